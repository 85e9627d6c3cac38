"""The chairs around a table: who sits in a seat, which bot stands in, and the clock beside it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tabularium.tables.refusals import NotNow
from tabularium.tables.similar_names import looks

DAY = 86_400.0
LONGEST_NAME = 40
WARNING, LIVE_WARNING = DAY, 300.0  # seconds to move in, once the host has asked
COMING_BACK = 60.0  # seconds on the clock for who takes a seat back after it ran out
STAND_IN = "senator"  # the bot that plays for somebody who is away
NAMES = ("Flavia", "Sextus", "Lucilla", "Rufus", "Prisca", "Manius", "Aelia", "Vibius")  # of no character in any game


@dataclass
class Chair:
    """Who sits in a seat. A chair with a holder and a bot: the bot stands in until its holder takes it back."""

    name: str
    holder: str = ""  # the person it belongs to
    invite: str = ""  # hash of the token in its invitation
    bot: str = ""  # the level of the bot that plays it
    resigned: bool = False
    ahead: str = ""  # what is answered for this seat without asking it, see `window` and `unasked`
    left: float = 0.0  # seconds on its clock when that last stood still
    since: float | None = None  # when its clock began to run
    warned: float | None = None  # by when it has to move, lest the host free the seat
    salt: str = ""  # of its invitation: with it, the device that made the invitation can show it again

    @property
    def window(self) -> str:
        """The window that this seat passes for the rest of a phase, see `Table.pass_ahead`."""
        return self.ahead.partition("\n")[0]

    @property
    def unasked(self) -> tuple[str, ...]:
        """The kinds of questions that it does not want to be asked, see `Table.spare`."""
        return tuple(self.ahead.split("\n")[1:])

    def answer_ahead(self, window: str, unasked: Sequence[str]) -> None:
        self.ahead = "\n".join([window, *unasked]) if window or unasked else ""

    def sit(self, holder: str, name: str) -> None:
        """Somebody takes it: a new player, whose name it gets if there is one, or the same one on another device."""
        moved = bool(self.holder)
        self.holder, self.invite, self.warned = holder, "", None
        if not (moved and self.resigned):  # who gave up has done so on all devices
            self.bot, self.resigned = "", False
        if not moved and name:
            self.name = name

    def take_back(self, clocks: bool) -> None:
        """The holder plays again."""
        if self.resigned:
            raise NotNow("resigned", "this seat has resigned: its bot plays on")
        if not self.bot:
            raise NotNow("no-bot", "no bot plays this seat")
        self.bot, self.warned = "", None
        if clocks:
            self.left = max(self.left, COMING_BACK)

    def free(self, now: float) -> None:
        """Take it from somebody who was asked to move and did not."""
        if self.warned is None:
            raise NotNow("no-warning", "first ask whoever holds this seat to move: they have to be warned")
        if now < self.warned:
            raise NotNow("warned", "whoever holds this seat still has time to move")
        self.holder, self.invite, self.bot, self.warned, self.resigned = "", "", "", None, False

    # -- its clock -----------------------------------------------------------------------------------

    def time_left(self, now: float) -> float:
        return max(0.0, self.left - (0.0 if self.since is None else now - self.since))

    def run_clock(self, awaited: bool, now: float) -> None:
        """Let it run while the seat is `awaited`, else stop it."""
        if awaited and self.since is None:
            self.since = now
        elif not awaited and self.since is not None:
            self.left, self.since = self.time_left(now), None

    def earn(self, increment: float, bank: float, now: float) -> None:
        """A decision stops the clock and gives back the increment, but never more than the bank: small decisions earn
        nothing. Nothing brings back a time that has run out."""
        if self.since is not None:
            self.run_clock(False, now)
            if self.left > 0:
                self.left = min(max(bank, self.left), self.left + increment)


def bots_renamed(chairs: Sequence[Chair]) -> dict[int, str]:
    """New names for bots that have the name of a person at the table, by seat. A bot that stands in for somebody keeps
    that person's name."""
    people = {looks(chair.name) for chair in chairs if chair.holder or not chair.bot}
    taken = {looks(chair.name) for chair in chairs}
    found: dict[int, str] = {}
    for seat, chair in enumerate(chairs):
        if chair.bot and not chair.holder and looks(chair.name) in people:
            found[seat] = next(name for name in NAMES if looks(name) not in taken)
            taken.add(looks(found[seat]))
    return found


def one_line(text: str) -> str:
    """A text without anything that can't be printed, and with single spaces."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())


def plain_name(name: str, seat: int) -> str:
    """A name without anything that does not belong in one; a Roman one for who has none."""
    return one_line(name)[:LONGEST_NAME].strip() or NAMES[seat % len(NAMES)]
