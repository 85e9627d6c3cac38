"""Sensible whole answers: plans for a commitment, which keep the word that was given, and discards."""

from __future__ import annotations

from typing import Final

from tabularium.games.forty_four_bce import packed, terms
from tabularium.games.forty_four_bce.promises import (
    boxes_in_sight,
    by_friendship,
    fields_to_leave,
    fields_to_play,
    owed_by,
    owed_entries,
    promised_to,
    trust,
    trusted,
)
from tabularium.games.forty_four_bce.state import FortyFourBce
from tabularium.games.forty_four_bce.steps import kinds
from tabularium.games.forty_four_bce.steps.commitment import SuitorCommitment
from tabularium.games.forty_four_bce.steps.discard import Discard
from tabularium.kernel.moves import DONE, kind_of
from tabularium.kernel.rng import Rng

# Where recruits are laid: everywhere, in two fields, in one, nowhere.
FIELD_SETS: Final = ((0, 1, 2), (0, 1), (0, 2), (1, 2), (0,), (1,), (2,), ())
DISHONEST: Final = 4  # of these sets that are tried without the support that is owed

LAYING: Final = (kinds.PLAY, kinds.PLAY_LOYALTY, kinds.SUPPORT_OTHER, kinds.CHARM)

# What a broken promise costs a Suitor: as much of the chance to win for each year to come, and a little in the last.
TRUST_A_YEAR: Final = 0.006
LAST_TRUST: Final = 0.004


def propose(s: FortyFourBce, seat: int, rng: Rng) -> list[tuple[int, ...]]:
    """A handful of sensible answers: plans for a commitment, or discards."""
    if not s.agenda or not (s.agenda[-1].owes(s) >> seat) & 1:
        return []
    step = s.agenda[-1]
    if step.name in ("im_commitment", "suitor_commitment"):
        return plans(s, seat, rng)
    if isinstance(step, Discard):
        return discards(s, step, seat)
    return []


def plans(s: FortyFourBce, seat: int, rng: Rng) -> list[tuple[int, ...]]:
    """Recruits for some of the fields or for none, cubes kept or laid as charisma; all with support where it is owed
    or fills boxes, some as if nothing were owed; and a plan by chance. The likeliest first."""
    back = clearing(s, seat)
    found: list[tuple[int, ...]] = []
    for charisma in (False, True):
        for fields in FIELD_SETS:
            moves = laying(s, whole_plan(s, seat, fields, charisma))
            if s.seats == 2 and seat != s.im:
                moves += shared_moves(laying(s, whole_plan(s, s.seats, fields, charisma)))
            found.append((*back, *moves, DONE))
    if owed_by(s, seat):
        for fields in FIELD_SETS[:DISHONEST]:
            found.append((*back, *laying(s, whole_plan(s, seat, fields, False, False)), DONE))
    found.append((*back, DONE))
    chance = laying(s, for_trusted(s, s.sample_plan(seat, rng)))
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
    return packed.both_parts(likely_plan(s, seat, rng), shared)


def likely_plan(s: FortyFourBce, board: int, rng: Rng) -> tuple[int, ...]:
    """What a board may lay; a Suitor does as it said, as often as its word counts."""
    n = len(FIELD_SETS)
    fields = FIELD_SETS[min(rng.below(n), rng.below(n))]
    charisma = rng.below(3) == 0
    if not s.statements or board == s.im or board >= s.seats:
        return whole_plan(s, board, fields, charisma)
    keeps = rng.below(100) < 100.0 * trust(s, board)
    return whole_plan(s, board, as_said(s, board, fields) if keeps else fields, charisma, keeps)


def as_said(s: FortyFourBce, board: int, fields: tuple[int, ...]) -> tuple[int, ...]:
    """These fields, with those that a Suitor said it would play and without those it said it would leave."""
    wanted = fields_to_play(s, board)
    unwanted = fields_to_leave(s, board)
    found: list[int] = []
    for field in range(len(terms.FIELDS)):
        if (field in fields or (wanted >> field) & 1) and not (unwanted >> field) & 1:
            found.append(field)
    return tuple(found)


def price_of(s: FortyFourBce, seat: int, answer: tuple[int, ...]) -> float:
    """What a plan costs a Suitor besides what the judge sees: the trust that a broken promise takes."""
    if seat == s.im or not s.statements or not isinstance(s.agenda[-1], SuitorCommitment):
        return 0.0
    plan: list[int] = []
    for move in answer:
        if kind_of(move) in LAYING:
            plan.append(packed.entry_laid(move, s.im))
    years = len(s.box.years) - s.year
    return broken_by(s, seat, tuple(plan)) * (LAST_TRUST + TRUST_A_YEAR * years)


def broken_by(s: FortyFourBce, seat: int, plan: tuple[int, ...]) -> int:
    """How many promises a plan breaks: support that is owed, fields to play and fields to leave."""
    broken = 0
    owed = owed_entries(s, seat)
    for entry in sorted(set(owed)):
        if plan.count(entry) < owed.count(entry):
            broken += 1
    wanted = fields_to_play(s, seat)
    unwanted = fields_to_leave(s, seat)
    entered = [packed.entry_field(entry) for entry in plan]
    for field in range(len(terms.FIELDS)):
        if (wanted >> field) & 1 and not packed.stack_in(plan, field):
            broken += 1
        if (unwanted >> field) & 1 and field in entered:
            broken += 1
    return broken


def whole_plan(
    s: FortyFourBce, board: int, fields: tuple[int, ...], charisma: bool, keeps: bool = True
) -> tuple[int, ...]:
    """Recruits of these fields with the most ambition on top, loyalty and support where it is owed (unless the Suitor
    does not keep its word) or fills boxes, and perhaps spare cubes as charisma."""
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
        plan.append(packed.recruit_entry(field, heights[field], card))
        heights[field] += 1
        boxes[field] += len(box.ambition[card])
    support = s.cubes[board * 4 + terms.SUPPORT]
    if board == s.im:
        for field in fields:
            while support and boxes[field] and heights[field]:
                plan.append(packed.support_entry(field, board))
                boxes[field] -= 1
                support -= 1
    else:
        plan += support_for_others(s, board, support, keeps)
    for _ in range(cards.count(box.loyal)):
        for field in fields:
            if boxes[field]:
                plan.append(packed.loyalty_entry(field))
                boxes[field] -= box.loyalty_im if board == s.im else box.loyalty_suitor
                boxes[field] = max(0, boxes[field])
                break
    if fields and charisma:
        for kind in range(terms.SUPPORT):
            for spare in range(s.cubes[board * 4 + kind]):
                plan.append(packed.charisma_entry(fields[spare % len(fields)], kind))
    return tuple(sorted(plan))


# -- feeding each other ------------------------------------------------------------------------------


def support_for_others(s: FortyFourBce, board: int, support: int, keeps: bool) -> list[int]:
    """First what is owed, then boxes that nobody trusted has promised to fill, those of supporters first."""
    laid: list[int] = owed_entries(s, board)[:support] if keeps else []
    support -= len(laid)
    for other in by_friendship(s, board):
        for field in range(len(terms.FIELDS)):
            wanted = boxes_in_sight(s, other, field) - promised_to(s, other, field)
            while support and wanted > laid.count(packed.support_entry(field, other)):
                laid.append(packed.support_entry(field, other))
                support -= 1
    return laid


def for_trusted(s: FortyFourBce, plan: tuple[int, ...]) -> tuple[int, ...]:
    """A plan without the support of Suitors who do not keep their word."""
    kept: list[int] = []
    for entry in plan:
        if (
            packed.use_of(entry) != packed.SUPPORT_USE
            or packed.entry_board(entry) >= s.seats
            or trusted(s, packed.entry_board(entry))
        ):
            kept.append(entry)
    return tuple(kept)


def by_ambition(s: FortyFourBce, board: int) -> list[int]:
    """The cards of a board, most ambition first, loyalty last."""
    ranked = []
    for card in (*s.faceup[board], *s.facedown[board]):
        ranked.append((1 if card == s.box.loyal else -sum(s.box.ambition[card]), card))
    ranked.sort()
    return [card for _, card in ranked]


def laying(s: FortyFourBce, plan: tuple[int, ...]) -> list[int]:
    """The edits that lay a plan on an empty draft."""
    return [packed.laying_move(entry, s.im) for entry in plan]


def clearing(s: FortyFourBce, seat: int) -> list[int]:
    """The edits that take back all of a draft, last laid first."""
    draft = s.drafts[seat]
    shared = [packed.taking_back_move(entry, s.im) for entry in reversed(packed.shared_part(draft))]
    return shared_moves(shared) + [packed.taking_back_move(entry, s.im) for entry in reversed(packed.own_part(draft))]


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
