# Les critères du juge, dits comme des gains : « vous avez plus de denarii à dépenser », par rapport à la moyenne des réponses.
reason-glory = { more } de Gloire sur le compteur
reason-regions = { $more ->
    [yes] de meilleures places probables dans les Régions
   *[no] de moins bonnes places probables dans les Régions
}
reason-legions_out = { more } de Légions dans les Régions
reason-legions = { more } de Légions sur le plateau
reason-politics = { more } de Votes qui comptent dans la Colonne
reason-votes = { more } de Votes à placer
reason-commerce = { more } d’Ensembles de cartes
reason-religion = { more } de points au Panthéon
reason-quests = { more } de points des Quêtes
reason-denarii = { more } de Denarii, et ce qu’ils achètent
reason-partisans = { more } de Partisans pour les manches à venir
reason-stages = { $more ->
    [yes] la prochaine Étape plus proche
   *[no] la prochaine Étape plus loin
}
reason-bonuses = { more } de Bonus découverts
reason-vendetta = { more } de marqueurs Vendetta
reason-plots = { more } de Complots qui attendent que les Provinces tournent
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
reason-cards = { more } de cartes en main
reason-next_set = { $more ->
    [yes] un Ensemble qui grandit en main
   *[no] pas d’Ensemble qui grandit en main
}
reason-ground = { more } à faire pour les Partisans de cette manche
reason-under_way = { more } à attendre des actions commencées
reason-tasks = { more } de tâches de l’Empereur accomplies
reason-alone = { $more ->
    [yes] une partie en solo plus avancée
   *[no] une partie en solo en retard
}
