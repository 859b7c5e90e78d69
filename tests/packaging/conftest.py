"""The package as users get it: built once for all packaging tests."""

from __future__ import annotations

import subprocess
import sys
import tarfile
import zipfile
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@dataclass(frozen=True, slots=True)
class Archive:
    """A built archive and the names of the files in it."""

    path: Path
    names: frozenset[str]


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the sdist, and the wheel built from that sdist."""
    folder = tmp_path_factory.mktemp("dist")
    command = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(folder), str(ROOT)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return folder


@pytest.fixture(scope="session")
def wheel(built: Path) -> Archive:
    (path,) = built.glob("*.whl")
    with zipfile.ZipFile(path) as archive:
        return Archive(path, frozenset(archive.namelist()))


@pytest.fixture(scope="session")
def sdist(built: Path) -> Archive:
    """Names without the sdist's top folder."""
    (path,) = built.glob("*.tar.gz")
    with tarfile.open(path) as archive:
        names = {member.name.partition("/")[2] for member in archive if member.isfile()}
    return Archive(path, frozenset(names))
