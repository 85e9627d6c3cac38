# Age of Rome: Ad Gloriam.

# La table
automaton = Cassius
where = Manche { $round } sur { $rounds }, { $phase }
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
result-citizen = Vous restez Citoyen : trois tâches au plus.
result-praetor = Vous voilà Préteur : quatre ou cinq tâches.
result-imperator = Vous voilà Imperator : six tâches.
result-child_of_jupiter = Vous voilà Fils de Jupiter : les sept tâches.
result-victory = Cassius est vaincu. César est vengé.
result-shared = Vous partagez Rome avec Cassius.
result-defeat = Cassius l'a emporté.

# Options
option-mode = En solitaire
option-mode-help = La façon de jouer seul.
option-mode-emperor = Empereur solo : sept tâches, quatre rangs
option-mode-cassius = L'attaque de Cassius : contre le meurtrier de César (règles de la maison)
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
option-clock-help = Les Provinces tournent toujours d'un quart de tour, dans le sens horaire.
option-clock-no = non
option-clock-yes = oui
option-heroes = Héros
option-heroes-help = Il n'y a pas de Médailles.
option-heroes-no = non
option-heroes-yes = oui
option-hard_times = Temps difficiles
option-hard_times-help = Six Événements négatifs sont mêlés aux autres.
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
ask-keep_quests = Laquelle de vos trois Quêtes remettez-vous sous la pile ?
wait-keep_quests =
    { $seat } { $count ->
        [one] choisit ses
       *[other] choisissent leurs
    } Quêtes.
ask-event_return_legion = Désertion : de quelle Région reprenez-vous une Légion ?
wait-event_return_legion = { $seat } reprend une Légion.
ask-diplomacy_place = Envoyez-vous un émissaire sur un Bâtiment d'un autre joueur ?
wait-diplomacy_place = { $seat } peut envoyer un émissaire.
ask-diplomacy_token = Votre émissaire en { $province } ({ $building }) : un Espion ou une Alliance ? Personne ne le voit encore.
wait-diplomacy_token = { $seat } pose un jeton face cachée en { $province } ({ $building }).
ask-diplomacy_offer = Combien de Denarii offrez-vous ?
wait-diplomacy_offer = { $seat } remplit une bourse.
ask-diplomacy_answer =
    { $envoy } vous offre { $amount ->
        [one] { $amount } Denarius
       *[other] { $amount } Denarii
    } pour une affaire ({ $building }). Une Alliance vous donnerait à tous deux { $level } de Gloire, un Espion ne donnerait qu'à l'autre cette Gloire ou l'action.
wait-diplomacy_answer =
    { $seat } répond à une offre de { $amount ->
        [one] { $amount } Denarius
       *[other] { $amount } Denarii
    }.
ask-diplomacy_revise =
    Vous offriez { $amount ->
        [one] { $amount } Denarius
       *[other] { $amount } Denarii
    } et l'on vous demande davantage. Quelle est votre dernière offre ?
wait-diplomacy_revise = { $seat } songe à une offre plus haute.
ask-diplomacy_final_answer =
    Le dernier mot { ELIDE("de", $envoy) } : { $amount ->
        [one] { $amount } Denarius
       *[other] { $amount } Denarii
    }. Oui ou non ?
wait-diplomacy_final_answer = { $seat } répond à la dernière offre.
ask-spy_choice = Votre Espion est entré : { $level } de Gloire, ou l'action du Bâtiment ({ $building }) ?
wait-spy_choice = { $seat } se sert d'un Espion.
ask-end_diplomacy = Dernier moment pour vendre ou former un Ensemble avant les Complots.
wait-end_diplomacy = { $seat } termine la diplomatie.
ask-plot_choose =
    { $plots ->
        [0] Vous n'avez pas de Complot à activer. Autre chose avant de continuer ?
       *[other] Lequel de vos Complots activez-vous ?
    }
wait-plot_choose = { $seat } peut activer des Complots.
ask-plot_effect = Votre Complot en { $province }, contre { $target } : quel effet ?
wait-plot_effect = { $seat } complote contre { $target }.
ask-plot_pantheon = De quel niveau du Panthéon { ELIDE("de", $target) } retirez-vous un élément ?
wait-plot_pantheon = { $seat } dégrade le Panthéon { ELIDE("de", $target) }.
ask-plot_legion = De quelle Région renvoyez-vous une Légion { ELIDE("de", $target) } ?
wait-plot_legion = { $seat } renvoie une Légion { ELIDE("de", $target) }.
ask-plot_replace = Une de vos Légions prend-elle la place de celle { ELIDE("de", $target) } en { $region } ?
wait-plot_replace = { $seat } peut prendre la place { ELIDE("de", $target) } en { $region }.
ask-plot_two_legions = Quelles deux Légions { ELIDE("de", $target) } déplacez-vous ?
wait-plot_two_legions = { $seat } déplace deux Légions { ELIDE("de", $target) }.
ask-plot_destination = Vers quelle Région vont les deux Légions { ELIDE("de", $target) } ?
wait-plot_destination = { $seat } déplace deux Légions { ELIDE("de", $target) }.
ask-plot_vote = Quel Vote { ELIDE("de", $target) } retirez-vous de la Colonne (1 est le bas) ?
wait-plot_vote = { $seat } retire un Vote { ELIDE("de", $target) }.
ask-build_choose = Que construisez-vous dans la Province qui vous fait face ?
wait-build_choose = { $seat } construit.
ask-partisan_place = Où placez-vous un Partisan ?
wait-partisan_place = { $seat } place un Partisan.
ask-use_bonus = Utilisez-vous votre Bonus ({ $building }) pour agir deux fois ?
wait-use_bonus = { $seat } peut utiliser un Bonus.
ask-trade_window = Jouez-vous une carte Commerce ? ({ $condition })
wait-trade_window = { $seat } peut jouer des cartes Commerce.
ask-make_room = Une carte arrive et votre main est pleine ({ $limit }) : faites de la place, ou renoncez-y.
wait-make_room = { $seat } a la main pleine et fait de la place.
ask-set_cards = Quelles trois cartes forment votre Ensemble ({ $ware }) ?
wait-set_cards = { $seat } pose un Ensemble.
ask-medal_offer = Médaille Religion : achetez-vous de la Gloire maintenant ?
wait-medal_offer = { $seat } peut acheter de la Gloire.
ask-legion_source = Quelle Légion placez-vous ?
wait-legion_source = { $seat } place une Légion.
ask-legion_destination = Vers quelle Région va-t-elle ?
wait-legion_destination = { $seat } place une Légion.
ask-pantheon_level = Quel niveau de votre Panthéon grandit ?
wait-pantheon_level = { $seat } élève son Panthéon.
ask-income_choose = { $province } : Population { $population }. Impôt normal, ou double contre { $penalty } de Gloire ?
wait-income_choose = { $seat } perçoit son Revenu.
ask-end_income = Dernier moment de votre tour : vendre, former un Ensemble, acheter de la Gloire ?
wait-end_income = { $seat } termine son Revenu.

# Coups
move-sell = Vendre : { $card }
move-set = Former un Ensemble : { $ware }
move-buy-glory = Acheter 1 point de Gloire
move-lay = Poser : { $a }, { $b }, { $c }
move-play = Jouer : { $card }
move-close = Plus de cartes
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
move-spy-action = Faire l'action
move-activate = Activer le Complot en { $province }
move-effect = { $plot }
move-topple =
    { $pantheon_id ->
        [base] De la base
       *[upper] Du niveau supérieur
    }
move-expel = { ELIDE("De", $region) }
move-remove = Seulement la renvoyer
move-replace = Prendre sa place
move-legions = { ELIDE("De", $one) } et { ELIDE("de", $other) }
move-strike = Le Vote à la place { $place }
move-build = Construire : { $building }
move-place = { $building }
move-place-colosseum = Colisée
move-place-plot = Complot
move-with-bonus = Avec le Bonus
move-without-bonus = Sans le Bonus
move-from-board = De votre plateau
move-from = { ELIDE("De", $region) }
move-skip = Aucune
move-to = En { $region }
move-raise =
    { $pantheon_id ->
        [base] La base
       *[upper] Le niveau supérieur
    }
move-tax = Revenu normal
move-tax-double = Double Taxation

# Ce que coûte ou rapporte un coup
preview-tile =
    niveau { $level ->
        [1] I
        [2] II
       *[3] III
    }, { $cost } Denarii, +{ $glory } de Gloire{ $medal ->
        [1] { " et la Médaille" }
       *[0] {""}
    }
preview-spy = accepté : la Gloire ou l'action pour vous seul ; refusé : vos Denarii sont perdus
preview-alliance = acceptée : de la Gloire pour vous deux ; refusée : vos Denarii vous reviennent
preview-set = { $n } à la fin
preview-against = contre { $who }
preview-facing =
    niveau { $level ->
        [1] I
        [2] II
       *[3] III
    }, face à { $who }

# Événements
event-character = { $seat } est { $character }.
event-first = { $seat } a le marqueur Premier joueur ; il est posé en { $province }.
event-dealt = { $seat } reçoit trois Quêtes.
event-dealt-secret = { $seat } reçoit : { $quests }.
event-returned-quest = { $seat } remet une Quête.
event-returned-quest-secret = { $seat } remet : { $quest }.
event-round = Manche { $round }.
event-event = Événement : { $event }.
event-phase = Phase : { $phase }.
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
event-stage = { $seat } atteint l'Étape { $square } et recrute un Partisan.
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
event-anchor = { $seat } se débarrasse de l'Ancre.
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
       *[1] l'action
    } du Bâtiment : { $building }.
event-activated = { $seat } active un Complot contre { $other } : { $plot }.
event-fizzled = Le Complot { ELIDE("de", $seat) } n'a pas d'effet ({ $plot }).
event-cancelled = { $seat } annule l'effet du Complot.
event-toppled = Un élément tombe du Panthéon { ELIDE("de", $seat) } : { $pantheon }.
event-expelled = { $seat } renvoie { ELIDE("de", $region) } une Légion { ELIDE("de", $other) }.
event-replaced = Une Légion { ELIDE("de", $seat) } prend sa place en { $region }.
event-moved-both = { $seat } déplace deux Légions { ELIDE("de", $other) } ({ $one }, { $two }) en { $region }.
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
event-legion-moved = { $seat } déplace une Légion { ELIDE("de", $source) } en { $region }.
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
    { $seat } prélève l'impôt en { $province } : { $n ->
        [one] { $n } Denarius
       *[other] { $n } Denarii
    }.
event-taxed-double = { $seat } prélève double impôt en { $province } : { $n } Denarii contre { $penalty } de Gloire.
event-rotated =
    Les Provinces tournent { $turns ->
        [1] d'un quart de tour dans le sens horaire
        [2] d'un demi-tour
       *[3] d'un quart de tour dans le sens antihoraire
    }.
event-bought = { $seat } paie { $n } Denarii pour de la Gloire.
event-cassius-card = Cassius retourne : { $cassius }.
event-combat-card = Cassius retourne : { $combat }.
event-cassius-row = Cassius prend { $card } dans sa rangée.
event-cassius-nothing = Cassius ne trouve rien à construire.
event-cassius-blocked = Cassius ne peut pas faire cela.
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
event-task = Tâche accomplie : { $task }.

# Ce que font les cartes
condition-activate_plot = quand vous activez un Complot
condition-plot_in_province = quand un Complot vous vise
condition-build = quand vous construisez
condition-double_tax = quand vous taxez doublement
condition-partisan_any = quand vous placez un Partisan
condition-partisan_colosseum = quand vous placez un Partisan au Colisée
condition-partisan_agriculture = quand vous placez un Partisan sur un Bâtiment Agriculture
effect-gain_denarii =
    { $n ->
        [one] +1 Denarius
       *[other] +{ $n } Denarii
    }
effect-gain_glory = +{ $n } de Gloire
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
effect-remove_anchor = débarrassez-vous de l'Ancre
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
        [one] −1 Denarius
       *[other] −{ $n } Denarii
    }
effect-lose_glory = −{ $n } de Gloire
effect-return_legion =
    reprenez { $n ->
        [1] une Légion
       *[other] { $n } Légions
    } des Régions
effect-return_vote = reprenez votre Vote le plus haut
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
who-most =
    { $metric ->
        [facing_population] la plus forte
       *[other] le plus
    } { $what }
who-least = le moins { $what }
who-facing =
    { $metric ->
        [africa] face à l'Afrique
        [gaul] face à la Gaule
        [spain] face à l'Espagne
       *[italy] face à l'Italie
    }
metric-denarii = de Denarii
metric-glory = de Gloire
metric-legions_in_regions = de Légions dans les Régions
metric-legions_recruited = de Légions recrutées
metric-votes_in_column = de Votes dans la Colonne
metric-votes_recruited = de Votes recrutés
metric-pantheon_elements = d'éléments du Panthéon
metric-hand_size = de cartes en main
metric-vendetta_markers = de marqueurs Vendetta
metric-facing_population = Population devant soi
plot-calumny-text = la cible perd 1 de Gloire
plot-degradation-text = un élément de la cible quitte un niveau inachevé
plot-apostasy-text = une Légion de la cible rentre, et la vôtre peut prendre sa place
plot-deceit-text = deux Légions de la cible vont dans une même Région
plot-second_vote-text = un Vote de la cible s'en va, et le vôtre se pose au sommet
plot-null_vote-text = un Vote de la cible s'en va, et vous gagnez 1 de Gloire
plot-forced_sale-text = la cible perd une carte Commerce au hasard, et vous gagnez 2 Denarii
plot-customs_duties-text = vous prenez à la cible une carte Commerce au hasard
quest-vendetta_as_engine-text = 2 pour chaque Bonus actif
quest-vendetta_never_ends-text = 2 pour chacun de vos Complots posés dans les Provinces
quest-offerings-text = 6 avec la Médaille Religion
quest-free_trade-text = 6 avec la Médaille Commerce
quest-preeminent_vote-text = 6 avec la Médaille Politique
quest-hard_labour-text = 6 avec la Médaille Agriculture
quest-most_decorated-text = 6 avec la Médaille Militaire
quest-last_stone-text = 2 pour chaque Médaille
quest-conqueror-text = 3 pour chaque première place dans une Région
quest-right_hand-text = 3 pour chaque deuxième place dans une Région
quest-all_fronts-text = 4 avec une Légion dans chaque Région
quest-legate-text = 5 avec quatre Légions dans une même Région
quest-all_eagles-text = 6 avec six Légions dans les Régions
quest-princeps_senatus-text = 4 avec le Vote du sommet
quest-faction-text = 5 avec trois Votes dans la Colonne
quest-voice_of_the_senate-text = 4 avec le plus de Votes dans la Colonne
quest-great_merchant-text = 5 avec des Ensembles de deux types
quest-jeweller-text = 4 avec un Ensemble de Joyaux
quest-full_warehouses-text = 4 avec quatre cartes Commerce en main
quest-house_of_the_gods-text = 6 avec les deux niveaux du Panthéon achevés
quest-gold_of_the_gods-text = 4 avec un élément d'Or
quest-treasury-text = 4 avec le plus de Denarii
quest-eternal_glory-text = 5 avec 35 sur le compteur
quest-humble_servant-text = 6 avec le moins de Gloire sur le compteur
quest-granary_of_africa-text = 5 avec une Population de { $least } en Afrique
quest-peace_of_gaul-text = 5 avec une Population de { $least } en Gaule
quest-silver_of_spain-text = 5 avec une Population de { $least } en Espagne
quest-heart_of_italy-text = 5 avec une Population de { $least } en Italie
quest-back = une Quête cachée
card-back = une carte cachée
card-anchor = Ancre
token-spy = Espion
token-alliance = Alliance
token-back = face cachée
metal-own = votre couleur
metal-bronze = Bronze
metal-silver = Argent
metal-gold = Or
pantheon-base = base
pantheon-upper = niveau supérieur

# Le plateau en mots
board-event =
    Événement : { $event } ({ $who } : { $effects }). On joue dans le sens { $direction ->
        [1] horaire
       *[other] antihoraire
    }, puis les Provinces tournent { $turns ->
        [1] d'un quart
        [2] d'un demi-tour
       *[other] d'un quart dans le sens horaire
    }.
board-no-event = Aucun Événement n'est visible.
board-order = Ordre du tour : { $order }.
board-province =
    { $province }, face à { $who }{ $first ->
        [1] { " (marqueur Premier joueur)" }
       *[0] {""}
    } : Population { $population }
board-penalty = (Double Taxation : { $penalty } de Gloire)
board-nothing-built = rien de construit
board-building =
    { $building } { $level ->
        [0] —
        [1] I
        [2] II
       *[3] III
    }{ $workers ->
        [0] {""}
       *[other] { " (" }{ $workers }/{ $level } Partisans)
    }
board-next = suivant { $cost } Denarii, +{ $glory } de Gloire, reste { $left }
board-sold-out = suivant épuisé
board-plots = Complots : { $plots }
board-plot-empty = libre
board-plot-flipped = { $who } (activé)
board-region =
    { $region } (défense { $defence }, { $defeated ->
        [1] vaincue
       *[0] pas encore vaincue
    } ; places { $places }) : { $legions }
board-column = Colonne du Sénat, de bas en haut (valeurs { $worth }) : { $column }
board-colosseum = Colisée : { $who }
board-stages = Étapes de Gloire : { $stages }
board-harvest =
    Une récolte rapporte { $n ->
        [one] { $n } Denarius
       *[other] { $n } Denarii
    } cette manche.
board-commons = Éléments communs, base : { $base } ; niveau supérieur : { $upper }
board-medals = Médailles pour le premier niveau III : { $medals }
medal-military = Militaire (gagne les égalités dans les Régions)
medal-politics = Politique (une Majorité donne 3 de Gloire)
medal-commerce = Commerce (les Joyaux servent de jokers)
medal-religion = Religion (1 de Gloire pour 3 Denarii à tout moment)
medal-agriculture = Agriculture (chaque récolte +2)
board-set-values = Un Ensemble rapporte à la fin : { $sets }
board-decks = Pioche Commerce { $deck }, défausse { $discard } (dessus : { $top }) ; Quêtes restantes { $quests } ; réserve de Vendetta { $vendetta }
board-offer = Un émissaire { ELIDE("de", $who) } attend : { $token }.
board-played = Joué à cette occasion : { $cards }
board-hand = Votre main :
board-card = { $card } ({ $ware } ; { $condition } : { $effects })
board-quests = Vos Quêtes :
board-quest = { $quest } : { $text } (pour l'instant { $points })
board-plot-effects = Ce que peuvent vos Complots :
board-plot-effect = { $plot } : { $text }
board-slot = { $slot } ; { $next }
board-returned = La Quête que vous avez remise : { $quest }
board-draft = Vous remettez : { $quest }
board-cassius-score = Score de Cassius : { $score }
board-row = Rangée de Cassius : { $cards }
board-wages = seul, pour chaque Partisan
board-tasks-ahead = Tâches à accomplir : { $tasks }
board-tasks = Tâches accomplies pour l'instant : { $tasks }
board-none = —

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
panel-province = Fait face à
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
why-AR-4_2 = Vous n'avez pas de Complot en { $province }.
why-AR-4_4 = { $province } fait face à { $target }.
why-AR-4_5 =
    Vous avez { $has ->
        [one] { $has } marqueur Vendetta
       *[other] { $has } marqueurs Vendetta
    }, { $target } a { $free ->
        [one] { $free } case vide
       *[other] { $free } cases vides
    }.
why-AR-4_6 = Aucun ne peut toucher { $target } maintenant.
why-AR-4_9 = Votre Complot en { $province } a déjà servi.
why-AR-4_14 = { $target } en a { $glory }.
why-AR-4_15 = { $target } n'en a aucun.
why-AR-4_16 = { $target } n'a aucune Légion dans les Régions.
why-AR-4_18 =
    { $target } y a { $legions ->
        [one] { $legions } Légion
       *[other] { $legions } Légions
    }.
why-AR-4_19 = { $target } n'a aucun Vote dans la Colonne.
why-AR-4_21 = { $target } n'a aucun Vote dans la Colonne.
why-AR-4_23 = Vous tenez { $cards } cartes.
why-AR-4_24 = { $target } n'a aucune carte Commerce en main.
why-AR-7_7 = { $card } : { $condition }.
why-AR-7_8 = Vous n'avez pas { $card } en main.
why-AR-7_10 = { $card } : { $condition }.
why-AR-7_20 = Vous n'avez pas { $card } en main.
why-AR-2_16 = Cela coûte { $needs } Denarii ; vous en avez { $has }.
why-AR-5_1 = Le niveau { $level } coûte { $needs } Denarii ; vous en avez { $has }.
why-AR-5_5 = { $building }, niveau { $level } : épuisé.
why-AR-6_5 = { $building } : niveau { $level }, et autant de Partisans.
why-AR-6_4 = Il n'y a pas de { $building } dans votre Province.
why-AR-7_14 = { $ware } : vous en avez { $has } qui conviennent, il en faut { $needs }.
why-AR-9_4 = Cela coûterait { $penalty } de Gloire ; vous en avez { $has }.
why-AR-6_2 =
    Il vous reste { $left ->
        [one] { $left } Partisan
       *[other] { $left } Partisans
    } à placer.
why-AR-11_2 =
    { $level ->
        [0] Il n'y a pas de { $building } en { $province }.
       *[other] { $province } fait face à { $target }.
    }
why-AR-11_3 =
    Vous avez { $has ->
        [one] { $has } Denarius
       *[other] { $has } Denarii
    }.
why-AR-11_5 = De { $least } à { $most }.

# Provinces
province-africa = Afrique
province-gaul = Gaule
province-spain = Espagne
province-italy = Italie

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
ware-chest = Coffre, un joker

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
card-archivist_chest = Coffre de l'archiviste
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
event-annona = Blé d'Afrique
event-foedus_galliae = Traité gaulois
event-metalla = Mines d'Espagne
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
quest-granary_of_africa = Grenier d'Afrique
quest-peace_of_gaul = Paix des Gaules
quest-silver_of_spain = Argent d'Espagne
quest-heart_of_italy = Cœur de l'Italie

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
task-glory_51 = 51 points sur le compteur de Gloire
task-medals_3 = 3 Médailles
task-regions_2 = 2 Régions de Combat vaincues
task-votes_4 = 4 Votes dans la Colonne
task-sets_2 = 2 Ensembles Commerciaux
task-pantheon = Un Panthéon complet
task-quests_2 = 2 Quêtes accomplies

# Exploits
feat-centurion_of_glory = Gloire au centuple
feat-centurion_of_glory-how = 100 points ou plus à la fin
feat-five_medals = Quinque Phalerae
feat-five_medals-how = les cinq Médailles
feat-two_jewel_sets = Gemmarius
feat-two_jewel_sets-how = deux Ensembles de Joyaux
feat-track_61 = Au-delà des étoiles
feat-track_61-how = 61 ou plus sur la piste de Gloire
feat-three_same_sets = Monopole
feat-three_same_sets-how = trois Ensembles d'une même sorte
feat-three_regions = Triple triomphe
feat-three_regions-how = la première place dans les trois Régions
feat-cassius_90 = Le châtiment de Cassius
feat-cassius_90-how = 90 points ou plus contre Cassius
feat-senate_12 = Maître du Sénat
feat-senate_12-how = 12 points ou plus par la Colonne du Sénat
feat-golden_pantheon = Panthéon doré
feat-golden_pantheon-how = les deux éléments communs du Panthéon en or
feat-four_quests = Chercheur infatigable
feat-four_quests-how = quatre Quêtes accomplies
feat-no_vendetta = Mains propres
feat-no_vendetta-how = aucun marqueur Vendetta à la fin
feat-creator_113 = Le record du créateur
feat-creator_113-how = 113 points ou plus à la fin

# -- on the shelf
box-about = Élevez votre Province, gagnez le Sénat et les Régions, et complotez contre qui vous fait face.
box-emblem = greek-temple
