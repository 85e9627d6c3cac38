"""People: one person with several devices, a way back, two who become one, and somebody who is forgotten."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path

import pytest

from tabularium.kernel.acta import read_acta
from tabularium.kernel.verify import verify
from tabularium.tables.archive import acta_of, verify_all
from tabularium.tables.chairs import DAY
from tabularium.tables.engines import open_store
from tabularium.tables.joining import TwoHands, forget, heir, join, rename, shared_tables
from tabularium.tables.listing import earned_feats, tables_of
from tabularium.tables.people import HOLDERS, Device
from tabularium.tables.refusals import NotNow
from tabularium.tables.registry import Registry
from tabularium.tables.similar_names import distinct_names, looks
from tabularium.tables.sqlite import schema
from tabularium.tables.store import Statement, Store
from tabularium.tables.table import Table
from tabularium.tables.tokens import hashed, new_device
from tabularium.tables.way_back import LISTS, read_words, word_list, words_of
from tests.tables.tables import dice, plan, play_at_random, reopened

OLD = {name: Path(__file__).parent / f"store-{name}.sql" for name in ("7", "9")}
DEVICES = {
    ("curtains", "device"),
    ("told", "device"),
    ("devices", "device"),
    ("pairings", "device"),
    ("pairings", "made_by"),
    ("ways", "device"),
}


class Clock:
    def __init__(self) -> None:
        self.now = 20_000 * DAY

    def __call__(self) -> float:
        return self.now


def with_registry(folder: Path, work: Callable[[Registry, Clock], Awaitable[None]]) -> None:
    async def run() -> None:
        clock = Clock()
        registry = Registry(open_store(folder / "store.db"), clock=clock)
        try:
            await work(registry, clock)
        finally:
            await registry.stop()

    asyncio.run(run())


def old_store(version: str, folder: Path) -> Store:
    path = folder / "store.db"
    with sqlite3.connect(path) as old:
        old.executescript(OLD[version].read_text(encoding="utf-8"))
    old.close()
    return open_store(path)


def notices_of(person: str) -> list[Statement]:
    """A row of this person in every table about notices."""
    return [
        ("INSERT INTO ways VALUES (1, ?, 'push', '{}', '', '', 'en', '', 'on', '', 1.0, ?)", (person, person)),
        ("INSERT INTO wishes VALUES (?, 'UTC', -1, 1.0)", (person,)),
        ("INSERT INTO hushed VALUES (?, 'x')", (person,)),
        ("INSERT INTO notices VALUES (?, 'x', 'turn', '0.1', 1, 1.0, 0.5, 'due', 0)", (person,)),
        ("INSERT INTO messages VALUES (1, ?, 1, 'news', '', 1.0, 0, 0, 1.0, '', 0, 'open', '')", (person,)),
    ]


def every_value(store: Store) -> list[tuple[str, str, object]]:
    """Every value of the store with its table and column."""
    found = []
    for name, columns in schema().items():
        named = ", ".join(f'"{column}"' for column in columns)
        found += [
            (name, column, row[i])
            for row in store.rows(f"SELECT {named} FROM {name}")
            for i, column in enumerate(columns)
        ]
    return found


# -- stores from before ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("version", "seats"),
    [
        ("7", {"host-device": 6, "friend": 1}),
        ("9", {"desk": 3, "phone": 1}),
    ],
)
def test_a_store_from_before_people_opens_with_one_device_for_each(
    version: str, seats: dict[str, int], tmp_path: Path
) -> None:
    store = old_store(version, tmp_path)
    registry = Registry(store)
    for person, count in seats.items():
        assert registry.people.person_of(person) == person
        assert [one.id for one in registry.people.devices_of(person)] == [person]
        assert store.rows("SELECT COUNT(*) FROM seats WHERE holder = ?", person) == [(count,)]
    assert {checked.difference for checked in verify_all(store)} == {""}
    store.close()


def test_a_store_of_version_9_keeps_feats_words_and_curtains(tmp_path: Path) -> None:
    store = old_store("9", tmp_path)
    assert [feat.feat for feat in earned_feats(store, "phone", {"age_of_rome"})] == ["track_61"]
    assert reopened(store, "shared").seat_shown("desk") == 1
    assert [said.text for said in reopened(store, "friends").chat] == ["salve"]
    assert {one.id for one in tables_of(store, "desk")} == {"shared", "friends"}
    assert (
        Registry(store).people.last_seen("desk") > 20_000
    )  # the day of the upgrade: nobody takes the table away today
    store.close()


# -- who is who --------------------------------------------------------------------------------------


def test_every_column_that_names_a_person_is_joined_and_forgotten() -> None:
    """A new table of the store with a person in it has to be named in `HOLDERS`, and to be joined."""
    columns = {(name, column) for name, columns in schema().items() for column in columns}
    telling = {
        one
        for one in columns
        if any(word in one[1] for word in ("holder", "host", "person", "device", "made_by", "owner"))
    }
    telling -= {("pairings", "device_name")}
    assert telling == {*HOLDERS, *DEVICES}


def test_joining_leaves_nothing_with_who_was_the_other(tmp_path: Path) -> None:
    async def work(registry: Registry, clock: Clock) -> None:
        store = registry.store
        mine = await registry.lay(plan("me", "open"), "desk")
        theirs = await registry.lay(plan("me", "here"), "phone")
        await registry.lift(theirs.id, "phone", 1)
        done = await registry.lay(plan("me", "link"), "phone", "token")
        await registry.act(done.id, lambda table: play_at_random(table, dice(1)))
        await registry.accept(done.link(1, "token"), "desk", "Desk")
        store.write(
            [
                ("INSERT INTO feats VALUES ('x', 0, 'f', 'nundinae', 'phone', 'Aulus', 1.0)", ()),
                ("INSERT INTO people VALUES ('phone', 'Aulus', '', NULL)", ()),
                ("INSERT INTO devices VALUES ('watch', 'phone', 'browser', 'W', 1, 1, NULL, NULL, 0)", ()),
                ("INSERT INTO devices VALUES ('lost', 'phone', 'browser', 'L', 1, 1, NULL, NULL, 1)", ()),
                ("INSERT INTO pairings VALUES ('l', 'phone', 'phone', 's', 9e9, '', '', 0, 0, '')", ()),
                *notices_of("phone"),
            ]
        ).result()
        registry.people.reload()
        before = {one for one in every_value(store) if one[2] == "phone"}
        refused = ("passkeys", "person")  # whoever has one is not taken in
        assert {one[:2] for one in before} >= {one for one in HOLDERS if one not in (("devices", "device"), refused)}
        await join(registry, "desk", "phone")
        left = {one[:2] for one in every_value(store) if one[2] == "phone"}
        assert left <= DEVICES
        assert registry.people.whose("") == hashed("")
        assert {registry.people.person_of(one) for one in ("desk", "phone", "watch")} == {"desk"}
        assert {one.id for one in registry.people.devices_of("desk")} == {
            "desk",
            "phone",
            "watch",
        }  # the lost one stays lost
        assert registry.people.name_of("desk") == "Aulus"
        assert {one.id for one in tables_of(store, "desk")} == {mine.id, theirs.id, done.id}
        assert (await registry.get(theirs.id)).host == "desk"
        assert (await registry.get(theirs.id)).seat_shown("desk", "phone") == 1  # the curtain is the device's
        assert (await registry.get(theirs.id)).seat_shown("desk", "desk") == -2
        assert not (await registry.get(mine.id)).may_sit(1, "desk")

    with_registry(tmp_path, work)


def but_leases(store: Store) -> list[tuple[str, str, object]]:
    """All that is kept of tables and people; who plays the bots just now is not."""
    return [value for value in every_value(store) if value[0] != "leases"]


@pytest.mark.parametrize("left", [False, True])
def test_nobody_looks_into_two_hands_by_joining(left: bool, tmp_path: Path) -> None:
    """Not even where one of the two has left the seat: the hand was seen."""

    async def work(registry: Registry, clock: Clock) -> None:
        table = await registry.lay(plan("me", "link"), "desk", "token")
        await registry.accept(table.link(1, "token"), "phone", "Phone")
        if left:
            await registry.act(table.id, lambda one: one.leave(1, 1.0))
        before = but_leases(registry.store)
        with pytest.raises(TwoHands) as refused:
            await join(registry, "desk", "phone")
        assert [one.id for one in refused.value.tables] == [table.id]
        assert refused.value.tables[0].names == ("Flavia", "Phone")
        assert but_leases(registry.store) == before
        assert registry.people.person_of("phone") == "phone"

    with_registry(tmp_path, work)


def test_two_may_be_one_at_a_table_that_one_of_them_laid_for_one_screen(tmp_path: Path) -> None:
    async def work(registry: Registry, clock: Clock) -> None:
        table = await registry.lay(plan("me", "here", "link"), "desk", "token")
        await registry.accept(table.link(2, "token"), "phone", "Phone")
        await join(registry, "desk", "phone")
        assert (await registry.get(table.id)).held_by("desk") == [0, 1, 2]
        other = await registry.lay(plan("me", "here", "link", "link"), "host", "token")
        await registry.accept(other.link(2, "token"), "third", "Third")
        await registry.accept(other.link(3, "token"), "fourth", "Fourth")
        assert [one.id for one in shared_tables(registry.store, "third", "fourth")] == [
            other.id
        ]  # it was laid by another

    with_registry(tmp_path, work)


def test_a_seat_that_moved_from_one_to_the_other_is_one_hand(tmp_path: Path) -> None:
    async def work(registry: Registry, clock: Clock) -> None:
        table = await registry.lay(plan("me", "bot"), "desk", "token")
        link = await registry.new_link(table.id, 0, "desk", "token")
        await registry.accept(link, "phone", "")
        await join(registry, "desk", "phone")
        assert (await registry.get(table.id)).held_by("desk") == [0]

    with_registry(tmp_path, work)


def test_a_deed_that_waits_for_the_join_finds_the_seat_with_the_other(tmp_path: Path) -> None:
    async def work(registry: Registry, clock: Clock) -> None:
        table = await registry.lay(plan("me", "here"), "phone")
        joining = asyncio.create_task(join(registry, "desk", "phone"))
        await asyncio.sleep(0)
        held = await registry.act(table.id, lambda one: (one.held_by("desk"), one.held_by("phone")))
        await joining
        assert held in (([0, 1], []), ([], [0, 1]))
        assert (await registry.get(table.id)).held_by("desk") == [0, 1]

    with_registry(tmp_path, work)


@pytest.mark.parametrize("turns", range(12))
def test_seats_taken_at_the_moment_of_a_join_are_the_joined_persons(turns: int, tmp_path: Path) -> None:
    """Whatever the join is doing just then: a table that is laid, an invitation, and an open seat."""

    async def work(registry: Registry, clock: Clock) -> None:
        await registry.lay(plan("me", "bot"), "phone")
        invited = await registry.lay(plan("me", "link"), "friend", "token")
        free = await registry.lay(plan("me", "open"), "friend")
        joining = asyncio.create_task(join(registry, "desk", "phone"))
        for _ in range(turns):
            await asyncio.sleep(0)
        await asyncio.gather(
            registry.lay(plan("me", "bot"), "phone"),
            registry.accept(invited.link(1, "token"), "phone", ""),
            registry.take_open_seat(free.id, 1, "phone", ""),
        )
        await joining
        assert registry.store.rows("SELECT COUNT(*) FROM seats WHERE holder = 'phone'") == [(0,)]
        assert registry.store.rows("SELECT COUNT(*) FROM seats WHERE holder = 'desk'") == [(4,)]
        assert all(not table.held_by("phone") and table.host != "phone" for table in registry.tables.values())

    with_registry(tmp_path, work)


def test_who_has_words_of_their_own_is_not_taken_in(tmp_path: Path) -> None:
    async def work(registry: Registry, clock: Clock) -> None:
        _, rows = registry.people.new_way_back("phone", "phone")
        await registry.keep(rows)
        with pytest.raises(NotNow) as refused:
            await join(registry, "desk", "phone")
        assert refused.value.reason == "own-words"

    with_registry(tmp_path, work)


# -- tokens and days ---------------------------------------------------------------------------------


def test_tokens_end_and_are_taken_back(tmp_path: Path) -> None:
    async def work(registry: Registry, clock: Clock) -> None:
        people = registry.people
        token, rows = people.new_program("desk", "robot", 2)
        await registry.keep(rows)
        assert (people.whose(token), people.knows(token), people.is_browser(token)) == ("desk", True, False)
        assert token not in str(every_value(registry.store))
        clock.now += 3 * DAY
        assert (people.whose(token), people.knows(token)) == ("", False)
        second, rows = people.new_program("desk", "robot", 366)
        await registry.keep(rows)
        await registry.keep(people.send_away("desk", hashed(second), "desk"))
        assert people.whose(second) == ""
        people.reload()
        assert people.whose(second) == ""
        for days in (0, 367):
            with pytest.raises(NotNow):
                people.new_program("desk", "robot", days)

    with_registry(tmp_path, work)


def test_a_first_device_that_is_sent_away_stays_away(tmp_path: Path) -> None:
    async def work(registry: Registry, clock: Clock) -> None:
        people, token = registry.people, new_device(registry.key)
        person = hashed(token)
        await registry.lay(plan("me", "bot"), person)
        people.keep(Device("phone", person, "browser", "P", 1.0, 1)).result()
        await registry.keep(people.send_away(person, person, "phone"))
        assert not people.knows(token)
        assert people.was_sent_away(token)
        assert [one.id for one in people.devices_of(person)] == ["phone"]
        assert Registry(registry.store).people.whose(token) == ""

    with_registry(tmp_path, work)


def test_days_are_noted_once_and_only_of_who_holds_something(tmp_path: Path) -> None:
    async def work(registry: Registry, clock: Clock) -> None:
        people, token = registry.people, new_device(registry.key)
        person = hashed(token)
        people.see(token, "Firefox")
        assert registry.store.rows("SELECT * FROM devices") == []
        await registry.lay(plan("me", "bot"), person)
        people.see(token, "Firefox")
        assert people.last_seen(person) == 20_000
        clock.now += 5 * DAY
        people.see(token, "Firefox")
        registry.store.write([]).result()
        assert registry.store.rows("SELECT name, seen FROM devices") == [("Firefox", 20_005)]

    with_registry(tmp_path, work)


# -- a way back --------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", sorted(LISTS))
def test_words_are_read_whatever_their_case_accents_and_marks(lang: str) -> None:
    for n in range(40):
        secret = n.to_bytes(2, "big") * 8
        words = words_of(secret, lang)
        assert len(words) == 12
        plain = " ".join(words).translate(str.maketrans("éèêàâîïôûç", "eeeaaiiouc"))
        for typed in (" ".join(words), plain.upper(), "\n".join(f"{i}. {word}," for i, word in enumerate(words, 1))):
            assert secret in read_words(typed).meant


def test_words_that_can_not_be_right_say_why() -> None:
    right = words_of(bytes(16), "fr")
    assert read_words("").problem == "count"
    assert read_words(" ".join(right[:11])).problem == "count"
    assert read_words(" ".join(["xyzzy", *right[1:]])).unknown == ("xyzzy",)
    swapped = [*right[:11], next(word for word in word_list("fr").wordlist if word != right[11])]
    assert read_words(" ".join(swapped)).problem == "checksum"
    assert read_words("a " * 5000).problem == "count"


def test_words_bring_back_and_a_new_set_ends_the_old_one(tmp_path: Path) -> None:
    async def work(registry: Registry, clock: Clock) -> None:
        people = registry.people
        first, rows = people.new_way_back("desk", "desk")
        await registry.keep(rows)
        typed = read_words(" ".join(words_of(first, "fr")))
        assert people.brought_back(typed) == "desk"
        assert not any(word in str(every_value(registry.store)) for word in (first.hex(), str(first)))
        second, rows = people.new_way_back("desk", "desk")
        await registry.keep(rows)
        assert people.brought_back(typed) == ""
        assert people.brought_back(read_words(" ".join(words_of(second, "en")))) == "desk"

    with_registry(tmp_path, work)


def test_who_came_by_the_words_waits_a_day_before_it_sends_anybody_away(tmp_path: Path) -> None:
    async def work(registry: Registry, clock: Clock) -> None:
        people = registry.people
        await join(registry, "desk", "third", "Third", recovered=clock.now)
        await join(registry, "desk", "fourth", "Fourth", recovered=people.device("third").recovered)  # let in by it
        for device in ("third", "fourth"):
            with pytest.raises(NotNow) as refused:
                people.send_away("desk", "desk", device)
            assert refused.value.reason == "careful"
            with pytest.raises(NotNow):
                people.new_way_back("desk", device)
            with pytest.raises(NotNow):
                await forget(registry, "desk", device)
        await registry.keep(people.send_away("desk", "fourth", "desk"))  # the others send it away at once
        clock.now += DAY
        await registry.keep(people.send_away("desk", "desk", "third"))
        assert [one.id for one in people.devices_of("desk")] == ["third"]

    with_registry(tmp_path, work)


# -- the host ----------------------------------------------------------------------------------------


def test_a_host_hands_the_table_on_to_somebody_who_sits_there(tmp_path: Path) -> None:
    async def work(registry: Registry, clock: Clock) -> None:
        table = await registry.lay(plan("me", "link", "bot"), "desk", "token")
        for seat in (0, 1, 2):
            with pytest.raises(NotNow):
                await registry.act(table.id, partial(Table.give_host, seat=seat, now=1.0))
        await registry.accept(table.link(1, "token"), "phone", "Phone")
        await registry.act(table.id, lambda one: one.give_host(1, 1.0))
        assert reopened(registry.store, table.id).host == "phone"

    with_registry(tmp_path, work)


def test_players_choose_another_host_when_all_but_the_host_agree(tmp_path: Path) -> None:
    async def work(registry: Registry, clock: Clock) -> None:
        table = await registry.lay(plan("me", "link", "link"), "desk", "token")
        for seat, holder in ((1, "phone"), (2, "third")):
            await registry.accept(table.link(seat, "token"), holder, holder)
        await registry.act(table.id, lambda one: one.propose_host(1, 2, 1.0))
        asked = reopened(registry.store, table.id)
        assert asked.host == "desk"
        assert asked.proposal is not None
        assert asked.proposal.missing(asked.chairs, asked.host) == [2]
        await registry.act(table.id, lambda one: one.agree(2, -1, 1.0))
        chosen = reopened(registry.store, table.id)
        assert (chosen.host, chosen.proposal, chosen.live.ply) == ("third", None, 0)

    with_registry(tmp_path, work)


# -- names -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("one", "other"),
    [("Livia", "LIVIA"), ("Livia", "Lívia"), ("Livia", "Liviа"), ("Livia", "L1v1a"), ("Anna", "Аnna"),
     ("Marcus", "rnarcus"), ("Otto", "0tto"), ("Li via", "Livia")],
)  # fmt: skip
def test_names_that_look_alike_are_told_apart(one: str, other: str) -> None:
    assert looks(one) == looks(other)
    assert distinct_names(other, 1, [one]) == f"{other} II"


def test_names_that_differ_stay_as_they_are() -> None:
    assert distinct_names("Livia", 1, ["Marcus", "Flavia", "Silvia"]) == "Livia"
    assert distinct_names("Livia", 1, ["Livia", "Livia II"]) == "Livia I"
    assert looks("…") != looks("‽")


def test_a_new_name_is_shown_at_running_tables_and_no_time_is_won(tmp_path: Path) -> None:
    async def work(registry: Registry, clock: Clock) -> None:
        running = await registry.lay(plan("me", "link", pace=2), "desk", "token")
        await registry.accept(running.link(1, "token"), "phone", "Aulus")
        shared = await registry.lay(plan("me", "here"), "desk")
        over = await registry.lay(plan("me", "link"), "desk", "token")
        await registry.act(over.id, lambda table: play_at_random(table, dice(1)))
        await rename(registry, "desk", "Flavia")
        clock.now += 1000
        deadline = (await registry.get(running.id)).deadline
        await rename(registry, "desk", "  Aulus\n")
        now = await registry.get(running.id)
        assert now.names == ["Aulus I", "Aulus"]
        assert now.deadline == deadline
        assert (await registry.get(shared.id)).names == ["Aulus", "Sextus"]  # the other one on this screen keeps theirs
        assert (await registry.get(over.id)).names[0] == "Flavia"
        assert [line.text for line in now.live.acta.lines if line.kind == "hand"] == ['"Aulus"', '"Aulus I"']
        assert reopened(registry.store, running.id).names == ["Aulus I", "Aulus"]

    with_registry(tmp_path, work)


# -- forgetting --------------------------------------------------------------------------------------


def test_somebody_who_is_forgotten_leaves_seats_without_a_name(tmp_path: Path) -> None:
    async def work(registry: Registry, clock: Clock) -> None:
        store = registry.store
        running = await registry.lay(plan("me", "link", "link"), "desk", "token")
        for seat, holder, at in ((2, "third", 10.0), (1, "phone", 20.0)):
            clock.now = at
            await registry.accept(running.link(seat, "token"), holder, holder.title())
        over = await registry.lay(plan("me", "link", seed=None), "desk", "token")
        await registry.accept(over.link(1, "token"), "phone", "Phone")
        await registry.act(over.id, lambda table: play_at_random(table, dice(1)))
        await rename(registry, "desk", "Gnaea")
        await registry.act(running.id, lambda table: table.say(0, "I am Gnaea", "", 1.0))
        await registry.act(over.id, lambda table: table.say(0, "vale", "", 1.0))
        _, rows = registry.people.new_way_back("desk", "desk")
        await registry.keep([*rows, *registry.people.new_pairing("token")])
        await join(registry, "desk", "watch", "Watch")
        assert heir(store, running.id, "desk") == "third"
        await forget(registry, "desk", "desk")
        left = [one for one in every_value(store) if one[2] in ("desk", "watch") or "Gnaea" in str(one[2])]
        assert left == [("chat", "text", "I am Gnaea")]
        table = await registry.get(running.id)
        assert (table.host, table.names[0]) == ("third", "Seat I")
        assert (table.chairs[0].holder, table.chairs[0].bot) == ("", "senator")
        assert [said.seat for said in table.chat] == [-1]
        assert acta_of(store, over.id)[0].names[0] == "Seat I"
        assert list(verify(table.game, read_acta((await registry.get(over.id)).live.record())))
        assert {checked.difference for checked in verify_all(store)} == {""}
        assert (
            json.loads(store.rows("SELECT text FROM lines WHERE kind = 'hand' AND number = 0")[-1][0]) == "Seat I (bot)"
        )

    with_registry(tmp_path, work)


def test_a_damaged_table_does_not_keep_anybody_from_a_new_name(tmp_path: Path) -> None:
    async def work(registry: Registry, clock: Clock) -> None:
        table = await registry.lay(plan("me", "link"), "desk", "token")
        await registry.accept(table.link(1, "token"), "phone", "Phone")
        registry.store.write([("UPDATE lines SET seal = 'x'", ())]).result()
        registry.tables.clear()
        await rename(registry, "desk", "Livia")
        assert registry.people.name_of("desk") == "Livia"

    with_registry(tmp_path, work)


# -- somebody is not here ----------------------------------------------------------------------------


def test_a_bot_plays_for_somebody_who_is_away_when_the_others_agree(tmp_path: Path) -> None:
    async def work(registry: Registry, clock: Clock) -> None:
        table = await registry.lay(plan("me", "link", "link"), "desk", "token")
        for seat, holder in ((1, "phone"), (2, "third")):
            await registry.accept(table.link(seat, "token"), holder, holder)
        await registry.ask_for_bot(table.id, 0, 1, "desk")
        asked = reopened(registry.store, table.id)
        assert asked.proposal is not None
        assert asked.proposal.missing(asked.chairs, asked.host) == [2]
        assert asked.chairs[1].bot == ""
        await registry.act(table.id, lambda one: one.agree(2, -1, 1.0))
        stood_in = reopened(registry.store, table.id)
        assert (stood_in.chairs[1].bot, stood_in.chairs[1].holder, stood_in.proposal) == ("senator", "phone", None)
        told = {row.text for row in stood_in.presenter("en").log_rows(stood_in.live.view(0), stood_in.live.log, 0, 50)}
        assert told >= {"phone joins the table.", "third joins the table.", "A bot now plays for phone."}
        with pytest.raises(NotNow) as refused:  # a bot plays there already
            await registry.ask_for_bot(table.id, 0, 1, "desk")
        assert refused.value.reason == "not-absent"
        with pytest.raises(NotNow) as refused:  # the last other one can't agree to a bot of their own
            await registry.ask_for_bot(table.id, 0, 2, "desk")
        assert refused.value.reason == "nobody-agrees"

    with_registry(tmp_path, work)


def test_nobody_asks_for_a_bot_for_somebody_who_looks_on(tmp_path: Path) -> None:
    async def work(registry: Registry, clock: Clock) -> None:
        table = await registry.lay(plan("me", "link", "link"), "desk", "token")
        for seat, holder in ((1, "phone"), (2, "third")):
            await registry.accept(table.link(seat, "token"), holder, holder)
        page = registry.watching.begin(table, "phone")
        with pytest.raises(NotNow) as refused:
            await registry.ask_for_bot(table.id, 0, 1, "desk")
        assert refused.value.reason == "is-here"
        registry.watching.end(table.id, page)

    with_registry(tmp_path, work)
