"""Who may know what: one test for each row of the information table."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from tabularium.games.mare_nostrum.game import GAME
from tabularium.games.mare_nostrum.state import MareNostrum
from tabularium.games.mare_nostrum.steps import told
from tabularium.games.mare_nostrum.terms import KINDS
from tabularium.kernel.rng import sfc32
from tabularium.kernel.shown import check_known_only_to
from tabularium.kernel.state import SPECTATOR
from tests.games.mare_nostrum.scenario import BOX, Scene

ALL = (0, 1, 2, SPECTATOR)
GRAIN, OIL, WINE, TAX = 16, 18, 22, 26


def changed(
    scene: Scene,
    change: Callable[[MareNostrum], None],
    *knowers: int,
    then: tuple[tuple[int, str], ...] = (),
    onward: bool = True,
) -> None:
    check_known_only_to(GAME, scene.s, change, knowers, then, onward)


def swap(seat: int, old: int, new: int) -> Callable[[MareNostrum], None]:
    def change(s: MareNostrum) -> None:
        s.goods[seat * KINDS + old] -= 1
        s.goods[seat * KINDS + new] += 1

    return change


def test_the_board_is_public() -> None:
    def march(s: MareNostrum) -> None:
        s.army[BOX.provinces.index("gallia")] += 1

    def occupy(s: MareNostrum) -> None:
        s.held[BOX.provinces.index("macedonia")] = 1

    scene = Scene(3).influence(2, "macedonia").built("macedonia_c1").legions(1, "macedonia").conqueror(1, "macedonia")
    changed(scene.buying(1), march, *ALL)
    changed(scene, occupy, *ALL)


def test_levels_titles_tiles_and_copies_are_public() -> None:
    def title(s: MareNostrum) -> None:
        s.titles[0] = 1

    def tile(s: MareNostrum) -> None:
        s.owned[1] |= 1 << BOX.tiles.index("hercules")

    def copy(s: MareNostrum) -> None:
        s.copied = BOX.tiles.index("hamilcar")

    scene = Scene(3).owns(2, "spartacus", "hamilcar").copies(1, "spartacus").buying(1)
    for change in (title, tile, copy):
        changed(scene, change, *ALL)


def test_trade_tokens_are_public() -> None:
    def slot(s: MareNostrum) -> None:
        s.slots = (2 << 3 | 4,)

    changed(Scene(3).buying(1), slot, *ALL)


def test_resources_behind_a_screen_are_the_owners() -> None:
    def one_more(s: MareNostrum) -> None:
        s.goods[GRAIN] += 1

    scene = Scene(3).holds(1, "2 wine oil grain 3 tax").holds(2, "2 tax").buying(1)
    changed(scene, swap(0, OIL, GRAIN), 0, onward=False)  # nothing was drawn: others can work it out (MN-H1)
    changed(scene, one_more, 0)  # the number as well


def test_start_resources_are_public_knowledge() -> None:
    def other_start(s: MareNostrum) -> None:
        s.goods[GRAIN] += 1
        s.known[GRAIN] += 1

    changed(Scene(3, bare=False, round=1), other_start, *ALL)


def test_a_legendary_good_drawn_is_the_owners_until_it_is_shown() -> None:
    def other_draw(s: MareNostrum) -> None:
        s.goods[2 * 6 + 1] -= 1
        s.goods[2 * 7 + 1] += 1
        s.pile = tuple(6 if good == 7 else good for good in s.pile)

    scene = Scene(3).holds(1, "2 tax").draws(1, "wood").buying(2)
    changed(scene, other_draw, 0)
    shown = Scene(3).holds(1, "2 tax").draws(1, "wood").buying(1).play("1 end")
    changed(shown, other_draw, 0, 1, 2, SPECTATOR, then=((0, "keep 0"),))  # discarded face up


def test_the_legendary_bonus_is_secret_until_all_have_chosen() -> None:
    def other_choice(s: MareNostrum) -> None:
        s.drafts[0] = (1,)

    scene = Scene(3).influence(1, "sicilia").influence(2, "asia").pile("wood", "gold", "wine")
    scene.built("syracusae", "sicilia_temple", "troia", "asia_temple").production().play("1 take tax")
    changed(scene, other_choice, 0)
    changed(scene.play("1 done"), other_choice, *ALL, then=((1, "take tax"), (1, "done")))


def test_nobody_knows_the_legendary_pile() -> None:
    def other_order(s: MareNostrum) -> None:
        s.pile = tuple(reversed(s.pile))

    scene = Scene(3).buying(1)
    changed(scene, other_order)
    world = cast(MareNostrum, scene.live.view(0).determinize(sfc32(1)))
    assert sorted(world.pile) == list(range(13))  # what is in it follows from what lies elsewhere


def test_the_legendary_discard_pile_is_public() -> None:
    def discarded(s: MareNostrum) -> None:
        s.discard = (s.pile[-1],)
        s.pile = s.pile[:-1]

    changed(Scene(3).buying(1), discarded, *ALL)


def test_offers_are_secret_until_all_have_committed() -> None:
    def other_offer(s: MareNostrum) -> None:
        s.drafts[0] = (WINE,)

    scene = Scene(3).holds(1, "wine oil").holds(2, "2 tax").holds(3, "2 oil").trade()
    scene.play("3 play token_2_1 1", "1 offer oil")
    changed(scene, other_offer, 0)
    changed(scene.play("1 done"), other_offer, 0)
    scene.play("2 offer tax; done", "3 offer oil")
    changed(scene, other_offer, *ALL, then=((2, "done"),))


def test_offers_and_picks_are_public_after_the_reveal() -> None:
    def other_offer(s: MareNostrum) -> None:
        s.offers[0] = (WINE,)

    scene = Scene(3).holds(1, "wine oil").holds(2, "2 tax").holds(3, "2 oil").trade()
    scene.play("3 play token_2_1 1", "1 offer oil; done", "2 offer tax; done", "3 offer oil; done")
    changed(scene, other_offer, *ALL)
    events = scene.happens("3 pick 1 oil")
    assert [event.secret for event in events] == [()] * len(events)


def compensation() -> Scene:
    scene = Scene(3).holds(1, "wine").holds(2, "tax").holds(3, "2 oil 2 gold").trade()
    scene.play("3 play token_2_1 1", "1 offer wine; done", "2 offer tax; done", "3 offer oil; done")
    return scene.play("3 pick 1 wine", "1 pick 3 oil")


def test_the_compensation_is_known_to_giver_and_receiver() -> None:
    def other_gift(s: MareNostrum) -> None:
        swap(1, 14, OIL)(s)
        swap(2, OIL, 14)(s)
        s.gift_kind = OIL

    scene = compensation().play("3 give gold")
    changed(scene, other_gift, 1, 2)
    pages = {viewer: scene.live.view(viewer) for viewer in (0, 1, 2)}
    assert [getattr(pages[viewer], "gift_kind") for viewer in (0, 1, 2)] == [KINDS, 14, 14]


def test_a_world_guesses_the_compensation_among_what_the_giver_had() -> None:
    scene = compensation().play("3 give gold")
    found = set()
    for seed in range(40):
        world = cast(MareNostrum, scene.live.view(0).determinize(sfc32(seed)))
        found.add(BOX.kinds[world.gift_kind])
        assert [world.resources(seat) for seat in range(3)] == [1, 1, 4]
    assert found == {"gold", "oil", "wine", "tax"}


def test_the_compensation_is_known_to_all_once_it_is_spent() -> None:
    scene = Scene(3).holds(1, "wine").holds(2, "tax oil grain").holds(3, "2 oil 2 gold").trade()
    scene.play("3 play token_2_1 1", "1 offer wine; done", "2 offer tax; done", "3 offer oil; done")
    scene.play("3 pick 1 wine", "1 pick 3 oil", "3 give gold", "2 buyer 2", "2 buy legion")
    scene.play("2 pay gold")  # nothing is secret any more: the rest is forced and laid by itself
    assert scene.legions_in("achaea", 2) == 1
    assert scene.s.gift_kind == KINDS  # nothing hidden is left of it
    assert scene.s.known[2 * KINDS + 14] == 1  # of two golds the giver has one


def test_colossus_and_antigone_are_announced() -> None:
    scene = Scene(3).owns(1, "colossus").production()
    assert all(event.secret == () for event in scene.happens("1 good wine"))
    scene = Scene(3).owns(1, "antigone").holds(1, "2 wine").trade().play("3 play token_5_0 0")
    assert next(event.public for event in scene.happens("1 size 1")) == (1,)

    def size(s: MareNostrum) -> None:
        s.sizes = (2, 1, 1)

    offering = Scene(3).owns(1, "antigone").holds(1, "2 wine").holds(2, "2 tax").holds(3, "2 oil").trade()
    changed(offering.play("3 play token_2_1 1", "1 size 1"), size, *ALL)


def test_purchases_and_payments_are_public() -> None:
    scene = Scene(3).holds(1, "2 wine oil grain 3 tax").buying(1).play("1 buy legion")
    events = scene.happens("1 pay grain")  # oil and wine are forced
    paid = next(event for event in events if event.kind == told.PAID)
    assert paid.as_seen(SPECTATOR)[1:] == (0, (7, GRAIN, OIL, WINE), ())


def test_what_is_kept_is_public() -> None:
    scene = Scene(3).owns(1, "hanging_gardens").holds(1, "2 tax wine oil grain").buying(1)
    scene.play("1 end", "1 keep 2", "1 store grain")
    events = scene.happens("1 store oil")
    assert [event.as_seen(SPECTATOR)[2] for event in events[:2]] == [(GRAIN, OIL, TAX, TAX), (WINE,)]

    def keeps_less(s: MareNostrum) -> None:
        for at in (s.goods, s.known):
            at[TAX] -= 1

    changed(scene, keeps_less, *ALL)


def test_pillage_gains_are_public_but_for_a_legendary_good() -> None:
    scene = Scene(3).influence(2, "asia").built("troia").legions(1, "asia").pile("wood").fighting(1)
    scene.play("1 end", "1 pillage asia")
    drawn = [event for event in scene.happens("1 take legendary") if event.secret]
    assert [(event.seen_by(0), event.seen_by(1), event.seen_by(SPECTATOR)) for event in drawn] == [(True, False, False)]
    scene = Scene(3).influence(2, "asia").built("troia").legions(1, "asia").fighting(1).play("1 end", "1 pillage asia")
    gained = [event for event in scene.happens("1 take tax") if event.kind == told.GAINED]
    assert [event.as_seen(SPECTATOR)[2] for event in gained] == [(1, TAX)]


def test_the_ability_to_claim_is_the_owners() -> None:
    def poorer(s: MareNostrum) -> None:
        s.goods[TAX] -= 1

    scene = Scene(3).owns(1, "perseus").holds(1, "12 tax").purchases()
    changed(scene, poorer, 0)
    changed(scene, poorer, 0, then=((0, "no"),))  # a no looks the same


def test_nobody_knows_the_face_down_tiles() -> None:
    def other_order(s: MareNostrum) -> None:
        s.face_down = tuple(reversed(s.face_down))

    changed(Scene(3, tiles="first_game").buying(1), other_order)


def test_peace_is_public() -> None:
    def ally(s: MareNostrum) -> None:
        s.ally = 2

    def before(s: MareNostrum) -> None:
        s.ally_before = 1

    scene = Scene(3).owns(1, "statue_of_zeus").military().play("1 peace 2")
    changed(scene, ally, *ALL)
    changed(scene, before, *ALL)


def test_dice_are_public() -> None:
    scene = Scene(3).legions(1, "dalmatia").legions(3, "dalmatia").dice(2, 3).fighting(1)
    rolls = [event.as_seen(SPECTATOR)[2] for event in scene.happens("1 end") if event.kind == told.DICE]
    assert rolls == [(1, 3, 0, 2), (0, 3, 0, 3)]
