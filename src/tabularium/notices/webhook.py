"""Webhooks: a POST in the shape that the other side expects, signed with a secret that only it has."""

from __future__ import annotations

import hmac
import json
from collections.abc import Callable
from hashlib import sha256

from tabularium.notices.safe_post import Outside
from tabularium.notices.ways import Letter, NotSent

JSON = "application/json"
TEXT = "text/plain; charset=utf-8"


def post(outside: Outside, url: str, shape: str, secret: str, letter: Letter, now: float) -> None:
    kind, body = SHAPES[shape](letter)
    time = str(int(now))
    headers = {
        "Content-Type": kind,
        "User-Agent": "Tabularium",
        "X-Tabularium-Id": letter.tag,
        "X-Tabularium-Time": time,
        "X-Tabularium-Signature": f"sha256={signature(secret, time, body)}",
    }
    if shape == "ntfy":
        headers["Click"] = letter.link
    status = outside.post(url, body, headers)
    if 300 <= status < 400:
        raise NotSent("redirect")
    if status == 410:
        raise NotSent("gone", for_good=True)
    if not 200 <= status < 300:
        raise NotSent("status")


def signature(secret: str, time: str, body: bytes) -> str:
    return hmac.new(secret.encode(), f"{time}.".encode() + body, sha256).hexdigest()


def plain(letter: Letter) -> str:
    return f"{letter.title}\n{letter.text}\n{letter.link}"


def as_text(letter: Letter) -> tuple[str, bytes]:
    return TEXT, plain(letter).encode()


def as_json(letter: Letter) -> tuple[str, bytes]:
    said = {"id": letter.tag, "title": letter.title, "lines": list(letter.lines), "link": letter.link}
    return JSON, json.dumps(said, ensure_ascii=False).encode()


def as_discord(letter: Letter) -> tuple[str, bytes]:
    """Names of players call nobody there."""
    said = {"content": plain(letter)[:1900], "allowed_mentions": {"parse": []}}
    return JSON, json.dumps(said, ensure_ascii=False).encode()


def as_slack(letter: Letter) -> tuple[str, bytes]:
    text = plain(letter).replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return JSON, json.dumps({"text": text}, ensure_ascii=False).encode()


SHAPES: dict[str, Callable[[Letter], tuple[str, bytes]]] = {
    "json": as_json,
    "text": as_text,
    "ntfy": as_text,
    "discord": as_discord,
    "slack": as_slack,
}
