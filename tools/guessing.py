"""Whether the time of an answer tells a stranger if somebody has a pairing link, twelve words or a mail address.

Kinds of links and words that are not the stranger's are tried in turn, so that what else the machine does falls on all
of them alike; then their medians are compared. The server is asked without a network: that would only add noise.
"""

from __future__ import annotations

import re
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from statistics import median

from starlette.testclient import TestClient
from tests.web.guests import Guest, open_client

from tabularium.tables.notices import MAIL, ON, Notices
from tabularium.tables.registry import Registry
from tabularium.tables.way_back import words_of

ANSWERS = 500  # of each kind
MOST_APART = 0.10  # of the smallest median
TRIES = 3  # of which one has to hold: a machine that is busy with something else spoils a try
LINK = re.compile(r'value="http://testserver(/pair/[0-9a-f]+)"')
WORDS = re.compile(r"<li>([^<]+)</li>")

Kinds = dict[str, Callable[[], object]]


def pairing_link(desk: Guest) -> str:
    desk.post("/devices/pair")
    found = LINK.search(desk.get("/devices").text)
    assert found, "the page shows no link"
    return found[1]


def used_link(door: TestClient) -> str:
    link = pairing_link(Guest(door))
    Guest(door).post(link, device="Pocket")
    return link


def replaced_link(door: TestClient) -> str:
    desk = Guest(door)
    link = pairing_link(desk)
    pairing_link(desk)
    return link


def words_for(guest: Guest) -> str:
    page = guest.post("/devices/words").text
    return " ".join(WORDS.findall(page.partition('id="words"')[2].partition("</ol>")[0]))


def forgotten_words(door: TestClient) -> str:
    guest = Guest(door)
    words = words_for(guest)
    guest.post("/devices/forget", sure="yes")
    return words


def replaced_words(door: TestClient) -> str:
    guest = Guest(door)
    words = words_for(guest)
    words_for(guest)
    return words


def address_for(guest: Guest, registry: Registry) -> str:
    """An address that brings this guest back. At most three mails an hour go there: the others must take as long."""
    notices = Notices(registry.store, registry.clock)
    person, address = registry.people.whose(guest.token), "somebody@example.org"
    rows = notices.new_way(person, MAIL, address, "en", "http://testserver", ON)
    registry.store.write(rows).result()
    return address


def medians(kinds: Kinds) -> dict[str, float]:
    """Milliseconds by kind."""
    took: dict[str, list[float]] = {name: [] for name in kinds}
    for _ in range(ANSWERS):
        for name, ask in kinds.items():
            began = time.perf_counter()
            ask()
            took[name].append(1000 * (time.perf_counter() - began))
    return {name: median(times) for name, times in took.items()}


def compare(tell: Callable[[str], None]) -> list[str]:
    """What did not hold."""
    with tempfile.TemporaryDirectory() as folder, open_client(Path(folder)) as (door, registry):
        stranger = Guest(door)
        links = {"nobody's": "/pair/" + "a" * 48, "used": used_link(door), "replaced": replaced_link(door)}
        words = {
            "nobody's": " ".join(words_of(b"nobody has these", "en")),
            "replaced": replaced_words(door),
            "forgotten": forgotten_words(door),
        }
        addresses = {"somebody's": address_for(Guest(door), registry), "nobody's": "nobody@example.org"}
        mails = {"nobody's": "/back/" + "a" * 48, "malformed": "/back/x"}
        tried: dict[str, Kinds] = {
            "opening a link": {name: partial(stranger.get, link) for name, link in links.items()},
            "asking by a link": {name: partial(stranger.post, link) for name, link in links.items()},
            "words": {name: partial(stranger.post, "/back", words=typed) for name, typed in words.items()},
            "asking for a mail": {
                name: partial(stranger.post, "/back/mail", address=address) for name, address in addresses.items()
            },
            "opening a link by mail": {name: partial(stranger.get, link) for name, link in mails.items()},
        }
        problems = []
        for what, kinds in tried.items():
            for _ in range(TRIES):
                found = medians(kinds)
                apart = max(found.values()) / min(found.values()) - 1
                told = ", ".join(f"{name} {time_taken:.2f} ms" for name, time_taken in found.items())
                tell(f"{what}: {told} ({100 * apart:.1f} % apart)")
                if apart <= MOST_APART:
                    break
            else:
                problems.append(f"the time of {what} tells one kind from another: {told}")
        return problems
