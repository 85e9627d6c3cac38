# What every game says.
seat = Player { $number }
nobody = nobody
# Between a head and the rest of its line.
colon = {": "}
semicolon = {"; "}
list = { $most } and { $last }
over = The game is over.
wait = { $seat } { $count ->
    [one] is
   *[other] are
} deciding.
move-done = Done
move-ready = Ready
move-reopen = Change my answer
move-confirm = Confirm
move-pass = Pass

event-done = { $seat } is done.
event-reopened = { $seat } thinks again.
event-renamed = A bot is now called { $seat }, because a player has its former name.
event-joined = { $seat } joins the table.
event-bot-plays = A bot now plays for { $seat }.
event-plays-again = { $seat } plays again.

rule-not-now = This move does not answer the question being asked now.

ending-points = { $count ->
    [one] { $winners } wins.
   *[other] { $winners } share the victory.
}

gesture-label = { $first }: { $then }
tray-missing = { $number } still missing.
tray-surplus = { $number } too many.
tray-enough = Enough.

# The terminal.
term-total = Total
term-score = Score
term-way = { $have } of { $need }
term-choose = Your choice
term-help = A number or a move in words; ? why not, a answer for me, h hint, u undo, b board, s score, l log, q leave, fr en français
hint-stands = As things stand, your chance to win is { $chance }%.
hint-why = With “{ $move }” { $what }, compared with “{ $other }”.
hint-why-later = With “{ $move }”, later in the game { $what }, compared with “{ $other }”.
hint-no-reason = The choices here come to the same as “{ $move }”, as far as the bot can count.
hint-gives-up = In return { $what }.
hint-you-have = you have { $what }
hint-rival-has = { $rival } has { $what }
hint-term = { $term } ({ $value })
hint-points = { $points } { $count ->
    [one] point
   *[other] points
} of chance
hint-little = a little
hint-lost = It costs { $points ->
    [one] 1 point
   *[other] { $points } points
} of chance (± { $spread }) against the best turn.
hint-alike = As good as the best turn, as far as the bot can tell.
hint-talk = “{ $move }” raises your chance by { $points ->
    [one] 1 point
   *[other] { $points } points
}, if it is kept.
hint-talk-little = “{ $move }” costs nothing, and changes little.
hint-hurried = There was little time to think: { $simulations ->
    [one] one simulation
   *[other] { $simulations } simulations
 } instead of { $wanted }.
reason-points = { more-many } points
term-no-hint = No advice here: there is only one answer.
term-no-answer = Nothing is put together here: choose from the list.
term-why-not = Not possible now:
term-nothing-greyed = There is no other move to explain here.
term-illegal = { $rule ->
    [not-now] “{ $move }” is not possible now. { $why }
   *[other] “{ $move }” is not possible now ({ $rule }). { $why }
}
term-unreadable = “{ $text }” can’t be read as a move here. Type a number, or a move in words such as “{ $example }”.
term-no-number = { $count ->
    [one] There is no option { $number }: there is only option 1.
   *[other] There is no option { $number }: they go from 1 to { $count }.
}
term-took-back = Taken back.
term-undone = { $text } (taken back)
term-curtain = The screen is for { $seat }.
term-curtain-undo = { $seat } may still take the last move back with u.
term-curtain-other = With { $number }, { $seat } takes the screen instead.
term-step-back = You need not decide anything: Enter gives the screen back.
term-enter = Press Enter when nobody else is looking
feats-of = Feats of { $seat }: { $feats }.
term-bye = Until next time. The record is in { $file }.
term-end = Thank you for playing. The record is in { $file }.
term-thinking = { $seat } is playing…
term-bot = Bot { $number }
term-ply = { $title }: move { $ply } of { $last }
term-seen-by = { $where }, as { $seat } sees it
term-everybody = everybody
term-players = { $counts } players, { $least } to { $most } minutes
term-example = An example, to learn from.
term-unfinished = Not finished yet: rules are missing.
term-told-undo = { $seat } takes the last move back.
term-told-resign = { $seat } resigns.
term-told-hand = The place of { $seat } goes to { $name }.
term-told-rewind = All agree to go back to move { $ply }.

undo-over = The game is over: nothing can be taken back any more.
undo-barrier = Your last move stands: it drew or showed something, or closed something for good.
undo-nothing = There is nothing of yours to take back: you have not moved yet, or somebody has acted since.
more-many = { $more ->
    [yes] more
   *[no] fewer
}
more-much = { $more ->
    [yes] more
   *[no] less
}
