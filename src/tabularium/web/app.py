"""The whole web house in one application."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp

from tabularium import __version__
from tabularium.kernel.refusals import Refusal
from tabularium.tables.house import House
from tabularium.web.advice import advice_routes
from tabularium.web.answers import FOLDER, Answers, is_program, wants_json
from tabularium.web.api import api_routes
from tabularium.web.guard import Buckets, Guard, Limits, TooBig, fallen, too_big
from tabularium.web.live import live_routes
from tabularium.web.pages import deed_routes, page_routes
from tabularium.web.words import web_words

ABOUT = """Play complex board games with programs. Create or join a table, keep the token you get, and send it as
`Authorization: Bearer <token>`. A view tells what is asked of your seat and which moves are on offer, in notation; a
move answers the `revision` of the view it was made for. `/api/tables/{table_id}/stream` is a WebSocket that sends the
same view whenever it changes. All sentences are for people, in the language of `Accept-Language` (`en` or `fr`); all
notation is stable."""


def make_app(house: House, limits: Limits | None = None) -> ASGIApp:
    """The application around a house; the house starts and stops with it."""
    limits = limits or Limits()
    buckets = Buckets()
    answers = Answers(house, limits, buckets)

    @asynccontextmanager
    async def open_house(_: FastAPI) -> AsyncIterator[None]:
        house.start()
        yield
        await house.stop()

    app = FastAPI(
        title="Tabularium",
        version=__version__,
        description=ABOUT,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        lifespan=open_house,
    )
    app.mount("/static", StaticFiles(directory=FOLDER / "static"), name="static")
    for routes in (
        page_routes(answers),
        advice_routes(answers),
        api_routes(answers),
        live_routes(answers),
        deed_routes(answers),
    ):
        app.include_router(routes)

    async def refused(asked: Request, refusal: Exception) -> Response:
        assert isinstance(refusal, Refusal)
        return answers.refused(asked, refusal)

    async def not_understood(asked: Request, wrong: Exception) -> Response:
        assert isinstance(wrong, RequestValidationError)
        if not is_program(asked):
            return await nothing_there(asked, HTTPException(422))
        fields = "; ".join(f"{'.'.join(str(part) for part in one['loc'])}: {one['msg']}" for one in wrong.errors())
        t = web_words(answers.visitor(asked).lang)
        return JSONResponse({"error": t("refused-fields", fields=fields[:600]), "rule": ""}, 422)

    async def nothing_there(asked: Request, wrong: Exception) -> Response:
        assert isinstance(wrong, HTTPException)
        me = answers.visitor(asked)
        t = web_words(me.lang)
        key = f"status-{wrong.status_code}"
        sentence = t(key) if t.has(key) else t("status-other", status=wrong.status_code)
        if is_program(asked) or wants_json(asked):
            return JSONResponse({"error": sentence, "rule": ""}, wrong.status_code, wrong.headers)
        return answers.page(asked, me, "refused.html", wrong.status_code, sentence=sentence, status=wrong.status_code)

    async def fell_over(asked: Request, wrong: Exception) -> Response:
        return too_big(asked.scope) if isinstance(wrong, TooBig) else fallen(asked.scope, wrong)

    app.add_exception_handler(Exception, fell_over)
    app.add_exception_handler(Refusal, refused)
    app.add_exception_handler(RequestValidationError, not_understood)
    app.add_exception_handler(HTTPException, nothing_there)
    return Guard(app, limits, buckets)
