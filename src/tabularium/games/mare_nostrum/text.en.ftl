where = Round { $round }, { $phase }
where-limited = Round { $round } of { $rounds }, { $phase }
where-setup = Set-up
phase-0 = Production
phase-1 = Trade
phase-2 = Purchases
phase-3 = Military
phase-4 = Claims
level = { $shown ->
    [plain] { $value }
   *[over] XV+ { $value }
}

option-empire_assignment = Empires
option-empire_assignment-help = The Empires are dealt at random, or the seats choose theirs in a random order.
option-empire_assignment-random = at random
option-empire_assignment-choice = by choice
option-tiles = Heroes and Wonders
option-tiles-help = All lie face up from the start, or only five at a time, as advised for a first game.
option-tiles-standard = all face up
option-tiles-first_game = first game: five face up
option-max_rounds = Round limit
option-max_rounds-help = The rulebook sets no limit. With one, the player nearest to a victory wins after the last round. Without one the game goes on, for at most 400 rounds.
option-max_rounds-none = no limit
option-max_rounds-thirty = thirty rounds

# Prompts: to the one who decides, and to those who wait.
ask-choose_empire = Which Empire will you lead? Each has its own Provinces and starting Hero.
wait-choose_empire = { $seat } is choosing an Empire.
ask-circe_assign = Circe: shall a Legion work as a Caravan on this empty site, for its Resource? { $site }
wait-circe_assign = { $seat } is choosing whether a Legion works for Circe: { $site }.
ask-legendary_bonus = What more shall your Legendary City give, thanks to its Temple? { $site }. Then press Done.
wait-legendary_bonus = { $seat } { $count ->
    [one] is
   *[other] are
} choosing what a Legendary City gives.
ask-colossus_good = Colossus: which Good do you take, for your combinations or for the trade?
wait-colossus_good = { $seat } is choosing a Good from the Colossus.
ask-play_trade_token = Trade Master, which Trade token do you play, and with which face up? Everybody will have to offer that many Resources.
wait-play_trade_token = { $seat } is choosing a Trade token.
ask-offer_size = Antigone: how many Resources will you offer? Each token taken from you lets you pick one.
wait-offer_size = { $seat } is choosing how many Resources to offer.
ask-offer = { $left ->
    [0] Your offer: { $laid }. Done?
    [one] { $laid_count ->
        [0] Offer one Resource for trade: you take one of the others’ in return.
       *[other] Laid: { $laid }. One token is missing.
    }
   *[other] { $laid_count ->
        [0] Offer { $left } Resources for trade: you take as many of the others’ in return.
       *[other] Laid: { $laid }. { $left } tokens are missing.
    }
}
wait-offer = { $seat } { $count ->
    [one] is choosing an offer.
   *[other] are choosing their offers.
}
ask-choose_opener = You take no part in this trade: choose the player who picks first.
wait-choose_opener = { $seat } is choosing the player who picks first.
ask-trade_pick = Take one token that another player offers.
wait-trade_pick = { $seat } is choosing a token to take.
ask-trade_compensate = You have one Resource too many: give one of yours to { $other } in secret.
wait-trade_compensate = { $seat } is choosing a Resource to give { $other } in secret.
ask-perseus_first = Perseus: do you buy first, to win alone? You are asked every round, whether you can or not.
wait-perseus_first = { $seat } may buy first thanks to Perseus.
ask-choose_next_buyer = Political Leader, who buys now? Early buyers have the first choice of tiles and Provinces.
wait-choose_next_buyer = { $seat } is choosing the next buyer.
ask-penthesilea = Penthesilea: how many free Legions shall come to your Capital Province?
wait-penthesilea = { $seat } may call free Legions.
ask-buy_item = What do you buy? { $best ->
    [0] You have no tokens left
    [one] At most one token at once
   *[other] At most { $best } tokens at once ({ $more ->
        [1] Goods all different but for one pair, or Taxes
        [2] Goods all different, or Taxes, with at most one token of the other sort
       *[other] Goods all different, or Taxes
    })
}{ $price ->
    [0] .
   *[other] ; next Hero or Wonder: { $price }.
}
wait-buy_item = { $seat } is buying.
ask-choose_site = Where do you place { $item_a }?
wait-choose_site = { $seat } is choosing a place for { $item_a }.
ask-choose_tile = Which Hero or Wonder do you buy? Its power holds for the rest of the game.
wait-choose_tile = { $seat } is choosing a Hero or Wonder.
ask-pay_token = { $left ->
    [0] You pay for { $purchase }: { $laid }. Done?
    [one] { $laid_count ->
        [0] Pay one token for { $purchase }.
       *[other] Laid for { $purchase }: { $laid }. One token is missing.
    }
   *[other] { $laid_count ->
        [0] Pay { $left } tokens for { $purchase }.
       *[other] Laid for { $purchase }: { $laid }. { $left } tokens are missing.
    }
}
wait-pay_token = { $seat } is paying for { $purchase }.
ask-pay_unseen = { ask-pay_token }
wait-pay_unseen = { wait-pay_token }
ask-copy_hero = Castor & Pollux: choose the Hero whose power you copy for good.
wait-copy_hero = { $seat } is choosing the Hero that Castor & Pollux copy.
ask-confirm_claim = { $item_id ->
    [pyramids] The Pyramids are paid
   *[hm] The Hero or Wonder that wins is paid
}: confirm, and you claim the victory. There is no way back then.
wait-confirm_claim = { $seat } is claiming the victory.
ask-keep_taxes = How many Taxes do you keep for the next round? The others are lost.
wait-keep_taxes = { $seat } is choosing how many Taxes to keep.
ask-keep_goods = Hanging Gardens: which Good do you keep? All others are lost.
wait-keep_goods = { $seat } is choosing the Goods to keep.
ask-declare_peace = Statue of Zeus: with whom do you declare peace? Neither of you attacks the other until the next Military phase.
wait-declare_peace = { $seat } may declare peace.
ask-choose_next_general = Military Chief, who acts now? That player sails, marches and fights.
wait-choose_next_general = { $seat } is choosing the next player to act.
ask-move_trireme = Move your Triremes, each of them once, then end. When none can move any more, this step ends automatically.
wait-move_trireme = { $seat } is moving Triremes.
ask-sea_battle = Do you start a sea battle? Both sides roll, and each hit sinks a Trireme.
wait-sea_battle = { $seat } may start sea battles.
ask-move_legion = Move your Legions, each of them once, then end. When none can move any more, the battles begin at once.
wait-move_legion = { $seat } is moving Legions.
ask-vacate = Which position { $province_in } does the Legion that leaves give up?
wait-vacate = { $seat } is choosing a position to give up { $province_in }.
ask-land_battle = Which land battle comes next? All must be fought, one roll each.
wait-land_battle = { $seat } is choosing the next land battle.
ask-choose_losses = Choose a Unit to lose { $province_in }: { $left ->
    [one] you have one left to lose.
   *[other] you have { $left } left to lose.
}
wait-choose_losses = { $seat } is choosing losses { $province_in }.
ask-convert = Which Province do you convert, to make it yours?
wait-convert = { $seat } may convert Provinces.
ask-conquest_action = Conqueror, what do you do in your conquests? Where you do nothing, all stays as it is.
wait-conquest_action = { $seat } is choosing what happens in conquered Provinces.
ask-choose_building = Which building { $province_of } do you destroy? A City or Capital brings you a Tax, a Caravan its Good.
wait-choose_building = { $seat } is choosing a building { $province_of } to destroy.
ask-pillage_gain = What do you take from the Legendary City? It goes behind your screen, for the next round.
wait-pillage_gain = { $seat } is choosing the spoils of a Legendary City.
ask-occupy_site = Which building { $province_of } does a Legion occupy? It produces and counts for you while the Legion holds it.
wait-occupy_site = { $seat } is choosing buildings { $province_of } to occupy.
ask-award_title = Several players tie for { $title_the }: you decide which of them it will be.
wait-award_title = { $seat } is settling a tie for { $title_the }.

# What would be lost.
waste-colossus_good = You may take { $count ->
    [one] a Good
   *[other] { $count } Goods
} for nothing. Take none?
waste-buy_item = You can still buy something. If you end now, { $goods ->
    [0] { $taxes ->
        [one] one Tax is
       *[other] { $taxes } Taxes are
    }
    [one] { $taxes ->
        [0] one Good is
        [one] one Good and one Tax are
       *[other] one Good and { $taxes } Taxes are
    }
   *[other] { $taxes ->
        [0] { $goods } Goods are
        [one] { $goods } Goods and one Tax are
       *[other] { $goods } Goods and { $taxes } Taxes are
    }
} lost. End all the same?
waste-keep_taxes = { $count ->
    [one] One Tax
   *[other] { $count } Taxes
} that you could keep would be lost. Discard all the same?
waste-keep_goods = You could keep { $count ->
    [one] one more Good
   *[other] { $count } more Goods
}. Discard all the same?

# Moves.
move-end = End
move-yes = Yes
move-no = No
move-empire = { $empire }
move-take = Take { $gain }
move-good = Take { $good }
move-play = Play { $token } with the { $size } up
move-size = { $size ->
    [0] Offer nothing
    [one] Offer one Resource
   *[other] Offer { $size } Resources
}
move-offer = Offer { $kind }
move-lay = Lay { $kind }
move-back = Take back { $kind }
move-opener = { $seat } picks first
move-pick = Take { $kind } from { $seat }
move-give = Give { $kind }
move-buyer = { $seat } buys now
move-levy = { $count ->
    [0] Call no Legion
    [one] Call one Legion
   *[other] Call { $count } Legions
}
move-buy = { $item_id ->
    [free_influence] Place an Influence marker for free
   *[other] Buy { $item_a }
}
move-in = { $province }
move-on = { $site }
move-at = { $sea }
move-tile = { $tile }
move-claim = Claim without a tile
move-pay = Pay { $kind }
move-copy = Copy { $tile_the }
move-keep = { $count ->
    [0] Keep no Tax
    [one] Keep one Tax
   *[other] Keep { $count } Taxes
}
move-store = Keep { $kind }
move-peace = Declare peace with { $seat }
move-general = { $seat } acts now
move-sail = Sail from { $from_the } to { $to_the }
move-fight = Attack { $seat } { $sea_in }
move-march = March from { $from } to { $to }
move-leave = Leave { $site_the }
move-abandon = Leave the Influence marker { $province_of }
move-battle = Fight { $seat } { $province_in }
move-lose = Lose { $unit_a }
move-convert = Convert { $province }
move-pillage = Pillage { $province }
move-occupy = Occupy buildings { $province_of }
move-seize = Seize the Influence marker { $province_of }
move-sheba = Queen of Sheba: convert { $province } at once
move-raze = Destroy { $site_the }
move-hold = Occupy { $site_the }
move-award = { $seat } gets the Title

# What happened.
event-empire = { $seat } leads { $empire }.
event-round = Round { $round } begins.
event-circe = A Legion of { $seat } works as a Caravan: { $site }.
event-bonus = { $seat } chooses { $gain } from { $site_the }.
event-collected = { $seat } collects { $kinds }.
event-drew = { $seat } draws a Legendary Good.
event-drew-secret = { $seat } draws { $kind }.
event-empty-pile = { $seat } should draw a Legendary Good, but none is left.
event-artemis = The Temple of Artemis gives { $seat } { $count ->
    [one] a Tax
   *[other] { $count } Taxes
}.
event-colossus = The Colossus gives { $seat } { $good }.
event-token = { $seat } plays the Trade token { $token } with the { $size } up, on slot { $slot }.
event-size = { $seat } offers { $size ->
    [0] nothing
    [one] one Resource
   *[other] { $size } Resources
} thanks to Antigone.
event-no-trade = Nothing is traded this round.
event-offer = { $seat } offers { $kinds }.
event-opener = { $seat } lets { $other } pick first.
event-pick = { $seat } takes { $kind } from { $other }.
event-back = { $seat } takes back { $kinds }.
event-gift = { $seat } gives { $other } a Resource in secret.
event-gift-secret = { $seat } secretly gives { $other } this token: { $kind }.
event-tokens-back = { $seat } takes all the Trade tokens.
event-perseus = { $answer_id ->
    [yes] Perseus lets { $seat } buy first.
   *[no] { $seat } does not use Perseus.
}
event-buyer = It is { $seat }’s turn to buy.
event-levy = Penthesilea brings { $seat } { $count ->
    [one] one Legion
   *[other] { $count } Legions
} { $province_in }.
event-paid = { $seat } pays for { $item_a } with { $kinds }.
event-influence = { $seat } places an Influence marker { $province_in }.
event-built = { $seat } builds { $site_the }.
event-unit = { $seat } places { $unit_a } { $province_in }.
event-trireme = { $seat } places a Trireme { $sea_in }.
event-tile = { $seat } takes { $tile_the }.
event-copied = Castor & Pollux copy { $tile_the } for { $seat }.
event-nothing-copied = Castor & Pollux find nobody to copy.
event-claim = { $seat } claims the victory with { $item_id ->
    [pyramids] the Pyramids
   *[hm] one more Hero or Wonder
}!
event-kept = { $seat } keeps { $kinds }.
event-discarded = { $seat } discards { $kinds }.
event-revealed = A tile is turned up: { $tile }.
event-peace = { $seat } declares peace with { $other }.
event-went-home = { $count ->
    [one] A Legion
   *[other] { $count } Legions
} of { $seat } { $count ->
    [one] returns
   *[other] return
} from { $from } to { $to }.
event-general = It is { $seat }’s turn to lead troops and ships.
event-sailed = A Trireme of { $seat } sails from { $from_the } to { $to_the }.
event-sea-battle = { $seat } attacks { $other } { $sea_in }.
event-dice = { $bonus ->
    [0] { $seat } rolls { $dice }
   *[other] { $seat } rolls { $dice }, bonus { $bonus }
}: { $total }, { $hits ->
    [0] no hit
    [one] one hit
   *[other] { $hits } hits
}.
event-no-dice = The Fortress of { $seat } stands alone: { $total }, { $hits ->
    [0] no hit
    [one] one hit
   *[other] { $hits } hits
}.
event-cancelled = The Fortress of { $seat } stops { $hits ->
    [one] one hit
   *[other] { $hits } hits
} { $province_in }.
event-lost = { $seat } loses { $unit_a } { $province_in }.
event-lost-triremes = { $seat } loses { $count ->
    [one] a Trireme
   *[other] { $count } Triremes
} { $sea_in }.
event-marched = A Legion of { $seat } marches from { $from } to { $to }.
event-left = A Legion of { $seat } leaves { $site_the }.
event-left-marker = A Legion of { $seat } leaves the Influence marker { $province_of }.
event-land-battle = Battle { $province_in }: { $seat } against { $other }.
event-conqueror = { $seat } is Conqueror { $province_of }.
event-no-conqueror = { $seat } is no longer Conqueror { $province_of }.
event-converted = { $seat } converts { $province }, which was { $other }’s.
event-pillaged = { $seat } destroys { $site_the }.
event-gained = { $seat } gains { $count ->
    [one] { $kind }
   *[other] { $kind } ×{ $count }
}.
event-occupies = { $seat } occupies { $site_the }.
event-seized = { $seat } seizes the Influence marker { $province_of }.
event-sheba = The Queen of Sheba sacrifices a Legion of { $seat } { $province_in }.
event-title = { $seat } becomes { $title }.
event-victory = { $seat } wins: { $victory }.

# Endings.
ending-pyramids = { $count ->
    [one] { $winners } built the Pyramids and wins.
   *[other] { $winners } built the Pyramids and share the victory.
}
ending-fifth_hm = { $count ->
    [one] { $winners } gathered enough Heroes and Wonders and wins.
   *[other] { $winners } gathered enough Heroes and Wonders and share the victory.
}
ending-military = { $count ->
    [one] { $winners } controls enough great Cities and wins.
   *[other] { $winners } control enough great Cities and share the victory.
}
ending-titles = { $winners } holds the Titles and wins.
ending-rounds = { $count ->
    [one] The last round is over: { $winners } came nearest to a victory.
   *[other] The last round is over: { $winners } came equally near to a victory.
}
victory-none = no victory
victory-pyramids = the Pyramids
victory-fifth_hm = Heroes and Wonders
victory-military = great Cities
victory-titles = the Titles
victory-rounds = nearest to a victory after the last round

# How the players stand.
score-hm_count = Heroes and Wonders
score-pyramids = Pyramids
score-great_cities = Capitals and Legendary Cities
score-titles = Titles
score-level_commerce = Commerce
score-level_politics = Politics
score-level_military = Military
score-provinces = Provinces
way-pyramids = Pyramids
way-fifth_hm = Heroes and Wonders
way-military = Capitals and Legendary Cities
way-titles = Titles

# The board and the panels.
board-mine = Your Empire
board-mine-resources = Behind your screen
board-mine-offer = You offer
board-mine-bonus = You choose
board-mine-purchase = You buy
board-mine-laid = You pay with
board-missing = { $count ->
    [one] one more is needed
   *[other] { $count } more are needed
}
board-ways = Ways to win
board-way = { $have } of { $need }
board-titles = Titles
board-levels = { $track }: { $levels }
board-phase = This phase
board-to-buy = still to buy
board-bought = have bought
board-to-act = still to act
board-acted = have acted
board-peace = Peace
board-peace-now = between { $one } and { $other }
board-peace-before = not again with { $name }, the partner of last round
board-peace-none = none
board-neutral = Neutral Provinces
board-war = At War
board-due = a battle is due
board-done = settled for this step
board-used = used this round
board-conqueror = Conqueror: { $name }
board-marker = { $name } on the Influence marker since round { $round }
board-legions = { $count ->
    [one] 1 Legion
   *[other] { $count } Legions
}
board-units = { $name }: { $units }
board-city = { $kind } { $name }
board-triremes = { $count ->
    [one] 1 Trireme
   *[other] { $count } Triremes
}
board-caravan = { $good } Caravan
board-free = free sites: { $sites }
board-held = { $site } [held by { $name }]
board-land = by land: { $names }
board-shores = by sea: { $names }
board-next-seas = seas: { $names }
board-coast = coast: { $names }
board-seas = Seas
board-empires = Empires
board-owner = Provinces of { $name } ({ $empire })
board-no-province = none
board-trade = Trade
board-tokens = Trade tokens laid
board-token = { $token } with the { $face } up
board-no-token = none
board-offer = { $name } offers
board-size = { $count ->
    [0] takes no part
    [one] has to offer one Resource
   *[other] has to offer { $count } Resources
}
board-face-up = { $kinds } face up
board-tiles = Heroes and Wonders for sale
board-bonus = { $power } [{ $bonuses }]
board-bonus-commerce = Commerce +{ $count }
board-bonus-politics = Politics +{ $count }
board-bonus-military = Military +{ $count }
board-costs = Costs
board-cost = { $items }: { $cost }
board-prices = Heroes and Wonders, one after the other: { $prices }
board-powers = Heroes and Wonders in play
board-power-of = { $tile } ({ $name })
board-copied = { $tile } ({ $name }, copied)
board-face-down = { $count ->
    [one] One tile lies face down.
   *[other] { $count } tiles lie face down.
}
board-legendary = Legendary Goods
board-pile = { $count } in the pile
board-discard = discarded: { $goods }
board-nothing = nothing
panel-empire = Empire
panel-titles = Titles
panel-levels = Levels
panel-levels-value = Commerce { $commerce }, Politics { $politics }, Military { $military }
panel-tiles = Heroes, Wonders
panel-copies = { $tile } (copied)
panel-stock = In stock
panel-stock-value = Legions { $legions }, Triremes { $triremes }, Fortresses { $fortresses }, Influence { $markers }
panel-resources = Resources
panel-hidden = behind the screen
panel-phase = This phase
panel-phase-next = still to come
panel-phase-now = acting now
panel-phase-done = done
area-phase-now = { panel-phase-now }
area-phase-done = { panel-phase-done }
panel-peace = At peace with
panel-none = –
panel-claims = Claims
panel-pyramids-claim = Pyramids
panel-fifth-claim = Heroes and Wonders

# The picture.
area-sea = Mare Nostrum
area-mine = Your Empire
area-trade = Trade
area-board = { $name } ({ $empire })
area-market = Heroes and Wonders for sale
picture-lack = { $count ->
    [0] You have a token of every Good
   *[other] Goods you lack
}
piece-lack = You lack { $good }
reads-grows = { $province }{ $built ->
    [1] { " " }(a Caravan)
   *[other] { "" }
}
reads-grows-nowhere = It grows in no Province of this game.
picture-need = /{ $need }
picture-arena = Sarmatia
picture-cost = cost { $cost }
picture-hits = { $total } → { $hits ->
    [0] no hit
    [one] 1 hit
   *[other] { $hits } hits
}
picture-no-token = nothing behind your screen
picture-played = played
picture-to-play = to be played
picture-pile = Legendary Goods
picture-peace = Peace
piece-peace = Peace between { $one } and { $other }
picture-offers = × { $count }
piece-site = { $site }
piece-free = Free site: { $site }
piece-held = { $site }, held by a Legion of { $name }
piece-realm = { $province } under the influence of { $name }
piece-province = { $province }
piece-sea = { $sea }
piece-influence = Influence marker of { $name } { $place }
piece-seized = Influence marker of { $name } { $place }, with a Legion of { $other } on it
piece-fortress = Fortress of { $name } { $place }
piece-legion = { $count ->
    [one] A Legion of { $name } { $place }
   *[other] { $count } Legions of { $name } { $place }
}
piece-triremes = { $count ->
    [one] A Trireme of { $name } { $place }
   *[other] { $count } Triremes of { $name } { $place }
}
piece-title = { $title }: { $name }
piece-level = { $name }, { $track } { $level }
piece-standing = { $name }: { $near }
piece-arena = The battle { $place }
piece-rolled = { $name } { $place }: dice { $dice }, bonus { $bonus }, total { $total }, hits { $hits }
piece-die = Die { $number } of { $name } { $place }: { $face }
piece-stock = { $item } in stock: { $count }; costs { $cost }
piece-their-stock = { $item } in stock of { $name }: { $count }
piece-mine = { $tile }, yours
piece-copy = { $tile }, copied by your Castor & Pollux
piece-owned = { $tile } of { $name }
piece-copies = { $tile }, copied by { $name }
piece-for-sale = { $tile }, for sale
piece-market-afar = { $count } Heroes and Wonders for sale, from afar
piece-board-afar = The board of { $name }, from afar
piece-sign = { $name }
piece-token = { $kind } behind your screen: { $count }
piece-laid-token = Trade token { $token } on slot { $slot }, with the { $face } up
piece-face = Trade token { $token }, face { $face }
piece-offer = { $name }: { $said }
piece-offered = { $kind } offered by { $name }: { $count }
piece-pile = Legendary Goods in the pile: { $count }
piece-discard = Legendary Goods discarded: { $goods }
board-no-trade = no trade now
board-battle = Last battle
board-rolled = { $name }: { $dice }, bonus { $bonus }: { $total }, { $hits ->
    [0] no hit
    [one] one hit
   *[other] { $hits } hits
}
tray-offer = { $state ->
    [enough] Your offer is complete.
   *[missing] { $number ->
        [one] One more Resource is needed.
       *[other] { $number } more Resources are needed.
    }
}
tray-pay_token = { $state ->
    [enough] Paid in full.
   *[missing] { $number ->
        [one] One more token is needed.
       *[other] { $number } more tokens are needed.
    }
}
tray-pay_unseen = { tray-pay_token }
move-fleet = Sail { $count } Triremes from { $from_the } to { $to_the }
move-army = March { $count } Legions from { $from } to { $to }

# Beside a choice: what it costs, meets or brings.
preview-cost = { $cost ->
    [one] one token
   *[other] { $cost } tokens
}
preview-pillage = a building falls, for its Resource
preview-occupy = those with a Legion on them work for you
preview-seize = the Province may be converted next round
preview-then-have = you’d have { $count }
stage-battle = Battle { $where }
stage-result = { $total } points: { $hits ->
    [0] no hit
    [one] one hit
   *[other] { $hits } hits
}
stage-lost = Lost: { $units }
stage-cancelled = { $hits ->
    [one] The Fortress cancels one hit
   *[other] The Fortress cancels { $hits } hits
}
stage-extra-die = { $count ->
    [one] one die more
   *[other] { $count } dice more
}
preview-odds = battle: only they fall { $wins }%, only you { $loses }%
preview-battle = { $mine } against { $theirs }
preview-strength = { $dice ->
    [0] no die
    [one] 1 die
   *[other] { $dice } dice
}{ $bonus ->
    [0] {""}
   *[other] {" "}+{ $bonus }
}
preview-spoils = brings { $count } × { $kind }
preview-legendary = { $double ->
    [yes] brings a Tax and a Legendary Good
   *[no] brings a Tax or a Legendary Good
}
preview-buildings = { $count ->
    [0] with no building
    [one] with 1 building
   *[other] with { $count } buildings
}

# Why not.
why-MN-2_22 = You have only { $resources ->
    [one] { $resources } Resource
   *[other] { $resources } Resources
}, not { $size }.
why-MN-2_21 = { $seat } takes no part in this trade, either.
why-MN-2_6 = You have laid { $offered } of { $size } Resources.
why-MN-3_13 = { $taxes ->
    [0] You have no Tax.
    [one] You have only one Tax.
   *[other] You may not keep so many of your { $taxes } Taxes.
}
why-MN-3_3 = { $cost ->
    [0] { $missing ->
        [one] One more token is needed.
       *[other] { $missing } more tokens are needed.
    }
   *[other] This costs { $cost }, and you can pay at most { $best } at once.
}
why-MN-3_44 = { $count ->
    [0] No enemy Unit stands in your Provinces: no Legion comes.
    [one] Only one Legion may come now.
   *[other] Only { $count } Legions may come now.
}
why-MN-3_48 = With { $kind } you cannot make up the { $left ->
    [one] token that is
   *[other] { $left } tokens that are
} still needed.
why-MN-3_7 = All that is needed is laid.
why-MN-4_17 = { $count ->
    [0] You have no Trireme { $from_in } that can still move.
   *[other] There is no border between { $from_the } and { $to_the }.
}
why-MN-4_22 = { $count ->
    [0] You have no Legion { $from_in } that can still move.
   *[other] From { $from } to { $to } there is neither a border nor a chain of your Triremes.
}
why-MN-6_8 = A victory costs more: you can pay at most { $best } at once.
why-MN-6_4 = There is still a Hero or Wonder for sale.
why-MN-0_1 = { $empire } is taken, or not in a game of this size.
why-MN-0_2 = That Province is covered, and out of this game.
why-MN-0_10 = No { $item } is left in your stock.
why-MN-0_14 = There is a building on this site already.
why-MN-2_1 = The token { $token } lies on a slot already.
why-MN-2_11 = { $seat } offers no such token face up.
why-MN-2_13 = That token is your own.
why-MN-2_14 = You took from { $seat }, who at once took from you: choose another player this time.
why-MN-2_18 = You have no { $kind } to give.
why-MN-3_1 = { $seat } has bought already this round.
why-MN-3_4 = What is laid does not go with { $kind }: lay Taxes only, or Goods that all differ.
why-MN-3_6 = The twin of { $kind } is laid already: they are of the same type.
why-MN-3_10 = { $kind } is laid already, and the Goods must differ.
why-MN-3_14 = You have no { $kind } left to keep, or have kept one already.
why-MN-3_17 = { $tile } is not for sale now.
why-MN-3_23 = You have no place for { $item_a } now.
why-MN-3_24 = { $whose ->
    [1] { $province } is yours already.
    [2] { $province } is { $other }’s.
   *[0] { $enemies ->
        [1] Enemy Units stand in { $province }.
       *[0] { $province } is neither adjacent nor connected to a Province that was yours before this phase.
    }
}
why-MN-3_26 = { $province } is next to a Province that you only influenced in this phase.
why-MN-3_29 = { $whose ->
    [0] { $province } is neutral: you do not control it.
    [1] Enemy Units stand in { $province }.
   *[2] { $province } is { $other }’s.
}
why-MN-3_30 = You have a Fortress { $province_in } already.
why-MN-3_31 = You control no Province on the coast of { $sea_the }.
why-MN-3_33 = This site is for another kind of building.
why-MN-3_34 = This is not the site of your Capital.
why-MN-3_35 = This site is for another kind of City.
why-MN-3_39 = You do not have Hammurabi, or have placed his free marker in this phase.
why-MN-3_40 = You do not have Gilgamesh, or have used him in this phase.
why-MN-3_41 = You do not have Spartacus, or have used him in this phase.
why-MN-3_42 = You do not have the Lighthouse, or have used it in this phase.
why-MN-3_43 = This Unit can’t be paid with { $kind }.
why-MN-3_45 = { $tile } can’t be copied.
why-MN-4_1 = { $seat } has acted already this round.
why-MN-4_10 = You were at peace with { $seat } last round.
why-MN-4_13 = You are at peace, and your Legions may not enter { $to_the }.
why-MN-4_14 = You are at peace with { $seat }.
why-MN-4_20 = You and { $seat } do not both have Triremes { $sea_in }, or you have fought there already.
why-MN-4_39 = This Province has had its battle.
why-MN-4_50 = You are not Conqueror { $province_of }.
why-MN-4_52 = You have already acted { $province_in }.
why-MN-4_69 = There is no building to take there.
why-MN-4_79 = You don’t have the Queen of Sheba, have used her this round, or have no Legion on that Influence marker.
why-MN-4_73 = Your Legion has stood on the Influence marker only since this round.
why-MN-5_2 = { $seat } is not among the players who tie.
why-MN-H3 = { $already ->
    [0] You have no { $kind }.
   *[other] You have no more { $kind }.
}
why-MN-3_11 = With { $kind } the combination would have two pairs, or three alike.
why-MN-4_58 = That building does not stand in the Province you have conquered.
why-MN-1_7 = { $missing ->
    [0] You have chosen for each of your Legendary Cities.
    [one] Choose for one more Legendary City.
   *[other] Choose for { $missing } more Legendary Cities.
}
why-MN-4_27 = { $due ->
    [0] You do not both have land Units there.
   *[other] A battle is still due: choose one of those on offer.
}
why-MN-4_70 = { $leaving ->
    [1] { $free ->
        [0] Each of your Legions there holds a position: they leave one by one.
        [one] Only one of your Legions there holds no position: the others leave one by one.
       *[other] Only { $free } of your Legions there hold no position: the others leave one by one.
    }
    [3] Each of your Legions there holds a position: choose the one to give up.
    [4] Legions that hold no position are lost first.
    [5] All your Legions there are lost.
   *[other] None of your Legions holds that position.
}
why-MN-4_74 = { $stands ->
    [0] You are not Conqueror there with a Legion on the Influence marker.
   *[other] No Province of yours is adjacent or connected to it.
}

# Forms of names within a sentence.
form-province-in = in { $name }
form-province-of = of { $name }
form-province-the = { $name }
form-sea-in = in the { $name }
form-sea-of = of the { $name }
form-sea-the = the { $name }
form-tile-the = { $name }
form-item-a = a { $name }
form-unit-a = a { $name }
form-title-the = { $name }
form-empire-the = { $name }
item-influence-a = an Influence marker
item-pyramids-a = the Pyramids
item-free_influence-a = a free Influence marker
tile-queen_of_sheba-the = the Queen of Sheba
tile-colossus-the = the Colossus
tile-lighthouse-the = the Lighthouse
tile-temple_of_artemis-the = the Temple of Artemis
tile-hanging_gardens-the = the Hanging Gardens
tile-statue_of_zeus-the = the Statue of Zeus
tile-pyramids-the = the Pyramids
purchase-place = { $item_a } { $place_in }
site-caravan = Caravan { $province_of } ({ $good })
site-caravan-the = the Caravan { $province_of } ({ $good })
site-market = Market { $province_of }
site-market-the = the Market { $province_of }
site-temple = Temple { $province_of }
site-temple-the = the Temple { $province_of }
site-city = { $name } ({ $kind }, { $province })
site-city-the = the { $kind } { $name }
kind-legendary = legendary { $good }
token-faces = { $one }/{ $other }

item-influence = Influence
item-caravan = Caravan
item-market = Market
item-city = City
item-capital = Capital
item-legendary_city = Legendary City
item-temple = Temple
item-legion = Legion
item-trireme = Trireme
item-fortress = Fortress
item-hm = Hero or Wonder
item-pyramids = Pyramids
item-free_influence = free Influence
item-cheap_legion = Legion for one token
item-cheap_trireme = Trireme for one token
item-cheap_fortress = Fortress for one token
unit-legion = Legion
unit-fortress = Fortress
gain-tax = a Tax
gain-legendary = a Legendary Good
answer-no = no
answer-yes = yes
title-trade_master = Trade Master
title-political_leader = Political Leader
title-military_chief = Military Chief
track-commerce = Commerce
track-politics = Politics
track-military = Military

# Names.
kind-tax = tax
good-ceramics = ceramics
good-diamond = diamond
good-papyrus = papyrus
good-metal = metal
good-perfume = perfume
good-marble = marble
good-wood = wood
good-gold = gold
good-grain = grain
good-oil = olive oil
good-sheep = sheep
good-wine = wine
good-gladiator = gladiator
empire-rome = Rome
empire-greece = Greece
empire-carthage = Carthage
empire-egypt = Egypt
empire-babylon = Babylon
province-gallia = Gallia
province-germania = Germania
province-dalmatia = Dalmatia
province-latium = Latium
province-italia = Italia
province-macedonia = Macedonia
province-dacia = Dacia
province-thracia = Thracia
province-achaea = Achaea
province-sicilia = Sicilia
province-numidia = Numidia
province-africa = Africa
province-phasania = Phasania
province-libya = Libya
province-garamantia = Garamantia
province-cyrenaica = Cyrenaica
province-nubia = Nubia
province-aegyptus = Aegyptus
province-aethiopia = Aethiopia
province-creta = Crete
province-judaea = Judaea
province-cilicia = Cilicia
province-cappadocia = Cappadocia
province-asia = Asia
province-armenia = Armenia
province-assyria = Assyria
province-babylonia = Babylonia
province-syria = Syria
province-arabia = Arabia
sea-mare_tyrrhenum = Tyrrhenian Sea
sea-mare_sardum = Sardinian Sea
sea-mare_hadriaticum = Adriatic Sea
sea-mare_ionium = Ionian Sea
sea-mare_africum = African Sea
sea-mare_aegaeum = Aegean Sea
sea-mare_aegyptum = Egyptian Sea
sea-mare_cyprium = Cyprian Sea
sea-pontus_euxinus = Black Sea
city-roma = Roma
city-byzantium = Byzantium
city-athenae = Athenae
city-corinthus = Corinthus
city-syracusae = Syracusae
city-carthago = Carthago
city-cyrene = Cyrene
city-alexandria = Alexandria
city-memphis = Memphis
city-cnossus = Cnossus
city-ierusalem = Ierusalem
city-tarsus = Tarsus
city-troia = Troia
city-artaxata = Artaxata
city-babylon_city = Babylon
city-palmyra = Palmyra
tile-caesar = Caesar
tile-cleopatra = Cleopatra
tile-hammurabi = Hammurabi
tile-hannibal = Hannibal
tile-pericles = Pericles
tile-antigone = Antigone
tile-castor_pollux = Castor & Pollux
tile-circe = Circe
tile-gilgamesh = Gilgamesh
tile-hamilcar = Hamilcar
tile-hercules = Hercules
tile-nebuchadnezzar = Nebuchadnezzar
tile-penthesilea = Penthesilea
tile-perseus = Perseus
tile-ramses_ii = Ramses II
tile-queen_of_sheba = Queen of Sheba
tile-spartacus = Spartacus
tile-colossus = Colossus
tile-lighthouse = Lighthouse
tile-temple_of_artemis = Temple of Artemis
tile-hanging_gardens = Hanging Gardens
tile-statue_of_zeus = Statue of Zeus
tile-pyramids = Pyramids

# What Heroes and Wonders do, by the verb of their power.
power-none = No power of its own, only bonuses on the tracks.
power-active_die_bonus = On land, while you are the active player: +{ $amount } per Legion.
power-passive_die_bonus = On land, while you are not the active player: +{ $amount } per Legion.
power-mixed_payment = A Goods combination may contain 1 Tax, and a Tax combination 1 Good.
power-pair_payment = A Goods combination may contain one pair of the same Good.
power-free_influence = Once in your Purchases phase, place an Influence marker for free, by the normal rules of placement.
power-free_offer_size = In the trade, offer 0 to { $amount } Resources, as you wish.
power-copy_hero = When you buy this tile, copy for good the power of another player’s Hero, neither a starting Hero nor one that can’t be copied.
power-legions_as_caravans = Your Legions on empty Caravan sites, in your own and in neutral Provinces, produce like Caravans.
power-cheap_legion = Once in your Purchases phase, a Legion for 1 { $good } or 1 Tax.
power-cheap_trireme = Once in your Purchases phase, a Trireme for 1 { $good } or 1 Tax.
power-cheap_fortress = Once in your Purchases phase, a Fortress for 1 { $good } or 1 Tax.
power-pillage_double = Your pillages bring double.
power-land_sum_bonus = +{ $amount } in land battles where your Influence marker stands.
power-free_legions_when_invaded = In your Purchases phase, a free Legion in your Capital Province for each Province of yours with an enemy Unit in it.
power-buy_first_sole_winner = If you can buy a victory when the Purchases begin, you may buy first and win alone.
power-extra_land_die = { $amount ->
    [one] One more die
   *[other] { $amount } more dice
} in each of your land battles.
power-instant_conversion = Once a round, convert a Province at once by sacrificing the Legion that stands on its Influence marker.
power-production_good = After everybody has collected, take { $amount ->
    [one] 1 Good
   *[other] { $amount } tokens of one Good
} of your choice and announce it.
power-production_tax = +{ $amount } { $amount ->
    [one] Tax
   *[other] Taxes
} at each Production.
power-keep_goods = After your purchases, keep up to { $amount } different Goods, besides the { $taxes } Taxes.
power-declare_peace = At the start of the Military phase, peace with one player, though not with the same one two rounds running.
power-win = Buying them claims the victory; the Political Leader wins with them at once.

# -- on the shelf
box-about = Trade, buy and march around one sea; four ways to win, and the leaders say who goes first.
box-emblem = trireme

# everything in the box
contents-starting = Starting Heroes
contents-tiles = Heroes, Wonders and the Pyramids
contents-pyramids = They cost { $cost } tokens.
contents-buildings = Buildings
contents-costs = Costs { $cost } tokens.
contents-caravan = Brings one Good of its kind in every Production.
contents-market = Doubles the Caravans of its Province.
contents-city = Brings one Tax in every Production.
contents-capital = Brings Taxes in every Production, and counts among the Capitals and Legendary Cities that win.
contents-legendary_city = Counts among the Capitals and Legendary Cities that win.
contents-temple = Doubles the Cities of its Province.
contents-units = Influence and Units
contents-legion = Marches once a round. In a battle it rolls a die; { $rolls } points make a hit.
contents-trireme = Sails from Sea to Sea, and is a bridge for Legions.
contents-fortress = Adds { $bonus } in a battle for its Province and cancels { $cancels } hit.
contents-influence = Makes a neutral Province yours.
contents-goods = Resources
contents-tax = Taxes are paid without Goods. You may keep { $taxes } of them for the next round.
contents-good = Sites in { $places }
contents-trade-tokens = Trade tokens
contents-trade-token = The Trade Master plays one of the faces: each player offers that many Resources.
