"""What a move would cost and bring, beside its label: so that nobody has to look it up on the board."""

from __future__ import annotations

from tabularium.games.ave_roma import terms
from tabularium.games.ave_roma.box import AveRomaBox
from tabularium.games.ave_roma.effects import honours, left, level_after, path_cost, unspent, zone_price
from tabularium.games.ave_roma.faces import effect, end, face, halves, modifier, name_of, price, rewards, units
from tabularium.games.ave_roma.picture.sight import Sight
from tabularium.games.ave_roma.state import AveRoma, is_ready
from tabularium.games.ave_roma.steps import kinds
from tabularium.games.ave_roma.steps.cards import ChooseZone, reward_of
from tabularium.games.ave_roma.steps.ending import RaiseZone, ScoreZone
from tabularium.games.ave_roma.steps.locations import InfluenceCard, row_at
from tabularium.games.ave_roma.steps.patrons import PlacePatron
from tabularium.games.ave_roma.steps.placement import slot_blocked, values_of
from tabularium.games.ave_roma.steps.turn import ChooseLocation, ChooseWorker
from tabularium.kernel.moves import PASS, argument_of, kind_of


def preview(sight: Sight, move: int) -> str:
    view, words = sight.view, sight.words
    seat = view.viewer
    step = view.agenda[-1]
    kind = kind_of(move)
    argument = argument_of(move)
    if kind == kinds.GO and isinstance(step, ChooseLocation):
        return aim(sight, seat, argument, step.value)
    if kind in (kinds.CHOOSE, kinds.USE, kinds.ACTIVATE, kinds.REPLACE, kinds.DOUBLE, kinds.SPEND):
        return card_aside(sight, seat, kind, argument)
    if kind in (kinds.IN_ZONE, kinds.JUMP):
        return zone_aside(sight, seat, move)
    if kind in (kinds.SPACE, kinds.TRAIN_WORKER, kinds.RETRAIN):
        return price_of_training(sight, kinds.space_taken(move))
    if kind in (kinds.SELL, kinds.BUY):
        count = kinds.count_traded(move) * view.price(seat, kinds.resource_traded(move))
        return words("amount-denarii", count=count) if count else ""
    if kind == kinds.TRAINED:
        found = values_of(view, seat, argument)
        return words("preview-trained", least=min(found), most=max(found))
    if kind == kinds.BONUS:
        card = name_of(view, view.tops[row_at(view.at)], words) if view.box.place[view.at] == terms.ROW else ""
        return words(f"preview-bonus-{terms.LOCATIONS[view.at]}", count=bonus_rate(view.box, view.at), card=card)
    if kind == kinds.ICON:
        return words("preview-cards", count=len(left(view, seat, argument)))
    if kind == kinds.HALF:
        shown = view.box.resources[view.zones[view.value - 1]]
        return units(shown[2:] if argument else shown[:2], words)
    if kind == kinds.SECOND and argument == kinds.PART_INFLUENCE:
        return words("preview-up-to", count=sum(view.box.influence[card] for card in unspent(view, seat)))
    if kind == kinds.RECOVER:
        return words.listed([str(value) for value in sorted(view.workers_at(argument)) if value])
    if kind == kinds.BOARD:
        return ", ".join(
            words("preview-price", resource=words(f"resource-{name}"), price=view.box.prices[argument][i])
            for i, name in enumerate(terms.RESOURCES)
        )
    if move == kinds.PASSIVE and isinstance(step, PlacePatron):
        return effect(view, step.card, words)
    if move == kinds.STOP and isinstance(step, InfluenceCard):
        return words("preview-level", level=level_after(view, seat, view.value - 1, step.total))
    if move == PASS and isinstance(step, ChooseWorker):
        return words("preview-points", count=unused_workers(view, seat) * view.box.unused_worker)
    return ""


def bonus_rate(box: AveRomaBox, at: int) -> int:
    """What each card is worth in the bonus of a location; at PROPRAETOR, how many make a set."""
    first = (box.adv_quaestor, box.adv_aedilis, box.adv_mercator, box.adv_aedificator)
    return (*first, box.adv_legatus, box.adv_propraetor, box.adv_roma, box.adv_senatus)[at]


def unused_workers(view: AveRoma, seat: int) -> int:
    ready = [
        worker for worker in view.training[seat * terms.SPACES : seat * terms.SPACES + terms.SPACES] if is_ready(worker)
    ]
    return sum(view.reserve[seat * terms.ZONES : seat * terms.ZONES + terms.ZONES]) + len(ready)


def aim(sight: Sight, seat: int, at: int, value: int) -> str:
    """What one does at a location, and what a worker of this value would find there."""
    found = location(sight, seat, at, value)
    return sight.words(f"aim-{terms.LOCATIONS[at]}", found=found) if found else ""


def location(sight: Sight, seat: int, at: int, value: int) -> str:
    """What a worker of this value would find at a location."""
    box, view, words = sight.box, sight.view, sight.words
    if at == terms.TRAINING:
        return ""
    if at == terms.QUAESTOR:
        return words("amount-denarii", count=box.quaestor_rate * value)
    if at == terms.ROMA:
        start = view.colosseum[seat]
        cost = price(path_cost(view, seat, start, value), words)
        return words("preview-roma", price=cost, count=honours(view, start, value))
    if box.place[at] == terms.ROW:
        cards = view.rows[row_at(at) * terms.SLOTS : row_at(at) * terms.SLOTS + terms.SLOTS]
        open_slots = [slot for slot in range(terms.SLOTS) if not slot_blocked(view, seat, at, slot, value)]
        return ", ".join(name_of(view, cards[slot], words) for slot in open_slots)
    assert box.place[at] == terms.ZONAL
    card = view.zones[value - 1]
    shown = words("preview-no-card") if card == box.none else halves(box, card, words)
    due = zone_price(view, seat, at, value - 1)
    slides = card != box.none and not view.is_high(value - 1)
    asked = words("amount-denarii", count=due) if due else words("board-free")
    return words("preview-slides" if slides else "preview-zone", zone=value, card=shown, price=asked)


def card_aside(sight: Sight, seat: int, kind: int, card: int) -> str:
    box, view, words = sight.box, sight.view, sight.words
    if kind == kinds.USE:
        return modifier(box, card, words)
    if kind == kinds.DOUBLE:
        return end(view, card, words)
    if kind == kinds.SPEND:
        return words("board-influence", count=box.influence[card])
    if kind != kinds.CHOOSE:
        return effect(view, card, words)
    shown = ", ".join(face(view, card, words))
    gains = reward_of(view, seat, card) if box.kind[card] in (terms.BUILDING, terms.WAR) else ()
    return words("preview-set", card=shown, reward=rewards(gains, words)) if any(gains) else shown


def zone_aside(sight: Sight, seat: int, move: int) -> str:
    """Where a cube would stand, or what it would score."""
    view = sight.view
    step = view.agenda[-1]
    zone = argument_of(move)
    here = view.cubes[seat * terms.ZONES + zone]
    if isinstance(step, ScoreZone):
        return sight.words("preview-points", count=view.box.end_points[step.card] * max(0, here))
    if isinstance(step, RaiseZone):
        return sight.words("preview-level", level=here + (1 if kind_of(move) == kinds.IN_ZONE else 2))
    assert isinstance(step, ChooseZone)
    return sight.words("preview-level", level=level_after(view, seat, zone, step.count))


def price_of_training(sight: Sight, space: int) -> str:
    cost = sight.box.training_cost[space]
    return sight.words("amount-denarii", count=cost) if cost else sight.words("board-free")
