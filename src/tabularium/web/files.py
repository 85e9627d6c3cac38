"""The files that every page needs: small ones are answered from memory, without a look at the disk; texts packed.

Their addresses have a fingerprint (`?v=`), so that browsers may keep them for good. While two builds run beside each
other one is asked for files of the other: it answers with what it has, which nobody may keep.
"""

from __future__ import annotations

import gzip
from hashlib import blake2b
from os import stat_result
from pathlib import Path

from starlette.datastructures import Headers, QueryParams
from starlette.responses import FileResponse, Response
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import Scope

SMALL = 100_000  # bytes of a file that is kept in memory
TEXTS = (".js", ".css", ".svg")
WORTH_PACKING = 1_000  # bytes


class Files(StaticFiles):
    """The files of a folder as they are when the server starts; larger ones are read when they are asked for."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder)
        self.fingerprints = fingerprints(folder)
        self.small = {
            str(path.relative_to(folder)): (path.read_bytes(), headers_of(path, path.stat()))
            for path in folder.rglob("*")
            if path.is_file() and path.stat().st_size <= SMALL
        }
        self.packed = {
            name: gzip.compress(content, mtime=0)
            for name, (content, _) in self.small.items()
            if name.endswith(TEXTS) and len(content) >= WORTH_PACKING
        }

    async def get_response(self, path: str, scope: Scope) -> Response:
        answer = await self._answer(path, scope)
        if QueryParams(scope.get("query_string", b"")).get("v") != self.fingerprints.get(path):
            answer.headers["cache-control"] = "no-store"
        return answer

    async def _answer(self, path: str, scope: Scope) -> Response:
        found = self.small.get(path)
        if found is None or scope["method"] not in ("GET", "HEAD"):
            return await super().get_response(path, scope)
        content, headers = found
        asked = Headers(scope=scope)
        packed = self.packed.get(path)
        more = {} if packed is None else {"vary": "accept-encoding"}
        if self.is_not_modified(headers, asked):
            return NotModifiedResponse(Headers({**headers, **more}))
        if packed is not None and "gzip" in asked.get("accept-encoding", ""):
            content, more = packed, {**more, "content-encoding": "gzip"}
        return Response(content, headers={**headers, **more, "content-length": str(len(content))})


def headers_of(path: Path, stat: stat_result) -> Headers:
    """Those that it would have if it were read now: type, size, age and tag."""
    return FileResponse(path, stat_result=stat).headers


def fingerprints(folder: Path) -> dict[str, str]:
    """A word for what each file of a folder holds."""
    files = (path for path in sorted(folder.rglob("*")) if path.is_file())
    return {str(path.relative_to(folder)): blake2b(path.read_bytes(), digest_size=5).hexdigest() for path in files}
