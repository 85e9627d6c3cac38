"""The end of a main action: Advisors who wait for it, and Favours that go back to the centre."""

from __future__ import annotations

from tabularium.games.rome_and_roll import state, terms
from tabularium.games.rome_and_roll.effects import gain, power, trigger
from tabularium.games.rome_and_roll.state import RomeAndRoll
from tabularium.games.rome_and_roll.steps import told
from tabularium.kernel.step import Step


class EndAction(Step[RomeAndRoll]):
    """A main action ends: gains of its Favours (RR-6.8), then Advisors, once per action (RR-12.5), then the Favours
    go back."""

    __slots__ = ("action", "colonies", "region", "regions", "roads", "seat")

    def __init__(self, seat: int, action: int, region: int, colonies: int, roads: int, regions: int) -> None:
        self.seat = seat
        self.action = action
        self.region = region
        self.colonies = colonies
        self.roads = roads
        self.regions = regions

    def run(self, s: RomeAndRoll) -> None:
        s.push(ReturnFavours(self.seat))
        if self.action == terms.CONQUER:
            s.pool[terms.AUXILIARY] = 0  # RR-7.10
        if self.action != terms.BUILD:  # a Build calls its Advisors before its productions (RR-5.32)
            trigger(s, self.seat, self.action, 0, self.region, self.colonies, self.roads, self.regions)
        for favour in range(len(s.favours)):
            if (s.declared >> favour) & 1:
                for effect in s.box.favour_effects[favour]:
                    if effect.do == terms.DO_GAIN and effect.only_action == self.action:
                        gain(s, self.seat, effect.what, effect.n, self.region)  # RR-14.14


class ReturnFavours(Step[RomeAndRoll]):
    """Used Favours return to the centre when their effect is over (RR-14.5), with the icons they lent (RR-14.25).
    Jupiter goes back after the second action."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: RomeAndRoll) -> None:
        for i in range(0, len(s.lent), 2):
            icon = s.lent[i]
            s.pool[icon] = max(0, s.pool[icon] - s.lent[i + 1])
        s.lent = ()
        back = s.declared
        s.declared = 0
        if s.second == state.SECOND_TO_COME and s.mains & (s.mains - 1):
            s.second = state.SECOND_DONE
            back |= s.used & s.box.with_verb[terms.DO_SECOND_ACTION]
        give_back(s, self.seat, back)


def give_back(s: RomeAndRoll, seat: int, favours: int) -> None:
    for favour in range(len(s.favours)):
        if (favours >> favour) & 1:
            s.put_favour(favour, state.CENTRE)
            s.tell(told.RETURNED, seat, favour)
            trigger(s, seat, terms.ON_USE_FAVOUR, 0, 0, 0, 0, 0)


# -- using Favours -----------------------------------------------------------------------------------


def may_use_favour(s: RomeAndRoll, seat: int) -> bool:
    """One Favour per turn (RR-14.4), or as many as an Advisor allows (RR-12.26)."""
    return s.used == 0 or s.used.bit_count() < power(s, seat, terms.DO_FAVOURS_PER_TURN, 0)


def matching(s: RomeAndRoll, seat: int, action: int) -> int:
    """Mask of the Favours that the seat may declare for a main action."""
    if not s.holds_favour(seat) or not may_use_favour(s, seat):
        return 0
    mask = 0
    for favour in range(len(s.favours)):
        if s.favours[favour] != seat or (s.used >> favour) & 1:
            continue
        if s.box.favour_timing[favour] == terms.DURING and (s.box.favour_actions[favour] >> action) & 1:
            mask |= 1 << favour
    return mask


def lends(s: RomeAndRoll, favours: int, action: int, icon: int) -> int:
    """How many such icons these Favours add for an action."""
    n = 0
    for favour in range(len(s.favours)):
        if (favours >> favour) & 1:
            for effect in s.box.favour_effects[favour]:
                if effect.do == terms.DO_ADD_ICON and effect.what == icon and effect.only_action in (-1, action):
                    n += effect.n
    return n


def use_favour(s: RomeAndRoll, seat: int, favour: int) -> None:
    s.used |= 1 << favour
    s.tell(told.FAVOUR, seat, favour)


def declare(s: RomeAndRoll, seat: int, favour: int, action: int) -> None:
    """A Favour for the main action under way: its icons last for that action, Mercury's Coins come at once
    (RR-14.14, RR-14.15, RR-14.25)."""
    use_favour(s, seat, favour)
    s.declared |= 1 << favour
    for effect in s.box.favour_effects[favour]:
        if effect.only_action not in (-1, action):
            continue
        if effect.do == terms.DO_ADD_ICON:
            s.pool[effect.what] += effect.n
            s.lent = (*s.lent, effect.what, effect.n)
        elif effect.do == terms.DO_GAIN_IF and regions_present(s, seat) >= effect.at_least:
            gain(s, seat, effect.what, effect.n, 0)


def regions_present(s: RomeAndRoll, seat: int) -> int:
    """In how many regions a seat has a road or a colony."""
    n = 0
    for region in range(len(s.box.regions)):
        if s.colonies[seat] & s.box.region_colonies[region] or s.roads[seat] & s.box.region_roads[region]:
            n += 1
    return n
