"""The sections of a table page as HTML. The parameters of a section name what it is made from, fields of the scene: as
long as they are the same, it is neither made nor sent again, and all for whom they are the same share it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from markupsafe import Markup

from tabularium.kernel.presentation import Choice, Greyed, LogRow, ShownLine, ShownLot, ShownTray, Words
from tabularium.kernel.step import NOT_NOW
from tabularium.kernel.textboard import Section
from tabularium.web.coaching import HintShown
from tabularium.web.drills import DrillShown
from tabularium.web.fairness import ClockShown, Fairness, WarningShown
from tabularium.web.guide import GuideShown
from tabularium.web.markup import NOTHING, Html, html, joined, lines
from tabularium.web.negotiation import Blank, Negotiation, Sentence, ThreadShown, Word
from tabularium.web.pieces import (
    Pieces,
    attribute,
    flag,
    hidden,
    log_rows,
    text_board,
    token,
    token_of,
    until,
)
from tabularium.web.reach import range_of, reach_said
from tabularium.web.scene import (
    Again,
    AskedBack,
    Offer,
    OfferGroup,
    PanelShown,
    ReadyAnswer,
    SeatLink,
    SheetShown,
    Sitter,
    Spoken,
    TakenBack,
    Way,
)

TRAY = html(' id="tray" class="tray"')
SIGNS = {"invited": "wax-seal", "free": "person"}
SHORT = 8  # letters of the button that closes a turn; where there are more, they are smaller
PACES = ("calm", "quick", "steps", "once")


def sits_as(t: Words, one: Sitter) -> str:
    if one.kind != "person":
        said = t(f"sits-{one.kind}", level=one.level)
        return f"{said}, {t('leaning', leaning=one.leaning)}" if one.leaning else said
    if one.mine:
        return t("you")
    if one.presence == "here":
        return t("is-here")
    if one.presence:
        return t("is-away-since", when=one.since) if one.since else t("is-away")
    return ""


def stand(t: Words, one: Sitter, who: str, sheet: SheetShown, ways: Sequence[Way], over: bool) -> Html:
    """How a seat stands, and when touched, who sits there and what that comes from."""
    if one.way is not None:
        way, have, need = one.way
        short, said, told = f"{have}/{need}", ways[way].label, t("stand-ways")
        rows = [(other.label, f"{other.have[one.seat]}/{other.need}") for other in ways]
    elif one.total is not None:
        short = str(one.total)
        said = told = t("points", count=one.total) if over else t("stand-now", count=one.total)
        rows = [(label, str(points[one.seat])) for label, points in sheet.rows]
    else:
        return NOTHING
    return lines(
        html(
            '<button type="button" class="stand" popovertarget="stand-%s" title="%s" aria-label="%s">%s</button>',
            one.seat, said, t("stand-of", name=one.name, short=short, said=said), short,
        ),
        html('<div class="stands" id="stand-%s" popover><h2>%s%s</h2>', one.seat, token(one.seat), one.name),
        html("<p>%s</p>", who) if who else NOTHING,
        html("<p>%s</p>", told),
        html("<dl>%s</dl></div>", joined([html("<div><dt>%s</dt><dd>%s</dd></div>", *row) for row in rows])),
    )  # fmt: skip


def step_button(step: Choice | None, sign: str) -> Html:
    if step is None:
        return html('<button name="move" disabled>%s</button>', sign)
    return html(
        '<button name="move" value="%s" aria-label="%s" title="%s">%s</button>',
        step.notation, step.label, step.label, sign,
    )  # fmt: skip


def symbol(name: str) -> Html:
    return html(
        '<svg class="symbol g-%s" viewBox="0 0 24 24" aria-hidden="true"><use href="#%s"></use></svg>', name, name
    )


def tray_line(line: ShownLine) -> Html:
    counted = [
        NOTHING if one is None else html("%s<b>%s</b>%s", step_button(one.less, "−"), one.number,
                                         step_button(one.more, "+"))
        for one in line.cells
    ]  # fmt: skip
    return html(
        '<tr><th scope="row">%s<span>%s</span><span class="price">%s%s</span></th>%s</tr>',
        symbol(line.symbol), line.label, symbol("coin"), line.price, joined([html("<td>%s</td>", one)
                                                                            for one in counted]),
    )  # fmt: skip


def lots(t: Words, kind: str, some: Sequence[ShownLot], title: str) -> Html:
    """What is laid or held of a tray."""
    return lines(
        html('<div class="lots %s"><span class="lots-of" id="tray-%s">%s</span>', kind, kind,
             title or t(f"tray-{kind}")),
        html('<ul aria-labelledby="tray-%s">', kind),
        *[
            html(
                '<li><button name="move" value="%s"%s>%s<span>%s</span>%s</button></li>',
                one.notation, flag("disabled", not one.notation), symbol(one.symbol) if one.symbol else NOTHING,
                one.label, html("<b>%s</b>", one.number) if one.number > 1 else NOTHING,
            )
            for one in some
        ],
        NOTHING if some else html('<li class="none">%s</li>', t("tray-none")),
        html("</ul></div>"),
    )  # fmt: skip


def offer_item(offer: Offer, declines: str) -> Html:
    declined = offer.notation == declines
    said, dash, aside = offer.label.partition(" — ")
    return html(
        '<li><button name="move" value="%s"%s%s><kbd>%s</kbd><span>%s%s</span></button></li>',
        offer.notation, flag("data-declines", declined), flag("data-done", offer.closes),
        "D" if offer.closes else "0" if declined else offer.number, said,
        html("<small>%s%s</small>", dash, aside) if aside else NOTHING,
    )  # fmt: skip


def offer_group(place: int, group: OfferGroup, offers: Sequence[Offer], declines: str) -> Html:
    title = label = NOTHING
    if group.title:
        title = html(
            '<p class="group-title" id="kind-%s">%s… <span class="count">%s</span></p>', place, group.title,
            len(group.offers),
        )  # fmt: skip
        label = html(' aria-labelledby="kind-%s"', place)
    return lines(
        html('<section class="offer-group">'),
        title,
        html('<ol start="%s"%s%s>', group.offers[0].number, label, attribute("class", "pairs" if group.short else "")),
        *[offer_item(offer, declines) for offer in offers],
        html("</ol></section>"),
    )


def greyed_item(game_id: str, one: Greyed) -> Html:
    rule = NOTHING if one.rule == NOT_NOW else html('<a href="/rules/%s#%s">%s</a>', game_id, one.rule, one.rule)
    return html('<li><span class="label">%s</span><span class="why">%s %s</span></li>', one.label, one.sentence, rule)


def answer_item(answer: ReadyAnswer) -> Html:
    return html('<li><button name="move" value="%s"><span>%s</span></button></li>', answer.notation, answer.words)


def heard(word: Word) -> Html:
    return html("%s<span>%s</span>", token_of(word.seat), word.text)


def blank(t: Words, part: Blank) -> Html:
    options = [html('<option value="%s">%s</option>', value, label) for value, label in part.choices]
    return html(
        '<select name="slot-%s" aria-label="%s">%s</select>', part.name, t("negotiation-blank"), joined(options)
    )


def question(
    t: Words, seat: int, mine: bool, prompt: str, lesson: Markup, news: str, foldable: bool, touched: bool
) -> Html:
    who = fold = key = NOTHING
    if mine:
        who = html('<p class="yours">%s</p>', t("your-turn"))
    elif seat == -1:
        who = html('<p class="hint" id="watching">%s <a href="/back">%s</a></p>', t("you-watch"), t("my-seat"))
    if foldable:
        fold = html(
            '<button type="button" class="quiet fold" id="fold" aria-controls="choices" data-fold="%s"'
            ' data-unfold="%s"></button>',
            t("list-fold"), t("list-unfold"),
        )  # fmt: skip
    if lesson:
        key = html(
            '<button type="button" class="quiet lesson-key" id="lesson-key" aria-controls="lesson">'
            '<span class="sign" aria-hidden="true">?</span><span class="words">%s</span></button>',
            t("lesson"),
        )  # fmt: skip
    return lines(
        html('<div class="question">'),
        who,
        fold,
        key,
        html('<h2 id="prompt"%s>%s</h2>', attribute("class", "ask" if mine else ""), prompt),
        html('<p class="touch-next" id="touch-next">%s</p>', t("touch-next")) if touched else NOTHING,
        html('<p class="lesson" id="lesson">%s</p>', lesson) if lesson else NOTHING,
        html('<p class="latest" id="latest">%s</p>', news) if news else NOTHING,
        html("</div>"),
    )


class TableHtml(Pieces):
    """A function for each section of a table page."""

    # -- who sits here, the guide, the clocks, the hint -----------------------------------------------

    def moment(
        self, t: Words, title: str, where: str, sitters: Sequence[Sitter], sheet: SheetShown, ways: Sequence[Way],
        over: bool,
    ) -> Html:  # fmt: skip
        return lines(
            html('<header class="moment" id="moment">'),
            html('<div class="place"><h1>%s</h1><p class="phase">%s</p></div>', title, where),
            html('<ol class="seats" id="seats" tabindex="0" aria-label="%s">', t("seats")),
            *[self.sitter(t, one, sheet, ways, over) for one in sitters],
            html("</ol>\n</header>"),
        )

    def sitter(self, t: Words, one: Sitter, sheet: SheetShown, ways: Sequence[Way], over: bool) -> Html:
        who = sits_as(t, one)
        moves = one.to_move and not over
        cls = f"sitter{' to-move' if moves else ''}{' mine' if one.mine else ''}"
        sign = NOTHING
        if one.mine:
            sign = html(' <span class="tag">%s</span>', who)
        elif one.kind != "person":
            icon = self.icon(SIGNS.get(one.kind, "robot-golem"))
            sign = html(
                ' <span class="sits-as %s" title="%s">%s<span class="sits">%s</span></span>', one.kind, who, icon, who
            )
        elif one.presence:
            sign = html(
                ' <span class="presence %s" role="img" aria-label="%s" title="%s"></span>', one.presence, who, who
            )
        state = (t("thinks") if one.kind in ("bot", "away") else t("to-move")) if moves else ""
        return lines(
            html('<li id="seat-%s" class="%s">', one.seat, cls),
            html('%s<span class="who">%s</span>%s', token(one.seat), one.name, sign),
            html('<span class="state">%s</span>', state),
            stand(t, one, who, sheet, ways, over),
            html('<span class="state">%s</span>', t("resigned")) if one.resigned else NOTHING,
            html("</li>"),
        )

    def guide(self, t: Words, table_id: str, seat: int, revision: str, game_id: str, guide: GuideShown | None) -> Html:
        if guide is None:
            return html('<section class="guide" id="guide" aria-label="%s" hidden>\n</section>', t("guide"))
        return lines(
            html(
                '<section class="guide" id="guide" aria-label="%s" data-state="%s" data-beat="%s" data-point="%s"'
                ' data-told="%s">',
                t("guide"), guide.state, guide.beat, " ".join(guide.point), guide.told,
            ),
            self.beat(t, table_id, seat, revision, game_id, guide)
            if guide.drill is None
            else self.drill(t, table_id, seat, game_id, guide.drill),
            html("</section>"),
        )  # fmt: skip

    def drill(self, t: Words, table_id: str, seat: int, game_id: str, one: DrillShown) -> Html:
        if one.state == "drill":
            said = t("drill-asks")
        elif one.state == "right":
            said = t("drill-right", answer=one.chosen)
        else:
            said = t("drill-other", answer=one.chosen, best=one.answers[0].label)
        answers = [
            html(
                "<li%s><strong>%s</strong> %s</li>", attribute("class", "mine" if answer.mine else ""),
                t("drill-chance", chance=answer.chance), answer.label,
            )
            for answer in one.answers
        ]  # fmt: skip
        again = self.deed(table_id, "guide", t("drill-again"), seat=seat, values={"what": "again"})
        return lines(
            html('<p class="guide-mark">%s <span class="guide-count">%s / %s</span></p>', t("drill"), one.number,
                 one.of),
            html('<div class="guide-says" id="guide-says" role="status" tabindex="-1"><p>%s</p>', said),
            html('<ol class="drill-answers">\n%s\n</ol>', lines(*answers)) if answers else NOTHING,
            *[html("<p>%s</p>", reason) for reason in (one.why if answers else ())],
            html('<p class="hint">%s</p>', t("drill-how")) if answers else NOTHING,
            html('</div>\n<div class="guide-keys">'),
            html(
                '<form method="post" action="/tables" data-plain>%s%s%s<button%s>%s</button></form>',
                hidden("csrf", self.csrf), hidden("game", game_id), hidden("drill", one.following),
                attribute("class", "primary" if answers else ""), t("drill-next"),
            ),
            again if answers else NOTHING,
            self.deed(table_id, "guide", t("drill-on"), seat=seat, values={"what": "alone"}),
            html("</div>"),
        )  # fmt: skip

    def beat(self, t: Words, table_id: str, seat: int, revision: str, game_id: str, guide: GuideShown) -> Html:
        count = html(' <span class="guide-count">%s / %s</span>', guide.number, guide.of) if guide.number else NOTHING
        said = guide.text if guide.state == "beat" else t(f"guide-{guide.state}")
        return lines(
            html('<p class="guide-mark">%s%s</p>', t("guide"), count),
            html('<p class="guide-says" id="guide-says" role="status" tabindex="-1">%s</p>', said),
            html('<div class="guide-keys">'),
            *self.guide_keys(t, table_id, seat, revision, game_id, guide),
            html("</div>"),
        )

    def guide_keys(
        self, t: Words, table_id: str, seat: int, revision: str, game_id: str, guide: GuideShown
    ) -> Iterator[Html]:
        if guide.reads:
            values: dict[str, str | int] = {"what": "next", "beat": guide.beat}
            yield self.deed(
                table_id, "guide", t("guide-next"), seat=seat, cls="primary", id="guide-next", values=values
            )
        if guide.can_do:
            values = {"what": "do", "revision": revision}
            yield self.deed(table_id, "guide", t("guide-do"), seat=seat, id="guide-do", values=values)
        if guide.state in ("ended", "over"):
            yield html(
                '<a class="button primary" href="/learn/%s">%s</a> <a class="button" href="/rules/%s">%s</a>',
                game_id, t("guide-home"), game_id, t("learn-rules"),
            )  # fmt: skip
        if guide.state == "alone":
            yield self.deed(table_id, "guide", t("guide-again"), seat=seat, id="guide-again", values={"what": "again"})
        elif guide.state not in ("missing", "over"):
            yield self.deed(
                table_id, "guide", t("guide-alone-key"), seat=seat, id="guide-alone", values={"what": "alone"}
            )

    def times(self, t: Words, seat: int, fair: Fairness) -> Html:
        told = t("clock-label")
        shown = fair.clocks or fair.until
        return lines(
            html('<section class="times" id="times" aria-label="%s"%s>', told, flag("hidden", not shown)),
            html('<ul class="clocks" id="clocks" aria-label="%s">', told) if fair.clocks else NOTHING,
            *[self.clock(seat, clock) for clock in fair.clocks],
            html("</ul>") if fair.clocks else NOTHING,
            html('<p class="hint" id="deadline">%s %s</p>', t("decide-by"), until(t, fair.deadline, fair.until))
            if fair.until
            else NOTHING,
            html("</section>"),
        )

    def clock(self, seat: int, clock: ClockShown) -> Html:
        cls = f"{'mine ' if clock.seat == seat else ''}{'runs' if clock.runs_out else ''}"
        runs = html(' data-runs-out="%s" data-whole="%s"', clock.runs_out, clock.whole) if clock.runs_out else NOTHING
        return html(
            '<li id="clock-%s" class="%s"%s>%s<span class="who">%s</span> <span class="left">%s</span></li>',
            clock.seat, cls, runs, token(clock.seat), clock.name, clock.left,
        )  # fmt: skip

    def coach(self, t: Words, table_id: str, seat: int, revision: str, hint: HintShown | None) -> Html:
        section = html('<section class="coach" id="coach" aria-label="%s"%s>', t("hint"), flag("hidden", not hint))
        if hint is None:
            return lines(section, html("</section>"))
        place = html(" %s / %s", hint.which + 1, hint.of) if hint.of > 1 else NOTHING
        close = self.deed(table_id, "hint", "✕", seat=seat, values={"which": "close"}, title=t("sheet-close"))
        return lines(
            section,
            html('<div class="coach-head"><p>%s%s</p>%s</div>', t("hint"), place, close),
            *self.hinted(t, table_id, seat, revision, hint),
            html("</section>"),
        )

    def hinted(self, t: Words, table_id: str, seat: int, revision: str, hint: HintShown) -> Iterator[Html]:
        turn = hint.turn
        if turn is None:
            yield html('<p role="status">%s</p>', t(f"hint-{hint.state}"))
            if hint.state == "failed":
                yield html(
                    '<div class="coach-keys">%s</div>', self.deed(table_id, "hint", t("analysis-again"), seat=seat)
                )
            return
        yield html(
            '<div class="coach-says" role="status" tabindex="0"><ol class="turn">%s</ol>\n<p>%s</p>',
            joined([html("<li>%s</li>", move) for move in turn.moves]), turn.why,
        )  # fmt: skip
        if turn.gives_up:
            yield html("<p>%s</p>", turn.gives_up)
        stands = " ".join(filter(None, (turn.lost, hint.stands, hint.hurried)))
        yield html('<p class="hint">%s</p></div>\n<div class="coach-keys">', stands)
        yield html(
            '<form method="post" action="/tables/%s/moves" class="inline">%s<button class="primary" name="move"'
            ' value="%s">%s</button></form>',
            table_id, self.answering(seat, revision), turn.notation, t("hint-play"),
        )  # fmt: skip
        if hint.of > 1:
            following = (hint.which + 1) % hint.of
            label = t("hint-next", number=following + 1)
            yield self.deed(table_id, "hint", label, seat=seat, values={"which": following})
        yield html("</div>")

    # -- the decision --------------------------------------------------------------------------------

    def decision(
        self, t: Words, table_id: str, game_id: str, seat: int, revision: str, mine: bool, over: bool, ending: str,
        prompt: str, lesson: Markup, lift: Sequence[Sitter], news: str, tray: ShownTray | None,
        groups: Sequence[OfferGroup], many: bool, declines: str, recurs: bool, ready: Sequence[ReadyAnswer],
        spares: str, passing: bool, unasked: Sequence[str], greyed: Sequence[Greyed], playing: bool, can_undo: bool,
        undo: str, ask_back: TakenBack | None, stand_in: bool, several: bool, fair: Fairness,
        rewind: AskedBack | None, again: Again | None, held: Sequence[int], drawn: bool, closes: Offer | None,
        absent: Sequence[Sitter],
    ) -> Html:  # fmt: skip
        parts = [html('<section class="decision" id="decision" aria-labelledby="prompt">')]
        if rewind is not None:
            parts.append(self.asked_back(t, table_id, seat, rewind))
        if over:
            parts.append(self.crowned(t, table_id, ending, again, held))
        elif seat == -2:
            parts.append(self.curtain(t, table_id, prompt, lift))
        else:
            sheet = tray is not None and bool(tray.lines)
            foldable = bool(groups) and drawn and not sheet
            parts.append(question(t, seat, mine, prompt, lesson, news, foldable, mine and drawn))
            if tray is not None:
                parts.append(self.tray(t, table_id, seat, revision, tray, ready))
            if groups:
                parts.append(self.choices(t, table_id, seat, revision, () if sheet else groups, many, declines, closes))
            if mine and not sheet:
                keys = [t("keys-hint"), *([t("keys-pass")] if declines else []), *([t("keys-done")] if closes else [])]
                parts.append(html('<p class="keys hint">%s</p>', " ".join(keys)))
            if ready and not (tray and ready[0].short):
                parts.append(self.plans(t, table_id, seat, revision, ready))
            if recurs:
                values, title = {"revision": revision}, t("pass-ahead-hint")
                parts.append(self.deed(table_id, "pass-ahead", t("pass-ahead"), seat=seat, values=values, title=title))
            parts.extend(self.answered_ahead(t, table_id, seat, spares, unasked, passing))
            if greyed:
                items = lines(*[greyed_item(game_id, one) for one in greyed])
                told = t("not-possible", count=len(greyed))
                parts.append(
                    html('<details class="greyed" id="greyed"><summary>%s</summary>\n<ul>\n%s\n</ul>\n</details>',
                         told, items)
                )  # fmt: skip
            if seat >= 0:
                parts.extend(self.of_seat(t, table_id, seat, several, stand_in, ask_back))
                if playing and not can_undo:
                    parts.append(html('<p class="hint" id="why-no-undo">%s</p>', undo))
                if groups:
                    parts.append(self.typed(t, table_id, seat, revision, groups[0].offers[0].notation))
        parts.extend(self.waited_for(t, table_id, fair, absent))
        return lines(*parts, html("</section>"))

    def form(self, table_id: str, seat: int, revision: str, told: Html, *inside: Html) -> Html:
        """A form that makes a move; `told` are its attributes."""
        start = html('<form method="post" action="/tables/%s/moves"%s>', table_id, told)
        return lines(start, self.answering(seat, revision), *inside, html("</form>"))

    def asked_back(self, t: Words, table_id: str, seat: int, rewind: AskedBack) -> Html:
        look = NOTHING
        if rewind.ply >= 0:
            look = html(' <a href="/tables/%s/replay?ply=%s">%s</a>', table_id, rewind.ply, t("look"))
        keys = NOTHING
        if rewind.asked:
            agree = self.deed(table_id, "agree", t("agree"), seat=seat, cls="primary", values={"ply": rewind.ply})
            keys = html("%s %s", agree, self.deed(table_id, "refuse", t("refuse"), seat=seat))
        elif rewind.ends:
            keys = self.deed(table_id, "refuse", rewind.ends, seat=seat)
        return html('<div class="note" id="rewind" role="status"><p>%s%s</p>\n%s</div>', rewind.sentence, look, keys)

    def crowned(self, t: Words, table_id: str, ending: str, again: Again | None, held: Sequence[int]) -> Html:
        return lines(
            html('<div class="crowned">%s<h2 id="prompt">%s</h2></div>', self.icon("laurel-crown"), ending),
            html(
                '<p class="actions"><a class="button primary" href="/tables/%s/end">%s</a>'
                ' <a class="button" href="/tables/%s/replay?ply=0">%s</a></p>',
                table_id, t("see-end"), table_id, t("replay"),
            ),
            NOTHING if again is None else self.played_again(t, table_id, again, held[0]),
        )  # fmt: skip

    def played_again(self, t: Words, table_id: str, again: Again, seat: int) -> Html:
        go, ask, refuse = NOTHING, NOTHING, NOTHING
        if again.table:
            go = html('<a class="button primary" href="/tables/%s">%s</a>', again.table, t("again-go"))
        if again.may_agree:
            said = t("agree") if again.asked else t("again-ask")
            ask = self.deed(table_id, "again", said, seat=seat, cls="primary")
        if again.may_refuse:
            said = t("refuse") if again.may_agree else t("rewind-withdraw")
            refuse = self.deed(table_id, "refuse", said, seat=seat)
        return lines(
            html(
                '<div class="note" id="again"%s>%s', attribute("data-go", again.table and f"/tables/{again.table}"),
                html("<p>%s</p>", again.sentence) if again.sentence else NOTHING,
            ),
            go, ask, refuse, html("</div>"),
        )  # fmt: skip

    def curtain(self, t: Words, table_id: str, prompt: str, lift: Sequence[Sitter]) -> Html:
        return lines(
            html(
                '<div class="curtain" id="curtain"><img class="drape" src="%s" alt="">\n<h2 id="prompt">%s</h2>'
                '\n<div class="actions">',
                self.static("drawn/curtain.svg"), prompt,
            ),
            *[
                self.deed(
                    table_id, "lift", t("lift-curtain", name=one.name), seat=one.seat,
                    cls="primary" if one.to_move else "quiet",
                )
                for one in sorted(lift, key=lambda one: not one.to_move)
            ],
            html("</div></div>"),
        )  # fmt: skip

    def tray(
        self, t: Words, table_id: str, seat: int, revision: str, tray: ShownTray, ready: Sequence[ReadyAnswer]
    ) -> Html:
        said = html('<p class="tray-says" id="tray-says">%s</p>', tray.sentence)
        if tray.lines:
            heads = joined([html('<th scope="col">%s</th>', title) for title in tray.columns])
            sheet = lines(
                html('<table class="lines"><thead><tr><td></td>%s</tr></thead>\n<tbody>', heads),
                *map(tray_line, tray.lines),
                html("</tbody></table>"),
            )
            return self.form(table_id, seat, revision, TRAY, said, sheet)
        laid, had = lots(t, "laid", tray.laid, tray.laid_title), lots(t, "held", tray.held, tray.held_title)
        form = self.form(table_id, seat, revision, TRAY, said, laid, had)
        if not (ready and ready[0].short):
            return form
        items = joined([answer_item(answer) for answer in ready[:2] if answer.short])
        listed = html('<ol aria-label="%s">%s</ol>', t("plans", count=len(ready)), items)
        return lines(form, self.form(table_id, seat, revision, html(' class="choices ready" id="ready"'), listed))

    def choices(
        self, t: Words, table_id: str, seat: int, revision: str, groups: Sequence[OfferGroup], many: bool,
        declines: str, closes: Offer | None,
    ) -> Html:  # fmt: skip
        """The list of moves; what closes has its place beside the tools."""
        done = closes.notation if closes is not None else ""
        told = html(
            ' id="choices" class="choices" data-choices data-revision="%s" data-find="%s"', revision, t("find-move")
        )
        shown = [(group, [one for one in group.offers if one.notation != done]) for group in groups]
        if not shown:
            return self.form(table_id, seat, revision, told)
        return self.form(
            table_id, seat, revision, told,
            html('<div class="offers%s">', " many" if many else ""),
            *[
                offer_group(n, group, offers, declines)
                for n, (group, offers) in enumerate([one for one in shown if one[1]], 1)
            ],
            html("</div>"),
        )  # fmt: skip

    def plans(self, t: Words, table_id: str, seat: int, revision: str, ready: Sequence[ReadyAnswer]) -> Html:
        listed = html("<ol>%s</ol>", joined(map(answer_item, ready)))
        form = self.form(table_id, seat, revision, html(' class="choices"'), listed)
        said = t("plans", count=len(ready))
        return html('<details class="plans" id="plans"><summary>%s</summary>\n%s</details>', said, form)

    def answered_ahead(
        self, t: Words, table_id: str, seat: int, spares: str, unasked: Sequence[str], passing: bool
    ) -> Iterator[Html]:
        if spares:
            yield self.deed(table_id, "dont-ask", t("dont-ask", what=spares), seat=seat, title=t("dont-ask-hint"))
        again = self.deed(table_id, "no-pass-ahead", t("ask-me-again"), seat=seat)
        if unasked:
            said = t("unasked", what=t.listed(unasked))
            yield html('<div class="note" id="unasked">%s %s</div>', said, again)
        if passing:
            yield html('<div class="note">%s %s</div>', t("passing-ahead"), again)

    def of_seat(
        self, t: Words, table_id: str, seat: int, several: bool, stand_in: bool, ask_back: TakenBack | None
    ) -> Iterator[Html]:
        if several or stand_in:
            drop = self.deed(table_id, "drop", t("drop-curtain")) if several else NOTHING
            back = self.deed(table_id, "back", t("take-back"), seat=seat, cls="primary") if stand_in else NOTHING
            yield lines(html('<div class="actions" id="seat-deeds">'), drop, back, html("</div>"))
        if ask_back is not None:
            said = t("ask-back-what", what=ask_back.what) if ask_back.what else t("ask-back")
            values, title = {"ply": ask_back.ply}, t("ask-rewind-hint")
            asking = self.deed(table_id, "rewind", said, seat=seat, values=values, title=title)
            yield html('<div id="ask-back">%s</div>', asking)

    def typed(self, t: Words, table_id: str, seat: int, revision: str, example: str) -> Html:
        field = html(
            '<label class="unseen" for="typed-move">%s</label>\n<input id="typed-move" name="move" maxlength="400"'
            ' autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="%s"><button>%s</button>',
            t("type-move"), example, t("play"),
        )  # fmt: skip
        return html(
            '<details class="typed" id="typed"><summary>%s</summary>\n%s\n<p class="hint">%s</p></details>',
            t("type-move"), self.form(table_id, seat, revision, html(' class="row" data-clear'), field),
            t("type-move-hint"),
        )  # fmt: skip

    def waited_for(self, t: Words, table_id: str, fair: Fairness, absent: Sequence[Sitter]) -> Iterator[Html]:
        """What one can do about those whom the table waits for."""
        for seat, name in fair.given:
            yield html('<p class="note" id="given-%s">%s</p>', seat, t("link-given", name=name))
        for one in fair.warnings:
            yield self.warning(t, table_id, one)
        for sitter in absent:
            said, title = t("bot-ask", name=sitter.name), t("bot-ask-hint")
            ask = self.deed(table_id, "ask-bot", said, seat=sitter.seat, title=title)
            yield html('<div id="absent-%s">%s</div>', sitter.seat, ask)

    def warning(self, t: Words, table_id: str, one: WarningShown) -> Html:
        warned = warn = free = NOTHING
        name = one.name
        if one.until:
            warned = html("<p>%s</p>", t("warned", name=name, when=one.until))
        if one.may_ask:
            title, sure = t("warn-hint"), t("warn-sure", name=name)
            warn = self.deed(table_id, "warn", t("warn", name=name), seat=one.seat, title=title, confirm=sure)
        if one.may_free:
            free = self.deed(table_id, "free", t("free-seat", name=name), seat=one.seat, confirm=t("free-sure"))
        start = html('<div%s id="warning-%s">', attribute("class", "note" if one.until else ""), one.seat)
        return lines(start, warned, warn, free, html("</div>"))

    def deeds(
        self, t: Words, table_id: str, seat: int, revision: str, over: bool, playing: bool, can_undo: bool, undo: str,
        mine: bool, hints: bool, closes: Offer | None,
    ) -> Html:  # fmt: skip
        shown = playing and not over
        section = html('<section class="deeds" id="deeds" aria-label="%s"%s>', t("deeds"), flag("hidden", not shown))
        if not shown:
            return lines(section, html("</section>"))
        values, disabled = {"revision": revision}, not can_undo
        closing = hint = NOTHING
        if mine and hints:
            hint = self.deed(table_id, "hint", t("hint"), seat=seat, id="hint")
        if closes is not None:
            said = closes.label.partition(" — ")[0]
            button = html(
                '<button class="primary done%s" name="move" value="%s" data-done title="%s"><kbd>D</kbd>'
                "<span>%s</span></button>",
                " long" if len(said) > SHORT else "", closes.notation, closes.label, said,
            )  # fmt: skip
            closing = self.form(table_id, seat, revision, html(' class="closing"'), button)
        return lines(
            section,
            html('<div class="tools" id="tools">'),
            self.deed(table_id, "undo", t("undo"), seat=seat, disabled=disabled, title=undo, values=values),
            self.deed(
                table_id, "restart", t("restart"), seat=seat, disabled=disabled, title=undo or t("restart-hint"),
                values=values,
            ),
            hint,
            closing,
            html("</div>\n</section>"),
        )  # fmt: skip

    # -- who may still come, the log, and what is said ------------------------------------------------

    def arrivals(
        self, t: Words, table_id: str, address: str, over: bool, free: Sequence[int], vacant: int,
        links: Sequence[SeatLink],
    ) -> Html:  # fmt: skip
        fresh = [one for one in links if one.fresh]
        shown = not over and bool(free or vacant or fresh)
        section = html(
            '<section class="arrivals" id="arrivals" aria-label="%s"%s>', t("arrivals"), flag("hidden", not shown)
        )
        if not shown:
            return lines(section, html("</section>"))
        parts = [section]
        if free:
            parts.append(html('<div class="note" id="free"><p>%s</p>', t("free-seats", count=len(free))))
            parts.extend(self.free_seat(t, table_id, seat) for seat in free)
            parts.append(html("</div>"))
        if (vacant or fresh) and range_of(address):
            parts.append(html('<p class="hint" id="reach">%s</p>', reach_said(t, address)))
        if vacant:
            said = f"{t('free-seats', count=vacant)}. {t('vacant-link')}"
            link = self.link(t, "link-table", f"{address}/tables/{table_id}")
            parts.append(html('<div class="note" id="vacant"><p>%s</p>\n%s</div>', said, link))
        for one in fresh:
            address_of = f"{address}/join/{one.fresh}"
            parts.append(
                html(
                    '<div class="note invitation" id="invitation-%s"><p>%s %s</p>\n%s\n'
                    '<details id="qr-%s"><summary>%s</summary>%s</details></div>',
                    one.seat, token(one.seat), t("invitation-for", name=one.name),
                    self.link(t, f"link-{one.seat}", address_of), one.seat, t("qr-code"), self.qr(address_of),
                )
            )  # fmt: skip
        return lines(*parts, html("</section>"))

    def link(self, t: Words, id: str, address: str) -> Html:
        """An address to be copied."""
        return html(
            '<p class="row"><label class="unseen" for="%s">%s</label><input id="%s" class="link" readonly value="%s">'
            '<button type="button" data-copy="%s" data-copied="%s">%s</button></p>',
            id, t("invitation-link"), id, address, id, t("copied"), t("copy"),
        )  # fmt: skip

    def free_seat(self, t: Words, table_id: str, seat: int) -> Html:
        return html(
            '<form method="post" action="/tables/%s/sit" class="row">%s%s\n%s<label class="unseen" for="sit-%s">%s'
            '</label><input id="sit-%s" name="name" value="%s" maxlength="40" placeholder="%s"><button>%s</button>'
            "</form>",
            table_id, hidden("csrf", self.csrf), hidden("seat", seat), token(seat), seat, t("name"), seat,
            self.own_name, t("name"), t("sit-down"),
        )  # fmt: skip

    def log(
        self, t: Words, table_id: str, drawn: bool, since: int, ply: int, log: Sequence[LogRow], summed: Sequence[int]
    ) -> Html:
        fresh = html('<span class="fresh-key">%s</span>', t("since-your-turn")) if 0 < since < ply else NOTHING
        again = ended = NOTHING
        if drawn:
            again = html(
                '<button type="button" class="quiet" id="show-again" data-film="again" data-keep hidden>%s</button>',
                t("film-again"),
            )  # fmt: skip
        if summed:
            links = [
                html('<a href="/tables/%s/summaries/%s" data-sheet>%s</a>', table_id, one, n)
                for n, one in enumerate(summed, 1)
            ]
            ended = html('<p class="summed" id="summed">%s %s</p>', t("summed"), joined(links, " · "))
        return lines(
            html(
                '<section class="log" id="log" data-tab="log" aria-labelledby="log-title"><div class="card-head">'
                '<h2 id="log-title">%s</h2>%s%s<a href="/tables/%s/replay">%s</a></div>',
                t("log"), fresh, again, table_id, t("replay"),
            ),
            ended,
            html(
                '<ol reversed class="events" tabindex="0" data-find="%s" aria-labelledby="log-title">', t("find-log")
            ),
            *log_rows(self.log_row, t, table_id, since, log),
            html("</ol>\n</section>"),
        )  # fmt: skip

    def negotiation(self, t: Words, table_id: str, seat: int, revision: str, negotiation: Negotiation | None) -> Html:
        if negotiation is None:
            return html('<section class="negotiation card" id="negotiation" hidden></section>')
        marks = [
            html(
                '<li class="%s">%s<span class="who">%s</span> <span class="state">%s</span></li>',
                "is-ready" if mark.ready else "", token(mark.seat), mark.name,
                t("mark-ready") if mark.ready else t("mark-talks"),
            )
            for mark in negotiation.marks
        ]  # fmt: skip
        listed = (
            html('<ul class="marks" aria-label="%s">%s</ul>', t("negotiation-marks"), joined(marks))
            if marks
            else NOTHING
        )
        composing = NOTHING
        if negotiation.sentences:
            composing = lines(
                html('<details class="compose" id="compose"><summary>%s</summary>', t("negotiation-say")),
                *[self.sentence(t, table_id, seat, revision, one) for one in negotiation.sentences],
                html("</details>"),
            )
        threads: list[Html] = []
        part = ""
        for thread in negotiation.threads:
            if thread.part and (not threads or thread.part != part):
                threads.append(html('<li class="thread-part"><h3>%s</h3></li>', thread.part))
            part = thread.part
            threads.append(self.thread(table_id, seat, revision, thread))
        return lines(
            html(
                '<section class="negotiation card" id="negotiation" aria-labelledby="negotiation-title">'
                '<div class="card-head"><h2 id="negotiation-title">%s</h2>\n%s</div>',
                t("negotiation"), listed,
            ),
            composing,
            html('<ol class="threads" tabindex="0" aria-labelledby="negotiation-title">'),
            *threads,
            NOTHING if threads else html('<li class="hint">%s</li>', t("negotiation-empty")),
            html("</ol></section>"),
        )  # fmt: skip

    def sentence(self, t: Words, table_id: str, seat: int, revision: str, one: Sentence) -> Html:
        said = joined([blank(t, part) if isinstance(part, Blank) else html("<span>%s</span>", part)
                       for part in one.parts])  # fmt: skip
        return self.form(
            table_id, seat, revision, html(' class="sentence" id="say-%s"', one.phrase), hidden("phrase", one.phrase),
            html("<p>%s</p><button>%s</button>", said, t("negotiation-utter")),
        )  # fmt: skip

    def thread(self, table_id: str, seat: int, revision: str, thread: ThreadShown) -> Html:
        cls = "thread" if thread.current else "thread older"
        answers = replies = NOTHING
        if thread.replies:
            replies = html("<ul>%s</ul>", joined([html("<li>%s</li>", heard(word)) for word in thread.replies]))
        if thread.answers:
            keys = [
                html('<button name="move" value="%s">%s</button>', one.notation, one.label) for one in thread.answers
            ]
            answers = self.form(table_id, seat, revision, html(' class="answers"'), joined(keys))
        start = html('<li id="thread-%s" class="%s"><p class="said">%s</p>', thread.opener.n, cls, heard(thread.opener))
        return lines(start, replies, answers, html("</li>"))

    def chat(
        self, t: Words, table_id: str, seat: int, held: Sequence[int], may_chat: bool, chat: Sequence[Spoken]
    ) -> Html:
        said = [
            html(
                '<li id="said-%s" data-seat="%s" data-at="%s"%s>%s<span><b>%s</b> <bdi class="says">%s</bdi>'
                "</span></li>",
                one.n, one.seat, int(one.at), attribute("class", "own" if one.seat in held else ""),
                token_of(one.seat), one.name, one.text,
            )
            for one in reversed(chat)
        ]  # fmt: skip
        form = NOTHING
        if held and not may_chat:
            form = html('<p class="hint" id="silence">%s</p>', t("refused-silence"))
        elif held:
            form = html(
                '<form method="post" action="/tables/%s/say" class="row" id="say" data-clear>\n%s%s\n'
                '<label class="unseen" for="say-text">%s</label><input id="say-text" name="text" maxlength="600"'
                ' autocomplete="off" placeholder="%s"><button>%s</button></form>',
                table_id, hidden("csrf", self.csrf), hidden("seat", seat) if seat >= 0 else NOTHING, t("chat"),
                t("chat-say"), t("send"),
            )  # fmt: skip
        return lines(
            html('<section class="chat card" id="chat" aria-labelledby="chat-title"><h2 id="chat-title">%s</h2>',
                 t("chat")),
            html('<ol class="talk" tabindex="0" aria-labelledby="chat-title">'),
            *said,
            NOTHING if said else html('<li class="hint">%s</li>', t("chat-empty")),
            html("</ol>"),
            form,
            html("</section>"),
        )  # fmt: skip

    # -- what everybody has, and the menu -------------------------------------------------------------

    def panels(self, t: Words, panels: Sequence[PanelShown]) -> Html:
        return lines(
            html('<section class="panels" id="panels" data-tab="panels" aria-label="%s">', t("panels")),
            *[self.panel_card(t, panel, place) for place, panel in enumerate(panels, 1)],
            html("</section>"),
        )

    def scores(self, t: Words, ways: Sequence[Way], sheet: SheetShown) -> Html:
        return html(
            '<section class="scores" id="scores" data-tab="scores" aria-labelledby="scores-title">'
            '<h2 id="scores-title">%s</h2>%s</section>',
            t("score"), self.ways_table(t, ways, sheet.names) if ways else self.score_table(t, sheet),
        )  # fmt: skip

    def board(self, t: Words, sections: Sequence[Section]) -> Html:
        return text_board(t, sections, self.region)

    def menu(
        self, t: Words, table_id: str, address: str, over: bool, drawn: bool, clocked: bool, pace: int,
        played_with: Sequence[str], links: Sequence[SeatLink], listed: bool, candidates: Sequence[Sitter],
    ) -> Html:  # fmt: skip
        time = t("clock-label") if clocked else t("pace-days", count=pace) if pace else t("pace-none")
        watch = html("<p>%s · %s <code>%s/tables/%s</code></p>", time, t("watch-link"), address, table_id)
        paces = [html('<option value="%s">%s</option>', one, t(f"film-{one}")) for one in PACES]
        choose = NOTHING
        if candidates:
            keys = [
                self.deed(table_id, "choose-host", t("host-choose", name=one.name), seat=one.seat) for one in candidates
            ]
            choose = html('<div class="note" id="choose-host"><p>%s</p>\n%s</div>', t("host-gone"), joined(keys, " "))
        return lines(
            html(
                '<section class="menu" id="menu" data-tab="menu" aria-labelledby="menu-title"><h2 id="menu-title">%s'
                '</h2>\n<div class="menu-rows">',
                t("table-menu"),
            ),
            watch,
            html("<p>%s</p>", " · ".join(played_with)) if played_with else NOTHING,
            html(
                '<p class="pace"><label for="pace">%s</label> <select id="pace" data-pace data-keep>%s</select></p>\n'
                '<p class="act"><label data-keep><input type="checkbox" data-act> %s</label></p>',
                t("film-pace"), joined(paces), t("act-once"),
            )
            if drawn
            else NOTHING,
            html('<p class="act"><label data-keep><input type="checkbox" data-sound> %s</label></p>', t("sound")),
            html('<p><a href="/notices">%s</a></p>', t("notices-here"))
            if not over and any(one.mine for one in links)
            else NOTHING,
            *[
                lines(
                    html('<div class="menu-row">%s<span class="who">%s</span>', token(one.seat), one.name),
                    *self.menu_deeds(t, table_id, over, listed, one),
                    html("</div>"),
                )
                for one in links
            ],
            choose,
            html('<p><a href="/tables/%s/box" data-sheet>%s <kbd>B</kbd></a></p>', table_id, t("contents")),
            html('<p><a href="/tables/%s/dice">%s</a></p>\n</div></section>', table_id, t("verify-dice")),
        )  # fmt: skip

    def menu_deeds(self, t: Words, table_id: str, over: bool, listed: bool, one: SeatLink) -> Iterator[Html]:
        """What one can do about a seat."""
        seat, name = one.seat, one.name
        theirs = not one.mine and one.kind in ("person", "away")
        if not theirs or not (over or listed):
            said = t("move-seat") if one.mine else t("new-link")
            sure = t("new-link-sure", name=name) if theirs else ""
            yield self.deed(table_id, "link", said, seat=seat, confirm=sure)
        if over:
            return
        if one.mine:
            if one.kind == "person":
                yield self.deed(table_id, "bot", t("hand-to-bot"), seat=seat)
            elif not one.resigned:
                yield self.deed(table_id, "back", t("take-back"), seat=seat)
            if not one.resigned:
                yield self.deed(table_id, "resign", t("resign"), seat=seat, confirm=t("resign-sure"))
            yield self.deed(table_id, "leave", t("leave"), seat=seat, confirm=t("leave-sure"))
        elif one.kind in ("free", "invited"):
            yield self.deed(table_id, "bot", t("seat-a-bot"), seat=seat)
        elif one.kind == "person" and not listed:
            sure = t("bot-meanwhile-sure", name=name)
            yield self.deed(table_id, "bot", t("bot-meanwhile"), seat=seat, confirm=sure)
        if one.heir:
            yield self.deed(table_id, "host", t("host-hand-on"), seat=seat, confirm=t("host-sure", name=name))
