"""Every game in WebKit and in Firefox: a touch makes a move, pieces slide, and no script goes wrong."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tabularium.kernel.game import shelf
from tests.tables.tables import SMALL
from tests.web.browser import DESK, PHONE
from tests.web.engines import Engine, Firefox, WebKit, click, drag, firefox, no_webkit, press
from tests.web.server import Server
from tests.web.stages import moment, set_up

pytestmark = pytest.mark.long

MISSING = {
    "webkit": f"not installed for WebKit: {no_webkit()}" if no_webkit() else "",
    "firefox": "" if firefox() else "Firefox is not installed",
}
PATIENCE = 30  # seconds for what a page does


@pytest.fixture(scope="module", params=["webkit", "firefox"])
def engine(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Engine]:
    if MISSING[request.param]:
        pytest.skip(f"{MISSING[request.param]}: `make test-browsers` installs it where it can")
    folder = tmp_path_factory.mktemp(request.param)
    opened: Engine = WebKit(folder) if request.param == "webkit" else Firefox(folder)
    opened.resize(*DESK)
    yield opened
    opened.close()


def wait(engine: Engine, condition: str) -> Any:
    """What a page says as soon as it is something."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if found := engine.run(condition):
            return found
        time.sleep(0.1)
    raise AssertionError(f"never came true: {condition}")


def middle(engine: Engine, selector: str) -> tuple[float, float]:
    script = f"""(() => {{
      const node = document.querySelector({json.dumps(selector)});
      if (!node) return null;
      node.scrollIntoView({{ block: "center" }});
      const box = node.getBoundingClientRect();
      return [box.left + box.width / 2, box.top + box.height / 2];
    }})()"""
    x, y = wait(engine, script)
    return float(x), float(y)


def sit_down(engine: Engine, server: Server, game: str) -> None:
    """*Play now*, until it is my turn and nothing is shown any more."""
    engine.goto(f"{server.address}/")
    engine.run("localStorage.setItem('pace', 'once')")
    wait(engine, "document.readyState === 'complete' && document.fonts.status === 'loaded'")  # nothing moves any more
    click(engine, *middle(engine, f'form:has(input[value="{game}"]) button.primary'))
    wait(engine, "location.pathname.startsWith('/tables/')")
    for there in (".my-turn .ask", ".p.lit", "#stage .ground > *"):
        wait(engine, f"document.querySelector({json.dumps(there)}) !== null")


# Where the middle of something lit is that lies in sight and under nothing else.
LIT = """(() => {
  for (const part of document.querySelectorAll(":is(#stage, #near) :is(.p.lit > :is(.hit, .outline), .cell.lit)")) {
    const box = part.getBoundingClientRect();
    const at = [box.left + box.width / 2, box.top + box.height / 2];
    const [first] = document.elementsFromPoint(...at).map((node) => node.closest(".p")).filter(Boolean);
    if (first && first === part.closest(".p")) return at;
  }
  return null;
})()"""

# What a touch can change: the question, what is laid, what hangs at the pointer, what is asked there.
ASKED = """JSON.stringify([
  document.querySelector("[data-choices]")?.dataset.revision, document.querySelectorAll(".p.chosen").length,
  document.body.className, document.querySelector(".popup")?.textContent])"""


@pytest.mark.parametrize("game", sorted(shelf()))
def test_a_game_is_played_on_its_picture(engine: Engine, server: Server, game: str) -> None:
    sit_down(engine, server, game)
    revision = "document.querySelector('[data-choices]')?.dataset.revision ?? ''"
    first = engine.run(revision)
    for _ in range(6):  # touches that one move is made of, at the most
        before = engine.run(ASKED)
        at = (
            middle(engine, ".popup button")
            if engine.run("document.querySelector('.popup') !== null")
            else wait(engine, LIT)
        )
        click(engine, *at)
        wait(engine, f"{ASKED} !== {json.dumps(before)}")
        if engine.run(revision) != first:
            break
    assert engine.run(revision) != first
    assert engine.errors() == []


def test_a_game_is_played_by_keys(engine: Engine, server: Server) -> None:
    sit_down(engine, server, SMALL)
    engine.run("document.querySelector('#main').focus()")
    press(engine, "ArrowRight", "ArrowRight")
    assert engine.run("document.activeElement.dataset.touch ?? ''").startswith("card-")
    press(engine, "Enter")
    wait(engine, "document.querySelectorAll('#tray .laid button').length === 1")
    time.sleep(0.3)  # keys are not taken while the choices are new
    press(engine, "d")
    wait(engine, "document.querySelector('#log .events').textContent.includes('Livia is done')")
    assert engine.errors() == []


# A thing goes from one end of a board to the other, so slowly that it is met between them.
SLOWLY = """(() => {
  const { picture } = tabularium;
  const sheet = [...document.styleSheets].find((one) => one.href.includes("table.css"));
  sheet.insertRule(".p { transition: transform 60s linear !important; }", sheet.cssRules.length);
  const area = { key: "floor", title: "floor", edge: "middle", seat: -1, ground: "no", width: 1000, height: 500 };
  const tile = (x) => [["area", area], ["piece", "tile", "row", x, 50, "tile", { id: "tile", touch: "tile" }]];
  picture.show(tile(100));
  document.querySelector("[data-touch=tile]").getBoundingClientRect();
  picture.show(tile(900));
  return true;
})()"""
PLACE = """(() => {
  const tile = document.querySelector("[data-touch=tile]");
  return tile && tile.ownerSVGElement.getScreenCTM().inverse().multiply(tile.getScreenCTM()).e;
})()"""


def test_pieces_slide_where_they_go(engine: Engine, server: Server) -> None:
    """In WebKit they jumped: it lets nothing slide that stands where it is by an attribute."""
    sit_down(engine, server, SMALL)
    engine.run(SLOWLY)
    wait(engine, f"{PLACE} > 100.5")
    assert 100.5 < engine.run(PLACE) < 899
    assert engine.errors() == []


SIDEWAYS = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


def test_a_new_table_is_laid_on_a_small_screen(engine: Engine, server: Server) -> None:
    """In WebKit long choices stuck out of their fields, and the page went sideways."""
    engine.resize(*PHONE)  # or as narrow as its window can be
    try:
        engine.goto(f"{server.address}/new/{SMALL}")
        wait(engine, "document.documentElement.classList.contains('js')")
        assert engine.run(SIDEWAYS) == 0
    finally:
        engine.resize(*DESK)


def test_what_was_laid_is_taken_back(engine: Engine, server: Server) -> None:
    engine.resize(*DESK)
    sit_down(engine, server, SMALL)
    click(engine, *middle(engine, "#near .p.lit .hit"))
    wait(engine, "document.querySelectorAll('#tray .laid button').length === 1")
    click(engine, *middle(engine, "#tools form[action$=undo] button"))
    wait(engine, "document.querySelectorAll('#tray .laid button').length === 0")
    assert engine.errors() == []


def test_a_replay_runs(engine: Engine, server: Server) -> None:
    sit_down(engine, server, SMALL)
    engine.goto(f"{engine.run('location.href')}/replay?ply=0")
    shown = "document.querySelector('label[for=ply]')?.textContent ?? ''"
    first = wait(engine, shown)
    click(engine, *middle(engine, "#ply-run"))
    wait(engine, f"{shown} !== {json.dumps(first)}")
    assert engine.errors() == []


WORKERS = "JSON.stringify([...document.querySelectorAll('.p.lit')].map((node) => node.dataset.touch))"


def worker(number: int) -> str:
    return f'#near .p[data-touch="worker-{number}"] > .hit'


def place(name: str) -> str:
    return f'#stage .p.lit[data-touch="place-{name}"] > :is(.hit, .outline)'


def test_what_is_dragged_goes_where_it_may_and_nothing_happens_elsewhere(engine: Engine, server: Server) -> None:
    sit_down(engine, server, "ave_roma")
    asked, lit = engine.run(ASKED), engine.run(WORKERS)
    x, y = middle(engine, worker(1))
    drag(engine, (x, y), (3, 300))  # beside the board
    assert [engine.run(ASKED), engine.run(WORKERS)] == [asked, lit]
    stage = middle(engine, "#stage svg")
    drag(engine, stage, (stage[0] + 60, stage[1] + 30))
    assert [engine.run(ASKED), engine.run(WORKERS)] == [asked, lit]
    click(engine, x, y)
    wait(engine, f"document.querySelector({json.dumps(place('quaestor'))}) !== null")
    end = middle(engine, place("quaestor"))
    press(engine, "Escape")
    wait(engine, f"{WORKERS} === {json.dumps(lit)}")
    drag(engine, (x, y), end)
    wait(engine, "document.querySelector('#log .events').textContent.includes('worker 1 to QUAESTOR')")
    assert engine.errors() == []


def test_another_piece_is_chosen_by_touching_it(engine: Engine, server: Server) -> None:
    sit_down(engine, server, "ave_roma")
    click(engine, *middle(engine, worker(3)))
    wait(engine, "document.querySelector('.p.chosen[data-touch=worker-3]') !== null")
    time.sleep(0.5)  # two quick presses are one
    click(engine, *middle(engine, worker(4)))
    wait(engine, "document.querySelector('.p.chosen[data-touch=worker-4]') !== null")
    time.sleep(0.5)
    click(engine, *middle(engine, place("quaestor")))
    wait(engine, "document.querySelector('#log .events').textContent.includes('worker 4 to QUAESTOR')")
    assert engine.errors() == []


def test_one_touch_that_costs_something_asks(engine: Engine, tmp_path: Path) -> None:
    own = Server(tmp_path)
    found = moment("age_of_rome", 2, "sell")
    table = set_up(own.store, found.record, found.seat)
    own.start("--bot-pause", "3600")
    engine.goto(f"{own.address}/tables/{table}")
    click(engine, *middle(engine, f"form:has(#sit-{found.seat}) button"))
    card = f'.p.lit[data-touch="{found.key}"] > .hit'
    wait(engine, f"document.querySelector({json.dumps(card)}) !== null")
    time.sleep(0.5)
    before = engine.run("document.querySelector('[data-choices]').dataset.revision")
    click(engine, *middle(engine, card))
    wait(engine, "document.querySelector('.popup p')?.textContent.includes('Trade card')")
    click(engine, *middle(engine, ".popup .quiet"))
    assert engine.run("document.querySelector('.popup') === null")
    assert engine.run("document.querySelector('[data-choices]').dataset.revision") == before
    assert engine.errors() == []
    own.kill()


def test_a_hint_that_is_played_leads_back_to_the_table(engine: Engine, server: Server) -> None:
    sit_down(engine, server, SMALL)
    before = engine.run("document.querySelector('[data-choices]').dataset.revision")
    address = engine.run("location.href")
    engine.goto(f"{address}/hint")
    click(engine, *middle(engine, ".advice form button"))
    wait(engine, f"location.href === {json.dumps(address)} && document.querySelector('[data-choices]') !== null")
    wait(engine, f"document.querySelector('[data-choices]').dataset.revision !== {json.dumps(before)}")
    assert engine.errors() == []
