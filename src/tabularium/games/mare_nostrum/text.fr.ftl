where = Tour { $round }, { $phase }
where-setup = Mise en place
phase-0 = Production
phase-1 = Commerce
phase-2 = Achats
phase-3 = Militaire
phase-4 = Revendications
level = { $shown ->
    [plain] { $value }
   *[over] XV+ { $value }
}

option-empire_assignment = Empires
option-empire_assignment-help = Les Empires sont tirés au sort, ou chacun choisit à son tour dans un ordre aléatoire.
option-empire_assignment-random = au hasard
option-empire_assignment-choice = au choix
option-tiles = Héros et Merveilles
option-tiles-help = Toutes les tuiles sont visibles, ou cinq seulement à la fois, comme conseillé pour une première partie.
option-tiles-standard = toutes visibles
option-tiles-first_game = première partie : cinq visibles
option-max_rounds = Limite de tours
option-max_rounds-help = La règle n'en connaît pas ; avec une limite, le plus proche d'une victoire l'emporte après le dernier tour. Sans limite, la partie continue, pendant 400 tours au plus.
option-max_rounds-none = sans limite
option-max_rounds-thirty = trente tours
option-solo = Seul contre des robots
option-solo-help = Une seule personne, des robots mènent les autres Empires. Les règles ne changent pas.
option-solo-no = non
option-solo-yes = oui

# Les questions : à qui décide, et à qui attend.
ask-choose_empire = Quel Empire menez-vous ?
wait-choose_empire = { $seat } choisit un Empire.
ask-circe_assign = Circé : une Légion sert-elle de Caravane sur cet emplacement vide ? { $site }
wait-circe_assign = { $seat } peut faire travailler une Légion pour Circé : { $site }.
ask-legendary_bonus = Que donne en plus votre Cité Légendaire, grâce à son Temple ? { $site }. Dites ensuite que vous avez terminé.
wait-legendary_bonus = { $seat } { $count ->
    [one] choisit
   *[other] choisissent
} le supplément d'une Cité Légendaire.
ask-colossus_good = Colosse : quel Bien prenez-vous ?
wait-colossus_good = { $seat } prend un Bien au Colosse.
ask-play_trade_token = Maître du Commerce : quel jeton Commerce jouez-vous, et sur quelle face ? Chacun devra proposer autant de Ressources.
wait-play_trade_token = { $seat } joue un jeton Commerce.
ask-offer_size = Antigone : combien de Ressources proposez-vous ?
wait-offer_size = { $seat } annonce combien de Ressources proposer.
ask-offer = { $size ->
    [1] Proposez une Ressource
   *[other] Proposez { $size } Ressources, choisies dans l'ordre de la liste
} ; dites ensuite que vous avez terminé.
wait-offer = { $seat } { $count ->
    [one] prépare son offre
   *[other] préparent leurs offres
}.
ask-choose_opener = Vous ne participez pas : qui choisit en premier ?
wait-choose_opener = { $seat } désigne qui choisit en premier.
ask-trade_pick = Prenez un jeton proposé par un autre joueur.
wait-trade_pick = { $seat } prend un jeton.
ask-trade_compensate = Vous avez une Ressource de trop : donnez-en une en secret à { $other }.
wait-trade_compensate = { $seat } donne en secret une Ressource à { $other }.
ask-perseus_first = Persée : achetez-vous en premier, pour gagner seul ? La question vient à chaque tour, que vous le puissiez ou non.
wait-perseus_first = { $seat } peut acheter en premier grâce à Persée.
ask-choose_next_buyer = Leader Politique : qui achète ensuite ?
wait-choose_next_buyer = { $seat } désigne le prochain acheteur.
ask-penthesilea = Penthésilée : combien de Légions gratuites dans votre Province Capitale ?
wait-penthesilea = { $seat } peut appeler des Légions gratuites.
ask-buy_item = Qu'achetez-vous ? Votre plus grande combinaison compte { $best } jetons ; votre prochain Héros ou Merveille en coûte { $price }.
wait-buy_item = { $seat } fait ses achats.
ask-choose_site = { $item } : à quel endroit ?
wait-choose_site = { $seat } place un achat : { $item }.
ask-choose_tile = Quel Héros ou quelle Merveille ?
wait-choose_tile = { $seat } choisit un Héros ou une Merveille.
ask-pay_token = Vous payez : { $item }. { $left ->
    [one] Il manque un jeton.
   *[other] Il manque { $left } jetons, posés dans l'ordre de la liste.
}
wait-pay_token = { $seat } paie : { $item }.
ask-pay_unseen = Vous payez : { $item }. { $left ->
    [one] Il manque un jeton.
   *[other] Il manque { $left } jetons, posés dans l'ordre de la liste.
}
wait-pay_unseen = { $seat } paie : { $item }.
ask-copy_hero = Castor & Pollux : quel Héros copiez-vous définitivement ?
wait-copy_hero = { $seat } choisit le Héros copié par Castor & Pollux.
ask-confirm_claim = { $item_id ->
    [pyramids] Les Pyramides
   *[hm] Un cinquième Héros ou Merveille
} : vous revendiquez ainsi la victoire. Il n'y a pas de retour.
wait-confirm_claim = { $seat } s'apprête à revendiquer la victoire.
ask-keep_taxes = Combien d'Impôts gardez-vous pour le prochain tour ?
wait-keep_taxes = { $seat } choisit combien d'Impôts garder.
ask-keep_goods = Jardins Suspendus : quel Bien gardez-vous ?
wait-keep_goods = { $seat } choisit les Biens à garder.
ask-declare_peace = Statue de Zeus : avec qui déclarez-vous la paix ?
wait-declare_peace = { $seat } peut déclarer la paix.
ask-choose_next_general = Chef Militaire : qui agit ensuite ?
wait-choose_next_general = { $seat } désigne le prochain à agir.
ask-move_trireme = Déplacez vos Trirèmes, chacune une fois, puis terminez. Quand plus aucune ne peut bouger, cela finit de soi-même.
wait-move_trireme = { $seat } déplace ses Trirèmes.
ask-sea_battle = Déclenchez-vous une Bataille Maritime ?
wait-sea_battle = { $seat } peut déclencher des Batailles Maritimes.
ask-move_legion = Déplacez vos Légions, chacune une fois, puis terminez. Quand plus aucune ne peut bouger, les Batailles commencent aussitôt.
wait-move_legion = { $seat } déplace ses Légions.
ask-vacate = { $province } : quelle position la Légion qui part abandonne-t-elle ?
wait-vacate = { $seat } abandonne une position en { $province }.
ask-land_battle = Quelle Bataille Terrestre vient ensuite ?
wait-land_battle = { $seat } choisit une Bataille Terrestre.
ask-choose_losses = { $province } : choisissez l'Unité que vous perdez. { $left ->
    [1] Une Unité est perdue.
   *[other] { $left } Unités sont perdues.
}
wait-choose_losses = { $seat } choisit ses pertes en { $province }.
ask-convert = Quelle Province convertissez-vous ?
wait-convert = { $seat } peut convertir des Provinces.
ask-conquest_action = Conquérant, que faites-vous ? Ce que vous laissez de côté reste tel quel.
wait-conquest_action = { $seat } décide du sort des Provinces conquises.
ask-choose_building = { $province } : quel Bâtiment détruisez-vous ?
wait-choose_building = { $seat } pille { $province }.
ask-pillage_gain = Que prenez-vous à la Cité Légendaire ?
wait-pillage_gain = { $seat } choisit le butin d'une Cité Légendaire.
ask-occupy_site = { $province } : quel Bâtiment une Légion occupe-t-elle ?
wait-occupy_site = { $seat } occupe { $province }.
ask-award_title = { $title } : à vous de choisir entre les ex aequo.
wait-award_title = { $seat } départage une égalité : { $title }.

# Les coups.
move-end = Terminer
move-yes = Oui
move-no = Non
move-empire = { $empire }
move-take = Prendre { $gain }
move-good = Prendre : { $good }
move-play = Face { $size } du jeton { $token }
move-size = { $size ->
    [0] Ne rien proposer
    [one] Proposer une Ressource
   *[other] Proposer { $size } Ressources
}
move-offer = Proposer : { $kind }
move-opener = { $seat } choisit en premier
move-pick = À { $seat } : { $kind }
move-give = Donner : { $kind }
move-buyer = { $seat } achète
move-levy = { $count ->
    [0] Aucune Légion
    [1] Une Légion
   *[other] { $count } Légions
}
move-buy = Acheter : { $item }
move-in = En { $province }
move-on = { $site }
move-at = { $sea }
move-tile = { $tile }
move-claim = Revendiquer sans tuile
move-pay = Payer : { $kind }
move-copy = Copier { $tile }
move-keep = { $count ->
    [0] Ne garder aucun Impôt
    [one] Garder un Impôt
   *[other] Garder { $count } Impôts
}
move-store = Garder : { $kind }
move-peace = Paix avec { $seat }
move-general = { $seat } agit
move-sail = Naviguer : { $from } → { $to }
move-fight = Attaquer { $seat } : { $sea }
move-march = Marcher : { $from } → { $to }
move-leave = Quitter { $site }
move-abandon = Quitter le marqueur Influence en { $province }
move-battle = Combattre { $seat } en { $province }
move-lose = Perdre une { $unit }
move-convert = Convertir { $province }
move-pillage = Piller { $province }
move-occupy = Occuper des Bâtiments en { $province }
move-seize = Occuper le marqueur Influence en { $province }
move-sheba = Reine de Saba : convertir { $province } tout de suite
move-raze = Détruire : { $site }
move-hold = Occuper : { $site }
move-award = { $seat } l'obtient

# Ce qui s'est passé.
event-empire = { $seat } mène cet Empire : { $empire }.
event-round = Le tour { $round } commence.
event-circe = { $seat } fait travailler une Légion comme Caravane : { $site }.
event-bonus = { $seat } choisit pour { $site } : { $gain }.
event-collected = { $seat } collecte : { $kinds }.
event-drew = { $seat } pioche un Bien Légendaire.
event-drew-secret = { $seat } pioche : { $kind }.
event-empty-pile = { $seat } devrait piocher un Bien Légendaire, mais il n'en reste plus.
event-artemis = Le Temple d'Artémis donne un Impôt à { $seat }.
event-colossus = Le Colosse donne à { $seat } : { $good }.
event-token = { $seat } joue le jeton Commerce { $token } sur sa face { $size }, à l'emplacement { $slot }.
event-size = Grâce à Antigone, { $seat } propose { $size ->
    [0] zéro Ressource
    [1] une Ressource
   *[other] { $size } Ressources
}.
event-no-trade = Aucun échange ce tour-ci.
event-offer = { $seat } propose : { $kinds }.
event-opener = { $seat } laisse { $other } choisir en premier.
event-pick = { $seat } prend à { $other } : { $kind }.
event-back = { $seat } reprend : { $kinds }.
event-gift = { $seat } donne en secret une Ressource à { $other }.
event-gift-secret = { $seat } donne en secret à { $other } : { $kind }.
event-tokens-back = { $seat } reprend tous les jetons Commerce.
event-perseus = { $answer_id ->
    [yes] Persée permet à { $seat } d'acheter en premier.
   *[no] { $seat } n'utilise pas Persée.
}
event-buyer = { $seat } fait ses achats.
event-levy = Penthésilée amène à { $seat } { $count ->
    [1] une Légion
   *[other] { $count } Légions
} en { $province }.
event-paid = { $seat } paie ({ $item }) : { $kinds }.
event-influence = { $seat } place une Influence en { $province }.
event-built = { $seat } construit : { $site }.
event-unit = { $seat } place une { $unit } en { $province }.
event-trireme = { $seat } place une Trirème : { $sea }.
event-tile = { $seat } prend la tuile { $tile }.
event-copied = Castor & Pollux copient { $tile } pour { $seat }.
event-nothing-copied = Castor & Pollux ne trouvent personne à copier.
event-claim = { $seat } revendique la victoire { $item_id ->
    [pyramids] avec les Pyramides
   *[hm] avec un cinquième Héros ou Merveille
} !
event-kept = { $seat } garde : { $kinds }.
event-discarded = { $seat } défausse : { $kinds }.
event-revealed = Nouvelle tuile visible : { $tile }.
event-peace = { $seat } déclare la paix avec { $other }.
event-went-home = { $seat } rappelle { $count ->
    [1] une Légion
   *[other] { $count } Légions
} : { $from } → { $to }.
event-general = { $seat } mène ses troupes et ses navires.
event-sailed = { $seat } fait naviguer une Trirème : { $from } → { $to }.
event-sea-battle = Bataille Maritime, { $sea } : { $seat } attaque { $other }.
event-dice = { $bonus ->
    [0] { $seat } lance { $dice }
   *[other] { $seat } lance { $dice }, bonus { $bonus }
} : { $total }, { $hits ->
    [0] aucune touche
    [1] une touche
   *[other] { $hits } touches
}.
event-no-dice = { $seat } a une Forteresse seule : { $total }, { $hits ->
    [0] aucune touche
    [1] une touche
   *[other] { $hits } touches
}.
event-cancelled = Grâce à sa Forteresse, { $seat } arrête { $hits ->
    [1] une touche
   *[other] { $hits } touches
} en { $province }.
event-lost = { $seat } perd une { $unit } en { $province }.
event-lost-triremes = { $seat } perd { $count ->
    [1] une Trirème
   *[other] { $count } Trirèmes
} : { $sea }.
event-marched = { $seat } fait marcher une Légion : { $from } → { $to }.
event-left = { $seat } retire une Légion de sa position : { $site }.
event-left-marker = { $seat } retire sa Légion du marqueur Influence en { $province }.
event-land-battle = Bataille en { $province } : { $seat } contre { $other }.
event-conqueror = { $seat } devient Conquérant en { $province }.
event-no-conqueror = { $seat } n'est plus Conquérant en { $province }.
event-converted = { $seat } convertit { $province }, qui était à { $other }.
event-pillaged = { $seat } pille : { $site }.
event-gained = { $seat } gagne { $count } × { $kind }.
event-occupies = { $seat } occupe : { $site }.
event-seized = { $seat } occupe le marqueur Influence en { $province }.
event-sheba = Reine de Saba : { $seat } sacrifie une Légion en { $province }.
event-title = Nouveau titre pour { $seat } : { $title }.
event-victory = { $seat } gagne : { $victory }.

# Les fins.
ending-pyramids = { $count ->
    [one] { $winners } a construit les Pyramides et gagne.
   *[other] { $winners } ont construit les Pyramides et se partagent la victoire.
}
ending-fifth_hm = { $count ->
    [one] { $winners } possède cinq Héros et Merveilles et gagne.
   *[other] { $winners } possèdent chacun cinq Héros et Merveilles et se partagent la victoire.
}
ending-military = { $count ->
    [one] { $winners } contrôle quatre grandes Cités et gagne.
   *[other] { $winners } contrôlent chacun quatre grandes Cités et se partagent la victoire.
}
ending-titles = { $winners } détient les trois Titres et gagne.
ending-rounds = { $count ->
    [one] Le dernier tour est joué : { $winners } était au plus près de la victoire.
   *[other] Le dernier tour est joué : { $winners } étaient également près de la victoire.
}
victory-none = pas de victoire
victory-pyramids = les Pyramides
victory-fifth_hm = cinq Héros et Merveilles
victory-military = quatre grandes Cités
victory-titles = les trois Titres
victory-rounds = au plus près de la victoire après le dernier tour

# La feuille de score.
score-hm_count = Héros et Merveilles
score-pyramids = Pyramides
score-great_cities = Capitales et Cités Légendaires
score-titles = Titres
score-level_commerce = Commerce
score-level_politics = Politique
score-level_military = Militaire
score-provinces = Provinces
way-pyramids = Pyramides
way-fifth_hm = Héros et Merveilles
way-military = Capitales et Cités Légendaires
way-titles = Titres

# Le plateau et les joueurs.
board-neutral = Neutres
board-war = En Guerre
board-conqueror = Conquérant : { $name }
board-marker = { $name } sur le marqueur Influence
board-legions = { $count ->
    [one] { $count } Légion
   *[other] { $count } Légions
}
board-units = { $name } : { $units }
board-city = { $kind } { $name }
board-triremes = { $count ->
    [one] { $count } Trirème
   *[other] { $count } Trirèmes
}
board-caravan = Caravane { $good }
board-empty-site = ({ $site })
board-held = { $site } [{ $name }]
board-land = par terre : { $names }
board-next-seas = mers : { $names }
board-coast = côtes : { $names }
board-seas = MERS
board-no-triremes = Aucune Trirème n'est en mer.
board-provinces = PROVINCES (emplacements vides entre parenthèses)
board-empires = EMPIRES
board-owner = { $name } ({ $empire })
board-tokens = Jetons Commerce posés : { $tokens }
board-no-tokens = Aucun jeton Commerce posé.
board-offer = { $name } propose : { $kinds }
board-tiles = HÉROS ET MERVEILLES À VENDRE
board-tile = { $tile } : { $power }
board-bonus = { $power } [{ $bonuses }]
board-bonus-commerce = Commerce +{ $count }
board-bonus-politics = Politique +{ $count }
board-bonus-military = Militaire +{ $count }
board-costs = COÛTS
board-cost = { $items } : { $cost }
board-prices = Héros et Merveilles, du deuxième au cinquième : { $prices }
board-powers = POUVOIRS EN JEU
board-face-down = { $count ->
    [1] Une tuile face cachée.
   *[other] { $count } tuiles face cachée.
}
board-legendary = Biens Légendaires : { $pile } dans la pioche, défaussés : { $discard }
board-peace = Paix entre { $one } et { $other }.
board-nothing = rien
panel-empire = Empire
panel-titles = Titres
panel-levels = Niveaux
panel-levels-value = Commerce { $commerce }, Politique { $politics }, Militaire { $military }
panel-tiles = Tuiles
panel-copies = { $tile } (copié)
panel-stock = En réserve
panel-stock-value = Légions { $legions }, Trirèmes { $triremes }, Forteresses { $fortresses }, Influence { $markers }
panel-resources = Ressources
panel-hidden = derrière le paravent
panel-draft = Mon choix
panel-none = –
panel-claims = Revendications
panel-pyramids-claim = Pyramides
panel-fifth-claim = cinquième Héros ou Merveille

# Pourquoi pas.
why-MN-2_22 = Vous annoncez { $size } mais n'en avez que { $resources }.
why-MN-2_6 = Choisies : { $offered } sur { $size }.
why-MN-3_13 = { $taxes ->
    [0] Vous n'en avez pas.
    [one] Vous en avez un.
   *[other] Vous en avez { $taxes }.
}
why-MN-3_3 = Le coût est de { $cost } ; votre plus grande combinaison en compte { $best }.
why-MN-3_44 = Au plus { $count } maintenant.
why-MN-3_48 = Il manque { $left ->
    [1] un jeton
   *[other] { $left } jetons
}, et après ce choix ({ $kind }) on ne peut plus compléter.
why-MN-4_17 = { $count ->
    [0] Aucune de vos Trirèmes n'y peut encore bouger ({ $from }).
   *[other] { $from } et { $to } ne sont pas adjacentes.
}
why-MN-4_22 = { $count ->
    [0] Aucune de vos Légions n'y peut encore bouger ({ $from }).
   *[other] Entre { $from } et { $to }, il n'y a ni frontière ni chaîne de vos Trirèmes.
}
why-MN-6_8 = Votre plus grande combinaison compte { $best }.

item-influence = Influence
item-caravan = Caravane
item-market = Marché
item-city = Cité
item-capital = Capitale
item-legendary_city = Cité Légendaire
item-temple = Temple
item-legion = Légion
item-trireme = Trirème
item-fortress = Forteresse
item-hm = Héros ou Merveille
item-pyramids = Pyramides
item-free_influence = Influence gratuite (Hammourabi)
item-cheap_legion = Légion pour un jeton (Spartacus)
item-cheap_trireme = Trirème pour un jeton (Phare)
item-cheap_fortress = Forteresse pour un jeton (Gilgamesh)
unit-legion = Légion
unit-fortress = Forteresse
gain-tax = un Impôt
gain-legendary = un Bien Légendaire
answer-no = non
answer-yes = oui
title-trade_master = Maître du Commerce
title-political_leader = Leader Politique
title-military_chief = Chef Militaire
token-token_5_0 = 5/0
token-token_2_1 = 2/1
token-token_4_3 = 4/3

# Names.
good-ceramics = céramique
good-diamond = diamant
good-papyrus = papyrus
good-metal = métal
good-perfume = parfum
good-marble = marbre
good-wood = bois
good-gold = or
good-grain = céréale
good-oil = huile
good-sheep = mouton
good-wine = vin
good-gladiator = gladiateur
kind-ceramics = céramique
kind-legendary_ceramics = céramique légendaire
kind-diamond = diamant
kind-legendary_diamond = diamant légendaire
kind-papyrus = papyrus
kind-legendary_papyrus = papyrus légendaire
kind-metal = métal
kind-legendary_metal = métal légendaire
kind-perfume = parfum
kind-legendary_perfume = parfum légendaire
kind-marble = marbre
kind-legendary_marble = marbre légendaire
kind-wood = bois
kind-legendary_wood = bois légendaire
kind-gold = or
kind-legendary_gold = or légendaire
kind-grain = céréale
kind-legendary_grain = céréale légendaire
kind-oil = huile
kind-legendary_oil = huile légendaire
kind-sheep = mouton
kind-legendary_sheep = mouton légendaire
kind-wine = vin
kind-legendary_wine = vin légendaire
kind-gladiator = gladiateur
kind-legendary_gladiator = gladiateur légendaire
kind-tax = impôt
empire-rome = Rome
empire-greece = Grèce
empire-carthage = Carthage
empire-egypt = Égypte
empire-babylon = Babylone
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
province-creta = Crète
province-judaea = Judaea
province-cilicia = Cilicia
province-cappadocia = Cappadocia
province-asia = Asia
province-armenia = Armenia
province-assyria = Assyria
province-babylonia = Babylonia
province-syria = Syria
province-arabia = Arabia
sea-mare_tyrrhenum = Mare Tyrrhenum
sea-mare_sardum = Mare Sardum
sea-mare_hadriaticum = Mare Hadriaticum
sea-mare_ionium = Mare Ionium
sea-mare_africum = Mare Africum
sea-mare_aegaeum = Mare Aegaeum
sea-mare_aegyptum = Mare Aegyptum
sea-mare_cyprium = Mare Cyprium
sea-pontus_euxinus = Pontus Euxinus
site-gallia_c1 = Caravane de Gallia (céréale)
site-gallia_c2 = Caravane de Gallia (mouton)
site-gallia_market = Marché de Gallia
site-germania_c1 = Caravane de Germania (diamant)
site-germania_market = Marché de Germania
site-dalmatia_c1 = Caravane de Dalmatia (bois)
site-dalmatia_c2 = Caravane de Dalmatia (gladiateur)
site-dalmatia_market = Marché de Dalmatia
site-latium_c1 = Caravane de Latium (métal)
site-latium_c2 = Caravane de Latium (vin)
site-latium_market = Marché de Latium
site-roma = Rome (Capitale, Latium)
site-latium_temple = Temple de Latium
site-italia_c1 = Caravane d'Italia (métal)
site-italia_c2 = Caravane d'Italia (huile)
site-italia_market = Marché d'Italia
site-macedonia_c1 = Caravane de Macedonia (céréale)
site-macedonia_c2 = Caravane de Macedonia (vin)
site-macedonia_market = Marché de Macedonia
site-dacia_c1 = Caravane de Dacia (vin)
site-dacia_c2 = Caravane de Dacia (marbre)
site-dacia_market = Marché de Dacia
site-thracia_c1 = Caravane de Thracia (marbre)
site-thracia_market = Marché de Thracia
site-byzantium = Byzance (Cité, Thracia)
site-thracia_temple = Temple de Thracia
site-achaea_c1 = Caravane d'Achaea (huile)
site-achaea_market = Marché d'Achaea
site-athenae = Athènes (Capitale, Achaea)
site-corinthus = Corinthe (Cité, Achaea)
site-achaea_temple = Temple d'Achaea
site-syracusae = Syracuse (Cité Légendaire, Sicilia)
site-sicilia_temple = Temple de Sicilia
site-numidia_c1 = Caravane de Numidia (or)
site-numidia_c2 = Caravane de Numidia (gladiateur)
site-numidia_market = Marché de Numidia
site-africa_c1 = Caravane d'Africa (mouton)
site-africa_c2 = Caravane d'Africa (parfum)
site-africa_market = Marché d'Africa
site-carthago = Carthage (Capitale, Africa)
site-africa_temple = Temple d'Africa
site-phasania_c1 = Caravane de Phasania (gladiateur)
site-phasania_market = Marché de Phasania
site-libya_c1 = Caravane de Libya (huile)
site-libya_c2 = Caravane de Libya (mouton)
site-libya_market = Marché de Libya
site-garamantia_c1 = Caravane de Garamantia (huile)
site-garamantia_c2 = Caravane de Garamantia (diamant)
site-garamantia_market = Marché de Garamantia
site-cyrenaica_c1 = Caravane de Cyrenaica (papyrus)
site-cyrenaica_market = Marché de Cyrenaica
site-cyrene = Cyrène (Cité, Cyrenaica)
site-cyrenaica_temple = Temple de Cyrenaica
site-nubia_c1 = Caravane de Nubia (gladiateur)
site-nubia_market = Marché de Nubia
site-aegyptus_c1 = Caravane d'Aegyptus (papyrus)
site-aegyptus_market = Marché d'Aegyptus
site-alexandria = Alexandrie (Capitale, Aegyptus)
site-memphis = Memphis (Cité, Aegyptus)
site-aegyptus_temple = Temple d'Aegyptus
site-aethiopia_c1 = Caravane d'Aethiopia (céréale)
site-aethiopia_c2 = Caravane d'Aethiopia (or)
site-aethiopia_market = Marché d'Aethiopia
site-creta_c1 = Caravane de Crète (céramique)
site-creta_market = Marché de Crète
site-cnossus = Cnossos (Cité, Crète)
site-creta_temple = Temple de Crète
site-ierusalem = Jérusalem (Cité Légendaire, Judaea)
site-judaea_temple = Temple de Judaea
site-tarsus = Tarse (Cité, Cilicia)
site-cilicia_temple = Temple de Cilicia
site-cappadocia_c1 = Caravane de Cappadocia (bois)
site-cappadocia_market = Marché de Cappadocia
site-troia = Troie (Cité Légendaire, Asia)
site-asia_temple = Temple d'Asia
site-armenia_c1 = Caravane d'Armenia (or)
site-armenia_market = Marché d'Armenia
site-artaxata = Artaxata (Cité, Armenia)
site-armenia_temple = Temple d'Armenia
site-assyria_c1 = Caravane d'Assyria (mouton)
site-assyria_market = Marché d'Assyria
site-babylonia_c1 = Caravane de Babylonia (parfum)
site-babylonia_c2 = Caravane de Babylonia (céréale)
site-babylonia_market = Marché de Babylonia
site-babylon_city = Babylone (Capitale, Babylonia)
site-babylonia_temple = Temple de Babylonia
site-syria_c1 = Caravane de Syria (vin)
site-syria_market = Marché de Syria
site-palmyra = Palmyre (Cité, Syria)
site-syria_temple = Temple de Syria
site-arabia_c1 = Caravane d'Arabia (gladiateur)
site-arabia_market = Marché d'Arabia
city-roma = Rome
city-byzantium = Byzance
city-athenae = Athènes
city-corinthus = Corinthe
city-syracusae = Syracuse
city-carthago = Carthage
city-cyrene = Cyrène
city-alexandria = Alexandrie
city-memphis = Memphis
city-cnossus = Cnossos
city-ierusalem = Jérusalem
city-tarsus = Tarse
city-troia = Troie
city-artaxata = Artaxata
city-babylon_city = Babylone
city-palmyra = Palmyre
tile-caesar = César
tile-cleopatra = Cléopâtre
tile-hammurabi = Hammourabi
tile-hannibal = Hannibal
tile-pericles = Périclès
tile-antigone = Antigone
tile-castor_pollux = Castor & Pollux
tile-circe = Circé
tile-gilgamesh = Gilgamesh
tile-hamilcar = Hamilcar
tile-hercules = Hercule
tile-nebuchadnezzar = Nabuchodonosor
tile-penthesilea = Penthésilée
tile-perseus = Persée
tile-ramses_ii = Ramsès II
tile-queen_of_sheba = Reine de Saba
tile-spartacus = Spartacus
tile-colossus = Colosse
tile-lighthouse = Phare
tile-temple_of_artemis = Temple d'Artémis
tile-hanging_gardens = Jardins Suspendus
tile-statue_of_zeus = Statue de Zeus
tile-pyramids = Pyramides
power-caesar = Sur terre, quand vous êtes le joueur actif : +1 par Légion.
power-cleopatra = Chaque combinaison de Biens accepte 1 Impôt, chaque combinaison d'Impôts accepte 1 Bien.
power-hammurabi = Une Influence gratuite par tour (règles de placement normales).
power-hannibal = Chaque combinaison de Biens peut contenir une paire de Biens identiques.
power-pericles = Sur terre, quand vous n'êtes pas le joueur actif : +2 par Légion.
power-antigone = Proposez de 0 à 5 Ressources à l'échange, à votre choix.
power-castor_pollux = À l'achat, copiez pour toujours le pouvoir d'un Héros adverse (ni Héros de départ, ni Persée).
power-circe = Vos Légions sur des emplacements Caravane vides (chez vous ou en Province neutre) produisent comme des Caravanes.
power-gilgamesh = Une fois par tour, une Forteresse pour 1 Marbre ou 1 Impôt.
power-hamilcar = Vos pillages rapportent le double.
power-hercules = Aucun pouvoir, seulement des bonus aux Titres.
power-nebuchadnezzar = +5 à vos Batailles Terrestres là où se trouve votre Influence.
power-penthesilea = Par Province à vous où se trouve l'ennemi, une Légion gratuite dans votre Province Capitale.
power-perseus = Si vous pouvez acheter la victoire au début des Achats, jouez en premier et gagnez seul.
power-ramses_ii = Un dé de plus dans chacune de vos Batailles Terrestres.
power-queen_of_sheba = Une fois par tour, convertissez tout de suite en sacrifiant la Légion posée sur l'Influence.
power-spartacus = Une fois par tour, une Légion pour 1 Gladiateur ou 1 Impôt.
power-colossus = Après la collecte, prenez et annoncez 1 Bien de votre choix.
power-lighthouse = Une fois par tour, une Trirème pour 1 Bois ou 1 Impôt.
power-temple_of_artemis = +1 Impôt à chaque Production.
power-hanging_gardens = Conservez jusqu'à 2 Biens différents (en plus des 2 Impôts).
power-statue_of_zeus = Au début de la Phase Militaire, paix avec un joueur (pas deux tours de suite le même).
power-pyramids = Les acheter, c'est revendiquer la victoire ; le Leader Politique l'obtient aussitôt.

# -- on the shelf
box-about = Commercez, achetez et marchez autour d'une seule mer ; quatre façons de gagner, et les chefs décident de l'ordre.
box-emblem = trireme
