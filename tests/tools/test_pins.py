"""What is installed is what was chosen: every package by version and hash, those for playing apart, none by script."""

from __future__ import annotations

import json
import re
import tomllib
from importlib.metadata import PackageNotFoundError, distribution, version
from pathlib import Path

import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).parent.parent.parent
PIN = re.compile(r"^([A-Za-z0-9._-]+)==(\S+) \\\n((?:    --hash=sha256:[0-9a-f]{64}(?: \\)?\n)+)", re.MULTILINE)


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def pins(name: str) -> dict[str, str]:
    text = (ROOT / "requirements" / f"{name}.txt").read_text()
    found = {plain(package): pinned for package, pinned, _ in PIN.findall(text)}
    rest = PIN.sub("", text)
    assert [line for line in rest.splitlines() if line and not line.startswith("#")] == []  # no address, no option
    return found


def needed_by(packages: set[str]) -> set[str]:
    found: set[str] = set()
    todo = set(packages)
    while todo:
        name = todo.pop()
        found.add(name)
        for text in distribution(name).requires or []:
            needed = Requirement(text)
            if needed.marker is None or needed.marker.evaluate({"extra": ""}):
                todo |= {plain(needed.name)} - found
    return found


def test_playing_needs_no_more_than_is_on_its_list() -> None:
    wanted = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["dependencies"]
    needed = needed_by({plain(Requirement(text).name) for text in wanted})
    assert needed <= set(pins("play"))
    assert set(pins("play")) - needed == needed_by({"hatchling", "editables"}) - needed


def test_the_lists_are_apart() -> None:
    assert not set(pins("play")) & set(pins("develop"))
    assert {"pytest", "mypy", "ruff", "playwright"} <= set(pins("develop"))


@pytest.mark.parametrize("name", ["play", "develop"])
def test_what_is_installed_is_what_is_pinned(name: str) -> None:
    wrong = {}
    for package, pinned in pins(name).items():
        try:
            if version(package) != pinned:
                wrong[package] = (version(package), pinned)
        except PackageNotFoundError:
            wrong[package] = ("not there", pinned)
    assert wrong == {}


def test_scripts_of_packages_do_not_run() -> None:
    """esbuild has one that only makes its start faster; it works without."""
    assert '"--ignore-scripts"' in (ROOT / "hatch_build.py").read_text()
    installs = [line for line in (ROOT / "Makefile").read_text().splitlines() if "npm ci" in line]
    assert installs
    assert [line for line in installs if "--ignore-scripts" not in line] == []
    packages = json.loads((ROOT / "package-lock.json").read_text())["packages"]
    assert [name for name, one in packages.items() if "hasInstallScript" in one] == ["node_modules/esbuild"]
    assert [name for name, one in packages.items() if name and "integrity" not in one] == []
