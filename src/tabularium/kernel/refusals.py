"""What is refused, each with a name and a sentence of its own."""

from __future__ import annotations

from collections.abc import Sequence


class Refusal(Exception):
    """Something was refused, and nothing was changed. `str()` is a sentence for the person who meets it."""


QUOTED = 60  # letters of what somebody said

UNREADABLE = {
    "empty": "it is empty",
    "start": "moves start with {words}",
    "missing": "after “{said}” something is missing: {pattern}",
    "word": "“{said}” should be “{word}”: {pattern}",
    "surplus": "“{said}” is too much: {pattern}",
    "thing": "“{said}” is no {thing}; there are {words}",
    "number": "“{said}” is no number for {name}",
    "range": "{name} is from {least} to {most}, not {said}",
    "long": "it has {length} characters; {most} are the most",
    "unknown": "no move of {game} has this number",
    "chain": "only what shows and binds nothing can be followed by another move at once",
    "row": "only edits of a draft can stand before another move",
}


def shortened(said: str) -> str:
    """As much of somebody's words as a sentence needs to quote."""
    return f"{said[:QUOTED]}…" if len(said) > QUOTED else said


class InvalidMove(Refusal):
    """The text can't be read as a move of this game; `reason` is one of `UNREADABLE`, `values` what its sentence names,
    for those who say it in another language."""

    def __init__(self, text: str, reason: str, values: dict[str, str] | None = None) -> None:
        self.text = shortened(text)
        self.reason = reason
        self.values = values or {}
        if "said" in self.values:
            self.values = {**self.values, "said": shortened(self.values["said"])}
        super().__init__(f"“{self.text}” is not a move: {UNREADABLE[reason].format(**self.values)}")


class IllegalMove(Refusal):
    """A rule forbids the move; `rule` says which, `values` with which numbers."""

    def __init__(self, move: str, rule: str, values: dict[str, int]) -> None:
        detail = ", ".join(f"{name} {value}" for name, value in values.items())
        super().__init__(f"“{move}” is not allowed: {rule}{f' ({detail})' if detail else ''}")
        self.move = move
        self.rule = rule
        self.values = values


class NotYourTurn(Refusal):
    """The game does not wait for this seat."""

    def __init__(self, seat: int, waiting: Sequence[int]) -> None:
        if waiting:
            who = "seat " + ", ".join(str(other + 1) for other in waiting)
            super().__init__(f"seat {seat + 1} has nothing to decide now: the game waits for {who}")
        else:
            super().__init__(f"seat {seat + 1} has nothing to decide: the game is over")
        self.seat = seat
        self.waiting = tuple(waiting)


class NothingToUndo(Refusal):
    """There is no move that this seat may take back."""


class BadOptions(Refusal):
    """The options can't be played together; `problems` says all that is wrong."""

    def __init__(self, problems: Sequence[str]) -> None:
        super().__init__("; ".join(problems))
        self.problems = tuple(problems)


class BadBox(Refusal):
    """The box is not complete or not sound; `problems` says all that is wrong, each with its key."""

    def __init__(self, problems: Sequence[str]) -> None:
        super().__init__("\n".join(problems))
        self.problems = tuple(problems)


class BeyondLimits(Refusal):
    """A file, or something in it, is bigger than anything that is read."""


class BadRecord(Refusal):
    """The record can't be read or does not play."""


class UnknownGame(Refusal):
    """No such game on the shelf."""
