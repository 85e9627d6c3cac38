"""Two players and their neutrals (AV-18). Hands 3 and 4 are the neutrals of seats 1 and 2."""

from __future__ import annotations

import pytest

from tabularium.games.ave_roma.game import GAME
from tests.games.ave_roma.scenario import Scene
from tests.marks import rule


@rule("AV-18.1")
def test_two_players_have_small_decks_and_two_neutrals() -> None:
    scene = Scene(2)
    found = GAME.conserved(scene.s)
    assert [found[kind] for kind in ("zone", "building", "war", "patron")] == [18, 18, 20, 18]
    assert [scene.hand(hand) for hand in (3, 4)] == ["1 2 3 4 5", "1 2 3 4 5"]
    assert [found[f"workers {value}"] for value in (1, 2, 3, 4, 5)] == [4, 4, 4, 4, 4]


@rule("AV-18.2")
def test_a_neutral_worker_follows_each_own_turn() -> None:
    scene = Scene(2).play("1 worker 1, go quaestor, confirm")
    assert scene.waits() == "place_neutral 1"
    scene.play("1 neutral 5 roma", "2 worker 1, go training, confirm")
    assert scene.waits() == "place_neutral 2"
    scene.play("2 neutral 1 roma", "1 pass")
    assert scene.waits() == "place_neutral 1"  # after passing too
    scene.play("1 neutral 4 roma", "2 pass, neutral 2 mercator")
    assert scene.waits() == "place_neutral 1"  # and at each turn after it
    scene.play("1 neutral 3 mercator")
    assert scene.waits() == "place_neutral 2"


@rule("AV-18.3")
def test_a_neutral_worker_does_nothing() -> None:
    scene = Scene(2).goods(1).play("1 worker 1, go training, confirm")
    scene.play("1 neutral 5 quaestor", "2 pass, neutral 2 aedilis")
    assert (scene.denarii(1), scene.stock(2), scene.s.high) == (0, "", 0)


@rule("AV-18.4")
def test_neutrals_stand_on_spaces_for_more_players() -> None:
    scene = Scene(2).play("1 worker 1, go quaestor, confirm")
    places = {move.split()[2] for move in scene.offers()}
    assert places == {"quaestor", "aedilis", "mercator", "propraetor", "roma"}
    assert scene.refusal("1 neutral 5 legatus") == "AV-18.4"
    full = Scene(2).at("quaestor", "0 0 1 1 1").play("1 worker 1, go training, confirm")
    assert full.refusal("1 neutral 5 quaestor") == "AV-18.4"
    assert Scene(2).play("1 worker 1, go quaestor, confirm, neutral 5 quaestor").on("quaestor") == "1 0 5 0 0"


@rule("AV-18.5")
def test_neutrals_never_block_players() -> None:
    scene = Scene(2).at("quaestor", "0 0 1 1 1").play("1 worker 1, go quaestor, confirm, neutral 1 roma")
    scene.play("2 worker 1, go quaestor, confirm, neutral 1 roma")
    assert scene.on("quaestor") == "1 1 1 1 1"
    assert scene.refusal("1 worker 2, go quaestor") == "AV-3.2"


@rule("AV-18.6")
def test_the_player_chooses_worker_and_place_until_all_five_stand() -> None:
    scene = Scene(2).play("1 pass")
    assert len(scene.offers()) == 25
    scene.play("1 neutral 5 quaestor", "2 pass, neutral 5 aedilis")
    for value in (4, 3, 2):
        scene.play(f"1 neutral {value} mercator", f"2 neutral {value} propraetor")
    scene.play("1 neutral 1 roma")
    assert scene.waits() == "place_neutral 2"
    assert scene.s.round == 1
    scene.play("2 neutral 1 roma")
    assert scene.waits() == "recover_location 2"


@rule("AV-18.7")
def test_neutrals_recover_after_the_players() -> None:
    scene = Scene(2).order(2, 1).workers(1, "1 2 3 4").workers(2, "1 2 3 4").workers(3, "1 2").workers(4, "1 2 3")
    scene.at("quaestor", "5 5").at("aedilis", "0 0 3 4").at("roma", "0 0 4 5 5").upkeep()
    scene.play("1 recover quaestor", "2 recover roma, take 4")  # the last in turn order first
    assert scene.hand(1) == "1 2 3 4 5"
    assert (scene.waits(), scene.s.agenda[-1].words()) == ("recover_location 1", ("recover_location", 0, 2))
    scene.play("1 recover aedilis", "2 recover quaestor")
    assert scene.s.round == 2
    assert [scene.hand(hand) for hand in (3, 4)] == ["1 2 3 4 5", "1 2 3 5 5"]


@rule("AV-18.8")
def test_neutral_workers_do_not_count_for_the_turn_order() -> None:
    scene = Scene(2).workers(1, "2 2 2 2 2").workers(2, "1 2 2 2 2").workers(3, "1 1 1 1 1").workers(4, "5 5 5 5 5")
    assert scene.upkeep().s.order == (1, 0)


@rule("AV-18.9")
def test_neutrals_have_no_extra_action() -> None:
    scene = Scene(2).ending().play("1 none", "2 none")
    assert scene.waits() == ""
    assert len(GAME.score(scene.s).totals) == 2


@rule("AV-18.10")
@pytest.mark.parametrize("mode", ["base", "advanced"])
@pytest.mark.parametrize("decks", ["by_players", "all_cards", "random"])
def test_two_players_combine_with_everything(mode: str, decks: str) -> None:
    s = GAME.new(2, {"mode": mode, "decks": decks})
    assert len(s.reserve) == 20
    assert (s.tops[0] == s.box.none) == (mode == "base")


@rule("AV-18.11")
def test_a_neutral_has_five_workers_each_round_and_keeps_none() -> None:
    scene = Scene(2).play("1 pass")
    scene.play("1 neutral 1 roma", "2 pass, neutral 1 roma")
    assert scene.refusal("1 neutral 1 roma") == "AV-18.11"  # that one stands already
    for value in (2, 3, 4, 5):
        scene.play(f"1 neutral {value} mercator" if value < 5 else "1 neutral 5 aedilis")
        scene.play(f"2 neutral {value} propraetor" if value < 5 else "2 neutral 5 aedilis")
    while scene.s.round == 1:
        scene.play(f"{scene.waits().split()[1]} {scene.offers()[0]}")
    assert sum(scene.s.reserve[10:15]) == sum(scene.s.reserve[15:20]) == 5
    assert (scene.points(1), scene.points(2)) == (5, 5)  # for the own workers alone
