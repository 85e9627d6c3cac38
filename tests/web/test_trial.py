"""Servers and databases die while people play through any of several servers, or through a proxy set up as `deploy/`
says: nothing that was acknowledged is lost or done twice."""

from __future__ import annotations

import re
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.cluster import Cluster
from tests.web.server import ROOT, free_port
from tests.web.trial import Trial, asked, check, crew_of, no_bot_is_due, until

DEPLOY = ROOT / "deploy"
CUT = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid != pg_backend_pid() AND datname LIKE 't%'"


@pytest.fixture
def own_cluster() -> Iterator[Cluster]:
    """One that a test may stop: others go on with theirs."""
    own = Cluster(Path(tempfile.mkdtemp(prefix="tabularium-")))
    yield own
    own.leave()


@pytest.mark.long
def test_three_servers_of_which_any_is_asked_may_die_and_their_database_too(
    own_cluster: Cluster, tmp_path: Path
) -> None:
    url = own_cluster.new()
    with crew_of(url, 3, tmp_path / "log") as crew:
        trial = Trial([f"http://127.0.0.1:{port}" for port in crew.ports], 20)
        accidents = [crew.kill_one] * 12
        accidents.insert(4, lambda: own_cluster.control("restart", "-m", "immediate"))
        accidents.insert(8, lambda: own_cluster.execute(CUT))
        trial.run(500, accidents)
        no_bot_is_due(url, 15.0)
        assert "Traceback" not in (tmp_path / "log").read_text(errors="replace")
    check(url, trial)


@contextmanager
def proxy(name: str, ports: list[int], folder: Path) -> Iterator[str]:
    """The address of a proxy that is set up as the files for hosts say, but for names and ports."""
    found = shutil.which(name)
    if found is None:
        pytest.skip(f"{name} is not installed")
    own = free_port()
    text = (DEPLOY / {"nginx": "nginx.conf", "caddy": "Caddyfile"}[name]).read_text()
    for number, port in enumerate(ports, 8081):
        text = re.sub(rf"127\.0\.0\.1:{number}\b", f"127.0.0.1:{port}", text)
    file = folder / f"{name}.conf"
    if name == "nginx":
        text = text.replace("listen 80;", f"listen 127.0.0.1:{own};").replace("games.example.org", "127.0.0.1")
        folders = " ".join(
            f"{what}_temp_path {folder}/{what};" for what in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        text = f"daemon off; pid {folder}/pid; events {{}} http {{ access_log off; {folders} {text} }}"
        command = [found, "-c", str(file), "-p", str(folder), "-e", str(folder / "errors")]
    else:
        text = f"{{\n\tadmin off\n\tauto_https off\n}}\n{text.replace('games.example.org', f'http://127.0.0.1:{own}')}"
        command = [found, "run", "--config", str(file), "--adapter", "caddyfile"]
    file.write_text(text)
    with (folder / "log").open("wb") as log:
        running = subprocess.Popen(command, stdout=log, stderr=log, cwd=folder, env={"HOME": str(folder)})
    address = f"http://127.0.0.1:{own}"
    try:
        until(lambda: asked("GET", f"{address}/healthz")[0] == 200, 60)
        yield address
    finally:
        running.terminate()
        running.wait()


@pytest.mark.long
@pytest.mark.parametrize("name", ["nginx", "caddy"])
def test_behind_a_proxy_that_routes_by_table_nobody_notices_that_servers_die(
    name: str, cluster: Cluster, tmp_path: Path
) -> None:
    url = cluster.new()
    with crew_of(url, 3, tmp_path / "log") as crew, proxy(name, crew.ports, tmp_path) as address:
        assert asked("GET", f"{address}/metrics")[0] == 404
        trial = Trial([address], 12)
        trial.run(300, [crew.kill_one] * 2)
        no_bot_is_due(url, 15.0)
        assert set(trial.statuses) <= {200, 201, 409, 0, 502, 503}
        assert trial.statuses[0] + trial.statuses[502] + trial.statuses[503] < 30  # each sent again under its key
    check(url, trial)
