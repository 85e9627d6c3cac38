"""The judge likes what a player would like, and whole answers can be played."""

from __future__ import annotations

from tabularium.games.age_of_rome.game import GAME
from tabularium.games.age_of_rome.propose import propose
from tabularium.games.age_of_rome.state import AgeOfRome
from tabularium.kernel.moves import DONE
from tabularium.kernel.play import legal, next_seat, play
from tabularium.kernel.rng import Rng, sfc32
from tests.games.age_of_rome.scenario import Scene


def seen(scene: Scene, seat: int = 1) -> float:
    return GAME.judge.chances(GAME.seen(scene.live.view(seat - 1)))[seat - 1]


def test_more_of_anything_is_better() -> None:
    plain = seen(Scene(3).construction())
    for key in ("glory", "denarii", "partisans", "base", "epirus", "votes"):
        scene = Scene(3).construction()
        scene.own(1, **{key: scene.value(1, key) + 1})
        assert seen(scene) > plain, key
    assert seen(Scene(3).hand(1, "bulla").construction()) > plain
    assert seen(Scene(3).own(2, glory=20).construction()) < plain


def test_a_growing_set_is_worth_more_than_loose_cards() -> None:
    loose = seen(Scene(3).hand(1, "bulla spatha olicula").construction())
    assert seen(Scene(3).hand(1, "bulla torc spatha").construction()) > loose


def test_an_action_on_its_way_counts() -> None:
    before = Scene(2).tiles("africa", politics=1).column("1 1").hand(1, "abacus").action()
    colosseum = Scene(2).tiles("africa", politics=1).column("1 1").hand(1, "abacus").action()
    before.play("1 place politics", "1 without bonus")
    colosseum.play("1 place colosseum")
    assert seen(before) > seen(colosseum)  # the Vote will make a Majority


def best_move(s: AgeOfRome, seat: int, rng: Rng) -> int:
    moves = legal(s, seat)
    if s.agenda[-1].name == "keep_quests":
        view = GAME.seen(s.view(seat))
        return DONE if s.drafts[seat] else propose(view, seat, rng)[0][0]
    world = s.view(seat).determinize(sfc32(rng.below(1 << 30)))
    values = []
    for move in moves:
        after = world.copy()
        play(after, seat, move)
        values.append(GAME.judge.chances(GAME.seen(after.view(seat)))[seat])
    return moves[values.index(max(values))]


def test_looking_one_move_ahead_beats_chance() -> None:
    won = 0
    for seed in range(4):
        s = GAME.new(2, None, seed)
        rng = sfc32(seed)
        me = seed % 2
        while (seat := next_seat(s)) >= 0:
            moves = legal(s, seat)
            play(s, seat, best_move(s, seat, rng) if seat == me else moves[rng.below(len(moves))])
        won += GAME.outcome(s).ranks[me] == 1
    assert won >= 3


def test_proposed_answers_can_be_played() -> None:
    s = GAME.new(3, None, 1)
    answers = propose(GAME.seen(s.view(0)), 0, sfc32(1))
    assert len(answers) == 3
    for answer in answers:
        copy = s.copy()
        for move in answer:
            assert move in legal(copy, 0)
            play(copy, 0, move)
    scene = Scene(3, spies="yes").own(1, denarii=7).tiles("gaul", military=2).diplomacy()
    scene.play("1 envoy gaul military", "1 token spy")
    offers = propose(GAME.seen(scene.live.view(0)), 0, sfc32(1))
    assert [GAME.notation().format(offer) for (offer,) in offers] == ["offer 1", "offer 2", "offer 3", "offer 4"]
    scene.play("1 offer 2")
    answers = propose(GAME.seen(scene.live.view(1)), 1, sfc32(1))
    assert all(answer[0] in legal(scene.s, 1) for answer in answers)
    assert len(answers) == 3
