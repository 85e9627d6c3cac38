"""What makes an Empire strong, in terms that everybody at the table can count."""

from __future__ import annotations

from typing import ClassVar

from tabularium.games.mare_nostrum import effects
from tabularium.games.mare_nostrum.box import (
    CARAVAN_SLOTS,
    CITY_SLOTS,
    GOODS,
    KINDS,
    MARKET_SLOT,
    MIXED_PAYMENT,
    PAIR_PAYMENT,
    PYRAMIDS,
    TEMPLE_SLOT,
    bits,
)
from tabularium.games.mare_nostrum.packed import ENEMY, OWN
from tabularium.games.mare_nostrum.state import STOCK, TRIREME_STOCK, MareNostrum
from tabularium.kernel.judging import Judge
from tabularium.kernel.state import FULL

LAST_ROUND = 9.0  # by which most games are over


class MareNostrumJudge(Judge[MareNostrum]):
    terms: ClassVar[tuple[str, ...]] = (
        "tiles", "three_tiles", "four_tiles", "cities", "three_cities", "titles", "two_titles", "claim", "purse",
        "tile_at_hand", "pyramids_at_hand", "near_pyramids", "resources", "taxes_kept", "goods_income", "income_types",
        "tax_income", "commerce", "politics", "military", "leads", "provinces", "conquests", "seized", "strength",
        "invaded", "triremes",
    )  # fmt: skip
    margin: ClassVar[float] = 8.0

    def __init__(self) -> None:
        super().__init__()
        self.levels: list[tuple[int, int, int]] = []

    def progress(self, s: MareNostrum) -> float:
        return min(1.0, s.round / LAST_ROUND)

    def strengths(self, s: MareNostrum) -> list[float]:
        self.count_levels(s)
        return super().strengths(s)

    def count_levels(self, s: MareNostrum) -> None:
        self.levels = [effects.levels(s, seat) for seat in range(s.seats)]

    def measure(self, s: MareNostrum, board: int) -> list[float]:
        if len(self.levels) != s.seats:
            self.count_levels(s)
        box = s.box
        tiles = s.tiles_of(board)
        cities = s.great_cities(board)
        titles = 0
        for holder in s.titles:
            if holder == board:
                titles += 1
        claim = 1.0 if ((s.pyramid_claims | s.fifth_claims) >> board) & 1 else 0.0
        best, held, taxes = hand(s, board)
        price = box.prices[min(tiles, len(box.prices) - 1)]
        tile_at_hand = 1.0 if best >= price and s.face_up & box.heroes else 0.0
        short = box.costs[PYRAMIDS] - best
        goods, types, tithe = income(s, board)
        commerce, politics, military = self.levels[board]
        strength, invaded = frontier(s, board)
        seized = 0.0
        for p in bits(s.conquests[board]):
            if s.seized[p]:
                seized += 1.0
        return [
            float(tiles), 1.0 if tiles >= 3 else 0.0, 1.0 if tiles >= 4 else 0.0,
            float(cities), 1.0 if cities >= 3 else 0.0,
            float(titles), 1.0 if titles >= 2 else 0.0, claim,
            float(best), tile_at_hand, 1.0 if short <= 0 else 0.0, max(0.0, 5.0 - short) if short > 0 else 0.0,
            float(held), float(min(taxes, 2)), float(goods), float(types), float(tithe),
            float(commerce), float(politics), float(military), self.leads(board),
            float(s.realm[board].bit_count()), float(s.conquests[board].bit_count()), seized,
            strength, invaded, float(box.stock[TRIREME_STOCK] - s.stock[board * STOCK + TRIREME_STOCK]),
        ]  # fmt: skip

    def leads(self, board: int) -> float:
        """In how many of the three levels a seat is ahead of all others."""
        found = 0.0
        own = self.levels[board]
        for kind in range(3):
            mine = own[0] if kind == 0 else own[1] if kind == 1 else own[2]
            ahead = True
            for other in range(len(self.levels)):
                if other != board:
                    theirs = self.levels[other]
                    if (theirs[0] if kind == 0 else theirs[1] if kind == 1 else theirs[2]) >= mine:
                        ahead = False
            if ahead:
                found += 1.0
        return found


def hand(s: MareNostrum, seat: int) -> tuple[int, int, int]:
    """The largest combination, all tokens and the Taxes of a seat, as far as the viewer can tell."""
    goods = s.goods if s.viewer in (FULL, seat) else s.known
    at = seat * KINDS
    types = 0
    pair = 0
    held = 0
    for _ in range(GOODS):
        count = max(0, goods[at]) + max(0, goods[at + 1])
        held += count
        if count:
            types += 1
            if count > 1:
                pair = 1
        at += 2
    taxes = max(0, goods[at])
    powers = s.powers[seat]
    best = max(types, taxes)
    if powers & PAIR_PAYMENT:
        best = max(types + pair, taxes)
    elif powers & MIXED_PAYMENT and types and taxes:
        best = max(types, taxes) + 1
    return best, held + taxes, taxes


def income(s: MareNostrum, seat: int) -> tuple[int, int, int]:
    """The Goods, the different Goods and the Taxes of a Production."""
    types = 0
    goods = 0
    taxes = 0
    for p in bits(s.realm[seat] | s.conquests[seat]):
        mine = s.controls(seat, p)
        caravans = mine & CARAVAN_SLOTS
        if caravans:
            goods += caravans.bit_count() * (2 if mine & MARKET_SLOT else 1)
            for slot in bits(caravans):
                types |= 1 << s.box.good_at[2 * p + slot]
        if mine & CITY_SLOTS:
            taxes += (mine & CITY_SLOTS).bit_count() * (2 if mine & TEMPLE_SLOT else 1)
        if mine & s.box.legendary[p]:
            goods += 1
    return goods, types.bit_count(), taxes + effects.production_tax(s, seat)


def frontier(s: MareNostrum, seat: int) -> tuple[float, float]:
    """Where armies meet: by how much the own ones are stronger; and how many own Provinces are invaded."""
    strength = 0
    invaded = 0.0
    enemy = ENEMY[seat]
    for p in range(len(s.army)):
        word = s.army[p]
        if not word & enemy:
            continue
        if (s.realm[seat] >> p) & 1:
            invaded += 1.0
        if word & OWN[seat]:
            others = 0
            for other in range(s.seats):
                if other != seat:
                    others = max(others, s.legions(p, other) + (2 if s.has_fortress(p, other) else 0))
            strength += s.legions(p, seat) + (2 if s.has_fortress(p, seat) else 0) - others
    return float(strength), invaded
