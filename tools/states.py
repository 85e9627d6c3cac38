"""Write `copy`, `hide` and `values` of every game's state out, field by field, for the compiler: tools/states.py TREE.

Interpreted, these methods are written when a class has its first state. A compiled class wants them in its source: so
`make build/fast/built` writes them into its own copy of the sources, and never into ours.
"""

from __future__ import annotations

import ast
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "src"))
from tabularium.kernel.state import written_methods

INDENT = "    "
TYPES = {"copy": "", "hide": "None", "values": "list[object]"}


def with_methods(source: str) -> str:
    """A module with these methods in each class of states that does not have them."""
    lines = source.splitlines()
    for made in reversed(ast.parse(source).body):
        if isinstance(made, ast.ClassDef) and any(ast.unparse(base) == "State" for base in made.bases):
            lines[made.end_lineno : made.end_lineno] = methods_of(made)
    return "\n".join([*lines, ""])


def methods_of(made: ast.ClassDef) -> list[str]:
    types = {
        field.target.id: ast.unparse(field.annotation)
        for field in made.body
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name)
    }
    own = {method.name for method in made.body if isinstance(method, ast.FunctionDef)}
    fields = sorted(name for name in types if name != "box" and not name.startswith("_"))
    lists = [name for name in fields if types[name].startswith("list[")]
    private = sorted(name for name in types if name.startswith("_"))
    seen = [name for name in fields if f"{name}_seen" in own]
    found = []
    for head, body in written_methods(f"{made.name}()", fields, lists, private, seen):
        name = head.partition("(")[0]
        if name not in own:
            found += [
                "",
                f"{INDENT}def {head} -> {TYPES[name] or made.name}:",
                *(f"{INDENT * 2}{line}" for line in body),
            ]
    return found


def main(tree: Path) -> None:
    for file in sorted(tree.glob("src/tabularium/games/*/state.py")):
        file.write_text(with_methods(file.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
