from __future__ import annotations

from tabularium.arena.fuzz import Findings, fuzz, trials
from tabularium.games.nundinae.game import GAME
from tabularium.kernel.trial import Report


def test_player_counts_come_in_turn_and_every_game_has_its_seed() -> None:
    assert list(trials((1, 2, 4), 5, 70)) == [(1, 70), (2, 71), (4, 72), (1, 73), (2, 74)]


def test_a_game_is_the_same_when_it_is_played_alone() -> None:
    *_, third = fuzz(GAME, (1, 2, 3), 3, 10)
    (alone,) = fuzz(GAME, (3,), 1, 12)
    assert third == alone


def test_findings_add_up() -> None:
    findings = Findings()
    for options, ending in (({"market": "long"}, "points"), ({"market": "long"}, "solo"), ({}, "points")):
        findings.add(Report("nundinae", 2, 0, options, 9, 5, ending))
    assert (findings.games, findings.decisions) == (3, 15)
    assert findings.options == {"market=long": 2, "no options": 1}
    assert findings.endings == {"points": 2, "solo": 1}
