"""AEDIFICATOR, LEGATUS and SENATUS (AV-8)."""

from __future__ import annotations

import pytest

from tabularium.games.ave_roma.game import GAME
from tabularium.kernel.presentation import Presenter
from tests.games.ave_roma.scenario import Scene
from tests.marks import rule

RICH = {"wood": 3, "stone": 3, "cattle": 3, "wheat": 3, "iron": 3, "wine": 3, "surplus": 7, "denarii": 30}


@rule("AV-8.1")
@pytest.mark.parametrize(
    ("location", "slots"),
    [
        ("aedificator", {1: "5", 2: "4 5", 3: "3 4 5", 4: "2 3 4 5", 5: "1 2 3 4 5"}),
        ("legatus", {1: "3", 2: "3 4", 3: "2 3 4", 4: "2 3 4 5", 5: "1 2 3 4 5"}),
        ("senatus", {1: "1", 2: "1 2", 3: "1 2 3", 4: "1 2 3 4", 5: "1 2 3 4 5"}),
    ],
)
def test_each_slot_takes_its_values(location: str, slots: dict[int, str]) -> None:
    for value in (1, 2, 3, 4, 5):
        fitting = [slot for slot, values in slots.items() if str(value) in values]
        scene = Scene(3).goods(1, **RICH).play(f"1 worker {value}, go {location}")
        if len(fitting) > 1:
            assert scene.offers() == [f"slot {slot}" for slot in fitting]
            for slot in set(slots) - set(fitting):
                assert scene.refusal(f"1 slot {slot}") == "AV-8.1"
        else:
            assert scene.s.slot + 1 == fitting[0]


@rule("AV-8.2")
def test_the_price_is_paid_in_full_and_points_are_marked_at_once() -> None:
    scene = Scene().goods(1, wood=1, cattle=2, wine=1).play("1 worker 3, go aedificator, slot 3")  # Circus Maximus
    assert scene.stock(1) == ""
    assert scene.left(1) == "building_circus_maximus_b"
    assert scene.points(1) == 4
    short = Scene().goods(1, wood=1, cattle=1, wine=1).workers(1, "3")
    assert short.refusal("1 worker 3, go aedificator") == "AV-8.2"


@rule("AV-8.2")
def test_a_refused_card_names_what_is_missing_after_discounts() -> None:
    """Cato costs 8 denarii and a wheat: with Maecenas 6 and a wheat."""
    scene = Scene().active(1, "patron_maecenas").goods(1, denarii=11, wine=1).play("1 worker 1, go senatus")
    values = scene.why_not("1 choose patron_cato")
    assert {name: count for name, count in values.items() if name.startswith("lack_")} == {"lack_wheat": 1}


@rule("AV-8.2")
def test_a_refused_card_says_what_it_asks_for_and_what_there_is() -> None:
    page = Presenter(GAME, "en")
    s = Scene().s
    cato = Scene().active(1, "patron_maecenas").goods(1, denarii=11, wine=1).play("1 worker 1, go senatus")
    told = page.sentence(s, "AV-8.2", cato.why_not("1 choose patron_cato"))
    assert told.endswith("It costs 1 wheat and 8 denarii; you lack 1 wheat.")
    none = Scene().goods(1, wood=1, denarii=1).workers(1, "3").why_not("1 worker 3, go aedificator")
    nearest = ": Horrea (plan) costs 1 wood, 1 wheat and 1 denarius, and you lack 1 wheat."
    assert page.sentence(s, "AV-8.2", none).endswith(nearest)


@rule("AV-8.1")
def test_a_slot_for_one_value_says_so() -> None:
    scene = Scene().goods(1, **RICH).play("1 worker 4, go aedificator")
    told = " This slot takes only a 5; your worker counts as 4."
    assert scene.sentence("1 choose building_pantheon_b").endswith(told)
    wide = Scene().goods(1, **RICH).play("1 worker 2, go aedificator")
    assert wide.sentence("1 choose building_circus_maximus_b", "fr").endswith(
        " Cet emplacement accepte de 3 à 5\u00a0; votre ouvrier vaut 2."
    )


@rule("AV-8.3")
def test_the_slot_stays_empty_and_its_space_taken_until_upkeep() -> None:
    scene = Scene().goods(1, **RICH).workers(1, "5 5").play("1 worker 5, go aedificator, slot 2, confirm")
    assert scene.cards_in("aedificator").split()[1] == "-"
    assert scene.on("aedificator") == "0 5 0 0 0"
    scene.play("2 pass", "3 pass", "1 pass")
    assert "-" not in scene.cards_in("aedificator")


@rule("AV-8.4")
def test_an_empty_slot_offers_nothing() -> None:
    scene = Scene().goods(1, **RICH).row("aedificator", 2, "").play("1 worker 5, go aedificator")
    assert scene.offers() == ["slot 1", "slot 3", "slot 4", "slot 5"]
    assert scene.refusal("1 slot 2") == "AV-8.4"
    assert empty_row().refusal("1 worker 1, go senatus") == "AV-8.4"


def empty_row() -> Scene:
    scene = Scene().goods(1, **RICH)
    for slot in (1, 2, 3, 4, 5):
        scene.row("senatus", slot, "")
    return scene


@rule("AV-8.5")
def test_a_pair_of_buildings_brings_both_rewards_and_a_single_card_none() -> None:
    single = Scene().goods(1, wood=1, wheat=1, denarii=1).play("1 worker 2, go aedificator, slot 4")  # Horrea, plan
    assert (single.stock(1), single.points(1)) == ("", 0)
    pair = Scene().goods(1, wood=1, wheat=1, denarii=1).owns(1, "building_horrea_b")
    pair.row("aedificator", 4, "building_horrea_a").play("1 worker 2, go aedificator, slot 4")
    assert (pair.stock(1), pair.points(1)) == ("1 wheat", 1)
    surplus = Scene().goods(1, stone=1, cattle=1, wine=1, denarii=1).owns(1, "building_templum_iovis_b")
    surplus.row("aedificator", 5, "building_templum_iovis_a").play("1 worker 1, go aedificator, slot 5")
    assert (surplus.stock(1), surplus.points(1)) == ("1 surplus", 2)


@rule("AV-8.6")
@pytest.mark.parametrize(
    ("owned", "stock", "points"), [(0, "", 0), (1, "3 denarii", 0), (2, "1 surplus", 0), (3, "", 2)]
)
def test_each_further_card_of_a_war_has_its_own_reward(owned: int, stock: str, points: int) -> None:
    cards = ["war_hannibal_1", "war_hannibal_2", "war_hannibal_3"][:owned]
    scene = Scene().goods(1, surplus=3, iron=1, denarii=3).owns(1, *cards, "war_pyrrhus_1")
    scene.row("legatus", 5, "war_hannibal_4").play("1 worker 1, go legatus, slot 5")
    assert (scene.stock(1), scene.points(1)) == (stock, points)


@rule("AV-8.7")
def test_the_fifth_card_of_a_war_may_raise_a_cube_anywhere() -> None:
    def fifth() -> Scene:
        scene = Scene().goods(1, surplus=4, wine=1).cube(1, 4, 2)
        scene.owns(1, "war_hannibal_1", "war_hannibal_2", "war_hannibal_3", "war_hannibal_4")
        return scene.row("legatus", 5, "war_hannibal_5").play("1 worker 1, go legatus, slot 5")

    assert fifth().offers() == ["zone 1", "zone 2", "zone 3", "zone 4", "zone 5", "none"]
    assert fifth().play("1 zone 4").level(1, 4) == 3
    assert fifth().play("1 zone 1").level(1, 1) == 1  # from off the board
    assert fifth().play("1 none").level(1, 4) == 2
    assert fifth().play("1 zone 4").spent(1) == ""


@rule("AV-8.8")
def test_printed_influence_waits_for_propraetor() -> None:
    scene = Scene().goods(1, **RICH).play("1 worker 2, go legatus, slot 4, confirm")  # Spartacus IV: 2 influence
    assert [scene.level(1, zone) for zone in (1, 2, 3, 4, 5)] == [-1] * 5
    scene.play("2 pass", "3 pass", "1 worker 3, go propraetor, half top, surplus, second influence")
    assert scene.level(1, 3) == 2


@rule("AV-8.9")
def test_a_reward_cannot_pay_for_its_own_card() -> None:
    """The second card of Hannibal would bring 3 denarii, and costs 2 besides the surplus."""
    scene = Scene().goods(1, surplus=2).owns(1, "war_hannibal_1").row("legatus", 5, "war_hannibal_2").workers(1, "1")
    assert scene.refusal("1 worker 1, go legatus") == "AV-8.2"


@rule("AV-8.10")
def test_a_new_patron_takes_a_free_open_slot() -> None:
    scene = Scene().goods(1, **RICH).political(1, 1).play("1 worker 3, go senatus, slot 3")
    assert scene.waits() == "confirm_turn 1"
    assert (scene.patrons(1), scene.left(1)) == ("patron_cato", "")


@rule("AV-8.11")
def test_without_an_open_slot_a_patron_is_passive() -> None:
    scene = Scene().goods(1, **RICH).play("1 worker 3, go senatus, slot 3")
    assert scene.waits() == "confirm_turn 1"
    assert (scene.patrons(1), scene.left(1)) == ("", "patron_cato")


def full(*passive: str) -> Scene:
    """Seat 1 buys Cato while Agrippa and Scipio hold the two open slots."""
    scene = Scene().goods(1, **RICH).active(1, "patron_agrippa", "patron_scipio").owns(1, *passive)
    return scene.play("1 worker 3, go senatus, slot 3")


@rule("AV-8.12")
def test_a_new_patron_may_replace_an_active_one() -> None:
    assert full().offers() == ["passive", "replace patron_agrippa", "replace patron_scipio"]
    assert full("patron_marius").refusal("1 replace patron_marius") == "AV-8.12"
    kept = full().play("1 passive")
    assert (kept.patrons(1), kept.left(1)) == ("patron_agrippa patron_scipio", "patron_cato")
    replaced = full().play("1 replace patron_agrippa")
    assert (replaced.patrons(1), replaced.left(1)) == ("patron_cato patron_scipio", "patron_agrippa")


@rule("AV-8.13")
def test_patrons_are_not_swapped_at_any_other_moment() -> None:
    """A passive patron stays passive through a turn that gains none."""
    scene = Scene().active(1, "patron_agrippa").owns(1, "patron_cato").play("1 worker 3, go quaestor")
    assert scene.waits() == "confirm_turn 1"
    assert scene.patrons(1) == "patron_agrippa"


@rule("AV-8.14")
def test_any_number_of_patrons_may_be_passive() -> None:
    names = ["marius", "agrippa", "scipio", "pompeius", "maecenas", "seneca", "fulvia", "pollio", "cassius"]
    scene = (
        Scene().goods(1, **RICH).owns(1, *(f"patron_{name}" for name in names)).play("1 worker 3, go senatus, slot 3")
    )
    assert len(scene.left(1).split()) == 10


@rule("AV-8.15")
def test_cards_stay_owned_when_they_are_used() -> None:
    scene = Scene(3, "advanced").owns(1, "war_hannibal_1", "zone_africa").goods(1, denarii=9)
    scene.play("1 worker 3, go quaestor, bonus, card war_hannibal_1, card zone_africa, confirm", "2 pass", "3 pass")
    scene.play("1 worker 4, go propraetor, half top, second influence, confirm")
    assert scene.right(1) == "war_hannibal_1 zone_africa"
