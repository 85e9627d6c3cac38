"""How fast a game is stepped by chance, and how that compares with catanatron."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from random import random
from time import process_time
from typing import Any

from tabularium.kernel import play as kernel_play
from tabularium.kernel.game import AnyGame
from tabularium.kernel.play import legal, next_seat, play, play_at_random
from tabularium.kernel.refusals import Refusal
from tabularium.kernel.rng import sfc32
from tabularium.kernel.state import State

ENDLESS = 10_000_000  # more moves than any game has
COPIES = 200  # of each state that is copied to be timed
SLICE = 0.5  # seconds that each side plays in turn

Player = Callable[[int], int]  # plays the game of this number to its end; how many decisions had two options or more


@dataclass
class Tally:
    """Whole games, set-up included."""

    games: int = 0
    decisions: int = 0
    seconds: float = 0.0

    @property
    def decisions_per_s(self) -> float:
        return self.decisions / self.seconds

    @property
    def games_per_s(self) -> float:
        return self.games / self.seconds

    @property
    def decisions_per_game(self) -> float:
        return self.decisions / self.games


def compiled() -> bool:
    """Whether the kernel runs as native code."""
    return str(kernel_play.__file__).endswith(tuple(EXTENSION_SUFFIXES))


def play_for(seconds: float, player: Player, tally: Tally) -> None:
    """Whole games until the time is up, time of the processor: others may be at work on this machine. The last one
    counts to its end."""
    start = now = process_time()
    while now - start < seconds:
        tally.decisions += player(tally.games)
        tally.games += 1
        now = process_time()
    tally.seconds += now - start


def our_player(game: AnyGame, seats: int) -> Player:
    def player(number: int) -> int:
        s: State = game.new(seats, rng=number)
        return play_at_random(s, sfc32(number), False, ENDLESS)

    return player


def copy_us(game: AnyGame, seats: int) -> float:
    """How long a copy of a state takes in the middle of a game, in microseconds."""
    states = list(middle_states(game, seats))
    start = process_time()
    for s in states:
        for _ in range(COPIES):
            s.copy()
    return (process_time() - start) / (COPIES * len(states)) * 1e6


def middle_states(game: AnyGame, seats: int, games: int = 4, every: int = 8) -> Iterator[State]:
    """States along some random games."""
    for number in range(games):
        rng = sfc32(number)
        s: State = game.new(seats, rng=number)
        moved = 0
        while not s.over:
            if moved % every == 0:
                yield s.copy()
            moved += 1
            seat = next_seat(s)
            moves = legal(s, seat)
            play(s, seat, moves[rng.below(len(moves))])


def bench(game: AnyGame, seats: int, seconds: float) -> dict[str, object]:
    """The figures of one game."""
    player = our_player(game, seats)
    player(0)
    tally = Tally()
    play_for(seconds, player, tally)
    return figures(game, seats, tally)


def figures(game: AnyGame, seats: int, tally: Tally) -> dict[str, object]:
    return {
        "game": game.id,
        "seats": seats,
        "compiled": compiled(),
        "decisions_per_s": round(tally.decisions_per_s),
        "games_per_s": round(tally.games_per_s, 1),
        "copy_us": round(copy_us(game, seats), 2),
        "decisions_per_game": round(tally.decisions_per_game, 1),
    }


# -- beside catanatron -------------------------------------------------------------------------------


def side_by_side(ours: Player, theirs: Player, seconds: float) -> tuple[Tally, Tally]:
    """Both in turn, in short slices, so that a busy machine slows both alike; each gets half of the time."""
    tallies = (Tally(), Tally())
    ours(0)
    theirs(0)
    while min(tally.seconds for tally in tallies) < seconds / 2:
        for player, tally in zip((ours, theirs), tallies, strict=True):
            play_for(SLICE, player, tally)
    return tallies


def catanatron_seats(seats: int) -> int:
    """Catan is for two to four."""
    return min(max(seats, 2), 4)


def catanatron_player(seats: int) -> Player:
    """Random players of catanatron on one ready-made map, without log, copies or checks of what was just offered."""
    if find_spec("catanatron") is None:
        raise Refusal("catanatron is not installed here: pip install catanatron, or bench without --against")
    catan: Any = import_module("catanatron.game")
    players: Any = import_module("catanatron.models.player")
    land = import_module("catanatron.models.map").build_map("BASE")
    seated = [players.RandomPlayer(color) for color in list(players.Color)[:seats]]

    def player(number: int) -> int:
        game = catan.Game(seated, seed=number + 1, catan_map=land)
        decisions = 0
        while game.winning_color() is None and game.state.num_turns < catan.TURNS_LIMIT:
            actions = game.state.playable_actions
            n = len(actions)
            if n > 1:
                decisions += 1
            game.execute(actions[int(random() * n)], validate_action=False)
        return decisions

    return player
