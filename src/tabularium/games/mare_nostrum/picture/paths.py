"""What one touches to make a move."""

from __future__ import annotations

from typing import Final

from tabularium.games.mare_nostrum import packed, terms
from tabularium.games.mare_nostrum.box import bits
from tabularium.games.mare_nostrum.state import MareNostrum
from tabularium.games.mare_nostrum.steps import kinds
from tabularium.games.mare_nostrum.steps.military import ChooseLosses
from tabularium.games.mare_nostrum.steps.placement import places
from tabularium.kernel.moves import argument_of, kind_of
from tabularium.kernel.picture import LISTED, Path, amounts, touches

LISTED_KINDS: Final = frozenset(
    (
        kinds.END, kinds.YES, kinds.NO, kinds.TAKE, kinds.GOOD, kinds.SIZE, kinds.LEVY, kinds.CLAIM, kinds.PAY,
        kinds.KEEP,
    )
)  # fmt: skip
ON_MARKER: Final = frozenset((kinds.CONVERT, kinds.LEAVE_MARKER))
OF_TOKEN: Final = frozenset((kinds.OFFER, kinds.GIVE, kinds.STORE, kinds.LAY, kinds.TAKE_BACK))


def path_of(view: MareNostrum, move: int) -> Path | None:
    """None is as it is said: a Province, a Sea, a site, a tile, a player."""
    kind = kind_of(move)
    box = view.box
    if kind in LISTED_KINDS:
        return LISTED
    if kind == kinds.BUY:
        return to_buy(view, argument_of(move))
    if kind == kinds.EMPIRE:
        return touches(f"province-{box.provinces[box.capital_province[argument_of(move)]]}")
    if kind == kinds.PLAY:
        return touches(f"face-{box.tokens[packed.token_of(argument_of(move))]}-{move & 7}")
    if kind == kinds.TAKE_BACK and not view.agenda[-1].forbids(view, view.viewer, kinds.LAY | argument_of(move)):
        return LISTED  # a touch lays one more; what lies on the tray is taken back there
    if kind in OF_TOKEN:
        return touches(f"kind-{box.kinds[argument_of(move)]}")
    if kind == kinds.PICK:
        return touches(f"offer-{packed.picked_from(move) + 1}-{box.kinds[packed.picked_kind(move)]}")
    if kind in ON_MARKER:
        return touches(f"influence-{box.provinces[argument_of(move)]}")
    if kind == kinds.LOSE:
        step = view.agenda[-1]
        assert isinstance(step, ChooseLosses)
        return touches(f"{'fortress' if argument_of(move) else 'legion'}-{box.provinces[step.province]}")
    if kind == kinds.FIGHT:
        return touches(f"seat-{packed.opponent_of(move) + 1}-{box.seas[packed.field_of(move)]}")
    if kind == kinds.BATTLE:
        return touches(f"seat-{packed.opponent_of(move) + 1}-{box.provinces[packed.field_of(move)]}")
    return to_move(view, move)


def to_move(view: MareNostrum, move: int) -> Path | None:
    """A Unit and where it goes; where several may go at once, how many."""
    box = view.box
    kind = kind_of(move)
    count, single = packed.several_moved(move), packed.several(move)
    if kind in (kinds.MARCH, kinds.MARCH_SEVERAL):
        keys = (
            f"legion-{box.provinces[packed.march_from(single)]}",
            f"province-{box.provinces[packed.march_to(single)]}",
        )
    elif kind in (kinds.SAIL, kinds.SAIL_SEVERAL):
        keys = (f"trireme-{box.seas[packed.sail_from(single)]}", f"sea-{box.seas[packed.sail_to(single)]}")
    else:
        return None
    together = any(packed.several(other) == single for other in view.agenda[-1].touch_moves(view, view.viewer))
    return amounts({keys[0]: count}, *keys) if together else touches(*keys)


def to_buy(view: MareNostrum, item: int) -> Path:
    """A free site is touched to build on it, a tile to buy it; a Unit is taken from the stock, and what a Hero gives
    from the Hero. Where there is one place only, that is all."""
    box = view.box
    if item == terms.PYRAMIDS:
        return touches(f"tile-{box.tiles[box.pyramids]}")
    if item == terms.HM:
        tiles = bits(view.face_up & box.heroes)
        return (
            Path() if len(tiles) > 1 else touches(f"tile-{box.tiles[tiles[0]]}" if tiles else f"seat-{view.viewer + 1}")
        )
    if terms.CARAVAN <= item <= terms.TEMPLE:
        sites = places(view, view.viewer, item)
        return touches(f"site-{box.sites[argument_of(sites[0])]}") if len(sites) == 1 else Path()
    if item < terms.FREE_INFLUENCE:
        return touches(f"stock-{terms.ITEMS[item]}")
    power = (
        terms.FREE_INFLUENCE_POWER
        if item == terms.FREE_INFLUENCE
        else terms.CHEAP_LEGION_POWER << item - terms.CHEAP_LEGION
    )
    for tile in bits(view.owned[view.viewer]):
        if box.tile_powers[tile] == power:
            return touches(f"tile-{box.tiles[tile]}")
    return touches(f"copy-{box.tiles[view.copied]}")
