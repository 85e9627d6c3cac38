"""What is too big, too much or broken stops at the client, with a sentence."""

from __future__ import annotations

import asyncio
from pathlib import Path
from urllib.parse import quote

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from starlette.responses import Response
from starlette.testclient import TestClient
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect

from tabularium.tables.registry import Registry
from tabularium.web.guard import CSP, UNLIMITED, Allowance, Buckets, Guard, Hosts, Limits
from tests.web.direct import ask
from tests.web.guests import ORIGIN, Guest, open_client, table_at

ODD = st.text(max_size=60) | st.sampled_from(["", "\0", "bid", "bid as; bid as", ";;;", "done;" * 50, "’; DROP TABLE"])


def test_every_answer_has_its_headers(client: TestClient) -> None:
    for path in ("/", "/nothing", "/api/games", "/api/nothing", "/static/tabularium.css", "/tables/none"):
        answer = client.get(path)
        assert answer.headers["content-security-policy"] == CSP
        assert answer.headers["x-content-type-options"] == "nosniff"
    assert "unsafe" not in CSP


def test_what_is_too_long_is_refused(client: TestClient) -> None:
    guest = Guest(client)
    assert guest.post("/tables", game="x" * 70_000).status_code == 413
    assert client.post("/api/tables", content=b"[" * 70_000).status_code == 413
    assert client.post("/api/tables", content=(b"x" * 1000 for _ in range(70))).status_code == 413  # of unknown length
    assert client.get("/rules/x?" + "q=" * 3000).status_code == 414


def test_what_is_too_long_is_no_error_of_ours(client: TestClient, caplog: pytest.LogCaptureFixture) -> None:
    guest = Guest(client)
    client.cookies.update(guest.cookies)
    for path in ("/tables", "/preferences", "/api/join"):
        answer = client.post(path, content=(b"x" * 1000 for _ in range(70)), headers=ORIGIN)
        assert answer.status_code == 413
    assert not caplog.records


def test_only_files_with_a_fingerprint_are_kept(client: TestClient) -> None:
    page = client.get("/").text
    style = page.partition('href="/static/tabularium.css?v=')[2].partition('"')[0]
    art = page.partition('href="/art/')[2].partition("/")[0]
    for path in (f"/static/tabularium.css?v={style}", f"/art/{art}/pictures.css"):
        assert "immutable" in client.get(path).headers["cache-control"]
    others = ("/static/tabularium.css?v=1", "/art/1/pictures.css", "/art/1/symbols.svg")  # of another build
    for path in ("/", "/api/tables", "/nothing", "/static/tabularium.css", *others):
        assert client.get(path).headers["cache-control"] == "no-store"


@pytest.mark.parametrize("method", ["GET", "POST", "HEAD"])
@pytest.mark.parametrize("path", ["/art/1/none.svg", "/grounds/0.svg", "/static/none.js?v=1", "/static/none.css?v=1"])
def test_an_error_is_not_kept_and_gives_no_cookie(client: TestClient, path: str, method: str) -> None:
    client.cookies.clear()
    answer = client.request(method, path)
    assert answer.status_code in (404, 405)
    assert answer.headers["cache-control"] == "no-store"
    assert "set-cookie" not in answer.headers
    assert "csrf" not in answer.text


@pytest.mark.parametrize(
    ("status", "headers", "kept"),
    [(200, {}, True), (304, {}, True), (200, {"set-cookie": "a=b"}, False), (500, {}, False)],
)
def test_only_a_whole_answer_without_a_cookie_is_public(status: int, headers: dict[str, str], kept: bool) -> None:
    async def answers(scope: Scope, receive: Receive, send: Send) -> None:
        await Response("x", status, headers)(scope, receive, send)

    app = Guard(answers, UNLIMITED, Buckets(), Hosts(any_name=True), lambda token: False)
    told = asyncio.run(ask(app, "GET", "/static/table.js?v=1", {}))
    assert ("public" in told) == kept


def test_files_have_their_own_allowance(tmp_path: Path) -> None:
    with open_client(tmp_path, Limits(files=Allowance(10, 0))) as (client, _):
        paths = ["/static/tabularium.css?v=1", "/art/1/symbols.svg", "/grounds/0.svg", "/static/none.js?v=1"]
        answers = [client.get(path).status_code for path in paths * 3]
        assert answers == [200, 200, 404, 404, 200, 200, 404, 404, 200, 200, 429, 429]
        refused = client.get(paths[0])
        assert (refused.status_code, refused.headers["cache-control"]) == (429, "no-store")
        assert client.get("/").status_code == 200


def test_too_many_sockets_are_refused(tmp_path: Path) -> None:
    with open_client(tmp_path, Limits(asks=Allowance(12, 0))) as (client, _):
        guest = Guest(client)
        address = guest.lay("me", "link")
        guest._before()
        refused = 0
        for _ in range(12):
            try:
                with client.websocket_connect(f"{address}/live", headers=ORIGIN) as ears:
                    ears.receive_text()
            except WebSocketDisconnect:
                refused += 1
        assert 0 < refused < 12


def test_an_invitation_is_not_written_into_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with open_client(tmp_path) as (client, registry):

        def broken(token: str) -> tuple[str, int]:
            raise RuntimeError

        monkeypatch.setattr(registry, "invited_to", broken)
        assert client.get("/join/a-secret-word").status_code == 500
    assert "error" in caplog.text
    assert "a-secret-word" not in caplog.messages[0]


def test_too_much_at_once_is_refused(tmp_path: Path) -> None:
    few = Limits(Allowance(40, 0), Allowance(9, 0), Allowance(2, 0), Allowance(2, 0), Allowance(2, 0))
    with open_client(tmp_path, few) as (client, _):
        guest = Guest(client)
        address = guest.lay("me", "link")
        guest.lay("me")
        assert guest.post("/tables", game="nundinae", quick="yes").status_code == 429
        assert [guest.post(f"{address}/say", text="a").status_code for _ in range(3)] == [303, 303, 429]
        assert [guest.get("/join/none").status_code for _ in range(3)] == [404, 404, 429]
        assert guest.post("/preferences").status_code != 429
        assert [guest.post("/preferences").status_code for _ in range(4)][-1] == 429
        answers = [client.get("/api/games") for _ in range(40)]
        assert answers[-1].status_code == 429
        assert answers[-1].json()["error"]


def test_an_error_of_ours_shows_a_number_and_no_trace(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(sql: str, *values: object) -> None:
        raise RuntimeError("a secret of the machine room")

    with open_client(tmp_path) as (client, registry):
        monkeypatch.setattr(registry.store, "rows", broken)
        for path in ("/", "/api/tables"):
            answer = client.get(path)
            assert answer.status_code == 500
            assert "Error " in answer.text
            assert "secret" not in answer.text
            assert "Traceback" not in answer.text


@settings(max_examples=60, suppress_health_check=list(HealthCheck))
@given(text=ODD, revision=ODD, seat=ODD, key=st.text("abc-", max_size=9))
def test_any_nonsense_in_a_move_is_answered_with_a_sentence(
    client: TestClient, registry: Registry, text: str, revision: str, seat: str, key: str
) -> None:
    guest = Guest(client)
    address = guest.lay("me", "link")
    headers = {"accept": "application/json", "idempotency-key": key}
    answer = guest.post(f"{address}/moves", headers, move=text, revision=revision, seat=seat)
    assert 400 <= answer.status_code < 500
    assert answer.json()["error"]
    right = table_at(registry, address).revision(0)
    answer = guest.post(f"{address}/moves", headers, move=text, revision=right, seat=0)
    assert 200 <= answer.status_code < 500


@settings(max_examples=60, suppress_health_check=list(HealthCheck))
@given(cookie=st.text(st.characters(min_codepoint=33, max_codepoint=126, exclude_characters=';,"\\'), max_size=120))
def test_any_cookie_opens_the_shelf_and_no_seat(client: TestClient, registry: Registry, cookie: str) -> None:
    address = Guest(client).lay("me", "link")
    client.cookies.clear()
    headers = {"cookie": f"device={cookie}; lang={cookie}; name={cookie}; theme={cookie}"}
    assert client.get("/", headers=headers).status_code == 200
    answer = client.post(f"{address}/moves", data={"move": "done", "csrf": cookie}, headers={**headers, **ORIGIN})
    assert answer.status_code == 403


@settings(max_examples=40, suppress_health_check=list(HealthCheck))
@given(path=st.text(st.characters(min_codepoint=33, max_codepoint=0x2FF, exclude_characters="#?"), max_size=40))
def test_any_address_is_answered(client: TestClient, path: str) -> None:
    for start in ("/", "/tables/", "/join/", "/rules/", "/new/", "/static/", "/api/tables/"):
        assert client.get(f"{start}{quote(path)}", follow_redirects=False).status_code < 500


def test_replay_takes_any_question(client: TestClient) -> None:
    guest = Guest(client)
    address = guest.lay("me", "link")
    for query in ("ply=-1", "ply=x", "ply=99999999999", "as=0", "as=77", "as=x", "ply=0&as=all"):
        assert guest.get(f"{address}/replay?{query}").status_code == 200


def test_limits_can_be_lifted_for_measuring() -> None:
    assert UNLIMITED.asks.burst > 1e9
