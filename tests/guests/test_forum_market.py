"""A game from outside this project plays on the plain kernel and on the compiled one, and plays the same."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from tabularium.games.nundinae.game import GAME as NUNDINAE
from tabularium.kernel.conformance import laws
from tabularium.kernel.live import Live
from tabularium.kernel.play import legal, next_seat
from tabularium.kernel.rng import sfc32
from tabularium.kernel.state import shown_values
from tests.builds import COMPILED, compiled
from tests.guests.forum_market.game import GAME

TestLaws = laws(GAME, "tests.guests.forum_market.game:GAME", COMPILED, games=2, many=20)

LONG_WITH_GIFTS = {"market": "long", "gifts": "yes"}

GUEST_AT_WORK = """
import sys
from tabularium.kernel import state
from tabularium.kernel.play import play_at_random
from tabularium.kernel.rng import sfc32
from tests.guests.forum_market import game

print(state.__file__.rpartition(".")[2], game.__file__.rpartition(".")[2])
for seed in range(20):
    s = game.GAME.new(3, {"market": "long", "gifts": "yes"}, seed)
    play_at_random(s, sfc32(seed), True, 1000)
    print(s.digest(), *game.score(s).totals)
"""


def guest_at_work(path: Sequence[Path]) -> list[str]:
    """Twenty games of the guest in another process where `path` comes first."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([*map(str, path), *sys.path])}
    done = subprocess.run([sys.executable, "-c", GUEST_AT_WORK], env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_the_guest_plays_the_same_on_both_builds() -> None:
    native = guest_at_work([compiled()])
    plain = guest_at_work([Path(__file__).parents[2] / "src"])
    assert plain[0] == "py py"
    assert native[0] == "so py"
    assert len(plain) == 21
    assert plain[1:] == native[1:]


@pytest.mark.parametrize(("seats", "options"), [(1, {}), (2, {}), (3, LONG_WITH_GIFTS), (4, LONG_WITH_GIFTS)])
def test_the_guest_has_the_course_of_the_game_that_it_copies(seats: int, options: dict[str, str]) -> None:
    for seed in range(10):
        ours = Live(NUNDINAE, seats, options, seed)
        theirs = Live(GAME, seats, options, seed)
        rng = sfc32(seed)
        while not ours.over:
            seat = next_seat(ours.state)
            moves = legal(ours.state, seat)
            assert in_words(theirs, seat) == in_words(ours, seat)
            move = ours.words([moves[rng.below(len(moves))]])
            ours.play(seat, move)
            theirs.play(seat, move)
            assert points(theirs) == points(ours)
        assert theirs.over
        assert theirs.acta.last("result") == ours.acta.last("result")


def test_learners_see_no_more_than_the_guest_shows() -> None:
    """It says what it hides, and nothing of rows."""
    s = GAME.new(3, LONG_WITH_GIFTS, 4)
    for seat in range(3):
        row = s.values(seat)
        assert row == shown_values(s.view(seat))
        assert row == s.view(seat).determinize(sfc32(seat)).values(seat)
        assert [s.box.back] * len(s.pile) in row
        assert s.pile not in row


def in_words(live: Live, seat: int) -> list[str]:
    return [live.words([move]) for move in legal(live.state, seat)]


def points(live: Live) -> tuple[tuple[int, ...], ...]:
    return live.game.score(live.state).points
