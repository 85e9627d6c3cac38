"""The pages of the site, and where their forms go."""

from __future__ import annotations

import logging
from datetime import date
from functools import partial

from anyio import to_thread
from fastapi import APIRouter, Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response

from tabularium.bots.analysis import Analysis, TurningPoint
from tabularium.kernel.acta import read_acta
from tabularium.kernel.game import AnyGame, Options
from tabularium.kernel.presentation import LANGUAGES, Presenter
from tabularium.kernel.refusals import BadOptions, Refusal, UnknownGame
from tabularium.kernel.state import SPECTATOR, Box
from tabularium.kernel.verify import verify
from tabularium.tables.chairs import plain_name
from tabularium.tables.listing import EarnedFeat, earned_feats, open_tables, tables_of
from tabularium.tables.refusals import AskFirst, NotNow
from tabularium.tables.store import CantRead
from tabularium.tables.table import Table
from tabularium.web.advice import Lookback, ShownTurning, parts_shown, shown_turning
from tabularium.web.answers import Answers, Told, client_of, told_no, wants_json
from tabularium.web.connections import address_of as network_of
from tabularium.web.contents import contents_of, has_contents, symbols_for
from tabularium.web.deeds import DEEDS, Deed, Fields
from tabularium.web.drills import drill_of_day, drills_from
from tabularium.web.endings import Feat, Totals, bars_of, feats_of, luck_of, nearly_of, race_of, totals_by_round
from tabularium.web.feats import feat_shelves
from tabularium.web.guard import TooMuch
from tabularium.web.lessons import has_lessons, primer_of
from tabularium.web.live import told_page
from tabularium.web.new_table import form_like, new_table_form, plan_of
from tabularium.web.pictures import signs_of
from tabularium.web.replays import eyes_of, replay_values
from tabularium.web.rulebook import round_of, rules_of, sources_of
from tabularium.web.scene import plan_problems, played_with, sentence_of, sheet_of, ways_of
from tabularium.web.scenes import pictures_of
from tabularium.web.visitor import LANG, NAME, THEME, THEMES, WORDS, Visitor, form_of, number, set_cookie, to_cookie
from tabularium.web.words import web_words

log = logging.getLogger("tabularium")


# -- looking -----------------------------------------------------------------------------------------


class Pages:
    """What can be looked at."""

    def __init__(self, answers: Answers, lookback: Lookback) -> None:
        self.answers = answers
        self.registry = answers.registry
        self.lookback = lookback

    def routes(self) -> APIRouter:
        routes = APIRouter(include_in_schema=False)
        for path, show in (
            ("/", self.shelf),
            ("/new/{game_id}", self.new_table),
            ("/tables/{table_id}", self.table),
            ("/join/{token}", self.invitation),
            ("/tables/{table_id}/replay", self.replay),
            ("/tables/{table_id}/summaries/{ply}", self.summary),
            ("/tables/{table_id}/end", self.end),
            ("/tables/{table_id}/record", self.record),
            ("/tables/{table_id}/dice", self.dice),
            ("/tables/{table_id}/box", self.box_of_table),
            ("/box/{game_id}", self.box),
            ("/feats", self.feats),
            ("/learn/{game_id}", self.learn),
            ("/rules", self.rulebooks),
            ("/rules/{game_id}", self.rulebook),
            ("/about", self.about),
            ("/developers", self.developers),
            ("/healthz", self.healthy),
            ("/readyz", self.ready),
        ):
            routes.add_api_route(path, show, methods=["GET"])
        return routes

    async def shelf(self, asked: Request) -> Response:
        me = self.answers.visitor(asked)
        return self.answers.page(
            asked, me, "shelf.html", games=list(self.registry.games.values()),
            mine=tables_of(self.registry.store, me.holder), listed=open_tables(self.registry.store),
            all_games=self.registry.games, feats=self.earned(me),
            drill=drill_of_day(list(self.registry.games.values()), date.fromtimestamp(self.registry.clock())),
        )  # fmt: skip

    async def new_table(self, asked: Request, game_id: str) -> Response:
        me = self.answers.visitor(asked)
        game = game_named(self.answers, game_id)
        like = asked.query_params.get("like", "")
        fields = form_like(await self.registry.get(like), me) if like else {"solo": asked.query_params.get("solo", "")}
        return self.answers.page(asked, me, "new.html", **new_table_form(game, me, fields))

    async def table(self, asked: Request, table_id: str) -> Response:
        answer = self.answers.table_page(asked, self.answers.visitor(asked), await self.registry.get(table_id))
        if asked.query_params.get(WORDS) == "yes":
            set_cookie(answer, asked, WORDS, "yes")
        return answer

    async def invitation(self, asked: Request, token: str) -> Response:
        me = self.answers.visitor(asked)
        self.answers.buckets.take("guesses", address_of_client(asked), self.answers.limits.guesses)
        if sits_at := self.registry.came_by(token, me.holder):
            return RedirectResponse(f"/tables/{sits_at}", 303)
        table_id, seat = self.registry.invited_to(token)
        table = await self.registry.get(table_id)
        played = played_with(table, me.lang)
        return self.answers.page(
            asked, me, "join.html", table=table, game=table.game, seat=seat, token_of_link=token, played_with=played
        )

    async def replay(self, asked: Request, table_id: str) -> Response:
        me = self.answers.visitor(asked)
        table = await self.registry.get(table_id)
        return self.answers.page(asked, me, "replay.html", **replay_values(self.answers, table, me, asked.query_params))

    async def summary(self, asked: Request, table_id: str, ply: int) -> Response:
        """What the part of the game brought that ended with this move, as my seat or everybody knows it."""
        me = self.answers.visitor(asked)
        table = await self.registry.get(table_id)
        _, viewer = eyes_of(self.answers, table, me, "")
        presenter = table.presenter(me.lang)
        moments = presenter.summaries(table.live, ply, viewer) if 0 < ply <= table.live.ply else []
        if not moments:
            return RedirectResponse(f"/tables/{table_id}", 303)
        signs = signs_of(presenter, table.live.view(viewer))
        return self.answers.page(asked, me, "summary.html", table=table, game=table.game, moments=moments, signs=signs)

    async def end(self, asked: Request, table_id: str) -> Response:
        me = self.answers.visitor(asked)
        table = await self.registry.get(table_id)
        if not table.live.over:
            return RedirectResponse(f"/tables/{table_id}", 303)
        presenter = table.presenter(me.lang)
        moments: list[Totals] = await self.answers.study(
            asked, ("moments", table_id, me.lang), partial(totals_by_round, table.live, presenter)
        )
        held = table.held_by(me.holder)
        analysis = self.analysis_of(asked, table)
        lessons = analysis.lessons(held or range(len(table.chairs)))
        earned = [Feat(text) for text in presenter.feats(table.live.state, people_at(table))]
        ways = ways_of(presenter, presenter.progress(table.live.state))
        t = web_words(me.lang)
        winners = table.game.outcome(table.live.state).winners
        told = nearly_of(ways, table.names, t, winners) if ways else feats_of(moments, table.names, t)
        return self.answers.page(
            asked, me, "end.html",
            table=table, game=table.game,
            ending=presenter.ending(table.game.outcome(table.live.state)),
            bars=bars_of(table.live, presenter),
            race=race_of(moments, table.names),
            feats=(*earned, *told),
            lessons=[self.shown_lesson(table, presenter, one) for one in lessons],
            parts=parts_shown(analysis.parts, table.names, me.lang),
            done=round(100 * analysis.done),
            failed=analysis.failed,
            sheet=sheet_of(presenter, table.game.score(table.live.state), table.names),
            luck=luck_of(table.live.log, table.game.notation(table.live.box), table.names, t),
            profile=bool(self.earned(me)),
            signs=signs_of(presenter, table.live.view(SPECTATOR)),
            ways=ways,
            held=bool(held),
            taken_back=sum(line.kind == "rewind" for line in table.live.acta.lines),
        )  # fmt: skip

    def analysis_of(self, asked: Request, table: Table) -> Analysis:
        """What is known so far; where this device may begin no more, only that."""
        allow = partial(self.answers.take, asked, "studies", self.answers.limits.studies)
        try:
            return self.lookback.of(table, allow, "again" in asked.query_params)
        except TooMuch:
            return self.lookback.known(table) or Analysis(failed=True)

    def shown_lesson(self, table: Table, presenter: Presenter, one: TurningPoint) -> ShownTurning:
        """A turn to learn from, in words."""
        key = ("turning", table.id, presenter.words.lang, one.ply)
        found: ShownTurning = self.answers.studies.made(key, partial(shown_turning, table, presenter, one))
        return found

    async def record(self, asked: Request, table_id: str) -> Response:
        table = await self.registry.get(table_id)
        if not table.live.over:
            raise NotNow("record", "the record of a game holds its secrets: it is given out when the game is over")
        answer = PlainTextResponse(table.live.record())
        answer.headers["content-disposition"] = f'attachment; filename="{table.game.id}-{table.id}.acta"'
        return answer

    async def dice(self, asked: Request, table_id: str) -> Response:
        me = self.answers.visitor(asked)
        table = await self.registry.get(table_id)
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
        shelves = feat_shelves(self.registry.games.values(), self.earned(me), me.lang)
        return self.answers.page(asked, me, "feats.html", shelves=shelves)

    def earned(self, me: Visitor) -> list[EarnedFeat]:
        return earned_feats(self.registry.store, me.holder, self.registry.games)

    async def rulebooks(self, asked: Request) -> Response:
        me = self.answers.visitor(asked)
        return self.answers.page(asked, me, "rulebooks.html", games=list(self.registry.games.values()))

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
        primer = primer_of(game, me.lang)
        pictures = await to_thread.run_sync(pictures_of, game, me.lang)
        return self.answers.page(
            asked, me, "learn.html", game=game, primer=primer, pictures=pictures, **drills_from(game)
        )

    async def box(self, asked: Request, game_id: str) -> Response:
        return await self.contents(asked, game_named(self.answers, game_id), f"/box/{game_id}")

    async def box_of_table(self, asked: Request, table_id: str) -> Response:
        """The box that this table plays with: custom boxes have other numbers."""
        live = (await self.registry.get(table_id)).live
        boxed = (live.box, live.state.seats, live.acta.options)
        return await self.contents(asked, live.game, f"/tables/{table_id}/box", *boxed)

    async def contents(
        self, asked: Request, game: AnyGame, address: str, box: Box | None = None, seats: int = 0,
        options: Options | None = None,
    ) -> Response:  # fmt: skip
        if not has_contents(game):
            return RedirectResponse(f"/rules/{game.id}", 303)
        me, wanted = self.answers.visitor(asked), asked.query_params.get("q", "")[:80]
        shelves = await to_thread.run_sync(partial(contents_of, game, me.lang, wanted, box, seats, options))
        symbols = symbols_for(thing.drawing for shelf in shelves for thing in shelf.things)
        return self.answers.page(
            asked, me, "contents.html", game=game, address=address, wanted=wanted, shelves=shelves, symbols=symbols,
            seats=seats or max(game.player_counts),
        )  # fmt: skip

    async def about(self, asked: Request) -> Response:
        me = self.answers.visitor(asked)
        return self.answers.page(asked, me, "about.html", games=list(self.registry.games.values()))

    async def developers(self, asked: Request) -> Response:
        schema = asked.app.openapi()
        me = self.answers.visitor(asked)
        return self.answers.page(
            asked, me, "developers.html", paths=schema["paths"], address=self.answers.reach.address(asked)
        )

    async def healthy(self, asked: Request) -> Response:
        """The process lives."""
        return PlainTextResponse("ok")

    async def ready(self, asked: Request) -> Response:
        """Whether anything can be done: a proxy sends requests elsewhere while nothing can be read or written."""
        store = self.registry.store
        try:
            [[(writable,)]] = await store.ask(store.is_writable())
        except CantRead:
            return PlainTextResponse("the store can't be reached", 503)
        return PlainTextResponse("ok") if writable else PlainTextResponse("the store can't be written", 503)


# -- doing -------------------------------------------------------------------------------------------


class Doing:
    """Where forms go. Every one carries the token of the page that made it."""

    def __init__(self, answers: Answers) -> None:
        self.answers = answers
        self.registry = answers.registry

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
            table = await self.registry.lay(plan, me.holder, me.token)
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
        table_id = self.registry.came_by(token, me.holder)  # who pressed twice is there already
        if not table_id:
            table_id, _ = await self.registry.accept(token, me.holder, fields.get("name", "")[:200])
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
        if name == "hint":
            return self.answers.done(asked, f"/tables/{table_id}/hint")  # a page of its own
        fields |= {"careful": "yes"}  # without a script nobody else asks
        deed = await self.deed(me, table_id, name, fields, key)
        try:
            await DEEDS[name](deed)
        except AskFirst as question:
            return self.answers.table_page(asked, me, await self.registry.get(table_id), str(question), again=fields)
        except Refusal as refusal:
            return self.answers.refused(asked, refusal, await self.registry.get(table_id), deed.seat)
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
            table = await self.registry.get(table_id) if seat >= 0 else None
            return told_no(refusal, me.lang, table, seat)
        return Told(200, {"done": True, "go": f"/tables/{table_id}"})

    async def deed(self, me: Visitor, table_id: str, name: str, fields: Fields, key: str) -> Deed:
        if name not in DEEDS:
            raise NotNow("no-deed", f"nothing is called “{name[:40]}” here")
        table = await self.registry.get(table_id)
        seat = number(fields.get("seat", ""), self.registry.seat_shown(table, me.holder, me.device))
        return Deed(self.answers, table_id, seat, me, fields, key)


# -- small things ------------------------------------------------------------------------------------


def game_named(answers: Answers, game_id: str) -> AnyGame:
    game = answers.registry.games.get(game_id)
    if game is None:
        raise UnknownGame(f"no game “{game_id[:40]}” on the shelf; there are {', '.join(answers.registry.games)}")
    return game


def address_of_client(asked: Request) -> str:
    """Who counts as one where guessing is limited."""
    return network_of(client_of(asked))


def people_at(table: Table) -> list[int]:
    return [seat for seat, chair in enumerate(table.chairs) if not chair.bot]


def remember_name(answer: Response, asked: Request, name: str) -> None:
    if name.strip():
        set_cookie(answer, asked, NAME, to_cookie(plain_name(name, 0)))


def back_to(address: str) -> str:
    """Only to a page of this server."""
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
