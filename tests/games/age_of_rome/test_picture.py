"""What is drawn where: the wheel and how it turns, who sits where, what a thing on the picture says."""

from __future__ import annotations

import pytest

from tabularium.games.age_of_rome import terms
from tabularium.games.age_of_rome.game import GAME
from tabularium.games.age_of_rome.picture import faces
from tabularium.kernel.picture import Picture, Piece
from tabularium.kernel.presentation import Presenter
from tabularium.kernel.state import SPECTATOR
from tests.games.age_of_rome.scenario import Scene

NAMES = ("Livia", "Marcus", "Gaius", "Fulvia")


def picture(scene: Scene, viewer: int = 0, lang: str = "en") -> Picture:
    drawn = Presenter(GAME, lang, NAMES[: scene.s.seats]).picture(scene.live.view(viewer))
    assert drawn is not None
    return drawn


def the(drawn: Picture, id: str) -> Piece:
    return next(piece for piece in drawn.pieces() if piece.id == id)


def said(drawn: Picture) -> list[str]:
    return [piece.says for piece in drawn.pieces()]


def test_the_yellow_player_is_yellow() -> None:
    s = Scene(4).construction().s
    assert [GAME.board.colour(s, seat) for seat in range(4)] == ["gold", "red", "green", "blue"]


@pytest.mark.parametrize("viewer", [0, 1, 2, 3])
def test_everybody_sits_at_the_bottom_of_their_own_picture(viewer: int) -> None:
    chairs = [piece for piece in picture(Scene(4).construction(), viewer).pieces() if piece.kind == "chair"]
    assert max(chairs, key=lambda chair: chair.y).seat == viewer
    right = max(chairs, key=lambda chair: chair.x)
    left = min(chairs, key=lambda chair: chair.x)
    assert (left.seat, right.seat) == ((viewer + 1) % 4, (viewer + 3) % 4)  # clockwise, seen from above


def test_who_watches_sees_the_first_seat_at_the_bottom() -> None:
    drawn = picture(Scene(3).construction(), SPECTATOR)
    chairs = [piece for piece in drawn.pieces() if piece.kind == "chair"]
    assert max(chairs, key=lambda chair: chair.y).seat == 0
    assert [area.edge for area in drawn.areas] == ["middle", "far", "far", "far"]


@pytest.mark.parametrize(("event", "degrees"), [("frumentatio", 90), ("triumphus", -90), ("annona", 180)])
def test_the_wheel_turns_as_the_event_says_and_never_spins_back(event: str, degrees: int) -> None:
    scene = Scene(1, ("junia_secunda",), event=event, mode="emperor").income()
    before = the(picture(scene), "land-africa").turn
    scene.play("1 tax")
    assert scene.s.round == 3
    assert the(picture(scene), "land-africa").turn - before == degrees


def test_the_picture_tells_whom_a_province_and_a_plot_will_face() -> None:
    scene = Scene(3, round=3).plot("gaul", 1).plot("italy", 2, used=True).construction()
    drawn = said(picture(scene))
    assert "Plot of Livia in Gaul, slot 1, against Marcus now, against Gaius after the turn" in drawn
    assert "Plot of Marcus in Italy, slot 1, used this round" in drawn
    assert "After the turn Africa faces Marcus" in drawn
    assert "Italy faces nobody" in drawn
    assert "After the turn Spain faces nobody" not in drawn


def test_bonuses_are_named_open_and_covered() -> None:
    drawn = said(picture(Scene(2, ("junia_secunda", "gaius_octavius")).construction()))
    assert "Politics Bonus of Livia, ready" in drawn
    assert "Military Bonus of Livia, covered by a Vendetta marker" in drawn
    assert "Commerce Bonus of Marcus, ready" in drawn


def test_the_name_of_a_bonus_stands_under_it_and_what_it_does_can_be_read() -> None:
    drawn = picture(Scene(2, ("junia_secunda", "gaius_octavius")).construction())
    (bonus,) = [
        piece for piece in drawn.pieces() if piece.says == "Military Bonus of Livia, covered by a Vendetta marker"
    ]
    assert ">Military</text>" in bonus.drawing
    assert "a Partisan on a Military Building acts twice" in bonus.reads[0]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_picture_names_the_variants_that_are_played(lang: str) -> None:
    scene = Scene(3, peace="yes", clock="yes").construction()
    found = [piece for piece in picture(scene, lang=lang).pieces() if piece.kind == "variant"]
    names, does = {
        "en": (["Peace", "Clock"], "Nobody plots."),
        "fr": (["Paix", "Horloge"], "Personne ne complote."),
    }[lang]
    assert [piece.says.split("\u00a0: ")[-1].split(": ")[-1] for piece in found] == names
    assert found[0].reads == (does,)
    assert not any(piece.kind == "variant" for piece in picture(Scene(3).construction()).pieces())


def test_a_small_screen_opens_on_my_own_province() -> None:
    drawn = picture(Scene(4).construction())
    assert drawn.areas[0].heart is not None
    x, y = drawn.areas[0].heart
    own = next(piece for piece in drawn.pieces() if piece.kind == "chair" and piece.seat == 0)
    assert abs(own.x - x) < 1
    assert 0 < own.y - y < 150


def test_medals_say_what_they_do_also_once_taken() -> None:
    scene = Scene(2).medal("religion", 2).construction()
    medal = the(picture(scene), "medal-religion")
    assert medal.says == "Religion Medal, held by Marcus"
    assert medal.reads == ("1 Glory for 3 Denarii at any time, and 3 Denarii make 1 Glory at the end",)


def test_hands_and_quests_of_others_are_backs_with_a_number() -> None:
    drawn = picture(Scene(2).hand(2, "bulla torc").quest(2, "faction", "legate").construction())
    theirs = next(area for area in drawn.areas if area.key == "board-2")
    assert {piece.says for piece in theirs.pieces if piece.kind in ("tradeback", "questback")} == {
        "2 hidden cards in the hand of Marcus",
        "2 hidden Quests of Marcus",
    }
    assert not any("Bulla" in piece.says for piece in drawn.pieces())


def test_cassius_shows_his_row_and_what_he_turned_up() -> None:
    scene = Scene(1, mode="cassius").construction()
    scene.s.row, scene.s.deck = scene.s.deck[-1:], scene.s.deck[:-1]
    scene.s.cassius_used, scene.s.cassius = scene.s.cassius[-1:], scene.s.cassius[:-1]
    (deck,) = [piece for piece in picture(scene).pieces() if piece.place == "cassius-deck"]
    assert deck.says.startswith("14 cards of Cassius to come; the last was ")
    assert deck.reads[0].startswith("Action: ")
    assert sum(piece.place == "row" for piece in picture(scene).pieces()) == 1


def test_the_emperor_reads_every_task_with_how_far_it_is() -> None:
    tasks = [piece.says for piece in picture(Scene(1, mode="emperor").construction()).pieces() if piece.kind == "task"]
    assert len(tasks) == 7
    assert "Task: 3 Medals, 0 of 3" in tasks


def test_medals_and_titles_are_explained_also_once_they_are_held() -> None:
    scene = Scene(2).construction()
    scene.s.medals = (0, -1, -1, -1, -1)
    signs = {piece.seat: piece.reads for piece in picture(scene).pieces() if piece.kind == "sign"}
    assert signs == {0: ("Military Medal: wins ties in Regions",), 1: ()}
    alone = picture(Scene(1, ("junia_secunda",), mode="emperor").construction())
    title = next(piece for piece in alone.pieces() if piece.kind == "title")
    assert title.says == "If the game ended now: Citizen, with 0 of 7 tasks"
    assert title.reads == (
        "Praetor: from 4 tasks on",
        "Imperator: from 6 tasks on",
        "Child of Jupiter: from 7 tasks on",
    )


def test_what_the_senate_the_purse_and_the_pantheon_give_is_on_the_picture() -> None:
    """Two Votes of Livia lie on top: with the next one there are three."""
    scene = Scene(2).construction()
    scene.s.column = (1, 0, 0)
    drawn = {(piece.kind, piece.seat): piece for piece in picture(scene).pieces()}
    majority = drawn["majority", -1]
    assert majority.says.startswith("Majority: 3 Votes of one colour on top of the Column bring 2 Glory")
    assert majority.reads == ("With the next Vote: Livia",)
    assert drawn["stat-coin", 0].reads == ("4 Denarii are 1 Glory at the end",)
    assert drawn["pantheon", 0].reads[0].startswith("An element of your colour: 1 Glory. Common ones still there: ")


def test_of_the_plots_only_the_own_marker_and_one_free_slot_can_be_touched() -> None:
    scene = Scene(2).plot("africa", 2).plot("africa", 1).construction()
    touched = [piece.touch for piece in picture(scene).pieces() if piece.place == "plots-africa"]
    assert touched == ["", "marker-africa", "plots-africa"]
    theirs = [piece.touch for piece in picture(scene, 1).pieces() if piece.place == "plots-africa"]
    assert theirs == ["marker-africa", "", "plots-africa"]


def test_alone_an_event_that_rewards_shows_the_coins_that_it_pays() -> None:
    drawn = picture(Scene(1, ("junia_secunda",), event="triumphus", mode="emperor").income())
    event = next(piece for piece in drawn.pieces() if piece.kind == "event")
    assert "#coin" in event.drawing
    assert "#glory" not in event.drawing
    assert (
        "#glory" in next(p for p in picture(Scene(2, event="triumphus").income()).pieces() if p.kind == "event").drawing
    )


def test_boards_of_others_are_read_from_afar_and_tell_their_plots_in_words() -> None:
    drawn = picture(Scene(2).construction())
    far = next(area for area in drawn.areas if area.edge == "far")
    assert far.title == "Marcus"
    assert [piece.kind for piece in far.pieces][-2:] == ["notes", "summary"]
    notes = next(piece for piece in far.pieces if piece.kind == "notes")
    assert len(notes.reads) == 3
    assert not any(piece.kind == "summary" for area in drawn.areas if area.edge != "far" for piece in area.pieces)


# -- what one needs before one acts ------------------------------------------------------------------


def prices(drawn: Picture) -> int:
    """How many plots and Buildings show what the next one costs."""
    return sum('class="price"' in piece.drawing for piece in drawn.pieces() if piece.kind == "tile")


def test_a_tile_shows_a_price_only_while_it_can_be_bought() -> None:
    """On a Partisan's way it would be read as what placing costs."""
    assert prices(picture(Scene(3).construction())) == 5
    for scene in (Scene(3).action(), Scene(3).income()):
        assert prices(picture(scene)) == 0
    assert prices(picture(Scene(3).construction(), SPECTATOR)) == 0


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_face_of_a_quest_tells_what_it_asks_for(seats: int) -> None:
    """Two Quests that ask for something else have other signs, and how many it takes is written there."""
    box = GAME.box
    asked: dict[tuple[int, int, int], str] = {}
    for number, quest in enumerate(box.quests):
        scene = Scene(seats).quest(1, quest).construction()
        (card,) = [piece for piece in picture(scene).pieces() if piece.kind == "quest"]
        how, metric, _ = box.quest_score[number]
        least = box.quest_min[number][seats - 1] if how == terms.AT_LEAST else 1
        place = terms.METRICS[metric].removeprefix("population_")
        signs = faces.goal_signs(faces.Goal(how, metric, least, place.capitalize() if place in box.provinces else ""))
        assert signs in card.drawing, quest
        assert (f">{least}×<" in signs) == (least > 1), quest
        asked[how, metric, least] = signs
    assert len(set(asked.values())) == len(asked) == len(box.quests)
