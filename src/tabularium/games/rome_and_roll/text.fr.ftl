# -- options
option-characters = Personnages
option-characters-help = Les feuilles sont distribuées au hasard, ou chacun choisit dans l'ordre des places.
option-characters-random = au hasard
option-characters-chosen = choisis dans l'ordre des places
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
option-easier_scores-help = Sénèque ne marque que 3 points par route.
option-easier_scores-no = non
option-easier_scores-yes = oui
option-two_for_one = Deux contre une
option-two_for_one-help = À votre tour, deux ressources stockées en valent une autre, sauf un Bijou.
option-two_for_one-no = non
option-two_for_one-yes = oui
option-no_fail_action = Pas d'action d'échec
option-no_fail_action-help = Quand sa carte est impossible, Sénèque ne fait rien.
option-no_fail_action-no = non
option-no_fail_action-yes = oui
option-harder_scores = Score corsé
option-harder_scores-help = Sénèque marque 2 par Parc, 4 par Décombres et 3 par route.
option-harder_scores-no = non
option-harder_scores-yes = oui
option-seneca_asia_minor = Sénèque en Asie Mineure
option-seneca_asia_minor-help = Sénèque possède Nicomédie dès le début, déjà reliée.
option-seneca_asia_minor-no = non
option-seneca_asia_minor-yes = oui
option-seneca_egypt = Sénèque en Égypte
option-seneca_egypt-help = Sénèque possède Cyrène dès le début, déjà reliée.
option-seneca_egypt-no = non
option-seneca_egypt-yes = oui
option-rubble_blocks_overseer = Décombres infranchissables
option-rubble_blocks_overseer-help = Votre Surveillant n'entre pas dans les Décombres et ne les traverse pas.
option-rubble_blocks_overseer-no = non
option-rubble_blocks_overseer-yes = oui

# -- questions, pour qui agit et pour qui attend
ask-choose_character = Choisissez votre personnage.
wait-choose_character = { $seat } choisit un personnage.
ask-choose_village = Choisissez le village qui est à vous dès le début.
wait-choose_village = { $seat } choisit un village.
ask-draft_die = Prenez un dé.
wait-draft_die = { $seat } prend un dé.
ask-double_draft = Déployez-vous un Sénateur pour prendre tout de suite un second dé ?
wait-double_draft = { $seat } peut prendre tout de suite un second dé.
ask-draft_extra_die = Prenez le second dé.
wait-draft_extra_die = { $seat } prend un second dé.
ask-choose_die = Quel dé utilisez-vous pour ce tour ?
wait-choose_die = { $seat } choisit le dé de son tour.
ask-change_face = Le dé montre { $face }. Le tourner sur une autre face ?
wait-change_face = { $seat } peut tourner son dé.
ask-turn_menu = { $main ->
    [0] À vous, avec { $icons } : une action principale, et des actions gratuites à volonté.
    [1] L'action principale est faite. Il reste du dé : { $icons }. Actions gratuites, ou fin du tour.
   *[2] Une seconde action principale, avec { $icons }, et des actions gratuites à volonté.
}
wait-turn_menu = { $seat } joue son tour.
ask-declare_favour = { $action } : utilisez-vous une Faveur ?
wait-declare_favour = { $seat } peut utiliser une Faveur pour : { $action }.
ask-store_basket = Stocker le Panier comme…
wait-store_basket = { $seat } stocke un Panier.
ask-overseer_move = Où va votre Surveillant avant de construire ?
wait-overseer_move = { $seat } déplace son Surveillant.
ask-choose_plan = Quel Plan construisez-vous ?
wait-choose_plan = { $seat } choisit un Plan.
ask-choose_placement = Où placer : { $plan } ? (Est nommée sa première case, dans le sens de la lecture.)
wait-choose_placement = { $seat } place : { $plan }.
ask-waive_cost = { $plan } : quelle ressource économisez-vous ? (encore { $left })
wait-waive_cost = { $seat } choisit une économie pour : { $plan }.
ask-pay = Payez { $cost } : quelle part vient du dé ?
wait-pay = { $seat } paie { $cost }.
ask-legion_pick = Quel Bâtiment Armée lève votre Légion ? ({ $left } au plus)
wait-legion_pick = { $seat } lève une Légion (encore { $left } au plus).
ask-conquer_region = Où conquérez-vous, avec une Force Armée de { $force } ?
wait-conquer_region = { $seat } part en conquête avec une Force Armée de { $force }.
ask-conquer_colony = { $region } : quelle colonie prenez-vous ? (Force restante : { $force })
wait-conquer_colony = { $seat } conquiert : { $region } (Force restante : { $force }).
ask-develop_region = Dans quelle région rénovez-vous des routes ?
wait-develop_region = { $seat } choisit où rénover des routes.
ask-develop_road = { $region } : quelle route rénovez-vous ? (déjà faites : { $done })
wait-develop_road = { $seat } rénove des routes : { $region } (déjà faites : { $done }).
ask-tax_region = Quelle région taxez-vous ?
wait-tax_region = { $seat } choisit la région à taxer.
ask-tax_unlinked_pick = Quelle colonie non reliée produit aussi ?
wait-tax_unlinked_pick = { $seat } choisit une colonie non reliée qui produit aussi.
ask-trade_set = Quelles trois ressources échangez-vous ?
wait-trade_set = { $seat } échange des ressources.
ask-trade_production = Après l'échange : lequel de vos Bâtiments produit ?
wait-trade_production = Après l'échange, { $seat } peut faire produire un Bâtiment.
ask-saturn_plan = Saturne : quel est le { $number ->
    [1] premier
   *[other] second
} Plan ?
wait-saturn_plan = { $seat } choisit un Plan pour Saturne.
ask-saturn_placement = Saturne : où placer : { $plan } ? (Est nommée sa première case, dans le sens de la lecture.)
wait-saturn_placement = { $seat } place pour Saturne : { $plan }.
ask-assign_resource = Vous recevez 1 { $icon } : stocker, ou corrompre un Conseiller ?
wait-assign_resource = { $seat } stocke ou dépense 1 { $icon }.
ask-market_pick = Quelle ressource le Marché vous donne-t-il ?
wait-market_pick = { $seat } choisit une ressource du Marché.
ask-insula_pick = Quel voisin de l'Insula activez-vous ? ({ $left } au plus)
wait-insula_pick = { $seat } active des voisins d'une Insula (encore { $left } au plus).
ask-steal_player = Dans le Stockage de qui prenez-vous une ressource ?
wait-steal_player = { $seat } choisit à qui prendre une ressource.
ask-steal_resource = Quelle ressource prenez-vous ?
wait-steal_resource = { $seat } choisit la ressource à prendre.
ask-claim_favour = Quelle Faveur revendiquez-vous ?
wait-claim_favour = { $seat } peut revendiquer une Faveur.
ask-place_rubble = Où tombent les Décombres de Sénèque ({ $hill }) ? (Est nommée leur première case, dans le sens de la lecture.)
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
move-deploy = Déployer un Sénateur : + { $icon }
move-bribe = Corrompre { $advisor } avec 1 { $icon }
move-store = Stocker 1 { $resource }
move-store-basket = Stocker 1 Panier comme { $resource }
move-use = Utiliser la Faveur : { $favour }
move-swap = Échanger { $first } et { $second } contre { $resource }
move-end = Finir le tour
move-stay = Rester
move-go = { $fish ->
    [0] Aller : { $site } { $cell }
    [one] Aller : { $site } { $cell }, pour { $fish } Poisson
   *[other] Aller : { $site } { $cell }, pour { $fish } Poissons
}
move-plan = { $plan }
move-place = { $form } depuis { $cell }
move-waive = Ne pas payer 1 { $resource }
move-pay = Du dé : { $parts }
move-pay-stored = Tout du Stockage
basket-as = { amount-basket } comme { $resource }
move-pick = { $site } { $cell }
move-region = { $region }
move-conquer = Prendre { $colony }
move-renovate = { $road }
move-levy = { $colony }
move-exchange = Du dé : { $die } ; du Stockage : { $stored }
move-exchange-die = Du dé : { $die }
move-exchange-stored = Du Stockage : { $stored }
move-claim = { $favour }
move-steal = { $seat }
move-take = { $resource }
move-stop = C'est tout

# -- ce qu'un coup coûte ou rapporte
preview-less = { $cost } ; { $count } de moins, au choix
preview-beside = touche { $what }
preview-colony = valeur { $value }, { amount-glory }
preview-links = { $legacy }, relie { $colony } ({ $who })
preview-points = { $count } points
preview-box = case { $box } sur { $all }
preview-box-brings = { $where } : { $brings }

# -- événements
event-character = { $seat } joue { $character }.
event-plans = Plans en jeu : { $plans }.
event-favours = Faveurs en jeu : { $favours }.
event-first = { $seat } reçoit la carte Proconsul.
event-village = { $seat } possède { $colony } dès le début.
event-round = La manche { $round } commence.
event-rolled = Les dés : { $dice }.
event-drafted = { $seat } prend { $face }.
event-senator = { $seat } déploie un Sénateur pour prendre un second dé.
event-left-over = Il reste : { $dice }.
event-turn = { $seat } utilise { $face }.
event-turned = { $seat } tourne le dé sur { $face } ({ $source }).
event-deployed = { $seat } déploie un Sénateur : + { $icon }.
event-stored = { $resource_id ->
    [brick] { $seat } stocke { amount-brick }.
    [stone] { $seat } stocke { amount-stone }.
    [fish] { $seat } stocke { amount-fish }.
    [jewel] { $seat } stocke { amount-jewel }.
   *[wood] { $seat } stocke { amount-wood }.
}
event-bribed = { $seat } corrompt { $advisor } avec 1 { $icon } (case { $boxes }).
event-unlocked = { $advanced ->
    [0] { $seat } dispose désormais d'une capacité : { $advisor }.
   *[other] { $seat } dispose désormais d'une capacité avancée : { $advisor }.
}
event-icon = { $seat } ajoute { $count } { $icon } au dé ({ $advisor }).
event-gained = { $gain_id ->
    [soldier] { $seat } gagne { amount-soldier } (total : { $total }).
    [senator] { $seat } gagne { amount-senator } (total : { $total }).
    [legacy] { $seat } gagne { amount-legacy } (total : { $total }).
    [glory] { $seat } gagne { amount-glory } (total : { $total }).
   *[coin] { $seat } gagne { amount-coin } (total : { $total }).
}
event-nero = { $seat } atteint une case bleue et prend la { $nero }.
event-main = { $seat } choisit l'action { $action }.
event-favour = { $seat } utilise la Faveur : { $favour }.
event-returned = { $favour } retourne au centre.
event-claimed = { $seat } revendique la Faveur : { $favour }.
event-went = { $fish ->
    [0] { $seat } envoie son Surveillant : { $site } { $cell }.
    [one] { $seat } envoie son Surveillant : { $site } { $cell }, pour { $fish } Poisson.
   *[other] { $seat } envoie son Surveillant : { $site } { $cell }, pour { $fish } Poissons.
}
event-paid = { $seat } paie { $goods }.
event-built = { $seat } construit : { $plan }, { $form } depuis { $cell }.
event-foreman = { $seat } place son Contremaître sur { $plan }.
event-foreman-home = { $seat } reprend son Contremaître, qui quitte { $plan }.
event-produces = { $plan } { $cell } produit pour { $seat }.
event-advisor = { $advisor } conseille { $seat }.
event-stole = { $seat } prend 1 { $resource } à { $other }.
event-raised = { $seat } lève des troupes : { $site } { $cell }.
event-conquered = { $seat } conquiert { $colony }.
event-renovated = { $seat } rénove { $road }.
event-linked = { $colony } est reliée à Rome.
event-taxed = { $colony } paie sa taxe à { $seat }.
event-exchanged = { $seat } échange { $goods }.
event-swapped = { $seat } échange { $first } et { $second } contre { $resource }.
event-proconsul = { $seat } est Proconsul.
event-last-round = La dernière carte Néron est prise : la manche { $round } sera la dernière.
event-park = Les Décombres { $cell } deviennent un Parc.
event-final = { $seat } finit avec { $points } { $points ->
    [one] point
   *[other] points
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
} jusqu'ici.
event-seneca-nero = Ses sceaux donnent à Sénèque la { $nero }.
event-seneca-taken = { $plan } porte un Contremaître : Sénèque cherche un autre Plan du même type.
event-seneca-conquers = Sénèque va là où le moins de colonies sont conquises : { $region } ({ $count }).
event-seneca-develops = Sénèque va là où le moins de routes sont rénovées : { $region } ({ $count }).
event-seneca-plan = Le Contremaître de Sénèque prend { $plan }.
event-seneca-no-plan = Sénèque ne trouve aucun Plan libre de ce type.
event-seneca-favour = Sénèque prend la Faveur : { $favour }.
event-seneca-once = Rien à faire une seconde fois : { $region }.
event-rubble = Décombres ({ $hill }) : { $form } depuis { $cell }.
event-no-rubble = { $hill } : pas de place pour des Décombres.
event-seneca-colony = Sénèque conquiert { $colony }.
event-seneca-road = Sénèque rénove { $road }.
event-seneca-trade = Sénèque échange : un de vos Bâtiments peut produire.
event-failure = Rien de la carte n'est possible : action d'échec.
event-nothing = Sénèque ne fait rien.
event-variant = Carte de Sénèque : { $card }.
event-laid = Sénèque pose deux cartes : { $a }/{ $b } à gauche, { $c }/{ $d } à droite.
event-reshuffled = La pioche de Sénèque est mélangée de nouveau.
event-seneca-final = Sénèque finit avec { $points } points (Parcs { $parks }, Décombres { $rubble }, Routes { $roads }, Colonies { $colonies }, cartes Néron { $nero }).
event-seneca-foreman = Le Contremaître de Sénèque se place sur { $plan }.
event-seneca-home = Le Contremaître de Sénèque quitte { $plan }.
event-seneca-proconsul = Sénèque est Proconsul.

# -- pourquoi pas
why-RR-1_6 = Sénateurs libres : { $senators }.
why-RR-4_13 = { $action_id ->
    [build] Aucun Plan ne peut être payé et placé là où va votre Surveillant.
    [raise_legion] Il n'y a aucun Bâtiment Armée sur la carte.
   *[other] Aucune route ne peut être rénovée à présent.
}
why-RR-5_10 = De là, rien ne peut être payé et placé.
why-RR-5_21 = Restriction du Plan{ $restriction }.
why-RR-5_3 = Aucun chemin n'y mène.
why-RR-5_4 = Il faut { $fish ->
    [one] { $fish } Poisson
   *[other] { $fish } Poissons
}, vous en avez { $has }.
why-RR-1_13 = À payer : { $cost }. Sur le dé : { $die } ; en Stockage : { $stored }.
why-RR-5_23 = À payer : { $cost }. Sur le dé : { $die } ; en Stockage : { $stored }.
why-RR-5_36 = Il y faut { $fish ->
    [one] { $fish } Poisson
   *[other] { $fish } Poissons
}.
why-RR-8_5 = Il n'y en a ni sur le dé ni en Stockage.
why-RR-9_2 = Aucune des vôtres n'est reliée.
why-RR-10_2 = Vous n'en avez pas trois de la sorte.
why-RR-14_18 = Vous avez { amount-jewel }.
why-RR-11_1 = Il n'en reste pas sur le dé : { $icon }.
why-RR-11_6 = Il n'en reste pas sur le dé : { $icon }.
why-RR-7_3 = Il faut { $value }, votre Force Armée est de { $force }.
why-RR-7_6 = Soldats libres : { $soldiers }.
why-RR-11_9 = { $advisor } : toutes les cases sont cochées.

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
where-draft = Manche { $round }, choix des dés
where-turns = Manche { $round }, tours
where-last = { $where } (dernière manche)
where-over = Après la manche { $round }
board-legend = { $hills } ; . marécage, ~ Tibre, = pont, # Forum, | et - mur ; deux lettres et un numéro : un Bâtiment et son propriétaire
board-goods = Ressources à recouvrir : { $goods }
board-rubble = xx Décombres, oo Parc
board-dice = Dés : { $dice }
board-left-over = Dé écarté : { $dice }
board-pool = Icônes restantes : { $icons }
board-plans = Plans
board-plan = { $abbr } { $plan } ({ $type } { $number }, { $shape }, { $cost }){ $restriction }. { $does }{ $foreman }
board-foreman = Contremaître : { $who }.
board-favours = Faveurs
board-favour = { $favour } ({ $where }) : { $does }
board-nero = Cartes Néron restantes : { $points }
board-regions = Régions (colonies : valeur/Gloire ; routes : Héritage)
board-region = { $region } ({ $resource }) : { $colonies }
board-colony = { $colony } { $value }/{ $banners }{ $owner }{ $linked }
board-roads = routes : { $roads }
board-road = { $road } { $steles }{ $owner }
board-owner = {" "}[{ $who }]
board-linked = {" "}reliée
board-none = rien
centre = centre
seneca = Sénèque
restriction-none = {""}
restriction-hill_only = , sur une seule colline
restriction-hill_touch = , touchant une colline
restriction-marsh_only = , sur le marécage
restriction-tiber = , au bord du Tibre
restriction-inside_wall = , dans les murs
restriction-outside_wall = , hors les murs
does-bonus = Construction : { $what }.
does-legion = Légion : { $what }.
does-production = Production : { $what }.
does-gain_choice = { $n } parmi { $among }
does-activate_adjacent = productions de { $n } voisins
does-steal = prendre { $n } ressource à un joueur
does-claim_favour = revendiquer une Faveur
does-points = Fin : { $what }.
points-flat = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
points-inside_full_3x3 = { $points } dans un carré 3x3 plein
points-empty_neighbours = { $points } avec { $at_least } cases vides voisines
points-adjacent_buildings = { $points } à côté de { $at_least } Bâtiments
points-adjacent_opponent_type = { $points } à côté d'un Bâtiment adverse ({ $type })
points-own_soldiers = { $points } par { $each } Soldats, au plus { $most }
points-hills_with_own_building = { $points } par colline où vous avez un Bâtiment, au plus { $most }
points-own_advisors_advanced = { $points } par Conseiller à 4 cases, au plus { $most }
points-own_stored_resources = { $points } par { $each } ressources stockées, au plus { $most }
panel-character = Personnage
panel-tracks = Pistes
panel-tracks-row = Pièces { $coins } (case bleue : { $blue_coins }), Bâtiments { $buildings } ({ $blue_buildings }), Héritage { $legacy } ({ $blue_legacy }), Gloire { $glory } ({ $blue_glory })
panel-people = Effectifs
panel-people-row = Soldats : { $soldiers } (libres : { $free_soldiers }) ; Sénateurs : { $senators } (libres : { $free_senators })
panel-storage = Stockage
panel-dice = Dés
panel-advisor = { $advisor }
panel-advisor-row = { $boxes }/{ $all } — [{ $base_at }] { $base } [{ $advanced_at }] { $advanced } [{ $all }] { $points } points
panel-cards = Cartes
panel-pieces = Pions
panel-pieces-row = Surveillant : { $overseer } ; Contremaître : { $foreman }
panel-beside = à côté de la feuille
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
panel-foreman = Contremaître
panel-left = Carte de gauche
panel-right = Carte de droite
panel-discard = Défausse
panel-score = Points
back = { $upper }/{ $lower }
hidden = cachée

# -- Conseillers et Faveurs
ability-theocles-base = chaque Bâtiment Armée ou Urbanisme que vous construisez : 1 Soldat.
ability-theocles-advanced = + 1 Auxiliaire si le dé porte un Légionnaire ou un Constructeur.
ability-vivianus-base = Lever une Légion : 1 Soldat de plus.
ability-vivianus-advanced = Conquérir au moins 2 colonies : 1 Sénateur.
ability-cassian-base = Conquérir : une fois la ressource de la région.
ability-cassian-advanced = dès qu'une de vos colonies est reliée : 1 Pièce.
ability-donatus-base = Développer : une fois la ressource de la région.
ability-donatus-advanced = Développer : 1 Pièce par route.
ability-jovilios-base = Conquérir : une fois la ressource de la région.
ability-jovilios-advanced = Taxer : 1 Pièce par région qui a produit.
ability-nicodemus-base = + 1 Panier si le dé porte un Marchand.
ability-nicodemus-advanced = Échanger : 1 Pièce par groupe.
ability-euphemius-base = + 1 Panier si le dé porte un Constructeur.
ability-euphemius-advanced = + 1 Panier si le dé porte un Marchand.
ability-palinurus-base = + 1 Pierre si le dé porte un Légionnaire.
ability-palinurus-advanced = vous pouvez revendiquer Saturne.
ability-martialis-base = chaque Sénateur dû à une construction : 1 Pièce.
ability-martialis-advanced = une fois par manche, tournez votre dé avant un tour.
ability-bertramus-base = Taxer : 1 Poisson.
ability-bertramus-advanced = une fois par manche, tournez votre dé avant un tour.
ability-severina-base = Taxer : une colonie non reliée produit aussi.
ability-severina-advanced = Développer : 1 Héritage de plus.
ability-aurelianus-base = Développer : la première route est gratuite.
ability-aurelianus-advanced = dès qu'une de vos colonies est reliée : sa ressource une fois de plus.
ability-pompilius-base = un Bâtiment Religion d'un autre joueur : 1 Panier.
ability-pompilius-advanced = chaque Faveur revendiquée : 2 Pièces.
ability-valeria-base = + 1 Pierre si le dé porte un Constructeur.
ability-valeria-advanced = chaque Faveur utilisée : 1 Pièce.
ability-numerius-base = Religion vous coûte 1 ressource de moins.
ability-numerius-advanced = vous pouvez utiliser 2 Faveurs par tour.
power-bacchus = Échanger autant de groupes que voulu, 1 Pièce de plus pour chacun.
power-juno = Construire (sauf Religion) en 2x3 contre n'importe quel Bâtiment, sans souci des collines ni du mur ; deux cases de la piste Bâtiment.
power-jupiter = après l'action principale, une autre avec le même dé.
power-mars = Conquérir avec 2 Auxiliaires de plus, ou Lever une Légion avec 2 Soldats de plus.
power-mercury = Échanger ou Taxer avec un Marchand ; 2 Pièces si vous êtes dans 2 régions ; toutes vos colonies paient.
power-minerva = tournez votre dé juste avant un tour.
power-saturn = pour 3 Bijoux, deux Bâtiments différents contre n'importe quel Bâtiment.

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
source-bacchus = Bacchus
source-juno = Junon
source-jupiter = Jupiter
source-mars = Mars
source-mercury = Mercure
source-minerva = Minerve
source-saturn = Saturne
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
plan-training_ground = Terrain d'Entraînement
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
site-camp = Camp
site-training_ground = Terrain d'Entraînement
site-construction_post = Poste de Construction
site-barracks = Caserne
site-armoury = Armurerie
site-esplanade = Esplanade
site-garden = Jardin
site-baths = Thermes
site-theatre = Théâtre
site-circus = Cirque
site-carpenter = Charpentier
site-brickmaker = Briquetier
site-stonecutter = Tailleur de Pierre
site-fishery = Pêcherie
site-jeweller = Joaillier
site-temple = Temple
site-villa = Villa
site-market = Marché
site-insula = Insula
site-magistracy = Magistrature
site-warehouse = Entrepôt
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
mark-wood = Bo
mark-brick = Br
mark-stone = Pi
mark-fish = Po
mark-jewel = Bi
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
resource-wood = Bois
resource-brick = Brique
resource-stone = Pierre
resource-fish = Poisson
resource-jewel = Bijou
gain-wood = Bois
gain-brick = Brique
gain-stone = Pierre
gain-fish = Poisson
gain-jewel = Bijou
gain-basket = Panier
gain-auxiliary = Auxiliaire
gain-builder = Constructeur
gain-architect = Architecte
gain-merchant = Marchand
gain-legion = Légionnaire
gain-any = ouvrier au choix
gain-coin = Pièces
gain-soldier = Soldats
gain-senator = Sénateurs
gain-legacy = Héritage
gain-glory = Gloire
colour-blue = bleu
colour-yellow = jaune
colour-red = rouge
face-blue-1 = bleu 1 (Bois, Brique, Constructeur)
face-blue-2 = bleu 2 (Bois, Pierre, Constructeur)
face-blue-3 = bleu 3 (Brique, Pierre, Constructeur)
face-blue-4 = bleu 4 (Poisson, Poisson, Marchand)
face-blue-5 = bleu 5 (Pierre, Panier, Architecte)
face-blue-6 = bleu 6 (Poisson, Panier, Légionnaire)
face-yellow-1 = jaune 1 (Panier, Panier, Marchand)
face-yellow-2 = jaune 2 (Poisson, Bijou, Marchand)
face-yellow-3 = jaune 3 (Brique, Pierre, Constructeur, Marchand)
face-yellow-4 = jaune 4 (Bois, Bijou, Architecte)
face-yellow-5 = jaune 5 (Poisson, Panier, Légionnaire)
face-yellow-6 = jaune 6 (Pierre, Poisson, ouvrier au choix)
face-red-1 = rouge 1 (Poisson, Légionnaire, Auxiliaire)
face-red-2 = rouge 2 (Bois, Légionnaire, Constructeur, Auxiliaire)
face-red-3 = rouge 3 (Bijou, Légionnaire, Marchand)
face-red-4 = rouge 4 (Panier, ouvrier au choix, Auxiliaire)
face-red-5 = rouge 5 (Pierre, Légionnaire, Architecte)
face-red-6 = rouge 6 (Brique, Poisson, Constructeur, Auxiliaire)
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
card-seneca_01 = Construire Religion ; 3 Décombres en ligne, Capitole
card-seneca_02 = Construire Religion ; 3 Décombres en équerre, Palatin
card-seneca_03 = Construire Loisir ; 3 Décombres en ligne, Esquilin
card-seneca_04 = Construire Loisir ; 3 Décombres en équerre, Aventin
card-seneca_05 = Construire Armée, plus petit numéro ; 3 Décombres en équerre, Cælius
card-seneca_06 = Construire Armée, plus grand numéro ; 3 Décombres en ligne, Viminal
card-seneca_07 = Construire Manufacture, plus petit numéro ; 3 Décombres en équerre, Capitole
card-seneca_08 = Construire Manufacture, plus grand numéro ; 3 Décombres en ligne, Aventin
card-seneca_09 = Construire Urbanisme, plus petit numéro ; 3 Décombres en ligne, Palatin
card-seneca_10 = Construire Urbanisme, plus grand numéro ; 3 Décombres en équerre, Esquilin
card-seneca_11 = Conquérir
card-seneca_12 = Conquérir
card-seneca_13 = Conquérir ×2
card-seneca_14 = Développer
card-seneca_15 = Développer
card-seneca_16 = Développer ×2
card-seneca_17 = Échanger (sans sceau)
card-seneca_18 = Échanger (sans sceau)
type-a = Armée
type-l = Loisir
type-m = Manufacture
type-r = Religion
type-u = Urbanisme

# -- on the shelf
box-about = Choisissez des dés et redessinez Rome après l'incendie, édifice par édifice, route par route.
box-emblem = rolling-dices
