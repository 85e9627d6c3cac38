"""Bots lean to one way of playing: drawn when a table is laid, public, and part of its record."""

from __future__ import annotations

import pytest

from tabularium.arena.match import Task, play_task
from tabularium.bots.levels import LEVELS, UnknownLevel, leaning_drawn, make_bot, parts_of
from tabularium.bots.search import Found
from tabularium.bots.thinking import Plebeian, ThinkingBot
from tabularium.kernel.acta import read_acta
from tabularium.kernel.game import AnyGame, find_game, shelf
from tabularium.kernel.presentation import LANGUAGES
from tabularium.kernel.refusals import BadRecord
from tabularium.tables.drills import drills_of
from tabularium.tables.laying import SeatPlan, TablePlan, lay
from tabularium.web.words import web_words
from tests.tables.tables import HOST

GAMES = [game for game in shelf().values() if game.judge.leanings]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_leaning_weighs_its_terms_more_and_has_a_name_in_both_languages(game: AnyGame) -> None:
    assert len(game.judge.leanings) >= 4
    plain = game.judge_with(game.weights_file)
    for leaning, factors in game.judge.leanings.items():
        assert factors
        assert set(factors) < set(game.judge.terms)
        leaning_judge = game.judge_with(game.weights_file, leaning)
        for place, term in enumerate(game.judge.terms):
            assert leaning_judge.early[place] == plain.early[place] * factors.get(term, (1.0, 1.0))[0]
            assert leaning_judge.late[place] == plain.late[place] * factors.get(term, (1.0, 1.0))[1]
        assert leaning_judge.early_alone == plain.early_alone
    for lang in LANGUAGES:
        words = web_words(lang)
        named = {words("leaning", leaning=leaning) for leaning in game.judge.leanings}
        assert len(named) == len(game.judge.leanings)


def test_most_titles_have_leanings() -> None:
    assert len(GAMES) == 5


def test_the_word_of_a_bot_names_level_and_leaning() -> None:
    game = GAMES[0]
    leaning = next(iter(game.judge.leanings))
    assert parts_of(f"consul~{leaning}@20sims%some.toml") == ("consul", leaning)
    assert parts_of("senator@20sims") == ("senator", "")
    bot = make_bot(game, f"senator~{leaning}@5sims", 1)
    assert isinstance(bot, ThinkingBot)
    assert bot.simulations == 5
    assert bot.search.judge.early != game.judge.early
    with pytest.raises(UnknownLevel, match="no leaning “sailor”"):
        make_bot(game, "senator~sailor", 1)
    drawn = {leaning_drawn(game, "senator", number) for number in range(50)}
    assert drawn == {f"senator~{name}" for name in game.judge.leanings}
    assert leaning_drawn(game, "random", 1) == "random"
    assert leaning_drawn(find_game("nundinae"), "senator", 1) == "senator"


def test_nobody_leans_in_a_drill() -> None:
    game = find_game("ave_roma")
    drill = drills_of(game)[0]
    seats = [SeatPlan("bot")] * drill.seats
    table = lay("t1", TablePlan(game, seats, seed=drill.seed, drill=drill), HOST, 0.0)
    assert {chair.bot for chair in table.chairs} == {"senator"}


def test_records_without_bots_are_read_and_wrong_ones_refused() -> None:
    old = play_task(Task(1, "nundinae", ("random", "random"), 3, record=True)).acta
    assert read_acta(old).bots == ()
    with pytest.raises(BadRecord, match="bots: a list of 2 texts"):
        read_acta(old.replace("dice: ", 'bots: ["senator"]\ndice: '))


def test_a_plebeian_makes_mistakes_but_no_absurd_ones() -> None:
    bot = make_bot(GAMES[0], "plebeian", 5)
    assert isinstance(bot, Plebeian)
    found = [Found((1,), 0.5, 3), Found((2,), 0.45, 3), Found((3,), 0.4, 3), Found((4,), 0.2, 3)]
    chosen = [bot.decide(found) for _ in range(400)]
    assert 200 < chosen.count((1,)) < 300
    assert chosen.count((2,)) > chosen.count((3,)) > 10
    assert chosen.count((4,)) == 0
    assert LEVELS["plebeian"].kind is Plebeian
