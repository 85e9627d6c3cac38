box-about = Relancer, ou garder ce qu’on a ? Votre patron seul sait ce que cela vaut pour vous.
face-dog = chien
face-three = trois
face-four = quatre
face-six = six
where = Manche { $round }
ask-turn = Relancer, ou garder le tas ?
wait-turn = { $seat } lance.
move-throw = Lancer
move-keep = Garder le tas
event-dealt = Tous ont tiré un patron.
event-thrown = { $seat } lance : { $face }.
event-lost = { $seat } perd le tas.
event-kept = { $seat } garde { $number }.
event-shown = Le patron { ELIDE("de", $seat) } est : { $face }.
score-heaps = Tas
score-patron = Patron
ending-points = { $count ->
    [one] { $winners } gagne.
   *[other] { $winners } gagnent ensemble.
}
why-TA-1 = Votre tas contient { $number }.
area-table = La table
title-heap = Dans le tas
title-seats = Autour de la table
line-heap = { $faces } ({ $number })
line-nothing = rien encore
line-patron = Votre patron est : { $face }
line-no-patron = le patron est face cachée
line-throws = Gardé : { $faces }
piece-bone = L’osselet : lancez-le
piece-heap = Le tas de { $number ->
    [one] { $number } point
   *[other] { $number } points
} : gardez-le
piece-seat = { $seat } : { $number ->
    [one] { $number } point
   *[other] { $number } points
}
piece-kept = { $seat } a gardé { $faces }
piece-patron = Votre patron : { $face }
piece-face-down = Le patron { ELIDE("de", $seat) }, face cachée
