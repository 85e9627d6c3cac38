"""The pictures of the documentation, made from real tables: `tools/pictures --help`.

A board of each game with numbered labels, a whole table, and a moving picture of some moves. The numbers on a board
refer to the numbered list of that game's page in docs/games. Chromium draws and encodes; the moving picture is an
animated WebP that is put together here from single frames, so that no imaging library is needed.
"""

from __future__ import annotations

import argparse
import base64
import struct
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, FloatRect, Page, sync_playwright
from tests.web.browser import launch
from tests.web.server import Server

from tabularium.kernel.game import find_game
from tabularium.kernel.live import Live
from tools.environment import ROOT
from tools.shots import kept, played

FOLDER = ROOT / "docs/images"
SIZE = (1440, 900)
QUALITY = 0.82
PATIENCE = 120_000  # milliseconds until a page must be drawn, also on a busy machine


class BoardShot(NamedTuple):
    """A position that bots reach, the same every time; `until` is the step to go on to."""

    seats: int
    ply: int
    until: str
    seed: int = 7


def text(words: str, where: str = "#stage") -> str:
    return f'{where} svg text:text-is("{words}")'


def touch(key: str, where: str = "#stage") -> str:
    return f'{where} [data-touch="{key}"]'


def some(start: str, where: str = "#stage") -> str:
    return f'{where} [data-touch^="{start}"]'


def area(name: str) -> str:
    return f'#hall [data-area="{name}"]'


OTHERS, OWN = "#far figure", "#near figure"
# What the numbers on a board are put at, in the order of the list in docs/games/<game>.md.
BOARDS: Mapping[str, tuple[BoardShot, tuple[str, ...]]] = {
    "age_of_rome": (BoardShot(3, 90, ""), (
        text("SPAIN"), text("SENATE"), text("16"), '#stage svg text:has-text("quarter")', touch("region-epirus"),
        touch("colosseum"), touch("medal-military"), OTHERS, OWN, some("quest-", "#near"),
    )),
    "ave_roma": (BoardShot(3, 150, "choose_worker_or_pass"), (
        touch("zone-1"), touch("place-aedilis"), text("COLOSSEUM"), text("POLITICAL INFLUENCE"), text("TURN ORDER"),
        text("AEDIFICATOR"), text("LEGATUS"), text("SENATUS"), OTHERS, text("WORKERS", "#near"),
        text("STOCK", "#near"), text("PATRONS", "#near"),
    )),
    "forty_four_bce": (BoardShot(3, 60, "suitor_commitment"), (
        text("XLIII"), touch("field-political"), some("shown-"), touch("seat-2"),
        touch("supply-political"), area("city"), area("recruits"), area("said"), text("Influence", "#near"),
        some("card-", "#near"),
    )),
    "mare_nostrum": (BoardShot(4, 110, "move_legion"), (
        text("LATIUM"), text("Ionian Sea"), some("legion-"), text("XV"), text("/1"), OTHERS,
        f"{OTHERS} >> nth=1", touch("stock-legion", "#near"), text("played", "#near"),
    )),
    "rome_and_roll": (BoardShot(3, 110, "turn_menu"), (
        text("CAPITOLINE"), touch("building-4"), text("TURN ORDER"), touch("plan-camp"), touch("region-gaul"),
        touch("action-build"), touch("favour-mercury"), OTHERS, touch("seat-3", "#near"),
        some("advisor-", "#near"), text("STORAGE", "#near"), text("DICE", "#near"),
    )),
    "nundinae": (BoardShot(3, 1, "bids"), (
        touch("ware"), text("Deck"), text("Paid"), touch("seat-1"), OWN,
    )),
}  # fmt: skip
TABLE = ("mare_nostrum", BoardShot(4, 110, "move_legion"))
FILM = ("age_of_rome", BoardShot(3, 120, ""), 84, 14)  # from which ply on, and how many steps


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="tools/pictures", description="Make the pictures of the documentation.")
    parser.add_argument("--out", type=Path, default=FOLDER, metavar="DIR", help="where to (default: docs/images)")
    parser.add_argument("--only", nargs="+", default=[], metavar="NAME", help="a game's id, `table` or `moves`")
    parser.add_argument("--quick", action="store_true", help="one board and three steps of Nundinae, as a trial")
    asked = parser.parse_args(arguments)
    asked.out.mkdir(parents=True, exist_ok=True)
    boards = {"nundinae": BOARDS["nundinae"]} if asked.quick else BOARDS
    film = ("nundinae", BoardShot(3, 8, ""), 1, 3) if asked.quick else FILM
    with sync_playwright() as playwright:
        browser = launch(playwright)
        for name, (moment, anchors) in boards.items():
            if not asked.only or name in asked.only:
                with table(browser, name, moment) as page:
                    save(asked.out / f"{name}.webp", labelled(page, anchors))
        if not asked.quick and (not asked.only or "table" in asked.only):
            with table(browser, *TABLE) as page:
                save(asked.out / "table.webp", webp(page, page.screenshot()))
        if not asked.only or "moves" in asked.only:
            name, moment, first, steps = film
            with table(browser, name, moment) as page:
                save(asked.out / "moves.webp", moving(page, first, steps))
    return 0


def save(file: Path, picture: bytes) -> None:
    file.write_bytes(picture)
    print(f"{file.name}: {len(picture):,} bytes")


@contextmanager
def table(browser: Browser, name: str, moment: BoardShot) -> Iterator[Page]:
    """The page of the seat that is asked at this moment."""
    live = played(find_game(name), moment.seats, {}, moment.seed, moment.ply, moment.until, "plebeian")
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        seat = asked_seat(live)
        table_id, token = kept(server.store, live, seat)
        server.start()
        width, height = SIZE
        context = browser.new_context(
            base_url=server.address, locale="en", viewport={"width": width, "height": height}, color_scheme="light"
        )
        context.set_default_timeout(PATIENCE)
        try:
            page = context.new_page()
            page.goto(f"/join/{token}")
            page.click("main button.primary")
            page.goto(f"/tables/{table_id}")
            drawn(page)
            yield page
        finally:
            context.close()
            server.kill()


def asked_seat(live: Live) -> int:
    waiting = live.waiting()
    return waiting[0] if waiting else 0


def drawn(page: Page) -> None:
    """Wait until the board is there, with its fonts, and nothing moves any more."""
    page.wait_for_selector("#stage svg .p")
    page.evaluate("() => document.fonts.ready.then(() => true)")
    page.wait_for_function("() => document.getAnimations().every((one) => one.playState === 'finished')")


# -- a board with labels -----------------------------------------------------------------------------

MARGIN = 12  # around the board, for labels at its edge
LABEL = """([number, box, isText]) => { // words keep their first letter; of an area it is the corner
  const [x, y] = isText ? [box.x - 32, box.y + box.height / 2 - 14] : [box.x - (box.width < 60 ? 26 : 12), box.y - 10];
  const dot = document.createElement("b");
  dot.textContent = number;
  dot.style.cssText = `position: fixed; z-index: 99; width: 28px; height: 28px; border-radius: 50%; display: grid;
    place-items: center; box-sizing: border-box; font: 700 15px/1 sans-serif; color: #fff; background: #7b1e34;
    border: 2px solid #fff;
    box-shadow: 0 1px 4px #0008; left: ${x}px; top: ${y}px`;
  document.body.append(dot);
}"""


def labelled(page: Page, anchors: Sequence[str]) -> bytes:
    """The board and one's own things, with a number at the upper left of each anchor (a selector)."""
    for number, anchor in enumerate(anchors, 1):
        found = page.locator(anchor)
        box = found.first.bounding_box() if found.count() else None
        if box is None:
            raise SystemExit(f"label {number} has nothing to refer to: {anchor} is not on the page")
        page.evaluate(LABEL, [number, box, "svg text" in anchor])
    hall = page.locator("#hall").bounding_box()
    assert hall is not None
    clip = FloatRect(
        x=hall["x"] - MARGIN, y=hall["y"] - MARGIN, width=hall["width"] + 2 * MARGIN, height=hall["height"] + MARGIN
    )
    return webp(page, page.screenshot(clip=clip))


# -- pictures as WebP --------------------------------------------------------------------------------

ENCODE = """async ([png, quality, before]) => {
  const BLOCK = 16;
  const pixels = async (data) => {
    const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    canvas.getContext("2d").drawImage(picture, 0, 0);
    return canvas;
  };
  const now = await pixels(png);
  const { width, height } = now;
  let [part, left, top, right, bottom] = [now, 0, 0, width, height];
  if (before) { // only blocks that differ from the picture before; the rest is transparent
    const read = (one) => new Uint32Array(one.getContext("2d").getImageData(0, 0, width, height).data.buffer);
    const [a, b] = [read(await pixels(before)), read(now)];
    const changed = new Set();
    for (let at = 0; at < b.length; at++) {
      if (a[at] !== b[at]) changed.add(Math.floor((at % width) / BLOCK) + 1000 * Math.floor(at / width / BLOCK));
    }
    if (!changed.size) return null;
    const blocks = [...changed].map((one) => [(one % 1000) * BLOCK, Math.floor(one / 1000) * BLOCK]);
    left = Math.min(...blocks.map(([x]) => x));
    top = Math.min(...blocks.map(([, y]) => y));
    right = Math.min(width, Math.max(...blocks.map(([x]) => x)) + BLOCK);
    bottom = Math.min(height, Math.max(...blocks.map(([, y]) => y)) + BLOCK);
    part = new OffscreenCanvas(right - left, bottom - top);
    const pen = part.getContext("2d");
    for (const [x, y] of blocks) pen.drawImage(now, x, y, BLOCK, BLOCK, x - left, y - top, BLOCK, BLOCK);
  }
  const bytes = new Uint8Array(await (await part.convertToBlob({ type: "image/webp", quality })).arrayBuffer());
  let text = "";
  for (const one of bytes) text += String.fromCharCode(one);
  return { data: btoa(text), left, top, width: right - left, height: bottom - top };
}"""


class Part(NamedTuple):
    """A frame, or what is new in it: its WebP and where it is."""

    data: bytes
    left: int
    top: int
    width: int
    height: int


def encoded(page: Page, png: bytes, before: bytes | None = None) -> Part | None:
    """A screenshot as WebP: all of it, or what differs from the one before; None if nothing does. A page of its own
    does it, because the security policy of a table forbids data of this kind."""
    studio = page.context.new_page()
    asked = [base64.b64encode(png).decode(), QUALITY, before and base64.b64encode(before).decode()]
    found: Any = studio.evaluate(ENCODE, asked)
    studio.close()
    if found is None:
        return None
    return Part(base64.b64decode(found.pop("data")), **found)


def webp(page: Page, png: bytes) -> bytes:
    part = encoded(page, png)
    assert part is not None
    return part.data


# -- a moving picture --------------------------------------------------------------------------------

# Nothing arrives before it is moved on by hand, however slow the machine is. What happened is written below the board.
PREPARE = """([box, height]) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    .p, .p * { transition-duration: 100s !important; transition-delay: 0s !important; }
    #far, #near, #panels, #scores { opacity: 0; }
    #told { position: fixed; display: block !important; box-sizing: border-box; overflow: hidden; margin: 0;
      padding: 10px 18px; font-size: 21px; left: ${box.x}px; top: ${box.y + box.height}px;
      width: ${box.width}px; height: ${height}px; }
    #told p { display: inline; margin-right: .5em; }`);
  document.adoptedStyleSheets.push(sheet);
}"""
CAPTION = 52  # its height
SEEK = """(share) => {
  for (const one of document.getAnimations()) {
    one.pause();
    one.currentTime = share * one.effect.getComputedTiming().endTime;
    if (share === 1) one.finish();
  }
}"""
SLIDE = (0.15, 0.3, 0.5, 0.7, 0.85)  # how far things have gone in the pictures of a step
SHORT, LONG = 60, 1_100  # milliseconds that a picture is seen, while something slides and when it has arrived
LOOPS = 5
ANIMATION_AND_ALPHA = b"\x12\0\0\0"
KEEP = b"\0"  # a frame is laid over the one before, which stays where the new one is transparent


def moving(page: Page, first: int, steps: int) -> bytes:
    """So many steps of the replay from a ply on, as an animated WebP."""
    page.goto(f"{page.url}/replay?ply={first}")
    drawn(page)
    stage = page.locator("#stage").bounding_box()
    assert stage is not None
    page.evaluate(PREPARE, [stage, CAPTION])
    clip = FloatRect(x=stage["x"], y=stage["y"], width=stage["width"], height=stage["height"] + CAPTION)
    pictures = [(page.screenshot(clip=clip), LONG)]
    for _ in range(steps):
        before = page.url
        page.keyboard.press("ArrowRight")
        page.wait_for_function("(before) => location.href !== before", arg=before)
        for share in (*SLIDE, 1):
            page.evaluate(SEEK, share)
            pictures.append((page.screenshot(clip=clip), SHORT if share < 1 else LONG))
    return animated(page, pictures)


def animated(page: Page, pictures: Sequence[tuple[bytes, int]]) -> bytes:
    frames: list[tuple[Part, int]] = []
    before = None
    for png, milliseconds in pictures:
        part = encoded(page, png, before)
        if part is not None:
            frames.append((part, milliseconds))
        else:
            frames[-1] = (frames[-1][0], frames[-1][1] + milliseconds)
        before = png
    return container(frames)


def chunk(name: bytes, content: bytes) -> bytes:
    return name + struct.pack("<I", len(content)) + content + b"\0" * (len(content) % 2)


def three(number: int) -> bytes:
    return struct.pack("<I", number)[:3]


def container(frames: Sequence[tuple[Part, int]]) -> bytes:
    """Frames as one animated WebP: https://developers.google.com/speed/webp/docs/riff_container"""
    whole = frames[0][0]
    body = chunk(b"VP8X", ANIMATION_AND_ALPHA + three(whole.width - 1) + three(whole.height - 1))
    body += chunk(b"ANIM", b"\xff\xff\xff\xff" + struct.pack("<H", LOOPS))
    for part, milliseconds in frames:
        place = three(part.left // 2) + three(part.top // 2) + three(part.width - 1) + three(part.height - 1)
        body += chunk(b"ANMF", place + three(milliseconds) + KEEP + picture_of(part.data))
    return b"RIFF" + struct.pack("<I", len(body) + 4) + b"WEBP" + body


def picture_of(data: bytes) -> bytes:
    """The chunks of a still WebP that hold its picture."""
    found, at = b"", 12
    while at < len(data):
        size = struct.unpack("<I", data[at + 4 : at + 8])[0]
        end = at + 8 + size + size % 2
        if data[at : at + 4] in (b"VP8 ", b"VP8L", b"ALPH"):
            found += data[at:end]
        at = end
    return found
