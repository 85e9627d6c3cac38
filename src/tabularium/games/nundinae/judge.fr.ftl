# Les critères du juge, tels que les raisons d'un conseil les nomment.
reason-wares = les lots achetés
reason-on_sale = le lot sur le point d’être acheté
reason-coins = les pièces en bourse
reason-best_coins = les pièces pour les jours à venir
reason-tribunes = les tribuns en réserve
reason-to_beat = les huit points à atteindre
