"""Sensible whole answers: plans for a commitment, discards, words for the negotiation."""

from __future__ import annotations

from tabularium.games.forty_four_bce.box import ANY, FIELDS, INFLUENCE, SUPPORT
from tabularium.games.forty_four_bce.state import (
    PLAN_CHARISMA,
    PLAN_KIND,
    PLAN_LOYALTY,
    PLAN_RECRUIT,
    PLAN_SUPPORT,
    FortyFourBce,
)
from tabularium.games.forty_four_bce.steps.commitment import own_part, shared_part, taken_back
from tabularium.games.forty_four_bce.steps.discard import Discard
from tabularium.games.forty_four_bce.steps.kinds import (
    CHARM,
    GIVE_BACK,
    PLAY,
    PLAY_LOYALTY,
    PLEDGE_SUPPORT,
    PROPOSE_FIELDS,
    PUT_AWAY,
    REQUEST_SUPPORT,
    SHARED,
    SUPPORT_OTHER,
    SUPPORT_OWN,
    UNCHARM,
    UNPLAY,
    UNPLAY_LOYALTY,
    UNSUPPORT_OTHER,
    UNSUPPORT_OWN,
)
from tabularium.kernel.moves import DONE, READY, argument_of, kind_of
from tabularium.kernel.rng import Rng


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
        moves = laying(s, seat, whole_plan(s, seat, fields))
        if s.seats == 2 and seat != s.im:
            moves += shared_moves(laying(s, s.seats, whole_plan(s, s.seats, fields)))
        found.append((*back, *moves, DONE))
    found.append((*back, DONE))
    chance = laying(s, seat, s.sample_plan(seat, rng))
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
        plan.append(field << 9 | heights[field] << 5 | card)
        heights[field] += 1
        boxes[field] += len(box.ambition[card])
    support = s.cubes[board * 4 + SUPPORT]
    if board == s.im:
        for field in fields:
            while support and boxes[field] and heights[field]:
                plan.append(PLAN_SUPPORT | field << 3 | board)
                boxes[field] -= 1
                support -= 1
    else:
        for field in range(len(FIELDS)):
            for other in s.order()[:-1]:
                wanted = 0 if other == board else boxes_in_sight(s, other, field)
                while support and wanted:
                    plan.append(PLAN_SUPPORT | field << 3 | other)
                    wanted -= 1
                    support -= 1
    for _ in range(cards.count(box.loyal)):
        for field in fields:
            if boxes[field]:
                plan.append(PLAN_LOYALTY | field)
                boxes[field] -= 1
                break
    if fields:
        for kind in range(SUPPORT):
            for spare in range(s.cubes[board * 4 + kind]):
                plan.append(PLAN_CHARISMA | fields[spare % len(fields)] << 2 | kind)
    return tuple(sorted(plan))


def by_ambition(s: FortyFourBce, board: int) -> list[int]:
    """The cards of a board, most ambition first, loyalty last."""
    ranked = []
    for card in (*s.faceup[board], *s.facedown[board]):
        ranked.append((1 if card == s.box.loyal else -sum(s.box.ambition[card]), card))
    ranked.sort()
    return [card for _, card in ranked]


def laying(s: FortyFourBce, board: int, plan: tuple[int, ...]) -> list[int]:
    """The edits that lay a plan on an empty draft."""
    moves: list[int] = []
    for entry in plan:
        kind = entry & PLAN_KIND
        if kind == PLAN_RECRUIT:
            moves.append(PLAY | (entry & 31) << 6 | (entry >> 9) << 4 | (entry >> 5) & 15)
        elif kind == PLAN_LOYALTY:
            moves.append(PLAY_LOYALTY | entry & 3)
        elif kind == PLAN_SUPPORT:
            moves.append(SUPPORT_OWN | (entry >> 3) & 3 if board == s.im else SUPPORT_OTHER | entry & 31)
        else:
            moves.append(CHARM | entry & 15)
    return moves


def clearing(s: FortyFourBce, seat: int) -> list[int]:
    """The edits that take back all of a draft, last laid first."""
    draft = s.drafts[seat]
    moves: list[int] = []
    if s.seats == 2 and seat != s.im:
        moves = shared_moves(taking_back(s, s.seats, shared_part(draft)))
        draft = own_part(s, draft)
    return moves + taking_back(s, seat, draft)


def taking_back(s: FortyFourBce, board: int, plan: tuple[int, ...]) -> list[int]:
    undone = {PLAY: UNPLAY, PLAY_LOYALTY: UNPLAY_LOYALTY, SUPPORT_OTHER: UNSUPPORT_OTHER, CHARM: UNCHARM}
    undone[SUPPORT_OWN] = UNSUPPORT_OWN
    moves = [undone[kind_of(move)] | argument_of(move) for move in laying(s, board, plan)]
    moves.reverse()
    assert all(taken_back(s, kind_of(move), argument_of(move)) in plan for move in moves)
    return moves


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
    said = [statement for statement in s.statements if statement >> 26 == seat]
    if len(said) >= 2:
        return [(READY,)]
    others = [other for other in s.order()[:-1] if other != seat]
    field = richest_field(s, seat)
    found: list[tuple[int, ...]] = [(READY,), (PROPOSE_FIELDS | 3 + seat % 3,)]
    found.append((REQUEST_SUPPORT | others[0] << 6 | field << 4,))
    if s.cubes[seat * 4 + SUPPORT]:
        found.append((PLEDGE_SUPPORT | others[0] << 6 | richest_field(s, others[0]) << 4,))
    return found


def richest_field(s: FortyFourBce, board: int) -> int:
    """Where a board shows the most ambition."""
    best = 0
    for field in range(len(FIELDS)):
        if boxes_in_sight(s, board, field) > boxes_in_sight(s, board, best):
            best = field
    return best


def boxes_in_sight(s: FortyFourBce, board: int, field: int) -> int:
    """Ambition of the recruits that lie face up in a field."""
    found = 0
    for card in s.faceup[board]:
        if card < s.box.loyal and s.box.field[card] == field:
            found += len(s.box.ambition[card])
    return found
