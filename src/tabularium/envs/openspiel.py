"""The games for OpenSpiel's algorithms: `pip install tabularium[rl,openspiel]`.

    import pyspiel
    import tabularium.envs.openspiel
    game = pyspiel.load_game("tabularium_nundinae", {"seats": 2, "deals": 100, "options": "market=long"})

Chance is one node at the start: it draws one of `deals` seeds, all equally likely, and everything else follows from
that. Nobody sees the seed. So algorithms that want explicit chance run, on as many deals as they are given. A searcher
takes other deals that fit what its seat knows from `SpielState.resampled`, which draws the unknown anew. What is laid
in secret is neither taken back nor replaced, so that every game ends, whatever is chosen.

An information state is the seat's view now and a digest of every view that it had before: nothing is forgotten.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

import numpy as np
import pyspiel

from tabularium.envs.opening import Opening, as_row, usual
from tabularium.envs.session import Session
from tabularium.kernel.game import AnyGame, shelf
from tabularium.kernel.rng import sfc32

LONGEST = 100_000  # choices that a game may have, edits of drafts and parts of moves counted
DEALS = 1000


def name_of(game: AnyGame) -> str:
    return f"tabularium_{game.id}"


def type_of(game: AnyGame) -> Any:
    kind = pyspiel.GameType
    return kind(
        short_name=name_of(game),
        long_name=game.credits.title["en"],
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.GENERAL_SUM,  # alone one wins or loses against nobody
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=max(game.player_counts),
        min_num_players=min(game.player_counts),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": usual(game), "deals": DEALS, "options": ""},
    )


def options_in(text: str) -> dict[str, str]:
    """`market=long,gifts=yes` as options."""
    return dict(pair.split("=", 1) for pair in text.split(",") if pair)


class SpielGame(pyspiel.Game):
    """One game with its options, as OpenSpiel wants them."""

    def __init__(self, kind: Any, game: AnyGame, params: dict[str, Any]) -> None:
        seats = int(params.get("seats", usual(game)))
        self.opening = Opening(game, seats, options_in(params.get("options", "")), False, onward=True)
        self.deals = int(params.get("deals", DEALS))
        self.actions = self.opening.actions()
        info = pyspiel.GameInfo(
            num_distinct_actions=self.opening.table.length,
            max_chance_outcomes=self.deals,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(kind, info, params)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self, iig_obs_type is not None and iig_obs_type.perfect_recall)


class SpielState(pyspiel.State):
    """A game in progress; before the deal there is no session."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.home = Shared(game)
        self.session: Session | None = None
        self.pasts = [b""] * game.opening.seats  # of each seat: a digest of the views it had

    def current_player(self) -> int:
        if self.session is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.session.seat < 0 else self.session.seat

    def is_terminal(self) -> bool:
        return self.session is not None and self.session.seat < 0

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.home.game.deals
        return [(deal, 1.0 / deals) for deal in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.session is not None
        mask = np.frombuffer(self.session.mask(player), np.int8)
        return [int(id) for id in np.flatnonzero(mask)]

    def _apply_action(self, action: int) -> None:
        if self.session is None:
            self.session = self.home.game.opening.begin(action)
        else:
            self.session.step(action)
        if self.session.depth == 0:  # between the parts of a move nobody sees anything new
            for seat in range(len(self.pasts)):
                seen = self.session.view(seat).to_bytes()
                self.pasts[seat] = blake2b(self.pasts[seat] + seen, digest_size=8).digest()

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player < 0 else self.home.game.actions[action]

    def returns(self) -> list[float]:
        if self.session is None or self.session.seat >= 0:
            return [0.0] * len(self.pasts)
        return self.home.game.opening.worth(self.session)

    def said(self, player: int, perfect_recall: bool) -> str:
        """What a seat knows, as a text."""
        if self.session is None:
            return "before the deal"
        parts = ",".join(map(str, self.session.parts)) if player == self.session.seat else ""
        past = f" after {self.pasts[player].hex()}" if perfect_recall else ""
        return f"{self.session.view(player).to_bytes().decode()}{past} {parts}".rstrip()

    def resampled(self, player: int, seed: int) -> SpielState:
        """Another state that looks the same to this player: what it can't know is drawn anew."""
        assert self.session is not None
        other: SpielState = self.clone()
        world = self.session.view(player).determinize(sfc32(seed))
        mine = player == self.session.seat  # others may be offered something else there
        other.session = self.session.elsewhere(world) if mine else self.home.game.opening.go_on(world)
        return other

    def __str__(self) -> str:
        return "before the deal" if self.session is None else self.session.state.to_bytes().decode()


class Shared:
    """What copies of a state share: OpenSpiel copies deeply."""

    def __init__(self, game: SpielGame) -> None:
        self.game = game

    def __deepcopy__(self, memo: object) -> Shared:
        return self


class Observer:
    """What a player knows as a tensor and as a text."""

    def __init__(self, game: SpielGame, perfect_recall: bool) -> None:
        self.perfect_recall = perfect_recall
        self.tensor = np.zeros(game.opening.length, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        if state.session is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = as_row(state.session.packed(player))

    def string_from(self, state: SpielState, player: int) -> str:
        return state.said(player, self.perfect_recall)


def register(game: AnyGame) -> None:
    """Put a game on OpenSpiel's list."""
    kind = type_of(game)

    class Registered(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(kind, game, params or {})

    pyspiel.register_game(kind, Registered)


for each in shelf().values():
    register(each)
