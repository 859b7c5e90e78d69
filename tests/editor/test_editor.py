"""Positions that are set up: the engine says what fits, steps are taken back exactly, a refusal changes nothing."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from domino_widget.drafts import as_seen, empty
from domino_widget.editor import Editor
from domino_widget.engine import (
    VARIANTS,
    EngineError,
    Phase,
    Setup,
    Tile,
    find_variant,
    format_action,
    format_position,
    legal_actions,
    parse_position,
)
from domino_widget.house import HOUSE, house_of, offered, with_house
from domino_widget.message import msg
from domino_widget.table import Table
from domino_widget.texts import LANGUAGES, say

LINE = "all-fives 6-6(6-5) 5-4,2-1/3-2,1-0 6-4,6-3 A 0 0/0 -"


def editor(game: str = "all-fives", seats: int = 2) -> Editor:
    return Editor(empty(Setup(find_variant(game), seats=seats)))


def refused(act: Callable[[], object]) -> str:
    with pytest.raises(EngineError) as error:
        act()
    return error.value.code


def tile(text: str) -> Tile:
    return Tile.parse(text)


def test_a_position_is_laid_out_given_out_and_can_be_played() -> None:
    board = editor()
    board.lay("66")
    board.lay("6-5@6-6.1")
    assert refused(board.checked) == "hands-empty"
    for seat, tiles in enumerate(("5-4 2-1", "3-2 1-0")):
        for text in tiles.split():
            board.give(tile(text), seat)
    for text in ("6-4", "6-3"):
        board.stock(tile(text))
    assert board.line == LINE
    assert board.checked() == parse_position(LINE)
    assert legal_actions(board.checked())


def test_a_tile_goes_from_anywhere_to_the_table_and_is_only_there() -> None:
    board = Editor(parse_position(LINE))
    board.lay("54l")
    assert format_position(board.draft) == "all-fives 6-6(6-5,5-4) 2-1/3-2,1-0 6-4,6-3 A 0 0/0 -"
    board.lay("64r")
    assert board.line == "all-fives 6-6(6-5,5-4)(6-4) 2-1/3-2,1-0 6-3 A 0 0/0 -"
    assert board.lift() == tile("6-4")
    assert tile("6-4") in board.loose


@pytest.mark.parametrize(
    ("act", "code"),
    [
        (lambda board: board.lay("21l"), "typed-fits-nowhere"),
        (lambda board: board.lay("65l"), "tile-laid"),
        (lambda board: board.lay("2-1@6-5"), "no-match"),
        (lambda board: board.lay("5-4@6-6.1"), "end-covered"),
        (lambda board: board.lay("d"), "typed-none"),
        (lambda board: board.lay("u"), "typed-none"),
        (lambda board: board.lay(""), "typed-nothing"),
        (lambda board: board.lay("9-8@6-5"), "not-in-set"),
        (lambda board: board.give(tile("6-6"), 0), "tile-laid"),
        (lambda board: board.give(tile("9-9"), 0), "not-in-set"),
        (lambda board: board.give(tile("4-4"), 4), "no-such-seat"),
        (lambda board: board.turn(2), "no-such-seat"),
        (lambda board: board.scores([0, 10_000]), "not-a-number"),
        (lambda board: board.scores([0]), "bad-request"),
        (lambda board: board.knocks(3), "not-a-number"),
        (lambda board: board.read("all-fives 6-6(5-4) - - A 0 0/0 -"), "notation"),
        (lambda board: board.read("all-fives . 6-6/6-6 - A 0 0/0 -"), "tile-twice"),
        (lambda board: board.choose("cross", set=9), "rules"),
        (lambda board: board.choose("whist"), "unknown-variant"),
        (lambda board: board.undo(), "nothing-to-undo"),
        (lambda board: board.redo(), "nothing-to-redo"),
    ],
)
def test_what_cannot_be_is_refused_and_changes_nothing(act: Callable[[Editor], object], code: str) -> None:
    board = Editor(parse_position(LINE))
    assert refused(lambda: act(board)) == code
    assert board.line == LINE
    assert not board.can_undo


def test_a_cross_opens_with_a_double_and_fills_its_arms_first() -> None:
    board = editor("cross")
    assert {play.tile.is_double for play in board.plays()} == {True}
    assert refused(lambda: board.lay("65")) == "double-opens"
    board.lay("55")
    board.lay("65l")
    assert refused(lambda: board.lay("6-4@6-5")) == "arms-first"


@pytest.mark.parametrize("game", VARIANTS)
def test_random_steps_are_taken_back_one_by_one_and_every_text_is_read_back(game: str) -> None:
    rng = Random(game)
    board = editor(game)
    seen = [board.line]
    for _ in range(24):
        plays = board.plays()
        if plays and rng.random() < 0.6:
            board.lay(format_action(rng.choice(plays), board.choices))
        else:
            steps: list[Callable[[], object]] = [
                lambda: board.give(rng.choice(board.loose), rng.randrange(2)),
                lambda: board.stock(rng.choice(board.loose)),
                lambda: board.turn(rng.randrange(2)),
            ]
            rng.choice([*steps, board.lift] if board.draft.layout.tiles else steps)()
        seen.append(board.line)
        if all(board.draft.hands):
            assert format_position(parse_position(board.line)) == board.line
    while board.can_undo:
        board.undo()
    assert board.line == seen[0]
    while board.can_redo:
        board.redo()
    assert board.line == seen[-1]


def test_on_an_empty_table_the_tiles_decide_who_opens() -> None:
    board = editor("block")
    for text, seat in (("5-5", 1), ("6-4", 0)):
        board.give(tile(text), seat)
    assert board.line.split()[4] == "B=5-5"
    board.take(tile("5-5"))
    board.give(tile("5-4"), 1)
    assert refused(board.checked) == "dealt-again"


def test_the_rest_is_dealt_so_that_all_hold_as_many_as_the_fullest_hand() -> None:
    board = editor("draw", seats=3)
    for text in ("6-5", "6-4", "6-3"):
        board.give(tile(text), 0)
    board.lay("66")
    assert board.deal_rest(Random(3)) == 6
    assert [len(hand) for hand in board.draft.hands] == [3, 3, 3]
    assert not board.loose
    assert len(board.draft.boneyard) == 28 - 1 - 9
    board.clear()
    assert board.deal_rest(Random(3)) == 3 * board.draft.setup.hand_size


def test_open_windows_are_worth_what_the_ends_count_and_close_with_the_next_tile() -> None:
    board = Editor(parse_position(LINE))
    board.lay("54l")
    board.turn(1)
    board.windows(0, None)
    assert board.line.endswith(" B 0 0/0 !A0")
    board.lift()
    board.turn(1)
    board.windows(0, 1)
    # 6 + 6 + 5 before, 6 + 6 alone at first.
    assert board.line.endswith("!A0~B0")
    board.lay("63r")
    assert board.line.endswith(" -")


def test_what_muggins_is_worth_is_what_the_line_says_whichever_tile_was_the_last() -> None:
    # The 6-5 may have been the last tile as well as the 3-5: the worth before it tells which.
    for worth in (0, 10):
        line = f"all-fives 6-6(6-3,3-5)(6-5,5-0) 5-5,5-4/6-2,2-1 2-0 B 0 0/0 !A5~B{worth}"
        board = editor()
        board.read(line)
        assert board.line == line
        board.windows(0, 1)
        assert board.line == line
        assert board.checked().muggable == parse_position(line).muggable


def test_another_game_keeps_what_it_can_have() -> None:
    board = Editor(parse_position(LINE))
    board.choose("block", players=3)
    assert board.line == "block 6-6(6-5) 5-4,2-1/3-2,1-0/- 6-4,6-3 A 0 0/0/0 -"
    board.choose("all-fives", set=9)
    board.give(tile("9-8"), 1)
    board.choose("all-fives", set=6)
    assert board.line == LINE


@pytest.mark.parametrize("game", VARIANTS)
def test_house_rules_are_known_by_name_again(game: str) -> None:
    rules = VARIANTS[game]
    for rule in offered(rules):
        if rule.id.startswith("target") or rule.group in ("drawing", "opening", ""):
            setup = Setup(with_house(rules, [rule.id], max_pip=rules.sets[0], seats=2), rules.sets[0])
            assert house_of(setup) == (rule.id,)
    assert house_of(Setup(rules)) == ()
    assert house_of(Setup(rules.but(target=77))) == ()


def test_a_house_rule_without_a_name_stays_when_something_else_is_chosen() -> None:
    """rules.md 8.8: a house rule is the same row with changed fields."""
    board = Editor(parse_position("draw{target=77;pays=all} 6-6 5-4/3-2 1-0 A 0 0/0 -"))
    board.choose("draw", set=9, house=["blocked-all-pips"])
    assert board.line == "draw{set=9;target=77;pays=all} 6-6 5-4/3-2 1-0 A 0 0/0 -"
    board.choose("draw", set=9, players=3, house=["reserve-two"])
    assert board.line == "draw{set=9;target=77;reserve=2} 6-6 5-4/3-2/- 1-0 A 0 0/0/0 -"
    # A name for the same thing is chosen in its place, and another game begins with its own row.
    board.choose("draw", house=["target-150"])
    assert board.draft.setup.rules.target == 150
    board.undo()
    board.choose("block")
    assert board.draft.setup.rules.target == 100
    assert len(HOUSE) > 10


def test_what_a_seat_sees_is_where_the_editor_begins_and_no_more() -> None:
    table = Table("draw", seed=7)
    board = Editor(as_seen(table.observe(0)))
    assert board.draft.hands == (table.position.hands[0], ())
    assert board.draft.boneyard == ()
    assert board.draft.layout == table.position.layout
    watched = Editor(as_seen(table.observe(None)))
    assert watched.draft.hands == ((), ())


def test_a_round_that_is_over_is_set_up_with_all_hands_to_play_on() -> None:
    over = parse_position("block 6-6(6-5) -/3-2,1-0 - # 0 6/0 -")
    table = Table.from_position(over)
    board = Editor(as_seen(table.observe(0)))
    assert board.draft.phase is Phase.PLAY
    assert board.draft.hands == over.hands
    board.give(tile("5-5"), 0)
    assert board.checked().to_act == 0


LINES = {
    "space": "block",
    "game": "7-7 6-6 - A 0 0/0 -",
    "option": "block{colour=red} . 6-6/6-5 - A 0 0/0 -",
    "value": "block{target=many} . 6-6/6-5 - A 0 0/0 -",
    "sign": "block{target=50 . 6-6/6-5 - A 0 0/0 -",
    "tile": "block x 6-6/6-5 - A 0 0/0 -",
    "match": "block 6-6(5-4) 6-4/6-3 - A 0 0/0 -",
    "sides": "block 6-6(6-5)(6-4)(6-3) 6-2/6-1 - A 0 0/0 -",
    "mark": "block 6-6* 6-5/6-4 - A 0 0/0 -",
    "double": "cross 6-5 6-4/6-3 - A 0 0/0 -",
    "hands": "block 6-6 6-5 - A 0 0/0 -",
    "known": "block 6-6 6-5/?3 - A 0 0/0 -",
    "turn": "block 6-6 6-5/6-4 - X 0 0/0 -",
    "number": "block 6-6 6-5/6-4 - A x 0/0 -",
    "windows": "all-fives 6-6 6-5/6-4 - A 0 0/0 ?",
    "seat": "all-fives 6-6 6-5/6-4 - A 0 0/0 !Z5",
    "end": "block 6-6 6-5/6-4 - A 0 0/0 - more",
}


@pytest.mark.parametrize("case", LINES)
def test_a_line_that_cannot_be_read_is_told_where_and_in_every_language(case: str) -> None:
    board = Editor(parse_position(LINE))
    with pytest.raises(EngineError) as error:
        board.read(LINES[case])
    assert error.value.code == "notation"
    assert error.value.details["case"] == case
    told = {say(msg(f"error-notation-at-{case}", **error.value.details), lang) for lang in LANGUAGES}
    assert len(told) == len(LANGUAGES)
    assert all(str(error.value.details["column"]) in one for one in told)
    assert board.line == LINE
