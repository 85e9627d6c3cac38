"""What is in the box, and what a box has to keep."""

from __future__ import annotations

from typing import Any

from tabularium.games.mare_nostrum.box import KINDS
from tabularium.games.mare_nostrum.game import GAME
from tabularium.games.mare_nostrum.steps.purchases import Buy
from tabularium.kernel.live import Live
from tests.games.boxes import own_box, problems
from tests.games.mare_nostrum.scenario import BOX, Scene
from tests.marks import rule


def test_the_counts_of_the_rulebook() -> None:
    assert (len(BOX.provinces), len(BOX.seas), len(BOX.sites)) == (29, 9, 92)
    assert [BOX.site_kind.count(kind) for kind in range(1, 7)] == [37, 25, 8, 5, 3, 14]
    assert len(BOX.tiles) == 23
    assert BOX.copyable.bit_count() == 10  # twelve Heroes without Castor & Pollux and Perseus


@rule("MN-Q5")
def test_borders_are_ninety_five() -> None:
    land = sum(mask.bit_count() for mask in BOX.land) // 2
    coast = sum(mask.bit_count() for mask in BOX.coast)
    sea = sum(mask.bit_count() for mask in BOX.sea_next) // 2
    assert land + coast + sea == 95


def test_a_box_with_a_market_too_few_is_refused() -> None:
    table = own_box(GAME)
    table["provinces"][0]["market"] = False
    assert "markers.market: the rulebook has 25 markers, the board 24 sites" in problems(GAME, table)


def test_all_that_is_wrong_is_told_at_once() -> None:
    table = own_box(GAME)
    table["provinces"][0]["land"].remove("germania")
    table["empires"][0]["resources"]["wine"] = 3
    table["resources"]["goods"][0]["tokens"] = 5
    table["victory"]["moons"] = 2
    table["heroes"]["recruited"].pop()
    told = problems(GAME, table)
    assert "provinces[germania].land: a border must be listed on both sides" in told
    assert "empires[rome].resources: an Empire starts with 9 Resources, not 10" in told
    assert "resources.goods[ceramics].tokens: its Caravan sites need 3 tokens" in told
    assert "heroes.recruited: has 11 entries, the rulebook has 12" in told
    assert "victory.moons: no such entry in this game's box" in told


def test_another_price_is_another_game() -> None:
    table = own_box(GAME)
    table["tiles"]["pyramids"] = 5
    box = GAME.open_box(table)
    assert box.costs[11] == 5
    assert box.digest != GAME.box.digest


@rule("MN-Q6")
def test_the_babylonian_provinces() -> None:
    scene = Scene(5, bare=False, round=1)
    assert [scene.owner(province) for province in ("babylonia", "assyria", "cilicia")] == [5, 5, 5]
    assert BOX.shores[BOX.provinces.index("babylonia")] == 0
    assert BOX.shores[BOX.provinces.index("assyria")] == 0


def test_whatever_can_be_paid_is_offered_at_any_price() -> None:
    table = own_box(GAME)
    table["tiles"]["pyramids"] = 5
    table["costs"]["legion"] = 2
    box = GAME.open_box(table)
    live = Live(GAME, 3, {}, 1, box=box, box_content=table)
    s: Any = live.state
    s.phase = 2
    s.agenda[:] = [Buy(0)]
    for taxes, expected in ((1, {"end"}), (2, {"buy legion", "end"}), (5, {"buy pyramids", "buy legion"})):
        s.goods[:KINDS] = [0] * (KINDS - 1) + [taxes]
        offered = {GAME.notation(box).format(move) for move in s.agenda[-1].legal(s, 0)}
        assert expected <= offered
        assert taxes > 2 or expected == offered
