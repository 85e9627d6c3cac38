"""What recruits and structures say is what the box makes them do."""

from __future__ import annotations

import pytest

from tabularium.draw.words import words_in
from tabularium.games.forty_four_bce import faces
from tabularium.games.forty_four_bce.terms import CONDITIONS, PER, VERBS
from tests.games.boxes import own_box
from tests.games.forty_four_bce.scenario import GAME

ENGLISH = words_in(GAME.folder, "en")
FRENCH = words_in(GAME.folder, "fr")


@pytest.mark.parametrize(
    ("recruit", "english", "french"),
    [
        ("aedile", "+2 charisma in the political field.", "+2 charisme dans le domaine politique."),
        ("senator", "No ability.", "Aucune capacité."),
        ("censor", "Gain 2 Imperium.", "Gagnez 2 Imperiums."),
        (
            "cliens",
            "Place 1 support from the supply on your next open ambition in the social field.",
            "Placez 1 soutien de la réserve sur votre prochaine ambition libre dans le domaine social.",
        ),
        (
            "lictor",
            "+1 charisma in the field where it is played. Counts 1 Imperium in your Collegium at the end of the game.",
            "+1 charisme dans le domaine où il est joué. Compte 1 Imperium dans votre Collegium en fin de partie.",
        ),
    ],
)
def test_a_recruit_says_what_it_does(recruit: str, english: str, french: str) -> None:
    index = GAME.box.recruits.index(recruit)
    assert faces.ability(GAME.box, index, ENGLISH) == english
    assert faces.ability(GAME.box, index, FRENCH) == french


@pytest.mark.parametrize(
    ("structure", "english"),
    [
        ("regia", "As Imperium Maius, collect 2 influence of your choice. As a Suitor, collect 1 support influence."),
        ("tabularium", "Up to 2 times, trade 1 influence for 1 influence of another type."),
        ("basilica_iulia", "Trade 1 face-up loyalty for 1 Denarius."),
        ("saepta_iulia", "Enlist 1 recruit of level 3 for 2 influence less and without loyalty."),
        ("castra_urbana", "Enlist 1 Lictor free of cost."),
        (
            "ara_martis",
            "If you were awarded no allegiance tile this year, collect 1 loyalty and 1 support influence.",
        ),
        (
            "arcus_augusti",
            "If you keep the Imperium Maius tile, gain 4 Imperium. "
            "If you are awarded the Imperium Maius tile, gain 2 Imperium.",
        ),
        ("statue_victoria", "Gain 5 Imperium if you hold the Imperium Maius tile."),
        ("statue_juno", "Gain 2 Imperium per level-3 recruit in your Collegium (at most 10)."),
    ],
)
def test_a_structure_says_what_it_does(structure: str, english: str) -> None:
    assert faces.does(GAME.box, GAME.box.structures.index(structure), ENGLISH) == english


def test_another_number_in_the_box_is_another_number_in_words() -> None:
    table = own_box(GAME)
    for row in table["recruit"]:
        if row["id"] == "censor":
            row["effects"][0]["imperium"] = 5
    box = GAME.open_box(table)
    assert faces.ability(box, box.recruits.index("censor"), ENGLISH) == "Gain 5 Imperium."


def test_every_effect_of_the_box_has_words_in_both_languages() -> None:
    for words in (ENGLISH, FRENCH):
        said = [faces.does(GAME.box, structure, words) for structure in range(len(GAME.box.structures))]
        said += [faces.ability(GAME.box, recruit, words) for recruit in range(GAME.box.loyal)]
        assert all(text.endswith(".") and text[0] in "+" + text[0].upper() for text in said)


@pytest.mark.parametrize("words", [ENGLISH, FRENCH], ids=["en", "fr"])
def test_every_verb_condition_and_count_has_words(words: object) -> None:
    has = getattr(words, "has")
    assert all(has(f"does-{verb}") or has(f"does-{verb}-self") for verb in VERBS)
    assert all(has(f"if-{condition}") for condition in CONDITIONS if condition != "always")
    assert all(has(f"per-{per}") for per in PER if per != "once")
