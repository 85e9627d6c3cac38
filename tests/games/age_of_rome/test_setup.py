"""Setting up: players, supplies, characters, Quests."""

from __future__ import annotations

from typing import cast

import pytest

from tabularium.games.age_of_rome.game import GAME
from tabularium.games.age_of_rome.packed import quest_of
from tabularium.games.age_of_rome.state import CHARACTER, WIDTH, AgeOfRome, faced_by, facing
from tabularium.kernel.live import Live
from tabularium.kernel.presentation import Presenter
from tabularium.kernel.refusals import BadOptions, IllegalMove
from tests.games.age_of_rome.scenario import BOX, Scene, small_deck, word
from tests.games.boxes import at_least, own_box
from tests.marks import rule


def begun(seats: int, seed: int = 3, **options: str) -> AgeOfRome:
    return cast(AgeOfRome, Live(GAME, seats, options or None, seed).state)


@rule("AR-1.1")
def test_one_to_four_players_with_different_characters() -> None:
    for seed in range(8):
        s = begun(4, seed)
        assert len({s.own[seat * WIDTH + CHARACTER] for seat in range(4)}) == 4
    panels = Presenter(GAME, "en").page(begun(4).view(0)).panels
    assert [dict(panel.rows)["Colour"] for panel in panels] == ["yellow", "red", "green", "blue"]
    with pytest.raises(BadOptions, match="1, 2, 3, 4 players, not 5"):
        GAME.new(5)


@rule("AR-1.2")
def test_two_players_face_provinces_that_do_not_touch() -> None:
    s = begun(2)
    assert [BOX.provinces[facing(s, seat)] for seat in range(2)] == ["africa", "spain"]


@rule("AR-1.3")
def test_with_three_players_one_province_faces_nobody_and_turns_too() -> None:
    s = begun(3)
    assert [faced_by(s, province) for province in range(4)] == [0, 1, 2, -1]
    s.turned = 1  # a quarter clockwise: what faced seat 3 now faces nobody
    assert [faced_by(s, province) for province in range(4)] == [1, 2, -1, 0]


@rule("AR-1.4")
@pytest.mark.parametrize(("seats", "tiles"), [(1, [4, 2, 1]), (2, [4, 2, 1]), (3, [4, 3, 2]), (4, [4, 3, 2])])
def test_tiles_by_number_of_players(seats: int, tiles: list[int]) -> None:
    assert begun(seats).supply == tiles * 5


@rule("AR-1.5")
@pytest.mark.parametrize(
    ("seats", "base", "upper"),
    [(1, "GB", "GS"), (2, "GB", "GS"), (3, "GBB", "GSB"), (4, "GSBB", "GSBB")],
)
def test_common_elements_by_number_of_players(seats: int, base: str, upper: str) -> None:
    piles = ["".join("?BSG"[metal] for metal in pile) for pile in begun(seats).commons]
    assert piles == [base, upper]


@rule("AR-1.6")
def test_cards_with_an_asterisk_are_for_three_or_four() -> None:
    counts = []
    for seats in (1, 2, 3, 4):
        s = begun(seats, peace="no")
        counts.append((len(s.deck), len(s.pile) + sum(len(quests) for quests in s.quests)))
    few, cards = small_deck(), sum(card["copies"] for card in own_box(GAME)["cards"])
    quests = [quest["star"] for quest in own_box(GAME)["quests"]]
    assert at_least((few, cards, quests.count(False), len(quests)), (31, 38, 24, 28))
    starless = quests.count(False)
    alone = starless - 2  # the two Vendetta Quests are out as well
    assert counts == [(few, alone), (few, starless), (cards, len(quests)), (cards, len(quests))]
    small = [word(card) for card in begun(2).deck]
    assert not {"groma", "gladius", "stola", "fibula", "collector_chest"} & set(small)


@rule("AR-1.7")
def test_one_partisan_at_the_start() -> None:
    assert Scene().values("partisans") == [1, 1, 1, 1]


@rule("AR-1.8", "AR-1.9")
def test_the_five_numbers_of_a_character() -> None:
    scene = Scene(characters=("aemilius_lepidus", "junia_secunda", "livia_drusilla", "fulvia"))
    assert scene.values("denarii") == [7, 5, 5, 6]
    assert scene.values("glory") == [1, 2, 2, 2]
    assert [scene.track(seat).count("x") for seat in (1, 2, 3, 4)] == [3, 2, 3, 2]
    assert scene.values("legions") == [6, 5, 6, 7]
    assert scene.values("legions_out") == [1, 2, 1, 0]
    assert scene.values("votes") == [5, 5, 4, 4]
    assert scene.values("votes_out") == [0, 0, 1, 1]


@rule("AR-1.9")
def test_pieces_that_are_not_recruited_cannot_be_placed() -> None:
    scene = Scene().own(1, legions=0, legions_out=2).tiles("africa", military=1).action()
    scene.play("1 place military")
    assert "legion-placed" not in scene.tellings()
    assert scene.value(1, "legions_out") == 2


@rule("AR-1.10", "AR-1.11")
def test_vendetta_covers_the_rightmost_slots_and_leaves_one_bonus() -> None:
    scene = Scene(characters=("marcus_antonius", "aemilius_lepidus", "gaius_octavius", "livia_drusilla"))
    assert [scene.track(seat) for seat in (1, 2, 3, 4)] == ["..xx", ".xxx", "..xx", ".xxx"]
    assert [scene.bonuses(seat) for seat in (1, 2, 3, 4)] == [["military"], ["politics"], ["commerce"], ["commerce"]]
    assert scene.s.vendetta == 1  # 11 less 2, 3, 2 and 3


@rule("AR-1.12")
def test_three_characters_have_the_anchor() -> None:
    first = Scene(characters=("marcus_antonius", "aemilius_lepidus", "fulvia", "junia_secunda"))
    assert first.values("anchor") == [1, 1, 1, 0]
    assert Scene(2, ("gaius_octavius", "livia_drusilla")).values("anchor") == [0, 0]


@rule("AR-1.13")
def test_the_first_player_marker_lies_in_front_of_the_first_player_and_stays_there() -> None:
    s = begun(4, first_player="seat_3")
    assert BOX.provinces[s.marker] == "spain"
    scene = Scene(event="frumentatio")
    scene.s.marker = 2
    scene.only_taxes(1).play("1 tax")
    assert scene.s.round == 3
    assert BOX.provinces[scene.s.marker] == "spain"


@rule("AR-1.14")
def test_everybody_keeps_two_quests_in_secret() -> None:
    live = Live(GAME, 2, None, 3)
    s = cast(AgeOfRome, live.state)
    assert [len(quests) for quests in s.quests] == [3, 3]
    with pytest.raises(IllegalMove, match=r"AR-1\.14"):
        live.play(0, "done")
    dealt = [[BOX.quests[held & 31] for held in quests] for quests in s.quests]
    live.play(1, f"return {dealt[1][2]}; done")
    assert [len(quests) for quests in s.quests] == [3, 3]  # all at the same time
    live.play(0, f"return {dealt[0][0]}; done")
    assert [[BOX.quests[held & 31] for held in quests] for quests in s.quests] == [dealt[0][1:], dealt[1][:2]]
    # under the pile in seat order: seat 2's is the very last
    assert [BOX.quests[held & 31] for held in s.pile[:2]] == [dealt[1][2], dealt[0][0]]


@rule("AR-1.15")
def test_nine_of_the_twelve_normal_events_are_used() -> None:
    assert sorted(begun(3).events) == list(range(12))
    s = Scene(1, round=9).income(1).play("1 tax").s
    assert s.over


@rule("AR-1.14")
def test_only_a_quest_that_was_dealt_can_be_returned() -> None:
    live = Live(GAME, 2, None, 5)
    dealt = {quest_of(held) for held in cast(AgeOfRome, live.state).quests[0]}
    other = next(quest for quest in range(BOX.quest_back) if quest not in dealt)
    with pytest.raises(IllegalMove) as refused:
        live.play(0, f"return {BOX.quests[other]}")
    assert refused.value.rule == "AR-1.14"
