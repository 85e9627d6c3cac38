"""What a table may answer instead of doing what it is asked."""

from __future__ import annotations

from tabularium.kernel.refusals import Refusal


class Stale(Refusal):
    """The move answers a table that has moved on."""


class NotYourSeat(Refusal):
    """Somebody else sits there."""


class NotNow(Refusal):
    """The table does not allow this at present. `reason` is the stem of its text."""

    def __init__(self, reason: str, sentence: str) -> None:
        super().__init__(sentence)
        self.reason = reason


class OthersFaster(Refusal):
    """Others did something at the table each time that this was about to be written: nothing was done."""


class AskFirst(Refusal):
    """Something that is asked once before it is done; `str()` is the question, in the language of who is asked."""


class BadTable(Refusal):
    """Such a table can't be laid."""
