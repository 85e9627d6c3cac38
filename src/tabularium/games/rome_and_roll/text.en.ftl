# -- options
option-characters = Characters
option-characters-help = Sheets are dealt at random, or each player chooses one in seat order.
option-characters-random = dealt at random
option-characters-chosen = chosen in seat order
option-setup = Cards
option-setup-help = Plans and Favours are drawn at random, or the set suggested for a first game is laid out.
option-setup-random = drawn at random
option-setup-first_game = suggested first game
option-pontifex = Pontifex
option-pontifex-help = The optional fifth character may be dealt or chosen.
option-pontifex-no = stays in the box
option-pontifex-yes = takes part
option-two_player_variant = Seneca’s Foreman
option-two_player_variant-help = From round 2 on, a card moves a third Foreman, who blocks a Plan.
option-two_player_variant-no = without
option-two_player_variant-yes = with
option-level = Level
option-level-help = How early Seneca’s seals bring him Nero cards.
option-level-normal = normal
option-level-easy = easy
option-level-hard = hard
option-easier_scores = Easier scores
option-easier_scores-help = Seneca scores 3 for a road instead of 4.
option-easier_scores-no = no
option-easier_scores-yes = yes
option-two_for_one = Two for one
option-two_for_one-help = In your turn, two stored resources buy any other one except Jewellery.
option-two_for_one-no = no
option-two_for_one-yes = yes
option-no_fail_action = No failure action
option-no_fail_action-help = When Seneca’s card can’t be carried out, he does nothing.
option-no_fail_action-no = no
option-no_fail_action-yes = yes
option-harder_scores = Harder scores
option-harder_scores-help = Seneca scores 2 for a Park and 4 for Rubble, but 3 for a road.
option-harder_scores-no = no
option-harder_scores-yes = yes
option-seneca_asia_minor = Seneca in Asia Minor
option-seneca_asia_minor-help = Seneca starts with Nicomedia, already linked to Rome.
option-seneca_asia_minor-no = no
option-seneca_asia_minor-yes = yes
option-seneca_egypt = Seneca in Egypt
option-seneca_egypt-help = Seneca starts with Cyrene, already linked to Rome.
option-seneca_egypt-no = no
option-seneca_egypt-yes = yes
option-rubble_blocks_overseer = Impassable Rubble
option-rubble_blocks_overseer-help = Your Overseer can neither enter nor cross Rubble.
option-rubble_blocks_overseer-no = no
option-rubble_blocks_overseer-yes = yes

# -- prompts, for who acts and for who waits
ask-choose_character = Choose your character.
wait-choose_character = { $seat } is choosing a character.
ask-choose_village = Choose the village that is yours from the start.
wait-choose_village = { $seat } is choosing a village.
ask-draft_die = Take a die: its icons are the resources and workers of one of your turns.
wait-draft_die = { $seat } is choosing a die.
ask-double_draft = Do you deploy a Senator to take your second die now?
wait-double_draft = { $seat } may deploy a Senator to take a second die now.
ask-draft_extra_die = Take your second die.
wait-draft_extra_die = { $seat } is choosing a second die.
ask-choose_die = Which of your dice do you use this turn? Only its icons count in this turn.
wait-choose_die = { $seat } is choosing the die of this turn.
ask-change_face = Your die shows { $face }. Turn it to another face? Only the new face then counts.
wait-change_face = { $seat } may turn the die to another face.
ask-turn_menu = { $main ->
    [0] Your turn, with { $goods }: one main action, and as many free actions as you like.
    [1] Your main action is done. Left of the die: { $goods }. Take free actions, or end your turn.
   *[2] A second main action, with { $goods }, and as many free actions as you like.
}
waste-turn_menu = You can still take a main action. End your turn all the same?
wait-turn_menu = { $seat } is choosing an action.
ask-declare_favour = { $action }: do you use a Favour for it? It goes back to the centre afterwards.
wait-declare_favour = { $seat } may use a Favour for this action: { $action }.
ask-store_basket = The Basket enters Storage as one resource and stays that. Which one?
wait-store_basket = { $seat } is storing a Basket.
ask-overseer_move = First: where does your Overseer build from? You choose the Plan next.
wait-overseer_move = { $seat } is moving the Overseer to build.
ask-choose_plan = Which Plan do you build? You pay for it from the die and from Storage.
wait-choose_plan = { $seat } is choosing a Plan.
ask-choose_placement = { $plan }: where do you build it? Every Building that it touches produces for its owner.
wait-choose_placement = { $seat } is choosing where the { $plan } goes.
ask-waive_cost = { $plan }: the Architect saves you a resource; which one? ({ $left } to choose)
wait-waive_cost = { $seat } is choosing what to save on the { $plan }.
ask-pay = Pay { $goods }: which part comes from the die?
wait-pay = { $seat } is paying { $goods }.
ask-legion_pick = Which Army Building do you use, for its Soldiers? ({ $left } at most)
wait-legion_pick = { $seat } is choosing Army Buildings ({ $left } more at most).
ask-conquer_region = Where do you conquer, with an Armed Force of { $force }? All colonies of this action lie in one region.
wait-conquer_region = { $seat } is choosing where to conquer with an Armed Force of { $force }.
ask-conquer_colony = { $region }: which colony do you take? (Armed Force left: { $force })
wait-conquer_colony = { $seat } is choosing a colony in { $region } (Armed Force left: { $force }).
ask-develop_region = In which region do you renovate roads? Each costs a Stone and brings Legacy.
wait-develop_region = { $seat } is choosing where to renovate roads.
ask-develop_road = { $region }: which road do you renovate? (renovated so far: { $done })
wait-develop_road = { $seat } is choosing a road in { $region } (renovated so far: { $done }).
ask-tax_region = Which region do you tax? Your linked colonies there produce.
wait-tax_region = { $seat } is choosing a region to tax.
ask-tax_unlinked_pick = Severina lets one unlinked colony pay tax too. Which one?
wait-tax_unlinked_pick = { $seat } is choosing an unlinked colony that pays tax too.
ask-trade_set = Which three equal resources do you exchange for Coins?
wait-trade_set = { $seat } is choosing resources to exchange.
ask-trade_production = The exchange is over: which of your Buildings produces?
wait-trade_production = { $seat } may let a Building produce after the exchange.
about-trade_production = producing after an exchange
ask-saturn_plan = Saturn: which Plan do you build { $number ->
    [1] first
   *[other] second
}?
wait-saturn_plan = { $seat } is choosing a Plan for Saturn.
ask-saturn_placement = Saturn, { $plan }: where do you build it? Nothing beside it produces.
wait-saturn_placement = { $seat } is choosing where Saturn’s { $plan } goes.
ask-assign_resource = { $source ->
    [1] The { $site } at { $cell } gives you { $amount }
    [2] { $colony } gives you { $amount }
   *[other] You get { $amount }
}: { $bribable ->
    [0] what do you store it as?
   *[other] do you store it, or bribe an Advisor with it?
}
wait-assign_resource = { $seat } is storing or spending { $amount }.
ask-market_pick = Which resource does the Market give you?
wait-market_pick = { $seat } is choosing a resource from the Market.
ask-insula_pick = Which neighbour of your Insula do you use? ({ $left } at most)
wait-insula_pick = { $seat } is choosing neighbours of an Insula ({ $left } more at most).
ask-steal_player = From whose Storage do you take a resource? It goes into your Storage.
wait-steal_player = { $seat } is choosing a player to take a resource from.
ask-steal_resource = Which resource do you take? It goes into your Storage.
wait-steal_resource = { $seat } is choosing the resource to take.
ask-claim_favour = Which Favour do you claim, to use it in a turn of yours?
wait-claim_favour = { $seat } may claim a Favour.
ask-place_rubble = Where on the { $hill } does Seneca build Rubble? Buildings that it touches produce.
wait-place_rubble = { $seat } is placing Seneca’s Rubble on the { $hill }.
ask-seneca_road_tie = { $region }: which road does Seneca renovate?
wait-seneca_road_tie = { $seat } is choosing Seneca’s road in { $region }.

# -- moves
move-character = { $character }
move-village = { $colony }
move-draft = Take { $face }
move-double = Deploy a Senator, take a second die
move-discard = Use { $face }
move-keep = Keep the face
move-turn = { $source }: turn it to { $face }
move-main = { $action }
move-deploy = Deploy a Senator: +1 { $icon }
move-bribe = Bribe { $advisor } with 1 { $icon }
move-store = Store 1 { $resource }
move-store-basket = Store 1 Basket as { $resource }
move-use = Use the Favour of { $favour }
move-swap = Swap 1 { $first } and 1 { $second } for 1 { $resource }
move-end = End your turn
move-stay = Stay
move-go = { $fish ->
    [0] Go to the { $site } at { $cell }
   *[other] Go to the { $site } at { $cell } for { $fish } Fish
}
move-plan = { $plan }
move-place = Lay { $form } at { $cell }
move-waive = Save 1 { $resource }
move-pay = { $count ->
    [0] All from Storage
   *[other] From the die: { $parts }
}
basket-as = { amount-basket } as { $resource }
move-pick = { $site } at { $cell }
move-region = { $region }
move-conquer = Take { $colony }
move-renovate = { $road }
move-levy = { $colony }
move-exchange = { $from ->
    [die] From the die { $die }
    [stored] From Storage { $stored }
   *[both] From the die { $die }; from Storage { $stored }
}
move-claim = { $favour }
move-steal = { $seat }
move-take = { $resource }
move-stop = That is all

# -- what a move costs or brings
preview-less = { $cost }, { $count } less of your choice
preview-way = { $cost }, and { $fish } Fish for the way
preview-reach = to build { $plans }
preview-beside = beside { $what }
preview-building = { $site } of { $who }
preview-colony = value { $value }, 1 Soldier as garrison, { $glory }
preview-value = value { $value }
preview-stores = stores { $goods }
preview-links = links { $colony } ({ $who }: { $amount })
preview-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
} at the end
preview-box = box { $box } of { $all }
preview-box-brings = { $where }: { $brings }
preview-road = costs { $cost }, brings { $gains }
would-stay = Your Overseer stays where he is.
would-go = { $fish ->
    [0] Your Overseer goes to the { $site } at { $cell }, free of charge.
   *[other] Your Overseer goes to the { $site } at { $cell } for { $fish } Fish.
}
would-pay = { $free ->
    [1] It costs nothing.
   *[other] It costs { $cost }.
}
would-gain = { $mine ->
    [1] You gain { $what }.
   *[other] { $seat } gains { $what }.
}
would-gain-beside = { $mine ->
    [1] You gain { $what } (beside it: { $beside }).
   *[other] { $seat } gains { $what } (beside it: { $beside }).
}
would-claim_favour = Then you may claim a Favour.
would-market_pick = { $mine ->
    [1] Then you choose resources at the Market.
   *[other] Then { $seat } chooses resources at the Market.
}
would-insula_pick = { $mine ->
    [1] Then your Insula uses its neighbours.
   *[other] Then the Insula of { $seat } uses its neighbours.
}
would-steal_player = Then you take a resource from somebody’s Storage.
would-steal_resource = Then you choose the resource you take.
preview-pays = { $what }; { $coins } for { $who }

# -- events
event-character = { $seat } plays { $character }.
event-plans = Plans in play: { $plans }.
event-favours = Favours in play: { $favours }.
event-first = { $seat } is the first Proconsul.
event-village = { $seat } owns { $colony } from the start.
event-round = Round { $round } begins.
event-rolled = The dice show { $dice }.
event-drafted = { $seat } takes { $face }.
event-senator = { $seat } deploys a Senator to take a second die.
event-left-over = Left over: { $dice }.
event-turn = { $seat } uses { $face }.
event-turned = { $source } turns { $seat }’s die to { $face }.
event-deployed = { $seat } deploys a Senator: +{ $amount }.
event-stored = { $seat } stores { $amount }.
event-bribed = { $seat } bribes { $advisor } with { $amount } (box { $boxes }).
event-unlocked = { $advanced ->
    [0] { $advisor }’s ability works for { $seat } from now on.
   *[other] { $advisor }’s advanced ability works for { $seat } from now on.
}
event-icon = { $advisor } adds { $amount } to { $seat }’s die.
event-gained = { $seat } gains { $amount } (now { $total }).
stage-nero = { $seat } takes a Nero card
stage-nero-worth = Nero cards: { $points } points
stage-nero-left = { $count ->
    [0] It was the last Nero card.
    [one] One Nero card is left.
   *[other] { $count } Nero cards are left.
}
event-nero = { $seat } reaches a blue box and takes the { $nero }.
event-main = { $seat } chooses the action { $action }.
event-favour = { $seat } uses the Favour of { $favour }.
event-returned = { $favour } goes back to the centre.
event-claimed = { $seat } claims the Favour of { $favour }.
event-went = { $fish ->
    [0] { $seat }’s Overseer goes to the { $site } at { $cell }.
   *[other] { $seat }’s Overseer goes to the { $site } at { $cell } for { $fish } Fish.
}
event-paid = { $seat } pays { $goods }.
event-built = { $seat } builds: { $plan } at { $cell }.
event-foreman = { $seat }’s Foreman stands on { $plan }.
event-foreman-home = { $seat }’s Foreman leaves { $plan }.
event-produces = The { $plan } at { $cell } produces for { $seat }.
event-advisor = { $advisor } helps { $seat }.
event-stole = { $seat } takes { $amount } from { $other }.
event-raised = { $seat } raises troops at the { $site } at { $cell }.
event-conquered = { $seat } conquers { $colony }.
event-renovated = { $seat } renovates { $road }.
event-linked = { $colony } is linked to Rome.
event-taxed = { $colony } pays tax to { $seat }.
event-exchanged = { $seat } exchanges { $goods }.
event-swapped = { $seat } swaps 1 { $first } and 1 { $second } for 1 { $resource }.
event-proconsul = { $seat } is Proconsul.
event-last-round = The last Nero card is gone: round { $round } is the last.
event-park = The Rubble at { $cell } becomes a Park.
event-final = { $seat } ends with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-die-six = { $upper ->
    [0] Seneca rolls { $die }, an odd number: the lower half, { $colour }.
   *[1] Seneca rolls { $die }, an even number: the upper half, { $colour }.
}
event-seneca-no-die = No { $colour } die is left.
event-seneca-drafted = Seneca takes { $face }.
event-card = Seneca’s card: { $card }.
event-seals = { $count } { $count ->
    [one] seal
   *[other] seals
} so far.
event-seneca-nero = His seals bring Seneca the { $nero }.
event-seneca-taken = { $plan } has a Foreman: Seneca looks for another Plan of its type.
event-seneca-conquers = Seneca goes where the fewest colonies are conquered: { $region } ({ $count }).
event-seneca-develops = Seneca builds where the fewest roads are renovated: { $region } ({ $count }).
event-seneca-plan = Seneca’s Foreman claims { $plan }.
event-seneca-no-plan = Seneca finds no free Plan of this type.
event-seneca-favour = Seneca takes the Favour of { $favour }.
event-seneca-once = { $region }: nothing is left to do a second time.
event-rubble = Rubble is built on the { $hill }, at { $cell }.
event-no-rubble = There is no room for Rubble on the { $hill }.
event-seneca-colony = Seneca conquers { $colony }.
event-seneca-road = Seneca renovates { $road }.
event-seneca-trade = Seneca trades: one of your Buildings may produce.
event-failure = Nothing on the card was possible: Seneca takes a failure action.
event-nothing = Seneca does nothing.
event-variant = Seneca’s card: { $card }.
event-laid = Seneca lays two cards: { $a }/{ $b } on the left, { $c }/{ $d } on the right.
event-reshuffled = Seneca’s deck is reshuffled.
event-seneca-final = Seneca ends with { $points ->
    [one] { $points } point
   *[other] { $points } points
} (Parks { $parks }, Rubble { $rubble }, roads { $roads }, colonies { $colonies }, Nero cards { $nero }).
event-seneca-foreman = Seneca’s Foreman stands on { $plan }.
event-seneca-home = Seneca’s Foreman leaves { $plan }.
event-seneca-proconsul = Seneca is Proconsul.

# -- why not
why-RR-1_6 = { $senators ->
    [0] You have no free Senator.
    [one] You have { $senators } free Senator.
   *[other] You have { $senators } free Senators.
}
why-RR-4_13 = { $action_id ->
    [build] No Plan can be paid for and placed where your Overseer can go.
    [raise_legion] There is no Army Building on the map.
   *[other] No road can be renovated now.
}
why-RR-5_10 = From there you can’t pay for and place any Plan.
why-RR-5_21 = This Plan must be built { $restriction }.
why-RR-5_3 = No chain of Buildings leads there.
why-RR-5_4 = The way costs { $fish } Fish, and you have { $has }.
why-RR-1_13 = To pay: { $cost }. The die has { $die }, Storage { $stored }.
why-RR-5_23 = To pay: { $cost }. The die has { $die }, Storage { $stored }.
why-RR-5_36 = That way costs { $fish } Fish.
why-RR-8_5 = There is no Stone on the die and none in Storage.
why-RR-9_2 = You have no linked colony that could pay.
why-RR-10_2 = You don’t have three of a kind.
why-RR-14_18 = Saturn costs three Jewellery, and you have { amount-jewel }.
why-RR-11_1 = There is none left on the die: { $icon }.
why-RR-11_6 = There is none left on the die: { $icon }.
why-RR-7_3 = It takes an Armed Force of { $value }; yours is { $force }.
why-RR-7_6 = You have { $soldiers ->
    [0] no free Soldier
    [one] { $soldiers } free Soldier
   *[other] { $soldiers } free Soldiers
}.
why-RR-11_9 = All of { $advisor }’s boxes are marked.
why-RR-2_5 = { $favour } is not in this game.
why-RR-2_11 = { $character } is taken.
why-RR-4_2 = You have taken your main action.
why-RR-4_9 = { $deployed ->
    [1] You have deployed a Senator this turn.
   *[0] You have taken your main action: a Senator helps before it.
}
why-RR-5_1 = Your die has neither a Builder nor an Architect.
why-RR-5_8 = Another Overseer stands there.
why-RR-5_11 = A Foreman stands on the { $plan }, and your die has no Architect.
why-RR-5_13 = The cost has no { $resource } to save.
why-RR-5_16 = The { $plan } finds no room beside the Building where your Overseer stands.
why-RR-5_17 = That is not the shape of this Plan.
why-RR-5_18 = It would not lie on free ground of the city.
why-RR-5_19 = It would lie on two hills.
why-RR-5_20 = It would lie on both sides of the wall.
why-RR-6_1 = Your die has no Legionary.
why-RR-6_2 = The { $site } at { $cell } is no Army Building, or used already.
why-RR-7_4 = { $colony } lies in another region.
why-RR-7_5 = No road leads to { $colony } from Rome or a conquered colony.
why-RR-7_9 = { $colony } has an owner already.
why-RR-8_1 = Your die has no Builder; an Architect is not enough.
why-RR-8_2 = The road { $road } lies in another region.
why-RR-8_3 = The road { $road } starts neither at Rome nor at a linked colony.
why-RR-8_4 = No open road there joins Rome or conquered colonies.
why-RR-8_6 = The road { $road } is renovated already.
why-RR-10_7 = That Building is not yours.
why-RR-10_8 = The { $site } at { $cell } has no production.
why-RR-10_11 = You don’t have these three, or they can’t all stand for the same resource.
why-RR-10_12 = This Insula has no neighbour whose production it could use.
why-RR-12_12 = This is not an unlinked colony of yours in a region that you tax.
why-RR-11_10 = { $advisor } is not your Advisor.
why-RR-14_1 = Nobody has claimed { $favour } yet.
why-RR-14_2 = { $favour } belongs to another player.
why-RR-14_4 = You have used a Favour this turn.
why-RR-14_8 = None of your Advisors lets you claim { $favour }.
why-RR-17_7 = The Market does not give { $resource }.
why-RR-17_9 = { $seat } has nothing in Storage.
why-RR-18_22 = The Rubble would not lie on free cells of that hill.
why-RR-18_23 = Here the Rubble would touch none of your Buildings, and elsewhere it can.
why-RR-18_24 = Here the Rubble would not touch the Forum, and elsewhere it can.
why-RR-14_10 = Juno does not build the { $plan }, a Religion Plan.
why-RR-17_6 = The { $site } at { $cell } has no production that the Insula can use, or is used already.
why-RR-19_7 = No chain of Buildings leads there, or impassable Rubble blocks it.
why-RR-4_16 = Without the Favour this action is not possible.
why-RR-18_31 = Another road comes first for Seneca: nearer to Rome, with fewer steles, or towards his own colony.
why-RR-2_8 = This is not one of the two villages the Praefectus can start with.
why-RR-14_13 = { $acted ->
    [0] Jupiter is used after a main action.
    [1] No other main action is possible with this die.
   *[other] With Jupiter the second main action is another one.
}
why-RR-14_22 = { $number ->
    [0] No two of the Plans on offer have room.
    [1] It would leave no room for a second Building.
   *[other] There is no room for it beside the first.
}

# -- the end
ending-solo = { $winners }
result-won = You have more points than Seneca: Nero has a new right hand.
result-lost = Seneca keeps his place beside Nero.
score-coins = Coins
score-buildings_track = Buildings
score-legacy = Legacy
score-glory = Glory
score-advisors = Advisors
score-plan_points = Plans
score-nero = Nero cards
score-soldiers = Soldiers
score-senators = Senators
score-parks = Parks
score-rubble = Rubble
score-roads = Roads
score-colonies = Colonies

# -- the board
where-setup = Set-up
where-draft = Round { $round }, dice draft
where-turns = Round { $round }, turns
where-last = { $where } (last round)
where-over = After round { $round }
either = { $most } or { $last }
board-legend = Signs on the map
legend-ground = { $hills }; . marsh; ~~ Tiber; == bridge; ## Forum
legend-wall = ║ and ═══: Servian wall; │ and ───: border of a Building
legend-buildings = two letters: a Building, and in its other cells the number of its owner
legend-goods = Resources to build over: { $goods }
legend-rubble = xx Rubble; oo Park
legend-sign = { $sign } { $what }
board-turn = This turn
board-order = Turn order
board-proconsul = { $who } (Proconsul)
board-dice = Dice to draft
board-left-over = Die left over
board-die = Die of { $seat }
board-pool = Icons left
board-done = Done
board-senator-used = Senator deployed for an icon
board-favours-used = Favours used
board-favours-now = Favour of this action
board-second = Second main action
second-to-come = still to come
second-done = done
board-lent = Lent by a Favour
board-building = { $site } at { $cell }
board-plans = Plans
board-cost = costs { $cost }
board-foreman = Foreman: { $who }
board-kind = { $type } { $number }
board-favours = Favours
board-nero = Nero cards left
board-regions = Regions
board-region = { $region } ({ $resource })
board-value = value { $value }
board-owner = { $who }’s
board-linked = linked to Rome
board-none = nothing
board-characters = Characters to choose from
centre = at the centre
seneca = Seneca
restriction-none = anywhere
restriction-hill_only = all on one hill
restriction-hill_touch = touching a hill
restriction-marsh_only = on marsh only
restriction-tiber = beside the Tiber
restriction-inside_wall = inside the wall
restriction-outside_wall = outside the wall
panel-character = Character
panel-coins = Coins
panel-buildings = Buildings
panel-legacy = Legacy
panel-glory = Glory
panel-track = { $n } of { $most }, blue box at { $blue }
panel-building-track = { $n } of { $most }, worth { $points ->
    [one] { $points } point
   *[other] { $points } points
} (boxes: { $values }), blue box at { $blue }
panel-soldiers = Soldiers
panel-senators = Senators
panel-people = { $n } of { $most }, { $free } free
panel-storage = Storage
panel-dice = Dice
panel-advisor = { $boxes } of { $all } boxes
panel-turned = has turned a die this round
panel-advisor-box = [{ $box }] { $what }
panel-cards = Cards
panel-proconsul = Proconsul card
panel-overseer = Overseer
panel-foreman = Foreman
panel-beside = beside the sheet
panel-built = Built
panel-seals = Seals
panel-seals-row = { $count } (Nero cards at { $thresholds })
panel-deck = Deck
panel-deck-row = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}; on top { $top }
panel-pile-row = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
panel-left = Left card
panel-right = Right card
panel-discard = Discarded
panel-score = Points
back = { $upper }/{ $lower }
hidden = hidden

# -- what cards, dice and Advisors do
letters = { $plan ->
    [training_ground] TG
    [construction_post] CP
    [barracks] BK
    [garden] GA
    [baths] BA
    [theatre] TH
    [carpenter] CR
    [brickmaker] BR
    [stonecutter] ST
    [fishery] FI
    [jeweller] JE
    [temple] TE
    [warehouse] WA
   *[other] { $printed }
}
die = { $face } ({ $icons })
at-what = { $when }: { $what }
and-then = { $first }; { $then }
per-road = { $what } per road
per-region = { $what } per region that produced
gives-bonus = when built { $what }
gives-legion = for a Legion { $what }
gives-production = produces { $what }
gives-points = at the end { $what }
when-build = each { $types } Building you build
when-raise_legion = Raise a Legion
when-conquer = { $colonies ->
    [0] Conquer
    [1] Conquer
   *[other] Conquer { $colonies } colonies or more
}
when-develop = Develop
when-tax = Tax
when-trade = Trade
when-die = { $icons } printed on your die
when-link = a colony of yours is linked
when-trade_group = each group you trade
when-before_turn = { $limit ->
    [1] once per round, before your turn
   *[other] before your turn
}
when-senator_from_build = each Senator you gain when you build
when-opponent_build = each { $types } Building of another player
when-claim_favour = each Favour you claim
when-use_favour = each Favour you use
timing-during_action = { $actions } (not { $types })
timing-after_action = after your main action
timing-before_turn = before your turn
timing-free_action = for { $cost }, at any time in your turn
does-gain_choice = { $n } of your choice among { $among }
does-gain_if = { $what } if you have roads or colonies in { $least } regions
does-gain_per_group = { $what } more for each group
does-add_icon = +{ $what }
does-activate_adjacent = { $n ->
    [one] the production of { $n } neighbour
   *[other] the productions of { $n } neighbours
}
does-steal = { $n ->
    [one] take { $n } resource from another player
   *[other] take { $n } resources from another player
}
does-claim_favour = claim a Favour
does-permit_saturn = you may claim { $permits }
does-change_face = turn your die to any face
does-second_action = another main action with the same die
does-trade_unlimited_groups = as many groups as you like
does-tax_all_linked = all your colonies count as linked
does-build_free_form = as { $shape } beside any Building, whatever the hills and the wall
does-building_track_marks = { $n ->
    [one] mark { $n } box of the Building track
   *[other] mark { $n } boxes of the Building track
}
does-saturn_build = build { $n } different Plans without a Foreman beside any Building
does-tax_unlinked = { $n ->
    [one] Tax: { $n } unlinked colony of yours pays too
   *[other] Tax: { $n } unlinked colonies of yours pay too
}
does-road_discount = { $n ->
    [one] Develop: the first road costs no Stone
   *[other] Develop: the first { $n } roads cost no Stone
}
does-plan_discount = { $n ->
    [one] { $types } Plans cost you { $n } resource less
   *[other] { $types } Plans cost you { $n } resources less
}
does-favours_per_turn = you may use { $n } Favours per turn
points-flat = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
points-inside_full_3x3 = { points-flat } inside a fully built 3x3 square
points-empty_neighbours = { points-flat } with { $least } empty cells around it
points-adjacent_buildings = { points-flat } beside { $least } Buildings
points-adjacent_opponent_type = { points-flat } beside another player’s { $type } Building
points-own_soldiers = { points-flat } per { $each } Soldiers, at most { $most }
points-hills_with_own_building = { points-flat } per hill with a Building of yours, at most { $most }
points-own_advisors_advanced = { points-flat } per Advisor with { $boxes } boxes, at most { $most }
points-own_stored_resources = { points-flat } per { $each } stored resources, at most { $most }
seneca-build = { $which ->
    [lower] Build { $type }, lower number
    [higher] Build { $type }, higher number
   *[only] Build { $type }
}
seneca-rubble = { $build }; on the { $hill } Rubble, { $shape_id ->
    [I3] three cells in a row
    [L3] three cells around a corner
   *[other] { $shape }
}
seneca-times = { $action } ×{ $times }
seneca-no-seal = { $action } (no seal)

# -- amounts
amount-wood = { $count } Wood
amount-brick = { $count ->
    [one] { $count } Brick
   *[other] { $count } Bricks
}
amount-stone = { $count ->
    [one] { $count } Stone
   *[other] { $count } Stones
}
amount-fish = { $count } Fish
amount-jewel = { $count } Jewellery
amount-basket = { $count ->
    [one] { $count } Basket
   *[other] { $count } Baskets
}
amount-coin = { $count ->
    [one] { $count } Coin
   *[other] { $count } Coins
}
amount-soldier = { $count ->
    [one] { $count } Soldier
   *[other] { $count } Soldiers
}
amount-senator = { $count ->
    [one] { $count } Senator
   *[other] { $count } Senators
}
amount-nero = { $count ->
    [one] a Nero card
   *[other] { $count } Nero cards
}
amount-legacy = { $count } Legacy
amount-glory = { $count } Glory
amount-auxiliary = { $count ->
    [one] { $count } Auxiliary
   *[other] { $count } Auxiliaries
}
amount-builder = { $count ->
    [one] { $count } Builder
   *[other] { $count } Builders
}
amount-architect = { $count ->
    [one] { $count } Architect
   *[other] { $count } Architects
}
amount-merchant = { $count ->
    [one] { $count } Merchant
   *[other] { $count } Merchants
}
amount-legion = { $count ->
    [one] { $count } Legionary
   *[other] { $count } Legionaries
}
amount-any = { $count ->
    [one] { $count } worker of choice
   *[other] { $count } workers of choice
}

amount-region_resource = { $count ->
    [one] the region’s resource
   *[other] { $count } of the region’s resource
}

# -- names
character-legatus = Legatus
character-mercatrix = Mercatrix
character-patricia = Patricia
character-praefectus = Praefectus
character-pontifex = Pontifex
advisor-theocles = Theocles
advisor-vivianus = Vivianus
advisor-cassian = Cassian
advisor-donatus = Donatus
advisor-jovilios = Jovilios
advisor-nicodemus = Nicodemus
advisor-euphemius = Euphemius
advisor-palinurus = Palinurus
advisor-martialis = Martialis
advisor-bertramus = Bertramus
advisor-severina = Severina
advisor-aurelianus = Aurelianus
advisor-pompilius = Pompilius
advisor-valeria = Valeria
advisor-numerius = Numerius
favour-bacchus = Bacchus
favour-juno = Juno
favour-jupiter = Jupiter
favour-mars = Mars
favour-mercury = Mercury
favour-minerva = Minerva
favour-saturn = Saturn
region-gaul = Gaul
region-hispania = Hispania
region-asia_minor = Asia Minor
region-egypt = Egypt
colony-massilia = Massilia
colony-lugdunum = Lugdunum
colony-lutetia = Lutetia
colony-burdigala = Burdigala
colony-tarraco = Tarraco
colony-saguntum = Saguntum
colony-toletum = Toletum
colony-gades = Gades
colony-nicomedia = Nicomedia
colony-ephesus = Ephesus
colony-trapezus = Trapezus
colony-antiochia = Antioch
colony-cyrene = Cyrene
colony-alexandria = Alexandria
colony-memphis = Memphis
colony-thebae = Thebes
road-rome_massilia = Rome – Massilia
road-massilia_lugdunum = Massilia – Lugdunum
road-lugdunum_lutetia = Lugdunum – Lutetia
road-massilia_burdigala = Massilia – Burdigala
road-burdigala_lutetia = Burdigala – Lutetia
road-rome_tarraco = Rome – Tarraco
road-rome_saguntum = Rome – Saguntum
road-tarraco_toletum = Tarraco – Toletum
road-saguntum_toletum = Saguntum – Toletum
road-toletum_gades = Toletum – Gades
road-rome_nicomedia = Rome – Nicomedia
road-nicomedia_ephesus = Nicomedia – Ephesus
road-nicomedia_trapezus = Nicomedia – Trapezus
road-ephesus_antiochia = Ephesus – Antioch
road-trapezus_antiochia = Trapezus – Antioch
road-rome_cyrene = Rome – Cyrene
road-rome_alexandria = Rome – Alexandria
road-cyrene_alexandria = Cyrene – Alexandria
road-alexandria_memphis = Alexandria – Memphis
road-memphis_thebae = Memphis – Thebes
plan-camp = Camp
plan-training_ground = Training Ground
plan-construction_post = Construction Post
plan-barracks = Barracks
plan-armoury = Armoury
plan-esplanade = Esplanade
plan-garden = Garden
plan-baths = Baths
plan-theatre = Theatre
plan-circus = Circus
plan-carpenter = Carpenter
plan-brickmaker = Brickmaker
plan-stonecutter = Stonecutter
plan-fishery = Fishery
plan-jeweller = Jeweller
plan-temple = Temple
plan-villa = Villa
plan-market = Market
plan-insula = Insula
plan-magistracy = Magistracy
plan-warehouse = Warehouse
site-forum = Forum
site-rubble = Rubble
site-park = Park
hill-capitoline = Capitoline
hill-palatine = Palatine
hill-aventine = Aventine
hill-caelian = Caelian
hill-esquiline = Esquiline
hill-viminal = Viminal
hill-quirinal = Quirinal
mark-wood = W
mark-brick = B
mark-stone = S
mark-fish = F
mark-jewel = J
icon-wood = Wood
icon-brick = Brick
icon-stone = Stone
icon-fish = Fish
icon-jewel = Jewellery
icon-basket = Basket
icon-auxiliary = Auxiliary
icon-builder = Builder
icon-architect = Architect
icon-merchant = Merchant
icon-legion = Legionary
icon-any = any worker
gain-coin = Coins
gain-soldier = Soldiers
gain-senator = Senators
gain-legacy = Legacy
gain-glory = Glory
colour-blue = blue
colour-yellow = yellow
colour-red = red
face-blue-1 = blue 1
face-blue-2 = blue 2
face-blue-3 = blue 3
face-blue-4 = blue 4
face-blue-5 = blue 5
face-blue-6 = blue 6
face-yellow-1 = yellow 1
face-yellow-2 = yellow 2
face-yellow-3 = yellow 3
face-yellow-4 = yellow 4
face-yellow-5 = yellow 5
face-yellow-6 = yellow 6
face-red-1 = red 1
face-red-2 = red 2
face-red-3 = red 3
face-red-4 = red 4
face-red-5 = red 5
face-red-6 = red 6
action-build = Build
action-raise_legion = Raise a Legion
action-conquer = Conquer
action-develop = Develop
action-tax = Tax
action-trade = Trade
nero-nero_8 = Nero card of 8 points
nero-nero_6 = Nero card of 6 points
nero-nero_4 = Nero card of 4 points
nero-nero_2 = Nero card of 2 points
card-seneca_01 = Seneca 1
card-seneca_02 = Seneca 2
card-seneca_03 = Seneca 3
card-seneca_04 = Seneca 4
card-seneca_05 = Seneca 5
card-seneca_06 = Seneca 6
card-seneca_07 = Seneca 7
card-seneca_08 = Seneca 8
card-seneca_09 = Seneca 9
card-seneca_10 = Seneca 10
card-seneca_11 = Seneca 11
card-seneca_12 = Seneca 12
card-seneca_13 = Seneca 13
card-seneca_14 = Seneca 14
card-seneca_15 = Seneca 15
card-seneca_16 = Seneca 16
card-seneca_17 = Seneca 17
card-seneca_18 = Seneca 18
type-a = Army
type-l = Leisure
type-m = Manufacture
type-r = Religion
type-u = Urban

# -- the picture
area-table = The city and the Empire
area-mine = Your sheet
area-sheet = { $seat }
picture-tiber = Tiber
picture-rome = Rome
picture-laid-0 = on the left
picture-laid-1 = on the right
picture-discard = discarded
picture-draft = Draft order
picture-turns = Turn order
piece-draft = Draft order: { $order }
piece-turns = Turn order: { $order }
piece-hill = { $hill }, a hill
reads-hill = A Building may stand on one hill and on the marsh around it, never on two hills.
piece-because = { $mine ->
    [1] The { $site } produces because you have built beside it
   *[other] The { $site } produces because { $seat } has built beside it
}
piece-city = The city, cell
piece-building = { $site } of { $seat } at { $cell }
piece-planned = { $site } of { $seat } at { $cell }, still to be built
piece-site = { $site } at { $cell }
piece-overseer = Overseer of { $seat } on the { $site } at { $cell }
piece-region = { $region }, which produces { $resource }
piece-road = The road { $road }: { $legacy }
piece-road-of = The road { $road } of { $seat }: { $legacy }
piece-colony = { $colony }: value { $value }, { $glory }
piece-colony-of = { $linked ->
    [0] { $colony } of { $seat }: value { $value }, { $glory }
   *[other] { $colony } of { $seat }, linked to Rome: value { $value }, { $glory }
}
piece-die = Die to draft: { $face }
piece-die-left = Die left over: { $face }
piece-die-of = Die of { $seat }: { $face }
piece-die-now = Die of this turn, { $seat }: { $face }
piece-plan = Plan { $plan }: costs { $cost }
piece-foreman = Foreman of { $seat } on the Plan { $plan }
piece-foreman-home = Foreman of { $seat }, beside the sheet
piece-character = Character to choose: { $character }
piece-action = { $done ->
    [0] Main action: { $action }
   *[other] Main action, done: { $action }
}
piece-favour = Favour of { $favour }, { $where }
piece-nero = Nero cards: the top one is worth { points-flat }, { $number } left
piece-nero-of = Nero card of { points-flat }, { $seat }
piece-sheet = { $proconsul ->
    [0] { $seat }, { $character }
   *[other] { $seat }, { $character }, Proconsul
}
piece-summary = The sheet of { $seat }, from afar
piece-proconsul = { $seat } is Proconsul
piece-soldiers = { $seat }: { $free ->
    [one] { $free } free Soldier
   *[other] { $free } free Soldiers
}, { $number } gained
piece-senators = { $seat }: { $free ->
    [one] { $free } free Senator
   *[other] { $free } free Senators
}, { $number } gained
piece-track = { $seat }, { $track }: { $number } of { $most } boxes, { points-flat }, blue box at { $blue }
piece-advisor = { $advisor }, Advisor of { $seat }: { $number } of { $most } boxes
piece-storage = Your Storage
piece-stored = In the Storage of { $seat }: { $amount }
piece-incoming = Just produced: { $amount }
piece-take = To take: { $amount }
piece-cost = To pay: { $amount }
piece-icon = Icon on the die of { $seat }: { $amount }
piece-deck = Seneca’s deck: { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
piece-card = Seneca’s card { $place }: { $card }
piece-card-back = Seneca’s card { $place }, face down: { $upper } over { $lower }
piece-seals-now = Seneca’s seals so far: { $number }
piece-seals = Seneca’s seals: { $number }; Nero cards at { $thresholds }
piece-seneca-points = Seneca: { points-flat } so far
piece-seneca = Seneca’s board
piece-die-six = Seneca has rolled { $number }
piece-card-now = The last card says: { $card }
piece-seneca-scores = Seneca’s points: { $list }
piece-rubble = Rubble to lay on the { $hill }
reads-colony = Conquer it with an Armed Force of { $value }: free Soldiers, and Auxiliaries on the die. One Soldier stays as garrison. It brings { $glory }; once it is linked to Rome, { $amount } every time its region is taxed.
reads-force = { $why ->
    [ready] Your Armed Force is { $force }: enough.
    [weak] Your Armed Force is { $force }: too little.
    [soldiers] You have no free Soldier for a garrison.
   *[apart] No road joins it to Rome or to a conquered colony: not yet possible.
}
reads-taken = { $linked ->
    [1] Linked to Rome: when its region is taxed it brings { $seat } { $amount }.
   *[other] Not linked to Rome: once a renovated road joins it, it brings { $seat } { $amount }, and as much every time its region is taxed.
}
reads-road = Develop it with a Builder for 1 Stone. It brings { $legacy }; a second road in the same action brings 2 Legacy more.
reads-unlinked = { $why ->
    [apart] It touches neither Rome nor a linked colony: not yet possible.
   *[free] It leads to a colony that nobody holds: not yet possible.
}
reads-forum = The Forum belongs to nobody; any number of Overseers may stand here.
reads-rubble = Rubble: a Building of yours beside it turns it into a Park and brings you a Senator.
reads-park = A Park: the Overseer may stop here; it gives nothing more.
reads-advisor = { $advisor }. { $base_at } boxes: { $base }. { $advanced_at } boxes: { $advanced }. { $boxes } boxes: { $points }.
short-build = Build
short-raise_legion = Legion
short-conquer = Conquer
short-develop = Develop
short-tax = Tax
short-trade = Trade

# -- on the shelf
box-about = Draft dice and draw Rome anew after the fire, building by building, road by road.
box-emblem = rolling-dices

# everything in the box
contents-plans = Plans: { $type }
contents-plan-cost = Cost: { $cost }
contents-favours = Favours of the gods
contents-characters = Characters and their Advisors
contents-character = The sheet shows what one starts with.
contents-dice = Dice, face by face
contents-nero = Nero cards
contents-nero-card = For a blue box on a track; the highest lies on top.
