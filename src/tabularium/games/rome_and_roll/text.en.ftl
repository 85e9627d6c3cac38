# -- options
option-characters = Characters
option-characters-help = Sheets are dealt at random, or each player chooses one in seat order.
option-characters-random = dealt at random
option-characters-chosen = chosen in seat order
option-setup = Cards
option-setup-help = Plans and Favours are drawn, or the suggested ones of a first game are laid out.
option-setup-random = drawn at random
option-setup-first_game = suggested first game
option-pontifex = Pontifex
option-pontifex-help = The optional fifth character can take part.
option-pontifex-no = stays in the box
option-pontifex-yes = takes part
option-two_player_variant = Seneca's Foreman
option-two_player_variant-help = From round 2 a card moves a third Foreman, which blocks a Plan.
option-two_player_variant-no = without
option-two_player_variant-yes = with
option-level = Level
option-level-help = How early Seneca's seals bring him Nero cards.
option-level-normal = normal
option-level-easy = easy
option-level-hard = hard
option-easier_scores = Easier scores
option-easier_scores-help = Seneca scores 3 for a road instead of 4.
option-easier_scores-no = no
option-easier_scores-yes = yes
option-two_for_one = Two for one
option-two_for_one-help = In your turn two stored resources buy any one but Jewellery.
option-two_for_one-no = no
option-two_for_one-yes = yes
option-no_fail_action = No failure action
option-no_fail_action-help = When Seneca's card can't be carried out, he does nothing.
option-no_fail_action-no = no
option-no_fail_action-yes = yes
option-harder_scores = Harder scores
option-harder_scores-help = Seneca scores 2 for a Park, 4 for Rubble, 3 for a road.
option-harder_scores-no = no
option-harder_scores-yes = yes
option-seneca_asia_minor = Seneca in Asia Minor
option-seneca_asia_minor-help = Seneca starts with Nicomedia, already linked.
option-seneca_asia_minor-no = no
option-seneca_asia_minor-yes = yes
option-seneca_egypt = Seneca in Egypt
option-seneca_egypt-help = Seneca starts with Cyrene, already linked.
option-seneca_egypt-no = no
option-seneca_egypt-yes = yes
option-rubble_blocks_overseer = Impassable Rubble
option-rubble_blocks_overseer-help = Your Overseer neither enters nor crosses Rubble.
option-rubble_blocks_overseer-no = no
option-rubble_blocks_overseer-yes = yes

# -- prompts, for who acts and for who waits
ask-choose_character = Choose your character.
wait-choose_character = { $seat } chooses a character.
ask-choose_village = Choose the village that is yours from the start.
wait-choose_village = { $seat } chooses a village.
ask-draft_die = Take a die.
wait-draft_die = { $seat } takes a die.
ask-double_draft = Do you deploy a Senator to take a second die at once?
wait-double_draft = { $seat } may take a second die at once.
ask-draft_extra_die = Take the second die.
wait-draft_extra_die = { $seat } takes a second die.
ask-choose_die = Which die do you use in this turn?
wait-choose_die = { $seat } chooses the die of the turn.
ask-change_face = The die shows { $face }. Turn it to another face?
wait-change_face = { $seat } may turn the die.
ask-turn_menu = { $main ->
    [0] Your turn with { $icons }: one main action, and free actions as you like.
    [1] The main action is done. Left of the die: { $icons }. Free actions, or the end of the turn.
   *[2] A second main action, with { $icons }, and free actions as you like.
}
wait-turn_menu = { $seat } is at turn.
ask-declare_favour = { $action }: do you use a Favour for it?
wait-declare_favour = { $seat } may use a Favour for: { $action }.
ask-store_basket = Store the Basket as…
wait-store_basket = { $seat } stores a Basket.
ask-overseer_move = Where does your Overseer go before you build?
wait-overseer_move = { $seat } moves the Overseer.
ask-choose_plan = Which Plan do you build?
wait-choose_plan = { $seat } chooses a Plan.
ask-choose_placement = Where does it stand: { $plan }? (Named is its first cell in reading order.)
wait-choose_placement = { $seat } places: { $plan }.
ask-waive_cost = { $plan }: which resource need you not pay? ({ $left } to waive)
wait-waive_cost = { $seat } chooses what to save on: { $plan }.
ask-pay = Pay { $cost }: what of it comes from the die?
wait-pay = { $seat } pays { $cost }.
ask-legion_pick = Which Army Building raises your Legion? ({ $left } at most)
wait-legion_pick = { $seat } raises a Legion ({ $left } more at most).
ask-conquer_region = Where do you conquer, with an Armed Force of { $force }?
wait-conquer_region = { $seat } conquers with an Armed Force of { $force }.
ask-conquer_colony = { $region }: which colony do you take? (Force left: { $force })
wait-conquer_colony = { $seat } conquers in { $region } (Force left: { $force }).
ask-develop_region = In which region do you renovate roads?
wait-develop_region = { $seat } chooses where to renovate roads.
ask-develop_road = { $region }: which road do you renovate? (done: { $done })
wait-develop_road = { $seat } renovates roads in { $region } (done: { $done }).
ask-tax_region = Which region do you tax?
wait-tax_region = { $seat } chooses the region to tax.
ask-tax_unlinked_pick = Which unlinked colony produces too?
wait-tax_unlinked_pick = { $seat } chooses an unlinked colony that produces too.
ask-trade_set = Which three resources do you exchange?
wait-trade_set = { $seat } exchanges resources.
ask-trade_production = After the exchange: which of your Buildings produces?
wait-trade_production = After the exchange { $seat } may let a Building produce.
ask-saturn_plan = Saturn: which Plan is the { $number ->
    [1] first
   *[other] second
} one?
wait-saturn_plan = { $seat } chooses a Plan for Saturn.
ask-saturn_placement = Saturn: where does it stand: { $plan }? (Named is its first cell in reading order.)
wait-saturn_placement = { $seat } places for Saturn: { $plan }.
ask-assign_resource = You get 1 { $icon }: store it, or bribe an Advisor?
wait-assign_resource = { $seat } stores or spends 1 { $icon }.
ask-market_pick = Which resource does the Market give you?
wait-market_pick = { $seat } chooses a resource of the Market.
ask-insula_pick = Which neighbour of the Insula do you activate? ({ $left } at most)
wait-insula_pick = { $seat } activates neighbours of an Insula ({ $left } more at most).
ask-steal_player = From whose Storage do you take a resource?
wait-steal_player = { $seat } chooses whom to take a resource from.
ask-steal_resource = Which resource do you take?
wait-steal_resource = { $seat } chooses the resource to take.
ask-claim_favour = Which Favour do you claim?
wait-claim_favour = { $seat } may claim a Favour.
ask-place_rubble = Where does Seneca's Rubble lie ({ $hill })? (Named is its first cell in reading order.)
wait-place_rubble = { $seat } places Seneca's Rubble ({ $hill }).
ask-seneca_road_tie = { $region }: which road does Seneca renovate?
wait-seneca_road_tie = { $seat } chooses Seneca's road in { $region }.

# -- moves
move-character = { $character }
move-village = { $colony }
move-draft = Take { $face }
move-double = Deploy a Senator, take a second die
move-discard = Use { $face }
move-keep = Keep the face
move-turn = { $source }: turn to { $face }
move-main = { $action }
move-deploy = Deploy a Senator: + { $icon }
move-bribe = Bribe { $advisor } with 1 { $icon }
move-store = Store 1 { $resource }
move-store-basket = Store 1 Basket as { $resource }
move-use = Use the Favour of { $favour }
move-swap = Swap { $first } and { $second } for { $resource }
move-end = End the turn
move-stay = Stay
move-go = { $fish ->
    [0] Go to { $site } { $cell }
   *[other] Go to { $site } { $cell } for { $fish } Fish
}
move-plan = { $plan }
move-place = { $form } from { $cell }
move-waive = Do not pay 1 { $resource }
move-pay = From the die: { $parts }
move-pay-stored = All from Storage
basket-as = { amount-basket } as { $resource }
move-pick = { $site } { $cell }
move-region = { $region }
move-conquer = Take { $colony }
move-renovate = { $road }
move-levy = { $colony }
move-exchange = From the die { $die }; from Storage { $stored }
move-exchange-die = From the die { $die }
move-exchange-stored = From Storage { $stored }
move-claim = { $favour }
move-steal = { $seat }
move-take = { $resource }
move-stop = That is all

# -- what a move costs or brings
preview-less = { $cost }; { $count } less, as you choose
preview-beside = beside { $what }
preview-colony = value { $value }, { amount-glory }
preview-links = { $legacy }, links { $colony } ({ $who })
preview-points = { $count } points
preview-box = box { $box } of { $all }
preview-box-brings = { $where }: { $brings }

# -- events
event-character = { $seat } plays { $character }.
event-plans = Plans in play: { $plans }.
event-favours = Favours in play: { $favours }.
event-first = { $seat } is the first Proconsul.
event-village = { $seat } owns { $colony } from the start.
event-round = Round { $round } begins.
event-rolled = The dice: { $dice }.
event-drafted = { $seat } takes { $face }.
event-senator = { $seat } deploys a Senator to take a second die.
event-left-over = Left over: { $dice }.
event-turn = { $seat } uses { $face }.
event-turned = { $source } turns the die of { $seat } to { $face }.
event-deployed = { $seat } deploys a Senator: + { $icon }.
event-stored = { $resource_id ->
    [brick] { $seat } stores { amount-brick }.
    [stone] { $seat } stores { amount-stone }.
    [fish] { $seat } stores { amount-fish }.
    [jewel] { $seat } stores { amount-jewel }.
   *[wood] { $seat } stores { amount-wood }.
}
event-bribed = { $seat } bribes { $advisor } with 1 { $icon } (box { $boxes }).
event-unlocked = { $advanced ->
    [0] The ability of { $advisor } works for { $seat } from now on.
   *[other] The advanced ability of { $advisor } works for { $seat } from now on.
}
event-icon = { $advisor } adds { $count } { $icon } to the die of { $seat }.
event-gained = { $gain_id ->
    [soldier] { $seat } gains { amount-soldier } (now { $total }).
    [senator] { $seat } gains { amount-senator } (now { $total }).
    [legacy] { $seat } gains { amount-legacy } (now { $total }).
    [glory] { $seat } gains { amount-glory } (now { $total }).
   *[coin] { $seat } gains { amount-coin } (now { $total }).
}
event-nero = { $seat } reaches a blue box and takes the { $nero }.
event-main = { $seat } chooses the action { $action }.
event-favour = { $seat } uses the Favour of { $favour }.
event-returned = { $favour } goes back to the centre.
event-claimed = { $seat } claims the Favour of { $favour }.
event-went = { $fish ->
    [0] The Overseer of { $seat } goes to { $site } { $cell }.
   *[other] The Overseer of { $seat } goes to { $site } { $cell } for { $fish } Fish.
}
event-paid = { $seat } pays { $goods }.
event-built = { $seat } builds: { $plan }, { $form } from { $cell }.
event-foreman = The Foreman of { $seat } stands on { $plan }.
event-foreman-home = The Foreman of { $seat } leaves { $plan }.
event-produces = { $plan } { $cell } produces for { $seat }.
event-advisor = { $advisor } advises { $seat }.
event-stole = { $seat } takes 1 { $resource } from { $other }.
event-raised = { $seat } musters at { $site } { $cell }.
event-conquered = { $seat } conquers { $colony }.
event-renovated = { $seat } renovates { $road }.
event-linked = { $colony } is linked to Rome.
event-taxed = { $colony } pays its tax to { $seat }.
event-exchanged = { $seat } exchanges { $goods }.
event-swapped = { $seat } swaps { $first } and { $second } for { $resource }.
event-proconsul = { $seat } is Proconsul.
event-last-round = The last Nero card is gone: round { $round } is the last.
event-park = The Rubble { $cell } becomes a Park.
event-final = { $seat } ends with { $points } points.
event-die-six = { $upper ->
    [0] Seneca throws a { $die }, odd: the lower half, { $colour }.
   *[1] Seneca throws a { $die }, even: the upper half, { $colour }.
}
event-seneca-no-die = No { $colour } die is left.
event-seneca-drafted = Seneca takes { $face }.
event-card = Seneca's card: { $card }.
event-seals = { $count } { $count ->
    [one] seal
   *[other] seals
} so far.
event-seneca-nero = His seals bring Seneca the { $nero }.
event-seneca-taken = { $plan } has a Foreman: Seneca looks for another Plan of its type.
event-seneca-conquers = Seneca goes where fewest colonies are conquered: { $region } ({ $count }).
event-seneca-develops = Seneca builds where fewest roads are renovated: { $region } ({ $count }).
event-seneca-plan = Seneca's Foreman claims { $plan }.
event-seneca-no-plan = Seneca finds no free Plan of this type.
event-seneca-favour = Seneca takes the Favour of { $favour }.
event-seneca-once = There is nothing left for a second time: { $region }.
event-rubble = Rubble on the { $hill }: { $form } from { $cell }.
event-no-rubble = { $hill }: no room for Rubble.
event-seneca-colony = Seneca conquers { $colony }.
event-seneca-road = Seneca renovates { $road }.
event-seneca-trade = Seneca trades: one Building of yours may produce.
event-failure = Nothing of the card was possible: failure action.
event-nothing = Seneca does nothing.
event-variant = Seneca's card: { $card }.
event-laid = Seneca lays two cards: { $a }/{ $b } on the left, { $c }/{ $d } on the right.
event-reshuffled = Seneca's pile is shuffled anew.
event-seneca-final = Seneca ends with { $points } points (Parks { $parks }, Rubble { $rubble }, Roads { $roads }, Colonies { $colonies }, Nero cards { $nero }).
event-seneca-foreman = Seneca's Foreman stands on { $plan }.
event-seneca-home = Seneca's Foreman leaves { $plan }.
event-seneca-proconsul = Seneca is Proconsul.

# -- why not
why-RR-1_6 = Free Senators: { $senators }.
why-RR-4_13 = { $action_id ->
    [build] No Plan can be paid and placed where your Overseer gets to.
    [raise_legion] There is no Army Building on the map.
   *[other] No road can be renovated now.
}
why-RR-5_10 = Nothing can be paid and placed from there.
why-RR-5_21 = This Plan stands{ $restriction }.
why-RR-5_3 = No way leads there.
why-RR-5_4 = It takes { $fish } Fish, you have { $has }.
why-RR-1_13 = To pay: { $cost }. The die has { $die }, Storage { $stored }.
why-RR-5_23 = To pay: { $cost }. The die has { $die }, Storage { $stored }.
why-RR-5_36 = There it takes { $fish } Fish.
why-RR-8_5 = There is none on the die and none in Storage.
why-RR-9_2 = You have none that is linked.
why-RR-10_2 = You have no such three.
why-RR-14_18 = You have { amount-jewel }.
why-RR-11_1 = Not left on the die: { $icon }.
why-RR-11_6 = Not left on the die: { $icon }.
why-RR-7_3 = It takes { $value }, your Armed Force is { $force }.
why-RR-7_6 = Free Soldiers: { $soldiers }.
why-RR-11_9 = All boxes of { $advisor } are marked.

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
board-legend = { $hills }; . marsh, ~ Tiber, = bridge, # Forum, | and - wall; two letters and a number: a Building and its owner
board-goods = Resources to build over: { $goods }
board-rubble = xx Rubble, oo Park
board-dice = Dice: { $dice }
board-left-over = Left over: { $dice }
board-pool = Icons left: { $icons }
board-plans = Plans
board-plan = { $abbr } { $plan } ({ $type } { $number }, { $shape }, { $cost }){ $restriction }. { $does }{ $foreman }
board-foreman = Foreman: { $who }.
board-favours = Favours
board-favour = { $favour } ({ $where }): { $does }
board-nero = Nero cards left: { $points }
board-regions = Regions (colonies: value/Glory; roads: Legacy)
board-region = { $region } ({ $resource }): { $colonies }
board-colony = { $colony } { $value }/{ $banners }{ $owner }{ $linked }
board-roads = roads: { $roads }
board-road = { $road } { $steles }{ $owner }
board-owner = {" "}[{ $who }]
board-linked = {" "}linked
board-none = nothing
centre = centre
seneca = Seneca
restriction-none = {""}
restriction-hill_only = , all on one hill
restriction-hill_touch = , touching a hill
restriction-marsh_only = , on marsh only
restriction-tiber = , beside the Tiber
restriction-inside_wall = , inside the wall
restriction-outside_wall = , outside the wall
does-bonus = Built: { $what }.
does-legion = Legion: { $what }.
does-production = Production: { $what }.
does-gain_choice = { $n } among { $among }
does-activate_adjacent = productions of { $n } neighbours
does-steal = take { $n } resource from a player
does-claim_favour = claim a Favour
does-points = End: { $what }.
points-flat = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
points-inside_full_3x3 = { $points } in a full 3x3 square
points-empty_neighbours = { $points } with { $at_least } empty neighbours
points-adjacent_buildings = { $points } beside { $at_least } Buildings
points-adjacent_opponent_type = { $points } beside an opponent's { $type } Building
points-own_soldiers = { $points } per { $each } Soldiers, at most { $most }
points-hills_with_own_building = { $points } per hill with a Building of yours, at most { $most }
points-own_advisors_advanced = { $points } per Advisor with 4 boxes, at most { $most }
points-own_stored_resources = { $points } per { $each } stored resources, at most { $most }
panel-character = Character
panel-tracks = Tracks
panel-tracks-row = Coins { $coins } (blue box: { $blue_coins }), Buildings { $buildings } ({ $blue_buildings }), Legacy { $legacy } ({ $blue_legacy }), Glory { $glory } ({ $blue_glory })
panel-people = People
panel-people-row = Soldiers { $soldiers } ({ $free_soldiers } free), Senators { $senators } ({ $free_senators } free)
panel-storage = Storage
panel-dice = Dice
panel-advisor = { $advisor }
panel-advisor-row = { $boxes }/{ $all } — [{ $base_at }] { $base } [{ $advanced_at }] { $advanced } [{ $all }] { $points } points
panel-cards = Cards
panel-pieces = Pieces
panel-pieces-row = Overseer: { $overseer }; Foreman: { $foreman }
panel-beside = beside the sheet
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
panel-foreman = Foreman
panel-left = Left card
panel-right = Right card
panel-discard = Discarded
panel-score = Points
back = { $upper }/{ $lower }
hidden = hidden

# -- Advisors and Favours
ability-theocles-base = each Army or Urban Building you build: 1 Soldier.
ability-theocles-advanced = + 1 Auxiliary with a printed Legionary or Builder.
ability-vivianus-base = Raise a Legion: 1 Soldier more.
ability-vivianus-advanced = Conquer 2 colonies or more: 1 Senator.
ability-cassian-base = Conquer: the region's resource once.
ability-cassian-advanced = whenever a colony of yours becomes linked: 1 Coin.
ability-donatus-base = Develop: the region's resource once.
ability-donatus-advanced = Develop: 1 Coin per road.
ability-jovilios-base = Conquer: the region's resource once.
ability-jovilios-advanced = Tax: 1 Coin per region that produced.
ability-nicodemus-base = + 1 Basket with a printed Merchant.
ability-nicodemus-advanced = Trade: 1 Coin per group.
ability-euphemius-base = + 1 Basket with a printed Builder.
ability-euphemius-advanced = + 1 Basket with a printed Merchant.
ability-palinurus-base = + 1 Stone with a printed Legionary.
ability-palinurus-advanced = you may claim Saturn.
ability-martialis-base = each Senator from building: 1 Coin.
ability-martialis-advanced = once per round turn your die before a turn.
ability-bertramus-base = Tax: 1 Fish.
ability-bertramus-advanced = once per round turn your die before a turn.
ability-severina-base = Tax: one unlinked colony produces too.
ability-severina-advanced = Develop: 1 Legacy more.
ability-aurelianus-base = the first road of a Develop is free.
ability-aurelianus-advanced = whenever a colony of yours becomes linked: its resource once more.
ability-pompilius-base = another player's Religion Building: 1 Basket.
ability-pompilius-advanced = each Favour you claim: 2 Coins.
ability-valeria-base = + 1 Stone with a printed Builder.
ability-valeria-advanced = each Favour you use: 1 Coin.
ability-numerius-base = Religion costs you 1 resource less.
ability-numerius-advanced = you may use 2 Favours per turn.
power-bacchus = Trade as many groups as you like, 1 Coin more for each.
power-juno = Build (not Religion) in a 2x3 shape beside any Building; hills and wall don't matter; two boxes of the Building track.
power-jupiter = after the main action another one with the same die.
power-mars = Conquer with 2 Auxiliaries more, or Raise a Legion with 2 Soldiers more.
power-mercury = Trade or Tax with a Merchant; 2 Coins if you are in 2 regions; all your colonies pay tax.
power-minerva = turn your die just before a turn.
power-saturn = for 3 Jewellery two different Buildings beside any Building.

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
source-bacchus = Bacchus
source-juno = Juno
source-jupiter = Jupiter
source-mars = Mars
source-mercury = Mercury
source-minerva = Minerva
source-saturn = Saturn
source-theocles = Theocles
source-vivianus = Vivianus
source-cassian = Cassian
source-donatus = Donatus
source-jovilios = Jovilios
source-nicodemus = Nicodemus
source-euphemius = Euphemius
source-palinurus = Palinurus
source-martialis = Martialis
source-bertramus = Bertramus
source-severina = Severina
source-aurelianus = Aurelianus
source-pompilius = Pompilius
source-valeria = Valeria
source-numerius = Numerius
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
site-camp = Camp
site-training_ground = Training Ground
site-construction_post = Construction Post
site-barracks = Barracks
site-armoury = Armoury
site-esplanade = Esplanade
site-garden = Garden
site-baths = Baths
site-theatre = Theatre
site-circus = Circus
site-carpenter = Carpenter
site-brickmaker = Brickmaker
site-stonecutter = Stonecutter
site-fishery = Fishery
site-jeweller = Jeweller
site-temple = Temple
site-villa = Villa
site-market = Market
site-insula = Insula
site-magistracy = Magistracy
site-warehouse = Warehouse
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
mark-wood = Wo
mark-brick = Br
mark-stone = St
mark-fish = Fi
mark-jewel = Je
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
resource-wood = Wood
resource-brick = Brick
resource-stone = Stone
resource-fish = Fish
resource-jewel = Jewellery
gain-wood = Wood
gain-brick = Brick
gain-stone = Stone
gain-fish = Fish
gain-jewel = Jewellery
gain-basket = Basket
gain-auxiliary = Auxiliary
gain-builder = Builder
gain-architect = Architect
gain-merchant = Merchant
gain-legion = Legionary
gain-any = any worker
gain-coin = Coins
gain-soldier = Soldiers
gain-senator = Senators
gain-legacy = Legacy
gain-glory = Glory
colour-blue = blue
colour-yellow = yellow
colour-red = red
face-blue-1 = blue 1 (Wood, Brick, Builder)
face-blue-2 = blue 2 (Wood, Stone, Builder)
face-blue-3 = blue 3 (Brick, Stone, Builder)
face-blue-4 = blue 4 (Fish, Fish, Merchant)
face-blue-5 = blue 5 (Stone, Basket, Architect)
face-blue-6 = blue 6 (Fish, Basket, Legionary)
face-yellow-1 = yellow 1 (Basket, Basket, Merchant)
face-yellow-2 = yellow 2 (Fish, Jewellery, Merchant)
face-yellow-3 = yellow 3 (Brick, Stone, Builder, Merchant)
face-yellow-4 = yellow 4 (Wood, Jewellery, Architect)
face-yellow-5 = yellow 5 (Fish, Basket, Legionary)
face-yellow-6 = yellow 6 (Stone, Fish, any worker)
face-red-1 = red 1 (Fish, Legionary, Auxiliary)
face-red-2 = red 2 (Wood, Legionary, Builder, Auxiliary)
face-red-3 = red 3 (Jewellery, Legionary, Merchant)
face-red-4 = red 4 (Basket, any worker, Auxiliary)
face-red-5 = red 5 (Stone, Legionary, Architect)
face-red-6 = red 6 (Brick, Fish, Builder, Auxiliary)
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
card-seneca_01 = Build Religion; 3 Rubble in a row on the Capitoline
card-seneca_02 = Build Religion; 3 Rubble in a corner on the Palatine
card-seneca_03 = Build Leisure; 3 Rubble in a row on the Esquiline
card-seneca_04 = Build Leisure; 3 Rubble in a corner on the Aventine
card-seneca_05 = Build Army, lower number; 3 Rubble in a corner on the Caelian
card-seneca_06 = Build Army, higher number; 3 Rubble in a row on the Viminal
card-seneca_07 = Build Manufacture, lower number; 3 Rubble in a corner on the Capitoline
card-seneca_08 = Build Manufacture, higher number; 3 Rubble in a row on the Aventine
card-seneca_09 = Build Urban, lower number; 3 Rubble in a row on the Palatine
card-seneca_10 = Build Urban, higher number; 3 Rubble in a corner on the Esquiline
card-seneca_11 = Conquer
card-seneca_12 = Conquer
card-seneca_13 = Conquer ×2
card-seneca_14 = Develop
card-seneca_15 = Develop
card-seneca_16 = Develop ×2
card-seneca_17 = Trade (no seal)
card-seneca_18 = Trade (no seal)
type-a = Army
type-l = Leisure
type-m = Manufacture
type-r = Religion
type-u = Urban

# -- on the shelf
box-about = Draft dice and draw Rome anew after the fire, building by building, road by road.
box-emblem = rolling-dices
