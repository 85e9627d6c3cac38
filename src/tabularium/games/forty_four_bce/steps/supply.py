"""Taking from the supply and giving back to it: what it does not have is not collected (BC-2.4), what is spent
returns to it (BC-2.8), and nothing passes from player to player (BC-2.9)."""

from __future__ import annotations

from tabularium.games.forty_four_bce import packed, terms
from tabularium.games.forty_four_bce.state import FortyFourBce, without
from tabularium.games.forty_four_bce.steps import told
from tabularium.kernel.moves import argument_of
from tabularium.kernel.state import EVERYONE


def take_influence(s: FortyFourBce, board: int, kind: int, count: int) -> int:
    """To the storage (BC-4.5), as far as the supply allows (BC-2.4, BC-14.1): how many cubes that was."""
    got = min(count, s.supply[kind])
    s.supply[kind] -= got
    s.cubes[board * 4 + kind] += got
    return got


def collect_influence(s: FortyFourBce, board: int, kind: int, count: int) -> None:
    got = take_influence(s, board, kind, count)
    if got and s.log is not None:
        s.tell(told.INFLUENCE, board, kind, got)


def collect_denarii(s: FortyFourBce, board: int, count: int) -> None:
    got = min(count, s.mint)  # BC-2.4
    if got:
        s.mint -= got
        s.denarii[board] += got
        if s.log is not None:
            s.tell(told.DENARII, board, got)


def collect_loyalty(s: FortyFourBce, board: int, count: int) -> None:
    """Face up to the storage."""
    for _ in range(count):
        s.lay_face_up(board, s.box.loyal)
        s.tell(told.LOYALTY, board)
        draw_loyalty(s)


def draw_loyalty(s: FortyFourBce) -> None:
    """One loyalty leaves the supply, which never refuses it (BC-2.7). Whenever it is empty then, each who has loyalty
    in the Collegium gives one back for Imperium (BC-2.6, BC-2.17)."""
    s.loyalty -= 1
    if s.loyalty > 0:
        return
    s.tell(told.EXHAUSTED, -1)
    for board in s.order():
        return_loyalty(s, board)


def return_loyalty(s: FortyFourBce, board: int) -> None:
    loyal = s.box.loyal
    if loyal in s.collegium[board]:
        s.collegium[board] = without(s.collegium[board], loyal)
        s.tell(told.RETURNED_LOYALTY, board)
    elif loyal in s.dark[board]:
        s.show_dark(board, loyal)
        s.reveal(told.RETURNED_LOYALTY, board, EVERYONE, ())
    else:
        if s.dark[board]:  # that there was none among the unseen cards is news
            s.deny_dark(board, loyal)
            s.reveal(told.NO_LOYALTY, board, EVERYONE, ())
        return
    s.loyalty += 1
    gain(s, board, s.box.exhausted_imperium)


def collect(s: FortyFourBce, board: int, resource: int, count: int) -> None:
    """Anything but "any influence", which its owner chooses."""
    if resource < terms.ANY:
        collect_influence(s, board, resource, count)
    elif resource == terms.LOYALTY:
        collect_loyalty(s, board, count)
    elif resource == terms.DENARIUS:
        collect_denarii(s, board, count)


def gain(s: FortyFourBce, board: int, imperium: int) -> None:
    """Forward on the track, which has no end (BC-2.11)."""
    if imperium:
        s.imperium[board] += imperium
        s.tell(told.GAINED, board, imperium)


def spend_cubes(s: FortyFourBce, board: int, move: int) -> None:
    for kind in range(len(terms.INFLUENCE)):
        count = packed.cubes_spent(move, kind)
        if count:
            s.cubes[board * 4 + kind] -= count
            s.supply[kind] += count  # BC-2.8
    if s.log is not None and argument_of(move):
        s.tell(told.SPENT, board, *[packed.cubes_spent(move, kind) for kind in range(len(terms.INFLUENCE))])


def spend_loyalty(s: FortyFourBce, board: int, count: int) -> None:
    """Face-up loyalty of the board only (BC-3.16, BC-5.4, BC-5.5, BC-14.12)."""
    for _ in range(count):
        s.faceup[board] = without(s.faceup[board], s.box.loyal)
        s.loyalty += 1
    if count:
        s.tell(told.SPENT_LOYALTY, board, count)


def pay_denarii(s: FortyFourBce, board: int, count: int) -> None:
    s.denarii[board] -= count
    s.mint += count


def payments(have: list[int], at: int, cost: tuple[int, ...], drop: int, most: int) -> list[int]:
    """Each multiset of own cubes (as SPEND moves, sorted) that pays a cost whose greys are `cost[ANY]`, under at
    least one choice of `drop` cubes less (BC-5.3, BC-14.15); `most` of them are enough."""
    needed = cost[0] + cost[1] + cost[2] + cost[3] + cost[terms.ANY]
    if drop > needed:
        drop = needed
    size = needed - drop
    found: list[int] = []
    for a in range(min(have[at], size) + 1):
        short_a = max(0, cost[0] - a)
        if short_a > drop:
            continue
        for b in range(min(have[at + 1], size - a) + 1):
            short_b = short_a + max(0, cost[1] - b)
            if short_b > drop:
                continue
            for c in range(min(have[at + 2], size - a - b) + 1):
                d = size - a - b - c
                if d > have[at + 3]:
                    continue
                if short_b + max(0, cost[2] - c) + max(0, cost[3] - d) <= drop:
                    found.append(packed.spend_move(a, b, c, d))
                    if len(found) == most:
                        return found
    return found


def pays(have: list[int], at: int, move: int) -> bool:
    """Whether the cubes that a move spends are there."""
    return all(packed.cubes_spent(move, kind) <= have[at + kind] for kind in range(len(terms.INFLUENCE)))
