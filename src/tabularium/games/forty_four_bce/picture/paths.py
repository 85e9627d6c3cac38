"""What one touches to make a move."""

from __future__ import annotations

from typing import Final

from tabularium.games.forty_four_bce.box import FIELDS, INFLUENCE, SUPPORT
from tabularium.games.forty_four_bce.notation import FIELD_SETS
from tabularium.games.forty_four_bce.packed import (
    called_field,
    called_recruit,
    cubes_spent,
    discarded_before,
    entry_board,
    entry_field,
    entry_influence,
    entry_laid,
    entry_taken_back,
    for_shared,
    named_card,
    named_field,
    named_seat,
    own_part,
    played_field,
    played_place,
    played_recruit,
    put_away_card,
    put_away_face,
    shared_part,
    stack_in,
)
from tabularium.games.forty_four_bce.state import FortyFourBce
from tabularium.games.forty_four_bce.steps import kinds as w
from tabularium.games.forty_four_bce.steps.discard import Discard
from tabularium.games.forty_four_bce.steps.turns import BoardStep
from tabularium.kernel.moves import argument_of, kind_of
from tabularium.kernel.picture import LISTED, Path, bag, touches

LIST_ONLY: Final = frozenset((w.STOP, w.NONE_BACK))  # words rather than things
SITES: Final = (w.BUILD, w.ACTIVATE, w.MOVE_FROM, w.MOVE_TO)
EDITS: Final = (
    w.PLAY, w.PLAY_LOYALTY, w.SUPPORT_OTHER, w.CHARM, w.SUPPORT_OWN,
    w.UNPLAY, w.UNPLAY_LOYALTY, w.UNSUPPORT_OTHER, w.UNCHARM, w.UNSUPPORT_OWN,
)  # fmt: skip


def path_of(view: FortyFourBce, move: int) -> Path | None:
    kind = kind_of(move)
    if kind in SITES:
        return touches(f"structure-{view.box.structures[argument_of(move)]}")
    if kind == w.RECRUIT:
        return touches(f"recruit-{view.box.recruits[argument_of(move)]}")
    if kind == w.TAKE:
        return touches(f"supply-{INFLUENCE[argument_of(move)]}")
    if kind == w.LEAD:
        return touches(seat_key(view.seats if argument_of(move) else view.viewer))
    if kind in (w.SPEND, w.PUT_AWAY, w.GIVE_BACK):
        return given(view, move)
    if kind in (w.KEEP_CARD, w.KEEP_CUBE):
        laid = given(view, discarded_before(move)).touches[0]
        return touches(f"gone-{laid}")
    if kind in (w.REWARD_DENARIUS, w.REWARD_IMPERIUM):
        return touches("supply-denarius" if kind == w.REWARD_DENARIUS else "supply-imperium")
    if kind == w.CALL_BACK:
        return touches(
            f"played-{recruit_key(view, called_recruit(move))}-{FIELDS[called_field(move)]}-{acting(view) + 1}"
        )
    if for_shared(move):
        return edit(view, move - w.SHARED, view.seats)
    if kind in EDITS:
        return edit(view, move, view.viewer)
    if kind in (w.ACCEPT, w.REFUSE, w.WITHDRAW):
        return touches(f"said-{argument_of(move) + 1}")
    if w.PROPOSE_FIELDS <= kind <= w.CLAIM_CARD:
        return statement(view, move)
    return LISTED if kind in LIST_ONLY else None


def seat_key(board: int) -> str:
    return f"seat-{board + 1}"


def recruit_key(view: FortyFourBce, recruit: int) -> str:
    return view.box.recruits[recruit]


def acting(view: FortyFourBce) -> int:
    """The board that the decision is about."""
    step = view.agenda[-1]
    return step.board if isinstance(step, (BoardStep, Discard)) else view.viewer


def mine(view: FortyFourBce, board: int) -> str:
    """The start of the keys of what lies behind the screen of this board."""
    return "" if board < view.seats else "shared-"


def given(view: FortyFourBce, move: int) -> Path:
    """Cubes that pay, and what is discarded."""
    own = mine(view, acting(view))
    kind = kind_of(move)
    if kind == w.GIVE_BACK:
        return touches(f"{own}cube-{INFLUENCE[argument_of(move)]}")
    if kind == w.PUT_AWAY:
        return touches(f"{own}card-{view.box.cards[put_away_card(move)]}-{('up', 'down')[put_away_face(move)]}")
    cubes = [f"{own}cube-{name}" for k, name in enumerate(INFLUENCE) for _ in range(cubes_spent(move, k))]
    return bag(*cubes) if cubes else LISTED


def edit(view: FortyFourBce, move: int, board: int) -> Path:
    """Lay a card or a cube on a field, or touch what lies there to take it back."""
    own = mine(view, board)
    kind = kind_of(move)
    if kind == w.PLAY:
        draft = view.drafts[view.viewer]
        plan = own_part(draft) if board < view.seats else shared_part(draft)
        field = FIELDS[played_field(move)]
        place = played_place(move)
        lowest = place == len(stack_in(plan, played_field(move)))
        goal = lane(board, field) if lowest else f"{own}laid-{field}-{place + 1}"
        return touches(f"{own}card-{view.box.recruits[played_recruit(move)]}", goal)
    if kind == w.UNPLAY:
        return touches(f"{own}laid-{FIELDS[played_field(move)]}-{played_place(move) + 1}")
    laying = kind in (w.PLAY_LOYALTY, w.SUPPORT_OTHER, w.CHARM, w.SUPPORT_OWN)
    entry = entry_laid(move, view.im) if laying else entry_taken_back(move, view.im)
    field = FIELDS[entry_field(entry)]
    if kind in (w.PLAY_LOYALTY, w.UNPLAY_LOYALTY):
        return touches(f"{own}card-loyalty", lane(board, field)) if laying else touches(f"{own}loyalty-{field}")
    cube = INFLUENCE[entry_influence(entry)]
    if kind in (w.CHARM, w.UNCHARM):
        goal = f"{own}charisma-{field}"
        return touches(f"{own}cube-{cube}", goal) if laying else touches(f"{own}charm-{field}-{cube}")
    to = entry_board(entry)
    if laying:
        return touches(f"{own}cube-{INFLUENCE[SUPPORT]}", lane(to, field))
    return touches(f"{own}support-{field}-{to + 1}")


def lane(board: int, field: str) -> str:
    return f"lane-{field}-{board + 1}"


def statement(view: FortyFourBce, move: int) -> Path:
    """Words are put together from players, fields and cards; what can be said of the same things is a menu."""
    kind = kind_of(move)
    me = view.viewer
    if kind == w.PROPOSE_FIELDS:
        return bag(*(f"field-{name}" for name in FIELD_SETS[argument_of(move)].split("-")))
    if kind == w.PROPOSE_IM:
        return touches(seat_key(named_seat(move)), "im")
    if kind == w.CLAIM_CARD:
        return touches(f"card-{view.box.cards[named_card(move)]}", seat_key(me))
    field = FIELDS[named_field(move)]
    if kind in (w.PLEDGE_SUPPORT, w.REQUEST_SUPPORT, w.PROPOSE_TILE):
        return touches(seat_key(named_seat(move)), lane(named_seat(move), field))
    if kind == w.PLEDGE_PLAY:
        return touches(f"card-{recruit_key(view, named_card(move))}", lane(me, field))
    if kind == w.REQUEST_PLAY:
        return touches(
            f"shown-{recruit_key(view, named_card(move))}-{named_seat(move) + 1}", lane(named_seat(move), field)
        )
    return touches(lane(me, field))  # charisma, loyalty, or to stay out
