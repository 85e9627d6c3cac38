"""What one viewer sees of one table, ready to be written as a page. Everything comes from the viewer's own view."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import count, groupby
from typing import NamedTuple

from markupsafe import Markup

from tabularium.bots.levels import parts_of
from tabularium.bots.workers import BotFailed
from tabularium.kernel.game import AnyGame
from tabularium.kernel.live import play_and_keep_turn
from tabularium.kernel.moves import DONE, LAST, kind_of, rank_of
from tabularium.kernel.play import advance, answer, play
from tabularium.kernel.presentation import Choice, Greyed, LogRow, Page, Presenter, ShownTray, Words
from tabularium.kernel.refusals import (
    BadOptions,
    IllegalMove,
    InvalidMove,
    NothingToUndo,
    NotYourTurn,
    Refusal,
    UnknownGame,
)
from tabularium.kernel.rng import sfc32
from tabularium.kernel.scores import Progress, ScoreSheet
from tabularium.kernel.state import SPECTATOR, State, View
from tabularium.kernel.step import NOT_NOW
from tabularium.kernel.textboard import Section
from tabularium.tables.going_back import ASKED
from tabularium.tables.laying import TablePlan
from tabularium.tables.look import Look
from tabularium.tables.opening import CantOpen
from tabularium.tables.refusals import NotNow, NotYourSeat, OthersFaster, Stale
from tabularium.tables.registry import NoSuchTable, Registry, free_seats
from tabularium.tables.store import CantRead, CantWrite, MaybeWritten
from tabularium.tables.table import Table
from tabularium.tables.watching import TooManyWatchers
from tabularium.web.coaching import HintShown, hint_at, with_turn
from tabularium.web.fairness import Fairness, fairness_of, moment
from tabularium.web.guard import TooMuch
from tabularium.web.guide import GuideShown, OtherWay, guide_shown
from tabularium.web.hints import Hints
from tabularium.web.lessons import lesson_of
from tabularium.web.negotiation import Negotiation, negotiation_of
from tabularium.web.pictures import Grounds, drawn_lines, look_lines, signs_of, touch_lines
from tabularium.web.rulebook import RULE_ID
from tabularium.web.visitor import Forged, Visitor
from tabularium.web.words import web_words

LOG_SHOWN = 60
CHAT_SHOWN = 60
READY_SHOWN = 4
LEADS_ON = " :,;–-(\u00a0\u202f"  # what stands between words and what follows them
ARTICLES = {"le", "la", "les", "the", "un", "une", "a", "an"}  # they belong to the noun that differs
SHORT_ANSWER = 120  # letters of a plan that is read at a glance
FEW_OFFERS = 9  # as many as there are keys
GROUPED = 4  # so many of a kind get a title
SHORT_LABEL = 17
NUMERALS = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X")


class Sitter(NamedTuple):
    """A seat as others see it."""

    seat: int
    numeral: str
    name: str
    kind: str  # person, bot, away (a bot stands in), invited, free
    mine: bool
    to_move: bool
    resigned: bool
    total: int | None  # points, if the game has any
    way: tuple[int, int, int] | None = None  # else the way it has gone furthest: which, how far, of how much
    level: str = ""  # of a bot
    leaning: str = ""  # of a bot
    presence: str = ""  # of a person: here or away
    since: str = ""  # when they looked away, in words


class PanelShown(NamedTuple):
    title: str
    rows: tuple[tuple[str, str], ...]
    seat: int  # -1: nobody's
    mine: bool


class SeatLink(NamedTuple):
    """A seat that this device may hand out an invitation to, with the one that nobody has used yet."""

    seat: int
    name: str
    kind: str
    mine: bool
    resigned: bool
    fresh: str
    heir: bool  # to whose player the host may hand the table on


class TakenBack(NamedTuple):
    """What I may ask all to take back: the ply before my last move, and that move in words."""

    ply: int
    what: str


@dataclass(frozen=True)
class SheetShown:
    """The running score: categories by seats."""

    names: tuple[str, ...]
    rows: tuple[tuple[str, tuple[int, ...]], ...]
    totals: tuple[int, ...]


class Way(NamedTuple):
    """One way to win a game without points, and how near each seat is."""

    label: str
    need: int
    have: tuple[int, ...]


@dataclass(frozen=True)
class ReadyAnswer:
    """A whole answer, ready-made: edits of a draft and what seals them, or moves in a row."""

    notation: str
    labels: tuple[str, ...]

    @property
    def short(self) -> bool:
        """Whether it is read at a glance."""
        return len(self.words) <= SHORT_ANSWER

    @property
    def words(self) -> str:
        """What all steps begin with is said once, and so is what is done several times."""
        counted = Counter(self.labels)
        start = shared_start(list(counted)) if len(counted) > 1 else ""
        told = [label if not n else label.removeprefix(start).lstrip(LEADS_ON) for n, label in enumerate(counted)]
        times = [f"\u00a0×{count}" if count > 1 else "" for count in counted.values()]
        return " · ".join(said + often for said, often in zip(told, times, strict=True))


class Offer(NamedTuple):
    """A move on offer and its number in the list. What closes something has the key D, wherever that is."""

    number: int
    notation: str
    label: str
    closes: bool = False


class OfferGroup(NamedTuple):
    """Moves of one kind; `title` is what their labels begin with, or "" where they are few."""

    title: str
    offers: tuple[Offer, ...]

    @property
    def short(self) -> bool:
        """Whether two of them fit beside each other."""
        return len(self.offers) > 5 and all(len(offer.label) <= SHORT_LABEL for offer in self.offers)


class AskedBack(NamedTuple):
    """Somebody asks for something that all have to agree to."""

    ply: int
    sentence: str
    asked: bool  # I still have to say yes or no
    ends: str  # what I can end the question with, if I asked it or it is about me


class Again(NamedTuple):
    """Another game of the same people."""

    sentence: str
    may_agree: bool  # or ask, where nobody has
    may_refuse: bool
    asked: bool
    table: str  # where it is played


class Spoken(NamedTuple):
    n: int
    name: str
    seat: int
    text: str
    at: float


@dataclass(frozen=True)
class Scene:
    """All of it. Sections of the page name the fields that they are made from, so each says as little as it can."""

    table_id: str
    game_id: str
    title: str  # of the game
    page_title: str
    address: str  # of the server
    seat: int  # -1 watches, -2 behind the curtain
    held: tuple[int, ...]
    ply: int
    since: int  # the ply of my last move, 0 if there is none; -1 for who only watches
    returns: int  # how often the table went back
    revision: str
    over: bool
    where: str
    prompt: str
    lesson: Markup  # what it is about, for who decides
    mine: bool
    groups: tuple[OfferGroup, ...]
    negotiation: Negotiation | None
    greyed: tuple[Greyed, ...]
    ready: tuple[ReadyAnswer, ...]
    sections: tuple[Section, ...]  # the board in words, where it is read
    panels: tuple[PanelShown, ...]
    sitters: tuple[Sitter, ...]
    sheet: SheetShown
    log: tuple[LogRow, ...]
    summed: tuple[int, ...]  # the plies that ended a part of the game: what it brought can be read
    chat: tuple[Spoken, ...]
    may_chat: bool  # some games are silent at times
    undo: str  # why not, or ""
    can_undo: bool
    ask_back: TakenBack | None  # where I can't take it back alone
    declines: str  # the offer that lets a window go by, or ""
    recurs: bool  # whether it may come again in this phase, and that answer can be given ahead
    spares: str  # the kind of question that came up so often for nothing that it need not be asked any more, or ""
    passing: bool
    unasked: tuple[str, ...]  # kinds of questions that are answered for this seat
    rewind: AskedBack | None
    again: Again | None  # where the game is over and I played
    lift: tuple[Sitter, ...]  # who may lift the curtain
    ending: str
    news: str
    turn: str  # changes with every real decision of mine, or of those who share my device
    pace: int
    played_with: tuple[str, ...]  # box and options, where they are not the usual
    fair: Fairness  # clocks and warnings
    free: tuple[int, ...]  # I may sit down there
    vacant: int  # seats that I, the host, may only offer to others
    links: tuple[SeatLink, ...]
    listed: bool  # strangers may come
    absent: tuple[Sitter, ...]  # for whom I may ask that a bot play
    candidates: tuple[Sitter, ...]  # whom the players may choose as host, where the host is gone
    playing: bool  # I play my seat myself
    stand_in: bool  # a bot plays my seat and I can take it back
    hints: bool  # a bot may advise me
    hint: HintShown | None  # that I have asked for
    signs: str  # colours and letters of the seats, as classes
    ways: tuple[Way, ...]  # to win, of a game without points
    drawing: tuple[str, ...]  # lines of the picture; none if the game does not draw itself
    touchable: tuple[str, ...]  # the same of what can be touched
    tray: ShownTray | None
    guide: GuideShown | None  # at the table of a lesson
    number: int = field(default_factory=count().__next__)  # no other scene has it

    @property
    def picture(self) -> tuple[str, ...]:
        return (*self.drawing, *self.touchable)

    @property
    def drawn(self) -> bool:
        return bool(self.drawing)

    @property
    def clocked(self) -> bool:
        return bool(self.fair.clocks)

    @property
    def closes(self) -> Offer | None:
        """The offer that ends what is being put together: it has a place of its own, which stays."""
        if self.tray is not None and self.tray.done:
            return Offer(0, self.tray.done, self.tray.closes, True)
        last = self.groups[-1].offers[-1] if self.groups else None
        return last if last is not None and last.closes else None

    @property
    def many(self) -> bool:
        """Whether there are more offers than one sees at a glance."""
        return sum(len(group.offers) for group in self.groups) > FEW_OFFERS

    @property
    def several(self) -> bool:
        """Whether several people sit around this device."""
        return len(self.held) > 1

    @property
    def classes(self) -> str:
        """What the whole page is styled by."""
        talking = self.negotiation is not None and self.negotiation.open
        said = {"my-turn": self.mine, "over": self.over, "talking": talking}
        return " ".join(["table", self.signs, *(name for name, is_so in said.items() if is_so)])


def scene_of(registry: Registry, table: Table, visitor: Visitor, grounds: Grounds, address: str, hints: Hints) -> Scene:
    """The table for this device now."""
    lang, holder = visitor.lang, visitor.holder
    t = web_words(lang)
    live = table.live
    seat = registry.seat_shown(table, holder, visitor.device)
    held = tuple(table.held_by(holder))
    viewer = seat if seat >= 0 else SPECTATOR
    look = table.look(viewer, lang)
    presenter, view, page = look.presenter, look.view, look.page
    active = seat >= 0 and not table.chairs[seat].bot
    sitters = with_presence(registry, table, sitters_of(table, held, page.sheet, page.progress), lang)
    log = presenter.log_rows(view, live.log, viewer, LOG_SHOWN)
    undo = table.why_no_undo(seat) if active else "watching"
    mine = page.waits_for_me and active
    host = bool(holder) and table.host == holder
    free = tuple(one for one in free_seats(table) if table.may_sit(one, holder))
    speaking = [seat] if seat >= 0 else held[:1]
    title = table.game.credits.title[lang]
    may_advise = may_have_hints(table, holder)
    hint = hint_at(hints, table, presenter, view, seat) if mine and may_advise else None
    turn, page_title = turn_and_title(table, seat, held, lang)
    return Scene(
        table_id=table.id,
        game_id=table.game.id,
        title=title,
        page_title=page_title,
        address=address,
        seat=seat,
        held=held,
        ply=live.ply,
        since=last_of(live.moves, seat) if seat >= 0 else -1,
        returns=live.returns,
        revision=table.revision(seat) if seat >= 0 else "",
        over=live.over,
        where=page.where,
        prompt=prompt_of(table, page, t, active, seat),
        lesson=lesson_of(table.game, lang, view) if mine else Markup(),
        mine=mine,
        groups=groups_of(look.listed, look.tray.done if look.tray else "", table.game.board.closing) if active else (),
        negotiation=negotiation_of(live.log, presenter, view, viewer, page.choices if active else ()),
        greyed=page.greyed if active else (),
        ready=ready_answers(table, view, seat, presenter) if mine else (),
        sections=look.sections if visitor.words or look.picture is None else (),
        panels=panels_of(page, sitters, seat),
        sitters=sitters,
        sheet=sheet_of(presenter, page.sheet, table.names),
        log=log,
        summed=live.endings(table.game.board.sums_up),
        chat=tuple(
            Spoken(one.n, table.names[one.seat] if one.seat >= 0 else t("chat-watcher"), one.seat, one.text, one.at)
            for one in table.chat[-CHAT_SHOWN:]
        ),
        may_chat=live.over or all(table.game.chat(table.game.seen(view), one) for one in speaking),
        undo=t(f"undo-{undo}") if undo else "",
        can_undo=not undo,
        ask_back=may_ask_back(table, seat, log) if active and undo else None,
        declines=declined(view, page.choices) if mine else "",
        recurs=mine and bool(table.window(seat)),
        spares=presenter.about(view.agenda[-1].name) if mine and table.may_spare(seat) else "",
        passing=seat >= 0 and bool(table.chairs[seat].window),
        unasked=tuple(presenter.about(name) for name in table.chairs[seat].unasked) if seat >= 0 else (),
        rewind=asked_back(table, seat, t, log),
        again=asked_again(table, held, t) if live.over and held else None,
        lift=tuple(sitters[one] for one in held if not table.chairs[one].bot) if seat == -2 else (),
        ending=presenter.ending(table.game.outcome(live.state)) if live.over else "",
        news=" ".join([row.text for row in log if not row.undone][1::-1]),
        turn=turn,
        pace=table.pace,
        fair=fairness_of(table, host, registry.clock(), lang),
        free=free,
        vacant=len(free_seats(table)) if host and not free else 0,
        played_with=played_with(table, visitor.lang),
        links=links_of(table, sitters, holder, visitor.token),
        listed=table.listed,
        absent=absent_from(table, held, sitters, host),
        candidates=tuple(sitters[one] for one in others_at(table)) if held and registry.host_is_gone(table) else (),
        playing=seat >= 0 and sitters[seat].kind == "person",
        stand_in=seat >= 0 and bool(table.chairs[seat].bot) and not table.chairs[seat].resigned and not live.over,
        hints=may_advise,
        hint=hint,
        signs=signs_of(presenter, view),
        ways=ways_of(presenter, page.progress),
        drawing=drawing_of(look, grounds, table, hints if hint is not None and hint.turn is not None else None),
        touchable=touch_lines(look) if active else (),
        tray=look.tray if active else None,
        guide=guide_shown(table, seat, lang),
    )


def drawing_of(look: Look, grounds: Grounds, table: Table, hints: Hints | None) -> tuple[str, ...]:
    """What a viewer sees drawn, with the turn that is advised, where one is."""
    if hints is None or look.picture is None:
        return look_lines(look, grounds)
    picture = with_turn(look.picture, look.presenter, look.view, hints, table)
    return drawn_lines(look.presenter, look.view, picture, grounds)


def may_ask_back(table: Table, seat: int, log: Sequence[LogRow]) -> TakenBack | None:
    """My last move, where others have to agree before it can be taken back."""
    since = last_of(table.live.moves, seat)
    alone = all(chair.holder in ("", table.chairs[seat].holder) for chair in table.chairs)
    if not since or alone or table.live.over or (table.proposal is not None and table.proposal.open):
        return None
    return TakenBack(since - 1, told_of(log, since))


def told_of(log: Sequence[LogRow], ply: int) -> str:
    """What a viewer's log tells of one move first, or "" where it tells nothing or too long ago."""
    return next((row.text.rstrip(".") for row in reversed(log) if row.ply == ply and not row.undone), "")


def asked_back(table: Table, seat: int, t: Words, log: Sequence[LogRow]) -> AskedBack | None:
    """What this seat reads of a wish to go back, and whether it is asked."""
    proposal = table.proposal
    if proposal is None or proposal.again or proposal.refused_by == seat >= 0:
        return None
    what = told_of(log, proposal.ply + 1)

    def said_of(state: str, name: str) -> str:
        if proposal.host >= 0:
            return t(f"host-{state}", name=name, host=table.names[proposal.host])
        if proposal.bot >= 0:
            return t(f"bot-{state}", name=name, absent=table.names[proposal.bot])
        return (
            t(f"rewind-what-{state}", name=name, what=what)
            if what
            else t(f"rewind-{state}", name=name, ply=proposal.ply)
        )

    if not proposal.open:
        return AskedBack(proposal.ply, said_of("refused", table.names[proposal.refused_by]), False, "")
    missing, own = proposal.missing(table.chairs, table.host), seat == proposal.asked_by
    said = said_of("yours" if own else "asked", table.names[proposal.asked_by])
    if seat not in missing:
        said = f"{said} {t('rewind-waits', names=t.listed([table.names[other] for other in missing]))}"
    ends = t("rewind-withdraw") if own else t("bot-not-needed") if seat == proposal.bot >= 0 else ""
    return AskedBack(proposal.ply, said, seat in missing, ends)


def asked_again(table: Table, held: Sequence[int], t: Words) -> Again:
    """What somebody who played here reads of a wish for another game."""
    proposal = table.proposal
    if proposal is None or not proposal.again:
        return Again("", True, False, False, "")
    if not proposal.open:
        return Again(t("again-refused", name=table.names[proposal.refused_by]), True, False, False, "")
    if proposal.again != ASKED:
        return Again(t("again-ready"), False, False, True, proposal.again)
    missing = proposal.missing(table.chairs)
    mine = any(seat in missing for seat in held)
    own = proposal.asked_by in held
    said = t("again-yours") if own else t("again-asked", name=table.names[proposal.asked_by])
    if not mine:
        said = f"{said} {t('rewind-waits', names=t.listed([table.names[other] for other in missing]))}"
    return Again(said, mine, True, True, "")


def absent_from(table: Table, held: Sequence[int], sitters: Sequence[Sitter], host: bool) -> tuple[Sitter, ...]:
    """Those whom the table waits for and who are not here, where I may ask the others to let a bot play for them. Among
    friends the host needs not ask."""
    asked = table.proposal is not None and table.proposal.open
    if not held or asked or (host and not table.listed):
        return ()
    people = {chair.holder for chair in table.chairs if not chair.bot}
    away = [one for one in sitters if one.to_move and one.kind == "person" and one.presence == "away"]
    return tuple(one for one in away if people - {table.chairs[held[0]].holder, table.chairs[one.seat].holder})


def others_at(table: Table) -> list[int]:
    """One seat of each person at the table who is not its host."""
    holders = {chair.holder: seat for seat, chair in reversed([*enumerate(table.chairs)])}
    return sorted(seat for holder, seat in holders.items() if holder not in ("", table.host))


def last_of(moves: Sequence[tuple[int, tuple[int, ...]]], seat: int) -> int:
    """The ply of a seat's last move."""
    return next((ply for ply in range(len(moves), 0, -1) if moves[ply - 1][0] == seat), 0)


def may_have_hints(table: Table, holder: str) -> bool:
    """Nobody is there who could object: all other seats are bots'."""
    return all(chair.holder == holder for chair in table.chairs if chair.holder)


def check_hints(table: Table, holder: str) -> None:
    if not may_have_hints(table, holder):
        raise NotNow("hint", "hints are given where all others are bots")


def turn_told(registry: Registry, table: Table, visitor: Visitor) -> tuple[str, str]:
    """The title of a page, and its turn."""
    seat = registry.seat_shown(table, visitor.holder, visitor.device)
    turn, title = turn_and_title(table, seat, table.held_by(visitor.holder), visitor.lang)
    return title, turn


def turn_and_title(table: Table, seat: int, held: Sequence[int], lang: str) -> tuple[str, str]:
    """Which decision this device is asked for, or "", and what the title of its page says of that. Behind a curtain any
    of its seats may be the one."""
    turn, waiting = "", table.waiting()
    if seat in waiting and not table.chairs[seat].bot:
        turn = f"{seat}:{table.asked_at[seat]}"
    elif seat == -2 and any(one in held for one in waiting):
        turn = f"{table.rev}"
    title = web_words(lang)("title-your-turn" if turn else "title-table", game=table.game.credits.title[lang])
    return turn, title


def declined(view: View, choices: Sequence[Choice]) -> str:
    """The offer of who lets this go by."""
    return next((choice.notation for choice in choices if choice.move == view.agenda[-1].declines), "")


def groups_of(
    choices: Sequence[Choice], done: str = "", closing: frozenset[int] = frozenset()
) -> tuple[OfferGroup, ...]:
    """Offers in their order, those of one kind together if there are too many to see at a glance; at the end what lets
    something go by, and then what closes it, as `done` and `closing` do."""
    ranks = {one.notation: len(LAST) if one.notation == done else rank_of(one.move, closing) for one in choices}
    offers = [
        (one, Offer(n, one.notation, one.label, ranks[one.notation] > 1))
        for n, one in enumerate(sorted(choices, key=lambda one: ranks[one.notation]), 1)
    ]
    if len(offers) <= FEW_OFFERS:
        return (OfferGroup("", tuple(offer for _, offer in offers)),) if offers else ()
    groups: list[OfferGroup] = []
    for _, run in groupby(offers, key=lambda pair: (ranks[pair[0].notation], kind_of(pair[0].move))):
        kind = tuple(offer for _, offer in run)
        if len(kind) >= GROUPED:
            groups.append(OfferGroup(shared_start([offer.label for offer in kind]), kind))
        elif groups and not groups[-1].title:
            groups[-1] = OfferGroup("", (*groups[-1].offers, *kind))
        else:
            groups.append(OfferGroup("", kind))
    return tuple(groups)


def shared_start(labels: Sequence[str]) -> str:
    """The words that all labels begin with, without what only leads on or an article; a number alone is none."""
    shared: list[str] = []
    for words in zip(*(label.split() for label in labels), strict=False):
        if len(set(words)) > 1:
            break
        shared.append(words[0])
    while shared and shared[-1] in ARTICLES:
        shared.pop()
    start = " ".join(shared).rstrip(LEADS_ON)
    return "" if start.isdecimal() else start


def ready_answers(table: Table, view: View, seat: int, presenter: Presenter) -> tuple[ReadyAnswer, ...]:
    """Sensible whole answers that the game proposes, the same as long as the decision is the same: drafts, or moves in
    a row that are made all or none."""
    game, live = table.game, table.live
    ready: list[ReadyAnswer] = []
    for row in dict.fromkeys(game.propose(game.seen(view), seat, sfc32(table.asked_at[seat]))):
        if len(row) < 2 or (len(row) == 2 and row[-1] == DONE):
            continue  # one touch more: the list has them all
        if can_be_sealed(view.copy(), seat, row):
            notation = live.words(row)
        elif can_be_chained(view.copy(), seat, row):
            notation = " > ".join(live.words((move,)) for move in row)
        else:
            continue
        labels = tuple(presenter.label(view, move) for move in with_forced(view, seat, row))
        ready.append(ReadyAnswer(notation, labels))
        if len(ready) == READY_SHOWN:
            break
    return tuple(ready)


def with_forced(view: View, seat: int, row: Sequence[int]) -> Iterator[int]:
    """These moves, and what each leaves no choice about in the same question: the last token of a payment."""
    world = view.determinize(sfc32(0))
    for move in row:
        if not world.agenda or world.agenda[-1].forbids(world, seat, move):
            return
        step = world.agenda[-1]
        answer(world, seat, move)
        yield move
        while world.agenda and type(world.agenda[-1]) is type(step) and world.agenda[-1].plays_itself:
            offered = world.agenda[-1].legal(world, seat) if world.agenda[-1].owes(world) == 1 << seat else []
            if len(offered) != 1:
                break
            answer(world, seat, offered[0])
            yield offered[0]
        advance(world)


def can_be_sealed(trial: State, seat: int, row: Sequence[int]) -> bool:
    """Whether these are edits of a draft, in this order, and one last move."""
    for move in row[:-1]:
        step = trial.agenda[-1]
        if step.forbids(trial, seat, move) or not step.private(trial, seat, move):
            return False
        play(trial, seat, move)
    return not trial.agenda[-1].forbids(trial, seat, row[-1])


def can_be_chained(trial: State, seat: int, row: Sequence[int]) -> bool:
    """Whether these moves can be made in a row, all or none: nothing that is shown or drawn lies between them."""
    for n, move in enumerate(row):
        step = trial.agenda[-1]
        if step.forbids(trial, seat, move) or (n + 1 < len(row) and not play_and_keep_turn(trial, seat, move)):
            return False
    return True


def prompt_of(table: Table, page: Page, t: Words, active: bool, seat: int) -> str:
    if seat == -2 and not table.live.over:
        return t("curtain-prompt")
    if seat >= 0 and not active and page.waits_for_me:
        return t("bot-plays-for-you")
    return page.prompt


def sitters_of(
    table: Table, held: Sequence[int], sheet: ScoreSheet | None, progress: Progress | None = None
) -> tuple[Sitter, ...]:
    waiting = table.waiting()
    return tuple(
        Sitter(
            seat,
            NUMERALS[seat],
            chair.name,
            sitting(table, seat),
            seat in held,
            seat in waiting,
            chair.resigned,
            None if sheet is None or progress is not None else sheet.totals[seat],
            None if progress is None else way_of(progress, seat),
            level=parts_of(chair.bot)[0],
            leaning=parts_of(chair.bot)[1] if sitting(table, seat) == "bot" else "",
        )
        for seat, chair in enumerate(table.chairs)
    )


def with_presence(registry: Registry, table: Table, sitters: Sequence[Sitter], lang: str) -> tuple[Sitter, ...]:
    """The same seats, and which of their people are here."""
    found = []
    for one, here in zip(sitters, registry.watching.here(table), strict=True):
        holder = table.chairs[one.seat].holder
        left = 0.0 if here or not holder else registry.watching.away_since(table.id, holder)
        presence = "" if not holder or table.live.over else "here" if here or one.mine else "away"
        found.append(one._replace(presence=presence, since=moment(left, lang) if left else ""))
    return tuple(found)


def sitting(table: Table, seat: int) -> str:
    chair = table.chairs[seat]
    if chair.bot:
        return "away" if chair.holder else "bot"
    if chair.holder:
        return "person"
    return "invited" if chair.invite else "free"


def played_with(table: Table, lang: str) -> tuple[str, ...]:
    """The box of a table and its options, where they are not the usual, as the form for new tables calls them."""
    t, words, acta = web_words(lang), table.game.board.words(lang), table.live.acta
    found = []
    if acta.box_content is not None:
        name = table.game.box_names.get(acta.box, "")
        found.append((t("box"), words(f"box-{name}") if name else t("box-other")))
    for option in table.game.options:
        choice = acta.options.get(option.key, option.choices[0])
        if choice != option.choices[0]:
            found.append((words(f"option-{option.key}"), choice_called(table.game, lang, option.key, choice)))
    return tuple(t("is-chosen", label=label, choice=choice) for label, choice in found)


def choice_called(game: AnyGame, lang: str, key: str, choice: str) -> str:
    """How a choice of an option is called: by its game, or by the shared texts if it is yes or no."""
    t, words = web_words(lang), game.board.words(lang)
    if words.has(f"option-{key}-{choice}"):
        return words(f"option-{key}-{choice}")
    return t(f"choice-{choice}") if t.has(f"choice-{choice}") else choice


def links_of(table: Table, sitters: Sequence[Sitter], holder: str, device: str) -> tuple[SeatLink, ...]:
    """The seats this device may hand out invitations to. A host invites to seats that nobody holds, among friends also
    to those of others; everybody may move an own seat to another device."""
    if not holder:
        return ()
    hosting = table.host == holder
    heirs = others_at(table) if hosting and not table.live.over else []
    return tuple(
        SeatLink(one.seat, one.name, one.kind, one.mine, one.resigned, table.link(one.seat, device), one.seat in heirs)
        for one, chair in zip(sitters, table.chairs, strict=True)
        if chair.holder == holder or (hosting and (table.host_may_hand_out(one.seat) or one.seat in heirs))
    )


def panels_of(page: Page, sitters: Sequence[Sitter], seat: int) -> tuple[PanelShown, ...]:
    """The seats' panels, mine first."""
    shown = [
        PanelShown(panel.title, panel.rows, panel.seat, panel.seat >= 0 and sitters[panel.seat].mine)
        for panel in page.panels
    ]
    return tuple(sorted(shown, key=lambda panel: panel.seat < 0 or panel.seat != seat))


def ways_of(presenter: Presenter, progress: Progress | None) -> tuple[Way, ...]:
    if progress is None:
        return ()
    return tuple(
        Way(presenter.words(f"way-{way}"), progress.need[i], tuple(row[i] for row in progress.have))
        for i, way in enumerate(progress.ways)
    )


def way_of(progress: Progress, seat: int) -> tuple[int, int, int]:
    """The way that this seat has gone furthest, in parts of it."""
    have = progress.have[seat]
    best = max(range(len(have)), key=lambda i: have[i] / progress.need[i])
    return best, have[best], progress.need[best]


def sheet_of(presenter: Presenter, sheet: ScoreSheet, names: Sequence[str]) -> SheetShown:
    rows = tuple(
        (presenter.words(f"score-{category}"), tuple(points[i] for points in sheet.points))
        for i, category in enumerate(sheet.categories)
    )
    return SheetShown(tuple(names), rows, sheet.totals)


# -- refusals in words -------------------------------------------------------------------------------

STATUS: tuple[tuple[type[Refusal], int], ...] = (
    (Stale, 409),
    (NotYourTurn, 409),
    (NotNow, 409),
    (NothingToUndo, 409),
    (NotYourSeat, 403),
    (Forged, 403),
    (NoSuchTable, 404),
    (UnknownGame, 404),
    (TooMuch, 429),
    (TooManyWatchers, 429),
    (CantWrite, 503),
    (CantRead, 503),
    (MaybeWritten, 503),
    (OthersFaster, 503),
    (CantOpen, 503),
    (BotFailed, 503),
)


def status_of(refusal: Refusal) -> int:
    return next((status for kind, status in STATUS if isinstance(refusal, kind)), 422)


def sentence_of(refusal: Refusal, lang: str, table: Table | None = None, seat: int = -1) -> str:
    """A refusal for the person who meets it, in their language."""
    t = web_words(lang)
    if isinstance(refusal, IllegalMove) and table is not None and seat >= 0:
        presenter = table.presenter(lang)
        view = table.live.view(seat)
        said = presenter.refusal(view, refusal)
        return said if refusal.rule == NOT_NOW else f"{said} ({refusal.rule})"
    if isinstance(refusal, OtherWay):
        return refusal.sentence
    if isinstance(refusal, InvalidMove):
        why = t(f"unread-{refusal.reason}", **refusal.values)
        return t("refused-InvalidMove", text=refusal.text[:60], why=why)
    if isinstance(refusal, TooMuch):
        return t("refused-TooMuch", seconds=refusal.seconds)
    if isinstance(refusal, CantOpen):
        return t(f"cant-open-{refusal.reason}", **refusal.values)
    if isinstance(refusal, NotNow) and t.has(f"refused-{refusal.reason}"):
        return t(f"refused-{refusal.reason}")
    if isinstance(refusal, NotYourTurn) and table is not None and refusal.waiting:
        return t("refused-waiting-for", names=t.listed([table.names[other] for other in refusal.waiting]))
    name = f"refused-{type(refusal).__name__}"
    return t(name if t.has(name) else "refused-other")


def plan_problems(refusal: BadOptions, plan: TablePlan, lang: str) -> str:
    """Why a table can't be laid like this, in the visitor's language: a rule where one is named, else what clashes."""
    t, game = web_words(lang), plan.game
    counts = game.player_counts
    if len(plan.seats) not in counts:
        return t("refused-players", least=counts[0], most=counts[-1], count=len(plan.seats))
    words = game.board.words(lang)
    rules = dict.fromkeys(rule for problem in refusal.problems for rule in RULE_ID.findall(problem))
    said = [f"{game.rules.sentence(rule, lang)} ({rule})" for rule in rules if game.rules.sentence(rule, lang)]
    if said:
        return t("refused-options", problems=" ".join(said))
    usual = {option.key: option.choices[0] for option in game.options}
    chosen = [words(f"option-{key}") for key, choice in plan.options.items() if choice != usual.get(key)]
    return t("refused-together", options=t.listed(chosen), count=len(plan.seats))
