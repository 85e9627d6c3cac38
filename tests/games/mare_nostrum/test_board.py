"""What a person reads: the board in words, the log, the prompts."""

from __future__ import annotations

import pytest

from tabularium.games.mare_nostrum.game import GAME
from tabularium.kernel.live import Live
from tabularium.kernel.presentation import Presenter
from tabularium.kernel.state import SPECTATOR
from tabularium.kernel.textboard import as_text
from tests.games.mare_nostrum.scenario import Scene
from tests.marks import rule

NAMES = ["Livia", "Marcus", "Julia"]


def section(scene: Scene, seat: int, key: str, lang: str = "en") -> list[str]:
    """The lines of one region of the board, as a seat sees it."""
    page = Presenter(GAME, lang, NAMES).page(scene.live.view(seat - 1))
    found = next(part for part in page.sections if part.key == key)
    return as_text([found._replace(title="")], "\u00a0: " if lang == "fr" else ": ").splitlines()


def panel(scene: Scene, seat: int, row: str) -> str:
    """What a player's panel says to a spectator."""
    page = Presenter(GAME, "en", NAMES).page(scene.live.view(SPECTATOR))
    return dict(page.panels[seat - 1].rows).get(row, "")


def told(scene: Scene, move: str, lang: str = "en") -> list[str]:
    """The log of one move."""
    presenter = Presenter(GAME, lang, NAMES)
    return [presenter.event(scene.live.view(0), event, 0) for event in scene.happens(move)]


def test_provinces_stand_under_their_players_name() -> None:
    scene = Scene(3).influence(2, "macedonia").built("macedonia_c1").legions(2, "macedonia", 2).fortress(2, "achaea")
    scene.legions(1, "macedonia").military()
    assert section(scene, 1, "realm-2") == [
        "Macedonia: grain Caravan | free sites: wine Caravan, Market | 2 Legions | Livia: 1 Legion | At War"
        " | by land: Dalmatia, Dacia, Thracia, Achaea | by sea: Adriatic Sea, Ionian Sea, Aegean Sea",
        "Achaea: free sites: olive oil Caravan, Market, Capital Athenae, City Corinthus, Temple | Fortress"
        " | by land: Macedonia | by sea: Ionian Sea, Aegean Sea",
    ]


def test_a_conqueror_and_what_is_held() -> None:
    scene = Scene(3).influence(2, "macedonia").built("macedonia_c1").legions(1, "macedonia").claims()
    scene.conqueror(1, "macedonia", "macedonia_c1", seized=2)
    assert section(scene, 3, "realm-2", "fr")[0].startswith(
        "Macedonia\u00a0: Caravane de céréale [occupé par Livia] | emplacements libres\u00a0: Caravane de vin, Marché"
        " | Livia\u00a0: 1 Légion | Conquérant\u00a0: Livia | Livia sur le marqueur Influence depuis le tour 2"
    )


@rule("MN-4.83")
def test_a_province_is_at_war_only_after_the_battle() -> None:
    scene = Scene(3).influence(2, "macedonia").legions(2, "macedonia").legions(1, "dalmatia", 2).dice(1, 1, 1)
    scene.legions(1, "gallia").fighting(1).play("1 march dalmatia macedonia")
    assert "a battle is due" in section(scene, 3, "realm-2")[0]
    assert "At War" not in section(scene, 3, "realm-2")[0]
    scene.play("1 end")  # the dice hit nobody
    assert scene.waits() == "choose_next_general 1"
    assert "At War" in section(scene, 3, "realm-2")[0]
    assert "a battle is due" not in section(scene, 3, "realm-2")[0]


@rule("MN-4.83")
def test_a_war_goes_on_while_a_third_marches_in() -> None:
    scene = Scene(3).influence(2, "macedonia").legions(2, "macedonia").legions(3, "macedonia").legions(1, "dalmatia", 2)
    scene.fighting(1).play("1 march dalmatia macedonia")
    assert "At War" in section(scene, 3, "realm-2")[0]
    own = Scene(3).influence(2, "macedonia").legions(2, "macedonia").legions(1, "macedonia").legions(1, "dalmatia", 2)
    own.fighting(1).play("1 march dalmatia macedonia")
    assert "At War" in section(own, 3, "realm-2")[0]  # Rome stood there before


def test_seas_with_their_borders_and_coasts() -> None:
    scene = Scene(3).triremes(3, "mare_sardum", 2).claims()
    assert section(scene, 1, "seas")[1] == (
        "Sardinian Sea: Julia: 2 Triremes | seas: Tyrrhenian Sea, African Sea | coast: Sicilia, Numidia, Africa"
    )


def test_costs_and_powers_are_told_also_during_the_trade() -> None:
    scene = Scene(3).owns(1, "circe").copies(2, "circe").trade()
    assert section(scene, 1, "costs") == [
        "Influence, Caravan, City, Capital, Legendary City, Legion, Trireme, Fortress: 3",
        "Market, Temple: 6",
        "Pyramids: 12",
        "Heroes and Wonders, one after the other: 7, 8, 9, 10",
    ]
    powers = section(scene, 3, "powers")
    assert [line.partition(":")[0] for line in powers] == [
        "Caesar (Livia)",
        "Circe (Livia)",
        "Pericles (Marcus)",
        "Castor & Pollux (Marcus)",
        "Circe (Marcus, copied)",
        "Hannibal (Julia)",
    ]
    assert powers[1].endswith("produce like Caravans. [Commerce +1, Military +1]")
    assert powers[4].endswith("produce like Caravans.")  # without the bonuses (MN-3.45)
    assert section(scene, 3, "tiles")[0].startswith("Antigone: In the trade, offer 0 to 5 Resources")


def test_before_the_game_the_empires_are_told() -> None:
    live = Live(GAME, 3, {"empire_assignment": "choice"})
    page = Presenter(GAME, "en", NAMES).page(live.view(0))
    assert page.where == "Set-up"
    assert page.board.splitlines()[1].startswith(
        "  Rome: Latium, Gallia, Italia | metal ×3, grain, olive oil, sheep, wine ×2, tax | Caesar: On land, "
    )


def test_what_one_lays_comes_first() -> None:
    scene = Scene(3).titles(commerce=1).holds(1, "2 metal wine").holds(2, "5 tax").trade().play("1 play token_2_1 2")
    page = Presenter(GAME, "en", NAMES).page(scene.live.view(0))
    assert page.prompt == "Offer 2 Resources for trade: you take as many of the others’ in return."
    scene.play("1 offer metal")
    page = Presenter(GAME, "en", NAMES).page(scene.live.view(0))
    assert page.prompt == "Laid: metal. One token is missing."
    assert page.sections[0].key == "mine"
    assert section(scene, 1, "mine") == ["Behind your screen: metal ×2, wine", "You offer: metal | one more is needed"]
    assert section(scene, 2, "mine")[1] == "You offer: nothing | 2 more are needed"
    assert section(scene, 3, "mine") == ["Behind your screen: nothing"]  # Julia takes no part
    assert section(scene, 3, "trade")[1:4] == [
        "Livia offers: has to offer 2 Resources",
        "Marcus offers: has to offer 2 Resources",
        "Julia offers: takes no part",
    ]


def test_who_has_bought_and_who_has_acted() -> None:
    scene = Scene(3).titles(1, 2, 3).purchases().play("2 buyer 1")
    assert section(scene, 3, "phase")[:2] == ["still to buy: Marcus, Julia", "have bought: –"]
    assert [panel(scene, seat, "This phase") for seat in (1, 2, 3)] == ["acting now", "still to come", "still to come"]
    scene.play("1 end")
    assert section(scene, 3, "phase")[:2] == ["still to buy: Marcus, Julia", "have bought: Livia"]
    scene = Scene(3).titles(1, 2, 3).legions(2, "achaea").military().play("3 general 2", "2 end")
    assert section(scene, 1, "phase")[:2] == ["still to act: Livia, Julia", "have acted: Marcus"]


def test_a_conqueror_or_a_buyer_is_at_it_until_the_last_thing_is_decided() -> None:
    scene = Scene(3).influence(2, "macedonia").built("macedonia_c1").legions(1, "macedonia", 2).fighting(1)
    scene.play("1 end")
    assert scene.waits() == "conquest_action 1"
    assert panel(scene, 1, "This phase") == "acting now"
    scene = Scene(3).holds(1, "2 tax").buying(1).play("1 end")
    assert scene.waits() == "keep_taxes 1"
    assert panel(scene, 1, "This phase") == "acting now"


def test_peace_and_the_partner_of_last_round() -> None:
    scene = Scene(3).owns(1, "statue_of_zeus").military().play("1 peace 2")
    assert section(scene, 3, "phase")[-1] == "Peace: between Livia and Marcus"
    assert [panel(scene, seat, "At peace with") for seat in (1, 2, 3)] == ["Marcus", "Livia", ""]
    scene.military()
    assert section(scene, 3, "phase")[-1] == "Peace: none | not again with Marcus, the partner of last round"


def test_the_ways_to_win_and_the_tracks() -> None:
    scene = Scene(3).titles(1, 1, 2).built("roma", "latium_c1", "athenae").owns(2, "circe").claims()
    assert section(scene, 3, "ways") == [
        "                              Livia  Marcus Julia",
        "Pyramids                      0 of 1 0 of 1 0 of 1",
        "Heroes and Wonders            1 of 5 2 of 5 1 of 5",
        "Capitals and Legendary Cities 1 of 4 1 of 4 0 of 4",
        "Titles                        2 of 3 1 of 3 0 of 3",
    ]
    assert section(scene, 3, "titles")[0] == "Trade Master: Livia | Commerce: Livia 1, Marcus 1, Julia 0"


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
        "Livia attaque Marcus en Mare Ionium.",
        "Livia lance 5\u00a0: 5, une touche.",
        "Marcus lance 1\u00a0: 1, aucune touche.",
        "Marcus perd une Trirème en Mare Ionium.",
    ]


def test_tokens_of_a_kind_are_counted() -> None:
    scene = Scene(3).holds(1, "grain 4 tax").buying(1)
    assert told(scene, "1 buy capital") == ["Livia pays for a Capital with tax ×3.", "Livia builds the Capital Roma."]


def test_names_have_their_articles() -> None:
    french, english = Presenter(GAME, "fr", NAMES), Presenter(GAME, "en", NAMES)
    view = Scene(3).live.view(0)
    labels = {
        "convert creta": ("Convertir la Crète", "Convert Crete"),
        "battle latium 2": ("Combattre Marcus dans le Latium", "Fight Marcus in Latium"),
        "seize creta": ("Occuper le marqueur Influence de Crète", "Seize the Influence marker of Crete"),
        "copy queen_of_sheba": ("Copier la Reine de Saba", "Copy the Queen of Sheba"),
        "raze roma": ("Détruire la Capitale Roma", "Destroy the Capital Roma"),
        "fight pontus_euxinus 3": ("Attaquer Julia dans le Pontus Euxinus", "Attack Julia in the Black Sea"),
        "buy fortress": ("Acheter une Forteresse", "Buy a Fortress"),
        "buy free_influence": ("Placer une Influence gratuite", "Place an Influence marker for free"),
        "play token_5_0 0": ("Jouer 5/0 sur la face 0", "Play 5/0 with the 0 up"),
        "lay legendary_wine": ("Poser\u00a0: vin légendaire", "Lay legendary wine"),
    }
    for words, (fr, en) in labels.items():
        move = GAME.notation().parse(words)
        assert (french.label(view, move), english.label(view, move)) == (fr, en)
    scene = Scene(3).holds(2, "12 tax").buying(2).play("2 buy pyramids")
    assert told(scene, "2 confirm")[0] == "Marcus takes the Pyramids."


@pytest.mark.parametrize("province", ["italia", "africa", "asia", "achaea"])
def test_french_does_not_stumble_over_vowels(province: str) -> None:
    presenter = Presenter(GAME, "fr", NAMES)
    view = Scene(3).live.view(0)
    for words in ("seize", "occupy", "pillage", "convert", "sheba", "abandon", "in"):
        label = presenter.label(view, GAME.notation().parse(f"{words} {province}"))
        assert f"de {province[0].upper()}" not in label


def test_battles_that_are_done_and_powers_that_are_used() -> None:
    scene = Scene(3).triremes(1, "mare_ionium", 2).triremes(2, "mare_ionium", 2).triremes(1, "mare_aegaeum")
    scene.triremes(2, "mare_aegaeum").dice(1, 1, 1, 1).fighting(1).play("1 end", "1 fight mare_ionium 2")
    assert scene.waits() == "sea_battle 1"
    told_of = [line.partition(":")[0] for line in section(scene, 3, "seas") if "settled for this step" in line]
    assert told_of == ["Ionian Sea"]
    assert "done with" not in " ".join(section(scene, 3, "neutral"))
    scene = Scene(3).owns(1, "spartacus").holds(1, "2 tax").buying(1)
    assert "used this round" not in " ".join(section(scene, 3, "powers"))
    scene.play("1 buy cheap_legion")
    used = [line.partition(":")[0] for line in section(scene, 3, "powers") if line.endswith("used this round")]
    assert used == ["Spartacus (Livia)"]


@pytest.mark.parametrize(("lang", "said"), [("en", "Round 1 of 30, "), ("fr", "Tour 1 sur 30, ")])
def test_where_rounds_are_limited_one_sees_how_many_there_are(lang: str, said: str) -> None:
    view = Live(GAME, 3, {"max_rounds": "thirty"}, 4).view(0)
    assert Presenter(GAME, lang).page(view).where.startswith(said)
