"""The way of a move: who is waited for, what is offered, and how far the game goes by itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from tabularium.kernel.moves import PASS, READY
from tabularium.kernel.play import advance, forbids, legal, may, next_seat, owes, play, play_at_random
from tabularium.kernel.rng import sfc32
from tabularium.kernel.state import EVERYONE, FULL, SPECTATOR, Event, State, backs
from tabularium.kernel.step import NOT_NOW, Decision, Step
from tests.kernel.stairs import STAIRS, Stairs


class Offer(Decision[Stairs]):
    """A seat takes one of as many steps as are left over, all of them public."""

    __slots__ = ("moves",)
    name: ClassVar[str] = "offer"
    plays_itself: ClassVar[bool] = True

    def __init__(self, seat: int, moves: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.moves = moves

    def legal(self, s: Stairs, seat: int) -> list[int]:
        return list(self.moves)

    def apply(self, s: Stairs, seat: int, move: int) -> None:
        s.heights[seat] += move


class Asked(Offer):
    """The same, but always asked."""

    name: ClassVar[str] = "asked"
    plays_itself: ClassVar[bool] = False


class Fall(Step[Stairs]):
    """The game acts: everybody falls by one."""

    name: ClassVar[str] = "fall"

    def run(self, s: Stairs) -> None:
        s.heights = [height - 1 for height in s.heights]


class Parley(Step[Stairs]):
    """All talk; a seat that is ready may still listen."""

    __slots__ = ("silent",)
    name: ClassVar[str] = "parley"
    talk: ClassVar[bool] = True

    def __init__(self, silent: int) -> None:
        self.silent = silent

    def owes(self, s: Stairs) -> int:
        return 0b111 & ~self.silent

    def may(self, s: Stairs) -> int:
        return self.silent

    def legal(self, s: Stairs, seat: int) -> list[int]:
        return [READY, PASS]

    def apply(self, s: Stairs, seat: int, move: int) -> None:
        if move != READY:
            s.push(self)
        elif self.silent | 1 << seat != 0b111:
            s.push(Parley(self.silent | 1 << seat))


def agenda(*steps: Step[Stairs]) -> Stairs:
    """Three seats and these steps, the first on top."""
    s = STAIRS.new(3)
    s.agenda = list(reversed(steps))
    return s


def names(s: State) -> list[str]:
    return [step.name for step in reversed(s.agenda)]


def test_the_game_acts_until_somebody_has_to_decide() -> None:
    s = agenda(Fall(), Fall(), Offer(1, (3, 5)), Fall())
    advance(s)
    assert (s.heights, names(s)) == ([-2, -2, -2], ["offer", "fall"])
    assert (owes(s), next_seat(s), legal(s, 1)) == (0b010, 1, [3, 5])
    play(s, 1, 5)
    assert (s.heights, s.over) == ([-3, 2, -3], True)
    assert (owes(s), may(s), next_seat(s)) == (0, 0, -1)


def test_a_decision_with_one_answer_may_play_itself() -> None:
    s = agenda(Offer(0, (4,)), Offer(2, (1,)), Asked(1, (7,)))
    advance(s)
    assert (s.heights, names(s)) == ([4, 0, 1], ["asked"])
    assert legal(s, 1) == [7]


def test_what_is_not_offered_has_no_place_here() -> None:
    s = agenda(Asked(1, (7,)))
    assert (forbids(s, 1, 7), forbids(s, 1, 8)) == ("", NOT_NOW)


def test_several_seats_are_waited_for_in_any_order() -> None:
    s = agenda(Parley(0))
    play(s, 2, READY)
    assert (owes(s), may(s)) == (0b011, 0b100)
    play(s, 0, PASS)
    assert owes(s) == 0b011
    play(s, 0, READY)
    play(s, 1, READY)
    assert s.over


def test_random_play_counts_only_real_decisions_and_need_not_talk() -> None:
    steps: Sequence[Step[Stairs]] = (Parley(0), Asked(0, (1,)), Asked(1, (2, 3)), Offer(2, (5, 6)), Offer(2, (4,)))
    assert play_at_random(agenda(*steps), sfc32(1), talk=False, most=100) == 2
    assert play_at_random(agenda(*steps), sfc32(1), talk=True, most=1000) >= 5  # every seat also talks
    short = agenda(*steps)
    assert play_at_random(short, sfc32(1), talk=False, most=4) == 0
    assert names(short) == ["asked", "offer", "offer"]


def test_an_event_tells_its_secret_to_its_mask() -> None:
    event = Event(20, 1, (7,), (8, 9), 0b010, True)
    assert event.as_seen(1) == (20, 1, (7,), (8, 9))
    assert event.as_seen(0) == (20, 1, (7,), ())
    assert event.as_seen(SPECTATOR) == (20, 1, (7,), ())
    assert event.as_seen(FULL) == (20, 1, (7,), (8, 9))
    assert Event(20, 1, (), (8,), EVERYONE, True).seen_by(SPECTATOR)


def test_events_are_written_down_only_where_somebody_listens() -> None:
    s = STAIRS.new(2)
    s.tell(20, 0, 1, 2)
    s.log = []
    s.tell(20, 0, 1, 2)
    s.whisper(21, 0, 0b01, (5,), 3)
    s.reveal(22, 1, 0b10, (6,))
    assert [(e.kind, e.seat, e.public, e.secret, e.mask, e.reveals) for e in s.log] == [
        (20, 0, (1, 2), (), EVERYONE, False),
        (21, 0, (3,), (5,), 0b01, False),
        (22, 1, (), (6,), 0b10, True),
    ]
    assert s.copy().log is None


def test_backs_are_as_many_as_asked_for_and_always_the_same() -> None:
    assert [backs(7, count) for count in (2, 0, 5, 2)] == [(7, 7), (), (7,) * 5, (7, 7)]
    assert backs(7, 5) is backs(7, 5)
    assert backs(8, 1) == (8,)


def test_a_step_in_words() -> None:
    assert Offer(1, (3, 5)).words() == ("offer", 1, (3, 5))
    assert repr(Parley(0b101)) == "parley(silent=5)"
