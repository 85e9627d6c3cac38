# Ave Roma en français.
where = { $phase ->
    [0] Mise en place
    [1] Manche { $round } : action{ $last ->
        [0] {""}
       *[other] {" "}(dernière manche)
    }
    [2] Manche { $round } : entretien
    [3] Fin de partie : actions supplémentaires
   *[other] Fin de partie : décompte
}

# Les options.
option-mode = Mode
option-mode-help = Le mode avancé ajoute des actions bonus avec les cartes déjà achetées.
option-mode-base = de base
option-mode-advanced = avancé
option-decks = Cartes en jeu
option-decks-help = Avec moins de cartes, la partie est plus courte.
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
option-boards-help = Les prix changent d’un plateau à l’autre.
option-boards-random = tirés au hasard
option-boards-draft = choisis, le dernier joueur d’abord
option-confirm = Confirmer chaque tour
option-confirm-help = Tant qu’un tour n’est pas confirmé, on peut le reprendre en entier.
option-confirm-yes = oui
option-confirm-no = non

# Les scores.
score-during_play = En cours de partie
score-denarii = Denarii
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
the-wood = le bois
the-stone = la pierre
the-cattle = le bétail
the-wheat = le blé
the-iron = le fer
the-wine = le vin
the-surplus = le surplus
cost-wood = bois
cost-stone = pierre
cost-cattle = bétail
cost-wheat = blé
cost-iron = fer
cost-wine = vin
cost-black = ressource noire
cost-green = ressource verte
cost-red = ressource rouge
cost-any = ressource basique au choix
cost-surplus = surplus
cost-denarii = denarii
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
ask-choose_board = Quelle face de quel plateau Joueur prenez-vous ? Ses prix valent toute la partie, et il fixe vos premières ressources.
wait-choose_board = { $seat } choisit un plateau Joueur.
ask-choose_worker_or_pass = Choisissez un ouvrier à envoyer : il agit aussitôt ; ou passez pour cette manche.
wait-choose_worker_or_pass = { $seat } choisit un ouvrier à envoyer, ou passe.
ask-choose_value = Votre ouvrier { $value } est formé (±{ $shift }) : quelle valeur prend-il pour cette action ?
wait-choose_value = { $seat } choisit la valeur d’un ouvrier formé.
ask-choose_location = Où envoyez-vous l’ouvrier { $value } ? L’action se fait aussitôt.
wait-choose_location = { $seat } choisit où envoyer l’ouvrier { $value }.
ask-choose_slot = Quelle carte achetez-vous à { $location } avec l’ouvrier { $value } ? Elle est à vous jusqu’à la fin.
wait-choose_slot = { $seat } choisit une carte à { $location }.
ask-choose_training = Sur quelle case de formation mettez-vous l’ouvrier { $value } ? À la manche suivante, il pourra prendre une autre valeur.
wait-choose_training = { $seat } choisit une case de formation pour l’ouvrier { $value }.
ask-use_effect = { $after ->
    [0] Avant l’action à { $location } : utiliser un mécène ou le bonus, ou continuer ?
   *[other] Après l’action à { $location } : utiliser un mécène ou le bonus, ou continuer ?
}
wait-use_effect = { $seat } peut utiliser ses mécènes à { $location }.
ask-overflow_choice = Vous n’avez plus de place pour { $the_resource } : prendre 1 surplus ou { $denarii ->
    [one] { $denarii } denarius
   *[other] { $denarii } denarii
} à la place ?{ $left ->
    [0] {""}
    [one] {" "}(encore { $left } ressource à recevoir)
   *[other] {" "}(encore { $left } ressources à recevoir)
}
wait-overflow_choice = { $seat } n’a plus de place pour { $the_resource } et choisit quoi prendre à la place.
ask-zone_resource_type = Quelle ressource de la carte Zone prenez-vous ?{ $left ->
    [one] {""}
   *[other] {" "}({ $left } à prendre)
}
wait-zone_resource_type = { $seat } choisit une ressource de la carte Zone.
ask-fragment_resource = Vos fragments { $fragment } rapportent une ressource : laquelle ?
wait-fragment_resource = { $seat } choisit une ressource pour des fragments { $fragment }.
ask-mercator_sell = Que vendez-vous et qu’achetez-vous ? Une proposition est déjà remplie : modifiez-la à votre gré.
wait-mercator_sell = { $seat } peut vendre : { $resource }.
ask-mercator_buy =
    Qu’achetez-vous, { $left ->
        [one] { $left } unité
       *[other] { $left } unités
    } au plus ? Une proposition est déjà remplie : modifiez-la à votre gré.
wait-mercator_buy = { $seat } peut acheter : { $resource }.
ask-discount_choice = Vous avez une remise : quelle partie du coût ne payez-vous pas ?
wait-discount_choice = { $seat } choisit ce qu’une remise enlève.
ask-pay_icon = Avec quoi payez-vous 1 { $cost } ?
wait-pay_icon = { $seat } choisit avec quoi payer.
ask-propraetor_half = Quelle moitié de la carte Zone prenez-vous, les deux ressources du haut ou du bas ?
wait-propraetor_half = { $seat } choisit une moitié de la carte Zone.
ask-propraetor_second = Et ensuite : une ressource de plus de la carte, ou de l’influence ?
wait-propraetor_second = { $seat } choisit entre une ressource et de l’influence.
ask-influence_card = Quelle carte dépensez-vous pour de l’influence en zone { $zone } ?{ $influence ->
    [0] {""}
   *[other] {" "}({ $influence } pour l’instant)
}
wait-influence_card = { $seat } choisit des cartes à dépenser pour de l’influence en zone { $zone }.
ask-activate_patron = Un emplacement de mécène s’est ouvert : qui devient actif ? Seuls les mécènes actifs aident vos actions.
wait-activate_patron = { $seat } choisit un mécène à activer.
ask-place_patron = Vos emplacements sont pris : garder { $card } passif, ou remplacer un mécène actif ? Un mécène passif compte quand même à la fin.
wait-place_patron = { $seat } choisit une place pour { $card }.
ask-choose_zone = La guerre est gagnée : dans quelle zone gagnez-vous +{ $influence } d’influence ?
wait-choose_zone = { $seat } peut choisir une zone en récompense d’une guerre.
ask-train_worker = Former encore un ouvrier ? À la prochaine manche, il pourra prendre une autre valeur.
wait-train_worker = { $seat } peut former encore un ouvrier.
ask-bonus_symbol = Bonus : choisissez l’icône des cartes que vous utilisez.
wait-bonus_symbol = { $seat } choisit l’icône d’un bonus.
ask-bonus_card = Bonus : quelle carte ({ $icon }) utilisez-vous ?{ $cards ->
    [0] {""}
    [one] {" "}({ $cards } utilisée pour l’instant)
   *[other] {" "}({ $cards } utilisées pour l’instant)
}
wait-bonus_card = { $seat } choisit les cartes d’un bonus.
ask-confirm_turn = Votre tour est complet : confirmez-le, ou reprenez-le.
wait-confirm_turn = { $seat } confirme son tour.
ask-place_neutral = Quel ouvrier de votre joueur neutre va où ? Il ne fait qu’occuper une case.
wait-place_neutral = { $seat } place un ouvrier neutre.
ask-recover_location = { $neutral ->
    [0] De quel lieu récupérez-vous des ouvriers ? (il vous en manque { $left })
   *[other] De quel lieu votre joueur neutre récupère-t-il des ouvriers ? (il lui en manque { $left })
}
wait-recover_location = { $neutral ->
    [0] { $seat } choisit un lieu où récupérer des ouvriers.
   *[other] { $seat } choisit un lieu où récupérer des ouvriers pour son joueur neutre.
}
ask-recover_workers = { $neutral ->
    [0] Quel ouvrier récupérez-vous à { $location } ? (il vous en manque { $left })
   *[other] Quel ouvrier votre joueur neutre récupère-t-il à { $location } ? (il lui en manque { $left })
}
wait-recover_workers = { $seat } choisit des ouvriers à { $location }.
ask-final_action = Vous pouvez faire une action supplémentaire : comme un ouvrier de quelle valeur ?
wait-final_action = { $seat } peut faire une action supplémentaire.
ask-double_target = { $card } fait compter deux fois un autre mécène à la fin : lequel ?
wait-double_target = { $seat } peut choisir un mécène qui compte deux fois.
ask-raise_order = Choisissez le mécène qui fait monter un marqueur : plus haut, il rapporte plus.
wait-raise_order = { $seat } peut faire monter ses marqueurs, un mécène après l’autre.
ask-raise_zone = { $card } peut faire monter l’un de vos marqueurs : dans quelle zone ?{ $left ->
    [one] {""}
   *[other] {" "}({ $left } montées)
}
wait-raise_zone = { $seat } peut faire monter un marqueur.
ask-raise_political = { $card } peut faire monter votre influence politique d’un niveau : le voulez-vous ?{ $left ->
    [one] {""}
   *[other] {" "}({ $left } montées)
}
wait-raise_political = { $seat } peut gagner de l’influence politique.
ask-score_zone = { $card } compte votre niveau dans une zone : laquelle ?{ $left ->
    [one] {""}
   *[other] {" "}({ $left } fois)
}
wait-score_zone = { $seat } choisit la zone qu’un mécène compte.

# Les coups.
move-worker = Envoyer l’ouvrier { $value }
move-trained = Envoyer l’ouvrier formé de la case ±{ $shift }
move-as = Comme un { $value }
move-go = { $location_id ->
    [training] Envoyer en formation
   *[other] Aller à { $location }
}
move-choose = { $card }
move-space = Case de formation ±{ $shift }
move-use = Utiliser { $card }
move-bonus = Prendre le bonus
move-continue = Continuer
move-gain = Prendre { $the_resource }
move-surplus = Prendre 1 surplus
move-denarii = Prendre des denarii
move-sell = { $count ->
    [0] Ne pas vendre de { $resource }
   *[other] Vendre { $units }
}
move-buy = { $count ->
    [0] Ne pas acheter de { $resource }
   *[other] Acheter { $units }
}
move-less = { $cost_id ->
    [denarii] Moins de denarii
   *[other] 1 { $cost } de moins
}
move-pay = Payer avec { $the_resource }
move-half = { $half_id ->
    [top] Les deux ressources du haut
   *[other] Les deux ressources du bas
}
move-second = { $part_id ->
    [resource] Une ressource de plus
    [influence] De l’influence
   *[other] Rien : je joue seulement le bonus
}
move-spend = Dépenser { $card }
move-stop = C’est tout
move-activate = Activer { $card }
move-passive = Garder passif
move-replace = Remplacer { $card }
move-zone = Zone { $zone }
move-none = Renoncer
move-train = Former l’ouvrier { $value } de ±{ $shift }
move-retrain = Former de nouveau l’ouvrier de la case ±{ $from_shift }, de ±{ $shift }
move-icon = { $icon }
move-card = Utiliser { $card }
move-neutral = Ouvrier neutre { $value } à { $location }
move-recover = Récupérer les ouvriers { ELIDE("de", $location) }
move-take = Prendre l’ouvrier { $value }
move-board = { $board }
move-imagine = Une action supplémentaire comme un { $value }
move-double = { $card } compte deux fois
move-jump = Sauter par-dessus le marqueur suivant en zone { $zone }
move-rise = Monter d’un niveau

# Les événements.
event-round = La manche { $round } commence.
stage-round = Fin de la manche { $round }
stage-score = { $points ->
    [one] 1 point
   *[other] { $points } points
} si la partie s’arrêtait ici
stage-points = { $what } : points
event-order = Ordre du tour : { $seats }.
event-board = { $seat } joue sur le { $board }.
event-worker = { $seat } envoie l’ouvrier { $printed ->
    [0] { $value }
   *[other] { $printed }, comme un { $value },
} à { $location }.
event-trained = { $seat } envoie l’ouvrier { $value } en formation (±{ $shift }){ $count ->
    [0] {""}
    [one] {" "}pour { $count } denarius
   *[other] {" "}pour { $count } denarii
}.
event-passed = { $seat } passe { $count ->
    [0] sans ouvrier restant
    [one] avec un ouvrier restant
   *[other] avec { $count } ouvriers restants
}.
event-denarii = { $seat } prend { $count ->
    [one] { $count } denarius
   *[other] { $count } denarii
}.
event-paid-denarii = { $seat } paie { $count ->
    [one] { $count } denarius
   *[other] { $count } denarii
}.
event-gained = { $seat } gagne : { $resources }.
event-overflow-surplus = { $seat } n’a plus de place pour { $the_resource } et prend 1 surplus.
event-overflow-denarii = { $seat } n’a plus de place pour { $the_resource } et prend { $count ->
    [one] { $count } denarius
   *[other] { $count } denarii
}.
event-surplus = { $seat } gagne { $count } surplus.
event-surplus-lost = { $seat } perd { $count } surplus, faute de place.
event-sold = { $seat } vend { $units } pour { $denarii ->
    [one] { $denarii } denarius
   *[other] { $denarii } denarii
}.
event-bought = { $seat } achète { $units } pour { $denarii ->
    [one] { $denarii } denarius
   *[other] { $denarii } denarii
}.
event-paid = { $seat } paie 1 { $resource }.
event-less = { $seat } a une remise de 1 { $cost }.
event-slid = La carte Zone { $card } glisse vers le haut.
event-zone-bought = { $seat } achète la carte Zone { $card } pour { $count ->
    [one] { $count } denarius
   *[other] { $count } denarii
}.
event-fee = { $seat } paie { $count ->
    [one] { $count } denarius
   *[other] { $count } denarii
} pour la zone { $zone }, vide.
event-brown = Le cube marron de la zone { $zone } monte au niveau { $level }.
event-fragments = { $seat } a complété une série de fragments { $fragment }.
event-set = { $war ->
    [0] { $seat } a les deux cartes d’un bâtiment.
   *[other] { $seat } a une carte de plus de la même guerre.
}
event-drawn = Nouvelle carte en zone { $zone } : { $card }.
event-no-card = Plus de carte pour la zone { $zone } : elle reste vide.
event-turned = Au sommet de la pioche { ELIDE("de", $location) } : { $card }.
event-spent = { $seat } dépense { $card } pour de l’influence.
event-cube = Le marqueur { ELIDE("de", $seat) } en zone { $zone } est maintenant au niveau { $level }.
event-cube-stays = Le marqueur { ELIDE("de", $seat) } en zone { $zone } ne peut pas monter.
event-card = { $seat } prend { $card }.
event-points = { $seat } marque { $count ->
    [one] { $count } point
   *[other] { $count } points
}.
event-patron = { $seat } utilise { $card }.
event-active = { $card } est désormais actif pour { $seat }.
event-passive = { $card } reste passif, à côté du plateau { ELIDE("de", $seat) }.
event-replaced = { $seat } remplace { $old } par { $card }.
event-marker = { $seat } avance de { $count ->
    [one] { $count } case
   *[other] { $count } cases
} au Colisée, jusqu’à la case { $place }.
event-political = { $seat } est maintenant au niveau { $level } d’influence politique.
event-bonus = { $seat } utilise { $card } pour le bonus.
event-neutral = { $seat } place l’ouvrier neutre { $value } à { $location }.
event-discarded = Personne n’a acheté à { $location } : { $card } quitte la partie.
event-row = Nouvelle carte à { $location } : { $card }.
event-recovered = { $seat } récupère à { $location } : { $values }.
event-neutral-recovered = Le joueur neutre { ELIDE("de", $seat) } récupère à { $location } : { $values }.
event-end-zones = Une carte Zone n’a pas pu être remplacée : la partie prend fin.
event-end-row = La rangée { ELIDE("de", $location) } ne peut pas être complétée : la partie prend fin.
event-imagined = { $seat } fait une action supplémentaire comme un { $value } à { $location }.
event-declined = { $seat } ne fait pas d’action supplémentaire.
event-adjusted = Le marqueur { ELIDE("de", $seat) } en zone { $zone } descend au niveau { $level }.
event-doubled = { $card } compte deux fois pour { $seat }.
event-scored-zone = { $seat } fait compter la zone { $zone } par un mécène : { $count ->
    [one] { $count } point
   *[other] { $count } points
}.

# Pourquoi pas.
why-AV-2_14 = Vous n’avez pas de { $resource }.
why-AV-3_2 = { $spaces ->
    [one] Son unique case est prise.
    [2] Ses deux cases sont prises.
   *[other] Ses { $spaces } cases sont prises.
}
why-AV-5_3 = { $selling ->
    [0] Vous pouvez encore acheter { $units_left ->
        [one] { $units_left } unité
       *[other] { $units_left } unités
    }.
   *[other] Vous n’en avez que { $units_left }.
}
why-AV-5_6 = { $trading ->
    [0] Vous n’avez rien à vendre{ $needed ->
        [0] , et il n’y a pas de carte où acheter.
        [one] {" "}; l’unité la moins chère coûte { $needed } denarius, et vous en avez { $denarii }.
       *[other] {" "}; l’unité la moins chère coûte { $needed } denarii, et vous en avez { $denarii }.
    }
   *[other] Rien n’a encore été échangé, et c’est la dernière occasion.
}
why-AV-5_8 = Cela coûterait { $needed ->
    [one] { $needed } denarius
   *[other] { $needed } denarii
} et la carte Zone { $price } ; vous en avez { $denarii }.
why-AV-5_15 = { $turn ->
    [0] On achète maintenant une autre ressource.
   *[other] Cela coûterait { $needed ->
        [one] { $needed } denarius
       *[other] { $needed } denarii
    } ; vous en avez { $denarii }.
}
why-AV-6_6 = La carte Zone coûte { $price ->
    [one] { $price } denarius
   *[other] { $price } denarii
} ; vous en avez { $denarii }.
why-AV-8_1 = { $most ->
    [0] Aucune carte d’ici ne s’achète avec l’ouvrier { $value }.
   *[other] Cet emplacement accepte { $span } ; votre ouvrier vaut { $value }.
}
why-AV-8_2 = { $row ->
    [0] Elle coûte { $asked } ; il vous manque { $missing }.
   *[other] Aucune carte d’ici n’est dans vos moyens : { $card } coûte { $asked }, et il vous manque { $missing }.
}
why-AV-9_3 = Le chemin coûte { $asked } ; il vous manque { $missing }.
why-AV-10_2 = Cela coûte { $needed ->
    [one] { $needed } denarius
   *[other] { $needed } denarii
} ; vous en avez { $denarii }.
why-AV-11_15 = Cela coûte { $asked }{ $missing ->
    [none] {""}
   *[other] {" "}; il vous manque { $missing }
}.
why-AV-12_6 = Aucun ouvrier ne se trouve à { $location }.
why-AV-17_14 = Avec vos cartes pour le bonus, { $card } coûte encore plus que vous n’avez.
why-AV-1_9 = Ce plateau est pris.
why-AV-2_10 = Aucune partie de ce coût ne se paie avec { $the_resource }.
why-AV-3_7 = Vous ne pourriez pas l’achever maintenant.
why-AV-5_2 = Il n’y a pas de carte en zone { $zone }.
why-AV-5_4 = La carte Zone ne montre pas de { $resource }.
why-AV-5_10 = La carte Zone ne montre pas de { $resource }.
why-AV-5_12 = Cette carte n’a plus d’influence à dépenser.
why-AV-5_13 = Il n’y a pas de carte en zone { $zone }, et vous n’avez pas d’influence à dépenser.
why-AV-6_8 = Le cube marron est déjà tout en haut.
why-AV-6_9 = Ces fragments ne rapportent pas de { $resource }.
why-AV-8_4 = Cet emplacement est vide.
why-AV-8_12 = { $card } n’est pas l’un de vos mécènes actifs.
why-AV-10_1 = La case de formation ±{ $shift } est prise.
why-AV-10_3 = Cet ouvrier est en formation jusqu’à la prochaine manche.
why-AV-10_4 = La formation de cet ouvrier ne va pas jusqu’à { $value }.
why-AV-10_8 = Les ouvriers en formation ne se récupèrent pas.
why-AV-10_9 = Cet ouvrier ne compte pas avec sa valeur imprimée en ce moment.
why-AV-11_1 = { $card } n’est pas actif.
why-AV-11_2 = { $card } n’aide pas ici, ou a déjà aidé dans cette action.
why-AV-11_7 = La carte Zone ne montre pas de { $resource }.
why-AV-11_9 = Aucun ouvrier ne peut être formé maintenant.
why-AV-11_10 = La remise ne peut pas enlever cela.
why-AV-11_18 = Cette zone n’a pas de carte.
why-AV-11_21 = { $card } agit sans rien demander : il n’y a rien à utiliser.
why-AV-15_7 = En zone { $zone }, le niveau suivant est pris, ou vous n’avez pas de marqueur.
why-AV-15_8 = Un saut demande un mécène qui compte double, et un niveau occupé à sauter.
why-AV-15_6 = Seul un autre de vos mécènes peut compter double, pas celui qui double.
why-AV-17_1 = Cette partie se joue en mode de base, sans bonus.
why-AV-17_4 = { $card } porte une autre icône.
why-AV-17_5 = Vous n’avez pas de telle carte du côté gauche.
why-AV-17_10 = La carte Zone ne montre pas de { $resource }.
why-AV-17_13 = Vous ne pouvez pas payer les cases de plus à ROMA.
why-AV-17_22 = Vous n’avez pas 3 cartes inutilisées de cette icône.
why-AV-17_27 = La pioche est vide.
why-AV-17_28 = { $card } n’ajouterait rien.
why-AV-18_4 = Aucune case pour les ouvriers neutres n’est libre à { $location }.
why-AV-18_11 = Votre joueur neutre n’a plus d’ouvrier { $value }.
why-AV-14_6 = C’est l’action supplémentaire : on n’y forme personne.
why-AV-2_11 = { $owed ->
    [0] { $laying ->
        [0] Ce qui est posé ne correspond pas aux icônes du coût.
       *[other] Il y en a assez : reprenez d’abord quelque chose.
    }
    [one] Il manque encore { $owed } élément du paiement.
   *[other] Il manque encore { $owed } éléments du paiement.
}
why-AV-5_11 = { $unspent ->
    [0] Aucune de vos cartes Bâtiment et Guerre n’a d’influence à dépenser.
   *[other] Choisissez au moins une carte.
}
why-AV-17_3 = { $used ->
    [0] Choisissez au moins une carte.
   *[other] Le bonus de cette action est déjà pris.
}
why-AV-17_26 = { $empty ->
    [0] Il y a une carte dans la zone : prenez une de ses ressources, ou de l’influence.
   *[other] Il n’y a pas de carte dans la zone : le bonus est obligatoire.
}

# Le plateau.
board-order = Ordre du tour
board-passed = { $seat } (a passé)
board-action = L’action en cours
board-acting = Ouvrier { $value } à { $location }
board-acting-slot = emplacement { $slot }
board-due = Carte Zone encore à payer : { $price }
board-bonus-taken = bonus pris
board-used-patrons = Mécènes utilisés
board-zones = Zones
board-level = Niveau
board-level-points = Points
board-deck = Pioche
board-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
board-zone = Zone { $zone }
board-zone-empty = pas de carte
board-zone-waiting = carte à piocher
board-fragment-black = fragment noir
board-fragment-green = fragment vert
board-fragment-red = fragment rouge
board-fragment-multi = fragment multicolore
board-halves = haut { $top }, bas { $bottom }
board-high = en haut, achetée par la prochaine action
board-low = en bas, monte avec la prochaine action
board-brown = cube marron { $level }
board-cube = { $seat } au niveau { $level }
board-no-cube = aucun marqueur
board-untouched = aucune carte prise cette manche
board-touched = une carte prise cette manche
board-wars = Pour les cartes d’une même guerre
board-war-number = { $count }e { $reward }
board-slot = Emplacement { $slot } (ouvrier { $range })
board-slot-empty = vide
board-slot-taken = achetée par { $seat } avec l’ouvrier { $value }
board-top = Au sommet
board-top-waiting = carte à piocher
board-costs = coûte { $price }
board-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
board-influence = influence { $count }
board-pair = paire { $reward }
board-free = rien
board-workers = Ouvriers
board-worker = { $value } ({ $seat })
board-neutral-worker = { $value } (neutre { ELIDE("de", $seat) })
board-space-free = libre
board-neutral-free = libre pour un neutre
board-colosseum = Colisée
board-loop-space = Case
board-loop-cost = Coût
board-loop-honour = Honneur
board-loop-markers = Marqueurs
board-political = Influence politique
board-political-places = Emplacements de mécènes
board-removed = Hors de la partie
amount-wood = { $count } bois
amount-stone = { $count ->
    [one] { $count } pierre
   *[other] { $count } pierres
}
amount-cattle = { $count } bétail
amount-wheat = { $count ->
    [one] { $count } blé
   *[other] { $count } blés
}
amount-iron = { $count ->
    [one] { $count } fer
   *[other] { $count } fers
}
amount-wine = { $count ->
    [one] { $count } vin
   *[other] { $count } vins
}
amount-surplus = { $count } surplus
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
    [one] { $count } ressource basique au choix
   *[other] { $count } ressources basiques au choix
}
amount-denarii = { $count ->
    [one] { $count } denarius
   *[other] { $count } denarii
}
span-one = seulement un { $least }
span-many = de { $least } à { $most }

# Les panneaux.
panel-stock = Stock
panel-goods = { $units } à { $price }
panel-black = Noir
panel-green = Vert
panel-red = Rouge
panel-workers = Ouvriers
panel-passed = { $workers } (a passé)
panel-neutral = Neutre
panel-training = Formation
panel-trained = { $value } ±{ $shift }{ $ready ->
    [0] {" "}(à la prochaine manche)
   *[other] {""}
}
panel-political = Politique
panel-political-value = { $level } ({ $slots ->
    [one] { $slots } emplacement de mécène
   *[other] { $slots } emplacements de mécènes
})
panel-active = Mécène actif
panel-zone = Cartes Zone
panel-building = Bâtiments
panel-war = Guerres
panel-passive = Mécènes passifs
panel-used = utilisée
panel-spent = influence dépensée
panel-doubled = compte deux fois
panel-card = { $card } ({ $marks })
panel-points = Points acquis

# À côté d'un coup : ce qu'il coûte et rapporte.
preview-trained = comme { $least } à { $most }
preview-roma = { $price }{ $count ->
    [0] {""}
    [one] {" "}→ 1 Honneur
   *[other] {" "}→ { $count } Honneurs
}
preview-zone = zone { $zone } : { $card } ; la carte Zone coûte { $price }
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
preview-up-to = influence jusqu’à { $count }
preview-bonus-quaestor = { $count ->
    [one] +{ $count } denarius par carte
   *[other] +{ $count } denarii par carte
}
preview-bonus-aedilis = { $count ->
    [one] +{ $count } ressource de la carte Zone par carte utilisée
   *[other] +{ $count } ressources de la carte Zone par carte utilisée
}
preview-bonus-mercator = +{ $count } surplus par carte
preview-bonus-propraetor = 1 influence dans la zone par série de { $count } cartes
preview-bonus-roma = { $count ->
    [one] +{ $count } case au Colisée par carte, à payer comme toujours
   *[other] +{ $count } cases au Colisée par carte, à payer comme toujours
}
preview-bonus-aedificator = { $card }, de la pioche, avec { $count ->
    [one] { $count } ressource basique
   *[other] { $count } ressources basiques
} de moins par carte
preview-bonus-legatus = { $card }, de la pioche, avec { $count } surplus de moins par carte
preview-bonus-senatus = { $card }, de la pioche, avec { $count ->
    [one] { $count } denarius
   *[other] { $count } denarii
} de moins par carte

# Ce que font les mécènes.
effect = { $modifier } Fin : { $end }
modifier-gain-points = { $location } : +{ $count ->
    [one] { $count } point
   *[other] { $count } points
}.
modifier-gain-denarii = { $location } : +{ $count ->
    [one] { $count } denarius
   *[other] { $count } denarii
}.
modifier-gain-surplus = { $location } : +{ $count } surplus.
modifier-zone_resource = { $location } : +{ $count ->
    [one] { $count } ressource
   *[other] { $count } ressources
} de la carte Zone.
modifier-zone_card_free = { $location } : la carte Zone ne coûte rien.
modifier-train = { $location } : vous pouvez ensuite former un ouvrier.
modifier-discount-resource = { $location } : { $count ->
    [one] { $count } ressource basique
   *[other] { $count } ressources basiques
} de moins à payer.
modifier-discount-surplus = { $location } : { $count } surplus de moins à payer.
modifier-discount-denarii = { $location } : { $count ->
    [one] { $count } denarius
   *[other] { $count } denarii
} de moins à payer.
modifier-substitute-surplus = { $location } : le surplus peut payer les ressources basiques.
modifier-substitute-basic = { $location } : les ressources basiques peuvent payer le surplus.
modifier-buy_influence = { $location } : vous pouvez payer { $price } pour +{ $count } d’influence.
modifier-colosseum_free-denarii = { $location } : pas de denarii à payer pour les cases.
modifier-colosseum_free-resource = { $location } : pas de ressource basique à payer pour les cases.
modifier-colosseum_free-surplus = { $location } : pas de surplus à payer pour les cases.
modifier-colosseum_step = { $location } : { $count ->
    [one] un pas gratuit
   *[other] { $count } pas gratuits
} au Colisée.
modifier-raise_brown = { $location } : vous pouvez monter le cube marron de { $count }.
end-card-zone = { $points } par carte Zone
end-card-building = { $points } par carte Bâtiment
end-card-war = { $points } par carte Guerre
end-card-patron = { $points } par carte Mécène
end-political_level = { $points } par niveau d’influence politique
end-active_patron = { $points } par mécène actif
end-zone_first = { $points } par zone où vous êtes premier
end-zone_present = { $points } par zone où vous avez un marqueur
end-card_points_and_influence = { $points } par carte portant points et influence
end-icon_set = { $points } par série des trois icônes
end-icon_pair-amphora = { $points } par paire d’amphores
end-icon_pair-swords = { $points } par paire d’épées
end-icon_pair-lion = { $points } par paire de lions
end-basic_resource_pair = { $points } pour deux ressources basiques
end-resource-black = { $points } par ressource noire
end-resource-green = { $points } par ressource verte
end-resource-red = { $points } par ressource rouge
end-resource-surplus = { $points } par surplus
end-score_zone_level = { $points } par niveau de votre marqueur dans une zone
end-raise_political = un niveau d’influence politique de plus
end-raise_zone = l’un de vos marqueurs monte d’un niveau
end-double_patron = un autre mécène compte deux fois

# L'image.
area-city = Le plateau
area-boards = Les plateaux Joueur
area-seat = { $seat }
picture-zone = Zone
picture-high = en haut
picture-low = en bas
picture-storage = Stock
picture-cards = Cartes
aim-quaestor = { $found }
aim-aedilis = les quatre ressources ; { $found }
aim-mercator = vendre et acheter ; { $found }
aim-propraetor = une moitié de la carte, puis une ressource ou de l’influence ; { $found }
aim-roma = au Colisée ; { $found }
aim-aedificator = un bâtiment ; { $found }
aim-legatus = une guerre ; { $found }
aim-senatus = un mécène ; { $found }
about-quaestor = Prenez des denarii : { $rate } par point de valeur de l’ouvrier.
about-aedilis = Prenez les quatre ressources de la carte Zone dans la zone de l’ouvrier.
about-mercator = Vendez des ressources, puis achetez jusqu’à { $most } unités de la carte Zone dans la zone de l’ouvrier.
about-aedificator = Achetez une carte Bâtiment dont l’emplacement accepte l’ouvrier.
about-legatus = Achetez une carte Guerre dont l’emplacement accepte l’ouvrier.
about-propraetor = Prenez une moitié de la carte Zone dans la zone de l’ouvrier, puis une ressource de plus, ou de l’influence contre des cartes.
about-roma = Avancez au Colisée de la valeur de l’ouvrier et payez chaque case ; chaque Honneur est une influence politique.
about-senatus = Achetez une carte Mécène dont l’emplacement accepte l’ouvrier.
reads-open = Ouvrier { $value } : { $found }.
reads-trained = Ouvrier formé, comme { $value } : { $found }.
reads-shut = L’ouvrier { $value } ne peut pas être envoyé ici maintenant.
reads-patron = { $card } : { $effect }
reads-score = { $category } : { $count }
piece-zone = Zone { $zone }
piece-brown = Le cube marron de la zone { $zone }, au niveau { $level }
piece-cube = Le marqueur { ELIDE("de", $seat) } en zone { $zone }, au niveau { $level }
piece-zone-card = { $card }, la carte de la zone { $zone } ({ $position })
piece-zone-waiting = Zone { $zone } : une nouvelle carte se pioche quand le tour est confirmé
piece-half-top = Les deux ressources du haut de la carte en zone { $zone }
piece-half-bottom = Les deux ressources du bas de la carte en zone { $zone }
piece-gain = Prendre { $resource } de la carte de la zone { $zone }
piece-place = { $location }
piece-help = { $card } aide { $seat } à { $location }
piece-worker = L’ouvrier { $value } { ELIDE("de", $seat) } sur la case { $space } { ELIDE("de", $location) }
piece-neutral-worker = L’ouvrier neutre { $value } { ELIDE("de", $seat) } sur la case { $space } { ELIDE("de", $location) }
piece-take = L’ouvrier { $value } à { $location }, à récupérer
piece-row-card = { $card }, emplacement { $slot } { ELIDE("de", $location) }
piece-top = { $card }, au sommet de la pioche { ELIDE("de", $location) } ({ $count ->
    [one] { $count } carte
   *[other] { $count } cartes
})
piece-deck = La pioche { ELIDE("de", $location) } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
piece-zone-deck = La pioche des cartes Zone : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
piece-order = { $seat }, numéro { $place } dans l’ordre du tour
piece-order-passed = { $seat }, numéro { $place } dans l’ordre du tour, a passé
piece-marker = Le marqueur { ELIDE("de", $seat) } sur la case { $space } du Colisée
piece-political = L’influence politique { ELIDE("de", $seat) } : niveau { $level }
piece-reserve = L’ouvrier { $value } de la réserve { ELIDE("de", $seat) }
piece-neutral-reserve = L’ouvrier neutre { $value } { ELIDE("de", $seat) }, encore à placer
piece-training = La case de formation ±{ $shift } { ELIDE("de", $seat) }, pour { $price }
piece-trained = L’ouvrier { $value } { ELIDE("de", $seat) }, formé de ±{ $shift } et prêt
piece-waiting = L’ouvrier { $value } { ELIDE("de", $seat) }, en formation de ±{ $shift } jusqu’à la prochaine manche
piece-store = { $units } dans le stock { ELIDE("de", $seat) }, { $limit } au plus, au prix de { $price }
piece-stock = { $units } dans le stock { ELIDE("de", $seat) }
piece-active = { $card }, mécène actif { ELIDE("de", $seat) }, emplacement { $slot }
piece-shut = Emplacement de mécène { $slot } { ELIDE("de", $seat) } : fermé tant que l’influence politique ne l’ouvre pas
piece-owned = { $card }, à côté du plateau { ELIDE("de", $seat) }
piece-points = Points { ELIDE("de", $seat) } : { $count } acquis, { $total } si la partie finissait maintenant
piece-worth = Ce que marquerait { $seat } si la partie finissait maintenant : { $total }
piece-summary = Le plateau { ELIDE("de", $seat) }, de loin
piece-sum = Les ouvriers { ELIDE("de", $seat) } font { $count } : la plus petite somme est première à la prochaine manche
piece-value = L’ouvrier compte comme { $value }
piece-tile = { $board } : le plateau Joueur à prendre
tray-mercator_sell = Les ventes rapportent { $income }, les achats coûtent { $outlay } : il reste { $purse ->
    [one] { $purse } denarius
   *[other] { $purse } denarii
}{ $due ->
    [0] .
   *[other] , et la carte Zone coûte { $due }.
}
tray-mercator_buy = Les achats coûtent { $outlay } : il reste { $purse ->
    [one] { $purse } denarius
   *[other] { $purse } denarii
}{ $due ->
    [0] .
   *[other] , et la carte Zone coûte { $due }.
}
tray-pay_icon = { $state ->
    [missing] Encore { $number } à poser.
    [surplus] { $number } de trop.
   *[enough] Le coût est couvert. Reprenez quelque chose pour payer autrement.
}
tray-discount_choice = { $number ->
    [one] Enlevez une partie du coût.
   *[other] Enlevez { $number } parties du coût.
}
column-sale = Vendre
column-purchase = Acheter
move-plan-sale = Poser { $the_resource } à vendre
move-drop-sale = Garder { $the_resource }
move-plan-purchase = Poser { $the_resource } à acheter
move-drop-purchase = Ne pas acheter { $the_resource }
move-lay = Poser { $the_resource }
move-take-back = Reprendre { $the_resource }

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
box-about = Cinq ouvriers numérotés de 1 à 5 : ce numéro dit ce que chacun peut faire, et on récupère rarement les siens.
box-emblem = eagle-emblem

# tout ce qu’il y a dans la boîte
contents-zone = Cartes Zone
contents-building = Cartes Bâtiment
contents-war = Cartes Guerre
contents-patron = Cartes Mécène
contents-war-set = { $count } cartes d’une même guerre : { $reward }
contents-boards = Plateaux Joueur et leurs prix
