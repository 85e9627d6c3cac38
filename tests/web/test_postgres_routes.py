"""Every route once on PostgreSQL, by a person who uses all of the server. The other tests of pages run on it in
`make test-long` (`ENGINE=postgres`)."""

from __future__ import annotations

import re
from collections.abc import Iterator

import httpx2
import pytest
from fastapi import FastAPI
from starlette.routing import BaseRoute
from starlette.testclient import TestClient

from tabularium.notices.mail import MailServer
from tabularium.notices.sending import Means
from tabularium.tables.engines import open_store
from tabularium.tables.registry import Registry
from tabularium.web.app import make_app
from tabularium.web.guard import UNLIMITED, Guard
from tests.cluster import Cluster
from tests.tables.tables import SMALL
from tests.web.guests import QUICK, Guest

HERE = "http://testserver"
VALUES = {  # what stands in the places of an address
    "game_id": SMALL, "name": "read", "kind": "bot", "token": "a" * 48, "way": "1", "seat": "1", "digest": "0" * 18,
    "ply": "0", "n": "0", "box": "none", "rule": "none", "number": "0", "page": "none", "path": "none", "lang": "fr",
}  # fmt: skip


def routes_of(routes: list[BaseRoute]) -> Iterator[tuple[str, str]]:
    """Every verb and path of an application."""
    for route in routes:
        for verb in getattr(route, "methods", None) or ():
            if verb in ("GET", "POST", "PUT", "DELETE"):
                yield verb, str(getattr(route, "path", ""))
        yield from routes_of(list(getattr(getattr(route, "original_router", None), "routes", [])))


@pytest.fixture
def place(cluster: Cluster) -> Iterator[tuple[TestClient, Registry, list[tuple[str, str]]]]:
    registry = Registry(open_store(cluster.new()), delays=QUICK)
    guard = make_app(registry, UNLIMITED, means=Means(mail=MailServer("localhost", 9, "games@example.org", local=True)))
    assert isinstance(guard, Guard)
    assert isinstance(guard.app, FastAPI)
    with TestClient(guard, HERE, raise_server_exceptions=False) as client:
        client.get("/nothing")  # routes are made at the first request
        yield client, registry, sorted(set(routes_of(list(guard.app.routes))))


def test_no_route_fails_on_postgres(place: tuple[TestClient, Registry, list[tuple[str, str]]]) -> None:
    client, registry, routes = place
    host, friend = Guest(client), Guest(client)
    address = host.lay("me", "link", "bot")
    table_id = address.rpartition("/")[2]
    link = host.get(address).text.split("/join/")[1].split('"')[0].split("<")[0]
    assert friend.post(f"/join/{link}", name="Aulus").status_code == 303
    assert host.move(address, "done", 0, registry.tables[table_id].revision(0)).status_code == 200
    assert host.post("/devices/words").status_code == 200
    assert host.post("/devices/pair").status_code == 303
    assert host.post("/notices/webhook", url="https://hooks.example.org/x", shape="json").status_code == 303
    assert host.post("/notices/mail", address="somebody@example.org").status_code == 303
    assert len(routes) > 60
    seen: dict[int, int] = {}
    for verb, path in routes:
        filled = re.sub(r"{(\w+)(:\w+)?}", lambda found: VALUES.get(found[1], table_id), path)
        filled = filled.replace(f"/tables/{'a' * 48}", address)
        status = send(host, verb, filled).status_code
        assert status < 500, (verb, filled, status)
        seen[status] = seen.get(status, 0) + 1
    assert seen[200] > 25, seen
    for path in (f"{address}/live", f"/api{address}/stream"):
        headers = {**host.bearer, "cookie": f"device={host.token}", "origin": HERE}
        with client.websocket_connect(path, headers=headers) as socket:
            assert socket.receive_text()


def send(guest: Guest, verb: str, path: str) -> httpx2.Response:
    if verb == "GET":
        return guest.get(path, authorization=guest.bearer["authorization"]) if "/api/" in path else guest.get(path)
    if path.startswith("/api/"):
        return guest.client.request(verb, path, json={}, headers=guest.bearer)
    return guest.post(path, seat=0, ply=0, text="hello", name="Livia", move="done", revision="0.0")
