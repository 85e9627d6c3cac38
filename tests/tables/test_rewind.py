"""Going back: nobody draws the cards they have seen, nobody sees more than before, and the record still verifies."""

from __future__ import annotations

import pytest

from tabularium.kernel.acta import ANEW, read_acta
from tabularium.kernel.game import AnyGame, shelf
from tabularium.kernel.live import Live, replay
from tabularium.kernel.play import legal, next_seat
from tabularium.kernel.refusals import BadRecord
from tabularium.kernel.rng import FairRng, Rng, fair_rng, sfc32
from tabularium.kernel.state import SPECTATOR, State
from tabularium.kernel.verify import verify

GAMES = list(shelf().values())
WITH_DECKS = {"age_of_rome", "ave_roma", "mare_nostrum", "nundinae", "rome_and_roll"}
WITHOUT_DECKS = {"forty_four_bce"}  # its cards are all dealt or drafted openly; its dice never go back


def fair(seed: int) -> FairRng:
    return fair_rng(seed.to_bytes(32, "big"))


def play_on(live: Live, rng: Rng, moves: int) -> None:
    for _ in range(moves):
        seat = next_seat(live.state)
        if seat < 0:
            return
        offers = legal(live.state, seat)
        live.play_moves(seat, (offers[rng.below(len(offers))],))


def seen(s: State) -> list[bytes]:
    return [s.view(seat).to_bytes() for seat in (*range(s.seats), SPECTATOR)]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_what_is_laid_anew_is_what_nobody_can_know(game: AnyGame) -> None:
    changed = 0
    for seats in game.player_counts:
        rng = sfc32(seats)
        live = Live(game, seats, game.random_options(seats, rng), seats)
        for _ in range(8):
            play_on(live, rng, 15)
            again = live.settled()
            again.reshuffle(sfc32(rng.below(1 << 30)))
            assert seen(again) == seen(live.settled())
            assert game.conserved(again) == game.conserved(live.settled())
            changed += again.digest() != live.settled().digest()
    assert changed or game.id not in WITH_DECKS
    assert not changed or game.id not in WITHOUT_DECKS


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_game_that_went_back_plays_on_and_verifies(game: AnyGame) -> None:
    for seed in range(2):
        seats = max(game.player_counts)
        rng = sfc32(seed)
        live = Live(game, seats, {}, fair(seed))
        for _ in range(3):
            play_on(live, rng, 12)
            if not live.over:
                live.rewind(live.ply // 2)
        play_on(live, rng, 100_000)
        assert live.over
        text = live.record()
        assert f" {ANEW}\n" in text
        assert [found.partition(":")[0] for found in verify(game, read_acta(text))][-1] == "result"
        for ply in range(0, live.ply + 1, 17):
            assert live.at(ply).digest()


def test_the_cards_after_a_rewind_are_others() -> None:
    game = shelf()["nundinae"]
    drawn = set()
    for seed in range(8):
        live = Live(game, 2, {"market": "long"}, fair(seed))
        before = live.state.copy()
        play_on(live, sfc32(seed), 9)
        live.rewind(0)
        assert seen(live.state) == seen(before)
        drawn.add(live.state.digest() == before.digest())
    assert drawn == {False}


def test_a_record_from_before_the_shuffle_plays_as_it_was_written() -> None:
    game = shelf()["nundinae"]
    live = Live(game, 2, {"market": "long"}, fair(4))
    play_on(live, sfc32(4), 9)
    live.rewind(0, anew=False)
    old = read_acta(live.record(whole=True))
    assert "rewind 0\n" in str(old)
    again = replay(game, old, secret=live.secret)
    assert again.state.digest() == live.state.digest()
    assert again.state.drafts == live.state.drafts


def test_nothing_else_may_stand_after_the_ply() -> None:
    live = Live(shelf()["nundinae"], 2)
    with pytest.raises(BadRecord, match="anew"):
        read_acta(live.record(whole=True) + "rewind 0 twice\n")
