"""The search: it sees a view and nothing else, chooses the same with the same chance, and knows a better answer."""

from __future__ import annotations

from itertools import count

import pytest

from tabularium.bots import search as search_room
from tabularium.bots.levels import LEVELS, UnknownLevel, budget_of, make_bot
from tabularium.bots.search import DEEPEST_ALONE, Node, Search
from tabularium.bots.thinking import ThinkingBot
from tabularium.games.nundinae.game import GAME as NUNDINAE
from tabularium.kernel.game import AnyGame, shelf
from tabularium.kernel.play import legal, next_seat, play, play_at_random
from tabularium.kernel.rng import sfc32
from tabularium.kernel.state import View

GAMES = [game for game in shelf().values() if not game.example]
DECISIONS = 6  # looked at in each game


def positions(game: AnyGame, seed: int) -> list[tuple[View, int]]:
    """Some decisions along a random game, as those see them who make them."""
    found: list[tuple[View, int]] = []
    s = game.new(max(game.player_counts), rng=seed)
    rng = sfc32(seed)
    while not s.over and len(found) < DECISIONS:
        play_at_random(s, rng, False, 5 + rng.below(25))
        seat = next_seat(s)
        if seat >= 0 and not s.agenda[-1].talk and len(legal(s, seat)) > 1:
            found.append((s.view(seat), seat))
    return found


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_what_is_hidden_changes_no_answer(game: AnyGame) -> None:
    """Everything that a seat may not know is drawn anew, and its bot with the same chance does the same."""
    for view, seat in positions(game, 3):
        other = view.determinize(sfc32(99)).view(seat)
        for level in LEVELS:
            word = level if level == "random" else f"{level}@8"
            assert make_bot(game, word, 5).choose(view, seat) == make_bot(game, word, 5).choose(other, seat), word


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_answer_can_be_given(game: AnyGame) -> None:
    for view, seat in positions(game, 4):
        for level in LEVELS:
            trial = view.determinize(sfc32(1))
            for move in make_bot(game, level if level == "random" else f"{level}@8", 1).choose(view, seat):
                assert not trial.agenda[-1].forbids(trial, seat, move)
                play(trial, seat, move)


def test_a_bot_takes_only_the_view_of_its_seat() -> None:
    s = NUNDINAE.new(2)
    with pytest.raises(ValueError, match="takes the view of seat 0, not of 1"):
        make_bot(NUNDINAE, "senator", 1).choose(s.view(1), 0)
    with pytest.raises(ValueError, match="takes the view of seat 0, not of -1"):
        make_bot(NUNDINAE, "senator", 1).choose(View(s), 0)


def test_the_best_answer_is_tried_most_and_comes_first() -> None:
    s = NUNDINAE.new(2, rng=2)
    found = Search(NUNDINAE.judge, NUNDINAE.propose, False).think(s.view(0), 0, 64, 7, 0.0)
    assert len(found) > 1
    assert found[0].visits == max(one.visits for one in found)
    assert all(0.0 <= one.chance <= 1.0 for one in found)


def test_the_clock_is_looked_at_after_every_simulation(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where time runs out in the middle of a round, the best so far comes first, not what was tried once more."""
    ticks = count(1)
    monkeypatch.setattr(search_room, "perf_counter", lambda: float(next(ticks)))
    search = Search(NUNDINAE.judge, NUNDINAE.propose, False)
    found = search.think(NUNDINAE.new(2, rng=2).view(0), 0, 1000, 7, 9.0)
    assert 3 < search.simulations <= 9
    assert len({one.visits for one in found}) > 1
    assert found[0].chance == max(one.chance for one in found)


def test_long_turns_of_many_answers_end_the_search_earlier(monkeypatch: pytest.MonkeyPatch) -> None:
    """So many moves are tried for each simulation, and no more. The weaker half is still dropped each time: what is
    left is shared out over all rounds, and one answer is tried longest."""
    searches = [Search(NUNDINAE.judge, NUNDINAE.propose, False) for _ in range(2)]
    view = NUNDINAE.new(4, rng=2).view(0)
    searches[0].think(view, 0, 200, 7, 0.0)
    tried, most = searches[0].moves, searches[0].simulations
    monkeypatch.setattr(search_room, "MOVES", tried / 400)
    found = searches[1].think(view, 0, 200, 7, 0.0)
    assert tried / 2.5 < searches[1].moves < tried
    assert 0 < searches[1].simulations < most
    visits = [one.visits for one in found]
    assert visits == sorted(visits, reverse=True)
    assert visits[0] > visits[len(visits) // 2] > 0


def depth(node: Node) -> int:
    """Answers in a row that were tried from here on."""
    return max((1 + max(map(depth, edge.below.values()), default=0) for edge in node.edges.values()), default=0)


@pytest.mark.parametrize("game", [game for game in GAMES if 1 in game.player_counts], ids=lambda game: game.id)
def test_who_plays_alone_looks_a_few_answers_ahead(game: AnyGame) -> None:
    """Nobody else ends the turn there: the search ends it, or a single answer would take seconds."""
    s = game.new(1, rng=3)
    while len(legal(s, 0)) < 2:
        play(s, 0, legal(s, 0)[0])
    search = Search(game.judge, game.propose, True, game.guess, game.imagine)
    search.think(s.view(0), 0, 4, 7, 0.0)
    assert search.kept is not None
    assert 1 < depth(search.kept) <= DEEPEST_ALONE


def test_a_dictator_thinks_for_a_second_but_not_over_what_is_clear() -> None:
    bot = make_bot(NUNDINAE, "dictator", 1)
    assert isinstance(bot, ThinkingBot)
    assert (bot.simulations, bot.seconds) == (8000, 1.0)
    view = NUNDINAE.new(4, rng=2).view(0)
    bot.simulations = 40
    bot.choose(view, 0)
    assert 0 < bot.search.simulations < 60  # of the two thousand that it takes a second to have time for
    bot.simulations, bot.waiting = 8000, 99  # a hundredth of a second for each table
    bot.choose(view, 0)
    assert 0 < bot.search.simulations < 40


def test_a_bot_says_what_it_is() -> None:
    assert budget_of("200sims") == (200, 0.0)
    assert budget_of("0.25s") == (0, 0.25)
    for wrong in ("", "0sims", "-3", "2 s", "0s", "nan"):
        with pytest.raises(UnknownLevel):
            budget_of(wrong)
    with pytest.raises(UnknownLevel, match="there are plebeian, senator, consul, dictator, random"):
        make_bot(NUNDINAE, "caesar", 1)
