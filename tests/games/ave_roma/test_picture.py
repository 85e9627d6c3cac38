"""The picture: what is touched to make a move, how many touches a turn takes, and that everything public is on it."""

from __future__ import annotations

import pytest

from tabularium.draw.pieces import thing
from tabularium.games.ave_roma import terms
from tabularium.games.ave_roma.game import GAME
from tabularium.games.ave_roma.picture.faces import end_points, end_signs, patron_card, row_card, row_card_afar
from tabularium.games.ave_roma.state import AveRoma
from tabularium.kernel.picture import Path, Picture, touches
from tabularium.kernel.presentation import Presenter
from tabularium.kernel.state import SPECTATOR
from tabularium.web.asking import refusal
from tests.games.ave_roma.scenario import Scene

ENGLISH = Presenter(GAME, "en", ("A", "B", "C", "D", "E"))
RICH = {"wood": 3, "stone": 3, "cattle": 3, "wheat": 3, "iron": 3, "wine": 3, "surplus": 5, "denarii": 20}


def picture(scene: Scene, seat: int = 1) -> Picture:
    drawn = ENGLISH.picture(scene.live.view(seat - 1))
    assert drawn is not None
    return drawn


def said(scene: Scene, seat: int = 1) -> list[str]:
    return [piece.says for piece in picture(scene, seat).pieces()]


def gestures(scene: Scene) -> dict[str, Path]:
    """What seat 1 can do by touch: the moves of a gesture in words, and its shortest path."""
    view = scene.live.view(0)
    found = sorted(ENGLISH.gestures(view, picture(scene)), key=lambda one: -len(one.path.touches))
    notation = GAME.notation()
    return {" > ".join(notation.format(move) for move in one.moves): one.path for one in found}


# -- touch --------------------------------------------------------------------------------------------


def test_a_worker_and_its_place_are_two_touches() -> None:
    found = gestures(Scene().goods(1, **RICH))
    assert found["worker 5 > go quaestor"] == touches("worker-5", "place-quaestor")
    assert found["worker 3 > go mercator"] == touches("worker-3", "place-mercator")
    assert found["worker 1 > go training > space 2"] == touches("worker-1", "training-2")


def test_a_card_of_a_row_is_touched_itself() -> None:
    found = gestures(Scene().goods(1, **RICH))
    assert found["worker 4 > go aedificator > choose building_horrea_b"] == touches(
        "worker-4", "card-building_horrea_b"
    )
    only = gestures(Scene().goods(1, **RICH).workers(1, "5").row("senatus", 5, "patron_cato"))
    assert only["worker 5 > go senatus"] == touches("worker-5", "card-patron_cato")


def why(scene: Scene, *keys: str) -> str:
    """The rule that keeps seat 1 from touching these things one after the other."""
    return refusal(ENGLISH, GAME.notation(), scene.live.view(0), 0, touches(*keys))[0]


def test_who_points_at_what_a_worker_cannot_have_is_told_why() -> None:
    poor = Scene().goods(1, stone=1, denarii=0).workers(1, "2 5").at("quaestor", "1 1 1")
    assert why(poor, "worker-5", "place-roma") == "AV-9.3"
    assert why(poor, "worker-5", "place-quaestor") == "AV-3.2"
    assert why(poor, "worker-5", "training-2") == "AV-10.2"
    scene = Scene().goods(1, denarii=7, wheat=1).row("senatus", 1, "patron_cato").row("senatus", 5, "patron_cornelia")
    assert why(scene, "worker-5", "card-patron_cato") == "AV-8.1"  # another card of the row can be had
    assert why(poor.row("senatus", 5, "patron_cato"), "worker-5", "card-patron_cato") == "AV-8.2"  # none can
    assert why(poor, "worker-5", "card-nobody") == why(poor, "worker-5", "training-9") == "not-now"


def test_a_resource_of_the_card_and_a_card_to_spend_are_touched_directly() -> None:
    scene = Scene().zone(2, "zone_sicilia").owns(1, "building_colosseum_a", "building_thermae_a")
    assert gestures(scene.play("1 worker 2, go propraetor"))["half top"] == touches("half-2-top")
    found = gestures(scene.play("1 half top"))
    assert found["second resource > gain iron"] == touches("gain-iron")
    assert found["second influence > spend building_thermae_a"] == touches("card-building_thermae_a")


def test_a_half_of_the_zone_card_is_reached_through_its_place_or_directly() -> None:
    scene = Scene().zone(2, "zone_sicilia")
    half = [
        one.path
        for one in ENGLISH.gestures(scene.live.view(0), picture(scene))
        if GAME.notation().format(one.moves[-1]) == "half top" and one.path.touches[0] == "worker-2"
    ]
    assert half == [touches("worker-2", "place-propraetor", "half-2-top"), touches("worker-2", "half-2-top")]


def test_a_neutral_worker_goes_to_its_place_like_the_own() -> None:
    scene = Scene(2).play("1 worker 5, go quaestor, confirm")
    assert gestures(scene)["neutral 3 roma"] == touches("neutral-3", "place-roma")


def test_a_bonus_begins_with_the_card_that_is_used() -> None:
    scene = Scene(3, "advanced").owns(1, "zone_africa", "zone_baetica", "zone_achaia").play("1 worker 5, go quaestor")
    assert gestures(scene)["bonus > icon swords > card zone_africa"] == touches("card-zone_africa")


def test_a_trained_worker_goes_to_its_place_like_another_and_takes_the_number_of_a_zone() -> None:
    scene = Scene().zone(5, "zone_sicilia").training(1, 2, 4)
    found = gestures(scene)
    assert found["trained 2 > as 5 > go quaestor"] == touches("trained-2", "place-quaestor")
    assert found["trained 2 > as 5 > go propraetor > half top"] == touches("trained-2", "half-5-top")
    assert "value-1" not in picture(scene).keys()  # noqa: SIM118
    touched = [one.path for one in ENGLISH.gestures(scene.live.view(0), picture(scene))]
    assert touches("trained-2", "value-5", "place-quaestor") in touched


def test_a_place_that_a_trained_worker_reaches_with_several_values_asks_which() -> None:
    scene = Scene().training(1, 2, 4)
    view = scene.live.view(0)
    same = [one for one in ENGLISH.gestures(view, picture(scene)) if one.path == touches("trained-2", "place-quaestor")]
    notation = GAME.notation()
    assert [notation.format(one.moves[1]) for one in same] == ["as 2", "as 3", "as 4", "as 5"]


@pytest.mark.parametrize(
    ("kind", "turn"),
    [
        ("money", ["worker 5 > go quaestor"]),
        ("resources", ["worker 3 > go aedilis"]),
        ("a card", ["worker 4 > go aedificator > choose building_horrea_b"]),
        ("a war", ["worker 3 > go legatus > choose war_spartacus_2"]),
        ("the Colosseum", ["worker 1 > go roma"]),
        ("training", ["worker 1 > go training > space 2"]),
        ("influence", ["worker 2 > go propraetor > half top", "second influence"]),
        ("three resources", ["worker 2 > go propraetor > half top", "second resource > gain iron"]),
        ("a trade", ["worker 2 > go mercator", "done"]),
        ("a trained worker", ["trained 1 > as 5 > go quaestor"]),
        ("a trained worker in a zone", ["trained 1 > as 3 > go propraetor > half top", "second resource > gain iron"]),
    ],
)
def test_a_turn_takes_no_more_than_four_touches(kind: str, turn: list[str]) -> None:
    """A place, a card, a space; then the turn is confirmed."""
    scene = Scene().goods(1, wood=1, cattle=1, wheat=2, iron=1, wine=1, surplus=3, denarii=9).training(1, 1, 4)
    scene.owns(1, "building_colosseum_a").zone(2, "zone_sicilia").zone(3, "zone_sardinia")
    count = 1
    for gesture in turn:
        found = gestures(scene)
        count += 1 if gesture == "done" else len(found[gesture].touches)
        count += gesture != "done" and list(found.values()).count(found[gesture]) > 1  # a menu
        scene.play(*(f"1 {move}" for move in gesture.split(" > ")))
    assert scene.waits() == "confirm_turn 1"
    assert count <= 4


# -- what is shown ------------------------------------------------------------------------------------


def test_workers_are_shown_with_who_sent_them_and_neutral_ones_as_such() -> None:
    scene = Scene(2).play("1 worker 5, go quaestor, confirm, neutral 3 roma")
    assert "Worker 5 of A on space 1 of QUAESTOR" in said(scene)
    assert "Neutral worker 3 of A on space 3 of ROMA" in said(scene)


def test_a_place_reads_out_what_each_worker_would_find_there() -> None:
    scene = Scene().goods(1, denarii=1).workers(1, "2 5").zone(2, "zone_sicilia", high=True).active(1, "patron_cato")
    places = {piece.touch: piece.reads for piece in picture(scene).pieces()}
    assert places["place-quaestor"] == (
        "Take denarii: 2 for each point of the worker’s value.",
        "Cato: QUAESTOR: +1 surplus.",
        "Worker 2: 4 denarii.",
        "Worker 5: 10 denarii.",
    )
    assert "Worker 2 can’t be sent here now." in places["place-senatus"]


def test_a_place_reads_out_what_a_trained_worker_would_find_there() -> None:
    scene = Scene().workers(1, "2").training(1, 1, 3)
    places = {piece.touch: piece.reads for piece in picture(scene).pieces()}
    assert places["place-quaestor"][1:] == (
        "Worker 2: 4 denarii.",
        "Trained worker, as a 3: 6 denarii.",
        "Trained worker, as a 4: 8 denarii.",
    )


def test_points_the_sum_and_what_is_locked_are_on_the_board_of_a_seat() -> None:
    scene = Scene().goods(1, denarii=10).political(1, 2).workers(1, "1 5").training(1, 3, 4)
    assert "Points of A: 0 so far, 4 if the game ended now" in said(scene)  # 2 for the money, 2 for the level
    assert "The workers of A add up to 10: the lowest sum is first in the next round" in said(scene)
    assert "Place 3 for a patron of A: closed until political influence opens it" in said(scene)
    assert "Place 2 for a patron of A: closed until political influence opens it" not in said(scene)
    assert "Worker 4 of A, trained by ±3 and ready" in said(scene)


def test_a_card_to_be_drawn_is_announced_and_the_decks_say_what_is_left() -> None:
    scene = Scene().goods(1, denarii=2).zone(2, "zone_sicilia", high=True).play("1 worker 2, go aedilis")
    assert "Zone 2: a new card is drawn when the turn is confirmed" in said(scene)
    assert "The deck of LEGATUS: 20 cards" in said(scene)
    advanced = said(Scene(3, "advanced"))
    assert "Maecenas on top of the deck of SENATUS (17 cards)" in advanced


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_everybody_has_a_board_and_a_spectator_sees_them_all(seats: int) -> None:
    scene = Scene(seats)
    edges = [area.edge for area in picture(scene).areas]
    assert edges == ["middle", "near", *["far"] * (seats - 1)]
    watching = ENGLISH.picture(scene.s.view(SPECTATOR))
    assert watching is not None
    assert [area.edge for area in watching.areas] == ["middle", *["far"] * seats]
    assert not any(area.edge == "near" for area in watching.areas)


def test_sides_of_boards_are_touched_to_be_chosen() -> None:
    live = Scene(3, boards="draft")
    seat = live.live.waiting()[0]
    drawn = ENGLISH.picture(live.live.view(seat))
    assert drawn is not None
    state = live.s
    assert isinstance(state, AveRoma)
    assert {f"board-{name}" for name in state.box.boards} >= {key for key in drawn.keys() if key.startswith("board-")}  # noqa: SIM118


def test_boards_of_others_are_read_from_afar_and_show_their_cards_large() -> None:
    drawn = picture(Scene().owns(2, "building_colosseum_a"))
    far = {area.seat: area for area in drawn.areas if area.edge == "far"}[1]
    assert "What B would score if the game ended now: 0" in [piece.says for piece in far.pieces]
    card = next(piece for piece in far.pieces if piece.kind == "owned")
    assert card.h > 100
    assert far.pieces[-1].kind == "summary"


# -- what patrons score --------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 5])
def test_the_face_of_a_patron_tells_what_it_counts(seats: int) -> None:
    """Patrons that score something else have other signs, those that score the same have the same."""
    box = GAME.box
    patrons = [card for card in range(len(box.cards)) if box.kind[card] == terms.PATRON]
    counts: dict[str, set[tuple[int, int, int]]] = {}
    for card in patrons:
        verb = box.end_verb[card]
        per = (box.end_what[card], box.end_kind[card]) if verb == terms.SCORE_PER else (-1, -1)
        signs = end_signs(box, card, seats)
        assert signs in row_card(box, card, ENGLISH.words, seats)
        assert signs in patron_card(box, card, ENGLISH.words, seats)
        without_points = signs.replace(thing("vp", 7, 4, 18, end_points(box, card, seats)), "")
        counts.setdefault(without_points, set()).add((verb, *per))
    assert all(len(meant) == 1 for meant in counts.values())
    assert len(counts) == len({one for meant in counts.values() for one in meant}) > 15


def test_a_patron_shows_the_points_of_this_number_of_players() -> None:
    """Sulla counts 2 for a zone where one is first with three players, 3 with four."""
    sulla = GAME.box.cards.index("patron_sulla")
    assert [end_points(GAME.box, sulla, seats) for seats in (2, 3, 4, 5)] == [2, 2, 3, 3]
    assert thing("vp", 7, 4, 18, 3) in end_signs(GAME.box, sulla, 4)
    assert [f">{points}<" in row_card_afar(GAME.box, sulla, 5) for points in (2, 3)] == [False, True]
