"""What a person reads: the board and the panels, what a move would bring, the log, and why something is refused."""

from __future__ import annotations

import pytest

from tabularium.games.ave_roma.game import GAME
from tabularium.kernel.presentation import Presenter
from tests.games.ave_roma.scenario import Scene
from tests.marks import rule


def labels(scene: Scene, lang: str = "en") -> list[str]:
    """The offers to the seat that is waited for, as they are read."""
    seat = scene.live.waiting()[0]
    return [choice.label for choice in Presenter(GAME, lang).choices(scene.live.view(seat))]


def log(scene: Scene, lang: str = "en") -> list[str]:
    page = Presenter(GAME, lang, ("A", "B", "C"))
    return [page.event(scene.s, entry.event, 0) for entry in scene.live.log]


def board(scene: Scene, lang: str = "en") -> str:
    page = Presenter(GAME, lang, ("A", "B", "C"))
    return page.page(scene.live.view(0)).board


def test_a_place_says_what_a_worker_would_find_there() -> None:
    scene = Scene().zone(4, "zone_narbonensis", high=True).goods(1, denarii=5, surplus=1, wheat=1).play("1 worker 4")
    assert labels(scene)[0] == "Go to QUAESTOR — 8 denarii"
    shown = "zone 4: top wheat + wine, bottom wood + wine; the Zone card costs 2 denarii"
    assert f"Go to AEDILIS — all four resources; {shown}" in labels(scene)
    assert "Go to ROMA — in the Colosseum; 1 green resource, 1 surplus and 2 denarii → 1 Honour" in labels(scene)
    low = Scene().zone(2, "zone_sicilia").play("1 worker 2")
    shown = "zone 2\u00a0: haut fer + vin, bas blé + bétail\u00a0; la carte Zone glisse vers le haut"
    assert f"Aller à AEDILIS — les quatre ressources\u00a0; {shown}" in labels(low, "fr")


def test_a_card_says_what_it_costs_and_brings_with_those_owned() -> None:
    """The second card of a war brings 3 denarii, the second copy of the Colosseum an iron and a point."""
    scene = Scene().row("legatus", 2, "war_hannibal_3").row("legatus", 5, "war_pyrrhus_2").owns(1, "war_hannibal_1")
    scene.goods(1, denarii=9, surplus=7, wine=1, iron=1, stone=1).play("1 worker 3, go legatus")
    face = "costs 1 wine, 2 surplus and 2 denarii, 1 point, 1 influence, swords"
    assert f"Hannibal III — {face}; the set brings 3 denarii" in labels(scene)
    pair = Scene().row("aedificator", 5, "building_colosseum_b").owns(1, "building_colosseum_a")
    pair.row("aedificator", 4, "building_circus_maximus_a").goods(1, denarii=9, wood=1, stone=2, cattle=1, iron=1)
    face = "costs 2 stone, 1 cattle and 1 iron, 4 points, pair 1 point, lion"
    assert f"Colosseum (finished) — {face}; the set brings 1 iron and 1 point" in labels(
        pair.play("1 worker 3, go aedificator")
    )


def test_passing_says_its_points_and_comes_last() -> None:
    assert labels(Scene())[-1] == "Pass — +5 points"
    assert labels(Scene().workers(1, "3").training(1, 2, 4))[-1] == "Pass — +2 points"
    assert labels(Scene().workers(1, "3"), "fr")[-1] == "Passer — +1 point"


def test_influence_says_where_the_cube_would_stand() -> None:
    """Two cards of 1 from off the board: level 2, but it is taken, so level 1."""
    scene = Scene().zone(2, "zone_sicilia").cube(2, 2, 2).owns(1, "building_colosseum_a", "building_thermae_a")
    scene.play("1 worker 2, go propraetor, half top, second influence, spend building_colosseum_a")
    assert labels(scene) == ["Spend Thermae (plan) — 1 influence", "That is all — level 1"]
    scene.play("1 spend building_thermae_a, confirm")
    assert scene.level(1, 2) == 1


def test_workers_beside_the_rows_are_seen_in_upkeep_too() -> None:
    scene = (
        Scene().at("legatus", "4").at("roma", "2 5").workers(1, "1 2").workers(2, "1 2 3 4 5").workers(3, "1 2 3 4 5")
    )
    text = board(scene.upkeep())
    assert "LEGATUS: 4 (A)" in text
    assert "ROMA: 2 (A) | 5 (A) | free" in text
    assert labels(scene)[0] == "Take the workers of LEGATUS — 4"


def test_the_last_round_is_announced() -> None:
    scene = Scene().goods(1, denarii=2).zone(2, "zone_sicilia", high=True).deck("zone", 0)
    page = Presenter(GAME, "fr")
    assert page.page(scene.live.view(0)).where == "Manche 1\u00a0: action"
    scene.play("1 worker 2, go aedilis, confirm")
    assert page.page(scene.live.view(0)).where == "Manche 1\u00a0: action (dernière manche)"


@rule("AV-10.6")
def test_the_log_tells_a_trained_worker_from_its_value() -> None:
    scene = Scene().training(1, 2, 3).play("1 trained 2, as 5, go quaestor, confirm")
    assert "A sends worker 3, as a 5, to QUAESTOR." in log(scene)
    assert "A envoie l’ouvrier 3, comme un 5, à QUAESTOR." in log(scene, "fr")
    assert "A sends worker 5 to QUAESTOR." in log(Scene().play("1 worker 5, go quaestor"))


@rule("AV-5.5")
def test_selling_and_buying_do_not_mix() -> None:
    scene = Scene().zone(4, "zone_narbonensis").goods(1, stone=1, denarii=5).play("1 worker 4, go mercator")
    assert scene.refusal("1 buy 1 wine") == "AV-5.5"
    assert scene.play("1 sell 1 stone").refusal("1 sell 1 stone") == "AV-5.5"


@rule("AV-2.9")
def test_surplus_is_refused_at_the_market() -> None:
    scene = Scene().zone(4, "zone_narbonensis").goods(1, stone=1, denarii=5).play("1 worker 4, go mercator")
    assert scene.refusal("1 sell 1 surplus") == "AV-2.9"
    assert scene.play("1 sell 1 stone").refusal("1 buy 1 surplus") == "AV-2.9"


@rule("AV-5.15")
def test_a_type_is_refused_out_of_turn() -> None:
    """Narbonensis shows wood, wheat and wine: wood is first."""
    scene = Scene().zone(4, "zone_narbonensis").goods(1, denarii=5).play("1 worker 4, go mercator")
    assert scene.refusal("1 buy 1 wine") == "AV-5.15"
    assert scene.sentence("1 buy 1 wine").endswith(" Another resource is being bought now.")
    assert scene.refusal("1 buy 1 iron") == "AV-5.4"
    assert scene.sentence("1 buy 2 wood").endswith(" That would cost 6 denarii; you have 5.")


@pytest.mark.parametrize(
    ("lang", "sold", "bought", "empty", "way"),
    [
        (
            "en",
            " You have only 1.",
            " You can buy 4 more units.",
            " No worker stands at LEGATUS.",
            " The way costs 1 green resource, 1 surplus and 2 denarii; you lack 1 green resource and 1 denarius.",
        ),
        (
            "fr",
            " Vous n’en avez que 1.",
            " Vous pouvez encore acheter 4 unités.",
            " Aucun ouvrier ne se trouve à LEGATUS.",
            " Le chemin coûte 1 ressource verte, 1 surplus et 2 denarii\u00a0;"
            " il vous manque 1 ressource verte et 1 denarius.",
        ),
    ],
)
def test_refusals_name_their_values(lang: str, sold: str, bought: str, empty: str, way: str) -> None:
    scene = Scene().zone(4, "zone_narbonensis").goods(1, stone=1, denarii=9).play("1 worker 4, go mercator")
    assert scene.sentence("1 sell 2 stone", lang).endswith(sold)
    assert scene.play("1 sell 0 stone").sentence("1 buy 5 wood", lang).endswith(bought)
    upkeep = (
        Scene()
        .at("roma", "2 5")
        .at("mercator", "3")
        .workers(1, "1 2")
        .workers(2, "1 2 3 4 5")
        .workers(3, "1 2 3 4 5")
        .upkeep()
    )
    assert upkeep.sentence("1 recover legatus", lang).endswith(empty)
    poor = Scene().goods(1, denarii=1, surplus=2).play("1 worker 4")
    assert poor.sentence("1 go roma", lang).endswith(way)


def test_two_players_see_the_spaces_of_their_neutrals() -> None:
    scene = Scene(2).at("roma", "2").workers(1, "1 2 3 4").workers(2, "1 2 3 4 5")
    neutral = " | ".join(["free for a neutral"] * 3)
    assert f"ROMA: 2 (A) | free | {neutral}" in board(scene)
    scene.workers(3, "1 2 3 4 5").workers(4, "1 2 3 4 5").at("legatus", "5").workers(2, "1 2 3 4").upkeep()
    assert "LEGATUS: 5 (A)\n" in board(scene)  # a row has no spaces for neutrals


def test_the_board_says_who_sent_a_worker() -> None:
    scene = Scene(2).play("1 worker 5, go quaestor, confirm, neutral 3 roma", "2 worker 2, go quaestor, confirm")
    assert "QUAESTOR: 5 (A) | 2 (B) | free for a neutral" in board(scene)
    assert "ROMA: free | free | 3 (neutral of A) | free for a neutral" in board(scene)
    assert "ROMA\u00a0: libre | libre | 3 (neutre d’A)" in board(scene, "fr")


@rule("AV-6.9")
def test_the_log_says_that_fragments_are_rewarded() -> None:
    scene = Scene().goods(1, denarii=2).zone(2, "zone_sicilia", high=True).owns(1, "zone_narbonensis")
    scene.play("1 worker 2, go aedilis, gain wheat, confirm")
    assert "A has completed a set of green fragments." in log(scene)
    assert "A a complété une série de fragments verts." in log(scene, "fr")


@rule("AV-3.2")
def test_a_full_place_says_how_many_spaces_it_has() -> None:
    scene = Scene().at("roma", "1 2 3").at("mercator", "4 4 4").play("1 worker 5")
    assert scene.sentence("1 go roma").endswith(" All 3 spaces are taken.")
    assert scene.sentence("1 go mercator", "fr").endswith(" Ses 3 cases sont prises.")


@rule("AV-5.6")
def test_a_market_without_trade_says_what_is_lacking() -> None:
    """Narbonensis shows wheat at 2, wine at 1 and wood at 3."""
    poor = Scene().zone(4, "zone_narbonensis").goods(1).play("1 worker 4")
    assert poor.sentence("1 go mercator").endswith(
        " You have nothing to sell; the cheapest unit costs 1 denarius, and you have 0."
    )
    empty = Scene().zone(4, "").goods(1, denarii=9).play("1 worker 4")
    assert empty.sentence("1 go mercator", "fr").endswith(
        " Vous n’avez rien à vendre, et il n’y a pas de carte où acheter."
    )
    last = Scene().zone(4, "zone_narbonensis").goods(1, denarii=1).play("1 worker 4, go mercator")
    assert last.offers() == ["confirm"]  # one wine is all that can be bought


@rule("AV-10.1")
def test_a_patron_trains_on_free_spaces_only() -> None:
    scene = Scene().active(1, "patron_cornelia").training(1, 2, 4).goods(1).workers(1, "3 1")
    scene.play("1 worker 1, go quaestor, use patron_cornelia")
    assert scene.refusal("1 train 3 on 2") == "AV-10.1"
    assert scene.refusal("1 train 5 on 1") == "not-now"
    assert scene.refusal("1 retrain 3 on 1") == "not-now"


@rule("AV-10.2")
def test_a_patron_trains_at_the_usual_cost() -> None:
    scene = Scene().active(1, "patron_cornelia").goods(1).workers(1, "3 1")
    scene.play("1 worker 1, go quaestor, use patron_cornelia")
    assert scene.denarii(1) == 2
    assert scene.offers() == ["train 3 on 1", "train 3 on 2", "train 3 on 3", "none"]
    assert scene.refusal("1 train 3 on 4") == "AV-10.2"
    assert scene.sentence("1 train 3 on 4").endswith(" It costs 3 denarii; you have 2.")


def test_colours_have_a_plural() -> None:
    scene = Scene().row("aedificator", 1, "building_tabularium_b")
    assert "| costs 2 black resources, 1 red resource and 4 denarii | 5 points" in board(scene)
    assert "| coûte 2 ressources noires, 1 ressource rouge et 4 denarii | 5 points" in board(scene, "fr")
