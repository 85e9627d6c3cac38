# The pages.
skip = Skip to content
skip-words = Read the board in words
nav = Main
nav-rules = Rules
nav-about = About
nav-credits = Credits
nav-developers = API
language = Language
language-en = English
language-fr = Français
theme = Theme
theme-auto = As the system
theme-light = Light
theme-dark = Dark
connection-lost = The connection is lost. Trying again…
connection-back = Connected again; all caught up.

# The shelf.
shelf-title = The shelf
shelf-motto = Roman games, complete. Play with friends far away, around this screen, or alone against bots.
my-tables = My tables
open-tables = Open tables
your-turn = Your turn
finished = Finished
waiting = Waiting
watch = Watch
free-seats = { $count ->
    [one] One free seat
   *[other] { $count } free seats
}
players = { $most ->
    [1] { $least } player
   *[other] { $least }–{ $most } players
}
minutes = { $least }–{ $most } min
play-now = Play now
new-table = New table
box-example = A small game to learn the ropes.
box-unfinished = Still being made: some rules are missing.

# A new table.
new-table-lead = Who sits where, and how do you play?
seats = Seats
seat-kind = Who
name = Name
name-any = any Roman
bot-level = Bot
kind-me = me, here
kind-here = somebody else on this device
kind-link = a friend, by link
kind-bot = a bot
kind-open = free for anybody
kind-none = nobody
level-plebeian = Plebeian
level-plebeian-how = Plebeian: overlooks things, good to learn against
level-senator = Senator
level-senator-how = Senator: makes the most of every turn
level-consul = Consul
level-consul-how = Consul: thinks ahead, and takes a moment for it
level-dictator = Dictator
level-dictator-how = Dictator: weighs every answer for a second
level-random = at random
level-random-how = At random: plays anything that is allowed
company = With whom
company-others = With friends or bots
solo = Solo
solo-hint = Solo plays by the solo rules of the game; its own options appear below.
seats-hint = A friend’s link appears as soon as the table is created.
options = Options
is-chosen = { $label }: { $choice }
box = Box
box-own = as the game comes
box-other = another one
choice-yes = yes
choice-no = no
option-players = { $most ->
    [1] For one player only.
   *[other] For { $least } to { $most } players only.
}
pace-and-door = Pace and access
pace = Time for a decision
pace-none = No time limit
pace-days = { $count ->
    [one] One day per decision
   *[other] { $count } days per decision
}
pace-hint = When it runs out, a bot takes over. The seat can be taken back at any time.
listed = Show the table on the shelf: anybody may watch, and take free seats
lay-table = Create table
join-title = An invitation
join-lead = You are invited to this table.
join-move = This link moves the seat of { $name } to this device.
join-hint = This link works once: it becomes your seat on this device.
take-seat = Take the seat

# The table.
title-your-turn = ● Your turn – { $game }
title-page = { $page }: { $game } – Tabularium
title-table = { $game } – Tabularium
you = you
to-move = to move
thinks = is thinking…
hint = Hint
hint-play = Play this
hint-none = There is nothing to advise here: only one answer is possible.
hint-note = What a Consul thinks from what you can see. The chance is the one the charts show; what the search adds is shown as a difference between turns.
hint-thinks = A Consul is thinking about your turn…
hint-failed = The bot found no hint in time. You can ask again, or play on.
hint-next = { $number ->
    [1] Show me the best again
    [2] Show me the second best
    [3] Show me the third best
   *[other] Show me number { $number }
}
parts = Luck and skill
part-start = At the start
part-luck = Luck
part-own = Own play
part-others = Others’ play
parts-note = In points of chance. The four parts add up to the result. Luck is what dice and cards brought, compared with everything that could have come, as it stands after the next player’s best answer. Own play is below 0 where better turns were missed.
lessons = To learn from
lessons-none = Of the turns that changed most, none was clearly worse than what the bot would have played.
lessons-note = The bot compared the turns that cost most with its own, in the same worlds that fit what the player saw. Only what is larger than its own doubt is shown.
lesson-title = What would have been better
lesson-better = Better:
lesson-played = Played
lesson-lost = The turn played cost { $points ->
    [one] 1 point
   *[other] { $points } points
} of chance (± { $spread }) against it.
lesson-look = See it on the board
analysis = Analysis
analysis-under-way = A Consul looks at this game: { $done }% done.
analysis-failed = The analysis failed.
analysis-again = Try again
analysis-note = The chances are a bot’s estimate from what each player could see, without looking ahead. Turns are compared by search, also from what the player could see.
look-again = Look again
watch-there = Watch from there
watch-turn = Watch
watch-turning = Watch from there: { $seat }, “{ $played }”
turning-why = What a Consul would have done
percent = { $number }%
chances = Chances over the game
chances-at = The chances after move { $ply }.
chances-here = Everybody’s chances here
chances-label = The chance of every player to win, from the first move to the last
turning-points = Turning points
consul-same = No clearly better turn was found.
refused-hint = Hints are given only where all others at the table are bots.
sits-bot =
    { $level ->
        [plebeian] bot, Plebeian
        [consul] bot, Consul
        [dictator] bot, Dictator
        [random] bot, at random
       *[senator] bot, Senator
    }
leaning =
    { $leaning ->
        [soldier] soldier
        [merchant] merchant
        [politician] politician
        [governor] governor
        [priest] priest
        [friend] loyal friend
       *[builder] builder
    }
stand-now = { $count ->
    [one] 1 point if the game ended now
   *[other] { $count } points if the game ended now
}
stand-ways = How far along each way to win:
stand-of = { $name }: { $short }, { $said }
sits-away = away, a bot plays
sits-invited = invited
sits-free = free
resigned = resigned
points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
board = Board
panels = Players
score = Score
total = Total
log = Log
chat = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-watcher = somebody
send = Send
play = Play
undo = Undo
restart = Restart
restart-hint = Takes back your whole turn.
deeds = Undo, hint, done
undo-over = The game is over.
undo-nothing = There is nothing of yours to take back.
undo-barrier = Something was drawn, revealed or closed for good: that can’t be taken back.
undo-watching = You do not play here.
taken-back = taken back
not-possible = { $count ->
    [one] One thing is not possible now
   *[other] { $count } things are not possible now
}
type-move = Type a move
type-move-hint = Several edits in one line are separated by semicolons.
find-move = Find a move
list-fold = Hide the list
list-unfold = Show the list
keys-hint = Keys 1 to 9 choose; arrows and Enter too.
keys-pass = 0 passes.
keys-done = D is done.
pass-ahead = Pass, and keep passing this phase
pass-ahead-hint = You will not be asked again in this phase. The answer is given for you after a moment, so that its timing reveals nothing.
dont-ask = Don’t ask me about { $what } any more
dont-ask-hint = You did nothing here three times. From now on the table answers so for you in this game, after a moment, so that the timing reveals nothing. You can be asked again at any time.
unasked = You are not asked about { $what }: the table answers that you do nothing.
passing-ahead = You pass for the rest of this phase.
ask-me-again = Ask me again
curtain-prompt = The screen is shared. Who is in front of it?
lift-curtain = I am { $name }
drop-curtain = Draw the curtain
bot-plays-for-you = A bot plays for you.
take-back = Take my seat back
rewind-asked = { $name } asks to go back to move { $ply }.
rewind-yours = You asked to go back to move { $ply }.
rewind-waits = Waiting for { $names } to agree.
rewind-refused = { $name } does not want to go back to move { $ply }.
rewind-withdraw = Withdraw request
agree = Agree
refuse = Refuse
look = Look
sit-down = Sit down
vacant-link = Anyone who opens this link may sit down:
invitation-for = Send this link to the person who is to take the seat of { $name }; it works once:
invitation-link = Invitation
copy = Copy
copied = Copied
qr-code = QR code
table-menu = This table
watch-link = To watch:
new-link = New invitation
move-seat = Move to another device
hand-to-bot = Let a bot play
seat-a-bot = Put a bot here
resign = Resign
resign-sure = Resign? A bot plays your seat to the end.
leave = Leave
leave-sure = Leave the table? A bot plays on, and you can’t come back without an invitation.
see-end = How it ended
to-table = To the table
to-shelf = To the shelf

# Replay, end, dice.
replay = Replay
ply-of = Move { $ply } of { $last }
ply-step = step { $step } of { $steps }
ply-first = To the start
ply-move-back = One move back
ply-back = One step back
ply-run = Run
ply-stop = Stop
ply-next = One step on
ply-move-next = To the end of the move
speed = Speed
ply-last = To the end
eyes = Seen by
eyes-all = a spectator
ask-rewind = Ask all to go back to move { $ply }
ask-rewind-hint = All people at the table must agree. Dice thrown after that differ.
end-title = The end
race = The race
race-label = Points of each player over the rounds
in-numbers = In numbers
feats = Worth remembering
feat-lead-changes = { $count ->
    [0] The lead never changed hands.
    [one] The lead changed hands once.
   *[other] The lead changed hands { $count } times.
}
feat-leap = The greatest leap: { $seat }, { $points ->
    [one] 1 point
   *[other] { $points } points
} – { $where }.
feat-for-good = { $seat } took the lead for good in: { $where }.
feat-nearly = { $seat } was one short of winning: { $way }.
feat-margin = { $points ->
    [0] It ended level on points.
    [one] One point decided it.
   *[other] { $points } points ahead at the end.
}
luck = Luck of the dice
luck-of = { $seat }: { $count ->
    [one] one die, { $mean }
   *[other] { $count } dice, { $mean } on average
}
luck-note = A fair die shows 3.5 on average.
download-record = Download the record
verify-dice = Verify the dice
rematch = Rematch
dice-lead = All dice and shuffles of this table come from one secret. Before the first throw the server published a commitment that binds it; when the game is over the secret is published, and anybody can compute every die again.
dice-commitment = Commitment, published at the start
dice-secret = Secret, published at the end
dice-secret-later = is published when the game is over.
dice-seed = This table plays with the dice of the seed { $seed }, for study.
dice-checked = Played again here
dice-right = The record is true: every die, every move and the result.
dice-wrong = Something is not right with this record.
dice-how = Check it yourself with the record and the command

# Rules.
search-rules = Search the rules
search = Search
rules-found = { $count ->
    [0] Nothing found.
    [one] One entry
   *[other] { $count } entries
}
rule-count = { $count ->
    [one] One rule
   *[other] { $count } rules
}
book-rules = Rules
book-rulings = Rulings
book-examples = Examples
rulings-lead = Where the rulebook leaves something open, this is how it is played here, and why.
round-in-short = Sequence of play
sources = Where the numbers come from
sources-lead = For each part of the box: whether its numbers are in the rulebook, were found elsewhere, or were chosen by Tabularium.
source-part = Part of the box
source-from = Source
source-rulebook = the rulebook
source-found = found elsewhere
source-house = chosen by Tabularium

# About.
about-lead = Tabularium was the record office of Rome, and tabula is the board. These are complete board games, with every rule, played in the browser, in a terminal, or from Python.
about-games = The games
about-rights = The games belong to their authors and publishers. Nothing of their art or text is used here: please buy their boxes.
about-borrowed = Borrowed with thanks
made-by = A game by { $designers }, published by { $publisher }.
drawn-by = Art of the printed game: { $artists }.
credit-icons = Icons by Lorc, Delapouite and contributors,
developers-lead = Everything that can be done at a table can be done by a program: a JSON API with a bearer token, and a stream.
developers-session = A first session

# Refusals.
refused-title = That did not work
refused-Stale = The table has moved on since you looked. Here it is now.
refused-NotYourTurn = It is not your turn.
refused-NotYourSeat = You do not sit there.
refused-NoSuchTable = There is no such table here: the link is incomplete, or it belongs to another server.
refused-NoSuchInvitation = This link is incomplete, or the invitation has been used by another browser: each works once. Ask for a new link.
refused-Forged = This page was too old, or the request did not come from here. Reload the page and try again.
refused-TooMuch = { $seconds ->
    [1] That was too much at once. Wait one second and try again.
   *[other] That was too much at once. Wait { $seconds } seconds and try again.
}
refused-BotFailed = The bot gave no answer. Try again in a moment.
refused-InvalidMove = “{ $text }” is not a move of this game: { $why }
refused-NothingToUndo = There is nothing you can take back.
refused-options = These options can’t be played: { $problems }
refused-BadTable = Such a table can’t be created: one seat for you, bots of a known level, and a pace of at most 60 days.
refused-BadBox = This game offers no such box: choose one of the list.
refused-over = The game is over.
refused-resigned = This seat has resigned: its bot plays on.
refused-no-bot = No bot plays this seat.
refused-bot-plays = A bot plays this seat: take it back first.
refused-no-proposal = Nobody asks to go back now.
refused-no-ply = You can only go back to a move that was made.
refused-no-window = There is nothing to pass here.
refused-no-seat = Only players at the table talk here.
refused-no-deed = This page offers no such action.
refused-empty = Type something first: the line is empty.
refused-too-long = That is too long: at most 600 characters.
refused-record = The record holds the secrets of the game: it is given out when the game is over.
status-404 = There is no such page here.
status-405 = This address does not accept this kind of request.
door-address = This address is too long.
door-size = That is too long: at most { $most } KB.
door-closing = The server is stopping. Try again in a moment.
door-error = Something went wrong here, and it is not your fault. Error { $number }.

# What was checked.
checked-rules = The rules are those of this build.
checked-box = The box is the one of the record.
checked-dice = The dice are the ones committed to.
checked-moves = Every move is legal.
checked-result = The result is the one recorded.

plans = { $count ->
    [one] One ready-made plan
   *[other] { $count } ready-made plans
}

# The negotiation: offers, pledges and what became of them.
negotiation = Offers and pledges
negotiation-empty = Nothing has been offered, asked or promised yet.
negotiation-say = Say something else
negotiation-blank = Fill in
negotiation-utter = Say it
negotiation-marks = Who is ready
mark-ready = ready
mark-talks = is talking

# Finding one's way on a small screen.
jump = Parts of the table
arrivals = Invitations and free seats
find-log = Find in the log
more-tables = { $count ->
    [one] One more table
   *[other] { $count } more tables
}
ended-tables = { $count ->
    [one] One finished table
   *[other] { $count } finished tables
}
by-whom = by { $names }
your-seat = your seat
your-name = Your name
rules-parts = Parts of the rules

# Why words are not a move.
unread-empty = there is nothing there.
unread-start = moves start with { $words }.
unread-missing = after “{ $said }” something is missing. It goes like this: { $pattern }
unread-word = “{ $said }” should be “{ $word }”. It goes like this: { $pattern }
unread-surplus = “{ $said }” is too much. It goes like this: { $pattern }
unread-thing = “{ $said }” has no place here. There are: { $words }.
unread-number = there should be a number instead of “{ $said }”.
unread-range = the number goes from { $least } to { $most }, not { $said }.
unread-long = it has { $length } characters; at most { $most } are allowed.
unread-unknown = no move has this number.
unread-chain = only a move that shows nothing and can be taken back can be followed by another one in the same line.
unread-row = only edits of a draft can stand before another move.

refused-waiting-for = It is not your turn: the table waits for { $names }.
refused-players = This game is for { $least } to { $most } players, not { $count }.
refused-together = These options can’t be played together with { $count ->
    [one] one player
   *[other] { $count } players
}: { $options }.
refused-fields = This can’t be read: { $fields }
refused-UnknownGame = There is no such game on this shelf.
refused-other = That can’t be done here now.
status-other = This request can’t be answered ({ $status }).
wrong-rules = The record was played under other rules than those of this build.
wrong-box = The box is not the one of the record.
wrong-dice = The dice are not the ones committed to.
wrong-moves = Not every move plays as it was written.
wrong-result = The result is not the one recorded.
refused-silence = By the rules of this game nobody talks at this moment.

# The interface for programs.
api-list-games = The games on the shelf.
api-list-tables = The tables that anybody may watch or join.
api-create-table = Create a table. Without a token you get a new one.
api-join = Exchange an invitation for its seat; it works once.
api-sit-down = Take a seat that is free for anybody.
api-see = The table as your seat sees it, with the moves on offer.
api-play = Make a move. 409: stale or not your turn; 422: a rule forbids it, or it can’t be read.
api-undo = Take back your last edit or move, if nothing was revealed since.
api-record = The record of a finished game, dice and all.
api-stream = The table as your seat sees it, now and after every change. The token goes into the header.

# Feats, kept.
my-feats = My feats
my-feats-lead = What you have achieved. Bots earn nothing.
my-feats-count = { $count } of { $all } earned
feat-times = { $count ->
    [1] once
    [2] twice
   *[other] { $count } times
}
feat-first = first on { $date }

tab-log = Log
tab-talk-room = Chat
tab-panels = Players
tab-scores = Score
tab-words = In words
tab-menu = Table
tray-laid = Laid
tray-held = Mine
tray-none = nothing
touch-next = Now touch one of the dashed things, or the same one again to let go.
touch-first = Begin with one of the things that are lit.
touch-dropped = Not counted: this had only just appeared there. Press it again.
sound = Sounds: dice, coins, pieces, your turn, a chat message
act-once = Act at once: touching a card or tile does what it offers, without showing it first
touch-choose = Which of these?
touch-sure = Yes, do it
touch-cancel = No
touch-less = Fewer
touch-more = More
touch-turn = Turn
touch-mirror = Mirror
touch-way = Another way
touch-lay = Place it here
touch-final = This can’t be taken back.
touch-ends = This ends your turn.
touch-takes = You give up { $things }.
# Fair play: clocks, warnings, one seat for one device.
pace-usual = As usual: no limit among friends, three days at open tables
pace-clock = A clock each: { $minutes } min, and { $seconds } s more for each decision
clock-label = Clocks
warn = Ask { $name } to move
warn-hint = Everybody sees it. A player who has not moved by then may lose the seat.
warned = { $name } is asked to move by { $when }. After that the host may free the seat.
free-seat = Free the seat of { $name }
free-sure = Free this seat? Its player loses it, and somebody else can take it.
refused-one-seat = You have had a seat at this table, and each person may have only one. Only a table created for a shared screen lets a device hold several.
refused-not-idle = The table is not waiting for a person in this seat now.
refused-no-warning = First ask this player to move: they have to be warned.
refused-warned = This player still has time to move.
refused-not-host = Only the host of the table can do that.
refused-undone-often = Too many moves have been taken back at this table: this one stands.
refused-CantWrite = The server can’t save anything at the moment, so nothing was done. Try again in a little while.
refused-CantRead = The server can’t reach its database at the moment, so nothing was done. Try again in a little while.
refused-MaybeWritten = The server lost its database while saving this, so it is not known yet whether it was done. Look again in a little while; sending the same again does no harm.
refused-OthersFaster = Others did something at this table each time that this was to be saved, so nothing was done. Try again.
refused-TooManyWatchers = Too many spectators from your network; try again later.
cant-open-line = Line { $line } of this table’s journal is damaged, so the table can’t be opened. The server’s administrator can restore it from a backup. Other tables are not affected.
cant-open-plays = This server no longer plays line { $line } of this table as it was written, so the table can’t be opened. The administrator can open it with the version it was played on.
cant-open-rules = This table was played on by a newer version of the server than this one, under other rules. Try again in a moment: another server can open it. Other tables are not affected.
cant-open-box = This table was created with another box, which this server can’t read: { $problem }
cant-open-box-gone = This table was created with another box, which this server has not kept. It can be opened with the version it was created on.
cant-open-game = This table plays { $game }, and that game is not on this shelf.
cant-open-damaged = This table is damaged in the store and can’t be opened. The server’s administrator can restore it from a backup. Other tables are not affected.
door-host = This server does not answer to the name “{ $host }”. Its administrator can add the name with --host-name.
ways = Ways to win
game-taken-back = { $count ->
    [one] This game was taken back once, with other dice and cards after that.
   *[other] This game was taken back { $count } times, with other dice and cards after that.
}
kept-offline = Your move is kept and will be sent when the connection is back.
kept-drop = Take it back
rules-sheet = The rules
sheet-close = Back to the table

# What happened, at the viewer's pace.
film-skip = Skip animation
film-key = Space
film-waits = Your question comes after this. Touch the board or press any key to go to it.
film-back = One step back
film-next = Next step
film-hold = Hold, or go on
film-again = Show it again
film-steps = step by step
film-pace = How things are shown
film-calm = calmly
film-quick = quickly
film-once = at once
film-swift = very quickly
summed = Summary of each round or year:
since-your-turn = Since your last move

# Lessons.
learn = Learn
guide = Lesson
guide-next = Next
guide-do = Do it for me
guide-alone-key = Go on alone
guide-again = Guide me again
guide-home = What next?
guide-free = Your turn: play as you like. If you do not know what to do, “Do it for me” makes a sensible move.
guide-waits = The others play. Watch what they do.
guide-alone = You play on alone. This table stays a lesson: nothing counts here.
guide-ended = The lesson ends here. You can play this game to its end, or begin a real one.
guide-over = The lesson and its game are over. Now begin a real one.
guide-missing = The guide of this lesson can’t be read. You can play on without it.
refused-no-lesson = This table is not a lesson.
learn-lesson = Play the lesson
learn-lesson-how = A guided first game: the same deal for everybody, one thing at a time, in about ten minutes. Nothing counts, and you can stop or go on alone at any time.
learn-now = Play now
learn-play = Your first game
learn-play-how = Touch what is lit on the board, or choose a line of the list: only what the rules allow is offered. Beside each question, “What is this about?” says what it is for. You play against Plebeians, who overlook things; alone with bots you can take back any move, and a hint is a touch away.
learn-start = Play with lessons
learn-round = A round in pictures
learn-rules = All rules
lesson = What is this about?

# People: devices, a way back, programs.
devices-title = My devices
devices-lead = You are the same person on all devices listed here: the same seats, the same feats, the same name. There is nothing to sign up for.
devices-mine = Devices
device-here = this device
device-today = today
device-seen = last seen: { $day }
device-unseen = not seen for a long time
device-name = Name of the device
device-nameless = a device without a name
name-change = Save
name-hint = Your seats at running tables show this name. Finished games keep the name they were played under.
send-away = Sign out
pair-new = Add a device
pair-hint = Your phone or another computer then plays the same seats. You need both devices at hand.
pair-link = Link for the other device
pair-open = { $minutes ->
    [one] Scan the code with the other device, or open the link there. It works once, for one more minute.
   *[other] Scan the code with the other device, or open the link there. It works once, for { $minutes } more minutes.
}
pair-stay = Keep this page open: you will be asked here before anything happens.
pair-asks = “{ $name }” wants to become one of your devices.
pair-sign = Number of this request:
pair-compare = Say yes only if that device shows the same number.
pair-brings = It has already been used to play: its seats become yours as well.
pair-twice = A second device has tried the same link and was refused. If that was not you, say no and make a new link.
pair-yes = Yes, that is mine
pair-no = No
paired-yes = “{ $name }” is now one of your devices.
paired-no = You said no. Nothing was changed.
paired-late = The link has expired, and nothing was changed. Make a new one.
pair-title = Add this device
pair-whose = This link belongs to { $name } (“{ $device }”).
pair-device = This link was made on “{ $device }”.
pair-means = If you go on, this device becomes one of theirs: it plays the same seats, and the person on the other device plays yours. Go on only if both devices are yours.
pair-played = This device has already been used to play. Its seats, tables and feats become those of the other device:
pair-join = Yes, join both
pair-ask = Add this device
pair-waits = Now say yes on “{ $device }”, if it shows this number:
pair-closed = “My devices” does not seem to be open on “{ $device }”. Open it there again: the question is on that page.
pair-done = Done: both devices are yours now.
pair-refused = The request was refused on the other device. Nothing was changed.
pair-late = Nobody said yes in time, so nothing was changed. Make a new link on the other device.
pair-own = This device already belongs to the person who made this link. Open it on another one.
way-back = If you lose your devices
words-none = If you lose all your devices, your seats are lost, unless you have written down twelve words.
words-have = You have twelve words. If you lose all your devices, they bring you back.
words-new = Show me twelve words
words-again = New words (the old ones stop working)
words-drop = Delete the words
words-hint = Anybody who has the words can play your seats. When somebody uses them, all your devices say so.
words-yours = Your twelve words
words-once = Write them down, in this order: they are shown only once.
back-title = Come back to your tables
back-lead = Type the twelve words that you wrote down, in the same order. This device then gets your seats back.
back-words = Twelve words
back-hint = English or French; capitals and accents do not matter.
back-go = Come back
back-else = Without the words
back-device = On another of your devices, open “My devices” and choose “Add a device”.
back-host = The host of your table can give you a new link to your seat.
back-count = There must be twelve words, separated by spaces.
back-unknown = Not in the word list: { $words }. Please check the spelling.
back-checksum = These words do not belong together: one is wrong, or the order is.
back-nobody = Nobody on this server has these words. They may have been replaced by newer ones.
passkeys = Passkeys
passkeys-lead = A passkey brings you back with your fingerprint, your face or the PIN of a device or a security key.
passkey-since = since { $day }
passkey-new = Add a passkey
passkey-drop = Remove
passkey-script = Passkeys need scripts.
passkey-not-made = No passkey was made: it was cancelled, or this device has one for you already.
passkey-not-shown = No passkey was used: it was cancelled, or this device has none for this server.
back-passkey = With a passkey
back-passkey-go = Use my passkey
told-passkey = A passkey was added on “{ $device }”. It can bring you back, too. If that was not you, remove it under “My devices”.
refused-own-passkey = This device has a passkey of its own. Remove it under “My devices” here first, then try again.
refused-passkey-late = This page was open for too long. Try again now.
refused-passkey-wrong = Your browser gave no passkey that this server can use.
refused-passkey-nobody = Nobody on this server has this passkey.
refused-no-passkeys = Passkeys need a server with a name and https.
refused-no-passkey = That is not one of your passkeys.
refused-many-passkeys = You have the highest possible number of passkeys. Remove one first.
programs = Programs
program-new = A token for a program
program-days = Good for
program-make = Make a token
program-hint = A program with this token plays your seats until the token expires, and can do nothing else with your devices.
program-token = The token
program-once = Copy it now: it is shown only once.
program-ends = until { $day }
program-revoke = Revoke
program-nameless = a program
days = { $count ->
    [one] one day
   *[other] { $count } days
}
my-data = My data
data-file = Download everything about me
forget-me = Forget me
forget-hint = Bots take your seats, your messages lose their author, and your devices, words, feats and tokens are deleted at once. Tables you host pass to the player who has sat there longest. Finished games stay, with “Seat II” instead of your name. This can’t be undone.
forget-sure = I am sure
told-recovered = Somebody came back as you on “{ $device }”, by one of your ways back. If that was not you, sign that device out and make new words.
told-added = “{ $device }” was added to your devices.
told-words = New words for coming back were made on one of your devices. If that was not you, sign it out.
told-mail = An email address for notices was confirmed. A link sent to it can bring you back, too. If that was not you, turn it off under “My notices”.
told-away = This device was signed out from another of your devices.
told-read = I have read this
table-called = { $game } with { $names }
refused-NoSuchPairing = This link is not valid, or no longer: it works once, for ten minutes, and on one device. Make a new one under “My devices” on the other device.
refused-TwoHands = You both have a seat at the same running table, and one person may not see two hands: { $tables }. You can be joined when those games are over.
refused-same-person = This device is already one of yours.
refused-own-words = This device has twelve words of its own. Delete them under “My devices” here first, then try again.
refused-own-mail = An email address brings this device back to its own tables. Turn it off under “My notices” here first, then try again.
refused-careful = A device that came back by words, passkey or email has to wait 24 hours before it can sign out others, change words, passkeys or an email address, or have you forgotten.
refused-no-device = You have no other device of that kind.
refused-many-devices = You have the highest possible number of devices and tokens. Sign one out first.
refused-token-days = A token is good for 1 to 366 days.
refused-nobody-asks = No device is asking any more: the link has expired or was answered. Make a new one.
refused-pair-played = Somebody has begun to play on the other device in the meantime. Make a new link and ask again.
refused-forget-unsure = Nothing was forgotten: tick “I am sure” first.
host-hand-on = Make host
host-sure = Make { $name } the host of this table? You can’t take it back yourself.
host-gone = The host of this table has not been seen for a week. The players can choose another one, if all agree:
host-choose = { $name }
host-asked = { $name } asks that { $host } become the host of this table.
host-yours = You asked that { $host } become the host of this table.
host-refused = { $name } does not want { $host } to become the host.
refused-no-host = Only another person who sits at the table can become its host.
refused-host-here = The host was here less than a week ago.

# Coming together: lost seats, going back, links.
you-watch = You are watching.
my-seat = One of these seats is mine
new-link-sure = Make a new link to the seat of { $name }? The person who opens it plays this seat. Everybody at the table sees that there is one.
bot-meanwhile = Let a bot play for now
bot-meanwhile-sure = Let a bot play for { $name }, until { $name } takes the seat back?
bot-ask = Ask for a bot to play for { $name }
bot-ask-hint = The others must agree. The bot plays until the seat is taken back.
bot-asked = { $name } asks that a bot play for { $absent }, until { $absent } is back.
bot-yours = You asked that a bot play for { $absent }, until { $absent } is back.
bot-refused = { $name } does not want a bot to play for { $absent }.
bot-not-needed = I am here: no bot
refused-not-absent = A bot can only play for another person, in a game that is going on.
refused-nobody-agrees = Nobody else is at this table who could agree.
refused-is-here = This player is here: ask them to move.
link-given = There is a new link to the seat of { $name }: the person who opens it plays this seat.
ask-back = Ask to take back my last move
ask-back-what = Ask to take back: { $what }
rewind-what-asked = { $name } asks to take back “{ $what }” and everything since.
rewind-what-yours = You asked to take back “{ $what }” and everything since.
rewind-what-refused = { $name } does not want to take back “{ $what }”.
decide-by = To be decided by
left-days = # days left
left-hours = # h left
left-minutes = # min left
warn-sure = Ask { $name } to move? Everybody sees it. If { $name } has not moved in a day (five minutes where clocks run), you may free the seat.
reach-machine = This link works only on this computer. To reach other devices in your network, start the server with --share; to reach anybody, give its address with --public-url.
reach-network = This link works only in your local network (the same Wi-Fi, for example).
again-ask = Play again, same people
again-asked = { $name } asks for another game.
again-yours = You asked for another game.
again-refused = { $name } does not want to play again.
again-ready = The next game is ready, everybody one seat further on.
again-go = To the new table
refused-not-over = The game is not over yet.
is-here = here
is-away = not here
is-away-since = away since { $when }
room-came = { $name } has taken a seat.
room-title = Waiting room
room-lead = Take a seat. The game begins when the host says so.
room-lead-host = Send everybody the same link. When all are here, begin.
room-move = Move here
room-leave = Leave this seat
room-begin = Begin
room-bots = Begin with bots in the free seats
room-waits = The host begins the game; this page then shows the table.
room-invite = One link for everybody
room-usual = The usual rules and options.
room-gather = Gather first
room-gather-hint = “Gather first” opens a waiting room: one link for everybody, and the game begins when you say so. Choose “free for anybody” for the seats of your friends.
refused-gathering = The game has not begun yet.
refused-begun = The game has already begun.
refused-seats-free = There are free seats: wait for somebody, or begin with bots.

# My notices.
notices-title = My notices
notices-here = Tell me when it is my turn
notices-lead = Get a notice when it is your turn and you are not at the table. Everything here is off until you turn it on.
ways-mine = Where notices go
way-mail = Email
way-push = Browser
way-webhook = Webhook
way-is-on = On.
way-is-asked = Not yet: open the link in the email that we sent you.
way-is-off = Off.
way-test = Send me a test
way-off = Turn off
push-title = In this browser
push-lead = A notice appears even when no page is open here.
push-on = Turn on
push-none = This browser can’t show notices, or not at this address: it needs https.
push-ios = On iPhone and iPad, first put this page on the Home Screen (Share, “Add to Home Screen”), and open it from there.
push-denied = You have blocked notices from this server. You can allow them in the settings of your browser.
mail-title = By email
mail-address = Address
mail-on = Use this address
mail-hint = We send you one link, and use the address only after you have opened it. Nobody else sees it.
webhook-title = By webhook
webhook-add = Add a webhook
webhook-url = Address (https)
webhook-shape = Format
webhook-on = Turn on
webhook-secret = Secret for checking the signature:
webhook-hint = For ntfy, Discord, Slack, or a program of your own.
shape-json = JSON
shape-text = Text
shape-ntfy = ntfy
shape-discord = Discord
shape-slack = Slack
when-title = When
when-often = How often
when-hourly = Soon, at most once an hour
when-daily = Once a day, from { $hour }:00
when-zone = Your time zone
when-keep = Save
quiet-title = Your tables
quiet-on = No notices from this table
quiet-off = Notices from this table again
sent-title = What was sent
sent-test = test
sent-sent = Sent.
sent-open = Waiting, or will be tried again.
sent-failed = Failed; it will not be tried again.
notice-error-bounced = The mail server says that this address does not accept email.
notice-error-refused = The mail server refused the message for now.
notice-error-login = The mail server does not accept this server’s password.
notice-error-server = Something went wrong while the notice was being sent.
notice-error-silent = The receiving server did not answer in time.
notice-error-tls = The connection could not be encrypted.
notice-error-no-tls = The mail server offers no encryption.
notice-error-away = The receiving server can’t be reached.
notice-error-no-name = There is no server of that name.
notice-error-inside = That address is in a private network, which webhooks may not reach.
notice-error-address = Nothing can be sent to that address.
notice-error-redirect = The receiving server redirects to another address; redirects are not followed.
notice-error-gone = The receiving server says that this address no longer exists.
notice-error-status = The receiving server refused the notice.
notice-error-keys = The browser’s keys can’t be used.
notice-error-not-offered = This server no longer offers this kind of notice.
notice-error-late = The mail server accepted the message too late.
notice-error-unknown = The notice may have arrived: the server was stopped while it was being sent.
refused-many-ways = You have the highest possible number of addresses for notices. Turn one off first.
refused-no-way = That is not one of your addresses for notices.
refused-way-off = Notices are not turned on there.
refused-mail-address = That is not an email address.
refused-webhook-address = A webhook is an address that begins with https://.
refused-push-keys = This browser gave no address for notices.
refused-zone = There is no such time zone. An example is Europe/Paris.
mailed-confirm-title = Email when it is your turn
mailed-confirm-lead = Use this address to tell you when it is your turn?
mailed-confirm-go = Yes, use it
mailed-confirm-done = Notices now go to this address.
mailed-stop-title = No more email
mailed-stop-lead = Stop all email from this server to this address?
mailed-stop-go = Stop email
mailed-stop-done = This server sends no more email to this address.
mailed-back-title = Come back on this device
mailed-back-lead = This device then has your seats and tables. Your other devices say that you came back.
mailed-back-go = Come back here
mailed-back-sent-title = An email is on its way
mailed-back-sent-done = If this address belongs to somebody here, it gets an email with a link, valid for 15 minutes.
mailed-home = To the games
back-mail = Or by email
back-mail-go = Send me a link
back-mail-hint = If you gave this server an address for notices, it gets a link that works once.
refused-NoSuchLink = This link is not valid, or no longer: each works once and for a short time.

# Everything in the box.
contents = Everything in the box
contents-short = The box
contents-lead = Every card and tile, and what it does, for { $count ->
    [one] one player
   *[other] { $count } players
}.
contents-search = Search the box
contents-found = { $count ->
    [0] Nothing found.
    [one] One thing
   *[other] { $count } things
}
contents-shelves = Categories

# Drills.
drill = Drill
drill-title = What would you do here?
drill-of-day = The drill of the day
drill-play = Try it
drill-asks = What would you do here? Answer on the board or in the list; nothing is played yet.
drill-right = Yes: { $answer }
drill-other = You chose: { $answer }. Bots win more often with: { $best }.
drill-chance = { $chance }%
drill-how = The chance to win after each answer, from three searches by a bot. It may be wrong, but the first answer was ahead in all three.
drill-next = Next drill
drill-again = Try again
drill-on = Play on from here
learn-drills = { $count } drills
