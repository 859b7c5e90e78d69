"""Several people at one screen: nobody's hand is sent before the curtain was lifted by the one whose turn it is."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from domino_widget import DominoTable
from domino_widget.assist import Assist
from domino_widget.engine import SEATS, parse_position
from domino_widget.keeping import Keeper
from domino_widget.saving import read_table, write_table
from domino_widget.store import MemoryStore
from domino_widget.table import Table

Json = dict[str, Any]


class Screen:
    """What a browser of a table with several people is sent, every frame of it."""

    def __init__(self, table: Table) -> None:
        self.widget = DominoTable.from_table(table, keeper=Keeper(MemoryStore()))
        self.frames: list[str] = []
        self.widget.send = lambda reply: self.frames.append(json.dumps(reply))
        self.widget.observe(lambda change: self.frames.append(json.dumps(change["new"])), "state")
        self.frames.append(json.dumps(self.widget.state))

    @property
    def state(self) -> Json:
        return dict(self.widget.state or {})

    @property
    def table(self) -> Table:
        return self.widget.table

    def ask(self, type: str = "act", **rest: object) -> Json:
        self.widget._receive({"v": 1, "id": "a", "rev": self.state["rev"], "type": type, **rest})
        found: Json = json.loads(self.frames[-1])
        return found

    def hidden(self, *shown: int | None) -> set[str]:
        """The tiles that nobody but these seats may know."""
        position = self.table.position
        hands = [tiles for seat, tiles in enumerate(position.hands) if seat not in shown]
        return {str(tile) for tiles in (*hands, position.boneyard) for tile in tiles}


def names(text: str) -> set[str]:
    """The tiles that a frame names in any field."""
    return {part for part in text.replace(",", '"').replace("+", '"').replace(" ", '"').split('"') if "-" in part}


def pair(game: str, players: int, seed: int) -> Screen:
    return Screen(Table(game, players=players, humans=range(players), seed=seed))


@pytest.mark.parametrize(("game", "players"), [("draw", 2), ("block", 3), ("cross", 2), ("all-fives", 2)])
def test_no_frame_before_the_curtain_is_lifted_holds_a_hand(game: str, players: int) -> None:
    screen, rng = pair(game, players, 3), Random(5)
    looked: set[int] = set()
    for _ in range(200):
        if screen.table.round.is_over:
            break
        curtain = screen.state["curtain"]
        if curtain and curtain["down"]:
            assert screen.state["hand"] == []
            assert screen.state["viewer"] is None
            before = len(screen.frames)
            for request in ("record", "picture", "export", "hint", "explain"):
                more: dict[str, dict[str, object]] = {
                    "hint": {"step": 4},
                    "picture": {"lang": "en"},
                    "export": {"lang": "en"},
                }
                screen.ask(request, **more.get(request, {}))
            assert screen.ask(action="undo")["error"]["code"] == "screen-passed"
            letter = SEATS[curtain["seat"]]
            assert screen.ask(action=f"{letter}:--")["error"]["code"] == "screen-passed"
            sent = screen.frames[before:]
            for text in (*sent, json.dumps(screen.state)):
                assert not names(text) & screen.hidden()
            assert screen.ask(action="lift")["ok"]
            looked.add(curtain["seat"])
            assert screen.state["viewer"] == curtain["seat"]
            assert {tile["tile"] for tile in screen.state["hand"]}
        elif curtain:
            assert screen.state["viewer"] != curtain["seat"]
            assert screen.ask(action="pass")["ok"]
        else:
            viewer = screen.state["viewer"]
            assert not names(json.dumps(screen.state)) & screen.hidden(viewer)
            plays = screen.table.observe(viewer).plays
            before = len(screen.frames)
            text = screen.table.action_text(rng.choice(plays)) if plays else "."
            assert screen.ask(action=text)["ok"]
            if not screen.table.round.is_over:
                for text in screen.frames[before:]:
                    assert not names(text) & screen.hidden(viewer)
    assert screen.table.round.is_over
    assert looked == set(range(players))


def test_where_points_are_claimed_the_screen_stays_until_it_is_passed_on() -> None:
    line = "all-fives 4-2(4-6) 6-6,1-1/5-5,1-0 3-3,3-0 A 0 0/0 -"
    screen = Screen(Table.from_position(parse_position(line), humans=(0, 1)))
    assert screen.ask(action="lift")["ok"]
    assert screen.ask(action="A:6-6@6-4.2")["ok"] is False  # no such play: it changes nothing
    text = screen.table.action_text(screen.table.observe(0).plays[0])
    assert screen.ask(action=text)["ok"]
    assert screen.state["curtain"] == {"seat": 1, "down": False}
    # A may still claim, and B may not act yet.
    assert screen.state["viewer"] == 0
    assert screen.state["windows"]["claim"]["mine"]
    assert screen.ask(action="B:1-0@2-4.1")["error"]["code"] == "not-your-turn"
    assert screen.ask(action="pass")["ok"]
    assert screen.state["curtain"] == {"seat": 1, "down": True}
    assert screen.ask(action="pass")["error"]["code"] == "not-now"
    assert screen.ask(action="lift")["ok"]
    assert (screen.state["viewer"], screen.state["curtain"]) == (1, None)


def test_a_new_hand_begins_behind_the_curtain_and_a_table_of_one_has_none() -> None:
    screen = pair("block", 2, 1)
    while not screen.table.round.is_over:
        if screen.state["curtain"]:
            screen.ask(action="lift")
        else:
            screen.ask(action=screen.table.action_text(screen.table.observe(screen.state["viewer"]).plays[0]))
    if screen.table.winner is None:
        assert screen.ask(action="next")["ok"]
        assert screen.state["curtain"]["down"]
        assert screen.state["hand"] == []
    alone = DominoTable("block", seed=1)
    assert alone.table.curtain is None
    assert (alone.state or {})["curtain"] is None


def test_cells_still_play_for_whoever_is_asked() -> None:
    game = DominoTable("block", humans=(0, 1), seed=2)
    assert game.hand
    game.play(game.legal_plays[0])
    assert game.hand
    assert (game.state or {})["hand"] == []


def test_somebody_at_this_screen_is_chosen_as_a_level() -> None:
    screen = Screen(Table("draw", seed=1))
    settings = {
        **screen.state["settings"],
        "players": 3,
        "levels": ["club", "person", "novice"],
        "names": ["", "", ""],
    }
    assert screen.ask("settings", settings=settings)["ok"]
    assert screen.table.humans == (0, 1)
    assert screen.table.curtain is not None
    assert screen.state["settings"]["levels"] == ["club", "person", "novice"]
    assert screen.state["curtain"] is not None or screen.table.round.is_over
    # The same match again, watched: nobody sits there.
    assert screen.ask("settings", settings=screen.state["settings"] | {"watch": True})["ok"]
    assert not screen.table.humans


# ---- a lock on assistance ----------------------------------------------------------------------------------------


def test_a_locked_table_gives_no_hint_and_keeps_its_assistance() -> None:
    screen = Screen(Table("all-fives", seed=1, assist=Assist(playable=False)))
    assert screen.ask("hint", step=1)["ok"]
    widget = DominoTable("all-fives", seed=1, assist={"playable": False}, lock=True)
    screen = Screen(widget.table)
    assert screen.state["locked"]
    for request in ({"type": "hint", "step": 1}, {"type": "explain"}):
        assert screen.ask(**request)["error"]["code"] == "assist-locked"
    before = screen.state
    more = {"assist": {"playable": True, "count": True, "memory": True}}
    assert screen.ask("settings", settings=more)["error"]["code"] == "assist-locked"
    assert screen.state == before
    # Neither a new match, nor a game that is opened, nor a new kernel takes the lock away.
    assert screen.ask("settings", settings={"game": "draw"})["ok"]
    assert screen.table.locked
    assert screen.table.assist == Assist(playable=False)
    assert screen.ask("open", text="block 6-6 6-5,5-4/6-3,4-3 - A 0 0/0 -")["ok"]
    assert screen.table.locked
    assert screen.table.assist == Assist(playable=False)
    assert read_table(write_table(screen.table)).locked
