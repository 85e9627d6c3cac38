"""A game of one's own: `tabularium new NAME` writes a small one that can be played, drawn and tested at once."""

from __future__ import annotations

import re
from argparse import Namespace
from importlib.util import find_spec
from itertools import chain, product
from keyword import iskeyword
from pathlib import Path
from string import ascii_uppercase

from tabularium.cli.common import OK, BadUsage
from tabularium.kernel.game import shelf

PACKAGE = Path(__file__).parents[1]
EXAMPLES = (PACKAGE / "example", PACKAGE.parents[1] / "examples" / "tali")  # in a wheel, and in the repository
NEXT = """{folder} is a package with a game in it. Next:

    pip install --no-deps --editable {folder}
    tabularium games
    pytest {folder}
    tabularium play {name}

Its rules are in {folder}/src/{name}/game.py. Change them, its box, its texts and its tests: docs/add-a-game.md.
"""


def do_new(given: Namespace) -> int:
    folder = Path(given.name)
    refuse(given.name, folder)
    example = next(path for path in EXAMPLES if path.exists())
    for file in sorted(example.rglob("*")):
        if file.is_file() and "__pycache__" not in file.parts:
            copied = folder / renamed(str(file.relative_to(example)), given.name)
            copied.parent.mkdir(parents=True, exist_ok=True)
            copied.write_text(renamed(file.read_text(encoding="utf-8"), given.name), encoding="utf-8")
    print(NEXT.format(folder=folder, name=given.name), end="")
    return OK


def refuse(name: str, folder: Path) -> None:
    """Say why a game can't have this name, before anything is written."""
    if not re.fullmatch("[a-z][a-z0-9_]*", name) or iskeyword(name):
        raise BadUsage(f"a game is named by small letters, digits and _, as a Python module is, not “{name}”")
    if name in shelf():
        raise BadUsage(f"there is a game “{name}” on the shelf already: choose another name")
    if folder.exists():
        raise BadUsage(f"{folder} exists already: choose another name, or another folder to work in")
    if find_spec(name) is not None:
        raise BadUsage(f"Python has a module “{name}” already: choose another name")


def renamed(text: str, name: str) -> str:
    """What is written in the example, for a game of this name."""
    title = name.replace("_", " ").capitalize()
    words = {
        "examples/tali": name,
        "gambler": f"{name}_gambler",
        '"en": "Tali"': f'"en": "{title}"',
        '"fr": "Tali"': f'"fr": "{title}"',
        "# Tali:": f"# {title}:",
        "Tali": "".join(part.capitalize() for part in name.split("_")),
        "tali": name,
        "TA": prefix_of(name),
    }
    pattern = "|".join(re.escape(word) if word != "TA" else r"\bTA\b" for word in words)
    return re.sub(pattern, lambda found: words[found[0]], text)


def prefix_of(name: str) -> str:
    """Two letters for the ids of its rules that no game on the shelf has: of its name, if they are free."""
    taken = {game.prefix for game in shelf().values()}
    letters = [letter for letter in name.upper() if letter in ascii_uppercase]
    own = (letters[0] + letter for letter in letters[1:])
    return next(pair for pair in chain(own, map("".join, product(ascii_uppercase, repeat=2))) if pair not in taken)
