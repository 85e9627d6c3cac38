"""What a game is made of: its options, the shelf, the bytes of its states."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

import pytest

from tabularium.games.nundinae import steps
from tabularium.games.nundinae.game import GAME
from tabularium.kernel.game import Option, Options, find_game, shelf, steps_in, switch
from tabularium.kernel.refusals import BadOptions, BadRecord, UnknownGame
from tabularium.kernel.rng import fair_rng, sfc32
from tabularium.kernel.state import View


def test_options_by_their_words() -> None:
    assert GAME.choose(3) == (0, 0)
    assert GAME.choose(3, {"market": "long", "gifts": "yes"}) == (1, 1)
    assert GAME.option_words((1, 0)) == {"market": "long", "gifts": "no"}
    assert switch("snow") == Option("snow", ("no", "yes"))


@pytest.mark.parametrize(
    ("seats", "options", "problems"),
    [
        (5, {}, ("nundinae is for 1, 2, 3, 4 players, not 5",)),
        (0, {}, ("nundinae is for 1, 2, 3, 4 players, not 0",)),
        (2, {"weather": "fine"}, ("no option “weather”; there are market, gifts",)),
        (2, {"market": "black"}, ("option market can be short, long, not “black”",)),
        (1, {"gifts": "yes"}, ("option gifts=yes is for 2, 3, 4 players, not 1",)),
        (
            7,
            {"market": "black", "weather": "fine"},
            (
                "nundinae is for 1, 2, 3, 4 players, not 7",
                "option market can be short, long, not “black”",
                "no option “weather”; there are market, gifts",
            ),
        ),
    ],
)
def test_options_that_cannot_be_played_are_refused_with_all_that_is_wrong(
    seats: int, options: dict[str, str], problems: tuple[str, ...]
) -> None:
    with pytest.raises(BadOptions) as refused:
        GAME.choose(seats, options)
    assert refused.value.problems == problems


def test_a_default_may_be_named_where_the_option_makes_no_sense() -> None:
    assert GAME.choose(1, {"gifts": "no"}) == (0, 0)


def only_long_with_gifts(seats: int, options: Options) -> Iterable[str]:
    if options["gifts"] == "yes" and options["market"] == "short":
        yield "a short market has no gifts"


def test_options_that_do_not_go_together() -> None:
    game = replace(GAME, problems=only_long_with_gifts)
    assert game.choose(2, {"gifts": "yes", "market": "long"}) == (1, 1)
    with pytest.raises(BadOptions, match="a short market has no gifts"):
        game.choose(2, {"gifts": "yes"})
    drawn = {tuple(sorted(game.random_options(2, sfc32(seed)).items())) for seed in range(30)}
    assert drawn == {
        (("gifts", "no"), ("market", "short")),
        (("gifts", "no"), ("market", "long")),
        (("gifts", "yes"), ("market", "long")),
    }


def test_drawn_options_fit_the_player_count() -> None:
    assert {"gifts" in GAME.random_options(1, sfc32(seed)) for seed in range(10)} == {False}


def test_the_shelf_lists_every_game_once() -> None:
    games = shelf()
    assert games["nundinae"] is GAME
    assert all(games[name].id == name for name in games)
    prefixes = [game.prefix for game in games.values()]
    assert len(set(prefixes)) == len(prefixes)
    with pytest.raises(UnknownGame, match=r"no game “ludus” on the shelf; there are .*nundinae"):
        find_game("ludus")


def test_a_step_is_found_by_its_name() -> None:
    assert sorted(steps_in(steps)) == ["bids", "gift", "herald", "purchase", "veto"]


def test_bytes_come_back_with_the_same_future() -> None:
    s = GAME.new(3, {"gifts": "yes"}, 5)
    again = GAME.from_bytes(GAME.to_bytes(s))
    assert again == s
    assert again.digest() == s.digest()
    assert again.below(1000) == s.below(1000)


def test_fair_bytes_need_their_secret() -> None:
    secret = bytes(32)
    s = GAME.new(2, None, fair_rng(secret))
    data = GAME.to_bytes(s)
    assert secret.hex().encode() not in data
    assert GAME.from_bytes(data, secret=secret) == s
    with pytest.raises(ValueError, match="their secret is needed"):
        GAME.from_bytes(data)


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"chess 1\n[]", "this is a state of “chess 1”, not of nundinae 1"),
        (b"nundinae 2\n[]", "this is a state of “nundinae 2”, not of nundinae 1"),
        (b"nundinae 1\n[1, 2]", "this state has 2 fields, nundinae 1 has 13"),
        (b"nundinae 1\n[1, 2", "can't be read"),
        (b"nundinae 1\n__import__('os')", "can't be read"),
        (b"nundinae 1\n7", "can't be read"),
        (b"\xff\xfe", "this is a state of “��”"),
    ],
)
def test_bytes_of_something_else_are_refused(data: bytes, why: str) -> None:
    with pytest.raises(BadRecord, match=why):
        GAME.from_bytes(data)


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [("'bids'", "'bets'", "nundinae has no step “bets”"), ("('bids', 0, 3)", "('bids', 0)", "the step “bids”")],
)
def test_bytes_with_a_step_that_is_not_there_are_refused(old: str, new: str, why: str) -> None:
    data = GAME.to_bytes(GAME.new(2)).decode()
    assert old in data
    with pytest.raises(BadRecord, match=why):
        GAME.from_bytes(data.replace(old, new).encode())


def test_what_takes_a_view_refuses_the_full_state() -> None:
    s = GAME.new(2)
    with pytest.raises(ValueError, match="takes a view"):
        GAME.seen(View(s))
    assert GAME.seen(s.view(0)).viewer == 0
    with pytest.raises(ValueError, match="only a view can be determinized"):
        s.determinize(sfc32(0))
    with pytest.raises(ValueError, match="cannot become the view of 1"):
        s.view(0).view(1)
    with pytest.raises(ValueError, match="a view has no dice"):
        s.view(0).below(6)
