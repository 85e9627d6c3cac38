"""Phase III: where purchases go (MN-3.22 to MN-3.38)."""

from __future__ import annotations

from tabularium.games.mare_nostrum.steps.purchases import ChooseSite
from tests.games.mare_nostrum.scenario import Scene
from tests.marks import rule


@rule("MN-3.22")
def test_a_purchase_is_placed_before_the_next() -> None:
    scene = Scene().influence(1, "gallia").holds(1, "6 tax").buying(1).play("1 buy legion")
    assert scene.waits() == "choose_site 1"
    assert scene.refusal("1 buy legion") == "not-now"
    scene.play("1 in gallia")
    assert scene.legions_in("gallia", 1) == 1
    assert scene.waits() == "buy_item 1"


@rule("MN-3.23")
def test_what_cannot_be_placed_cannot_be_bought() -> None:
    scene = Scene().holds(1, "3 tax").buying(1)
    assert "buy city" not in scene.offers(1)
    assert scene.refusal("1 buy city") == "MN-3.23"  # Latium has only a Capital site
    assert scene.refusal("1 buy capital") == ""


@rule("MN-3.24")
def test_influence_goes_to_a_neutral_neighbour_without_enemies() -> None:
    scene = Scene().influence(2, "macedonia").legions(1, "dacia").holds(2, "3 tax").buying(2)
    scene.play("2 buy influence")
    assert scene.offers(2) == ["in dalmatia", "in thracia"]
    assert scene.refusal("2 in dacia") == "MN-3.24"  # a Roman Legion
    assert scene.refusal("2 in latium") == "MN-3.24"  # not neutral
    assert scene.refusal("2 in creta") == "MN-3.24"  # not adjacent
    scene.play("2 in thracia")
    assert scene.owner("thracia") == 2


@rule("MN-3.25")
def test_a_chain_of_seas_with_own_triremes_connects() -> None:
    scene = Scene().triremes(1, "mare_tyrrhenum").triremes(1, "mare_ionium").triremes(1, "mare_africum")
    scene.holds(1, "3 tax").buying(1).play("1 buy influence")
    assert "in creta" in scene.offers(1)  # Latium - Tyrrhenum - Ionium - Africum - Crete
    scene = Scene().triremes(1, "mare_tyrrhenum").triremes(1, "mare_africum").triremes(2, "mare_ionium")
    scene.holds(1, "3 tax").buying(1).play("1 buy influence")
    assert "in creta" not in scene.offers(1)  # a gap
    assert "in sicilia" in scene.offers(1)  # one Sea suffices


@rule("MN-3.26")
def test_new_triremes_connect_but_new_influence_is_no_start() -> None:
    scene = Scene().holds(2, "9 tax").buying(2).play("2 buy trireme", "2 at mare_aegaeum", "2 buy influence")
    assert "in asia" in scene.offers(2)
    scene.play("2 in asia", "2 buy influence")
    assert scene.refusal("2 in cappadocia") == "MN-3.26"  # next to Asia only


@rule("MN-3.27")
def test_enemy_triremes_do_not_break_a_chain() -> None:
    scene = Scene().triremes(1, "mare_tyrrhenum").triremes(2, "mare_tyrrhenum", 5).holds(1, "3 tax").buying(1)
    scene.play("1 buy influence")
    assert "in sicilia" in scene.offers(1)


@rule("MN-3.28")
def test_influence_needs_a_marker_in_stock() -> None:
    scene = Scene().influence(1, "gallia", "italia", "dalmatia", "germania", "dacia", "sicilia", "creta")
    scene.holds(1, "3 tax").buying(1)
    assert scene.stock(1)[3] == 0
    assert scene.refusal("1 buy influence") == "MN-3.28"


@rule("MN-3.29")
def test_land_units_and_buildings_go_where_one_controls() -> None:
    scene = Scene().influence(1, "gallia", "italia").legions(2, "gallia").holds(1, "9 tax").buying(1)
    scene.play("1 buy legion")
    assert scene.offers(1) == ["in latium", "in italia"]
    assert scene.refusal("1 in gallia") == "MN-3.29"  # invaded
    assert scene.refusal("1 in creta") == "MN-3.29"  # neutral
    scene.play("1 in italia", "1 buy caravan")
    assert scene.refusal("1 on gallia_c1") == "MN-3.29"


@rule("MN-3.29")
def test_provinces_influenced_in_the_same_phase_count() -> None:
    scene = Scene().holds(1, "6 tax").buying(1).play("1 buy influence", "1 in gallia", "1 buy legion", "1 in gallia")
    assert scene.legions_in("gallia", 1) == 1


@rule("MN-3.30")
def test_many_legions_but_one_fortress_in_a_province() -> None:
    scene = Scene().influence(1, "gallia").fortress(1, "latium").legions(1, "latium", 6).holds(1, "9 tax").buying(1)
    scene.play("1 buy legion", "1 in latium", "1 buy legion", "1 in latium")
    assert scene.legions_in("latium", 1) == 8
    scene = Scene().influence(1, "gallia", "italia").fortress(1, "latium").holds(1, "3 tax").buying(1)
    scene.play("1 buy fortress")
    assert scene.offers(1) == ["in gallia", "in italia"]
    assert scene.refusal("1 in latium") == "MN-3.30"


@rule("MN-3.31")
def test_triremes_go_to_the_coast_of_controlled_provinces() -> None:
    scene = Scene().influence(4, "cyrenaica").triremes(3, "mare_africum", 3).holds(4, "6 tax").buying(4)
    scene.play("4 buy trireme")
    assert scene.offers(4) == ["at mare_africum", "at mare_aegyptum"]
    assert scene.refusal("4 at mare_ionium") == "MN-3.31"
    scene.play("4 at mare_africum", "4 buy trireme", "4 at mare_africum")  # with enemies, and any number
    assert scene.triremes_in("mare_africum", 4) == 2


@rule("MN-3.31")
def test_an_invaded_province_launches_no_trireme() -> None:
    scene = Scene().influence(4, "cyrenaica").legions(3, "cyrenaica").holds(4, "3 tax").buying(4)
    scene.play("4 buy trireme")  # the Egyptian Sea only, without asking
    assert scene.triremes_in("mare_aegyptum", 4) == 1


@rule("MN-3.32")
def test_in_the_own_capital_province_one_may_always_place() -> None:
    scene = Scene().legions(2, "latium", 3).holds(1, "20 tax").buying(1)
    scene.play("1 buy legion", "1 buy fortress", "1 buy market", "1 buy trireme", "1 at mare_tyrrhenum")
    assert scene.legions_in("latium", 1) == 1
    assert scene.has_fortress("latium", 1)
    assert scene.is_built("latium_market")
    assert scene.triremes_in("mare_tyrrhenum", 1) == 1


@rule("MN-3.33")
def test_market_and_temple_need_no_other_building() -> None:
    scene = Scene().influence(1, "gallia").holds(1, "12 tax").buying(1)
    scene.play("1 buy market", "1 on gallia_market", "1 buy temple")
    assert scene.is_built("gallia_market")
    assert scene.is_built("latium_temple")
    assert not scene.is_built("gallia_c1")


@rule("MN-3.33")
def test_a_caravan_is_no_market() -> None:
    scene = Scene(3).holds(1, "12 tax").buying(1).play("1 buy caravan")
    assert scene.refusal("1 on latium_market") == "MN-3.33"


@rule("MN-3.34")
def test_a_capital_is_rebuilt_by_its_own_empire() -> None:
    scene = Scene().holds(1, "3 tax")
    scene.built("athenae", "carthago", "alexandria", "babylon_city").buying(1)
    assert scene.refusal("1 buy capital") == ""
    assert scene.is_built("roma")
    scene = Scene().influence(1, "thracia").holds(1, "3 tax").buying(1)
    scene.s.push(ChooseSite(0, 4))
    assert scene.refusal("1 on athenae") == "MN-3.34"


@rule("MN-3.35")
def test_each_kind_of_city_has_sites_of_its_own() -> None:
    scene = Scene().influence(1, "thracia", "asia", "creta").holds(1, "6 tax").buying(1).play("1 buy city")
    assert scene.offers(1) == ["on byzantium", "on cnossus"]
    assert scene.refusal("1 on troia") == "MN-3.35"
    assert scene.refusal("1 on roma") == "MN-3.35"
    scene.play("1 on cnossus", "1 buy legendary_city")
    assert scene.is_built("troia")


@rule("MN-3.36")
def test_a_building_beside_enemies_in_the_own_capital_province_is_not_occupied() -> None:
    scene = Scene().legions(2, "latium", 2).built("latium_c1").conqueror(2, "latium", "latium_c1")
    scene.holds(1, "3 tax").buying(1).play("1 buy capital")
    assert scene.controls(1, "roma")
    assert scene.conqueror_of("latium") == 2  # a building ends no conquest


@rule("MN-3.37")
def test_new_units_act_in_the_same_round() -> None:
    scene = Scene(3).influence(1, "gallia").holds(1, "3 tax").purchases()
    scene.play("2 buyer 1", "1 buy legion", "1 in gallia", "1 end", "2 buyer 2", "2 end", "3 end")
    scene.play("1 general 1")
    assert "march gallia germania" in scene.offers(1)


@rule("MN-3.38")
def test_a_new_unit_in_the_conquered_capital_province_ends_the_conquest() -> None:
    for item in ("legion", "fortress"):
        scene = Scene().built("roma", "latium_c1").legions(2, "latium", 2).conqueror(2, "latium", "roma", "latium_c1")
        scene.holds(1, "3 tax").buying(1)
        assert scene.controls(2, "roma")
        scene.play(f"1 buy {item}")
        assert scene.conqueror_of("latium") == 0
        assert scene.controls(1, "roma")
    scene = Scene().built("roma").legions(2, "latium", 2).conqueror(2, "latium", "roma").owns(1, "penthesilea")
    scene.buying(1).play("1 levy 1")
    assert scene.conqueror_of("latium") == 0


@rule("MN-Q37")
def test_babylonia_has_no_coast() -> None:
    scene = Scene().holds(5, "3 tax").buying(5)
    assert scene.refusal("5 buy trireme") == "MN-3.23"
