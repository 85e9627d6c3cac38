# -- options
option-characters = Personnages
option-characters-help = Les feuilles sont distribuées au hasard, ou chacun en choisit une dans l’ordre des places.
option-characters-random = au hasard
option-characters-chosen = choisis dans l’ordre des places
option-setup = Cartes
option-setup-help = Plans et Faveurs sont tirés au hasard, ou ce sont ceux conseillés pour une première partie.
option-setup-random = tirées au hasard
option-setup-first_game = première partie conseillée
option-pontifex = Pontifex
option-pontifex-help = Le cinquième personnage, facultatif, peut entrer en jeu.
option-pontifex-no = reste dans la boîte
option-pontifex-yes = participe
option-two_player_variant = Le Contremaître de Sénèque
option-two_player_variant-help = Dès la manche 2, une carte déplace un troisième Contremaître qui bloque un Plan.
option-two_player_variant-no = sans
option-two_player_variant-yes = avec
option-level = Niveau
option-level-help = À quel rythme les sceaux donnent à Sénèque des cartes Néron.
option-level-normal = normal
option-level-easy = facile
option-level-hard = difficile
option-easier_scores = Score allégé
option-easier_scores-help = Sénèque marque 3 points par route au lieu de 4.
option-easier_scores-no = non
option-easier_scores-yes = oui
option-two_for_one = Deux contre une
option-two_for_one-help = À votre tour, deux ressources stockées en valent une autre, sauf un Bijou.
option-two_for_one-no = non
option-two_for_one-yes = oui
option-no_fail_action = Pas d’action d’échec
option-no_fail_action-help = Quand sa carte est impossible, Sénèque ne fait rien.
option-no_fail_action-no = non
option-no_fail_action-yes = oui
option-harder_scores = Score corsé
option-harder_scores-help = Sénèque marque 2 points par Parc et 4 par Décombres, mais 3 par route.
option-harder_scores-no = non
option-harder_scores-yes = oui
option-seneca_asia_minor = Sénèque en Asie Mineure
option-seneca_asia_minor-help = Sénèque possède Nicomédie dès le début, déjà reliée à Rome.
option-seneca_asia_minor-no = non
option-seneca_asia_minor-yes = oui
option-seneca_egypt = Sénèque en Égypte
option-seneca_egypt-help = Sénèque possède Cyrène dès le début, déjà reliée à Rome.
option-seneca_egypt-no = non
option-seneca_egypt-yes = oui
option-rubble_blocks_overseer = Décombres infranchissables
option-rubble_blocks_overseer-help = Votre Surveillant n’entre pas dans les Décombres et ne les traverse pas.
option-rubble_blocks_overseer-no = non
option-rubble_blocks_overseer-yes = oui

# -- questions, pour qui agit et pour qui attend
ask-choose_character = Choisissez votre personnage.
wait-choose_character = { $seat } choisit un personnage.
ask-choose_village = Choisissez votre village de départ.
wait-choose_village = { $seat } choisit un village.
ask-draft_die = Prenez un dé : ses icônes sont les ressources et les ouvriers d’un de vos tours.
wait-draft_die = { $seat } choisit un dé.
ask-double_draft = Déployez-vous un Sénateur pour prendre tout de suite votre second dé ?
wait-double_draft = { $seat } peut déployer un Sénateur pour prendre tout de suite un second dé.
ask-draft_extra_die = Prenez votre second dé.
wait-draft_extra_die = { $seat } choisit un second dé.
ask-choose_die = Lequel de vos dés utilisez-vous pour ce tour ? Seules ses icônes comptent pour ce tour.
wait-choose_die = { $seat } choisit le dé de son tour.
ask-change_face = Votre dé montre { $face }. Le tourner sur une autre face ? Seule la nouvelle face compte alors.
wait-change_face = { $seat } peut tourner son dé sur une autre face.
ask-turn_menu = { $main ->
    [0] À vous, avec { $goods } : une action principale, et des actions gratuites à volonté.
    [1] Votre action principale est faite. Il reste du dé : { $goods }. Actions gratuites, ou fin du tour.
   *[2] Une seconde action principale, avec { $goods }, et des actions gratuites à volonté.
}
waste-turn_menu = Vous pouvez encore faire une action principale. Finir votre tour quand même ?
wait-turn_menu = { $seat } choisit une action.
ask-declare_favour = { $action } : utilisez-vous une Faveur ? Elle retourne ensuite au centre.
wait-declare_favour = { $seat } peut utiliser une Faveur pour cette action : { $action }.
ask-store_basket = Le Panier entre au Stockage comme une seule ressource et le reste. Laquelle ?
wait-store_basket = { $seat } stocke un Panier.
ask-overseer_move = D’abord : d’où construit votre Surveillant ? Vous choisirez ensuite le Plan.
wait-overseer_move = { $seat } déplace son Surveillant pour construire.
ask-choose_plan = Quel Plan construisez-vous ? Vous le payez avec le dé et le Stockage.
wait-choose_plan = { $seat } choisit un Plan.
ask-choose_placement = { $plan } : où le Bâtiment se place-t-il ? Chaque Bâtiment qu’il touche produit pour son propriétaire.
wait-choose_placement = { $seat } choisit l’emplacement d’un Bâtiment ({ $plan }).
ask-waive_cost = { $plan } : l’Architecte vous fait économiser une ressource, laquelle ? (encore { $left })
wait-waive_cost = { $seat } choisit la ressource à économiser ({ $plan }).
ask-pay = Payez { $goods } : quelle part vient du dé ?
wait-pay = { $seat } paie { $goods }.
ask-legion_pick = Quel Bâtiment Armée utilisez-vous, pour ses Soldats ? ({ $left } au plus)
wait-legion_pick = { $seat } choisit des Bâtiments Armée (encore { $left } au plus).
ask-conquer_region = Où conquérez-vous, avec une Force Armée de { $force } ? Toutes les colonies de cette action sont dans une même région.
wait-conquer_region = { $seat } choisit où conquérir avec une Force Armée de { $force }.
ask-conquer_colony = { $region } : quelle colonie prenez-vous ? (Force Armée restante : { $force })
wait-conquer_colony = { $seat } choisit une colonie ({ $region }, Force Armée restante : { $force }).
ask-develop_region = Dans quelle région rénovez-vous des routes ? Chacune coûte une Pierre et rapporte de l’Héritage.
wait-develop_region = { $seat } choisit où rénover des routes.
ask-develop_road = { $region } : quelle route rénovez-vous ? (déjà rénovées : { $done })
wait-develop_road = { $seat } choisit une route ({ $region }, déjà rénovées : { $done }).
ask-tax_region = Quelle région taxez-vous ? Vos colonies reliées y produisent.
wait-tax_region = { $seat } choisit la région à taxer.
ask-tax_unlinked_pick = Severina fait aussi payer une colonie non reliée. Laquelle ?
wait-tax_unlinked_pick = { $seat } choisit une colonie non reliée qui paie aussi la taxe.
ask-trade_set = Quelles trois ressources identiques échangez-vous contre des Pièces ?
wait-trade_set = { $seat } choisit des ressources à échanger.
ask-trade_production = L’échange est fini : lequel de vos Bâtiments produit ?
wait-trade_production = { $seat } peut faire produire un Bâtiment après l’échange.
about-trade_production = produire après un échange
ask-saturn_plan = Saturne : quel est le { $number ->
    [1] premier
   *[other] second
} Plan à construire ?
wait-saturn_plan = { $seat } choisit un Plan pour Saturne.
ask-saturn_placement = Saturne, { $plan } : où le Bâtiment se place-t-il ? Rien ne produit à côté.
wait-saturn_placement = { $seat } choisit l’emplacement d’un Bâtiment de Saturne ({ $plan }).
ask-assign_resource = { $source ->
    [1] { $site } en { $cell } vous donne { $amount }
    [2] { $colony } vous donne { $amount }
   *[other] Vous recevez { $amount }
} : { $bribable ->
    [0] en quoi le stocker ?
   *[other] stocker, ou corrompre un Conseiller ?
}
wait-assign_resource = { $seat } stocke ou dépense { $amount }.
ask-market_pick = Quelle ressource le Marché vous donne-t-il ?
wait-market_pick = { $seat } choisit une ressource du Marché.
ask-insula_pick = Quel voisin de votre Insula utilisez-vous ? ({ $left } au plus)
wait-insula_pick = { $seat } choisit des voisins d’une Insula (encore { $left } au plus).
ask-steal_player = Dans le Stockage de qui prenez-vous une ressource ? Elle va dans votre Stockage.
wait-steal_player = { $seat } choisit à qui prendre une ressource.
ask-steal_resource = Quelle ressource prenez-vous ? Elle va dans votre Stockage.
wait-steal_resource = { $seat } choisit la ressource à prendre.
ask-claim_favour = Quelle Faveur revendiquez-vous, pour l’utiliser à l’un de vos tours ?
wait-claim_favour = { $seat } peut revendiquer une Faveur.
ask-place_rubble = Où Sénèque construit-il ses Décombres ({ $hill }) ? Les Bâtiments qu’ils touchent produisent.
wait-place_rubble = { $seat } place les Décombres de Sénèque ({ $hill }).
ask-seneca_road_tie = { $region } : quelle route Sénèque rénove-t-il ?
wait-seneca_road_tie = { $seat } choisit la route de Sénèque ({ $region }).

# -- coups
move-character = { $character }
move-village = { $colony }
move-draft = Prendre { $face }
move-double = Déployer un Sénateur, prendre un second dé
move-discard = Utiliser { $face }
move-keep = Garder la face
move-turn = { $source } : tourner sur { $face }
move-main = { $action }
move-deploy = Déployer un Sénateur : +1 { $icon }
move-bribe = Corrompre { $advisor } avec 1 { $icon }
move-store = Stocker 1 { $resource }
move-store-basket = Stocker 1 Panier comme { $resource }
move-use = Utiliser la Faveur { ELIDE("de", $favour) }
move-swap = Échanger 1 { $first } et 1 { $second } contre 1 { $resource }
move-end = Finir votre tour
move-stay = Rester
move-go = { $fish ->
    [0] Aller : { $site } en { $cell }
    [one] Aller : { $site } en { $cell }, pour { $fish } Poisson
   *[other] Aller : { $site } en { $cell }, pour { $fish } Poissons
}
move-plan = { $plan }
move-place = Poser { $form } en { $cell }
move-waive = Économiser 1 { $resource }
move-pay = { $count ->
    [0] Tout du Stockage
   *[other] Du dé : { $parts }
}
basket-as = { amount-basket } comme { $resource }
move-pick = { $site } en { $cell }
move-region = { $region }
move-conquer = Prendre { $colony }
move-renovate = { $road }
move-levy = { $colony }
move-exchange = { $from ->
    [die] Du dé : { $die }
    [stored] Du Stockage : { $stored }
   *[both] Du dé : { $die } ; du Stockage : { $stored }
}
move-claim = { $favour }
move-steal = { $seat }
move-take = { $resource }
move-stop = C’est tout

# -- ce qu'un coup coûte ou rapporte
preview-less = { $cost }, { $count } de moins au choix
preview-way = { $cost }, et { $fish ->
    [one] { $fish } Poisson
   *[other] { $fish } Poissons
} pour le chemin
preview-reach = pour construire : { $plans }
preview-beside = touche { $what }
preview-building = { $site } { ELIDE("de", $who) }
preview-colony = valeur { $value }, 1 Soldat en garnison, { $glory }
preview-value = valeur { $value }
preview-stores = stocke { $goods }
preview-links = relie { $colony } ({ $who } : { $amount })
preview-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
} à la fin
preview-box = case { $box } sur { $all }
preview-box-brings = { $where } : { $brings }
preview-road = coûte { $cost }, rapporte { $gains }
would-stay = Votre Surveillant reste où il est.
would-go = { $fish ->
    [0] Votre Surveillant va gratuitement à { $cell } ({ $site }).
    [one] Votre Surveillant va à { $cell } ({ $site }) pour { $fish } Poisson.
   *[other] Votre Surveillant va à { $cell } ({ $site }) pour { $fish } Poissons.
}
would-pay = { $free ->
    [1] Cela ne coûte rien.
   *[other] Cela coûte { $cost }.
}
would-gain = { $mine ->
    [1] Vous gagnez { $what }.
   *[other] { $seat } gagne { $what }.
}
would-gain-beside = { $mine ->
    [1] Vous gagnez { $what } (à côté : { $beside }).
   *[other] { $seat } gagne { $what } (à côté : { $beside }).
}
would-claim_favour = Vous pourrez ensuite prendre une Faveur.
would-market_pick = { $mine ->
    [1] Vous choisirez ensuite des ressources au Marché.
   *[other] { $seat } choisira ensuite des ressources au Marché.
}
would-insula_pick = { $mine ->
    [1] Votre Insula activera ensuite ses voisins.
   *[other] L’Insula { ELIDE("de", $seat) } activera ensuite ses voisins.
}
would-steal_player = Vous prendrez ensuite une ressource dans le Stockage de quelqu’un.
would-steal_resource = Vous choisirez ensuite la ressource prise.
preview-pays = { $what } ; { $coins } pour { $who }

# -- événements
event-character = { $seat } joue { $character }.
event-plans = Plans en jeu : { $plans }.
event-favours = Faveurs en jeu : { $favours }.
event-first = { $seat } reçoit la carte Proconsul.
event-village = { $seat } possède { $colony } dès le début.
event-round = La manche { $round } commence.
event-rolled = Les dés montrent { $dice }.
event-drafted = { $seat } prend { $face }.
event-senator = { $seat } déploie un Sénateur pour prendre un second dé.
event-left-over = Dé écarté : { $dice }.
event-turn = { $seat } utilise { $face }.
event-turned = { $seat } tourne son dé sur { $face } ({ $source }).
event-deployed = { $seat } déploie un Sénateur : +{ $amount }.
event-stored = { $seat } stocke { $amount }.
event-bribed = { $seat } corrompt { $advisor } avec { $amount } (case { $boxes }).
event-unlocked = { $advanced ->
    [0] { $seat } dispose désormais de la capacité { ELIDE("de", $advisor) }.
   *[other] { $seat } dispose désormais de la capacité avancée { ELIDE("de", $advisor) }.
}
event-icon = { $advisor } ajoute { $amount } au dé { ELIDE("de", $seat) }.
event-gained = { $seat } gagne { $amount } (total : { $total }).
stage-nero = { $seat } prend une carte Néron
stage-nero-worth = Cartes Néron : { $points } points
stage-nero-left = { $count ->
    [0] C’était la dernière carte Néron.
    [one] Il reste une carte Néron.
   *[other] Il reste { $count } cartes Néron.
}
event-nero = { $seat } atteint une case bleue et prend la { $nero }.
event-main = { $seat } choisit l’action { $action }.
event-favour = { $seat } utilise la Faveur { ELIDE("de", $favour) }.
event-returned = { $favour } retourne au centre.
event-claimed = { $seat } revendique la Faveur { ELIDE("de", $favour) }.
event-went = { $fish ->
    [0] { $seat } envoie son Surveillant : { $site } en { $cell }.
    [one] { $seat } envoie son Surveillant : { $site } en { $cell }, pour { $fish } Poisson.
   *[other] { $seat } envoie son Surveillant : { $site } en { $cell }, pour { $fish } Poissons.
}
event-paid = { $seat } paie { $goods }.
event-built = { $seat } construit : { $plan } en { $cell }.
event-foreman = { $seat } place son Contremaître : { $plan }.
event-foreman-home = { $seat } reprend son Contremaître : { $plan }.
event-produces = { $plan } en { $cell } : production pour { $seat }.
event-advisor = { $advisor } aide { $seat }.
event-stole = { $seat } prend { $amount } à { $other }.
event-raised = { $seat } lève des troupes : { $site } en { $cell }.
event-conquered = { $seat } conquiert { $colony }.
event-renovated = { $seat } rénove la route { $road }.
event-linked = { $colony } est reliée à Rome.
event-taxed = { $colony } paie la taxe à { $seat }.
event-exchanged = { $seat } échange { $goods }.
event-swapped = { $seat } échange 1 { $first } et 1 { $second } contre 1 { $resource }.
event-proconsul = { $seat } est Proconsul.
event-last-round = La dernière carte Néron est prise : la manche { $round } est la dernière.
event-park = Les Décombres en { $cell } deviennent un Parc.
event-final = { $seat } finit avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-die-six = { $upper ->
    [0] Sénèque fait { $die }, impair : la moitié du bas, { $colour }.
   *[1] Sénèque fait { $die }, pair : la moitié du haut, { $colour }.
}
event-seneca-no-die = Il ne reste pas de dé { $colour }.
event-seneca-drafted = Sénèque prend { $face }.
event-card = Carte de Sénèque : { $card }.
event-seals = { $count } { $count ->
    [one] sceau
   *[other] sceaux
} jusqu’ici.
event-seneca-nero = Ses sceaux donnent à Sénèque la { $nero }.
event-seneca-taken = { $plan } porte un Contremaître : Sénèque cherche un autre Plan du même type.
event-seneca-conquers = Sénèque va là où le moins de colonies sont conquises : { $region } ({ $count }).
event-seneca-develops = Sénèque va là où le moins de routes sont rénovées : { $region } ({ $count }).
event-seneca-plan = Le Contremaître de Sénèque prend un Plan : { $plan }.
event-seneca-no-plan = Sénèque ne trouve aucun Plan libre de ce type.
event-seneca-favour = Sénèque prend la Faveur { ELIDE("de", $favour) }.
event-seneca-once = { $region } : rien à faire une seconde fois.
event-rubble = Des Décombres sont construits en { $cell } ({ $hill }).
event-no-rubble = { $hill } : pas de place pour des Décombres.
event-seneca-colony = Sénèque conquiert { $colony }.
event-seneca-road = Sénèque rénove la route { $road }.
event-seneca-trade = Sénèque échange : un de vos Bâtiments peut produire.
event-failure = Rien de la carte n’est possible : Sénèque fait une action d’échec.
event-nothing = Sénèque ne fait rien.
event-variant = Carte de Sénèque : { $card }.
event-laid = Sénèque pose deux cartes : { $a }/{ $b } à gauche, { $c }/{ $d } à droite.
event-reshuffled = La pioche de Sénèque est remélangée.
event-seneca-final = Sénèque finit avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} (Parcs { $parks }, Décombres { $rubble }, routes { $roads }, colonies { $colonies }, cartes Néron { $nero }).
event-seneca-foreman = Le Contremaître de Sénèque se place : { $plan }.
event-seneca-home = Le Contremaître de Sénèque quitte son Plan : { $plan }.
event-seneca-proconsul = Sénèque est Proconsul.

# -- pourquoi pas
why-RR-1_6 = { $senators ->
    [0] Vous n’avez pas de Sénateur libre.
    [one] Vous avez { $senators } Sénateur libre.
   *[other] Vous avez { $senators } Sénateurs libres.
}
why-RR-4_13 = { $action_id ->
    [build] Aucun Plan ne peut être payé et placé là où votre Surveillant peut aller.
    [raise_legion] Il n’y a aucun Bâtiment Armée sur la carte.
   *[other] Aucune route ne peut être rénovée à présent.
}
why-RR-5_10 = De là, vous ne pouvez payer et placer aucun Plan.
why-RR-5_21 = Ce Plan se construit { $restriction }.
why-RR-5_3 = Aucune chaîne de Bâtiments n’y mène.
why-RR-5_4 = Le chemin coûte { $fish ->
    [one] { $fish } Poisson
   *[other] { $fish } Poissons
} et vous en avez { $has }.
why-RR-1_13 = À payer : { $cost }. Sur le dé : { $die } ; en Stockage : { $stored }.
why-RR-5_23 = À payer : { $cost }. Sur le dé : { $die } ; en Stockage : { $stored }.
why-RR-5_36 = Ce chemin coûte { $fish ->
    [one] { $fish } Poisson
   *[other] { $fish } Poissons
}.
why-RR-8_5 = Il n’y a de Pierre ni sur le dé ni en Stockage.
why-RR-9_2 = Vous n’avez pas de colonie reliée qui puisse payer.
why-RR-10_2 = Vous n’avez pas trois ressources identiques.
why-RR-14_18 = Saturne coûte trois Bijoux, et vous avez { amount-jewel }.
why-RR-11_1 = Il n’en reste pas sur le dé : { $icon }.
why-RR-11_6 = Il n’en reste pas sur le dé : { $icon }.
why-RR-7_3 = Il faut une Force Armée de { $value } ; la vôtre est de { $force }.
why-RR-7_6 = { $soldiers ->
    [0] Vous n’avez pas de Soldat libre.
    [one] Vous avez { $soldiers } Soldat libre.
   *[other] Vous avez { $soldiers } Soldats libres.
}
why-RR-11_9 = Toutes les cases { ELIDE("de", $advisor) } sont cochées.
why-RR-2_5 = Cette Faveur n’est pas dans cette partie : { $favour }.
why-RR-2_11 = Ce personnage est pris : { $character }.
why-RR-4_2 = Votre action principale est faite.
why-RR-4_9 = { $deployed ->
    [1] Vous avez déjà déployé un Sénateur ce tour-ci.
   *[0] Votre action principale est faite : un Sénateur aide avant elle.
}
why-RR-5_1 = Votre dé n’a ni Constructeur ni Architecte.
why-RR-5_8 = Un autre Surveillant s’y tient.
why-RR-5_11 = Un Contremaître est sur ce Plan ({ $plan }), et votre dé n’a pas d’Architecte.
why-RR-5_13 = Le coût ne comprend pas de { $resource } à économiser.
why-RR-5_16 = Ce Bâtiment ({ $plan }) n’a pas la place contre celui où se tient votre Surveillant.
why-RR-5_17 = Ce n’est pas la forme de ce Plan.
why-RR-5_18 = Il ne serait pas sur du terrain libre de la ville.
why-RR-5_19 = Il serait sur deux collines.
why-RR-5_20 = Il serait des deux côtés du mur.
why-RR-6_1 = Votre dé n’a pas de Légionnaire.
why-RR-6_2 = Ce n’est pas un Bâtiment Armée, ou il a déjà servi : { $site } en { $cell }.
why-RR-7_4 = { $colony } est dans une autre région.
why-RR-7_5 = Aucune route ne mène à { $colony } depuis Rome ou une colonie conquise.
why-RR-7_9 = { $colony } a déjà un propriétaire.
why-RR-8_1 = Votre dé n’a pas de Constructeur ; un Architecte ne suffit pas.
why-RR-8_2 = Cette route est dans une autre région : { $road }.
why-RR-8_3 = Cette route ne part ni de Rome ni d’une colonie reliée : { $road }.
why-RR-8_4 = Aucune route à rénover n’y joint Rome ou des colonies conquises.
why-RR-8_6 = Cette route est déjà rénovée : { $road }.
why-RR-10_7 = Ce Bâtiment n’est pas à vous.
why-RR-10_8 = Ce Bâtiment n’a pas de production : { $site } en { $cell }.
why-RR-10_11 = Vous n’avez pas ces trois ressources, ou elles ne peuvent pas valoir toutes la même.
why-RR-10_12 = Cette Insula n’a pas de voisin dont elle puisse utiliser la production.
why-RR-12_12 = Ce n’est pas une de vos colonies non reliées dans une région que vous taxez.
why-RR-11_10 = { $advisor } n’est pas votre Conseiller.
why-RR-14_1 = Personne n’a encore revendiqué cette Faveur : { $favour }.
why-RR-14_2 = Cette Faveur est à un autre joueur : { $favour }.
why-RR-14_4 = Vous avez déjà utilisé une Faveur ce tour-ci.
why-RR-14_8 = Aucun de vos Conseillers ne permet de revendiquer cette Faveur : { $favour }.
why-RR-17_7 = Le Marché ne donne pas de { $resource }.
why-RR-17_9 = { $seat } n’a rien en Stockage.
why-RR-18_22 = Les Décombres ne seraient pas sur des cases libres de cette colline.
why-RR-18_23 = Ici, les Décombres ne toucheraient aucun de vos Bâtiments, et c’est possible ailleurs.
why-RR-18_24 = Ici, les Décombres ne toucheraient pas le Forum, et c’est possible ailleurs.
why-RR-14_10 = Junon ne construit pas ce Plan, de type Religion : { $plan }.
why-RR-17_6 = L’Insula ne peut pas utiliser ce Bâtiment, ou l’a déjà fait : { $site } en { $cell }.
why-RR-19_7 = Aucune suite de Bâtiments n’y mène, ou des Décombres infranchissables la coupent.
why-RR-4_16 = Sans la Faveur, cette action est impossible.
why-RR-18_31 = Une autre route passe avant pour Sénèque : plus près de Rome, avec moins de stèles, ou vers sa colonie.
why-RR-2_8 = Ce n’est pas un des deux villages où le Praefectus peut commencer.
why-RR-14_13 = { $acted ->
    [0] Jupiter s’utilise après une action principale.
    [1] Aucune autre action principale n’est possible avec ce dé.
   *[other] Avec Jupiter, la seconde action principale est une autre.
}
why-RR-14_22 = { $number ->
    [0] Il n’y a de place pour aucune paire de Plans proposés.
    [1] Il ne resterait pas de place pour un second Bâtiment.
   *[other] Il n’y a pas de place pour lui à côté du premier.
}

# -- la fin
ending-solo = { $winners }
result-won = Vous avez plus de points que Sénèque : Néron a un nouveau bras droit.
result-lost = Sénèque garde sa place auprès de Néron.
score-coins = Pièces
score-buildings_track = Bâtiments
score-legacy = Héritage
score-glory = Gloire
score-advisors = Conseillers
score-plan_points = Plans
score-nero = Cartes Néron
score-soldiers = Soldats
score-senators = Sénateurs
score-parks = Parcs
score-rubble = Décombres
score-roads = Routes
score-colonies = Colonies

# -- le plateau
where-setup = Mise en place
where-draft = Manche { $round }, draft des dés
where-turns = Manche { $round }, tours
where-last = { $where } (dernière manche)
where-over = Après la manche { $round }
either = { $most } ou { $last }
board-legend = Signes de la carte
legend-ground = { $hills } ; . marécage ; ~~ Tibre ; == pont ; ## Forum
legend-wall = ║ et ═══ : mur Servien ; │ et ─── : bord d’un Bâtiment
legend-buildings = deux lettres : un Bâtiment, et dans ses autres cases le numéro de son propriétaire
legend-goods = Ressources à recouvrir : { $goods }
legend-rubble = xx Décombres ; oo Parc
legend-sign = { $sign } { $what }
board-turn = Ce tour
board-order = Ordre du tour
board-proconsul = { $who } (Proconsul)
board-dice = Dés à prendre
board-left-over = Dé écarté
board-die = Dé { ELIDE("de", $seat) }
board-pool = Icônes restantes
board-done = Fait
board-senator-used = Sénateur déployé pour une icône
board-favours-used = Faveurs utilisées
board-favours-now = Faveur de cette action
board-second = Seconde action principale
second-to-come = à venir
second-done = faite
board-lent = Prêté par une Faveur
board-building = { $site } en { $cell }
board-plans = Plans
board-cost = coûte { $cost }
board-foreman = Contremaître : { $who }
board-kind = { $type } { $number }
board-favours = Faveurs
board-nero = Cartes Néron restantes
board-regions = Régions
board-region = { $region } ({ $resource })
board-value = valeur { $value }
board-owner = à { $who }
board-linked = reliée à Rome
board-none = rien
board-characters = Personnages au choix
centre = au centre
seneca = Sénèque
restriction-none = n’importe où
restriction-hill_only = sur une seule colline
restriction-hill_touch = touchant une colline
restriction-marsh_only = seulement sur le marécage
restriction-tiber = au bord du Tibre
restriction-inside_wall = dans les murs
restriction-outside_wall = hors les murs
panel-character = Personnage
panel-coins = Pièces
panel-buildings = Bâtiments
panel-legacy = Héritage
panel-glory = Gloire
panel-track = { $n } sur { $most }, case bleue : { $blue }
panel-building-track = { $n } sur { $most }, pour { $points ->
    [one] { $points } point
   *[other] { $points } points
} (cases : { $values }), case bleue : { $blue }
panel-soldiers = Soldats
panel-senators = Sénateurs
panel-people = { $n } sur { $most }, { $free ->
    [one] { $free } libre
   *[other] { $free } libres
}
panel-storage = Stockage
panel-dice = Dés
panel-advisor = { $boxes ->
    [one] { $boxes } case
   *[other] { $boxes } cases
} sur { $all }
panel-turned = a déjà tourné un dé cette manche
panel-advisor-box = [{ $box }] { $what }
panel-cards = Cartes
panel-proconsul = carte Proconsul
panel-overseer = Surveillant
panel-foreman = Contremaître
panel-beside = à côté de la feuille
panel-built = Construits
panel-seals = Sceaux
panel-seals-row = { $count } (cartes Néron à { $thresholds })
panel-deck = Pioche
panel-deck-row = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} ; dessus { $top }
panel-pile-row = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
panel-left = Carte de gauche
panel-right = Carte de droite
panel-discard = Défausse
panel-score = Points
back = { $upper }/{ $lower }
hidden = cachée

# -- ce que font cartes, dés et Conseillers
letters = { $plan ->
   *[other] { $printed }
}
die = { $face } ({ $icons })
at-what = { $when } : { $what }
and-then = { $first } ; { $then }
per-road = { $what } par route
per-region = { $what } par région qui a produit
gives-bonus = à la construction { $what }
gives-legion = pour une Légion { $what }
gives-production = produit { $what }
gives-points = à la fin { $what }
when-build = chaque Bâtiment { $types } que vous construisez
when-raise_legion = Lever une Légion
when-conquer = { $colonies ->
    [0] Conquérir
    [1] Conquérir
   *[other] Conquérir { $colonies } colonies ou plus
}
when-develop = Développer
when-tax = Taxer
when-trade = Échanger
when-die = { $icons } sur la face de votre dé
when-link = une de vos colonies est reliée
when-trade_group = chaque groupe que vous échangez
when-before_turn = { $limit ->
    [1] une fois par manche, avant votre tour
   *[other] avant votre tour
}
when-senator_from_build = chaque Sénateur gagné en construisant
when-opponent_build = chaque Bâtiment { $types } d’un autre joueur
when-claim_favour = chaque Faveur que vous revendiquez
when-use_favour = chaque Faveur que vous utilisez
timing-during_action = { $actions } (sauf { $types })
timing-after_action = après votre action principale
timing-before_turn = avant votre tour
timing-free_action = pour { $cost }, à tout moment de votre tour
does-gain_choice = { $n } au choix parmi { $among }
does-gain_if = { $what } si vous avez routes ou colonies dans { $least } régions
does-gain_per_group = { $what } de plus par groupe
does-add_icon = +{ $what }
does-activate_adjacent = { $n ->
    [one] la production d’un voisin
   *[other] les productions de { $n } voisins
}
does-steal = { $n ->
    [one] prendre { $n } ressource à un autre joueur
   *[other] prendre { $n } ressources à un autre joueur
}
does-claim_favour = revendiquer une Faveur
does-permit_saturn = vous pouvez revendiquer { $permits }
does-change_face = tournez votre dé sur la face voulue
does-second_action = une autre action principale avec le même dé
does-trade_unlimited_groups = autant de groupes que voulu
does-tax_all_linked = toutes vos colonies comptent comme reliées
does-build_free_form = en { $shape } contre n’importe quel Bâtiment, sans souci des collines ni du mur
does-building_track_marks = { $n ->
    [one] cochez { $n } case de la piste Bâtiments
   *[other] cochez { $n } cases de la piste Bâtiments
}
does-saturn_build = construisez { $n } Plans différents sans Contremaître contre n’importe quel Bâtiment
does-tax_unlinked = { $n ->
    [one] Taxer : { $n } de vos colonies non reliées paie aussi
   *[other] Taxer : { $n } de vos colonies non reliées paient aussi
}
does-road_discount = { $n ->
    [one] Développer : la première route ne coûte pas de Pierre
   *[other] Développer : les { $n } premières routes ne coûtent pas de Pierre
}
does-plan_discount = { $n ->
    [one] les Plans { $types } vous coûtent { $n } ressource de moins
   *[other] les Plans { $types } vous coûtent { $n } ressources de moins
}
does-favours_per_turn = vous pouvez utiliser { $n } Faveurs par tour
points-flat = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
points-inside_full_3x3 = { points-flat } dans un carré 3x3 entièrement bâti
points-empty_neighbours = { points-flat } avec { $least } cases vides autour
points-adjacent_buildings = { points-flat } à côté de { $least } Bâtiments
points-adjacent_opponent_type = { points-flat } à côté d’un Bâtiment { $type } d’un autre joueur
points-own_soldiers = { points-flat } par { $each } Soldats, { $most } au plus
points-hills_with_own_building = { points-flat } par colline où vous avez un Bâtiment, { $most } au plus
points-own_advisors_advanced = { points-flat } par Conseiller à { $boxes } cases, { $most } au plus
points-own_stored_resources = { points-flat } par { $each } ressources stockées, { $most } au plus
seneca-build = { $which ->
    [lower] Construire { $type }, plus petit numéro
    [higher] Construire { $type }, plus grand numéro
   *[only] Construire { $type }
}
seneca-rubble = { $build } ; Décombres ({ $hill }), { $shape_id ->
    [I3] trois cases en ligne
    [L3] trois cases en équerre
   *[other] { $shape }
}
seneca-times = { $action } ×{ $times }
seneca-no-seal = { $action } (sans sceau)

# -- amounts
amount-wood = { $count } Bois
amount-brick = { $count ->
    [one] { $count } Brique
   *[other] { $count } Briques
}
amount-stone = { $count ->
    [one] { $count } Pierre
   *[other] { $count } Pierres
}
amount-fish = { $count ->
    [one] { $count } Poisson
   *[other] { $count } Poissons
}
amount-jewel = { $count ->
    [one] { $count } Bijou
   *[other] { $count } Bijoux
}
amount-basket = { $count ->
    [one] { $count } Panier
   *[other] { $count } Paniers
}
amount-coin = { $count ->
    [one] { $count } Pièce
   *[other] { $count } Pièces
}
amount-soldier = { $count ->
    [one] { $count } Soldat
   *[other] { $count } Soldats
}
amount-senator = { $count ->
    [one] { $count } Sénateur
   *[other] { $count } Sénateurs
}
amount-nero = { $count ->
    [one] une carte Néron
   *[other] { $count } cartes Néron
}
amount-legacy = { $count } Héritage
amount-glory = { $count } Gloire
amount-auxiliary = { $count ->
    [one] { $count } Auxiliaire
   *[other] { $count } Auxiliaires
}
amount-builder = { $count ->
    [one] { $count } Constructeur
   *[other] { $count } Constructeurs
}
amount-architect = { $count ->
    [one] { $count } Architecte
   *[other] { $count } Architectes
}
amount-merchant = { $count ->
    [one] { $count } Marchand
   *[other] { $count } Marchands
}
amount-legion = { $count ->
    [one] { $count } Légionnaire
   *[other] { $count } Légionnaires
}
amount-any = { $count ->
    [one] { $count } ouvrier au choix
   *[other] { $count } ouvriers au choix
}

amount-region_resource = { $count ->
    [one] la ressource de la région
   *[other] { $count } fois la ressource de la région
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
favour-juno = Junon
favour-jupiter = Jupiter
favour-mars = Mars
favour-mercury = Mercure
favour-minerva = Minerve
favour-saturn = Saturne
region-gaul = Gaule
region-hispania = Hispanie
region-asia_minor = Asie Mineure
region-egypt = Égypte
colony-massilia = Massilia
colony-lugdunum = Lugdunum
colony-lutetia = Lutèce
colony-burdigala = Burdigala
colony-tarraco = Tarraco
colony-saguntum = Sagonte
colony-toletum = Tolède
colony-gades = Gadès
colony-nicomedia = Nicomédie
colony-ephesus = Éphèse
colony-trapezus = Trébizonde
colony-antiochia = Antioche
colony-cyrene = Cyrène
colony-alexandria = Alexandrie
colony-memphis = Memphis
colony-thebae = Thèbes
road-rome_massilia = Rome – Massilia
road-massilia_lugdunum = Massilia – Lugdunum
road-lugdunum_lutetia = Lugdunum – Lutèce
road-massilia_burdigala = Massilia – Burdigala
road-burdigala_lutetia = Burdigala – Lutèce
road-rome_tarraco = Rome – Tarraco
road-rome_saguntum = Rome – Sagonte
road-tarraco_toletum = Tarraco – Tolède
road-saguntum_toletum = Sagonte – Tolède
road-toletum_gades = Tolède – Gadès
road-rome_nicomedia = Rome – Nicomédie
road-nicomedia_ephesus = Nicomédie – Éphèse
road-nicomedia_trapezus = Nicomédie – Trébizonde
road-ephesus_antiochia = Éphèse – Antioche
road-trapezus_antiochia = Trébizonde – Antioche
road-rome_cyrene = Rome – Cyrène
road-rome_alexandria = Rome – Alexandrie
road-cyrene_alexandria = Cyrène – Alexandrie
road-alexandria_memphis = Alexandrie – Memphis
road-memphis_thebae = Memphis – Thèbes
plan-camp = Camp
plan-training_ground = Terrain d’Entraînement
plan-construction_post = Poste de Construction
plan-barracks = Caserne
plan-armoury = Armurerie
plan-esplanade = Esplanade
plan-garden = Jardin
plan-baths = Thermes
plan-theatre = Théâtre
plan-circus = Cirque
plan-carpenter = Charpentier
plan-brickmaker = Briquetier
plan-stonecutter = Tailleur de Pierre
plan-fishery = Pêcherie
plan-jeweller = Joaillier
plan-temple = Temple
plan-villa = Villa
plan-market = Marché
plan-insula = Insula
plan-magistracy = Magistrature
plan-warehouse = Entrepôt
site-forum = Forum
site-rubble = Décombres
site-park = Parc
hill-capitoline = Capitole
hill-palatine = Palatin
hill-aventine = Aventin
hill-caelian = Cælius
hill-esquiline = Esquilin
hill-viminal = Viminal
hill-quirinal = Quirinal
mark-wood = W
mark-brick = B
mark-stone = S
mark-fish = F
mark-jewel = J
icon-wood = Bois
icon-brick = Brique
icon-stone = Pierre
icon-fish = Poisson
icon-jewel = Bijou
icon-basket = Panier
icon-auxiliary = Auxiliaire
icon-builder = Constructeur
icon-architect = Architecte
icon-merchant = Marchand
icon-legion = Légionnaire
icon-any = ouvrier au choix
gain-coin = Pièces
gain-soldier = Soldats
gain-senator = Sénateurs
gain-legacy = Héritage
gain-glory = Gloire
colour-blue = bleu
colour-yellow = jaune
colour-red = rouge
face-blue-1 = bleu 1
face-blue-2 = bleu 2
face-blue-3 = bleu 3
face-blue-4 = bleu 4
face-blue-5 = bleu 5
face-blue-6 = bleu 6
face-yellow-1 = jaune 1
face-yellow-2 = jaune 2
face-yellow-3 = jaune 3
face-yellow-4 = jaune 4
face-yellow-5 = jaune 5
face-yellow-6 = jaune 6
face-red-1 = rouge 1
face-red-2 = rouge 2
face-red-3 = rouge 3
face-red-4 = rouge 4
face-red-5 = rouge 5
face-red-6 = rouge 6
action-build = Construire
action-raise_legion = Lever une Légion
action-conquer = Conquérir
action-develop = Développer
action-tax = Taxer
action-trade = Échanger
nero-nero_8 = carte Néron de 8 points
nero-nero_6 = carte Néron de 6 points
nero-nero_4 = carte Néron de 4 points
nero-nero_2 = carte Néron de 2 points
card-seneca_01 = Sénèque 1
card-seneca_02 = Sénèque 2
card-seneca_03 = Sénèque 3
card-seneca_04 = Sénèque 4
card-seneca_05 = Sénèque 5
card-seneca_06 = Sénèque 6
card-seneca_07 = Sénèque 7
card-seneca_08 = Sénèque 8
card-seneca_09 = Sénèque 9
card-seneca_10 = Sénèque 10
card-seneca_11 = Sénèque 11
card-seneca_12 = Sénèque 12
card-seneca_13 = Sénèque 13
card-seneca_14 = Sénèque 14
card-seneca_15 = Sénèque 15
card-seneca_16 = Sénèque 16
card-seneca_17 = Sénèque 17
card-seneca_18 = Sénèque 18
type-a = Armée
type-l = Loisir
type-m = Manufacture
type-r = Religion
type-u = Urbanisme

# -- l'image
area-table = La ville et l’Empire
area-mine = Votre feuille
area-sheet = { $seat }
picture-tiber = Tibre
picture-rome = Rome
picture-laid-0 = de gauche
picture-laid-1 = de droite
picture-discard = défaussée
picture-draft = Ordre du draft
picture-turns = Ordre du tour
piece-draft = Ordre du draft des dés : { $order }
piece-turns = Ordre du tour : { $order }
piece-hill = { $hill }, une colline
reads-hill = Un Bâtiment peut occuper une colline et le marécage qui l’entoure, jamais deux collines.
piece-because = { $mine ->
    [1] { $site } produit parce que vous avez construit à côté
   *[other] { $site } produit parce { ELIDE("que", $seat) } a construit à côté
}
piece-city = La ville, case
piece-building = { $site } { ELIDE("de", $seat) } en { $cell }
piece-planned = { $site } { ELIDE("de", $seat) } en { $cell }, encore à construire
piece-site = { $site } en { $cell }
piece-overseer = Surveillant { ELIDE("de", $seat) } : { $site } en { $cell }
piece-region = { $region }, ressource : { $resource }
piece-road = La route { $road } : { $legacy }
piece-road-of = La route { $road } { ELIDE("de", $seat) } : { $legacy }
piece-colony = { $colony } : valeur { $value }, { $glory }
piece-colony-of = { $linked ->
    [0] { $colony }, à { $seat } : valeur { $value }, { $glory }
   *[other] { $colony }, à { $seat }, reliée à Rome : valeur { $value }, { $glory }
}
piece-die = Dé à prendre : { $face }
piece-die-left = Dé écarté : { $face }
piece-die-of = Dé { ELIDE("de", $seat) } : { $face }
piece-die-now = Dé de ce tour, { $seat } : { $face }
piece-plan = Plan { $plan } : coûte { $cost }
piece-foreman = Contremaître { ELIDE("de", $seat) } sur le Plan { $plan }
piece-foreman-home = Contremaître { ELIDE("de", $seat) }, à côté de la feuille
piece-character = Personnage au choix : { $character }
piece-action = { $done ->
    [0] Action principale : { $action }
   *[other] Action principale, faite : { $action }
}
piece-favour = Faveur { ELIDE("de", $favour) }, { $where }
piece-nero = Cartes Néron : la première vaut { points-flat }, il en reste { $number }
piece-nero-of = Carte Néron de { points-flat }, { $seat }
piece-sheet = { $proconsul ->
    [0] { $seat }, { $character }
   *[other] { $seat }, { $character }, Proconsul
}
piece-summary = La feuille { ELIDE("de", $seat) }, de loin
piece-proconsul = { $seat } est Proconsul
piece-soldiers = { $seat } : { $free ->
    [one] { $free } Soldat libre
   *[other] { $free } Soldats libres
}, { $number } en tout
piece-senators = { $seat } : { $free ->
    [one] { $free } Sénateur libre
   *[other] { $free } Sénateurs libres
}, { $number } en tout
piece-track = { $seat }, { $track } : { $number ->
    [one] { $number } case
   *[other] { $number } cases
} sur { $most }, { points-flat }, case bleue : { $blue }
piece-advisor = { $advisor }, Conseiller { ELIDE("de", $seat) } : { $number ->
    [one] { $number } case
   *[other] { $number } cases
} sur { $most }
piece-storage = Votre Stockage
piece-stored = En Stockage, { $seat } : { $amount }
piece-incoming = Vient d’être produit : { $amount }
piece-take = À prendre : { $amount }
piece-cost = À payer : { $amount }
piece-icon = Icône sur le dé { ELIDE("de", $seat) } : { $amount }
piece-deck = La pioche de Sénèque : { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}
piece-card = Carte de Sénèque, { $place } : { $card }
piece-card-back = Carte de Sénèque, { $place }, cachée : { $upper } sur { $lower }
piece-seals-now = Sceaux de Sénèque jusqu’ici : { $number }
piece-seals = Sceaux de Sénèque : { $number } ; cartes Néron à { $thresholds }
piece-seneca-points = Sénèque : { points-flat } jusqu’ici
piece-seneca = Le plateau de Sénèque
piece-die-six = Sénèque a lancé un { $number }
piece-card-now = La dernière carte : { $card }
piece-seneca-scores = Les points de Sénèque : { $list }
piece-rubble = Décombres à poser ({ $hill })
reads-colony = Pour la conquérir, il faut une Force Armée de { $value } : Soldats libres, et Auxiliaires du dé. Un Soldat y reste en garnison. Elle rapporte { $glory } ; une fois reliée à Rome, { $amount } chaque fois que la région est taxée.
reads-force = { $why ->
    [ready] Votre Force Armée est de { $force } : cela suffit.
    [weak] Votre Force Armée est de { $force } : c’est trop peu.
    [soldiers] Vous n’avez pas de Soldat libre pour la garnison.
   *[apart] Aucune route ne la joint à Rome ou à une colonie conquise : pas encore possible.
}
reads-taken = { $linked ->
    [1] Reliée à Rome : quand la région est taxée, elle rapporte { $amount } à { $seat }.
   *[other] Pas encore reliée à Rome : dès qu’une route rénovée la joint, elle rapporte { $amount } à { $seat }, et autant chaque fois que la région est taxée.
}
reads-road = Pour la rénover, il faut un Constructeur et 1 Pierre. Elle rapporte { $legacy } ; une deuxième route dans la même action rapporte 2 Héritage de plus.
reads-unlinked = { $why ->
    [apart] Elle ne touche ni Rome ni une colonie reliée : pas encore possible.
   *[free] Elle mène à une colonie que personne ne tient : pas encore possible.
}
reads-forum = Le Forum n’est à personne ; tous les Surveillants peuvent s’y tenir.
reads-rubble = Décombres : un de vos Bâtiments à côté en fait un Parc et vous apporte un Sénateur.
reads-park = Un Parc : le Surveillant peut s’y arrêter ; il ne donne plus rien.
reads-advisor = { $advisor }. { $base_at } cases : { $base }. { $advanced_at } cases : { $advanced }. { $boxes } cases : { $points }.
short-build = Construire
short-raise_legion = Légion
short-conquer = Conquérir
short-develop = Développer
short-tax = Taxer
short-trade = Échanger

# -- on the shelf
box-about = Choisissez des dés et redessinez Rome après l’incendie, édifice par édifice, route par route.
box-emblem = rolling-dices

# tout ce qu’il y a dans la boîte
contents-plans = Plans : { $type }
contents-plan-cost = Coût : { $cost }
contents-favours = Faveurs des dieux
contents-characters = Personnages et leurs Conseillers
contents-character = Sa feuille montre avec quoi on commence.
contents-dice = Dés, face par face
contents-nero = Cartes Néron
contents-nero-card = Pour une case bleue d’une piste ; la plus forte est au-dessus.
