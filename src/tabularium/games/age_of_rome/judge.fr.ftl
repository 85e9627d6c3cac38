# Les critères du juge, dits comme des gains : « vous avez plus de denarii à dépenser », par rapport à la moyenne des réponses.
reason-glory = { more-much } de Gloire sur le compteur
reason-regions = { $more ->
    [yes] de meilleures places probables dans les Régions
   *[no] de moins bonnes places probables dans les Régions
}
reason-legions_out = { more-many } de Légions dans les Régions
reason-legions = { more-many } de Légions sur le plateau
reason-politics = { more-many } de Votes qui comptent dans la Colonne
reason-votes = { more-many } de Votes à placer
reason-commerce = { more-many } de points des Ensembles de cartes
reason-religion = { more-many } de points au Panthéon
reason-quests = { more-many } de points des Quêtes
reason-denarii = { more-many } de Denarii, et ce qu’ils achètent
reason-partisans = { more-many } de Partisans pour les manches à venir
reason-stages = { $more ->
    [yes] la prochaine Étape plus proche
   *[no] la prochaine Étape plus loin
}
reason-bonuses = { more-many } de Bonus découverts
reason-vendetta = { more-many } de marqueurs Vendetta
reason-plots = { more-many } de Complots qui attendent que les Provinces tournent
reason-military_medal = { $more ->
    [yes] la Médaille Militaire en vue
   *[no] la Médaille Militaire hors de portée
}
reason-politics_medal = { $more ->
    [yes] la Médaille Politique en vue
   *[no] la Médaille Politique hors de portée
}
reason-commerce_medal = { $more ->
    [yes] la Médaille Commerce en vue
   *[no] la Médaille Commerce hors de portée
}
reason-religion_medal = { $more ->
    [yes] la Médaille Religion en vue
   *[no] la Médaille Religion hors de portée
}
reason-agriculture_medal = { $more ->
    [yes] la Médaille Agriculture en vue
   *[no] la Médaille Agriculture hors de portée
}
reason-cards = { more-many } de cartes en main
reason-next_set = { $more ->
    [yes] un Ensemble qui grandit en main
   *[no] pas d’Ensemble qui grandit en main
}
reason-ground = { more-much } à faire pour les Partisans de cette manche
reason-under_way = { more-much } à attendre des actions commencées
reason-tasks = { more-many } de tâches de l’Empereur accomplies
reason-alone = { $more ->
    [yes] une partie en solo plus avancée
   *[no] une partie en solo en retard
}
