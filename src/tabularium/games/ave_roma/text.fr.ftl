# Ave Roma en français.
where = { $phase ->
    [0] Mise en place
    [1] Tour { $round } : action{ $last ->
        [0] {""}
       *[other] {" "}(dernier tour)
    }
    [2] Tour { $round } : entretien
    [3] Fin de partie : actions supplémentaires
   *[other] Fin de partie : décompte
}

# Les options.
option-mode = Mode
option-mode-help = Le mode avancé ajoute des actions bonus avec les cartes déjà achetées.
option-mode-base = de base
option-mode-advanced = avancé
option-decks = Cartes en jeu
option-decks-help = Moins de cartes, c'est une partie plus courte.
option-decks-by_players = selon le nombre de joueurs
option-decks-all_cards = toutes les cartes
option-decks-random = un nombre choisi de cartes, tirées au hasard
option-deck_size = Cartes par pioche
option-deck_size-help = Seulement avec des cartes tirées au hasard.
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
option-boards = Plateaux Joueur
option-boards-help = Les prix changent d'un plateau à l'autre.
option-boards-random = tirés au hasard
option-boards-draft = choisis, le dernier joueur d'abord
option-confirm = Confirmer chaque tour
option-confirm-help = Tant qu'il n'est pas confirmé, un tour de jeu se reprend en entier.
option-confirm-yes = oui
option-confirm-no = non

# Les scores.
score-during_play = En cours de partie
score-denarii = Denarius
score-stock = Ressources et surplus
score-patrons = Mécènes
score-political = Influence politique
score-zones = Zones

# Les noms.
location-quaestor = QUAESTOR
location-aedilis = AEDILIS
location-mercator = MERCATOR
location-aedificator = AEDIFICATOR
location-legatus = LEGATUS
location-propraetor = PROPRAETOR
location-roma = ROMA
location-senatus = SENATUS
location-training = formation
resource-wood = bois
resource-stone = pierre
resource-cattle = bétail
resource-wheat = blé
resource-iron = fer
resource-wine = vin
resource-surplus = surplus
cost-wood = bois
cost-stone = pierre
cost-cattle = bétail
cost-wheat = blé
cost-iron = fer
cost-wine = vin
cost-black = ressource noire
cost-green = ressource verte
cost-red = ressource rouge
cost-any = ressource au choix
cost-surplus = surplus
cost-denarii = denarius
icon-amphora = amphore
icon-swords = épées
icon-lion = lion
fragment-black = noirs
fragment-green = verts
fragment-red = rouges
fragment-multi = multicolores
half-top = haut
half-bottom = bas
part-resource = ressource
part-influence = influence
part-none = rien
board-board_1a = Plateau 1, face A
board-board_1b = Plateau 1, face B
board-board_2a = Plateau 2, face A
board-board_2b = Plateau 2, face B
board-board_3a = Plateau 3, face A
board-board_3b = Plateau 3, face B
board-board_4a = Plateau 4, face A
board-board_4b = Plateau 4, face B
board-board_5a = Plateau 5, face A
board-board_5b = Plateau 5, face B

# Ce qu'on demande, et ce qu'on attend.
ask-choose_board = Prenez une face d'un plateau Joueur.
wait-choose_board = { $seat } prend un plateau Joueur.
ask-choose_worker_or_pass = Envoyer un ouvrier, ou passer ?
wait-choose_worker_or_pass = { $seat } envoie un ouvrier ou passe.
ask-choose_value = Votre ouvrier { $value } est formé (±{ $shift }) : quelle valeur pour cette action ?
wait-choose_value = { $seat } choisit la valeur d'un ouvrier formé.
ask-choose_location = Où va l'ouvrier { $value } ?
wait-choose_location = { $seat } envoie un ouvrier { $value }.
ask-choose_slot = { $location } : quelle carte ?
wait-choose_slot = { $seat } choisit une carte à { $location }.
ask-choose_training = Sur quelle case de formation va l'ouvrier { $value } ?
wait-choose_training = { $seat } forme un ouvrier { $value }.
ask-use_effect = { $after ->
    [0] Avant l'action à { $location } : utiliser quelque chose, ou continuer ?
   *[other] Après l'action à { $location } : utiliser quelque chose, ou continuer ?
}
wait-use_effect = { $seat } peut utiliser ses mécènes à { $location }.
ask-overflow_choice = Plus de place pour : { $resource }. Prendre 1 surplus ou { $denarii } denarius ?{ $left ->
    [0] {""}
   *[other] {" "}(encore { $left } à recevoir)
}
wait-overflow_choice = { $seat } n'a plus de place pour : { $resource }.
ask-zone_resource_type = Quelle ressource de la carte Zone ? (encore { $left } à prendre)
wait-zone_resource_type = { $seat } prend une ressource de la carte Zone.
ask-fragment_resource = Deux fragments { $fragment } : quelle ressource ?
wait-fragment_resource = { $seat } échange deux fragments { $fragment }.
ask-mercator_sell = Combien vendez-vous de : { $resource }, à { $price } l'unité ?
wait-mercator_sell = { $seat } vend : { $resource }.
ask-mercator_buy = Combien achetez-vous de : { $resource }, à { $price } l'unité ? ({ $left } au plus)
wait-mercator_buy = { $seat } achète : { $resource }.
ask-discount_choice = Quelle icône du coût disparaît ?
wait-discount_choice = { $seat } applique une remise.
ask-pay_icon = À payer : { $cost }. Avec quoi ?
wait-pay_icon = { $seat } paie.
ask-propraetor_half = Quelle moitié de la carte Zone ?
wait-propraetor_half = { $seat } choisit une moitié de carte Zone.
ask-propraetor_second = Et ensuite : une ressource de plus, ou de l'influence ?
wait-propraetor_second = { $seat } choisit entre ressource et influence.
ask-influence_card = Quelle carte dépensez-vous pour l'influence en zone { $zone } ? ({ $influence } pour l'instant)
wait-influence_card = { $seat } dépense des cartes pour l'influence en zone { $zone }.
ask-activate_patron = Un emplacement de mécène s'ouvre : qui devient actif ?
wait-activate_patron = { $seat } active un mécène.
ask-place_patron = { $card } : le garder passif, ou remplacer un mécène actif ?
wait-place_patron = { $seat } place { $card }.
ask-choose_zone = La guerre est gagnée : +{ $influence } influence dans quelle zone ?
wait-choose_zone = { $seat } choisit une zone en récompense d'une guerre.
ask-train_worker = Former encore un ouvrier ?
wait-train_worker = { $seat } peut former encore un ouvrier.
ask-bonus_symbol = Bonus : des cartes de quelle icône ?
wait-bonus_symbol = { $seat } choisit l'icône d'un bonus.
ask-bonus_card = Bonus : quelle carte ({ $icon }) ? Déjà utilisées : { $cards }.
wait-bonus_card = { $seat } utilise des cartes pour un bonus.
ask-confirm_turn = Votre tour est complet : confirmez-le, ou reprenez-le.
wait-confirm_turn = { $seat } confirme son tour.
ask-place_neutral = Placez un ouvrier de votre neutre : il ne fait rien ici, et quelqu'un le récupérera.
wait-place_neutral = { $seat } place un ouvrier neutre.
ask-recover_location = { $neutral ->
    [0] Récupérez des ouvriers : de quel lieu ? (il en manque { $left })
   *[other] Récupérez des ouvriers pour votre joueur neutre : de quel lieu ? (il en manque { $left })
}
wait-recover_location = { $neutral ->
    [0] { $seat } récupère des ouvriers.
   *[other] { $seat } récupère des ouvriers pour un joueur neutre.
}
ask-recover_workers = { $neutral ->
    [0] Quel ouvrier récupérez-vous à { $location } ? (il en manque { $left })
   *[other] Quel ouvrier votre neutre récupère-t-il à { $location } ? (il en manque { $left })
}
wait-recover_workers = { $seat } choisit des ouvriers à { $location }.
ask-final_action = Une action supplémentaire : avec un ouvrier de quelle valeur ?
wait-final_action = { $seat } peut faire une action supplémentaire.
ask-double_target = { $card } : le bonus de fin de quel mécène compte deux fois ?
wait-double_target = { $seat } choisit un mécène qui compte deux fois.
ask-raise_order = Lequel de vos mécènes fait monter un marqueur ?
wait-raise_order = { $seat } peut faire monter ses marqueurs, un mécène après l'autre.
ask-raise_zone = { $card } : monter l'un de vos marqueurs ? (encore { $left })
wait-raise_zone = { $seat } peut monter un marqueur.
ask-raise_political = { $card } : un niveau d'influence politique de plus ? (encore { $left })
wait-raise_political = { $seat } peut gagner de l'influence politique.
ask-score_zone = { $card } : marquer votre niveau dans quelle zone ? (encore { $left })
wait-score_zone = { $seat } marque une zone.

# Les coups.
move-worker = Envoyer un ouvrier { $value }
move-trained = Envoyer l'ouvrier formé de la case { $space }
move-as = Comme { $value }
move-go = { $location_id ->
    [training] Envoyer en formation
   *[other] Aller à { $location }
}
move-choose = { $card }
move-space = Case ±{ $space }
move-use = Utiliser { $card }
move-bonus = Prendre le bonus
move-continue = Continuer
move-gain = Prendre : { $resource }
move-surplus = Prendre 1 surplus
move-denarii = Prendre des denarius
move-sell = { $count ->
    [0] Ne rien vendre : { $resource }
   *[other] Vendre { $count } { $resource }
}
move-buy = { $count ->
    [0] Ne rien acheter : { $resource }
   *[other] Acheter { $count } { $resource }
}
move-less = { $cost_id ->
    [any] Une ressource basique au choix de moins
    [denarii] Moins de denarius
   *[other] Un de moins : { $cost }
}
move-pay = Payer avec : { $resource }
move-half = { $half_id ->
    [top] Les deux ressources du haut
   *[other] Les deux ressources du bas
}
move-second = { $part_id ->
    [resource] Une ressource de plus
    [influence] De l'influence
   *[other] Rien : le bonus porte l'action
}
move-spend = Dépenser { $card }
move-stop = C'est tout
move-activate = Activer { $card }
move-passive = Garder passif
move-replace = Remplacer { $card }
move-zone = Zone { $zone }
move-none = Renoncer
move-train = Former un ouvrier { $value } sur la case ±{ $space }
move-retrain = Former de nouveau l'ouvrier de la case ±{ $from }, sur la case ±{ $space }
move-icon = { $icon }
move-card = Utiliser { $card }
move-neutral = Neutre { $value } à { $location }
move-recover = Récupérer à { $location }
move-take = Prendre un { $value }
move-board = { $board }
move-imagine = Une action supplémentaire comme { $value }
move-double = { $card } deux fois
move-jump = Sauter par-dessus en zone { $zone }
move-rise = Monter d'un niveau

# Les événements.
event-round = Tour { $round }.
event-order = Ordre du tour : { $seats }.
event-board = { $seat } joue sur : { $board }.
event-worker = { $seat } envoie un { $printed ->
    [0] { $value }
   *[other] { $printed }, comme { $value },
} à { $location }.
event-trained = { $seat } envoie un { $value } en formation (±{ $shift }, { $count } denarius).
event-passed = { $seat } passe { $count ->
    [0] sans ouvrier restant
    [one] avec un ouvrier restant
   *[other] avec { $count } ouvriers restants
}.
event-denarii = { $seat } prend { $count } denarius.
event-paid-denarii = { $seat } paie { $count } denarius.
event-gained = { $seat } gagne : { $resources }.
event-overflow-surplus = { $seat } n'a plus de place pour : { $resource }, et prend 1 surplus.
event-overflow-denarii = { $seat } n'a plus de place pour : { $resource }, et prend { $count } denarius.
event-surplus = { $seat } gagne { $count } surplus.
event-surplus-lost = { $seat } perd { $count } surplus, faute de place.
event-sold = { $seat } vend { $count } { $resource } pour { $denarii } denarius.
event-bought = { $seat } achète { $count } { $resource } pour { $denarii } denarius.
event-paid = { $seat } paie 1 { $resource }.
event-less = { $seat } paie de moins : { $cost }.
event-slid = { $card } glisse vers le haut.
event-zone-bought = { $seat } achète { $card } pour { $count } denarius.
event-fee = { $seat } paie { $count } denarius pour la zone { $zone }, vide.
event-brown = Le cube marron de la zone { $zone } monte à { $level }.
event-fragments = { $seat } a deux fragments { $fragment } de plus.
event-set = { $war ->
    [0] { $seat } a les deux cartes d'un bâtiment.
   *[other] { $seat } a une carte de plus de la même guerre.
}
event-drawn = Nouvelle carte en zone { $zone } : { $card }.
event-no-card = Plus de carte pour la zone { $zone } : elle reste vide.
event-turned = Au sommet de la pioche ({ $location }) : { $card }.
event-spent = { $seat } dépense { $card } pour de l'influence.
event-cube = Le marqueur { ELIDE("de", $seat) } en zone { $zone } est au niveau { $level }.
event-cube-stays = Le marqueur { ELIDE("de", $seat) } en zone { $zone } ne peut pas bouger.
event-card = { $seat } prend { $card }.
event-points = { $seat } marque { $count ->
    [one] { $count } point
   *[other] { $count } points
}.
event-patron = { $seat } utilise { $card }.
event-active = { $card } : mécène désormais actif pour { $seat }.
event-passive = { $card } : mécène passif, à côté du plateau { ELIDE("de", $seat) }.
event-replaced = { $seat } remplace { $old } par { $card }.
event-marker = { $seat } avance de { $count ->
    [one] { $count } case
   *[other] { $count } cases
} au Colisée, jusqu'à la case { $space }.
event-political = { $seat } a { $level } d'influence politique.
event-bonus = { $seat } utilise { $card } pour le bonus.
event-neutral = Le neutre { ELIDE("de", $seat) } envoie un { $value } à { $location }.
event-discarded = { $card } quitte { $location } et la partie.
event-row = Nouvelle carte à { $location } : { $card }.
event-recovered = { $seat } récupère à { $location } : { $values }.
event-neutral-recovered = Le neutre { ELIDE("de", $seat) } récupère à { $location } : { $values }.
event-end-zones = Une carte Zone n'a pas pu être remplacée : la partie prend fin.
event-end-row = { $location } ne peut pas être complété : la partie prend fin.
event-imagined = { $seat } fait une action supplémentaire comme { $value } à { $location }.
event-declined = { $seat } ne fait pas d'action supplémentaire.
event-adjusted = Le marqueur { ELIDE("de", $seat) } en zone { $zone } descend à { $level }.
event-doubled = { $card } compte deux fois pour { $seat }.
event-scored-zone = { $seat } marque le niveau { $count } de la zone { $zone }.

# Pourquoi pas.
why-AV-6_6 = Le prix est de { $price } denarius ; vous en avez { $denarii }.
why-AV-8_1 = { $most ->
    [0] Aucune carte ici n'accepte un { $value }.
   *[other] Cet emplacement accepte de { $least } à { $most } ; votre ouvrier vaut { $value }.
}
why-AV-8_2 = { $cards ->
    [0] Aucune carte permise à cet ouvrier n'est dans vos moyens.
   *[other] Il faut { $needed } denarius (vous en avez { $denarii }), { $surplus } surplus (vous en avez { $stock }) et { $basics ->
        [one] { $basics } ressource basique
       *[other] { $basics } ressources basiques
    }.
}
why-AV-10_2 = Cela coûte { $needed } denarius ; vous en avez { $denarii }.
why-AV-9_3 = Il faut { $needed } denarius (vous en avez { $denarii }), { $surplus } surplus (vous en avez { $stock }) et { $basics ->
        [one] { $basics } ressource basique
       *[other] { $basics } ressources basiques
    }.
why-AV-3_2 = { $spaces ->
    [one] Son unique case est prise.
   *[other] Ses { $spaces } cases sont prises.
}
why-AV-5_6 = { $trading ->
    [0] Vous n'avez rien à vendre{ $needed ->
        [0] , et il n'y a pas de carte où acheter.
       *[other] {" "}; l'unité la moins chère coûte { $needed } denarius, et vous en avez { $denarii }.
    }
   *[other] Rien n'a encore été échangé, et c'est la dernière occasion.
}
why-AV-12_6 = Aucun ouvrier ne s'y trouve.
why-AV-5_15 = { $turn ->
    [0] Ce n'est pas le tour de cette ressource.
   *[other] Cela coûterait { $needed } denarius ; vous en avez { $denarii }.
}
why-AV-5_3 = { $selling ->
    [0] Vous pouvez encore acheter { $units ->
        [one] { $units } unité
       *[other] { $units } unités
    }.
   *[other] Vous en avez { $units }.
}
why-AV-5_8 = Cela coûterait { $needed } denarius et la carte Zone { $price } ; vous en avez { $denarii }.

# Le plateau.
board-order = Ordre du tour : { $seats }
board-zones = ZONES (pioche : { $deck } ; points des niveaux 0 à 8 : { $points })
board-zone = { $zone } : { $card } | { $position } | marron { $brown } | marqueurs : { $cubes }
board-zone-card = { $card } [{ $resources } ; { $fragment }, { $icon }]
board-zone-empty = { $zone } : pas de carte | marron { $brown } | marqueurs : { $cubes }
board-zone-waiting = { $zone } : à piocher | marron { $brown } | marqueurs : { $cubes }
board-fragment-black = fragment noir
board-fragment-green = fragment vert
board-fragment-red = fragment rouge
board-fragment-multi = fragment multicolore
board-high = en haut
board-low = en bas
board-cube = { $seat } au niveau { $level }
board-nothing = aucun
board-row = { $location } (pioche : { $deck })
board-wars = {" "}— de la 2e à la 5e carte d'une guerre : { $rewards }
board-slot = emplacement { $slot } ({ $range }) : { $card }
board-slot-empty = emplacement { $slot } ({ $range }) : { $worker ->
    [0] —
   *[other] pris par un { $worker }
}
board-top = au sommet : { $card }
board-top-waiting = au sommet : à piocher
board-card = { $card } : { $face }
board-face = { $price } → { $gains } [{ $icon }]
board-points = { $count ->
    [one] { $count } pt
   *[other] { $count } pts
}
board-influence = { $count } infl.
board-pair = paire : { $reward }
board-free = gratuite
board-locations = { $seats ->
    [2] OUVRIERS (après la barre : cases des neutres)
   *[other] OUVRIERS
}
board-colosseum = COLISÉE
board-space = { $space }{ $honour ->
    [0] {""}
   *[other] {" "}Honneur
} : { $price }{ $seats ->
    [none] {""}
   *[other] {" "}({ $seats })
}
board-political = Influence politique, points des niveaux 0 à 10 : { $points }
amount = { $count } { $name }
amount-black = { $count ->
    [one] { $count } ressource noire
   *[other] { $count } ressources noires
}
amount-green = { $count ->
    [one] { $count } ressource verte
   *[other] { $count } ressources vertes
}
amount-red = { $count ->
    [one] { $count } ressource rouge
   *[other] { $count } ressources rouges
}
amount-any = { $count ->
    [one] { $count } ressource au choix
   *[other] { $count } ressources au choix
}
amount-denarii = { $count } denarius

# Les panneaux.
panel-stock = Réserve
panel-goods = { $count } { $resource } à { $price }
panel-black = Noir
panel-green = Vert
panel-red = Rouge
panel-workers = Ouvriers
panel-passed = { $workers } (a passé)
panel-neutral = Neutre
panel-training = Formation
panel-trained = { $value } ±{ $shift }{ $ready ->
    [0] {" "}(au prochain tour)
   *[other] {""}
}
panel-political = Politique
panel-political-value = { $level } ({ $slots ->
    [one] { $slots } emplacement de mécène
   *[other] { $slots } emplacements de mécènes
})
panel-active = Mécène actif
panel-zone = Zones
panel-building = Bâtiments
panel-war = Guerres
panel-passive = Passifs
panel-used = { $card } (utilisée)
panel-points = Points acquis
panel-patron = { $card } : { $effect }

# À côté d'un coup : ce qu'il coûte et rapporte.
preview-roma = { $price }{ $count ->
    [0] {""}
    [one] {" "}→ 1 Honneur
   *[other] {" "}→ { $count } Honneurs
}
preview-zone = zone { $zone } : { $card } ; carte Zone : { $price }
preview-slides = zone { $zone } : { $card } ; la carte Zone glisse vers le haut
preview-no-card = pas de carte
preview-set = { $card } ; la série rapporte { $reward }
preview-level = niveau { $level }
preview-points = { $count ->
    [one] +{ $count } point
   *[other] +{ $count } points
}
preview-price = { $resource } { $price }
preview-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
preview-bonus-quaestor = +{ $count } denarius par carte
preview-bonus-aedilis = +{ $count } ressource de la carte Zone par carte utilisée
preview-bonus-mercator = +{ $count } surplus par carte
preview-bonus-propraetor = 1 influence dans la zone pour { $count } cartes
preview-bonus-roma = +{ $count } case au Colisée par carte, à payer comme toujours
preview-bonus-aedificator = { $card }, de la pioche : { $count } ressource basique de moins par carte
preview-bonus-legatus = { $card }, de la pioche : { $count } surplus de moins par carte
preview-bonus-senatus = { $card }, de la pioche : { $count } denarius de moins par carte

# Ce que font les mécènes.
effect = { $modifier } Fin : { $end }
modifier-gain-points = { $location } : +{ $count ->
    [one] { $count } point
   *[other] { $count } points
}.
modifier-gain-denarii = { $location } : +{ $count } denarius.
modifier-gain-surplus = { $location } : +{ $count } surplus.
modifier-zone_resource = { $location } : +{ $count } ressource de la carte Zone.
modifier-zone_card_free = { $location } : la carte Zone ne coûte rien.
modifier-train = { $location } : vous pouvez ensuite former un ouvrier.
modifier-discount-resource = { $location } : { $count } ressource basique de moins à payer.
modifier-discount-surplus = { $location } : { $count } surplus de moins à payer.
modifier-discount-denarii = { $location } : { $count } denarius de moins à payer.
modifier-substitute-surplus = { $location } : du surplus peut payer les ressources basiques.
modifier-substitute-basic = { $location } : des ressources basiques peuvent payer le surplus.
modifier-buy_influence = { $location } : payez { $price } pour { $count } influence.
modifier-colosseum_free-denarii = { $location } : les cases ne coûtent pas de denarius.
modifier-colosseum_free-resource = { $location } : les cases ne coûtent pas de ressource basique.
modifier-colosseum_free-surplus = { $location } : les cases ne coûtent pas de surplus.
modifier-colosseum_step = { $location } : une case gratuite au Colisée.
modifier-raise_brown = { $location } : le cube marron peut monter.
end-card-zone = { $points } par carte Zone
end-card-building = { $points } par carte Bâtiment
end-card-war = { $points } par carte Guerre
end-card-patron = { $points } par carte Mécène
end-political_level = { $points } par niveau d'influence politique
end-active_patron = { $points } par mécène actif
end-zone_first = { $points } par zone où vous êtes premier
end-zone_present = { $points } par zone où vous avez un marqueur
end-card_points_and_influence = { $points } par carte portant points et influence
end-icon_set = { $points } par série des trois icônes
end-icon_pair-amphora = { $points } par paire d'amphores
end-icon_pair-swords = { $points } par paire d'épées
end-icon_pair-lion = { $points } par paire de lions
end-basic_resource_pair = { $points } pour chaque paire de ressources basiques
end-resource-black = { $points } par ressource noire
end-resource-green = { $points } par ressource verte
end-resource-red = { $points } par ressource rouge
end-resource-surplus = { $points } par surplus
end-score_zone_level = { $points } par niveau de votre marqueur dans une zone
end-raise_political = un niveau d'influence politique de plus
end-raise_zone = un marqueur de zone monte d'un niveau
end-double_patron = un autre mécène compte deux fois

# Les cartes.
card-zone_italia = Italie
card-zone_sicilia = Sicile
card-zone_narbonensis = Narbonnaise
card-zone_sardinia = Sardaigne
card-zone_baetica = Bétique
card-zone_tarraconensis = Tarraconaise
card-zone_lusitania = Lusitanie
card-zone_aquitania = Aquitaine
card-zone_lugdunensis = Lyonnaise
card-zone_belgica = Belgique
card-zone_britannia = Bretagne
card-zone_dalmatia = Dalmatie
card-zone_macedonia = Macédoine
card-zone_achaia = Achaïe
card-zone_asia = Asie
card-zone_syria = Syrie
card-zone_aegyptus = Égypte
card-zone_africa = Afrique
card-zone_numidia = Numidie
card-zone_thracia = Thrace
card-zone_cilicia = Cilicie
card-zone_noricum = Norique
card-zone_pannonia = Pannonie
card-zone_moesia = Mésie
card-zone_bithynia = Bithynie
card-zone_cyrenaica = Cyrénaïque
card-zone_dacia = Dacie
card-zone_galatia = Galatie
card-zone_raetia = Rhétie
card-zone_mauretania = Maurétanie
card-building_colosseum_a = Colisée (plan)
card-building_colosseum_b = Colisée (édifice)
card-building_pantheon_a = Panthéon (plan)
card-building_pantheon_b = Panthéon (édifice)
card-building_circus_maximus_a = Cirque Maxime (plan)
card-building_circus_maximus_b = Cirque Maxime (édifice)
card-building_aqua_claudia_a = Aqua Claudia (plan)
card-building_aqua_claudia_b = Aqua Claudia (édifice)
card-building_thermae_a = Thermes (plan)
card-building_thermae_b = Thermes (édifice)
card-building_basilica_iulia_a = Basilique Julia (plan)
card-building_basilica_iulia_b = Basilique Julia (édifice)
card-building_forum_romanum_a = Forum romain (plan)
card-building_forum_romanum_b = Forum romain (édifice)
card-building_templum_iovis_a = Temple de Jupiter (plan)
card-building_templum_iovis_b = Temple de Jupiter (édifice)
card-building_horrea_a = Entrepôts (Horrea) (plan)
card-building_horrea_b = Entrepôts (Horrea) (édifice)
card-building_macellum_a = Macellum (plan)
card-building_macellum_b = Macellum (édifice)
card-building_via_appia_a = Voie Appienne (plan)
card-building_via_appia_b = Voie Appienne (édifice)
card-building_theatrum_pompei_a = Théâtre de Pompée (plan)
card-building_theatrum_pompei_b = Théâtre de Pompée (édifice)
card-building_curia_iulia_a = Curie Julia (plan)
card-building_curia_iulia_b = Curie Julia (édifice)
card-building_arcus_titi_a = Arc de Titus (plan)
card-building_arcus_titi_b = Arc de Titus (édifice)
card-building_tabularium_a = Tabularium (plan)
card-building_tabularium_b = Tabularium (édifice)
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
card-war_vercingetorix_1 = Vercingétorix I
card-war_vercingetorix_2 = Vercingétorix II
card-war_vercingetorix_3 = Vercingétorix III
card-war_vercingetorix_4 = Vercingétorix IV
card-war_vercingetorix_5 = Vercingétorix V
card-war_mithridates_1 = Mithridate I
card-war_mithridates_2 = Mithridate II
card-war_mithridates_3 = Mithridate III
card-war_mithridates_4 = Mithridate IV
card-war_mithridates_5 = Mithridate V
card-war_iugurtha_1 = Jugurtha I
card-war_iugurtha_2 = Jugurtha II
card-war_iugurtha_3 = Jugurtha III
card-war_iugurtha_4 = Jugurtha IV
card-war_iugurtha_5 = Jugurtha V
card-patron_maecenas = Mécène
card-patron_agrippa = Agrippa
card-patron_scipio = Scipion
card-patron_crassus = Crassus
card-patron_cicero = Cicéron
card-patron_cato = Caton
card-patron_vitruvius = Vitruve
card-patron_marius = Marius
card-patron_pompeius = Pompée
card-patron_lucullus = Lucullus
card-patron_gracchus = Gracchus
card-patron_cornelia = Cornélie
card-patron_fulvia = Fulvie
card-patron_pollio = Pollion
card-patron_antonius = Antoine
card-patron_cassius = Cassius
card-patron_fabius = Fabius
card-patron_seneca = Sénèque
card-patron_octavia = Octavie
card-patron_lepidus = Lépide
card-patron_hortensius = Hortensius
card-patron_atticus = Atticus
card-patron_sulla = Sylla
card-patron_messalla = Messalla
card-patron_varro = Varron
card-patron_cincinnatus = Cincinnatus
card-patron_aurelia = Aurelia
card-patron_brutus = Brutus
card-patron_livia = Livie
card-patron_frontinus = Frontin

# -- on the shelf
box-about = Cinq ouvriers numérotés de un à cinq : où l'un peut aller change la valeur de tous.
box-emblem = eagle-emblem
