"""A view as numbers: equal for equal views, other for others, each with a name; and moves as ids that stay."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from tabularium.envs.actions import MOST
from tabularium.envs.layout import Encoder, Sheet, shape_in
from tabularium.envs.session import IllegalAction, Session, worth
from tabularium.envs.tables import action_names, encoder_of, kept_layout, layout_file, measured, table_of
from tabularium.kernel.game import AnyGame, find_game, shelf
from tabularium.kernel.moves import DONE, READY
from tabularium.kernel.play import legal, next_seat, play
from tabularium.kernel.rng import sfc32
from tabularium.kernel.state import State, shown_fields
from tabularium.kernel.step import Sealed

NUNDINAE = find_game("nundinae")


def states(game: AnyGame, seats: int, seed: int, every: int, most: int = 400) -> Iterator[State]:
    rng = sfc32(seed)
    s: State = game.new(seats, game.random_options(seats, rng), seed)
    words = 0
    for ply in range(most):
        seat = next_seat(s)
        if seat < 0:
            return
        if ply % every == 0:
            yield s
        words = words + 1 if s.agenda[-1].talk else 0
        moves = legal(s, seat)
        play(s, seat, READY if words > 6 else moves[rng.below(len(moves))])


def session(game: AnyGame, seats: int, seed: int = 1) -> Session:
    return Session(game.new(seats, None, seed), encoder_of(game), table_of(game, game.box), False)


# -- rows ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", shelf())
def test_equal_views_have_equal_rows_and_others_have_others(game: str) -> None:
    made = find_game(game)
    encoder = encoder_of(made)
    rows: dict[bytes, list[int]] = {}
    for seats in (min(made.player_counts), max(made.player_counts)):
        for s in states(made, seats, 5, 9):
            for seat in range(seats):
                view = s.view(seat)
                row = encoder.row(view)
                assert len(row) == encoder.length
                assert encoder.row(view.copy()) == row
                assert rows.setdefault(made.to_bytes(view), row) == row
    assert len({tuple(row) for row in rows.values()}) == len(rows)


def changed(value: Any, path: list[int]) -> Any:
    """The same value with one number changed."""
    if not path:
        return value + 1
    parts = list(value)
    parts[path[0]] = changed(parts[path[0]], path[1:])
    return type(value)(parts)


def paths(value: Any) -> Iterator[list[int]]:
    if isinstance(value, int):
        yield []
    else:
        for i, one in enumerate(value):
            for rest in paths(one):
                yield [i, *rest]


@pytest.mark.parametrize("game", shelf())
def test_whatever_changes_in_a_view_changes_its_row(game: str) -> None:
    """Every number of every field, one by one, and each row of numbers made longer."""
    made = find_game(game)
    encoder = encoder_of(made)
    passed = [s.copy() for s in islice(states(made, max(made.player_counts), 3, 1), 61)]
    s = passed[60 if len(passed) > 60 else len(passed) // 2]  # in the middle of a short game
    view = s.view(0)
    row = encoder.row(view)
    for name in shown_fields(made.state):
        if name in ("agenda", "viewer", "seats"):
            continue
        before = getattr(view, name)
        for path in paths(before):
            setattr(view, name, changed(before, path))
            assert encoder.row(view) != row, f"{name} {path}"
        if isinstance(before, (list, tuple)) and before and isinstance(before[0], int):
            setattr(view, name, type(before)([*before, 0]))
            assert encoder.row(view) != row, f"{name}, one more"
        setattr(view, name, before)
    view.agenda.pop()
    assert encoder.row(view) != row


@pytest.mark.parametrize("game", shelf())
def test_a_row_that_is_kept_and_mended_is_the_row_of_the_view(game: str) -> None:
    """Also in the next game, and for seats that look at other times."""
    made = find_game(game)
    seats = max(made.player_counts)
    here = session(made, seats)
    chance = sfc32(6)
    for seed in (1, 2):
        here.start(made.new(seats, made.random_options(seats, chance), seed))
        for _ in range(120):
            if here.seat < 0:
                break
            fresh = Session(here.state.copy(), here.encoder, here.table, False)
            fresh.parts = here.parts
            for seat in {here.seat, chance.below(seats)}:
                assert here.packed(seat) == fresh.packed(seat)
            ids = here.ids()
            here.step(ids[chance.below(len(ids))])


@pytest.mark.parametrize("game", shelf())
def test_every_number_has_a_name_of_its_own(game: str) -> None:
    names = encoder_of(find_game(game)).names()
    assert len(names) == len(set(names)) == encoder_of(find_game(game)).length
    assert names[-1] == "rest"


@pytest.mark.parametrize("game", shelf())
def test_the_layout_that_is_kept_fits(game: str) -> None:
    kept = kept_layout(find_game(game))
    if kept is None:
        pytest.skip(f"{game} keeps no layout, and is measured instead: tools/layouts {game} writes one")
    shapes, version = kept
    assert version >= 1
    assert [shape_in(shape.name, shape.words()).words() for shape in shapes] == [shape.words() for shape in shapes]


@pytest.mark.parametrize("game", shelf())
def test_what_happens_at_random_tables_nearly_always_fits(game: str) -> None:
    made = find_game(game)
    encoder = encoder_of(made)
    rests = [
        encoder.row(s.view(0))[-1] > 0 for seats in made.player_counts for s in states(made, seats, 901 + seats, 20)
    ]
    assert sum(rests) <= len(rests) // 5


def test_the_numbers_of_a_small_view_are_the_ones_on_the_table() -> None:
    s = NUNDINAE.new(2, None, 4)
    row = dict(zip(encoder_of(NUNDINAE).names(), encoder_of(NUNDINAE).row(s.view(1)), strict=True))
    assert row["worth"] == 5
    assert row["deck.length"] == 20
    assert (row["viewer"], row["seats"], row["rest"]) == (1, 2, 0)
    assert row["hands[1].length"] == len(s.hands[1]) == 4
    assert [row[f"hands[1][{i}]"] for i in range(4)] == list(s.hands[1])
    assert [row[f"hands[0][{i}]"] for i in range(4)] == [s.box.back] * 4
    assert row["agenda[0].step"] == 1 + sorted(NUNDINAE.steps).index("bids")


def test_what_does_not_fit_is_not_lost() -> None:
    shapes = [shape_in(name, "*1 step 1" if name == "agenda" else "number") for name in shown_fields(NUNDINAE.state)]
    encoder = Encoder(shapes, sorted(NUNDINAE.steps))
    rests = {encoder.row(s.view(0))[-1] for s in states(NUNDINAE, 3, 1, 1)}
    assert 0 not in rests
    assert len(rests) > 10


def test_what_did_not_fit_leaves_nothing_behind() -> None:
    """Too long, too big, of another shape; and then it fits again."""
    shape = shape_in("own", "*2 *2 number")
    sheet = Sheet(Encoder([shape], []), 0)
    for value, numbers in [
        (((1, 2), (3,)), [2, 2, 1, 2, 1, 3, 0]),
        (((1, 2, 9), (3,)), [2, 3, 1, 2, 1, 3, 0]),
        (((1,), (3,), (4,)), [3, 1, 1, 0, 1, 3, 0]),
        (((1, 1 << 30), 5), [2, 2, 1, 0, 0, 0, 0]),
        (7, [0, 0, 0, 0, 0, 0, 0]),
        (((8,),), [1, 1, 8, 0, 0, 0, 0]),
    ]:
        sheet.write_field(0, value, sheet.was[0])
        sheet.was = [value]
        assert list(sheet.cells)[:-1] == numbers
        assert (sheet.cells[-1] == 0) == (value in (((1, 2), (3,)), ((8,),)))


def test_a_list_that_is_mended_is_remembered_to_its_end() -> None:
    """Also where it does not fit, and whatever becomes of the list that was shown."""
    encoder = Encoder([shape_in("own", "*2 number")], [])
    sheet = Sheet(encoder, 0)
    shown: list[object] = [1, 2, 3]
    for changed in ([1, 2, 3], [1, 2, 4], [1, 5, 4], [1, 2, 3], [1], [1, 2, 3, 4], []):
        shown[:] = changed
        sheet.take([shown])
        fresh = Sheet(encoder, 0)
        fresh.take([shown])
        assert list(sheet.cells) == list(fresh.cells)
        assert (sheet.cells[-1] == 0) == (len(changed) <= 2)


def test_bits_and_words_of_layouts() -> None:
    shape = shape_in("built", "*2 bits 3")
    assert shape.names("built")[:4] == ["built.length", "built[0].bit0", "built[0].bit1", "built[0].bit2"]
    sheet = Sheet(Encoder([shape], []), 0)
    sheet.write_field(0, (5, 1), None)
    assert list(sheet.cells) == [2, 1, 0, 1, 1, 0, 0, 0]
    sheet.write_field(0, (4,), (5, 1))
    assert list(sheet.cells) == [1, 0, 0, 1, 0, 0, 0, 0]
    with pytest.raises(ValueError, match="ends with number, bits N or step N, not “3 letters”"):
        shape_in("x", "3 letters")


def test_a_game_without_a_layout_is_measured() -> None:
    shapes = measured(NUNDINAE, 2)
    assert {shape.name for shape in shapes} == set(shown_fields(NUNDINAE.state))
    assert 'hands = "*4 *' in layout_file(shapes, 3)


# -- ids ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", shelf())
def test_a_table_has_a_few_thousand_ids_with_names_of_their_own(game: str) -> None:
    made = find_game(game)
    table = table_of(made, made.box)
    names = action_names(made.notation(), table)
    assert table.length <= 4000
    assert len(set(names)) == table.length
    assert all(part.size <= MOST for kind in table.kinds.values() for part in kind.parts)


@pytest.mark.parametrize("game", shelf())
def test_every_move_on_offer_can_be_chosen_by_its_ids(game: str) -> None:
    made = find_game(game)
    for s in states(made, max(made.player_counts), 8, 11):
        here = Session(s.copy(), encoder_of(made), table_of(made, made.box), True)
        seen = {tuple(here.table.ids(move)) for move in here.open}
        assert len(seen) == len(here.open)
        for move in here.open[:12]:
            one = here.copy()
            for id in here.table.ids(move):
                assert one.mask(one.seat)[id] == 1
                before = one.state.digest()
                one.step(id)
                if one.state.digest() != before:
                    break
            other = here.copy()
            other.take(move)
            assert one.state.digest() == other.state.digest()


@pytest.mark.parametrize("game", shelf())
def test_features_tell_the_moves_apart(game: str) -> None:
    here = session(find_game(game), max(find_game(game).player_counts))
    rows = here.features()
    assert len({tuple(row) for row in rows}) == len(here.open)
    assert {len(row) for row in rows} == {here.table.slots + 1}


def test_an_id_outside_the_mask_is_refused_and_changes_nothing() -> None:
    here = session(NUNDINAE, 2)
    wrong = here.mask(0).index(0)
    before = here.state.digest()
    with pytest.raises(IllegalAction, match="not in the mask of seat 0"):
        here.step(wrong)
    with pytest.raises(IllegalAction, match="not on offer"):
        here.take(17)
    assert here.state.digest() == before
    assert not any(here.mask(1))


def test_what_the_end_is_worth() -> None:
    assert worth([1.0, 0.0]) == [1.0, -1.0]
    assert worth([0.5, 0.5, 0.0]) == [0.25, 0.25, -0.5]
    assert worth([0.0]) == [-1.0]


# -- drafts that only grow -------------------------------------------------------------------------------


def onward(game: AnyGame, seats: int) -> Session:
    return Session(game.new(seats, None, 5), encoder_of(game), table_of(game, game.box), False, onward=True)


def drafts_laid(here: Session) -> list[tuple[int, ...]]:
    """What the seat to move lays in the end, once for each way to get there."""
    found: list[tuple[int, ...]] = []
    for move in here.open:
        if move == DONE:
            found.append(here.state.drafts[here.seat])
        else:
            there = here.copy()
            there.take(move)
            found += drafts_laid(there)
    return found


def test_onward_a_bid_is_laid_once_and_every_bid_can_be() -> None:
    here = onward(NUNDINAE, 2)
    coins = {here.state.drafts[here.seat]}
    for move in legal(here.state, here.seat):
        if move != DONE:
            trial = here.state.copy()
            play(trial, here.seat, move)
            coins.add(trial.drafts[here.seat])
    laid = drafts_laid(here)
    assert sorted(laid) == sorted(coins)
    assert len(coins) > 2


@pytest.mark.parametrize("game", shelf().values(), ids=shelf())
def test_onward_no_decision_goes_round_in_circles(game: AnyGame) -> None:
    """A seat that never says it is done comes to an end all the same."""
    chance, here, edits = sfc32(5), onward(game, max(game.player_counts)), 0
    for _ in range(400):
        if here.seat < 0:
            break
        going = [move for move in here.open if move != DONE] or here.open
        edits = edits + 1 if isinstance(here.state.agenda[-1], Sealed) else 0
        assert edits < 200
        here.take(going[chance.below(len(going))])
        if DONE in here.open and len(here.open) == 1:
            edits = 0
