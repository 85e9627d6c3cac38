"""The negotiation of the Suitors (section 8)."""

from __future__ import annotations

import pytest

from tabularium.kernel.presentation import Presenter
from tabularium.kernel.refusals import NotYourTurn
from tabularium.kernel.state import SPECTATOR
from tests.games.forty_four_bce.scenario import FIRST, FOURTH, GAME, SECOND, THIRD, Scene
from tests.marks import rule


def talks(table: Scene) -> Scene:
    return table.begin("negotiation")


def verdicts(table: Scene, statements: dict[int, list[str]], plans: dict[int, str]) -> list[tuple[int | str, ...]]:
    """What becomes of statements: (author, number, kind, verdict)."""
    talks(table)
    for seat, said in statements.items():
        table.play(*(f"{seat + 1} {statement}" for statement in said))
    table.play("1 ready", "2 ready", "3 ready")
    committing = (f"{seat + 1} {plans[seat]}; done" if seat in plans else f"{seat + 1} done" for seat in range(3))
    return table.play(*committing).told("verdict")


@rule("BC-8.1")
def test_only_suitors_negotiate() -> None:
    table = talks(Scene(4))
    assert table.waiting == [1, 2, 3]
    for words in ("propose fields social", "ready"):
        with pytest.raises(NotYourTurn):
            table.play(f"4 {words}")
    table.play("1 propose fields social")
    with pytest.raises(NotYourTurn):
        table.play("4 accept 1")


@rule("BC-8.2")
def test_every_statement_is_shown_to_every_seat() -> None:
    table = talks(Scene(4)).play("1 pledge support 2 social 2")
    assert table.told("pledge-support") == [(FIRST, 1, SECOND, "social", 2)]
    for viewer in (FIRST, SECOND, THIRD, FOURTH, SPECTATOR):
        page = Presenter(GAME, "en").page(table.s.view(viewer))
        assert "1. Player 1: Pledge 2 support for Player 2 in the social field" in page.board


@rule("BC-8.3")
def test_a_pledge_restricts_nothing() -> None:
    silent = talks(Scene(4).board(FIRST, up=["quaestor"], cubes={"support": 2}))
    silent.play("1 ready", "2 ready", "3 ready")
    pledged = talks(Scene(4).board(FIRST, up=["quaestor"], cubes={"support": 2}))
    pledged.play("1 pledge abstain political", "1 pledge support 2 social 9")
    pledged.play("1 ready", "2 ready", "3 ready")
    assert pledged.offers(1) == silent.offers(1)
    pledged.play("1 play quaestor political 1; done")


@rule("BC-8.4")
def test_nothing_changes_hands_and_no_card_is_turned() -> None:
    table = talks(Scene(4).board(FIRST, up=["quaestor"], down=["legate"], cubes={"support": 2}))
    table.play("1 claim legate 1").play("2 request support 1 social 2").play("1 accept 2")
    assert table.up(FIRST) == ["quaestor"]
    assert table.down(FIRST) == ["legate"]
    assert table.cubes(FIRST) == {"support": 2}
    assert table.cubes(SECOND) == {}


@rule("BC-8.5")
def test_anything_may_be_claimed_and_nothing_is_shown() -> None:
    table = talks(Scene(4).board(FIRST, down=["legate"]))
    table.play("1 claim vestal 3")  # a lie
    assert getattr(table.s.view(SECOND), "facedown")[FIRST] == (20,)


@rule("BC-8.6")
def test_there_are_eleven_kinds_of_statement() -> None:
    table = talks(Scene(4))
    for statement in (
        "propose fields political-social",
        "pledge play quaestor political 2",
        "pledge support 3 military 1",
        "pledge charisma social 4",
        "pledge loyalty political 1",
        "pledge abstain military",
        "request support 2 social 2",
        "request play 3 lictor social 1",
        "propose tile political 1",
        "propose im 3",
        "claim loyalty 2",
    ):
        table.play(f"1 {statement}")
    assert len(table.s.statements) == 11
    assert table.told("claim") == [(FIRST, 11, "loyalty", 2)]


@rule("BC-8.7")
@pytest.mark.parametrize(
    "statement",
    [
        "pledge support 1 social 1",  # to oneself
        "pledge support 4 social 1",  # to the Imperium Maius
        "pledge support 6 social 1",  # nobody sits there
        "request support 4 social 1",
        "request play 1 quaestor political 1",
        "propose im 4",
        "propose tile social 4",
        "pledge charisma social 10",
        "claim loyalty 10",
        "pledge play quaestor social 1",  # does not fit the field
        "request play 2 legate political 1",
    ],
)
def test_a_statement_must_be_well_formed(statement: str) -> None:
    assert talks(Scene(4)).refusal(f"1 {statement}") == "BC-8.7"


@rule("BC-8.7")
def test_a_statement_need_be_neither_feasible_nor_honest() -> None:
    table = talks(Scene(4))
    table.play("1 pledge support 2 social 9", "1 pledge play lictor military 9", "1 propose im 1")
    assert len(table.s.statements) == 3


@rule("BC-8.8")
def test_others_accept_or_refuse_and_the_author_withdraws() -> None:
    table = talks(Scene(4)).play("1 pledge abstain social")
    assert table.refusal("1 accept 1") == "BC-8.8"
    assert table.refusal("2 withdraw 1") == "BC-8.8"
    table.play("2 accept 1").play("3 refuse 1").play("1 withdraw 1")
    page = Presenter(GAME, "en").page(table.s.view(FOURTH))
    assert "| accepted by Player 2 | refused by Player 3 | withdrawn" in page.board


@rule("BC-8.6")
def test_every_kind_of_statement_is_offered_in_words() -> None:
    table = talks(
        Scene(3).board(FIRST, up=["quaestor"], down=["lictor"], cubes={"support": 1}).board(SECOND, up=["consul"])
    )
    offers = table.offers(1)
    for words in (
        "propose fields political-military-social",
        "pledge play quaestor political 1",
        "pledge play lictor social 1",
        "pledge support 2 social 1",
        "pledge charisma social 1",
        "pledge loyalty military 1",
        "pledge abstain social",
        "request support 2 military 1",
        "request play 2 consul political 1",
        "propose tile social 1",
        "propose im 2",
        "claim lictor 1",
    ):
        assert words in offers
    assert "claim quaestor 1" not in offers  # it lies open
    assert "pledge play lictor social 1" not in table.offers(2)
    assert not [words for words in offers if "3" in words]  # the Imperium Maius has no part in it


@rule("BC-8.13")
def test_verdicts_stand_beside_what_was_said_and_are_remembered() -> None:
    table = talks(Scene(4).board(FIRST, owns=["bibliotheca_apollinis"], down=["legate"], cubes={"support": 1}))
    table.play(
        "1 pledge support 2 social 2", "1 pledge abstain military", "2 pledge loyalty social 1", "2 propose im 1"
    )
    table.play("3 pledge abstain social").play("3 withdraw 5").play("1 ready", "2 ready", "3 ready")
    table.play("1 support social 2; done").play("2 done").play("3 done")
    page = Presenter(GAME, "en").page(table.s.view(FOURTH))
    said = page.board.partition("Said this year\n")[2].split("\n")[:5]
    assert [line.split(" | ")[1:] for line in said] == [["partly kept"], ["kept"], ["broken"], [], ["withdrawn"]]
    rows = [dict(panel.rows).get("Pledges") for panel in page.panels]
    assert rows == ["1 kept, 1 partly kept", "1 broken", None, None]
    table.play("1 stop")
    assert table.s.year == 2
    page = Presenter(GAME, "fr").page(table.s.view(FOURTH))
    assert [dict(panel.rows).get("Promesses") for panel in page.panels] == [
        "1 tenue, 1 tenue en partie",
        "1 rompue",
        None,
        None,
    ]
    assert "Déclarations" not in page.board


@rule("BC-8.9")
def test_a_statement_of_another_clears_ready_a_reaction_does_not() -> None:
    table = talks(Scene(4)).play("1 propose fields social").play("2 ready")
    table.play("3 accept 1")
    assert table.waiting == [1, 3]
    table.play("3 propose im 1")
    assert table.waiting == [1, 2, 3]


@rule("BC-8.10")
def test_twelve_statements_a_year_are_the_limit() -> None:
    table = talks(Scene(4))
    for _ in range(12):
        table.play("1 propose fields social")
    assert table.refusal("1 propose fields social") == "BC-8.10"
    assert table.offers(1) == ["ready", *(f"withdraw {number}" for number in range(1, 13))]
    table.play("2 propose fields social")


@rule("BC-8.11")
def test_the_phase_ends_when_all_suitors_are_ready_and_then_all_talk_is_over() -> None:
    table = talks(Scene(4)).play("1 ready").play("2 ready")
    assert table.step == "negotiation"
    table.play("3 ready")
    assert table.step == "suitor_commitment"
    assert table.refusal("1 propose fields social") == "not-now"
    assert not table.s.agenda[-1].talk


@rule("BC-8.12")
def test_suitors_boards_lie_open_meanwhile() -> None:
    table = Scene(4).board(FIRST, up=["quaestor"], down=["legate"], cubes={"support": 2})
    table.board(FOURTH, up=["senator"]).begin("im_commitment").play("4 play senator political 1; done")
    panels = Presenter(GAME, "en").page(table.s.view(SECOND)).panels
    assert dict(panels[FIRST].rows)["Face up"] == "Quaestor"
    assert dict(panels[FIRST].rows)["Influence"] == "2 support"
    assert "Plan" not in dict(panels[FIRST].rows)
    assert dict(panels[FOURTH].rows)["Plan"] == "sealed behind the screen"


@rule("BC-8.13", "BC-8.15")
def test_pledges_are_judged_by_what_was_committed() -> None:
    table = Scene(4).board(FIRST, up=["quaestor", "quaestor", "loyalty"], cubes={"support": 3, "social": 2})
    told = verdicts(
        table,
        {
            FIRST: [
                "pledge play quaestor political 2",
                "pledge support 2 social 2",  # SECOND has no ambition there: placed, not deployed
                "pledge support 3 social 2",
                "pledge charisma military 2",
                "pledge loyalty social 1",
                "pledge loyalty military 1",
            ]
        },
        {
            FIRST: "play quaestor political 1; play quaestor political 2; support social 2; support social 2; "
            "support social 3; charisma military social; charisma military social; play loyalty social"
        },
    )
    assert told == [
        (FIRST, 1, "pledge-play", "kept"),
        (FIRST, 2, "pledge-support", "kept"),
        (FIRST, 3, "pledge-support", "partly-kept"),
        (FIRST, 4, "pledge-charisma", "kept"),
        (FIRST, 5, "pledge-loyalty", "kept"),
        (FIRST, 6, "pledge-loyalty", "broken"),
    ]


@rule("BC-8.14")
def test_one_reaction_each_and_none_to_what_was_withdrawn() -> None:
    table = talks(Scene(4)).play("1 pledge abstain social", "1 pledge abstain military").play("2 refuse 1")
    assert table.refusal("2 accept 1") == "BC-8.14"
    table.play("1 withdraw 1")
    assert table.refusal("1 withdraw 1") == "BC-8.14"
    assert table.refusal("3 accept 1") == "BC-8.14"
    table.play("1 ready", "2 ready", "3 ready")
    table.play("1 done", "2 done", "3 done")
    assert table.told("verdict") == [(FIRST, 2, "pledge-abstain", "kept")]


@rule("BC-8.16")
@pytest.mark.parametrize(
    ("plan", "verdict"),
    [
        ("play quaestor political 1", "kept"),
        ("play cliens social 1", "broken"),
        ("play loyalty social", "broken"),
        ("support social 2", "broken"),
        ("charisma social support", "broken"),
    ],
)
def test_staying_out_means_no_card_no_support_no_charisma(plan: str, verdict: str) -> None:
    table = Scene(4).board(FIRST, up=["quaestor", "cliens", "loyalty"], cubes={"support": 1})
    told = verdicts(table, {FIRST: ["pledge abstain social"]}, {FIRST: plan})
    assert told == [(FIRST, 1, "pledge-abstain", verdict)]


@rule("BC-8.17")
def test_claims_are_judged_from_public_facts() -> None:
    """FIRST has a Quaestor face up and two cards face down, a Quaestor and a Legate; all but the Legate are played."""

    def judged(claim: str, plan: str) -> int | str:
        table = Scene(4).board(FIRST, up=["quaestor"], down=["quaestor", "legate"])
        return verdicts(table, {FIRST: [claim]}, {FIRST: plan})[0][-1]

    both = "play quaestor political 1; play quaestor political 2"
    assert judged("claim quaestor 1", both) == "kept"  # one more was played than lay face up
    assert judged("claim quaestor 1", "play quaestor political 1") == "unverifiable"
    assert judged("claim legate 1", both) == "unverifiable"  # the other card never showed
    assert judged("claim legate 2", both) == "broken"  # only one card is left that could be one
    assert judged("claim vestal 3", "play quaestor political 1") == "broken"  # there were two
    assert judged("claim quaestor 1", f"{both}; play legate military 1") == "kept"


@rule("BC-8.18")
def test_proposals_and_requests_are_not_judged() -> None:
    said = [
        "propose fields social",
        "request support 2 social 1",
        "request play 2 quaestor political 1",
        "propose tile social 1",
        "propose im 1",
    ]
    assert verdicts(Scene(4), {FIRST: said}, {}) == []


@rule("BC-8.19")
def test_chat_is_closed_only_while_plans_are_laid() -> None:
    """The table's chat follows the phase: it is the Suitors' in the negotiation, closed until the reveal, else open."""
    table = talks(Scene(4))
    assert GAME.chat(table.s, FIRST)
    assert not GAME.chat(table.s, FOURTH)
    table.play("1 ready", "2 ready", "3 ready")
    assert not any(GAME.chat(table.s, seat) for seat in range(4))
    table.play("1 done", "2 done", "3 done")
    assert all(GAME.chat(table.s, seat) for seat in range(4))
