"""Hints and analysis: advice that can be followed, with reasons, from what a seat may know."""

from __future__ import annotations

import pytest

from tabularium.bots.analysis import Turn, chances_of, changes_of, turning_points
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
    assert said == "You have more colonies linked to Rome (+6 points of chance)"
    said = reason_words(ROME_AND_ROLL, "fr", Reason("coins", 0.02, rivals=True, more=False))
    assert said == "Votre rival le plus fort a moins de Pièces (+2 points de chance)"


def test_a_hint_takes_only_the_view_of_its_seat() -> None:
    s = NUNDINAE.new(2)
    with pytest.raises(ValueError, match="takes the view of seat 0, not of 1"):
        hint(NUNDINAE, s.view(1), 0, 1)
    with pytest.raises(ValueError, match="not the full state"):
        hint(NUNDINAE, View(s), 0, 1)


def test_an_analysis_follows_the_chances_to_the_end() -> None:
    live = finished(5)
    chances, changes = chances_of(live)
    assert len(chances) == live.ply + 1
    winner = live.game.outcome(live.state).ranks.index(1)
    assert chances[-1][winner] == max(chances[-1])
    chosen = turning_points(live, changes)
    assert chosen
    assert all(abs(change) >= 0.02 for change, _ in chosen)


def test_a_turn_is_judged_as_a_whole() -> None:
    """Not its payment, which gives something away before the thing paid for is there."""
    bought = [[0.2], [0.6], [0.1], [0.9]]  # before it, after the choice what to buy, the payment, and where it goes
    [(change, ply)] = changes_of(bought, [Turn(0, "buy", (1, "purchases"), 0, 2, [0, 1])])
    assert (round(change, 6), ply) == (0.35, 0)  # half of it: there is no other turn to compare it with


def test_a_turn_is_held_against_those_of_its_kind() -> None:
    """Who has taken a die stands better until the other has one too."""
    taken = [[0.5, 0.5], [0.8, 0.2], [0.5, 0.5], [0.8, 0.2], [0.9, 0.1]]
    turns = [Turn(ply % 2, "draft", (1, "dice"), ply, ply, [ply]) for ply in range(4)]
    changes = changes_of(taken, turns)
    assert [(round(change, 2), ply) for change, ply in changes] == [(0.14, 0), (0.14, 1), (0.14, 2), (-0.26, 3)]


def test_a_game_is_analysed_when_it_is_over() -> None:
    with pytest.raises(ValueError, match="over"):
        chances_of(Live(NUNDINAE, 2))
