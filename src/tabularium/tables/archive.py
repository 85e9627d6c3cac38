"""What an administrator does with a closed store: list tables, export and import records, check them on this build."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass

from tabularium.kernel.acta import Acta, JournalLine, read_acta
from tabularium.kernel.game import find_game, shelf
from tabularium.kernel.live import Live, dice_of, follow, replay
from tabularium.kernel.refusals import BadRecord, Refusal
from tabularium.tables.chairs import Chair
from tabularium.tables.opening import Stored, box_for, journal, open_table, questions, stored_acta
from tabularium.tables.store import Store
from tabularium.tables.table import Table
from tabularium.tables.tokens import new_table_id


@dataclass(frozen=True)
class Shelved:
    """One table of the store in a line."""

    id: str
    game: str
    names: tuple[str, ...]
    ply: int
    over: bool


@dataclass(frozen=True)
class Checked:
    """What a table is on this build: `difference` is "" if it plays as it was written."""

    id: str
    game: str
    lines: int
    difference: str


def tables_in(store: Store) -> list[Shelved]:
    found = store.rows("SELECT id, game, ply, over FROM tables ORDER BY created")
    names = store.rows("SELECT table_id, name FROM seats ORDER BY table_id, seat")
    return [
        Shelved(table_id, game, tuple(name for owner, name in names if owner == table_id), ply, bool(over))
        for table_id, game, ply, over in found
    ]


def acta_of(store: Store, table_id: str) -> tuple[Acta, bytes | None]:
    """The record of a table as the store has it, and the secret of its dice."""
    stored = Stored(*store.at_one_moment(questions(table_id)))
    if not stored.heads:
        raise BadRecord(f"there is no table {table_id} in this store")
    head = stored.head
    acta = stored_acta(store, find_game(head.game), head.header)
    acta.lines.extend(line for line, _ in journal(stored.lines, head.rev)[0])
    return acta, head.secret


def export_table(store: Store, table_id: str) -> str:
    """The record as text. Of an unfinished game it holds all secrets, dice included: it is for administrators only."""
    acta, secret = acta_of(store, table_id)
    if secret is not None and not acta.last("secret"):
        acta.lines.append(JournalLine("secret", 0, secret.hex()))
    return str(acta)


def import_table(store: Store, text: str, now: float | None = None) -> str:
    """Put a record into the store as a table that can be gone on with; its name. Seats are free to be taken."""
    acta = read_acta(text)
    game = find_game(acta.game)
    replay(game, acta)  # all or nothing: a record that does not play is refused whole
    box = None if acta.box_content is None else game.open_box(acta.box_content)
    live = Live(game, acta.seats, acta.options, dice_of(acta), acta.names, box, acta.box_content)
    now = time.time() if now is None else now
    table = Table(new_table_id(), live, [Chair(name) for name in acta.names], now)
    table.write_first(now)
    for line in acta.lines:
        if line.kind not in ("result", "secret"):
            already = len(live.log)
            follow(live, line)
            table.note_lines([entry.event for entry in live.log[already:]], now)
    store.write(table.take_unsaved()).result()
    return table.id


def verify_all(store: Store) -> Iterator[Checked]:
    """Play every table of the store again on this build, and name the first difference of each."""
    games = shelf()
    for shelved in tables_in(store):
        difference, lines = "", 0
        try:
            game = games.get(shelved.game)
            if game is None:
                raise BadRecord(f"{shelved.game} is not on the shelf")
            acta, secret = acta_of(store, shelved.id)
            lines = len(acta.lines)
            box_for(game, acta)
            again = replay(game, acta, secret=secret)
            kept = open_table(store, shelved.id, games)
            if kept is None or kept.live.settled().digest() != again.state.digest():
                difference = "it plays to another position than its snapshot has"
        except (Refusal, ValueError, LookupError) as wrong:
            difference = str(wrong)
        yield Checked(shelved.id, shelved.game, lines, difference)
