"""A week of notices in about a minute: nobody is told too little, too much, too late or too often."""

from __future__ import annotations

import itertools
import json
import secrets
import signal
import subprocess
import sys
from collections import defaultdict
from pathlib import Path
from typing import Any

import pytest

from tabularium.tables.notices import AGAIN, HOUR, LEASE_SECONDS
from tests.notices.week import DOWN, DOWN_NOW, END, MAIL_AWAY, START, STEP

ROOT = Path(__file__).parents[2]
QUIET, CHANCE = 120.0, 60.0
Event = dict[str, Any]


def run_week(folder: Path, seed: int) -> list[Event]:
    """Start the server again whenever it was killed, and after the day on which it is down."""
    clock = folder / "clock"
    clock.write_text(str(START))
    kills = 0
    for life in range(400):
        ended = subprocess.run([sys.executable, "-m", "tests.notices.week", folder, f"{seed} {life}"], cwd=ROOT)
        if ended.returncode == -signal.SIGKILL:
            kills += 1
        elif ended.returncode == DOWN_NOW:
            clock.write_text(str(DOWN[1]))
        else:
            assert ended.returncode == 0
            break
    assert float(clock.read_text()) == END
    assert kills >= 3
    return [json.loads(line) for line in (folder / "log").read_text().splitlines()]


def waiting_times(events: list[Event]) -> dict[tuple[str, str], list[tuple[float, float]]]:
    """By person and table, from when to when the game waited for this person without a pause."""
    since: dict[tuple[str, str], float] = {}
    found: dict[tuple[str, str], list[tuple[float, float]]] = defaultdict(list)
    for one in events:
        if one["what"] != "waits":
            continue
        for key in [key for key in since if key[1] == one["table"] and key[0] not in one["people"]]:
            found[key].append((since.pop(key), one["at"]))
        for person in one["people"]:
            since.setdefault((person, one["table"]), one["at"])
    for key, began in since.items():
        found[key].append((began, END))
    return found


@pytest.mark.long
def test_a_week_in_a_minute(tmp_path: Path) -> None:
    seed = secrets.randbits(32)
    judge(run_week(tmp_path, seed))


def judge(events: list[Event]) -> None:
    """What was promised, from when games waited for whom and who looked; not from the rows that the sender reads."""
    sent = [one for one in events if one["what"] == "sent"]
    kills = [one["at"] for one in events if one["what"] == "killed"]
    looks: dict[str, list[float]] = defaultdict(list)
    for one in events:
        if one["what"] == "looks":
            looks[one["person"]].append(one["at"])
    waited = waiting_times(events)
    told: dict[tuple[str, str], list[float]] = defaultdict(list)
    for one in sent:
        for table, _ in one["items"]:
            told[one["person"], table].append(one["at"])
    assert len(sent) > 300

    # never twice: each decision is named by one message, which leaves again at most once and only after a kill
    named, times = defaultdict(set), defaultdict(list)
    for one in sent:
        times[one["tag"]].append(one["at"])
        for row in one["named"]:
            named[one["person"], *row].add(one["tag"])
    assert {len(tags) for tags in named.values()} == {1}
    for tries in times.values():
        assert len(tries) <= 2
        if len(tries) == 2:
            assert any(tries[0] <= at <= tries[1] for at in kills)
            assert tries[1] - tries[0] <= LEASE_SECONDS + 2 * STEP or tries[0] <= DOWN[0] <= tries[1]

    # nothing besides: it is true, two minutes old, nobody has just looked, and an hour has passed
    for one in sent:
        for table, kind in one["items"]:
            if kind in ("turn", "quarter"):
                assert any(began + QUIET <= one["at"] <= ended for began, ended in waited[one["person"], table]), (
                    one,
                    waited[one["person"], table],
                )
        assert not any(one["at"] - QUIET < at <= one["at"] for at in looks[one["person"]])
    firsts: dict[str, list[float]] = defaultdict(list)
    for one in sent:
        if one["at"] == times[one["tag"]][0]:
            firsts[one["person"]].append(one["at"])
    late = MAIL_AWAY[1] + AGAIN[-1] + HOUR
    for leaving in firsts.values():
        for first, second in itertools.pairwise(leaving):
            assert second - first >= HOUR - 3 * STEP or MAIL_AWAY[0] <= second <= late or kills_between(kills, second)

    # never lost: whoever was waited for is told within the hour, but for the time in which nothing could leave
    for (person, table), some in waited.items():
        for began, ended in some:
            last = began
            for at in looks[person]:
                if began <= at <= last + QUIET + CHANCE + HOUR:
                    last = at
            by = last + QUIET + CHANCE + HOUR + LEASE_SECONDS + 3 * STEP
            if began < DOWN[1] and by > DOWN[0]:
                by += DOWN[1] - DOWN[0]
            if by > MAIL_AWAY[0] and began < MAIL_AWAY[1]:
                by = max(by, late)
            here = [at for at in kills if began + QUIET <= at <= by]
            twice = any(second - first <= 2 * LEASE_SECONDS + STEP for first, second in itertools.pairwise(here))
            if by < ended and not twice:  # killed twice over one message, the server gives it up: it may have arrived
                assert any(began + QUIET <= at <= by for at in told[person, table]), (person, table, began, ended)

    # no bot took a seat whose owner was never told
    bots = [one for one in events if one["what"] == "bot"]
    assert bots
    for one in bots:
        since = [began for began, ended in waited[one["person"], one["table"]] if began <= one["at"] <= ended + STEP]
        assert any(max(since) <= at <= one["at"] for at in told[one["person"], one["table"]]), one


def kills_between(kills: list[float], second: float) -> bool:
    return any(second - LEASE_SECONDS - 2 * STEP <= at <= second for at in kills)
