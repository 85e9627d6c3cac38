"""Other engines and environments beside ours, in turn and in one run, so that a busy machine slows all alike."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from random import Random
from time import process_time
from typing import Any

from tabularium.arena.bench import (
    ENDLESS,
    SLICE,
    Player,
    Tally,
    catanatron_player,
    catanatron_seats,
    compiled,
    copy_us,
    play_for,
)
from tabularium.arena.searching import openspiel_pace, our_pace
from tabularium.envs import Environment
from tabularium.kernel.game import AnyGame, shelf
from tabularium.kernel.play import play_at_random
from tabularium.kernel.refusals import Refusal
from tabularium.kernel.rng import sfc32
from tabularium.kernel.state import State

COPIES = 300
CLASSICS = ("tictactoe_v3", "connect_four_v3", "leduc_holdem_v4", "texas_holdem_no_limit_v6", "go_v5", "chess_v6")
RLCARD = ("leduc-holdem", "no-limit-holdem", "gin-rummy", "uno")
STEPS, DECISIONS = "environment steps, with rows and masks", "decisions of random play"
MANY = 64
TURN_BY_TURN, AT_ONCE = "turn by turn", f"{MANY} at once"


@dataclass
class Peer:
    """Somebody who plays: what is counted, and how long a copy takes, where one can be made."""

    name: str
    what: str
    player: Player
    copy_us: float | None = None
    interface: str = ""  # of our environments
    tally: Tally = field(default_factory=Tally)


def compared(games: Sequence[AnyGame], seconds: float) -> list[Peer]:
    """All peers that are installed here, measured."""
    peers = [*ours(games), *theirs()]
    for peer in peers:
        peer.player(0)
    while min(peer.tally.seconds for peer in peers) < seconds:
        for peer in peers:
            play_for(min(SLICE, seconds), peer.player, peer.tally)
    return peers


def ours(games: Sequence[AnyGame]) -> Iterator[Peer]:
    for game in games:
        seats = max(game.player_counts)
        made = Environment(game)
        yield Peer(game.id, DECISIONS, random_player(game, seats), copy_us(game, seats))
        yield Peer(f"{made.id}, {TURN_BY_TURN}", STEPS, env_player(made.env(seats=seats)), interface=TURN_BY_TURN)
        yield Peer(f"{made.id}, {AT_ONCE}", STEPS, at_once(made.many(MANY, seats=seats)), interface=AT_ONCE)


def random_player(game: AnyGame, seats: int) -> Player:
    def player(number: int) -> int:
        s: State = game.new(seats, rng=number)
        return play_at_random(s, sfc32(number), False, ENDLESS)

    return player


def env_player(env: Any) -> Player:
    """PettingZoo's loop: a row and a mask before each step, and one of the marked actions by even chance."""
    chance = Random(1)

    def player(number: int) -> int:
        env.reset(seed=number)
        steps = 0
        for _ in env.agent_iter():
            observation, _, ended, late, info = env.last()
            if ended or late:
                env.step(None)
                continue
            mask = observation["action_mask"] if isinstance(observation, dict) else info["action_mask"]
            env.step(int(chance.choice(marked(mask))))
            steps += 1
        return steps

    return player


def at_once(many: Any) -> Player:
    """The same in many games; each time a step in all of them."""
    numpy: Any = import_module("numpy")
    chance = numpy.random.default_rng(1)
    begins = numpy.arange(many.copies + 1) * many.masks.shape[1]
    many.reset(seed=1)

    def player(number: int) -> int:
        found = marked(many.masks)
        first = numpy.searchsorted(found, begins)
        drawn = first[:-1] + (chance.random(many.copies) * numpy.diff(first)).astype(int)
        many.step(found[drawn] - begins[:-1])
        steps: int = many.copies
        return steps

    return player


def marked(mask: Any) -> Any:
    """Where a mask is set. Numpy looks through bytes several times as fast when they are called truths."""
    return (mask.view("?") if mask.itemsize == 1 else mask).ravel().nonzero()[0]


def theirs() -> Iterator[Peer]:
    """Those that can be imported; the others are left out."""
    makers: list[Callable[[], Peer]] = [catanatron, catanatron_gym, openspiel]
    makers += [lambda name=name: classic(name) for name in CLASSICS]  # type: ignore[misc]
    makers += [lambda name=name: card_game(name) for name in RLCARD]  # type: ignore[misc]
    for make in makers:
        try:
            peer = make()
        except (ImportError, Refusal):
            continue
        except Exception as wrong:
            if type(wrong).__name__ != "DependencyNotInstalled":
                raise
            continue
        yield peer


def catanatron() -> Peer:
    catan: Any = import_module("catanatron.game")
    players: Any = import_module("catanatron.models.player")
    table = catan.Game([players.RandomPlayer(color) for color in list(players.Color)[:4]], seed=1)
    for _ in range(200):
        table.play_tick()
    start = process_time()
    for _ in range(COPIES):
        table.copy()
    spent = (process_time() - start) / COPIES * 1e6
    return Peer("catanatron", DECISIONS, catanatron_player(catanatron_seats(4)), spent)


def catanatron_gym() -> Peer:
    gymnasium: Any = import_module("gymnasium")
    import_module("catanatron_gym")
    env = gymnasium.make("catanatron-v1").unwrapped
    chance = Random(1)

    def player(number: int) -> int:
        env.reset(seed=number)
        steps, over = 0, False
        while not over:
            _, _, ended, late, _ = env.step(chance.choice(env.get_valid_actions()))
            over = ended or late
            steps += 1
        return steps

    return Peer("catanatron’s gym", STEPS, player)


def openspiel() -> Peer:
    spiel: Any = import_module("pyspiel")
    game = spiel.load_game("gin_rummy")
    chance = Random(1)

    def begin() -> Any:
        s = game.new_initial_state()
        while s.is_chance_node():
            s.apply_action(chance.choice(s.legal_actions()))
        return s

    s = begin()
    start = process_time()
    for _ in range(COPIES):
        s.clone()
    spent = (process_time() - start) / COPIES * 1e6

    def player(number: int) -> int:
        s = game.new_initial_state()
        decisions = 0
        while not s.is_terminal():
            actions = s.legal_actions()
            decisions += len(actions) > 1 and not s.is_chance_node()
            s.apply_action(actions[int(chance.random() * len(actions))])
        return decisions

    return Peer("OpenSpiel, gin rummy", DECISIONS, player, spent)


def classic(name: str) -> Peer:
    """One of PettingZoo's classics."""
    return Peer(f"PettingZoo {name}", STEPS, env_player(import_module(f"pettingzoo.classic.{name}").env()))


def card_game(name: str) -> Peer:
    """One of RLCard's games."""
    env: Any = import_module("rlcard").make(name, config={"seed": 1})
    chance = Random(1)

    def player(number: int) -> int:
        state, _ = env.reset()
        steps = 0
        while not env.is_over():
            state, _ = env.step(chance.choice(list(state["legal_actions"])))
            steps += 1
        return steps

    return Peer(f"RLCard {name}", STEPS, player)


def told(peers: list[Peer]) -> Iterator[str]:
    """The tables, as they stand in the documentation."""
    yield f"Ours {'compiled' if compiled() else 'interpreted'}."
    yield f"\n| {DECISIONS} | a second | games a second | a copy |\n|---|---|---|---|"
    for peer in peers:
        if peer.what == DECISIONS:
            copy = "" if peer.copy_us is None else f"{peer.copy_us:.1f} us"
            yield f"| {peer.name} | {peer.tally.decisions_per_s:,.0f} | {peer.tally.games_per_s:,.1f} | {copy} |"
    yield f"\n| {STEPS} | a second | ours, {TURN_BY_TURN} | ours, {AT_ONCE} |\n|---|---|---|---|"
    for peer in peers:
        if peer.what == STEPS:
            times = ["", ""] if peer.interface else [beside(peers, one, peer) for one in (TURN_BY_TURN, AT_ONCE)]
            yield f"| {peer.name} | {peer.tally.decisions_per_s:,.0f} | {times[0]} | {times[1]} |"


def beside(peers: list[Peer], interface: str, peer: Peer) -> str:
    """How many times as fast our environments are by this interface, from the slowest game to the fastest."""
    paces = [one.tally.decisions_per_s for one in peers if one.interface == interface]
    times = [f"{pace / peer.tally.decisions_per_s:.1f}" for pace in (min(paces), max(paces))]
    return f"{' to '.join(dict.fromkeys(times))} times"


def search_figures(seconds: float) -> Iterator[str]:
    yield "\n| search | simulations a second |\n|---|---|"
    for game in shelf().values():
        found = our_pace(game, max(game.player_counts), seconds)
        yield f"| {game.id}, a Consul | {found['simulations_per_s']:,} |"
    pace = openspiel_pace(seconds)
    if pace is not None:
        yield f"| OpenSpiel, ISMCTS on gin rummy | {pace:,.0f} |"
