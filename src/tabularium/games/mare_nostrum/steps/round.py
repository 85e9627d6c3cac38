"""The set-up of the Empires, and a round with its five phases."""

from __future__ import annotations

from typing import ClassVar

from tabularium.games.mare_nostrum import effects, packed, state, terms
from tabularium.games.mare_nostrum.state import MareNostrum
from tabularium.games.mare_nostrum.steps import kinds, told
from tabularium.games.mare_nostrum.steps.claims import Claims
from tabularium.games.mare_nostrum.steps.military import Military
from tabularium.games.mare_nostrum.steps.production import Production
from tabularium.games.mare_nostrum.steps.purchases import Purchases
from tabularium.games.mare_nostrum.steps.trade import Trade
from tabularium.kernel.moves import argument_of
from tabularium.kernel.step import Decision, Step


class ChooseEmpire(Decision[MareNostrum]):
    """A seat chooses an Empire of this player count that is still free (MN-0.1)."""

    plays_itself: ClassVar[bool] = True
    rule: ClassVar[str] = "MN-0.1"

    def legal(self, s: MareNostrum, seat: int) -> list[int]:
        return [kinds.EMPIRE | empire for empire in s.box.playing[s.seats] if empire not in s.empire]

    def candidates(self, s: MareNostrum, seat: int) -> list[int]:
        return [kinds.EMPIRE | empire for empire in range(len(s.box.empires))]

    def apply(self, s: MareNostrum, seat: int, move: int) -> None:
        s.empire[seat] = argument_of(move)


class LayOut(Step[MareNostrum]):
    """Each Empire is laid out as its start position says, and the Titles are given."""

    def run(self, s: MareNostrum) -> None:
        for seat in range(s.seats):
            lay_out(s, seat)
        for title in range(len(terms.TITLES)):
            s.titles[title] = s.empire.index(s.box.title_start[s.seats][title])
        s.push(Round())


def lay_out(s: MareNostrum, seat: int) -> None:
    box = s.box
    empire = s.empire[seat]
    s.tell(told.EMPIRE, seat, empire)
    for p in box.start_provinces[empire]:
        s.realm[seat] |= 1 << p
    s.stock[seat * state.STOCK + state.INFLUENCE_STOCK] -= (
        len(box.start_provinces[empire]) - 1
    )  # the Capital's is printed: MN-Q8
    for site in box.start_built[empire]:
        s.built[box.site_province[site]] |= box.site_slot[site]
    for p, legions, fortress in box.start_armies[empire]:
        s.army[p] += legions * packed.ONE_LEGION[seat] + fortress * packed.A_FORTRESS[seat]
        s.stock[seat * state.STOCK + state.LEGION_STOCK] -= legions
        s.stock[seat * state.STOCK + state.FORTRESS_STOCK] -= fortress
    for kind, count in enumerate(box.start_resources[empire]):
        s.gain(seat, kind, count)
    effects.own_tile(s, seat, box.starting[empire])


class Round(Step[MareNostrum]):
    """A round: Production, Trade, Purchases, Military, Claims, and the next. Victories are looked for as they come up
    in these phases (MN-8.2)."""

    def run(self, s: MareNostrum) -> None:
        s.push(self)
        s.round += 1
        s.tell(told.ROUND, -1, s.round)
        s.push(Claims())
        s.push(Military())
        s.push(Purchases())
        s.push(Trade())
        s.push(Production())
