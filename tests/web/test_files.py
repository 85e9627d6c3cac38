"""Small files are answered from memory as they would be from the disk."""

from __future__ import annotations

from pathlib import Path

from starlette.applications import Starlette
from starlette.routing import Mount
from starlette.staticfiles import StaticFiles
from starlette.testclient import TestClient

from tabularium.web.files import SMALL, Files


def test_a_small_file_is_answered_without_the_disk(tmp_path: Path) -> None:
    (tmp_path / "js").mkdir()
    small, large = tmp_path / "js" / "small.js", tmp_path / "large.svg"
    small.write_text("let x = 1;")
    large.write_bytes(b"x" * (SMALL + 1))
    client = TestClient(Files(tmp_path))
    before = TestClient(StaticFiles(directory=tmp_path)).get("/js/small.js")
    small.unlink()
    answer = client.get("/js/small.js")
    assert (answer.status_code, answer.text) == (200, "let x = 1;")
    kept = ("content-type", "content-length", "etag", "last-modified")
    assert [answer.headers[name] for name in kept] == [before.headers[name] for name in kept]
    assert client.get("/js/small.js", headers={"if-none-match": answer.headers["etag"]}).status_code == 304
    assert client.head("/js/small.js").headers["content-length"] == "10"
    assert client.get("/large.svg").content == large.read_bytes()


def test_a_text_is_packed_for_whoever_can_read_that(tmp_path: Path) -> None:
    text = "let x = 1;\n" * 400
    (tmp_path / "main.js").write_text(text)
    (tmp_path / "font.woff2").write_text(text)
    client = TestClient(Files(tmp_path))
    packed = client.get("/main.js")
    assert packed.text == text
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.headers["vary"] == "accept-encoding"
    assert int(packed.headers["content-length"]) < len(text) / 10
    plain = client.get("/main.js", headers={"accept-encoding": "identity"})
    assert plain.text == text
    assert "content-encoding" not in plain.headers
    assert plain.headers["content-length"] == str(len(text))
    assert "content-encoding" not in client.get("/font.woff2").headers
    again = client.get("/main.js", headers={"if-none-match": packed.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_a_file_of_another_build_is_the_present_one_which_nobody_keeps(tmp_path: Path) -> None:
    (tmp_path / "main.js").write_text("let x = 1;")
    (tmp_path / "large.svg").write_bytes(b"x" * (SMALL + 1))
    files = Files(tmp_path)
    client = TestClient(files)
    for name in ("main.js", "large.svg"):
        present = client.get(f"/{name}?v={files.fingerprints[name]}")
        assert "cache-control" not in present.headers  # whoever stands around it says that it is for good
        for other in (f"/{name}?v=0123456789", f"/{name}"):
            answer = client.get(other)
            assert (answer.content, answer.headers["cache-control"]) == (present.content, "no-store")


def test_what_is_no_file_is_not_answered(tmp_path: Path) -> None:
    (tmp_path / "static").mkdir()
    (tmp_path / "secret.txt").write_text("x")
    (tmp_path / "static" / "small.js").write_text("x")
    client = TestClient(Starlette(routes=[Mount("/", Files(tmp_path / "static"))]))
    for path in ("/", "/nothing.js", "/../secret.txt", "/%2e%2e/secret.txt"):
        assert client.get(path).status_code == 404, path
    assert client.post("/small.js").status_code == 405
