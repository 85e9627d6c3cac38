"""The worked examples, with the rulebook's numbers."""

from __future__ import annotations

import pytest

from tabularium.games.ave_roma.steps.turn import take_board
from tests.games.ave_roma.scenario import Scene
from tests.marks import example


@example("AV-EX1")
def test_a_5_at_quaestor_brings_10() -> None:
    assert Scene().play("1 worker 5, go quaestor").denarii(1) == 10


@example("AV-EX2")
def test_a_4_at_quaestor_brings_8() -> None:
    assert Scene().play("1 worker 4, go quaestor").denarii(1) == 8


def recovery() -> Scene:
    """Green is seat 3, last in turn order: he took AEDILIS, then seat 2 took PROPRAETOR, and seat 1 lacks nobody."""
    scene = Scene(3).workers(3, "").workers(2, "").workers(1, "1 1 2 2 2")
    scene.at("aedilis", "3 3 2").at("quaestor", "4 5 4").at("propraetor", "2 1 5").at("legatus", "0 0 0 0 1")
    return scene.upkeep().play("3 recover aedilis", "2 recover propraetor")


@example("AV-EX3")
def test_recovery() -> None:
    scene = recovery()
    assert scene.hand(3) == "2 3 3"
    assert scene.offers() == ["recover quaestor", "recover legatus"]
    assert recovery().play("3 recover quaestor, take 4, take 4").hand(3) == "2 3 3 4 4"
    assert recovery().play("3 recover quaestor, take 4, take 5").hand(3) == "2 3 3 4 5"
    other = recovery().play("3 recover legatus")
    assert other.hand(3) == "1 2 3 3"
    other.play("2 take 5")  # and a 4 of QUAESTOR, the only location left
    assert other.hand(3) == "1 2 3 3 4"  # the last one left over


@example("AV-EX4")
@pytest.mark.parametrize(("before", "after"), [((1, 2, 3), (3, 2, 1)), ((2, 1, 3), (3, 1, 2))])
def test_turn_order(before: tuple[int, int, int], after: tuple[int, int, int]) -> None:
    """Blue is seat 1, yellow seat 2, green seat 3."""
    scene = Scene(3).order(*before).workers(1, "2 2 3 5 5").workers(2, "1 3 4 4 5").workers(3, "1 1 2 3 4").upkeep()
    assert tuple(seat + 1 for seat in scene.s.order) == after


@example("AV-EX5")
def test_the_first_cube_goes_down_to_the_brown_one() -> None:
    scene = Scene(4).brown(1, 5).cube(1, 1, 7).cube(2, 1, 3).cube(3, 1, 1).ending().decline_all()
    assert [scene.level(seat, 1) for seat in (1, 2, 3)] == [5, 3, 1]
    assert [scene.score(seat, "zones") for seat in (1, 2, 3)] == [17, 9, 3]


@example("AV-EX6")
def test_four_cubes_are_pushed_down() -> None:
    scene = Scene(4).brown(1, 2).cube(1, 1, 6).cube(2, 1, 5).cube(3, 1, 4).cube(4, 1, 3).ending().decline_all()
    assert [scene.level(seat, 1) for seat in (1, 2, 3, 4)] == [2, 1, 0, 0]
    assert [scene.score(seat, "zones") for seat in (1, 2, 3, 4)] == [6, 3, 1, 1]


@example("AV-EX7")
def test_13_denarii_are_2_points() -> None:
    assert Scene().goods(1, denarii=13).ending().decline_all().score(1, "denarii") == 2


@example("AV-EX8")
def test_11_goods_are_3_points() -> None:
    stock = {"wood": 3, "stone": 2, "cattle": 3, "wheat": 1, "surplus": 2}
    assert Scene().goods(1, **stock).ending().decline_all().score(1, "stock") == 3


@example("AV-EX9")
def test_political_level_4_is_6_points() -> None:
    assert Scene().political(1, 4).ending().decline_all().score(1, "political") == 6


@example("AV-EX10")
def test_political_level_10_is_30_points() -> None:
    assert Scene().political(1, 10).ending().decline_all().score(1, "political") == 30


@example("AV-EX11")
def test_aedilis_with_an_overflowing_stone() -> None:
    scene = Scene().zone(3, "zone_italia").goods(1, stone=2).play("1 worker 3, go aedilis, surplus")
    assert scene.stock(1) == "1 wood, 3 stone, 1 iron, 1 surplus"


@example("AV-EX12")
def test_mercator() -> None:
    scene = Scene().zone(4, "zone_narbonensis").goods(1, iron=2, denarii=5)
    scene.play("1 worker 4, go mercator, sell 2 iron")
    assert scene.denarii(1) == 11
    scene.play("1 buy 0 wood, buy 1 wheat")
    assert scene.offers() == ["buy 0 wine", "buy 1 wine", "buy 2 wine", "buy 3 wine"]  # a fourth unit would be allowed
    scene.play("1 buy 2 wine, confirm")
    assert scene.stock(1) == "1 wheat, 2 wine, 7 denarii"


@example("AV-EX13")
def test_a_building_for_a_5_only() -> None:
    def scene(value: int) -> Scene:
        made = Scene().row("aedificator", 1, "building_thermae_b").goods(1, wheat=1, wine=1, denarii=2)
        return made.play(f"1 worker {value}")

    for value in (1, 2, 3, 4):
        assert scene(value).refusal("1 go aedificator") == "AV-8.2"  # no other card can be paid
    bought = scene(5).play("1 go aedificator")
    assert (bought.left(1), bought.points(1), bought.stock(1)) == ("building_thermae_b", 3, "")


@example("AV-EX14")
def test_the_second_colosseum_card() -> None:
    scene = Scene().owns(1, "building_colosseum_a").row("aedificator", 5, "building_colosseum_b")
    scene.goods(1, stone=2, iron=1, cattle=1).play("1 worker 1, go aedificator")
    assert scene.stock(1) == "1 iron"
    assert scene.points(1) == 4 + 1


@example("AV-EX15")
def test_a_war_for_a_2() -> None:
    scene = Scene().row("legatus", 4, "war_hannibal_3").goods(1, wine=1, surplus=2, denarii=2)
    scene.play("1 worker 2, go legatus, slot 4, confirm")
    assert (scene.stock(1), scene.points(1), scene.left(1)) == ("", 1, "war_hannibal_3")
    scene.play("2 pass", "3 pass", "1 worker 3, go propraetor, half top, second influence")
    assert scene.level(1, 3) == 1


@example("AV-EX16")
def test_the_third_hannibal_card() -> None:
    scene = Scene().owns(1, "war_hannibal_1", "war_hannibal_2").row("legatus", 4, "war_hannibal_3")
    scene.goods(1, wine=1, surplus=2, denarii=2).play("1 worker 2, go legatus, slot 4")
    assert scene.stock(1) == "1 surplus"


@example("AV-EX17")
def test_propraetor_with_full_tracks() -> None:
    scene = Scene().zone(2, "zone_sicilia").goods(1, wheat=3, cattle=3)
    scene.play("1 worker 2, go propraetor, half bottom, surplus, denarii")
    assert scene.stock(1) == "3 cattle, 3 wheat, 1 surplus, 2 denarii"


@example("AV-EX18")
def test_influence_with_two_of_three_cards() -> None:
    scene = Scene().cube(2, 2, 3).owns(1, "war_hannibal_1", "war_pyrrhus_2", "war_hannibal_4")
    scene.play("1 worker 2, go propraetor, half top, second influence")
    scene.play("1 spend war_hannibal_1, spend war_pyrrhus_2, stop")
    assert scene.level(1, 2) == 2
    assert scene.right(1) == "war_hannibal_1 war_pyrrhus_2"
    all_three = Scene().cube(2, 2, 3).owns(1, "war_hannibal_1", "war_pyrrhus_2", "war_hannibal_4")
    all_three.play("1 worker 2, go propraetor, half top, second influence")
    all_three.play("1 spend war_hannibal_1, spend war_pyrrhus_2, spend war_hannibal_4")
    assert all_three.level(1, 2) == 4


@example("AV-EX19")
def test_a_zone_card_slides_and_is_bought() -> None:
    scene = Scene().zone(2, "zone_sicilia").workers(1, "2 2").goods(1, denarii=3)
    scene.play("1 worker 2, go aedilis, confirm", "2 pass", "3 pass")
    assert (scene.denarii(1), scene.left(1)) == (3, "")
    scene.play("1 worker 2, go aedilis")
    assert (scene.denarii(1), scene.left(1), scene.s.brown[1]) == (1, "zone_sicilia", 1)
    scene.play("1 confirm")
    assert scene.zones().split()[1] not in ("-", "zone_sicilia")
    assert scene.s.high == 0


@example("AV-EX20")
def test_roma() -> None:
    scene = Scene().marker(1, 1).marker(2, 4).goods(1, wheat=1, surplus=1).owns(1, "patron_cato", "patron_marius")
    scene.play("1 worker 3, go roma")
    assert (scene.stock(1), scene.s.political[0]) == ("", 1)
    assert scene.offers() == ["activate patron_cato", "activate patron_marius"]


@example("AV-EX21")
def test_senatus() -> None:
    scene = Scene().row("senatus", 2, "patron_maecenas").active(1, "patron_agrippa").goods(1, denarii=12, stone=1)
    scene.play("1 worker 1, go senatus, slot 2, replace patron_agrippa, confirm")
    assert (scene.stock(1), scene.patrons(1), scene.left(1)) == ("", "patron_maecenas", "patron_agrippa")
    scene.play("2 pass", "3 pass").goods(1, denarii=6, wheat=1)
    scene.play("1 worker 3, go senatus, slot 3, passive")
    assert scene.left(1) == "patron_agrippa patron_cato"
    assert scene.stock(1) == ""  # Cato costs 8


@example("AV-EX22")
def test_training() -> None:
    scene = Scene().goods(1, denarii=1).play("1 worker 1, go training, space 2, confirm", "2 pass", "3 pass", "1 pass")
    assert scene.denarii(1) == 0
    while scene.waits().split()[1] != "1":
        scene.play(f"{scene.waits().split()[1]} pass")
    scene.play("1 trained 2")
    assert scene.offers() == ["as 1", "as 2", "as 3"]


@example("AV-EX23")
def test_two_players_recover_before_their_neutrals() -> None:
    scene = Scene(2).workers(1, "1 2 3 4").workers(2, "1 2 3 4").workers(3, "1 2 3 4").workers(4, "1 2 3 4")
    scene.at("quaestor", "1").at("aedilis", "2").at("roma", "0 0 3").at("mercator", "0 0 4").upkeep()
    hands = []
    for location in ("quaestor", "aedilis", "mercator"):
        hands.append((scene.waits(), scene.s.agenda[-1].words()[-1]))
        scene.play(f"{scene.waits().split()[1]} recover {location}")
    assert [seat for seat, _ in hands] == ["recover_location 2", "recover_location 1", "recover_location 2"]
    assert [scene.hand(hand) for hand in (2, 1, 4, 3)] == ["1 1 2 3 4", "1 2 2 3 4", "1 2 3 4 4", "1 2 3 3 4"]


@example("AV-EX24")
def test_set_up_with_cattle_and_wheat_at_2() -> None:
    scene = Scene().goods(1, surplus=2, denarii=3)
    take_board(scene.s, 0, scene.s.box.boards.index("board_1a"))
    assert scene.stock(1) == "2 cattle, 2 wheat, 2 surplus, 3 denarii"


@example("AV-EX25")
@pytest.mark.parametrize(
    ("owned", "bought", "gains"),
    [
        ("zone_aquitania", "zone_lugdunensis", "wood stone"),
        ("zone_belgica", "zone_narbonensis", "cattle wheat"),
        ("zone_baetica", "zone_italia", "iron wine"),
        ("zone_lusitania", "zone_asia", "wood stone cattle wheat iron wine"),
    ],
)
def test_fragments(owned: str, bought: str, gains: str) -> None:
    scene = Scene().owns(1, owned).zone(2, bought, high=True).goods(1, denarii=2).play("1 worker 2, go aedilis")
    assert scene.offers() == [f"gain {resource}" for resource in gains.split()]


@example("AV-EX26")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_as_many_spaces_as_players(seats: int) -> None:
    scene = Scene(seats).at("quaestor", " ".join(["1"] * (seats - 1))).play("1 worker 1, go quaestor, confirm")
    filled = scene.on("quaestor").split()
    assert filled.count("1") == seats
    if seats == 2:
        scene.play("1 neutral 1 roma")
    assert scene.refusal("2 worker 1, go quaestor") == "AV-3.2"
