"""Great moments are staged with the numbers that the table told: each is compared with the events of its move, and with
what the panels of the board say."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from tabularium.games.forty_four_bce.steps import told as bce
from tabularium.games.rome_and_roll.steps import told as rolled
from tabularium.kernel.frames import Frame
from tabularium.kernel.game import find_game
from tabularium.kernel.live import Live
from tabularium.kernel.moves import READY
from tabularium.kernel.play import legal, next_seat
from tabularium.kernel.presentation import Presenter
from tabularium.kernel.rng import sfc32
from tabularium.kernel.staged import Staged
from tabularium.kernel.state import SPECTATOR

NAMES = ("Anna", "Brutus", "Cleo")
Moment = tuple[Live, Presenter, Frame, Staged]


def moments(game: str, plies: int, seed: int = 3) -> Iterator[Moment]:
    """The great moments of a random game, as they come."""
    live = Live(find_game(game), len(NAMES), {}, seed)
    presenter = Presenter(live.game, "en", NAMES)
    chance = sfc32(seed)
    while not live.over and live.ply < plies:
        seat, before = next_seat(live.state), live.ply
        offers = legal(live.state, seat)
        talks = live.state.agenda[-1].talk and chance.below(4)
        live.play_moves(seat, (READY if talks and READY in offers else offers[chance.below(len(offers))],))
        for frame in live.frames(live.ply) if live.ply > before else ():
            staged = presenter.moment(live, live.ply, frame, SPECTATOR)
            if staged is not None:
                yield live, presenter, frame, staged


def numbers(text: str) -> list[int]:
    return [int(found) for found in re.findall(r"\d+", text)]


def test_a_field_shows_what_was_counted() -> None:
    seen = 0
    for _, _, frame, staged in moments("forty_four_bce", 110):
        totals = [event for event in frame.events if event.kind == bce.TOTALS]
        if not totals:
            continue
        seen += 1
        field, im_authority, im_charisma, authority, charisma = totals[0].public
        assert staged.on == ("field-political", "field-military", "field-social")[field]
        found = {side.seat: numbers(side.result) for side in staged.sides}
        im = totals[0].seat
        assert staged.sides[0].seat == im
        assert found.pop(im) == [im_authority, im_charisma]
        assert [sum(column) for column in zip(*found.values(), strict=True)] == [authority, charisma]
        for side in staged.sides:  # what is named comes to the sum
            assert sum(int(amount) for _, amount in side.modifiers) == numbers(side.result)[0]
        winner = next(event.seat for event in frame.events if event.kind == bce.AWARDED)
        assert NAMES[winner] in staged.notes[1]
        held = any(event.kind == bce.IM_HOLDS for event in frame.events)
        assert staged.notes[0].startswith(NAMES[im] if held else "The Suitors")
    assert seen >= 9


def test_a_year_says_who_won_what_and_which_pledges_were_kept() -> None:
    years = 0
    for live, _, frame, staged in moments("forty_four_bce", 190):
        if not staged.title.startswith("What "):
            continue
        years += 1
        told = [entry.event for entry in live.log if entry.ply == live.ply]
        tiles = {event.seat: 0 for event in told if event.kind == bce.AWARDED}
        for event in told:
            tiles[event.seat] = tiles.get(event.seat, 0) + (event.kind == bce.AWARDED)
        for side in staged.sides:
            assert side.result.count("Imperium)") == tiles.get(side.seat, 0)
        verdicts = [event for event in told if event.kind == bce.VERDICT]
        assert sum(note.startswith("Statement") for note in staged.notes) == len(verdicts)
        heir = next(event.seat for event in frame.events if event.kind in live.game.board.sums_up)
        assert any(NAMES[heir] in note and "Imperium Maius" in note for note in staged.notes)
    assert years == 6


@pytest.mark.parametrize("game", ["age_of_rome", "ave_roma"])
def test_the_end_of_a_round_says_what_everybody_gained(game: str) -> None:
    rounds = 0
    for _, presenter, frame, staged in moments(game, 130):
        rounds += 1
        assert numbers(staged.title) == [rounds]
        assert sorted(side.seat for side in staged.sides) == [0, 1, 2]
        for side in staged.sides:
            assert all(re.fullmatch(r"[+\u2212]\d+", amount) for _, amount in side.modifiers)
            if game == "age_of_rome":  # nothing happens between the end of a round and the next question to the score
                sight = presenter.sight(frame.state.view(SPECTATOR))
                total = dict(presenter.board.panels(sight)[side.seat].rows)["Score now"]
                assert numbers(side.result) == [int(total)]
    assert rounds >= 2


def test_denarii_gained_are_those_of_the_purses() -> None:
    live, presenter, frame, staged = next(moments("ave_roma", 130))
    purse = "denarii"
    before = [presenter.board.holdings(live.at(0), seat)[purse] for seat in range(len(NAMES))]
    after = [presenter.board.holdings(frame.state, seat)[purse] for seat in range(len(NAMES))]
    for side in staged.sides:
        gain = after[side.seat] - before[side.seat]
        told = dict(side.modifiers).get("Denarii", "+0").replace("\u2212", "-")
        assert int(told) == gain


def test_a_nero_card_is_shown_with_its_points_and_those_left() -> None:
    seen = 0
    for _, _, frame, staged in moments("rome_and_roll", 340):
        event = next(event for event in frame.events if event.kind == rolled.NERO)
        worth = find_game("rome_and_roll").box.nero_points[event.public[0]]
        assert staged.sides[0].seat == event.seat
        assert staged.sides[0].modifiers[-1][1] == f"+{worth}"
        assert staged.drawing.startswith("<g")
        seen += 1
    assert seen >= 2


def test_what_ended_can_be_read_again_and_the_viewer_reads_no_more_than_then() -> None:
    """A summary made later is the one that was staged, for each seat."""
    found = []
    for live, presenter, frame, _ in moments("age_of_rome", 60):
        found.append((live.ply, [presenter.moment(live, live.ply, frame, seat) for seat in range(3)]))
    assert list(live.endings(presenter.board.sums_up)) == [ply for ply, _ in found]
    for ply, staged in found:
        assert [presenter.summaries(live, ply, seat) for seat in range(3)] == [[one] for one in staged]
