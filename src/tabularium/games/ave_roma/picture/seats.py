"""A seat's own board: workers, training, storage, patrons and cards."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from typing import NamedTuple

from tabularium.draw.pieces import mark, named, outlined, thing
from tabularium.draw.svg import circle, group, rect, text, use
from tabularium.games.ave_roma import state, terms
from tabularium.games.ave_roma.faces import held_reads
from tabularium.games.ave_roma.picture import layout
from tabularium.games.ave_roma.picture.faces import (
    from_afar,
    held_card,
    owned_card,
    patron_card,
    scored,
    stock,
    symbol,
    worker,
)
from tabularium.games.ave_roma.picture.paths import trained_values
from tabularium.games.ave_roma.picture.sight import Setting, Sight
from tabularium.games.ave_roma.state import card_of, is_ready, is_spent, on_right, value_of
from tabularium.games.ave_roma.steps.ending import FinalAction
from tabularium.games.ave_roma.steps.goods import FragmentResource, Overflow
from tabularium.games.ave_roma.steps.payment import PayIcon
from tabularium.games.ave_roma.steps.placement import values_of
from tabularium.games.ave_roma.steps.turn import ChooseLocation, ChooseValue, ChooseWorker
from tabularium.games.ave_roma.steps.upkeep import strength
from tabularium.kernel.picture import Piece
from tabularium.kernel.scores import ScoreSheet
from tabularium.kernel.sight import part

Numbers = tuple[int, ...]


def seat_pieces(sight: Sight, seat: int, far: bool, sheet: ScoreSheet) -> Iterator[Piece]:
    view = sight.view
    active, owned = view.active[seat], view.owned[seat]
    trained = tuple(view.training[seat * terms.SPACES : (seat + 1) * terms.SPACES])
    hands = (seat, sight.seats + seat) if sight.seats == 2 else (seat,)
    reserves = tuple(tuple(view.reserve[hand * terms.ZONES : (hand + 1) * terms.ZONES]) for hand in hands)
    goods = tuple(view.goods_of(seat))
    now, points = sum(view.points[seat * state.POINTS : seat * state.POINTS + state.P_PATRONS]), sheet.points[seat]
    yield from workers(sight, seat, reserves, tuple(about_to_go(sight, hand) for hand in hands))
    yield from training(sight, seat, trained)
    yield from storage(sight, seat, goods, view.boards[seat], stores_to_touch(sight, seat))
    used = tuple(view.is_used(card) for card in active)
    yield from patrons(sight, seat, active, used, view.doubled, view.slots_open(seat))
    yield from cards(sight, seat, far, owned, view.doubled)
    yield from counts(sight, seat, now, sheet.totals[seat], sheet.categories, points, reserves[0], trained)
    if far:
        yield from worth(sight, seat, sheet.totals[seat], sheet.categories, points)
        held = (len(active), len(owned))
        yield from summary(sight, seat, reserves[0], trained, goods, (now, sheet.totals[seat]), held)


# -- workers ------------------------------------------------------------------------------------------


class Reserve(NamedTuple):
    """Some workers beside a board: what one touches, their sentence, size and places."""

    touch: str
    says: str
    size: float
    at: Callable[[int], layout.Point]


RESERVES = (
    Reserve("worker", "piece-reserve", 36, layout.worker_at),
    Reserve("neutral", "piece-neutral-reserve", 28, layout.neutral_at),
)


def about_to_go(sight: Sight, hand: int) -> int:
    """The value of the worker in reserve that a hand has chosen, or 0."""
    step = sight.step
    return step.value if isinstance(step, ChooseLocation) and step.seat == hand and not step.source else 0


@part
def workers(setting: Setting, seat: int, reserves: tuple[Numbers, ...], sent: Numbers) -> Iterator[Piece]:
    """Workers in reserve, and with two players those of the neutral; the one about to be sent is marked, however it was
    chosen."""
    for neutral, (counts, going) in enumerate(zip(reserves, sent, strict=True)):
        reserve = RESERVES[neutral]
        values = [value for value in range(1, terms.ZONES + 1) for _ in range(counts[value - 1])]
        for place, value in enumerate(values):
            says = setting.words(reserve.says, value=value, seat=setting.names[seat])
            touch = f"{reserve.touch}-{value}" if seat == setting.viewer else ""
            drawing = worker(value, seat, setting.letters[seat], setting.colours[seat], neutral == 1, reserve.size)
            marks = mark("chosen", value == going and place == values.index(value))
            yield Piece(
                f"worker-{value}", f"{reserve.touch}s-{seat}", *reserve.at(place), says, seat, value, touch=touch,
                w=reserve.size, h=reserve.size, drawing=drawing, marks=marks,
            )  # fmt: skip


@part
def training(setting: Setting, seat: int, trained: Numbers) -> Iterator[Piece]:
    box, words, mine = setting.box, setting.words, seat == setting.viewer
    for space, here in enumerate(trained):
        x, y = layout.training_at(space)
        key, shift = f"training-{space + 1}" if mine else "", box.training_shift[space]
        if mine:
            price = words("amount-denarii", count=box.training_cost[space])
            says = words("piece-training", seat=setting.names[seat], shift=shift, price=price)
            yield outlined("training", key, (x, y), (46, 44), says, "M-23-22h46v44h-46z")
        if here:
            value, ready = value_of(here), is_ready(here)
            message = "piece-trained" if ready else "piece-waiting"
            says = words(message, value=value, seat=setting.names[seat], shift=shift)
            marks = mark("exhausted", not ready)
            drawing = worker(value, seat, setting.letters[seat], setting.colours[seat], False, 32, not ready)
            touch = f"trained-{space + 1}" if mine else ""
            yield Piece(
                f"worker-{value}", f"training-{seat}-{space}", x, y + 2, says, seat, value, touch=touch, on=key, w=32,
                h=32, drawing=drawing, marks=marks,
            )  # fmt: skip


# -- storage ------------------------------------------------------------------------------------------


def stores_to_touch(sight: Sight, seat: int) -> tuple[tuple[int, str], ...]:
    """What of one’s storage can pay or be gained now, and by which key."""
    step = sight.step if seat == sight.viewer else None
    if isinstance(step, PayIcon):
        return tuple((good, f"store-{word}") for good, word in enumerate((*terms.RESOURCES, "surplus")))
    if isinstance(step, Overflow):
        return ((terms.SURPLUS, "store-surplus"), (terms.DENARII, "store-denarii"))
    if isinstance(step, FragmentResource):
        return tuple((good, f"gain-{word}") for good, word in enumerate(terms.RESOURCES))
    return ()


@part
def storage(
    setting: Setting, seat: int, goods: Numbers, side: int, stores: tuple[tuple[int, str], ...]
) -> Iterator[Piece]:
    """Six tracks, surplus and denarii."""
    box, words, name = setting.box, setting.words, setting.names[seat]
    touch = dict(stores)
    for good, (word, count) in enumerate(zip((*terms.RESOURCES, "surplus", "denarii"), goods, strict=True)):
        limit = box.basic_limit if good < terms.SURPLUS else box.surplus_limit
        amount = words(f"amount-{word}", count=count)
        says = words("piece-stock", units=amount, seat=name)
        if good < terms.SURPLUS and side < len(box.boards):
            says = words("piece-store", units=amount, seat=name, limit=limit, price=box.prices[side][good])
        at, drawing = layout.store_at(good), stock(word, count, 0 if good == terms.DENARII else limit)
        yield Piece(symbol(word), f"store-{seat}", *at, says, touch=touch.get(good, ""), w=58, h=50, drawing=drawing)


# -- cards --------------------------------------------------------------------------------------------


@part
def patrons(
    sight: Sight, seat: int, active: Numbers, used: tuple[bool, ...], doubled: Numbers, slots: int
) -> Iterator[Piece]:
    """The active patrons, and the places that are still shut. What one reads of a patron says whether it is doubled."""
    box, words, name = sight.box, sight.words, sight.names[seat]
    for slot, card in enumerate(active):
        key, place = f"card-{box.cards[card]}", f"patron-{seat}-{slot}"
        says = words("piece-active", card=words(key), seat=name, slot=slot + 1)
        marks = mark("exhausted", used[slot])
        drawing, reads = patron_card(box, card, words, sight.seats), held_reads(sight.view, card, words)
        at = layout.patron_at(slot)
        yield named("patron", key, at, layout.PATRON, says, drawing, place=place, marks=marks, reads=reads)
    for slot in range(max(len(active), slots), box.active_limit):
        says, drawing = words("piece-shut", seat=name, slot=slot + 1), use("lock", 0, 0, 18, "faint")
        yield Piece("lock", f"patron-{seat}-{slot}", *layout.patron_at(slot), says, w=30, h=30, drawing=drawing)


@part
def cards(sight: Sight, seat: int, far: bool, owned: Numbers, doubled: Numbers) -> Iterator[Piece]:
    """Cards beside the board, in the order they came; those used are barred, spent ones turned. On a far board they are
    large enough to be read."""
    box, words = sight.box, sight.words
    for place, held in enumerate(owned):
        card, spent = card_of(held), is_spent(held)
        key, used = f"card-{box.cards[card]}", on_right(held) and sight.view.advanced()
        if far:
            x, y, scale = layout.held_at(place, len(owned))
            size = (layout.ROW_CARD[0] * scale, layout.ROW_CARD[1] * scale)
            drawing = held_card(box, card, used, spent, scale, words, sight.seats)
        else:
            (x, y), size = layout.owned_at(place, len(owned)), layout.OWNED
            drawing = owned_card(box, card, used, spent)
        says, reads = words("piece-owned", card=words(key), seat=sight.names[seat]), held_reads(sight.view, held, words)
        yield named("owned", key, (x, y), size, says, drawing, place=f"owned-{seat}", reads=reads)


# -- points -------------------------------------------------------------------------------------------


@part
def counts(
    sight: Sight, seat: int, now: int, total: int, categories: tuple[str, ...], points: Numbers, reserve: Numbers,
    trained: Numbers,
) -> Iterator[Piece]:  # fmt: skip
    """Points so far, what the game would be worth now, and the sum of all workers, which decides the turn order."""
    words, name, in_all = sight.words, sight.names[seat], strength(sight.view, seat)
    says = words("piece-points", seat=name, count=now, total=total)
    rows = zip(categories, points, strict=True)
    reads = tuple(words("reads-score", category=words(f"score-{one}"), count=count) for one, count in rows)
    drawing = scored(now, -26, 0, 30) + text(f"→ {total}", 8, 6, "n16 ink")
    yield Piece("points", f"points-{seat}", 575, 168, says, w=100, h=30, drawing=drawing, reads=reads)
    says = words("piece-sum", seat=name, count=in_all)
    drawing = use("worker", -16, 0, 22, "sign") + text(f"Σ {in_all}", 12, 6, "n16 ink")
    yield Piece("sum", f"sum-{seat}", 715, 168, says, w=76, h=28, drawing=drawing)


@part
def worth(setting: Setting, seat: int, total: int, categories: tuple[str, ...], points: Numbers) -> Iterator[Piece]:
    """What the game would be worth to somebody now, by category."""
    drawing = ""
    for k, (category, count) in enumerate(zip(categories, points, strict=True)):
        y = -56 + 24 * k
        drawing += text(setting.words(f"score-{category}"), -92, y, "words small start")
        drawing += text(str(count), 92, y, "n14 ink end")
    says = setting.words("piece-worth", seat=setting.names[seat], total=total)
    yield Piece("worth", f"worth-{seat}", 894, 104, says, seat, w=196, h=150, drawing=drawing)


@part
def summary(
    setting: Setting, seat: int, reserve: Numbers, trained: Numbers, goods: Numbers, points: Numbers, held: Numbers
) -> Iterator[Piece]:
    """What one reads of a board from afar, over all the rest."""
    shown = [(value + 1, 0) for value, count in enumerate(reserve) for _ in range(count)]
    shown += [(value_of(worker), 1 if is_ready(worker) else 2) for worker in trained if worker]
    drawing = from_afar(tuple(shown), seat, goods, points, held)
    says = setting.words("piece-summary", seat=setting.names[seat])
    x, y = 2, 2  # where nothing else lies
    inside = group(drawing, layout.FAR_W / 2 - x, layout.FAR_H / 2 - y)
    yield Piece("summary", f"seat-{seat}", x, y, says, seat, w=1, h=1, drawing=inside)


# -- what can be chosen -------------------------------------------------------------------------------


def values(sight: Sight) -> Iterator[Piece]:
    """The values that a trained or an imaginary worker may take: the numbers of the zones."""
    step, seat = sight.step, sight.viewer
    found: Collection[int] = ()
    if isinstance(step, ChooseWorker) and step.seat == seat:
        found = trained_values(sight.view, seat)
    elif isinstance(step, ChooseValue) and step.seat == seat:
        found = values_of(sight.view, seat, step.space)
    elif isinstance(step, FinalAction) and step.seat == seat:
        found = range(1, terms.ZONES + 1)
    for value in sorted(found):
        drawing = circle(0, 0, 10, "value") + text(str(value), 0, 4.5, "n14 onvalue")
        key, says = f"value-{value}", sight.words("piece-value", value=value)
        yield Piece("value", key, *layout.value_at(value), says, touch=key, w=22, h=22, drawing=drawing)


def tiles(sight: Sight) -> Iterator[Piece]:
    """Sides of player boards that can still be chosen."""
    box, words = sight.box, sight.words
    taken = {box.board_of[side] for side in sight.view.boards if side < len(box.boards)}
    for side, name in enumerate(box.boards):
        if box.board_of[side] not in taken:
            key, priced = f"board-{name}", [*zip(terms.RESOURCES, box.prices[side], strict=True)]
            told = [words("preview-price", resource=words(f"resource-{word}"), price=price) for word, price in priced]
            says, reads = words("piece-tile", board=words(key)), (words.listed(told),)
            yield named("tile", key, layout.tile_at(side), (188, 84), says, tile(words(key), priced), reads=reads)


def tile(name: str, priced: list[tuple[str, int]]) -> str:
    """The side of a player board with its prices."""
    drawing = rect(-94, -42, 188, 84, "paper", 8) + text(name.upper(), 0, -26, "card-title dark")
    for k, (word, price) in enumerate(priced):
        x, y = -62 + 62 * (k // 2), -6 + 28 * (k % 2)
        drawing += thing(symbol(word), x - 10, y, 22) + text(str(price), x + 12, y + 5, "n14")
    return drawing
