"""The resolution as a show: every step tells its rule."""

from __future__ import annotations

from tabularium.kernel.presentation import Presenter
from tests.games.forty_four_bce.scenario import GAME, Scene

RESOLUTION = {
    "screen": "BC-10.1",
    "field": "BC-10.2",
    "deployed": "BC-10.9",
    "undeployed": "BC-10.10",
    "im-placed": "BC-10.11",
    "excess": "BC-10.11",
    "loyalty-placed": "BC-10.12",
    "loyalty-lost": "BC-10.14",
    "ability": "BC-10.16",
    "count": "BC-10.20",
    "totals": "BC-10.23",
    "im-holds": "BC-10.26",
    "suitors-take": "BC-10.27",
    "awarded": "BC-10.30",
    "keeps-im": "BC-10.31",
    "wins-im": "BC-10.32",
}


def test_rules_that_are_named_are_in_the_rulebook() -> None:
    named = {telling.rule for telling in GAME.notation().tellings.values()} - {""}
    assert len(named) > 30
    assert named <= set(GAME.rules.rules)


def test_each_step_of_the_resolution_names_its_rule() -> None:
    named = {telling.name: telling.rule for telling in GAME.notation().tellings.values()}
    assert {name: named[name] for name in RESOLUTION} == RESOLUTION


def test_the_rule_of_an_event_is_asked_of_the_presenter() -> None:
    english = Presenter(GAME, "en", ["Livia", "Marcus", "Julia"])
    table = Scene(3)
    named = [english.rule_of(table.s, entry.event) for entry in table.live.log]
    assert "BC-1.6" in named  # stacks are removed at set-up
