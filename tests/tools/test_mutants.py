"""Small wrongs: where they can be put, and that each is one change."""

from __future__ import annotations

import ast
from pathlib import Path

from tools.mutants import Wrong, drawn, mutants_of, mutated

RULES = """
KIND = 1 << 20
def apply(s, seat):
    s.pop()
    s.push(2)
    if s.left < 3 and seat:
        return s.gold + 1
def explain(s):
    return 7
"""


def test_every_wrong_is_one_change_inside_what_the_rules_do() -> None:
    counting = Wrong()
    counting.visit(ast.parse(RULES))
    said = [what for _, what in counting.found]
    assert said == [
        "2 becomes 3",
        "s.left < 3 and seat: and/or",
        "s.left < 3: LtE",
        "3 becomes 4",
        "s.gold + 1: Sub",
        "1 becomes 2",
        "after s.push(2)",
    ]
    whole = ast.unparse(ast.parse(RULES))
    for n in range(len(said)):
        changed = ast.unparse(mutated(ast.parse(RULES), n))
        assert changed != whole
        assert "KIND = 1 << 20" in changed
        assert "return 7" in changed
    assert "s.push(2)\n    s.pop()" in ast.unparse(mutated(ast.parse(RULES), 6))


def test_the_same_seed_draws_the_same_wrongs(tmp_path: Path) -> None:
    (tmp_path / "effects.py").write_text(RULES)
    (tmp_path / "board.py").write_text(RULES)
    assert {mutant.file.name for mutant in mutants_of(tmp_path)} == {"effects.py"}
    assert drawn(tmp_path, 3, 5) == drawn(tmp_path, 3, 5)
    assert len(drawn(tmp_path, 99, 5)) == 7
