"""A server that ends while people write in secret: what it has acknowledged is there again, and nobody else saw it."""

from __future__ import annotations

import signal
from pathlib import Path
from typing import Any

import pytest
import requests

from tests.web.server import Server


class Person:
    def __init__(self, server: Server) -> None:
        self.server = server
        self.table = self.token = ""
        self.seat = 1

    def ask(self, verb: str, path: str, body: Any = None) -> Any:
        headers = {"authorization": f"Bearer {self.token}"} if self.token else {}
        answer = requests.request(verb, f"{self.server.address}/api{path}", json=body, headers=headers, timeout=120)
        assert answer.status_code < 400, answer.text
        return answer.json()

    def see(self) -> Any:
        return self.ask("GET", f"/tables/{self.table}?seat={self.seat}")

    def play(self, move: str) -> None:
        sent = {"seat": self.seat, "move": move, "revision": self.see()["revision"]}
        self.ask("POST", f"/tables/{self.table}/moves", sent)


def three_people(server: Server) -> list[Person]:
    people = [Person(server) for _ in range(3)]
    made = people[0].ask("POST", "/tables", {"game": "nundinae", "seats": [{"kind": "me"}, *[{"kind": "link"}] * 2]})
    people[0].table, people[0].token = made["table"], made["token"]
    for person, invitation in zip(people[1:], made["invitations"], strict=True):
        joined = person.ask("POST", "/join", invitation)
        person.table, person.token, person.seat = joined["table"], joined["token"], joined["seat"]
    return people


@pytest.mark.parametrize("sign", [signal.SIGKILL, signal.SIGTERM])
def test_a_sealed_phase_outlives_its_server(tmp_path: Path, sign: signal.Signals) -> None:
    server = Server(tmp_path)
    server.start()
    people = three_people(server)
    sealed, writing, idle = people
    coin = next(offer["notation"] for offer in sealed.see()["offers"] if offer["notation"] != "done")
    sealed.play(f"{coin}; done")
    draft = next(offer["notation"] for offer in writing.see()["offers"] if offer["notation"] != "done")
    writing.play(draft)
    before = [person.see() for person in people]
    assert server.process is not None
    server.process.send_signal(sign)
    assert server.process.wait(10) in (-sign, 0, 1)
    server.start()
    after = [person.see() for person in people]
    for one, other in zip(before, after, strict=True):
        for fact in ("state", "waiting_for", "offers", "log", "ply"):
            assert one[fact] == other[fact], fact
    idle.play("done")
    writing.play("done")
    assert writing.see()["waiting_for"] != before[1]["waiting_for"]
    server.kill()
    assert "Traceback" not in server.log.read_text()
