"""Phase III: order, payments, Heroes and Wonders, storage (MN-3.1 to MN-3.23, MN-3.39 to MN-3.49)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from tabularium.games.mare_nostrum.game import GAME
from tabularium.games.mare_nostrum.propose import propose
from tabularium.games.mare_nostrum.steps.payment import PayToken
from tabularium.kernel.play import answer
from tabularium.kernel.presentation import Presenter
from tabularium.kernel.rng import sfc32
from tests.games.mare_nostrum.scenario import BOX, Scene
from tests.marks import rule


def payments(scene: Scene, seat: int, cost: int) -> set[tuple[str, ...]]:
    """All combinations of a cost that the seat can lay, token by token."""
    found: set[tuple[str, ...]] = set()

    def lay(step: PayToken) -> None:
        s = scene.s
        for move in step.legal(s, seat - 1):
            kind = move & 31
            paid = (*step.paid, kind)
            s.goods[(seat - 1) * 27 + kind] -= 1
            if step.left == 1:
                found.add(tuple(BOX.kinds[k] for k in paid))
            else:
                lay(PayToken(seat - 1, step.item, step.left - 1, paid))
            s.goods[(seat - 1) * 27 + kind] += 1

    lay(PayToken(seat - 1, 7, cost, ()))
    return found


# -- order -------------------------------------------------------------------------------------------


@rule("MN-3.1")
def test_the_political_leader_names_the_buyers() -> None:
    scene = Scene(3).purchases()
    assert scene.waits() == "choose_next_buyer 2"
    scene.play("2 buyer 3", "3 end")
    assert scene.offers(2) == ["buyer 1", "buyer 2"]
    assert scene.refusal("2 buyer 3") == "MN-3.1"
    scene.play("2 buyer 2")
    assert scene.waits() == "buy_item 2"


@rule("MN-3.2")
def test_each_player_buys_once_and_may_buy_nothing() -> None:
    scene = Scene(3).holds(1, "9 tax").purchases()
    scene.play("2 buyer 1", "1 end", "1 keep 2", "2 buyer 3", "3 end")
    assert scene.waits() == "buy_item 2"  # the last one is not chosen
    scene.play("2 end")
    assert scene.waits() == "choose_next_general 1"
    assert scene.hand(1) == "2 tax"


# -- payment -----------------------------------------------------------------------------------------


@rule("MN-3.3")
def test_a_purchase_takes_one_combination_of_its_cost() -> None:
    scene = Scene().holds(1, "2 tax wine oil").buying(1)
    assert scene.refusal("1 buy legion") == "MN-3.3"  # two and two make no combination of three
    scene = Scene().holds(1, "3 tax 2 wine").buying(1).play("1 buy legion")
    assert scene.hand(1) == "2 wine"


@rule("MN-3.4")
def test_only_taxes_or_only_different_goods() -> None:
    scene = Scene().holds(1, "2 wine oil grain 3 tax")
    assert payments(scene, 1, 3) == {("grain", "oil", "wine"), ("tax", "tax", "tax")}
    scene = Scene().holds(1, "2 grain oil wine sheep 3 tax").buying(1).play("1 buy legion", "1 pay grain")
    assert scene.refusal("1 pay grain") == "MN-3.4"
    assert scene.refusal("1 pay tax") == "MN-3.4"


@rule("MN-3.5")
def test_the_costs() -> None:
    costs = {item: BOX.costs[i] for i, item in enumerate(("influence", "caravan", "market", "city", "capital"))}
    assert costs == {"influence": 3, "caravan": 3, "market": 6, "city": 3, "capital": 3}
    for held, item, left in (("7 tax", "market", 1), ("7 tax", "temple", 1), ("4 tax", "fortress", 1)):
        scene = Scene().holds(1, held).buying(1).play(f"1 buy {item}")
        assert scene.hand(1) == f"{left} tax"
    scene = Scene().holds(1, "12 tax").buying(1).play("1 buy pyramids")
    assert scene.hand(1) == ""


@rule("MN-3.5", "MN-3.16")
def test_the_price_of_a_tile_follows_the_number_owned() -> None:
    more = ["circe", "hamilcar", "gilgamesh"]
    prices = []
    for owned in range(4):
        scene = Scene().owns(1, *more[:owned]).holds(1, "20 tax").buying(1).play("1 buy hm", "1 tile spartacus")
        if owned == 3:
            scene.play("1 confirm")
            prices.append(20 - scene.s.goods[26])
        else:
            prices.append(20 - int(scene.hand(1).split()[0]))
    assert prices == [7, 8, 9, 10]


@rule("MN-3.6")
def test_a_good_and_its_legendary_twin_are_one_type() -> None:
    assert payments(Scene().holds(1, "wine legendary_wine oil"), 1, 3) == set()
    assert payments(Scene().holds(1, "wine legendary_wine oil"), 1, 2) == {("oil", "wine"), ("oil", "legendary_wine")}
    scene = Scene().holds(1, "grain legendary_grain oil wine sheep").buying(1).play("1 buy legion", "1 pay grain")
    assert scene.refusal("1 pay legendary_grain") == "MN-3.6"


@rule("MN-3.7")
def test_no_change_and_no_overpaying() -> None:
    scene = Scene().holds(1, "5 tax").buying(1).play("1 buy legion")
    assert scene.hand(1) == "2 tax"
    assert scene.waits() == "buy_item 1"  # there is no way to add a token


@rule("MN-3.8")
def test_any_number_of_purchases() -> None:
    scene = Scene().holds(1, "12 tax").buying(1)
    for item in ("legion", "capital", "legion", "fortress"):
        scene.play(f"1 buy {item}")
    assert scene.offers(1) == ["end"]
    assert scene.levels(1) == (0, 1, 3)


@rule("MN-3.9")
def test_cleopatra_mixes_one_tax_or_one_good() -> None:
    scene = Scene().holds(4, "wine oil 2 tax")
    assert payments(scene, 4, 3) == {("oil", "wine", "tax"), ("oil", "tax", "tax"), ("wine", "tax", "tax")}
    scene = Scene().holds(4, "metal gold grain oil sheep wine 5 tax").buying(4)
    scene.play("4 buy market", "4 pay metal", "4 pay gold")
    assert scene.refusal("4 pay tax") == "MN-H4"  # one Tax could be among them, as the last
    scene = Scene().holds(4, "metal gold grain oil sheep wine 5 tax").buying(4)
    scene.play("4 buy market", "4 lay metal", "4 lay tax", "4 lay gold")
    assert scene.refusal("4 lay tax") == "MN-3.9"  # two Goods and two Taxes are too many of both


@rule("MN-3.10")
def test_cleopatras_goods_must_differ() -> None:
    scene = Scene().holds(4, "3 wine tax")
    assert payments(scene, 4, 3) == set()
    scene = Scene().holds(4, "2 grain oil tax wine").buying(4).play("4 buy legion", "4 pay grain")
    assert scene.refusal("4 pay grain") == "MN-3.10"


@rule("MN-3.11")
def test_hannibal_pays_with_one_pair() -> None:
    scene = Scene().holds(3, "3 wine 2 oil")
    assert payments(scene, 3, 3) == {("oil", "oil", "wine"), ("oil", "wine", "wine")}
    assert payments(scene, 3, 4) == set()  # two pairs
    assert payments(Scene().holds(3, "3 wine"), 3, 3) == set()  # three alike
    scene = Scene().holds(3, "2 grain 2 oil wine sheep").buying(3)
    scene.play("3 buy legion", "3 pay grain", "3 pay grain")
    assert scene.refusal("3 pay grain") == "MN-H3"  # none left
    scene = Scene().holds(3, "3 grain 2 oil wine").buying(3).play("3 buy legion", "3 pay grain", "3 pay grain")
    assert scene.refusal("3 pay grain") == "MN-3.11"


@rule("MN-3.12")
def test_hannibals_pair_may_be_a_good_and_its_twin() -> None:
    scene = Scene().holds(3, "wine legendary_wine oil")
    assert payments(scene, 3, 3) == {("oil", "wine", "legendary_wine")}


@rule("MN-3.13")
def test_two_taxes_may_be_kept_and_the_rest_goes() -> None:
    scene = Scene().holds(1, "4 tax 2 wine").buying(1).play("1 end")
    assert scene.offers(1) == ["keep 0", "keep 1", "keep 2"]
    assert scene.refusal("1 keep 3") == "MN-3.13"
    scene.play("1 keep 1")
    assert scene.hand(1) == "1 tax"


@rule("MN-3.14")
def test_the_hanging_gardens_keep_two_different_goods() -> None:
    scene = Scene().owns(1, "hanging_gardens").holds(1, "2 grain legendary_oil wine 3 tax").buying(1)
    scene.play("1 end", "1 keep 2")
    assert scene.waits() == "keep_goods 1"
    scene.play("1 store grain")
    assert scene.refusal("1 store grain") == "MN-3.14"  # a second one of the type
    scene.play("1 store legendary_oil")
    assert scene.hand(1) == "1 grain 1 legendary_oil 2 tax"


@rule("MN-3.14")
def test_without_the_gardens_no_good_is_kept() -> None:
    scene = Scene().holds(1, "2 wine").buying(1).play("1 end")
    assert scene.hand(1) == ""


@rule("MN-3.15")
def test_discarded_tokens_are_shown() -> None:
    scene = Scene().holds(1, "wine").draws(1, "wood").buying(1).play("1 end")
    events = scene.happens("1 keep 0")
    shown = [event for event in events if event.reveals]
    assert [(event.public, event.seen_by(30)) for event in shown] == [((13, 22), True)]
    assert scene.discard() == ["wood"]  # the wine is back in the Reserve, which has no end


# -- Heroes and Wonders ------------------------------------------------------------------------------


@rule("MN-3.17")
def test_only_face_up_tiles_and_each_once() -> None:
    scene = Scene().owns(2, "circe").holds(1, "7 tax").buying(1).play("1 buy hm")
    assert "tile circe" not in scene.offers(1)
    assert scene.refusal("1 tile circe") == "MN-3.17"
    scene = Scene().holds(1, "7 tax")
    scene.s.face_up &= ~BOX.heroes
    scene.buying(1)
    assert scene.refusal("1 buy hm") == "MN-3.17"


@rule("MN-3.18")
def test_a_tile_works_at_once() -> None:
    scene = Scene().holds(1, "8 tax").buying(1).play("1 buy hm", "1 tile gilgamesh", "1 buy cheap_fortress")
    assert scene.has_fortress("latium", 1)
    scene = Scene().holds(1, "7 tax").buying(1).play("1 buy hm", "1 tile hercules")
    assert scene.levels(1) == (2, 2, 2)


@rule("MN-3.19")
def test_tiles_are_never_lost() -> None:
    scene = Scene(3).owns(1, "circe").legions(2, "latium", 8).conqueror(2, "latium").buying(1).play("1 end")
    assert scene.tiles(1) == ["caesar", "circe"]
    for step in scene.s.agenda:
        assert step.name not in ("sell_tile", "steal_tile")


@rule("MN-3.20")
def test_the_pyramids_are_no_hero_or_wonder() -> None:
    scene = Scene(3).titles(politics=2).holds(1, "12 tax").holds(3, "8 tax").buying(1)
    scene.play("1 buy pyramids", "1 confirm")
    assert scene.tiles(1) == ["caesar", "pyramids"]
    assert scene.s.tiles_of(0) == 1
    scene.owns(3, "pyramids")
    assert scene.s.box.prices[scene.s.tiles_of(2)] == 7


@rule("MN-3.21")
def test_pyramids_and_a_fifth_tile_are_claims() -> None:
    scene = Scene(3).holds(1, "12 tax").buying(1).play("1 buy pyramids")
    assert scene.waits() == "confirm_claim 1"
    scene.play("1 confirm")
    assert (scene.s.pyramid_claims, scene.s.fifth_claims) == (1, 0)
    scene = Scene(3).owns(1, "circe", "hamilcar", "ramses_ii").holds(1, "10 tax").buying(1)
    scene.play("1 buy hm", "1 tile antigone", "1 confirm")
    assert (scene.s.pyramid_claims, scene.s.fifth_claims) == (0, 1)


# -- powers in Purchases -----------------------------------------------------------------------------


@rule("MN-3.39")
def test_hammurabi_places_one_free_influence() -> None:
    scene = Scene().influence(5, "assyria").buying(5)
    assert scene.offers(5) == ["buy free_influence", "end"]
    scene.play("5 buy free_influence")
    assert scene.offers(5) == ["in cilicia", "in cappadocia", "in armenia", "in syria", "in arabia"]
    scene.play("5 in armenia")
    assert scene.owner("armenia") == 5
    assert scene.refusal("5 buy free_influence") == "MN-3.39"  # once
    assert Scene().buying(1).refusal("1 buy free_influence") == "MN-3.39"  # Rome has no Hammurabi


@rule("MN-3.40")
def test_gilgamesh_builds_one_fortress_for_a_token() -> None:
    scene = Scene().owns(1, "gilgamesh").influence(1, "gallia", "italia").holds(1, "marble 5 tax").buying(1)
    scene.play("1 buy cheap_fortress", "1 in gallia")
    assert scene.offers(1) == ["pay marble", "pay tax"]
    scene.play("1 pay marble")
    assert scene.refusal("1 buy cheap_fortress") == "MN-3.40"
    scene.play("1 buy fortress", "1 in italia")  # further ones at three
    assert scene.hand(1) == "2 tax"
    assert Scene().holds(2, "tax").buying(2).refusal("2 buy cheap_fortress") == "MN-3.40"


@rule("MN-3.41")
def test_spartacus_recruits_one_legion_for_a_token() -> None:
    scene = Scene().owns(1, "spartacus").holds(1, "gladiator wine").buying(1)
    scene.play("1 buy cheap_legion")
    assert (scene.legions_in("latium", 1), scene.hand(1)) == (1, "1 wine")
    assert scene.refusal("1 buy cheap_legion") == "MN-3.41"
    poor = Scene().owns(1, "spartacus").holds(1, "wine").buying(1)
    assert poor.refusal("1 buy cheap_legion") == "MN-3.41"


@rule("MN-3.42")
def test_the_lighthouse_launches_one_trireme_for_a_token() -> None:
    scene = Scene().owns(1, "lighthouse").holds(1, "wood tax").buying(1)
    scene.play("1 buy cheap_trireme", "1 at mare_tyrrhenum", "1 pay wood")
    assert scene.triremes_in("mare_tyrrhenum", 1) == 1
    assert scene.refusal("1 buy cheap_trireme") == "MN-3.42"


@rule("MN-3.43")
def test_the_single_token_may_be_legendary_but_no_other_good() -> None:
    scene = Scene().owns(1, "lighthouse").holds(1, "legendary_wood wine tax").buying(1)
    scene.play("1 buy cheap_trireme", "1 at mare_tyrrhenum")
    assert scene.offers(1) == ["pay legendary_wood", "pay tax"]
    assert scene.refusal("1 pay wine") == "MN-3.43"
    scene.play("1 pay legendary_wood")
    assert scene.discard() == ["wood"]


@rule("MN-3.44")
def test_penthesilea_brings_a_legion_for_each_invaded_province() -> None:
    scene = Scene().owns(2, "penthesilea").influence(2, "macedonia", "thracia", "dacia")
    scene.legions(1, "macedonia", 3).legions(3, "dacia").buying(2)
    assert scene.offers(2) == ["levy 0", "levy 1", "levy 2"]
    assert scene.refusal("2 levy 3") == "MN-3.44"
    scene.play("2 levy 2")
    assert scene.legions_in("achaea", 2) == 2
    assert scene.waits() == "buy_item 2"


@rule("MN-3.44", "MN-0.10")
def test_penthesilea_goes_as_far_as_the_stock() -> None:
    scene = Scene().owns(2, "penthesilea").influence(2, "macedonia", "dacia").legions(2, "achaea", 7)
    scene.legions(1, "macedonia").legions(3, "dacia").buying(2)
    assert scene.offers(2) == ["levy 0", "levy 1"]


@rule("MN-3.44")
def test_penthesilea_comes_at_once_when_bought_and_once_only() -> None:
    scene = Scene().influence(2, "macedonia").legions(1, "macedonia").holds(2, "7 tax").buying(2)
    scene.play("2 buy hm", "2 tile penthesilea")
    assert scene.waits() == "penthesilea 2"
    scene.play("2 levy 1")
    assert scene.waits() == "buy_item 2"
    assert scene.legions_in("achaea", 2) == 1


@rule("MN-3.45")
def test_castor_and_pollux_copy_another_players_hero() -> None:
    scene = Scene().owns(2, "hamilcar", "perseus", "colossus").owns(3, "spartacus").owns(1, "circe")
    scene.holds(1, "9 tax").purchases().play("2 no", "4 buyer 1", "1 buy hm", "1 tile castor_pollux")
    assert scene.offers(1) == ["copy hamilcar", "copy spartacus"]
    for other in ("pericles", "perseus", "colossus", "circe"):  # starting, Perseus, a Wonder, the own one
        assert scene.refusal(f"1 copy {other}") == "MN-3.45"
    scene.play("1 copy hamilcar")
    assert scene.copied() == "hamilcar"
    assert scene.levels(1) == (1, 0, 1)  # Circe's bonuses, none of Hamilcar's
    assert scene.s.powers[0] & scene.s.powers[1]  # the power itself


@rule("MN-3.46")
def test_without_a_hero_to_copy_they_stay_without_power() -> None:
    scene = Scene().owns(2, "colossus").holds(1, "7 tax").buying(1).play("1 buy hm", "1 tile castor_pollux")
    assert scene.waits() == "buy_item 1"
    assert scene.copied() == ""
    assert scene.s.tiles_of(0) == 2
    scene.owns(2, "spartacus").holds(1, "tax")
    assert scene.offers(1) == ["end"]  # later Heroes change nothing


@rule("MN-3.47")
def test_a_copied_power_works_for_both() -> None:
    scene = Scene(3).owns(2, "spartacus").copies(1, "spartacus").holds(1, "tax").holds(2, "tax").purchases()
    scene.play("2 buyer 1", "1 buy cheap_legion", "1 end", "2 buyer 2", "2 buy cheap_legion")
    assert (scene.legions_in("latium", 1), scene.legions_in("achaea", 2)) == (1, 1)


@rule("MN-3.48")
def test_every_token_offered_can_be_completed_to_the_cost() -> None:
    scene = Scene().holds(1, "ceramics 2 grain oil wine 4 tax")
    assert payments(scene, 1, 3) == {
        ("ceramics", "grain", "oil"),
        ("ceramics", "grain", "wine"),
        ("ceramics", "oil", "wine"),
        ("grain", "oil", "wine"),
        ("tax", "tax", "tax"),
    }
    scene = Scene().holds(1, "ceramics grain oil wine sheep 2 tax").buying(1).play("1 buy legion")
    assert scene.refusal("1 pay sheep") == "MN-H4"  # only wine comes after it
    assert scene.refusal("1 pay tax") == "MN-3.48"  # two Taxes are not three
    scene.play("1 pay ceramics")
    assert scene.refusal("1 pay wine") == "MN-H4"
    scene = Scene().holds(1, "grain oil 3 tax").buying(1)
    scene.s.agenda.append(PayToken(0, 7, 3, ()))
    assert scene.refusal("1 pay grain") == "MN-3.48"  # two Goods are not three either


def allowed(hand: Counter[str], cost: int, power: str) -> set[tuple[str, ...]]:
    """The test of MN-3.48, of every choice of so many tokens."""
    tokens = sorted(hand.elements(), key=BOX.kinds.index)
    found: set[tuple[str, ...]] = set()
    for chosen in set(combinations(tokens, cost)):
        taxes = chosen.count("tax")
        types = Counter(kind.removeprefix("legendary_") for kind in chosen if kind != "tax")
        most = [*sorted(types.values(), reverse=True), 0, 0]
        pairs = most[0] <= 2 and most[1] <= 1 if power == "hannibal" else most[0] <= 1
        least = min(taxes, cost - taxes)
        if pairs and least <= (1 if power == "cleopatra" else 0):
            found.add(chosen)
    return found


@rule("MN-3.48", "MN-3.4", "MN-3.9", "MN-3.11")
@pytest.mark.parametrize(("seat", "power"), [(1, ""), (4, "cleopatra"), (3, "hannibal")])
def test_all_legal_combinations_can_be_laid_and_no_other(seat: int, power: str) -> None:
    luck = sfc32(seat)
    for _ in range(20):
        kinds = [BOX.kinds[luck.below(9)] for _ in range(6)] + ["tax"] * luck.below(5)
        hand = Counter({kind: 1 if kind.startswith("legendary") else kinds.count(kind) for kind in kinds})
        scene = Scene().holds(seat, " ".join(f"{count} {kind}" for kind, count in hand.items()))
        for cost in (1, 3, 6, 7):
            assert payments(scene, seat, cost) == allowed(hand, cost, power)


@rule("MN-3.48")
@pytest.mark.parametrize("cost", [3, 6, 12])
def test_payments_stay_small_however_many_combinations_there_are(cost: int) -> None:
    """No more is offered at once than there are kinds at hand, and a handful is proposed whole."""
    many = "ceramics diamond papyrus 2 metal perfume marble wood 2 gold grain oil sheep 2 wine gladiator 5 tax"
    scene = Scene().holds(3, many + " legendary_metal legendary_wine legendary_oil")
    scene.s.agenda.append(PayToken(2, 10, cost, ()))
    whole = payments(scene, 3, cost)
    assert len(whole) > 500
    assert len(scene.offers(3)) <= 17
    proposed = [tuple(BOX.kinds[move & 31] for move in one_answer) for one_answer in propose(scene.s, 2, sfc32(1))]
    assert 1 <= len(proposed) <= 3
    for one_answer in proposed:  # what is forced at its end plays itself
        assert any(one[: len(one_answer)] == one_answer for one in whole)


@rule("MN-3.49")
def test_hercules_must_be_copied_if_there_is_no_other() -> None:
    scene = Scene().owns(2, "hercules").holds(1, "7 tax").buying(1).play("1 buy hm", "1 tile castor_pollux")
    assert scene.copied() == "hercules"
    assert scene.levels(1) == (0, 0, 0)


# -- proposals ---------------------------------------------------------------------------------------


@rule("MN-3.48")
def test_proposed_payments_can_be_made_and_spend_legendary_tokens_first() -> None:
    scene = Scene().holds(1, "2 wine oil grain 3 tax legendary_gold").buying(1).play("1 buy legion")
    found = GAME.propose(GAME.seen(scene.live.view(0)), 0, sfc32(1))
    assert found
    notation = GAME.notation()
    assert "pay legendary_gold" in [notation.format(move) for move in found[0]]
    for proposed in found:
        world = scene.s.copy()
        for move in proposed:
            assert not world.agenda[-1].forbids(world, 0, move)
            answer(world, 0, move)
            while world.agenda[-1].plays_itself and len(world.agenda[-1].legal(world, 0)) == 1:
                answer(world, 0, world.agenda[-1].legal(world, 0)[0])
        assert world.agenda[-1].name == "acquire"


@rule("MN-H1")
def test_a_forced_token_is_asked_for_where_the_screen_hides_something() -> None:
    scene = Scene().holds(1, "wine oil").draws(1, "gold").buying(1).play("1 buy legion")
    assert scene.waits() == "pay_unseen 1"
    assert scene.offers(1) == ["pay legendary_gold"]
    scene = Scene().holds(1, "wine oil legendary_gold").buying(1).play("1 buy legion")
    assert scene.waits() == "buy_item 1"


# -- the tray ----------------------------------------------------------------------------------------


@rule("MN-3.7", "MN-H3")
def test_a_payment_is_put_together_on_the_tray_in_any_order() -> None:
    scene = Scene(3).holds(1, "marble grain oil wine sheep 2 tax").buying(1).play("1 buy fortress")
    before = scene.live.ply
    scene.play("1 lay wine", "1 lay marble", "1 lay sheep")
    assert scene.live.ply == before  # nothing is said aloud yet
    assert scene.refusal("1 lay oil") == "MN-3.7"
    scene.play("1 back sheep", "1 lay grain", "1 done")
    assert (scene.has_fortress("latium", 1), scene.hand(1)) == (True, "1 oil 1 sheep 2 tax")
    assert scene.live.acta.lines[-1].text == "lay wine; lay marble; lay sheep; back sheep; lay grain; done"


@rule("MN-H3", "MN-3.4", "MN-3.6", "MN-3.3", "MN-3.11")
def test_the_tray_takes_only_what_can_become_a_payment() -> None:
    scene = Scene(3).holds(1, "2 grain legendary_grain oil wine 3 tax").buying(1).play("1 buy fortress", "1 lay grain")
    assert scene.refusal("1 lay grain") == "MN-3.4"
    assert scene.refusal("1 lay legendary_grain") == "MN-3.6"
    assert scene.refusal("1 lay tax") == "MN-3.4"
    assert scene.refusal("1 lay wood") == "MN-H3"
    assert scene.refusal("1 done") == "MN-3.3"
    assert scene.why_not("1 done") == {"left": 2, "missing": 2, "cost": 0, "best": 0}
    assert scene.offers(1) == ["lay oil", "lay wine", "back grain"]
    pair = Scene(3).holds(3, "3 grain oil 2 wine").buying(3).play("3 buy fortress", "3 lay grain", "3 lay grain")
    assert pair.refusal("3 lay grain") == "MN-3.11"
    assert pair.refusal("3 lay wine") == ""


def test_nobody_sees_what_lies_on_the_tray() -> None:
    scene = Scene(3).holds(1, "marble grain oil wine").buying(1).play("1 buy fortress")
    before = [scene.live.view(viewer).to_bytes() for viewer in (1, 2)]
    scene.play("1 lay wine")
    assert [scene.live.view(viewer).to_bytes() for viewer in (1, 2)] == before
    scene.live.undo(0)
    assert scene.s.drafts[0] == ()


@rule("MN-3.43")
def test_a_cheap_unit_is_paid_on_the_tray_with_one_token() -> None:
    scene = Scene(3).owns(1, "spartacus").holds(1, "gladiator wine 2 tax").buying(1).play("1 buy cheap_legion")
    assert scene.refusal("1 lay wine") == "MN-3.43"
    scene.play("1 lay gladiator", "1 done")
    assert (scene.legions_in("latium", 1), scene.hand(1)) == (1, "1 wine 2 tax")


# -- what need not be lost, and what need not be asked -----------------------------------------------


def wasted(scene: Scene, move: str, lang: str = "en") -> str:
    return Presenter(GAME, lang).waste(scene.live.view(int(move[0]) - 1), GAME.notation().parse(move[2:]))


@rule("MN-3.13", "MN-3.14")
def test_ending_with_goods_in_hand_is_asked_about_once() -> None:
    scene = Scene(3).holds(1, "marble grain oil 3 tax").buying(1)
    lost = "You can still buy something. If you end now, 3 Goods and one Tax are lost. End all the same?"
    assert wasted(scene, "1 end") == lost
    assert wasted(scene, "1 buy legion") == ""
    assert wasted(Scene(3).holds(1, "marble 3 tax").buying(1), "1 end", "fr").endswith(
        "vous perdez un Bien et un Impôt. Terminer quand même\u00a0?"
    )
    assert wasted(Scene(3).holds(1, "marble grain 2 tax").buying(1), "1 end") == ""  # nothing more can be bought
    gardens = Scene(3).owns(1, "hanging_gardens").holds(1, "2 marble grain 3 tax").buying(1)
    assert "one Good and one Tax" in wasted(gardens, "1 end")
    gardens.play("1 end")
    assert wasted(gardens, "1 keep 0").startswith("2 Taxes that you could keep would be lost.")
    assert wasted(gardens, "1 keep 2") == ""
    assert wasted(gardens.play("1 keep 2"), "1 pass") == "You could keep 2 more Goods. Discard all the same?"
    assert wasted(gardens.play("1 store marble"), "1 pass") == "You could keep one more Good. Discard all the same?"


@rule("MN-1.22")
def test_letting_the_colossus_go_by_is_asked_about() -> None:
    scene = Scene(3).owns(1, "colossus").production()
    assert wasted(scene, "1 pass") == "You may take a Good for nothing. Take none?"
    assert wasted(scene, "1 good wine") == ""


def formal(scene: Scene, seat: int) -> str:
    move = scene.s.agenda[-1].formality(scene.s, seat - 1)
    return GAME.notation().format(move) if move >= 0 else ""


@rule("MN-H1", "MN-Q26")
def test_whoever_is_asked_without_a_choice_can_be_answered_for() -> None:
    unseen = Scene(3).holds(1, "3 tax").draws(1, "wine").buying(1).play("1 buy capital")
    assert (unseen.waits(), formal(unseen, 1)) == ("pay_unseen 1", "pay tax")
    choice = Scene(3).holds(1, "3 tax grain oil").draws(1, "wine").buying(1).play("1 buy capital")
    assert (choice.waits(), formal(choice, 1)) == ("pay_unseen 1", "")
    poor = Scene(3).draws(1, "wine").buying(1).play("1 end")
    assert (poor.waits(), formal(poor, 1)) == ("keep_taxes 1", "keep 0")
    assert formal(Scene(3).holds(1, "tax").buying(1).play("1 end"), 1) == ""
    perseus = Scene(3).owns(1, "perseus").holds(1, "11 tax").purchases()
    assert formal(perseus, 1) == "no"
    assert formal(Scene(3).owns(1, "perseus").holds(1, "12 tax").purchases(), 1) == ""


def test_what_is_bought_and_what_is_laid_stand_in_the_question() -> None:
    scene = Scene(3).holds(1, "metal wine grain sheep oil tax").buying(1).play("1 buy legion")
    english, french = Presenter(GAME, "en"), Presenter(GAME, "fr")
    assert english.prompt(scene.live.view(0)) == "Pay 3 tokens for a Legion in Latium."
    scene.play("1 lay wine", "1 lay sheep")
    assert english.prompt(scene.live.view(0)) == "Laid for a Legion in Latium: sheep, wine. One token is missing."
    paid = "Posé pour une Légion dans le Latium\u00a0: mouton, vin. Il manque un jeton."
    assert french.prompt(scene.live.view(0)) == paid
    assert english.prompt(scene.live.view(1)) == "Player 1 is paying for a Legion in Latium."
