box-about = Throw on, or keep what you have? Only your patron knows what it is worth to you.
face-dog = dog
face-three = three
face-four = four
face-six = six
where = Round { $round }
ask-turn = Throw again, or keep the heap?
wait-turn = { $seat } is throwing.
move-throw = Throw
move-keep = Keep the heap
event-dealt = Everybody has drawn a patron.
event-thrown = { $seat } throws a { $face }.
event-lost = { $seat } loses the heap.
event-kept = { $seat } keeps { $number }.
event-shown = The patron of { $seat } is the { $face }.
score-heaps = Heaps
score-patron = Patron
ending-points = { $count ->
    [one] { $winners } wins.
   *[other] { $winners } win together.
}
why-TA-1 = Your heap holds { $number }.
area-table = The table
title-heap = In the heap
title-seats = Around the table
line-heap = { $faces } ({ $number })
line-nothing = nothing yet
line-patron = Your patron is the { $face }
line-no-patron = the patron lies face down
line-throws = Kept: { $faces }
piece-bone = The knucklebone: throw it
piece-heap = The heap with { $number ->
    [one] { $number } point
   *[other] { $number } points
}: keep it
piece-seat = { $seat }: { $number ->
    [one] { $number } point
   *[other] { $number } points
}
piece-kept = { $seat } has kept { $faces }
piece-patron = Your patron, the { $face }
piece-face-down = The patron of { $seat }, face down
