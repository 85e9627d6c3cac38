"""The board as text: sections of lines and rows, one under the other."""

from __future__ import annotations

from tabularium.kernel.textboard import Line, Row, Section, as_text, grouped, in_order

HILLS = Section("hills", "Hills", (Line("Aventine", ("2 houses", "a park")), Line("Caelian")))
MAP = Section("map", "", (Row(("", "1", "2"), head=True), Row(("A", "~", "village")), Row(("B", ".", "."))))


def test_heads_parts_and_what_stands_under_them() -> None:
    inner = Section("row", "Row", (Line("Slot 1", (), (Line("Caesar", ("6",)),)), Line("", ("a", "b"))))
    assert as_text([HILLS, inner], " : ") == (
        "Hills\n  Aventine : 2 houses | a park\n  Caelian\n\nRow\n  Slot 1\n    Caesar : 6\n  a | b"
    )


def test_rows_stand_under_each_other() -> None:
    assert as_text([MAP], ": ") == "  1 2\nA ~ village\nB . ."


def test_what_is_mine_comes_first_and_the_rest_keeps_its_place() -> None:
    hand = Section("hand", "Hand", (), mine=True)
    assert [section.key for section in in_order([HILLS, MAP, hand])] == ["hand", "hills", "map"]


def test_tables_and_lists_take_turns() -> None:
    mixed = Section("all", "", (Line("a"), Row(("b",)), Row(("c",)), Line("d")))
    assert [(is_table, len(run)) for is_table, run in grouped(mixed)] == [(False, 1), (True, 2), (False, 1)]
