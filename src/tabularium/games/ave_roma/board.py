"""The board, its cards and its players in words."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence

from tabularium.draw.words import WordedBoard
from tabularium.games.ave_roma import state, terms
from tabularium.games.ave_roma.box import AveRomaBox
from tabularium.games.ave_roma.faces import (
    amounts,
    card_reads,
    name_of,
    owned_card,
    patron,
    place_name,
    price,
    rewards,
)
from tabularium.games.ave_roma.picture import draw
from tabularium.games.ave_roma.picture.faces import symbol
from tabularium.games.ave_roma.picture.paths import CHAINED, LIST_ONLY, meant, path_of
from tabularium.games.ave_roma.picture.sight import Sight
from tabularium.games.ave_roma.previews import preview
from tabularium.games.ave_roma.scoring import many
from tabularium.games.ave_roma.state import AveRoma, card_of, is_ready, sender_on, value_of, value_on
from tabularium.kernel.moves import PASS
from tabularium.kernel.parts import keyed_part, viewer_key
from tabularium.kernel.picture import Path, Picture
from tabularium.kernel.presentation import Panel, Text, Things, Words
from tabularium.kernel.textboard import Line, Row, Section


class AveRomaBoard(WordedBoard[AveRoma]):
    def where(self, view: AveRoma, words: Words) -> str:
        return words("where", phase=view.phase, round=view.round, last=view.last)

    def sections(self, view: AveRoma, words: Words, names: Sequence[str]) -> list[Section]:
        seen_by = viewer_key(view, words, names, view.box)
        high = tuple(view.is_high(zone) for zone in range(terms.ZONES))
        land = (*view.zones, *high, *view.brown, *view.cubes, view.refill, view.deck_size(0))
        told_zones = keyed_part(lambda: zones(view, words, names), "told-zones", seen_by, *land)
        told_loop = keyed_part(lambda: colosseum(view, words, names), "told-colosseum", seen_by, *view.colosseum)
        told_levels = keyed_part(lambda: political(view, words), "told-political", seen_by)
        return [
            Section("order", words("board-order"), (turn_order(view, words, names),)),
            *action(view, words),
            Section("zones", words("board-zones"), told_zones),
            *(row_section(view, row, words, names, seen_by) for row in range(terms.ROWS)),
            Section("workers", words("board-workers"), tuple(workers(view, words, names))),
            Section("colosseum", words("board-colosseum"), told_loop),
            Section("political", words("board-political"), told_levels),
            *removed(view, words),
        ]

    def panels(self, view: AveRoma, words: Words, names: Sequence[str]) -> list[Panel]:
        seen_by = viewer_key(view, words, names, view.box)
        return [Panel(names[seat], panel_part(view, seat, words, seen_by), seat) for seat in view.order]

    def preview(self, view: AveRoma, words: Words, names: Sequence[str], move: int) -> str:
        return preview(view, words, move)

    def extra_values(self, view: AveRoma, words: Words, things: Things) -> Mapping[str, Text]:
        """Amounts with their plural, resources with their article, training spaces by their shift, costs as a list."""
        numbers = {name: value for name, (_, value) in things.items() if isinstance(value, int)}
        found: dict[str, Text] = {}
        if "resource" in numbers:
            resource = (*terms.RESOURCES, "surplus")[numbers["resource"]]
            found["the_resource"] = words(f"the-{resource}")
            if "count" in numbers:
                found["units"] = words(f"amount-{resource}", count=numbers["count"])
        for name, text in (("space", "shift"), ("from", "from_shift")):
            if name in numbers:
                found[text] = view.box.training_shift[numbers[name] - 1]
        if "most" in numbers:
            key = "span-one" if numbers["least"] == numbers["most"] else "span-many"
            found["span"] = words(key, least=numbers["least"], most=numbers["most"])
        for prefix, text in (("asked", "asked"), ("lack", "missing")):
            listed = words.listed(amounts([numbers.get(f"{prefix}_{cost}", 0) for cost in terms.COSTS], words))
            found[text] = listed or "none"
        return found

    # -- the picture --

    list_only = LIST_ONLY
    chained = CHAINED

    def holdings(self, view: AveRoma, seat: int) -> dict[str, int]:
        return dict(zip((*terms.RESOURCES, "surplus", "denarii"), view.goods_of(seat), strict=True))

    def draw(self, sight: Sight) -> Picture:
        return draw(sight)

    def path(self, view: AveRoma, move: int) -> Path:
        return path_of(view, move)

    def move_of(self, view: AveRoma, path: Path) -> int:
        return meant(view, path)

    def symbol(self, thing: str, word: str) -> str:
        return super().symbol(thing, symbol(word))

    def order(self, move: int) -> int:
        """Nobody should pass who just takes the first offer."""
        return 1 if move == PASS else 0


def turn_order(view: AveRoma, words: Words, names: Sequence[str]) -> Line:
    passed = [view.phase == state.ACTION and view.has_passed(seat) for seat in range(view.seats)]
    return Line(
        "", tuple(words("board-passed", seat=names[seat]) if passed[seat] else names[seat] for seat in view.order)
    )


def action(view: AveRoma, words: Words) -> Iterator[Section]:
    """What the seat on turn is about: first for itself, in its place for the others."""
    if view.stage == state.IDLE or not view.agenda:
        return
    parts = [words("board-acting-slot", slot=view.slot + 1)] if view.at in terms.ROW_PLACES else []
    if view.due:
        parts.append(words("board-due", price=words("amount-denarii", count=view.due)))
    if view.bonus:
        parts.append(words("board-bonus-taken"))
    lines = [Line(words("board-acting", value=view.value, location=place_name(view.at, words)), tuple(parts))]
    used = [card for card in range(view.box.first_patron, view.box.none) if view.is_used(card)]
    if used:
        lines.append(Line(words("board-used-patrons"), tuple(name_of(view, card, words) for card in used)))
    waiting = view.agenda[-1].owes(view)
    mine = view.viewer < view.seats and (waiting >> view.viewer) & 1 == 1
    yield Section("action", words("board-action"), tuple(lines), mine)


# -- the zones and rows ------------------------------------------------------------------------------


def zones(view: AveRoma, words: Words, names: Sequence[str]) -> Iterator[Line | Row]:
    box = view.box
    points = box.zone_points[1 if many(view) else 0]
    yield Row((words("board-level"), *(str(level) for level in range(len(points)))), head=True)
    yield Row((words("board-level-points"), *map(str, points)))
    yield Line(words("board-deck"), (words("board-cards", count=view.deck_size(0)),))
    for zone, card in enumerate(view.zones):
        head = words("board-zone", zone=zone + 1)
        standing = (words("board-brown", level=view.brown[zone]), cubes(view, zone, words, names))
        if card == box.none:
            waiting = view.refill == zone + 1 and view.deck_size(0)
            yield Line(head, (words("board-zone-waiting" if waiting else "board-zone-empty"), *standing))
        else:
            position = words("board-high" if view.is_high(zone) else "board-low")
            yield Line(head, (name_of(view, card, words), *card_reads(view, card, words), position, *standing))


def cubes(view: AveRoma, zone: int, words: Words, names: Sequence[str]) -> str:
    levels = sorted([(view.cubes[seat * terms.ZONES + zone], seat) for seat in range(view.seats)], reverse=True)
    standing = [words("board-cube", seat=names[seat], level=level) for level, seat in levels if level != state.OFF]
    return words.listed(standing) or words("board-no-cube")


def row_section(view: AveRoma, row: int, words: Words, names: Sequence[str], seen_by: Hashable) -> Section:
    at, first = terms.ROW_PLACES[row], row * terms.SLOTS
    standing = tuple(view.spaces[at * terms.SLOTS : (at + 1) * terms.SLOTS])
    lines = keyed_part(
        lambda: row_lines(view, row, words, names),
        "told-row", seen_by, row, tuple(view.rows[first : first + terms.SLOTS]), standing, view.tops[row],
        view.deck_size(row + 1), view.is_taken_from(row), view.turn_up,
    )  # fmt: skip
    return Section(terms.LOCATIONS[at], place_name(at, words), lines)


def row_lines(view: AveRoma, row: int, words: Words, names: Sequence[str]) -> Iterator[Line]:
    touched = words("board-touched" if view.is_taken_from(row) else "board-untouched")
    yield Line(words("board-deck"), (words("board-cards", count=view.deck_size(row + 1)), touched))
    if row + 1 == terms.WAR:
        given = enumerate(view.box.war_reward[2:], 2)
        parts = [words("board-war-number", count=n, reward=rewards(gains, words)) for n, gains in given]
        yield Line(words("board-wars"), tuple(parts))
    if view.tops[row] != view.box.none:
        yield Line(words("board-top"), card_parts(view, view.tops[row], words))
    elif view.turn_up == row + 1 and view.deck_size(row + 1):
        yield Line(words("board-top"), (words("board-top-waiting"),))
    for slot in range(terms.SLOTS):
        place = row * terms.SLOTS + slot
        head = words("board-slot", slot=slot + 1, range=span(view.box, place))
        yield Line(head, slot_parts(view, row, slot, words, names))


def span(box: AveRomaBox, place: int) -> str:
    least, most = box.slot_least[place], box.slot_most[place]
    return str(least) if least == most else f"{least}-{most}"


def slot_parts(view: AveRoma, row: int, slot: int, words: Words, names: Sequence[str]) -> tuple[str, ...]:
    card = view.rows[row * terms.SLOTS + slot]
    if card != view.box.none:
        return card_parts(view, card, words)
    space = view.spaces[terms.ROW_PLACES[row] * terms.SLOTS + slot]
    if not space:
        return (words("board-slot-empty"),)
    return (words("board-slot-taken", seat=names[sender_on(space)], value=value_on(space)),)


def card_parts(view: AveRoma, card: int, words: Words) -> tuple[str, ...]:
    return (name_of(view, card, words), *card_reads(view, card, words))


# -- workers, the Colosseum, the political track -----------------------------------------------------


def workers(view: AveRoma, words: Words, names: Sequence[str]) -> Iterator[Line]:
    """The workers on spaces, with who sent them; those of a row stand beside its slots until upkeep fills them."""
    for at in range(terms.TRAINING):
        if view.box.place[at] != terms.ROW:
            own = range(view.box.usable[view.seats * terms.TRAINING + at])
            neutral = view.box.neutral[at] if view.seats == 2 else ()
            spaces = [space_text(view, at, space, "board-space-free", words, names) for space in own]
            spaces += [space_text(view, at, space, "board-neutral-free", words, names) for space in neutral]
            yield Line(place_name(at, words), tuple(spaces))
        elif view.phase == state.UPKEEP:
            taken = [space for space in range(terms.SLOTS) if view.spaces[at * terms.SLOTS + space]]
            standing = [space_text(view, at, space, "", words, names) for space in taken]
            yield Line(place_name(at, words), tuple(standing) or (words("board-slot-empty"),))


def space_text(view: AveRoma, at: int, space: int, free: str, words: Words, names: Sequence[str]) -> str:
    worker = view.spaces[at * terms.SLOTS + space]
    if not worker:
        return words(free)
    hand = sender_on(worker)
    key = "board-worker" if hand < view.seats else "board-neutral-worker"
    return words(key, value=value_on(worker), seat=names[hand % view.seats])


def colosseum(view: AveRoma, words: Words, names: Sequence[str]) -> Iterator[Row]:
    box = view.box
    yield Row(tuple(words(f"board-loop-{name}") for name in ("space", "cost", "honour", "markers")), head=True)
    for space, cost in enumerate(box.loop):
        here = [names[seat] for seat in range(view.seats) if view.colosseum[seat] == space]
        honour = words("board-loop-honour") if box.honour[space] else ""
        yield Row((str(space), price(cost, words), honour, words.listed(here)))


def political(view: AveRoma, words: Words) -> Iterator[Row]:
    box = view.box
    yield Row((words("board-level"), *(str(level) for level in range(len(box.political_points)))), head=True)
    yield Row((words("board-level-points"), *map(str, box.political_points)))
    yield Row((words("board-political-places"), *map(str, box.political_slots)))


def removed(view: AveRoma, words: Words) -> Iterator[Section]:
    if view.discards:
        cards = tuple(name_of(view, card, words) for card in view.discards)
        yield Section("removed", words("board-removed"), (Line("", cards),))


# -- panels ------------------------------------------------------------------------------------------


def panel_part(view: AveRoma, seat: int, words: Words, seen_by: Hashable) -> tuple[tuple[str, str], ...]:
    """A panel, and what it is made from."""
    hands = tuple(
        tuple(view.reserve[place * terms.ZONES : place * terms.ZONES + terms.ZONES])
        for place in (seat, view.seats + seat)
    )
    passed = view.phase == state.ACTION and view.has_passed(seat)
    active = tuple((card, view.is_used(card)) for card in view.active[seat])
    return keyed_part(
        lambda: panel(view, seat, words),
        "told-panel", seen_by, seat, tuple(view.goods_of(seat)), view.boards[seat], hands, passed,
        tuple(view.training[seat * terms.SPACES : seat * terms.SPACES + terms.SPACES]),
        view.political[seat], active, view.owned[seat],
        view.doubled, *view.points[seat * state.POINTS : seat * state.POINTS + state.P_PATRONS],
    )  # fmt: skip


def panel(view: AveRoma, seat: int, words: Words) -> Iterator[tuple[str, str]]:
    """What somebody's board does not show from afar comes first: beside it there is room for some lines."""
    box = view.box
    level = words("panel-political-value", level=view.political[seat], slots=view.slots_open(seat))
    yield words("panel-political"), level
    for card in view.active[seat]:
        yield words("panel-active"), patron(view, card, words)
    for kind, name in enumerate(terms.KINDS):
        held = [one for one in view.owned[seat] if box.kind[card_of(one)] == kind]
        said = [patron(view, one, words) if kind == terms.PATRON else owned_card(view, one, words) for one in held]
        if said:
            yield words("panel-passive" if kind == terms.PATRON else f"panel-{name}"), words.listed(said)
    if view.seats == 2:
        yield words("panel-neutral"), hand(view, view.seats + seat)
    training = view.training[seat * terms.SPACES : seat * terms.SPACES + terms.SPACES]
    trained = [trained_worker(box, space, worker, words) for space, worker in enumerate(training) if worker]
    if trained:
        yield words("panel-training"), ", ".join(trained)
    reserve = hand(view, seat)
    passed = view.phase == state.ACTION and view.has_passed(seat)
    yield words("panel-workers"), words("panel-passed", workers=reserve) if passed else reserve
    goods = view.goods_of(seat)
    stock = [words("amount-denarii", count=goods[terms.DENARII]), words("amount-surplus", count=goods[terms.SURPLUS])]
    yield words("panel-stock"), ", ".join(stock)
    if view.boards[seat] < len(box.boards):
        for i, colour in enumerate(terms.COLOURS):
            yield words(f"panel-{colour}"), ", ".join(track(view, seat, n, words) for n in (2 * i, 2 * i + 1))
    yield words("panel-points"), str(sum(view.points[seat * state.POINTS : seat * state.POINTS + state.P_PATRONS]))


def track(view: AveRoma, seat: int, resource: int, words: Words) -> str:
    units = words(f"amount-{terms.RESOURCES[resource]}", count=view.goods_of(seat)[resource])
    return words("panel-goods", units=units, price=view.price(seat, resource))


def trained_worker(box: AveRomaBox, space: int, worker: int, words: Words) -> str:
    ready = 1 if is_ready(worker) else 0
    return words("panel-trained", value=value_of(worker), shift=box.training_shift[space], ready=ready)


def hand(view: AveRoma, place: int) -> str:
    counts = view.reserve[place * terms.ZONES : place * terms.ZONES + terms.ZONES]
    return " ".join(str(value + 1) for value, count in enumerate(counts) for _ in range(count)) or "—"
