# The terms of the judge as gains: “you have more denarii to spend”, against the mean of all answers.
reason-wares = { more-much } worth in wares bought
reason-on_sale = { $more ->
    [yes] a better chance of the ware on sale
   *[no] a worse chance of the ware on sale
}
reason-coins = { more-many } coins in the purse
reason-best_coins = { $more ->
    [yes] better coins for the days to come
   *[no] worse coins for the days to come
}
reason-tribunes = { more-many } tribunes to use
reason-to_beat = { $more ->
    [yes] the eight points closer
   *[no] the eight points farther away
}
