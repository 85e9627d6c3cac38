"""One game at a terminal: people take turns behind a curtain, bots answer at once."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

from rich.console import Console
from rich.text import Text

from tabularium.bots import Bot
from tabularium.bots.hint import hint
from tabularium.bots.wording import advice_words, chance_words
from tabularium.kernel.acta import JournalLine
from tabularium.kernel.live import Live
from tabularium.kernel.moves import DONE, rank_of
from tabularium.kernel.play import may, owes
from tabularium.kernel.presentation import LANGUAGES, Choice, Page, Presenter
from tabularium.kernel.refusals import IllegalMove, InvalidMove
from tabularium.kernel.rng import sfc32
from tabularium.kernel.state import SPECTATOR
from tabularium.terminal.pages import (
    say,
    show_board,
    show_changes,
    show_choices,
    show_events,
    show_greyed,
    show_sheet,
    title,
)

HINT_SIMULATIONS = 120
CLEAR = "\x1b[2J\x1b[3J\x1b[H"  # the screen, and what was scrolled off it


class PlayerLeft(Exception):
    """Somebody gets up before the end."""


class TerminalGame:
    """A live game, who sits at it (None is a person), and the terminal they share."""

    def __init__(self, live: Live, bots: Sequence[Bot | None], lang: str, console: Console, record: Path) -> None:
        self.live = live
        self.bots = tuple(bots)
        self.people = tuple(seat for seat, bot in enumerate(bots) if bot is None)
        self.console = console
        self.record = record
        self.speak(lang)
        self.looked = [0] * len(bots)  # how much of the log each seat has read
        self.helped: set[int] = set()  # who has been told the commands
        self.shown: Page | None = None  # what the person before the screen has just seen
        self.here = self.people[0] if len(self.people) == 1 else -1  # the person before the screen
        self.commands: Mapping[str, Callable[[Page], bool]] = {
            "?": self.why_not,
            "a": self.answer,
            "h": self.hint,
            "u": self.undo,
            "b": self.board,
            "s": self.score,
            "l": self.log,
            "q": self.leave,
        }

    def speak(self, lang: str) -> None:
        """From now on in this language."""
        self.presenter = Presenter(self.live.game, lang, self.live.acta.names)
        self.words = self.presenter.words

    def play(self) -> None:
        """Until the game is over or somebody leaves; the record is kept whatever happens."""
        try:
            while not self.live.over:
                self.next_move()
            self.show_ending()
        except PlayerLeft:
            pass
        finally:
            self.keep_record()
        farewell = "term-end" if self.live.over else "term-bye"
        say(self.console, self.words(farewell, file=str(self.record)))

    def next_move(self) -> None:
        waiting = self.live.waiting()
        for seat in waiting:
            bot = self.bots[seat]
            if bot is not None:
                with self.thinking(seat):
                    moves = bot.choose(self.live.view(seat), seat)
                self.live.play_moves(seat, moves)
                return
        seat = self.here if self.here in waiting else waiting[0]
        answer = self.formality(seat)
        if answer >= 0:
            self.live.play_moves(seat, [answer])
        else:
            self.turn(seat)

    def formality(self, seat: int) -> int:
        """The answer to what a person is asked for form's sake only, or -1. Among several people all are asked, unless
        all can see that it is a formality."""
        s = self.live.state
        step = s.agenda[-1]
        return step.formality(s, seat) if len(self.people) == 1 or step.open_formality else -1

    @contextmanager
    def thinking(self, seat: int) -> Iterator[None]:
        """Say that a bot thinks, where that can be wiped away again."""
        if not self.console.is_terminal:
            yield
            return
        with self.console.status(Text(self.words("term-thinking", seat=self.presenter.names[seat]))):
            yield

    # -- a person's turn -----------------------------------------------------------------------------

    def turn(self, seat: int) -> None:
        """Show the page to one person, and listen until the game moves."""
        if seat != self.here:
            self.here = self.hand_over_screen(seat)
        page = self.page()
        self.show(page)
        if not page.waits_for_me:
            say(self.console, self.words("term-step-back"), "dim")
        while not self.hear(self.ask(self.words("term-choose")), page):
            pass

    def page(self) -> Page:
        """What is seen from here; who types 1 without reading does not end anything."""
        page = self.presenter.page(self.live.view(self.here))
        closing = self.live.game.board.closing
        return replace(page, choices=tuple(sorted(page.choices, key=lambda choice: rank_of(choice.move, closing))))

    def show(self, page: Page) -> None:
        """All of it in a new round or phase; otherwise what has happened, and what it changed."""
        self.console.print()
        if self.here not in self.helped:
            self.helped.add(self.here)
            say(self.console, self.words("term-help"), "dim")
        before = self.shown
        if before is None or self.looked[self.here] < len(self.live.log):
            title(self.console, page.where)
            self.show_news(self.here)
        if before is not None and before.moment == page.moment:
            show_changes(self.console, before, page, self.words("colon"))
        else:
            show_board(self.console, page)
        self.shown = page
        say(self.console, page.prompt, "bold")
        show_choices(self.console, page.choices)

    def show_news(self, viewer: int) -> None:
        """What this seat has not read yet."""
        news = [entry for entry in self.live.log[self.looked[viewer] :] if not entry.undone]
        show_events(self.console, news, self.presenter, self.live.state, viewer)
        self.looked[viewer] = len(self.live.log)

    def ask(self, prompt: str) -> str:
        try:
            text = self.console.input(Text(f"{prompt} > ", style="bold cyan")).strip()
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            raise PlayerLeft from None
        if not sys.stdin.isatty():  # nobody saw it typed
            say(self.console, text)
        return text

    def hear(self, text: str, page: Page) -> bool:
        """Do what was said; whether the page is to be shown anew."""
        if not text:
            return self.pause(page)
        if text.lower() in LANGUAGES:
            self.speak(text.lower())
            self.shown = None
            return True
        command = self.commands.get(text.lower())
        return command(page) if command else self.move(text, page)

    def move(self, text: str, page: Page) -> bool:
        if text.isascii() and text.isdigit():
            return self.take_number(text, page.choices)
        try:
            moves = self.moves_meant(text, page.choices)
            self.live.play_moves(self.here, moves)
        except IllegalMove as illegal:
            why = self.presenter.refusal(self.live.view(self.here), illegal)
            say(self.console, self.words("term-illegal", move=illegal.move, rule=illegal.rule, why=why), "yellow")
            return False
        except InvalidMove:
            example = page.choices[0].notation
            say(self.console, self.words("term-unreadable", text=text, example=example), "yellow")
            return False
        return True

    def take_number(self, text: str, choices: Sequence[Choice]) -> bool:
        number = int(text[:6])
        if not 1 <= number <= len(choices):
            say(self.console, self.words("term-no-number", number=text, count=len(choices)), "yellow")
            return False
        self.live.play_moves(self.here, [choices[number - 1].move])
        return True

    def moves_meant(self, text: str, choices: Sequence[Choice]) -> tuple[int, ...]:
        """By the label of an offered move, or in notation."""
        typed = text.replace("'", "’").lower()
        for choice in choices:
            if typed in (choice.label.lower(), self.presenter.label(self.live.state, choice.move).lower()):
                return (choice.move,)
        return self.live.parse(text)

    def pause(self, page: Page) -> bool:
        """Nothing was said: remind of what can be, or let somebody go who need not decide anything."""
        if not page.waits_for_me:
            self.here = -1
            return True
        say(self.console, page.prompt, "bold")
        show_choices(self.console, page.choices)
        say(self.console, self.words("term-help"), "dim")
        return False

    # -- commands: whether the page is to be shown anew --------------------------------------------------------

    def why_not(self, page: Page) -> bool:
        show_greyed(self.console, page.greyed, self.presenter)
        return False

    def answer(self, page: Page) -> bool:
        """Let the game put small choices together, a payment or an offer; a secret one is still to be sealed."""
        view = self.live.game.seen(self.live.view(self.here))
        answers = self.live.game.propose(view, self.here, sfc32(self.live.ply))
        if not answers:
            say(self.console, self.words("term-no-answer"), "yellow")
            return False
        for move in answers[0]:
            if move != DONE:
                self.live.play_moves(self.here, [move])
        return True

    def hint(self, page: Page) -> bool:
        """What a bot would do from what this seat knows, and why."""
        view = self.live.view(self.here)
        game = self.live.game
        found = hint(game, view, self.here, self.live.ply, HINT_SIMULATIONS)
        if not found.advice:
            say(self.console, self.words("term-no-hint"), "yellow")
            return False
        say(self.console, chance_words(self.words.lang, game, found))
        for advice in found.advice:
            told = advice_words(game, self.presenter, view, advice, found.talk)
            say(self.console, "; ".join(told.moves), "bold")
            for sentence in (told.why, told.gives_up, told.lost):
                if sentence:
                    say(self.console, f"  {sentence}", "dim")
        return False

    def undo(self, page: Page) -> bool:
        why = self.live.why_no_undo(self.here)
        if why:
            say(self.console, self.words(f"undo-{why}"), "yellow")
            return False
        self.live.undo(self.here)
        while self.formality(self.here) >= 0 and self.may_take_back():  # that answer was not a person's
            self.live.undo(self.here)
        say(self.console, self.words("term-took-back"), "dim")
        return True

    def board(self, page: Page) -> bool:
        title(self.console, page.where)
        show_board(self.console, page)
        return False

    def score(self, page: Page) -> bool:
        show_sheet(self.console, page.sheet, self.presenter, page.progress)
        return False

    def log(self, page: Page) -> bool:
        show_events(self.console, self.live.log, self.presenter, self.live.state, self.here, plies=True)
        return False

    def leave(self, page: Page) -> bool:
        raise PlayerLeft

    # -- between people ------------------------------------------------------------------------------

    def hand_over_screen(self, seat: int) -> int:
        """Wipe the screen until somebody sits down before it; who that is. Another who may act can take the place,
        and the one who gets up may still take the last move back."""
        if self.console.is_terminal:
            self.console.file.write(CLEAR)
        self.shown = None
        acting = owes(self.live.state) | may(self.live.state)
        welcome = {str(other + 1): other for other in self.people if (acting >> other) & 1}
        self.show_handover(seat, [other for other in welcome.values() if other != seat])
        while True:
            text = self.ask(self.words("term-enter")).lower()
            if not text:
                return seat
            if text in welcome:
                return welcome[text]
            if text == "q":
                raise PlayerLeft
            if text == "u" and self.may_take_back():
                self.live.undo(self.here)
                return self.here
            self.show_handover(seat, [other for other in welcome.values() if other != seat])

    def show_handover(self, seat: int, others: Sequence[int]) -> None:
        say(self.console, self.words("term-curtain", seat=self.presenter.names[seat]), "bold")
        if self.may_take_back():
            say(self.console, self.words("term-curtain-undo", seat=self.presenter.names[self.here]), "dim")
        for other in others:
            name = self.presenter.names[other]
            say(self.console, self.words("term-curtain-other", seat=name, number=other + 1), "dim")

    def may_take_back(self) -> bool:
        """Whether the one who gets up can still change the last move."""
        return self.here >= 0 and not self.live.why_no_undo(self.here)

    # -- the end -------------------------------------------------------------------------------------

    def show_ending(self) -> None:
        """Who won, and the score sheet: now nothing is secret any more."""
        self.console.print()
        viewer = self.people[0] if len(self.people) == 1 else SPECTATOR
        start = self.looked[self.here] if self.here >= 0 else 0
        news = [entry for entry in self.live.log[start:] if not entry.undone]
        show_events(self.console, news, self.presenter, self.live.state, viewer)
        title(self.console, self.words("over"))
        say(self.console, self.presenter.page(self.live.view(viewer)).board)
        say(self.console, self.presenter.ending(self.live.game.outcome(self.live.state)), "bold")
        sheet = self.live.game.score(self.live.state)
        show_sheet(self.console, sheet, self.presenter, self.presenter.progress(self.live.state))
        for feats in self.presenter.feats(self.live.state, self.people):
            say(self.console, feats)

    def keep_record(self) -> None:
        """A game that is left tells the secret of its dice: its record can be replayed and verified like any other."""
        if self.live.secret is not None and not self.live.over:
            self.live.acta.lines.append(JournalLine("secret", 0, self.live.secret.hex()))
        self.record.write_text(self.live.record(whole=True), encoding="utf-8")
