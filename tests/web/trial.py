"""A trial of several servers on one database: people play at many tables over HTTP, each move under a key, while
servers and the database are killed. What was acknowledged is compared with what is in the store."""

from __future__ import annotations

import os
import random
import secrets
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import requests

from tabularium.tables.archive import verify_all
from tabularium.tables.engines import open_store
from tests.web.server import ROOT, free_port

GAMES = ("nundinae", "age_of_rome", "forty_four_bce")
PLAYERS = 4
PATIENCE = 300.0  # seconds for whatever must happen
AGAIN = (0, 502, 503, 504)  # no answer, or that of a proxy, or of a server that could do nothing
SENT_AGAIN = 0.1  # seconds later


class Crew:
    """Servers on one database, each on a port of its own."""

    def __init__(self, url: str, size: int, log: Path) -> None:
        self.url, self.log = url, log
        self.ports = [free_port() for _ in range(size)]
        self.processes = [self.start(port) for port in self.ports]
        until(lambda: all(asked("GET", f"http://127.0.0.1:{port}/readyz")[0] == 200 for port in self.ports))

    def start(self, port: int) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-m", "tabularium", "serve", "--port", str(port), "--db", self.url]
        command += ["--bots", "1", "--bot-pause", "0", "--no-limits", "--trusted-proxy", "127.0.0.1"]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), *sys.path])}
        with self.log.open("ab") as log:
            return subprocess.Popen(command, stdout=log, stderr=log, env=environment)

    def kill_one(self) -> None:
        place = random.randrange(len(self.ports))
        self.processes[place].kill()
        self.processes[place].wait()
        self.processes[place] = self.start(self.ports[place])

    def end(self) -> None:
        for process in self.processes:
            process.kill()
            process.wait()


@contextmanager
def crew_of(url: str, size: int, log: Path) -> Iterator[Crew]:
    crew = Crew(url, size, log)
    try:
        yield crew
    finally:
        crew.end()


def until(what: Callable[[], bool], seconds: float = PATIENCE) -> None:
    end = time.monotonic() + seconds
    while not what():
        assert time.monotonic() < end, "it did not happen in time"
        time.sleep(0.05)


def asked(verb: str, address: str, token: str = "", body: Any = None) -> tuple[int, Any]:
    """Status and answer; 0 where none came."""
    headers = {"authorization": f"Bearer {token}"} if token else {}
    try:
        answer = requests.request(verb, address, headers=headers, json=body, timeout=30)
        is_json = answer.headers.get("content-type", "").startswith("application/json")
        return answer.status_code, answer.json() if is_json else answer.text
    except requests.RequestException:
        return 0, ""


class Trial:
    """People at many tables, each of whose requests goes to one of these addresses by chance."""

    def __init__(self, addresses: Sequence[str], tables: int) -> None:
        self.addresses = addresses
        self.acknowledged: list[tuple[str, str]] = []
        self.statuses: Counter[int] = Counter()
        self.token = ""
        self.tables = [self.lay(number) for number in range(tables)]
        self.done = threading.Event()
        self.broken: list[BaseException] = []
        self.threads = [threading.Thread(target=self.play, daemon=True) for _ in range(PLAYERS)]

    def ask(self, verb: str, path: str, body: object = None) -> tuple[int, Any]:
        """Until there is an answer that says what is: pages do the same."""
        end = time.monotonic() + PATIENCE
        while True:
            status, said = asked(verb, f"{random.choice(self.addresses)}/api{path}", self.token, body)
            self.statuses[status] += 1
            if status not in AGAIN:
                return status, said
            assert time.monotonic() < end, (status, said)
            time.sleep(SENT_AGAIN)

    def lay(self, number: int) -> str:
        """Each second table is for people alone."""
        other = {"kind": "here"} if number % 2 else {"kind": "bot", "level": "random"}
        seats = [{"kind": "me"}, {"kind": "here"}, other]
        status, made = self.ask("POST", "/tables", {"game": GAMES[number % len(GAMES)], "seats": seats})
        assert status == 201, made
        self.token = made["token"]
        return str(made["table"])

    def play(self) -> None:
        try:
            while not self.done.is_set():
                self.move(random.randrange(len(self.tables)))
        except BaseException as wrong:  # it must not end in a thread
            self.broken.append(wrong)

    def move(self, number: int) -> None:
        """One move of a person who is asked there, if any."""
        table = self.tables[number]
        status, seen = self.ask("GET", f"/tables/{table}")
        assert status == 200, seen
        people = [seat for seat in seen["waiting_for"] if seat < 3 or number % 2]
        if not people:
            time.sleep(0.05)
            return
        seat = random.choice(people)
        status, seen = self.ask("GET", f"/tables/{table}?seat={seat}")
        assert status == 200, seen
        if not seen["offers"]:
            return  # meanwhile somebody else has moved
        key = secrets.token_hex(6)
        move = {"seat": seat, "move": random.choice(seen["offers"])["notation"], "revision": seen["revision"]}
        status, said = self.ask("POST", f"/tables/{table}/moves", {**move, "key": key})
        assert status in (200, 409), (status, said)  # 409: another player has sat in the same seat
        if status == 200:
            self.acknowledged.append((table, key))

    def run(self, moves: int, accidents: Sequence[Callable[[], None]]) -> None:
        """So many acknowledged moves, with the accidents evenly between them."""
        for thread in self.threads:
            thread.start()
        try:
            for number, accident in enumerate(accidents, 1):
                until(partial(self.has_come_to, moves * number // (len(accidents) + 1)))
                assert not self.broken, self.broken
                accident()
            until(partial(self.has_come_to, moves))
        finally:
            self.done.set()
        for thread in self.threads:
            thread.join(PATIENCE)
        assert not self.broken, self.broken

    def has_come_to(self, moves: int) -> bool:
        return bool(self.broken) or len(self.acknowledged) >= moves


def no_bot_is_due(url: str, seconds: float) -> None:
    with closing(open_store(url)) as store:
        until(lambda: not store.rows("SELECT id FROM tables WHERE bots_due != 0 AND over = 0"), seconds)


def check(url: str, trial: Trial) -> None:
    """None lost, none doubled, and every journal replays to what is stored."""
    with closing(open_store(url)) as store:
        kept = Counter(store.rows("SELECT table_id, key FROM keys"))
        assert [one for one in trial.acknowledged if one not in kept] == []
        assert max(Counter(trial.acknowledged).values()) == 1
        for number, name in enumerate(trial.tables):
            if number % 2:  # people alone play here: each line of theirs has its key
                asked_for = [key for table_id, key in kept if table_id == name]
                lines = store.rows("SELECT n FROM lines WHERE table_id = ? AND kind = 'move'", name)
                edits = store.rows("SELECT revision FROM drafts WHERE table_id = ?", name)
                assert len(lines) <= len(asked_for) <= len(lines) + sum(revision for (revision,) in edits)
        assert {checked.difference for checked in verify_all(store)} == {""}
