"""The board, its cards and its players in words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from tabularium.draw.words import WordedBoard
from tabularium.games.ave_roma import staging, state, terms
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
from tabularium.games.ave_roma.picture.contents import contents
from tabularium.games.ave_roma.picture.faces import symbol
from tabularium.games.ave_roma.picture.paths import CHAINED, LIST_ONLY, meant, path_of
from tabularium.games.ave_roma.picture.sight import Sight
from tabularium.games.ave_roma.previews import preview
from tabularium.games.ave_roma.scoring import many
from tabularium.games.ave_roma.state import AveRoma, card_of, is_ready, sender_on, value_of, value_on
from tabularium.kernel.moves import PASS
from tabularium.kernel.parts import keyed_part
from tabularium.kernel.picture import BoxShelf, Path, Picture
from tabularium.kernel.presentation import Panel, Text, Things, Words
from tabularium.kernel.staged import Staged
from tabularium.kernel.state import Event
from tabularium.kernel.textboard import Line, Row, Section


class AveRomaBoard(WordedBoard[AveRoma]):
    def where(self, sight: Sight) -> str:
        return sight.words("where", phase=sight.view.phase, round=sight.view.round, last=sight.view.last)

    def sections(self, sight: Sight) -> list[Section]:
        view, words = sight.view, sight.words
        high = tuple(view.is_high(zone) for zone in range(terms.ZONES))
        land = (*view.zones, *high, *view.brown, *view.cubes, view.refill, view.deck_size(0))
        told_zones = keyed_part(lambda: zones(sight), "told-zones", sight.key, *land)
        told_loop = keyed_part(lambda: colosseum(sight), "told-colosseum", sight.key, *view.colosseum)
        told_levels = keyed_part(lambda: political(sight), "told-political", sight.key)
        return [
            Section("order", words("board-order"), (turn_order(sight),)),
            *action(sight),
            Section("zones", words("board-zones"), told_zones),
            *(row_section(sight, row) for row in range(terms.ROWS)),
            Section("workers", words("board-workers"), tuple(workers(sight))),
            Section("colosseum", words("board-colosseum"), told_loop),
            Section("political", words("board-political"), told_levels),
            *removed(sight),
        ]

    begins = staging.BEGINS
    sums_up = staging.SUMS_UP

    def staged(self, sight: Sight, events: Sequence[Event], start: AveRoma | None = None) -> Staged | None:
        return staging.staged(sight, events, start)

    def panels(self, sight: Sight) -> list[Panel]:
        return [Panel(sight.names[seat], panel_part(sight, seat), seat) for seat in sight.view.order]

    def preview(self, sight: Sight, move: int) -> str:
        return preview(sight, move)

    def extra_values(self, sight: Sight, things: Things) -> Mapping[str, Text]:
        """Amounts with their plural, resources with their article, training spaces by their shift, costs as a list."""
        words = sight.words
        numbers = {name: value for name, (_, value) in things.items() if isinstance(value, int)}
        found: dict[str, Text] = {}
        if "resource" in numbers:
            resource = (*terms.RESOURCES, "surplus")[numbers["resource"]]
            found["the_resource"] = words(f"the-{resource}")
            if "count" in numbers:
                found["units"] = words(f"amount-{resource}", count=numbers["count"])
        for name, text in (("space", "shift"), ("from", "from_shift")):
            if name in numbers:
                found[text] = sight.box.training_shift[numbers[name] - 1]
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

    def contents(self, sight: Sight) -> tuple[BoxShelf, ...]:
        return contents(sight)

    def path(self, view: AveRoma, move: int) -> Path:
        return path_of(view, move)

    def move_of(self, view: AveRoma, path: Path) -> int:
        return meant(view, path)

    def symbol(self, thing: str, word: str) -> str:
        return super().symbol(thing, symbol(word))

    def order(self, move: int) -> int:
        """Nobody should pass who just takes the first offer."""
        return 1 if move == PASS else 0


def turn_order(sight: Sight) -> Line:
    view = sight.view
    passed = [view.phase == state.ACTION and view.has_passed(seat) for seat in range(view.seats)]
    return Line(
        "",
        tuple(
            sight.words("board-passed", seat=sight.names[seat]) if passed[seat] else sight.names[seat]
            for seat in view.order
        ),
    )


def action(sight: Sight) -> Iterator[Section]:
    """What the seat on turn is about: first for itself, in its place for the others."""
    view, words = sight.view, sight.words
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


def zones(sight: Sight) -> Iterator[Line | Row]:
    box, view, words = sight.box, sight.view, sight.words
    points = box.zone_points[1 if many(view) else 0]
    yield Row((words("board-level"), *(str(level) for level in range(len(points)))), head=True)
    yield Row((words("board-level-points"), *map(str, points)))
    yield Line(words("board-deck"), (words("board-cards", count=view.deck_size(0)),))
    for zone, card in enumerate(view.zones):
        head = words("board-zone", zone=zone + 1)
        standing = (words("board-brown", level=view.brown[zone]), cubes(sight, zone))
        if card == box.none:
            waiting = view.refill == zone + 1 and view.deck_size(0)
            yield Line(head, (words("board-zone-waiting" if waiting else "board-zone-empty"), *standing))
        else:
            position = words("board-high" if view.is_high(zone) else "board-low")
            yield Line(head, (name_of(view, card, words), *card_reads(view, card, words), position, *standing))


def cubes(sight: Sight, zone: int) -> str:
    levels = sorted([(sight.view.cubes[seat * terms.ZONES + zone], seat) for seat in range(sight.seats)], reverse=True)
    standing = [
        sight.words("board-cube", seat=sight.names[seat], level=level) for level, seat in levels if level != state.OFF
    ]
    return sight.words.listed(standing) or sight.words("board-no-cube")


def row_section(sight: Sight, row: int) -> Section:
    view = sight.view
    at, first = terms.ROW_PLACES[row], row * terms.SLOTS
    standing = tuple(view.spaces[at * terms.SLOTS : (at + 1) * terms.SLOTS])
    lines = keyed_part(
        lambda: row_lines(sight, row),
        "told-row", sight.key, row, tuple(view.rows[first : first + terms.SLOTS]), standing, view.tops[row],
        view.deck_size(row + 1), view.is_taken_from(row), view.turn_up,
    )  # fmt: skip
    return Section(terms.LOCATIONS[at], place_name(at, sight.words), lines)


def row_lines(sight: Sight, row: int) -> Iterator[Line]:
    view, words = sight.view, sight.words
    touched = words("board-touched" if view.is_taken_from(row) else "board-untouched")
    yield Line(words("board-deck"), (words("board-cards", count=view.deck_size(row + 1)), touched))
    if row + 1 == terms.WAR:
        given = enumerate(view.box.war_reward[2:], 2)
        parts = [words("board-war-number", count=n, reward=rewards(gains, words)) for n, gains in given]
        yield Line(words("board-wars"), tuple(parts))
    if view.tops[row] != view.box.none:
        yield Line(words("board-top"), card_parts(sight, view.tops[row]))
    elif view.turn_up == row + 1 and view.deck_size(row + 1):
        yield Line(words("board-top"), (words("board-top-waiting"),))
    for slot in range(terms.SLOTS):
        place = row * terms.SLOTS + slot
        head = words("board-slot", slot=slot + 1, range=span(view.box, place))
        yield Line(head, slot_parts(sight, row, slot))


def span(box: AveRomaBox, place: int) -> str:
    least, most = box.slot_least[place], box.slot_most[place]
    return str(least) if least == most else f"{least}-{most}"


def slot_parts(sight: Sight, row: int, slot: int) -> tuple[str, ...]:
    card = sight.view.rows[row * terms.SLOTS + slot]
    if card != sight.box.none:
        return card_parts(sight, card)
    space = sight.view.spaces[terms.ROW_PLACES[row] * terms.SLOTS + slot]
    if not space:
        return (sight.words("board-slot-empty"),)
    return (sight.words("board-slot-taken", seat=sight.names[sender_on(space)], value=value_on(space)),)


def card_parts(sight: Sight, card: int) -> tuple[str, ...]:
    return (name_of(sight.view, card, sight.words), *card_reads(sight.view, card, sight.words))


# -- workers, the Colosseum, the political track -----------------------------------------------------


def workers(sight: Sight) -> Iterator[Line]:
    """The workers on spaces, with who sent them; those of a row stand beside its slots until upkeep fills them."""
    view = sight.view
    for at in range(terms.TRAINING):
        if view.box.place[at] != terms.ROW:
            own = range(view.box.usable[view.seats * terms.TRAINING + at])
            neutral = view.box.neutral[at] if view.seats == 2 else ()
            spaces = [space_text(sight, at, space, "board-space-free") for space in own]
            spaces += [space_text(sight, at, space, "board-neutral-free") for space in neutral]
            yield Line(place_name(at, sight.words), tuple(spaces))
        elif view.phase == state.UPKEEP:
            taken = [space for space in range(terms.SLOTS) if view.spaces[at * terms.SLOTS + space]]
            standing = [space_text(sight, at, space, "") for space in taken]
            yield Line(place_name(at, sight.words), tuple(standing) or (sight.words("board-slot-empty"),))


def space_text(sight: Sight, at: int, space: int, free: str) -> str:
    worker = sight.view.spaces[at * terms.SLOTS + space]
    if not worker:
        return sight.words(free)
    hand = sender_on(worker)
    key = "board-worker" if hand < sight.seats else "board-neutral-worker"
    return sight.words(key, value=value_on(worker), seat=sight.names[hand % sight.seats])


def colosseum(sight: Sight) -> Iterator[Row]:
    box, words = sight.box, sight.words
    yield Row(tuple(words(f"board-loop-{name}") for name in ("space", "cost", "honour", "markers")), head=True)
    for space, cost in enumerate(box.loop):
        here = [sight.names[seat] for seat in range(sight.seats) if sight.view.colosseum[seat] == space]
        honour = words("board-loop-honour") if box.honour[space] else ""
        yield Row((str(space), price(cost, words), honour, words.listed(here)))


def political(sight: Sight) -> Iterator[Row]:
    box = sight.box
    yield Row((sight.words("board-level"), *(str(level) for level in range(len(box.political_points)))), head=True)
    yield Row((sight.words("board-level-points"), *map(str, box.political_points)))
    yield Row((sight.words("board-political-places"), *map(str, box.political_slots)))


def removed(sight: Sight) -> Iterator[Section]:
    if sight.view.discards:
        cards = tuple(name_of(sight.view, card, sight.words) for card in sight.view.discards)
        yield Section("removed", sight.words("board-removed"), (Line("", cards),))


# -- panels ------------------------------------------------------------------------------------------


def panel_part(sight: Sight, seat: int) -> tuple[tuple[str, str], ...]:
    """A panel, and what it is made from."""
    view = sight.view
    hands = tuple(
        tuple(view.reserve[place * terms.ZONES : place * terms.ZONES + terms.ZONES])
        for place in (seat, view.seats + seat)
    )
    passed = view.phase == state.ACTION and view.has_passed(seat)
    active = tuple((card, view.is_used(card)) for card in view.active[seat])
    return keyed_part(
        lambda: panel(sight, seat),
        "told-panel", sight.key, seat, tuple(view.goods_of(seat)), view.boards[seat], hands, passed,
        tuple(view.training[seat * terms.SPACES : seat * terms.SPACES + terms.SPACES]),
        view.political[seat], active, view.owned[seat],
        view.doubled, *view.points[seat * state.POINTS : seat * state.POINTS + state.P_PATRONS],
    )  # fmt: skip


def panel(sight: Sight, seat: int) -> Iterator[tuple[str, str]]:
    """What somebody's board does not show from afar comes first: beside it there is room for some lines."""
    box, view, words = sight.box, sight.view, sight.words
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
            yield words(f"panel-{colour}"), ", ".join(track(sight, seat, n) for n in (2 * i, 2 * i + 1))
    yield words("panel-points"), str(sum(view.points[seat * state.POINTS : seat * state.POINTS + state.P_PATRONS]))


def track(sight: Sight, seat: int, resource: int) -> str:
    units = sight.words(f"amount-{terms.RESOURCES[resource]}", count=sight.view.goods_of(seat)[resource])
    return sight.words("panel-goods", units=units, price=sight.view.price(seat, resource))


def trained_worker(box: AveRomaBox, space: int, worker: int, words: Words) -> str:
    ready = 1 if is_ready(worker) else 0
    return words("panel-trained", value=value_of(worker), shift=box.training_shift[space], ready=ready)


def hand(view: AveRoma, place: int) -> str:
    counts = view.reserve[place * terms.ZONES : place * terms.ZONES + terms.ZONES]
    return " ".join(str(value + 1) for value, count in enumerate(counts) for _ in range(count)) or "—"
