"""Drawings on their way to a page: short lists, and big parts once."""

from __future__ import annotations

import json

from tabularium.web.shapes import BIG, drawn


def only(svg: str) -> object:
    key, parts = drawn(svg)
    return json.loads(parts[key])[2]


def test_a_shape_is_its_letter_and_its_values_in_order() -> None:
    assert only('<circle cx="3" cy="-1.5" r="12" class="chip"/>') == ["c", 12, "chip", 3, -1.5]
    assert only('<rect x="1" y="2" width="30" height="40"/>') == ["r", 30, 40, 0, 1, 2]
    assert only('<path d="M0 0h4z" class="band"/>') == ["p", "M0 0h4z", "band"]
    assert only('<text x="0" y="9.5" class="num">3</text>') == ["t", "3", "num", 9.5]


def test_what_is_as_it_would_be_anyway_is_not_said() -> None:
    assert only('<circle cx="0" cy="0" r="12"/>') == ["c", 12]
    assert only('<use href="#coin" x="-8.5" y="-8.5" width="17" height="17"/>') == ["u", "#coin", 17]


def test_a_symbol_that_lies_elsewhere_says_where() -> None:
    assert only('<use href="#coin" x="0" y="0" width="17" height="17"/>') == ["u", "#coin", 17, 0, 0, 0]
    assert only('<use href="#coin" width="17" height="9"/>') == ["u", "#coin", 17, 0, 0, 0, 9]
    assert only('<use href="#coin" class="pen"/>') == ["u", "#coin", 0, "pen", 0, 0]


def test_groups_and_texts_begin_with_what_is_in_them() -> None:
    group = '<g class="card" transform="translate(3 4) scale(2)"><circle r="1"/><circle r="2"/></g>'
    assert only(group) == ["g", [["c", 1], ["c", 2]], "t(3 4) s(2)", "card"]
    assert only("<g><circle r='1'/></g>") == ["c", 1]
    around = '<g class="card"><g transform="scale(2)"><circle r="1"/><circle r="2"/></g></g>'
    assert only(around) == ["g", [["c", 1], ["c", 2]], "s(2)", "card"]
    assert only('<text y="3">four <tspan class="b">coins</tspan></text>') == [
        "t",
        ["four ", ["tspan", ["coins"], {"class": "b"}]],
        0,
        3,
    ]


def test_what_has_no_letter_keeps_its_name_and_words_keep_their_letters() -> None:
    assert only('<line x1="0" y1="1" x2="2" y2="3"/>') == ["line", [], {"x1": "0", "y1": "1", "x2": "2", "y2": "3"}]
    assert only("<text>d&#x27;Or &amp; “x”</text>") == ["t", "d'Or & “x”"]


def test_a_number_that_changes_leaves_the_card_as_it_was() -> None:
    card = f'<g class="card">{"".join(f"""<circle r="{r}"/>""" for r in range(1, BIG // 8))}</g>'
    one, five = (drawn(f'{card}<text class="num">{n}</text>')[1] for n in (1, 5))
    assert len(one) == len(five) == 2  # the card, and the card with its number
    assert len(one.keys() & five.keys()) == 1
    assert all(len(line) < 60 for key, line in one.items() if key not in five)
