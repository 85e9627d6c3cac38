"""A whole trade on one sheet: what is sold and bought is laid in any order, and done at once."""

from __future__ import annotations

from tabularium.games.ave_roma import terms
from tabularium.games.ave_roma.state import AveRoma
from tabularium.games.ave_roma.steps import kinds, told
from tabularium.games.ave_roma.steps.choice import Choice
from tabularium.games.ave_roma.steps.foresight import most_money
from tabularium.games.ave_roma.steps.goods import take_units
from tabularium.kernel.moves import DONE, argument_of, kind_of
from tabularium.kernel.picture import SheetCell, SheetLine, Tray
from tabularium.kernel.step import NOT_NOW

EDITS = (kinds.PLAN_SALE, kinds.DROP_SALE, kinds.PLAN_PURCHASE, kinds.DROP_PURCHASE)


class Trading(Choice):
    """A decision of MERCATOR, at which all that is left of the trade may also be laid on a sheet."""

    def first_sale(self) -> int:
        """The first resource that can still be sold; BASICS when buying has begun."""
        raise NotImplementedError

    def to_buy(self, s: AveRoma) -> tuple[int, ...]:
        """The types that can still be bought."""
        raise NotImplementedError

    def room(self, s: AveRoma) -> int:
        """How many units can still be bought."""
        raise NotImplementedError

    def begun(self) -> bool:
        """Whether a unit was traded already."""
        raise NotImplementedError

    def answer(self, s: AveRoma, seat: int, move: int) -> None:
        """So many of one resource are sold or bought."""
        raise NotImplementedError

    def apply(self, s: AveRoma, seat: int, move: int) -> None:
        if self.private(s, seat, move):
            self.edit(s, seat, move)
            s.push(self)
            return
        if move == DONE:
            self.trade(s, seat)
            return
        s.drafts[seat] = ()
        self.answer(s, seat, move)

    def private(self, s: AveRoma, seat: int, move: int) -> bool:
        return kind_of(move) in EDITS

    def forbids_sheet(self, s: AveRoma, seat: int, move: int) -> str:
        """The rule that forbids an edit of the sheet, or to be done with it."""
        draft = self.laid(s, seat)
        return self.blocks(s, seat, draft) if move == DONE else self.forbids_line(s, seat, draft, move)

    def forbids_line(self, s: AveRoma, seat: int, draft: tuple[int, ...], move: int) -> str:
        kind, resource = kind_of(move), argument_of(move)
        if kind in (kinds.DROP_SALE, kinds.DROP_PURCHASE):
            planned = (kinds.PLAN_SALE if kind == kinds.DROP_SALE else kinds.PLAN_PURCHASE) | resource
            return "" if planned in draft else NOT_NOW
        if resource == terms.SURPLUS:
            return "AV-2.9"
        if resource > terms.SURPLUS:
            return NOT_NOW
        if kind == kinds.PLAN_SALE:
            if resource < self.first_sale():
                return "AV-5.5"
            return "" if draft.count(move) < s.goods[seat * terms.GOODS + resource] else "AV-5.3"
        if resource not in self.to_buy(s):
            return "AV-5.4"
        if purchases(draft) == self.room(s):
            return "AV-5.3"
        return "" if purse_after(s, seat, draft) >= s.price(seat, resource) else "AV-5.15"

    def blocks(self, s: AveRoma, seat: int, draft: tuple[int, ...]) -> str:
        """The rule that keeps a sheet with this on it from being done."""
        if not draft and not self.begun():
            return "AV-5.6"
        if purse_after(s, seat, draft) < 0:
            return "AV-5.15"
        goods = s.goods_of(seat)
        for r in range(terms.BASICS):
            goods[r] -= draft.count(kinds.PLAN_SALE | r)
        goods[terms.DENARII] = purse_after(s, seat, draft)
        money = most_money(s, seat, goods, terms.MERCATOR, s.value - 1, units_bought(draft), 0, terms.BASICS, False)
        return "" if money >= s.due else "AV-5.8"

    def explain_sheet(self, s: AveRoma, seat: int, move: int) -> dict[str, int]:
        """The values behind the refusal of an edit, or of being done."""
        values = self.sheet_values(s)
        resource = argument_of(move)
        have = s.goods[seat * terms.GOODS + terms.DENARII] + values["income"]
        if move == DONE or resource >= terms.BASICS:
            needed, purse = values["outlay"], have
        else:
            needed, purse = s.price(seat, resource), values["purse"]
        selling = kind_of(move) == kinds.PLAN_SALE
        owned = s.goods[seat * terms.GOODS + resource] if selling and resource < terms.BASICS else 0
        units = owned if selling else self.room(s) - purchases(self.laid(s, seat))
        asked = {"needed": needed, "price": s.due, "denarii": purse, "units_left": units}
        return asked | {"selling": 1 if selling else 0, "trading": 1, "turn": 1}

    def edit(self, s: AveRoma, seat: int, move: int) -> None:
        draft = list(self.laid(s, seat))
        if kind_of(move) in (kinds.PLAN_SALE, kinds.PLAN_PURCHASE):
            draft.append(move)
        else:
            kind = kinds.PLAN_SALE if kind_of(move) == kinds.DROP_SALE else kinds.PLAN_PURCHASE
            draft.remove(kind | argument_of(move))
        s.drafts[seat] = (kinds.CHANGED, *sorted(draft))

    def trade(self, s: AveRoma, seat: int) -> None:
        """Selling comes before buying (AV-5.5); what is bought is paid before it comes (AV-5.15)."""
        draft = self.laid(s, seat)
        s.drafts[seat] = ()
        purse = seat * terms.GOODS + terms.DENARII
        for resource in range(terms.BASICS):
            sold = draft.count(kinds.PLAN_SALE | resource)
            if sold:
                income = s.price(seat, resource) * sold
                s.goods[seat * terms.GOODS + resource] -= sold
                s.goods[purse] += income
                s.tell(told.SOLD, seat, sold, resource, income)
        for resource in range(terms.BASICS):
            bought = draft.count(kinds.PLAN_PURCHASE | resource)
            if bought:
                cost = s.price(seat, resource) * bought
                s.goods[purse] -= cost
                s.tell(told.BOUGHT, seat, bought, resource, cost)
        take_units(s, seat, units_bought(draft))

    def sheet_values(self, s: AveRoma) -> dict[str, int]:
        """What the sheet comes to, for its sentence."""
        draft = self.laid(s, self.seat)
        income = sum([s.price(self.seat, argument_of(move)) for move in draft if kind_of(move) == kinds.PLAN_SALE])
        outlay = sum([s.price(self.seat, argument_of(move)) for move in draft if kind_of(move) == kinds.PLAN_PURCHASE])
        return {"income": income, "outlay": outlay, "purse": purse_after(s, self.seat, draft), "due": s.due}

    def tray(self, s: AveRoma, seat: int) -> Tray | None:
        """One sheet: a line for each resource that can be sold or bought, and what it all comes to."""
        draft = self.laid(s, seat)
        sold = [r for r in range(self.first_sale(), terms.BASICS) if s.goods[seat * terms.GOODS + r]]
        bought = self.to_buy(s)
        lines: list[SheetLine] = []
        for r in range(terms.BASICS):
            cells: list[SheetCell | None] = []
            if sold:
                cells.append(self.cell(s, seat, draft, kinds.PLAN_SALE | r, kinds.DROP_SALE | r) if r in sold else None)
            if bought:
                cells.append(
                    self.cell(s, seat, draft, kinds.PLAN_PURCHASE | r, kinds.DROP_PURCHASE | r) if r in bought else None
                )
            if r in sold or r in bought:
                lines.append(SheetLine("resource", r, s.price(seat, r), tuple(cells)))
        columns = (("sale",) if sold else ()) + (("purchase",) if bought else ())
        return Tray((), (), done=-1 if self.blocks(s, seat, draft) else DONE, lines=tuple(lines), columns=columns)

    def cell(self, s: AveRoma, seat: int, draft: tuple[int, ...], more: int, less: int) -> SheetCell:
        number = draft.count(more)
        can_add = not self.forbids_line(s, seat, draft, more)
        return SheetCell(number, more if can_add else -1, less if number else -1)

    # -- the usual trade --

    def laid(self, s: AveRoma, seat: int) -> tuple[int, ...]:
        """What lies on the sheet: the usual trade, until somebody changes it."""
        draft = s.drafts[seat]
        return draft[1:] if draft else self.usual(s, seat)

    def usual(self, s: AveRoma, seat: int) -> tuple[int, ...]:
        """What most people would trade: as many units as the purse pays for and find room, of what they have least; or
        else the sales without which there is no trade, of what they have most. Who has begun knows better."""
        if self.begun():
            return ()
        bought: tuple[int, ...] = ()
        wanted = self.most_wanted(s, seat, bought)
        while wanted >= 0:
            bought = tuple(sorted((*bought, kinds.PLAN_PURCHASE | wanted)))
            wanted = self.most_wanted(s, seat, bought)
        return bought or self.fewest_sales(s, seat)

    def most_wanted(self, s: AveRoma, seat: int, draft: tuple[int, ...]) -> int:
        """The resource to buy next, or -1."""
        if len(draft) == self.room(s):
            return -1
        found: list[tuple[int, int, int]] = []
        for r in self.to_buy(s):
            more = kinds.PLAN_PURCHASE | r
            have = s.goods[seat * terms.GOODS + r] + draft.count(more)
            affordable = purse_after(s, seat, (*draft, more)) >= 0
            if affordable and have < s.box.basic_limit and not self.blocks(s, seat, tuple(sorted((*draft, more)))):
                found.append((have, s.price(seat, r), r))
        return min(found)[2] if found else -1

    def fewest_sales(self, s: AveRoma, seat: int) -> tuple[int, ...]:
        """Sales alone that make a trade, one after the other of what there is most."""
        draft: tuple[int, ...] = ()
        while not draft or self.blocks(s, seat, draft):
            found = [
                (s.goods[seat * terms.GOODS + r] - draft.count(kinds.PLAN_SALE | r), -r) for r in range(terms.BASICS)
            ]
            count, resource = max(found[self.first_sale() :], default=(0, 0))
            if not count:
                return ()
            draft = tuple(sorted((*draft, kinds.PLAN_SALE | -resource)))
        return draft


def purchases(draft: tuple[int, ...]) -> int:
    return sum([1 for move in draft if kind_of(move) == kinds.PLAN_PURCHASE])


def units_bought(draft: tuple[int, ...]) -> tuple[int, ...]:
    """Type by type, in board order (AV-5.15)."""
    return tuple([argument_of(move) for move in draft if kind_of(move) == kinds.PLAN_PURCHASE])


def purse_after(s: AveRoma, seat: int, draft: tuple[int, ...]) -> int:
    """The denarii that are left when all on the sheet is sold and paid, the Zone card not counted."""
    money = s.goods[seat * terms.GOODS + terms.DENARII]
    for move in draft:
        price = s.price(seat, argument_of(move))
        money += price if kind_of(move) == kinds.PLAN_SALE else -price
    return money
