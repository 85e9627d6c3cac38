"""The drawing of the board fits the box."""

from __future__ import annotations

from itertools import pairwise

from tabularium.games.mare_nostrum.box import bits
from tabularium.games.mare_nostrum.chart import Region, chart
from tests.games.mare_nostrum.scenario import BOX


def edges(region: Region) -> set[frozenset[tuple[float, float]]]:
    ring = (*region.polygon, region.polygon[0])
    return {frozenset(pair) for pair in pairwise(ring)}


def test_every_province_and_sea_is_drawn() -> None:
    regions = chart().regions
    assert sorted(region.id for region in regions if region.kind == "province") == sorted(BOX.provinces)
    assert sorted(region.id for region in regions if region.kind == "sea") == sorted(BOX.seas)
    width, height = chart().canvas
    for region in regions:
        assert all(0 <= x <= width and 0 <= y <= height for x, y in (*region.polygon, region.label))


def test_the_drawn_borders_are_those_of_the_box() -> None:
    regions = chart().regions
    sides = {region.id: edges(region) for region in regions}
    drawn = {
        frozenset((one.id, other.id))
        for i, one in enumerate(regions)
        for other in regions[i + 1 :]
        if sides[one.id] & sides[other.id]
    }
    listed = set()
    for p, word in enumerate(BOX.provinces):
        listed |= {frozenset((word, BOX.provinces[q])) for q in bits(BOX.land[p])}
        listed |= {frozenset((word, BOX.seas[sea])) for sea in bits(BOX.shores[p])}
    for sea, word in enumerate(BOX.seas):
        listed |= {frozenset((word, BOX.seas[other])) for other in bits(BOX.sea_next[sea])}
    assert drawn == listed
    assert len(drawn) == 95


def test_straits_mark_borders_between_seas() -> None:
    for strait in chart().straits:
        one, other = (BOX.seas.index(word) for word in strait.between)
        assert (BOX.sea_next[one] >> other) & 1
