"""What is in the wheel and the sdist, and what is not."""

from __future__ import annotations

import subprocess
import zipfile
from pathlib import Path

from domino_widget import bundle
from tests.packaging.conftest import ROOT, Archive

BUNDLE = {f"domino_widget/static/widget.{end}" for end in ("js", "css", "later.js")}


def committed(*patterns: str) -> set[str]:
    """Files that git keeps, or would keep, by pattern."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "--", *patterns]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, check=True, text=True).stdout
    return {name for name in listed.splitlines() if (ROOT / name).is_file()}


def package_files() -> set[str]:
    """What of the package is for users: all but the front end's sources, and what finds Node for the static site."""
    own = {name for name in committed("domino_widget") if not name.startswith("domino_widget/js/")}
    return own | {"domino_widget/js/toolchain.py"}


def notebooks() -> set[str]:
    found = committed("voila_app.ipynb", "tutorials/*.ipynb")
    assert "voila_app.ipynb" in found
    assert len(found) > 1
    return found


def test_the_wheel_holds_the_package_its_bundle_and_the_notebooks_and_nothing_else(
    wheel: Archive,
) -> None:
    inside = {name for name in wheel.names if ".dist-info/" not in name}
    shipped = {f"domino_widget/notebooks/{name}" for name in notebooks()}
    assert inside == package_files() | BUNDLE | shipped


def test_the_wheels_own_folder_holds_the_licence_and_the_command(wheel: Archive) -> None:
    own = {Path(name).name for name in wheel.names if ".dist-info/" in name}
    assert own == {"METADATA", "RECORD", "WHEEL", "entry_points.txt", "LICENSE"}


def test_the_sdist_holds_all_that_a_build_needs_and_nothing_else(sdist: Archive) -> None:
    papers = {"README.md", "CHANGELOG.md", "CONTRIBUTING.md", "LICENSE", ".gitignore", "PKG-INFO"}
    tools = {"pyproject.toml", "hatch_build.py", "run.py"}
    wanted = committed("domino_widget") | BUNDLE | notebooks() | papers | tools
    assert sdist.names == wanted


def test_the_shipped_bundle_is_the_one_the_sources_make(wheel: Archive) -> None:
    digest = bundle.source_hash()
    with zipfile.ZipFile(wheel.path) as archive:
        for name in BUNDLE:
            assert archive.read(name).startswith(f"/* domino_widget sources {digest} */".encode())


def test_the_bundle_is_within_its_budget(wheel: Archive) -> None:
    """Every saved widget stores the script in its notebook."""
    with zipfile.ZipFile(wheel.path) as archive:
        assert archive.getinfo("domino_widget/static/widget.js").file_size <= 120 * 1024
