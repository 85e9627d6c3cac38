"""The compiled build that the tests compare with the sources: the same rules, played to the same end.

`make test` and `make test-long` make one and name it in COMPILED_BUILD: then it must be there. Otherwise one that is
there and newer than all sources is taken, and without one these tests are skipped.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
NONE = "no compiled build is newer than the sources: `make build/quick/built` makes one to compare with"


def is_newer(build: Path) -> bool:
    """Whether a build was made after the last change of a source."""
    made = build / "built"
    sources = (file for kind in ("*.py", "*.toml", "*.ftl") for file in (ROOT / "src").rglob(kind))
    return made.exists() and max(file.stat().st_mtime for file in sources) <= made.stat().st_mtime


def found_build() -> Path | str:
    """Where the compiled rules lie, or a sentence why there are none."""
    wanted = os.environ.get("COMPILED_BUILD", "")
    builds = [ROOT / wanted] if wanted else [ROOT / "build/quick", ROOT / "build/fast"]
    newer = [build / "site" for build in builds if is_newer(build)]
    if wanted and not newer:
        raise FileNotFoundError(f"COMPILED_BUILD is {wanted}: {NONE}")
    return newer[0] if newer else NONE


COMPILED = found_build()


def compiled() -> Path:
    """Where the compiled rules lie; without them the test is skipped."""
    if isinstance(COMPILED, str):
        pytest.skip(COMPILED)
    return COMPILED
