"""The house rules of rules.md 8.8: what each of them changes, beside the game as it is."""

from __future__ import annotations

from random import Random

import pytest

from domino_widget.engine import (
    Claim,
    Draw,
    Finish,
    Knock,
    Match,
    Phase,
    Play,
    Reason,
    Round,
    RulesError,
    Scored,
    Setup,
    Tile,
    apply,
    deal,
    find_variant,
    legal_actions,
    reason_against,
)
from tests.engine import playing, shortened

STUCK = shortened.hands("5-4 1-0/1-1 2-1")


def _setup(game: str, seats: int = 2, partners: bool = False, **changes: object) -> Setup:
    return Setup(find_variant(game).but(**changes), seats=seats, partners=partners)


def _stuck(setup: Setup, stock: str) -> tuple[object, ...]:
    """What a seat may do that cannot play, with this stock."""
    return legal_actions(shortened.position(setup, STUCK, table="6-6", boneyard=shortened.tiles(stock)))


@pytest.mark.parametrize(("target", "ends"), [(100, False), (60, True)])
def test_8_8_target(target: int, ends: bool) -> None:
    setup = _setup("all-fives", target=target)
    game = Round(shortened.position(setup, shortened.hands("5-5 1-0/1-1"), scores=(50, 0)))
    game.apply(Play(0, Tile.of(5, 5)))
    game.apply(Claim(0, 10))
    assert (game.position.phase is Phase.OVER) == ends


def test_8_8_hand_sizes() -> None:
    setup = playing.HOUSES["hand-sizes"]
    assert [len(hand) for hand in deal(setup, 1).hands] == [6, 6, 6]
    with pytest.raises(RulesError, match="at most 5 each"):
        find_variant("block").but(hand_sizes={6: (7, 7, 7, 7), 9: (8, 6, 9, 5), 12: (8, 6, 12, 5)})


def test_8_8_the_previous_winner_opens_with_any_tile() -> None:
    match = Match(playing.HOUSES["winner-opens"], seed=3)
    led = 0
    for _ in range(8):
        for _ in playing.steps(match.round, Random(len(match.rounds))):
            pass
        result = match.round.result
        assert result is not None
        if match.winner is not None:
            break
        position = match.next_round().position
        if result.side is not None:
            assert position.to_act == result.seat == result.side
            assert position.opening_tile is None
            assert len(legal_actions(position)) == len(position.hands[result.side])
            led += 1
    assert led


def test_8_8_a_seat_of_the_winning_side_opens() -> None:
    match = Match(playing.HOUSES["winning-side-opens"], seed=5)
    for _ in playing.steps(match.round, Random(2)):
        pass
    result = match.round.result
    assert result is not None
    assert result.side is not None
    assert (match.next_round().position.to_act or 0) % 2 == result.side


def test_8_8_a_deal_is_told_who_leads_where_the_row_says_so_and_nowhere_else() -> None:
    setup = playing.HOUSES["winner-opens"]
    assert [deal(setup, 1, lead=seat).to_act for seat in range(3)] == [0, 1, 2]
    with pytest.raises(RulesError):
        deal(setup, 1, lead=3)
    with pytest.raises(RulesError):
        deal(Setup(find_variant("draw")), 1, lead=0)


@pytest.mark.parametrize("game", ["draw", "cross"])
def test_8_8_a_reserve_of_two(game: str) -> None:
    plain, house = _setup(game), _setup(game, reserve=2)
    assert _stuck(plain, "3-3 2-0") == (Draw(0),)
    assert _stuck(house, "3-3 2-0") == (Knock(0),)
    assert _stuck(house, "3-3 2-0 4-4") == (Draw(0),)


def test_8_8_no_drawing_at_all() -> None:
    assert _stuck(_setup("draw", drawing="none"), "3-3 2-0") == (Knock(0),)
    assert _stuck(_setup("all-fives", drawing="none", reserve=0), "3-3 2-0 4-4") == (Knock(0),)
    with pytest.raises(RulesError, match="reserve"):
        find_variant("all-fives").but(drawing="none")


@pytest.mark.parametrize(("drawing", "turn"), [("one", 1), ("until-playable", 0)])
def test_8_8_drawing_until_a_tile_fits_in_all_fives(drawing: str, turn: int) -> None:
    setup = _setup("all-fives", drawing=drawing)
    start = shortened.position(setup, STUCK, table="6-6", boneyard=shortened.tiles("3-3 6-2 2-0 4-4"))
    after, _ = apply(start, Draw(0))
    assert after.to_act == turn


SPINNER = "4-4 4-1@0.1 4-2@0.2"


@pytest.mark.parametrize(
    ("branching", "ends"),
    [("line", [1, 2]), ("first-double", [1, 2, 4, 4]), ("every-double", [1, 2, 4, 4])],
)
def test_8_8_spinner_opens_its_tips_when_both_long_sides_are_covered(branching: str, ends: list[int]) -> None:
    setup = _setup("all-fives", branching=branching)
    before = shortened.line(setup, "4-4 4-1@0.1")
    assert sorted(end.value for end in before.ends()) == [1, 4]
    after = shortened.line(setup, SPINNER)
    assert sorted(end.value for end in after.ends()) == ends
    assert after.count() == 3


def test_8_8_tips_first_is_refused_with_its_reason() -> None:
    setup = _setup("all-fives", branching="first-double")
    position = shortened.position(setup, shortened.hands("4-3 1-0/1-1"), table="4-4 4-1@0.1")
    assert reason_against(position, Play(0, Tile.of(4, 3), at=0, port=3)) is Reason.SIDES_FIRST
    assert reason_against(position, Play(0, Tile.of(4, 3), at=0, port=2)) is None


@pytest.mark.parametrize(("branching", "ends"), [("first-double", [1, 6]), ("every-double", [1, 3, 3, 6])])
def test_8_8_later_doubles_spin_only_where_every_double_does(branching: str, ends: list[int]) -> None:
    """A first double on the line spins in both; a second one in one of them, its outer side before its tips."""
    setup = _setup("all-fives", branching=branching)
    layout = shortened.line(setup, "6-3 3-3@0.2 3-1@1")
    assert sorted(end.value for end in layout.ends()) == [1, 3, 3, 6]
    layout = shortened.line(setup, "6-5 5-5@0.2 5-3@1 3-3@2")
    assert 3 in [end.value for end in layout.ends()]
    layout = shortened.line(setup, "6-5 5-5@0.2 5-3@1 3-3@2 3-1@3")
    values = sorted(end.value for end in layout.ends())
    assert values == sorted([*ends, 5, 5])


def test_8_8_rounding_the_sum() -> None:
    for round_sum, points in ((False, 10), (True, 15)):
        setup = _setup("all-fives", 3, round_sum=round_sum)
        start, last = shortened.last_tile(setup, (0, 7, 7))
        game = Round(start)
        game.apply(last)
        game.apply(Finish())
        assert game.position.points == (points, 0, 0)


def test_8_8_automatic_scoring_without_claims() -> None:
    setup = _setup("all-fives", claiming="automatic")
    game = Round(shortened.position(setup, shortened.hands("5-5 1-0/5-1 1-1")))
    events = game.apply(Play(0, Tile.of(5, 5)))
    assert events[1:] == (Scored(0, 10, 0),)
    assert game.position.points == (10, 0)
    assert reason_against(game.position, Claim(0, 10)) is Reason.NO_CLAIMS
    assert len(game.apply(Play(1, Tile.of(5, 1), at=0, port=1))) == 1


def test_8_8_automatic_scoring_ends_at_the_target_and_needs_no_finish() -> None:
    setup = _setup("all-fives", claiming="automatic")
    game = Round(shortened.position(setup, shortened.hands("5-5 1-0/5-1 1-1"), scores=(90, 0)))
    game.apply(Play(0, Tile.of(5, 5)))
    assert game.position.phase is Phase.OVER
    assert game.position.totals == (100, 0)
    game = Round(shortened.position(setup, shortened.hands("5-0/4-4"), table="5-5"))
    game.apply(Play(0, Tile.of(5, 0), at=0, port=1))
    assert game.position.phase is Phase.OVER
    assert game.position.points == (10 + 10, 0)


@pytest.mark.parametrize(("pays_all", "points"), [(False, 8), (True, 20)])
def test_8_8_a_blocked_round_pays_all_pips(pays_all: bool, points: int) -> None:
    setup = _setup("block", blocked_pays_all=pays_all)
    after, _ = apply(shortened.last_knock(setup, (12, 20)), Knock(0))
    assert after.points == (points, 0)


def test_9_4_the_size_of_the_table_is_a_setting() -> None:
    layouts = [shortened.line(_setup("table", table=table), "6-6 6-5@0.1 5-4@1") for table in ((24, 14), (10, 8))]
    assert [len(layout.ends()) for layout in layouts] == [2, 1]


def test_8_8_every_house_rule_is_a_row_of_the_same_game() -> None:
    for setup in playing.HOUSES.values():
        plain = find_variant(setup.rules.id)
        assert setup.rules != plain
        assert (setup.rules.id, setup.rules.title) == (plain.id, plain.title)
