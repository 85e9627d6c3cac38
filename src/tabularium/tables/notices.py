"""Notices that it is somebody's turn: which are due to whom. Nothing is sent here.

What is due follows from the rows of tables and seats alone, so that a notice says nothing that is not public, and a
server that was down finds it again. `find_due` notes it in `notices`, one row for each way of a person; a message is
made of all rows that are due on one way, and claimed by a lease, so that two processes do not send it both.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from tabularium.tables.chairs import DAY
from tabularium.tables.going_back import ASKED as ASKED_AGAIN
from tabularium.tables.going_back import Proposal
from tabularium.tables.other_processes import claimed
from tabularium.tables.store import Row, Statement, Store
from tabularium.tables.timing import by_chance
from tabularium.tables.tokens import new_token

QUIET_SECONDS = 120.0  # that nobody has looked, before anything is sent
CHANCE_SECONDS = 60.0  # at most so much more, by chance: the moment tells nothing
HOUR = 3_600.0  # between two notices on one way
AGAIN = (60.0, 300.0, 1_800.0, 21_600.0)  # seconds until the next try
LEASE_SECONDS = 120.0
LEADER, LEADER_SECONDS = "notices", 20.0  # the lease of the process that sends, where several could
BACK_SECONDS = 900.0  # that a link for coming back is good
KEPT_DAYS = 30
FRESH_DAYS = 7  # so long the end of a game is news, and an address may wait for its yes
MOST_WAYS = 8
MAIL, PUSH, WEBHOOK = "mail", "push", "webhook"
ASKED, ON, OFF = "asked", "on", "off"
DUE, SENT, GONE, FAILED, OPEN = "due", "sent", "gone", "failed", "open"
NEWS, TEST, CONFIRM, BACK = "news", "test", "confirm", "back"  # kinds of messages
TURN, QUARTER, WARNED, BOT, OVER, FULL, ASKS, CALLED = (
    "turn", "quarter", "warned", "bot", "over", "full", "asks", "called",
)  # fmt: skip
ONCE = (BOT, OVER, FULL, ASKS, CALLED)  # whoever has looked at that table since knows it


@dataclass(frozen=True)
class Way:
    """One way to reach a person: an address of mail, a browser, or a webhook."""

    id: int
    person: str
    kind: str
    target: str
    shape: str
    secret: str
    lang: str
    start: str  # of links: the server's address as this person knows it
    state: str
    reason: str
    added: float
    device: str = ""  # the one whose browser a push goes to


@dataclass(frozen=True)
class Due:
    """Something that a person may be told about a table."""

    person: str
    table_id: str
    kind: str
    decision: str
    arose: float


@dataclass(frozen=True)
class Item:
    """One table in a message, with nothing but what is public there."""

    table_id: str
    kind: str
    game: str
    others: tuple[str, ...]
    deadline: float | None


@dataclass(frozen=True)
class Message:
    """What is to be sent on a way. Its number stays the same however often it is tried."""

    id: int
    way: Way
    kind: str
    about: str
    made: float
    tries: int
    items: tuple[Item, ...] = ()
    named: tuple[tuple[str, str, str], ...] = ()  # the rows it tells of: table, kind and decision


@dataclass(frozen=True)
class Wishes:
    """When a person wants to be told: `digest` is an hour of the day in their time zone, or -1 for at most one notice
    an hour."""

    zone: str = "UTC"
    digest: int = -1
    looked: float = 0.0


class Notices:
    """All notices of one store."""

    def __init__(self, store: Store, clock: Callable[[], float], chance: Callable[[], float] = by_chance) -> None:
        self.store, self.clock, self.chance = store, clock, chance
        self.name = new_token()  # of this process, on leases and messages
        self._tidied = 0.0

    async def leads(self) -> bool:
        """Whether this process sends. Of several on one store one does, until it ends: two that look for what is due at
        the same moment would find the same."""
        return not self.store.shared or await claimed(self.store, LEADER, self.name, self.clock(), LEADER_SECONDS)

    # -- ways and wishes -----------------------------------------------------------------------------

    def ways_of(self, person: str) -> list[Way]:
        return [Way(*row) for row in self.store.rows("SELECT * FROM ways WHERE person = ? ORDER BY way", person)]

    def way(self, way: int) -> Way | None:
        row = self.store.row("SELECT * FROM ways WHERE way = ?", way)
        return None if row is None else Way(*row)

    def wishes(self, person: str) -> Wishes:
        row = self.store.row("SELECT zone, digest, looked FROM wishes WHERE person = ?", person)
        return Wishes() if row is None else Wishes(*row)

    def wish(self, person: str, zone: str, digest: int) -> list[Statement]:
        return [
            self.known(person),
            ("UPDATE wishes SET zone = ?, digest = ? WHERE person = ?", (zone, digest, person)),
        ]

    def known(self, person: str, zone: str = "UTC") -> Statement:
        return ("INSERT OR IGNORE INTO wishes VALUES (?, ?, -1, ?)", (person, zone, self.clock()))

    def hush(self, person: str, table_id: str, quiet: bool) -> Statement:
        sql = (
            "INSERT OR IGNORE INTO hushed VALUES (?, ?)"
            if quiet
            else "DELETE FROM hushed WHERE (person, table_id) = (?, ?)"
        )
        return (sql, (person, table_id))

    def hushed(self, person: str) -> set[str]:
        return {table_id for (table_id,) in self.store.rows("SELECT table_id FROM hushed WHERE person = ?", person)}

    def new_way(
        self,
        person: str,
        kind: str,
        target: str,
        lang: str,
        start: str,
        state: str,
        shape: str = "",
        secret: str = "",
        device: str = "",
        zone: str = "UTC",
    ) -> list[Statement]:
        """Rows of a new way; one to the same target takes its place. `zone` counts where the person has named none."""
        old = "SELECT way FROM ways WHERE person = ? AND kind = ? AND target = ?"
        same = (person, kind, target)
        return [
            (f"DELETE FROM notices WHERE way IN ({old})", same),
            (f"DELETE FROM messages WHERE way IN ({old})", same),
            ("DELETE FROM ways WHERE person = ? AND kind = ? AND target = ?", same),
            (
                "INSERT INTO ways (person, kind, target, shape, secret, lang, start, state, reason, added, device)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?, '', ?, ?)",
                (person, kind, target, shape, secret, lang, start, state, self.clock(), device),
            ),
            self.known(person, zone),
        ]

    def drop_way(self, way: int) -> list[Statement]:
        return [(f"DELETE FROM {name} WHERE way = ?", (way,)) for name in ("notices", "messages", "ways")]

    def looked(self, looking: Iterable[tuple[str, str]]) -> list[Statement]:
        """Tables, and who looks at them right now. Nothing is sent to these people for two minutes, and what happened
        once at that table they know. Of those who have no way nothing is kept."""
        now, known = self.clock(), {person for (person,) in self.store.rows("SELECT person FROM wishes")}
        here = [(table_id, person) for table_id, person in looking if person in known]
        once = f"kind IN ({', '.join('?' * len(ONCE))})"
        return [
            *(
                ("UPDATE wishes SET looked = ? WHERE person = ? AND looked < ?", (now, person, now))
                for person in sorted({person for _, person in here})
            ),
            *(
                (
                    f"UPDATE notices SET state = 'gone' WHERE person = ? AND table_id = ? AND state = 'due' AND {once}",
                    (person, table_id, *ONCE),
                )
                for table_id, person in here
            ),
        ]

    # -- what is due ---------------------------------------------------------------------------------

    def due_at_tables(self) -> list[Due]:
        """All that people with a way may be told now, from the rows of their tables; no lessons: nobody waits there."""
        rows = self.store.rows(
            "SELECT DISTINCT s.holder, s.seat, s.bot, s.resigned, s.warned, t.id, t.rev, t.over, t.waiting, t.bots_due,"
            " t.deadline, t.pace, t.proposal, t.asked_at, t.touched, t.gathering, t.host"
            " FROM seats s JOIN tables t ON t.id = s.table_id JOIN ways w ON w.person = s.holder AND w.state = 'on'"
            " WHERE s.holder != '' AND NOT EXISTS (SELECT 1 FROM hushed h WHERE h.person = s.holder"
            " AND h.table_id = t.id) AND t.guide = '' AND (t.over = 0 OR t.touched > ?) ORDER BY t.id, s.seat",
            self.clock() - FRESH_DAYS * DAY,
        )
        found = [due for row in rows for due in self._due_at_seat(row)]
        return [*found, *self._calls()]

    def _due_at_seat(self, row: Row) -> list[Due]:
        holder, seat, bot, resigned, warned, table_id, rev, over, waiting, bots_due, deadline, pace, *rest = row
        proposal, asked_text, touched, gathering, host = rest

        def due(kind: str, decision: object, arose: float) -> Due:
            return Due(holder, table_id, kind, str(decision), arose)

        if over:
            ended = self._asked_since(table_id, rev, touched)
            return [due(OVER, "end", ended), *self._asked(due, proposal, seat, rev, touched, host == holder)]
        if gathering:
            return [due(FULL, "all", touched)] if host == holder and self._is_full(table_id, host) else []
        found = []
        if bot:
            at = self._handed(table_id, seat)
            return [due(BOT, at[0], at[1])] if at is not None and not resigned else []
        asked_at = int(json.loads(asked_text)[seat]) if asked_text else rev
        if waiting >> seat & 1 and not bots_due >> seat & 1:
            found.append(due(TURN, f"{seat}.{asked_at}", self._asked_since(table_id, asked_at, touched)))
            if deadline is not None and pace and self.clock() >= deadline - pace * DAY / 4:
                found.append(due(QUARTER, f"{seat}.{asked_at}", deadline - pace * DAY / 4))
        if warned is not None:
            found.append(due(WARNED, f"{seat}.{asked_at}", touched))
        return [*found, *self._asked(due, proposal, seat, rev, touched, host == holder)]

    def _asked_since(self, table_id: str, asked_at: int, touched: float) -> float:
        row = self.store.row("SELECT at FROM lines WHERE table_id = ? AND n = ?", table_id, asked_at - 1)
        return touched if row is None else float(row[0])

    def _handed(self, table_id: str, seat: int) -> Row | None:
        """The line by which a bot took a seat, and when that was. A person who changes their name meanwhile is not told
        again."""
        row = self.store.row(
            "SELECT MIN(n), MIN(at) FROM lines WHERE table_id = ? AND kind = 'hand' AND number = ? AND n > COALESCE("
            "(SELECT MAX(n) FROM lines WHERE table_id = ? AND kind = 'hand' AND number = ? AND text NOT LIKE ?), -1)",
            table_id, seat, table_id, seat, '%(bot)"',
        )  # fmt: skip
        return None if row is None or row[0] is None else row

    def _is_full(self, table_id: str, host: str) -> bool:
        """Whether all seats of a waiting room are taken, and not by the host and bots alone."""
        row = self.store.row(
            "SELECT SUM(CASE WHEN holder = '' AND bot = '' THEN 1 ELSE 0 END),"
            " SUM(CASE WHEN holder NOT IN ('', ?) THEN 1 ELSE 0 END) FROM seats WHERE table_id = ?",
            host,
            table_id,
        )
        return row is not None and row[0] == 0 and row[1] > 0

    def _asked(
        self, due: Callable[[str, object, float], Due], text: str, seat: int, rev: int, at: float, is_host: bool
    ) -> list[Due]:
        """Somebody asks for something that all have to agree to, and this seat has not answered."""
        if not text:
            return []
        asked = Proposal(*json.loads(text))
        spared = seat in (asked.asked_by, asked.bot) or (is_host and asked.host >= 0)
        if not asked.open or asked.agreed >> seat & 1 or spared or asked.again not in ("", ASKED_AGAIN):
            return []
        what = asked.host if asked.bot < 0 else f"bot{asked.bot}"
        return [due(ASKS, f"{rev}.{asked.asked_by}.{asked.ply}.{what}", at)]

    def _calls(self) -> list[Due]:
        rows = self.store.rows(
            "SELECT DISTINCT s.holder, c.table_id, c.n, c.at FROM calls c JOIN seats s USING (table_id, seat)"
            " JOIN ways w ON w.person = s.holder AND w.state = 'on' WHERE c.at > ? AND NOT EXISTS"
            " (SELECT 1 FROM hushed h WHERE h.person = s.holder AND h.table_id = c.table_id)",
            self.clock() - DAY,
        )
        return [Due(holder, table_id, CALLED, str(n), at) for holder, table_id, n, at in rows]

    def find_due(self) -> list[Statement]:
        """Rows that note what has become due, and what is no longer true. What happened before a way was turned on is
        not told on it; what still waits is."""
        now = self.clock()
        true = {(one.person, one.table_id, one.kind, one.decision): one for one in self.due_at_tables()}
        ways: dict[str, list[Way]] = {}
        for row in self.store.rows("SELECT * FROM ways WHERE state = 'on'"):
            ways.setdefault(row[1], []).append(Way(*row))
        known = {row[:5]: row[5] for row in self.store.rows(
            "SELECT person, table_id, kind, decision, way, state FROM notices")}  # fmt: skip
        rows: list[Statement] = []
        for one in true.values():
            for way in ways.get(one.person, ()):
                key = (one.person, one.table_id, one.kind, one.decision, way.id)
                state = DUE
                if one.kind in ONCE and one.arose < way.added:
                    state = GONE
                if key not in known:
                    arose = max(one.arose, way.added)
                    values = (*key, arose, CHANCE_SECONDS * self.chance(), state)
                    rows.append(("INSERT OR IGNORE INTO notices VALUES (?, ?, ?, ?, ?, ?, ?, ?, 0)", values))
                elif known[key] == DUE and state == GONE:
                    rows.append(self._gone(key))
                elif known[key] == GONE and one.kind not in ONCE:  # such as at a table that was hushed for a while
                    rows.append(self._due_again(key))
        for key, state in known.items():
            if state == DUE and key[:4] not in true:
                rows.append(self._gone(key))
        if now >= self._tidied + HOUR:
            self._tidied = now
            rows += self._old(key for key in known if key[:4] not in true)
        return rows

    def _old(self, keys: Iterable[tuple[object, ...]]) -> list[Statement]:
        """Rows that forget what was told long ago and is no longer true: no decision comes twice."""
        long_ago = self.clock() - KEPT_DAYS * DAY
        sql = "DELETE FROM notices WHERE (person, table_id, kind, decision, way) = (?, ?, ?, ?, ?) AND arose < ?"
        return [
            ("DELETE FROM messages WHERE state != 'open' AND made < ?", (long_ago,)),
            ("DELETE FROM calls WHERE at < ?", (long_ago,)),
            ("DELETE FROM ways WHERE state = 'asked' AND added < ?", (self.clock() - FRESH_DAYS * DAY,)),
            *((f"{sql} AND state != 'due'", (*key, long_ago)) for key in keys),
        ]

    def _gone(self, key: tuple[object, ...]) -> Statement:
        sql = "UPDATE notices SET state = 'gone' WHERE (person, table_id, kind, decision, way) = (?, ?, ?, ?, ?)"
        return (f"{sql} AND state = 'due'", key)

    def _due_again(self, key: tuple[object, ...]) -> Statement:
        sql = "UPDATE notices SET state = 'due', arose = ? WHERE (person, table_id, kind, decision, way) ="
        return (f"{sql} (?, ?, ?, ?, ?) AND state = 'gone'", (self.clock(), *key))

    # -- messages ------------------------------------------------------------------------------------

    def ripe(self) -> list[Statement]:
        """Rows of new messages: one for each way on which something is due, nobody has looked for two minutes, and the
        hour, or the hour of the digest, has come."""
        now = self.clock()
        rows = self.store.rows(
            "SELECT n.way, n.person, MIN(GREATEST(n.arose, COALESCE(w.looked, 0)) + ?1 + n.chance)"
            " FROM notices n LEFT JOIN wishes w USING (person) WHERE n.state = 'due' AND NOT EXISTS"
            " (SELECT 1 FROM messages m WHERE m.way = n.way AND m.state = 'open' AND m.kind = 'news'"
            " AND (m.message = n.message OR m.tries + m.unknown = 0))"
            " GROUP BY n.way, n.person",
            QUIET_SECONDS,
        )
        made: list[Statement] = []
        for way, person, due in rows:
            last = self.store.rows("SELECT MAX(made) FROM messages WHERE way = ? AND kind = 'news'", way)[0][0]
            wishes = self.wishes(person)
            hourly = due if last is None else max(due, last + HOUR)
            digest = next_hour(due, wishes) if wishes.digest >= 0 else hourly
            if (hourly if digest >= self._latest(way) else digest) <= now:
                made.append(self.new_message(person, way, NEWS))
        return made

    def _latest(self, way: int) -> float:
        """When the time of the first table runs out that is due on a way: a digest after it would come too late."""
        sql = (
            "SELECT MIN(t.deadline) FROM notices n JOIN tables t ON t.id = n.table_id"
            " WHERE n.way = ? AND n.state = 'due' AND n.kind IN ('turn', 'quarter')"
        )
        latest = self.store.rows(sql, way)[0][0]
        return float("inf") if latest is None else float(latest)

    def new_message(self, person: str, way: int, kind: str, about: str = "") -> Statement:
        now = self.clock()
        sql = (
            "INSERT INTO messages (person, way, kind, about, made, tries, unknown, again, lease, until, state, error)"
            " SELECT ?, ?, ?, ?, ?, 0, 0, ?, '', 0, 'open', ''"
        )
        # one that was tried in vain may wait for hours: what is new meanwhile does not wait for it
        tried = " AND tries + unknown = 0" if kind == NEWS else ""
        once = f" WHERE NOT EXISTS (SELECT 1 FROM messages WHERE way = ? AND state = 'open' AND kind = ?{tried})"
        return (sql + once, (person, way, kind, about, now, now, way, kind))

    async def claim(self, room: Mapping[str, int]) -> list[Message]:
        """The messages that are to be sent now, and by this process: others leave them alone until the lease ends.
        `room` says how many can be sent at once on ways of each kind. One whose sender was killed before noting how it
        went is sent once more, and not oftener."""
        now = self.clock()
        lease = f"{self.name} {new_token()}"
        ready = "SELECT 1 FROM messages WHERE state = 'open' AND again <= ? AND until <= ?"
        if self.store.row(ready, now, now) is None:
            return []
        leases = [self._lease(lease, now, kind, most) for kind, most in room.items()]
        await asyncio.wrap_future(self.store.write([*self._lapsed(now), *leases]))
        sql = "SELECT message, way, kind, about, made, tries, unknown, error FROM messages WHERE lease = ?"
        found, naming, taken = [], list[Statement](), set[tuple[int, tuple[str, str, str]]]()
        for message, way_id, kind, about, made, tries, unknown, error in self.store.rows(f"{sql} ORDER BY 1", lease):
            way = self.way(way_id)
            if way is None:
                continue
            # one that may have arrived names nothing new: the other side may throw it away as known
            unsure = bool(unknown) or error == "silent"
            named = self._ripe_rows(way_id, message, unsure, lease) if kind == NEWS else []
            named = [row for row in named if (way_id, row) not in taken]
            taken.update((way_id, row) for row in named)
            found.append(Message(message, way, kind, about, made, tries, self.items(way, named), tuple(named)))
            naming += [
                ("UPDATE notices SET message = ? WHERE way = ? AND (table_id, kind, decision) = (?, ?, ?)",
                 (message, way_id, *row))
                for row in named
            ]  # fmt: skip
        if naming:
            await asyncio.wrap_future(self.store.write(naming))
        return found

    def _lapsed(self, now: float) -> list[Statement]:
        """What becomes of messages whose lease has ended without a word."""
        lapsed = "state = 'open' AND lease != '' AND until <= ?"
        twice = f"SELECT message FROM messages WHERE {lapsed} AND unknown > 0"
        return [
            (f"UPDATE notices SET state = 'failed' WHERE state = 'due' AND message IN ({twice})", (now,)),
            (f"UPDATE messages SET state = 'failed', error = 'unknown' WHERE {lapsed} AND unknown > 0", (now,)),
            (f"UPDATE messages SET unknown = unknown + 1, lease = '' WHERE {lapsed}", (now,)),
        ]

    def _lease(self, lease: str, now: float, kind: str, most: int) -> Statement:
        free = (
            "SELECT m.message FROM messages m JOIN ways w USING (way) WHERE m.state = 'open' AND m.again <= ?"
            " AND m.until <= ? AND w.kind = ? ORDER BY m.again LIMIT ?"
        )
        values = (lease, now + LEASE_SECONDS, now, now, kind, most, now)
        # `until` again: another process may have taken it since it was found
        return (f"UPDATE messages SET lease = ?, until = ? WHERE message IN ({free}) AND until <= ?", values)

    def _ripe_rows(self, way: int, message: int, unsure: bool, lease: str) -> list[tuple[str, str, str]]:
        """What is due on a way and may be told by now, but not what another message has that is under way or may have
        arrived. One that is itself `unsure` has what it named before, all of it or nothing."""
        others = (
            "SELECT m.message FROM messages m WHERE m.way = ?1 AND m.state = 'open' AND m.message != ?4"
            " AND (m.unknown > 0 OR m.error = 'silent' OR m.lease NOT IN ('', ?5))"
        )
        mine = "n.message = ?4 AND ?5 != ''" if unsure else f"n.message NOT IN ({others})"
        rows = self.store.rows(
            "SELECT n.table_id, n.kind, n.decision, GREATEST(n.arose, COALESCE(w.looked, 0)) + ?2 + n.chance <= ?3"
            " FROM notices n LEFT JOIN wishes w USING (person)"
            f" WHERE n.way = ?1 AND n.state = 'due' AND {mine} ORDER BY n.table_id, n.kind",
            way, QUIET_SECONDS, self.clock(), message, lease,
        )  # fmt: skip
        if unsure and not all(ripe for *_, ripe in rows):
            return []
        return [(table_id, kind, decision) for table_id, kind, decision, ripe in rows if ripe]

    def items(self, way: Way, named: Iterable[tuple[str, str, str]]) -> tuple[Item, ...]:
        """One line for each table that a message names."""
        best: dict[str, str] = {}
        for table_id, kind, _ in named:
            if table_id not in best or URGENT.index(kind) < URGENT.index(best[table_id]):
                best[table_id] = kind
        return tuple(item for table_id, kind in best.items() if (item := self._item(table_id, kind, way.person)))

    def _item(self, table_id: str, kind: str, person: str) -> Item | None:
        row = self.store.row("SELECT game, deadline FROM tables WHERE id = ?", table_id)
        if row is None:
            return None
        seats = self.store.rows("SELECT name, holder FROM seats WHERE table_id = ? ORDER BY seat", table_id)
        others = tuple(name for name, holder in seats if holder != person)
        return Item(table_id, kind, row[0], others, row[1] if kind in (TURN, QUARTER) else None)

    def sent(self, message: Message) -> list[Statement]:
        """Rows that note that a message has left, with all that it named."""
        return [self._done(message, SENT, ""), *self._named(message, SENT)]

    def nothing_left(self, message: Message) -> list[Statement]:
        """It is not sent now. It goes if all that it would have named is done; if its person has just looked, it waits:
        one that may have arrived must not be followed by another that names the same."""
        waits = "EXISTS (SELECT 1 FROM notices n WHERE n.message = messages.message AND n.state = 'due')"
        later = self.clock() + AGAIN[0]
        return [
            (f"DELETE FROM messages WHERE message = ? AND NOT {waits}", (message.id,)),
            ("UPDATE messages SET again = ?, lease = '', until = 0 WHERE message = ?", (later, message.id)),
        ]

    def failed(self, message: Message, error: str) -> list[Statement]:
        """Try again later, or give up."""
        if message.tries < len(AGAIN):
            again = self.clock() + AGAIN[message.tries]
            return [(
                "UPDATE messages SET tries = tries + 1, again = ?, lease = '', until = 0, error = ? WHERE message = ?",
                (again, error, message.id),
            )]  # fmt: skip
        return self.given_up(message, error)

    def given_up(self, message: Message, error: str) -> list[Statement]:
        return [self._done(message, FAILED, error), *self._named(message, FAILED)]

    def turned_off(self, message: Message, error: str) -> list[Statement]:
        """The way is refused for good."""
        off = ("UPDATE ways SET state = 'off', reason = ? WHERE way = ?", (error, message.way.id))
        return [*self.given_up(message, error), off]

    def _done(self, message: Message, state: str, error: str) -> Statement:
        sql = "UPDATE messages SET state = ?, error = ?, lease = '', until = 0 WHERE message = ?"
        return (sql, (state, error, message.id))

    def _named(self, message: Message, state: str) -> list[Statement]:
        sql = (
            "UPDATE notices SET state = ?, message = ? WHERE way = ? AND state = 'due'"
            " AND (table_id, kind, decision) = (?, ?, ?)"
        )
        return [(sql, (state, message.id, message.way.id, *row)) for row in message.named]

    def history(self, person: str) -> list[Row]:
        """The last messages to a person: made, the way's kind, their kind, state, error, tries."""
        return self.store.rows(
            "SELECT m.made, w.kind, m.kind, m.state, m.error, m.tries FROM messages m JOIN ways w USING (way)"
            " WHERE m.person = ? AND m.kind IN ('news', 'test') ORDER BY m.message DESC LIMIT 20",
            person,
        )

    def data_of(self, person: str) -> dict[str, object]:
        """All about notices that the store has of a person, but the keys of their browsers and secrets of webhooks."""
        wishes = self.wishes(person)
        return {
            "ways": [
                {"kind": way.kind, "target": None if way.kind == PUSH else way.target, "state": way.state}
                for way in self.ways_of(person)
            ],
            "time_zone": wishes.zone,
            "digest_hour": wishes.digest if wishes.digest >= 0 else None,
            "last_looked": wishes.looked or None,
            "quiet_tables": sorted(self.hushed(person)),
            "due": [
                {"table": table_id, "what": kind, "state": state}
                for table_id, kind, state in self.store.rows(
                    "SELECT table_id, kind, state FROM notices WHERE person = ?"
                    " GROUP BY table_id, kind, state ORDER BY MIN(arose)",
                    person,
                )
            ],
            "messages": [
                {"way": kind, "what": what, "state": state, "problem": error or None}
                for _, kind, what, state, error, _ in self.history(person)
            ],
        }


URGENT = (QUARTER, WARNED, TURN, BOT, OVER, ASKS, FULL, CALLED)  # what a table that has several is named for


def zone_of(name: str) -> ZoneInfo:
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return ZoneInfo("UTC")


def next_hour(at: float, wishes: Wishes) -> float:
    """The first moment from then on at which it is the hour of the digest where this person is."""
    zone = zone_of(wishes.zone)
    then = datetime.fromtimestamp(at, zone)
    digest = then.replace(hour=wishes.digest, minute=0, second=0, microsecond=0)
    if digest < then:
        digest = (digest + timedelta(days=1)).replace(hour=wishes.digest)
    return digest.timestamp()
