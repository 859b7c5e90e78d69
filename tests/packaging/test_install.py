"""The wheel works where nothing of this folder is in reach."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.packaging.conftest import ROOT, Archive

WINDOWS = sys.platform == "win32"


def run(*command: str | Path, cwd: Path, **variables: str) -> subprocess.CompletedProcess[str]:
    words = [str(word) for word in command]
    environment = {**os.environ, **variables}
    environment.pop("PYTHONPATH", None)
    return subprocess.run(words, cwd=cwd, env=environment, capture_output=True, text=True)


@pytest.fixture(scope="module")
def installed(wheel: Archive, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A new environment's folder of commands, with the wheel and what it asks for."""
    folder = tmp_path_factory.mktemp("clean")
    made = run(sys.executable, "-m", "venv", folder / "venv", cwd=folder)
    assert made.returncode == 0, made.stderr
    commands = folder / "venv" / ("Scripts" if WINDOWS else "bin")
    done = run(commands / "python", "-m", "pip", "install", "-q", wheel.path, cwd=folder)
    assert done.returncode == 0, done.stderr
    return commands


def test_the_wheel_imports_in_a_clean_environment(installed: Path, tmp_path: Path) -> None:
    code = (
        "import domino_widget, domino_widget.engine, pathlib;"
        "from domino_widget.bundle import bundle; script, style = bundle();"
        "assert script.stat().st_size > 1000 and style.stat().st_size > 100;"
        "domino_widget.DominoTable(game='draw', players=3, seed=7);"
        "print(pathlib.Path(domino_widget.__file__).parent)"
    )
    done = run(installed / "python", "-W", "error::UserWarning", "-c", code, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert Path(done.stdout.strip()).is_relative_to(installed.parent)


def test_without_voila_play_says_how_to_get_it(installed: Path, tmp_path: Path) -> None:
    done = run(installed / "domino-widget", "play", "--no-browser", cwd=tmp_path)
    assert done.returncode == 1
    assert done.stderr == "voila is not installed: run `pip install voila` and try again.\n"


@pytest.mark.heavy
@pytest.mark.skipif(WINDOWS, reason="PATH is emptied by links")
def test_a_clean_clone_builds_without_node_on_the_path(tmp_path: Path) -> None:
    clone = tmp_path / "clone"
    cloned = run("git", "clone", "-q", "--no-hardlinks", ROOT, clone, cwd=tmp_path)
    assert cloned.returncode == 0, cloned.stderr
    tools = tmp_path / "bin"
    tools.mkdir()
    for name in ("sh", "env"):
        (tools / name).symlink_to(str(shutil.which(name)))
    words = ["-m", "pip", "wheel", "-q", "--no-deps", "-w", str(tmp_path / "dist"), str(clone)]
    done = run(sys.executable, *words, cwd=tmp_path, PATH=str(tools))
    assert done.returncode == 0, done.stdout + done.stderr
    assert len(list((tmp_path / "dist").glob("domino_widget-*.whl"))) == 1
