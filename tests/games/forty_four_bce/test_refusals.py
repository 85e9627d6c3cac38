"""What a person reads when a move is refused: the rule, and the values behind it, in both languages."""

from __future__ import annotations

import pytest

from tests.games.forty_four_bce.scenario import FIRST, FOURTH, Scene
from tests.marks import rule


def told(table: Scene, move: str) -> tuple[str, ...]:
    """The rule, and the cause in English and in French."""
    rule = table.refusal(move)
    return rule, *(table.sentence(move, lang).removeprefix(f"{rule} ") for lang in ("en", "fr"))


@rule("BC-3.3")
@rule("BC-3.10")
def test_what_cannot_be_built() -> None:
    table = Scene(3).board(FIRST, denarii=2).begin("construction")
    dear = (
        "BC-3.3",
        "Treasury costs 3 Denarii, you have 2.",
        "Cette structure (Aerarium) coûte 3 Denarii, vous en avez 2.",
    )
    assert told(table, "1 build aerarium") == dear
    later = ("BC-3.10", "Shipyard belongs to era 2.", "Cette structure (Navalia) appartient à l’ère 2.")
    assert told(table, "1 build navalia") == later


@rule("BC-5.3")
@rule("BC-5.4")
def test_what_cannot_be_enlisted() -> None:
    table = Scene(3).board(FIRST, cubes={"social": 3, "support": 1}, down=["loyalty"]).begin("enrolment")
    assert told(table, "1 enlist consul") == (
        "BC-5.3",
        "Consul costs 3 political + 1 any + 1 loyalty; you have 3 social, 1 support.",
        "Cette recrue (Consul) coûte 3 politiques + 1 au choix + 1 loyauté\u00a0; vous avez 3 sociales, 1 soutien.",
    )
    assert told(table, "1 enlist vestal") == (
        "BC-5.4",
        "Vestal costs 1 face-up loyalty, you have 0.",
        "Pour cette recrue (Vestalis), il faut 1 loyauté face visible, vous en avez 0.",
    )


@rule("BC-6.4")
def test_what_cannot_be_discarded() -> None:
    table = Scene(3).board(FIRST, cubes={"social": 9}, up=["quaestor"]).begin("discard")
    assert told(table, "1 done") == (
        "BC-6.4",
        "3 cards or cubes still have to go.",
        "Il reste 3 cartes ou influences à défausser.",
    )
    none = ("BC-6.4", "You have no more of that to discard.", "Vous n’en avez pas à défausser.")
    assert told(table, "1 return military") == none
    assert told(table, "1 discard quaestor up; discard quaestor up") == none


@rule("BC-7.2")
@rule("BC-7.3")
@rule("BC-7.4")
@rule("BC-7.7")
def test_what_cannot_be_laid() -> None:
    table = Scene(4).board(FOURTH, up=["cliens", "praetor"], cubes={"support": 1}).begin("im_commitment")
    table.play("4 play praetor political 1", "4 support political")
    away = ("BC-7.2", "Cliens belongs to the social field.", "Cette recrue (Cliens) appartient au domaine social.")
    assert told(table, "4 play cliens political 1") == away
    missing = ("BC-7.3", "You have no Loyalty.", "Vous n’avez pas cette carte\u00a0: Loyauté.")
    assert told(table, "4 play loyalty social") == missing
    laid = (
        "BC-7.3",
        "Your only Praetor is laid already.",
        "Votre seule carte de ce nom est déjà jouée\u00a0: Praetor.",
    )
    assert told(table, "4 play praetor political 1") == laid
    deep = (
        "BC-7.4",
        "In the social field the lowest place is now 1.",
        "Dans le domaine social, la position la plus basse est à présent 1.",
    )
    assert told(table, "4 play cliens social 2") == deep
    used = "Your only support cube is laid already.", "Votre seule influence de soutien est déjà placée."
    assert told(table, "4 charisma social support") == ("BC-7.7", *used)
    assert told(table, "4 support political") == ("BC-7.7", *used)
    none = "You have no military cube.", "Vous n’avez pas d’influence militaire."
    assert told(table, "4 charisma social military") == ("BC-7.7", *none)


@pytest.mark.parametrize(
    ("said", "english", "french"),
    [
        ("pledge support 4 political 1", "Player 4 is the Imperium Maius.", "Joueur 4 est l’Imperium Maius."),
        ("propose im 4", "Player 4 is the Imperium Maius.", "Joueur 4 est l’Imperium Maius."),
        ("propose tile social 5", "There is no such seat.", "Cette place n’existe pas."),
        (
            "request support 1 political 1",
            "You can’t name yourself here.",
            "Vous ne pouvez pas vous nommer vous-même ici.",
        ),
        (
            "request play 1 quaestor political 1",
            "You can’t name yourself here.",
            "Vous ne pouvez pas vous nommer vous-même ici.",
        ),
        (
            "pledge play cliens political 1",
            "Cliens is not played in the political field.",
            "Cliens ne se joue pas dans le domaine politique.",
        ),
        ("pledge charisma social 10", "Numbers go from 1 to 9.", "Les nombres vont de 1 à 9."),
        ("claim loyalty 12", "Numbers go from 1 to 9.", "Les nombres vont de 1 à 9."),
    ],
)
@rule("BC-8.7")
def test_what_cannot_be_said(said: str, english: str, french: str) -> None:
    table = Scene(4).begin("negotiation")
    assert told(table, f"1 {said}") == ("BC-8.7", english, french)


@rule("BC-8.8")
@rule("BC-8.14")
def test_how_one_can_not_answer() -> None:
    table = Scene(4).begin("negotiation").play("1 propose im 1")
    mine = "Statement 1 is your own: you can only withdraw it."
    assert told(table, "1 accept 1")[:2] == ("BC-8.8", mine)
    assert told(table, "2 withdraw 1")[:2] == ("BC-8.8", "Statement 1 is not yours to withdraw.")
    table.play("2 accept 1")
    assert told(table, "2 refuse 1")[:2] == ("BC-8.14", "You have reacted to statement 1 already.")
    table.play("1 withdraw 1")
    assert told(table, "3 accept 1")[:2] == ("BC-8.14", "Statement 1 is withdrawn.")


@rule("BC-9.3")
def test_whom_a_suitor_can_not_support() -> None:
    table = Scene(4).board(FIRST, cubes={"support": 2}).begin("suitor_commitment")
    assert told(table, "1 support political 1")[1] == "As a Suitor you can’t support yourself."
    assert told(table, "1 support political 4")[1] == "Player 4 is the Imperium Maius."


@rule("BC-8.7")
def test_what_can_be_said_of_oneself() -> None:
    table = Scene(4).begin("negotiation")
    table.play("1 propose im 1").play("2 propose tile social 2").play("3 pledge play lictor social 9")
    assert len(table.s.statements) == 3


@rule("BC-14.26")
def test_what_cannot_be_filed() -> None:
    table = Scene(3, year=5).board(FIRST, owns=["bibliotheca_apollinis"], up=["lictor"], down=["cliens"])
    table.resolve({})
    assert table.step == "choose_to_collegium"
    assert table.refusal("1 discard quaestor up") == "BC-14.26"
    assert table.refusal("1 discard cliens up") == "BC-14.26"
    table.play("1 discard cliens down")
    assert table.collegium(FIRST) == ["cliens"]


@rule("BC-14.20")
def test_where_an_architect_cannot_go() -> None:
    """Each of the causes has its own sentence."""
    table = Scene(3, year=3).board(FIRST, owns=["navalia", "forum", "regia"], denarii=5)
    table.lay("navalia", "regia", "horreum", "pantheon", "statue_mars")
    table.s.slots[table.box.structures.index("statue_mars")] = 0
    table.begin("construction").play("1 activate navalia")
    assert told(table, "1 move from navalia") == (
        "BC-14.20",
        "Shipyard grants the move: its own architect stays.",
        "Cette structure permet le déplacement, son propre architecte reste\u00a0: Navalia.",
    )
    table.play("1 move from forum")
    assert [told(table, f"1 move to {target}")[1] for target in ("forum", "regia", "pantheon", "statue_mars")] == [
        "Your architect is on Forum now.",
        "You have an architect on Regia already.",
        "Pantheon belongs to a later era.",
        "Statue of Mars has no open slot.",
    ]


@rule("BC-2.15")
def test_what_cannot_be_activated() -> None:
    table = Scene(3).board(FIRST, owns=["macellum"], cubes={"social": 6}).begin("construction")
    foreign = ("BC-2.15", "Shipyard is not yours.", "Cette structure n’est pas à vous\u00a0: Navalia.")
    assert told(table, "1 activate navalia") == foreign
    table.play("1 activate macellum", "2 pass", "3 pass")
    assert told(table, "1 activate macellum")[1] == "You have activated Macellum in this phase already."
