"""The pages: every one of them in both languages, and a game played to its end by forms alone."""

from __future__ import annotations

import gzip
import re
import time
from html import unescape
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message
from starlette.testclient import TestClient

from tabularium.kernel.game import shelf
from tabularium.kernel.presentation import LANGUAGES
from tabularium.tables.chairs import DAY
from tabularium.tables.registry import Registry
from tabularium.tables.tokens import hashed
from tabularium.web.words import FOLDER
from tests.games.age_of_rome.scenario import Scene
from tests.tables.tables import SMALL
from tests.web.guests import ORIGIN, Guest, table_at

PAGES = (
    "/",
    f"/new/{SMALL}",
    "/rules",
    f"/rules/{SMALL}",
    f"/rules/{SMALL}?q=tribun",
    "/about",
    "/developers",
    "/feats",
)


def messages(lang: str) -> dict[str, str]:
    text = (FOLDER / f"text.{lang}.ftl").read_text(encoding="utf-8")
    found = [entry for entry in FluentParser().parse(text).body if isinstance(entry, Message)]
    return {entry.id.name: repr(sorted(set(re.findall(r"\$\w+", text_of(text, entry))))) for entry in found}


def text_of(text: str, entry: Message) -> str:
    assert entry.span is not None
    return text[entry.span.start : entry.span.end]


def test_both_languages_say_the_same_things_with_the_same_values() -> None:
    assert messages("en") == messages("fr")


def test_every_text_that_a_page_names_is_there() -> None:
    known = set(messages("en"))
    for template in (FOLDER / "templates").glob("*.html"):
        for name in re.findall(r"""\bt\(["']([a-z0-9A-Z-]+)["'][,)]""", template.read_text(encoding="utf-8")):
            assert name in known, f"{template.name} names {name}"


def test_every_text_is_said_somewhere() -> None:
    """By its name, or by a stem that a word of the table is put behind."""
    files = [*FOLDER.glob("*.py"), *(FOLDER / "templates").glob("*.html")]
    sources = "".join(file.read_text(encoding="utf-8") for file in files)
    named = set(re.findall(r"""["']([a-z0-9A-Z-]+)["']""", sources))
    stems = tuple(re.findall(r"""["']([a-z-]+-)(?:\{\w|["'] ~)""", sources))
    assert [name for name in messages("en") if name not in named and not name.startswith(stems)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("page", PAGES)
def test_pages_open_in_both_languages(client: TestClient, page: str, lang: str) -> None:
    answer = Guest(client, lang).get(page)
    assert answer.status_code == 200
    assert f'<html lang="{lang}"' in answer.text
    assert "<h1" in answer.text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_choice_before_a_game_is_explained(client: TestClient, lang: str) -> None:
    for game in shelf().values():
        page = unescape(Guest(client, lang).get(f"/new/{game.id}").text)
        words = game.board.words(lang)
        for option in game.options:
            help_text = f"option-{option.key}-help"
            assert game.example or words.has(help_text), f"{game.id} says nothing of {option.key}"
            assert game.example or f'<p class="hint">{words(help_text)}</p>' in page


def test_the_language_of_the_browser_counts_until_one_is_chosen(client: TestClient) -> None:
    guest = Guest(client)
    del guest.cookies["lang"]
    assert 'lang="fr"' in guest.get("/", **{"accept-language": "de, fr-CH;q=0.9, en;q=0.8"}).text
    guest.post("/preferences", lang="en", theme="dark", back="/about")
    page = guest.get("/", **{"accept-language": "fr"})
    assert '<html lang="en" data-theme="dark"' in page.text
    assert guest.post("/preferences", lang="fr", back="//elsewhere.example").headers["location"] == "/"


def choices(page: str) -> list[str]:
    """What the list offers, and what closes it; the tray above offers some of it again."""
    return re.findall(
        r'<button (?:class="primary done" )?name="move" value="([^"]+)"', page.partition("data-choices")[2]
    )


def revision(page: str) -> str:
    found = re.search(r'data-revision="([0-9.]+)"', page)
    return found[1] if found else ""


def test_a_game_is_played_to_its_end_by_forms_and_looked_back_upon(client: TestClient, registry: Registry) -> None:
    guest = Guest(client)
    address = guest.lay("me", "bot", "bot", name_0="Claudia", option_market="long")
    table = table_at(registry, address)
    for _ in range(4000):
        page = guest.get(address).text
        if table.live.over:
            break
        offered = choices(page)
        if offered:
            answer = guest.post(f"{address}/moves", move=offered[-1], seat=0, revision=revision(page))
            assert answer.status_code in (303, 409)
        else:
            time.sleep(0.01)
    assert table.live.over
    assert "Claudia" in guest.get(address).text
    end = guest.get(f"{address}/end")
    assert 'class="bar"' in end.text
    assert "polyline" in end.text
    for ply in (0, 3, table.live.ply, 9999):
        for eyes in ("", "all", "1", "2"):
            assert guest.get(f"{address}/replay?ply={ply}&as={eyes}").status_code == 200
    record = guest.get(f"{address}/record")
    assert record.text.startswith("acta 1")
    assert "attachment" in record.headers["content-disposition"]
    dice = guest.get(f"{address}/dice").text
    assert "The record is true" in dice
    assert table.live.acta.last("secret") in dice


def test_an_unfinished_game_keeps_its_record_and_its_secret(client: TestClient, registry: Registry) -> None:
    guest = Guest(client)
    address = guest.lay("me", "link")
    assert guest.get(f"{address}/record").status_code == 409
    assert guest.get(f"{address}/end").headers["location"] == address
    secret = table_at(registry, address).live.secret
    assert secret is not None
    assert secret.hex() not in guest.get(f"{address}/dice").text


def test_the_language_changes_in_the_middle_of_a_game(client: TestClient) -> None:
    guest = Guest(client)
    address = guest.lay("me", "bot", "link")
    assert "Choose a card to bid" in guest.get(address).text
    guest.post("/preferences", lang="fr", back=address)
    assert "Misez une carte" in guest.get(address).text


def test_what_is_greyed_says_why_with_the_rule(client: TestClient) -> None:
    guest = Guest(client)
    page = guest.get(guest.lay("me", "link")).text
    assert f'<a href="/rules/{SMALL}#NU-2.3">NU-2.3</a>' in page
    assert 'id="NU-2.3"' in guest.get(f"/rules/{SMALL}").text


def test_a_bad_plan_comes_back_with_what_was_wrong_and_what_was_chosen(client: TestClient) -> None:
    answer = Guest(client).post("/tables", game=SMALL, kind_0="me", kind_1="me", name_1="Aulus")
    assert answer.status_code == 422
    assert 'role="alert"' in answer.text
    assert 'value="Aulus"' in answer.text


def test_a_table_is_laid_with_another_box_of_the_game_and_says_so(client: TestClient, registry: Registry) -> None:
    guest, friend = Guest(client), Guest(client, "fr")
    address = guest.lay("me", "link", "bot", game="age_of_rome", box="even", option_peace="yes")
    table = table_at(registry, address)
    assert table.game.box_names[table.live.acta.box] == "even"
    assert "<p>Box: balanced · Peace: yes</p>" in guest.get(address).text
    link = re.search(r"/join/[\w-]+", guest.get(address).text)
    assert link is not None
    invitation = unescape(friend.get(link[0]).text)
    assert "Boîte\xa0: équilibrée · Paix\xa0: oui" in invitation
    again = guest.get(f"/new/age_of_rome?like={table.id}").text
    assert '<option value="even" selected>balanced</option>' in again
    refused = guest.post("/tables", game="age_of_rome", kind_0="me", kind_1="bot", box="odd")
    assert refused.status_code == 422
    assert "This game offers no such box" in refused.text


def test_nothing_is_written_inline(client: TestClient) -> None:
    """What the content security policy forbids is not even tried."""
    for template in (FOLDER / "templates").glob("*.html"):
        text = template.read_text(encoding="utf-8")
        assert not re.search(r"\sstyle=|\son[a-z]+=|<style|javascript:", text), template.name
        assert all("src=" in script or "application/json" in script for script in re.findall(r"<script[^>]*>", text)), (
            template.name
        )
    guest = Guest(client)
    page = guest.get(guest.lay("me", "link")).text
    assert not re.search(r"<[^>]+\sstyle=", page)


def test_borrowed_files_are_there_and_not_in_the_repository() -> None:
    vendor = FOLDER / "static" / "vendor"
    assert {"cinzel.woff2", "icons.svg"} <= {path.name for path in vendor.iterdir()}
    ignored = (Path(__file__).parent.parent.parent / ".gitignore").read_text(encoding="utf-8")
    assert "src/tabularium/web/static/vendor/" in ignored


def test_the_scripts_are_one_file_made_of_their_sources() -> None:
    bundle = (FOLDER / "static" / "js" / "main.js").read_bytes()
    assert len(gzip.compress(bundle)) < 36 * 1024
    ignored = (Path(__file__).parent.parent.parent / ".gitignore").read_text(encoding="utf-8")
    assert "src/tabularium/web/static/js/" in ignored


def test_the_end_names_the_feats_of_people_and_not_of_bots(client: TestClient, registry: Registry) -> None:
    guest = Guest(client)
    address = guest.lay("me", "bot", game="age_of_rome", name_0="Claudia")
    table = table_at(registry, address)
    table.live = Scene(2).glory(61, 70).ends().live
    end = guest.get(f"{address}/end").text
    assert "Feats of Claudia: Beyond the Stars." in end
    assert end.count("Beyond the Stars") == 1


@pytest.mark.parametrize(("lang", "count", "first"), [
    ("en", "1 of 12 earned", "twice · <time datetime=\"2026-11-16\">first on November 16, 2026</time>"),
    ("fr", "1 accompli sur 12", "2 fois · <time datetime=\"2026-11-16\">la première le 16 novembre 2026</time>"),
])  # fmt: skip
def test_a_profile_tells_when_and_how_often(
    client: TestClient, registry: Registry, lang: str, count: str, first: str
) -> None:
    guest = Guest(client, lang)
    assert "/feats" not in guest.get("/").text
    assert guest.get("/feats").text.count("vacant") == 12
    for table, at in ((f"{lang}1", 1794787200.0), (f"{lang}2", 1794873600.0)):
        values = (table, 0, "track_61", "age_of_rome", hashed(guest.token), "Livia", at)
        registry.store.write([("INSERT INTO feats VALUES (?, ?, ?, ?, ?, ?, ?)", values)]).result()
    page = guest.get("/feats").text
    assert count in page
    assert f"<strong>Livia</strong> · {first}" in page
    assert page.count("vacant") == 11
    assert "/feats" in guest.get("/").text
    assert "Livia" not in Guest(client, lang).get("/feats").text


def test_who_only_watched_gets_a_seat_in_the_rematch(client: TestClient) -> None:
    address = Guest(client).lay("me", "bot", name_0="Claudia")
    form = Guest(client).get(f"/new/{SMALL}?like={address.rpartition('/')[2]}").text
    assert re.findall(r'<option value="(\w+)" selected', form)[:3:2] == ["me", "bot"]
    assert "Claudia" not in form


def test_a_used_invitation_leads_back_those_who_sit_there_and_nobody_else(client: TestClient) -> None:
    host, friend, thief = Guest(client), Guest(client), Guest(client)
    address = host.lay("me", "link")
    found = re.search(r"/join/[\w-]+", host.get(address).text)
    assert found
    for _ in range(2):  # who presses twice sits there once
        assert friend.post(found.group(), name="Aulus").headers["location"] == address
    for one in (friend, host):
        assert one.get(found.group()).headers["location"] == address
    refused = thief.get(found.group())
    assert refused.status_code == 404
    assert "used by another browser" in refused.text
    assert "invitation" not in friend.get("/tables/aaaaaaaaaaaaaaaa").text


class Calendar:
    """The clock of a browser's cookies."""

    def __init__(self) -> None:
        self.now = time.time()

    def time(self) -> float:
        return self.now

    def __getattr__(self, name: str) -> object:
        return getattr(time, name)


def test_a_device_that_comes_now_and_then_is_known_for_ever(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    calendar = Calendar()
    monkeypatch.setattr("http.cookiejar.time", calendar)
    client.cookies.clear()
    client.get("/")
    device = client.cookies["device"]
    csrf = re.search(r'name="csrf" content="([0-9a-f]+)"', client.get("/").text)
    assert csrf is not None
    client.post("/preferences", data={"csrf": csrf[1], "lang": "fr"}, headers=ORIGIN)
    renewed = []
    for _ in range(10):  # three years
        calendar.now += 110 * DAY
        page = client.get("/")
        assert client.cookies["device"] == device
        assert '<html lang="fr"' in page.text
        renewed.append("set-cookie" in page.headers)
    assert renewed == [False, True] * 5  # not before half of the year is gone
