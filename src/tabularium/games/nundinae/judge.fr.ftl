# Les critères du juge, dits comme des gains : « vous avez plus de denarii à dépenser », par rapport à la moyenne des réponses.
reason-wares = { more-much } de valeur en lots achetés
reason-on_sale = { $more ->
    [yes] de meilleures chances d’avoir le lot en vente
   *[no] de moins bonnes chances d’avoir le lot en vente
}
reason-coins = { more-many } de pièces en bourse
reason-best_coins = { $more ->
    [yes] de meilleures pièces pour les jours à venir
   *[no] de moins bonnes pièces pour les jours à venir
}
reason-tribunes = { more-many } de tribuns à utiliser
reason-to_beat = { $more ->
    [yes] les huit points plus proches
   *[no] les huit points plus loin
}
