"""Bots play in more than one way: no category alone wins, and no opening is everybody's."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from tabularium.arena.match import Task, play_task
from tabularium.arena.tune import weights_text
from tabularium.bots.levels import leaning_drawn, make_bot
from tabularium.kernel.game import find_game
from tabularium.kernel.judging import wins
from tabularium.kernel.play import legal, next_seat, play
from tabularium.kernel.rng import sfc32

# Weights that lean to one category: these terms count three times as much, eight categories a title.
CATEGORIES: dict[str, tuple[tuple[str, ...], ...]] = {
    "age_of_rome": (
        ("regions", "legions_out", "legions"), ("politics", "votes"), ("commerce", "denarii"), ("religion",),
        ("quests", "tasks"), ("stages", "partisans"), ("cards", "next_set", "ground"), ("bonuses", "vendetta", "plots"),
    ),
    "ave_roma": (
        ("zone_points", "zones_to_come", "influence"), ("political", "political_points", "political_to_come"),
        ("denarii_points", "denarii"), ("patron_points", "patrons", "active_patrons"), ("buildings", "pairs"),
        ("wars", "pairs"), ("stock_points", "units", "surplus"), ("trained", "in_training", "workers_to_send"),
    ),
    "forty_four_bce": (
        ("track",), ("allegiance", "loyalty"), ("senate", "power"), ("structures", "architects"), ("collegium",),
        ("statues",), ("denarii", "denarii_points"), ("cards", "worth", "authority"),
    ),
    "mare_nostrum": (
        ("tiles", "three_tiles"), ("cities", "three_cities"), ("titles", "two_titles", "leads"),
        ("pyramids_at_hand", "near_pyramids"), ("goods_income", "income_types"), ("tax_income", "taxes_kept"),
        ("military", "strength", "conquests"), ("provinces", "seized"),
    ),
    "rome_and_roll": (
        ("coins",), ("buildings", "buildings_track"), ("soldiers", "free_soldiers", "glory"),
        ("senators", "free_senators"), ("advisors",), ("plan_points",), ("colonies", "linked_colonies", "roads"),
        ("loyalty_two", "loyalty_three", "loyalty_four", "favours"),
    ),
}  # fmt: skip
FACTOR = 3.0
GAMES_EACH = 40
MOST_BEYOND = 0.20  # of the games, that one category may win beyond an equal share


def leaning_weights(title: str, terms: tuple[str, ...], file: Path) -> Path:
    game = find_game(title)
    factors = [FACTOR if term in terms else 1.0 for term in game.judge.terms]
    early = [weight * factor for weight, factor in zip(game.judge.early, factors, strict=True)]
    late = [weight * factor for weight, factor in zip(game.judge.late, factors, strict=True)]
    file.write_text(weights_text(game, early, late, {"how": "one category"}), encoding="utf-8")
    return file


@pytest.mark.parametrize("title", CATEGORIES)
def test_eight_categories_a_title_name_terms_of_its_judge(title: str, tmp_path: Path) -> None:
    game = find_game(title)
    assert len(set(CATEGORIES[title])) == 8
    for terms in CATEGORIES[title]:
        assert set(terms) <= set(game.judge.terms)
        judge = game.judge_with(leaning_weights(title, terms, tmp_path / "one.toml"))
        place = game.judge.terms.index(terms[0])
        assert judge.late[place] == pytest.approx(FACTOR * game.judge.late[place], abs=1e-3)


@pytest.mark.long
@pytest.mark.parametrize(("title", "number"), [(title, number) for title in CATEGORIES for number in range(8)])
def test_no_category_alone_wins_against_senators(title: str, number: int, tmp_path: Path) -> None:
    seats = 3 if 3 in find_game(title).player_counts else 4
    bent = f"senator@24sims%{leaning_weights(title, CATEGORIES[title][number], tmp_path / 'one.toml')}"
    won = 0.0
    for game in range(GAMES_EACH):
        lineup = tuple(bent if seat == game % seats else "senator@24sims" for seat in range(seats))
        found = play_task(Task(game, title, lineup, 700 + game // seats))
        won += wins(found.ranks)[game % seats]
    assert won <= (1 / seats + MOST_BEYOND) * GAMES_EACH, won


def opening(title: str, seats: int, answers: int, seed: int) -> list[tuple[tuple[int, ...], ...]]:
    """The first answers of each seat of bots that lean, where there was a choice; the deal is always the same."""
    game = find_game(title)
    rng = sfc32(seed)
    words = [leaning_drawn(game, "senator", rng.below(1 << 20)) for _ in range(seats)]
    bots = [make_bot(game, word, 100 * seed + seat) for seat, word in enumerate(words)]
    s = game.new(seats, rng=4)
    given: list[list[tuple[int, ...]]] = [[] for _ in range(seats)]
    while not s.over and min(map(len, given)) < answers:
        seat = next_seat(s)
        choice = len(legal(s, seat)) > 1
        answer = bots[seat].choose(s.view(seat), seat)
        if choice and len(given[seat]) < answers:
            given[seat].append(answer)
        for move in answer:
            play(s, seat, move)
    return [tuple(one) for one in given]


@pytest.mark.long
@pytest.mark.parametrize("title", ["age_of_rome", "ave_roma", "rome_and_roll"])
def test_no_opening_is_that_of_most_seats(title: str) -> None:
    found = Counter(one for seed in range(20) for one in opening(title, 3, 3, seed))
    assert found.total() == 60
    assert found.most_common(1)[0][1] <= 30
