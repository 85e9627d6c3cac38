"""Where the compiled build lies: made by `make build/fast/built`, which `make test` does first."""

from __future__ import annotations

from pathlib import Path

COMPILED = Path(__file__).parent.parent / "build" / "fast" / "site"
