"""Sentences of the picture, and all there is to read about a place."""

from __future__ import annotations

from typing import Final

from tabularium.games.ave_roma.box import LOCATIONS, PATRON, SPACES, ZONE, ZONES
from tabularium.games.ave_roma.faces import face, modifier, name_of, owned_card, patron, zone_face
from tabularium.games.ave_roma.picture.paths import trained_values
from tabularium.games.ave_roma.previews import location
from tabularium.games.ave_roma.state import AveRoma, card_of, is_ready
from tabularium.games.ave_roma.steps.placement import place_blocked, values_of
from tabularium.games.ave_roma.steps.turn import ChooseWorker
from tabularium.kernel.kept import Kept
from tabularium.kernel.presentation import Words

PARAGRAPHS: Final[Kept[tuple[str, ...]]] = Kept(4_000_000)  # bytes: all cards in both languages, as they lie


def card_reads(view: AveRoma, card: int, words: Words) -> tuple[str, ...]:
    """All that a card shows and does, in words."""
    key = (words.lang, view.box.digest, view.seats, card)
    return PARAGRAPHS.made(key, lambda: shown_on(view, card, words))


def shown_on(view: AveRoma, card: int, words: Words) -> tuple[str, ...]:
    return zone_face(view, card, words) if view.box.kind[card] == ZONE else face(view, card, words)


def held_reads(view: AveRoma, held: int, words: Words) -> tuple[str, ...]:
    """The same of a card that somebody has, with what became of it."""
    card = card_of(held)
    key = (words.lang, view.box.digest, view.seats, view.advanced(), card in view.doubled, held, "held")
    made = patron if view.box.kind[card] == PATRON else owned_card
    return PARAGRAPHS.made(key, lambda: (made(view, held, words),))


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
        reads.extend(trained_reads(view, at, words, seat))
    return tuple(reads)


def trained_reads(view: AveRoma, at: int, words: Words, seat: int) -> list[str]:
    """What trained workers would find at a place, as each value that no worker of the reserve has."""
    found = []
    ready = [space for space in range(SPACES) if is_ready(view.training[seat * SPACES + space])]
    for value in sorted(trained_values(view, seat)):
        alike = view.reserve[seat * ZONES + value - 1]
        goes = any(
            not place_blocked(view, seat, at, value, space + 1)
            for space in ready
            if value in values_of(view, seat, space)
        )
        if goes and not alike:
            found.append(words("reads-trained", value=value, found=location(view, words, seat, at, value)))
    return found
