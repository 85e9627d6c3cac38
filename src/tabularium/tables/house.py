"""The house: all tables of one store. Opens them when somebody comes, writes before it tells, and wakes the bots."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Coroutine, Iterable, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from tabularium.bots.random import RandomBot
from tabularium.bots.workers import BotFailed, Workers
from tabularium.kernel.game import AnyGame, shelf
from tabularium.kernel.refusals import Refusal
from tabularium.tables.opening import open_table
from tabularium.tables.store import Store
from tabularium.tables.table import NotNow, NotYourSeat, Plan, Table, check_seat, lay
from tabularium.tables.tokens import hashed, new_table_id, new_token, same

T = TypeVar("T")

IDLE_SECONDS = 120.0  # an open table that nobody looks at is put away after this
SWEEP_SECONDS = 20.0

log = logging.getLogger("tabularium")


class NoSuchTable(Refusal):
    """There is no table of this name."""


@dataclass(eq=False)
class Watcher:
    """A page that looks at a table. `changed` is set when it should look again."""

    holder: str
    changed: asyncio.Event = field(default_factory=asyncio.Event)


@dataclass(frozen=True)
class Delays:
    """How long things take that could be immediate."""

    bot_pause: float = 0.7  # so that people can follow
    ahead_least: float = 2.0  # an answer given ahead takes from here...
    ahead_most: float = 5.0  # ...to here, by chance alone: it tells nothing


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


class House:
    """Everything is done on one event loop; each table has a lock, and a deed holds it until it is on disk."""

    def __init__(
        self,
        store: Store,
        workers: Workers | None = None,
        delays: Delays | None = None,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self.store = store
        self.workers = workers or Workers()
        self.delays = delays or Delays()
        self.clock = clock
        self.games: dict[str, AnyGame] = dict(sorted(shelf().items(), key=lambda entry: entry[1].example))
        self.tables: dict[str, Table] = {}
        self.fresh_links: dict[tuple[str, int], str] = {}  # invitations that nobody has used since this start
        self._locks: dict[str, asyncio.Lock] = {}
        self._used: dict[str, float] = {}
        self._watchers: dict[str, set[Watcher]] = {}
        self._lifted: dict[tuple[str, str], tuple[int, int]] = {}
        self._running: set[tuple[str, int]] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self.key = self._own_key()

    def _own_key(self) -> bytes:
        row = self.store.row("SELECT value FROM house WHERE key = 'key'")
        if row is not None:
            return bytes(row[0])
        key = secrets.token_bytes(32)
        self.store.write([("INSERT INTO house VALUES ('key', ?)", (key,))]).result()
        return key

    # -- opening and closing the house ---------------------------------------------------------------

    def start(self) -> None:
        """Go on where things stood: bots that owe a move wake up, absent players are noticed."""
        self._spawn(self._wake_all())
        self._spawn(self._sweep())

    async def stop(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
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

    async def _wake_all(self) -> None:
        for (table_id,) in self.store.rows("SELECT id FROM tables WHERE bots_due != 0"):
            try:
                self.stir(await self.get(table_id))
            except Exception:
                log.exception("table %s can't be opened", table_id)
            await asyncio.sleep(0)

    async def _sweep(self) -> None:
        while True:
            await self.relieve_absent()
            self.put_away(IDLE_SECONDS)
            await asyncio.sleep(SWEEP_SECONDS)

    async def relieve_absent(self) -> None:
        now = self.clock()
        for (table_id,) in self.store.rows("SELECT id FROM tables WHERE deadline IS NOT NULL AND deadline <= ?", now):
            try:
                await self.act(table_id, lambda table: table.relieve_absent(now))
            except Exception:  # one table that can't be opened must not leave the others waiting
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
            table = open_table(self.store, table_id, self.games)
            if table is None:
                self._locks.pop(table_id, None)
                raise NoSuchTable("there is no such table here; perhaps the link is not whole")
            self.tables[table_id] = table
        self._used[table_id] = time.monotonic()
        return table

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
                if table.unsaved:
                    self._forget(table_id)
                raise
            except Exception:
                self._forget(table_id)
                raise
            try:
                if table.unsaved:
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
                self.fresh_links[table_id, seat] = token
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
        self.fresh_links[table_id, seat] = token
        return token

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
            table.sit(seat, holder, name, self.clock())

        await self.act(table_id, sit)
        self.fresh_links.pop((table_id, seat), None)
        return table_id, seat

    async def take_open_seat(self, table_id: str, seat: int, holder: str, name: str) -> None:
        def sit(table: Table) -> None:
            if seat not in free_seats(table):
                raise NotYourSeat("this seat is not free")
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

    def watch(self, table_id: str, holder: str) -> Watcher:
        watcher = Watcher(holder)
        self._watchers.setdefault(table_id, set()).add(watcher)
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
        """Play a bot's seat for as long as it is asked."""
        try:
            await asyncio.sleep(self.delays.bot_pause)
            while await self._bot_move(table_id, seat):
                pass
        finally:
            self._running.discard((table_id, seat))
        self.stir(await self.get(table_id))

    async def _bot_move(self, table_id: str, seat: int) -> bool:
        """One answer of a bot. False when nothing more is asked of it."""
        table = await self.get(table_id)
        if seat not in table.bots_to_move():
            return False
        revision, level, rev = table.revision(seat), table.chairs[seat].bot, table.rev
        view = table.live.view(seat)
        moves: Sequence[int] = ()
        try:
            moves = await self.workers.choose(table.game, view, seat, level, table.live.acta.box_content, table_id)
        except BotFailed as failed:
            log.error("table %s seat %d: %s", table_id, seat + 1, failed)

        def play(table: Table) -> None:
            if table.revision(seat) != revision or not table.chairs[seat].bot:
                return
            try:
                if moves:
                    table.play_moves(seat, moves, "", self.clock())
                    return
            except Refusal as refusal:
                log.error("table %s: the %s bot in seat %d played wrongly: %s", table_id, level, seat + 1, refusal)
            table.play_moves(seat, RandomBot(secrets.randbits(60)).choose(view, seat), "", self.clock())

        await self.act(table_id, play, seat)
        if (await self.get(table_id)).rev != rev:
            await asyncio.sleep(self.delays.bot_pause)
        return True

    async def _pass(self, table_id: str, seat: int) -> None:
        """Give the answer that was given ahead, after a time that chance alone decides."""
        delays = self.delays
        span = delays.ahead_most - delays.ahead_least
        try:
            await asyncio.sleep(delays.ahead_least + span * secrets.randbelow(1000) / 1000)

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
            if table.obeyed(seat, key):
                return
            window = table.window(seat)
            if not window:
                raise NotNow("no-window", "there is nothing to pass here")
            declines = table.live.words([table.live.state.agenda[-1].declines])
            if table.play(seat, declines, revision, key, self.clock()):
                table.pass_ahead(seat, window, self.clock())

        await self.act(table_id, play, seat)


def public_face(table: Table) -> object:
    """All that anybody at the table can see of it besides the game itself."""
    chairs = [(chair.name, chair.holder, chair.bot, chair.resigned, bool(chair.invite)) for chair in table.chairs]
    proposal = table.proposal and (table.proposal.ply, table.proposal.agreed)
    return (table.rev, len(table.chat), proposal, chairs)


def free_seats(table: Table) -> list[int]:
    """Seats that anybody may take."""
    return [seat for seat, chair in enumerate(table.chairs) if not (chair.holder or chair.invite or chair.bot)]
