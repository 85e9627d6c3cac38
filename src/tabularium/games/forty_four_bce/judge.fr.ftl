# Les critères du juge, dits comme des gains : « vous avez plus de denarii à dépenser », par rapport à la moyenne des réponses.
reason-track = { more-much } d’Imperium sur la piste
reason-allegiance = { more-much } d’Imperium des tuiles allégeance
reason-senate = { more-many } de paires pour le bonus du Sénat
reason-lictors_loyalty = { more-many } de Lictors et de loyauté au Collegium
reason-structures = { more-much } d’Imperium des structures
reason-collegium = { $more ->
    [yes] un Collegium plus fort dans son domaine le plus faible
   *[no] un Collegium moins fort dans son domaine le plus faible
}
reason-statues = { more-much } d’Imperium des statues
reason-denarii_points = { more-much } d’Imperium des Denarii
reason-fields = { more-many } de recrues au Collegium
reason-fields_apart = { $more ->
    [yes] des domaines plus inégaux au Collegium
   *[no] des domaines plus égaux au Collegium
}
reason-denarii = { more-many } de Denarii pour construire
reason-cards = { more-many } de recrues disponibles
reason-worth = { $more ->
    [yes] des recrues plus fortes
   *[no] des recrues plus faibles
}
reason-authority = { more-much } d’autorité parmi les recrues
reason-boxes = { more-much } d’ambition à remplir
reason-loyalty = { more-much } de loyauté
reason-loyalty_to_come = { more-much } de loyauté pour les années à venir
reason-cubes = { more-much } d’influence disponible
reason-cubes_over = { more-much } d’influence au-delà de la limite
reason-support = { more-much } de soutien disponible
reason-support_to_come = { more-much } de soutien pour les années à venir
reason-power = { $more ->
    [yes] l’Imperium Maius plus sûrement
   *[no] l’Imperium Maius moins sûrement
}
reason-power_to_come = { $more ->
    [yes] de meilleures chances d’être Imperium Maius à l’avenir
   *[no] de moins bonnes chances d’être Imperium Maius à l’avenir
}
reason-yields = { more-many } de structures qui produisent
reason-helpers = { more-many } de structures qui aident
reason-architects = { more-many } d’architectes en réserve
reason-tiles = { more-many } de tuiles au Collegium
reason-breadth = { $more ->
    [yes] des recrues de plus de domaines
   *[no] des recrues de moins de domaines
}
