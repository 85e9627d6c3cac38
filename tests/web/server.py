"""A real server in a process of its own, which can be killed and started again on the same store and port."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


class Server:
    def __init__(self, folder: Path, limits: bool = False, guest: str = "", db: str = "") -> None:
        """`guest` is the client of one more game, `module:GAME`; `db` the address of a database in place of a file."""
        self.limits = limits
        self.store = folder / "store.db"
        self.db = db or str(self.store)
        self.log = folder / "server.log"
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.environment = {**os.environ, **with_guest(folder, guest)}
        self.process: subprocess.Popen[bytes] | None = None

    def start(self, *more: str) -> None:
        command = [sys.executable, "-m", "tests.web.steady", "serve", "--port", str(self.port), "--db", self.db]
        command += [] if self.limits else ["--no-limits"]
        with self.log.open("ab") as log:
            command += ["--bot-pause", "0", *more]
            self.process = subprocess.Popen(command, stdout=log, stderr=log, env=self.environment, cwd=ROOT)
        for _ in range(1_200):
            try:
                with urllib.request.urlopen(f"{self.address}/healthz", timeout=1):
                    return
            except OSError:
                time.sleep(0.1)
        raise AssertionError(f"the server did not start: {self.log.read_text()}")

    def kill(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None


def with_guest(folder: Path, client: str) -> dict[str, str]:
    """Install a game that lives in the tests, for this server alone."""
    if not client:
        return {}
    package = folder / "guest-1.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: guest\nVersion: 1\n")
    (package / "entry_points.txt").write_text(f"[tabularium.games]\nguest = {client}\n")
    path = [str(folder), str(ROOT), os.environ.get("PYTHONPATH", "")]
    return {"PYTHONPATH": os.pathsep.join(path)}
