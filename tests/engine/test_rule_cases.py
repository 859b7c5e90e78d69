"""Every worked case of ``cases/rule_cases.json``, under the paragraph of the rule book that it tests."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from domino_widget.engine import Draw, Knock, Match, Phase, Play, RoundResult
from tests.engine import shortened
from tests.engine.stage import SPECIAL, Stage, accepted, opener, setup_of

CASES: list[dict[str, Any]] = json.loads((Path(__file__).parent / "cases/rule_cases.json").read_text("utf-8"))


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case['rule']}-{case['id']}")
def test_case(case: dict[str, Any]) -> None:
    expect = dict(case["expect"])
    if case["id"] in SPECIAL:
        found = SPECIAL[case["id"]](case)
    elif "accepted" in expect:
        found = {"accepted": accepted(case)}
    elif "redeal" in expect or "opener" in expect:
        found = opener(case)
    elif "pips_left" in case["given"]:
        found = _ended(case)
    else:
        found = _asked(case)
    assert {key: found[key] for key in expect} == expect, case["why"]


def test_all_cases_are_here() -> None:
    assert len(CASES) == 116
    assert len({case["id"] for case in CASES}) == 116


def _ended(case: dict[str, Any]) -> dict[str, Any]:
    """A round that ends with these pips in the hands."""
    given, setup = case["given"], setup_of(case)
    totals = given["pips_left"]
    if 0 in totals:
        start, last = shortened.last_tile(setup, totals, given.get("scores"))
        stage = Stage(setup, start)
        stage.round.apply(last)
    else:
        start = shortened.last_knock(setup, totals, given.get("stock_left", 0))
        stage = Stage(setup, start)
        stage.round.apply(Knock(0))
    if stage.round.position.phase is Phase.CLOSING:
        stage.do({"do": "finish"})
    return _state(stage)


def _asked(case: dict[str, Any]) -> dict[str, Any]:
    stage = Stage.of(case)
    events = case["given"].get("events", [])
    for event in events[:-1]:
        stage.do(event)
    legal = stage.judge(events[-1]) if events else None
    return {**_state(stage), "legal": legal}


def _state(stage: Stage) -> dict[str, Any]:
    position = stage.round.position
    layout, result = position.layout, position.result
    found: dict[str, Any] = {
        "hand": len(position.hands[-1]),
        "hand0": len(position.hands[0]),
        "stock": len(position.boneyard),
        "drawable": position.drawable,
        "turn": position.to_act,
        "ends": sorted(end.value for end in layout.ends()),
        "open_ends": len(layout.ends()),
        "count": layout.count(),
        "worth": stage.worth(),
        "scores": list(position.totals),
        "round_over": position.phase is not Phase.PLAY,
        "match_winner": Match.of_rounds(position.setup, [stage.round]).winner,
    }
    if result:
        found |= _result(stage, result)
    if position.phase is Phase.PLAY and layout.tiles:
        found |= _drawn_until_playable(stage)
    return found


def _result(stage: Stage, result: RoundResult) -> dict[str, Any]:
    won = stage.round.position.points
    if result.how != "target" and result.side is not None and sum(won) == result.points:
        assert won[result.side] == result.points
    return {"winner": result.side, "winner_side": result.side, "bonus": result.points}


def _drawn_until_playable(stage: Stage) -> dict[str, Any]:
    """How often the seat to act must draw, and the tile that it must then play."""
    draws, seat = 0, stage.round.position.to_act
    while stage.round.legal_actions() == (Draw(seat or 0),) and stage.round.position.to_act == seat:
        stage.round.apply(Draw(seat or 0))
        draws += 1
    played = {action.tile for action in stage.round.legal_actions() if isinstance(action, Play)}
    for _ in range(draws):
        stage.round.undo()
    return {"draws": draws, "play": sorted([tile.low, tile.high] for tile in played)[0] if played else None}
