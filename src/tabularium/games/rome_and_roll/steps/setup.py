"""Set-up (RR-2): characters, Plans, Favours, the first player, the sheets."""

from __future__ import annotations

from typing import ClassVar, Final

from tabularium.games.rome_and_roll import state, terms
from tabularium.games.rome_and_roll.solo import RELIGION, exchange_favour, seneca_deck, variant_deck
from tabularium.games.rome_and_roll.state import RomeAndRoll, on
from tabularium.games.rome_and_roll.steps import kinds, told
from tabularium.games.rome_and_roll.steps.kinds import CHARACTER as TAKE_CHARACTER
from tabularium.games.rome_and_roll.steps.round import RoundStart
from tabularium.kernel.moves import argument_of, kind_of
from tabularium.kernel.step import NOT_NOW, Decision, Step

NO_CHARACTER: Final = 99


def lay_out(s: RomeAndRoll) -> None:
    """The empty table. All Overseers start on the Forum, a Building without owner. Alone the board is that of two
    players, with all Nero cards; Seneca has no sheet (RR-18.1)."""
    s.round = s.last = s.proconsul = 0
    s.nero = s.box.game_nero[s.seats]
    s.plans = ()
    s.foremen = (state.NO_PLAN,) * (state.SENECA + 1)
    s.favours = (state.OUT,) * len(s.box.favours)
    s.reserve = ()
    s.sheet = [0] * (state.WIDTH * s.seats)
    s.buildings = (s.box.forum_site, state.NOBODY, s.city.forum_place, 0)
    s.taken = s._ground_mask = s.city.forum
    s._ground = s.city.forum_ground
    s.colonies = s.roads = (0,) * (state.SENECA + 1)
    s.linked = 0
    s.clear_turn()
    s.deck = s.laid = s.discard = ()
    s.turned = s.seals = s.seneca_nero = 0
    for seat in range(s.seats):
        s.sheet[on(seat, state.CHARACTER)] = NO_CHARACTER
        s.sheet[on(seat, state.OVERSEER)] = state.FORUM
    s.push(SetUp())
    if s.options[state.CHARACTERS]:
        for seat in range(s.seats - 1, -1, -1):
            s.push(ChooseCharacter(seat))
    else:
        free = characters(s)
        for seat in range(s.seats):
            take_character(s, seat, free.pop(s.below(len(free))))


def characters(s: RomeAndRoll) -> list[int]:
    """Those that nobody has (RR-2.11); an optional one only with its option."""
    taken = [s.sheet[on(seat, state.CHARACTER)] for seat in range(s.seats)]
    return [
        character
        for character in range(len(s.box.characters))
        if character not in taken and (s.options[state.PONTIFEX] or not s.box.optional[character])
    ]


def take_character(s: RomeAndRoll, seat: int, character: int) -> None:
    s.sheet[on(seat, state.CHARACTER)] = character
    s.tell(told.CHARACTER, seat, character)


class ChooseCharacter(Decision[RomeAndRoll]):
    """Characters are chosen in seat order, before anything is drawn (RR-2.11, RR-2.12)."""

    plays_itself: ClassVar[bool] = True

    def legal(self, s: RomeAndRoll, seat: int) -> list[int]:
        return [TAKE_CHARACTER | character for character in characters(s)]

    def refusal(self, s: RomeAndRoll, seat: int, move: int) -> str:
        known = kind_of(move) == TAKE_CHARACTER and argument_of(move) < len(s.box.characters)
        return "RR-2.11" if known else NOT_NOW

    def candidates(self, s: RomeAndRoll, seat: int) -> list[int]:
        taken = [s.sheet[on(other, state.CHARACTER)] for other in range(s.seats)]
        return [TAKE_CHARACTER | character for character in range(len(s.box.characters)) if character in taken]

    def apply(self, s: RomeAndRoll, seat: int, move: int) -> None:
        take_character(s, seat, argument_of(move))


class SetUp(Step[RomeAndRoll]):
    """Plans, Favours and the first player are drawn, the sheets filled; the village is chosen last (RR-2.12)."""

    def run(self, s: RomeAndRoll) -> None:
        s.plans = s.box.first_plans if s.options[state.SETUP] else drawn_plans(s)
        s.tell(told.PLANS, -1, *s.plans)
        lay_favours(s)
        s.proconsul = s.below(s.seats)
        s.tell(told.FIRST, s.proconsul)
        for seat in range(s.seats):
            fill_sheet(s, seat)
        last = s.seats_in_order()[-1]
        religion = religion_plan(s)
        s.sheet[on(last, state.STORED + terms.FISH)] += s.box.game_fish[s.seats]  # RR-2.10
        if s.seats == 1 or s.options[state.VARIANT]:  # RR-18.2, RR-20.3
            s.put_foreman(state.SENECA, religion)
            s.tell(told.SENECA_FOREMAN, -1, religion)
        else:
            s.put_foreman(last, religion)  # RR-2.6
            s.tell(told.FOREMAN, last, religion)
        s.push(RoundStart())
        if s.seats == 1:
            lay_seneca(s)
        elif s.options[state.VARIANT]:
            variant_deck(s)
        for seat in range(s.seats):
            if s.box.villages[s.sheet[on(seat, state.CHARACTER)]]:
                s.push(ChooseVillage(seat))


def drawn_plans(s: RomeAndRoll) -> tuple[int, ...]:
    """8 Plans: of each type as many as lie open, among those for this number of players (RR-2.2, RR-2.3)."""
    drawn: list[int] = []
    for plan_type, stack in enumerate(s.box.game_plans[s.seats]):
        drawn.extend(s.shuffled(list(stack))[: s.box.draw[plan_type]])
    drawn.sort()
    return tuple(drawn)


def lay_favours(s: RomeAndRoll) -> None:
    """Three Favours among those without a permit (RR-2.5); Saturn if a character in play may claim him (RR-2.4)."""
    common = [favour for favour in range(len(s.favours)) if not s.box.favour_permit[favour]]
    drawn = list(s.box.first_favours if s.options[state.SETUP] else s.shuffled(common)[: s.box.game_favours[s.seats]])
    for favour in range(len(s.favours)):
        if favour in drawn or (s.box.favour_permit[favour] and saturn_possible(s)):
            s.put_favour(favour, state.CENTRE)
    s.tell(told.FAVOURS, -1, *[favour for favour in range(len(s.favours)) if s.favours[favour] == state.CENTRE])


def saturn_possible(s: RomeAndRoll) -> bool:
    for seat in range(s.seats):
        first = s.sheet[on(seat, state.CHARACTER)] * 6
        for which in range(6):
            if s.box.abilities[first + which].do == terms.DO_PERMIT_SATURN:
                return True
    return False


def religion_plan(s: RomeAndRoll) -> int:
    for plan in s.plans:
        if s.box.plan[plan].type == RELIGION:
            return plan
    return state.NO_PLAN


def fill_sheet(s: RomeAndRoll, seat: int) -> None:
    """What the sheet of the character starts with."""
    start = s.box.starts[s.sheet[on(seat, state.CHARACTER)]]
    s.sheet[on(seat, state.COINS)] = start[0]
    s.sheet[on(seat, state.GLORY)] = start[1]
    s.sheet[on(seat, state.SOLDIERS)] = start[2]
    s.sheet[on(seat, state.SENATORS)] = start[3]
    for kind in range(terms.STORED_KINDS):
        s.sheet[on(seat, state.STORED + kind)] = start[4 + kind]
    s.sheet[on(seat, state.OVERSEER)] = state.FORUM


def lay_seneca(s: RomeAndRoll) -> None:
    """Seneca's deck (RR-18.4), a random Favour of the three (RR-18.3), and what switches give him (RR-19.6)."""
    s.deck = seneca_deck(s)
    exchange_favour(s)
    for i in range(len(s.box.seneca_starts)):
        if s.options[state.SENECA_STARTS + i]:
            colony, road = s.box.seneca_starts[i]
            s.take_colony(state.SENECA, colony)
            s.take_road(state.SENECA, road)
            s.linked |= 1 << colony


class ChooseVillage(Decision[RomeAndRoll]):
    """The Praefectus starts with one of two villages: no garrison, no Glory, but theirs like any colony (RR-2.8)."""

    plays_itself: ClassVar[bool] = True

    def legal(self, s: RomeAndRoll, seat: int) -> list[int]:
        return [kinds.VILLAGE | colony for colony in s.box.villages[s.sheet[on(seat, state.CHARACTER)]]]

    def refusal(self, s: RomeAndRoll, seat: int, move: int) -> str:
        return "RR-2.8" if kind_of(move) == kinds.VILLAGE and argument_of(move) < len(s.box.colonies) else NOT_NOW

    def apply(self, s: RomeAndRoll, seat: int, move: int) -> None:
        s.take_colony(seat, argument_of(move))
        s.tell(told.VILLAGE, seat, argument_of(move))
