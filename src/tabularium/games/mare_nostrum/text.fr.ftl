where = Tour { $round }, { $phase }
where-limited = Tour { $round } sur { $rounds }, { $phase }
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
option-empire_assignment-help = Les Empires sont tirés au sort, ou chacun choisit le sien dans un ordre aléatoire.
option-empire_assignment-random = au hasard
option-empire_assignment-choice = au choix
option-tiles = Héros et Merveilles
option-tiles-help = Toutes les tuiles sont visibles dès le début, ou cinq seulement à la fois, comme conseillé pour une première partie.
option-tiles-standard = tous visibles
option-tiles-first_game = première partie : cinq visibles
option-max_rounds = Limite de tours
option-max_rounds-help = La règle n’en fixe pas. Avec une limite, le plus proche d’une victoire l’emporte après le dernier tour. Sans limite, la partie continue, pendant 400 tours au plus.
option-max_rounds-none = sans limite
option-max_rounds-thirty = trente tours

# Les questions : à qui décide, et à qui attend.
ask-choose_empire = Quel Empire voulez-vous mener ? Chacun a ses Provinces et son Héros de départ.
wait-choose_empire = { $seat } choisit un Empire.
ask-circe_assign = Circé : une Légion sert-elle de Caravane sur cet emplacement vide, pour sa Ressource ? { $site }
wait-circe_assign = { $seat } choisit si une Légion travaille pour Circé : { $site }.
ask-legendary_bonus = Que doit donner en plus votre Cité Légendaire, grâce à son Temple ? { $site }. Validez ensuite avec « Terminé ».
wait-legendary_bonus = { $seat } { $count ->
    [one] choisit
   *[other] choisissent
} ce que donne une Cité Légendaire.
ask-colossus_good = Colosse : quel Bien prenez-vous, pour vos combinaisons ou pour l’échange ?
wait-colossus_good = { $seat } choisit un Bien du Colosse.
ask-play_trade_token = Maître du Commerce, quel jeton Commerce jouez-vous, et sur quelle face ? Chacun devra proposer autant de Ressources.
wait-play_trade_token = { $seat } choisit un jeton Commerce.
ask-offer_size = Antigone : combien de Ressources proposez-vous ? Chaque jeton qu’on vous prend vous permet d’en choisir un.
wait-offer_size = { $seat } choisit combien de Ressources proposer.
ask-offer = { $left ->
    [0] Votre offre : { $laid }. Terminé ?
    [1] { $laid_count ->
        [0] Proposez une Ressource à l’échange : vous en prendrez une à un autre joueur.
       *[other] Posé : { $laid }. Il manque un jeton.
    }
   *[other] { $laid_count ->
        [0] Proposez { $left } Ressources à l’échange : vous en prendrez autant aux autres.
       *[other] Posé : { $laid }. Il manque { $left } jetons.
    }
}
wait-offer = { $seat } { $count ->
    [one] choisit son offre.
   *[other] choisissent leurs offres.
}
ask-choose_opener = Vous ne participez pas à cet échange : désignez le joueur qui choisit en premier.
wait-choose_opener = { $seat } désigne le joueur qui choisit en premier.
ask-trade_pick = Prenez un jeton proposé par un autre joueur.
wait-trade_pick = { $seat } choisit un jeton à prendre.
ask-trade_compensate = Vous avez une Ressource de trop : donnez en secret une des vôtres à { $other }.
wait-trade_compensate = { $seat } choisit une Ressource à donner en secret à { $other }.
ask-perseus_first = Persée : achetez-vous en premier, pour gagner seul ? La question vient à chaque tour, que vous le puissiez ou non.
wait-perseus_first = { $seat } peut acheter en premier grâce à Persée.
ask-choose_next_buyer = Leader Politique, qui achète maintenant ? Les premiers acheteurs ont le premier choix des tuiles et des Provinces.
wait-choose_next_buyer = { $seat } désigne le prochain acheteur.
ask-penthesilea = Penthésilée : combien de Légions gratuites viennent dans votre Province Capitale ?
wait-penthesilea = { $seat } peut appeler des Légions gratuites.
ask-buy_item = Qu’achetez-vous ? { $best ->
    [0] Il ne vous reste aucun jeton
    [1] Au plus un jeton d’un coup
   *[other] Au plus { $best } jetons d’un coup ({ $more ->
        [1] Biens tous différents sauf une paire, ou Impôts
        [2] Biens tous différents, ou Impôts, avec au plus un jeton de l’autre sorte
       *[other] Biens tous différents, ou Impôts
    })
}{ $price ->
    [0] .
   *[other]  ; prochain Héros ou Merveille : { $price }.
}
wait-buy_item = { $seat } fait ses achats.
ask-choose_site = Où placez-vous { $item_a } ?
wait-choose_site = { $seat } choisit une place pour { $item_a }.
ask-choose_tile = Quel Héros ou quelle Merveille achetez-vous ? Son pouvoir vaut pour le reste de la partie.
wait-choose_tile = { $seat } choisit un Héros ou une Merveille.
ask-pay_token = { $left ->
    [0] Vous payez { $purchase } : { $laid }. Terminé ?
    [1] { $laid_count ->
        [0] Payez un jeton pour { $purchase }.
       *[other] Posé pour { $purchase } : { $laid }. Il manque un jeton.
    }
   *[other] { $laid_count ->
        [0] Payez { $left } jetons pour { $purchase }.
       *[other] Posé pour { $purchase } : { $laid }. Il manque { $left } jetons.
    }
}
wait-pay_token = { $seat } paie { $purchase }.
ask-pay_unseen = { ask-pay_token }
wait-pay_unseen = { wait-pay_token }
ask-copy_hero = Castor & Pollux : quel Héros copiez-vous pour toujours ?
wait-copy_hero = { $seat } choisit le Héros que copient Castor & Pollux.
ask-confirm_claim = { $item_id ->
    [pyramids] Les Pyramides sont payées
   *[hm] Le Héros ou la Merveille qui fait gagner est payé
} : confirmez, et vous revendiquez la victoire. Vous ne pourrez plus revenir en arrière.
wait-confirm_claim = { $seat } revendique la victoire.
ask-keep_taxes = Combien d’Impôts gardez-vous pour le prochain tour ? Les autres sont perdus.
wait-keep_taxes = { $seat } choisit combien d’Impôts garder.
ask-keep_goods = Jardins Suspendus : quel Bien gardez-vous ? Tous les autres sont perdus.
wait-keep_goods = { $seat } choisit les Biens à garder.
ask-declare_peace = Statue de Zeus : avec qui déclarez-vous la paix ? Aucun de vous n’attaque l’autre jusqu’à la prochaine phase Militaire.
wait-declare_peace = { $seat } peut déclarer la paix.
ask-choose_next_general = Chef Militaire, qui agit maintenant ? Ce joueur navigue, marche et combat.
wait-choose_next_general = { $seat } désigne le prochain joueur à agir.
ask-move_trireme = Déplacez vos Trirèmes, chacune une fois, puis terminez. Quand plus aucune ne peut bouger, cette étape se termine automatiquement.
wait-move_trireme = { $seat } déplace ses Trirèmes.
ask-sea_battle = Déclenchez-vous une Bataille Maritime ? Les deux camps lancent les dés, et chaque touche coule une Trirème.
wait-sea_battle = { $seat } peut déclencher des Batailles Maritimes.
ask-move_legion = Déplacez vos Légions, chacune une fois, puis terminez. Quand plus aucune ne peut bouger, les Batailles commencent aussitôt.
wait-move_legion = { $seat } déplace ses Légions.
ask-vacate = Quelle position abandonne la Légion qui part { $province_of } ?
wait-vacate = { $seat } choisit une position à abandonner { $province_in }.
ask-land_battle = Quelle Bataille Terrestre vient ensuite ? Toutes doivent être livrées, chacune en un lancer.
wait-land_battle = { $seat } choisit la prochaine Bataille Terrestre.
ask-choose_losses = Choisissez une Unité à perdre { $province_in } : { $left ->
    [1] il vous en reste une à perdre.
   *[other] il vous en reste { $left } à perdre.
}
wait-choose_losses = { $seat } choisit ses pertes { $province_in }.
ask-convert = Quelle Province convertissez-vous, pour qu’elle soit à vous ?
wait-convert = { $seat } peut convertir des Provinces.
ask-conquest_action = Conquérant, que faites-vous de vos conquêtes ? Là où vous ne faites rien, tout reste tel quel.
wait-conquest_action = { $seat } décide du sort des Provinces conquises.
ask-choose_building = Quel Bâtiment { $province_of } détruisez-vous ? Une Cité ou une Capitale vous rapporte un Impôt, une Caravane son Bien.
wait-choose_building = { $seat } choisit un Bâtiment { $province_of } à détruire.
ask-pillage_gain = Que prenez-vous à la Cité Légendaire ? Cela va derrière votre paravent, pour le tour suivant.
wait-pillage_gain = { $seat } choisit le butin d’une Cité Légendaire.
ask-occupy_site = Quel Bâtiment { $province_of } une Légion occupe-t-elle ? Il produit et compte pour vous tant que la Légion le tient.
wait-occupy_site = { $seat } choisit des Bâtiments { $province_of } à occuper.
ask-award_title = Plusieurs joueurs sont à égalité pour le Titre de { $title } : à vous de choisir parmi eux.
wait-award_title = { $seat } départage une égalité pour le Titre de { $title }.

# Ce qui serait perdu.
waste-colossus_good = Vous pouvez prendre gratuitement { $count ->
    [1] un Bien
   *[other] { $count } Biens
}. N’en prendre aucun ?
waste-buy_item = Vous pouvez encore acheter quelque chose. Si vous terminez maintenant, vous perdez { $goods ->
    [0] { $taxes ->
        [1] un Impôt
       *[other] { $taxes } Impôts
    }
    [1] { $taxes ->
        [0] un Bien
        [1] un Bien et un Impôt
       *[other] un Bien et { $taxes } Impôts
    }
   *[other] { $taxes ->
        [0] { $goods } Biens
        [1] { $goods } Biens et un Impôt
       *[other] { $goods } Biens et { $taxes } Impôts
    }
}. Terminer quand même ?
waste-keep_taxes = { $count ->
    [1] Un Impôt que vous pourriez garder serait perdu
   *[other] { $count } Impôts que vous pourriez garder seraient perdus
}. Défausser quand même ?
waste-keep_goods = Vous pourriez garder { $count ->
    [1] encore un Bien
   *[other] encore { $count } Biens
}. Défausser quand même ?

# Les coups.
move-end = Terminer
move-yes = Oui
move-no = Non
move-empire = { $empire }
move-take = Prendre { $gain }
move-good = Prendre : { $good }
move-play = Jouer { $token } sur la face { $size }
move-size = { $size ->
    [0] Ne rien proposer
    [1] Proposer une Ressource
   *[other] Proposer { $size } Ressources
}
move-offer = Proposer : { $kind }
move-lay = Poser : { $kind }
move-back = Reprendre : { $kind }
move-opener = { $seat } choisit en premier
move-pick = Prendre à { $seat } : { $kind }
move-give = Donner : { $kind }
move-buyer = { $seat } achète maintenant
move-levy = { $count ->
    [0] N’appeler aucune Légion
    [1] Appeler une Légion
   *[other] Appeler { $count } Légions
}
move-buy = { $item_id ->
    [free_influence] Placer une Influence gratuite
   *[other] Acheter { $item_a }
}
move-in = { $province }
move-on = { $site }
move-at = { $sea }
move-tile = { $tile }
move-claim = Revendiquer sans tuile
move-pay = Payer : { $kind }
move-copy = Copier { $tile_the }
move-keep = { $count ->
    [0] Ne garder aucun Impôt
    [1] Garder un Impôt
   *[other] Garder { $count } Impôts
}
move-store = Garder : { $kind }
move-peace = Déclarer la paix avec { $seat }
move-general = { $seat } agit maintenant
move-sail = Naviguer : { $from } → { $to }
move-fight = Attaquer { $seat } { $sea_in }
move-march = Marcher : { $from } → { $to }
move-leave = Quitter { $site_the }
move-abandon = Quitter le marqueur Influence { $province_of }
move-battle = Combattre { $seat } { $province_in }
move-lose = Perdre { $unit_a }
move-convert = Convertir { $province_the }
move-pillage = Piller { $province_the }
move-occupy = Occuper des Bâtiments { $province_of }
move-seize = Occuper le marqueur Influence { $province_of }
move-sheba = Reine de Saba : convertir { $province_the } tout de suite
move-raze = Détruire { $site_the }
move-hold = Occuper { $site_the }
move-award = { $seat } obtient le Titre

# Ce qui s'est passé.
event-empire = { $seat } mène { $empire_the }.
event-round = Le tour { $round } commence.
event-circe = Une Légion { ELIDE("de", $seat) } sert de Caravane : { $site }.
event-bonus = { $seat } choisit { $gain } pour { $site_the }.
event-collected = { $seat } collecte : { $kinds }.
event-drew = { $seat } pioche un Bien Légendaire.
event-drew-secret = { $seat } pioche : { $kind }.
event-empty-pile = { $seat } devrait piocher un Bien Légendaire, mais il n’en reste plus.
event-artemis = Le Temple d’Artémis donne à { $seat } { $count ->
    [1] un Impôt
   *[other] { $count } Impôts
}.
event-colossus = Le Colosse donne à { $seat } : { $good }.
event-token = { $seat } joue le jeton Commerce { $token } sur la face { $size }, à l’emplacement { $slot }.
event-size = Grâce à Antigone, { $seat } propose { $size ->
    [0] zéro Ressource
    [1] une Ressource
   *[other] { $size } Ressources
}.
event-no-trade = Il n’y a pas d’échange ce tour-ci.
event-offer = { $seat } propose : { $kinds }.
event-opener = { $seat } laisse { $other } choisir en premier.
event-pick = { $seat } prend à { $other } : { $kind }.
event-back = { $seat } reprend : { $kinds }.
event-gift = { $seat } donne en secret une Ressource à { $other }.
event-gift-secret = { $seat } donne en secret à { $other } : { $kind }.
event-tokens-back = { $seat } reprend tous les jetons Commerce.
event-perseus = { $answer_id ->
    [yes] Persée permet à { $seat } d’acheter en premier.
   *[no] { $seat } n’utilise pas Persée.
}
event-buyer = C’est au tour { ELIDE("de", $seat) } d’acheter.
event-levy = Penthésilée amène à { $seat } { $count ->
    [1] une Légion
   *[other] { $count } Légions
} { $province_in }.
event-paid = { $seat } paie { $item_a } : { $kinds }.
event-influence = { $seat } place une Influence { $province_in }.
event-built = { $seat } construit { $site_the }.
event-unit = { $seat } place { $unit_a } { $province_in }.
event-trireme = { $seat } place une Trirème { $sea_in }.
event-tile = { $seat } prend { $tile_the }.
event-copied = Castor & Pollux copient { $tile_the } pour { $seat }.
event-nothing-copied = Castor & Pollux ne trouvent personne à copier.
event-claim = { $seat } revendique la victoire avec { $item_id ->
    [pyramids] les Pyramides
   *[hm] un Héros ou une Merveille de plus
} !
event-kept = { $seat } garde : { $kinds }.
event-discarded = { $seat } défausse : { $kinds }.
event-revealed = Une tuile est révélée : { $tile }.
event-peace = { $seat } déclare la paix avec { $other }.
event-went-home = { $count ->
    [1] Une Légion { ELIDE("de", $seat) } rentre
   *[other] { $count } Légions { ELIDE("de", $seat) } rentrent
} : { $from } → { $to }.
event-general = C’est au tour { ELIDE("de", $seat) } de mener troupes et navires.
event-sailed = Une Trirème { ELIDE("de", $seat) } navigue : { $from } → { $to }.
event-sea-battle = { $seat } attaque { $other } { $sea_in }.
event-dice = { $bonus ->
    [0] { $seat } lance { $dice }
   *[other] { $seat } lance { $dice }, bonus { $bonus }
} : { $total }, { $hits ->
    [0] aucune touche
    [1] une touche
   *[other] { $hits } touches
}.
event-no-dice = La Forteresse { ELIDE("de", $seat) } est seule : { $total }, { $hits ->
    [0] aucune touche
    [1] une touche
   *[other] { $hits } touches
}.
event-cancelled = La Forteresse { ELIDE("de", $seat) } arrête { $hits ->
    [1] une touche
   *[other] { $hits } touches
} { $province_in }.
event-lost = { $seat } perd { $unit_a } { $province_in }.
event-lost-triremes = { $seat } perd { $count ->
    [1] une Trirème
   *[other] { $count } Trirèmes
} { $sea_in }.
event-marched = Une Légion { ELIDE("de", $seat) } marche : { $from } → { $to }.
event-left = Une Légion { ELIDE("de", $seat) } quitte { $site_the }.
event-left-marker = Une Légion { ELIDE("de", $seat) } quitte le marqueur Influence { $province_of }.
event-land-battle = Bataille { $province_in } : { $seat } contre { $other }.
event-conqueror = { $seat } devient Conquérant { $province_of }.
event-no-conqueror = { $seat } n’est plus Conquérant { $province_of }.
event-converted = { $seat } convertit { $province_the }, qui était à { $other }.
event-pillaged = { $seat } détruit { $site_the }.
event-gained = { $seat } gagne : { $count ->
    [1] { $kind }
   *[other] { $kind } ×{ $count }
}.
event-occupies = { $seat } occupe { $site_the }.
event-seized = { $seat } occupe le marqueur Influence { $province_of }.
event-sheba = La Reine de Saba sacrifie une Légion { ELIDE("de", $seat) } { $province_in }.
event-title = { $seat } devient { $title }.
event-victory = { $seat } gagne : { $victory }.

# Les fins.
ending-pyramids = { $count ->
    [one] { $winners } a construit les Pyramides et gagne.
   *[other] { $winners } ont construit les Pyramides et se partagent la victoire.
}
ending-fifth_hm = { $count ->
    [one] { $winners } a réuni assez de Héros et de Merveilles et gagne.
   *[other] { $winners } ont réuni assez de Héros et de Merveilles et se partagent la victoire.
}
ending-military = { $count ->
    [one] { $winners } contrôle assez de grandes Cités et gagne.
   *[other] { $winners } contrôlent assez de grandes Cités et se partagent la victoire.
}
ending-titles = { $winners } détient les Titres et gagne.
ending-rounds = { $count ->
    [one] Le dernier tour est joué : { $winners } était au plus près d’une victoire.
   *[other] Le dernier tour est joué : { $winners } étaient aussi près d’une victoire.
}
victory-none = pas de victoire
victory-pyramids = les Pyramides
victory-fifth_hm = Héros et Merveilles
victory-military = grandes Cités
victory-titles = les Titres
victory-rounds = au plus près d’une victoire après le dernier tour

# Où en sont les joueurs.
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
board-mine = Votre Empire
board-mine-resources = Derrière votre paravent
board-mine-offer = Vous proposez
board-mine-bonus = Vous choisissez
board-mine-purchase = Vous achetez
board-mine-laid = Vous payez avec
board-missing = { $count ->
    [1] il en faut encore un
   *[other] il en faut encore { $count }
}
board-ways = Façons de gagner
board-way = { $have } sur { $need }
board-titles = Titres
board-levels = { $track } : { $levels }
board-phase = Cette phase
board-to-buy = doivent encore acheter
board-bought = ont acheté
board-to-act = doivent encore agir
board-acted = ont agi
board-peace = Paix
board-peace-now = entre { $one } et { $other }
board-peace-before = pas de nouveau avec { $name }, partenaire du tour précédent
board-peace-none = aucune
board-neutral = Provinces neutres
board-war = En Guerre
board-due = une Bataille est due
board-done = réglé pour cette étape
board-used = utilisé ce tour-ci
board-conqueror = Conquérant : { $name }
board-marker = { $name } sur le marqueur Influence depuis le tour { $round }
board-legions = { $count ->
    [1] 1 Légion
   *[other] { $count } Légions
}
board-units = { $name } : { $units }
board-city = { $kind } { $name }
board-triremes = { $count ->
    [1] 1 Trirème
   *[other] { $count } Trirèmes
}
board-caravan = Caravane { ELIDE("de", $good) }
board-free = emplacements libres : { $sites }
board-held = { $site } [occupé par { $name }]
board-land = par terre : { $names }
board-shores = par mer : { $names }
board-next-seas = mers : { $names }
board-coast = côtes : { $names }
board-seas = Mers
board-empires = Empires
board-owner = Provinces { ELIDE("de", $name) } ({ $empire })
board-no-province = aucune
board-trade = Commerce
board-tokens = Jetons Commerce posés
board-token = { $token } sur la face { $face }
board-no-token = aucun
board-offer = { $name } propose
board-size = { $count ->
    [0] ne participe pas
    [1] doit proposer une Ressource
   *[other] doit proposer { $count } Ressources
}
board-face-up = { $kinds } (visibles)
board-tiles = Héros et Merveilles à vendre
board-bonus = { $power } [{ $bonuses }]
board-bonus-commerce = Commerce +{ $count }
board-bonus-politics = Politique +{ $count }
board-bonus-military = Militaire +{ $count }
board-costs = Coûts
board-cost = { $items } : { $cost }
board-prices = Héros et Merveilles, l’un après l’autre : { $prices }
board-powers = Héros et Merveilles en jeu
board-power-of = { $tile } ({ $name })
board-copied = { $tile } ({ $name }, copie)
board-face-down = { $count ->
    [1] Une tuile est face cachée.
   *[other] { $count } tuiles sont face cachée.
}
board-legendary = Biens Légendaires
board-pile = { $count } dans la pioche
board-discard = défaussés : { $goods }
board-nothing = rien
panel-empire = Empire
panel-titles = Titres
panel-levels = Niveaux
panel-levels-value = Commerce { $commerce }, Politique { $politics }, Militaire { $military }
panel-tiles = Tuiles
panel-copies = { $tile } (copie)
panel-stock = En réserve
panel-stock-value = Légions { $legions }, Trirèmes { $triremes }, Forteresses { $fortresses }, Influence { $markers }
panel-resources = Ressources
panel-hidden = derrière le paravent
panel-phase = Cette phase
panel-phase-next = à venir
panel-phase-now = en cours
panel-phase-done = terminée
area-phase-now = à l’œuvre
area-phase-done = a terminé
panel-peace = En paix avec
panel-none = –
panel-claims = Revendications
panel-pyramids-claim = Pyramides
panel-fifth-claim = Héros et Merveilles

# L'image.
area-sea = Mare Nostrum
area-mine = Votre Empire
area-trade = Commerce
area-board = { $name } ({ $empire })
area-market = Héros et Merveilles à vendre
picture-lack = { $count ->
    [0] Vous avez un jeton de chaque Bien
   *[other] Biens qui vous manquent
}
piece-lack = Il vous manque { $good }
reads-grows = { $province }{ $built ->
    [1] { " " }(une Caravane)
   *[other] { "" }
}
reads-grows-nowhere = Aucune Province de cette partie n’en donne.
picture-need = /{ $need }
picture-arena = Sarmatia
picture-cost = coût { $cost }
picture-hits = { $total } → { $hits ->
    [0] aucune touche
    [1] 1 touche
   *[other] { $hits } touches
}
picture-no-token = rien derrière votre paravent
picture-played = joués
picture-to-play = à jouer
picture-pile = Biens Légendaires
picture-peace = Paix
piece-peace = Paix entre { $one } et { $other }
picture-offers = × { $count }
piece-site = { $site }
piece-free = Emplacement libre : { $site }
piece-held = { $site }, occupé par une Légion { ELIDE("de", $name) }
piece-realm = { $province } sous l’influence { ELIDE("de", $name) }
piece-province = { $province }
piece-sea = { $sea }
piece-influence = Marqueur Influence { ELIDE("de", $name) } { $place }
piece-seized = Marqueur Influence { ELIDE("de", $name) } { $place }, avec une Légion { ELIDE("de", $other) } dessus
piece-fortress = Forteresse { ELIDE("de", $name) } { $place }
piece-legion = { $count ->
    [1] Une Légion { ELIDE("de", $name) } { $place }
   *[other] { $count } Légions { ELIDE("de", $name) } { $place }
}
piece-triremes = { $count ->
    [1] Une Trirème { ELIDE("de", $name) } { $place }
   *[other] { $count } Trirèmes { ELIDE("de", $name) } { $place }
}
piece-title = { $title } : { $name }
piece-level = { $name }, { $track } { $level }
piece-standing = { $name } : { $near }
piece-arena = La Bataille { $place }
piece-rolled = { $name } { $place } : dés { $dice }, bonus { $bonus }, total { $total }, touches { $hits }
piece-die = Dé { $number } { ELIDE("de", $name) } { $place } : { $face }
piece-stock = { $item } en réserve : { $count } ; coûte { $cost }
piece-their-stock = { $item } en réserve chez { $name } : { $count }
piece-mine = { $tile } (à vous)
piece-copy = { $tile }, copie de vos Castor & Pollux
piece-owned = { $tile } { ELIDE("de", $name) }
piece-copies = { $tile }, copie { ELIDE("de", $name) }
piece-for-sale = { $tile }, à vendre
piece-market-afar = { $count } Héros et Merveilles à vendre, vus de loin
piece-board-afar = Le plateau { ELIDE("de", $name) }, vu de loin
piece-sign = { $name }
piece-token = { $kind } derrière votre paravent : { $count }
piece-laid-token = Jeton Commerce { $token } à l’emplacement { $slot }, sur la face { $face }
piece-face = Jeton Commerce { $token }, face { $face }
piece-offer = { $name } : { $said }
piece-offered = { $kind } que propose { $name } : { $count }
piece-pile = Biens Légendaires dans la pioche : { $count }
piece-discard = Biens Légendaires défaussés : { $goods }
board-no-trade = pas d’échange en cours
board-battle = Dernière Bataille
board-rolled = { $name } : { $dice }, bonus { $bonus } : { $total }, { $hits ->
    [0] aucune touche
    [1] une touche
   *[other] { $hits } touches
}
tray-offer = { $state ->
    [enough] Votre offre est complète.
   *[missing] { $number ->
        [1] Il faut encore une Ressource.
       *[other] Il faut encore { $number } Ressources.
    }
}
tray-pay_token = { $state ->
    [enough] Tout est payé.
   *[missing] Il faut encore { $number ->
        [1] un jeton.
       *[other] { $number } jetons.
    }
}
tray-pay_unseen = { tray-pay_token }
move-fleet = Déplacer { $count } Trirèmes : { $from } → { $to }
move-army = Déplacer { $count } Légions : { $from } → { $to }

# À côté d'un choix : ce qu'il coûte, rencontre ou rapporte.
preview-cost = { $cost ->
    [one] un jeton
   *[other] { $cost } jetons
}
preview-pillage = un Bâtiment tombe, contre sa Ressource
preview-occupy = ceux qui portent une Légion produisent pour vous
preview-seize = au tour suivant, la Province peut être convertie
preview-then-have = vous en auriez { $count }
stage-battle = Bataille { $where }
stage-result = { $total } points : { $hits ->
    [0] aucune touche
    [1] une touche
   *[other] { $hits } touches
}
stage-lost = Perte : { $units }
stage-cancelled = { $hits ->
    [1] La Forteresse annule une touche
   *[other] La Forteresse annule { $hits } touches
}
stage-extra-die = { $count ->
    [1] un dé de plus
   *[other] { $count } dés de plus
}
preview-odds = bataille : eux seuls tombent { $wins } %, vous seul { $loses } %
preview-battle = { $mine } contre { $theirs }
preview-strength = { $dice ->
    [0] aucun dé
    [one] 1 dé
   *[other] { $dice } dés
}{ $bonus ->
    [0] {""}
   *[other] {" "}+{ $bonus }
}
preview-spoils = rapporte { $count } × { $kind }
preview-legendary = { $double ->
    [yes] rapporte un Impôt et un Bien Légendaire
   *[no] rapporte un Impôt ou un Bien Légendaire
}
preview-buildings = { $count ->
    [0] sans Bâtiment
    [one] avec 1 Bâtiment
   *[other] avec { $count } Bâtiments
}

# Pourquoi pas.
why-MN-2_22 = Vous n’avez que { $resources ->
    [one] { $resources } Ressource
   *[other] { $resources } Ressources
}, pas { $size }.
why-MN-2_21 = { $seat } ne participe pas non plus à cet échange.
why-MN-2_6 = Vous avez posé { $offered } Ressources sur { $size }.
why-MN-3_13 = { $taxes ->
    [0] Vous n’avez pas d’Impôt.
    [1] Vous n’avez qu’un Impôt.
   *[other] Vous ne pouvez pas garder autant de vos { $taxes } Impôts.
}
why-MN-3_3 = { $cost ->
    [0] { $missing ->
        [1] Il faut encore un jeton.
       *[other] Il faut encore { $missing } jetons.
    }
   *[other] Cela coûte { $cost }, et vous pouvez payer au plus { $best } d’un coup.
}
why-MN-3_44 = { $count ->
    [0] Aucune Unité ennemie n’est dans vos Provinces : aucune Légion ne vient.
    [1] Une seule Légion peut venir maintenant.
   *[other] Seules { $count } Légions peuvent venir maintenant.
}
why-MN-3_48 = Avec ce choix ({ $kind }), vous ne pouvez pas réunir { $left ->
    [1] le jeton qui manque
   *[other] les { $left } jetons qui manquent
}.
why-MN-3_7 = Tout ce qu’il faut est posé.
why-MN-4_17 = { $count ->
    [0] Vous n’avez pas de Trirème qui puisse encore bouger { $from_in }.
   *[other] { $from } et { $to } ne sont pas adjacentes.
}
why-MN-4_22 = { $count ->
    [0] Vous n’avez pas de Légion qui puisse encore bouger { $from_in }.
   *[other] Entre { $from_the } et { $to_the }, il n’y a ni frontière ni chaîne de vos Trirèmes.
}
why-MN-6_8 = Une victoire coûte davantage : vous pouvez payer au plus { $best } d’un coup.
why-MN-6_4 = Il reste un Héros ou une Merveille à vendre.
why-MN-0_1 = Cet Empire est pris, ou hors jeu à ce nombre de joueurs : { $empire }.
why-MN-0_2 = Cette Province est recouverte, donc hors jeu.
why-MN-0_10 = Votre réserve est épuisée : { $item }.
why-MN-0_14 = Il y a déjà un Bâtiment sur cet emplacement.
why-MN-2_1 = Le jeton { $token } est déjà posé.
why-MN-2_11 = { $seat } n’a pas de tel jeton face visible.
why-MN-2_13 = Ce jeton est le vôtre.
why-MN-2_14 = Vous avez pris à { $seat }, qui vous a repris aussitôt : cette fois, choisissez quelqu’un d’autre.
why-MN-2_18 = Vous n’avez pas { ELIDE("de", $kind) } à donner.
why-MN-3_1 = { $seat } a déjà acheté ce tour-ci.
why-MN-3_4 = Ce jeton ({ $kind }) ne va pas avec ceux qui sont posés : uniquement des Impôts, ou des Biens tous différents.
why-MN-3_6 = Le jumeau de ce Bien ({ $kind }) est déjà posé : ils sont du même type.
why-MN-3_10 = Ce Bien ({ $kind }) est déjà posé, et les Biens doivent différer.
why-MN-3_14 = Vous n’avez plus { ELIDE("de", $kind) } à garder, ou vous en gardez déjà.
why-MN-3_17 = Cette tuile n’est pas à vendre en ce moment : { $tile }.
why-MN-3_23 = Vous n’avez pas de place pour { $item_a } en ce moment.
why-MN-3_24 = { $whose ->
    [1] Cette Province est déjà à vous : { $province }.
    [2] Cette Province est à { $other } : { $province }.
   *[0] { $enemies ->
        [1] Des Unités ennemies se trouvent { $province_in }.
       *[0] Cette Province n’est ni adjacente ni connectée à une Province qui était à vous avant cette phase : { $province }.
    }
}
why-MN-3_26 = Cette Province ({ $province }) ne touche qu’une Province influencée dans cette phase.
why-MN-3_29 = { $whose ->
    [0] Cette Province est neutre, vous ne la contrôlez pas : { $province }.
    [1] Des Unités ennemies se trouvent { $province_in }.
   *[2] Cette Province est à { $other } : { $province }.
}
why-MN-3_30 = Vous avez déjà une Forteresse { $province_in }.
why-MN-3_31 = Vous ne contrôlez aucune Province au bord de cette Mer : { $sea }.
why-MN-3_33 = Cet emplacement est pour un autre type de Bâtiment.
why-MN-3_34 = Ce n’est pas l’emplacement de votre Capitale.
why-MN-3_35 = Cet emplacement est pour un autre type de Cité.
why-MN-3_39 = Vous n’avez pas Hammourabi, ou vous avez déjà placé son Influence gratuite dans cette phase.
why-MN-3_40 = Vous n’avez pas Gilgamesh, ou vous l’avez déjà utilisé dans cette phase.
why-MN-3_41 = Vous n’avez pas Spartacus, ou vous l’avez déjà utilisé dans cette phase.
why-MN-3_42 = Vous n’avez pas le Phare, ou vous l’avez déjà utilisé dans cette phase.
why-MN-3_43 = Cette Unité ne se paie pas avec ce jeton : { $kind }.
why-MN-3_45 = Ce Héros ne peut pas être copié : { $tile }.
why-MN-4_1 = { $seat } a déjà agi ce tour-ci.
why-MN-4_10 = Vous étiez en paix avec { $seat } au tour précédent.
why-MN-4_13 = Vous êtes en paix, et vos Légions ne peuvent pas entrer : { $to }.
why-MN-4_14 = Vous êtes en paix avec { $seat }.
why-MN-4_20 = Vous n’avez pas tous deux des Trirèmes { $sea_in }, { $seat } et vous, ou vous y avez déjà combattu.
why-MN-4_39 = Cette Province a déjà eu sa Bataille.
why-MN-4_50 = Vous n’êtes pas Conquérant { $province_of }.
why-MN-4_52 = Vous avez déjà agi { $province_in }.
why-MN-4_69 = Il n’y a pas de Bâtiment à prendre ici.
why-MN-4_79 = Vous n’avez pas la Reine de Saba, l’avez déjà utilisée ce tour-ci, ou n’avez pas de Légion sur ce marqueur Influence.
why-MN-4_73 = Votre Légion n’occupe le marqueur Influence que depuis ce tour-ci.
why-MN-5_2 = { $seat } n’est pas parmi les joueurs à égalité.
why-MN-H3 = { $already ->
    [0] Vous n’avez pas { ELIDE("de", $kind) }.
   *[other] Vous n’avez plus { ELIDE("de", $kind) }.
}
why-MN-3_11 = Avec ce Bien ({ $kind }), la combinaison aurait deux paires, ou trois jetons semblables.
why-MN-4_58 = Ce Bâtiment n’est pas dans la Province que vous avez conquise.
why-MN-1_7 = { $missing ->
    [0] Vous avez choisi pour chacune de vos Cités Légendaires.
    [one] Choisissez pour une Cité Légendaire de plus.
   *[other] Choisissez pour { $missing } Cités Légendaires de plus.
}
why-MN-4_27 = { $due ->
    [0] Vous n’y avez pas tous deux des Unités terrestres.
   *[other] Il reste une Bataille à livrer : choisissez l’une de celles qui sont proposées.
}
why-MN-4_70 = { $leaving ->
    [1] { $free ->
        [0] Chacune de vos Légions y tient une position : elles partent une par une.
        [one] Une seule de vos Légions n’y tient pas de position : les autres partent une par une.
       *[other] Seules { $free } de vos Légions n’y tiennent pas de position : les autres partent une par une.
    }
    [3] Chacune de vos Légions y tient une position : choisissez celle à abandonner.
    [4] Les Légions sans position sont perdues d’abord.
    [5] Toutes vos Légions y sont perdues.
   *[other] Aucune de vos Légions ne tient cette position.
}
why-MN-4_74 = { $stands ->
    [0] Vous n’y êtes pas Conquérant avec une Légion sur le marqueur Influence.
   *[other] Aucune de vos Provinces n’y est adjacente ni connectée.
}

# Les formes des noms dans une phrase.
form-province-in = en { $name }
form-province-of = { ELIDE("de", $name) }
form-province-the = { $name }
form-sea-in = en { $name }
form-sea-of = { ELIDE("de", $name) }
form-sea-the = { $name }
form-tile-the = { $name }
form-item-a = un { $name }
form-unit-a = une { $name }
form-title-the = { $name }
form-empire-the = { $name }
province-latium-in = dans le Latium
province-latium-of = du Latium
province-latium-the = le Latium
province-creta-of = de Crète
province-creta-the = la Crète
sea-pontus_euxinus-in = dans le Pontus Euxinus
empire-greece-the = la Grèce
empire-egypt-the = l’Égypte
item-influence-a = une Influence
item-caravan-a = une Caravane
item-city-a = une Cité
item-capital-a = une Capitale
item-legendary_city-a = une Cité Légendaire
item-legion-a = une Légion
item-trireme-a = une Trirème
item-fortress-a = une Forteresse
item-hm-a = un Héros ou une Merveille
item-pyramids-a = les Pyramides
item-free_influence-a = une Influence gratuite
item-cheap_legion-a = une Légion pour un jeton
item-cheap_trireme-a = une Trirème pour un jeton
item-cheap_fortress-a = une Forteresse pour un jeton
tile-queen_of_sheba-the = la Reine de Saba
tile-colossus-the = le Colosse
tile-lighthouse-the = le Phare
tile-temple_of_artemis-the = le Temple d’Artémis
tile-hanging_gardens-the = les Jardins Suspendus
tile-statue_of_zeus-the = la Statue de Zeus
tile-pyramids-the = les Pyramides
purchase-place = { $item_a } { $place_in }
site-caravan = Caravane { $province_of } ({ $good })
site-caravan-the = la Caravane { $province_of } ({ $good })
site-market = Marché { $province_of }
site-market-the = le Marché { $province_of }
site-temple = Temple { $province_of }
site-temple-the = le Temple { $province_of }
site-city = { $name } ({ $kind }, { $province })
site-city-the = la { $kind } { $name }
kind-legendary = { $good } légendaire
token-faces = { $one }/{ $other }

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
item-free_influence = Influence gratuite
item-cheap_legion = Légion pour un jeton
item-cheap_trireme = Trirème pour un jeton
item-cheap_fortress = Forteresse pour un jeton
unit-legion = Légion
unit-fortress = Forteresse
gain-tax = un Impôt
gain-legendary = un Bien Légendaire
answer-no = non
answer-yes = oui
title-trade_master = Maître du Commerce
title-political_leader = Leader Politique
title-military_chief = Chef Militaire
track-commerce = Commerce
track-politics = Politique
track-military = Militaire

# Names.
kind-tax = impôt
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
city-roma = Roma
city-byzantium = Byzance
city-athenae = Athènes
city-corinthus = Corinthe
city-syracusae = Syracuse
city-carthago = Carthago
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
tile-temple_of_artemis = Temple d’Artémis
tile-hanging_gardens = Jardins Suspendus
tile-statue_of_zeus = Statue de Zeus
tile-pyramids = Pyramides

# What Heroes and Wonders do, by the verb of their power.
power-none = Pas de pouvoir propre, seulement des bonus sur les pistes.
power-active_die_bonus = Sur terre, quand vous êtes le joueur actif : +{ $amount } par Légion.
power-passive_die_bonus = Sur terre, quand vous n’êtes pas le joueur actif : +{ $amount } par Légion.
power-mixed_payment = Une combinaison de Biens peut contenir 1 Impôt, et une combinaison d’Impôts 1 Bien.
power-pair_payment = Une combinaison de Biens peut contenir une paire du même Bien.
power-free_influence = Une fois par tour, à votre phase Achats, placez une Influence gratuite, selon les règles normales de placement.
power-free_offer_size = À l’échange, proposez de 0 à { $amount } Ressources, à votre choix.
power-copy_hero = À l’achat de cette tuile, copiez pour toujours le pouvoir du Héros d’un autre joueur, ni Héros de départ, ni Héros qu’on ne peut copier.
power-legions_as_caravans = Vos Légions sur des emplacements Caravane vides, chez vous ou en Province neutre, produisent comme des Caravanes.
power-cheap_legion = Une fois par tour, à votre phase Achats, une Légion pour 1 { $good } ou 1 Impôt.
power-cheap_trireme = Une fois par tour, à votre phase Achats, une Trirème pour 1 { $good } ou 1 Impôt.
power-cheap_fortress = Une fois par tour, à votre phase Achats, une Forteresse pour 1 { $good } ou 1 Impôt.
power-pillage_double = Vos pillages rapportent le double.
power-land_sum_bonus = +{ $amount } dans les Batailles Terrestres là où se trouve votre marqueur Influence.
power-free_legions_when_invaded = À votre phase Achats, une Légion gratuite dans votre Province Capitale pour chacune de vos Provinces où se trouve une Unité ennemie.
power-buy_first_sole_winner = Si vous pouvez acheter une victoire au début des Achats, vous pouvez acheter en premier et gagner seul.
power-extra_land_die = { $amount ->
    [1] Un dé de plus
   *[other] { $amount } dés de plus
} dans chacune de vos Batailles Terrestres.
power-instant_conversion = Une fois par tour, convertissez une Province tout de suite en sacrifiant la Légion posée sur son marqueur Influence.
power-production_good = Après la collecte de tous, prenez { $amount ->
    [1] 1 Bien
   *[other] { $amount } jetons d’un Bien
} de votre choix et annoncez-le.
power-production_tax = +{ $amount } { $amount ->
    [1] Impôt
   *[other] Impôts
} à chaque Production.
power-keep_goods = Après vos achats, gardez jusqu’à { $amount } Biens différents, en plus des { $taxes } Impôts.
power-declare_peace = Au début de la phase Militaire, paix avec un joueur, mais pas avec le même deux tours de suite.
power-win = Les acheter, c’est revendiquer la victoire ; le Leader Politique gagne aussitôt avec elles.

# -- on the shelf
box-about = Commercez, achetez et marchez autour d’une seule mer ; quatre façons de gagner, et les chefs décident de l’ordre.
box-emblem = trireme

# tout ce qu’il y a dans la boîte
contents-starting = Héros de départ
contents-tiles = Héros, Merveilles et Pyramides
contents-pyramids = Elles coûtent { $cost } jetons.
contents-buildings = Bâtiments
contents-costs = Coûte { $cost } jetons.
contents-caravan = Rapporte un Bien de sa sorte à chaque Production.
contents-market = Double les Caravanes de sa Province.
contents-city = Rapporte un Impôt à chaque Production.
contents-capital = Rapporte des Impôts à chaque Production, et compte parmi les Capitales et Cités Légendaires qui font gagner.
contents-legendary_city = Compte parmi les Capitales et Cités Légendaires qui font gagner.
contents-temple = Double les Cités de sa Province.
contents-units = Influence et Unités
contents-legion = Se déplace une fois par tour. Dans une Bataille, elle lance un dé ; { $rolls } points font une touche.
contents-trireme = Navigue de Mer en Mer et sert de pont aux Légions.
contents-fortress = Ajoute { $bonus } dans une Bataille pour sa Province et annule { $cancels } touche.
contents-influence = Rend vôtre une Province neutre.
contents-goods = Ressources
contents-tax = Les Impôts se paient sans Biens. Vous pouvez en garder { $taxes } pour le tour suivant.
contents-good = Emplacements : { $places }
contents-trade-tokens = Jetons Commerce
contents-trade-token = Le Maître du Commerce joue l’une des faces : chaque joueur propose autant de Ressources.
