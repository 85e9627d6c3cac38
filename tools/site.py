"""Generated pages of the documentation: front page, the rules of each game, API. A hook of mkdocs."""

from __future__ import annotations

import inspect
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

import tabularium
from tabularium.kernel.game import AnyGame, Game, shelf
from tabularium.kernel.state import State
from tabularium.kernel.step import Decision, Sealed, Step
from tabularium.web.rulebook import rules_of, sources_of
from tabularium.web.words import web_words

PAGES = {"CHANGELOG.md": "changelog.md", "CONTRIBUTING.md": "contributing.md", "LICENSE": "license.md"}
BOOKS = {"rules": "Rules", "rulings": "Rulings", "examples": "Worked examples"}
SOURCES = {
    "rulebook": "from the rulebook",
    "found": "from public material",
    "house": "our own, where the rulebook gives no number",
}
CORE = (Game, State, Step, Decision, Sealed)  # what a game is made of, besides the public names


def pages() -> dict[str, str]:
    """Every generated page, by its path."""
    made = {f"rules/{game.id}.md": rules_page(game) for game in shelf().values() if is_ours(game)}
    made["index.md"] = from_docs((ROOT / "README.md").read_text(encoding="utf-8"))
    for file, page in PAGES.items():
        text = (ROOT / file).read_text(encoding="utf-8")
        made[page] = from_docs(text) if file.endswith(".md") else f"# License\n\n{text}"
    made["api.md"] = api_page()
    return made


def is_ours(game: AnyGame) -> bool:
    return game.folder.is_relative_to(ROOT)


def from_docs(text: str) -> str:
    """A page of the repository's root with links that start in the folder docs."""
    for file, page in PAGES.items():
        text = text.replace(f"]({file})", f"]({page})")
    return re.sub(r"\]\(docs/", "](", text)


def rules_page(game: AnyGame) -> str:
    return "\n".join(rules_lines(game)) + "\n"


def rules_lines(game: AnyGame) -> Iterator[str]:
    words = game.board.words("en")
    yield f"# Rules of {game.credits.title['en']}"
    yield ""
    yield f"In our own words. [About this game](../games/{game.id}.md)."
    yield ""
    yield from (f"## {web_words('en')('round-in-short')}", "")
    yield from (f"{n}. {escaped(texts['en'])}" for n, texts in enumerate(game.rules.round.values(), 1))
    yield ""
    for name, chapters in rules_of(game, "en").items():
        if chapters:
            yield from (f"## {BOOKS[name]}", "")
        for chapter in chapters:
            if chapter.title:
                yield from (f"### {chapter.title}", "")
            for rule in chapter.rules:
                yield f"- **{rule.id}** {escaped(rule.sentence)}"
            yield ""
    if game.options:
        yield from ("## Options", "", "| Option | Choices |", "|---|---|")
        for option in game.options:
            named = {one: f"option-{option.key}-{one}" for one in option.choices}
            choices = [f"{words(name)} (`{one}`)" if words.has(name) else f"`{one}`" for one, name in named.items()]
            yield f"| {words(f'option-{option.key}')} (`{option.key}`) | {', '.join(choices)} |"
        yield ""
    yield from ("## Where the numbers come from", "")
    for source, meaning in SOURCES.items():
        parts = [one.part for one in sources_of(game, "en") if source in one.sources]
        if parts:
            yield f"- **{meaning}**: {', '.join(parts)}"
    yield ""


def escaped(text: str) -> str:
    return text.replace("<", "&lt;").replace("*", "\\*").replace("[", "\\[")


# -- the API -----------------------------------------------------------------------------------------


def api_page() -> str:
    return "\n".join(api_lines()) + "\n"


def api_lines() -> Iterator[str]:
    yield from ("# API", "", "What `import tabularium` gives. Everything else may change.", "")
    for name in tabularium.__all__:
        if name != "__version__":
            yield from described(f"tabularium.{name}", getattr(tabularium, name))
    yield from ("# What a game is made of", "", "See [how to add a game](add-a-game.md).", "")
    for kind in CORE:
        yield from described(f"{kind.__module__}.{kind.__name__}", kind)


def described(name: str, thing: Any) -> Iterator[str]:
    yield from (f"## `{name}`", "")
    if inspect.isclass(thing):
        yield from (inspect.cleandoc(thing.__doc__ or ""), "")
        for key, member in vars(thing).items():
            if callable(member) and not key.startswith("_") and member.__doc__:
                yield from (f"**`{key}{signature(member)}`**", "", inspect.cleandoc(member.__doc__), "")
    else:
        yield from (f"`{signature(thing)}`", "", inspect.cleandoc(thing.__doc__ or ""), "")


def signature(thing: Any) -> str:
    try:
        return str(inspect.signature(thing)).replace("'", "")
    except (TypeError, ValueError):
        return "(...)"


# -- what mkdocs calls -------------------------------------------------------------------------------


def on_files(files: Any, config: Any) -> Any:
    from mkdocs.structure.files import File

    for path, text in pages().items():
        files.append(File.generated(config, path, content=text))
    return files


def on_page_markdown(markdown: str, page: Any, config: Any, files: Any) -> str:
    """A page about a game leads to its rules."""
    folder, _, name = page.file.src_uri.rpartition("/")
    return f"{markdown}\n[Every rule and option of this game](../rules/{name})\n" if folder == "games" else markdown
