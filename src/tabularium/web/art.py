"""Where browsers fetch what is drawn: grounds by their digest, symbols, stylesheets. None of it is a secret."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.responses import Response

from tabularium.web.answers import Answers

SVG = "image/svg+xml"
NOTHING = '<svg xmlns="http://www.w3.org/2000/svg"/>'


class Gallery:
    """What is the same for everybody, fetched once."""

    def __init__(self, answers: Answers) -> None:
        self.answers = answers

    def routes(self) -> APIRouter:
        routes = APIRouter(include_in_schema=False)
        routes.add_api_route("/grounds/{digest}.svg", self.ground)
        routes.add_api_route("/art/{version}/symbols.svg", self.symbols)
        routes.add_api_route("/art/{version}/pictures.css", self.style)
        return routes

    async def ground(self, digest: str) -> Response:
        image = self.answers.grounds.image(digest)
        return Response(image or NOTHING, 200 if image else 404, media_type=SVG)

    async def symbols(self, version: str) -> Response:
        return self._of_build(version, self.answers.art.symbols, SVG)

    async def style(self, version: str) -> Response:
        return self._of_build(version, self.answers.art.style, "text/css")

    def _of_build(self, version: str, content: str, kind: str) -> Response:
        """What this build has; under the version of another one nobody may keep it."""
        others = {} if version == self.answers.art.version else {"cache-control": "no-store"}
        return Response(content, headers=others, media_type=kind)
