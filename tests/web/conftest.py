"""One running server for the tests of a module."""

from __future__ import annotations

import os
from collections.abc import Iterator
from unittest.mock import patch

import pytest
from hatch_build import ROOT, build
from playwright.sync_api import Browser, sync_playwright
from starlette.testclient import TestClient

from tabularium.tables.registry import Registry
from tests.cluster import Cluster
from tests.tables.stores import Databases
from tests.web.browser import launch, put_away
from tests.web.guests import open_client
from tests.web.server import Server


@pytest.fixture(scope="session", autouse=True)
def built() -> None:
    """What is tried is what the sources say."""
    build(ROOT)


ONE_ENGINE = (  # what looks into a file
    "test_it_is_on_disk_when_it_is_answered",
    "test_every_question_for_a_mail_is_written_to_disk",
    "test_a_damaged_table_says_so_to_its_players_and_the_others_go_on",
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if os.environ.get("ENGINE") == "postgres":
        for item in items:
            if item.name.startswith(ONE_ENGINE):
                item.add_marker(pytest.mark.skip(reason="it looks into a file of SQLite"))


@pytest.fixture(scope="session", autouse=True)
def on_postgres(request: pytest.FixtureRequest) -> Iterator[None]:
    """`ENGINE=postgres` runs these tests on PostgreSQL: wherever one opens a file it gets a database. `make test-long`
    does that; in `make test` one path of each route is enough (`test_postgres_routes.py`)."""
    if os.environ.get("ENGINE") != "postgres":
        yield
        return
    databases = Databases(request.getfixturevalue("cluster"))
    with patch("tabularium.tables.engines.SqliteStore", databases.open):
        yield


@pytest.fixture(scope="module")
def open_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[TestClient, Registry]]:
    with open_client(tmp_path_factory.mktemp("house")) as opened:
        yield opened


@pytest.fixture
def client(open_house: tuple[TestClient, Registry]) -> TestClient:
    return open_house[0]


@pytest.fixture
def registry(open_house: tuple[TestClient, Registry]) -> Registry:
    return open_house[1]


@pytest.fixture(scope="session")
def cluster(testrun_uid: str) -> Iterator[Cluster]:
    """PostgreSQL, the same for all processes of the run."""
    one = Cluster.of_run(testrun_uid)
    yield one
    one.leave()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A real server, for browsers and other programs."""
    running = Server(tmp_path_factory.mktemp("server"))
    running.start()
    yield running
    running.kill()


@pytest.fixture(scope="session")
def floor(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that also has the floor of mosaic on its shelf."""
    running = Server(tmp_path_factory.mktemp("floor"), guest="tests.guests.tessera.game:GAME")
    running.start()
    yield running
    running.kill()


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        opened = launch(playwright)
        yield opened
        opened.close()


@pytest.fixture
def browser(chromium: Browser) -> Iterator[Browser]:
    """A browser whose windows are closed after the test: what moves in them would slow down the next one."""
    yield chromium
    put_away(chromium)
