# Les critères du juge, dits comme des gains : « vous avez plus de denarii à dépenser », par rapport à la moyenne des réponses.
reason-during_play = { more } de points marqués en cours de partie
reason-denarii_points = { more } de points pour les denarii
reason-stock_points = { more } de points pour les ressources
reason-patron_points = { more } de points pour les mécènes
reason-political_points = { more } de points pour l’influence politique
reason-zone_points = { more } de points dans les zones
reason-denarii = { more } de denarii à dépenser
reason-units = { more } de ressources basiques
reason-surplus = { more } de surplus
reason-political = { more } d’influence politique
reason-active_patrons = { more } de mécènes actifs
reason-patrons = { more } de mécènes à côté du plateau
reason-influence = { more } d’influence encore à dépenser
reason-left_cards = { more } de cartes du côté gauche
reason-buildings = { more } de bâtiments
reason-wars = { more } de guerres
reason-pairs = { more } de paires de cartes
reason-zones_present = { more } de zones avec un marqueur
reason-above_brown = { more } de niveaux au-dessus du cube marron
reason-lead_in_zones = { more } de zones en tête
reason-colosseum = { $more ->
    [yes] une meilleure place au Colisée
   *[no] une moins bonne place au Colisée
}
reason-workers_to_send = { more } d’ouvriers encore à envoyer cette manche
reason-values_to_send = { more } de valeur dans les ouvriers à envoyer
reason-trained = { more } d’ouvriers formés
reason-in_training = { more } d’ouvriers en formation
reason-workers = { more } d’ouvriers
reason-reserve_values = { more } de valeur dans la réserve
reason-passed = { $more ->
    [yes] déjà passé
   *[no] pas encore passé
}
