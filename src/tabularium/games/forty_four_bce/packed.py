"""What is packed into one int: the arguments of moves, the entries of plans and of stacks, and what was said. Nobody
else shifts or masks them. The arguments of moves lie as the phrases in `notation.py` spell them."""

from __future__ import annotations

from typing import Final

from tabularium.games.forty_four_bce import terms
from tabularium.games.forty_four_bce.steps import kinds
from tabularium.kernel.moves import KIND, argument_of, kind_of

CARDS: Final = 32  # what the bits of a card can tell apart, loyalty and the back included
PLACES: Final = 16
BOARDS: Final = 5  # at the largest table

# -- cubes, cards, recruits --------------------------------------------------------------------------


def spend_move(political: int, military: int, social: int, support: int) -> int:
    return kinds.SPEND | political << 12 | military << 8 | social << 4 | support


def cubes_spent(move: int, kind: int) -> int:
    """How many cubes of a kind are spent."""
    return (move >> (12 - 4 * kind)) & 15


def put_away_move(card: int, face: int) -> int:
    return kinds.PUT_AWAY | card << 1 | face


def kept_after_all(move: int) -> int:
    """The move that takes a discard back."""
    return (kinds.KEEP_CARD if kind_of(move) == kinds.PUT_AWAY else kinds.KEEP_CUBE) | argument_of(move)


def discarded_before(move: int) -> int:
    """The discard that a move takes back."""
    return (kinds.PUT_AWAY if kind_of(move) == kinds.KEEP_CARD else kinds.GIVE_BACK) | argument_of(move)


def put_away_card(move: int) -> int:
    return argument_of(move) >> 1


def put_away_face(move: int) -> int:
    return move & 1


def call_back_move(recruit: int, field: int) -> int:
    return kinds.CALL_BACK | recruit << 2 | field


def called_recruit(move: int) -> int:
    return argument_of(move) >> 2


def called_field(move: int) -> int:
    return move & 3


# -- edits of a plan ---------------------------------------------------------------------------------


def play_move(recruit: int, field: int, place: int) -> int:
    return kinds.PLAY | recruit << 6 | field << 4 | place


# PLAYS[recruit][field][height] are the moves that lay it anywhere in a stack of so many others.
PLAYS: Final = tuple(
    tuple(
        tuple(tuple(play_move(card, field, place) for place in range(height + 1)) for height in range(PLACES))
        for field in range(len(terms.FIELDS))
    )
    for card in range(CARDS)
)


def plays(recruit: int, field: int, height: int) -> tuple[int, ...]:
    return PLAYS[recruit][field][min(height, PLACES - 1)]


def played_recruit(move: int) -> int:
    return argument_of(move) >> 6


def played_field(move: int) -> int:
    return (move >> 4) & 3


def played_place(move: int) -> int:
    return move & 15


def support_move(field: int, board: int) -> int:
    return kinds.SUPPORT_OTHER | field << 3 | board


def supported_board(move: int) -> int:
    return move & 7


def charm_move(field: int, kind: int) -> int:
    return kinds.CHARM | field << 2 | kind


def charm_influence(move: int) -> int:
    return move & 3


def masked(mask: int, count: int) -> list[int]:
    return [n for n in range(count) if (mask >> n) & 1]


# SUPPORTS[mask] are the moves that support one of these boards, CHARMS[mask] those that spend one of these influences.
SUPPORTS: Final = tuple(
    tuple(support_move(field, board) for field in range(len(terms.FIELDS)) for board in masked(mask, BOARDS))
    for mask in range(1 << BOARDS)
)
CHARMS: Final = tuple(
    tuple(charm_move(field, kind) for field in range(len(terms.FIELDS)) for kind in masked(mask, len(terms.INFLUENCE)))
    for mask in range(1 << len(terms.INFLUENCE))
)
LOYALTIES: Final = tuple(kinds.PLAY_LOYALTY | field for field in range(len(terms.FIELDS)))


def for_shared(move: int) -> bool:
    """Whether this edits the shared Suitor's plan."""
    return kinds.PLAY + kinds.SHARED <= move < kinds.SUPPORT_OWN


# -- plans -------------------------------------------------------------------------------------------

# A plan is a sorted tuple of entries `use << 12 | ...`: recruits by field and place in the stack, then loyalty,
# support and charisma, one entry for each card and cube.
RECRUIT_USE: Final = 0  # field << 9 | place << 5 | recruit
LOYALTY_USE: Final = 1  # field
SUPPORT_USE: Final = 2  # field << 3 | the board it is for
CHARISMA_USE: Final = 3  # field << 2 | influence
SHARED_MARK: Final = 1 << 14  # in a draft: an entry of the shared Suitor's plan
SEALED_PLAN: Final = (1 << 15,)  # what a plan is to those who may not see it


def recruit_entry(field: int, place: int, recruit: int) -> int:
    return field << 9 | place << 5 | recruit


def loyalty_entry(field: int) -> int:
    return LOYALTY_USE << 12 | field


def support_entry(field: int, board: int) -> int:
    return SUPPORT_USE << 12 | field << 3 | board


def charisma_entry(field: int, kind: int) -> int:
    return CHARISMA_USE << 12 | field << 2 | kind


def use_of(entry: int) -> int:
    """What a card or cube of a plan is for."""
    return entry >> 12


def entry_field(entry: int) -> int:
    use = entry >> 12
    if use == RECRUIT_USE:
        return entry >> 9
    if use == LOYALTY_USE:
        return entry & 3
    return (entry >> 3) & 3 if use == SUPPORT_USE else (entry >> 2) & 3


def entry_recruit(entry: int) -> int:
    return entry & 31


def entry_place(entry: int) -> int:
    return (entry >> 5) & 15


def entry_board(entry: int) -> int:
    return entry & 7


def entry_influence(entry: int) -> int:
    """The cube that an entry of support or charisma takes."""
    return terms.SUPPORT if entry >> 12 == SUPPORT_USE else entry & 3


def stack_in(plan: tuple[int, ...], field: int) -> list[int]:
    """The recruits of a field, top first."""
    return [entry & 31 for entry in plan if entry >> 9 == field]


def charisma_in(plan: tuple[int, ...], field: int) -> int:
    return sum([plan.count(charisma_entry(field, kind)) for kind in range(len(terms.INFLUENCE))])


def with_gap_at(plan: tuple[int, ...], entry: int) -> tuple[int, ...]:
    """The plan with the recruits of a field from this entry's place on one place lower."""
    return tuple([other + 32 if other >> 9 == entry >> 9 and other >> 5 >= entry >> 5 else other for other in plan])


def without_gap_at(plan: list[int], entry: int) -> list[int]:
    """The plan with the gap that this entry left in a stack closed."""
    return [other - 32 if other >> 9 == entry >> 9 and other >> 5 > entry >> 5 else other for other in plan]


def entry_laid(move: int, im: int) -> int:
    """The entry that an edit lays, or -1."""
    kind = kind_of(move)
    if kind == kinds.PLAY:
        return recruit_entry(played_field(move), played_place(move), played_recruit(move))
    if kind == kinds.PLAY_LOYALTY:
        return loyalty_entry(argument_of(move))
    if kind == kinds.SUPPORT_OTHER:
        return SUPPORT_USE << 12 | argument_of(move)
    if kind == kinds.CHARM:
        return CHARISMA_USE << 12 | argument_of(move)
    return support_entry(argument_of(move), im) if kind == kinds.SUPPORT_OWN else -1


UNDOES: Final = {
    kinds.UNPLAY: kinds.PLAY,
    kinds.UNPLAY_LOYALTY: kinds.PLAY_LOYALTY,
    kinds.UNSUPPORT_OTHER: kinds.SUPPORT_OTHER,
    kinds.UNCHARM: kinds.CHARM,
    kinds.UNSUPPORT_OWN: kinds.SUPPORT_OWN,
}


def entry_taken_back(move: int, im: int) -> int:
    """The entry that an edit takes back, or -1."""
    kind = UNDOES.get(kind_of(move), -1)
    return -1 if kind < 0 else entry_laid(kind | argument_of(move), im)


def laying_move(entry: int, im: int) -> int:
    """The edit that lays an entry on a plan; support for the Imperium Maius is the own support of that seat."""
    use = entry >> 12
    if use == RECRUIT_USE:
        return play_move(entry_recruit(entry), entry_field(entry), entry_place(entry))
    if use == LOYALTY_USE:
        return kinds.PLAY_LOYALTY | entry_field(entry)
    if use == CHARISMA_USE:
        return charm_move(entry_field(entry), entry_influence(entry))
    own = entry_board(entry) == im
    return kinds.SUPPORT_OWN | entry_field(entry) if own else support_move(entry_field(entry), entry_board(entry))


def taking_back_move(entry: int, im: int) -> int:
    laying = laying_move(entry, im)
    kind = kind_of(laying)
    return (kinds.UNSUPPORT_OWN if kind == kinds.SUPPORT_OWN else kind + kinds.UNPLAY - kinds.PLAY) | argument_of(
        laying
    )


def own_part(draft: tuple[int, ...]) -> tuple[int, ...]:
    """The entries of a draft for the seat's own board."""
    return tuple([entry for entry in draft if entry < SHARED_MARK])


def shared_part(draft: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([entry - SHARED_MARK for entry in draft if entry >= SHARED_MARK])


def both_parts(own: tuple[int, ...], shared: tuple[int, ...]) -> tuple[int, ...]:
    return own + tuple([entry | SHARED_MARK for entry in shared])


# -- stacks on the table -----------------------------------------------------------------------------

# A recruit in a stack: its card, filled boxes, authority by its own ability, and whether it returns at recess.
FILLED: Final = 1 << 5
ADDED: Final = 1 << 8
RETURNS: Final = 1 << 12


def stack_card(entry: int) -> int:
    return entry & 31


def boxes_filled(entry: int) -> int:
    return (entry >> 5) & 7


def authority_added(entry: int) -> int:
    return (entry >> 8) & 15


def will_return(entry: int) -> bool:
    return entry >> 12 == 1


# -- stored cards ------------------------------------------------------------------------------------

# What all know of a stored card: which it is, and how many of the cards that are in the Collegium unseen went there
# before it can have gone: it was stored after them, or all have heard that it is not among them.


def stored_entry(unseen: int, card: int) -> int:
    return unseen << 5 | card


def stored_card(entry: int) -> int:
    return entry & 31


def unseen_before(entry: int) -> int:
    return entry >> 5


# -- what is said ------------------------------------------------------------------------------------


def said_entry(seat: int, move: int) -> int:
    return seat << 26 | move


def speaker_of(statement: int) -> int:
    return statement >> 26


def spoken(statement: int) -> int:
    """The move that said it."""
    return statement & (1 << 26) - 1


def about_support(kind: int, seat: int, field: int, count: int) -> int:
    """A pledge of support for a seat, or a request to it."""
    return kind | seat << 6 | field << 4 | count - 1


def about_recruit(kind: int, seat: int, recruit: int, field: int, count: int) -> int:
    """A pledge to play a recruit, or a request to a seat to do so."""
    asked = seat << 11 if kind == kinds.REQUEST_PLAY else 0
    return kind | asked | recruit << 6 | field << 4 | count - 1


def about_field(kind: int, field: int, count: int) -> int:
    """A pledge of charisma or loyalty."""
    return kind | field << 4 | count - 1


def about_tile(field: int, seat: int) -> int:
    return kinds.PROPOSE_TILE | field << 3 | seat


def about_card(card: int, count: int) -> int:
    return kinds.CLAIM_CARD | card << 4 | count - 1


def named_seat(move: int) -> int:
    """The seat that a statement names, or -1."""
    kind = kind_of(move)
    if kind == kinds.PROPOSE_IM:
        return argument_of(move)
    if kind == kinds.PROPOSE_TILE:
        return move & 7
    if kind in (kinds.PLEDGE_SUPPORT, kinds.REQUEST_SUPPORT):
        return argument_of(move) >> 6
    return argument_of(move) >> 11 if kind == kinds.REQUEST_PLAY else -1


def named_field(move: int) -> int:
    """The field of a statement that names one."""
    kind = kind_of(move)
    if kind == kinds.PLEDGE_ABSTAIN:
        return argument_of(move)
    return (move >> (3 if kind == kinds.PROPOSE_TILE else 4)) & 3


def named_count(move: int) -> int:
    return (move & 15) + 1


def named_card(move: int) -> int:
    """The recruit of a pledge or request to play, or the card claimed."""
    return (move >> (4 if kind_of(move) == kinds.CLAIM_CARD else 6)) & 31


def reaction_entry(number: int, seat: int, answer: int) -> int:
    """`answer` is one of ACCEPT, REFUSE and WITHDRAW."""
    return number << 8 | seat << 4 | (answer - kinds.ACCEPT >> KIND)


def reaction_number(reaction: int) -> int:
    return reaction >> 8


def reaction_seat(reaction: int) -> int:
    return (reaction >> 4) & 15


def reaction_answer(reaction: int) -> int:
    return kinds.ACCEPT + ((reaction & 15) << KIND)
