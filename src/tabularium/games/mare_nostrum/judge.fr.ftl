# Les critères du juge, dits comme des gains : « vous avez plus de denarii à dépenser », par rapport à la moyenne des réponses.
reason-tiles = { more-many } de Héros et de Merveilles
reason-three_tiles = { $more ->
    [yes] un troisième Héros ou Merveille
   *[no] pas de troisième Héros ou Merveille
}
reason-four_tiles = { $more ->
    [yes] un quatrième Héros ou Merveille
   *[no] pas de quatrième Héros ou Merveille
}
reason-cities = { more-many } de Capitales et de Cités Légendaires
reason-three_cities = { $more ->
    [yes] une troisième grande Cité
   *[no] pas de troisième grande Cité
}
reason-titles = { more-many } de Titres
reason-two_titles = { $more ->
    [yes] un deuxième Titre
   *[no] pas de deuxième Titre
}
reason-claim = { $more ->
    [yes] une revendication de victoire
   *[no] pas de revendication de victoire
}
reason-purse = { $more ->
    [yes] une plus grande combinaison pour payer
   *[no] une plus petite combinaison pour payer
}
reason-tile_at_hand = { $more ->
    [yes] un Héros ou une Merveille à portée
   *[no] ni Héros ni Merveille à portée
}
reason-pyramids_at_hand = { $more ->
    [yes] les Pyramides à portée
   *[no] les Pyramides hors de portée
}
reason-near_pyramids = { $more ->
    [yes] un chemin plus court vers les Pyramides
   *[no] un chemin plus long vers les Pyramides
}
reason-resources = { more-many } de Ressources derrière le paravent
reason-taxes_kept = { more-many } d’Impôts à garder
reason-goods_income = { more-many } de Biens à chaque Production
reason-income_types = { more-many } de Biens différents à chaque Production
reason-tax_income = { more-many } d’Impôts à chaque Production
reason-commerce = { $more ->
    [yes] un niveau Commerce plus haut
   *[no] un niveau Commerce plus bas
}
reason-politics = { $more ->
    [yes] un niveau Politique plus haut
   *[no] un niveau Politique plus bas
}
reason-military = { $more ->
    [yes] un niveau Militaire plus haut
   *[no] un niveau Militaire plus bas
}
reason-leads = { $more ->
    [yes] la tête sur plus de pistes
   *[no] la tête sur moins de pistes
}
reason-provinces = { more-many } de Provinces
reason-conquests = { more-many } de conquêtes
reason-seized = { more-many } de marqueurs Influence occupés
reason-strength = { $more ->
    [yes] des Légions plus fortes là où elles en rencontrent d’autres
   *[no] des Légions plus faibles là où elles en rencontrent d’autres
}
reason-invaded = { more-many } de Provinces avec des Unités ennemies
reason-triremes = { more-many } de Trirèmes
