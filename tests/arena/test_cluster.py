"""A Ray cluster of two nodes on this machine: the same tournament as in one process, also when a worker is killed."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tabularium.arena.engines import Here, OnRay
from tabularium.arena.match import GameResult, Task, play_task
from tabularium.arena.tournament import Tournament, TournamentPlan
from tests.arena.test_tournament import facts, quiet

pytestmark = pytest.mark.long
PLAN = TournamentPlan("nundinae", ("senator@6", "random"), 3, 24, seed=9)


@pytest.fixture
def cluster() -> Iterator[Any]:
    pytest.importorskip("ray", reason="Ray is not installed here: `make test-cluster` brings it")
    from ray.cluster_utils import Cluster

    two = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    two.add_node(num_cpus=1)
    yield two
    two.shutdown()


def killed_once(task: Task) -> GameResult:
    """Plays it, but the first worker that gets game 3 dies of it."""
    mark = Path(os.environ["TABULARIUM_TEST_MARK"])
    if task.number == 3 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return play_task(task)


def test_two_nodes_play_the_same_tournament_though_a_worker_dies(
    cluster: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABULARIUM_TEST_MARK", str(tmp_path / "mark"))
    environment = {"TABULARIUM_TEST_MARK": str(tmp_path / "mark"), "PYTHONPATH": os.environ.get("PYTHONPATH", "")}
    engine = OnRay(cluster.address, 2, environment, killed_once)
    try:
        games = Tournament(PLAN, engine).play(quiet)
        nodes = len(engine.ray.nodes())
    finally:
        engine.close()
    assert nodes == 2
    assert (tmp_path / "mark").exists()
    assert facts(games) == facts(Tournament(PLAN, Here()).play(quiet))
