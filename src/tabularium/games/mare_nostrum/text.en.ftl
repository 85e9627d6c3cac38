where = Round { $round }, { $phase }
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
option-empire_assignment-help = Empires are drawn by lot, or the seats choose in a random order.
option-empire_assignment-random = by lot
option-empire_assignment-choice = by choice
option-tiles = Heroes and Wonders
option-tiles-help = All lie face up, or only five at a time as advised for a first game.
option-tiles-standard = all face up
option-tiles-first_game = first game: five face up
option-max_rounds = Limit of rounds
option-max_rounds-help = The rulebook knows no limit; with one, whoever is nearest to a victory wins after the last round. Without one the game goes on, for 400 rounds at the most.
option-max_rounds-none = no limit
option-max_rounds-thirty = thirty rounds
option-solo = Alone against bots
option-solo-help = One person, and bots lead the other Empires. The rules stay the same.
option-solo-no = no
option-solo-yes = yes

# Prompts: to the one who decides, and to those who wait.
ask-choose_empire = Which Empire do you lead?
wait-choose_empire = { $seat } chooses an Empire.
ask-circe_assign = Circe: does a Legion work as a Caravan on this empty site? { $site }
wait-circe_assign = { $seat } may let a Legion work for Circe: { $site }.
ask-legendary_bonus = What more does your Legendary City give, thanks to its Temple? { $site }. Then say that you are done.
wait-legendary_bonus = { $seat } { $count ->
    [one] chooses
   *[other] choose
} what a Legendary City gives.
ask-colossus_good = Colossus: which Good do you take?
wait-colossus_good = { $seat } takes a Good from the Colossus.
ask-play_trade_token = Trade Master: which Trade token do you play, and with which face? So many Resources all have to offer.
wait-play_trade_token = { $seat } plays a Trade token.
ask-offer_size = Antigone: how many Resources do you offer?
wait-offer_size = { $seat } announces how many Resources to offer.
ask-offer = { $size ->
    [one] Offer one Resource
   *[other] Offer { $size } Resources, chosen in the order of the list
}; then say that you are done.
wait-offer = { $seat } { $count ->
    [one] prepares an offer
   *[other] prepare their offers
}.
ask-choose_opener = You do not take part: who picks first?
wait-choose_opener = { $seat } names the player who picks first.
ask-trade_pick = Take one token that another player offers.
wait-trade_pick = { $seat } takes a token.
ask-trade_compensate = You have one Resource too many: give one in secret to { $other }.
wait-trade_compensate = { $seat } gives { $other } a Resource in secret.
ask-perseus_first = Perseus: do you buy first, to win alone? You are asked every round, able or not.
wait-perseus_first = { $seat } may buy first, thanks to Perseus.
ask-choose_next_buyer = Political Leader: who buys next?
wait-choose_next_buyer = { $seat } names the next buyer.
ask-penthesilea = Penthesilea: how many free Legions come to your Capital Province?
wait-penthesilea = { $seat } may call free Legions.
ask-buy_item = What do you buy? Your largest combination has { $best }; your next Hero or Wonder costs { $price }.
wait-buy_item = { $seat } buys.
ask-choose_site = { $item }: where do you place it?
wait-choose_site = { $seat } places a purchase: { $item }.
ask-choose_tile = Which Hero or Wonder?
wait-choose_tile = { $seat } chooses a Hero or Wonder.
ask-pay_token = You pay for: { $item }. { $left ->
    [one] One token is missing.
   *[other] { $left } tokens are missing, laid in the order of the list.
}
wait-pay_token = { $seat } pays for: { $item }.
ask-pay_unseen = You pay for: { $item }. { $left ->
    [one] One token is missing.
   *[other] { $left } tokens are missing, laid in the order of the list.
}
wait-pay_unseen = { $seat } pays for: { $item }.
ask-copy_hero = Castor & Pollux: which Hero do you copy for good?
wait-copy_hero = { $seat } chooses the Hero that Castor & Pollux copy.
ask-confirm_claim = { $item_id ->
    [pyramids] The Pyramids
   *[hm] A fifth Hero or Wonder
}: with this you claim the victory. There is no way back.
wait-confirm_claim = { $seat } is about to claim the victory.
ask-keep_taxes = How many Taxes do you keep for the next round?
wait-keep_taxes = { $seat } chooses how many Taxes to keep.
ask-keep_goods = Hanging Gardens: which Good do you keep?
wait-keep_goods = { $seat } chooses which Goods to keep.
ask-declare_peace = Statue of Zeus: with whom do you declare peace?
wait-declare_peace = { $seat } may declare peace.
ask-choose_next_general = Military Chief: who acts next?
wait-choose_next_general = { $seat } names the next general.
ask-move_trireme = Move your Triremes, each once, then end. When none is left to move, this ends by itself.
wait-move_trireme = { $seat } moves Triremes.
ask-sea_battle = Do you start a sea battle?
wait-sea_battle = { $seat } may start sea battles.
ask-move_legion = Move your Legions, each once, then end. When none is left to move, the battles begin at once.
wait-move_legion = { $seat } moves Legions.
ask-vacate = Which position in { $province } does the leaving Legion give up?
wait-vacate = { $seat } gives up a position in { $province }.
ask-land_battle = Which land battle comes next?
wait-land_battle = { $seat } chooses a land battle.
ask-choose_losses = { $province }: choose the Unit you lose. { $left ->
    [one] One is lost.
   *[other] { $left } are lost.
}
wait-choose_losses = { $seat } chooses losses in { $province }.
ask-convert = Which Province do you convert?
wait-convert = { $seat } may convert Provinces.
ask-conquest_action = Conqueror, what do you do? What you leave out stays as it is.
wait-conquest_action = { $seat } decides about conquered Provinces.
ask-choose_building = Which building of { $province } do you destroy?
wait-choose_building = { $seat } pillages { $province }.
ask-pillage_gain = What do you take from the Legendary City?
wait-pillage_gain = { $seat } chooses the spoils of a Legendary City.
ask-occupy_site = Which building of { $province } does a Legion occupy?
wait-occupy_site = { $seat } occupies { $province }.
ask-award_title = { $title }: you decide who of those that tie gets it.
wait-award_title = { $seat } decides a tie: { $title }.

# Moves.
move-end = End
move-yes = Yes
move-no = No
move-empire = { $empire }
move-take = Take { $gain }
move-good = Take { $good }
move-play = Face { $size } of token { $token }
move-size = { $size ->
    [0] Offer nothing
    [one] Offer one Resource
   *[other] Offer { $size } Resources
}
move-offer = Offer { $kind }
move-opener = { $seat } picks first
move-pick = From { $seat }: { $kind }
move-give = Give { $kind }
move-buyer = { $seat } buys
move-levy = { $count ->
    [0] No Legion
    [one] One Legion
   *[other] { $count } Legions
}
move-buy = Buy { $item }
move-in = In { $province }
move-on = { $site }
move-at = In the { $sea }
move-tile = { $tile }
move-claim = Claim without a tile
move-pay = Pay { $kind }
move-copy = Copy { $tile }
move-keep = { $count ->
    [0] Keep no Tax
    [one] Keep one Tax
   *[other] Keep { $count } Taxes
}
move-store = Keep { $kind }
move-peace = Peace with { $seat }
move-general = { $seat } acts
move-sail = Sail from the { $from } to the { $to }
move-fight = Attack { $seat } in the { $sea }
move-march = March from { $from } to { $to }
move-leave = Leave { $site }
move-abandon = Leave the Influence marker of { $province }
move-battle = Fight { $seat } in { $province }
move-lose = Lose a { $unit }
move-convert = Convert { $province }
move-pillage = Pillage { $province }
move-occupy = Occupy buildings of { $province }
move-seize = Seize the Influence marker of { $province }
move-sheba = Queen of Sheba: convert { $province } at once
move-raze = Destroy: { $site }
move-hold = Occupy: { $site }
move-award = { $seat } gets it

# What happened.
event-empire = { $seat } leads { $empire }.
event-round = Round { $round } begins.
event-circe = A Legion of { $seat } works as a Caravan: { $site }.
event-bonus = { $seat } chooses for { $site }: { $gain }.
event-collected = { $seat } collects: { $kinds }.
event-drew = { $seat } draws a Legendary Good.
event-drew-secret = { $seat } draws: { $kind }.
event-empty-pile = { $seat } would draw a Legendary Good, but none is left.
event-artemis = The Temple of Artemis gives { $seat } a Tax.
event-colossus = The Colossus gives { $seat }: { $good }.
event-token = { $seat } plays the Trade token { $token } with face { $size } on slot { $slot }.
event-size = { $seat } offers { $size ->
    [0] nothing
    [one] one Resource
   *[other] { $size } Resources
} thanks to Antigone.
event-no-trade = Nothing is traded this round.
event-offer = { $seat } offers: { $kinds }.
event-opener = { $seat } lets { $other } pick first.
event-pick = { $seat } takes from { $other }: { $kind }.
event-back = { $seat } takes back: { $kinds }.
event-gift = { $seat } gives { $other } a Resource in secret.
event-gift-secret = { $seat } gives { $other } in secret: { $kind }.
event-tokens-back = { $seat } takes all Trade tokens.
event-perseus = { $answer_id ->
    [yes] Perseus lets { $seat } buy first.
   *[no] { $seat } does not use Perseus.
}
event-buyer = { $seat } buys.
event-levy = Penthesilea brings { $seat } { $count ->
    [one] one Legion
   *[other] { $count } Legions
} in { $province }.
event-paid = { $seat } pays for { $item }: { $kinds }.
event-influence = { $seat } places Influence in { $province }.
event-built = { $seat } builds: { $site }.
event-unit = { $seat } places a { $unit } in { $province }.
event-trireme = { $seat } places a Trireme in the { $sea }.
event-tile = { $seat } takes { $tile }.
event-copied = Castor & Pollux copy { $tile } for { $seat }.
event-nothing-copied = Castor & Pollux find nobody to copy.
event-claim = { $seat } claims the victory { $item_id ->
    [pyramids] with the Pyramids
   *[hm] with a fifth Hero or Wonder
}!
event-kept = { $seat } keeps: { $kinds }.
event-discarded = { $seat } discards: { $kinds }.
event-revealed = { $tile } is turned up.
event-peace = { $seat } declares peace with { $other }.
event-went-home = { $count ->
    [one] A Legion
   *[other] { $count } Legions
} of { $seat } { $count ->
    [one] returns
   *[other] return
} from { $from } to { $to }.
event-general = { $seat } leads troops and ships.
event-sailed = A Trireme of { $seat } sails from the { $from } to the { $to }.
event-sea-battle = { $seat } attacks { $other } in the { $sea }.
event-dice = { $bonus ->
    [0] { $seat } rolls { $dice }
   *[other] { $seat } rolls { $dice }, bonus { $bonus }
}: { $total }, { $hits ->
    [one] one hit
   *[other] { $hits } hits
}.
event-no-dice = The Fortress of { $seat } stands alone: { $total }, { $hits ->
    [one] one hit
   *[other] { $hits } hits
}.
event-cancelled = The Fortress of { $seat } stops { $hits ->
    [one] one hit
   *[other] { $hits } hits
} in { $province }.
event-lost = { $seat } loses a { $unit } in { $province }.
event-lost-triremes = { $seat } loses { $count ->
    [one] a Trireme
   *[other] { $count } Triremes
} in the { $sea }.
event-marched = A Legion of { $seat } marches from { $from } to { $to }.
event-left = A Legion of { $seat } leaves its position: { $site }.
event-left-marker = A Legion of { $seat } leaves the Influence marker of { $province }.
event-land-battle = Battle in { $province }: { $seat } against { $other }.
event-conqueror = { $seat } is Conqueror of { $province }.
event-no-conqueror = { $seat } is no longer Conqueror of { $province }.
event-converted = { $province } passes from { $other } to { $seat }.
event-pillaged = { $seat } pillages: { $site }.
event-gained = { $seat } gains { $count } × { $kind }.
event-occupies = { $seat } occupies: { $site }.
event-seized = { $seat } seizes the Influence marker of { $province }.
event-sheba = The Queen of Sheba sacrifices a Legion of { $seat } in { $province }.
event-title = { $seat } is the new { $title }.
event-victory = { $seat } wins: { $victory }.

# Endings.
ending-pyramids = { $count ->
    [one] { $winners } built the Pyramids and wins.
   *[other] { $winners } built the Pyramids and share the victory.
}
ending-fifth_hm = { $count ->
    [one] { $winners } has five Heroes and Wonders and wins.
   *[other] { $winners } have five Heroes and Wonders each and share the victory.
}
ending-military = { $count ->
    [one] { $winners } controls four great cities and wins.
   *[other] { $winners } control four great cities each and share the victory.
}
ending-titles = { $winners } holds the three Titles and wins.
ending-rounds = { $count ->
    [one] The last round is over: { $winners } came nearest to victory.
   *[other] The last round is over: { $winners } came equally near to victory.
}
victory-none = no victory
victory-pyramids = the Pyramids
victory-fifth_hm = five Heroes and Wonders
victory-military = four great cities
victory-titles = the three Titles
victory-rounds = nearest to victory after the last round

# The score sheet.
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
board-neutral = Neutral
board-war = At War
board-conqueror = Conqueror: { $name }
board-marker = { $name } on the Influence marker
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
board-caravan = Caravan { $good }
board-empty-site = ({ $site })
board-held = { $site } [{ $name }]
board-land = by land: { $names }
board-next-seas = seas: { $names }
board-coast = coast: { $names }
board-seas = SEAS
board-no-triremes = No Trireme is at sea.
board-provinces = PROVINCES (sites without a building in brackets)
board-empires = EMPIRES
board-owner = { $name } ({ $empire })
board-tokens = Trade tokens on the slots: { $tokens }
board-no-tokens = No Trade token on the slots.
board-offer = { $name } offers: { $kinds }
board-tiles = HEROES AND WONDERS FOR SALE
board-tile = { $tile }: { $power }
board-bonus = { $power } [{ $bonuses }]
board-bonus-commerce = Commerce +{ $count }
board-bonus-politics = Politics +{ $count }
board-bonus-military = Military +{ $count }
board-costs = COSTS
board-cost = { $items }: { $cost }
board-prices = Heroes and Wonders, from the second to the fifth: { $prices }
board-powers = POWERS IN PLAY
board-face-down = { $count ->
    [one] One tile lies face down.
   *[other] { $count } tiles lie face down.
}
board-legendary = Legendary Goods: { $pile } in the pile, discarded: { $discard }
board-peace = Peace between { $one } and { $other }.
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
panel-draft = My choice
panel-none = –
panel-claims = Claims
panel-pyramids-claim = Pyramids
panel-fifth-claim = fifth Hero or Wonder

# Why not.
why-MN-2_22 = You announce { $size } but have { $resources }.
why-MN-2_6 = { $offered } of { $size } are chosen.
why-MN-3_13 = { $taxes ->
    [0] You have none.
    [one] You have one.
   *[other] You have { $taxes }.
}
why-MN-3_3 = It costs { $cost }; your largest combination has { $best }.
why-MN-3_44 = At most { $count } now.
why-MN-3_48 = { $left ->
    [one] One token is missing
   *[other] { $left } tokens are missing
}, and with { $kind } the rest cannot be laid.
why-MN-4_17 = { $count ->
    [0] No Trireme of yours in the { $from } can still move.
   *[other] The { $from } and the { $to } are not adjacent.
}
why-MN-4_22 = { $count ->
    [0] No Legion of yours in { $from } can still move.
   *[other] From { $from } to { $to } there is neither a border nor a chain of your Triremes.
}
why-MN-6_8 = Your largest combination has { $best }.

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
item-free_influence = free Influence (Hammurabi)
item-cheap_legion = Legion for one token (Spartacus)
item-cheap_trireme = Trireme for one token (Lighthouse)
item-cheap_fortress = Fortress for one token (Gilgamesh)
unit-legion = Legion
unit-fortress = Fortress
gain-tax = a Tax
gain-legendary = a Legendary Good
answer-no = no
answer-yes = yes
title-trade_master = Trade Master
title-political_leader = Political Leader
title-military_chief = Military Chief
token-token_5_0 = 5/0
token-token_2_1 = 2/1
token-token_4_3 = 4/3

# Names.
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
kind-ceramics = ceramics
kind-legendary_ceramics = legendary ceramics
kind-diamond = diamond
kind-legendary_diamond = legendary diamond
kind-papyrus = papyrus
kind-legendary_papyrus = legendary papyrus
kind-metal = metal
kind-legendary_metal = legendary metal
kind-perfume = perfume
kind-legendary_perfume = legendary perfume
kind-marble = marble
kind-legendary_marble = legendary marble
kind-wood = wood
kind-legendary_wood = legendary wood
kind-gold = gold
kind-legendary_gold = legendary gold
kind-grain = grain
kind-legendary_grain = legendary grain
kind-oil = olive oil
kind-legendary_oil = legendary olive oil
kind-sheep = sheep
kind-legendary_sheep = legendary sheep
kind-wine = wine
kind-legendary_wine = legendary wine
kind-gladiator = gladiator
kind-legendary_gladiator = legendary gladiator
kind-tax = tax
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
site-gallia_c1 = Caravan of Gallia (grain)
site-gallia_c2 = Caravan of Gallia (sheep)
site-gallia_market = Market of Gallia
site-germania_c1 = Caravan of Germania (diamond)
site-germania_market = Market of Germania
site-dalmatia_c1 = Caravan of Dalmatia (wood)
site-dalmatia_c2 = Caravan of Dalmatia (gladiator)
site-dalmatia_market = Market of Dalmatia
site-latium_c1 = Caravan of Latium (metal)
site-latium_c2 = Caravan of Latium (wine)
site-latium_market = Market of Latium
site-roma = Roma (Capital, Latium)
site-latium_temple = Temple of Latium
site-italia_c1 = Caravan of Italia (metal)
site-italia_c2 = Caravan of Italia (olive oil)
site-italia_market = Market of Italia
site-macedonia_c1 = Caravan of Macedonia (grain)
site-macedonia_c2 = Caravan of Macedonia (wine)
site-macedonia_market = Market of Macedonia
site-dacia_c1 = Caravan of Dacia (wine)
site-dacia_c2 = Caravan of Dacia (marble)
site-dacia_market = Market of Dacia
site-thracia_c1 = Caravan of Thracia (marble)
site-thracia_market = Market of Thracia
site-byzantium = Byzantium (City, Thracia)
site-thracia_temple = Temple of Thracia
site-achaea_c1 = Caravan of Achaea (olive oil)
site-achaea_market = Market of Achaea
site-athenae = Athenae (Capital, Achaea)
site-corinthus = Corinthus (City, Achaea)
site-achaea_temple = Temple of Achaea
site-syracusae = Syracusae (Legendary City, Sicilia)
site-sicilia_temple = Temple of Sicilia
site-numidia_c1 = Caravan of Numidia (gold)
site-numidia_c2 = Caravan of Numidia (gladiator)
site-numidia_market = Market of Numidia
site-africa_c1 = Caravan of Africa (sheep)
site-africa_c2 = Caravan of Africa (perfume)
site-africa_market = Market of Africa
site-carthago = Carthago (Capital, Africa)
site-africa_temple = Temple of Africa
site-phasania_c1 = Caravan of Phasania (gladiator)
site-phasania_market = Market of Phasania
site-libya_c1 = Caravan of Libya (olive oil)
site-libya_c2 = Caravan of Libya (sheep)
site-libya_market = Market of Libya
site-garamantia_c1 = Caravan of Garamantia (olive oil)
site-garamantia_c2 = Caravan of Garamantia (diamond)
site-garamantia_market = Market of Garamantia
site-cyrenaica_c1 = Caravan of Cyrenaica (papyrus)
site-cyrenaica_market = Market of Cyrenaica
site-cyrene = Cyrene (City, Cyrenaica)
site-cyrenaica_temple = Temple of Cyrenaica
site-nubia_c1 = Caravan of Nubia (gladiator)
site-nubia_market = Market of Nubia
site-aegyptus_c1 = Caravan of Aegyptus (papyrus)
site-aegyptus_market = Market of Aegyptus
site-alexandria = Alexandria (Capital, Aegyptus)
site-memphis = Memphis (City, Aegyptus)
site-aegyptus_temple = Temple of Aegyptus
site-aethiopia_c1 = Caravan of Aethiopia (grain)
site-aethiopia_c2 = Caravan of Aethiopia (gold)
site-aethiopia_market = Market of Aethiopia
site-creta_c1 = Caravan of Crete (ceramics)
site-creta_market = Market of Crete
site-cnossus = Cnossus (City, Crete)
site-creta_temple = Temple of Crete
site-ierusalem = Ierusalem (Legendary City, Judaea)
site-judaea_temple = Temple of Judaea
site-tarsus = Tarsus (City, Cilicia)
site-cilicia_temple = Temple of Cilicia
site-cappadocia_c1 = Caravan of Cappadocia (wood)
site-cappadocia_market = Market of Cappadocia
site-troia = Troia (Legendary City, Asia)
site-asia_temple = Temple of Asia
site-armenia_c1 = Caravan of Armenia (gold)
site-armenia_market = Market of Armenia
site-artaxata = Artaxata (City, Armenia)
site-armenia_temple = Temple of Armenia
site-assyria_c1 = Caravan of Assyria (sheep)
site-assyria_market = Market of Assyria
site-babylonia_c1 = Caravan of Babylonia (perfume)
site-babylonia_c2 = Caravan of Babylonia (grain)
site-babylonia_market = Market of Babylonia
site-babylon_city = Babylon (Capital, Babylonia)
site-babylonia_temple = Temple of Babylonia
site-syria_c1 = Caravan of Syria (wine)
site-syria_market = Market of Syria
site-palmyra = Palmyra (City, Syria)
site-syria_temple = Temple of Syria
site-arabia_c1 = Caravan of Arabia (gladiator)
site-arabia_market = Market of Arabia
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
power-caesar = On land, while you are the active player: +1 per Legion.
power-cleopatra = Each Goods combination may hold 1 Tax; each Tax combination may hold 1 Good.
power-hammurabi = One free Influence marker per round (normal placement rules).
power-hannibal = Each Goods combination may contain one pair of identical Goods.
power-pericles = On land, while you are not the active player: +2 per Legion.
power-antigone = Offer 0 to 5 Resources in the trade, as you wish.
power-castor_pollux = When bought, copy for good the power of another player's Hero (not a starting Hero, not Perseus).
power-circe = Your Legions on empty Caravan sites (own or neutral Provinces) produce as Caravans.
power-gilgamesh = Once per round, a Fortress for 1 Marble or 1 Tax.
power-hamilcar = Your pillages bring double.
power-hercules = No power, only Title bonuses.
power-nebuchadnezzar = +5 to your Land Battles where your Influence marker stands.
power-penthesilea = A free Legion in your Capital Province for each Province of yours holding an enemy Unit.
power-perseus = If you can buy victory when Purchases begin, buy first and win alone.
power-ramses_ii = One more die in your Land Battles.
power-queen_of_sheba = Once per round, convert at once by sacrificing the Legion that stands on the Influence marker.
power-spartacus = Once per round, a Legion for 1 Gladiator or 1 Tax.
power-colossus = After collection, take and announce 1 Good of your choice.
power-lighthouse = Once per round, a Trireme for 1 Wood or 1 Tax.
power-temple_of_artemis = +1 Tax at each Production.
power-hanging_gardens = Keep up to 2 different Goods (besides the 2 Taxes).
power-statue_of_zeus = At the start of the Military phase, peace with one player (not the same one two rounds running).
power-pyramids = Buying them claims victory; the Political Leader gets it at once.

# -- on the shelf
box-about = Trade, buy and march around one sea; four ways to win, and the leaders say who goes first.
box-emblem = trireme
