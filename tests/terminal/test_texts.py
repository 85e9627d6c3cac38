"""The terminal says the same in every language, and nothing that nobody hears."""

from __future__ import annotations

import re

import pytest

from tabularium.draw.words import SHARED

ID = re.compile(r"^([a-z][a-z0-9-]*) =", re.MULTILINE)
SPOKEN = re.compile(r"[\"']((?:term|undo)-[a-z-]+)[\"']")
TOLD = {f"term-told-{kind}" for kind in ("undo", "resign")}  # spoken by the kind of a line of the journal
KERNEL_REASONS = TOLD | {"undo-over", "undo-barrier", "undo-nothing"}  # spoken by the keys of Live.why_no_undo


def ids(lang: str) -> list[str]:
    return ID.findall((SHARED / f"text.{lang}.ftl").read_text(encoding="utf-8"))


def spoken() -> set[str]:
    sources = [*(SHARED.parent / "terminal").glob("*.py"), *(SHARED.parent / "cli").glob("*.py")]
    return {text for source in sources for text in SPOKEN.findall(source.read_text(encoding="utf-8"))}


def test_both_languages_have_the_same_texts() -> None:
    assert ids("en") == ids("fr")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_text_of_the_terminal_is_spoken(lang: str) -> None:
    own = {text for text in ids(lang) if text.startswith(("term-", "undo-"))}
    assert own == spoken() | KERNEL_REASONS
