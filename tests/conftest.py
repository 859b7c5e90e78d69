"""Marks that follow from the folder a test lies in."""

from __future__ import annotations

from pathlib import Path

import pytest

TESTS = Path(__file__).resolve().parent
MARKED_FOLDERS = ("browser", "packaging")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        for folder in MARKED_FOLDERS:
            if (TESTS / folder) in item.path.parents:
                item.add_marker(folder)
