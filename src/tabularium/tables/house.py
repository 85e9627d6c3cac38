"""The house: all tables of one store. Opens them when somebody comes, writes before it tells, and wakes the bots."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Coroutine, Hashable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TypeVar

from tabularium.bots.random import RandomBot
from tabularium.bots.workers import BotFailed, Workers
from tabularium.kernel.game import AnyGame, shelf
from tabularium.kernel.refusals import Refusal
from tabularium.tables.clock import HouseClock
from tabularium.tables.going_back import forgives
from tabularium.tables.laying import Plan, lay
from tabularium.tables.opening import CantOpen, open_table
from tabularium.tables.refusals import NotNow, NotYourSeat
from tabularium.tables.saving import keep_box
from tabularium.tables.store import CantWrite, Statement, Store
from tabularium.tables.table import Table, check_seat
from tabularium.tables.timing import Appointment, Delays, tells_nothing
from tabularium.tables.tokens import hashed, is_device, new_table_id, new_token, same

T = TypeVar("T")

IDLE_SECONDS = 120.0  # an open table that nobody looks at is put away after this
SWEEP_SECONDS = 4.0
AWAKE_EVERY = 60.0  # seconds between two notes in the store that the house is open
RETRY_LEAST, RETRY_MOST = 0.5, 4.0  # seconds before something that failed is tried again
BROKEN_SECONDS = 30.0  # a table that can't be opened is not tried again before
MOST_OPEN = 1_000  # tables in memory
MOST_LINKS = 10_000  # invitations that are shown again to who asked for them
MOST_PAGES = 12  # of one device that sits at a table
MOST_WATCHERS, MOST_WATCHERS_EACH = 500, 20  # who only look on: at a table, and of those from one address
MOST_EDITS = 60  # of a bot's draft in a row

log = logging.getLogger("tabularium")


class NoSuchTable(Refusal):
    """There is no table of this name."""


class TooManyWatchers(Refusal):
    """A table is being watched by as many as it can be."""


@dataclass(eq=False)
class Watcher:
    """A page that looks at a table. `changed` is set when it should look again."""

    holder: str
    client: str = ""  # the address it looks from
    sits: bool = False
    changed: asyncio.Event = field(default_factory=asyncio.Event)


@dataclass(frozen=True)
class Listing:
    """A table as the shelf shows it."""

    id: str
    game: str
    names: tuple[str, ...]
    over: bool
    my_turn: bool
    free: int  # seats anybody may take
    touched: float


@dataclass(frozen=True)
class EarnedFeat:
    """A feat in somebody's profile."""

    game: str
    feat: str
    name: str  # under which it was earned: a device may have several people
    times: int
    first: float


class Thought:
    """What a bot answers, and to which question."""

    def __init__(self, table: Table, seat: int, clock: Callable[[], float]) -> None:
        self.seat = seat
        self.clock = clock
        self.revision = table.revision(seat)
        self.level = table.chairs[seat].bot
        self.view = table.live.view(seat)
        self.moves: Sequence[int] = ()

    def by_chance(self) -> Sequence[int]:
        return RandomBot(secrets.randbits(60)).choose(self.view, self.seat)

    def is_told(self) -> bool:
        """Whether the answer is one that others notice: edits of a draft are not."""
        return not self.view.agenda[-1].private(self.view, self.seat, self.moves[-1])

    def play(self, table: Table) -> None:
        """Answer, unless the table has moved on; chance plays for a bot that plays wrongly."""
        if table.revision(self.seat) != self.revision or not table.chairs[self.seat].bot:
            return
        try:
            table.play_moves(self.seat, self.moves, "", self.clock())
        except Refusal as wrong:
            log.error("table %s: the %s bot in seat %d played wrongly: %s", table.id, self.level, self.seat + 1, wrong)
            table.play_moves(self.seat, self.by_chance(), "", self.clock())


class House:
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
        self.delays = delays or Delays()
        self.clock = clock or HouseClock()
        self.games: dict[str, AnyGame] = dict(sorted(shelf().items(), key=lambda entry: entry[1].example))
        self.tables: dict[str, Table] = {}
        self.fresh_links: dict[tuple[str, int], str] = {}  # invitations that nobody has used since this start
        self._locks: dict[str, asyncio.Lock] = {}
        self._used: dict[str, float] = {}
        self._watchers: dict[str, set[Watcher]] = {}
        self._lifted: dict[tuple[str, str], tuple[int, int]] = {}
        self._running: set[tuple[str, int]] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._broken: dict[str, tuple[float, CantOpen]] = {}  # until when it is not tried again
        self._noted = 0.0
        self.key = self._own_key()

    def _own_key(self) -> bytes:
        row = self.store.row("SELECT value FROM house WHERE key = 'key'")
        if row is not None:
            return bytes(row[0])
        key = secrets.token_bytes(32)
        self.store.write([("INSERT INTO house VALUES ('key', ?)", (key,))]).result()
        return key

    def _resume_time(self) -> list[Statement]:
        """While the house was closed nobody's time ran, however long that was and whatever its clock says now."""
        row = self.store.row("SELECT value FROM house WHERE key = 'awake'")
        closed = 0.0 if row is None else self.clock() - float(row[0])
        if abs(closed) < 2 * AWAKE_EVERY:
            return []
        return [
            ("UPDATE tables SET deadline = deadline + ? WHERE deadline IS NOT NULL", (closed,)),
            ("UPDATE seats SET since = since + ? WHERE since IS NOT NULL", (closed,)),
            ("UPDATE seats SET warned = warned + ? WHERE warned IS NOT NULL", (closed,)),
        ]

    def _note_awake(self) -> Statement:
        return ("INSERT OR REPLACE INTO house VALUES ('awake', ?)", (self.clock(),))

    def knows(self, token: str) -> bool:
        """Whether a device shows a token of this house; one from before tokens had a seal must hold something here."""
        if is_device(self.key, token):
            return True
        if not (20 <= len(token) <= 100 and token.isascii()):
            return False
        holder = hashed(token)
        held = "SELECT 1 FROM seats WHERE holder = ? UNION SELECT 1 FROM feats WHERE holder = ?"
        return self.store.row(held, holder, holder) is not None

    # -- opening and closing the house ---------------------------------------------------------------

    def start(self) -> None:
        """Go on where things stood: bots that owe a move wake up, absent players are noticed."""
        boxes = [keep_box(game, game.box.digest, None) for game in self.games.values()] if self._boxes_new() else []
        try:
            self.store.write([*self._resume_time(), self._note_awake(), *boxes]).result()
        except CantWrite as wrong:
            log.error("the house opens, but %s", wrong)
        self._noted = time.monotonic()
        self._spawn(self._sweep())

    def _boxes_new(self) -> bool:
        """Whether tables from before boxes were kept lie in the store."""
        return bool(self.store.row("SELECT 1 FROM tables")) and not self.store.row("SELECT 1 FROM boxes")

    async def stop(self) -> None:
        while self._tasks:  # whoever ends may have started another
            for task in self._tasks:
                task.cancel()
            await asyncio.wait(self._tasks, timeout=1.0)
        self.workers.close()
        self.store.close()

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a task of the house fell over", exc_info=task.exception())

    async def _sweep(self) -> None:
        """Now and then: whatever should go on by itself does, also where a fault had stopped it."""
        while True:
            try:
                await self.wake_bots()
                await self.relieve_absent()
                self.put_away(IDLE_SECONDS)
                if time.monotonic() - self._noted >= AWAKE_EVERY:
                    self._noted = time.monotonic()
                    await asyncio.wrap_future(self.store.write([self._note_awake()]))
            except Exception:
                log.exception("the house could not be looked after just now")
            await asyncio.sleep(self._until_next_deadline())

    def _until_next_deadline(self) -> float:
        row = self.store.row("SELECT MIN(deadline) FROM tables WHERE deadline IS NOT NULL")
        soonest = SWEEP_SECONDS if row is None or row[0] is None else row[0] - self.clock()
        return min(SWEEP_SECONDS, max(0.2, soonest))

    async def wake_bots(self) -> None:
        """Start every bot that owes a move and does not think yet."""
        running = {table_id for table_id, _ in self._running}
        for (table_id,) in self.store.rows("SELECT id FROM tables WHERE bots_due != 0"):
            if table_id not in running:
                with suppress(CantOpen):  # the log has it
                    self.stir(await self.get(table_id))
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
        for table_id in list(self.tables):
            minded = any(busy == table_id for busy, _ in self._running)
            if minded or self._watchers.get(table_id) or self._lock(table_id).locked():
                continue
            if now - self._used.get(table_id, now) >= idle:
                self._forget(table_id)

    def _forget(self, table_id: str) -> None:
        self.tables.pop(table_id, None)
        self._used.pop(table_id, None)
        if not self._lock(table_id).locked():
            self._locks.pop(table_id)

    # -- tables --------------------------------------------------------------------------------------

    def _lock(self, table_id: str) -> asyncio.Lock:
        return self._locks.setdefault(table_id, asyncio.Lock())

    def _open(self, table_id: str) -> Table:
        table = self.tables.get(table_id)
        if table is None:
            table = self._read(table_id)
            if table is None:
                self._locks.pop(table_id, None)
                raise NoSuchTable("there is no such table here; perhaps the link is not whole")
            if len(self.tables) >= MOST_OPEN:
                self.put_away(RETRY_MOST)
            self.tables[table_id] = table
        self._used[table_id] = time.monotonic()
        return table

    def _read(self, table_id: str) -> Table | None:
        """A table from the store. One that can't be opened is not tried at every knock, and the others go on."""
        until, refusal = self._broken.get(table_id, (0.0, None))
        if refusal is not None and time.monotonic() < until:
            raise refusal
        self._broken.pop(table_id, None)
        try:
            return open_table(self.store, table_id, self.games)
        except CantOpen as refusal:
            log.error("table %s can't be opened: %s", table_id, refusal)
            if len(self._broken) >= MOST_OPEN:
                self._broken.clear()
            self._broken[table_id] = (time.monotonic() + BROKEN_SECONDS, refusal)
            raise

    async def get(self, table_id: str) -> Table:
        """A table as it is on disk."""
        async with self._lock(table_id):
            return self._open(table_id)

    async def act(self, table_id: str, deed: Callable[[Table], T], seat: int = -1) -> T:
        """Do something at a table: it is on disk when this returns, and those who may see it have been told.
        `seat` is the one that acts: what changes only its draft is told to it alone. Who goes away meanwhile does not
        leave it half done."""
        doing = asyncio.get_running_loop().create_task(self._act(table_id, deed, seat))
        return await asyncio.shield(doing)

    async def _act(self, table_id: str, deed: Callable[[Table], T], seat: int) -> T:
        async with self._lock(table_id):
            table = self._open(table_id)
            before = public_face(table)
            try:
                done = deed(table)
            except Refusal:
                if table.saving.unsaved:
                    self._forget(table_id)
                raise
            except Exception:
                self._forget(table_id)
                raise
            try:
                if table.saving.unsaved:
                    await asyncio.wrap_future(self.store.write(table.take_unsaved()))
            except BaseException:
                self._forget(table_id)
                raise
            everybody = public_face(table) != before
        self._tell(table, None if everybody else seat)
        self.stir(table)
        return done

    async def lay(self, plan: Plan, host: str) -> Table:
        """A new table, on disk; seats by link have fresh invitations."""
        table_id = new_table_id()
        table = lay(table_id, plan, host, self.clock())
        for seat, wanted in enumerate(plan.seats):
            if wanted.kind == "link":
                token = new_token()
                self._show_link(table_id, seat, token)
                table.invite(seat, hashed(token))
        await asyncio.wrap_future(self.store.write(table.take_unsaved()))
        self.tables[table_id] = table
        self._used[table_id] = time.monotonic()
        self.stir(table)
        return table

    async def new_link(self, table_id: str, seat: int, holder: str) -> str:
        """An invitation to a seat of this device, or to one that nobody holds at a table it laid; an earlier one no
        longer works."""
        token = new_token()

        def invite(table: Table) -> None:
            vacant = 0 <= seat < len(table.chairs) and not table.chairs[seat].holder
            if not (vacant and same(table.host, holder)):
                check_seat(table, seat, holder, playing=False)
            table.invite(seat, hashed(token))

        await self.act(table_id, invite, seat)
        self._show_link(table_id, seat, token)
        return token

    def _show_link(self, table_id: str, seat: int, token: str) -> None:
        if len(self.fresh_links) >= MOST_LINKS:
            del self.fresh_links[next(iter(self.fresh_links))]
        self.fresh_links[table_id, seat] = token

    def invited_to(self, token: str) -> tuple[str, int]:
        """The table and seat of an invitation."""
        row = self.store.row("SELECT table_id, seat FROM seats WHERE invite = ?", hashed(token))
        if row is None:
            raise NoSuchTable("this invitation is not, or no longer, good: each one works once; ask for a new one")
        return row[0], row[1]

    async def accept(self, token: str, holder: str, name: str) -> tuple[str, int]:
        """Exchange an invitation for the seat: it works once."""
        table_id, seat = self.invited_to(token)

        def sit(table: Table) -> None:
            if not same(table.chairs[seat].invite, hashed(token)):
                raise NoSuchTable("somebody was faster: this invitation has just been used")
            if table.listed and not table.chairs[seat].holder:
                table.check_one_seat(seat, holder)
            table.sit(seat, holder, name, self.clock())

        await self.act(table_id, sit)
        self.fresh_links.pop((table_id, seat), None)
        return table_id, seat

    async def take_open_seat(self, table_id: str, seat: int, holder: str, name: str) -> None:
        def sit(table: Table) -> None:
            if seat not in free_seats(table):
                raise NotYourSeat("this seat is not free")
            table.check_one_seat(seat, holder)
            table.sit(seat, holder, name, self.clock())

        await self.act(table_id, sit)

    def tables_of(self, holder: str) -> list[Listing]:
        """The tables this device sits at, those that wait for it first."""
        return self._listings(
            "SELECT t.id, t.game, t.over, t.waiting, t.touched FROM tables t WHERE t.id IN"
            " (SELECT table_id FROM seats WHERE holder = ?) ORDER BY t.over, t.touched DESC LIMIT 40",
            holder,
        )

    def listed(self) -> list[Listing]:
        """The tables that anybody may watch or join."""
        return self._listings(
            "SELECT id, game, over, waiting, touched FROM tables WHERE listed = 1 AND over = 0"
            " ORDER BY touched DESC LIMIT 40"
        )

    def _listings(self, sql: str, holder: str = "") -> list[Listing]:
        found = []
        for table_id, game, over, waiting, touched in self.store.rows(sql, *([holder] if holder else [])):
            seats = self.store.rows(
                "SELECT seat, name, holder, invite, bot FROM seats WHERE table_id = ? ORDER BY seat", table_id
            )
            mine = [seat for seat, _, owner, _, bot in seats if holder and owner == holder and not bot]
            my_turn = any((waiting >> seat) & 1 for seat in mine)
            free = sum(not owner and not invite and not bot for _, _, owner, invite, bot in seats)
            names = tuple(name for _, name, _, _, _ in seats)
            found.append(Listing(table_id, game, names, bool(over), my_turn and not over, free, touched))
        return sorted(found, key=lambda listing: not listing.my_turn)

    def feats_of(self, holder: str) -> list[EarnedFeat]:
        """The feats that people have earned on this device, the first ones first."""
        rows = self.store.rows(
            "SELECT game, feat, name, COUNT(*), MIN(at) FROM feats WHERE holder = ? GROUP BY game, feat, name"
            " ORDER BY MIN(at), feat, name",
            holder,
        )
        return [EarnedFeat(*row) for row in rows if row[0] in self.games]

    # -- the curtain ---------------------------------------------------------------------------------

    def seat_shown(self, table: Table, holder: str) -> int:
        """Whose eyes this device looks through: a seat, -1 for a watcher, -2 where a curtain hangs between the
        seats that share it."""
        held = [seat for seat in table.held_by(holder) if not table.chairs[seat].bot] or table.held_by(holder)
        if len(held) < 2 or table.live.over:
            return held[0] if held else -1
        lifted, rev = self._lifted.get((table.id, holder), (-1, -1))
        asked = [seat for seat in held if seat in table.waiting()]
        if lifted in held and (lifted in asked or not asked or rev == table.rev):
            return lifted
        self._lifted.pop((table.id, holder), None)
        return -2

    async def lift(self, table_id: str, holder: str, seat: int) -> None:
        """The person of this seat says that they are in front of the screen."""
        table = await self.get(table_id)
        if seat not in table.held_by(holder):
            raise NotYourSeat(f"you do not sit in seat {seat + 1}")
        self._lifted[table_id, holder] = (seat, table.rev)
        self._tell(table, seat)

    async def drop(self, table_id: str, holder: str) -> None:
        table = await self.get(table_id)
        self._lifted.pop((table_id, holder), None)
        for seat in table.held_by(holder)[:1]:
            self._tell(table, seat)

    # -- who looks on --------------------------------------------------------------------------------

    def watch(self, table: Table, holder: str, client: str = "") -> Watcher:
        """Look on from now on. Those who sit here have their own room; of those who only watch there are so many from
        one address, and so many in all."""
        others = self._watchers.setdefault(table.id, set())
        sits = bool(table.held_by(holder)) or bool(holder and table.host == holder)
        if sits:
            full = sum(one.holder == holder for one in others) >= MOST_PAGES
        else:
            strangers = [one for one in others if not one.sits]
            near = sum(one.client == client for one in strangers)
            full = len(strangers) >= MOST_WATCHERS or near >= MOST_WATCHERS_EACH
        if full:
            raise TooManyWatchers("so many look on from there already that one more has to wait")
        watcher = Watcher(holder, client, sits)
        others.add(watcher)
        return watcher

    def unwatch(self, table_id: str, watcher: Watcher) -> None:
        watching = self._watchers.get(table_id, set())
        watching.discard(watcher)
        if not watching:
            self._watchers.pop(table_id, None)

    def _tell(self, table: Table, seat: int | None) -> None:
        """Let pages look again: all of them, or only those of the device that holds a seat."""
        for watcher in self._watchers.get(table.id, ()):
            if seat is None or (0 <= seat < len(table.chairs) and watcher.holder == table.chairs[seat].holder):
                watcher.changed.set()

    # -- bots, and answers given ahead ---------------------------------------------------------------

    def stir(self, table: Table) -> None:
        """Start whatever plays by itself now."""
        self._start(table, table.bots_to_move(), self._mind)
        self._start(table, table.passing_ahead(), self._pass)

    def _start(
        self, table: Table, seats: Iterable[int], work: Callable[[str, int], Coroutine[None, None, None]]
    ) -> None:
        for seat in seats:
            if (table.id, seat) not in self._running:
                self._running.add((table.id, seat))
                self._spawn(work(table.id, seat))

    async def _mind(self, table_id: str, seat: int) -> None:
        """Play a bot's seat for as long as it is asked. What fails is tried again: a full disk passes."""
        pause = RETRY_LEAST
        try:
            going = True
            while going:
                try:
                    going = await self._bot_move(table_id, seat)
                    pause = RETRY_LEAST
                except CantOpen:
                    going = False
                except Exception as wrong:
                    log.error("table %s: the bot in seat %d tries again: %r", table_id, seat + 1, wrong)
                    await asyncio.sleep(pause)
                    pause = min(2 * pause, RETRY_MOST)
        finally:
            self._running.discard((table_id, seat))
        self.stir(await self.get(table_id))

    async def _bot_move(self, table_id: str, seat: int) -> bool:
        """One public answer of a bot, and the edits of its draft before it: at once where that tells nothing, else at a
        time that was drawn before it thought. False when nothing more is asked of it."""
        clock = asyncio.get_running_loop().time
        level = (await self.get(table_id)).chairs[seat].bot
        appointment = Appointment(self.delays.of_bot(level), clock())
        for _ in range(MOST_EDITS):
            table = await self.get(table_id)
            if seat not in table.bots_to_move():
                return False
            thought = Thought(table, seat, self.clock)
            await self._think(table, thought)
            if thought.is_told() and not tells_nothing(table, seat, thought.moves):
                await asyncio.sleep(appointment.wait(clock()))
            rev = table.rev
            await self.act(table_id, thought.play, seat)
            if (await self.get(table_id)).rev != rev:
                break
        return True

    async def _think(self, table: Table, thought: Thought) -> None:
        """Ask a worker; whatever it does, there is an answer at the end."""
        try:
            thought.moves = await self.workers.choose(
                table.game, thought.view, thought.seat, thought.level, table.live.acta.box_content, table.id
            )
        except BotFailed as failed:
            log.error("table %s seat %d: %s", table.id, thought.seat + 1, failed)
            thought.moves = thought.by_chance()

    async def _pass(self, table_id: str, seat: int) -> None:
        """Give the answer that was given ahead: at once where nobody is there to wonder or where it tells nothing, else
        after a time that chance alone decides."""
        try:
            table = await self.get(table_id)
            declines = (table.live.state.agenda[-1].declines,) if table.live.state.agenda else ()
            if not forgives(table.chairs, seat) and not tells_nothing(table, seat, declines):
                await asyncio.sleep(self.delays.of_absent())

            def play(table: Table) -> None:
                if seat in table.passing_ahead():
                    table.play_moves(seat, (table.live.state.agenda[-1].declines,), "", self.clock())

            await self.act(table_id, play, seat)
        finally:
            self._running.discard((table_id, seat))
        self.stir(await self.get(table_id))

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


def public_face(table: Table) -> Hashable:
    """All that anybody at the table can see of it besides the game itself."""
    chairs = tuple(
        (chair.name, chair.holder, chair.bot, chair.resigned, bool(chair.invite), chair.warned, chair.since is None)
        for chair in table.chairs
    )
    proposal = table.proposal and (table.proposal.ply, table.proposal.agreed)
    return (table.rev, table.spoken(), proposal, chairs)


def free_seats(table: Table) -> list[int]:
    """Seats that anybody may take."""
    return [seat for seat, chair in enumerate(table.chairs) if not (chair.holder or chair.invite or chair.bot)]
