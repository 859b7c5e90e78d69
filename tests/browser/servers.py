"""Jupyter servers for the browser tests: started once, on 127.0.0.1, with folders of their own."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ADDRESS = "127.0.0.1"
START_SECONDS = 90
STOP_SECONDS = 10


@dataclass(frozen=True, slots=True)
class Server:
    """A running server: its address, its process and its notebooks' folder."""

    url: str
    pid: int
    folder: Path


@contextlib.contextmanager
def voila(folder: Path, *words: str, base: str = "/") -> Iterator[Server]:
    """The app, served as `domino-widget play` serves it, with words of its own."""
    port = free_port()
    command = ["-m", "domino_widget", "play", "--no-browser", f"--port={port}", f"--base-url={base}", *words]
    with _running(command, folder, f"http://{ADDRESS}:{port}{base}") as server:
        yield server


def lab(folder: Path) -> contextlib.AbstractContextManager[Server]:
    """JupyterLab on an empty folder, without a token: it lives as long as the tests."""
    return _jupyter(folder, "jupyterlab", "--LabApp.expose_app_in_browser=True")


def notebook(folder: Path) -> contextlib.AbstractContextManager[Server]:
    """The same, Notebook 7."""
    return _jupyter(folder, "notebook", "--JupyterNotebookApp.expose_app_in_browser=True")


@contextlib.contextmanager
def _jupyter(folder: Path, module: str, *words: str) -> Iterator[Server]:
    port = free_port()
    root = folder / "notebooks"
    root.mkdir(parents=True)
    command = [
        *("-m", module, "--no-browser", "--allow-root"),
        f"--ServerApp.ip={ADDRESS}",
        f"--ServerApp.port={port}",
        "--ServerApp.port_retries=0",
        f"--ServerApp.root_dir={root}",
        "--IdentityProvider.token=",
        *words,
    ]
    with _running(command, folder, f"http://{ADDRESS}:{port}/") as server:
        yield Server(server.url, server.pid, root)


@contextlib.contextmanager
def voila_notebook(folder: Path, notebook: Path) -> Iterator[Server]:
    """Somebody's own notebook as a page of Voila."""
    port = free_port()
    command = ["-m", "voila", str(notebook), "--no-browser", f"--Voila.ip={ADDRESS}", f"--port={port}"]
    with _running([*command, "--Voila.port_retries=0"], folder, f"http://{ADDRESS}:{port}/") as server:
        yield server


@contextlib.contextmanager
def marimo(folder: Path, notebook: Path) -> Iterator[Server]:
    """A marimo notebook as its app."""
    port = free_port()
    command = [
        "-m",
        "marimo",
        "run",
        str(notebook),
        "--headless",
        "--no-token",
        "--host",
        ADDRESS,
        "--port",
        str(port),
    ]
    with _running(command, folder, f"http://{ADDRESS}:{port}/") as server:
        yield server


def free_port() -> int:
    """A port nobody listens on now."""
    with socket.socket() as probe:
        probe.bind((ADDRESS, 0))
        port: int = probe.getsockname()[1]
        return port


@contextlib.contextmanager
def _running(command: list[str], folder: Path, url: str) -> Iterator[Server]:
    log = folder / "server.log"
    folder.mkdir(parents=True, exist_ok=True)
    with log.open("wb") as output:
        process = subprocess.Popen(
            [sys.executable, *command],
            env=_environment(folder),
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
        try:
            _wait_until_up(process, url, log)
            yield Server(url, process.pid, folder)
        finally:
            _stop(process)


def _environment(folder: Path) -> dict[str, str]:
    """Nothing of the user's own settings or saved games is read or written."""
    places = {
        "HOME": "home",
        "XDG_DATA_HOME": "data",
        "XDG_CONFIG_HOME": "xdg",
        "JUPYTER_CONFIG_DIR": "config",
        "JUPYTER_DATA_DIR": "jupyter",
        "JUPYTER_RUNTIME_DIR": "runtime",
        "JUPYTERLAB_SETTINGS_DIR": "settings",
        "JUPYTERLAB_WORKSPACES_DIR": "workspaces",
    }
    environment = dict(os.environ)
    for variable, name in places.items():
        (folder / name).mkdir(parents=True, exist_ok=True)
        environment[variable] = str(folder / name)
    # No news from elsewhere, and no asking of Node at every page whether JupyterLab is built.
    page = {"disabledExtensions": {"@jupyterlab/apputils-extension:announcements": True}, "buildCheck": False}
    _write_json(folder / "config" / "labconfig" / "page_config.json", page)
    manager = folder / "settings" / "@jupyter-widgets" / "jupyterlab-manager"
    _write_json(manager / "plugin.jupyterlab-settings", {"saveState": True})
    return environment


def _write_json(path: Path, value: object) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(value))


def _wait_until_up(process: subprocess.Popen[bytes], url: str, log: Path) -> None:
    end = time.monotonic() + START_SECONDS
    while time.monotonic() < end and process.poll() is None:
        try:
            with urllib.request.urlopen(f"{url}api/status", timeout=5):
                return
        except urllib.error.HTTPError:
            return  # it answers; Voila has no such page
        except OSError:
            time.sleep(0.1)
    raise RuntimeError(f"No answer from {url}:\n{log.read_text(errors='replace')[-4000:]}")


def _stop(process: subprocess.Popen[bytes]) -> None:
    """Ask first, so that the server ends its kernels; then end what is left of its group."""
    for number in (signal.SIGTERM, signal.SIGKILL):
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, number)
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(STOP_SECONDS)
            return
