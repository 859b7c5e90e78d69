"""Packages for the Python in the browser: wheels, and the lock file that tells where each of them is.

A pure wheel needs no building, so the browser's Python takes it as it is.
"""

from __future__ import annotations

import hashlib
import io
import json
import re
import zipfile
from collections.abc import Iterable, Mapping
from email.parser import BytesParser
from pathlib import Path, PurePosixPath
from typing import Any

from domino_widget import bundle, texts

#: What the markers of a requirement are read against: Python in the browser.
_BROWSER = {
    "python_version": "3.14",
    "python_full_version": "3.14.2",
    "sys_platform": "emscripten",
    "platform_system": "Emscripten",
    "platform_machine": "wasm32",
    "os_name": "posix",
    "implementation_name": "cpython",
    "platform_python_implementation": "CPython",
    "extra": "",
}
_WHEEL = b"Wheel-Version: 1.0\nGenerator: domino_widget\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
#: Parts of this package that a browser has no use for.
_NOT_THERE = ("js", "notebooks", "site", "__pycache__")
#: A fixed time, so that the same sources make the same wheel.
_TIME = (2020, 1, 1, 0, 0, 0)


def lock_file(info: Mapping[str, Any], wheels: Iterable[Path]) -> str:
    """The lock file of these wheels; ``info`` says for which Python they are."""
    found = {entry["name"]: entry for entry in map(lock_entry, wheels)}
    for entry in found.values():
        entry["depends"] = [name for name in entry["depends"] if name in found]
    return json.dumps({"info": dict(info), "packages": found}, indent=1, sort_keys=True)


def lock_entry(wheel: Path) -> dict[str, Any]:
    """What the lock file says of one wheel: its name, what can be imported, and which packages it needs."""
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
        meta = next(name for name in names if re.fullmatch(r"[^/]+\.dist-info/METADATA", name))
        about = BytesParser().parsebytes(archive.read(meta), headersonly=True)
    tops = {PurePosixPath(name).parts[0] for name in names}
    return {
        "name": normal(about["Name"]),
        "version": about["Version"],
        "file_name": wheel.name,
        "install_dir": "site",
        "sha256": hashlib.sha256(wheel.read_bytes()).hexdigest(),
        "package_type": "package",
        "imports": sorted({top.removesuffix(".py") for top in tops if not top.endswith((".dist-info", ".data"))}),
        "depends": needs(about.get_all("Requires-Dist") or []),
        "unvendored_tests": False,
    }


def needs(lines: Iterable[str]) -> list[str]:
    """The packages of requirement lines that are needed in the browser."""
    from packaging.requirements import Requirement

    wanted = [Requirement(line) for line in lines]
    return sorted({normal(one.name) for one in wanted if one.marker is None or one.marker.evaluate(_BROWSER)})


def normal(name: str) -> str:
    """A package's name in the one form in which names are compared."""
    return re.sub(r"[-_.]+", "-", name).lower()


def own_wheel(folder: Path, version: str, requirements: Iterable[str], package: Path = bundle.PACKAGE) -> Path:
    """Writes this package as a wheel, front end and catalogues included."""
    info = f"domino_widget-{version}.dist-info"
    lines = ["Metadata-Version: 2.1", "Name: domino_widget", f"Version: {version}"]
    lines += [f"Requires-Dist: {line}" for line in requirements]
    files = {f"{info}/METADATA": "\n".join(lines).encode() + b"\n"}
    files[f"{info}/WHEEL"] = (
        b"Wheel-Version: 1.0\nGenerator: domino_widget\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
    )
    for path in sorted(package.rglob("*")):
        place = path.relative_to(package)
        if path.is_file() and place.parts[0] not in _NOT_THERE and "__pycache__" not in place.parts:
            files[f"{package.name}/{place.as_posix()}"] = path.read_bytes()
    wheel = folder / f"domino_widget-{version}-py3-none-any.whl"
    wheel.write_bytes(_zipped(files))
    return wheel


def trim_babel(wheel: Path) -> None:
    """Takes the languages out of Babel's wheel in which there are no catalogues: 30 MB of its 36."""
    kept = {"root", *(tag.replace("-", "_") for tag in texts.LANGUAGES), *(tag[:2] for tag in texts.LANGUAGES)}
    with zipfile.ZipFile(wheel) as archive:
        names = [name for name in archive.namelist() if not name.endswith("/")]
        files = {
            name: archive.read(name)
            for name in names
            if "/locale-data/" not in name or PurePosixPath(name).stem in kept
        }
    wheel.write_bytes(_zipped(files))


def _zipped(files: Mapping[str, bytes]) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in files.items():
            archive.writestr(zipfile.ZipInfo(name, _TIME), data, zipfile.ZIP_DEFLATED)
    return out.getvalue()
