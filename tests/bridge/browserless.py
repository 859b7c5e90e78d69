"""A person without a browser: answers a table by its snapshot alone, through the wire."""

from __future__ import annotations

from random import Random
from typing import Any

from domino_widget.engine import Claim, Draw, Knock, Muggins, Observation, Play
from domino_widget.table import Table
from domino_widget.wire import answer, snapshot


def ask(table: Table, **request: Any) -> tuple[dict[str, Any], Table]:
    """One request at the table's present revision; the answer and the table to go on with."""
    return answer(table, {"v": 1, "id": "q", "rev": table.revision, **request})


def act(table: Table, action: str) -> dict[str, Any]:
    """One action; the answer."""
    reply, _ = ask(table, type="act", action=action)
    return reply


def choices(shown: dict[str, Any]) -> list[str]:
    """Everything that a snapshot offers to do, claims and Muggins calls without their number."""
    plays = [play["action"] for tile in shown["hand"] for play in tile["plays"]]
    buttons = [name for name in ("draw", "knock", "play-on", "finish", "next") if shown["buttons"][name]["on"]]
    return plays + [shown["buttons"][name]["action"] for name in buttons]


def play_hand(table: Table, rng: Random, most: int = 400) -> list[dict[str, Any]]:
    """Plays a hand by random choices of the snapshot; every snapshot on the way."""
    seen = []
    for _ in range(most):
        shown = snapshot(table)
        seen.append(shown)
        if shown["wait"]["for"] in ("next", "match-over"):
            return seen
        reply = act(table, rng.choice(choices(shown)))
        assert reply["ok"], (reply, shown["position"])
    raise AssertionError("a hand does not end")


class Scripted:
    """A computer that plays its first play and makes every call it can, or none."""

    def __init__(self, calls: bool) -> None:
        self.calls = calls
        self.asked: list[str] = []

    def choose(self, seen: Observation, rng: Random) -> Play | Draw | Knock:
        del rng
        return seen.plays[0]

    def speak(self, seen: Observation, rng: Random) -> Claim | Muggins | None:
        del rng
        assert seen.seat is not None
        mine = seen.claim_window == seen.seat
        self.asked.append("claim" if mine else "muggins")
        if not self.calls:
            return None
        if mine:
            return Claim(seen.seat, seen.layout.count())
        return Muggins(seen.seat, seen.layout.before_last().count())
