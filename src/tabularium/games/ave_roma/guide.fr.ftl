# La première partie guidée.
guide-else = C’est permis, mais la leçon montre ici un autre coup. Faites ce qu’elle demande, ou choisissez « Continuer sans guide ».

guide-who = Vous êtes un Romain ambitieux avec cinq ouvriers, comme vos deux rivaux. Manche après manche, vous les envoyez chercher de l’argent, des ressources, des cartes et de l’influence.
guide-win = Le joueur qui a le plus de points gagne : les cartes, les mécènes et l’influence dans les zones et en politique en rapportent. La partie finit quand une pioche ne peut plus remplir une place vide.
guide-workers = Vos ouvriers sont numérotés de 1 à 5, et ce numéro dit ce qu’ils peuvent faire (AV-3.6) : combien d’argent à QUAESTOR, combien de pas à ROMA, quelle zone à AEDILIS, MERCATOR et PROPRAETOR, et quelles cartes d’une rangée.
guide-money = Il vous faut d’abord de l’argent. Touchez votre ouvrier 5.
guide-quaestor = Envoyez-le à QUAESTOR : il rapporte { $rates_quaestor } denarii par point de sa valeur.
guide-confirm = L’action se fait aussitôt. Confirmez votre tour, ou reprenez-le : tant que vous n’avez pas confirmé, personne ne joue.
guide-confirm-again = Voyez ce qu’il vous a rapporté, puis confirmez votre tour.
guide-goods = Dans l’ordre du tour, chacun envoie un ouvrier après l’autre, et les places sont rares. Touchez l’ouvrier 3, pour les ressources de la zone 3.
guide-aedilis = AEDILIS donne toutes les ressources de la carte Zone dans la zone de l’ouvrier. Vous gardez au plus { $limits_basic } de chacune ; le reste devient surplus ou denarii (AV-2.2).
guide-war = Une carte, maintenant. Touchez l’ouvrier 4 : son numéro dit quelles cartes d’une rangée il peut acheter.
guide-legatus = LEGATUS propose des guerres, AEDIFICATOR des bâtiments, SENATUS des mécènes. Envoyez-le à LEGATUS.
guide-card = Choisissez une carte ; pour en lire une, appuyez longuement ou laissez-y le pointeur. Les points imprimés comptent aussitôt, l’influence imprimée seulement quand vous dépensez la carte à PROPRAETOR (AV-8.8).
guide-walk = L’ouvrier 1 est petit, mais ROMA ne demande qu’un pas. Touchez-le.
guide-roma = À ROMA, votre marqueur fait le tour du Colisée, et vous payez chaque case où il entre, sauf si un autre marqueur s’y trouve (AV-9.2). Les Honneurs en chemin font monter votre influence politique.
guide-undo = Si vous regrettez un coup, Annuler le reprend, sauf s’il a dévoilé quelque chose. Les rivaux peuvent prendre les places que vous vouliez : c’est ainsi qu’ils vous nuisent.
guide-train = Envoyez les ouvriers qui vous restent, ou passez : chaque ouvrier inutilisé rapporte des points et reste chez vous, mais passer est définitif pour la manche (AV-3.9).
guide-training = Choisissez où l’envoyer. La formation, sur votre plateau, est la neuvième action : à la manche suivante, l’ouvrier peut prendre une autre valeur (AV-10.4).
guide-inside = Finissez l’action, puis confirmez.
guide-upkeep = Entretien : vous prenez les ouvriers d’un lieu, rarement les vôtres, jusqu’à en avoir de nouveau cinq. La plus petite somme commence la manche suivante : petits, ils vous rendent rapide ; grands, ils vous rendent riche (AV-13.1).
guide-fragments = Chaque carte Zone que vous avez achetée porte un fragment. Chaque groupe de { $rates_fragments } fragments d’un type rapporte aussitôt une ressource (AV-6.9).
guide-rules = La deuxième manche est à vous. « De quoi s’agit-il ? » à côté de la question vous aide, et toutes les règles sont sous Règles, en haut.
guide-second-worker = Envoyez d’abord l’ouvrier dont un autre pourrait prendre la place.
guide-second-go = Où rapporte-t-il le plus ? PROPRAETOR donne une moitié de carte Zone, puis une ressource ou de l’influence ; AEDIFICATOR construit.
guide-second-inside = Choisissez, puis confirmez votre tour.
guide-second-upkeep = Reprenez des ouvriers : voulez-vous être rapide ou riche à la manche suivante ?

# Pourquoi le guide demande autre chose ici.
guide-money-else = Vous pouvez passer, mais c’est définitif pour la manche, et il vous reste des ouvriers : choisissez-en un.
guide-quaestor-else = Cet ouvrier peut y aller, mais il vous faut de l’argent pour la suite : envoyez-le à QUAESTOR.
guide-goods-else = { guide-money-else }
guide-war-else = { guide-money-else }
guide-walk-else = { guide-money-else }
