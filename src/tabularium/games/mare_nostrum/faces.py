"""What Heroes and Wonders do, in words that follow from the box."""

from __future__ import annotations

from tabularium.games.mare_nostrum import names, terms
from tabularium.games.mare_nostrum.box import MareNostrumBox
from tabularium.kernel.presentation import Text, Words


def power(box: MareNostrumBox, tile: int, words: Words) -> str:
    """The power of a tile, with the numbers that it is played with."""
    bit = box.tile_powers[tile]
    if tile == box.pyramids:
        return words("power-win")
    if not bit:
        return words("power-none")
    values: dict[str, Text] = {"amount": box.amounts[tile], "taxes": box.store_taxes}
    if bit & terms.CHEAP_POWERS:
        unit = bit.bit_length() - terms.CHEAP_LEGION_POWER.bit_length()
        values["good"] = names.good(box, words, box.cheap_good[terms.CHEAP_LEGION + unit])
    return words(f"power-{terms.VERBS[bit.bit_length() - 1]}", **values)


def bonuses(box: MareNostrumBox, tile: int, words: Words) -> str:
    """What a tile adds on the tracks."""
    tracks = zip(names.TRACKS, box.bonuses[tile], strict=True)
    return ", ".join(words(f"board-bonus-{track}", count=count) for track, count in tracks if count)


def face(box: MareNostrumBox, tile: int, words: Words) -> str:
    """All that a tile does."""
    added = bonuses(box, tile, words)
    said = power(box, tile, words)
    return words("board-bonus", power=said, bonuses=added) if added else said
