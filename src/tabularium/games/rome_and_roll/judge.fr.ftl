# Les critères du juge, dits comme des gains : « vous avez plus de denarii à dépenser », par rapport à la moyenne des réponses.
reason-coins = { more } de Pièces
reason-buildings_track = { more } de cases sur la piste Bâtiments
reason-legacy = { more } d’Héritage
reason-glory = { more } de Gloire
reason-advisors = { more } de points des Conseillers
reason-plan_points = { more } de points des Plans
reason-nero = { more } de points des cartes Néron
reason-soldiers = { more } de Soldats gagnés
reason-senators = { more } de Sénateurs gagnés
reason-free_soldiers = { more } de Soldats libres
reason-free_senators = { more } de Sénateurs libres
reason-stored = { more } de ressources en Stockage
reason-store_overfull = { more } de ressources qu’il n’en faut
reason-loyalty_two = { more } de Conseillers à deux cases
reason-loyalty_three = { more } de Conseillers à trois cases
reason-loyalty_four = { more } de Conseillers à quatre cases
reason-loyalty_full = { more } de Conseillers aux cases toutes cochées
reason-favours = { more } de Faveurs des dieux
reason-colonies = { more } de colonies
reason-linked_colonies = { more } de colonies reliées à Rome
reason-roads = { more } de routes
reason-buildings = { more } de Bâtiments en ville
reason-building_ground = { more } de terrain libre près des Bâtiments
reason-dice = { more } de dés disponibles
reason-turn_to_come = { more } de tours à venir dans cette manche
reason-pool = { more } d’icônes de ce tour en reste
reason-under_way = { more } à attendre de l’action commencée
reason-seneca = { more } de points de Sénèque à battre
reason-alone = { $more ->
    [yes] une partie en solo plus avancée
   *[no] une partie en solo en retard
}
