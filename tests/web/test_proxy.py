"""Behind a real proxy: whose address counts, and whose word. `make test-long` installs nginx where it can."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
import requests
from websockets.sync.client import connect

from tests.web.server import Server

NGINX = """
daemon off; worker_processes 1; pid {folder}/nginx.pid; error_log {folder}/error.log;
events {{ worker_connections 256; }}
http {{
  access_log off;
  client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy; fastcgi_temp_path {folder}/f;
  uwsgi_temp_path {folder}/u; scgi_temp_path {folder}/s;
  server {{
    listen 127.0.0.1:{port};
    location / {{
      proxy_pass http://127.0.0.1:{registry};
      proxy_http_version 1.1;
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For {forwarded};
      proxy_set_header X-Forwarded-Proto https;
      proxy_set_header Upgrade $http_upgrade;
      proxy_set_header Connection $http_connection;
    }}
  }}
}}
"""
INSTALL = "(apt-get update -qq && apt-get install -y -qq nginx-light) > /dev/null 2>&1"


@pytest.fixture(scope="module")
def nginx(request: pytest.FixtureRequest) -> str:
    """Where nginx is. Long runs install it; in short ones its absence is told."""
    long = "not long" not in str(request.config.getoption("-m"))
    if shutil.which("nginx") is None and long:
        subprocess.run(["sh", "-c", INSTALL], check=False)
    found = shutil.which("nginx")
    if found is None and not long:
        pytest.skip("nginx is not installed; make test-long installs it")
    assert found is not None, "nginx could not be installed"
    return found


@contextmanager
def behind(nginx: str, folder: Path, server: Server, forwarded: str = "$proxy_add_x_forwarded_for") -> Iterator[str]:
    """The address of a proxy in front of a server."""
    folder.mkdir()
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = int(free.getsockname()[1])
    config = folder / "nginx.conf"
    config.write_text(NGINX.format(folder=folder, port=port, registry=server.port, forwarded=forwarded))
    proxy = subprocess.Popen([nginx, "-c", str(config), "-p", str(folder)], stderr=subprocess.DEVNULL)
    try:
        for _ in range(1_200):
            try:
                requests.get(f"http://127.0.0.1:{port}/healthz", timeout=2)
                break
            except requests.ConnectionError:
                time.sleep(0.1)
        yield f"http://127.0.0.1:{port}"
    finally:
        proxy.terminate()
        proxy.wait()


def knock(address: str, times: int, source: str, **headers: str) -> list[int]:
    """What one visitor is told who tries invitations; `source` is the address it comes from."""
    line = requests.Session()
    line.mount("http://", From(source))
    tried = {"invitation": "none"}
    return [
        line.post(f"{address}/api/join", json=tried, headers=headers, timeout=120).status_code for _ in range(times)
    ]


class From(requests.adapters.HTTPAdapter):
    def __init__(self, source: str) -> None:
        self.source = source
        super().__init__()

    def init_poolmanager(self, *given: object, **more: object) -> None:
        super().init_poolmanager(*given, source_address=(self.source, 0), **more)  # type: ignore[arg-type]


@pytest.fixture
def limited(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path, limits=True)
    yield server
    server.kill()


def test_visitors_behind_a_trusted_proxy_are_told_apart(tmp_path: Path, nginx: str, limited: Server) -> None:
    limited.start("--trusted-proxy", "127.0.0.1")
    with behind(nginx, tmp_path / "nginx", limited) as address:
        greedy = knock(address, 30, "127.0.0.5")
        assert greedy[0] == 404
        assert greedy[-1] == 429
        assert set(knock(address, 5, "127.0.0.6")) == {404}
        # what a visitor says about itself is not believed: the proxy adds the truth on the right
        assert 429 in knock(address, 5, "127.0.0.5", **{"x-forwarded-for": "10.9.8.7"})
        page = requests.get(f"{address}/", timeout=120)
        assert "Secure" in page.headers["set-cookie"]
        made = requests.post(
            f"{address}/api/tables", json={"game": "nundinae", "seats": [{"kind": "me"}, {"kind": "bot"}]}, timeout=120
        ).json()
        stream = f"{address.replace('http', 'ws')}/api/tables/{made['table']}/stream"
        with connect(stream) as ears:
            assert made["table"] in str(ears.recv(timeout=120))


def test_without_the_option_nobody_is_believed(tmp_path: Path, nginx: str, limited: Server) -> None:
    limited.start()
    with behind(nginx, tmp_path / "nginx", limited) as address:
        many = knock(address, 30, "127.0.0.5")
        assert many[-1] == 429
        assert 429 in knock(address, 5, "127.0.0.6")  # all visitors of the proxy are one
        assert "Secure" not in requests.get(f"{address}/nothing", timeout=120).headers.get("set-cookie", "")
    direct = f"http://127.0.0.1:{limited.port}"
    told = [*knock(direct, 30, "127.0.0.9"), *knock(direct, 5, "127.0.0.9", **{"x-forwarded-for": "10.1.2.3"})]
    assert told[-1] == 429  # nor is a visitor that comes from this machine
    assert os.path.exists(limited.store)
