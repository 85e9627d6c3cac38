"""Commands about the server, stored tables, records and boxes."""

from __future__ import annotations

import os
from argparse import Namespace
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

from tabularium.cli.common import (
    FOUND_WRONG,
    OK,
    BadUsage,
    counted,
    custom_box,
    game_of,
    print_error,
    record_in,
    store_path,
    stored,
)
from tabularium.kernel.custom import open_custom_box
from tabularium.kernel.game import find_game
from tabularium.kernel.refusals import BadBox
from tabularium.kernel.verify import verify
from tabularium.tables.archive import export_table, import_table, tables_in, verify_all
from tabularium.tables.engines import open_store
from tabularium.tables.store import Store

if TYPE_CHECKING:
    from tabularium.notices.mail import MailServer


def do_serve(given: Namespace) -> int:
    from tabularium.tables.timing import Delays
    from tabularium.web.guard import UNLIMITED
    from tabularium.web.serve import Endpoint, Post, Service, serve

    service = Service(
        store_path(given.db),
        Endpoint(given.host, given.port, given.host_name, given.trusted_proxy, given.public_url, given.share),
        UNLIMITED if given.no_limits else None,
        Delays(bot_pause=given.bot_pause),
        Post(mail_of(given), given.webhook_to, given.notices_apart),
        given.bots,
        given.metrics_from,
        given.processes,
    )
    serve(service, given.browse, lambda sentence: print_error(f"tabularium: {sentence}"))
    return OK


def do_bots(given: Namespace) -> int:
    from tabularium.tables.timing import Delays
    from tabularium.web.serve import think_for_all

    think_for_all(stored(given.db), given.bots, Delays(bot_pause=given.bot_pause))
    return OK


def do_notices(given: Namespace) -> int:
    from tabularium.web.serve import send_notices

    send_notices(stored(given.db), mail_of(given), given.webhook_to, given.public_url)
    return OK


def mail_of(given: Namespace) -> MailServer | None:
    from tabularium.notices.mail import mail_server

    return mail_server(given.mail, given.mail_from, given.mail_password_file, os.environ)


def do_tables_list(given: Namespace) -> int:
    with reading(given.db) as store:
        for table in tables_in(store):
            state = "over" if table.over else "playing"
            print(f"{table.id}  {table.game}  {state}, ply {table.ply}  {', '.join(table.names)}")
    return OK


def do_tables_export(given: Namespace) -> int:
    with reading(given.db) as store:
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
    with closing(open_store(store_path(given.db))) as store:
        print(import_table(store, text))
    return OK


def do_tables_copy(given: Namespace) -> int:
    from tabularium.tables.copying import copy_store

    where = stored(given.source)
    source = open_store(where, reads=not isinstance(where, Path))  # a file is locked meanwhile
    with closing(source), closing(open_store(given.target)) as target:
        found = copy_store(source, target)
    print(f"{counted(found['tables'], 'table')}, {counted(found['lines'], 'line')}, {counted(found['people'], 'name')}")
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


def verify_live(db: Path | str | None) -> int:
    wrong = 0
    with reading(db) as store:
        for checked in verify_all(store):
            wrong += bool(checked.difference)
            found = checked.difference or counted(checked.lines, "line")
            print(f"{'not ok' if checked.difference else 'ok'}  {checked.id}  {checked.game}  {found}")
    return FOUND_WRONG if wrong else OK


def reading(db: Path | str | None) -> closing[Store]:
    return closing(open_store(stored(db), reads=True))


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


def do_guide_check(given: Namespace) -> int:
    from tabularium.web.guide import guide_problems

    game = find_game(given.game)
    if not (game.folder / "guide.toml").exists():
        raise BadUsage(f"{game.id} has no guide.toml")
    problems = [*guide_problems(game)]
    for problem in problems:
        print(problem)
    if not problems:
        print(f"the guide of {game.id} is good")
    return FOUND_WRONG if problems else OK
