"""Files that people bring: read within limits, so that none of them makes a program fall over or work for minutes."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

from tabularium.kernel.refusals import BadBox, BeyondLimits

LARGEST_FILE = 1_000_000  # bytes
LONGEST_LINE = 100_000  # characters
LONGEST_TOML_LINE = 4_000
LONGEST_KEY = 100
MOST_DIGITS = 100
MOST_PARTS = 20  # of a key: a.b.c has three
DEEPEST = 20  # tables and lists inside of each other
MOST_VALUES = 20_000

DIGITS = re.compile(rf"[0-9_]{{{MOST_DIGITS + 1}}}")
PARTS = re.compile(rf"""(?<![\w"'-])(?:[\w"'-]+[ \t]*\.[ \t]*){{{MOST_PARTS}}}""")


def read_text(path: Path, longest_line: int = LONGEST_LINE) -> str:
    """The text of a file; UnicodeDecodeError if it is none, OSError if it can't be read."""
    with path.open("rb") as file:
        data = file.read(LARGEST_FILE + 1)
    if len(data) > LARGEST_FILE:
        raise BeyondLimits(f"{path.name}: is larger than {LARGEST_FILE} bytes")
    text = data.decode("utf-8").replace("\r\n", "\n")
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > longest_line:
            raise BeyondLimits(f"{path.name}, line {number}: has {len(line)} characters; {longest_line} are the most")
    return text


def read_toml(path: Path) -> dict[str, object]:
    """The tables of a TOML file."""
    try:
        text = read_text(path, LONGEST_TOML_LINE)
        for number, line in enumerate(text.split("\n"), 1):
            if DIGITS.search(line):
                raise BeyondLimits(f"{path.name}, line {number}: a number has more than {MOST_DIGITS} digits")
            if PARTS.search(line):
                raise BeyondLimits(f"{path.name}, line {number}: a key has more than {MOST_PARTS} parts")
        table: dict[str, object] = tomllib.loads(text)
    except RecursionError:
        raise BeyondLimits(f"{path.name}: {nested_too_deep()}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as wrong:
        raise BadBox([f"{path.name}: is not TOML: {wrong}"]) from None
    except OSError as wrong:
        raise BadBox([f"{path.name}: can't be read: {wrong.strerror}"]) from None
    check_values(table, path.name)
    return table


def check_values(table: object, where: str, most: int | None = None) -> None:
    """Refuse tables that are too deep, have too many values, or numbers beyond `most`; `where` names them."""
    values = 0
    left: list[tuple[object, str, int]] = [(table, "", 0)]
    while left:
        value, key, depth = left.pop()
        values += 1
        if values > MOST_VALUES:
            raise BeyondLimits(f"{where}: has more than {MOST_VALUES} values")
        if depth > DEEPEST:
            raise BeyondLimits(f"{where}: {key}: {nested_too_deep()}")
        if isinstance(value, dict):
            for name, inner in value.items():
                if len(name) > LONGEST_KEY:
                    raise BeyondLimits(f"{where}: the key {name[:20]}… has more than {LONGEST_KEY} letters")
                left.append((inner, f"{key}.{name}" if key else name, depth + 1))
        elif isinstance(value, list):
            left.extend((inner, f"{key}[{i}]", depth + 1) for i, inner in enumerate(value, 1))
        elif most is not None and isinstance(value, int | float) and not -most <= value <= most:
            raise BeyondLimits(f"{where}: {key}: numbers are from -{most} to {most}, not {str(value)[:20]}")


def nested_too_deep() -> str:
    return f"is nested too deep: {DEEPEST} tables and lists inside of each other are the most"
