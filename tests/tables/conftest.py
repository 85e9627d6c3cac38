"""Tests of tables run on every engine that the store has, by one fixture."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.cluster import Cluster
from tests.tables.stores import Databases

SQLITE, POSTGRES = "sqlite", "postgres"
# What tests files and their locks, or runs on a clock on which only waiting takes time.
ONE_ENGINE = (
    *("test_faults", "test_store", "test_kill", "test_timing", "test_bounds"),
    *("test_postgres", "test_postgres_faults", "test_postgres_people"),
)
OLD_STORES = (  # only SQLite has any
    "test_a_store_from_before_people_opens_with_one_device_for_each",
    "test_a_store_of_version_9_keeps_feats_words_and_curtains",
    "test_a_book_from_before_there_were_profiles_is_brought_up_to_date",
)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "engine" in metafunc.fixturenames:
        name = metafunc.module.__name__.rpartition(".")[2]
        one = name in ONE_ENGINE or metafunc.function.__name__ in OLD_STORES
        metafunc.parametrize("engine", (SQLITE,) if one else (SQLITE, POSTGRES), indirect=True)


@pytest.fixture(scope="session")
def cluster(testrun_uid: str) -> Iterator[Cluster]:
    one = Cluster.of_run(testrun_uid)
    yield one
    one.leave()


@pytest.fixture(autouse=True)
def engine(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    chosen: str = request.param
    if chosen == POSTGRES:
        databases = Databases(request.getfixturevalue("cluster"))
        monkeypatch.setattr("tabularium.tables.engines.SqliteStore", databases.open)
    return chosen
