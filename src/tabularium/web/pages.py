"""The pages of the house, and what one can do from them."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import partial

from fastapi import APIRouter, Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response

from tabularium.bots.levels import LEVELS
from tabularium.kernel.acta import read_acta
from tabularium.kernel.custom import find_custom_box
from tabularium.kernel.game import AnyGame
from tabularium.kernel.presentation import LANGUAGES
from tabularium.kernel.refusals import BadOptions, Refusal, UnknownGame
from tabularium.kernel.state import SPECTATOR
from tabularium.kernel.verify import verify
from tabularium.tables.chairs import plain_name
from tabularium.tables.house import House
from tabularium.tables.laying import KINDS, Plan, SeatPlan
from tabularium.tables.listing import EarnedFeat, earned_feats, open_tables, tables_of
from tabularium.tables.refusals import AskFirst, BadTable, NotNow, NotYourSeat
from tabularium.tables.table import Table, check_seat
from tabularium.web.answers import Answers, Told, client_of, told_no, wants_json
from tabularium.web.asking import ask_first
from tabularium.web.endings import Course, Feat, bars_of, course_of, feats_of, luck_of, nearly_of, race_of
from tabularium.web.feats import feat_shelves
from tabularium.web.lessons import has_lessons, primer_of
from tabularium.web.live import told_page
from tabularium.web.negotiation import composed
from tabularium.web.pictures import signs_of
from tabularium.web.replays import replay_values
from tabularium.web.rulebook import round_of, rules_of, sources_of
from tabularium.web.scene import choice_called, plan_problems, played_with, sentence_of, sheet_of, ways_of
from tabularium.web.visitor import LANG, NAME, THEME, THEMES, Visitor, form_of, number, set_cookie, to_cookie
from tabularium.web.wire import address_of as household
from tabularium.web.words import web_words

PACES = ("", "0", "1", "2", "3", "7", "300+10", "900+20", "2700+30")  # usual, none, days, or seconds and increment

Fields = Mapping[str, str]

log = logging.getLogger("tabularium")


# -- looking -----------------------------------------------------------------------------------------


class Pages:
    """What can be looked at."""

    def __init__(self, answers: Answers) -> None:
        self.answers = answers
        self.house = answers.house

    def routes(self) -> APIRouter:
        routes = APIRouter(include_in_schema=False)
        for path, show in (
            ("/", self.shelf),
            ("/new/{game_id}", self.new_table),
            ("/tables/{table_id}", self.table),
            ("/join/{token}", self.invitation),
            ("/tables/{table_id}/replay", self.replay),
            ("/tables/{table_id}/end", self.end),
            ("/tables/{table_id}/record", self.record),
            ("/tables/{table_id}/dice", self.dice),
            ("/feats", self.feats),
            ("/learn/{game_id}", self.learn),
            ("/rules", self.rulebooks),
            ("/rules/{game_id}", self.rulebook),
            ("/about", self.about),
            ("/developers", self.developers),
            ("/healthz", self.healthy),
        ):
            routes.add_api_route(path, show, methods=["GET"])
        return routes

    async def shelf(self, asked: Request) -> Response:
        me = self.answers.visitor(asked)
        return self.answers.page(
            asked, me, "shelf.html", games=list(self.house.games.values()), mine=tables_of(self.house.store, me.holder),
            listed=open_tables(self.house.store), all_games=self.house.games, feats=self.earned(me),
        )  # fmt: skip

    async def new_table(self, asked: Request, game_id: str) -> Response:
        me = self.answers.visitor(asked)
        game = game_named(self.answers, game_id)
        like = asked.query_params.get("like", "")
        fields = form_like(await self.house.get(like), me) if like else {}
        return self.answers.page(asked, me, "new.html", **new_table_form(game, me, fields))

    async def table(self, asked: Request, table_id: str) -> Response:
        return self.answers.table_page(asked, self.answers.visitor(asked), await self.house.get(table_id))

    async def invitation(self, asked: Request, token: str) -> Response:
        me = self.answers.visitor(asked)
        self.answers.buckets.take("guesses", address_of_client(asked), self.answers.limits.guesses)
        if sits_at := self.house.came_by(token, me.holder):
            return RedirectResponse(f"/tables/{sits_at}", 303)
        table_id, seat = self.house.invited_to(token)
        table = await self.house.get(table_id)
        played = played_with(table, me.lang)
        return self.answers.page(
            asked, me, "join.html", table=table, game=table.game, seat=seat, token_of_link=token, played_with=played
        )

    async def replay(self, asked: Request, table_id: str) -> Response:
        me = self.answers.visitor(asked)
        table = await self.house.get(table_id)
        return self.answers.page(asked, me, "replay.html", **replay_values(self.answers, table, me, asked.query_params))

    async def end(self, asked: Request, table_id: str) -> Response:
        me = self.answers.visitor(asked)
        table = await self.house.get(table_id)
        if not table.live.over:
            return RedirectResponse(f"/tables/{table_id}", 303)
        presenter = table.presenter(me.lang)
        course: Course = await self.answers.study(
            asked, ("course", table_id, me.lang), partial(course_of, table, presenter)
        )
        moments = course.moments
        earned = [Feat(text) for text in presenter.feats(table.live.state, people_at(table))]
        ways = ways_of(presenter, presenter.progress(table.live.state))
        t = web_words(me.lang)
        told = nearly_of(ways, table.names, t) if ways else feats_of(moments, table.names, t)
        return self.answers.page(
            asked, me, "end.html",
            table=table, game=table.game,
            ending=presenter.ending(table.game.outcome(table.live.state)),
            bars=bars_of(table.live, presenter),
            race=race_of(moments, table.names),
            feats=(*earned, *told),
            turnings=course.turnings,
            sheet=sheet_of(presenter, table.game.score(table.live.state), table.names),
            luck=luck_of(table.live.log, table.game.notation(table.live.box), table.names, t),
            profile=bool(self.earned(me)),
            signs=signs_of(presenter, table.live.view(SPECTATOR)),
            ways=ways,
            held=bool(table.held_by(me.holder)),
            taken_back=sum(line.kind == "rewind" for line in table.live.acta.lines),
        )  # fmt: skip

    async def record(self, asked: Request, table_id: str) -> Response:
        table = await self.house.get(table_id)
        if not table.live.over:
            raise NotNow("record", "the record of a game holds its secrets: it is given out when the game is over")
        answer = PlainTextResponse(table.live.record())
        answer.headers["content-disposition"] = f'attachment; filename="{table.game.id}-{table.id}.acta"'
        return answer

    async def dice(self, asked: Request, table_id: str) -> Response:
        me = self.answers.visitor(asked)
        table = await self.house.get(table_id)
        found: list[str] = []
        wrong = ""
        if table.live.over:
            found, wrong = await self.answers.study(asked, ("dice", table_id), partial(checked, table))
        return self.answers.page(
            asked, me, "dice.html", table=table, game=table.game, found=found, wrong=wrong,
            dice=table.live.acta.dice.partition(" ")[2], fair=table.live.secret is not None,
            secret=table.live.acta.last("secret"),
        )  # fmt: skip

    async def feats(self, asked: Request) -> Response:
        me = self.answers.visitor(asked)
        shelves = feat_shelves(self.house.games.values(), self.earned(me), me.lang)
        return self.answers.page(asked, me, "feats.html", shelves=shelves)

    def earned(self, me: Visitor) -> list[EarnedFeat]:
        return earned_feats(self.house.store, me.holder, self.house.games)

    async def rulebooks(self, asked: Request) -> Response:
        me = self.answers.visitor(asked)
        return self.answers.page(asked, me, "rulebooks.html", games=list(self.house.games.values()))

    async def rulebook(self, asked: Request, game_id: str) -> Response:
        me = self.answers.visitor(asked)
        game = game_named(self.answers, game_id)
        wanted = asked.query_params.get("q", "")[:80]
        return self.answers.page(
            asked, me, "rules.html", game=game, wanted=wanted, books=rules_of(game, me.lang, wanted),
            round=round_of(game, me.lang), sources=sources_of(game, me.lang),
        )  # fmt: skip

    async def learn(self, asked: Request, game_id: str) -> Response:
        me = self.answers.visitor(asked)
        game = game_named(self.answers, game_id)
        if not has_lessons(game):
            return RedirectResponse(f"/rules/{game.id}", 303)
        return self.answers.page(asked, me, "learn.html", game=game, primer=primer_of(game, me.lang))

    async def about(self, asked: Request) -> Response:
        me = self.answers.visitor(asked)
        return self.answers.page(asked, me, "about.html", games=list(self.house.games.values()))

    async def developers(self, asked: Request) -> Response:
        schema = asked.app.openapi()
        me = self.answers.visitor(asked)
        return self.answers.page(
            asked, me, "developers.html", paths=schema["paths"], address=self.answers.reach.address(asked)
        )

    async def healthy(self, asked: Request) -> Response:
        return PlainTextResponse("ok")


# -- doing -------------------------------------------------------------------------------------------


class Doing:
    """Where forms go. Every one carries the token of the page that made it."""

    def __init__(self, answers: Answers) -> None:
        self.answers = answers
        self.house = answers.house

    def routes(self) -> APIRouter:
        routes = APIRouter(include_in_schema=False)
        for path, do in (
            ("/preferences", self.preferences),
            ("/tables", self.lay),
            ("/join/{token}", self.accept),
            ("/tables/{table_id}/{name}", self.do),
        ):
            routes.add_api_route(path, do, methods=["POST"])
        return routes

    async def preferences(self, asked: Request) -> Response:
        me = self.answers.visitor(asked)
        fields = await form_of(asked, me)
        answer = self.answers.done(asked, back_to(fields.get("back", "/")))
        if fields.get("lang") in LANGUAGES:
            set_cookie(answer, asked, LANG, fields["lang"])
        if fields.get("theme") in THEMES:
            set_cookie(answer, asked, THEME, fields["theme"])
        return answer

    async def lay(self, asked: Request) -> Response:
        me = self.answers.visitor(asked)
        fields = await form_of(asked, me)
        game = game_named(self.answers, fields.get("game", ""))
        self.answers.take(asked, "tables", self.answers.limits.tables)
        problem = ""
        try:
            plan = plan_of(game, me, fields)
            table = await self.house.lay(plan, me.holder, me.token)
        except BadOptions as refusal:
            problem = plan_problems(refusal, plan, me.lang)
        except Refusal as refusal:
            problem = sentence_of(refusal, me.lang)
        if problem:
            values = new_table_form(game, me, fields) | {"problem": problem}
            return self.answers.page(asked, me, "new.html", 422, **values)
        answer = self.answers.done(asked, f"/tables/{table.id}")
        remember_name(answer, asked, fields.get("name-0", ""))
        return answer

    async def accept(self, asked: Request, token: str) -> Response:
        me = self.answers.visitor(asked)
        fields = await form_of(asked, me)
        self.answers.buckets.take("guesses", address_of_client(asked), self.answers.limits.guesses)
        table_id = self.house.came_by(token, me.holder)  # who pressed twice is there already
        if not table_id:
            table_id, _ = await self.house.accept(token, me.holder, fields.get("name", "")[:200])
        answer = self.answers.done(asked, f"/tables/{table_id}")
        remember_name(answer, asked, fields.get("name", ""))
        return answer

    async def do(self, asked: Request, table_id: str, name: str) -> Response:
        me = self.answers.visitor(asked)
        fields = await form_of(asked, me)
        key = asked.headers.get("idempotency-key", "")[:80]
        if wants_json(asked):
            told = await self.tell(me, table_id, name, fields, key)
            return await told_page(self.answers, asked, me, table_id, key, told)
        fields |= {"careful": "yes"}  # without a script nobody else asks
        deed = await self.deed(me, table_id, name, fields, key)
        try:
            await DEEDS[name](deed)
        except AskFirst as question:
            return self.answers.table_page(asked, me, await self.house.get(table_id), str(question), again=fields)
        except Refusal as refusal:
            return self.answers.refused(asked, refusal, await self.house.get(table_id), deed.seat)
        return self.answers.done(asked, f"/tables/{table_id}")

    async def tell(self, me: Visitor, table_id: str, name: str, fields: Fields, key: str) -> Told:
        """Do something that a script asks for, over a socket or by a form, and tell what became of it. It is on disk
        then."""
        seat = -1
        try:
            deed = await self.deed(me, table_id, name, fields, key)
            seat = deed.seat
            await DEEDS[name](deed)
        except AskFirst as question:
            return Told(200, {"ask": str(question)})
        except Refusal as refusal:
            table = await self.house.get(table_id) if seat >= 0 else None
            return told_no(refusal, me.lang, table, seat)
        return Told(200, {"done": True, "go": f"/tables/{table_id}"})

    async def deed(self, me: Visitor, table_id: str, name: str, fields: Fields, key: str) -> Deed:
        if name not in DEEDS:
            raise NotNow("no-deed", f"nothing is called “{name[:40]}” here")
        table = await self.house.get(table_id)
        seat = number(fields.get("seat", ""), self.house.seat_shown(table, me.holder, me.device))
        return Deed(self.answers, table_id, seat, me, fields, key)


@dataclass(frozen=True)
class Deed:
    """Something that somebody wants to do at a table, and what their form says about it."""

    answers: Answers
    table_id: str
    seat: int
    me: Visitor
    fields: Fields
    key: str  # the same request is obeyed once

    @property
    def house(self) -> House:
        return self.answers.house

    @property
    def now(self) -> float:
        return self.house.clock()

    @property
    def ply(self) -> int:
        return number(self.fields.get("ply", ""), -1)

    @property
    def revision(self) -> str:
        return self.fields.get("revision", "")

    def mine(self, table: Table, playing: bool = True) -> Table:
        """The table, if the seat is this device's; and if no bot is `playing` it, where that matters."""
        check_seat(table, self.seat, self.me.holder, playing)
        return table

    def hosted(self, table: Table) -> Table:
        """The table, if this device laid it."""
        if not 0 <= self.seat < len(table.chairs):
            raise NotYourSeat(f"this table has seats 1 to {len(table.chairs)}, not {self.seat + 1}")
        if not self.me.holder or table.host != self.me.holder:
            raise NotNow("not-host", "only the host of the table can do that")
        return table

    async def act(self, deed: Callable[[Table], object]) -> None:
        await self.house.act(self.table_id, deed, self.seat)

    async def go_back(self, how: Callable[[Table, int, str, float], bool]) -> None:
        await self.act(lambda table: how(self.mine(table), self.seat, self.key, self.now))


async def move(it: Deed) -> None:
    def play(table: Table) -> None:
        notation = table.game.notation(table.live.box)
        text = composed(notation, it.fields) if "phrase" in it.fields else it.fields.get("move", "")
        careful = it.fields.get("careful") and not it.fields.get("sure")
        if careful and it.mine(table).is_asked(it.seat, it.revision, it.key):
            ask_first(table, it.seat, text, it.me.lang, touched=it.fields.get("touched", ""))
        it.mine(table).play(it.seat, text, it.revision, it.key, it.now)

    await it.act(play)


async def undo(it: Deed) -> None:
    await it.go_back(Table.undo)


async def restart(it: Deed) -> None:
    await it.go_back(Table.restart)


async def pass_ahead(it: Deed) -> None:
    await it.house.pass_ahead(it.table_id, it.seat, it.me.holder, it.revision, it.key)


async def no_pass_ahead(it: Deed) -> None:
    await it.act(lambda table: it.mine(table).pass_ahead(it.seat, "", it.now))


async def say(it: Deed) -> None:
    it.answers.buckets.take("words", it.me.holder, it.answers.limits.words)

    def speak(table: Table) -> None:
        held = table.held_by(it.me.holder)
        if not held:
            raise NotNow("no-seat", "only those who sit at the table talk here")
        table.say(it.seat if it.seat in held else held[0], it.fields.get("text", ""), it.key, it.now)

    await it.house.act(it.table_id, speak)


async def lift(it: Deed) -> None:
    await it.house.lift(it.table_id, it.me.holder, it.seat, it.me.device)


async def drop(it: Deed) -> None:
    await it.house.drop(it.table_id, it.me.holder, it.me.device)


async def resign(it: Deed) -> None:
    await it.act(lambda table: it.mine(table, playing=False).resign(it.seat, it.now))


async def leave(it: Deed) -> None:
    await it.act(lambda table: it.mine(table, playing=False).leave(it.seat, it.now))


async def to_bot(it: Deed) -> None:
    """A player hands an own seat to a bot; a host one that nobody holds, or among friends another's, until that player
    comes back."""
    level = it.fields.get("level", "senator")
    check_levels([level])

    def hand(table: Table) -> None:
        hosted = bool(it.me.holder) and table.host == it.me.holder and table.host_may_hand_out(it.seat)
        if not hosted:
            it.mine(table)
        elif table.chairs[it.seat].bot:
            raise NotNow("bot-plays", "a bot plays this seat already")
        table.hand_to_bot(it.seat, level, it.now)

    await it.house.act(it.table_id, hand)


async def take_back(it: Deed) -> None:
    await it.act(lambda table: it.mine(table, playing=False).take_back(it.seat, it.now))


async def warn(it: Deed) -> None:
    await it.act(lambda table: it.hosted(table).warn(it.seat, it.now))


async def free(it: Deed) -> None:
    await it.act(lambda table: it.hosted(table).free(it.seat, it.now))


async def link(it: Deed) -> None:
    await it.house.new_link(it.table_id, it.seat, it.me.holder, it.me.token)


async def hand_on(it: Deed) -> None:
    await it.act(lambda table: it.hosted(table).give_host(it.seat, it.now))


async def choose_host(it: Deed) -> None:
    """The form names the seat whose person should be the host; any of my seats asks for it."""
    held = (await it.house.get(it.table_id)).held_by(it.me.holder)
    await it.house.choose_host(it.table_id, held[0] if held else -1, it.seat, it.me.holder)


async def play_again(it: Deed) -> None:
    held = (await it.house.get(it.table_id)).held_by(it.me.holder)
    seat = it.seat if it.seat in held else held[0] if held else it.seat
    await it.house.play_again(it.table_id, seat, it.me.holder)


async def begin(it: Deed) -> None:
    """The host begins, with bots in the free seats if the form says so."""
    bots = it.fields.get("bots") == "yes"

    def start(table: Table) -> None:
        if not it.me.holder or table.host != it.me.holder:
            raise NotNow("not-host", "only who laid the table does that")
        table.begin(bots, it.now)

    await it.house.act(it.table_id, start)


async def rewind(it: Deed) -> None:
    """Ask to go back; all seats of this device say yes with one voice."""

    def propose(table: Table) -> None:
        it.mine(table).propose_rewind(it.seat, it.ply, it.now)
        for other in table.held_by(it.me.holder):
            if table.proposal is not None and other != it.seat:
                table.agree(other, it.ply, it.now)

    await it.act(propose)


async def agree(it: Deed) -> None:
    """All seats of this device say yes: those that a bot plays for the moment are asked, too."""

    def say_yes(table: Table) -> None:
        it.mine(table, playing=False).agree(it.seat, it.ply, it.now)
        for other in table.held_by(it.me.holder):
            if table.proposal is not None and other != it.seat and table.chairs[other].bot:
                table.agree(other, it.ply, it.now)

    await it.act(say_yes)


async def refuse(it: Deed) -> None:
    await it.act(lambda table: it.mine(table, playing=False).refuse_rewind(it.seat, it.now))


async def sit(it: Deed) -> None:
    name = it.fields.get("name", "")[:200] or it.me.name
    await it.house.take_open_seat(it.table_id, it.seat, it.me.holder, name)


DEEDS: dict[str, Callable[[Deed], Awaitable[None]]] = {
    "moves": move,
    "undo": undo,
    "restart": restart,
    "pass-ahead": pass_ahead,
    "no-pass-ahead": no_pass_ahead,
    "say": say,
    "lift": lift,
    "drop": drop,
    "resign": resign,
    "leave": leave,
    "bot": to_bot,
    "back": take_back,
    "warn": warn,
    "free": free,
    "link": link,
    "host": hand_on,
    "choose-host": choose_host,
    "begin": begin,
    "again": play_again,
    "rewind": rewind,
    "agree": agree,
    "refuse": refuse,
    "sit": sit,
}


# -- small things ------------------------------------------------------------------------------------


def game_named(answers: Answers, game_id: str) -> AnyGame:
    game = answers.house.games.get(game_id)
    if game is None:
        raise UnknownGame(f"no game “{game_id[:40]}” on the shelf; there are {', '.join(answers.house.games)}")
    return game


def address_of_client(asked: Request) -> str:
    """Who counts as one where guessing is limited."""
    return household(client_of(asked))


def people_at(table: Table) -> list[int]:
    return [seat for seat, chair in enumerate(table.chairs) if not chair.bot]


def remember_name(answer: Response, asked: Request, name: str) -> None:
    if name.strip():
        set_cookie(answer, asked, NAME, to_cookie(plain_name(name, 0)))


def back_to(address: str) -> str:
    """Only to a page of this house."""
    return address if address.startswith("/") and not address.startswith(("//", "/\\")) else "/"


CHECKS = ("rules", "box", "dice", "moves", "result")  # in the order of `verify`


def checked(table: Table) -> tuple[list[str], str]:
    """What `verify` finds right about the record of a finished table, and the check that it failed, if any."""
    found: list[str] = []
    try:
        for right in verify(table.game, read_acta(table.live.record())):
            found.append(right.partition(":")[0])
    except Refusal as wrong:
        log.error("table %s does not verify: %s", table.id, wrong)
        return found, next(check for check in CHECKS if check not in found)
    return found, ""


def usual_seats(game: AnyGame) -> int:
    """How many play if nobody says: as in the rulebook's first game, or two, or as few as can."""
    if game.first is not None:
        return game.first[0]
    return min((count for count in game.player_counts if count > 1), default=min(game.player_counts))


def new_table_form(game: AnyGame, me: Visitor, fields: Fields) -> dict[str, object]:
    """What the form for a new table shows: what was chosen before, or the usual."""
    most, usual = max(game.player_counts), usual_seats(game)
    usually = ["me", *["bot"] * (usual - 1), *["none"] * (most - usual)]
    seats = [
        {
            "kind": fields.get(f"kind-{i}", usually[i]),
            "name": fields.get(f"name-{i}", me.name if i == 0 else ""),
            "level": fields.get(f"level-{i}", "senator"),
        }
        for i in range(most)
    ]
    chosen = {option.key: fields.get(f"option-{option.key}", option.choices[0]) for option in game.options}
    return {
        "game": game,
        "words": game.board.words(me.lang),
        "called": partial(choice_called, game, me.lang),
        "seats": seats,
        "kinds": (*KINDS, "none"),
        "levels": tuple(LEVELS),
        "chosen": chosen,
        "box": fields.get("box", ""),
        "paces": PACES,
        "pace": fields.get("pace", ""),
        "listed": fields.get("listed") == "yes",
        "problem": "",
    }


def form_like(table: Table, me: Visitor) -> dict[str, str]:
    """The form of a table that was played before: the same people in the same seats, and the same options."""
    pace = f"{table.bank:.0f}+{table.increment:.0f}" if table.bank else str(table.pace)
    fields = {"pace": pace if pace in PACES else "", "listed": "yes" if table.listed else ""}
    mine = table.held_by(me.holder) or [0]  # who only watched takes the first seat
    for seat in range(max(table.game.player_counts)):
        fields[f"kind-{seat}"] = "none"
    for seat, chair in enumerate(table.chairs):
        kind = "link" if chair.holder else "bot" if chair.bot else "open"
        fields[f"kind-{seat}"] = "me" if seat in mine[:1] else "here" if seat in mine else kind
        fields[f"name-{seat}"] = chair.name if chair.holder == me.holder or seat not in mine else me.name
        fields[f"level-{seat}"] = chair.bot or "senator"
    fields["box"] = table.game.box_names.get(table.live.acta.box, "")
    return fields | {f"option-{key}": choice for key, choice in table.live.acta.options.items()}


def plan_of(game: AnyGame, me: Visitor, fields: Fields) -> Plan:
    """The plan that a form describes; `quick` is me against bots, Senators unless it says so."""
    if fields.get("quick"):
        level = fields.get("level", "senator")
        check_levels([level])
        seats = [SeatPlan("me", me.name), *[SeatPlan("bot", level=level)] * (usual_seats(game) - 1)]
        return Plan(game, seats, game.first[1] if game.first is not None else {})
    wanted = [
        SeatPlan(kind, fields.get(f"name-{i}", "")[:200], fields.get(f"level-{i}", "senator"))
        for i in range(max(game.player_counts))
        if (kind := fields.get(f"kind-{i}", "none")) != "none"
    ]
    check_levels(seat.level for seat in wanted if seat.kind == "bot")
    options = {
        option.key: fields[f"option-{option.key}"]
        for option in game.options
        if f"option-{option.key}" in fields and not (option.seats and len(wanted) not in option.seats)
    }
    pace, bank, increment = pace_of(fields.get("pace", ""))
    box = find_custom_box(game, fields.get("box", ""))
    gather = fields.get("gather") == "yes"
    return Plan(game, wanted, options, pace, fields.get("listed") == "yes", bank, increment, box, gather=gather)


def check_levels(levels: Iterable[str]) -> None:
    if not LEVELS.keys() >= set(levels):
        raise BadTable(f"bots are {', '.join(LEVELS)}")


def pace_of(text: str) -> tuple[int | None, int, int]:
    """A pace in days (None: the usual), or the bank and the increment of clocks in seconds."""
    bank, plus, increment = text.partition("+")
    if plus:
        return 0, number(bank, 0), number(increment, 0)
    return (number(text, 0) if text else None), 0, 0
