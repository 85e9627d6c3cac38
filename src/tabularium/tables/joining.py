"""What changes people and their tables together: two who were two become one, somebody has another name, somebody is
forgotten. All of it or nothing, while nobody does anything at the tables concerned."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Collection, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace

from tabularium.kernel.refusals import Refusal
from tabularium.tables.chairs import STAND_IN, plain_name
from tabularium.tables.opening import CantOpen
from tabularium.tables.people import Device, keep_device
from tabularium.tables.refusals import NotNow
from tabularium.tables.registry import Registry
from tabularium.tables.saving import ADD_LINE
from tabularium.tables.similar_names import NUMERALS
from tabularium.tables.store import Statement, Store, line_seal
from tabularium.tables.table import Table
from tabularium.tables.watching import AGAIN, AWAY

SEEN = "SELECT table_id, holder, seat FROM sat UNION SELECT table_id, holder, seat FROM seats WHERE holder != ''"

MOVED = {  # what only one of two people keeps, with its other columns
    "wishes": "zone, digest, looked",
    "hushed": "table_id",
    "notices": "table_id, kind, decision, way, arose, chance, state, message",
}
RESEAL = "UPDATE lines SET text = ?, seal = ? WHERE table_id = ? AND n = ?"


@dataclass(frozen=True)
class Shared:
    """A table at which two people sit: its game, and the names of all who do."""

    id: str
    game: str
    names: tuple[str, ...]


class TwoHands(Refusal):
    """Two people sit at one running table: one person would see two hands."""

    def __init__(self, tables: Iterable[Shared]) -> None:
        self.tables = tuple(tables)
        super().__init__("both sit at the same running table, where each person may have only one seat")


# -- two become one ----------------------------------------------------------------------------------


def shared_tables(store: Store, one: str, other: str) -> list[Shared]:
    """The running tables at which these two have looked into different hands; not those that one of them laid for
    several people around one screen."""
    rows = store.rows(
        f"WITH seen AS ({SEEN}) SELECT DISTINCT t.id, t.game, t.touched FROM seen a JOIN seen b USING (table_id)"
        " JOIN tables t ON t.id = a.table_id WHERE a.holder = ?1 AND b.holder = ?2 AND a.seat != b.seat"
        " AND t.over = 0 AND NOT (t.one_screen = 1 AND t.host IN (?1, ?2)) ORDER BY t.touched",
        one,
        other,
    )
    return [Shared(table_id, game, names_at(store, table_id)) for table_id, game, _ in rows]


def names_at(store: Store, table_id: str) -> tuple[str, ...]:
    return tuple(name for (name,) in store.rows("SELECT name FROM seats WHERE table_id = ? ORDER BY seat", table_id))


def tables_of_person(store: Store, person: str) -> set[str]:
    """Every table that has something of this person."""
    rows = store.rows(
        "SELECT table_id FROM seats WHERE holder = ?1 UNION SELECT table_id FROM sat WHERE holder = ?1"
        " UNION SELECT id FROM tables WHERE host = ?1",
        person,
    )
    return {table_id for (table_id,) in rows}


def check_join(registry: Registry, person: str, other: str) -> None:
    """Refuse to make one of these two, if that would show a hand to somebody, or take a way back from somebody."""
    if person == other:
        raise NotNow("same-person", "this device is yours already")
    if registry.people.has_way_back(other):
        raise NotNow("own-words", "the other one has twelve words of its own: give them up there first")
    if registry.store.row("SELECT 1 FROM ways WHERE person = ? AND kind = 'mail' AND state = 'on'", other):
        raise NotNow("own-mail", "the other one has a mail address, which is a way back of its own: turn it off there")
    if registry.people.passkeys_of(other):
        raise NotNow("own-passkey", "the other one has a passkey of its own: remove it there first")
    if both := shared_tables(registry.store, person, other):
        raise TwoHands(both)


async def join(registry: Registry, person: str, other: str, name: str = "", recovered: float | None = None) -> None:
    """All that was the `other`'s is this `person`'s: seats, tables, feats, devices, and what they have seen. `name` is
    what the device that asked is called; `recovered` goes with who came by the words, or was let in by who had."""
    moved = await registry.until_written(lambda: join_once(registry, person, other, name, recovered))
    registry.watching.dismiss({one.id for one in moved}, AGAIN)


async def join_once(registry: Registry, person: str, other: str, name: str, recovered: float | None) -> list[Device]:
    async with registry.joining, tables_held(registry, other) as versions:
        check_join(registry, person, other)
        moved = [joined(one, person, name, recovered) for one in devices_to_move(registry, other)]
        rows = [*(keep_device(one) for one in moved), *join_rows(person, other)]
        await registry.keep(rows, versions, registry.others.guards())
        registry.people.reload()
    return moved


@asynccontextmanager
async def tables_held(registry: Registry, person: str) -> AsyncIterator[dict[str, int]]:
    """All tables that have something of this person, and their versions, while nobody does anything there."""
    tables: set[str] = set()
    while True:
        async with registry.hold(tables) as versions:
            found = tables_of_person(registry.store, person)
            if found <= tables:
                yield versions
                return
            tables = found


def devices_to_move(registry: Registry, other: str) -> list[Device]:
    return registry.people.devices_of(other)


def joined(one: Device, person: str, name: str, recovered: float | None) -> Device:
    later = max((at for at in (one.recovered, recovered) if at is not None), default=None)
    return replace(one, person=person, name=one.name or name, recovered=later)


def join_rows(person: str, other: str) -> list[Statement]:
    both = (person, other)
    return [
        ("UPDATE seats SET holder = ? WHERE holder = ?", both),
        ("UPDATE tables SET host = ? WHERE host = ?", both),
        ("UPDATE feats SET holder = ? WHERE holder = ?", both),
        *moved_rows("sat", "holder", "table_id, seat, at", person, other),
        ("UPDATE devices SET person = ? WHERE person = ?", both),  # also those that are no longer good
        (
            "INSERT INTO people (person, name, words, words_made) SELECT ?, name, '', NULL FROM people"
            " WHERE person = ? ON CONFLICT DO NOTHING",
            both,
        ),
        ("DELETE FROM people WHERE person = ?", (other,)),
        ("DELETE FROM pairings WHERE person = ?", (other,)),
        ("DELETE FROM passkeys WHERE person = ?", (other,)),  # nobody brings a way back along
        ("DELETE FROM ways WHERE person = ? AND kind = 'mail'", (other,)),
        ("UPDATE ways SET person = ? WHERE person = ?", both),
        ("UPDATE messages SET person = ? WHERE person = ?", both),
        *(row for name, rest in MOVED.items() for row in moved_rows(name, "person", rest, person, other)),
    ]


def moved_rows(name: str, who: str, rest: str, person: str, other: str) -> list[Statement]:
    """Where both have the same row, the one of who takes the other in stays."""
    moved = f"INSERT INTO {name} ({who}, {rest}) SELECT ?, {rest} FROM {name} WHERE {who} = ? ON CONFLICT DO NOTHING"
    return [(moved, (person, other)), (f"DELETE FROM {name} WHERE {who} = ?", (other,))]


# -- another name ------------------------------------------------------------------------------------


async def rename(registry: Registry, person: str, name: str) -> str:
    """A person is called otherwise from now on, at all running tables; finished ones keep what they have. Where several
    people share a device, only the seat that had the old name gets the new one."""
    before, called = registry.people.name_of(person), plain_name(name, 0) if name.strip() else ""
    await registry.keep(registry.people.call(person, called))
    registry.people.named(person, called)
    rows = registry.store.rows(
        "SELECT s.table_id FROM seats s JOIN tables t ON t.id = s.table_id WHERE s.holder = ? AND t.over = 0", person
    )
    for table_id in {row[0] for row in rows} if called else ():

        def change(table: Table) -> None:
            held = table.held_by(person)
            for seat in held:
                if len(held) == 1 or table.chairs[seat].name == before:
                    table.rename(seat, called, registry.clock())

        try:
            await registry.act(table_id, change)
        except CantOpen:
            continue  # it is damaged, and the log says so
    return called


# -- forgetting --------------------------------------------------------------------------------------


async def forget(registry: Registry, person: str, device: str) -> None:
    """Nothing of a person stays but seats without a name: bots play on, what was said has no author, and tables that
    they were the host of pass to who has sat there longest."""
    if len(registry.people.devices_of(person)) > 1:
        registry.people.check_careful(device)
    devices = await registry.until_written(lambda: forget_once(registry, person))
    registry.watching.dismiss(devices, AWAY)
    await registry.wake_bots()


async def forget_once(registry: Registry, person: str) -> set[str]:
    async with registry.joining, tables_held(registry, person) as versions:
        rows = [row for table_id in sorted(versions) for row in forget_at(registry, table_id, person)]
        devices = {one.id for one in registry.people.devices_of(person)}
        await registry.keep([*rows, *forget_rows(person, devices)], versions, registry.others.guards())
        registry.people.reload()
    return devices


def forget_at(registry: Registry, table_id: str, person: str) -> list[Statement]:
    """What one table must be given, or be rid of, so that nobody there is this person."""
    store = registry.store
    host, over = store.rows("SELECT host, over FROM tables WHERE id = ?", table_id)[0]
    chairs = store.rows("SELECT seat, name, holder, bot FROM seats WHERE table_id = ? ORDER BY seat", table_id)
    held = {seat for seat, _, holder, _ in chairs if holder == person}
    sat = {seat for (seat,) in store.rows("SELECT seat FROM sat WHERE table_id = ? AND holder = ?", table_id, person)}
    names = {name for seat, name, _, _ in chairs if seat in held} | {registry.people.name_of(person)}
    left = {} if over else {seat: STAND_IN for seat, _, _, bot in chairs if seat in held and not bot}
    rows = unnamed_record(store, table_id, held, sat - held, names)
    rows += handed_to_bots(store, table_id, left, rows, registry.clock())
    if host == person:
        rows.append(("UPDATE tables SET host = ? WHERE id = ?", (heir(store, table_id, person), table_id)))
    for seat in held | sat:
        rows.append(("UPDATE chat SET seat = -1 WHERE table_id = ? AND seat = ?", (table_id, seat)))
    for seat in held:
        rows.append(
            (
                "UPDATE seats SET name = ?, holder = '', invite = '', salt = '', warned = NULL, since = NULL"
                " WHERE table_id = ? AND seat = ?",
                (seat_name(seat), table_id, seat),
            )
        )
    return rows


def handed_to_bots(
    store: Store, table_id: str, left: Mapping[int, str], before: Sequence[Statement], now: float
) -> list[Statement]:
    """Rows that hand seats to bots, as lines of the journal do: after the ones `before`, which may have changed its
    last seal."""
    n, last = store.rows("SELECT COUNT(*), COALESCE(MAX(n), -1) FROM lines WHERE table_id = ?", table_id)[0]
    sealed = store.row("SELECT seal FROM lines WHERE table_id = ? AND n = ?", table_id, last)
    seal = str(sealed[0]) if sealed else ""
    for sql, values in before:
        if sql == RESEAL and values[-1] == last:
            seal = str(values[1])
    rows: list[Statement] = []
    for seat, bot in left.items():
        text = json.dumps(f"{seat_name(seat)} (bot)")
        seal = line_seal(seal, "hand", seat, text, "[]")
        rows += [
            (ADD_LINE, (table_id, n, "hand", seat, text, "[]", now, seal)),
            ("UPDATE seats SET bot = ? WHERE table_id = ? AND seat = ?", (bot, table_id, seat)),
            (
                "UPDATE tables SET rev = rev + 1, bots_due = bots_due | (waiting & ?) WHERE id = ?",
                (1 << seat, table_id),
            ),
        ]
        n += 1
    return rows


def heir(store: Store, table_id: str, person: str) -> str:
    """Who has sat at a table longest besides this person, or "" where nobody does."""
    row = store.row(
        "SELECT seats.holder FROM seats JOIN sat USING (table_id, holder)"
        " WHERE table_id = ? AND seats.holder NOT IN ('', ?)"
        " GROUP BY seats.holder ORDER BY MIN(sat.at), MIN(seats.seat)",
        table_id,
        person,
    )
    return "" if row is None else str(row[0])


def unnamed_record(
    store: Store, table_id: str, held: Collection[int], left: Collection[int], names: Collection[str]
) -> list[Statement]:
    """The journal and its head without the names of somebody: of the seats they hold no name stays, of those they have
    left none of their own. Lines are sealed one upon the other, so all from there on get new seals."""
    header = json.loads(store.rows("SELECT header FROM tables WHERE id = ?", table_id)[0][0])
    header["names"] = [
        seat_name(seat) if seat in held or (seat in left and name in names) else name
        for seat, name in enumerate(header["names"])
    ]
    sql = "UPDATE tables SET header = ?, edition = edition + 1 WHERE id = ?"
    rows: list[Statement] = [(sql, (json.dumps(header), table_id))]
    last = ""
    lines = store.rows("SELECT n, kind, number, text, events, seal FROM lines WHERE table_id = ? ORDER BY n", table_id)
    for n, kind, number, text, events, seal in lines:
        said = text
        if kind == "hand" and (number in held or number in left):
            name, bot, _ = json.loads(text).partition(" (bot)")
            if number in held or name in names:
                said = json.dumps(seat_name(number) + bot)
        last = line_seal(last, kind, number, said, events)
        if last != seal:
            rows.append((RESEAL, (said, last, table_id, n)))
    return rows


def seat_name(seat: int) -> str:
    """What a record calls somebody who was forgotten, in any language."""
    return f"Seat {NUMERALS[seat]}"


def forget_rows(person: str, devices: Iterable[str]) -> list[Statement]:
    return [
        ("DELETE FROM feats WHERE holder = ?", (person,)),
        ("DELETE FROM sat WHERE holder = ?", (person,)),
        ("DELETE FROM people WHERE person = ?", (person,)),
        ("DELETE FROM pairings WHERE person = ?", (person,)),
        *(
            (f"DELETE FROM {name} WHERE person = ?", (person,))
            for name in ("ways", "wishes", "hushed", "notices", "messages", "passkeys")
        ),
        *(("DELETE FROM told WHERE device = ?", (one,)) for one in devices),
        *(("DELETE FROM curtains WHERE device = ?", (one,)) for one in devices),
        ("DELETE FROM devices WHERE person = ?", (person,)),
    ]
