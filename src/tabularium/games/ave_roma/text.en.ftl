# Ave Roma in English.
where = { $phase ->
    [0] Set-up
    [1] Round { $round }: action{ $last ->
        [0] {""}
       *[other] {" "}(last round)
    }
    [2] Round { $round }: upkeep
    [3] The end: extra actions
   *[other] The end: scoring
}

# Options.
option-mode = Mode
option-mode-help = The advanced mode adds bonus actions with cards already bought.
option-mode-base = base
option-mode-advanced = advanced
option-decks = Cards in play
option-decks-help = Fewer cards make a shorter game.
option-decks-by_players = by the number of players
option-decks-all_cards = all cards
option-decks-random = a chosen number of cards, drawn at random
option-deck_size = Cards in each deck
option-deck_size-help = Only with cards drawn at random.
option-deck_size-15 = 15
option-deck_size-16 = 16
option-deck_size-17 = 17
option-deck_size-18 = 18
option-deck_size-19 = 19
option-deck_size-20 = 20
option-deck_size-21 = 21
option-deck_size-22 = 22
option-deck_size-23 = 23
option-deck_size-24 = 24
option-deck_size-25 = 25
option-deck_size-26 = 26
option-deck_size-27 = 27
option-deck_size-28 = 28
option-deck_size-29 = 29
option-deck_size-30 = 30
option-boards = Player boards
option-boards-help = Prices differ from board to board.
option-boards-random = drawn at random
option-boards-draft = chosen, last player first
option-confirm = Confirm each turn
option-confirm-help = Until a turn is confirmed it can be taken back whole.
option-confirm-yes = yes
option-confirm-no = no

# Scores.
score-during_play = During play
score-denarii = Denarii
score-stock = Resources and surplus
score-patrons = Patrons
score-political = Political influence
score-zones = Zones

# Names.
location-quaestor = QUAESTOR
location-aedilis = AEDILIS
location-mercator = MERCATOR
location-aedificator = AEDIFICATOR
location-legatus = LEGATUS
location-propraetor = PROPRAETOR
location-roma = ROMA
location-senatus = SENATUS
location-training = training
resource-wood = wood
resource-stone = stone
resource-cattle = cattle
resource-wheat = wheat
resource-iron = iron
resource-wine = wine
resource-surplus = surplus
cost-wood = wood
cost-stone = stone
cost-cattle = cattle
cost-wheat = wheat
cost-iron = iron
cost-wine = wine
cost-black = black resource
cost-green = green resource
cost-red = red resource
cost-any = resource of your choice
cost-surplus = surplus
cost-denarii = denarii
icon-amphora = amphora
icon-swords = swords
icon-lion = lion
fragment-black = black
fragment-green = green
fragment-red = red
fragment-multi = multicoloured
half-top = top
half-bottom = bottom
part-resource = resource
part-influence = influence
part-none = nothing
board-board_1a = Board 1, side A
board-board_1b = Board 1, side B
board-board_2a = Board 2, side A
board-board_2b = Board 2, side B
board-board_3a = Board 3, side A
board-board_3b = Board 3, side B
board-board_4a = Board 4, side A
board-board_4b = Board 4, side B
board-board_5a = Board 5, side A
board-board_5b = Board 5, side B

# What is asked, and what is waited for.
ask-choose_board = Take a side of a player board.
wait-choose_board = { $seat } takes a player board.
ask-choose_worker_or_pass = Send a worker, or pass?
wait-choose_worker_or_pass = { $seat } sends a worker or passes.
ask-choose_value = Your worker { $value } was trained (±{ $shift }): which value for this action?
wait-choose_value = { $seat } chooses the value of a trained worker.
ask-choose_location = Where does the worker { $value } go?
wait-choose_location = { $seat } sends a worker { $value }.
ask-choose_slot = { $location }: which card?
wait-choose_slot = { $seat } chooses a card at { $location }.
ask-choose_training = On which training space does the worker { $value } go?
wait-choose_training = { $seat } trains a worker { $value }.
ask-use_effect = { $after ->
    [0] Before the action at { $location }: use something, or continue?
   *[other] After the action at { $location }: use something, or continue?
}
wait-use_effect = { $seat } may use patrons at { $location }.
ask-overflow_choice = No more room for { $resource }: take 1 surplus or { $denarii ->
    [one] { $denarii } denarius
   *[other] { $denarii } denarii
}?{ $left ->
    [0] {""}
   *[other] {" "}({ $left } more to come)
}
wait-overflow_choice = { $seat } has { $resource } to spare.
ask-zone_resource_type = Which resource of the Zone card? ({ $left } to take)
wait-zone_resource_type = { $seat } takes a resource of the Zone card.
ask-fragment_resource = Two { $fragment } fragments: which resource?
wait-fragment_resource = { $seat } exchanges two { $fragment } fragments.
ask-mercator_sell = How much { $resource } do you sell, for { $price } each?
wait-mercator_sell = { $seat } sells { $resource }.
ask-mercator_buy = How much { $resource } do you buy, for { $price } each? ({ $left } units at most)
wait-mercator_buy = { $seat } buys { $resource }.
ask-discount_choice = Which icon of the cost falls away?
wait-discount_choice = { $seat } applies a discount.
ask-pay_icon = Pay for: { $cost }. With what?
wait-pay_icon = { $seat } pays.
ask-propraetor_half = Which half of the Zone card?
wait-propraetor_half = { $seat } chooses half of a Zone card.
ask-propraetor_second = And then: one more resource, or influence?
wait-propraetor_second = { $seat } chooses between a resource and influence.
ask-influence_card = Which card do you spend for influence in zone { $zone }? ({ $influence } so far)
wait-influence_card = { $seat } spends cards for influence in zone { $zone }.
ask-activate_patron = A place for a patron has opened: who becomes active?
wait-activate_patron = { $seat } makes a patron active.
ask-place_patron = { $card }: keep passive, or replace an active patron?
wait-place_patron = { $seat } finds a place for { $card }.
ask-choose_zone = The war is won: +{ $influence } influence in which zone?
wait-choose_zone = { $seat } chooses a zone for a war reward.
ask-train_worker = Train one more worker?
wait-train_worker = { $seat } may train one more worker.
ask-bonus_symbol = Bonus: cards with which icon?
wait-bonus_symbol = { $seat } chooses the icon of a bonus.
ask-bonus_card = Bonus: which card ({ $icon })? Used so far: { $cards }.
wait-bonus_card = { $seat } uses cards for a bonus.
ask-confirm_turn = Your turn is complete: confirm it, or take it back.
wait-confirm_turn = { $seat } confirms the turn.
ask-place_neutral = Place a worker of your neutral: it does nothing here, and will be recovered by somebody.
wait-place_neutral = { $seat } places a neutral worker.
ask-recover_location = { $neutral ->
    [0] Recover workers: from which location? ({ $left } lacking)
   *[other] Recover workers for your neutral: from which location? ({ $left } lacking)
}
wait-recover_location = { $neutral ->
    [0] { $seat } recovers workers.
   *[other] { $seat } recovers workers for a neutral.
}
ask-recover_workers = { $neutral ->
    [0] Which worker of { $location } do you take? ({ $left } lacking)
   *[other] Which worker of { $location } does your neutral take? ({ $left } lacking)
}
wait-recover_workers = { $seat } chooses workers of { $location }.
ask-final_action = One extra action: with a worker of which value?
wait-final_action = { $seat } may take one extra action.
ask-double_target = { $card }: whose end effect counts twice?
wait-double_target = { $seat } chooses a patron to count twice.
ask-raise_order = Which of your patrons raises a cube next?
wait-raise_order = { $seat } may raise cubes, one patron after another.
ask-raise_zone = { $card }: raise one of your cubes? ({ $left } to do)
wait-raise_zone = { $seat } may raise a cube.
ask-raise_political = { $card }: one more level of political influence? ({ $left } to do)
wait-raise_political = { $seat } may gain political influence.
ask-score_zone = { $card }: score your level in which zone? ({ $left } to do)
wait-score_zone = { $seat } scores a zone.

# Moves.
move-worker = Send a worker { $value }
move-trained = Send the worker trained on space { $space }
move-as = As a { $value }
move-go = { $location_id ->
    [training] Send to training
   *[other] Go to { $location }
}
move-choose = { $card }
move-space = Space ±{ $space }
move-use = Use { $card }
move-bonus = Take the bonus
move-continue = Continue
move-gain = Take { $resource }
move-surplus = Take 1 surplus
move-denarii = Take denarii
move-sell = { $count ->
    [0] Sell no { $resource }
   *[other] Sell { $count } { $resource }
}
move-buy = { $count ->
    [0] Buy no { $resource }
   *[other] Buy { $count } { $resource }
}
move-less = { $cost_id ->
    [any] One less basic resource of your choice
    [denarii] Fewer denarii
   *[other] One less: { $cost }
}
move-pay = Pay with { $resource }
move-half = { $half_id ->
    [top] The two resources at the top
   *[other] The two resources at the bottom
}
move-second = { $part_id ->
    [resource] One more resource
    [influence] Influence
   *[other] Nothing: the bonus carries the action
}
move-spend = Spend { $card }
move-stop = That is all
move-activate = { $card } becomes active
move-passive = Keep passive
move-replace = Replace { $card }
move-zone = Zone { $zone }
move-none = Decline
move-train = Train a worker { $value } on space ±{ $space }
move-retrain = Train the worker of space ±{ $from } again, on space ±{ $space }
move-icon = { $icon }
move-card = Use { $card }
move-neutral = Neutral { $value } to { $location }
move-recover = Take the workers of { $location }
move-take = Take a { $value }
move-board = { $board }
move-imagine = An extra action as a { $value }
move-double = { $card } twice
move-jump = Jump over in zone { $zone }
move-rise = One level up

# Events.
event-round = Round { $round }.
event-order = Turn order: { $seats }.
event-board = { $seat } plays on { $board }.
event-worker = { $seat } sends a { $printed ->
    [0] { $value }
   *[other] { $printed } as a { $value }
} to { $location }.
event-trained = { $seat } sends a { $value } to training (±{ $shift }, { $count ->
    [one] { $count } denarius
   *[other] { $count } denarii
}).
event-passed = { $seat } passes with { $count ->
    [0] no worker left
    [one] one worker left
   *[other] { $count } workers left
}.
event-denarii = { $seat } takes { $count ->
    [one] { $count } denarius
   *[other] { $count } denarii
}.
event-paid-denarii = { $seat } pays { $count ->
    [one] { $count } denarius
   *[other] { $count } denarii
}.
event-gained = { $seat } gains { $resources }.
event-overflow-surplus = { $seat } has no room for { $resource } and takes 1 surplus.
event-overflow-denarii = { $seat } has no room for { $resource } and takes { $count ->
    [one] { $count } denarius
   *[other] { $count } denarii
}.
event-surplus = { $seat } gains { $count } surplus.
event-surplus-lost = { $seat } has no room: { $count } surplus is lost.
event-sold = { $seat } sells { $count } { $resource } for { $denarii ->
    [one] { $denarii } denarius
   *[other] { $denarii } denarii
}.
event-bought = { $seat } buys { $count } { $resource } for { $denarii ->
    [one] { $denarii } denarius
   *[other] { $denarii } denarii
}.
event-paid = { $seat } pays 1 { $resource }.
event-less = { $seat } pays less: { $cost }.
event-slid = { $card } slides up.
event-zone-bought = { $seat } buys { $card } for { $count ->
    [one] { $count } denarius
   *[other] { $count } denarii
}.
event-fee = { $seat } pays { $count ->
    [one] { $count } denarius
   *[other] { $count } denarii
} for the empty zone { $zone }.
event-brown = The brown cube of zone { $zone } rises to { $level }.
event-fragments = { $seat } has two more { $fragment } fragments.
event-set = { $war ->
    [0] { $seat } has both cards of a building.
   *[other] { $seat } has one more card of the same war.
}
event-drawn = New in zone { $zone }: { $card }.
event-no-card = No card is left for zone { $zone }: it stays empty.
event-turned = On top of the deck of { $location }: { $card }.
event-spent = { $seat } spends { $card } for influence.
event-cube = The cube of { $seat } in zone { $zone } is on level { $level }.
event-cube-stays = The cube of { $seat } in zone { $zone } can't move.
event-card = { $seat } takes { $card }.
event-points = { $seat } marks { $count ->
    [one] 1 point
   *[other] { $count } points
}.
event-patron = { $seat } uses { $card }.
event-active = { $card } is now active for { $seat }.
event-passive = { $card } stays passive beside the board of { $seat }.
event-replaced = { $seat } replaces { $old } by { $card }.
event-marker = { $seat } advances { $count ->
    [one] 1 space
   *[other] { $count } spaces
} in the Colosseum, to space { $space }.
event-political = { $seat } has political influence { $level }.
event-bonus = { $seat } uses { $card } for the bonus.
event-neutral = The neutral of { $seat } sends a { $value } to { $location }.
event-discarded = { $card } leaves { $location } and the game.
event-row = New at { $location }: { $card }.
event-recovered = { $seat } takes back from { $location }: { $values }.
event-neutral-recovered = The neutral of { $seat } takes back from { $location }: { $values }.
event-end-zones = A Zone card could not be replaced: the game ends.
event-end-row = { $location } can't be filled: the game ends.
event-imagined = { $seat } takes an extra action as a { $value } at { $location }.
event-declined = { $seat } takes no extra action.
event-adjusted = The cube of { $seat } in zone { $zone } goes down to { $level }.
event-doubled = { $card } counts twice for { $seat }.
event-scored-zone = { $seat } scores level { $count } of zone { $zone }.

# Why not.
why-AV-6_6 = The price is { $price ->
    [one] { $price } denarius
   *[other] { $price } denarii
}; you have { $denarii }.
why-AV-8_1 = { $most ->
    [0] No card here takes a { $value }.
   *[other] This slot takes { $least } to { $most }; your worker counts { $value }.
}
why-AV-8_2 = { $cards ->
    [0] No card that this worker may take is within your means.
   *[other] Needed: { $needed ->
        [one] { $needed } denarius
       *[other] { $needed } denarii
    } (you have { $denarii }), { $surplus } surplus (you have { $stock }) and { $basics ->
        [one] { $basics } basic resource
       *[other] { $basics } basic resources
    }.
}
why-AV-10_2 = It costs { $needed ->
    [one] { $needed } denarius
   *[other] { $needed } denarii
}; you have { $denarii }.
why-AV-9_3 = Needed: { $needed ->
        [one] { $needed } denarius
       *[other] { $needed } denarii
    } (you have { $denarii }), { $surplus } surplus (you have { $stock }) and { $basics ->
        [one] { $basics } basic resource
       *[other] { $basics } basic resources
    }.
why-AV-3_2 = { $spaces ->
    [one] Its only space is taken.
   *[other] All { $spaces } spaces are taken.
}
why-AV-5_6 = { $trading ->
    [0] You have nothing to sell{ $needed ->
        [0] , and there is no card to buy from.
        [one] ; the cheapest unit costs { $needed } denarius, and you have { $denarii }.
       *[other] ; the cheapest unit costs { $needed } denarii, and you have { $denarii }.
    }
   *[other] Nothing has been traded yet, and this is the last chance.
}
why-AV-12_6 = No worker stands there.
why-AV-5_15 = { $turn ->
    [0] It is not the turn of this resource.
   *[other] That would cost { $needed ->
        [one] { $needed } denarius
       *[other] { $needed } denarii
    }; you have { $denarii }.
}
why-AV-5_3 = { $selling ->
    [0] You can buy { $units ->
        [one] { $units } unit
       *[other] { $units } units
    } more.
   *[other] You have { $units }.
}
why-AV-5_8 = That would cost { $needed ->
    [one] { $needed } denarius
   *[other] { $needed } denarii
} and the Zone card { $price }; you have { $denarii }.

# The board.
board-order = Turn order: { $seats }
board-zones = ZONES (deck: { $deck }; points of levels 0 to 8: { $points })
board-zone = { $zone }: { $card } | { $position } | brown { $brown } | cubes: { $cubes }
board-zone-card = { $card } [{ $resources }; { $fragment }, { $icon }]
board-zone-empty = { $zone }: no card | brown { $brown } | cubes: { $cubes }
board-zone-waiting = { $zone }: to be drawn | brown { $brown } | cubes: { $cubes }
board-fragment-black = black fragment
board-fragment-green = green fragment
board-fragment-red = red fragment
board-fragment-multi = multicoloured fragment
board-high = high
board-low = low
board-cube = { $seat } on { $level }
board-nothing = none
board-row = { $location } (deck: { $deck })
board-wars = {" "}— 2nd to 5th card of one war: { $rewards }
board-slot = slot { $slot } ({ $range }): { $card }
board-slot-empty = slot { $slot } ({ $range }): { $worker ->
    [0] —
   *[other] taken by a { $worker }
}
board-top = on top: { $card }
board-top-waiting = on top: to be drawn
board-card = { $card }: { $face }
board-face = { $price } → { $gains } [{ $icon }]
board-points = { $count ->
    [one] { $count } pt
   *[other] { $count } pts
}
board-influence = { $count } infl.
board-pair = pair: { $reward }
board-free = free
board-locations = { $seats ->
    [2] WORKERS (after the slash: neutral spaces)
   *[other] WORKERS
}
board-colosseum = COLOSSEUM
board-space = { $space }{ $honour ->
    [0] {""}
   *[other] {" "}Honour
}: { $price }{ $seats ->
    [none] {""}
   *[other] {" "}({ $seats })
}
board-political = Political influence, points of levels 0 to 10: { $points }
amount = { $count } { $name }
amount-black = { $count ->
    [one] { $count } black resource
   *[other] { $count } black resources
}
amount-green = { $count ->
    [one] { $count } green resource
   *[other] { $count } green resources
}
amount-red = { $count ->
    [one] { $count } red resource
   *[other] { $count } red resources
}
amount-any = { $count ->
    [one] { $count } resource of your choice
   *[other] { $count } resources of your choice
}
amount-denarii = { $count ->
    [one] { $count } denarius
   *[other] { $count } denarii
}

# Panels.
panel-stock = Stock
panel-goods = { $count } { $resource } at { $price }
panel-black = Black
panel-green = Green
panel-red = Red
panel-workers = Workers
panel-passed = { $workers } (passed)
panel-neutral = Neutral
panel-training = Training
panel-trained = { $value } ±{ $shift }{ $ready ->
    [0] {" "}(next round)
   *[other] {""}
}
panel-political = Political
panel-political-value = { $level } ({ $slots ->
    [one] 1 place for a patron
   *[other] { $slots } places for patrons
})
panel-active = Active patron
panel-zone = Zones
panel-building = Buildings
panel-war = Wars
panel-passive = Passive
panel-used = { $card } (used)
panel-points = Points so far
panel-patron = { $card }: { $effect }

# Beside a move: what it costs and brings.
preview-roma = { $price }{ $count ->
    [0] {""}
    [one] {" "}→ 1 Honour
   *[other] {" "}→ { $count } Honours
}
preview-zone = zone { $zone }: { $card }; Zone card: { $price }
preview-slides = zone { $zone }: { $card }; the Zone card slides up
preview-no-card = no card
preview-set = { $card }; the set brings { $reward }
preview-level = level { $level }
preview-points = { $count ->
    [one] +1 point
   *[other] +{ $count } points
}
preview-price = { $resource } { $price }
preview-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
preview-bonus-quaestor = for each card +{ $count } denarii
preview-bonus-aedilis = for each card +{ $count } resource of the Zone card
preview-bonus-mercator = for each card +{ $count } surplus
preview-bonus-propraetor = for every { $count } cards 1 influence in the zone
preview-bonus-roma = for each card +{ $count } space in the Colosseum, paid as usual
preview-bonus-aedificator = { $card } from the deck, for each card { $count } basic resource less
preview-bonus-legatus = { $card } from the deck, for each card { $count } surplus less
preview-bonus-senatus = { $card } from the deck, for each card { $count } denarii less

# What patrons do.
effect = { $modifier } End: { $end }
modifier-gain-points = { $location }: +{ $count ->
    [one] { $count } point
   *[other] { $count } points
}.
modifier-gain-denarii = { $location }: +{ $count ->
    [one] { $count } denarius
   *[other] { $count } denarii
}.
modifier-gain-surplus = { $location }: +{ $count } surplus.
modifier-zone_resource = { $location }: +{ $count } resource of the Zone card.
modifier-zone_card_free = { $location }: no price for the Zone card.
modifier-train = { $location }: then you may train a worker.
modifier-discount-resource = { $location }: { $count } basic resource less to pay.
modifier-discount-surplus = { $location }: { $count } surplus less to pay.
modifier-discount-denarii = { $location }: { $count ->
    [one] { $count } denarius
   *[other] { $count } denarii
} less to pay.
modifier-substitute-surplus = { $location }: surplus pays for basic resources.
modifier-substitute-basic = { $location }: basic resources pay for surplus.
modifier-buy_influence = { $location }: pay { $price } for { $count } influence.
modifier-colosseum_free-denarii = { $location }: spaces cost no denarii.
modifier-colosseum_free-resource = { $location }: spaces cost no basic resource.
modifier-colosseum_free-surplus = { $location }: spaces cost no surplus.
modifier-colosseum_step = { $location }: a free step in the Colosseum.
modifier-raise_brown = { $location }: the brown cube may rise.
end-card-zone = { $points } for each Zone card
end-card-building = { $points } for each Building card
end-card-war = { $points } for each War card
end-card-patron = { $points } for each Patron card
end-political_level = { $points } for each political level
end-active_patron = { $points } for each active patron
end-zone_first = { $points } for each zone where you are first
end-zone_present = { $points } for each zone where you have a cube
end-card_points_and_influence = { $points } for each card with points and influence
end-icon_set = { $points } for each set of three icons
end-icon_pair-amphora = { $points } for each pair of amphorae
end-icon_pair-swords = { $points } for each pair of swords
end-icon_pair-lion = { $points } for each pair of lions
end-basic_resource_pair = { $points } for each two basic resources
end-resource-black = { $points } for each black resource
end-resource-green = { $points } for each green resource
end-resource-red = { $points } for each red resource
end-resource-surplus = { $points } for each surplus
end-score_zone_level = { $points } for each level of yours in one zone
end-raise_political = one political level more
end-raise_zone = one cube rises by a level
end-double_patron = another patron counts twice

# Cards.
card-zone_italia = Italia
card-zone_sicilia = Sicilia
card-zone_narbonensis = Narbonensis
card-zone_sardinia = Sardinia
card-zone_baetica = Baetica
card-zone_tarraconensis = Tarraconensis
card-zone_lusitania = Lusitania
card-zone_aquitania = Aquitania
card-zone_lugdunensis = Lugdunensis
card-zone_belgica = Belgica
card-zone_britannia = Britannia
card-zone_dalmatia = Dalmatia
card-zone_macedonia = Macedonia
card-zone_achaia = Achaia
card-zone_asia = Asia
card-zone_syria = Syria
card-zone_aegyptus = Aegyptus
card-zone_africa = Africa
card-zone_numidia = Numidia
card-zone_thracia = Thracia
card-zone_cilicia = Cilicia
card-zone_noricum = Noricum
card-zone_pannonia = Pannonia
card-zone_moesia = Moesia
card-zone_bithynia = Bithynia
card-zone_cyrenaica = Cyrenaica
card-zone_dacia = Dacia
card-zone_galatia = Galatia
card-zone_raetia = Raetia
card-zone_mauretania = Mauretania
card-building_colosseum_a = Colosseum (plan)
card-building_colosseum_b = Colosseum (finished)
card-building_pantheon_a = Pantheon (plan)
card-building_pantheon_b = Pantheon (finished)
card-building_circus_maximus_a = Circus Maximus (plan)
card-building_circus_maximus_b = Circus Maximus (finished)
card-building_aqua_claudia_a = Aqua Claudia (plan)
card-building_aqua_claudia_b = Aqua Claudia (finished)
card-building_thermae_a = Thermae (plan)
card-building_thermae_b = Thermae (finished)
card-building_basilica_iulia_a = Basilica Iulia (plan)
card-building_basilica_iulia_b = Basilica Iulia (finished)
card-building_forum_romanum_a = Forum Romanum (plan)
card-building_forum_romanum_b = Forum Romanum (finished)
card-building_templum_iovis_a = Temple of Jupiter (plan)
card-building_templum_iovis_b = Temple of Jupiter (finished)
card-building_horrea_a = Horrea (plan)
card-building_horrea_b = Horrea (finished)
card-building_macellum_a = Macellum (plan)
card-building_macellum_b = Macellum (finished)
card-building_via_appia_a = Via Appia (plan)
card-building_via_appia_b = Via Appia (finished)
card-building_theatrum_pompei_a = Theatre of Pompey (plan)
card-building_theatrum_pompei_b = Theatre of Pompey (finished)
card-building_curia_iulia_a = Curia Iulia (plan)
card-building_curia_iulia_b = Curia Iulia (finished)
card-building_arcus_titi_a = Arch of Titus (plan)
card-building_arcus_titi_b = Arch of Titus (finished)
card-building_tabularium_a = Tabularium (plan)
card-building_tabularium_b = Tabularium (finished)
card-war_hannibal_1 = Hannibal I
card-war_hannibal_2 = Hannibal II
card-war_hannibal_3 = Hannibal III
card-war_hannibal_4 = Hannibal IV
card-war_hannibal_5 = Hannibal V
card-war_pyrrhus_1 = Pyrrhus I
card-war_pyrrhus_2 = Pyrrhus II
card-war_pyrrhus_3 = Pyrrhus III
card-war_pyrrhus_4 = Pyrrhus IV
card-war_pyrrhus_5 = Pyrrhus V
card-war_spartacus_1 = Spartacus I
card-war_spartacus_2 = Spartacus II
card-war_spartacus_3 = Spartacus III
card-war_spartacus_4 = Spartacus IV
card-war_spartacus_5 = Spartacus V
card-war_vercingetorix_1 = Vercingetorix I
card-war_vercingetorix_2 = Vercingetorix II
card-war_vercingetorix_3 = Vercingetorix III
card-war_vercingetorix_4 = Vercingetorix IV
card-war_vercingetorix_5 = Vercingetorix V
card-war_mithridates_1 = Mithridates I
card-war_mithridates_2 = Mithridates II
card-war_mithridates_3 = Mithridates III
card-war_mithridates_4 = Mithridates IV
card-war_mithridates_5 = Mithridates V
card-war_iugurtha_1 = Jugurtha I
card-war_iugurtha_2 = Jugurtha II
card-war_iugurtha_3 = Jugurtha III
card-war_iugurtha_4 = Jugurtha IV
card-war_iugurtha_5 = Jugurtha V
card-patron_maecenas = Maecenas
card-patron_agrippa = Agrippa
card-patron_scipio = Scipio
card-patron_crassus = Crassus
card-patron_cicero = Cicero
card-patron_cato = Cato
card-patron_vitruvius = Vitruvius
card-patron_marius = Marius
card-patron_pompeius = Pompey
card-patron_lucullus = Lucullus
card-patron_gracchus = Gracchus
card-patron_cornelia = Cornelia
card-patron_fulvia = Fulvia
card-patron_pollio = Pollio
card-patron_antonius = Antony
card-patron_cassius = Cassius
card-patron_fabius = Fabius
card-patron_seneca = Seneca
card-patron_octavia = Octavia
card-patron_lepidus = Lepidus
card-patron_hortensius = Hortensius
card-patron_atticus = Atticus
card-patron_sulla = Sulla
card-patron_messalla = Messalla
card-patron_varro = Varro
card-patron_cincinnatus = Cincinnatus
card-patron_aurelia = Aurelia
card-patron_brutus = Brutus
card-patron_livia = Livia
card-patron_frontinus = Frontinus

# -- on the shelf
box-about = Five workers, numbered one to five: where each may go changes what all of them are worth.
box-emblem = eagle-emblem
