"""What the pages are built from: fonts and icons that npm fetches, and the scripts, bundled from their TypeScript.

Runs by itself when a wheel or an editable install is made. Needs node only where something is not there yet or is older
than its sources; people who install the wheel need none.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
VENDOR = Path("src/tabularium/web/static/vendor")
SCRIPTS = Path("src/tabularium/web/scripts")
BUNDLES = Path("src/tabularium/web/static/js")
ENTRIES = ("main", "guide")  # a page loads the first, that of a lesson both
ESBUILD = ["--bundle", "--minify", "--format=esm", "--target=es2022", "--legal-comments=none", "--log-level=warning"]
FILES = {
    "cinzel.woff2": "@fontsource-variable/cinzel/files/cinzel-latin-wght-normal.woff2",
    "cinzel-ext.woff2": "@fontsource-variable/cinzel/files/cinzel-latin-ext-wght-normal.woff2",
    "serif.woff2": "@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2",
    "serif-italic.woff2": "@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-italic.woff2",
    "serif-ext.woff2": "@fontsource-variable/source-serif-4/files/source-serif-4-latin-ext-wght-normal.woff2",
}
ICONS = [
    "amphora",
    "ancient-columns",
    "backward-time",
    "chat-bubble",
    "checklist",
    "coins",
    "crown-coin",
    "eagle-emblem",
    "eyeball",
    "galley",
    "greek-temple",
    "hourglass",
    "ionic-column",
    "laurel-crown",
    "laurels",
    "magnifying-glass",
    "medallist",
    "papyrus",
    "person",
    "quill-ink",
    "ringing-bell",
    "robot-golem",
    "rolling-dices",
    "roman-shield",
    "roman-toga",
    "rule-book",
    "scroll-unfurled",
    "stone-tablet",
    "theater-curtains",
    "trireme",
    "wax-seal",
    "wolf-head",
    "centurion-helmet",
    "grapes",
    "family-tree",
]
EMBLEM = re.compile(r"^box-emblem = ([a-z0-9-]+)$", re.MULTILINE)  # a game may name the icon of its own box


class Borrowing(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        build(Path(self.root))
        if version == "standard":  # `tabularium new` copies it; an editable install finds it where it is
            build_data["force_include"][str(Path(self.root, "examples/tali"))] = "tabularium/example"


def build(root: Path) -> None:
    """Fill the folders that git does not know, unless they are newer than what they are made from. A tree that was
    copied to be built brings them along, and no lock file."""
    if (root / "package-lock.json").exists():
        borrow(root)
        bundle(root)


def modules_of(root: Path) -> Path:
    """The folder of npm's packages, as the lock file wants them."""
    modules, lock = root / "node_modules", root / "package-lock.json"
    if not (modules / ".package-lock.json").exists() or not newer(modules / ".package-lock.json", lock):
        subprocess.run(["npm", "ci", "--silent", "--ignore-scripts", "--omit=dev"], cwd=root, check=True)
    return modules


def borrow(root: Path) -> None:
    """Fonts and icons."""
    vendor, lock = root / VENDOR, root / "package-lock.json"
    done = vendor / "icons.svg"
    wanted = wanted_icons(root)
    if done.exists() and newer(done, lock) and all(f'"{icon}"' in done.read_text() for icon in wanted):
        return
    modules = modules_of(root)
    vendor.mkdir(parents=True, exist_ok=True)
    for name, source in FILES.items():
        shutil.copyfile(modules / source, vendor / name)
    icons = json.loads((modules / "@iconify-json/game-icons/icons.json").read_text(encoding="utf-8"))["icons"]
    done.write_text(sprite({name: icons[name]["body"] for name in wanted if name in icons}), encoding="utf-8")


def bundle(root: Path) -> None:
    """All scripts as one file for each entry. Several may do this at once: the files are whole at any time."""
    for entry in ENTRIES:
        bundle_entry(root, entry)


def bundle_entry(root: Path, entry: str) -> None:
    made = root / BUNDLES / f"{entry}.js"
    sources = [root / "package-lock.json", Path(__file__), *(root / SCRIPTS).rglob("*.ts")]
    if made.exists() and all(newer(made, source) for source in sources):
        return
    esbuild = modules_of(root) / ".bin" / "esbuild"
    made.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=made.parent) as folder:
        written = Path(folder) / made.name
        subprocess.run(
            [esbuild, root / SCRIPTS / f"{entry}.ts", *ESBUILD, f"--outfile={written}"], cwd=root, check=True
        )
        written.replace(made)


def newer(one: Path, other: Path) -> bool:
    return one.stat().st_mtime >= other.stat().st_mtime


def wanted_icons(root: Path) -> list[str]:
    texts = (root / "src/tabularium/games").glob("*/text.en.ftl")
    emblems = [name for text in texts for name in EMBLEM.findall(text.read_text(encoding="utf-8"))]
    return sorted({*ICONS, *emblems})


def sprite(bodies: dict[str, str]) -> str:
    """One SVG file with a symbol for each icon."""
    symbols = "".join(f'<symbol id="{name}" viewBox="0 0 512 512">{body}</symbol>\n' for name, body in bodies.items())
    return f'<svg xmlns="http://www.w3.org/2000/svg">\n{symbols}</svg>\n'


if __name__ == "__main__":
    build(ROOT)
