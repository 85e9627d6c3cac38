card-as = as
card-sestertius = sesterce
card-denarius = denier
card-tribune = tribun
card-back = carte cachée
nobody = Fortuna
score-wares = Lots
score-purse = Bourse
panel-hand = Main
panel-gifts = Cadeaux
panel-bid = Mise
where = Jour de marché { $day }
board = En vente : un lot valant { $worth }. { $deck ->
    [one] { $deck } carte
   *[other] { $deck } cartes
} dans la pioche.
board-discard = Payé
option-market = Durée
option-market-short = deux jours de marché
option-market-long = quatre jours de marché
option-gifts = Cadeaux secrets
ask-bids = Misez une carte pour le lot, ou aucune, puis validez avec « Terminé ». Toutes les mises sont payées.
ask-gift = Vous l’emportez. Glissez-vous une carte à quelqu’un avant les vetos ?
ask-veto = Un de vos tribuns arrête-t-il l’achat ? Un veto vous coûte le tribun, et personne n’achète.
wait-veto = { $seat } peut opposer son veto.
about-veto = le veto
ask-purchase = Prendre le lot, ou marchander d’abord au dé ? De 4 à 6, le dé ajoute à la valeur ; de 1 à 3, il en retire.
move-bid = Miser : { $card }
move-haggle = Marchander
move-give = Glisser à { $seat } : { $card }
move-veto = Veto
event-ware = Jour de marché { $day } : un lot valant { $worth }.
event-drew = { $seat } pioche une carte.
event-drew-secret = { $seat } pioche : { $card }.
event-bid = { $seat } mise : { $card }.
event-veto = Un tribun { ELIDE("de", $seat) } arrête l’achat.
event-gave = { $seat } glisse une carte à { $other }.
event-gave-secret = { $seat } glisse à { $other } : { $card }.
event-die = { $seat } fait { $die } : le lot vaut { $worth }.
event-bought = { $seat } achète pour { $worth ->
    [one] { $worth } point
   *[other] { $worth } points
}.
result-rich = Fortuna a souri : vous quittez le marché riche.
result-poor = Fortuna a ri : vous quittez le marché pauvre.
area-market = Le marché
area-hand = Ma main
picture-stall = En vente
picture-deck = Pioche
picture-discard = Payées
piece-ware = Le lot sur l’étal, qui vaut { $worth }
piece-die = Le dé sur l’étal, pour marchander
piece-deck = { $number ->
    [one] La dernière carte de la pioche
   *[other] La pioche : { $number } cartes
}
piece-discard = { $number ->
    [one] Payé : { $card }
   *[other] Payé : { $card }, sur une pile de { $number } cartes
}
piece-seat = { $number ->
    [0] La place { ELIDE("de", $seat) }, qui n’a pas de cartes
    [one] La place { ELIDE("de", $seat) }, qui a une carte
   *[other] La place { ELIDE("de", $seat) }, qui a { $number } cartes
}
piece-hidden = { $number ->
    [one] Une carte cachée dans la main { ELIDE("de", $seat) }
   *[other] { $number } cartes cachées dans la main { ELIDE("de", $seat) }
}
piece-gift = Cadeau { $number } { ELIDE("de", $seat) } : { $card }
piece-bid = Mise { ELIDE("de", $seat) } : { $card }
piece-hand = { $card }, carte { $number } de votre main
kind-coin = Pièce
kind-tribune = Veto
reads-coin = Mise de { $worth }. Gardées jusqu’à la fin, quatre de valeur font un point.
reads-tribune = Ne peut être misé. Arrête une fois l’achat d’un autre.
tray-bids = Une carte ou aucune ; toutes les mises sont payées.

amount-card =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
why-NU-2_1 = Cette carte est déjà votre mise.
why-NU-2_2 = Vous n’avez pas { ELIDE("de", $card) } en main.
why-NU-3_3 = Vous n’avez pas de tribun.

# tout ce qu’il y a dans la boîte
contents-cards = Cartes
