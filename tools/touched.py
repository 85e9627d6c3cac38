"""Which functions of the sources each test file runs, or how long it takes: a plugin for pytest, which
`tools/check --measure` uses once in a while: `-p tools.touched --calls FILE`, `-p tools.touched --seconds FILE`.

To look at every call makes tests several times as slow, hence two runs. What other processes run (servers, browsers,
the compiled build) is not seen.
"""

from __future__ import annotations

import json
import sys
import threading
from collections.abc import Generator
from pathlib import Path
from types import CodeType, FrameType

import pytest
from tests.budget import Meter

SOURCES = str(Path(__file__).resolve().parent.parent / "src") + "/"


class Watch:
    """What was called since it was last asked."""

    def __init__(self) -> None:
        self.known: dict[CodeType, str] = {}  # each function by its name, "" for those of others
        self.called: set[CodeType] = set()

    def __call__(self, frame: FrameType, event: str, _: object) -> None:
        if event == "call":
            self.called.add(frame.f_code)

    def functions(self) -> set[str]:
        found = {self.name(code) for code in self.called} - {""}
        self.called = set()
        return found

    def name(self, code: CodeType) -> str:
        if code not in self.known:
            inside = code.co_filename.startswith(SOURCES) and code.co_name != "<module>"
            file = code.co_filename.removeprefix(SOURCES)
            self.known[code] = f"src/{file}:{code.co_firstlineno}" if inside else ""
        return self.known[code]


class Calls:
    """The functions that each test file runs."""

    def __init__(self, out: Path) -> None:
        self.out = out
        self.watch = Watch()
        self.found: dict[str, set[str]] = {}

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        threading.setprofile(self.watch)
        sys.setprofile(self.watch)
        try:
            return (yield)
        finally:
            sys.setprofile(None)
            threading.setprofile(None)
            self.found.setdefault(file_of(item), set()).update(self.watch.functions())

    def pytest_sessionfinish(self) -> None:
        self.out.write_text(json.dumps({file: sorted(found) for file, found in self.found.items()}), encoding="utf-8")


class Seconds:
    """The CPU seconds that each test file takes."""

    def __init__(self, out: Path) -> None:
        self.out = out
        self.found: dict[str, float] = {}

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        meter = Meter()
        try:
            return (yield)
        finally:
            self.found[file_of(item)] = self.found.get(file_of(item), 0.0) + meter.read()[0]

    def pytest_sessionfinish(self) -> None:
        self.out.write_text(json.dumps(self.found), encoding="utf-8")


def file_of(item: pytest.Item) -> str:
    return item.nodeid.partition("::")[0]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--calls", type=Path)
    parser.addoption("--seconds", type=Path)


def pytest_configure(config: pytest.Config) -> None:
    for option, plugin in (("--calls", Calls), ("--seconds", Seconds)):
        if out := config.getoption(option):
            config.pluginmanager.register(plugin(out))
