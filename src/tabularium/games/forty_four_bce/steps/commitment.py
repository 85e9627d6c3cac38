"""The two commitments: the Imperium Maius plans alone, then all Suitors at once, each behind a screen.

A plan is laid with small edits until `done`; any sequence of edits that ends in `done` is also one line of notation.
Whoever is done with nothing laid plays nothing at all (BC-7.9), whatever was pledged before (BC-8.3, BC-9.8).
"""

from __future__ import annotations

from typing import ClassVar, Final

from tabularium.games.forty_four_bce import packed, terms
from tabularium.games.forty_four_bce.state import FortyFourBce, with_one
from tabularium.games.forty_four_bce.steps import kinds
from tabularium.kernel.moves import DONE, argument_of, kind_of
from tabularium.kernel.picture import Lot, Tray
from tabularium.kernel.rng import Rng
from tabularium.kernel.step import NOT_NOW, Sealed

FIELD_COUNT: Final = len(terms.FIELDS)
INFLUENCE_COUNT: Final = len(terms.INFLUENCE)


class ImCommitment(Sealed[FortyFourBce]):
    """The Imperium Maius lays a plan that nobody sees before the reveal (BC-7.1); after `done` it stands (BC-7.10)."""

    name: ClassVar[str] = "im_commitment"
    reopens: ClassVar[bool] = False

    def edits(self, s: FortyFourBce, seat: int) -> list[int]:
        return plan_edits(s, seat, s.drafts[seat])

    def forbids_edit(self, s: FortyFourBce, seat: int, move: int) -> str:
        return NOT_NOW if packed.for_shared(move) else forbids_plan(s, seat, s.drafts[seat], move)

    def candidates(self, s: FortyFourBce, seat: int) -> list[int]:
        return plan_candidates(s, seat)

    def explain(self, s: FortyFourBce, seat: int, move: int) -> dict[str, int]:
        return explain_plan(s, seat, s.drafts[seat], move)

    def edit(self, s: FortyFourBce, seat: int, move: int) -> None:
        s.drafts[seat] = edited(s, seat, s.drafts[seat], move)

    def undo_moves(self, s: FortyFourBce, seat: int) -> list[int]:
        return plan_takes_back(s, s.drafts[seat])

    def tray(self, s: FortyFourBce, seat: int) -> Tray | None:
        held, laid = plan_lots(s, seat, s.drafts[seat], 0)
        return Tray(tuple(held), tuple(laid), done=DONE)

    def close(self, s: FortyFourBce) -> None:
        """The plan is sealed. What it leaves unplayed is stored face down (BC-7.8), which shows at the reveal: until
        then its cubes and cards stay known by number only (BC-7.11)."""
        s.plans[s.im] = s.drafts[s.im]
        s.sealed |= 1 << s.im
        s.drafts[s.im] = ()


class SuitorCommitment(Sealed[FortyFourBce]):
    """All Suitors lay their plans at the same time (BC-9.1), cards and charisma by the rules of the Imperium Maius
    (BC-9.2); who is done may reopen until the last one is (BC-9.6)."""

    name: ClassVar[str] = "suitor_commitment"

    def edits(self, s: FortyFourBce, seat: int) -> list[int]:
        if s.seats > 2:
            return plan_edits(s, seat, s.drafts[seat])
        own = plan_edits(s, seat, packed.own_part(s.drafts[seat]))
        return own + [move + kinds.SHARED for move in plan_edits(s, s.seats, packed.shared_part(s.drafts[seat]))]

    def forbids_edit(self, s: FortyFourBce, seat: int, move: int) -> str:
        if not packed.for_shared(move):
            return forbids_plan(s, seat, packed.own_part(s.drafts[seat]), move)
        return (
            forbids_plan(s, s.seats, packed.shared_part(s.drafts[seat]), move - kinds.SHARED)
            if s.seats == 2
            else NOT_NOW
        )

    def candidates(self, s: FortyFourBce, seat: int) -> list[int]:
        own = plan_candidates(s, seat)
        return own if s.seats > 2 else own + [move + kinds.SHARED for move in plan_candidates(s, s.seats)]

    def explain(self, s: FortyFourBce, seat: int, move: int) -> dict[str, int]:
        if not packed.for_shared(move):
            return explain_plan(s, seat, packed.own_part(s.drafts[seat]), move)
        return explain_plan(s, s.seats, packed.shared_part(s.drafts[seat]), move - kinds.SHARED) if s.seats == 2 else {}

    def edit(self, s: FortyFourBce, seat: int, move: int) -> None:
        if s.seats > 2:
            s.drafts[seat] = edited(s, seat, s.drafts[seat], move)
            return
        # BC-13.7: one of two players fills two plans, neither with the other's cards and cubes (BC-13.19).
        own, other = packed.own_part(s.drafts[seat]), packed.shared_part(s.drafts[seat])
        if packed.for_shared(move):
            other = edited(s, s.seats, other, move - kinds.SHARED)
        else:
            own = edited(s, seat, own, move)
        s.drafts[seat] = packed.both_parts(own, other)

    def undo_moves(self, s: FortyFourBce, seat: int) -> list[int]:
        if (self.done >> seat) & 1:
            return []
        own = plan_takes_back(s, packed.own_part(s.drafts[seat]))
        return own + [move + kinds.SHARED for move in plan_takes_back(s, packed.shared_part(s.drafts[seat]))]

    def tray(self, s: FortyFourBce, seat: int) -> Tray | None:
        if (self.done >> seat) & 1:
            return None
        held, laid = plan_lots(s, seat, packed.own_part(s.drafts[seat]), 0)
        if s.seats == 2:
            more, other = plan_lots(s, s.seats, packed.shared_part(s.drafts[seat]), kinds.SHARED)
            held += more
            laid += other
        return Tray(tuple(held), tuple(laid), done=DONE)

    def sample(self, s: FortyFourBce, seat: int, rng: Rng) -> tuple[int, ...]:
        """Most recruits, some support and charisma."""
        shared = s.sample_plan(s.seats, rng) if s.seats == 2 else ()
        return packed.both_parts(s.sample_plan(seat, rng), shared)

    def close(self, s: FortyFourBce) -> None:
        """The last screen stands: nobody sees a plan before the reveal."""
        for seat in range(s.seats):
            if seat == s.im:
                continue
            s.plans[seat] = packed.own_part(s.drafts[seat])
            if s.seats == 2:
                s.plans[s.seats] = packed.shared_part(s.drafts[seat])
            s.drafts[seat] = ()
        s.sealed = (1 << s.boards) - 1


def start_im_commitment(s: FortyFourBce) -> None:
    s.push(ImCommitment(1 << s.im, 0))


def start_suitor_commitment(s: FortyFourBce) -> None:
    suitors = (1 << s.seats) - 1 & ~(1 << s.im)
    s.push(SuitorCommitment(suitors, 0))


# -- a plan ------------------------------------------------------------------------------------------


def left_over(s: FortyFourBce, board: int, plan: tuple[int, ...]) -> tuple[list[int], list[int]]:
    """Cards and cubes of a board that a plan does not use."""
    cards = [*s.faceup[board], *s.facedown[board]]  # BC-7.3: from the fields and from the storage, either face
    cubes = s.cubes[board * 4 : board * 4 + 4]
    for entry in plan:
        use = packed.use_of(entry)
        if use == packed.RECRUIT_USE:
            cards.remove(packed.entry_recruit(entry))
        elif use == packed.LOYALTY_USE:
            cards.remove(s.box.loyal)
        else:
            cubes[packed.entry_influence(entry)] -= 1
    cards.sort()
    return cards, cubes


def plan_takes_back(s: FortyFourBce, plan: tuple[int, ...]) -> list[int]:
    """Each thing that lies there can be taken back, the same things as one."""
    return sorted({packed.taking_back_move(entry, s.im) for entry in plan})


def plan_lots(s: FortyFourBce, board: int, plan: tuple[int, ...], shared: int) -> tuple[list[Lot], list[Lot]]:
    """What is left to lay, and what is laid, which touching takes back."""
    cards, cubes = left_over(s, board, plan)
    held = [Lot("card", card, cards.count(card), board=board) for card in sorted(set(cards))]
    held.extend([Lot("influence", kind, cubes[kind], board=board) for kind in range(INFLUENCE_COUNT) if cubes[kind]])
    laid: list[Lot] = []
    for entry in sorted(set(plan)):
        use = packed.use_of(entry)
        card = packed.entry_recruit(entry) if use == packed.RECRUIT_USE else s.box.loyal
        thing = "card" if use in (packed.RECRUIT_USE, packed.LOYALTY_USE) else "influence"
        value = card if thing == "card" else packed.entry_influence(entry)
        laid.append(Lot(thing, value, plan.count(entry), packed.taking_back_move(entry, s.im) + shared, board))
    return held, laid


def plan_edits(s: FortyFourBce, board: int, plan: tuple[int, ...]) -> list[int]:
    """What can still be laid; taking back is allowed too but needs no listing."""
    box = s.box
    cubes = s.cubes[board * 4 : board * 4 + 4]
    heights = [0, 0, 0]
    peopled = [False, False, False]
    laid: list[int] = []
    for entry in plan:
        use = packed.use_of(entry)
        if use > packed.LOYALTY_USE:
            cubes[packed.entry_influence(entry)] -= 1
            continue
        peopled[packed.entry_field(entry)] = True
        if use == packed.RECRUIT_USE:
            heights[packed.entry_field(entry)] += 1
        laid.append(packed.entry_recruit(entry) if use == packed.RECRUIT_USE else box.loyal)
    moves: list[int] = []
    for card in cards_left(s.faceup[board], s.facedown[board], laid):
        if card == box.loyal:
            moves.extend(packed.LOYALTIES)  # even where no ambition waits for it (BC-9.7)
            continue
        home = box.field[card]
        if home != terms.ANY:  # BC-7.2
            moves.extend(packed.plays(card, home, heights[home]))  # BC-7.4
            continue
        for field in range(FIELD_COUNT):
            moves.extend(packed.plays(card, field, heights[field]))
    im = s.im
    if cubes[terms.SUPPORT] and board != im:
        others = (1 << s.boards) - 1 & ~(1 << board) & ~(1 << im)
        moves.extend(packed.SUPPORTS[others])  # open ambition or none (BC-9.4)
    held = 0
    for kind in range(INFLUENCE_COUNT):
        if cubes[kind]:
            held |= 1 << kind
    moves.extend(packed.CHARMS[held])  # BC-7.6, BC-9.5: any influence, with a card there or without
    if cubes[terms.SUPPORT] and board == im:
        for field in range(FIELD_COUNT):
            if peopled[field]:  # BC-7.5
                moves.append(kinds.SUPPORT_OWN | field)
    return moves


def cards_left(faceup: tuple[int, ...], facedown: tuple[int, ...], laid: list[int]) -> list[int]:
    """Of two sorted rows, from the fields and from the storage, either face (BC-7.3), each card once that is there more
    often than laid."""
    left: list[int] = []
    i = j = 0
    while i < len(faceup) or j < len(facedown):
        above = j == len(facedown) or (i < len(faceup) and faceup[i] <= facedown[j])
        card = faceup[i] if above else facedown[j]
        count = 0
        while i < len(faceup) and faceup[i] == card:
            i += 1
            count += 1
        while j < len(facedown) and facedown[j] == card:
            j += 1
            count += 1
        for other in laid:
            if other == card:
                count -= 1
        if count > 0:
            left.append(card)
    return left


def plan_candidates(s: FortyFourBce, board: int) -> list[int]:
    """For people: each card in each field, support for everybody, each cube as charisma."""
    cards = sorted({*s.faceup[board], *s.facedown[board]} - {s.box.loyal, s.box.back})
    fields = range(FIELD_COUNT)
    moves = [packed.play_move(card, field, 0) for card in cards for field in fields]
    if board != s.im:
        moves.extend(packed.support_move(field, other) for field in fields for other in range(s.boards))
    moves.extend(packed.charm_move(field, kind) for field in fields for kind in range(INFLUENCE_COUNT))
    if board == s.im:
        moves.extend(kinds.SUPPORT_OWN | field for field in fields)
    return moves


def forbids_plan(s: FortyFourBce, board: int, plan: tuple[int, ...], move: int) -> str:
    kind = kind_of(move)
    if kind == kinds.PLAY:
        return forbids_card(s, board, plan, move)
    if kind == kinds.PLAY_LOYALTY:
        played = sum([1 for entry in plan if packed.use_of(entry) == packed.LOYALTY_USE])
        return "" if held(s, board, s.box.loyal) > played else "BC-7.3"
    if kind == kinds.CHARM:
        return "" if free_cubes(s, board, plan, packed.charm_influence(move)) else "BC-7.7"
    if kind == kinds.SUPPORT_OTHER:
        return forbids_support(s, board, plan, packed.supported_board(move))
    if kind == kinds.SUPPORT_OWN:
        if board != s.im:
            return "BC-9.3"
        if not has_card(plan, argument_of(move)):
            return "BC-7.5"
        return "" if free_cubes(s, board, plan, terms.SUPPORT) else "BC-7.7"
    return "" if packed.entry_taken_back(move, s.im) in plan else NOT_NOW


def forbids_card(s: FortyFourBce, board: int, plan: tuple[int, ...], move: int) -> str:
    card = packed.played_recruit(move)
    field = packed.played_field(move)
    if s.box.field[card] not in (field, terms.ANY):
        return "BC-7.2"
    played = sum([packed.stack_in(plan, other).count(card) for other in range(FIELD_COUNT)])
    if played >= held(s, board, card):
        return "BC-7.3"
    return "" if packed.played_place(move) <= len(packed.stack_in(plan, field)) else "BC-7.4"


def forbids_support(s: FortyFourBce, board: int, plan: tuple[int, ...], other: int) -> str:
    """Never for oneself nor for the Imperium Maius (BC-9.3); who holds that seat feeds own cards instead."""
    if other >= s.boards or board == s.im:
        return NOT_NOW
    if other == board or other == s.im:
        return "BC-9.3"
    return "" if free_cubes(s, board, plan, terms.SUPPORT) else "BC-7.7"


def explain_plan(s: FortyFourBce, board: int, plan: tuple[int, ...], move: int) -> dict[str, int]:
    """What is there of the card or cube that a move lays, and where the card could lie."""
    kind = kind_of(move)
    if kind in (kinds.CHARM, kinds.SUPPORT_OTHER, kinds.SUPPORT_OWN):
        influence = packed.charm_influence(move) if kind == kinds.CHARM else terms.SUPPORT
        own = kind == kinds.SUPPORT_OWN or (kind == kinds.SUPPORT_OTHER and packed.supported_board(move) == board)
        return {"influence": influence, "have": s.cubes[board * 4 + influence], "own": 1 if own else 0}
    if kind == kinds.PLAY_LOYALTY:
        return {"card": s.box.loyal, "have": held(s, board, s.box.loyal)}
    if kind != kinds.PLAY:
        return {}
    card = packed.played_recruit(move)
    field = packed.played_field(move)
    told = {"card": card, "have": held(s, board, card), "field": field, "lowest": len(packed.stack_in(plan, field)) + 1}
    if s.box.field[card] != terms.ANY:
        told["home:field"] = s.box.field[card]
    return told


def held(s: FortyFourBce, board: int, card: int) -> int:
    return s.faceup[board].count(card) + s.facedown[board].count(card)


def has_card(plan: tuple[int, ...], field: int) -> bool:
    return field in [
        packed.entry_field(entry) for entry in plan if packed.use_of(entry) in (packed.RECRUIT_USE, packed.LOYALTY_USE)
    ]


def free_cubes(s: FortyFourBce, board: int, plan: tuple[int, ...], kind: int) -> int:
    """Cubes of a kind that the plan does not use yet: each has one use (BC-7.7)."""
    free = s.cubes[board * 4 + kind]
    for entry in plan:
        if packed.use_of(entry) > packed.LOYALTY_USE and packed.entry_influence(entry) == kind:
            free -= 1
    return free


def edited(s: FortyFourBce, board: int, plan: tuple[int, ...], move: int) -> tuple[int, ...]:
    """The plan after an edit."""
    kind = kind_of(move)
    entry = packed.entry_laid(move, s.im)
    if entry >= 0:
        return with_one(packed.with_gap_at(plan, entry) if kind == kinds.PLAY else plan, entry)
    entry = packed.entry_taken_back(move, s.im)
    left = list(plan)
    left.remove(entry)
    if kind == kinds.UNPLAY:
        left = packed.without_gap_at(left, entry)
    field = packed.entry_field(entry)
    if board == s.im and not has_card(tuple(left), field):  # BC-7.5: no card left there, so no support either
        left = [other for other in left if other != packed.support_entry(field, board)]
    return tuple(left)
