"""Two players and the shared Suitor (section 13). The Suitor player is FIRST, the Imperium Maius SECOND."""

from __future__ import annotations

import pytest

from tabularium.kernel.presentation import Presenter
from tabularium.kernel.refusals import BadOptions, NotYourTurn
from tabularium.tables.laying import SeatPlan, TablePlan, lay
from tabularium.web.pictures import signs_of
from tests.games.forty_four_bce.scenario import FIRST, GAME, SECOND, SHARED, Scene
from tests.marks import rule

IM = SECOND


def two(year: int = 1) -> Scene:
    return Scene(2, year=year)


@rule("BC-13.1")
def test_the_shared_suitor_has_a_character_and_a_board_of_its_own() -> None:
    s = GAME.new(2, {"character-1": "octavian", "character-2": "brutus"}, 3)
    assert s.boards == 3
    assert len(set(s.characters)) == 3
    assert (s.denarii, s.reserve, s.mint) == ([5, 5, 5], [13, 13, 13], 25)
    assert s.box.tiles[s.letter() * 3] == "tribunus_plebis"
    panels = Presenter(GAME, "en").page(s.view(0)).panels
    assert panels[SHARED].title.startswith("The shared Suitor · ")
    assert panels[SHARED].seat == -1
    signs = signs_of(Presenter(GAME, "en"), s.view(0)).split()
    assert {"l0-O", "l1-B"} < set(signs)
    assert [sign[:2] for sign in signs] == ["s0", "l0", "s1", "l1", "s2", "l2"]  # as on its pieces, so in the log


@rule("BC-13.2")
def test_only_the_players_can_be_imperium_maius() -> None:
    assert {GAME.new(2, {}, seed).im for seed in range(20)} == {0, 1}
    with pytest.raises(BadOptions, match="seat 3 can't be"):
        GAME.new(2, {"first": "3"}, 0)


@rule("BC-13.3")
def test_the_suitor_player_decides_for_the_shared_suitor_and_sees_its_things() -> None:
    table = two().board(SHARED, down=["legate"], dark=["vestal"], cubes={"social": 9}).begin("discard")
    table.play("1 lead own")
    assert table.turn == 1
    assert "discard legate down" in table.offers(1)
    mine, other = table.s.view(FIRST), table.s.view(IM)
    assert getattr(mine, "facedown")[SHARED] == table.s.facedown[SHARED]
    assert getattr(mine, "dark")[SHARED] == table.s.dark[SHARED]
    assert getattr(other, "facedown")[SHARED] == (20,)
    assert getattr(other, "dark")[SHARED] == (20,)


@rule("BC-13.4")
def test_in_rounds_the_suitor_player_acts_with_both_seats_then_the_imperium_maius() -> None:
    table = two().begin("construction")
    assert table.step == "choose_seat"
    assert table.offers(1) == ["lead own", "lead shared"]
    table.play("1 lead shared", "1 build forum", "1 build villa").play("2 build forum")
    assert table.owned(SHARED) == ["forum"]
    assert table.owned(FIRST) == ["villa"]
    assert table.step == "choose_seat"  # asked anew each round
    table.play("1 lead own", "1 pass", "1 build villa").play("2 pass")
    assert table.step == "construction"  # the own seat has passed: no more to choose
    table.play("1 build villa")
    assert table.owned(SHARED) == ["forum", "villa", "villa"]


@rule("BC-13.4")
def test_once_the_shared_suitor_has_passed_there_is_no_order_to_choose() -> None:
    table = two().begin("construction").play("1 lead shared", "1 pass", "1 build villa").play("2 build forum")
    assert table.step == "construction"
    table.play("1 build forum")
    assert table.owned(FIRST) == ["forum", "villa"]


def formality(table: Scene) -> str:
    """What the Suitor player is spared to say about the order of the two boards."""
    assert table.step == "choose_seat"
    step = table.s.agenda[-1]
    assert step.open_formality
    answer = step.formality(table.s, FIRST)
    return "" if answer < 0 else GAME.notation().format(answer)


@rule("BC-13.4")
def test_where_only_one_board_can_act_it_goes_first_without_a_question() -> None:
    assert formality(two().begin("construction")) == ""
    assert formality(two().board(FIRST, denarii=0).begin("construction")) == "lead shared"
    assert formality(two().board(SHARED, denarii=0).begin("construction")) == "lead own"
    assert formality(two().board(FIRST, denarii=0).board(SHARED, denarii=0).begin("construction")) == "lead own"
    assert formality(two().board(SHARED, cubes={"social": 2}).begin("enrolment")) == "lead shared"


@rule("BC-13.5")
def test_where_the_order_changes_nothing_nobody_is_asked() -> None:
    assert formality(two().begin("production")) == "lead own"  # enough for both
    assert formality(two().supply(support=3).begin("production")) == ""
    assert formality(two().supply(support=4).begin("production")) == "lead own"
    assert formality(two().supply(support=4).board(SHARED, owns=["temple"]).begin("production")) == ""
    assert formality(two().board(FIRST, cubes={"social": 9}).board(SHARED, cubes={"social": 9}).begin("discard")) != ""
    assert formality(two(year=3).board(FIRST, owns=["ara_martis"]).resolve({})) == "lead own"
    assert formality(two(year=3).board(SHARED, owns=["ara_martis"]).resolve({})) == "lead shared"
    both = two(year=3).board(FIRST, owns=["ara_martis"]).board(SHARED, owns=["ara_martis"])
    assert formality(both.resolve({})) == ""


def test_two_people_at_a_table_are_spared_what_changes_nothing() -> None:
    table = lay("t1", TablePlan(GAME, [SeatPlan("me"), SeatPlan("here")], {"first": "2"}, seed=1), "device", 0.0)
    for seat, words in ((0, "lead own"), (0, "pass"), (0, "pass"), (1, "pass")):
        table.play(seat, words, None, "", 0.0)
    assert GAME.moment(GAME.seen(table.live.view(0))) == (1, "enrolment")  # nobody was asked who produces first
    assert table.live.state.agenda[-1].name == "choose_seat"  # both can enlist: here it matters
    assert table.live.record(whole=True).count("move 1 lead own") == 2  # and the answer stands in the record


@rule("BC-13.5")
def test_before_a_phase_of_one_pass_the_suitor_player_says_who_goes_first() -> None:
    table = two().supply(military=1).begin("production")
    assert table.step == "choose_seat"
    table.play("1 lead shared")
    assert [table.cubes(board).get("military", 0) for board in range(3)] == [0, 0, 1]
    table = two().board(FIRST, cubes={"social": 8}).board(SHARED, cubes={"social": 8}).begin("discard")
    table.play("1 lead shared")
    assert table.told("limit") == [(SHARED, 8, 7)]
    table = two(year=3).board(FIRST, owns=["ara_martis"]).board(SHARED, owns=["ara_martis"]).resolve({})
    assert table.step == "choose_seat"
    table.play("1 lead shared")
    assert [board for board, _ in table.told("activated")] == [SHARED, FIRST]


@rule("BC-13.6")
def test_there_is_no_negotiation() -> None:
    table = two().begin("im_commitment").play("2 done")
    assert table.step == "suitor_commitment"
    assert table.told("silent-year") == [(-1,)]


@rule("BC-13.7")
def test_one_player_fills_two_plans_that_may_support_each_other() -> None:
    table = (
        two().board(FIRST, up=["quaestor"], cubes={"support": 1}).board(SHARED, up=["quaestor"], cubes={"support": 1})
    )
    table.begin("im_commitment").play("2 done")
    assert table.refusal("1 support political 1") == "BC-9.3"
    assert table.refusal("1 shared support political 3") == "BC-9.3"
    assert table.refusal("1 support political 2") == "BC-9.3"
    plan = (
        "play quaestor political 1; support political 3; shared play quaestor political 1; shared support political 1"
    )
    table.play(f"1 {plan}; done")
    assert table.told("deployed") == [
        (SHARED, "political", FIRST, "quaestor"),
        (FIRST, "political", SHARED, "quaestor"),
    ]


@rule("BC-13.8")
def test_the_shared_suitor_wins_the_last_tie() -> None:
    table = two().board(FIRST, up=["lictor"] * 3).board(SHARED, up=["lictor"] * 3)
    plan = "play lictor political 1; play lictor military 1; play lictor social 1"
    shared = "; ".join(f"shared {part}" for part in plan.split("; "))
    table.resolve({FIRST: f"{plan}; {shared}"})
    assert table.told("awarded") == [
        (SHARED, "tribunus_plebis"),
        (SHARED, "praefectus_vigilum"),
        (SHARED, "haruspex"),
    ]
    assert table.told("shared-wins-im") == [(FIRST,)]


@rule("BC-13.9")
def test_a_tile_of_the_shared_suitor_counts_for_the_suitors_and_scores_for_nobody() -> None:
    table = two().board(SHARED, up=["lictor"] * 2)
    table.resolve({FIRST: "shared play lictor political 1; shared play lictor military 1"}).play("1 lead own")
    assert table.tiles(SHARED) == ["tribunus_plebis", "praefectus_vigilum"]
    assert table.s.im == FIRST  # two fields fell
    assert [table.score(seat, "allegiance") for seat in (1, 2)] == [0, 2]


@rule("BC-13.10")
def test_if_the_shared_suitor_comes_first_the_suitor_player_follows_without_a_reward() -> None:
    table = two(year=5).board(SHARED, up=["lictor"] * 6).board(FIRST, owns=["arcus_augusti"])
    two_fields = ["shared play lictor political 1"] * 3 + ["shared play lictor military 1"] * 3
    table.resolve({FIRST: "; ".join(two_fields)})
    assert table.step == "choose_seat"  # no reward to choose
    table.play("1 lead own")
    assert table.s.imperium[FIRST] == 0  # and the Arch saw nobody win the tile
    assert table.s.im == FIRST


@rule("BC-13.11")
def test_winning_alone_brings_the_usual_reward() -> None:
    table = two().board(FIRST, up=["lictor"] * 2)
    table.resolve({FIRST: "play lictor political 1; play lictor military 1"})
    assert table.told("wins-im") == [(FIRST,)]
    table.play("1 reward imperium")
    assert table.s.imperium[FIRST] == 6


@rule("BC-13.12")
def test_when_the_imperium_maius_changes_control_passes_to_the_other_player() -> None:
    table = two().board(FIRST, up=["lictor"] * 2).board(SHARED, down=["legate"], cubes={"social": 2}, denarii=3)
    table.resolve({FIRST: "play lictor political 1; play lictor military 1"}).play("1 reward imperium", "1 lead own")
    assert table.told("control")[0] == (SECOND, "legate")
    assert table.turn == 2
    assert getattr(table.s.view(SECOND), "facedown")[SHARED] == table.s.facedown[SHARED]
    assert getattr(table.s.view(FIRST), "facedown")[SHARED] == (20,)
    assert table.cubes(SHARED) == {"social": 2}
    assert table.s.denarii[SHARED] == 3  # nobody has architects: no income either
    table.play("2 lead shared", "2 build forum")
    assert table.owned(SHARED) == ["forum"]


@rule("BC-13.13")
def test_if_the_imperium_maius_stays_so_does_control() -> None:
    table = two().board(SHARED, down=["legate"]).resolve({}).play("1 lead own")
    assert table.told("keeps-im") == []  # told before the seat was chosen
    assert table.told("control") == []
    assert table.s.im == IM
    assert table.turn == 1


@rule("BC-13.14")
def test_the_shared_suitor_takes_part_in_everything_else() -> None:
    table = two(year=3).board(SHARED, collegium=["loyalty"]).board(FIRST, owns=["porticus_octaviae"]).supply(loyalty=1)
    table.begin("production").play("1 lead own")
    assert table.collegium(SHARED) == []
    assert table.s.imperium[SHARED] == 1
    assert table.cubes(SHARED) == {"political": 1, "military": 1, "social": 1, "support": 2}
    table = two().board(SHARED, owns=["forum", "villa"]).begin("recess")
    assert table.told("denarii") == [(FIRST, 1), (IM, 1)]
    assert table.told("most-architects") == [(SHARED, 2)]


@rule("BC-13.15")
def test_the_shared_suitor_cannot_win() -> None:
    table = two(year=6).board(SHARED, imperium=90).board(FIRST, imperium=3).begin("final_construction")
    table.play("1 lead own", "1 pass", "1 pass").play("2 pass")
    assert table.step == "over"
    outcome = GAME.outcome(table.s)
    assert outcome.ranks == (1, 2)
    assert len(GAME.score(table.s).totals) == 2


@rule("BC-13.16")
def test_in_the_final_construction_the_suitor_still_plays_both() -> None:
    table = two(year=6).board(FIRST, up=["lictor"] * 9)
    plan = "; ".join(f"play lictor {field} 1" for field in ("political", "military", "social") for _ in range(3))
    table.resolve({FIRST: plan}).play("1 reward imperium", "1 lead own")
    assert table.s.im == FIRST
    assert table.turn == 2  # the Suitor by the Imperium Maius just designated
    table.play("2 lead shared", "2 build forum", "2 pass")
    assert table.owned(SHARED) == ["forum"]
    with pytest.raises(NotYourTurn):
        table.play("2 pass")


@rule("BC-13.17")
def test_slots_and_stacks_are_as_for_three() -> None:
    s = GAME.new(2, {}, 0)
    assert {s.slots[i] for i in s.laid if s.box.kind[i] == 0} == {3}
    assert {s.slots[i] for i in s.laid if s.box.kind[i] == 1} == {2}
    assert s.display[s.box.recruits.index("quaestor")] == 8
    table = two().board(FIRST, owns=["regia"]).board(SHARED, owns=["regia"]).begin("construction")
    table.play("1 lead own", "1 pass", "1 pass")
    assert table.refusal("2 build regia") == "BC-3.9"


@rule("BC-13.18")
def test_where_nothing_is_chosen_the_own_seat_goes_before_the_shared_one() -> None:
    table = two().board(FIRST, up=["quaestor"]).board(SHARED, up=["quaestor"]).board(IM, up=["quaestor"])
    plan = "play quaestor political 1"
    table.resolve({FIRST: f"{plan}; shared {plan}"}, im=plan)
    assert table.told("ability") == [(FIRST, "quaestor"), (SHARED, "quaestor"), (IM, "quaestor")]
    table = two().supply(denarii=1).board(IM, owns=["forum"]).begin("recess")
    assert table.told("denarii") == [(FIRST, 1)]


@rule("BC-13.19")
def test_the_two_seats_keep_their_resources_apart() -> None:
    table = two().board(FIRST, cubes={"political": 5}, denarii=0, up=["loyalty"]).board(SHARED, denarii=3)
    table.begin("construction").play("1 lead own")
    assert table.told("passed") == [(FIRST,)]  # nothing to build with, whatever the other has
    assert "build forum" in table.offers(1)  # with the shared Suitor's Denarii
    table.board(SHARED, cubes={"social": 2}).begin("enrolment").play("1 lead shared")
    assert table.refusal("1 enlist quaestor") == "BC-5.3"
    table.board(SHARED, cubes={"support": 1}).begin("suitor_commitment")
    assert table.refusal("1 support political 3") == "BC-7.7"
    table.play("1 shared support political 1")
