"""The states that the front end's tests and pictures show are what Python sends today."""

from __future__ import annotations

import runpy
from pathlib import Path

import domino_widget

SCRIPT = Path(domino_widget.__file__).parent / "js" / "harness" / "states.py"


def test_the_states_of_the_harness_are_of_today() -> None:
    for path, text in runpy.run_path(str(SCRIPT))["files"]().items():
        stale = f"{path.name} is not what the table sends now: run python domino_widget/js/harness/states.py"
        assert path.read_text(encoding="utf-8") == text, stale
