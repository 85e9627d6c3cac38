"""The documentation can be built, and every link in it leads somewhere."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

from tools.site import api_page, pages, rules_page

from tabularium.kernel.game import shelf

ROOT = Path(__file__).parent.parent


def test_the_site_builds_without_a_warning(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(tmp_path / "site")]
    environment = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-3000:]
    for page in ("index.html", "play.html", "acta.html", "api.html", "games/ave_roma.html", "rules/ave_roma.html"):
        text = (tmp_path / "site" / page).read_text(encoding="utf-8")
        assert not re.search(r'(?:src|href)="https?://fonts', text)
    assert 'id="observations' in (tmp_path / "site/research.html").read_text(encoding="utf-8")


def test_every_page_of_the_repository_is_in_it() -> None:
    made = set(pages())
    listed = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    for page in made | {str(file.relative_to(ROOT / "docs")) for file in (ROOT / "docs").rglob("*.md")}:
        assert page in listed, page


def test_a_rules_page_has_every_rule_and_where_numbers_come_from() -> None:
    game = shelf()["ave_roma"]
    page = rules_page(game)
    assert all(f"**{rule}**" in page for rule in (*game.rules.rules, *game.rules.rulings, *game.rules.examples))
    assert "our own, where the rulebook gives no number" in page
    assert page.index("## Sequence of play") < page.index("1. Action: in turn order") < page.index("## Rules")
    assert "| Mode (`mode`) | base (`base`), advanced (`advanced`) |" in page


def test_the_api_page_has_every_public_name() -> None:
    page = api_page()
    for name in ("find_game", "Live", "Presenter", "play", "make_bot", "Tournament"):
        assert f"## `tabularium.{name}`" in page
