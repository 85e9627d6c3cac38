"""The documentation is written in plain words, on pages that are short enough to read."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "examples/tali/README.md")]
PAGES += sorted((ROOT / "docs").rglob("*.md"))
CODE = re.compile(r"```.*?```|`[^`\n]+`|^    [^\n]*$", re.DOTALL | re.MULTILINE)
# What to write instead is what the field calls it.
AVOIDED = {
    r"\bhouses?\b": "server, host, program",
    r"\bkeepers?\b": "administrator",
    r"\bdoors?\b": "interface, API, entry point",
    r"\b(?:tells?|told|telling)\b(?! apart)": "says, shows, explains",
    r"\b(?:stands?|stood|lies|lying)\b": "is, is listed",
    r"\b[Ww]hoever\b": "the player who, anybody who",
    r"(?m)^(?:- )?Who (?!.*\?)": "Players who, The host",
    r"\d %": "81%, without a space",
}
MEASURED = re.compile(r"^Measured [^\n]*\b2026\b", re.MULTILINE)


def name(page: Path) -> str:
    return str(page.relative_to(ROOT))


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_a_page_is_short_enough_to_read(page: Path) -> None:
    assert len(page.read_text(encoding="utf-8").splitlines()) < 200


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_a_page_uses_plain_words(page: Path) -> None:
    words = CODE.sub("", page.read_text(encoding="utf-8"))
    found = [f"“{hit}”: write {better}" for pattern, better in AVOIDED.items() for hit in re.findall(pattern, words)]
    assert found == []


@pytest.mark.parametrize("page", sorted((ROOT / "docs/measurements").glob("[a-z]*.md")), ids=name)
def test_a_measurement_says_when_it_was_made_and_on_what(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert MEASURED.search(text)
    assert "[Measurements](README.md)" in text or "CPython" in text
