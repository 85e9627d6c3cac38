"""What makes an Empire strong, in terms that everybody at the table can count."""

from __future__ import annotations

from typing import ClassVar

from tabularium.games.mare_nostrum import effects, packed, state, terms
from tabularium.games.mare_nostrum.box import bits
from tabularium.games.mare_nostrum.state import MareNostrum
from tabularium.kernel.judging import Judge
from tabularium.kernel.state import FULL

LAST_ROUND = 9.0  # by which most games are over
Survey = tuple[int, int, int, int, int, int, int]  # levels, great cities, then Goods, different ones and Taxes to come


class MareNostrumJudge(Judge[MareNostrum]):
    terms: ClassVar[tuple[str, ...]] = (
        "tiles", "three_tiles", "four_tiles", "cities", "three_cities", "titles", "two_titles", "claim", "purse",
        "tile_at_hand", "pyramids_at_hand", "near_pyramids", "resources", "taxes_kept", "goods_income", "income_types",
        "tax_income", "commerce", "politics", "military", "leads", "provinces", "conquests", "seized", "strength",
        "invaded", "triremes",
    )  # fmt: skip
    numbers: ClassVar[tuple[str, ...]] = (
        "tiles", "cities", "titles", "resources", "taxes_kept", "goods_income", "income_types", "tax_income",
        "provinces", "conquests", "seized", "invaded", "triremes",
    )  # fmt: skip
    margin: ClassVar[float] = 8.0

    def __init__(self) -> None:
        super().__init__()
        self.surveys: list[Survey] = []  # while all seats of a state are measured

    def progress(self, s: MareNostrum) -> float:
        return min(1.0, s.round / LAST_ROUND)

    def strengths(self, s: MareNostrum) -> list[float]:
        self.surveys = [survey(s, seat) for seat in range(s.seats)]
        found = super().strengths(s)
        self.surveys = []
        return found

    def measure(self, s: MareNostrum, board: int) -> list[float]:
        surveys = self.surveys
        if not surveys:
            surveys = [survey(s, seat) for seat in range(s.seats)]
        box = s.box
        tiles = s.tiles_of(board)
        titles = 0
        for holder in s.titles:
            if holder == board:
                titles += 1
        claim = 1.0 if ((s.pyramid_claims | s.fifth_claims) >> board) & 1 else 0.0
        best, held, taxes = hand(s, board)
        price = box.prices[min(tiles, len(box.prices) - 1)]
        tile_at_hand = 1.0 if best >= price and s.face_up & box.heroes else 0.0
        short = box.costs[terms.PYRAMIDS] - best
        commerce, politics, military, cities, goods, types, tithe = surveys[board]
        strength, invaded = frontier(s, board)
        conquests = s.conquests[board]
        seized = 0.0
        if conquests:
            for p in bits(conquests):
                if s.seized[p]:
                    seized += 1.0
        return [
            float(tiles), 1.0 if tiles >= 3 else 0.0, 1.0 if tiles >= 4 else 0.0,
            float(cities), 1.0 if cities >= 3 else 0.0,
            float(titles), 1.0 if titles >= 2 else 0.0, claim,
            float(best), tile_at_hand, 1.0 if short <= 0 else 0.0, max(0.0, 5.0 - short) if short > 0 else 0.0,
            float(held), float(min(taxes, 2)), float(goods), float(types), float(tithe),
            float(commerce), float(politics), float(military), leads(surveys, board),
            float(s.realm[board].bit_count()), float(conquests.bit_count()), seized,
            strength, invaded,
            float(box.stock[state.TRIREME_STOCK] - s.stock[board * state.STOCK + state.TRIREME_STOCK]),
        ]  # fmt: skip


def leads(surveys: list[Survey], board: int) -> float:
    """In how many of the three levels a seat is ahead of all others."""
    commerce, politics, military, _, _, _, _ = surveys[board]
    first = second = third = 1.0
    for other in range(len(surveys)):
        if other != board:
            theirs = surveys[other]
            if theirs[0] >= commerce:
                first = 0.0
            if theirs[1] >= politics:
                second = 0.0
            if theirs[2] >= military:
                third = 0.0
    return first + second + third


def survey(s: MareNostrum, seat: int) -> Survey:
    """The three levels (MN-0.5), the Capitals and Legendary Cities, and what a Production gives: Goods, different Goods
    and Taxes."""
    box = s.box
    commerce = politics = cities = goods = taxes = types = 0
    realm = s.realm[seat]
    mask = realm | s.conquests[seat]
    while mask:
        low = mask & -mask
        mask ^= low
        p = low.bit_length() - 1
        mine = s.built[p] & ~s.held[p] if realm & low else s.held[p]
        if not mine:
            continue
        if mine & terms.COMMERCE_SLOTS:
            commerce += (mine & terms.COMMERCE_SLOTS).bit_count()
            times = 2 if mine & terms.MARKET_SLOT else 1
            for slot in range(2):
                if (mine >> slot) & 1:
                    goods += times
                    types |= 1 << box.good_at[2 * p + slot]
        if mine & terms.POLITICS_SLOTS:
            politics += (mine & terms.POLITICS_SLOTS).bit_count()
            if mine & terms.CITY_SLOTS:
                cities += (mine & box.great[p] & terms.CITY_SLOTS).bit_count()
                taxes += (mine & terms.CITY_SLOTS).bit_count() * (2 if mine & terms.TEMPLE_SLOT else 1)
                if mine & box.legendary[p]:
                    goods += 1
    military = box.stock[0] + box.stock[1] + box.stock[2]
    for piece in range(3):
        military -= s.stock[seat * state.STOCK + piece]
    for tile in bits(s.owned[seat]):
        bonus = box.bonuses[tile]
        commerce += bonus[0]
        politics += bonus[1]
        military += bonus[2]
    return commerce, politics, military, cities, goods, types.bit_count(), taxes + effects.production_tax(s, seat)


def hand(s: MareNostrum, seat: int) -> tuple[int, int, int]:
    """The largest combination, all tokens and the Taxes of a seat, as far as the viewer can tell."""
    goods = s.goods if s.viewer in (FULL, seat) else s.known
    at = seat * terms.KINDS
    types = 0
    pair = 0
    held = 0
    for _ in range(terms.GOODS):
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
    if powers & terms.PAIR_PAYMENT:
        best = max(types + pair, taxes)
    elif powers & terms.MIXED_PAYMENT and types and taxes:
        best = max(types, taxes) + 1
    return best, held + taxes, taxes


def frontier(s: MareNostrum, seat: int) -> tuple[float, float]:
    """Where armies meet: by how much the own ones are stronger; and how many own Provinces are invaded."""
    strength = 0
    invaded = 0.0
    enemy = packed.ENEMY[seat]
    for p in range(len(s.army)):
        word = s.army[p]
        if not word & enemy:
            continue
        if (s.realm[seat] >> p) & 1:
            invaded += 1.0
        if word & packed.OWN[seat]:
            others = 0
            for other in range(s.seats):
                if other != seat:
                    others = max(others, s.legions(p, other) + (2 if s.has_fortress(p, other) else 0))
            strength += s.legions(p, seat) + (2 if s.has_fortress(p, seat) else 0) - others
    return float(strength), invaded
