"""Passkeys: made, shown, refused, with an authenticator of the test's own."""

from __future__ import annotations

import html
import json
import re
import secrets
from collections.abc import Iterator
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Any

import cbor2
import httpx2
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from starlette.testclient import TestClient
from webauthn.helpers import bytes_to_base64url

from tabularium.tables.chairs import DAY
from tabularium.tables.engines import open_store
from tabularium.tables.joining import check_join
from tabularium.tables.refusals import NotNow
from tabularium.tables.registry import Registry
from tabularium.web.app import make_app
from tabularium.web.guard import UNLIMITED
from tests.tables.test_people import Clock
from tests.web.guests import Guest

HERE = "http://localhost"
OPTIONS = re.compile(r'data-options="([^"]+)"')
CHALLENGE = re.compile(r'name="challenge" value="([^"]+)"')
OWN = re.compile(r'(value|data-options|content)="[^"]*"')  # what is each device's own on a page
PRESENT, VERIFIED, MADE = 1, 4, 64


@dataclass
class Authenticator:
    """As a phone or a security key does it."""

    origin: str = HERE
    flags: int = PRESENT | VERIFIED
    id: bytes = field(default_factory=lambda: secrets.token_bytes(32))
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))

    def client(self, kind: str, options: dict[str, Any]) -> bytes:
        return json.dumps({"type": kind, "challenge": options["challenge"], "origin": self.origin}).encode()

    def make(self, options: dict[str, Any]) -> str:
        point = self.key.public_key().public_numbers()
        x, y = (number.to_bytes(32, "big") for number in (point.x, point.y))
        public = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})
        about = self.about(options["rp"]["id"], self.flags | MADE)
        about += bytes(16) + len(self.id).to_bytes(2, "big") + self.id + public
        response = {
            "clientDataJSON": bytes_to_base64url(self.client("webauthn.create", options)),
            "attestationObject": bytes_to_base64url(cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": about})),
        }
        return self.answer(response)

    def show(self, options: dict[str, Any]) -> str:
        client, about = self.client("webauthn.get", options), self.about(options["rpId"], self.flags)
        signed = self.key.sign(about + sha256(client).digest(), ec.ECDSA(SHA256()))
        parts = {"clientDataJSON": client, "authenticatorData": about, "signature": signed}
        return self.answer({name: bytes_to_base64url(part) for name, part in parts.items()})

    def about(self, name: str, flags: int) -> bytes:
        return sha256(name.encode()).digest() + bytes([flags]) + bytes(4)

    def answer(self, response: dict[str, str]) -> str:
        name = bytes_to_base64url(self.id)
        return json.dumps({"id": name, "rawId": name, "type": "public-key", "response": response})


class Person(Guest):
    """A guest of https, or of this machine itself: only there browsers know passkeys."""

    def send(self, path: str, **fields: object) -> httpx2.Response:
        return self.post(path, {"origin": HERE}, **fields)

    def asked(self, path: str) -> tuple[dict[str, Any], str]:
        page = self.get(path).text
        options, challenge = OPTIONS.search(page), CHALLENGE.search(page)
        assert options
        assert challenge
        return json.loads(html.unescape(options[1])), challenge[1]

    def make(self, key: Authenticator) -> httpx2.Response:
        options, challenge = self.asked("/devices")
        return self.send("/devices/passkey", answer=key.make(options), challenge=challenge)

    def come(self, key: Authenticator) -> httpx2.Response:
        options, challenge = self.asked("/back")
        return self.send("/back/passkey", answer=key.show(options), challenge=challenge)


@dataclass
class Place:
    client: TestClient
    registry: Registry
    clock: Clock

    def person(self) -> Person:
        return Person(self.client)

    def whose(self, one: Person) -> str:
        return self.registry.people.whose(one.token)


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Place]:
    clock = Clock()
    registry = Registry(open_store(tmp_path / "store.db"), clock=clock)
    with TestClient(make_app(registry, UNLIMITED), base_url=HERE, raise_server_exceptions=False) as client:
        yield Place(client, registry, clock)


def test_a_passkey_brings_one_back_and_the_others_are_told(place: Place) -> None:
    desk, phone, key = place.person(), place.person(), Authenticator()
    assert desk.make(key).status_code == 303
    assert "since" in desk.get("/devices").text
    assert phone.come(key).headers["location"] == "/devices"
    assert place.whose(phone) == place.whose(desk)
    assert "came back as you" in desk.get("/").text


def test_who_came_back_takes_no_passkey_from_anybody_for_a_day(place: Place) -> None:
    desk, phone, key = place.person(), place.person(), Authenticator()
    desk.make(key)
    phone.come(key)
    name = re.search(r'name="passkey" value="(\w+)"', phone.get("/devices").text)
    assert name
    assert phone.make(Authenticator()).status_code == 409
    assert phone.send("/devices/no-passkey", passkey=name[1]).status_code == 409
    place.clock.now += DAY + 1
    assert phone.send("/devices/no-passkey", passkey=name[1]).status_code == 303
    assert place.person().come(key).status_code == 422


@pytest.mark.parametrize(
    "wrong",
    [
        Authenticator(),  # nobody's
        Authenticator(origin="https://elsewhere.example"),
        Authenticator(flags=PRESENT),  # nobody touched it with a finger or typed a PIN
    ],
    ids=["nobody's", "another site", "not verified"],
)
def test_what_is_no_passkey_of_this_server_brings_nobody_back(place: Place, wrong: Authenticator) -> None:
    desk, good = place.person(), Authenticator()
    desk.make(good)
    if wrong.flags == PRESENT or wrong.origin != HERE:
        wrong.id, wrong.key = good.id, good.key
    stranger = place.person()
    refused = stranger.come(wrong)
    assert refused.status_code == 422
    assert "Nobody on this server has this passkey." in refused.text
    assert place.whose(stranger) != place.whose(desk)


def test_a_key_with_another_signature_is_refused_like_an_unknown_one(place: Place) -> None:
    desk, good = place.person(), Authenticator()
    desk.make(good)
    answers = [OWN.sub("", place.person().come(forged).text) for forged in (Authenticator(id=good.id), Authenticator())]
    assert answers[0] == answers[1]


def test_a_challenge_is_for_one_device_and_not_for_ever(place: Place) -> None:
    desk, thief, key = place.person(), place.person(), Authenticator()
    desk.make(key)
    phone = place.person()
    options, challenge = phone.asked("/back")
    seen = key.show(options)
    assert thief.send("/back/passkey", answer=seen, challenge=challenge).status_code == 422
    place.clock.now += 901
    late = phone.send("/back/passkey", answer=seen, challenge=challenge)
    assert "open for too long" in late.text
    assert place.whose(phone) != place.whose(desk)


@pytest.mark.parametrize("answer", ["", "{}", "[]", '{"id": 3}', "x" * 20_000, '{"id": "abc", "response": {}}'])
def test_bytes_that_are_none_get_a_sentence(place: Place, answer: str) -> None:
    one = place.person()
    _, challenge = one.asked("/devices")
    made = one.send("/devices/passkey", answer=answer, challenge=challenge)
    assert made.status_code in (409, 413)
    back = one.send("/back/passkey", answer=answer, challenge=challenge)
    assert back.status_code in (409, 413, 422)
    assert place.registry.people.passkeys_of(place.whose(one)) == []


def test_who_has_a_passkey_is_not_taken_in_and_is_forgotten_whole(place: Place) -> None:
    desk, phone = place.person(), place.person()
    phone.make(Authenticator())
    with pytest.raises(NotNow) as refused:
        check_join(place.registry, place.whose(desk), place.whose(phone))
    assert refused.value.reason == "own-passkey"
    assert phone.get("/devices/data").json()["passkeys"]
    phone.send("/devices/forget", sure="yes")
    assert place.registry.store.rows("SELECT * FROM passkeys") == []


def test_passkeys_need_a_name_and_tls(tmp_path: Path) -> None:
    for address, offered in (
        ("http://testserver", False), ("https://192.0.2.7", False), ("https://games.example.org", True)
    ):  # fmt: skip
        registry = Registry(open_store(tmp_path / f"{offered}{len(address)}.db"))
        with TestClient(make_app(registry, UNLIMITED), base_url=address) as client:
            page = Guest(client).get("/devices").text
        assert ("data-passkey" in page) is offered
