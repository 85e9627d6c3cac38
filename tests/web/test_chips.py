"""The top line of a table: who sits where and how each stands; and solo as a choice of its own."""

from __future__ import annotations

import re
from html import unescape

import pytest
from starlette.testclient import TestClient

from tabularium.kernel.game import AnyGame, shelf
from tabularium.kernel.presentation import LANGUAGES
from tabularium.tables.registry import Registry
from tabularium.web.words import web_words
from tests.web.guests import Guest, table_at

GAMES = [pytest.param(game, id=game.id) for game in shelf().values()]
SOLO = [game.id for game in shelf().values() if 1 in game.player_counts]


def chips(page: str) -> list[str]:
    """Each seat in the top line of a page."""
    return re.findall(r'<li id="seat-\d+".*?</li>', page, re.S)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_top_line_tells_at_five_seats_who_is_a_bot_away_invited_or_free(
    client: TestClient, registry: Registry, lang: str
) -> None:
    host, friend, t = Guest(client, lang), Guest(client, lang), web_words(lang)
    address = host.lay("me", "bot", "link", "link", "open", game="mare_nostrum", level_1="consul")
    found = re.search(r"/join/[\w-]+", host.get(address).text)
    assert found
    friend.post(found.group(), name="Aulus")
    away = next(seat for seat, chair in enumerate(table_at(registry, address).chairs) if chair.name == "Aulus")
    friend.post(f"{address}/bot", seat=away)
    kinds = {1: "bot", 2: "invited", 3: "invited", 4: "free", away: "away"}
    page = unescape(host.get(address).text)
    seats = chips(page)
    assert len(seats) == 5
    assert f'<span class="tag">{t("you")}</span>' in seats[0]
    for seat, kind in kinds.items():
        said = t(f"sits-{kind}", level="consul" if seat == 1 else "senator")
        if kind == "bot":  # its leaning was drawn with the table
            said += f", {t('leaning', leaning=table_at(registry, address).chairs[seat].bot.partition('~')[2])}"
        assert f'class="sits-as {kind}" title="{said}"' in seats[seat]
        assert f'<span class="sits">{said}</span>' in seats[seat]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_each_chip_tells_how_its_seat_stands_and_explains_it_when_touched(
    client: TestClient, registry: Registry, game: AnyGame, lang: str
) -> None:
    """The points if the game ended now, by category, or how far each way to victory is: as in the view of who looks."""
    host = Guest(client, lang)
    address = host.lay("me", *["bot"] * (min(count for count in game.player_counts if count > 1) - 1), game=game.id)
    table = table_at(registry, address)
    view = table.live.view(0)
    seats = chips(unescape(host.get(address).text))
    assert len(seats) == table.live.state.seats
    words = game.board.words(lang)
    for seat, chip in enumerate(seats):
        shown = re.search(r'<button [^>]*popovertarget="stand-(\d+)"[^>]*>([^<]+)</button>', chip)
        assert shown
        assert int(shown[1]) == seat
        assert f'id="stand-{seat}" popover' in chip
        rows = re.findall(r"<dt>(.*?)</dt><dd>(.*?)</dd>", chip)
        if game.progress is not None:
            ways = game.progress(game.seen(view))
            told = [f"{ways.have[seat][k]}/{ways.need[k]}" for k in range(len(ways.ways))]
            assert rows == [(words(f"way-{way}"), far) for way, far in zip(ways.ways, told, strict=True)]
            assert shown[2] in told
        else:
            sheet = game.score(game.seen(view))
            assert [points for _, points in rows] == [str(one) for one in sheet.points[seat]]
            assert shown[2] == str(sheet.totals[seat])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_shelf_offers_solo_where_a_game_has_solo_rules(client: TestClient, lang: str) -> None:
    page = Guest(client, lang).get("/").text
    assert sorted(re.findall(r'href="/new/(\w+)\?solo=yes"', page)) == sorted(SOLO)
    assert set(SOLO) >= {"age_of_rome", "rome_and_roll"}


@pytest.mark.parametrize("game", GAMES)
def test_solo_is_a_choice_at_a_new_table(client: TestClient, registry: Registry, game: AnyGame) -> None:
    """Nobody has to set all other seats to nobody; what the form says of them does not count then."""
    guest = Guest(client)
    usual, solo = (guest.get(f"/new/{game.id}{query}").text for query in ("", "?solo=yes"))
    if game.id not in SOLO:
        assert 'name="solo"' not in usual + solo
        return
    assert 'name="solo" value="" checked' in usual
    assert 'name="solo" value="yes" checked' in solo
    others = {f"kind_{seat}": "bot" for seat in range(1, max(game.player_counts))}
    address = guest.post("/tables", game=game.id, kind_0="me", **others, solo="yes", gather="yes").headers["location"]
    table = table_at(registry, address)
    assert len(table.chairs) == 1
    assert not table.gathering
    again = guest.get(f"/new/{game.id}?like={table.id}").text
    assert 'name="solo" value="yes" checked' in again


def test_options_for_one_player_count_at_a_solo_table(client: TestClient, registry: Registry) -> None:
    guest = Guest(client)
    address = guest.post(
        "/tables", game="age_of_rome", kind_0="me", kind_1="bot", solo="yes", option_mode="cassius"
    ).headers["location"]
    assert table_at(registry, address).live.acta.options["mode"] == "cassius"
