# Les critères du juge, dits comme des gains : « vous avez plus de denarii à dépenser », par rapport à la moyenne des réponses.
reason-coins = { more-many } de Pièces
reason-buildings_track = { more-many } de cases sur la piste Bâtiments
reason-legacy = { more-much } d’Héritage
reason-glory = { more-much } de Gloire
reason-advisors = { more-many } de points des Conseillers
reason-plan_points = { more-many } de points des Plans
reason-nero = { more-many } de points des cartes Néron
reason-soldiers = { more-many } de Soldats gagnés
reason-senators = { more-many } de Sénateurs gagnés
reason-free_soldiers = { more-many } de Soldats libres
reason-free_senators = { more-many } de Sénateurs libres
reason-stored = { more-many } de ressources en Stockage
reason-store_overfull = { more-many } de ressources superflues
reason-loyalty_two = { more-many } de Conseillers à deux cases
reason-loyalty_three = { more-many } de Conseillers à trois cases
reason-loyalty_four = { more-many } de Conseillers à quatre cases
reason-loyalty_full = { more-many } de Conseillers aux cases toutes cochées
reason-favours = { more-many } de Faveurs des dieux
reason-colonies = { more-many } de colonies
reason-linked_colonies = { more-many } de colonies reliées à Rome
reason-roads = { more-many } de routes
reason-buildings = { more-many } de Bâtiments en ville
reason-building_ground = { more-much } de terrain libre près des Bâtiments
reason-dice = { more-many } de dés disponibles
reason-turn_to_come = { more-many } de tours à venir dans cette manche
reason-pool = { more-many } d’icônes de ce tour encore disponibles
reason-under_way = { more-much } à attendre de l’action commencée
reason-seneca = { more-many } de points de Sénèque à battre
reason-alone = { $more ->
    [yes] une partie en solo plus avancée
   *[no] une partie en solo en retard
}
