"""Where the time of a test run goes: `pytest -p tests.budget`, as `make test` does, prints what each folder took.

CPU seconds are those of the test process and of all that it started (servers, browsers, other Pythons), so that they
say about the same on a busy machine as on a quiet one. `BUDGET` is what each folder took when it was last measured;
what takes `TOLERANCE` more says so. Nothing fails for it: machines differ. A change that adds more says why, and raises
the number.
"""

from __future__ import annotations

import os
import time
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest

BUDGET: dict[str, float] = {
    "tests": 49,
    "tests/arena": 4,
    "tests/bots": 16,
    "tests/draw": 3,
    "tests/envs": 2,
    "tests/games/age_of_rome": 13,
    "tests/games/ave_roma": 36,
    "tests/games/forty_four_bce": 18,
    "tests/games/mare_nostrum": 46,
    "tests/games/nundinae": 1,
    "tests/games/rome_and_roll": 20,
    "tests/guests": 1,
    "tests/kernel": 23,
    "tests/notices": 5,
    "tests/tables": 50,
    "tests/terminal": 1,
    "tests/tools": 8,
    "tests/web": 814,
}
TOLERANCE = 30.0  # CPU seconds
SLOWEST = 10  # tests that are named
WHILE = 0.3  # seconds
TICKS = os.sysconf("SC_CLK_TCK")

took: dict[str, tuple[float, float]] = {}  # CPU and clock seconds of each test


def cpu_seconds() -> float:
    """What this process and all below it have used so far, those that ended included. Needs /proc, as on Linux."""
    below: dict[int, list[int]] = {}
    ticks: dict[int, int] = {}
    for process in filter(str.isdigit, os.listdir("/proc") if os.path.isdir("/proc") else ()):
        try:
            fields = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
        except OSError:
            continue  # it ended meanwhile: its time is counted at its parent
        below.setdefault(int(fields[1]), []).append(int(process))
        ticks[int(process)] = sum(map(int, fields[11:15]))  # its own and that of its children that ended
    total, left = 0, [os.getpid()]
    while left:
        one = left.pop()
        total += ticks.get(one, 0)
        left += below.get(one, [])
    return total / TICKS


def folder_of(test: str) -> str:
    """`tests/web`, but each game by itself."""
    parts = test.partition("::")[0].split("/")[:-1]
    return "/".join(parts[:3] if parts[:2] == ["tests", "games"] else parts[:2])


def over_budget(folder: str, cpu: float) -> str:
    more = cpu - BUDGET.get(folder, 0.0)
    return f"{more:.0f} s more than its budget (tests/budget.py)" if more > TOLERANCE else ""


def table(measured: dict[str, tuple[float, float]]) -> list[str]:
    folders: dict[str, list[tuple[float, float]]] = {}
    for test, both in measured.items():
        folders.setdefault(folder_of(test), []).append(both)
    lines = [f"{'folder':<32}{'tests':>6}{'CPU s':>8}{'clock s':>9}{'budget':>8}"]
    for folder, all_of_it in sorted(folders.items()):
        cpu, clock = (sum(column) for column in zip(*all_of_it, strict=True))
        line = f"{folder:<32}{len(all_of_it):>6}{cpu:>8.1f}{clock:>9.1f}{BUDGET.get(folder, 0.0):>8.0f}"
        lines.append(f"{line}  {over_budget(folder, cpu)}".rstrip())
    whole = sum(cpu for cpu, _ in measured.values())
    lines += [f"{'all':<32}{len(measured):>6}{whole:>8.1f}", "", "most CPU seconds:"]
    dearest = sorted(measured, key=lambda test: -measured[test][0])[:SLOWEST]
    return lines + [f"{measured[test][0]:>8.1f}  {test}" for test in dearest]


class Meter:
    """CPU and clock seconds since it was last read. All processes are looked at only after what took a while."""

    def __init__(self) -> None:
        self.cpu, self.own, self.clock = cpu_seconds(), time.process_time(), time.perf_counter()

    def read(self) -> tuple[float, float]:
        own, clock = time.process_time(), time.perf_counter()
        cpu = cpu_seconds() if clock - self.clock > WHILE else self.cpu + own - self.own
        passed = max(0.0, cpu - self.cpu), clock - self.clock
        self.cpu, self.own, self.clock = cpu, own, clock
        return passed


meter = Meter()


def pytest_collection_finish() -> None:
    meter.read()  # to find the tests is no test's


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    result = yield
    took[item.nodeid] = meter.read()
    return result


def pytest_sessionfinish(session: pytest.Session) -> None:
    output: dict[str, Any] | None = getattr(session.config, "workeroutput", None)
    if output is not None:  # one of several processes, which tells the first
        output["took"] = {test: list(both) for test, both in took.items()}


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    for test, (cpu, clock) in getattr(node, "workeroutput", {}).get("took", {}).items():
        took[test] = cpu, clock


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if took:
        terminalreporter.section("where the time went")
        for line in table(took):
            terminalreporter.write_line(line)
