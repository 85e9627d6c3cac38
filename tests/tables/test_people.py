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
from tabularium.tables.house import House
from tabularium.tables.joining import TwoHands, forget, heir, join, rename, shared_tables
from tabularium.tables.likeness import distinct_names, looks
from tabularium.tables.listing import earned_feats, tables_of
from tabularium.tables.people import HOLDERS, Device
from tabularium.tables.refusals import NotNow
from tabularium.tables.store import Store
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
}


class Clock:
    def __init__(self) -> None:
        self.now = 20_000 * DAY

    def __call__(self) -> float:
        return self.now


def with_house(folder: Path, work: Callable[[House, Clock], Awaitable[None]]) -> None:
    async def run() -> None:
        clock = Clock()
        house = House(Store(folder / "store.db"), clock=clock)
        try:
            await work(house, clock)
        finally:
            await house.stop()

    asyncio.run(run())


def old_store(version: str, folder: Path) -> Store:
    path = folder / "store.db"
    with sqlite3.connect(path) as old:
        old.executescript(OLD[version].read_text(encoding="utf-8"))
    old.close()
    return Store(path)


def every_value(store: Store) -> list[tuple[str, str, object]]:
    """Every value of the store with its table and column."""
    found = []
    for (name,) in store.rows("SELECT name FROM sqlite_master WHERE type = 'table'"):
        columns = [row[1] for row in store.rows(f"PRAGMA table_info({name})")]
        found += [
            (name, column, row[i]) for row in store.rows(f"SELECT * FROM {name}") for i, column in enumerate(columns)
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
    house = House(store)
    for person, count in seats.items():
        assert house.people.person_of(person) == person
        assert [one.id for one in house.people.devices_of(person)] == [person]
        assert store.rows("SELECT COUNT(*) FROM seats WHERE holder = ?", person) == [(count,)]
    assert {checked.difference for checked in verify_all(store)} == {""}
    store.close()


def test_a_store_of_version_9_keeps_feats_words_and_curtains(tmp_path: Path) -> None:
    store = old_store("9", tmp_path)
    assert [feat.feat for feat in earned_feats(store, "phone", {"age_of_rome"})] == ["track_61"]
    assert reopened(store, "shared").seat_shown("desk") == 1
    assert [said.text for said in reopened(store, "friends").chat] == ["salve"]
    assert {one.id for one in tables_of(store, "desk")} == {"shared", "friends"}
    assert House(store).people.last_seen("desk") > 20_000  # the day of the upgrade: nobody takes the table away today
    store.close()


# -- who is who --------------------------------------------------------------------------------------


def test_every_column_that_names_a_person_is_joined_and_forgotten(tmp_path: Path) -> None:
    """A new table of the store with a person in it has to be named in `HOLDERS`, and to be joined."""
    store = Store(tmp_path / "store.db")
    columns = {
        (name, row[1])
        for (name,) in store.rows("SELECT name FROM sqlite_master WHERE type = 'table'")
        for row in store.rows(f"PRAGMA table_info({name})")
    }
    telling = {
        one
        for one in columns
        if any(word in one[1] for word in ("holder", "host", "person", "device", "made_by", "owner"))
    }
    telling -= {("pairings", "device_name")}
    assert telling == {*HOLDERS, *DEVICES}
    store.close()


def test_joining_leaves_nothing_with_who_was_the_other(tmp_path: Path) -> None:
    async def work(house: House, clock: Clock) -> None:
        store = house.store
        mine = await house.lay(plan("me", "open"), "desk")
        theirs = await house.lay(plan("me", "here"), "phone")
        await house.lift(theirs.id, "phone", 1)
        done = await house.lay(plan("me", "link"), "phone", "token")
        await house.act(done.id, lambda table: play_at_random(table, dice(1)))
        await house.accept(done.link(1, "token"), "desk", "Desk")
        store.write(
            [
                ("INSERT INTO feats VALUES ('x', 0, 'f', 'nundinae', 'phone', 'Aulus', 1.0)", ()),
                ("INSERT INTO people VALUES ('phone', 'Aulus', '', NULL)", ()),
                ("INSERT INTO devices VALUES ('watch', 'phone', 'browser', 'W', 1, 1, NULL, NULL, 0)", ()),
                ("INSERT INTO devices VALUES ('lost', 'phone', 'browser', 'L', 1, 1, NULL, NULL, 1)", ()),
                ("INSERT INTO pairings VALUES ('l', 'phone', 'phone', 's', 9e9, '', '', 0, 0, '')", ()),
            ]
        ).result()
        house.people.reload()
        before = {one for one in every_value(store) if one[2] == "phone"}
        assert {one[:2] for one in before} >= {one for one in HOLDERS if one != ("devices", "device")}
        await join(house, "desk", "phone")
        left = {one[:2] for one in every_value(store) if one[2] == "phone"}
        assert left <= DEVICES
        assert house.people.whose("") == hashed("")
        assert {house.people.person_of(one) for one in ("desk", "phone", "watch")} == {"desk"}
        assert {one.id for one in house.people.devices_of("desk")} == {
            "desk",
            "phone",
            "watch",
        }  # the lost one stays lost
        assert house.people.name_of("desk") == "Aulus"
        assert {one.id for one in tables_of(store, "desk")} == {mine.id, theirs.id, done.id}
        assert (await house.get(theirs.id)).host == "desk"
        assert (await house.get(theirs.id)).seat_shown("desk", "phone") == 1  # the curtain is the device's
        assert (await house.get(theirs.id)).seat_shown("desk", "desk") == -2
        assert not (await house.get(mine.id)).may_sit(1, "desk")

    with_house(tmp_path, work)


@pytest.mark.parametrize("left", [False, True])
def test_nobody_looks_into_two_hands_by_joining(left: bool, tmp_path: Path) -> None:
    """Not even where one of the two has left the seat: the hand was seen."""

    async def work(house: House, clock: Clock) -> None:
        table = await house.lay(plan("me", "link"), "desk", "token")
        await house.accept(table.link(1, "token"), "phone", "Phone")
        if left:
            await house.act(table.id, lambda one: one.leave(1, 1.0))
        before = every_value(house.store)
        with pytest.raises(TwoHands) as refused:
            await join(house, "desk", "phone")
        assert [one.id for one in refused.value.tables] == [table.id]
        assert refused.value.tables[0].names == ("Livia", "Phone")
        assert every_value(house.store) == before
        assert house.people.person_of("phone") == "phone"

    with_house(tmp_path, work)


def test_two_may_be_one_at_a_table_that_one_of_them_laid_for_one_screen(tmp_path: Path) -> None:
    async def work(house: House, clock: Clock) -> None:
        table = await house.lay(plan("me", "here", "link"), "desk", "token")
        await house.accept(table.link(2, "token"), "phone", "Phone")
        await join(house, "desk", "phone")
        assert (await house.get(table.id)).held_by("desk") == [0, 1, 2]
        other = await house.lay(plan("me", "here", "link", "link"), "host", "token")
        await house.accept(other.link(2, "token"), "third", "Third")
        await house.accept(other.link(3, "token"), "fourth", "Fourth")
        assert [one.id for one in shared_tables(house.store, "third", "fourth")] == [other.id]  # it was laid by another

    with_house(tmp_path, work)


def test_a_seat_that_moved_from_one_to_the_other_is_one_hand(tmp_path: Path) -> None:
    async def work(house: House, clock: Clock) -> None:
        table = await house.lay(plan("me", "bot"), "desk", "token")
        link = await house.new_link(table.id, 0, "desk", "token")
        await house.accept(link, "phone", "")
        await join(house, "desk", "phone")
        assert (await house.get(table.id)).held_by("desk") == [0]

    with_house(tmp_path, work)


def test_a_deed_that_waits_for_the_join_finds_the_seat_with_the_other(tmp_path: Path) -> None:
    async def work(house: House, clock: Clock) -> None:
        table = await house.lay(plan("me", "here"), "phone")
        joining = asyncio.create_task(join(house, "desk", "phone"))
        await asyncio.sleep(0)
        held = await house.act(table.id, lambda one: (one.held_by("desk"), one.held_by("phone")))
        await joining
        assert held in (([0, 1], []), ([], [0, 1]))
        assert (await house.get(table.id)).held_by("desk") == [0, 1]

    with_house(tmp_path, work)


def test_who_has_words_of_their_own_is_not_taken_in(tmp_path: Path) -> None:
    async def work(house: House, clock: Clock) -> None:
        _, rows = house.people.new_way_back("phone", "phone")
        await house.keep(rows)
        with pytest.raises(NotNow) as refused:
            await join(house, "desk", "phone")
        assert refused.value.reason == "own-words"

    with_house(tmp_path, work)


# -- tokens and days ---------------------------------------------------------------------------------


def test_tokens_end_and_are_taken_back(tmp_path: Path) -> None:
    async def work(house: House, clock: Clock) -> None:
        people = house.people
        token, rows = people.new_program("desk", "robot", 2)
        await house.keep(rows)
        assert (people.whose(token), people.knows(token), people.is_browser(token)) == ("desk", True, False)
        assert token not in str(every_value(house.store))
        clock.now += 3 * DAY
        assert (people.whose(token), people.knows(token)) == ("", False)
        second, rows = people.new_program("desk", "robot", 366)
        await house.keep(rows)
        await house.keep(people.send_away("desk", hashed(second), "desk"))
        assert people.whose(second) == ""
        people.reload()
        assert people.whose(second) == ""
        for days in (0, 367):
            with pytest.raises(NotNow):
                people.new_program("desk", "robot", days)

    with_house(tmp_path, work)


def test_a_first_device_that_is_sent_away_stays_away(tmp_path: Path) -> None:
    async def work(house: House, clock: Clock) -> None:
        people, token = house.people, new_device(house.key)
        person = hashed(token)
        await house.lay(plan("me", "bot"), person)
        people.keep(Device("phone", person, "browser", "P", 1.0, 1)).result()
        await house.keep(people.send_away(person, person, "phone"))
        assert not people.knows(token)
        assert people.was_sent_away(token)
        assert [one.id for one in people.devices_of(person)] == ["phone"]
        assert House(house.store).people.whose(token) == ""

    with_house(tmp_path, work)


def test_days_are_noted_once_and_only_of_who_holds_something(tmp_path: Path) -> None:
    async def work(house: House, clock: Clock) -> None:
        people, token = house.people, new_device(house.key)
        person = hashed(token)
        people.see(token, "Firefox")
        assert house.store.rows("SELECT * FROM devices") == []
        await house.lay(plan("me", "bot"), person)
        people.see(token, "Firefox")
        assert people.last_seen(person) == 20_000
        clock.now += 5 * DAY
        people.see(token, "Firefox")
        house.store.write([]).result()
        assert house.store.rows("SELECT name, seen FROM devices") == [("Firefox", 20_005)]

    with_house(tmp_path, work)


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
    async def work(house: House, clock: Clock) -> None:
        people = house.people
        first, rows = people.new_way_back("desk", "desk")
        await house.keep(rows)
        typed = read_words(" ".join(words_of(first, "fr")))
        assert people.brought_back(typed) == "desk"
        assert not any(word in str(every_value(house.store)) for word in (first.hex(), str(first)))
        second, rows = people.new_way_back("desk", "desk")
        await house.keep(rows)
        assert people.brought_back(typed) == ""
        assert people.brought_back(read_words(" ".join(words_of(second, "en")))) == "desk"

    with_house(tmp_path, work)


def test_who_came_by_the_words_waits_a_day_before_it_sends_anybody_away(tmp_path: Path) -> None:
    async def work(house: House, clock: Clock) -> None:
        people = house.people
        await join(house, "desk", "third", "Third", recovered=clock.now)
        await join(house, "desk", "fourth", "Fourth", recovered=people.device("third").recovered)  # let in by it
        for device in ("third", "fourth"):
            with pytest.raises(NotNow) as refused:
                people.send_away("desk", "desk", device)
            assert refused.value.reason == "careful"
            with pytest.raises(NotNow):
                people.new_way_back("desk", device)
            with pytest.raises(NotNow):
                await forget(house, "desk", device)
        await house.keep(people.send_away("desk", "fourth", "desk"))  # the others send it away at once
        clock.now += DAY
        await house.keep(people.send_away("desk", "desk", "third"))
        assert [one.id for one in people.devices_of("desk")] == ["third"]

    with_house(tmp_path, work)


# -- the host ----------------------------------------------------------------------------------------


def test_a_host_hands_the_table_on_to_somebody_who_sits_there(tmp_path: Path) -> None:
    async def work(house: House, clock: Clock) -> None:
        table = await house.lay(plan("me", "link", "bot"), "desk", "token")
        for seat in (0, 1, 2):
            with pytest.raises(NotNow):
                await house.act(table.id, partial(Table.give_host, seat=seat, now=1.0))
        await house.accept(table.link(1, "token"), "phone", "Phone")
        await house.act(table.id, lambda one: one.give_host(1, 1.0))
        assert reopened(house.store, table.id).host == "phone"

    with_house(tmp_path, work)


def test_players_choose_another_host_when_all_but_the_host_agree(tmp_path: Path) -> None:
    async def work(house: House, clock: Clock) -> None:
        table = await house.lay(plan("me", "link", "link"), "desk", "token")
        for seat, holder in ((1, "phone"), (2, "third")):
            await house.accept(table.link(seat, "token"), holder, holder)
        await house.act(table.id, lambda one: one.propose_host(1, 2, 1.0))
        asked = reopened(house.store, table.id)
        assert asked.host == "desk"
        assert asked.proposal is not None
        assert asked.proposal.missing(asked.chairs, asked.host) == [2]
        await house.act(table.id, lambda one: one.agree(2, -1, 1.0))
        chosen = reopened(house.store, table.id)
        assert (chosen.host, chosen.proposal, chosen.live.ply) == ("third", None, 0)

    with_house(tmp_path, work)


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
    async def work(house: House, clock: Clock) -> None:
        running = await house.lay(plan("me", "link", pace=2), "desk", "token")
        await house.accept(running.link(1, "token"), "phone", "Aulus")
        shared = await house.lay(plan("me", "here"), "desk")
        over = await house.lay(plan("me", "link"), "desk", "token")
        await house.act(over.id, lambda table: play_at_random(table, dice(1)))
        await rename(house, "desk", "Livia")
        clock.now += 1000
        deadline = (await house.get(running.id)).deadline
        await rename(house, "desk", "  Aulus\n")
        now = await house.get(running.id)
        assert now.names == ["Aulus I", "Aulus"]
        assert now.deadline == deadline
        assert (await house.get(shared.id)).names == ["Aulus", "Marcus"]  # the other one on this screen keeps theirs
        assert (await house.get(over.id)).names[0] == "Livia"
        assert [line.text for line in now.live.acta.lines if line.kind == "hand"] == ['"Aulus"', '"Aulus I"']
        assert reopened(house.store, running.id).names == ["Aulus I", "Aulus"]

    with_house(tmp_path, work)


# -- forgetting --------------------------------------------------------------------------------------


def test_somebody_who_is_forgotten_leaves_seats_without_a_name(tmp_path: Path) -> None:
    async def work(house: House, clock: Clock) -> None:
        store = house.store
        running = await house.lay(plan("me", "link", "link"), "desk", "token")
        for seat, holder, at in ((2, "third", 10.0), (1, "phone", 20.0)):
            clock.now = at
            await house.accept(running.link(seat, "token"), holder, holder.title())
        over = await house.lay(plan("me", "link", seed=None), "desk", "token")
        await house.accept(over.link(1, "token"), "phone", "Phone")
        await house.act(over.id, lambda table: play_at_random(table, dice(1)))
        await rename(house, "desk", "Gnaea")
        await house.act(running.id, lambda table: table.say(0, "I am Gnaea", "", 1.0))
        await house.act(over.id, lambda table: table.say(0, "vale", "", 1.0))
        _, rows = house.people.new_way_back("desk", "desk")
        await house.keep([*rows, *house.people.new_pairing("token")])
        await join(house, "desk", "watch", "Watch")
        assert heir(store, running.id, "desk") == "third"
        await forget(house, "desk", "desk")
        left = [one for one in every_value(store) if one[2] in ("desk", "watch") or "Gnaea" in str(one[2])]
        assert left == [("chat", "text", "I am Gnaea")]
        table = await house.get(running.id)
        assert (table.host, table.names[0]) == ("third", "Seat I")
        assert (table.chairs[0].holder, table.chairs[0].bot) == ("", "senator")
        assert [said.seat for said in table.chat] == [-1]
        assert acta_of(store, over.id)[0].names[0] == "Seat I"
        assert list(verify(table.game, read_acta((await house.get(over.id)).live.record())))
        assert {checked.difference for checked in verify_all(store)} == {""}
        assert (
            json.loads(store.rows("SELECT text FROM lines WHERE kind = 'hand' AND number = 0")[-1][0]) == "Seat I (bot)"
        )

    with_house(tmp_path, work)


def test_a_damaged_table_does_not_keep_anybody_from_a_new_name(tmp_path: Path) -> None:
    async def work(house: House, clock: Clock) -> None:
        table = await house.lay(plan("me", "link"), "desk", "token")
        await house.accept(table.link(1, "token"), "phone", "Phone")
        house.store.write([("UPDATE lines SET seal = 'x'", ())]).result()
        house.tables.clear()
        await rename(house, "desk", "Livia")
        assert house.people.name_of("desk") == "Livia"

    with_house(tmp_path, work)
