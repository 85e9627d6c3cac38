# Age of Rome: Ad Gloriam.

# La table
automaton = Cassius
where = Manche { $round } sur { $rounds }, { $phase }
where-before = Avant la première manche
where-over = Après la manche { $round }
phase-plots = Complots
phase-construction = Construction
phase-action = Action
phase-income = Revenu
ending-glory =
    { $count ->
        [one] { $winners } règne sur Rome.
       *[other] { $winners } règnent ensemble sur Rome, en co-empereurs.
    }
result-citizen = Vous restez Citoyen.
result-praetor = Vous voilà Préteur.
result-imperator = Vous voilà Imperator.
result-child_of_jupiter = Vous voilà Fils de Jupiter : toutes les tâches sont accomplies.
result-victory = Cassius est vaincu. César est vengé.
result-shared = Vous partagez Rome avec Cassius.
result-defeat = Cassius l’a emporté.
glory =
    { $n ->
        [one] { $n } point de Gloire
       *[other] { $n } points de Gloire
    }
denarii =
    { $n ->
        [one] { $n } Denarius
       *[other] { $n } Denarii
    }

# Options
box-even = équilibrée
box-even-help = personne ne commence avec le Bonus Commerce. Octavius commence avec le Bonus Militaire, Livia avec le Bonus Politique.
option-mode = En solo
option-mode-help = La façon de jouer seul.
option-mode-emperor = Empereur solo : des tâches à accomplir, un rang à gagner
option-mode-cassius = L’attaque de Cassius : contre le meurtrier de César (règles propres à Tabularium)
option-difficulty = Cassius
option-difficulty-help = La force de Cassius.
option-difficulty-normal = normal
option-difficulty-easy = facile
option-difficulty-hard = difficile
option-spies = Espions & Alliés
option-spies-help = Avant les Complots, chacun peut proposer à un autre une affaire, honnête ou non, sur un de ses Bâtiments.
option-spies-no = non
option-spies-yes = oui
option-peace = Paix
option-peace-help = Personne ne complote.
option-peace-no = non
option-peace-yes = oui
option-clock = Horloge
option-clock-help = Les Provinces tournent toujours d’un quart de tour, dans le sens horaire.
option-clock-no = non
option-clock-yes = oui
option-heroes = Héros
option-heroes-help = Il n’y a pas de Médailles.
option-heroes-no = non
option-heroes-yes = oui
option-hard_times = Temps difficiles
option-hard_times-help = Des Événements négatifs sont mêlés aux autres.
option-hard_times-no = non
option-hard_times-yes = oui
option-first_player = Premier joueur
option-first_player-help = Où commence le marqueur Premier joueur.
option-first_player-random = tiré au sort
option-first_player-seat_1 = place 1
option-first_player-seat_2 = place 2
option-first_player-seat_3 = place 3
option-first_player-seat_4 = place 4

# Scores
score-glory_track = Compteur de Gloire
score-military = Militaire
score-politics = Politique
score-commerce = Commerce
score-religion = Religion
score-quests = Quêtes
score-denarii = Denarii

# Questions
ask-keep_quests = Laquelle de vos Quêtes remettez-vous sous la pile ? Les autres rapportent de la Gloire à la fin.
tray-keep_quests = { $state ->
    [missing] Touchez celle que vous rendez ; vous gardez les autres.
   *[other] Celle-ci est à rendre. Pour en rendre une autre, touchez-la.
}
tray-keep_quests-laid = À rendre
tray-keep_quests-held = Je garde
wait-keep_quests =
    { $seat } { $count ->
        [one] choisit ses
       *[other] choisissent leurs
    } Quêtes.
ask-event_return_legion = Désertion : de quelle Région reprenez-vous une Légion ? Elle revient sur votre plateau.
wait-event_return_legion = { $seat } choisit une Légion à reprendre.
ask-diplomacy_place = Envoyez-vous un émissaire sur un Bâtiment qui fait face à un autre joueur ? Une offre acceptée rapporte une récompense.
wait-diplomacy_place = { $seat } peut envoyer un émissaire.
ask-diplomacy_token = Votre émissaire en { $province } ({ $building }) : un Espion ou une Alliance ? Personne ne le voit encore.
wait-diplomacy_token = { $seat } choisit un jeton pour un Bâtiment en { $province } ({ $building }).
ask-diplomacy_offer = Combien de Denarii offrez-vous à { $target } ? Si l’offre est acceptée, ils sont perdus pour vous.
wait-diplomacy_offer = { $seat } fixe une offre.
ask-diplomacy_answer =
    { $envoy } vous offre { $amount ->
        [one] { $amount } Denarius
       *[other] { $amount } Denarii
    } pour une affaire sur votre Bâtiment ({ $building }). Une Alliance donnerait à chacun de vous { $level ->
        [one] { $level } point
       *[other] { $level } points
    } de Gloire ; un Espion ne donnerait qu’à { $envoy } cette Gloire ou l’action.
wait-diplomacy_answer =
    { $seat } étudie une offre de { $amount ->
        [one] { $amount } Denarius
       *[other] { $amount } Denarii
    }.
ask-diplomacy_revise =
    Vous offriez { $amount ->
        [one] { $amount } Denarius
       *[other] { $amount } Denarii
    } ; { $target } en demande { $asked }. Quelle est votre dernière offre ?
wait-diplomacy_revise = { $seat } choisit sa dernière offre : c’était { $amount }, et on lui demande { $asked }.
ask-diplomacy_final_answer =
    La dernière offre { ELIDE("de", $envoy) } pour une affaire sur votre Bâtiment ({ $building }) : { $amount ->
        [one] { $amount } Denarius
       *[other] { $amount } Denarii
    }. Oui ou non ?
wait-diplomacy_final_answer = { $seat } étudie la dernière offre.
ask-spy_choice =
    Votre Espion est entré : { $level ->
        [one] { $level } point
       *[other] { $level } points
    } de Gloire, ou l’action du Bâtiment ({ $building }) ?
wait-spy_choice = { $seat } choisit ce que rapporte un Espion.
ask-end_diplomacy = Dernier moment pour vendre ou former un Ensemble avant les Complots.
wait-end_diplomacy = { $seat } peut encore vendre des cartes ou former un Ensemble.
ask-plot_choose =
    { $plots ->
        [0] Vous n’avez pas de Complot à activer. Autre chose avant de continuer ?
       *[other] Lequel de vos Complots activez-vous ?
    }
wait-plot_choose = { $seat } peut activer des Complots.
about-plot_choose = activer des Complots
ask-plot_effect = Votre Complot en { $province }, contre { $target } : quel effet ?
wait-plot_effect = { $seat } choisit l’effet d’un Complot contre { $target }.
ask-plot_pantheon = De quel niveau du Panthéon { ELIDE("de", $target) } retirez-vous un élément ? Il revient à son propriétaire.
wait-plot_pantheon = { $seat } choisit un élément du Panthéon { ELIDE("de", $target) }.
ask-plot_legion = De quelle Région renvoyez-vous une Légion { ELIDE("de", $target) } ? Elle revient sur le plateau de son propriétaire.
wait-plot_legion = { $seat } choisit une Légion { ELIDE("de", $target) } à renvoyer.
ask-plot_replace = Une de vos Légions prend-elle en { $region } la place de celle { ELIDE("de", $target) } ? La vôtre vient de votre plateau.
wait-plot_replace = { $seat } peut prendre en { $region } la place d’une Légion { ELIDE("de", $target) }.
ask-plot_two_legions = Quelles deux Légions { ELIDE("de", $target) } déplacez-vous vers une même Région ?
wait-plot_two_legions = { $seat } choisit deux Légions { ELIDE("de", $target) } à déplacer.
ask-plot_destination = Vers quelle Région vont les deux Légions { ELIDE("de", $target) } ? Elles y comptent.
wait-plot_destination = { $seat } choisit une Région pour deux Légions { ELIDE("de", $target) }.
ask-plot_vote = Quel Vote { ELIDE("de", $target) } retirez-vous de la Colonne ? La place 1 est en bas.
wait-plot_vote = { $seat } choisit un Vote { ELIDE("de", $target) } à retirer.
ask-build_choose = Que construisez-vous dans la Province qui vous fait face ? Chaque tuile donne aussitôt de la Gloire.
wait-build_choose = { $seat } peut construire.
about-build_choose = construire
ask-partisan_place = Où placez-vous un Partisan ? Il vous en reste { $left }.
wait-partisan_place = { $seat } choisit où placer un Partisan.
ask-use_bonus = Utilisez-vous votre Bonus ({ $building }) pour agir deux fois ?
wait-use_bonus = { $seat } peut utiliser un Bonus.
ask-trade_window =
    { $condition_id ->
        [plot_in_province] { $by } complote contre vous : { $plot } ({ $plot_text }). Jouez-vous une carte Commerce ?
        [activate_plot] Jouez-vous une carte Commerce avec votre Complot contre { $target } ({ $plot }) ?
       *[other] Jouez-vous une carte Commerce ? ({ $condition })
    }
wait-trade_window = { $seat } peut jouer des cartes Commerce.
about-trade_window = jouer des cartes Commerce
ask-make_room = Une carte arrive et votre main est pleine ({ $limit }) : faites de la place, ou renoncez-y.
wait-make_room = { $seat } fait de la place dans une main pleine.
ask-set_cards = Quelles trois cartes forment votre Ensemble ({ $ware }) ? Il rapporte de la Gloire à la fin.
wait-set_cards = { $seat } choisit trois cartes pour un Ensemble.
ask-medal_offer = Médaille Religion : changez-vous des Denarii en Gloire maintenant ?
wait-medal_offer = { $seat } peut acheter de la Gloire.
about-medal_offer = acheter de la Gloire
ask-legion_source = Quelle Légion placez-vous dans une Région ? L’une de votre plateau, ou l’une qui quitte une autre Région.
wait-legion_source = { $seat } choisit une Légion à placer.
ask-legion_destination = Dans quelle Région va la Légion ? Les places y rapportent de la Gloire à la fin.
wait-legion_destination = { $seat } choisit une Région pour une Légion.
ask-pantheon_level = Quel niveau de votre Panthéon grandit ? Ses éléments rapportent de la Gloire à la fin.
wait-pantheon_level = { $seat } choisit un niveau de son Panthéon.
ask-income_choose =
    { The-province } a une Population de { $population }. Taxation normale, ou Double Taxation contre { $penalty ->
        [one] { $penalty } point
       *[other] { $penalty } points
    } de Gloire ?
wait-income_choose = { $seat } choisit sa Taxation.
ask-end_income = Dernier moment de votre tour : vendre, former un Ensemble, acheter de la Gloire ?
wait-end_income = { $seat } peut encore vendre des cartes ou former un Ensemble.
about-end_income = le dernier moment de votre tour

# Coups
move-sell = Vendre : { $card }
move-set = Former un Ensemble : { $ware }
move-buy-glory = Acheter 1 point de Gloire
move-lay = Poser : { $a }, { $b }, { $c }
move-play = Jouer : { $card }
move-close = Ne pas jouer d’autre carte
move-discard = Défausser : { $card }
move-decline = Renoncer à la carte
move-pass-phase = Passer pour toute la phase
move-return = Remettre : { $quest }
move-recall = { ELIDE("De", $region) }
move-envoy = Émissaire en { $province } : { $building }
move-token-spy = Un Espion
move-token-alliance = Une Alliance
move-offer =
    Offrir { $amount ->
        [one] { $amount } Denarius
       *[other] { $amount } Denarii
    }
move-accept = Accepter
move-refuse = Refuser
move-ask =
    Demander { $amount ->
        [one] { $amount } Denarius
       *[other] { $amount } Denarii
    }
move-spy-glory = Prendre la Gloire
move-spy-action = Faire l’action
move-activate = Activer le Complot en { $province }
move-effect = { $plot }
move-topple =
    { $pantheon_id ->
        [base] De la base
       *[upper] De la partie supérieure
    }
move-expel = { ELIDE("De", $region) }
move-remove = Seulement la renvoyer
move-replace = Prendre sa place
move-legions =
    { $one_id ->
        [epirus] { $other_id ->
            [epirus] Toutes deux { ELIDE("de", $one) }
           *[other] { ELIDE("De", $one) } et { ELIDE("de", $other) }
        }
        [macedonia] { $other_id ->
            [macedonia] Toutes deux { ELIDE("de", $one) }
           *[other] { ELIDE("De", $one) } et { ELIDE("de", $other) }
        }
       *[thrace] { $other_id ->
            [thrace] Toutes deux { ELIDE("de", $one) }
           *[other] { ELIDE("De", $one) } et { ELIDE("de", $other) }
        }
    }
move-strike = Le Vote à la place { $place }
move-build = Construire : { $building }
move-place = { $building }
move-place-colosseum = Colisée
move-place-plot = Complot
move-with-bonus = Avec le Bonus
move-without-bonus = Sans le Bonus
move-from-board = De votre plateau
move-from = { ELIDE("De", $region) }
move-skip = Aucune Légion
move-to = Vers { the-region }
move-raise =
    { $pantheon_id ->
        [base] La base
       *[upper] La partie supérieure
    }
move-tax = Taxation normale
move-tax-double = Double Taxation

# Ce que coûte ou rapporte un coup
preview-tile =
    niveau { $level }, { $cost }, +{ $glory }{ $medal ->
        [1] { " et la Médaille" }
       *[0] {""}
    }
preview-spy = accepté : la Gloire ou l’action pour vous seul ; refusé : vos Denarii sont perdus
preview-alliance = acceptée : de la Gloire pour vous deux ; refusée : vos Denarii vous reviennent
preview-set = { $glory } à la fin
preview-against = contre { $who }
preview-facing = niveau { $level }, face à { $who }
preview-nothing = rien ne se passe pour l’instant
preview-element = { $metal }, { $glory } à la fin

# Événements
event-character = { $seat } joue { $character }.
event-first = { $seat } a le marqueur Premier joueur ; il est posé en { $province }.
event-dealt = { $seat } reçoit des Quêtes.
event-dealt-secret = { $seat } reçoit : { $quests }.
event-returned-quest = { $seat } remet une Quête.
event-returned-quest-secret = { $seat } remet : { $quest }.
event-round = Manche { $round }.
event-event = Événement : { $event }.
event-phase = Phase : { $phase }.
stage-round = Fin de la manche { $round }
stage-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
} de Gloire si la partie s’arrêtait ici
stage-cards = Cartes Commerce
event-order = Ordre du tour : { $order }.
event-denarii =
    { $seat } gagne { $n ->
        [one] { $n } Denarius
       *[other] { $n } Denarii
    }.
event-lost-denarii =
    { $seat } perd { $n ->
        [one] { $n } Denarius
       *[other] { $n } Denarii
    }.
event-glory =
    { $seat } gagne { $n ->
        [one] { $n } point
       *[other] { $n } points
    } de Gloire (total { $now }).
event-lost-glory =
    { $seat } perd { $n ->
        [one] { $n } point
       *[other] { $n } points
    } de Gloire (total { $now }).
event-stage = { $seat } atteint l’Étape de la case { $square } et recrute un Partisan.
event-drew = { $seat } pioche une carte Commerce.
event-drew-secret = { $seat } pioche : { $card }.
event-nothing-to-draw = Il ne reste pas de carte Commerce pour { $seat }.
event-declined = { $seat } renonce à la carte.
event-reshuffled = La défausse Commerce est mélangée et forme une nouvelle pioche.
event-took = { $seat } prend dans la défausse : { $card }.
event-quest = { $seat } pioche une Quête.
event-quest-secret = { $seat } pioche la Quête : { $quest }.
event-no-quest = Il ne reste pas de Quête pour { $seat }.
event-legion =
    { $seat } { $n ->
        [0] ne recrute aucune Légion
        [1] recrute une Légion
       *[other] recrute { $n } Légions
    }.
event-vote-recruited =
    { $seat } { $n ->
        [0] ne recrute aucun Vote
        [1] recrute un Vote
       *[other] recrute { $n } Votes
    }.
event-anchor = { $seat } se débarrasse de l’Ancre.
event-sold =
    { $seat } vend { $card } pour { $n ->
        [one] { $n } Denarius
       *[other] { $n } Denarii
    }.
event-discarded = { $seat } défausse : { $card }.
event-lost-card = { $seat } perd : { $card }.
event-played = { $seat } joue : { $card }.
event-set = { $seat } forme un Ensemble ({ $ware }) : { $a }, { $b }, { $c }.
event-recalled = Une Légion { ELIDE("de", $seat) } rentre { ELIDE("de", $region) }.
event-vote-back = Le Vote à la place { $place } revient à { $seat }.
event-vendetta = Un marqueur Vendetta passe { ELIDE("de", $seat) } à { $other }.
event-oath = { $seat } prend un marqueur Vendetta de la réserve.
event-envoy = { $seat } envoie un émissaire à { $other } : { $building }, en { $province }.
event-token = { $seat } pose un jeton face cachée.
event-token-secret = { $seat } pose un jeton face cachée : { $token }.
event-offered =
    { $seat } offre { $amount ->
        [one] { $amount } Denarius
       *[other] { $amount } Denarii
    } à { $other }.
event-asked =
    { $seat } demande { $amount ->
        [one] { $amount } Denarius
       *[other] { $amount } Denarii
    } à { $other }.
event-revised =
    { $seat } offre maintenant { $amount ->
        [one] { $amount } Denarius
       *[other] { $amount } Denarii
    } à { $other }.
event-accepted =
    { $seat } accepte { $amount ->
        [one] { $amount } Denarius
       *[other] { $amount } Denarii
    } { ELIDE("de", $other) }.
event-refused =
    { $seat } refuse { $amount ->
        [one] { $amount } Denarius
       *[other] { $amount } Denarii
    } { ELIDE("de", $other) }.
event-revealed =
    Le jeton { ELIDE("de", $seat) } est retourné : { $token }.{ $refused ->
        [0] {""}
       *[other] { $token_id ->
            [spy] { " Les Denarii sont perdus." }
           *[alliance] { " Les Denarii lui reviennent." }
        }
    }
event-spy =
    { $seat } prend { $action ->
        [0] la Gloire
       *[1] l’action
    } du Bâtiment : { $building }.
event-activated = { $seat } active un Complot contre { $other } : { $plot }.
event-fizzled = Le Complot { ELIDE("de", $seat) } reste sans effet ({ $plot }).
event-cancelled = { $seat } annule l’effet du Complot.
event-toppled = Un élément tombe du Panthéon { ELIDE("de", $seat) } : { $pantheon }.
event-expelled = { $seat } renvoie { ELIDE("de", $region) } une Légion { ELIDE("de", $other) }.
event-replaced = Une Légion { ELIDE("de", $seat) } prend sa place en { $region }.
event-moved-both = { $seat } déplace vers { the-region } deux Légions { ELIDE("de", $other) } ({ $one }, { $two }).
event-struck = { $seat } retire un Vote { ELIDE("de", $other) } à la place { $place }.
event-stolen = { $seat } prend une carte Commerce à { $other }.
event-stolen-secret = { $seat } prend { $card } à { $other }.
event-built =
    { $seat } construit en { $province } : { $building } { $level ->
        [1] I
        [2] II
       *[3] III
    } (Population { $population }).
event-medal =
    { $seat } prend la Médaille { $building_id ->
        [military] Militaire
        [politics] Politique
        [commerce] Commerce
        [religion] Religion
       *[agriculture] Agriculture
    }.
event-placed = { $seat } place un Partisan en { $province } : { $building }.
event-placed-colosseum = { $seat } place un Partisan au Colisée.
event-placed-plot = { $seat } pose un Complot en { $province }.
event-bonus =
    { $seat } utilise le Bonus { $building_id ->
        [military] Militaire
        [politics] Politique
       *[commerce] Commerce
    }.
event-legion-placed = { $seat } place une Légion en { $region }.
event-legion-moved = { $seat } déplace une Légion { ELIDE("de", $source) } vers { the-region }.
event-skipped = { $seat } ne place pas de Légion.
event-voted = { $seat } pose un Vote au sommet de la Colonne.
event-majority = { $seat } forme une Majorité.
event-fell = Le Vote du bas revient à { $seat }.
event-element = { $seat } ajoute un élément : { $pantheon }.
event-common = { $seat } achève un niveau ({ $pantheon }) : { $metal }.
event-harvest =
    { $seat } récolte { $n ->
        [one] { $n } Denarius
       *[other] { $n } Denarii
    }.
event-cleaned = Partisans, marqueurs Bonus et Complots activés rentrent.
event-taxed =
    { $seat } choisit la Taxation normale en { $province } : { $n ->
        [one] { $n } Denarius
       *[other] { $n } Denarii
    }.
event-taxed-double =
    { $seat } choisit la Double Taxation en { $province } : { $n } Denarii contre { $penalty ->
        [one] { $penalty } point
       *[other] { $penalty } points
    } de Gloire.
event-rotated =
    Les Provinces tournent { $turns ->
        [1] d’un quart de tour dans le sens horaire
        [2] d’un demi-tour
       *[3] d’un quart de tour dans le sens antihoraire
    }.
event-bought = { $seat } paie { $n } Denarii pour de la Gloire.
event-cassius-card = Cassius révèle la carte { $cassius } : { $deed }.
event-cassius-plots = Cassius retourne { $cassius } pour son Complot : { $plot }.
event-cassius-builds = Cassius retourne { $cassius }. Il construit le premier possible : { $order }.
event-combat-card = Carte Combat de Cassius : { $combat }.
event-cassius-row = Cassius ajoute à sa rangée : { $card }.
event-cassius-nothing = Cassius ne trouve rien à construire.
event-cassius-blocked = Cassius ne peut pas le faire.
event-cassius-shuffled = Cassius remélange ses cartes.
event-ambushed = Embuscade en { $region } !
event-final-set = { $seat } pose encore un Ensemble ({ $ware }) : { $a }, { $b }, { $c }.
event-final-quest =
    { $seat } révèle { $quest } : { $n ->
        [one] { $n } point
       *[other] { $n } points
    } de Gloire.
event-final-score = { $seat } a { $n } points de Gloire en tout.
event-cassius-score = Cassius a { $n } points de Gloire en tout.
event-task = Tâche accomplie : { $goal }.

# Ce que font les cartes
condition-activate_plot = quand vous activez un Complot
condition-plot_in_province = quand un Complot vous vise
condition-build = quand vous construisez
condition-double_tax = quand vous choisissez la Double Taxation
condition-partisan_any = quand vous placez un Partisan
condition-partisan_colosseum = quand vous placez un Partisan au Colisée
condition-partisan_agriculture = quand vous placez un Partisan sur un Bâtiment Agriculture
effect-gain_denarii =
    { $n ->
        [one] +{ $n } Denarius
       *[other] +{ $n } Denarii
    }
effect-gain_glory =
    { $n ->
        [one] +{ $n } point
       *[other] +{ $n } points
    } de Gloire
effect-draw_trade =
    piochez { $n ->
        [1] une carte Commerce
       *[other] { $n } cartes Commerce
    }
effect-take_discard = prenez la carte du dessus de la défausse
effect-draw_quest =
    piochez { $n ->
        [1] une Quête
       *[other] { $n } Quêtes
    }
effect-recruit_legion =
    recrutez { $n ->
        [1] une Légion
       *[other] { $n } Légions
    }
effect-recruit_vote =
    recrutez { $n ->
        [1] un Vote
       *[other] { $n } Votes
    }
effect-remove_anchor = débarrassez-vous de l’Ancre
effect-place_legion =
    placez ou déplacez { $n ->
        [1] une Légion
       *[other] { $n } Légions
    }
effect-place_vote = placez un Vote
effect-place_pantheon = ajoutez un élément à votre Panthéon
effect-harvest = récoltez
effect-cancel_plot = le Complot reste sans effet
effect-lose_denarii =
    { $n ->
        [one] −{ $n } Denarius
       *[other] −{ $n } Denarii
    }
effect-lose_glory =
    { $n ->
        [one] −{ $n } point
       *[other] −{ $n } points
    } de Gloire
effect-return_legion =
    reprenez { $n ->
        [1] une Légion
       *[other] { $n } Légions
    } des Régions
effect-return_vote =
    reprenez { $n ->
        [one] votre Vote le plus haut
       *[other] vos { $n } Votes les plus hauts
    }
effect-discard_trade_random =
    perdez { $n ->
        [1] une carte Commerce
       *[other] { $n } cartes Commerce
    } au hasard
effect-take_vendetta =
    prenez { $n ->
        [1] un marqueur Vendetta
       *[other] { $n } marqueurs Vendetta
    }
effect-target_lose_glory =
    la cible perd { $n ->
        [one] { $n } point
       *[other] { $n } points
    } de Gloire
effect-target_remove_pantheon = un élément à la couleur de la cible quitte un niveau inachevé
effect-target_remove_legion = une Légion de la cible rentre, et la vôtre peut prendre sa place
effect-target_move_legions = deux Légions de la cible vont dans une même Région
effect-target_remove_vote = un Vote de la cible quitte la Colonne
effect-target_discard_trade_random =
    la cible perd { $n ->
        [one] une carte Commerce
       *[other] { $n } cartes Commerce
    } au hasard
effect-target_steal_trade_random =
    vous prenez à la cible { $n ->
        [one] une carte Commerce
       *[other] { $n } cartes Commerce
    } au hasard
who-most = le plus { ELIDE("de", $what) }
who-least = le moins { ELIDE("de", $what) }
who-facing = qui fait face à { the-province }
who-alone = en solo, pour chaque Partisan
metric-denarii =
    { $n ->
        [one] Denarius
       *[other] Denarii
    }
metric-glory =
    { $n ->
        [one] point de Gloire sur le compteur
       *[other] points de Gloire sur le compteur
    }
metric-legions_in_regions =
    { $n ->
        [one] Légion dans les Régions
       *[other] Légions dans les Régions
    }
metric-legions_recruited =
    { $n ->
        [one] Légion recrutée
       *[other] Légions recrutées
    }
metric-votes_in_column =
    { $n ->
        [one] Vote dans la Colonne
       *[other] Votes dans la Colonne
    }
metric-votes_recruited =
    { $n ->
        [one] Vote recruté
       *[other] Votes recrutés
    }
metric-pantheon_elements =
    { $n ->
        [one] élément du Panthéon
       *[other] éléments du Panthéon
    }
metric-hand_size =
    { $n ->
        [one] carte en main
       *[other] cartes en main
    }
metric-trade_cards_in_hand =
    { $n ->
        [one] carte Commerce en main
       *[other] cartes Commerce en main
    }
metric-vendetta_markers =
    { $n ->
        [one] marqueur Vendetta
       *[other] marqueurs Vendetta
    }
metric-vendetta_markers_zero =
    { $n ->
        [one] compteur de Vendetta vide
       *[other] compteurs de Vendetta vides
    }
metric-active_bonuses =
    { $n ->
        [one] Bonus découvert
       *[other] Bonus découverts
    }
metric-plots_in_provinces =
    { $n ->
        [one] de vos Complots posé dans les Provinces
       *[other] de vos Complots posés dans les Provinces
    }
metric-facing_population = Population dans sa Province
metric-medals =
    { $n ->
        [one] Médaille
       *[other] Médailles
    }
metric-regions_first =
    { $n ->
        [one] première place dans une Région
       *[other] premières places dans les Régions
    }
metric-regions_second =
    { $n ->
        [one] deuxième place dans une Région
       *[other] deuxièmes places dans les Régions
    }
metric-regions_present =
    { $n ->
        [one] Région avec une de vos Légions
       *[other] Régions avec une de vos Légions
    }
metric-regions_defeated =
    { $n ->
        [one] Région vaincue
       *[other] Régions vaincues
    }
metric-max_legions_one_region =
    { $n ->
        [one] Légion dans une même Région
       *[other] Légions dans une même Région
    }
metric-top_vote =
    { $n ->
        [one] Vote au sommet de la Colonne
       *[other] Votes au sommet de la Colonne
    }
metric-sets =
    { $n ->
        [one] Ensemble
       *[other] Ensembles
    }
metric-set_types =
    { $n ->
        [one] type d’Ensembles
       *[other] types d’Ensembles
    }
metric-sets_jewels =
    { $n ->
        [one] Ensemble de Joyaux
       *[other] Ensembles de Joyaux
    }
metric-sets_same_type_max =
    { $n ->
        [one] Ensemble d’un même type
       *[other] Ensembles d’un même type
    }
metric-pantheon_levels_complete =
    { $n ->
        [one] niveau achevé du Panthéon
       *[other] niveaux achevés du Panthéon
    }
metric-gold_elements =
    { $n ->
        [one] élément d’Or
       *[other] éléments d’Or
    }
metric-quests_fulfilled =
    { $n ->
        [one] Quête remplie
       *[other] Quêtes remplies
    }
metric-score_politics =
    { $n ->
        [one] point de Gloire par la Colonne
       *[other] points de Gloire par la Colonne
    }
metric-total_score =
    { $n ->
        [one] point de Gloire en tout
       *[other] points de Gloire en tout
    }
metric-population_africa = Population en Afrique
metric-population_gaul = Population en Gaule
metric-population_spain = Population en Espagne
metric-population_italy = Population en Italie
metric-medal_military = Médaille Militaire
metric-medal_politics = Médaille Politique
metric-medal_commerce = Médaille Commerce
metric-medal_religion = Médaille Religion
metric-medal_agriculture = Médaille Agriculture
goal = { $n } { $what }
goal-top_vote = le Vote au sommet de la Colonne
goal-vendetta_markers_zero = plus aucun marqueur Vendetta
goal-population_africa = une Population de { $n } en Afrique
goal-population_gaul = une Population de { $n } en Gaule
goal-population_spain = une Population de { $n } en Espagne
goal-population_italy = une Population de { $n } en Italie
goal-facing_population = une Population de { $n } dans votre Province
goal-medal_military = la Médaille Militaire
goal-medal_politics = la Médaille Politique
goal-medal_commerce = la Médaille Commerce
goal-medal_religion = la Médaille Religion
goal-medal_agriculture = la Médaille Agriculture
face-card = { $condition } : { $effects }
face-anchor = prend une place en main jusqu’à ce qu’une carte l’enlève
face-plot-then = { $effect } ; puis pour vous : { $then }
face-event = { $who } : { $effects }
face-event-turn =
    on joue dans le sens { $direction ->
        [1] horaire
       *[other] antihoraire
    }, puis les Provinces tournent { $turns ->
        [1] { $way ->
            [1] d’un quart dans le sens horaire
           *[other] d’un quart dans le sens antihoraire
        }
       *[2] d’un demi-tour
    }
face-quest-at_least = { $glory } si vous avez { $what }
face-quest-per = { $glory } pour chaque { $what }
face-quest-most = { $glory } avec { who-most }
face-quest-least = { $glory } avec { who-least }
face-quest-now = pour l’instant { $glory }
face-quest-far = { $n } sur { $least }, pour l’instant { $glory }
face-task-far = { $n } sur { $least }
quest-back = une Quête cachée
card-back = une carte cachée
card-anchor = Ancre
token-spy = Espion
token-alliance = Alliance
token-back = face cachée
token-none = pas encore de jeton
metal-own = couleur du joueur
metal-bronze = Bronze
metal-silver = Argent
metal-gold = Or
pantheon-base = base
pantheon-upper = partie supérieure

# Le plateau en mots
board-no-event = Aucun Événement n’est visible
section-hand = Votre main
section-quests = Vos Quêtes
section-event = Événement
section-provinces = Provinces, dans le sens horaire autour de la table
section-regions = Régions
section-senate = Sénat et Colisée
section-pantheon = Éléments communs du Panthéon
section-glory = Gloire et Denarii
section-buildings = Bâtiments en réserve, et Médailles
section-trade = Cartes Commerce et Quêtes
section-plots = Ce que peuvent les Complots, et pour qui
section-diplomacy = Diplomatie
section-cassius = Cassius
section-tasks = Tâches
board-order = Ordre du tour
board-past = Événements passés
board-event-deck = Événements encore face cachée
board-province =
    { $province }, face à { $who }{ $first ->
        [1] { " (marqueur Premier joueur)" }
       *[0] {""}
    }
board-population = Population { $n }
board-penalty = la Double Taxation coûte { $penalty }
board-nothing-built = rien de construit
board-workers =
    { $n ->
        [one] { $n } Partisan
       *[other] { $n } Partisans
    } sur { $level ->
        [one] { $level } place
       *[other] { $level } places
    }
board-next =
    niveau suivant { $cost }, +{ $glory }, { $left ->
        [0] épuisé
       *[other] reste { $left }
    }
board-plots = Complots
board-plot-empty = libre
board-plot-flipped = { $who } (activé)
board-defence =
    défense { $n }, { $defeated ->
        [1] vaincue
       *[0] pas encore vaincue
    }
board-places = les places donnent { $places }
board-count = { $who } ({ $n })
board-column = Colonne du Sénat, de bas en haut
board-vote = { $place }. { $who } ({ $glory })
board-column-worth = Places à partir du bas
board-majority = en ajouter un pour que les { $n } du sommet soient à vous fait une Majorité : { $glory }
board-colosseum = Colisée
board-common-base = Base, le meilleur d’abord
board-common-upper = Partie supérieure, le meilleur d’abord
board-element-worth = Un élément donne à la fin
board-worth = { $what } : { $glory }
board-stages = Étapes de Gloire
board-harvest = Une récolte cette manche
board-exchange = Denarii à la fin
board-rate = { $n } font 1 point de Gloire
board-vendetta = Marqueurs Vendetta en réserve
board-level = Niveau { $level }
board-tile = reste { $left }, { $cost } D, +{ $glory } G
board-medal = Médaille { $medal }
board-medal-free = pour le premier niveau III
medal-military = gagne les égalités dans les Régions
medal-politics =
    une Majorité donne { $n ->
        [one] { $n } point
       *[other] { $n } points
    } de Gloire
medal-commerce = les Joyaux servent de Jokers dans les Ensembles
medal-religion = 1 point de Gloire pour { $n } Denarii à tout moment, et { $rate } Denarii font 1 point de Gloire à la fin
medal-agriculture = chaque récolte rapporte { $n } de plus
board-played = Cartes jouées à cette occasion
board-set-worth = Un Ensemble donne à la fin
board-deck = Cartes dans la pioche Commerce
board-discard = Défausse, du dessus au dessous
board-pile = Quêtes dans la pile
board-returned = La Quête que vous avez remise
board-draft = Vous remettez
board-envoy = Émissaire { ELIDE("de", $who) }
board-cassius-score = Score de Cassius
board-row = Sa rangée de cartes Commerce
board-cassius-round = Cette manche
board-cassius-decks = Ses pioches
board-cassius-left =
    { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }, { $combat ->
        [one] { $combat } carte Combat
       *[other] { $combat } cartes Combat
    }
board-cassius-does =
    { $builds ->
        [one] { $builds } construction
       *[other] { $builds } constructions
    }, { $acts ->
        [one] { $acts } action
       *[other] { $acts } actions
    }
board-cassius-used = Ses cartes vues
board-combat-used = Ses cartes Combat vues
board-task-done = accomplie pour l’instant
board-none = —

# The picture
area-rome = Rome et les Provinces
area-own = Votre plateau
area-board = { $who } : { $character }
picture-emperor = Empereur solo
picture-cassius = L’attaque de Cassius, { $difficulty }
picture-row = Sa rangée n’a pas encore de carte Commerce.
piece-variant = Variante : { $variant }
area-tasks = Tâches : { $title } jusqu’ici
reads-bonus = Une fois par manche, un Partisan sur un Bâtiment de ce genre ({ $kind }) agit deux fois, tant qu’aucun marqueur Vendetta ne couvre ce Bonus.
picture-senate = Sénat
picture-colosseum = Colisée
picture-commons = Panthéon
picture-deck = Pioche
picture-discard = Défausse
picture-pile = Quêtes
picture-vendetta = Vendetta
picture-turn =
    puis { $turns ->
        [1] { $way ->
            [1] ↻ un quart de tour horaire
           *[other] ↺ un quart de tour antihoraire
        }
       *[2] ⟳ un demi-tour
    }
piece-spin =
    À la fin de la manche, les Provinces tournent { $turns ->
        [1] d’un quart de tour { $way ->
            [1] horaire
           *[other] antihoraire
        }
       *[2] d’un demi-tour
    }
piece-province = { $province }, face à { $who }
piece-plate = { $province }, en face { ELIDE("de", $who) }
piece-chair = { $who } est ici, devant cette Province : { $province }
piece-building =
    { $level ->
        [0] Pas encore de Bâtiment en { $province } : { $building }
       *[other] { $building } en { $province }
    }
piece-workers =
    { $n ->
        [one] Un Partisan
       *[other] { $n } Partisans
    } { ELIDE("de", $who) } en { $province } ({ $building })
piece-token = Émissaire { ELIDE("de", $who) } : { $token }
piece-purse-on =
    { $n ->
        [one] { $n } Denarius
       *[other] { $n } Denarii
    } en offre { ELIDE("de", $who) }
piece-people = Population { $n } en { $province } : la Double Taxation coûte { $penalty }
piece-first = Le marqueur Premier joueur en { $province }
piece-next = Après la rotation, { $who } aura en face : { $province }
piece-plot-empty = Emplacement Complot libre { $slot } en { $province }
piece-plot =
    Complot { ELIDE("de", $who) } en { $province }, emplacement { $slot }, { $used ->
        [1] activé cette manche
       *[0] contre { $target } pour l’instant, contre { $later } après la rotation
    }
reads-type = { $kind } : { $does }
reads-past = Événements passés : { $events }
reads-event-deck = Événements encore face cachée : { $n }
reads-cassius = Action : { $action }. Complot : { $plot }. Construit d’abord : { $order }.
reads-majority = Au prochain Vote : { $who }
piece-majority = Majorité : { $run } Votes d’une couleur au sommet de la Colonne rapportent { $glory }, et chacun de plus à nouveau
reads-medal = Médaille { $medal } : { $does }
title-citizen = Citoyen
title-praetor = Préteur
title-imperator = Imperator
title-child_of_jupiter = Fils de Jupiter
piece-title =
    Si la partie finissait maintenant : { $title }, avec { $n ->
        [one] { $n } tâche
       *[other] { $n } tâches
    } sur { $all }
reads-title = { $title } : à partir de { $n } tâches
reads-rate = { $rate } Denarii font 1 point de Gloire à la fin
reads-elements = Un élément de sa couleur : { $own }. Éléments communs encore là : { $common }.
reads-seen = Cartes vues : { $cards }
deed-legion = une carte Combat pour ses Légions
deed-vote = un Vote sur la Colonne
deed-plot = un Complot dans sa Province
deed-trade = une carte Commerce pour sa rangée
deed-offering = un élément de son Panthéon
deed-games = 1 point de Gloire
piece-vote = Vote { ELIDE("de", $who) } à la place { $place } de la Colonne, qui vaut { $glory }
piece-round = Manche { $round } sur { $rounds }
piece-order = { $who } est numéro { $n } dans l’ordre du tour
piece-direction =
    On joue dans le sens { $direction ->
        [1] horaire
       *[other] antihoraire
    }
piece-common = Élément commun { $n } ({ $level }) : { $metal }, { $glory } à la fin
piece-harvest =
    Une récolte rapporte { $n ->
        [one] { $n } Denarius
       *[other] { $n } Denarii
    } cette manche
piece-event = Événement { $event } — { $who } : { $effects }
piece-stage = Étape { $stage }, case { $n } : un Partisan pour chaque joueur qui l’atteint
piece-glory = { $who } : { $n } sur le compteur de Gloire
piece-region =
    { $region } : défense { $defence }, les places donnent { $places }, { $defeated ->
        [1] vaincue
       *[0] pas encore vaincue
    }
piece-defeated = { $region } : vaincue
piece-legions =
    { $n ->
        [one] { $n } Légion
       *[other] { $n } Légions
    } { ELIDE("de", $who) } en { $region }{ $place ->
        [0] {""}
       *[other] { ", place " }{ $place }{ " : " }{ $worth }
    }
piece-leads = { $who } mène en { $region }
piece-colosseum = Le Colisée : { $glory } par Partisan
piece-games =
    { $n ->
        [one] { $n } Partisan
       *[other] { $n } Partisans
    } { ELIDE("de", $who) } au Colisée
piece-supply =
    { $building } { $level } : { $n ->
        [0] épuisé
       *[other] reste { $n }
    }, { $cost }, +{ $glory }
piece-medal =
    Médaille { $medal }, { $free ->
        [1] pour le premier niveau III
       *[0] à { $who }
    }
piece-deck =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } dans la pioche Commerce
piece-discard = Sur la défausse de { $n } : { $card }
piece-pile =
    { $n ->
        [one] { $n } Quête
       *[other] { $n } Quêtes
    } dans la pile
piece-vendetta-supply =
    { $n ->
        [one] { $n } marqueur Vendetta
       *[other] { $n } marqueurs Vendetta
    } en réserve
piece-sign =
    { $who } : { $n ->
        [one] { $n } point
       *[other] { $n } points
    } pour l’instant
piece-own-glory = Gloire { ELIDE("de", $who) } : { $n }
piece-own-denarii = Denarii { ELIDE("de", $who) } : { $n }, soit { $worth } à la fin
piece-own-partisans = Partisans { ELIDE("de", $who) } : { $n } à placer sur { $all }
piece-own-actions = Actions { ELIDE("de", $who) } : { $n } sur { $all } à jouer
piece-own-legions = Légions { ELIDE("de", $who) } : { $n } sur le plateau, { $out } à recruter
piece-own-votes = Votes { ELIDE("de", $who) } : { $n } sur le plateau, { $out } à recruter
piece-own-plots = Marqueurs Complot { ELIDE("de", $who) } : { $n }
piece-slot-covered =
    { $none ->
        [1] Un marqueur Vendetta { ELIDE("de", $who) } sur l’emplacement { $slot }
       *[0] Bonus { $bonus } { ELIDE("de", $who) }, couvert par un marqueur Vendetta
    }
piece-slot-used = Bonus { $bonus } { ELIDE("de", $who) }, utilisé cette manche
piece-slot-open = Bonus { $bonus } { ELIDE("de", $who) }, prêt
piece-slot-empty = Emplacement vide { $slot } { ELIDE("de", $who) }
piece-pantheon =
    Panthéon { ELIDE("de", $who) }, { $level } : { $n } sur { $all } à sa couleur, { $done ->
        [1] et { $metal }
       *[0] puis un commun
    }
piece-set =
    { $n ->
        [0] Aucun Ensemble
        [one] { $n } Ensemble
       *[other] { $n } Ensembles
    } { ELIDE("de", $who) } : { $ware }, { $glory } chacun
notes-plot = { $plot } : { $text }
piece-notes = Complots et Médailles { ELIDE("de", $who) }
piece-summary = Le plateau { ELIDE("de", $who) }, de loin
piece-tablet = Complot { ELIDE("de", $who) }, « { $plot } » : { $text }
piece-card =
    { $card } dans la main { ELIDE("de", $who) }{ $n ->
        [1] {""}
       *[other] { " (exemplaire " }{ $n })
    }
piece-hidden-cards =
    { $n ->
        [one] { $n } carte cachée
       *[other] { $n } cartes cachées
    } dans la main { ELIDE("de", $who) }
piece-anchor = Ancre dans la main { ELIDE("de", $who) }
piece-own-token = Votre jeton : { $token }
piece-quest = Quête { ELIDE("de", $who) } : { $quest }
piece-hidden-quests =
    { $n ->
        [one] { $n } Quête cachée
       *[other] { $n } Quêtes cachées
    } { ELIDE("de", $who) }
piece-cassius-deck =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } de Cassius à venir ; la dernière : { $last }
piece-combat-deck =
    { $n ->
        [one] { $n } carte Combat
       *[other] { $n } cartes Combat
    } de Cassius à venir ; la dernière : { $last }
piece-plan = Cette manche, Cassius a { $plan }
piece-row = { $card }, numéro { $n } dans la rangée de Cassius
piece-tasks = Les tâches, de loin
piece-task = Tâche : { $task }, { $far }

# Panneaux
panel-character = Personnage
panel-colour = Couleur
colour-yellow = jaune
colour-red = rouge
colour-green = vert
colour-blue = bleu
panel-glory = Gloire
panel-glory-value =
    { $lap ->
        [0] { $glory }
       *[other] { $glory } (+{ $lap }, case { $square })
    }
panel-denarii = Denarii
panel-denarii-value =
    { $n ->
        [0] 0
       *[other] { $n } ({ $glory } à la fin)
    }
panel-province = Province
panel-partisans = Partisans
panel-stage = Prochaine Étape
panel-partisans-value = { $left } à placer sur { $all }
panel-actions = Actions
panel-actions-value = { $left } sur { $all } à jouer
panel-legions = Légions
panel-pieces-value = { $board } sur le plateau, { $out } à recruter
panel-votes = Votes
panel-vendetta = Bonus [couverts]
panel-markers = Marqueurs Vendetta
panel-slot-covered = [{ $bonus }]
panel-slot-open = { $bonus }
panel-slot-used = { $bonus } (utilisé)
panel-slot-none = —
panel-plots = Marqueurs Complot
panel-medals = Médailles
panel-pantheon = Panthéon
panel-pantheon-value = base { $base }/{ $base_all }{ $base_metal }, haut { $upper }/{ $upper_all }{ $upper_metal }
panel-metal = { " + " }{ $metal }
panel-hand = Main
panel-hand-value =
    { $count ->
        [0] vide
        [one] { $count } carte
       *[other] { $count } cartes
    }{ $known ->
        [0] {""}
        [1] { " (connues : " }{ $cards })
       *[2] { $count ->
            [0] {""}
           *[other] { " :" } { $cards }
        }
    }
panel-sets = Ensembles
panel-set = { $ware } ({ $a }, { $b }, { $c })
panel-quests = Quêtes
panel-quests-hidden =
    { $count ->
        [one] { $count } cachée
       *[other] { $count } cachées
    }
panel-total = Score actuel
type-military = Militaire
type-politics = Politique
type-commerce = Commerce
type-religion = Religion
type-agriculture = Agriculture

# Pourquoi pas
why-AR-4_2 = Vous n’avez pas de Complot en { $province }.
why-AR-4_4 =
    { $side ->
        [0] { The-province } fait face à { $target }.
        [1] { The-province } ne fait face à personne pour l’instant.
       *[2] { The-province } vous fait face pour l’instant.
    }
why-AR-4_5 =
    Vous avez { $has ->
        [0] zéro marqueur Vendetta
        [one] { $has } marqueur Vendetta
       *[other] { $has } marqueurs Vendetta
    } pour payer ; chez { $target }, { $free ->
        [0] aucun emplacement n’est vide
        [one] { $free } emplacement est vide
       *[other] { $free } emplacements sont vides
    }.
why-AR-4_6 = Aucun de vos trois effets ne peut toucher { $target } maintenant.
why-AR-4_9 = Votre Complot en { $province } a déjà servi.
why-AR-4_14 = La Gloire { ELIDE("de", $target) } est à { $glory }.
why-AR-4_15 = { $target } n’a aucun élément de ce genre dans un niveau inachevé.
why-AR-4_16 = { $target } n’a aucune Légion dans les Régions.
why-AR-4_17 = Les deux Légions sont déjà en { $region }.
why-AR-4_18 =
    { $target } { $legions ->
        [0] n’a aucune Légion
        [one] a { $legions } Légion
       *[other] a { $legions } Légions
    } dans les Régions.
why-AR-4_19 = { $target } n’a aucun Vote dans la Colonne.
why-AR-4_21 = { $target } n’a aucun Vote dans la Colonne.
why-AR-4_23 = Votre main est pleine : { $cards } cartes.
why-AR-4_24 = { $target } n’a aucune carte Commerce en main.
why-AR-7_7 = { $card } se joue { $condition }.
why-AR-7_8 = Vous n’avez pas cette carte en main : { $card }.
why-AR-7_10 = { $card } se joue { $condition }.
why-AR-7_20 = Vous n’avez pas cette carte en main : { $card }.
why-AR-2_16 = Cela coûte { $needs } Denarii ; vous en avez { $has }.
why-AR-5_1 = Le niveau { $level } coûte { $needs } Denarii ; vous en avez { $has }.
why-AR-5_5 = Il ne reste pas de tuile de niveau { $level } ({ $building }).
why-AR-6_5 =
    Ce Bâtiment ({ $building }) est de niveau { $level } et porte déjà { $level ->
        [one] { $level } Partisan
       *[other] { $level } Partisans
    }.
why-AR-6_4 = Votre Province n’a pas ce Bâtiment : { $building }.
why-AR-7_14 =
    Vous avez { $has ->
        [0] zéro carte qui convienne
        [one] { $has } carte qui convient
       *[other] { $has } cartes qui conviennent
    } ({ $ware }) ; il en faut { $needs }.
why-AR-9_4 =
    Elle coûterait { $penalty ->
        [one] { $penalty } point
       *[other] { $penalty } points
    } de Gloire ; vous en avez { $has }.
why-AR-6_2 =
    Il vous reste { $left ->
        [one] { $left } Partisan
       *[other] { $left } Partisans
    } à placer.
why-AR-11_2 =
    { $level ->
        [0] Il n’y a pas ce Bâtiment en { $province } : { $building }.
       *[other] { $side ->
            [0] { The-province } fait face à { $target }.
            [1] { The-province } ne fait face à personne pour l’instant.
           *[2] { The-province } vous fait face pour l’instant.
        }
    }
why-AR-11_3 =
    Vous n’avez que { $has ->
        [one] { $has } Denarius
       *[other] { $has } Denarii
    } à offrir.
why-AR-11_5 =
    { $room ->
        [0] Il ne reste rien à ajouter à l’offre.
        [1] Seul { $least } est possible.
       *[other] De { $least } à { $most } Denarii sont possibles.
    }
why-AR-1_14 = Vous gardez deux de vos trois Quêtes : rendez-en une, et une seule.
why-AR-4_11 = Votre personnage ne sait pas faire cela.
why-AR-4_20 = Vous n’avez pas de Vote sur votre plateau.
why-AR-5_10 = Votre Bâtiment ({ $building }) est déjà au niveau III.
why-AR-5_14 = Les Joyaux ne sont des Jokers qu’avec la Médaille Commerce, et vous ne l’avez pas.
why-AR-5_15 = Vous n’avez pas la Médaille Religion.
why-AR-6_12 = Vous n’avez pas de Légion en { $region }.
why-AR-6_24 = Ce niveau est achevé.
why-AR-6_29 = Tous les emplacements Complot sont pris en { $province }.
why-AR-6_30 = Vous n’avez plus de marqueur Complot sur votre plateau.
why-AR-6_8 = L’action de ce Partisan a commencé : plus de carte pour lui.
why-AR-6_9 = C’est de là que vient la Légion.
why-AR-7_3 = L’Ancre ne se joue pas, ne se vend pas, ne se défausse pas et n’entre dans aucun Ensemble.
why-AR-7_4 = Vous n’avez pas d’Ancre à retirer.
why-AR-7_11 = Cette carte ({ $card }) ne changerait rien maintenant.
why-AR-7_13 = Seule la cible d’un Complot peut jouer cette carte : { $card }.
why-AR-7_15 = Une des cartes doit vraiment être de ce type.
why-AR-7_18 = Cette carte fait partie d’un de vos Ensembles : { $card }.
why-AR-7_19 = Vous avez posé autant d’Ensembles qu’on peut en poser.
why-AR-7_22 = La défausse est vide.
why-AR-7_24 = Ce n’est pas votre tour : vous ne pouvez ni vendre ni poser un Ensemble.
why-AR-7_25 = Vous avez déjà joué cette carte à cette occasion : { $card }.
why-AR-9_6 = Vous ne pouvez pas vous passer de Revenu.
why-AR-11_9 = On ne joue pas de carte sur l’action d’un Espion.
why-AR-11_26 = Vous n’avez pas de Légion en { $region }.
why-AR-11_14 = La Paix est une option de cette partie : personne ne complote.
why-AR-7_6 = { $held ->
    [0] Vous n’avez pas cette carte en main : { $card }.
   *[other] Ce n’est pas votre tour : défaussez une carte pour faire de la place, ou perdez la nouvelle.
}

# Provinces
province-africa = Afrique
province-gaul = Gaule
province-spain = Espagne
province-italy = Italie
the-province =
    { $province_id ->
        [africa] l’Afrique
        [gaul] la Gaule
        [spain] l’Espagne
       *[italy] l’Italie
    }
The-province =
    { $province_id ->
        [africa] L’Afrique
        [gaul] La Gaule
        [spain] L’Espagne
       *[italy] L’Italie
    }

# Bâtiments
building-military = Château
building-politics = Curie
building-commerce = Phare
building-religion = Temple
building-agriculture = Villa rustique

# Régions
region-epirus = Épire
region-macedonia = Macédoine
region-thrace = Thrace
the-region =
    { $region_id ->
        [epirus] l’Épire
        [macedonia] la Macédoine
       *[thrace] la Thrace
    }

# Personnages
character-marcus_antonius = Marcus Antonius
character-aemilius_lepidus = Aemilius Lepidus
character-fulvia = Fulvia
character-junia_secunda = Junia Secunda
character-gaius_octavius = Gaius Octavius
character-livia_drusilla = Livia Drusilla

# Complots
plot-calumny = Calomnie
plot-degradation = Dégradation
plot-apostasy = Apostasie
plot-deceit = Tromperie
plot-second_vote = Second vote
plot-null_vote = Vote nul
plot-forced_sale = Vente forcée
plot-customs_duties = Droits de douane

# Types de cartes Commerce
ware-tools = Outils
ware-weapons = Armes
ware-clothes = Habits
ware-jewels = Joyaux
ware-chest = Coffre, un Joker

# Cartes Commerce
card-sundial = Cadran solaire
card-circinus = Circinus
card-groma = Groma
card-libella = Libella
card-falx = Falx
card-abacus = Abaque
card-spatha = Spatha
card-pugio = Pugio
card-scutum = Scutum
card-gladius = Gladius
card-pilum = Pilum
card-olicula = Olicula
card-toga_candida = Toga candida
card-paludamentum = Paludamentum
card-stola = Stola
card-caligae = Caligae
card-trabea = Trabée
card-bulla = Bulla
card-snake_bracelets = Bracelets Serpents
card-signet_ring = Anneau sigillaire
card-torc = Torque
card-fibula = Fibule
card-quaestor_chest = Coffre du questeur
card-publican_chest = Coffre du publicain
card-archivist_chest = Coffre de l’archiviste
card-collector_chest = Coffre du collecteur

# Cartes Événement
event-frumentatio = Distribution de blé
event-triumphus = Triomphe
event-comitia = Comices
event-nundinae = Jour de marché
event-dilectus = Levée de troupes
event-homines_novi = Hommes nouveaux
event-libri_sibyllini = Livres sibyllins
event-lectisternium = Lectisterne
event-annona = Blé d’Afrique
event-foedus_galliae = Traité gaulois
event-metalla = Mines d’Espagne
event-feriae_latinae = Fêtes latines
event-caritas = Disette
event-incendium = Incendie
event-desertio = Désertion
event-ambitus = Brigue
event-naufragium = Naufrage
event-iusiurandum = Serment de vengeance

# Quêtes
quest-vendetta_as_engine = La Vendetta comme moteur
quest-vendetta_never_ends = La Vendetta ne cesse jamais
quest-offerings = Offrandes
quest-free_trade = Libre échange
quest-preeminent_vote = Vote prééminent
quest-hard_labour = Dur labeur
quest-most_decorated = Le plus décoré
quest-last_stone = La dernière pierre
quest-conqueror = Conquérant
quest-right_hand = Bras droit
quest-all_fronts = Sur tous les fronts
quest-legate = Légat
quest-all_eagles = Toutes les aigles
quest-princeps_senatus = Princeps senatus
quest-faction = Faction
quest-voice_of_the_senate = Voix du Sénat
quest-great_merchant = Grand négociant
quest-jeweller = Joaillier
quest-full_warehouses = Entrepôts pleins
quest-house_of_the_gods = Maison des dieux
quest-gold_of_the_gods = Or des dieux
quest-treasury = Trésor de Saturne
quest-eternal_glory = Gloire éternelle
quest-humble_servant = Humble serviteur
quest-granary_of_africa = Grenier d’Afrique
quest-peace_of_gaul = Paix des Gaules
quest-silver_of_spain = Argent d’Espagne
quest-heart_of_italy = Cœur de l’Italie

# Cartes de Cassius
cassius-marcus_brutus = Marcus Brutus
cassius-servius_galba = Servius Galba
cassius-decimus_brutus = Decimus Brutus
cassius-gaius_trebonius = Gaius Trebonius
cassius-lucius_cinna = Lucius Cinna
cassius-pontius_aquila = Pontius Aquila
cassius-antistius_labeo = Antistius Labeo
cassius-servilius_casca = Servilius Casca
cassius-tillius_cimber = Tillius Cimber
cassius-cassius_longinus = Cassius Longinus
cassius-publius_turullius = Publius Turullius
cassius-minucius_basilus = Minucius Basilus
cassius-cassius_parmensis = Cassius Parmensis
cassius-quintus_ligarius = Quintus Ligarius
cassius-caecilius_bucilianus = Caecilius Bucilianus

# Cartes Combat
combat-advance_epirus = Avance : Épire
combat-forced_march_epirus = Marche forcée : Épire
combat-ambush_epirus = Embuscade : Épire
combat-redeploy_epirus = Redéploiement : Épire
combat-advance_macedonia = Avance : Macédoine
combat-forced_march_macedonia = Marche forcée : Macédoine
combat-ambush_macedonia = Embuscade : Macédoine
combat-redeploy_macedonia = Redéploiement : Macédoine
combat-advance_thrace = Avance : Thrace
combat-forced_march_thrace = Marche forcée : Thrace
combat-ambush_thrace = Embuscade : Thrace
combat-redeploy_thrace = Redéploiement : Thrace

# Tâches
task-glory_51 = Gloire
task-medals_3 = Médailles
task-regions_2 = Régions
task-votes_4 = Votes
task-sets_2 = Ensembles
task-pantheon = Panthéon
task-quests_2 = Quêtes

# Exploits
feat-centurion_of_glory = Gloire au centuple
feat-centurion_of_glory-how = { $min } points ou plus à la fin
feat-five_medals = Quinque Phalerae
feat-five_medals-how =
    { $min } { $min ->
        [one] Médaille
       *[other] Médailles
    }
feat-two_jewel_sets = Gemmarius
feat-two_jewel_sets-how =
    { $min } { $min ->
        [one] Ensemble de Joyaux
       *[other] Ensembles de Joyaux
    }
feat-track_61 = Au-delà des étoiles
feat-track_61-how = { $min } ou plus sur le compteur de Gloire
feat-three_same_sets = Monopole
feat-three_same_sets-how =
    { $min } { $min ->
        [one] Ensemble
       *[other] Ensembles
    } d’une même sorte
feat-three_regions = Triple triomphe
feat-three_regions-how =
    la première place dans { $min } { $min ->
        [one] Région
       *[other] Régions
    }
feat-cassius_90 = Le châtiment de Cassius
feat-cassius_90-how = { $min } points ou plus contre Cassius
feat-senate_12 = Maître du Sénat
feat-senate_12-how = { $min } points ou plus par la Colonne du Sénat
feat-golden_pantheon = Panthéon doré
feat-golden_pantheon-how =
    { $min } { $min ->
        [one] élément commun
       *[other] éléments communs
    } du Panthéon en or
feat-four_quests = Chercheur infatigable
feat-four_quests-how =
    { $min } { $min ->
        [one] Quête accomplie
       *[other] Quêtes accomplies
    }
feat-no_vendetta = Mains propres
feat-no_vendetta-how = aucun marqueur Vendetta à la fin
feat-creator_113 = Le record du créateur
feat-creator_113-how = { $min } points ou plus à la fin

# -- on the shelf
box-about = Élevez votre Province, gagnez le Sénat et les Régions, et complotez contre l’adversaire qui vous fait face.
box-emblem = greek-temple

# ce que prend un seul toucher : on demande d’abord
amount-denarii =
    { $count ->
        [one] { $count } Denarius
       *[other] { $count } Denarii
    }
amount-trade_card =
    { $count ->
        [one] { $count } carte Commerce
       *[other] { $count } cartes Commerce
    }

# tout ce qu’il y a dans la boîte
contents-buildings = Bâtiments
contents-building = { $type }. Coûte { $cost } et rapporte aussitôt { $glory }.
contents-cards = Cartes Commerce
contents-set = { $ware } : un Ensemble rapporte { $glory } à la fin
contents-quests = Quêtes
contents-events = Événements
contents-plots = Complots
contents-plot-of = Personnage : { $who }
contents-medals = Médailles
contents-medal = Médaille { $medal }
contents-tasks = Tâches
contents-cassius = Cartes de Cassius
