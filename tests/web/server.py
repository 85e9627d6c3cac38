"""A real server in a process of its own, which can be killed and started again on the same store and port."""

from __future__ import annotations

import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path


class Server:
    def __init__(self, folder: Path, limits: bool = False) -> None:
        self.limits = limits
        self.store = folder / "store.db"
        self.log = folder / "server.log"
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = int(free.getsockname()[1])
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self, *more: str) -> None:
        command = [sys.executable, "-m", "tabularium", "serve", "--port", str(self.port), "--db", str(self.store)]
        command += [] if self.limits else ["--no-limits"]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen([*command, "--bot-pause", "0", *more], stdout=log, stderr=log)
        for _ in range(300):
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
