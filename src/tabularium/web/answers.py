"""What all pages share: the tables, the templates, and how an answer is given."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass, field
from hashlib import blake2b
from pathlib import Path
from typing import Any

import segno
from anyio import to_thread
from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response

from tabularium import __version__
from tabularium.bots.levels import parts_of
from tabularium.kernel.cache import Cache
from tabularium.kernel.game import AnyGame
from tabularium.kernel.presentation import LANGUAGES
from tabularium.kernel.refusals import IllegalMove, Refusal
from tabularium.tables.registry import Registry
from tabularium.tables.table import Table
from tabularium.web.contents import has_contents
from tabularium.web.fairness import moment
from tabularium.web.files import fingerprints
from tabularium.web.frames import Shot
from tabularium.web.guard import Allowance, Buckets, Limits, TooMuch
from tabularium.web.guide import has_guide
from tabularium.web.hints import Hints
from tabularium.web.lessons import has_lessons
from tabularium.web.new_table import can_solo
from tabularium.web.pictures import Art, Grounds
from tabularium.web.pieces import panel_card, score_table, text_board, token, until, ways_table
from tabularium.web.reach import Reach, range_of, reach_said
from tabularium.web.room import room_values
from tabularium.web.scene import NUMERALS, Scene, scene_of, sentence_of, status_of
from tabularium.web.sections import Made, Personal, Sections, Workshop, in_script, versions
from tabularium.web.table_html import TableHtml
from tabularium.web.visitor import THEMES, Visitor, set_cookies_anew, visitor_of
from tabularium.web.words import web_words

FOLDER = Path(__file__).parent
PAGES_KEPT = 16_000_000  # bytes of whole pages that many look at
FRAME_KEPT = 40_000  # bytes of a frame: its lines are mostly those of the frames before
STUDIES_KEPT = 8_000_000  # the same of what was found by playing finished games again
CODES_KEPT = 2_000_000  # the same of QR codes
HUES = 6
WRITE_HTML = ("pieces.py", "table_html.py")  # beside the templates
EMBLEMS = ("greek-temple", "eagle-emblem", "trireme", "roman-toga", "amphora", "ionic-column", "centurion-helmet")


class Answers:
    """Where answers are written."""

    def __init__(self, registry: Registry, limits: Limits, buckets: Buckets, reach: Reach | None = None) -> None:
        self.registry = registry
        self.reach = reach or Reach()
        self.limits = limits
        self.buckets = buckets
        self.mails = False  # whether this server sends mail
        self.pages: Cache[Any] = Cache(PAGES_KEPT)
        self.films: Cache[tuple[Shot, ...]] = Cache(PAGES_KEPT, lambda _, shots: FRAME_KEPT * len(shots))
        self.studies: Cache[Any] = Cache(STUDIES_KEPT)
        self.codes: Cache[Markup] = Cache(CODES_KEPT)
        self._studying: dict[Hashable, asyncio.Task[Any]] = {}
        self.static = fingerprints(FOLDER / "static")
        self.art = Art(registry.games)
        self.build = build_of(self.static, self.art.version)
        self.grounds = Grounds(registry.store)
        self.hints = Hints(registry)
        self.personal = Personal(registry.key)
        self.html = TableHtml(self.static_address, self.qr, self.personal.csrf, self.personal.name)
        self.templates = Environment(
            loader=FileSystemLoader(FOLDER / "templates"),
            autoescape=True,
            undefined=StrictUndefined,
            auto_reload=False,  # else it looks for a newer file at each use
            trim_blocks=True,
            lstrip_blocks=True,
        )
        self.templates.globals |= {
            "static": self.static_address,
            "art": f"/art/{self.art.version}",
            "version": __version__,
            "build": self.build,
            "languages": LANGUAGES,
            "themes": THEMES,
            "numerals": NUMERALS,
            "emblem": self.emblem,
            "has_lessons": has_lessons,
            "can_solo": can_solo,
            "has_guide": has_guide,
            "has_contents": has_contents,
            "lid": self.lid,
            "hue": self.hue,
            "qr": self.qr,
            "moment_said": moment,
            "range_of": range_of,
            "reach_said": reach_said,
            "deed": self.html.deed,
            "icon": self.html.icon,
            "token": token,
            "until": until,
            "panel_card": panel_card,
            "score_table": score_table,
            "text_board": text_board,
            "ways_table": ways_table,
            "in_script": in_script,
            "csrf": self.personal.csrf,
            "own_name": self.personal.name,
            "parts_of": parts_of,
        }
        self.workshop = Workshop(self.html)

    def static_address(self, name: str) -> str:
        return f"/static/{name}?v={self.static.get(name, '0')}"

    def emblem(self, game: AnyGame) -> str:
        """The icon of a box: the game's own (its text `box-emblem`), or one of ours by its place on the shelf."""
        words = game.board.words("en")
        if words.has("box-emblem"):
            return words("box-emblem")
        return EMBLEMS[list(self.registry.games).index(game.id) % len(EMBLEMS)]

    def lid(self, game: AnyGame) -> str:
        """The drawing on a box: the one of its emblem, or "" where only the emblem itself is there."""
        name = f"drawn/{self.emblem(game)}.svg"
        return name if name in self.static else ""

    def hue(self, game: AnyGame) -> int:
        """The colour of a box, by its place on the shelf."""
        return list(self.registry.games).index(game.id) % HUES

    def visitor(self, asked: Request) -> Visitor:
        return visitor_of(asked, self.registry)

    # -- made once -----------------------------------------------------------------------------------

    def qr(self, text: str) -> Markup:
        return self.codes.made(text, lambda: drawn_code(text))

    async def study(self, asked: Request, key: Hashable, make: Callable[[], Any]) -> Any:
        """Something that takes long to find out: it is done once, beside all else, however many ask for it."""
        found = self.studies.get(key)
        if found is not None:
            return found
        if key not in self._studying:
            self.take(asked, "studies", self.limits.studies)
            task = self._studying[key] = asyncio.ensure_future(to_thread.run_sync(make))
            task.add_done_callback(lambda _: self._studying.pop(key, None))
        found = await asyncio.shield(self._studying[key])
        self.studies.put(key, found)
        return found

    def take(self, asked: Request, what: str, allowance: Allowance) -> None:
        """Use one of what a device, and all of its address, may do."""
        me = self.visitor(asked)
        self.buckets.take_both(what, "" if me.new else me.token, client_of(asked), allowance)

    # -- answers -------------------------------------------------------------------------------------

    def fragment(self, template: str, visitor: Visitor, values: Mapping[str, object]) -> str:
        words = web_words(visitor.lang)
        return self.templates.get_template(template).render(t=words, lang=visitor.lang, me=visitor, **values)

    def page(
        self, asked: Request, visitor: Visitor, template: str, status: int = 200, /, **values: object
    ) -> HTMLResponse:
        alerts = () if visitor.new else self.registry.people.notes_for(visitor.device)
        html = self.fragment(template, visitor, {"path": here(asked), "alerts": alerts, **values})
        answer = HTMLResponse(self.personal.page(html, visitor), status)
        if visitor.new or not visitor.fresh:
            set_cookies_anew(answer, asked, visitor)
        return answer

    def scene(
        self, table: Table, visitor: Visitor, address: str, before: tuple[Scene, Sections] | None = None
    ) -> tuple[Scene, dict[str, Made]]:
        """A table for this visitor, and the sections of its page, which was like this `before`."""
        scene = scene_of(self.registry, table, visitor, self.grounds, address, self.hints)
        return scene, self.workshop.sections(scene, web_words(visitor.lang), before)

    def table_page(
        self,
        asked: Request,
        visitor: Visitor,
        table: Table,
        refused: str = "",
        status: int = 200,
        again: Mapping[str, str] | None = None,
    ) -> HTMLResponse:
        """The page of a table: after a refusal with why, after a question with what is sent `again` if one is sure.
        Before it begins, its waiting room."""
        if table.gathering:
            return self.page(
                asked, visitor, "room.html", status,
                refused=refused, game=table.game,
                **room_values(self.registry, table, visitor, self.reach.address(asked)),
            )  # fmt: skip
        scene, made = self.scene(table, visitor, self.reach.address(asked))
        return self.page(
            asked,
            visitor,
            "table.html",
            status,
            scene=scene,
            section={name: one.html for name, one in made.items()},
            have=versions(made),
            refused=refused,
            again=again or {},
            game=table.game,
        )

    def done(self, asked: Request, address: str) -> Response:
        """After a deed: the page that shows it, or a short answer to a script."""
        return Json({"done": True, "go": address}) if wants_json(asked) else RedirectResponse(address, 303)

    def refused(self, asked: Request, refusal: Refusal, table: Table | None = None, seat: int = -1) -> Response:
        """A refusal, on the page it belongs to."""
        visitor = self.visitor(asked)
        told = told_no(refusal, visitor.lang, table, seat)
        sentence, status = str(told.said["error"]), told.status
        if is_program(asked) and visitor.lang == "en" and not isinstance(refusal, IllegalMove):
            sentence = str(refusal)  # who writes a program wants to know it to the letter
        answer: Response
        if is_program(asked) or wants_json(asked):
            answer = Json(told.said | {"error": sentence}, status)
        elif table is not None:
            answer = self.table_page(asked, visitor, table, sentence, status)
        else:
            answer = self.page(asked, visitor, "refused.html", status, sentence=sentence, status=status)
        answer.headers.update(told.headers)
        return answer


@dataclass(frozen=True)
class Told:
    """What a script is told of something that it wanted done."""

    status: int
    said: dict[str, object]
    headers: Mapping[str, str] = field(default_factory=dict)


def told_no(refusal: Refusal, lang: str, table: Table | None = None, seat: int = -1) -> Told:
    """A refusal in the words of whoever meets it."""
    sentence = sentence_of(refusal, lang, table, seat)
    headers = refusal.headers if isinstance(refusal, TooMuch) else {}
    return Told(status_of(refusal), {"error": sentence, "rule": getattr(refusal, "rule", "")}, headers)


class Json(JSONResponse):
    """JSON, whatever letters somebody has sent us to quote."""

    def render(self, content: object) -> bytes:
        return json.dumps(content, ensure_ascii=False, separators=(",", ":")).encode(errors="replace")


def client_of(asked: Request) -> str:
    return asked.client.host if asked.client else ""


def build_of(static: Mapping[str, str], art: str) -> str:
    """A word for all that pages are made from: a page of another build loads itself again."""
    written = [(name, (FOLDER / name).read_text(encoding="utf-8")) for name in WRITE_HTML]
    made_from = [*static.items(), *fingerprints(FOLDER / "templates").items(), ("art", art), *written]
    return blake2b(repr(made_from).encode(), digest_size=5).hexdigest()


def wants_json(asked: Request) -> bool:
    return "application/json" in asked.headers.get("accept", "")


def is_program(asked: Request) -> bool:
    return asked.url.path.startswith("/api")


def here(asked: Request) -> str:
    """The address of this page, to come back to."""
    query = asked.url.query
    return asked.url.path + (f"?{query}" if query else "")


def drawn_code(text: str) -> Markup:
    made = segno.make(text, micro=False)
    return Markup(made.svg_inline(scale=3, border=2, svgclass="qr", lineclass=None, omitsize=True))
