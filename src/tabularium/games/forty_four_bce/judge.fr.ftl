# Les critères du juge, dits comme des gains : « vous avez plus de denarii à dépenser », par rapport à la moyenne des réponses.
reason-track = { more } d’Imperium sur la piste
reason-allegiance = { more } d’Imperium des tuiles allégeance
reason-senate = { more } de paires pour le bonus du Sénat
reason-lictors_loyalty = { more } de Lictors et de loyauté au Collegium
reason-structures = { more } d’Imperium des structures
reason-collegium = { $more ->
    [yes] un meilleur domaine le plus faible au Collegium
   *[no] un moins bon domaine le plus faible au Collegium
}
reason-statues = { more } d’Imperium des statues
reason-denarii_points = { more } d’Imperium des Denarii
reason-fields = { more } de recrues au Collegium
reason-fields_apart = { $more ->
    [yes] des domaines plus inégaux au Collegium
   *[no] des domaines plus égaux au Collegium
}
reason-denarii = { more } de Denarii pour construire
reason-cards = { more } de recrues disponibles
reason-worth = { $more ->
    [yes] des recrues plus fortes
   *[no] des recrues plus faibles
}
reason-authority = { more } d’autorité parmi les recrues
reason-boxes = { more } d’ambition à remplir
reason-loyalty = { more } de loyauté
reason-loyalty_to_come = { more } de loyauté pour les années à venir
reason-cubes = { more } d’influence disponible
reason-cubes_over = { more } d’influence au-delà de la limite
reason-support = { more } de soutien disponible
reason-support_to_come = { more } de soutien pour les années à venir
reason-power = { $more ->
    [yes] l’Imperium Maius plus sûrement
   *[no] l’Imperium Maius moins sûrement
}
reason-power_to_come = { $more ->
    [yes] de meilleures chances d’être Imperium Maius à l’avenir
   *[no] de moins bonnes chances d’être Imperium Maius à l’avenir
}
reason-yields = { more } de structures qui produisent
reason-helpers = { more } de structures qui aident
reason-architects = { more } d’architectes en réserve
reason-tiles = { more } de tuiles au Collegium
reason-breadth = { $more ->
    [yes] des recrues de plus de domaines
   *[no] des recrues de moins de domaines
}
