"""What one viewer sees of one table, ready to be written as a page. Everything comes from the viewer's own view."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tabularium.kernel.game import AnyGame
from tabularium.kernel.live import Entry
from tabularium.kernel.moves import PASS
from tabularium.kernel.play import play
from tabularium.kernel.presentation import Choice, Greyed, Page, Presenter, Words
from tabularium.kernel.refusals import BadBox, BadOptions, IllegalMove, InvalidMove, NothingToUndo, NotYourTurn, Refusal
from tabularium.kernel.rng import sfc32
from tabularium.kernel.scores import ScoreSheet
from tabularium.kernel.state import SPECTATOR, State, View
from tabularium.tables.house import House, NoSuchTable, free_seats
from tabularium.tables.table import NotNow, NotYourSeat, Stale, Table
from tabularium.web.door import TooMuch
from tabularium.web.visitor import Forged, Visitor
from tabularium.web.words import web_words

LOG_SHOWN = 60
CHAT_SHOWN = 60
PLANS_SHOWN = 4
NUMERALS = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X")


@dataclass(frozen=True)
class Sitter:
    """A seat as others see it."""

    seat: int
    numeral: str
    name: str
    kind: str  # person, bot, away (a bot stands in), invited, free
    mine: bool
    to_move: bool
    resigned: bool
    total: int | None


@dataclass(frozen=True)
class Row:
    """One line of the log."""

    n: int
    ply: int
    text: str
    undone: bool
    seat: int


@dataclass(frozen=True)
class PanelShown:
    title: str
    rows: tuple[tuple[str, str], ...]
    sitter: Sitter | None


@dataclass(frozen=True)
class SheetShown:
    """The running score: categories by seats."""

    names: tuple[str, ...]
    rows: tuple[tuple[str, tuple[int, ...]], ...]
    totals: tuple[int, ...]


@dataclass(frozen=True)
class Plan:
    """A whole answer, ready-made: edits of a draft and what seals them."""

    notation: str
    labels: tuple[str, ...]


@dataclass(frozen=True)
class Spoken:
    n: int
    name: str
    seat: int
    text: str


@dataclass(frozen=True)
class Scene:
    """All of it."""

    table_id: str
    game: AnyGame
    title: str
    seat: int  # -1 watches, -2 behind the curtain
    held: tuple[int, ...]
    rev: int
    ply: int
    revision: str
    over: bool
    where: str
    prompt: str
    mine: bool
    choices: tuple[Choice, ...]
    greyed: tuple[Greyed, ...]
    plans: tuple[Plan, ...]
    board: str
    panels: tuple[PanelShown, ...]
    sitters: tuple[Sitter, ...]
    sheet: SheetShown
    log: tuple[Row, ...]
    chat: tuple[Spoken, ...]
    undo: str  # why not, or ""
    can_undo: bool
    can_pass_ahead: bool
    passing: bool
    rewind_to: int | None
    rewind_mine: bool  # I still have to say yes or no
    lift: tuple[Sitter, ...]  # who may lift the curtain
    ending: str
    news: str
    turn: str  # changes with every real decision of mine
    pace: int
    free: tuple[int, ...]
    links: tuple[tuple[int, str], ...]  # my guests' seats, and the invitation if it is still fresh
    host: bool
    stand_in: bool  # a bot plays my seat and I can take it back


def scene_of(house: House, table: Table, visitor: Visitor) -> Scene:
    """The table for this device now."""
    lang, holder = visitor.lang, visitor.holder
    t = web_words(lang)
    live = table.live
    seat = house.seat_shown(table, holder)
    held = tuple(table.held_by(holder))
    viewer = seat if seat >= 0 else SPECTATOR
    look = table.look(viewer, lang)
    presenter, view, page = look.presenter, look.view, look.page
    active = seat >= 0 and not table.chairs[seat].bot
    sitters = sitters_of(table, held, page.sheet)
    log = log_rows(live.log, presenter, view, viewer, LOG_SHOWN)
    undo = live.why_no_undo(seat) if active else "watching"
    mine = page.waits_for_me and active
    host = bool(holder) and table.host == holder
    proposal = table.proposal
    return Scene(
        table_id=table.id,
        game=table.game,
        title=table.game.credits.title[lang],
        seat=seat,
        held=held,
        rev=table.rev,
        ply=live.ply,
        revision=table.revision(seat) if seat >= 0 else "",
        over=live.over,
        where=page.where,
        prompt=prompt_of(table, page, t, active, seat),
        mine=mine,
        choices=page.choices if active else (),
        greyed=page.greyed if active else (),
        plans=plans_of(table, view, seat, presenter) if mine else (),
        board=page.board,
        panels=panels_of(page, sitters, seat),
        sitters=sitters,
        sheet=sheet_of(presenter, page.sheet, table.names),
        log=log,
        chat=tuple(
            Spoken(one.n, table.names[one.seat] if one.seat >= 0 else t("chat-watcher"), one.seat, one.text)
            for one in table.chat[-CHAT_SHOWN:]
        ),
        undo=t(f"undo-{undo}") if undo else "",
        can_undo=not undo,
        can_pass_ahead=mine and any(choice.move == PASS for choice in page.choices),
        passing=seat >= 0 and bool(table.chairs[seat].ahead),
        rewind_to=None if proposal is None else proposal.ply,
        rewind_mine=proposal is not None and active and not (proposal.agreed >> seat) & 1,
        lift=tuple(sitters[one] for one in held if not table.chairs[one].bot) if seat == -2 else (),
        ending=presenter.ending(table.game.outcome(live.state)) if live.over else "",
        news=" ".join([row.text for row in log[:2]][::-1]),
        turn=f"{seat}:{table.asked_at[seat]}" if mine and seat >= 0 else "",
        pace=table.pace,
        free=tuple(free_seats(table)),
        links=links_of(house, table, holder),
        host=host,
        stand_in=seat >= 0 and bool(table.chairs[seat].bot) and not table.chairs[seat].resigned and not live.over,
    )


def plans_of(table: Table, view: View, seat: int, presenter: Presenter) -> tuple[Plan, ...]:
    """Sensible whole drafts that the game proposes, the same as long as the decision is the same."""
    game = table.game
    rows = dict.fromkeys(game.propose(game.seen(view), seat, sfc32(table.asked_at[seat])))
    return tuple(
        Plan(table.live.words(row), tuple(presenter.label(view, move) for move in row))
        for row in rows
        if len(row) > 1 and can_be_sealed(view.copy(), seat, row)
    )[:PLANS_SHOWN]


def can_be_sealed(trial: State, seat: int, row: Sequence[int]) -> bool:
    """Whether these are edits of a draft, in this order, and one last move."""
    for move in row[:-1]:
        step = trial.agenda[-1]
        if step.forbids(trial, seat, move) or not step.private(trial, seat, move):
            return False
        play(trial, seat, move)
    return not trial.agenda[-1].forbids(trial, seat, row[-1])


def prompt_of(table: Table, page: Page, t: Words, active: bool, seat: int) -> str:
    if seat == -2 and not table.live.over:
        return t("curtain-prompt")
    if seat >= 0 and not active and page.waits_for_me:
        return t("bot-plays-for-you")
    return page.prompt


def sitters_of(table: Table, held: Sequence[int], sheet: ScoreSheet | None) -> tuple[Sitter, ...]:
    waiting = table.waiting()
    return tuple(
        Sitter(
            seat,
            NUMERALS[seat],
            chair.name,
            kind_of(table, seat),
            seat in held,
            seat in waiting,
            chair.resigned,
            None if sheet is None else sheet.totals[seat],
        )
        for seat, chair in enumerate(table.chairs)
    )


def kind_of(table: Table, seat: int) -> str:
    chair = table.chairs[seat]
    if chair.bot:
        return "away" if chair.holder else "bot"
    if chair.holder:
        return "person"
    return "invited" if chair.invite else "free"


def links_of(house: House, table: Table, holder: str) -> tuple[tuple[int, str], ...]:
    """The seats this device may hand out invitations to, with those that nobody has used yet. A host invites to
    seats that nobody holds; everybody may move an own seat to another device."""
    if not holder:
        return ()
    mine = [
        seat
        for seat, chair in enumerate(table.chairs)
        if chair.holder == holder or (table.host == holder and not chair.holder)
    ]
    return tuple((seat, house.fresh_links.get((table.id, seat), "")) for seat in mine)


def panels_of(page: Page, sitters: Sequence[Sitter], seat: int) -> tuple[PanelShown, ...]:
    """The seats' panels, mine first."""
    shown = [
        PanelShown(panel.title, panel.rows, sitters[panel.seat] if panel.seat >= 0 else None) for panel in page.panels
    ]
    return tuple(sorted(shown, key=lambda panel: panel.sitter is None or panel.sitter.seat != seat))


def sheet_of(presenter: Presenter, sheet: ScoreSheet, names: Sequence[str]) -> SheetShown:
    rows = tuple(
        (presenter.words(f"score-{category}"), tuple(points[i] for points in sheet.points))
        for i, category in enumerate(sheet.categories)
    )
    return SheetShown(tuple(names), rows, sheet.totals)


def log_rows(
    log: Sequence[Entry], presenter: Presenter, view: View | State, viewer: int, most: int | None = None
) -> tuple[Row, ...]:
    """What happened as this viewer may know it, the latest first."""
    start = 0 if most is None else max(0, len(log) - most)
    return tuple(
        Row(n, log[n].ply, presenter.event(view, log[n].event, viewer), log[n].undone, log[n].event.seat)
        for n in range(len(log) - 1, start - 1, -1)
    )


# -- refusals in words -------------------------------------------------------------------------------

STATUS: tuple[tuple[type[Refusal], int], ...] = (
    (Stale, 409),
    (NotYourTurn, 409),
    (NotNow, 409),
    (NothingToUndo, 409),
    (NotYourSeat, 403),
    (Forged, 403),
    (NoSuchTable, 404),
    (TooMuch, 429),
)


def status_of(refusal: Refusal) -> int:
    return next((status for kind, status in STATUS if isinstance(refusal, kind)), 422)


def sentence_of(refusal: Refusal, lang: str, table: Table | None = None, seat: int = -1) -> str:
    """A refusal for the person who meets it, in their language."""
    t = web_words(lang)
    if isinstance(refusal, IllegalMove) and table is not None and seat >= 0:
        presenter = table.presenter(lang)
        return f"{presenter.refusal(table.live.view(seat), refusal)} ({refusal.rule})"
    if isinstance(refusal, InvalidMove):
        return t("refused-InvalidMove", text=refusal.text[:60])
    if isinstance(refusal, NotNow) and t.has(f"refused-{refusal.reason}"):
        return t(f"refused-{refusal.reason}")
    if isinstance(refusal, (BadOptions, BadBox)):
        return t("refused-BadOptions", problems="; ".join(refusal.problems))
    name = f"refused-{type(refusal).__name__}"
    return t(name) if t.has(name) else str(refusal)
