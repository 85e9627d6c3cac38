"""Chance: one method, `below(n)`, and two kinds of dice."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Final

from mypy_extensions import mypyc_attr

MASK32: Final = 0xFFFFFFFF
# 30-bit draws times a bound under 2**31 stay below 62 bits, so that compiled ints are never boxed.
BITS: Final = 30
SPAN: Final = 1 << BITS


@mypyc_attr(allow_interpreted_subclasses=True)
class Rng:
    """A source of chance. `drawn` counts the draws: a table may not undo past one."""

    __slots__ = ("drawn",)

    drawn: int

    def bits(self) -> int:
        """The next 30 random bits."""
        raise NotImplementedError

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, all equally likely; nothing is drawn where there is no choice."""
        if n <= 1:
            return 0
        product = self.bits() * n
        low = product & (SPAN - 1)
        if low < n:
            least = SPAN % n
            while low < least:
                product = self.bits() * n
                low = product & (SPAN - 1)
        return product >> BITS

    def shuffle(self, items: list[int]) -> None:
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            kept = items[i]
            items[i] = items[j]
            items[j] = kept

    def shuffled(self, items: Sequence[int]) -> tuple[int, ...]:
        mixed = list(items)
        self.shuffle(mixed)
        return tuple(mixed)

    def copy(self) -> Rng:
        raise NotImplementedError

    def words(self) -> tuple[str, ...]:
        """What `rng_from_words` needs to go on from here. Never the secret of a fair generator."""
        raise NotImplementedError


class Sfc32(Rng):
    """Chris Doty-Humphrey's small fast counting generator: for search and simulation."""

    __slots__ = ("a", "b", "c")

    a: int
    b: int
    c: int

    def bits(self) -> int:
        a = self.a
        b = self.b
        c = self.c
        self.drawn += 1
        total = (a + b + self.drawn) & MASK32
        self.a = b ^ (b >> 9)
        self.b = (c + ((c << 3) & MASK32)) & MASK32
        self.c = ((((c << 21) & MASK32) | (c >> 11)) + total) & MASK32
        return total >> 2

    def copy(self) -> Sfc32:
        rng = Sfc32()
        rng.drawn = self.drawn
        rng.a = self.a
        rng.b = self.b
        rng.c = self.c
        return rng

    def words(self) -> tuple[str, ...]:
        return ("sfc32", str(self.drawn), str(self.a), str(self.b), str(self.c))


def sfc32(seed: int) -> Sfc32:
    """Random numbers for search and simulation, the same for the same seed."""
    rng = Sfc32()
    rng.drawn = 0
    rng.a = seed & MASK32
    rng.b = (seed >> 32) & MASK32
    rng.c = (seed >> 64) & MASK32
    for _ in range(15):
        rng.bits()
    return rng


class FairRng(Rng):
    """Dice that anybody can verify: BLAKE2b keyed by a secret, one counter value for each draw.

    The commitment is published when a table opens and the secret when it closes. The counter never goes
    back, also not when the players agree to rewind: nobody can try the same die twice.
    """

    __slots__ = ("secret",)

    secret: bytes

    def bits(self) -> int:
        self.drawn += 1
        drawn = blake2b(self.drawn.to_bytes(8, "big"), key=self.secret, digest_size=4, person=b"tabularium.dice")
        return int.from_bytes(drawn.digest(), "big") >> 2

    def copy(self) -> FairRng:
        return fair_rng(self.secret, self.drawn)

    def words(self) -> tuple[str, ...]:
        return ("fair", str(self.drawn))

    def commitment(self) -> str:
        return commitment(self.secret)


def fair_rng(secret: bytes, drawn: int = 0) -> FairRng:
    if len(secret) != 32:
        raise ValueError(f"the secret of fair dice has 32 bytes, not {len(secret)}")
    rng = FairRng()
    rng.secret = secret
    rng.drawn = drawn
    return rng


def commitment(secret: bytes) -> str:
    """What a table publishes before its first roll: it binds the secret without telling it."""
    return blake2b(secret, digest_size=32, person=b"tabularium.pact").hexdigest()


def rng_from_words(words: tuple[str, ...], secret: bytes | None = None) -> Rng | None:
    """The generator that `Rng.words` described; fair dice also need their secret."""
    if not words:
        return None
    if words[0] == "fair":
        if secret is None:
            raise ValueError("this state was played with fair dice: their secret is needed to go on")
        return fair_rng(secret, int(words[1]))
    if words[0] != "sfc32":
        raise ValueError(f"no such dice: {words[0]}")
    rng = Sfc32()
    rng.drawn = int(words[1])
    rng.a = int(words[2])
    rng.b = int(words[3])
    rng.c = int(words[4])
    return rng
