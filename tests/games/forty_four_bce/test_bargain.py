"""Bots that negotiate: what they answer, ask for and keep (BC-8)."""

from __future__ import annotations

import pytest

from tabularium.bots.levels import make_bot
from tabularium.bots.thinking import ThinkingBot
from tabularium.games.forty_four_bce import promises
from tabularium.games.forty_four_bce.packed import entry_laid, named_field, speaker_of, spoken, stack_in, support_entry
from tabularium.games.forty_four_bce.propose import LAYING, broken_by, price_of
from tabularium.games.forty_four_bce.state import FortyFourBce
from tabularium.games.forty_four_bce.steps import kinds
from tabularium.kernel.moves import DONE, READY, kind_of
from tabularium.kernel.play import legal, next_seat, play
from tabularium.kernel.rng import Rng, sfc32
from tests.games.forty_four_bce.scenario import FIRST, FOURTH, GAME, SECOND, THIRD, Scene

ANSWERED_BY_ALL = (kinds.PROPOSE_FIELDS, kinds.PROPOSE_TILE, kinds.PROPOSE_IM)


def says(table: Scene, seat: int, level: str = "senator", seed: int = 3) -> str:
    """What a bot says next."""
    (move,) = make_bot(GAME, level, seed).choose(table.s.view(seat), seat)
    return GAME.notation().format(move)


def talked_out(table: Scene, seat: int) -> list[str]:
    """All that a bot says until it is ready."""
    said: list[str] = []
    while not said or said[-1] != "ready":
        said.append(says(table, seat))
        table.play(f"{seat + 1} {said[-1]}")
    return said


def kept_word(s: FortyFourBce, seat: int, kept: int = 0, partly: int = 0, broken: int = 0) -> None:
    first = seat * len(kinds.VERDICTS)
    s.promises[first : first + 3] = [kept, partly, broken]


# -- trust -------------------------------------------------------------------------------------------


def test_trust_begins_at_two_of_three_and_follows_what_was_kept() -> None:
    s = Scene(4).begin("negotiation").s
    assert promises.trust(s, FIRST) == pytest.approx(2 / 3)
    kept_word(s, FIRST, kept=3)
    assert promises.trust(s, FIRST) == pytest.approx(5 / 6)
    kept_word(s, FIRST, kept=1, partly=2, broken=3)  # 2 + 1 + half of 2, of 3 + 6
    assert promises.trust(s, FIRST) == pytest.approx(4 / 9)
    kept_word(s, FIRST, broken=1)
    assert not promises.trusted(s, FIRST)
    assert promises.trusted(s, SECOND)


def test_suitors_who_break_their_word_get_no_support_unasked() -> None:
    def laid_for_second(broken: int) -> int:
        table = Scene(4).board(FIRST, cubes={"support": 2}).board(SECOND, up=["praetor"])
        kept_word(table.s, SECOND, broken=broken)
        table.begin("suitor_commitment")
        answer = make_bot(GAME, "senator", 3).choose(table.s.view(FIRST), FIRST)
        return [GAME.notation().format(move) for move in answer].count("support political 2")

    assert laid_for_second(0) == 2
    assert laid_for_second(1) == 0


def test_nobody_promises_support_to_a_suitor_who_breaks_its_word() -> None:
    table = Scene(4).board(FIRST, cubes={"support": 2}).board(SECOND, up=["praetor"])
    kept_word(table.s, SECOND, broken=2)
    table.begin("negotiation").play("2 request support 1 political 1")
    assert talked_out(table, FIRST) == ["refuse 1", "ready"]


# -- answers -----------------------------------------------------------------------------------------


def test_support_that_would_lie_idle_is_granted_and_laid() -> None:
    table = Scene(4).board(FIRST, cubes={"support": 2}).board(SECOND, up=["praetor"]).begin("negotiation")
    table.play("2 request support 1 political 2")
    assert says(table, FIRST) == "accept 1"
    table.play("1 accept 1", "1 ready", "2 ready", "3 ready")
    answer = make_bot(GAME, "senator", 3).choose(table.s.view(FIRST), FIRST)
    assert [GAME.notation().format(move) for move in answer].count("support political 2") == 2


def test_more_than_one_has_is_refused() -> None:
    table = Scene(4).board(FIRST, cubes={"support": 2}).board(SECOND, up=["praetor"]).board(THIRD, up=["legate"])
    table.begin("negotiation").play("2 request support 1 political 3")
    assert says(table, FIRST) == "refuse 1"
    table.play("1 refuse 1", "2 request support 1 political 2", "1 accept 2", "3 request support 1 military 1")
    assert says(table, FIRST) == "refuse 3"  # both cubes are promised


def test_support_is_taken_where_one_has_boxes_and_refused_elsewhere() -> None:
    table = Scene(4).board(FIRST, up=["legate"]).board(SECOND, cubes={"support": 2}).begin("negotiation")
    table.play("2 pledge support 1 military 2", "2 pledge support 1 social 1")
    assert says(table, FIRST) == "accept 1"
    table.play("1 accept 1")
    assert says(table, FIRST) == "refuse 2"


def test_a_refused_pledge_is_withdrawn() -> None:
    table = Scene(4).board(FIRST, cubes={"support": 1}).board(SECOND, up=["praetor"]).begin("negotiation")
    table.play("1 pledge support 2 political 1", "2 refuse 1")
    assert says(table, FIRST) == "withdraw 1"


def test_a_pledge_that_the_cubes_no_longer_allow_is_withdrawn() -> None:
    table = Scene(4).board(FIRST, cubes={"support": 1}).board(SECOND, up=["praetor"]).board(THIRD, up=["legate"])
    table.begin("negotiation")
    table.play("1 pledge support 2 political 1", "3 request support 1 military 1", "1 accept 2")
    assert says(table, FIRST) == "withdraw 1"


def test_proposals_to_all_are_answered() -> None:
    table = Scene(4).board(FIRST, up=["legate"]).begin("negotiation")
    table.play("2 propose im 2", "2 propose im 1")
    answers = talked_out(table, FIRST)
    assert answers[:2] == ["refuse 1", "accept 2"]


def test_recruits_are_promised_only_where_they_are_played_anyway() -> None:
    table = Scene(4).board(FIRST, up=["primus_pilus"])
    table.s.year = 6  # nothing is kept for later
    table.begin("negotiation")
    table.play("2 request play 1 primus_pilus military 1", "2 request play 1 consul political 1")
    assert talked_out(table, FIRST)[:2] == ["accept 1", "refuse 2"]


def any_statement(s: FortyFourBce, seat: int, rng: Rng) -> int:
    """What a person may say: anything on the list, sometimes what one said before."""
    offers = [move for move in legal(s, seat) if move != READY]
    before = [spoken(statement) for statement in s.statements if speaker_of(statement) == seat]
    pool = before if before and rng.below(4) == 0 and promises_left(s, seat) else offers
    return pool[rng.below(len(pool))] if pool else READY


def promises_left(s: FortyFourBce, seat: int) -> bool:
    return sum(speaker_of(statement) == seat for statement in s.statements) < s.box.statements


def unanswered(s: FortyFourBce, bot: int) -> list[int]:
    found = []
    for number, statement in enumerate(s.statements):
        move, answers = spoken(statement), promises.answer_of(s, number, bot)
        to_bot = GAME.notation().format(move).split()[:2] in (["pledge", "support"], ["request", "support"])
        asked = to_bot or kind_of(move) in (kinds.REQUEST_PLAY, *ANSWERED_BY_ALL)
        named = kind_of(move) in ANSWERED_BY_ALL or named_seat_of(move) == bot
        if asked and named and speaker_of(statement) != bot and promises.is_open(s, number) and not answers:
            found.append(number)
    return found


def named_seat_of(move: int) -> int:
    """The seat that a statement is addressed to, read from its words."""
    words = GAME.notation().format(move).split()
    return int(words[2]) - 1 if words[0] in ("pledge", "request") and words[2].isdigit() else -1


@pytest.mark.parametrize("games", [1, pytest.param(34, marks=pytest.mark.long)])
def test_whatever_people_say_is_answered_and_the_negotiation_ends(games: int) -> None:
    """Two people who talk at random, also nonsense, again and again, and bots: six negotiations a game."""
    negotiations = 0
    for seed in range(games):
        rng = sfc32(seed + 1)
        s = GAME.new(4, {}, seed)
        bots = {seat: make_bot(GAME, "senator@8sims", seed + seat) for seat in (0, 1)}
        said = 0
        while not s.over:
            seat = next_seat(s)
            talking = s.agenda[-1].talk
            if seat in bots:
                answer = bots[seat].choose(s.view(seat), seat)
                if answer == (READY,) and talking:
                    assert unanswered(s, seat) == []
            elif talking:
                answer = (any_statement(s, seat, rng) if rng.below(8) else READY,)
            else:
                moves = legal(s, seat)
                answer = (moves[rng.below(len(moves))],)
            said = said + 1 if talking else 0
            assert said < 300
            negotiations += talking and said == 1
            for move in answer:
                play(s, seat, move)
    assert negotiations >= 5 * games


# -- what one says and does --------------------------------------------------------------------------


def test_suitors_offer_each_other_support_and_ask_for_it() -> None:
    table = Scene(4).board(FIRST, up=["legate"], cubes={"support": 2}).board(SECOND, up=["praetor"])
    table.board(THIRD, cubes={"support": 2})
    table.s.year = 6  # nothing is kept for later
    table.begin("negotiation")
    said = talked_out(table, FIRST)
    assert [words.split()[0] for words in said] == ["pledge", "request", "ready"]
    assert said[0].startswith("pledge support 2 political")
    assert said[1].startswith("request support 3 military")


def test_nobody_asks_for_support_without_boxes_to_fill() -> None:
    table = Scene(4).board(FIRST, up=["aquilifer"]).board(THIRD, cubes={"support": 2}).begin("negotiation")
    assert talked_out(table, FIRST) == ["ready"]


def test_a_broken_promise_has_a_price_that_falls_with_the_years() -> None:
    def price(year: int, *words: str) -> float:
        table = Scene(4).board(FIRST, up=["legate"], cubes={"support": 1}).board(SECOND, up=["praetor"])
        table.s.year = year
        table.begin("negotiation").play("1 pledge support 2 political 1", "1 ready", "2 ready", "3 ready")
        answer = tuple(GAME.notation().parse(one) for one in (*words, "done"))
        return price_of(GAME.seen(table.s.view(FIRST)), FIRST, answer)

    assert price(1, "support political 2") == 0.0
    assert price(1) > price(3) > price(6) > 0.0


def test_what_a_plan_breaks_is_counted() -> None:
    table = Scene(4).board(FIRST, up=["legate", "praetor"], cubes={"support": 2}).board(SECOND, up=["praetor"])
    table.begin("negotiation").play(
        "1 pledge support 2 political 2", "1 request support 2 military 1", "1 pledge abstain social",
        "1 ready", "2 ready", "3 ready",
    )  # fmt: skip
    s = GAME.seen(table.s.view(FIRST))
    laid = [entry_laid(GAME.notation().parse("support political 2"), s.im)] * 2
    legate = entry_laid(GAME.notation().parse("play legate military 1"), s.im)
    charm = entry_laid(GAME.notation().parse("charisma social support"), s.im)
    assert broken_by(s, FIRST, (*laid, legate)) == 0
    assert broken_by(s, FIRST, (laid[0], legate)) == 1
    assert broken_by(s, FIRST, tuple(laid)) == 1
    assert broken_by(s, FIRST, (charm,)) == 3


class Told:
    """What Senators promised each other in some games, and what they laid."""

    def __init__(self) -> None:
        self.owed = self.laid = self.requests = self.for_nothing = self.answers = 0

    def game(self, seed: int, level: str) -> None:
        s = GAME.new(4, {}, seed)
        bots = [make_bot(GAME, level, 10 * seed + seat) for seat in range(4)]
        while not s.over:
            seat = next_seat(s)
            answer = bots[seat].choose(s.view(seat), seat)
            if s.agenda[-1].name == "suitor_commitment" and s.agenda[-1].owes(s) == 1 << seat:
                self.count(s, seat, answer)
            for move in answer:
                play(s, seat, move)

    def count(self, s: FortyFourBce, last: int, answer: tuple[int, ...]) -> None:
        plans = {seat: s.drafts[seat] for seat in range(4) if seat != s.im}
        plans[last] = tuple(entry_laid(move, s.im) for move in answer if kind_of(move) in LAYING)
        self.answers += len(s.reactions)
        for seat, plan in plans.items():
            for other, field, count in promises.owed_by(s, seat):
                self.owed += count
                self.laid += min(count, plan.count(support_entry(field, other)))
        for statement in s.statements:
            if kind_of(spoken(statement)) == kinds.REQUEST_SUPPORT:
                self.requests += 1
                self.for_nothing += not stack_in(plans[speaker_of(statement)], named_field(spoken(statement)))


@pytest.mark.parametrize(
    ("games", "level"), [(2, "senator@16sims"), pytest.param(25, "senator", marks=pytest.mark.long)]
)
def test_bots_do_what_they_said(games: int, level: str) -> None:
    told = Told()
    for seed in range(games):
        told.game(seed, level)
    assert told.answers > games
    assert told.owed >= games
    assert told.laid >= 0.85 * told.owed
    assert 20 * told.for_nothing <= told.requests


class Suitor(ThinkingBot):
    """Pledges support to the first Suitor it can each year, and keeps its word or does not."""

    keeps = False

    def choose(self, view, seat):  # type: ignore[no-untyped-def]
        if view.agenda[-1].talk:
            offers = [
                move
                for move in legal(view, seat)
                if kind_of(move) == kinds.PLEDGE_SUPPORT
                and not any(speaker_of(statement) == seat for statement in view.statements)
            ]
            return (offers[0] if offers else READY,)
        if view.agenda[-1].name == "suitor_commitment" and not self.keeps:
            return (DONE,)
        return super().choose(view, seat)


@pytest.mark.long
def test_a_suitor_who_breaks_every_pledge_gets_no_support_from_the_third_year_on() -> None:
    pledged = given = 0
    for seed in range(10):
        s = GAME.new(4, {}, seed)
        bots = [make_bot(GAME, "senator@32sims", 10 * seed + seat) for seat in range(4)]
        bots[FOURTH] = Suitor(GAME, seed, 8, own_turn=True)
        while not s.over:
            seat = next_seat(s)
            answer = bots[seat].choose(s.view(seat), seat)
            if s.agenda[-1].name == "suitor_commitment" and s.agenda[-1].owes(s) == 1 << seat and s.year > 2:
                drafts = {other: s.drafts[other] for other in range(4) if other not in (s.im, FOURTH)}
                if seat != FOURTH:
                    drafts[seat] = tuple(entry_laid(move, s.im) for move in answer if kind_of(move) in LAYING)
                if s.im != FOURTH and not promises.trusted(s, FOURTH):
                    pledged += 1
                    given += sum(plan.count(support_entry(f, FOURTH)) for plan in drafts.values() for f in range(3))
            for move in answer:
                play(s, seat, move)
    assert pledged > 10
    assert given == 0
