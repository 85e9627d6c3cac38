"""A random finger on the smallest phone makes a move only where it meant one, and is seldom not understood."""

from __future__ import annotations

import sys

import pytest
from playwright.sync_api import Browser, expect

from tests.web.browser import SMALLEST, lay, person
from tests.web.finger import Finger, Tally
from tests.web.server import Server

GAMES = {
    "age_of_rome": ["me", "bot"],
    "ave_roma": ["me", "bot"],
    "forty_four_bce": ["me", "bot"],
    "mare_nostrum": ["me", "bot", "bot"],
    "nundinae": ["me", "bot"],
    "rome_and_roll": ["me", "bot"],
}
FEW, MANY = 150, 3_000  # gestures in a game
MISSED = 0.02  # of those that were meant
MISSED_OF_FEW = 3  # so few say little about a rate
TABLE = 400  # gestures at one table at the most


def fumble(browser: Browser, server: Server, game: str, seed: int, gestures: int, pace: str) -> Tally:
    """So many gestures, at a new table whenever a game is over."""
    tally = Tally()
    while tally.gestures < gestures:
        page = person(browser, server.address, size=SMALLEST, finger=True, mobile=True, pace=pace, alone=True)
        page.clock.install()
        lay(page, game, GAMES[game])
        expect(page.locator("#stage .picture .ground > *").first).to_be_attached()
        expect(page.locator(".p.lit, [data-choices] button").first).to_be_attached()
        page.clock.pause_at(page.evaluate("Date.now() + 1000"))
        finger = Finger(page, seed + tally.gestures)
        for _ in finger.go(min(TABLE, gestures - tally.gestures)):
            if page.locator("main.over").count():
                break
        done = finger.tally
        tally.gestures += done.gestures or 1
        tally.presses += done.presses
        tally.meant += done.meant
        tally.sent += done.sent
        tally.wrong += done.wrong
        tally.missed += done.missed
        page.context.close()
    return tally


@pytest.mark.parametrize("game", GAMES)
def test_a_random_finger_makes_only_moves_that_it_meant(browser: Browser, server: Server, game: str) -> None:
    seed = 35
    tally = fumble(browser, server, game, seed, FEW, "")
    sys.stdout.write(f"{game}, seed {seed}: {tally}\n")
    assert tally.wrong == [], "\n".join([f"seed {seed}", *tally.wrong])
    assert tally.meant > 0
    assert len(tally.missed) <= MISSED_OF_FEW, "\n".join([f"seed {seed}", *tally.missed])


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_so_does_one_that_goes_on_for_long(browser: Browser, server: Server, game: str) -> None:
    """Also while great moments are shown: a press skips them and does nothing else. Nothing slides, since that goes by
    another clock."""
    for seed, pace in ((350_000, ""), (360_000, "quick")):
        tally = fumble(browser, server, game, seed, MANY // 2, pace)
        sys.stdout.write(f"{game}, seed {seed}, pace {pace or 'none'}: {tally}\n")
        assert tally.wrong == [], "\n".join([f"seed {seed}", *tally.wrong, *tally.missed])
        assert len(tally.missed) < MISSED * tally.meant, "\n".join([f"seed {seed}", *tally.missed])
