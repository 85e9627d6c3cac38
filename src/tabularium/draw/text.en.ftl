# What every game says.
seat = Player { $number }
nobody = nobody
list = { $most } and { $last }
over = The game is over.

move-done = Done
move-ready = Ready
move-reopen = Take it up again
move-confirm = Confirm
move-pass = Pass

event-done = { $seat } is done.
event-reopened = { $seat } thinks again.

rule-not-now = This has no place in the present decision.

ending-points = { $count ->
    [one] { $winners } wins.
   *[other] { $winners } share the victory.
}

# The terminal.
term-total = Total
term-score = Score
term-choose = Your choice
term-help = A number or a move in words; ? why not, u undo, b board, s score, l log, q leave
term-why-not = Not possible now:
term-nothing-greyed = Nothing else comes to mind here.
term-bye = Until next time. The record is in { $file }.
term-thinking = { $seat } is playing…
term-offered = { $count ->
    [one] One move
   *[other] { $count } moves
}
