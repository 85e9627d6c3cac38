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
option-confirm-help = Until a turn is confirmed, all of it can be taken back.
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
the-wood = wood
the-stone = stone
the-cattle = cattle
the-wheat = wheat
the-iron = iron
the-wine = wine
the-surplus = surplus
cost-wood = wood
cost-stone = stone
cost-cattle = cattle
cost-wheat = wheat
cost-iron = iron
cost-wine = wine
cost-black = black resource
cost-green = green resource
cost-red = red resource
cost-any = basic resource of your choice
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
ask-choose_board = Which side of which player board do you take? Its prices hold for the whole game, and it sets your first resources.
wait-choose_board = { $seat } is choosing a player board.
ask-choose_worker_or_pass = Choose a worker to send, for an action at once; or pass for this round.
wait-choose_worker_or_pass = { $seat } is choosing a worker to send, or passing.
ask-choose_value = Your worker { $value } is trained (±{ $shift }): which value does it take for this action?
wait-choose_value = { $seat } is choosing the value of a trained worker.
ask-choose_location = Where do you send worker { $value }? Its action is done at once.
wait-choose_location = { $seat } is choosing where to send worker { $value }.
ask-choose_slot = Which card do you buy at { $location } with worker { $value }? It stays yours until the end.
wait-choose_slot = { $seat } is choosing a card at { $location }.
ask-choose_training = On which training space do you put worker { $value }? In the next round it can take another value.
wait-choose_training = { $seat } is choosing a training space for worker { $value }.
ask-use_effect = { $after ->
    [0] Before the action at { $location }: use a patron or your bonus, or go on?
   *[other] After the action at { $location }: use a patron or your bonus, or go on?
}
wait-use_effect = { $seat } may use patrons at { $location }.
ask-overflow_choice = You have no more room for { $the_resource }: take 1 surplus or { $denarii ->
    [one] { $denarii } denarius
   *[other] { $denarii } denarii
} instead?{ $left ->
    [0] {""}
    [one] {" "}(1 more resource is to come)
   *[other] {" "}({ $left } more resources are to come)
}
wait-overflow_choice = { $seat } is choosing what to take instead of { $the_resource }, for which there is no more room.
ask-zone_resource_type = Which resource of the Zone card do you take?{ $left ->
    [one] {""}
   *[other] {" "}({ $left } to take)
}
wait-zone_resource_type = { $seat } is choosing a resource of the Zone card.
ask-fragment_resource = Your { $fragment } fragments bring a resource: which one?
wait-fragment_resource = { $seat } is choosing a resource for { $fragment } fragments.
ask-mercator_sell = What do you sell and buy? A suggested deal is filled in; change it as you like.
wait-mercator_sell = { $seat } may sell { $resource }.
ask-mercator_buy =
    What do you buy, { $left ->
        [one] { $left } unit
       *[other] { $left } units
    } at most? A suggested deal is filled in; change it as you like.
wait-mercator_buy = { $seat } may buy { $resource }.
ask-discount_choice = You have a discount: which part of the cost do you not pay?
wait-discount_choice = { $seat } is choosing what a discount takes off.
ask-pay_icon = With what do you pay 1 { $cost }?
wait-pay_icon = { $seat } is choosing what to pay with.
ask-propraetor_half = Which half of the Zone card do you take, the two resources at the top or at the bottom?
wait-propraetor_half = { $seat } is choosing a half of the Zone card.
ask-propraetor_second = And then: one more resource of the card, or influence?
wait-propraetor_second = { $seat } is choosing between a resource and influence.
ask-influence_card = Which card do you spend for influence in zone { $zone }?{ $influence ->
    [0] {""}
   *[other] {" "}({ $influence } so far)
}
wait-influence_card = { $seat } is choosing cards to spend for influence in zone { $zone }.
ask-activate_patron = A place for a patron has opened: who becomes active? Only active patrons help your actions.
wait-activate_patron = { $seat } is choosing a patron to make active.
ask-place_patron = Your places are taken: keep { $card } passive, or replace an active patron? A passive patron still counts at the end.
wait-place_patron = { $seat } is choosing a place for { $card }.
ask-choose_zone = The war is won: in which zone do you gain { $influence } influence?
wait-choose_zone = { $seat } may choose a zone for the reward of a war.
ask-train_worker = Train one more worker? In the next round it can take another value.
wait-train_worker = { $seat } may train one more worker.
ask-bonus_symbol = Bonus: choose the icon of the cards that you use for it.
wait-bonus_symbol = { $seat } is choosing the icon of a bonus.
ask-bonus_card = Bonus: which card ({ $icon }) do you use?{ $cards ->
    [0] {""}
   *[other] {" "}({ $cards } used so far)
}
wait-bonus_card = { $seat } is choosing the cards of a bonus.
ask-confirm_turn = Your turn is complete: confirm it, or take it back.
wait-confirm_turn = { $seat } is confirming the turn.
ask-place_neutral = Which worker of your neutral player goes where? It only takes a space.
wait-place_neutral = { $seat } is placing a neutral worker.
ask-recover_location = { $neutral ->
    [0] From which location do you take workers back? (you lack { $left })
   *[other] From which location does your neutral player take workers back? (it lacks { $left })
}
wait-recover_location = { $neutral ->
    [0] { $seat } is choosing a location to take workers back from.
   *[other] { $seat } is choosing a location to take workers back from, for the neutral player.
}
ask-recover_workers = { $neutral ->
    [0] Which worker do you take back from { $location }? (you lack { $left })
   *[other] Which worker does your neutral player take back from { $location }? (it lacks { $left })
}
wait-recover_workers = { $seat } is choosing workers at { $location }.
ask-final_action = You may take one extra action: as a worker of which value?
wait-final_action = { $seat } may take one extra action.
ask-double_target = { $card } lets another patron count twice at the end: which one?
wait-double_target = { $seat } may choose a patron who counts twice.
ask-raise_order = Choose which of your patrons raises a cube next: higher cubes score more.
wait-raise_order = { $seat } may raise cubes, one patron after another.
ask-raise_zone = { $card } may raise one of your cubes: in which zone?{ $left ->
    [one] {""}
   *[other] {" "}({ $left } rises)
}
wait-raise_zone = { $seat } may raise a cube.
ask-raise_political = { $card } may raise your political influence by one level: do you want it?{ $left ->
    [one] {""}
   *[other] {" "}({ $left } rises)
}
wait-raise_political = { $seat } may gain political influence.
ask-score_zone = { $card } scores your level in one zone: in which?{ $left ->
    [one] {""}
   *[other] {" "}({ $left } times)
}
wait-score_zone = { $seat } is choosing the zone that a patron scores.

# Moves.
move-worker = Send worker { $value }
move-trained = Send the worker trained by ±{ $shift }
move-as = As a { $value }
move-go = { $location_id ->
    [training] Send to training
   *[other] Go to { $location }
}
move-choose = { $card }
move-space = Training space ±{ $shift }
move-use = Use { $card }
move-bonus = Take the bonus
move-continue = Go on
move-gain = Take { $the_resource }
move-surplus = Take 1 surplus
move-denarii = Take denarii
move-sell = { $count ->
    [0] Sell no { $resource }
   *[other] Sell { $units }
}
move-buy = { $count ->
    [0] Buy no { $resource }
   *[other] Buy { $units }
}
move-less = { $cost_id ->
    [denarii] Fewer denarii
   *[other] 1 { $cost } less
}
move-pay = Pay with { $the_resource }
move-half = { $half_id ->
    [top] The two resources at the top
   *[other] The two resources at the bottom
}
move-second = { $part_id ->
    [resource] One more resource
    [influence] Influence
   *[other] Nothing: I only take the bonus
}
move-spend = Spend { $card }
move-stop = That is all
move-activate = { $card } becomes active
move-passive = Keep passive
move-replace = Replace { $card }
move-zone = Zone { $zone }
move-none = Decline
move-train = Train worker { $value } by ±{ $shift }
move-retrain = Train the worker of space ±{ $from_shift } again, by ±{ $shift }
move-icon = { $icon }
move-card = Use { $card }
move-neutral = Neutral worker { $value } to { $location }
move-recover = Take the workers of { $location }
move-take = Take worker { $value }
move-board = { $board }
move-imagine = An extra action as a { $value }
move-double = { $card } counts twice
move-jump = Jump over the next cube in zone { $zone }
move-rise = One level up

# Events.
event-round = Round { $round } begins.
stage-round = The end of round { $round }
stage-score = { $points ->
    [one] 1 point
   *[other] { $points } points
} if the game ended now
stage-points = { $what }: points
event-order = Turn order: { $seats }.
event-board = { $seat } plays on { $board }.
event-worker = { $seat } sends worker { $printed ->
    [0] { $value }
   *[other] { $printed }, as a { $value },
} to { $location }.
event-trained = { $seat } sends worker { $value } to training (±{ $shift }){ $count ->
    [0] {""}
    [one] {" "}for { $count } denarius
   *[other] {" "}for { $count } denarii
}.
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
event-overflow-surplus = { $seat } has no room for { $the_resource } and takes 1 surplus.
event-overflow-denarii = { $seat } has no room for { $the_resource } and takes { $count ->
    [one] { $count } denarius
   *[other] { $count } denarii
}.
event-surplus = { $seat } gains { $count } surplus.
event-surplus-lost = { $seat } has no room: { $count } surplus is lost.
event-sold = { $seat } sells { $units } for { $denarii ->
    [one] { $denarii } denarius
   *[other] { $denarii } denarii
}.
event-bought = { $seat } buys { $units } for { $denarii ->
    [one] { $denarii } denarius
   *[other] { $denarii } denarii
}.
event-paid = { $seat } pays 1 { $resource }.
event-less = { $seat } has a discount of 1 { $cost }.
event-slid = The Zone card { $card } slides up.
event-zone-bought = { $seat } buys the Zone card { $card } for { $count ->
    [one] { $count } denarius
   *[other] { $count } denarii
}.
event-fee = { $seat } pays { $count ->
    [one] { $count } denarius
   *[other] { $count } denarii
} for the empty zone { $zone }.
event-brown = The brown cube of zone { $zone } rises to level { $level }.
event-fragments = { $seat } has completed a set of { $fragment } fragments.
event-set = { $war ->
    [0] { $seat } has both cards of a building.
   *[other] { $seat } has one more card of the same war.
}
event-drawn = New in zone { $zone }: { $card }.
event-no-card = No card is left for zone { $zone }: it stays empty.
event-turned = On top of the deck of { $location }: { $card }.
event-spent = { $seat } spends { $card } for influence.
event-cube = The cube of { $seat } in zone { $zone } is now on level { $level }.
event-cube-stays = The cube of { $seat } in zone { $zone } can’t rise.
event-card = { $seat } takes { $card }.
event-points = { $seat } scores { $count ->
    [one] 1 point
   *[other] { $count } points
}.
event-patron = { $seat } uses { $card }.
event-active = { $card } is now active for { $seat }.
event-passive = { $card } stays passive beside the board of { $seat }.
event-replaced = { $seat } replaces { $old } with { $card }.
event-marker = { $seat } advances { $count ->
    [one] 1 space
   *[other] { $count } spaces
} in the Colosseum, to space { $place }.
event-political = { $seat } is now on level { $level } of political influence.
event-bonus = { $seat } uses { $card } for the bonus.
event-neutral = { $seat } places neutral worker { $value } at { $location }.
event-discarded = Nobody bought at { $location }: { $card } leaves the game.
event-row = New at { $location }: { $card }.
event-recovered = { $seat } takes back from { $location }: { $values }.
event-neutral-recovered = The neutral player of { $seat } takes back from { $location }: { $values }.
event-end-zones = A Zone card could not be replaced: the game ends.
event-end-row = The row of { $location } can’t be filled: the game ends.
event-imagined = { $seat } takes an extra action as a { $value } at { $location }.
event-declined = { $seat } takes no extra action.
event-adjusted = The cube of { $seat } in zone { $zone } goes down to level { $level }.
event-doubled = { $card } counts twice for { $seat }.
event-scored-zone = { $seat } has a patron score zone { $zone }: { $count ->
    [one] 1 point
   *[other] { $count } points
}.

# Why not.
why-AV-2_14 = You have no { $resource }.
why-AV-3_2 = { $spaces ->
    [one] Its only space is taken.
    [2] Both spaces are taken.
   *[other] All { $spaces } spaces are taken.
}
why-AV-5_3 = { $selling ->
    [0] You can buy { $units_left ->
        [one] { $units_left } more unit
       *[other] { $units_left } more units
    }.
   *[other] You have only { $units_left }.
}
why-AV-5_6 = { $trading ->
    [0] You have nothing to sell{ $needed ->
        [0] , and there is no card to buy from.
        [one] ; the cheapest unit costs { $needed } denarius, and you have { $denarii }.
       *[other] ; the cheapest unit costs { $needed } denarii, and you have { $denarii }.
    }
   *[other] Nothing has been traded yet, and this is the last chance.
}
why-AV-5_8 = That would cost { $needed ->
    [one] { $needed } denarius
   *[other] { $needed } denarii
} and the Zone card { $price }; you have { $denarii }.
why-AV-5_15 = { $turn ->
    [0] Another resource is being bought now.
   *[other] That would cost { $needed ->
        [one] { $needed } denarius
       *[other] { $needed } denarii
    }; you have { $denarii }.
}
why-AV-6_6 = The Zone card costs { $price ->
    [one] { $price } denarius
   *[other] { $price } denarii
}; you have { $denarii }.
why-AV-8_1 = { $most ->
    [0] No card here can be bought with worker { $value }.
   *[other] This slot takes { $span }; your worker counts as { $value }.
}
why-AV-8_2 = { $row ->
    [0] It costs { $asked }; you lack { $missing }.
   *[other] No card here is within your means: { $card } costs { $asked }, and you lack { $missing }.
}
why-AV-9_3 = The way costs { $asked }; you lack { $missing }.
why-AV-10_2 = It costs { $needed ->
    [one] { $needed } denarius
   *[other] { $needed } denarii
}; you have { $denarii }.
why-AV-11_15 = It costs { $asked }{ $missing ->
    [none] {""}
   *[other] ; you lack { $missing }
}.
why-AV-12_6 = No worker stands at { $location }.
why-AV-17_14 = With your cards for the bonus, { $card } still costs more than you have.
why-AV-1_9 = That board is taken.
why-AV-2_10 = No part of this cost can be paid with { $the_resource }.
why-AV-3_7 = You could not complete that now.
why-AV-5_2 = There is no card in zone { $zone }.
why-AV-5_4 = The Zone card shows no { $resource }.
why-AV-5_10 = The Zone card shows no { $resource }.
why-AV-5_12 = That card has no influence left to spend.
why-AV-5_13 = There is no card in zone { $zone }, and you have no influence to spend.
why-AV-6_8 = The brown cube is at the top already.
why-AV-6_9 = These fragments don’t bring { $resource }.
why-AV-8_4 = That slot is empty.
why-AV-8_12 = { $card } is not one of your active patrons.
why-AV-10_1 = The training space ±{ $shift } is taken.
why-AV-10_3 = This worker is in training until the next round.
why-AV-10_4 = This worker’s training does not reach { $value }.
why-AV-10_8 = Workers in training are not taken back.
why-AV-10_9 = This worker does not count with its printed value now.
why-AV-11_1 = { $card } is not active.
why-AV-11_2 = { $card } does not help here, or has helped in this action already.
why-AV-11_7 = The Zone card shows no { $resource }.
why-AV-11_9 = No worker can be trained now.
why-AV-11_10 = The discount can’t take that off.
why-AV-11_18 = This zone has no card.
why-AV-11_21 = { $card } works by itself: there is nothing to use.
why-AV-15_7 = In zone { $zone } the next level is taken, or you have no cube.
why-AV-15_8 = A jump needs a patron who counts twice, and an occupied level to jump over.
why-AV-15_6 = Only another patron of yours can count twice, not the one who doubles.
why-AV-17_1 = This game is played in base mode, without bonuses.
why-AV-17_4 = { $card } has another icon.
why-AV-17_5 = You have no such card on your left side.
why-AV-17_10 = The Zone card shows no { $resource }.
why-AV-17_13 = You can’t pay for the extra spaces at ROMA.
why-AV-17_22 = You don’t have 3 unused cards of that icon.
why-AV-17_27 = The deck is empty.
why-AV-17_28 = { $card } would add nothing.
why-AV-18_4 = No space for neutral workers is free at { $location }.
why-AV-18_11 = Your neutral player has no worker { $value } left.
why-AV-14_6 = This is the extra action: nobody trains in it.
why-AV-2_11 = { $owed ->
    [0] { $laying ->
        [0] What is laid does not fit the icons of the cost.
       *[other] Enough is laid: take something back first.
    }
    [one] One more part of the cost is to be paid.
   *[other] { $owed } more parts of the cost are to be paid.
}
why-AV-5_11 = { $unspent ->
    [0] None of your Building and War cards has influence left to spend.
   *[other] Choose at least one card.
}
why-AV-17_3 = { $used ->
    [0] Choose at least one card.
   *[other] The bonus of this action has been taken.
}
why-AV-17_26 = { $empty ->
    [0] There is a card in the zone: take a resource of it, or influence.
   *[other] There is no card in the zone: the bonus has to be taken.
}

# The board.
board-order = Turn order
board-passed = { $seat } (passed)
board-action = The action in progress
board-acting = Worker { $value } at { $location }
board-acting-slot = slot { $slot }
board-due = Zone card still to be paid: { $price }
board-bonus-taken = bonus taken
board-used-patrons = Patrons used
board-zones = Zones
board-level = Level
board-level-points = Points
board-deck = Deck
board-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
board-zone = Zone { $zone }
board-zone-empty = no card
board-zone-waiting = card to be drawn
board-fragment-black = black fragment
board-fragment-green = green fragment
board-fragment-red = red fragment
board-fragment-multi = multicoloured fragment
board-halves = top { $top }, bottom { $bottom }
board-high = high, bought by the next action
board-low = low, slides up with the next action
board-brown = brown cube { $level }
board-cube = { $seat } on { $level }
board-no-cube = no cubes
board-untouched = no card taken this round
board-touched = card taken this round
board-wars = For cards of one war
board-war-number = { $count ->
    [2] 2nd
    [3] 3rd
   *[other] { $count }th
} { $reward }
board-slot = Slot { $slot } (worker { $range })
board-slot-empty = empty
board-slot-taken = bought by { $seat } with worker { $value }
board-top = On top
board-top-waiting = card to be drawn
board-costs = costs { $price }
board-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
board-influence = { $count } influence
board-pair = pair { $reward }
board-free = nothing
board-workers = Workers
board-worker = { $value } ({ $seat })
board-neutral-worker = { $value } (neutral of { $seat })
board-space-free = free
board-neutral-free = free for a neutral
board-colosseum = Colosseum
board-loop-space = Space
board-loop-cost = Cost
board-loop-honour = Honour
board-loop-markers = Markers
board-political = Political influence
board-political-places = Places for patrons
board-removed = Removed from the game
amount-wood = { $count } wood
amount-stone = { $count } stone
amount-cattle = { $count } cattle
amount-wheat = { $count } wheat
amount-iron = { $count } iron
amount-wine = { $count } wine
amount-surplus = { $count } surplus
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
    [one] { $count } basic resource of your choice
   *[other] { $count } basic resources of your choice
}
amount-denarii = { $count ->
    [one] { $count } denarius
   *[other] { $count } denarii
}
span-one = only a { $least }
span-many = { $least } to { $most }

# Panels.
panel-stock = Stock
panel-goods = { $units } at { $price }
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
panel-zone = Zone cards
panel-building = Buildings
panel-war = Wars
panel-passive = Passive patrons
panel-used = used
panel-spent = influence spent
panel-doubled = counts twice
panel-card = { $card } ({ $marks })
panel-points = Points so far

# Beside a move: what it costs and brings.
preview-trained = as { $least } to { $most }
preview-roma = { $price }{ $count ->
    [0] {""}
    [one] {" "}→ 1 Honour
   *[other] {" "}→ { $count } Honours
}
preview-zone = zone { $zone }: { $card }; the Zone card costs { $price }
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
preview-up-to = up to { $count } influence
preview-bonus-quaestor = { $count ->
    [one] +{ $count } denarius for each card
   *[other] +{ $count } denarii for each card
}
preview-bonus-aedilis = { $count ->
    [one] +{ $count } resource of the Zone card for each card used
   *[other] +{ $count } resources of the Zone card for each card used
}
preview-bonus-mercator = +{ $count } surplus for each card
preview-bonus-propraetor = 1 influence in the zone for every { $count } cards
preview-bonus-roma = { $count ->
    [one] +{ $count } space in the Colosseum for each card, paid as usual
   *[other] +{ $count } spaces in the Colosseum for each card, paid as usual
}
preview-bonus-aedificator = { $card } from the deck, { $count ->
    [one] { $count } basic resource
   *[other] { $count } basic resources
} less for each card
preview-bonus-legatus = { $card } from the deck, { $count } surplus less for each card
preview-bonus-senatus = { $card } from the deck, { $count ->
    [one] { $count } denarius
   *[other] { $count } denarii
} less for each card

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
modifier-zone_resource = { $location }: +{ $count ->
    [one] { $count } resource
   *[other] { $count } resources
} of the Zone card.
modifier-zone_card_free = { $location }: the Zone card costs nothing.
modifier-train = { $location }: afterwards you may train a worker.
modifier-discount-resource = { $location }: { $count ->
    [one] { $count } basic resource
   *[other] { $count } basic resources
} less to pay.
modifier-discount-surplus = { $location }: { $count } surplus less to pay.
modifier-discount-denarii = { $location }: { $count ->
    [one] { $count } denarius
   *[other] { $count } denarii
} less to pay.
modifier-substitute-surplus = { $location }: surplus may pay for basic resources.
modifier-substitute-basic = { $location }: basic resources may pay for surplus.
modifier-buy_influence = { $location }: you may pay { $price } for { $count } influence.
modifier-colosseum_free-denarii = { $location }: no denarii to pay for spaces.
modifier-colosseum_free-resource = { $location }: no basic resource to pay for spaces.
modifier-colosseum_free-surplus = { $location }: no surplus to pay for spaces.
modifier-colosseum_step = { $location }: { $count ->
    [one] a free step
   *[other] { $count } free steps
} in the Colosseum.
modifier-raise_brown = { $location }: you may raise the brown cube by { $count }.
end-card-zone = { $points } for each Zone card
end-card-building = { $points } for each Building card
end-card-war = { $points } for each War card
end-card-patron = { $points } for each Patron card
end-political_level = { $points } for each political level
end-active_patron = { $points } for each active patron
end-zone_first = { $points } for each zone where you are first
end-zone_present = { $points } for each zone where you have a cube
end-card_points_and_influence = { $points } for each card with points and influence
end-icon_set = { $points } for each set of the three icons
end-icon_pair-amphora = { $points } for each pair of amphorae
end-icon_pair-swords = { $points } for each pair of swords
end-icon_pair-lion = { $points } for each pair of lions
end-basic_resource_pair = { $points } for every two basic resources
end-resource-black = { $points } for each black resource
end-resource-green = { $points } for each green resource
end-resource-red = { $points } for each red resource
end-resource-surplus = { $points } for each surplus
end-score_zone_level = { $points } for each level of yours in one zone
end-raise_political = one more level of political influence
end-raise_zone = one of your cubes rises by a level
end-double_patron = another patron counts twice

# The picture.
area-city = The board
area-boards = Player boards
area-seat = { $seat }
picture-zone = Zone
picture-high = high
picture-low = low
picture-storage = Stock
picture-cards = Cards
aim-quaestor = { $found }
aim-aedilis = all four resources; { $found }
aim-mercator = sell and buy; { $found }
aim-propraetor = half of the card, then a resource or influence; { $found }
aim-roma = in the Colosseum; { $found }
aim-aedificator = a building; { $found }
aim-legatus = a war; { $found }
aim-senatus = a patron; { $found }
about-quaestor = Take denarii: { $rate } for each point of the worker’s value.
about-aedilis = Take all four resources of the Zone card in the worker’s zone.
about-mercator = Sell resources, then buy up to { $most } units shown on the Zone card of the worker’s zone.
about-aedificator = Buy a Building card whose slot takes the worker.
about-legatus = Buy a War card whose slot takes the worker.
about-propraetor = Take half of the Zone card in the worker’s zone, then one more resource, or influence for cards.
about-roma = Advance in the Colosseum by the worker’s value and pay each space; every Honour is political influence.
about-senatus = Buy a Patron card whose slot takes the worker.
reads-open = Worker { $value }: { $found }.
reads-trained = Trained worker, as a { $value }: { $found }.
reads-shut = Worker { $value } can’t be sent here now.
reads-patron = { $card }: { $effect }
reads-score = { $category }: { $count }
piece-zone = Zone { $zone }
piece-brown = The brown cube of zone { $zone }, on level { $level }
piece-cube = The cube of { $seat } in zone { $zone }, on level { $level }
piece-zone-card = { $card }, the card of zone { $zone } ({ $position })
piece-zone-waiting = Zone { $zone }: a new card is drawn when the turn is confirmed
piece-half-top = The two upper resources of the card in zone { $zone }
piece-half-bottom = The two lower resources of the card in zone { $zone }
piece-gain = Take { $resource } from the card of zone { $zone }
piece-place = { $location }
piece-help = { $card } helps { $seat } at { $location }
piece-worker = Worker { $value } of { $seat } on space { $space } of { $location }
piece-neutral-worker = Neutral worker { $value } of { $seat } on space { $space } of { $location }
piece-take = Worker { $value } at { $location }, to be taken back
piece-row-card = { $card } in slot { $slot } of { $location }
piece-top = { $card } on top of the deck of { $location } ({ $count ->
    [one] 1 card
   *[other] { $count } cards
})
piece-deck = The deck of { $location }: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
piece-zone-deck = The deck of Zone cards: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
piece-order = { $seat } is number { $place } in turn order
piece-order-passed = { $seat } is number { $place } in turn order and has passed
piece-marker = The marker of { $seat } on space { $space } of the Colosseum
piece-political = The political influence of { $seat }: level { $level }
piece-reserve = Worker { $value } in the reserve of { $seat }
piece-neutral-reserve = Neutral worker { $value } of { $seat }, still to be placed
piece-training = The training space ±{ $shift } of { $seat }, for { $price }
piece-trained = Worker { $value } of { $seat }, trained by ±{ $shift } and ready
piece-waiting = Worker { $value } of { $seat }, in training by ±{ $shift } until next round
piece-store = { $units } in the stock of { $seat }, of { $limit } at most, at a price of { $price }
piece-stock = { $units } in the stock of { $seat }
piece-active = { $card }, the active patron in place { $slot } of { $seat }
piece-shut = Place { $slot } for a patron of { $seat }: closed until political influence opens it
piece-owned = { $card }, beside the board of { $seat }
piece-points = Points of { $seat }: { $count } so far, { $total } if the game ended now
piece-worth = What { $seat } would score if the game ended now: { $total }
piece-summary = The board of { $seat }, from afar
piece-sum = The workers of { $seat } add up to { $count }: the lowest sum is first in the next round
piece-value = The worker counts as { $value }
piece-tile = { $board }: the player board to take
tray-mercator_sell = Sales bring { $income }, purchases cost { $outlay }: { $purse ->
    [one] { $purse } denarius is left
   *[other] { $purse } denarii are left
}{ $due ->
    [0] .
   *[other] , and the Zone card costs { $due }.
}
tray-mercator_buy = Purchases cost { $outlay }: { $purse ->
    [one] { $purse } denarius is left
   *[other] { $purse } denarii are left
}{ $due ->
    [0] .
   *[other] , and the Zone card costs { $due }.
}
tray-pay_icon = { $state ->
    [missing] { $number } still to be laid.
    [surplus] { $number } too much.
   *[enough] The cost is covered. Take something back to pay otherwise.
}
tray-discount_choice = { $number ->
    [one] Take one part off the cost.
   *[other] Take { $number } parts off the cost.
}
column-sale = Sell
column-purchase = Buy
move-plan-sale = Lay { $the_resource } to sell
move-drop-sale = Keep { $the_resource }
move-plan-purchase = Lay { $the_resource } to buy
move-drop-purchase = Don’t buy { $the_resource }
move-lay = Lay { $the_resource }
move-take-back = Take { $the_resource } back

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
box-about = Five workers, numbered one to five: the number decides what each can do, and you rarely get your own back.
box-emblem = eagle-emblem

# everything in the box
contents-zone = Zone cards
contents-building = Building cards
contents-war = War cards
contents-patron = Patron cards
contents-war-set = { $count } cards of one war: { $reward }
contents-boards = Player boards and their prices
