"""A person with several devices, on the pages: pairing, a way back, sending away, and what a stranger learns."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx2
import pytest
from starlette.testclient import TestClient, WebSocketTestSession
from starlette.websockets import WebSocketDisconnect

from tabularium.tables.chairs import DAY
from tabularium.tables.registry import Registry
from tabularium.tables.tokens import hashed
from tabularium.tables.way_back import words_of
from tabularium.web.guard import Allowance, Limits
from tests.web.guests import ORIGIN, Guest, counted, open_client, table_at

LINK = re.compile(r'value="http://testserver(/pair/[0-9a-f]+)"')
SIGN = re.compile(r'class="pair-sign">.*?(\d{4})', re.DOTALL)
WORDS = re.compile(r"<li>([^<]+)</li>")


def pairing_link(desk: Guest) -> str:
    assert desk.post("/devices/pair").status_code == 303
    found = LINK.search(desk.get("/devices").text)
    assert found
    return found[1]


def paired(desk: Guest, phone: Guest, **fields: object) -> None:
    link = pairing_link(desk)
    assert phone.get(link).status_code == 200
    assert phone.post(link, device="Pocket", **fields).status_code == 303
    assert desk.post("/devices/yes").status_code == 303


def holder_of(registry: Registry, guest: Guest) -> str:
    return registry.people.whose(guest.token)


def words_for(guest: Guest) -> list[str]:
    page = guest.post("/devices/words").text
    return WORDS.findall(page.partition('id="words"')[2].partition("</ol>")[0])


def listen_on(ears: WebSocketTestSession) -> None:
    while True:
        ears.receive_text()


def passed(registry: Registry, seconds: float) -> None:
    clock = registry.clock
    registry.clock = registry.people.clock = lambda: clock() + seconds


@pytest.fixture
def fresh(tmp_path: Path) -> Iterator[tuple[TestClient, Registry]]:
    with open_client(tmp_path) as opened:
        yield opened


# -- another device ----------------------------------------------------------------------------------


def test_a_phone_becomes_the_same_person_after_a_yes_on_the_desk(client: TestClient, registry: Registry) -> None:
    desk, phone = Guest(client), Guest(client)
    address = desk.lay("me", "link")
    desk.post("/devices/me", name="Livia")
    link = pairing_link(desk)
    opened = phone.get(link).text
    assert "Livia" in opened
    assert holder_of(registry, phone) == hashed(phone.token)
    phone.post(link, device="Pocket")
    waits, asks = phone.get(link).text, desk.get("/devices").text
    assert SIGN.findall(waits) == SIGN.findall(asks) != []
    assert "“Pocket” wants" in asks
    assert holder_of(registry, phone) == hashed(phone.token)  # nothing before the yes
    desk.post("/devices/yes")
    assert holder_of(registry, phone) == holder_of(registry, desk) == hashed(desk.token)
    assert "Done" in phone.get(link).text
    assert address in phone.get("/").text
    table = table_at(registry, address)
    move = phone.move(address, "done", 0, table.revision(0))
    assert move.status_code == 200, move.text
    assert "Pocket" in desk.get("/devices").text
    assert "Livia" in phone.get("/new/nundinae").text  # one name for both


def test_a_link_is_for_one_device(client: TestClient, registry: Registry) -> None:
    desk, phone, other = Guest(client), Guest(client), Guest(client)
    link = pairing_link(desk)
    phone.post(link, device="Pocket")
    other.post(link, device="Thief")
    dead = other.get(link)
    assert dead.status_code == 404
    assert "not valid, or no longer" in dead.text
    page = desk.get("/devices").text
    assert "“Pocket” wants" in page
    assert "A second device has tried" in page
    desk.post("/devices/no")
    assert "was refused on the other device" in phone.get(link).text
    assert "You said no" in desk.get("/devices").text
    assert desk.post("/devices/yes").status_code == 409  # it was answered
    assert holder_of(registry, phone) == hashed(phone.token)
    assert holder_of(registry, other) == hashed(other.token)


def test_a_link_ends_after_ten_minutes(fresh: tuple[TestClient, Registry]) -> None:
    client, registry = fresh
    desk, phone, other = Guest(client), Guest(client), Guest(client)
    link = pairing_link(desk)
    phone.post(link, device="Pocket")
    passed(registry, 601)
    assert "Nobody said yes in time" in phone.get(link).text
    assert other.get(link).status_code == 404
    assert "The link has expired" in desk.get("/devices").text
    refused = desk.post("/devices/yes")
    assert refused.status_code == 409
    assert "No device is asking any more" in refused.text
    assert holder_of(registry, phone) == hashed(phone.token)


def test_the_phone_is_told_when_the_desk_is_closed(fresh: tuple[TestClient, Registry]) -> None:
    client, registry = fresh
    desk, phone = Guest(client), Guest(client)
    link = pairing_link(desk)
    phone.post(link, device="Pocket")
    assert 'id="closed"' not in phone.get(link).text
    passed(registry, 30)
    assert 'id="closed"' in phone.get(link).text
    desk.get("/devices")
    assert 'id="closed"' not in phone.get(link).text


def test_ones_own_link_adds_nothing(client: TestClient) -> None:
    desk = Guest(client)
    link = pairing_link(desk)
    assert "already belongs to the person" in desk.get(link).text
    desk.post(link, device="Mirror")
    assert "Mirror" not in desk.get("/devices").text


def test_a_newer_link_ends_the_one_before(client: TestClient) -> None:
    desk, phone = Guest(client), Guest(client)
    first, second = pairing_link(desk), pairing_link(desk)
    assert phone.get(first).status_code == 404
    assert phone.get(second).status_code == 200


def test_a_phone_that_has_played_is_taken_in_with_its_seats(client: TestClient, registry: Registry) -> None:
    desk, phone = Guest(client), Guest(client)
    desk.lay("me", "bot")
    mine = phone.lay("me", "bot")
    link = pairing_link(desk)
    assert "has already been used to play" in phone.get(link).text
    phone.post(link, device="Pocket")  # without saying that its seats come along
    assert "Pocket" not in desk.get("/devices").text
    phone.post(link, device="Pocket", join="yes")
    assert "its seats become yours" in desk.get("/devices").text
    desk.post("/devices/yes")
    assert mine in desk.get("/").text
    assert mine in phone.get("/").text
    desk.get(mine)
    assert table_at(registry, mine).host == hashed(desk.token)


def test_who_begins_to_play_while_the_desk_thinks_asks_again(client: TestClient, registry: Registry) -> None:
    desk, phone = Guest(client), Guest(client)
    link = pairing_link(desk)
    phone.post(link, device="Pocket")
    phone.lay("me", "bot")
    refused = desk.post("/devices/yes")
    assert "begun to play on the other device" in refused.text
    assert holder_of(registry, phone) == hashed(phone.token)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_two_at_one_table_are_not_joined_and_read_which_one(client: TestClient, registry: Registry, lang: str) -> None:
    desk, phone = Guest(client, lang), Guest(client, lang)
    address = desk.lay("me", "link", name_0="Livia")
    table = table_at(registry, address)
    phone.post(f"/join/{table.link(1, desk.token)}", name="Aulus")
    link = pairing_link(desk)
    page = phone.get(link).text
    assert {"en": "Nundinae with Livia and Aulus", "fr": "Nundinae avec Livia et Aulus"}[lang] in page
    phone.post(link, device="Pocket", join="yes")
    assert "Pocket" not in desk.get("/devices").text
    assert holder_of(registry, phone) == hashed(phone.token)


def test_a_device_that_is_sent_away_has_nothing_left_and_its_sockets_end(
    client: TestClient, registry: Registry
) -> None:
    desk, phone = Guest(client), Guest(client)
    address = desk.lay("me", "link")
    paired(desk, phone)
    old = phone.token
    phone._before()
    with client.websocket_connect(f"{address}/live", headers=ORIGIN) as ears:
        ears.receive_text()
        assert desk.post("/devices/away", device=hashed(old)[:16]).status_code == 303
        with pytest.raises(WebSocketDisconnect) as ended:
            ears.receive_text()
        assert ended.value.code == 4403
    refused = phone.post(f"{address}/say", text="still here")
    assert refused.status_code == 403
    assert "was signed out" in refused.text
    assert address not in phone.get("/").text
    assert phone.token != old
    assert client.get(f"/api{address}?seat=1", headers={"authorization": f"Bearer {old}"}).status_code == 403
    assert "was signed out" not in phone.get("/").text  # it is somebody new now


def test_sockets_of_who_was_taken_in_come_back_as_the_other(client: TestClient, registry: Registry) -> None:
    desk, phone = Guest(client), Guest(client)
    address = phone.lay("me", "link")
    link = pairing_link(desk)
    phone.post(link, device="Pocket", join="yes")
    phone._before()
    with client.websocket_connect(f"{address}/live", headers=ORIGIN) as ears:
        ears.receive_text()
        desk.post("/devices/yes")
        with pytest.raises(WebSocketDisconnect) as ended:
            listen_on(ears)
        assert ended.value.code == 1012


def test_both_devices_hear_of_a_draft_and_a_curtain_is_lifted_on_one(client: TestClient, registry: Registry) -> None:
    desk, phone = Guest(client), Guest(client)
    address = desk.lay("me", "here")
    paired(desk, phone)
    desk.post(f"{address}/lift", seat=0)
    assert "I am Flavia" not in desk.get(address).text
    assert "I am Flavia" in phone.get(address).text
    table = table_at(registry, address)
    phone._before()
    with client.websocket_connect(f"{address}/live", headers=ORIGIN) as ears:
        ears.receive_text()
        desk.move(address, "done", 0, table.revision(0))
        assert "sections" in ears.receive_text()


# -- the host ----------------------------------------------------------------------------------------


def three_at_a_table(client: TestClient, registry: Registry) -> tuple[str, list[Guest]]:
    guests = [Guest(client) for _ in range(3)]
    address = guests[0].lay("me", "link", "link", name_0="Livia")
    for seat, name in ((1, "Aulus"), (2, "Gnaea")):
        guests[seat].post(f"/join/{table_at(registry, address).link(seat, guests[0].token)}", name=name)
    return address, guests


def test_a_host_hands_the_table_on(client: TestClient, registry: Registry) -> None:
    address, (desk, phone, _) = three_at_a_table(client, registry)
    assert phone.post(f"{address}/host", seat=1).status_code == 409
    assert "Make host" in desk.get(address).text
    desk.post(f"{address}/host", seat=1)
    assert table_at(registry, address).host == hashed(phone.token)
    assert "Make host" not in desk.get(address).text
    assert "Make host" in phone.get(address).text


def test_players_choose_another_host_after_a_week(fresh: tuple[TestClient, Registry]) -> None:
    client, registry = fresh
    address, (desk, phone, third) = three_at_a_table(client, registry)
    desk.get(address)
    refused = phone.post(f"{address}/choose-host", seat=1)
    assert "less than a week" in refused.text
    passed(registry, 6 * DAY)
    assert 'id="choose-host"' not in phone.get(address).text
    passed(registry, DAY)
    assert 'id="choose-host"' in phone.get(address).text
    assert 'id="choose-host"' not in Guest(client).get(address).text
    phone.post(f"{address}/choose-host", seat=1)
    assert "Aulus asks that Aulus become the host" in third.get(address).text
    third.post(f"{address}/refuse", seat=2)
    assert "Gnaea does not want" in phone.get(address).text
    phone.post(f"{address}/choose-host", seat=1)
    third.post(f"{address}/agree", seat=2)
    assert table_at(registry, address).host == hashed(phone.token)
    desk.get(address)  # the one who was the host comes back as a player
    assert 'id="choose-host"' not in desk.get(address).text


# -- names, programs, data ---------------------------------------------------------------------------


def test_a_new_name_is_shown_on_all_pages(client: TestClient) -> None:
    desk = Guest(client)
    address = desk.lay("me", "link")
    desk.post("/devices/me", name="Gnaea <b>")
    assert "Gnaea &lt;b&gt;" in desk.get(address).text
    assert "<b>" not in desk.get("/devices").text.replace("<b>0</b>", "")


def test_a_program_plays_with_its_token_and_opens_no_pages(client: TestClient, registry: Registry) -> None:
    desk = Guest(client)
    address = desk.lay("me", "bot")
    page = desk.post("/devices/program", name="robot", days=7).text
    found = re.search(r'id="token">([^<]+)<', page)
    assert found
    token = found[1]
    bearer = {"authorization": f"Bearer {token}"}
    assert client.get(f"/api{address}?seat=1", headers=bearer).status_code == 200
    assert token not in desk.get("/devices").text
    cookie = Guest(client)
    cookie.cookies["device"] = token
    assert address not in cookie.get("/").text
    assert desk.post("/devices/program", name="robot", days=900).status_code == 409
    desk.post("/devices/away", device=hashed(token)[:16])
    assert client.get(f"/api{address}?seat=1", headers=bearer).status_code == 403


def test_my_data_are_mine_and_nobody_elses(client: TestClient, registry: Registry) -> None:
    desk, phone = Guest(client), Guest(client)
    address = desk.lay("me", "link", name_0="Livia")
    phone.post(f"/join/{table_at(registry, address).link(1, desk.token)}", name="Aulus")
    desk.post(f"{address}/say", text="salve")
    phone.post(f"{address}/say", text="vale")
    desk.post("/devices/name", device=hashed(desk.token)[:16], name="Big desk")
    answer = desk.get("/devices/data")
    data = answer.json()
    assert "attachment" in answer.headers["content-disposition"]
    assert [one["text"] for one in data["said"]] == ["salve"]
    assert [one["name"] for one in data["seats"]] == ["Livia"]
    assert data["hosted"] == [address.rpartition("/")[2]]
    assert [one["name"] for one in data["devices"]] == ["Big desk"]
    assert "Aulus" not in answer.text
    assert desk.token not in answer.text


def test_who_is_forgotten_starts_anew(client: TestClient, registry: Registry) -> None:
    desk = Guest(client)
    address = desk.lay("me", "link", name_0="Livia")
    assert desk.post("/devices/forget").status_code == 409
    assert desk.post("/devices/forget", sure="yes").status_code == 303
    before = desk.cookies.pop("device")
    assert address not in desk.get("/").text
    assert desk.token != before
    assert "Livia" not in desk.get(address).text


# -- a way back --------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_words_bring_one_back_and_the_other_devices_are_told(client: TestClient, registry: Registry, lang: str) -> None:
    desk, third = Guest(client, lang), Guest(client, "en")
    address = desk.lay("me", "link")
    words = words_for(desk)
    assert len(words) == 12
    assert words[0] not in desk.get("/devices").text.partition('id="words"')[2]
    assert third.post("/back", words=" ".join(words).upper()).status_code == 303
    assert holder_of(registry, third) == hashed(desk.token)
    assert address in third.get("/").text
    assert {"en": "came back as you", "fr": "est revenu à votre nom"}[lang] in desk.get(address).text
    assert "came back as you" not in third.get("/").text
    desk.post("/devices/read")
    assert "came back as you" not in desk.get("/").text
    for deed in ("words", "no-words"):
        assert third.post(f"/devices/{deed}").status_code == 409
    assert third.post("/devices/away", device=hashed(desk.token)[:16]).status_code == 409
    assert desk.post("/devices/away", device=hashed(third.token)[:16]).status_code == 303


def test_a_device_sends_others_away_a_day_after_it_came_back(fresh: tuple[TestClient, Registry]) -> None:
    client, registry = fresh
    desk, third = Guest(client), Guest(client)
    desk.lay("me", "link")
    words = words_for(desk)
    third.post("/back", words=" ".join(words))
    passed(registry, DAY + 1)
    assert third.post("/devices/away", device=hashed(desk.token)[:16]).status_code == 303
    assert not registry.people.knows(desk.token)


def test_coming_back_shows_no_second_hand(client: TestClient, registry: Registry) -> None:
    desk, other = Guest(client), Guest(client)
    address = desk.lay("me", "link", name_0="Livia")
    words = words_for(desk)
    other.post(f"/join/{table_at(registry, address).link(1, desk.token)}", name="Aulus")
    refused = other.post("/back", words=" ".join(words))
    assert "Nundinae with Livia and Aulus" in refused.text
    assert holder_of(registry, other) == hashed(other.token)


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("one two", "There must be twelve words"),
        ("xyzzy " * 12, "Not in the word list"),
        ("abandon " * 12, "do not belong together"),
        (" ".join(words_of(bytes(16), "en")), "Nobody on this server"),
    ],
)
def test_wrong_words_say_what_is_wrong(client: TestClient, typed: str, said: str) -> None:
    answer = Guest(client).post("/back", words=typed)
    assert answer.status_code == 422
    assert said in answer.text


# -- what a stranger learns --------------------------------------------------------------------------


def plain(answer: httpx2.Response, *secrets: str) -> tuple[int, str]:
    """An answer without what the asker has sent."""
    text = re.sub(r"[0-9a-f]{48}", "…", answer.text)
    for one in secrets:
        text = text.replace(one, "…")
    return answer.status_code, text


def test_a_stranger_learns_nothing_from_links(fresh: tuple[TestClient, Registry]) -> None:
    """A link that nobody made, one that another device has used, one that was answered, one that has ended, and one of
    somebody who was forgotten: the same bytes, and the same reads and writes."""
    client, registry = fresh

    def used(desk: Guest) -> str:
        link = pairing_link(desk)
        Guest(client).post(link, device="Pocket")
        return link

    def answered(desk: Guest) -> str:
        link = used(desk)
        desk.post("/devices/no")
        return link

    def replaced(desk: Guest) -> str:
        link = pairing_link(desk)
        pairing_link(desk)
        return link

    def forgotten(desk: Guest) -> str:
        link = pairing_link(desk)
        desk.post("/devices/forget", sure="yes")
        return link

    def none(desk: Guest) -> str:
        return "/pair/" + "a" * 48

    def late(desk: Guest) -> str:
        link = pairing_link(desk)
        passed(registry, 601)
        return link

    made: tuple[Callable[[Guest], str], ...] = (none, used, answered, replaced, forgotten, late)
    found = []
    for make in made:
        link, stranger = make(Guest(client)), Guest(client)
        with counted(registry.store) as done:
            answers = [plain(stranger.get(link)), plain(stranger.post(link, device="x")), plain(stranger.get(link))]
        found.append((answers, done))
    assert all(one == found[0] for one in found)
    assert found[0][0][0][0] == 404


def test_a_stranger_learns_nothing_from_words(fresh: tuple[TestClient, Registry]) -> None:
    client, registry = fresh
    desk, gone = Guest(client), Guest(client)
    old = words_for(desk)
    words_for(desk)
    forgotten = words_for(gone)
    gone.post("/devices/forget", sure="yes")
    nobody = words_of(b"nobody has these", "en")
    found = []
    for words in (nobody, old, forgotten):
        stranger = Guest(client)
        with counted(registry.store) as done:
            answer = plain(stranger.post("/back", words=" ".join(words)))
        found.append((answer, done))
    assert all(one == found[0] for one in found)
    with counted(registry.store) as done:  # what can't be words costs the same
        Guest(client).post("/back", words="what can’t be words")
    assert sum("FROM people WHERE words" in sql for sql in done) == 1


def test_guessing_has_the_allowance_of_invitations(tmp_path: Path) -> None:
    with open_client(tmp_path, Limits(guesses=Allowance(4, 0))) as (client, _):
        guest = Guest(client)
        answers = [
            guest.get("/pair/none").status_code,
            guest.post("/pair/none").status_code,
            guest.post("/back", words="x").status_code,
            guest.get("/join/none").status_code,
            guest.get("/pair/none").status_code,
            guest.post("/back", words="x").status_code,
        ]
        assert answers == [404, 303, 422, 404, 429, 429]


def test_what_stays_in_the_store_is_limited(tmp_path: Path) -> None:
    with open_client(tmp_path, Limits(people=Allowance(4, 0))) as (client, _):
        guest = Guest(client)
        done = [
            guest.post(f"/devices/{deed}", name="x", days=3).status_code for deed in ("me", "pair", "words", "program")
        ]
        assert done == [303, 303, 200, 200]
        assert guest.post("/devices/me", name="y").status_code == 429
        assert guest.get("/devices").status_code == 200


def test_a_device_that_waits_for_a_yes_uses_up_nothing(tmp_path: Path) -> None:
    with open_client(tmp_path, Limits(guesses=Allowance(3, 0))) as (client, _):
        desk, phone = Guest(client), Guest(client)
        link = pairing_link(desk)
        phone.post(link, device="Pocket")
        assert {phone.get(link).status_code for _ in range(9)} == {200}


def test_a_pairing_link_is_not_written_into_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with open_client(tmp_path) as (client, registry):

        def broken(token: str) -> None:
            raise RuntimeError

        monkeypatch.setattr(registry.people, "pairing", broken)
        assert client.get("/pair/a-secret-word").status_code == 500
    assert "a-secret-word" not in caplog.messages[0]


def test_forms_of_other_sites_change_nothing(client: TestClient, registry: Registry) -> None:
    desk = Guest(client)
    for deed in ("me", "pair", "yes", "words", "program", "forget", "away"):
        answer = desk.post(f"/devices/{deed}", {"origin": "http://evil.example"}, sure="yes", name="x", days=3)
        assert answer.status_code == 403
        desk.csrf, kept = "0" * 48, desk.csrf
        assert desk.post(f"/devices/{deed}", sure="yes").status_code == 403
        desk.csrf = kept
    assert registry.people.knows(desk.token)
