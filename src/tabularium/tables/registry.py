"""All tables of one store. They are opened when somebody comes, written before anybody is told, and bots are woken."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Hashable, Iterable, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import astuple, dataclass
from typing import Any, TypeVar

from tabularium.bots.workers import Workers
from tabularium.kernel.game import AnyGame, shelf
from tabularium.kernel.refusals import Refusal
from tabularium.tables.autoplay import Autoplay
from tabularium.tables.clock import ServerClock
from tabularium.tables.laying import TablePlan, lay, plan_again
from tabularium.tables.opening import CantOpen, PastChanged, Stored, catch_up, made_of, questions
from tabularium.tables.other_processes import PEOPLE, OtherProcesses, people_changed
from tabularium.tables.people import People
from tabularium.tables.refusals import NotNow, NotYourSeat, OthersFaster
from tabularium.tables.saving import keep_box
from tabularium.tables.store import Behind, CantRead, CantWrite, Statement, Store, adding, adding_new, putting
from tabularium.tables.table import Table, check_seat
from tabularium.tables.tally import Tally
from tabularium.tables.timing import Delays
from tabularium.tables.tokens import hashed, new_table_id, new_token, same
from tabularium.tables.watching import Watching

T = TypeVar("T")

IDLE_SECONDS = 120.0  # an open table that nobody looks at is put away after this
CROWDED_SECONDS = 4.0  # and after this when there is no room for another
SWEEP_SECONDS = 4.0
AWAKE_EVERY = 60.0  # seconds between two notes in the store that the server is running
BROKEN_SECONDS = 30.0  # a table that can't be opened is not tried again before
GONE_DAYS = 7  # after which a host who was not seen can be replaced
MOST_OPEN = 1_000  # tables in memory
DEED_SECONDS = 10.0  # for what has been begun, when the server stops
MOST_TRIES = 8  # of a deed, while other processes are faster at its table
VERSION_OF = "SELECT version FROM tables WHERE id = ?"

log = logging.getLogger("tabularium")


class NoSuchTable(Refusal):
    """There is no table of this name."""


class NoSuchInvitation(NoSuchTable):
    """Nobody made this invitation, or it has been used."""


class Registry:
    """Everything is done on one event loop; each table has a lock, and a deed holds it until it is on disk."""

    def __init__(
        self,
        store: Store,
        workers: Workers | None = None,
        delays: Delays | None = None,
        clock: Callable[[], float] | None = None,
    ) -> None:
        self.store = store
        self.workers = workers or Workers()
        self.autoplay = Autoplay(self, delays or Delays())
        self.watching = Watching()
        self.clock = clock or ServerClock(store.now)
        self.others = OtherProcesses(self)
        if store.shared:
            self.watching.say = self.others.say_here
        self.games: dict[str, AnyGame] = dict(sorted(shelf().items(), key=lambda entry: entry[1].example))
        self.tables: dict[str, Table] = {}
        self._locks: dict[str, asyncio.Lock] = {}
        self.joining = asyncio.Lock()  # held while people change, and while somebody takes a seat: before tables' locks
        self._used: dict[str, float] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._deeds: set[asyncio.Task[Any]] = set()  # they end by themselves, also when the server stops
        self.tally = Tally()
        self._broken: dict[str, tuple[float, CantOpen]] = {}  # until when it is not tried again
        self._noted = 0.0
        self.key = self._own_key()
        self.people = People(store, self.key, self.clock)
        self.people.tell = self.others.say

    def _own_key(self) -> bytes:
        if self.store.shared:  # who judges by people waits for this row
            with suppress(CantWrite):
                self.store.write([(adding_new("house", "key, value"), (PEOPLE, b"0"))]).result()
        row = self.store.row("SELECT value FROM house WHERE key = 'key'")
        if row is not None:
            return bytes(row[0])
        key = secrets.token_bytes(32)
        self.store.write([(adding_new("house", "key, value"), ("key", key))]).result()
        return self._own_key()  # another process may have been faster

    def _resume_time(self) -> list[Statement]:
        """While the server was down nobody's time ran, however long that was and whatever its clock says now."""
        row = self.store.row("SELECT value FROM house WHERE key = 'awake'")
        closed = 0.0 if row is None else self.clock() - float(row[0])
        if row is None or abs(closed) < 2 * AWAKE_EVERY:
            return []
        first = "EXISTS (SELECT 1 FROM house WHERE key = 'awake' AND value = ?)"  # of processes that start together
        values = (closed, row[0])
        return [
            ("UPDATE house SET value = value WHERE key = 'awake'", ()),  # the others wait from here on
            (
                "UPDATE tables SET deadline = deadline + ?, version = version + 1"
                f" WHERE deadline IS NOT NULL AND {first}",
                values,
            ),
            (f"UPDATE seats SET since = since + ? WHERE since IS NOT NULL AND {first}", values),
            (f"UPDATE seats SET warned = warned + ? WHERE warned IS NOT NULL AND {first}", values),
        ]

    def _note_awake(self) -> Statement:
        return (putting("house", "key", "value"), ("awake", str(self.clock()).encode()))

    # -- starting and stopping ------------------------------------------------------------------------

    def start(self) -> None:
        """Go on where things stood: bots that owe a move wake up, absent players are noticed."""
        boxes = [keep_box(game, game.box.digest, None) for game in self.games.values()] if self._boxes_new() else []
        try:
            self.store.write([*self._resume_time(), self._note_awake(), *boxes]).result()
        except CantWrite as wrong:
            log.error("the server starts, but %s", wrong)
        self._noted = time.monotonic()
        self.spawn(self._sweep())
        self.others.start()

    def _boxes_new(self) -> bool:
        """Whether tables from before boxes were kept lie in the store."""
        return bool(self.store.row("SELECT 1 FROM tables")) and not self.store.row("SELECT 1 FROM boxes")

    async def stop(self) -> None:
        while self._tasks:  # whoever ends may have started another
            for task in self._tasks:
                task.cancel()
            await asyncio.wait(self._tasks, timeout=1.0)
        if self._deeds:
            await asyncio.wait(self._deeds, timeout=DEED_SECONDS)
        await self.others.leave()
        self.workers.close()
        self.store.close()

    def spawn(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a task of the server failed", exc_info=task.exception())

    async def _sweep(self) -> None:
        """Now and then: whatever should go on by itself does, also where a fault had stopped it."""
        while True:
            pause = SWEEP_SECONDS
            try:
                await self.wake_bots()
                await self.relieve_absent()
                self.put_away(IDLE_SECONDS)
                if time.monotonic() - self._noted >= AWAKE_EVERY:
                    self._noted = time.monotonic()
                    past: Statement = ("DELETE FROM allowances WHERE until < ?", (self.clock(),))
                    await asyncio.wrap_future(self.store.write([self._note_awake(), past]))
                pause = self._until_next_deadline()
            except (CantRead, CantWrite) as wrong:
                log.error("the tables can't be looked after at present: %s", wrong)
            except Exception:
                log.exception("the tables could not be looked after just now")
            await asyncio.sleep(pause)

    def _until_next_deadline(self) -> float:
        row = self.store.row("SELECT MIN(deadline) FROM tables WHERE deadline IS NOT NULL")
        soonest = SWEEP_SECONDS if row is None or row[0] is None else row[0] - self.clock()
        return min(SWEEP_SECONDS, max(0.2, soonest))

    async def wake_bots(self) -> None:
        """Start every bot that owes a move and does not think yet."""
        busy = self.autoplay.busy()
        for (table_id,) in self.store.rows("SELECT id FROM tables WHERE bots_due != 0"):
            if table_id not in busy:
                with suppress(CantOpen):  # the log has it
                    self.autoplay.stir(await self.get(table_id))
                await asyncio.sleep(0)

    async def relieve_absent(self) -> None:
        now = self.clock()
        for (table_id,) in self.store.rows("SELECT id FROM tables WHERE deadline IS NOT NULL AND deadline <= ?", now):
            try:
                await self.act(table_id, lambda table: table.relieve_absent(now))
            except CantOpen:
                pass  # the log has it
            except Exception:  # one table that fails must not leave the others waiting
                log.exception("nobody could be relieved at table %s", table_id)

    def put_away(self, idle: float) -> None:
        """Forget open tables that nobody has used for a while: the store has them."""
        now = time.monotonic()
        for table_id in self._closable():
            if now - self._used[table_id] >= idle:
                self._forget(table_id)

    def _closable(self) -> list[str]:
        """Open tables at which no bot thinks, nobody looks on and nothing is being done."""
        busy = self.autoplay.busy()
        return [
            table_id
            for table_id in self.tables
            if not (table_id in busy or self.watching.at(table_id) or self._lock(table_id).locked())
        ]

    def _forget(self, table_id: str) -> None:
        self.tables.pop(table_id, None)
        self._used.pop(table_id, None)
        if not self._lock(table_id).locked():
            self._locks.pop(table_id)

    # -- tables --------------------------------------------------------------------------------------

    def _lock(self, table_id: str) -> asyncio.Lock:
        return self._locks.setdefault(table_id, asyncio.Lock())

    async def _current(self, table_id: str) -> Table:
        """A table as it is in the store now, under its lock."""
        table = self.tables.get(table_id)
        if table is not None and self.store.shared:
            table = await self._caught_up(table)
        if table is None:
            try:
                table = await self._read(table_id)
            finally:
                if table is None:
                    self._locks.pop(table_id, None)
            if table is None:
                raise NoSuchTable("there is no such table here; the link may be incomplete")
            self._keep_open(table)
        self._used[table_id] = time.monotonic()
        return table

    async def _caught_up(self, table: Table) -> Table | None:
        """An open table with what was done there in other processes; None if it has to be opened again."""
        [rows] = await self.store.ask((VERSION_OF, (table.id,)))
        if rows == [(table.version,)]:
            return table
        saving = table.saving
        known = questions(table.id, saving.lines_kept, table.spoken(), saving.last_key, states=False)
        stored = Stored(*await self.store.ask(*known))
        before = Faces.of(table)
        try:
            catch_up(table, stored)
        except (PastChanged, LookupError, ValueError, Refusal) as wrong:
            log.info("table %s is opened again: %r", table.id, wrong)
            self._forget(table.id)
            self.watching.tell_all(table.id)
            return None
        self.tally.catch_ups += 1
        self.tell_changed(table, before)
        self.autoplay.stir(table)
        return table

    def tell_others(self, changed: str, seat: int) -> None:
        """Hint to other processes that a table has changed, or only what one seat sees of it."""
        self.tally.told += self.store.shared
        self.store.tell(changed, seat)

    def tell_changed(self, table: Table, before: Faces) -> None:
        """Let those look again who see something else than before."""
        now = Faces.of(table)
        if now.public != before.public:
            self.watching.tell(table, None)
        else:
            for seat in before.seats_unlike(now):
                self.watching.tell(table, seat)

    def _keep_open(self, table: Table) -> None:
        """Keep a table in memory, and make room for it: idle tables go first, then the one used longest ago."""
        if len(self.tables) >= MOST_OPEN:
            self.put_away(CROWDED_SECONDS)
        while len(self.tables) >= MOST_OPEN and (closable := self._closable()):
            self._forget(min(closable, key=self._used.__getitem__))
        self.tables[table.id] = table
        self._used[table.id] = time.monotonic()

    async def _read(self, table_id: str) -> Table | None:
        """A table from the store. One that can't be opened is not tried at every knock, and the others go on."""
        until, refusal = self._broken.get(table_id, (0.0, None))
        if refusal is not None and time.monotonic() < until:
            raise refusal
        self._broken.pop(table_id, None)
        try:
            stored = Stored(*await self.store.ask(*questions(table_id)))
            return made_of(self.store, table_id, stored, self.games)
        except CantOpen as refusal:
            log.error("table %s can't be opened: %s", table_id, refusal)
            if len(self._broken) >= MOST_OPEN:
                self._broken.clear()
            self._broken[table_id] = (time.monotonic() + BROKEN_SECONDS, refusal)
            raise

    async def get(self, table_id: str) -> Table:
        """A table as it is on disk."""
        async with self._lock(table_id):
            return await self._current(table_id)

    async def known(self, table_id: str) -> Table:
        """The same for a page that has just been woken: what another process does from now on wakes it again, so the
        store need not be asked."""
        async with self._lock(table_id):
            table = self.tables.get(table_id)
            if table is None:
                return await self._current(table_id)
            self._used[table_id] = time.monotonic()
            return table

    async def act(self, table_id: str, deed: Callable[[Table], T], seat: int = -1, of_people: bool = False) -> T:
        """Do something at a table: it is on disk when this returns, and those who may see it have been told.
        `seat` is the one that acts: what changes only its draft is told to it alone. Who goes away meanwhile does not
        leave it half done. What is judged by whose a device is (`of_people`) is judged again if that has changed."""
        doing = asyncio.get_running_loop().create_task(self._act(table_id, deed, seat, of_people))
        self._deeds.add(doing)
        doing.add_done_callback(self._deeds.discard)
        return await asyncio.shield(doing)

    async def _act(self, table_id: str, deed: Callable[[Table], T], seat: int, of_people: bool) -> T:
        begun = time.monotonic()
        return await self.until_written(lambda: self._try(table_id, deed, seat, begun, of_people))

    async def until_written(self, work: Callable[[], Awaitable[T]]) -> T:
        """Do what is judged by tables and people again for as long as other processes are faster there; not for
        ever."""
        for _ in range(MOST_TRIES):
            try:
                return await work()
            except Behind as changed:
                self.tally.conflicts += 1
                if changed.args[0] == PEOPLE:
                    await self.others.look_at_people()
        raise OthersFaster(f"in {MOST_TRIES} tries somebody else was faster at this table each time: nothing was done")

    async def _try(
        self, table_id: str, deed: Callable[[Table], T], seat: int, begun: float, of_people: bool = False
    ) -> T:
        """Judge a deed by the table as it is and write it, unless another process was faster: then Behind."""
        async with self._lock(table_id):
            table = await self._current(table_id)
            before, lines = public_face(table), table.rev
            try:
                done = deed(table)
                table.settle_curtains()
            except Refusal:
                if table.saving.unsaved:
                    self._forget(table_id)
                raise
            except Exception:
                self._forget(table_id)
                raise
            try:
                if table.saving.unsaved:
                    guards = self.others.guards() if of_people else ()
                    writing = self.store.write(table.take_unsaved(), {table_id: table.version}, guards)
                    await asyncio.wrap_future(writing)
                    table.version += 1
            except BaseException:
                self._forget(table_id)
                raise
            everybody = public_face(table) != before
        self.watching.tell(table, None if everybody else seat)
        if everybody or seat >= 0:
            self.tell_others(table_id, -1 if everybody else seat)
        if table.rev > lines:
            self.tally.move(time.monotonic() - begun)
        self.autoplay.stir(table)
        return done

    @asynccontextmanager
    async def hold(self, table_ids: Iterable[str]) -> AsyncIterator[dict[str, int]]:
        """Several tables at once, as they are on disk, with their versions: nobody in this process does anything there
        meanwhile. What was written about them is read again afterwards, and all who look on look again."""
        wanted = sorted(set(table_ids))
        async with AsyncExitStack() as locks:
            for table_id in wanted:
                await locks.enter_async_context(self._lock(table_id))
            try:
                found = await self.store.ask(*((VERSION_OF, (table_id,)) for table_id in wanted))
                yield {table_id: rows[0][0] for table_id, rows in zip(wanted, found, strict=True) if rows}
            finally:
                for table_id in wanted:
                    self.tables.pop(table_id, None)
                    self._used.pop(table_id, None)
        for table_id in wanted:
            self.watching.tell_all(table_id)
            self.tell_others(table_id, -1)

    async def keep(
        self,
        statements: Iterable[Statement],
        versions: Mapping[str, int] | None = None,
        guards: Sequence[Statement] = (),
    ) -> None:
        """Write something about people: it is on disk when this returns. Where it could not be, nothing has changed.
        Where it changes tables that are held, these still have their `versions`, and each of the `guards` changes one
        row, else Behind. The mark of people comes before all other rows about them: whoever changes it waits there."""
        try:
            await asyncio.wrap_future(self.store.write([people_changed(), *statements], versions, guards))
            self.tell_others(PEOPLE, -1)
        except BaseException:
            self.people.reload()
            raise

    async def lay(self, plan: TablePlan, host: str, device: str = "") -> Table:
        """A new table, on disk; seats by link have fresh invitations, which this device can show again."""
        table = await self.until_written(lambda: self._lay_once(plan, host, device))
        self.autoplay.stir(table)
        return table

    async def _lay_once(self, plan: TablePlan, host: str, device: str) -> Table:
        table_id = new_table_id()
        async with self.joining:
            table = lay(table_id, plan, self.people.person_of(host), self.clock())
            for seat, wanted in enumerate(plan.seats):
                if wanted.kind == "link":
                    table.invite(seat, device or new_token())
            async with self._lock(table_id):  # the sweep must not open it a second time meanwhile
                writing = self.store.write(table.take_unsaved(), guards=self.others.guards())
                await asyncio.wrap_future(writing)
                self._keep_open(table)
        return table

    async def new_link(self, table_id: str, seat: int, holder: str, device: str = "") -> str:
        """An invitation to an own seat, or, for the host, to one that nobody holds; among friends also to one whose
        player can't find the way back. An earlier one no longer works."""

        def invite(table: Table) -> str:
            if not (same(table.host, holder) and table.host_may_hand_out(seat)):
                check_seat(table, seat, holder, playing=False)
            return table.invite(seat, device or new_token())

        return await self.act(table_id, invite, seat)

    def invited_to(self, token: str) -> tuple[str, int]:
        """The table and seat of an invitation."""
        row = self.store.row("SELECT table_id, seat FROM seats WHERE invite = ?", hashed(token))
        if row is None:
            raise NoSuchInvitation("this invitation is not, or no longer, good: each one works once; ask for a new one")
        return row[0], row[1]

    def came_by(self, token: str, holder: str) -> str:
        """The table that a used invitation led to, if this device sits there, or "": who opens the link again wants to
        go back."""
        sql = "SELECT table_id FROM used_links JOIN seats USING (table_id) WHERE used_links.invite = ? AND holder = ?"
        row = self.store.row(sql, hashed(token), holder) if holder else None
        return "" if row is None else str(row[0])

    async def accept(self, token: str, holder: str, name: str) -> tuple[str, int]:
        """Exchange an invitation for the seat: it works once."""
        table_id, seat = self.invited_to(token)

        def sit(table: Table, holder: str) -> None:
            if not same(table.chairs[seat].invite, hashed(token)):
                raise NoSuchInvitation("somebody was faster: this invitation has just been used")
            if table.listed or table.chairs[seat].holder:
                table.check_one_seat(seat, holder)
            table.sit(seat, holder, name, self.clock())
            table.saving.write(adding("used_links", "table_id, invite"), hashed(token))

        await self._sit_down(table_id, sit, holder)
        return table_id, seat

    async def take_open_seat(self, table_id: str, seat: int, holder: str, name: str) -> None:
        def sit(table: Table, holder: str) -> None:
            if seat not in free_seats(table):
                raise NotYourSeat("this seat is not free")
            table.check_one_seat(seat, holder)
            table.sit(seat, holder, name, self.clock())

        await self._sit_down(table_id, sit, holder)

    async def _sit_down(self, table_id: str, sit: Callable[[Table, str], None], holder: str) -> None:
        """Take a seat as the person one is by then: a device may just have been joined, also by another process."""
        async with self.joining:
            await self.act(table_id, lambda table: sit(table, self.people.person_of(holder)), of_people=True)

    def host_is_gone(self, table: Table) -> bool:
        """Whether no device of the host has been seen for a week: then the players may choose another."""
        gone = self.people.today - self.people.last_seen(table.host) >= GONE_DAYS
        return gone and not table.live.over

    async def choose_host(self, table_id: str, seat: int, candidate: int, holder: str) -> None:
        """Ask all others at the table whether the person in a seat shall be the host."""

        def propose(table: Table) -> None:
            check_seat(table, seat, holder, playing=False)
            if not self.host_is_gone(table):
                raise NotNow("host-here", f"the host was here less than {GONE_DAYS} days ago")
            table.propose_host(seat, candidate, self.clock())

        await self.act(table_id, propose, seat)

    async def ask_for_bot(self, table_id: str, seat: int, absent: int, holder: str) -> None:
        """Ask the others at the table whether a bot shall play for somebody who is not here."""

        def propose(table: Table) -> None:
            check_seat(table, seat, holder)
            if 0 <= absent < len(table.chairs) and self.watching.is_here(table_id, table.chairs[absent].holder):
                raise NotNow("is-here", "this player is here")
            table.propose_bot(seat, absent, self.clock())

        await self.act(table_id, propose, seat)

    async def play_again(self, table_id: str, seat: int, holder: str) -> str:
        """Ask for another game, or agree to it. When all have, it is laid in the same breath: its table, or ""."""
        laid: list[Table] = []

        def ask(table: Table) -> None:
            laid.clear()  # it may be judged again
            check_seat(table, seat, holder, playing=False)
            if table.agree_again(seat, self.clock()):
                next_one = lay(new_table_id(), plan_again(table), table.host or holder, self.clock())
                table.go_on_at(next_one.id, self.clock())
                table.saving.unsaved += next_one.take_unsaved()
                laid.append(next_one)

        await self.act(table_id, ask)
        for table in laid:
            self.autoplay.stir(await self.get(table.id))
        return laid[0].id if laid else ""

    async def pass_ahead(self, table_id: str, seat: int, holder: str, revision: str | None, key: str) -> None:
        """Pass here, and wherever this window comes again in this phase."""

        def play(table: Table) -> None:
            check_seat(table, seat, holder)
            if table.saving.obeyed(seat, key):
                return
            window = table.window(seat)
            if not window:
                raise NotNow("no-window", "there is nothing to pass here")
            declines = table.live.words([table.live.state.agenda[-1].declines])
            if table.play(seat, declines, revision, key, self.clock()):
                table.pass_ahead(seat, window, self.clock())

        await self.act(table_id, play, seat)

    # -- the curtain ---------------------------------------------------------------------------------

    def seat_shown(self, table: Table, holder: str, device: str = "") -> int:
        """Whose eyes this device looks through, see `Table.seat_shown`."""
        return table.seat_shown(holder, device)

    async def lift(self, table_id: str, holder: str, seat: int, device: str = "") -> None:
        """The person of this seat says that they are in front of the screen."""
        await self.act(table_id, lambda table: table.lift_curtain(seat, holder, device), seat)

    async def drop(self, table_id: str, holder: str, device: str = "") -> None:
        seats = (await self.get(table_id)).held_by(holder)
        if seats:
            await self.act(table_id, lambda table: table.drop_curtain(device or holder), seats[0])


def public_face(table: Table) -> Hashable:
    """All that anybody at the table can see of it besides the game itself."""
    chairs = tuple(
        (chair.name, chair.holder, chair.bot, chair.resigned, bool(chair.invite), chair.warned, chair.since is None)
        for chair in table.chairs
    )
    proposal = table.proposal and astuple(table.proposal)
    return (table.rev, table.spoken(), proposal, table.host, table.gathering, table.guide, chairs)


def private_face(table: Table, seat: int) -> Hashable:
    """What the person in a seat sees besides: its draft, what it has said beforehand, the curtains of its devices."""
    chair = table.chairs[seat]
    curtains = frozenset((device, lifted) for device, lifted in table.lifted.items() if lifted[0] == seat)
    return (table.draft_revisions[seat], chair.ahead, chair.invite, curtains)


@dataclass(frozen=True)
class Faces:
    """What can be seen of a table besides the game: by everybody, and by each seat alone."""

    public: Hashable
    private: tuple[Hashable, ...]

    @classmethod
    def of(cls, table: Table) -> Faces:
        return cls(public_face(table), tuple(private_face(table, seat) for seat in range(len(table.chairs))))

    def seats_unlike(self, other: Faces) -> list[int]:
        return [seat for seat, one in enumerate(self.private) if one != other.private[seat]]


def free_seats(table: Table) -> list[int]:
    """Seats that anybody may take."""
    return [seat for seat, chair in enumerate(table.chairs) if not (chair.holder or chair.invite or chair.bot)]
