"""Building: tiles, Population, Medals."""

from __future__ import annotations

from tabularium.games.age_of_rome.state import population
from tests.games.age_of_rome.scenario import BOX, Scene
from tests.marks import rule


def people(scene: Scene, province: str) -> int:
    return population(scene.s, BOX.provinces.index(province))


@rule("AR-5.1", "AR-5.4")
def test_as_many_tiles_as_one_can_pay_also_of_one_type() -> None:
    scene = Scene().own(1, denarii=24).construction()
    scene.play("1 build religion", "1 build religion", "1 build religion")
    assert scene.level("africa", "religion") == 3
    assert scene.value(1, "denarii") == 0
    poor = Scene().own(1, denarii=2).hand(1, "abacus").construction()
    assert poor.refusal("1 build religion") == "AR-5.1"


@rule("AR-5.2")
def test_in_the_province_in_front_only() -> None:
    scene = Scene().turned(1).own(1, denarii=5).construction().play("1 build military")
    assert scene.level("italy", "military") == 1
    assert scene.level("africa", "military") == 0


@rule("AR-5.3")
def test_levels_come_one_after_the_other() -> None:
    scene = Scene().tiles("africa", politics=1).own(1, denarii=20).construction()
    scene.play("1 build politics")
    assert scene.level("africa", "politics") == 2
    assert scene.value(1, "denarii") == 11  # level II costs 9
    scene.play("1 build commerce")
    assert scene.level("africa", "commerce") == 1


@rule("AR-5.5")
def test_the_tile_must_be_left_and_covered_ones_do_not_come_back() -> None:
    scene = Scene(2).own(1, denarii=30).hand(1, "abacus").tiles("gaul", military=2).tiles("spain", military=2)
    scene.tiles("africa", military=1).construction()
    assert scene.s.supply[:3] == [1, 0, 1]  # of 4, 2 and 1
    assert scene.refusal("1 build military") == "AR-5.5"


@rule("AR-5.6", "AR-5.17")
def test_the_order_of_a_build() -> None:
    scene = Scene().glory(20, 1, 1, 1).own(1, denarii=14).hand(1, "torc").tiles("africa", military=2).construction()
    scene.play("1 build military")
    assert scene.tellings() == ["built", "glory", "stage", "medal"]
    assert scene.value(1, "denarii") == 0
    assert people(scene, "africa") == 4
    assert scene.waits() == "trade_window 1"
    scene.play("1 play torc")
    assert scene.value(1, "glory") == 28


@rule("AR-5.7")
def test_prices_and_glory() -> None:
    found = []
    for kind in ("military", "politics", "commerce", "religion", "agriculture"):
        scene = Scene().own(1, denarii=50, glory=1).construction()
        for _ in range(3):
            before = (scene.value(1, "denarii"), scene.value(1, "glory"))
            scene.play(f"1 build {kind}")
            found.append((before[0] - scene.value(1, "denarii"), scene.value(1, "glory") - before[1]))
    assert found == [
        *[(4, 2), (9, 4), (14, 6)],
        *[(5, 3), (9, 4), (14, 5)],
        *[(4, 2), (9, 4), (13, 5)],
        *[(3, 2), (8, 4), (13, 6)],
        *[(3, 1), (8, 3), (12, 5)],
    ]


@rule("AR-5.8")
def test_population_is_one_and_the_levels() -> None:
    scene = Scene().tiles("africa", military=2, politics=1, religion=1)
    assert people(scene, "africa") == 5
    assert people(scene, "gaul") == 1
    full = Scene().tiles("spain", military=3, politics=3, commerce=3, religion=3, agriculture=3)
    assert people(full, "spain") == 16


@rule("AR-5.9")
def test_the_first_level_three_takes_the_medal_for_good() -> None:
    scene = Scene().own(1, denarii=14).own(2, denarii=14).tiles("africa", military=2).tiles("gaul", military=2)
    scene.construction().play("1 build military")
    assert scene.holder("military") == 1
    scene.play("2 build military")
    assert scene.level("gaul", "military") == 3
    assert scene.holder("military") == 1


@rule("AR-5.10")
def test_level_three_is_the_last() -> None:
    scene = Scene().own(1, denarii=50).tiles("africa", religion=3).construction()
    assert scene.refusal("1 build religion") == "AR-5.10"


@rule("AR-5.11")
def test_whoever_faces_a_building_uses_it() -> None:
    scene = Scene(2).own(1, denarii=3, partisans=1).construction().play("1 build religion")
    scene.turned(2).own(1, placed=1).action(2)  # Africa now faces seat 2
    scene.play("2 place religion", "2 raise base")
    assert scene.value(2, "base") == 1


@rule("AR-5.12")
def test_the_military_medal_wins_ties() -> None:
    scene = Scene().own(1, epirus=1).own(2, epirus=1).medal("military", 2).ends()
    assert (scene.score(1, "military"), scene.score(2, "military")) == (2, 5)


@rule("AR-5.13")
def test_the_politics_medal_makes_majorities_worth_three() -> None:
    scene = Scene().medal("politics", 1).column("1 1").tiles("africa", politics=1).action()
    scene.play("1 place politics", "1 without bonus")
    assert scene.value(1, "glory") == 5


@rule("AR-5.14")
def test_the_commerce_medal_makes_jewels_jokers() -> None:
    scene = Scene().medal("commerce", 1).hand(1, "spatha bulla torc").construction()
    scene.play("1 set weapons")
    assert scene.laid(1) == ["weapons"]
    without = Scene().hand(1, "spatha spatha pugio bulla").construction()
    without.play("1 set weapons")
    assert without.laid_cards(1) == ["spatha", "spatha", "pugio"]
    asked = Scene().hand(1, "spatha spatha pugio quaestor_chest bulla").construction().play("1 set weapons")
    assert asked.refusal("1 lay spatha spatha bulla") == "AR-5.14"


@rule("AR-5.15")
def test_the_religion_medal_changes_three_denarii() -> None:
    scene = Scene().own(1, denarii=6).own(2, denarii=6).medal("religion", 1).ends()
    assert (scene.score(1, "denarii"), scene.score(2, "denarii")) == (2, 1)


@rule("AR-5.16")
def test_the_agriculture_medal_adds_two_to_a_harvest() -> None:
    scene = Scene(round=5).medal("agriculture", 1).own(1, denarii=0).tiles("africa", agriculture=1).action()
    scene.play("1 place agriculture")
    assert scene.value(1, "denarii") == 5


@rule("AR-5.18")
def test_nobody_has_to_build() -> None:
    scene = Scene().own(1, denarii=20).own(2, denarii=20).construction()
    scene.play("1 done")
    assert scene.waits() == "build_choose 2"
    assert scene.level("africa", "military") == 0
