"""The life of a bot's process."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from tabularium.bots.mind import ADVICE_NICENESS, BotServer, receive, send
from tabularium.kernel.game import find_game


def test_a_bot_whose_house_is_gone_ends_without_a_word() -> None:
    mind = subprocess.Popen(
        [sys.executable, "-m", "tabularium.bots.mind"],
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
@pytest.mark.parametrize("ask", ["hint", "look back", "chances"])
def test_advice_is_thought_out_at_a_lower_priority_than_a_bots_move(monkeypatch: pytest.MonkeyPatch, ask: str) -> None:
    game = find_game("nundinae")
    state = game.new(2, {}, 1)
    seen: list[int] = []

    class Played:
        def at(self, ply: int) -> Played:
            return self

        def view(self, seat: int) -> object:
            return state.view(seat)

    def look(*_: object) -> list[object]:
        seen.append(priority())
        return []

    monkeypatch.setattr("tabularium.bots.mind.hint", look)
    monkeypatch.setattr("tabularium.bots.mind.chances_of", look)
    monkeypatch.setattr("tabularium.bots.mind.history_from_plain", lambda *_: Played())
    asked = {"ask": ask, "game": "nundinae", "seat": 0, "box": None, "seed": 1, "simulations": 1, "most": 1}
    before = priority()
    BotServer().answer(json.dumps({**asked, "played": [], "ply": 0}).encode() + b"\n" + game.pack(state.view(0)))
    assert seen == [min(19, before + ADVICE_NICENESS)]  # 19 is the nicest there is
    assert priority() == before
