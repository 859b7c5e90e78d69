"""The widget without a browser: one trait replaced whole, every message answered, set-ups refused."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from domino_widget import DominoTable
from domino_widget.engine import EngineError, parse_position
from tests.bridge.browserless import choices

LINE = "draw 1-1 6-6,5-5/4-4,3-3 4-2,3-2,3-1,2-0 A 0 0/0 -"


class Told(DominoTable):
    """A widget that keeps what it sends."""

    def send(self, content: Any, buffers: Any = None) -> None:
        del buffers
        self.answers = [*getattr(self, "answers", []), content]


def receive(widget: DominoTable, **request: Any) -> None:
    assert widget.state is not None
    widget._receive({"v": 1, "id": "q", "rev": widget.state["rev"], **request})


def test_fault_48_each_of_two_actions_in_a_row_arrives_as_a_state_of_its_own() -> None:
    widget = DominoTable.from_position(parse_position(LINE))
    seen: list[dict[str, Any]] = []
    widget.observe(lambda change: seen.append(change["new"]), names="state")
    before = widget.state
    receive(widget, type="act", action="A:+")
    receive(widget, type="act", action="A:+")
    assert [len(state["hand"]) for state in seen] == [3, 4]
    assert [state["rev"] for state in seen] == sorted({state["rev"] for state in seen})
    assert before is not None
    assert len(before["hand"]) == 2, "an earlier state is never changed in place"
    assert seen[0]["players"] is not seen[1]["players"]


def test_fault_47_what_happens_before_the_first_view_is_in_the_state() -> None:
    widget = DominoTable(game="draw", seed=5)
    rng = Random(1)
    for _ in range(3):
        widget.play(rng.choice(widget.legal_plays))
        assert widget.state is not None
        assert widget.state["rev"] == widget.table.revision


@pytest.mark.parametrize(
    "content", [None, 7, "draw", [], {}, {"id": 3}, {"v": 1, "id": "x", "type": "act", "rev": 0}]
)
def test_every_message_is_answered_and_a_bad_one_changes_nothing(content: Any) -> None:
    widget = Told(game="draw", seed=5)
    before = widget.state
    widget._receive(content)
    assert widget.state == before
    assert [answer["ok"] for answer in widget.answers] == [False]
    assert widget.answers[0]["error"]["code"] == "bad-request"


def test_a_fault_inside_is_answered_too(monkeypatch: pytest.MonkeyPatch) -> None:
    widget = Told(game="draw", seed=5)
    monkeypatch.setattr("domino_widget.widget.answer", lambda *_: 1 / 0)
    before = widget.state
    receive(widget, type="act", action="A:+")
    assert widget.answers[-1]["error"]["code"] == "internal"
    assert widget.state == before


def test_a_match_is_played_from_a_cell() -> None:
    widget, rng = DominoTable(game="block", players=3, seed=2), Random(4)
    for _ in range(2000):
        assert widget.state is not None
        if widget.state["wait"]["for"] == "match-over":
            break
        if widget.state["wait"]["for"] == "next":
            widget.next_round()
        else:
            widget.play(rng.choice(choices(widget.state)))
    assert widget.table.winner is not None


@pytest.mark.parametrize(
    ("arguments", "words"),
    [({"colour": "red"}, "not colour"), ({"assist": {"all": True}}, "playable"), ({"lang": 3}, "lang is one of")],
)
def test_an_argument_that_cannot_be_is_one_sentence(arguments: dict[str, Any], words: str) -> None:
    with pytest.raises(EngineError) as refused:
        DominoTable(game="draw", **arguments)
    assert words in str(refused.value)


def test_a_repr_has_no_address_and_no_tile() -> None:
    text = repr(DominoTable(game="draw", seed=5))
    assert "0x" not in text
    assert "-" not in text.replace("act", "")
