"""For players: the shelf, a table in the terminal, a record to look at."""

from __future__ import annotations

import json
import os
import secrets
from argparse import Namespace
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

from tabularium.cli.common import OK, BadUsage, box_to_play, custom_box, game_of, options_of, plain_console, record_in
from tabularium.draw.words import shared_words
from tabularium.kernel.game import AnyGame, find_game, shelf
from tabularium.terminal.shelf import shelf_entry, show_shelf


def do_games(given: Namespace) -> int:
    games = shelf().values()
    if given.json:
        print(json.dumps([shelf_entry(game) for game in games], ensure_ascii=False, indent=2))
    else:
        show_shelf(plain_console(), games, given.lang)
    return OK


def do_play(given: Namespace) -> int:
    from tabularium.kernel.live import Live
    from tabularium.kernel.rng import fair_rng
    from tabularium.terminal.seating import seat_bots, sitters
    from tabularium.terminal.sitting import TerminalGame

    game = find_game(given.game)
    named = sitters(game, given.seats)
    seed = secrets.randbits(64) if given.seed is None else given.seed
    dice = fair_rng(secrets.token_bytes(32)) if given.seed is None else given.seed
    table = None if given.box is None else custom_box(game, given.box)
    box = None if table is None else box_to_play(game, table, given.box)
    record = new_record(given.record, game)
    live = Live(game, len(named), options_of(given.options), dice, names_of(named, given.lang), box, table)
    TerminalGame(live, seat_bots(game, named, seed), given.lang, plain_console(), record).play()
    return OK


def do_replay(given: Namespace) -> int:
    from tabularium.terminal.replay import open_record, show_ply

    acta = record_in(given.file)
    live = open_record(game_of(acta), acta, given.ply)
    ply = live.ply if given.ply is None else given.ply
    if not 0 <= ply <= live.ply:
        raise BadUsage(f"this game has plies 0 to {live.ply}, not {ply}")
    seat = None if given.seat is None else given.seat - 1
    if seat is not None and not 0 <= seat < acta.seats:
        raise BadUsage(f"this game has seats 1 to {acta.seats}, not {given.seat}")
    show_ply(plain_console(), live, ply, seat, given.lang)
    return OK


def do_transcript(given: Namespace) -> int:
    from tabularium.terminal.transcript import transcript

    acta = record_in(given.file)
    for line in transcript(game_of(acta), acta, given.lang):
        print(line)
    return OK


def new_record(file: Path | None, game: AnyGame) -> Path:
    """Where the record will be written: nothing is ever overwritten."""
    if file is None:
        file = Path(f"{game.id}-{datetime.now():%Y%m%d-%H%M%S}.acta")
    if file.exists():
        raise BadUsage(f"{file} exists already: name a new file with --record")
    if not os.access(file.absolute().parent, os.W_OK):
        raise BadUsage(f"{file} can't be written: there is no such folder, or it is not yours to write in")
    return file


def names_of(named: Sequence[str], lang: str) -> list[str]:
    from tabularium.terminal.seating import HUMAN

    words = shared_words(lang)
    return [words("seat" if sitter == HUMAN else "term-bot", number=n) for n, sitter in enumerate(named, 1)]
