"""A trade laid on one sheet, and a payment laid on the tray: the same rules, in any order, done at once."""

from __future__ import annotations

from tabularium.games.ave_roma.game import GAME
from tabularium.kernel.picture import Tray
from tabularium.kernel.presentation import Presenter
from tests.games.ave_roma.scenario import Scene
from tests.marks import example, rule


def market(**goods: int) -> Scene:
    """Worker 4 at MERCATOR; Narbonensis shows wood, wheat, wine. Prices: wood 3, stone 1, wheat 2, iron 3, wine 1."""
    return Scene().zone(4, "zone_narbonensis").goods(1, **goods).play("1 worker 4, go mercator")


def tray(scene: Scene) -> Tray:
    step = scene.s.agenda[-1]
    found = step.tray(scene.s, 0)
    assert found is not None
    return found


def lots(scene: Scene) -> tuple[list[str], list[str]]:
    """What is held and what is laid, in words: `2 sale iron`."""
    vocabulary = GAME.notation().vocabulary
    shown = tray(scene)
    said = [[f"{lot.number} {lot.thing} {vocabulary[lot.thing][lot.value]}" for lot in side] for side in shown[:2]]
    return said[0], said[1]


def sheet(scene: Scene) -> list[str]:
    """The lines of the sheet, with signs for what can be taken back and what can be added: `- 2 sale iron at 3 +`."""
    vocabulary = GAME.notation().vocabulary
    shown = tray(scene)
    said = []
    for at, column in enumerate(shown.columns):
        for line in shown.lines:
            cell = line.cells[at]
            if cell:
                less, more = ("- " if cell.less >= 0 else ""), (" +" if cell.more >= 0 else "")
                said.append(f"{less}{cell.number} {column} {vocabulary[line.thing][line.value]} at {line.price}{more}")
    return said


def test_what_can_be_sold_and_bought_stands_on_one_line() -> None:
    """So the sheet has six lines at most, and is seen whole beside the board."""
    shown = tray(market(wood=1, stone=1, cattle=1, wheat=1, iron=1, wine=1, denarii=9))
    assert shown.columns == ("sale", "purchase")
    assert [(line.thing, line.value) for line in shown.lines] == [("resource", r) for r in range(6)]
    bought = [line.value for line in shown.lines if line.cells[1]]
    assert bought == [0, 3, 5]  # wood, wheat and wine
    assert all(line.cells[0] for line in shown.lines)


def test_where_nothing_can_be_sold_any_more_there_is_one_column() -> None:
    shown = tray(market(stone=1, denarii=9).play("1 sell 1 stone"))
    assert shown.columns == ("purchase",)
    assert [len(line.cells) for line in shown.lines] == [1, 1, 1]


@example("AV-EX12")
def test_two_iron_are_sold_and_a_wheat_and_two_wine_bought_on_one_sheet() -> None:
    scene = market(iron=2, denarii=0)
    assert sheet(scene) == [
        "- 1 sale iron at 3 +",
        "0 purchase wood at 3 +",
        "0 purchase wheat at 2 +",
        "0 purchase wine at 1 +",
    ]
    scene.play("1 plan sale iron, plan purchase wine, plan purchase wheat, plan purchase wine")
    assert sheet(scene) == [
        "- 2 sale iron at 3",
        "0 purchase wood at 3",
        "- 1 purchase wheat at 2 +",
        "- 2 purchase wine at 1 +",
    ]
    assert scene.stock(1) == "2 iron"  # nothing has happened yet
    assert scene.play("1 done").stock(1) == "1 wheat, 2 wine, 2 denarii"
    assert scene.waits() == "confirm_turn 1"


def test_the_sheet_is_the_same_trade_as_the_questions() -> None:
    asked = market(stone=3, iron=1, denarii=2).play("1 sell 2 stone, sell 0 iron, buy 0 wood, buy 1 wheat, buy 1 wine")
    laid = market(stone=3, iron=1, denarii=2).play(
        "1 drop purchase wine, plan sale stone, plan purchase wheat, plan sale stone, done"
    )
    assert asked.s == laid.s


# -- the usual trade ----------------------------------------------------------------------------------


def test_the_usual_trade_buys_what_there_is_least_of_and_the_purse_pays() -> None:
    """Wine at 1 and wheat at 2 are missing, then one more wine; for wood at 3 nothing is left."""
    scene = market(stone=3, denarii=4)
    assert sheet(scene)[1:] == ["0 purchase wood at 3", "- 1 purchase wheat at 2", "- 2 purchase wine at 1"]
    assert scene.play("1 done").stock(1) == "3 stone, 1 wheat, 2 wine"


@rule("AV-5.3")
def test_the_usual_trade_is_four_units_at_most() -> None:
    assert market(denarii=20).play("1 done").stock(1) == "1 wood, 1 wheat, 2 wine, 13 denarii"


def test_the_usual_trade_buys_nothing_that_finds_no_room() -> None:
    scene = market(wood=2, wheat=3, wine=3, denarii=9).play("1 done")
    assert scene.stock(1) == "3 wood, 3 wheat, 3 wine, 6 denarii"


@rule("AV-5.8", "AV-6.6")
def test_the_usual_trade_leaves_the_price_of_the_zone_card() -> None:
    """In the high position the card of zone 4 costs 2."""
    dear = Scene().zone(4, "zone_narbonensis", high=True).goods(1, stone=3, denarii=3).play("1 worker 4, go mercator")
    assert dear.play("1 done, confirm").stock(1) == "3 stone, 1 wine"


def test_who_can_buy_nothing_sells_what_there_is_most_of() -> None:
    assert market(stone=3, iron=1).play("1 done").stock(1) == "2 stone, 1 iron, 1 denarii"
    dear = Scene().zone(4, "zone_narbonensis", high=True).goods(1, stone=3, iron=1).play("1 worker 4, go mercator")
    assert dear.play("1 done").stock(1) == "1 stone, 1 iron"  # two sold for the Zone card


# -- its rules ----------------------------------------------------------------------------------------


@rule("AV-5.3")
def test_the_sheet_holds_what_there_is_and_four_units() -> None:
    scene = market(stone=1, denarii=20).play("1 plan sale stone")
    assert scene.refusal("1 plan sale stone") == "AV-5.3"
    scene.play("1 drop purchase wood, plan purchase wine")  # one wood, one wheat and two wine were laid
    assert scene.refusal("1 plan purchase wood") == "AV-5.3"
    assert scene.sentence("1 plan purchase wood").endswith(" You can buy 0 more units.")
    assert scene.play("1 drop purchase wine").refusal("1 plan purchase wood") == ""
    assert scene.refusal("1 drop purchase cattle") == "not-now"


@rule("AV-5.4", "AV-2.9", "AV-5.15")
def test_the_sheet_takes_what_the_card_shows_and_the_purse_pays() -> None:
    scene = market(stone=1, denarii=2).play("1 drop purchase wine, drop purchase wine")
    assert scene.refusal("1 plan purchase iron") == "AV-5.4"
    assert scene.refusal("1 plan purchase surplus") == "AV-2.9"
    assert scene.refusal("1 plan sale surplus") == "AV-2.9"
    assert scene.refusal("1 plan purchase wood") == "AV-5.15"
    scene.play("1 plan sale stone, plan purchase wood")  # 2 and 1 make 3
    assert scene.play("1 drop sale stone").refusal("1 done") == "AV-5.15"
    assert scene.sentence("1 done").endswith(" That would cost 3 denarii; you have 2.")


@rule("AV-5.6")
def test_an_empty_sheet_is_no_trade() -> None:
    scene = market(stone=2).play("1 drop sale stone")
    assert (scene.refusal("1 done"), tray(scene).done) == ("AV-5.6", -1)
    begun = market(stone=1, iron=1).play("1 sell 1 stone, done")
    assert begun.stock(1) == "1 iron, 1 denarii"


@rule("AV-5.5")
def test_what_was_passed_over_is_not_sold_any_more() -> None:
    scene = market(stone=1, iron=1).play("1 sell 0 stone")
    assert scene.refusal("1 plan sale stone") == "AV-5.5"
    assert market(stone=1, denarii=9).play("1 sell 1 stone").refusal("1 plan sale stone") == "AV-5.5"


@rule("AV-5.8", "AV-6.6")
def test_a_sheet_leaves_the_price_of_the_zone_card() -> None:
    scene = Scene().zone(4, "zone_narbonensis", high=True).goods(1, iron=2).play("1 worker 4, go mercator")
    scene.play("1 plan purchase wheat")  # 3 earned by the iron that is laid, 2 spent, and the Zone card costs 2
    assert scene.refusal("1 done") == "AV-5.8"
    assert tray(scene).done == -1
    scene.play("1 drop purchase wheat, plan purchase wine, done, confirm")
    assert scene.stock(1) == "1 iron, 1 wine"


@rule("AV-5.9")
def test_what_finds_no_room_on_a_full_track_is_asked_after_the_sheet() -> None:
    scene = market(wine=3, stone=2).play("1 drop sale wine, plan sale stone, plan purchase wine, done")
    assert scene.waits() == "overflow_choice 1"
    assert scene.play("1 surplus").stock(1) == "1 stone, 3 wine, 1 surplus"


def test_nobody_else_sees_what_lies_on_the_sheet() -> None:
    scene = market(stone=2)
    before = scene.s.view(1).to_bytes()
    scene.play("1 plan sale stone")
    assert scene.s.view(1).to_bytes() == before
    assert scene.s.view(0).to_bytes() != before


def test_the_sheet_says_what_it_comes_to() -> None:
    scene = market(iron=2).play("1 plan purchase wine")
    for lang, said in (
        ("en", "Sales bring 3, purchases cost 1: 2 denarii are left."),
        ("fr", "Les ventes rapportent 3, les achats coûtent 1\u00a0: il reste 2 denarii."),
    ):
        shown = Presenter(GAME, lang).tray(scene.live.view(0))
        assert shown is not None
        assert shown.sentence == said


# -- payments -----------------------------------------------------------------------------------------


def bill(**goods: int) -> Scene:
    """Aqua Claudia: a stone, a black resource and any other."""
    row = Scene().goods(1, **goods).row("aedificator", 5, "building_aqua_claudia_b")
    for slot in (1, 2, 3, 4):
        row.row("aedificator", slot, "")
    return row.play("1 worker 1, go aedificator")


@rule("AV-2.10")
def test_a_payment_is_laid_in_the_usual_way_and_done_with_one_touch() -> None:
    """After the stone: black by stone at 1 rather than wood at 3, any by wine at 1."""
    scene = bill(wood=2, stone=2, wine=1, iron=1)
    assert lots(scene)[1] == ["1 resource stone", "1 resource wine"]
    assert scene.play("1 done").stock(1) == "2 wood, 1 iron"


@rule("AV-2.11", "AV-2.14")
def test_a_payment_is_changed_in_any_order() -> None:
    scene = bill(wood=2, stone=2, wine=1, iron=1).play("1 take back stone, take back wine")
    assert (tray(scene).missing, tray(scene).done) == (2, -1)
    assert scene.refusal("1 done") == "AV-2.11"
    assert scene.play("1 lay iron").refusal("1 lay cattle") == "AV-2.14"
    assert scene.sentence("1 lay cattle").endswith(" You have no cattle.")
    assert scene.refusal("1 lay surplus") == "AV-2.14"
    scene.play("1 lay wine")
    assert scene.refusal("1 done") == "AV-2.11"  # nothing black is laid
    assert scene.sentence("1 done", "en") == "AV-2.11 What is laid does not fit the icons of the cost."
    assert scene.refusal("1 lay wood") == "AV-2.11"  # and nothing more is asked
    assert scene.sentence("1 lay wood", "en") == "AV-2.11 Enough is laid: take something back first."
    scene.play("1 take back wine, lay wood, done")
    assert scene.stock(1) == "1 wood, 1 stone, 1 wine"


@rule("AV-2.9", "AV-2.10")
def test_what_can_pay_nothing_of_a_cost_is_not_laid() -> None:
    """ROMA from 1 with worker 4: a surplus, a green resource, 1 denarius, a black resource."""
    scene = Scene().marker(1, 1).goods(1, surplus=2, cattle=1, wheat=1, wood=1, stone=1, iron=1, denarii=3)
    scene.play("1 worker 4, go roma, take back cattle")
    assert scene.refusal("1 lay iron") == "AV-2.10"
    assert scene.refusal("1 lay wheat") == ""


def test_a_discount_is_taken_off_the_tray() -> None:
    """Agrippa takes one basic resource off a Building."""
    scene = Scene().active(1, "patron_agrippa").goods(1, wood=1, wheat=2, denarii=4)
    scene.play("1 worker 4, go aedificator, slot 2")
    assert scene.waits() == "discount_choice 1"
    assert lots(scene)[0] == ["1 cost wood", "2 cost wheat"]
    assert tray(scene).missing == 1
