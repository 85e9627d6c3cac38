# La première partie guidée.
guide-else = C’est permis, mais la leçon montre ici un autre coup. Faites ce qu’elle demande, ou choisissez « Continuer sans guide ».

guide-who = César est mort. { $seat_2 } tient Rome cette année comme Imperium Maius et défend trois domaines, politique, militaire et social ; vous êtes un Suitor qui veut sa place.
guide-win = Après six années et une dernière construction, le joueur qui a le plus d’Imperium gagne : structures, tuiles allégeance, et les cartes que vous avez jouées, comptées dans votre Collegium.
guide-construction = Construction : contre des Denarii, vous posez un architecte sur une structure. Elle sert dès cette année et vaut de l’Imperium à la fin.
guide-build = Construisez la Basilica Aemilia. Pour lire une structure ou une carte, appuyez longuement ou laissez-y le pointeur.
guide-build-more = Construisez-en une de plus, un Castrum par exemple ; chacune donne de l’influence ou une autre aide.
guide-pass = Passez quand vous avez assez construit : les Denarii se gardent pour l’année suivante, et chacun vaut encore { $numbers_denarius } Imperium à la fin (BC-12.10).
guide-influence = La production a donné à chacun de l’influence, des cubes de quatre types : politique, militaire, sociale et de soutien.
guide-recruits = Enrôlement : avec de l’influence, vous enrôlez des recrues pour un domaine. Leur autorité imprimée compte toujours ; l’ambition, les cases à nombre, seulement là où un soutien est posé.
guide-enlist = Enrôlez un Legionary, une recrue du domaine militaire.
guide-spend = Choisissez les cubes avec lesquels vous payez. Épargnez le soutien : c’est ce que les autres Suitors demandent.
guide-enlist-more = Enrôlez encore, ou passez : les rivaux continuent jusqu’à ce que tous aient passé.
guide-limit = Vous avez plus de { $numbers_limit } cartes et cubes : choisissez ce qui part. Les cubes vont à la réserve, les cartes à votre Collegium, où elles comptent encore (BC-6.4).
guide-talk = L’Imperium Maius a préparé son plan en secret ; les Suitors négocient maintenant devant tous. Il vous faut ensemble deux des trois domaines, mais chacun veut la place, et rien de ce qui est dit n’engage (BC-8.3).
guide-ready = Proposez des domaines, promettez ou demandez du soutien si vous voulez. Puis dites que vous êtes prêt.
guide-plan = Vous préparez votre plan derrière votre écran : cartes dans les domaines, soutien pour les autres Suitors, influence comme charisme, qui départage les égalités. Le soutien ne se pose que pour les autres (BC-9.3).
guide-commit = Touchez votre Legionary puis le domaine militaire, posez-y le soutien promis à { $seat_3 }, et terminez. Tout plan convient.
guide-own-plan = Touchez une recrue puis son domaine, posez du soutien pour { $seat_3 } si vous voulez, et terminez. Tout plan convient.
guide-reward = Une récompense : choisissez ce qui vous aide le plus.
guide-resolved = Dans chaque domaine, l’autorité de l’Imperium Maius s’est opposée à celle de tous les Suitors ensemble. La tuile d’un domaine qui tombe va au Suitor qui y a le plus d’autorité ; le journal le raconte domaine par domaine.
guide-seat = Un Imperium Maius avec moins de deux tuiles cède la place au Suitor qui a le plus d’autorité en tout (BC-10.32). Votre autorité peut donc aider d’autres à prendre un domaine, et la place aller à l’un d’eux.
guide-undo = Si vous regrettez un coup, Annuler le reprend, sauf s’il a dévoilé quelque chose.
guide-second-build = La deuxième année est à vous. Construisez ce qui produit : cela paie chaque année.
guide-second-take = Votre structure produit de nouveau cette année : choisissez le type de ce cube.
guide-second-enlist = À la fin, les recrues du Collegium ne comptent que par le plus faible de vos trois domaines : enrôlez donc dans tous (BC-12.8).
guide-second-spend = Gardez encore votre soutien : c’est lui que les autres veulent qu’on leur promette.
guide-second-enough = Enrôlez encore, ou passez et gardez de l’influence comme charisme ?
guide-second-limit = De nouveau trop en main : choisissez ce qui part.
guide-second-talk = Négociez à votre guise, puis dites que vous êtes prêt.
guide-second-plan = Votre deuxième plan. Une carte à ambition veut le soutien des autres ; la loyauté que vous jouez vous-même remplit vos propres cases.
guide-second-rest = À vous de choisir ; « De quoi s’agit-il ? » à côté de la question explique chaque décision.
guide-rules = Deux années sont jouées, et vous connaissez chaque phase : construction, production, enrôlement, défausse, engagements et négociation, résolution. Toutes les règles sont sous Règles, en haut.
guide-take = La Basilica Aemilia donne un cube de plus : choisissez son type.
guide-accept = { $seat_3 } vous demande un cube de soutien : acceptez ou refusez, mais on se souvient d’une promesse tenue. Si votre cube remplit une case, vous récupérez une loyauté, et si les Suitors prennent le domaine, un Denarius (BC-10.29).
guide-second-pledge = Vous pouvez d’abord promettre quelque chose : un soutien pour { $seat_3 } est la meilleure offre, puisque vous ne pouvez pas le poser pour vous-même.

# Pourquoi le guide demande autre chose ici.
guide-build-else = Vous pouvez garder vos Denarii, mais une structure sert dès cette année : construisez-en d’abord une.
guide-enlist-else = Vous pouvez passer, mais sans recrues vous ne pouvez presque rien dans les domaines : enrôlez-en d’abord une.
