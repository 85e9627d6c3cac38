"""Everything that a person may type, set, write in a box or define in a game is in the documentation."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path

import pytest

import tabularium
from tabularium.bots import Bot
from tabularium.cli.parser import command
from tabularium.kernel.box import SOURCES, Reader
from tabularium.kernel.game import Credits, Game, Option, shelf
from tabularium.kernel.judging import Judge
from tabularium.kernel.presentation import Board
from tabularium.kernel.state import State
from tabularium.kernel.step import Decision, Sealed, Step
from tests.guests.forum_market import game as forum_market
from tests.guests.tessera import game as tessera

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
TEXT = "\n".join(page.read_text(encoding="utf-8") for page in PAGES)
CODE = re.compile(r"```.*?```|`[^`\n]+`|^    .*$", re.DOTALL | re.MULTILINE)
NAMES = set(re.findall(r"\w+", "\n".join(CODE.findall(TEXT))))  # everything that the pages have as code
OURS = ("tabularium.kernel", "tabularium.draw")
GUESTS = (forum_market.GAME, tessera.GAME)  # games of another style, whose classes are looked at as well


def test_every_public_name_is_documented() -> None:
    assert [name for name in tabularium.__all__ if name not in NAMES and name != "__version__"] == []


# -- the command line and its settings ---------------------------------------------------------------


def options_of(parser: argparse.ArgumentParser, verb: str = "tabularium") -> Iterator[tuple[str, str]]:
    """Every verb with each of its options, and with none."""
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for name, inner in action.choices.items():
                yield from options_of(inner, f"{verb} {name}")
        else:
            yield from ((verb, option) for option in action.option_strings if option.startswith("--"))
    if not any(isinstance(action, argparse._SubParsersAction) for action in parser._actions):
        yield verb, ""


@pytest.mark.parametrize(("verb", "option"), sorted(set(options_of(command()))), ids=lambda word: word or "-")
def test_every_verb_and_option_is_documented(verb: str, option: str) -> None:
    if option in ("--help", "--version"):
        return
    told = rf"(?<![\w-]){re.escape(option)}\b" if option else rf"\b{verb}\b|`{verb.removeprefix('tabularium ')}\b"
    assert re.search(told, TEXT), f"no page explains {verb} {option}"


SETTING = re.compile(r'environ(?:\.get\(|\[)"(\w+)"|environ\.get\(key|^(\w+) \?= ', re.MULTILINE)
USUAL = {"PATH", "PYTHONPATH", "LC_ALL", "LC_MESSAGES", "LANG", "PYTHON"}  # what every program looks at


def test_every_setting_of_the_environment_is_documented() -> None:
    files = [
        *(ROOT / "src").rglob("*.py"),
        *(ROOT / "tools").glob("*"),
        *(ROOT / "tests").glob("*.py"),
        ROOT / "Makefile",
    ]
    read = {
        name
        for file in files
        if file.is_file()
        for found in SETTING.findall(file.read_text(encoding="utf-8"))
        for name in found
        if name
    }
    assert {"XDG_DATA_HOME", "COMPILED_BUILD"} <= read
    assert sorted(read - USUAL - NAMES) == []


# -- boxes and games ---------------------------------------------------------------------------------


def test_every_key_that_all_boxes_share_is_documented() -> None:
    reader = Reader({})
    assert sorted({*reader._asked, *SOURCES, "changes"} - NAMES) == []


def below(base: type) -> Iterator[type]:
    inner: type
    for inner in base.__subclasses__():
        yield inner
        yield from below(inner)


@pytest.mark.parametrize("base", [Step, State, Judge, Board], ids=lambda base: base.__name__)
def test_every_method_that_some_game_defines_is_documented(base: type) -> None:
    assert len({*shelf(), *(game.id for game in GUESTS)}) >= 8
    kernel = [base, *(one for one in below(base) if one.__module__.startswith(OURS))]
    known = {name for one in kernel for name in vars(one) if not name.startswith("_")}
    defined = {name for one in below(base) if one not in kernel for name in vars(one)} & known
    assert len(defined) > 4
    assert sorted(defined - NAMES) == []


@pytest.mark.parametrize("base", [Step, Decision, Sealed], ids=lambda base: base.__name__)
def test_every_method_of_a_step_is_documented(base: type) -> None:
    assert sorted({name for name in vars(base) if not name.startswith("_")} - NAMES) == []


@pytest.mark.parametrize("record", [Game, Option, Credits], ids=lambda record: record.__name__)
def test_every_field_of_a_game_is_documented(record: type) -> None:
    names = {field.name for field in fields(record)}
    assert sorted(names - NAMES) == []


def test_what_a_bot_defines_is_documented() -> None:
    assert sorted({name for name in vars(Bot) if not name.startswith("_")} - NAMES) == []
