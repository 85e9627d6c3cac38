"""`tabularium serve --processes`: real processes on one port, minded by the one that started them."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from urllib.error import HTTPError, URLError

import pytest

from tabularium.tables.engines import open_store
from tabularium.tables.tally import BOUNDS, Tally
from tests.cluster import Cluster
from tests.web.server import ROOT, free_port

PATIENCE = 120.0  # seconds


def until(what: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not what():
        assert time.monotonic() < end
        time.sleep(0.1)


def asked(address: str) -> tuple[int, str]:
    """Status and text; 0 where nobody answers."""
    try:
        with urllib.request.urlopen(address, timeout=10) as answer:
            return answer.status, answer.read().decode()
    except HTTPError as refused:
        return refused.code, refused.read().decode()
    except (URLError, OSError):
        return 0, ""


def serve(*more: str, **options: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "tabularium", "serve", *more]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), *sys.path]), **options}
    return subprocess.Popen(command, stderr=subprocess.PIPE, text=True, env=environment)


def children(process: int) -> list[int]:
    """The processes that serve for this one."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            if parent == process and b"spawn_main" in (folder / "cmdline").read_bytes():
                found.append(int(folder.name))
    return found


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="processes are found in /proc")
def test_processes_on_one_port_are_minded_and_ended_together(cluster: Cluster) -> None:
    url, port = cluster.new(), free_port()
    here = f"http://127.0.0.1:{port}"
    options = ("--processes", "2", "--bots", "2", "--metrics-from", "127.0.0.1", "--no-limits")
    server = serve("--port", str(port), "--db", url, *options)
    try:

        def tell() -> set[str]:
            return set(re.findall(r'tables_open{process="(\d)"}', asked(f"{here}/metrics")[1]))

        until(lambda: tell() == {"1", "2"})
        before = children(server.pid)
        assert len(before) == 2
        os.kill(before[0], signal.SIGKILL)
        until(lambda: len(set(children(server.pid)) - set(before)) == 1)
        assert asked(f"{here}/readyz")[0] == 200
        server.terminate()
        assert server.wait(PATIENCE) == 0
        assert children(server.pid) == []
        assert asked(f"{here}/healthz")[0] == 0
        assert server.stderr is not None
        said = server.stderr.read()
        assert "2 processes" in said
        assert "another one is started" in said
        assert "Traceback" not in said
    finally:
        server.kill()
        server.wait()
        if server.stderr is not None:
            server.stderr.close()
    with closing(open_store(url)) as store:
        assert store.rows("SELECT * FROM leases") == []


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("--processes", "2"), "--processes needs a store in PostgreSQL"),
        (("--processes", "0"), "must be a whole number from 1 to 64"),
        (("--metrics-from", "everybody"), "--metrics-from is an address or a network"),
        (("--bots", "0"), "--bots 0 needs a store in PostgreSQL"),
        (("--db", "postgresql://nobody@/none?host=/nowhere"), "the database none at /nowhere can't be used"),
    ],
)
def test_a_server_that_can_not_be_started_says_why(tmp_path: Path, options: tuple[str, ...], said: str) -> None:
    server = serve("--port", str(free_port()), "--db", str(tmp_path / "store.db"), *options)
    _, errors = server.communicate(timeout=PATIENCE)
    assert server.returncode == 2
    assert said in errors
    assert "Traceback" not in errors


def test_moves_are_counted_by_their_time() -> None:
    tally = Tally()
    for seconds in (0.001, 0.005, 0.006, 100.0):
        tally.move(seconds)
    assert (tally.moves, tally.times[0], tally.times[1], tally.times[-1]) == (4, 2, 1, 1)
    assert len(tally.times) == len(BOUNDS) + 1
