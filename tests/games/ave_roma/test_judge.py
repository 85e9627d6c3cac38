"""The judge: what it likes, and that it only looks."""

from __future__ import annotations

from tabularium.bots.levels import make_bot
from tabularium.games.ave_roma.game import GAME
from tabularium.kernel.play import legal, next_seat, play
from tabularium.kernel.rng import Rng, sfc32
from tests.games.ave_roma.scenario import Scene


def value(scene: Scene, seat: int = 1) -> float:
    return GAME.judge.chances(GAME.seen(scene.live.view(seat - 1)))[seat - 1]


def test_the_judge_likes_points_goods_and_influence() -> None:
    plain = value(Scene())
    assert value(Scene().goods(1, denarii=5)) > plain
    assert value(Scene().cube(1, 2, 3).brown(2, 3)) > plain
    assert value(Scene().owns(1, "war_hannibal_4")) > plain
    assert value(Scene().cube(2, 2, 3).brown(2, 3)) < plain


def test_it_leaves_the_view_alone() -> None:
    scene = Scene().goods(1, wood=1, wheat=2, denarii=3).play("1 worker 4")
    view = GAME.seen(scene.live.view(0))
    before = view.to_bytes()
    GAME.judge.chances(view)
    assert view.to_bytes() == before


def chance(rng: Rng, moves: list[int]) -> int:
    return moves[rng.below(len(moves))]


def test_a_bot_that_follows_it_to_the_end_of_its_turn_beats_chance() -> None:
    s = GAME.new(3, {"decks": "random", "deck_size": "15"}, 4)
    rng = sfc32(4)
    bot = make_bot(GAME, "senator@16", 1)
    while not s.over:
        seat = next_seat(s)
        answer = bot.choose(s.view(seat), seat) if seat == 1 else (chance(rng, legal(s, seat)),)
        for move in answer:
            play(s, seat, move)
    totals = GAME.score(s).totals
    assert totals[1] > 1.3 * max(totals[0], totals[2])
