"""What the Suitors said this year and what it asks of each of them, and how far a Suitor's word counts.

Nothing said binds (BC-8.3): bots read this to guess what others will lay, and to keep their own word.
"""

from __future__ import annotations

from typing import Final

from tabularium.games.forty_four_bce import packed, terms
from tabularium.games.forty_four_bce.state import FortyFourBce
from tabularium.games.forty_four_bce.steps import kinds
from tabularium.kernel.moves import kind_of

# A beta distribution over how often a Suitor keeps its word: it begins as if two of three pledges had been kept.
KEPT_BEFORE: Final = 2.0
PLEDGED_BEFORE: Final = 3.0
ENOUGH: Final = 0.5  # of trust: a Suitor with no more than this gets nothing

NO_ANSWER: Final = 0

Owed = tuple[int, int, int]  # for whom, in which field, how many cubes of support


def trust(s: FortyFourBce, seat: int) -> float:
    """How likely this Suitor keeps a pledge, by what became of the earlier ones (BC-8.13)."""
    first = seat * len(kinds.VERDICTS)
    kept = s.promises[first + kinds.KEPT] + 0.5 * s.promises[first + kinds.PARTLY_KEPT]
    judged = s.promises[first + kinds.KEPT] + s.promises[first + kinds.PARTLY_KEPT] + s.promises[first + kinds.BROKEN]
    return (KEPT_BEFORE + kept) / (PLEDGED_BEFORE + judged)


def trusted(s: FortyFourBce, seat: int) -> bool:
    return trust(s, seat) > ENOUGH


def answer_of(s: FortyFourBce, number: int, seat: int) -> int:
    """How a seat answered a statement: ACCEPT, REFUSE, WITHDRAW or nothing yet."""
    for reaction in s.reactions:
        if packed.reaction_number(reaction) == number and packed.reaction_seat(reaction) == seat:
            return packed.reaction_answer(reaction)
    return NO_ANSWER


def is_open(s: FortyFourBce, number: int) -> bool:
    """Whether its speaker still stands by a statement."""
    return answer_of(s, number, packed.speaker_of(s.statements[number])) == NO_ANSWER


def owed_by(s: FortyFourBce, board: int) -> list[Owed]:
    """The support that a Suitor said it would lay: what it pledged and nobody refused, and the requests it accepted."""
    found: list[Owed] = []
    for number in range(len(s.statements)):
        speaker = packed.speaker_of(s.statements[number])
        move = packed.spoken(s.statements[number])
        kind = kind_of(move)
        if kind not in (kinds.PLEDGE_SUPPORT, kinds.REQUEST_SUPPORT) or not is_open(s, number):
            continue
        other = packed.named_seat(move)
        if kind == kinds.PLEDGE_SUPPORT:
            if speaker == board and answer_of(s, number, other) != kinds.REFUSE:
                found.append((other, packed.named_field(move), packed.named_count(move)))
        elif other == board and answer_of(s, number, board) == kinds.ACCEPT:
            found.append((speaker, packed.named_field(move), packed.named_count(move)))
    return found


def owed_support(s: FortyFourBce, board: int) -> int:
    found = 0
    for _, _, count in owed_by(s, board):
        found += count
    return found


def owed_entries(s: FortyFourBce, board: int) -> list[int]:
    """The same as entries of a plan, one for each cube."""
    found: list[int] = []
    for other, field, count in owed_by(s, board):
        for _ in range(count):
            found.append(packed.support_entry(field, other))
    return found


def promised_to(s: FortyFourBce, board: int, field: int) -> int:
    """The support that a Suitor can count on in a field: what trusted Suitors said they would lay there."""
    found = 0
    for other in range(s.seats):
        if other not in (board, s.im) and trusted(s, other):
            for target, where, count in owed_by(s, other):
                if target == board and where == field:
                    found += count
    return found


def fields_to_play(s: FortyFourBce, board: int) -> int:
    """A mask of the fields where others may expect recruits of this Suitor: where it asked for support and was not
    refused, accepted some, pledged to play or accepted to."""
    found = 0
    for number in range(len(s.statements)):
        speaker = packed.speaker_of(s.statements[number])
        move = packed.spoken(s.statements[number])
        kind = kind_of(move)
        if kind not in PLAYING or not is_open(s, number):
            continue
        if kind == kinds.PLEDGE_SUPPORT or kind == kinds.REQUEST_PLAY:
            meant = packed.named_seat(move) == board and answer_of(s, number, board) == kinds.ACCEPT
        elif kind == kinds.REQUEST_SUPPORT:
            meant = speaker == board and answer_of(s, number, packed.named_seat(move)) != kinds.REFUSE
        else:
            meant = speaker == board
        if meant:
            found |= 1 << packed.named_field(move)
    return found


PLAYING: Final = (kinds.PLEDGE_SUPPORT, kinds.REQUEST_PLAY, kinds.REQUEST_SUPPORT, kinds.PLEDGE_PLAY)


def fields_to_leave(s: FortyFourBce, board: int) -> int:
    """A mask of the fields that a Suitor pledged to stay out of."""
    found = 0
    for number in range(len(s.statements)):
        speaker = packed.speaker_of(s.statements[number])
        move = packed.spoken(s.statements[number])
        if speaker == board and kind_of(move) == kinds.PLEDGE_ABSTAIN and is_open(s, number):
            found |= 1 << packed.named_field(move)
    return found


def boxes_in_sight(s: FortyFourBce, board: int, field: int) -> int:
    """Ambition of the recruits that lie face up in a field."""
    found = 0
    for card in s.faceup[board]:
        if card < s.box.loyal and s.box.field[card] == field:
            found += len(s.box.ambition[card])
    return found


def by_friendship(s: FortyFourBce, board: int) -> list[int]:
    """The other Suitors who get support: trusted ones who said they would support this one, then the other trusted
    ones; of equals, those with the most boxes in sight."""
    ranked: list[tuple[int, int, int]] = []
    for other in s.order()[:-1]:
        if other == board or (other < s.seats and not trusted(s, other)):
            continue
        friend = 0
        if other < s.seats:
            friend = 1
            for target, _, _ in owed_by(s, other):
                if target == board:
                    friend = 2
        need = 0
        for field in range(len(terms.FIELDS)):
            need += boxes_in_sight(s, other, field)
        ranked.append((-friend, -need, other))
    ranked.sort()
    return [other for _, _, other in ranked]
