# Nundinae: what a newcomer is told, before the first game and at each decision.

goal = You go to a Roman market to buy. Every market day one ware is for sale, and all bid for it in secret, each with one coin at most; the wares you buy and the coins you keep are your points, and the player who has most when the last market day is over wins. Alone, you bid against Fortuna and need eight points (NU-5.2).

part-1-title = The day begins
part-1 = The herald calls the ware of the day and what it is worth, and everybody draws a card. Most cards are coins to bid with; a tribune can’t be bid, but he can stop somebody else’s purchase.

part-2-title = The secret bid
part-2 = All lay one card or none, face down, and then show them together. Every bid is paid, also those that lose: the highest wins, among equals the one of the first seat (NU-2.4). Alone, you must beat the card that Fortuna turns up, for she wins ties.

part-3-title = Gifts and vetoes
part-3 = If you play with secret gifts, the winner may slip somebody a card. Then all the others are asked whether a tribune of theirs stops the purchase; a veto ends the market day, and nobody buys (NU-3.3).

part-4-title = The purchase
part-4 = Without a veto the winner takes the ware for what it is worth, or haggles first: a die of 4 to 6 adds to the worth, 1 to 3 takes from it (NU-3.4).

part-5-title = What beginners overlook
part-5 = A ware is usually worth far more than the coin you bid: coins left in your hand make only one point for every four of worth (NU-4.2). So bid on most days; but since losing bids are paid too, save your best coin for a good ware and lay a small one where you have little hope. And use your tribune before the last market day is over.

lesson-bids = A ware usually counts far more than the coin you lay, so a bid is mostly right; but it is paid even if you lose. Save your best coin for a good ware, and try your luck with a small one on the others. Among equal bids the first seat wins; alone, Fortuna does (NU-2.4).
lesson-gift = A gift leaves your hand for good: only you two know the card, nobody can bid or use it any more, and a coin counts for the other’s purse at the end. It comes before the vetoes, so it may soften somebody with a tribune. If in doubt, give nothing (NU-3.1).
lesson-veto = A veto costs you a tribune, and then nobody buys the ware; the winner’s bid stays paid. Spend it on a valuable ware or on the player who leads, and not too late: after the last market day it stops nothing. Everybody else is asked, so the question betrays nobody (NU-3.3).
lesson-purchase = Taking the ware is safe. The die is as likely to add (4 to 6) as to take away (1 to 3), but it adds more than it takes, so on average haggling pays. Take the ware as it is if its worth is already enough for you to win (NU-3.4).
