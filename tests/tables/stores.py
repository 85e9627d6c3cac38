"""The store that a test has: a file, or a database for each name of a file. Only `conftest.py` chooses; tests open what
they are given."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tabularium.tables.engines import open_store
from tabularium.tables.registry import Registry
from tabularium.tables.sqlite import SqliteStore
from tabularium.tables.store import Store
from tests.cluster import Cluster


class Databases:
    """One database for each path that a test opens."""

    def __init__(self, cluster: Cluster) -> None:
        self.cluster = cluster
        self.of: dict[Path, str] = {}

    def open(self, path: Path | str, reads: bool = False) -> Store:
        from tabularium.tables.postgres import PostgresStore

        where = Path(path)
        if where not in self.of:
            self.of[where] = self.cluster.new()
        return PostgresStore(self.of[where], reads)


class SharedFile(SqliteStore):
    """A file that two registries of a test share, as two processes share a database."""

    shared = True


def shared_store(path: Path) -> Store:
    store = open_store(path)
    if store.shared:
        return store
    store.close()
    return SharedFile(path)


@contextmanager
def two_registries(path: Path) -> Iterator[tuple[Registry, Registry]]:
    """Two on one store; each is what one process has of it."""
    store = shared_store(path)
    other = store if isinstance(store, SharedFile) else open_store(path)
    registries = Registry(store), Registry(other)
    try:
        yield registries
    finally:
        for registry in registries:
            registry.workers.close()
        store.close()
        if other is not store:
            other.close()
