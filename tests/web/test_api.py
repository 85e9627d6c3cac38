"""The API for programs: a whole game by JSON, and every answer as documented."""

from __future__ import annotations

import json
from typing import Any, cast

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.strategies import booleans
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from tabularium.kernel.game import find_game
from tabularium.tables.registry import Registry
from tabularium.tables.tokens import hashed
from tests.tables.tables import SMALL
from tests.web.server import Server


def create(client: TestClient, *kinds: str, **more: object) -> Any:
    client.cookies.clear()
    wanted: Any = {"game": SMALL, "seats": [{"kind": kind} for kind in kinds], **more}
    answer = client.post("/api/tables", json=wanted)
    assert answer.status_code == 201, answer.text
    return answer.json()


def bearer(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"}


def test_a_program_plays_a_whole_game(client: TestClient) -> None:
    mine = create(client, "me", "link", options={"market": "long"})
    theirs = client.post("/api/join", json={"invitation": mine["invitations"][0]["invitation"], "name": "Bot"}).json()
    table, tokens = mine["table"], {1: mine["token"], 2: theirs["token"]}
    assert theirs["seat"] == 2
    assert client.post("/api/join", json={"invitation": mine["invitations"][0]["invitation"]}).status_code == 404
    game = find_game(SMALL)
    for _ in range(200):
        seen = client.get(f"/api/tables/{table}").json()
        assert seen["offers"] == []
        if seen["over"]:
            break
        seat = seen["waiting_for"][0]
        view = client.get(f"/api/tables/{table}?seat={seat}&lang=fr", headers=bearer(tokens[seat])).json()
        assert game.from_bytes(view["state"].encode()).viewer == seat - 1
        move = {"seat": seat, "move": view["offers"][0]["notation"], "revision": view["revision"], "key": "k"}
        answer = client.post(f"/api/tables/{table}/moves", json=move | {"key": ""}, headers=bearer(tokens[seat]))
        assert answer.status_code == 200
    assert client.get(f"/api/tables/{table}/record").text.startswith("acta 1")


def test_a_program_lays_a_table_with_another_box_of_the_game(client: TestClient) -> None:
    game = find_game("forty_four_bce")
    [offered] = [one["boxes"] for one in client.get("/api/games").json() if one["id"] == game.id]
    assert offered == ["even"]
    mine = create(client, "me", "open", "bot", "bot", game=game.id, box="even")
    seen = client.get(f"/api/tables/{mine['table']}?seat=1", headers=bearer(mine["token"])).json()
    box = game.open_box(game.boxes["even"])
    assert game.from_bytes(seen["state"].encode(), box).box.digest == box.digest != game.box.digest
    wanted = {"game": game.id, "seats": [{"kind": "me"}, {"kind": "bot"}], "box": "odd"}
    refused = client.post("/api/tables", json=wanted)
    assert refused.status_code == 422
    assert "has no box called “odd”" in refused.json()["error"]


def test_refusals_say_why(client: TestClient) -> None:
    mine = create(client, "me", "open")
    table, headers = mine["table"], bearer(mine["token"])
    revision = client.get(f"/api/tables/{table}?seat=1", headers=headers).json()["revision"]

    def play(move: str, seat: int = 1, revision: str = revision, key: str = "") -> Any:
        asked = {"seat": seat, "move": move, "revision": revision, "key": key}
        return client.post(f"/api/tables/{table}/moves", json=asked, headers=headers)

    assert play("bid tribune").json()["rule"] == "NU-2.3"
    assert play("dance").status_code == 422
    assert play("done", seat=2).status_code == 403
    assert play("done", revision="9.9").status_code == 409
    assert client.get(f"/api/tables/{table}?seat=1").status_code == 403
    assert client.get(f"/api/tables/{table}?seat=1", headers=bearer("x" * 32)).status_code == 403
    assert client.get(f"/api/tables/{table}/record").status_code == 409
    assert play("done", key="k").json()["repeated"] is False
    assert play("done", key="k").json()["repeated"] is True
    assert client.post(f"/api/tables/{table}/undo", json={"seat": 1}, headers=headers).status_code == 409
    assert client.post(f"/api/tables/{table}/seats/2", json={"name": "Aulus"}).status_code == 200
    assert client.post(f"/api/tables/{table}/seats/2", json={"name": "Verres"}).status_code == 403
    assert client.get("/api/tables/none").status_code == 404


@pytest.mark.parametrize("wrong", [True, "1", 1.5, None, [1]])
def test_a_number_is_a_number_and_nothing_else(client: TestClient, wrong: object) -> None:
    mine = create(client, "me", "open")
    table, headers = mine["table"], bearer(mine["token"])
    revision = client.get(f"/api/tables/{table}?seat=1", headers=headers).json()["revision"]
    move = {"seat": wrong, "move": "done", "revision": revision}
    laid = {"game": SMALL, "seats": [{"kind": "me"}, {"kind": "open"}]}
    asked: list[tuple[str, dict[str, object]]] = [
        (f"/api/tables/{table}/moves", move),
        (f"/api/tables/{table}/undo", {"seat": wrong}),
        ("/api/tables", {**laid, "bank": wrong}),
        ("/api/tables", {**laid, "increment": wrong}),
        ("/api/tables", {**laid, "listed": "yes" if wrong is True else wrong}),
    ]
    if wrong is not None:  # no pace at all is the usual one
        asked.append(("/api/tables", {**laid, "pace": wrong}))
    for path, body in asked:
        answer = client.post(path, json=body, headers=headers)
        assert answer.status_code == 422, (path, body)
        assert answer.json()["error"]
    assert client.get(f"/api/tables/{table}?seat=1", headers=headers).json()["ply"] == 0


@pytest.mark.parametrize(("lang", "tribune", "nobody"), [
    ("en", "A tribune cannot be bid. (NU-2.3)", "there is no such table here"),
    ("fr", "Un tribun ne se mise pas. (NU-2.3)", "Cette table n’existe pas ici"),
])  # fmt: skip
def test_refusals_are_in_the_language_of_who_asks(client: TestClient, lang: str, tribune: str, nobody: str) -> None:
    mine = create(client, "me", "open")
    headers = {**bearer(mine["token"]), "accept-language": lang}
    revision = client.get(f"/api/tables/{mine['table']}?seat=1", headers=headers).json()["revision"]
    asked = {"seat": 1, "move": "bid tribune", "revision": revision}
    said = client.post(f"/api/tables/{mine['table']}/moves", json=asked, headers=headers).json()
    assert said == {"error": tribune, "rule": "NU-2.3"}
    assert client.get("/api/tables/none", headers=headers).json()["error"].startswith(nobody)


def test_a_table_that_can_not_be_laid_says_why_in_french(client: TestClient) -> None:
    wanted: Any = {"game": "age_of_rome", "seats": [{"kind": "me"}], "options": {"spies": "yes"}}
    answer = client.post("/api/tables", json=wanted, headers={"accept-language": "fr"})
    assert answer.status_code == 422
    assert "AR-11.31" in answer.json()["error"] or "Espions" in answer.json()["error"]
    answer = client.post("/api/tables", json=wanted | {"game": "chess"}, headers={"accept-language": "fr"})
    assert (answer.status_code, answer.json()["error"]) == (404, "Il n’y a pas de jeu de ce nom sur l’étagère.")


def test_a_stream_shows_every_change(client: TestClient) -> None:
    mine = create(client, "me", "link")
    headers = bearer(mine["token"])
    with client.websocket_connect(f"/api/tables/{mine['table']}/stream?seat=1", headers=headers) as ears:
        first = json.loads(ears.receive_text())
        move = {"seat": 1, "move": "done", "revision": first["revision"]}
        assert client.post(f"/api/tables/{mine['table']}/moves", json=move, headers=headers).status_code == 200
        second = json.loads(ears.receive_text())
        assert second["offers"][0]["notation"] == "reopen"
        assert second["revision"] != first["revision"]


def test_a_stream_ends_when_the_seat_moves_to_another_device(client: TestClient, registry: Registry) -> None:
    mine = create(client, "me", "link")
    old = bearer(mine["token"])
    with client.websocket_connect(f"/api/tables/{mine['table']}/stream?seat=1", headers=old) as ears:
        assert json.loads(ears.receive_text())["offers"]
        assert client.portal is not None
        link = client.portal.call(registry.new_link, mine["table"], 0, hashed(mine["token"]))
        new = client.post("/api/join", json={"invitation": link}).json()
        assert new["token"] != mine["token"]
        with pytest.raises(WebSocketDisconnect):
            ears.receive_text()
    assert client.get(f"/api/tables/{mine['table']}?seat=1", headers=old).status_code == 403


def test_an_undo_is_obeyed_once(client: TestClient) -> None:
    bids: list[str] = []
    while len(bids) < 2:  # two different coins in the hand, as nearly always
        mine = create(client, "me", "link")
        headers = bearer(mine["token"])
        view = client.get(f"/api/tables/{mine['table']}?seat=1", headers=headers).json()
        bids = [one["notation"] for one in view["offers"] if one["notation"].startswith("bid")]
    for bid in bids[:2]:
        view = client.get(f"/api/tables/{mine['table']}?seat=1", headers=headers).json()
        move = {"seat": 1, "move": bid, "revision": view["revision"]}
        assert client.post(f"/api/tables/{mine['table']}/moves", json=move, headers=headers).status_code == 200
    asked = {"seat": 1, "key": "once"}
    answers = [client.post(f"/api/tables/{mine['table']}/undo", json=asked, headers=headers).json() for _ in range(2)]
    assert [answer["repeated"] for answer in answers] == [False, True]
    assert answers[0]["revision"] == answers[1]["revision"]


def test_listed_tables_can_be_found(client: TestClient) -> None:
    hidden, shown = create(client, "me", "open"), create(client, "me", "open", listed=True)
    found = {one["id"]: one for one in client.get("/api/tables").json()}
    assert found[shown["table"]]["free_seats"] == 1
    assert hidden["table"] not in found


def test_every_answer_is_documented(server: Server) -> None:
    """Schemathesis tries everything that the document allows, and much that it does not."""
    schema = schemathesis.openapi.from_url(f"{server.address}/api/openapi.json")
    wanted: Any = {"game": SMALL, "seats": [{"kind": "me"}, {"kind": "open"}], "listed": True}
    table = requests.post(f"{server.address}/api/tables", json=wanted, timeout=120).json()
    tried = 0
    for found in schema.get_all_operations():
        operation: Any = cast(Any, found).ok()

        @settings(max_examples=30, suppress_health_check=list(HealthCheck), database=None)
        @given(case=operation.as_strategy(), real=booleans())
        def check(case: Any, real: bool) -> None:
            if real and "table_id" in (case.path_parameters or {}):  # a table that is there, and its token
                case.path_parameters["table_id"] = table["table"]
                case.headers = {**(case.headers or {}), **bearer(table["token"])}
            case.call_and_validate()

        check()
        tried += 1
    assert tried == 9
