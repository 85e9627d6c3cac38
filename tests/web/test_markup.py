"""HTML that is written by functions: nothing that somebody wrote can become a tag."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from markupsafe import Markup, escape

from tabularium.web import markup
from tabularium.web.markup import html, joined, lines

FOLDER = Path(markup.__file__).parent


@given(st.text(alphabet="a<>&\"'\n é"))
def test_what_is_put_in_is_escaped_as_in_a_template(text: str) -> None:
    assert html('<p title="%s">%s</p>', text, text) == f'<p title="{escape(text)}">{escape(text)}</p>'


def test_html_is_not_escaped_again_and_plain_text_of_the_same_letters_is() -> None:
    for _ in range(2):  # the second time it may be kept
        assert html("%s %s %s", Markup("<b>"), "<b>", html("<b>")) == "<b> &lt;b&gt; <b>"
        assert html("%s", "<b>") == "&lt;b&gt;"
        assert html("%s", Markup("<b>")) == "<b>"


def test_what_is_no_string_is_told_plainly() -> None:
    assert html("%s %s", 3, True) == "3 True"


def test_pieces_are_put_together_as_they_are() -> None:
    assert lines(html("<p>"), html(""), html("</p>")) == "<p>\n</p>"
    assert joined([html("<i>"), html("</i>")], " · ") == "<i> · </i>"


def test_a_template_takes_it_as_it_is() -> None:
    assert escape(html("<b>%s</b>", "&")) == "<b>&amp;</b>"


def calls(tree: ast.AST) -> Iterator[ast.Call]:
    yield from (node for node in ast.walk(tree) if isinstance(node, ast.Call))


def called(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else ""


def careless(source: str) -> list[int]:
    """Lines in which text could become HTML unseen: patterns that do not stand there as they are, and `Html` made of
    anything."""
    found = []
    for call in calls(ast.parse(source)):
        first = call.args[0] if call.args else None
        if called(call) == "html" and not (isinstance(first, ast.Constant) and isinstance(first.value, str)):
            found.append(call.lineno)
        if called(call) == "Html":
            found.append(call.lineno)
    return found


@pytest.mark.parametrize("file", sorted(FOLDER.glob("*.py")), ids=lambda file: file.name)
def test_patterns_stand_in_the_code(file: Path) -> None:
    source = file.read_text(encoding="utf-8")
    if file.name != "markup.py":  # where both are made
        assert careless(source) == []


def test_a_careless_pattern_would_be_found() -> None:
    assert careless('html(f"<p>{name}</p>")\nhtml("<p>" + name)\nhtml("<p>%s</p>", name)\nHtml(name)') == [1, 2, 4]


def test_every_pattern_takes_as_many_values_as_it_is_given() -> None:
    """A wrong number is an error where the pattern is used, and some are used seldom."""
    wrong = []
    for file in FOLDER.glob("*.py"):
        for call in calls(ast.parse(file.read_text(encoding="utf-8"))):
            if called(call) != "html" or any(isinstance(one, ast.Starred) for one in call.args):
                continue
            pattern = call.args[0]
            if isinstance(pattern, ast.Constant) and str(pattern.value).count("%s") != len(call.args) - 1:
                wrong.append(f"{file.name}:{call.lineno}")
    assert wrong == []
