"""Luck and skill apart: the parts of a result add up, and luck is fair."""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt

import pytest

from tabularium.bots.analysis import course_of
from tabularium.bots.levels import make_bot
from tabularium.bots.luck import Parts, change_of, closes, own_views
from tabularium.games.nundinae.game import GAME as NUNDINAE
from tabularium.games.rome_and_roll.game import GAME as ROME_AND_ROLL
from tabularium.kernel.game import AnyGame, shelf
from tabularium.kernel.live import Live
from tabularium.kernel.moves import DONE
from tabularium.kernel.play import next_seat, play
from tabularium.kernel.step import Sealed

EXACT = 1e-9


def played(game: AnyGame, seed: int, bot: str = "random") -> Live:
    seats = 3 if 3 in game.player_counts else game.player_counts[-1]
    live = Live(game, seats, dice=seed)
    bots = [make_bot(game, bot, seed + seat) for seat in range(seats)]
    while not live.over:
        seat = next_seat(live.state)
        live.play_moves(seat, bots[seat].choose(live.view(seat), seat))
    return live


def parts_in(game: AnyGame, games: int, bot: str = "random") -> Iterator[tuple[Live, list[Parts]]]:
    for seed in range(games):
        live = played(game, seed, bot)
        yield live, course_of(live).parts


def check_sums(live: Live, parts: list[Parts]) -> None:
    ranks = live.game.outcome(live.state).ranks
    for seat, one in enumerate(parts):
        assert abs(one.start + one.luck + one.own + one.others - one.result) < EXACT
        assert one.result == (1.0 / ranks.count(1) if ranks[seat] == 1 else 0.0)


def within_interval(values: list[float]) -> bool:
    """Whether 0 is within four standard errors of their mean: no test fails by chance."""
    mean = sum(values) / len(values)
    spread = sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1))
    return abs(mean) <= 4 * spread / sqrt(len(values)) + EXACT


@pytest.mark.parametrize("game", list(shelf().values()), ids=lambda game: game.id)
def test_the_parts_of_a_result_add_up(game: AnyGame) -> None:
    bot = "plebeian@4sims" if game.id == "mare_nostrum" else "random"  # by chance nobody wins that for long
    for live, parts in parts_in(game, 1, bot):
        check_sums(live, parts)


def test_dice_that_lie_there_to_be_taken_are_luck() -> None:
    """They change no chance before somebody takes one."""
    assert any(one.luck for one in course_of(played(ROME_AND_ROLL, 1)).parts)


def test_luck_is_fair() -> None:
    found: list[Parts] = []
    for live, parts in parts_in(NUNDINAE, 60):
        check_sums(live, parts)
        found.append(parts[0])
    assert any(abs(one.luck) > 0.01 for one in found)
    assert within_interval([one.luck for one in found])


@pytest.mark.long
@pytest.mark.parametrize("game", list(shelf().values()), ids=lambda game: game.id)
def test_luck_is_fair_over_many_games(game: AnyGame) -> None:
    found = []
    for live, parts in parts_in(game, 500, "plebeian@4sims"):
        check_sums(live, parts)
        found.append(parts)
    for seat in range(len(found[0])):
        assert within_interval([parts[seat].luck for parts in found])


def test_what_is_shown_together_is_everybodys_own() -> None:
    """The last one to seal a bid has not done what all the bids do."""
    s = NUNDINAE.new(3, None, 3)
    before = s.copy()
    for seat in range(3):
        step = s.agenda[-1]
        assert isinstance(step, Sealed)
        assert closes(step, seat, (DONE,)) == (seat == 2)
        before = s.copy()
        play(s, seat, DONE)
    values = own_views(NUNDINAE, before), own_views(NUNDINAE, s)
    change = change_of(NUNDINAE, before, 2, (DONE,), values, 1)
    assert change.own[0] == pytest.approx(change.own[1], abs=0.2)  # both bid nothing
    assert all(own != 0.0 for own in change.own)
    assert change.own[0] < 0.0  # to bid nothing is worth less than not to have said so yet
