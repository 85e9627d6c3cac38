"""People at one screen: what each of them is shown, and what not."""

from __future__ import annotations

import io
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from rich.console import Console

from tabularium.bots import Bot
from tabularium.games.nundinae import steps
from tabularium.games.nundinae.game import GAME
from tabularium.games.nundinae.state import Market
from tabularium.kernel.live import Live
from tabularium.kernel.moves import DONE
from tabularium.kernel.state import View
from tabularium.kernel.textboard import Line, Section
from tabularium.terminal.pages import show_changes, show_events
from tabularium.terminal.seating import seat_bots
from tabularium.terminal.sitting import CLEAR, TerminalGame
from tests.games.age_of_rome.scenario import Scene

AS, SESTERTIUS, DENARIUS, TRIBUNE = range(4)


class Evening:
    """A sitting with known hands, and all that was printed."""

    def __init__(self, folder: Path, *named: str, terminal: bool = False, lang: str = "en", **options: str) -> None:
        self.live = Live(GAME, len(named), options, 1, names=["Livia", "Marcus", "Gaius", "Julia"][: len(named)])
        self.file = io.StringIO()
        self.record = folder / "a.acta"
        console = Console(
            file=self.file, width=100, force_terminal=terminal, color_system=None, highlight=False, emoji=False
        )
        self.sitting = TerminalGame(self.live, seat_bots(self.live.game, named, 1), lang, console, self.record)

    def hold(self, *hands: tuple[int, ...]) -> None:
        s = self.live.state
        assert isinstance(s, Market)
        for seat, hand in enumerate(hands):
            s.hands[seat] = tuple(sorted(hand))

    def play(self, *typed: str) -> str:
        sys.stdin = io.StringIO("".join(f"{line}\n" for line in typed))
        self.sitting.play()
        return self.file.getvalue()


@pytest.fixture(autouse=True)
def stdin(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a test types is forgotten after it."""
    monkeypatch.setattr(sys, "stdin", io.StringIO())


def between(text: str, start: str, end: str) -> str:
    return text.split(start, 1)[1].split(end, 1)[0]


def test_the_greyed_moves_say_which_rule(tmp_path: Path) -> None:
    evening = Evening(tmp_path, "human", "random")
    evening.hold((AS, DENARIUS))
    told = between(evening.play("?"), "> ?\n", "Your choice")
    assert told.splitlines() == [
        "Not possible now:",
        "  Bid sestertius  You have no sestertius in your hand. NU-2.2: You bid with a card of your hand.",
        "  Bid tribune  A tribune cannot be bid. NU-2.3",
    ]


def test_the_reasons_are_french_for_who_speaks_it(tmp_path: Path) -> None:
    evening = Evening(tmp_path, "human", "random", lang="fr")
    evening.hold((AS, SESTERTIUS, DENARIUS))
    assert "Miser\u00a0: tribun  Un tribun ne se mise pas. NU-2.3\n" in evening.play("?")


def test_a_forbidden_move_in_words_is_refused_with_its_rule(tmp_path: Path) -> None:
    evening = Evening(tmp_path, "human", "random")
    evening.hold((AS,))
    assert "“bid tribune” is not possible now (NU-2.3). A tribune cannot be bid.\n" in evening.play("bid tribune")
    assert evening.live.ply == 1


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("bud as", "“bud as” can’t be read as a move here. Type a number, or a move in words such as “bid as”."),
        ("0", "There is no option 0: they go from 1 to 2."),
        ("7", "There is no option 7: they go from 1 to 2."),
        ("done; bid as", "“done; bid as” can’t be read as a move here."),
        ("u", "There is nothing of yours to take back: you have not moved yet, or somebody has acted since."),
        ("[bold]", "“[bold]” can’t be read as a move here."),
    ],
)
def test_what_can_not_be_done_is_answered(tmp_path: Path, typed: str, answer: str) -> None:
    evening = Evening(tmp_path, "human", "random")
    evening.hold((AS,))
    assert answer in evening.play(typed).replace("\n", " ").replace("  ", " ")


@pytest.mark.parametrize("typed", ["1", "bid as", "BID AS", "Bid as"])
def test_a_move_by_number_by_notation_and_by_label(tmp_path: Path, typed: str) -> None:
    evening = Evening(tmp_path, "human", "random")
    evening.hold((AS,))
    evening.play(typed)
    assert evening.live.state.drafts[0] == (AS,)


def test_a_hint_names_every_answer_also_the_one_that_lays_nothing(tmp_path: Path) -> None:
    evening = Evening(tmp_path, "human", "random")
    evening.hold((AS, DENARIUS))
    told = between(evening.play("h"), "> h\n", "Your choice")
    first, *lines = told.splitlines()
    assert "your chance to win is" in first
    assert {"Bid as", "Bid denarius", "Done"} <= set(lines)
    assert " ".join(told.split()).count("compared with") == 3


def test_a_whole_plan_in_one_line(tmp_path: Path) -> None:
    evening = Evening(tmp_path, "human", "random")
    evening.hold((AS,), (TRIBUNE,))
    assert "· Livia bids: as.\n" in evening.play("bid as; done")


def test_an_edit_can_be_taken_back(tmp_path: Path) -> None:
    evening = Evening(tmp_path, "human", "random")
    evening.hold((AS, DENARIUS))
    assert "Taken back.\n" in evening.play("bid as", "bid denarius", "u")
    assert evening.live.state.drafts[0] == (AS,)


def test_what_showed_something_stays(tmp_path: Path) -> None:
    evening = Evening(tmp_path, "human", "random", gifts="yes")
    evening.hold((DENARIUS, AS), (AS,))
    told = evening.play("bid denarius; done", "u")
    assert "Your last move stands: it drew or showed something, or closed something for good.\n" in told


def test_an_edit_shows_only_the_panel_that_it_changed(tmp_path: Path) -> None:
    evening = Evening(tmp_path, "human", "random")
    evening.hold((AS,))
    told = between(evening.play("bid as"), "> bid as\n", "Choose a card to bid")
    assert "Bid   as" in told
    assert "Marcus" not in told
    assert "Market day" not in told


def test_within_a_phase_only_what_changed_is_shown(tmp_path: Path) -> None:
    evening = Evening(tmp_path, "human", "random")
    evening.hold((AS,))
    hills, road, two = (
        Section(key, "", (Line(said),)) for key, said in (("a", "Hills."), ("b", "A road."), ("b", "Two."))
    )
    before = replace(evening.sitting.page(), sections=(hills, road))
    show_changes(evening.sitting.console, before, replace(before, sections=(hills, two)), ": ")
    assert evening.file.getvalue() == "Two.\n"


def test_the_game_answers_for_a_person(tmp_path: Path) -> None:
    evening = Evening(tmp_path, "human", "random")
    evening.hold((AS, DENARIUS))
    evening.sitting.live.game = replace(GAME, propose=lambda view, seat, rng: [(steps.BID | DENARIUS, DONE)])
    evening.play("a")
    assert evening.live.state.drafts[0] == (DENARIUS,)  # laid, not sealed


def test_where_nothing_can_be_put_together(tmp_path: Path) -> None:
    evening = Evening(tmp_path, "human", "random")
    evening.hold((AS,))
    evening.sitting.live.game = replace(GAME, propose=lambda view, seat, rng: [])
    assert "Nothing is put together here: choose from the list.\n" in evening.play("a")
    assert evening.live.state.drafts[0] == ()


def test_an_empty_line_shows_the_choices_again(tmp_path: Path) -> None:
    evening = Evening(tmp_path, "human", "random")
    evening.hold((AS,))
    told = between(evening.play(""), "Your choice > \n", "Your choice")
    assert " 1 Bid as\n 2 Done\n" in told
    assert "? why not, a answer for me, h hint, u undo, b board" in told


def test_the_score_sheet_by_category(tmp_path: Path) -> None:
    evening = Evening(tmp_path, "human", "random")
    evening.hold((DENARIUS, DENARIUS), (DENARIUS,))
    told = between(evening.play("s"), "> s\n", "Your choice")
    assert "│ Wares │     0 │      0 │" in told
    assert "│ Purse │     2 │      0 │" in told  # nobody counts what Marcus hides
    assert "│ Total │     2 │      0 │" in told


def test_the_board_on_request(tmp_path: Path) -> None:
    told = between(Evening(tmp_path, "human", "random").play("b"), "> b\n", "Your choice")
    assert "On sale: a ware worth 5." in told
    assert "Marcus" in told


def test_the_log_keeps_what_was_taken_back(tmp_path: Path) -> None:
    evening = Evening(tmp_path, "human", "human")
    evening.hold((DENARIUS,), (TRIBUNE, AS))
    evening.live.play(0, "bid denarius; done")
    evening.live.play(1, "done")
    taken_back = replace(evening.live.log[-1], undone=True)
    show_events(evening.sitting.console, [taken_back], evening.sitting.presenter, evening.live.state, 0, plies=True)
    assert evening.file.getvalue() == "   2  Livia bids: denarius. (taken back)\n"


def test_the_secrets_of_one_person_stay_behind_the_curtain(tmp_path: Path) -> None:
    evening = Evening(tmp_path, "human", "human")
    evening.hold((DENARIUS,), (TRIBUNE, SESTERTIUS))
    told = evening.play("", "bid denarius", "done", "", "l")
    assert told.startswith("The screen is for Livia.\n")
    for_livia = between(told, "The screen is for Livia.", "The screen is for Marcus.")
    for_marcus = told.split("The screen is for Marcus.")[1]
    assert "Hand  denarius" in for_livia
    assert "Hand  hidden card, hidden card" in for_livia
    assert "Hand  sestertius, tribune" in for_marcus
    assert "Hand  hidden card " in for_marcus
    assert "denarius" not in for_marcus.replace("Bid denarius", "").split("> l\n")[0]
    assert "· Livia is done.\n" in for_marcus


def test_the_curtain_wipes_the_terminal(tmp_path: Path) -> None:
    evening = Evening(tmp_path, "human", "human", terminal=True)
    told = evening.play("", "done")
    assert told.count(CLEAR) == 2
    assert told.startswith(CLEAR)


def test_one_person_alone_needs_no_curtain(tmp_path: Path) -> None:
    assert "The screen is for" not in Evening(tmp_path, "random", "human").play()


def test_who_is_done_may_think_again(tmp_path: Path) -> None:
    evening = Evening(tmp_path, "human", "human")
    evening.hold((AS,), (AS,))
    told = evening.play("", "done", "1", "reopen", "bid as")
    assert "With 1, Livia takes the screen instead.\n" in told
    assert "You need not decide anything: Enter gives the screen back.\n" in told
    assert evening.live.state.drafts == [(AS,), ()]


def test_who_sits_before_the_screen_stays_there(tmp_path: Path) -> None:
    evening = Evening(tmp_path, "human", "human")
    evening.hold((AS,), (AS,))
    told = evening.play("2", "bid as", "done")
    assert told.count("The screen is for Livia.") == 2  # at the start, and when Marcus is done
    assert "The screen is for Marcus." not in told
    assert evening.live.state.drafts == [(), (AS,)]


def test_who_need_not_decide_gives_the_screen_back(tmp_path: Path) -> None:
    evening = Evening(tmp_path, "human", "human")
    assert evening.play("", "done", "1", "").count("The screen is for Marcus.") == 2


def test_who_gets_up_may_still_take_the_last_move_back(tmp_path: Path) -> None:
    evening = Evening(tmp_path, "human", "human", "human")
    evening.hold((DENARIUS,), (AS,), (AS,))
    told = evening.play("", "bid denarius; done", "", "done", "", "done", "", "pass", "u")
    assert "Marcus may still take the last move back with u.\n" in told
    assert evening.live.ply == 3
    assert evening.live.acta.lines[-1].kind == "undo"


def test_the_end_tells_who_won_and_keeps_the_record(tmp_path: Path) -> None:
    evening = Evening(tmp_path, "human", "human")
    evening.hold((DENARIUS, DENARIUS), ())
    first_day = ("", "bid denarius; done", "", "done", "pass", "", "confirm")
    second_day = ("bid denarius; done", "", "done", "pass", "", "confirm")
    told = evening.play(*first_day, *second_day)
    assert "Livia wins.\n" in told
    assert "│ Wares │    13 │" in told
    assert told.replace("\n", "").endswith("a.acta.")
    assert "result points 1,2\n" in evening.record.read_text(encoding="utf-8")


def test_the_language_changes_in_the_middle_of_a_game(tmp_path: Path) -> None:
    evening = Evening(tmp_path, "human", "random")
    evening.hold((AS,))
    told = evening.play("bid as", "fr", "u")
    assert "Misez une carte" in told.split("> fr\n")[1]
    assert "C’est annulé.\n" in told


class Fainting(Bot):
    def choose(self, view: View, seat: int) -> tuple[int, ...]:
        raise RuntimeError("the bot faints")


def test_the_record_is_kept_whatever_happens(tmp_path: Path) -> None:
    evening = Evening(tmp_path, "human", "random")
    evening.sitting.bots = (None, Fainting())
    with pytest.raises(RuntimeError, match="the bot faints"):
        evening.play()
    assert evening.record.read_text(encoding="utf-8").startswith("acta 1\ngame: nundinae\n")


# -- a game with windows that are always asked ---------------------------------------------------------------


def rome(folder: Path, *named: str) -> Evening:
    """Age of Rome in an Action phase; Livia holds an Abacus, which can't be played there."""
    evening = Evening(folder, *named)
    scene = Scene(len(named)).tiles("africa", religion=1).hand(1, "abacus").action()
    evening.live = scene.live
    evening.live.acta.names = ["Livia", "Marcus"][: len(named)]
    evening.sitting = TerminalGame(
        evening.live, seat_bots(evening.live.game, named, 1), "en", evening.sitting.console, evening.record
    )
    return evening


def test_a_person_alone_with_bots_is_spared_formalities_and_can_undo_past_them(tmp_path: Path) -> None:
    evening = rome(tmp_path, "human", "random")
    told = evening.play("place religion", "u", "place religion", "raise base")
    assert "Do you play a Trade card?" not in told
    assert told.count("Which level of your Pantheon grows?") == 2
    assert told.count("Where do you place a Partisan?") == 2
    moves = [
        evening.live.game.notation().format(move) for seat, moves in evening.live.moves if seat == 0 for move in moves
    ]
    assert moves[:3] == ["place religion", "close", "raise base"]


def test_among_several_people_a_formality_is_asked(tmp_path: Path) -> None:
    told = rome(tmp_path, "human", "human").play("", "place religion")
    assert "Do you play a Trade card? (when you place a Partisan)" in told


def test_of_a_long_board_only_what_changed_is_shown(tmp_path: Path) -> None:
    told = rome(tmp_path, "human", "random").play("place religion", "b")
    later = between(told, "> place religion\n", "> b\n")
    assert "Africa, facing Livia" in later
    assert "Senate Column" not in later
    assert "╭─ Marcus" not in later
    assert "Senate Column" in told.split("> b\n")[1]
