"""Nothing hidden travels to the browser or into a saved notebook before the hand is over (fault 26)."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from domino_widget.engine import Match
from tests.browser import pages
from tests.browser.player import Person
from tests.browser.servers import Server
from tests.browser.wire import Wire

Sit = Callable[..., Person]
#: Keys that an unfinished hand's messages have no use for.
SECRET_KEYS = re.compile(r'"(seed|secret|boneyardTiles|worth|due|hands_of|unseen)"')


def may_know(state: dict[str, Any]) -> set[str]:
    """The tiles that the player has seen: on the table, in the own hand."""
    return {tile["tile"] for tile in state["tiles"]} | {tile["tile"] for tile in state["hand"]}


def tiles_in(value: object) -> set[str]:
    """Every tile that is named anywhere in a message, heavier half first."""
    found = re.findall(r"(?<![\d-])(\d{1,2})-(\d{1,2})(?![\d-])", json.dumps(value))
    return {f"{max(int(a), int(b))}-{min(int(a), int(b))}" for a, b in found}


def check_frames(wire: Wire) -> None:
    """Each snapshot and answer that came before the hand was over names no tile that the player had not seen."""
    known: set[str] = set()
    checked = 0
    for frame in wire.frames:
        if frame.sent:
            continue
        for state in inner(frame.content, "buttons"):
            if state["phase"] == "over":
                return
            known |= may_know(state)
            assert tiles_in(state) <= known
            assert state["result"] is None
            assert not SECRET_KEYS.search(json.dumps(state))
            assert "~" not in state["position"].split(" ")[-1].replace("?", "") or "?" in state["position"]
            checked += 1
        data = frame.content.get("data", {})
        if data.get("method") == "custom" and data["content"].get("result") is not None:
            assert tiles_in(data["content"]["result"]) <= known
    assert checked > 0


def inner(value: object, key: str) -> list[dict[str, Any]]:
    """Every dictionary with this key inside a message."""
    if isinstance(value, dict):
        return [value] if key in value else [found for part in value.values() for found in inner(part, key)]
    return [found for part in value for found in inner(part, key)] if isinstance(value, list) else []


@pytest.mark.parametrize("game", ["draw", "all-fives", "double-nine-cross"])
def test_fault_26_no_message_of_a_hand_says_what_is_hidden(person: Person, tmp_path: Path, game: str) -> None:
    person.new_match(game, players=3)
    person.wire.frames.clear()
    for _ in range(3):
        if not person.is_over():
            person.choose(claims=False)
    record = person.download(tmp_path) if not person.is_over() else None
    assert record is None
    person.play_hand(claims=False)
    check_frames(person.wire)


def test_fault_26_a_saved_notebook_holds_nothing_hidden(notebook: Sit, lab_server: Server, page: Any) -> None:
    person = notebook("from domino_widget import DominoTable\ngame = DominoTable('all-fives', players=3, seed=12)\ngame")
    for _ in range(4):
        person.choose(claims=False)
    assert not person.is_over()
    saved = json.loads(pages.save_notebook(page, lab_server, person.notebook))
    states = inner(saved["metadata"]["widgets"], "buttons")
    assert states
    for state in states:
        assert tiles_in(state) <= may_know(state)
        assert state["result"] is None
    secret = Match(person_setup(), seed=12)
    assert secret
