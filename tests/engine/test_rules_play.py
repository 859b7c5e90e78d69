"""Opening, turns, drawing, knocking, Cross and Table Draw where no rule case speaks (rules.md 3, 4, 5, 9)."""

from __future__ import annotations

import pytest

from domino_widget.engine import (
    Draw,
    Drew,
    IllegalAction,
    Knock,
    Knocked,
    NotYourTurn,
    Phase,
    Play,
    Position,
    Reason,
    Round,
    Setup,
    Tile,
    Turn,
    apply,
    deal,
    deal_hands,
    find_variant,
    legal_actions,
    reason_against,
    refusal,
)
from tests.engine import playing, shortened

BLOCK, DRAW, CROSS, FIVES, TABLE = (
    Setup(find_variant(game)) for game in ("block", "draw", "cross", "all-fives", "table")
)


def _plays(position: Position) -> list[tuple[str, int, int]]:
    return [(str(a.tile), a.at, a.port) for a in legal_actions(position) if isinstance(a, Play)]


@pytest.mark.parametrize("setup", playing.SETUPS, ids=lambda setup: f"{setup.rules.id}-{setup.max_pip}-{setup.seats}")
def test_3_1_the_highest_double_dealt_opens(setup: Setup) -> None:
    for seed in range(5):
        position = deal(setup, seed)
        doubles = [(t.high, seat) for seat, hand in enumerate(position.hands) for t in hand if t.is_double]
        if doubles:
            assert position.to_act == max(doubles)[1]
        assert (position.opening_tile is None) == (setup.rules.opening.value != "highest-double-forced")


def test_3_2_only_that_double_and_the_refusal_names_it() -> None:
    position = deal_hands(BLOCK, shortened.hands("6-5 3-3/5-5 4-4"), ())
    assert legal_actions(position) == (Play(1, Tile.of(5, 5)),)
    error = refusal(position, Play(1, Tile.of(4, 4)))
    assert error is not None
    assert error.reason is Reason.MUST_LEAD
    assert "5-5" in str(error)


@pytest.mark.parametrize("setup", [FIVES, TABLE])
def test_3_3_9_2_any_tile_of_the_hand_opens(setup: Setup) -> None:
    position = deal_hands(setup, shortened.hands("6-5 3-3/5-5 4-1 2-0"), ())
    assert _plays(position) == [("2-0", -1, 0), ("4-1", -1, 0), ("5-5", -1, 0)]


def test_3_4_turns_go_round_and_others_are_refused() -> None:
    position = deal_hands(Setup(find_variant("block"), 6, 3), shortened.hands("6-5 1-0/6-6 4-4/6-2 2-1"), ())
    position, _ = apply(position, Play(1, Tile.of(6, 6)))
    assert position.to_act == 2
    for seat, tile in ((0, Tile.of(6, 5)), (1, Tile.of(4, 4))):
        with pytest.raises(NotYourTurn):
            apply(position, Play(seat, tile, at=0, port=1))
        assert reason_against(position, Knock(seat)) is Reason.NOT_YOUR_TURN


def test_4_1_equal_halves_touch() -> None:
    position = shortened.position(BLOCK, shortened.hands("6-4 5-2/1-1"), table="6-6")
    assert reason_against(position, Play(0, Tile.of(5, 2), at=0, port=1)) is Reason.NO_MATCH
    after, _ = apply(position, Play(0, Tile.of(6, 4), at=0, port=2))
    assert sorted(after.layout.open_values()) == [4, 6]
    assert (after.layout.tiles[1].inner, after.layout.tiles[1].outer) == (6, 4)


def test_4_1_a_covered_end_is_covered() -> None:
    position = shortened.position(BLOCK, shortened.hands("6-4 5-2/1-1"), table="6-6 6-2@0.1")
    assert reason_against(position, Play(0, Tile.of(6, 4), at=0, port=1)) is Reason.END_COVERED
    for at, port in ((0, 3), (1, 2), (2, 1), (-1, 0), (-2, 1)):
        assert reason_against(position, Play(0, Tile.of(6, 4), at=at, port=port)) is Reason.NO_SUCH_END
    assert reason_against(position, Play(0, Tile.of(6, 5), at=0, port=2)) is Reason.NOT_IN_HAND


def test_4_3_two_ends_are_two_plays_also_of_one_value() -> None:
    position = shortened.position(BLOCK, shortened.hands("6-4 1-0/1-1"), table="6-6")
    assert _plays(position) == [("6-4", 0, 1), ("6-4", 0, 2)]
    position = shortened.position(BLOCK, shortened.hands("6-4 1-0/1-1"), table="6-5 5-4@0.2")
    assert _plays(position) == [("6-4", 0, 1), ("6-4", 1, 1)]


def test_4_4_draw_takes_the_last_two_tiles_too_and_then_knocks() -> None:
    position = shortened.position(
        DRAW, shortened.hands("5-4 1-0/1-1"), table="6-6", boneyard=shortened.tiles("3-3 2-0")
    )
    for left in (2, 1):
        assert position.drawable == left
        assert legal_actions(position) == (Draw(0),)
        position, events = apply(position, Draw(0))
        assert isinstance(events[0], Drew)
        assert events[0].pips == (6,)
        assert position.to_act == 0
    assert legal_actions(position) == (Knock(0),)
    position, events = apply(position, Knock(0))
    assert events == (Knocked(0, (6,)),)


def test_4_4_the_drawn_tile_must_be_played_at_an_end_of_ones_choice() -> None:
    position = shortened.position(DRAW, shortened.hands("5-4 1-0/1-1"), table="6-6", boneyard=shortened.tiles("6-3"))
    position, _ = apply(position, Draw(0))
    assert _plays(position) == [("6-3", 0, 1), ("6-3", 0, 2)]
    assert reason_against(position, Draw(0)) is Reason.CAN_PLAY
    assert reason_against(position, Knock(0)) is Reason.CAN_PLAY


@pytest.mark.parametrize(("stock", "drawn"), [("3-3 2-0 4-4", True), ("3-3 2-0", False), ("3-3", False)])
def test_4_4_all_fives_never_draws_the_last_two(stock: str, drawn: bool) -> None:
    position = shortened.position(
        FIVES, shortened.hands("5-4 1-0/1-1 2-1"), table="6-6", boneyard=shortened.tiles(stock)
    )
    assert legal_actions(position) == ((Draw(0),) if drawn else (Knock(0),))
    if not drawn:
        assert reason_against(position, Draw(0)) is Reason.NOTHING_TO_DRAW


def test_4_4_block_knocks_and_says_why_it_does_not_draw() -> None:
    position = shortened.position(BLOCK, shortened.hands("5-4/1-1"), table="6-6", boneyard=shortened.tiles("6-1"))
    assert legal_actions(position) == (Knock(0),)
    assert reason_against(position, Draw(0)) is Reason.NEVER_DRAWS


def test_5_1_draws_and_knocks_fill_no_arm() -> None:
    position = shortened.position(
        CROSS,
        shortened.hands("4-1 3-1/6-3 2-2"),
        table="6-6 6-4@0.3",
        boneyard=shortened.tiles("5-0 6-1"),
    )
    position, _ = apply(position, Draw(0))
    position, _ = apply(position, Draw(0))
    error = refusal(position, Play(0, Tile.of(4, 1), at=1, port=1))
    assert error is not None
    assert error.reason is Reason.ARMS_FIRST
    assert "3 to go" in str(error)
    assert _plays(position) == [("6-1", 0, 1), ("6-1", 0, 2), ("6-1", 0, 4)]


def test_5_1_open_values_are_the_opening_one_while_an_arm_is_empty() -> None:
    position = shortened.position(
        CROSS, shortened.hands("4-1 3-1/6-3 2-2"), table="6-6 6-4@0.3", boneyard=shortened.tiles("5-0 6-1")
    )
    _, events = apply(position, Draw(0))
    assert events == (Drew(0, Tile.of(5, 0), (6,)),)


def test_5_3_later_doubles_do_not_branch_in_cross() -> None:
    layout = shortened.line(CROSS, "6-6 6-4@0.1 6-3@0.2 6-2@0.3 6-1@0.4 4-4@1")
    assert sorted(end.value for end in layout.ends()) == [1, 2, 3, 4]


@pytest.mark.parametrize("double", ["9-9", "7-7"])
def test_5_4_higher_doubles_and_doubles_on_branches_branch_too(double: str) -> None:
    setup = Setup(find_variant("double-nine-cross"))
    high = double[0]
    layout = shortened.line(setup, f"8-8 8-{high}@0.1 8-3@0.2 8-2@0.3 8-1@0.4 {double}@1")
    assert sorted(end.value for end in layout.ends()) == sorted([1, 2, 3, *[int(high)] * 3])
    layout = layout.with_tile(Tile.of(int(high), 5), next(end for end in layout.ends() if end.port == 3))
    layout = layout.with_tile(Tile.of(5, 5), next(end for end in layout.ends() if end.value == 5))
    assert len(layout.ends()) == 4 + 2 * 2


def test_5_5_arms_are_named_by_the_tile_they_start_from() -> None:
    setup = Setup(find_variant("double-nine-cross"))
    layout = shortened.line(setup, "9-9 9-4@0.1 9-3@0.2 9-2@0.3 9-1@0.4 4-4@1 4-7@5.2")
    named = [(str(layout.tiles[arm.start].tile), arm.port, arm.chain, arm.end.value) for arm in layout.arms()]
    assert named == [
        ("9-9", 1, (1, 5), 4),
        ("9-9", 2, (2,), 3),
        ("9-9", 3, (3,), 2),
        ("9-9", 4, (4,), 1),
        ("4-4", 2, (6,), 7),
        ("4-4", 3, (), 4),
    ]


def test_8_1_claims_do_not_break_the_row_of_knocks_and_plays_do() -> None:
    position = shortened.position(BLOCK, shortened.hands("5-4 1-0/6-1 2-2"), table="6-6")
    position, _ = apply(position, Knock(0))
    assert position.knocks == 1
    position, _ = apply(position, Play(1, Tile.of(6, 1), at=0, port=1))
    assert position.knocks == 0
    assert position.phase is Phase.PLAY


def test_9_2_without_a_double_pips_then_the_higher_half() -> None:
    position = deal_hands(TABLE, shortened.hands("5-3 1-0/6-2 2-1"), ())
    assert position.to_act == 1
    assert deal_hands(TABLE, shortened.hands("6-5 6-4/0-0 2-1"), ()).to_act == 1


def test_9_4_a_single_has_three_ways_and_a_double_one() -> None:
    position = shortened.position(TABLE, shortened.hands("6-4 4-4/1-1"), table="4-2")
    plays = [action for action in legal_actions(position) if isinstance(action, Play)]
    assert [(str(a.tile), a.turn) for a in plays] == [
        ("4-4", Turn.STRAIGHT),
        ("6-4", Turn.STRAIGHT),
        ("6-4", Turn.LEFT),
        ("6-4", Turn.RIGHT),
    ]
    for action in (Play(0, Tile.of(4, 4), at=0, port=1, turn=Turn.LEFT),):
        assert reason_against(position, action) is Reason.NO_TURNS_HERE


def test_9_4_after_a_double_the_line_goes_straight_on() -> None:
    position = shortened.position(TABLE, shortened.hands("6-4 2-0/1-1"), table="4-2 4-4@0.1")
    plays = [action for action in legal_actions(position) if isinstance(action, Play) and action.at == 1]
    assert [action.turn for action in plays] == [Turn.STRAIGHT]


def test_9_4_no_turns_in_other_games() -> None:
    position = shortened.position(DRAW, shortened.hands("6-4 2-0/1-1"), table="6-6")
    play = Play(0, Tile.of(6, 4), at=0, port=1, turn=Turn.LEFT)
    assert reason_against(position, play) is Reason.NO_TURNS_HERE


def test_9_4_a_tile_may_not_leave_the_table() -> None:
    """Two singles left of the first tile leave half a square of a 10 x 8 table: nothing lies there any more."""
    setup = Setup(find_variant("table").but(table=(10, 8)))
    position = shortened.position(setup, shortened.hands("6-4 2-0/1-1"), table="6-6 6-5@0.1 5-4@1")
    for turn in Turn:
        assert reason_against(position, Play(0, Tile.of(6, 4), at=2, port=1, turn=turn)) is Reason.NO_ROOM
    assert _plays(position) == [("6-4", 0, 2)]


def test_9_4_side_by_side_is_allowed_and_overlap_is_not() -> None:
    """A line turns back and lies beside itself; then its end looks at a tile and is closed."""
    layout = shortened.line(TABLE, "1-0 0-2@0.2 2-3@1 3-4@2> 4-5@3> 5-6@4")
    assert Turn.RIGHT in [turn for end, turn in layout.fits(Tile.of(6, 1)) if end.number == 5]
    layout = shortened.line(TABLE, "1-0 0-2@0.2 2-3@1 3-4@2> 4-5@3> 5-6@4 6-1@5>")
    boxes = [placed.box for placed in layout.tiles if placed.box]
    assert len(boxes) == 7
    assert not any(a.overlaps(b) for number, a in enumerate(boxes) for b in boxes[:number])
    assert any(a.y == b.y + b.h and a.x < b.x + b.w and b.x < a.x + a.w for a in boxes[6:] for b in boxes[:2])
    assert [end.number for end in layout.free] == [0, 6]
    assert [end.number for end in layout.ends()] == [0]


@pytest.mark.parametrize("action", [Play(0, Tile.of(6, 4), at=0, port=1), Draw(0), Knock(0)])
def test_8_1_nothing_is_played_after_the_end(action: Play | Draw | Knock) -> None:
    game = Round(shortened.position(BLOCK, shortened.hands("6-4/1-1"), table="6-6"))
    game.apply(Play(0, Tile.of(6, 4), at=0, port=2))
    assert game.is_over
    assert game.legal_actions() == ()
    with pytest.raises(IllegalAction) as refused:
        game.apply(action)
    assert refused.value.reason is Reason.ROUND_OVER
