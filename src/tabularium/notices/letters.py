"""A message in words. It says which game, with whom, what kind of thing and by when, and never what is asked."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from functools import cache
from pathlib import Path

from babel.dates import format_datetime

from tabularium.draw.words import SHARED, FluentWords
from tabularium.kernel.game import AnyGame
from tabularium.notices.ways import Letter
from tabularium.tables.notices import ASKS, BACK, CONFIRM, MAIL, QUARTER, TEST, TURN, WARNED, Item, Message, zone_of
from tabularium.tables.tokens import seal

FOLDER = Path(__file__).parent
WAITS = (TURN, QUARTER, WARNED, ASKS)  # the table waits for this person


@cache
def notice_words(lang: str) -> FluentWords:
    return FluentWords(lang, SHARED / f"text.{lang}.ftl", FOLDER / f"text.{lang}.ftl")


def letter_of(message: Message, games: Mapping[str, AnyGame], key: bytes, zone: str) -> Letter:
    way, start = message.way, message.way.start
    t = notice_words(way.lang)
    tag = seal(key, "message", f"{message.id} {message.made}")[:32]  # numbers come again once a row was deleted
    if message.kind == CONFIRM:
        link = f"{start}/notices/confirm/{way.id}/{confirm_token(key, way.id, way.target)}"
        return Letter(t("confirm-title"), (t("confirm-text", server=start),), link, t("confirm-link"), tag)
    if message.kind == BACK:
        device, _, salt = message.about.rpartition(" ")
        link = f"{start}/back/{back_token(key, salt)}"
        said = (t("back-text", server=start, device=device or "?"), t("back-else"))
        return Letter(t("back-title"), said, link, t("back-link"), tag)
    stop, stop_text = "", ""
    if way.kind == MAIL:
        stop, stop_text = f"{start}/notices/stop/{way.id}/{stop_token(key, way.id, way.target)}", t("stop")
    if message.kind == TEST:
        return Letter(t("test-title"), (t("test-text"),), f"{start}/notices", t("open-notices"), tag, stop, stop_text)
    lines = tuple(line_of(item, games, way.lang, zone) for item in message.items)
    if len(message.items) == 1:
        item = message.items[0]
        title = t(f"title-{item.kind}", game=title_of(item, games, way.lang))
        return Letter(title, lines, f"{start}/tables/{item.table_id}", t("open-table"), tag, stop, stop_text)
    waits = all(item.kind in WAITS for item in message.items)
    title = "title-several" if waits else "title-news"
    return Letter(t(title, count=len(lines)), lines, f"{start}/", t("open-shelf"), tag, stop, stop_text)


def line_of(item: Item, games: Mapping[str, AnyGame], lang: str, zone: str) -> str:
    t = notice_words(lang)
    game = title_of(item, games, lang)
    table = t("table", game=game, names=t.listed(list(item.others))) if item.others else game
    said = t("line", table=table, what=t(f"what-{item.kind}"))
    if item.deadline is not None:
        when = format_datetime(datetime.fromtimestamp(item.deadline, zone_of(zone)), "EEEE d MMMM, HH:mm", locale=lang)
        said = f"{said} {t('by-when', when=when, zone=zone)}"
    return said


def title_of(item: Item, games: Mapping[str, AnyGame], lang: str) -> str:
    game = games.get(item.game)
    return game.credits.title[lang] if game else item.game


def confirm_token(key: bytes, way: int, target: str) -> str:
    return seal(key, "confirm", f"{way} {target}")


def stop_token(key: bytes, way: int, target: str) -> str:
    return seal(key, "stop", f"{way} {target}")


def back_token(key: bytes, salt: str) -> str:
    return seal(key, "mail back", salt)
