"""The two commitments: the Imperium Maius plans alone, then all Suitors at once, each behind a screen.

A plan is laid with small edits until `done`; any sequence of edits that ends in `done` is also one line of notation.
Whoever is done with nothing laid plays nothing at all (BC-7.9), whatever was pledged before (BC-8.3, BC-9.8).
"""

from __future__ import annotations

from typing import ClassVar, Final

from tabularium.games.forty_four_bce.box import ANY, FIELDS, INFLUENCE, SUPPORT
from tabularium.games.forty_four_bce.state import (
    PLAN_CHARISMA,
    PLAN_KIND,
    PLAN_LOYALTY,
    PLAN_RECRUIT,
    PLAN_SHARED,
    PLAN_SUPPORT,
    FortyFourBce,
)
from tabularium.games.forty_four_bce.steps.kinds import (
    CHARM,
    PLAY,
    PLAY_LOYALTY,
    SHARED,
    SUPPORT_OTHER,
    SUPPORT_OWN,
    UNCHARM,
    UNPLAY,
    UNPLAY_LOYALTY,
    UNSUPPORT_OTHER,
    UNSUPPORT_OWN,
)
from tabularium.kernel.moves import argument_of, kind_of
from tabularium.kernel.step import NOT_NOW, Sealed

FIELD_COUNT: Final = len(FIELDS)
INFLUENCE_COUNT: Final = len(INFLUENCE)


class ImCommitment(Sealed[FortyFourBce]):
    """The Imperium Maius lays a plan that nobody sees before the reveal (BC-7.1); after `done` it stands (BC-7.10)."""

    name: ClassVar[str] = "im_commitment"
    reopens: ClassVar[bool] = False

    def edits(self, s: FortyFourBce, seat: int) -> list[int]:
        return plan_edits(s, seat, s.drafts[seat])

    def forbids_edit(self, s: FortyFourBce, seat: int, move: int) -> str:
        if move >= PLAY + SHARED and move < SUPPORT_OWN:
            return NOT_NOW
        return forbids_plan(s, seat, s.drafts[seat], move)

    def candidates(self, s: FortyFourBce, seat: int) -> list[int]:
        return plan_candidates(s, seat)

    def explain(self, s: FortyFourBce, seat: int, move: int) -> dict[str, int]:
        return explain_plan(s, seat, s.drafts[seat], move)

    def edit(self, s: FortyFourBce, seat: int, move: int) -> None:
        s.drafts[seat] = edited(s, seat, s.drafts[seat], move)

    def again(self, done: int) -> ImCommitment:
        return ImCommitment(self.members, done)

    def close(self, s: FortyFourBce) -> None:
        """The plan is sealed. What it leaves unplayed is stored face down (BC-7.8), which shows at the reveal: until
        then its cubes and cards stay known by number only (BC-7.11)."""
        s.plans[s.im] = s.drafts[s.im]
        s.drafts[s.im] = ()


class SuitorCommitment(Sealed[FortyFourBce]):
    """All Suitors lay their plans at the same time (BC-9.1), cards and charisma by the rules of the Imperium Maius
    (BC-9.2); who is done may reopen until the last one is (BC-9.6)."""

    name: ClassVar[str] = "suitor_commitment"

    def edits(self, s: FortyFourBce, seat: int) -> list[int]:
        own = plan_edits(s, seat, own_part(s, s.drafts[seat]))
        if s.seats > 2:
            return own
        return own + [move + SHARED for move in plan_edits(s, s.seats, shared_part(s.drafts[seat]))]

    def forbids_edit(self, s: FortyFourBce, seat: int, move: int) -> str:
        if move < PLAY + SHARED or move >= SUPPORT_OWN:
            return forbids_plan(s, seat, own_part(s, s.drafts[seat]), move)
        if s.seats > 2:
            return NOT_NOW
        return forbids_plan(s, s.seats, shared_part(s.drafts[seat]), move - SHARED)

    def candidates(self, s: FortyFourBce, seat: int) -> list[int]:
        own = plan_candidates(s, seat)
        return own if s.seats > 2 else own + [move + SHARED for move in plan_candidates(s, s.seats)]

    def explain(self, s: FortyFourBce, seat: int, move: int) -> dict[str, int]:
        if move < PLAY + SHARED or move >= SUPPORT_OWN:
            return explain_plan(s, seat, own_part(s, s.drafts[seat]), move)
        return explain_plan(s, s.seats, shared_part(s.drafts[seat]), move - SHARED) if s.seats == 2 else {}

    def edit(self, s: FortyFourBce, seat: int, move: int) -> None:
        draft = s.drafts[seat]
        if s.seats > 2:
            s.drafts[seat] = edited(s, seat, draft, move)
            return
        # BC-13.7: one player fills two plans, neither with the other's cards and cubes (BC-13.19).
        own = own_part(s, draft)
        other = shared_part(draft)
        if move >= PLAY + SHARED and move < SUPPORT_OWN:
            other = edited(s, s.seats, other, move - SHARED)
        else:
            own = edited(s, seat, own, move)
        s.drafts[seat] = own + tuple([entry | PLAN_SHARED for entry in other])

    def again(self, done: int) -> SuitorCommitment:
        return SuitorCommitment(self.members, done)

    def close(self, s: FortyFourBce) -> None:
        for seat in range(s.seats):
            if seat == s.im:
                continue
            s.plans[seat] = own_part(s, s.drafts[seat])
            if s.seats == 2:
                s.plans[s.seats] = shared_part(s.drafts[seat])
            s.drafts[seat] = ()


def start_im_commitment(s: FortyFourBce) -> None:
    s.push(ImCommitment(1 << s.im, 0))


def start_suitor_commitment(s: FortyFourBce) -> None:
    suitors = (1 << s.seats) - 1 & ~(1 << s.im)
    s.push(SuitorCommitment(suitors, 0))


def own_part(s: FortyFourBce, draft: tuple[int, ...]) -> tuple[int, ...]:
    if s.seats > 2:
        return draft
    return tuple([entry for entry in draft if entry < PLAN_SHARED])


def shared_part(draft: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([entry - PLAN_SHARED for entry in draft if entry >= PLAN_SHARED])


# -- a plan ------------------------------------------------------------------------------------------


def plan_edits(s: FortyFourBce, board: int, plan: tuple[int, ...]) -> list[int]:
    """What can still be laid; taking back is allowed too but needs no listing."""
    box = s.box
    loyal = box.loyal
    cards = [*s.faceup[board], *s.facedown[board]]  # BC-7.3: from the fields and from the storage, either face
    at = board * 4
    cubes = s.cubes[at : at + 4]
    heights = [0, 0, 0]
    peopled = [False, False, False]
    for entry in plan:
        kind = entry & PLAN_KIND
        if kind == PLAN_RECRUIT:
            cards.remove(entry & 31)
            heights[entry >> 9] += 1
            peopled[entry >> 9] = True
        elif kind == PLAN_LOYALTY:
            cards.remove(loyal)
            peopled[entry & 3] = True
        elif kind == PLAN_SUPPORT:
            cubes[SUPPORT] -= 1
        else:
            cubes[entry & 3] -= 1
    moves: list[int] = []
    cards.sort()
    last = -1
    for card in cards:
        if card == last:
            continue
        last = card
        if card == loyal:
            for field in range(FIELD_COUNT):  # even where no ambition waits for it (BC-9.7)
                moves.append(PLAY_LOYALTY | field)
            continue
        home = box.field[card]
        for field in range(FIELD_COUNT):
            if home in (field, ANY):  # BC-7.2
                for place in range(heights[field] + 1):  # BC-7.4
                    moves.append(PLAY | card << 6 | field << 4 | place)
    im = s.im
    if cubes[SUPPORT] and board != im:
        for field in range(FIELD_COUNT):
            for other in range(len(s.denarii)):  # open ambition or none (BC-9.4)
                if other != board and other != im:
                    moves.append(SUPPORT_OTHER | field << 3 | other)
    kinds = [kind for kind in range(INFLUENCE_COUNT) if cubes[kind]]
    for field in range(FIELD_COUNT):
        for kind in kinds:  # BC-7.6, BC-9.5: any influence, with a card there or without
            moves.append(CHARM | field << 2 | kind)
    if cubes[SUPPORT] and board == im:
        for field in range(FIELD_COUNT):
            if peopled[field]:  # BC-7.5
                moves.append(SUPPORT_OWN | field)
    return moves


def plan_candidates(s: FortyFourBce, board: int) -> list[int]:
    """For people: each card in each field, support for everybody, each cube as charisma."""
    cards = sorted({*s.faceup[board], *s.facedown[board]} - {s.box.loyal, s.box.back})
    moves = [PLAY | card << 6 | field << 4 for card in cards for field in range(FIELD_COUNT)]
    if board != s.im:
        boards = range(s.boards)
        moves.extend(SUPPORT_OTHER | field << 3 | other for field in range(FIELD_COUNT) for other in boards)
    moves.extend(CHARM | field << 2 | kind for field in range(FIELD_COUNT) for kind in range(INFLUENCE_COUNT))
    if board == s.im:
        moves.extend(SUPPORT_OWN | field for field in range(FIELD_COUNT))
    return moves


def forbids_plan(s: FortyFourBce, board: int, plan: tuple[int, ...], move: int) -> str:
    kind = kind_of(move)
    argument = argument_of(move)
    if kind == PLAY:
        return forbids_card(s, board, plan, argument)
    if kind == PLAY_LOYALTY:
        return "" if held(s, board, s.box.loyal) > count_kind(plan, PLAN_LOYALTY) else "BC-7.3"
    if kind == CHARM:
        return "" if free_cubes(s, board, plan, argument & 3) else "BC-7.7"
    if kind == SUPPORT_OTHER:
        return forbids_support(s, board, plan, argument & 7)
    if kind == SUPPORT_OWN:
        if board != s.im:
            return "BC-9.3"
        if not has_card(plan, argument):
            return "BC-7.5"
        return "" if free_cubes(s, board, plan, SUPPORT) else "BC-7.7"
    entry = taken_back(s, kind, argument)
    return "" if entry >= 0 and entry in plan else NOT_NOW


def forbids_card(s: FortyFourBce, board: int, plan: tuple[int, ...], argument: int) -> str:
    card = argument >> 6
    field = (argument >> 4) & 3
    if s.box.field[card] not in (field, ANY):
        return "BC-7.2"
    played = 0
    height = 0
    for entry in plan:
        if entry & PLAN_KIND == PLAN_RECRUIT:
            played += entry & 31 == card
            height += entry >> 9 == field
    if played >= held(s, board, card):
        return "BC-7.3"
    return "" if argument & 15 <= height else "BC-7.4"


def forbids_support(s: FortyFourBce, board: int, plan: tuple[int, ...], other: int) -> str:
    """Never for oneself nor for the Imperium Maius (BC-9.3); who holds that seat feeds own cards instead."""
    if other >= s.boards or board == s.im:
        return NOT_NOW
    if other == board or other == s.im:
        return "BC-9.3"
    return "" if free_cubes(s, board, plan, SUPPORT) else "BC-7.7"


def explain_plan(s: FortyFourBce, board: int, plan: tuple[int, ...], move: int) -> dict[str, int]:
    """What is there of the card or cube that a move lays, and where the card could lie."""
    kind = kind_of(move)
    argument = argument_of(move)
    if kind in (CHARM, SUPPORT_OTHER, SUPPORT_OWN):
        influence = argument & 3 if kind == CHARM else SUPPORT
        return {"influence": influence, "have": s.cubes[board * 4 + influence]}
    if kind == PLAY_LOYALTY:
        return {"card": s.box.loyal, "have": held(s, board, s.box.loyal)}
    if kind != PLAY:
        return {}
    card = argument >> 6
    field = (argument >> 4) & 3
    height = sum([1 for entry in plan if entry & PLAN_KIND == PLAN_RECRUIT and entry >> 9 == field])
    told = {"card": card, "have": held(s, board, card), "field": field, "lowest": height + 1}
    if s.box.field[card] != ANY:
        told["home:field"] = s.box.field[card]
    return told


def held(s: FortyFourBce, board: int, card: int) -> int:
    return s.faceup[board].count(card) + s.facedown[board].count(card)


def count_kind(plan: tuple[int, ...], kind: int) -> int:
    return sum([1 for entry in plan if entry & PLAN_KIND == kind])


def has_card(plan: tuple[int, ...], field: int) -> bool:
    for entry in plan:
        if entry == PLAN_LOYALTY | field or (entry & PLAN_KIND == PLAN_RECRUIT and entry >> 9 == field):
            return True
    return False


def free_cubes(s: FortyFourBce, board: int, plan: tuple[int, ...], kind: int) -> int:
    """Cubes of a kind that the plan does not use yet: each has one use (BC-7.7)."""
    used = 0
    for entry in plan:
        use = entry & PLAN_KIND
        if (use == PLAN_CHARISMA and entry & 3 == kind) or (use == PLAN_SUPPORT and kind == SUPPORT):
            used += 1
    return s.cubes[board * 4 + kind] - used


def plan_entry(s: FortyFourBce, kind: int, argument: int) -> int:
    """The entry that a move lays, or -1."""
    if kind == PLAY:
        return ((argument >> 4) & 3) << 9 | (argument & 15) << 5 | argument >> 6
    if kind == PLAY_LOYALTY:
        return PLAN_LOYALTY | argument
    if kind == SUPPORT_OTHER:
        return PLAN_SUPPORT | argument
    if kind == CHARM:
        return PLAN_CHARISMA | argument
    if kind == SUPPORT_OWN:
        return PLAN_SUPPORT | argument << 3 | s.im
    return -1


def taken_back(s: FortyFourBce, kind: int, argument: int) -> int:
    """The entry that a move takes back, or -1."""
    if kind == UNPLAY:
        return plan_entry(s, PLAY, argument)
    if kind == UNPLAY_LOYALTY:
        return plan_entry(s, PLAY_LOYALTY, argument)
    if kind == UNSUPPORT_OTHER:
        return plan_entry(s, SUPPORT_OTHER, argument)
    if kind == UNCHARM:
        return plan_entry(s, CHARM, argument)
    if kind == UNSUPPORT_OWN:
        return plan_entry(s, SUPPORT_OWN, argument)
    return -1


def edited(s: FortyFourBce, board: int, plan: tuple[int, ...], move: int) -> tuple[int, ...]:
    """The plan after an edit."""
    kind = kind_of(move)
    argument = argument_of(move)
    entry = plan_entry(s, kind, argument)
    if entry >= 0:
        laid = [*opened(plan, entry), entry] if kind == PLAY else [*plan, entry]
        laid.sort()
        return tuple(laid)
    entry = taken_back(s, kind, argument)
    left = list(plan)
    left.remove(entry)
    if kind == UNPLAY:
        left = closed(left, entry)
    if board == s.im and kind in (UNPLAY, UNPLAY_LOYALTY):
        field = entry >> 9 if kind == UNPLAY else entry & 3
        if not has_card(tuple(left), field):  # BC-7.5: no card left there, so no support either
            left = [other for other in left if other != PLAN_SUPPORT | field << 3 | board]
    return tuple(left)


def opened(plan: tuple[int, ...], entry: int) -> list[int]:
    """The plan with the recruits from this place on one place lower."""
    here = entry >> 5
    found = []
    for other in plan:
        lower = other < PLAN_LOYALTY and other >> 9 == entry >> 9 and other >> 5 >= here
        found.append(other + 32 if lower else other)
    return found


def closed(plan: list[int], entry: int) -> list[int]:
    """The plan with the gap in a stack closed."""
    here = entry >> 5
    found = []
    for other in plan:
        lower = other < PLAN_LOYALTY and other >> 9 == entry >> 9 and other >> 5 > here
        found.append(other - 32 if lower else other)
    return found
