"""Guided first games: their files, their courses, their tables and their pages."""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect
from starlette.testclient import TestClient

from tabularium.draw.words import FluentWords, entries_in, room_words
from tabularium.kernel.game import AnyGame, find_game, shelf
from tabularium.kernel.presentation import LANGUAGES, Presenter
from tabularium.tables.guides import BadGuide, Beat, LessonPosition, guide_of, read_guide, scripted_answer
from tabularium.tables.registry import Registry
from tabularium.web.guide import beat_text, guide_problems
from tabularium.web.rulebook import RULE_ID
from tests.games.boxes import own_box
from tests.tables.tables import SMALL
from tests.web.browser import DESK, PHONE, fits, person
from tests.web.courses import NAMES, course_of, keys_now, random_course, strayed, taken_answers
from tests.web.guests import Guest, table_at
from tests.web.server import Server

GAMES = [pytest.param(game, id=game.id) for game in shelf().values() if guide_of(game) is not None]
DATA = tomllib.loads((Path(__file__).parent / "guides.toml").read_text(encoding="utf-8"))
LONGEST = 240  # letters of a beat
SENTENCES = 2  # of a beat, at most
A_SENTENCE_ENDS = re.compile(r"[.?!](?: |$)")

GOOD = """
seats = 3
seed = 7
end = { from_round = 5 }
[[beats]]
id = "bid"
when = { step = "bids" }
do = ["bid *"]
"""


# -- the file ----------------------------------------------------------------------------------------


def test_every_game_has_a_lesson() -> None:
    assert {game.id for game in shelf().values()} >= set(DATA)
    assert sum((game.folder / "guide.toml").exists() for game in shelf().values()) == 6


@pytest.mark.long
def test_every_lesson_is_for_the_present_box() -> None:
    """With another box the deal is another: `tabularium guide check GAME` says so until the lesson is written anew."""
    assert len(GAMES) == 6


def test_a_guide_for_another_box_rests(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    game = find_game(SMALL)
    table = own_box(game)
    table["wares"][0] += 1
    monkeypatch.setitem(vars(game), "box", game.open_box(table))
    assert guide_of.__wrapped__(game) is None
    assert "was written for another box" in caplog.text
    assert any("guide.toml: digest" in problem for problem in guide_problems(game))


@pytest.mark.parametrize("game", GAMES)
def test_the_guides_of_this_build_are_good(game: AnyGame) -> None:
    assert not [*guide_problems(game)]


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (("seed = 7", "seed = 'seven'"), "seed must be of type int"),
        (("seed = 7\n", ""), "seed is missing"),
        (("seed = 7", "sead = 7"), "sead is no key"),
        (("when =", "whenever ="), "beats.1.whenever is no key"),
        (('step = "bids"', 'stage = "bids"'), "beats.1.when.stage is no key"),
        (('id = "bid"\n', ""), "beats.1.id is missing"),
        (('do = ["bid *"]', 'do = "bid *"'), "beats.1.do must be of type list"),
        (("seats = 3", "seats = ["), "line 3"),
        (("[[beats]]", "[[scenes]]\npart = 1\n[[beats]]"), "scenes.1.show is missing"),
    ],
)
def test_a_bad_guide_is_refused_with_file_and_key(tmp_path: Path, change: tuple[str, str], problem: str) -> None:
    path = tmp_path / "some_game" / "guide.toml"
    path.parent.mkdir()
    path.write_text(GOOD, encoding="utf-8")
    assert read_guide(path).beats[0].do == ("bid *",)
    path.write_text(GOOD.replace(*change), encoding="utf-8")
    with pytest.raises(BadGuide) as refused:
        read_guide(path)
    assert any(one.startswith("some_game/guide.toml: ") and problem in one for one in refused.value.problems)


def test_what_a_guide_says_of_its_game_is_checked(tmp_path: Path) -> None:
    path = tmp_path / "guide.toml"
    (tmp_path / "box.toml").write_bytes((find_game(SMALL).folder / "box.toml").read_bytes())
    path.write_text(GOOD.replace("seats = 3", "seats = 9\nseat = 9\noptions = { gifts = 'maybe' }"), encoding="utf-8")
    found = [*guide_problems(replace(find_game(SMALL), folder=tmp_path))]
    name = f"{tmp_path.name}/guide"
    for part in ("toml: seats:", "toml: seat:", "toml: options.gifts:", "en.ftl: guide-bid is missing"):
        assert any(one.startswith(f"{name}.{part}") for one in found), found
    path.write_text(f"box = 'golden'\n{GOOD}", encoding="utf-8")
    assert f"{name}.toml: box: there is no box “golden”" in [
        *guide_problems(replace(find_game(SMALL), folder=tmp_path))
    ]


# -- courses -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_the_told_course_comes_to_its_end(game: AnyGame) -> None:
    """With every move of the rivals as it is written, and everything that is pointed at there."""
    course = course_of(game)

    def look(_: LessonPosition, beat: Beat | None) -> None:
        assert beat is not None, f"no beat tells what to do; so far: {course.shown}"
        missing = [key for key in beat.point if key[0] != "@" and key not in keys_now(course)]
        assert not missing, f"{beat.id} points at {missing}"

    course.go_on(look)
    assert not course.unscripted
    assert len(course.answers) >= 11
    free = [beat for beat in course.guide.beats[-(len(course.guide.beats) // 3) :] if beat.point]
    assert not free, f"the last third points at things: {[beat.id for beat in free]}"
    rare = [beat.id for beat in course.guide.beats if beat.id not in course.shown]
    assert len(rare) <= 4, f"beats that the told course never comes to: {rare}"


def test_who_does_as_told_keeps_every_promise() -> None:
    """The lesson of 44 BCE asks for a promise in each year, and for plans that keep it."""
    course = course_of(find_game("forty_four_bce")).go_on()
    presenter = Presenter(course.game, "en", NAMES[:3])
    rows = presenter.log_rows(course.live.view(0), course.live.log, 0, len(course.live.log))
    assert [row.text for row in rows if row.text.startswith("Statement")] == [
        "Statement 1 of Ana (pledge of support): kept."
    ]
    assert any(
        row.text
        == "Ana deploys 1 support on the Decurion of Cid and collects 1 loyalty in front of the military field."
        for row in rows
    )


@pytest.mark.parametrize("game", GAMES)
def test_the_usual_kinds_of_moves_are_shown(game: AnyGame) -> None:
    """Usual is what at least half of the games of Plebeians had in as many rounds."""
    course = course_of(game).go_on()
    made = {part.strip() for _, text in course.answers for part in re.split("[;>]", text)}
    usual, left_out = DATA[game.id]["usual"], DATA[game.id]["left_out"]
    covered = [kind for kind in usual if any(move == kind or move.startswith(f"{kind} ") for move in made)]
    missing = sorted(set(usual) - set(covered))
    sys.stdout.write(f"{game.id}: covered {', '.join(covered)}; left out {left_out}\n")
    assert missing == sorted(left_out)
    assert all(left_out.values())
    assert len(missing) <= len(usual) / 5


@pytest.mark.parametrize("game", GAMES)
def test_another_answer_is_no_dead_end(game: AnyGame) -> None:
    stray(game, 1, every=4)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_no_other_answer_is_a_dead_end(game: AnyGame) -> None:
    stray(game, 40)


def stray(game: AnyGame, most: int, every: int = 1) -> None:
    """After any legal answer, also one that somebody makes alone, the guide leads to the end."""
    chance = Random(1)
    offered: list[tuple[str, ...]] = []
    told = course_of(game)
    told.go_on(lambda moment, beat: offered.append(moment.offers))
    for n, options in enumerate(offered):
        if n % every == 0:
            for text in chance.sample(options, min(most, len(options))):
                strayed(game, told, n, text)


@pytest.mark.parametrize("game", GAMES)
def test_a_random_course_comes_to_its_end(game: AnyGame) -> None:
    random_course(game, 7)
    random_course(game, 8)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_random_courses_come_to_their_ends(game: AnyGame) -> None:
    for seed in range(50):
        random_course(game, seed)


# -- words -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_beats_are_short_and_name_only_rules_that_there_are(game: AnyGame, lang: str) -> None:
    guide = guide_of(game)
    assert guide is not None
    texts = {beat.id: read_out(game, beat, lang) for beat in guide.beats}
    words = room_words(game.folder, "guide", lang)
    texts |= {f"{beat.id}-else": words(f"guide-{beat.id}-else") for beat in guide.beats if explained(words, beat)}
    for name, said in texts.items():
        assert 25 <= len(said) <= LONGEST, f"{name}: {len(said)} letters"
        assert len(A_SENTENCE_ENDS.findall(said)) <= SENTENCES, f"{name}: {said}"
        assert all(game.rules.sentence(rule, lang) for rule in RULE_ID.findall(said)), name


def explained(words: FluentWords, beat: Beat | None) -> bool:
    return beat is not None and words.has(f"guide-{beat.id}-else")


@pytest.mark.parametrize("game", GAMES)
def test_what_a_lesson_refuses_it_explains(game: AnyGame) -> None:
    """Wherever the told course asks for one answer of several, a text of that beat says why."""
    words = room_words(game.folder, "guide", "fr")
    bare: list[str] = []
    course = course_of(game)

    def look(moment: LessonPosition, beat: Beat | None) -> None:
        refuses = len(taken_answers(course, beat, moment)) < len(moment.offers)
        if beat is not None and refuses and not explained(words, beat):
            bare.append(beat.id)

    course.go_on(look)
    assert not bare
    texts = {name for name, _ in entries_in(game.folder / "guide.fr.ftl") if name.endswith("-else")}
    assert texts <= {"guide-else", *(f"guide-{beat.id}-else" for beat in course.guide.beats)}


@pytest.mark.parametrize("game", GAMES)
def test_a_first_round_is_answered_by_the_lesson(game: AnyGame) -> None:
    """Twenty questions, each with its rule, the beat of the told course that answers it, and the words of it."""
    questions = DATA[game.id]["questions"]
    assert len({one["asks"] for one in questions}) == len(questions)
    assert sum("rule" in one for one in questions) >= 20  # the others are about the program
    assert all(game.rules.sentence(one["rule"], "en") for one in questions if "rule" in one)
    course = course_of(game).go_on()
    beats = {beat.id: beat for beat in course.guide.beats}
    for one in questions:
        assert one["beat"] in course.shown, one
        for lang in LANGUAGES:
            assert one[lang] in read_out(game, beats[one["beat"]], lang), (lang, one)


def read_out(game: AnyGame, beat: Beat, lang: str) -> str:
    """The text of a beat without its links."""
    return re.sub("<[^>]*>", "", str(beat_text(game, beat, lang, NAMES)))


# -- the table ---------------------------------------------------------------------------------------


def says(guest: Guest, address: str) -> str:
    found = re.search(r'<section class="guide".*?</section>', guest.get(address).text, re.DOTALL)
    return found[0] if found else ""


def beat_at(guest: Guest, address: str) -> str:
    found = re.search(r'data-beat="([^"]*)"', says(guest, address))
    return found[1] if found else ""


def lesson(client: TestClient, lang: str = "en", game: str = SMALL) -> tuple[Guest, str]:
    guest = Guest(client, lang)
    return guest, guest.post("/tables", game=game, lesson="yes").headers["location"]


def read_on(guest: Guest, address: str, until: str) -> None:
    for _ in range(9):
        if (beat := beat_at(guest, address)) == until:
            return
        assert guest.post(f"{address}/guide", what="next", beat=beat, seat="0").status_code == 303
    raise AssertionError(f"{until} did not come")


def revision(guest: Guest, address: str) -> str:
    found = re.search(r'name="revision" value="([^"]*)"', guest.get(address).text)
    assert found
    return found[1]


def test_a_lesson_says_that_it_is_one_and_counts_nowhere(
    client: TestClient, registry: Registry, monkeypatch: pytest.MonkeyPatch
) -> None:
    guest, address = lesson(client)
    table = table_at(registry, address)
    assert "Lesson" in says(guest, address)
    assert (table.live.secret, table.listed, table.guide) == (None, False, "guided")
    assert {chair.bot for chair in table.chairs[1:]} == {"plebeian"}
    assert address.rpartition("/")[2] not in Guest(client).get("/").text
    noted: list[object] = []
    monkeypatch.setattr(table.saving, "feats", lambda *all: noted.append(all))
    while not table.live.over:
        guest.post(f"{address}/guide", what="alone", seat="0")
        guest.post(f"{address}/guide", what="do", seat="0", revision=revision(guest, address))
    assert not noted
    other = guest.post("/tables", game=SMALL, quick="yes").headers["location"]
    assert table_at(registry, other).live.secret is not None
    assert table_at(registry, other).guide == ""


def test_beats_follow_what_was_done(client: TestClient, registry: Registry) -> None:
    guest, address = lesson(client)
    assert beat_at(guest, address) == "who"
    read_on(guest, address, "bid")
    wrong = guest.post(f"{address}/moves", move="done", seat="0", revision=revision(guest, address))
    assert wrong.status_code == 422
    assert "You may bid nothing, but then you can’t win the ware" in wrong.text
    forbidden = guest.post(f"{address}/moves", move="veto", seat="0", revision=revision(guest, address))
    assert forbidden.status_code == 422
    assert "This move does not answer the question being asked now." in forbidden.text
    late = guest.post(f"{address}/moves", move="done", seat="0", revision="9.9")
    assert late.status_code == 409
    assert "The table has moved on since you looked" in late.text
    assert guest.post(f"{address}/guide", what="do", seat="0", revision=revision(guest, address)).status_code == 303
    assert beat_at(guest, address) == "done"
    guest.post(f"{address}/undo", seat="0")
    assert beat_at(guest, address) == "bid"
    guest.post(f"{address}/moves", move="bid as", seat="0", revision=revision(guest, address))
    assert beat_at(guest, address) == "done"
    guest.cookies["lang"] = "fr"
    assert "Leçon" in says(guest, address)
    assert beat_at(guest, address) == "done"
    registry._forget(table_at(registry, address).id)  # as after a restart
    assert beat_at(guest, address) == "done"


def test_all_tabs_of_a_learner_are_at_the_same_beat(client: TestClient) -> None:
    guest, address = lesson(client)
    tab = Guest(client, "fr")
    tab.cookies.update({**guest.cookies, "lang": "fr"})
    guest.post(f"{address}/guide", what="next", beat="who", seat="0")
    assert beat_at(tab, address) == beat_at(guest, address) == "ware"
    read_on(tab, address, "bid")
    tab.post(f"{address}/guide", what="do", seat="0", revision=revision(tab, address))
    assert beat_at(tab, address) == beat_at(guest, address) == "done"
    late = guest.post(f"{address}/guide", what="next", beat="who", seat="0")
    assert late.status_code == 303
    assert beat_at(guest, address) == "done"


def test_a_move_of_the_script_that_is_not_legal_is_left_to_a_bot() -> None:
    course = course_of(find_game(SMALL))
    told = scripted_answer(course.guide, course.live, 1)
    assert told is not None
    for wrong in ("veto", "nonsense", ""):
        bad = replace(course.guide, rivals={1: (wrong,)})
        assert scripted_answer(bad, course.live, 1) is None
    assert scripted_answer(replace(course.guide, rivals={}), course.live, 1) is None


def test_one_goes_on_alone_and_comes_back(client: TestClient) -> None:
    guest, address = lesson(client)
    guest.post(f"{address}/guide", what="next", beat="who", seat="0")
    guest.post(f"{address}/guide", what="alone", seat="0")
    assert 'data-state="alone"' in says(guest, address)
    assert guest.post(f"{address}/moves", move="done", seat="0", revision=revision(guest, address)).status_code == 303
    guest.post(f"{address}/guide", what="again", seat="0")
    assert 'data-state="alone"' not in says(guest, address)
    stranger = Guest(client)
    assert stranger.post(f"{address}/guide", what="alone", seat="0").status_code == 403
    assert "data-state" not in says(stranger, address)


def test_a_table_goes_on_without_a_guide_that_cannot_be_read(
    client: TestClient, registry: Registry, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    guest, address = lesson(client)
    (tmp_path / "guide.toml").write_text("seats = 'x'", encoding="utf-8")
    bad = replace(find_game(SMALL), folder=tmp_path)
    assert guide_of(bad) is None
    monkeypatch.setattr("tabularium.web.guide.guide_of", lambda game: None)
    assert 'data-state="missing"' in says(guest, address)
    assert guest.post(f"{address}/moves", move="done", seat="0", revision=revision(guest, address)).status_code == 303


def test_no_other_table_has_a_guide(client: TestClient) -> None:
    guest = Guest(client)
    address = guest.post("/tables", game=SMALL, quick="yes").headers["location"]
    assert "data-state" not in says(guest, address)
    assert "js/guide.js" not in guest.get(address).text
    assert guest.post(f"{address}/guide", what="alone", seat="0").status_code == 409


# -- the page ----------------------------------------------------------------------------------------

STEP = """() => { const guide = document.querySelector("#guide");
  const revision = document.querySelector("#decision [name=revision]")?.value ?? "";
  return [guide.dataset.state, guide.dataset.beat, revision].join(" "); }"""


def play_lesson(me: Page, game: str, seen: Callable[[str], None] = lambda beat: None) -> None:
    """Read and do what the guide says, to the end."""
    me.goto(f"/learn/{game}")
    me.click("form[data-lesson] button")
    me.wait_for_url("**/tables/*")
    before = ""
    for _ in range(200):
        me.wait_for_function(
            f"""before => {{ const now = ({STEP})(); return now !== before && !now.startsWith("waits") }}""",
            arg=before,
            timeout=60_000,
        )
        before = me.evaluate(STEP)
        state, beat, *_ = before.split(" ")
        if state in ("ended", "over"):
            return
        seen(beat)
        me.locator("#guide form button").first.click()
    raise AssertionError("the lesson does not end")


@pytest.mark.parametrize(("lang", "size"), [("en", DESK), ("fr", PHONE)])
def test_the_first_lesson_is_played_on_the_page(
    browser: Browser, server: Server, lang: str, size: tuple[int, int]
) -> None:
    me = person(browser, server.address, lang, size, pace="skip")
    seen: list[str] = []

    def look(beat: str) -> None:
        if beat == "ware" and beat not in seen:
            expect(me.locator(".guide-ring")).to_have_count(1)
            ring, ware = me.locator(".guide-ring").bounding_box(), me.locator("[data-touch=ware]").first.bounding_box()
            assert ring
            assert ware
            assert abs(ring["x"] + ring["width"] / 2 - ware["x"] - ware["width"] / 2) < 12
        seen.append(beat)
        assert fits(me)

    play_lesson(me, SMALL, look)
    assert {"who", "bid", "done", "purchase", "rules", "last"} <= set(seen)


@pytest.mark.long
@pytest.mark.parametrize("size", [DESK, PHONE])
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_lesson_is_played_on_the_page(
    browser: Browser, server: Server, game: AnyGame, lang: str, size: tuple[int, int]
) -> None:
    """Whatever a beat points at has a ring, its text is read without scrolling, and nothing sticks out."""
    me = person(browser, server.address, lang, size, pace="skip")

    def look(beat: str) -> None:
        if me.locator("#guide").get_attribute("data-point"):
            expect(me.locator(".guide-ring"), beat).not_to_have_count(0)
        cut = me.evaluate("(says => says.scrollHeight - says.clientHeight)(document.querySelector('#guide-says'))")
        assert cut <= 1, f"{beat}: {cut} pixels of the text are hidden"
        assert fits(me)

    play_lesson(me, game.id, look)
