"""Every shape of `draw/` that pictures are made of, drawn once on a sheet: `python -m tools.shapes` writes
docs/shapes.svg, which docs/shapes.md shows."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, Final, cast

from tabularium.draw.cards import back, card, paper
from tabularium.draw.outline import rounded
from tabularium.draw.pieces import (
    ART,
    badge,
    drawing_of,
    either,
    far_drawing,
    far_piece,
    in_row,
    in_rows,
    named,
    outlined,
    row,
    sign,
    slot,
    step_in,
    tag,
    thing,
    track,
)
from tabularium.draw.svg import circle, group, paragraph, path, polygon, rect, text, use
from tabularium.draw.whole import framed
from tabularium.kernel.picture import Piece
from tabularium.kernel.sight import Setting
from tools.environment import ROOT

SHEET: Final = ROOT / "docs" / "shapes.svg"
COLUMNS: Final = 6
CELL: Final = (170, 150)
MIDDLE: Final = (CELL[0] / 2, CELL[1] / 2 - 10)
CAPTION: Final = CELL[1] - 12
SEATED = cast(Setting[Any], SimpleNamespace(letters=("I", "II"), colours=("red", "blue")))


def seen(piece: Piece) -> str:
    """A piece as a page shows it; ground that can be touched by its outline."""
    return group(path(piece.outline, "slot") if piece.outline else drawing_of(piece, "blue", "II"))


def close(drawing: str) -> str:
    """Without what is seen only from afar, and the other way round."""
    return drawing.replace(' class="close-only"', "").replace(' class="from-afar-only"', "")


def dots(points: list[tuple[float, float]]) -> str:
    return "".join(circle(x, y, 9, "count") for x, y in points)


SHAPES: Final[dict[Callable[..., object], Callable[[], str]]] = {
    rect: lambda: rect(-40, -25, 80, 50, "parchment", 8),
    circle: lambda: circle(0, 0, 26, "chip"),
    path: lambda: path("M-40 20Q-20-40 0 0T40-20", "gilt"),
    polygon: lambda: path(polygon([(0, -36), (34, 24), (-34, 24)]), "parchment"),
    text: lambda: text("SENATVS", 0, 6, "inscription"),
    paragraph: lambda: paragraph("Words in several lines, none of them cut.", 0, -16, 14, 18, "words"),
    use: lambda: use("laurel", 0, 0, 60, "sym"),
    group: lambda: group(rect(-22, -14, 44, 28, "slot") + use("coin", 0, 0, 22, "g-coin"), turn=-14, scale=1.6),
    rounded: lambda: group(path(rounded([(0, 0), (1, 0), (2, 0), (2, 1)], 26, 1.5, 6), "parchment"), -39, -26),
    tag: lambda: group(tag(1, "II", 0, 0, 44), cls="blue"),
    sign: lambda: sign(SEATED, 0, -26, 0, 40) + sign(SEATED, 1, 26, 0, 40),
    thing: lambda: thing("wine", -52, 0, 44) + thing("grain", 0, 0, 44, 3) + thing("vp", 52, 0, 44, 12),
    badge: lambda: group(rect(-20, -20, 34, 40, "paper", 5) + badge(7, 12, 16, 9), scale=1.5),
    row: lambda: row([("wine", 2), ("coin", 5)], 0, 0, 34),
    slot: lambda: slot(0, 0, 60, 78, 6),
    track: lambda: track(("I", "II", "III", "IV"), -45, 0, 30, 26),
    paper: lambda: paper(64, 88, 6, (2, 3)),
    card: lambda: card("Tribune", "h-nu", "senator", "VETO", [("coin", 2)], thing("vp", 0, 0, 44, 5), width=72),
    back: lambda: back("h-nu", "coin", width=72),
    named: lambda: seen(named("legion", "legion-italia", (0, 0), 56, "A legion of Rome in Italia", seat=1)),
    outlined: lambda: seen(outlined("province", "province-italia", (0, 0), (100, 60), "Italia")),
    in_row: lambda: dots(in_row(4, (0, 0), 26)),
    in_rows: lambda: dots(in_rows(5, 3, (0, -14), 30, 28)),
    step_in: lambda: "".join(group(paper(44, 62), -46 + step_in(136, 5, 44, 4) * k) for k in range(5)),
    either: lambda: close(either(text("near", 0, -14, "words"), text("afar", 0, 26, "words strong"))),
    far_drawing: lambda: group(close(far_drawing((60, 40), "parchment", [thing("coin", 0, 0, 60, 9)])), scale=0.8),
    far_piece: lambda: group(close(seen(far_piece("afar", "board", (60, 40), "a board", emblem()))), scale=0.8),
}


def emblem() -> str:
    return far_drawing((60, 40), "parchment", [use("laurel", 0, 0, 60, "sym")])


def sheet() -> str:
    """The sheet with its colours and symbols in it, so that it can be looked at anywhere."""
    rows = -(-len(SHAPES) // COLUMNS)
    width, height = CELL[0] * COLUMNS, CELL[1] * rows
    drawn = []
    for k, (shape, draw) in enumerate(SHAPES.items()):
        x, y = CELL[0] * (k % COLUMNS), CELL[1] * (k // COLUMNS)
        caption = text(shape.__name__, CELL[0] / 2, CAPTION, "words strong")
        drawn.append(group(group(draw(), *MIDDLE) + caption, x, y))
    inner = "\n".join(drawn)
    return framed(inner, width, height, [ART / "tokens.css", ART / "pictures.css"])


if __name__ == "__main__":
    SHEET.write_text(sheet(), encoding="utf-8")
