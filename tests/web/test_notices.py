"""My notices on the pages: turning ways on and off, links in mails, coming back by mail, and what a notice says."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from tabularium.notices.mail import MailServer
from tabularium.notices.sending import Means, Sending
from tabularium.notices.ways import Letter
from tabularium.tables.engines import open_store
from tabularium.tables.notices import Message, Notices
from tabularium.tables.registry import Registry
from tabularium.tables.sqlite import SqliteStore
from tabularium.tables.tokens import hashed
from tabularium.web.app import make_app
from tabularium.web.guard import UNLIMITED
from tabularium.web.people import ID_LETTERS
from tests.web.guests import QUICK, Guest, counted

HOOK = "https://hooks.example/turn"


class Caught(Means):
    """Sends nothing anywhere: what would leave is kept."""

    def __init__(self) -> None:
        super().__init__(MailServer("127.0.0.1", 1, "games@example.org", local=True))
        object.__setattr__(self, "left", [])

    left: list[tuple[Message, Letter]]

    def send(self, message: Message, letter: Letter, now: float) -> None:
        self.left.append((message, letter))


class Office:
    """A server whose notices are sent when the test says so."""

    def __init__(self, client: TestClient, registry: Registry, means: Caught) -> None:
        self.client, self.registry, self.means = client, registry, means
        self.notices = Notices(registry.store, lambda: registry.clock(), lambda: 0.5)

    def pass_time(self, seconds: float) -> None:
        clock = self.registry.clock
        self.registry.clock = self.registry.people.clock = lambda: clock() + seconds

    def send(self) -> list[tuple[Message, Letter]]:
        """What leaves now."""
        before = len(self.means.left)

        async def once() -> None:
            sending = Sending(self.notices, self.means, self.registry.games, self.registry.key)
            await sending.tick()
            await sending.settled()

        asyncio.run(once())
        return self.means.left[before:]

    def person(self, guest: Guest) -> str:
        return self.registry.people.whose(guest.token)


@pytest.fixture
def office(tmp_path: Path) -> Iterator[Office]:
    registry, means = Registry(open_store(tmp_path / "store.db"), delays=QUICK), Caught()
    with TestClient(make_app(registry, UNLIMITED, means=means, sends=False)) as client:
        yield Office(client, registry, means)


def path_of(link: str) -> str:
    return link.removeprefix("http://testserver")


def with_mail(office: Office, guest: Guest, address: str = "anna@example.org") -> None:
    assert guest.post("/notices/mail", address=address).status_code == 303
    [(message, letter)] = office.send()
    assert message.kind == "confirm"
    stranger = Guest(office.client)
    assert stranger.post(path_of(letter.link)).status_code == 200


def test_an_address_is_used_only_after_its_link_was_opened(office: Office) -> None:
    anna = Guest(office.client)
    anna.lay("me", "link")
    anna.post("/notices/mail", address=" Anna@Example.org")
    [(message, letter)] = office.send()
    assert (message.way.target, message.kind) == ("anna@example.org", "confirm")
    office.pass_time(300)
    assert office.send() == []
    assert anna.post("/notices/test", way=message.way.id).status_code == 409
    assert Guest(office.client).get(path_of(letter.link)).status_code == 200
    office.pass_time(300)
    assert office.send() == []  # looking at the page is no yes: mail programs look at every link
    Guest(office.client).post(path_of(letter.link))
    office.pass_time(300)
    [(message, letter)] = office.send()
    assert [item.kind for item in message.items] == ["turn"]
    assert letter.link.startswith("http://testserver/tables/")
    assert "anna@example.org" not in Guest(office.client).get(path_of(letter.stop)).text


def test_one_click_stops_mail_without_being_known(office: Office) -> None:
    anna = Guest(office.client)
    with_mail(office, anna)
    anna.post("/notices/test", way=1)
    [(_, letter)] = office.send()
    office.client.cookies.clear()
    answer = office.client.post(path_of(letter.stop), data={"List-Unsubscribe": "One-Click"})
    assert answer.status_code == 200
    assert office.notices.ways_of(office.person(anna)) == []
    assert office.client.post(path_of(letter.stop)).status_code == 404


def test_ways_belong_to_one_person(office: Office) -> None:
    anna, bela = Guest(office.client), Guest(office.client)
    anna.post("/notices/webhook", url=HOOK, shape="json")
    [way] = office.notices.ways_of(office.person(anna))
    assert way.secret in anna.get("/notices").text
    assert HOOK not in bela.get("/notices").text
    for deed in ("off", "test"):
        assert bela.post(f"/notices/{deed}", way=way.id).status_code == 409
    assert office.send() == []
    anna.post("/notices/test", way=way.id)
    [(message, _)] = office.send()
    assert message.kind == "test"
    anna.post("/notices/off", way=way.id)
    assert office.notices.ways_of(office.person(anna)) == []


@pytest.mark.parametrize(
    ("deed", "fields"),
    [
        ("mail", {"address": "nobody"}),
        ("mail", {"address": "a@b.c\r\nBcc: x@y.z"}),
        ("webhook", {"url": "http://hooks.example/", "shape": "json"}),
        ("webhook", {"url": HOOK, "shape": "xml"}),
        ("push", {"subscription": "{}"}),
        ("wishes", {"zone": "Mars/Olympus"}),
        ("hush", {"table": "x"}),
    ],
)
def test_what_makes_no_sense_gets_a_sentence_and_changes_nothing(
    office: Office, deed: str, fields: dict[str, str]
) -> None:
    anna = Guest(office.client, "fr")
    answer = anna.post(f"/notices/{deed}", **fields)
    assert answer.status_code == 409
    assert 'class="refused"' in answer.text
    assert office.registry.store.rows("SELECT * FROM ways") == office.registry.store.rows("SELECT * FROM wishes") == []


def test_nothing_is_offered_that_this_server_has_not(tmp_path: Path) -> None:
    registry = Registry(open_store(tmp_path / "store.db"), delays=QUICK)
    with TestClient(make_app(registry, UNLIMITED)) as client:
        anna = Guest(client)
        page = anna.get("/notices").text
        assert 'action="/notices/mail"' not in page
        assert 'action="/notices/push"' not in page
        assert 'action="/back/mail"' not in anna.get("/back").text
        assert anna.post("/notices/mail", address="anna@example.org").status_code == 409


def test_somebody_comes_back_by_mail_once_and_the_others_are_told(office: Office) -> None:
    desk = Guest(office.client)
    address = desk.lay("me", "link")
    with_mail(office, desk)
    phone = Guest(office.client)
    asked = phone.post("/back/mail", {"user-agent": "Firefox Android"}, address="ANNA@example.org")
    [(message, letter)] = office.send()
    assert message.kind == "back"
    assert "Firefox, Android" in letter.text
    assert "http://testserver" in letter.text
    assert phone.get(path_of(letter.link)).status_code == 200
    assert office.person(phone) != office.person(desk)
    assert phone.post(path_of(letter.link)).status_code == 303
    assert office.person(phone) == office.person(desk)
    assert "decision" in phone.get(address).text
    assert 'class="note alert"' in desk.get("/").text
    again = Guest(office.client)
    assert again.post(path_of(letter.link)).status_code == 404
    nobody = Guest(office.client).post("/back/mail", address="nobody@example.org")
    assert plain(nobody.text) == plain(asked.text)
    assert office.send() == []


def plain(page: str) -> str:
    return re.sub(r"[0-9a-f]{48}", "", page)


def test_a_link_by_mail_is_good_for_a_quarter_of_an_hour(office: Office) -> None:
    desk = Guest(office.client)
    with_mail(office, desk)
    Guest(office.client).post("/back/mail", address="anna@example.org")
    [(_, letter)] = office.send()
    office.pass_time(901)
    assert Guest(office.client).get(path_of(letter.link)).status_code == 404


def test_a_stranger_learns_of_no_address(office: Office) -> None:
    with_mail(office, Guest(office.client))
    stranger = Guest(office.client)
    seen = []
    for address in ("anna@example.org", "nobody@example.org", "no address"):
        with counted(office.registry.store) as asked:
            answer = stranger.post("/back/mail", address=address)
        seen.append((answer.status_code, plain(answer.text), tuple(asked)))
    assert len(set(seen)) == 1
    wrong = []
    for path in ("/back/abc", f"/back/{'0' * 48}"):
        with counted(office.registry.store) as asked:
            answer = stranger.get(path)
        wrong.append((answer.status_code, plain(answer.text.replace(path, "")), tuple(asked)))
    assert len(set(wrong)) == 1


def test_every_question_for_a_mail_is_written_to_disk(office: Office) -> None:
    """What changes nothing is not written, and takes less time."""
    with_mail(office, Guest(office.client))
    stranger = Guest(office.client)
    assert isinstance(office.registry.store, SqliteStore)
    other = sqlite3.connect(office.registry.store.path)
    versions = [other.execute("PRAGMA data_version").fetchone()]
    for address in ("anna@example.org", "nobody@example.org", "no address", "anna@example.org"):
        stranger.post("/back/mail", address=address)
        versions.append(other.execute("PRAGMA data_version").fetchone())
    other.close()
    assert len(set(versions)) == 5


def test_my_data_has_my_ways_and_forget_me_deletes_them(office: Office) -> None:
    anna = Guest(office.client)
    with_mail(office, anna)
    person = office.person(anna)
    assert anna.get("/devices/data").json()["notices"]["ways"] == [
        {"kind": "mail", "target": "anna@example.org", "state": "on"}
    ]
    anna.post("/devices/forget", sure="yes")
    for name in ("ways", "wishes", "notices", "messages", "hushed"):
        assert office.registry.store.rows(f"SELECT * FROM {name} WHERE person = ?", person) == []


# -- ways back, devices, and how often a stranger is written to --------------------------------------


def test_nobody_has_a_stranger_written_to_often(office: Office) -> None:
    for _ in range(2):  # by one person again and again, and by another
        guest = Guest(office.client)
        for _ in range(4):
            assert guest.post("/notices/mail", address="stranger@example.org").status_code == 303
            office.send()
    assert len(office.means.left) == 3
    desk = Guest(office.client)
    with_mail(office, desk)
    for _ in range(5):
        Guest(office.client).post("/back/mail", address="anna@example.org")
        office.send()
    assert [message.kind for message, _ in office.means.left].count("back") == 3


def test_an_address_that_nobody_confirms_is_forgotten(office: Office) -> None:
    anna = Guest(office.client)
    anna.post("/notices/mail", address="anna@example.org")
    office.send()
    office.pass_time(8 * 86_400)
    office.send()
    assert office.notices.ways_of(office.person(anna)) == []


def test_a_device_that_came_back_changes_no_address_for_a_day(office: Office) -> None:
    desk, phone = Guest(office.client), Guest(office.client)
    with_mail(office, desk)
    assert desk.get("/").text.count('class="note alert"') == 1  # an address is a way back: all devices are told
    phone.post("/back/mail", address="anna@example.org")
    [(_, letter)] = office.send()
    assert phone.post(path_of(letter.link)).status_code == 303
    [way] = office.notices.ways_of(office.person(phone))
    for _ in range(2):
        assert phone.post("/notices/off", way=way.id).status_code == 409
        assert phone.post("/notices/mail", address="other@example.org").status_code == 409
    assert [one.target for one in office.notices.ways_of(way.person)] == ["anna@example.org"]
    office.pass_time(86_401)
    assert phone.post("/notices/off", way=way.id).status_code == 303


def test_joining_brings_no_way_back_along(office: Office) -> None:
    desk, phone = Guest(office.client), Guest(office.client)
    with_mail(office, desk)
    with_mail(office, phone, "phone@example.org")
    phone.post("/back/mail", address="anna@example.org")
    [(_, letter)] = office.send()
    refused = phone.post(path_of(letter.link))
    assert refused.status_code == 422
    assert "My notices" in refused.text
    assert office.person(phone) != office.person(desk)
    [way] = office.notices.ways_of(office.person(phone))
    phone.post("/notices/off", way=way.id)
    assert phone.post(path_of(letter.link)).status_code == 303  # what was refused has used nothing up
    assert office.person(phone) == office.person(desk)


def test_the_time_zone_of_the_browser_counts_until_one_is_chosen(office: Office) -> None:
    anna, bela = Guest(office.client), Guest(office.client)
    anna.post("/notices/webhook", url=HOOK, shape="json", zone="Asia/Tokyo")
    bela.post("/notices/webhook", url=HOOK, shape="json", zone="Mars/Olympus")
    assert [office.notices.wishes(office.person(one)).zone for one in (anna, bela)] == ["Asia/Tokyo", "UTC"]
    anna.post("/notices/wishes", zone="Europe/Paris", digest="7")
    anna.post("/notices/webhook", url=f"{HOOK}/2", shape="json", zone="Asia/Tokyo")
    assert office.notices.wishes(office.person(anna)).zone == "Europe/Paris"


def test_a_browser_that_was_signed_out_is_pushed_nothing(office: Office) -> None:
    desk, phone = Guest(office.client), Guest(office.client)
    desk.lay("me", "link")
    with_mail(office, desk)
    phone.post("/back/mail", address="anna@example.org")
    [(_, letter)] = office.send()
    phone.post(path_of(letter.link))
    person = office.person(desk)
    for guest in (desk, phone):
        rows = office.notices.new_way(person, "push", guest.token, "en", "", "on", device=hashed(guest.token))
        office.registry.store.write(rows).result()
    assert desk.post("/devices/away", device=hashed(phone.token)[:ID_LETTERS]).status_code == 303
    assert [way.target for way in office.notices.ways_of(person) if way.kind == "push"] == [desk.token]


@pytest.mark.parametrize("what", ["confirm", "stop"])
def test_wrong_links_in_mails_are_all_alike_and_change_nothing(office: Office, what: str) -> None:
    anna, stranger = Guest(office.client), Guest(office.client)
    with_mail(office, anna)
    anna.post("/notices/mail", address="other@example.org")
    [(_, letter)] = office.send()
    good = letter.link.rpartition("/")[2]
    before = office.registry.store.rows("SELECT * FROM ways")
    seen = set()
    for way, token in (("1", "abc"), ("1", "0" * 48), ("1", good), ("99", good), ("x", good), ("-1", good)):
        for ask in (stranger.get, stranger.post):
            with counted(office.registry.store) as asked:
                answer = ask(f"/notices/{what}/{way}/{token}")
            reads = tuple(sql for sql in asked if "ways" in sql)
            seen.add((answer.status_code, plain(answer.text.replace(f"/{way}/{token}", "")), reads))
    assert len(seen) == 1
    assert next(iter(seen))[0] == 404
    assert office.registry.store.rows("SELECT * FROM ways") == before
