"""Passkeys: a way back that a device or a security key holds; the store has public keys only.

They are offered where browsers allow them: under a name, with TLS (or on this machine itself, as `localhost`), and with
the package `webauthn`, which is an extra. A challenge is good for one device and a few minutes, and needs no store.
"""

from __future__ import annotations

import ipaddress
import json
from dataclasses import dataclass
from importlib.util import find_spec
from typing import Any
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from tabularium.tables.refusals import NotNow
from tabularium.tables.tokens import hashed, new_token, same, seal

GOOD_SECONDS = 900.0  # a challenge
MOST_LETTERS = 8_000  # of what a browser answers


def is_installed() -> bool:
    return find_spec("webauthn") is not None


@dataclass(frozen=True)
class Place:
    """The address that passkeys belong to, as browsers see it."""

    origin: str

    @property
    def name(self) -> str:
        return urlsplit(self.origin).hostname or ""


def place_of(asked: HTTPConnection) -> Place | None:
    """Where this page was asked for, if browsers allow passkeys there and this server can check them."""
    if not is_installed():
        return None
    place = Place(f"{asked.url.scheme}://{asked.headers.get('host', '')}")
    try:
        ipaddress.ip_address(place.name)
    except ValueError:
        safe = asked.url.scheme == "https" or place.name == "localhost"
        return place if safe and place.name else None
    return None


# -- challenges --------------------------------------------------------------------------------------


def new_challenge(key: bytes, device: str, now: float) -> str:
    stem = f"{int(now + GOOD_SECONDS)}.{new_token()}"
    return f"{stem}.{seal(key, 'passkey', f'{stem} {device}')}"


def check_challenge(key: bytes, device: str, text: str, now: float) -> bytes:
    """The challenge that this device was given. One that somebody else has seen is of no use to them."""
    stem, _, sealed = text[:400].rpartition(".")
    until = stem.partition(".")[0]
    good = same(sealed, seal(key, "passkey", f"{stem} {device}")) and until.isdecimal() and now < int(until)
    if not good:
        raise NotNow("passkey-late", "this page was open for too long: load it again")
    return text.encode()


# -- what browsers are asked -------------------------------------------------------------------------


def to_make(key: bytes, place: Place, person: str, name: str, known: list[str], challenge: str) -> str:
    """What a browser is asked for a new passkey, as JSON. One device makes one passkey for a person."""
    from webauthn import base64url_to_bytes, generate_registration_options, options_to_json
    from webauthn.helpers.structs import (
        AuthenticatorSelectionCriteria,
        PublicKeyCredentialDescriptor,
        ResidentKeyRequirement,
        UserVerificationRequirement,
    )

    return options_to_json(
        generate_registration_options(
            rp_id=place.name,
            rp_name="Tabularium",
            user_name=name or "Tabularium",
            user_id=bytes.fromhex(seal(key, "passkey of", person)),
            challenge=challenge.encode(),
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.REQUIRED,
            ),
            exclude_credentials=[PublicKeyCredentialDescriptor(base64url_to_bytes(one)) for one in known],
        )
    )


def to_show(place: Place, challenge: str) -> str:
    """What a browser is asked for any passkey of this server: the same for everybody."""
    from webauthn import generate_authentication_options, options_to_json
    from webauthn.helpers.structs import UserVerificationRequirement

    return options_to_json(
        generate_authentication_options(
            rp_id=place.name,
            challenge=challenge.encode(),
            user_verification=UserVerificationRequirement.REQUIRED,
        )
    )


# -- what browsers answer ----------------------------------------------------------------------------


def id_in(answer: str) -> str:
    """The id of the passkey that an answer is about, or ""."""
    try:
        found = json.loads(answer[:MOST_LETTERS])["id"]
    except (ValueError, LookupError, TypeError):
        return ""
    return found if isinstance(found, str) and len(found) <= 1_400 else ""


def checked_new(place: Place, answer: str, challenge: bytes) -> tuple[str, bytes, int]:
    """The id, the public key and the counter of a new passkey."""
    from webauthn import verify_registration_response
    from webauthn.helpers import bytes_to_base64url

    try:
        made = verify_registration_response(
            credential=answer[:MOST_LETTERS],
            expected_challenge=challenge,
            expected_rp_id=place.name,
            expected_origin=place.origin,
            require_user_verification=True,
        )
    except Exception:  # whatever the package does with bytes that are none
        raise NotNow("passkey-wrong", "the browser gave no passkey that this server can use") from None
    return bytes_to_base64url(made.credential_id), made.credential_public_key, made.sign_count


def checked_again(place: Place, answer: str, challenge: bytes, key: bytes, count: int) -> int | None:
    """The counter of a passkey that was shown, or None if it is not the one with this public key."""
    from webauthn import verify_authentication_response

    try:
        shown: Any = verify_authentication_response(
            credential=answer[:MOST_LETTERS],
            expected_challenge=challenge,
            expected_rp_id=place.name,
            expected_origin=place.origin,
            credential_public_key=key,
            credential_current_sign_count=count,
            require_user_verification=True,
        )
    except Exception:  # as above
        return None
    return int(shown.new_sign_count)


def short_id(passkey: str) -> str:
    """How a form of its own person names it."""
    return hashed(passkey)[:16]
