"""What people earn goes into the profile of their device, and windows with nothing to answer are let go by."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from tabularium.games.age_of_rome.steps.ending import FinalScoring
from tabularium.games.age_of_rome.steps.income import IncomeChoose
from tabularium.tables.chairs import Chair
from tabularium.tables.engines import open_store
from tabularium.tables.listing import EarnedFeat, earned_feats
from tabularium.tables.registry import Registry
from tabularium.tables.store import SCHEMA
from tabularium.tables.table import Table
from tests.games.age_of_rome.scenario import Scene
from tests.marks import rule


@pytest.fixture
def registry(tmp_path: Path) -> Iterator[Registry]:
    registry = Registry(open_store(tmp_path / "store.db"))
    yield registry
    registry.store.close()


def last_tax(scene: Scene) -> Scene:
    """The last decision of the game is seat 1's."""
    scene.s.agenda = [FinalScoring(), IncomeChoose(0)]
    return scene


def finished(registry: Registry, table_id: str, now: float, *chairs: Chair) -> None:
    """A game ends with 61 or more on the track for everybody."""
    table = Table(table_id, last_tax(Scene(len(chairs)).glory(*[61] * len(chairs))).live, list(chairs), now)
    table.play(0, "tax", None, "", now)
    assert table.live.over
    registry.store.write(table.take_unsaved()).result()


def earned(registry: Registry, holder: str) -> list[EarnedFeat]:
    return earned_feats(registry.store, holder, registry.games)


@rule("AR-14.1", "AR-14.3", "AR-14.4")
def test_a_profile_has_the_first_date_and_the_count_of_each_feat(registry: Registry) -> None:
    livia, marcus = Chair("Livia", "her-device"), Chair("Marcus", "his-device")
    finished(registry, "t1", 1000.0, livia, marcus)
    finished(registry, "t2", 2000.0, livia, Chair("Marcus", "his-device", bot="senator"))
    finished(registry, "t3", 3000.0, Chair("Livia", "her-device"), Chair("Bot", bot="random"))
    assert earned(registry, "her-device") == [EarnedFeat("age_of_rome", "track_61", "Livia", 3, 1000.0)]
    assert earned(registry, "his-device") == [EarnedFeat("age_of_rome", "track_61", "Marcus", 1, 1000.0)]
    assert earned(registry, "") == earned(registry, "another") == []


def test_people_who_share_a_device_have_their_own_feats(registry: Registry) -> None:
    finished(registry, "t1", 5.0, Chair("Livia", "here"), Chair("Marcus", "here"))
    assert [laurel.name for laurel in earned(registry, "here")] == ["Livia", "Marcus"]


def test_a_book_from_before_there_were_profiles_is_brought_up_to_date(tmp_path: Path) -> None:
    path = tmp_path / "old.db"
    with sqlite3.connect(path) as old:
        old.executescript(f"{SCHEMA} INSERT INTO house VALUES ('kept', x'01'); PRAGMA user_version = 1;")
    old.close()
    store = open_store(path)
    assert store.row("SELECT value FROM house WHERE key = 'kept'") == (b"\x01",)
    assert store.rows("SELECT * FROM feats") == []
    store.close()
    open_store(path).close()


# -- windows ----------------------------------------------------------------------------------------


def at_a_window(*chairs: Chair) -> Table:
    """Seat 1 places a Partisan and holds a card that can't be played on it."""
    table = Table("t", Scene(2).hand(1, "abacus").action().live, list(chairs), 0.0)
    table.play(0, "place colosseum", None, "", 1.0)
    return table


def moves_of(table: Table) -> list[str]:
    return [table.live.words(moves) for _, moves in table.live.moves]


def test_a_person_alone_with_bots_is_not_asked_what_has_no_answer() -> None:
    table = at_a_window(Chair("Livia", "her-device"), Chair("Bot", bot="random"))
    assert moves_of(table) == ["place colosseum", "close"]
    table.undo(0, "", 2.0)
    assert moves_of(table) == []
    assert table.revision(0) != "0.0"


@pytest.mark.parametrize("other", [Chair("Marcus", "his-device"), Chair("Marcus", "her-device"), Chair("Marcus")])
def test_among_several_people_all_are_asked(other: Chair) -> None:
    """Who is not asked would have nothing to answer: the others would know."""
    table = at_a_window(Chair("Livia", "her-device"), other)
    assert moves_of(table) == ["place colosseum"]
    assert table.waiting() == [0]


def test_a_trade_window_can_be_let_go_by_for_the_whole_phase() -> None:
    table = at_a_window(Chair("Livia", "her-device"), Chair("Marcus", "his-device"))
    assert table.window(0).startswith("trade_window ")
    table.pass_ahead(0, table.window(0), 1.0)
    assert table.passing_ahead() == [0]
