"""Effects of structures and recruits, one function for each verb: in the order listed on the card (BC-14.2), each as
far as it can be carried out (BC-14.1)."""

from __future__ import annotations

from tabularium.games.forty_four_bce import packed, terms
from tabularium.games.forty_four_bce.box import Effect
from tabularium.games.forty_four_bce.state import FortyFourBce
from tabularium.games.forty_four_bce.steps import told
from tabularium.games.forty_four_bce.steps.choices import (
    ChooseEnlist,
    ChooseReturn,
    ChooseSpend,
    ChooseType,
    MoveFrom,
    ToCollegium,
    can_move,
    can_trade,
    cannot_pay,
    contributes,
    enlists,
)
from tabularium.games.forty_four_bce.steps.supply import collect, gain
from tabularium.kernel.step import Step

# -- structures --------------------------------------------------------------------------------------


class Effects(Step[FortyFourBce]):
    """The rest of a structure's effects, after one that had a choice."""

    __slots__ = ("board", "effect", "structure")

    def __init__(self, board: int, effect: int, structure: int) -> None:
        self.board = board
        self.effect = effect
        self.structure = structure

    def run(self, s: FortyFourBce) -> None:
        carry_out(s, self.board, self.structure, self.effect)


def carry_out(s: FortyFourBce, board: int, structure: int, start: int) -> None:
    """The effects of a structure from `start` on; what asks its owner interrupts the rest."""
    effects = s.box.structure_effects[structure]
    for i in range(start, len(effects)):
        effect = effects[i]
        if not holds(s, board, effect.condition):
            continue
        if not asks(effect):
            act(s, board, effect)
            continue
        if i + 1 < len(effects):
            s.push(Effects(board, i + 1, structure))
        ask(s, board, structure, i)
        return


def asks(effect: Effect) -> bool:
    if effect.verb == terms.COLLECT:
        return effect.resource == terms.ANY
    return effect.verb in (terms.TRADE, terms.ENLIST, terms.MOVE_ARCHITECT, terms.RETURN_TO_STORAGE, terms.TO_COLLEGIUM)


def act(s: FortyFourBce, board: int, effect: Effect) -> None:
    """An effect without a choice. The limit is raised by being there (BC-6.2), what counts discards waits for them."""
    if effect.verb == terms.COLLECT:
        collect(s, board, effect.resource, effect.count)
    elif effect.verb == terms.GAIN and effect.per != terms.CARDS_DISCARDED:
        gain(s, board, gained(s, board, effect, 0))


def ask(s: FortyFourBce, board: int, structure: int, i: int) -> None:
    effect = s.box.structure_effects[structure][i]
    if effect.verb == terms.COLLECT:
        s.push(ChooseType(board, 0, effect.count))
    elif effect.verb == terms.TRADE:
        s.push(ChooseSpend(board, i, 0, structure))
    elif effect.verb == terms.ENLIST:
        s.push(ChooseEnlist(board, structure))
    elif effect.verb == terms.MOVE_ARCHITECT:
        s.push(MoveFrom(board, structure))
    elif effect.verb == terms.TO_COLLEGIUM:
        s.push(ToCollegium(board, effect.count))
    elif effect.target == terms.CHOOSE and not s.last_year():  # BC-14.28: nothing returns in the last year
        s.push(ChooseReturn(board))


def would_act(s: FortyFourBce, board: int, structure: int) -> bool:
    """Whether a structure's effects would change anything now (BC-3.14, BC-5.10)."""
    for effect in s.box.structure_effects[structure]:
        if holds(s, board, effect.condition) and changes(s, board, structure, effect):
            return True
    return False


def changes(s: FortyFourBce, board: int, structure: int, effect: Effect) -> bool:
    if effect.verb == terms.TRADE:
        return can_trade(s, board, effect)
    if effect.verb == terms.ENLIST:
        for recruit in range(s.box.loyal):
            if s.display[recruit] and enlists(s, structure, recruit) and not cannot_pay(s, board, recruit, structure):
                return True
        return False
    if effect.verb == terms.MOVE_ARCHITECT:
        return can_move(s, board, structure)
    if effect.verb == terms.COLLECT:
        return supply_has(s, effect.resource)
    return effect.verb == terms.GAIN and gained(s, board, effect, 0) > 0


def supply_has(s: FortyFourBce, resource: int) -> bool:
    if resource < terms.ANY:
        return s.supply[resource] > 0
    if resource == terms.ANY:
        return sum(s.supply) > 0
    return resource == terms.LOYALTY or s.mint > 0


# -- recruits ----------------------------------------------------------------------------------------


def activate_ability(s: FortyFourBce, board: int, field: int, place: int) -> None:
    """The ability of one recruit in a stack, for its owner only (BC-10.18), supported or not (BC-10.17)."""
    card = packed.stack_card(s.stacks[board * 3 + field][place])
    for effect in s.box.effects[card]:
        if not recruit_holds(s, board, field, place, effect.condition):
            continue
        if effect.verb in (terms.COLLECT, terms.GAIN):
            s.tell(told.ABILITY, board, card)
        if effect.verb == terms.COLLECT and effect.resource == terms.ANY:
            s.push(ChooseType(board, 0, effect.count))
        elif effect.verb == terms.COLLECT:
            collect(s, board, effect.resource, effect.count)  # BC-10.19: to the storage, for a later year
        elif effect.verb == terms.GAIN:
            gain(s, board, gained(s, board, effect, 0))
        elif effect.verb == terms.CHARISMA:
            s.charisma[board * 3 + field] += effect.count
            s.tell(told.ABILITY_CHARISMA, board, card, field, effect.count)
        elif effect.verb == terms.AUTHORITY:
            add_authority(s, board, field, place, effect.count)
        elif effect.verb == terms.PLACE_SUPPORT:
            ability_places(s, board, field, place, effect.count)


def recruit_holds(s: FortyFourBce, board: int, field: int, place: int, condition: int) -> bool:
    stack = s.stacks[board * 3 + field]
    if condition == terms.IF_HAS_AUTHORITY:  # BC-14.7: judged as it is activated
        return contributes(s, stack[place]) > 0
    if condition == terms.IF_MULTIPLE_SAME:  # BC-14.5
        card = packed.stack_card(stack[place])
        return sum([1 for entry in stack if packed.stack_card(entry) == card]) > 1
    return holds(s, board, condition)


def add_authority(s: FortyFourBce, board: int, field: int, place: int, count: int) -> None:
    stack = list(s.stacks[board * 3 + field])
    stack[place] += packed.ADDED * count
    s.stacks[board * 3 + field] = tuple(stack)
    s.tell(told.ABILITY_AUTHORITY, board, packed.stack_card(stack[place]), field, count)


def ability_places(s: FortyFourBce, board: int, field: int, place: int, count: int) -> None:
    """Support from the supply on the owner's first open box of the field, wherever it lies (BC-14.6, BC-14.10)."""
    acting = packed.stack_card(s.stacks[board * 3 + field][place])
    for _ in range(count):
        recruit = place_support(s, board, field)
        if recruit < 0:
            s.tell(told.ABILITY_LOST, board, acting, field)
            return
        s.tell(told.ABILITY_PLACED, board, acting, field, recruit)


def place_support(s: FortyFourBce, board: int, field: int) -> int:
    """`fill_next` with support of the supply, if it has any."""
    recruit = fill_next(s, board, field) if s.supply[terms.SUPPORT] else -1
    if recruit >= 0:
        s.supply[terms.SUPPORT] -= 1
        s.afield[terms.SUPPORT] += 1
    return recruit


def fill_next(s: FortyFourBce, board: int, field: int) -> int:
    """Put 1 support on the next open ambition: topmost recruit first, its boxes from top to bottom, all of them before
    the next recruit's (BC-10.7), one each (BC-10.8); who has no box takes none (BC-10.36). The recruit, or -1."""
    at = board * 3 + field
    stack = s.stacks[at]
    worth = s.box.worth
    for place in range(len(stack)):
        entry = stack[place]
        card = packed.stack_card(entry)
        if packed.boxes_filled(entry) < len(worth[card]) - 1:
            s.stacks[at] = (*stack[:place], entry + packed.FILLED, *stack[place + 1 :])
            return card
    return -1


# -- conditions and counts ---------------------------------------------------------------------------


def holds(s: FortyFourBce, board: int, condition: int) -> bool:
    """Conditions on the owner. In the resolution the Imperium Maius is the outgoing one (BC-14.27)."""
    if condition == terms.ALWAYS:
        return True
    if condition == terms.IF_IM:
        return board == s.im
    if condition == terms.IF_SUITOR:
        return board != s.im
    if condition == terms.IF_AWARDED_TILE:
        return board in s.awarded
    if condition == terms.IF_NO_TILE:
        return board not in s.awarded
    if condition == terms.IF_KEPT_IM:
        return board == s.im and s.heir == s.im
    if condition == terms.IF_WON_IM:
        return board == s.heir and s.won == 1
    return True  # about single recruits: judged where they lie


def gained(s: FortyFourBce, board: int, effect: Effect, discarded: int) -> int:
    """The Imperium of a `gain`, never more than its most (BC-12.24)."""
    return min(effect.most, effect.imperium * counted(s, board, effect.per, discarded))


def counted(s: FortyFourBce, board: int, per: int, discarded: int) -> int:
    """What a `gain` counts, of its owner."""
    if per == terms.ONCE:
        return 1
    if per == terms.FIELDS_DEPLOYED:  # BC-14.24
        return sum([1 for field in range(3) if s.front[board * 3 + field]])
    if per == terms.ARCHITECTS_ON_BOARD:  # BC-14.19
        return len(s.owned[board])
    if per == terms.CARDS_DISCARDED:  # BC-14.25
        return discarded
    if per == terms.ALLEGIANCE_TILES:
        return len(s.tiles[board])
    if terms.POLITICAL_TILES <= per <= terms.SOCIAL_TILES:
        return sum([1 for tile in s.tiles[board] if tile % 3 == per - terms.POLITICAL_TILES])
    if per == terms.FIXED_STRUCTURES:
        return sum([1 for structure in s.owned[board] if s.box.kind[structure] == terms.FIXED])
    if per == terms.ERA_STRUCTURES:
        return sum([1 for structure in s.owned[board] if s.box.kind[structure] == terms.ERA])
    if per == terms.IM_TILE:
        return 1 if board == s.im else 0
    if per == terms.STORAGE_ITEMS:  # BC-12.23
        return s.held(board)
    return counted_cards(s, board, per)


def counted_cards(s: FortyFourBce, board: int, per: int) -> int:
    """Cards in the Collegium by field (no Lictor), by level (Lictors are of level 2), loyalty or Lictors."""
    box = s.box
    found = 0
    for card in (*s.collegium[board], *s.dark[board]):
        if card == box.back:
            continue
        if card == box.loyal:
            found += per == terms.COLLEGIUM_LOYALTY
        elif per == terms.COLLEGIUM_LICTORS:
            found += card == box.lictor
        elif terms.POLITICAL_RECRUITS <= per <= terms.SOCIAL_RECRUITS:  # BC-12.14
            found += box.field[card] == per - terms.POLITICAL_RECRUITS
        elif terms.LEVEL_1_RECRUITS <= per <= terms.LEVEL_3_RECRUITS:
            found += box.level[card] == per - terms.LEVEL_1_RECRUITS + 1
    return found


def demand(s: FortyFourBce, board: int, structure: int, kind: int) -> int:
    """How many of a kind a structure could take from the supply; any influence counts for every influence."""
    most = 0
    for effect in s.box.structure_effects[structure]:
        wanted = effect.resource == kind or (effect.resource == terms.ANY and kind < terms.ANY)
        if effect.verb == terms.COLLECT and wanted and holds(s, board, effect.condition):
            most += effect.count
    return most
