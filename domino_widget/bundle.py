"""The built front end: where it lies, and whether it is the one its sources make.

Standard library only and free of package imports: the build hook loads this file before
the package can be imported.
"""

from __future__ import annotations

import hashlib
import re
import warnings
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent
SCRIPT_NAME = "static/widget.js"
STYLE_NAME = "static/widget.css"
#: The panels that the browser asks for when they are opened.
LATER_NAME = "static/widget.later.js"
BUILD_COMMAND = "python run.py build"

_TOOL_FILES = ("js/build.mjs", "js/pack.mjs", "js/package-lock.json", "js/package.json", "js/tsconfig.json")
_SOURCE_SUFFIXES = (".ts", ".tsx", ".css", ".json")
_TEST_SUFFIXES = (".test.ts", ".test.tsx")
_STAMP = re.compile(rb"/\* domino_widget sources ([0-9a-f]{64}) \*/")


def source_files(package: Path = PACKAGE) -> list[str]:
    """Paths of every file the bundle is made of, relative to the package, in byte order.

    `js/build.mjs` keeps the same list: change both.
    """
    sources = [
        path.relative_to(package).as_posix()
        for path in (package / "js" / "src").rglob("*")
        if path.name.endswith(_SOURCE_SUFFIXES) and not path.name.endswith(_TEST_SUFFIXES)
    ]
    return sorted([*_TOOL_FILES, "locales/en.ftl", *sources])


def source_hash(package: Path = PACKAGE) -> str | None:
    """Hex digest of the sources, or None where they are not shipped (an installed wheel)."""
    if not (package / "js" / "src").is_dir():
        return None
    digest = hashlib.sha256()
    for name in source_files(package):
        text = (package / name).read_bytes().replace(b"\r\n", b"\n")
        digest.update(name.encode() + b"\0" + text + b"\0")
    return digest.hexdigest()


def built_hash(package: Path = PACKAGE) -> str | None:
    """Hex digest of the sources the bundle was built from, or None without a whole bundle."""
    stamps = set()
    for name in (SCRIPT_NAME, STYLE_NAME, LATER_NAME):
        path = package / name
        if not path.is_file():
            return None
        with path.open("rb") as file:
            stamp = _STAMP.match(file.read(128))
        stamps.add(stamp[1].decode() if stamp else "")
    return stamps.pop() if len(stamps) == 1 else ""


def is_fresh(package: Path = PACKAGE) -> bool:
    """Whether the bundle is there and was built from the sources beside it, if any."""
    built, source = built_hash(package), source_hash(package)
    return built is not None and source in (None, built)


def bundle(package: Path = PACKAGE) -> tuple[Path, Path]:
    """The script and the style sheet; ImportError without them, a warning when they are stale."""
    if built_hash(package) is None:
        raise ImportError(
            f"The widget's front end is not built: run `{BUILD_COMMAND}` in the project's folder, "
            "or `pip install .`, and import domino_widget again."
        )
    if not is_fresh(package):
        warnings.warn(
            f"The widget's front end is older than its sources: run `{BUILD_COMMAND}`.",
            stacklevel=2,
        )
    return package / SCRIPT_NAME, package / STYLE_NAME
