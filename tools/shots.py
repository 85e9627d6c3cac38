"""Pictures of tables as people see them: any game at any ply, through any eyes, on any screen.

    tools/screenshots nundinae --ply 6 --seat 2 --lang fr --theme dark --size 390x844
    tools/screenshots mare_nostrum --bot plebeian --until buy_item --touch legion-italia --touch province-gallia

Several values make several pictures: `--lang en fr --theme light dark --size 1440x900 390x844`.
"""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Sequence
from contextlib import closing
from itertools import product
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright
from tests.web.browser import launch
from tests.web.server import Server

from tabularium.bots.levels import LEVELS, make_bot
from tabularium.kernel.game import AnyGame, find_game
from tabularium.kernel.live import Live
from tabularium.tables.archive import import_table
from tabularium.tables.engines import open_store
from tabularium.tables.tokens import hashed, new_token
from tools.environment import ROOT

FOLDER = ROOT / "build/screenshots"
NAMES = ("Livia", "Marcus", "Anaïs", "Octave", "Cornelia", "Quintus")


def main(arguments: Sequence[str]) -> int:
    asked = read(arguments)
    game = find_game(asked.game)
    options = dict(one.split("=", 1) for one in asked.option)
    live = played(game, asked.seats or max(game.player_counts), options, asked.seed, asked.ply, asked.until, asked.bot)
    waiting = live.waiting()
    seat = -1 if asked.watch else asked.seat - 1 if asked.seat else waiting[0] if waiting else 0
    print(f"{game.id}, ply {live.ply}: {live.state.agenda[-1].name if live.state.agenda else 'over'}")
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        table_id, token = kept(server.store, live, seat)
        server.start()
        try:
            browser = launch(playwright)
            device = ""  # that has taken the seat
            for lang, theme, size in product(asked.lang, asked.theme, asked.size):
                who = f"seat{seat + 1}" if seat >= 0 else "watching"
                file = FOLDER / f"{game.id}-{live.ply}-{who}-{size}-{lang}-{theme}{asked.name}.png"
                page = opened(browser, server.address, lang, theme, size)
                if seat >= 0 and device:
                    page.context.add_cookies([{"name": "device", "value": device, "url": server.address}])
                elif seat >= 0:
                    page.goto(f"/join/{token}")
                    page.click("main button.primary")
                    device = next(one["value"] for one in page.context.cookies() if one["name"] == "device")
                page.goto(f"/tables/{table_id}")
                shoot(page, file, asked.touch, asked.hover, asked.tab)
        finally:
            server.kill()
    return 0


def read(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="tools/screenshots", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--ply", type=int, default=0, help="how many moves are played first")
    parser.add_argument("--until", default="", help="then go on to the first decision of this step")
    parser.add_argument("--seat", type=int, default=0, help="whose eyes, from 1; by default who is asked")
    parser.add_argument("--watch", action="store_true", help="the eyes of somebody who only watches")
    parser.add_argument("--seats", type=int, default=0, help="players; by default the most")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=CHOICE")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--bot", default="random", choices=sorted(LEVELS))
    parser.add_argument("--lang", nargs="+", default=["en"], choices=("en", "fr"))
    parser.add_argument("--theme", nargs="+", default=["light"], choices=("light", "dark"))
    parser.add_argument("--size", nargs="+", default=["1440x900"])
    parser.add_argument(
        "--touch", action="append", default=[], metavar="KEY", help="touch this first; several in a row"
    )
    parser.add_argument("--hover", default="", metavar="KEY", help="then read this thing large")
    parser.add_argument("--tab", default="", help="open this tab: log, talk-room, panels, scores, words, menu")
    parser.add_argument("--name", default="", help="the end of the file's name")
    return parser.parse_args(arguments)


def played(game: AnyGame, seats: int, options: dict[str, str], seed: int, ply: int, until: str, level: str) -> Live:
    """A game with bots in all seats, after so many moves."""
    live = Live(game, seats, options, seed, NAMES[:seats])
    bots = [make_bot(game, level, seed + seat) for seat in range(seats)]
    while not live.over and (live.ply < ply or (until and live.state.agenda[-1].name != until)):
        seat = live.waiting()[0]
        live.play_moves(seat, bots[seat].choose(live.view(seat), seat))
    return live


def kept(path: Path, live: Live, seat: int) -> tuple[str, str]:
    """The game as a table in a store, somebody in every seat but mine, and an invitation to that one."""
    token = new_token()
    with closing(open_store(path)) as store:
        table_id = import_table(store, live.record(whole=True))
        store.write([("UPDATE seats SET holder = ? WHERE seat != ?", ("somebody", seat))]).result()
        store.write([("UPDATE seats SET invite = ? WHERE seat = ?", (hashed(token), seat))]).result()
    return table_id, token


def opened(browser: Browser, address: str, lang: str, theme: str, size: str) -> Page:
    width, height = (int(part) for part in size.split("x"))
    small = width < 800
    context = browser.new_context(
        base_url=address, locale=lang, viewport={"width": width, "height": height}, has_touch=small,
        color_scheme="dark" if theme == "dark" else "light", reduced_motion="reduce",
        device_scale_factor=2 if small else 1,
    )  # fmt: skip
    page = context.new_page()
    page.on("pageerror", lambda wrong: print(f"error in the page: {wrong}"))
    return page


def shoot(page: Page, file: Path, touches: Sequence[str], hover: str, tab: str) -> None:
    page.wait_for_timeout(900)
    for key in touches:
        at = page.locator(f'[data-touch="{key}"].lit').first.bounding_box()
        if at is None:
            raise SystemExit(f"{key} can't be touched now")
        page.mouse.click(at["x"] + at["width"] / 2, at["y"] + at["height"] / 2)
        page.wait_for_timeout(300)
    if hover:
        page.locator(f'[data-touch="{hover}"]').first.hover(force=True)
        page.wait_for_timeout(700)
    if tab:
        page.click(f'#tabs [data-to="{tab}"]')
        page.wait_for_timeout(200)
    page.screenshot(path=str(file))
    print(file.relative_to(ROOT))
