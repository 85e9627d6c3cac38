"""A PostgreSQL of the tests' own: a cluster in a temporary folder that is asked over a socket there, one for the whole
run. It is started when the first test asks for it and stopped by the last process that has used it."""

from __future__ import annotations

import fcntl
import os
import secrets
import shutil
import subprocess
import tempfile
from pathlib import Path

import pytest

USER = "tabularium"
RUNS_AS = "nobody"  # PostgreSQL does not run as root
SETTINGS = {
    "fsync": "off",
    "max_connections": "200",
    "listen_addresses": "''",
    "shared_buffers": "32MB",
    "autovacuum": "off",
}


def programs() -> Path | None:
    """Where the programs of PostgreSQL are, those of a server included."""
    found = shutil.which("initdb")
    places = [Path(found).resolve().parent] if found else []
    places += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((place for place in places if (place / "postgres").exists() and (place / "pg_ctl").exists()), None)


class Cluster:
    """The databases of one run."""

    def __init__(self, folder: Path) -> None:
        found = programs()
        if found is None:
            if os.environ.get("CI"):
                pytest.fail("PostgreSQL is not installed, and these tests must run here: make postgres")
            pytest.skip("PostgreSQL is not installed: make postgres")
        self.programs = found
        self.folder = folder
        self.data = folder / "data"
        folder.mkdir(mode=0o755, exist_ok=True)
        self.users = (folder / "users").open("a")  # locked by all that use it
        with (folder / "starting").open("a") as starting:
            fcntl.flock(starting, fcntl.LOCK_EX)
            fcntl.flock(self.users, fcntl.LOCK_SH)
            if not (self.data / "postmaster.pid").exists():
                self._start()

    @classmethod
    def of_run(cls, run: str) -> Cluster:
        """That of all processes of a run. It is not in the folder of pytest, which other users may not enter."""
        return cls(Path(tempfile.gettempdir()) / f"tabularium-{run[:12]}")

    def _start(self) -> None:
        self.data.mkdir(mode=0o700)
        if os.getuid() == 0:
            shutil.chown(self.data, RUNS_AS)
            shutil.chown(self.folder, RUNS_AS)
        self.run("initdb", "--auth=trust", f"--username={USER}", "--encoding=UTF8", "--locale=C", "--no-sync",
                 "-D", str(self.data))  # fmt: skip
        settings = [f"{key} = {value}" for key, value in SETTINGS.items()]
        settings.append(f"unix_socket_directories = '{self.folder}'")
        with (self.data / "postgresql.conf").open("a") as config:
            config.write("\n".join(settings) + "\n")
        self.control("start")

    def control(self, verb: str, *options: str) -> None:
        self.run("pg_ctl", verb, "-w", "-D", str(self.data), "-l", str(self.folder / "log"), *options)

    def run(self, program: str, *arguments: str) -> None:
        user = RUNS_AS if os.getuid() == 0 else None
        done = subprocess.run(
            [self.programs / program, *arguments],
            user=user, cwd=self.folder, capture_output=True, text=True, check=False, stdin=subprocess.DEVNULL,
        )  # fmt: skip
        assert done.returncode == 0, done.stderr + done.stdout

    def url(self, database: str) -> str:
        return f"postgresql://{USER}@/{database}?host={self.folder}"

    def new(self) -> str:
        """The address of a new database."""
        name = f"t{secrets.token_hex(6)}"
        self.execute(f"CREATE DATABASE {name}")
        return self.url(name)

    def execute(self, sql: str, database: str = "postgres") -> None:
        import psycopg

        with psycopg.connect(self.url(database), autocommit=True) as connection:
            connection.execute(sql.encode())

    def leave(self) -> None:
        """The last one stops it."""
        with self.users:
            try:
                fcntl.flock(self.users, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                return
            self.control("stop", "-m", "immediate")
            shutil.rmtree(self.folder)
