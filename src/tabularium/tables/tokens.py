"""What a device shows to prove that it is the one: long random words, of which the server keeps only a hash."""

from __future__ import annotations

import hmac
import secrets
from hashlib import blake2b

TOKEN_BYTES = 24  # 192 bits
SEAL_LETTERS = 24  # of a device's token: 96 bits


def new_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_device(key: bytes) -> str:
    """A token for a device. It carries the server's seal: nobody can make up one."""
    token = new_token()
    return token + seal(key, "device", token)[:SEAL_LETTERS]


def is_device(key: bytes, token: str) -> bool:
    """Whether this server made this token."""
    if len(token) <= SEAL_LETTERS or not token.isascii():
        return False
    return same(token[-SEAL_LETTERS:], seal(key, "device", token[:-SEAL_LETTERS])[:SEAL_LETTERS])


def hashed(token: str) -> str:
    """What the store keeps of a token. Tokens are long and random: a fast hash without salt is enough."""
    return blake2b(token.encode(), digest_size=32, person=b"tabularium.seat").hexdigest()


def invitation(device: str, table_id: str, seat: int, salt: str) -> str:
    """The token of an invitation. The store has its hash and the salt: nobody but the device that made the invitation
    can make it again."""
    key = blake2b(device.encode(), digest_size=32, person=b"tabularium.link").digest()
    return seal(key, "invitation", f"{table_id} {seat} {salt}")


def same(one: str, other: str) -> bool:
    """Whether two words are equal, in a time that does not tell how far they agree."""
    return hmac.compare_digest(one.encode(), other.encode())


def seal(key: bytes, purpose: str, text: str) -> str:
    """A word that only the holder of the key can make for this text."""
    return blake2b(f"{purpose}\0{text}".encode(), key=key, digest_size=24).hexdigest()


def new_table_id() -> str:
    """Short enough for a link, too long to guess: 80 bits."""
    alphabet = "abcdefghjkmnpqrstuvwxyz23456789"
    return "".join(secrets.choice(alphabet) for _ in range(16))
