"""The editor of positions across the wire: opened, laid out, refused, played from, asked about."""

from __future__ import annotations

import json
from dataclasses import replace
from html import unescape
from typing import Any

import pytest

from domino_widget import DominoTable
from domino_widget.assist import Assist
from domino_widget.drawing import svg
from domino_widget.engine import EngineError, Match, Round, observe, parse_position
from domino_widget.engine.tiles import rising
from domino_widget.keeping import Keeper
from domino_widget.saving import open_text, read_table, write_table
from domino_widget.store import FileStore
from domino_widget.table import Table
from tests.bridge.test_widget import Told, receive

LINE = "all-fives 6-6(6-5) 5-4,2-1/3-2,1-0 6-4,6-3 A 0 0/0 -"


def act(widget: Told, action: str, **more: Any) -> dict[str, Any]:
    receive(widget, type="act", action=action, **more)
    reply: dict[str, Any] = widget.answers[-1]
    return reply


def shown(widget: Told) -> dict[str, Any]:
    assert widget.state is not None
    found: dict[str, Any] = widget.state["editor"]
    return found


def opened(game: str = "draw", **settings: Any) -> Told:
    widget = Told(game=game, seed=7, **settings)
    receive(widget, type="edit")
    assert widget.answers[-1]["ok"]
    return widget


def test_the_editor_begins_with_what_is_seen_and_leaving_it_leaves_the_game_as_it_was() -> None:
    widget = Told(game="draw", seed=7)
    before = widget.state
    receive(widget, type="edit")
    hand = [str(tile) for tile in widget.table.position.hands[0]]
    assert sorted(shown(widget)["hands"][0]) == sorted(hand)
    assert widget.state["wait"]["for"] != "act", "what alone can be played is not laid by itself here"
    assert shown(widget)["hands"][1] == shown(widget)["stock"] == []
    assert act(widget, "clear")["ok"]
    assert act(widget, "leave")["ok"]
    assert widget.state == before


def test_a_hand_that_waits_for_its_key_before_a_room_waits_in_the_editor_too() -> None:
    table = Table.from_position(parse_position(LINE))
    for hand in (True, False):
        widget = Told.from_table(table)
        receive(widget, type="edit", hand=hand)
        assert shown(widget)["line"] == f"all-fives 6-6(6-5) {'5-4,2-1' if hand else '-'}/- - A 0 0/0 -"
    widget = Told.from_table(table)
    widget.projector = True
    widget.edit()
    assert shown(widget)["hands"] == [[], []]
    widget.edit(LINE)
    assert shown(widget)["line"] == LINE


def test_what_nobody_may_see_is_nowhere_in_the_editor() -> None:
    widget = opened()
    texts = json.dumps(widget.state)
    hidden = {str(tile) for tile in (*widget.table.position.hands[1], *widget.table.position.boneyard)}
    assert set(shown(widget)["loose"]) >= hidden, "they lie among all that nobody has placed"
    # Another deal in which the seat sees the same shows the same.
    position = widget.table.position
    tiles = (*position.boneyard, *position.hands[1])
    hands = position.hands[0], rising(tiles[: len(position.hands[1])])
    moved = Table.of_match(
        Match.of_rounds(position.setup, [Round(replace(position, hands=hands, boneyard=tiles[7:]))], ("", ""))
    )
    moved.revision = widget.table.revision
    assert not {str(tile) for tile in moved.position.hands[1]} & {str(tile) for tile in position.hands[1]}
    other = Told.from_table(moved)
    receive(other, type="edit")
    assert json.dumps(other.state) == texts


def test_a_position_is_laid_out_by_the_choices_that_the_snapshot_offers() -> None:
    widget = opened("all-fives")
    act(widget, "clear")
    for name in ("6-6", "6-5"):
        assert widget.state is not None
        held = next(one for one in widget.state["hand"] if one["tile"] == name)
        assert act(widget, held["plays"][0]["action"])["ok"]
    for action in ("give A 5-4", "give A 2-1", "give B 3-2", "give B 1-0", "stock 6-4", "stock 6-3", "turn A"):
        assert act(widget, action)["ok"], action
    assert shown(widget)["line"] == LINE
    assert shown(widget)["fault"] is None
    assert widget.position == parse_position(LINE)
    assert repr(widget.position) == f"parse_position({LINE!r})"


@pytest.mark.parametrize(
    ("action", "code"),
    [
        ("read all-fives 6-6 5-4 - A 0 0/0 -", "notation"),
        ("read rubbish", "notation"),
        ("read all-fives 6-6(6-5) 5-4,6-5/3-2 - A 0 0/0 -", "tile-twice"),
        ("give Z 5-4", "no-such-seat"),
        ("give B 6-6", "tile-laid"),
        ("give B nothing", "not-a-tile"),
        ("scores 10/x", "not-a-number"),
        ("game cross", "bad-request"),
        ("2-1@6-5", "no-match"),
        ("no such thing", "typed-none"),
    ],
)
def test_a_refused_choice_is_one_code_and_changes_nothing(action: str, code: str) -> None:
    widget = opened()
    act(widget, f"read {LINE}")
    before = widget.state
    reply = act(widget, action)
    assert not reply["ok"]
    assert reply["error"]["code"] == code
    assert widget.state == before


def test_a_choice_on_an_older_picture_changes_nothing() -> None:
    widget = opened()
    before = shown(widget)["line"]
    widget._receive({"v": 1, "id": "q", "type": "act", "action": "clear", "rev": 0})
    assert widget.answers[-1]["error"]["code"] == "stale"
    assert shown(widget)["line"] == before


def test_typed_moves_lay_tiles_too() -> None:
    widget = opened()
    act(widget, f"read {LINE}")
    receive(widget, type="act", typed="54l")
    assert "6-5,5-4" in shown(widget)["line"]


def test_an_impossible_position_is_told_and_cannot_be_played() -> None:
    widget = opened("block")
    act(widget, "clear")
    assert shown(widget)["fault"] == {"code": "hands-empty", "args": {"letters": "A, B"}}
    reply = act(widget, "play")
    assert reply["error"]["code"] == "hands-empty"
    with pytest.raises(EngineError, match="Every hand needs"):
        _ = widget.position


def test_play_from_here_begins_a_match_that_counts_for_nobody_and_stays_so(tmp_path: Any) -> None:
    widget = opened(assist={"count": True}, levels="expert")
    act(widget, f"read {LINE}")
    assert act(widget, "play")["ok"]
    table = widget.table
    assert widget.state is not None
    assert "editor" not in widget.state
    assert table.round.start == parse_position(LINE)
    assert (table.humans, table.levels[1], table.assist.count, table.assisted) == ((0,), "expert", True, True)
    kept = read_table(write_table(table))
    for one in (kept, open_text(LINE).table):
        one.resign(0)
        keeper = Keeper(FileStore(tmp_path))
        keeper.start()
        keeper.keep(one, {})
        assert keeper.history() == []


def test_when_it_is_not_the_human_s_turn_the_computer_plays_at_once() -> None:
    widget = opened()
    act(widget, "read all-fives 6-6(6-5) 5-4,2-1/6-2,1-0 6-4,6-3 B 0 0/0 -")
    act(widget, "play")
    assert widget.state is not None
    assert len(widget.state["tiles"]) == 3


def test_the_coach_is_asked_about_what_is_set_up_and_the_game_in_play_counts_as_helped() -> None:
    widget = opened()
    act(widget, f"read {LINE}")
    act(widget, "give A 6-3")
    receive(widget, type="explain")
    told = widget.answers[-1]
    assert told["ok"]
    assert told["result"]["advice"][0]["tile"] in ("5-4", "6-3")
    assert widget.table.assisted
    act(widget, "clear")
    receive(widget, type="explain")
    assert widget.answers[-1]["error"]["code"] == "hands-empty"


def test_a_question_without_an_answer_helps_nobody() -> None:
    widget = opened()
    act(widget, f"read {LINE}")
    widget._receive({"v": 1, "id": "q", "type": "explain", "rev": 0})
    assert widget.answers[-1]["error"]["code"] == "stale"
    receive(widget, type="review")
    assert not widget.answers[-1]["ok"]
    assert not widget.table.assisted


def test_where_assistance_is_locked_the_editor_is_no_way_round_it() -> None:
    widget = Told(game="all-fives", seed=7, lock=True)
    before = widget.state
    receive(widget, type="edit")
    assert widget.answers[-1]["error"]["code"] == "assist-locked"
    with pytest.raises(EngineError, match="nobody is helped"):
        widget.edit()
    assert widget.state == before
    widget.table.resign(0)
    while not widget.table.round.is_over:
        widget.table.round.apply(widget.table.round.legal_actions()[0])
    receive(widget, type="edit")
    act(widget, f"read {LINE}")
    receive(widget, type="explain")
    assert widget.answers[-1]["error"]["code"] == "assist-locked"
    act(widget, "play")
    assert widget.table.locked


def test_what_the_ends_of_a_hand_in_play_count_is_not_told_where_the_screen_does_not_tell_it() -> None:
    for count in (False, True):
        table = Table.from_position(parse_position(LINE))
        table.assist = Assist(count=count)
        widget = Told.from_table(table)
        receive(widget, type="edit")
        assert shown(widget)["count"] == (17 if count else None)
        act(widget, "54l")
        assert shown(widget)["count"] == (16 if count else None)
        act(widget, "clear")
        act(widget, "55")
        assert shown(widget)["count"] == 10
        act(widget, "undo")
        act(widget, "undo")
        assert not table.assisted
        act(widget, "windows A -")
        assert shown(widget)["line"].endswith("!A0")
        assert table.assisted, "the line tells what the tile is worth"
    assert Told.editor(LINE).state["editor"]["count"] == 17


def test_the_editor_is_opened_from_python_with_a_game_a_position_or_a_line() -> None:
    assert DominoTable.editor("cross", players=3).state["editor"]["line"] == "cross . -/-/- - A 0 0/0/0 -"
    for given in (LINE, parse_position(LINE)):
        widget = DominoTable.editor(given)
        assert widget.position == parse_position(LINE)
    widget = DominoTable.editor(LINE)
    shown_still, _ = widget._repr_mimebundle_()
    assert shown_still["text/plain"] == f"<DominoTable: {LINE}>\n{LINE}"
    assert LINE in unescape(shown_still["text/html"])
    drawn = parse_position(LINE)
    assert widget.svg() == svg(observe(drawn, (), 0))
    game = DominoTable("draw", seed=7)
    with pytest.raises(EngineError, match="No position was set up"):
        _ = game.position
    game.edit(LINE)
    assert game.state["editor"]["line"] == LINE
    with pytest.raises(EngineError, match="its line in the notation"):
        game.edit(7)  # type: ignore[arg-type]
    with pytest.raises(EngineError, match="no game called"):
        DominoTable.editor("whist")
