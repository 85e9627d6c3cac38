# The terms of the judge as gains: “you have more denarii to spend”, against the mean of all answers.
reason-track = { more-much } Imperium on the track
reason-allegiance = { more-much } Imperium from allegiance tiles
reason-senate = { more-many } pairs for the Senate bonus
reason-lictors_loyalty = { more-many } Lictors and loyalty in the Collegium
reason-structures = { more-much } Imperium from structures
reason-collegium = { $more ->
    [yes] a Collegium that is stronger in its weakest field
   *[no] a Collegium that is less strong in its weakest field
}
reason-statues = { more-much } Imperium from statues
reason-denarii_points = { more-much } Imperium from Denarii
reason-fields = { more-many } recruits in the Collegium
reason-fields_apart = { $more ->
    [yes] fields of the Collegium farther apart
   *[no] more even fields in the Collegium
}
reason-denarii = { more-many } Denarii to build with
reason-cards = { more-many } recruits at hand
reason-worth = { $more ->
    [yes] stronger recruits
   *[no] weaker recruits
}
reason-authority = { more-much } authority among the recruits
reason-boxes = { more-much } ambition to be filled
reason-loyalty = { more-much } loyalty
reason-loyalty_to_come = { more-much } loyalty for the years to come
reason-cubes = { more-much } influence at hand
reason-cubes_over = { more-much } influence above the limit
reason-support = { more-much } support at hand
reason-support_to_come = { more-much } support for the years to come
reason-power = { $more ->
    [yes] the Imperium Maius more firmly
   *[no] the Imperium Maius less firmly
}
reason-power_to_come = { $more ->
    [yes] better prospects of the Imperium Maius
   *[no] worse prospects of the Imperium Maius
}
reason-yields = { more-many } structures that produce
reason-helpers = { more-many } structures that help
reason-architects = { more-many } architects in reserve
reason-tiles = { more-many } tiles in the Collegium
reason-breadth = { $more ->
    [yes] recruits of more fields
   *[no] recruits of fewer fields
}
