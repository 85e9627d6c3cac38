"""What is kept of pictures and boards is never shown where anything that it tells is otherwise."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from tabularium.games.nundinae.box import MarketBox
from tabularium.kernel.cache import Cache
from tabularium.kernel.frames import play_in_frames
from tabularium.kernel.game import AnyGame, shelf
from tabularium.kernel.moves import READY
from tabularium.kernel.parts import PARTS, PARTS_KEPT, keyed_part, nothing_kept, weigh
from tabularium.kernel.picture import Piece
from tabularium.kernel.play import legal, next_seat
from tabularium.kernel.presentation import Presenter
from tabularium.kernel.sight import Setting, part
from tabularium.kernel.state import SPECTATOR, State, View, fields_of

GAMES = ("age_of_rome", "ave_roma", "forty_four_bce", "mare_nostrum", "rome_and_roll")
NAMES = ("Brutus", "Cassia", "Drusus", "Fulvia", "Gaius")
THE_SAME_ALL_GAME = {"options", "rng", "seats", "viewer"}


def played(game: AnyGame, seats: int, seed: int, plies: int) -> list[State]:
    """Every frame of the start of a random game, and every decision."""
    rng = random.Random(seed)
    s = game.new(seats, rng=seed)
    found = [s.copy()]
    for _ in range(plies):
        seat = next_seat(s)
        if seat < 0:
            break
        offered = legal(s, seat)
        move = READY if s.agenda[-1].talk else rng.choice(offered)
        found.extend(frame.state for frame in play_in_frames(s, seat, move))
        found.append(s.copy())
    return found


def shown(presenter: Presenter, view: View) -> object:
    board, sight = presenter.board, presenter.sight(view)
    return (
        presenter.picture(view),
        tuple(board.sections(sight)),
        tuple(board.panels(sight)),
    )


def otherwise(view: View, other: View, rng: random.Random) -> Iterator[tuple[str, View]]:
    """The view with one field as in another view, and with one thing of a field as it is there."""
    for name in fields_of(type(view)):
        mine, theirs = getattr(view, name), getattr(other, name)
        if name in THE_SAME_ALL_GAME or mine == theirs:
            continue
        yield name, changed(view, name, theirs)
        if isinstance(mine, list | tuple) and len(mine) == len(theirs):
            places = [place for place in range(len(mine)) if mine[place] != theirs[place]]
            for place in rng.sample(places, min(2, len(places))):
                one = [*mine[:place], theirs[place], *mine[place + 1 :]]
                yield f"{name}[{place}]", changed(view, name, one if isinstance(mine, list) else tuple(one))


def changed(view: View, name: str, value: object) -> View:
    copy = View(view.copy())
    setattr(copy, name, value)
    return copy


def stale(game: AnyGame, seats: int, seed: int, plies: int, positions: int) -> Iterator[str]:
    """What is shown otherwise with parts kept than without, at some positions with each thing changed alone."""
    rng = random.Random(seed)
    presenter = Presenter(game, "en", NAMES[:seats])
    states = [*played(game, seats, seed, plies), *played(game, seats, seed + 1, plies)]
    for _ in range(positions):
        viewer = rng.choice((*range(seats), SPECTATOR))
        at = rng.randrange(len(states))
        near = states[max(0, at - rng.randrange(1, 12))]
        view = states[at].view(viewer)
        for other in (near.view(viewer), rng.choice(states).view(viewer)):
            PARTS.kept = Cache(PARTS_KEPT, weigh)
            shown(presenter, view)
            for what, variant in otherwise(view, other, rng):
                try:
                    with nothing_kept():
                        wanted = shown(presenter, variant)
                except (
                    LookupError,
                    ValueError,
                    AttributeError,
                    TypeError,
                    AssertionError,
                    StopIteration,
                    RuntimeError,
                ):
                    continue  # there is no such table
                if shown(presenter, variant) != wanted:
                    yield f"{what} of viewer {viewer} at {at} with {seats} players, seed {seed}"


@pytest.mark.parametrize("name", GAMES)
def test_a_part_names_all_that_it_is_made_from(name: str) -> None:
    game = shelf()[name]
    for seats in (game.player_counts[0], game.player_counts[-1]):
        assert [*stale(game, seats, 1, 120, 6)] == []


@pytest.mark.long
@pytest.mark.parametrize("name", GAMES)
def test_the_same_at_many_tables(name: str) -> None:
    game = shelf()[name]
    for seed, seats in enumerate([*game.player_counts] * 4):
        assert [*stale(game, seats, seed, 400, 25)] == []


MARKET = shelf()["nundinae"]


def test_a_part_is_made_once_from_the_same_parameters() -> None:
    made = []

    @part
    def purse(setting: Setting[MarketBox], coins: int, owner: str = "mine") -> Iterator[Piece]:
        made.append(1)
        yield Piece("coin", "purse", 0, 0, f"{coins} {owner}")

    view = MARKET.new(3, rng=1).view(0)
    sight = Presenter(MARKET, "en", NAMES[:3]).sight(view)
    with nothing_kept():
        PARTS.kept = Cache(PARTS_KEPT, weigh)
        first = purse(sight, 3)
        assert purse(sight, 3) is first
        assert purse(Presenter(MARKET, "en", NAMES[:3]).sight(view), 3) is first
        assert len(made) == 1
        assert purse(sight, 4) != first
        assert purse(sight, 3, owner="yours") != first
        assert len(made) == 3


def test_a_part_is_not_shown_to_another_viewer() -> None:
    s = MARKET.new(3, rng=1)
    other = {
        "another seat": Presenter(MARKET, "en", NAMES[:3]).sight(s.view(1)),
        "another language": Presenter(MARKET, "fr", NAMES[:3]).sight(s.view(0)),
        "other names": Presenter(MARKET, "en", NAMES[1:4]).sight(s.view(0)),
        "more seats": Presenter(MARKET, "en", NAMES[:3]).sight(MARKET.new(4, rng=1).view(0)),
    }
    mine = Presenter(MARKET, "en", NAMES[:3]).sight(s.view(0))
    assert [who for who, sight in other.items() if sight.key is mine.key] == []


def test_a_part_is_made_once_for_the_same_viewer() -> None:
    made = []

    def drawn() -> list[Piece]:
        made.append(1)
        return [Piece("coin", "purse", 0, 0, "a coin")]

    with nothing_kept():
        PARTS.kept = Cache(PARTS_KEPT, weigh)
        first = keyed_part(drawn, "purse", "mine", 3)
        assert keyed_part(drawn, "purse", "mine", 3) is first
        assert len(made) == 1
        for other in (
            keyed_part(drawn, "purse", "yours", 3),
            keyed_part(drawn, "purse", "mine", 4),
            keyed_part(drawn, "chest", "mine", 3),
        ):
            assert other == first
        assert len(made) == 4


def test_what_is_kept_is_bounded_by_bytes() -> None:
    with nothing_kept():
        PARTS.kept = Cache(40_000, weigh)
        for n in range(500):
            keyed_part(lambda: [Piece("coin", "purse", 0, 0, "a coin", drawing="x" * 1_000)], "purse", "mine", n)
        assert 0 < len(PARTS.kept) <= 20
