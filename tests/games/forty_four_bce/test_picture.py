"""The picture: what is touched to make a move, what a plan is sure to bring, and that everything public is on it."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from tabularium.games.forty_four_bce.forecast import sure
from tabularium.games.forty_four_bce.picture.layout import SAID, said_at, spread
from tabularium.kernel.picture import Path, Picture, bag, touches
from tabularium.kernel.presentation import Presenter
from tabularium.kernel.state import SPECTATOR
from tests.games.forty_four_bce.scenario import FIRST, FOURTH, GAME, SECOND, SHARED, Scene

ENGLISH = Presenter(GAME, "en")


def picture(table: Scene, seat: int) -> Picture:
    drawn = ENGLISH.picture(table.live.view(seat) if seat != SPECTATOR else table.s.view(SPECTATOR))
    assert drawn is not None
    return drawn


def said(table: Scene, seat: int) -> list[str]:
    return [piece.says for piece in picture(table, seat).pieces()]


def path(table: Scene, seat: int, words: str) -> Path:
    return ENGLISH.path(table.live.view(seat), GAME.notation().parse(words))


# -- touch -------------------------------------------------------------------------------------------


def test_a_discard_stays_in_sight_and_is_taken_back_by_touch() -> None:
    table = Scene(3).board(FIRST, cubes={"social": 7}, up=["quaestor"], down=["legate"]).begin("discard")
    table.play("1 discard quaestor up; return social")
    assert path(table, FIRST, "undiscard quaestor up") == touches("gone-card-quaestor-up")
    assert path(table, FIRST, "unreturn social") == touches("gone-cube-social")
    assert {"gone-card-quaestor-up", "gone-cube-social"} <= picture(table, FIRST).keys()
    others = picture(table, SECOND).keys()
    assert not any(key.startswith("gone-") for key in others)
    tray = ENGLISH.tray(table.live.view(FIRST))
    assert tray is not None
    assert [lot.notation for lot in tray.laid] == ["undiscard quaestor up", "unreturn social"]


def test_a_card_goes_under_its_stack_or_above_what_lies_there() -> None:
    table = Scene(4).board(FIRST, up=["quaestor", "senator"], cubes={"support": 1}).begin("suitor_commitment")
    table.play("1 play senator political 1")
    assert path(table, FIRST, "play quaestor political 2") == touches("card-quaestor", "lane-political-1")
    assert path(table, FIRST, "play quaestor political 1") == touches("card-quaestor", "laid-political-1")
    assert path(table, FIRST, "unplay senator political 1") == touches("laid-political-1")
    assert path(table, FIRST, "support social 2") == touches("cube-support", "lane-social-2")
    assert path(table, FIRST, "charisma social support") == touches("cube-support", "charisma-social")


def test_what_lies_behind_the_screen_is_touched_to_take_it_back() -> None:
    table = Scene(2).board(FIRST, cubes={"support": 1}).board(SHARED, up=["loyalty"], cubes={"social": 1})
    table.begin("suitor_commitment").play("1 support military 3", "1 shared play loyalty social")
    view = table.live.view(FIRST)
    step = view.agenda[-1]
    taken = [GAME.notation().format(move) for move in step.undo_moves(view, FIRST)]
    assert taken == ["unsupport military 3", "shared unplay loyalty social"]
    keys = picture(table, FIRST).keys()
    assert {"support-military-3", "shared-loyalty-social"} <= keys
    tray = step.tray(view, FIRST)
    assert tray is not None
    assert [lot.move for lot in tray.laid] == step.undo_moves(view, FIRST)
    table.play("1 unsupport military 3", "1 shared unplay loyalty social")
    assert table.s.drafts[FIRST] == ()


def test_what_lies_on_the_tray_says_where_and_whose_it_is() -> None:
    table = Scene(2).board(FIRST, up=["quaestor"], cubes={"support": 1, "social": 1})
    table.board(SHARED, up=["quaestor"], cubes={"social": 2}).begin("suitor_commitment")
    table.play("1 play quaestor political 1", "1 support military 3", "1 charisma social social")
    table.play("1 shared charisma military social")
    tray = ENGLISH.tray(table.live.view(FIRST))
    assert tray is not None
    assert [lot.label for lot in tray.laid] == [
        "Quaestor, political",
        "support for the shared Suitor, military",
        "social as charisma, social",
        "social as charisma, military (shared Suitor)",
    ]
    assert [lot.label for lot in tray.held] == ["Quaestor (shared Suitor)", "social (shared Suitor)"]


def test_cubes_pay_in_any_order_and_words_are_made_of_players_fields_and_cards() -> None:
    table = Scene(3).board(FIRST, cubes={"political": 2, "social": 1, "support": 1}).begin("enrolment")
    table.play("1 enlist quaestor")
    paid = "spend 1 political 0 military 0 social 1 support"
    assert path(table, FIRST, paid) == bag("cube-political", "cube-support")
    table = Scene(4).board(FIRST, up=["quaestor"], down=["lictor"]).board(SECOND, up=["consul"]).begin("negotiation")
    assert path(table, FIRST, "pledge support 2 social 1") == touches("seat-2", "lane-social-2")
    assert path(table, FIRST, "pledge play quaestor political 1") == touches("card-quaestor", "lane-political-1")
    assert path(table, FIRST, "request play 2 consul political 1") == touches("shown-consul-2", "lane-political-2")
    assert path(table, FIRST, "propose fields political-social") == bag("field-political", "field-social")
    assert path(table, FIRST, "propose im 2") == touches("seat-2", "im")
    assert path(table, FIRST, "claim lictor 1") == touches("card-lictor", "seat-1")
    table.play("1 pledge abstain social")
    assert path(table, SECOND, "accept 1") == path(table, SECOND, "refuse 1") == touches("said-1")


# -- what is shown -----------------------------------------------------------------------------------


def test_my_screen_holds_what_is_neither_laid_nor_discarded() -> None:
    table = Scene(4).board(FIRST, up=["quaestor"], down=["legate"], cubes={"support": 3}).begin("suitor_commitment")
    table.play("1 play quaestor political 1", "1 support social 2")
    mine = said(table, FIRST)
    assert "Legate of Player 1, face down" in mine
    assert "2 support influence of Player 1, still to use" in mine
    assert "Quaestor, laid by Player 1 in the political field, place 1 from the top" in mine
    assert "1 support of Player 1 for Player 2 in the social field" in mine
    others = " ".join(said(table, SECOND))
    assert "Legate" not in others.replace("Legate, ", "")  # in the display only
    assert "laid by" not in others


def test_all_years_tiles_lie_there_and_an_awarded_one_lies_before_its_owner() -> None:
    table = Scene(4, year=5).board(FIRST, owns=["bibliotheca_apollinis"], down=["legate"]).begin("construction")
    assert len([says for says in said(table, SPECTATOR) if " tile of year " in says]) == 6
    table.resolve({})
    assert table.step == "choose_to_collegium"
    awarded = [says for says in said(table, SECOND) if "awarded to Player 4" in says]
    assert len(awarded) == 3


def test_years_gone_by_show_who_has_their_tiles() -> None:
    table = Scene(4, year=5).board(FIRST, owns=["bibliotheca_apollinis"], down=["legate"]).begin("construction")
    tile = table.s.setup.letters[0] * 3  # the political one of the first year
    table.s.tiles[SECOND] = (tile,)
    gone_by = [says for says in said(table, SPECTATOR) if "awarded to Player 2" in says]
    assert len(gone_by) == 1
    assert "XLIII" in gone_by[0]


def test_the_order_of_the_suitors_is_in_sight() -> None:
    table = Scene(4).begin("construction")
    assert "Suitors in their order: Player 1, Player 2 and Player 3. Imperium Maius: Player 4." in said(
        table, SPECTATOR
    )


@pytest.mark.parametrize("count", [1, 12, 13, 24, 25, 60])
def test_statements_lie_beside_each_other_and_on_the_tablet(count: int) -> None:
    spots = said_at(count)
    assert len(set(spots)) == count
    assert all(x + 245 * scale <= SAID[0] and y + 12 * scale <= SAID[1] for x, y, scale in spots)
    rows = sorted({y for _, y, _ in spots})
    assert all(low - high >= 24 * spots[0][2] for high, low in pairwise(rows))


def test_what_was_said_is_counted_for_who_sees_it_from_afar() -> None:
    table = Scene(4).begin("negotiation").play("1 pledge abstain political", "1 pledge abstain social")
    table.play("2 accept 1", "3 refuse 2", "2 accept 2")
    afar = next(piece for piece in picture(table, SPECTATOR).pieces() if piece.place == "afar-said")
    numbers = re.findall(r'class="afar"[^>]*>(\d)<', afar.drawing)
    assert numbers[:3] == ["2", "2", "1"]  # of the first Suitor: said, accepted, refused
    assert numbers[3:] == ["0"] * 9


@pytest.mark.parametrize("step", ["discard", "negotiation"])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_recruits_have_their_names_on_them_however_many_lie_in_a_row(seats: int, step: str) -> None:
    for number in range(1, 9):
        table = Scene(seats).board(FIRST, up=["quaestor"] * number).begin(step)
        shown = [piece for piece in picture(table, SECOND).pieces() if piece.touch == "shown-quaestor-1"]
        assert len(shown) == number
        assert all(">Quaestor<" in piece.drawing for piece in shown)


@pytest.mark.parametrize(
    ("phase", "middle"), [("construction", "city"), ("enrolment", "recruits"), ("suitor_commitment", "fields")]
)
def test_what_the_phase_is_about_lies_in_the_middle(phase: str, middle: str) -> None:
    table = Scene(4).board(FIRST, cubes={"social": 2, "support": 1}).begin(phase)
    assert [area.key for area in picture(table, FIRST).areas if area.edge == "middle"] == [middle]


# -- what is sure ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("plan", "field", "authority", "charisma"),
    [
        ("play consul political 1", 0, 0, 1),  # nobody feeds it
        ("play consul political 1; play loyalty political", 0, 3, 1),
        ("play cliens social 1; play equester social 1", 2, 2, 0),  # the Cliens feeds the Equester above it
        ("play equester social 1; play equester social 2", 2, 2, 0),  # two of them add 1 each
        ("play lictor military 1; charisma military support", 1, 1, 2),
    ],
)
def test_what_a_suitors_plan_is_sure_to_bring_comes(plan: str, field: int, authority: int, charisma: int) -> None:
    cards = ["consul", "loyalty", "cliens", "equester", "equester", "lictor"]
    table = Scene(4).board(FIRST, up=cards, cubes={"support": 1}).begin("suitor_commitment")
    table.play(f"1 {plan}")
    assert sure(table.s, FIRST, table.s.drafts[FIRST], field) == (authority, charisma)
    name = ("political", "military", "social")[field]
    table.play("1 done", "2 done", "3 done")
    assert (table.authority(name)[FIRST], table.charisma(name)[FIRST]) == (authority, charisma)


def test_what_the_imperium_maius_is_sure_of_has_the_tile() -> None:
    table = Scene(4, year=1).board(FOURTH, up=["legate", "loyalty"], cubes={"support": 1}).begin("im_commitment")
    table.play("4 play legate military 1; support military; play loyalty military")
    assert sure(table.s, FOURTH, table.s.drafts[FOURTH], 1) == (5, 2)  # 2 + 2, Tribunus Militum 1; 1 charisma each
    table.play("4 done", "1 ready", "2 ready", "3 ready", "1 done", "2 done", "3 done")
    assert (table.authority("military")[FOURTH], table.charisma("military")[FOURTH]) == (5, 2)


@pytest.mark.parametrize("high", [91.0, 115.0, 155.0])
@pytest.mark.parametrize("room", [200.0, 272.0])
def test_however_many_recruits_lie_in_a_row_none_hides_the_middle_of_another(high: float, room: float) -> None:
    for number in range(2, 30):
        width, _, step = spread(number, high, room)
        row = [330 + width / 2 + place * step for place in range(number)]
        assert all(other - one >= width / 2 for one, other in pairwise(row))
        assert row[-1] - row[0] + width <= room + 0.01


@pytest.mark.parametrize(("step", "kind"), [("construction", "structure"), ("enrolment", "stack")])
def test_names_are_read_on_a_phone_that_shows_all_of_a_board(step: str, kind: str) -> None:
    areas = picture(Scene(3).begin(step), FIRST).areas
    shown = next(area for area in areas if any(piece.kind == kind for piece in area.pieces))
    laid = [piece for piece in shown.pieces if piece.kind == kind]
    assert len(laid) > 8
    afar = " ".join(re.findall(r'"dname">([^<]+)<', shown.ground.svg.split("from-afar-only")[1]))
    for piece in laid:
        assert piece.says.split(":")[0].split(",")[0] in afar
        assert "close-only" in piece.drawing or not piece.number


# -- what both sides of a field show while plans are made ------------------------------------------------


def shown(table: Scene, viewer: int, field: str) -> list[str]:
    """Authority and charisma of the Imperium Maius, and the same of all Suitors together."""
    pieces = [piece for piece in picture(table, viewer).pieces() if piece.kind == "name"]
    (name,) = [piece for piece in pieces if piece.place == f"field-{field}"]
    assert "by what you know" in name.says
    return re.findall(r"\b[\d–]+\b", name.says.partition("shows")[2])


def test_a_field_tells_what_both_sides_show_by_what_one_knows() -> None:
    """A Quaestor has no authority and a box of 1, a Decurion none and two; the tiles of the year come on top."""
    table = Scene(4).board(FIRST, up=["quaestor"], down=["quaestor"], cubes={"support": 1})
    table.board(SECOND, up=["quaestor", "decurion"]).board(FOURTH, up=["quaestor"]).begin("suitor_commitment")
    tile, box = table.s.letter() * 3, table.s.box
    political, charm = box.tile_authority[tile], str(box.tile_charisma[tile])
    military, appeal = str(box.tile_authority[tile + 1]), str(box.tile_charisma[tile + 1])
    own = [f"{political}–{political + 1}", charm]
    assert shown(table, FIRST, "political") == [*own, "0–1", "0"]  # of my own nothing is laid
    assert shown(table, FIRST, "military") == [military, appeal, "0–2", "0"]
    assert shown(table, SECOND, "political") == [*own, "0–1", "0"]
    table.play("1 play quaestor political 1", "1 play quaestor political 1")
    assert shown(table, FIRST, "political") == [*own, "0–3", "0"]
    assert shown(table, SECOND, "political") == [*own, "0–1", "0"]
    assert shown(table, SPECTATOR, "political") == [*own, "0–2", "0"]


def test_from_afar_a_row_has_the_crown_and_a_card_its_authority() -> None:
    """On a phone the board is seen from afar: who is the Imperium Maius, and what a recruit counts, stand there too."""
    table = Scene(4).board(FIRST, up=["quaestor"]).begin("suitor_commitment")
    pieces = [*picture(table, SECOND).pieces()]
    crowned = [piece.seat for piece in pieces if piece.kind == "board" and '"#crown"' in afar(piece.drawing)]
    assert crowned == [table.s.im]
    (quaestor,) = [piece for piece in pieces if piece.kind == "recruit" and piece.seat == FIRST]
    assert ">0–1<" in afar(quaestor.drawing)
    (field,) = [piece for piece in pieces if piece.kind == "name" and piece.place == "field-political"]
    assert all(f'"#{sign}"' in afar(field.drawing) for sign in ("crown", "vendetta"))


def afar(drawing: str) -> str:
    return drawing.partition('class="from-afar-only"')[2]
