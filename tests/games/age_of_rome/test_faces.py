"""What things say follows from what they do: another number in the box is another number in the words."""

from __future__ import annotations

import pytest

from tabularium.games.age_of_rome.box import AgeOfRomeBox
from tabularium.games.age_of_rome.faces import Face
from tabularium.games.age_of_rome.game import GAME
from tabularium.games.age_of_rome.state import AgeOfRome
from tabularium.games.age_of_rome.terms import METRICS, NO_VERB, VERBS
from tabularium.kernel.presentation import LANGUAGES, Presenter
from tests.games.age_of_rome.scenario import BOX, Scene
from tests.games.boxes import own_box


def in_words(s: AgeOfRome, lang: str = "en") -> Face:
    return Face(GAME.board, s, s.box, GAME.board.words(lang), ("Livia", "Marcus"))


def face_of(box: object = None, lang: str = "en") -> Face:
    s = Scene(2).construction().s
    if box is not None:
        s.box = GAME.open_box(box)  # type: ignore[arg-type]
    return in_words(s, lang)


def test_another_box_says_other_numbers() -> None:
    table = own_box(GAME)
    table["plots"][0]["effect"]["n"] = 2
    table["plots"][5]["effect"]["then_n"] = 3
    table["cards"][BOX.cards.index("abacus")]["effects"][0]["n"] = 7
    table["quests"][BOX.quests.index("faction")]["score"] |= {"min": 4, "glory": 9}
    table["quests"][BOX.quests.index("last_stone")]["score"]["glory"] = 1
    table["medals"] |= {"majority_glory": 5, "harvest": 4, "glory_price": 2}
    table["events"][0]["effects"][0]["n"] = 8
    face = face_of(table)
    assert face.plot_text(0) == "the target loses 2 Glory"
    assert face.plot_text(5) == "a Vote of the target leaves the Column; then for you: +3 Glory"
    assert face.card_text(BOX.cards.index("abacus")) == "when you choose Double Taxation: +7 Denarii"
    assert face.quest_text(BOX.quests.index("faction")) == "9 Glory with 4 Votes in the Column"
    assert face.quest_text(BOX.quests.index("last_stone")) == "1 Glory for each Medal"
    assert face.medal_text(1) == "a Majority gives 5 Glory"
    assert face.medal_text(3) == "1 Glory for 2 Denarii at any time, and 3 Denarii make 1 Glory at the end"
    assert face.medal_text(4) == "each harvest brings 4 more"
    assert (face.event_who(0), face.event_effects(0)) == ("fewest Denarii", "+8 Denarii")


def how(feat: str, box: AgeOfRomeBox, lang: str) -> str:
    return GAME.board.words(lang)(f"feat-{feat}-how", **GAME.feat_values(box, box.feats.index(feat)))


def test_another_box_asks_more_for_a_feat() -> None:
    table = own_box(GAME)
    table["feats"][BOX.feats.index("track_61")]["min"] = 70
    table["feats"][BOX.feats.index("five_medals")]["min"] = 1
    box = GAME.open_box(table)
    assert how("track_61", BOX, "en") == "61 or more on the Glory track"
    assert how("track_61", box, "en") == "70 or more on the Glory track"
    assert how("five_medals", BOX, "fr") == "5 Médailles"
    assert how("five_medals", box, "fr") == "1 Médaille"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_feat_tells_how_it_is_earned(lang: str) -> None:
    told = {feat: how(feat, BOX, lang) for feat in BOX.feats}
    assert all(str(least) in told[feat] for feat, least in zip(BOX.feats, BOX.feat_min, strict=True) if least > 1)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_a_box_may_count_or_do_has_its_words(lang: str) -> None:
    face = face_of(lang=lang)
    for what in range(len(METRICS)):
        assert all(face.counted(what, n) and face.goal(what, n) for n in (1, 2))
    for verb in range(NO_VERB):
        said = [face.effect(verb, n) for n in (1, 2, 3)]
        assert all(said), VERBS[verb]


def test_population_quests_go_by_the_number_of_players() -> None:
    granary = BOX.quests.index("granary_of_africa")
    said = [in_words(s).quest_text(granary) for s in map(alone_or_more, (1, 2, 3, 4))]
    assert [text.split(" in ")[0] for text in said] == [f"5 Glory with a Population of {n}" for n in (8, 9, 11, 13)]
    cassius = Scene(1, mode="cassius").construction().s
    assert in_words(cassius).quest_text(granary).startswith("5 Glory with a Population of 9")


def alone_or_more(seats: int) -> AgeOfRome:
    return Scene(seats).construction().s


def test_a_card_promises_no_more_than_there_is() -> None:
    scene = (
        Scene(2).own(1, legions_out=0, votes=0).hand(1, "bulla").only_deck("torc").tiles("africa", politics=1).action()
    )
    labels = [choice.label for choice in Presenter(GAME, "en").choices(scene.live.view(0))]
    assert "On the Curia — nothing happens now" in labels
    scene.play("1 place colosseum")
    labels = [choice.label for choice in Presenter(GAME, "en").choices(scene.live.view(0))]
    assert "Play Bulla — draw a Trade card" in labels


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "You offered 1 Denarius; Marcus asks for 3. What is your last offer?"),
        ("fr", "Vous offriez 1 Denarius\u00a0; Marcus en demande 3. Quelle est votre dernière offre\u00a0?"),
    ],
)
def test_who_offers_reads_how_much_is_asked_for(lang: str, said: str) -> None:
    scene = Scene(2, spies="yes").tiles("spain", military=1).own(1, denarii=4).diplomacy()
    scene.play("1 envoy spain military", "1 token spy", "1 offer 1", "2 ask 3")
    assert Presenter(GAME, lang, ("Livia", "Marcus")).prompt(scene.live.view(0)) == said


def test_an_offer_that_can_not_grow_says_so() -> None:
    scene = Scene(2, spies="yes").tiles("spain", military=1).own(1, denarii=4).diplomacy()
    scene.play("1 envoy spain military", "1 token spy", "1 offer 4")
    for lang, said in (
        ("en", "There is nothing left to add to the offer."),
        ("fr", "Il ne reste rien à ajouter à l’offre."),
    ):
        (greyed,) = Presenter(GAME, lang).greyed(scene.live.view(1))
        assert greyed.sentence.endswith(said)
