"""Coming together: seats that were lost, moves that all take back, links that work, and the next game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from tabularium.tables.engines import open_store
from tabularium.tables.registry import Registry
from tabularium.tables.tokens import hashed
from tabularium.web.app import make_app
from tabularium.web.guard import UNLIMITED
from tabularium.web.reach import Reach, code_for_terminal, is_public_address, range_of
from tabularium.web.serve import CantServe, Endpoint, Service, hosts_of, serve
from tests.tables.tables import dice, play_at_random
from tests.web.guests import ORIGIN, Guest, open_client, table_at

GIVEN = re.compile(r'value="http://testserver(/join/[0-9a-f]+)"')


def friends(client: TestClient, registry: Registry, count: int = 2, **fields: str) -> tuple[str, list[Guest]]:
    guests = [Guest(client) for _ in range(count)]
    address = guests[0].lay("me", *["link"] * (count - 1), name_0="Livia", **fields)
    for seat, name in zip(range(1, count), ("Aulus", "Gnaea", "Titus"), strict=False):
        link = table_at(registry, address).link(seat, guests[0].token)
        assert guests[seat].post(f"/join/{link}", name=name).status_code == 303
    return address, guests


# -- the waiting room --------------------------------------------------------------------------------


def test_people_gather_take_seats_and_begin(client: TestClient, registry: Registry) -> None:
    desk, phone, third = Guest(client), Guest(client), Guest(client)
    address = desk.lay("me", "open", "open", name_0="Livia", gather="yes")
    room = phone.get(address).text
    assert "Take a seat" in room
    assert 'id="link-room"' in room
    assert "data-choices" not in room
    phone.post(f"{address}/sit", seat=1, name="Aulus")
    assert "Aulus" in desk.get(address).text
    phone.post(f"{address}/sit", seat=2, name="Aulus")  # another seat: nobody has looked into a hand
    table = table_at(registry, address)
    assert [bool(chair.holder) for chair in table.chairs] == [True, False, True]
    assert desk.post(f"{address}/begin").status_code == 409
    assert phone.post(f"{address}/begin", bots="yes").status_code == 409
    third.post(f"{address}/sit", seat=1, name="Aulus")
    assert table.names == ["Livia", "Aulus II", "Aulus"]
    assert table.rev == 0
    for guest, seat in ((desk, 0), (phone, 2)):
        refused = guest.move(address, "done", seat, table.revision(seat))
        assert refused.status_code == 409
        assert "has not begun" in refused.json()["error"]
        assert client.get(f"/api{address}?seat={seat + 1}", headers=guest.bearer).status_code == 409
        assert guest.post(f"{address}/resign", seat=seat).status_code == 409
    assert registry.store.rows("SELECT * FROM sat WHERE table_id = ?", table.id) == []
    registry.tables.clear()  # all of it survives a restart
    assert desk.post(f"{address}/begin").status_code == 303
    table = table_at(registry, address)
    assert len(registry.store.rows("SELECT * FROM sat WHERE table_id = ?", table.id)) == 3
    assert table.names == ["Livia", "Aulus II", "Aulus"]
    assert [line.text for line in table.live.acta.lines] == ['"Aulus II"', '"Aulus"']
    assert phone.move(address, "done", 2, table.revision(2)).status_code == 200
    assert desk.post(f"{address}/begin").status_code == 409


def test_bots_take_the_free_seats_and_wait_until_then(client: TestClient, registry: Registry) -> None:
    desk = Guest(client)
    address = desk.lay("me", "open", "bot", gather="yes", level_2="random")
    table = table_at(registry, address)
    assert table.bots_to_move() == []
    assert registry.store.rows("SELECT bots_due, waiting, deadline FROM tables WHERE id = ?", table.id) == [
        (0, 0, None)
    ]
    desk.post(f"{address}/begin", bots="yes")
    assert [chair.bot for chair in table_at(registry, address).chairs] == ["", "senator", "random"]


def test_who_leaves_the_room_frees_the_seat(client: TestClient, registry: Registry) -> None:
    desk, phone = Guest(client), Guest(client)
    address = desk.lay("me", "link", gather="yes")
    link = table_at(registry, address).link(1, desk.token)
    assert link in desk.get(address).text
    phone.post(f"/join/{link}", name="Aulus")
    phone.post(f"{address}/leave", seat=1)
    chair = table_at(registry, address).chairs[1]
    assert (chair.holder, chair.bot, chair.name) == ("", "", "Sextus")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_room_tells_options_and_who_is_here(client: TestClient, registry: Registry, lang: str) -> None:
    desk, phone = Guest(client, lang), Guest(client, lang)
    address = desk.lay("me", "open", gather="yes", option_market="long", pace=3)
    phone.post(f"{address}/sit", seat=1, name="Aulus")
    page = desk.get(address).text
    assert {"en": "3 days per decision", "fr": "jours"}[lang] in page
    assert "presence here" in page or "presence away" in page
    phone.get(address)
    assert "presence here" in desk.get(address).text


# -- a seat is never lost for long -------------------------------------------------------------------


def test_somebody_without_a_seat_reads_that_they_watch_and_how_to_come_back(
    client: TestClient, registry: Registry
) -> None:
    address, (desk, phone) = friends(client, registry)
    page = Guest(client).get(address).text
    assert "You are watching." in page
    assert 'href="/back"' in page
    for guest in (desk, phone):
        assert "You are watching." not in guest.get(address).text


def test_the_host_gives_a_new_link_to_a_lost_seat_and_everybody_sees_it(client: TestClient, registry: Registry) -> None:
    address, (desk, lost, third) = friends(client, registry, 3)
    assert third.post(f"{address}/link", seat=1).status_code == 403
    desk.post(f"{address}/link", seat=1)
    link = GIVEN.search(desk.get(address).text)
    assert link
    assert "new link to the seat of Aulus" in third.get(address).text
    assert "new link to the seat of Aulus" in lost.get(address).text
    for looker in (desk, third):  # who has a hand takes no second one
        assert looker.post(link[1]).status_code == 409
    back = Guest(client)
    back.post(link[1])
    table = table_at(registry, address)
    assert table.chairs[1].holder == hashed(back.token)
    assert table.chairs[1].name == "Aulus"
    assert "new link to the seat" not in third.get(address).text


def test_at_open_tables_a_host_has_no_power_over_the_seats_of_others(client: TestClient, registry: Registry) -> None:
    address, (desk, phone) = friends(client, registry, listed="yes")
    assert desk.post(f"{address}/link", seat=1).status_code == 403
    assert desk.post(f"{address}/bot", seat=1).status_code == 403
    assert table_at(registry, address).chairs[1].holder == hashed(phone.token)


def test_a_bot_plays_at_once_until_the_player_is_back(client: TestClient, registry: Registry) -> None:
    address, (desk, phone) = friends(client, registry)
    assert desk.post(f"{address}/bot", seat=1).status_code == 303
    assert desk.post(f"{address}/bot", seat=1).status_code == 409
    chair = table_at(registry, address).chairs[1]
    assert (chair.bot, chair.holder) == ("senator", hashed(phone.token))
    phone.post(f"{address}/back", seat=1)
    assert table_at(registry, address).chairs[1].bot == ""


def test_at_an_open_table_the_others_agree_to_a_bot(client: TestClient, registry: Registry) -> None:
    address, (desk, lost, third) = friends(client, registry, 3, listed="yes")
    assert 'id="absent-1"' in desk.get(address).text
    assert 'id="absent-1"' not in Guest(client).get(address).text
    assert desk.post(f"{address}/ask-bot", seat=1).status_code == 303
    assert "Livia asks that a bot play for Aulus, until Aulus is back." in third.get(address).text
    assert table_at(registry, address).chairs[1].bot == ""
    refused = lost.get(address).text
    assert "I am here: no bot" in refused
    lost.post(f"{address}/refuse", seat=1)
    assert "Aulus does not want a bot" in desk.get(address).text
    desk.post(f"{address}/ask-bot", seat=1)
    assert third.post(f"{address}/agree", seat=2, ply=-1).status_code == 303
    assert table_at(registry, address).chairs[1].bot == "senator"
    page = third.get(address).text
    assert "A bot now plays for Aulus." in page
    lost.post(f"{address}/back", seat=1)
    assert "Aulus plays again." in third.get(address).text
    assert desk.post(f"{address}/ask-bot", seat=0).status_code == 409  # not for oneself


# -- ask to take back --------------------------------------------------------------------------------


def test_what_can_not_be_undone_alone_is_asked_for_in_words(client: TestClient, registry: Registry) -> None:
    address, (desk, phone) = friends(client, registry)
    for guest, seat in ((desk, 0), (phone, 1)):
        assert guest.move(address, "done", seat, table_at(registry, address).revision(seat)).status_code == 200
    table = table_at(registry, address)
    assert table.why_no_undo(0)
    asked = re.search(
        r'id="ask-back">.*?name="ply" value="(\d+)".*?<button[^>]*>([^<]+)<', desk.get(address).text, re.DOTALL
    )
    assert asked
    assert asked[2].startswith("Ask to take back: ")
    desk.post(f"{address}/rewind", seat=0, ply=asked[1])
    told = asked[2].removeprefix("Ask to take back: ")
    assert f"Livia asks to take back “{told}”" in phone.get(address).text
    assert 'id="ask-back"' not in desk.get(address).text
    phone.post(f"{address}/agree", seat=1, ply=asked[1])
    assert table_at(registry, address).live.ply == int(asked[1])


def test_alone_with_bots_nobody_is_asked(client: TestClient, registry: Registry) -> None:
    guest = Guest(client)
    address = guest.lay("me", "bot")
    guest.move(address, "done", 0, table_at(registry, address).revision(0))
    assert 'id="ask-back"' not in guest.get(address).text


# -- deadlines ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("lang", "said"), [("en", "To be decided by"), ("fr", "À décider avant le")])
def test_a_deadline_is_shown_at_the_table_and_on_the_shelf(tmp_path: Path, lang: str, said: str) -> None:
    with open_client(tmp_path) as (client, registry):
        guest = Guest(client, lang)
        address = guest.lay("me", "open", pace=2)
        deadline = table_at(registry, address).deadline
        assert deadline
        mark = f'datetime="{round(deadline * 1000)}"'
        page = guest.get(address).text
        assert said in page
        assert mark in page
        assert mark in guest.get("/").text
        assert "<time" not in guest.get(guest.lay("me", "open", pace=0)).text


# -- the next game -----------------------------------------------------------------------------------


def play_out(registry: Registry, client: TestClient, address: str) -> None:
    """Play a table to its end by chance."""
    assert client.portal is not None
    client.portal.call(registry.act, address.rpartition("/")[2], lambda table: play_at_random(table, dice(1)))


def test_all_play_again_one_seat_further_on_and_are_led_there(client: TestClient, registry: Registry) -> None:
    address, (desk, phone) = friends(client, registry)
    assert desk.post(f"{address}/again", seat=0).status_code == 409
    play_out(registry, client, address)
    assert "Play again" in desk.get(address).text
    assert 'id="again"' not in Guest(client).get(address).text
    desk.post(f"{address}/again", seat=0)
    assert "You asked for another game. Waiting for Aulus to agree." in desk.get(address).text
    assert "Livia asks for another game." in phone.get(address).text
    phone.post(f"{address}/refuse", seat=1)
    assert "Aulus does not want to play again." in desk.get(address).text
    desk.post(f"{address}/again", seat=0)
    phone.post(f"{address}/again", seat=1)
    phone.post(f"{address}/again", seat=1)  # pressed twice
    found = {re.findall(r'data-go="(/tables/[a-z0-9]+)"', guest.get(address).text)[0] for guest in (desk, phone)}
    assert len(found) == 1
    assert registry.store.rows("SELECT COUNT(*) FROM seats WHERE holder = ?", hashed(phone.token)) == [(2,)]
    table = table_at(registry, found.pop())
    assert [chair.holder for chair in table.chairs] == [hashed(phone.token), hashed(desk.token)]
    assert table.names == ["Aulus", "Livia"]
    assert table.host == hashed(desk.token)
    assert not table.live.over


def test_bots_come_along_and_ask_nobody(client: TestClient, registry: Registry) -> None:
    guest = Guest(client)
    address = guest.lay("me", "here", "bot", level_2="random", name_0="Livia", option_market="long")
    play_out(registry, client, address)
    guest.post(f"{address}/again", seat=0)
    found = re.search(r'data-go="(/tables/[a-z0-9]+)"', guest.get(address).text)
    assert found
    table = table_at(registry, found[1])
    assert [chair.bot for chair in table.chairs] == ["", "random", ""]
    assert table.one_screen
    assert table.live.acta.options["market"] == "long"


# -- who is here -------------------------------------------------------------------------------------


def test_everybody_sees_who_is_here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tabularium.tables.watching.GRACE", 0.0)
    with open_client(tmp_path) as (client, registry):
        address, (desk, phone) = friends(client, registry)
        assert 'presence away" role="img" aria-label="not here"' in desk.get(address).text
        desk._before()
        with client.websocket_connect(f"{address}/live", headers=ORIGIN) as ears:
            ears.receive_text()
            phone._before()
            with client.websocket_connect(f"{address}/live", headers=ORIGIN) as others:
                others.receive_text()
                assert "presence here" in ears.receive_text()
                assert "presence here" in Guest(client).get(address).text
            assert "away since" in ears.receive_text()
        assert "away since" in desk.get(address).text


def test_a_page_that_is_loaded_again_disturbs_nobody(client: TestClient, registry: Registry) -> None:
    address, (desk, phone) = friends(client, registry)
    phone._before()
    for _ in range(2):
        with client.websocket_connect(f"{address}/live", headers=ORIGIN) as ears:
            ears.receive_text()
        assert "presence here" in desk.get(address).text


# -- links that work ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("address", "reaches"),
    [
        ("http://localhost:8080", "machine"),
        ("http://127.0.0.1", "machine"),
        ("http://[::1]:8080", "machine"),
        ("http://192.168.1.20:8080", "network"),
        ("http://desk.local", "network"),
        ("https://games.example.org", ""),
        ("http://8.8.8.8", ""),
    ],
)
def test_a_link_says_how_far_it_reaches(address: str, reaches: str) -> None:
    assert range_of(address) == reaches


@pytest.mark.parametrize(
    ("reach", "host", "start", "told"),
    [
        (Reach(), "127.0.0.1:8080", "http://127.0.0.1:8080", "only on this computer"),
        (Reach(), "192.168.1.20", "http://192.168.1.20", "only in your local network"),
        (Reach(), "games.example.org", "http://games.example.org", ""),
        (Reach(shared="http://192.168.1.20:8080"), "localhost:8080", "http://192.168.1.20:8080", "only in your local"),
        (Reach(shared="http://192.168.1.20:8080"), "desk:8080", "http://desk:8080", ""),
        (Reach(public="https://games.example.org"), "127.0.0.1", "https://games.example.org", ""),
    ],
)
def test_invitations_start_with_an_address_that_others_can_use(
    tmp_path: Path, reach: Reach, host: str, start: str, told: str
) -> None:
    registry = Registry(open_store(tmp_path / "store.db"))
    with TestClient(make_app(registry, UNLIMITED, reach=reach), base_url=f"http://{host}") as client:
        guest = Guest(client)
        page = client.post(
            "/tables",
            data={"csrf": guest.csrf, "game": "nundinae", "kind-0": "me", "kind-1": "link"},
            headers={"origin": f"http://{host}"},
        ).text
        assert f'value="{start}/join/' in page
        found = re.search(r'id="reach">([^<]*)', page)
        assert (told in found[1]) if told and found else found is None and not told


@pytest.mark.parametrize(
    ("text", "good"),
    [
        ("https://games.example.org", True),
        ("http://games.example.org:8080", True),
        ("games.example.org", False),
        ("https://games.example.org/", False),
        ("https://", False),
        ("ftp://games.example.org", False),
        ("http://[", False),
    ],
)
def test_a_public_address_is_checked(text: str, good: bool, tmp_path: Path) -> None:
    assert is_public_address(text) == good
    if not good:
        with pytest.raises(CantServe, match="public address"):
            serve(Service(tmp_path / "store.db", Endpoint(public=text)))
    else:
        assert hosts_of(Endpoint(public=text)).knows("games.example.org")


def test_the_code_in_the_terminal_is_drawn() -> None:
    drawn = code_for_terminal("http://192.168.1.20:8080/")
    assert len(drawn.splitlines()) > 10
