"""Where browsers fetch what is drawn: grounds by their digest, symbols, stylesheets. None of it is a secret."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.responses import Response

from tabularium.web.answers import Answers

SVG = "image/svg+xml"
NOTHING = '<svg xmlns="http://www.w3.org/2000/svg"/>'


def art_routes(answers: Answers) -> APIRouter:
    routes = APIRouter(include_in_schema=False)

    @routes.get("/grounds/{digest}.svg")
    async def ground(digest: str) -> Response:
        svg = answers.grounds.svg(digest)
        return Response(svg or NOTHING, 200 if svg else 404, media_type=SVG)

    @routes.get("/art/{version}/symbols.svg")
    async def symbols(version: str) -> Response:
        return Response(answers.art.symbols, media_type=SVG)

    @routes.get("/art/{version}/pictures.css")
    async def style(version: str) -> Response:
        return Response(answers.art.style, media_type="text/css")

    return routes
