"""The judge: what it likes, and that it only looks."""

from __future__ import annotations

from tabularium.bots.levels import make_bot
from tabularium.games.ave_roma.game import GAME
from tabularium.games.ave_roma.judge import browns_to_come, rounds_left
from tabularium.games.ave_roma.state import SCORING, SPENT
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


def term(scene: Scene, name: str, seat: int = 1) -> float:
    judge = GAME.judge
    return judge.measure(GAME.seen(scene.live.view(seat - 1)), seat - 1)[judge.terms.index(name)]


def test_a_cube_above_the_brown_one_is_worth_what_it_will_stand_for() -> None:
    low = Scene().cube(1, 2, 4).brown(2, 0)
    assert term(low, "zone_points") == 1
    assert term(low, "zones_to_come") > 5
    assert term(Scene().cube(1, 2, 0).brown(2, 0), "zones_to_come") == 0
    assert term(Scene().cube(1, 2, 4).brown(2, 4), "zones_to_come") == 0
    behind = Scene().cube(1, 2, 3).cube(2, 2, 5).brown(2, 0)
    assert term(behind, "zones_to_come") < term(behind, "zones_to_come", 2)


def test_influence_is_worth_what_the_zones_will_pay_for_it() -> None:
    assert term(Scene(), "influence_to_come") == 0
    one = term(Scene().owns(1, "war_hannibal_1"), "influence_to_come")
    both = term(Scene().owns(1, "war_hannibal_1").owns(1, "war_hannibal_4"), "influence_to_come")
    assert 0 < one < both
    spent = Scene().owns(1, "war_hannibal_1")
    spent.s.owned[0] = tuple(held | SPENT for held in spent.s.owned[0])
    assert term(spent, "influence_to_come") == 0


def test_political_influence_pays_more_the_more_there_is() -> None:
    def to_come(level: int) -> float:
        scene = Scene()
        scene.s.political[0] = level
        return term(scene, "political_to_come")

    assert 0 < to_come(0) < to_come(2) < to_come(4)
    assert to_come(10) == 0


def test_nothing_is_to_come_when_the_zones_are_scored() -> None:
    scene = Scene().cube(1, 2, 3).brown(2, 1).owns(1, "war_hannibal_4")
    scene.s.phase = SCORING
    assert term(scene, "influence_to_come") == 0
    scene.s.last = 1
    assert rounds_left(scene.s) == 0
    assert browns_to_come(scene.s, 0.0) == [float(level) for level in scene.s.brown]
