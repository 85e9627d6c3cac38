"""Custom boxes that only say what differs from the game's own."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabularium.games.forty_four_bce.box import FortyFourBceBox
from tabularium.games.forty_four_bce.game import GAME
from tabularium.kernel.custom import find_custom_box, open_custom_box, read_custom_box
from tabularium.kernel.game import AnyGame, find_game, shelf
from tabularium.kernel.presentation import LANGUAGES
from tabularium.kernel.refusals import BadBox


def written(folder: Path, text: str) -> Path:
    file = folder / "mine.toml"
    file.write_text(text, encoding="utf-8")
    return file


def test_what_is_not_named_stays(tmp_path: Path) -> None:
    file = written(tmp_path, "[changes.structure]\nforum.cost = 2\n[changes.numbers]\nlimit = 8\n")
    table = read_custom_box(GAME, file)
    box, own = open_custom_box(GAME, table), GAME.box
    assert isinstance(box, FortyFourBceBox)
    forum = own.structures.index("forum")
    assert (box.price[forum], own.price[forum]) == (2, 1)
    assert [price for i, price in enumerate(box.price) if i != forum] == [
        price for i, price in enumerate(own.price) if i != forum
    ]
    assert (box.limit, own.limit) == (8, 7)
    assert GAME.open_box(GAME.box_table).digest == own.digest, "the game's own box was changed"


def test_no_changes_are_the_box_itself(tmp_path: Path) -> None:
    assert open_custom_box(GAME, read_custom_box(GAME, written(tmp_path, "[changes]\n"))).digest == GAME.box.digest


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("changes = 3", "changes: must be a table"),
        ("[changes]\nnumbers = 3", "changes.numbers: must be a table"),
        ("[changes.structures]\n", "changes.structures: no such part; the parts are: "),
        ("[changes.structure]\nforun.cost = 2", "changes.structure.forun: no such id; the ids are: forum, castrum"),
        ("[changes.structure]\nforum = 2", "changes.structure.forum: must be a table"),
        ("[changes.setup]\nfirst.boards = 2", "changes.setup: its entries have no ids; to change them"),
        ("[changes]\n[numbers]\nlimit = 8", "numbers: a box with changes has nothing else in it"),
    ],
)
def test_what_cannot_be_changed_is_said(tmp_path: Path, text: str, says: str) -> None:
    with pytest.raises(BadBox) as refused:
        read_custom_box(GAME, written(tmp_path, text))
    assert refused.value.problems[0].startswith(says)


def test_a_number_that_is_not_sound_is_said_with_its_key(tmp_path: Path) -> None:
    table = read_custom_box(GAME, written(tmp_path, "[changes.structure]\nforum.cost = -1"))
    with pytest.raises(BadBox) as refused:
        open_custom_box(GAME, table)
    assert "cost" in refused.value.problems[0]


@pytest.mark.parametrize(("game", "name"), [(game, name) for game in shelf().values() for name in game.boxes])
def test_the_boxes_that_games_offer_can_be_played_and_have_names(game: AnyGame, name: str) -> None:
    box = open_custom_box(game, game.boxes[name])
    assert box.digest != game.box.digest
    assert game.box_names[box.digest] == name
    for lang in LANGUAGES:
        assert game.board.words(lang).has(f"box-{name}")
        assert game.board.words(lang).has(f"box-{name}-help")


def test_a_box_that_is_not_offered_is_refused() -> None:
    assert find_custom_box(GAME, "") is None
    assert find_custom_box(GAME, "even") is GAME.boxes["even"]
    with pytest.raises(BadBox, match="forty_four_bce has no box called “odd”; it has even"):
        find_custom_box(GAME, "odd")
    with pytest.raises(BadBox, match="nundinae has no box called “odd”: it has only its own"):
        find_custom_box(find_game("nundinae"), "odd")
