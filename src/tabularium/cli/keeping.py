"""Commands about the server, stored tables, records and boxes."""

from __future__ import annotations

from argparse import Namespace
from contextlib import closing
from pathlib import Path

from tabularium.cli.common import (
    FOUND_WRONG,
    OK,
    BadUsage,
    counted,
    custom_box,
    game_of,
    print_error,
    readable,
    record_in,
    store_path,
)
from tabularium.kernel.custom import open_custom_box
from tabularium.kernel.game import find_game
from tabularium.kernel.refusals import BadBox
from tabularium.kernel.verify import verify
from tabularium.tables.archive import export_table, import_table, tables_in, verify_all
from tabularium.tables.store import Store


def do_serve(given: Namespace) -> int:
    from tabularium.tables.timing import Delays
    from tabularium.web.guard import UNLIMITED
    from tabularium.web.serve import Door, serve

    limits = UNLIMITED if given.no_limits else None
    serve(
        store_path(given.db),
        Door(given.host, given.port, given.host_name, given.trusted_proxy, given.public_url, given.share),
        given.browse,
        limits,
        Delays(bot_pause=given.bot_pause),
        lambda sentence: print_error(f"tabularium: {sentence}"),
    )
    return OK


def do_tables_list(given: Namespace) -> int:
    with open_store(given.db) as store:
        for table in tables_in(store):
            state = "over" if table.over else "playing"
            print(f"{table.id}  {table.game}  {state}, ply {table.ply}  {', '.join(table.names)}")
    return OK


def do_tables_export(given: Namespace) -> int:
    with open_store(given.db) as store:
        text = export_table(store, given.table)
    if given.file is None:
        print(text, end="")
    elif given.file.exists():
        raise BadUsage(f"{given.file} exists already: name a new file")
    else:
        given.file.write_text(text, encoding="utf-8")
    return OK


def do_tables_import(given: Namespace) -> int:
    text = str(record_in(given.file))
    with closing(Store(store_path(given.db))) as store:
        print(import_table(store, text))
    return OK


def do_verify(given: Namespace) -> int:
    if given.live:
        return verify_live(given.db)
    if given.file is None:
        raise BadUsage("name a record, or check all stored tables with --live")
    acta = record_in(given.file)
    for found in verify(game_of(acta), acta):
        print(f"ok  {found}")
    return OK


def verify_live(db: Path | None) -> int:
    wrong = 0
    with open_store(db) as store:
        for checked in verify_all(store):
            wrong += bool(checked.difference)
            found = checked.difference or counted(checked.lines, "line")
            print(f"{'not ok' if checked.difference else 'ok'}  {checked.id}  {checked.game}  {found}")
    return FOUND_WRONG if wrong else OK


def open_store(db: Path | None) -> closing[Store]:
    return closing(Store(readable(store_path(db)), reads=True))


def do_box_check(given: Namespace) -> int:
    game = find_game(given.game)
    try:
        box = open_custom_box(game, custom_box(game, given.file))
    except BadBox as bad:
        for problem in bad.problems:
            print(problem)
        print_error(f"{given.file.name} is no sound box of {game.id}: {counted(len(bad.problems), 'problem')}")
        return FOUND_WRONG
    kind = "the rulebook’s own box" if box.digest == game.box.digest else "a sound custom box"
    print(f"{given.file.name} is {kind} of {game.id}, {box.digest}")
    return OK
