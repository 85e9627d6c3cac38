# The terms of the judge as gains: “you have more denarii to spend”, against the mean of all answers.
reason-coins = { more-many } Coins
reason-buildings_track = { more-many } boxes on the Building track
reason-legacy = { more-much } Legacy
reason-glory = { more-much } Glory
reason-advisors = { more-many } points from Advisors
reason-plan_points = { more-many } points from Plans
reason-nero = { more-many } points from Nero cards
reason-soldiers = { more-many } Soldiers gained
reason-senators = { more-many } Senators gained
reason-free_soldiers = { more-many } free Soldiers
reason-free_senators = { more-many } free Senators
reason-stored = { more-many } resources in Storage
reason-store_overfull = { more-many } resources than can be used
reason-loyalty_two = { more-many } Advisors with two boxes
reason-loyalty_three = { more-many } Advisors with three boxes
reason-loyalty_four = { more-many } Advisors with four boxes
reason-loyalty_full = { more-many } Advisors with all their boxes
reason-favours = { more-many } Favours of the gods
reason-colonies = { more-many } colonies
reason-linked_colonies = { more-many } colonies linked to Rome
reason-roads = { more-many } roads
reason-buildings = { more-many } Buildings in the city
reason-building_ground = { more-much } free ground beside the Buildings
reason-dice = { more-many } dice at hand
reason-turn_to_come = { more-many } turns to come in this round
reason-pool = { more-many } icons of this turn left
reason-under_way = { more-much } to come from the action already started
reason-seneca = { more-many } points of Seneca to beat
reason-alone = { $more ->
    [yes] a solo game farther on
   *[no] a solo game that lags behind
}
