# The guided first game.
guide-else = That is allowed, but the lesson shows another move here. Do what it asks, or choose “Go on alone”.

guide-who = You are a buyer at a Roman market, and so are your two rivals. The game has { $rounds_2 } market days; on each, one ware goes to the highest bid.
guide-ware = This is the ware of the day. What you buy brings you its worth in points: { $wares_1 } today.
guide-hand = These are your cards. Coins are for bidding: an as is worth { $cards_as_worth }, a sestertius { $cards_sestertius_worth }, a denarius { $cards_denarius_worth }; a tribune can’t be bid, but stops somebody else’s purchase.
guide-read = To read a card, hold it or rest the pointer on it. Every card and tile of every game is read like this.
guide-bid = All bid at the same time and in secret, one card at most. Touch your denarius to lay it face down.
guide-done = You can still change your bid: touch the card again to take it back. Press Done, and all bids are shown and paid, also those that lose.
guide-gift = Your denarius wins: another one was bid too, but among equal bids the first seat wins. Before the vetoes the winner may give somebody a card in secret; keep yours and pass.
guide-vetoed = { $seat_2 } spent a tribune on a veto: nobody bought, and your bid is gone all the same. That is how others can hurt you, and your own tribune can do it to them.
guide-second = A new day, and everybody has drawn a card. The ware is worth { $wares_2 }: bid high again, or as you like, then press Done.
guide-gift-second = You may give a card again. If in doubt, pass.
guide-purchase = No veto: the ware is yours. Take it as it is, or try the die and haggle: 4 to 6 adds to its worth, 1 to 3 takes from it.
guide-points = You have points now: the worth of your wares, and one point for every four of worth in the coins you keep. The score is shown there all game long.
guide-undo = Undo, under the question, takes back your last move as long as nothing hidden was shown by it. At a table with bots you may take back almost everything.
guide-third = From here on, choose yourself: a small coin on a poor day, a large one on a good day. If you win and wish to give nothing, pass.
guide-rules = A number such as NU-2.4 opens its rule. All rules are under Rules at the top, and “What is this about?” beside a question helps in every game.
guide-fourth = The last market day, and its ware is worth { $wares_4 }. What you do not spend now counts little.
guide-fourth-gift = One more secret gift, if you like: a coin then counts in the other player’s purse.
guide-last = Your last purchase: take the ware as it is if you lead, haggle if you need more to win. The player with the most points wins.

# Why the guide asks for something else here.
guide-bid-else = You may bid nothing, but then you can’t win the ware: lay your denarius first.
