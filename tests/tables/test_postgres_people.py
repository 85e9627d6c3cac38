"""People of a store that several processes use: whose a device is, who is here, and who is told are the same in all."""

from __future__ import annotations

import asyncio
import threading
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing

import pytest

from tabularium.kernel.game import shelf
from tabularium.notices.sending import Means, Sending
from tabularium.notices.ways import Letter
from tabularium.tables.chairs import DAY
from tabularium.tables.engines import open_store
from tabularium.tables.joining import join
from tabularium.tables.notices import ON, WEBHOOK, Message, Notices
from tabularium.tables.people import Device
from tabularium.tables.registry import GONE_DAYS, Registry
from tabularium.tables.tokens import hashed, new_device
from tests.cluster import Cluster
from tests.tables.tables import HOST, plan
from tests.tables.test_postgres import with_two_processes
from tests.tables.test_registry import until


@pytest.fixture
def url(cluster: Cluster) -> str:
    return cluster.new()


def test_who_looks_through_another_process_is_here_until_they_leave(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tabularium.tables.watching.GRACE", 0.2)

    async def visit(one: Registry, other: Registry) -> None:
        table = await one.lay(plan("me", "link"), HOST)
        await one.accept(await one.new_link(table.id, 1, HOST), "friend", "Aulus")
        there = await other.get(table.id)
        page = other.watching.begin(there, "friend")
        mine = one.watching.begin(await one.get(table.id), HOST)
        await until(lambda: one.watching.here(one.tables[table.id]) == (True, True))
        await until(lambda: other.watching.here(there) == (True, True))
        mine.changed.clear()
        other.watching.end(table.id, page)
        await until(lambda: one.watching.here(one.tables[table.id]) == (True, False))
        assert mine.changed.is_set()
        assert one.watching.away_since(table.id, "friend") > 0

    with_two_processes(url, visit)


def test_who_looked_through_a_process_that_died_is_away_after_a_while(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tabularium.tables.other_processes.HERE_SECONDS", 0.5)
    monkeypatch.setattr("tabularium.tables.other_processes.LOOK_EVERY", 0.1)

    async def visit(one: Registry, other: Registry) -> None:
        table = await one.lay(plan("me", "link"), HOST)
        one.others.hear([(f"here dead0000 {table.id} {HOST}", 1)])
        assert one.watching.is_here(table.id, HOST)
        await until(lambda: not one.watching.is_here(table.id, HOST))

    with_two_processes(url, visit)


def test_a_seat_taken_while_another_process_joins_two_is_the_joined_persons(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No hint and no look has told the process yet that the device belongs to somebody else."""
    monkeypatch.setattr("tabularium.tables.other_processes.LOOK_EVERY", 60.0)

    async def visit(one: Registry, other: Registry) -> None:
        table = await one.lay(plan("me", "open", "open"), HOST)
        await other.lay(plan("me", "open"), "phone")
        await until(lambda: one.others._people == other.others._people != b"")
        monkeypatch.setattr(other.others, "hear", lambda hints: None)
        await join(one, "friend", "phone")
        assert other.people.person_of("phone") == "phone"  # as far as it knows
        await other.take_open_seat(table.id, 1, "phone", "Aulus")
        assert (await one.get(table.id)).chairs[1].holder == "friend"
        laid = await other.lay(plan("me", "open"), "phone")
        assert laid.host == laid.chairs[0].holder == "friend"

    with_two_processes(url, visit)


def test_two_processes_join_one_device_to_one_person(url: str) -> None:
    async def visit(one: Registry, other: Registry) -> None:
        await one.lay(plan("me", "open"), "phone")
        both = await asyncio.gather(join(one, "anna", "phone"), join(other, "bela", "phone"), return_exceptions=True)
        [(person,)] = one.store.rows("SELECT person FROM devices WHERE device = 'phone'")
        [(holder,)] = one.store.rows("SELECT holder FROM seats WHERE holder != ''")
        assert holder == person
        assert person in ("anna", "bela")
        assert len([wrong for wrong in both if wrong is not None]) <= 1

    with_two_processes(url, visit)


def test_a_device_that_was_signed_out_is_not_brought_back_by_who_has_not_heard_of_it(url: str) -> None:
    """The day on which a device was seen is noted by a process that knows nothing newer."""
    with closing(open_store(url)) as store, closing(open_store(url)) as second:
        one, other = Registry(store), Registry(second)
        token = new_device(one.key)
        yesterday = one.people.today - 1
        one.people.keep(Device(hashed(token), "anna", "browser", "", 1.0, yesterday)).result()
        other.people.reload()
        store.write(one.people.send_away("anna", hashed(token), "desk")).result()
        other.people.see(token, "Firefox")
        second.write([]).result()
        assert store.rows("SELECT gone, seen FROM devices WHERE device = ?", hashed(token)) == [(1, yesterday + 1)]
        for registry in (one, other):
            registry.workers.close()


def test_a_host_who_plays_through_another_process_is_not_gone(url: str) -> None:
    with closing(open_store(url)) as store, closing(open_store(url)) as second:
        now = [1_000 * DAY]
        one, other = (Registry(each, clock=lambda: now[0]) for each in (store, second))
        person = "h" * 64
        one.people.keep(Device(person, person, "browser", "", 1.0, one.people.today)).result()
        other.people.reload()
        table = asyncio.run(one.lay(plan("me", "open"), person))
        now[0] += 2 * GONE_DAYS * DAY
        assert other.host_is_gone(table)
        one.people.keep(Device(person, person, "browser", "", 1.0, one.people.today)).result()
        assert not other.host_is_gone(table)
        for registry in (one, other):
            registry.workers.close()


# -- notices -----------------------------------------------------------------------------------------


SERVERS = 4


class Recorder(Means):
    """Sends nothing, and keeps what it was given."""

    def __init__(self, left: list[tuple[str, tuple[tuple[str, str, str], ...]]]) -> None:
        super().__init__()
        object.__setattr__(self, "left", left)

    def send(self, message: Message, letter: Letter, now: float) -> None:
        getattr(self, "left").append((message.way.person, message.named))


def test_of_several_servers_that_look_at_the_same_moment_one_sends(url: str) -> None:
    """Every decision is named in one notice, however many servers there are and however they meet."""
    now = [1_000_000.0]
    people = [f"person-{number}" for number in range(12)]
    left: list[tuple[str, tuple[tuple[str, str, str], ...]]] = []
    with closing(open_store(url)) as first:
        registry = Registry(first, clock=lambda: now[0])
        for person in people:
            asyncio.run(registry.lay(plan("me", "open"), person))
            rows = Notices(first, lambda: now[0]).new_way(person, WEBHOOK, f"https://{person}", "en", "https://x", ON)
            first.write(rows).result()
        registry.workers.close()

        meet = threading.Barrier(SERVERS)

        def server(number: int) -> None:
            with closing(open_store(url)) as store:
                notices = Notices(store, lambda: now[0] + 0.001 * number, lambda: 0.5)
                sending = Sending(notices, Recorder(left), shelf(), b"key")

                async def look() -> None:
                    await sending.tick()
                    await sending.settled()

                for _ in range(6):
                    meet.wait(60)
                    asyncio.run(look())

        for seconds in (0.0, 200.0):
            now[0] += seconds
            with ThreadPoolExecutor(SERVERS) as threads:
                list(threads.map(server, range(SERVERS)))
    assert Counter(person for person, _ in left) == Counter(people)
    assert max(Counter(row for person, named in left for row in ((person, *one) for one in named)).values()) == 1
