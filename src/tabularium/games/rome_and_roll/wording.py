"""The texts of Rome & Roll, and what they may say besides the things they name: lists of goods, drawings of shapes."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from tabularium.draw.words import SHARED, FluentWords
from tabularium.games.rome_and_roll import terms
from tabularium.games.rome_and_roll.faces import amounts, die, drawing, seneca_card, several
from tabularium.games.rome_and_roll.picture.sight import Sight
from tabularium.kernel.notation import Value
from tabularium.kernel.presentation import Text, Things, Words

FOLDER = Path(__file__).parent
OWN_NAMES = ("cell", "form", "pool")  # words that are their own names
# things that are called like others: a Building like its Plan, what turns a die like the Favour or Advisor
SAME_NAMES = {"site": ("plan",), "source": ("favour", "advisor"), "resource": ("icon",), "gain": ("icon",)}


class RomeAndRollWords(FluentWords):
    def has(self, message: str) -> bool:
        return message.partition("-")[0] in OWN_NAMES or super().has(self.same(message))

    def _say(self, message: str, values: dict[str, Text]) -> str:
        stem, _, word = message.partition("-")
        return word.upper() if stem in OWN_NAMES else super()._say(self.same(message), values)

    def same(self, message: str) -> str:
        """This message, or the one that has its name."""
        stem, _, word = message.partition("-")
        others = [f"{other}-{word}" for other in SAME_NAMES.get(stem, ())]
        return next((name for name in (message, *others) if FluentWords.has(self, name)), message)


@cache
def rome_words(lang: str) -> RomeAndRollWords:
    return RomeAndRollWords(lang, SHARED / f"text.{lang}.ftl", FOLDER / f"text.{lang}.ftl")


def extra_values(sight: Sight, things: Things) -> Mapping[str, Text]:
    """What texts about these things may speak of as well."""
    words = sight.words
    found: dict[str, Text] = {}
    for name, (thing, value) in things.items():
        if thing in ("face", "form", "card"):
            found[name] = words.listed([shown(sight, thing, one) for one in each(value)])
    numbers = {name: value for name, (_, value) in things.items() if isinstance(value, int)}
    for group, stem, kinds in (
        ("goods", "", terms.ICONS),
        ("cost", "cost_", terms.RESOURCES),
        ("die", "die_", terms.ICONS),
    ):
        if any(stem + kind in numbers for kind in kinds):
            counts = [numbers.get(stem + kind, 0) for kind in kinds]
            found[group] = words.listed(amounts(words, counts, kinds)) or words("board-none")
    if "stored_wood" in numbers:
        found["stored"] = several(words, amounts(words, [numbers[f"stored_{kind}"] for kind in terms.RESOURCES]))
    return found | payment(words, things) | exchange(words, things, numbers) | amount(words, things, numbers)


def each(value: Value) -> tuple[int, ...]:
    return value if isinstance(value, tuple) else (value,)


def shown(sight: Sight, thing: str, value: int) -> str:
    """A die by its icons, a form as a drawing, a card by what it does."""
    view = sight.view
    if thing == "face":
        return die(view.box, value, sight.words)
    if thing == "form":
        return drawing(view.box.form_cells[value])
    return seneca_card(view.box, value, view.seats, sight.words)


def payment(words: Words, things: Things) -> dict[str, Text]:
    """What a payment takes from the die: icons of each kind, Baskets in their place."""
    paid = [(name, value) for name, (thing, value) in things.items() if thing == "pool" and isinstance(value, int)]
    if not paid:
        return {}
    jewels = things["jewel"][1]
    parts = []
    for kind, value in paid:
        icons, baskets = divmod(value, 4)
        parts += amounts(words, (icons,), (kind,))
        if baskets:
            parts.append(words("basket-as", count=baskets, resource=words(f"resource-{kind}")))
    parts += amounts(words, each(jewels), ("jewel",))
    return {"parts": ", ".join(parts), "count": len(parts)}


def exchange(words: Words, things: Things, numbers: Mapping[str, int]) -> dict[str, Text]:
    """What a group is made of, and where that comes from."""
    if "baskets" not in numbers:
        return {}
    kind = terms.RESOURCES[numbers["resource"]]
    if "count" in numbers:
        spent = (numbers["count"], numbers["jewels"], numbers["baskets"])
        return {"goods": words.listed(amounts(words, spent, (kind, "jewel", "basket")))}
    taken = (numbers["icons"], numbers["jewels"], numbers["baskets"])
    from_die = ", ".join(amounts(words, taken, (kind, "jewel", "basket")))
    stored = ", ".join(amounts(words, (numbers["stored"], numbers["kept"]), (kind, "jewel")))
    return {
        "die": from_die,
        "stored": stored,
        "from": "both" if from_die and stored else "die" if from_die else "stored",
    }


def amount(words: Words, things: Things, numbers: Mapping[str, int]) -> dict[str, Text]:
    """So many of an icon, a resource or a gain."""
    kinds = {"icon": terms.ICONS, "resource": terms.RESOURCES, "gain": terms.GAINS}
    for thing, names in kinds.items():
        if thing in numbers and "baskets" not in numbers:
            return {"amount": words(f"amount-{names[numbers[thing]]}", count=numbers.get("count", 1))}
    return {}
