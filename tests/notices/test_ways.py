"""The ways against servers of the test's own, on the loopback alone: mail, webhooks and web push."""

from __future__ import annotations

import base64
import hmac
import ipaddress
import json
import socket
import ssl
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from email import message_from_bytes
from email.policy import default
from hashlib import sha256
from pathlib import Path
from typing import Any

import http_ece
import pytest
from aiosmtpd.controller import Controller
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec

from tabularium.notices.mail import BadMail, MailServer, mail_server
from tabularium.notices.push import Pusher, is_subscription, pusher
from tabularium.notices.safe_post import Outside
from tabularium.notices.ways import Letter, NotSent
from tabularium.notices.webhook import post
from tabularium.tables.engines import open_store

LETTER = Letter(
    "Your turn: Äge",
    ("Age, with <b>: it is your turn.",),
    "https://games.example/tables/x",
    "Open the table:",
    "tag-1",
    "https://games.example/notices/stop/1/abc",
    "Stop:",
)
NAME = "hooks.example"
PUBLIC = "93.184.216.34"


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, NAME)])
    now = datetime.now(UTC)
    names = x509.SubjectAlternativeName(
        [x509.DNSName(NAME), x509.DNSName("localhost"), x509.IPAddress(ipaddress.ip_address("127.0.0.1"))]
    )
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(names, critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    path = tmp_path_factory.mktemp("tls") / "own.pem"
    pem = key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    path.write_bytes(pem + made.public_bytes(serialization.Encoding.PEM))
    return path


def serving(certificate: Path) -> ssl.SSLContext:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate)
    return context


# -- mail --------------------------------------------------------------------------------------------


class Box:
    """A mail server that answers as it is told."""

    def __init__(self) -> None:
        self.came: list[bytes] = []
        self.to = "250 OK"
        self.data = "250 OK"

    async def handle_RCPT(self, server: Any, session: Any, envelope: Any, address: str, options: Any) -> str:  # noqa: N802
        envelope.rcpt_tos.append(address)
        return self.to

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        self.came.append(envelope.content)
        return self.data


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


@contextmanager
def smtp(box: Box, **options: Any) -> Iterator[MailServer]:
    control = Controller(box, hostname="127.0.0.1", port=free_port(), **options)
    control.start()
    try:
        yield MailServer("127.0.0.1", control.port, "games@example.org", local=True, seconds=5.0)
    finally:
        control.stop()


def test_a_mail_has_both_forms_and_one_click_to_stop() -> None:
    box = Box()
    with smtp(box) as server:
        server.send("anna@example.org", LETTER, 1_000_000.0)
        server.send("anna@example.org", LETTER, 1_000_000.0)
    assert len(box.came) == 2
    mail = message_from_bytes(box.came[0], policy=default)
    assert mail["Message-ID"] == message_from_bytes(box.came[1], policy=default)["Message-ID"] == "<tag-1@example.org>"
    assert mail["Subject"] == LETTER.title
    assert mail["List-Unsubscribe"] == f"<{LETTER.stop}>"
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    plain, html = mail.get_body(("plain",)), mail.get_body(("html",))
    assert plain is not None
    assert html is not None
    assert LETTER.lines[0] in plain.get_content()
    assert "with &lt;b&gt;:" in html.get_content()
    assert LETTER.link in html.get_content()


@pytest.mark.parametrize(
    ("to", "data", "reason", "for_good"),
    [
        ("550 nobody here", "250 OK", "bounced", True),
        ("451 later", "250 OK", "refused", False),
        ("250 OK", "554 no", "bounced", True),
        ("250 OK", "452 full", "refused", False),
    ],
)
def test_a_refusal_of_the_mail_server_is_for_good_or_for_now(to: str, data: str, reason: str, for_good: bool) -> None:
    box = Box()
    box.to, box.data = to, data
    with smtp(box) as server, pytest.raises(NotSent) as refused:
        server.send("anna@example.org", LETTER, 0.0)
    assert (refused.value.reason, refused.value.for_good) == (reason, for_good)


def test_a_mail_server_that_hangs_or_is_gone_is_tried_again_later() -> None:
    with socket.socket() as silent:
        silent.bind(("127.0.0.1", 0))
        silent.listen()
        port = silent.getsockname()[1]
        server = MailServer("127.0.0.1", port, "games@example.org", local=True, seconds=0.3)
        with pytest.raises(NotSent, match="silent") as hangs:
            server.send("anna@example.org", LETTER, 0.0)
    with pytest.raises(NotSent, match="away") as gone:
        server.send("anna@example.org", LETTER, 0.0)
    assert not hangs.value.for_good
    assert not gone.value.for_good


def test_no_mail_leaves_without_tls_but_to_this_machine(certificate: Path) -> None:
    box = Box()
    with smtp(box) as server, pytest.raises(NotSent, match="no-tls"):
        replace(server, local=False).send("anna@example.org", LETTER, 0.0)
    trusting = ssl.create_default_context(cafile=str(certificate))
    with smtp(box, tls_context=serving(certificate)) as server:
        with pytest.raises(NotSent, match="tls"):  # a certificate that nobody has vouched for
            replace(server, local=False).send("anna@example.org", LETTER, 0.0)
        assert box.came == []
        replace(server, local=False, context=trusting).send("anna@example.org", LETTER, 0.0)
    assert len(box.came) == 1


@pytest.mark.parametrize(
    ("url", "sender", "says"),
    [
        ("", "games@example.org", "needs a mail server"),
        ("mail.example.org", "games@example.org", "is like smtp://"),
        ("smtp://host:port", "games@example.org", "is like smtp://"),
        ("smtp://u:secret@host", "games@example.org", "not part of --mail"),
        ("smtp://host", "nobody", "needs a sender"),
        ("smtp://anna@host", "games@example.org", "needs a password"),
    ],
)
def test_bad_options_for_mail_get_a_sentence(url: str, sender: str, says: str) -> None:
    with pytest.raises(BadMail, match=says) as refused:
        mail_server(url, sender, None, {})
    assert "secret" not in str(refused.value)


def test_the_password_comes_from_a_file_or_the_environment(tmp_path: Path) -> None:
    file = tmp_path / "password"
    file.write_text("hush\n")
    by_file = mail_server("smtps://anna@mail.example.org", "games@example.org", file, {})
    by_name = mail_server("smtp://anna@localhost", "g@example.org", None, {"TABULARIUM_MAIL_PASSWORD": "psst"})
    assert by_file is not None
    assert by_name is not None
    assert (by_file.port, by_file.password, by_file.tls, by_file.local) == (465, "hush", True, False)
    assert (by_name.port, by_name.password, by_name.tls, by_name.local) == (587, "psst", False, True)
    assert "hush" not in repr(by_file)


# -- webhooks ----------------------------------------------------------------------------------------


class Hook:
    """A server over TLS on the loopback; `answer` is what it says to each request."""

    def __init__(self, certificate: Path, answer: Callable[[ssl.SSLSocket], None]) -> None:
        self.came: list[bytes] = []
        self.connected: list[tuple[str, int]] = []
        self.resolved: list[str] = []
        self.numbers: list[Sequence[str]] = [[PUBLIC]]
        self.answer = answer
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.context = serving(certificate)
        self.trusting = ssl.create_default_context(cafile=str(certificate))
        threading.Thread(target=self._serve, daemon=True).start()

    def _serve(self) -> None:
        while True:
            try:
                plain, _ = self.listening.accept()
                with self.context.wrap_socket(plain, server_side=True) as one:
                    self.came.append(request_in(one))
                    self.answer(one)
            except OSError:
                if self.listening.fileno() < 0:
                    return

    def resolve(self, host: str, port: int) -> Sequence[str]:
        self.resolved.append(host)
        return self.numbers.pop(0) if len(self.numbers) > 1 else self.numbers[0]

    def connect(self, number: str, port: int, seconds: float) -> socket.socket:
        """Nothing is ever sent anywhere but here, whatever number it is for."""
        self.connected.append((number, port))
        return socket.create_connection(self.listening.getsockname(), seconds)

    def outside(self, allowed: Sequence[str] = (), seconds: float = 6.0) -> Outside:
        networks = [ipaddress.ip_network(one) for one in allowed]
        return Outside(networks, self.resolve, self.connect, self.trusting, seconds)

    def close(self) -> None:
        self.listening.close()


def request_in(one: ssl.SSLSocket) -> bytes:
    got = b""
    while b"\r\n\r\n" not in got:
        got += one.recv(65536)
    head, _, body = got.partition(b"\r\n\r\n")
    length = int(
        next(line for line in head.lower().split(b"\r\n") if line.startswith(b"content-length")).split(b":")[1]
    )
    while len(body) < length:
        body += one.recv(65536)
    return head + b"\r\n\r\n" + body


def says(text: bytes) -> Callable[[ssl.SSLSocket], None]:
    return lambda one: one.sendall(text)


OK = says(b"HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n")


@contextmanager
def hook(certificate: Path, answer: Callable[[ssl.SSLSocket], None] = OK) -> Iterator[Hook]:
    opened = Hook(certificate, answer)
    try:
        yield opened
    finally:
        opened.close()


@pytest.mark.parametrize("shape", ["json", "text", "ntfy", "discord", "slack"])
def test_a_webhook_gets_its_shape_and_a_signature(shape: str, certificate: Path) -> None:
    with hook(certificate) as one:
        post(one.outside(), f"https://{NAME}/turn?x=1", shape, "key", LETTER, 1_000.0)
    head, _, body = one.came[0].partition(b"\r\n\r\n")
    lines = dict(line.split(": ", 1) for line in head.decode().split("\r\n")[1:])
    assert head.startswith(b"POST /turn?x=1 HTTP/1.1")
    assert one.connected == [(PUBLIC, 443)]
    assert lines["X-Tabularium-Time"] == "1000"
    assert lines["X-Tabularium-Signature"] == "sha256=" + hmac.new(b"key", b"1000." + body, sha256).hexdigest()
    steps: dict[str, list[Any]] = {"json": ["lines", 0], "discord": ["content"], "slack": ["text"]}
    said = steps.get(shape)
    text: Any = json.loads(body) if said else body.decode()
    for step in said or ():
        text = text[step]
    assert "it is your turn." in text
    assert ("&lt;b&gt;" in text) == (shape == "slack")
    assert (json.loads(body)["allowed_mentions"] == {"parse": []}) if shape == "discord" else True


def ten_megabytes(one: ssl.SSLSocket) -> None:
    one.sendall(b"HTTP/1.1 200 OK\r\nContent-Length: 10000000\r\n\r\n")
    one.sendall(bytes(10_000_000))


def test_a_webhook_that_redirects_hangs_or_answers_much(certificate: Path) -> None:
    moved = says(b"HTTP/1.1 302 Found\r\nLocation: https://hooks.example/else\r\nContent-Length: 0\r\n\r\n")
    with hook(certificate, moved) as one:
        with pytest.raises(NotSent, match="redirect"):
            post(one.outside(), f"https://{NAME}/", "text", "key", LETTER, 0.0)
        assert len(one.came) == 1
    with hook(certificate, lambda _: time.sleep(2)) as one, pytest.raises(NotSent, match="silent"):
        post(one.outside(seconds=0.4), f"https://{NAME}/", "text", "key", LETTER, 0.0)

    def drip(one: ssl.SSLSocket) -> None:
        for letter in b"HTTP/1.1 200 OK\r\n" + b"X: y\r\n" * 20:
            one.sendall(bytes([letter]))
            time.sleep(0.05)

    with hook(certificate, drip) as one, pytest.raises(NotSent, match="silent"):
        post(one.outside(seconds=0.5), f"https://{NAME}/", "text", "key", LETTER, 0.0)
    with hook(certificate, ten_megabytes) as one:
        post(one.outside(), f"https://{NAME}/", "text", "key", LETTER, 0.0)
    with hook(certificate, says(b"HTTP/1.1 410 Gone\r\nContent-Length: 0\r\n\r\n")) as one:
        with pytest.raises(NotSent, match="gone") as gone:
            post(one.outside(), f"https://{NAME}/", "text", "key", LETTER, 0.0)
        assert gone.value.for_good


@pytest.mark.parametrize(
    "number",
    [
        "127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1",
        "::1", "fe80::1", "fd00:ec2::254", "::ffff:127.0.0.1", "::ffff:169.254.169.254", "64:ff9b::a00:1",
        "2002:7f00:1::", "ff02::1", "::",
    ],
)  # fmt: skip
def test_a_name_of_a_number_behind_the_walls_is_not_connected_to(number: str, certificate: Path) -> None:
    with hook(certificate) as one:
        for numbers in ([number], [PUBLIC, number]):
            one.numbers = [numbers]
            with pytest.raises(NotSent, match="inside"):
                post(one.outside(), f"https://{NAME}/", "text", "key", LETTER, 0.0)
        assert one.connected == []


def test_a_name_is_resolved_once_and_connected_to_as_resolved(certificate: Path) -> None:
    with hook(certificate) as one:
        one.numbers = [[PUBLIC], ["127.0.0.1"]]
        post(one.outside(), f"https://{NAME}/", "text", "key", LETTER, 0.0)
        assert (one.resolved, one.connected) == ([NAME], [(PUBLIC, 443)])
        with pytest.raises(NotSent, match="inside"):
            post(one.outside(), f"https://{NAME}/", "text", "key", LETTER, 0.0)


def test_an_administrator_may_allow_a_network(certificate: Path) -> None:
    with hook(certificate) as one:
        one.numbers = [["10.1.2.3"]]
        post(one.outside(["10.0.0.0/8"]), f"https://{NAME}:8443/", "text", "key", LETTER, 0.0)
        assert one.connected == [("10.1.2.3", 8443)]
        one.numbers = [["::ffff:10.1.2.3"]]
        post(one.outside(["10.0.0.0/8"]), f"https://{NAME}/", "text", "key", LETTER, 0.0)


@pytest.mark.parametrize(
    "url", ["http://hooks.example/", "https:///x", "https://a:b@hooks.example/", "ftp://x", "https://x/\r\nX: y", ""]
)
def test_only_plain_addresses_of_https_are_posted_to(url: str, certificate: Path) -> None:
    with hook(certificate) as one:
        with pytest.raises(NotSent, match="address"):
            post(one.outside(), url, "text", "key", LETTER, 0.0)
        assert (one.resolved, one.connected) == ([], [])


# -- push --------------------------------------------------------------------------------------------


class BrowserKeys:
    """What a browser makes when it subscribes."""

    def __init__(self) -> None:
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"0123456789abcdef"
        raw = self.private.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        keys = {"p256dh": base64.urlsafe_b64encode(raw).decode(), "auth": base64.urlsafe_b64encode(self.auth).decode()}
        self.subscription = json.dumps({"endpoint": f"https://{NAME}/push/1", "keys": keys})


@pytest.fixture
def keys(tmp_path: Path) -> Pusher:
    store = open_store(tmp_path / "store.db")
    made = pusher(store, "mailto:games@example.org")
    assert pusher(store, "mailto:games@example.org") == made  # they stay in the store
    store.close()
    return made


def test_a_push_can_be_read_with_the_keys_of_the_browser(keys: Pusher, certificate: Path) -> None:
    browser = BrowserKeys()
    assert is_subscription(browser.subscription)
    with hook(certificate, says(b"HTTP/1.1 201 Created\r\nContent-Length: 0\r\n\r\n")) as one:
        keys.send(one.outside(), browser.subscription, LETTER, time.time())
    head, _, body = one.came[0].partition(b"\r\n\r\n")
    lines = {name.lower(): value for name, value in (line.split(": ", 1) for line in head.decode().split("\r\n")[1:])}
    said = json.loads(
        http_ece.decrypt(body, private_key=browser.private, auth_secret=browser.auth, version="aes128gcm")
    )
    assert said == {"title": LETTER.title, "body": LETTER.text, "url": LETTER.link, "tag": LETTER.tag}
    assert int(lines["ttl"]) > 0
    assert b"your turn" not in body
    signed = lines["authorization"].partition("t=")[2].partition(",")[0]
    claims = json.loads(base64.urlsafe_b64decode(signed.split(".")[1] + "=="))
    assert (claims["sub"], claims["aud"]) == ("mailto:games@example.org", f"https://{NAME}")
    assert f"k={keys.public}" in lines["authorization"]


@pytest.mark.parametrize(("status", "for_good"), [(404, True), (410, True), (429, False), (500, False)])
def test_a_subscription_that_is_gone_is_gone(status: int, for_good: bool, keys: Pusher, certificate: Path) -> None:
    answer = says(f"HTTP/1.1 {status} No\r\nContent-Length: 0\r\n\r\n".encode())
    with hook(certificate, answer) as one, pytest.raises(NotSent) as refused:
        keys.send(one.outside(), BrowserKeys().subscription, LETTER, time.time())
    assert refused.value.for_good == for_good


def test_what_is_no_subscription_is_refused() -> None:
    good = json.loads(BrowserKeys().subscription)
    bad: Any
    for bad in ({**good, "endpoint": "http://x/"}, {**good, "keys": {}}, {"endpoint": 3}, []):
        assert not is_subscription(json.dumps(bad))
    assert not is_subscription("{")
