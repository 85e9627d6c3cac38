# La première partie guidée.
guide-else = C’est permis, mais la leçon montre ici un autre coup. Faites ce qu’elle demande, ou choisissez « Continuer sans guide ».

guide-who = Vous achetez sur un marché romain, comme vos deux rivaux. Cette partie compte { $rounds_2 } jours de marché ; chaque jour, un lot va à la mise la plus haute.
guide-ware = Voici le lot du jour. Un lot acheté rapporte sa valeur en points : { $wares_1 } aujourd’hui.
guide-hand = Voici vos cartes. Les pièces servent à miser : un as vaut { $cards_as_worth }, un sesterce { $cards_sestertius_worth }, un denier { $cards_denarius_worth } ; un tribun ne se mise pas, mais il arrête l’achat d’un autre.
guide-read = Pour lire une carte, appuyez longuement ou laissez-y le pointeur. Chaque carte et chaque tuile de chaque jeu se lit ainsi.
guide-bid = Tous misent en même temps et en secret, une carte au plus. Touchez votre denier pour le poser face cachée.
guide-done = Vous pouvez encore changer : touchez la carte pour la reprendre. Avec Terminé, toutes les mises sont montrées et payées, même perdantes.
guide-gift = Votre denier l’emporte : un autre a été misé, mais à égalité la première place gagne. Avant les vetos, le gagnant peut donner une carte en secret ; gardez les vôtres et passez.
guide-vetoed = { $seat_2 } a dépensé un tribun pour un veto : personne n’a acheté, et votre mise est perdue. C’est ainsi que les autres peuvent vous nuire, et votre tribun peut leur en faire autant.
guide-second = Un nouveau jour : chacun a pioché une carte. Le lot vaut { $wares_2 } : misez haut, ou à votre gré, puis terminez.
guide-gift-second = Vous pouvez encore donner une carte. Dans le doute, passez.
guide-purchase = Pas de veto : le lot est à vous. Prenez-le tel quel, ou essayez le dé et marchandez : de 4 à 6, il ajoute à la valeur ; de 1 à 3, il en retire.
guide-points = Vous avez des points : la valeur de vos lots, et un point pour quatre de valeur dans les pièces que vous gardez. Le score se lit ici pendant toute la partie.
guide-undo = Annuler, sous la question, reprend votre dernier coup tant qu’il n’a rien dévoilé. Avec des bots, vous pouvez presque tout reprendre.
guide-third = À partir d’ici, choisissez vous-même : une petite pièce un mauvais jour, une grande un bon jour. Si vous gagnez sans vouloir donner, passez.
guide-rules = Un numéro comme NU-2.4 ouvre sa règle. Toutes les règles sont sous Règles, en haut, et « De quoi s’agit-il ? » à côté d’une question aide dans chaque jeu.
guide-fourth = Dernier jour de marché : le lot vaut { $wares_4 }. Ce que vous ne dépensez pas maintenant compte peu.
guide-fourth-gift = Un dernier cadeau secret, si vous voulez : la pièce donnée compte dans la bourse de l’autre.
guide-last = Votre dernier achat : prenez le lot tel quel si vous menez, marchandez s’il vous faut plus pour gagner. Le joueur qui a le plus de points gagne.

# Pourquoi le guide demande autre chose ici.
guide-bid-else = Vous pouvez ne rien miser, mais vous ne gagnerez pas le lot : posez d’abord votre denier.
