"""Sensible whole answers: plans for a commitment, discards, words for the negotiation."""

from __future__ import annotations

from typing import Final

from tabularium.games.forty_four_bce import terms
from tabularium.games.forty_four_bce.packed import (
    about_support,
    both_parts,
    charisma_entry,
    laying_move,
    loyalty_entry,
    named_count,
    named_field,
    named_seat,
    own_part,
    recruit_entry,
    shared_part,
    speaker_of,
    spoken,
    support_entry,
    taking_back_move,
)
from tabularium.games.forty_four_bce.state import FortyFourBce
from tabularium.games.forty_four_bce.steps import kinds
from tabularium.games.forty_four_bce.steps.commitment import SuitorCommitment
from tabularium.games.forty_four_bce.steps.discard import Discard
from tabularium.games.forty_four_bce.steps.negotiation import withdrawn
from tabularium.kernel.moves import DONE, READY, kind_of
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
            moves = laying(s, whole_plan(s, seat, fields, charisma))
            if s.seats == 2 and seat != s.im:
                moves += shared_moves(laying(s, whole_plan(s, s.seats, fields, charisma)))
            found.append((*back, *moves, DONE))
    found.append((*back, DONE))
    chance = laying(s, s.sample_plan(seat, rng))
    found.append((*back, *chance, DONE))
    return found


def imagine(s: FortyFourBce, viewer: int, rng: Rng) -> None:
    """Plans that are sealed and unknown to the viewer were made with sense: most of what there is, in some fields."""
    if s.im != viewer and (s.sealed >> s.im) & 1:
        s.plans[s.im] = likely_plan(s, s.im, rng)
    step = s.agenda[-1] if s.agenda else None
    if isinstance(step, SuitorCommitment) and s.seats > 2:
        for seat in range(s.seats):
            if seat != viewer and (step.done >> seat) & 1:
                s.drafts[seat] = likely_plan(s, seat, rng)


def guess(s: FortyFourBce, seat: int, rng: Rng) -> tuple[int, ...]:
    """A draft such as this seat may lay: with two players a Suitor lays the shared one's plan too."""
    if isinstance(s.agenda[-1], Discard):
        return s.agenda[-1].sample(s, seat, rng)
    shared = likely_plan(s, s.seats, rng) if s.seats == 2 and seat != s.im else ()
    return both_parts(likely_plan(s, seat, rng), shared)


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
        field = home if home != terms.ANY else (fields[heights[0] % len(fields)] if fields else 0)
        if field not in fields:
            continue
        plan.append(recruit_entry(field, heights[field], card))
        heights[field] += 1
        boxes[field] += len(box.ambition[card])
    support = s.cubes[board * 4 + terms.SUPPORT]
    if board == s.im:
        for field in fields:
            while support and boxes[field] and heights[field]:
                plan.append(support_entry(field, board))
                boxes[field] -= 1
                support -= 1
    else:
        plan += support_for_others(s, board, support)
    for _ in range(cards.count(box.loyal)):
        for field in fields:
            if boxes[field]:
                plan.append(loyalty_entry(field))
                boxes[field] -= box.loyalty_im if board == s.im else box.loyalty_suitor
                boxes[field] = max(0, boxes[field])
                break
    if fields and charisma:
        for kind in range(terms.SUPPORT):
            for spare in range(s.cubes[board * 4 + kind]):
                plan.append(charisma_entry(fields[spare % len(fields)], kind))
    return tuple(sorted(plan))


# -- feeding each other ------------------------------------------------------------------------------


def support_for_others(s: FortyFourBce, board: int, support: int) -> list[int]:
    """First what was pledged, then boxes that nobody trusted has pledged to fill, those of supporters first."""
    laid: list[int] = []
    for other, field, count in pledges_of(s, board):
        for _ in range(count):
            if support:
                laid.append(support_entry(field, other))
                support -= 1
    for other in by_friendship(s, board):
        for field in range(len(terms.FIELDS)):
            wanted = boxes_in_sight(s, other, field) - promised_to(s, other, field)
            while support and wanted > laid.count(support_entry(field, other)):
                laid.append(support_entry(field, other))
                support -= 1
    return laid


def pledges_of(s: FortyFourBce, speaker: int) -> list[tuple[int, int, int]]:
    """The support that a Suitor has pledged this year: for whom, in which field, how much."""
    found: list[tuple[int, int, int]] = []
    for number in range(len(s.statements)):
        move = spoken(s.statements[number])
        if speaker_of(s.statements[number]) != speaker or kind_of(move) != kinds.PLEDGE_SUPPORT or withdrawn(s, number):
            continue
        found.append((named_seat(move), named_field(move), named_count(move)))
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
    first = seat * len(kinds.VERDICTS)
    return s.promises[first + kinds.KEPT] >= s.promises[first + kinds.PARTLY_KEPT] + s.promises[first + kinds.BROKEN]


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
        for field in range(len(terms.FIELDS)):
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


def laying(s: FortyFourBce, plan: tuple[int, ...]) -> list[int]:
    """The edits that lay a plan on an empty draft."""
    return [laying_move(entry, s.im) for entry in plan]


def clearing(s: FortyFourBce, seat: int) -> list[int]:
    """The edits that take back all of a draft, last laid first."""
    draft = s.drafts[seat]
    shared = [taking_back_move(entry, s.im) for entry in reversed(shared_part(draft))]
    return shared_moves(shared) + [taking_back_move(entry, s.im) for entry in reversed(own_part(draft))]


def shared_moves(moves: list[int]) -> list[int]:
    return [move + kinds.SHARED for move in moves]


def discards(s: FortyFourBce, step: Discard, seat: int) -> list[tuple[int, ...]]:
    """Cubes of the greatest heap first, or cards first, as many as have to go."""
    if s.drafts[seat]:
        return []
    over = step.left(s, seat)
    offers = step.edits(s, seat)
    cards = [move for move in offers if kind_of(move) == kinds.PUT_AWAY]
    heaps = s.cubes[step.board * 4 : step.board * 4 + len(terms.INFLUENCE)]
    cubes: list[int] = []
    while len(cubes) < over and sum(heaps) > 0:
        kind = heaps.index(max(heaps))
        heaps[kind] -= 1
        cubes.append(kinds.GIVE_BACK | kind)
    found: list[tuple[int, ...]] = []
    for moves in (cubes + cards, cards + cubes):
        if len(moves) >= over:
            found.append((*moves[:over], DONE))
    return found


def words_to_say(s: FortyFourBce, seat: int) -> list[tuple[int, ...]]:
    """What one offers, then what one asks for it, once each; then nothing more."""
    said = [kind_of(spoken(statement)) for statement in s.statements if speaker_of(statement) == seat]
    friends = [other for other in by_friendship(s, seat) if other < s.seats]
    found: list[tuple[int, ...]] = []
    support = min(16, s.cubes[seat * 4 + terms.SUPPORT])
    if friends and len(said) < min(2, s.box.statements):
        if kinds.PLEDGE_SUPPORT not in said:
            for other in friends:
                field = richest_field(s, other)
                open_boxes = min(support, boxes_in_sight(s, other, field) - promised_to(s, other, field))
                if open_boxes > 0:
                    found.append((about_support(kinds.PLEDGE_SUPPORT, other, field, open_boxes),))
                    break
        field = richest_field(s, seat)
        wanted = min(16, boxes_in_sight(s, seat, field) - promised_to(s, seat, field))
        if kinds.REQUEST_SUPPORT not in said and wanted > 0:
            giver = max(friends, key=lambda other: (s.cubes[other * 4 + terms.SUPPORT], -other))
            if s.cubes[giver * 4 + terms.SUPPORT]:
                found.append((about_support(kinds.REQUEST_SUPPORT, giver, field, wanted),))
    return [*found, (READY,)]


def richest_field(s: FortyFourBce, board: int) -> int:
    """Where a board shows the most ambition."""
    best = 0
    for field in range(len(terms.FIELDS)):
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
