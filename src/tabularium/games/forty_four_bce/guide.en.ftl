# The guided first game.
guide-else = That is allowed, but the lesson shows another move here. Do what it asks, or choose “Go on alone”.

guide-who = Caesar is dead. { $seat_2 } holds Rome as Imperium Maius this year and defends three fields, the political, the military and the social; you are a Suitor who wants the seat.
guide-win = After six years and one last construction the player with the most Imperium wins: structures, allegiance tiles, and the cards you have played, which are counted in your Collegium.
guide-construction = Construction: for Denarii you put an architect on a structure. It works from this year on and is worth Imperium at the end.
guide-build = Build the Basilica Aemilia. To read a structure or a card, hold it or rest the pointer on it.
guide-build-more = Build one more, a Castrum for example; each gives influence or helps in another way.
guide-pass = Pass when you have built enough: Denarii can be kept for the next year, and each is still worth { $numbers_denarius } Imperium at the end (BC-12.10).
guide-influence = Production gave everybody influence, cubes of four kinds: political, military, social and support.
guide-recruits = Enrolment: with influence you enlist recruits for a field. Their printed authority always counts; ambition, the boxes with a number, counts only where support lies on them.
guide-enlist = Enlist a Legionary, a recruit for the military field.
guide-spend = Choose the cubes you pay with. Spare the support: it is what other Suitors ask for.
guide-enlist-more = Enlist another one, or pass: your rivals go on until all have passed.
guide-limit = You hold more than { $numbers_limit } cards and cubes: choose what goes. Cubes go to the supply, cards to your Collegium, where they still count (BC-6.4).
guide-talk = The Imperium Maius has planned in secret; now the Suitors negotiate for all to hear. Together you need two of the three fields, yet each wants the seat, and nothing said binds anybody (BC-8.3).
guide-ready = Propose fields, pledge support or ask for it, if you like. Then say that you are ready.
guide-plan = Now you plan behind your screen: cards into the fields, support for the other Suitors, and any influence as charisma, which breaks ties. You can lay support only for others (BC-9.3).
guide-commit = Touch your Legionary and then the military field, lay there the support that you promised { $seat_3 }, and press Done. Any plan will do.
guide-own-plan = Touch a recruit and then its field, lay support for { $seat_3 } if you like, and press Done. Any plan will do.
guide-reward = A reward: choose what helps you most.
guide-resolved = In each field the authority of the Imperium Maius stood against that of all Suitors together. The tile of a field that falls goes to the Suitor with the most authority there; the Log shows it field by field.
guide-seat = An Imperium Maius with fewer than two tiles yields the seat to the Suitor with the most authority overall (BC-10.32). So your authority may help others to take a field, and the seat may go to one of them.
guide-undo = If you regret a move, Undo takes it back, unless something hidden was shown by it.
guide-second-build = The second year is yours. Build what produces: it pays every year.
guide-second-take = Your structure produces again this year: choose the kind of this cube.
guide-second-enlist = Recruits of your Collegium count at the end only by the weakest of your three fields, so enlist in all of them (BC-12.8).
guide-second-spend = Keep your support again: a promise of support is what the others value.
guide-second-enough = More recruits, or pass and keep influence as charisma?
guide-second-limit = Too much in your hand again: choose what goes.
guide-second-talk = Negotiate as you like, then say that you are ready.
guide-second-plan = Your second plan. A card with ambition wants support from others; loyalty you play yourself fills your own boxes.
guide-second-rest = Choose yourself; “What is this about?” beside the question explains each decision.
guide-rules = Two years are played, and you know every phase: Construction, Production, Enrolment, Discard, the commitments and the Negotiation, Resolution. All rules are under Rules at the top.
guide-take = The Basilica Aemilia gives one more cube: choose its kind.
guide-accept = { $seat_3 } asks you for a support cube: accept or refuse, but a promise kept is remembered. If your cube fills a box, you collect a loyalty, and if the Suitors take the field, a Denarius (BC-10.29).
guide-second-pledge = You may pledge something first: support for { $seat_3 } is the best thing to offer, since you can’t lay it for yourself.

# Why the guide asks for something else here.
guide-build-else = You may keep your Denarii, but a structure works from this year on: build one first.
guide-enlist-else = You may pass, but without recruits you can do little in the fields: enlist one first.
