"""Which rules and worked examples have a test.

A game's `rules.toml` says which there are; tests say what they show with `@rule("NU-2.3")` and
`@example("NU-EX1")`. Both are read from the files: nothing is imported and nothing is run.
"""

from __future__ import annotations

import argparse
import ast
import json
import re
import sys
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

SECTIONS = ("rules", "examples", "rulings")
RULE_ID = re.compile(r"[A-Z]{2}-(?:EX\d+|[QH]\d+|\d+\.\d+)[a-z]?")
# A specification defines an id where a list entry starts with it or where it is bold.
SPEC_ID = re.compile(rf"(?:^\s*(?:(?:[-*]|\d+\.)\s+)+(?:\*\*)?|\*\*)({RULE_ID.pattern})(?![\w.]*\w)", re.MULTILINE)


class Unreadable(Exception):
    """Something that a person has to put right before anything can be counted."""


@dataclass(frozen=True)
class Rulebook:
    """The ids of one game, by the section they stand in."""

    game: str
    prefix: str
    finished: bool
    ids: Mapping[str, tuple[str, ...]]

    def __contains__(self, name: str) -> bool:
        return any(name in self.ids[section] for section in SECTIONS)


@dataclass(frozen=True)
class Mark:
    """One id on one test. `kind` is `rule` or `example`; `node` is what pytest calls the test."""

    kind: str
    id: str
    node: str
    line: int


@dataclass
class Count:
    """How far the tests of one game go."""

    book: Rulebook
    marks: list[Mark]
    absent: list[str] = field(default_factory=list)  # in the specification but not in rules.toml
    extra: list[str] = field(default_factory=list)  # the other way round

    def marked(self, section: str) -> list[str]:
        kind = "example" if section == "examples" else "rule"
        shown = {mark.id for mark in self.marks if mark.kind == kind}
        return [name for name in self.book.ids[section] if name in shown]

    def missing(self, section: str) -> list[str]:
        shown = self.marked(section)
        return [name for name in self.book.ids[section] if name not in shown]

    @property
    def unknown(self) -> list[Mark]:
        """Marks that name no rule or ruling, or no worked example."""
        known = {
            "rule": {*self.book.ids["rules"], *self.book.ids["rulings"]},
            "example": set(self.book.ids["examples"]),
        }
        return [mark for mark in self.marks if mark.id not in known[mark.kind]]

    @property
    def fine(self) -> bool:
        open_ids = self.missing("rules") or self.missing("examples")
        return not (self.unknown or self.absent or self.extra or (self.book.finished and open_ids))


# -- reading ---------------------------------------------------------------------------------------------


def games_of(root: Path) -> list[str]:
    """The games that have a rulebook here."""
    return sorted(file.parent.name for file in root.glob("src/tabularium/games/*/rules.toml"))


def rulebook_of(root: Path, game: str) -> Rulebook:
    folder = root / "src/tabularium/games" / game
    path = folder / "rules.toml"
    try:
        table = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, tomllib.TOMLDecodeError) as wrong:
        raise Unreadable(f"{game}: rules.toml can't be read: {wrong}") from None
    said = described_in(folder / "game.py")
    prefix = said.get("prefix")
    if not isinstance(prefix, str):
        raise Unreadable(f"{game}: game.py does not say its `prefix` as a plain text")
    ids = {section: tuple(table.get(section, {})) for section in SECTIONS}
    odd = [name for section in SECTIONS for name in ids[section] if not RULE_ID.fullmatch(name)]
    odd += [name for section in SECTIONS for name in ids[section] if not name.startswith(f"{prefix}-")]
    if odd:
        raise Unreadable(f"{game}: these are no ids of {prefix}: {', '.join(dict.fromkeys(odd))}")
    return Rulebook(game, prefix, said.get("finished", True) is True, ids)


def described_in(path: Path) -> dict[str, object]:
    """What a `game.py` says of its game in plain literals."""
    said: dict[str, object] = {}
    for node in ast.walk(parsed(path)):
        if (
            isinstance(node, ast.keyword)
            and node.arg in ("prefix", "finished")
            and isinstance(node.value, ast.Constant)
        ):
            said[node.arg] = node.value.value
    return said


def parsed(path: Path) -> ast.Module:
    try:
        return ast.parse(path.read_text(encoding="utf-8"), str(path))
    except (OSError, SyntaxError, UnicodeDecodeError) as wrong:
        raise Unreadable(f"{path.name} can't be read: {wrong}") from None


def marks_of(root: Path, game: str) -> list[Mark]:
    """Every mark on a test of this game."""
    return [
        mark
        for path in sorted((root / "tests/games" / game).rglob("test_*.py"))
        for mark in marks_in(parsed(path), path.relative_to(root).as_posix())
    ]


def marks_in(module: ast.Module, file: str) -> Iterator[Mark]:
    names = mark_names(module)
    yield from marks_below(module.body, file, [], names)


def mark_names(module: ast.Module) -> dict[str, str]:
    """What `rule` and `example` are called in this file: other libraries have decorators of these names too."""
    return {
        name.asname or name.name: name.name
        for node in ast.walk(module)
        if isinstance(node, ast.ImportFrom) and (node.module or "").endswith("marks")
        for name in node.names
        if name.name in ("rule", "example")
    }


def marks_below(
    body: Iterable[ast.stmt], node: str, inherited: list[tuple[str, str, int]], names: Mapping[str, str]
) -> Iterator[Mark]:
    for statement in body:
        if isinstance(statement, ast.ClassDef) and statement.name.startswith("Test"):
            shared = [*inherited, *said_by(statement.decorator_list, names)]
            yield from marks_below(statement.body, f"{node}::{statement.name}", shared, names)
        elif isinstance(statement, ast.FunctionDef) and statement.name.startswith("test"):
            for kind, name, line in [*inherited, *said_by(statement.decorator_list, names)]:
                yield Mark(kind, name, f"{node}::{statement.name}", line)


def said_by(decorators: Iterable[ast.expr], names: Mapping[str, str]) -> list[tuple[str, str, int]]:
    """Kind, id and line of the marks among these decorators, those inside a `parametrize` included."""
    found = []
    for call in (node for decorator in decorators for node in ast.walk(decorator)):
        if not isinstance(call, ast.Call):
            continue
        kind = mark_kind(call.func, names)
        for argument in call.args if kind else ():
            literal = argument.value if isinstance(argument, ast.Constant) else None
            found.append((kind, literal if isinstance(literal, str) else ast.unparse(argument), argument.lineno))
    return found


def mark_kind(func: ast.expr, names: Mapping[str, str]) -> str:
    if isinstance(func, ast.Name):
        return names.get(func.id, "")
    written = ast.unparse(func)
    return func.attr if isinstance(func, ast.Attribute) and written in PYTEST_MARKS else ""


PYTEST_MARKS = ("pytest.mark.rule", "pytest.mark.example", "marks.rule", "marks.example")


def spec_ids(text: str) -> tuple[str, ...]:
    """The ids that a specification defines, in its order."""
    return tuple(dict.fromkeys(SPEC_ID.findall(text)))


# -- telling ---------------------------------------------------------------------------------------------


def count(root: Path, game: str, spec: str | None = None) -> Count:
    book = rulebook_of(root, game)
    found = Count(book, marks_of(root, game))
    if spec is not None:
        wanted = [name for name in spec_ids(spec) if name.startswith(f"{book.prefix}-")]
        found.absent = [name for name in wanted if name not in book]
        extra = [name for section in SECTIONS for name in book.ids[section] if name not in wanted]
        found.extra = [name for name in extra if not name.startswith(f"{book.prefix}-H")]  # the house's own rulings
    return found


def lines(found: Count) -> Iterator[str]:
    """For people: one line a game, then what is wrong with it."""
    book = found.book
    counts = [f"{len(found.marked(part))}/{len(book.ids[part])} {part}" for part in ("rules", "examples")]
    yield f"{book.game}: {', '.join(counts)}{'' if book.finished else ' (not finished)'}"
    for part in ("rules", "examples"):
        if found.missing(part):
            yield f"  {part} without a test: {' '.join(found.missing(part))}"
    for mark in found.unknown:
        yield f"  {mark.node} (line {mark.line}): no such {mark.kind}: {mark.id}"
    if found.absent:
        yield f"  in the specification, not in rules.toml: {' '.join(found.absent)}"
    if found.extra:
        yield f"  in rules.toml, not in the specification: {' '.join(found.extra)}"


def as_json(found: Count) -> dict[str, object]:
    book = found.book
    parts = {
        part: {"all": len(book.ids[part]), "marked": len(found.marked(part)), "missing": found.missing(part)}
        for part in ("rules", "examples")
    }
    unknown = [{"test": mark.node, "line": mark.line, "id": mark.id} for mark in found.unknown]
    spec = {"absent": found.absent, "extra": found.extra}
    return {"game": book.game, "finished": book.finished, **parts, "unknown": unknown, "spec": spec, "fine": found.fine}


def chosen(root: Path, game: str | None) -> list[str]:
    games = games_of(root)
    if game is None:
        return games
    if game not in games:
        raise Unreadable(f"no rulebook of “{game}”; there are {', '.join(games)}")
    return [game]


def main(arguments: Sequence[str], root: Path = ROOT) -> int:
    parser = argparse.ArgumentParser("rules-covered", description="Which rules and worked examples have a test.")
    parser.add_argument("game", nargs="?", help="one game; all by default")
    parser.add_argument("--json", action="store_true", help="for programs")
    parser.add_argument("--spec", type=Path, metavar="FILE", help="also compare with the ids of this specification")
    asked = parser.parse_args(arguments)
    if asked.spec and not asked.game:
        parser.error("--spec is the specification of one game: name the game too")
    try:
        spec = asked.spec.read_text(encoding="utf-8") if asked.spec else None
        found = [count(root, game, spec) for game in chosen(root, asked.game)]
    except (Unreadable, OSError) as wrong:
        print(f"rules-covered: {wrong}", file=sys.stderr)
        return 2
    if asked.json:
        print(json.dumps([as_json(one) for one in found], indent=2))
    else:
        print("\n".join(line for one in found for line in lines(one)))
    return 0 if all(one.fine for one in found) else 1
