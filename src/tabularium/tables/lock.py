"""A store in a file is open in one process at a time: a file beside it is locked, and names that process."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from types import TracebackType

from tabularium.kernel.refusals import Refusal

if sys.platform == "win32":
    import msvcrt

    def seize(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def seize(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


class StoreInUse(Refusal):
    """Another process has the store open."""


class Lock:
    """Held from `take` until `release`, or until the process ends, however it ends."""

    def __init__(self, store: Path) -> None:
        self.store = store
        self.path = store.with_name(f"{store.name}.lock")
        self.handle = -1

    def take(self) -> None:
        handle = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            seize(handle)
        except OSError:
            other = os.read(handle, 400).decode(errors="replace").strip()
            os.close(handle)
            raise StoreInUse(
                f"{self.store} is open in another process ({other or 'it does not say which'}): "
                "close that one first, or use another file with --db"
            ) from None
        os.ftruncate(handle, 0)
        os.write(handle, f"{os.getpid()}: {' '.join(sys.argv)[:300]}\n".encode(errors="replace"))
        self.handle = handle

    def release(self) -> None:
        if self.handle >= 0:
            os.close(self.handle)
            self.handle = -1

    def __enter__(self) -> Lock:
        self.take()
        return self

    def __exit__(self, kind: type[BaseException] | None, wrong: BaseException | None, at: TracebackType | None) -> None:
        self.release()
