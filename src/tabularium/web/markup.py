"""HTML written by functions. What is put into a pattern is escaped, unless it is `Html` already; and only patterns that
stand in the code as they are make `Html` (`tests/web/test_markup.py` looks for others)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from markupsafe import Markup

ESCAPED_KEPT: Final = 8_000  # texts: the same few thousand come again and again


class Html(Markup):
    """Text that is HTML: it is not escaped again, here or in a template."""

    __slots__ = ()
    if not TYPE_CHECKING:
        __new__ = str.__new__  # the one of Markup asks what it is given whether it is HTML


Value = str | int  # a string that is no Html is escaped

NOTHING: Final = Html("")


def escaped(text: str) -> str:
    text = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return text.replace('"', "&#34;").replace("'", "&#39;")


_escaped = lru_cache(ESCAPED_KEPT)(
    escaped
)  # asked about plain strings alone: HTML of the same letters is equal to them


def html(pattern: str, *values: Value) -> Html:
    """A pattern with these values where it says %s."""
    return Html(
        pattern
        % tuple(
            [
                value if (kind := type(value)) is Html or kind is int
                else _escaped(value) if kind is str
                else value if isinstance(value, Markup)
                else escaped(str(value))
                for value in values
            ]
        )
    )  # fmt: skip


def lines(*parts: Html) -> Html:
    """Those that are not empty, each on a line of its own: of a section that changes, most lines stay."""
    return Html("\n".join([part for part in parts if part]))


def joined(parts: Iterable[Html], between: str = "") -> Html:
    return Html(str.join(between, parts))
