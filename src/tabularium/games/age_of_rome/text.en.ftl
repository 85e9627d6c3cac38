# Age of Rome: Ad Gloriam.

# The table
automaton = Cassius
where = Round { $round } of { $rounds }, { $phase }
where-before = Before the first round
where-over = After round { $round }
phase-plots = Plots
phase-construction = Construction
phase-action = Action
phase-income = Income
ending-glory =
    { $count ->
        [one] { $winners } rules Rome.
       *[other] { $winners } rule Rome together as Co-Emperors.
    }
result-citizen = You remain a Citizen.
result-praetor = You are Praetor.
result-imperator = You are Imperator.
result-child_of_jupiter = You are a Child of Jupiter: every task is fulfilled.
result-victory = Cassius is beaten. Caesar is avenged.
result-shared = You and Cassius share Rome.
result-defeat = Cassius has won.
glory = { $n } Glory
denarii =
    { $n ->
        [one] 1 Denarius
       *[other] { $n } Denarii
    }

# Options
box-even = balanced
box-even-help = nobody begins with the Commerce Bonus. Octavius begins with the Military one, Livia with the Politics one.
option-mode = Alone
option-mode-help = How one player plays.
option-mode-emperor = Emperor solo: tasks to fulfil, a rank to earn
option-mode-cassius = Attack of Cassius: against the murderer of Caesar (Tabularium’s own rules)
option-difficulty = Cassius
option-difficulty-help = How strong Cassius is.
option-difficulty-normal = normal
option-difficulty-easy = easy
option-difficulty-hard = hard
option-spies = Spies & Allies
option-spies-help = Before Plots each player may offer another a deal, honest or not, over one of their Buildings.
option-spies-no = no
option-spies-yes = yes
option-peace = Peace
option-peace-help = Nobody plots.
option-peace-no = no
option-peace-yes = yes
option-clock = Clock
option-clock-help = The Provinces always turn by one quarter, clockwise.
option-clock-no = no
option-clock-yes = yes
option-heroes = Heroes
option-heroes-help = There are no Medals.
option-heroes-no = no
option-heroes-yes = yes
option-hard_times = Hard Times
option-hard_times-help = Negative Events are shuffled in.
option-hard_times-no = no
option-hard_times-yes = yes
option-first_player = First player
option-first_player-help = Where the First player marker starts.
option-first_player-random = drawn by lot
option-first_player-seat_1 = seat 1
option-first_player-seat_2 = seat 2
option-first_player-seat_3 = seat 3
option-first_player-seat_4 = seat 4

# Scores
score-glory_track = Glory track
score-military = Military
score-politics = Politics
score-commerce = Commerce
score-religion = Religion
score-quests = Quests
score-denarii = Denarii

# Prompts
ask-keep_quests = Which of your Quests goes back under the pile? The others bring Glory at the end.
tray-keep_quests = { $state ->
    [missing] Touch the one that you give back; you keep the others.
   *[other] This one goes. Touch another to give that one back instead.
}
tray-keep_quests-laid = I give back
tray-keep_quests-held = I keep
wait-keep_quests =
    { $seat } { $count ->
        [one] is
       *[other] are
    } choosing Quests.
ask-event_return_legion = Desertion: from which Region do you take a Legion back? It returns to your board.
wait-event_return_legion = { $seat } is choosing a Legion to take back.
ask-diplomacy_place = Do you send an envoy to a Building that faces another player? An accepted offer brings a reward.
wait-diplomacy_place = { $seat } may send an envoy.
ask-diplomacy_token = Your envoy to the { $building } in { $province }: a Spy or an Alliance? Nobody sees it yet.
wait-diplomacy_token = { $seat } is choosing a token for the { $building } in { $province }.
ask-diplomacy_offer = How many Denarii do you offer { $target }? They are gone if the offer is accepted.
wait-diplomacy_offer = { $seat } is deciding how much to offer.
ask-diplomacy_answer =
    { $envoy } offers you { $amount ->
        [one] 1 Denarius
       *[other] { $amount } Denarii
    } for a deal over your { $building }. An Alliance would give both of you { $level } Glory; a Spy would give { $envoy } alone that Glory or the action.
wait-diplomacy_answer =
    { $seat } is considering an offer of { $amount ->
        [one] 1 Denarius
       *[other] { $amount } Denarii
    }.
ask-diplomacy_revise =
    You offered { $amount ->
        [one] 1 Denarius
       *[other] { $amount } Denarii
    }; { $target } asks for { $asked }. What is your last offer?
wait-diplomacy_revise = { $seat } is choosing a last offer: it was { $amount }, and { $asked } is asked for.
ask-diplomacy_final_answer =
    The last offer of { $envoy } is { $amount ->
        [one] 1 Denarius
       *[other] { $amount } Denarii
    } for a deal over your { $building }. Yes or no?
wait-diplomacy_final_answer = { $seat } is considering the last offer.
ask-spy_choice = Your Spy was let in: { $level } Glory, or the action of the { $building }?
wait-spy_choice = { $seat } is choosing what a Spy brings.
ask-end_diplomacy = A last moment for sales and Sets before Plots begin.
wait-end_diplomacy = { $seat } may still sell cards or lay a Set.
ask-plot_choose =
    { $plots ->
        [0] You have no Plot to activate now. Anything else before you go on?
       *[other] Which of your Plots do you activate?
    }
wait-plot_choose = { $seat } may activate Plots.
about-plot_choose = activating Plots
ask-plot_effect = Your Plot in { $province }, against { $target }: which effect?
wait-plot_effect = { $seat } is choosing the effect of a Plot against { $target }.
ask-plot_pantheon = From which level of the Pantheon of { $target } do you take an element? It goes back to its owner.
wait-plot_pantheon = { $seat } is choosing an element of the Pantheon of { $target }.
ask-plot_legion = From which Region do you send a Legion of { $target } home? It goes back to its owner’s board.
wait-plot_legion = { $seat } is choosing a Legion of { $target } to send home.
ask-plot_replace = Does a Legion of yours take the place of the one of { $target } in { $region }? Yours comes from your board.
wait-plot_replace = { $seat } may take the place of a Legion of { $target } in { $region }.
ask-plot_two_legions = Which two Legions of { $target } do you move to one Region?
wait-plot_two_legions = { $seat } is choosing two Legions of { $target } to move.
ask-plot_destination = To which Region do the two Legions of { $target } go? They count there.
wait-plot_destination = { $seat } is choosing a Region for two Legions of { $target }.
ask-plot_vote = Which Vote of { $target } do you take out of the Column? Place 1 is the bottom.
wait-plot_vote = { $seat } is choosing a Vote of { $target } to take away.
ask-build_choose = What do you build in the Province in front of you? Each tile brings Glory at once.
wait-build_choose = { $seat } may build.
about-build_choose = building
ask-partisan_place = Where do you place a Partisan? You have { $left } left.
wait-partisan_place = { $seat } is choosing a place for a Partisan.
ask-use_bonus = Do you use your Bonus on the { $building }, to act twice?
wait-use_bonus = { $seat } may use a Bonus.
ask-trade_window =
    { $condition_id ->
        [plot_in_province] { $by } plots against you: { $plot } ({ $plot_text }). Do you play a Trade card?
        [activate_plot] Do you play a Trade card with your Plot against { $target } ({ $plot })?
       *[other] Do you play a Trade card? ({ $condition })
    }
wait-trade_window = { $seat } may play Trade cards.
about-trade_window = playing Trade cards
ask-make_room = A card comes and your hand is full ({ $limit }): make room, or let it go.
wait-make_room = { $seat } is making room in a full hand.
ask-set_cards = Which three cards make your Set ({ $ware })? It brings Glory at the end.
wait-set_cards = { $seat } is choosing three cards for a Set.
ask-medal_offer = Religion Medal: do you change Denarii into Glory now?
wait-medal_offer = { $seat } may buy Glory.
about-medal_offer = buying Glory
ask-legion_source = Which Legion do you place in a Region? One from your board, or one that leaves another Region.
wait-legion_source = { $seat } is choosing a Legion to place.
ask-legion_destination = To which Region does the Legion go? Places there bring Glory at the end.
wait-legion_destination = { $seat } is choosing a Region for a Legion.
ask-pantheon_level = Which level of your Pantheon grows? Its elements bring Glory at the end.
wait-pantheon_level = { $seat } is choosing a level of the Pantheon.
ask-income_choose = { $province } has a Population of { $population }. Normal Taxation, or Double Taxation for { $penalty } Glory?
wait-income_choose = { $seat } is choosing a Taxation.
ask-end_income = A last moment in your turn: sell, lay a Set, buy Glory?
wait-end_income = { $seat } may still sell cards or lay a Set.
about-end_income = the last moment of your turn

# Moves
move-sell = Sell { $card }
move-set = Lay a Set of { $ware }
move-buy-glory = Buy 1 Glory
move-lay = Lay { $a }, { $b }, { $c }
move-play = Play { $card }
move-close = No more cards
move-discard = Discard { $card }
move-decline = Do without the card
move-pass-phase = Pass for this whole phase
move-return = Return { $quest }
move-recall = From { $region }
move-envoy = Envoy to the { $building } in { $province }
move-token-spy = A Spy
move-token-alliance = An Alliance
move-offer =
    Offer { $amount ->
        [one] 1 Denarius
       *[other] { $amount } Denarii
    }
move-accept = Accept
move-refuse = Refuse
move-ask =
    Ask for { $amount ->
        [one] 1 Denarius
       *[other] { $amount } Denarii
    }
move-spy-glory = Take the Glory
move-spy-action = Take the action
move-activate = Activate the Plot in { $province }
move-effect = { $plot }
move-topple = From the { $pantheon }
move-expel = From { $region }
move-remove = Only send it home
move-replace = Take its place
move-legions =
    { $one_id ->
        [epirus] { $other_id ->
            [epirus] Both from { $one }
           *[other] From { $one } and { $other }
        }
        [macedonia] { $other_id ->
            [macedonia] Both from { $one }
           *[other] From { $one } and { $other }
        }
       *[thrace] { $other_id ->
            [thrace] Both from { $one }
           *[other] From { $one } and { $other }
        }
    }
move-strike = The Vote in place { $place }
move-build = Build: { $building }
move-place = On the { $building }
move-place-colosseum = On the Colosseum
move-place-plot = On a Plot
move-with-bonus = With the Bonus
move-without-bonus = Without the Bonus
move-from-board = From your board
move-from = From { $region }
move-skip = No Legion
move-to = To { $region }
move-raise = The { $pantheon }
move-tax = Normal Taxation
move-tax-double = Double Taxation

# What a move costs or brings
preview-tile =
    level { $level }, { $cost }, +{ $glory }{ $medal ->
        [1] { " and the Medal" }
       *[0] {""}
    }
preview-spy = accepted: Glory or the action for you alone; refused: your Denarii are lost
preview-alliance = accepted: Glory for both of you; refused: your Denarii come back
preview-set = { $glory } at the end
preview-against = against { $who }
preview-facing = level { $level }, facing { $who }
preview-nothing = nothing happens now
preview-element = { $metal }, { $glory } at the end

# Events
event-character = { $seat } plays { $character }.
event-first = { $seat } has the First player marker; it lies in { $province }.
event-dealt = { $seat } is dealt Quests.
event-dealt-secret = { $seat } is dealt: { $quests }.
event-returned-quest = { $seat } returns a Quest.
event-returned-quest-secret = { $seat } returns: { $quest }.
event-round = Round { $round }.
event-event = Event: { $event }.
event-phase = Phase: { $phase }.
stage-round = The end of round { $round }
stage-score = { $points ->
    [one] 1 Glory
   *[other] { $points } Glory
} if the game ended now
stage-cards = Trade cards
event-order = Turn order: { $order }.
event-denarii =
    { $seat } gains { $n ->
        [one] 1 Denarius
       *[other] { $n } Denarii
    }.
event-lost-denarii =
    { $seat } loses { $n ->
        [one] 1 Denarius
       *[other] { $n } Denarii
    }.
event-glory = { $seat } gains { $n } Glory and has { $now }.
event-lost-glory = { $seat } loses { $n } Glory and has { $now }.
event-stage = { $seat } reaches the Stage on { $square } and recruits a Partisan.
event-drew = { $seat } draws a Trade card.
event-drew-secret = { $seat } draws: { $card }.
event-nothing-to-draw = There is no Trade card left for { $seat }.
event-declined = { $seat } does without the card.
event-reshuffled = The discarded Trade cards are shuffled into a new deck.
event-took = { $seat } takes from the discard pile: { $card }.
event-quest = { $seat } draws a Quest.
event-quest-secret = { $seat } draws the Quest { $quest }.
event-no-quest = There is no Quest left for { $seat }.
event-legion =
    { $seat } recruits { $n ->
        [0] no Legion
        [one] a Legion
       *[other] { $n } Legions
    }.
event-vote-recruited =
    { $seat } recruits { $n ->
        [0] no Vote
        [one] a Vote
       *[other] { $n } Votes
    }.
event-anchor = { $seat } gets rid of the Anchor.
event-sold =
    { $seat } sells { $card } for { $n ->
        [one] 1 Denarius
       *[other] { $n } Denarii
    }.
event-discarded = { $seat } discards { $card }.
event-lost-card = { $seat } loses { $card }.
event-played = { $seat } plays { $card }.
event-set = { $seat } lays a Set of { $ware }: { $a }, { $b }, { $c }.
event-recalled = A Legion of { $seat } goes home from { $region }.
event-vote-back = The Vote in place { $place } goes back to { $seat }.
event-vendetta = A Vendetta marker goes from { $seat } to { $other }.
event-oath = { $seat } takes a Vendetta marker from the supply.
event-envoy = { $seat } sends an envoy to { $other }: { $building } in { $province }.
event-token = { $seat } lays a token face down.
event-token-secret = { $seat } lays a token face down: { $token }.
event-offered =
    { $seat } offers { $amount ->
        [one] 1 Denarius
       *[other] { $amount } Denarii
    } to { $other }.
event-asked =
    { $seat } asks { $other } for { $amount ->
        [one] 1 Denarius
       *[other] { $amount } Denarii
    }.
event-revised =
    { $seat } now offers { $amount ->
        [one] 1 Denarius
       *[other] { $amount } Denarii
    } to { $other }.
event-accepted =
    { $seat } accepts { $amount ->
        [one] 1 Denarius
       *[other] { $amount } Denarii
    } from { $other }.
event-refused =
    { $seat } refuses { $amount ->
        [one] 1 Denarius
       *[other] { $amount } Denarii
    } from { $other }.
event-revealed =
    The token of { $seat } is turned over: { $token }.{ $refused ->
        [0] {""}
       *[other] { $token_id ->
            [spy] { " The Denarii are lost." }
           *[alliance] { " The Denarii come back." }
        }
    }
event-spy =
    { $seat } takes { $action ->
        [0] the Glory
       *[1] the action
    } of the { $building }.
event-activated = { $seat } activates a Plot against { $other }: { $plot }.
event-fizzled = The Plot of { $seat } comes to nothing ({ $plot }).
event-cancelled = { $seat } cancels the Plot’s effect.
event-toppled = An element falls from the Pantheon of { $seat }: { $pantheon }.
event-expelled = { $seat } sends a Legion of { $other } home from { $region }.
event-replaced = A Legion of { $seat } takes its place in { $region }.
event-moved-both = { $seat } moves two Legions of { $other } ({ $one }, { $two }) to { $region }.
event-struck = { $seat } takes a Vote of { $other } out of place { $place }.
event-stolen = { $seat } takes a Trade card from { $other }.
event-stolen-secret = { $seat } takes { $card } from { $other }.
event-built =
    { $seat } builds in { $province }: { $building } { $level ->
        [1] I
        [2] II
       *[3] III
    } (Population { $population }).
event-medal =
    { $seat } takes the { $building_id ->
        [military] Military
        [politics] Politics
        [commerce] Commerce
        [religion] Religion
       *[agriculture] Agriculture
    } Medal.
event-placed = { $seat } places a Partisan: { $building } in { $province }.
event-placed-colosseum = { $seat } places a Partisan on the Colosseum.
event-placed-plot = { $seat } lays a Plot in { $province }.
event-bonus =
    { $seat } uses the { $building_id ->
        [military] Military
        [politics] Politics
       *[commerce] Commerce
    } Bonus.
event-legion-placed = { $seat } places a Legion in { $region }.
event-legion-moved = { $seat } moves a Legion from { $source } to { $region }.
event-skipped = { $seat } places no Legion.
event-voted = { $seat } puts a Vote on top of the Column.
event-majority = { $seat } makes a Majority.
event-fell = The bottom Vote goes back to { $seat }.
event-element = { $seat } adds an element: { $pantheon }.
event-common = { $seat } finishes a level ({ $pantheon }): { $metal }.
event-harvest =
    { $seat } harvests { $n ->
        [one] 1 Denarius
       *[other] { $n } Denarii
    }.
event-cleaned = Partisans, Bonus markers and used Plots go home.
event-taxed =
    { $seat } chooses Normal Taxation in { $province }: { $n ->
        [one] 1 Denarius
       *[other] { $n } Denarii
    }.
event-taxed-double = { $seat } chooses Double Taxation in { $province }: { $n } Denarii for { $penalty } Glory.
event-rotated =
    The Provinces turn { $turns ->
        [1] a quarter clockwise
        [2] by half
       *[3] a quarter counter-clockwise
    }.
event-bought = { $seat } pays { $n } Denarii for Glory.
event-cassius-card = Cassius turns up { $cassius }, for { $deed }.
event-cassius-plots = Cassius turns up { $cassius } for his Plot: { $plot }.
event-cassius-builds = Cassius turns up { $cassius }. He builds the first he can of { $order }.
event-combat-card = Cassius turns up { $combat }.
event-cassius-row = Cassius adds { $card } to his row.
event-cassius-nothing = Cassius finds nothing to build.
event-cassius-blocked = Cassius can’t carry that out.
event-cassius-shuffled = Cassius shuffles his cards.
event-ambushed = Ambush in { $region }!
event-final-set = { $seat } still lays a Set of { $ware }: { $a }, { $b }, { $c }.
event-final-quest = { $seat } shows { $quest }: { $n } Glory.
event-final-score = { $seat } has { $n } Glory in all.
event-cassius-score = Cassius has { $n } Glory in all.
event-task = Task fulfilled: { $goal }.

# What cards do
condition-activate_plot = when you activate a Plot
condition-plot_in_province = when a Plot hits you
condition-build = when you build
condition-double_tax = when you choose Double Taxation
condition-partisan_any = when you place a Partisan
condition-partisan_colosseum = when you place a Partisan on the Colosseum
condition-partisan_agriculture = when you place a Partisan on an Agriculture Building
effect-gain_denarii =
    { $n ->
        [one] +1 Denarius
       *[other] +{ $n } Denarii
    }
effect-gain_glory = +{ $n } Glory
effect-draw_trade =
    draw { $n ->
        [one] a Trade card
       *[other] { $n } Trade cards
    }
effect-take_discard = take the top discarded Trade card
effect-draw_quest =
    draw { $n ->
        [one] a Quest
       *[other] { $n } Quests
    }
effect-recruit_legion =
    recruit { $n ->
        [one] a Legion
       *[other] { $n } Legions
    }
effect-recruit_vote =
    recruit { $n ->
        [one] a Vote
       *[other] { $n } Votes
    }
effect-remove_anchor = get rid of your Anchor
effect-place_legion =
    place or move { $n ->
        [one] a Legion
       *[other] { $n } Legions
    }
effect-place_vote = place a Vote
effect-place_pantheon = add an element to your Pantheon
effect-harvest = harvest
effect-cancel_plot = the Plot has no effect
effect-lose_denarii =
    { $n ->
        [one] −1 Denarius
       *[other] −{ $n } Denarii
    }
effect-lose_glory = −{ $n } Glory
effect-return_legion =
    take { $n ->
        [one] a Legion
       *[other] { $n } Legions
    } back from the Regions
effect-return_vote =
    take { $n ->
        [one] your topmost Vote
       *[other] your { $n } topmost Votes
    } back
effect-discard_trade_random =
    lose { $n ->
        [one] a random Trade card
       *[other] { $n } random Trade cards
    }
effect-take_vendetta =
    take { $n ->
        [one] a Vendetta marker
       *[other] { $n } Vendetta markers
    }
effect-target_lose_glory = the target loses { $n } Glory
effect-target_remove_pantheon = an element of the target’s colour leaves an unfinished level
effect-target_remove_legion = a Legion of the target goes home, and yours may take its place
effect-target_move_legions = two Legions of the target go to one Region
effect-target_remove_vote = a Vote of the target leaves the Column
effect-target_discard_trade_random =
    the target loses { $n ->
        [one] a random Trade card
       *[other] { $n } random Trade cards
    }
effect-target_steal_trade_random =
    you take { $n ->
        [one] a random Trade card
       *[other] { $n } random Trade cards
    } from the target
who-most = most { $what }
who-least =
    { $metric ->
        [glory] least
        [facing_population] least
        [score_politics] least
        [total_score] least
       *[other] fewest
    } { $what }
who-facing = whoever faces { $province }
who-alone = alone, for each Partisan
metric-denarii =
    { $n ->
        [one] Denarius
       *[other] Denarii
    }
metric-glory = Glory on the track
metric-legions_in_regions =
    { $n ->
        [one] Legion in the Regions
       *[other] Legions in the Regions
    }
metric-legions_recruited =
    { $n ->
        [one] recruited Legion
       *[other] recruited Legions
    }
metric-votes_in_column =
    { $n ->
        [one] Vote in the Column
       *[other] Votes in the Column
    }
metric-votes_recruited =
    { $n ->
        [one] recruited Vote
       *[other] recruited Votes
    }
metric-pantheon_elements =
    { $n ->
        [one] Pantheon element
       *[other] Pantheon elements
    }
metric-hand_size =
    { $n ->
        [one] card in hand
       *[other] cards in hand
    }
metric-trade_cards_in_hand =
    { $n ->
        [one] Trade card in hand
       *[other] Trade cards in hand
    }
metric-vendetta_markers =
    { $n ->
        [one] Vendetta marker
       *[other] Vendetta markers
    }
metric-vendetta_markers_zero =
    { $n ->
        [one] clean Vendetta track
       *[other] clean Vendetta tracks
    }
metric-active_bonuses =
    { $n ->
        [one] uncovered Bonus
       *[other] uncovered Bonuses
    }
metric-plots_in_provinces =
    { $n ->
        [one] Plot of yours lying in the Provinces
       *[other] Plots of yours lying in the Provinces
    }
metric-facing_population = Population in your Province
metric-medals =
    { $n ->
        [one] Medal
       *[other] Medals
    }
metric-regions_first =
    { $n ->
        [one] first place in a Region
       *[other] first places in Regions
    }
metric-regions_second =
    { $n ->
        [one] second place in a Region
       *[other] second places in Regions
    }
metric-regions_present =
    { $n ->
        [one] Region with a Legion of yours
       *[other] Regions with a Legion of yours
    }
metric-regions_defeated =
    { $n ->
        [one] defeated Region
       *[other] defeated Regions
    }
metric-max_legions_one_region =
    { $n ->
        [one] Legion in a single Region
       *[other] Legions in a single Region
    }
metric-top_vote =
    { $n ->
        [one] Vote on top of the Column
       *[other] Votes on top of the Column
    }
metric-sets =
    { $n ->
        [one] Set
       *[other] Sets
    }
metric-set_types =
    { $n ->
        [one] type of Sets
       *[other] types of Sets
    }
metric-sets_jewels =
    { $n ->
        [one] Set of Jewels
       *[other] Sets of Jewels
    }
metric-sets_same_type_max =
    { $n ->
        [one] Set of one type
       *[other] Sets of one type
    }
metric-pantheon_levels_complete =
    { $n ->
        [one] finished level of the Pantheon
       *[other] finished levels of the Pantheon
    }
metric-gold_elements =
    { $n ->
        [one] Gold element
       *[other] Gold elements
    }
metric-quests_fulfilled =
    { $n ->
        [one] fulfilled Quest
       *[other] fulfilled Quests
    }
metric-score_politics = Glory from the Column
metric-total_score = Glory in all
metric-population_africa = Population in Africa
metric-population_gaul = Population in Gaul
metric-population_spain = Population in Spain
metric-population_italy = Population in Italy
metric-medal_military = Military Medal
metric-medal_politics = Politics Medal
metric-medal_commerce = Commerce Medal
metric-medal_religion = Religion Medal
metric-medal_agriculture = Agriculture Medal
goal = { $n } { $what }
goal-top_vote = the top Vote of the Column
goal-vendetta_markers_zero = no Vendetta marker left
goal-population_africa = a Population of { $n } in Africa
goal-population_gaul = a Population of { $n } in Gaul
goal-population_spain = a Population of { $n } in Spain
goal-population_italy = a Population of { $n } in Italy
goal-facing_population = a Population of { $n } in your Province
goal-medal_military = the Military Medal
goal-medal_politics = the Politics Medal
goal-medal_commerce = the Commerce Medal
goal-medal_religion = the Religion Medal
goal-medal_agriculture = the Agriculture Medal
face-card = { $condition }: { $effects }
face-anchor = takes a place in your hand until a card removes it
face-plot-then = { $effect }; then for you: { $then }
face-event = { $who }: { $effects }
face-event-turn =
    play goes { $direction ->
        [1] clockwise
       *[other] counter-clockwise
    }, then the Provinces turn { $turns ->
        [1] { $way ->
            [1] a quarter clockwise
           *[other] a quarter counter-clockwise
        }
       *[2] by half
    }
face-quest-at_least = { $glory } with { $what }
face-quest-per = { $glory } for each { $what }
face-quest-most = { $glory } with { who-most }
face-quest-least = { $glory } with { who-least }
face-quest-now = now { $glory }
face-quest-far = { $n } of { $least }, now { $glory }
face-task-far = { $n } of { $least }
quest-back = a hidden Quest
card-back = a hidden card
card-anchor = Anchor
token-spy = Spy
token-alliance = Alliance
token-back = face down
token-none = no token yet
metal-own = own colour
metal-bronze = Bronze
metal-silver = Silver
metal-gold = Gold
pantheon-base = base
pantheon-upper = upper level

# The board in words
board-no-event = No Event is face up
section-hand = Your hand
section-quests = Your Quests
section-event = Event
section-provinces = Provinces, clockwise around the table
section-regions = Regions
section-senate = Senate and Colosseum
section-pantheon = Common elements of the Pantheon
section-glory = Glory and Denarii
section-buildings = Buildings in the supply, and Medals
section-trade = Trade cards and Quests
section-plots = What Plots can do, and for whom
section-diplomacy = Diplomacy
section-cassius = Cassius
section-tasks = Tasks
board-order = Turn order
board-past = Past Events
board-event-deck = Events still face down
board-province =
    { $province }, facing { $who }{ $first ->
        [1] { " (First player marker)" }
       *[0] {""}
    }
board-population = Population { $n }
board-penalty = Double Taxation costs { $penalty }
board-nothing-built = nothing built
board-workers =
    { $n ->
        [one] 1 Partisan
       *[other] { $n } Partisans
    } on { $level ->
        [one] 1 place
       *[other] { $level } places
    }
board-next =
    next level { $cost }, +{ $glory }, { $left ->
        [0] sold out
       *[other] { $left } left
    }
board-plots = Plots
board-plot-empty = free
board-plot-flipped = { $who } (used)
board-defence =
    defence { $n }, { $defeated ->
        [1] defeated
       *[0] not yet defeated
    }
board-places = places give { $places }
board-count = { $who } ({ $n })
board-column = Senate Column, bottom to top
board-vote = { $place }. { $who } ({ $glory })
board-column-worth = Places from the bottom
board-majority = adding one so that the top { $n } are yours makes a Majority: { $glory }
board-colosseum = Colosseum
board-common-base = Base, best first
board-common-upper = Upper level, best first
board-element-worth = An element gives at the end
board-worth = { $what }: { $glory }
board-stages = Stages of Glory
board-harvest = A harvest this round
board-exchange = Denarii at the end
board-rate = { $n } make 1 Glory
board-vendetta = Vendetta markers in the supply
board-level = Level { $level }
board-tile = { $left } left, { $cost } D, +{ $glory } G
board-medal = { $medal } Medal
board-medal-free = for the first level III
medal-military = wins ties in Regions
medal-politics = a Majority gives { $n } Glory
medal-commerce = Jewels are jokers in Sets
medal-religion = 1 Glory for { $n } Denarii at any time, and { $rate } Denarii make 1 Glory at the end
medal-agriculture = each harvest brings { $n } more
board-played = Played on this occasion
board-set-worth = A Set gives at the end
board-deck = Cards in the Trade deck
board-discard = Discarded, top first
board-pile = Quests in the pile
board-returned = The Quest you returned
board-draft = You return
board-envoy = Envoy of { $who }
board-cassius-score = Score of Cassius
board-row = His row of Trade cards
board-cassius-round = This round
board-cassius-decks = His decks
board-cassius-left =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }, { $combat ->
        [one] { $combat } Combat card
       *[other] { $combat } Combat cards
    }
board-cassius-does =
    { $builds ->
        [one] 1 build
       *[other] { $builds } builds
    }, { $acts ->
        [one] 1 action
       *[other] { $acts } actions
    }
board-cassius-used = His cards seen
board-combat-used = His Combat cards seen
board-task-done = fulfilled now
board-none = none

# The picture
area-rome = Rome and the Provinces
area-own = Your board
area-board = { $who }: { $character }
picture-emperor = Emperor solo
picture-cassius = Attack of Cassius, { $difficulty }
picture-row = No Trade card lies in his row yet.
piece-variant = Variant: { $variant }
area-tasks = Tasks: { $title } so far
reads-bonus = Once a round, a Partisan on a { $kind } Building acts twice, as long as no Vendetta marker covers this Bonus.
picture-senate = Senate
picture-colosseum = Colosseum
picture-commons = Pantheon
picture-deck = Trade
picture-discard = Discard
picture-pile = Quests
picture-vendetta = Vendetta
picture-turn =
    then { $turns ->
        [1] { $way ->
            [1] ↻ a quarter clockwise
           *[other] ↺ a quarter counter-clockwise
        }
       *[2] ⟳ half a turn
    }
piece-spin =
    When the round ends the Provinces turn { $turns ->
        [1] a quarter { $way ->
            [1] clockwise
           *[other] counter-clockwise
        }
       *[2] by half
    }
piece-province = { $province } faces { $who }
piece-plate = { $province }, facing { $who }
piece-chair = { $who } sits here, at { $province }
piece-building =
    { $level ->
        [0] No { $building } yet in { $province }
       *[other] { $building } in { $province }
    }
piece-workers =
    { $n ->
        [one] A Partisan
       *[other] { $n } Partisans
    } of { $who } on the { $building } in { $province }
piece-token = Envoy of { $who }: { $token }
piece-purse-on =
    { $n ->
        [one] 1 Denarius
       *[other] { $n } Denarii
    } offered by { $who }
piece-people = Population { $n } in { $province }: Double Taxation costs { $penalty }
piece-first = The First player marker in { $province }
piece-next = After the turn { $province } faces { $who }
piece-plot-empty = Free Plot slot { $slot } in { $province }
piece-plot =
    Plot of { $who } in { $province }, slot { $slot }, { $used ->
        [1] used this round
       *[0] against { $target } now, against { $later } after the turn
    }
reads-type = { $kind }: { $does }
reads-past = Past Events: { $events }
reads-event-deck = Events still face down: { $n }
reads-cassius = Action: { $action }. Plot: { $plot }. Builds first: { $order }.
reads-majority = With the next Vote: { $who }
piece-majority = Majority: { $run } Votes of one colour on top of the Column bring { $glory }, and each further one again
reads-medal = { $medal } Medal: { $does }
title-citizen = Citizen
title-praetor = Praetor
title-imperator = Imperator
title-child_of_jupiter = Child of Jupiter
piece-title = If the game ended now: { $title }, with { $n } of { $all } tasks
reads-title = { $title }: from { $n } tasks on
reads-rate = { $rate } Denarii are 1 Glory at the end
reads-elements = An element of your colour: { $own }. Common ones still there: { $common }.
reads-seen = Seen so far: { $cards }
deed-legion = a Combat card for his Legions
deed-vote = a Vote on the Column
deed-plot = a Plot in his Province
deed-trade = a Trade card for his row
deed-offering = an element of his Pantheon
deed-games = 1 Glory
piece-vote = Vote of { $who } in place { $place } of the Column, worth { $glory }
piece-round = Round { $round } of { $rounds }
piece-order = { $who } is number { $n } in turn order
piece-direction =
    Play goes { $direction ->
        [1] clockwise
       *[other] counter-clockwise
    }
piece-common = Common element { $n } ({ $level }): { $metal }, { $glory } at the end
piece-harvest =
    A harvest brings { $n ->
        [one] 1 Denarius
       *[other] { $n } Denarii
    } this round
piece-event = Event { $event } — { $who }: { $effects }
piece-stage = Stage { $stage }, on { $n }: a Partisan for whoever reaches it
piece-glory = { $who } has { $n } Glory on the track
piece-region =
    { $region }: defence { $defence }, places give { $places }, { $defeated ->
        [1] defeated
       *[0] not yet defeated
    }
piece-defeated = { $region } is defeated
piece-legions =
    { $n ->
        [one] A Legion
       *[other] { $n } Legions
    } of { $who } in { $region }{ $place ->
        [0] {""}
       *[other] { ", place " }{ $place }{ ": " }{ $worth }
    }
piece-leads = { $who } leads in { $region }
piece-colosseum = The Colosseum: { $glory } for each Partisan
piece-games =
    { $n ->
        [one] A Partisan
       *[other] { $n } Partisans
    } of { $who } on the Colosseum
piece-supply =
    { $building } { $level }: { $n ->
        [0] none left
       *[other] { $n } left
    }, { $cost }, +{ $glory }
piece-medal =
    { $medal } Medal, { $free ->
        [1] for the first level III
       *[0] held by { $who }
    }
piece-deck =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } in the Trade deck
piece-discard = On the discard pile of { $n }: { $card }
piece-pile =
    { $n ->
        [one] { $n } Quest
       *[other] { $n } Quests
    } in the pile
piece-vendetta-supply =
    { $n ->
        [one] { $n } Vendetta marker
       *[other] { $n } Vendetta markers
    } in the supply
piece-sign =
    { $who }: { $n ->
        [one] { $n } point
       *[other] { $n } points
    } now
piece-own-glory = Glory of { $who }: { $n }
piece-own-denarii = Denarii of { $who }: { $n }, { $worth } at the end
piece-own-partisans = Partisans of { $who }: { $n } of { $all } to place
piece-own-actions = Actions of { $who }: { $n } of { $all } left
piece-own-legions = Legions of { $who }: { $n } on the board, { $out } to recruit
piece-own-votes = Votes of { $who }: { $n } on the board, { $out } to recruit
piece-own-plots = Plot markers of { $who }: { $n }
piece-slot-covered =
    { $none ->
        [1] A Vendetta marker of { $who } on slot { $slot }
       *[0] { $bonus } Bonus of { $who }, covered by a Vendetta marker
    }
piece-slot-used = { $bonus } Bonus of { $who }, used this round
piece-slot-open = { $bonus } Bonus of { $who }, ready
piece-slot-empty = Empty slot { $slot } of { $who }
piece-pantheon =
    Pantheon of { $who }, { $level }: { $n } of { $all } in their own colour, { $done ->
        [1] and { $metal }
       *[0] then a common one
    }
piece-set =
    { $n ->
        [0] No Set
        [one] 1 Set
       *[other] { $n } Sets
    } of { $who }: { $ware }, { $glory } each
notes-plot = { $plot }: { $text }
piece-notes = Plots and Medals of { $who }
piece-summary = The board of { $who }, from afar
piece-tablet = Plot of { $who }, “{ $plot }”: { $text }
piece-card =
    { $card } in the hand of { $who }{ $n ->
        [1] {""}
       *[other] { " (copy " }{ $n })
    }
piece-hidden-cards =
    { $n ->
        [one] 1 hidden card
       *[other] { $n } hidden cards
    } in the hand of { $who }
piece-anchor = Anchor in the hand of { $who }
piece-own-token = Your token: { $token }
piece-quest = Quest of { $who }: { $quest }
piece-hidden-quests =
    { $n ->
        [one] 1 hidden Quest
       *[other] { $n } hidden Quests
    } of { $who }
piece-cassius-deck =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } of Cassius to come; the last was { $last }
piece-combat-deck =
    { $n ->
        [one] { $n } Combat card
       *[other] { $n } Combat cards
    } of Cassius to come; the last was { $last }
piece-plan = This round Cassius has { $plan }
piece-row = { $card }, number { $n } in the row of Cassius
piece-tasks = The tasks, from afar
piece-task = Task: { $task }, { $far }

# Panels
panel-character = Character
panel-colour = Colour
colour-yellow = yellow
colour-red = red
colour-green = green
colour-blue = blue
panel-glory = Glory
panel-glory-value =
    { $lap ->
        [0] { $glory }
       *[other] { $glory } (+{ $lap }, square { $square })
    }
panel-denarii = Denarii
panel-denarii-value =
    { $n ->
        [0] 0
       *[other] { $n } ({ $glory } at the end)
    }
panel-province = Province
panel-partisans = Partisans
panel-stage = Next Stage
panel-partisans-value = { $left } of { $all } to place
panel-actions = Actions
panel-actions-value = { $left } of { $all } left
panel-legions = Legions
panel-pieces-value = { $board } on the board, { $out } to recruit
panel-votes = Votes
panel-vendetta = Bonuses [covered]
panel-markers = Vendetta markers
panel-slot-covered = [{ $bonus }]
panel-slot-open = { $bonus }
panel-slot-used = { $bonus } (used)
panel-slot-none = —
panel-plots = Plot markers
panel-medals = Medals
panel-pantheon = Pantheon
panel-pantheon-value = base { $base }/{ $base_all }{ $base_metal }, upper { $upper }/{ $upper_all }{ $upper_metal }
panel-metal = { " + " }{ $metal }
panel-hand = Hand
panel-hand-value =
    { $count ->
        [0] empty
        [one] 1 card
       *[other] { $count } cards
    }{ $known ->
        [0] {""}
        [1] { " (known: " }{ $cards })
       *[2] { $count ->
            [0] {""}
           *[other] : { $cards }
        }
    }
panel-sets = Sets
panel-set = { $ware } ({ $a }, { $b }, { $c })
panel-quests = Quests
panel-quests-hidden =
    { $count ->
        [one] 1 hidden
       *[other] { $count } hidden
    }
panel-total = Score now
type-military = Military
type-politics = Politics
type-commerce = Commerce
type-religion = Religion
type-agriculture = Agriculture

# Why not
why-AR-4_2 = You have no Plot in { $province }.
why-AR-4_4 =
    { $side ->
        [0] { $province } faces { $target }.
        [1] { $province } faces nobody now.
       *[2] { $province } faces you now.
    }
why-AR-4_5 =
    You have { $has ->
        [0] no Vendetta marker
        [one] 1 Vendetta marker
       *[other] { $has } Vendetta markers
    } to pay with; { $target } has { $free ->
        [0] no empty slot
        [one] 1 empty slot
       *[other] { $free } empty slots
    }.
why-AR-4_6 = None of your three effects can touch { $target } now.
why-AR-4_9 = Your Plot in { $province } has been used.
why-AR-4_14 = { $target } has only { $glory } Glory.
why-AR-4_15 = { $target } has no such element in an unfinished level.
why-AR-4_16 = { $target } has no Legion in the Regions.
why-AR-4_17 = Both Legions stand in { $region } already.
why-AR-4_18 =
    { $target } has { $legions ->
        [0] no Legion
        [one] only 1 Legion
       *[other] { $legions } Legions
    } in the Regions.
why-AR-4_19 = { $target } has no Vote in the Column.
why-AR-4_21 = { $target } has no Vote in the Column.
why-AR-4_23 = Your hand is full: { $cards } cards.
why-AR-4_24 = { $target } holds no Trade card.
why-AR-7_7 = { $card } is played { $condition }.
why-AR-7_8 = You do not hold { $card }.
why-AR-7_10 = { $card } is played { $condition }.
why-AR-7_20 = You do not hold { $card }.
why-AR-2_16 = It costs { $needs } Denarii; you have { $has }.
why-AR-5_1 = Level { $level } costs { $needs } Denarii; you have { $has }.
why-AR-5_5 = No tile of level { $level } is left ({ $building }).
why-AR-6_5 =
    The { $building } has level { $level } and { $level ->
        [one] 1 Partisan
       *[other] { $level } Partisans
    } already.
why-AR-6_4 = There is no { $building } in your Province.
why-AR-7_14 =
    You have { $has ->
        [0] no card that fits
        [one] 1 card that fits
       *[other] { $has } cards that fit
    } ({ $ware }); { $needs } are needed.
why-AR-9_4 = It would cost { $penalty } Glory and leave less than 1: you have { $has }.
why-AR-6_2 =
    You have { $left ->
        [one] 1 Partisan
       *[other] { $left } Partisans
    } left to place.
why-AR-11_2 =
    { $level ->
        [0] There is no { $building } in { $province }.
       *[other] { $side ->
            [0] { $province } faces { $target }.
            [1] { $province } faces nobody now.
           *[2] { $province } faces you now.
        }
    }
why-AR-11_3 =
    You have { $has ->
        [one] only 1 Denarius
       *[other] only { $has } Denarii
    } to offer.
why-AR-11_5 =
    { $room ->
        [0] There is nothing left to add to the offer.
        [one] Only { $least } is possible.
       *[other] From { $least } to { $most } Denarii are possible.
    }
why-AR-1_14 = You keep two of your three Quests: put exactly one back.
why-AR-4_11 = Your character can’t do that.
why-AR-4_20 = You have no Vote on your board.
why-AR-5_10 = Your { $building } is at level III already.
why-AR-5_14 = Jewels are jokers only with the Commerce Medal, and you don’t hold it.
why-AR-5_15 = You don’t hold the Religion Medal.
why-AR-6_12 = You have no Legion in { $region }.
why-AR-6_24 = That level is finished.
why-AR-6_29 = All Plot slots in { $province } are taken.
why-AR-6_30 = You have no Plot marker left on your board.
why-AR-6_8 = The action of this Partisan has begun: no more cards for it.
why-AR-6_9 = That is where the Legion comes from.
why-AR-7_3 = The Anchor can’t be played, sold, discarded or laid.
why-AR-7_4 = You have no Anchor to remove.
why-AR-7_11 = { $card } would change nothing now.
why-AR-7_13 = Only the target of a Plot may play { $card }.
why-AR-7_15 = One of the cards must truly be of this type.
why-AR-7_18 = { $card } is part of one of your Sets.
why-AR-7_19 = You have laid as many Sets as a player may.
why-AR-7_22 = The discard pile is empty.
why-AR-7_24 = It is not your turn: you can’t sell or lay a Set now.
why-AR-7_25 = You have already played { $card } on this occasion.
why-AR-9_6 = You can’t go on without an Income.
why-AR-11_9 = No card can be played on a Spy’s action.
why-AR-11_26 = You have no Legion in { $region }.
why-AR-11_14 = Peace is an option of this game: nobody plots.
why-AR-7_6 = { $held ->
    [0] You do not hold { $card }.
   *[other] It is not your turn: discard a card to make room, or lose the new one.
}

# Names of Provinces
province-africa = Africa
province-gaul = Gaul
province-spain = Spain
province-italy = Italy
the-province = { $province }
The-province = { $province }

# Names of Buildings
building-military = Castle
building-politics = Curia
building-commerce = Lighthouse
building-religion = Temple
building-agriculture = Villa rustica

# Names of Regions
region-epirus = Epirus
region-macedonia = Macedonia
region-thrace = Thrace
the-region = { $region }

# Names of characters
character-marcus_antonius = Marcus Antonius
character-aemilius_lepidus = Aemilius Lepidus
character-fulvia = Fulvia
character-junia_secunda = Junia Secunda
character-gaius_octavius = Gaius Octavius
character-livia_drusilla = Livia Drusilla

# Names of Plots
plot-calumny = Calumny
plot-degradation = Degradation
plot-apostasy = Apostasy
plot-deceit = Deceit
plot-second_vote = Second Vote
plot-null_vote = Null Vote
plot-forced_sale = Forced Sale
plot-customs_duties = Customs Duties

# Kinds of Trade cards
ware-tools = Tools
ware-weapons = Weapons
ware-clothes = Clothes
ware-jewels = Jewels
ware-chest = Chest, a joker

# Trade cards
card-sundial = Sundial
card-circinus = Circinus
card-groma = Groma
card-libella = Libella
card-falx = Falx
card-abacus = Abacus
card-spatha = Spatha
card-pugio = Pugio
card-scutum = Scutum
card-gladius = Gladius
card-pilum = Pilum
card-olicula = Olicula
card-toga_candida = Toga candida
card-paludamentum = Paludamentum
card-stola = Stola
card-caligae = Caligae
card-trabea = Trabea
card-bulla = Bulla
card-snake_bracelets = Snake Bracelets
card-signet_ring = Signet Ring
card-torc = Torc
card-fibula = Fibula
card-quaestor_chest = Quaestor’s Chest
card-publican_chest = Publican’s Chest
card-archivist_chest = Archivist’s Chest
card-collector_chest = Collector’s Chest

# Names of Events
event-frumentatio = Grain Dole
event-triumphus = Triumph
event-comitia = Comitia
event-nundinae = Market Day
event-dilectus = Levy of Troops
event-homines_novi = New Men
event-libri_sibyllini = Sibylline Books
event-lectisternium = Lectisternium
event-annona = African Grain
event-foedus_galliae = Gallic Treaty
event-metalla = Spanish Mines
event-feriae_latinae = Latin Festival
event-caritas = Dearth
event-incendium = Great Fire
event-desertio = Desertion
event-ambitus = Electoral Bribery
event-naufragium = Shipwreck
event-iusiurandum = Oath of Vengeance

# Quests
quest-vendetta_as_engine = Vendetta as an Engine
quest-vendetta_never_ends = Vendetta Never Ends
quest-offerings = Offerings
quest-free_trade = Free Trade
quest-preeminent_vote = Pre-eminent Vote
quest-hard_labour = Hard Labour
quest-most_decorated = Most Decorated
quest-last_stone = The Last Stone
quest-conqueror = Conqueror
quest-right_hand = Right Hand
quest-all_fronts = On All Fronts
quest-legate = Legate
quest-all_eagles = All the Eagles
quest-princeps_senatus = Princeps Senatus
quest-faction = Faction
quest-voice_of_the_senate = Voice of the Senate
quest-great_merchant = Great Merchant
quest-jeweller = Jeweller
quest-full_warehouses = Full Warehouses
quest-house_of_the_gods = House of the Gods
quest-gold_of_the_gods = Gold of the Gods
quest-treasury = Treasury of Saturn
quest-eternal_glory = Eternal Glory
quest-humble_servant = Humble Servant
quest-granary_of_africa = Granary of Africa
quest-peace_of_gaul = Peace of Gaul
quest-silver_of_spain = Silver of Spain
quest-heart_of_italy = Heart of Italy

# Cards of Cassius
cassius-marcus_brutus = Marcus Brutus
cassius-servius_galba = Servius Galba
cassius-decimus_brutus = Decimus Brutus
cassius-gaius_trebonius = Gaius Trebonius
cassius-lucius_cinna = Lucius Cinna
cassius-pontius_aquila = Pontius Aquila
cassius-antistius_labeo = Antistius Labeo
cassius-servilius_casca = Servilius Casca
cassius-tillius_cimber = Tillius Cimber
cassius-cassius_longinus = Cassius Longinus
cassius-publius_turullius = Publius Turullius
cassius-minucius_basilus = Minucius Basilus
cassius-cassius_parmensis = Cassius Parmensis
cassius-quintus_ligarius = Quintus Ligarius
cassius-caecilius_bucilianus = Caecilius Bucilianus

# Combat cards
combat-advance_epirus = Advance: Epirus
combat-forced_march_epirus = Forced March: Epirus
combat-ambush_epirus = Ambush: Epirus
combat-redeploy_epirus = Redeployment: Epirus
combat-advance_macedonia = Advance: Macedonia
combat-forced_march_macedonia = Forced March: Macedonia
combat-ambush_macedonia = Ambush: Macedonia
combat-redeploy_macedonia = Redeployment: Macedonia
combat-advance_thrace = Advance: Thrace
combat-forced_march_thrace = Forced March: Thrace
combat-ambush_thrace = Ambush: Thrace
combat-redeploy_thrace = Redeployment: Thrace

# Tasks
task-glory_51 = Glory
task-medals_3 = Medals
task-regions_2 = Regions
task-votes_4 = Votes
task-sets_2 = Sets
task-pantheon = Pantheon
task-quests_2 = Quests

# Feats
feat-centurion_of_glory = Hundredfold Glory
feat-centurion_of_glory-how = { $min } points or more at the end
feat-five_medals = Five Phalerae
feat-five_medals-how =
    { $min } { $min ->
        [one] Medal
       *[other] Medals
    }
feat-two_jewel_sets = Gemmarius
feat-two_jewel_sets-how =
    { $min } { $min ->
        [one] Set of Jewels
       *[other] Sets of Jewels
    }
feat-track_61 = Beyond the Stars
feat-track_61-how = { $min } or more on the Glory track
feat-three_same_sets = Monopoly
feat-three_same_sets-how =
    { $min } { $min ->
        [one] Set
       *[other] Sets
    } of one kind
feat-three_regions = Triple Triumph
feat-three_regions-how =
    first place in { $min } { $min ->
        [one] Region
       *[other] Regions
    }
feat-cassius_90 = Cassius Chastened
feat-cassius_90-how = { $min } points or more against Cassius
feat-senate_12 = Master of the Senate
feat-senate_12-how = { $min } points or more from the Senate Column
feat-golden_pantheon = Golden Pantheon
feat-golden_pantheon-how =
    { $min } { $min ->
        [one] common element
       *[other] common elements
    } of the Pantheon in gold
feat-four_quests = Tireless Seeker
feat-four_quests-how =
    { $min } { $min ->
        [one] Quest
       *[other] Quests
    } fulfilled
feat-no_vendetta = Clean Hands
feat-no_vendetta-how = no Vendetta marker at the end
feat-creator_113 = The Creator’s Record
feat-creator_113-how = { $min } points or more at the end

# -- on the shelf
box-about = Raise your Province, win the Senate and the Regions, and plot against whoever faces you.
box-emblem = greek-temple

# what one touch takes: asked first
amount-denarii =
    { $count ->
        [one] { $count } Denarius
       *[other] { $count } Denarii
    }
amount-trade_card =
    { $count ->
        [one] { $count } Trade card
       *[other] { $count } Trade cards
    }

# everything in the box
contents-buildings = Buildings
contents-building = { $type }. Costs { $cost } and brings { $glory } at once.
contents-cards = Trade cards
contents-set = { $ware }: a Set of them is worth { $glory } at the end
contents-quests = Quests
contents-events = Events
contents-plots = Plots
contents-plot-of = Character: { $who }
contents-medals = Medals
contents-medal = { $medal } Medal
contents-tasks = Tasks
contents-cassius = Cards of Cassius
