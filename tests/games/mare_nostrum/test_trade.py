"""Phase II: Trade (MN-2). The Trade Master is Carthage, seat 3."""

from __future__ import annotations

from tests.games.mare_nostrum.scenario import Scene
from tests.marks import rule


def opened(size: str, *hands: str, seats: int = 3) -> Scene:
    """Hands of the seats, and the Trade Master has played a token: `opened("2_1 2", "2 tax", ...)`."""
    scene = Scene(seats)
    for seat, hand in enumerate(hands, 1):
        scene.holds(seat, hand)
    return scene.trade().play(f"3 play token_{size}")


@rule("MN-2.1")
def test_the_trade_master_plays_a_free_token_with_either_face() -> None:
    scene = Scene(3).trade()
    assert scene.waits() == "play_trade_token 3"
    assert scene.offers(3) == [
        "play token_5_0 0",
        "play token_5_0 5",
        "play token_2_1 1",
        "play token_2_1 2",
        "play token_4_3 3",
        "play token_4_3 4",
    ]
    scene.play("3 play token_2_1 2")
    scene.trade()
    assert scene.refusal("3 play token_2_1 1") == "MN-2.1"


@rule("MN-2.2")
def test_tokens_fill_the_slots_one_after_the_other_and_stay() -> None:
    scene = Scene(3).trade().play("3 play token_4_3 3").trade().play("3 play token_5_0 0")
    assert scene.s.slots == (2 << 3 | 3, 0 << 3 | 0)


@rule("MN-2.3")
def test_the_third_slot_sends_the_tokens_back_after_the_trade() -> None:
    scene = Scene(3).holds(1, "wine").holds(3, "oil")
    for token in ("4_3 3", "5_0 0"):
        scene.trade().play(f"3 play token_{token}")
    scene.trade().play("3 play token_2_1 1")
    assert len(scene.s.slots) == 3  # still there during this trade
    scene.play("1 offer wine; done", "3 offer oil; done")
    assert list(scene.s.slots) == []


@rule("MN-2.4")
def test_a_new_trade_master_takes_all_tokens() -> None:
    scene = Scene(3).trade().play("3 play token_4_3 3")
    scene.built("latium_c1").claims()
    assert scene.title_holders()[0] == 1
    assert list(scene.s.slots) == []


@rule("MN-2.5")
def test_the_face_says_how_many_resources_goods_and_taxes_alike() -> None:
    scene = opened("2_1 2", "wine tax", "2 tax", "3 oil")
    assert scene.s.sizes == (2, 2, 2)
    scene.play("1 offer wine; offer tax; done", "2 offer tax; offer tax; done", "3 offer oil; offer oil; done")
    assert scene.waits() == "trade_pick 3"


@rule("MN-2.6")
def test_who_has_enough_offers_exactly_that_many() -> None:
    scene = opened("2_1 2", "3 wine", "1 tax", "2 oil")
    assert scene.waits() == "offer 1 3"  # Greece has one only and takes no part
    assert scene.refusal("1 done") == "MN-2.6"
    scene.play("1 offer wine")
    assert scene.refusal("1 done") == "MN-2.6"
    scene.play("1 offer wine")
    assert scene.refusal("1 offer wine") == "MN-2.6"
    assert scene.refusal("1 done") == ""


@rule("MN-2.7")
def test_with_face_zero_nothing_is_traded() -> None:
    scene = opened("5_0 0", "3 wine", "3 tax", "3 oil")
    assert scene.waits() == "choose_next_buyer 2"


@rule("MN-2.7", "MN-2.22")
def test_two_owners_of_antigones_power_can_trade_with_face_zero() -> None:
    scene = Scene(3).owns(1, "antigone").copies(2, "antigone").holds(1, "2 wine").holds(2, "2 tax").trade()
    scene.play("3 play token_5_0 0", "1 size 1", "2 size 2")
    assert scene.waits() == "offer 1 2"


@rule("MN-2.8")
def test_offers_are_secret_until_all_are_done() -> None:
    scene = opened("2_1 1", "wine", "tax", "oil")
    scene.play("1 offer wine; done", "2 offer tax; done")
    for viewer in (1, 2, 30):
        view = scene.live.view(viewer)
        assert view.drafts[0] == ()
        assert getattr(view, "offers") == [(), (), ()]
    scene.play("3 offer oil; done")
    assert getattr(scene.live.view(30), "offers") == [(22,), (26,), (18,)]


@rule("MN-2.9")
def test_one_participant_is_not_enough() -> None:
    scene = opened("5_0 5", "9 wine", "4 tax", "4 oil")
    assert scene.waits() == "choose_next_buyer 2"
    assert scene.hand(1) == "9 wine"


@rule("MN-2.10")
def test_the_trade_master_picks_first() -> None:
    scene = opened("2_1 1", "wine", "tax", "oil")
    scene.play("1 offer wine; done", "2 offer tax; done", "3 offer oil; done")
    assert scene.waits() == "trade_pick 3"


@rule("MN-2.11")
def test_a_token_once_taken_cannot_be_taken_again() -> None:
    scene = opened("2_1 2", "wine gold", "2 tax", "2 oil")
    scene.play("1 offer gold; offer wine; done", "2 offer tax; offer tax; done", "3 offer oil; offer oil; done")
    scene.play("3 pick 1 wine")
    assert scene.hand(3) == "1 wine"
    scene.play("1 pick 2 tax")
    assert scene.refusal("2 pick 1 wine") == "MN-2.11"
    assert scene.refusal("2 pick 1 gold") == ""


@rule("MN-2.12")
def test_whoever_was_robbed_picks_next() -> None:
    scene = opened("2_1 2", "2 wine", "2 tax", "2 oil")
    scene.play("1 offer wine; offer wine; done", "2 offer tax; offer tax; done", "3 offer oil; offer oil; done")
    scene.play("3 pick 2 tax")
    assert scene.waits() == "trade_pick 2"


@rule("MN-2.13")
def test_nobody_takes_an_own_token_or_passes() -> None:
    scene = opened("2_1 1", "wine", "tax", "oil")
    scene.play("1 offer wine; done", "2 offer tax; done", "3 offer oil; done")
    assert scene.refusal("3 pick 3 oil") == "MN-2.13"
    assert scene.refusal("3 pass") == "not-now"


@rule("MN-2.14")
def test_after_a_round_trip_the_first_must_look_elsewhere() -> None:
    scene = opened("2_1 2", "2 wine", "gold tax", "2 oil")
    scene.play("1 offer wine; offer wine; done", "2 offer gold; offer tax; done", "3 offer oil; offer oil; done")
    scene.play("3 pick 1 wine", "1 pick 3 oil")
    assert scene.refusal("3 pick 1 wine") == "MN-2.14"
    assert "pick 1 wine" not in scene.offers(3)


@rule("MN-2.15")
def test_the_bar_lasts_for_one_pick() -> None:
    scene = opened("4_3 3", "2 wine gold", "3 tax", "3 oil")
    scene.play(
        "1 offer gold; offer wine; offer wine; done",
        "2 offer tax; offer tax; offer tax; done",
        "3 offer oil; offer oil; offer oil; done",
    )
    scene.play("3 pick 1 wine", "1 pick 3 oil")  # 3 is barred from 1 and has one choice left: a Tax of 2
    assert scene.waits() == "trade_pick 2"
    scene.play("2 pick 3 oil")
    assert scene.offers(3) == ["pick 1 gold", "pick 1 wine"]  # barred from 2 now, free for 1 again


@rule("MN-2.16")
def test_the_trade_ends_when_the_picker_has_nothing_to_take() -> None:
    scene = opened("2_1 1", "wine", "tax", "oil")
    scene.play("1 offer wine; done", "2 offer tax; done", "3 offer oil; done")
    scene.play("3 pick 1 wine", "1 pick 2 tax")  # 2 takes the oil of 3 without asking: nothing else lies there
    assert [scene.hand(seat) for seat in (1, 2, 3)] == ["1 tax", "1 oil", "1 wine"]
    assert scene.waits() == "choose_next_buyer 2"


@rule("MN-2.17")
def test_tokens_nobody_took_go_back() -> None:
    scene = opened("2_1 2", "2 wine", "", "2 oil", seats=3)
    scene.play("1 offer wine; offer wine; done", "3 offer oil; offer oil; done")
    # 3 takes wine, 1 takes oil, then 3 is barred from the only other participant
    assert [scene.hand(seat) for seat in (1, 3)] == ["1 oil 1 wine", "1 oil 1 wine"]
    assert scene.waits() == "choose_next_buyer 2"


@rule("MN-2.18")
def test_the_opener_makes_up_for_the_last_token_in_secret() -> None:
    scene = opened("2_1 1", "wine", "tax", "oil gold")
    scene.play("1 offer wine; done", "2 offer tax; done", "3 offer oil; done")
    scene.play("3 pick 1 wine", "1 pick 3 oil")  # 3 must take the Tax of 2, and 2 has nothing to pick
    assert scene.waits() == "trade_compensate 3"
    assert scene.offers(3) == ["give gold", "give wine", "give tax"]  # not offered, received, received
    events = scene.happens("3 give gold")
    gift = next(event for event in events if event.secret)
    assert [gift.seen_by(viewer) for viewer in (0, 1, 2, 30)] == [False, True, True, False]
    assert scene.hand(2) == "1 gold"


@rule("MN-2.19")
def test_nothing_is_given_if_the_last_token_was_the_openers() -> None:
    scene = opened("2_1 1", "wine", "tax", "oil gold")
    scene.play("1 offer wine; done", "2 offer tax; done", "3 offer oil; done")
    scene.play("3 pick 1 wine", "1 pick 2 tax")
    assert scene.waits() == "choose_next_buyer 2"
    assert scene.hand(3) == "1 gold 1 wine"


@rule("MN-2.20")
def test_all_have_as_many_resources_as_before() -> None:
    scene = opened("4_3 3", "4 wine", "5 tax", "2 oil gold wood")
    scene.play(
        "1 offer wine; offer wine; offer wine; done",
        "2 offer tax; offer tax; offer tax; done",
        "3 offer gold; offer oil; offer oil; done",
    )
    while scene.waits().startswith("trade"):
        seat = int(scene.waits().split()[1])
        scene.play(f"{seat} {scene.offers(seat)[0]}")
    assert [scene.s.resources(seat) for seat in range(3)] == [4, 5, 4]


@rule("MN-2.21")
def test_a_trade_master_who_takes_no_part_names_the_opener() -> None:
    scene = opened("2_1 2", "2 wine", "2 tax gold", "oil")
    scene.play("1 offer wine; offer wine; done", "2 offer tax; offer tax; done")
    assert scene.waits() == "choose_opener 3"
    assert scene.refusal("3 opener 3") == "MN-2.21"
    scene.play("3 opener 2")  # 2 takes wine, 1 takes a Tax, 2 is barred: the last token was the opener's own
    assert [scene.hand(seat) for seat in (1, 2)] == ["1 wine 1 tax", "1 gold 1 wine 1 tax"]


@rule("MN-2.21")
def test_that_opener_pays_the_compensation() -> None:
    scene = Scene(4).holds(1, "wine").holds(2, "tax gold").holds(4, "wood").trade()
    scene.play("3 play token_2_1 1")
    scene.play("1 offer wine; done", "2 offer gold; done", "4 offer wood; done", "3 opener 2")
    scene.play("2 pick 1 wine", "1 pick 2 gold")  # 2 takes the wood of 4, who has nothing to pick
    assert scene.waits() == "trade_compensate 2"


@rule("MN-2.22")
def test_antigone_announces_at_most_what_lies_behind_the_screen() -> None:
    scene = Scene(3).owns(1, "antigone").holds(1, "2 wine").holds(2, "4 tax").holds(3, "4 oil").trade()
    scene.play("3 play token_4_3 4")
    assert scene.waits() == "offer_size 1"  # before offers are chosen
    assert scene.offers(1) == ["size 0", "size 1", "size 2"]
    assert scene.refusal("1 size 3") == "MN-2.22"
    scene.play("1 size 2")
    assert scene.waits() == "offer 1 2 3"
    scene = Scene(3).owns(1, "antigone").holds(1, "9 wine").trade().play("3 play token_5_0 0")
    assert scene.refusal("1 size 6") == "MN-2.22"


@rule("MN-2.23")
def test_an_announced_zero_means_no_part() -> None:
    scene = Scene(3).owns(1, "antigone").holds(1, "5 wine").holds(2, "4 tax").holds(3, "4 oil").trade()
    scene.play("3 play token_4_3 4", "1 size 0")
    assert scene.waits() == "offer 2 3"


@rule("MN-2.24")
def test_resources_pass_by_picks_only() -> None:
    scene = opened("2_1 1", "wine gold", "tax", "oil")
    scene.play("1 offer gold; done", "2 offer tax; done", "3 offer oil; done")
    assert scene.refusal("3 give oil") == "not-now"
    assert scene.offers(3) == ["pick 1 gold", "pick 2 tax"]


@rule("MN-Q9")
def test_the_trade_master_may_play_a_face_beyond_the_own_resources() -> None:
    scene = opened("5_0 5", "5 wine", "5 tax", "1 oil")
    assert scene.waits() == "offer 1 2"


@rule("MN-Q48")
def test_two_owners_of_antigones_power_announce_from_the_trade_master_on() -> None:
    scene = Scene(3).owns(1, "antigone").copies(3, "antigone").holds(1, "2 wine").holds(3, "2 tax").trade()
    scene.play("3 play token_5_0 0")
    assert scene.waits() == "offer_size 3"
    scene.play("3 size 1")
    assert scene.waits() == "offer_size 1"
