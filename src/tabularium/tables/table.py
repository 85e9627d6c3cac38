"""One table: a live game, who sits at it, and the lines it writes into the store.

Everything here is plain and immediate. A deed changes the table in memory and leaves what must be written in `unsaved`;
the house writes it, and only then tells anybody.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import count
from typing import Any

from tabularium.kernel.box import Toml
from tabularium.kernel.game import AnyGame
from tabularium.kernel.live import Live
from tabularium.kernel.moves import DONE, REOPEN
from tabularium.kernel.picture import Picture
from tabularium.kernel.play import legal, owes
from tabularium.kernel.presentation import Gesture, Page, Presenter, ShownTray
from tabularium.kernel.refusals import InvalidMove, Refusal
from tabularium.kernel.state import Event, State, View
from tabularium.kernel.step import Sealed, Step
from tabularium.tables.store import Statement, line_seal, snapshot_seal
from tabularium.tables.tokens import same

DAY = 86_400.0
LONGEST_MOVE = 4_000  # characters of one line of notation
LONGEST_WORDS = 600  # characters of one thing said
LONGEST_NAME = 40
CHAT_KEPT = 200  # of what was said, in memory; the store has all of it
KEYS_KEPT = 500  # requests of a table that are known again
UNDO_SPAN, UNDO_MOST = 100, 50  # so many of so many lines may take something back: a journal only grows
WARNING, LIVE_WARNING = DAY, 300.0  # seconds to move in, once the host has asked
COMING_BACK = 60.0  # seconds on the clock for who takes a seat back after it ran out
STAND_IN = "senator"  # the bot that plays for somebody who is away
NAMES = ("Livia", "Marcus", "Flavia", "Titus", "Octavia", "Gaius", "Cornelia", "Quintus")


class Stale(Refusal):
    """The move answers a table that has moved on."""


class NotYourSeat(Refusal):
    """Somebody else sits there."""


class NotNow(Refusal):
    """The table does not allow this at present. `reason` is the stem of its text."""

    def __init__(self, reason: str, sentence: str) -> None:
        super().__init__(sentence)
        self.reason = reason


class AskFirst(Refusal):
    """Something that is asked once before it is done; `str()` is the question, in the language of who is asked."""


class BadTable(Refusal):
    """Such a table can't be laid."""


@dataclass
class Chair:
    """Who sits in a seat. A chair with a holder and a bot: the bot stands in until its holder takes it back."""

    name: str
    holder: str = ""  # hash of the token of the device it belongs to
    invite: str = ""  # hash of the token in its invitation
    bot: str = ""  # the level of the bot that plays it
    resigned: bool = False
    ahead: str = ""  # the window this seat passes without being asked, see `Table.pass_ahead`
    left: float = 0.0  # seconds on its clock when that last stood still
    since: float | None = None  # when its clock began to run
    warned: float | None = None  # by when it has to move, lest the host free the seat

    def time_left(self, now: float) -> float:
        return max(0.0, self.left - (0.0 if self.since is None else now - self.since))


@dataclass(frozen=True)
class Said:
    """Something said at the table; seat -1 is somebody who watches."""

    n: int
    seat: int
    text: str
    at: float


@dataclass
class Proposal:
    """To go back, if all agree."""

    ply: int
    agreed: int  # mask of seats


@dataclass(frozen=True)
class Look:
    """A table through the eyes of one viewer in one language, and what it was made from. What is drawn and touched is
    made when somebody asks for it."""

    state: State
    presenter: Presenter
    at: tuple[int, int]
    view: View
    page: Page
    number: int = field(default_factory=count().__next__)  # no other look has it

    @cached_property
    def picture(self) -> Picture | None:
        return self.presenter.picture(self.view)

    @cached_property
    def gestures(self) -> tuple[Gesture, ...]:
        return () if self.picture is None else self.presenter.gestures(self.view, self.picture)

    @cached_property
    def tray(self) -> ShownTray | None:
        return self.presenter.tray(self.view)

    def still(self, state: State, presenter: Presenter, at: tuple[int, int]) -> bool:
        return self.state is state and self.presenter is presenter and self.at == at


def plain_name(name: str, seat: int) -> str:
    """A name without anything that does not belong in one; a Roman one for who has none."""
    said = " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())
    return said[:LONGEST_NAME].strip() or NAMES[seat % len(NAMES)]


class Table:
    """A live game and its seats. Made by `lay` or `open_table`."""

    def __init__(self, table_id: str, live: Live, chairs: list[Chair], now: float) -> None:
        self.id = table_id
        self.live = live
        self.game = live.game
        self.chairs = chairs
        self.host = ""
        self.pace = 0
        self.bank = self.increment = 0.0
        self.listed = False
        self.one_screen = False  # laid for several people around one device
        self.created = now
        self.deadline: float | None = None
        self.proposal: Proposal | None = None
        self.chat: list[Said] = []  # the last of it
        self.sat: set[tuple[str, int]] = set()  # who has looked through the eyes of which seat
        self.unsaved: list[Statement] = []
        self.written = 0  # lines of the record that are in the store
        self.draft_revisions = [0] * len(chairs)
        self.asked_at = [0] * len(chairs)  # the revision at which the seat's decision became what it is
        self._drafts: list[str] = [""] * len(chairs)  # as in the store
        self._snapshots: set[int] = {0}
        self._keys: dict[tuple[int, str], None] = {}
        self._seal = ""  # of the last line in the store
        self._presenters: dict[str, Presenter] = {}
        self._looks: dict[tuple[int, str], Look] = {}

    # -- looking -------------------------------------------------------------------------------------

    @property
    def rev(self) -> int:
        """How many lines the journal has: it grows with every public act and with nothing else."""
        return len(self.live.acta.lines)

    @property
    def names(self) -> list[str]:
        return [chair.name for chair in self.chairs]

    def presenter(self, lang: str) -> Presenter:
        """The words for this table; they are kept while it is open, as long as nobody's name changes."""
        known = self._presenters.get(lang)
        if known is None or known.names != tuple(self.names):
            known = self._presenters[lang] = Presenter(self.game, lang, self.names)
        return known

    def look(self, viewer: int, lang: str) -> Look:
        """What a viewer sees now. Its pages share it: it is the same until a line is written or its draft changes."""
        presenter = self.presenter(lang)
        draft = self.draft_revisions[viewer] if viewer < len(self.chairs) else 0
        known = self._looks.get((viewer, lang))
        if known is None or not known.still(self.live.state, presenter, (self.rev, draft)):
            view = self.live.view(viewer)
            known = Look(self.live.state, presenter, (self.rev, draft), view, presenter.page(view))
            self._looks[viewer, lang] = known
        return known

    def revision(self, seat: int) -> str:
        """What a move of this seat must answer: the decision it is asked for, and its own draft."""
        return f"{self.asked_at[seat]}.{self.draft_revisions[seat]}"

    def waiting(self) -> list[int]:
        return self.live.waiting()

    def held_by(self, holder: str) -> list[int]:
        """The seats of a device."""
        return [seat for seat, chair in enumerate(self.chairs) if holder and chair.holder == holder]

    def spoken(self) -> int:
        """How many things were said."""
        return self.chat[-1].n if self.chat else 0

    def bots_to_move(self) -> list[int]:
        return [seat for seat in self.waiting() if self.chairs[seat].bot]

    def window(self, seat: int) -> str:
        """The name of the window that this seat may let go by now, or ""."""
        s = self.live.state
        if seat not in self.waiting() or s.agenda[-1].declines not in legal(s, seat):
            return ""
        return f"{s.agenda[-1].name} {self.moment()}"

    def moment(self) -> str:
        """Round and phase, in no language."""
        number, phase = self.game.moment(self.live.state)
        return f"{number} {phase}"

    def passing_ahead(self) -> list[int]:
        """Seats that have said beforehand that they pass here."""
        return [seat for seat in self.waiting() if (ahead := self.chairs[seat].ahead) and ahead == self.window(seat)]

    def formality(self, seat: int) -> int:
        """The answer to what this seat is asked for form's sake only, or -1. Among several people all are asked: who is
        not would tell the others that there was nothing to answer, unless they see it anyway."""
        if seat not in self.waiting():
            return -1
        people = [one for one, chair in enumerate(self.chairs) if not chair.bot]
        s = self.live.state
        step = s.agenda[-1]
        return step.formality(s, seat) if people == [seat] or step.open_formality else -1

    # -- the door for moves --------------------------------------------------------------------------

    def obeyed(self, seat: int, key: str) -> bool:
        """Whether this very request of the seat was obeyed before."""
        return bool(key) and (seat, key) in self._keys

    def _remember(self, seat: int, key: str) -> None:
        if not key:
            return
        if len(self._keys) >= KEYS_KEPT:
            oldest = next(iter(self._keys))
            del self._keys[oldest]
            self._write("DELETE FROM keys WHERE table_id = ? AND seat = ? AND key = ?", *oldest)
        self._keys[seat, key] = None
        self._write("INSERT OR IGNORE INTO keys VALUES (?, ?, ?)", seat, key)

    def play(self, seat: int, text: str, revision: str | None, key: str, now: float) -> bool:
        """A move in notation, answering a revision. False if this very request was obeyed before."""
        if self.obeyed(seat, key):
            return False
        if len(text) > LONGEST_MOVE:
            raise InvalidMove(text[:40] + "…", "long", {"length": str(len(text)), "most": str(LONGEST_MOVE)})
        if revision is not None and revision != self.revision(seat):
            raise Stale("the table has moved on since this page was made: look again")
        return self.play_chain(seat, self.live.parse_chain(text), key, now)

    def play_chain(self, seat: int, rows: Sequence[Sequence[int]], key: str, now: float) -> bool:
        """Several moves of one seat in one request: all of them, or none."""
        if len(rows) > 1:
            self.live.check_chain(seat, rows)
        for n, row in enumerate(rows):
            self.play_moves(seat, row, key if n + 1 == len(rows) else "", now)
        return True

    def play_moves(self, seat: int, moves: Sequence[int], key: str, now: float) -> bool:
        before = self.live.state.agenda[-1] if self.live.state.agenda else None
        asked = owes(self.live.state)
        edits = len(self.live.pending[seat]) if 0 <= seat < len(self.chairs) else 0
        lines = self.rev
        events = self.live.play_moves(seat, moves)
        if self.rev == lines:
            self.draft_revisions[seat] += 1
        else:
            self._after_public(seat, before, asked, events, now)
            if edits or len(moves) > 1:
                self.draft_revisions[seat] += 1
        self._save_drafts()
        self._remember(seat, key)
        for other in self.waiting():
            if (answer := self.formality(other)) >= 0:
                self.play_moves(other, (answer,), "", now)
        return True

    def _after_public(
        self, seat: int, before: Step[Any] | None, asked: int, events: Sequence[Event], now: float
    ) -> None:
        """A line was written: whose decision is another one now?"""
        calm = self._only_sealed(seat, before)
        talking = asked & owes(self.live.state) if self._talks_on(before) else 0  # nobody interrupts anybody
        for other in range(len(self.chairs)):
            if other == seat or not (calm or (talking >> other) & 1):
                self.asked_at[other] = self.rev
        self.proposal = None
        self._save_lines(events, now)
        if self.bank or not calm:
            self._set_deadline(now, seat)
        self._shows_life(seat)
        for chair in self.chairs:
            if chair.ahead and not chair.ahead.endswith(f" {self.moment()}"):
                chair.ahead = ""
                self._save_chair(self.chairs.index(chair))
        if self.live.over:
            self._save_feats(now)
        self._save_head(now)

    def _only_sealed(self, seat: int, before: Step[Any] | None) -> bool:
        """Whether nothing changed but that a seat sealed its choice or took it up again: others are not disturbed."""
        after = self.live.state.agenda[-1] if self.live.state.agenda else None
        if not isinstance(before, Sealed) or not isinstance(after, Sealed) or type(before) is not type(after):
            return False
        last = self.live.moves[-1][1][-1]
        done = before.done | 1 << seat if last == DONE else before.done & ~(1 << seat)
        return last in (DONE, REOPEN) and after.members == before.members and after.done == done

    def _talks_on(self, before: Step[Any] | None) -> bool:
        """Whether only words passed, and more may."""
        after = self.live.state.agenda[-1] if self.live.state.agenda else None
        return before is not None and before.talk and type(before) is type(after)

    # -- taking back ---------------------------------------------------------------------------------

    def forgives(self, seat: int) -> bool:
        """Whether this seat plays alone, or against bots alone: then it can take back anything, and the end tells that
        it did."""
        return all(chair.bot and not chair.holder for other, chair in enumerate(self.chairs) if other != seat)

    def why_no_undo(self, seat: int) -> str:
        """ "" if this seat can take back its last move, else the key of the reason (text `undo-<key>`)."""
        why = self.live.why_no_undo(seat)
        return "" if why and self.last_decision(seat) >= 0 else why

    def last_decision(self, seat: int) -> int:
        """The ply before the last move of a seat that plays alone or against bots alone, or -1."""
        if self.live.over or not self.forgives(seat):
            return -1
        return max((ply for ply, (mover, _) in enumerate(self.live.moves) if mover == seat), default=-1)

    def undo(self, seat: int, key: str, now: float) -> bool:
        """Take back the last edit or move. False if this very request was obeyed before."""
        return self._take_back(seat, key, now, all_of_it=False)

    def restart(self, seat: int, key: str, now: float) -> bool:
        return self._take_back(seat, key, now, all_of_it=True)

    def _take_back(self, seat: int, key: str, now: float, all_of_it: bool) -> bool:
        if self.obeyed(seat, key):
            return False
        lines = self.rev
        recent = self.live.acta.lines[-UNDO_SPAN:]
        if not self.live.pending[seat] and sum(line.kind == "undo" for line in recent) >= UNDO_MOST:
            raise NotNow("undone-often", "so much has been taken back here that this move stands now")
        if all_of_it and not self.live.why_no_undo(seat):
            self.live.restart(seat)
        else:
            self._undo_once(seat)
        while self.formality(seat) >= 0 and not self.why_no_undo(seat):  # that answer was not a person's
            self._undo_once(seat)
        self.draft_revisions[seat] += 1
        if self.rev != lines:
            self._after_going_back(now)
        self._save_drafts()
        self._remember(seat, key)
        return True

    def _undo_once(self, seat: int) -> None:
        """The seat's last edit or move; where nobody else plays past barriers too, with other dice and other cards."""
        ply = self.last_decision(seat) if self.live.why_no_undo(seat) else -1
        if ply >= 0:
            self.live.rewind(ply)
        else:
            self.live.undo(seat)

    def _after_going_back(self, now: float) -> None:
        self.asked_at = [self.rev] * len(self.chairs)
        self.proposal = None
        self._save_lines((), now)
        self._set_deadline(now)
        self._save_head(now)

    def propose_rewind(self, seat: int, ply: int, now: float) -> None:
        """Ask all to go back to a ply: everybody who holds a seat, also one that a bot plays for the moment. Bots that
        play for nobody agree with everything; the last person to agree makes it so."""
        if not 0 <= ply < self.live.ply:
            raise NotNow("no-ply", f"one can go back to plies 0 to {self.live.ply - 1}, not to {ply}")
        if self.live.over:
            raise NotNow("over", "the game is over")
        self.proposal = Proposal(ply, 0)
        self.agree(seat, ply, now)

    def agree(self, seat: int, ply: int, now: float) -> None:
        """Say yes to going back to this ply, and to no other."""
        if self.proposal is None:
            raise NotNow("no-proposal", "nobody asks to go back now")
        if ply != self.proposal.ply:
            raise Stale(f"one is asked to go back to ply {self.proposal.ply} now, not to {ply}: look again")
        self.proposal.agreed |= 1 << seat
        holders = sum(1 << other for other, chair in enumerate(self.chairs) if chair.holder)
        if not holders & ~self.proposal.agreed:
            ply = self.proposal.ply
            self.live.rewind(ply)
            self._after_going_back(now)
            self.draft_revisions = [revision + 1 for revision in self.draft_revisions]
            self._save_drafts()
        self._save_head(now)

    def refuse_rewind(self, now: float) -> None:
        if self.proposal is None:
            raise NotNow("no-proposal", "nobody asks to go back now")
        self.proposal = None
        self._save_head(now)

    # -- seats ---------------------------------------------------------------------------------------

    def sit(self, seat: int, holder: str, name: str, now: float) -> None:
        """Somebody takes the seat: a new player, or the same one on another device."""
        chair = self.chairs[seat]
        moved = bool(chair.holder)
        chair.holder, chair.invite, chair.warned = holder, "", None
        self._note_sitter(seat)
        if not (moved and chair.resigned):  # who gave up has done so on all devices
            chair.bot, chair.resigned = "", False
        if not moved and name.strip():
            chair.name = plain_name(name, seat)
        self._hand(seat, chair.name, now)

    def _note_sitter(self, seat: int) -> None:
        one = (self.chairs[seat].holder, seat)
        if one not in self.sat:
            self.sat.add(one)
            self._write("INSERT OR IGNORE INTO sat VALUES (?, ?, ?)", *one)

    def check_one_seat(self, seat: int, holder: str) -> None:
        """Who has looked through the eyes of one seat takes no other, unless the host laid the table for one screen."""
        if not (self.one_screen and self.host == holder):
            seen = {other for one, other in self.sat if one == holder} | set(self.held_by(holder))
            if seen - {seat}:
                raise NotNow("one-seat", "you have a seat at this table, and nobody looks into two hands")

    def resign(self, seat: int, now: float) -> None:
        """The seat gives up; a bot plays it to the end, so that the others can go on."""
        if self.live.over:
            raise NotNow("over", "the game is over")
        chair = self.chairs[seat]
        if chair.resigned:
            raise NotNow("resigned", "this seat has resigned already")
        self.live.resign(seat)
        chair.resigned = True
        self.hand_to_bot(seat, STAND_IN, now)

    def hand_to_bot(self, seat: int, level: str, now: float) -> None:
        self.chairs[seat].bot = level
        self._hand(seat, f"{self.chairs[seat].name} (bot)", now)

    def take_back(self, seat: int, now: float) -> None:
        """The holder plays again."""
        chair = self.chairs[seat]
        if chair.resigned:
            raise NotNow("resigned", "this seat has resigned: its bot plays on")
        if not chair.bot:
            raise NotNow("no-bot", "no bot plays this seat")
        chair.bot, chair.warned = "", None
        if self.bank:
            chair.left = max(chair.left, COMING_BACK)
        self._hand(seat, chair.name, now)

    def leave(self, seat: int, now: float) -> None:
        """The holder goes for good; a bot plays until somebody else is invited."""
        self.chairs[seat].holder = ""
        self.chairs[seat].invite = ""
        self.hand_to_bot(seat, STAND_IN, now)

    def warn(self, seat: int, now: float) -> None:
        """The host asks a holder who does not move to do so; all can see until when."""
        chair = self.chairs[seat]
        idle = seat in self.waiting() or (chair.bot and not chair.resigned)
        if self.live.over or not chair.holder or chair.holder == self.host or not idle:
            raise NotNow("not-idle", "nobody waits for a person in this seat now")
        if chair.warned is None:
            chair.warned = now + (LIVE_WARNING if self.bank else WARNING)
            self._save_chair(seat)

    def _shows_life(self, seat: int) -> None:
        if self.chairs[seat].warned is not None:
            self.chairs[seat].warned = None
            self._save_chair(seat)

    def free(self, seat: int, now: float) -> None:
        """The host gives the seat of somebody who was asked and did not move to whoever comes."""
        chair = self.chairs[seat]
        if chair.warned is None:
            raise NotNow("no-warning", "first ask whoever holds this seat to move: they have to be warned")
        if now < chair.warned:
            raise NotNow("warned", "whoever holds this seat still has time to move")
        chair.holder, chair.invite, chair.bot, chair.warned, chair.resigned = "", "", "", None, False
        self._hand(seat, chair.name, now)

    def invite(self, seat: int, token_hash: str) -> None:
        self.chairs[seat].invite = token_hash
        self._save_chair(seat)

    def relieve_absent(self, now: float) -> list[int]:
        """Past the pace, bots stand in for those who are waited for."""
        if self.deadline is None or now < self.deadline:
            return []
        absent = [
            seat
            for seat in self.waiting()
            if not self.chairs[seat].bot and (not self.bank or self.chairs[seat].time_left(now) <= 0)
        ]
        for seat in absent:
            self.hand_to_bot(seat, STAND_IN, now)
        self._set_deadline(now)
        self._save_head(now)
        return absent

    def pass_ahead(self, seat: int, window: str, now: float) -> None:
        """Pass wherever this window comes again in this phase."""
        self.chairs[seat].ahead = window
        self._save_chair(seat)
        self._save_head(now)

    def _hand(self, seat: int, name: str, now: float) -> None:
        if not self.live.over:
            self.live.hand(seat, name)
            self._save_lines((), now)
        self.asked_at[seat] = self.rev
        self.proposal = None
        self._save_chair(seat)
        self._set_deadline(now)
        self._save_head(now)

    # -- words ---------------------------------------------------------------------------------------

    def say(self, seat: int, text: str, key: str, now: float) -> None:
        """Say something to the table, once however often the request comes."""
        if self.obeyed(seat, key):
            return
        said = " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())
        if not said:
            raise NotNow("empty", "there is nothing to say in an empty line")
        if len(said) > LONGEST_WORDS:
            raise NotNow("too-long", f"{len(said)} characters are too many; {LONGEST_WORDS} are the most")
        if not self.game.chat(self.live.state, seat):
            raise NotNow("silence", "by the rules of this game nobody talks here now")
        one = Said(self.spoken() + 1, seat, said, now)
        self.chat.append(one)
        del self.chat[:-CHAT_KEPT]
        self._shows_life(seat)
        self._write("INSERT INTO chat VALUES (?, ?, ?, ?, ?)", one.n, seat, said, now)
        self._remember(seat, key)

    # -- the store ------------------------------------------------------------------------------------

    def take_unsaved(self) -> list[Statement]:
        statements, self.unsaved = self.unsaved, []
        return statements

    def recall(
        self,
        snapshots: Iterable[int],
        keys: Iterable[tuple[int, str]],
        drafts: Iterable[tuple[int, int, str]],
        seal: str,
    ) -> None:
        """Take up what the store has of this table: all of its lines, and these."""
        self.written = self.rev
        self.asked_at = [self.rev] * len(self.chairs)
        self._snapshots.update(snapshots)
        self._keys.update(dict.fromkeys(keys))
        self._seal = seal
        for seat, revision, edits in drafts:
            self.draft_revisions[seat] = revision
            self._drafts[seat] = f"{revision} {edits}"
            if edits:
                self.live.play_moves(seat, self.live.parse(edits))

    def note_lines(self, events: Sequence[Event], now: float) -> None:
        """Lines that came from elsewhere, such as a record put into the store."""
        self._save_lines(events, now)
        self._save_head(now)

    def _write(self, sql: str, *values: object) -> None:
        self.unsaved.append((sql, (self.id, *values)))

    def _save_lines(self, events: Sequence[Event], now: float) -> None:
        """New lines of the record, the events with the first of them; then the snapshots that came or went."""
        told = packed(events)
        for n in range(self.written, self.rev):
            line = self.live.acta.lines[n]
            self._seal = line_seal(self._seal, line.kind, line.number, line.text, told)
            self._write(
                "INSERT INTO lines VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                n, line.kind, line.number, line.text, told, now, self._seal,
            )  # fmt: skip
            told = ""
        self.written = self.rev
        ply = self.live.ply
        if any(known > ply for known in self._snapshots):
            self._write("DELETE FROM snapshots WHERE table_id = ? AND ply > ?", ply)
            self._snapshots = {known for known in self._snapshots if known <= ply}
        rewound = bool(self.live.acta.lines) and self.live.acta.lines[-1].kind == "rewind"
        for known in (*(known for known in self.live.snapshots if known not in self._snapshots), *([ply] * rewound)):
            state = self.live.snapshots[known]
            seal = snapshot_seal(self.id, known, self.rev, state)
            self._write("INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?, ?, ?)", known, self.rev, state, seal)
            self._snapshots.add(known)

    def _save_drafts(self) -> None:
        for seat, edits in enumerate(self.live.pending):
            text = self.live.words([move for move, _ in edits])
            kept = f"{self.draft_revisions[seat]} {text}"
            if kept != self._drafts[seat]:
                self._write("INSERT OR REPLACE INTO drafts VALUES (?, ?, ?, ?)", seat, self.draft_revisions[seat], text)
                self._drafts[seat] = kept

    def _save_chair(self, seat: int) -> None:
        chair = self.chairs[seat]
        self._write(
            "INSERT OR REPLACE INTO seats VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            seat, chair.name, chair.holder, chair.invite, chair.bot, chair.resigned, chair.ahead,
            chair.left, chair.since, chair.warned,
        )  # fmt: skip

    def _save_feats(self, now: float) -> None:
        """What people have earned goes into the profile of their device. Bots earn nothing."""
        for seat, chair in enumerate(self.chairs):
            if chair.holder and not chair.bot:
                for feat in self.game.feats(self.live.state, seat):
                    self._write(
                        "INSERT INTO feats VALUES (?, ?, ?, ?, ?, ?, ?)",
                        seat, feat, self.game.id, chair.holder, chair.name, now,
                    )  # fmt: skip

    def _set_deadline(self, now: float, mover: int = -1) -> None:
        """When somebody's time runs out next: by the clocks, or by the pace."""
        if self.bank:
            self._run_clocks(now, mover)
            ends = [chair.since + chair.left for chair in self.chairs if chair.since is not None]
            self.deadline = min(ends, default=None)
        else:
            awaited = any(not self.chairs[seat].bot for seat in self.waiting())
            self.deadline = now + self.pace * DAY if self.pace and awaited else None

    def _run_clocks(self, now: float, mover: int) -> None:
        """Stop the clocks of those who are not waited for and let the others run, once all seats are taken. A decision
        gives the `mover` the increment, but never more than the bank: small decisions earn nothing."""
        complete = all(chair.holder or chair.bot for chair in self.chairs)
        waiting = self.waiting() if complete else []
        for seat, chair in enumerate(self.chairs):
            awaited = seat in waiting and not chair.bot
            before = (chair.left, chair.since)
            if chair.since is not None and (seat == mover or not awaited):
                chair.left, chair.since = chair.time_left(now), None
                if seat == mover and chair.left > 0:
                    chair.left = min(max(self.bank, chair.left), chair.left + self.increment)
            if awaited and chair.since is None:
                chair.since = now
            if (chair.left, chair.since) != before:
                self._save_chair(seat)

    def _head(self) -> tuple[object, ...]:
        past = self.live.past
        bots_due = sum(1 << seat for seat in {*self.bots_to_move(), *self.passing_ahead()})
        proposal = "" if self.proposal is None else json.dumps([self.proposal.ply, self.proposal.agreed])
        floor = past[0].ply if past else self.live.ply
        return (
            self.rev, self.live.ply, floor, self.live.over, owes(self.live.state), bots_due, self.deadline, proposal,
        )  # fmt: skip

    def _save_head(self, now: float) -> None:
        self.unsaved.append(
            (
                "UPDATE tables SET rev = ?, ply = ?, floor = ?, over = ?, waiting = ?, bots_due = ?, deadline = ?,"
                " proposal = ?, touched = ? WHERE id = ?",
                (*self._head(), now, self.id),
            )
        )

    def write_first(self, now: float) -> None:
        """All that the store must have of a new table."""
        acta = self.live.acta
        header = {
            "ruleset": acta.ruleset,
            "box": acta.box,
            "options": dict(acta.options),
            "names": list(acta.names),
            "dice": acta.dice,
            "box_content": acta.box_content,
        }
        self._set_deadline(now)
        self._write(
            "INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            self.game.id, json.dumps(header), self.live.secret, self.host, self.listed, self.pace, self.created,
            *self._head(), now, self.bank, self.increment, self.one_screen,
        )  # fmt: skip
        self.unsaved.append(keep_box(self.game, acta.box, acta.box_content))
        for seat, chair in enumerate(self.chairs):
            self._save_chair(seat)
            if chair.holder:
                self._note_sitter(seat)


def keep_box(game: AnyGame, digest: str, content: Toml | None) -> Statement:
    """Boxes are kept by their digest: a table opens with the one it was laid with, whatever the next build brings."""
    text = json.dumps(game.box_table if content is None else content, ensure_ascii=False)
    return ("INSERT OR IGNORE INTO boxes VALUES (?, ?, ?)", (digest, game.id, text))


def packed(events: Sequence[Event]) -> str:
    return json.dumps(
        [[one.kind, one.seat, one.public, one.secret, one.mask, one.reveals] for one in events], separators=(",", ":")
    )


def check_seat(table: Table, seat: int, holder: str, playing: bool = True) -> None:
    """Refuse a seat that is not this device's, or one that a bot is `playing` for it."""
    if not 0 <= seat < len(table.chairs):
        raise NotYourSeat(f"this table has seats 1 to {len(table.chairs)}, not {seat + 1}")
    if not holder or not same(table.chairs[seat].holder, holder):
        raise NotYourSeat(f"you do not sit in seat {seat + 1}")
    if playing and table.chairs[seat].bot:
        raise NotNow("bot-plays", "a bot plays this seat: take it back first")
