"""Going back: what a seat may take back by itself, and what it takes all to go back further. Also what else all decide
together: who is the host where the host is gone, and whether a bot plays for somebody who is not here."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tabularium.kernel.live import Live
from tabularium.tables.chairs import Chair
from tabularium.tables.refusals import NotNow, Stale

UNDO_SPAN, UNDO_MOST = 100, 50  # so many of so many lines may take something back: a journal only grows


def forgives(chairs: Sequence[Chair], seat: int) -> bool:
    """Whether this seat plays alone, or against bots alone: then it can take back anything, and the end tells that it
    did."""
    return all(chair.bot and not chair.holder for other, chair in enumerate(chairs) if other != seat)


def last_decision(live: Live, chairs: Sequence[Chair], seat: int) -> int:
    """The ply before the last move of a seat that plays alone or against bots alone, or -1."""
    if live.over or not forgives(chairs, seat):
        return -1
    return max((ply for ply, (mover, _) in enumerate(live.moves) if mover == seat), default=-1)


def undo_once(live: Live, chairs: Sequence[Chair], seat: int) -> None:
    """The seat's last edit or move; where nobody else plays past barriers too, with other dice and other cards."""
    ply = last_decision(live, chairs, seat) if live.why_no_undo(seat) else -1
    if ply >= 0:
        live.rewind(ply)
    else:
        live.undo(seat)


def check_undone(live: Live, seat: int) -> None:
    recent = live.acta.lines[-UNDO_SPAN:]
    if not live.pending[seat] and sum(line.kind == "undo" for line in recent) >= UNDO_MOST:
        raise NotNow("undone-often", "too many moves have been taken back at this table: this one stands")


ASKED = "?"


@dataclass
class Proposal:
    """To go back, to have another `host`, to play `again`, or to have a `bot` play for a while, if all agree. One that
    was refused stays in sight until the table goes on."""

    ply: int
    agreed: int  # mask of seats
    asked_by: int = 0
    refused_by: int = -1
    host: int = -1  # the seat whose holder would be the host; then `ply` is -1
    again: str = ""  # ASKED after a game that is over, and then the table of the next one; then `ply` is -1
    bot: int = -1  # the seat that a bot would play until its player is back; then `ply` is -1

    @property
    def open(self) -> bool:
        return self.refused_by < 0

    def agree(self, seat: int, ply: int) -> None:
        """Say yes to going back to this ply, and to no other."""
        if ply != self.ply:
            raise Stale(f"one is asked to go back to ply {self.ply} now, not to {ply}: look again")
        self.agreed |= 1 << seat

    def missing(self, chairs: Sequence[Chair], host: str = "") -> list[int]:
        """The seats whose holders have not agreed yet, also those that a bot plays for the moment. Bots that play for
        nobody agree with everything; a `host` who is gone is not asked about who follows, and whoever is not here not
        about a bot."""
        gone = host if self.host >= 0 else chairs[self.bot].holder if self.bot >= 0 else ""
        return [
            seat
            for seat, chair in enumerate(chairs)
            if chair.holder
            and chair.holder != gone
            and not (self.agreed >> seat) & 1
            and not (self.bot >= 0 and chair.bot)
        ]
