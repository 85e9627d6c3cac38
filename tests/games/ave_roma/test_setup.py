"""Set-up and the choice of cards (AV-1, AV-16)."""

from __future__ import annotations

import pytest

from tabularium.games.ave_roma.game import GAME
from tabularium.games.ave_roma.state import AveRoma
from tabularium.games.ave_roma.terms import KINDS
from tabularium.kernel.live import Live
from tabularium.kernel.play import next_seat
from tabularium.kernel.refusals import BadOptions, IllegalMove
from tests.games.ave_roma.scenario import Scene
from tests.marks import rule


def sizes(s: AveRoma) -> list[int]:
    """All cards of each kind that are in the game."""
    found = GAME.conserved(s)
    return [found[kind] for kind in KINDS]


def everything(s: AveRoma) -> set[str]:
    return {s.box.cards[card] for card in s.seen().union(*s.decks)}


@rule("AV-1.1", "AV-16.1")
@pytest.mark.parametrize(
    ("seats", "decks"),
    [(2, [18, 18, 20, 18]), (3, [22, 22, 25, 22]), (4, [26, 26, 25, 26]), (5, [30, 30, 30, 30])],
)
def test_cards_are_chosen_by_the_number_of_players(seats: int, decks: list[int]) -> None:
    s = GAME.new(seats)
    assert sizes(s) == decks
    assert ("zone_numidia" in everything(s)) == (seats >= 3)  # marked 3
    assert ("war_iugurtha_1" in everything(s)) == (seats == 5)  # marked 5


@rule("AV-1.2")
def test_the_decks_are_shuffled_apart_and_nobody_knows_their_order() -> None:
    first, second = GAME.new(3, rng=1), GAME.new(3, rng=2)
    for kind in range(4):
        assert first.decks[kind] != second.decks[kind]
        assert all(first.box.kind[card] == kind for card in first.decks[kind])
        assert set(GAME.seen(first.view(0)).decks[kind]) == {first.box.back}


@rule("AV-1.3")
def test_zones_and_rows_are_laid_out() -> None:
    s = GAME.new(3)
    assert [s.box.kind[card] for card in s.zones] == [0, 0, 0, 0, 0]
    assert s.high == 0
    assert [s.box.kind[card] for card in s.rows] == [1] * 5 + [2] * 5 + [3] * 5
    assert [len(deck) for deck in s.decks] == [17, 17, 20, 17]


def draft() -> Live:
    return Live(GAME, 3, {"boards": "draft"}, 5)


def take(live: Live, board: str) -> int:
    seat = next_seat(live.state)
    live.play(seat, f"board {board}")
    return seat


@rule("AV-1.4")
def test_start_goods_follow_the_prices_of_the_board() -> None:
    live = draft()
    seat = take(live, "board_5b")  # wood and wine cost 2
    s = live.state
    assert isinstance(s, AveRoma)
    assert s.goods[seat * 8 : seat * 8 + 8] == [2, 0, 0, 0, 0, 2, 2, 3]


@rule("AV-1.5")
def test_tracks_start_at_0_and_cubes_off_the_board() -> None:
    s = GAME.new(4)
    assert set(s.points) == {0}
    assert s.political == [0, 0, 0, 0]
    assert s.brown == [0, 0, 0, 0, 0]
    assert set(s.cubes) == {-1}
    assert GAME.score(s).of(0, "zones") == 0  # on level 0 each would be worth a point


@rule("AV-1.6")
def test_markers_start_together_in_the_colosseum() -> None:
    assert GAME.new(5).colosseum == [0, 0, 0, 0, 0]


@rule("AV-1.7")
def test_chance_decides_the_first_turn_order() -> None:
    orders = {GAME.new(3, rng=seed).order for seed in range(60)}
    assert len(orders) == 6


@rule("AV-1.8")
def test_everybody_starts_with_one_worker_of_each_value() -> None:
    scene = Scene(4)
    assert [scene.hand(seat) for seat in (1, 2, 3, 4)] == ["1 2 3 4 5"] * 4


@rule("AV-1.9")
def test_boards_are_drafted_from_the_last_in_turn_order() -> None:
    live = draft()
    s = live.state
    assert isinstance(s, AveRoma)
    seats = [take(live, "board_1a")]
    with pytest.raises(IllegalMove) as refusal:
        live.play(next_seat(live.state), "board board_1b")
    assert refusal.value.rule == "AV-1.9"  # the back of a board taken is out
    seats += [take(live, "board_3b"), take(live, "board_2a")]
    assert tuple(seats) == tuple(reversed(s.order))
    assert live.state.agenda[-1].name == "choose_worker_or_pass"
    assert [s.box.boards[s.boards[seat]] for seat in seats] == ["board_1a", "board_3b", "board_2a"]


def test_random_boards_are_all_different() -> None:
    for seed in range(20):
        s = GAME.new(5, rng=seed)
        assert sorted(s.box.board_of[side] for side in s.boards) == [1, 2, 3, 4, 5]


@rule("AV-16.2")
def test_all_cards_can_be_used() -> None:
    assert sizes(GAME.new(2, {"decks": "all_cards"})) == [30, 30, 30, 30]


@rule("AV-16.3")
def test_a_number_of_cards_is_drawn_at_random() -> None:
    s = GAME.new(2, {"decks": "random", "deck_size": "17"})
    assert sizes(s) == [17, 17, 17, 17]
    assert everything(s) != everything(GAME.new(2, {"decks": "random", "deck_size": "17"}, 1))
    with pytest.raises(BadOptions):
        GAME.new(2, {"decks": "random", "deck_size": "14"})


@rule("AV-16.4")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("mode", ["base", "advanced"])
def test_decks_combine_with_every_mode_and_number_of_players(seats: int, mode: str) -> None:
    assert sizes(GAME.new(seats, {"mode": mode, "decks": "all_cards"})) == [30] * 4
    assert sizes(GAME.new(seats, {"mode": mode, "decks": "random", "deck_size": "15"})) == [15] * 4


@rule("AV-16.5")
def test_nothing_makes_up_for_a_lost_second_copy() -> None:
    """With 15 of 30 buildings some lack their other card, and some wars some of theirs."""
    s = GAME.new(3, {"decks": "random", "deck_size": "15"}, 3)
    cards = [card for card in s.seen().union(*s.decks) if s.box.kind[card] == 1]
    copies = [s.box.building_of[card] for card in cards]
    assert len(copies) == 15
    assert any(copies.count(building) == 1 for building in copies)
