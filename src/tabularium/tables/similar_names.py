"""Names that look alike at one table: “Livia” and “LIVIА”, whose last letter is Cyrillic, are told apart."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

NUMERALS = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X")
# What is drawn alike in most fonts: Cyrillic and Greek letters, digits, and small letters that differ by a serif.
DRAWN_ALIKE = {
    "a": "аα", "b": "вβ", "c": "сϲ", "d": "ԁ", "e": "еε", "h": "нһη", "j": "ј", "k": "кκ", "l": "iіι1|!ӏ", "m": "м",
    "o": "оοσ0", "p": "рρ", "s": "ѕ5", "t": "тτ", "u": "υ", "v": "ν", "w": "ωѡ", "x": "хχ", "y": "уγ", "3": "з",
}  # fmt: skip
ALIKE = {ord(other): letter for letter, others in DRAWN_ALIKE.items() for other in others}


def looks(name: str) -> str:
    """What a name looks like at a glance: the same for names that could be taken for each other."""
    letters = unicodedata.normalize("NFKD", name.casefold())
    plain = "".join(letter for letter in letters if letter.isalnum() or letter in "|!").translate(ALIKE)
    return plain.replace("rn", "m").replace("vv", "w") or name


def distinct_names(name: str, seat: int, others: Iterable[str]) -> str:
    """The name as it is, or with the numeral of its seat if somebody at the table has one that looks like it."""
    taken = {looks(other) for other in others}
    if looks(name) not in taken:
        return name
    marked = [f"{name} {numeral}" for numeral in (NUMERALS[seat], *NUMERALS)]
    return next((one for one in marked if looks(one) not in taken), marked[0])
