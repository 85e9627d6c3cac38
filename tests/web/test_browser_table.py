"""What a table's pages can do besides moves, tried in a real browser: going back, leaving, replays, rematches, another
language, and what those notice who do not look."""

from __future__ import annotations

import random
import re
from html import unescape

from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tabularium.kernel.game import shelf
from tests.tables.tables import SMALL
from tests.web.browser import (
    DESK,
    DONE,
    OFFERS,
    PATIENCE,
    PHONE,
    SMALLEST,
    choices,
    fits,
    lay,
    person,
    settled,
    violations,
)
from tests.web.server import Server

CALM, QUICK, SWIFT = 900, 350, 110  # milliseconds for a frame when a replay runs
BID = ".panel.mine dd >> nth=2"
HIDDEN = """
window.told = [];
window.away = false;
window.Notification = class { constructor(title, more) { window.told.push(`${title}: ${more.body}`); }
  addEventListener() {} close() {} static permission = "granted"; };
Object.defineProperty(document, "hidden", { get: () => window.away });
"""
LOOK = "away => { window.away = away; document.dispatchEvent(new Event('visibilitychange')); }"


def sit(page: Page, link: str, name: str = "") -> None:
    page.goto(link)
    page.fill("#name", name)
    page.click("main button.primary")
    page.wait_for_url("**/tables/*")


def two(browser: Browser, server: Server, lang: str = "fr", script: str = "") -> tuple[Page, Page]:
    """A host who reads English, and a friend who came by a link."""
    host, friend = person(browser, server.address), person(browser, server.address, lang)
    friend.add_init_script(script)
    lay(host, SMALL, ["me", "link"])
    sit(friend, host.locator("input.link").input_value(), "Aurélie")
    expect(host.locator("#seats")).to_contain_text("Aurélie")
    return host, friend


def finished(me: Page, kinds: list[str], game: str = SMALL, **options: str) -> str:
    """A table at which bots have played to the end for everybody; its address."""
    address = lay(me, game, kinds, **options)
    me.click("#tabs [data-to=menu]")
    me.click("#menu .menu-row:has(.seat-0) form[action$=bot] button")
    expect(me.locator("main")).to_have_class(re.compile(r"\bover\b"))
    return address


def lines(page: Page) -> list[str]:
    """The log as it stands, the latest first."""
    return page.locator("#log .events li:not(.undone) a").all_inner_texts()


def ply(page: Page) -> int:
    """The last move that the log knows of."""
    links = page.locator("#log .events li:not(.undone) a")
    return int((links.first.get_attribute("href") or "").rpartition("=")[2]) if links.count() else 0


# -- taking back -------------------------------------------------------------------------------------


def test_a_turn_is_restarted_until_something_was_shown(browser: Browser, server: Server) -> None:
    me = person(browser, server.address)
    again = me.locator("#tools form[action$=restart] button")
    coins = me.locator("[data-choices] button[value^=bid]")
    lay(me, SMALL, ["me"])
    expect(again).to_be_disabled()
    expect(me.locator("#why-no-undo")).to_contain_text("nothing of yours")
    coins.first.click()
    expect(me.locator(BID)).not_to_have_text("–")
    first = me.locator(BID).inner_text()
    coins.first.click()
    expect(me.locator(BID)).not_to_have_text(first)
    again.click()
    expect(me.locator(BID)).to_have_text("–")  # all of it, not only the last
    expect(again).to_be_disabled()
    me.click(DONE)  # and Fortuna turns her card up: alone one takes even that back
    expect(me.locator("#log")).to_contain_text("Market day 2")
    again.click()
    expect(me.locator("#log .undone s").first).to_be_visible()


def test_several_moves_are_taken_back_at_once_and_struck_out(browser: Browser, server: Server) -> None:
    """Two moves in a row that show nothing; also what just happened is then what happened before them."""
    me = person(browser, server.address)
    lay(me, "rome_and_roll", ["me"])
    again = me.locator("#tools form[action$=restart] button")
    chance = random.Random(4)
    before: list[int] = []  # the ply before each move that can be taken back
    for _ in range(60):
        now = ply(me)
        offers = me.locator("[data-choices]")
        asked = offers.get_attribute("data-revision") or ""
        me.locator(f"{OFFERS}, {DONE}").nth(chance.randrange(min(choices(me), 9))).click()
        expect(offers).not_to_have_attribute("data-revision", asked)
        if again.is_disabled():
            before = []
        elif ply(me) > now:
            before.append(now)
        if len(before) > 1:
            break
    assert len(before) > 1, "no two moves in a row could be taken back"
    latest = me.locator("#latest").inner_text()
    again.click()
    expect(me.locator("#log .undone").nth(1)).to_be_attached()
    expect(me.locator("#latest")).not_to_have_text(latest)
    expect(me.locator("#news p", has_text="(taken back)").nth(1)).to_be_attached()  # and it can be heard


# -- leaving -----------------------------------------------------------------------------------------


def test_who_leaves_only_watches_and_the_seat_finds_somebody_else(browser: Browser, server: Server) -> None:
    host, friend = two(browser, server)
    answers = iter((False, True))
    friend.on("dialog", lambda asked: asked.accept() if next(answers) else asked.dismiss())
    friend.click("#tabs [data-to=menu]")
    friend.click("#menu form[action$=leave] button")  # no, after all
    friend.click(DONE)
    expect(friend.locator("[data-choices] button[value=reopen]")).to_be_visible()
    friend.click("[data-choices] button[value=reopen]")
    expect(friend.locator(DONE)).to_be_visible()
    hand = friend.locator(".panel.mine dd >> nth=0").inner_text()
    assert re.search("as|sesterce|denier|tribun", hand)
    friend.click("#menu form[action$=leave] button")
    expect(friend.locator("#tools, [data-choices], .mine, #say, #menu form")).to_have_count(0)
    expect(friend.locator("#panel-1")).not_to_contain_text(hand)
    expect(friend.locator("#panel-1")).to_contain_text("carte cachée")
    expect(host.locator("#seat-1")).to_contain_text("bot")
    host.click(DONE)
    expect(host.locator("#log")).to_contain_text("Aurélie is done")  # the bot has played on
    host.click("#tabs [data-to=menu]")
    host.click("#menu .menu-row:has(.seat-1) form[action$=link] button")
    heir = person(browser, server.address, "fr", PHONE)
    sit(heir, host.locator("#invitation-1 input.link").input_value(), "Zoé")
    expect(heir.locator("#seat-1.mine")).to_contain_text("Zoé")
    expect(host.locator("#seat-1")).to_contain_text("Zoé")
    expect(host.locator("#seat-1")).not_to_contain_text("bot")
    expect(heir.locator("#tools form[action$=undo]")).to_have_count(1)
    expect(friend.locator("#seat-1")).to_contain_text("Zoé")  # the one who left looks on


# -- afterwards --------------------------------------------------------------------------------------


def all_moments(page: Page, address: str) -> list[str]:
    """The addresses of all frames of a replay, as its links lead through them."""
    moments = [address.partition("?")[2]]
    while True:
        html = page.request.get(address).text()
        if " data-end" in html:
            return moments
        found = re.search(r'id="ply-next"[^>]*href="\?([^"]*)"', html)
        assert found
        moments.append(unescape(found[1]))
        address = f"{address.partition('?')[0]}?{moments[-1]}"


def test_a_replay_runs_stops_and_shows_any_moment_to_any_eyes(browser: Browser, server: Server) -> None:
    me = person(browser, server.address, "en", DESK, alone=True)  # its clock is stopped
    address = finished(me, ["me", "bot", "bot"])
    me.goto(f"{address}/end")
    me.click("main .actions a.primary")
    me.wait_for_url("**/replay?ply=0")
    me.wait_for_load_state()
    last = int(me.locator("#ply").get_attribute("max") or 0)
    assert last >= 6  # three seats, two market days
    moments = all_moments(me, f"{address}/replay?ply=0&as=1")
    assert len(moments) >= last + 1  # some moves take several steps
    me.clock.install(time=0)
    me.clock.pause_at(1)  # from here on time goes only when it is told to
    me.evaluate("window.here = true")
    run, slider = me.locator("#ply-run"), me.locator("#ply")

    def hold() -> int:
        """How long this frame stands when things are shown calmly."""
        return CALM * min(3, int(me.locator("#main").get_attribute("data-weight") or 0))

    run.click()
    expect(run).to_have_attribute("aria-label", "Stop")
    me.clock.run_for(hold() - 100)
    assert me.url.endswith("?ply=0")
    me.clock.run_for(100)
    me.wait_for_url(f"**{moments[1]}")
    expect(run).to_have_class(re.compile("running"))
    me.select_option("#speed", "quick")  # from the next frame on
    me.clock.run_for(hold())
    me.wait_for_url(f"**{moments[2]}")
    me.clock.run_for(hold() * QUICK // CALM + 1)
    me.wait_for_url(f"**{moments[3]}")
    slider.fill("1")  # one may jump while it runs, and it goes on from there
    expect(me.locator("label[for=ply]")).to_contain_text(f"Move 1 of {last}")
    me.clock.run_for(hold() * QUICK // CALM + 1)
    after = moments[moments.index("ply=1&as=1") + 1]
    me.wait_for_url(f"**{after}")
    run.click()
    expect(run).to_have_attribute("aria-label", "Run")
    me.clock.run_for(20 * CALM)
    assert me.url.endswith(after)
    me.select_option("#speed", "swift")
    run.click()
    for moment in moments[moments.index(after) + 1 :]:
        me.clock.run_for(hold() * SWIFT // CALM + 1)
        me.wait_for_url(f"**{moment}")
    expect(run).to_have_attribute("aria-label", "Run")  # it stops by itself
    assert me.url.endswith(f"ply={last}&as=1")
    me.locator("body").press("ArrowLeft")  # one step
    me.wait_for_url(f"**{moments[-2]}")
    me.locator("body").press("End")
    me.wait_for_url(f"**ply={last}&as=1")
    run.click()  # once more from the start
    expect(slider).to_have_value("0")
    run.click()

    hidden = "hidden card"
    me.locator("#ply-last").click()
    line = me.locator("#log .events a", has_text="Market day 2").first
    moment = (line.get_attribute("href") or "").partition("&as=")[0]
    line.click()
    me.wait_for_url(f"**/replay{moment}&**")
    expect(me.locator("#log .events a").first).to_contain_text(re.compile("draws"))
    expect(me.locator(".phase")).to_have_text("Market day 2")
    expect(me.locator("#panel-0")).not_to_contain_text(hidden)
    me.select_option("#as", "all")
    me.wait_for_url("**as=all")
    expect(me.locator("#panel-0")).to_contain_text(hidden)
    me.select_option("#as", "2")
    me.wait_for_url("**as=2")
    expect(me.locator("#panels article:has(.seat-1)")).not_to_contain_text(hidden)
    expect(me.locator("#panels article:has(.seat-0)")).to_contain_text(hidden)
    assert me.evaluate("window.here"), "the page was left"
    seen = me.locator("#main").inner_text()
    me.click("button[lang=fr]")  # another language shows the same moment to the same eyes
    me.wait_for_url(f"**/replay{moment}&as=2")
    expect(me.locator(".phase")).to_have_text("Jour de marché 2")
    me.click("button[lang=en]")
    expect(me.locator(".phase")).to_have_text("Market day 2")
    me.reload()  # the address is a deep link
    expect(me.locator("#stage .ground > *").first).to_be_attached()
    assert me.locator("#main").inner_text() == seen


def test_a_rematch_is_laid_like_the_game_before(browser: Browser, server: Server) -> None:
    me = person(browser, server.address)
    me.goto(f"/new/{SMALL}")
    me.fill("[name=name-0]", "Gaïa")
    me.select_option("[name=kind-2]", "bot")
    me.fill("[name=name-2]", "Quintus")
    me.select_option("[name=level-2]", "random")
    me.select_option("#option-market", "short")
    me.select_option("#pace", "2")
    me.check("[name=listed]")
    me.click("main button.primary")
    me.wait_for_url("**/tables/*")
    first = me.url
    me.click("#tabs [data-to=menu]")
    me.click("#menu .menu-row:has(.seat-0) form[action$=bot] button")
    me.click(".decision .actions a.primary")
    me.wait_for_url("**/end")
    me.click("#rematch")
    me.wait_for_url("**/new/**like=**")
    rows = "rows => rows.map(row => [...row.querySelectorAll('select, input')].map(one => one.value))"
    assert me.locator(".seatrows li").evaluate_all(rows)[:3] == [
        ["me", "Gaïa", "senator"],
        ["bot", "Sextus", "senator"],
        ["bot", "Quintus", "random"],
    ]
    expect(me.locator("#option-market")).to_have_value("short")
    expect(me.locator("#pace")).to_have_value("2")
    expect(me.locator("[name=listed]")).to_be_checked()
    me.click("main button.primary")
    me.wait_for_url("**/tables/*")
    assert me.url != first
    me.click(DONE)
    expect(me.locator("#log")).to_contain_text("Gaïa is done")


# -- who does not look -------------------------------------------------------------------------------


def test_screen_readers_hear_everything_once_in_their_language(browser: Browser, server: Server) -> None:
    host, friend = two(browser, server)
    news = friend.locator("#news p")
    expect(news).to_have_count(0)  # what was on the page when it came is read there
    host.click("[data-choices] button[value^=bid] >> nth=0")
    expect(host.locator(BID)).not_to_have_text("–")
    host.click("#tabs [data-to=talk-room]")
    host.fill("#say-text", "Salve!")
    host.press("#say-text", "Enter")
    expect(friend.locator("#chat")).to_contain_text("Salve!")
    expect(news).to_have_text(["Flavia Salve!"])  # and nothing of the bid
    host.click(DONE)
    expect(news).to_have_text(["Flavia Salve!", "Flavia a terminé."])
    friend.click(DONE)
    expect(friend.locator("#log")).to_contain_text("Flavia mise")
    expect(news.nth(2)).to_have_text("Aurélie a terminé.")
    expect(news.last).to_contain_text("tribuns")  # whether one objects
    heard = news.all_inner_texts()
    assert heard[-1].startswith("À vous. Un de vos tribuns arrête-t-il l’achat")
    assert sorted(heard[1:-1]) == sorted(lines(friend)[: len(heard) - 2])
    assert len({*heard}) == len(heard)
    expect(friend.locator(".keys")).to_contain_text("0 passe")
    settled(friend)  # keys are not taken while the choices are new
    friend.keyboard.press("0")
    expect(host.locator("[data-choices] button[value=haggle]")).to_be_visible()  # the veto has gone by


def test_what_somebody_says_shows_itself_beside_their_seat_whatever_tab_is_open(
    browser: Browser, server: Server
) -> None:
    host, friend = two(browser, server)
    host.click("#tabs [data-to=talk-room]")
    for text in ("Salve!", "Leave me the wine?"):
        host.fill("#say-text", text)
        host.press("#say-text", "Enter")
        expect(friend.locator(".bubble .says, .bubble span").last).to_have_text(text)
    bubble, count = friend.locator(".bubble"), friend.locator("#tabs [data-to=talk-room] .count")
    expect(bubble).to_have_count(1)  # of each seat the last
    expect(bubble).to_contain_text(re.compile(r"Flavia \d\d:\d\d"))
    says, seat = bubble.bounding_box(), friend.locator("#seat-0").bounding_box()
    assert says
    assert seat
    assert says["x"] < seat["x"] + seat["width"] / 2 < says["x"] + says["width"]
    assert seat["y"] + seat["height"] <= says["y"] < seat["y"] + seat["height"] + 24
    expect(count).to_have_text("2")
    expect(host.locator(".bubble")).to_have_count(0)  # nobody is told what they said themselves
    bubble.locator("button").click()
    expect(friend.locator("#chat")).to_be_visible()
    expect(bubble).to_have_count(0)
    expect(count).to_be_hidden()


def test_the_title_says_whose_turn_it_is_and_the_server_hears_who_looks_away(browser: Browser, server: Server) -> None:
    """The server sends notices to who looks away; the page shows none of its own, else they would come twice."""
    host, friend = two(browser, server, "en", HIDDEN)
    said: list[str] = []

    def tap(wire: WebSocketRoute) -> None:
        onward = wire.connect_to_server()

        def pass_on(text: str | bytes) -> None:
            if text in ('"seen"', '"hidden"'):
                said.append(str(text))
            onward.send(text)

        wire.on_message(pass_on)

    def hear(*words: str) -> None:
        for _ in range(PATIENCE // 50):
            if said == [*words]:
                return
            friend.wait_for_timeout(50)
        raise AssertionError(f"the page said {said}")

    friend.route_web_socket("**/live?*", tap)
    friend.reload()
    turn = re.compile("Your turn")
    expect(friend).to_have_title(turn)
    hear('"seen"')
    friend.click(DONE)
    expect(friend).not_to_have_title(turn)
    friend.evaluate(LOOK, True)
    hear('"seen"', '"hidden"')
    settled(host)
    host.click(DONE)
    expect(friend).to_have_title(turn)  # the second market day, also while nobody looks
    expect(friend.locator("#log")).not_to_contain_text("Market day 2")
    assert friend.evaluate("told") == []
    friend.evaluate(LOOK, False)
    hear('"seen"', '"hidden"', '"seen"')
    expect(friend.locator("#log")).to_contain_text("Market day 2")  # what happened meanwhile, for who looks again


def test_nothing_moves_for_who_wants_no_motion(browser: Browser, server: Server) -> None:
    moving = """() => [...document.querySelectorAll("*")].filter((one) => {
      const style = getComputedStyle(one);
      return style.animationName !== "none" || style.transitionDuration.split(", ").some((time) => time !== "0s");
    }).length + document.getAnimations().length"""
    for motion in ("reduce", "no-preference"):
        me = person(browser, server.address)
        me.emulate_media(reduced_motion=motion)
        me.goto("/")
        found = [me.evaluate(moving)]
        lay(me, SMALL, ["me", "link"])
        found.append(me.evaluate(moving))
        assert all(found) if motion == "no-preference" else found == [0, 0]


def test_pages_are_dark_for_who_wants_them_so(browser: Browser, server: Server) -> None:
    me = person(browser, server.address, "fr", PHONE)
    address = finished(me, ["me", "bot", "bot"])
    me.goto(f"{address}/end")
    ground = "getComputedStyle(document.body).backgroundColor"
    for other in ("light", "dark"):
        me.click(f"button[value={other}]")
        me.wait_for_url("**/end")
        expect(me.locator("html")).to_have_attribute("data-theme", other)
        assert me.evaluate(ground) == {"dark": "rgb(23, 19, 17)", "light": "rgb(244, 239, 230)"}[other]
    me.click("#numbers summary")
    wrong = violations(me)
    for path in (f"{address}/replay?ply=3", f"{address}/dice", f"/rules/{SMALL}?q=tribun", f"/new/{SMALL}", "/rules"):
        me.goto(path)
        assert fits(me), path
        wrong += violations(me)
    host = person(browser, server.address)
    lay(host, SMALL, ["me", "link"])
    me.goto(host.locator("input.link").input_value())
    wrong += violations(me)
    assert wrong == []


# -- languages and small screens ---------------------------------------------------------------------

BOTH = {"Nundinae", "Score", "Total", "as", "done", "NU-2.2", "NU-2.3", "NU-3.3"}  # the same in both languages
TEXTS = """() => {
  const found = [];
  const walker = document.createTreeWalker(document.querySelector("#main"), NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) found.push(walker.currentNode.textContent.trim());
  for (const one of document.querySelectorAll("#main [aria-label], #main [placeholder], #main [title]"))
    found.push(one.ariaLabel ?? "", one.placeholder ?? "", one.name === "move" ? "" : (one.title ?? ""));
  return found.filter((text) => /\\p{L}{2}/u.test(text));
}"""


def test_the_language_can_be_changed_in_the_middle_of_a_game(browser: Browser, server: Server) -> None:
    host, friend = two(browser, server, "en")
    for page in (host, friend):
        page.click(DONE)
    for page in (host, friend):
        expect(page.locator("#log")).to_contain_text("Market day 2")
    friend.click(DONE)
    expect(host.locator("#log .events a").first).to_have_text("Aurélie is done.")
    english, news = host.evaluate(TEXTS), host.locator("#latest").inner_text()
    address = host.url
    host.click("button[lang=fr]")
    host.wait_for_url(address)
    expect(host.locator("html")).to_have_attribute("lang", "fr")
    expect(host.locator("#prompt")).to_contain_text("Misez une carte")
    expect(host.locator("#log .events a").first).to_have_text("Aurélie a terminé.")
    french = host.evaluate(TEXTS)
    same = {text for text in {*english} & {*french} if text.replace("as, ", "") != "as" and not text.startswith("http")}
    assert same <= BOTH | {"Flavia", "Aurélie", "II", "Table", "AS", "VETO", "bid as", "NU-2.4"}
    assert len(french) == len(english)
    friend.click("#tabs [data-to=talk-room]")
    friend.fill("#say-text", "Salve")
    friend.press("#say-text", "Enter")
    friend.click("[data-choices] button[value=reopen]")
    latest = host.locator("#log .events a").first
    expect(latest).to_have_text("Aurélie y réfléchit encore.")  # what comes later is French too
    friend.click(DONE)
    expect(latest).to_have_text("Aurélie a terminé.")
    expect(host).to_have_title(re.compile("À vous"))
    host.click("button[lang=en]")
    expect(host.locator("html")).to_have_attribute("lang", "en")
    expect(latest).to_have_text("Aurélie is done.")
    expect(host.locator("#stage")).to_contain_text("ON SALE")
    assert {*english} - {*host.evaluate(TEXTS)} <= {"Nobody has said anything yet.", news}


def test_every_game_fits_on_the_smallest_screen(browser: Browser, server: Server) -> None:
    me = person(browser, server.address, "fr", SMALLEST)
    wide = []
    for game in shelf():
        for path in (f"/rules/{game}", f"/new/{game}"):
            me.goto(path)
            wide += [] if fits(me) else [path]
        me.click("main button.primary")
        me.wait_for_url("**/tables/*")
        wide += [] if fits(me) else [f"the table of {game}"]
        me.goto(f"{me.url}/replay")
        wide += [] if fits(me) else [f"the replay of {game}"]
    assert wide == []


def test_the_score_of_five_is_seen_whole_beside_the_board_and_on_a_phone(browser: Browser, server: Server) -> None:
    me = person(browser, server.address)
    lay(me, "mare_nostrum", ["me", "bot", "bot", "bot", "bot"])
    for size in (DESK, PHONE, SMALLEST):
        me.set_viewport_size({"width": size[0], "height": size[1]})
        me.reload()
        if me.locator("#scores").is_hidden():
            me.click("#tabs [data-to=scores]")
        beyond = "sheet => sheet.parentElement.scrollWidth - sheet.parentElement.clientWidth"
        assert me.locator("#scores .sheet").evaluate(beyond) == 0, size


def test_only_who_plays_is_offered_to_be_called(browser: Browser, server: Server) -> None:
    me, other = person(browser, server.address), person(browser, server.address)
    address = lay(me, SMALL, ["me", "link"])
    other.goto(address)
    ways = "#menu a[href='/notices']"
    expect(me.locator(ways)).to_have_count(1)
    expect(other.locator(ways)).to_have_count(0)


def test_a_table_without_scripts_tells_the_board_in_words_and_hides_nothing(browser: Browser, server: Server) -> None:
    for width, height in (DESK, PHONE):
        context = browser.new_context(
            base_url=server.address, viewport={"width": width, "height": height}, java_script_enabled=False
        )
        me = context.new_page()
        me.goto(f"/new/{SMALL}")
        me.click("main button.primary")
        for part in ("#decision", "#choices", "#board", "#log", "#scores", "#menu", "#say"):
            expect(me.locator(part)).to_be_visible()
        expect(me.locator("#stage")).to_be_hidden()
        expect(me.locator("#fold")).to_be_hidden()
        context.close()


def test_a_phone_held_sideways_shows_board_and_question_side_by_side(browser: Browser, server: Server) -> None:
    me = person(browser, server.address, size=(740, 360))
    address = lay(me, "ave_roma", ["me", "bot", "bot"])
    board, question = me.locator("#stage").bounding_box(), me.locator("#decision").bounding_box()
    assert board
    assert question
    assert board["height"] > 120
    assert board["x"] + board["width"] <= question["x"]
    me.goto(f"{address}/replay?ply=0")
    shown = me.locator("#stage").bounding_box()
    assert shown
    middle = (shown["x"] + shown["width"] / 2, shown["y"] + shown["height"] / 2)
    assert me.evaluate("([x, y]) => !!document.elementFromPoint(x, y).closest('#stage')", middle)  # it is in sight


# -- another build -----------------------------------------------------------------------------------


OLDER = """
document.addEventListener("readystatechange", () => {
  const { dataset } = document.querySelector("#main") ?? {};
  if (document.readyState === "interactive") dataset.live = dataset.live.replace(/build=[0-9a-f]+/, "build=older");
});
"""


def test_a_page_of_another_build_loads_itself_again_and_not_for_ever(browser: Browser, server: Server) -> None:
    """Each page says that it is of another build than the server that its socket meets."""
    me = person(browser, server.address)
    address = lay(me, SMALL, ["me", "bot"])
    told: list[str] = []
    loads: list[Page] = []
    me.add_init_script(OLDER)
    me.on("domcontentloaded", lambda page: loads.append(page))
    me.on("websocket", lambda socket: socket.on("framereceived", lambda text: told.append(str(text))))
    me.goto(address)
    waited = 0
    while sum('"reload":true' in text for text in told) < 2:
        me.wait_for_timeout(50)
        waited += 50
        assert waited < PATIENCE
    settled(me)
    assert len(loads) == 2
    assert me.evaluate("performance.getEntriesByType('navigation')[0].type") == "reload"
