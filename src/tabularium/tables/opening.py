"""A table as the store has it: what was played is read again from the last sound snapshot on, drafts and words
included. What is damaged is named, and nothing is guessed."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator, Mapping, Sequence

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
from tabularium.tables.store import Store, line_seal, snapshot_seal
from tabularium.tables.table import CHAT_KEPT, Said, Table

Snapshot = tuple[int, bytes]  # after how many lines, and the state

log = logging.getLogger("tabularium")


class CantOpen(BadRecord):
    """A table of the store can't be opened. `reason` is the stem of its text for players, which shows no line."""

    def __init__(self, reason: str, sentence: str, **values: str) -> None:
        super().__init__(sentence)
        self.reason = reason
        self.values = values


def open_table(store: Store, table_id: str, games: Mapping[str, AnyGame]) -> Table | None:
    """The table as it was when its last line was written; None if there is none of this name."""
    row = store.row(
        "SELECT game, header, secret, host, listed, pace, created, floor, deadline, proposal, bank, increment,"
        " one_screen, asked_at, gathering FROM tables WHERE id = ?",
        table_id,
    )
    if row is None:
        return None
    try:
        return opened(store, table_id, games, row)
    except CantOpen:
        raise
    except (Refusal, ValueError, LookupError, TypeError) as wrong:
        raise CantOpen("damaged", f"this table is damaged: {wrong}") from wrong


def opened(store: Store, table_id: str, games: Mapping[str, AnyGame], row: Sequence[object]) -> Table:
    game_id, header, secret, host, listed, pace, created, floor, deadline, proposal, *rest = row
    bank, increment, one_screen, asked_at, gathering = rest
    game = games.get(str(game_id))
    if game is None:
        raise CantOpen("game", f"this table plays {game_id}, which is not on the shelf", game=str(game_id))
    acta = stored_acta(store, game, str(header))
    lines, seal = journal(store, table_id)
    snapshots = dict(sound_snapshots(store, table_id, len(lines)))
    assert secret is None or isinstance(secret, bytes)
    live = resume(game, acta, secret, lines, snapshots, int(str(floor)), table_id)
    chairs = [
        Chair(name, holder, invite, bot, bool(resigned), ahead, left, since, warned, salt)
        for name, holder, invite, bot, resigned, ahead, left, since, warned, salt in store.rows(
            "SELECT name, holder, invite, bot, resigned, ahead, left, since, warned, salt FROM seats WHERE table_id = ?"
            " ORDER BY seat",
            table_id,
        )
    ]
    if len(chairs) != acta.seats:
        raise CantOpen("damaged", f"this table has {acta.seats} seats, and {len(chairs)} are in the store")
    table = Table(table_id, live, chairs, float(str(created)))
    table.host, table.listed, table.pace = str(host), bool(listed), int(str(pace))
    table.bank, table.increment, table.one_screen = float(str(bank)), float(str(increment)), bool(one_screen)
    table.gathering = bool(gathering)
    table.deadline = None if deadline is None else float(str(deadline))
    asked = json.loads(str(asked_at)) if asked_at else [table.rev] * len(chairs)  # older stores did not have it
    table.asked_at = [int(asked[seat]) for seat in range(len(chairs))]
    if proposal:
        table.proposal = Proposal(*json.loads(str(proposal)))
    said = store.rows(
        "SELECT n, seat, text, at FROM chat WHERE table_id = ? ORDER BY n DESC LIMIT ?", table_id, CHAT_KEPT
    )
    table.chat = [Said(*one) for one in reversed(said)]
    table.sat = {
        (holder, seat) for holder, seat in store.rows("SELECT holder, seat FROM sat WHERE table_id = ?", table_id)
    }
    table.lifted = {
        device: (seat, rev)
        for device, seat, rev in store.rows("SELECT device, seat, rev FROM curtains WHERE table_id = ?", table_id)
    }
    keys = store.rows("SELECT seat, key FROM keys WHERE table_id = ? ORDER BY n", table_id)
    drafts = store.rows("SELECT seat, revision, edits FROM drafts WHERE table_id = ?", table_id)
    table.saving.recall(table.rev, seal, snapshots, drafts, keys)
    table.recall_drafts(drafts)
    return table


# -- what the store has ------------------------------------------------------------------------------


def stored_acta(store: Store, game: AnyGame, header_text: str) -> Acta:
    """The head of a table's record, with the box it was laid with where that is not this build's own."""
    header = json.loads(header_text)
    content = header["box_content"]
    if content is None and header["box"] != game.box.digest:
        content = kept_box(store, game, header["box"])
    return Acta(game.id, header["ruleset"], header["box"], header["options"], header["names"], header["dice"], content)


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


def journal(store: Store, table_id: str) -> tuple[list[tuple[JournalLine, str]], str]:
    """All lines of a table with what they told, and the seal of the last one. The first that is not as it was written
    is named by its number."""
    found: list[tuple[JournalLine, str]] = []
    last = ""
    rows = store.rows("SELECT n, kind, number, text, events, seal FROM lines WHERE table_id = ? ORDER BY n", table_id)
    for i, (n, kind, number, text, told, seal) in enumerate(rows):
        last = line_seal(last, str(kind), number, str(text), str(told))
        if n != i or last != seal:
            raise CantOpen("line", f"line {i + 1} of this table’s journal is not as it was written", line=str(i + 1))
        found.append((JournalLine(kind, number, text), told))
    written = store.row("SELECT rev FROM tables WHERE id = ?", table_id)
    if written is not None and written[0] != len(found):
        raise CantOpen("line", f"line {len(found) + 1} of this table’s journal is missing", line=str(len(found) + 1))
    return found, last


def sound_snapshots(store: Store, table_id: str, lines: int) -> Iterator[tuple[int, Snapshot]]:
    """Snapshots by ply; one that is not as it was written is passed over, and the log says so."""
    for ply, line, state, seal in store.rows(
        "SELECT ply, line, state, seal FROM snapshots WHERE table_id = ?", table_id
    ):
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
    live.acta.ruleset = acta.ruleset
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
    for n, (line, told) in enumerate(lines[start:], start + 1):
        if line.kind in ("result", "secret"):  # the end writes them itself
            continue
        try:
            follow(live, line)
        except Refusal as refusal:
            sentence = f"this build does not play line {n} of this table as it was written: {refusal}"
            raise CantOpen("plays", sentence, line=str(n)) from refusal
        if line.kind == "hand":
            live.log.extend(LogEntry(live.ply, event) for event in unpacked(told))
    return live


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
