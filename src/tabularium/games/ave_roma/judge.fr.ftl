# Les critères du juge, dits comme des gains : « vous avez plus de denarii à dépenser », par rapport à la moyenne des réponses.
reason-during_play = { more-many } de points marqués en cours de partie
reason-denarii_points = { more-many } de points pour les denarii
reason-stock_points = { more-many } de points pour les ressources
reason-patron_points = { more-many } de points pour les mécènes
reason-political_points = { more-many } de points pour l’influence politique
reason-zone_points = { more-many } de points dans les zones
reason-denarii = { more-many } de denarii à dépenser
reason-units = { more-many } de ressources basiques
reason-surplus = { more-much } de surplus
reason-political = { more-much } d’influence politique
reason-active_patrons = { more-many } de mécènes actifs
reason-patrons = { more-many } de mécènes à côté du plateau
reason-influence = { more-much } d’influence encore à dépenser
reason-left_cards = { more-many } de cartes du côté gauche
reason-buildings = { more-many } de bâtiments
reason-wars = { more-many } de guerres
reason-pairs = { more-many } de paires de cartes
reason-zones_present = { more-many } de zones avec un marqueur
reason-above_brown = { more-many } de niveaux au-dessus du cube marron
reason-lead_in_zones = { more-many } de zones en tête
reason-colosseum = { $more ->
    [yes] une meilleure place au Colisée
   *[no] une moins bonne place au Colisée
}
reason-workers_to_send = { more-many } d’ouvriers encore à envoyer cette manche
reason-values_to_send = { more-much } de valeur dans les ouvriers à envoyer
reason-trained = { more-many } d’ouvriers formés
reason-in_training = { more-many } d’ouvriers en formation
reason-workers = { more-many } d’ouvriers
reason-reserve_values = { more-much } de valeur dans la réserve
reason-passed = { $more ->
    [yes] déjà passé
   *[no] pas encore passé
}
reason-zones_to_come = { more-many } de points à venir dans les zones
reason-influence_to_come = { more-many } de points à portée avec l’influence à dépenser
reason-political_to_come = { more-many } de points à portée avec l’influence politique
