"""Boards: pieces, Bonuses, Pantheon, Plots, Sets and cards; what Cassius and the Emperor have besides."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

from tabularium.draw.pieces import slot
from tabularium.draw.svg import group, paragraph, rect, text, use
from tabularium.games.age_of_rome.box import (
    ACTIONS,
    AT_LEAST,
    BASE,
    BUILDINGS,
    CHEST,
    METRICS,
    NO_VERB,
    PER,
    SET_SIZE,
    TYPES,
    UPPER,
    WARES,
    AgeOfRomeBox,
)
from tabularium.games.age_of_rome.packed import has, kind_of_card, quest_of, set_cards, set_wares
from tabularium.games.age_of_rome.picture import look
from tabularium.games.age_of_rome.picture.look import (
    CARD,
    WARE_ART,
    anchor_card,
    card_back,
    element,
    quest_card,
    tablet,
)
from tabularium.games.age_of_rome.picture.painter import Painter, legions_of, level_of, purse_of
from tabularium.games.age_of_rome.picture.rome import card_face
from tabularium.games.age_of_rome.scoring import metric, points, quest_points, rate, tasks_done, title_of
from tabularium.games.age_of_rome.solo import difficulty
from tabularium.games.age_of_rome.state import (
    ANCHOR,
    BONUS_USED,
    CHARACTER,
    COMMON,
    DENARII,
    GLORY,
    LEGIONS,
    LEGIONS_OUT,
    MARKERS,
    OWN,
    PARTISANS,
    PLACED,
    SPIES,
    VENDETTA,
    VOTES,
    VOTES_OUT,
    WIDTH,
    no_plots,
)
from tabularium.games.age_of_rome.steps.plots import effects_of
from tabularium.kernel.parts import part
from tabularium.kernel.picture import Area, Edge, Ground, Mark, Piece

HIGH: Final = 176
OWN_WIDE: Final = 520
NEAR_WIDE: Final = 1170
FAR_WIDE: Final = 812
FAR_HIGH: Final = 336  # with the Plots and Medals in words below
NOTES: Final = 8  # lines of these
CARDS: Final = 582  # where the first card's middle is
STATS: Final = 34
TRACK: Final = (38, 80)  # and under each Bonus its name
SLOT: Final = 56  # from one to the next
PANTHEON: Final = (278, 86)
TABLET: Final = (102, 48)
TABLETS: Final = (64, 142)
RACK: Final = (354, 142)
ALONE: Final = (30, 142)  # of the Sets where nobody plots


@cache
def ground(box: AgeOfRomeBox, width: float, high: float, plots: bool) -> Ground:
    drawn = [rect(0, 0, width, high, "wood", 8), rect(6, 6, OWN_WIDE, HIGH - 12, "parchment", 6)]
    if high == FAR_HIGH:
        drawn.append(rect(6, HIGH, OWN_WIDE, FAR_HIGH - HIGH - 6, "parchment", 6))
    for level, own in ((BASE, box.base_own), (UPPER, box.upper_own)):
        for k in range(own + 1):
            x, y = element_at(level, k)
            drawn.append(group(element(0, False), x, y))
    for k in range(box.vendetta_slots):
        drawn.append(slot(TRACK[0] + SLOT * k, TRACK[1], 42, 40, 5))
    for ware in range(CHEST):
        x, y = rack_at(ware, plots)
        drawn.append(slot(x, y, 36, 42, 4) + use(WARE_ART[ware], x, y - 5, 22, "ghost"))
        drawn.append(text(str(box.set_glory[ware]), x, y + 17, "faint"))
    return Ground(f"board-{int(width)}-{int(plots)}", width, high, "".join(drawn))


def element_at(level: int, k: int) -> tuple[float, float]:
    return PANTHEON[0] + 29 * k + (124 if level == UPPER else 0), PANTHEON[1]


def rack_at(ware: int, plots: bool) -> tuple[float, float]:
    x, y = RACK if plots else ALONE
    return x + 46 * ware, y


class Shown(NamedTuple):
    """A card or token of a row, before it has its place."""

    kind: str
    place: str
    says: str
    drawing: str
    reads: tuple[str, ...]
    touch: str


class PlayerBoard(Painter):
    """One board, near or far."""

    def area(self, board: int, edge: Edge) -> Area:
        mine = edge == "near"
        words = self.words
        far = not mine
        width, high = (FAR_WIDE, FAR_HIGH) if far else (NEAR_WIDE, HIGH)
        pieces = [*self.numbers(board), *self.laid(board)]
        if board < self.view.seats:
            pieces.extend(self.held(board, far))
        else:
            pieces.extend(self.cassius_cards())
        if far:
            pieces.extend(self.afar(board))
        title = words("area-own") if mine else self.who(board)
        seat = board if board < self.view.seats else -1
        land = ground(self.box, width, high, self.has_tablets(board))
        return Area(f"board-{board + 1}", title, land, tuple(pieces), edge, seat)

    # -- its parts, and what each of them is made from ----------------------------------------------------------

    def numbers(self, board: int) -> tuple[Piece, ...]:
        worth = sum(points(self.view, board))
        return part(
            lambda: self.stats(board, worth), "stats", self.eyes, board, worth, self.own(board), self.view.medals
        )

    def laid(self, board: int) -> tuple[Piece, ...]:
        view, own = self.view, self.own(board)
        return part(
            lambda: [
                *self.track(board),
                *self.pantheon(board),
                *self.rack(board),
                *(self.tablets(board) if self.has_tablets(board) else ()),
            ],
            "laid", self.eyes, board, own[CHARACTER], own[VENDETTA], own[BONUS_USED], own[OWN : OWN + 2],
            own[COMMON : COMMON + 2], view.commons, view.sets[board],
        )  # fmt: skip

    def held(self, board: int, far: bool) -> tuple[Piece, ...]:
        """Cards, and Quests with how far they are."""
        view = self.view
        return part(
            lambda: self.cards_of(board, far),
            "held", self.eyes, board, far, view.hands[board], view.own[board * WIDTH + ANCHOR], view.quests[board],
            self.how_far(board), view.drafts[board] if board == self.mine else (),
        )  # fmt: skip

    def afar(self, board: int) -> tuple[Piece, ...]:
        """What is told of somebody else's board."""
        view = self.view
        if board >= view.seats:
            return (self.summary(board),)
        return part(
            lambda: [self.notes(board), self.summary(board)],
            "afar", self.eyes, board, self.own(board), view.medals, len(view.hands[board]), len(view.quests[board]),
            view.sets[board],
        )  # fmt: skip

    def has_tablets(self, board: int) -> bool:
        return board < self.view.seats and not no_plots(self.view)

    def title(self, board: int) -> str:
        if board >= self.view.seats:
            return self.who(board)
        return self.words("area-board", who=self.who(board), character=self.character(board))

    def character(self, board: int) -> str:
        return self.words(f"character-{self.box.characters[self.view.own[board * WIDTH + CHARACTER]]}")

    # -- what is on the board --------------------------------------------------------------------------------

    def stats(self, board: int, worth: int) -> list[Piece]:
        """Points, money and pieces, each with its number."""
        view, own, first = self.view, self.view.own, board * WIDTH
        who = self.who(board)
        sign = look.seated(self.colour(board), look.sign(board, self.letter(board), 34))
        said = self.words("piece-sign", who=self.title(board), n=worth)
        medals = [kind for kind in range(TYPES) if view.medals[kind] == board]
        reads = tuple(self.words("reads-medal", medal=self.kind(kind), does=self.medal_text(kind)) for kind in medals)
        found = [Piece("sign", f"own-{board + 1}", 34, STATS, said, board, w=40, h=40, drawing=sign, reads=reads)]
        left = own[first + PARTISANS] - own[first + PLACED]
        everything = [("glory", own[first + GLORY], self.words("piece-own-glory", who=who, n=own[first + GLORY]), "")]
        if board < view.seats:
            glory = self.glory(own[first + DENARII] // rate(view, board))
            said = self.words("piece-own-denarii", who=who, n=own[first + DENARII], worth=glory)
            everything.append(("coin", own[first + DENARII], said, purse_of(board)))
        told = "piece-own-partisans" if board < view.seats else "piece-own-actions"
        said = self.words(told, who=who, n=left, all=own[first + PARTISANS])
        everything.append(("partisan" if board < view.seats else "card", left, said, ""))
        said = self.words("piece-own-legions", who=who, n=own[first + LEGIONS], out=own[first + LEGIONS_OUT])
        everything.append(("legion", own[first + LEGIONS], said, legions_of(board)))
        said = self.words("piece-own-votes", who=who, n=own[first + VOTES], out=own[first + VOTES_OUT])
        everything.append(("support", own[first + VOTES], said, ""))
        if not no_plots(view):
            said = self.words("piece-own-plots", who=who, n=own[first + MARKERS])
            everything.append(("plot", own[first + MARKERS], said, ""))
        for k, (symbol, number, said, touch) in enumerate(everything):
            found.append(self.stat(k, board, symbol, said, touch, number))
        return found

    def stat(self, k: int, board: int, symbol: str, says: str, touch: str, number: int) -> Piece:
        x = 98 + 72 * k
        reads = (self.words("reads-rate", rate=rate(self.view, board)),) if symbol == "coin" else ()
        body = look.stat(symbol, number, self.colour(board))
        return Piece(
            f"stat-{symbol}",
            f"own-{board + 1}-{symbol}",
            x,
            STATS,
            says,
            board,
            number,
            touch=touch,
            w=46,
            h=38,
            drawing=body,
            reads=reads,
        )

    def track(self, board: int) -> list[Piece]:
        """The Vendetta track: covered Bonuses are shut (AR-4.8), open ones can be used."""
        view, first = self.view, board * WIDTH
        character = view.own[first + CHARACTER]
        tracks = view.box.track[character] if character >= 0 else ()
        found = []
        for slot_ in range(view.box.vendetta_slots):
            x, y = TRACK[0] + SLOT * slot_, TRACK[1]
            bonus = tracks.index(slot_) if slot_ in tracks else -1
            covered = has(view.own[first + VENDETTA], slot_)
            used = bonus >= 0 and has(view.own[first + BONUS_USED], bonus)
            name = self.kind(bonus) if bonus >= 0 else ""
            state = "covered" if covered else "used" if used else "open" if bonus >= 0 else "empty"
            says = self.words(
                f"piece-slot-{state}", who=self.who(board), bonus=name, slot=slot_ + 1, none=int(bonus < 0)
            )
            body = look.bonus(bonus, state, name)
            if not body:
                continue
            touch = f"bonus-{BUILDINGS[bonus]}" if board == self.mine and bonus >= 0 else ""
            marks: tuple[Mark, ...] = ("exhausted",) if used and not covered else ()
            place = f"track-{board + 1}-{slot_}"
            reads = (self.words("reads-bonus", kind=name),) if bonus >= 0 else ()
            found.append(
                Piece(
                    "bonus", place, x, y, says, board, touch=touch, w=36, h=36, drawing=body, marks=marks, reads=reads
                )
            )
        return found

    def pantheon(self, board: int) -> list[Piece]:
        """Elements that stand, and the next place of each level, which can be touched."""
        view, first = self.view, board * WIDTH
        found = []
        for level, name in ((BASE, "base"), (UPPER, "upper")):
            own = view.box.base_own if level == BASE else view.box.upper_own
            standing, metal = view.own[first + OWN + level], view.own[first + COMMON + level]
            key = level_of(board, level)
            says = self.words(
                "piece-pantheon",
                who=self.who(board),
                level=self.words(f"pantheon-{name}"),
                n=standing,
                all=own,
                done=int(metal != 0),
                metal=self.metal(metal) if metal else "",
            )
            x, y = element_at(level, 0)
            x += 14.5 * own
            body = look.pantheon(own, standing, metal, self.colour(board))
            wide = 29 * (own + 1) - 4
            reads = self.element_values(level)
            found.append(Piece("pantheon", key, x, y, says, board, touch=key, w=wide, h=30, drawing=body, reads=reads))
        return found

    def element_values(self, level: int) -> tuple[str, ...]:
        """What elements give at the end: the own ones, and those that can still finish the level."""
        glory = self.box.element_glory
        left = [self.glory(glory[metal]) for metal in self.view.commons[level]]
        return (self.words("reads-elements", own=self.glory(glory[0]), common=self.listed(left)),)

    def rack(self, board: int) -> list[Piece]:
        """Sets by their ware."""
        view = self.view
        wares = set_wares(view.sets[board])
        cards = set_cards(view.sets[board])
        found = []
        for ware in range(CHEST):
            x, y = rack_at(ware, self.has_tablets(board))
            laid = [k for k, one in enumerate(wares) if one == ware]
            worth = self.glory(view.box.set_glory[ware])
            says = self.words("piece-set", who=self.who(board), ware=self.ware(ware), n=len(laid), glory=worth)
            reads = tuple(self.cards(cards[SET_SIZE * k : SET_SIZE * (k + 1)]) for k in laid)
            touch = f"set-{WARES[ware]}" if board == self.mine else ""
            if laid or touch:
                shape = look.laid_set(ware, len(laid))
                found.append(
                    Piece(
                        "set",
                        f"sets-{board + 1}-{ware}",
                        x,
                        y,
                        says,
                        board,
                        touch=touch,
                        w=34,
                        h=40,
                        drawing=shape,
                        reads=reads,
                    )
                )
        return found

    def tablets(self, board: int) -> list[Piece]:
        """The three Plots of a character."""
        found = []
        for k, plot in enumerate(effects_of(self.view, board)):
            name = self.plot(plot)
            verb, n, then, then_n = self.box.plot_effect[plot]
            effects = ((verb, n), (then, then_n)) if then != NO_VERB else ((verb, n),)
            says = self.words("piece-tablet", who=self.who(board), plot=name, text=self.plot_text(plot))
            x, y = TABLETS[0] + 106 * k, TABLETS[1]
            w, h = TABLET
            touch = f"plot-{self.box.plots[plot]}" if board == self.mine else ""
            body = tablet(name, effects, w, h)
            found.append(
                Piece("tablet", f"tablet-{board + 1}-{k}", x, y, says, board, touch=touch, w=w, h=h, drawing=body)
            )
        return found

    # -- cards -------------------------------------------------------------------------------------------------

    def cards_of(self, board: int, far: bool) -> list[Piece]:
        view = self.view
        found: list[Piece] = []
        known = [kind_of_card(held) for held in view.hands[board] if kind_of_card(held) != view.box.card_back]
        hidden = len(view.hands[board]) - len(known)
        shown: list[Shown] = []
        for k, kind in enumerate(known):
            name = self.card(kind)
            touch = f"card-{self.box.cards[kind]}" if board == self.mine else ""
            says = self.words("piece-card", who=self.who(board), card=name, n=known[:k].count(kind) + 1)
            reads = (self.ware(self.box.ware_of[kind]), self.card_text(kind))
            shown.append(Shown("tradecard", "hand", says, card_face(self, kind), reads, touch))
        if hidden:
            says = self.words("piece-hidden-cards", who=self.who(board), n=hidden)
            shown.append(
                Shown("tradeback", "hand", says, look.numbered(card_back("deck", "h-age", *CARD), hidden), (), "")
            )
        if view.own[board * WIDTH + ANCHOR]:
            name = self.words("card-anchor")
            says = self.words("piece-anchor", who=self.who(board))
            touch = "card-anchor" if board == self.mine else ""
            shown.append(Shown("anchor", "hand", says, anchor_card(name), (self.words("face-anchor"),), touch))
        shown.extend(self.quest_cards(board))
        if view.options[SPIES] and board == self.mine:
            for token, symbol in (("spy", "plot"), ("alliance", "loyalty")):
                says = self.words("piece-own-token", token=self.words(f"token-{token}"))
                body = look.named_token(symbol, self.words(f"token-{token}"), self.colour(board))
                text_ = self.words("preview-spy" if token == "spy" else "preview-alliance")
                shown.append(Shown(f"token-{token}", "tokens", says, body, (text_,), f"token-{token}"))
        rows = 2 if far else 1
        width = FAR_WIDE if far else NEAR_WIDE
        columns = max(3, len(shown) // 2 + 1) if far else max(len(shown), 1)
        step = min(CARD[0] + 6, (width - CARDS - 52 + CARD[0] + 6) / columns)
        for k, one in enumerate(shown):
            x, y = CARDS + step * (k % columns), FAR_HIGH / 4 + FAR_HIGH / 2 * (k // columns) if rows == 2 else HIGH / 2
            w, h = (50, 50) if one.place == "tokens" else CARD
            place = f"{one.place}-{board + 1}"
            found.append(
                Piece(one.kind, place, x, y, one.says, board, touch=one.touch, w=w, h=h, drawing=one.drawing,
                      reads=one.reads)
            )  # fmt: skip
        return found

    def notes(self, board: int) -> Piece:
        """What the Plots of somebody else do, and the Medals, in words."""
        said = (
            []
            if no_plots(self.view)
            else [
                self.words("notes-plot", plot=self.plot(plot), text=self.plot_text(plot))
                for plot in effects_of(self.view, board)
            ]
        )
        medals = [kind for kind in range(TYPES) if self.view.medals[kind] == board]
        said += [self.words("reads-medal", medal=self.kind(kind), does=self.medal_text(kind)) for kind in medals]
        drawing = look.notes(self.character(board), tuple(said), NOTES)
        says = self.words("piece-notes", who=self.who(board))
        x, y = 6 + OWN_WIDE / 2, (HIGH + FAR_HIGH - 6) / 2
        return Piece("notes", f"notes-{board + 1}", x, y, says, board, w=OWN_WIDE - 12, h=FAR_HIGH - HIGH - 20,
                     drawing=drawing, reads=tuple(said))  # fmt: skip

    def summary(self, board: int) -> Piece:
        """What one reads of a board from afar, over all the rest."""
        view, own, first = self.view, self.view.own, board * WIDTH
        plots = () if no_plots(view) else (("plot", own[first + MARKERS]),)
        if board >= view.seats:
            acts = own[first + PARTISANS] - own[first + PLACED]
            standing = own[first + OWN + BASE] + own[first + OWN + UPPER]
            numbers: tuple[tuple[str, int], ...] = (
                ("glory", own[first + GLORY]), ("card", acts), ("legion", own[first + LEGIONS]),
                ("support", own[first + VOTES]), *plots, ("temple", standing), ("merchant", len(view.row)),
            )  # fmt: skip
            return self.shown_small(board, numbers)
        numbers = (
            ("glory", own[first + GLORY]), ("coin", own[first + DENARII]),
            ("partisan", own[first + PARTISANS] - own[first + PLACED]), ("legion", own[first + LEGIONS]),
            ("support", own[first + VOTES]), *plots, ("card", len(view.hands[board])),
            ("laurel", len(view.quests[board])),
            ("temple", own[first + OWN + BASE] + own[first + OWN + UPPER]),
            ("surplus", len(set_wares(view.sets[board]))),
        )  # fmt: skip
        return self.shown_small(board, numbers)

    def shown_small(self, board: int, numbers: tuple[tuple[str, int], ...]) -> Piece:
        drawing = look.from_afar(numbers, self.colour(board), board, self.letter(board), FAR_WIDE, FAR_HIGH)
        says = self.words("piece-summary", who=self.who(board))
        return Piece(
            "summary", f"board-{board + 1}", FAR_WIDE / 2, FAR_HIGH / 2, says, board, w=1, h=1, drawing=drawing
        )

    def quest_cards(self, board: int) -> list[Shown]:
        view = self.view
        quests = [quest_of(held) for held in view.quests[board]]
        known = [quest for quest in quests if quest != view.box.quest_back]
        shown = []
        for quest in known:
            says = self.words("piece-quest", who=self.who(board), quest=self.quest(quest))
            reads = (self.quest_text(quest), self.quest_now(board, quest))
            body = quest_card(self.quest(quest), view.box.quest_score[quest][2], self.quest_short(board, quest))
            chosen = quest in view.drafts[board] if board == self.mine else False
            if chosen:
                body = group(body, cls="dimmed") + use("cross", 0, 0, 54, "gone")
            touch = f"quest-{self.box.quests[quest]}" if board == self.mine else ""
            shown.append(Shown("quest", "quests", says, body, reads, touch))
        if len(known) < len(quests):
            n = len(quests) - len(known)
            says = self.words("piece-hidden-quests", who=self.who(board), n=n)
            shown.append(
                Shown("questback", "quests", says, look.numbered(card_back("laurel", "h-bce", *CARD), n), (), "")
            )
        return shown

    def quest_short(self, seat: int, quest: int) -> str:
        how, what, _ = self.box.quest_score[quest]
        least = self.quest_least(quest)
        now = metric(self.view, seat, what)
        if how == AT_LEAST:
            return f"{min(now, least)}/{least}"
        return f"×{now}" if how == PER else ("✓" if self.fulfilled(seat, quest) else "–")

    def fulfilled(self, seat: int, quest: int) -> bool:
        return quest_points(self.view, seat, quest) > 0

    def cassius_cards(self) -> list[Piece]:
        """His row, his two decks with what he turned up last, and how much he does this round."""
        view, box = self.view, self.box
        last = view.cassius_used[-1:]
        told = [self.cassius_card(card) for card in last]
        found = [
            self.deck(0, "cassius", box.cassius_cards, len(view.cassius), view.cassius_used, told),
            self.deck(1, "combat", box.combat_cards, len(view.combat), view.combat_used, []),
        ]
        hard = difficulty(view)
        plan = self.words("board-cassius-does", builds=box.builds[hard][view.round], acts=box.actions[hard][view.round])
        said = (self.words("piece-plan", plan=plan), *told)
        drawing = look.orders(said)
        y = (HIGH + FAR_HIGH - 6) / 2
        found.append(
            Piece(
                "plan", "plan", CARDS + 84, y, said[0], w=240, h=FAR_HIGH - HIGH - 20, drawing=drawing, reads=said[1:]
            )
        )
        step = min(CARD[0] + 6, (OWN_WIDE - CARD[0] - 16) / max(len(view.row) - 1, 1))
        if not view.row:
            none = self.words("picture-row")
            drawing = text(none, 0, 5, "words soft")
            found.append(Piece("row", "row", 6 + OWN_WIDE / 2, y, none, w=OWN_WIDE - 40, h=24, drawing=drawing))
        for k, kind in enumerate(view.row):
            said_ = self.words("piece-row", card=self.card(kind), n=k + 1)
            x, (w, h), reads = 16 + CARD[0] / 2 + step * k, CARD, (self.card_text(kind),)
            face = card_face(self, kind)
            found.append(Piece("tradecard", "row", x, y, said_, w=w, h=h, drawing=face, reads=reads))
        return found

    def deck(
        self, k: int, word: str, names: tuple[str, ...], left: int, used: tuple[int, ...], more: list[str]
    ) -> Piece:
        """A deck of Cassius and the last card of it."""
        seen = [self.words(f"{word}-{names[card]}") for card in used]
        last = seen[-1] if seen else self.words("board-none")
        says = self.words(f"piece-{word}-deck", n=left, last=last)
        reads = (*more, self.words("reads-seen", cards=self.listed(seen)))
        body = look.cassius_deck("vendetta" if k == 0 else "swords", "h-bce" if k == 0 else "h-mn", left, last)
        at = (CARDS + 24 + 130 * k, 62)
        return Piece(f"{word}back", f"{word}-deck", *at, says, number=left, w=60, h=80, drawing=body, reads=reads)

    def cassius_card(self, card: int) -> str:
        box = self.box
        order = self.words.listed([self.building(kind) for kind in box.build_order[card]])
        action = self.words(f"deed-{ACTIONS[box.action_of[card]]}")
        return self.words("reads-cassius", action=action, plot=self.plot(box.cassius_plot[card]), order=order)


TASK_ART: Final = {
    "glory": "glory", "medals": "laurel", "regions_defeated": "legion", "votes_in_column": "support",
    "sets": "surplus", "pantheon_levels_complete": "temple", "quests_fulfilled": "papyrus",
}  # fmt: skip


class Tasks(Painter):
    """The tasks of the Emperor."""

    def area(self) -> Area:
        done = tasks_done(self.view)
        found = [self.task(task, task in done) for task in range(len(self.box.tasks))]
        area = (*found, self.title(len(done)), self.summary(done))
        return Area("tasks", self.words("area-tasks", title=self.name(len(done))), task_ground(), area, "far")

    def name(self, done: int) -> str:
        """What one would be called if the game ended now (AR-12.17)."""
        return self.words(f"title-{self.box.titles[title_of(self.view, done)]}")

    def task(self, task: int, done: bool) -> Piece:
        place = task if task < 4 else task + 1  # the title stands first in the second row
        x, y = 105 + 200.5 * (place % 4), 86 + 164 * (place // 4)
        far = self.words("board-task-done") if done else self.task_far(task)
        says = self.words("piece-task", task=self.task_text(task), far=far)
        body = rect(-95, -76, 190, 152, "parchment", 6) + paragraph(self.task_text(task), 0, -44, 19, 21, "words task")
        body += use("check", 0, 36, 44, "won") if done else text(far, 0, 48, "tally")
        return Piece("task", f"task-{task}", x, y, says, w=190, h=152, drawing=body)

    def title(self, done: int) -> Piece:
        """The title one has by now, and what the other ones ask."""
        box, name = self.box, self.name(done)
        names = [self.words(f"title-{one}") for one in box.titles]
        says = self.words("piece-title", title=name, n=done, all=len(box.tasks))
        ladder = list(zip(names, box.title_least, strict=True))[1:]
        reads = tuple(self.words("reads-title", title=one, n=least) for one, least in ladder)
        body = rect(-95, -76, 190, 152, "parchment", 6) + use("laurel", 0, -36, 52, "mark")
        body += text(name, 0, 16, "words task strong") + text(f"{done}/{len(box.tasks)}", 0, 48, "tally")
        return Piece("title", "title", 105, 250, says, w=190, h=152, drawing=body, reads=reads)

    def summary(self, done: Sequence[int]) -> Piece:
        """How far each task is, from afar, over all the rest."""
        box = self.box
        rows = [("crown", f"{len(done)}/{len(box.tasks)}", False)]
        for task, (what, least) in enumerate(zip(box.task_metric, box.task_min, strict=True)):
            far = f"{metric(self.view, 0, what)}/{least}"
            rows.append((TASK_ART.get(METRICS[what], "laurel"), far, task in done))
        drawing = look.tasks_from_afar(tuple(rows), self.colour(0), FAR_WIDE, FAR_HIGH)
        says = self.words("piece-tasks")
        return Piece("summary", "tasks", FAR_WIDE / 2, FAR_HIGH / 2, says, w=1, h=1, drawing=drawing)


@cache
def task_ground() -> Ground:
    return Ground("tasks", FAR_WIDE, FAR_HIGH, rect(0, 0, FAR_WIDE, FAR_HIGH, "wood", 8))
