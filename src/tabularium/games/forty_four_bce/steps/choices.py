"""What an effect or a payment leaves to its owner to choose. All of it is public, so a single option is no question."""

from __future__ import annotations

from typing import ClassVar

from tabularium.games.forty_four_bce import packed, terms
from tabularium.games.forty_four_bce.box import Effect
from tabularium.games.forty_four_bce.state import FortyFourBce, with_one, without
from tabularium.games.forty_four_bce.steps import kinds, told
from tabularium.games.forty_four_bce.steps.supply import (
    collect,
    collect_influence,
    pay_denarii,
    payments,
    pays,
    spend_cubes,
    spend_loyalty,
)
from tabularium.games.forty_four_bce.steps.turns import BoardStep, shared
from tabularium.kernel.moves import CONFIRM, argument_of, kind_of
from tabularium.kernel.step import NOT_NOW

# -- any influence -----------------------------------------------------------------------------------


class ChooseType(BoardStep):
    """One influence of any type that the supply still has, support included, `left` times (BC-14.3)."""

    __slots__ = ("barred", "left")

    name: ClassVar[str] = "choose_type"
    plays_itself: ClassVar[bool] = True

    def __init__(self, board: int, barred: int, left: int) -> None:
        self.board = board
        self.barred = barred  # mask of the types that were given for it
        self.left = left

    def prompt_values(self, s: FortyFourBce) -> dict[str, int]:
        return {"left": self.left, "shared": shared(s, self.board)}

    def owes(self, s: FortyFourBce) -> int:
        return 1 << s.decider(self.board) if self.legal(s, self.board) else 0

    def run(self, s: FortyFourBce) -> None:
        pass

    def legal(self, s: FortyFourBce, seat: int) -> list[int]:
        return [
            kinds.TAKE | kind
            for kind in range(len(terms.INFLUENCE))
            if s.supply[kind] and not (self.barred >> kind) & 1
        ]

    def refusal(self, s: FortyFourBce, seat: int, move: int) -> str:
        if kind_of(move) != kinds.TAKE:
            return NOT_NOW
        return "BC-14.11" if (self.barred >> argument_of(move)) & 1 else "BC-14.3"

    def candidates(self, s: FortyFourBce, seat: int) -> list[int]:
        return [kinds.TAKE | kind for kind in range(len(terms.INFLUENCE))]

    def apply(self, s: FortyFourBce, seat: int, move: int) -> None:
        if self.left > 1:
            s.push(ChooseType(self.board, self.barred, self.left - 1))
        collect_influence(s, self.board, argument_of(move), 1)


# -- trades ------------------------------------------------------------------------------------------


class ChooseSpend(BoardStep):
    """What is given in a trade. The first trade must be made (BC-14.29), each further one is optional."""

    __slots__ = ("effect", "made", "structure")

    name: ClassVar[str] = "choose_spend"
    plays_itself: ClassVar[bool] = True

    def __init__(self, board: int, effect: int, made: int, structure: int) -> None:
        self.board = board
        self.effect = effect
        self.made = made
        self.structure = structure

    def prompt_values(self, s: FortyFourBce) -> dict[str, int]:
        return {"structure": self.structure, "shared": shared(s, self.board)}

    def legal(self, s: FortyFourBce, seat: int) -> list[int]:
        moves = trades(s, self.board, s.box.structure_effects[self.structure][self.effect])
        if self.made:
            moves.append(kinds.STOP)
        return moves

    def refusal(self, s: FortyFourBce, seat: int, move: int) -> str:
        if move == kinds.STOP:
            return "BC-14.29"
        effect = s.box.structure_effects[self.structure][self.effect]
        spent = sum([packed.cubes_spent(move, kind) for kind in range(4)])
        if kind_of(move) != kinds.SPEND or effect.give > terms.ANY or spent != effect.give_count:
            return NOT_NOW
        if not pays(s.cubes, self.board * 4, move):
            return "BC-3.16"
        return NOT_NOW if gain_there(s, effect, given_kinds(move)) else "BC-14.13"

    def candidates(self, s: FortyFourBce, seat: int) -> list[int]:
        return [kinds.STOP]

    def apply(self, s: FortyFourBce, seat: int, move: int) -> None:
        if move == kinds.STOP:
            return
        effect = s.box.structure_effects[self.structure][self.effect]
        if self.made + 1 < effect.times:
            s.push(ChooseSpend(self.board, self.effect, self.made + 1, self.structure))
        given = 0
        if move == CONFIRM:
            spend_loyalty(s, self.board, effect.give_count)
        else:
            spend_cubes(s, self.board, move)
            given = given_kinds(move)
        if effect.resource == terms.ANY:
            s.push(ChooseType(self.board, given, effect.count))
        else:
            collect(s, self.board, effect.resource, effect.count)


def trades(s: FortyFourBce, board: int, effect: Effect) -> list[int]:
    """The ways to make a trade now: each multiset of cubes, or CONFIRM for loyalty, which is all alike (BC-3.16)."""
    if effect.give == terms.LOYALTY:
        can = s.face_up_loyalty(board) >= effect.give_count and gain_there(s, effect, 0)  # BC-14.12
        return [CONFIRM] if can else []
    cost = [0, 0, 0, 0, 0, 0]
    cost[effect.give] = effect.give_count
    moves = payments(s.cubes, board * 4, tuple(cost), 0, 999)
    return [move for move in moves if gain_there(s, effect, given_kinds(move))]


def can_trade(s: FortyFourBce, board: int, effect: Effect) -> bool:
    """Whether there is any way to make a trade now."""
    if effect.give != terms.ANY or effect.resource <= terms.ANY:
        return bool(trades(s, board, effect))
    at = board * 4
    return sum(s.cubes[at : at + 4]) >= effect.give_count and gain_there(s, effect, 0)


def gain_there(s: FortyFourBce, effect: Effect, given: int) -> bool:
    """A trade whose gain is not in the supply cannot be made; loyalty is always to be had (BC-14.13). Influence changes
    its type (BC-14.11)."""
    if effect.resource == terms.LOYALTY:
        return True
    if effect.resource == terms.DENARIUS:
        return s.mint >= effect.count
    there = 0
    for kind in range(len(terms.INFLUENCE)):
        if effect.resource in (terms.ANY, kind) and not (given >> kind) & 1:
            there += s.supply[kind]
    return there >= effect.count


def given_kinds(move: int) -> int:
    """Mask of the influence types that a move spends."""
    given = 0
    for kind in range(len(terms.INFLUENCE)):
        if packed.cubes_spent(move, kind):
            given |= 1 << kind
    return given


# -- enlisting ---------------------------------------------------------------------------------------


class PayGrey(BoardStep):
    """The cubes that pay a recruit, coloured and grey part together; then the card is taken (BC-5.2, BC-5.3)."""

    __slots__ = ("recruit", "structure")

    name: ClassVar[str] = "pay_grey"
    plays_itself: ClassVar[bool] = True

    def __init__(self, board: int, recruit: int, structure: int) -> None:
        self.board = board
        self.recruit = recruit
        self.structure = structure  # that gives a discount, or NONE

    def prompt_values(self, s: FortyFourBce) -> dict[str, int]:
        return {"recruit": self.recruit, "shared": shared(s, self.board)}

    def legal(self, s: FortyFourBce, seat: int) -> list[int]:
        return payments(s.cubes, self.board * 4, s.box.cost[self.recruit], discount(s, self.structure), 999)

    def apply(self, s: FortyFourBce, seat: int, move: int) -> None:
        spend_cubes(s, self.board, move)
        spend_loyalty(s, self.board, loyalty_due(s, self.recruit, self.structure))
        take_recruit(s, self.board, self.recruit)


class ChooseEnlist(BoardStep):
    """The recruit that a structure enlists on its own terms."""

    __slots__ = ("structure",)

    name: ClassVar[str] = "choose_enlist"
    plays_itself: ClassVar[bool] = True

    def __init__(self, board: int, structure: int) -> None:
        self.board = board
        self.structure = structure

    def prompt_values(self, s: FortyFourBce) -> dict[str, int]:
        return {"structure": self.structure, "shared": shared(s, self.board)}

    def forbids(self, s: FortyFourBce, seat: int, move: int) -> str:
        recruit = argument_of(move)
        if kind_of(move) != kinds.RECRUIT:
            return NOT_NOW
        if not enlists(s, self.structure, recruit):
            return "BC-14.16"
        if s.display[recruit] == 0:
            return "BC-14.17"
        return cannot_pay(s, self.board, recruit, self.structure)

    def candidates(self, s: FortyFourBce, seat: int) -> list[int]:
        return [kinds.RECRUIT | recruit for recruit in range(s.box.loyal) if s.display[recruit]]

    def explain(self, s: FortyFourBce, seat: int, move: int) -> dict[str, int]:
        return price_told(s, self.board, argument_of(move), self.structure) if kind_of(move) == kinds.RECRUIT else {}

    def apply(self, s: FortyFourBce, seat: int, move: int) -> None:
        enlist(s, self.board, argument_of(move), self.structure)


def enlist(s: FortyFourBce, board: int, recruit: int, structure: int) -> None:
    """Pay a recruit and take it; without cost nothing is paid, not even loyalty (BC-14.14)."""
    if structure != terms.NONE and enlist_effect(s, structure).free:
        take_recruit(s, board, recruit)
    else:
        s.push(PayGrey(board, recruit, structure))


def take_recruit(s: FortyFourBce, board: int, recruit: int) -> None:
    """Face up to its field, a Lictor to the storage (BC-5.6); its ability stays silent (BC-5.7)."""
    s.display[recruit] -= 1
    s.lay_face_up(board, recruit)
    if s.log is not None:
        s.tell(told.ENLISTED, board, recruit)


def enlist_effect(s: FortyFourBce, structure: int) -> Effect:
    for effect in s.box.structure_effects[structure]:
        if effect.verb == terms.ENLIST:
            return effect
    raise ValueError(f"{s.box.structures[structure]} enlists nobody")


def enlists(s: FortyFourBce, structure: int, recruit: int) -> bool:
    """Whether a structure enlists this recruit: by type, or by level with the Lictor among level 2 (BC-14.16)."""
    effect = enlist_effect(s, structure)
    return recruit == effect.recruit if effect.recruit != terms.NONE else s.box.level[recruit] == effect.level


def discount(s: FortyFourBce, structure: int) -> int:
    return 0 if structure == terms.NONE else enlist_effect(s, structure).discount


def loyalty_due(s: FortyFourBce, recruit: int, structure: int) -> int:
    """Loyalty stays due under a discount unless it is waived (BC-14.15)."""
    if structure != terms.NONE and enlist_effect(s, structure).waive:
        return 0
    return s.box.cost[recruit][terms.LOYALTY]


def cannot_pay(s: FortyFourBce, board: int, recruit: int, structure: int) -> str:
    """The rule that keeps this board from paying a recruit on these terms, or ""."""
    drop = 0
    if structure != terms.NONE:
        effect = enlist_effect(s, structure)
        if effect.free:
            return ""
        drop = effect.discount
    cost = s.box.cost[recruit]
    cubes = s.cubes
    at = board * 4
    short = 0
    needed = cost[terms.ANY]
    have = 0
    for kind in range(4):
        needed += cost[kind]
        have += cubes[at + kind]
        if cost[kind] > cubes[at + kind]:
            short += cost[kind] - cubes[at + kind]
    if short > drop or have < needed - drop:
        return "BC-5.3"
    if cost[terms.LOYALTY] and s.face_up_loyalty(board) < loyalty_due(s, recruit, structure):
        return "BC-5.4"
    return ""


def payable(s: FortyFourBce, board: int) -> int:
    """Mask of the recruits that `cannot_pay` allows a board without help of a structure."""
    most = s.box.asks_at_most
    mask = most[terms.LOYALTY][min(s.face_up_loyalty(board), terms.MOST_ASKED)]
    cubes = 0
    for kind in range(len(terms.INFLUENCE)):
        have = s.cubes[board * 4 + kind]
        mask &= most[kind][min(have, terms.MOST_ASKED)]
        cubes += have
    return mask & most[terms.ANY][min(cubes, terms.MOST_ASKED)]


def price_told(s: FortyFourBce, board: int, recruit: int, structure: int) -> dict[str, int]:
    """The recruit, the cubes that are there, and the loyalty."""
    told = {name: s.cubes[board * 4 + kind] for kind, name in enumerate(terms.INFLUENCE)}
    told["recruit"] = recruit
    told["loyalty"] = loyalty_due(s, recruit, structure)
    told["have"] = s.face_up_loyalty(board)
    return told


# -- architects --------------------------------------------------------------------------------------


GRANTS, STUCK, SAME, LATER, FULL, OWN = range(6)  # why an architect does not move so (BC-14.20)


class MoveFrom(BoardStep):
    """The structure that an architect leaves (BC-14.20)."""

    __slots__ = ("structure",)

    name: ClassVar[str] = "choose_architect_source"

    def __init__(self, board: int, structure: int) -> None:
        self.board = board
        self.structure = structure  # that grants the move

    def legal(self, s: FortyFourBce, seat: int) -> list[int]:
        owned = [source for source in sorted(set(s.owned[self.board])) if source != self.structure]
        return [kinds.MOVE_FROM | source for source in owned if can_leave(s, self.board, source)]

    def refusal(self, s: FortyFourBce, seat: int, move: int) -> str:
        if move not in self.candidates(s, seat):
            return NOT_NOW
        return "BC-14.21" if self.too_dear(s, argument_of(move)) else "BC-14.20"

    def too_dear(self, s: FortyFourBce, source: int) -> list[int]:
        """What each target asks that only money keeps from an architect of this structure."""
        if source == self.structure:
            return []
        blocked = [target for target in s.laid if cannot_move(s, self.board, source, target) == "BC-14.21"]
        return [dearer(s, source, target) for target in blocked]

    def explain(self, s: FortyFourBce, seat: int, move: int) -> dict[str, int]:
        asked = self.too_dear(s, argument_of(move)) if kind_of(move) == kinds.MOVE_FROM else []
        cause = GRANTS if argument_of(move) == self.structure else STUCK
        return {"needs": min(asked, default=0), "have": s.denarii[self.board], "cause": cause}

    def candidates(self, s: FortyFourBce, seat: int) -> list[int]:
        return [kinds.MOVE_FROM | source for source in sorted(set(s.owned[self.board]))]

    def apply(self, s: FortyFourBce, seat: int, move: int) -> None:
        s.push(MoveTo(self.board, argument_of(move)))


class MoveTo(BoardStep):
    """Where the architect goes; the difference in cost is paid, none is returned (BC-14.21)."""

    __slots__ = ("source",)

    name: ClassVar[str] = "choose_architect_target"

    def __init__(self, board: int, source: int) -> None:
        self.board = board
        self.source = source

    def prompt_values(self, s: FortyFourBce) -> dict[str, int]:
        return {"structure": self.source, "shared": shared(s, self.board)}

    def legal(self, s: FortyFourBce, seat: int) -> list[int]:
        return [kinds.MOVE_TO | target for target in s.laid if not cannot_move(s, self.board, self.source, target)]

    def refusal(self, s: FortyFourBce, seat: int, move: int) -> str:
        return cannot_move(s, self.board, self.source, argument_of(move)) if kind_of(move) == kinds.MOVE_TO else NOT_NOW

    def candidates(self, s: FortyFourBce, seat: int) -> list[int]:
        return [kinds.MOVE_TO | target for target in s.laid]

    def explain(self, s: FortyFourBce, seat: int, move: int) -> dict[str, int]:
        if kind_of(move) != kinds.MOVE_TO:
            return {}
        target = argument_of(move)
        if target == self.source:
            cause = SAME
        elif s.box.era[target] > s.era_now():
            cause = LATER
        else:
            cause = FULL if s.slots[target] == 0 else OWN
        return {"needs": dearer(s, self.source, target), "have": s.denarii[self.board], "cause": cause}

    def apply(self, s: FortyFourBce, seat: int, move: int) -> None:
        """No immediate effect is triggered (BC-14.22); the slot left is open at once (BC-14.23)."""
        target = argument_of(move)
        paid = dearer(s, self.source, target)
        pay_denarii(s, self.board, paid)
        s.slots[self.source] += 1
        s.slots[target] -= 1
        s.owned[self.board] = with_one(without(s.owned[self.board], self.source), target)
        s.tell(told.MOVED, self.board, self.source, target, paid)


def can_move(s: FortyFourBce, board: int, structure: int) -> bool:
    """Whether any architect could move."""
    return any(source != structure and can_leave(s, board, source) for source in s.owned[board])


def can_leave(s: FortyFourBce, board: int, source: int) -> bool:
    return any(not cannot_move(s, board, source, target) for target in s.laid)


def cannot_move(s: FortyFourBce, board: int, source: int, target: int) -> str:
    """The rule that keeps an architect from this target, or "". A structure built before is no hindrance (BC-14.30)."""
    box = s.box
    if target == source or s.slots[target] == 0 or box.era[target] > s.era_now():
        return "BC-14.20"
    if box.kind[target] != terms.FIXED and target in s.owned[board]:
        return "BC-14.20"
    return "" if dearer(s, source, target) <= s.denarii[board] else "BC-14.21"


def dearer(s: FortyFourBce, source: int, target: int) -> int:
    """What an architect's move costs: the difference, if the new structure is dearer (BC-14.21)."""
    return max(0, s.box.price[target] - s.box.price[source])


# -- cards that go elsewhere -------------------------------------------------------------------------


class ChooseReturn(BoardStep):
    """One recruit, Lictors included, that contributed nothing is marked to come back, or none (BC-14.9)."""

    name: ClassVar[str] = "choose_return"
    plays_itself: ClassVar[bool] = True

    def legal(self, s: FortyFourBce, seat: int) -> list[int]:
        found: list[int] = []
        for field in range(len(terms.FIELDS)):
            for entry in s.stacks[self.board * 3 + field]:
                move = packed.call_back_move(packed.stack_card(entry), field)
                if not packed.will_return(entry) and contributes(s, entry) == 0 and move not in found:
                    found.append(move)
        return [*sorted(found), kinds.NONE_BACK]

    def refusal(self, s: FortyFourBce, seat: int, move: int) -> str:
        return "BC-14.9" if kind_of(move) == kinds.CALL_BACK else NOT_NOW

    def candidates(self, s: FortyFourBce, seat: int) -> list[int]:
        found: set[int] = set()
        for field in range(len(terms.FIELDS)):
            found.update(
                packed.call_back_move(packed.stack_card(entry), field) for entry in s.stacks[self.board * 3 + field]
            )
        return sorted(found)

    def apply(self, s: FortyFourBce, seat: int, move: int) -> None:
        if move == kinds.NONE_BACK:
            return
        recruit = packed.called_recruit(move)
        at = self.board * 3 + packed.called_field(move)
        stack = list(s.stacks[at])
        for place, entry in enumerate(stack):
            if packed.stack_card(entry) != recruit or packed.will_return(entry) or contributes(s, entry):
                continue
            stack[place] = entry | packed.RETURNS
            break
        s.stacks[at] = tuple(stack)
        s.tell(told.WILL_RETURN, self.board, recruit)


def contributes(s: FortyFourBce, entry: int) -> int:
    """The authority of a recruit in a stack: printed, filled boxes, its own ability (BC-14.4)."""
    return s.box.worth[packed.stack_card(entry)][packed.boxes_filled(entry)] + packed.authority_added(entry)


class ToCollegium(BoardStep):
    """A card of the storage goes to the Collegium, unseen if it lay face down, or no more (BC-14.26)."""

    __slots__ = ("left",)

    name: ClassVar[str] = "choose_to_collegium"
    plays_itself: ClassVar[bool] = True

    def __init__(self, board: int, left: int) -> None:
        self.board = board
        self.left = left

    def legal(self, s: FortyFourBce, seat: int) -> list[int]:
        found = {packed.put_away_move(card, kinds.FACE_DOWN) for card in s.facedown[self.board]}
        found.update(packed.put_away_move(card, kinds.FACE_UP) for card in s.faceup[self.board] if in_storage(s, card))
        return [kinds.STOP, *sorted(found)]

    def refusal(self, s: FortyFourBce, seat: int, move: int) -> str:
        return "BC-14.26" if kind_of(move) == kinds.PUT_AWAY else NOT_NOW

    def candidates(self, s: FortyFourBce, seat: int) -> list[int]:
        return [packed.put_away_move(card, kinds.FACE_UP) for card in sorted(set(s.faceup[self.board]))]

    def apply(self, s: FortyFourBce, seat: int, move: int) -> None:
        if move == kinds.STOP:
            return
        if self.left > 1:
            s.push(ToCollegium(self.board, self.left - 1))
        put_away(s, self.board, move, told.FILED, told.FILED_DOWN)


def put_away(s: FortyFourBce, board: int, move: int, told: int, told_unseen: int) -> None:
    """A card to the Collegium, where it counts fully at the end (BC-6.7); face down, nobody sees it (BC-6.6)."""
    card = packed.put_away_card(move)
    if packed.put_away_face(move) == kinds.FACE_DOWN:
        s.to_dark(board, card)
        s.whisper(told_unseen, board, 1 << s.decider(board), (card,))
    else:
        s.faceup[board] = without(s.faceup[board], card)
        s.to_collegium(board, card)
        s.tell(told, board, card)


def in_storage(s: FortyFourBce, card: int) -> bool:
    """Of the face-up cards, loyalty and Lictors lie in the storage, the other recruits in their field (BC-5.6)."""
    return card in (s.box.loyal, s.box.lictor)
