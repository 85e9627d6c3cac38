"""Hints and analysis: advice that can be followed, with reasons, from what a seat may know."""

from __future__ import annotations

import pytest

from tabularium.bots.analysis import analyse
from tabularium.bots.hint import Reason, hint
from tabularium.bots.wording import reason_words
from tabularium.games.nundinae.game import GAME as NUNDINAE
from tabularium.games.rome_and_roll.game import GAME as ROME_AND_ROLL
from tabularium.kernel.game import AnyGame, shelf
from tabularium.kernel.live import Live
from tabularium.kernel.play import legal, next_seat
from tabularium.kernel.presentation import LANGUAGES
from tabularium.kernel.rng import sfc32
from tabularium.kernel.state import View


def finished(seed: int) -> Live:
    live = Live(NUNDINAE, 3, dice=seed)
    rng = sfc32(seed)
    while not live.over:
        seat = next_seat(live.state)
        moves = legal(live.state, seat)
        live.play_moves(seat, [moves[rng.below(len(moves))]])
    return live


def test_three_answers_with_chances_and_reasons() -> None:
    s = ROME_AND_ROLL.new(2, {"setup": "first_game"}, 3)
    seat = next_seat(s)
    found = hint(ROME_AND_ROLL, s.view(seat), seat, 1, 24)
    assert 1 <= len(found) <= 3
    for advice in found:
        assert 0.0 < advice.chance < 1.0
        assert advice.answer[0] in legal(s, seat)
        assert all(reason.term in ROME_AND_ROLL.judge.terms for reason in advice.reasons)
    assert any(advice.reasons for advice in found)


def test_no_answer_has_a_better_chance_than_those_before_it() -> None:
    """What fell out early was seen in few worlds, and its estimate may be the luck of these."""
    found = []
    for seed in range(12):
        s = NUNDINAE.new(3, None, seed)
        seat = next_seat(s)
        found.append([advice.chance for advice in hint(NUNDINAE, s.view(seat), seat, seed, 12)])
    assert all(chances == sorted(chances, reverse=True) for chances in found), found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", [game for game in shelf().values() if game.judge.terms], ids=lambda game: game.id)
def test_every_term_has_a_name_in_every_language(game: AnyGame, lang: str) -> None:
    for term in game.judge.terms:
        assert term not in reason_words(game, lang, Reason(term, 0.06)) or term.isalpha()


def test_a_reason_in_words() -> None:
    said = reason_words(ROME_AND_ROLL, "en", Reason("linked_colonies", 0.061))
    assert said == "+6 %: colonies linked to Rome"
    said = reason_words(ROME_AND_ROLL, "fr", Reason("coins", -0.02, rivals=True))
    assert said == "−2\u00a0%\u00a0: les Pièces, chez le rival le plus fort"


def test_a_hint_takes_only_the_view_of_its_seat() -> None:
    s = NUNDINAE.new(2)
    with pytest.raises(ValueError, match="takes the view of seat 0, not of 1"):
        hint(NUNDINAE, s.view(1), 0, 1)
    with pytest.raises(ValueError, match="not the full state"):
        hint(NUNDINAE, View(s), 0, 1)


def test_an_analysis_follows_the_chances_to_the_end() -> None:
    live = finished(5)
    steps = list(analyse(live, 16))
    found = steps[-1]
    assert [one.done for one in steps][-1] == 1.0
    assert len(found.chances) == live.ply + 1
    winner = live.game.outcome(live.state).ranks.index(1)
    assert found.chances[-1][winner] == max(found.chances[-1])
    assert found.turnings
    for turning in found.turnings:
        assert live.moves[turning.ply][0] == turning.seat
        assert abs(turning.change) >= 0.02


def test_a_game_is_analysed_when_it_is_over() -> None:
    with pytest.raises(ValueError, match="over"):
        next(analyse(Live(NUNDINAE, 2), 8))
