"""Things by name, as a sentence needs them: in Latium, the Colossus, the Caravan of Gallia."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from tabularium.games.mare_nostrum import packed, terms
from tabularium.games.mare_nostrum.box import MareNostrumBox
from tabularium.games.mare_nostrum.state import MareNostrum
from tabularium.games.mare_nostrum.steps.placement import PLACED_AS
from tabularium.kernel.presentation import Text, Things, Words

TRACKS = ("commerce", "politics", "military")
UNITS = ("legion", "fortress")
FORMS = {
    "province": ("in", "of", "the"),
    "sea": ("in", "of", "the"),
    "tile": ("the",),
    "item": ("a",),
    "unit": ("a",),
    "title": ("the",),
    "empire": ("the",),
}


@cache
def form(words: Words, thing: str, word: str, which: str) -> str:
    """A name within a sentence: as the text `<thing>-<word>-<which>` has it, or made like most of its sort."""
    own = f"{thing}-{word}-{which}"
    return words(own) if words.has(own) else words(f"form-{thing}-{which}", name=words(f"{thing}-{word}"))


def forms(box: MareNostrumBox, words: Words, things: Things) -> dict[str, Text]:
    """All forms of the things that a text names: `$province_in`, `$from_the`."""
    ids = {
        "province": box.provinces,
        "sea": box.seas,
        "tile": box.tiles,
        "item": terms.ITEMS,
        "unit": UNITS,
        "title": terms.TITLES,
        "empire": box.empires,
    }
    found: dict[str, Text] = {}
    for name, (thing, value) in things.items():
        if isinstance(value, int) and thing in FORMS:
            for which in FORMS[thing]:
                found[f"{name}_{which}"] = form(words, thing, ids[thing][value], which)
        elif isinstance(value, int) and thing == "site":
            found[f"{name}_the"] = site(box, words, value, "-the")
    return found


def province(box: MareNostrumBox, words: Words, p: int) -> str:
    return words(f"province-{box.provinces[p]}")


def sea(box: MareNostrumBox, words: Words, number: int) -> str:
    return words(f"sea-{box.seas[number]}")


def tile(box: MareNostrumBox, words: Words, number: int) -> str:
    return words(f"tile-{box.tiles[number]}")


def good(box: MareNostrumBox, words: Words, number: int) -> str:
    return words(f"good-{box.goods[number]}")


def item(words: Words, number: int) -> str:
    return words(f"item-{terms.ITEMS[number]}")


@cache
def kind(box: MareNostrumBox, words: Words, number: int) -> str:
    """A kind of token: a Good, its Legendary twin, or a Tax."""
    if number == terms.TAX:
        return words("kind-tax")
    name = good(box, words, packed.good_of(number))
    return words("kind-legendary", good=name) if packed.is_legendary(number) else name


def trade_token(box: MareNostrumBox, words: Words, number: int) -> str:
    one, other = box.token_faces[number]
    return words("token-faces", one=one, other=other)


@cache
def site(box: MareNostrumBox, words: Words, number: int, which: str = "") -> str:
    """A site by its kind, Province and Good, or by the name of its City."""
    p = box.site_province[number]
    sort = box.site_kind[number]
    if sort in (terms.CARAVAN, terms.MARKET, terms.TEMPLE):
        of = form(words, "province", box.provinces[p], "of")
        grown = good(box, words, box.site_good[number]) if sort == terms.CARAVAN else ""
        return words(f"site-{terms.ITEMS[sort]}{which}", province_of=of, good=grown)
    city = words(f"city-{box.sites[number]}")
    return words(f"site-city{which}", name=city, kind=item(words, sort), province=province(box, words, p))


@cache
def purchase(box: MareNostrumBox, words: Words, bought: int, target: int) -> str:
    """What is bought, and where it goes: a Legion in Latium, the Market of Gallia, the Colossus."""
    sort = PLACED_AS[bought]
    a = form(words, "item", terms.ITEMS[bought], "a")
    if sort in (terms.HM, terms.PYRAMIDS):
        return a if target == terms.NO_TILE else form(words, "tile", box.tiles[target], "the")
    if terms.CARAVAN <= sort <= terms.TEMPLE:
        return site(box, words, target, "-the")
    at = form(words, "sea", box.seas[target], "in") if sort == terms.TRIREME else ""
    return words("purchase-place", item_a=a, place_in=at or form(words, "province", box.provinces[target], "in"))


def field(box: MareNostrumBox, words: Words, at: int) -> str:
    """Where a battle is fought: in Gallia, in the Ionian Sea."""
    if packed.sea_of(at) >= 0:
        return form(words, "sea", box.seas[packed.sea_of(at)], "in")
    return form(words, "province", box.provinces[at], "in")


def land_units(view: MareNostrum, p: int, seat: int, words: Words) -> str:
    """The Legions and the Fortress of a player in a Province: 2 Legions, Fortress."""
    legions = view.legions(p, seat)
    said = [words("board-legions", count=legions)] if legions else []
    if view.has_fortress(p, seat):
        said.append(words("item-fortress"))
    return ", ".join(said)


def roman(number: int) -> str:
    tens, ones = divmod(number, 10)
    return "X" * tens + ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX")[ones]


def tokens(box: MareNostrumBox, words: Words, kinds: Iterable[int]) -> str:
    """Tokens by kind: wine ×2, tax."""
    counts = [0] * terms.KINDS
    for one in kinds:
        counts[one] += 1
    return counted(box, words, counts)


def counted(box: MareNostrumBox, words: Words, counts: Sequence[int]) -> str:
    held = [(kind(box, words, number), count) for number, count in enumerate(counts) if count]
    return ", ".join(f"{name} ×{count}" if count > 1 else name for name, count in held)
