"""One table: a live game, who sits at it, and what may be done there.

Everything here is plain and immediate. A deed changes the table in memory and leaves what must be written in `saving`;
the registry writes it, and only then tells anybody.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import astuple, dataclass, replace
from typing import Any

from tabularium.kernel.live import Live
from tabularium.kernel.moves import DONE, REOPEN, TOLD_BOT_PLAYS, TOLD_JOINED, TOLD_PLAYS_AGAIN, TOLD_RENAMED
from tabularium.kernel.play import legal, owes
from tabularium.kernel.presentation import Presenter
from tabularium.kernel.refusals import InvalidMove
from tabularium.kernel.state import EVERYONE, Event
from tabularium.kernel.step import Sealed, Step
from tabularium.tables.chairs import (
    DAY,
    LIVE_WARNING,
    NAMES,
    STAND_IN,
    WARNING,
    Chair,
    bots_renamed,
    one_line,
    plain_name,
)
from tabularium.tables.going_back import ASKED, Proposal, check_undone, last_decision, undo_once
from tabularium.tables.look import Look
from tabularium.tables.refusals import NotNow, NotYourSeat, Stale
from tabularium.tables.saving import HEAD, Saving, header_of, keep_box
from tabularium.tables.similar_names import distinct_names
from tabularium.tables.store import Row, Statement, adding, adding_new, putting
from tabularium.tables.tokens import hashed, invitation, new_token, same

LONGEST_MOVE = 4_000  # characters of one line of notation
LONGEST_WORDS = 600  # characters of one thing said
GUIDED, ALONE = "guided", "alone"  # how somebody plays a lesson
DRILL = "drill"  # a table of a drill: its number, and once it is answered the answer in notation
OFTEN = 3  # times that somebody did nothing where the same kind of question was asked
CALL_EVERY = 3_600.0  # seconds between two calls of one seat
CHAT_KEPT = 200  # of what was said, in memory; the store has all of it


@dataclass(frozen=True)
class Said:
    """Something said at the table; seat -1 is somebody who watches."""

    n: int
    seat: int
    text: str
    at: float


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
        self.gathering = False  # people take their seats; nobody sees a hand or moves before the host begins
        self.guide = ""  # of a lesson: GUIDED or ALONE, and then the beats that were read; of a drill: see DRILL
        self.created = now
        self.deadline: float | None = None
        self.proposal: Proposal | None = None
        self.chat: list[Said] = []  # the last of it
        self.sat: set[tuple[str, int]] = set()  # who has looked through the eyes of which seat
        self.lifted: dict[str, tuple[int, int]] = {}  # curtains: which seat a device shows, and since which revision
        self.draft_revisions = [0] * len(chairs)
        self.for_nothing: Counter[tuple[int, str]] = (
            Counter()
        )  # how often a seat did nothing there, by the name of the step
        self.asked_at = [0] * len(chairs)  # the revision at which the seat's decision became what it is
        self.version = 0  # how much was ever done here. It counts edits of drafts, too, so that nobody may learn it
        self.edition = 0  # how often the past was written anew, see `joining.forget`
        self.saving = Saving(table_id)
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
            page = presenter.page(view, in_words=False)
            if self.live.over:  # what was hidden counts, and everybody may see how much
                page = replace(page, sheet=self.game.score(self.live.state))
            known = Look(self.live.state, presenter, (self.rev, draft), view, page)
            self._looks[viewer, lang] = known
        return known

    def revision(self, seat: int) -> str:
        """What a move of this seat must answer: the decision it is asked for, and its own draft."""
        return f"{self.asked_at[seat]}.{self.draft_revisions[seat]}"

    def waiting(self) -> list[int]:
        return [] if self.gathering else self.live.waiting()

    def held_by(self, holder: str) -> list[int]:
        """The seats of a device."""
        return [seat for seat, chair in enumerate(self.chairs) if holder and chair.holder == holder]

    def spoken(self) -> int:
        """How many things were said."""
        return self.chat[-1].n if self.chat else 0

    def bots_to_move(self) -> list[int]:
        return [seat for seat in self.waiting() if self.chairs[seat].bot]

    def window(self, seat: int) -> str:
        """The name of the window that this seat may let go by now, and that may come again in this phase, or ""."""
        s = self.live.state
        if seat not in self.waiting() or not s.agenda[-1].recurs or s.agenda[-1].declines not in legal(s, seat):
            return ""
        return f"{s.agenda[-1].name} {self.moment()}"

    def moment(self) -> str:
        """Round and phase, in no language."""
        number, phase = self.game.moment(self.live.state)
        return f"{number} {phase}"

    def passing_ahead(self) -> list[int]:
        """Seats that have said beforehand that they let this go by."""
        return [seat for seat in self.waiting() if self.answer_ahead(seat) >= 0]

    def answer_ahead(self, seat: int) -> int:
        """What this seat has answered beforehand to what it is asked now, or -1."""
        chair = self.chairs[seat]
        if not chair.ahead or seat not in self.waiting():
            return -1
        step = self.live.state.agenda[-1]
        if chair.window and chair.window == self.window(seat):
            return step.declines
        return step.spare if step.name in chair.unasked and step.spare in legal(self.live.state, seat) else -1

    def may_spare(self, seat: int) -> bool:
        """Whether a seat did nothing so often where it was asked this that it may want not to be asked any more."""
        if seat not in self.waiting():
            return False
        step = self.live.state.agenda[-1]
        return self.for_nothing[seat, step.name] == OFTEN and step.spare in legal(self.live.state, seat)

    def spare(self, seat: int, now: float) -> None:
        """From now on this kind of question is answered for a seat."""
        if not self.may_spare(seat):
            raise NotNow("no-window", "there is nothing to pass here")
        chair = self.chairs[seat]
        chair.answer_ahead(chair.window, (*chair.unasked, self.live.state.agenda[-1].name))
        self._save_chair(seat)
        self._save_head(now)

    def formality(self, seat: int) -> int:
        """The answer to what this seat is asked for form's sake only, or -1. Among several people all are asked: who is
        not would tell the others that there was nothing to answer, unless they see it anyway."""
        if seat not in self.waiting():
            return -1
        people = [one for one, chair in enumerate(self.chairs) if not chair.bot]
        s = self.live.state
        step = s.agenda[-1]
        return step.formality(s, seat) if people == [seat] or step.open_formality else -1

    # -- moves ---------------------------------------------------------------------------------------

    def play(
        self,
        seat: int,
        text: str,
        revision: str | None,
        key: str,
        now: float,
        ask: Callable[[Sequence[Sequence[int]]], None] | None = None,
    ) -> bool:
        """A move in notation, answering a revision. False if this very request was obeyed before. `ask` may refuse what
        was read, to ask first."""
        if self.saving.obeyed(seat, key):
            return False
        if self.gathering:
            raise NotNow("gathering", "the table has not begun yet")
        if len(text) > LONGEST_MOVE:
            raise InvalidMove(text[:40] + "…", "long", {"length": str(len(text)), "most": str(LONGEST_MOVE)})
        if revision is not None and revision != self.revision(seat):
            raise Stale("the table has moved on since this page was made: look again")
        rows = self.live.parse_chain(text)
        if ask is not None:
            ask(rows)
        if rows[-1][-1] == self.live.state.agenda[-1].spare:
            self.for_nothing[seat, self.live.state.agenda[-1].name] += 1
        chained = len(rows) > 1
        if chained:  # all of them, or none
            self.live.check_chain(seat, rows)
        for n, row in enumerate(rows):
            self.play_moves(seat, row, key if n + 1 == len(rows) else "", now, checked=chained)
        return True

    def play_moves(self, seat: int, moves: Sequence[int], key: str, now: float, checked: bool = False) -> None:
        before = self.live.state.agenda[-1] if self.live.state.agenda else None
        asked = owes(self.live.state)
        edits = len(self.live.pending[seat]) if 0 <= seat < len(self.chairs) else 0
        lines = self.rev
        events = self.live.play_moves(seat, moves, checked)
        if self.rev == lines:
            self.draft_revisions[seat] += 1
        else:
            self._after_public(seat, before, asked, events, now)
            if edits or len(moves) > 1:
                self.draft_revisions[seat] += 1
        self.saving.drafts(self.live, self.draft_revisions)
        self.saving.remember(seat, key)
        for other in self.waiting():
            if (answer := self.formality(other)) >= 0:
                self.play_moves(other, (answer,), "", now)

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
        self.saving.lines(self.live, events, now)
        if self.bank or not calm:
            self._set_deadline(now, seat)
        self._shows_life(seat)
        for other, chair in enumerate(self.chairs):
            if chair.window and not chair.window.endswith(f" {self.moment()}"):
                chair.answer_ahead("", chair.unasked)
                self._save_chair(other)
        if self.live.over and not self.guide:
            self.saving.feats(self.live, self.chairs, now)
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

    # -- lessons -------------------------------------------------------------------------------------

    @property
    def is_guided(self) -> bool:
        return self.guide.startswith(GUIDED)

    @property
    def read_beats(self) -> frozenset[str]:
        """The beats of its guide that were read."""
        return frozenset(self.guide.split()[1:])

    @property
    def is_lesson(self) -> bool:
        return self.guide.startswith((GUIDED, ALONE))

    @property
    def drill(self) -> int:
        """The number of the drill that this table is; -1 if it is none."""
        kind, _, rest = self.guide.partition(" ")
        return int(rest.partition(" ")[0]) if kind == DRILL else -1

    @property
    def drill_answer(self) -> str:
        """What its learner has answered, in notation."""
        return self.guide.split(" ", 2)[2] if self.guide.count(" ") > 1 and self.drill >= 0 else ""

    def note_drill(self, answer: str) -> None:
        self.note_guide(f"{DRILL} {self.drill}", [answer] if answer else [])

    def note_guide(self, how: str, read: Iterable[str]) -> None:
        """Somebody goes on with the guide or alone, and has read so much of it."""
        if not self.guide:
            raise NotNow("no-lesson", "this table is no lesson")
        self.guide = " ".join([how, *sorted(read)])
        self.saving.unsaved.append(("UPDATE tables SET guide = ? WHERE id = ?", (self.guide, self.id)))

    # -- going back ----------------------------------------------------------------------------------

    def why_no_undo(self, seat: int) -> str:
        """ "" if this seat can take back its last move, else the key of the reason (text `undo-<key>`)."""
        why = self.live.why_no_undo(seat)
        return "" if why and last_decision(self.live, self.chairs, seat) >= 0 else why

    def undo(self, seat: int, key: str, now: float) -> bool:
        """Take back the last edit or move. False if this very request was obeyed before."""
        return self._take_back(seat, key, now, all_of_it=False)

    def restart(self, seat: int, key: str, now: float) -> bool:
        return self._take_back(seat, key, now, all_of_it=True)

    def _take_back(self, seat: int, key: str, now: float, all_of_it: bool) -> bool:
        if self.saving.obeyed(seat, key):
            return False
        check_undone(self.live, seat)
        lines = self.rev
        if all_of_it and not self.live.why_no_undo(seat):
            self.live.restart(seat)
        else:
            undo_once(self.live, self.chairs, seat)
        while self._answers_itself(seat) and not self.why_no_undo(seat):  # that answer was not a person's
            undo_once(self.live, self.chairs, seat)
        self.draft_revisions[seat] += 1
        if self.rev != lines:
            self._after_going_back(now)
        self.saving.drafts(self.live, self.draft_revisions)
        self.saving.remember(seat, key)
        return True

    def _answers_itself(self, seat: int) -> bool:
        return self.formality(seat) >= 0 or self.answer_ahead(seat) >= 0

    def _after_going_back(self, now: float) -> None:
        self.asked_at = [self.rev] * len(self.chairs)
        self.proposal = None
        self.saving.lines(self.live, (), now)
        self._set_deadline(now)
        self._save_head(now)

    def begin(self, bots: bool, now: float) -> None:
        """The host begins: bots take the seats that nobody holds, or all have to be taken or promised."""
        if not self.gathering:
            raise NotNow("begun", "the table has begun already")
        free = [chair for chair in self.chairs if not (chair.holder or chair.bot)]
        if not bots and any(not chair.invite for chair in free):
            raise NotNow("seats-free", "there are free seats: wait for somebody, or begin with bots")
        self.gathering = False
        self.saving.unsaved.append(("UPDATE tables SET gathering = 0 WHERE id = ?", (self.id,)))
        for chair in free if bots else ():
            chair.bot = STAND_IN
        for seat, chair in enumerate(self.chairs):
            if chair.holder:
                self._note_sitter(seat, now)
            if chair.bot or chair.name != self.live.acta.names[seat]:
                self._hand(seat, f"{chair.name} (bot)" if chair.bot else chair.name, now)
        self._rename_bots(now)
        self._set_deadline(now)
        self._save_head(now)

    def propose_rewind(self, seat: int, ply: int, now: float) -> None:
        """Ask all to go back to a ply; the last person to agree makes it so."""
        if not 0 <= ply < self.live.ply:
            raise NotNow("no-ply", f"one can go back to plies 0 to {self.live.ply - 1}, not to {ply}")
        if self.live.over:
            raise NotNow("over", "the game is over")
        self.proposal = Proposal(ply, 0, seat)
        self.agree(seat, ply, now)

    def agree(self, seat: int, ply: int, now: float) -> None:
        """Say yes to going back to this ply, and to no other."""
        if self.proposal is None or not self.proposal.open:
            raise NotNow("no-proposal", "nobody asks to go back now")
        self.proposal.agree(seat, ply)
        if not self.proposal.missing(self.chairs, self.host):
            self._carry_out(self.proposal, now)
        self._save_head(now)

    def _carry_out(self, agreed: Proposal, now: float) -> None:
        if agreed.host >= 0:
            self.give_host(agreed.host, now)
        elif agreed.bot >= 0:
            self.hand_to_bot(agreed.bot, STAND_IN, now)
        else:
            self.live.rewind(agreed.ply)
            self._after_going_back(now)
            self.draft_revisions = [revision + 1 for revision in self.draft_revisions]
            self.saving.drafts(self.live, self.draft_revisions)

    def agree_again(self, seat: int, now: float) -> bool:
        """After the game: ask for another one, or say yes to who did. True when all have."""
        if not self.live.over:
            raise NotNow("not-over", "the game is not over yet")
        asked = self.proposal
        if asked is None or not asked.again or not asked.open:
            asked = self.proposal = Proposal(-1, 0, seat, again=ASKED)
        for own in self.held_by(self.chairs[seat].holder):
            asked.agree(own, -1)
        self._save_head(now)
        return asked.again == ASKED and not asked.missing(self.chairs)

    def go_on_at(self, table_id: str, now: float) -> None:
        """The next game is at another table."""
        assert self.proposal is not None
        self.proposal.again = table_id
        self._save_head(now)

    def refuse_rewind(self, seat: int, now: float) -> None:
        """Say no; who asked takes the question back by it."""
        if self.proposal is None or not self.proposal.open:
            raise NotNow("no-proposal", "nobody asks to go back now")
        if seat == self.proposal.asked_by:
            self.proposal = None
        else:
            self.proposal.refused_by = seat
        self._save_head(now)

    # -- the host ------------------------------------------------------------------------------------

    def give_host(self, seat: int, now: float) -> None:
        """The person in this seat is the host from now on."""
        holder = self.chairs[seat].holder
        if not holder or holder == self.host:
            raise NotNow("no-host", "only somebody else who sits at the table can become its host")
        self.host = holder
        self.proposal = None
        self.saving.unsaved.append(("UPDATE tables SET host = ? WHERE id = ?", (holder, self.id)))
        self._save_head(now)

    def host_may_hand_out(self, seat: int) -> bool:
        """Whether the host may give this seat to whoever has a link, or have a bot play it: one that nobody holds;
        among friends, where nobody else could sit down, also another's. Everybody sees that."""
        if not 0 <= seat < len(self.chairs):
            return False
        return not self.chairs[seat].holder or (not self.listed and not self.live.over)

    def propose_host(self, seat: int, candidate: int, now: float) -> None:
        """Ask all but the host, who is gone, whether the person in another seat shall be the host."""
        if not (0 <= candidate < len(self.chairs)) or self.chairs[candidate].holder in ("", self.host):
            raise NotNow("no-host", "only somebody else who sits at the table can become its host")
        self.proposal = Proposal(-1, 0, seat, host=candidate)
        for own in self.held_by(self.chairs[seat].holder):
            if self.proposal is not None:
                self.agree(own, -1, now)

    def propose_bot(self, seat: int, absent: int, now: float) -> None:
        """Ask the others whether a bot shall play for somebody who is not here, until that player is back."""
        mine = self.chairs[seat].holder
        chair = self.chairs[absent] if 0 <= absent < len(self.chairs) else None
        if self.live.over or self.gathering or chair is None or chair.bot or chair.holder in ("", mine):
            raise NotNow("not-absent", "a bot can play only for another person of a running game")
        asked = Proposal(-1, 0, seat, bot=absent)
        for own in self.held_by(mine):
            asked.agree(own, -1)
        if not asked.missing(self.chairs):
            raise NotNow("nobody-agrees", "nobody else is at this table who could agree")
        self.proposal = asked
        self._save_head(now)

    # -- seats ---------------------------------------------------------------------------------------

    def sit(self, seat: int, holder: str, name: str, now: float) -> None:
        """Somebody takes the seat: a new player, or the same one on another device."""
        chair = self.chairs[seat]
        if self.gathering:
            self._stand_up(holder, now)
        known, was_bot = chair.holder, chair.bot
        chair.sit(holder, self._name_for(seat, name) if name.strip() else "")
        self._note_sitter(seat, now)
        told = TOLD_JOINED if not known else TOLD_PLAYS_AGAIN if was_bot and not chair.bot else 0
        self._hand(seat, chair.name, now, told)
        self._rename_bots(now)

    def _stand_up(self, holder: str, now: float) -> None:
        """Before the table begins a person takes one seat or another: nobody has looked into a hand."""
        for seat in self.held_by(holder) if not self.one_screen else ():
            self.leave(seat, now)

    def _name_for(self, seat: int, name: str) -> str:
        """A name as this table shows it: told apart from those of other people that look like it."""
        others = [
            chair.name for other, chair in enumerate(self.chairs) if other != seat and (chair.holder or not chair.bot)
        ]
        return distinct_names(plain_name(name, seat), seat, others)

    def rename(self, seat: int, name: str, now: float) -> None:
        """The person in this seat has another name from now on. The record keeps both; nobody gets more time by it."""
        shown = self._name_for(seat, name)
        if shown == self.chairs[seat].name or self.live.over:
            return
        self.chairs[seat].name = shown
        if self.gathering:
            self._save_chair(seat)
            return
        self.live.hand(seat, f"{shown} (bot)" if self.chairs[seat].bot else shown)
        self.saving.lines(self.live, (), now)
        self._save_chair(seat)
        self._save_head(now)
        self._rename_bots(now)

    def _rename_bots(self, now: float) -> None:
        """A bot gives up its name to a person who has the same one, and the log says so."""
        for seat, name in bots_renamed(self.chairs).items():
            self.chairs[seat].name = name
            self._hand(seat, f"{name} (bot)", now, TOLD_RENAMED)

    def _note_sitter(self, seat: int, now: float) -> None:
        one = (self.chairs[seat].holder, seat)
        if one not in self.sat and not self.gathering:
            self.sat.add(one)
            self.saving.write(adding_new("sat", "table_id, holder, seat, at"), *one, now)

    def may_sit(self, seat: int, holder: str) -> bool:
        """Who has looked through the eyes of one seat takes no other, unless the host laid the table for one screen."""
        if self.gathering or (self.one_screen and self.host == holder):
            return True
        seen = {other for one, other in self.sat if one == holder} | set(self.held_by(holder))
        return seen <= {seat}

    def check_one_seat(self, seat: int, holder: str) -> None:
        if not self.may_sit(seat, holder):
            raise NotNow("one-seat", "you have a seat at this table, and each person may have only one")

    def resign(self, seat: int, now: float) -> None:
        """The seat gives up; a bot plays it to the end, so that the others can go on."""
        if self.live.over:
            raise NotNow("over", "the game is over")
        if self.gathering:
            raise NotNow("gathering", "the table has not begun yet")
        chair = self.chairs[seat]
        if chair.resigned:
            raise NotNow("resigned", "this seat has resigned already")
        self.live.resign(seat)
        self.saving.lines(self.live, (), now)
        chair.resigned = True
        self.hand_to_bot(seat, STAND_IN, now)

    def hand_to_bot(self, seat: int, level: str, now: float) -> None:
        self.chairs[seat].bot = level
        self._hand(seat, f"{self.chairs[seat].name} (bot)", now, TOLD_BOT_PLAYS)
        self._rename_bots(now)

    def take_back(self, seat: int, now: float) -> None:
        """The holder plays again."""
        chair = self.chairs[seat]
        chair.take_back(bool(self.bank))
        self._hand(seat, chair.name, now, TOLD_PLAYS_AGAIN)

    def leave(self, seat: int, now: float) -> None:
        """The holder goes for good; a bot plays until somebody else is invited. Before the table begins the seat is
        free again."""
        self.chairs[seat].holder = ""
        self.chairs[seat].invite = ""
        if self.gathering:
            self.chairs[seat].name = NAMES[seat % len(NAMES)]
            self._hand(seat, "", now)
        else:
            self.hand_to_bot(seat, STAND_IN, now)

    def warn(self, seat: int, now: float) -> None:
        """The host asks a holder who does not move to do so; all can see until when."""
        chair = self.chairs[seat]
        idle = seat in self.waiting() or (chair.bot and not chair.resigned)
        if self.live.over or not chair.holder or chair.holder == self.host or not idle:
            raise NotNow("not-idle", "the game is not waiting for a person in this seat now")
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
        chair.free(now)
        self._hand(seat, chair.name, now)

    def invite(self, seat: int, device: str) -> str:
        """The token of a new invitation, made by a device; an earlier one no longer works."""
        chair = self.chairs[seat]
        chair.salt = new_token()
        token = invitation(device, self.id, seat, chair.salt)
        chair.invite = hashed(token)
        self._save_chair(seat)
        return token

    def link(self, seat: int, device: str) -> str:
        """The invitation to a seat that this device has made and nobody has used, or ""."""
        chair = self.chairs[seat]
        token = invitation(device, self.id, seat, chair.salt)
        return token if same(chair.invite, hashed(token)) else ""

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
        self.chairs[seat].answer_ahead(window, self.chairs[seat].unasked)
        self._save_chair(seat)
        self._save_head(now)

    def ask_again(self, seat: int, now: float) -> None:
        """Nothing is answered for this seat any more."""
        self.chairs[seat].answer_ahead("", ())
        self._save_chair(seat)
        self._save_head(now)

    def _hand(self, seat: int, name: str, now: float, told: int = 0) -> None:
        """A line about who plays this seat; what is `told` of it is in the log."""
        if not (self.live.over or self.gathering):
            events = [Event(told, seat, (), (), EVERYONE, False)] if told else []
            self.live.hand(seat, name, events)
            self.saving.lines(self.live, events, now)
        self.asked_at[seat] = self.rev
        self.proposal = None
        self._save_chair(seat)
        self._set_deadline(now)
        self._save_head(now)

    # -- the curtain ---------------------------------------------------------------------------------

    def seat_shown(self, holder: str, device: str = "") -> int:
        """Whose eyes a device of this person looks through: a seat, -1 for a watcher, -2 where a curtain hangs between
        the seats that share it. A curtain is lifted on one device: the person's others keep theirs."""
        held = [] if self.gathering else self._own_seats(holder)
        if len(held) < 2 or self.live.over:
            return held[0] if held else -1
        seat = self.lifted.get(device or holder, (-2, 0))[0]
        return seat if seat in held else -2

    def _own_seats(self, holder: str) -> list[int]:
        held = self.held_by(holder)
        return [seat for seat in held if not self.chairs[seat].bot] or held

    def lift_curtain(self, seat: int, holder: str, device: str = "") -> None:
        """The person of this seat says that they are in front of the screen."""
        if seat not in self.held_by(holder):
            raise NotYourSeat(f"you do not sit in seat {seat + 1}")
        self.lifted[device or holder] = (seat, self.rev)
        self.saving.write(putting("curtains", "table_id, device", "seat, rev"), device or holder, seat, self.rev)

    def drop_curtain(self, device: str) -> None:
        if self.lifted.pop(device, None) is not None:
            self.saving.write("DELETE FROM curtains WHERE table_id = ? AND device = ?", device)

    def settle_curtains(self) -> None:
        """After a deed: where another person on the same device is asked now, the curtain falls."""
        for device, (seat, rev) in list(self.lifted.items()):
            held = self._own_seats(self.chairs[seat].holder)
            asked = [one for one in held if one in self.waiting()]
            if seat not in held or (seat not in asked and asked and rev != self.rev) or self.live.over:
                self.drop_curtain(device)

    # -- clocks --------------------------------------------------------------------------------------

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
        """Stop the clocks of those who are not waited for and let the others run, once all seats are taken."""
        complete = all(chair.holder or chair.bot for chair in self.chairs)
        waiting = self.waiting() if complete else []
        for seat, chair in enumerate(self.chairs):
            before = (chair.left, chair.since)
            if seat == mover:
                chair.earn(self.increment, self.bank, now)
            chair.run_clock(seat in waiting and not chair.bot, now)
            if (chair.left, chair.since) != before:
                self._save_chair(seat)

    # -- words ---------------------------------------------------------------------------------------

    def say(self, seat: int, text: str, key: str, now: float) -> None:
        """Say something to the table, once however often the request comes."""
        if self.saving.obeyed(seat, key):
            return
        said = one_line(text)
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
        self.saving.write(adding("chat", "table_id, n, seat, text, at"), one.n, seat, said, now)
        self._call(one)
        self.saving.remember(seat, key)

    def _call(self, said: Said) -> None:
        """Whoever is named with an @ may be told of it, once an hour."""
        for seat in called_in(said.text, self.names):
            if seat != said.seat and self.chairs[seat].holder:
                lately = "SELECT 1 FROM calls WHERE table_id = ? AND seat = ? AND at > ?"
                values = (self.id, said.n, seat, said.at, self.id, seat, said.at - CALL_EVERY)
                sql = f"INSERT INTO calls (table_id, n, seat, at) SELECT ?, ?, ?, ? WHERE NOT EXISTS ({lately})"
                self.saving.unsaved.append((f"{sql} ON CONFLICT DO NOTHING", values))

    # -- the store ------------------------------------------------------------------------------------

    def take_unsaved(self) -> list[Statement]:
        return self.saving.take()

    def recall_drafts(self, drafts: Iterable[Row]) -> None:
        """Take up the drafts as the store has them, once the lines have been played."""
        for seat, revision, edits in drafts:
            self.draft_revisions[seat] = revision
            if edits:
                self.live.play_moves(seat, self.live.parse(edits))

    def note_lines(self, events: Sequence[Event], now: float) -> None:
        """Lines that came from elsewhere, such as a record put into the store."""
        self.asked_at = [self.rev] * len(self.chairs)
        self.saving.lines(self.live, events, now)
        self._save_head(now)

    def _save_chair(self, seat: int) -> None:
        self.saving.chair(seat, self.chairs[seat])

    def _head(self) -> tuple[object, ...]:
        past = self.live.past
        bots_due = sum(1 << seat for seat in {*self.bots_to_move(), *self.passing_ahead()})
        proposal = "" if self.proposal is None else json.dumps(astuple(self.proposal))
        floor = past[0].ply if past else self.live.ply
        asked = 0 if self.gathering else owes(self.live.state)
        return (
            self.rev, self.live.ply, floor, self.live.over, asked, bots_due, self.deadline, proposal,
            json.dumps(self.asked_at), self.game.ruleset,
        )  # fmt: skip

    def _save_head(self, now: float) -> None:
        self.saving.head(self._head(), now)

    def write_first(self, now: float) -> None:
        """All that the store must have of a new table."""
        acta = self.live.acta
        self._set_deadline(now)
        self.saving.write(
            f"INSERT INTO tables (id, game, header, secret, host, listed, pace, created, bank, increment, one_screen,"
            f" gathering, guide, {HEAD}) VALUES ({', '.join('?' * (13 + len(HEAD.split())))})",
            self.game.id, header_of(acta), self.live.secret, self.host, self.listed, self.pace, self.created,
            self.bank, self.increment, self.one_screen, self.gathering, self.guide, *self._head(), now,
        )  # fmt: skip
        self.saving.unsaved.append(keep_box(self.game, acta.box, acta.box_content))
        for seat, chair in enumerate(self.chairs):
            self._save_chair(seat)
            if chair.holder:
                self._note_sitter(seat, now)


def called_in(text: str, names: Sequence[str]) -> list[int]:
    """The seats whose names follow an @; the longest name counts where one begins like another."""
    said, found = text.casefold(), []
    for place in (n for n, letter in enumerate(said) if letter == "@"):
        fits = [seat for seat, name in enumerate(names) if name and starts_with(said[place + 1 :], name.casefold())]
        if fits:
            found.append(max(fits, key=lambda seat: len(names[seat])))
    return found


def starts_with(text: str, name: str) -> bool:
    return text.startswith(name) and not text[len(name) : len(name) + 1].isalnum()


def check_seat(table: Table, seat: int, holder: str, playing: bool = True) -> None:
    """Refuse a seat that is not this device's, or one that a bot is `playing` for it."""
    if not 0 <= seat < len(table.chairs):
        raise NotYourSeat(f"this table has seats 1 to {len(table.chairs)}, not {seat + 1}")
    if not holder or not same(table.chairs[seat].holder, holder):
        raise NotYourSeat(f"you do not sit in seat {seat + 1}")
    if playing and table.chairs[seat].bot:
        raise NotNow("bot-plays", "a bot plays this seat: take it back first")
