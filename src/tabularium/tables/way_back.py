"""Twelve words that bring a person back: 128 random bits and a checksum, in words that people can write down.

The words are those of BIP-39, in English and French. Case, accents and extra spaces are forgiven, and what was shown in
one language may be typed in it on a page of the other.
"""

from __future__ import annotations

import secrets
import unicodedata
from dataclasses import dataclass
from functools import cache

from mnemonic import Mnemonic

SECRET_BYTES = 16
COUNT = 12
LISTS = {"en": "english", "fr": "french"}
LONGEST = 400  # characters that anybody types


@dataclass(frozen=True)
class Typed:
    """What somebody typed: the secrets that it may mean, one for each language in which it reads; else what is wrong
    with it (`count`, `unknown` or `checksum`), and the words that are in neither list."""

    meant: tuple[bytes, ...]
    problem: str = ""
    unknown: tuple[str, ...] = ()


def new_secret() -> bytes:
    return secrets.token_bytes(SECRET_BYTES)


def words_of(secret: bytes, lang: str) -> list[str]:
    return unicodedata.normalize("NFC", word_list(lang).to_mnemonic(secret)).split()


def read_words(text: str) -> Typed:
    words = plain(text[:LONGEST]).split()
    known = {lang: by_plain_word(lang) for lang in LISTS}
    strange = tuple(word for word in words if not any(word in words_here for words_here in known.values()))
    if len(words) != COUNT:
        return Typed((), "count", strange)
    if strange:
        return Typed((), "unknown", strange)
    meant = []
    for lang, words_here in known.items():
        if all(word in words_here for word in words):
            try:
                meant.append(bytes(word_list(lang).to_entropy([words_here[word] for word in words])))
            except ValueError:  # the checksum is wrong
                continue
    return Typed(tuple(meant), "" if meant else "checksum")


def plain(text: str) -> str:
    """Without case, accents, and whatever stands between words: numbers of a list, commas, dashes."""
    letters = (letter for letter in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(letter))
    return "".join(letter if letter.isalpha() else " " for letter in letters)


@cache
def word_list(lang: str) -> Mnemonic:
    return Mnemonic(LISTS[lang])


@cache
def by_plain_word(lang: str) -> dict[str, str]:
    """The words of a list by how they read without accents: no two of one list read alike."""
    return {plain(word): word for word in word_list(lang).wordlist}
