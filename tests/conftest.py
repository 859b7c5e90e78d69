"""Marks that follow from the folder a test lies in."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

# The command speaks the language of the system: for the tests that is none in particular.
os.environ["LC_ALL"] = "C.UTF-8"
TESTS = Path(__file__).resolve().parent
MARKED_FOLDERS = ("browser", "packaging")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        for folder in MARKED_FOLDERS:
            if (TESTS / folder) in item.path.parents:
                item.add_marker(folder)
        # A file stays with one worker, for its servers' sake; packages are built one after another.
        part = "packaging" if TESTS / "packaging" in item.path.parents else str(item.path)
        item.add_marker(pytest.mark.xdist_group(part))


@pytest.fixture(scope="session", autouse=True)
def own_store(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Nothing is kept among the user's own games."""
    before = os.environ.get("DOMINO_WIDGET_DATA")
    os.environ["DOMINO_WIDGET_DATA"] = str(tmp_path_factory.mktemp("kept"))
    yield
    if before is None:
        del os.environ["DOMINO_WIDGET_DATA"]
    else:
        os.environ["DOMINO_WIDGET_DATA"] = before


@pytest.fixture(autouse=True)
def nothing_remembered() -> None:
    """No test finds the answer that another one of the same process has made the coach think out."""
    if explain := sys.modules.get("domino_widget.coach.explain"):
        explain._REMEMBERED.clear()
