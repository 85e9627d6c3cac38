"""What decides in the scripts of a page, tried in Node without a browser: tests/scripts."""

from __future__ import annotations

import subprocess
from pathlib import Path

from hatch_build import ROOT

BUNDLED = ["--bundle", "--platform=node", "--format=esm", "--out-extension:.js=.mjs", "--log-level=warning"]


def test_the_scripts_do_what_their_tests_say(tmp_path: Path) -> None:
    tests = sorted((ROOT / "tests" / "scripts").glob("*.test.ts"))
    assert tests
    esbuild = ROOT / "node_modules" / ".bin" / "esbuild"
    subprocess.run([esbuild, *tests, *BUNDLED, f"--outdir={tmp_path}"], cwd=ROOT, check=True)
    bundles = [tmp_path / test.with_suffix(".mjs").name for test in tests]
    ran = subprocess.run(["node", "--test", *bundles], cwd=ROOT, check=False, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stdout
    assert "# fail 0" in ran.stdout
