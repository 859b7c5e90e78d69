"""The wheel works where nothing of this folder is in reach."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest
from playwright.sync_api import Playwright

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


def without_node(folder: Path) -> Path:
    """A path of commands with next to nothing on it."""
    tools = folder / "bin"
    tools.mkdir()
    for name in ("sh", "env"):
        (tools / name).symlink_to(str(shutil.which(name)))
    return tools


@pytest.mark.heavy
@pytest.mark.skipif(WINDOWS, reason="PATH is emptied by links")
def test_a_clean_clone_builds_without_node_on_the_path(tmp_path: Path) -> None:
    clone = tmp_path / "clone"
    cloned = run("git", "clone", "-q", "--no-hardlinks", ROOT, clone, cwd=tmp_path)
    assert cloned.returncode == 0, cloned.stderr
    tools = without_node(tmp_path)
    words = ["-m", "pip", "wheel", "-q", "--no-deps", "-w", str(tmp_path / "dist"), str(clone)]
    done = run(sys.executable, *words, cwd=tmp_path, PATH=str(tools))
    assert done.returncode == 0, done.stdout + done.stderr
    assert len(list((tmp_path / "dist").glob("domino_widget-*.whl"))) == 1


@pytest.mark.heavy
@pytest.mark.skipif(WINDOWS, reason="PATH is emptied by links")
@pytest.mark.parametrize("kind", ["wheel", "sdist"])
def test_installed_without_node_it_opens_a_table(
    kind: str, request: pytest.FixtureRequest, playwright: Playwright, tmp_path: Path
) -> None:
    archive: Archive = request.getfixturevalue(kind)
    tools, commands = without_node(tmp_path), tmp_path / "venv" / "bin"
    assert run(sys.executable, "-m", "venv", tmp_path / "venv", cwd=tmp_path).returncode == 0
    words = ("-m", "pip", "install", "-q", f"{archive.path}[app]")
    done = run(commands / "python", *words, cwd=tmp_path, PATH=str(tools))
    assert done.returncode == 0, done.stdout + done.stderr
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    own = {
        name: str(tmp_path) for name in ("HOME", "DOMINO_WIDGET_DATA", "JUPYTER_CONFIG_DIR", "JUPYTER_RUNTIME_DIR")
    }
    path = os.pathsep.join(map(str, (commands, tools)))
    server = subprocess.Popen(
        [commands / "domino-widget", "play", "--no-browser", f"--port={port}"],
        cwd=tmp_path,
        env={"LC_ALL": "C.UTF-8", "PATH": path, **own},
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert server.stdout is not None
        assert f":{port}/" in server.stdout.readline()
        chromium = os.environ.get("CHROMIUM_PATH") or shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        page = browser.new_page(locale="en-GB")
        until_it_listens(port)
        page.goto(f"http://127.0.0.1:{port}/", timeout=60_000)
        page.locator(".dmw .d-opt").first.wait_for(timeout=60_000)
        assert page.locator(".dmw .d-link").count() == 0
        browser.close()
    finally:
        server.terminate()
        server.wait(30)


def until_it_listens(port: int) -> None:
    for _ in range(300):
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.1)
    raise RuntimeError("the server does not start")
