"""My devices: the pages on which a person adds a device, gets a way back, and looks after what is kept about them.

All of them are plain forms. Whoever tries a link or words that are not theirs reads the same page, and costs the store
the same reads and writes, whether somebody else has them or nobody.
"""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime

from babel.dates import format_date
from fastapi import APIRouter, Request
from starlette.responses import RedirectResponse, Response

from tabularium.kernel.presentation import Words
from tabularium.kernel.refusals import Refusal
from tabularium.tables.chairs import DAY
from tabularium.tables.joining import TwoHands, check_join, forget, join, rename
from tabularium.tables.listing import tables_of
from tabularium.tables.notices import Notices
from tabularium.tables.people import BROWSER, PROGRAM, Device, Pairing, Passkey, device_name
from tabularium.tables.refusals import NotNow
from tabularium.tables.registry import NoSuchTable, Registry
from tabularium.tables.watching import AWAY
from tabularium.tables.way_back import read_words, words_of
from tabularium.web.answers import Answers
from tabularium.web.pages import address_of_client
from tabularium.web.passkeys import (
    check_challenge,
    checked_again,
    checked_new,
    id_in,
    new_challenge,
    place_of,
    short_id,
    to_make,
    to_show,
)
from tabularium.web.scene import sentence_of, status_of
from tabularium.web.visitor import NAME, Visitor, form_of, number, set_cookie, system_of, to_cookie
from tabularium.web.words import web_words

Fields = Mapping[str, str]
ID_LETTERS = 16  # of a device, in forms of its own person


class NoSuchPairing(NoSuchTable):
    """Nobody made this link, or it is no longer good."""


@dataclass(frozen=True)
class DeviceShown:
    id: str
    name: str
    here: bool
    seen: str
    ends: str


class MyDevices:
    """What a person does with their devices."""

    def __init__(self, answers: Answers) -> None:
        self.answers = answers
        self.registry = answers.registry
        self.people = answers.registry.people

    def routes(self) -> APIRouter:
        routes = APIRouter(include_in_schema=False)
        for path, show in (
            ("/devices", self.devices),
            ("/devices/data", self.data),
            ("/pair/{token}", self.pairing_link),
            ("/back", self.way_back),
        ):
            routes.add_api_route(path, show, methods=["GET"])
        for path, do in (
            ("/devices/{name}", self.do),
            ("/pair/{token}", self.ask),
            ("/back/passkey", self.come_by_passkey),
            ("/back", self.come_back),
        ):
            routes.add_api_route(path, do, methods=["POST"])
        return routes

    # -- my devices ----------------------------------------------------------------------------------

    async def devices(self, asked: Request) -> Response:
        return self.page(asked, self.answers.visitor(asked))

    def page(self, asked: Request, me: Visitor, status: int = 200, **shown: object) -> Response:
        people = self.people
        pairing = people.pairing_of(me.holder)
        if pairing is not None and pairing.made_by == me.device:
            people.looks(me.device)
        all_of_them = people.devices_of(me.holder)
        values = {
            "problem": "",
            "words": (),
            "token": "",
            "pairing": self.pairing_shown(asked, me, pairing),
            "devices": [self.shown(one, me) for one in all_of_them if one.kind == BROWSER],
            "programs": [self.shown(one, me) for one in all_of_them if one.kind == PROGRAM],
            "has_words": people.has_way_back(me.holder),
            "passkeys": [
                (short_id(one.id), one.name or web_words(me.lang)("device-nameless"), day_in_words(one.added, me.lang))
                for one in people.passkeys_of(me.holder)
            ],
            "passkey": self.to_make(asked, me),
            "careful": people.device(me.device).careful(people.clock()),
        }
        return self.answers.page(asked, me, "devices.html", status, **values | shown)

    def to_make(self, asked: Request, me: Visitor) -> dict[str, str]:
        """What the browser is asked for a new passkey, or nothing where there can be none."""
        place, key = place_of(asked), self.registry.key
        if place is None:
            return {}
        challenge = new_challenge(key, me.device, self.people.clock())
        known = [one.id for one in self.people.passkeys_of(me.holder)]
        return {"challenge": challenge, "options": to_make(key, place, me.holder, me.name, known, challenge)}

    def to_show(self, asked: Request, me: Visitor) -> dict[str, str]:
        place = place_of(asked)
        if place is None:
            return {}
        challenge = new_challenge(self.registry.key, me.device, self.people.clock())
        return {"challenge": challenge, "options": to_show(place, challenge)}

    def shown(self, one: Device, me: Visitor) -> DeviceShown:
        t = web_words(me.lang)
        here = one.id == me.device
        seen = t("device-today") if here or one.seen == self.people.today else day_in_words(one.seen * DAY, me.lang)
        ends = "" if one.ends is None else day_in_words(one.ends, me.lang)
        return DeviceShown(
            one.id[:ID_LETTERS], one.name or t("device-nameless"), here, seen if one.seen or here else "", ends
        )

    def pairing_shown(self, asked: Request, me: Visitor, pairing: Pairing | None) -> dict[str, object]:
        """The link that this person made last: where it is good, itself; else what became of it."""
        if pairing is None:
            return {"state": ""}
        now, link = self.people.clock(), self.people.link_of(pairing, me.token)
        state = pairing.answer or ("late" if now >= pairing.ends else "asks" if pairing.device else "open")
        return {
            "state": state if state != "open" or link else "",
            "link": f"{self.answers.reach.address(asked)}/pair/{link}",
            "minutes": max(1, round((pairing.ends - now) / 60)),
            "sign": pairing.sign,
            "name": pairing.device_name or web_words(me.lang)("device-nameless"),
            "joins": bool(pairing.joins),
            "twice": self.people.was_tried_again(pairing),
        }

    async def do(self, asked: Request, name: str) -> Response:
        me = self.answers.visitor(asked)
        fields = await form_of(asked, me)
        doing = DEEDS.get(name)
        if doing is None:
            raise NotNow("no-deed", f"nothing is called “{name[:40]}” here")
        if name in KEPT:
            self.answers.take(asked, "people", self.answers.limits.people)
        try:
            shown = await doing(Deed(self.registry, asked, me, fields))
        except (NotNow, TwoHands) as refusal:
            return self.page(asked, me, status_of(refusal), problem=self.sentence(refusal, me.lang))
        if isinstance(shown, Response):
            return shown
        return self.page(asked, me, 200, **shown) if shown else RedirectResponse("/devices", 303)

    def sentence(self, refusal: Refusal, lang: str) -> str:
        return (
            sentence_of(refusal, lang) if not isinstance(refusal, TwoHands) else two_hands(refusal, self.registry, lang)
        )

    async def data(self, asked: Request) -> Response:
        """Everything of mine as one file."""
        me = self.answers.visitor(asked)
        text = json.dumps(data_of(self.registry, me.holder), ensure_ascii=False, indent=2)
        answer = Response(text, media_type="application/json")
        answer.headers["content-disposition"] = 'attachment; filename="tabularium.json"'
        return answer

    # -- another device ------------------------------------------------------------------------------

    def guessing(self, asked: Request) -> None:
        """Links and words are tried as rarely as invitations."""
        self.answers.buckets.take("guesses", address_of_client(asked), self.answers.limits.guesses)

    async def pairing_link(self, asked: Request, token: str) -> Response:
        me = self.answers.visitor(asked)
        pairing = self.people.pairing(token)
        if pairing is None or pairing.device != me.device:  # who waits for a yes asks every other second
            self.guessing(asked)
        state = self.state_of(pairing, me)
        if pairing is None or state == "dead":
            raise NoSuchPairing("this link is not, or no longer, good: make a new one in My devices")
        problem = ""
        if state == "open":
            try:
                check_join(self.registry, pairing.person, me.holder)
            except (NotNow, TwoHands) as refusal:
                problem = self.sentence(refusal, me.lang)
        maker = self.people.device(pairing.made_by)
        return self.answers.page(
            asked, me, "pair.html",
            state=state,
            problem=problem,
            token=token,
            whose=self.people.name_of(pairing.person),
            maker=maker.name or web_words(me.lang)("device-nameless"),
            sign=pairing.sign,
            closed=not self.people.is_looking(pairing.made_by),
            played=[self.called(one.game, one.names, me.lang) for one in tables_of(self.registry.store, me.holder)]
            if state == "open" else [],
            holds=state == "open" and self.people.holds_something(me.holder),
            own_device=self.people.device(me.device).name or system_of(asked.headers.get("user-agent", "")),
        )  # fmt: skip

    def state_of(self, pairing: Pairing | None, me: Visitor) -> str:
        """What a link is for whoever opens it: `open`, `own` (the person's who made it), `waits` for a yes, `done`,
        `refused`, `late`, or `dead` for all others."""
        if pairing is None:
            return "dead"
        mine, late = pairing.device == me.device, self.people.clock() >= pairing.ends
        if mine and pairing.answer:
            return "done" if pairing.answer == "yes" else "refused"
        if mine:
            return "late" if late else "waits"
        if late or pairing.device or pairing.answer:
            return "dead"
        return "own" if pairing.person == me.holder else "open"

    async def ask(self, asked: Request, token: str) -> Response:
        self.guessing(asked)
        me = self.answers.visitor(asked)
        fields = await form_of(asked, me)
        pairing = self.people.pairing(token)
        joins = fields.get("join") == "yes"
        back = RedirectResponse(f"/pair/{token}", 303)
        if pairing is not None and self.state_of(pairing, me) == "open":
            try:
                check_join(self.registry, pairing.person, me.holder)
            except (NotNow, TwoHands):
                return back  # the page says why
            if self.people.holds_something(me.holder) and not joins:
                return back
        if pairing is not None and pairing.device not in ("", me.device):
            self.people.tried_again(pairing)
        name = device_name(fields.get("device", "")) or system_of(asked.headers.get("user-agent", ""))
        await self.registry.keep(self.people.ask_to_pair(token, me.device, name, joins))
        return back

    # -- a way back ----------------------------------------------------------------------------------

    async def way_back(self, asked: Request) -> Response:
        return self.back(asked, self.answers.visitor(asked))

    def back(self, asked: Request, me: Visitor, status: int = 200, problem: str = "") -> Response:
        return self.answers.page(
            asked, me, "back.html", status,
            problem=problem, mailed=self.answers.mails, passkey=self.to_show(asked, me),
        )  # fmt: skip

    async def come_back(self, asked: Request) -> Response:
        self.guessing(asked)
        me = self.answers.visitor(asked)
        fields = await form_of(asked, me)
        t = web_words(me.lang)
        typed = read_words(fields.get("words", ""))
        person = self.people.brought_back(typed)
        problem = ""
        if not person:
            problem = t(f"back-{typed.problem or 'nobody'}", words=t.listed(list(typed.unknown[:12])))
        else:
            name = device_name(fields.get("device", "")) or system_of(asked.headers.get("user-agent", ""))
            try:
                await recover(self.registry, me, person, name)
            except (NotNow, TwoHands) as refusal:
                problem = self.sentence(refusal, me.lang)
        if problem:
            return self.back(asked, me, 422, problem)
        return RedirectResponse("/devices", 303)

    async def come_by_passkey(self, asked: Request) -> Response:
        """One that nobody has, and one that was not shown rightly, get the same answer."""
        self.guessing(asked)
        me = self.answers.visitor(asked)
        fields = await form_of(asked, me)
        answer, place = fields.get("answer", ""), place_of(asked)
        found = self.people.passkey(id_in(answer))
        try:
            challenge = check_challenge(self.registry.key, me.device, fields.get("challenge", ""), self.people.clock())
            count = None
            if place is not None and found is not None:
                count = checked_again(place, answer, challenge, found.public, found.count)
            if found is None or count is None:
                raise NotNow("passkey-nobody", "nobody on this server has this passkey")
            name = system_of(asked.headers.get("user-agent", ""))
            await recover(self.registry, me, found.person, name)
            await self.registry.keep([("UPDATE passkeys SET count = ? WHERE passkey = ?", (count, found.id))])
        except (NotNow, TwoHands) as refusal:
            return self.back(asked, me, 422, self.sentence(refusal, me.lang))
        return RedirectResponse("/devices", 303)

    def called(self, game_id: str, names: tuple[str, ...], lang: str) -> str:
        return table_called(self.registry, game_id, names, lang)


# -- what can be done --------------------------------------------------------------------------------


@dataclass(frozen=True)
class Deed:
    """Something that somebody wants to do with their devices, and what their form says about it."""

    registry: Registry
    asked: Request
    me: Visitor
    fields: Fields

    @property
    def t(self) -> Words:
        return web_words(self.me.lang)

    def device(self) -> Device:
        """The device of mine that the form names."""
        wanted = self.fields.get("device", "")
        found = [one for one in self.registry.people.devices_of(self.me.holder) if one.id[:ID_LETTERS] == wanted]
        if not found:
            raise NotNow("no-device", "no device of yours is called that")
        return found[0]


Shown = Response | Mapping[str, object] | None


async def call_me(deed: Deed) -> Shown:
    called = await rename(deed.registry, deed.me.holder, deed.fields.get("name", "")[:200])
    answer = RedirectResponse("/devices", 303)
    set_cookie(answer, deed.asked, NAME, to_cookie(called))
    return answer


async def pair(deed: Deed) -> Shown:
    deed.registry.people.check_room(deed.me.holder)
    await deed.registry.keep(deed.registry.people.new_pairing(deed.me.token))
    return None


async def say_yes(deed: Deed) -> Shown:
    """The desk says yes: from now on both are one person."""
    people, me = deed.registry.people, deed.me
    pairing = people.pairing_of(me.holder)
    if pairing is None or not pairing.device or pairing.answer or people.clock() >= pairing.ends:
        raise NotNow("nobody-asks", "no device asks now: the link has expired")
    other = people.person_of(pairing.device)
    if not pairing.joins and people.holds_something(other):
        raise NotNow("pair-played", "the other device has begun to play for itself meanwhile: it has to ask again")
    desk = people.device(me.device)
    recovered = desk.recovered if desk.careful(people.clock()) else None
    await join(deed.registry, me.holder, other, pairing.device_name, recovered)
    others = people.tell_others(me.holder, (me.device, pairing.device), "added", pairing.device_name)
    await deed.registry.keep([answered(me.holder, "yes"), *others])
    return None


async def say_no(deed: Deed) -> Shown:
    await deed.registry.keep([answered(deed.me.holder, "no")])
    return None


def answered(person: str, answer: str) -> tuple[str, tuple[str, ...]]:
    return ("UPDATE pairings SET answer = ? WHERE person = ? AND answer = ''", (answer, person))


async def name_device(deed: Deed) -> Shown:
    people, one = deed.registry.people, deed.device()
    name = device_name(deed.fields.get("name", ""))
    if name:
        await deed.registry.keep(people.called(one, name))
    return None


async def send_away(deed: Deed) -> Shown:
    """A device is sent away, or the token of a program taken back; whatever it looks at ends at once."""
    one = deed.device()
    await deed.registry.keep(deed.registry.people.send_away(deed.me.holder, one.id, deed.me.device))
    deed.registry.watching.dismiss({one.id}, AWAY)
    return None


async def new_words(deed: Deed) -> Shown:
    secret, rows = deed.registry.people.new_way_back(deed.me.holder, deed.me.device)
    await deed.registry.keep(rows)
    return {"words": words_of(secret, deed.me.lang)}


async def no_words(deed: Deed) -> Shown:
    deed.registry.people.check_careful(deed.me.device)
    await deed.registry.keep([("UPDATE people SET words = '', words_made = NULL WHERE person = ?", (deed.me.holder,))])
    return None


async def new_passkey(deed: Deed) -> Shown:
    place, people, me = place_of(deed.asked), deed.registry.people, deed.me
    if place is None:
        raise NotNow("no-passkeys", "passkeys need https and the name of a server")
    challenge = check_challenge(deed.registry.key, me.device, deed.fields.get("challenge", ""), people.clock())
    made, public, count = checked_new(place, deed.fields.get("answer", ""), challenge)
    name = people.device(me.device).name or system_of(deed.asked.headers.get("user-agent", ""))
    passkey = Passkey(made, me.holder, public, count, name, people.clock())
    await deed.registry.keep(people.new_passkey(passkey, me.device))
    return None


async def no_passkey(deed: Deed) -> Shown:
    people, me = deed.registry.people, deed.me
    found = [one.id for one in people.passkeys_of(me.holder) if short_id(one.id) == deed.fields.get("passkey", "")]
    if not found:
        raise NotNow("no-passkey", "none of your passkeys is that one")
    await deed.registry.keep(people.drop_passkey(me.holder, found[0], me.device))
    return None


async def new_program(deed: Deed) -> Shown:
    days = number(deed.fields.get("days", ""), 0)
    name = device_name(deed.fields.get("name", "")) or deed.t("program-nameless")
    token, rows = deed.registry.people.new_program(deed.me.holder, name, days)
    await deed.registry.keep(rows)
    return {"token": token}


async def notes_read(deed: Deed) -> Shown:
    await deed.registry.keep(deed.registry.people.notes_read(deed.me.device))
    return RedirectResponse("/", 303)


async def forget_me(deed: Deed) -> Shown:
    if deed.fields.get("sure") != "yes":
        raise NotNow("forget-unsure", "say that you are sure: this can't be taken back")
    await forget(deed.registry, deed.me.holder, deed.me.device)
    answer = RedirectResponse("/", 303)
    for key in ("device", NAME, "fresh"):
        answer.delete_cookie(key, path="/")
    return answer


DEEDS: dict[str, Callable[[Deed], Awaitable[Shown]]] = {
    "me": call_me,
    "pair": pair,
    "yes": say_yes,
    "no": say_no,
    "name": name_device,
    "away": send_away,
    "words": new_words,
    "no-words": no_words,
    "passkey": new_passkey,
    "no-passkey": no_passkey,
    "program": new_program,
    "read": notes_read,
    "forget": forget_me,
}

KEPT = frozenset(
    ("me", "pair", "words", "passkey", "program")
)  # what adds rows that stay: lines of journals, tokens that have ended


async def recover(registry: Registry, me: Visitor, person: str, name: str) -> None:
    """A device comes back by the words of a person; all others of that person are told."""
    await join(registry, person, me.holder, name, registry.clock())
    await registry.keep(registry.people.tell_others(person, (me.device,), "recovered", name))


# -- in words ----------------------------------------------------------------------------------------


def two_hands(refusal: TwoHands, registry: Registry, lang: str) -> str:
    t = web_words(lang)
    tables = [table_called(registry, one.game, one.names, lang) for one in refusal.tables]
    return t("refused-TwoHands", tables="; ".join(tables))


def table_called(registry: Registry, game_id: str, names: tuple[str, ...], lang: str) -> str:
    t, game = web_words(lang), registry.games.get(game_id)
    return t("table-called", game=game.credits.title[lang] if game else game_id, names=t.listed(list(names)))


def day_in_words(at: float, lang: str) -> str:
    return format_date(datetime.fromtimestamp(at, UTC).date(), "long", lang)


def data_of(registry: Registry, person: str) -> dict[str, object]:
    """Everything that the store has of a person, and of nobody else."""
    store, people = registry.store, registry.people
    seats = store.rows("SELECT table_id, seat, name, bot FROM seats WHERE holder = ? ORDER BY table_id, seat", person)
    said = (
        "SELECT c.text, c.at FROM chat c JOIN seats s USING (table_id, seat)"
        " WHERE s.holder = ? AND table_id = ? ORDER BY n"
    )
    return {
        "person": person,
        "name": people.name_of(person),
        "way_back": people.has_way_back(person),
        "passkeys": [{"name": one.name, "added": day(one.added)} for one in people.passkeys_of(person)],
        "devices": [
            {
                "name": one.name,
                "kind": one.kind,
                "added": day(one.added),
                "last_seen": day(one.seen * DAY),
                "ends": None if one.ends is None else day(one.ends),
            }
            for one in people.devices_of(person)
        ],
        "seats": [
            {"table": table_id, "seat": seat + 1, "name": name, "bot": bot or None}
            for table_id, seat, name, bot in seats
        ],
        "hosted": [row[0] for row in store.rows("SELECT id FROM tables WHERE host = ? ORDER BY created", person)],
        "sat_at": [
            {"table": table_id, "seat": seat + 1}
            for table_id, seat in store.rows("SELECT table_id, seat FROM sat WHERE holder = ? ORDER BY 1, 2", person)
        ],
        "said": [
            {"table": table_id, "text": text, "at": moment(at)}
            for table_id in dict.fromkeys(row[0] for row in seats)
            for text, at in store.rows(said, person, table_id)
        ],
        "feats": [
            {"table": table_id, "game": game, "feat": feat, "name": name, "at": moment(at)}
            for table_id, game, feat, name, at in store.rows(
                "SELECT table_id, game, feat, name, at FROM feats WHERE holder = ? ORDER BY at", person
            )
        ],
        "notices": Notices(store, people.clock).data_of(person),
    }


def day(at: float) -> str | None:
    return datetime.fromtimestamp(at, UTC).date().isoformat() if at else None


def moment(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds")
