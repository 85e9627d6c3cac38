"""ROMA and political influence (AV-9). The loop: 1 denarius, surplus, green H, denarius, black, denarius, red H, free,
any, denarius, surplus H, and the free start."""

from __future__ import annotations

import pytest

from tests.games.ave_roma.scenario import Scene
from tests.marks import rule


@rule("AV-9.1")
def test_the_marker_moves_by_the_value_around_the_loop() -> None:
    scene = Scene().marker(1, 8).goods(1, wood=1, surplus=1, denarii=2).play("1 worker 5, go roma")
    assert scene.s.colosseum[0] == 1  # 9, 10, 11, 0, 1


@rule("AV-9.2")
def test_every_space_entered_is_paid_unless_another_marker_stands_there() -> None:
    scene = Scene().goods(1, cattle=1, surplus=1, denarii=1).play("1 worker 3, go roma")
    assert scene.stock(1) == ""
    free = Scene().marker(2, 2).marker(3, 3).goods(1, cattle=1, surplus=1, denarii=1).play("1 worker 3, go roma")
    assert free.stock(1) == "1 cattle, 1 surplus"


@rule("AV-9.3")
def test_a_way_that_cannot_be_paid_is_not_allowed() -> None:
    scene = Scene().goods(1, surplus=1, denarii=1)
    assert scene.refusal("1 worker 3, go roma") == "AV-9.3"
    assert scene.s.colosseum[0] == 0
    assert scene.stock(1) == "1 surplus, 1 denarii"


@rule("AV-9.3")
def test_the_cost_is_fixed_before_the_move() -> None:
    """Pollio, who frees resource spaces, wakes on the Honour of space 3: too late for space 5."""
    scene = Scene().goods(1, cattle=1, surplus=1, denarii=2).owns(1, "patron_pollio")
    assert scene.refusal("1 worker 5, go roma") == "AV-9.3"


@rule("AV-9.4")
def test_markers_may_share_a_space() -> None:
    scene = Scene().marker(2, 1).marker(3, 1).play("1 worker 1, go roma")
    assert scene.s.colosseum == [1, 1, 1]


@rule("AV-9.5")
@pytest.mark.parametrize(("start", "value", "honours"), [(0, 2, 0), (0, 3, 1), (2, 5, 2), (10, 2, 1), (3, 3, 0)])
def test_each_honour_entered_or_passed_is_political_influence(start: int, value: int, honours: int) -> None:
    stock = {"wood": 2, "wheat": 2, "iron": 2, "surplus": 3, "denarii": 9}
    scene = Scene().marker(1, start).goods(1, **stock).marker(2, 3)  # a marker on an Honour takes nothing away
    scene.play(f"1 worker {value}, go roma")
    while scene.waits().startswith("pay_icon"):
        scene.play(f"1 {scene.offers()[0]}")
    assert scene.s.political[0] == honours


@rule("AV-9.6")
def test_at_level_10_an_honour_is_2_points() -> None:
    scene = (
        Scene().marker(1, 2).political(1, 9).goods(1, wood=1, wheat=1, iron=1, denarii=2).play("1 worker 5, go roma")
    )
    assert scene.s.political[0] == 10
    assert scene.points(1) == 2


@rule("AV-9.7")
def test_levels_1_to_5_open_a_slot_each() -> None:
    opened = []
    for level in range(11):
        scene = Scene().political(1, level)
        opened.append(scene.s.slots_open(0))
    assert opened == [0, 1, 2, 3, 4, 5, 5, 5, 5, 5, 5]


@rule("AV-9.8")
def test_a_slot_that_opens_takes_a_passive_patron() -> None:
    def honour(*passive: str, level: int = 0) -> Scene:
        scene = Scene().marker(1, 2).political(1, level).goods(1, wheat=1).owns(1, *passive)
        return scene.play("1 worker 1, go roma")

    assert honour("patron_cato").patrons(1) == "patron_cato"
    two = honour("patron_cato", "patron_marius")
    assert two.offers() == ["activate patron_cato", "activate patron_marius"]  # nobody may stay away
    two.play("1 activate patron_marius")
    assert (two.patrons(1), two.left(1)) == ("patron_marius", "patron_cato")
    assert honour("patron_cato", level=5).patrons(1) == ""  # level 6 opens nothing


@rule("AV-9.9")
def test_several_honours_are_handled_one_after_another() -> None:
    scene = Scene().marker(1, 2).goods(1, wheat=1, wood=1, iron=1, denarii=2)
    scene.owns(1, "patron_cato", "patron_marius", "patron_crassus").play("1 worker 5, go roma")
    assert scene.s.political[0] == 1
    scene.play("1 activate patron_crassus")
    assert scene.s.political[0] == 2
    assert scene.offers() == ["activate patron_cato", "activate patron_marius"]


@rule("AV-9.10")
def test_political_influence_stays_whatever_happens() -> None:
    scene = Scene().political(1, 4).play("1 pass", "2 pass", "3 pass")
    assert scene.s.political[0] == 4
    assert scene.s.round == 2


@rule("AV-9.11")
def test_the_own_start_is_paid_after_a_full_lap() -> None:
    """A bonus of twelve cards leads from space 1 back to it, which costs 1 denarius again: 1, then 3 + 1 denarii."""
    wars = ["hannibal_1", "hannibal_3", "pyrrhus_2", "pyrrhus_4", "vercingetorix_1", "vercingetorix_5"]
    zones = ["africa", "sardinia", "baetica", "lusitania", "aquitania", "belgica"]
    cards = [*(f"war_{name}" for name in wars), *(f"zone_{name}" for name in zones)]
    scene = Scene(3, "advanced").goods(1, wood=1, cattle=1, wheat=1, iron=1, surplus=2, denarii=5).owns(1, *cards)
    scene.play("1 worker 1, go roma, continue, bonus", *(f"1 card {card}" for card in cards), "1 pay cattle")
    assert scene.s.colosseum[0] == 1
    assert scene.stock(1) == ""
    assert scene.s.political[0] == 3
