"""Every shape that pictures take from draw/ is on the sheet of docs/shapes.md, drawn as it is drawn now."""

from __future__ import annotations

import ast
import inspect
from pathlib import Path

from tools.shapes import SHAPES, SHEET, sheet

import tabularium.games
from tabularium.draw import cards, outline, pieces, svg
from tabularium.kernel.picture_laws import well_formed

GAMES = Path(str(tabularium.games.__file__)).parent
NOT_DRAWN = {"mark", "n", "wrapped"}  # what pieces and shapes are told, not what is seen


def taken_by_pictures() -> set[str]:
    """The functions of draw/ that pictures import."""
    found = set()
    modules = {module.__name__: module for module in (cards, outline, pieces, svg)}
    for file in [*GAMES.glob("*/picture/*.py"), *GAMES.glob("*/picture.py")]:
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ImportFrom) and node.module in modules:
                taken = [getattr(modules[node.module], alias.name) for alias in node.names]
                found |= {one.__name__ for one in taken if inspect.isroutine(inspect.unwrap(one))}
    return found - NOT_DRAWN


def test_every_shape_is_on_the_sheet() -> None:
    taken = taken_by_pictures()
    assert len(taken) > 20
    assert taken <= {shape.__name__ for shape in SHAPES}


def test_every_shape_is_told_on_the_page() -> None:
    page = (SHEET.parent / "shapes.md").read_text(encoding="utf-8")
    assert [shape.__name__ for shape in SHAPES if f"`{shape.__name__}`" not in page] == []


def test_the_sheet_is_as_shapes_are_drawn_now() -> None:
    assert sheet() == SHEET.read_text(encoding="utf-8"), "`python -m tools.shapes` draws it again"


def test_shapes_only_draw() -> None:
    for shape, draw in SHAPES.items():
        assert draw(), shape.__name__
        assert well_formed(draw()), shape.__name__
        assert inspect.getdoc(inspect.unwrap(shape)) or shape.__module__ == svg.__name__, shape.__name__
