"""The political track, the Colosseum marker, and the places of patrons."""

from __future__ import annotations

from typing import ClassVar

from tabularium.games.ave_roma import state
from tabularium.games.ave_roma.effects import gain_points, honours
from tabularium.games.ave_roma.state import AveRoma, card_of
from tabularium.games.ave_roma.steps import kinds, told
from tabularium.games.ave_roma.steps.choice import Choice
from tabularium.kernel.moves import argument_of, kind_of
from tabularium.kernel.step import NOT_NOW, Step


def advance_marker(s: AveRoma, seat: int, steps: int) -> None:
    """The marker goes forward around the loop (AV-9.1); any number of markers may share a space (AV-9.4)."""
    start = s.colosseum[seat]
    s.colosseum[seat] = (start + steps) % len(s.box.loop)
    s.tell(told.MARKER, seat, s.colosseum[seat], steps)
    found = honours(s, start, steps)
    if found:
        s.push(Honour(seat, found))


class MoveMarker(Step[AveRoma]):
    """A paid move in the Colosseum: everything was paid before it (AV-9.3)."""

    __slots__ = ("seat", "steps")

    def __init__(self, seat: int, steps: int) -> None:
        self.seat = seat
        self.steps = steps

    def run(self, s: AveRoma) -> None:
        advance_marker(s, self.seat, self.steps)


class Honour(Step[AveRoma]):
    """Each Honour is one political influence; several are handled one after another (AV-9.5, AV-9.9)."""

    __slots__ = ("count", "seat")

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def run(self, s: AveRoma) -> None:
        if self.count > 1:
            s.push(Honour(self.seat, self.count - 1))
        raise_political(s, self.seat, state.P_POLITICAL)


def raise_political(s: AveRoma, seat: int, category: int) -> None:
    """One level more, never less (AV-9.10); at the top points instead (AV-9.6). A slot that opens takes a passive
    patron at once (AV-9.7, AV-9.8)."""
    box = s.box
    level = s.political[seat]
    if level == box.political_top:
        gain_points(s, seat, box.political_overflow, category)
        return
    s.political[seat] = level + 1
    s.tell(told.POLITICAL, seat, level + 1)
    if box.political_slots[level + 1] > box.political_slots[level] and s.passive(seat):
        s.push(ActivatePatron(seat))


class ActivatePatron(Choice):
    """A slot has opened: one of the passive patrons becomes active there (AV-9.8), from either side (AV-17.20),
    used for a bonus or not (AV-17.29)."""

    plays_itself: ClassVar[bool] = True

    def choices(self, s: AveRoma, seat: int) -> list[int]:
        return sorted([kinds.ACTIVATE | card for card in s.passive(seat)])

    def apply(self, s: AveRoma, seat: int, move: int) -> None:
        card = argument_of(move)
        s.owned[seat] = tuple([held for held in s.owned[seat] if card_of(held) != card])
        activate(s, seat, card)


def activate(s: AveRoma, seat: int, card: int) -> None:
    s.active[seat] = (*s.active[seat], card)
    s.tell(told.ACTIVE, seat, card)


def keep_passive(s: AveRoma, seat: int, card: int) -> None:
    """On the left side, unused; there is no limit (AV-8.14, AV-17.21)."""
    s.owned[seat] = (*s.owned[seat], card)
    s.tell(told.PASSIVE, seat, card)


def place_patron(s: AveRoma, seat: int, card: int) -> None:
    """A new patron takes the first free open slot (AV-8.10), stays passive if none is open (AV-8.11), and may replace
    an active one if all open slots are occupied (AV-8.12)."""
    opened = s.slots_open(seat)
    if len(s.active[seat]) < opened:
        activate(s, seat, card)
    elif opened == 0:
        keep_passive(s, seat, card)
    else:
        s.owned[seat] = (*s.owned[seat], card)
        s.push(PlacePatron(seat, card))


class PlacePatron(Choice):
    """Keep the new patron passive, or put it in the place of an active one: the only moment to swap (AV-8.12,
    AV-8.13)."""

    __slots__ = ("card",)

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def prompt_values(self, s: AveRoma) -> dict[str, int]:
        return {"card": self.card}

    def choices(self, s: AveRoma, seat: int) -> list[int]:
        return [kinds.PASSIVE, *sorted([kinds.REPLACE | card for card in s.active[seat]])]

    def refusal(self, s: AveRoma, seat: int, move: int) -> str:
        return "AV-8.12" if kind_of(move) == kinds.REPLACE else NOT_NOW

    def candidates(self, s: AveRoma, seat: int) -> list[int]:
        return sorted([kinds.REPLACE | card for card in s.passive(seat) if card != self.card])

    def apply(self, s: AveRoma, seat: int, move: int) -> None:
        if move == kinds.PASSIVE:
            s.tell(told.PASSIVE, seat, self.card)
            return
        old = argument_of(move)
        s.active[seat] = tuple([self.card if card == old else card for card in s.active[seat]])
        # The old one lies on the left at once, unused (AV-17.20, AV-17.30).
        s.owned[seat] = (*[held for held in s.owned[seat] if card_of(held) != self.card], old)
        s.tell(told.REPLACED, seat, old, self.card)
