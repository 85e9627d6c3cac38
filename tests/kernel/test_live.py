"""A game being played: three refusals, undo and its barriers, secret drafts, rewinding, snapshots."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tabularium.games.nundinae import steps
from tabularium.games.nundinae.game import GAME as NUNDINAE
from tabularium.kernel.acta import read_acta
from tabularium.kernel.live import SNAPSHOT_EVERY, Live, replay
from tabularium.kernel.refusals import IllegalMove, InvalidMove, NothingToUndo, NotYourTurn, Refusal
from tabularium.kernel.rng import FairRng, fair_rng
from tests.kernel.stairs import STAIRS, Stairs, Turn

GIFTS = {"gifts": "yes"}


def stairs(seats: int = 2, dice: int | FairRng = 3) -> Live:
    return Live(STAIRS, seats, None, dice)


def heights(live: Live) -> list[int]:
    assert isinstance(live.state, Stairs)
    return live.state.heights


def play(live: Live, *moves: str) -> None:
    """Moves after the numbers of their seats, as in a record."""
    for move in moves:
        seat, _, text = move.partition(" ")
        live.play(int(seat) - 1, text)


def undo(live: Live, seat: int) -> None:
    live.undo(seat - 1)


def journal(live: Live) -> list[str]:
    return [str(line) for line in live.acta.lines]


# -- three refusals --------------------------------------------------------------------------------------


def refused(live: Live, move: str) -> Refusal:
    before = (live.state.to_bytes(), str(live.acta), live.pending)
    with pytest.raises(Refusal) as refusal:
        play(live, move)
    assert (live.state.to_bytes(), str(live.acta), live.pending) == before, "a refusal changes nothing"
    return refusal.value


def test_what_cannot_be_read() -> None:
    refusal = refused(stairs(), "1 fly")
    assert type(refusal) is InvalidMove
    assert str(refusal) == (
        "“fly” is not a move: moves start with climb, confirm, done, jump, pass, peek, ready, reopen, roll"
    )


@pytest.mark.parametrize("number", [0, -1, 7, 1 << 40])
def test_what_is_no_move_at_all(number: int) -> None:
    live = stairs()
    with pytest.raises(InvalidMove, match=f"“{number}” is not a move: no move of stairs has this number"):
        live.play_moves(0, [number])
    assert live.ply == 0


def test_what_a_rule_forbids() -> None:
    refusal = refused(stairs(), "1 climb 4")
    assert isinstance(refusal, IllegalMove)
    assert (refusal.rule, refusal.values, refusal.move) == ("ST-1", {"most": 3, "wanted": 4}, "climb 4")
    assert str(refusal) == "“climb 4” is not allowed: ST-1 (most 3, wanted 4)"


def test_the_numbers_of_a_refusal_are_those_the_seat_may_know(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Turn, "explain", lambda step, s, seat, move: {"top": s.top})
    live = stairs()
    assert live.state.view(0) != live.state
    refusal = refused(live, "1 climb 4")
    assert isinstance(refusal, IllegalMove)
    assert refusal.values == {"top": 0}


def test_what_has_no_place_in_this_decision() -> None:
    refusal = refused(stairs(), "1 pass")
    assert isinstance(refusal, IllegalMove)
    assert str(refusal) == "“pass” is not allowed: not-now (most 3, wanted 0)"


def test_who_is_not_asked() -> None:
    refusal = refused(stairs(), "2 climb 1")
    assert isinstance(refusal, NotYourTurn)
    assert str(refusal) == "seat 2 has nothing to decide now: the game waits for seat 1"
    assert refusal.waiting == (0,)


@pytest.mark.parametrize("seat", ["0", "3", "9"])
def test_who_does_not_sit_here(seat: str) -> None:
    assert type(refused(stairs(), f"{seat} climb 1")) is NotYourTurn


def test_nobody_plays_after_the_end() -> None:
    live = stairs()
    heights(live)[0] = 2000
    play(live, "1 confirm")
    assert live.over
    assert str(refused(live, "2 climb 1")) == "seat 2 has nothing to decide: the game is over"


# -- undo ------------------------------------------------------------------------------------------------


def test_a_seat_takes_its_moves_back_one_by_one() -> None:
    live = stairs()
    before = live.state.digest()
    play(live, "1 climb 1", "1 climb 2")
    assert heights(live) == [3, 0]
    undo(live, 1)
    assert (heights(live), live.ply) == ([1, 0], 1)
    undo(live, 1)
    assert (live.state.digest(), live.ply) == (before, 0)
    assert journal(live) == ["move 1 climb 1", "move 1 climb 2", "undo 1", "undo 1"]
    assert live.why_no_undo(0) == "nothing"
    with pytest.raises(NothingToUndo, match=r"seat 1 has nothing to take back \(nothing\)"):
        undo(live, 1)


def test_a_turn_is_restarted() -> None:
    live = stairs()
    play(live, "1 climb 1", "1 roll", "1 climb 2", "1 climb 3")
    rolled = heights(live)[0] - 6
    live.restart(0)
    assert (heights(live), live.ply) == ([1 + rolled, 0], 2)


@pytest.mark.parametrize("barrier", ["roll", "peek", "jump"])
def test_nobody_undoes_past_a_draw_a_reveal_or_what_binds(barrier: str) -> None:
    live = stairs()
    play(live, "1 climb 1", f"1 {barrier}")
    assert live.why_no_undo(0) == "barrier"
    with pytest.raises(NothingToUndo, match="barrier"):
        undo(live, 1)
    play(live, "1 climb 1")
    undo(live, 1)
    assert live.why_no_undo(0) == "barrier"


def test_nobody_undoes_past_the_act_of_another_seat() -> None:
    live = stairs()
    play(live, "1 climb 1", "1 confirm")
    assert (live.why_no_undo(0), live.why_no_undo(1)) == ("barrier", "nothing")
    play(live, "2 climb 1")
    assert (live.why_no_undo(0), live.why_no_undo(1)) == ("nothing", "")
    undo(live, 2)
    with pytest.raises(NothingToUndo):
        undo(live, 1)


def test_nothing_is_undone_after_the_end() -> None:
    live = stairs()
    heights(live)[0] = 2000
    play(live, "1 confirm")
    assert live.why_no_undo(0) == "over"


def test_an_undone_event_stays_in_the_log_struck_through() -> None:
    live = Live(NUNDINAE, 3, None, 1)
    play(live, "1 done")
    told = [(entry.ply, entry.undone) for entry in live.log if entry.ply > 0]
    assert told == [(1, False)]
    live.rewind(0)
    assert [(entry.ply, entry.undone) for entry in live.log if entry.ply > 0] == [(1, True)]


# -- secret drafts ---------------------------------------------------------------------------------------


def at_the_bids() -> Live:
    """Two seats: the first can bid an as, a sestertius or a denarius, the second an as or a denarius."""
    live = Live(NUNDINAE, 2, GIFTS, 4)
    bids = live.state.agenda[-1]
    assert live.words(bids.legal(live.state, 0)) == "done; bid as; bid sestertius; bid denarius"
    assert live.words(bids.legal(live.state, 1)) == "done; bid as; bid denarius"
    return live


def test_edits_are_no_plies_and_nobody_else_can_tell() -> None:
    live = at_the_bids()
    others = live.view(1).to_bytes()
    assert live.play(0, "bid as") == []
    assert live.play(0, "bid sestertius") == []
    assert (live.ply, journal(live), live.view(1).to_bytes()) == (0, [], others)
    assert live.view(0).drafts == [(1,), ()]


def test_each_seat_undoes_its_own_edits() -> None:
    live = at_the_bids()
    play(live, "1 bid as", "2 bid denarius", "1 bid sestertius")
    undo(live, 1)
    assert live.state.drafts == [(0,), (2,)]
    undo(live, 1)
    assert live.state.drafts == [(), (2,)]
    assert (live.why_no_undo(0), live.why_no_undo(1)) == ("nothing", "")
    assert journal(live) == []


def test_a_sealed_draft_is_recorded_as_one_row() -> None:
    live = at_the_bids()
    play(live, "1 bid as", "1 bid sestertius", "1 done")
    assert journal(live) == ["move 1 bid as; bid sestertius; done"]
    assert live.ply == 1
    assert live.why_no_undo(0) == "barrier"  # it can be reopened instead


def test_a_sealed_draft_is_taken_up_again() -> None:
    live = at_the_bids()
    play(live, "1 bid as; done", "1 reopen")
    assert live.state.drafts[0] == (0,)
    play(live, "1 bid sestertius")
    undo(live, 1)
    assert live.state.drafts[0] == (0,)
    play(live, "1 bid sestertius; done")
    assert journal(live) == ["move 1 bid as; done", "move 1 reopen", "move 1 bid sestertius; done"]
    assert live.waiting() == [1]


@pytest.mark.parametrize("row", ["bid as; bid tribune; done", "bid as; dance", "bid as;", "done; bid as", "done; done"])
def test_a_row_is_played_whole_or_not_at_all(row: str) -> None:
    live = at_the_bids()
    refused(live, f"1 {row}")
    assert live.state.drafts == [(), ()]


def test_only_edits_stand_before_another_move() -> None:
    assert str(refused(stairs(), "1 climb 1; climb 2")) == (
        "“climb 1; climb 2” is not a move: only edits of a draft can stand before another move"
    )


# -- rewinding -------------------------------------------------------------------------------------------


def test_a_rewind_goes_back_but_the_dice_go_on() -> None:
    live = stairs(dice=fair_rng(bytes(32)))
    play(live, "1 climb 1", *["1 roll"] * 6)
    first = heights(live)[0]
    live.rewind(1)
    assert (heights(live), live.ply) == ([1, 0], 1)
    assert live.state.rng is not None
    assert live.state.rng.drawn == 7  # one for the top, six rolls
    play(live, *["1 roll"] * 6)
    assert live.state.rng.drawn == 13
    assert heights(live)[0] != first
    assert journal(live).count("rewind 1 anew") == 1


def test_nobody_undoes_past_a_rewind() -> None:
    live = stairs()
    play(live, "1 climb 1", "1 climb 1", "1 climb 1")
    live.rewind(2)
    assert live.why_no_undo(0) == "barrier"


def test_a_record_with_a_rewind_plays_again() -> None:
    live = stairs()
    play(live, "1 climb 1", "1 roll", "1 confirm", "2 roll")
    live.rewind(1)
    play(live, "1 roll", "1 roll", "1 climb 2")
    undo(live, 1)
    again = replay(STAIRS, read_acta(live.record(whole=True)))
    assert again.state == live.state
    assert [again.at(ply) for ply in range(again.ply + 1)] == [live.at(ply) for ply in range(live.ply + 1)]


def test_there_is_no_ply_outside_the_game() -> None:
    live = stairs()
    play(live, "1 climb 1")
    with pytest.raises(ValueError, match="plies 0 to 1, not 2"):
        live.at(2)
    with pytest.raises(ValueError, match="plies 0 to 1, not -1"):
        live.rewind(-1)


# -- snapshots -------------------------------------------------------------------------------------------


def test_any_ply_is_reached_from_the_nearest_snapshot() -> None:
    live = stairs()
    for ply in range(3 * SNAPSHOT_EVERY):
        play(live, f"{ply // 2 % 2 + 1} {'confirm' if ply % 2 else 'roll'}")
    assert sorted(live.snapshots) == [0, 64, 128, 192]
    acta = read_acta(live.record(whole=True))
    for ply in (0, 1, 63, 64, 65, 127, 128, 150, 192):
        assert live.at(ply) == replay(STAIRS, acta, upto=ply).state
    live.snapshots = {0: live.snapshots[0], 64: live.snapshots[64]}
    assert live.at(192) == live.state


def test_a_snapshot_holds_no_unsealed_edits() -> None:
    live = at_the_bids()
    play(live, "2 bid as")
    for _ in range(SNAPSHOT_EVERY // 2):
        play(live, "1 done", "1 reopen")
    assert live.snapshots.keys() == {0, SNAPSHOT_EVERY}
    assert live.at(SNAPSHOT_EVERY).drafts == [(), ()]
    assert live.state.drafts == [(), (0,)]


# -- any way of playing ----------------------------------------------------------------------------------

ACTS = st.lists(
    st.one_of(
        st.sampled_from(["climb 1", "climb 3", "roll", "peek", "jump", "confirm", "undo"]),
        st.integers(0, 30),
    ),
    max_size=40,
)


@settings(max_examples=60)
@given(ACTS)
def test_whatever_was_done_the_record_tells_the_same_game(acts: list[str | int]) -> None:
    live = stairs(3)
    for act in acts:
        seat = live.waiting()[0]
        if isinstance(act, int):
            live.rewind(min(act, live.ply))
        elif act != "undo":
            live.play(seat, act)
        elif not live.why_no_undo(seat):
            live.undo(seat)
    again = replay(STAIRS, read_acta(live.record(whole=True)))
    assert again.state == live.state
    assert again.moves == live.moves
    assert live.at(live.ply) == live.state


# -- the record as it is handed out ----------------------------------------------------------------------


def test_the_record_of_an_unfinished_game_is_not_handed_out() -> None:
    with pytest.raises(Refusal, match="given out when the game is over"):
        stairs().record()


def test_the_secret_is_told_when_the_game_is_over() -> None:
    live = stairs(dice=fair_rng(bytes(range(32))))
    assert bytes(range(32)).hex() not in live.record(whole=True)
    heights(live)[1] = 2000
    play(live, "1 confirm")
    assert journal(live)[-2:] == ["result points 2,1", f"secret {bytes(range(32)).hex()}"]


def test_a_seat_resigns_and_changes_hands() -> None:
    live = stairs()
    live.resign(1)
    live.hand(1, "Bot “Brutus”")
    assert journal(live) == ["resign 2", 'hand 2 "Bot “Brutus”"']


def test_there_is_a_name_for_each_seat() -> None:
    assert Live(STAIRS, 3).acta.names == ["Player 1", "Player 2", "Player 3"]
    with pytest.raises(ValueError, match="1 names for 3 seats"):
        Live(STAIRS, 3, names=["Livia"])


def after_a_pass(members: int, monkeypatch: pytest.MonkeyPatch, talk: bool = False) -> Live:
    """Seat 1 has just passed over a gift; what follows is a secret choice of `members`, or another gift."""
    monkeypatch.setattr(steps.Gift, "talk", talk)
    live = Live(NUNDINAE, 2, GIFTS)
    following = steps.Bids(members, 0) if members else steps.Gift(0)
    live.state.agenda = [steps.Herald(), following, steps.Gift(0)]
    live.play(0, "pass")
    return live


def test_nobody_wipes_out_what_others_write_in_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    assert after_a_pass(0b11, monkeypatch).why_no_undo(0) == "barrier"
    assert after_a_pass(0b01, monkeypatch).why_no_undo(0) == ""


def test_what_was_said_was_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    assert after_a_pass(0, monkeypatch, talk=True).why_no_undo(0) == "barrier"
    assert after_a_pass(0, monkeypatch).why_no_undo(0) == ""


def test_a_confirmed_turn_stands() -> None:
    live = Live(NUNDINAE, 2, GIFTS)
    live.state.agenda = [steps.Herald(), steps.Gift(0), steps.Purchase(0)]
    live.play(0, "confirm")
    assert live.why_no_undo(0) == "barrier"
