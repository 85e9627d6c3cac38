"""The shelf: which games there are, for people and for programs."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Console

from tabularium.draw.words import shared_words
from tabularium.kernel.game import AnyGame, Option
from tabularium.kernel.presentation import Words
from tabularium.terminal.pages import say, title


def shelf_entry(game: AnyGame) -> dict[str, object]:
    """A game as plain values, whatever the language."""
    return {
        "id": game.id,
        "title": dict(game.credits.title),
        "players": list(game.player_counts),
        "minutes": list(game.minutes),
        "options": [
            {"key": option.key, "choices": list(option.choices), "players": list(option.seats or game.player_counts)}
            for option in game.options
        ],
        "finished": game.finished,
        "example": game.example,
        **({"boxes": list(game.box_files)} if game.box_files else {}),
    }


def show_shelf(console: Console, games: Iterable[AnyGame], lang: str) -> None:
    for game in games:
        show_game(console, game, lang)


def show_game(console: Console, game: AnyGame, lang: str) -> None:
    shared = shared_words(lang)
    title(console, f"{game.credits.title[lang]} ({game.id})")
    counts = ", ".join(str(n) for n in game.player_counts)
    say(console, f"  {shared('term-players', counts=counts, least=game.minutes[0], most=game.minutes[1])}")
    for option in game.options:
        say(console, f"  {option_line(option, game.board.words(lang))}")
    for name in game.box_files:
        words = game.board.words(lang)
        say(console, f"  --box {name} – {words(f'box-{name}')}: {words(f'box-{name}-help')}")
    for note in notes(game):
        say(console, f"  {shared(note)}", "dim")


def option_line(option: Option, words: Words) -> str:
    choices = ", ".join(choice_words(option, choice, words) for choice in option.choices)
    return f"{option.key} – {words(f'option-{option.key}')}: {choices}"


def choice_words(option: Option, choice: str, words: Words) -> str:
    """A choice as it is typed, with its sentence where it has one."""
    text = f"option-{option.key}-{choice}"
    said = words(text) if words.has(text) else choice
    return choice if said == choice else f"{choice} ({said})"


def notes(game: AnyGame) -> list[str]:
    return ["term-example"] * game.example + ["term-unfinished"] * (not game.finished)
