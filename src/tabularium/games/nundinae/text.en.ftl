card-as = as
card-sestertius = sestertius
card-denarius = denarius
card-tribune = tribune
card-back = hidden card
nobody = Fortuna
score-wares = Wares
score-purse = Purse
panel-hand = Hand
panel-gifts = Gifts
panel-bid = Bid
where = Market day { $day }
board = On sale: a ware worth { $worth }. { $deck ->
    [one] { $deck } card
   *[other] { $deck } cards
} in the deck.
board-discard = Paid
option-market = Length
option-market-short = two market days
option-market-long = four market days
option-gifts = Secret gifts
ask-bids = Choose a card to bid for the ware, or none, then press Done. All bids are paid.
ask-gift = You won. Do you slip somebody a card before the vetoes?
ask-veto = Does a tribune of yours stop the purchase? A veto costs you the tribune, and nobody buys.
wait-veto = { $seat } may veto the purchase.
about-veto = the veto
ask-purchase = Take the ware, or haggle with the die first? 4 to 6 adds to its worth, 1 to 3 takes from it.
move-bid = Bid { $card }
move-haggle = Haggle
move-give = Slip { $seat } your { $card }
move-veto = Veto
event-ware = Market day { $day }: a ware worth { $worth }.
event-drew = { $seat } draws a card.
event-drew-secret = { $seat } draws: { $card }.
event-bid = { $seat } bids: { $card }.
event-veto = A tribune of { $seat } stops the purchase.
event-gave = { $seat } slips { $other } a card.
event-gave-secret = { $seat } slips { $other }: { $card }.
event-die = { $seat } throws a { $die }: the ware is worth { $worth }.
event-bought = { $seat } buys for { $worth ->
    [one] { $worth } point
   *[other] { $worth } points
}.
result-rich = Fortuna smiled: you leave the market rich.
result-poor = Fortuna laughed: you leave the market poor.
area-market = The market
area-hand = My hand
picture-stall = On sale
picture-deck = Deck
picture-discard = Paid
piece-ware = The ware on the stall, worth { $worth }
piece-die = The die on the stall, to haggle with
piece-deck = { $number ->
    [one] The last card of the deck
   *[other] The deck: { $number } cards
}
piece-discard = { $number ->
    [one] Paid: { $card }
   *[other] Paid: { $card }, on top of { $number } cards
}
piece-seat = { $number ->
    [0] The place of { $seat }, who holds no cards
    [one] The place of { $seat }, who holds one card
   *[other] The place of { $seat }, who holds { $number } cards
}
piece-hidden = { $number ->
    [one] A hidden card in the hand of { $seat }
   *[other] { $number } hidden cards in the hand of { $seat }
}
piece-gift = Gift { $number } of { $seat }: { $card }
piece-bid = Bid of { $seat }: { $card }
piece-hand = { $card }, card { $number } of your hand
kind-coin = Coin
kind-tribune = Veto
reads-coin = Bids { $worth }. Left in the hand at the end, every four of worth are a point.
reads-tribune = Cannot be bid. Stops somebody else’s purchase, once.
tray-bids = One card or none; all bids are paid.

amount-card =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
why-NU-2_1 = This card is your bid already.
why-NU-2_2 = You have no { $card } in your hand.
why-NU-3_3 = You have no tribune.

# everything in the box
contents-cards = Cards
