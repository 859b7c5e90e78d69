"""Local servers for the command line: Voila for the app, JupyterLab for the notebooks.

Both listen on this machine only, unless asked otherwise, and run in this process, so Ctrl+C ends everything.
"""

from __future__ import annotations

import errno
import importlib
import os
import shutil
import socket
import sys
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any

from .message import Refused, msg
from .texts import say

ADDRESS = "127.0.0.1"
PLAY_PORT = 8866
LAB_PORT = 8888
#: Longer than a browser tries to come back; a page whose kernel is gone resumes its game by one press.
IDLE_MINUTES = 10
APP_NAME = "voila_app.ipynb"
#: Tags of a notebook's cells that a page leaves out: those of the code track, and words that the page has of its own.
LEFT_OUT = ("code-track", "notebook-only")

#: What shows a widget in a page.
EXTENSIONS = ("@jupyter-widgets/jupyterlab-manager", "@voila-dashboards/widgets-manager8", "anywidget")

_PACKAGE = Path(__file__).resolve().parent


@dataclass(frozen=True, slots=True)
class Service:
    """How the app is served: where, and how long and how ready its kernels are.

    ``host`` is the address that it listens on, ``base_url`` the path it lies under, slashes at both ends;
    ``idle_minutes`` until the kernel of a page that has gone is ended, 0 for never; ``preheat`` how many kernels
    wait for the next pages; ``lang`` the language of what is said in the terminal.
    """

    browser: bool = True
    theme: str = "system"
    idle_minutes: int = IDLE_MINUTES
    host: str = ADDRESS
    base_url: str = "/"
    preheat: int = 0
    lang: str = "en"


def play(*, port: int | None, service: Service) -> int:
    """Serve the app until Ctrl+C."""
    app = notebooks_folder() / APP_NAME
    if not app.is_file():
        raise Refused("command-no-app", name=APP_NAME)
    _needed("voila.app")
    let_pages_end_their_kernel()
    chosen = choose_port(PLAY_PORT, port, service.host, service.lang)
    _announce("command-table-at", service.lang, address=f"http://{service.host}:{chosen}{service.base_url}")
    if service.host != ADDRESS:
        _announce("command-open-to-all", service.lang)
    from .pages import launch  # imports Voila

    launch([str(app), *voila_options(chosen, service)], theme=service.theme)
    return 0


def voila_options(port: int, service: Service) -> list[str]:
    """Voila's command line after the notebook."""
    options = [
        f"--Voila.ip={service.host}",
        f"--port={port}",
        "--Voila.port_retries=0",
        "--Voila.kernel_websocket_connection_class=domino_widget.kernel_line.KernelLine",
        f"--Voila.base_url={service.base_url}",
        # Any other word would have each page fetch its colours late, and say so in a dialog where it cannot.
        f"--theme={'dark' if service.theme == 'dark' else 'light'}",
        "--Voila.log_level=WARN",
        # Of what else is installed in this JupyterLab a page needs nothing, and most of it fails in one.
        *(f"--VoilaConfiguration.extension_allowlist={name}" for name in EXTENSIONS),
        # A page has no cells: what is for those who write code is left out.
        "--TagRemovePreprocessor.enabled=True",
        *(f"--TagRemovePreprocessor.remove_cell_tags={tag}" for tag in LEFT_OUT),
    ]
    if sys.platform != "win32":
        options.append("--KernelManager.transport=ipc")  # kernels open no port of their own
    if not service.browser:
        options.append("--no-browser")
    if service.preheat:
        options += ["--preheat_kernel=True", f"--pool_size={service.preheat}"]
    if service.idle_minutes:
        seconds = service.idle_minutes * 60
        options += [
            f"--MappingKernelManager.cull_idle_timeout={seconds}",
            f"--MappingKernelManager.cull_interval={min(seconds, 60)}",
            "--MappingKernelManager.cull_connected=False",
        ]
    return options


def let_pages_end_their_kernel() -> None:
    """Accept the message by which a closing Voila page ends its kernel.

    A page that is going away cannot send an XSRF token, so Jupyter Server refuses it and the
    kernel stays behind. For this one request it is enough that the origin is our own page;
    the kernel's random id, known to that page alone, is in the address.
    """
    from jupyter_server.base.handlers import JupyterHandler
    from tornado.web import HTTPError

    def same_origin_only(handler: JupyterHandler) -> None:
        if not handler.check_origin():
            raise HTTPError(404)

    shutdown: Any = _needed("voila.shutdown_kernel_handler")
    shutdown.VoilaShutdownKernelHandler.check_xsrf_cookie = same_origin_only


def lab(*, port: int | None, browser: bool, lang: str = "en") -> int:
    """Open JupyterLab on the notebooks until Ctrl+C."""
    labapp = _needed("jupyterlab.labapp")
    folder = lab_folder()
    chosen = choose_port(LAB_PORT, port, lang=lang)
    argv = [
        str(folder),
        f"--ServerApp.ip={ADDRESS}",
        f"--ServerApp.port={chosen}",
        "--ServerApp.port_retries=0",
    ]
    if not browser:
        argv.append("--no-browser")
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        argv.append("--allow-root")  # in a container the user often is root
    _announce("command-lab-at", lang, folder=str(folder))
    labapp.LabApp.launch_instance(argv=argv)
    return 0


def notebooks_folder() -> Path:
    """Where the shipped notebooks are: inside an installed package, or the project's folder."""
    shipped = _PACKAGE / "notebooks"
    return shipped if shipped.is_dir() else _PACKAGE.parent


def lab_folder() -> Path:
    """A folder of notebooks that may be written to.

    In the project's folder that is `tutorials`; an installed package's notebooks are copied to
    `domino-tutorials` in the current folder, and what is there already is kept.
    """
    tutorials = notebooks_folder() / "tutorials"
    if notebooks_folder() == _PACKAGE.parent:
        return tutorials
    own = Path.cwd() / "domino-tutorials"
    own.mkdir(exist_ok=True)
    for notebook in tutorials.glob("*.ipynb"):
        if not (own / notebook.name).exists():
            shutil.copyfile(notebook, own / notebook.name)
    return own


def choose_port(preferred: int, asked: int | None, host: str = ADDRESS, lang: str = "en") -> int:
    """The port asked for, or the preferred one, or any free one, saying so.

    A browser keeps saved games by address and port: the same port finds them again.
    """
    if asked is not None:
        if not _is_free(asked, host):
            raise Refused("command-port-taken", port=str(asked))
        return asked
    if _is_free(preferred, host):
        return preferred
    with socket.socket() as probe:
        probe.bind((host, 0))
        free: int = probe.getsockname()[1]
    _announce("command-other-port", lang, port=str(preferred), free=str(free))
    return free


def _is_free(port: int, host: str) -> bool:
    with socket.socket() as probe:
        if sys.platform != "win32":  # there it would mean something else
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            if error.errno == errno.EADDRINUSE:
                return False
            raise Refused("command-no-address", host=host, port=str(port), why=error.strerror or "") from error
    return True


def _announce(id: str, lang: str, **args: str) -> None:
    print(say(msg(id, **args), lang), flush=True)


def _needed(module: str) -> ModuleType:
    try:
        return importlib.import_module(module)
    except ImportError as error:
        package = module.partition(".")[0]
        raise Refused("command-needs", package=package) from error
