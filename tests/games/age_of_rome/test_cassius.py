"""Attack of Cassius. He is board 2, opposite the human."""

from __future__ import annotations

import pytest

from tabularium.games.age_of_rome.game import GAME
from tabularium.games.age_of_rome.scoring import cassius_outcome, outcome, points
from tabularium.games.age_of_rome.solo import (
    CassiusActs,
    CassiusBuilds,
    cassius_acts,
    fight,
    lay_in_row,
    reveal_combat,
    turn_up,
)
from tabularium.games.age_of_rome.state import ACTION, CONSTRUCTION, PLOTS, facing
from tabularium.games.age_of_rome.steps.rounds import PLOTTING, Phase, RevealEvent, Turns
from tests.games.age_of_rome.scenario import BOX, Scene, small_deck, word
from tests.marks import rule

HUMAN = ("junia_secunda",)


def against(round: int = 2, human: str = "junia_secunda", **options: str) -> Scene:
    return Scene(1, (human,), round, mode="cassius", **options)


def next_card(scene: Scene, *cards: str) -> Scene:
    """Cards of Cassius that come next, in this order."""
    chosen = [BOX.cassius_cards.index(card) for card in cards]
    rest = [card for card in range(15) if card not in chosen]
    scene.s.cassius = (*rest, *reversed(chosen))
    scene.s.cassius_used = ()
    return scene


def next_combat(scene: Scene, card: str) -> Scene:
    chosen = BOX.combat_cards.index(card)
    scene.s.combat = (*(card for card in range(12) if card != chosen), chosen)
    return scene


def attacked(scene: Scene, card: str) -> bool:
    """A Combat card is carried out; whether it changed anything."""
    return fight(scene.s, BOX.combat_cards.index(card))


def legions(scene: Scene, board: int) -> list[int]:
    return [scene.value(board, key) for key in ("legions", "epirus", "macedonia", "thrace")]


@rule("AR-13.1", "AR-13.2")
def test_cassius_sits_opposite_with_all_his_pieces() -> None:
    s = GAME.new(1, {"mode": "cassius"})
    assert [BOX.provinces[facing(s, board)] for board in range(2)] == ["africa", "spain"]
    scene = against()
    assert [scene.value(2, key) for key in ("legions", "votes", "markers", "denarii", "partisans")] == [7, 5, 3, 0, 0]
    assert scene.track(2) == ".xxx"
    assert scene.bonuses(2) == []
    assert len(s.hands) == len(s.quests) == 1
    assert len(s.deck) == small_deck()


@rule("AR-13.3")
@pytest.mark.parametrize(
    ("level", "glory", "actions", "builds"),
    [
        ("easy", 3, [2, 2, 2, 2, 3, 3, 3, 3, 4], [1, 1, 1, 1, 1, 1, 1, 1, 2]),
        ("normal", 4, [2, 2, 3, 3, 3, 4, 4, 4, 4], [1, 1, 1, 1, 1, 1, 2, 2, 2]),
        ("hard", 6, [2, 3, 3, 3, 4, 4, 4, 5, 5], [1, 1, 1, 1, 2, 2, 2, 2, 2]),
    ],
)
def test_difficulty(level: str, glory: int, actions: list[int], builds: list[int]) -> None:
    assert against(difficulty=level).value(2, "glory") == glory
    for round in range(1, 10):
        acting = against(round, difficulty=level).at(ACTION, Phase(ACTION))
        assert acting.value(2, "partisans") == actions[round - 1]
        building = against(round, difficulty=level).at(CONSTRUCTION, CassiusBuilds())
        assert building.tellings().count("cassius-builds") == builds[round - 1]


@rule("AR-13.4")
def test_his_decks_are_shuffled_again() -> None:
    scene = against()
    seen = [turn_up(scene.s) for _ in range(15)]
    assert sorted(seen) == list(range(15))
    assert scene.s.cassius == ()
    turn_up(scene.s)
    assert (len(scene.s.cassius), len(scene.s.cassius_used)) == (14, 1)
    assert sorted(reveal_combat(scene.s) for _ in range(12)) == list(range(12))
    reveal_combat(scene.s)
    assert (len(scene.s.combat), len(scene.s.combat_used)) == (11, 1)


@rule("AR-13.5")
def test_he_takes_his_turns_in_the_order_of_the_round() -> None:
    scene = against(1).hand(1, "abacus")
    scene.s.marker = 2  # Spain, in front of Cassius
    scene.next_event("annona").round_starts()
    assert scene.s.order == (1, 0)
    assert "cassius-builds" in scene.tellings()  # he has built before the human is asked
    assert scene.waits() == "build_choose 1"


@rule("AR-13.6")
def test_he_claims_no_stages() -> None:
    scene = against().own(2, glory=11).own(1, glory=11)
    cassius_acts(scene.s, 5)  # games
    assert scene.value(2, "glory") == 12
    assert scene.s.stages == (5, 12, 21, 30)
    assert scene.value(2, "partisans") == 0


@rule("AR-13.7")
def test_events_compare_with_him_except_in_denarii_and_cards() -> None:
    glory = against().own(1, glory=9).next_event("libri_sibyllini").at(PLOTS, RevealEvent())
    assert glory.quests(1) == []  # Cassius has less
    assert glory.value(2, "glory") == 5
    poor = against().own(1, denarii=30).next_event("frumentatio").at(PLOTS, RevealEvent())
    assert poor.value(1, "denarii") == 33
    cards = against().hand(1, "abacus").next_event("nundinae").at(PLOTS, RevealEvent())
    assert cards.draws(1) == 1


@rule("AR-13.8")
def test_a_reward_is_a_glory_for_him() -> None:
    scene = against().own(2, epirus=3).next_event("triumphus").at(PLOTS, RevealEvent())
    assert scene.values("glory") == [2, 5]
    facing_him = against().next_event("metalla").at(PLOTS, RevealEvent())
    assert facing_him.values("glory") == [2, 5]
    assert facing_him.values("denarii") == [5, 0]


@rule("AR-13.9", "AR-13.24")
def test_negative_events_hit_him() -> None:
    scene = against(hard_times="yes").own(2, legions=3, epirus=1, macedonia=2, thrace=1)
    scene.next_event("desertio").at(PLOTS, RevealEvent())
    assert legions(scene, 2) == [4, 1, 1, 1]
    tie = against(hard_times="yes").own(2, legions=5, epirus=1, macedonia=1).next_event("desertio")
    assert legions(tie.at(PLOTS, RevealEvent()), 2) == [6, 1, 0, 0]
    fire = against(hard_times="yes").tiles("spain", military=1).next_event("incendium").at(PLOTS, RevealEvent())
    assert fire.values("glory") == [2, 3]
    votes = against(hard_times="yes").column("2 1 2").next_event("ambitus").at(PLOTS, RevealEvent())
    assert votes.columned() == "2 1"
    oath = against(hard_times="yes").vendetta(2, "...x").next_event("iusiurandum").at(PLOTS, RevealEvent())
    assert oath.track(2) == "..xx"


def plotted(scene: Scene, card: str) -> Scene:
    """A Plot of Cassius lies in front of the human, and this card comes."""
    return next_card(scene.plot("africa", 2), card)


@rule("AR-13.10")
def test_his_plots_use_the_card_else_calumny_else_degradation() -> None:
    scene = plotted(against(3).own(1, epirus=1), "marcus_brutus").at(PLOTS, Turns(PLOTTING, 1))  # Apostasy
    assert scene.value(1, "epirus") == 0
    assert scene.plots_in("africa") == ["2*", ".", "."]
    assert (scene.track(2), scene.track(1)) == ("..xx", ".xxx")
    calumny = plotted(against(3), "marcus_brutus").at(PLOTS, Turns(PLOTTING, 1))
    assert calumny.value(1, "glory") == 1
    degraded = plotted(against(3).own(1, glory=1, base=1), "marcus_brutus").at(PLOTS, Turns(PLOTTING, 1))
    assert degraded.value(1, "base") == 0
    nothing = plotted(against(3).own(1, glory=1), "marcus_brutus").at(PLOTS, Turns(PLOTTING, 1))
    assert nothing.plots_in("africa") == ["2", ".", "."]
    assert nothing.track(2) == ".xxx"
    full = plotted(against(3).vendetta(1, "xxxx"), "marcus_brutus").at(PLOTS, Turns(PLOTTING, 1))
    assert "cassius-card" not in full.tellings()


@rule("AR-13.11")
def test_the_human_may_answer_with_a_card() -> None:
    scene = plotted(against(3).hand(1, "scutum"), "cassius_longinus").at(PLOTS, Turns(PLOTTING, 1))
    assert scene.waits() == "trade_window 1"
    scene.play("1 play scutum")
    assert scene.value(1, "glory") == 2
    assert scene.track(1) == ".xxx"


@rule("AR-13.12")
def test_what_his_plots_hit() -> None:
    scene = plotted(against(3).own(1, epirus=2, thrace=2), "servius_galba").at(PLOTS, Turns(PLOTTING, 1))
    assert [scene.value(1, key) for key in ("epirus", "thrace")] == [2, 1]
    assert scene.value(2, "thrace") == 1
    for legions, there in ((1, 1), (0, 0)):  # his last Legion goes, too
        few = plotted(against(3).own(1, thrace=2).own(2, legions=legions), "servius_galba").at(
            PLOTS, Turns(PLOTTING, 1)
        )
        assert (few.value(1, "thrace"), few.value(2, "thrace")) == (1, there)
    votes = plotted(against(3).column("1 2 1 2"), "lucius_cinna").at(PLOTS, Turns(PLOTTING, 1))
    assert votes.columned() == "1 2 2"
    assert votes.value(2, "glory") == 5
    upper = plotted(against(3).own(1, base=1, upper=1), "cassius_parmensis").at(PLOTS, Turns(PLOTTING, 1))
    assert (upper.value(1, "base"), upper.value(1, "upper")) == (1, 0)
    sale = plotted(against(3).hand(1, "abacus"), "gaius_trebonius").at(PLOTS, Turns(PLOTTING, 1)).play("1 close")
    assert sale.discarded() == ["abacus"]
    assert (sale.value(2, "glory"), sale.value(2, "denarii")) == (5, 0)


@rule("AR-13.13")
def test_the_human_may_plot_against_him_and_hit_his_row() -> None:
    scene = against(3, "gaius_octavius").plot("spain", 1)
    scene.s.row = (scene.from_deck("torc"), scene.from_deck("abacus"))
    scene.dice(1).plots().play("1 activate spain", "1 effect forced_sale")
    assert scene.discarded() == ["abacus"]
    assert [word(card) for card in scene.s.row] == ["torc"]
    thief = against(3, "livia_drusilla").plot("spain", 1)
    thief.s.row = (thief.from_deck("torc"),)
    thief.plots().play("1 activate spain", "1 effect customs_duties")
    assert thief.cards(1) == ["torc"]
    assert len(thief.s.row) == 0


@rule("AR-13.14")
def test_he_builds_what_his_card_says() -> None:
    scene = next_card(against(1), "lucius_cinna").at(CONSTRUCTION, CassiusBuilds())  # politics first
    assert scene.level("spain", "politics") == 1
    assert scene.value(2, "glory") == 7
    capped = next_card(against(1).tiles("spain", politics=1), "lucius_cinna").at(CONSTRUCTION, CassiusBuilds())
    assert (capped.level("spain", "politics"), capped.level("spain", "religion")) == (1, 1)
    high = next_card(against(9).tiles("spain", military=2), "marcus_brutus", "lucius_cinna")
    high.at(CONSTRUCTION, CassiusBuilds())
    assert high.holder("military") == 2
    kinds = ("military", "politics", "commerce", "religion", "agriculture")
    nothing = against(1).tiles("spain", **dict.fromkeys(kinds, 1)).at(CONSTRUCTION, CassiusBuilds())
    assert nothing.value(2, "glory") == 4
    assert "cassius-nothing" in nothing.tellings()


@rule("AR-13.15")
def test_his_actions_alternate_with_the_partisans() -> None:
    scene = against(2).own(1, partisans=2).tiles("africa", religion=2)
    next_card(scene, "caecilius_bucilianus", "quintus_ligarius").at(ACTION, Phase(ACTION))
    scene.play("1 place religion", "1 raise base")
    assert (scene.value(2, "glory"), scene.value(2, "base")) == (5, 0)
    scene.play("1 place religion", "1 raise base")
    assert scene.value(2, "base") == 1
    more = next_card(against(2), "caecilius_bucilianus", "quintus_ligarius").at(ACTION, Phase(ACTION))
    more.play("1 place colosseum")
    assert (more.value(2, "glory"), more.value(2, "base")) == (5, 1)  # he goes on alone


@rule("AR-13.16")
def test_for_legions_he_turns_up_a_combat_card() -> None:
    scene = next_combat(next_card(against(), "marcus_brutus"), "advance_macedonia").at(ACTION, CassiusActs())
    assert scene.value(2, "macedonia") == 1
    assert [BOX.combat_cards[card] for card in scene.s.combat_used] == ["advance_macedonia"]


@rule("AR-13.17")
def test_the_four_tactics() -> None:
    scene = against()
    attacked(scene, "advance_epirus")
    assert legions(scene, 2) == [6, 1, 0, 0]
    attacked(scene, "forced_march_thrace")
    assert legions(scene, 2) == [4, 1, 0, 2]
    scene.own(1, macedonia=2, legions=0)
    attacked(scene, "ambush_macedonia")
    assert legions(scene, 2) == [3, 1, 1, 2]
    assert legions(scene, 1) == [1, 0, 1, 0]
    attacked(scene, "redeploy_epirus")
    assert legions(scene, 2) == [3, 2, 1, 1]
    fresh = against()
    attacked(fresh, "redeploy_thrace")
    assert legions(fresh, 2) == [6, 0, 0, 1]


@rule("AR-13.18")
def test_without_a_legion_on_his_board_he_moves_one() -> None:
    scene = against().own(2, legions=0, epirus=5, macedonia=2)
    attacked(scene, "forced_march_thrace")
    assert legions(scene, 2) == [0, 3, 2, 2]
    stuck = against().own(2, legions=0, thrace=7).own(1, thrace=1)
    assert attacked(stuck, "ambush_thrace")  # the second part is carried out all the same
    assert stuck.value(1, "thrace") == 0
    assert not attacked(stuck, "advance_thrace")


@rule("AR-13.19")
def test_his_votes_make_majorities() -> None:
    scene = next_card(against().column("1 2 2"), "lucius_cinna").at(ACTION, CassiusActs())
    assert scene.columned() == "1 2 2 2"
    assert scene.value(2, "glory") == 6


@rule("AR-13.20")
def test_he_lays_plots_in_front_of_himself() -> None:
    scene = next_card(against(), "servilius_casca").at(ACTION, CassiusActs())
    assert scene.plots_in("spain") == ["2", ".", "."]
    assert scene.value(2, "markers") == 2


@rule("AR-13.21")
def test_his_row_of_trade_cards_and_his_sets() -> None:
    scene = against().deck("spatha bulla sundial quaestor_chest falx bulla abacus torc")
    for _ in range(4):
        lay_in_row(scene.s)
    # two Chests would be needed for any Set so far
    assert [word(card) for card in scene.s.row] == ["spatha", "bulla", "sundial", "quaestor_chest"]
    lay_in_row(scene.s)  # two Tools and the Chest
    assert scene.laid(2) == ["tools"]
    assert sorted(scene.laid_cards(2)) == ["falx", "quaestor_chest", "sundial"]
    for _ in range(3):
        lay_in_row(scene.s)
    assert scene.laid(2) == ["tools", "jewels"]
    assert [word(card) for card in scene.s.row] == ["spatha", "abacus"]
    rich = against().sets(2, "tools", "tools", "weapons").deck("bulla")
    rich.s.row = (rich.from_deck("bulla"), rich.from_deck("torc"))
    lay_in_row(rich.s)
    assert rich.laid(2) == ["tools", "tools", "weapons"]


@rule("AR-13.22")
def test_offerings_from_the_base_up_and_games() -> None:
    scene = against()
    for _ in range(4):
        cassius_acts(scene.s, 4)
    assert scene.common_of(2) == ["gold", "own"]
    assert scene.value(2, "upper") == 1
    assert cassius_acts(scene.s, 5)
    assert scene.value(2, "glory") == 5


@rule("AR-13.23")
def test_what_he_cannot_do_is_a_glory() -> None:
    scene = next_card(against().own(2, votes=0), "lucius_cinna").at(ACTION, CassiusActs())
    assert scene.value(2, "glory") == 5
    done = next_card(against().common(2, base="gold", upper="gold"), "quintus_ligarius").at(ACTION, CassiusActs())
    assert done.value(2, "glory") == 5
    no_card = next_card(against().only_deck(""), "publius_turullius").at(ACTION, CassiusActs())
    assert no_card.value(2, "glory") == 5
    full = against().plot("spain", 1).plot("spain", 1).plot("spain", 1)
    assert next_card(full, "servilius_casca").at(ACTION, CassiusActs()).value(2, "glory") == 5


@rule("AR-13.24")
def test_ties_between_regions_go_thrace_macedonia_epirus() -> None:
    scene = against().own(2, legions=0, epirus=2, macedonia=2, thrace=2)
    attacked(scene, "redeploy_epirus")
    assert legions(scene, 2) == [0, 3, 2, 1]
    other = against().own(2, legions=0, epirus=2, macedonia=2)
    attacked(other, "redeploy_thrace")
    assert legions(other, 2) == [0, 2, 1, 1]


@rule("AR-13.25")
def test_he_takes_no_income() -> None:
    scene = against().tiles("spain", military=2).income().play("1 tax")
    assert scene.value(2, "denarii") == 0
    assert scene.s.round == 3


@rule("AR-13.26")
def test_his_score() -> None:
    scene = against().own(2, glory=20, epirus=2, macedonia=1, base=1).own(1, macedonia=1, epirus=2)
    scene.column("1 2 2").sets(2, "weapons").medal("military", 2).medal("religion", 2).ends()
    # Epirus by the Military Medal 5, Macedonia is not defeated; places two and three; Weapons; one element; two Medals
    assert points(scene.s, 1) == (20, 5, 5, 4, 1, 6, 0)


@rule("AR-13.27")
def test_one_denarius_breaks_the_tie() -> None:
    scene = against().own(1, glory=20, denarii=1).own(2, glory=20).ends()
    assert outcome(scene.s).result == "victory"
    shared = against().own(1, glory=20, denarii=0).own(2, glory=20).ends()
    assert (outcome(shared.s).result, outcome(shared.s).ranks) == ("shared", (1,))
    lost = against().own(1, glory=19, denarii=3).own(2, glory=20).ends()
    assert (outcome(lost.s).result, outcome(lost.s).ranks) == ("defeat", (2,))
    assert cassius_outcome(70, 60, 0).result == "victory"


@rule("AR-13.28")
def test_peace_and_heroes_bind_him_too() -> None:
    scene = next_card(against(peace="yes"), "servilius_casca").at(ACTION, CassiusActs())
    assert scene.plots_in("spain") == [".", ".", "."]
    assert scene.value(2, "glory") == 5
    quiet = against(3, peace="yes").plot("africa", 2).hand(1, "abacus").next_event("annona").round_starts()
    assert quiet.waits() == "build_choose 1"
    assert "activated" not in quiet.tellings()
    heroes = next_card(against(9, heroes="yes").tiles("spain", military=2), "marcus_brutus").at(
        CONSTRUCTION, CassiusBuilds()
    )
    assert heroes.holder("military") == 0


@rule("AR-13.29")
def test_his_decks_are_hidden_and_he_has_no_seat() -> None:
    scene = against()
    view = GAME.seen(scene.live.view(0))
    assert set(view.cassius) == {15}
    assert set(view.combat) == {12}
    assert scene.s.seats == 1
    lay_in_row(scene.s)
    assert GAME.seen(scene.live.view(0)).row == scene.s.row


@rule("AR-13.30")
def test_population_quests_ask_as_for_two() -> None:
    scene = against().quest(1, "granary_of_africa").tiles("africa", military=3, politics=3, commerce=1)
    assert scene.score(1, "quests") == 0  # Population 8
    scene.tiles("africa", religion=1)
    assert scene.score(1, "quests") == 5  # 9
    alone = Scene(1, HUMAN, mode="emperor").quest(1, "granary_of_africa")
    assert alone.tiles("africa", military=3, politics=3, commerce=1).score(1, "quests") == 5
