"""Small pieces of pages, as sections of tables and templates use them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache

from markupsafe import Markup

from tabularium.kernel.presentation import LogRow, Words
from tabularium.kernel.textboard import Line, Row, Section, grouped
from tabularium.web.markup import NOTHING, Html, Value, html, joined, lines
from tabularium.web.scene import PanelShown, SheetShown, Way

LONG_ROW = 48  # letters
PIECES_KEPT = 4_000  # of each kind, up to 2 KB each: of what is listed, most stays from one update to the next
TOKENS = tuple(html('<span class="token seat-%s" aria-hidden="true"></span>', seat) for seat in range(16))
GAME_TOKEN = html('<span class="token game" aria-hidden="true">·</span>')


def token(seat: int) -> Html:
    return TOKENS[seat]


def token_of(seat: int) -> Html:
    """The same, nothing for nobody."""
    return TOKENS[seat] if seat >= 0 else NOTHING


def hidden(name: str, value: Value) -> Html:
    return html('<input type="hidden" name="%s" value="%s">', name, value)


def attribute(name: str, value: Value) -> Html:
    """Nothing where it would be empty."""
    return html(' %s="%s"', name, value) if value else NOTHING


def flag(name: str, is_so: object) -> Html:
    return html(" %s", name) if is_so else NOTHING


def until(t: Words, at: float, said: str, cls: str = "") -> Html:
    """A moment to come: a script says it in local time, and how much is left."""
    left = (t("left-days"), t("left-hours"), t("left-minutes"))
    return html(
        '<time class="until %s" datetime="%s" data-days="%s" data-hours="%s" data-minutes="%s">%s</time>',
        cls, round(at * 1000), *left, said,
    )  # fmt: skip


def score_table(t: Words, sheet: SheetShown) -> Html:
    heads = [
        html('<th scope="col">%s<span class="who">%s</span></th>', token(seat), name)
        for seat, name in enumerate(sheet.names)
    ]
    return lines(
        html(
            '<div class="scroll" tabindex="0" role="group" aria-label="%s"><table class="sheet">\n'
            "<thead><tr><td></td>%s</tr></thead>\n<tbody>",
            t("score"), joined(heads),
        ),
        *[html('<tr><th scope="row">%s</th>%s</tr>', label, cells(points)) for label, points in sheet.rows],
        html('</tbody>\n<tfoot><tr><th scope="row">%s</th>%s</tr></tfoot>\n</table></div>', t("total"),
             cells(sheet.totals)),
    )  # fmt: skip


def cells(values: Sequence[Value]) -> Html:
    return joined([html("<td>%s</td>", value) for value in values])


def ways_table(t: Words, ways: Sequence[Way], names: Sequence[str]) -> Html:
    heads = [
        html('<th scope="col">%s<span class="who">%s</span></th>', token(seat), name) for seat, name in enumerate(names)
    ]
    return lines(
        html(
            '<div class="scroll" tabindex="0" role="group" aria-label="%s"><table class="sheet ways">\n'
            "<thead><tr><td></td>%s</tr></thead>\n<tbody>",
            t("ways"), joined(heads),
        ),
        *[
            html('<tr><th scope="row">%s</th>%s</tr>', way.label, joined([far(have, way.need) for have in way.have]))
            for way in ways
        ],
        html("</tbody>\n</table></div>"),
    )  # fmt: skip


def far(have: int, need: int) -> Html:
    return html(
        '<td%s><meter min="0" max="%s" value="%s"></meter> %s/%s</td>',
        html(' class="won"') if have >= need else NOTHING, need, min(have, need), have, need,
    )  # fmt: skip


def panel_card(t: Words, panel: PanelShown, place: int) -> Html:
    """`place` names the panels of boards that are nobody's; those of a seat are found by its number."""
    return lines(
        html(
            '<article class="panel%s" id="panel-%s">\n<h3>%s<span>%s</span>',
            " mine" if panel.mine else "", panel.seat if panel.seat >= 0 else f"x{place}", token_of(panel.seat),
            panel.title,
        ),
        html('%s</h3>\n<dl>', html('<span class="tag">%s</span>', t("you")) if panel.mine else NOTHING),
        *[
            html(
                "<div%s><dt>%s</dt><dd>%s</dd></div>",
                html(' class="long"') if len(said) > LONG_ROW else NOTHING, title, said or "–",
            )
            for title, said in panel.rows
        ],
        html("</dl>\n</article>"),
    )  # fmt: skip


def log_rows(
    write: Callable[[Words, str, LogRow, bool, bool], Html], t: Words, table_id: str, since: int, log: Sequence[LogRow]
) -> list[Html]:
    """The rows of a log; those of one move stand together, and what came after one's own last move is new."""
    found: list[Html] = []
    ply, seat = 0, -1  # of the row above
    for row in log:
        is_same = row.ply == ply and row.seat == seat and bool(found)
        found.append(write(t, table_id, row, is_same, 0 < since < row.ply))
        _, ply, _, _, _, seat = row
    return found


def log_row(t: Words, table_id: str, row: LogRow, is_same: bool, is_new: bool) -> Html:
    n, ply, beat, text, undone, seat = row
    cls = f"{'undone' if undone else ''}{' same' if is_same else ''}{' fresh' if is_new and not undone else ''}"
    if undone:
        said = html('<s>%s</s> <span class="unseen">(%s)</span>', text, t("taken-back"))
    else:
        said = html('<a href="/tables/%s/replay?ply=%s&beat=%s">%s</a>', table_id, ply, beat, text)
    return html(
        '<li id="log-%s"%s>%s%s</li>', n, attribute("class", cls), TOKENS[seat] if seat >= 0 else GAME_TOKEN, said
    )


# -- the board in words ------------------------------------------------------------------------------


def text_board(t: Words, sections: Sequence[Section], write: Callable[[Words, Section], Html] | None = None) -> Html:
    return lines(
        html(
            '<section class="board card" id="board" tabindex="-1" aria-labelledby="board-title">'
            '<h2 id="board-title">%s</h2>',
            t("board"),
        ),
        html('<div class="textboard" id="text-board">'),
        *[(write or region)(t, section) for section in sections],
        html("</div></section>"),
    )  # fmt: skip


def region(t: Words, section: Section) -> Html:
    title = html('<p class="title">%s</p>', section.title) if section.title else NOTHING
    mine = " mine" if section.mine else ""
    runs: list[Html] = []
    for _, run in grouped(section):
        rows = [one for one in run if isinstance(one, Row)]
        if rows:
            label = section.title or t("board")
            runs.append(
                html('<div class="scroll" tabindex="0" role="group" aria-label="%s"><table class="grid">', label)
            )
            runs.extend(map(grid_row, rows))
            runs.append(html("</table></div>"))
        else:
            runs.append(html("<ul>"))
            runs.extend(line_item(one) for one in run if isinstance(one, Line))
            runs.append(html("</ul>"))
    return lines(html('<div class="group%s" id="region-%s">%s', mine, section.key, title), *runs, html("</div>"))


def grid_row(row: Row) -> Html:
    if row.head:
        return html("<tr>%s</tr>", joined([html('<th scope="col">%s</th>', cell) for cell in row.cells]))
    return html("<tr>%s</tr>", cells(row.cells))


def line_item(line: Line) -> Html:
    if line.parts:
        head = html("<b>%s</b>", line.head) if line.head else NOTHING
        said = html("%s%s", head, joined([html(' <span class="part">%s</span>', part) for part in line.parts]))
    else:
        said = html("%s", line.head)
    under = html("<ul>%s</ul>", joined(map(line_item, line.under))) if line.under else NOTHING
    return html("<li>%s%s</li>", said, under)


# -- what the server puts in -------------------------------------------------------------------------


class Pieces:
    """Pieces that need to know the addresses of files, or the marks of what is a device's own; and others that are kept
    because they are seldom new."""

    def __init__(self, static: Callable[[str], str], qr: Callable[[str], Markup], csrf: str, own_name: str) -> None:
        self.static, self.qr = static, qr
        self.csrf, self.own_name = csrf, own_name
        self.log_row = lru_cache(PIECES_KEPT)(log_row)
        self.panel_card = lru_cache(PIECES_KEPT)(panel_card)
        self.score_table = lru_cache(PIECES_KEPT)(score_table)
        self.ways_table = lru_cache(PIECES_KEPT)(ways_table)
        self.region = lru_cache(PIECES_KEPT)(region)

    def icon(self, name: str, label: str = "") -> Html:
        seen = html(' role="img" aria-label="%s"', label) if label else html(' aria-hidden="true"')
        return html(
            '<svg class="icon" viewBox="0 0 512 512"%s><use href="%s#%s"></use></svg>',
            seen, self.static("vendor/icons.svg"), name,
        )  # fmt: skip

    def answering(self, seat: int, revision: str) -> Html:
        """What a move carries with it."""
        return html(
            '<input type="hidden" name="csrf" value="%s"><input type="hidden" name="seat" value="%s">'
            '<input type="hidden" name="revision" value="%s">',
            self.csrf, seat, revision,
        )  # fmt: skip

    def deed(
        self, table_id: str, name: str, label: str, *, seat: int | None = None, cls: str = "quiet",
        values: Mapping[str, Value] | None = None, disabled: bool = False, title: str = "", confirm: str = "",
        id: str = "",
    ) -> Html:  # fmt: skip
        """A button that does something at a table."""
        said = [hidden(key, value) for key, value in (values or {}).items()]
        return html(
            '<form method="post" action="/tables/%s/%s" class="inline"%s%s>\n%s\n%s%s<button class="%s"%s%s>%s</button>'
            "\n</form>",
            table_id, name, attribute("id", id), attribute("data-confirm", confirm), hidden("csrf", self.csrf),
            NOTHING if seat is None else hidden("seat", seat), joined(said), cls, flag("disabled", disabled),
            attribute("title", title), label,
        )  # fmt: skip
