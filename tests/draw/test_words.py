"""Texts: what is missing is an error, and every game says the same things in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast as fluent

from tabularium.draw.words import SHARED, FluentWords, MissingText, words_in
from tabularium.games.nundinae.game import GAME
from tabularium.kernel.game import find_game, shelf
from tabularium.kernel.presentation import LANGUAGES


def messages(file: Path) -> list[str]:
    """The ids of the messages in a file."""
    entries = FluentResource(file.read_text(encoding="utf-8")).body
    assert not [entry.content for entry in entries if isinstance(entry, fluent.Junk)]
    return [entry.id.name for entry in entries if isinstance(entry, fluent.Message)]


@pytest.mark.parametrize("folder", [SHARED, *(game.folder for game in shelf().values())], ids=lambda path: path.name)
def test_both_languages_say_the_same_things(folder: Path) -> None:
    said = {lang: messages(folder / f"text.{lang}.ftl") for lang in LANGUAGES}
    for lang, ids in said.items():
        assert len(ids) == len(set(ids)), f"a text is said twice in {lang}"
    needed = {lang: {name for name in ids if not is_exception(name, ids)} for lang, ids in said.items()}
    assert needed["en"] - needed["fr"] == set(), "missing in French"
    assert needed["fr"] - needed["en"] == set(), "missing in English"


def is_exception(name: str, ids: list[str]) -> bool:
    """Whether this is the form of one name (`province-creta-of`) that a language makes otherwise than its rule for such
    forms (`form-province-of`) says: each language has its own exceptions."""
    thing, _, rest = name.partition("-")
    return f"form-{thing}-{rest.rpartition('-')[2]}" in ids


@pytest.mark.parametrize("game", shelf())
def test_every_rule_has_a_sentence_in_both_languages(game: str) -> None:
    rules = find_game(game).rules
    for section in (rules.rules, rules.examples, rules.rulings):
        for name, sentences in section.items():
            assert set(sentences) == set(LANGUAGES), name
            assert all(sentence.strip() == sentence != "" for sentence in sentences.values()), name


def words(tmp_path: Path, text: str, lang: str = "en") -> FluentWords:
    file = tmp_path / "text.ftl"
    file.write_text(text, encoding="utf-8")
    return FluentWords(lang, SHARED / f"text.{lang}.ftl", file)


def test_a_text_with_values(tmp_path: Path) -> None:
    said = words(tmp_path, "greeting = Ave, { $name }!\n")
    assert said("greeting", name="Livia") == "Ave, Livia!"
    assert said("greeting", name="Marcus") == "Ave, Marcus!"


@pytest.mark.parametrize(("lang", "none"), [("en", "0 moves"), ("fr", "0 coup")])
def test_plurals_follow_the_language(tmp_path: Path, lang: str, none: str) -> None:
    one, other = ("move", "moves") if lang == "en" else ("coup", "coups")
    text = f"count = {{ $n }} {{ $n ->\n    [one] {one}\n   *[other] {other}\n}}\n"
    said = words(tmp_path, text, lang)
    assert [said("count", n=n) for n in (0, 1, 2)] == [none, f"1 {one}", f"2 {other}"]


def test_a_game_may_say_it_in_its_own_way(tmp_path: Path) -> None:
    assert words(tmp_path, "")("nobody") == "nobody"
    assert words(tmp_path, "nobody = Fortuna\n")("nobody") == "Fortuna"


@pytest.mark.parametrize(
    ("text", "message", "why"),
    [
        ("", "greeting", "no text “greeting” in en"),
        ("greeting =\n    .tip = only an attribute\n", "greeting", "the text “greeting” in en is empty"),
        ("greeting = Ave, { $name }!\n", "greeting", "the text “greeting” in en does not fit"),
    ],
)
def test_a_missing_text_or_value_is_an_error(tmp_path: Path, text: str, message: str, why: str) -> None:
    said = words(tmp_path, text)
    with pytest.raises(MissingText, match=why):
        said(message)


def test_a_broken_entry_is_refused(tmp_path: Path) -> None:
    said = words(tmp_path, "count = { $n -> [one] a *[other] b }\n")
    with pytest.raises(MissingText, match=r"the text “count” can't be read: count = "):
        said("count", n=1)


@pytest.mark.parametrize("file", sorted(SHARED.parent.rglob("*.ftl")), ids=lambda file: "/".join(file.parts[-2:]))
def test_every_text_can_be_read(file: Path) -> None:
    for entry in FluentResource(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, fluent.Junk), (entry.content or "")[:80]


def test_a_text_may_contain_others(tmp_path: Path) -> None:
    said = words(tmp_path, "card = the { name } of { whose }\nname = coin\nwhose = { god }\ngod = Juno\n")
    assert said("card") == "the coin of Juno"


@pytest.mark.parametrize(("names", "row"), [("", ""), ("a", "a"), ("ab", "a et b"), ("abc", "a, b et c")])
def test_names_in_a_row(names: str, row: str) -> None:
    assert words_in(GAME.folder, "fr").listed(list(names)) == row


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Anaïs", "Le tour d’Anaïs"),
        ("Élise", "Le tour d’Élise"),
        ("Œnone", "Le tour d’Œnone"),
        ("Hélène", "Le tour d’Hélène"),
        ("Hans", "Le tour de Hans"),
        ("Yves", "Le tour d’Yves"),
        ("Yann", "Le tour de Yann"),
        ("Brutus", "Le tour de Brutus"),
        ("1er Bot", "Le tour de 1er Bot"),
    ],
)
def test_french_words_elide_before_a_vowel(tmp_path: Path, name: str, said: str) -> None:
    assert words(tmp_path, 'turn = Le tour { ELIDE("de", $seat) }\n', "fr")("turn", seat=name) == said


def test_que_and_le_elide_too(tmp_path: Path) -> None:
    said = words(tmp_path, 'who = ce { ELIDE("que", $seat) } voit, { ELIDE("le", $seat) }\n', "fr")
    assert said("who", seat="Octave") == "ce qu’Octave voit, l’Octave"
    assert said("who", seat="Brutus") == "ce que Brutus voit, le Brutus"


FRENCH = [SHARED, SHARED.parent / "web", *(game.folder for game in shelf().values())]


@pytest.mark.parametrize("folder", FRENCH, ids=lambda path: path.name)
def test_no_name_follows_a_word_that_would_elide(folder: Path) -> None:
    text = (folder / "text.fr.ftl").read_text(encoding="utf-8")
    assert re.findall(r"\b(?:de|que|ne|se) \{ \$(?:seat|other|target|name|who)\b.*", text) == []


@pytest.mark.parametrize(
    "file", sorted(SHARED.parent.rglob("*.ftl")), ids=lambda file: f"{file.parent.name}-{file.name}"
)
def test_apostrophes_are_set_as_in_print(file: Path) -> None:
    """One kind on all pages: l’offre, not l'offre."""
    lines = file.read_text(encoding="utf-8").splitlines()
    assert not [line for line in lines if not line.startswith("#") and re.search(r"[\w}]'", line)]
