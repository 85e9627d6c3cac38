"""A seat's own board: workers, training, storage, patrons and cards."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from typing import NamedTuple

from tabularium.draw.pieces import thing
from tabularium.draw.svg import circle, group, rect, text, use
from tabularium.games.ave_roma.box import DENARII, RESOURCES, SPACES, SURPLUS, ZONES
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
from tabularium.games.ave_roma.picture.reading import held_reads
from tabularium.games.ave_roma.state import P_PATRONS, POINTS, AveRoma, card_of, is_ready, is_spent, on_right, value_of
from tabularium.games.ave_roma.steps.ending import FinalAction
from tabularium.games.ave_roma.steps.goods import FragmentResource, Overflow
from tabularium.games.ave_roma.steps.payment import PayIcon
from tabularium.games.ave_roma.steps.placement import values_of
from tabularium.games.ave_roma.steps.turn import ChooseLocation, ChooseValue, ChooseWorker
from tabularium.games.ave_roma.steps.upkeep import strength
from tabularium.kernel.parts import eyes, part
from tabularium.kernel.picture import HOUSE_COLOURS, NUMERALS, Mark, Piece
from tabularium.kernel.presentation import Words
from tabularium.kernel.scores import ScoreSheet


def seat_pieces(
    view: AveRoma, seat: int, far: bool, sheet: ScoreSheet, words: Words, names: Sequence[str]
) -> Iterator[Piece]:
    mine = seat == view.viewer
    name = names[seat]
    seen_by = eyes(view, words, names, view.box)
    active, owned = view.active[seat], view.owned[seat]
    used = tuple(view.is_used(card) for card in active)
    shown = (active, owned, view.doubled)
    worth_now = (sheet.points[seat], so_far(view, seat))
    people = (tuple(view.reserve[seat * ZONES : (seat + 1) * ZONES]), tuple(view.training[seat * SPACES :][:SPACES]))
    hands = (seat, view.seats + seat)
    reserves = tuple(tuple(view.reserve[hand * ZONES : (hand + 1) * ZONES]) for hand in hands)
    sent = tuple(about_to_go(view, hand) for hand in hands)
    goods, stores = tuple(view.goods_of(seat)), stores_to_touch(view, mine)
    yield from part(lambda: workers(view, seat, mine, words, name), "workers", seen_by, seat, reserves, sent)
    yield from part(lambda: training(view, seat, mine, words, name), "training", seen_by, seat, people)
    yield from part(
        lambda: storage(view, seat, stores, words, name),
        "storage", seen_by, seat, goods, view.boards[seat], *stores.items(),
    )  # fmt: skip
    yield from part(
        lambda: patrons(view, seat, words, name), "patrons", seen_by, seat, shown, used, view.political[seat]
    )
    yield from part(lambda: cards(view, seat, far, words, name), "cards", seen_by, seat, far, shown)
    yield from part(lambda: counts(view, seat, sheet, words, name), "counts", seen_by, seat, worth_now, people)
    if far:
        yield from part(
            lambda: [worth(view, seat, sheet, words, name), summary(view, seat, sheet, words, name)],
            "afar", seen_by, seat, worth_now, people, goods, len(active), len(owned),
        )  # fmt: skip


def workers(view: AveRoma, seat: int, mine: bool, words: Words, name: str) -> Iterator[Piece]:
    """Workers in reserve; with two players those of the neutral, too."""
    own = Reserve("worker", "piece-reserve", seat, 36, layout.worker_at)
    yield from reserve(view, seat, own, mine, words, name)
    if view.seats == 2:
        neutral = Reserve("neutral", "piece-neutral-reserve", view.seats + seat, 28, layout.neutral_at)
        yield from reserve(view, seat, neutral, mine, words, name)


class Reserve(NamedTuple):
    """Some workers beside a board: what one touches, their sentence, whose hand sends them, size and places."""

    touch: str
    says: str
    hand: int
    size: float
    at: Callable[[int], layout.Point]


def about_to_go(view: AveRoma, hand: int) -> int:
    """The value of the worker in reserve that a hand has chosen, or 0."""
    step = view.agenda[-1] if view.agenda else None
    return step.value if isinstance(step, ChooseLocation) and step.seat == hand and not step.source else 0


def reserve(view: AveRoma, seat: int, of: Reserve, mine: bool, words: Words, name: str) -> Iterator[Piece]:
    """The one about to be sent is marked, however it was chosen."""
    place = 0
    sent = about_to_go(view, of.hand)
    for value in range(1, ZONES + 1):
        says = words(of.says, value=value, seat=name)
        touch = f"{of.touch}-{value}" if mine else ""
        drawing = worker(value, seat, NUMERALS[seat], HOUSE_COLOURS[seat], of.hand >= view.seats, of.size)
        for k in range(view.reserve[of.hand * ZONES + value - 1]):
            marks: tuple[Mark, ...] = ("chosen",) if value == sent and k == 0 else ()
            yield Piece(
                f"worker-{value}", f"{of.touch}s-{seat}", *of.at(place), says, seat, value, touch=touch, w=of.size,
                h=of.size, drawing=drawing, marks=marks,
            )  # fmt: skip
            place += 1


def training(view: AveRoma, seat: int, mine: bool, words: Words, name: str) -> Iterator[Piece]:
    box = view.box
    for space in range(SPACES):
        x, y = layout.training_at(space)
        key = f"training-{space + 1}" if mine else ""
        shift, cost = box.training_shift[space], box.training_cost[space]
        says = words("piece-training", seat=name, shift=shift, price=words("amount-denarii", count=cost))
        if mine:
            yield Piece("training", key, x, y, says, touch=key, w=46, h=44, outline="M-23-22h46v44h-46z")
        here = view.training[seat * SPACES + space]
        if here:
            value, ready = value_of(here), is_ready(here)
            said_ = words("piece-trained" if ready else "piece-waiting", value=value, seat=name, shift=shift)
            marks: tuple[Mark, ...] = () if ready else ("exhausted",)
            drawing = worker(value, seat, NUMERALS[seat], HOUSE_COLOURS[seat], False, 32, not ready)
            yield Piece(
                f"worker-{value}", f"training-{seat}-{space}", x, y + 2, said_, seat, value,
                touch=f"trained-{space + 1}" if mine else "", on=key, w=32, h=32, drawing=drawing, marks=marks,
            )  # fmt: skip


def stores_to_touch(view: AveRoma, mine: bool) -> dict[int, str]:
    """What of the own storage can pay or be gained now, and by which key."""
    step = view.agenda[-1] if view.agenda else None
    if mine and isinstance(step, PayIcon):
        return {good: f"store-{(*RESOURCES, 'surplus')[good]}" for good in range(SURPLUS + 1)}
    if mine and isinstance(step, Overflow):
        return {SURPLUS: "store-surplus", DENARII: "store-denarii"}
    if mine and isinstance(step, FragmentResource):
        return {resource: f"gain-{RESOURCES[resource]}" for resource in range(len(RESOURCES))}
    return {}


def storage(view: AveRoma, seat: int, touch: dict[int, str], words: Words, name: str) -> Iterator[Piece]:
    """Six tracks, surplus and denarii."""
    for good, count in enumerate(view.goods_of(seat)):
        word = (*RESOURCES, "surplus", "denarii")[good]
        limit = view.box.basic_limit if good < SURPLUS else view.box.surplus_limit
        amount = words(f"amount-{word}", count=count)
        if good < SURPLUS and view.boards[seat] < len(view.box.boards):
            says = words("piece-store", units=amount, seat=name, limit=limit, price=view.price(seat, good))
        else:
            says = words("piece-stock", units=amount, seat=name)
        x, y = layout.store_at(good)
        drawing = stock(word, count, 0 if good == DENARII else limit)
        yield Piece(symbol(word), f"store-{seat}", x, y, says, touch=touch.get(good, ""), w=58, h=50, drawing=drawing)


def patrons(view: AveRoma, seat: int, words: Words, name: str) -> Iterator[Piece]:
    box = view.box
    opened = view.slots_open(seat)
    w, h = layout.PATRON
    for slot, card in enumerate(view.active[seat]):
        key = f"card-{box.cards[card]}"
        says = words("piece-active", card=words(key), seat=name, slot=slot + 1)
        marks: tuple[Mark, ...] = ("exhausted",) if view.is_used(card) else ()
        reads = held_reads(view, card, words)
        yield Piece(
            "patron", f"patron-{seat}-{slot}", *layout.patron_at(slot), says, id=key, touch=key, w=w, h=h, marks=marks,
            drawing=patron_card(box, card, words), reads=reads,
        )  # fmt: skip
    for slot in range(len(view.active[seat]), box.active_limit):
        if slot >= opened:
            says = words("piece-shut", seat=name, slot=slot + 1)
            lock = use("lock", 0, 0, 18, "faint")
            yield Piece("lock", f"patron-{seat}-{slot}", *layout.patron_at(slot), says, w=30, h=30, drawing=lock)


def cards(view: AveRoma, seat: int, far: bool, words: Words, name: str) -> Iterator[Piece]:
    """Cards beside the board, in the order they came; those used are barred, spent ones turned. On a far board they are
    large enough to be read."""
    box = view.box
    held_cards = view.owned[seat]
    w, h = layout.OWNED
    for place, held in enumerate(held_cards):
        card = card_of(held)
        key = f"card-{box.cards[card]}"
        right = on_right(held) and view.advanced()
        says = words("piece-owned", card=words(key), seat=name)
        if far:
            x, y, size = layout.held_at(place, len(held_cards))
            w, h = layout.ROW_CARD[0] * size, layout.ROW_CARD[1] * size
            drawing = held_card(box, card, right, is_spent(held), size, words)
        else:
            x, y = layout.owned_at(place, len(held_cards))
            drawing = owned_card(box, card, right, is_spent(held))
        yield Piece(
            "owned", f"owned-{seat}", x, y, says, id=key, touch=key, w=w, h=h, drawing=drawing,
            reads=held_reads(view, held, words),
        )  # fmt: skip


def worth(view: AveRoma, seat: int, sheet: ScoreSheet, words: Words, name: str) -> Piece:
    """What the game would be worth to somebody now, by category."""
    rows = [
        (words(f"score-{category}"), points)
        for category, points in zip(sheet.categories, sheet.points[seat], strict=True)
    ]
    drawing = "".join(
        text(label, -92, -56 + 24 * k, "words small start") + text(str(points), 92, -56 + 24 * k, "n14 ink end")
        for k, (label, points) in enumerate(rows)
    )
    says = words("piece-worth", seat=name, total=sheet.totals[seat])
    return Piece("worth", f"worth-{seat}", 894, 104, says, seat, w=196, h=150, drawing=drawing)


def summary(view: AveRoma, seat: int, sheet: ScoreSheet, words: Words, name: str) -> Piece:
    """What one reads of a board from afar, over all the rest."""
    reserve = view.reserve[seat * ZONES : seat * ZONES + ZONES]
    workers = [(value + 1, 0) for value in range(ZONES) for _ in range(reserve[value])]
    trained = [worker for worker in view.training[seat * SPACES : seat * SPACES + SPACES] if worker]
    workers += [(value_of(worker), 1 if is_ready(worker) else 2) for worker in trained]
    points = (so_far(view, seat), sheet.totals[seat])
    held = (len(view.active[seat]), len(view.owned[seat]))
    drawing = from_afar(tuple(workers), seat, tuple(view.goods_of(seat)), points, held)
    says = words("piece-summary", seat=name)
    inside = group(drawing, layout.FAR_W / 2 - 2, layout.FAR_H / 2 - 2)
    return Piece("summary", f"seat-{seat}", 2, 2, says, seat, w=1, h=1, drawing=inside)  # where nothing else lies


def so_far(view: AveRoma, seat: int) -> int:
    return sum(view.points[seat * POINTS : seat * POINTS + P_PATRONS])


def counts(view: AveRoma, seat: int, sheet: ScoreSheet, words: Words, name: str) -> Iterator[Piece]:
    """Points so far, what the game would be worth now, and the sum that decides the turn order."""
    now, total = so_far(view, seat), sheet.totals[seat]
    says = words("piece-points", seat=name, count=now, total=total)
    parts = [words(f"score-{category}") for category in sheet.categories]
    reads = tuple(words("reads-score", category=part, count=sheet.points[seat][k]) for k, part in enumerate(parts))
    drawing = scored(now, -26, 0, 30) + text(f"→ {total}", 8, 6, "n16 ink")
    yield Piece("points", f"points-{seat}", 575, 168, says, w=100, h=30, drawing=drawing, reads=reads)
    total = strength(view, seat)
    says = words("piece-sum", seat=name, count=total)
    drawing = use("worker", -16, 0, 22, "sign") + text(f"Σ {total}", 12, 6, "n16 ink")
    yield Piece("sum", f"sum-{seat}", 715, 168, says, w=76, h=28, drawing=drawing)


def values(view: AveRoma, words: Words) -> Iterator[Piece]:
    """The values that a trained or an imaginary worker may take: the numbers of the zones."""
    step = view.agenda[-1] if view.agenda else None
    seat = view.viewer
    found: Collection[int] = ()
    if isinstance(step, ChooseWorker) and step.seat == seat:
        found = trained_values(view, seat)
    elif isinstance(step, ChooseValue) and step.seat == seat:
        found = values_of(view, seat, step.space)
    elif isinstance(step, FinalAction) and step.seat == seat:
        found = range(1, ZONES + 1)
    for value in sorted(found):
        drawing = circle(0, 0, 10, "value") + text(str(value), 0, 4.5, "n14 onvalue")
        key = f"value-{value}"
        says = words("piece-value", value=value)
        yield Piece("value", key, *layout.value_at(value), says, touch=key, w=22, h=22, drawing=drawing)


def tiles(view: AveRoma, words: Words) -> Iterator[Piece]:
    """Sides of player boards that can still be chosen."""
    box = view.box
    taken = {box.board_of[side] for side in view.boards if side < len(box.boards)}
    for side, name in enumerate(box.boards):
        if box.board_of[side] in taken:
            continue
        key = f"board-{name}"
        prices = box.prices[side]
        parts = [rect(-94, -42, 188, 84, "paper", 8), text(words(key).upper(), 0, -26, "card-title dark")]
        for k, word in enumerate(RESOURCES):
            x, y = -62 + 62 * (k // 2), -6 + 28 * (k % 2)
            parts.append(thing(symbol(word), x - 10, y, 22) + text(str(prices[k]), x + 12, y + 5, "n14"))
        listed = words.listed(
            [
                words("preview-price", resource=words(f"resource-{word}"), price=prices[k])
                for k, word in enumerate(RESOURCES)
            ]
        )
        yield Piece(
            "tile", key, *layout.tile_at(side), words("piece-tile", board=words(key)), id=key, touch=key, w=188, h=84,
            drawing="".join(parts), reads=(listed,),
        )  # fmt: skip
