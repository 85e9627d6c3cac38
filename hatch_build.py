"""What the pages borrow from others, fetched by npm at build time: fonts, icons and the morphing script.

Runs by itself when a wheel or an editable install is made. Needs node only where the borrowed files are not there yet;
people who install the wheel need none.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
VENDOR = Path("src/tabularium/web/static/vendor")
FILES = {
    "idiomorph.js": "idiomorph/dist/idiomorph.esm.js",
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
        borrow(Path(self.root))
        if version == "standard":  # `tabularium new` copies it; an editable install finds it where it is
            build_data["force_include"][str(Path(self.root, "examples/tali"))] = "tabularium/example"


def borrow(root: Path) -> None:
    """Fill the vendor folder, unless it is there and newer than the lock file."""
    vendor, lock = root / VENDOR, root / "package-lock.json"
    done = vendor / "icons.svg"
    if done.exists() and not lock.exists():  # a tree that was copied to be built brings them along
        return
    wanted = wanted_icons(root)
    if done.exists() and newer(done, lock) and all(f'"{icon}"' in done.read_text() for icon in wanted):
        return
    modules = root / "node_modules"
    if not (modules / ".package-lock.json").exists() or not newer(modules / ".package-lock.json", lock):
        subprocess.run(["npm", "ci", "--silent", "--ignore-scripts"], cwd=root, check=True)
    vendor.mkdir(parents=True, exist_ok=True)
    for name, source in FILES.items():
        shutil.copyfile(modules / source, vendor / name)
    icons = json.loads((modules / "@iconify-json/game-icons/icons.json").read_text(encoding="utf-8"))["icons"]
    done.write_text(sprite({name: icons[name]["body"] for name in wanted if name in icons}), encoding="utf-8")


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
    borrow(ROOT)
