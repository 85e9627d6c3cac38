"""The board, its cards and its players in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tabularium.draw.words import WordedBoard
from tabularium.games.ave_roma.box import (
    COLOURS,
    DENARII,
    GOODS,
    KINDS,
    PATRON,
    RESOURCES,
    ROW,
    ROW_PLACES,
    ROWS,
    SLOTS,
    SPACES,
    SURPLUS,
    TRAINING,
    WAR,
    ZONES,
    AveRomaBox,
)
from tabularium.games.ave_roma.faces import (
    effect,
    face,
    fragment,
    halves,
    icon,
    name_of,
    owned_card,
    place_name,
    price,
    rewards,
)
from tabularium.games.ave_roma.previews import preview
from tabularium.games.ave_roma.scoring import many
from tabularium.games.ave_roma.state import ACTION, CARD, OFF, P_PATRONS, POINTS, UPKEEP, WAITING, AveRoma
from tabularium.kernel.moves import PASS
from tabularium.kernel.presentation import Panel, Words


class AveRomaBoard(WordedBoard[AveRoma]):
    def where(self, view: AveRoma, words: Words) -> str:
        return words("where", phase=view.phase, round=view.round, last=view.last)

    def text(self, view: AveRoma, words: Words, names: Sequence[str]) -> str:
        order = words("board-order", seats=", ".join(names[seat] for seat in view.order))
        parts = [[order], zones(view, words, names), *rows(view, words), workers(view, words)]
        return "\n\n".join("\n".join(part) for part in [*parts, colosseum(view, words, names)])

    def panels(self, view: AveRoma, words: Words, names: Sequence[str]) -> list[Panel]:
        return [Panel(names[seat], tuple(panel(view, seat, words)), seat) for seat in view.order]

    def preview(self, view: AveRoma, words: Words, names: Sequence[str], move: int) -> str:
        return preview(view, words, move)

    def order(self, move: int) -> int:
        """Nobody should pass who just takes the first offer."""
        return 1 if move == PASS else 0


# -- the zones and rows ------------------------------------------------------------------------------


def zones(view: AveRoma, words: Words, names: Sequence[str]) -> list[str]:
    box = view.box
    worth = " ".join(str(points) for points in box.zone_points[1 if many(view) else 0])
    lines = [words("board-zones", deck=view.deck_size(0), points=worth)]
    for zone, card in enumerate(view.zones):
        levels = [(view.cubes[seat * ZONES + zone], seat) for seat in range(view.seats)]
        standing = [
            words("board-cube", seat=names[seat], level=level)
            for level, seat in sorted(levels, reverse=True)
            if level != OFF
        ]
        cubes = ", ".join(standing) or words("board-nothing")
        here: dict[str, int | str] = {"zone": zone + 1, "brown": view.brown[zone], "cubes": cubes}
        if card != box.none:
            position = words("board-high" if view.high >> zone & 1 else "board-low")
            lines.append("  " + words("board-zone", **here, card=zone_card(view, card, words), position=position))
        else:
            waiting = view.refill == zone + 1 and view.deck_size(0)
            lines.append("  " + words("board-zone-waiting" if waiting else "board-zone-empty", **here))
    return lines


def zone_card(view: AveRoma, card: int, words: Words) -> str:
    box = view.box
    return words(
        "board-zone-card",
        card=name_of(view, card, words),
        resources=halves(box, card, words),
        fragment=fragment(box, card, words),
        icon=icon(box, card, words),
    )


def rows(view: AveRoma, words: Words) -> Iterator[list[str]]:
    for row in range(ROWS):
        at = ROW_PLACES[row]
        lines = [words("board-row", location=place_name(at, words), deck=view.deck_size(row + 1))]
        if row + 1 == WAR:
            lines[0] += words(
                "board-wars", rewards=" / ".join(rewards(gains, words) for gains in view.box.war_reward[2:])
            )
        if view.tops[row] != view.box.none:
            lines.append("  " + words("board-top", card=card_in_row(view, view.tops[row], words)))
        elif view.turn_up == row + 1 and view.deck_size(row + 1):
            lines.append("  " + words("board-top-waiting"))
        lines.extend("  " + slot_line(view, row, slot, words) for slot in range(SLOTS))
        yield lines


def slot_line(view: AveRoma, row: int, slot: int, words: Words) -> str:
    place = row * SLOTS + slot
    least, most = view.box.slot_least[place], view.box.slot_most[place]
    span = str(least) if least == most else f"{least}-{most}"
    card = view.rows[place]
    if card != view.box.none:
        return words("board-slot", slot=slot + 1, range=span, card=card_in_row(view, card, words))
    worker = view.spaces[ROW_PLACES[row] * SLOTS + slot]
    return words("board-slot-empty", slot=slot + 1, range=span, worker=worker)


def card_in_row(view: AveRoma, card: int, words: Words) -> str:
    return words("board-card", card=name_of(view, card, words), face=face(view, card, words))


# -- workers and the Colosseum -----------------------------------------------------------------------


def workers(view: AveRoma, words: Words) -> list[str]:
    """The workers that stand on spaces; those of a row stand beside its slots until upkeep fills them again."""
    places = [at for at in range(TRAINING) if view.box.place[at] != ROW or view.phase == UPKEEP]
    marks = [f"{place_name(at, words)} {spaces(view, at)}" for at in places]
    return [words("board-locations", seats=view.seats), f"  {' | '.join(marks)}"]


def spaces(view: AveRoma, at: int) -> str:
    """The spaces that this number of players has, and with two players those of the neutral workers."""
    marks = [str(value) if value else "·" for value in view.spaces[at * SLOTS : at * SLOTS + SLOTS]]
    own = " ".join(marks[: view.box.usable[view.seats * TRAINING + at]])
    neutral = " ".join(marks[space] for space in view.box.neutral[at]) if view.seats == 2 else ""
    return f"{own} / {neutral}" if neutral else own


def colosseum(view: AveRoma, words: Words, names: Sequence[str]) -> list[str]:
    box = view.box
    marks = []
    for space, cost in enumerate(box.loop):
        here = ", ".join(names[seat] for seat in range(view.seats) if view.colosseum[seat] == space)
        asked = price(cost, words)
        marks.append(words("board-space", space=space, honour=box.honour[space], price=asked, seats=here or "none"))
    half = (len(marks) + 1) // 2
    political = words("board-political", points=" ".join(str(points) for points in box.political_points))
    return [words("board-colosseum"), *(f"  {' | '.join(part)}" for part in (marks[:half], marks[half:])), political]


# -- panels ------------------------------------------------------------------------------------------


def panel(view: AveRoma, seat: int, words: Words) -> Iterator[tuple[str, str]]:
    box = view.box
    goods = view.goods[seat * GOODS : seat * GOODS + GOODS]
    money = words("amount-denarii", count=goods[DENARII])
    yield words("panel-stock"), f"{money}, {words('amount', count=goods[SURPLUS], name=words('resource-surplus'))}"
    if view.boards[seat] < len(box.boards):
        for i, colour in enumerate(COLOURS):
            pair = [
                words(
                    "panel-goods", resource=words(f"resource-{RESOURCES[n]}"), count=goods[n], price=view.price(seat, n)
                )
                for n in (2 * i, 2 * i + 1)
            ]
            yield words(f"panel-{colour}"), ", ".join(pair)
    workers = hand(view, seat)
    yield (
        words("panel-workers"),
        words("panel-passed", workers=workers) if view.phase == ACTION and view.passed >> seat & 1 else workers,
    )
    training = view.training[seat * SPACES : seat * SPACES + SPACES]
    trained = [trained_worker(box, space, worker, words) for space, worker in enumerate(training) if worker]
    if trained:
        yield words("panel-training"), ", ".join(trained)
    if view.seats == 2:
        yield words("panel-neutral"), hand(view, view.seats + seat)
    political = words("panel-political-value", level=view.political[seat], slots=view.slots_open(seat))
    yield words("panel-political"), political
    for card in view.active[seat]:
        yield (
            words("panel-active"),
            words("panel-patron", card=name_of(view, card, words), effect=effect(view, card, words)),
        )
    for kind, name in enumerate(KINDS):
        owned = [owned_card(view, held, words) for held in view.owned[seat] if box.kind[held & CARD] == kind]
        if owned:
            yield words("panel-passive" if kind == PATRON else f"panel-{name}"), "; ".join(owned)
    yield words("panel-points"), str(sum(view.points[seat * POINTS : seat * POINTS + P_PATRONS]))


def trained_worker(box: AveRomaBox, space: int, worker: int, words: Words) -> str:
    ready = 0 if worker > WAITING else 1
    return words("panel-trained", value=worker & ~WAITING, shift=box.training_shift[space], ready=ready)


def hand(view: AveRoma, place: int) -> str:
    counts = view.reserve[place * ZONES : place * ZONES + ZONES]
    return " ".join(str(value + 1) for value, count in enumerate(counts) for _ in range(count)) or "—"
