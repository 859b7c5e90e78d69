"""Computers that think long: in slices, with the kernel free in between, and stopped by what happens meanwhile."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from domino_widget import DominoTable
from domino_widget.computers import Computers
from domino_widget.engine import Claim, Draw, Knock, Match, Muggins, Observation, Play, Setup, find_variant
from domino_widget.players import Expert, Novice
from domino_widget.reviewing import review as review_record
from domino_widget.simulation.play import play_match
from domino_widget.table import Table
from domino_widget.wire import answer
from domino_widget.wire.thinking import review
from tests.bridge.browserless import play_hand
from tests.loops import run_apart

SLICES = 7


class Ponders:
    """Takes its first play, after seven slices."""

    def __init__(self) -> None:
        self.slices = 0

    def choose(self, seen: Observation, rng: Random) -> Play | Draw | Knock:
        *_, choice = self.think(seen, rng)
        return choice

    def think(self, seen: Observation, rng: Random) -> Iterator[Play | Draw | Knock]:
        del rng
        for _ in range(SLICES):
            self.slices += 1
            yield seen.plays[0]

    def speak(self, seen: Observation, rng: Random) -> Claim | Muggins | None:
        del seen, rng
        return None


class Told(DominoTable):
    """A widget that keeps what it sends."""

    def send(self, content: Any, buffers: Any = None) -> None:
        del buffers
        self.answers = [*getattr(self, "answers", []), content]


def _table(players: int = 2) -> Table:
    """A table at which the human is to act and a computer that ponders comes next."""
    for seed in range(50):
        table = Table("draw", players=players, levels=[Ponders() for _ in range(players)], seed=seed)
        if isinstance(table.observe(0).plays[0], Play) and len(table.observe(0).plays) > 1:
            return table
    raise AssertionError


def test_the_computers_wait_for_their_slices() -> None:
    table = _table()
    table.stepwise = True
    table.submit(0, table.observe(0).plays[0])
    before = len(table.round.actions)
    assert table.position.to_act == 1
    steps = table.steps()
    for _ in range(SLICES):
        next(steps)
    assert len(table.round.actions) == before
    next(steps)
    assert len(table.round.actions) == before + 1


def test_undo_stops_a_search() -> None:
    table = _table()
    table.stepwise = True
    table.submit(0, table.observe(0).plays[0])
    steps = table.steps()
    next(steps)
    table.undo()
    assert list(steps) == []
    assert table.position.to_act == 0
    assert not table.observe(0).log or table.can_redo


def test_a_search_that_takes_too_long_is_cut_and_its_best_is_played() -> None:
    match = Match(Setup(find_variant("draw")), seed=3)
    players = [Ponders(), Ponders()]
    assert Computers(match, dict(enumerate(players)), patience=0.0).play()
    assert sum(player.slices for player in players) == 1
    assert len(match.round.actions) == 1


def test_answers_wait_for_the_computers_and_the_loop_runs_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("domino_widget.widget.AT_ONCE", -1)
    widget = Told.from_table(_table(3))
    assert isinstance(widget, Told)
    action = widget.table.action_text(widget.table.observe(0).plays[0])
    turns = 0

    async def play() -> None:
        nonlocal turns
        assert widget.state is not None
        request = {"v": 1, "id": "move", "rev": widget.state["rev"], "type": "act", "action": action}
        widget._receive(request)
        assert not getattr(widget, "answers", [])
        # What asks for nothing of the computers is answered at once.
        widget._receive({"v": 1, "id": "what", "rev": 0, "type": "settings"})
        assert [told["re"] for told in widget.answers] == ["what"]
        while len(widget.answers) < 2:
            turns += 1
            await asyncio.sleep(0)

    run_apart(play())
    assert turns >= 2 * SLICES
    told = widget.answers[-1]
    assert told["re"] == "move"
    assert told["ok"]
    assert widget.state is not None
    assert told["rev"] == widget.state["rev"] == widget.table.revision
    assert widget.table.wait.seat == 0
    # From here on a cell's call answers at once again.
    assert not widget.table.stepwise


def test_who_needs_no_time_is_answered_at_once_and_before_the_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("domino_widget.widget.AT_ONCE", 60)
    widget = Told.from_table(Table("draw", levels="novice", seed=3))
    assert isinstance(widget, Told)
    action = widget.table.action_text(widget.table.observe(0).plays[0])
    shown: list[int] = []

    async def play() -> None:
        assert widget.state is not None
        widget.observe(lambda _change: shown.append(len(widget.answers)), "state")
        widget._receive({"v": 1, "id": "move", "rev": widget.state["rev"], "type": "act", "action": action})

    run_apart(play())
    assert shown == [1]
    assert widget.state is not None
    assert widget.answers[0]["rev"] == widget.state["rev"] == widget.table.revision
    assert widget.table.wait.seat == 0


def test_what_was_asked_for_is_on_the_screen_before_its_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("domino_widget.widget.AT_ONCE", 60)
    widget = Told.from_table(Table("draw", levels="novice", seed=3))
    assert isinstance(widget, Told)
    shown: list[tuple[str, int]] = []

    def note(change: Any) -> None:
        shown.append((change.new["game"]["id"], len(getattr(widget, "answers", []))))

    async def ask() -> None:
        assert widget.state is not None
        widget.observe(note, "state")
        settings = {"game": "block", "house": []}
        widget._receive({"v": 1, "id": "new", "rev": widget.state["rev"], "type": "settings", "settings": settings})

    run_apart(ask())
    assert shown == [("block", 0)]
    assert widget.answers[0]["ok"]


def test_a_cell_brings_the_computers_to_an_end_first() -> None:
    widget = Told.from_table(_table())
    assert isinstance(widget, Told)
    widget.table.stepwise = True
    widget.table.submit(0, widget.table.observe(0).plays[0])
    widget.undo()
    assert widget.table.position.to_act == 0
    assert not widget.table.stepwise


class Breaks(Ponders):
    """Fails in the middle of its thinking."""

    def think(self, seen: Observation, rng: Random) -> Iterator[Play | Draw | Knock]:
        yield from super().think(seen, rng)
        raise ValueError("lost the thread")


def test_a_player_that_fails_is_answered_too() -> None:
    table = _table()
    assert isinstance(table.computers.players, dict)
    table.computers.players[1] = Breaks()
    widget = Told.from_table(table)
    assert isinstance(widget, Told)

    async def play() -> None:
        request = {"v": 1, "id": "move", "rev": table.revision, "type": "act"}
        widget._receive(request | {"action": table.action_text(table.observe(0).plays[0])})
        while not getattr(widget, "answers", []):
            await asyncio.sleep(0)

    run_apart(play())
    assert widget.answers[0]["error"]["code"] == "internal"


def test_a_new_match_of_experts_begins_in_slices() -> None:
    table = Table("draw", seed=2)
    table.stepwise = True
    settings = {"watch": True, "levels": ["expert", "expert"]}
    reply, after = answer(table, {"v": 1, "id": "n", "rev": table.revision, "type": "settings", "settings": settings})
    assert reply["ok"]
    assert not after.round.actions
    assert all(isinstance(player, Expert) for player in after.computers.players.values())
    next(after.steps())


@pytest.mark.parametrize("level", ["novice", "club", "expert"])
def test_a_hand_against_each_level_comes_to_an_end(level: str) -> None:
    table = Table("all-fives", levels=level, seed=4)
    play_hand(table, Random(1))
    assert table.round.is_over
    assert table.levels == (level,) * 2


def test_the_mistakes_of_a_level_are_noted_for_after_the_hand() -> None:
    found = set()
    for seed in range(12):
        match = Match(Setup(find_variant("all-fives"), seats=3), seed=seed)
        computers = Computers(match, dict.fromkeys(range(3), Novice()))
        play_match(match, computers)
        found |= set(computers.slips.values())
        turns = max(len(played.actions) for played in match.rounds)
        assert all(number <= len(match.rounds) and turn < turns for number, turn, _ in computers.slips)
        last = [(seat, slip) for (number, _, seat), slip in computers.slips.items() if number == len(match.rounds)]
        assert sorted(computers.slipped().elements()) == sorted(last)
    assert {"overlooks"} <= found <= {"overlooks", "one-end", "forgets"}


def test_the_review_says_what_the_computers_forgot() -> None:
    told: Counter[str] = Counter()
    for seed in (0, 1, 2, 3, 10, 55):
        table = Table("all-fives", levels="novice", seed=seed)
        play_hand(table, Random(seed))
        *_, answer = review(table, None)
        assert answer is not None
        lines = [line for line in answer["lines"] if line["id"].startswith("review-rival-")]
        told.update(line["id"] for line in lines)
        # The same hand as its computer sees it.
        theirs = review_record(table.round, seat=1).hands[-1].attention
        points = [line["args"]["points"] for line in lines if line["id"] == "review-rival-missed"]
        assert points == ([theirs.missed] if theirs.missed else [])
        slips = {line["id"].removeprefix("review-rival-"): line["args"]["times"] for line in lines}
        slips.pop("missed", None)
        assert slips == {slip: times for (_, slip), times in table.computers.slipped().items()}
    assert told["review-rival-missed"] > 1
    assert told["review-rival-one-end"] == 2
