"""Who plays the games: this process, processes of this machine, or a Ray cluster. One small interface, `play`."""

from __future__ import annotations

import os
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from importlib import import_module
from importlib.util import find_spec
from multiprocessing import get_context
from typing import Any, TypeVar

from tabularium.arena.match import GameResult, Task, play_task
from tabularium.kernel.refusals import Refusal

T = TypeVar("T")
R = TypeVar("R")

NICENESS = 10
WAITING = 2  # tasks handed out beyond those being played, for each worker
PATIENCE = 5  # how often a worker may die before something is plainly wrong


class Engine(ABC):
    """Plays tasks in any order. Tasks are drawn as they are needed, so whoever hands them out may stop."""

    @abstractmethod
    def play(self, tasks: Iterable[Task]) -> Iterator[GameResult]: ...

    @abstractmethod
    def close(self) -> None:
        """Give back what was taken."""


class Here(Engine):
    """One after the other, in this process."""

    def play(self, tasks: Iterable[Task]) -> Iterator[GameResult]:
        for task in tasks:
            yield play_task(task)

    def close(self) -> None:
        pass  # nothing was


class Processes(Engine):
    """Several processes of this machine, polite to others on it. The games of one that dies are played again."""

    def __init__(self, jobs: int, does: Callable[[Task], GameResult] = play_task) -> None:
        self.jobs = jobs
        self.does = does
        self.pool = self.open()

    def open(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.jobs, get_context("spawn"), lower_job_priority)

    def play(self, tasks: Iterable[Task]) -> Iterator[GameResult]:
        source = iter(tasks)
        under_way: dict[Future[GameResult], Task] = {}
        again: list[Task] = []
        deaths = 0
        while True:
            while len(under_way) < self.jobs + WAITING:
                task = again.pop() if again else next(source, None)
                if task is None:
                    break
                under_way[self.pool.submit(self.does, task)] = task
            if not under_way:
                return
            finished, _ = wait(under_way, return_when=FIRST_COMPLETED)
            dead = False
            for future in finished:
                task = under_way.pop(future)
                try:
                    result = future.result()
                except BrokenProcessPool:
                    again.append(task)
                    dead = True
                    continue
                yield result
            if dead:
                deaths += 1
                if deaths > PATIENCE:
                    raise Refusal("the processes that play games die again and again: is there memory enough?")
                again.extend(under_way.values())
                under_way.clear()
                self.pool.shutdown(wait=False, cancel_futures=True)
                self.pool = self.open()

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)


def lower_job_priority() -> None:
    os.nice(NICENESS)


class OnRay(Engine):
    """The workers of a Ray cluster; Ray itself plays the games of a lost worker again."""

    def __init__(
        self,
        address: str,
        jobs: int,
        environment: Mapping[str, str] | None = None,
        does: Callable[[Task], GameResult] = play_task,
    ) -> None:
        if find_spec("ray") is None:
            raise Refusal("Ray is not installed here: pip install 'tabularium[cluster]', or leave out --on ray")
        self.ray: Any = import_module("ray")
        if not self.ray.is_initialized():
            runtime = {"env_vars": dict(environment or {})}
            self.ray.init(address=address or None, log_to_driver=False, runtime_env=runtime)
        self.jobs = jobs or int(self.ray.cluster_resources().get("CPU", 1))
        self.remote = self.ray.remote(max_retries=PATIENCE)(does)

    def play(self, tasks: Iterable[Task]) -> Iterator[GameResult]:
        source = iter(tasks)
        under_way: list[Any] = []
        while True:
            while len(under_way) < self.jobs + WAITING:
                task = next(source, None)
                if task is None:
                    break
                under_way.append(self.remote.remote(task))
            if not under_way:
                return
            finished, under_way = self.ray.wait(under_way, num_returns=1)
            for reference in finished:
                result: GameResult = self.ray.get(reference)
                yield result

    def close(self) -> None:
        self.ray.shutdown()


def engine_for(on: str, jobs: int) -> Engine:
    """Where games are played: "" for this machine, `ray` or `ray://address` for a cluster."""
    if on == "ray" or on.startswith("ray://"):
        return OnRay(on if on.startswith("ray://") else "", jobs)
    if on:
        raise Refusal(f"games are played on this machine or on ray or ray://address, not on “{on}”")
    return Here() if jobs == 1 else Processes(jobs or os.cpu_count() or 1)
