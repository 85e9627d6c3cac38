"""The server for programs: JSON, a bearer token instead of a cookie, and a stream."""

from __future__ import annotations

import json
from typing import Annotated, Any

from fastapi import APIRouter, Header, Path, Query, Request, WebSocket
from pydantic import BaseModel, ConfigDict, Field, model_validator
from starlette.responses import PlainTextResponse, Response

from tabularium.bots.levels import LEVELS
from tabularium.kernel.custom import find_custom_box
from tabularium.kernel.game import AnyGame
from tabularium.kernel.presentation import LANGUAGES
from tabularium.kernel.refusals import BadOptions, IllegalMove, Refusal
from tabularium.kernel.state import SPECTATOR
from tabularium.kernel.textboard import as_text
from tabularium.tables.laying import MOST_BANK, MOST_INCREMENT, SeatPlan, TablePlan
from tabularium.tables.listing import Listing, open_tables
from tabularium.tables.refusals import BadTable, NotNow
from tabularium.tables.registry import public_face
from tabularium.tables.table import Table, check_seat
from tabularium.tables.tokens import hashed, new_device
from tabularium.web.answers import Answers, Json, client_of
from tabularium.web.guard import REFUSED, bearer
from tabularium.web.live import follow
from tabularium.web.pages import address_of_client, game_named
from tabularium.web.scene import plan_problems

TableId = Annotated[str, Path(min_length=1, max_length=40, description="The id of a table.")]
SeatNumber = Annotated[int, Field(ge=1, le=10, description="A seat, counted from 1.")]
Bearer = Annotated[
    str, Header(max_length=200, description="`Bearer <token>`: the token that you got when you created or joined.")
]
Lang = Annotated[str, Query(pattern="^(en|fr)$")]


class Asked(BaseModel):
    """What a program sends: whole letters only, and each value of its own kind (`true` is not seat 1)."""

    model_config = ConfigDict(strict=True)

    @model_validator(mode="before")
    @classmethod
    def is_well_formed(cls, sent: object) -> object:
        if not whole_letters(sent):
            raise ValueError("there is half a letter in it (a lone surrogate)")
        if not isinstance(sent, dict):
            return sent
        # to JSON, 1.0 is a whole number
        return {key: int(one) if isinstance(one, float) and one.is_integer() else one for key, one in sent.items()}


def whole_letters(sent: object) -> bool:
    if isinstance(sent, str):
        return not any("\ud800" <= letter <= "\udfff" for letter in sent)
    if isinstance(sent, dict):
        return all(whole_letters(key) and whole_letters(value) for key, value in sent.items())
    return all(whole_letters(one) for one in sent) if isinstance(sent, list) else True


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
    boxes: Annotated[list[str], Field(description="Other boxes that it offers.")]


class SeatIn(Asked):
    kind: Annotated[str, Field(pattern="^(me|here|link|bot|open)$")]
    name: Annotated[str, Field(max_length=80)] = ""
    level: Annotated[str, Field(max_length=20, description="Of a bot.")] = "senator"


class TableIn(Asked):
    game: Annotated[str, Field(max_length=40)]
    seats: Annotated[list[SeatIn], Field(min_length=1, max_length=10)]
    options: Annotated[dict[str, str], Field(max_length=40)] = {}
    box: Annotated[str, Field(max_length=40, description="One of the boxes that the game offers; else its own.")] = ""
    pace: Annotated[
        int | None, Field(ge=0, le=60, description="Days for a decision; 0: no limit; null: the usual.")
    ] = None
    bank: Annotated[int, Field(ge=0, le=MOST_BANK, description="Seconds on the clock of each seat; 0: no clocks.")] = 0
    increment: Annotated[int, Field(ge=0, le=MOST_INCREMENT, description="Seconds that a decision gives back.")] = 0
    listed: Annotated[bool, Field(description="Whether the shelf shows it to everybody.")] = False


class Invitation(BaseModel):
    seat: int
    invitation: str


class Created(BaseModel):
    table: str
    token: Annotated[str, Field(description="Shows that you are the device that created the table: keep it.")]
    seats: list[int]
    invitations: list[Invitation]


class JoinIn(Asked):
    invitation: Annotated[str, Field(max_length=100)]
    name: Annotated[str, Field(max_length=80)] = ""


class SitIn(Asked):
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


class MoveIn(Asked):
    seat: SeatNumber
    move: Annotated[str, Field(max_length=4000, description="Notation; a whole draft is edits separated by `;`.")]
    revision: Annotated[str, Field(max_length=40, description="The revision this move answers.")]
    key: Annotated[str, Field(max_length=80, description="The same key is obeyed once.")] = ""


class UndoIn(Asked):
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


class Api:
    """The interface for programs."""

    def __init__(self, answers: Answers) -> None:
        self.answers = answers
        self.registry = answers.registry

    def routes(self) -> APIRouter:
        routes = APIRouter(prefix="/api", tags=["Tabularium"])
        table, plain = "/tables/{table_id}", PlainTextResponse
        routes.add_api_route("/games", self.list_games, methods=["GET"], responses=problems())
        routes.add_api_route("/tables", self.list_tables, methods=["GET"], responses=problems())
        routes.add_api_route(
            "/tables", self.create_table, methods=["POST"], status_code=201, response_model=Created,
            responses=problems(404, 503),
        )  # fmt: skip
        routes.add_api_route("/join", self.join, methods=["POST"], responses=problems(404, 409, 503))
        routes.add_api_route(
            f"{table}/seats/{{seat}}", self.sit_down, methods=["POST"], responses=problems(403, 404, 409, 503)
        )
        routes.add_api_route(table, self.see, methods=["GET"], responses=problems(403, 404, 503))
        routes.add_api_route(
            f"{table}/moves", self.play, methods=["POST"], response_model=Moved,
            responses=problems(403, 404, 409, 503),
        )  # fmt: skip
        routes.add_api_route(f"{table}/undo", self.undo, methods=["POST"], responses=problems(403, 404, 409, 503))
        routes.add_api_route(
            f"{table}/record", self.record, methods=["GET"], response_class=plain,
            responses=problems_in_json(404, 409, 503),
        )  # fmt: skip
        routes.add_api_websocket_route(f"{table}/stream", self.stream)
        return routes

    async def list_games(self) -> list[GameOut]:
        """The games on the shelf."""
        return [game_out(game) for game in self.registry.games.values()]

    async def list_tables(self) -> list[Listed]:
        """The tables that anybody may watch or join."""
        return [listed_out(listing) for listing in open_tables(self.registry.store)]

    async def create_table(self, asked: Request, wanted: TableIn, authorization: Bearer = "") -> Any:
        """Create a table. Without a token you get a new one."""
        game = game_named(self.answers, wanted.game)
        token = self.token(authorization)
        self.answers.buckets.take_both(
            "tables", token if authorization else "", client_of(asked), self.answers.limits.tables
        )
        if any(seat.kind == "bot" and seat.level not in LEVELS for seat in wanted.seats):
            raise BadTable(f"bots are {', '.join(LEVELS)}")
        seats = [SeatPlan(seat.kind, seat.name, seat.level) for seat in wanted.seats]
        box = find_custom_box(game, wanted.box)
        plan = TablePlan(game, seats, wanted.options, wanted.pace, wanted.listed, wanted.bank, wanted.increment, box)
        try:
            table = await self.registry.lay(plan, self.registry.people.whose(token), token)
        except BadOptions as refusal:
            lang = self.answers.visitor(asked).lang
            said = str(refusal) if lang == "en" else plan_problems(refusal, plan, lang)
            return Json(Problem(error=said).model_dump(), 422)
        fresh = [
            Invitation(seat=seat + 1, invitation=link)
            for seat in range(len(seats))
            if (link := table.link(seat, token))
        ]
        mine = [seat + 1 for seat in table.held_by(self.registry.people.whose(token))]
        return Created(table=table.id, token=token, seats=mine, invitations=fresh)

    async def join(self, asked: Request, wanted: JoinIn, authorization: Bearer = "") -> Joined:
        """Exchange an invitation for its seat; it works once."""
        self.answers.buckets.take("guesses", address_of_client(asked), self.answers.limits.guesses)
        token = self.token(authorization)
        table_id, seat = await self.registry.accept(wanted.invitation, self.registry.people.whose(token), wanted.name)
        return Joined(table=table_id, seat=seat + 1, token=token)

    async def sit_down(
        self,
        table_id: TableId,
        seat: Annotated[int, Path(ge=1, le=10)],
        wanted: SitIn,
        authorization: Bearer = "",
    ) -> Joined:
        """Take a seat that is free for anybody."""
        token = self.token(authorization)
        await self.registry.take_open_seat(table_id, seat - 1, self.registry.people.whose(token), wanted.name)
        return Joined(table=table_id, seat=seat, token=token)

    async def see(
        self,
        table_id: TableId,
        seat: Annotated[int, Query(ge=0, le=10, description="Your seat; 0 to watch.")] = 0,
        lang: Lang = "en",
        authorization: Bearer = "",
    ) -> TableOut:
        """The table as your seat sees it, with the moves on offer."""
        table = await self.registry.get(table_id)
        return table_out(table, viewer_of(table, seat, self.person(authorization)), lang)

    async def play(self, asked: Request, table_id: TableId, wanted: MoveIn, authorization: Bearer = "") -> Any:
        """Make a move. 409: stale or not your turn; 422: a rule forbids it, or it can't be read."""
        seat, holder = wanted.seat - 1, self.person(authorization)

        def deed(table: Table) -> Moved:
            check_seat(table, seat, holder)
            fresh = table.play(seat, wanted.move, wanted.revision, wanted.key, self.registry.clock())
            return Moved(revision=table.revision(seat), repeated=not fresh)

        try:
            return await self.registry.act(table_id, deed, seat)
        except IllegalMove as refusal:
            return self.answers.refused(asked, refusal, await self.registry.get(table_id), seat)

    async def undo(self, table_id: TableId, wanted: UndoIn, authorization: Bearer = "") -> Moved:
        """Take back your last edit or move, if nothing was revealed since."""
        seat, holder = wanted.seat - 1, self.person(authorization)

        def deed(table: Table) -> Moved:
            check_seat(table, seat, holder)
            fresh = table.undo(seat, wanted.key, self.registry.clock())
            return Moved(revision=table.revision(seat), repeated=not fresh)

        return await self.registry.act(table_id, deed, seat)

    async def record(self, table_id: TableId) -> Response:
        """The record of a finished game, dice and all."""
        table = await self.registry.get(table_id)
        if not table.live.over:
            raise NotNow("record", "the record of a game holds its secrets: it is given out when the game is over")
        return PlainTextResponse(table.live.record())

    async def stream(self, socket: WebSocket, table_id: str, seat: int = 0, lang: str = "en") -> None:
        """The table as your seat sees it, now and after every change. The token goes into the header."""
        authorization = socket.headers.get("authorization", "")
        try:
            viewer_of(await self.registry.get(table_id), seat, self.person(authorization))
        except Refusal:
            await socket.close(REFUSED)
            return
        listener = Stream(self.answers, socket, seat, lang if lang in LANGUAGES else LANGUAGES[0], authorization)
        device = hashed(bearer(authorization))
        await follow(self.registry, socket, table_id, self.person(authorization), listener, device)

    def token(self, authorization: str) -> str:
        """The token of a device of ours, or a new one."""
        token = bearer(authorization)
        if not self.registry.people.knows(token):
            return new_device(self.registry.key)
        self.registry.people.see(token, "")
        return token

    def person(self, authorization: str) -> str:
        return self.registry.people.whose(bearer(authorization))


class Stream:
    """A program that follows a table."""

    def __init__(self, answers: Answers, socket: WebSocket, seat: int, lang: str, authorization: str) -> None:
        self.answers, self.socket = answers, socket
        self.seat, self.lang, self.authorization = seat, lang, authorization
        self.sent = ""

    async def show(self, table: Table, hidden: bool) -> None:
        holder = self.answers.registry.people.whose(bearer(self.authorization))
        viewer = viewer_of(table, self.seat, holder)  # a seat may have moved to somebody else
        if viewer == SPECTATOR:
            key = ("stream", table.look(viewer, self.lang).number, public_face(table))
            text: str = self.answers.pages.made(key, lambda: self.view(table, viewer))
        else:
            text = self.view(table, viewer)
        if text != self.sent:
            self.sent = text
            await self.socket.send_text(text)

    async def hear(self, text: str) -> bool:
        return False  # programs play by requests

    def view(self, table: Table, viewer: int) -> str:
        return json.dumps(table_out(table, viewer, self.lang).model_dump(), ensure_ascii=False)


def viewer_of(table: Table, seat: int, holder: str) -> int:
    if seat == 0:
        return SPECTATOR
    if table.gathering:
        raise NotNow("gathering", "the table has not begun yet: nobody sees a hand")
    check_seat(table, seat - 1, holder, playing=False)
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
        boxes=list(game.boxes),
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
        board=as_text(look.sections, page.colon),
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
