"""Sensible whole answers: plans for a commitment, discards, words for the negotiation."""

from __future__ import annotations

from typing import Final

from tabularium.games.forty_four_bce.box import ANY, FIELDS, INFLUENCE, SUPPORT
from tabularium.games.forty_four_bce.state import (
    BROKEN,
    HONOUR_BITS,
    PLAN_CHARISMA,
    PLAN_KIND,
    PLAN_LOYALTY,
    PLAN_RECRUIT,
    PLAN_SUPPORT,
    FortyFourBce,
)
from tabularium.games.forty_four_bce.steps.commitment import (
    SuitorCommitment,
    own_part,
    shared_part,
    taken_back,
)
from tabularium.games.forty_four_bce.steps.discard import Discard
from tabularium.games.forty_four_bce.steps.kinds import (
    CHARM,
    GIVE_BACK,
    PLAY,
    PLAY_LOYALTY,
    PLEDGE_SUPPORT,
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
from tabularium.games.forty_four_bce.steps.negotiation import SPEAKER, SPOKEN, withdrawn
from tabularium.kernel.moves import DONE, READY, argument_of, kind_of
from tabularium.kernel.rng import Rng

# Where recruits are laid: everywhere, in two fields, in one, nowhere.
FIELD_SETS: Final = ((0, 1, 2), (0, 1), (0, 2), (1, 2), (0,), (1,), (2,), ())


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
    """Recruits for some of the fields or for none, cubes kept or laid as charisma; all with support where it is pledged
    or fills boxes; and a plan by chance. The likeliest first."""
    back = clearing(s, seat)
    found: list[tuple[int, ...]] = []
    for charisma in (False, True):
        for fields in FIELD_SETS:
            moves = laying(s, seat, whole_plan(s, seat, fields, charisma))
            if s.seats == 2 and seat != s.im:
                moves += shared_moves(laying(s, s.seats, whole_plan(s, s.seats, fields, charisma)))
            found.append((*back, *moves, DONE))
    found.append((*back, DONE))
    chance = laying(s, seat, s.sample_plan(seat, rng))
    found.append((*back, *chance, DONE))
    return found


def imagine(s: FortyFourBce, viewer: int, rng: Rng) -> None:
    """Plans that are sealed and unknown to the viewer were made with sense: most of what there is, in some fields."""
    if s.im != viewer and s.plan_sealed():
        s.plans[s.im] = likely_plan(s, s.im, rng)
    step = s.agenda[-1] if s.agenda else None
    if isinstance(step, SuitorCommitment) and s.seats > 2:
        for seat in range(s.seats):
            if seat != viewer and (step.done >> seat) & 1:
                s.drafts[seat] = likely_plan(s, seat, rng)


def likely_plan(s: FortyFourBce, board: int, rng: Rng) -> tuple[int, ...]:
    n = len(FIELD_SETS)
    return whole_plan(s, board, FIELD_SETS[min(rng.below(n), rng.below(n))], rng.below(3) == 0)


def whole_plan(s: FortyFourBce, board: int, fields: tuple[int, ...], charisma: bool) -> tuple[int, ...]:
    """Recruits of these fields with the most ambition on top, loyalty and support where it fills boxes, and perhaps
    spare cubes as charisma."""
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
        plan += support_for_others(s, board, support)
    for _ in range(cards.count(box.loyal)):
        for field in fields:
            if boxes[field]:
                plan.append(PLAN_LOYALTY | field)
                boxes[field] -= box.loyalty_im if board == s.im else box.loyalty_suitor
                boxes[field] = max(0, boxes[field])
                break
    if fields and charisma:
        for kind in range(SUPPORT):
            for spare in range(s.cubes[board * 4 + kind]):
                plan.append(PLAN_CHARISMA | fields[spare % len(fields)] << 2 | kind)
    return tuple(sorted(plan))


# -- feeding each other ------------------------------------------------------------------------------


def support_for_others(s: FortyFourBce, board: int, support: int) -> list[int]:
    """First what was pledged, then boxes that nobody trusted has pledged to fill, those of supporters first."""
    laid: list[int] = []
    for other, field, count in pledges_of(s, board):
        for _ in range(count):
            if support:
                laid.append(PLAN_SUPPORT | field << 3 | other)
                support -= 1
    for other in by_friendship(s, board):
        for field in range(len(FIELDS)):
            wanted = boxes_in_sight(s, other, field) - promised_to(s, other, field)
            while support and wanted > laid.count(PLAN_SUPPORT | field << 3 | other):
                laid.append(PLAN_SUPPORT | field << 3 | other)
                support -= 1
    return laid


def pledges_of(s: FortyFourBce, speaker: int) -> list[tuple[int, int, int]]:
    """The support that a Suitor has pledged this year: for whom, in which field, how much."""
    found: list[tuple[int, int, int]] = []
    for number in range(len(s.statements)):
        statement = s.statements[number]
        move = statement & SPOKEN
        if statement >> SPEAKER == speaker and kind_of(move) == PLEDGE_SUPPORT and not withdrawn(s, number):
            argument = argument_of(move)
            found.append((argument >> 6, (argument >> 4) & 3, (argument & 15) + 1))
    return found


def promised_to(s: FortyFourBce, board: int, field: int) -> int:
    """The support that a Suitor can count on in a field: what those have pledged who keep their word."""
    found = 0
    for other in range(s.seats):
        if other not in (board, s.im) and trusted(s, other):
            for target, where, count in pledges_of(s, other):
                if target == board and where == field:
                    found += count
    return found


def trusted(s: FortyFourBce, seat: int) -> bool:
    """Whether a Suitor has kept at least as many pledges as it broke, as far as the table remembers."""
    return s.honour[seat] >> HONOUR_BITS >= s.honour[seat] & BROKEN


def by_friendship(s: FortyFourBce, board: int) -> list[int]:
    """The other Suitors: first those who pledged support to this one and are trusted, then those who keep their word,
    then the rest; of equals, who needs it most."""
    ranked: list[tuple[int, int, int]] = []
    for other in s.order()[:-1]:
        if other == board:
            continue
        friend = 0
        if other < s.seats and trusted(s, other):
            friend = 1
            for target, _, _ in pledges_of(s, other):
                if target == board:
                    friend = 2
        need = 0
        for field in range(len(FIELDS)):
            need += boxes_in_sight(s, other, field)
        ranked.append((-friend, -need, other))
    ranked.sort()
    return [other for _, _, other in ranked]


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
    """What one offers, then what one asks for it, once each; then nothing more."""
    kinds = [kind_of(statement & SPOKEN) for statement in s.statements if statement >> SPEAKER == seat]
    friends = [other for other in by_friendship(s, seat) if other < s.seats]
    found: list[tuple[int, ...]] = []
    support = min(16, s.cubes[seat * 4 + SUPPORT])
    if friends and len(kinds) < min(2, s.box.statements):
        if PLEDGE_SUPPORT not in kinds:
            for other in friends:
                field = richest_field(s, other)
                open_boxes = min(support, boxes_in_sight(s, other, field) - promised_to(s, other, field))
                if open_boxes > 0:
                    found.append((PLEDGE_SUPPORT | other << 6 | field << 4 | open_boxes - 1,))
                    break
        field = richest_field(s, seat)
        wanted = min(16, boxes_in_sight(s, seat, field) - promised_to(s, seat, field))
        if REQUEST_SUPPORT not in kinds and wanted > 0:
            giver = max(friends, key=lambda other: (s.cubes[other * 4 + SUPPORT], -other))
            if s.cubes[giver * 4 + SUPPORT]:
                found.append((REQUEST_SUPPORT | giver << 6 | field << 4 | wanted - 1,))
    return [*found, (READY,)]


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
