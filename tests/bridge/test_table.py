"""The session: windows that wait, computers' calls, undo and redo, resigning, set-ups that cannot be."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from domino_widget.engine import (
    VARIANTS,
    Claim,
    EngineError,
    Finish,
    IllegalAction,
    Muggins,
    NothingToUndo,
    NotYourTurn,
    Phase,
    RulesError,
    parse_position,
)
from domino_widget.table import Table
from domino_widget.wire import snapshot
from tests.bridge.browserless import Scripted, act, choices, play_hand


def seated(line: str, *, calls: bool) -> Table:
    """A table round a position with scripted computers."""
    position = parse_position(line)
    return Table.from_position(position, levels=[Scripted(calls) for _ in range(position.setup.seats)])


# You (A) hold 3-1 to lay on the 3 of 6-6, 6-3: the ends are then 6-6 and 1, count 13; 5-3 makes 17, 3-3 makes 18.
FIVES = "all-fives 6-6(6-3) 3-0,3-3,2-1,0-0/5-0,4-3,1-0,5-4 6-5,6-4,2-2 A 0 0/0 -"


def test_7_6_play_waits_for_a_human_window_whatever_the_tile_is_worth() -> None:
    for text, worth in (("A:3-0@6-3", 12), ("A:3-3@6-3", 18)):
        table = seated(FIVES, calls=False)
        table.play(text)
        assert table.position.layout.count() == worth
        assert (table.wait.kind, table.wait.seat) == ("window", 0)
        before = table.position
        table.play_on()
        assert table.position != before
        assert table.wait.kind == "act"


def test_7_4_a_wrong_number_is_refused_and_changes_nothing() -> None:
    table = seated("all-fives 6-6 6-3,2-1/6-0,4-3 6-5,6-4,2-2 A 0 0/0 !B0", calls=False)
    table.play("A:6-3@6-6.1")
    before = snapshot(table)
    for number in (14, 0, 1_000_000, -15):
        with pytest.raises(IllegalAction):
            table.submit(0, Claim(0, number))
    assert snapshot(table) == before
    table.submit(0, Claim(0, 15))
    assert table.match.scores == (15, 0)


def test_7_6_a_human_may_still_claim_after_playing_on() -> None:
    table = seated("all-fives 6-6 6-3,2-1/5-4,1-0,4-4 6-1,6-4,2-2,5-5 A 0 0/0 !B0", calls=False)
    table.play("A:6-3@6-6.1")
    table.play_on()
    assert table.wait.kind == "act"  # B drew one: draws close nothing (rule 7.1)
    table.submit(0, Claim(0, 15))
    assert table.match.scores == (15, 0)


def test_7_2_a_computer_calls_after_the_next_tile_and_the_human_is_told() -> None:
    table = seated("all-fives 6-6 6-3,2-1,5-5/6-0,4-3 6-5,6-4,2-2 A 0 0/0 !B0", calls=True)
    table.play("A:6-3@6-6.1")  # 15, and it is not claimed
    table.play_on()
    assert table.match.scores[1] >= 15
    kinds = [line["kind"] for line in snapshot(table)["log"]]
    assert "muggins" in kinds


def test_7_2_a_human_calls_muggins_on_a_computer() -> None:
    table = seated("all-fives 6-6 3-0,2-1/6-3,4-1 6-5,6-4,2-2 B 0 0/0 !A0", calls=False)
    assert table.wait.kind == "window"  # A's own 6-6 may still be claimed, worth nothing as it is
    table.play_on()
    assert table.wait.kind == "act"  # B laid 6-3 for 15 and did not claim
    table.play("A:3-0@6-3")
    assert table.wait.kind == "window"
    table.submit(0, Muggins(0, 15))
    assert table.match.scores == (15, 0)


def test_7_5_finish_asks_the_computers_first() -> None:
    table = seated("all-fives 6-6 6-3/6-5,4-4,1-1 6-4,2-2 A 0 0/0 !B0", calls=True)
    table.play("A:6-3@6-6.1")
    assert table.position.phase is Phase.CLOSING
    assert table.wait.kind == "window"
    table.submit(None, Finish())
    assert table.round.is_over
    assert table.wait.kind == "next"


def test_computers_are_asked_once_a_tile() -> None:
    table = seated(FIVES, calls=False)
    table.play("A:3-0@6-3")
    table.play_on()
    player = table.computers.players[1]
    assert isinstance(player, Scripted)
    before = list(player.asked)
    table.run()
    assert player.asked == before


@pytest.mark.parametrize("game", VARIANTS)
def test_undo_and_redo_bring_the_very_position_back(game: str) -> None:
    rng = Random(11)
    table = Table(game, seed=21)
    undone = 0
    for _ in range(60):
        shown = snapshot(table)
        if shown["wait"]["for"] in ("next", "match-over"):
            break
        act(table, rng.choice(choices(shown)))
        if table.can_undo and not table.round.is_over:
            position, events = table.position, table.round.events
            table.undo()
            assert table.wait.seat == 0
            assert table.can_redo
            table.redo()
            assert table.position == position
            assert table.round.events == events
            undone += 1
    assert undone > 3


def test_fault_40_undo_is_no_way_to_peek() -> None:
    line = "draw 1-1 6-6,5-5/4-4,3-3 4-2,3-2,3-1,2-0 A 0 0/0 -"
    table = Table.from_position(parse_position(line))
    table.play("A:+")
    table.play("A:+")
    first = table.position
    table.undo()
    table.undo()
    assert table.position == parse_position(line)
    table.play("A:+")
    table.play("A:+")
    assert table.position == first
    assert table.assisted
    assert "undone" in [line["kind"] for line in snapshot(table)["log"]] or table.notes == []


def test_undo_is_off_once_the_hands_are_shown() -> None:
    table = Table("block", seed=3)
    play_hand(table, Random(1))
    assert not table.can_undo
    with pytest.raises(NothingToUndo):
        table.undo()


def test_watching_the_computers() -> None:
    table = Table("all-fives", players=4, humans=(), seed=5)
    assert table.viewer is None
    assert table.round.is_over
    shown = snapshot(table)
    assert shown["hand"] == []
    assert shown["buttons"]["next"]["on"]
    while table.winner is None:
        table.next_round()
    assert max(table.match.scores) >= 100


def test_resigning_gives_the_match_to_the_best_of_the_others() -> None:
    table = Table("draw", players=3, seed=9)
    table.resign()
    assert table.wait.kind == "match-over"
    assert table.winner in (1, 2)
    shown = snapshot(table)
    assert shown["result"]["how"] == "resigned"
    assert [len(hand["tiles"]) for hand in shown["result"]["hands"]] == [p["tiles"] for p in shown["players"]]
    for action in ("next", "undo", "resign", "A:+", "play-on"):
        assert not act(table, action)["ok"]


def test_the_same_seed_is_the_same_match() -> None:
    def story(seed: int) -> list[Any]:
        table, rng = Table("all-fives", players=3, seed=seed), Random(2)
        play_hand(table, rng)
        return list(table.round.events)

    assert story(7) == story(7)
    assert story(7) != story(8)


def test_a_seat_acts_for_itself_only() -> None:
    table = Table("draw", players=2, seed=7)
    before = table.position
    for seat, text in ((1, "A:+"), (0, "B:+"), (None, "B:--")):
        with pytest.raises(NotYourTurn):
            table.submit(seat, text)
    assert table.position == before


def test_hot_seat_shows_the_one_who_is_asked() -> None:
    table = Table("block", players=3, humans=(0, 1, 2), seed=4)
    for _ in range(6):
        assert table.viewer == table.position.to_act
        table.play(table.round.legal_actions()[0])


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ({"game": "chess"}, "there are block, draw"),
        ({"game": None}, "there are block, draw"),
        ({"game": "cross", "set": 9}, "Double-Nine Cross"),
        ({"set": "six"}, "double-six, double-nine or double-twelve"),
        ({"players": 9}, "2, 3, 4 or 5"),
        ({"players": True}, "players"),
        ({"partners": True}, "Block with four"),
        ({"humans": (5,)}, "seats are 0 to 1"),
        ({"humans": 3}, "list of seats"),
        ({"names": ("A",)}, "2 names"),
        ({"names": ("x" * 50, "")}, "40 printable"),
        ({"levels": "genius"}, "club"),
        ({"house": ("no-such",)}, "no house rule called"),
        ({"seed": "seven"}, "whole number"),
        ({"seed": -1}, "whole number"),
    ],
)
def test_a_set_up_that_cannot_be_is_one_sentence(arguments: dict[str, Any], words: str) -> None:
    with pytest.raises(EngineError) as refused:
        Table(**{"game": "draw", **arguments})
    assert words in str(refused.value)
    assert str(refused.value).endswith(".")


def test_a_table_stands_round_a_position_only() -> None:
    with pytest.raises(RulesError):
        Table.from_position("draw")  # type: ignore[arg-type]
