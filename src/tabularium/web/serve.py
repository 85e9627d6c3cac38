"""Starting the server."""

from __future__ import annotations

import asyncio
import errno
import gc
import ipaddress
import logging
import os
import signal
import socket
import sys
import threading
import time
import urllib.request
import webbrowser
from collections.abc import Callable, Iterable, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from urllib.parse import urlsplit

import uvicorn

from tabularium.bots.workers import Workers
from tabularium.kernel.game import AnyGame, shelf
from tabularium.kernel.presentation import LANGUAGES
from tabularium.kernel.refusals import Refusal
from tabularium.notices.mail import MailServer
from tabularium.notices.push import is_installed, pusher
from tabularium.notices.safe_post import Outside
from tabularium.notices.sending import Means, Sending
from tabularium.tables.clock import ServerClock
from tabularium.tables.engines import open_store
from tabularium.tables.notices import Notices
from tabularium.tables.registry import Registry
from tabularium.tables.store import Store
from tabularium.tables.timing import Delays
from tabularium.web import passkeys
from tabularium.web.app import make_app
from tabularium.web.connections import Gate, Networks, Patience, protocols
from tabularium.web.guard import Hosts, Limits
from tabularium.web.logs import set_up_logs
from tabularium.web.metrics import Metrics, Place
from tabularium.web.processes import serve_together
from tabularium.web.reach import Reach, code_for_terminal, is_public_address, own_address
from tabularium.web.words import web_words

UNPACK_AFTER = 1.0  # seconds
GARBAGE = (10_000, 20, 20)  # so many new objects, and so many looks at the young before the older are looked at
TIDY_EVERY = 60.0  # seconds
WANTED_FILES = 65_536
RESERVED_FILES = 300  # for the store, the bots, the log, and connections that are just being refused
FEWEST_CONNECTIONS = 32
EACH = 200  # connections of one address
AT_ONCE = 64  # connections that are taken in before anything else is done
PROXY = "a trusted proxy is an address or a network"
WEBHOOK = "--webhook-to is a network"
METRICS = "--metrics-from is an address or a network"
WAITING = 1_024  # connections that the system holds until they are taken in

log = logging.getLogger("tabularium")


class CantServe(Refusal):
    """The server can't be started like this."""


@dataclass(frozen=True)
class Endpoint:
    """Where the server is found, and whom it believes."""

    host: str = "127.0.0.1"
    port: int = 8080
    names: Sequence[str] = ()  # under which it is asked for
    proxies: Sequence[str] = ()  # addresses and networks whose X-Forwarded-For and -Proto are true
    public: str = ""  # the address under which everybody finds it
    share: bool = False  # with the local network


@dataclass(frozen=True)
class Post:
    """How people are told that it is their turn."""

    mail: MailServer | None = None
    webhooks: Sequence[str] = ()  # networks inside the walls that webhooks may reach
    apart: bool = False  # notices leave from another process


class Server(uvicorn.Server):
    """Takes few connections in at a time but lets many wait for it."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for one in sockets or []:
            one.listen(WAITING)


@dataclass(frozen=True)
class Service:
    """What is served, and how."""

    db: Path | str
    endpoint: Endpoint = field(default_factory=Endpoint)
    limits: Limits | None = None
    delays: Delays | None = None
    post: Post = field(default_factory=Post)
    bots: int | None = None  # processes that think; None: one for each core
    metrics: Sequence[str] = ()  # addresses and networks that may read them
    processes: int = 1

    def reach(self) -> Reach:
        """Where others find it."""
        here = own_address() if self.endpoint.share else ""
        return Reach(self.endpoint.public, address(here, self.endpoint.port).rstrip("/") if here else "")

    def thinking(self) -> int:
        """Processes that think for each of those that serve."""
        wanted = (os.cpu_count() or 2) if self.bots is None else self.bots
        return max(1, wanted // self.processes) if wanted else 0


def serve(
    service: Service,
    browse: bool = False,
    tell: Callable[[str], None] = lambda sentence: None,
) -> None:
    """Serve until stopped. `browse` opens the shelf in the browser of this machine."""
    endpoint = service.endpoint
    if endpoint.public and not is_public_address(endpoint.public):
        raise CantServe(f"a public address is like https://games.example.org, without a path, not “{endpoint.public}”")
    for given, what in (
        (endpoint.proxies, PROXY),
        (service.post.webhooks, WEBHOOK),
        (service.metrics, METRICS),
    ):
        networks(given, what)
    set_up_logs()
    host = "0.0.0.0" if endpoint.share and endpoint.host == "127.0.0.1" else endpoint.host
    listening = listen(host, endpoint.port)
    files = raise_files()
    with closing(open_store(service.db)) as store:  # what is wrong with it is said once, before anything is begun
        if service.bots == 0 and not store.shared:
            raise CantServe("--bots 0 needs a store in PostgreSQL, beside which `tabularium bots` thinks for the bots")
        if service.processes > 1 and not store.shared:
            raise CantServe(
                "--processes needs a store in PostgreSQL (--db postgresql://user@host/name): one in a file is for one"
                " process"
            )
    tell(f"the shelf is at {address(endpoint.host, endpoint.port)} (Ctrl-C stops the server)")
    most = f"up to {connections(files)} connections at once, {EACH} of one address ({files} open files are allowed)"
    tell(most if service.processes == 1 else f"{service.processes} processes; for each of them {most}")
    if endpoint.share:
        share(tell, service.reach())
    if browse:
        threading.Thread(target=open_browser, args=(address(endpoint.host, endpoint.port),), daemon=True).start()
    if service.processes == 1:
        serve_alone(service, listening, Place())
    else:
        serve_together(partial(serve_alone, service), listening, service.processes)


def serve_alone(service: Service, listening: socket.socket, place: Place) -> None:
    """One process."""
    set_up_logs()
    endpoint, post, proxies = service.endpoint, service.post, networks(service.endpoint.proxies, PROXY)
    registry = Registry(open_store(service.db), Workers(service.thinking() or 1), service.delays)
    registry.autoplay.bots = service.thinking() != 0
    means = means_of(registry.store, post.mail, networks(post.webhooks, WEBHOOK), endpoint.public)
    gate = Gate(connections(raise_files()), EACH, Patience(), proxies)
    over_http, over_sockets = protocols(gate)
    allowed = networks(service.metrics, METRICS)
    config = uvicorn.Config(
        make_app(
            registry,
            service.limits,
            hosts_of(endpoint),
            service.reach(),
            means,
            not post.apart,
            Metrics(registry, allowed, gate, place) if allowed else None,
        ),
        http=over_http,
        ws=over_sockets,
        log_config=None,
        access_log=False,
        server_header=False,
        backlog=AT_ONCE,
        ws_max_size=64 * 1024,
        timeout_keep_alive=gate.patience.idle,
        timeout_graceful_shutdown=1,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=[str(network) for network in proxies],
    )
    threading.Thread(target=keep_house, args=(registry.games.values(),), daemon=True).start()
    Server(config).run(sockets=[listening])


def connections(files: int) -> int:
    """How many visitors a process can hold that may open so many files."""
    return max(FEWEST_CONNECTIONS, files - RESERVED_FILES)


def share(tell: Callable[[str], None], reach: Reach) -> None:
    """Say where others find it, in letters and as a code for their cameras."""
    found = reach.public or reach.shared
    if found:
        tell(f"others find it at {found}/\n{code_for_terminal(f'{found}/')}")
    else:
        tell("this machine is in no local network: nobody else can reach it")


def listen(host: str, port: int) -> socket.socket:
    """The socket of the server, or a sentence that says why there is none."""
    try:
        family, kind, protocol, _, where = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    except OSError as wrong:
        raise CantServe(f"{host} is no address of this machine: {wrong.strerror}") from wrong
    opened = socket.socket(family, kind, protocol)
    if sys.platform != "win32":
        opened.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        opened.bind(where)
        opened.listen(WAITING)
    except OSError as wrong:
        opened.close()
        if wrong.errno == errno.EADDRINUSE:
            raise CantServe(f"port {port} is in use by another process: choose another with --port") from wrong
        if wrong.errno == errno.EACCES:
            raise CantServe(f"port {port} may not be used by this user: choose one from 1024 up with --port") from wrong
        raise CantServe(f"{host}, port {port}, can't be opened: {wrong.strerror}") from wrong
    return opened


def raise_files() -> int:
    """Let this process hold as many files open as it may, and say how many that are."""
    try:
        import resource
    except ImportError:  # there is no such limit there
        return WANTED_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = WANTED_FILES if hard == resource.RLIM_INFINITY else min(WANTED_FILES, hard)
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        return wanted
    return soft


def means_of(store: Store, mail: MailServer | None, allowed: Networks, public: str) -> Means:
    """The ways that this server has. Push services want to know whom to write to about it."""
    subject = f"mailto:{mail.sender}" if mail else public if public.startswith("https://") else ""
    if not is_installed():
        log.info("notices in the browser are not offered: pip install 'tabularium[notices]' adds what they need")
    elif not subject:
        log.info("notices in the browser are not offered: they need --mail-from or a --public-url of https")
    if not passkeys.is_installed():
        log.info("passkeys are not offered: pip install 'tabularium[passkeys]' adds what they need")
    push = pusher(store, subject) if subject and is_installed() else None
    return Means(mail, push, Outside(allowed))


def think_for_all(db: Path | str, bots: int | None, delays: Delays) -> None:
    """Mind the bots of all servers of a store until stopped."""
    set_up_logs()
    store = open_store(db)
    if not store.shared:
        store.close()
        raise CantServe("only a store in PostgreSQL has room for a process beside the server: --db postgresql://…")
    asyncio.run(minding_all(Registry(store, Workers(bots or os.cpu_count() or 2), delays)))


async def minding_all(registry: Registry) -> None:
    ended = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, ended.set)
    registry.others.minds_all = True
    registry.start()
    await ended.wait()
    await registry.stop()


def send_notices(db: Path | str, mail: MailServer | None, webhooks: Sequence[str], public: str) -> None:
    """Send notices until stopped, beside the process that has the store open."""
    set_up_logs()
    allowed = networks(webhooks, WEBHOOK)
    store = open_store(db, reads=isinstance(db, Path))  # a file is written beside the process that has it locked
    try:
        row = store.row("SELECT value FROM house WHERE key = 'key'")
        if row is None:
            raise CantServe("no server has used this store yet: start it first")
        notices = Notices(store, ServerClock())
        sending = Sending(notices, means_of(store, mail, allowed, public), shelf(), bytes(row[0]))
        asyncio.run(sending.run())
    finally:
        store.close()


def networks(given: Iterable[str], what: str) -> Networks:
    found = []
    for text in given:
        try:
            found.append(ipaddress.ip_network(text, strict=False))
        except ValueError:
            raise CantServe(f"{what} such as 10.0.0.0/8, not “{text}”") from None
    return found


def hosts_of(endpoint: Endpoint) -> Hosts:
    """The names of the server: those that were given, and those of this machine."""
    here = socket.gethostname()
    public = urlsplit(endpoint.public).hostname or "localhost"
    return Hosts(["localhost", endpoint.host, here, f"{here}.local", public, *endpoint.names])


def keep_house(games: Iterable[AnyGame]) -> None:
    unpack(games)
    while True:
        time.sleep(TIDY_EVERY)
        tidy()


def tidy() -> None:
    """Throw away what only refers to itself: connections that are closed, tables put away. Left to the number of new
    objects it would lie about for many minutes. Where nothing has grown old since the last time, there is nothing."""
    if gc.get_count()[2]:
        gc.collect()


def unpack(games: Iterable[AnyGame]) -> None:
    """Open all boxes and texts beside the first answers, so that the first visitor of a game holds up nobody. They
    stay, so that nobody need look through them for garbage: that held up everybody for a tenth of a second."""
    time.sleep(UNPACK_AFTER)
    for lang in LANGUAGES:
        web_words(lang)
    for game in games:
        game.notation(game.box)
        for lang in LANGUAGES:
            game.board.words(lang)
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE)


def address(host: str, port: int) -> str:
    shown = "localhost" if host in ("0.0.0.0", "::", "127.0.0.1") else host
    return f"http://{f'[{shown}]' if ':' in shown else shown}:{port}/"


def open_browser(url: str) -> None:
    """As soon as the server answers."""
    for _ in range(100):
        try:
            with urllib.request.urlopen(f"{url}healthz", timeout=1):
                break
        except OSError:
            time.sleep(0.1)
    webbrowser.open(url)
