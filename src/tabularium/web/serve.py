"""Opening the house to visitors."""

from __future__ import annotations

import os
import threading
import time
import urllib.request
import webbrowser
from collections.abc import Iterable
from pathlib import Path

import uvicorn

from tabularium.bots.workers import Workers
from tabularium.kernel.game import AnyGame
from tabularium.kernel.presentation import LANGUAGES
from tabularium.tables.house import Delays, House
from tabularium.tables.store import Store
from tabularium.web.app import make_app
from tabularium.web.guard import Limits
from tabularium.web.words import web_words

UNPACK_AFTER = 1.0  # seconds


def serve(
    db: Path,
    host: str,
    port: int,
    browse: bool = False,
    limits: Limits | None = None,
    delays: Delays | None = None,
) -> None:
    """Serve until stopped. `browse` opens the shelf in the browser of this machine."""
    house = House(Store(db), Workers(os.cpu_count() or 2), delays)
    config = uvicorn.Config(
        make_app(house, limits),
        host=host,
        port=port,
        log_level="warning",
        server_header=False,
        ws_max_size=64 * 1024,
        timeout_graceful_shutdown=1,
        proxy_headers=True,
    )
    if browse:
        threading.Thread(target=open_browser, args=(address(host, port),), daemon=True).start()
    threading.Thread(target=unpack, args=(house.games.values(),), daemon=True).start()
    uvicorn.Server(config).run()


def unpack(games: Iterable[AnyGame]) -> None:
    """Open all boxes and texts beside the first answers, so that the first visitor of a game holds up nobody."""
    time.sleep(UNPACK_AFTER)
    for lang in LANGUAGES:
        web_words(lang)
    for game in games:
        game.notation(game.box)
        for lang in LANGUAGES:
            game.board.words(lang)


def address(host: str, port: int) -> str:
    shown = "localhost" if host in ("0.0.0.0", "::", "127.0.0.1") else host
    return f"http://{shown}:{port}/"


def open_browser(url: str) -> None:
    """As soon as the house answers."""
    for _ in range(100):
        try:
            with urllib.request.urlopen(f"{url}healthz", timeout=1):
                break
        except OSError:
            time.sleep(0.1)
    webbrowser.open(url)
