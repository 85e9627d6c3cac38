"""What a picture is sent as: lines of JSON. What many lines need is a line of its own, called by its digest."""

from __future__ import annotations

import json
from base64 import urlsafe_b64encode
from hashlib import blake2b
from typing import Final

Parts = dict[str, str]  # lines by key

as_json: Final = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode  # made once: `dumps` makes one each


def digest(text: str) -> str:
    return urlsafe_b64encode(blake2b(text.encode(), digest_size=6).digest()).decode()


def line(what: str, *values: object) -> str:
    return as_json([what, *values])
