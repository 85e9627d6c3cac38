"""What one touches to make a move."""

from __future__ import annotations

from typing import Final

from tabularium.games.forty_four_bce import packed, terms
from tabularium.games.forty_four_bce.notation import FIELD_SETS
from tabularium.games.forty_four_bce.state import FortyFourBce
from tabularium.games.forty_four_bce.steps import kinds
from tabularium.games.forty_four_bce.steps.discard import Discard
from tabularium.games.forty_four_bce.steps.turns import BoardStep
from tabularium.kernel.moves import argument_of, kind_of
from tabularium.kernel.picture import LISTED, Path, bag, touches

LIST_ONLY: Final = frozenset((kinds.STOP, kinds.NONE_BACK))  # words rather than things
SITES: Final = (kinds.BUILD, kinds.ACTIVATE, kinds.MOVE_FROM, kinds.MOVE_TO)
EDITS: Final = (
    kinds.PLAY, kinds.PLAY_LOYALTY, kinds.SUPPORT_OTHER, kinds.CHARM, kinds.SUPPORT_OWN,
    kinds.UNPLAY, kinds.UNPLAY_LOYALTY, kinds.UNSUPPORT_OTHER, kinds.UNCHARM, kinds.UNSUPPORT_OWN,
)  # fmt: skip


def path_of(view: FortyFourBce, move: int) -> Path | None:
    kind = kind_of(move)
    if kind in SITES:
        return touches(f"structure-{view.box.structures[argument_of(move)]}")
    if kind == kinds.RECRUIT:
        return touches(f"recruit-{view.box.recruits[argument_of(move)]}")
    if kind == kinds.TAKE:
        return touches(f"supply-{terms.INFLUENCE[argument_of(move)]}")
    if kind == kinds.LEAD:
        return touches(seat_key(view.seats if argument_of(move) else view.viewer))
    if kind in (kinds.SPEND, kinds.PUT_AWAY, kinds.GIVE_BACK):
        return given(view, move)
    if kind in (kinds.KEEP_CARD, kinds.KEEP_CUBE):
        laid = given(view, packed.discarded_before(move)).touches[0]
        return touches(f"gone-{laid}")
    if kind in (kinds.REWARD_DENARIUS, kinds.REWARD_IMPERIUM):
        return touches("supply-denarius" if kind == kinds.REWARD_DENARIUS else "supply-imperium")
    if kind == kinds.CALL_BACK:
        recruit = recruit_key(view, packed.called_recruit(move))
        return touches(f"played-{recruit}-{terms.FIELDS[packed.called_field(move)]}-{acting(view) + 1}")
    if packed.for_shared(move):
        return edit(view, move - kinds.SHARED, view.seats)
    if kind in EDITS:
        return edit(view, move, view.viewer)
    if kind in (kinds.ACCEPT, kinds.REFUSE, kinds.WITHDRAW):
        return touches(f"said-{argument_of(move) + 1}")
    if kinds.PROPOSE_FIELDS <= kind <= kinds.CLAIM_CARD:
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
    if kind == kinds.GIVE_BACK:
        return touches(f"{own}cube-{terms.INFLUENCE[argument_of(move)]}")
    if kind == kinds.PUT_AWAY:
        return touches(
            f"{own}card-{view.box.cards[packed.put_away_card(move)]}-{('up', 'down')[packed.put_away_face(move)]}"
        )
    cubes = [f"{own}cube-{name}" for k, name in enumerate(terms.INFLUENCE) for _ in range(packed.cubes_spent(move, k))]
    return bag(*cubes) if cubes else LISTED


def edit(view: FortyFourBce, move: int, board: int) -> Path:
    """Lay a card or a cube on a field, or touch what lies there to take it back."""
    own = mine(view, board)
    kind = kind_of(move)
    if kind == kinds.PLAY:
        draft = view.drafts[view.viewer]
        plan = packed.own_part(draft) if board < view.seats else packed.shared_part(draft)
        field = terms.FIELDS[packed.played_field(move)]
        place = packed.played_place(move)
        lowest = place == len(packed.stack_in(plan, packed.played_field(move)))
        goal = lane(board, field) if lowest else f"{own}laid-{field}-{place + 1}"
        return touches(f"{own}card-{view.box.recruits[packed.played_recruit(move)]}", goal)
    if kind == kinds.UNPLAY:
        return touches(f"{own}laid-{terms.FIELDS[packed.played_field(move)]}-{packed.played_place(move) + 1}")
    laying = kind in (kinds.PLAY_LOYALTY, kinds.SUPPORT_OTHER, kinds.CHARM, kinds.SUPPORT_OWN)
    entry = packed.entry_laid(move, view.im) if laying else packed.entry_taken_back(move, view.im)
    field = terms.FIELDS[packed.entry_field(entry)]
    if kind in (kinds.PLAY_LOYALTY, kinds.UNPLAY_LOYALTY):
        return touches(f"{own}card-loyalty", lane(board, field)) if laying else touches(f"{own}loyalty-{field}")
    cube = terms.INFLUENCE[packed.entry_influence(entry)]
    if kind in (kinds.CHARM, kinds.UNCHARM):
        goal = f"{own}charisma-{field}"
        return touches(f"{own}cube-{cube}", goal) if laying else touches(f"{own}charm-{field}-{cube}")
    to = packed.entry_board(entry)
    if laying:
        return touches(f"{own}cube-{terms.INFLUENCE[terms.SUPPORT]}", lane(to, field))
    return touches(f"{own}support-{field}-{to + 1}")


def lane(board: int, field: str) -> str:
    return f"lane-{field}-{board + 1}"


def statement(view: FortyFourBce, move: int) -> Path:
    """Words are put together from players, fields and cards; what can be said of the same things is a menu."""
    kind = kind_of(move)
    me = view.viewer
    if kind == kinds.PROPOSE_FIELDS:
        return bag(*(f"field-{name}" for name in FIELD_SETS[argument_of(move)].split("-")))
    if kind == kinds.PROPOSE_IM:
        return touches(seat_key(packed.named_seat(move)), "im")
    if kind == kinds.CLAIM_CARD:
        return touches(f"card-{view.box.cards[packed.named_card(move)]}", seat_key(me))
    field = terms.FIELDS[packed.named_field(move)]
    if kind in (kinds.PLEDGE_SUPPORT, kinds.REQUEST_SUPPORT, kinds.PROPOSE_TILE):
        return touches(seat_key(packed.named_seat(move)), lane(packed.named_seat(move), field))
    if kind == kinds.PLEDGE_PLAY:
        return touches(f"card-{recruit_key(view, packed.named_card(move))}", lane(me, field))
    if kind == kinds.REQUEST_PLAY:
        return touches(
            f"shown-{recruit_key(view, packed.named_card(move))}-{packed.named_seat(move) + 1}",
            lane(packed.named_seat(move), field),
        )
    return touches(lane(me, field))  # charisma, loyalty, or to stay out
