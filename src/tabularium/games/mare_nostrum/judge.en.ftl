# The terms of the judge as gains: “you have more denarii to spend”, against the mean of all answers.
reason-tiles = { more-many } Heroes and Wonders
reason-three_tiles = { $more ->
    [yes] a third Hero or Wonder
   *[no] no third Hero or Wonder
}
reason-four_tiles = { $more ->
    [yes] a fourth Hero or Wonder
   *[no] no fourth Hero or Wonder
}
reason-cities = { more-many } Capitals and Legendary Cities
reason-three_cities = { $more ->
    [yes] a third great City
   *[no] no third great City
}
reason-titles = { more-many } Titles
reason-two_titles = { $more ->
    [yes] a second Title
   *[no] no second Title
}
reason-claim = { $more ->
    [yes] a claim to victory
   *[no] no claim to victory
}
reason-purse = { $more ->
    [yes] a larger combination to pay with
   *[no] a smaller combination to pay with
}
reason-tile_at_hand = { $more ->
    [yes] a Hero or Wonder within reach
   *[no] no Hero or Wonder within reach
}
reason-pyramids_at_hand = { $more ->
    [yes] the Pyramids within reach
   *[no] the Pyramids out of reach
}
reason-near_pyramids = { $more ->
    [yes] a shorter way to the Pyramids
   *[no] a longer way to the Pyramids
}
reason-resources = { more-many } Resources behind the screen
reason-taxes_kept = { more-many } Taxes to keep
reason-goods_income = { more-many } Goods in each Production
reason-income_types = { more-many } different Goods in each Production
reason-tax_income = { more-many } Taxes in each Production
reason-commerce = { $more ->
    [yes] a higher Commerce level
   *[no] a lower Commerce level
}
reason-politics = { $more ->
    [yes] a higher Politics level
   *[no] a lower Politics level
}
reason-military = { $more ->
    [yes] a higher Military level
   *[no] a lower Military level
}
reason-leads = { $more ->
    [yes] the lead on more tracks
   *[no] the lead on fewer tracks
}
reason-provinces = { more-many } Provinces
reason-conquests = { more-many } conquests
reason-seized = { more-many } seized Influence markers
reason-strength = { $more ->
    [yes] stronger Legions where they meet others
   *[no] weaker Legions where they meet others
}
reason-invaded = { more-many } Provinces with enemy Units
reason-triremes = { more-many } Triremes
