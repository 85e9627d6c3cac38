"""The discard phase (section 6)."""

from __future__ import annotations

from tests.games.forty_four_bce.scenario import FIRST, GAME, SECOND, THIRD, Scene
from tests.marks import rule


@rule("BC-6.1")
def test_in_order_each_counts_against_a_limit_raised_first() -> None:
    table = Scene(3).board(FIRST, cubes={"social": 9}, owns=["horreum"]).board(SECOND, cubes={"social": 8})
    table.board(THIRD, cubes={"military": 8}).begin("discard")
    assert table.told("limit") == [(SECOND, 8, 7)]
    table.play("2 return social; done")
    assert table.turn == 3


@rule("BC-6.2")
def test_the_limit_is_seven_and_what_structures_add() -> None:
    table = Scene(3).board(FIRST, cubes={"social": 8}).begin("discard")
    assert table.told("limit") == [(FIRST, 8, 7)]
    table = Scene(3).board(FIRST, cubes={"social": 10, "support": 3}, owns=["horreum", "horrea_agrippiana"])
    table.begin("discard")
    assert table.told("limit") == [(FIRST, 13, 12)]


@rule("BC-6.3")
def test_cards_of_both_faces_and_cubes_count_and_nothing_else() -> None:
    full = Scene(3)
    full.board(FIRST, cubes={"social": 2, "support": 1}, up=["lictor", "loyalty"], down=["legate", "loyalty"])
    full.board(FIRST, denarii=9, collegium=["quaestor", "quaestor"], tiles=["augur"], owns=["forum"])
    full.begin("discard")
    assert full.told("limit") == []  # 3 cubes and 4 cards
    full.board(FIRST, down=["quaestor"]).begin("discard")
    assert full.told("limit") == [(FIRST, 8, 7)]


@rule("BC-6.4")
def test_one_at_a_time_a_card_to_the_collegium_or_a_cube_to_the_supply() -> None:
    table = Scene(3).board(FIRST, cubes={"social": 7}, up=["quaestor"], down=["legate"]).begin("discard")
    assert table.offers(1) == ["discard quaestor up", "discard legate down", "return social"]
    assert table.refusal("1 done") == "BC-6.4"
    assert table.refusal("1 return social; done") == "BC-6.4"
    table.play("1 discard quaestor up; return social; done")
    assert table.collegium(FIRST) == ["quaestor"]
    assert table.cubes(FIRST) == {"social": 6}
    assert table.s.supply[2] == 14


@rule("BC-6.4")
def test_what_is_about_to_go_can_be_kept_after_all() -> None:
    table = Scene(3).board(FIRST, cubes={"social": 7}, up=["quaestor"], down=["legate"]).begin("discard")
    assert table.refusal("1 undiscard quaestor up") == "not-now"
    table.play("1 discard quaestor up; return social")
    assert table.refusal("1 unreturn military") == "not-now"
    assert [GAME.notation().format(move) for move in table.s.agenda[-1].undo_moves(table.s, 0)] == [
        "undiscard quaestor up",
        "unreturn social",
    ]
    table.play("1 undiscard quaestor up; unreturn social")
    assert table.offers(1) == ["discard quaestor up", "discard legate down", "return social"]
    table.play("1 discard legate down; return social; done")
    assert table.collegium(FIRST) == ["legate"]
    assert table.cubes(FIRST) == {"social": 6}


@rule("BC-6.5")
def test_nobody_discards_at_or_under_the_limit() -> None:
    table = Scene(3).board(FIRST, cubes={"social": 8}).board(SECOND, cubes={"social": 7}).begin("discard")
    assert table.refusal("1 return social; return social") == "BC-6.5"
    table.play("1 return social; done")
    assert table.step == "im_commitment"


@rule("BC-6.6")
def test_a_face_down_card_is_shown_to_nobody() -> None:
    table = Scene(3).board(FIRST, cubes={"social": 7}, down=["legate", "quaestor"]).begin("discard")
    table.play("1 discard legate down; return social; done")
    assert table.told("discarded-down") == [(FIRST, "legate")]
    event = next(event for event in table.events if event.secret)
    assert event.as_seen(FIRST)[3] != ()
    assert event.as_seen(SECOND)[3] == ()
    other = table.s.view(SECOND)
    assert getattr(other, "dark")[FIRST] == (20,)


@rule("BC-6.7")
def test_discarded_cards_count_fully_at_the_end() -> None:
    table = Scene(3).board(FIRST, cubes={"social": 6}, up=["lictor", "loyalty", "quaestor"]).begin("discard")
    table.play("1 discard lictor up; discard loyalty up; done")
    assert table.score(1, "lictors_loyalty") == 2
    table = Scene(3).board(FIRST, cubes={"social": 7}, up=["consul", "legate", "vestal"]).begin("discard")
    table.play("1 discard consul up; discard legate up; discard vestal up; done")
    assert table.score(1, "collegium") == 6  # 3 political, 4 military, 3 social


@rule("BC-6.8")
def test_the_mausoleum_pays_when_its_owner_has_finished() -> None:
    table = Scene(3, year=5).board(FIRST, owns=["mausoleum_augusti"], cubes={"social": 6})
    table.board(FIRST, up=["quaestor", "quaestor", "cliens", "cliens", "lictor"]).begin("discard")
    assert table.told("limit") == [(FIRST, 11, 8)]
    table.play("1 discard quaestor up", "1 discard cliens up")
    assert table.s.imperium[FIRST] == 0
    table.play("1 return social; done")
    assert table.s.imperium[FIRST] == 2
