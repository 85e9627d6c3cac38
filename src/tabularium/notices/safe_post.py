"""Posting to an address that a visitor chose: nothing in the server's own network can be reached that way.

A name is resolved once, every number it has must be one of the open internet (or of a network that the administrator
has allowed), and the connection goes to that very number. Redirects are not followed, and nothing of the answer but its
status is read.
"""

from __future__ import annotations

import ipaddress
import socket
import ssl
import threading
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from http.client import HTTPException, HTTPSConnection
from urllib.parse import urlsplit

from tabularium.notices.ways import NotSent

SECONDS = 6.0
LONGEST_URL = 1_000
Number = ipaddress.IPv4Address | ipaddress.IPv6Address
Network = ipaddress.IPv4Network | ipaddress.IPv6Network
NAT64 = ipaddress.ip_network("64:ff9b::/96")


def resolved(host: str, port: int) -> list[str]:
    return [str(found[4][0]) for found in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]


def connected(number: str, port: int, seconds: float) -> socket.socket:
    return socket.create_connection((number, port), seconds)


@dataclass(frozen=True)
class Outside:
    """How the world outside is reached."""

    allowed: Sequence[Network] = ()
    resolve: Callable[[str, int], Sequence[str]] = resolved
    connect: Callable[[str, int, float], socket.socket] = connected
    context: ssl.SSLContext | None = None
    seconds: float = SECONDS

    def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> int:
        """The status of the answer."""
        host, port, path = parts_of(url)
        number = self.number_of(host, port)
        context = self.context or ssl.create_default_context()
        opened: list[socket.socket] = []
        late = threading.Event()
        timer = threading.Timer(self.seconds, cut, (opened, late))
        timer.start()
        connection = HTTPSConnection(host, port, timeout=self.seconds, context=context)
        try:
            plain = self.connect(number, port, self.seconds)
            opened.append(plain)
            plain.settimeout(self.seconds)
            connection.sock = context.wrap_socket(plain, server_hostname=host)
            opened.append(connection.sock)
            connection.request("POST", path, body, dict(headers))
            return connection.getresponse().status
        except TimeoutError:
            raise NotSent("silent") from None
        except ssl.SSLError:
            raise NotSent("silent" if late.is_set() else "tls") from None
        except (OSError, HTTPException):
            raise NotSent("silent" if late.is_set() else "away") from None
        finally:
            timer.cancel()
            connection.close()
            for one in opened:
                one.close()

    def number_of(self, host: str, port: int) -> str:
        """The number that is connected to."""
        try:
            found = self.resolve(host, port)
        except (OSError, UnicodeError):
            raise NotSent("no-name") from None
        if not found:
            raise NotSent("no-name")
        for text in found:
            if not self.may_reach(text):
                raise NotSent("inside")
        return found[0]

    def may_reach(self, text: str) -> bool:
        try:
            number = meant(ipaddress.ip_address(text.partition("%")[0]))
        except ValueError:
            return False
        if any(number.version == network.version and number in network for network in self.allowed):
            return True
        return number.is_global and not number.is_multicast


def meant(number: Number) -> Number:
    """The number of version 4 that one of version 6 stands for, or itself."""
    if isinstance(number, ipaddress.IPv4Address):
        return number
    if number in NAT64:
        return ipaddress.IPv4Address(int(number) & 0xFFFFFFFF)
    return number.ipv4_mapped or number.sixtofour or (number.teredo[1] if number.teredo else None) or number


def cut(opened: Sequence[socket.socket], late: threading.Event) -> None:
    late.set()  # before the sockets end, so that the one who reads them knows why
    for one in opened:
        with suppress(OSError):
            one.shutdown(socket.SHUT_RDWR)


def parts_of(url: str) -> tuple[str, int, str]:
    """Host, port and path of an address that may be posted to."""
    try:
        parts = urlsplit(url)
        host, port = parts.hostname or "", parts.port or 443
    except ValueError:
        raise NotSent("address", for_good=True) from None
    plain = url.isascii() and url.isprintable() and " " not in url and len(url) <= LONGEST_URL
    if parts.scheme != "https" or not host or parts.username is not None or not plain:
        raise NotSent("address", for_good=True)
    return host, port, (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
