"""Deeds over a page's socket: what is asked of a form is asked of them, and they are answered with what they did."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import pytest
from starlette.testclient import TestClient, WebSocketTestSession
from starlette.websockets import WebSocketDisconnect

from tabularium.kernel.presentation import Presenter
from tabularium.kernel.state import View
from tabularium.kernel.textboard import Section
from tabularium.tables.registry import Registry
from tabularium.tables.sqlite import SqliteStore
from tabularium.tables.store import CantWrite
from tabularium.tables.table import Table
from tabularium.web.guard import LARGEST_BODY, UNLIMITED, Allowance
from tabularium.web.live import MOST_USELESS, TOO_MANY
from tests.web.guests import ORIGIN, Guest, open_client, table_at

Message = dict[str, Any]


class Ears:
    """A page's socket."""

    def __init__(self, guest: Guest, socket: WebSocketTestSession) -> None:
        self.guest, self.socket = guest, socket
        self.first: Message = self.hear()

    def hear(self) -> Message:
        message: Message = json.loads(self.socket.receive_text())
        return message

    def do(self, name: str, key: str = "k", **fields: object) -> Message:
        """The message that answers a deed."""
        body = urlencode({"csrf": self.guest.csrf, "seat": 0, **fields})
        self.socket.send_text(json.dumps([name, key, body]))
        return self.hear()


@contextmanager
def listening(guest: Guest, address: str, query: str = "lang=en") -> Iterator[Ears]:
    guest._before()
    with guest.client.websocket_connect(f"{address}/live?{query}", headers=ORIGIN) as socket:
        yield Ears(guest, socket)


@pytest.fixture
def seat(client: TestClient, registry: Registry) -> tuple[Guest, str, Table]:
    """Somebody at a table for two, whose turn it is."""
    guest = Guest(client)
    address = guest.lay("me", "link")
    return guest, address, table_at(registry, address)


def bid(table: Table) -> str:
    """A bid that can be made."""
    return next(one.notation for one in table.look(0, "en").page.choices if one.notation.startswith("bid"))


def told(message: Message) -> tuple[str, dict[str, Any], int]:
    """The only answer in a message."""
    [[key, said, status]] = message["answers"]
    return key, said, status


def test_a_move_is_answered_by_its_key_in_the_message_that_shows_it(seat: tuple[Guest, str, Table]) -> None:
    guest, address, table = seat
    with listening(guest, address) as ears:
        assert "answers" not in ears.first
        message = ears.do("moves", "first", move=bid(table), revision=table.revision(0))
        assert told(message) == ("first", {"done": True, "go": address}, 200)
        assert table.revision(0) in str(message["sections"]["decision"])
        assert message["picture"]


def test_it_is_on_disk_when_it_is_answered(seat: tuple[Guest, str, Table], registry: Registry) -> None:
    guest, address, table = seat
    assert isinstance(registry.store, SqliteStore)
    with listening(guest, address) as ears, closing(sqlite3.connect(registry.store.path)) as disk:
        lines = "SELECT COUNT(*) FROM lines WHERE table_id = ?"
        [before] = disk.execute(lines, (table.id,)).fetchone()
        assert told(ears.do("moves", move="done", revision=table.revision(0)))[2] == 200
        assert disk.execute(lines, (table.id,)).fetchone() == (before + 1,)


def test_the_same_key_is_obeyed_once_and_answered_each_time(seat: tuple[Guest, str, Table]) -> None:
    guest, address, table = seat
    revision, bidding = table.revision(0), bid(table)
    with listening(guest, address) as ears:
        ears.do("moves", "once", move=bidding, revision=revision)
    before = table.revision(0)
    with listening(guest, address) as ears:  # the answer was lost with its socket
        message = ears.do("moves", "once", move=bidding, revision=revision)
        assert told(message)[2] == 200
        assert "sections" not in message  # nothing is new
    answer = guest.move(address, bidding, 0, revision, "once")  # nor by the form
    assert answer.json()["done"] is True
    assert table.revision(0) == before


REFUSED = [
    ("stale", {"move": "bid as", "revision": "9.9"}, 409, "moved on"),
    ("illegal", {"move": "buy 1", "revision": ""}, 422, ""),
    ("no such seat", {"move": "bid as", "seat": 1, "revision": ""}, 403, ""),
    ("nonsense", {"move": "xyzzy", "revision": ""}, 422, ""),
]


@pytest.mark.parametrize(("fields", "status", "words"), [one[1:] for one in REFUSED], ids=[one[0] for one in REFUSED])
def test_a_refusal_has_the_words_of_the_form(
    seat: tuple[Guest, str, Table], fields: dict[str, object], status: int, words: str
) -> None:
    guest, address, table = seat
    asked: dict[str, Any] = {"seat": 0, **fields, "revision": fields["revision"] or table.revision(0)}
    by_form = guest.post(f"{address}/moves", {"accept": "application/json"}, **asked)
    with listening(guest, address) as ears:
        message = ears.do("moves", **asked)
        assert told(message)[1:] == (by_form.json(), by_form.status_code)
    assert by_form.status_code == status
    assert words in by_form.json()["error"]
    assert "sections" not in message


def test_a_question_comes_before_what_can_not_be_taken_back(seat: tuple[Guest, str, Table]) -> None:
    guest, address, table = seat
    asked = {"move": "done", "careful": "yes", "touched": "once", "revision": table.revision(0)}
    with listening(guest, address) as ears:
        _, said, status = told(ears.do("moves", **asked))
        assert (list(said), status) == (["ask"], 200)
        assert told(ears.do("moves", "sure", sure="yes", **asked))[1]["done"] is True


def test_a_deed_without_the_token_of_the_page_is_refused(seat: tuple[Guest, str, Table]) -> None:
    guest, address, table = seat
    with listening(guest, address) as ears:
        _, said, status = told(ears.do("moves", csrf="0" * 32, move=bid(table), revision=table.revision(0)))
    assert status == 403
    assert said["error"]
    assert table.revision(0) == "0.0"


def test_a_socket_of_another_site_is_not_opened(seat: tuple[Guest, str, Table]) -> None:
    guest, address, _ = seat
    guest._before()
    strange = {"origin": "http://elsewhere"}
    with (
        pytest.raises(WebSocketDisconnect),
        guest.client.websocket_connect(f"{address}/live", headers=strange) as socket,
    ):
        socket.receive_text()


def test_what_is_too_big_is_refused_in_words(seat: tuple[Guest, str, Table]) -> None:
    guest, address, _ = seat
    with listening(guest, address) as ears:
        _, said, status = told(ears.do("say", text="x" * LARGEST_BODY))
    assert status == 413
    assert "64" in said["error"]


def test_what_is_too_much_is_refused_as_a_form_is(tmp_path: Path) -> None:
    limits = UNLIMITED.__class__(**{**vars(UNLIMITED), "deeds": Allowance(3, 0.001)})
    with open_client(tmp_path, limits) as (client, registry):
        guest = Guest(client)
        address = guest.lay("me", "link")  # the first deed
        table = table_at(registry, address)
        with listening(guest, address) as ears:
            for n in range(2):
                assert told(ears.do("say", str(n), text="Salve"))[2] == 200
            _, said, status = told(ears.do("moves", "one more", move=bid(table), revision=table.revision(0)))
            assert status == 429
            form = guest.post(f"{address}/moves", {"accept": "application/json"}, move="done", seat=0)
            assert (form.status_code, form.json()["error"][:20]) == (429, said["error"][:20])
            for n in range(MOST_USELESS - 1):
                assert told(ears.do("moves", str(n), move="done"))[2] == 429
            with pytest.raises(WebSocketDisconnect) as closed:
                ears.do("moves", "too many", move="done")
            assert closed.value.code == TOO_MANY


def test_who_says_only_nonsense_is_cut_off(seat: tuple[Guest, str, Table]) -> None:
    guest, address, _ = seat
    with listening(guest, address) as ears:
        for text in ["", "{", "[]", '["moves"]', '["moves", 1, 2]', '{"a": 1}', "7"] * 3:
            ears.socket.send_text(text)
        with pytest.raises(WebSocketDisconnect) as closed:
            ears.hear()
        assert closed.value.code == TOO_MANY


def test_a_store_that_can_not_write_is_told_and_nothing_is_done(
    seat: tuple[Guest, str, Table], registry: Registry, monkeypatch: pytest.MonkeyPatch
) -> None:
    guest, address, table = seat
    bidding = bid(table)

    def full(*_: object) -> None:
        raise CantWrite("the disk is full")

    with listening(guest, address) as ears:
        with monkeypatch.context() as patch:
            patch.setattr(registry.store, "write", full)
            message = ears.do("moves", move=bidding, revision=table.revision(0))
        _, said, status = told(message)
        assert status == 503
        assert said["error"]
        again = ears.do("moves", "again", move=bidding, revision="0.0")  # nothing was half done
        assert told(again)[2] == 200


def test_an_error_of_ours_has_a_number_and_the_socket_stays(
    seat: tuple[Guest, str, Table], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    guest, address, table = seat

    def broken(*_: object) -> None:
        raise ZeroDivisionError

    with listening(guest, address) as ears:
        with monkeypatch.context() as patch:
            patch.setattr(Table, "play", broken)
            _, said, status = told(ears.do("moves", move=bid(table), revision=table.revision(0)))
        assert status == 500
        number = next(record.args for record in caplog.records if "error" in record.msg)
        assert isinstance(number, tuple)
        assert str(number[0]) in said["error"]
        assert told(ears.do("moves", "again", move=bid(table), revision="0.0"))[2] == 200


def test_nothing_is_done_that_no_form_does(seat: tuple[Guest, str, Table]) -> None:
    guest, address, _ = seat
    with listening(guest, address) as ears:
        assert told(ears.do("burn"))[2] == 409


def test_where_there_is_no_socket_the_page_comes_with_the_answer(seat: tuple[Guest, str, Table]) -> None:
    guest, address, table = seat
    have = guest.get(address).text.partition('data-have="')[2].partition('"')[0]
    query = f"lang=fr&since=0&have={have}"
    headers = {"accept": "application/json", "idempotency-key": "form"}
    asked = {"move": bid(table), "seat": 0, "revision": table.revision(0)}
    message = guest.post(f"{address}/moves?{query}", headers, **asked).json()
    assert told(message) == ("form", {"done": True, "go": address}, 200)
    assert table.revision(0) in str(message["sections"]["decision"])
    assert all(line[0] != "number" for line in message["picture"])
    later = guest.get(f"{address}/live?{query}").json()
    assert later["picture"] == message["picture"]
    assert "answers" not in later


# -- what nobody looks at ----------------------------------------------------------------------------


def test_a_page_that_nobody_sees_is_told_the_turn_and_the_rest_when_it_is_seen(
    client: TestClient, registry: Registry
) -> None:
    guest = Guest(client)
    address = guest.lay("me", "bot")
    table = table_at(registry, address)
    with listening(guest, address) as page:
        page.socket.send_text('"hidden"')
        for move in (bid(table), "done"):  # on another page of this device
            assert guest.move(address, move, 0, table.revision(0)).status_code == 200
        heard = [page.hear()]
        while heard[-1]["turn"] in ("", page.first["turn"]):
            heard.append(page.hear())
        assert guest.post(f"{address}/say", text="Salve").status_code == 303
        while not heard[-1]["said"]:
            heard.append(page.hear())
        assert all(one.keys() == {"title", "turn", "said"} for one in heard)
        assert heard[-1]["said"] == 1
        page.socket.send_text('"seen"')
        seen = page.hear()
        assert seen["turn"] == heard[-1]["turn"]
        assert seen["title"] == heard[-1]["title"]
        assert "Salve" in str(seen["sections"]["chat"])
        assert seen["ply"] > page.first["ply"]
        assert {ply for _, _, _, ply, *_ in seen["frames"]} <= set(range(page.first["ply"] + 1, seen["ply"] + 1))
        assert seen["frames"]


def test_the_board_is_put_in_words_where_somebody_reads_it(
    seat: tuple[Guest, str, Table], monkeypatch: pytest.MonkeyPatch
) -> None:
    guest, address, table = seat
    made: list[int] = []
    whole = Presenter.sections

    def counting(presenter: Presenter, view: View) -> tuple[Section, ...]:
        made.append(view.viewer)
        return whole(presenter, view)

    monkeypatch.setattr(Presenter, "sections", counting)
    assert 'id="region-' not in guest.get(address).text
    with listening(guest, address) as page:
        assert "region-" not in str(page.first["sections"]["board"])
        assert made == []
        page.socket.send_text('"words"')
        read = page.hear()
        assert list(read["sections"]) == ["board"]
        assert "region-" in str(read["sections"]["board"])
        page.socket.send_text('"no words"')
        assert "region-" not in str(page.hear()["sections"]["board"])
        made.clear()
        assert told(page.do("moves", move=bid(table), revision=table.revision(0)))[2] == 200
        assert made == []
    with listening(guest, address, "lang=en&words=yes") as page:
        assert "region-" in str(page.first["sections"]["board"])
    # without scripts a link asks for it, and the device remembers that
    assert "url=/tables/" in guest.get(address).text
    assert 'id="region-' in guest.get(f"{address}?words=yes").text
    page_now = guest.get(address).text
    assert 'id="region-' in page_now
    assert "url=/tables/" not in page_now


def test_who_looks_away_and_back_too_often_is_cut_off(tmp_path: Path) -> None:
    with open_client(tmp_path, replace(UNLIMITED, asks=Allowance(10, 0))) as (client, _):
        guest = Guest(client)
        address = guest.lay("me", "link")
        with listening(guest, address) as page:
            for _ in range(MOST_USELESS + 12):
                page.socket.send_text('"seen"')
            with pytest.raises(WebSocketDisconnect) as closed:
                page.hear()
            assert closed.value.code == TOO_MANY
