"""Small wrongs to put into a game's rules: another number, another comparison, another order.

A test suite that notices none of them does not show what the rules do. Where a wrong changes nothing (a bound that is
never met, an order that does not matter) it is equivalent, and no test can find it.
"""

from __future__ import annotations

import ast
import random
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOMS = ("steps", "effects", "scoring", "solo")
WORDS = ("explain", "reasons", "prompt_values", "candidates", "formality", "tray", "wastes", "words", "__repr__")
OTHER: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}


@dataclass(frozen=True)
class Mutant:
    """One wrong: in this file, the n-th that could be put there."""

    file: Path
    n: int
    line: int
    what: str

    def __str__(self) -> str:
        return f"{self.file.name}:{self.line} {self.what}"


class Wrong(ast.NodeTransformer):
    """Counts the wrongs that a module offers, and does the n-th."""

    def __init__(self, n: int = -1) -> None:
        self.n = n
        self.count = 0
        self.found: list[tuple[int, str]] = []
        self.inside = False

    def here(self, node: ast.AST, what: str) -> bool:
        """Note that something could be done here; whether it is to be done."""
        self.found.append((getattr(node, "lineno", 0), what))
        self.count += 1
        return self.count - 1 == self.n

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.stmt:
        if node.name in WORDS:
            return node
        outside, self.inside = self.inside, True
        node.body = self.swapped([self.visit(inner) for inner in node.body])
        self.inside = outside
        return node

    def swapped(self, body: list[ast.stmt]) -> list[ast.stmt]:
        """Two calls in a row may change places."""
        for i in range(len(body) - 1):
            one, other = body[i], body[i + 1]
            if is_call(one) and is_call(other) and self.here(one, f"after {ast.unparse(other)[:50]}"):
                return [*body[:i], other, one, *body[i + 2 :]]
        return body

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.stmt:
        if self.inside and node.value is not None:
            node.value = self.visit(node.value)
        return node

    def visit_Constant(self, node: ast.Constant) -> ast.expr:
        number = node.value
        if not self.inside or not isinstance(number, int) or isinstance(number, bool):
            return node
        return ast.Constant(number + 1) if self.here(node, f"{number} becomes {number + 1}") else node

    def visit_Compare(self, node: ast.Compare) -> ast.expr:
        if self.inside and type(node.ops[0]) in OTHER:
            other = OTHER[type(node.ops[0])]
            if self.here(node, f"{ast.unparse(node)[:50]}: {other.__name__}"):
                return ast.Compare(node.left, [other(), *node.ops[1:]], node.comparators)
        self.generic_visit(node)
        return node

    def visit_BinOp(self, node: ast.BinOp) -> ast.expr:
        if self.inside and isinstance(node.op, (ast.Add, ast.Sub)):
            other = ast.Sub() if isinstance(node.op, ast.Add) else ast.Add()
            if self.here(node, f"{ast.unparse(node)[:50]}: {type(other).__name__}"):
                return ast.BinOp(node.left, other, node.right)
        self.generic_visit(node)
        return node

    def visit_BoolOp(self, node: ast.BoolOp) -> ast.expr:
        if self.inside and self.here(node, f"{ast.unparse(node)[:50]}: and/or"):
            return ast.BoolOp(ast.Or() if isinstance(node.op, ast.And) else ast.And(), node.values)
        self.generic_visit(node)
        return node


def is_call(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Call)


def mutants_of(folder: Path) -> Iterator[Mutant]:
    """Every wrong that could be put into the rules of this game."""
    for file in sorted(folder.rglob("*.py")):
        if file.stem in ROOMS or (file.parent.name in ROOMS and file.stem not in ("kinds", "__init__")):
            counting = Wrong()
            counting.visit(ast.parse(file.read_text(encoding="utf-8")))
            for n, (line, what) in enumerate(counting.found):
                yield Mutant(file, n, line, what)


def drawn(folder: Path, count: int, seed: int) -> list[Mutant]:
    """Some of them by chance, the same for the same seed."""
    every = list(mutants_of(folder))
    return random.Random(seed).sample(every, min(count, len(every)))


def mutated(module: ast.Module, n: int) -> ast.Module:
    changed = Wrong(n).visit(module)
    assert isinstance(changed, ast.Module)
    return ast.fix_missing_locations(changed)
