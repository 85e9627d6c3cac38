"""What is due to whom, when, and what becomes of it: without sending anything anywhere."""

from __future__ import annotations

import asyncio
import re
import threading
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from unittest.mock import patch

import pytest

from tabularium.kernel.game import find_game
from tabularium.kernel.play import legal
from tabularium.notices.mail import composed
from tabularium.notices.push import payload
from tabularium.notices.sending import Means, Sending
from tabularium.notices.ways import Letter, NotSent
from tabularium.notices.webhook import SHAPES
from tabularium.tables import registry as house_module
from tabularium.tables.chairs import DAY
from tabularium.tables.engines import open_store
from tabularium.tables.joining import rename
from tabularium.tables.laying import SeatPlan, TablePlan
from tabularium.tables.notices import AGAIN, HOUR, LEASE_SECONDS, MAIL, ON, PUSH, WEBHOOK, Message, Notices
from tabularium.tables.registry import Registry
from tabularium.tables.table import Table
from tests.tables.tables import plan


class Clock:
    def __init__(self) -> None:
        self.now = 20_000 * DAY

    def __call__(self) -> float:
        return self.now


class Recorder(Means):
    """Notes what would leave; `wrong` says what goes wrong."""

    def __init__(self) -> None:
        super().__init__()
        object.__setattr__(self, "left", [])
        object.__setattr__(self, "wrong", None)

    left: list[tuple[float, Message, Letter]]
    wrong: NotSent | None

    @property
    def kinds(self) -> tuple[str, ...]:
        return (MAIL, WEBHOOK, PUSH)

    def send(self, message: Message, letter: Letter, now: float) -> None:
        if self.wrong is not None:
            raise self.wrong
        self.left.append((now, message, letter))


class World:
    def __init__(self, registry: Registry, clock: Clock, chance: float = 0.5) -> None:
        self.registry, self.clock, self.means = registry, clock, Recorder()
        self.notices = Notices(registry.store, clock, lambda: chance)
        self.looking: list[tuple[str, str]] = []
        self.sending = Sending(self.notices, self.means, registry.games, registry.key, lambda: self.looking)

    def turn_on(self, person: str, kind: str = MAIL, target: str = "") -> None:
        rows = self.notices.new_way(person, kind, target or f"{person}@x", "en", "https://games.example", ON, "json")
        self.registry.store.write(rows).result()

    def fail(self, wrong: NotSent | None) -> None:
        object.__setattr__(self.means, "wrong", wrong)

    async def pass_time(self, seconds: float, step: float = 5.0) -> None:
        until = self.clock.now + seconds
        while self.clock.now < until:
            self.clock.now = min(until, self.clock.now + step)
            await self.sending.tick()
            await self.sending.settled()

    @property
    def told(self) -> list[tuple[str, list[tuple[str, str]]]]:
        return [
            (one.way.person, [(item.table_id, item.kind) for item in one.items])
            for _, one, _ in self.means.left
            if one.kind == "news"
        ]


def in_a_world(folder: Path, work: Callable[[World], Awaitable[None]], chance: float = 0.5) -> None:
    async def run() -> None:
        clock = Clock()
        registry = Registry(open_store(folder / "store.db"), clock=clock)
        try:
            await work(World(registry, clock, chance))
        finally:
            await registry.stop()

    asyncio.run(run())


async def two_at_a_table(world: World, pace: int = 0) -> Table:
    table = await world.registry.lay(plan("me", "link", pace=pace), "anna", "token")
    await world.registry.accept(table.link(1, "token"), "bela", "Bela")
    return await world.registry.get(table.id)


def played(seat: int, move: int, now: float, table: Table) -> None:
    table.play_moves(seat, (move,), "", now)


async def answer(world: World, table: Table) -> None:
    """The seat that is asked answers, until somebody else is."""
    seat = table.waiting()[0]
    for _ in range(50):
        now = await world.registry.get(table.id)
        if seat not in now.waiting():
            return
        move = legal(now.live.state, seat)[0]
        await world.registry.act(table.id, partial(played, seat, move, world.clock()), seat)
    raise AssertionError("this seat is asked for ever")


def test_who_is_asked_is_told_once_after_two_minutes_and_a_chance(tmp_path: Path) -> None:
    async def work(world: World) -> None:
        world.turn_on("anna")
        world.turn_on("bela")
        table = await two_at_a_table(world)
        began, asked = world.clock(), [table.chairs[seat].holder for seat in table.waiting()]
        await world.pass_time(149)
        assert world.told == []
        await world.pass_time(2 * HOUR)
        assert world.told == [(one, [(table.id, "turn")]) for one in asked]
        assert world.means.left[0][0] - began == pytest.approx(150, abs=5)

    in_a_world(tmp_path, work)


def test_nobody_is_told_who_answered_or_looks(tmp_path: Path) -> None:
    async def work(world: World) -> None:
        world.turn_on("anna")
        world.turn_on("bela")
        table = await two_at_a_table(world)
        first = table.chairs[table.waiting()[0]].holder
        other = "bela" if first == "anna" else "anna"
        await world.pass_time(100)
        await answer(world, table)
        world.looking = [(table.id, other)]
        await world.pass_time(HOUR, 60)
        assert world.told == []
        world.looking = []
        await world.pass_time(HOUR)
        assert world.told == [(other, [(table.id, "turn")])]

    in_a_world(tmp_path, work)


def test_one_notice_names_all_tables_and_there_is_one_an_hour(tmp_path: Path) -> None:
    async def work(world: World) -> None:
        world.turn_on("anna")
        first = await world.registry.lay(plan("me", "link"), "anna", "token")
        second = await world.registry.lay(plan("me", "link"), "anna", "token")
        await world.pass_time(300)
        assert world.told == [("anna", sorted([(first.id, "turn"), (second.id, "turn")]))]
        third = await world.registry.lay(plan("me", "link"), "anna", "token")
        await world.pass_time(HOUR - 400)
        assert len(world.told) == 1
        await world.pass_time(500)
        assert world.told[1:] == [("anna", [(third.id, "turn")])]

    in_a_world(tmp_path, work)


def test_a_hushed_table_is_silent_and_a_digest_comes_at_its_hour(tmp_path: Path) -> None:
    async def work(world: World) -> None:
        world.turn_on("anna")
        loud = await world.registry.lay(plan("me", "link"), "anna", "token")
        quiet = await world.registry.lay(plan("me", "link"), "anna", "token")
        world.registry.store.write(
            [world.notices.hush("anna", quiet.id, True), *world.notices.wish("anna", "Asia/Tokyo", 7)]
        ).result()
        await world.pass_time(DAY, 60)
        assert world.told == [("anna", [(loud.id, "turn")])]
        assert (world.means.left[0][0] % DAY) / HOUR == pytest.approx(22, abs=0.1)  # seven in the morning in Tokyo

    in_a_world(tmp_path, work)


def test_a_try_that_fails_is_repeated_as_promised_and_then_given_up(tmp_path: Path) -> None:
    async def work(world: World) -> None:
        world.turn_on("anna")
        await world.registry.lay(plan("me", "link"), "anna", "token")
        world.fail(NotSent("away"))
        await world.pass_time(160)
        for count, pause in enumerate(AGAIN, 1):
            assert [row[3:] for row in world.notices.history("anna")] == [("open", "away", count)]
            await world.pass_time(pause - 20, 600)
            assert [row[5] for row in world.notices.history("anna")] == [count]
            await world.pass_time(20)
        assert [row[3:] for row in world.notices.history("anna")] == [("failed", "away", len(AGAIN))]
        world.fail(None)
        await world.pass_time(2 * HOUR, 60)
        assert world.told == []

    in_a_world(tmp_path, work)


def test_a_refusal_for_good_turns_the_way_off(tmp_path: Path) -> None:
    async def work(world: World) -> None:
        world.turn_on("anna")
        await world.registry.lay(plan("me", "link"), "anna", "token")
        world.fail(NotSent("bounced", for_good=True))
        await world.pass_time(300)
        assert [(way.state, way.reason) for way in world.notices.ways_of("anna")] == [("off", "bounced")]

    in_a_world(tmp_path, work)


def test_a_sender_killed_before_noting_repeats_once_with_the_same_name(tmp_path: Path) -> None:
    async def work(world: World) -> None:
        world.turn_on("anna")
        await world.registry.lay(plan("me", "link"), "anna", "token")
        await world.pass_time(145)
        world.clock.now += 20
        store = world.registry.store
        for _ in range(3):  # another process claims, sends, and is killed
            killed = Notices(store, world.clock)
            store.write(killed.find_due()).result()
            store.write(killed.ripe()).result()
            claimed = await killed.claim({MAIL: 8})
            for one in claimed:
                world.means.left.append((world.clock(), one, Letter("", (), "", "", str(one.id))))
            await world.pass_time(10)
            world.clock.now += LEASE_SECONDS
        await world.pass_time(3 * HOUR, 60)
        assert len(world.told) == 2
        assert len({one.id for _, one, _ in world.means.left}) == 1

    in_a_world(tmp_path, work)


def test_a_quarter_of_the_time_a_bot_and_the_end_are_told(tmp_path: Path) -> None:
    async def work(world: World) -> None:
        world.turn_on("anna")
        world.turn_on("bela")
        table = await two_at_a_table(world, pace=1)
        asked = table.chairs[table.waiting()[0]].holder
        await world.pass_time(DAY - 60, 60)
        mine = [items for person, items in world.told if person == asked]
        assert mine == [[(table.id, "turn")], [(table.id, "quarter")]]
        await world.pass_time(120)
        await world.registry.relieve_absent()
        await world.pass_time(HOUR)
        assert (asked, [(table.id, "bot")]) in world.told

    in_a_world(tmp_path, work)


def test_a_new_name_tells_nobody_again_that_a_bot_plays(tmp_path: Path) -> None:
    async def work(world: World) -> None:
        world.turn_on("bela")
        table = await two_at_a_table(world)
        await world.registry.act(table.id, lambda one: one.hand_to_bot(1, "senator", world.clock()))
        await world.pass_time(HOUR, 30)
        assert world.told == [("bela", [(table.id, "bot")])]
        await rename(world.registry, "bela", "Gnaea")
        await world.pass_time(3 * HOUR, 60)
        assert len(world.told) == 1
        await world.registry.act(table.id, lambda one: one.take_back(1, world.clock()))
        await world.registry.act(table.id, lambda one: one.hand_to_bot(1, "senator", world.clock()))
        await world.pass_time(3 * HOUR, 60)
        assert world.told[1:] == [("bela", [(table.id, "bot")])]

    in_a_world(tmp_path, work)


def test_a_lesson_calls_nobody(tmp_path: Path) -> None:
    async def work(world: World) -> None:
        world.turn_on("anna")
        table = await world.registry.lay(plan("me", "bot"), "anna")
        world.registry.store.write([("UPDATE tables SET guide = 'guided' WHERE id = ?", (table.id,))]).result()
        await world.pass_time(2 * HOUR, 60)
        assert world.told == []

    in_a_world(tmp_path, work)


def test_what_happened_at_one_table_is_told_to_who_looks_at_another(tmp_path: Path) -> None:
    async def work(world: World) -> None:
        world.turn_on("bela")
        table = await two_at_a_table(world)
        await world.registry.act(table.id, lambda one: one.say(0, "@Bela?", "", world.clock()))
        world.looking = [("another", "bela")]
        await world.pass_time(HOUR, 30)
        assert world.told == []
        world.looking = []
        await world.pass_time(HOUR, 30)
        assert {row[0] for row in world.registry.store.rows(
            "SELECT state FROM notices WHERE kind = 'called'")} == {"sent"}  # fmt: skip

    in_a_world(tmp_path, work)


def test_who_looks_at_a_table_is_not_told_what_happened_there(tmp_path: Path) -> None:
    async def work(world: World) -> None:
        world.turn_on("bela")
        table = await two_at_a_table(world)
        await world.registry.act(table.id, lambda one: one.say(0, "@Bela?", "", world.clock()))
        world.looking = [(table.id, "bela")]
        await world.pass_time(60)
        world.looking = []
        await world.pass_time(HOUR, 30)
        assert {row[0] for row in world.registry.store.rows(
            "SELECT state FROM notices WHERE kind = 'called'")} == {"gone"}  # fmt: skip

    in_a_world(tmp_path, work)


async def three_at_a_table(world: World) -> Table:
    table = await world.registry.lay(plan("me", "link", "link"), "anna", "token")
    for seat, person in ((1, "bela"), (2, "cora")):
        world.turn_on(person)
        await world.registry.accept(table.link(seat, "token"), person, person)
    world.turn_on("anna")
    return await world.registry.get(table.id)


def asked(world: World) -> list[str]:
    return [person for person, tables in world.told if ("asks" in [kind for _, kind in tables])]


@pytest.mark.parametrize(
    ("ask", "told"),
    [
        (lambda table, now: table.propose_bot(0, 1, now), ["cora"]),  # bela is away, and not asked
        (lambda table, now: table.propose_host(1, 2, now), ["cora"]),  # who would be the host agrees to it, too
        (lambda table, now: table.propose_rewind(0, 0, now), ["bela", "cora"]),
    ],
)
def test_who_has_to_agree_is_told_that_somebody_asks(
    ask: Callable[[Table, float], None], told: list[str], tmp_path: Path
) -> None:
    async def work(world: World) -> None:
        table = await three_at_a_table(world)
        await answer(world, table)
        await world.pass_time(HOUR, 30)  # all have been told that it is their turn
        before = len(world.told)
        await world.registry.act(table.id, lambda one: ask(one, world.clock()))
        await world.pass_time(2 * HOUR, 30)
        assert sorted(asked(world)) == told
        assert all(person in told for person, _ in world.told[before:])

    in_a_world(tmp_path, work)


def test_a_full_room_and_a_warning_are_told_to_whom_they_concern(tmp_path: Path) -> None:
    async def work(world: World) -> None:
        world.turn_on("anna")
        world.turn_on("bela")
        gathering = TablePlan(find_game("nundinae"), [SeatPlan("me"), SeatPlan("open")], gather=True)
        room = await world.registry.lay(gathering, "anna", "token")
        await world.pass_time(HOUR, 30)
        assert world.told == []
        await world.registry.take_open_seat(room.id, 1, "bela", "Bela")
        await world.pass_time(HOUR, 30)
        assert world.told == [("anna", [(room.id, "full")])]
        await world.registry.act(room.id, lambda table: table.begin(False, world.clock()))
        await world.pass_time(2 * HOUR, 30)
        await world.registry.act(room.id, lambda table: table.warn(1, world.clock()))
        await world.pass_time(2 * HOUR, 30)
        assert world.told[-1] == ("bela", [(room.id, "warned")])

    in_a_world(tmp_path, work)


def test_who_is_called_by_name_in_the_chat_is_told_once(tmp_path: Path) -> None:
    async def work(world: World) -> None:
        table = await two_at_a_table(world)
        await answer(world, table) if table.chairs[table.waiting()[0]].holder == "bela" else None
        world.turn_on("bela")
        await world.pass_time(300)
        before = len(world.told)
        for n, text in enumerate(("salve @bela!", "@Bela, @bela", "@Belarus and bela", "no@body")):
            await world.registry.act(table.id, partial(spoken, 0, text, str(n), world.clock()))
        await world.pass_time(2 * HOUR, 60)
        named = [items for _, items in world.told[before:]]
        assert named == [[(table.id, "called")]]
        assert world.registry.store.rows("SELECT n, seat FROM calls") == [(1, 1)]

    in_a_world(tmp_path, work)


def spoken(seat: int, text: str, key: str, now: float, table: Table) -> None:
    table.say(seat, text, key, now)


def test_one_that_may_have_arrived_names_nothing_new(tmp_path: Path) -> None:
    """A mail program throws away a second mail with a Message-ID that it knows: what it named besides would be lost."""

    async def work(world: World) -> None:
        world.turn_on("anna")
        first = await world.registry.lay(plan("me", "link"), "anna", "token")
        await world.pass_time(145)
        world.clock.now += 20
        killed, store = Notices(world.registry.store, world.clock), world.registry.store
        store.write(killed.find_due()).result()
        store.write(killed.ripe()).result()
        assert [one.kind for one in await killed.claim({MAIL: 8})] == ["news"]  # sent, and killed before it was noted
        second = await world.registry.lay(plan("me", "link"), "anna", "token")
        world.clock.now += 300
        await world.pass_time(10)
        assert world.told == [("anna", [(first.id, "turn")])]
        await world.pass_time(HOUR)
        assert world.told[1:] == [("anna", [(second.id, "turn")])]

    in_a_world(tmp_path, work)


def test_one_that_may_have_arrived_is_not_followed_by_another_after_a_look(tmp_path: Path) -> None:
    async def work(world: World) -> None:
        world.turn_on("anna")
        await world.registry.lay(plan("me", "link"), "anna", "token")
        await world.pass_time(145)
        world.clock.now += 20
        killed, store = Notices(world.registry.store, world.clock), world.registry.store
        store.write(killed.find_due()).result()
        store.write(killed.ripe()).result()
        [first] = await killed.claim({MAIL: 8})
        world.looking = [("elsewhere", "anna")]
        await world.pass_time(LEASE_SECONDS + 60)
        world.looking = []
        await world.pass_time(2 * HOUR, 30)
        assert [one.id for _, one, _ in world.means.left] == [first.id]

    in_a_world(tmp_path, work)


def test_what_arises_while_a_notice_is_under_way_is_told_in_the_next(tmp_path: Path) -> None:
    async def work(world: World) -> None:
        table = await two_at_a_table(world)
        asked = table.chairs[table.waiting()[0]].holder
        other = 1 - table.waiting()[0]
        world.turn_on(asked)
        await world.registry.act(
            table.id, partial(spoken, other, f"@{table.chairs[1 - other].name}", "k", world.clock())
        )
        await world.pass_time(145)
        world.clock.now += 20
        store = world.registry.store
        store.write(world.notices.find_due()).result()
        store.write(world.notices.ripe()).result()
        [message] = await world.notices.claim({MAIL: 8})
        store.write(
            [("INSERT INTO notices VALUES (?, ?, 'turn', '9.9', 1, ?, 0, 'due', 0)", (asked, table.id, world.clock()))]
        ).result()
        store.write(world.notices.sent(message)).result()
        rows = store.rows("SELECT kind, decision, state FROM notices ORDER BY state, kind")
        assert [row[2] for row in rows if row[1] == "9.9"] == ["due"]
        assert [row[0] for row in rows if row[2] == "sent"] == ["called", "turn"]

    in_a_world(tmp_path, work)


def test_no_two_messages_have_the_same_name_though_numbers_come_again(tmp_path: Path) -> None:
    async def work(world: World) -> None:
        await world.registry.lay(plan("me", "link"), "anna", "token")
        for _ in range(2):
            world.turn_on("anna")
            await world.pass_time(300)
        assert [one.id for _, one, _ in world.means.left] == [1, 1]
        assert len({letter.tag for _, _, letter in world.means.left}) == 2

    in_a_world(tmp_path, work)


def test_a_table_that_was_hushed_for_a_while_is_told_again(tmp_path: Path) -> None:
    async def work(world: World) -> None:
        world.turn_on("anna")
        table = await world.registry.lay(plan("me", "link"), "anna", "token")
        await world.pass_time(60)
        world.registry.store.write([world.notices.hush("anna", table.id, True)]).result()
        await world.pass_time(HOUR, 60)
        world.registry.store.write([world.notices.hush("anna", table.id, False)]).result()
        await world.pass_time(2 * HOUR, 60)
        assert world.told == [("anna", [(table.id, "turn")])]

    in_a_world(tmp_path, work)


def test_a_digest_that_would_come_too_late_comes_at_once(tmp_path: Path) -> None:
    async def work(world: World) -> None:
        world.turn_on("anna")
        world.registry.store.write(world.notices.wish("anna", "UTC", 0)).result()
        world.clock.now -= 60  # two minutes later it is past midnight, and the next digest is after the deadline
        table = await world.registry.lay(plan("me", "link", pace=1), "anna", "token")
        await world.pass_time(DAY - 120, 60)
        assert world.told == [("anna", [(table.id, "turn")]), ("anna", [(table.id, "quarter")])]
        assert world.means.left[0][0] < table.created + 300
        assert world.means.left[1][0] < table.created + 0.75 * DAY + 300

    in_a_world(tmp_path, work)


def test_a_kind_of_way_that_hangs_holds_up_no_other(tmp_path: Path) -> None:
    async def work(world: World) -> None:
        hanging, sent = threading.Event(), world.means.send

        def send(message: Message, letter: Letter, now: float) -> None:
            if message.way.kind == MAIL:
                hanging.wait(60)
            sent(message, letter, now)

        object.__setattr__(world.means, "send", send)
        for number in range(20):
            world.turn_on(f"anna{number}")
            await world.registry.lay(plan("me", "link"), f"anna{number}", "token")
        world.turn_on("bela", WEBHOOK)
        await world.registry.lay(plan("me", "link"), "bela", "token")
        world.clock.now += 300
        await world.sending.tick()
        claimed = "SELECT COUNT(*) FROM messages JOIN ways USING (way) WHERE lease != '' AND ways.kind = 'mail'"
        assert world.registry.store.rows(claimed) == [(8,)]  # the others are not tried in vain meanwhile
        while not world.told:
            await asyncio.sleep(0.01)
        assert [person for person, _ in world.told] == ["bela"]
        hanging.set()
        for _ in range(3):
            await world.sending.settled()
            await world.sending.tick()
        assert len(world.told) == 21

    in_a_world(tmp_path, work)


@pytest.mark.parametrize("kind", [MAIL, WEBHOOK, PUSH])
def test_twins_are_told_the_same_bytes_at_the_same_moment(kind: str, tmp_path: Path) -> None:
    """Two worlds that differ in nothing but what another seat does with its draft, in secret, and in its hand: what is
    told of them differs in nothing."""
    told = []
    for twin, edits in enumerate((0, 3)):

        async def work(world: World, edits: int = edits) -> None:
            world.registry.key = b"k" * 32
            world.sending.key = world.registry.key
            world.turn_on("anna", kind, SUBSCRIPTION if kind == PUSH else "https://hooks.example/")
            wanted = TablePlan(
                find_game("age_of_rome"), [SeatPlan("me"), SeatPlan("link"), SeatPlan("link")], {}, seed=1 + edits
            )
            with patch.object(house_module, "new_table_id", lambda: "twin"):
                table = await world.registry.lay(wanted, "anna", "token")
            await world.registry.accept(table.link(1, "token"), "bela", "Bela")
            await world.registry.accept(table.link(2, "token"), "cato", "Cato")
            for _ in range(edits):
                await world.registry.act("twin", partial(edited, 1, world.clock()), 1)
                await world.pass_time(10)
            await world.pass_time(300 - 10 * edits)
            assert (await world.registry.get("twin")).draft_revisions == [0, edits, 0]
            told.append([(at, as_bytes(kind, one, letter, at)) for at, one, letter in world.means.left])

        folder = tmp_path / str(twin)
        folder.mkdir()
        in_a_world(folder, work)
    assert told[0] == told[1]
    assert len(told[0]) == 1


SUBSCRIPTION = "{}"


def edited(seat: int, now: float, table: Table) -> None:
    """A seat that decides in secret changes its draft."""
    state, rev = table.live.state, table.rev
    move = next(one for one in legal(state, seat) if state.agenda[-1].private(state, seat, one))
    table.play_moves(seat, (move,), "", now)
    assert table.rev == rev


def as_bytes(kind: str, message: Message, letter: Letter, now: float) -> bytes:
    """What would leave; of a push what is encrypted, which is all that depends on the letter."""
    if kind == MAIL:
        mail = composed("anna@example.org", "games@example.org", letter, now).as_string()
        return re.sub(r"=+\d+=+", "", mail).encode()  # the boundaries of its parts are by chance
    if kind == PUSH:
        return payload(letter)
    return SHAPES["json"](letter)[1] + letter.tag.encode()
