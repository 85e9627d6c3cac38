"""The life of a bot's process."""

from __future__ import annotations

import subprocess
import sys

from tabularium.bots.mind import receive, send


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
