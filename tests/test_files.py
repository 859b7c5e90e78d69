"""What every committed file keeps to: its length, and no address of a machine or a registry."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
LONGEST = 350
CODE = (".py", ".ts", ".tsx", ".css", ".mjs")

# Written so that this file does not hold what it looks for.
REGISTRIES = re.compile(
    r"\b(npmjs|yarnpkg|npmmirror)[.](org|com)|\bpypi[.]org|\b(python)hosted[.]org|\bdeb[.]debian[.]org"
)
MACHINE_PATHS = re.compile(r"(?<![\w.~-])/(?:root|work|home|Users|tmp)/[\w.]")
FAULTS = (REGISTRIES, MACHINE_PATHS)


def committed() -> list[Path]:
    """Every file that git keeps, or would keep if it were added now."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, check=True, text=True).stdout
    paths = [ROOT / name for name in listed.split("\0") if name]
    return [path for path in paths if path.is_file()]


def faults(text: str) -> list[str]:
    """Every address of a registry or path of a machine in a text."""
    return [match[0] for pattern in FAULTS for match in pattern.finditer(text)]


def test_no_code_file_is_long() -> None:
    lengths = {
        path.relative_to(ROOT).as_posix(): len(path.read_text(encoding="utf-8").splitlines())
        for path in committed()
        if path.suffix in CODE
    }
    assert len(lengths) > 20
    assert {name: count for name, count in lengths.items() if count > LONGEST} == {}


def test_no_test_runs_a_loop_beside_playwrights() -> None:
    """Playwright's loop stays on a worker's main thread after a browser test: ``loops.run_apart`` goes beside."""
    asked = "asyncio" + ".run("
    tests = ROOT / "tests"
    assert [str(path) for path in sorted(tests.rglob("*.py")) if asked in path.read_text(encoding="utf-8")] == []


def test_no_file_names_a_registry_or_a_machine() -> None:
    found = {}
    for path in committed():
        try:
            text = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue  # a picture
        if names := faults(text):
            found[path.relative_to(ROOT).as_posix()] = names
    assert found == {}


@pytest.mark.parametrize(
    "text",
    [
        '"resolved": "https://registry.' + "npmjs" + '.org/preact"',
        "index-url = https://" + "pypi" + ".org/simple",
        "open('/" + "root/main/x')",
        "/" + "home/somebody/main",
    ],
)
def test_a_planted_address_is_found(text: str) -> None:
    assert faults(text)


def test_the_lock_file_has_a_digest_for_every_package_and_no_address() -> None:
    lock = json.loads((ROOT / "domino_widget/js/package-lock.json").read_text(encoding="utf-8"))
    packages = {name: entry for name, entry in lock["packages"].items() if name}
    assert len(packages) > 20
    assert [name for name, entry in packages.items() if "resolved" in entry] == []
    unsigned = [name for name, entry in packages.items() if "integrity" not in entry and not entry.get("inBundle")]
    assert unsigned == []


def test_npm_packages_are_asked_for_by_exact_version() -> None:
    wanted = json.loads((ROOT / "domino_widget/js/package.json").read_text(encoding="utf-8"))
    versions = {**wanted["dependencies"], **wanted["devDependencies"]}
    inexact = {n: v for n, v in versions.items() if not re.fullmatch(r"\d+\.\d+\.\d+", v)}
    assert inexact == {}
