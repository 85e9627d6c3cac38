"""Sentences of the picture, and all there is to read about a place."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from tabularium.games.ave_roma.box import LOCATIONS, PATRON, ZONE, ZONES
from tabularium.games.ave_roma.faces import face, modifier, name_of, owned_card, patron, zone_face
from tabularium.games.ave_roma.previews import location
from tabularium.games.ave_roma.state import AveRoma, card_of
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
        self.paragraphs: dict[tuple[object, ...], tuple[str, ...]] = {}

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

    def keep(self, key: tuple[object, ...], make: Callable[[], tuple[str, ...]]) -> tuple[str, ...]:
        """Whole paragraphs that stay the same as long as the key does."""
        found = self.paragraphs.get(key)
        if found is None:
            if len(self.paragraphs) >= KEPT:
                self.paragraphs.clear()
            found = self.paragraphs[key] = make()
        return found


@cache
def remembered(words: Words) -> Remembered:
    return Remembered(words)


def card_reads(view: AveRoma, card: int, words: Remembered) -> tuple[str, ...]:
    """All that a card shows and does, in words."""
    key = (view.box.digest, view.seats, card)
    return words.keep(key, lambda: shown_on(view, card, words))


def shown_on(view: AveRoma, card: int, words: Words) -> tuple[str, ...]:
    return zone_face(view, card, words) if view.box.kind[card] == ZONE else face(view, card, words)


def held_reads(view: AveRoma, held: int, words: Remembered) -> tuple[str, ...]:
    """The same of a card that somebody has, with what became of it."""
    card = card_of(held)
    key = (view.box.digest, view.seats, view.advanced(), card in view.doubled, held, "held")
    made = patron if view.box.kind[card] == PATRON else owned_card
    return words.keep(key, lambda: (made(view, held, words),))


def place_reads(view: AveRoma, at: int, words: Words) -> tuple[str, ...]:
    """What a place does, what the viewer's patrons add, and what each of its workers would find there."""
    box = view.box
    reads = [words(f"about-{LOCATIONS[at]}", rate=box.quaestor_rate, most=box.purchases)]
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
