"""Where others find this server: the start of every link that is sent to somebody, and how far such a link reaches."""

from __future__ import annotations

import ipaddress
import re
import socket
from dataclasses import dataclass
from io import StringIO
from urllib.parse import urlsplit

import segno
from markupsafe import Markup, escape
from starlette.requests import HTTPConnection

from tabularium.kernel.presentation import Words

MACHINE, NETWORK, ANYWHERE = "machine", "network", ""
OPTION = re.compile(r"--[a-z-]+")
UNROUTED = ("192.0.2.1", 9)  # an address that no network has: asking for the way there sends nothing


@dataclass(frozen=True)
class Reach:
    """What the administrator said about it."""

    public: str = ""  # the address under which everybody finds it
    shared: str = ""  # the one under which it is found in the local network

    def address(self, asked: HTTPConnection) -> str:
        """The start of links for whoever asks: the public address, or the one that was asked for; on this machine
        itself the one that also works on others."""
        if self.public:
            return self.public
        scheme = {"ws": "http", "wss": "https"}.get(asked.url.scheme, asked.url.scheme)
        here = f"{scheme}://{asked.headers.get('host', asked.url.netloc)}"
        return self.shared if self.shared and range_of(here) == MACHINE else here


def range_of(address: str) -> str:
    """How far a link reaches: this machine, the local network, or, as far as one can tell, anywhere."""
    name = urlsplit(address).hostname or ""
    if name == "localhost" or name.endswith(".localhost"):
        return MACHINE
    try:
        number = ipaddress.ip_address(name)
    except ValueError:
        return NETWORK if name.endswith(".local") else ANYWHERE
    if number.is_loopback:
        return MACHINE
    return NETWORK if number.is_private or number.is_link_local else ANYWHERE


def reach_said(t: Words, address: str) -> Markup:
    """How far a link reaches, in words; options of a command stay whole where a line ends."""
    said = str(escape(t(f"reach-{range_of(address)}")))
    return Markup(OPTION.sub(r'<code class="whole">\g<0></code>', said))


def is_public_address(text: str) -> bool:
    """Whether this can stand at the start of links: a scheme and a host, perhaps a port, and nothing behind it."""
    try:
        parts = urlsplit(text)
        return parts.scheme in ("http", "https") and bool(parts.hostname) and text == f"{parts.scheme}://{parts.netloc}"
    except ValueError:
        return False


def own_address() -> str:
    """The number of this machine in its local network, or "" where it is in none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(UNROUTED)
        except OSError:
            return ""
        found = str(asking.getsockname()[0])
    return "" if ipaddress.ip_address(found).is_loopback else found


def code_for_terminal(address: str) -> str:
    drawn = StringIO()
    segno.make(address, micro=False).terminal(out=drawn, compact=True)
    return drawn.getvalue()
