"""The sheets: tracks, people, Advisors, Storage, dice and the icons of a turn; and what Seneca has."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from functools import cache
from typing import NamedTuple

from tabularium.draw.pieces import tag, thing
from tabularium.draw.svg import circle, group, paragraph, rect, text, use
from tabularium.games.rome_and_roll.box import Effect, RomeAndRollBox
from tabularium.games.rome_and_roll.effects import AssignResource, MarketPick, StealResource
from tabularium.games.rome_and_roll.faces import ability, die
from tabularium.games.rome_and_roll.picture.cards import advisor_reads, die_drawing, favour_piece
from tabularium.games.rome_and_roll.picture.empire import sign_of
from tabularium.games.rome_and_roll.state import (
    BUILDINGS,
    CHARACTER,
    COINS,
    DICE,
    GLORY,
    LEGACY,
    LOYALTY,
    NERO,
    NO_DIE,
    NO_PLAN,
    SENATORS,
    SOLDIERS,
    STORED,
    TURNED,
    WIDTH,
    RomeAndRoll,
)
from tabularium.games.rome_and_roll.steps.build import WaiveCost
from tabularium.games.rome_and_roll.steps.payment import Pay
from tabularium.games.rome_and_roll.terms import (
    DO_ADD_ICON,
    DO_GAIN,
    GAINS,
    ICONS,
    REGION_RESOURCE,
    RESOURCES,
    STORED_KINDS,
    VERBS,
)
from tabularium.kernel.moves import argument_of
from tabularium.kernel.parts import part
from tabularium.kernel.picture import Ground, Piece
from tabularium.kernel.presentation import Words
from tabularium.kernel.step import Decision

ABILITY_SIGNS = {"change_face": "die", "permit_saturn": "hourglass", "tax_unlinked": "tax", "road_discount": "legacy",
    "plan_discount": "temple", "favours_per_turn": "imperium"}  # fmt: skip
TRACKS = (
    ("coin", "coins", COINS),
    ("city", "buildings", BUILDINGS),
    ("legacy", "legacy", LEGACY),
    ("glory", "glory", GLORY),
)


class Layout(NamedTuple):
    """Where the parts of a sheet begin."""

    width: float
    height: float
    who: tuple[float, float]
    tracks: tuple[float, float]
    advisors: tuple[float, float]
    storage: tuple[float, float]
    dice: tuple[float, float]
    cards: tuple[float, float]
    card: float  # how large cards lie there


NEAR = Layout(1000, 150, (8, 6), (162, 6), (400, 6), (696, 6), (838, 6), (34, 83), 0.54)
FAR = Layout(700, 292, (8, 8), (162, 8), (400, 8), (8, 150), (150, 150), (318, 156), 0.88)


@cache
def sheet_ground(layout: Layout, words: Words) -> Ground:
    parts = [rect(0, 0, layout.width, layout.height, "parchment", 8)]
    spots = (layout.who, layout.tracks, layout.advisors, layout.storage, layout.dice)
    for (x, y), w in zip(spots, (150, 234, 292, 138, 156), strict=True):
        parts.append(rect(x - 2, y - 1, w, 138, "rr-part", 6))
    if layout == FAR:
        parts.append(rect(layout.cards[0] - 8, layout.cards[1] - 7, layout.width - layout.cards[0], 138, "rr-part", 6))
    parts.append(text(words("panel-storage").upper(), layout.storage[0] + 66, layout.storage[1] + 14, "rr-heading"))
    parts.append(text(words("panel-dice").upper(), layout.dice[0] + 76, layout.dice[1] + 14, "rr-heading"))
    key = "sheet" if layout == NEAR else "far-sheet"
    return Ground(key, layout.width, layout.height, "".join(parts))


def sheet_part(
    view: RomeAndRoll, words: Words, names: Sequence[str], seat: int, layout: Layout, seen_by: Hashable
) -> tuple[Piece, ...]:
    """A sheet, and what it is made from."""
    acts = (view.die, tuple(view.pool)) if view.turn == seat else ()
    step = view.agenda[-1] if view.agenda else None
    asked = step if isinstance(step, Decision) and step.seat == seat else None
    if isinstance(asked, StealResource | MarketPick):
        return tuple(sheet_pieces(view, words, names, seat, layout))  # what can be taken lies anywhere
    return part(
        lambda: sheet_pieces(view, words, names, seat, layout),
        "sheet", seen_by, seat, layout, tuple(view.sheet[seat * WIDTH : (seat + 1) * WIDTH]), view.proconsul == seat,
        bool(view.plans), bool(view.round), view.foremen[seat], view.favours, view.used, acts, asked,
    )  # fmt: skip


def sheet_pieces(view: RomeAndRoll, words: Words, names: Sequence[str], seat: int, layout: Layout) -> Iterator[Piece]:
    base = seat * WIDTH
    yield nameplate(view, words, names, seat, *layout.who)
    if view.sheet[base + CHARACTER] >= len(view.box.characters):
        return
    yield from people(view, words, names, seat, *layout.who)
    yield from held_cards(view, words, names, seat, layout)
    for k in range(len(TRACKS)):
        yield track_piece(view, words, names, seat, k, layout.tracks[0], layout.tracks[1] + 33 * k)
    for own in range(3):
        yield advisor_piece(view, words, names, seat, own, layout.advisors[0], layout.advisors[1] + 46 * own)
    yield from storage(view, words, names, seat, *layout.storage)
    yield from dice(view, words, names, seat, *layout.dice)
    if layout == FAR:
        yield summary(view, words, names, seat)


def summary(view: RomeAndRoll, words: Words, names: Sequence[str], seat: int) -> Piece:
    """What one reads from afar, over all the rest: tracks, people and goods in large numbers."""
    base = seat * WIDTH
    numbers = tuple(view.sheet[base + track] for _, _, track in TRACKS)
    people = (view.free_soldiers(seat), view.free_senators(seat))
    goods = tuple(view.sheet[base + STORED : base + STORED + STORED_KINDS])
    dice = tuple(face for face in view.sheet[base + DICE : base + DICE + 2] if face != NO_DIE and view.round)
    says = words("piece-summary", seat=names[seat])
    x, y = FAR.width / 2, FAR.height / 2
    drawing = summary_drawing(view.box, numbers, people, goods, dice)
    return Piece("summary", f"sheet-{seat}", x, y, says, seat, w=1, h=1, drawing=drawing)


@cache
def summary_drawing(
    box: RomeAndRollBox,
    numbers: tuple[int, ...],
    people: tuple[int, ...],
    goods: tuple[int, ...],
    dice: tuple[int, ...],
) -> str:
    parts = [rect(-FAR.width, -FAR.height, 2 * FAR.width, 2 * FAR.height, "rr-plain")]
    for k, ((symbol, _, _), number) in enumerate(zip(TRACKS, numbers, strict=True)):
        kind = "g-coin" if symbol == "coin" else "rr-sym"
        parts.append(
            use(symbol, -312 + 172 * k, -94, 68, kind) + text(str(number), -268 + 172 * k, -73, "rr-far start")
        )
    for k, (symbol, number) in enumerate(zip(("soldier", "senator"), people, strict=True)):
        parts.append(
            use(symbol, -312 + 172 * k, 4, 68, "rr-sym") + text(str(number), -268 + 172 * k, 25, "rr-far start")
        )
    parts += [group(die_drawing(box, face), 70 + 110 * k, 4, scale=1.9) for k, face in enumerate(dice)]
    for k, (word, number) in enumerate(zip(RESOURCES, goods, strict=True)):  # the title lies on the right
        parts.append(group(stored_drawing(word, number), -305 + 94 * k, 100, scale=2.3))
    return group("".join(parts), cls="from-afar-only")


# -- who it is, and their people ---------------------------------------------------------------------------


def nameplate(view: RomeAndRoll, words: Words, names: Sequence[str], seat: int, x: float, y: float) -> Piece:
    character = view.sheet[seat * WIDTH + CHARACTER]
    known = character < len(view.box.characters)
    role = words(f"character-{view.box.characters[character]}") if known else words("board-none")
    consul = view.proconsul == seat and bool(view.plans)
    says = words("piece-sheet", seat=names[seat], character=role, proconsul=int(consul))
    colour, letter = sign_of(view.seats, seat)
    sign = group(tag(seat, letter, -62, 0, 26), cls=colour)
    crown = use("crown", 54, -6, 20, "rr-gilt") if consul else ""
    drawing = (
        sign
        + text(short(names[seat], 14), -44, -3, "rr-who start")
        + text(role if known else "", -44, 12, "rr-role start")
        + crown
    )
    key = f"seat-{seat + 1}"
    return Piece("sheet", key, x + 77, y + 16, says, seat, touch=key, w=150, h=32, drawing=drawing)


def short(name: str, most: int) -> str:
    return name if len(name) <= most else name[: most - 1] + "…"


def people(view: RomeAndRoll, words: Words, names: Sequence[str], seat: int, x: float, y: float) -> Iterator[Piece]:
    """Soldiers and Senators, free ones and all; the Foreman beside the sheet; cards."""
    base = seat * WIDTH
    rows = (
        ("soldier", "soldiers", SOLDIERS, view.free_soldiers(seat)),
        ("senator", "senators", SENATORS, view.free_senators(seat)),
    )
    for k, (symbol, word, track, free) in enumerate(rows):
        gained = view.sheet[base + track]
        says = words(f"piece-{word}", seat=names[seat], free=free, number=gained)
        drawing = (
            use(symbol, -22, 0, 24, "rr-sym")
            + text(f"{free}", 2, 6, "rr-n16")
            + text(f"/{gained}", 13, 6, "rr-small start")
        )
        key = "senators" if track == SENATORS and seat == view.viewer else ""
        yield Piece(
            symbol, f"sheet-{seat}", x + 38 + 74 * k, y + 54, says, seat, touch=key, w=68, h=30, drawing=drawing
        )
    if view.foremen[seat] == NO_PLAN:
        says = words("piece-foreman-home", seat=names[seat])
        yield Piece("foreman", f"sheet-{seat}", x + 16, y + 88, says, seat, id=f"foreman-{seat}", w=24, h=24)


def held_cards(view: RomeAndRoll, words: Words, names: Sequence[str], seat: int, layout: Layout) -> Iterator[Piece]:
    """Favours, and under them Nero cards."""
    base, (x, y), size = seat * WIDTH, layout.cards, layout.card
    held = [favour for favour, place in enumerate(view.favours) if place == seat]
    room = layout.width - x if layout == FAR else 122
    step = min(90 * size, (room - 84 * size) / max(1, len(held) - 1))
    for k, favour in enumerate(held):
        yield favour_piece(view, words, favour, x + 42 * size + step * k, y + 27 * size, names[seat], size)
    won = [card for card in range(len(view.box.nero)) if (view.sheet[base + NERO] >> card) & 1]
    for k, card in enumerate(won):
        worth = view.box.nero_points[card]
        says = words("piece-nero-of", seat=names[seat], points=worth)
        drawing = group(rect(-27, -20, 54, 40, "rr-nero", 5) + thing("vp", 0, 0, 34, worth), scale=size)
        at = (x + 27 * size + 58 * size * k, y + 80 * size)
        yield Piece(
            "nero", f"sheet-{seat}", *at, says, seat, id=f"nero-{card}", w=54 * size, h=40 * size, drawing=drawing
        )


# -- tracks ------------------------------------------------------------------------------------------------


def track_piece(view: RomeAndRoll, words: Words, names: Sequence[str], seat: int, k: int, x: float, y: float) -> Piece:
    symbol, word, track = TRACKS[k]
    box, marked = view.box, view.sheet[seat * WIDTH + track]
    most, blue = box.track_boxes[track], box.blue[view.sheet[seat * WIDTH + CHARACTER]][track]
    worth = box.track_values[marked] if track == BUILDINGS else marked
    says = words(
        "piece-track", seat=names[seat], track=words(f"panel-{word}"), number=marked, most=most, blue=blue, points=worth
    )
    drawing = track_drawing(symbol, marked, most, blue, worth, sign_of(view.seats, seat)[0])
    return Piece("track", f"sheet-{seat}-{word}", x + 115, y + 16, says, seat, w=226, h=30, drawing=drawing)


@cache
def track_drawing(symbol: str, marked: int, most: int, blue: int, worth: int, colour: str) -> str:
    """Boxes from left to right; the blue one has a blue frame and brings a Nero card."""
    step = 168 / most
    kind = "g-coin" if symbol == "coin" else "rr-sym"
    parts = [use(symbol, -100, 0, 22, kind)]
    for k in range(most):
        cls = "rr-box on" if k < marked else "rr-box"
        parts.append(rect(-84 + step * k, -8, step - 1.2, 16, cls, 1.5))
    parts.append(rect(-84 + step * (blue - 1) - 1, -10.5, step + 0.8, 21, "rr-blue", 2))
    parts.append(text(str(worth), 100, 6, "rr-n16"))
    return group("".join(parts), cls=colour)


# -- Advisors ----------------------------------------------------------------------------------------------


def advisor_piece(
    view: RomeAndRoll, words: Words, names: Sequence[str], seat: int, own: int, x: float, y: float
) -> Piece:
    box = view.box
    advisor = view.sheet[seat * WIDTH + CHARACTER] * 3 + own
    marked = view.sheet[seat * WIDTH + LOYALTY + own]
    turned = (view.sheet[seat * WIDTH + TURNED] >> own) & 1
    name = words(f"advisor-{box.advisors[advisor]}")
    says = words("piece-advisor", advisor=name, seat=names[seat], number=marked, most=box.boxes)
    reads = (advisor_reads(box, words, advisor), *([words("panel-turned")] if turned else []))
    key = f"advisor-{box.advisors[advisor]}"
    drawing = advisor_drawing(box, words, advisor, marked, turned, sign_of(view.seats, seat)[0])
    return Piece(
        "advisor", key, x + 143, y + 21, says, seat, id=key, touch=key, w=286, h=42, drawing=drawing, reads=reads
    )


def ability_sign(effect: Effect) -> str:
    """The symbol of what an ability gives."""
    if effect.do in (DO_GAIN, DO_ADD_ICON):
        return "any" if effect.what == REGION_RESOURCE else GAINS[effect.what]
    return ABILITY_SIGNS.get(VERBS[effect.do], "plus")


@cache
def advisor_drawing(box: RomeAndRollBox, words: Words, advisor: int, marked: int, turned: int, colour: str) -> str:
    """The name, five boxes of loyalty, and under the second and fourth what they open."""
    base, advanced = box.abilities[advisor * 2 : advisor * 2 + 2]
    parts = [
        rect(-143, -21, 286, 42, "rr-advisor", 5),
        use("senator", -129, -3, 24, "rr-sym"),
        text(words(f"advisor-{box.advisors[advisor]}"), -115, -7, "rr-advisorname start"),
    ]
    opens = {box.base_at: ability_sign(base), box.advanced_at: ability_sign(advanced)}
    for k in range(box.boxes):
        x = 51 + 19.5 * k
        parts.append(rect(x - 9, -20, 18, 15, "rr-box on" if k < marked else "rr-box", 3))
        if k + 1 in opens:
            parts.append(use(opens[k + 1], x, -12.5, 13, "rr-mark" if k < marked else "rr-opens"))
        elif k < marked:
            parts.append(use("loyalty", x, -12.5, 12, "rr-mark"))
        elif k + 1 == box.boxes:
            parts.append(text(str(box.advisor_points[advisor]), x, -8.8, "rr-boxpoints"))
    shown = base if marked < box.advanced_at - 1 else advanced
    active = marked >= (box.base_at if shown is base else box.advanced_at)
    cls = f"rr-ability start{' open' if active else ''}"
    parts.append(paragraph(capital(ability(box, shown, words)), -115, 7.5, 46, 11, cls))
    if turned:
        parts.append(use("turn", -129, 14, 12, "rr-when"))
    return group("".join(parts), cls=colour)


def capital(sentence: str) -> str:
    """As it begins a line of its own."""
    return sentence[:1].upper() + sentence[1:]


# -- Storage ------------------------------------------------------------------------------------------------


def storage(view: RomeAndRoll, words: Words, names: Sequence[str], seat: int, x: float, y: float) -> Iterator[Piece]:
    mine = seat == view.viewer
    if mine:
        outline = "M-66-68h132v136h-132z"
        yield Piece("ground", "storage", x + 66, y + 68, words("piece-storage"), seat, touch="storage", outline=outline)
    for kind in range(STORED_KINDS):
        number = view.sheet[seat * WIDTH + STORED + kind]
        word = RESOURCES[kind]
        says = words("piece-stored", seat=names[seat], amount=words(f"amount-{word}", count=number))
        key, on = (f"stored-{word}", "storage") if mine else ("", "")
        at = (x + 24 + 42 * (kind % 3), y + 38 + 38 * (kind // 3))
        drawing = stored_drawing(word, number)
        yield Piece(word, f"storage-{seat}", *at, says, seat, number, touch=key, on=on, w=30, h=30, drawing=drawing)
    yield from asked_for(view, words, seat, x, y)


@cache
def stored_drawing(word: str, number: int) -> str:
    """A good with its number; faint where there is none."""
    chip = thing(word, 0, 0, 28)
    if not number:
        return group(chip, cls="rr-none")
    return chip + circle(11, 10, 8.5, "numdot") + text(str(number), 11, 14, "rr-count")


def asked_for(view: RomeAndRoll, words: Words, seat: int, x: float, y: float) -> Iterator[Piece]:
    """What this seat is asked about: a resource just generated, goods to take, what a Plan costs."""
    step = view.agenda[-1] if view.agenda else None
    if not isinstance(step, Decision) or step.seat != seat:
        return
    found: list[tuple[str, str]] = []
    if isinstance(step, AssignResource):
        found = [("incoming", ICONS[step.resource])]
    elif isinstance(step, (MarketPick, StealResource)):
        found = [
            (f"take-{RESOURCES[argument_of(move)]}", RESOURCES[argument_of(move)]) for move in step.legal(view, seat)
        ]
    elif isinstance(step, (WaiveCost, Pay)):
        found = [(f"cost-{word}", word) for word, number in zip(RESOURCES, step.cost, strict=True) if number]
    for k, (key, word) in enumerate(found):
        said = "incoming" if key == "incoming" else key.partition("-")[0]
        number = step.cost[RESOURCES.index(word)] if isinstance(step, (WaiveCost, Pay)) else 1
        amount = words(f"amount-{word}", count=number)
        says = words(f"piece-{said}", amount=amount)
        drawing = rect(-13, -13, 26, 26, "rr-asked", 6) + thing(word, 0, 0, 22, number)
        yield Piece(
            "asked",
            key,
            x + 18 + 32 * k,
            y + 116,
            says,
            seat,
            touch=key,
            on="storage" if seat == view.viewer else "",
            w=24,
            h=24,
            drawing=drawing,
        )


# -- dice and icons ------------------------------------------------------------------------------------------


def dice(view: RomeAndRoll, words: Words, names: Sequence[str], seat: int, x: float, y: float) -> Iterator[Piece]:
    """The dice held, the one of this turn, and the icons that are left of it."""
    base = seat * WIDTH
    held = [face for face in view.sheet[base + DICE : base + DICE + 2] if face != NO_DIE and view.round]
    for k, face in enumerate(held):
        says = words("piece-die-of", seat=names[seat], face=die(view.box, face, words))
        key = f"held-{view.box.faces[face]}" if seat == view.viewer else ""
        drawing = die_drawing(view.box, face, 40)
        yield Piece("die", f"dice-{seat}", x + 26 + 46 * k, y + 42, says, seat, touch=key, w=40, h=40, drawing=drawing)
    if view.turn != seat or view.die == NO_DIE:
        return
    says = words("piece-die-now", seat=names[seat], face=die(view.box, view.die, words))
    yield Piece(
        "die",
        f"die-{seat}",
        x + 126,
        y + 42,
        says,
        seat,
        id="die-now",
        w=40,
        h=40,
        marks=("chosen",),
        drawing=die_drawing(view.box, view.die, 40),
    )
    pool = [(icon, number) for icon, number in enumerate(view.pool) if number]
    step = min(37, 118 / max(1, len(pool) - 1))
    for k, (icon, number) in enumerate(pool):
        word = ICONS[icon]
        says = words("piece-icon", seat=names[seat], amount=words(f"amount-{word}", count=number))
        key = f"icon-{word}" if seat == view.viewer else ""
        drawing = icon_drawing(word, number)
        yield Piece(
            "icon",
            f"pool-{seat}-{word}",
            x + 18 + step * k,
            y + 96,
            says,
            seat,
            number,
            touch=key,
            w=26,
            h=28,
            drawing=drawing,
        )


@cache
def icon_drawing(word: str, number: int) -> str:
    chip = circle(0, 0, 13, "chip") + use(word, 0, 0, 19, f"g-{word} s-{word}")
    return chip + (circle(9, 10, 7.5, "numdot") + text(str(number), 9, 13.5, "num") if number > 1 else "")
