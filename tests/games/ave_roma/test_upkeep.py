"""Upkeep and turn order (AV-12, AV-13)."""

from __future__ import annotations

from tests.games.ave_roma.scenario import Scene
from tests.marks import rule


def deck_top(scene: Scene, kind: int, count: int) -> list[str]:
    return [scene.names([card]) for card in reversed(scene.s.decks[kind][-count:])]


@rule("AV-12.1")
def test_an_untouched_row_loses_its_oldest_card() -> None:
    scene = Scene().row("aedificator", 3, "").taken("aedificator")
    new = deck_top(scene, 2, 1)
    scene.upkeep()
    assert scene.cards_in("legatus").split() == [*new, *(f"war_spartacus_{n}" for n in (1, 2, 3, 4))]
    assert scene.names(list(scene.s.discards)) == "war_spartacus_5 patron_lucullus"
    assert scene.cards_in("aedificator").split()[-1] == "building_pantheon_a"


@rule("AV-12.2")
def test_cards_slide_right_and_the_deck_fills_the_left() -> None:
    scene = Scene().row("legatus", 2, "").row("legatus", 5, "").taken("legatus")
    first, second = deck_top(scene, 2, 2)
    scene.upkeep()
    assert scene.cards_in("legatus").split() == [second, first, "war_spartacus_1", "war_spartacus_3", "war_spartacus_4"]


@rule("AV-12.3")
def test_upkeep_leaves_the_zones_alone() -> None:
    scene = Scene().zone(2, "").zone(3, "zone_lusitania", high=True)
    zones, high = scene.zones(), scene.s.high
    scene.upkeep()
    assert (scene.zones(), scene.s.high) == (zones, high)


def recovery() -> Scene:
    """All 15 workers are on the board; seat 3 is last in turn order."""
    scene = Scene(3).workers(1, "").workers(2, "").workers(3, "")
    scene.at("quaestor", "5 5 5").at("aedilis", "1 1 2").at("mercator", "2 3").at("legatus", "0 3 0 4 4").at(
        "roma", "1 2"
    )
    return scene.at("senatus", "3 0 4").upkeep()


@rule("AV-12.4")
def test_workers_come_back_in_reverse_turn_order_location_by_location() -> None:
    scene = recovery()
    assert scene.waits() == "recover_location 3"
    scene.play("3 recover aedilis")
    assert scene.waits() == "recover_location 2"
    scene.play("2 recover quaestor")
    assert scene.waits() == "recover_location 1"
    scene.play("1 recover legatus")
    assert scene.waits() == "recover_location 3"  # a second pass
    assert [scene.hand(seat) for seat in (1, 2, 3)] == ["3 4 4", "5 5 5", "1 1 2"]


@rule("AV-12.5")
def test_a_seat_with_five_workers_is_skipped() -> None:
    scene = (
        Scene(3).workers(1, "1 2 3").workers(2, "1 2 3 4 5").workers(3, "1 2 3 4").at("roma", "1").at("mercator", "2 3")
    )
    scene.upkeep()
    assert scene.waits() == "recover_location 3"
    scene.play("3 recover roma")
    assert scene.s.round == 2  # seat 2 was skipped; seat 1 had one location left
    assert scene.hand(1) == "1 2 2 3 3"


@rule("AV-12.6")
def test_all_workers_of_a_location_are_taken() -> None:
    scene = recovery()
    assert scene.refusal("3 recover propraetor") == "AV-12.6"  # nobody is there
    scene.play("3 recover legatus")
    assert scene.hand(3) == "3 4 4"
    assert scene.on("legatus") == "0 0 0 0 0"


@rule("AV-12.7")
def test_a_seat_takes_exactly_what_it_lacks_and_chooses_which() -> None:
    scene = Scene(3).workers(1, "1 1 1").workers(2, "5 5 5 5").workers(3, "5 5 5 5 5").at("quaestor", "3 4 4")
    scene.upkeep()
    assert scene.waits() == "recover_workers 2"
    assert scene.offers() == ["take 3", "take 4"]
    scene.play("2 take 4")
    assert scene.hand(2) == "4 5 5 5 5"
    assert scene.hand(1) == "1 1 1 3 4"


@rule("AV-12.8")
def test_a_seat_below_five_cannot_skip_but_may_choose_few() -> None:
    scene = recovery()
    assert scene.offers() == [
        f"recover {location}" for location in ("quaestor", "aedilis", "mercator", "legatus", "roma", "senatus")
    ]
    scene.play("3 recover roma")
    assert scene.hand(3) == "1 2"


@rule("AV-12.9")
def test_a_row_is_one_location() -> None:
    assert recovery().play("3 recover senatus").hand(3) == "3 4"


@rule("AV-12.10")
def test_no_worker_is_left_on_the_board() -> None:
    scene = recovery().play("3 recover aedilis", "2 recover quaestor", "1 recover legatus", "3 recover mercator")
    scene.play("2 recover roma")
    assert scene.s.round == 2
    assert set(scene.s.spaces) == {0}
    assert [scene.hand(seat) for seat in (1, 2, 3)] == ["3 3 4 4 4", "1 2 5 5 5", "1 1 2 2 3"]


@rule("AV-13.1")
def test_the_lowest_sum_goes_first() -> None:
    scene = Scene(4).workers(1, "5 5 5 5 5").workers(2, "1 2 2 2 2").workers(3, "1 1 1 1 1").workers(4, "3 3 3 3 3")
    assert scene.upkeep().s.order == (2, 1, 3, 0)


@rule("AV-13.2")
def test_tied_seats_change_their_order() -> None:
    scene = Scene(4).order(4, 2, 1, 3).workers(1, "1 2 3 4 5").workers(2, "3 3 3 3 3").workers(4, "1 1 4 4 5")
    scene.workers(3, "1 1 1 1 1")
    assert scene.upkeep().s.order == (2, 0, 1, 3)  # 4, 2, 1 were tied: now 1, 2, 4


@rule("AV-13.3")
def test_the_new_order_holds_for_actions_and_reversed_for_upkeep() -> None:
    scene = Scene(3).workers(1, "5 5 5 5 5").workers(2, "1 1 1 1 1").workers(3, "1 2 3 4 5").upkeep()
    assert scene.waits() == "choose_worker_or_pass 2"
    scene.play(
        "2 worker 1, go quaestor, confirm", "3 worker 1, go training, confirm", "1 worker 5, go quaestor, confirm"
    )
    scene.play("2 pass", "3 pass", "1 pass")
    # Reversed: seat 1 chose first at QUAESTOR, where 1 and 5 lay.
    assert scene.s.round == 2
    assert scene.waits() == "recover_workers 1"
