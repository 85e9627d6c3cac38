"""The real server, killed at random moments while people play over HTTP: what it answered is in the store, and every
table goes on."""

from __future__ import annotations

import random
import threading
import time
from pathlib import Path
from typing import Any

import pytest
import requests

from tabularium.kernel.game import shelf
from tabularium.tables.archive import verify_all
from tabularium.tables.engines import open_store
from tabularium.tables.opening import open_table
from tabularium.tables.store import Store
from tests.web.server import Server

GAMES = shelf()
TABLES, MOVES = 20, 500


class Gone(Exception):
    """The server did not answer."""


class Player(threading.Thread):
    """One device that plays all seats of a table but the bots', one table after the other."""

    def __init__(self, server: Server, number: int, up: threading.Event) -> None:
        super().__init__(daemon=True)
        self.server, self.up = server, up
        self.chance = random.Random(number)
        self.game = list(GAMES)[number % len(GAMES)]
        self.bots = number % 3 == 0
        self.line = requests.Session()
        self.table = self.token = ""
        self.said: dict[int, list[str]] = {}  # by seat, what the server acknowledged
        self.asked: tuple[int, str, str] | None = None  # what it has not answered: seat, move, key
        self.parked = threading.Event()
        self.moves = self.finished = 0
        self.going = True
        self.wrong = ""

    def ask(self, verb: str, path: str, body: Any = None) -> Any:
        headers = {"authorization": f"Bearer {self.token}"} if self.token else {}
        try:
            address = f"{self.server.address}/api{path}"
            answer = self.line.request(verb, address, json=body, headers=headers, timeout=60)
        except requests.RequestException as gone:
            raise Gone from gone
        if answer.status_code >= 400:
            raise AssertionError(f"{self.game}: {verb} {path} {body}: {answer.status_code} {answer.text}")
        return answer.json()

    def run(self) -> None:
        while self.going:
            self.up.wait()
            self.parked.clear()
            try:
                self.play()
            except Gone:
                self.line.close()
                self.line = requests.Session()
            except AssertionError as wrong:
                self.wrong = str(wrong)
                self.going = False
            self.parked.set()
            while self.going and self.up.is_set():  # until the keeper has seen that the server is gone
                time.sleep(0.01)

    def play(self) -> None:
        if self.asked is not None:
            self.ask_again()
        while self.going:
            if not self.table:
                self.lay()
            seen = self.ask("GET", f"/tables/{self.table}")
            mine = [seat for seat in seen["waiting_for"] if seat - 1 in self.said]
            if seen["over"]:
                self.table = ""
                self.finished += 1
            elif mine:
                self.move(self.chance.choice(mine))
            else:
                time.sleep(0.02)  # a bot thinks

    def lay(self) -> None:
        # What it answers itself was said by nobody: formalities of one person alone with bots, and in 44 BCE for
        # two an order of boards that changes nothing.
        least = 3 if self.bots or self.game == "forty_four_bce" else 2
        seats = min(count for count in GAMES[self.game].player_counts if count >= least)
        kinds = ["me", *["here"] * (seats - 2), "bot" if self.bots else "here"]
        self.token = ""
        made = self.ask("POST", "/tables", {"game": self.game, "seats": [{"kind": kind} for kind in kinds]})
        self.token, self.table, self.asked = made["token"], made["table"], None
        self.said = {seat - 1: [] for seat in made["seats"]}

    def move(self, number: int) -> None:
        view = self.ask("GET", f"/tables/{self.table}?seat={number}")
        if not view["offers"]:
            return
        text = self.chance.choice(view["offers"])["notation"]
        self.asked = (number - 1, text, f"{self.moves}-{self.chance.random()}")
        move = {"seat": number, "move": text, "revision": view["revision"], "key": self.asked[2]}
        answer = self.ask("POST", f"/tables/{self.table}/moves", move)
        assert answer["repeated"] is False
        self.acknowledged()

    def acknowledged(self) -> None:
        assert self.asked is not None
        self.said[self.asked[0]].append(self.asked[1])
        self.asked = None
        self.moves += 1

    def ask_again(self) -> None:
        """A request without an answer is sent again with its key: it is obeyed once, whether it was on disk or not."""
        assert self.asked is not None
        seat, text, key = self.asked
        known = self.in_the_book
        revision = self.ask("GET", f"/tables/{self.table}?seat={seat + 1}")["revision"]
        move = {"seat": seat + 1, "move": text, "revision": revision, "key": key}
        answer = self.ask("POST", f"/tables/{self.table}/moves", move)
        assert answer["repeated"] is known, f"{self.game}: in the store {known}, repeated {answer['repeated']}"
        self.acknowledged()

    def check(self, store: Store) -> None:
        """While the server is down: the store has everything that was acknowledged, drafts too, and at most what was
        asked last besides."""
        if not self.table:
            return
        table = open_table(store, self.table, GAMES)
        assert table is not None, f"{self.table} was laid and is not in the store"
        self.in_the_book = False
        for seat, said in self.said.items():
            lines = [line.text for line in table.live.acta.lines if line.kind == "move" and line.number == seat]
            found = [text for line in lines for text in line.split("; ")]
            found += [table.live.words([edit]) for edit, _ in table.live.pending[seat]]
            more = [self.asked[1]] if self.asked is not None and self.asked[0] == seat else []
            self.in_the_book |= bool(more) and found == said + more
            assert found in (said, said + more), f"{self.game}, seat {seat + 1}: acknowledged {said}, found {found}"


@pytest.mark.long
def test_kills_of_the_server_lose_nothing(tmp_path: Path) -> None:
    server, up, chance = Server(tmp_path), threading.Event(), random.Random()
    players = [Player(server, number, up) for number in range(TABLES)]
    for player in players:
        player.start()
    kills = done = 0
    while done < MOVES:
        server.start()
        up.set()
        enough = min(MOVES, done + chance.randrange(1, 60))
        while done < enough and all(player.going for player in players):
            time.sleep(0.01)
            done = sum(player.moves for player in players)
        time.sleep(chance.random() / 10)
        server.kill()
        kills += 1
        for player in players:
            assert player.parked.wait(60) or not player.going
        up.clear()
        assert [player.wrong for player in players if player.wrong] == []
        store = open_store(server.store)
        for player in players:
            player.check(store)
        store.close()
        done = sum(player.moves for player in players)
    server.start()
    up.set()
    before = [(player.moves, player.finished) for player in players]
    patience = time.monotonic() + 120
    while time.monotonic() < patience and any(
        (player.moves, player.finished) == then for player, then in zip(players, before, strict=True)
    ):
        time.sleep(0.05)
    for player in players:
        player.going = False
    for player, then in zip(players, before, strict=True):
        player.join(60)
        assert player.wrong == ""
        assert (player.moves, player.finished) > then, f"{player.game} does not go on"
    server.kill()
    store = open_store(server.store)
    assert {checked.difference for checked in verify_all(store)} == {""}
    store.close()
    assert kills >= MOVES // 60
    assert "Traceback" not in server.log.read_text()
