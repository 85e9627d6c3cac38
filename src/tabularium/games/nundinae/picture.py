"""The market drawn: the stall with the ware, a place for each seat, and my hand at the near edge."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from tabularium.draw.cards import back, card
from tabularium.draw.pieces import slot, tag, thing
from tabularium.draw.svg import group, path, rect, text, use
from tabularium.games.nundinae import steps
from tabularium.games.nundinae.box import MarketBox
from tabularium.games.nundinae.state import Market
from tabularium.kernel.moves import CONFIRM
from tabularium.kernel.picture import HOUSE_COLOURS, NUMERALS, Area, Ground, Path, Picture, Piece, touches
from tabularium.kernel.presentation import Words

ART = {"as": "coin", "sestertius": "coin", "denarius": "coin", "tribune": "senator"}
STALL = (500, 176)
DECK, DISCARD = (330, 190), (670, 190)


def draw(view: Market, words: Words, names: Sequence[str]) -> Picture:
    pieces = [*stall(view, words)]
    for seat in range(view.seats):
        pieces.extend(place_of(view, words, names, seat))
    ground = market_ground(view.seats, words)
    market = Area("market", words("area-market"), ground, tuple(pieces), heart=(500, 280))
    if view.viewer >= view.seats:
        return Picture((market,))
    hand = Area("hand", words("area-hand"), hand_ground(words), hand_of(view, words), "near", view.viewer)
    return Picture((market, hand))


def path_of(view: Market, move: int) -> Path | None:
    """The tribune vetoes, the die haggles, the ware itself is taken; all else is touched as it is said."""
    known = {steps.VETO: "card-tribune", steps.HAGGLE: "die", CONFIRM: "ware"}
    return touches(known[move]) if move in known else None


# -- what lies there all game long -------------------------------------------------------------------


@cache
def market_ground(seats: int, words: Words) -> Ground:
    awning = "".join(path(f"M{386 + 30 * k} 40h15l-4 44h-15z", "awning") for k in range(8))
    drawn = [
        rect(0, 0, 1000, 560, "marble", 10),
        rect(370, 84, 260, 190, "room", 4),
        path("M372 40h256l-8 44H380z", "parchment"),
        awning,
        text(words("picture-stall").upper(), 500, 260, "inscription"),
        slot(*DECK, 78, 108, 6),
        text(words("picture-deck"), DECK[0], 270, "words soft"),
        slot(*DISCARD, 78, 108, 6),
        text(words("picture-discard"), DISCARD[0], 270, "words soft"),
    ]
    for seat in range(seats):
        x = seat_x(seats, seat)
        drawn.append(rect(x - 112, 330, 224, 200, "parchment", 8))
        drawn.append(slot(x + 60, 440, 86, 120, 6))
        drawn.append(text(words("panel-bid"), x + 60, 519, "words soft small"))
    return Ground(f"market-{seats}", 1000, 560, "".join(drawn))


@cache
def hand_ground(words: Words) -> Ground:
    return Ground("hand", 1000, 170, "")  # the wood of the near edge is the house's


def seat_x(seats: int, seat: int) -> float:
    return 500 + 244 * (seat - (seats - 1) / 2)


# -- what lies there now -----------------------------------------------------------------------------


def stall(view: Market, words: Words) -> list[Piece]:
    worth = words("piece-ware", worth=view.worth)
    ware = use("basket", 0, -4, 66, "g-basket") + group(thing("vp", 0, 0, 34, view.worth), 36, 26)
    found = [
        Piece("ware", "stall", *STALL, worth, touch="ware", w=78, h=74, drawing=ware),
        Piece("die-5", "stall", 586, 176, words("piece-die"), touch="die", w=34, h=34),
    ]
    if view.deck:
        says = words("piece-deck", number=len(view.deck))
        found.append(Piece("back", "deck", *DECK, says, number=len(view.deck), w=70, h=98, drawing=face_down(70)))
    if view.discard:
        top = view.discard[-1]
        says = words("piece-discard", card=words(f"card-{view.box.cards[top]}"), number=len(view.discard))
        drawing = face(view.box, words, top, 70)
        found.append(Piece("card", "discard", *DISCARD, says, w=70, h=98, drawing=drawing, was="back"))
    return found


def place_of(view: Market, words: Words, names: Sequence[str], seat: int) -> list[Piece]:
    """A seat's place: who it is, how many cards it holds, its gifts face down, its bid."""
    x = seat_x(view.seats, seat)
    who = f"seat-{seat + 1}"
    says = words("piece-seat", seat=names[seat], number=len(view.hands[seat]))
    sign = group(tag(seat, NUMERALS[seat], -88, 0, 24), cls=HOUSE_COLOURS[seat])
    name = text(names[seat], -70, 5, "words start")
    found = [Piece("place", who, x, 352, says, seat, touch=who, w=216, h=28, drawing=sign + name)]
    if seat != view.viewer and view.hands[seat]:
        said = words("piece-hidden", seat=names[seat], number=len(view.hands[seat]))
        n = len(view.hands[seat])
        drawing = face_down(52) + (thing("card", 24, 30, 22, n) if n > 1 else "")
        found.append(Piece("back", who, x - 66, 436, said, seat, n, on=who, w=52, h=73, drawing=drawing))
    gifts = [card for _, taker, card in view.gifts if taker == seat]
    for k, held in enumerate(gifts):
        known = held != view.box.back
        what = words(f"card-{view.box.cards[held]}" if known else "card-back")
        said = words("piece-gift", seat=names[seat], card=what, number=k + 1)
        drawing = face(view.box, words, held, 44) if known else face_down(44)
        right, down = 24 * (k // 3), (0, -34, 34)[k % 3]  # so far apart that each is seen, also beside a bid
        found.append(
            Piece("gift", f"{who}-gift-{k}", x - 10 + right, 436 + down, said, seat, w=44, h=62, drawing=drawing)
        )
    for held in view.drafts[seat]:
        said = words("piece-bid", seat=names[seat], card=words(f"card-{view.box.cards[held]}"))
        drawing = face(view.box, words, held, 78)
        bid = Piece("card", f"{who}-bid", x + 60, 440, said, seat, marks=("chosen",), w=78, h=109, drawing=drawing)
        found.append(bid)
    return found


def hand_of(view: Market, words: Words) -> tuple[Piece, ...]:
    hand = list(view.hands[view.viewer])
    for laid in view.drafts[view.viewer]:
        hand.remove(laid)
    return tuple(in_hand(view, words, held, k, len(hand)) for k, held in enumerate(hand))


def in_hand(view: Market, words: Words, held: int, k: int, of: int) -> Piece:
    name = view.box.cards[held]
    says = words("piece-hand", card=words(f"card-{name}"), number=k + 1)
    reads = words("reads-tribune") if held == view.box.tribune else words("reads-coin", worth=view.box.worth[held])
    x = 500 + 124 * (k - (of - 1) / 2)
    drawing = face(view.box, words, held, 110)
    touch = f"card-{name}"
    return Piece("card", "hand", x, 85, says, view.viewer, touch=touch, w=110, h=154, drawing=drawing, reads=(reads,))


def face(box: MarketBox, words: Words, held: int, width: float) -> str:
    name = box.cards[held]
    worth = thing("vp", 0, 0, 44, box.worth[held]) if held != box.tribune else use("lock", 0, 0, 34, "pen")
    kind = words("kind-tribune" if held == box.tribune else "kind-coin").upper()
    return card(words(f"card-{name}"), "h-nu", ART.get(name, "coin"), kind, middle=worth, width=width)


def face_down(width: float) -> str:
    return back("h-nu", "coin", width=width)
