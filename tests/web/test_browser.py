"""People at a table, in a real browser."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path
from time import monotonic

import pytest
from playwright.sync_api import Browser, Page, expect

from tabularium.kernel.game import AnyGame, shelf
from tests.tables.tables import SMALL
from tests.web.browser import (
    DESK,
    DONE,
    PATIENCE,
    PHONE,
    choices,
    choose,
    fits,
    lay,
    lay_by_form,
    over,
    person,
    settled,
    violations,
)
from tests.web.server import Server

GAMES = list(shelf().values())
ROUNDS = 2  # that two people play of each game; `make test-long` plays to the end
MOST = 14  # decisions
LOOK = 40  # decisions between two looks of axe at a long game
NUMBER = re.compile(r"\b(\d+|[IVXLC]+)\b")


def sit_together(browser: Browser, server: Server, game: AnyGame) -> tuple[Page, Page]:
    """One at 360 pixels lays a table with bots and invites one who reads French."""
    count = min((n for n in game.player_counts if n > 2), default=max(game.player_counts))
    phone, answers = person(browser, server.address, "en", PHONE), person(browser, server.address, "fr", DESK)
    lay_by_form(phone, game.id, ["me", "link", *["bot"] * (count - 2)])
    answers.goto(phone.locator("input.link").input_value())
    answers.fill("#name", "Aurélie")
    answers.click("main button.primary")
    answers.wait_for_url("**/tables/*")
    return phone, answers


def round_of(page: Page) -> str:
    """The number in what the page says of round and phase: a round is over when it changes."""
    found = NUMBER.search(page.locator(".moment .phase").inner_text())
    return found[1] if found else ""


def play_together(phone: Page, answers: Page, rounds: int, most: int, seed: int = 1) -> int:
    """Both play by chance for so many rounds, or so many decisions; how many were taken."""
    chance = random.Random(seed)
    taken, since = 0, monotonic()
    seen = [""]
    while taken < most and len(seen) <= rounds + 1 and not over(phone):
        if round_of(phone) != seen[-1]:
            seen.append(round_of(phone))
        asked = [page for page in (phone, answers) if choices(page)]
        page = chance.choice(asked) if asked else phone
        if asked and choose(page, chance, keys=page is phone):
            taken, since = taken + 1, monotonic()
        else:
            assert monotonic() - since < PATIENCE / 1000, f"nothing happens: “{page.locator('#prompt').inner_text()}”"
            phone.wait_for_timeout(50)
    return taken


@pytest.mark.parametrize("game", [game for game in GAMES if max(game.player_counts) > 1], ids=lambda game: game.id)
def test_two_people_and_bots_play_by_clicks_and_keys(browser: Browser, server: Server, game: AnyGame) -> None:
    phone, answers = sit_together(browser, server, game)
    assert play_together(phone, answers, ROUNDS, MOST) > 3
    expect(answers.locator("html")).to_have_attribute("lang", "fr")
    expect(phone.locator("#seats")).to_contain_text("Aurélie")
    assert fits(phone)
    assert fits(answers)
    phone.wait_for_timeout(700)  # pieces on their way are still faint
    assert violations(phone) + violations(answers) == []


@pytest.mark.long
@pytest.mark.parametrize("game", [game for game in GAMES if max(game.player_counts) > 1], ids=lambda game: game.id)
def test_each_game_is_played_to_its_end(browser: Browser, server: Server, game: AnyGame) -> None:
    phone, answers = sit_together(browser, server, game)
    wrong: list[str] = []
    for seed in range(1, 200):
        if over(phone):
            break
        play_together(phone, answers, 1000, LOOK, seed)
        phone.wait_for_timeout(700)
        wrong += violations(phone) + violations(answers)
    assert over(phone)
    assert wrong == []


@pytest.mark.parametrize(("lang", "size"), [("en", DESK), ("fr", PHONE)], ids=["en-answers", "fr-phone"])
def test_a_whole_evening(browser: Browser, server: Server, lang: str, size: tuple[int, int]) -> None:
    """From the shelf by one click to the end page, the replay and the dice; nothing in the way of anybody."""
    me = person(browser, server.address, lang, size)
    wrong: list[str] = []

    def look() -> None:
        assert fits(me), me.url
        wrong.extend(violations(me))

    for path in ("/", f"/new/{SMALL}", "/rules", f"/rules/{SMALL}", "/about", "/developers", "/nothing"):
        me.goto(path)
        look()
    me.goto("/")
    me.click(f"#box-{SMALL} button.primary")
    me.wait_for_url("**/tables/*")
    look()
    chance = random.Random(1)
    for _ in range(1500):
        if over(me):
            break
        if choices(me):
            choose(me, chance, keys=False)
        else:
            me.wait_for_timeout(30)
    look()
    me.click(".decision a.primary")
    me.wait_for_url("**/end")
    look()
    me.click("main .actions a.primary")
    expect(me.locator("#ply")).to_have_value("0")
    me.wait_for_load_state()  # the slider listens only then
    me.locator("#ply").fill("2")
    me.wait_for_url("**ply=2**")
    expect(me.locator("label[for=ply]")).to_contain_text("2")
    me.click("#ply-next")
    me.wait_for_url("**ply=3**")
    look()
    me.reload()  # the address is a deep link
    expect(me.locator("#ply")).to_have_value("3")
    me.goto(me.url.partition("/replay")[0] + "/dice")
    look()
    assert me.locator(".checks .ok").count() == 5
    assert wrong == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_both_themes_can_be_read(browser: Browser, server: Server, theme: str) -> None:
    me = person(browser, server.address)
    me.goto("/")
    me.click(f"button[value={theme}]")
    expect(me.locator("html")).to_have_attribute("data-theme", theme)
    wrong = violations(me)
    lay(me, SMALL, ["me", "here", "link"])
    wrong += violations(me)
    me.click("#curtain button >> nth=0")
    expect(me.locator("[data-choices]")).to_be_visible()
    me.click("#greyed summary")
    wrong += violations(me)
    assert wrong == []


def test_a_shared_screen_has_a_curtain(browser: Browser, server: Server) -> None:
    me = person(browser, server.address, "en", PHONE)
    lay(me, SMALL, ["me", "here", "link"])
    expect(me.locator("#curtain")).to_be_visible()
    expect(me).to_have_title(re.compile("Your turn"))  # somebody's here
    assert "denarius" not in me.content()
    assert "sestertius" not in me.content()
    me.click("#curtain button >> nth=0")
    expect(me.locator("[data-choices]")).to_be_visible()
    me.click(DONE)
    expect(me.locator("#curtain")).to_be_visible()  # the next one, please
    me.click("#curtain button >> nth=0")
    expect(me.locator("[data-choices]")).to_be_visible()


def test_undo_and_why_not(browser: Browser, server: Server) -> None:
    me = person(browser, server.address)
    lay(me, SMALL, ["me", "link"])
    undo = me.locator("#tools form[action$=undo] button")
    expect(undo).to_be_disabled()
    expect(me.locator("#why-no-undo")).to_contain_text("nothing of yours")
    me.keyboard.press("ArrowDown")
    me.keyboard.press("ArrowDown")
    me.wait_for_timeout(300)
    me.keyboard.press("Enter")
    expect(undo).to_be_enabled()
    bid = me.locator(".panel.mine dd >> nth=2")
    expect(bid).not_to_have_text("–")
    undo.click()
    expect(bid).to_have_text("–")


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """One that a test may kill."""
    registry = Server(tmp_path)
    registry.start()
    yield registry
    registry.kill()


def test_a_page_catches_up_after_the_house_fell_down(browser: Browser, own_server: Server) -> None:
    registry = own_server
    me = person(browser, registry.address)
    address = lay(me, SMALL, ["me", "link"])
    me.click("[data-choices] button >> nth=1")
    expect(me.locator(".panel.mine dd >> nth=2")).not_to_have_text("–")
    registry.kill()
    expect(me.locator("#connection")).to_contain_text("connection is lost")
    registry.start()
    expect(me.locator("#connection")).to_contain_text("caught up")
    expect(me.locator(".panel.mine dd >> nth=2")).not_to_have_text("–")  # the unsealed draft is still there
    me.click(DONE)
    expect(me.locator("[data-choices] button[value=reopen]")).to_be_visible()
    me.goto(address)
    expect(me.locator("[data-choices] button[value=reopen]")).to_be_visible()


def test_rules_are_found_while_one_types(browser: Browser, server: Server) -> None:
    me = person(browser, server.address, "fr")
    me.goto(f"/rules/{SMALL}")
    me.fill("#q", "enchere tribun")
    me.fill("#q", "VETO")
    assert 0 < me.locator(".rule:visible").count() < me.locator(".rule").count()
    expect(me.locator("#found")).to_be_hidden()
    me.fill("#q", "trirème")
    expect(me.locator("#found")).to_have_text("Rien trouvé.")
    expect(me.locator("[data-book]:visible")).to_have_count(0)
    me.fill("#q", "")
    expect(me.locator("#found")).to_contain_text(str(me.locator(".rule:visible").count()))


def test_a_seat_is_handed_to_a_bot_taken_back_moved_and_given_up(browser: Browser, server: Server) -> None:
    me, elsewhere = person(browser, server.address), person(browser, server.address, "fr", PHONE)
    elsewhere.on("dialog", lambda asked: asked.accept())
    lay(me, SMALL, ["me", "link"])
    me.click("#tabs [data-to=menu]")
    me.click("#menu .menu-row:has(.seat-0) form[action$=bot] button")
    expect(me.locator("#seat-0")).to_contain_text("away")
    settled(me)
    me.click("#seat-deeds form[action$=back] button")
    expect(me.locator("#seat-0")).not_to_contain_text("away")
    me.click("#menu .menu-row:has(.seat-0) form[action$=link] button")
    elsewhere.goto(me.locator("#invitation-0 input.link").input_value())
    expect(elsewhere.locator("main")).to_contain_text("vers cet appareil")
    wrong = violations(elsewhere)
    elsewhere.click("main button.primary")
    elsewhere.wait_for_url("**/tables/*")
    expect(elsewhere.locator("#tools")).to_be_visible()
    expect(me.locator("#tools")).to_have_count(0)  # here it is only watched now
    wrong += violations(me)
    settled(elsewhere)
    elsewhere.click("#tabs [data-to=menu]")
    elsewhere.click("#menu .menu-row:has(.seat-0) form[action$=resign] button")
    expect(elsewhere.locator("#seat-0")).to_contain_text("a abandonné")
    expect(elsewhere.locator("#log")).to_contain_text("a terminé")  # a bot plays on, for good
    expect(elsewhere.locator("form[action$=back], form[action$=resign], form[action$=undo]")).to_have_count(0)
    assert wrong == []


def test_going_back_takes_everybody_and_strikes_out_what_was(browser: Browser, server: Server) -> None:
    host, friend = person(browser, server.address), person(browser, server.address, "fr", PHONE)
    address = lay(host, SMALL, ["me", "link"])
    friend.goto(host.locator("input.link").input_value())
    friend.click("main button.primary")
    friend.wait_for_url("**/tables/*")
    for page in (host, friend):
        page.click(DONE)
    expect(host.locator("#log")).to_contain_text("Market day 2")
    assert host.locator("#log .undone").count() == 0
    host.goto(f"{address}/replay?ply=1")
    wrong = violations(host)
    host.click("form[action$=rewind] button")
    expect(friend.locator("#rewind")).to_contain_text("Flavia demande à reprendre")
    expect(friend.locator("#rewind form[action$=agree] button")).to_be_in_viewport()
    wrong += violations(friend)
    friend.click("#rewind form[action$=agree] button")
    friend.click("#tabs [data-to=log]")
    expect(friend.locator("#log .undone s").first).to_be_visible()
    expect(friend.locator("#rewind")).to_have_count(0)
    assert wrong == []


def settle(page: Page, wanted: str) -> None:
    """Play by chance until something is on the page, and stays there."""
    chance = random.Random(3)
    for _ in range(600):
        if page.locator(wanted).count():
            page.wait_for_timeout(700)  # a click may still be on its way
            if page.locator(wanted).count():
                return
        if choices(page):
            choose(page, chance, keys=False)
        else:
            page.wait_for_timeout(50)
    raise AssertionError(f"{wanted} never came")


def test_the_numbers_beside_choices_are_their_keys(browser: Browser, server: Server) -> None:
    """Also when the list was narrowed down by typing."""
    me = person(browser, server.address)
    lay(me, "forty_four_bce", ["me", "bot", "bot"])  # its first question has more than a dozen answers
    settle(me, "[data-choices] .find")
    wanted = me.locator("[data-choices] button[name=move]:not([data-done], [data-declines])").last
    notation, label = wanted.get_attribute("value"), wanted.locator("span").inner_text()
    number = me.locator("[data-choices] button[name=move]").evaluate_all(
        "(buttons, value) => buttons.findIndex((one) => one.value === value) + 1", notation
    )
    me.fill("[data-choices] .find", label)
    expect(wanted.locator("kbd")).to_have_text("1")
    assert me.locator(f"[data-choices] button[value='{notation}']").is_visible()
    me.fill("[data-choices] .find", "")
    expect(wanted.locator("kbd")).to_have_text(str(number))


def test_words_between_players_stand_beside_the_chat(browser: Browser, server: Server) -> None:
    me = person(browser, server.address, "fr", PHONE)
    lay(me, "forty_four_bce", ["me", "bot", "bot"], first="2")
    settle(me, "#compose")
    me.click("#tabs [data-to=talk-room]")
    me.click("#compose summary")
    me.select_option("#say-pledge-abstain select", "social")
    me.select_option("#say-propose-im select", index=0)
    me.fill("#say-text", "Salvete")
    me.click("#say-propose-im button")
    expect(me.locator(".threads .thread").first).to_contain_text("Imperium Maius")
    expect(me.locator("#say-text")).to_have_value("Salvete")  # what is being written stays
    me.click("#say-pledge-abstain button")
    expect(me.locator(".threads .thread").first).to_contain_text("domaine social")
    expect(me.locator(".threads .answers button").first).to_be_visible()
    assert fits(me)
    assert violations(me) == []
    me.locator(".threads .answers button").first.click()
    expect(me.locator(".threads .thread ul")).to_be_visible()


def test_a_refused_move_links_its_rule(browser: Browser, server: Server) -> None:
    me = person(browser, server.address, "fr")
    lay(me, SMALL, ["me", "link"])
    me.click("#typed summary")
    me.fill("#typed-move", "bid tribune")
    me.press("#typed-move", "Enter")
    expect(me.locator("#toast")).to_contain_text("Un tribun ne se mise pas")
    expect(me.locator("#toast a")).to_have_attribute("href", f"/rules/{SMALL}#NU-2.3")
    assert violations(me) == []
