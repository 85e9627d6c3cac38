"""A battle as it is staged: both sides with their dice, what was added to them and why, hits and losses."""

from __future__ import annotations

from collections.abc import Sequence

from tabularium.games.mare_nostrum import effects, names, packed, terms
from tabularium.games.mare_nostrum.box import bits
from tabularium.games.mare_nostrum.picture.sight import Sight
from tabularium.games.mare_nostrum.state import MareNostrum
from tabularium.games.mare_nostrum.steps import told
from tabularium.kernel.presentation import Words
from tabularium.kernel.staged import Staged, StagedSide
from tabularium.kernel.state import Event

BATTLE = frozenset((told.SEA_BATTLE, told.LAND_BATTLE, told.DICE, told.NO_DICE, told.CANCELLED))
LOSSES = frozenset((told.LOST, told.LOST_TRIREMES))


def staged(sight: Sight, events: Sequence[Event]) -> Staged | None:
    """The battle that these events are part of, as far as it has gone."""
    view, words = sight.view, sight.words
    kinds = {event.kind for event in events}
    if not kinds & (BATTLE | LOSSES) or len(view.rolled) < 2:
        return None
    box, sea = view.box, packed.sea_of(view.field)
    sides = []
    for place, (seat, bonus, total, hits, *dice) in enumerate(view.rolled):
        lost = [loss(words, event) for event in events if event.kind in LOSSES and event.seat == seat]
        cancelled = [
            words("stage-cancelled", hits=event.public[0])
            for event in events
            if event.kind == told.CANCELLED and event.seat == seat
        ]
        added = modifiers(view, words, seat, place == 0, bonus, len(dice)) if sea < 0 else []
        sides.append(
            StagedSide(
                seat,
                sight.names[seat],
                tuple(dice),
                tuple(added),
                words("stage-result", total=total, hits=hits),
                (*cancelled, *lost),
            )
        )
    on = f"province-{box.provinces[view.field]}" if sea < 0 else f"sea-{box.seas[sea]}"
    return Staged(words("stage-battle", where=names.field(box, words, view.field)), on, tuple(sides))


def loss(words: Words, event: Event) -> str:
    if event.kind == told.LOST_TRIREMES:
        return words("stage-lost", units=words("board-triremes", count=event.public[0]))
    return words("stage-lost", units=words("item-fortress") if event.public[0] else words("board-legions", count=1))


def modifiers(view: MareNostrum, words: Words, seat: int, active: bool, bonus: int, dice: int) -> list[tuple[str, str]]:
    """What was added to the dice of one side on land, each by its name; the points come to the bonus that was told."""
    extra = effects.extra_land_die(view, seat)
    by_die = effects.land_die_bonus(view, seat, active, dice - extra)
    by_land = effects.land_sum_bonus(view, seat, view.field)
    said: list[tuple[str, str]] = []
    for power, points in (
        (terms.ACTIVE_DIE_BONUS if active else terms.PASSIVE_DIE_BONUS, by_die),
        (terms.LAND_SUM_BONUS, by_land),
    ):
        if points:
            said.append((owner_of(view, words, seat, power), f"+{points}"))
    if bonus > by_die + by_land:
        said.append((words("item-fortress"), f"+{bonus - by_die - by_land}"))
    if extra:
        said.append((owner_of(view, words, seat, terms.EXTRA_LAND_DIE), words("stage-extra-die", count=extra)))
    return said


def owner_of(view: MareNostrum, words: Words, seat: int, power: int) -> str:
    """The Hero or Wonder that gives a seat this power, also as a copy."""
    copied = effects.copies(view, seat)
    tiles = view.owned[seat] | (1 << copied if copied != terms.NO_TILE else 0)
    return words.listed(
        [names.tile(view.box, words, tile) for tile in bits(tiles) if view.box.tile_powers[tile] == power]
    )
