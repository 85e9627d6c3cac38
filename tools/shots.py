"""Pictures of the drawn boards as people see them: any game at any ply, through any eyes, on any screen.

tools/screenshots nundinae --ply 6 --seat 2 --lang fr --theme dark --size 390x844
tools/screenshots                    # the whole series, of every game that draws itself
"""

from __future__ import annotations

import argparse
import re
import shutil
from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import Browser, Playwright, sync_playwright

from tabularium.bots.levels import LEVELS
from tabularium.draw.pieces import ART
from tabularium.draw.sheet import area_svg
from tabularium.kernel.game import AnyGame, find_game
from tabularium.kernel.live import Live
from tabularium.kernel.presentation import Presenter
from tabularium.kernel.state import SPECTATOR, View
from tools.environment import ROOT

STATIC = ROOT / "src/tabularium/web/static"
NAMES = ("Livia", "Marcus", "Anaïs", "Octave", "Cornelia", "Quintus")


def main(arguments: Sequence[str]) -> int:
    asked = read(arguments)
    game = find_game(asked.game)
    options = dict(one.split("=", 1) for one in asked.option)
    live = played(game, asked.seats or max(game.player_counts), options, asked.seed, asked.ply, asked.until, asked.bot)
    waiting = live.waiting()
    seat = asked.seat - 1 if asked.seat else waiting[0] if waiting else 0
    view = live.view(SPECTATOR if asked.watch else seat)
    width, height = (int(part) for part in asked.size.split("x"))
    folder = ROOT / "build/screenshots"
    folder.mkdir(parents=True, exist_ok=True)
    who = "watching" if asked.watch else f"seat{seat + 1}"
    file = folder / f"{game.id}-{live.ply}-{who}-{asked.size}-{asked.lang}-{asked.theme}.png"
    with sync_playwright() as playwright:
        browser = launch(playwright)
        page_of(browser, html_of(game, view, asked.lang, asked.theme, live.acta.names), width, height, file)
        browser.close()
    print(f"{file.relative_to(ROOT)}: {live.state.agenda[-1].name if live.state.agenda else 'over'}, ply {live.ply}")
    return 0


def read(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="tools/screenshots", description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("game")
    parser.add_argument("--ply", type=int, default=0, help="how many moves are played first")
    parser.add_argument("--until", default="", help="then go on to the first decision of this step")
    parser.add_argument("--seat", type=int, default=0, help="whose eyes, from 1; by default who is asked")
    parser.add_argument("--watch", action="store_true", help="the eyes of somebody who only watches")
    parser.add_argument("--seats", type=int, default=0, help="players; by default the most")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=CHOICE")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--bot", default="random", choices=sorted(LEVELS))
    parser.add_argument("--lang", default="en", choices=("en", "fr"))
    parser.add_argument("--theme", default="light", choices=("light", "dark"))
    parser.add_argument("--size", default="1440x900")
    return parser.parse_args(arguments)


def played(game: AnyGame, seats: int, options: dict[str, str], seed: int, ply: int, until: str, level: str) -> Live:
    """A game with bots in all seats, after so many moves."""
    live = Live(game, seats, options, seed, NAMES[:seats])
    bots = [LEVELS[level](game, seed + seat) for seat in range(seats)]
    while not live.over and (live.ply < ply or (until and live.state.agenda[-1].name != until)):
        seat = live.waiting()[0]
        live.play_moves(seat, bots[seat].choose(live.view(seat), seat))
    return live


def html_of(game: AnyGame, view: View, lang: str, theme: str, names: Sequence[str]) -> str:
    """The picture alone on a page: the board, then the near edge, then other people's boards."""
    presenter = Presenter(game, lang, names)
    picture = presenter.picture(view)
    if picture is None:
        raise SystemExit(f"{game.id} does not draw itself yet")
    seen = game.seen(view)

    def owner(seat: int) -> tuple[str, str]:
        return game.board.colour(seen, seat), game.board.letter(seen, presenter.words, seat)

    order = {"middle": 0, "near": 1, "far": 2}
    areas = sorted(picture.areas, key=lambda area: order[area.edge])
    drawn = "".join(f'<div class="{area.edge}">{area_svg(area, game.id, owner)}</div>' for area in areas)
    own = game.folder / "picture.css"
    sheets = [ART / "tokens.css", ART / "pictures.css", *([own] if own.exists() else [])]
    css = "\n".join(file.read_text(encoding="utf-8") for file in sheets)
    fonts = re.findall(r"@font-face \{.*?\}", (STATIC / "tabularium.css").read_text(encoding="utf-8"))
    faces = "\n".join(fonts).replace("url(vendor/", f"url(file://{STATIC}/vendor/")
    layout = "body{margin:0;background:var(--marble)}.far{display:inline-block;width:49%}svg{display:block;width:100%}"
    symbols = (ART / "symbols.svg").read_text(encoding="utf-8").replace("<svg ", '<svg class="symbols" hidden ', 1)
    head = f"<meta charset=utf-8><style>{faces}{css}{layout}.symbols{{display:none}}</style>"
    return f'<!doctype html><html data-theme="{theme}"><head>{head}</head><body>{symbols}{drawn}</body></html>'


def launch(playwright: Playwright) -> Browser:
    names = ("chromium", "chromium-browser", "google-chrome")
    found = next((path for name in names if (path := shutil.which(name))), None)
    return playwright.chromium.launch(executable_path=found, args=["--no-sandbox", "--disable-gpu"])


def page_of(browser: Browser, html: str, width: int, height: int, file: Path) -> None:
    source = file.with_suffix(".html")
    source.write_text(html, encoding="utf-8")
    page = browser.new_page(viewport={"width": width, "height": height})
    page.goto(f"file://{source}")
    page.wait_for_timeout(300)
    page.screenshot(path=str(file), full_page=True)
