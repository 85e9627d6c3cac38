# The terms of the judge as gains: “you have more denarii to spend”, against the mean of all answers.
reason-during_play = { more-many } points made during play
reason-denarii_points = { more-many } points for denarii
reason-stock_points = { more-many } points for resources
reason-patron_points = { more-many } points for patrons
reason-political_points = { more-many } points for political influence
reason-zone_points = { more-many } points in the zones
reason-denarii = { more-many } denarii to spend
reason-units = { more-many } basic resources
reason-surplus = { more-much } surplus
reason-political = { more-much } political influence
reason-active_patrons = { more-many } active patrons
reason-patrons = { more-many } patrons beside the board
reason-influence = { more-much } influence still to be spent
reason-left_cards = { more-many } cards on the left side
reason-buildings = { more-many } buildings
reason-wars = { more-many } wars
reason-pairs = { more-many } pairs of cards
reason-zones_present = { more-many } zones with a cube
reason-above_brown = { more-many } levels above the brown cube
reason-lead_in_zones = { more-many } zones in the lead
reason-colosseum = { $more ->
    [yes] a better place in the Colosseum
   *[no] a worse place in the Colosseum
}
reason-workers_to_send = { more-many } workers still to be sent this round
reason-values_to_send = { more-much } value among the workers to be sent
reason-trained = { more-many } trained workers
reason-in_training = { more-many } workers in training
reason-workers = { more-many } workers
reason-reserve_values = { more-much } value in the reserve
reason-passed = { $more ->
    [yes] passed already
   *[no] not passed yet
}
reason-zones_to_come = { more-many } points in the zones to come
reason-influence_to_come = { more-many } points in reach with influence to spend
reason-political_to_come = { more-many } points in reach with political influence
