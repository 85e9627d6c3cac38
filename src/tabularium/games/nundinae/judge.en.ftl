# The terms of the judge, as reasons of a hint name them.
reason-wares = wares bought
reason-on_sale = the ware about to be bought
reason-coins = coins in the purse
reason-best_coins = coins for the days to come
reason-tribunes = tribunes to spend
reason-to_beat = the eight points to reach
