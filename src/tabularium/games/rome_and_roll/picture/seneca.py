"""Seneca's board: his cards and what they say, his die, his seals, and what he has won."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from tabularium.draw.cards import back
from tabularium.draw.pieces import tag, thing
from tabularium.draw.svg import circle, group, paragraph, rect, text, use
from tabularium.games.rome_and_roll.box import RomeAndRollBox, lower_half, upper_half
from tabularium.games.rome_and_roll.faces import seneca_card
from tabularium.games.rome_and_roll.picture.cards import SENECA_AT, favour_piece, shape_drawing
from tabularium.games.rome_and_roll.picture.empire import sign_of
from tabularium.games.rome_and_roll.scoring import SENECA_CATEGORIES, seneca_sheet, seneca_total
from tabularium.games.rome_and_roll.solo import SenecaTakes
from tabularium.games.rome_and_roll.state import BACKS, LEVEL, NO_PLAN, SENECA, RomeAndRoll
from tabularium.games.rome_and_roll.terms import BUILD
from tabularium.kernel.picture import Ground, Mark, Piece
from tabularium.kernel.presentation import Words

WIDTH, HEIGHT = 700, 292
CARDS_AT = (222, 314, 406, 498)  # left, right, deck, discard
CARD_Y = 71
SMALL = 0.68  # his cards beside the dice
SIGNS = {"roads": "legacy", "colonies": "fortress", "nero": "laurel"}  # Parks and Rubble are drawn


@cache
def seneca_ground(words: Words, alone: bool) -> Ground:
    parts = [rect(0, 0, WIDTH, HEIGHT, "parchment", 8), rect(6, 7, 158, 138, "rr-part", 6)]
    parts += [rect(170, 7, 380, 138, "rr-part", 6), rect(6, 149, 686, 138, "rr-part", 6)]
    if alone:
        parts.append(rect(556, 7, 136, 138, "rr-part", 6))
    for x, word in zip(CARDS_AT, ("panel-left", "panel-right", "panel-deck", "panel-discard"), strict=True):
        if alone or x >= CARDS_AT[2]:
            parts.append(rect(x - 42, 12, 84, 118, "slot", 6) + text(words(word), x, 142, "rr-ability"))
    return Ground(f"seneca-{int(alone)}", WIDTH, HEIGHT, "".join(parts))


def seneca_pieces(view: RomeAndRoll, words: Words) -> Iterator[Piece]:
    """His cards, his die, his seals, his Foreman and what he owns."""
    yield nameplate(view, words)
    yield from cards(view, words)
    yield from said(view, words)
    if view.foremen[SENECA] == NO_PLAN:
        says = words("piece-foreman-home", seat=words("seneca"))
        yield Piece("foreman", "seneca", 30, 118, says, view.seats, id=f"foreman-{view.seats}", w=30, h=30)
    if view.seats == 1:
        yield from alone(view, words)
    yield summary(view, words)


def nameplate(view: RomeAndRoll, words: Words) -> Piece:
    colour, letter = sign_of(view.seats, view.seats)
    consul = view.proconsul == SENECA and view.seats == 1
    says = words("piece-proconsul", seat=words("seneca")) if consul else words("piece-seneca")
    drawing = group(tag(view.seats, letter, -62, 0, 26), cls=colour) + text(words("seneca"), -44, 5, "rr-who start")
    drawing += use("crown", 64, 0, 20, "rr-gilt") if consul else ""
    return Piece("sheet", "seneca", 85, 26, says, view.seats, w=150, h=32, drawing=drawing)


def alone(view: RomeAndRoll, words: Words) -> Iterator[Piece]:
    """What counts in the solo game: points, seals, the throw that picks his die, Nero cards and his Favour."""
    total = seneca_total(view)
    yield Piece("vp", "seneca-points", 44, 74, words("piece-seneca-points", points=total), number=total, w=44, h=44)
    yield scores(view, words)
    yield seals(view, words)
    for k, card in enumerate(card for card in range(len(view.box.nero)) if (view.seneca_nero >> card) & 1):
        worth = view.box.nero_points[card]
        drawing = rect(-20, -14, 40, 28, "rr-nero", 4) + thing("vp", 0, 0, 24, worth)
        says = words("piece-nero-of", seat=words("seneca"), points=worth)
        at = (440 + 44 * k, 264)
        yield Piece("nero", "seneca", *at, says, view.seats, id=f"nero-{card}", w=40, h=28, drawing=drawing)
    for favour in (f for f, place in enumerate(view.favours) if place == SENECA):
        yield favour_piece(view, words, favour, 644, 250, words("seneca"), 0.95)


def beside_the_dice(view: RomeAndRoll, words: Words) -> Iterator[Piece]:
    """What he does now, where everybody looks: his throw, his two cards of the round, his seals and points."""
    if view.seats > 1 or not view.round:
        return
    step = view.agenda[-1] if view.agenda else None
    acting = view.turned - 1 if view.turn == SENECA else -1
    if isinstance(step, SenecaTakes):
        acting = step.pick
        says = words("piece-die-six", number=step.rolled)
        yield Piece(f"die-{step.rolled}", "seneca-die", *SENECA_AT, says, id="die-six", w=46, h=46, marks=("chosen",))
    for n, card in enumerate(view.laid):
        turned = n < view.turned
        piece = card_piece(view, words, card if turned else view.back(card), f"laid-{n}", 1104 + 62 * n, 41, turned)
        marks: tuple[Mark, ...] = ("chosen",) if n == acting else ()
        drawing = group(piece.drawing, scale=SMALL)
        yield piece._replace(
            id=f"seneca-{n}", place=f"seneca-now-{n}", marks=marks, w=80 * SMALL, h=112 * SMALL, drawing=drawing
        )
    total = seneca_total(view)
    says = words("piece-seneca-points", points=total)
    drawing = thing("vp", 0, 0, 34, total)
    yield Piece("vp", "seneca-now", 1222, 24, says, view.seats, total, id="seneca-total", w=34, h=34, drawing=drawing)
    drawing = circle(-12, 0, 10, "rr-seal") + text(str(view.seals), 4, 6, "rr-n16 start")
    says = words("piece-seals-now", number=view.seals)
    yield Piece("seals", "seneca-now", 1224, 60, says, view.seats, view.seals, id="seals", w=44, h=24, drawing=drawing)


def cards(view: RomeAndRoll, words: Words) -> Iterator[Piece]:
    box, seat = view.box, view.seats
    for n, card in enumerate(view.laid):
        turned = n < view.turned
        yield card_piece(view, words, card if turned else view.back(card), f"laid-{n}", CARDS_AT[n], CARD_Y, turned)
    if view.deck:
        top = view.deck[-1]
        says = words("piece-deck", number=len(view.deck))
        drawing = back_drawing(box, top) if top >= BACKS else back("h-rr", "hourglass", width=80)
        drawing += circle(30, 46, 12, "numdot") + text(str(len(view.deck)), 30, 50.5, "rr-count")
        at = (CARDS_AT[2], CARD_Y)
        yield Piece("back", "seneca-deck", *at, says, seat, len(view.deck), w=80, h=112, drawing=drawing)
    if view.discard:
        yield card_piece(view, words, view.discard[-1], "discard", CARDS_AT[3], CARD_Y, True)


def said(view: RomeAndRoll, words: Words) -> Iterator[Piece]:
    """The card that was turned up last, in words: what Seneca does, or did."""
    turned = view.laid[: view.turned] or view.discard
    if turned:
        card = seneca_card(view.box, turned[-1], view.seats, words)
        says = words("piece-card-now", card=card)
        top = -6 if view.seats == 1 else -46
        drawing = paragraph(says, -200, top, 56, 17, "rr-said start")
        yield Piece("words", "seneca-card", 216, 240, says, w=400, h=60, drawing=drawing)


def card_piece(view: RomeAndRoll, words: Words, card: int, place: str, x: float, y: float, turned: bool) -> Piece:
    box = view.box
    if not turned:
        upper, lower = (
            words(f"colour-{box.dice[half]}") for half in (upper_half(card - BACKS), lower_half(card - BACKS))
        )
        says = words("piece-card-back", place=words(f"picture-{place}"), upper=upper, lower=lower)
        return Piece("back", place, x, y, says, view.seats, w=80, h=112, drawing=back_drawing(box, card))
    said = seneca_card(box, card, view.seats, words)
    says = words("piece-card", place=words(f"picture-{place}"), card=said)
    return Piece(
        "card",
        place,
        x,
        y,
        says,
        view.seats,
        w=80,
        h=112,
        drawing=front_drawing(box, card, view.seats == 1, words),
        reads=(said,),
        was="back",
    )


@cache
def back_drawing(box: RomeAndRollBox, card: int) -> str:
    """Two halves in the colours of the dice he takes."""
    upper, lower = box.dice[upper_half(card - BACKS)], box.dice[lower_half(card - BACKS)]
    parts = [rect(-39, -53, 80, 112, "cs1", 6), rect(-40, -56, 80, 112, "h-rr bk", 6)]
    for y, colour in ((-50, upper), (4, lower)):
        parts.append(rect(-32, y, 64, 46, f"rr-die rr-die-{colour}", 6) + use("die", 0, y + 23, 26, "rr-backdie"))
    return group("".join(parts), cls="card")


@cache
def front_drawing(box: RomeAndRollBox, card: int, alone: bool, words: Words) -> str:
    """The action; for a Build the type of its Plan and which of two, and alone the Rubble, its hill and the seal."""
    symbols = ("builder", "legion", "swords", "legacy", "tax", "coin")
    action, build = box.card_action[card], box.card_action[card] == BUILD
    choice = 0 if box.draw[box.card_type[card]] == 1 else -1 if box.card_choice[card] else 1  # of two, the higher
    band = f"rr-type-{box.types[box.card_type[card]]}" if build else "h-rr"
    parts = [rect(-39, -53, 80, 112, "cs1", 6), rect(-40, -56, 80, 112, "paper", 6), rect(-40, -56, 80, 20, band, 6)]
    if build:
        parts.append(text(words(f"type-{box.types[box.card_type[card]]}"), -35, -42, "rr-god start"))
        parts.append(use("builder", -17 if choice else -6, -15, 30, "pen"))
        parts.append(group(use("arrow", 0, 0, 22, "rr-when"), 12, -15, turn=choice * 90) if choice else "")
    else:
        parts.append(use(symbols[action], 0, -10, 40, "pen"))
    if build and alone:
        parts.append(group(shape_drawing(box, box.card_shape[card], 39, "rr-rubble"), 0, 20))
        parts.append(text(words(f"hill-{box.hills[box.card_hill[card]]}"), 0, 50, "rr-cardtext"))
    elif box.card_times[card] > 1:
        parts.append(text(f"×{box.card_times[card]}", 0, 44, "rr-n16"))
    if box.card_seal[card] and alone:
        parts.append(circle(30, -26, 7, "rr-seal"))
    return group("".join(parts), cls="card")


def seals(view: RomeAndRoll, words: Words) -> Piece:
    """Seals so far, in a row with the thresholds that bring him Nero cards."""
    thresholds = view.box.levels[view.options[LEVEL]]
    most = sum(view.box.card_seal)
    step = 560 / most
    parts = [text(words("panel-seals").upper(), -330, 4, "rr-heading start")]
    for k in range(1, most + 1):
        x = -220 + step * (k - 1)
        parts.append(circle(x, 0, 11, "rr-seal" if k <= view.seals else "rr-noseal"))
        if k in thresholds:
            parts.append(circle(x, 0, 14, "rr-blue") + use("laurel", x, -24, 18, "rr-sym"))
    listed = ", ".join(str(one) for one in thresholds)
    says = words("piece-seals", number=view.seals, thresholds=listed)
    return Piece("seals", "seneca-seals", 349, 190, says, w=670, h=28, drawing="".join(parts))


def scores(view: RomeAndRoll, words: Words) -> Piece:
    """His points by what they come from."""
    rows = tuple(zip(SENECA_CATEGORIES, seneca_sheet(view), strict=True))
    listed = ", ".join(f"{words(f'score-{key}')} {points}" for key, points in rows)
    drawing = scores_drawing(words, rows)
    return Piece(
        "scores", "seneca-scores", 624, 76, words("piece-seneca-scores", list=listed), w=130, h=130, drawing=drawing
    )


@cache
def scores_drawing(words: Words, rows: tuple[tuple[str, int], ...]) -> str:
    parts = []
    for k, (key, points) in enumerate(rows):
        y = -50 + 26 * k
        sign = (
            use(SIGNS[key], -52, y, 20, "rr-sym") if key in SIGNS else rect(-61, y - 8, 18, 16, f"rr-{RUINS[key]}", 3)
        )
        parts.append(
            sign + text(words(f"score-{key}"), -38, y + 4, "rr-ability start") + text(str(points), 56, y + 6, "rr-n16")
        )
    return "".join(parts)


RUINS = {"parks": "park", "rubble": "rubble"}


def summary(view: RomeAndRoll, words: Words) -> Piece:
    """What one reads from afar: his points, his seals and the cards of the round; with two players his last card."""
    if view.seats > 1:
        says, drawing = words("piece-seneca"), last_drawing(view.box, len(view.deck), view.discard[-1:], words)
    else:
        total = seneca_total(view)
        fronts = tuple(view.laid[n] if n < view.turned else view.back(card) for n, card in enumerate(view.laid))
        says = words("piece-seneca-points", points=total)
        drawing = summary_drawing(view.box, total, view.seals, fronts, view.turned, words)
    return Piece("summary", "seneca", WIDTH / 2, HEIGHT / 2, says, view.seats, w=1, h=1, drawing=drawing)


@cache
def last_drawing(box: RomeAndRollBox, left: int, last: tuple[int, ...], words: Words) -> str:
    """His deck and the card that he turned up last."""
    deck = (
        back("h-rr", "hourglass", width=80) + circle(30, 46, 14, "numdot") + text(str(left), 30, 51.5, "rr-n16 light")
    )
    parts = [rect(-WIDTH, -HEIGHT, 2 * WIDTH, 2 * HEIGHT, "rr-plain"), group(deck, -130, 0, scale=2.2)]
    parts += [group(front_drawing(box, card, False, words), 60, 0, scale=2.2) for card in last]
    return group("".join(parts), cls="from-afar-only")


@cache
def summary_drawing(
    box: RomeAndRollBox, total: int, seals_: int, fronts: tuple[int, ...], turned: int, words: Words
) -> str:
    parts = [rect(-WIDTH, -HEIGHT, 2 * WIDTH, 2 * HEIGHT, "rr-plain"), thing("vp", -250, -50, 120, total)]
    parts.append(circle(-240, 92, 32, "rr-seal") + text(str(seals_), -195, 114, "rr-far start"))
    for n, card in enumerate(fronts):
        drawn = front_drawing(box, card, True, words) if n < turned else back_drawing(box, card)
        parts.append(group(drawn, 10 + 210 * n, 0, scale=2.2))
    return group("".join(parts), cls="from-afar-only")
