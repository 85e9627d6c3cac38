"""The judge and the proposals: what bots know of the game."""

from __future__ import annotations

import pytest

from tabularium.bots.levels import make_bot
from tabularium.games.forty_four_bce.promises import trusted
from tabularium.games.forty_four_bce.propose import propose
from tabularium.kernel.play import legal, next_seat, play
from tabularium.kernel.rng import sfc32
from tabularium.kernel.state import View
from tests.games.forty_four_bce.scenario import FIRST, FOURTH, GAME, SECOND, SHARED, THIRD, Scene


def value(table: Scene, seat: int) -> float:
    return GAME.judge.chances(GAME.seen(table.s.view(seat)))[seat]


@pytest.mark.parametrize("year", range(1, 7))
def test_more_is_better(year: int) -> None:
    def table() -> Scene:
        scene = Scene(4)
        scene.s.year = year
        return scene

    base = value(table().begin("construction"), FIRST)
    assert value(table().board(FIRST, denarii=7).begin("construction"), FIRST) > base
    assert value(table().board(FIRST, owns=["regia"]).begin("construction"), FIRST) > base
    assert value(table().board(FIRST, up=["consul"]).begin("construction"), FIRST) > base
    assert value(table().board(FIRST, cubes={"social": 2}).begin("construction"), FIRST) > base
    assert value(table().board(SECOND, imperium=30).begin("construction"), FIRST) < base


def planned(table: Scene, seat: int) -> list[str]:
    """What a Senator lays."""
    answer = make_bot(GAME, "senator", 3).choose(table.s.view(seat), seat)
    return [GAME.notation().format(move) for move in answer]


def test_a_suitor_supports_where_boxes_wait_for_it() -> None:
    table = Scene(4).board(FIRST, cubes={"support": 2}).board(SECOND, up=["praetor"]).begin("suitor_commitment")
    assert "support political 2" in planned(table, FIRST)


def test_the_imperium_maius_can_feed_its_own_boxes() -> None:
    table = Scene(4).board(FOURTH, up=["consul"], cubes={"support": 2}).begin("im_commitment")
    whole = propose(GAME.seen(table.s.view(FOURTH)), FOURTH, sfc32(1))[0]
    assert [GAME.notation().format(move) for move in whole][:2] == ["play consul political 1", "support political"]


def test_a_pledge_is_laid_first_and_remembered_when_broken() -> None:
    table = Scene(4).board(FIRST, cubes={"support": 2}).board(SECOND, up=["praetor"]).begin("negotiation")
    table.play("1 pledge support 2 political 1", "1 ready", "2 ready", "3 ready")
    assert "support political 2" in planned(table, FIRST)
    table.play("1 done", "2 done", "3 done")
    assert not trusted(table.s, FIRST)
    assert trusted(table.s, SECOND)


def legal_answer(view: View, seat: int, answer: tuple[int, ...]) -> None:
    world = view.determinize(sfc32(1))
    for move in answer:
        assert not world.agenda[-1].forbids(world, seat, move), GAME.notation().format(move)
        play(world, seat, move)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_all_proposals_of_a_game_can_be_played(seats: int) -> None:
    rng = sfc32(seats)
    s = GAME.new(seats, {}, seats)
    proposed = 0
    while not s.over:
        seat = next_seat(s)
        view = s.view(seat)
        for answer in propose(GAME.seen(view), seat, rng):
            legal_answer(view, seat, answer)
            proposed += 1
        moves = legal(s, seat)
        play(s, seat, moves[rng.below(len(moves))])
    assert proposed > 100


def test_plans_are_proposed_over_a_draft_that_is_taken_back_first() -> None:
    table = Scene(2).board(FIRST, up=["quaestor", "loyalty"], cubes={"support": 2, "social": 1})
    table.board(SHARED, up=["quaestor"], cubes={"support": 1}).begin("suitor_commitment")
    table.play("1 play quaestor political 1", "1 support political 3", "1 shared charisma social support")
    for answer in propose(GAME.seen(table.s.view(FIRST)), FIRST, sfc32(1)):
        legal_answer(table.s.view(FIRST), FIRST, answer)


def test_a_proposed_plan_supports_what_lies_face_up() -> None:
    table = Scene(4).board(FIRST, cubes={"support": 2}).board(THIRD, up=["legate"]).begin("suitor_commitment")
    first = propose(GAME.seen(table.s.view(FIRST)), FIRST, sfc32(1))[0]
    assert [GAME.notation().format(move) for move in first] == ["support military 3", "support military 3", "done"]


def test_nothing_is_proposed_to_who_has_nothing_to_decide() -> None:
    table = Scene(4).begin("suitor_commitment")
    assert propose(GAME.seen(table.s.view(FOURTH)), FOURTH, sfc32(1)) == []
