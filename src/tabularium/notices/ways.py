"""What mail, push and webhooks have in common: the message, and how a failed attempt is reported."""

from __future__ import annotations

from dataclasses import dataclass


class NotSent(Exception):
    """It did not leave. `reason` is the stem of its text for the person (`notice-error-<reason>`), which names no
    address. `for_good`: this way will never work again."""

    def __init__(self, reason: str, for_good: bool = False) -> None:
        super().__init__(reason)
        self.reason = reason
        self.for_good = for_good


@dataclass(frozen=True)
class Letter:
    """What a person is told, in their language."""

    title: str
    lines: tuple[str, ...]
    link: str
    link_text: str
    tag: str  # the same however often it is tried
    stop: str = ""  # where this way is turned off with one click
    stop_text: str = ""

    @property
    def text(self) -> str:
        return "\n".join(self.lines)
