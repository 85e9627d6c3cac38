"""The end and its scoring (AV-15)."""

from __future__ import annotations

import pytest

from tabularium.games.ave_roma.game import GAME
from tests.games.ave_roma.scenario import Scene
from tests.marks import rule


def end(scene: Scene) -> Scene:
    """No extra actions: the zones are adjusted and the patrons ask."""
    return scene.ending().decline_all()


def patron_points(scene: Scene, *names: str) -> int:
    """What these patrons of seat 1 bring, all passive."""
    return end(scene.owns(1, *names)).score(1, "patrons")


@rule("AV-15.1")
def test_cubes_are_pushed_down_under_the_brown_one() -> None:
    scene = end(Scene(5).brown(1, 3).cube(1, 1, 5).cube(2, 1, 4).cube(3, 1, 1).cube(4, 1, 0).brown(2, 0).cube(5, 2, 8))
    assert [scene.level(seat, 1) for seat in (1, 2, 3, 4, 5)] == [3, 2, 1, 0, -1]
    assert scene.level(5, 2) == 0


@rule("AV-15.2")
@pytest.mark.parametrize(("denarii", "points"), [(4, 0), (5, 1), (19, 3)])
def test_five_denarii_are_a_point(denarii: int, points: int) -> None:
    assert end(Scene().goods(1, denarii=denarii)).score(1, "denarii") == points


@rule("AV-15.3")
def test_three_units_of_anything_are_a_point() -> None:
    assert end(Scene().goods(1, wood=1, wine=2, surplus=5)).score(1, "stock") == 2


@rule("AV-15.4")
def test_nothing_is_spent_by_scoring() -> None:
    """Six surplus: 2 points as stock, 6 by Cato; and they are still there."""
    scene = end(Scene().goods(1, surplus=6).owns(1, "patron_cato"))
    assert (scene.score(1, "stock"), scene.score(1, "patrons"), scene.stock(1)) == (2, 6, "6 surplus")


@rule("AV-15.5")
def test_equal_patrons_score_separately() -> None:
    """Pompey and Lepidus both count zones where one is present."""
    scene = Scene().cube(1, 1, 2).cube(1, 2, 0).active(1, "patron_pompeius")
    assert patron_points(scene, "patron_lepidus") == 4


def doubling(scene: Scene, target: str, also: tuple[str, ...] = ()) -> Scene:
    """Seneca doubles this patron; `also` are the cards that seat 1 has yet to get, by default those two."""
    return end(scene.owns(1, *(also or ("patron_seneca", target)))).play(f"1 double {target}")


@rule("AV-15.6")
def test_a_doubled_patron_counts_twice() -> None:
    asked = end(Scene().goods(1, surplus=2).owns(1, "patron_seneca", "patron_cato", "patron_crassus"))
    assert asked.offers() == ["double patron_crassus", "double patron_cato", "none"]
    assert asked.refusal("1 double patron_seneca") == "AV-15.6"
    asked.play("1 double patron_cato")
    assert asked.score(1, "patrons") == 4
    assert (
        end(Scene().goods(1, surplus=2).owns(1, "patron_seneca", "patron_cato")).play("1 none").score(1, "patrons") == 2
    )


@rule("AV-15.7")
def test_a_cube_may_rise_by_one_if_the_level_is_free() -> None:
    scene = Scene(4).brown(1, 2).cube(1, 1, 4).brown(2, 3).cube(1, 2, 1).cube(2, 2, 2).cube(1, 4, 8).brown(4, 8)
    end(scene.owns(1, "patron_cassius"))
    assert scene.level(1, 1) == 2
    assert scene.offers() == ["zone 1", "none"]  # zone 2 is blocked, zone 3 has no cube, zone 4 is at the top
    for zone in (2, 3, 4):
        assert scene.refusal(f"1 zone {zone}") == "AV-15.7"
    scene.play("1 zone 1")
    assert scene.level(1, 1) == 3  # above the brown cube
    declined = end(Scene().brown(1, 2).cube(1, 1, 1).owns(1, "patron_cassius")).play("1 none")
    assert declined.level(1, 1) == 1


@rule("AV-15.7")
def test_rises_follow_the_turn_order() -> None:
    scene = (
        Scene(5)
        .brown(1, 5)
        .cube(1, 1, 2)
        .cube(2, 1, 1)
        .owns(1, "patron_cassius")
        .owns(2, "patron_brutus")
        .order(2, 1, 3, 4, 5)
    )
    end(scene)
    assert scene.waits() == "raise_zone 1"  # seat 2 was first, and blocked by seat 1
    scene.play("1 zone 1")
    assert (scene.level(1, 1), scene.level(2, 1)) == (3, 1)


@rule("AV-15.7")
@pytest.mark.parametrize(("doubled", "single"), [("brutus", "cassius"), ("cassius", "brutus")])
def test_a_seat_orders_its_rises_so_that_one_opens_the_way(doubled: str, single: str) -> None:
    """Brown 3, another on 3, the own cube on 2: the doubled patron jumps to 4, then the other rises to 5."""
    scene = Scene(5).brown(1, 3).cube(1, 1, 2).cube(2, 1, 3).owns(1, "patron_cassius", "patron_brutus")
    doubling(scene, f"patron_{doubled}", also=("patron_seneca",))
    assert scene.offers() == [f"use patron_{doubled}", "none"]
    assert scene.refusal(f"1 use patron_{single}") == "AV-15.7"  # blocked for now
    assert scene.refusal("1 use patron_seneca") == "not-now"
    scene.play(f"1 use patron_{doubled}, jump 1, zone 1")
    assert (scene.level(1, 1), scene.waits()) == (5, "")


@rule("AV-15.7")
def test_rises_may_be_declined_one_by_one_or_all_at_once() -> None:
    def asked() -> Scene:
        return end(Scene(5).brown(1, 3).cube(1, 1, 1).owns(1, "patron_cassius", "patron_brutus"))

    assert asked().offers() == ["use patron_cassius", "use patron_brutus", "none"]
    assert asked().play("1 none").waits() == ""
    one = asked().play("1 use patron_brutus, none")
    assert (one.waits(), one.play("1 zone 1").level(1, 1)) == ("raise_zone 1", 2)
    stuck = end(Scene(5).brown(1, 3).cube(1, 1, 1).cube(2, 1, 2).owns(1, "patron_cassius", "patron_brutus"))
    assert stuck.waits() == ""  # nothing can rise, so nobody is asked


@rule("AV-15.8")
def test_a_doubled_rise_may_jump_over_an_occupied_level() -> None:
    def blocked() -> Scene:
        return Scene().brown(1, 8).brown(2, 8).cube(1, 1, 2).cube(2, 1, 3).cube(1, 2, 1)

    scene = doubling(blocked(), "patron_cassius")
    assert scene.offers() == ["zone 2", "jump 1", "none"]
    scene.play("1 jump 1")
    assert (scene.level(1, 1), scene.waits()) == (4, "")
    twice = doubling(blocked(), "patron_cassius").play("1 zone 2, zone 2")
    assert twice.level(1, 2) == 3
    late = doubling(blocked(), "patron_cassius").play("1 zone 2")
    assert late.refusal("1 jump 1") == "AV-15.8"  # only as the first rise
    joined = end(
        Scene(5)
        .brown(1, 8)
        .brown(2, 8)
        .cube(1, 1, 2)
        .cube(2, 1, 3)
        .cube(1, 2, 1)
        .owns(1, "patron_cassius", "patron_brutus")
    )
    assert joined.play("1 use patron_brutus").refusal("1 jump 1") == "AV-15.8"  # two patrons don't join


@rule("AV-15.9")
def test_political_influence_may_rise_and_wake_a_patron() -> None:
    scene = end(Scene().political(1, 1).active(1, "patron_cato").owns(1, "patron_cornelia", "patron_crassus"))
    assert scene.offers() == ["rise", "none"]
    scene.play("1 rise, activate patron_crassus")
    assert (scene.s.political[0], scene.patrons(1)) == (2, "patron_cato patron_crassus")
    top = end(Scene().political(1, 10).owns(1, "patron_cornelia")).play("1 rise")
    assert (top.s.political[0], top.score(1, "patrons"), top.score(1, "during_play")) == (10, 2, 0)
    no = end(Scene().political(1, 1).owns(1, "patron_cornelia")).play("1 none")
    assert no.s.political[0] == 1


@rule("AV-15.10")
def test_counting_comes_after_all_rises() -> None:
    """Sulla counts first places: the rise of Cassius breaks no tie, but lifts seat 1 over seat 2."""
    scene = end(Scene(4).brown(1, 1).cube(1, 1, 0).cube(2, 1, 0).owns(1, "patron_sulla", "patron_cassius"))
    assert scene.score(1, "patrons") == 0
    assert scene.play("1 zone 1").score(1, "patrons") == 3


@rule("AV-15.11")
@pytest.mark.parametrize(("seats", "points"), [(2, 2), (3, 2), (4, 3), (5, 3)])
def test_first_is_who_stands_alone_on_the_highest_level(seats: int, points: int) -> None:
    scene = Scene(seats).brown(1, 5).cube(1, 1, 3).cube(2, 1, 2).cube(1, 2, 0).cube(2, 2, 0).brown(3, 5).cube(1, 3, 1)
    assert patron_points(scene.cube(2, 3, 4), "patron_fabius") == points


@rule("AV-15.12")
def test_presence_counts_level_0_and_a_zone_level_counts_its_level() -> None:
    assert patron_points(Scene().cube(1, 1, 0).cube(1, 2, 3), "patron_pompeius") == 2
    for zone, points in ((1, 0), (2, 3), (3, 0)):
        scene = end(Scene().cube(1, 1, 0).cube(1, 2, 3).brown(2, 4).owns(1, "patron_antonius"))
        assert scene.play(f"1 zone {zone}").score(1, "patrons") == points


@rule("AV-15.13")
def test_cards_with_points_and_influence_count_spent_or_not() -> None:
    scene = Scene().owns(1, "war_hannibal_3", "building_horrea_a").owns(1, "building_pantheon_a", spent=True)
    assert patron_points(scene.owns(1, "war_hannibal_2"), "patron_vitruvius") == 2


@rule("AV-15.14")
def test_icons_count_over_all_cards() -> None:
    """Amphora: Italia. Swords: Africa, Marius, Hannibal I. Lion: Asia, Pollio."""
    cards = ("zone_italia", "zone_africa", "war_hannibal_1", "zone_asia")
    assert patron_points(Scene().owns(1, *cards), "patron_marius") == 2  # three swords: one pair
    assert patron_points(Scene().owns(1, *cards), "patron_pollio") == 2  # 1, 2, 2: one set
    right = Scene().owns(1, "zone_africa", right=True).active(1, "patron_marius")
    assert end(right).score(1, "patrons") == 2


@rule("AV-15.15")
def test_resources_count_by_pairs_by_colour_or_as_surplus() -> None:
    goods = {"wood": 1, "cattle": 2, "wheat": 1, "iron": 3, "surplus": 4}
    assert patron_points(Scene().goods(1, **goods), "patron_crassus") == 3  # 7 basics
    assert patron_points(Scene(4).goods(1, **goods), "patron_varro") == 3  # green
    assert patron_points(Scene(4).goods(1, **goods), "patron_cato") == 4
    assert patron_points(Scene(5).goods(1, **goods), "patron_atticus") == 3  # red
    assert patron_points(Scene(5).goods(1, **goods), "patron_frontinus") == 1  # black


@rule("AV-15.16")
def test_cards_of_a_kind_count_the_patron_itself_included() -> None:
    cards = ("zone_italia", "zone_asia", "war_hannibal_1", "building_horrea_a", "patron_crassus")
    points = {"maecenas": 2, "agrippa": 1, "scipio": 1, "lucullus": 2}
    for name, expected in points.items():
        assert patron_points(Scene().owns(1, *cards), f"patron_{name}") == expected


@rule("AV-15.17")
def test_political_points_by_level() -> None:
    points = [end(Scene().political(1, level)).score(1, "political") for level in range(11)]
    assert points == [0, 1, 2, 4, 6, 9, 12, 16, 20, 25, 30]


@rule("AV-15.18")
def test_zone_points_by_level_and_number_of_players() -> None:
    def points(seats: int) -> list[int]:
        return [end(Scene(seats).brown(3, 8).cube(1, 3, level)).score(1, "zones") for level in range(-1, 9)]

    assert points(2) == points(3) == [0, 1, 4, 8, 12, 17, 22, 28, 34, 41]
    assert points(4) == points(5) == [0, 1, 3, 6, 9, 13, 17, 22, 27, 33]


@rule("AV-15.19")
def test_ties_are_broken_by_denarii_then_goods_then_shared() -> None:
    assert GAME.outcome(end(Scene().goods(1, denarii=7).goods(2, denarii=9).political(3, 2)).s).ranks == (3, 2, 1)
    assert GAME.outcome(end(Scene().goods(1, denarii=5).goods(2, denarii=5, surplus=2)).s).ranks == (2, 1, 3)
    shared = GAME.outcome(end(Scene().goods(1, wood=4).goods(2, surplus=4)).s)
    assert (shared.ranks, shared.shared) == ((1, 1, 3), True)


@rule("AV-15.20")
def test_political_levels_count_after_the_rise() -> None:
    scene = end(Scene().political(1, 3).owns(1, "patron_cicero", "patron_cornelia"))
    scene.play("1 rise, activate patron_cicero")
    assert scene.score(1, "patrons") == 4


@rule("AV-15.21")
def test_active_patrons_count_after_the_rise() -> None:
    scene = end(Scene().active(1, "patron_octavia").owns(1, "patron_cornelia", "patron_fulvia"))
    assert scene.score(1, "patrons") == 1
    scene.play("1 rise, activate patron_cornelia, none")
    assert scene.score(1, "patrons") == 2


@rule("AV-15.22")
def test_doubled_choices_are_made_twice() -> None:
    zone = doubling(Scene().brown(2, 5).cube(1, 2, 3).brown(4, 5).cube(1, 4, 2), "patron_antonius")
    assert zone.play("1 zone 2, zone 2").score(1, "patrons") == 6
    rise = doubling(Scene().political(1, 9), "patron_cornelia").play("1 rise, rise")
    assert (rise.s.political[0], rise.score(1, "patrons")) == (10, 2)
