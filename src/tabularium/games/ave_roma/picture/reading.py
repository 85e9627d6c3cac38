"""Sentences of the picture, and all there is to read about a place."""

from __future__ import annotations

from functools import cache

from tabularium.games.ave_roma.box import LOCATIONS, ZONES
from tabularium.games.ave_roma.faces import modifier, name_of
from tabularium.games.ave_roma.previews import location
from tabularium.games.ave_roma.state import AveRoma
from tabularium.games.ave_roma.steps.placement import place_blocked
from tabularium.games.ave_roma.steps.turn import ChooseWorker
from tabularium.kernel.presentation import Text, Words

KEPT = 40_000  # sentences


class Remembered(Words):
    """Texts that were said before are not made again: a picture says the same few thousand sentences all game long."""

    def __init__(self, words: Words) -> None:
        self.lang = words.lang
        self.words = words
        self.said: dict[tuple[str, tuple[tuple[str, Text], ...]], str] = {}

    def has(self, message: str) -> bool:
        return self.words.has(message)

    def __call__(self, message: str, /, **values: Text) -> str:
        key = (message, tuple(values.items()))
        found = self.said.get(key)
        if found is None:
            if len(self.said) >= KEPT:
                self.said.clear()
            found = self.said[key] = self.words(message, **values)
        return found


@cache
def remembered(words: Words) -> Remembered:
    return Remembered(words)


def place_reads(view: AveRoma, at: int, words: Words) -> tuple[str, ...]:
    """What a place does, what the viewer's patrons add, and what each of its workers would find there."""
    box = view.box
    name = words(f"location-{LOCATIONS[at]}")
    reads = [name, words(f"about-{LOCATIONS[at]}", rate=box.quaestor_rate, most=box.purchases)]
    seat = view.viewer
    if not 0 <= seat < view.seats or not view.agenda:
        return tuple(reads)
    helps = [card for card in view.active[seat] if box.mod_at[card] == at]
    reads.extend(
        words("reads-patron", card=name_of(view, card, words), effect=modifier(box, card, words)) for card in helps
    )
    step = view.agenda[-1]
    if isinstance(step, ChooseWorker) and step.seat == seat:
        for value in range(1, ZONES + 1):
            if not view.reserve[seat * ZONES + value - 1]:
                continue
            if place_blocked(view, seat, at, value, 0):
                reads.append(words("reads-shut", value=value))
            else:
                reads.append(words("reads-open", value=value, found=location(view, words, seat, at, value)))
    return tuple(reads)
