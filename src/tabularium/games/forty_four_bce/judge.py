"""How good a view is for a seat, and sensible whole plans: what bots know of the game.

Everything is measured in Imperium. What still has to be used is worth what it brings on average later in the game, and
nothing of that in the last year.
"""

from __future__ import annotations

from typing import Final

from tabularium.games.forty_four_bce.box import (
    ANY,
    FIELDS,
    IM_COMMITMENT,
    INFLUENCE,
    NEGOTIATION,
    OVER,
    RESOLUTION,
    SUITOR_COMMITMENT,
    SUPPORT,
)
from tabularium.games.forty_four_bce.packed import (
    about_support,
    charisma_entry,
    charisma_in,
    laying_move,
    loyalty_entry,
    own_part,
    recruit_entry,
    shared_part,
    speaker_of,
    stack_in,
    support_entry,
    taking_back_move,
)
from tabularium.games.forty_four_bce.scoring import field_totals, points
from tabularium.games.forty_four_bce.state import FortyFourBce
from tabularium.games.forty_four_bce.steps.choices import ChooseEnlist, ChooseType, PayGrey, discount, loyalty_due
from tabularium.games.forty_four_bce.steps.discard import Discard
from tabularium.games.forty_four_bce.steps.kinds import (
    GIVE_BACK,
    PLEDGE_SUPPORT,
    PROPOSE_FIELDS,
    PUT_AWAY,
    REQUEST_SUPPORT,
    SHARED,
)
from tabularium.kernel.moves import DONE, READY, kind_of
from tabularium.kernel.rng import Rng

DENARIUS_LATER: Final = 2.2  # a Denarius buys about 3 Imperium where it scores 1
CUBE_KEPT: Final = 0.6  # of the first few
CUBE_SPARE: Final = 0.15  # of more than fit under the limit
LOYALTY_KEPT: Final = 1.1
CARD_KEPT: Final = 1.4  # of the authority and ambition of a recruit
YIELD: Final = 0.6  # of a cube that a structure brings each year
ENLISTS: Final = 1.5  # of a structure that enlists on good terms
SEAT_OF_POWER: Final = 3.0
RIVALRY: Final = 0.25  # of what the best of the others has


def judge(s: FortyFourBce, seat: int) -> float:
    """The seat's prospects, less a part of the best rival's; with two players the shared Suitor is no rival."""
    best = 0.0
    for other in range(s.seats):
        if other != seat:
            best = max(best, prospects(s, other))
    return prospects(s, seat) + pending(s, seat) + plan_promise(s, seat) - RIVALRY * best


def pending(s: FortyFourBce, seat: int) -> float:
    """What the next choice will bring this seat: a recruit still to be paid, an influence still to be taken."""
    if not s.agenda:
        return 0.0
    step = s.agenda[-1]
    if isinstance(step, PayGrey) and s.decider(step.board) == seat:
        paid = cost_in_cubes(s, step)
        return 0.5 + CARD_KEPT * s.box.worth[step.recruit][-1] - CUBE_KEPT * paid - LOYALTY_KEPT * due(s, step)
    if isinstance(step, ChooseType) and s.decider(step.board) == seat:
        return CUBE_KEPT * step.left
    if isinstance(step, ChooseEnlist) and s.decider(step.board) == seat:
        return ENLISTS
    return 0.0


def cost_in_cubes(s: FortyFourBce, step: PayGrey) -> int:
    return max(0, sum(s.box.cost[step.recruit][: ANY + 1]) - discount(s, step.structure))


def due(s: FortyFourBce, step: PayGrey) -> int:
    return loyalty_due(s, step.recruit, step.structure)


def prospects(s: FortyFourBce, board: int) -> float:
    """The score as it stands, and what the board still promises."""
    value = float(sum(points(s, board)))
    if s.phase == OVER:
        return value
    left = len(s.box.years) - s.year  # years still to come
    value += 0.25 * sum(field_totals(s, board))
    if left or s.phase < RESOLUTION:
        value += DENARIUS_LATER * s.denarii[board] if left else 0.5 * s.denarii[board]
        value += held_value(s, board, left)
    if board == s.im and left:
        value += SEAT_OF_POWER
    for structure in s.owned[board]:
        value += left * (YIELD * s.box.appetite[structure] if s.box.appetite[structure] else 0.3)
    return value


def held_value(s: FortyFourBce, board: int, left: int) -> float:
    """Cards and cubes on the board, less and less beyond the limit."""
    cards = [card for card in (*s.faceup[board], *s.facedown[board]) if card != s.box.back]
    value = 0.0
    for card in cards:
        value += LOYALTY_KEPT if card == s.box.loyal else 0.5 + CARD_KEPT * s.box.worth[card][-1]
    if left == 0:
        return value
    cubes = sum(s.cubes[board * 4 : board * 4 + 4])
    room = max(0, s.box.limit - len(cards))
    return value + CUBE_KEPT * min(cubes, room) + CUBE_SPARE * max(0, cubes - room)


# -- what a plan promises ----------------------------------------------------------------------------


def plan_promise(s: FortyFourBce, seat: int) -> float:
    """What the plan in this seat's draft, or sealed already, is worth more than keeping everything."""
    if s.phase not in (IM_COMMITMENT, NEGOTIATION, SUITOR_COMMITMENT):
        return 0.0
    draft = s.drafts[seat]
    if seat == s.im:
        return promise(s, seat, s.plans[seat] or draft)
    if s.seats > 2:
        return promise(s, seat, draft)
    return promise(s, seat, own_part(draft)) + 0.5 * promise(s, s.seats, shared_part(draft))


def promise(s: FortyFourBce, board: int, plan: tuple[int, ...]) -> float:
    kept = 0.0 if s.last_year() else 0.5  # of what a cube or card is worth in storage
    value = 0.0
    for field in range(len(FIELDS)):
        open_boxes: list[int] = []
        for card in stack_in(plan, field):
            value += 0.8 + 0.6 * s.box.worth[card][-1] + 1.2 * s.box.authority[card] - kept
            open_boxes.extend(s.box.ambition[card])
        loyalty = plan.count(loyalty_entry(field))
        fed = loyalty * (s.box.loyalty_im if board == s.im else s.box.loyalty_suitor)
        value += loyalty * (1.0 - LOYALTY_KEPT * kept)
        if board == s.im:
            own = plan.count(support_entry(field, board))
            value += 1.5 * sum(open_boxes[: own + fed]) - own * CUBE_KEPT * kept
        else:
            value += 1.3 * sum(open_boxes[:fed]) + support_promise(s, board, plan, field, kept)
        charisma = charisma_in(plan, field)
        value += 0.4 * min(charisma, 2) - charisma * CUBE_KEPT * kept
    return value


def support_promise(s: FortyFourBce, board: int, plan: tuple[int, ...], field: int, kept: float) -> float:
    """Support for others brings loyalty where their face-up recruits have boxes for it."""
    value = 0.0
    for other in range(s.boards):
        placed = plan.count(support_entry(field, other))
        if placed:
            useful = min(placed, boxes_in_sight(s, other, field))
            value += 1.6 * useful - 0.4 * (placed - useful) - placed * CUBE_KEPT * kept
    return value


def boxes_in_sight(s: FortyFourBce, board: int, field: int) -> int:
    """Ambition of the recruits that lie face up in a field."""
    found = 0
    for card in s.faceup[board]:
        if card < s.box.loyal and s.box.field[card] == field:
            found += len(s.box.ambition[card])
    return found


# -- whole answers -----------------------------------------------------------------------------------


def propose(s: FortyFourBce, seat: int, rng: Rng) -> list[tuple[int, ...]]:
    """A handful of sensible answers: plans for a commitment, discards, words for the negotiation."""
    if not s.agenda or not (s.agenda[-1].owes(s) >> seat) & 1:
        return []
    step = s.agenda[-1]
    if step.name in ("im_commitment", "suitor_commitment"):
        return plans(s, seat, rng)
    if isinstance(step, Discard):
        return discards(s, step, seat)
    if step.name == "negotiation":
        return words_to_say(s, seat)
    return []


def plans(s: FortyFourBce, seat: int, rng: Rng) -> list[tuple[int, ...]]:
    """Everything, each pair of fields, only support for others, nothing, and one by chance."""
    back = clearing(s, seat)
    found: list[tuple[int, ...]] = []
    for fields in ((0, 1, 2), (0, 1), (0, 2), (1, 2), ()):
        moves = laying(s, whole_plan(s, seat, fields))
        if s.seats == 2 and seat != s.im:
            moves += shared_moves(laying(s, whole_plan(s, s.seats, fields)))
        found.append((*back, *moves, DONE))
    found.append((*back, DONE))
    chance = laying(s, s.sample_plan(seat, rng))
    found.append((*back, *chance, DONE))
    return found


def whole_plan(s: FortyFourBce, board: int, fields: tuple[int, ...]) -> tuple[int, ...]:
    """Recruits of these fields with the most ambition on top, support where it fills boxes, and spare cubes as
    charisma."""
    box = s.box
    plan: list[int] = []
    boxes = [0, 0, 0]
    heights = [0, 0, 0]
    cards = by_ambition(s, board)
    for card in cards:
        if card == box.loyal:
            continue
        home = box.field[card]
        field = home if home != ANY else (fields[heights[0] % len(fields)] if fields else 0)
        if field not in fields:
            continue
        plan.append(recruit_entry(field, heights[field], card))
        heights[field] += 1
        boxes[field] += len(box.ambition[card])
    support = s.cubes[board * 4 + SUPPORT]
    if board == s.im:
        for field in fields:
            while support and boxes[field] and heights[field]:
                plan.append(support_entry(field, board))
                boxes[field] -= 1
                support -= 1
    else:
        for field in range(len(FIELDS)):
            for other in s.order()[:-1]:
                wanted = 0 if other == board else boxes_in_sight(s, other, field)
                while support and wanted:
                    plan.append(support_entry(field, other))
                    wanted -= 1
                    support -= 1
    for _ in range(cards.count(box.loyal)):
        for field in fields:
            if boxes[field]:
                plan.append(loyalty_entry(field))
                boxes[field] -= 1
                break
    if fields:
        for kind in range(SUPPORT):
            for spare in range(s.cubes[board * 4 + kind]):
                plan.append(charisma_entry(fields[spare % len(fields)], kind))
    return tuple(sorted(plan))


def by_ambition(s: FortyFourBce, board: int) -> list[int]:
    """The cards of a board, most ambition first, loyalty last."""
    ranked = []
    for card in (*s.faceup[board], *s.facedown[board]):
        ranked.append((1 if card == s.box.loyal else -sum(s.box.ambition[card]), card))
    ranked.sort()
    return [card for _, card in ranked]


def laying(s: FortyFourBce, plan: tuple[int, ...]) -> list[int]:
    """The edits that lay a plan on an empty draft."""
    return [laying_move(entry, s.im) for entry in plan]


def clearing(s: FortyFourBce, seat: int) -> list[int]:
    """The edits that take back all of a draft, last laid first."""
    draft = s.drafts[seat]
    shared = [taking_back_move(entry, s.im) for entry in reversed(shared_part(draft))]
    return shared_moves(shared) + [taking_back_move(entry, s.im) for entry in reversed(own_part(draft))]


def shared_moves(moves: list[int]) -> list[int]:
    return [move + SHARED for move in moves]


def discards(s: FortyFourBce, step: Discard, seat: int) -> list[tuple[int, ...]]:
    """Cubes of the greatest heap first, or cards first, as many as have to go."""
    if s.drafts[seat]:
        return []
    over = step.left(s, seat)
    offers = step.edits(s, seat)
    cards = [move for move in offers if kind_of(move) == PUT_AWAY]
    heaps = s.cubes[step.board * 4 : step.board * 4 + len(INFLUENCE)]
    cubes: list[int] = []
    while len(cubes) < over and sum(heaps) > 0:
        kind = heaps.index(max(heaps))
        heaps[kind] -= 1
        cubes.append(GIVE_BACK | kind)
    found: list[tuple[int, ...]] = []
    for moves in (cubes + cards, cards + cubes):
        if len(moves) >= over:
            found.append((*moves[:over], DONE))
    return found


def words_to_say(s: FortyFourBce, seat: int) -> list[tuple[int, ...]]:
    """Ready; or, once, what one asks for and offers."""
    said = [statement for statement in s.statements if speaker_of(statement) == seat]
    if len(said) >= 2:
        return [(READY,)]
    others = [other for other in s.order()[:-1] if other != seat]
    field = richest_field(s, seat)
    found: list[tuple[int, ...]] = [(READY,), (PROPOSE_FIELDS | 3 + seat % 3,)]
    found.append((about_support(REQUEST_SUPPORT, others[0], field, 1),))
    if s.cubes[seat * 4 + SUPPORT]:
        found.append((about_support(PLEDGE_SUPPORT, others[0], richest_field(s, others[0]), 1),))
    return found


def richest_field(s: FortyFourBce, board: int) -> int:
    """Where a board shows the most ambition."""
    best = 0
    for field in range(len(FIELDS)):
        if boxes_in_sight(s, board, field) > boxes_in_sight(s, board, best):
            best = field
    return best
