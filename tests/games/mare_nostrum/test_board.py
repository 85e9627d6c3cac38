"""What a person reads: the board in words, the log, the prompts."""

from __future__ import annotations

import pytest

from tabularium.games.mare_nostrum.game import GAME
from tabularium.kernel.live import Live
from tabularium.kernel.presentation import Presenter
from tests.games.mare_nostrum.scenario import Scene

NAMES = ["Livia", "Marcus", "Julia"]


def section(scene: Scene, seat: int, heading: str, lang: str = "en") -> list[str]:
    """The lines of one section of the board, as a seat sees it."""
    board = Presenter(GAME, lang, NAMES).page(scene.live.view(seat - 1)).board
    found = [part.splitlines() for part in board.split("\n\n")]
    return next(lines[1:] for lines in found if lines[0] == heading)


def told(scene: Scene, move: str, lang: str = "en") -> list[str]:
    """The log of one move."""
    presenter = Presenter(GAME, lang, NAMES)
    return [presenter.event(scene.live.view(0), event, 0) for event in scene.happens(move)]


def test_provinces_stand_under_their_players_name() -> None:
    scene = Scene(3).influence(2, "macedonia").built("macedonia_c1").legions(2, "macedonia", 2).fortress(2, "achaea")
    scene.legions(1, "macedonia").military()
    assert section(scene, 1, "Marcus (Greece)") == [
        "  Macedonia | Caravan grain, (Caravan wine), (Market) | 2 Legions | Livia: 1 Legion | At War"
        " | by land: Dalmatia, Dacia, Thracia, Achaea",
        "  Achaea | (Caravan olive oil), (Market), (Capital Athenae), (City Corinthus), (Temple) | Fortress"
        " | by land: Macedonia",
    ]
    assert section(scene, 1, "Julia (Carthage)", "en")[0].startswith("  Africa | (Caravan sheep), ")


def test_a_conqueror_and_what_is_held() -> None:
    scene = Scene(3).influence(2, "macedonia").built("macedonia_c1").legions(1, "macedonia").claims()
    scene.conqueror(1, "macedonia", "macedonia_c1")
    assert section(scene, 3, "Marcus (Grèce)", "fr")[0] == (
        "  Macedonia | Caravane céréale [Livia], (Caravane vin), (Marché)"
        " | Livia\u00a0: 1 Légion | Conquérant\u00a0: Livia"
    )


def test_seas_are_told_with_borders_where_these_matter() -> None:
    scene = Scene(3).triremes(3, "mare_sardum", 2)
    assert section(scene.claims(), 1, "SEAS") == ["  Sardinian Sea | Julia: 2 Triremes"]
    assert section(scene.military(), 1, "SEAS")[1] == (
        "  Sardinian Sea | Julia: 2 Triremes | seas: Tyrrhenian Sea, African Sea | coast: Sicilia, Numidia, Africa"
    )
    assert section(Scene(3).claims(), 1, "SEAS") == ["No Trireme is at sea."]


def test_costs_and_powers_are_told_where_one_buys() -> None:
    scene = Scene(3).owns(1, "circe").copies(2, "circe").purchases()
    assert section(scene, 1, "COSTS") == [
        "Influence, Caravan, City, Capital, Legendary City, Legion, Trireme, Fortress: 3 | Market, Temple: 6"
        " | Pyramids: 12 | Heroes and Wonders, from the second to the fifth: 7, 8, 9, 10"
    ]
    powers = section(scene, 3, "POWERS IN PLAY")
    assert [line.partition(":")[0] for line in powers] == [
        "Livia – Caesar",
        "Livia – Circe",
        "Marcus – Pericles",
        "Marcus – Castor & Pollux",
        "Marcus – Circe",
        "Julia – Hannibal",
    ]
    assert powers[1].endswith("produce as Caravans. [Commerce +1, Military +1]")


def test_before_the_game_the_empires_are_told() -> None:
    live = Live(GAME, 3, {"empire_assignment": "choice"})
    page = Presenter(GAME, "en", NAMES).page(live.view(0))
    assert page.where == "Set-up"
    assert page.board.splitlines()[1].startswith(
        "  Rome | Latium, Gallia, Italia | metal ×3, grain, olive oil, sheep, wine ×2, tax | Caesar: "
    )


def test_the_log_of_a_battle_adds_up() -> None:
    scene = Scene(3).legions(1, "libya", 2).fortress(3, "africa").dice(6, 3).fighting(1).play("1 march libya africa")
    assert told(scene, "1 march libya africa") == [
        "A Legion of Livia marches from Libya to Africa.",
        "Battle in Africa: Livia against Julia.",
        "Livia rolls 6 and 3, bonus 2: 11, 2 hits.",
        "The Fortress of Julia stands alone: 5, one hit.",
        "The Fortress of Julia stops one hit in Africa.",
        "Julia loses a Fortress in Africa.",
        "Livia loses a Legion in Africa.",
        "Livia is Conqueror of Africa.",
    ]


def test_the_log_at_sea_without_bonus() -> None:
    scene = Scene(3).triremes(1, "mare_ionium").triremes(2, "mare_ionium").dice(5, 1)
    scene.fighting(1).play("1 end")
    assert told(scene, "1 fight mare_ionium 2", "fr") == [
        "Bataille Maritime, Mare Ionium\u00a0: Livia attaque Marcus.",
        "Livia lance 5\u00a0: 5, une touche.",
        "Marcus lance 1\u00a0: 1, aucune touche.",
        "Marcus perd une Trirème\u00a0: Mare Ionium.",
    ]


def test_tokens_of_a_kind_are_counted() -> None:
    scene = Scene(3).holds(1, "grain 4 tax").buying(1)
    assert told(scene, "1 buy capital") == ["Livia pays for Capital: tax ×3.", "Livia builds: Roma (Capital, Latium)."]


@pytest.mark.parametrize("province", ["italia", "africa", "asia", "achaea"])
def test_french_does_not_stumble_over_vowels(province: str) -> None:
    presenter = Presenter(GAME, "fr", NAMES)
    view = Scene(3).live.view(0)
    for words in ("seize", "occupy", "pillage", "convert", "sheba", "abandon", "in"):
        label = presenter.label(view, GAME.notation().parse(f"{words} {province}"))
        assert f"de {province[0].upper()}" not in label
