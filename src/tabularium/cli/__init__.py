"""The `tabularium` command: one verb for each thing it does.

Exit codes: 0 all is well, 1 something wrong was found, 2 the command was not understood.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from io import TextIOWrapper

from tabularium.cli.common import BAD_USAGE, FOUND_WRONG, OK, STOPPED, print_error
from tabularium.cli.parser import command
from tabularium.kernel.refusals import BadBox, BadRecord, Refusal


def replace_unprintable() -> None:
    """What a terminal can't write or a pipe can't mean becomes a mark, not a crash."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def main(argv: Sequence[str] | None = None) -> int:
    replace_unprintable()
    try:
        given = command().parse_args(argv)
        module, _, function = given.does.partition(".")
        code: int = getattr(import_module(f"{__name__}.{module}"), function)(given)
        return code
    except SystemExit as left:  # --help, --version
        return int(left.code or 0)
    except BadBox as bad:
        print_error(f"tabularium: {'; '.join(bad.problems)}")
        return FOUND_WRONG
    except BadRecord as bad:
        print_error(f"tabularium: {bad}")
        return FOUND_WRONG
    except Refusal as refusal:
        print_error(f"tabularium: {refusal}")
        return BAD_USAGE
    except BrokenPipeError:  # the reader has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return OK
    except OSError as wrong:
        print_error(f"tabularium: {wrong.filename or 'a file'} can't be used: {wrong.strerror}")
        return FOUND_WRONG
    except KeyboardInterrupt:
        print_error("tabularium: stopped")
        return STOPPED
