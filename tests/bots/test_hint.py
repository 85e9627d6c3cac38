"""Hints and analysis: advice that can be followed, with reasons, from what a seat may know."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tabularium.bots.analysis import (
    Course,
    Turn,
    TurningPoint,
    analysis_from_plain,
    changes_of,
    course_of,
    look_back,
    turning_points,
)
from tabularium.bots.hint import Advice, Hint, Reason, hint, hint_from_plain, hint_to_plain
from tabularium.bots.levels import make_bot
from tabularium.bots.luck import Change
from tabularium.bots.wording import AdviceWords, advice_words, chance_words
from tabularium.draw.words import room_words
from tabularium.games.forty_four_bce.game import GAME as FORTY_FOUR_BCE
from tabularium.games.nundinae.game import GAME as NUNDINAE
from tabularium.games.rome_and_roll.game import GAME as ROME_AND_ROLL
from tabularium.kernel.game import AnyGame, shelf
from tabularium.kernel.live import Live
from tabularium.kernel.moves import CONFIRM, DONE
from tabularium.kernel.play import legal, next_seat, play
from tabularium.kernel.presentation import LANGUAGES, Presenter
from tabularium.kernel.rng import sfc32
from tabularium.kernel.state import State, View

JUDGED = [game for game in shelf().values() if game.judge.terms]
NAMES = ("Livia", "Marcus", "Flavia")


def finished(seed: int) -> Live:
    live = Live(NUNDINAE, 3, dice=seed)
    rng = sfc32(seed)
    while not live.over:
        seat = next_seat(live.state)
        moves = legal(live.state, seat)
        live.play_moves(seat, [moves[rng.below(len(moves))]])
    return live


def decisions(game: AnyGame, every: int, seed: int = 4) -> Iterator[tuple[State, int]]:
    """Positions in which a seat has a choice, spread over a game of quick bots."""
    seats = 3 if 3 in game.player_counts else game.player_counts[-1]
    s = game.new(seats, None, seed)
    bots = [make_bot(game, "plebeian@4sims", seat) for seat in range(seats)]
    number = 0
    while s.agenda:
        seat = next_seat(s)
        if len(legal(s, seat)) > 1 and not s.agenda[-1].talk:
            number += 1
            if number % every == 0:
                yield s, seat
        for move in bots[seat].choose(s.view(seat), seat):
            play(s, seat, move)


def check_hint(game: AnyGame, s: State, seat: int, simulations: int, lang: str) -> bool:
    """Every turn can be played and is named whole; each has a reason of a term, an object and a value, and no two the
    same. Whether there was anything to advise."""
    view = s.view(seat)
    found = hint(game, view, seat, 1, simulations)
    presenter = Presenter(game, lang, NAMES)
    told = [advice_words(game, presenter, view, one) for one in found.advice]
    for one, words in zip(found.advice, told, strict=True):
        named = [move for move in one.turn if move not in (DONE, CONFIRM)] or one.turn[:1]
        assert words.moves == tuple(presenter.label(view, move) for move in named)
        world = view.determinize(sfc32(1))
        for move in one.turn:
            assert not world.agenda[-1].forbids(world, seat, move)
            play(world, seat, move)
        check_reason(game, presenter, view, one, words)
    assert len({words.why for words in told}) == len(told)
    return bool(told)


def check_reason(game: AnyGame, presenter: Presenter, view: View, one: Advice, told: AdviceWords) -> None:
    if not one.reasons:  # the judge sees no difference at all: then nothing else is said
        words = room_words(game.folder, "judge", presenter.words.lang)
        assert told.why == words("hint-no-reason", move=told.moves[0])
        return
    first = next((reason for reason in one.reasons if reason.effect > 0), one.reasons[0])
    words = room_words(game.folder, "judge", presenter.words.lang)
    term = words(f"reason-{first.term}", more="yes" if first.amount > 0 else "no")
    assert term in told.why
    assert any(label in told.why for label in told.moves)
    value = told.why.split(term)[1]
    assert value.startswith(" (")
    assert any(letter.isdigit() for letter in value) or words("hint-little") in value
    if first.rival >= 0:
        assert str(presenter.thing(view, "seat", first.rival)) in told.why


@pytest.mark.parametrize("game", JUDGED, ids=lambda game: game.id)
def test_a_hint_names_a_whole_turn_and_why(game: AnyGame) -> None:
    found = 0
    for number, (s, seat) in enumerate(decisions(game, 9)):
        found += check_hint(game, s, seat, 12, LANGUAGES[number % 2])
        if found == 2:
            return
    assert game is NUNDINAE  # its games are short


@pytest.mark.long
@pytest.mark.parametrize("game", JUDGED, ids=lambda game: game.id)
def test_forty_hints_name_whole_turns_and_why(game: AnyGame) -> None:
    found = 0
    for seed in range(60):
        for number, (s, seat) in enumerate(decisions(game, 7, seed)):
            found += check_hint(game, s, seat, 60, LANGUAGES[number % 2])
            if found == 40:
                return
    raise AssertionError(found)


def test_the_chance_of_a_hint_is_the_one_that_is_shown() -> None:
    s = ROME_AND_ROLL.new(2, {"setup": "first_game"}, 3)
    seat = next_seat(s)
    view = s.view(seat)
    found = hint(ROME_AND_ROLL, view, seat, 1, 24)
    assert found.chance == ROME_AND_ROLL.judge.shown_chances(ROME_AND_ROLL.seen(view))[seat]
    assert found.advice[0].lost == 0.0
    said = chance_words("en", ROME_AND_ROLL, found)
    assert said == f"As things stand, your chance to win is {round(100 * found.chance)}%."


def test_a_hint_takes_fewer_simulations_rather_than_longer() -> None:
    s = ROME_AND_ROLL.new(3, {"setup": "first_game"}, 3)
    seat = next_seat(s)
    found = hint(ROME_AND_ROLL, s.view(seat), seat, 1, 100_000, seconds=0.05)
    assert found.advice
    assert found.simulations < 10_000
    assert found.hurried


def test_a_hint_travels_between_processes() -> None:
    advice = Advice((1, 2), 0.1, 0.05, (3,), (Reason("coins", 2.0, 0.04), Reason("roads", -1.0, 0.01, 2, 1, True)))
    found = Hint(0.3, (advice,), 200, 600)
    assert hint_from_plain(hint_to_plain(found)) == found


def test_in_a_negotiation_it_says_whom_to_ask_and_for_what() -> None:
    """Or that nothing is gained by words."""
    s = FORTY_FOUR_BCE.new(4, None, 5)
    bots = [make_bot(FORTY_FOUR_BCE, "plebeian@4sims", seat) for seat in range(4)]
    presenter = Presenter(FORTY_FOUR_BCE, "en", (*NAMES, "Gaius"))
    said: list[str] = []
    while s.agenda and not any("support" in one for one in said):
        seat = next_seat(s)
        if s.agenda[-1].talk:
            found = hint(FORTY_FOUR_BCE, s.view(seat), seat, 1)
            assert found.talk
            for advice in found.advice:
                assert advice.turn[0] in legal(s, seat)
                said.append(advice_words(FORTY_FOUR_BCE, presenter, s.view(seat), advice, True).why)
        for move in bots[seat].choose(s.view(seat), seat):
            play(s, seat, move)
    assert any(name in said[-1] or name in said[0] for name in (*NAMES, "Gaius")) or "Ready" in said[0]
    assert any("support" in one for one in said)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", JUDGED, ids=lambda game: game.id)
def test_every_term_has_a_name_in_every_language(game: AnyGame, lang: str) -> None:
    words = room_words(game.folder, "judge", lang)
    for term in game.judge.terms:
        assert words(f"reason-{term}", more="yes") != words(f"reason-{term}", more="no")
    assert set(game.judge.numbers) <= set(game.judge.terms)


def test_a_reason_in_words() -> None:
    s = NUNDINAE.new(3, None, 1)
    seat = next_seat(s)
    view = s.view(seat)
    first, *_, last = legal(s, seat)
    presenter = Presenter(NUNDINAE, "en", NAMES)
    one = Advice((last,), 0.0, 0.0, (first,), (Reason("wares", 2.0, 0.1), Reason("coins", -3.0, -0.04, rival=1)))
    told = advice_words(NUNDINAE, presenter, view, one)
    mine, other = presenter.label(view, last), presenter.label(view, first)
    assert told.why == f"With “{mine}” you have more worth in wares bought (+2), compared with “{other}”."
    assert told.gives_up == "In return Marcus has fewer coins in the purse (−4 points of chance)."
    assert told.lost == ""


@pytest.mark.parametrize(
    ("lost", "said"), [(0.06, "It costs 6 points of chance (± 2)"), (0.015, "As good as the best")]
)
def test_only_more_than_the_spread_counts(lost: float, said: str) -> None:
    s = NUNDINAE.new(3, None, 1)
    seat = next_seat(s)
    first, *_, last = legal(s, seat)
    one = Advice((last,), lost, 0.02, (first,), (Reason("wares", -2.0, -0.1),))
    assert advice_words(NUNDINAE, Presenter(NUNDINAE, "en"), s.view(seat), one).lost.startswith(said)
    assert (TurningPoint(0, 0, "", 0.0, one).lost > 0) == (lost > 0.02)


def test_a_hint_takes_only_the_view_of_its_seat() -> None:
    s = NUNDINAE.new(2)
    with pytest.raises(ValueError, match="takes the view of seat 0, not of 1"):
        hint(NUNDINAE, s.view(1), 0, 1)
    with pytest.raises(ValueError, match="not the full state"):
        hint(NUNDINAE, View(s), 0, 1)


# -- a game looked at again --------------------------------------------------------------------------


def test_an_analysis_follows_the_chances_to_the_end() -> None:
    live = finished(5)
    course = course_of(live)
    assert len(course.chances) == live.ply + 1
    winner = live.game.outcome(live.state).ranks.index(1)
    assert course.chances[-1][winner] == max(course.chances[-1])
    chosen = turning_points(live, course.turns, range(3))
    assert chosen
    assert [number for _, number in course.rounds] == sorted({number for _, number in course.rounds})


def test_a_turn_is_judged_as_a_whole() -> None:
    """Not its payment, which gives something away before the thing paid for is there."""
    bought = [Change([0.0], [own], [own]) for own in (0.4, -0.5, 0.8)]
    [(unusual, change, ply)] = changes_of(bought, [Turn(0, "buy", (1, "purchases"), 0, 2, [0, 1])])
    assert (round(unusual, 6), round(change, 6), ply) == (0.35, 0.7, 0)  # half: there is no other turn to compare with


def test_a_turn_is_held_against_those_of_its_kind() -> None:
    """Who has taken a die stands better until the other has one too."""
    own = [[0.3, 0.0], [0.0, 0.3], [0.3, 0.0], [0.0, -0.1]]
    turns = [Turn(ply % 2, "draft", (1, "dice"), ply, ply, [ply]) for ply in range(4)]
    found = changes_of([Change([0.0, 0.0], one, one) for one in own], turns)
    assert [(round(unusual, 2), ply) for unusual, _, ply in found] == [(0.14, 0), (0.14, 1), (0.14, 2), (-0.26, 3)]


def test_a_better_turn_is_held_against_what_was_played() -> None:
    """A coin thrown away at the end of a game costs nothing; one by which a ware is lost does."""
    found = []
    for seed in range(12):
        live = finished(seed)
        course = course_of(live)
        for change, ply in turning_points(live, course.turns, range(3)):
            best = look_back(live, ply, 40)
            found.append(TurningPoint(ply, live.moves[ply][0], "", change, best))
    mistakes = [one for one in found if one.lost]
    assert mistakes
    assert len(mistakes) < len(found)  # the turns of chance players are not all bad
    for one in mistakes:
        assert one.best is not None
        assert one.best.lost > one.best.spread
        assert one.best.against[0] in one.best.against
        assert one.best.turn != one.best.against


def test_an_analysis_from_before_is_made_again() -> None:
    assert analysis_from_plain({"chances": [[0.5, 0.5]], "turnings": []}) is None


def test_a_course_travels_between_processes() -> None:
    course = course_of(finished(5))
    assert isinstance(course, Course)
    assert all(isinstance(ply, int) for _, _, ply in course.turns)


def test_a_game_is_analysed_when_it_is_over() -> None:
    with pytest.raises(ValueError, match="over"):
        course_of(Live(NUNDINAE, 2))
