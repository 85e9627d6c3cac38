"""My notices: the page on which a person says how they want to be told that it is their turn; and the links in mails.

Whoever tries a link that is not theirs, or asks for a mail to an address that nobody has given, reads the same page and
costs the store the same reads and writes as everybody else.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from datetime import datetime
from zoneinfo import available_timezones

from babel.dates import format_datetime
from fastapi import APIRouter, Request
from starlette.responses import FileResponse, JSONResponse, RedirectResponse, Response

from tabularium.notices.letters import back_token, confirm_token, stop_token
from tabularium.notices.mail import is_address
from tabularium.notices.push import is_subscription
from tabularium.notices.safe_post import parts_of
from tabularium.notices.sending import Means
from tabularium.notices.ways import NotSent
from tabularium.notices.webhook import SHAPES
from tabularium.tables.joining import TwoHands
from tabularium.tables.listing import tables_of
from tabularium.tables.notices import (
    ASKED,
    BACK,
    BACK_SECONDS,
    CONFIRM,
    HOUR,
    MAIL,
    MOST_WAYS,
    ON,
    PUSH,
    TEST,
    WEBHOOK,
    Notices,
    Way,
    zone_of,
)
from tabularium.tables.people import device_name
from tabularium.tables.refusals import NotNow
from tabularium.tables.registry import NoSuchTable
from tabularium.tables.store import Behind, Statement, putting
from tabularium.tables.tokens import new_token, same
from tabularium.web.answers import FOLDER, Answers
from tabularium.web.guard import Allowance, TooMuch
from tabularium.web.pages import address_of_client
from tabularium.web.people import recover, table_called, two_hands
from tabularium.web.scene import sentence_of, status_of
from tabularium.web.visitor import Visitor, form_of, number, system_of

ASKED_MAILS = Allowance(3, 3 / HOUR)  # to an address that nobody has confirmed
MOST_BACK = 3  # mails an hour for coming back, to one address
Fields = Mapping[str, str]


class NoSuchLink(NoSuchTable):
    """Nobody was sent this link, or it is no longer good."""


@dataclass(frozen=True)
class WayShown:
    id: int
    kind: str
    name: str
    state: str
    reason: str
    secret: str


class MyNotices:
    """How people are told, and what became of it."""

    def __init__(self, answers: Answers, means: Means) -> None:
        self.answers, self.means = answers, means
        self.registry = answers.registry
        self.notices = Notices(answers.registry.store, lambda: answers.registry.clock())

    def routes(self) -> APIRouter:
        routes = APIRouter(include_in_schema=False)
        for path, show in (
            ("/notices", self.mine),
            ("/notices/confirm/{way}/{token}", self.asked_to_confirm),
            ("/notices/stop/{way}/{token}", self.asked_to_stop),
            ("/back/{token}", self.mail_link),
            ("/manifest.json", self.manifest),
            ("/worker.js", self.worker),
        ):
            routes.add_api_route(path, show, methods=["GET"])
        for path, do in (
            ("/notices/confirm/{way}/{token}", self.confirm),
            ("/notices/stop/{way}/{token}", self.stop),
            ("/notices/{name}", self.do),
            ("/back/mail", self.ask_for_mail),
            ("/back/{token}", self.come_back),
        ):
            routes.add_api_route(path, do, methods=["POST"])
        return routes

    # -- files ---------------------------------------------------------------------------------------

    async def manifest(self) -> Response:
        icons = [
            {"src": self.answers.static_address("icon.svg"), "sizes": "any", "type": "image/svg+xml"},
            {"src": self.answers.static_address("icon.png"), "sizes": "192x192", "type": "image/png"},
        ]
        said = {"name": "Tabularium", "short_name": "Tabularium", "start_url": "/", "display": "standalone"}
        return JSONResponse({**said, "icons": icons}, media_type="application/manifest+json")

    async def worker(self) -> Response:
        """The service worker: at the root, so that it may open every page."""
        return FileResponse(FOLDER / "static" / "worker.js", media_type="text/javascript")

    # -- my notices ----------------------------------------------------------------------------------

    async def mine(self, asked: Request) -> Response:
        return self.page(asked, self.answers.visitor(asked))

    def page(self, asked: Request, me: Visitor, status: int = 200, problem: str = "") -> Response:
        wishes = self.notices.wishes(me.holder)
        hushed = self.notices.hushed(me.holder)
        return self.answers.page(
            asked, me, "notices.html", status,
            problem=problem,
            offered=self.means.kinds,
            ways=[self.shown(way) for way in self.notices.ways_of(me.holder)],
            wishes=wishes,
            shapes=tuple(SHAPES),
            push_key=self.means.push.public if self.means.push else "",
            tables=[
                (one.id, table_called(self.registry, one.game, one.names, me.lang), one.id in hushed)
                for one in tables_of(self.registry.store, me.holder) if not one.over
            ],
            history=[
                (in_words(made, wishes.zone, me.lang), kind, what, state, error)
                for made, kind, what, state, error, _ in self.notices.history(me.holder)
            ],
        )  # fmt: skip

    def shown(self, way: Way) -> WayShown:
        name = self.registry.people.device(way.device).name if way.kind == PUSH else way.target
        return WayShown(way.id, way.kind, name, way.state, way.reason, way.secret)

    async def do(self, asked: Request, name: str) -> Response:
        me = self.answers.visitor(asked)
        fields = await form_of(asked, me)
        doing = DEEDS.get(name)
        if doing is None:
            raise NotNow("no-deed", f"nothing is called “{name[:40]}” here")
        self.answers.take(asked, "people", self.answers.limits.people)
        try:
            await self.registry.keep(await doing(self, asked, me, fields))
        except NotNow as refusal:
            return self.page(asked, me, status_of(refusal), sentence_of(refusal, me.lang))
        return RedirectResponse("/notices", 303)

    def check_room(self, person: str) -> None:
        if len(self.notices.ways_of(person)) >= MOST_WAYS:
            raise NotNow("many-ways", f"{MOST_WAYS} ways are the most: turn one off first")

    def own_way(self, me: Visitor, fields: Fields) -> Way:
        wanted = number(fields.get("way", ""), -1)
        found = [way for way in self.notices.ways_of(me.holder) if way.id == wanted]
        if not found:
            raise NotNow("no-way", "none of your ways is that one")
        return found[0]

    async def by_mail(self, asked: Request, me: Visitor, fields: Fields) -> list[Statement]:
        """An address is asked for a yes, and used only then. Nobody makes this server write to a stranger often."""
        address = fields.get("address", "").strip().lower()
        if self.means.mail is None or not is_address(address):
            raise NotNow("mail-address", "that is no address of mail")
        self.registry.people.check_careful(me.device)  # an address is a way back
        if any((way.kind, way.target, way.state) == (MAIL, address, ON) for way in self.notices.ways_of(me.holder)):
            return []
        self.check_room(me.holder)
        start = self.answers.reach.address(asked)
        rows = self.notices.new_way(me.holder, MAIL, address, me.lang, start, ASKED, zone=zone_in(fields))
        try:
            self.answers.buckets.take("mails", address, ASKED_MAILS)
        except TooMuch:  # nobody learns whether others have asked for this address
            return rows
        return [*rows, self.message_to(me.holder, MAIL, address, CONFIRM)]

    def message_to(self, person: str, kind: str, target: str, what: str, about: str = "") -> Statement:
        """A message on a way that is only just being written."""
        sql, values = self.notices.new_message(person, 0, what, about)
        sql = sql.replace("SELECT ?, ?,", "SELECT person, way,", 1).partition(" WHERE ")[0]
        where = " FROM ways w WHERE w.person = ? AND w.kind = ? AND w.target = ?"
        return (sql + where, (*values[2:6], person, kind, target))

    async def by_webhook(self, asked: Request, me: Visitor, fields: Fields) -> list[Statement]:
        url, shape = fields.get("url", "").strip(), fields.get("shape", "")
        try:
            parts_of(url)
        except NotSent:
            raise NotNow("webhook-address", "a webhook is an address that begins with https://") from None
        if shape not in SHAPES:
            raise NotNow("webhook-address", "there is no such shape")
        self.check_room(me.holder)
        start, zone = self.answers.reach.address(asked), zone_in(fields)
        return self.notices.new_way(me.holder, WEBHOOK, url, me.lang, start, ON, shape, new_token(), zone=zone)

    async def by_push(self, asked: Request, me: Visitor, fields: Fields) -> list[Statement]:
        given = fields.get("subscription", "")
        if self.means.push is None or not is_subscription(given):
            raise NotNow("push-keys", "this browser gave no address for notices")
        self.check_room(me.holder)
        start, zone = self.answers.reach.address(asked), zone_in(fields)
        return self.notices.new_way(me.holder, PUSH, given, me.lang, start, ON, device=me.device, zone=zone)

    async def turn_off(self, asked: Request, me: Visitor, fields: Fields) -> list[Statement]:
        way = self.own_way(me, fields)
        if way.kind == MAIL and way.state == ON:
            self.registry.people.check_careful(me.device)  # nobody who just came takes a way back
        return self.notices.drop_way(way.id)

    async def test(self, asked: Request, me: Visitor, fields: Fields) -> list[Statement]:
        way = self.own_way(me, fields)
        if way.state != ON:
            raise NotNow("way-off", "this way is not turned on")
        return [self.notices.new_message(me.holder, way.id, TEST)]

    async def wish(self, asked: Request, me: Visitor, fields: Fields) -> list[Statement]:
        zone, digest = fields.get("zone", "").strip() or "UTC", number(fields.get("digest", ""), -1)
        if zone not in available_timezones():
            raise NotNow("zone", "a time zone is like Europe/Paris")
        return self.notices.wish(me.holder, zone, digest if 0 <= digest < 24 else -1)

    async def hush(self, asked: Request, me: Visitor, fields: Fields) -> list[Statement]:
        table_id = fields.get("table", "")
        if table_id not in {one.id for one in tables_of(self.registry.store, me.holder)}:
            raise NotNow("no-seat", "you do not sit at that table")
        return [self.notices.known(me.holder), self.notices.hush(me.holder, table_id, fields.get("quiet") == "yes")]

    # -- links in mails ------------------------------------------------------------------------------

    def linked(self, asked: Request, way: str, token: str, make: Callable[[bytes, int, str], str]) -> Way:
        """The way that a link in a mail is about."""
        self.answers.buckets.take("guesses", address_of_client(asked), self.answers.limits.guesses)
        found = self.notices.way(number(way, -1))
        if found is None or not same(make(self.registry.key, found.id, found.target), token):
            raise NoSuchLink("this link is not, or no longer, good")
        return found

    async def asked_to_confirm(self, asked: Request, way: str, token: str) -> Response:
        return self.sure(asked, "confirm", self.linked(asked, way, token, confirm_token).state == ON)

    async def asked_to_stop(self, asked: Request, way: str, token: str) -> Response:
        self.linked(asked, way, token, stop_token)
        return self.sure(asked, "stop", False)

    def sure(self, asked: Request, what: str, done: bool) -> Response:
        return self.answers.page(asked, self.answers.visitor(asked), "mailed.html", what=what, done=done, problem="")

    async def confirm(self, asked: Request, way: str, token: str) -> Response:
        """Also by a browser that is nobody's yet: the link is the proof."""
        found = self.linked(asked, way, token, confirm_token)
        if found.state != ON:
            sql = "UPDATE ways SET state = 'on', reason = '', added = ? WHERE way = ?"
            told = self.registry.people.tell_others(found.person, (), "mail", "")
            await self.registry.keep([(sql, (self.registry.clock(), found.id)), *told])
        return self.sure(asked, "confirm", True)

    async def stop(self, asked: Request, way: str, token: str) -> Response:
        """One click, by a person or by their mail program: nobody has to be known."""
        await self.registry.keep(self.notices.drop_way(self.linked(asked, way, token, stop_token).id))
        return self.sure(asked, "stop", True)

    # -- a way back by mail --------------------------------------------------------------------------

    async def ask_for_mail(self, asked: Request) -> Response:
        """The same answer, reads and writes, whether anybody has this address or nobody."""
        self.answers.buckets.take("guesses", address_of_client(asked), self.answers.limits.guesses)
        me = self.answers.visitor(asked)
        fields = await form_of(asked, me)
        address = fields.get("address", "").strip().lower()[:300]
        device = device_name(system_of(asked.headers.get("user-agent", "")))
        sql, values = self.notices.new_message("", 0, BACK, f"{device} {new_token()}")
        sql = sql.replace("SELECT ?, ?,", "SELECT person, way,", 1).partition(" WHERE ")[0]
        lately = "SELECT COUNT(*) FROM messages m WHERE m.way = w.way AND m.kind = 'back' AND m.made > ?"
        where = f" FROM ways w WHERE w.kind = 'mail' AND w.state = 'on' AND w.target = ? AND ({lately}) < ?"
        now = self.registry.clock()
        # written whether anybody has this address or nobody: what changes nothing on disk takes less time
        asked_at = (putting("house", "key", "value"), ("mail asked", str(now).encode()))
        await self.registry.keep([(sql + where, (*values[2:6], address, now - HOUR, MOST_BACK)), asked_at])
        return self.answers.page(asked, me, "mailed.html", what="back-sent", done=True, problem="")

    def mailed(self, asked: Request, token: str) -> tuple[int, str, str]:
        """The message that brought this link, whose it is, and what the link is made from."""
        self.answers.buckets.take("guesses", address_of_client(asked), self.answers.limits.guesses)
        since = self.registry.clock() - BACK_SECONDS
        sql = "SELECT message, person, about FROM messages WHERE kind = 'back' AND about != '' AND made > ?"
        for message, person, about in self.registry.store.rows(sql, since):
            if same(back_token(self.registry.key, about.rpartition(" ")[2]), token):
                return message, person, about
        raise NoSuchLink("this link is not, or no longer, good")

    async def mail_link(self, asked: Request, token: str) -> Response:
        self.mailed(asked, token)
        return self.sure(asked, "back", False)

    async def come_back(self, asked: Request, token: str) -> Response:
        me = self.answers.visitor(asked)
        await form_of(asked, me)
        message, person, about = self.mailed(asked, token)
        try:
            await self.registry.keep(
                [], guards=[("UPDATE messages SET about = '' WHERE message = ? AND about = ?", (message, about))]
            )
        except Behind:
            raise NoSuchLink("this link is not, or no longer, good") from None
        name = system_of(asked.headers.get("user-agent", ""))
        try:
            await recover(self.registry, me, person, name)
        except (NotNow, TwoHands) as refusal:
            await self.registry.keep([("UPDATE messages SET about = ? WHERE message = ?", (about, message))])
            two = isinstance(refusal, TwoHands) and two_hands(refusal, self.registry, me.lang)
            said = two or sentence_of(refusal, me.lang)
            return self.answers.page(asked, me, "mailed.html", 422, what="back", done=False, problem=said)
        return RedirectResponse("/devices", 303)


DEEDS: dict[str, Callable[[MyNotices, Request, Visitor, Fields], Awaitable[list[Statement]]]] = {
    "mail": MyNotices.by_mail,
    "webhook": MyNotices.by_webhook,
    "push": MyNotices.by_push,
    "off": MyNotices.turn_off,
    "test": MyNotices.test,
    "wishes": MyNotices.wish,
    "hush": MyNotices.hush,
}


def zone_in(fields: Fields) -> str:
    """The time zone that a browser says it is in, as far as there is such a one."""
    zone = fields.get("zone", "")
    return zone if zone in available_timezones() else "UTC"


def in_words(at: float, zone: str, lang: str) -> str:
    return format_datetime(datetime.fromtimestamp(at, zone_of(zone)), "short", locale=lang)
