"""The `tabularium` command from the outside: what it prints, what it leaves behind, what it returns."""

from __future__ import annotations

import argparse
import io
import json
import re
import subprocess
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from importlib import import_module
from itertools import islice
from pathlib import Path

import pytest

from tabularium import cli
from tabularium.arena import bench
from tabularium.arena.fuzz import fuzz
from tabularium.cli import common, testing
from tabularium.cli.parser import command
from tabularium.games.nundinae.game import GAME
from tabularium.games.nundinae.state import Market
from tabularium.kernel.game import AnyGame, find_game, shelf
from tabularium.kernel.scores import ScoreSheet
from tabularium.kernel.trial import Report

BOX = GAME.folder / "box.toml"


@dataclass(frozen=True)
class Ran:
    code: int
    out: str
    err: str


@dataclass(frozen=True)
class Command:
    """Runs the command in a folder of its own, with what is typed on stdin."""

    patch: pytest.MonkeyPatch
    capture: pytest.CaptureFixture[str]
    folder: Path

    def __call__(self, *argv: str, typed: str = "") -> Ran:
        self.patch.setattr(sys, "stdin", io.StringIO(typed))
        code = cli.main(argv)
        told = self.capture.readouterr()
        return Ran(code, told.out, told.err)

    def write(self, name: str, text: str) -> str:
        (self.folder / name).write_text(text, encoding="utf-8")
        return name

    def read(self, name: str) -> str:
        return (self.folder / name).read_text(encoding="utf-8")


@pytest.fixture
def tabularium(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Command:
    monkeypatch.chdir(tmp_path)
    for key in ("LC_ALL", "LC_MESSAGES", "FORCE_COLOR", "TTY_COMPATIBLE"):
        monkeypatch.delenv(key, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "100")
    return Command(monkeypatch, capsys, tmp_path)


# -- games -------------------------------------------------------------------------------------------


def test_games_lists_the_shelf(tabularium: Command) -> None:
    ran = tabularium("games")
    assert ran.code == 0
    assert "Nundinae (nundinae)" in ran.out
    assert "  1, 2, 3, 4 players, 5 to 10 minutes\n" in ran.out
    assert "  market – Length: short (two market days), long (four market days)\n" in ran.out
    assert "  An example, to learn from.\n" in ran.out


def test_games_speak_french(tabularium: Command) -> None:
    assert "  1, 2, 3, 4 joueurs, de 5 à 10 minutes\n" in tabularium("games", "--lang", "fr").out


def test_games_for_programs(tabularium: Command) -> None:
    shelf = json.loads(tabularium("games", "--json").out)
    assert next(game for game in shelf if game["id"] == "nundinae") == {
        "id": "nundinae",
        "title": {"en": "Nundinae", "fr": "Nundinae"},
        "players": [1, 2, 3, 4],
        "minutes": [5, 10],
        "options": [
            {"key": "market", "choices": ["short", "long"], "players": [1, 2, 3, 4]},
            {"key": "gifts", "choices": ["no", "yes"], "players": [2, 3, 4]},
        ],
        "finished": True,
        "example": True,
    }


# -- play --------------------------------------------------------------------------------------------


def test_a_whole_game_in_english(tabularium: Command) -> None:
    argv = ["play", "nundinae", "--seats", "human,random", "--seed", "7", "--record", "a.acta"]
    ran = tabularium(*argv, typed="2\n1\nbid denarius\nDone\n" * 9)
    assert ran.code == 0
    assert "· Player 1 bids: denarius.\n" in ran.out
    assert "The game is over." in ran.out
    assert "Player 1 wins.\n" in ran.out
    assert ran.out.endswith("Thank you for playing. The record is in a.acta.\n")
    assert tabularium.read("a.acta").splitlines()[6] == "dice: seed 7"
    assert tabularium("verify", "a.acta").code == 0


def test_a_whole_game_in_french(tabularium: Command) -> None:
    argv = ["play", "nundinae", "--seats", "human,random", "--lang", "fr", "--seed", "7", "--record", "a.acta"]
    ran = tabularium(*argv, typed="1\n" * 30)
    assert ran.code == 0
    prompt = (
        "Misez une carte pour le lot, ou aucune, puis validez avec «\u00a0Terminé\u00a0». Toutes les mises sont payées."
    )
    assert f"{prompt}\n 1 Terminé  (done)\n" in ran.out
    assert "Joueur 1 l’emporte.\n" in ran.out
    assert ran.out.endswith("Merci d’avoir joué. La partie est notée dans a.acta.\n")


@pytest.mark.parametrize(("lang", "help_line"), [("fr_CA.UTF-8", "Un numéro ou un coup"), ("de_DE", "A number or")])
def test_the_language_is_the_terminals(tabularium: Command, lang: str, help_line: str) -> None:
    tabularium.patch.setenv("LANG", lang)
    assert help_line in tabularium("play", "nundinae").out


def test_who_runs_out_of_words_leaves_politely(tabularium: Command) -> None:
    ran = tabularium("play", "nundinae", "--record", "a.acta", typed="2\n")
    assert ran.code == 0
    assert ran.out.endswith("Until next time. The record is in a.acta.\n")
    assert ran.err == ""


def test_without_a_terminal_there_are_no_control_codes(tabularium: Command) -> None:
    ran = tabularium("play", "nundinae", "--seats", "human,human", "--seed", "1", typed="\n?\nb\ns\nl\n2\n1\n\n")
    assert "\x1b" not in ran.out


def test_the_usual_record_lies_here(tabularium: Command) -> None:
    tabularium("play", "nundinae", typed="q\n")
    (record,) = tabularium.folder.glob("*.acta")
    assert re.fullmatch(r"nundinae-\d{8}-\d{6}\.acta", record.name)


def test_a_left_game_with_fair_dice_can_be_verified(tabularium: Command) -> None:
    tabularium("play", "nundinae", "--record", "a.acta", typed="q\n")
    ran = tabularium("verify", "a.acta")
    assert ran.code == 0
    assert "ok  dice: fair, the secret is the one committed to\n" in ran.out
    assert "ok  result: none yet, the game stopped at ply 1\n" in ran.out


def test_bots_alone_play_to_the_end(tabularium: Command) -> None:
    ran = tabularium("play", "nundinae", "--seats", "random,random,random", "--record", "a.acta")
    assert ran.code == 0
    assert "The game is over." in ran.out
    assert tabularium("verify", "a.acta").code == 0


def test_options_reach_the_game(tabularium: Command) -> None:
    argv = ["play", "nundinae", "--options", "market=long", "gifts=yes", "--record", "a.acta"]
    assert tabularium(*argv).code == 0
    assert 'options: {"market": "long", "gifts": "yes"}\n' in tabularium.read("a.acta")


# -- what was typed wrong ----------------------------------------------------------------------------

WRONG: Mapping[str, tuple[str, ...]] = {
    f"no game “chess” on the shelf; there are {', '.join(shelf())}": ("play", "chess"),
    "nundinae is for 1, 2, 3, 4 players, not 9": ("play", "nundinae", "--seats", "9"),
    "nundinae is for 1, 2, 3, 4 players, not 5": ("fuzz", "nundinae", "--seats", "5"),
    "nundinae is for 1, 2, 3, 4 players, not 6": ("bench", "nundinae", "--seats", "6"),
    "seats are a number or a list of human, plebeian, senator, consul, dictator, random, not “cat”": (
        "play",
        "nundinae",
        "--seats",
        "cat",
    ),
    "an option is written key=value, not “long”": ("play", "nundinae", "--options", "long"),
    "option market is given twice": ("play", "nundinae", "--options", "market=long", "market=short"),
    "option market can be short, long, not “huge”": ("play", "nundinae", "--options", "market=huge"),
    "no option “wine”; there are market, gifts": ("play", "nundinae", "--options", "wine=red"),
    "option gifts=yes is for 2, 3, 4 players, not 1": ("play", "nundinae", "--seats", "1", "--options", "gifts=yes"),
    "there is no file nowhere.acta": ("verify", "nowhere.acta"),
    "there is no file nowhere.toml": ("box", "check", "nundinae", "nowhere.toml"),
    ". is a folder, not a file": ("replay", "."),
    "no/a.acta can't be written: there is no such folder, or it is not yours to write in": (
        *("play", "nundinae", "--record", "no/a.acta"),
    ),
    "argument --seed: must be a whole number from 0 up, not “-1” (tabularium play --help says more)": (
        *("play", "nundinae", "--seed", "-1"),
    ),
    "argument --seconds: must be a number of seconds up to a day, not “nan” (tabularium bench --help says more)": (
        *("bench", "nundinae", "--seconds", "nan"),
    ),
    "bench web measures what it always does: only --seconds, --first-moves, --pace and --profile go with it": (
        *("bench", "web", "--json"),
    ),
    "--first-moves goes with bench web alone": ("bench", "nundinae", "--first-moves", "5"),
    "--processes goes with bench web --processes 1,2 --db postgresql://… alone": ("bench", "web", "--processes", "1,2"),
    "argument --route: must be table or random, not “both” (tabularium bench --help says more)": (
        *("bench", "web", "--route", "both"),
    ),
    "--pace goes with bench web alone": ("bench", "all", "--pace", "5"),
    "--profile goes with bench web alone": ("bench", "nundinae", "--profile"),
    "bench --peers measures what it always does: only --seconds goes with it": (
        *("bench", "all", "--peers", "--seats", "2"),
    ),
    "argument --search: not allowed with argument --peers (tabularium bench --help says more)": (
        *("bench", "all", "--peers", "--search"),
    ),
    "argument --games: must be a whole number from 1 up, not “0” (tabularium fuzz --help says more)": (
        *("fuzz", "nundinae", "--games", "0"),
    ),
    "argument --port: must be a whole number from 1 to 65535, not “99999” (tabularium serve --help says more)": (
        *("serve", "--port", "99999"),
    ),
    "the following arguments are required: GAME (tabularium play --help says more)": ("play",),
    "the following arguments are required: COMMAND (tabularium --help says more)": (),
}


@pytest.mark.parametrize(("sentence", "argv"), WRONG.items(), ids=[" ".join(argv) or "-" for argv in WRONG.values()])
def test_what_was_typed_wrong_is_told_in_a_sentence(tabularium: Command, sentence: str, argv: tuple[str, ...]) -> None:
    assert tabularium(*argv) == Ran(2, "", f"tabularium: {sentence}\n")


def test_a_record_is_never_overwritten(tabularium: Command) -> None:
    tabularium.write("a.acta", "mine")
    ran = tabularium("play", "nundinae", "--record", "a.acta")
    assert ran == Ran(2, "", "tabularium: a.acta exists already: name a new file with --record\n")
    assert tabularium.read("a.acta") == "mine"


@pytest.mark.parametrize("verb", ["games", "play", "fuzz", "bench", "replay", "verify", "box"])
def test_each_verb_has_help(tabularium: Command, verb: str) -> None:
    ran = tabularium(verb, "--help")
    assert ran.code == 0
    assert ran.out.startswith(f"usage: tabularium {verb}")


# -- replay and verify -------------------------------------------------------------------------------

RECORD = """acta 1
game: nundinae
ruleset: 1
box: {box}
options: {{}}
names: ["Livia", "Marcus"]
dice: seed 7

move 2 done
move 1 bid denarius; done
move 2 pass
move 1 confirm
"""


@pytest.fixture
def record(tabularium: Command) -> str:
    """A game of which one day is played: Livia bought, and had denarius, denarius, denarius, tribune."""
    return tabularium.write("left.acta", RECORD.format(box=GAME.box.digest))


@pytest.fixture
def finished(tabularium: Command, record: str) -> str:
    moves = "move 2 done\nmove 1 done\nresult points 1,2\n"
    return tabularium.write("done.acta", RECORD.format(box=GAME.box.digest) + moves)


def test_replay_of_an_unfinished_game_keeps_its_secrets(tabularium: Command, record: str) -> None:
    ran = tabularium("replay", record, "--ply", "0")
    assert ran.code == 0
    assert ran.out.startswith("Nundinae: move 0 of 4 ")
    assert "Market day 1, as everybody sees it" in ran.out
    assert "   0  Livia draws a card. ×3\n" in ran.out
    assert "hidden card, hidden card" in ran.out
    assert "denarius" not in ran.out
    assert "tribune" not in ran.out


def test_replay_as_a_seat(tabularium: Command, record: str) -> None:
    ran = tabularium("replay", record, "--ply", "1", "--seat", "1")
    assert "Market day 1, as Livia sees it" in ran.out
    assert "   0  Marcus draws a card. ×3\n" in ran.out
    prompt = "Choose a card to bid for the ware, or none, then press Done. All bids are paid."
    assert f"{prompt}\n 1 Done\n 2 Bid denarius\n" in ran.out


def test_replay_of_a_finished_game_shows_everything(tabularium: Command, finished: str) -> None:
    ran = tabularium("replay", finished, "--ply", "1", "--lang", "fr")
    assert "Jour de marché 1, du point de vue de Livia" in ran.out
    assert "Jour de marché 1, du point de vue de Marcus" in ran.out
    assert "pioche une carte" not in ran.out


def test_replay_of_the_last_ply_tells_the_end(tabularium: Command, finished: str) -> None:
    ran = tabularium("replay", finished)
    assert "Livia wins.\n" in ran.out
    assert "│ Total │     7 │      1 │" in ran.out


def test_replay_knows_its_plies_and_seats(tabularium: Command, record: str) -> None:
    assert tabularium("replay", record, "--ply", "5") == Ran(2, "", "tabularium: this game has plies 0 to 4, not 5\n")
    assert tabularium("replay", record, "--seat", "3") == Ran(2, "", "tabularium: this game has seats 1 to 2, not 3\n")


def test_replay_shows_a_broken_record_as_far_as_it_plays(tabularium: Command, record: str) -> None:
    tabularium.write("broken.acta", tabularium.read(record) + "move 2 veto\n")
    assert tabularium("replay", "broken.acta", "--ply", "4").code == 0
    assert tabularium("replay", "broken.acta").code == 1


def test_verify_says_each_check(tabularium: Command, finished: str) -> None:
    ran = tabularium("verify", finished)
    assert ran.code == 0
    assert ran.out.splitlines() == [
        "ok  rules: nundinae, ruleset 1",
        f"ok  box: the rulebook’s own, {GAME.box.digest}",
        "ok  dice: those of seed 7",
        "ok  moves: every one is legal, 6 stand",
        "ok  result: “points 1,2”, as recorded",
    ]


FALSE: Mapping[str, tuple[str, str]] = {
    "entry 2, “move 1 bid tribune; done”: “bid tribune” is not allowed: NU-2.3": ("denarius", "tribune"),
    "entry 2, “move 1 bid aureus; done”: “bid aureus” is not a move: “aureus” is no card; "
    "there are as, sestertius, denarius, tribune": ("denarius", "aureus"),
    "line 11: seats are numbered from 1 to 2, not 4": ("move 2 pass", "move 4 pass"),
    "entry 7, “result points 2,1”: the game ended with “points 1,2”": ("points 1,2", "points 2,1"),
    "the game is over with “points 1,2”, but the record has no result": ("result points 1,2\n", ""),
    "this record was played under ruleset 9; this build plays ruleset 1": ("ruleset: 1", "ruleset: 9"),
    f"the box of this record (cafe) is not the one here ({GAME.box.digest})": (GAME.box.digest, "cafe"),
    f"no game “chess” on the shelf; there are {', '.join(shelf())}": ("nundinae", "chess"),
    "line 1: a record starts with “acta 1”, not with “acta 9”": ("acta 1", "acta 9"),
    "the header has no dice": ("dice: seed 7\n", ""),
    "dice: “seed” and a number or “fair” and a commitment, not “loaded”": ("seed 7", "loaded"),
    "the secret of the dice is not in this record: it is told when the game is over": ("seed 7", "fair 00ff"),
}


@pytest.mark.parametrize(("difference", "change"), FALSE.items(), ids=[old.strip() for old, _ in FALSE.values()])
def test_verify_names_the_first_difference(
    tabularium: Command, finished: str, difference: str, change: tuple[str, str]
) -> None:
    tabularium.write(finished, tabularium.read(finished).replace(*change))
    ran = tabularium("verify", finished)
    assert (ran.code, ran.err) == (1, f"tabularium: {difference}\n")


def test_verify_finds_loaded_dice(tabularium: Command) -> None:
    tabularium("play", "nundinae", "--seats", "random,random", "--record", "a.acta")
    honest, secret = tabularium.read("a.acta").rsplit(" ", 1)
    tabularium.write("a.acta", f"{honest} {secret.strip()[::-1]}\n")
    ran = tabularium("verify", "a.acta")
    told = "the dice are not the ones committed to: the secret does not fit the commitment"
    assert (ran.code, ran.err) == (1, f"tabularium: {told}\n")


def test_a_file_that_is_no_text_is_no_record(tabularium: Command) -> None:
    (tabularium.folder / "a.acta").write_bytes(b"\xff\xfe\x00")
    told = "tabularium: a.acta is no text file, so it is no record of a game\n"
    assert tabularium("verify", "a.acta") == Ran(1, "", told)


# -- fuzz --------------------------------------------------------------------------------------------


def test_fuzz_plays_all_player_counts(tabularium: Command) -> None:
    ran = tabularium("fuzz", "nundinae", "--games", "8", "--seed", "3")
    assert ran.code == 0
    first, second, third = ran.out.splitlines()
    assert re.fullmatch(r"nundinae: 8 games, \d+ decisions, no law broken", first)
    assert re.fullmatch(r"[2-6] option combinations: .*", second)
    assert third == "endings: points 6x, solo 2x"
    assert ran.err.splitlines()[-1] == "8 of 8 games"


def test_fuzz_that_is_stopped_says_how_far_it_came(tabularium: Command) -> None:
    def two_games(*asked: object) -> Iterator[Report]:
        yield from islice(fuzz(GAME, (2,), 3, 3), 2)
        raise KeyboardInterrupt

    tabularium.patch.setattr(testing, "fuzz", two_games)
    ran = tabularium("fuzz", "nundinae")
    assert ran.code == 130
    assert re.match(r"nundinae: 2 games, \d+ decisions, no law broken\n", ran.out)
    assert ran.err.endswith("2 of 100 games\ntabularium: stopped\n")


def test_a_study_that_can_t_be_written_plays_no_games(tabularium: Command) -> None:
    tabularium.write("here", "")
    ran = tabularium("study", "nundinae", "--games", "2", "--out", "here")
    assert ran == Ran(1, "", "tabularium: here can't be used: File exists\n")


def broken(tabularium: Command, game: AnyGame) -> None:
    def find(name: str) -> AnyGame:
        return game

    for module in (common, testing):
        tabularium.patch.setattr(module, "find_game", find)


def no_moves(seats: int, options: tuple[int, ...]) -> int:
    return 1


def test_fuzz_leaves_a_record_that_opens_at_the_broken_law(tabularium: Command) -> None:
    broken(tabularium, replace(GAME, bound=no_moves))
    ran = tabularium("fuzz", "nundinae", "--seats", "3", "--games", "5", "--seed", "40")
    assert ran.code == 1
    where = r"\(ply (\d+); tabularium fuzz nundinae --seats 3 --games 1 --seed 40\)"
    told = ran.err.splitlines()[-1]
    broken_at = re.fullmatch(rf"law broken: bound: more than 1 moves, and no end {where}", told)
    assert broken_at
    opens, again = ran.out.splitlines()
    assert opens == f"tabularium replay fuzz-nundinae-40.acta --ply {broken_at[1]}"
    assert again == "tabularium fuzz nundinae --seats 3 --games 1 --seed 40"
    spaced = tabularium("fuzz", "nundinae", "--seats", "3", "--games", "1", "--seed", "40", "--often", "2")
    assert spaced.out.splitlines()[-1] == f"{again} --often 2"
    assert tabularium(*opens.split()[1:]).code == 0


def no_score(s: Market) -> ScoreSheet:
    raise ZeroDivisionError("nothing to share")


def test_fuzz_keeps_the_game_that_crashed(tabularium: Command) -> None:
    broken(tabularium, replace(GAME, score=no_score))
    ran = tabularium("fuzz", "nundinae", "--games", "1", "--seats", "2")
    assert ran.code == 1
    assert "law broken: crash: ZeroDivisionError('nothing to share')" in ran.err
    assert (tabularium.folder / "fuzz-nundinae-0.acta").exists()


# -- bench -------------------------------------------------------------------------------------------


def test_bench_for_programs(tabularium: Command) -> None:
    ran = tabularium("bench", "nundinae", "--seats", "2", "--seconds", "0.1", "--json")
    found = json.loads(ran.out)
    assert list(found) == [
        *("game", "seats", "compiled", "decisions_per_s", "games_per_s", "copy_us", "decisions_per_game"),
    ]
    assert (found["game"], found["seats"]) == ("nundinae", 2)
    assert found["decisions_per_s"] > 100
    assert 2 < found["decisions_per_game"] < 40


def test_bench_of_all_games_is_the_bench_of_each(tabularium: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(testing, "bench", lambda game, seats, seconds: {"game": game.id, "seats": seats})
    ran = tabularium("bench", "all", "--seconds", "0.1", "--json")
    assert [json.loads(line) for line in ran.out.splitlines()] == [
        {"game": game.id, "seats": max(game.player_counts)} for game in shelf().values()
    ]
    ran = tabularium("bench", "all", "--seats", "3", "--json")
    assert {json.loads(line)["seats"] for line in ran.out.splitlines()} == {3}


def test_nothing_is_measured_where_one_game_can_not_have_so_many_seats(tabularium: Command) -> None:
    ran = tabularium("bench", "all", "--seats", "9")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.endswith(" players, not 9\n")


def test_bench_of_all_searches_has_openspiel_once(tabularium: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    pace = {"compiled": True, "simulations_per_s": 5, "judge_us": 1.0}
    monkeypatch.setattr(testing, "our_pace", lambda game, seats, seconds: {"game": game.id, "seats": seats, **pace})
    monkeypatch.setattr(testing, "openspiel_pace", lambda seconds: 7.0)
    told = tabularium("bench", "all", "--search").out.splitlines()
    assert [line.partition(",")[0] for line in told] == [*shelf(), "OpenSpiel"]
    for_programs = tabularium("bench", "all", "--search", "--json").out.splitlines()
    assert [json.loads(line)["openspiel_gin_rummy_per_s"] for line in for_programs] == [7] * len(shelf())


def test_bench_in_words(tabularium: Command) -> None:
    ran = tabularium("bench", "nundinae", "--seconds", "0.1")
    assert re.fullmatch(
        r"nundinae, 4 seats, (interpreted|compiled): \d+ decisions/s, [\d.]+ games/s, "
        r"[\d.]+ decisions a game, copy [\d.]+ us\n",
        ran.out,
    )


def test_bench_beside_catanatron(tabularium: Command) -> None:
    tabularium.patch.setattr(bench, "SLICE", 0.05)
    ran = tabularium("bench", "nundinae", "--seconds", "0.2", "--against", "catanatron")
    ours, theirs, ratio = ran.out.splitlines()
    assert ours.startswith("nundinae, 4 seats, ")
    assert theirs.startswith("catanatron, 4 seats: ")
    assert re.fullmatch(r"ratio \d+\.\dx", ratio)
    (line,) = tabularium("bench", "nundinae", "--seconds", "0.2", "--against", "catanatron", "--json").out.splitlines()
    found = json.loads(line)
    assert found["game"] == "nundinae"
    assert found["ratio"] > 0
    assert found["catanatron_decisions_per_s"] > 0


def test_bench_without_catanatron(tabularium: Command) -> None:
    def nothing(name: str) -> None:
        return None

    tabularium.patch.setattr(bench, "find_spec", nothing)
    told = "tabularium: catanatron is not installed here: pip install catanatron, or bench without --against\n"
    assert tabularium("bench", "nundinae", "--against", "catanatron") == Ran(2, "", told)


# -- custom boxes ------------------------------------------------------------------------------------


def custom(tabularium: Command, old: str, new: str) -> str:
    return tabularium.write("box.toml", BOX.read_text(encoding="utf-8").replace(old, new))


def test_the_rulebooks_box_is_sound(tabularium: Command) -> None:
    ran = tabularium("box", "check", "nundinae", str(BOX))
    assert ran == Ran(0, f"box.toml is the rulebook’s own box of nundinae, {GAME.box.digest}\n", "")


def test_a_sound_custom_box(tabularium: Command) -> None:
    ran = tabularium("box", "check", "nundinae", custom(tabularium, "hand = 3", "hand = 2"))
    assert ran.code == 0
    assert ran.out.startswith("box.toml is a sound custom box of nundinae, ")


def test_all_that_is_wrong_with_a_box(tabularium: Command) -> None:
    file = tabularium.write("box.toml", 'source = "dream"\nrounds = [2, "x"]\nwares = [1]\nhand = 30\nwine = 3\n')
    ran = tabularium("box", "check", "nundinae", file)
    assert ran.code == 1
    assert ran.out.splitlines()[:4] == [
        "source: is “dream”, but must be one of rulebook, found, house",
        "cards: is missing; a list of tables is needed",
        "hand: must be from 1 to 9, not 30",
        "rounds: must be a list of whole numbers, not [2, 'x']",
    ]
    assert "wine: no such entry in this game's box\n" in ran.out
    assert re.fullmatch(r"box.toml is no sound box of nundinae: \d problems\n", ran.err)


def test_what_the_counts_require(tabularium: Command) -> None:
    ran = tabularium("box", "check", "nundinae", custom(tabularium, "count = 9", "count = 8"))
    assert ran == Ran(
        1, "cards: 4 players need 28 cards, not 27\n", "box.toml is no sound box of nundinae: 1 problem\n"
    )


def test_a_thing_without_a_name_can_not_be_shown(tabularium: Command) -> None:
    ran = tabularium("box", "check", "nundinae", custom(tabularium, '"as"', '"aureus"'))
    names = "the names there are: as, sestertius, denarius, tribune"
    assert ran.out.splitlines() == [
        f"card aureus: has no name in en; {names}",
        f"card aureus: has no name in fr; {names}",
    ]


def test_a_box_whose_ids_are_no_words(tabularium: Command) -> None:
    ran = tabularium("box", "check", "nundinae", custom(tabularium, '"as"', '"An As"'))
    assert ran.out == "ids: the card words must be plain and different: ['An As']\n"


def test_a_box_that_is_not_toml(tabularium: Command) -> None:
    ran = tabularium("box", "check", "nundinae", tabularium.write("box.toml", "cards = ["))
    assert ran.code == 1
    assert ran.out.startswith("box.toml: is not TOML: ")


def test_a_custom_box_is_played_and_verified(tabularium: Command) -> None:
    file = custom(tabularium, "hand = 3", "hand = 2")
    ran = tabularium("play", "nundinae", "--box", file, "--record", "a.acta", "--seats", "random,random")
    assert ran.code == 0
    assert "· Bot 1 draws a card. ×2\n" in ran.out
    assert "ok  box: a custom one, " in tabularium("verify", "a.acta").out


def test_a_bad_box_is_not_played(tabularium: Command) -> None:
    ran = tabularium("play", "nundinae", "--box", custom(tabularium, "hand = 3", "hand = 0"))
    assert ran.code == 2
    assert ran.err == (
        "tabularium: box.toml can't be played: hand: must be from 1 to 9, not 0 "
        "(tabularium box check nundinae box.toml lists all)\n"
    )


# -- files that are beyond all limits ----------------------------------------------------------------

NUMBERS = "numbers are from -10000 to 10000, not"
DEEP = "is nested too deep: 20 tables and lists inside of each other are the most"


@pytest.mark.parametrize("verb", [("box", "check", "nundinae"), ("play", "nundinae", "--box")])
@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("a = " + "[" * 5_000 + "]" * 5_000, "box.toml, line 1: has 10004 characters; 4000 are the most"),
        ("a = " + "[\n" * 5_000 + "]\n" * 5_000, f"box.toml: {DEEP}"),
        ("a = " + "[" * 30 + "]" * 30, f"box.toml: a{'[1]' * 20}: {DEEP}"),
        ("a = {" + "a = {" * 30 + "}" * 31, f"box.toml: {'a.' * 20}a: {DEEP}"),
        (f"\nhand = {'9' * 5_000}", "box.toml, line 2: has 5007 characters; 4000 are the most"),
        (f"\nhand = {'9' * 150}", "box.toml, line 2: a number has more than 100 digits"),
        ("hand = 1" + "0" * 30, f"box.toml: hand: {NUMBERS} 10000000000000000000"),
        ("wares = [1, -20000]", f"box.toml: wares[2]: {NUMBERS} -20000"),
        ("hand = inf", f"box.toml: hand: {NUMBERS} inf"),
        (f"a{'.a' * 50_000} = 1", "box.toml, line 1: has 100005 characters; 4000 are the most"),
        (f"a{'.a' * 50} = 1", "box.toml, line 1: a key has more than 20 parts"),
        (f"{'a' * 200} = 1", "box.toml: the key aaaaaaaaaaaaaaaaaaaa… has more than 100 letters"),
        ("a = 1\n" + "# more\n" * 200_000, "box.toml: is larger than 1000000 bytes"),
        ("a = [" + "[],\n" * 30_000 + "]", "box.toml: has more than 20000 values"),
    ],
)  # fmt: skip
def test_a_box_beyond_the_limits_is_told_in_a_sentence(
    tabularium: Command, verb: tuple[str, ...], text: str, told: str
) -> None:
    assert tabularium(*verb, tabularium.write("box.toml", text)) == Ran(2, "", f"tabularium: {told}\n")


@pytest.mark.parametrize("game", [game.id for game in shelf().values()])
def test_a_box_whose_numbers_are_all_too_big_is_told_in_a_sentence(tabularium: Command, game: str) -> None:
    text = (find_game(game).folder / "box.toml").read_text(encoding="utf-8")
    file = tabularium.write("box.toml", re.sub(r"(?<![\w.\"-])[0-9]+(?![\w.\"-])", "1000000", text))
    ran = tabularium("box", "check", game, file)
    assert (ran.code, ran.out) == (2, "")
    assert re.fullmatch(rf"tabularium: box\.toml: [\w.\[\]]+: {NUMBERS} 1000000\n", ran.err)


@pytest.mark.parametrize("number", [-7, 31, 9_999])
@pytest.mark.parametrize("game", [game.id for game in shelf().values()])
def test_a_box_whose_numbers_are_all_wrong_has_problems(tabularium: Command, game: str, number: int) -> None:
    """Also where one wrong number leads to the next: a seat that is not there, a cell beyond the map."""
    text = (find_game(game).folder / "box.toml").read_text(encoding="utf-8")
    file = tabularium.write("box.toml", re.sub(r"(?<![\w.\"-])[0-9]+(?![\w.\"-])", str(number), text))
    ran = tabularium("box", "check", game, file)
    assert ran.code == 1
    assert re.fullmatch(rf"box\.toml is no sound box of {game}: [0-9]+ problems?\n", ran.err)


@pytest.mark.parametrize(
    "content", [b"", b"\x00\x01\x02", b"\xff\xfeh\x00", "naïve = 1".encode("latin-1"), b"\x7fELF" * 400]
)  # fmt: skip
@pytest.mark.parametrize("verb", [("box", "check", "nundinae"), ("verify",), ("replay",), ("tables", "import")])
def test_a_file_of_another_kind_is_told_in_a_sentence(
    tabularium: Command, verb: tuple[str, ...], content: bytes
) -> None:
    (tabularium.folder / "file").write_bytes(content)
    ran = tabularium(*verb, "file", *(["--db", "store.db"] if verb[0] == "tables" else []))
    assert ran.code in (1, 2)
    assert ran.err.count("\n") == 1


@pytest.mark.parametrize("verb", [("verify",), ("replay",), ("tables", "import")])
@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("move 1", f"move 1 {'x' * 4_800_000}", "a.acta: is larger than 1000000 bytes"),
        ("move 1", f"move 1 {'x; ' * 50_000}", "a.acta, line 10: has [0-9]+ characters; 100000 are the most"),
        ("Livia", "x" * 50_000, "a.acta: names: a name has 50000 letters; 100 are the most"),
        ("options: {}", f"options: {'[' * 900}{']' * 900}", rf"a.acta: options: (\[1\])+: {DEEP}"),
        ("options: {}", f"options: {'[' * 40_000}{']' * 40_000}", f"a.acta: options: {DEEP}"),
        ("dice:", f'box-content: {{"hand": {10**30}}}\ndice:', f"a.acta: box-content: hand: {NUMBERS} [0-9]+"),
    ],
)  # fmt: skip
def test_a_record_beyond_the_limits_is_told_in_a_sentence(
    tabularium: Command, record: str, verb: tuple[str, ...], old: str, new: str, told: str
) -> None:
    assert old in tabularium.read(record)
    file = tabularium.write("a.acta", tabularium.read(record).replace(old, new, 1))
    ran = tabularium(*verb, file, *(["--db", "store.db"] if verb[0] == "tables" else []))
    assert (ran.code, ran.out) == (2, "")
    assert re.fullmatch(rf"tabularium: {told}\n", ran.err)


# -- as a program of its own -------------------------------------------------------------------------


def test_the_module_is_the_command(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tabularium", "play", "nundinae", "--seed", "1", "--lang", "en"]
    ran = subprocess.run(command, input=b"\xff\xfe\nq\n", capture_output=True, cwd=tmp_path, check=False)
    assert ran.returncode == 0
    assert ran.stderr == b""
    assert b"Until next time." in ran.stdout


# -- the store of tables ------------------------------------------------------------------------------


def test_tables_are_listed_taken_out_put_in_and_checked(tabularium: Command) -> None:
    record = played(tabularium)
    assert tabularium("tables", "list", "--db", "none.db").code == 2
    ran = tabularium("tables", "import", record, "--db", "store.db")
    assert ran.code == 0
    name = ran.out.strip()
    assert f"{name}  nundinae  over" in tabularium("tables", "list", "--db", "store.db").out
    assert tabularium("tables", "export", name, "copy.acta", "--db", "store.db").code == 0
    assert (tabularium.folder / "copy.acta").read_text(encoding="utf-8") == (tabularium.folder / record).read_text(
        encoding="utf-8"
    )
    assert tabularium("tables", "export", name, "copy.acta", "--db", "store.db").code == 2
    assert tabularium("tables", "export", "nobody", "--db", "store.db").code == 1
    ran = tabularium("verify", "--live", "--db", "store.db")
    assert (ran.code, ran.out.startswith(f"ok  {name}")) == (0, True)
    assert tabularium("verify").code == 2


def played(tabularium: Command) -> str:
    """A record of a whole game."""
    tabularium("play", "nundinae", "--seats", "random,random", "--seed", "3", "--record", "played.acta")
    return "played.acta"


def test_every_verb_is_done_by_a_function_that_is_there() -> None:
    def leaves(parser: argparse.ArgumentParser) -> Iterator[str]:
        inner = [action.choices for action in parser._actions if isinstance(action, argparse._SubParsersAction)]
        for choices in inner:
            for chosen in choices.values():
                yield from leaves(chosen)
        if not inner:
            yield parser.get_default("does")

    named = [does.split(".") for does in leaves(command())]
    assert len(named) > 10
    assert all(callable(getattr(import_module(f"tabularium.cli.{module}"), does)) for module, does in named)
