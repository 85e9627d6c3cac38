"""What is due leaves: a task beside play, or a process of its own. Whatever hangs holds up nothing else."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field

from tabularium.kernel.game import AnyGame
from tabularium.notices import webhook
from tabularium.notices.letters import letter_of
from tabularium.notices.mail import MailServer
from tabularium.notices.push import Pusher
from tabularium.notices.safe_post import Outside
from tabularium.notices.ways import Letter, NotSent
from tabularium.tables.notices import BACK, BACK_SECONDS, MAIL, NEWS, PUSH, WEBHOOK, Message, Notices
from tabularium.tables.store import CantRead, CantWrite, Statement

EVERY = 5.0  # seconds
LONGEST = 90.0  # that one try may take: less than its lease
AT_ONCE = 8  # on ways of one kind: a mail server that hangs holds up no webhook

log = logging.getLogger("tabularium")


@dataclass(frozen=True)
class Means:
    """The ways that this server has."""

    mail: MailServer | None = None
    push: Pusher | None = None
    outside: Outside = field(default_factory=Outside)

    @property
    def kinds(self) -> tuple[str, ...]:
        return (*((MAIL,) if self.mail else ()), *((PUSH,) if self.push else ()), WEBHOOK)

    def send(self, message: Message, letter: Letter, now: float) -> None:
        """Waits for the other side: not for the thread that serves tables."""
        way = message.way
        if way.kind == MAIL and self.mail:
            self.mail.send(way.target, letter, now)
        elif way.kind == PUSH and self.push:
            self.push.send(self.outside, way.target, letter, now)
        elif way.kind == WEBHOOK:
            webhook.post(self.outside, way.target, way.shape, way.secret, letter, now)
        else:
            raise NotSent("not-offered")


class Sending:
    """Finds what is due, and sends it."""

    def __init__(
        self,
        notices: Notices,
        means: Means,
        games: Mapping[str, AnyGame],
        key: bytes,
        looking: Callable[[], Iterable[tuple[str, str]]] = tuple,
        sends: bool = True,
    ) -> None:
        """`looking` names tables and the people who look at them right now."""
        self.notices, self.means, self.games, self.key = notices, means, games, key
        self.looking, self.sends = looking, sends
        self._threads = {kind: ThreadPoolExecutor(AT_ONCE, f"tabularium-{kind}") for kind in means.kinds}
        self._trying: dict[asyncio.Task[None], str] = {}

    async def run(self) -> None:
        """Until cancelled."""
        try:
            while True:
                try:
                    await self.tick()
                except (CantRead, CantWrite) as wrong:
                    log.error("no notices can be sent at present: %s", wrong)
                except Exception:
                    log.exception("no notices could be sent just now")
                await asyncio.sleep(EVERY)
        finally:
            for threads in self._threads.values():
                threads.shutdown(wait=False, cancel_futures=True)

    async def tick(self) -> None:
        """One look at what is due. What is sent leaves beside it: see `settled`."""
        if self.notices.store.row("SELECT 1 FROM ways LIMIT 1") is None:
            return
        sends = self.sends and await self.notices.leads()
        if sends:
            await self._write(self.notices.find_due())
        await self._write(self.notices.looked(self.looking()))
        if not sends:
            return
        await self._write(self.notices.ripe())
        busy = [*self._trying.values()]
        for message in await self.notices.claim({kind: AT_ONCE - busy.count(kind) for kind in self.means.kinds}):
            trying = asyncio.get_running_loop().create_task(self._try(message))
            self._trying[trying] = message.way.kind
            trying.add_done_callback(self._trying.pop)

    async def settled(self) -> None:
        """When all that was under way has been sent, or has failed."""
        while self._trying:
            await asyncio.gather(*self._trying)

    async def _try(self, message: Message) -> None:
        notices = self.notices
        if message.kind == NEWS and not message.items:
            await self._write(notices.nothing_left(message))
            return
        if message.kind == BACK and notices.clock() > message.made + BACK_SECONDS:
            await self._write(notices.given_up(message, "late"))
            return
        try:
            letter = letter_of(message, self.games, self.key, notices.wishes(message.way.person).zone)
            now, threads = notices.clock(), self._threads[message.way.kind]
            sent = asyncio.get_running_loop().run_in_executor(threads, self.means.send, message, letter, now)
            await asyncio.wait_for(sent, LONGEST)
        except NotSent as refused:
            log.info("a notice by %s did not leave: %s", message.way.kind, refused.reason)
            await self._write(self._refused(message, refused))
        except TimeoutError:
            await self._write(notices.failed(message, "silent"))
        except Exception:
            log.exception("a notice by %s could not be made", message.way.kind)
            await self._write(notices.failed(message, "server"))
        else:
            await self._write(notices.sent(message))

    def _refused(self, message: Message, refused: NotSent) -> list[Statement]:
        if not refused.for_good:
            return self.notices.failed(message, refused.reason)
        if message.way.kind == PUSH:
            return self.notices.drop_way(message.way.id)
        return self.notices.turned_off(message, refused.reason)

    async def _write(self, rows: list[Statement]) -> None:
        if rows:
            await asyncio.wrap_future(self.notices.store.write(rows))
