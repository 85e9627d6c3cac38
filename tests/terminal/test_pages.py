from __future__ import annotations

import io

from rich.console import Console

from tabularium.games.mare_nostrum.game import GAME as MARE_NOSTRUM
from tabularium.games.nundinae.game import GAME
from tabularium.kernel.presentation import Choice, Panel, Presenter
from tabularium.kernel.scores import Progress, score_sheet
from tabularium.terminal.pages import say, show_choices, show_panels, show_sheet


def paper() -> tuple[Console, io.StringIO]:
    file = io.StringIO()
    return Console(file=file, width=60, highlight=False, emoji=False), file


def test_a_choice_has_its_number_its_label_and_its_notation() -> None:
    console, file = paper()
    show_choices(console, [Choice(1, "haggle", "Haggle"), Choice(2, "bid as", "Lay an as")])
    assert file.getvalue() == " 1 Haggle\n 2 Lay an as  (bid as)\n"


def test_many_choices_stand_in_columns() -> None:
    console, file = paper()
    show_choices(console, [Choice(n, f"go {n}", f"Go {n}") for n in range(1, 31)])
    lines = file.getvalue().splitlines()
    assert len(lines) < 12
    assert lines[0].startswith("  1 Go 1 ")
    assert " 30 Go 30" in file.getvalue()


def test_nothing_in_a_text_is_markup() -> None:
    console, file = paper()
    say(console, "[bold]:smile:[/bold]")
    show_panels(console, [Panel("[red]", (("[a]", "[/b]"), ("empty", "")))])
    told = file.getvalue()
    assert "[bold]:smile:[/bold]\n" in told
    assert "─ [red] ─" in told
    assert "[a]   [/b]" in told
    assert "empty –" in told


def test_the_score_sheet_has_a_column_for_each_seat() -> None:
    console, file = paper()
    show_sheet(
        console, score_sheet(("wares", "purse"), [(5, 2), (0, -1)]), Presenter(GAME, "fr", ["[Livia]", "Marcus"])
    )
    rows = [line.strip("┃│ ").split() for line in file.getvalue().splitlines() if line[0] in "┃│"]
    assert rows == [
        ["[Livia]", "┃", "Marcus"],
        ["Lots", "│", "5", "│", "0"],
        ["Bourse", "│", "2", "│", "-1"],
        ["Total", "│", "7", "│", "-1"],
    ]


def test_a_game_without_points_shows_the_ways_to_win_and_no_sum() -> None:
    console, file = paper()
    presenter = Presenter(MARE_NOSTRUM, "en", ["Livia", "Marcus"])
    progress = Progress(("titles",), (3,), ((1,), (2,)))
    show_sheet(console, score_sheet(("provinces",), [(5,), (3,)]), presenter, progress)
    rows = [line.strip("┃│ ").split("│") for line in file.getvalue().splitlines() if line[0] == "│"]
    assert [[cell.strip() for cell in row] for row in rows] == [["Titles", "1 of 3", "2 of 3"], ["Provinces", "5", "3"]]
