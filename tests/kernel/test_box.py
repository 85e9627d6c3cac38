"""Boxes: everything that is wrong is told at once, each with its key."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabularium.games.nundinae.game import GAME
from tabularium.kernel.box import Reader, Toml, box_digest
from tabularium.kernel.files import read_toml
from tabularium.kernel.refusals import BadBox

BORDER = ((0.0, 1.0), (2.5, 3.0))
SOUND: Toml = {
    "source": "found",
    "name": "Forum",
    "size": 3,
    "open": True,
    "days": [1, 2],
    "words": ["a", "b"],
    "hill": {"height": 7},
    "cards": [{"id": "as", "worth": 1}, {"worth": 2}],
    "border": [[0, 1], [2.5, 3]],
}


def read(table: Toml) -> tuple[object, ...]:
    reader = Reader(table)
    read = (
        reader.source,
        reader.text("name"),
        reader.number("size", 1, 4),
        reader.flag("open"),
        reader.ints("days", 2),
        reader.words("words"),
        reader.inside("hill").number("height"),
        [(row.text("id", "none"), row.number("worth", 1, 9)) for row in reader.rows("cards", 2)],
        reader.one_of("colour", ["red", "blue"], "blue"),
        reader.number("luck", default=4),
        reader.indexes("hills", ["a", "b"], ["b"]),
        reader.mask("hills", ["a", "b"], ["b"]),
        reader.points("border", 2),
    )
    reader.finish()
    return read


def test_a_sound_box_is_read() -> None:
    assert read(SOUND) == (
        "found",
        "Forum",
        3,
        True,
        (1, 2),
        ("a", "b"),
        7,
        [("as", 1), ("none", 2)],
        1,
        4,
        (1,),
        2,
        BORDER,
    )


@pytest.mark.parametrize(
    ("key", "value", "said"),
    [
        ("source", "hearsay", "source: is “hearsay”, but must be one of rulebook, found, house"),
        ("name", 5, "name: must be a text, not 5"),
        ("size", 5, "size: must be from 1 to 4, not 5"),
        ("size", 0, "size: must be from 1 to 4, not 0"),
        ("size", "3", "size: must be a whole number, not '3'"),
        ("size", True, "size: must be a whole number, not True"),
        ("size", 2.5, "size: must be a whole number, not 2.5"),
        ("open", 1, "open: must be true or false, not 1"),
        ("days", [1], "days: must have 2 numbers, not 1"),
        ("days", [1, "2"], "days: must be a list of whole numbers, not [1, '2']"),
        ("days", [1, True], "days: must be a list of whole numbers, not [1, True]"),
        ("words", ["a", 1], "words: must be a list of texts, not ['a', 1]"),
        ("hill", {"height": "high"}, "hill.height: must be a whole number, not 'high'"),
        ("hill", {"height": 7, "view": 1}, "hill.view: no such entry in this game's box"),
        ("hill", 7, "hill: must be a table, not 7"),
        ("cards", [{"id": "as", "worth": 0}, {"worth": 1}], "cards[as].worth: must be from 1 to 9, not 0"),
        ("cards", [{"id": "as", "worth": 1}, {"worth": 10}], "cards[2].worth: must be from 1 to 9, not 10"),
        ("cards", [{"id": "as", "worth": 1}], "cards: has 1 entries, the rulebook has 2"),
        ("cards", [{"id": "as", "worth": 1}, 2], "cards: entry 2 must be a table, not 2"),
        ("cards", {"as": 1}, "cards: must be a list of tables, not {'as': 1}"),
        ("cards", [{"id": "as", "worth": 1}, {"id": "as", "worth": 2}], "cards: two entries have the id “as”"),
        ("given", "size", "given: must be a list of texts, not 'size'"),
        ("hills", ["a", "c"], "hills: names “c”, but there are a, b"),
        ("border", [[1, 2], [3]], "border: must be a list of points [x, y], not [[1, 2], [3]]"),
        ("border", [[1, 2]], "border: must have 2 points, not 1"),
        ("colour", "green", "colour: is “green”, but must be one of red, blue"),
        ("extra", 1, "extra: no such entry in this game's box"),
    ],
)
def test_what_is_wrong_is_told_with_its_key(key: str, value: object, said: str) -> None:
    with pytest.raises(BadBox) as refused:
        read({**SOUND, key: value})
    assert said in refused.value.problems


@pytest.mark.parametrize("key", ["source", "name", "size", "open", "days", "words", "hill", "cards", "border"])
def test_what_is_missing_is_told_with_its_key(key: str) -> None:
    with pytest.raises(BadBox) as refused:
        read({name: value for name, value in SOUND.items() if name != key})
    assert any(problem.startswith(f"{key}: is missing; ") for problem in refused.value.problems)


def test_a_table_has_the_source_of_the_one_around_it_unless_it_says_otherwise() -> None:
    reader = Reader({"part": {"source": "found", "card": {"worth": 1}, "own": {"source": "house", "worth": 2}}})
    part = reader.inside("part")
    assert [part.source, part.inside("card").source, part.inside("own").source] == ["found", "found", "house"]
    nowhere = Reader({"part": {"worth": 1}})
    nowhere.inside("part").number("worth")
    with pytest.raises(BadBox, match=r"part\.source: is missing; one of rulebook, found, house"):
        nowhere.finish()


def test_everything_wrong_is_told_at_once() -> None:
    with pytest.raises(BadBox) as refused:
        read({**SOUND, "size": 9, "open": "yes", "extra": 0})
    assert refused.value.problems == (
        "size: must be from 1 to 4, not 9",
        "open: must be true or false, not 'yes'",
        "extra: no such entry in this game's box",
    )


def test_a_law_of_the_rulebook_is_kept() -> None:
    with pytest.raises(BadBox, match="cards: 4 players need 28 cards, not 4"):
        GAME.open_box({**GAME.box_table, "cards": [{"id": "tribune", "worth": 0, "count": 4}]})


def test_two_boxes_live_side_by_side() -> None:
    rich = GAME.open_box({**GAME.box_table, "wares": [50, 80, 60, 90]})
    assert rich.digest != GAME.box.digest
    assert (GAME.new(2, box=rich).worth, GAME.new(2).worth) == (50, 5)


def test_the_digest_is_of_the_content_not_the_layout() -> None:
    one: Toml = {"a": 1, "b": {"c": [1, 2], "d": "x"}}
    other: Toml = {"b": {"d": "x", "c": [1, 2]}, "a": 1}
    assert box_digest(one) == box_digest(other)
    assert box_digest(one) != box_digest({"a": 1, "b": {"c": [2, 1], "d": "x"}})
    assert box_digest({"a": 1}) != box_digest({"a": "1"})


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    with pytest.raises(BadBox, match=r"box\.toml: can't be read: No such file"):
        read_toml(file)
    file.write_text("a = [")
    with pytest.raises(BadBox, match=r"box\.toml: is not TOML"):
        read_toml(file)
    file.write_bytes(b"a = '\xff'")
    with pytest.raises(BadBox, match=r"box\.toml: is not TOML"):
        read_toml(file)
