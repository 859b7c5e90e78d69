"""The programs that the static site is built with: npm, pip and JupyterLite, each in one call."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
from collections.abc import Sequence
from importlib import metadata
from pathlib import Path

from domino_widget.js import toolchain
from domino_widget.message import Refused

RUNTIME = Path(__file__).resolve().parent / "runtime"
#: The Python of the browser that the kernel is made for.
PYTHON = "3.14"
#: Extensions of JupyterLab that the site needs, of those that are installed: widgets, and the kernel.
EXTENSIONS = ("@jupyter-widgets/jupyterlab-manager", "anywidget", "@jupyterlite/pyodide-kernel-extension")
#: Packages whose halves in the browser come from here, so the Python halves are of the same versions.
_PAIRED = ("anywidget", "ipywidgets")


class SiteError(Refused):
    """The site cannot be built, and why."""


def check_tools() -> toolchain.Node:
    """Node, if everything else is there too; SiteError says what is missing."""
    for module in ("jupyterlite_core", "jupyterlite_pyodide_kernel", "pip", "packaging"):
        if importlib.util.find_spec(module) is None:
            raise SiteError("site-needs", what=module)
    missing = [name for name in EXTENSIONS if extension(name) is None]
    if missing:
        raise SiteError("site-needs", what=missing[0])
    try:
        return toolchain.find_node()
    except toolchain.ToolchainError:
        raise SiteError("site-needs-node") from None


def extension(name: str) -> Path | None:
    """The folder of an installed extension of JupyterLab."""
    from jupyter_core.paths import jupyter_path

    folders = (Path(place) / name for place in jupyter_path("labextensions"))
    return next((folder for folder in folders if (folder / "package.json").is_file()), None)


def fetch_runtime(node: toolchain.Node, work: Path) -> Path:
    """The folder of the browser's Python, fetched by npm from its lock file."""
    for name in ("package.json", "package-lock.json"):
        (work / name).write_bytes((RUNTIME / name).read_bytes())
    command = (*node.npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--prefer-offline", "--loglevel=error")
    if node.run(*command, cwd=work):
        raise SiteError("site-not-fetched", what="npm")
    return work / "node_modules" / "pyodide"


def fetch_wheels(folder: Path) -> None:
    """Puts the wheels of runtime/wheels.txt into a folder, fetched by pip."""
    same = folder / "same.txt"
    same.write_text("".join(f"{name}=={metadata.version(name)}\n" for name in _PAIRED))
    command = [sys.executable, "-m", "pip", "download", "-qq", "--disable-pip-version-check", "--no-deps"]
    command += ["--only-binary=:all:", "--platform=any", "--implementation=py", "--abi=none"]
    command += [f"--python-version={PYTHON}", f"--dest={folder}", f"--constraint={same}"]
    if subprocess.run([*command, f"--requirement={RUNTIME / 'wheels.txt'}"]).returncode:
        raise SiteError("site-not-fetched", what="pip")
    same.unlink()


def compile_wheels(node: toolchain.Node, pyodide: Path, folder: Path) -> None:
    """Puts bytecode into the wheels of a folder, made by the browser's Python itself."""
    if node.run(str(node.node), str(RUNTIME / "compile.mjs"), str(pyodide), str(folder), cwd=folder):
        raise SiteError("site-not-compiled")


def run_jupyterlite(lite: Path, out: Path, apps: Sequence[str]) -> None:
    """Builds a folder of JupyterLite's into a site; its messages are shown only if it fails."""
    command = [sys.executable, "-m", "jupyterlite_core", "build", f"--lite-dir={lite}", f"--output-dir={out}"]
    command += [f"--contents={lite / 'files'}", "--no-sourcemaps", *(f"--apps={app}" for app in apps)]
    done = subprocess.run(command, cwd=lite, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if done.returncode:
        print(done.stdout, file=sys.stderr)
        raise SiteError("site-not-built")
