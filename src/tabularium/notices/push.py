"""Web push: a message that only the browser can read, signed with the keys of this server (VAPID).

The packages for it are an extra. Without them, or without an address that a push service can complain to, it is not
offered.
"""

from __future__ import annotations

import base64
import json
from dataclasses import dataclass
from importlib.util import find_spec
from typing import Any
from urllib.parse import urlsplit

from tabularium.notices.safe_post import Outside, parts_of
from tabularium.notices.ways import Letter, NotSent
from tabularium.tables.store import Store

TIME_TO_LIVE = 86_400
HOURS = 12  # that a signature is good
GONE = (404, 410)


def is_installed() -> bool:
    return find_spec("pywebpush") is not None


@dataclass(frozen=True)
class Pusher:
    """The keys of this server, and whom push services may write to about it."""

    private: str  # PEM
    public: str  # as browsers want it
    subject: str

    def send(self, outside: Outside, subscription: str, letter: Letter, now: float) -> None:
        from py_vapid import Vapid02
        from pywebpush import WebPusher

        given = json.loads(subscription)
        try:
            body = WebPusher(given).encode(payload(letter), "aes128gcm")["body"]
        except Exception:  # whatever the package does with keys that are none
            raise NotSent("keys", for_good=True) from None
        parts = urlsplit(given["endpoint"])
        claims = {"sub": self.subject, "aud": f"https://{parts.netloc}", "exp": int(now) + HOURS * 3_600}
        headers = dict(Vapid02.from_pem(self.private.encode()).sign(claims))
        headers |= {
            "TTL": str(TIME_TO_LIVE),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "Topic": letter.tag[:32],
            "Urgency": "normal",
        }
        status = outside.post(given["endpoint"], body, headers)
        if status in GONE:
            raise NotSent("gone", for_good=True)
        if not 200 <= status < 300:
            raise NotSent("status")


def payload(letter: Letter) -> bytes:
    """What the service worker reads."""
    said = {"title": letter.title, "body": letter.text, "url": letter.link, "tag": letter.tag}
    return json.dumps(said, ensure_ascii=False).encode()


def pusher(store: Store, subject: str) -> Pusher:
    """The keys are made on the first start and stay in the store."""
    from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat, PublicFormat
    from py_vapid import Vapid02

    row = store.row("SELECT value FROM house WHERE key = 'vapid'")
    if row is None:
        made = Vapid02()
        made.generate_keys()
        pem: bytes = made.private_key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
        store.write([("INSERT OR IGNORE INTO house VALUES ('vapid', ?)", (pem,))]).result()
        row = store.rows("SELECT value FROM house WHERE key = 'vapid'")[0]
    private = bytes(row[0])
    key: Any = Vapid02.from_pem(private)
    raw = key.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return Pusher(private.decode(), base64.urlsafe_b64encode(raw).rstrip(b"=").decode(), subject)


def is_subscription(text: str) -> bool:
    """Whether a browser may have made this: an address to post to, and two keys."""
    try:
        given = json.loads(text)
        parts_of(str(given["endpoint"]))
        keys = [base64.urlsafe_b64decode(given["keys"][name] + "==") for name in ("p256dh", "auth")]
    except (NotSent, ValueError, LookupError, TypeError):
        return False
    return [len(key) for key in keys] == [65, 16] and len(text) <= 3_000
