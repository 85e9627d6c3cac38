"""Moves that nobody makes now: those of bots, and answers given ahead."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Coroutine, Iterable, Sequence
from typing import TYPE_CHECKING

from tabularium.bots.random import RandomBot
from tabularium.bots.workers import BotFailed
from tabularium.kernel.refusals import Refusal
from tabularium.tables.going_back import forgives
from tabularium.tables.guides import guide_of, scripted_answer
from tabularium.tables.opening import CantOpen
from tabularium.tables.table import Table
from tabularium.tables.timing import Appointment, Delays, tells_nothing

if TYPE_CHECKING:
    from tabularium.tables.registry import Registry

RETRY_LEAST, RETRY_MOST = 0.5, 4.0  # seconds before something that failed is tried again
MOST_EDITS = 60  # of a bot's draft in a row

log = logging.getLogger("tabularium")


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

    def play(self, table: Table) -> bool:
        """Answer, unless the table has moved on; chance plays for a bot that plays wrongly."""
        if table.revision(self.seat) != self.revision or not table.chairs[self.seat].bot:
            return False
        try:
            table.play_moves(self.seat, self.moves, "", self.clock())
        except Refusal as wrong:
            log.error("table %s: the %s bot in seat %d played wrongly: %s", table.id, self.level, self.seat + 1, wrong)
            table.play_moves(self.seat, self.by_chance(), "", self.clock())
        return True


class Autoplay:
    """One task for each seat that plays by itself now."""

    def __init__(self, registry: Registry, delays: Delays) -> None:
        self.registry = registry
        self.delays = delays
        self.bots = True  # whether they think here; else another process of the store minds them
        self.running: set[tuple[str, int]] = set()

    def busy(self) -> set[str]:
        """The tables at which something plays by itself."""
        return {table_id for table_id, _ in self.running}

    def stir(self, table: Table) -> None:
        """Start whatever plays by itself now."""
        if self.bots:
            self._start(table, table.bots_to_move(), self._mind)
        self._start(table, table.passing_ahead(), self._pass)

    def _start(
        self, table: Table, seats: Iterable[int], work: Callable[[str, int], Coroutine[None, None, None]]
    ) -> None:
        for seat in seats:
            if (table.id, seat) not in self.running:
                self.running.add((table.id, seat))
                self.registry.spawn(work(table.id, seat))

    async def _mind(self, table_id: str, seat: int) -> None:
        """Play a bot's seat for as long as it is asked. What fails is tried again: a full disk passes."""
        pause = RETRY_LEAST
        if not await self._is_ours(table_id, seat):
            return
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
            self.running.discard((table_id, seat))
        self.stir(await self.registry.get(table_id))

    async def _is_ours(self, table_id: str, seat: int) -> bool:
        """Whether this process minds the table. Where another one does, or nobody can tell, the sweep looks again."""
        ours = False
        try:
            ours = await self.registry.others.claim(table_id)
        except Exception as wrong:
            log.error("table %s: it can't be told who minds its bots: %s", table_id, wrong)
        finally:
            if not ours:
                self.running.discard((table_id, seat))
        return ours

    async def _bot_move(self, table_id: str, seat: int) -> bool:
        """One public answer of a bot, and the edits of its draft before it: at once where that tells nothing, else at a
        time that was drawn before it thought. False when nothing more is asked of it."""
        registry = self.registry
        clock = asyncio.get_running_loop().time
        level = (await registry.get(table_id)).chairs[seat].bot
        appointment = Appointment(self.delays.of_bot(level), clock())
        for _ in range(MOST_EDITS):
            table = await registry.get(table_id)
            if seat not in table.bots_to_move():
                return False
            thought = Thought(table, seat, registry.clock)
            await self._think(table, thought)
            if thought.is_told() and not tells_nothing(table, seat, thought.moves):
                await asyncio.sleep(appointment.wait(clock()))
            rev = table.rev
            registry.tally.thoughts += 1
            if not await registry.act(table_id, thought.play, seat):
                registry.tally.in_vain += 1
            if (await registry.get(table_id)).rev != rev:
                break
        return True

    async def _think(self, table: Table, thought: Thought) -> None:
        """Ask the script of a lesson, or a worker; whatever it does, there is an answer at the end."""
        guide = guide_of(table.game) if table.is_lesson else None
        if guide is not None and (scripted := scripted_answer(guide, table.live, thought.seat)) is not None:
            thought.moves = scripted
            return
        try:
            thought.moves = await self.registry.workers.choose(
                table.game, thought.view, thought.seat, thought.level, table.live.acta.box_content, table.id
            )
        except BotFailed as failed:
            log.error("table %s seat %d: %s", table.id, thought.seat + 1, failed)
            thought.moves = thought.by_chance()

    async def _pass(self, table_id: str, seat: int) -> None:
        """Give the answer that was given ahead: at once where nobody is there to wonder or where it tells nothing, else
        after a time that chance alone decides."""
        if not await self._is_ours(table_id, seat):
            return
        try:
            table = await self.registry.get(table_id)
            answer = table.answer_ahead(seat)
            if not forgives(table.chairs, seat) and not tells_nothing(table, seat, (answer,) if answer >= 0 else ()):
                await asyncio.sleep(self.delays.of_absent())

            def play(table: Table) -> None:
                if (answer := table.answer_ahead(seat)) >= 0:
                    table.play_moves(seat, (answer,), "", self.registry.clock())

            await self.registry.act(table_id, play, seat)
        finally:
            self.running.discard((table_id, seat))
        self.stir(await self.registry.get(table_id))
