"""What a person reads at the table: prompts, asides, refusals and the log, in both languages."""

from __future__ import annotations

from tabularium.games.rome_and_roll.game import GAME
from tabularium.kernel.presentation import Choice, Presenter
from tabularium.kernel.state import Event
from tests.games.rome_and_roll.scenario import Scene

NAMES = ["Livia", "Marcus", "Julia"]
SPEAK = {lang: Presenter(GAME, lang, NAMES) for lang in ("en", "fr")}
CAMPS = "camp construction_post esplanade brickmaker jeweller temple villa market"


def prompt(scene: Scene, lang: str = "en") -> str:
    return SPEAK[lang].prompt(scene.live.view(0))


def offers(scene: Scene, lang: str = "en") -> dict[str, str]:
    """The labels of the choices of seat 1, by notation."""
    return {choice.notation: choice.label for choice in choices(scene, lang)}


def choices(scene: Scene, lang: str) -> tuple[Choice, ...]:
    return SPEAK[lang].page(scene.live.view(0)).choices


def told(scene: Scene, lang: str = "en", last: int = 1) -> list[str]:
    return [said(scene, event, lang) for event in scene.events[-last:]]


def said(scene: Scene, event: Event, lang: str) -> str:
    return SPEAK[lang].event(scene.live.view(0), event, 0)


def test_the_menu_says_what_is_left_of_the_die_and_whether_the_action_is_done() -> None:
    scene = Scene().stored(1, "wood wood wood").turn(1, "blue-6")
    start = "1 Fish, 1 Basket and 1 Legionary"
    assert prompt(scene) == f"Your turn, with {start}: one main action, and as many free actions as you like."
    scene.play("1 store fish").trade(1, "wood 0 3 0 0 0")
    left = "Left of the die: 1 Basket and 1 Legionary"
    assert prompt(scene) == f"Your main action is done. {left}. Take free actions, or end your turn."
    assert prompt(scene, "fr").startswith(
        "Votre action principale est faite. Il reste du dé\u00a0: 1 Panier et 1 Légionnaire."
    )


def test_a_bribe_tells_the_box_and_what_comes_with_it() -> None:
    scene = Scene().loyal(1, "theocles", 1).loyal(1, "vivianus", 4).turn(1, "blue-4")
    assert offers(scene)["bribe fish cassian"] == "Bribe Cassian with 1 Fish — box 1 of 5"
    brings = "box 2 of 5: each Army or Urban Building you build: 1 Soldier"
    assert offers(scene)["bribe fish theocles"] == f"Bribe Theocles with 1 Fish — {brings}"
    last = "case 5 sur 5\u00a0: 3 points à la fin"
    assert offers(scene, "fr")["bribe fish vivianus"] == f"Corrompre Vivianus avec 1 Poisson — {last}"


def test_building_tells_prices_and_what_the_ground_brings() -> None:
    """On the side for three and four a Brick and a Stone lie at [12,10] and [12,11]."""
    scene = Scene("legatus mercatrix patricia", CAMPS).stored(1, "wood brick stone")
    scene.building("temple", 2, "9,8 9,9 10,8 10,9 11,9")
    scene.building("camp", 1, "11,10 11,11")
    scene.overseer(1, 2).turn(1, "blue-5").play("1 main build")
    assert "Camp" in offers(scene)["stay"].removeprefix("Stay — to build ").split(", ")
    scene.play("1 stay")
    assert offers(scene)["plan camp"] == "Camp — 1 Wood, 1 Brick, 1 Fish, 1 less of your choice"
    scene.play("1 plan camp")
    place = scene.placing("12,10 12,11")
    assert offers(scene)[place].endswith("— 1 Brick, 1 Stone, beside Camp of Livia")


def test_payments_and_exchanges_are_told_as_amounts() -> None:
    scene = Scene().stored(1, "wood wood jewel").turn(1, "blue-6").play("1 main trade")
    offered = offers(scene)
    assert offered["exchange wood 0 2 0 1 0"] == "From Storage 2 Wood, 1 Jewellery — 3 Coins"
    assert offered["exchange wood 0 2 0 0 1"] == "From the die 1 Basket; from Storage 2 Wood — 3 Coins"
    scene.play("1 exchange wood 0 2 0 0 1")
    assert told(scene, last=2) == ["Livia exchanges 2 Wood and 1 Basket.", "Livia gains 3 Coins (now 3)."]
    scene = Scene(plans=CAMPS).stored(1, "wood brick fish").turn(1, "red-4").play("1 main build")
    scene.play("1 plan camp", f"1 {scene.placing('2,9 3,9')}", "1 waive wood")
    assert offers(scene) == {
        "pay 0 0 0 0 0": "All from Storage",
        "pay 0 0 0 0b1 0": "From the die: 1 Basket as Fish",
        "pay 0 0b1 0 0 0": "From the die: 1 Basket as Brick",
    }
    assert offers(scene, "fr")["pay 0 0b1 0 0 0"] == "Du dé\u00a0: 1 Panier comme Brique"
    scene.play("1 pay 0 0b1 0 0 0")
    assert "Livia pays 1 Brick and 1 Fish." in told(scene, last=5)


def test_a_nero_card_is_told_after_the_gain_that_brought_it() -> None:
    scene = Scene().set(1, "coins", 12).stored(1, "wood wood wood").turn(1, "blue-1")
    scene.trade(1, "wood 0 3 0 0 0")
    assert told(scene, "fr", 2) == [
        "Livia gagne 3 Pièces (total\u00a0: 15).",
        "Livia atteint une case bleue et prend la carte Néron de 8 points.",
    ]


def test_refusals_name_the_best_rule_and_the_values() -> None:
    scene = Scene(plans=CAMPS).set(1, "soldiers", 1).turn(1, "blue-1")
    assert scene.sentence("1 main build", "en") == (
        "RR-4.13 No Plan can be paid for and placed where your Overseer can go."
    )
    assert scene.sentence("1 main conquer", "en").endswith("It takes an Armed Force of 2; yours is 1.")
    assert scene.sentence("1 main conquer", "fr").endswith("Il faut une Force Armée de 2\u00a0; la vôtre est de 1.")
    scene = Scene(plans=CAMPS).turn(1, "yellow-6")
    assert scene.sentence("1 main raise_legion", "fr").endswith("Il n’y a aucun Bâtiment Armée sur la carte.")
    assert scene.sentence("1 main develop", "en") == "RR-4.13 No road can be renovated now."


def test_a_refused_payment_says_what_there_is_to_pay_with() -> None:
    scene = Scene(plans=CAMPS).stored(1, "wood wood brick").foreman(2, "temple").turn(1, "red-4").play("1 main build")
    assert scene.sentence("1 plan temple", "en") == (
        "RR-5.23 To pay: 1 Brick, 2 Stones and 1 Fish. The die has 1 Basket, Storage 2 Wood, 1 Brick."
    )
    scene.play("1 plan camp", f"1 {scene.placing('2,9 3,9')}", "1 waive fish")
    assert scene.sentence("1 pay 1 0 0 0 0", "fr").endswith(
        "À payer\u00a0: 1 Bois et 1 Brique. Sur le dé\u00a0: 1 Panier\u00a0; en Stockage\u00a0: 2 Bois, 1 Brique."
    )


def test_what_the_die_does_not_have_is_named() -> None:
    scene = Scene().turn(1, "blue-1")
    assert scene.sentence("1 store fish", "en").endswith("There is none left on the die: Fish.")
    assert scene.sentence("1 bribe jewel cassian", "fr").endswith("Il n’en reste pas sur le dé\u00a0: Bijou.")


def test_saturn_says_how_much_jewellery_there_is() -> None:
    scene = Scene("patricia mercatrix").favour("saturn", 1).stored(1, "jewel").turn(1, "yellow-4")
    assert scene.sentence("1 use saturn", "en").endswith("Saturn costs three Jewellery, and you have 2 Jewellery.")
    assert scene.sentence("1 use saturn", "fr").endswith("Saturne coûte trois Bijoux, et vous avez 2 Bijoux.")


def test_a_senator_that_can_not_help_says_why() -> None:
    scene = Scene(plans=CAMPS).set(1, "senators", 2).turn(1, "blue-1").play("1 deploy merchant")
    assert scene.sentence("1 deploy builder", "en") == "RR-4.9 You have deployed a Senator this turn."
    poor = Scene(plans=CAMPS).turn(1, "blue-1")
    assert poor.sentence("1 deploy builder", "fr") == "RR-1.6 Vous n’avez pas de Sénateur libre."
