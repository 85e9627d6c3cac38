"""Which engine keeps a store: a file is one of SQLite, an address one of PostgreSQL."""

from __future__ import annotations

from pathlib import Path

from tabularium.tables.sqlite import SqliteStore
from tabularium.tables.store import BadStore, Store

ADDRESSES = ("postgresql://", "postgres://")


def open_store(where: Path | str, reads: bool = False) -> Store:
    """Open a store. One that is opened to be read only (`reads`) may be in use by a server, and stays as it is."""
    if "://" not in str(where):
        return SqliteStore(where, reads)
    if not str(where).startswith(ADDRESSES):
        raise BadStore("--db is a file, or an address like postgresql://user@host/name")
    try:
        from tabularium.tables.postgres import PostgresStore
    except ImportError as wrong:
        raise BadStore("a store in PostgreSQL needs: pip install 'tabularium[postgres]'") from wrong
    return PostgresStore(str(where), reads)
