"""Building the static site: everything is put together in a folder beside the one asked for, then moved there."""

from __future__ import annotations

import json
import os
import shutil
import tempfile
from importlib import metadata
from pathlib import Path

from domino_widget import bundle
from domino_widget.js.toolchain import Node
from domino_widget.serve import APP_NAME, notebooks_folder

from .start import RUN_ALL, lesson_pages, start_page, table_only
from .tools import (
    EXTENSIONS,
    SiteError,
    check_tools,
    compile_wheels,
    extension,
    fetch_runtime,
    fetch_wheels,
    run_jupyterlite,
)
from .wheels import lock_file, own_wheel, trim_babel

#: Bytes that a build needs for a while.
ROOM = 500_000_000
#: The programs of the site: the table alone, one notebook, all files, JupyterLab, a text editor.
APPS = ("repl", "notebooks", "tree", "lab", "edit")
_RUNTIME = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
_KERNEL = "@jupyterlite/pyodide-kernel-extension:kernel"


def build_site(out: str | Path, *, lang: str = "en") -> Path:
    """Builds the site into a folder that is empty or not there yet; SiteError, one sentence, if it cannot be.

    ``lang`` is the language of its first page. It needs npm, pip and a network; the site itself needs none.
    """
    target = _target(Path(out))
    if bundle.built_hash() is None:
        raise SiteError("site-no-front-end", command=bundle.BUILD_COMMAND)
    node = check_tools()
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        if shutil.disk_usage(target.parent).free < ROOM:
            raise SiteError("site-full", where=str(target.parent), megabytes=ROOM // 10**6)
        with tempfile.TemporaryDirectory(prefix=".domino-site-", dir=target.parent) as work:
            built = _built(node, Path(work), lang)
            if target.is_dir():
                target.rmdir()
            built.replace(target)
    except OSError as error:
        raise SiteError("class-unwritable", name=str(target), why=error.strerror or str(error)) from None
    return target


def _target(out: Path) -> Path:
    """The folder to build into, if nothing would be lost in it."""
    target = out.absolute()
    is_empty = target.is_dir() and not target.is_symlink() and not any(target.iterdir())
    if os.path.lexists(target) and not is_empty:
        raise SiteError("site-not-empty", name=str(out))
    return target


def _built(node: Node, work: Path, lang: str) -> Path:
    lite, built = work / "lite", work / "site"
    runtime = lite / "static" / "pyodide"
    runtime.mkdir(parents=True)
    _put_runtime(node, fetch_runtime(node, work), runtime)
    notebooks = [notebooks_folder() / APP_NAME, *sorted((notebooks_folder() / "tutorials").glob("*.ipynb"))]
    (lite / "files").mkdir()
    for notebook in notebooks:
        shutil.copyfile(notebook, lite / "files" / notebook.name)
    (lite / "jupyter-lite.json").write_text(json.dumps(_settings()), "utf-8")
    (lite / "jupyter_lite_config.json").write_text(json.dumps(_config()), "utf-8")
    run_jupyterlite(lite, built, APPS)
    (built / "index.html").write_text(start_page(notebooks[1:], lang), "utf-8")
    _add_to_head(built / "repl" / "index.html", table_only(lang))
    _add_to_head(built / "notebooks" / "index.html", RUN_ALL)
    for place, page in lesson_pages(notebooks[1:], lang).items():
        (built / place).parent.mkdir(parents=True)
        (built / place).write_text(page, "utf-8")
    return built


def _add_to_head(page: Path, text: str) -> None:
    page.write_text(page.read_text("utf-8").replace("</head>", f"{text}</head>", 1), "utf-8")


def _put_runtime(node: Node, pyodide: Path, folder: Path) -> None:
    """The browser's Python with all its packages and a lock file of its own."""
    for name in _RUNTIME:
        shutil.copyfile(pyodide / name, folder / name)
    fetch_wheels(folder)
    for wheel in folder.glob("babel-*.whl"):
        trim_babel(wheel)
    needed = [line for line in metadata.requires("domino_widget") or [] if "extra ==" not in line]
    own_wheel(folder, metadata.version("domino_widget"), needed)
    compile_wheels(node, pyodide, folder)
    info = json.loads((pyodide / "pyodide-lock.json").read_text("utf-8"))["info"]
    (folder / "pyodide-lock.json").write_text(lock_file(info, sorted(folder.glob("*.whl"))), "utf-8")


def _settings() -> dict[str, object]:
    """What the site's pages read: no package is ever looked for outside it."""
    kernel = {_KERNEL: {"disablePyPIFallback": True}}
    return {
        "jupyter-lite-schema-version": 0,
        "jupyter-config-data": {"appName": "Dominoes", "exposeAppInBrowser": True, "litePluginSettings": kernel},
    }


def _config() -> dict[str, object]:
    """What JupyterLite's builder reads: only the extensions that are needed, whatever else is installed here."""
    return {
        "LiteBuildConfig": {
            "ignore_sys_prefix": ["federated_extensions"],
            "federated_extensions": [str(extension(name)) for name in EXTENSIONS],
        }
    }
