# La première partie guidée.
guide-else = C’est permis, mais la leçon montre ici un autre coup. Faites ce qu’elle demande, ou choisissez « Continuer sans guide ».

guide-who = Vous menez l’Égypte, l’un des quatre Empires de la Méditerranée. Chaque tour a les mêmes phases : collecter des Ressources, échanger, acheter, déplacer ses Unités.
guide-win = Quatre voies mènent à la victoire : acheter les Pyramides pour { $tiles_pyramids } jetons, réunir { $victory_tiles } Héros et Merveilles, contrôler { $victory_cities } Capitales et Cités Légendaires, ou détenir les { $victory_titles } Titres (MN-8.1). Il n’y a pas de points.
guide-hand = Vos Caravanes ont rapporté des Biens, votre Capitale des Impôts : ce sont vos Ressources, dont les autres ne voient que le nombre. Pour lire une chose, appuyez longuement ou laissez-y le pointeur.
guide-offer = Le Maître du Commerce, Carthage, dit combien chacun propose : 4 cette fois, montrés ensemble. Proposez ce que vous avez en trop : touchez un papyrus et trois Impôts, puis terminez.
guide-pick = On se prend maintenant des jetons, un à la fois ; le joueur qui vient d’en perdre un choisit le suivant (MN-2.12). Prenez un Bien que vous n’avez pas : les achats se paient avec des Biens tous différents.
guide-compensate = Vous avez pris un jeton de plus que vous n’en avez perdu : rendez-en un, un double inutile.
guide-leader = Les Titres donnent des pouvoirs : comme Leader Politique, vous dites qui achète ensuite. Choisissez votre propre Empire.
guide-prices = Un achat se paie avec une combinaison d’exactement son prix : uniquement des Impôts, ou uniquement des Biens tous différents (MN-3.4).
guide-costs = Influence, Caravanes, Cités et Unités coûtent { $costs_influence }, Marchés et Temples { $costs_market }. Votre premier Héros ou Merveille coûte { $tiles_prices_1 }, chaque suivant plus que le précédent.
guide-influence = Une Province neutre devient la vôtre avec un marqueur Influence. Achetez-en un pour { $costs_influence }.
guide-where = La Province doit être adjacente à l’une des vôtres. Garamantia a deux emplacements de Caravane : touchez-la.
guide-pay = Posez les jetons avec lesquels vous payez, un par un. Votre Héros Cléopâtre permet à un Impôt de se joindre aux Biens, et à un Bien de se joindre aux Impôts.
guide-caravan = Une Caravane rapporte un Bien à chaque tour, deux si le Marché de sa Province est à vous. Achetez-en une.
guide-caravan-where = Chaque emplacement donne une sorte de Bien. Prenez-en une que vous n’avez pas : des Biens variés achètent plus que beaucoup de Biens semblables.
guide-unit-where = Une Légion garde sa Province ou en part : mettez-la où un rival pourrait entrer, ou à côté de là où vous voulez aller.
guide-more = Vous pouvez acheter tant que vous pouvez payer ; une Légion garderait une Province. Puis terminez : ce qui n’est pas dépensé est perdu, sauf { $storage_taxes } Impôts.
guide-keep = Ce qui n’est pas dépensé est perdu, sauf { $storage_taxes } Impôts que vous pouvez garder.
guide-next-buyer = Acheter tôt, c’est choisir d’abord parmi Héros et Merveilles ; acheter tard, c’est voir ce que les autres ont fait. Choisissez le suivant.
guide-war = Place aux Unités. Le Chef Militaire dit qui agit ensuite : les Trirèmes naviguent d’abord et servent de ponts aux Légions, puis chaque Légion marche une fois, et les dés décident des Batailles (MN-4.2).
guide-march = Une Légion de Carthage garde Libya : faites-y marcher la vôtre de Cyrenaica ; chaque camp lance les dés, et si vous y restez seul, vous êtes le Conquérant. Là où personne ne garde une Province, y entrer suffit (MN-4.51).
guide-march-more = Chaque Légion marche une fois. Déplacez les autres aussi, ou terminez : les Batailles commencent alors.
guide-conquest = Conquérant, vous pouvez piller un Bâtiment, en occuper pour qu’ils produisent pour vous, ou chercher à prendre toute la Province. Occupez.
guide-building = Choisissez le Bâtiment. C’est aussi ce que les autres peuvent vous faire là où vos Unités sont trop faibles.
guide-undo = Tour 2 : la Production a rapporté de nouvelles Ressources, aussi de ce que vous avez acheté ou occupé. Si vous regrettez un coup, Annuler le reprend, sauf s’il a dévoilé quelque chose.
guide-titles = À la fin d’un tour, chaque Titre va au niveau le plus élevé : Maître du Commerce pour le Commerce (Caravanes et Marchés), Leader Politique pour la Politique (Cités et Temples), Chef Militaire pour le Militaire (Unités).
guide-attacked = Regardez la carte : vos rivaux ont bougé, eux aussi. Gardez une Légion là où une Province le mérite.
guide-battles = Dans une Bataille, chaque Légion lance un dé, et { $battle_points_per_hit } points font une touche. Une Forteresse ajoute { $battle_fortress_bonus } à son camp et annule une touche (MN-4.32).
guide-offer-again = Échangez encore, à votre guise. Ce que personne ne prend vous revient.
guide-pick-again = Prenez ce qui vous manque, et voyez à qui : ce joueur choisit ensuite.
guide-buy-again = Vos achats. Judaea a le site d’une Cité Légendaire : de l’Influence, puis la Cité, et vous avez l’une des { $victory_cities } Capitales et Cités Légendaires qu’il faut.
guide-buy-rest = Reste-t-il de quoi acheter une Forteresse ou une Unité ? Les deux aident à tenir ce que vous avez.
guide-buy-details = Choisissez où, et avec quoi vous payez.
guide-fleet = Les Trirèmes vont de mer en mer, et les Légions passent là où elles forment un pont.
guide-battle = Marchez, tenez vos positions ou terminez. Si vos Légions sont encore seules dans une Province étrangère, vous en restez le Conquérant et pouvez choisir de nouveau ce tour-ci.
guide-rules = Vous connaissez chaque phase : « De quoi s’agit-il ? » à côté de chaque question l’explique, et toutes les règles sont sous Règles, en haut. Sous Score, voyez qui approche d’une des quatre voies vers la victoire.
guide-third-trade = Échangez pour avoir le plus de Biens différents : ils paient un Héros ou une Merveille.
guide-third-buy = Un Héros ou une Merveille pour { $tiles_prices_1 } aide pour le reste de la partie et compte parmi les { $victory_tiles } qu’il faut ; un Marché double les Caravanes de sa Province.
guide-third-details = Choisissez quoi ou où, et avec quoi vous payez.
guide-third-war = Marchez, naviguez, ou terminez et gardez ce que vous avez.

# Pourquoi le guide demande autre chose ici.
guide-influence-else = Vous pouvez acheter tout ce que vous pouvez payer, mais commencez par l’Influence : la nouvelle Province offre des emplacements où construire.
guide-caravan-else = Vous pouvez cesser d’acheter, mais ce qui n’est pas dépensé est perdu : achetez d’abord une Caravane.
guide-march-else = C’est permis, mais la leçon montre une conquête : marchez d’abord de Cyrenaica à Libya.
