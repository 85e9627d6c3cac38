"""Nundinae, rule by rule."""

from __future__ import annotations

from tabularium.games.nundinae.game import GAME, setup
from tabularium.games.nundinae.scoring import outcome, score
from tabularium.kernel.rng import sfc32
from tabularium.kernel.scores import Outcome
from tabularium.kernel.state import SPECTATOR
from tests.games.nundinae.scenario import Scene
from tests.marks import example, rule


@rule("NU-1.1")
def test_each_player_starts_with_three_cards() -> None:
    s = GAME.blank(GAME.box)
    s.open(4, (0, 0), sfc32(1))
    setup(s)
    assert [len(hand) for hand in s.hands] == [3, 3, 3, 3]
    assert len(s.deck) == 16  # of 28


@rule("NU-1.2")
def test_each_market_day_has_a_ware() -> None:
    scene = Scene("as", "as", market="long")
    worths = []
    for _ in range(4):
        worths.append((scene.s.day, scene.s.worth))
        scene.play("1 done", "2 done")
    assert worths == [(1, 5), (2, 8), (3, 6), (4, 9)]


@rule("NU-1.3")
def test_each_market_day_everybody_draws_a_card() -> None:
    scene = Scene("as", "as as", deck="denarius tribune")
    scene.play("1 done", "2 done")
    assert scene.hand(1) == "as denarius"
    assert scene.hand(2) == "as as tribune"


@rule("NU-2.1")
def test_bids_are_secret_until_all_are_done() -> None:
    scene = Scene("as denarius", "sestertius")
    scene.play("1 bid denarius")
    assert scene.refusal("1 bid denarius") == "NU-2.1"  # it is the bid already
    assert scene.live.view(0).drafts == [(2,), ()]
    assert scene.live.view(1).drafts == [(), ()]
    scene.play("1 done")
    assert scene.live.view(1).drafts == [(), ()]
    assert scene.waits() == "bids 2"
    scene.play("2 bid sestertius; done")
    assert scene.discard() == "sestertius denarius"


@rule("NU-2.1")
def test_a_bid_is_one_card_and_can_be_changed_while_others_think() -> None:
    scene = Scene("as denarius", "sestertius")
    scene.play("1 bid denarius; bid as; done", "1 reopen", "1 bid denarius; done", "2 done")
    assert scene.hand(1) == "as"
    assert scene.discard() == "denarius"


@rule("NU-2.1")
def test_nobody_has_to_bid() -> None:
    scene = Scene("denarius", "as")
    scene.play("1 done", "2 bid as; done")
    assert scene.waits() == "veto 1"
    assert scene.hand(1) == "denarius"


@rule("NU-2.2")
def test_only_a_card_of_the_hand_can_be_bid() -> None:
    scene = Scene("as sestertius", "denarius")
    assert scene.offers(1) == ["done", "bid as", "bid sestertius"]
    assert scene.refusal("1 bid denarius") == "NU-2.2"
    assert scene.refusal("2 bid denarius") == ""


@rule("NU-2.3")
def test_a_tribune_cannot_be_bid() -> None:
    scene = Scene("as tribune", "denarius")
    assert scene.offers(1) == ["done", "bid as"]
    assert scene.refusal("1 bid tribune") == "NU-2.3"


@rule("NU-2.4")
def test_the_highest_bid_wins_and_all_are_paid() -> None:
    scene = Scene("as as", "denarius", "sestertius as")
    scene.play("1 bid as; done", "2 bid denarius; done", "3 bid sestertius; done", "1 pass", "3 pass")
    assert scene.waits() == "purchase 2"
    assert scene.discard() == "as sestertius denarius"
    assert (scene.hand(1), scene.hand(2), scene.hand(3)) == ("as", "", "as")


@rule("NU-2.4")
def test_among_equal_bids_the_first_seat_wins() -> None:
    scene = Scene("as as", "denarius as", "denarius as")
    scene.play("1 bid as; done", "2 bid denarius; done", "3 bid denarius; done", "1 pass", "3 pass")
    assert scene.waits() == "purchase 2"


@rule("NU-2.5")
def test_without_a_bid_nobody_buys() -> None:
    scene = Scene("denarius", "as")
    scene.play("1 done", "2 done")
    assert (scene.s.day, scene.waits()) == (2, "bids 1 2")
    assert scene.s.scores == [0, 0]


@rule("NU-3.1")
def test_the_winner_may_slip_a_card_that_only_two_know() -> None:
    scene = Scene("denarius as", "sestertius", "as", gifts=True)
    scene.play("1 bid denarius; done", "2 done", "3 done")
    assert scene.waits() == "gift 1"
    assert scene.offers(1) == ["pass", "give as 2", "give as 3"]
    scene.play("1 give as 2")
    assert scene.hand(1) == ""
    assert scene.gifts(viewer=1) == "1 2 as"
    assert scene.gifts(viewer=2) == "1 2 as"
    assert scene.gifts(viewer=3) == "1 2 hidden"


@rule("NU-3.1")
def test_a_gift_can_be_kept() -> None:
    scene = Scene("denarius as", "sestertius", gifts=True)
    scene.play("1 bid denarius; done", "2 done", "1 pass")
    assert (scene.hand(1), scene.gifts(viewer=1)) == ("as", "")


@rule("NU-3.1")
def test_a_gift_stays_face_down_and_counts_for_who_got_it() -> None:
    scene = Scene("denarius denarius as", "sestertius sestertius", gifts=True)  # 5 and 4 in coins after the bid
    scene.play("1 bid denarius; done", "2 done", "1 give denarius 2", "2 pass")
    assert (scene.hand(1), scene.hand(2)) == ("as", "sestertius sestertius")
    assert score(scene.s).points == ((0, 0), (0, 2))
    assert score(GAME.seen(scene.live.view(SPECTATOR))).points == ((0, 0), (0, 0))


@rule("NU-3.2")
def test_all_others_are_asked_whether_they_hold_a_tribune_or_not() -> None:
    scene = Scene("as", "denarius", "as", "tribune")
    scene.play("1 bid as; done", "2 bid denarius; done", "3 done", "4 done")
    assert (scene.waits(), scene.offers(1)) == ("veto 1", ["pass"])
    scene.play("1 pass")
    assert (scene.waits(), scene.offers(3)) == ("veto 3", ["pass"])
    scene.play("3 pass")
    assert (scene.waits(), scene.offers(4)) == ("veto 4", ["pass", "veto"])


@rule("NU-3.3")
def test_a_veto_takes_a_tribune() -> None:
    scene = Scene("denarius", "as", "tribune as", deck="as as denarius")
    scene.play("1 bid denarius; done", "2 done", "3 done")
    assert scene.refusal("2 veto") == "NU-3.3"
    scene.play("2 pass", "3 veto")
    assert scene.hand(3) == "as denarius"  # the denarius is the next day's
    assert scene.discard() == "denarius tribune"


@rule("NU-3.4")
def test_a_die_of_four_to_six_adds_to_the_worth() -> None:
    for die, worth in ((4, 9), (5, 10), (6, 11)):
        scene = Scene("denarius", "", die=[die]).play("1 bid denarius; done", "2 done", "2 pass", "1 haggle")
        assert scene.s.scores == [worth, 0]


@rule("NU-3.4")
def test_a_die_of_one_to_three_takes_from_the_worth() -> None:
    for die, worth in ((1, 4), (2, 3), (3, 2)):
        scene = Scene("denarius", "", die=[die]).play("1 bid denarius; done", "2 done", "2 pass", "1 haggle")
        assert scene.s.scores == [worth, 0]


@rule("NU-3.4")
def test_a_purchase_can_be_confirmed_without_the_die() -> None:
    scene = Scene("denarius", "").play("1 bid denarius; done", "2 done", "2 pass")
    assert scene.offers(1) == ["confirm", "haggle"]
    assert scene.play("1 confirm").s.scores == [5, 0]


@rule("NU-Q1")
def test_a_veto_ends_the_market_day() -> None:
    scene = Scene("denarius", "tribune", "as").play("1 bid denarius; done", "2 done", "3 done", "2 veto")
    assert (scene.s.day, scene.waits()) == (2, "bids 1 2 3")
    assert scene.s.scores == [0, 0, 0]


@rule("NU-4.1")
def test_the_market_lasts_two_or_four_days() -> None:
    for market, days in (("short", 2), ("long", 4)):
        scene = Scene("as", "as", market=market)
        for _ in range(days):
            assert not scene.live.over
            scene.play("1 done", "2 done")
        assert scene.live.over


@rule("NU-4.2")
def test_wares_count_their_worth_and_four_in_coins_one_point() -> None:
    scene = Scene("denarius denarius sestertius as", "sestertius as tribune")  # 11 and 3 in coins
    scene.s.scores[:] = [5, 8]
    sheet = score(scene.s)
    assert sheet.categories == ("wares", "purse")
    assert sheet.points == ((5, 2), (8, 0))
    assert sheet.totals == (7, 8)


@rule("NU-4.3")
def test_equal_players_share_the_victory() -> None:
    scene = Scene("denarius", "as", "sestertius as as")
    scene.s.scores[:] = [5, 6, 2]
    assert outcome(scene.s) == Outcome((1, 1, 3), "points")


@rule("NU-5.1")
def test_alone_a_player_bids_against_fortunas_card() -> None:
    scene = Scene("sestertius denarius", deck="as").play("1 bid sestertius; done")
    assert scene.discard() == "as sestertius"
    assert scene.waits() == "purchase 1"


@rule("NU-5.1")
def test_fortuna_wins_ties() -> None:
    scene = Scene("sestertius denarius", deck="sestertius").play("1 bid sestertius; done")
    assert (scene.s.day, scene.waits()) == (2, "bids 1")
    assert scene.s.scores == [0]


@rule("NU-5.2")
def test_alone_eight_points_win() -> None:
    for points, expected in ((8, Outcome((1,), "solo", "rich")), (7, Outcome((2,), "solo", "poor"))):
        scene = Scene("as")
        scene.s.scores[:] = [points]
        assert outcome(scene.s) == expected


@example("NU-EX1")
def test_three_bids_and_a_veto() -> None:
    """Three players, two days. Day 1, ware 5: Livia bids a denarius (4), Marcus a sestertius (2), Julia an as (1).
    Livia wins; Marcus has no tribune, but Julia has one and stops her: nobody buys.

    All draw. Day 2, ware 8: Livia bids her as (1), Marcus his denarius (4), Julia nothing. Marcus wins, Julia has no
    tribune left, and he haggles: a 2, so the ware is worth 6. At the end Livia holds 2 in coins, Marcus 4 and Julia 8:
    0, 6 + 1 = 7 and 2 points.
    """
    scene = Scene(
        "as denarius", "sestertius denarius", "as tribune denarius", deck="sestertius denarius denarius", die=[2]
    )
    scene.play("1 bid denarius; done", "2 bid sestertius; done", "3 bid as; done", "2 pass", "3 veto")
    assert scene.s.scores == [0, 0, 0]
    assert scene.s.worth == 8
    assert (scene.hand(1), scene.hand(2)) == ("as sestertius", "denarius denarius")
    scene.play("1 bid as; done", "2 bid denarius; done", "3 done", "1 pass", "3 pass", "2 haggle")
    assert scene.discard() == "as as sestertius denarius denarius tribune"
    assert score(scene.s).points == ((0, 0), (6, 1), (0, 2))
    assert outcome(scene.s).ranks == (3, 1, 2)
    assert scene.live.acta.last("result") == "points 3,1,2"
