"""The judge and the proposals: sense, not strength."""

from __future__ import annotations

from tabularium.games.rome_and_roll.game import GAME
from tabularium.games.rome_and_roll.propose import propose
from tabularium.games.rome_and_roll.state import RomeAndRoll
from tabularium.kernel.play import legal, next_seat, play
from tabularium.kernel.rng import sfc32
from tests.games.rome_and_roll.scenario import Scene


def judge(s: RomeAndRoll, seat: int) -> float:
    return GAME.judge.strengths(s)[seat] - max(
        GAME.judge.strengths(s)[other] for other in range(s.seats) if other != seat
    )


def test_more_points_and_more_means_are_better() -> None:
    poor = judge(Scene().s, 0)
    assert judge(Scene().set(1, "coins", 3).s, 0) > poor
    assert judge(Scene().stored(1, "wood").s, 0) > poor
    assert judge(Scene().loyal(1, "theocles", 2).s, 0) > poor
    assert judge(Scene().set(2, "coins", 3).s, 0) < poor


def test_means_are_worth_less_in_the_last_round() -> None:
    gains = []
    for last in (0, 7):
        poor, rich = Scene(), Scene().stored(1, "wood wood jewel")
        for scene in (poor, rich):
            scene.s.round = last or 1
            scene.s.last = last
        gains.append(judge(rich.s, 0) - judge(poor.s, 0))
    assert gains[0] > gains[1]


def test_proposals_are_legal_and_keep_baskets_and_jewellery() -> None:
    scene = Scene().stored(1, "wood wood wood jewel").turn(1, "yellow-1").play("1 main trade")
    first = propose(scene.s, 0, sfc32(1))[0]
    assert scene.live.words(first) == "exchange wood 0 3 0 0 0"
    plans = "camp construction_post esplanade brickmaker jeweller temple villa market"
    scene = Scene(plans=plans).stored(1, "wood brick fish").turn(1, "blue-1").plan(1, "camp").place(1, "3,7 3,8")
    first = propose(scene.s, 0, sfc32(1))[0]
    assert scene.live.words(first) == "pay 1 1 0 0 0"


def test_who_follows_the_judge_beats_chance() -> None:
    s = GAME.new(2, {"setup": "first_game"}, 3)
    chance = sfc32(9)
    while s.agenda:
        seat = next_seat(s)
        moves = legal(s, seat)
        move = moves[chance.below(len(moves))]
        if seat == 0 and len(moves) > 1:
            best = -1000.0
            for option in moves:
                world = s.view(0).determinize(sfc32(5))
                play(world, 0, option)
                worth = GAME.judge.chances(GAME.seen(world.view(0)))[0]
                if worth > best:
                    best, move = worth, option
        play(s, seat, move)
    assert GAME.outcome(s).winners == (0,)
