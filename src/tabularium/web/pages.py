"""The pages of the house, and what one can do from them."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Mapping

from anyio import to_thread
from fastapi import APIRouter, Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response

from tabularium.bots.levels import LEVELS
from tabularium.kernel.acta import read_acta
from tabularium.kernel.game import AnyGame
from tabularium.kernel.presentation import LANGUAGES
from tabularium.kernel.refusals import BadOptions, Refusal, UnknownGame
from tabularium.kernel.state import SPECTATOR
from tabularium.kernel.verify import verify
from tabularium.tables.table import KINDS, BadTable, NotNow, NotYourSeat, Plan, SeatPlan, Table, check_seat, plain_name
from tabularium.web.answers import Answers, address_of
from tabularium.web.endings import bars_of, feats_of, luck_of, moments_of, race_of
from tabularium.web.feats import feat_shelves
from tabularium.web.negotiation import composed
from tabularium.web.rulebook import rules_of, sources_of
from tabularium.web.scene import log_rows, panels_of, plan_problems, sentence_of, sheet_of, sitters_of
from tabularium.web.visitor import LANG, NAME, THEME, THEMES, Visitor, form_of, set_cookie, to_cookie
from tabularium.web.words import web_words

PACES = (0, 1, 2, 3, 7)

Fields = Mapping[str, str]

log = logging.getLogger("tabularium")


def page_routes(answers: Answers) -> APIRouter:
    """Looking."""
    routes = APIRouter(include_in_schema=False)
    house = answers.house

    @routes.get("/")
    async def shelf(asked: Request) -> Response:
        me = answers.visitor(asked)
        return answers.page(
            asked, me, "shelf.html", games=list(house.games.values()), mine=house.tables_of(me.holder),
            listed=house.listed(), all_games=house.games, feats=house.feats_of(me.holder),
        )  # fmt: skip

    @routes.get("/new/{game_id}")
    async def new_table(asked: Request, game_id: str) -> Response:
        me = answers.visitor(asked)
        game = game_named(answers, game_id)
        like = asked.query_params.get("like", "")
        fields = form_like(await house.get(like), me) if like else {}
        return answers.page(asked, me, "new.html", **new_table_form(game, me, fields))

    @routes.get("/tables/{table_id}")
    async def table(asked: Request, table_id: str) -> Response:
        return answers.table_page(asked, answers.visitor(asked), await house.get(table_id))

    @routes.get("/join/{token}")
    async def invitation(asked: Request, token: str) -> Response:
        me = answers.visitor(asked)
        answers.buckets.take("guesses", client_of(asked), answers.limits.guesses)
        table_id, seat = house.invited_to(token)
        table = await house.get(table_id)
        return answers.page(asked, me, "join.html", table=table, game=table.game, seat=seat, token_of_link=token)

    @routes.get("/tables/{table_id}/replay")
    async def replay(asked: Request, table_id: str) -> Response:
        me = answers.visitor(asked)
        table = await house.get(table_id)
        return answers.page(asked, me, "replay.html", **replay_values(answers, table, me, asked))

    @routes.get("/tables/{table_id}/end")
    async def end(asked: Request, table_id: str) -> Response:
        me = answers.visitor(asked)
        table = await house.get(table_id)
        if not table.live.over:
            return RedirectResponse(f"/tables/{table_id}", 303)
        presenter = table.presenter(me.lang)
        moments = await to_thread.run_sync(moments_of, table.live, presenter.words)
        people = [seat for seat, chair in enumerate(table.chairs) if not chair.bot]
        return answers.page(
            asked, me, "end.html",
            table=table, game=table.game,
            ending=presenter.ending(table.game.outcome(table.live.state)),
            bars=bars_of(table.live, presenter),
            race=race_of(moments, table.names),
            feats=(*presenter.feats(table.live.state, people), *feats_of(moments, table.names, web_words(me.lang))),
            sheet=sheet_of(presenter, table.game.score(table.live.state), table.names),
            luck=luck_of(table.live.log, table.game.notation(table.live.box), table.names, web_words(me.lang)),
            profile=bool(house.feats_of(me.holder)),
        )  # fmt: skip

    @routes.get("/tables/{table_id}/record")
    async def record(asked: Request, table_id: str) -> Response:
        table = await house.get(table_id)
        if not table.live.over:
            raise NotNow("record", "the record of a game holds its secrets: it is given out when the game is over")
        answer = PlainTextResponse(table.live.record())
        answer.headers["content-disposition"] = f'attachment; filename="{table.game.id}-{table.id}.acta"'
        return answer

    @routes.get("/tables/{table_id}/dice")
    async def dice(asked: Request, table_id: str) -> Response:
        me = answers.visitor(asked)
        table = await house.get(table_id)
        found: list[str] = []
        wrong = ""
        if table.live.over:
            found, wrong = await to_thread.run_sync(checked, table)
        return answers.page(
            asked, me, "dice.html", table=table, game=table.game, found=found, wrong=wrong,
            dice=table.live.acta.dice.partition(" ")[2], fair=table.live.secret is not None,
            secret=table.live.acta.last("secret"),
        )  # fmt: skip

    @routes.get("/feats")
    async def feats(asked: Request) -> Response:
        me = answers.visitor(asked)
        return answers.page(
            asked, me, "feats.html", shelves=feat_shelves(house.games.values(), house.feats_of(me.holder), me.lang)
        )

    @routes.get("/rules")
    async def rulebooks(asked: Request) -> Response:
        return answers.page(asked, answers.visitor(asked), "rulebooks.html", games=list(house.games.values()))

    @routes.get("/rules/{game_id}")
    async def rulebook(asked: Request, game_id: str) -> Response:
        me = answers.visitor(asked)
        game = game_named(answers, game_id)
        wanted = asked.query_params.get("q", "")[:80]
        return answers.page(
            asked, me, "rules.html", game=game, wanted=wanted, books=rules_of(game, me.lang, wanted),
            sources=sources_of(game),
        )  # fmt: skip

    @routes.get("/about")
    async def about(asked: Request) -> Response:
        return answers.page(asked, answers.visitor(asked), "about.html", games=list(house.games.values()))

    @routes.get("/developers")
    async def developers(asked: Request) -> Response:
        schema = asked.app.openapi()
        return answers.page(
            asked, answers.visitor(asked), "developers.html", paths=schema["paths"], address=address_of(asked)
        )

    @routes.get("/healthz")
    async def healthy(asked: Request) -> Response:
        return PlainTextResponse("ok")

    return routes


def deed_routes(answers: Answers) -> APIRouter:
    """Doing. Every form carries the token of the page that made it."""
    routes = APIRouter(include_in_schema=False)
    house = answers.house

    @routes.post("/preferences")
    async def preferences(asked: Request) -> Response:
        me = answers.visitor(asked)
        fields = await form_of(asked, me)
        answer = answers.done(asked, back_to(fields.get("back", "/")))
        if fields.get("lang") in LANGUAGES:
            set_cookie(answer, asked, LANG, fields["lang"])
        if fields.get("theme") in THEMES:
            set_cookie(answer, asked, THEME, fields["theme"])
        return answer

    @routes.post("/tables")
    async def lay(asked: Request) -> Response:
        me = answers.visitor(asked)
        fields = await form_of(asked, me)
        game = game_named(answers, fields.get("game", ""))
        answers.buckets.take("tables", client_of(asked), answers.limits.tables)
        problem = ""
        try:
            plan = plan_of(game, me, fields)
            table = await house.lay(plan, me.holder)
        except BadOptions as refusal:
            problem = plan_problems(refusal, plan, me.lang)
        except Refusal as refusal:
            problem = sentence_of(refusal, me.lang)
        if problem:
            values = new_table_form(game, me, fields) | {"problem": problem}
            return answers.page(asked, me, "new.html", 422, **values)
        answer = answers.done(asked, f"/tables/{table.id}")
        if fields.get("name-0", "").strip():
            set_cookie(answer, asked, NAME, to_cookie(plain_name(fields["name-0"], 0)))
        return answer

    @routes.post("/join/{token}")
    async def accept(asked: Request, token: str) -> Response:
        me = answers.visitor(asked)
        fields = await form_of(asked, me)
        answers.buckets.take("guesses", client_of(asked), answers.limits.guesses)
        table_id, _ = await house.accept(token, me.holder, fields.get("name", "")[:200])
        answer = answers.done(asked, f"/tables/{table_id}")
        if fields.get("name", "").strip():
            set_cookie(answer, asked, NAME, to_cookie(plain_name(fields["name"], 0)))
        return answer

    @routes.post("/tables/{table_id}/{deed}")
    async def do(asked: Request, table_id: str, deed: str) -> Response:
        me = answers.visitor(asked)
        fields = await form_of(asked, me)
        doing = DEEDS.get(deed)
        if doing is None:
            raise NotNow("no-deed", f"nothing is called “{deed[:40]}” here")
        table = await house.get(table_id)
        seat = number(fields.get("seat", ""), answers.house.seat_shown(table, me.holder))
        key = asked.headers.get("idempotency-key", "")[:80]
        try:
            await doing(answers, table_id, seat, me, {**fields, "key": key, "client": client_of(asked)})
        except Refusal as refusal:
            return answers.refused(asked, refusal, await house.get(table_id), seat)
        return answers.done(asked, f"/tables/{table_id}")

    return routes


# -- the deeds ---------------------------------------------------------------------------------------


async def on_seat(
    answers: Answers, table_id: str, seat: int, me: Visitor, deed: Callable[[Table], object], playing: bool = True
) -> None:
    """Do something in one's own seat."""

    def checked_deed(table: Table) -> None:
        check_seat(table, seat, me.holder, playing)
        deed(table)

    await answers.house.act(table_id, checked_deed, seat)


async def move(answers: Answers, table_id: str, seat: int, me: Visitor, fields: Fields) -> None:
    now = answers.house.clock()
    text, revision, key = fields.get("move", ""), fields.get("revision", ""), fields["key"]

    def play(table: Table) -> None:
        said = composed(table.game.notation(table.live.box), fields) if "phrase" in fields else text
        table.play(seat, said, revision, key, now)

    await on_seat(answers, table_id, seat, me, play)


async def undo(answers: Answers, table_id: str, seat: int, me: Visitor, fields: Fields) -> None:
    await on_seat(answers, table_id, seat, me, lambda table: table.undo(seat, fields["key"], answers.house.clock()))


async def restart(answers: Answers, table_id: str, seat: int, me: Visitor, fields: Fields) -> None:
    await on_seat(answers, table_id, seat, me, lambda table: table.restart(seat, fields["key"], answers.house.clock()))


async def pass_ahead(answers: Answers, table_id: str, seat: int, me: Visitor, fields: Fields) -> None:
    await answers.house.pass_ahead(table_id, seat, me.holder, fields.get("revision", ""), fields["key"])


async def no_pass_ahead(answers: Answers, table_id: str, seat: int, me: Visitor, fields: Fields) -> None:
    await on_seat(answers, table_id, seat, me, lambda table: table.pass_ahead(seat, "", answers.house.clock()))


async def say(answers: Answers, table_id: str, seat: int, me: Visitor, fields: Fields) -> None:
    answers.buckets.take("words", me.holder, answers.limits.words)

    def speak(table: Table) -> None:
        held = table.held_by(me.holder)
        speaker = seat if seat in held else held[0] if held else -1
        if speaker < 0:
            raise NotNow("no-seat", "only those who sit at the table talk here")
        table.say(speaker, fields.get("text", ""), fields["key"], answers.house.clock())

    await answers.house.act(table_id, speak)


async def lift(answers: Answers, table_id: str, seat: int, me: Visitor, fields: Fields) -> None:
    await answers.house.lift(table_id, me.holder, seat)


async def drop(answers: Answers, table_id: str, seat: int, me: Visitor, fields: Fields) -> None:
    await answers.house.drop(table_id, me.holder)


async def resign(answers: Answers, table_id: str, seat: int, me: Visitor, fields: Fields) -> None:
    await on_seat(answers, table_id, seat, me, lambda table: table.resign(seat, answers.house.clock()), playing=False)


async def leave(answers: Answers, table_id: str, seat: int, me: Visitor, fields: Fields) -> None:
    await on_seat(answers, table_id, seat, me, lambda table: table.leave(seat, answers.house.clock()), playing=False)


async def to_bot(answers: Answers, table_id: str, seat: int, me: Visitor, fields: Fields) -> None:
    """A player hands an own seat to a bot, a host one that nobody holds."""
    level = fields.get("level", "senator")
    if level not in LEVELS:
        raise BadTable(f"bots are {', '.join(LEVELS)}")

    def hand(table: Table) -> None:
        free = 0 <= seat < len(table.chairs) and not table.chairs[seat].holder
        if not (free and table.host == me.holder):
            check_seat(table, seat, me.holder)
        table.hand_to_bot(seat, level, answers.house.clock())

    await answers.house.act(table_id, hand)


async def take_back(answers: Answers, table_id: str, seat: int, me: Visitor, fields: Fields) -> None:
    await on_seat(
        answers, table_id, seat, me, lambda table: table.take_back(seat, answers.house.clock()), playing=False
    )


async def link(answers: Answers, table_id: str, seat: int, me: Visitor, fields: Fields) -> None:
    await answers.house.new_link(table_id, seat, me.holder)


async def rewind(answers: Answers, table_id: str, seat: int, me: Visitor, fields: Fields) -> None:
    """Ask to go back; all seats of this device say yes with one voice."""
    ply = number(fields.get("ply", ""), -1)
    now = answers.house.clock()

    def propose(table: Table) -> None:
        table.propose_rewind(seat, ply, now)
        for other in table.held_by(me.holder):
            if table.proposal is not None and other != seat:
                table.agree(other, ply, now)

    await on_seat(answers, table_id, seat, me, propose)


async def agree(answers: Answers, table_id: str, seat: int, me: Visitor, fields: Fields) -> None:
    ply = number(fields.get("ply", ""), -1)
    await on_seat(answers, table_id, seat, me, lambda table: table.agree(seat, ply, answers.house.clock()))


async def refuse(answers: Answers, table_id: str, seat: int, me: Visitor, fields: Fields) -> None:
    await on_seat(answers, table_id, seat, me, lambda table: table.refuse_rewind(answers.house.clock()))


async def sit(answers: Answers, table_id: str, seat: int, me: Visitor, fields: Fields) -> None:
    await answers.house.take_open_seat(table_id, seat, me.holder, fields.get("name", "")[:200] or me.name)


Deed = Callable[[Answers, str, int, Visitor, Fields], Awaitable[None]]
DEEDS: dict[str, Deed] = {
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
    "link": link,
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


def client_of(asked: Request) -> str:
    return asked.client.host if asked.client else ""


def number(text: str, otherwise: int) -> int:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 7 else otherwise


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
    """How many play if nobody says: two, or as few as can."""
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
        "seats": seats,
        "kinds": (*KINDS, "none"),
        "levels": tuple(LEVELS),
        "chosen": chosen,
        "paces": PACES,
        "pace": number(fields.get("pace", ""), 0),
        "listed": fields.get("listed") == "yes",
        "problem": "",
    }


def form_like(table: Table, me: Visitor) -> dict[str, str]:
    """The form of a table that was played before: the same people in the same seats, and the same options."""
    fields = {"pace": str(table.pace), "listed": "yes" if table.listed else ""}
    mine = table.held_by(me.holder) or [0]  # who only watched takes the first seat
    for seat in range(max(table.game.player_counts)):
        fields[f"kind-{seat}"] = "none"
    for seat, chair in enumerate(table.chairs):
        kind = "link" if chair.holder else "bot" if chair.bot else "open"
        fields[f"kind-{seat}"] = "me" if seat in mine[:1] else "here" if seat in mine else kind
        fields[f"name-{seat}"] = chair.name if chair.holder == me.holder or seat not in mine else me.name
        fields[f"level-{seat}"] = chair.bot or "senator"
    return fields | {f"option-{key}": choice for key, choice in table.live.acta.options.items()}


def plan_of(game: AnyGame, me: Visitor, fields: Fields) -> Plan:
    """The plan that a form describes; `quick` is me against bots."""
    if fields.get("quick"):
        seats = [SeatPlan("me", me.name), *[SeatPlan("bot")] * (usual_seats(game) - 1)]
        return Plan(game, seats)
    wanted = [
        SeatPlan(kind, fields.get(f"name-{i}", "")[:200], fields.get(f"level-{i}", "senator"))
        for i in range(max(game.player_counts))
        if (kind := fields.get(f"kind-{i}", "none")) != "none"
    ]
    if any(seat.kind == "bot" and seat.level not in LEVELS for seat in wanted):
        raise BadTable(f"bots are {', '.join(LEVELS)}")
    options = {
        option.key: fields[f"option-{option.key}"]
        for option in game.options
        if f"option-{option.key}" in fields and not (option.seats and len(wanted) not in option.seats)
    }
    return Plan(game, wanted, options, number(fields.get("pace", ""), 0), fields.get("listed") == "yes")


def replay_values(answers: Answers, table: Table, me: Visitor, asked: Request) -> dict[str, object]:
    """One ply of a game: through one's own eyes or everybody's while it runs, through anybody's when it is over."""
    live = table.live
    ply = min(number(asked.query_params.get("ply", ""), live.ply), live.ply)
    own = answers.house.seat_shown(table, me.holder)
    wanted = asked.query_params.get("as", "")
    viewer = own if own >= 0 else SPECTATOR
    if wanted == "all":
        viewer = SPECTATOR
    elif live.over and wanted:
        viewer = min(number(wanted, 1), len(table.chairs)) - 1
    if viewer < 0:
        raise NotYourSeat("seats are numbered from 1")
    state = live.at(ply)
    view = state.view(viewer)
    presenter = table.presenter(me.lang)
    page = presenter.page(view)
    entries = [entry for entry in live.log if entry.ply <= ply and not entry.undone]
    return {
        "table": table,
        "game": table.game,
        "ply": ply,
        "last": live.ply,
        "viewer": viewer,
        "watching": viewer == SPECTATOR,
        "own": own,
        "eyes": range(len(table.chairs)) if live.over else [own] if own >= 0 else [],
        "page": page,
        "panels": panels_of(page, sitters_of(table, table.held_by(me.holder), page.sheet), viewer),
        "sheet": sheet_of(presenter, page.sheet, table.names),
        "log": log_rows(entries, presenter, view, viewer, 30),
        "over": live.over,
        "can_rewind": own >= 0 and not live.over and ply < live.ply and not table.chairs[own].bot,
    }
