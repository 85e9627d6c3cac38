"""What is shown of a move, picture by picture."""

from __future__ import annotations

from itertools import pairwise

from tabularium.games.age_of_rome.game import GAME
from tabularium.games.age_of_rome.state import AgeOfRome
from tabularium.kernel.frames import Frame, play_in_frames
from tabularium.kernel.play import legal, next_seat
from tabularium.kernel.presentation import Presenter
from tabularium.kernel.rng import sfc32


def frames_of(seats: int, options: dict[str, str], seed: int) -> list[list[Frame]]:
    """Those of every move of a random game."""
    s, rng = GAME.new(seats, options, seed), sfc32(seed)
    found = []
    while s.agenda:
        seat = next_seat(s)
        moves = legal(s, seat)
        found.append(play_in_frames(s, seat, moves[rng.below(len(moves))]))
    return found


def test_every_act_of_cassius_is_a_frame_of_its_own_with_its_reason() -> None:
    english = Presenter(GAME, "en", ["Livia"])
    tellings = GAME.notation(GAME.new(1, {"mode": "cassius"}, 3).box).tellings
    cards = ("cassius-card", "cassius-plots", "cassius-builds")
    seen: dict[str, str] = {}
    for frame in [frame for frames in frames_of(1, {"mode": "cassius", "difficulty": "hard"}, 3) for frame in frames]:
        turned = [event for event in frame.events if tellings[event.kind].name in cards]
        assert len(turned) <= 1
        for event in turned:
            seen.setdefault(tellings[event.kind].name, english.event(frame.state, event, 0))
    assert set(seen) == set(cards)
    assert ", for a" in seen["cassius-card"]
    assert "for his Plot: " in seen["cassius-plots"]
    assert "builds the first he can of " in seen["cassius-builds"]


def test_the_wheel_turns_in_a_frame_in_which_nothing_else_moves() -> None:
    tellings = GAME.notation(GAME.new(2, {}, 5).box).tellings
    turned = 0
    for frames in frames_of(2, {}, 5):
        for before, frame in pairwise(frames):
            then, now = before.state, frame.state
            assert isinstance(then, AgeOfRome)
            assert isinstance(now, AgeOfRome)
            if now.turned != then.turned:
                assert [tellings[event.kind].name for event in frame.events] == ["rotated"]
                assert (now.tiles, now.plots) == (then.tiles, then.plots)
                turned += 1
    assert turned >= 5
