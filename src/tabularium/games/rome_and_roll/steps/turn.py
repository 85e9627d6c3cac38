"""A turn: discard a die, perhaps turn it, then one main action and any free actions with its icons (RR-4)."""

from __future__ import annotations

from typing import ClassVar, Final

from tabularium.games.rome_and_roll import state, terms
from tabularium.games.rome_and_roll.effects import ability, active, add_die_icon, bribe, bribes, store, why_no_bribe
from tabularium.games.rome_and_roll.state import RomeAndRoll, on
from tabularium.games.rome_and_roll.steps import kinds, told
from tabularium.games.rome_and_roll.steps.build import architect, builder, can_build, start_build
from tabularium.games.rome_and_roll.steps.conquer import EVERYWHERE, ConquerRegion, armed_force, can_conquer, weakest
from tabularium.games.rome_and_roll.steps.develop import DevelopRegion, can_develop, can_pay_road
from tabularium.games.rome_and_roll.steps.finish import declare, give_back, matching, may_use_favour, use_favour
from tabularium.games.rome_and_roll.steps.legion import LegionPick, can_raise_legion
from tabularium.games.rome_and_roll.steps.saturn import forbids_saturn, start_saturn
from tabularium.games.rome_and_roll.steps.tax import can_tax, start_tax
from tabularium.games.rome_and_roll.steps.trade import TradeSet, can_trade
from tabularium.kernel.moves import PASS, argument_of, kind_of
from tabularium.kernel.step import NOT_NOW, Decision, Step

SENATOR_ICONS: Final = (terms.BUILDER, terms.MERCHANT, terms.LEGION)  # never an Architect (RR-4.11)
DEPLOYMENTS: Final = tuple(kinds.DEPLOY | icon for icon in SENATOR_ICONS)
BASKET_STORES: Final = tuple(kinds.STORE_BASKET | icon for icon in range(terms.JEWEL))  # RR-11.2


# -- the die -----------------------------------------------------------------------------------------


class ChooseDie(Decision[RomeAndRoll]):
    """A turn discards one of the seat's dice (RR-4.1, RR-4.2), also without a main action (RR-4.3)."""

    plays_itself: ClassVar[bool] = True

    def legal(self, s: RomeAndRoll, seat: int) -> list[int]:
        a, b = s.sheet[on(seat, state.DICE)], s.sheet[on(seat, state.DICE + 1)]
        if b == state.NO_DIE or a == b:
            return [kinds.DISCARD | a]
        return [kinds.DISCARD | min(a, b), kinds.DISCARD | max(a, b)]

    def apply(self, s: RomeAndRoll, seat: int, move: int) -> None:
        die = argument_of(move)
        if s.sheet[on(seat, state.DICE)] == die:
            s.sheet[on(seat, state.DICE)] = s.sheet[on(seat, state.DICE + 1)]
        s.sheet[on(seat, state.DICE + 1)] = state.NO_DIE
        s.clear_turn()
        s.turn = seat
        s.die = die
        if s.log is not None:
            s.tell(told.TURN, seat, die)
        s.push(TurnMenu(seat))
        s.push(BuildPool(seat))
        s.push(ChangeFace(seat))


def turners(s: RomeAndRoll, seat: int) -> list[int]:
    """Who could turn the die: Favours by their number, Advisors after them (RR-12.9, RR-14.17)."""
    found: list[int] = []
    if s.holds_favour(seat):
        for favour in range(len(s.favours)):
            if s.favours[favour] == seat and (s.box.with_verb[terms.DO_CHANGE_FACE] >> favour) & 1:
                found.append(favour)
    character = s.sheet[on(seat, state.CHARACTER)]
    first = character * 3
    for which in s.box.abilities_do[character * terms.VERB_COUNT + terms.DO_CHANGE_FACE]:
        if not active(s, seat, which):
            continue
        if not (s.sheet[on(seat, state.TURNED)] >> which // 2) & 1 or not ability(s, seat, which).limit:
            found.append(len(s.favours) + first + which // 2)
    return found


class ChangeFace(Decision[RomeAndRoll]):
    """Just before the turn a Favour or an Advisor may turn the die to another face (RR-12.9, RR-14.17), once per turn
    (RR-12.15). The Favour counts for this turn and returns at once (RR-14.23)."""

    plays_itself: ClassVar[bool] = True

    def owes(self, s: RomeAndRoll) -> int:
        return 1 << self.seat if turners(s, self.seat) else 0

    def run(self, s: RomeAndRoll) -> None:
        pass

    def legal(self, s: RomeAndRoll, seat: int) -> list[int]:
        first = s.die // terms.FACES * terms.FACES
        faces = [face for face in range(first, first + terms.FACES) if face != s.die]
        return [kinds.KEEP, *(kinds.turning(source, face) for source in turners(s, seat) for face in faces)]

    def prompt_values(self, s: RomeAndRoll) -> dict[str, int]:
        return {"face": s.die}

    def apply(self, s: RomeAndRoll, seat: int, move: int) -> None:
        if move == kinds.KEEP:
            return
        source, face = kinds.turn_source(move), kinds.turn_face(move)
        s.die = face
        s.tell(told.TURNED, seat, source, face)
        if source < len(s.favours):
            use_favour(s, seat, source)
            give_back(s, seat, 1 << source)
        else:
            own = source - len(s.favours) - s.sheet[on(seat, state.CHARACTER)] * 3
            s.sheet[on(seat, state.TURNED)] |= 1 << own


class BuildPool(Step[RomeAndRoll]):
    """The pool is the face of the die (RR-4.5), then what "on die" Advisors add."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: RomeAndRoll) -> None:
        for icon in s.box.die_icons[s.die]:
            s.pool[icon] += 1
        character = s.sheet[on(self.seat, state.CHARACTER)]
        for which in s.box.abilities_on[character * terms.TRIGGER_COUNT + terms.ON_DIE]:
            if active(s, self.seat, which):
                add_die_icon(s, self.seat, which)


# -- main actions ------------------------------------------------------------------------------------


def can(s: RomeAndRoll, seat: int, action: int, favours: int) -> bool:
    """Whether the core of a main action can be carried out with these Favours (RR-4.13, RR-4.18)."""
    if action == terms.BUILD:
        return can_build(s, seat, favours & s.box.with_verb[terms.DO_BUILD_FREE_FORM] != 0)
    if action == terms.RAISE_LEGION:
        return can_raise_legion(s)
    if action == terms.CONQUER:
        return can_conquer(s, seat, favours)
    if action == terms.DEVELOP:
        return can_develop(s, seat)
    return can_tax(s, seat, favours) if action == terms.TAX else can_trade(s, seat)


def can_somehow(s: RomeAndRoll, seat: int, action: int) -> bool:
    """As it stands, or with a Favour that may be declared for it (RR-4.16)."""
    if can(s, seat, action, 0):
        return True
    favours = matching(s, seat, action)
    while favours:
        low = favours & -favours
        if can(s, seat, action, low):
            return True
        favours ^= low
    return False


def why_not(s: RomeAndRoll, seat: int, action: int) -> str:
    """The rule behind a main action that cannot be done: the icon it needs, or that it would do nothing (RR-4.4)."""
    if action == terms.BUILD:
        return "RR-4.13" if builder(s) or architect(s) else "RR-5.1"
    if action == terms.RAISE_LEGION:
        return "RR-4.13" if s.pool[terms.LEGION] or s.pool[terms.ICON_KINDS - 1] else "RR-6.1"
    if action == terms.DEVELOP:
        if not builder(s):
            return "RR-8.1"
        return "RR-4.13" if can_pay_road(s, seat, 0) else "RR-8.5"
    if action == terms.CONQUER:
        if s.free_soldiers(seat) == 0:
            return "RR-7.6"
        return "RR-7.3" if weakest(s, EVERYWHERE) else "RR-7.9"
    return "RR-9.2" if action == terms.TAX else "RR-10.2"


def another_action_follows(s: RomeAndRoll, seat: int, favour: int) -> bool:
    """Whether Jupiter would have an action to give when he has been used (RR-14.13): he is a Favour of this turn
    himself (RR-14.4)."""
    after = s.copy()
    after.used |= 1 << favour
    return another_action(after, seat)


def another_action(s: RomeAndRoll, seat: int) -> bool:
    """Whether a different main action is legal now, or would be after a permitted Senator (RR-4.17)."""
    if any_action(s, seat):
        return True
    if s.senator or s.free_senators(seat) == 0:
        return False
    for icon in SENATOR_ICONS:
        helped = s.copy()
        helped.pool[icon] += 1
        if any_action(helped, seat):
            return True
    return False


def any_action(s: RomeAndRoll, seat: int) -> bool:
    """Whether a main action that was not done yet is possible."""
    return any(not (s.mains >> action) & 1 and can_somehow(s, seat, action) for action in range(len(terms.ACTIONS)))


def forbids_favour(s: RomeAndRoll, seat: int, favour: int) -> str:
    """The rule that keeps a seat from a Favour at any moment of this turn: it is not theirs, or one too many."""
    if favour >= len(s.favours) or s.favours[favour] == state.OUT:
        return "RR-2.5"
    if s.favours[favour] != seat:
        return "RR-14.1" if s.favours[favour] == state.CENTRE else "RR-14.2"
    return "" if may_use_favour(s, seat) and not (s.used >> favour) & 1 else "RR-14.4"


def moment_of(s: RomeAndRoll, favour: int) -> str:
    """The rule that says when a Favour is used, for one whose moment is not now."""
    with_verb = s.box.with_verb
    if (with_verb[terms.DO_CHANGE_FACE] >> favour) & 1:
        return "RR-14.17"
    if (with_verb[terms.DO_SECOND_ACTION] >> favour) & 1:
        return "RR-14.13"
    if (with_verb[terms.DO_SATURN_BUILD] >> favour) & 1:
        return "RR-14.22"
    if (with_verb[terms.DO_BUILD_FREE_FORM] >> favour) & 1:
        return "RR-14.10"
    if (with_verb[terms.DO_TRADE_UNLIMITED_GROUPS] >> favour) & 1:
        return "RR-14.9"
    return "RR-14.15" if (with_verb[terms.DO_TAX_ALL_LINKED] >> favour) & 1 else "RR-14.14"


class DeclareFavour(Decision[RomeAndRoll]):
    """A Favour for the main action just chosen, or none if the action is legal without (RR-14.4)."""

    __slots__ = ("action",)
    plays_itself: ClassVar[bool] = True

    def __init__(self, seat: int, action: int) -> None:
        self.seat = seat
        self.action = action

    def legal(self, s: RomeAndRoll, seat: int) -> list[int]:
        moves: list[int] = []
        if can(s, seat, self.action, s.declared):
            moves.append(PASS)
        favours = matching(s, seat, self.action)
        for favour in range(len(s.favours)):
            if (favours >> favour) & 1 and can(s, seat, self.action, s.declared | 1 << favour):
                moves.append(kinds.USE | favour)
        return moves

    def refusal(self, s: RomeAndRoll, seat: int, move: int) -> str:
        if move == PASS:
            return "RR-4.16"
        if kind_of(move) != kinds.USE:
            return NOT_NOW
        return forbids_favour(s, seat, argument_of(move)) or moment_of(s, argument_of(move))

    def prompt_values(self, s: RomeAndRoll) -> dict[str, int]:
        return {"action": self.action}

    def apply(self, s: RomeAndRoll, seat: int, move: int) -> None:
        if move == PASS:
            return
        if matching(s, seat, self.action) & ~(1 << argument_of(move)):
            s.push(AnotherFavour(seat, self.action))
        declare(s, seat, argument_of(move), self.action)


class AnotherFavour(Step[RomeAndRoll]):
    """Where two Favours per turn are allowed, the question comes again (RR-12.26)."""

    __slots__ = ("action", "seat")

    def __init__(self, seat: int, action: int) -> None:
        self.seat = seat
        self.action = action

    def run(self, s: RomeAndRoll) -> None:
        if matching(s, self.seat, self.action):
            s.push(DeclareFavour(self.seat, self.action))


class Act(Step[RomeAndRoll]):
    """The main action begins, and goes on to its end but for a `stop` (RR-4.19)."""

    __slots__ = ("action", "seat")

    def __init__(self, seat: int, action: int) -> None:
        self.seat = seat
        self.action = action

    def run(self, s: RomeAndRoll) -> None:
        if self.action == terms.BUILD:
            start_build(s, self.seat)
        elif self.action == terms.RAISE_LEGION:
            s.push(LegionPick(self.seat, ()))
        elif self.action == terms.CONQUER:
            s.push(ConquerRegion(self.seat))
        elif self.action == terms.DEVELOP:
            s.push(DevelopRegion(self.seat))
        elif self.action == terms.TAX:
            start_tax(s, self.seat)
        else:
            s.push(TradeSet(self.seat, 0))


# -- the menu ----------------------------------------------------------------------------------------


class TurnMenu(Decision[RomeAndRoll]):
    """One main action and any number of free actions, in any order (RR-4.2, RR-4.14). It stays on the agenda until
    the turn ends, and the player says so: until then all can be taken back."""

    def legal(self, s: RomeAndRoll, seat: int) -> list[int]:
        moves: list[int] = []
        held = s.holds_favour(seat)
        if s.mains == 0 or s.second == state.SECOND_TO_COME:
            for action in range(len(terms.ACTIONS)):
                if (s.mains >> action) & 1:
                    continue
                if can_somehow(s, seat, action) if held else can(s, seat, action, 0):
                    moves.append(kinds.MAIN | action)
            if s.senator == 0 and s.free_senators(seat) > 0:
                moves.extend(DEPLOYMENTS)
        pool = s.pool
        for icon in range(terms.FISH, terms.BASKET + 1):
            if pool[icon] > 0:
                moves.extend(bribes(s, seat, icon))
        for icon in range(terms.STORED_KINDS):
            if pool[icon] > 0:
                moves.append(kinds.STORE | icon)
        if pool[terms.BASKET] > 0:
            moves.extend(BASKET_STORES)
        if held:
            for favour in range(len(s.favours)):
                if s.favours[favour] == seat and not self.forbids_use(s, seat, favour):
                    moves.append(kinds.USE | favour)
        if s.options[state.TWO_FOR_ONE]:
            moves.extend(swaps(s, seat))
        moves.append(kinds.END_TURN)
        return moves

    def refusal(self, s: RomeAndRoll, seat: int, move: int) -> str:
        kind, argument = kind_of(move), argument_of(move)
        acted = s.mains != 0 and s.second != state.SECOND_TO_COME
        if kind == kinds.MAIN:
            if acted:
                return "RR-4.2"
            return "RR-14.13" if (s.mains >> argument) & 1 else why_not(s, seat, argument)
        if kind == kinds.DEPLOY:
            if argument == terms.ARCHITECT:
                return "RR-4.11"
            return "RR-4.9" if argument not in SENATOR_ICONS or s.senator or acted else "RR-1.6"
        if kind == kinds.BRIBE:
            if not terms.FISH <= kinds.bribe_icon(move) <= terms.BASKET:
                return "RR-11.4"
            return why_no_bribe(s, seat, kinds.bribe_advisor(move)) if s.pool[kinds.bribe_icon(move)] else "RR-11.6"
        if kind == kinds.STORE_BASKET:
            return "RR-11.2" if argument >= terms.JEWEL else "RR-11.1"
        if kind == kinds.STORE:
            return "RR-11.1"
        if kind == kinds.USE:
            return self.forbids_use(s, seat, argument)
        return "RR-19.3" if kind == kinds.SWAP else NOT_NOW

    def forbids_use(self, s: RomeAndRoll, seat: int, favour: int) -> str:
        """Jupiter after the first main action, Saturn at any time (RR-14.13, RR-14.22); also in the turn of the claim
        (RR-14.27)."""
        rule = forbids_favour(s, seat, favour)
        if rule:
            return rule
        if (s.box.with_verb[terms.DO_SECOND_ACTION] >> favour) & 1:
            return "" if s.mains and another_action_follows(s, seat, favour) else "RR-14.13"
        if (s.box.with_verb[terms.DO_SATURN_BUILD] >> favour) & 1:
            return forbids_saturn(s, seat, favour)
        return moment_of(s, favour)

    def candidates(self, s: RomeAndRoll, seat: int) -> list[int]:
        moves = [kinds.MAIN | action for action in range(len(terms.ACTIONS))]
        moves.extend(DEPLOYMENTS)
        first = s.sheet[on(seat, state.CHARACTER)] * 3
        for icon in range(terms.FISH, terms.BASKET + 1):
            if s.pool[icon] > 0:
                moves.extend(kinds.bribing(icon, first + i) for i in range(3))
        free = (
            s.box.with_verb[terms.DO_SECOND_ACTION] | s.box.with_verb[terms.DO_SATURN_BUILD]
        )  # that the menu itself offers
        moves.extend(kinds.USE | f for f in range(len(s.favours)) if s.favours[f] == seat and (free >> f) & 1)
        return moves

    def prompt_values(self, s: RomeAndRoll) -> dict[str, int]:
        """What is left of the die, and whether a main action is to come, the first or a second one."""
        main = 0 if s.mains == 0 else 2 if s.second == state.SECOND_TO_COME else 1
        return {word: s.pool[i] for i, word in enumerate(terms.ICONS)} | {"main": main}

    def explain(self, s: RomeAndRoll, seat: int, move: int) -> dict[str, int]:
        kind, argument = kind_of(move), argument_of(move)
        if kind == kinds.BRIBE:
            return {"advisor": kinds.bribe_advisor(move), "icon": kinds.bribe_icon(move)}
        if kind in (kinds.STORE, kinds.STORE_BASKET):
            return {"icon": argument if kind == kinds.STORE else terms.BASKET}
        if kind == kinds.MAIN:
            force = {"force": armed_force(s, seat), "value": weakest(s, EVERYWHERE)}
            return {"action": argument, "soldiers": s.free_soldiers(seat), "acted": 2} | force
        if kind == kinds.USE:
            jewels = s.pool[terms.JEWEL] + s.sheet[on(seat, state.STORED + terms.JEWEL)]
            return {"count": jewels, "acted": 1 if s.mains else 0, "number": 0}
        return {"senators": s.free_senators(seat), "deployed": 1 if s.senator else 0}

    def wastes(self, s: RomeAndRoll, seat: int, move: int) -> dict[str, int]:
        """Main actions that are still possible; what is left of the die is stored anyway (RR-1.16)."""
        actions = sum(kind_of(one) == kinds.MAIN for one in self.legal(s, seat)) if move == kinds.END_TURN else 0
        return {"actions": actions} if actions else {}

    def apply(self, s: RomeAndRoll, seat: int, move: int) -> None:
        kind, argument = kind_of(move), argument_of(move)
        if kind == kinds.END_TURN:
            end_turn(s, seat)
            return
        s.push(self)
        if kind == kinds.MAIN:
            s.mains |= 1 << argument
            if s.log is not None:
                s.tell(told.MAIN, seat, argument)
            s.push(Act(seat, argument))
            if matching(s, seat, argument):
                s.push(DeclareFavour(seat, argument))
        elif kind == kinds.DEPLOY:
            deploy(s, seat, argument)
        elif kind == kinds.BRIBE:
            s.pool[kinds.bribe_icon(move)] -= 1  # RR-11.5
            bribe(s, seat, kinds.bribe_advisor(move), kinds.bribe_icon(move))
        elif kind in (kinds.STORE, kinds.STORE_BASKET):
            s.pool[argument if kind == kinds.STORE else terms.BASKET] -= 1
            store(s, seat, argument, 1)
        elif kind == kinds.USE:
            if (s.box.with_verb[terms.DO_SATURN_BUILD] >> argument) & 1:
                start_saturn(s, seat, argument)
            else:
                use_favour(s, seat, argument)
                s.second = state.SECOND_TO_COME
        else:
            swap(s, seat, move)


def deploy(s: RomeAndRoll, seat: int, icon: int) -> None:
    """A Senator adds an icon for the whole turn (RR-4.9, RR-4.10), and is deployed for good (RR-1.5, RR-13.2)."""
    s.sheet[on(seat, state.DEPLOYED)] += 1
    s.senator = 1
    s.pool[icon] += 1
    s.tell(told.DEPLOYED, seat, icon)


def swaps(s: RomeAndRoll, seat: int) -> list[int]:
    """Solo switch: any two stored resources for one of any type but Jewellery (RR-19.3)."""
    moves: list[int] = []
    for a in range(terms.STORED_KINDS):
        for b in range(a, terms.STORED_KINDS):
            if s.sheet[on(seat, state.STORED + a)] > (a == b) and s.sheet[on(seat, state.STORED + b)] > 0:
                moves.extend(kinds.swapping(a, b, gained) for gained in range(terms.JEWEL))
    return moves


def swap(s: RomeAndRoll, seat: int, move: int) -> None:
    a, b, gained = kinds.swapped(move)
    s.sheet[on(seat, state.STORED + a)] -= 1
    s.sheet[on(seat, state.STORED + b)] -= 1
    s.sheet[on(seat, state.STORED + gained)] += 1
    s.tell(told.SWAPPED, seat, a, b, gained)


def end_turn(s: RomeAndRoll, seat: int) -> None:
    """Resources left in the pool are stored, each Basket as one chooses; Auxiliaries and workers vanish (RR-1.16)."""
    s.push(EndTurn())
    for _ in range(s.pool[terms.BASKET]):
        s.push(StoreBasket(seat))
    for icon in range(terms.STORED_KINDS):
        if s.pool[icon]:
            store(s, seat, icon, s.pool[icon])
            s.pool[icon] = 0
    if s.second == state.SECOND_TO_COME:  # Jupiter was called for nothing
        s.second = state.SECOND_DONE
        give_back(s, seat, s.used & s.box.with_verb[terms.DO_SECOND_ACTION])


class StoreBasket(Decision[RomeAndRoll]):
    """A Basket left at the end of the turn is stored as one of four resources (RR-11.2)."""

    rule: ClassVar[str] = "RR-11.2"

    def legal(self, s: RomeAndRoll, seat: int) -> list[int]:
        return list(BASKET_STORES)

    def candidates(self, s: RomeAndRoll, seat: int) -> list[int]:
        return [kinds.STORE_BASKET | terms.JEWEL]

    def apply(self, s: RomeAndRoll, seat: int, move: int) -> None:
        s.pool[terms.BASKET] -= 1
        store(s, seat, argument_of(move), 1)


class EndTurn(Step[RomeAndRoll]):
    """The turn is over; nothing of the die is left."""

    def run(self, s: RomeAndRoll) -> None:
        s.clear_turn()
