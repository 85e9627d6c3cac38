"""A table as the store has it: what was played is read again from the last sound snapshot on, drafts and words
included. What is damaged is named, and nothing is guessed."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields

from tabularium.kernel.acta import Acta, JournalLine
from tabularium.kernel.box import Toml, box_digest
from tabularium.kernel.custom import open_custom_box
from tabularium.kernel.game import AnyGame
from tabularium.kernel.live import Live, LogEntry, dice_of, follow
from tabularium.kernel.refusals import BadBox, BadRecord, Refusal
from tabularium.kernel.state import Box, Event, State
from tabularium.tables.chairs import Chair
from tabularium.tables.going_back import Proposal
from tabularium.tables.saving import unpacked
from tabularium.tables.store import Row, Statement, Store, line_seal, snapshot_seal
from tabularium.tables.table import CHAT_KEPT, Said, Table

Snapshot = tuple[int, bytes]  # after how many lines, and the state
LINES = "SELECT n, kind, number, text, events, seal FROM lines WHERE table_id = ? AND n >= ? ORDER BY n"
SEATS = (
    'SELECT name, holder, invite, bot, resigned, ahead, "left", since, warned, salt FROM seats WHERE table_id = ?'
    " ORDER BY seat"
)

log = logging.getLogger("tabularium")


class PastChanged(Exception):
    """A table has another past than the one that was followed: it has to be opened again."""


class CantOpen(BadRecord):
    """A table of the store can't be opened. `reason` is the stem of its text for players, which shows no line."""

    def __init__(self, reason: str, sentence: str, **values: str) -> None:
        super().__init__(sentence)
        self.reason = reason
        self.values = values


@dataclass(frozen=True)
class Head:
    """What the store says of a table in one row."""

    game: str
    header: str
    secret: bytes | None
    host: str
    listed: int
    pace: int
    created: float
    floor: int
    deadline: float | None
    proposal: str
    bank: float
    increment: float
    one_screen: int
    asked_at: str
    rules: int
    gathering: int
    guide: str
    rev: int
    version: int
    edition: int


@dataclass(frozen=True)
class Stored:
    """A table in the store, as it stood at one moment: all of it, or what is not known yet."""

    heads: list[Row]
    lines: list[Row]
    snapshots: list[Row]
    seats: list[Row]
    said: list[Row]
    sat: list[Row]
    curtains: list[Row]
    keys: list[Row]
    drafts: list[Row]

    @property
    def head(self) -> Head:
        return Head(*self.heads[0])


def questions(table_id: str, line: int = 0, said: int = 0, key: int = 0, states: bool = True) -> tuple[Statement, ...]:
    """What `Stored` is made of: the lines from one on, what was said and asked since, and the snapshots, or only of
    which plies there are some."""
    one = (table_id,)
    kept = "ply, line, state, seal" if states else "ply"
    return (
        (f"SELECT {', '.join(field.name for field in fields(Head))} FROM tables WHERE id = ?", one),
        (LINES, (table_id, line)),
        (f"SELECT {kept} FROM snapshots WHERE table_id = ? ORDER BY ply", one),
        (SEATS, one),
        (
            "SELECT n, seat, text, at FROM chat WHERE table_id = ? AND n > ? ORDER BY n DESC LIMIT ?",
            (table_id, said, CHAT_KEPT),
        ),
        ("SELECT holder, seat FROM sat WHERE table_id = ?", one),
        ("SELECT device, seat, rev FROM curtains WHERE table_id = ?", one),
        ("SELECT n, seat, key FROM keys WHERE table_id = ? AND n > ? ORDER BY n", (table_id, key)),
        ("SELECT seat, revision, edits FROM drafts WHERE table_id = ? ORDER BY seat", one),
    )


def open_table(store: Store, table_id: str, games: Mapping[str, AnyGame]) -> Table | None:
    """The table as it was when its last line was written; None if there is none of this name."""
    return made_of(store, table_id, Stored(*store.at_one_moment(questions(table_id))), games)


def made_of(store: Store, table_id: str, stored: Stored, games: Mapping[str, AnyGame]) -> Table | None:
    """A table from all that the store has of it."""
    if not stored.heads:
        return None
    try:
        return table_from_rows(store, table_id, stored, games)
    except CantOpen:
        raise
    except (Refusal, ValueError, LookupError, TypeError) as wrong:
        raise CantOpen("damaged", f"this table is damaged: {wrong}") from wrong


def table_from_rows(store: Store, table_id: str, stored: Stored, games: Mapping[str, AnyGame]) -> Table:
    head = stored.head
    game = games.get(head.game)
    if game is None:
        raise CantOpen("game", f"this table plays {head.game}, which is not on the shelf", game=head.game)
    check_rules(head, game)
    acta = stored_acta(store, game, head.header)
    lines, seal = journal(stored.lines, head.rev)
    snapshots = dict(sound_snapshots(stored.snapshots, table_id, len(lines)))
    assert head.secret is None or isinstance(head.secret, bytes)
    live = resume(game, acta, head.secret, lines, snapshots, int(head.floor), table_id)
    table = Table(table_id, live, chairs_of(stored, acta.seats), float(head.created))
    table.edition = head.edition
    table.one_screen = bool(head.one_screen)
    take_up(table, stored, snapshots, seal)
    return table


def catch_up(table: Table, stored: Stored) -> None:
    """Bring an open table up to what others have done there meanwhile: drafts are laid aside, the new lines followed,
    and the drafts taken up as they are now. PastChanged where that is not enough."""
    head = stored.head
    check_rules(head, table.game)
    known, seal = table.saving.lines_kept, table.saving.seal
    if head.edition != table.edition or head.rev < known:
        raise PastChanged(table.id)
    lines, last = journal(stored.lines, head.rev, known, seal)
    table.live.lay_drafts_aside()
    follow_lines(table.live, lines, known + 1)
    table.chairs[:] = chairs_of(stored, len(table.chairs))
    take_up(table, stored, [ply for (ply,) in stored.snapshots], last)


def check_rules(head: Head, game: AnyGame) -> None:
    """While servers of two builds use one store, the older one leaves alone what was played by rules that it does not
    know: it could read the lines otherwise."""
    if head.rules > game.ruleset:
        sentence = f"this table was played on by ruleset {head.rules} of {game.id}; this build has {game.ruleset}"
        raise CantOpen("rules", sentence)


def take_up(table: Table, stored: Stored, snapshots: Iterable[int], seal: str) -> None:
    """All that does not follow from the lines."""
    head = stored.head
    table.version = head.version
    table.host, table.listed, table.pace = str(head.host), bool(head.listed), int(head.pace)
    table.bank, table.increment = float(head.bank), float(head.increment)
    table.gathering, table.guide = bool(head.gathering), str(head.guide)
    table.deadline = None if head.deadline is None else float(head.deadline)
    seats = range(len(table.chairs))
    asked = json.loads(head.asked_at) if head.asked_at else [table.rev for _ in seats]  # older stores did not have it
    table.asked_at = [int(asked[seat]) for seat in seats]
    table.proposal = Proposal(*json.loads(head.proposal)) if head.proposal else None
    table.chat.extend(Said(*one) for one in reversed(stored.said))
    del table.chat[:-CHAT_KEPT]
    table.sat = {(holder, seat) for holder, seat in stored.sat}
    table.lifted = {device: (seat, rev) for device, seat, rev in stored.curtains}
    table.saving.recall(table.rev, seal, snapshots, stored.drafts, stored.keys)
    table.recall_drafts(stored.drafts)


def chairs_of(stored: Stored, seats: int) -> list[Chair]:
    if len(stored.seats) != seats:
        raise CantOpen("damaged", f"this table has {seats} seats, and {len(stored.seats)} are in the store")
    return [
        Chair(name, holder, invite, bot, bool(resigned), ahead, left, since, warned, salt)
        for name, holder, invite, bot, resigned, ahead, left, since, warned, salt in stored.seats
    ]


# -- what the store has ------------------------------------------------------------------------------


def stored_acta(store: Store, game: AnyGame, header_text: str) -> Acta:
    """The head of a table's record, with the box it was laid with where that is not this build's own."""
    header = json.loads(header_text)
    content = header["box_content"]
    if content is None and header["box"] != game.box.digest:
        content = kept_box(store, game, header["box"])
    names, bots = header["names"], header.get("bots", ())
    return Acta(game.id, header["ruleset"], header["box"], header["options"], names, header["dice"], content, bots=bots)


def kept_box(store: Store, game: AnyGame, digest: str) -> Toml:
    found = store.row("SELECT content FROM boxes WHERE digest = ?", digest)
    if found is None:
        sentence = f"this table was laid with the box {digest} of {game.id}; this build has {game.box.digest}"
        raise CantOpen("box-gone", f"{sentence}, and the store has not kept the other one")
    content: Toml = json.loads(found[0])
    if box_digest(content) != digest:
        raise CantOpen("damaged", f"the box {digest} of {game.id} is damaged in this store")
    return content


def box_for(game: AnyGame, acta: Acta) -> Box:
    """The box of a table: this build's own, or the one it was laid with."""
    if acta.box_content is None:
        own: Box = game.box
        return own
    try:
        return open_custom_box(game, acta.box_content)
    except BadBox as bad:
        sentence = f"this build can't play the box {acta.box} that this table was laid with: {bad.problems[0]}"
        raise CantOpen("box", sentence, problem=bad.problems[0]) from bad


def journal(
    rows: Iterable[Row], length: int, known: int = 0, seal: str = ""
) -> tuple[list[tuple[JournalLine, str]], str]:
    """The lines of a table with what they told, and the seal of the last one: all, or those after so many `known` ones
    that end with a seal. The first that is not as it was written is named by its number."""
    found: list[tuple[JournalLine, str]] = []
    for i, (n, kind, number, text, told, sealed) in enumerate(rows, known):
        seal = line_seal(seal, str(kind), number, str(text), str(told))
        if n != i or seal != sealed:
            raise CantOpen("line", f"line {i + 1} of this table’s journal is not as it was written", line=str(i + 1))
        found.append((JournalLine(kind, number, text), told))
    there = known + len(found)
    if there != length:
        raise CantOpen("line", f"line {there + 1} of this table’s journal is missing", line=str(there + 1))
    return found, seal


def sound_snapshots(rows: Iterable[Row], table_id: str, lines: int) -> Iterator[tuple[int, Snapshot]]:
    """Snapshots by ply; one that is not as it was written is passed over, and the log says so."""
    for ply, line, state, seal in rows:
        if isinstance(state, bytes) and seal == snapshot_seal(table_id, ply, line, state) and line <= lines:
            yield ply, (line, state)
        else:
            log.warning("table %s: the snapshot of ply %s is damaged and passed over", table_id, ply)


# -- the live game -----------------------------------------------------------------------------------


def resume(
    game: AnyGame,
    acta: Acta,
    secret: bytes | None,
    lines: Sequence[tuple[JournalLine, str]],
    snapshots: Mapping[int, Snapshot],
    floor: int,
    table_id: str = "",
) -> Live:
    """The live game of a journal, from the last snapshot that nobody could undo past, without replaying what was
    before it."""
    box = box_for(game, acta)
    live = Live(game, acta.seats, acta.options, dice_of(acta, secret), acta.names, box, acta.box_content)
    live.acta.ruleset, live.acta.bots = acta.ruleset, acta.bots
    for base in sorted((ply for ply in snapshots if 0 < ply <= floor), reverse=True):
        start, data = snapshots[base]
        state = readable(game, data, box, secret, table_id)
        if state is not None:
            live.state = state
            remember(live, lines[:start])
            live.snapshots |= {ply: data for ply, (_, data) in snapshots.items() if ply <= base}
            break
    else:
        start = 0
    follow_lines(live, lines[start:], start + 1)
    return live


def follow_lines(live: Live, lines: Iterable[tuple[JournalLine, str]], first: int) -> None:
    """Play lines of a journal, of which the first has this number."""
    for n, (line, told) in enumerate(lines, first):
        if line.kind in ("result", "secret"):  # the end writes them itself
            continue
        try:
            follow(live, line)
        except Refusal as refusal:
            sentence = f"this build does not play line {n} of this table as it was written: {refusal}"
            raise CantOpen("plays", sentence, line=str(n)) from refusal
        if line.kind == "hand":
            live.log.extend(LogEntry(live.ply, event) for event in unpacked(told))


def readable(game: AnyGame, data: bytes, box: Box, secret: bytes | None, table_id: str) -> State | None:
    """The state of a snapshot, or None where this build reads such states no more: the journal is there."""
    try:
        state: State = game.from_bytes(data, box, secret)
    except (Refusal, ValueError, LookupError, TypeError) as wrong:
        log.warning("table %s: a snapshot can't be read and is passed over: %s", table_id, wrong)
        return None
    return state


def remember(live: Live, lines: Sequence[tuple[JournalLine, str]]) -> None:
    """Put the lines before a snapshot into the record, the log and the row of standing moves."""
    texts: list[tuple[int, str]] = []
    log: list[tuple[int, Event, bool]] = [(entry.ply, entry.event, False) for entry in live.log]
    for line, told in lines:
        live.acta.lines.append(line)
        if line.kind == "move":
            texts.append((line.number, line.text))
        if line.kind in ("move", "hand"):
            log.extend((len(texts), event, False) for event in unpacked(told))
        elif line.kind in ("undo", "rewind"):
            ply = len(texts) - 1 if line.kind == "undo" else line.number
            del texts[ply:]
            live.returns += 1
            log = [(at, event, undone or at > ply) for at, event, undone in log]
    live.log = [LogEntry(*entry) for entry in log]
    read: dict[str, tuple[int, ...]] = {}
    for seat, text in texts:
        if text not in read:
            read[text] = live.parse(text)
        live.moves.append((seat, read[text]))
