"""Every command in the README, CONTRIBUTING and docs can be typed as it stands there.

A command is run here (RUN), run by something else that is named (ELSEWHERE), or only read by its parser, which knows
every verb and option (READ), for the reason that is given. A command of the pages that is in none of these lists is an
error, and so is one here that no page has any more.
"""

from __future__ import annotations

import argparse
import io
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import pytest

from tabularium import cli
from tabularium.cli.parser import command
from tabularium.kernel.game import shelf

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / page for page in ("README.md", "CONTRIBUTING.md", "examples/tali/README.md")]
PAGES += sorted((ROOT / "docs").rglob("*.md"))
PROGRAM = r"(?:\.venv/bin/)?(?:tabularium|(?:python -m )?(?:pytest|pip (?:un)?install)|make|tools/[a-z-]+|pipx|npm)"
INDENTED = re.compile(rf"^    ({PROGRAM}\b[^#\n]*)", re.MULTILINE)
INLINE = re.compile(rf"`({PROGRAM}(?: [^`]*)?)`")
NEW = "my_race"  # the game that a reader of add-a-game.md makes
SAMPLES = {"GAME": "nundinae", "FILE": "game.acta", "TABLE": "TABLE", "DIR": "out", "N": "3", "...": "market=long"}

RUN = (
    "tabularium --help",
    "tabularium games",
    "tabularium games --json",
    "tabularium play GAME",
    "tabularium play GAME --box mine.toml",
    "tabularium play age_of_rome --seats human,random,human --options heroes=yes --box even",
    "tabularium play rome_and_roll --seats 3 --lang fr",
    "tabularium box check GAME mine.toml",
    "tabularium box check forty_four_bce src/tabularium/games/forty_four_bce/box.toml",
    "tabularium guide check GAME",
    "tabularium verify FILE",
    "tabularium transcript FILE",
    "tabularium replay FILE --ply 40 --seat 1",
    "tabularium tables import game.acta",
    "tabularium tables list",
    "tabularium tables export TABLE game.acta",
    "tabularium verify --live",
)
ELSEWHERE = {
    "tabularium drills ave_roma --drills 32 --bot senator@24sims --budget 60sims": "tests/web/test_drills.py",
    "make setup": "what made the environment of this test",
    "make lint": "make test",
    "make docs": "tests/test_site.py",
    "make build/quick/built": "make test",
    "make build/fast/built": "make test-long",
    "make test-cluster": "make test-long",
    "pytest tests/games/ave_roma": "make test",
    "pytest tests/games/ave_roma -k patron": "make test",
    "pytest examples/tali/tests": "tests/test_new.py",
    "tools/rules-covered": "make test",
    "tools/rules-bite": "make test-long",
    "tools/rules-bite --mutants N": "make test-long",
    "tools/siege": "make test-long",
    "tools/golden": "tests/games/*/test_golden.py, which want it to change nothing",
    "tabularium new NAME": "tests/test_new.py",
    "tabularium play tali --seats human,gambler": "tests/test_wheels.py, which installs that game",
}
HOURS = "takes many minutes or hours"
STAYS = "goes on until it is stopped"
NETWORK = "needs the network"
WRITES = "changes files of the repository"
INSTALLS = "changes the environment that this test runs in"
READ = {
    "make play": STAYS,
    "make check": "runs the tests, of which this is one",
    "make test": "runs this test",
    "make test-long": HOURS,
    "make test-browsers": HOURS,
    "make test-matrix": HOURS,
    "make arena": HOURS,
    "make peers": HOURS,
    "make fast": INSTALLS,
    "make hooks": WRITES,
    "make wheel": HOURS,
    "tools/arena-figures --table": HOURS,
    "tools/arena-figures --years 40": HOURS,
    "tools/check --measure": HOURS,
    "tools/golden --keep": WRITES,
    "tools/golden GAME --keep": WRITES,
    "tools/golden forty_four_bce --keep": WRITES,
    "tools/layouts": WRITES,
    "tools/layouts GAME": WRITES,
    "tools/siege --soak 60": HOURS,
    "make pictures": "needs a browser; tests/web/test_doc_pictures.py runs it quickly",
    "tabularium new my_race": WRITES,
    "pip install --no-deps --no-build-isolation --editable my_race": INSTALLS,
    "pip uninstall my_race": INSTALLS,
    "tabularium play my_race": "tests/test_new.py plays such a game",
    "pytest my_race": "tests/test_new.py runs such tests",
    "tools/screenshots mare_nostrum --ply 40 --seat 2 --lang fr --theme dark --size 390x844": "needs a browser",
    "tabularium arena GAME --bots consul,senator --games 100 --jobs 2 --out DIR": HOURS,
    "tabularium arena GAME --bots senator,plebeian --until-sure --bar 70": HOURS,
    "tabularium arena GAME --bots senator --seats 1 --options ...": HOURS,
    "tabularium arena GAME --out DIR": HOURS,
    "tabularium bench all": HOURS,
    "tabularium bench all --peers": HOURS,
    "tabularium bench web": HOURS,
    "tools/pace GAME --rounds N --pace calm quick": HOURS,
    "tabularium bench web --processes 1,2 --route table,random --db postgresql://...": HOURS,
    "tabularium bench GAME": HOURS,
    "tabularium bench GAME --search": HOURS,
    "tabularium bench GAME --against catanatron": "needs a package that is not ours",
    "tabularium fuzz GAME": HOURS,
    "tabularium fuzz ave_roma --games 20": HOURS,
    "tabularium replay fuzz-ave_roma-17.acta --ply 40": "the record is one that a broken law leaves",
    "tabularium study GAME --box mine.toml": HOURS,
    "tabularium study GAME --games 500 --bot senator --out DIR": HOURS,
    "tabularium study GAME --seats N --seed 7000": HOURS,
    "tabularium calibrate GAME": HOURS,
    "tabularium calibrate GAME --games 200": HOURS,
    "tabularium tune GAME": HOURS,
    "tabularium drills GAME": HOURS,
    "tabularium tune GAME --explore": HOURS,
    "tabularium serve": STAYS,
    "tabularium serve --db evening.db": STAYS,
    "tabularium serve --host 0.0.0.0 --port 80": STAYS,
    "tabularium serve --share": STAYS,
    "tabularium serve --public-url https://games.example.org --trusted-proxy 127.0.0.1": STAYS,
    "tabularium serve --host-name games.example.org --trusted-proxy 127.0.0.1": STAYS,
    "pip install ./examples/tali": INSTALLS,
    "tabularium serve --public-url https://games.example.org --mail smtp://games@mail.example.org:587 "
    "--mail-from games@example.org --mail-password-file /etc/tabularium/mail": STAYS,
    "tabularium notices --db tables.db --mail smtp://... --mail-from games@example.org "
    "--public-url https://games.example.org": STAYS,
    "pip install 'tabularium[notices]'": NETWORK,
    "pip install 'tabularium[postgres]'": NETWORK,
    "tabularium serve --port 8081 --db postgresql://games@db.example.org/games": STAYS,
    "tabularium serve --port 8082 --db postgresql://games@db.example.org/games": STAYS,
    "tabularium serve --bots 0": STAYS,
    "tabularium serve --processes 2 --db postgresql://games@db.example.org/games": STAYS,
    "tabularium bots --db postgresql://games@db.example.org/games --bots 4": STAYS,
    "tabularium verify --live --db postgresql://…": NETWORK,
    "tabularium tables copy tables.db postgresql://games@db.example.org/games": NETWORK,
    "pip install 'tabularium[tune]'": NETWORK,
    "pip install 'tabularium[cluster]'": NETWORK,
    "pip install tabularium[rl]": NETWORK,
    "pip install tabularium[rl,openspiel]": NETWORK,
    "pipx run pip-audit --disable-pip --require-hashes -r requirements/play.txt": NETWORK,
    "npm audit": NETWORK,
    "npm audit --package-lock-only": NETWORK,
}


def plain(text: str) -> str:
    """A command as it is listed above: without the folder of its program, and with one name for each placeholder."""
    text = " ".join(text.split()).removeprefix(".venv/bin/").removeprefix("python -m ")
    return text.replace("<game>", "GAME")


def found() -> Iterator[tuple[str, str, bool]]:
    """Every command of the pages, with its page; and whether it only names a program or a verb."""
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        for match in INDENTED.findall(text):
            yield page.name, plain(match), False
        for match in INLINE.findall(text):
            program, *words = plain(match).split()
            names = tuple(words) in VERBS if program == "tabularium" else not words and "/" not in program
            yield page.name, plain(match), names


def inner_verbs(parser: argparse.ArgumentParser) -> dict[str, argparse.ArgumentParser]:
    groups = [action for action in parser._actions if isinstance(action, argparse._SubParsersAction)]
    return {name: inner for group in groups for name, inner in group.choices.items()}


def verbs() -> set[tuple[str, ...]]:
    """The words that name a verb and no more: `tabularium`, `tabularium play`, `tabularium box check`."""
    outer = inner_verbs(command())
    inner = {(name, more) for name, parser in outer.items() for more in inner_verbs(parser)}
    return {(), *((name,) for name in outer), *inner}


VERBS = verbs()
COMMANDS = sorted({(page, text) for page, text, names in found() if not names})
TARGETS = set(
    re.findall(r"^([a-z/%-]+(?: [a-z/%-]+)*):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
)


def test_the_pages_have_commands() -> None:
    assert len(COMMANDS) > 60


def test_every_command_is_run_or_has_a_reason_why_not() -> None:
    listed = [*RUN, *ELSEWHERE, *READ]
    assert len(set(listed)) == len(listed)
    in_pages = {text for _, text in COMMANDS}
    assert sorted(in_pages - set(listed)) == [], "in a page, but in no list"
    assert sorted(set(listed) - in_pages) == [], "in a list, but in no page"


@pytest.mark.parametrize("text", sorted({text for _, text in COMMANDS}))
def test_a_command_is_understood(text: str) -> None:
    program, *words = shlex.split(text)
    CHECKS[program.partition("/")[0]](program, [SAMPLES.get(word, word) for word in words])


def check_tabularium(_: str, words: list[str]) -> None:
    if words != ["--help"]:
        given = command().parse_args(words)
        assert getattr(given, "game", "nundinae") in {*shelf(), "all", "web", "tali", NEW}


def check_make(_: str, words: list[str]) -> None:
    targets = {target for line in TARGETS for target in line.split()}
    assert set(words) <= targets


def check_tools(program: str, words: list[str]) -> None:
    told = subprocess.run([ROOT / program, "--help"], capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stderr
    assert [word for word in words if word.startswith("--") and word not in told.stdout] == []


def check_pytest(_: str, words: list[str]) -> None:
    folder, *chosen = words
    assert folder == NEW or (ROOT / folder).is_dir()
    if chosen:
        command = [sys.executable, "-m", "pytest", "--collect-only", "-q", *words]
        told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
        assert told.returncode == 0, told.stdout  # 5 where no test has that name


def check_network(_: str, words: list[str]) -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    for word in words:
        if word.startswith("tabularium["):
            assert set(word[len("tabularium[") : -1].split(",")) <= set(extras)
        elif word.startswith(("requirements/", "./")):
            assert (ROOT / word).exists()


CHECKS: Mapping[str, Callable[[str, list[str]], None]] = {
    "tabularium": check_tabularium,
    "make": check_make,
    "tools": check_tools,
    "pytest": check_pytest,
    "pip": check_network,
    "pipx": check_network,
    "npm": check_network,
}


def test_commands_that_are_run_do_their_work(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """In a folder with a record, a custom box and a store of their own, and with nobody at the terminal."""
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    table = ""
    for number, text in enumerate(RUN):
        folder = tmp_path / str(number)
        folder.mkdir()
        monkeypatch.chdir(folder)
        (folder / "src").symlink_to(ROOT / "src")
        shutil.copy(shelf()["nundinae"].folder / "box.toml", "mine.toml")
        if " export " not in text:  # which writes it
            shutil.copy(ROOT / "examples/records/ave_roma.acta", "game.acta")
        words = [SAMPLES.get(word, word) for word in shlex.split(text)[1:]]
        code = cli.main([table if word == "TABLE" else word for word in words])
        told = capsys.readouterr()
        assert code == 0, f"{text}: {told.err}"
        assert told.out or Path("game.acta").exists(), text
        if " import " in text:
            table = told.out.strip()
