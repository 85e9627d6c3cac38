"""The sentences of random games at every number of players, in both languages, searched for what goes wrong in texts
that are put together: elision, numbers with nouns, spaces and signs, ids and names of texts in sight, other words than
the glossary has, and refusals that do not say their cause."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

import pytest

from tabularium.draw.words import SHARED, entries_in
from tabularium.kernel.game import AnyGame, find_game, shelf
from tabularium.kernel.live import Live
from tabularium.kernel.play import legal, next_seat
from tabularium.kernel.presentation import Presenter
from tabularium.kernel.rng import sfc32
from tabularium.kernel.state import SPECTATOR
from tabularium.kernel.textboard import Line
from tests.test_glossary import GAMES as WITH_GLOSSARY
from tests.test_glossary import SYNTAX, glossary_of, misused, strings_in

NAMES = ("Anaïs", "Octave", "Brutus", "Ulysse", "Élia", "Iris")  # most of them elide
MOVES = 600  # of each game at most: texts seen first after that are few
EVERY = 3  # every third moment is read whole: an odd number, so that each kind of step comes up
BOARD_EVERY = 15  # the board has many more sentences and changes slowly


# After a number: nouns that end in s in the singular, and words that are no nouns ("Round 1 begins", "1 fois sur 6").
NOT_PLURAL = {
    "fr": {
        "Denarius",
        "denarius",
        "surplus",
        "fois",
        "acquis",
        "dans",
        "depuis",
        "sous",
        "plus",
        "puis",
        "pas",
        "sans",
        "Bois",
        "bois",
    },
    "en": {"Denarius", "denarius", "surplus", "begins", "costs", "less", "rises", "is", "has", "was"},
}
FAULTS = {
    "fr": {
        "no elision": re.compile(r"\b[Dd]e (?=[aeiouâàéèêîôœAEIOUÂÉÈÊÎÔŒ])|\b[Qq]ue (?=[aeiouéèêœAEIOUÉÈÊŒ])"),
        "no space that stays before a sign": re.compile(r"(?<=\w)[:;!?](?= |$)|(?<=\w) [:;!?»%](?= |$)|« "),
        "a number with the wrong noun": re.compile(r"(?<![\d,.+/±×–-])\b[01] (?P<noun>[^\W\d]+[sx])\b"),
    },
    "en": {
        "a percent sign that stands off": re.compile(r"\d[ \u00a0]%"),
        "a number with the wrong noun": re.compile(r"(?<![\d,.+/±×–-])\b1 (?P<noun>[^\W\d]+s)\b"),
    },
}
EVERYWHERE = {
    "two spaces": re.compile(r"\S  +\S"),
    "a gain without its kind": re.compile(r"(?:^|[—:;,(] )\+\d+(?=$|[).;,])"),
    "the name of a text or thing": re.compile(r"\{|\}|\b[a-z]+_[a-z]+|\b(?:ask|wait|event|move|why|piece|board)-[a-z]"),
}


def faults(lang: str, sentence: str) -> list[str]:
    """What is wrong with it, by name."""
    found = []
    for name, pattern in (FAULTS[lang] | EVERYWHERE).items():
        for hit in pattern.finditer(sentence):
            if hit.groupdict().get("noun", "") not in NOT_PLURAL[lang]:
                found.append(name)
    return found


def line_texts(line: Line) -> Iterator[str]:
    yield from (line.head, *line.parts)
    for under in line.under:
        yield from line_texts(under)


def said_on(presenter: Presenter, live: Live, viewer: int) -> Iterator[str]:
    """What a page says to a viewer: the prompt, the moves on offer, and why not."""
    view = live.view(viewer)
    page = presenter.page(view)
    yield page.where
    yield page.prompt
    yield from (choice.label for choice in page.choices)
    for grey in page.greyed:
        yield from (grey.label, grey.sentence)
    for panel in page.panels:
        yield from (text for row in panel.rows for text in row)
    tray = presenter.tray(view)
    if tray is not None:
        yield tray.sentence


def said_by_the_board(presenter: Presenter, live: Live, viewer: int) -> Iterator[str]:
    """The board in words, and the pieces of the picture."""
    view = live.view(viewer)
    for section in presenter.page(view).sections:
        yield section.title
        for line in section.lines:
            if isinstance(line, Line):  # a row of a table is no sentence
                yield from line_texts(line)
    picture = presenter.picture(view)
    for piece in picture.pieces() if picture is not None else ():
        yield from (piece.says, *piece.reads)


@dataclass
class Heard:
    """What one random game says, by language, and the refusals of moves that a person might think of."""

    game: AnyGame
    sentences: dict[str, set[str]] = field(default_factory=lambda: {"en": set(), "fr": set()})
    refused: set[tuple[str, str, str]] = field(default_factory=set)  # language, rule and sentence


TABLES = [(game.id, seats) for game in shelf().values() for seats in game.player_counts]


@pytest.fixture(scope="module", params=TABLES, ids=lambda table: f"{table[0]}-{table[1]}")
def heard(request: pytest.FixtureRequest) -> Heard:
    game_id, seats = request.param
    game: AnyGame = find_game(game_id)
    live = Live(game, seats, dice=seats, names=NAMES[:seats])
    presenters = {lang: Presenter(game, lang, NAMES[:seats]) for lang in ("en", "fr")}
    found = Heard(game)
    rng = sfc32(seats)
    for number in range(MOVES):
        seat = next_seat(live.state)
        if seat < 0:
            break
        if number % EVERY == 0:
            for lang, presenter in presenters.items():
                found.sentences[lang].update(said_on(presenter, live, seat))
                found.refused.update((lang, grey.rule, grey.sentence) for grey in presenter.greyed(live.view(seat)))
                found.sentences[lang].add(presenter.prompt(live.view(SPECTATOR)))
        if number % BOARD_EVERY == 0:
            for lang, presenter in presenters.items():
                found.sentences[lang].update(said_by_the_board(presenter, live, seat))
        offers = legal(live.state, seat)
        live.play_moves(seat, (offers[rng.below(len(offers))],))
    for lang, presenter in presenters.items():
        rows = presenter.log_rows(live.view(SPECTATOR), live.log, SPECTATOR, len(live.log))
        found.sentences[lang].update(row.text for row in rows)
    return found


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_sentences_of_a_random_game_are_whole(heard: Heard, lang: str) -> None:
    texts = heard.sentences[lang]
    assert len(texts) > 20
    assert sorted(f"{', '.join(faults(lang, text))}: {text}" for text in texts if faults(lang, text)) == []
    if heard.game in WITH_GLOSSARY:
        assert misused(glossary_of(heard.game), lang, [("play", text) for text in texts]) == []


# Rules whose own sentence is the cause: there is nothing of this moment to add.
SAYS_IT_ALL = {
    "AR-12.4": "nobody plots in the solo game",
    "AV-2.9": "what surplus can't pay",
    "NU-2.3": "a tribune cannot be bid",
    "RR-11.2": "what a Basket can't be stored as",
    "not-now": "no rule",
}


def test_a_refusal_says_its_cause_and_not_the_rule(heard: Heard) -> None:
    """The rule is a link beside the cause."""
    bare = {
        (lang, rule, sentence)
        for lang, rule, sentence in heard.refused
        if rule not in SAYS_IT_ALL and sentence == heard.game.rules.sentence(rule, lang)
    }
    assert bare == set()
    assert heard.refused


# -- plain words -------------------------------------------------------------------------------------

RIDDLES = {
    "en": re.compile(r"\b(?:house|House|keeper)(?:’s|s)?\b|(?:^|[.;:] )Who (?![^.]*\?)[a-z]+ "),
    "fr": re.compile(
        r"\b(?:de la maison|autre maison|cette maison|gardien)\b|(?:^|[.;:] )Qui (?![^.]*\?)[a-zà-ÿ]+ "
        r"|\b(?:à|de|pour) qui (?:a|en|la|l’a|le|contrôle|détient)\b|; qui (?:en|contrôle|détient)\b"
    ),
}
SAID = {  # names, and what is no riddle
    "House of the Gods": "a Quest",
    "Who is ready": "the title of a list",
    "Qui est prêt": "the title of a list",
}


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_nobody_speaks_of_a_house_or_fuses_who_with_its_verb(lang: str) -> None:
    """A server, an administrator; “a player who …” instead of “Who …”."""
    files = [SHARED.parent / part / f"text.{lang}.ftl" for part in ("web", "notices")]
    pages = [("pages", text) for file in files for _, text in entries_in(file)]
    games = [text for game in shelf().values() for text in strings_in(game.folder, SHARED, lang)]
    texts = [SYNTAX.sub("", text).strip() for _, text in [*pages, *games]]
    assert [text for text in texts if RIDDLES[lang].search(text) and text not in SAID] == []


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "It came from another house."),
        ("en", "Who has the most wins."),
        ("fr", "il vient d’une autre maison"),
        ("fr", "Qui en a le plus gagne."),
        ("fr", "Un Impôt à qui la contrôle."),
        ("fr", "un jeton\u00a0; qui en a moins ne participe pas"),
    ],
)
def test_a_riddle_is_found(lang: str, text: str) -> None:
    assert RIDDLES[lang].search(text)


# -- waiting lines -----------------------------------------------------------------------------------

BUSY = {  # who, then what they are doing or may do
    "en": re.compile(r"^\{ (?:\$seat|START\(\$seat\)) \}[^{]* ?(?:is|are|may|\{ \$count ->\s+\[one\] is)\b"),
    "fr": re.compile(r"^\{ (?:\$seat|START\(\$seat\)) \}"),
}
OTHERWISE = re.compile(r"[Ww]aiting for|\bhas to\b|\bOn attend\b|\bdoi(?:t|vent)\b")
CHOICE = re.compile(r"^\s*\{ \$\w+ ->\s+\[\w+\] *")


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", list(shelf().values()), ids=lambda game: game.id)
def test_waiting_lines_are_built_alike(game: AnyGame, lang: str) -> None:
    """“Livia is choosing a die.” or “Livia may claim a Favour.”, in every game."""
    lines = [*entries_in(game.folder / f"text.{lang}.ftl"), *entries_in(SHARED / f"text.{lang}.ftl")]
    waits = {name: text.partition("=")[2].strip() for name, text in lines if name == "wait" or name[:5] == "wait-"}
    told = {name: CHOICE.sub("", text) for name, text in waits.items() if not text.startswith("{ wait-")}
    wrong = {name: text for name, text in told.items() if not BUSY[lang].search(text) or OTHERWISE.search(text)}
    assert wrong == {}


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_another_waiting_line_is_found(lang: str) -> None:
    for line in ("Waiting for { $seat } to choose.", "On attend { $seat }.", "{ $plan }: { $seat } is choosing."):
        assert not BUSY[lang].search(line) or OTHERWISE.search(line)
    for line in ("{ $seat } has to choose a die.", "{ $seat } doit choisir un dé."):
        assert OTHERWISE.search(line)


@pytest.mark.parametrize(
    ("lang", "sentence", "fault"),
    [
        ("fr", "La pioche de AEDILIS est vide.", "no elision"),
        ("fr", "On attend que Anaïs joue.", "no elision"),
        ("fr", "Livia: à vous", "no space that stays before a sign"),
        ("fr", "Vous avez 81 % de chances", "no space that stays before a sign"),
        ("fr", "Il reste 0 cartes.", "a number with the wrong noun"),
        ("fr", "Livia reçoit 1 points.", "a number with the wrong noun"),
        ("en", "Livia gains 1 points.", "a number with the wrong noun"),
        ("en", "81 % to win", "a percent sign that stands off"),
        ("en", "Livia  passes.", "two spaces"),
        ("fr", "event-passed", "the name of a text or thing"),
        ("en", "Pay with any_good.", "the name of a text or thing"),
        ("fr", "Rester — +14", "a gain without its kind"),
    ],
)
def test_a_planted_fault_is_found(lang: str, sentence: str, fault: str) -> None:
    assert faults(lang, sentence) == [fault]


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("fr", "La pioche d’AEDILIS\u00a0: 10 cartes, 1 carte, 0 carte, 1 Denarius, 81\u00a0%."),
        ("en", "Livia: 1 point, 21 points, 1 surplus, 81%."),
    ],
)
def test_a_right_sentence_has_no_fault(lang: str, sentence: str) -> None:
    assert faults(lang, sentence) == []
