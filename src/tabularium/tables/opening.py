"""A table as the store has it: what was played is read again from the last snapshot on, drafts and words included."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence

from tabularium.kernel.acta import Acta, Line
from tabularium.kernel.game import AnyGame
from tabularium.kernel.live import Entry, Live, dice_of, follow
from tabularium.kernel.refusals import BadRecord
from tabularium.kernel.state import Event
from tabularium.tables.store import Store
from tabularium.tables.table import Chair, Proposal, Said, Table


def open_table(store: Store, table_id: str, games: Mapping[str, AnyGame]) -> Table | None:
    """The table as it was when its last line was written; None if there is none of this name."""
    row = store.row(
        "SELECT game, header, secret, host, listed, pace, created, floor, deadline, proposal FROM tables WHERE id = ?",
        table_id,
    )
    if row is None:
        return None
    game_id, header_text, secret, host, listed, pace, created, floor, deadline, proposal = row
    game = games.get(game_id)
    if game is None:
        raise BadRecord(f"this table plays {game_id}, which is not on the shelf")
    acta = stored_acta(game_id, header_text)
    lines = [
        (Line(kind, number, text), told)
        for kind, number, text, told in store.rows(
            "SELECT kind, number, text, events FROM lines WHERE table_id = ? ORDER BY n", table_id
        )
    ]
    snapshots = {
        ply: (line, state)
        for ply, line, state in store.rows("SELECT ply, line, state FROM snapshots WHERE table_id = ?", table_id)
    }
    live = resume(game, acta, secret, lines, snapshots, floor)
    chairs = [
        Chair(name, holder, invite, bot, bool(resigned), ahead)
        for name, holder, invite, bot, resigned, ahead in store.rows(
            "SELECT name, holder, invite, bot, resigned, ahead FROM seats WHERE table_id = ? ORDER BY seat", table_id
        )
    ]
    table = Table(table_id, live, chairs, created)
    table.host, table.listed, table.pace, table.deadline = host, bool(listed), pace, deadline
    if proposal:
        table.proposal = Proposal(*json.loads(proposal))
    said = store.rows("SELECT n, seat, text, at FROM chat WHERE table_id = ? ORDER BY n", table_id)
    table.chat = [Said(*one) for one in said]
    keys = store.rows("SELECT seat, key FROM keys WHERE table_id = ?", table_id)
    drafts = store.rows("SELECT seat, revision, edits FROM drafts WHERE table_id = ?", table_id)
    table.recall(snapshots, [(seat, key) for seat, key in keys], [(seat, n, edits) for seat, n, edits in drafts])
    return table


def stored_acta(game_id: str, header_text: str) -> Acta:
    header = json.loads(header_text)
    return Acta(
        game_id, header["ruleset"], header["box"], header["options"], header["names"], header["dice"],
        header["box_content"],
    )  # fmt: skip


def resume(
    game: AnyGame,
    acta: Acta,
    secret: bytes | None,
    lines: Sequence[tuple[Line, str]],
    snapshots: Mapping[int, tuple[int, bytes]],
    floor: int,
) -> Live:
    """The live game of a journal, from the last snapshot that nobody could undo past, without replaying what was
    before it."""
    box = game.box if acta.box_content is None else game.open_box(acta.box_content)
    live = Live(game, acta.seats, acta.options, dice_of(acta, secret), acta.names, box, acta.box_content)
    live.acta.ruleset = acta.ruleset
    base = max((ply for ply in snapshots if ply <= floor), default=0)
    start = 0
    if base:
        start, state = snapshots[base]
        live.state = game.from_bytes(state, box, secret)
        remember(live, lines[:start])
        live.snapshots |= {ply: data for ply, (_, data) in snapshots.items() if ply <= base}
    for line, _ in lines[start:]:
        if line.kind not in ("result", "secret"):  # the end writes them itself
            follow(live, line)
    return live


def remember(live: Live, lines: Sequence[tuple[Line, str]]) -> None:
    """Put the lines before a snapshot into the record, the log and the row of standing moves."""
    texts: list[tuple[int, str]] = []
    log: list[tuple[int, Event, bool]] = [(entry.ply, entry.event, False) for entry in live.log]
    for line, told in lines:
        live.acta.lines.append(line)
        if line.kind == "move":
            texts.append((line.number, line.text))
            log.extend((len(texts), event, False) for event in unpacked(told))
        elif line.kind in ("undo", "rewind"):
            ply = len(texts) - 1 if line.kind == "undo" else line.number
            del texts[ply:]
            log = [(at, event, undone or at > ply) for at, event, undone in log]
    live.log = [Entry(*entry) for entry in log]
    read: dict[str, tuple[int, ...]] = {}
    for seat, text in texts:
        if text not in read:
            read[text] = live.parse(text)
        live.moves.append((seat, read[text]))


def unpacked(text: str) -> list[Event]:
    if not text:
        return []
    return [
        Event(kind, seat, tuple(public), tuple(secret), mask, reveals)
        for kind, seat, public, secret, mask, reveals in json.loads(text)
    ]
