"""Phase I: Production. Caravans and Cities give their Resources to those who control them."""

from __future__ import annotations

from typing import ClassVar

from tabularium.games.mare_nostrum import effects, packed, state, terms
from tabularium.games.mare_nostrum.box import bits
from tabularium.games.mare_nostrum.state import PRODUCTION as PHASE
from tabularium.games.mare_nostrum.state import MareNostrum
from tabularium.games.mare_nostrum.steps import kinds, told
from tabularium.kernel.moves import PASS, argument_of, kind_of
from tabularium.kernel.state import EVERYONE
from tabularium.kernel.step import NOT_NOW, Decision, Sealed, Step


class Production(Step[MareNostrum]):
    """The Production phase opens; round 1 has none, the set-up gave its Resources (MN-1.1). What is bought
    later in a round gives nothing in it (MN-1.23)."""

    def run(self, s: MareNostrum) -> None:
        if s.round == 1:
            return
        s.phase = PHASE
        s.push(Colossus())
        s.push(Collect())
        members = sum([1 << seat for seat in range(s.seats) if s.blessed(seat)])
        if members:
            s.push(LegendaryBonus(members, 0))
        for seat in reversed(s.from_trade_master()):
            if s.powers[seat] & terms.LEGIONS_AS_CARAVANS:
                s.push(NextCirce(0, seat))


# -- Circe -------------------------------------------------------------------------------------------


def circe_site(s: MareNostrum, seat: int, first: int) -> int:
    """The next empty Caravan site, from `first` on, for which a Legion is left, or NO_SEAT past the last: in an own
    or neutral Province without enemy Units (MN-1.19), one Legion for each site (MN-1.20)."""
    box = s.box
    allowed = s.realm[seat] | s.neutral()
    for site in range(first, len(box.sites)):
        p = box.site_province[site]
        if not box.site_slot[site] & terms.CARAVAN_SLOTS & ~s.built[p] or not (allowed >> p) & 1:
            continue
        if s.army[p] & packed.ENEMY[seat]:
            continue
        if s.legions(p, seat) > [box.site_province[packed.site_of(entry)] for entry in s.circe].count(p):
            return site
    return len(box.sites)


class NextCirce(Step[MareNostrum]):
    """Circe's owner looks for the next empty Caravan site."""

    __slots__ = ("first", "seat")

    def __init__(self, first: int, seat: int) -> None:
        self.first = first
        self.seat = seat

    def run(self, s: MareNostrum) -> None:
        site = circe_site(s, self.seat, self.first)
        if site < len(s.box.sites):
            s.push(CirceAssign(self.seat, site))


class CirceAssign(Decision[MareNostrum]):
    """Circe's owner may let a Legion work as a Caravan on this empty site (MN-1.19)."""

    __slots__ = ("site",)

    def __init__(self, seat: int, site: int) -> None:
        self.seat = seat
        self.site = site

    def prompt_values(self, s: MareNostrum) -> dict[str, int]:
        return {"site": self.site, "province": s.box.site_province[self.site]}

    def legal(self, s: MareNostrum, seat: int) -> list[int]:
        return [kinds.YES, kinds.NO]

    def apply(self, s: MareNostrum, seat: int, move: int) -> None:
        if move == kinds.YES:
            s.circe = (*s.circe, packed.at_work(self.site, seat))
            s.tell(told.CIRCE, seat, self.site)
        s.push(NextCirce(self.site + 1, seat))


# -- Legendary Cities --------------------------------------------------------------------------------


class LegendaryBonus(Sealed[MareNostrum]):
    """Who controls a Legendary City and its Temple chooses in secret what more it gives (MN-1.7), before any
    Legendary Good is drawn (MN-1.8). A draft is one choice for each such City: 0 a Tax, 1 a Legendary Good."""

    reopens: ClassVar[bool] = False

    def prompt_values(self, s: MareNostrum) -> dict[str, int]:
        """The City that the one who looks chooses for; nobody else is told of it."""
        if not 0 <= s.viewer < s.seats or not ((self.members & ~self.done) >> s.viewer) & 1:
            return {}
        cities = s.blessed(s.viewer)
        return {"site": legendary_city(s, cities[min(len(s.drafts[s.viewer]), len(cities) - 1)])}

    def edits(self, s: MareNostrum, seat: int) -> list[int]:
        return [] if len(s.drafts[seat]) == len(s.blessed(seat)) else [kinds.TAKE, kinds.TAKE | 1]

    def refusal(self, s: MareNostrum, seat: int, move: int) -> str:
        return "MN-1.7" if kind_of(move) == kinds.TAKE else NOT_NOW

    def explain(self, s: MareNostrum, seat: int, move: int) -> dict[str, int]:
        return {"missing": len(s.blessed(seat)) - len(s.drafts[seat])}

    def edit(self, s: MareNostrum, seat: int, move: int) -> None:
        s.drafts[seat] = (*s.drafts[seat], argument_of(move))

    def unfinished(self, s: MareNostrum, seat: int) -> str:
        return "MN-1.7" if len(s.drafts[seat]) < len(s.blessed(seat)) else ""

    def close(self, s: MareNostrum) -> None:
        for seat in s.from_trade_master():
            for p, choice in zip(s.blessed(seat), s.drafts[seat], strict=True):
                s.bonus |= choice << p
                s.reveal(told.BONUS, seat, EVERYONE, (), legendary_city(s, p), choice)
            s.drafts[seat] = ()


def legendary_city(s: MareNostrum, p: int) -> int:
    """The site of a Province's Legendary City."""
    return s.box.site_at[p * terms.SLOTS + s.box.legendary[p].bit_length() - 1]


# -- collecting --------------------------------------------------------------------------------------


class Collect(Step[MareNostrum]):
    """All collect at once; Legendary Goods are drawn one by one, the Trade Master's first (MN-1.13)."""

    def run(self, s: MareNostrum) -> None:
        due = [collect(s, seat) for seat in range(s.seats)]
        for seat in s.from_trade_master():
            for _ in range(due[seat]):
                draw(s, seat)
        for seat in range(s.seats):
            taxes = effects.production_tax(s, seat)  # MN-1.21
            if taxes:
                s.gain(seat, terms.TAX, taxes)
                s.tell(told.ARTEMIS, seat, taxes)
        s.circe = ()
        s.bonus = 0


def collect(s: MareNostrum, seat: int) -> int:
    """Goods and Taxes of one seat, added to what it has (MN-1.18); how many Legendary Goods it may draw. Only what
    a player controls produces: neither an empty Market or Temple (MN-1.9), nor a marker that was only seized
    (MN-1.12); in a Province At War the Influence owner has everything (MN-1.11)."""
    box = s.box
    draws = 0
    gained: list[int] = []
    for p in bits(s.realm[seat] | s.conquests[seat]):
        mine = s.controls(seat, p)
        goods = 2 if mine & terms.MARKET_SLOT else 1  # MN-1.5, MN-1.10
        taxes = 2 if mine & terms.TEMPLE_SLOT else 1  # MN-1.3, MN-1.4, MN-1.10
        for slot in bits(mine & terms.CARAVAN_SLOTS):
            gained.extend([packed.ordinary(box.good_at[2 * p + slot])] * goods)
        great = mine & box.legendary[p]
        gained.extend([terms.TAX] * (taxes * (mine & terms.CITY_SLOTS & ~great).bit_count()))  # MN-1.2
        if great:
            more = (s.bonus >> p) & 1 if taxes == 2 else 0
            draws += 1 + more  # MN-1.6
            gained.extend([terms.TAX] * (taxes - more))  # MN-1.7
    for entry in s.circe:
        if packed.worker_of(entry) == seat:
            gained.extend(from_circe(s, seat, packed.site_of(entry)))
    for kind in gained:
        s.gain(seat, kind, 1)
    if gained and s.log is not None:
        s.tell(told.COLLECTED, seat, *sorted(gained))
    return draws


def from_circe(s: MareNostrum, seat: int, site: int) -> list[int]:
    """A Legion on a Caravan site produces like a Caravan, Market doubling included (MN-1.19)."""
    doubled = s.controls(seat, s.box.site_province[site]) & terms.MARKET_SLOT
    return [packed.ordinary(s.box.site_good[site])] * (2 if doubled else 1)


def draw(s: MareNostrum, seat: int) -> None:
    """One Legendary Good, seen by its drawer alone (MN-1.14)."""
    good = s.draw_legendary(seat)
    if good == terms.GOODS:
        s.tell(told.EMPTY_PILE, seat)  # MN-1.15
    else:
        s.reveal(told.DREW, seat, 1 << seat, (packed.legendary(good),))


class Colossus(Step[MareNostrum]):
    """After everybody has collected, the Colossus gives its owner a Good (MN-1.22)."""

    def run(self, s: MareNostrum) -> None:
        seat = s.holder(terms.PRODUCTION_GOOD)
        if seat != state.NO_SEAT:
            s.push(ColossusGood(seat))


class ColossusGood(Decision[MareNostrum]):
    """The owner of the Colossus takes one Good of any type and announces it, or none (MN-1.22)."""

    def legal(self, s: MareNostrum, seat: int) -> list[int]:
        return [PASS, *(kinds.GOOD | good for good in range(terms.GOODS))]

    def wastes(self, s: MareNostrum, seat: int, move: int) -> dict[str, int]:
        return {"count": effects.amount(s, seat, terms.PRODUCTION_GOOD)} if move == PASS else {}

    def apply(self, s: MareNostrum, seat: int, move: int) -> None:
        if kind_of(move) == kinds.GOOD:
            s.gain(seat, packed.ordinary(argument_of(move)), effects.amount(s, seat, terms.PRODUCTION_GOOD))
            s.tell(told.COLOSSUS, seat, argument_of(move))
