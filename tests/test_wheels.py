"""Both wheels install into an empty environment without node or a compiler, serve a page, play under the laws and end
alike; a guest installed beside them is on the shelf."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
FAST = ROOT / "build/fast"
COURSES = """
from tabularium.kernel import play
from tabularium.kernel.conformance import course
from tabularium.kernel.game import find_game

print(play.__file__.rpartition(".")[2] == "so")
for name, seats in (("nundinae", 3), ("age_of_rome", 2), ("rome_and_roll", 2)):
    for seed in range(3):
        print(course(find_game(name), seats, seed))
"""

pytestmark = pytest.mark.long


def run(*command: str | Path, cwd: Path | None = None) -> str:
    """In an environment where neither node nor a compiler can be found."""
    bare = {"PATH": str(Path(command[0]).parent), "HOME": str(cwd or ROOT), "LANG": "C.UTF-8"}
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True, env=bare, cwd=cwd)
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout


def made_wheel(folder: Path, source: Path) -> Path:
    """The pure wheel of a tree, made beside this environment's own tools."""
    command = [
        sys.executable,
        "-m",
        "pip",
        "wheel",
        "-q",
        "--no-deps",
        "--no-build-isolation",
        "-w",
        str(folder),
        source,
    ]
    subprocess.run([str(part) for part in command], check=True)
    (wheel,) = folder.glob("*.whl")
    return wheel


@pytest.fixture(scope="module")
def pure(tmp_path_factory: pytest.TempPathFactory) -> Path:
    tree = tmp_path_factory.mktemp("tree") / "tree"
    tree.mkdir()
    for name in ("src", "examples", "pyproject.toml", "README.md", "LICENSE", "hatch_build.py"):
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, tree / name, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
        else:
            shutil.copy(source, tree / name)
    return made_wheel(tmp_path_factory.mktemp("wheels"), tree)


@pytest.fixture(scope="module")
def compiled() -> Path:
    (wheel,) = FAST.glob("*.whl")
    return wheel


def empty_environment(folder: Path) -> Path:
    subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True)
    return folder / "bin/python"


def installed(folder: Path, *wheels: Path) -> Path:
    """An environment with what playing needs, and these wheels."""
    python = empty_environment(folder)
    install = [str(python), "-m", "pip", "install", "-q", "--no-deps"]
    subprocess.run([*install, "--require-hashes", "-r", str(ROOT / "requirements/play.txt")], check=True)
    subprocess.run([*install, *map(str, wheels)], check=True)
    return python


@pytest.fixture(scope="module")
def pure_python(pure: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return installed(tmp_path_factory.mktemp("pure"), pure)


@pytest.fixture(scope="module")
def compiled_python(compiled: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return installed(tmp_path_factory.mktemp("compiled"), compiled)


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


def page_of(python: Path, folder: Path) -> str:
    """The shelf, as a server of this environment serves it."""
    port = free_port()
    command = [str(python.parent / "tabularium"), "serve", "--port", str(port), "--db", str(folder / "tables.db")]
    registry = subprocess.Popen(command, env={**os.environ, "PATH": str(python.parent)}, stderr=subprocess.DEVNULL)
    try:
        for _ in range(300):
            try:
                with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=5) as answer:
                    return str(answer.read().decode())
            except OSError:
                time.sleep(0.2)
        raise AssertionError("the server did not open within a minute")
    finally:
        registry.terminate()
        registry.wait(10)


@pytest.mark.parametrize("build", ["pure_python", "compiled_python"])
def test_a_wheel_plays_and_serves_by_itself(build: str, request: pytest.FixtureRequest, tmp_path: Path) -> None:
    python: Path = request.getfixturevalue(build)
    tabularium = python.parent / "tabularium"
    assert "Nundinae" in run(tabularium, "games", cwd=tmp_path)
    assert "20 games" in run(tabularium, "fuzz", "nundinae", "--games", "20", cwd=tmp_path)
    page = page_of(python, tmp_path)
    assert "Rome &amp; Roll" in page
    assert "</html>" in page


def test_both_builds_end_alike(pure_python: Path, compiled_python: Path, tmp_path: Path) -> None:
    plain = run(pure_python, "-c", COURSES, cwd=tmp_path).split()
    native = run(compiled_python, "-c", COURSES, cwd=tmp_path).split()
    assert (plain[0], native[0]) == ("False", "True")
    assert plain[1:] == native[1:]
    assert len(plain) == 10


def test_a_guest_sits_down(pure_python: Path, tmp_path: Path) -> None:
    guest = made_wheel(tmp_path, ROOT / "examples/tali")
    subprocess.run([str(pure_python), "-m", "pip", "install", "-q", "--no-deps", str(guest)], check=True)
    tabularium = pure_python.parent / "tabularium"
    assert "Tali (tali)" in run(tabularium, "games", cwd=tmp_path)
    assert "10 games" in run(tabularium, "fuzz", "tali", "--games", "10", cwd=tmp_path)
    arena = run(tabularium, "arena", "tali", "--bots", "gambler,random", "--seats", "2", "--games", "20", cwd=tmp_path)
    assert "gambler over random" in arena
