"""The record of a game (`acta`): one text file that holds all that happened, and from which all follows.

acta 1
game: nundinae
ruleset: 1
box: 5e0c...                        digest of the box; `box-content:` follows if it is not the game's own
options: {"market": "long"}
names: ["Livia", "Marcus"]          one for each seat
bots: ["", "senator~merchant"]      the bot in each seat at the start; left out where there is none
dice: seed 7                        or `dice: fair <commitment>`

move 0 add 3; done                  seat, then moves in notation; edits of a draft stand before what seals them
undo 0                              the seat takes back its last move
rewind 12 anew                      all agree to go back to ply 12; the dice don't go back, and what nobody could
                                    know then is shuffled anew (without `anew`: it lay as before)
resign 1                            the seat gives up; it still sits there until it changes hands
hand 1 "bot"                        the seat changes hands
result points 1,2
secret 09af...                      of fair dice, when the game is over
"""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from tabularium.kernel.box import MOST, Toml
from tabularium.kernel.files import check_values, nested_too_deep
from tabularium.kernel.refusals import BadRecord, BeyondLimits

FORMAT = "acta 1"
ANEW = "anew"
JOINERS = "\u200c\u200d"  # parts of names in some scripts
LONGEST_NAME = 100  # letters
KINDS = ("move", "undo", "rewind", "resign", "hand", "result", "secret")


@dataclass(frozen=True)
class JournalLine:
    """One line of the journal. `number` is its seat (written from 1), or the ply of a rewind."""

    kind: str
    number: int = 0
    text: str = ""

    def __str__(self) -> str:
        if self.kind in ("result", "secret"):
            return f"{self.kind} {self.text}"
        number = self.number if self.kind == "rewind" else self.number + 1
        return f"{self.kind} {number} {self.text}".rstrip()


@dataclass
class Acta:
    """Header and journal of one game."""

    game: str
    ruleset: int
    box: str
    options: Mapping[str, str]
    names: Sequence[str]
    dice: str
    box_content: Toml | None = None  # of a custom box
    lines: list[JournalLine] = field(default_factory=list)
    bots: Sequence[str] = ()  # the level and the leaning of the bot in each seat at the start, "" for a person

    @property
    def seats(self) -> int:
        return len(self.names)

    def last(self, kind: str) -> str:
        """The text of the last line of a kind, or ""."""
        return next((line.text for line in reversed(self.lines) if line.kind == kind), "")

    def __str__(self) -> str:
        head = [
            FORMAT,
            f"game: {self.game}",
            f"ruleset: {self.ruleset}",
            f"box: {self.box}",
            f"options: {json.dumps(dict(self.options), ensure_ascii=False)}",
            f"names: {json.dumps(list(self.names), ensure_ascii=False)}",
            f"dice: {self.dice}",
        ]
        if any(self.bots):
            head.append(f"bots: {json.dumps(list(self.bots), ensure_ascii=False)}")
        if self.box_content is not None:
            head.append(f"box-content: {json.dumps(self.box_content, ensure_ascii=False)}")
        return "\n".join([*head, "", *(str(line) for line in self.lines), ""])


def read_acta(text: str) -> Acta:
    """Read a record; BadRecord names the wrong line."""
    for number, entry in enumerate(text.replace("\r\n", "\n").split("\n"), 1):
        check_printable(entry, f"line {number}")
    head, _, body = text.replace("\r\n", "\n").partition("\n\n")
    first, *rest = head.split("\n")
    if first.strip() != FORMAT:
        raise BadRecord(f"line 1: a record starts with “{FORMAT}”, not with “{first[:40]}”")
    header: dict[str, str] = {}
    for number, entry in enumerate(rest, 2):
        key, colon, value = entry.partition(": ")
        if not colon:
            raise BadRecord(f"line {number}: the header has lines “key: value”, not “{entry[:60]}”")
        header[key] = value
    missing = [key for key in ("game", "ruleset", "box", "options", "names", "dice") if key not in header]
    if missing:
        raise BadRecord(f"the header has no {', '.join(missing)}")
    acta = Acta(
        header["game"],
        whole_number(header["ruleset"], "ruleset"),
        header["box"],
        texts(header["options"]),
        names(header["names"]),
        header["dice"],
        content(header.get("box-content")),
    )
    if "bots" in header:
        acta.bots = bots(header["bots"], acta.seats)
    start = len(rest) + 3
    acta.lines.extend(
        read_line(entry, number, acta.seats) for number, entry in enumerate(body.split("\n"), start) if entry.strip()
    )
    return acta


def read_line(entry: str, number: int, seats: int) -> JournalLine:
    kind, _, rest = entry.strip().partition(" ")
    if kind not in KINDS:
        raise BadRecord(f"line {number}: “{kind}” is none of {', '.join(KINDS)}")
    if kind in ("result", "secret"):
        return JournalLine(kind, 0, rest)
    index, _, text = rest.partition(" ")
    value = whole_number(index, f"line {number}")
    if kind == "rewind" and text not in ("", ANEW):
        raise BadRecord(f"line {number}: after the ply stands “{ANEW}” or nothing, not “{text[:40]}”")
    if kind != "rewind" and not 1 <= value <= seats:
        raise BadRecord(f"line {number}: seats are numbered from 1 to {seats}, not {value}")
    if kind == "hand":
        check_name(json_value(text, f"line {number}"), f"line {number}")
    return JournalLine(kind, value if kind == "rewind" else value - 1, text)


def whole_number(text: str, where: str) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > 40:
        raise BadRecord(f"{where}: a number should stand where “{text[:40]}” is")
    return int(text)


def json_value(text: str, key: str) -> object:
    try:
        value: object = json.loads(text)
        check_values(value, key)
        for said in strings_in(value):  # an escape in the JSON would be as bad
            check_printable(said, key)
    except RecursionError:
        raise BeyondLimits(f"{key}: {nested_too_deep()}") from None
    except ValueError as wrong:
        raise BadRecord(f"{key}: not JSON: {wrong}") from None
    return value


def strings_in(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        yield from value
        yield from strings_in(list(value.values()))
    elif isinstance(value, list):
        for one in value:
            yield from strings_in(one)


def check_printable(text: str, where: str) -> None:
    """Refuse letters that no record needs and that make a terminal do things: control and direction marks, half
    letters."""
    for letter in text:
        if unicodedata.category(letter) in ("Cc", "Cf", "Cs") and letter not in JOINERS:
            raise BadRecord(f"{where}: a record holds no control characters, but here is U+{ord(letter):04X}")


def texts(text: str) -> dict[str, str]:
    value = json_value(text, "options")
    if not isinstance(value, dict) or any(not isinstance(choice, str) for choice in value.values()):
        raise BadRecord("options: each option is a text")
    return value


def names(text: str) -> list[str]:
    value = json_value(text, "names")
    if not isinstance(value, list) or any(not isinstance(name, str) for name in value):
        raise BadRecord("names: a list of texts, one for each seat")
    for name in value:
        check_name(name, "names")
    return value


def bots(text: str, seats: int) -> list[str]:
    found = names(text)
    if len(found) != seats:
        raise BadRecord(f"bots: a list of {seats} texts, one for each seat")
    return found


def check_name(name: object, where: str) -> None:
    if len(str(name)) > LONGEST_NAME:
        raise BeyondLimits(f"{where}: a name has {len(str(name))} letters; {LONGEST_NAME} are the most")


def content(text: str | None) -> Toml | None:
    if text is None:
        return None
    value = json_value(text, "box-content")
    if not isinstance(value, dict):
        raise BadRecord("box-content: must be a table")
    check_values(value, "box-content", MOST)
    return value
