# The guided first game.
guide-else = That is allowed, but the lesson shows another move here. Do what it asks, or choose “Go on alone”.

guide-who = You are an ambitious Roman with five workers, and so are your two rivals. Round after round you send them out for money, goods, cards and influence.
guide-win = The player with the most points wins: they come from cards, from patrons, and from influence in the zones and in politics. The game ends when a deck can no longer fill an empty place.
guide-workers = Your workers are numbered 1 to 5, and the number says what they can do (AV-3.6): how much money at QUAESTOR, how many steps at ROMA, which zone at AEDILIS, MERCATOR and PROPRAETOR, and which cards of a row.
guide-money = You need money first. Touch your worker 5.
guide-quaestor = Send it to QUAESTOR: it brings { $rates_quaestor } denarii for each point of its value.
guide-confirm = The action is done at once. Confirm your turn, or take it back: until you confirm, nobody plays on.
guide-confirm-again = Look what it brought you, then confirm your turn.
guide-goods = In turn order everybody sends one worker after the other, and spaces are few. Now touch worker 3, for the resources of zone 3.
guide-aedilis = AEDILIS gives all the resources of the Zone card in the worker’s zone. You hold { $limits_basic } of each at most; what has no room becomes surplus or denarii (AV-2.2).
guide-war = Now a card. Touch worker 4: its number says which cards of a row it can buy.
guide-legatus = LEGATUS has wars, AEDIFICATOR buildings, SENATUS patrons. Send it to LEGATUS.
guide-card = Choose a card; to read one, hold it or rest the pointer on it. Printed points count at once, printed influence only when you spend the card at PROPRAETOR (AV-8.8).
guide-walk = Worker 1 is small, but ROMA needs only one step. Touch it.
guide-roma = At ROMA your marker walks round the Colosseum, and you pay for each space it enters unless another marker stands there (AV-9.2). Honours on the way raise your political influence.
guide-undo = If you regret something, Undo takes it back, unless something hidden was shown by it. Rivals can take the spaces you wanted: that is how they hurt you.
guide-train = Send what workers you have left, or pass: every worker you did not use scores and stays with you, but passing is final for the round (AV-3.9).
guide-training = Choose where it goes. Training, on your own board, is the ninth action: in the next round the worker can take another value (AV-10.4).
guide-inside = Finish the action, then confirm.
guide-upkeep = Upkeep: you take the workers of one location, seldom your own, until you have five again. The lowest sum goes first in the next round: small workers make you quick, big ones make you rich (AV-13.1).
guide-fragments = Each Zone card that you have bought bears a fragment. Every { $rates_fragments } fragments of a kind bring a resource at once (AV-6.9).
guide-rules = The second round is yours. “What is this about?” beside the question helps, and all rules are under Rules at the top.
guide-second-worker = Send first the worker whose place somebody else could take.
guide-second-go = Where does it bring most? PROPRAETOR gives half a Zone card and then a resource or influence; AEDIFICATOR builds.
guide-second-inside = Choose, then confirm your turn.
guide-second-upkeep = Take workers back: do you want to be quick or rich in the next round?

# Why the guide asks for something else here.
guide-money-else = You may pass, but that is final for the round, and you have workers to send: choose one.
guide-quaestor-else = This worker may go there, but you need money for what follows: send it to QUAESTOR.
guide-goods-else = { guide-money-else }
guide-war-else = { guide-money-else }
guide-walk-else = { guide-money-else }
