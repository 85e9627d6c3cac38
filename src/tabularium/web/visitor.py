"""Who asks: a device of a person, known by its cookie, with a language and a taste for light or dark."""

from __future__ import annotations

import logging
from dataclasses import dataclass, replace
from urllib.parse import parse_qsl

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from tabularium.kernel.presentation import LANGUAGES
from tabularium.kernel.refusals import Refusal
from tabularium.tables.registry import Registry
from tabularium.tables.tokens import hashed, new_device, same, seal

DEVICE, LANG, THEME, NAME, WORDS = "device", "lang", "theme", "name", "words"
FRESH = "fresh"  # goes when half of the others' time is gone: then all are set anew
THEMES = ("auto", "light", "dark")
YEAR = 365 * 86_400
MOST_FIELDS = 120
BROWSERS = (  # the first that fits: most of them also name others
    ("Edg", "Edge"), ("OPR", "Opera"), ("Firefox", "Firefox"), ("FxiOS", "Firefox"), ("Chrom", "Chrome"),
    ("CriOS", "Chrome"), ("Safari", "Safari"),
)  # fmt: skip
SYSTEMS = (
    ("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("Windows", "Windows"), ("Mac OS", "Mac"),
    ("CrOS", "ChromeOS"), ("Linux", "Linux"),
)  # fmt: skip

log = logging.getLogger("tabularium")


class Forged(Refusal):
    """The request does not come from a page of this server."""


@dataclass(frozen=True)
class Visitor:
    """One device."""

    token: str
    new: bool  # it has no cookie yet
    lang: str
    theme: str
    name: str
    csrf: str
    fresh: bool = True  # its cookies need not be set anew yet
    person: str = ""  # whose device it is, where it is not the person's first one
    sent_away: bool = False  # it was somebody's device, until another one sent it away
    client: str = ""  # the network address that it asks from
    words: bool = False  # it reads the board in words

    @property
    def device(self) -> str:
        """What the store knows this device by."""
        return hashed(self.token)

    @property
    def holder(self) -> str:
        """The person: what seats belong to."""
        return self.person or self.device


def visitor_of(asked: HTTPConnection, registry: Registry) -> Visitor:
    cookies = asked.cookies
    token = cookies.get(DEVICE, "")
    people = registry.people
    new, sent_away = not people.is_browser(token), people.was_sent_away(token)
    if new:
        token = new_device(registry.key)
    else:
        people.see(token, system_of(asked.headers.get("user-agent", "")))
    person = people.whose(token)
    lang = cookies.get(LANG, "")
    theme = cookies.get(THEME, "")
    return Visitor(
        token,
        new,
        lang if lang in LANGUAGES else preferred(asked.headers.get("accept-language", "")),
        theme if theme in THEMES else THEMES[0],
        people.name_of(person) or from_cookie(cookies.get(NAME, "")),
        seal(registry.key, "csrf", token),
        FRESH in cookies,
        person,
        sent_away,
        asked.client.host if asked.client else "",
        "yes" in (cookies.get(WORDS), asked.query_params.get(WORDS)),
    )


def system_of(user_agent: str) -> str:
    """What a browser says of itself, in a few letters: “Firefox, Android”."""
    said = user_agent[:400]
    browser = next((name for mark, name in BROWSERS if mark in said), "")
    system = next((name for mark, name in SYSTEMS if mark in said), "")
    return ", ".join(filter(None, (browser, system)))


def in_language(visitor: Visitor, lang: str) -> Visitor:
    """The same visitor on a page of this language: sockets do not always say what a browser prefers."""
    return replace(visitor, lang=lang) if lang in LANGUAGES else visitor


def preferred(accepted: str) -> str:
    """The first language of the browser that there are texts in."""
    for entry in accepted[:200].lower().split(","):
        if entry.strip()[:2] in LANGUAGES:
            return entry.strip()[:2]
    return LANGUAGES[0]


def set_cookie(answer: Response, asked: HTTPConnection, key: str, value: str, seconds: int = YEAR) -> None:
    safe, secret = is_safe(asked), key == DEVICE
    answer.set_cookie(key, value, max_age=seconds, path="/", secure=safe, httponly=secret, samesite="lax")


def is_safe(asked: HTTPConnection) -> bool:
    """Whether it comes over TLS, as far as we know: a trusted proxy tells."""
    return asked.url.scheme in ("https", "wss")


def set_cookies_anew(answer: Response, asked: HTTPConnection, visitor: Visitor) -> None:
    """Let the cookies of a device live for another year."""
    set_cookie(answer, asked, DEVICE, visitor.token)
    set_cookie(answer, asked, FRESH, "1", YEAR // 2)
    for key, value in (
        (LANG, visitor.lang), (THEME, visitor.theme), (NAME, to_cookie(visitor.name)),
        (WORDS, "yes" if visitor.words else ""),
    ):  # fmt: skip
        if key in asked.cookies:
            set_cookie(answer, asked, key, value)


def to_cookie(text: str) -> str:
    """Any name in the few letters that a cookie can carry."""
    return text.encode()[:160].hex()


def from_cookie(text: str) -> str:
    try:
        return bytes.fromhex(text[:320]).decode(errors="ignore")
    except ValueError:
        return ""


async def form_of(asked: Request, visitor: Visitor) -> dict[str, str]:
    """The fields of a form that was sent by a page of this server; anything else is refused."""
    check_origin(asked)
    return fields_of((await asked.body()).decode(errors="replace"), visitor)


def fields_of(body: str, visitor: Visitor) -> dict[str, str]:
    """The same of a form whose origin was checked: it carries the token of the page that made it."""
    try:
        fields = dict(parse_qsl(body, keep_blank_values=True, max_num_fields=MOST_FIELDS))
    except ValueError:
        raise Forged("this form has too many fields") from None
    if visitor.new or not same(fields.get("csrf", ""), visitor.csrf):
        raise Forged("this form was not made by a page you opened here: reload the page and try again")
    return fields


def check_origin(asked: HTTPConnection, needed: bool = False) -> None:
    """Browsers say which site a request comes from: it must be this one, by its scheme, name and port."""
    origin = asked.headers.get("origin", "").lower()
    if not origin and not needed:
        return
    site = f"://{asked.headers.get('host', '').lower()}"
    scheme = "https" if is_safe(asked) else "http"
    if origin == scheme + site:
        return
    if origin == f"https{site}":
        log.warning("a page of %s was refused: if a proxy ends TLS, name it with --trusted-proxy", origin[:100])
    raise Forged("this request comes from another site")


def number(text: str, otherwise: int) -> int:
    """A number in an address or a form, as somebody wrote it."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 7 else otherwise
