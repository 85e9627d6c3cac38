"""The life of a bot's process."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable

import pytest

from tabularium.bots.analysis import Course
from tabularium.bots.hint import Hint
from tabularium.bots.worker_process import ADVICE_NICENESS, BotServer, receive, send
from tabularium.kernel.game import find_game


def test_a_bot_whose_house_is_gone_ends_without_a_word() -> None:
    mind = subprocess.Popen(
        [sys.executable, "-m", "tabularium.bots.worker_process"],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, bufsize=0,
    )  # fmt: skip
    assert mind.stdin is not None
    assert mind.stdout is not None
    assert mind.stderr is not None
    assert receive(mind.stdout) == b"ready"
    mind.stdout.close()
    send(mind.stdin, b"what now?")  # whatever it answers, nobody hears it
    assert mind.wait(60) == 0
    assert mind.stderr.read() == b""
    mind.stdin.close()
    mind.stderr.close()


def priority() -> int:
    return os.getpriority(os.PRIO_PROCESS, 0)


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux gives a thread a niceness of its own")
@pytest.mark.parametrize("ask", ["hint", "look back", "course"])
def test_advice_is_thought_out_at_a_lower_priority_than_a_bots_move(monkeypatch: pytest.MonkeyPatch, ask: str) -> None:
    game = find_game("nundinae")
    state = game.new(2, {}, 1)
    seen: list[int] = []

    def look(found: object) -> Callable[..., object]:
        def looked(*_: object, **__: object) -> object:
            seen.append(priority())
            return found

        return looked

    monkeypatch.setattr("tabularium.bots.worker_process.hint", look(Hint(0.5)))
    monkeypatch.setattr("tabularium.bots.worker_process.course_of", look(Course([], [], [], [])))
    monkeypatch.setattr("tabularium.bots.worker_process.look_back", look(None))
    monkeypatch.setattr("tabularium.bots.worker_process.history_from_plain", lambda *_: None)
    asked: dict[str, object] = {"ask": ask, "game": "nundinae", "seat": 0, "box": None, "seed": 1}
    asked |= {"simulations": 1, "seconds": 1.0, "ply": 0} | ({} if ask == "hint" else {"played": []})
    before = priority()
    BotServer().answer(json.dumps(asked).encode() + b"\n" + game.pack(state.view(0)))
    assert seen == [min(19, before + ADVICE_NICENESS)]  # 19 is the nicest there is
    assert priority() == before
