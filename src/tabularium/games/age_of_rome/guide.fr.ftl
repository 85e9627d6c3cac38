# La première partie guidée.
guide-else = C’est permis, mais la leçon montre ici un autre coup. Faites ce qu’elle demande, ou choisissez « Continuer sans guide ».

guide-who = César est mort. Vous êtes l’un des trois grands noms qui veulent régner sur Rome après lui.
guide-win = La partie compte { $table_rounds } manches. Bâtiments, Régions, Votes, cartes Commerce et Quêtes secrètes rapportent de la Gloire ; le joueur qui en a le plus à la fin règne sur Rome.
guide-goals = Voici vos Quêtes, des buts secrets qui rapportent de la Gloire à la fin. Pour lire une carte, appuyez longuement ou laissez-y le pointeur.
guide-quests = Vous rendez une Quête, celle-ci par exemple : touchez-la, puis terminez.
guide-turning = Quatre Provinces sont sur un plateau qui tourne après chaque manche. Vous construisez, agissez et taxez seulement dans celle qui vous fait face : les Bâtiments ne sont donc à personne (AR-5.11).
guide-construction = Construction : contre des Denarii, vous posez des tuiles, niveau par niveau. Chacune rapporte aussitôt de la Gloire, une Population à taxer et une place de Partisan.
guide-build = Construisez un Phare, le Bâtiment du Commerce.
guide-build-more = Vous pouvez construire tant que vous pouvez payer. Terminez quand vous avez assez construit.
guide-action = Action : à tour de rôle, chacun place un Partisan à la fois. Il va sur un Bâtiment de la Province qui vous fait face, qui agit alors, ou au Colisée.
guide-partisans = Un Château envoie une Légion, une Curie pose un Vote, un Phare pioche une carte Commerce. Un Temple agrandit votre Panthéon, et une Villa rustique rapporte des Denarii.
guide-place = Placez votre Partisan sur le Phare : vous piochez une carte Commerce. Vous en gardez { $table_hand_limit } au plus en main ; une Ancre prend une place.
guide-place-more = Le Colisée est toujours ouvert : un Partisan y rapporte de la Gloire.
guide-tax = Revenu : un Denarius par point de Population devant vous, ou le double si vous cédez de la Gloire. Prenez la Taxation normale.
guide-last-moment = Avant la fin de votre tour, vous pouvez vendre des cartes Commerce ou poser un Ensemble de { $table_set_size }, pour de la Gloire à la fin. Puis terminez.
guide-turned = Le plateau a tourné : une autre Province vous fait face, avec ce qu’un autre y a construit, et un nouvel Événement a ouvert la manche. Ce que vous avez construit fait face à un autre joueur, ou à personne.
guide-undo = Si vous regrettez un coup, Annuler le reprend, sauf s’il a dévoilé quelque chose.
guide-plots = C’est le moment d’activer des Complots. Vous n’en avez pas encore ; ceux des rivaux frappent le joueur à qui leur Province fait face : voyez où ils sont (AR-4.7).
guide-build-again = Construisez encore ; un Château permettrait d’envoyer des Légions cette manche. Une Étape atteinte sur le compteur de Gloire vous donne un Partisan de plus.
guide-plot = Posez un Complot : il attend dans cette Province, et dans une manche suivante vous pourrez l’activer contre le joueur à qui elle fera face. Pour payer, vous lui passez un marqueur Vendetta.
guide-place-again = Votre Partisan suivant : le Château, le Colisée, ou ce qu’offre la Province.
guide-bonus = Un Bonus découvert permet à un Partisan par manche d’agir deux fois sur son Bâtiment (AR-8.1). Servez-vous-en, ou gardez-le pour un autre Partisan.
guide-legion = Les Légions d’une Région comptent à la fin si toutes ensemble atteignent sa défense.
guide-trade-card = Une carte Commerce se joue à certains moments : en voici un. Pour la garder, choisissez « Ne pas jouer d’autre carte ».
guide-tax-again = Taxation normale, ou Double Taxation pour de la Gloire ? Les Denarii construisent des tuiles, et les tuiles rapportent de la Gloire.
guide-rules = Vous connaissez maintenant chaque phase : Événement et Complots, Construction, Action, Revenu. « De quoi s’agit-il ? » à côté de la question vous aide, et toutes les règles sont sous Règles, en haut.
guide-third-plots = Activez votre Complot contre le joueur à qui sa Province fait face maintenant, ou gardez-le pour une autre manche.
guide-third-build = Construisez ce dont vos Partisans se serviront cette manche même.
guide-third-action = Placez vos Partisans là où ils rapportent le plus. Chaque Étape du compteur de Gloire vous en donne un de plus pour le reste de la partie.
guide-third-rest = À vous de choisir. Un Complot activé nuit au joueur à qui sa Province fait face ; on peut vous en faire autant.

# Pourquoi le guide demande autre chose ici.
guide-build-else = Vous pouvez ne rien construire, mais vos Partisans ont besoin d’un Bâtiment pour agir : construisez-en d’abord un.
