"""`python -m tabularium` is the `tabularium` command."""

from __future__ import annotations

import sys

from tabularium.cli import main

if __name__ == "__main__":
    sys.exit(main())
