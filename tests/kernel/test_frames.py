"""Frames: every step of a move that told something, and the next decision at the end."""

from __future__ import annotations

import pytest

from tabularium.kernel.conformance import check_game
from tabularium.kernel.frames import play_in_frames
from tabularium.kernel.game import AnyGame, find_game, shelf
from tabularium.kernel.moves import READY
from tabularium.kernel.play import legal, next_seat, play
from tabularium.kernel.rng import Rng, sfc32
from tabularium.kernel.state import Event, State
from tabularium.kernel.trial import LawBroken


def longest_show(game: AnyGame) -> int:
    """Play a game by chance, once in frames and once plainly, to the same ends; how many frames a move had at most."""
    rng = sfc32(7)
    s: State = game.new(max(game.player_counts), {}, 7)
    longest = 0
    for _ in range(120):
        if s.over:
            break
        seat = next_seat(s)
        moves = legal(s, seat)
        move = READY if s.agenda[-1].talk else moves[rng.below(len(moves))]
        told: list[Event] = []
        plain = s.copy()
        plain.log = told
        play(plain, seat, move)
        frames = play_in_frames(s, seat, move)
        assert s == plain
        assert [event.as_seen(seat) for frame in frames for event in frame.events] == [e.as_seen(seat) for e in told]
        assert all(frame.events for frame in frames)
        assert not frames or frames[-1].state == s
        longest = max(longest, len(frames))
    return longest


@pytest.mark.parametrize("game", shelf().values(), ids=lambda game: game.id)
def test_frames_lead_where_playing_leads_and_tell_the_same(game: AnyGame) -> None:
    assert longest_show(game) >= 1


@pytest.mark.parametrize("game", ["nundinae", "age_of_rome", "ave_roma", "forty_four_bce", "mare_nostrum"])
def test_a_move_that_sets_off_several_things_has_several_frames(game: str) -> None:
    """A game may have none of these; those that have them show them one by one."""
    assert longest_show(find_game(game)) > 1


@pytest.mark.long
@pytest.mark.parametrize("law", ["reveals", "frames"])
@pytest.mark.parametrize(
    ("game", "seats"),
    [pytest.param(game, seats, id=f"{game.id}-{seats}") for game in shelf().values() for seats in game.player_counts],
)
def test_no_frame_of_any_game_shows_what_is_hidden(game: AnyGame, seats: int, law: str) -> None:
    """Twins that differ only in what a viewer can't know, at every frame of every move (`reveals`); and whatever is
    hidden in a frame could be anything else, without a change of picture, page or words (`frames`)."""
    for seed in (1, 2):
        check_game(game, seats, seed, often=0, only=law)


def test_frames_that_leak_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A state that hides a hand only while somebody decides shows it between two decisions."""
    from tabularium.games.nundinae.game import GAME
    from tabularium.games.nundinae.state import Market

    hide = Market.hide

    def careless(self: Market, viewer: int) -> None:
        hands = self.hands[:]
        hide(self, viewer)
        if self.agenda and self.agenda[-1].owes(self) == 0:
            self.hands = hands

    monkeypatch.setattr(Market, "hide", careless)
    with pytest.raises(LawBroken, match="shows hands"):
        many_games_looking_at(GAME, "reveals")


def many_games_looking_at(game: AnyGame, law: str) -> None:
    for seed in range(20):
        check_game(game, 3, seed, often=0, only=law)


def test_a_picture_that_tells_the_middle_of_a_move_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A state that can't be guessed from a view in the middle of a move."""
    from tabularium.games.nundinae.game import GAME
    from tabularium.games.nundinae.state import Market

    fill = Market.fill

    def careless(self: Market, rng: Rng) -> None:
        fill(self, rng)
        if self.agenda and self.agenda[-1].owes(self) == 0:
            self.deck = self.deck[:-1]

    monkeypatch.setattr(Market, "fill", careless)
    with pytest.raises(LawBroken, match="frames"):
        many_games_looking_at(GAME, "frames")
