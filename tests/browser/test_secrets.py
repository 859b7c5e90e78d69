"""Nothing hidden travels to the browser or into a saved notebook before the hand is over (fault 26)."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser import pages
from tests.browser.player import Person
from tests.browser.servers import Server
from tests.browser.wire import Wire

Sit = Callable[..., Person]
#: These may stand in a snapshot, but empty.
SECRETS = re.compile(r'"(seed|secret|nonce|worth|due)": (?!null)')


def may_know(state: dict[str, Any]) -> set[str]:
    """The tiles that the player has seen: on the table, in the own hand."""
    return {tile["tile"] for tile in state["tiles"]} | {tile["tile"] for tile in state["hand"]}


def tiles_in(value: object) -> set[str]:
    """Every tile that is named anywhere in a message, heavier half first."""
    found = re.findall(r"(?<![\d-])(\d{1,2})-(\d{1,2})(?![\d-])", json.dumps(value))
    return {f"{max(int(a), int(b))}-{min(int(a), int(b))}" for a, b in found}


def check_snapshot(state: dict[str, Any], known: set[str]) -> None:
    """No tile but the known ones, no worth of an open window, no seed."""
    assert tiles_in(state) <= known
    assert state["result"] is None
    assert state["count"] is None
    assert not re.search(r"[!~][A-E]\d", state["position"])
    for window in state["windows"].values():
        assert window is None or set(window) == {"seat", "tile", "n", "mine", "waits"}
    assert not SECRETS.search(json.dumps(state))


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
            check_snapshot(state, known)
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
def test_fault_26_no_message_of_a_hand_says_what_is_hidden(person: Person, game: str) -> None:
    person.new_match(game, players=3)
    person.wire.frames.clear()
    person.choose(claims=False)
    if not person.is_over():
        # The record of a hand under way, and a hint, are answers of their own.
        with person.page.expect_download():
            person.button("Download the record").click()
        person.button("Step 1: where to look").click()
        expect(person.button("Step 1: where to look")).to_have_count(0)
    person.play_hand(claims=False)
    check_frames(person.wire)


def test_fault_26_a_saved_notebook_holds_nothing_hidden(notebook: Sit, lab_server: Server) -> None:
    person = notebook("from domino_widget import DominoTable\nDominoTable('all-fives', players=3, seed=12)")
    for _ in range(4):
        person.choose(claims=False)
    assert not person.is_over()
    text = pages.save_notebook(person.page, lab_server, person.page.evaluate(NOTEBOOK))
    widgets = json.loads(text)["metadata"]["widgets"]
    states = inner(widgets, "buttons")
    assert [state["rev"] for state in states] == [person.state["rev"]]
    for state in states:
        check_snapshot(state, may_know(state))


NOTEBOOK = "() => window.jupyterapp.shell.currentWidget.context.path.replace('.ipynb', '')"
