# The guided first game.
guide-else = That is allowed, but the lesson shows another move here. Do what it asks, or choose “Go on alone”.

guide-who = Caesar is dead. You are one of three great names who want to rule Rome after him.
guide-win = The game has { $table_rounds } rounds. Buildings, Regions, Votes, Trade cards and secret Quests bring Glory; the player who has the most of it at the end rules Rome.
guide-goals = These are your Quests, secret goals that pay Glory at the end. To read a card, hold it or rest the pointer on it.
guide-quests = You give one Quest back, this one for example: touch it, then press Done.
guide-turning = Four Provinces lie on a board that turns after every round. You build, act and tax only in the Province that faces you now, so Buildings belong to nobody (AR-5.11).
guide-construction = Construction: Denarii pay for tiles, which you build level by level. Each brings Glory at once, one more Population to tax, and room for a Partisan.
guide-build = Build a Lighthouse, the Building of Commerce.
guide-build-more = You may build as long as you can pay. Press Done when you have built enough.
guide-action = Action: in turn order everybody places one Partisan at a time. It goes on a Building of the Province in front of you, which then acts, or on the Colosseum.
guide-partisans = A Castle sends a Legion, a Curia casts a Vote, a Lighthouse draws a Trade card. A Temple adds to your Pantheon, and a Villa rustica brings Denarii.
guide-place = Place your Partisan on the Lighthouse: you draw a Trade card. You may hold { $table_hand_limit } at most; an Anchor takes up a place.
guide-place-more = The Colosseum is always open: a Partisan there brings Glory.
guide-tax = Income: one Denarius for each point of Population in front of you, or twice as many if you give up Glory. Take Normal Taxation.
guide-last-moment = Before your turn ends you may sell Trade cards or lay a Set of { $table_set_size }, for Glory at the end. Then press Done.
guide-turned = The board has turned: you face another Province, with what somebody else built there, and a new Event opened the round. What you built faces another player, or nobody.
guide-undo = If you regret a move, Undo takes it back, unless something hidden was shown by it.
guide-plots = This is when Plots are activated. You have none yet; a rival’s Plot strikes the player its Province faces now, so look where they lie (AR-4.7).
guide-build-again = Build again; a Castle would let you send Legions this round. When you have reached a Stage on the Glory track you have one more Partisan.
guide-plot = Lay a Plot: it waits in this Province, and in a later round you may activate it against the player it faces then. To pay, you pass that player a Vendetta marker.
guide-place-again = Your next Partisan: the Castle, the Colosseum, or what the Province offers.
guide-bonus = An uncovered Bonus lets one Partisan a round act twice on its Building (AR-8.1). Use it, or keep it for another Partisan.
guide-legion = The Legions in a Region count at the end, if all of them together reach its defence.
guide-trade-card = A Trade card can be played at certain moments: this is one. To keep it, choose “No more cards”.
guide-tax-again = Normal Taxation, or Double Taxation for Glory? Denarii build tiles, and tiles bring Glory.
guide-rules = From here on you know every phase: Event and Plots, Construction, Action, Income. “What is this about?” beside the question helps, and all rules are under Rules at the top.
guide-third-plots = Activate your Plot against the player its Province faces now, or keep it for a later round.
guide-third-build = Build what your Partisans can use this very round.
guide-third-action = Place your Partisans where they bring most. Each Stage on the Glory track gives you one more for the rest of the game.
guide-third-rest = Choose yourself. An activated Plot hurts the player its Province faces; the same can be done to you.

# Why the guide asks for something else here.
guide-build-else = You may build nothing, but your Partisans need a Building to act on: build one first.
