"""The resolution: all plans are revealed, then field by field deployed, fed, activated, counted and awarded; then the
Imperium Maius is designated and the structures of the phase act."""

from __future__ import annotations

from typing import ClassVar

from tabularium.games.forty_four_bce import packed, state, terms
from tabularium.games.forty_four_bce.effects import activate_ability, carry_out, fill_next, holds, place_support
from tabularium.games.forty_four_bce.state import FortyFourBce, number_of, without
from tabularium.games.forty_four_bce.steps import kinds, told
from tabularium.games.forty_four_bce.steps.choices import contributes
from tabularium.games.forty_four_bce.steps.negotiation import tell_verdicts
from tabularium.games.forty_four_bce.steps.supply import collect_denarii, draw_loyalty, gain
from tabularium.games.forty_four_bce.steps.turns import BoardStep, OnePass, ask_who_leads
from tabularium.kernel.moves import argument_of
from tabularium.kernel.state import EVERYONE
from tabularium.kernel.step import Decision, Step

# -- the reveal --------------------------------------------------------------------------------------


def start_resolution(s: FortyFourBce) -> None:
    reveal_plans(s)
    s.push(StructuresAct(0))
    ask_who_leads(s, 0)
    s.push(Designation())
    for field in (2, 1, 0):  # political, military, social: one after another, completely (BC-10.2)
        s.push(Award(field))
        s.push(Count(field))
        s.push(Abilities(field, 0, 0))
        s.push(ActivateLoyalty(field, 0, 0))
        s.push(ImSupport(field))
        s.push(Deployment(field, (), 0))  # a cube a step: each is a frame of the show


def reveal_plans(s: FortyFourBce) -> None:
    """All boards at the same time: stacks, loyalty, support and charisma; stored cards stay face down (BC-10.1)."""
    s.sealed = 0
    order = s.order()
    for board in order:
        tell_plan(s, board)
    tell_verdicts(s)
    for board in order:
        lay_plan(s, board)
        stored = len(s.facedown[board])
        if stored:
            s.tell(told.STORED, board, stored)


def lay_plan(s: FortyFourBce, board: int) -> None:
    """Cards come out of the fields first, then out of the storage; the rest turns face down (BC-7.8)."""
    plan = s.plans[board]
    for entry in plan:
        use = packed.use_of(entry)
        if use in (packed.RECRUIT_USE, packed.LOYALTY_USE):
            card = packed.entry_recruit(entry) if use == packed.RECRUIT_USE else s.box.loyal
            if card in s.faceup[board]:
                s.faceup[board] = without(s.faceup[board], card)
            else:
                s.show_stored(board, card)
            continue
        influence = packed.entry_influence(entry)
        s.cubes[board * 4 + influence] -= 1
        s.afield[influence] += 1
        if use == packed.CHARISMA_USE:
            s.charisma[board * 3 + packed.entry_field(entry)] += 1
    for field in range(len(terms.FIELDS)):
        s.stacks[board * 3 + field] = tuple(packed.stack_in(plan, field))
    if s.faceup[board]:
        s.store(board, s.faceup[board])
        s.faceup[board] = ()


def tell_plan(s: FortyFourBce, board: int) -> None:
    s.reveal(told.SCREEN, board, EVERYONE, ())
    if s.log is None:
        return
    plan = s.plans[board]
    for field in range(len(terms.FIELDS)):
        stack = packed.stack_in(plan, field)
        if stack:
            s.tell(told.PLAYED, board, field, *stack)
        loyalty = plan.count(packed.loyalty_entry(field))
        if loyalty:
            s.tell(told.PLAYED_LOYALTY, board, field, loyalty)
        for other in range(s.boards):
            support = plan.count(packed.support_entry(field, other))
            if support and other == board:
                s.tell(told.PLAYED_OWN_SUPPORT, board, field, support)
            elif support:
                s.tell(told.PLAYED_SUPPORT, board, field, other, support)
        for kind in range(len(terms.INFLUENCE)):
            charisma = plan.count(packed.charisma_entry(field, kind))
            if charisma:
                s.tell(told.PLAYED_CHARISMA, board, field, kind, charisma)


# -- one field ---------------------------------------------------------------------------------------


class FieldStep(Step[FortyFourBce]):
    """Something that the game does in one field."""

    __slots__ = ("field",)

    def __init__(self, field: int) -> None:
        self.field = field


class Deployment(Step[FortyFourBce]):
    """Step 1: Suitors' support goes onto the ambition it was placed for, in order of the targets (BC-10.3), one cube at
    a time while there is a cube and an open ambition (BC-10.4)."""

    __slots__ = ("field", "left", "turn")

    def __init__(self, field: int, left: tuple[int, ...], turn: int) -> None:
        self.field = field
        self.left = left  # cubes for this target, by giver; nothing until its turn begins
        self.turn = turn  # of the target

    def run(self, s: FortyFourBce) -> None:
        order = s.order()
        if self.turn == len(order) - 1:
            return
        if self.turn == 0 and not self.left:
            s.tell(told.FIELD, -1, self.field)
        target = order[self.turn]
        left = self.left or self.placed(s, target)
        giver = self.first(s, left, order)
        recruit = fill_next(s, target, self.field) if giver != state.NOBODY_YET else -1
        if recruit < 0:
            self.give_back(s, target, left, order)
            s.push(Deployment(self.field, (), self.turn + 1))
            return
        rest = list(left)
        rest[giver] -= 1
        s.push(Deployment(self.field, tuple(rest), self.turn))
        # BC-10.9: for each cube 1 loyalty, face up in front of the field
        s.front[giver * 3 + self.field] += 1
        s.tell(told.DEPLOYED, giver, self.field, target, recruit)
        draw_loyalty(s)

    def placed(self, s: FortyFourBce, target: int) -> tuple[int, ...]:
        mark = packed.support_entry(self.field, target)
        return tuple([number_of(s.plans[board], mark) if board != s.im else 0 for board in range(s.boards)])

    def give_back(self, s: FortyFourBce, target: int, left: tuple[int, ...], order: tuple[int, ...]) -> None:
        for board in order[:-1]:
            if left[board]:  # BC-10.10: back to the supply, and nothing for it
                s.afield[terms.SUPPORT] -= left[board]
                s.supply[terms.SUPPORT] += left[board]
                s.tell(told.UNDEPLOYED, board, self.field, target, left[board])

    def first(self, s: FortyFourBce, left: tuple[int, ...], order: tuple[int, ...]) -> int:
        """Most cubes still undeployed, then more charisma cubes (BC-10.6: abilities come later), then closest to the
        left of the Imperium Maius (BC-10.5), or nobody."""
        best = state.NOBODY_YET
        for board in order[:-1]:
            if left[board] == 0:
                continue
            if best < 0 or left[board] > left[best]:
                best = board
            elif left[board] == left[best]:
                field = self.field
                if s.charisma[board * 3 + field] > s.charisma[best * 3 + field]:
                    best = board
        return best


class ImSupport(FieldStep):
    """Step 2: support of the Imperium Maius fills own ambition, the excess returns; no loyalty for it (BC-10.11)."""

    name: ClassVar[str] = "im_support"

    def run(self, s: FortyFourBce) -> None:
        left = number_of(s.plans[s.im], packed.support_entry(self.field, s.im))
        while left:
            recruit = fill_next(s, s.im, self.field)
            if recruit < 0:
                break
            left -= 1
            s.tell(told.IM_PLACED, s.im, self.field, recruit)
        if left:
            s.afield[terms.SUPPORT] -= left
            s.supply[terms.SUPPORT] += left
            s.tell(told.EXCESS, s.im, self.field, left)


class ActivateLoyalty(Step[FortyFourBce]):
    """Step 3: each loyalty played here (BC-10.13: not those laid in front of it) places support from the supply on its
    owner's next open ambition, 1 for a Suitor and up to 2 for the Imperium Maius (BC-10.12), in order (BC-10.15)."""

    __slots__ = ("field", "turn", "used")

    name: ClassVar[str] = "activate_loyalty"

    def __init__(self, field: int, turn: int, used: int) -> None:
        self.field = field
        self.turn = turn
        self.used = used  # loyalty of this board that has acted

    def run(self, s: FortyFourBce) -> None:
        order = s.order()
        for turn in range(self.turn, len(order)):
            board = order[turn]
            used = self.used if turn == self.turn else 0
            if used < number_of(s.plans[board], packed.loyalty_entry(self.field)):
                s.push(ActivateLoyalty(self.field, turn, used + 1))
                self.activate(s, board, s.box.loyalty_im if board == s.im else s.box.loyalty_suitor)
                return

    def activate(self, s: FortyFourBce, board: int, each: int) -> None:
        for placed in range(each):
            recruit = place_support(s, board, self.field)
            if recruit < 0:  # BC-10.14: lost, and the card is used up all the same
                if placed == 0:
                    s.tell(told.LOYALTY_LOST, board, self.field)
                return
            s.tell(told.LOYALTY_PLACED, board, self.field, recruit)


class Abilities(Step[FortyFourBce]):
    """Step 4: in order, each activates own recruits from the top of the stack to the bottom (BC-10.16)."""

    __slots__ = ("field", "place", "turn")

    def __init__(self, field: int, place: int, turn: int) -> None:
        self.field = field
        self.place = place
        self.turn = turn

    def run(self, s: FortyFourBce) -> None:
        order = s.order()
        place = self.place
        for turn in range(self.turn, len(order)):
            board = order[turn]
            if place < len(s.stacks[board * 3 + self.field]):
                s.push(Abilities(self.field, place + 1, turn))
                activate_ability(s, board, self.field, place)  # which may ask its owner something first
                return
            place = 0


class Count(FieldStep):
    """Step 5: authority and charisma of each board in the field (BC-10.20, BC-10.22)."""

    def run(self, s: FortyFourBce) -> None:
        field = self.field
        tile = s.letter() * 3 + field
        for board in s.order():
            at = board * 3 + field
            authority = 0
            for entry in s.stacks[at]:  # unfilled ambition counts nothing (BC-10.21)
                authority += contributes(s, entry)
            if board == s.im:
                authority += s.box.tile_authority[tile]
                s.charisma[at] += s.box.tile_charisma[tile]
            s.authority[at] = authority
            self.mark_returns(s, board)
            if s.log is not None and (authority or s.charisma[at]):
                s.tell(told.COUNT, board, field, authority, s.charisma[at])

    def mark_returns(self, s: FortyFourBce, board: int) -> None:
        """Who comes back for having contributed nothing is judged now (BC-14.8); in the last year nobody (BC-14.28)."""
        at = board * 3 + self.field
        for place in range(len(s.stacks[at])):
            entry = s.stacks[at][place]
            if s.last_year() or contributes(s, entry) or not returns(s, packed.stack_card(entry)):
                continue
            stack = list(s.stacks[at])
            stack[place] |= packed.RETURNS
            s.stacks[at] = tuple(stack)
            s.tell(told.WILL_RETURN, board, packed.stack_card(entry))


def returns(s: FortyFourBce, recruit: int) -> bool:
    for effect in s.box.effects[recruit]:
        if (
            effect.verb == terms.RETURN_TO_STORAGE
            and effect.target == terms.SELF
            and effect.condition == terms.IF_ZERO_AUTHORITY
        ):
            return True
    return False


class Award(FieldStep):
    """Step 6: who controls the field, and who is awarded its tile, which stays in view until recess (BC-10.30)."""

    def run(self, s: FortyFourBce) -> None:
        field = self.field
        suitors = s.order()[:-1]
        authority = charisma = 0
        for board in suitors:
            authority += s.authority[board * 3 + field]
            charisma += s.charisma[board * 3 + field]
        im_authority = s.authority[s.im * 3 + field]
        im_charisma = s.charisma[s.im * 3 + field]
        s.tell(told.TOTALS, s.im, field, im_authority, im_charisma, authority, charisma)
        # More authority (BC-10.23), then more charisma (BC-10.24); if still equal the field is held (BC-10.25).
        if (authority, charisma) > (im_authority, im_charisma):
            self.to_suitors(s, suitors)
        else:
            self.to_im(s)

    def to_im(self, s: FortyFourBce) -> None:
        """Tile and Denarius for the Imperium Maius, nothing for the Suitors' loyalty here (BC-10.26)."""
        s.tell(told.IM_HOLDS, s.im, self.field)
        award_tile(s, self.field, s.im)
        collect_denarii(s, s.im, s.box.im_field_denarii)

    def to_suitors(self, s: FortyFourBce, suitors: tuple[int, ...]) -> None:
        s.tell(told.SUITORS_TAKE, -1, self.field)
        award_tile(s, self.field, leader(s, suitors, self.field, 1))
        for board in suitors:  # BC-10.29: 1 Denarius however much loyalty lies there
            if s.front[board * 3 + self.field]:
                collect_denarii(s, board, s.box.suitor_field_denarii)


def award_tile(s: FortyFourBce, field: int, board: int) -> None:
    awarded = list(s.awarded)
    awarded[field] = board
    s.awarded = tuple(awarded)
    s.tell(told.AWARDED, board, s.letter() * 3 + field)


def leader(s: FortyFourBce, suitors: tuple[int, ...], field: int, fields: int) -> int:
    """The Suitor with the most authority, even if that is 0 (BC-10.28), then the most charisma, over `fields` fields
    from `field` on; then closest to the left (BC-10.27, BC-10.33), or the shared Suitor in a game of two (BC-13.8)."""
    best = state.NOBODY_YET
    most = (-1, -1)
    for board in suitors:
        at = board * 3 + field
        reached = (sum(s.authority[at : at + fields]), sum(s.charisma[at : at + fields]))
        if reached > most or (reached == most and board >= s.seats):
            best = board
            most = reached
    return best


# -- the next Imperium Maius -------------------------------------------------------------------------


class Designation(Step[FortyFourBce]):
    """With two tiles the Imperium Maius stays (BC-10.31); else the Suitor with the most authority over the three
    fields, lost ones included, is awarded the tile (BC-10.32)."""

    def run(self, s: FortyFourBce) -> None:
        s.won = 0
        if s.awarded.count(s.im) >= s.box.tiles_to_stay:
            s.heir = s.im
            s.tell(told.KEEPS_IM, s.im)
            return
        best = leader(s, s.order()[:-1], 0, len(terms.FIELDS))
        if best >= s.seats:  # BC-13.10: the Suitor player follows without a reward
            s.heir = 1 - s.im
            s.tell(told.SHARED_WINS_IM, s.heir)
            return
        s.heir = best  # BC-13.11
        s.won = 1
        s.tell(told.WINS_IM, best)
        s.push(ImReward(best))


class ImReward(Decision[FortyFourBce]):
    """The Suitor awarded the Imperium Maius tile takes a Denarius, if there is one, or Imperium (BC-10.34)."""

    name: ClassVar[str] = "im_reward"
    rule: ClassVar[str] = "BC-Q44"

    def prompt_values(self, s: FortyFourBce) -> dict[str, int]:
        return {"denarii": s.box.reward_denarii if s.mint else 0, "imperium": s.box.reward_imperium}

    def legal(self, s: FortyFourBce, seat: int) -> list[int]:
        return [kinds.REWARD_DENARIUS, kinds.REWARD_IMPERIUM] if s.mint else [kinds.REWARD_IMPERIUM]

    def candidates(self, s: FortyFourBce, seat: int) -> list[int]:
        return [kinds.REWARD_DENARIUS]

    def apply(self, s: FortyFourBce, seat: int, move: int) -> None:
        if move == kinds.REWARD_DENARIUS:
            collect_denarii(s, seat, s.box.reward_denarii)
        else:
            gain(s, seat, s.box.reward_imperium)


# -- structures --------------------------------------------------------------------------------------


class StructuresAct(OnePass):
    """In order by the outgoing Imperium Maius, each activates all own resolution structures (BC-10.35)."""

    name: ClassVar[str] = "structures_act"

    def can_act(self, s: FortyFourBce, board: int) -> bool:
        return bool(s.owned_in(board, terms.RESOLUTION))

    def after(self, turn: int) -> StructuresAct:
        return StructuresAct(turn + 1)

    def visit(self, s: FortyFourBce, board: int) -> None:
        s.push(ResolutionOrder(board, s.owned_in(board, terms.RESOLUTION)))


class ResolutionOrder(BoardStep):
    """Which resolution structure comes next: asked only where a loyalty still to be collected could be filed away."""

    __slots__ = ("todo",)

    name: ClassVar[str] = "resolution_order"

    def __init__(self, board: int, todo: tuple[int, ...]) -> None:
        self.board = board
        self.todo = todo

    def owes(self, s: FortyFourBce) -> int:
        files = False
        collects = False
        for structure in self.todo:
            for effect in s.box.structure_effects[structure]:
                if effect.verb == terms.TO_COLLEGIUM:
                    files = True
                elif (
                    effect.verb == terms.COLLECT
                    and effect.resource == terms.LOYALTY
                    and holds(s, self.board, effect.condition)
                ):
                    collects = True
        return 1 << s.decider(self.board) if files and collects else 0

    def run(self, s: FortyFourBce) -> None:
        self.next(s, 0)

    def legal(self, s: FortyFourBce, seat: int) -> list[int]:
        return [kinds.ACTIVATE | structure for structure in self.todo]

    def apply(self, s: FortyFourBce, seat: int, move: int) -> None:
        self.next(s, self.todo.index(argument_of(move)))

    def next(self, s: FortyFourBce, at: int) -> None:
        rest = self.todo[:at] + self.todo[at + 1 :]
        if rest:
            s.push(ResolutionOrder(self.board, rest))
        s.tell(told.ACTIVATED, self.board, self.todo[at])
        carry_out(s, self.board, self.todo[at], 0)
