# Nundinae : ce qu'on dit à un débutant, avant la première partie et à chaque décision.

goal = Vous venez acheter sur un marché romain. Chaque jour de marché, un lot est en vente, et chacun mise en secret une pièce au plus ; les lots achetés et les pièces gardées font vos points, et le joueur qui en a le plus après le dernier jour de marché gagne. En solo, vous misez contre Fortuna et il vous faut huit points (NU-5.2).

part-1-title = Le jour commence
part-1 = Le héraut annonce le lot du jour et sa valeur, et chacun pioche une carte. La plupart des cartes sont des pièces à miser ; un tribun ne se mise pas, mais il peut arrêter l’achat d’un autre.

part-2-title = La mise secrète
part-2 = Chacun pose une carte ou aucune, face cachée, puis on les montre ensemble. Toutes les mises sont payées, même les perdantes : la plus forte gagne et, à égalité, celle de la première place (NU-2.4). En solo, vous devez battre la carte que retourne Fortuna, car elle gagne les égalités.

part-3-title = Cadeaux et vetos
part-3 = Si vous jouez avec les cadeaux secrets, le gagnant peut glisser une carte à quelqu’un. Puis on demande à tous les autres si un de leurs tribuns arrête l’achat ; un veto met fin au jour de marché, et personne n’achète (NU-3.3).

part-4-title = L’achat
part-4 = Sans veto, le gagnant prend le lot pour ce qu’il vaut, ou marchande d’abord : un dé de 4 à 6 s’ajoute à la valeur, de 1 à 3 il s’en retire (NU-3.4).

part-5-title = Ce que les débutants oublient
part-5 = Un lot vaut d’ordinaire bien plus que la pièce misée : les pièces restées en main ne font qu’un point pour quatre de valeur (NU-4.2). Misez donc presque chaque jour ; mais comme les mises perdantes sont payées aussi, gardez votre meilleure pièce pour un bon lot et posez-en une petite là où l’espoir est mince. Et servez-vous de votre tribun avant la fin du dernier jour de marché.

lesson-bids = Un lot compte d’ordinaire bien plus que la pièce posée : miser est presque toujours bon, mais se paie même si vous perdez. Gardez votre meilleure pièce pour un bon lot, et tentez votre chance avec une petite pour les autres. À égalité, la première place gagne ; en solo, c’est Fortuna (NU-2.4).
lesson-gift = Un cadeau quitte votre main pour de bon : vous deux seuls connaissez la carte, plus personne ne peut la miser ni s’en servir, et une pièce compte à la fin dans la bourse de l’autre. Il précède les vetos et peut donc adoucir un joueur qui a un tribun. Dans le doute, ne donnez rien (NU-3.1).
lesson-veto = Un veto vous coûte un tribun, et personne n’achète le lot ; la mise du gagnant reste payée. Gardez-le pour un lot de valeur ou contre le joueur en tête, mais pas trop longtemps : après le dernier jour de marché, il n’arrête plus rien. On demande à tous les autres, la question ne trahit personne (NU-3.3).
lesson-purchase = Prendre le lot est sûr. Le dé a autant de chances d’ajouter (de 4 à 6) que de retirer (de 1 à 3), mais il ajoute plus qu’il ne retire : en moyenne, marchander paie. Prenez le lot tel quel si sa valeur vous suffit déjà pour gagner (NU-3.4).
