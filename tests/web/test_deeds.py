"""What people do at a table over HTTP, and what they are refused."""

from __future__ import annotations

import asyncio
import json
import time
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from tabularium.kernel.moves import PASS
from tabularium.tables.engines import open_store
from tabularium.tables.registry import Registry
from tabularium.tables.table import OFTEN
from tabularium.web.app import make_app
from tabularium.web.guard import UNLIMITED
from tests.tables.tables import plan
from tests.web.direct import Ear
from tests.web.guests import ORIGIN, Guest, table_at


def join(inviter: Guest, registry: Registry, address: str, seat: int, lang: str = "en") -> Guest:
    friend = Guest(inviter.client, lang)
    token = table_at(registry, address).link(seat, inviter.token)
    assert friend.post(f"/join/{token}", name=f"Friend {seat}").status_code == 303
    return friend


def test_moves_are_answered_with_what_they_deserve(client: TestClient, registry: Registry) -> None:
    guest, stranger = Guest(client), Guest(client)
    address = guest.lay("me", "link")
    table = table_at(registry, address)
    first = table.revision(0)
    assert guest.move(address, "bid tribune", 0, first).json()["rule"] == "NU-2.3"
    assert guest.move(address, "bid tribune", 0, first).status_code == 422
    assert guest.move(address, "dance", 0, first).status_code == 422
    assert guest.move(address, "done", 1, first).status_code == 403
    assert stranger.move(address, "done", 0, first).status_code == 403
    assert guest.move(address, "done", 0, "0.99").status_code == 409
    assert table.rev == 0
    assert guest.move(address, "done", 0, first, "one").status_code == 200
    assert guest.move(address, "done", 0, first, "one").status_code == 200  # the same request again: one move
    assert guest.move(address, "done", 0, first, "two").status_code == 409  # a second tab: stale
    assert table.rev == 1
    assert [line.kind for line in table.live.acta.lines].count("move") == 1


def test_nobody_is_asked_about_a_move_that_is_done_or_overtaken(client: TestClient, registry: Registry) -> None:
    """A request that was sent again got a question instead of its answer, and an old page one that led to a refusal."""
    guest = Guest(client)
    address = guest.lay("me", "link")
    first = table_at(registry, address).revision(0)
    json_please = {"accept": "application/json", "idempotency-key": "one"}

    def touch(key: str, **more: str) -> dict[str, Any]:
        said = {"move": "done", "seat": "0", "revision": first, "careful": "yes", "touched": "yes", **more}
        answer: dict[str, Any] = guest.post(f"{address}/moves", json_please | {"idempotency-key": key}, **said).json()
        return answer

    assert "taken back" in touch("one")["ask"]
    assert touch("one", sure="yes")["done"]
    assert touch("one")["done"]  # the answer was lost: the same once more
    assert touch("two")["error"] == "The table has moved on since you looked. Here it is now."


def test_without_scripts_a_refusal_stands_on_the_page(client: TestClient, registry: Registry) -> None:
    guest = Guest(client, "fr")
    address = guest.lay("me", "link")
    answer = guest.post(
        f"{address}/moves", move="bid tribune", seat=0, revision=table_at(registry, address).revision(0)
    )
    assert answer.status_code == 422
    assert "Un tribun ne se mise pas." in answer.text
    assert answer.headers["content-type"].startswith("text/html")


def test_an_invitation_becomes_a_cookie_once(client: TestClient, registry: Registry) -> None:
    host = Guest(client)
    address = host.lay("me", "link")
    token = table_at(registry, address).link(1, host.token)
    assert token in host.get(address).text
    friend, thief = Guest(client), Guest(client)
    assert friend.get(f"/join/{token}").status_code == 200
    assert table_at(registry, address).chairs[1].holder == ""  # looking takes nothing
    assert friend.post(f"/join/{token}", name="Aulus").status_code == 303
    assert thief.post(f"/join/{token}", name="Verres").status_code == 404
    assert token not in host.get(address).text
    assert "Aulus" in host.get(address).text
    everything = str(registry.store.rows("SELECT * FROM seats") + registry.store.rows("SELECT * FROM used_links"))
    assert token not in everything
    assert friend.token not in everything


def test_cookies_are_for_this_site_and_not_for_scripts(client: TestClient) -> None:
    client.cookies.clear()
    cookie = client.get("/").headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert len(cookie.partition("device=")[2].partition(";")[0]) >= 32  # 192 bits


def test_forms_from_elsewhere_are_refused(client: TestClient, registry: Registry) -> None:
    guest = Guest(client)
    address = guest.lay("me", "link")
    for headers, csrf in (
        ({"origin": "http://evil.example"}, guest.csrf),
        ({"origin": "http://["}, guest.csrf),
        ({"origin": "https://testserver"}, guest.csrf),
        ({"origin": "null"}, guest.csrf),
        (ORIGIN, ""),
        (ORIGIN, "0" * 48),
        (ORIGIN, Guest(client).csrf),
    ):
        fields: dict[str, object] = {"csrf": csrf, "move": "done", "seat": 0, "revision": "0.0"}
        assert guest.post(f"{address}/moves", headers, **fields).status_code == 403
    assert table_at(registry, address).rev == 0


def test_undo_and_its_refusal(client: TestClient, registry: Registry) -> None:
    guest = Guest(client)
    address = guest.lay("me", "link")
    table = table_at(registry, address)
    coin = next(
        words
        for words in ("bid as", "bid sestertius", "bid denarius")
        if guest.move(address, words, 0, table.revision(0)).status_code == 200
    )
    assert table.live.state.drafts[0] != ()
    assert guest.post(f"{address}/undo", seat=0).status_code == 303
    assert table.live.state.drafts[0] == ()
    assert guest.post(f"{address}/undo", seat=0).status_code == 409
    guest.move(address, f"{coin}; done", 0, table.revision(0))
    refused = guest.post(f"{address}/undo", {"accept": "application/json"}, seat=0)
    assert refused.status_code == 409
    assert "take back" in refused.json()["error"]


def test_seats_are_handed_around(client: TestClient, registry: Registry) -> None:
    host = Guest(client)
    address = host.lay("me", "link", "open")
    table = table_at(registry, address)
    friend = join(host, registry, address, 1)
    passer = Guest(client)
    assert passer.post(f"{address}/sit", seat=2, name="Passer").status_code == 303
    assert passer.post(f"{address}/sit", seat=1, name="Passer").status_code == 403
    assert friend.post(f"{address}/bot", seat=1, level="random").status_code == 303
    assert friend.post(f"{address}/bot", seat=1, level="genius").status_code == 422
    assert friend.post(f"{address}/back", seat=1).status_code == 303
    assert passer.post(f"{address}/bot", seat=1).status_code == 403
    assert host.post(f"{address}/bot", seat=1).status_code == 303  # among friends a bot stands in by the host's word
    assert friend.post(f"{address}/back", seat=1).status_code == 303
    assert friend.post(f"{address}/link", seat=1).status_code == 303
    phone = join(friend, registry, address, 1)
    assert table.chairs[1].holder != ""
    assert friend.move(address, "done", 1, table.revision(1)).status_code == 403
    assert phone.post(f"{address}/resign", seat=1).status_code == 303
    assert phone.post(f"{address}/back", seat=1).status_code == 409
    assert host.post(f"{address}/leave", seat=0).status_code == 303
    assert host.post(f"{address}/nonsense", seat=0).status_code == 409


def test_people_talk_and_watchers_do_not(client: TestClient, registry: Registry) -> None:
    guest = Guest(client)
    address = guest.lay("me", "link")
    assert guest.post(f"{address}/say", text="<b>Salve</b> & vale").status_code == 303
    assert "&lt;b&gt;Salve&lt;/b&gt; &amp; vale" in guest.get(address).text
    assert Guest(client).post(f"{address}/say", text="psst").status_code == 409
    assert guest.post(f"{address}/say", text="x" * 601).status_code == 409
    assert guest.post(f"{address}/say", text="  ").status_code == 409


def test_going_back_by_agreement(client: TestClient, registry: Registry) -> None:
    host = Guest(client)
    address = host.lay("me", "link")
    table = table_at(registry, address)
    friend = join(host, registry, address, 1)
    host.move(address, "done", 0, table.revision(0))
    friend.move(address, "done", 1, table.revision(1))
    assert table.live.ply == 2
    assert host.post(f"{address}/rewind", seat=0, ply=1).status_code == 303
    assert table.live.ply == 2
    asked = "take back “Friend 1 is done”"
    assert f"You asked to {asked} and everything since. Waiting for Friend 1 to agree." in host.get(address).text
    assert f"asks to {asked} and everything since. <a" in friend.get(address).text
    assert friend.post(f"{address}/refuse", seat=1).status_code == 303
    assert f"Friend 1 does not want to {asked}." in host.get(address).text
    assert host.post(f"{address}/rewind", seat=0, ply=1).status_code == 303
    assert friend.post(f"{address}/agree", seat=1, ply=0).status_code == 409
    assert 'name="ply" value="1"' in friend.get(address).text
    assert friend.post(f"{address}/agree", seat=1, ply=1).status_code == 303
    assert table.live.ply == 1
    assert "<s>" in friend.get(address).text
    assert host.post(f"{address}/refuse", seat=0).status_code == 409


def test_the_curtain_hides_everything_until_it_is_lifted(client: TestClient, registry: Registry) -> None:
    guest, watcher = Guest(client), Guest(client)
    address = guest.lay("me", "here", "link")
    covered = guest.get(address).text
    assert "data-choices" not in covered
    board = covered.partition('id="panels"')[2].partition("</section>")[0]
    public = watcher.get(address).text.partition('id="panels"')[2].partition("</section>")[0]
    assert "hidden card" in board
    for name in ("sestertius", "denarius", "tribune"):
        assert name not in board
        assert name not in public
    guest.post(f"{address}/lift", seat=0)
    assert "data-choices" in guest.get(address).text
    guest.move(address, "done", 0, table_at(registry, address).revision(0))
    assert "data-choices" not in guest.get(address).text
    assert Guest(client).post(f"{address}/lift", seat=0).status_code == 403


def listen(guest: Guest, address: str, **headers: str) -> Any:
    guest._before()
    return guest.client.websocket_connect(f"{address}/live?lang=en", headers={**ORIGIN, **headers})


def test_a_page_hears_of_what_happens_and_of_nothing_else(client: TestClient, registry: Registry) -> None:
    host = Guest(client)
    address = host.lay("me", "link")
    table = table_at(registry, address)
    friend = join(host, registry, address, 1)
    coin = next(
        words
        for words in ("bid as", "bid sestertius", "bid denarius")
        if not table.live.state.agenda[-1].forbids(table.live.state, 0, table.live.parse(words)[0])
    )
    with listen(friend, address) as ears:
        first = json.loads(ears.receive_text())
        assert "Your turn" in first["title"]
        host.move(address, coin, 0, table.revision(0))  # nobody else hears of an edit...
        host.post(f"{address}/undo", seat=0)
        host.post(f"{address}/say", text="Salve")
        second = json.loads(ears.receive_text())
        assert "Salve" in str(second["sections"])  # ...this is the next thing heard
        host.move(address, "done", 0, table.revision(0))
        third = json.loads(ears.receive_text())
        assert "is done" in str(third["sections"])


FOREIGN = ["http://evil.example", "http://testserver.evil.example", "https://testserver", "ftp://testserver"]


@pytest.mark.parametrize("origin", [*FOREIGN, "//testserver", "http://[", "null", ""])
def test_sockets_from_elsewhere_are_refused(client: TestClient, origin: str) -> None:
    guest = Guest(client)
    address = guest.lay("me", "link")
    with pytest.raises(WebSocketDisconnect), listen(guest, address, origin=origin) as ears:
        ears.receive_text()


@pytest.mark.parametrize(
    ("proxy", "origin", "accepted"),
    [
        ("127.0.0.1", "https://testserver", True),
        ("127.0.0.1", "http://testserver", False),
        ("10.0.0.1", "http://testserver", True),  # the header of a stranger is not believed
        ("10.0.0.1", "https://testserver", False),
    ],
)
def test_a_socket_behind_a_trusted_proxy_comes_from_the_scheme_that_it_tells(
    tmp_path: Path, proxy: str, origin: str, accepted: bool
) -> None:
    async def visit() -> list[str]:
        registry = Registry(open_store(tmp_path / "store.db"))
        app = ProxyHeadersMiddleware(make_app(registry, UNLIMITED), trusted_hosts=[proxy])  # type: ignore[arg-type]
        table = await registry.lay(plan("me", "open"), "host")
        headers = {"origin": origin, "x-forwarded-proto": "https"}
        ear = Ear(app, f"/tables/{table.id}/live", headers)  # type: ignore[arg-type]
        while not ear.heard and not ear.task.done():
            await asyncio.sleep(0.01)
        await ear.close()
        await registry.stop()
        return ear.heard

    heard = asyncio.run(visit())
    assert ("sections" in heard[0]) == accepted
    assert accepted or "4403" in heard[0]


def test_passing_ahead_answers_later_windows(client: TestClient, registry: Registry) -> None:
    for _ in range(40):
        guest = Guest(client)
        address = guest.lay("me", "bot", "bot", option_market="long")
        table = table_at(registry, address)
        for _ in range(3000):
            if table.live.over:
                break
            if 0 in table.waiting():
                if table.window(0):
                    answer = guest.post(f"{address}/pass-ahead", seat=0, revision=table.revision(0))
                    assert answer.status_code == 303
                    assert (0, (PASS,)) in table.live.moves
                    return
                guest.move(address, "done", 0, table.revision(0))
            time.sleep(0.005)
    pytest.fail("no window was ever open")


@pytest.mark.parametrize(
    ("lang", "told"), [("en", "Don’t ask me about the veto"), ("fr", "Ne plus me demander\u00a0: le veto")]
)
def test_who_did_nothing_three_times_is_offered_not_to_be_asked(
    client: TestClient, registry: Registry, lang: str, told: str
) -> None:
    for _ in range(40):
        guest = Guest(client, lang)
        address = guest.lay("me", "bot", "bot", option_market="long")
        table = table_at(registry, address)
        for _ in range(3000):
            if table.live.over:
                break
            if table.window(0):
                assert told not in unescape(guest.get(address).text)
                table.for_nothing[0, "veto"] = OFTEN
                assert told in unescape(guest.get(address).text)
                assert guest.post(f"{address}/dont-ask", seat=0).status_code == 303
                assert 'id="unasked"' in guest.get(address).text
                assert guest.post(f"{address}/no-pass-ahead", seat=0).status_code == 303
                assert 'id="unasked"' not in guest.get(address).text
                return
            if 0 in table.waiting():
                guest.move(address, "done", 0, table.revision(0))
            time.sleep(0.005)
    pytest.fail("no window was ever open")


def test_who_sits_is_not_offered_a_second_seat_that_would_be_refused(client: TestClient) -> None:
    host, watcher = Guest(client), Guest(client)
    address = host.lay("me", "open", "open")
    assert 'id="vacant"' in host.get(address).text  # the host has a link to send instead
    assert f"{address}/sit" not in host.get(address).text
    assert f'action="{address}/sit"' in watcher.get(address).text
    assert watcher.post(f"{address}/sit", seat=1, name="Titus").status_code == 303
    seated = watcher.get(address).text
    assert f"{address}/sit" not in seated
    assert 'id="vacant"' not in seated
    assert watcher.post(f"{address}/sit", seat=2, name="Titus").status_code == 409
