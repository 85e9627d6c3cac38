# The terms of the judge as gains: “you have more denarii to spend”, against the mean of all answers.
reason-glory = { more-much } Glory on the track
reason-regions = { $more ->
    [yes] better likely places in the Regions
   *[no] worse likely places in the Regions
}
reason-legions_out = { more-many } Legions in the Regions
reason-legions = { more-many } Legions on the board
reason-politics = { more-many } Votes that count in the Column
reason-votes = { more-many } Votes to place
reason-commerce = { more-many } points from Sets of cards
reason-religion = { more-many } points from the Pantheon
reason-quests = { more-many } points from Quests
reason-denarii = { more-many } Denarii, and what they buy
reason-partisans = { more-many } Partisans for the rounds to come
reason-stages = { $more ->
    [yes] the next Stage closer
   *[no] the next Stage farther away
}
reason-bonuses = { more-many } uncovered Bonuses
reason-vendetta = { more-many } Vendetta markers
reason-plots = { more-many } Plots that wait for the Provinces to turn
reason-military_medal = { $more ->
    [yes] the Military Medal in sight
   *[no] the Military Medal out of reach
}
reason-politics_medal = { $more ->
    [yes] the Politics Medal in sight
   *[no] the Politics Medal out of reach
}
reason-commerce_medal = { $more ->
    [yes] the Commerce Medal in sight
   *[no] the Commerce Medal out of reach
}
reason-religion_medal = { $more ->
    [yes] the Religion Medal in sight
   *[no] the Religion Medal out of reach
}
reason-agriculture_medal = { $more ->
    [yes] the Agriculture Medal in sight
   *[no] the Agriculture Medal out of reach
}
reason-cards = { more-many } cards in hand
reason-next_set = { $more ->
    [yes] a Set that grows in hand
   *[no] no Set that grows in hand
}
reason-ground = { more-much } to do for the Partisans of this round
reason-under_way = { more-much } to come from actions already started
reason-tasks = { more-many } of the Emperor’s tasks done
reason-alone = { $more ->
    [yes] a solo game farther on
   *[no] a solo game that lags behind
}
