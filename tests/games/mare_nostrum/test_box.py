"""What is in the box, and what a box has to keep."""

from __future__ import annotations

from typing import Any

from tabularium.games.mare_nostrum import effects, faces, names
from tabularium.games.mare_nostrum.game import GAME
from tabularium.games.mare_nostrum.steps.purchases import Buy
from tabularium.games.mare_nostrum.terms import KINDS
from tabularium.kernel.custom import missing_names
from tabularium.kernel.live import Live
from tests.games.boxes import own_box, problems
from tests.games.mare_nostrum.scenario import BOX, Scene
from tests.marks import rule


def test_the_counts_of_the_rulebook() -> None:
    assert (len(BOX.provinces), len(BOX.seas), len(BOX.sites)) == (29, 9, 92)
    assert [BOX.site_kind.count(kind) for kind in range(1, 7)] == [37, 25, 8, 5, 3, 14]
    assert len(BOX.tiles) >= 23  # and what was added since
    assert BOX.copyable.bit_count() >= 10  # twelve Heroes without Castor & Pollux and Perseus


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
    told = problems(GAME, table)
    assert "provinces[germania].land: a border must be listed on both sides" in told
    assert "empires[rome].resources: an Empire starts with 9 Resources, not 10" in told
    assert "resources.goods[ceramics].tokens: its Caravan sites need 3 tokens" in told
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


def test_a_hero_is_added_by_one_entry_and_works_with_its_number() -> None:
    table = own_box(GAME)
    achilles = {"id": "hercules_ii", "bonus": [0, 0, 3], "copyable": True, "verb": "extra_land_die", "amount": 2}
    table["heroes"]["recruited"].append(achilles)
    box = GAME.open_box(table)
    tile = box.tiles.index("hercules_ii")
    assert faces.power(box, tile, GAME.board.words("en")) == "2 more dice in each of your land battles."
    assert faces.bonuses(box, tile, GAME.board.words("fr")) == "Militaire +3"
    s: Any = Live(GAME, 3, {}, 1, box=box, box_content=table).state
    effects.own_tile(s, 0, tile)
    assert effects.extra_land_die(s, 0) == 2
    effects.own_tile(s, 0, box.tiles.index("ramses_ii"))
    assert effects.extra_land_die(s, 0) == 3  # they add up
    assert [note.partition(";")[0] for note in missing_names(GAME, box)] == [
        "tile hercules_ii: has no name in en",
        "tile hercules_ii: has no name in fr",
    ]


def test_powers_that_do_not_add_up_are_on_one_tile_only() -> None:
    table = own_box(GAME)
    table["heroes"]["recruited"][0]["verb"] = "declare_peace"
    wonders = "heroes.wonders[statue_of_zeus].verb: another tile is “declare_peace” already, and two would not add up"
    assert wonders in problems(GAME, table)


def test_what_a_tile_says_is_what_it_does() -> None:
    table = own_box(GAME)
    table["heroes"]["starting"][0]["amount"] = 3
    table["heroes"]["recruited"][3]["good"] = "wood"
    table["storage"]["taxes"] = 4
    box = GAME.open_box(table)
    words = GAME.board.words("en")
    said = [faces.power(box, box.tiles.index(tile), words) for tile in ("caesar", "gilgamesh", "hanging_gardens")]
    assert said == [
        "On land, while you are the active player: +3 per Legion.",
        "Once in your Purchases phase, a Fortress for 1 wood or 1 Tax.",
        "After your purchases, keep up to 2 different Goods, besides the 4 Taxes.",
    ]


def test_a_site_is_named_after_what_grows_there() -> None:
    table = own_box(GAME)
    gallia, germania = table["provinces"][0]["caravans"], table["provinces"][1]["caravans"]
    gallia[0]["good"], germania[0]["good"] = germania[0]["good"], gallia[0]["good"]
    box = GAME.open_box(table)
    site = box.sites.index("gallia_c1")
    assert names.site(box, GAME.board.words("en"), site) == "Caravan of Gallia (diamond)"
    assert names.site(BOX, GAME.board.words("fr"), site, "-the") == "la Caravane de Gallia (céréale)"
