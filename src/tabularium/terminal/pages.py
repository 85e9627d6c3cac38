"""A page of the presentation contract on a terminal. Nothing here knows a game or a secret."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.markup import escape
from rich.panel import Panel as Frame
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from tabularium.kernel.live import LogEntry
from tabularium.kernel.presentation import Choice, Greyed, Page, Panel, Presenter
from tabularium.kernel.scores import Progress, ScoreSheet
from tabularium.kernel.state import State
from tabularium.kernel.textboard import as_text

MANY = 24  # more moves than this stand in columns


def title(console: Console, text: str) -> None:
    console.print(Rule(Text(text, style="bold"), align="left"))


def say(console: Console, text: str, style: str = "") -> None:
    """One text as it is: no markup, no guessed colours."""
    console.print(Text(text, style=style))


def show_board(console: Console, page: Page) -> None:
    say(console, page.board)
    show_panels(console, page.panels)


def show_changes(console: Console, before: Page, page: Page, colon: str) -> None:
    """The sections of the board and the panels that are not as they were."""
    changed = [section for section in page.sections if section not in before.sections]
    if changed:
        say(console, as_text(changed, colon))
    show_panels(console, [panel for panel in page.panels if panel not in before.panels])


def show_panels(console: Console, panels: Sequence[Panel]) -> None:
    if panels:
        console.print(Columns([frame(panel) for panel in panels], padding=(0, 1)))


def frame(panel: Panel) -> RenderableType:
    rows = Table.grid(padding=(0, 1))
    rows.add_column(style="dim")
    rows.add_column()
    for name, value in panel.rows:
        rows.add_row(Text(name), Text(value or "–"))
    return Frame(rows, title=escape(panel.title), title_align="left", expand=False)


def show_choices(console: Console, choices: Sequence[Choice]) -> None:
    lines = [choice_line(number, choice, len(str(len(choices)))) for number, choice in enumerate(choices, 1)]
    if len(lines) > MANY:
        console.print(Columns(lines, padding=(0, 3), column_first=True))
        return
    for line in lines:
        console.print(line)


def choice_line(number: int, choice: Choice, width: int) -> Text:
    line = Text(f" {number:>{width}} ", style="bold cyan")
    line.append(choice.label, style="default")
    if choice.notation.lower() != choice.label.lower():
        line.append(f"  ({choice.notation})", style="not bold dim")
    return line


def show_greyed(console: Console, greyed: Sequence[Greyed], presenter: Presenter) -> None:
    """What is not possible and why: the cause, then the rule where it says something else."""
    words = presenter.words
    if not greyed:
        say(console, words("term-nothing-greyed"))
        return
    say(console, words("term-why-not"), "bold")
    for move in greyed:
        line = Text(f"  {move.label}", style="dim")
        line.append(f"  {move.sentence} ", style="default")
        rule = presenter.rule_text(move.rule)
        line.append(move.rule if rule == move.sentence else f"{move.rule}: {rule}", style="yellow")
        console.print(line)


def show_sheet(console: Console, sheet: ScoreSheet, presenter: Presenter, progress: Progress | None = None) -> None:
    """Points by category, a column for each seat; without points, how near each seat is on the ways to win."""
    words = presenter.words
    table = Table(title=words("term-score"), title_justify="left", title_style="bold")
    table.add_column("")
    for seat in range(len(sheet.totals)):
        table.add_column(escape(presenter.names[seat]), justify="right")
    if progress is not None:
        for i, (way, need) in enumerate(zip(progress.ways, progress.need, strict=True)):
            near = (words("term-way", have=row[i], need=need) for row in progress.have)
            table.add_row(escape(words(f"way-{way}")), *near, style="bold")
        table.add_section()
    for i, category in enumerate(sheet.categories):
        table.add_row(escape(words(f"score-{category}")), *(str(row[i]) for row in sheet.points))
    if progress is None:
        table.add_section()
        table.add_row(words("term-total"), *(str(total) for total in sheet.totals), style="bold")
    console.print(table)


def show_events(
    console: Console, entries: Sequence[LogEntry], presenter: Presenter, state: State, viewer: int, plies: bool = False
) -> None:
    """What happened, as far as this viewer may know it; what was taken back stays, struck through."""
    lines = [(entry, presenter.event(state, entry.event, viewer)) for entry in entries]
    for (ply, undone, text), same in groupby((entry.ply, entry.undone, text) for entry, text in lines):
        line = Text(f"{ply:>4}  " if plies else "· ", style="dim")
        if undone:
            line.append(presenter.words("term-undone", text=text), style="dim strike")
        else:
            line.append(text, style="default")
        times = len(list(same))
        if times > 1:
            line.append(f" ×{times}")
        console.print(line)
