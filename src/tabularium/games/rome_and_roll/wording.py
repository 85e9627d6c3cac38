"""The texts of Rome & Roll: amounts, payments, little drawings of shapes, and what an effect does in words."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path

from tabularium.draw.words import HOUSE, FluentWords
from tabularium.games.rome_and_roll.box import Effect
from tabularium.games.rome_and_roll.geometry import orientations
from tabularium.games.rome_and_roll.terms import DO_GAIN, DO_GAIN_CHOICE, GAINS, ICONS, RESOURCES, VERBS
from tabularium.kernel.box import read_toml
from tabularium.kernel.presentation import Text, Words

FOLDER = Path(__file__).parent


class RomeWords(FluentWords):
    """The texts, and words that follow from their ids: cells, forms, and what a payment takes from the die."""

    def has(self, message: str) -> bool:
        return message.startswith(("cell-", "form-", "pool-")) or super().has(message)

    def _say(self, message: str, values: dict[str, Text]) -> str:
        stem, _, word = message.partition("-")
        if stem == "cell":
            return word.upper()
        if stem == "form":
            return pictures().get(word, word)
        if stem == "pool":
            return word
        if message in ("ask-pay", "wait-pay"):
            return super()._say(message, {**values, "cost": self.several(self.amounts(values, RESOURCES))})
        if message in ("why-RR-1_13", "why-RR-5_23"):
            return super()._say(message, self.means(values))
        if message in ("ask-turn_menu", "wait-turn_menu"):
            return super()._say(message, {**values, "icons": self.several(self.amounts(values, ICONS))})
        if message == "event-paid":
            return super()._say(message, {**values, "goods": self.listed(self.amounts(values, RESOURCES))})
        if message == "event-exchanged":
            return super()._say(message, {**values, "goods": self.listed(self.exchanged(values))})
        if message == "move-pay":
            parts = self.paid(values)
            return super()._say(message, {"parts": ", ".join(parts)}) if parts else super()._say("move-pay-stored", {})
        if message == "move-exchange":
            return self.exchange(values)
        return super()._say(message, values)

    def means(self, values: dict[str, Text]) -> dict[str, Text]:
        """What is to be paid, what the die has for it, and what lies in Storage."""
        said: dict[str, Text] = {}
        for part, kinds in (("cost", RESOURCES), ("die", (*RESOURCES, "basket")), ("stored", RESOURCES)):
            counts: dict[str, Text] = {kind: values[f"{part}_{kind}"] for kind in kinds}
            said[part] = self.several(self.amounts(counts, kinds))
        return said

    def paid(self, values: dict[str, Text]) -> list[str]:
        """What a payment takes from the die: icons of each kind, and Baskets in their place (`1b2`)."""
        parts: list[str] = []
        for kind in RESOURCES[:-1]:
            icons, _, baskets = str(values[f"{kind}_id"]).partition("b")
            parts.append(self.amount(kind, int(icons)))
            if baskets:
                parts.append(self("basket-as", count=int(baskets), resource=self(f"resource-{kind}")))
        parts.append(self.amount("jewel", int(values["jewel"])))
        return [part for part in parts if part]

    def exchange(self, values: dict[str, Text]) -> str:
        kind = str(values["resource_id"])
        die = [self.amount(kind, int(values["icons"])), self.amount("jewel", int(values["jewels"]))]
        die = [part for part in (*die, self.amount("basket", int(values["baskets"]))) if part]
        stored = [self.amount(kind, int(values["stored"])), self.amount("jewel", int(values["kept"]))]
        stored = [part for part in stored if part]
        message = "move-exchange" if die and stored else "move-exchange-die" if die else "move-exchange-stored"
        return super()._say(message, {"die": ", ".join(die), "stored": ", ".join(stored)})

    def exchanged(self, values: dict[str, Text]) -> list[str]:
        spent = [self.amount(str(values["resource_id"]), int(values["count"]))]
        spent += [self.amount("jewel", int(values["jewels"])), self.amount("basket", int(values["baskets"]))]
        return [part for part in spent if part]

    def amounts(self, values: dict[str, Text], kinds: Sequence[str]) -> list[str]:
        """How many there are of each kind, without those of which there are none."""
        return [self.amount(kind, int(values[kind])) for kind in kinds if int(values[kind])]

    def amount(self, kind: str, n: int) -> str:
        return self(f"amount-{kind}", count=n) if n else ""

    def several(self, parts: Sequence[str]) -> str:
        """What there is of these, in a row."""
        return ", ".join(part for part in parts if part) or self("board-none")


@cache
def pictures() -> dict[str, str]:
    """Each oriented shape as a little drawing, row by row."""
    found = {}
    shapes: object = read_toml(FOLDER / "box.toml")["shapes"]
    for shape in shapes if isinstance(shapes, list) else []:
        cells = [(r, c) for r, line in enumerate(shape["drawn"]) for c, mark in enumerate(line) if mark == "#"]
        for number, form in enumerate(orientations(cells), 1):
            found[f"{shape['id'].lower()}-{number}"] = drawing(form)
    return found


def drawing(form: Sequence[tuple[int, int]]) -> str:
    left = min(c for _, c in form)
    right = max(c for _, c in form)
    rows = range(max(r for r, _ in form) + 1)
    return "/".join("".join("■" if (r, c) in form else "·" for c in range(left, right + 1)) for r in rows)


@cache
def rome_words(lang: str) -> RomeWords:
    return RomeWords(lang, HOUSE / f"text.{lang}.ftl", FOLDER / f"text.{lang}.ftl")


def effect_does(effect: Effect, words: Words) -> str:
    verb = f"does-{VERBS[effect.do]}"
    if effect.do == DO_GAIN:
        return words(f"amount-{GAINS[effect.what]}", count=effect.n)
    if effect.do == DO_GAIN_CHOICE:
        return words(verb, n=effect.n, among=", ".join(words(f"resource-{RESOURCES[i]}") for i in effect.among))
    return words(verb, n=effect.n)
