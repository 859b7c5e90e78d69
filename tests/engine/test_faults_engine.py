"""Kinds of fault seen in public software, as far as the engine is concerned: each by its number."""

from __future__ import annotations

from random import Random

import pytest

from domino_widget.engine import (
    VARIANTS,
    Action,
    Claim,
    Claimed,
    Draw,
    Knock,
    Match,
    Phase,
    Play,
    Reason,
    Round,
    RulesError,
    Setup,
    Tile,
    apply,
    deal,
    deal_hands,
    divisors,
    find_variant,
    full_set,
    legal_actions,
    reason_against,
    refusal,
)
from domino_widget.engine.notation import format_position, parse_position
from tests.engine import invariants, playing, shortened
from tests.engine.counting import end_count

SETUPS = playing.SETUPS


def _laid(actions: tuple[Action, ...]) -> list[tuple[str, int, int]]:
    return [(str(action.tile), action.at, action.port) for action in actions if isinstance(action, Play)]


@pytest.mark.parametrize("max_pip", [6, 9, 12])
def test_fault_01_every_tile_once_after_every_action(max_pip: int) -> None:
    assert full_set(max_pip).count(Tile.of(0, 0)) == 1
    for setup in SETUPS:
        if setup.max_pip == max_pip:
            game = playing.opened(setup, 1)
            for _ in playing.steps(game, Random(1)):
                invariants.check_tiles(game.position)


def test_fault_02_more_tiles_than_the_set_holds() -> None:
    sizes = {6: (7, 7, 7, 7), 9: (8, 6, 9, 5), 12: (8, 6, 12, 5)}
    with pytest.raises(RulesError, match="at most 5 each") as refused:
        find_variant("block").but(hand_sizes=sizes)
    assert str(refused.value).count(".") == 1
    assert [len(hand) for hand in deal(Setup(find_variant("block"), 6, 5), 1).hands] == [5] * 5


# fault 03 is test_rules_settings.py, test_2_2_fault_03_deal_table.


def test_fault_04_the_opener_holds_the_highest_double() -> None:
    block = Setup(find_variant("block"))
    position = deal_hands(block, shortened.hands("6-5 5-5/6-4 4-4"), ())
    assert legal_actions(position) == (Play(0, Tile.of(5, 5)),)
    with pytest.raises(RulesError, match="dealt again"):
        deal_hands(block, shortened.hands("6-5 5-4/6-4 4-3"), ())
    position = deal_hands(Setup(find_variant("table")), shortened.hands("5-3 1-0/6-2 2-1"), ())
    assert position.to_act == 1


def test_fault_05_the_first_tile_is_a_choice_in_all_fives_in_every_round() -> None:
    match = Match(Setup(find_variant("all-fives").but(target=1000), 6, 3), seed=2)
    for _ in range(3):
        position = match.round.position
        assert position.to_act is not None
        assert len(legal_actions(position)) == len(position.hands[position.to_act]) == 5
        for _ in playing.steps(match.round, Random(1)):
            pass
        match.next_round()
    position = deal(Setup(find_variant("block")), 2)
    assert len(legal_actions(position)) == 1
    other = next(tile for tile in position.hands[position.to_act or 0] if tile != position.opening_tile)
    error = refusal(position, Play(position.to_act or 0, other))
    assert error is not None
    assert error.reason is Reason.MUST_LEAD


def test_fault_06_a_tie_is_followed_by_a_round_like_any_other() -> None:
    setup = Setup(find_variant("draw"))
    game = Round(shortened.last_knock(setup, (10, 10)))
    game.apply(Knock(0))
    assert game.result is not None
    assert (game.result.side, game.position.points) == (None, (0, 0))
    position = Match.of_rounds(setup, [game]).next_round().position
    assert position.opening_tile in position.hands[position.to_act or 0]
    assert position.scores == (0, 0)


def test_fault_07_only_table_draw_knows_room() -> None:
    """A line longer than any table goes on; Table Draw settles room in half squares."""
    text = "1-0 0-2@0.2 2-3@1 3-4@2 4-5@3 5-6@4 6-1@5 1-2@6 2-4@7 4-6@8 6-0@9"
    layout = shortened.line(Setup(find_variant("draw")), text)
    assert layout.open_values() == (0, 1)
    assert all(placed.box is None for placed in layout.tiles)
    layout = shortened.line(Setup(find_variant("table")), "1-0 0-2@0.2 2-3@1 3-4@2 4-5@3 5-6@4 6-6@5")
    assert len(layout.ends()) == 1


def test_fault_08_not_blocked_before_the_boneyard_is_used_up() -> None:
    setup = Setup(find_variant("draw"))
    held = shortened.hands("6-6/5-5")
    game = Round(shortened.position(setup, held, table="1-1", boneyard=shortened.tiles("4-2 3-1 2-0")))
    for _ in range(2):
        assert reason_against(game.position, Knock(0)) is Reason.MUST_DRAW
        assert game.legal_actions() == (Draw(0),)
        game.apply(Draw(0))
    assert {tile for tile, _, _ in _laid(game.legal_actions())} == {"3-1"}
    assert game.position.phase is Phase.PLAY


def test_fault_09_a_stuck_player_draws_and_only_draws() -> None:
    held, stock = shortened.hands("5-4 1-0/1-1 2-1"), shortened.tiles("6-2 3-3 2-0 4-4")
    for game, turn in (("draw", 0), ("all-fives", 1)):
        setup = Setup(find_variant(game))
        position = shortened.position(setup, held, table="6-6", boneyard=stock)
        assert legal_actions(position) == (Draw(0),)
        position, _ = apply(position, Draw(0))
        assert position.to_act == turn
        assert reason_against(position, Draw(0)) is (Reason.CAN_PLAY if turn == 0 else Reason.NOT_YOUR_TURN)


def _rounds_end(rounds: int) -> None:
    for seed in range(rounds):
        setup = SETUPS[seed % len(SETUPS)]
        game, random, row = deal(setup, seed), Random(seed), 0
        for _ in range(playing.bound(setup)):
            actions = legal_actions(game)
            assert bool(actions) == (game.phase is not Phase.OVER)
            if not actions:
                break
            action = playing.chosen(random, actions)
            game, _ = apply(game, action)
            row = row + 1 if isinstance(action, Knock) else 0 if isinstance(action, (Play, Draw)) else row
            assert row == game.knocks <= setup.seats
        assert game.phase is Phase.OVER, f"seed {seed} does not end"


def test_fault_10_every_round_ends() -> None:
    _rounds_end(1000)


@pytest.mark.heavy
def test_fault_10_every_round_ends_many() -> None:
    _rounds_end(10_000)


def test_fault_11_block_never_draws_and_a_blocked_round_is_won() -> None:
    setup = Setup(find_variant("block"))
    position = shortened.position(setup, shortened.hands("5-4/1-1"), table="6-6", boneyard=shortened.tiles("6-1 6-2"))
    assert legal_actions(position) == (Knock(0),)
    after, _ = apply(shortened.last_knock(setup, (9, 15)), Knock(0))
    assert after.points == (6, 0)


def test_fault_12_the_row_says_who_opens() -> None:
    position = deal_hands(Setup(find_variant("block")), shortened.hands("5-5 1-0/6-6 2-1"), ())
    assert (position.to_act, position.opening_tile) == (1, Tile.of(6, 6))
    for rules in VARIANTS.values():
        forced = rules.opening.value == "highest-double-forced"
        assert forced == (deal(Setup(rules), 1).opening_tile is not None)


def test_fault_13_four_arms_after_saving() -> None:
    setup = Setup(find_variant("cross"))
    position = shortened.position(setup, shortened.hands("6-2 3-3/5-0 1-0"), table="6-6", boneyard=())
    again = parse_position(format_position(position))
    assert _laid(legal_actions(again)) == [("6-2", 0, port) for port in (1, 2, 3, 4)]
    after, _ = apply(again, Play(0, Tile.of(6, 2), at=0, port=2))
    after = parse_position(format_position(after))
    assert [end.value for end in after.layout.ends()] == [6, 6, 6]
    assert all(end.number == 0 for end in after.layout.ends())


@pytest.mark.parametrize(
    ("game", "changes", "legal"),
    [("cross", {}, True), ("all-fives", {"branching": "first-double"}, True), ("all-fives", {}, False)],
)
def test_fault_14_the_fourth_side_of_the_double(game: str, changes: dict[str, object], legal: bool) -> None:
    setup = Setup(find_variant(game).but(**changes))
    text = "6-6 6-1@0.1 6-2@0.2 6-3@0.3" if legal else "6-6 6-1@0.1 6-2@0.2"
    position = shortened.position(setup, shortened.hands("6-4 5-5/0-0"), table=text)
    assert _laid(legal_actions(position)) == ([("6-4", 0, 4)] if legal else [])
    if legal:
        after, _ = apply(position, Play(0, Tile.of(6, 4), at=0, port=4))
        assert sorted(end.value for end in after.layout.ends()) == [1, 2, 3, 4]
        assert after.layout.count() == 10


def test_fault_15_the_refusal_says_how_many_arms_are_to_go() -> None:
    setup = Setup(find_variant("cross"))
    for laid, togo in (("6-6 6-1@0.1", 3), ("6-6 6-1@0.1 6-2@0.2", 2), ("6-6 6-1@0.1 6-2@0.2 6-3@0.3", 1)):
        position = shortened.position(setup, shortened.hands("4-1 6-5/0-0"), table=laid)
        error = refusal(position, Play(0, Tile.of(4, 1), at=1, port=1))
        assert error is not None
        assert f"{togo} to go" in str(error)
    spinner = Setup(find_variant("all-fives").but(branching="first-double"))
    position = shortened.position(spinner, shortened.hands("6-5 3-0/0-0"), table="6-6 6-1@0.1")
    assert reason_against(position, Play(0, Tile.of(6, 5), at=0, port=4)) is Reason.SIDES_FIRST


def test_fault_16_counts_one_after_the_other() -> None:
    setup, words = Setup(find_variant("all-fives")), ["4-4", "4-1@0.1", "1-1@1", "4-3@0.2", "5-1@2"]
    counts = [shortened.line(setup, " ".join(words[: number + 1])).count() for number in range(5)]
    assert counts == [8, 9, 10, 5, 8]


def test_fault_17_two_scoring_rules_pay_once_and_are_both_named() -> None:
    setup = Setup(find_variant("all-fives-and-threes"))
    game = Round(shortened.position(setup, shortened.hands("6-1 3-1 0-0/6-6 5-5"), boneyard=()))
    game.apply(Play(0, Tile.of(6, 1)))
    assert game.legal_actions() == (Play(1, Tile.of(6, 6), at=0, port=1),)
    game.apply(Play(1, Tile.of(6, 6), at=0, port=1))
    assert not any(isinstance(action, Claim) for action in game.legal_actions())
    game.apply(Play(0, Tile.of(3, 1), at=0, port=2))
    assert game.apply(Claim(0, 15)) == (Claimed(0, 15, 2),)
    assert game.position.points == (15, 0)
    assert divisors(setup.rules, 15) == (5, 3)
    assert reason_against(game.position, Claim(0, 15)) is Reason.CLAIM_CLOSED


def test_fault_18_the_target_may_be_passed() -> None:
    setup = Setup(find_variant("all-fives-and-threes"))
    game = Round(shortened.position(setup, shortened.hands("6-3 0-0/5-4"), scores=(98, 0)))
    game.apply(Play(0, Tile.of(6, 3)))
    game.apply(Claim(0, 9))
    assert game.position.totals == (107, 0)
    assert Match.of_rounds(setup, [game]).winner == 0


def test_fault_19_cross_by_its_own_rules() -> None:
    setup = Setup(find_variant("cross"))
    position = shortened.position(
        setup, shortened.hands("4-2 3-3/0-0"), table="5-5 5-2@0.1", boneyard=shortened.tiles("1-0 6-0")
    )
    error = refusal(position, Play(0, Tile.of(4, 2), at=1, port=1))
    assert error is not None
    assert "3 to go" in str(error)
    for _ in range(2):
        assert legal_actions(position) == (Draw(0),)
        position, _ = apply(position, Draw(0))
    assert legal_actions(position) == (Knock(0),)


def test_fault_20_partners_blocked() -> None:
    setup = Setup(find_variant("block"), 6, 4, partners=True)
    after, _ = apply(shortened.last_knock(setup, (3, 8, 20, 9)), Knock(0))
    assert after.points == (0, 6)
    assert after.result is not None
    assert (after.result.how, after.result.side) == ("blocked", 1)
    assert len(after.result.hands) == 4
    after, _ = apply(shortened.last_knock(setup, (3, 8, 14, 9)), Knock(0))
    assert after.points == (0, 0)


COUNTED = [setup for setup in playing.NAMED.values() if setup.rules.multiples or setup.rules.id.endswith("cross")]


def _counters_agree(rounds: int) -> None:
    for seed in range(rounds):
        position, random = deal(COUNTED[seed % len(COUNTED)], seed), Random(seed)
        while actions := legal_actions(position):
            action = playing.chosen(random, actions)
            position, _ = apply(position, action)
            if isinstance(action, Play):
                assert position.layout.count() == end_count(position.layout)


def test_fault_21_two_counters_agree() -> None:
    _counters_agree(1000)


@pytest.mark.heavy
def test_fault_21_two_counters_agree_on_many_rounds() -> None:
    _counters_agree(10_000)
