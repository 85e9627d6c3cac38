# The guided first game.
guide-else = That is allowed, but the lesson shows another move here. Do what it asks, or choose “Go on alone”.

guide-who = You are a buyer at a Roman market, and so are your two rivals. There are { $rounds_2 } market days in this game; on each one ware is sold to the highest bid.
guide-ware = This is the ware of the day. A ware that you buy counts its worth in points: { $wares_1 } today.
guide-hand = These are your cards. Coins are for bidding: an as is worth { $cards_as_worth }, a sestertius { $cards_sestertius_worth }, a denarius { $cards_denarius_worth }. A tribune can’t be bid: he stops somebody else’s purchase. Hold a card, or rest the pointer on it, to read it.
guide-bid = All bid at the same time and in secret, one card at most. Touch your denarius to lay it face down.
guide-done = You can still change your bid: touch the card again to take it back. Press Done, and all bids are shown. Every bid is paid, also those that lose.
guide-gift = Your denarius wins: another one was bid too, but among equal bids the first seat wins. Before the vetoes the winner may give somebody a card in secret. Keep your cards: pass.
guide-vetoed = Seat 2 spent a tribune on a veto: nobody bought, and your bid is gone all the same. That is how others can hurt you; your own tribune can do the same to them.
guide-second = A new day, and everybody has drawn a card. Today’s ware is worth { $wares_2 }: bid high again, then press Done. Any bid will do.
guide-gift-second = You may give a card again. If in doubt, pass.
guide-purchase = No veto: the ware is yours. Take it as it is, or haggle with the die: 4 to 6 adds to its worth, 1 to 3 takes from it. Try the die.
guide-points = You have points now: the worth of your wares, and one point for every four of worth in the coins you keep. The score is shown there all game long.
guide-undo = Undo, under the question, takes back your last move as long as nothing hidden was shown by it. At a table with bots you may take back almost everything.
guide-third = From here on, choose yourself: a small coin on a poor day, a large one on a good day. If you win and wish to give nothing, pass.
guide-rules = Every sentence with a number such as NU-2.4 opens its rule. All rules are under Rules at the top, and “What is this about?” beside a question helps in every game.
guide-fourth = The last market day, and its ware is worth { $wares_4 }. What you do not spend now counts little.
guide-fourth-gift = One more secret gift, if you like: a coin then counts in the other player’s purse.
guide-last = Your last purchase. Take the ware as it is if you lead; haggle if you need more to win. The player with the most points wins.
