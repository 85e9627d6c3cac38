"""All of the web server in one application."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tabularium import __version__
from tabularium.kernel.refusals import Refusal
from tabularium.notices.sending import Means, Sending
from tabularium.tables.notices import Notices
from tabularium.tables.registry import Registry
from tabularium.tables.tokens import is_device
from tabularium.web.advice import Adviser
from tabularium.web.answers import FOLDER, Answers, Json, is_program, wants_json
from tabularium.web.api import Api
from tabularium.web.art import Gallery
from tabularium.web.asking import Why
from tabularium.web.files import Files
from tabularium.web.guard import Buckets, Guard, Hosts, Limits, TooBig, fallen, is_file, too_big
from tabularium.web.live import Sockets
from tabularium.web.metrics import Metrics
from tabularium.web.notices import MyNotices
from tabularium.web.pages import Doing, Pages
from tabularium.web.people import MyDevices
from tabularium.web.pictures import Grounds
from tabularium.web.reach import Reach
from tabularium.web.shared_limits import SharedAllowances
from tabularium.web.words import web_words

DEED = re.compile("/tables/([^/]+)/([^/]+)")
ABOUT = """Play complex board games with programs. Create or join a table, keep the token you get, and send it as
`Authorization: Bearer <token>`. A view tells what is asked of your seat and which moves are on offer, in notation; a
move answers the `revision` of the view it was made for. `/api/tables/{table_id}/stream` is a WebSocket that sends the
same view whenever it changes. All sentences are for people, in the language of `Accept-Language` (`en` or `fr`); all
notation is stable."""


def make_app(
    registry: Registry,
    limits: Limits | None = None,
    hosts: Hosts | None = None,
    reach: Reach | None = None,
    means: Means | None = None,
    sends: bool = True,
    metrics: Metrics | None = None,
) -> ASGIApp:
    """The application around the tables; bots and clocks start and stop with it. `means` are the ways on which it can
    tell people that it is their turn; it `sends` notices itself, or leaves that to another process. `metrics` are told
    where there is anybody to tell."""
    means = means or Means()
    notices = Notices(registry.store, lambda: registry.clock())
    notices.name = registry.others.name  # under which it gives back its leases when it ends
    sending = Sending(notices, means, registry.games, registry.key, registry.watching.looking, sends)
    limits = limits or Limits()
    store = registry.store
    buckets = Buckets(together=SharedAllowances(store, registry.key, registry.clock) if store.shared else None)
    answers = Answers(registry, limits, buckets, reach)
    answers.mails = means.mail is not None
    app = FastAPI(
        title="Tabularium",
        version=__version__,
        description=ABOUT,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        lifespan=partial(open_house, registry, sending, metrics),
        telemetry={"tracing": False, "metrics": False, "logs": False},  # else it looks for a listener at each request
    )
    app.mount("/static", Files(FOLDER / "static"))
    doing, adviser = Doing(answers), Adviser(answers)
    for room in (  # moves first: every address is tried in this order
        doing,
        Sockets(answers, doing.tell),
        Gallery(answers),
        Why(answers),
        adviser,
        Pages(answers, adviser.lookback),
        MyDevices(answers),
        MyNotices(answers, means),
        Api(answers),
    ):
        app.include_router(room.routes())
    if metrics is not None:
        app.include_router(metrics.routes())
    faults = Faults(answers)
    app.add_middleware(ShortWay, doing=doing, faults=faults)
    app.add_exception_handler(Exception, faults.fell_over)
    app.add_exception_handler(Refusal, faults.refused)
    app.add_exception_handler(RequestValidationError, faults.not_understood)
    app.add_exception_handler(HTTPException, faults.nothing_there)
    app.add_middleware(GroundsSaved, grounds=answers.grounds)
    return Guard(app, limits, buckets, hosts or Hosts(any_name=True), partial(is_device, registry.key))


@asynccontextmanager
async def open_house(registry: Registry, sending: Sending, metrics: Metrics | None, _: FastAPI) -> AsyncIterator[None]:
    registry.start()
    registry.spawn(sending.run())
    if metrics is not None:
        registry.spawn(metrics.note())
    yield
    await registry.stop()


class GroundsSaved:
    """ASGI middleware: nothing leaves before the grounds that it may name are in the store. A browser that asks for
    one after a restart finds it."""

    def __init__(self, app: ASGIApp, grounds: Grounds) -> None:
        self.app = app
        self.grounds = grounds

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def sending(message: Message) -> None:
            await self.grounds.saved()
            await send(message)

        await self.app(scope, receive, sending)


class ShortWay:
    """ASGI middleware: what a script does at a table by a form, past the layers that know all other addresses."""

    def __init__(self, app: ASGIApp, doing: Doing, faults: Faults) -> None:
        self.app = app
        self.doing, self.faults = doing, faults

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        at = DEED.fullmatch(scope["path"]) if scope["type"] == "http" and scope["method"] == "POST" else None
        if at is None or not wants_json(asked := Request(scope, receive, send)):
            await self.app(scope, receive, send)
            return
        try:
            answer = await self.doing.do(asked, *at.groups())
        except Refusal as refusal:
            answer = await self.faults.refused(asked, refusal)
        await answer(scope, receive, send)


class Faults:
    """What is answered where nothing else can be."""

    def __init__(self, answers: Answers) -> None:
        self.answers = answers

    async def refused(self, asked: Request, refusal: Exception) -> Response:
        assert isinstance(refusal, Refusal)
        return self.answers.refused(asked, refusal)

    async def not_understood(self, asked: Request, wrong: Exception) -> Response:
        assert isinstance(wrong, RequestValidationError)
        if not is_program(asked):
            return await self.nothing_there(asked, HTTPException(422))
        fields = "; ".join(f"{'.'.join(str(part) for part in one['loc'])}: {one['msg']}" for one in wrong.errors())
        t = web_words(self.answers.visitor(asked).lang)
        return Json({"error": t("refused-fields", fields=fields[:600]), "rule": ""}, 422)

    async def nothing_there(self, asked: Request, wrong: Exception) -> Response:
        assert isinstance(wrong, HTTPException)
        me = self.answers.visitor(asked)
        t = web_words(me.lang)
        key = f"status-{wrong.status_code}"
        sentence = t(key) if t.has(key) else t("status-other", status=wrong.status_code)
        if is_program(asked) or wants_json(asked):
            return Json({"error": sentence, "rule": ""}, wrong.status_code, wrong.headers)
        if is_file(asked.scope):  # nobody reads a page there
            return PlainTextResponse(sentence, wrong.status_code, wrong.headers)
        status = wrong.status_code
        return self.answers.page(asked, me, "refused.html", status, sentence=sentence, status=status)

    async def fell_over(self, asked: Request, wrong: Exception) -> Response:
        if isinstance(wrong, ClientDisconnect):
            return Response(status_code=400)  # nobody is there to read it
        return too_big(asked.scope) if isinstance(wrong, TooBig) else fallen(asked.scope, wrong)
