"""A game being played: its state, its record, its undo. Every move comes through `play` and is checked there."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from tabularium.kernel.acta import ANEW, Acta, JournalLine, whole_number
from tabularium.kernel.box import Toml
from tabularium.kernel.frames import Frame, play_in_frames
from tabularium.kernel.game import AnyGame, Options
from tabularium.kernel.play import may, owes, play
from tabularium.kernel.refusals import (
    BadBox,
    BadOptions,
    BadRecord,
    IllegalMove,
    InvalidMove,
    NothingToUndo,
    NotYourTurn,
    Refusal,
)
from tabularium.kernel.rng import FairRng, commitment, fair_rng, sfc32
from tabularium.kernel.state import Box, Event, State, View
from tabularium.kernel.step import Sealed

SNAPSHOT_EVERY = 64
MOST_FRAMES = 160  # that a table keeps; older ones are made again


@dataclass(frozen=True)
class LogEntry:
    """An event in the log of the table; undone ones stay, struck through."""

    ply: int
    event: Event
    undone: bool = False


@dataclass(frozen=True)
class UndoPoint:
    """What a seat may still go back to."""

    seat: int
    state: State
    ply: int


class MoveHistory:
    """The moves that were made, and snapshots from which the state after any of them is found again."""

    def __init__(
        self,
        game: AnyGame,
        box: Box,
        secret: bytes | None,
        moves: list[tuple[int, tuple[int, ...]]],
        snapshots: dict[int, bytes],
    ) -> None:
        self.game = game
        self.box = box
        self.secret = secret  # of fair dice
        self.moves = moves  # the standing ones: seat, edits and move
        self.snapshots = snapshots  # by ply; that of ply 0 is always there

    @property
    def ply(self) -> int:
        """How many moves stand."""
        return len(self.moves)

    @property
    def over(self) -> bool:
        return self.at(self.ply).over

    def at(self, ply: int) -> State:
        """The state after so many moves, from the nearest snapshot."""
        if not 0 <= ply <= self.ply:
            raise ValueError(f"the game has plies 0 to {self.ply}, not {ply}")
        start = max(known for known in self.snapshots if known <= ply)
        s: State = self.game.from_bytes(self.snapshots[start], self.box, self.secret)
        for seat, moves in self.moves[start:ply]:
            for move in moves:
                play(s, seat, move)
        return s

    def walk(self) -> Iterator[State]:
        """The state after every ply from 0 on; each becomes the next one. After a rewind the dice were others than a
        replay from the start would throw: the snapshot knows."""
        s = self.at(0)
        yield s
        for ply, (seat, moves) in enumerate(self.moves, 1):
            if ply in self.snapshots:
                s = self.at(ply)
            else:
                for move in moves:
                    play(s, seat, move)
            yield s


class Live(MoveHistory):
    """The game of one table: checks moves, keeps the record, undoes. `dice` is a seed (for studies) or fair dice."""

    def __init__(
        self,
        game: AnyGame,
        seats: int,
        options: Options | None = None,
        dice: int | FairRng = 0,
        names: Sequence[str] = (),
        box: Box | None = None,
        box_content: Toml | None = None,
    ) -> None:
        super().__init__(game, box or game.box, dice.secret if isinstance(dice, FairRng) else None, [], {})
        if names and len(names) != seats:
            raise ValueError(f"{len(names)} names for {seats} seats")
        chosen = game.option_words(game.choose(seats, options))
        self.acta = Acta(
            game.id,
            game.ruleset,
            self.box.digest,
            {key: word for key, word in chosen.items() if options and key in options},
            list(names) or [f"Player {n + 1}" for n in range(seats)],
            f"fair {dice.commitment()}" if isinstance(dice, FairRng) else f"seed {dice}",
            box_content if self.box.digest != game.box.digest else None,
        )
        events: list[Event] = []
        self.state: State = game.new(seats, options, dice, self.box, events)
        self.state.log = None
        self.log = [LogEntry(0, event) for event in events]
        self.past: list[UndoPoint] = []
        self.returns = 0  # how often it went back: who has seen other moves than these must not be shown on from there
        self._frames: dict[int, list[Frame]] = {}  # by ply, of the last moves
        self.pending: list[list[tuple[int, tuple[int, ...]]]] = [
            [] for _ in range(seats)
        ]  # edits, with the draft before
        self.snapshots[0] = game.to_bytes(self.state)

    def __repr__(self) -> str:
        """What all at the table may know, as of a state."""
        return f"<Live, ply {self.ply}, {', '.join(self.acta.names)}: {self.state!r}>"

    def _repr_svg_(self) -> str | None:
        return self.state._repr_svg_()

    # -- looking -------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.state.over

    def view(self, seat: int) -> View:
        return self.state.view(seat)

    # -- playing -------------------------------------------------------------------------------------

    def parse(self, text: str) -> tuple[int, ...]:
        """Read a move, or edits of a draft and the move that seals them, separated by semicolons."""
        notation = self.game.notation(self.box)
        return tuple(notation.parse(part) for part in text.split(";"))

    def play(self, seat: int, text: str) -> list[Event]:
        """Make a move given in words: `play(0, "build forum")`. Returns the events; an illegal move raises."""
        return self.play_moves(seat, self.parse(text))

    def parse_chain(self, text: str) -> list[tuple[int, ...]]:
        """Read several moves of one seat, separated by `>`: `buy influence > in garamantia`."""
        return [self.parse(part) for part in text.split(">")]

    def check_chain(self, seat: int, rows: Sequence[Sequence[int]]) -> None:
        """Raise the refusal that these moves, made one after the other, would meet. They are tried on a copy, and never
        past a draw, a reveal, something that binds or anybody else's decision: trying would be peeking."""
        trial = self.state if len(rows) == 1 and len(rows[0]) == 1 else self.state.copy()
        for n, row in enumerate(rows):
            self._check_row(trial, seat, row)
            if n + 1 < len(rows) and not play_and_keep_turn(trial, seat, row[-1]):
                raise InvalidMove(" > ".join(self.words(one) for one in rows), "chain")

    def _check_row(self, trial: State, seat: int, moves: Sequence[int]) -> None:
        """Check edits of the seat's draft and what seals them, and make the edits on the trial."""
        for i, move in enumerate(moves):
            self.check(trial, seat, move)
            if i + 1 < len(moves):
                if not trial.agenda[-1].private(trial, seat, move):
                    raise InvalidMove(self.words(moves), "row")
                play(trial, seat, move)

    def play_moves(self, seat: int, moves: Sequence[int], checked: bool = False) -> list[Event]:
        """Make moves given as ints: edits of the seat's draft, then at most one public move. `checked` says that they
        have passed `check_chain` as part of a chain."""
        if not 0 <= seat < self.state.seats:
            raise NotYourTurn(seat, self.waiting())
        notation = self.game.notation(self.box)
        for move in moves:
            if not notation.knows(move):
                raise InvalidMove(str(move), "unknown", {"game": self.game.id})
        if not checked:
            self.check_chain(seat, [moves])
        happened: list[Event] = []
        for move in moves:
            happened.extend(self._make(seat, move))
        return happened

    def check(self, s: State, seat: int, move: int) -> None:
        """Raise the refusal that this move meets. Its rule and numbers come from what the seat may know, so that nobody
        learns anything by trying."""
        if not ((owes(s) | may(s)) >> seat) & 1:
            raise NotYourTurn(seat, self.waiting())
        step = s.agenda[-1]
        rule = step.forbids(s, seat, move)
        if rule:
            view = s.view(seat)
            rule = step.forbids(view, seat, move) or rule
            raise IllegalMove(self.game.notation(self.box).format(move), rule, step.explain(view, seat, move))

    def words(self, moves: Sequence[int]) -> str:
        notation = self.game.notation(self.box)
        return "; ".join(notation.format(move) for move in moves)

    def waiting(self) -> list[int]:
        mask = owes(self.state)
        return [seat for seat in range(self.state.seats) if (mask >> seat) & 1]

    def _make(self, seat: int, move: int) -> list[Event]:
        s = self.state
        step = s.agenda[-1]
        if step.private(s, seat, move):
            self.pending[seat].append((move, s.drafts[seat]))
            play(s, seat, move)
            return []
        before = s.copy()
        rng = s.rng
        drawn = rng.drawn if rng is not None else 0
        frames = play_in_frames(s, seat, move)
        events = [event for frame in frames for event in frame.events]
        row = (*(edit for edit, _ in self.pending[seat]), move)
        self.pending[seat].clear()
        if self.past and self.past[-1].seat != seat:
            self.past.clear()
        self.past.append(UndoPoint(seat, before, self.ply))
        self.moves.append((seat, row))
        self._keep(frames)
        drew = rng is not None and rng.drawn != drawn
        bound = step.binds(before, seat, move) or self._invites(seat)
        if drew or bound or any(event.reveals for event in events):
            self.past.clear()
        self.acta.lines.append(JournalLine("move", seat, self.words(row)))
        self.log.extend(LogEntry(self.ply, event) for event in events)
        if self.ply % SNAPSHOT_EVERY == 0:
            self.snapshots[self.ply] = self.game.to_bytes(self.settled())
        if s.over:
            self._finish()
        return events

    def _keep(self, frames: list[Frame]) -> None:
        self._frames[self.ply] = frames
        while len(self._frames) > 1 and sum(map(len, self._frames.values())) > MOST_FRAMES:
            del self._frames[next(iter(self._frames))]

    def frames(self, ply: int) -> list[Frame]:
        """The states that the move before this ply led through, step by step."""
        known = self._frames.get(ply)
        if known is not None:
            return known
        s = self.at(ply - 1)
        seat, moves = self.moves[ply - 1]
        for move in moves[:-1]:
            play(s, seat, move)
        return play_in_frames(s, seat, moves[-1])

    def endings(self, ends: frozenset[int]) -> tuple[int, ...]:
        """The plies at which such an event ended a part of the game."""
        return tuple(dict.fromkeys(entry.ply for entry in self.log if entry.event.kind in ends and not entry.undone))

    def begun(self, ply: int, begins: frozenset[int], ends: frozenset[int]) -> State | None:
        """The state when the part of the game began that the move to this ply ended, or None."""
        told = [entry for entry in self.log if entry.ply <= ply and not entry.undone]
        while told and told[-1].event.kind not in ends:
            told.pop()
        began = next((entry for entry in reversed(told) if entry.event.kind in begins), None)
        if began is None:
            return None
        if began.ply == 0:
            return self.at(0)
        return next(
            frame.state for frame in self.frames(began.ply) if any(event.kind in begins for event in frame.events)
        )

    def _invites(self, seat: int) -> bool:
        """Whether others write in secret now: nobody may wipe out their drafts by going back."""
        top = self.state.agenda[-1] if self.state.agenda else None
        return isinstance(top, Sealed) and top.members & ~(1 << seat) != 0

    def _finish(self) -> None:
        outcome = self.game.outcome(self.state)
        ranks = ",".join(str(rank) for rank in outcome.ranks)
        result = f"{outcome.ending} {ranks} {outcome.result}".rstrip()
        self.acta.lines.append(JournalLine("result", 0, result))
        if self.secret is not None:
            self.acta.lines.append(JournalLine("secret", 0, self.secret.hex()))

    def lay_drafts_aside(self) -> None:
        """Take up all unsealed edits: others have gone on, and lines are followed without them."""
        if any(self.pending):
            self.state = self.settled()
        for edits in self.pending:
            edits.clear()

    def settled(self) -> State:
        """The state without unsealed edits, which belong to no ply."""
        s = self.state.copy()
        for seat, edits in enumerate(self.pending):
            if edits:
                s.drafts[seat] = edits[0][1]
        return s

    # -- taking back ---------------------------------------------------------------------------------

    def why_no_undo(self, seat: int) -> str:
        """ "" if this seat can take its last move back, else the key of the reason (text `undo-<key>`)."""
        if self.over:
            return "over"
        if self.pending[seat]:
            return ""
        if not self.past:
            return "barrier" if self.moves and self.moves[-1][0] == seat else "nothing"
        return "" if self.past[-1].seat == seat else "nothing"

    def undo(self, seat: int) -> None:
        """Take back the seat's last edit or move. Never past a draw, a reveal or another seat's act."""
        why = self.why_no_undo(seat)
        if why:
            raise NothingToUndo(f"seat {seat + 1} has nothing to take back ({why})")
        if self.pending[seat]:
            self.state.drafts[seat] = self.pending[seat].pop()[1]
            return
        past = self.past.pop()
        self._go_back(past.state, past.ply)
        self.acta.lines.append(JournalLine("undo", seat))

    def restart(self, seat: int) -> None:
        """Take back everything that this seat can."""
        self.undo(seat)
        while not self.why_no_undo(seat):
            self.undo(seat)

    def rewind(self, ply: int, anew: bool = True) -> None:
        """Go back by agreement of all seats. The dice go on from where they are: nobody throws the same ones again; and
        what nobody could know then is laid `anew`: nobody draws the cards that they have seen. Records from before
        there was such a shuffle say `rewind` without it."""
        s = self.at(ply)
        s.rng = self.state.rng
        if anew and s.rng is not None:
            s.reshuffle(s.rng)
        self._go_back(s, ply)
        self.past.clear()
        self.snapshots[ply] = self.game.to_bytes(s)
        self.acta.lines.append(JournalLine("rewind", ply, ANEW if anew else ""))

    def _go_back(self, s: State, ply: int) -> None:
        self.state = s
        self.returns += 1
        self._frames = {known: frames for known, frames in self._frames.items() if known <= ply}
        del self.moves[ply:]
        self.snapshots = {known: data for known, data in self.snapshots.items() if known <= ply}
        self.log = [replace(entry, undone=True) if entry.ply > ply else entry for entry in self.log]
        for edits in self.pending:
            edits.clear()

    # -- the table's own lines -----------------------------------------------------------------------

    def resign(self, seat: int) -> None:
        self.acta.lines.append(JournalLine("resign", seat))

    def hand(self, seat: int, name: str, events: Sequence[Event] = ()) -> None:
        """Somebody else takes the seat, or its name changes; both are in the log."""
        self.acta.lines.append(JournalLine("hand", seat, json.dumps(name, ensure_ascii=False)))
        self.log.extend(LogEntry(self.ply, event) for event in events)

    def record(self, whole: bool = False) -> str:
        """The record as text. That of an unfinished game contains secrets: only the server may ask for it (`whole`)."""
        if not self.over and not whole:
            raise Refusal("the record of a game holds its secrets: it is given out when the game is over")
        return str(self.acta)


def play_and_keep_turn(s: State, seat: int, move: int) -> bool:
    """Make a move, and say whether the seat simply decides on: nothing was drawn, shown or bound, nobody else asked."""
    step = s.agenda[-1]
    if step.private(s, seat, move) or step.binds(s, seat, move):
        return False
    drawn = s.rng.drawn if s.rng is not None else 0
    events: list[Event] = []
    s.log = events
    play(s, seat, move)
    s.log = None
    calm = s.rng is None or s.rng.drawn == drawn
    return calm and owes(s) == 1 << seat and not any(event.reveals for event in events)


def cannot_be_undone(view: View, seat: int, rows: Sequence[Sequence[int]]) -> bool:
    """Whether these moves could not be taken back, as far as the seat can know: something is drawn, shown or bound.
    They are tried in a world that only looks like this one."""
    world = view.determinize(sfc32(0))
    for move in (move for row in rows for move in row):
        step = world.agenda[-1]
        if step.forbids(world, seat, move):
            return False  # `play` will say why
        private = step.private(world, seat, move)
        bound = step.binds(world, seat, move)
        drawn = world.rng.drawn if world.rng is not None else 0
        events: list[Event] = []
        world.log = events
        play(world, seat, move)
        shown = any(event.reveals for event in events)
        if not private and (bound or shown or (world.rng is not None and world.rng.drawn != drawn)):
            return True
        if not world.agenda:
            return True
    return False


def dice_of(acta: Acta, secret: bytes | None = None) -> int | FairRng:
    """The dice of a record; fair ones need the secret, which must be the one committed to."""
    kind, _, rest = acta.dice.partition(" ")
    if kind == "seed":
        return whole_number(rest, "dice")
    if kind != "fair":
        raise BadRecord(f"dice: “seed” and a number or “fair” and a commitment, not “{acta.dice[:60]}”")
    if secret is None:
        told = acta.last("secret")
        if not told:
            raise BadRecord("the secret of the dice is not in this record: it is told when the game is over")
        try:
            secret = bytes.fromhex(told)
        except ValueError:
            raise BadRecord("the secret of the dice is not written as hex digits") from None
    if len(secret) != 32 or commitment(secret) != rest:
        raise BadRecord("the dice are not the ones committed to: the secret does not fit the commitment")
    return fair_rng(secret)


def check_rules(game: AnyGame, acta: Acta) -> None:
    """Whether this build plays by the rules of the record."""
    if acta.game != game.id:
        raise BadRecord(f"this is a record of {acta.game}, not of {game.id}")
    if acta.ruleset != game.ruleset:
        raise BadRecord(f"this record was played under ruleset {acta.ruleset}; this build plays ruleset {game.ruleset}")


def box_in(game: AnyGame, acta: Acta) -> Box:
    """The box that the record was played with."""
    box: Box = game.box if acta.box_content is None else game.open_box(acta.box_content)
    if box.digest != acta.box:
        raise BadRecord(f"the box of this record ({acta.box}) is not the one here ({box.digest})")
    return box


def live_from(game: AnyGame, acta: Acta, secret: bytes | None = None) -> Live:
    """The table of a record, before its first move."""
    check_rules(game, acta)
    dice = dice_of(acta, secret)
    try:
        return Live(game, acta.seats, acta.options, dice, acta.names, box_in(game, acta), acta.box_content)
    except (BadBox, BadOptions) as wrong:
        raise BadRecord(f"the header: {wrong}") from wrong


def replay(game: AnyGame, acta: Acta, upto: int | None = None, secret: bytes | None = None) -> Live:
    """Play a record again with all checks; BadRecord names the first line that does not play."""
    live = live_from(game, acta, secret)
    for number, line in enumerate(acta.lines, 1):
        if upto is not None and line.kind == "move" and live.ply >= upto:
            break
        try:
            follow(live, line)
        except Refusal as refusal:
            raise BadRecord(f"entry {number}, “{line}”: {refusal}") from refusal
    return live


def follow(live: Live, line: JournalLine) -> None:
    match line.kind:
        case "move":
            live.play(line.number, line.text)
        case "undo":
            live.undo(line.number)
        case "rewind":
            if line.number > live.ply:
                raise BadRecord(f"there is no ply {line.number} to go back to, only {live.ply}")
            live.rewind(line.number, line.text == ANEW)
        case "resign":
            live.resign(line.number)
        case "hand":
            live.acta.lines.append(line)
        case "result":
            found = live.acta.last("result")
            if line.text != found:
                raise BadRecord(f"the game ended with “{found or 'no result'}”")
