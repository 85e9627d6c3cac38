"""Where the programs of this folder live: the repository, its sources as they are, and its Python."""

from __future__ import annotations

import os
import sys
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NEEDED = ("fluent", "hypothesis", "mypy_extensions", "pytest")


def move_in() -> None:
    """Go on in the repository's own Python if this one lacks what the project needs, and run the plain sources."""
    sys.path.insert(0, str(ROOT / "src"))
    ours = ROOT / ".venv/bin/python"
    if all(find_spec(name) for name in NEEDED):
        return
    if not ours.exists() or Path(sys.executable) == ours:
        sys.exit("this needs the repository's own Python: `make setup` makes it")
    os.execv(ours, [str(ours), *sys.argv])
