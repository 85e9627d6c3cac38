"""The market drawn: the stall with the ware, a place for each seat, and my hand at the near edge."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from tabularium.draw.cards import back, card
from tabularium.draw.pieces import in_row, slot, tag, thing
from tabularium.draw.svg import group, path, rect, text, use
from tabularium.games.nundinae import steps
from tabularium.games.nundinae.box import MarketBox
from tabularium.games.nundinae.state import Market
from tabularium.kernel import sight as kernel_sight
from tabularium.kernel.moves import CONFIRM
from tabularium.kernel.picture import Area, BoxShelf, BoxThing, Ground, Path, Picture, Piece, touches
from tabularium.kernel.presentation import Words

Sight = kernel_sight.Sight[Market, MarketBox]

ART = {"as": "coin", "sestertius": "coin", "denarius": "coin", "tribune": "senator"}
MIDDLE = 500
STALL = (MIDDLE, 176)
DECK, DISCARD = (330, 190), (670, 190)


def draw(sight: Sight) -> Picture:
    seats = [piece for seat in range(sight.seats) for piece in place_of(sight, seat)]
    ground = market_ground(sight.seats, sight.words)
    market = Area("market", sight.words("area-market"), ground, (*stall(sight), *seats), heart=(500, 280))
    if not sight.is_seated:
        return Picture((market,))
    hand = Area("hand", sight.words("area-hand"), hand_ground(sight.words), hand_of(sight), "near", sight.viewer)
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
    return Ground("hand", 1000, 170, "")  # the wood of the near edge is the page's


def seat_x(seats: int, seat: int) -> float:
    return MIDDLE + 244 * (seat - (seats - 1) / 2)


# -- what lies there now -----------------------------------------------------------------------------


def stall(sight: Sight) -> list[Piece]:
    """The ware with its worth, the die that haggles, and the two piles."""
    view, words = sight.view, sight.words
    ware = use("basket", 0, -4, 66, "g-basket") + group(thing("vp", 0, 0, 34, view.worth), 36, 26)
    says = words("piece-ware", worth=view.worth)
    found = [
        Piece("ware", "stall", *STALL, says, touch="ware", w=78, h=74, drawing=ware),
        Piece("die-5", "stall", 586, 176, words("piece-die"), touch="die", w=34, h=34),
    ]
    if view.deck:
        says = words("piece-deck", number=len(view.deck))
        found.append(Piece("back", "deck", *DECK, says, number=len(view.deck), w=70, h=98, drawing=face_down(70)))
    if view.discard:
        top = view.discard[-1]
        says = words("piece-discard", card=words(f"card-{sight.box.cards[top]}"), number=len(view.discard))
        drawing = face(sight.box, words, top, 70)
        found.append(Piece("card", "discard", *DISCARD, says, w=70, h=98, drawing=drawing, was="back"))
    return found


def place_of(sight: Sight, seat: int) -> Iterator[Piece]:
    """A seat's place: who it is, how many cards it holds, its gifts face down, its bid."""
    name, x = sight.names[seat], seat_x(sight.seats, seat)
    who, number = f"seat-{seat + 1}", len(sight.view.hands[seat])
    says = sight.words("piece-seat", seat=name, number=number)
    sign = group(tag(seat, sight.letters[seat], -88, 0, 24), cls=sight.colours[seat])
    drawing = sign + text(name, -70, 5, "words start")
    yield Piece("place", who, x, 352, says, seat, touch=who, w=216, h=28, drawing=drawing)
    if seat != sight.viewer and number:
        says = sight.words("piece-hidden", seat=name, number=number)
        drawing = face_down(52) + (thing("card", 24, 30, 22, number) if number > 1 else "")
        yield Piece("back", who, x - 66, 436, says, seat, number, on=who, w=52, h=73, drawing=drawing)
    yield from gifts_of(sight, seat, x)
    for held in sight.view.drafts[seat]:
        says = sight.words("piece-bid", seat=name, card=sight.words(f"card-{sight.box.cards[held]}"))
        drawing = face(sight.box, sight.words, held, 78)
        yield Piece("card", f"{who}-bid", x + 60, 440, says, seat, marks=("chosen",), w=78, h=109, drawing=drawing)


def gifts_of(sight: Sight, seat: int, x: float) -> Iterator[Piece]:
    """So far apart that each is seen, also beside a bid."""
    gifts = [card for _, taker, card in sight.view.gifts if taker == seat]
    for k, held in enumerate(gifts):
        known = held != sight.box.back
        what = sight.words(f"card-{sight.box.cards[held]}" if known else "card-back")
        says = sight.words("piece-gift", seat=sight.names[seat], card=what, number=k + 1)
        drawing = face(sight.box, sight.words, held, 44) if known else face_down(44)
        at = (x - 10 + 24 * (k // 3), 436 + (0, -34, 34)[k % 3])
        yield Piece("gift", f"seat-{seat + 1}-gift-{k}", *at, says, seat, w=44, h=62, drawing=drawing)


def hand_of(sight: Sight) -> tuple[Piece, ...]:
    hand = list(sight.view.hands[sight.viewer])
    for laid in sight.view.drafts[sight.viewer]:
        hand.remove(laid)
    spots = in_row(len(hand), (MIDDLE, 85), 124)
    return tuple(in_hand(sight, held, k + 1, *at) for k, (held, at) in enumerate(zip(hand, spots, strict=True)))


def in_hand(sight: Sight, held: int, number: int, x: float, y: float) -> Piece:
    box, words = sight.box, sight.words
    touch = f"card-{box.cards[held]}"
    says = words("piece-hand", card=words(touch), number=number)
    drawing, reads = face(box, words, held, 110), card_reads(box, words, held)
    return Piece("card", "hand", x, y, says, sight.viewer, touch=touch, w=110, h=154, drawing=drawing, reads=reads)


def card_reads(box: MarketBox, words: Words, held: int) -> tuple[str, ...]:
    return (words("reads-tribune") if held == box.tribune else words("reads-coin", worth=box.worth[held]),)


def contents(sight: Sight) -> tuple[BoxShelf, ...]:
    """Every card of the deck."""
    box, words = sight.box, sight.words
    cards = []
    for held, name in enumerate(box.cards):
        drawing, reads = face(box, words, held, 110), card_reads(box, words, held)
        cards.append(BoxThing(words(f"card-{name}"), drawing, 114, 158, reads, box.deck.count(held)))
    return (BoxShelf(words("contents-cards"), tuple(cards)),)


def face(box: MarketBox, words: Words, held: int, width: float) -> str:
    name = box.cards[held]
    worth = thing("vp", 0, 0, 44, box.worth[held]) if held != box.tribune else use("lock", 0, 0, 34, "pen")
    kind = words("kind-tribune" if held == box.tribune else "kind-coin").upper()
    return card(words(f"card-{name}"), "h-nu", ART.get(name, "coin"), kind, middle=worth, width=width)


def face_down(width: float) -> str:
    return back("h-nu", "coin", width=width)
