"""What lies beside the city: dice, Plans with their Foremen, actions, Favours, Nero cards, and characters at first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from tabularium.draw.pieces import row, slot, tag, thing
from tabularium.draw.svg import circle, group, path, rect, text, use, wrapped
from tabularium.games.rome_and_roll.box import Effect, Plan, RomeAndRollBox
from tabularium.games.rome_and_roll.faces import (
    ability,
    amounts,
    die,
    favour_does,
    letters,
    plan_does,
)
from tabularium.games.rome_and_roll.picture.city import emblem
from tabularium.games.rome_and_roll.picture.empire import owner_of, sign_of
from tabularium.games.rome_and_roll.picture.outline import rounded
from tabularium.games.rome_and_roll.solo import PlaceRubble
from tabularium.games.rome_and_roll.state import CENTRE, NO_PLAN, SENECA, RomeAndRoll
from tabularium.games.rome_and_roll.steps.setup import characters
from tabularium.games.rome_and_roll.terms import (
    ACTIONS,
    DO_ACTIVATE_ADJACENT,
    DO_CLAIM_FAVOUR,
    DO_GAIN,
    DO_GAIN_CHOICE,
    DO_STEAL,
    FREELY,
    GAINS,
    ICONS,
    REGION_RESOURCE,
    RESOURCES,
    RESTRICTIONS,
    SCORE_FLAT,
)
from tabularium.kernel.picture import Mark, Piece
from tabularium.kernel.presentation import Words

LEFT, WIDE = 720, 552  # the column beside the city
TAGS = 176  # where the order of turns begins in it, behind its name
ORDER_Y, DICE_Y, PLANS_Y, STRIP_Y = 14, 52, 138, 620
SENECA_AT = (1034, 52)  # beside the dice of a solo game: what he throws, or has to be laid for him
TILE = (134, 116)
STEP = (139, 120)
ACTION = (70, 70)  # below the city, with the Favours
FAVOUR = (50, 70)
ICON_SIGNS = {"any": "any", "auxiliary": "auxiliary", "legion": "legion"}
ACTION_SIGNS = ("builder", "legion", "swords", "legacy", "tax", "coin")
GODS = {"bacchus": "wine", "juno": "crown", "jupiter": "imperium", "mars": "swords", "mercury": "caravan",
        "minerva": "authority", "saturn": "hourglass"}  # fmt: skip


@cache
def cards_ground(box: RomeAndRollBox, seats: int) -> str:
    """Slots for dice, Plans, actions, Favours and the Nero pile."""
    parts = [slot(*die_spot(k), 46, 46, 7) for k in range(sum(box.game_dice[seats]))]
    parts += [slot(*plan_spot(k), *TILE, 7) for k in range(sum(box.draw))]
    parts += [slot(*favour_spot(k), *FAVOUR, 6) for k in range(5)]
    return "".join(parts)


def spent(is_it: bool) -> tuple[Mark, ...]:
    return ("exhausted",) if is_it else ()


def die_spot(k: int) -> tuple[float, float]:
    return LEFT + 24 + 56 * k, DICE_Y


def plan_spot(k: int) -> tuple[float, float]:
    return LEFT + TILE[0] / 2 + STEP[0] * (k % 4), PLANS_Y + STEP[1] * (k // 4)


def favour_spot(k: int) -> tuple[float, float]:
    return 469 + 53 * k, STRIP_Y


# -- dice ----------------------------------------------------------------------------------------------


@cache
def die_drawing(box: RomeAndRollBox, face: int, size: float = 44) -> str:
    """A die with its icons; its colour is told by its letter too, in the corner."""
    icons = box.die_icons[face]
    spots = {
        1: ((0, 0),),
        2: ((-8, 0), (8, 0)),
        3: ((-8, -8), (8, -8), (0, 8)),
        4: ((-8, -8), (8, -8), (-8, 8), (8, 8)),
    }
    colour = box.dice[face // 6]
    parts = [rect(-18, -16, 40, 40, "rr-drop", 8), rect(-20, -20, 40, 40, f"rr-die rr-die-{colour}", 8)]
    parts.append(rect(-15.5, -15.5, 31, 31, "rr-dieface", 5))
    for icon, (x, y) in zip(icons, spots.get(len(icons), spots[4]), strict=False):
        parts.append(use(ICONS[icon], x, y, 16, f"g-{ICONS[icon]} s-{ICONS[icon]}"))
    return group("".join(parts), scale=size / 40)


def reserve(view: RomeAndRoll, words: Words, drafting: bool) -> Iterator[Piece]:
    """The dice to draft, or the one that is left over."""
    for k, face in enumerate(view.reserve):
        name = die(view.box, face, words)
        says = words("piece-die" if drafting else "piece-die-left", face=name)
        marks = spent(not drafting)
        key = f"face-{view.box.faces[face]}" if drafting else ""
        drawing = die_drawing(view.box, face)
        yield Piece("die", "reserve", *die_spot(k), says, touch=key, w=44, h=44, drawing=drawing, marks=marks)


ORDERED = {"draft_die": "draft", "seneca_draft": "draft", "choose_die": "turns", "seneca_turn": "turns"}


def order(view: RomeAndRoll, words: Words, names: Sequence[str], drafting: bool) -> Iterator[Piece]:
    """Who drafts or acts now, and who comes after: what still lies on the agenda."""
    kind = "draft" if drafting else "turns"
    coming = [getattr(step, "seat", SENECA) for step in reversed(view.agenda) if ORDERED.get(step.name) == kind]
    if view.agenda and ORDERED.get(view.agenda[-1].name) != kind:
        now = getattr(view.agenda[-1], "seat", SENECA) if drafting else view.turn
        coming.insert(0, now)
    if not view.round or not coming:
        return
    said = ", ".join(words("seneca") if seat == SENECA else names[seat] for seat in coming)
    drawing = order_drawing(words(f"picture-{kind}"), view.seats, tuple(coming))
    wide = TAGS + 34 * len(coming) - 20
    at = (LEFT + wide / 2, ORDER_Y)
    drawing = group(drawing, -wide / 2)
    yield Piece("order", "order", *at, words(f"piece-{kind}", order=said), w=wide, h=24, drawing=drawing)


@cache
def order_drawing(title_: str, seats: int, coming: tuple[int, ...]) -> str:
    """Tags in a row, the first with a ring."""
    parts = [text(title_.upper(), 0, 5, "rr-heading start")]
    for k, owner in enumerate(coming):
        colour, letter = sign_of(seats, owner_of(seats, owner))
        x = TAGS + 34 * k
        parts.append(circle(x, 0, 12, "rr-now") if k == 0 else "")
        parts.append(group(tag(owner_of(seats, owner), letter, x, 0, 17), cls=colour))
    return "".join(parts)


def rubble(view: RomeAndRoll, words: Words) -> Iterator[Piece]:
    """The Rubble of Seneca's card, to be laid, beside the dice."""
    step = view.agenda[-1] if view.agenda else None
    if isinstance(step, PlaceRubble):
        hill = words(f"hill-{view.box.hills[view.box.card_hill[step.card]]}")
        shape = shape_drawing(view.box, view.box.card_shape[step.card], 36, "rr-rubble")
        drawing = rect(-24, -21, 48, 42, "rr-asked", 6) + shape
        says = words("piece-rubble", hill=hill)
        yield Piece("rubble", "rubble", *SENECA_AT, says, id="rubble", w=48, h=42, drawing=drawing)


# -- Plans ---------------------------------------------------------------------------------------------


def signs(effects: Sequence[Effect]) -> list[tuple[str, int]]:
    """What effects give, as symbols with numbers."""
    found: list[tuple[str, int]] = []
    for effect in effects:
        if effect.do == DO_GAIN and effect.what != REGION_RESOURCE:
            found.append((GAINS[effect.what], effect.n))
        elif effect.do == DO_GAIN_CHOICE:
            found += [(RESOURCES[kind], 1) for kind in effect.among]
        elif effect.do == DO_ACTIVATE_ADJACENT:
            found.append(("turn", effect.n))
        elif effect.do == DO_STEAL:
            found.append(("any", effect.n))
        elif effect.do == DO_CLAIM_FAVOUR:
            found.append(("imperium", 0))
    return found


@cache
def plan_drawing(box: RomeAndRollBox, plan: int, words: Words) -> str:
    """A Plan as a tile: name, shape, cost, what it gives, its points."""
    card = box.plan[plan]
    w, h = TILE
    x, y = -w / 2, -h / 2
    parts = [
        rect(x + 2, y + 3, w, h, "cs1", 7),
        rect(x, y, w, h, "paper", 7),
        path(f"M{x} {y + 26}V{y + 7}q0-7 7-7h{w - 14}q7 0 7 7v19z", f"rr-type rr-type-{box.types[card.type]}"),
        *title(words(f"plan-{box.plans[plan]}"), y),
        group(shape_drawing(box, card.shape, 46, "rr-shape"), x + 30, y + 54),
        use(emblem(box, plan), x + 14, y + 104, 18, "pen"),
        text(letters(box, plan, words), x + 36, y + 109, "rr-abbr"),
        *costs(card.cost, x + 66, y + 41),
        *gives(card, x + 56, y + 76),
        group(score(card), x + w - 16, y + h - 15, scale=1.15),
    ]
    if card.restriction != FREELY:
        parts.append(limit(RESTRICTIONS[card.restriction], x + 30, y + 84))
    return group("".join(parts), cls="card")


def title(name: str, top: float) -> list[str]:
    lines = wrapped(name, 17)
    if len(lines) == 1:
        return [text(lines[0], 0, top + 18, "rr-plan")]
    return [text(line, 0, top + 12 + 10.5 * k, "rr-plan two") for k, line in enumerate(lines[:2])]


@cache
def shape_drawing(box: RomeAndRollBox, shape: int, room: float, cls: str) -> str:
    """A shape of cells around 0 0, as large as it can be in a room so wide."""
    cells = [(c, r) for r, c in box.form_cells[box.shape_forms[shape][0]]]
    left = min(c for c, _ in cells)
    moved = [(c - left, r) for c, r in cells]
    wide, tall = max(c for c, _ in moved) + 1, max(r for _, r in moved) + 1
    side = min(room / max(wide, tall), 14)
    seams = "".join(f"M{c * side} {r * side}h{side}v{side}h{-side}z" for c, r in moved)
    drawn = path(rounded(moved, side, 0.8, 2), cls) + path(seams, "rr-cells")
    return group(drawn, -wide * side / 2, -tall * side / 2)


def costs(cost: Sequence[int], x: float, y: float) -> list[str]:
    spread = [kind for kind, many in enumerate(cost) for _ in range(many)]
    step = min(19.5, 58 / max(1, len(spread) - 1))
    return [thing(RESOURCES[kind], x + step * k, y, 19) for k, kind in enumerate(spread)]


def gives(card: Plan, x: float, y: float) -> list[str]:
    """One line each: when built, for a Legion, as production."""
    rows = [
        (sign, effects)
        for sign, effects in (("plus", card.bonus), ("legion", card.legion), ("turn", card.production))
        if effects
    ]
    step = 20 if len(rows) < 3 else 17
    top = y - step * (len(rows) - 1) / 2 - (6 if len(rows) < 3 else 2)
    found = []
    for k, (sign, effects) in enumerate(rows):
        at = top + step * k
        found.append(use(sign, x + 9, at, 14, "rr-when"))
        found += [thing(kind, x + 29 + 19 * i, at, 18, number) for i, (kind, number) in enumerate(signs(effects))]
    return found


def score(card: Plan) -> str:
    """The points, with an hourglass where they depend on something."""
    number = card.points if card.score == SCORE_FLAT or card.most == card.points else card.most
    small = "" if card.score == SCORE_FLAT else use("hourglass", -15, 2, 12, "rr-when")
    return small + thing("vp", 0, 0, 22, number)


def limit(restriction: str, x: float, y: float) -> str:
    """Where a Plan may stand, in a small sign: hill, marsh, river, inside or outside the wall."""
    hill = path("M-9 5Q-4-7 0-3T9 5z", "rr-hill0 line")
    if restriction == "hill_only":
        return group(hill, x, y)
    if restriction == "hill_touch":
        return group(hill + circle(6, -4, 2.4, "rr-dot"), x, y)
    if restriction == "marsh_only":
        return group(path("M-8 4q4-7 8 0m1-2q4-7 8 0", "rr-tuft strong"), x, y)
    if restriction == "tiber":
        return group(path("M-9-2q4.5-5 9 0t9 0M-9 4q4.5-5 9 0t9 0", "rr-waves"), x, y)
    mark = circle(0, 0 if restriction == "inside_wall" else -7, 2.6, "rr-dot")
    return group(path("M-8 5v-8h3v2h3v-2h4v2h3v-2h3v8z", "rr-tower") + mark, x, y)


def plan_pieces(view: RomeAndRoll, words: Words, names: Sequence[str]) -> Iterator[Piece]:
    box = view.box
    for k, plan in enumerate(view.plans):
        card, x, y = box.plan[plan], *plan_spot(k)
        key = f"plan-{box.plans[plan]}"
        cost = ", ".join(amounts(words, card.cost))
        says = words("piece-plan", plan=words(key), cost=cost)
        limits = [words(f"restriction-{RESTRICTIONS[card.restriction]}")] if card.restriction != FREELY else []
        kind = words("board-kind", type=words(f"type-{box.types[card.type]}"), number=card.number)
        reads = (kind, *limits, *plan_does(box, card, words))
        drawing = plan_drawing(box, plan, words)
        yield Piece(
            "plan", key, x, y, says, id=key, touch=key, w=TILE[0] - 4, h=TILE[1] - 4, drawing=drawing, reads=reads
        )
        there = [owner for owner, where in enumerate(view.foremen) if where == plan and where != NO_PLAN]
        for i, owner in enumerate(there):
            seat = view.seats if owner == SENECA else owner
            name = words("seneca") if owner == SENECA else names[owner]
            said = words("piece-foreman", seat=name, plan=words(key))
            yield Piece("foreman", key, x + 14 - 22 * i, y + 46, said, seat, id=f"foreman-{seat}", on=key, w=22, h=22)


def character_pieces(view: RomeAndRoll, words: Words) -> Iterator[Piece]:
    """The sheets that nobody has yet."""
    box = view.box
    for k, character in enumerate(characters(view)):
        name = words(f"character-{box.characters[character]}")
        coins, glory, soldiers, senators, *stored = box.starts[character]
        things = [
            (kind, number)
            for kind, number in (("coin", coins), ("glory", glory), ("soldier", soldiers), ("senator", senators))
            if number
        ]
        things += [(RESOURCES[kind], number) for kind, number in enumerate(stored) if number]
        people = tuple(advisor_reads(box, words, advisor) for advisor in range(character * 3, character * 3 + 3))
        w, h = TILE
        drawing = group(
            rect(-w / 2 + 2, -h / 2 + 3, w, h, "cs1", 7)
            + rect(-w / 2, -h / 2, w, h, "paper", 7)
            + rect(-w / 2, -h / 2, w, 26, "h-rr", 7)
            + text(name, 0, -h / 2 + 18, "rr-plan")
            + use("senator", 0, -4, 44, "pen")
            + row(things, 0, 40, 22),
            cls="card",
        )
        key = f"character-{box.characters[character]}"
        says = words("piece-character", character=name)
        yield Piece("character", key, *plan_spot(k), says, id=key, touch=key, w=w, h=h, drawing=drawing, reads=people)


@cache
def advisor_reads(box: RomeAndRollBox, words: Words, advisor: int) -> str:
    """An Advisor in one paragraph."""
    base, advanced = box.abilities[advisor * 2 : advisor * 2 + 2]
    return words(
        "reads-advisor",
        advisor=words(f"advisor-{box.advisors[advisor]}"),
        base_at=box.base_at,
        base=ability(box, base, words),
        advanced_at=box.advanced_at,
        advanced=ability(box, advanced, words),
        boxes=box.boxes,
        points=words("points-flat", points=box.advisor_points[advisor]),
    )


# -- actions, Favours, Nero ------------------------------------------------------------------------------


@cache
def action_drawing(action: int, words: Words) -> str:
    """A main action: its sign and its name."""
    name = words(f"short-{ACTIONS[action]}")
    w, h = ACTION
    plate = rect(-w / 2 + 1, -h / 2 + 2, w, h, "rr-drop", 6) + rect(-w / 2, -h / 2, w, h, "rr-action", 6)
    cls = "rr-actionname long" if len(name) > 9 else "rr-actionname"
    return plate + use(ACTION_SIGNS[action], 0, -9, 34, "pen") + text(name, 0, 26, cls)


def action_pieces(view: RomeAndRoll, words: Words) -> Iterator[Piece]:
    for action, name in enumerate(ACTIONS):
        done = (view.mains >> action) & 1
        says = words("piece-action", action=words(f"action-{name}"), done=done)
        x = 43 + 72 * action
        marks = spent(bool(done))
        drawing = action_drawing(action, words)
        yield Piece("action", name, x, STRIP_Y, says, id=f"action-{name}", touch=f"action-{name}", w=ACTION[0] - 6,
                    h=ACTION[1] - 6, drawing=drawing, marks=marks)  # fmt: skip


@cache
def favour_drawing(name: str, title_: str, small: bool, tall: bool) -> str:
    """The god's sign and name; on a small card the sign alone, which can be seen."""
    if small:
        plate = rect(-40, -25, 84, 54, "cs1", 8) + rect(-42, -27, 84, 54, "paper", 8) + rect(-42, -27, 84, 9, "h-rr", 4)
        return group(plate + use(GODS.get(name, "imperium"), 0, 5, 42, "pen"), cls="card")
    if tall:
        w, h = FAVOUR
        plate = rect(-w / 2 + 1, -h / 2 + 2, w, h, "cs1", 6) + rect(-w / 2, -h / 2, w, h, "paper", 6)
        plate += rect(-w / 2, -h / 2, w, 20, "h-rr", 6)
        return group(
            plate + text(title_, 0, -h / 2 + 14, "rr-god") + use(GODS.get(name, "imperium"), 0, 10, 36, "pen"),
            cls="card",
        )
    parts = [rect(-40, -25, 84, 54, "cs1", 6), rect(-42, -27, 84, 54, "paper", 6), rect(-42, -27, 84, 18, "h-rr", 6)]
    return group(
        "".join(parts) + text(title_, 0, -13.5, "rr-plan") + use(GODS.get(name, "imperium"), 0, 9, 30, "pen"),
        cls="card",
    )


def favour_piece(
    view: RomeAndRoll, words: Words, favour: int, x: float, y: float, where: str, size: float, tall: bool = False
) -> Piece:
    """A Favour where it lies."""
    name = view.box.favours[favour]
    title_ = words(f"favour-{name}")
    says = words("piece-favour", favour=title_, where=where)
    marks = spent(bool((view.used >> favour) & 1))
    drawing = group(favour_drawing(name, title_, size < 0.7, tall), scale=size)
    w, h = FAVOUR if tall else (84, 54)
    reads = (favour_does(view.box, favour, words),)
    key = f"favour-{name}"
    return Piece(
        "favour",
        where,
        x,
        y,
        says,
        id=key,
        touch=key,
        w=w * size,
        h=h * size,
        drawing=drawing,
        reads=reads,
        marks=marks,
    )


def centre_pieces(view: RomeAndRoll, words: Words) -> Iterator[Piece]:
    """The Favours at the centre, and the Nero pile."""
    lying = [favour for favour, place in enumerate(view.favours) if place == CENTRE]
    for k, favour in enumerate(lying):
        yield favour_piece(view, words, favour, *favour_spot(k), words("centre"), 1, tall=True)
    if view.nero:
        left = [view.box.nero_points[card] for card in view.nero]
        says = words("piece-nero", points=left[0], number=len(left))
        drawing = nero_drawing(left[0], len(left))
        yield Piece("nero", "pile", *favour_spot(4), says, id=f"nero-{view.nero[0]}", w=FAVOUR[0],
                    h=FAVOUR[1], drawing=drawing)  # fmt: skip


@cache
def nero_drawing(worth: int, left: int) -> str:
    w, h = FAVOUR
    parts = [rect(-w / 2 + 3 * k, -h / 2 + 3 * k, w - 6, h - 6, "rr-nero", 6) for k in range(min(left, 3) - 1, -1, -1)]
    parts += [use("laurel", -3, -18, 26, "rr-onnero"), thing("vp", -3, 12, 34, worth)]
    return group("".join(parts), cls="card")
