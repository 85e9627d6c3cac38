"""No English on French pages: every refusal a visitor can meet is provoked, and its sentence must be a French text."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from tabularium.draw.words import shared_words
from tabularium.kernel import refusals
from tabularium.kernel.game import AnyGame, find_game, shelf
from tabularium.kernel.refusals import UNREADABLE, BadOptions, BadRecord, InvalidMove, Refusal
from tabularium.tables import refusals as tables
from tabularium.tables import registry as registries
from tabularium.tables.laying import SeatPlan, TablePlan
from tabularium.tables.registry import Registry
from tabularium.web import guard as doors
from tabularium.web import visitor as visitors
from tabularium.web.deeds import DEEDS
from tabularium.web.lessons import has_lessons
from tabularium.web.pages import CHECKS
from tabularium.web.scene import plan_problems, sentence_of
from tabularium.web.words import FOLDER, web_words
from tests.tables.tables import SMALL
from tests.web.guests import Guest, table_at

JSON = {"accept": "application/json"}
ENGLISH = re.compile(r"\b(the|is|are|was|not|with|this|that|there|and|you|your|of|can't|must|should|only|has|have)\b")
VALUES = {"said": "x", "words": "x", "pattern": "x", "word": "x", "thing": "x", "name": "x", "least": "1", "most": "2"}


def french(text: str) -> str:
    """The text, after a look for English words outside quoted notation."""
    bare = re.sub(r"«[^»]*»", "", text)
    found = ENGLISH.search(bare.lower())
    assert not found, f"English in “{text}”: {found}"
    return text


def refusal_kinds() -> Iterator[type[Refusal]]:
    for module in (refusals, registries, tables, doors, visitors):
        for kind in vars(module).values():
            if isinstance(kind, type) and issubclass(kind, Refusal) and kind.__module__ == module.__name__:
                yield kind


def test_the_look_for_english_finds_it() -> None:
    with pytest.raises(AssertionError):
        french("the table has moved on")
    assert french("« the end » n’est pas un coup") == "« the end » n’est pas un coup"


def test_a_move_in_a_hint_is_quoted() -> None:
    """A move often has a colon of its own."""
    played = "Construire\u00a0: villa"
    said = shared_words("fr")("hint-why", move=played, what="vous avez plus de points (+2)", other="Passer")
    assert said == (f"Avec «\u00a0{played}\u00a0», vous avez plus de points (+2), par rapport à «\u00a0Passer\u00a0».")


def test_every_text_of_the_french_pages_is_french() -> None:
    words = web_words("fr")
    text = (FOLDER / "text.fr.ftl").read_text(encoding="utf-8")
    lines = [line for line in text.split("\n") if not line.startswith("#") and not line.startswith("language-en")]
    for line in lines:
        french(re.sub(r"^[\w-]+ =|\{[^}]*\}|\[\w+\]", "", line).replace("Tabularium", ""))
    assert words.lang == "fr"


def test_rules_have_the_apostrophes_of_all_other_texts() -> None:
    books = [(game.rules.rules, game.rules.examples, game.rules.rulings) for game in shelf().values()]
    said = [text for book in books for part in book for entry in part.values() for text in entry.values()]
    assert [text for text in said if "'" in text] == []


def test_signs_stand_off_by_a_space_that_does_not_break() -> None:
    """In the texts of the pages, the notices and every game with its lessons, and in the rules."""
    files = [*FOLDER.parent.rglob("*.fr.ftl")]
    said = [line for file in files for line in file.read_text(encoding="utf-8").split("\n") if line[:1] != "#"]
    books = [(game.rules.rules, game.rules.examples, game.rules.rulings) for game in shelf().values()]
    rules = [entry["fr"] for book in books for part in book for entry in part.values()]
    assert len(files) > 24
    for line in (*said, *rules):
        assert not re.search(r" [:;!?»](?=[ .,)]|$)|« ", line), line


@pytest.mark.parametrize("reason", UNREADABLE)
def test_why_words_are_no_move_is_said_in_both_languages(reason: str) -> None:
    refusal = InvalidMove("xyz", reason, VALUES | {"length": "9", "game": "g"})
    assert "xyz" in french(sentence_of(refusal, "fr"))
    assert sentence_of(refusal, "en") != sentence_of(refusal, "fr")


@pytest.mark.parametrize("kind", [*refusal_kinds()], ids=lambda kind: kind.__name__)
def test_every_kind_of_refusal_has_a_french_sentence(kind: type[Refusal]) -> None:
    made = Exception.__new__(kind)  # whatever it is made of
    made.__dict__.update(text="x", reason="empty", values={}, problems=("English",), waiting=(), rule="NU-1", move="x")
    made.__dict__.update(seconds=7)
    assert french(sentence_of(made, "fr"))


def reasons() -> set[str]:
    """All that the server may answer to a deed that has no place now."""
    folder = Path(tables.__file__).parent
    sources = [*folder.glob("*.py"), *FOLDER.glob("*.py")]
    return {reason for file in sources for reason in re.findall(r'NotNow\("([a-z-]+)"', file.read_text("utf-8"))}


def test_every_reason_why_not_now_has_a_text() -> None:
    assert "bot-plays" in reasons()
    for reason in reasons():
        assert web_words("fr").has(f"refused-{reason}"), reason


@pytest.mark.parametrize("check", CHECKS)
def test_a_failed_check_of_a_record_is_told_in_french(check: str) -> None:
    assert french(web_words("fr")(f"wrong-{check}"))
    assert french(web_words("fr")(f"checked-{check}"))


@pytest.mark.parametrize("game", shelf().values(), ids=lambda game: game.id)
def test_options_that_clash_are_refused_in_french(game: AnyGame) -> None:
    counts = range(1, 8)
    met = 0
    for seats in counts:
        for option in game.options:
            for choice in option.choices:
                plan = TablePlan(game, [SeatPlan("bot")] * seats, {option.key: choice})
                try:
                    game.choose(seats, plan.options)
                except BadOptions as refusal:
                    met += 1
                    french(plan_problems(refusal, plan, "fr"))
    assert met or not game.options or game.player_counts == tuple(counts)


def test_clashing_options_name_their_rule_or_themselves() -> None:
    rome = find_game("rome_and_roll")
    both = TablePlan(rome, [SeatPlan("me")], {"easier_scores": "yes", "harder_scores": "yes"})
    with pytest.raises(BadOptions) as refused:
        rome.choose(1, both.options)
    assert "(RR-19.8)" in plan_problems(refused.value, both, "fr")
    empty = plan_problems(refused.value, TablePlan(rome, [SeatPlan("me")] * 9), "fr")
    assert empty == "Ce jeu se joue de 1 à 4 joueurs, et non à 9."


def test_all_that_the_house_refuses_is_refused_in_french(client: TestClient, registry: Registry) -> None:
    guest, other = Guest(client, "fr"), Guest(client, "fr")
    address = guest.lay("me", "link")
    table = table_at(registry, address)
    revision = table.revision(0)
    for text in ("", "x", "bid", "bid tribune", "bid as as", "bid x", "done; done", "reopen", "bid as" * 1000):
        answer = guest.move(address, text, 0, revision)
        assert answer.status_code in (409, 422), text
        french(answer.json()["error"].partition(" : ")[0])
    assert guest.move(address, "done", 0, "0.9").status_code == 409
    for deed in (*DEEDS, "nothing"):
        if deed == "link":
            continue
        for who, seat in ((other, 0), (other, 7), (guest, 1), (guest, 0)):
            if who is guest and seat == 0 and deed in ("leave", "resign", "bot", "restart"):
                continue
            answer = who.post(f"{address}/{deed}", JSON, seat=seat, ply=999, revision="9.9", level="x")
            if answer.status_code != 200:
                french(answer.json()["error"].partition(" : ")[0])
    for path in ("/nothing", "/tables/nothing", "/join/nothing", "/new/nothing", "/rules/nothing", f"{address}/record"):
        page = guest.get(path)
        assert page.status_code in (404, 409), path
        found = re.search(r'<p class="lead">([^<]+)</p>', page.text)
        assert found, path
        french(found[1])
    assert guest.client.put("/about").status_code == 405
    forged = guest.post("/tables", {"origin": "http://evil.example", **JSON}, game=SMALL)
    assert forged.status_code == 403
    french(forged.json()["error"])
    for seats in (("me",) * 2, ("bot",) * 1):
        page = guest.post("/tables", game=SMALL, **{f"kind_{i}": kind for i, kind in enumerate(seats)}, pace=900)
        said = re.search(r'role="alert">([^<]+)<', page.text)
        assert said
        french(said[1])


def test_a_record_that_can_not_be_opened_is_told_in_french() -> None:
    assert french(sentence_of(BadRecord("line 3 is not JSON"), "fr")) == web_words("fr")("refused-other")


def test_the_interface_for_programs_is_described_in_french(client: TestClient) -> None:
    page = Guest(client, "fr").get("/developers").text
    described = re.findall(r"</code><br>(.*?)</dd>", page)
    assert len(described) >= 10
    for text in described:
        french(re.sub(r"<[^>]+>", "", text))


def test_no_button_of_a_show_is_called_like_a_move() -> None:
    """Skipping an animation was called the same as passing, which can't be taken back."""
    pages = web_words("fr")
    shows = {pages(f"film-{name}") for name in ("skip", "hold", "back", "next", "again")}
    for game in shelf().values():
        words = game.board.words("fr")
        moves = {words(f"move-{phrase.name}") for phrase in game.notation().phrases.values() if not phrase.slots}
        assert not shows & moves, game.id


NOTATION = re.compile(r'<button name="move" value="([^"]+)"')
TITLE = re.compile(r'(?: title| aria-label)="([^"]*)"')


@pytest.mark.parametrize("game", shelf().values(), ids=lambda game: game.id)
def test_a_french_page_shows_no_notation_and_its_title_has_a_french_colon(client: TestClient, game: AnyGame) -> None:
    guest = Guest(client, "fr")
    kinds = ["me", *["bot"] * (min(game.player_counts) - 1)]
    page = guest.get(guest.lay(*kinds, game=game.id)).text
    moves = set(NOTATION.findall(page)) - {"done", "pass"}
    assert not moves & set(TITLE.findall(page)), "a tooltip shows what is typed, in English"
    pages = ["rules", "new", *(["learn"] if has_lessons(game) else [])]
    for address in (f"/{page}/{game.id}" for page in pages):
        title = guest.get(address).text.partition("<title>")[2].partition("</title>")[0]
        assert "\u00a0: " in title, title


SIGN_AFTER_A_VALUE = re.compile(r"\}\}(?:</\w+>)?[:;!?](?= |<|\{\{|$)", re.MULTILINE)


def test_no_template_puts_a_sign_after_a_value() -> None:
    """A colon is another one in French: it belongs into a text."""
    folder = FOLDER / "templates"
    found = {file.name: SIGN_AFTER_A_VALUE.findall(file.read_text(encoding="utf-8")) for file in folder.glob("*.html")}
    assert len(found) > 20
    assert not {name: signs for name, signs in found.items() if signs}
    assert SIGN_AFTER_A_VALUE.search("<p>{{ title }}: {{ t('drill-title') }}</p>")
