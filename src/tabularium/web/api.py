"""The same house for programs: JSON, a bearer token instead of a cookie, and a stream."""

from __future__ import annotations

import json
from typing import Annotated, Any

from fastapi import APIRouter, Header, Path, Query, Request, WebSocket
from pydantic import BaseModel, Field
from starlette.responses import JSONResponse, PlainTextResponse, Response

from tabularium.bots.levels import LEVELS
from tabularium.kernel.game import AnyGame
from tabularium.kernel.refusals import BadOptions, IllegalMove, Refusal
from tabularium.kernel.state import SPECTATOR
from tabularium.tables.house import Listing
from tabularium.tables.table import BadTable, NotNow, Plan, SeatPlan, Table, check_seat
from tabularium.tables.tokens import hashed, new_token
from tabularium.web.answers import Answers
from tabularium.web.guard import REFUSED
from tabularium.web.live import follow
from tabularium.web.pages import client_of, game_named
from tabularium.web.scene import plan_problems

TableId = Annotated[str, Path(min_length=1, max_length=40, description="The id of a table.")]
SeatNumber = Annotated[int, Field(ge=1, le=10, description="A seat, counted from 1.")]
Bearer = Annotated[
    str, Header(max_length=200, description="`Bearer <token>`: the token that you got when you created or joined.")
]
Lang = Annotated[str, Query(pattern="^(en|fr)$")]


class Problem(BaseModel):
    """Why not, in a sentence; `rule` is the id of the rule that forbids a move."""

    error: str
    rule: str = ""


class OptionOut(BaseModel):
    key: str
    choices: list[str]
    players: list[int]


class GameOut(BaseModel):
    id: str
    title: dict[str, str]
    players: list[int]
    minutes: list[int]
    options: list[OptionOut]


class SeatIn(BaseModel):
    kind: Annotated[str, Field(pattern="^(me|here|link|bot|open)$")]
    name: Annotated[str, Field(max_length=80)] = ""
    level: Annotated[str, Field(max_length=20, description="Of a bot.")] = "senator"


class TableIn(BaseModel):
    game: Annotated[str, Field(max_length=40)]
    seats: Annotated[list[SeatIn], Field(min_length=1, max_length=10)]
    options: Annotated[dict[str, str], Field(max_length=40)] = {}
    pace: Annotated[int, Field(ge=0, le=60, description="Days for a decision; 0: no limit.")] = 0
    listed: Annotated[bool, Field(description="Whether the shelf shows it to everybody.")] = False


class Invitation(BaseModel):
    seat: int
    invitation: str


class Created(BaseModel):
    table: str
    token: Annotated[str, Field(description="Shows that you are the device that created the table: keep it.")]
    seats: list[int]
    invitations: list[Invitation]


class JoinIn(BaseModel):
    invitation: Annotated[str, Field(max_length=100)]
    name: Annotated[str, Field(max_length=80)] = ""


class SitIn(BaseModel):
    name: Annotated[str, Field(max_length=80)] = ""


class Joined(BaseModel):
    table: str
    seat: int
    token: str


class Listed(BaseModel):
    id: str
    game: str
    names: list[str]
    free_seats: int


class OfferOut(BaseModel):
    notation: str
    label: str


class GreyedOut(BaseModel):
    notation: str
    label: str
    rule: str
    sentence: str


class PanelOut(BaseModel):
    title: str
    seat: int
    rows: list[list[str]]


class EventOut(BaseModel):
    ply: int
    text: str
    undone: bool


class SheetOut(BaseModel):
    categories: list[str]
    points: list[list[int]]
    totals: list[int]


class TableOut(BaseModel):
    """A table as one seat (or a spectator) may see it."""

    table: str
    game: str
    seat: Annotated[int, Field(description="Whose view this is; 0 for a spectator.")]
    names: list[str]
    revision: Annotated[str, Field(description="What a move of this seat answers.")]
    ply: int
    over: bool
    waiting_for: list[int]
    where: str
    prompt: str
    offers: list[OfferOut]
    greyed: list[GreyedOut]
    board: str
    panels: list[PanelOut]
    scores: SheetOut
    log: list[EventOut]
    state: Annotated[str, Field(description="The view as the Python package writes it: `Game.from_bytes` reads it.")]


class MoveIn(BaseModel):
    seat: SeatNumber
    move: Annotated[str, Field(max_length=4000, description="Notation; a whole draft is edits separated by `;`.")]
    revision: Annotated[str, Field(max_length=40, description="The revision this move answers.")]
    key: Annotated[str, Field(max_length=80, description="The same key is obeyed once.")] = ""


class UndoIn(BaseModel):
    seat: SeatNumber
    key: Annotated[str, Field(max_length=80, description="The same key is obeyed once.")] = ""


class Moved(BaseModel):
    revision: str
    repeated: Annotated[bool, Field(description="This key was obeyed before; nothing was done now.")] = False


def problems(*statuses: int) -> dict[int | str, dict[str, Any]]:
    return {status: {"model": Problem} for status in (*statuses, 413, 414, 422, 429)}


def problems_in_json(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The same for an answer that is no JSON itself."""
    problem = {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
    return {status: {"description": "Why not.", "content": problem} for status in (*statuses, 413, 414, 422, 429)}


def api_routes(answers: Answers) -> APIRouter:
    routes = APIRouter(prefix="/api", tags=["Tabularium"])
    house = answers.house

    @routes.get("/games", responses=problems())
    async def list_games() -> list[GameOut]:
        """The games on the shelf."""
        return [game_out(game) for game in house.games.values()]

    @routes.get("/tables", responses=problems())
    async def list_tables() -> list[Listed]:
        """The tables that anybody may watch or join."""
        return [listed_out(listing) for listing in house.listed()]

    @routes.post("/tables", status_code=201, response_model=Created, responses=problems(404))
    async def create_table(asked: Request, wanted: TableIn, authorization: Bearer = "") -> Any:
        """Lay a table. Without a token you get a new one."""
        game = game_named(answers, wanted.game)
        answers.buckets.take("tables", client_of(asked), answers.limits.tables)
        if any(seat.kind == "bot" and seat.level not in LEVELS for seat in wanted.seats):
            raise BadTable(f"bots are {', '.join(LEVELS)}")
        token = token_of(authorization) or new_token()
        seats = [SeatPlan(seat.kind, seat.name, seat.level) for seat in wanted.seats]
        plan = Plan(game, seats, wanted.options, wanted.pace, wanted.listed)
        try:
            table = await house.lay(plan, hashed(token))
        except BadOptions as refusal:
            lang = answers.visitor(asked).lang
            said = str(refusal) if lang == "en" else plan_problems(refusal, plan, lang)
            return JSONResponse(Problem(error=said).model_dump(), 422)
        fresh = [
            Invitation(seat=seat + 1, invitation=invitation)
            for (table_id, seat), invitation in house.fresh_links.items()
            if table_id == table.id
        ]
        mine = [seat + 1 for seat in table.held_by(hashed(token))]
        return Created(table=table.id, token=token, seats=mine, invitations=fresh)

    @routes.post("/join", responses=problems(404))
    async def join(asked: Request, wanted: JoinIn, authorization: Bearer = "") -> Joined:
        """Exchange an invitation for its seat; it works once."""
        answers.buckets.take("guesses", client_of(asked), answers.limits.guesses)
        token = token_of(authorization) or new_token()
        table_id, seat = await house.accept(wanted.invitation, hashed(token), wanted.name)
        return Joined(table=table_id, seat=seat + 1, token=token)

    @routes.post("/tables/{table_id}/seats/{seat}", responses=problems(403, 404))
    async def sit_down(
        table_id: TableId, seat: Annotated[int, Path(ge=1, le=10)], wanted: SitIn, authorization: Bearer = ""
    ) -> Joined:
        """Take a seat that is free for anybody."""
        token = token_of(authorization) or new_token()
        await house.take_open_seat(table_id, seat - 1, hashed(token), wanted.name)
        return Joined(table=table_id, seat=seat, token=token)

    @routes.get("/tables/{table_id}", responses=problems(403, 404))
    async def see(
        table_id: TableId,
        seat: Annotated[int, Query(ge=0, le=10, description="Your seat; 0 to watch.")] = 0,
        lang: Lang = "en",
        authorization: Bearer = "",
    ) -> TableOut:
        """The table as your seat sees it, with the moves on offer."""
        table = await house.get(table_id)
        return table_out(table, viewer_of(table, seat, authorization), lang)

    @routes.post("/tables/{table_id}/moves", response_model=Moved, responses=problems(403, 404, 409))
    async def play(asked: Request, table_id: TableId, wanted: MoveIn, authorization: Bearer = "") -> Any:
        """Make a move. 409: stale or not your turn; 422: a rule forbids it, or it can't be read."""
        seat, holder = wanted.seat - 1, hashed(token_of(authorization))

        def deed(table: Table) -> Moved:
            check_seat(table, seat, holder)
            fresh = table.play(seat, wanted.move, wanted.revision, wanted.key, house.clock())
            return Moved(revision=table.revision(seat), repeated=not fresh)

        try:
            return await house.act(table_id, deed, seat)
        except IllegalMove as refusal:
            return answers.refused(asked, refusal, await house.get(table_id), seat)

    @routes.post("/tables/{table_id}/undo", responses=problems(403, 404, 409))
    async def undo(table_id: TableId, wanted: UndoIn, authorization: Bearer = "") -> Moved:
        """Take back your last edit or move, if nothing was revealed since."""
        seat, holder = wanted.seat - 1, hashed(token_of(authorization))

        def deed(table: Table) -> Moved:
            check_seat(table, seat, holder)
            fresh = table.undo(seat, wanted.key, house.clock())
            return Moved(revision=table.revision(seat), repeated=not fresh)

        return await house.act(table_id, deed, seat)

    @routes.get(
        "/tables/{table_id}/record",
        response_class=PlainTextResponse,
        responses=problems_in_json(404, 409),
    )
    async def record(table_id: TableId) -> Response:
        """The record of a finished game, dice and all."""
        table = await house.get(table_id)
        if not table.live.over:
            raise NotNow("record", "the record of a game holds its secrets: it is given out when the game is over")
        return PlainTextResponse(table.live.record())

    @routes.websocket("/tables/{table_id}/stream")
    async def stream(socket: WebSocket, table_id: str, seat: int = 0, lang: str = "en") -> None:
        """The table as your seat sees it, now and after every change. The token goes into the header."""
        authorization = socket.headers.get("authorization", "")
        try:
            viewer_of(await house.get(table_id), seat, authorization)
        except Refusal:
            await socket.close(REFUSED)
            return
        lang = lang if lang in ("en", "fr") else "en"
        sent = ""

        async def show(table: Table) -> None:
            nonlocal sent
            viewer = viewer_of(table, seat, authorization)  # a seat may have moved to another device
            text = json.dumps(table_out(table, viewer, lang).model_dump(), ensure_ascii=False)
            if text != sent:
                sent = text
                await socket.send_text(text)

        await follow(house, socket, table_id, hashed(token_of(authorization)), show)

    return routes


def token_of(authorization: str) -> str:
    kind, _, token = authorization.partition(" ")
    return token.strip() if kind.lower() == "bearer" and 20 <= len(token.strip()) <= 100 else ""


def viewer_of(table: Table, seat: int, authorization: str) -> int:
    if seat == 0:
        return SPECTATOR
    check_seat(table, seat - 1, hashed(token_of(authorization)), playing=False)
    return seat - 1


def game_out(game: AnyGame) -> GameOut:
    options = [
        OptionOut(key=option.key, choices=list(option.choices), players=list(option.seats or game.player_counts))
        for option in game.options
    ]
    return GameOut(
        id=game.id,
        title=dict(game.credits.title),
        players=list(game.player_counts),
        minutes=list(game.minutes),
        options=options,
    )


def listed_out(listing: Listing) -> Listed:
    return Listed(id=listing.id, game=listing.game, names=list(listing.names), free_seats=listing.free)


def table_out(table: Table, viewer: int, lang: str) -> TableOut:
    """Everything is made from the viewer's own view."""
    live = table.live
    look = table.look(viewer, lang)
    presenter, view, page = look.presenter, look.view, look.page
    entries = live.log[-100:]
    return TableOut(
        table=table.id,
        game=table.game.id,
        seat=0 if viewer == SPECTATOR else viewer + 1,
        names=table.names,
        revision="" if viewer == SPECTATOR else table.revision(viewer),
        ply=live.ply,
        over=live.over,
        waiting_for=[seat + 1 for seat in table.waiting()],
        where=page.where,
        prompt=page.prompt,
        offers=[OfferOut(notation=one.notation, label=one.label) for one in page.choices],
        greyed=[
            GreyedOut(notation=one.notation, label=one.label, rule=one.rule, sentence=one.sentence)
            for one in page.greyed
        ],
        board=page.board,
        panels=[
            PanelOut(title=panel.title, seat=panel.seat + 1, rows=[list(row) for row in panel.rows])
            for panel in page.panels
        ],
        scores=SheetOut(
            categories=list(page.sheet.categories),
            points=[list(row) for row in page.sheet.points],
            totals=list(page.sheet.totals),
        ),
        log=[
            EventOut(ply=one.ply, text=presenter.event(view, one.event, viewer), undone=one.undone) for one in entries
        ],
        state=table.game.to_bytes(view).decode(),
    )
