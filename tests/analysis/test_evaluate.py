"""Values of moves: repeatable, blind to what is hidden, right where the truth is known, and cut into slices."""

from __future__ import annotations

import asyncio
import sys
from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest

from domino_widget.analysis import (
    BadSize,
    Budget,
    Evaluation,
    NothingToJudge,
    belief,
    evaluate,
    judge,
    solve,
)
from domino_widget.analysis.belief import belief_steps
from domino_widget.analysis.core import game_of
from domino_widget.analysis.equity import match_equity
from domino_widget.analysis.evaluate import evaluate_steps
from domino_widget.engine import VARIANTS, Observation, Phase, Play, Position, Setup, deal, observe
from tests.loops import run_apart

from .rounds import TABLES, random_round
from .small import snapshots


def choices(setup: Setup, random: Random, least: int = 2, late: bool = False) -> tuple[Position, Observation]:
    """A position of a random round in which the seat to act has a choice, and what that seat sees."""
    while True:
        for position, log in reversed(
            snapshots(random_round(setup, random, random.randrange(1, 14 if not late else 60)))
        ):
            if position.phase is Phase.PLAY and position.to_act is not None:
                seen = observe(position, log, position.to_act)
                if len(seen.plays) >= least:
                    return position, seen


def other_world(position: Position, seen: Observation, random: Random) -> Position:
    """The same position to this seat, with other hidden tiles."""
    hands, stock = belief(seen).sample(random, 1)[0]
    return replace(position, hands=hands, boneyard=stock)


@pytest.mark.parametrize("name", VARIANTS)
def test_the_swap_test_what_a_seat_cannot_see_changes_nothing(name: str) -> None:
    random = Random(f"swap {name}")
    for setup in [setup for setup in TABLES if setup.rules.id == name and setup.max_pip == setup.rules.sets[0]]:
        position, seen = choices(setup, random)
        other = other_world(position, seen, random)
        again = observe(other, seen.log, seen.seat)
        assert again == seen
        assert judge(again, 12) == judge(seen, 12)
        assert belief(again).marginals() == belief(seen).marginals()


def test_every_legal_move_is_judged_or_is_the_same_as_one_that_is() -> None:
    random = Random("all moves")
    for setup in TABLES:
        _, seen = choices(setup, random)
        found = judge(seen, 2)
        tiles = {move.tile for move in seen.plays if isinstance(move, Play)}
        assert {one.move.tile for one in found.moves if isinstance(one.move, Play)} == tiles
        assert {one.move for one in found.moves} <= set(seen.plays)
        assert found.best == found.moves[0].move
        assert found.best in found.equal
        assert found.moves[0].behind == found.moves[0].margin == 0


def test_moves_are_merged_only_if_what_follows_is_equal() -> None:
    """Ends 6 and 6-6: the same tile at either end leaves another count (rules.md 6.1), so both are judged."""
    random, setup = Random("merge"), Setup(VARIANTS["all-fives"])
    both_counts = both_plain = 0
    for _ in range(300):
        _, seen = choices(setup, random)
        values = [end.value for end in seen.layout.ends()]
        if len(values) == 2 and values[0] == values[1] > 0:
            doubles = [seen.layout.tiles[end.number].tile.is_double for end in seen.layout.ends()]
            moves = len(judge(seen, 1).moves)
            if doubles[0] != doubles[1]:
                both_counts += moves == len(seen.plays)
                assert moves == len(seen.plays)
            else:
                both_plain += 1
                assert moves == len(seen.plays) / 2
    assert both_counts
    assert both_plain


def test_the_last_tile_is_laid() -> None:
    random, met = Random("last"), 0
    while met < 5:
        _, seen = choices(Setup(VARIANTS["block"], seats=3), random, 1, late=True)
        if len(seen.hand) == 1 and isinstance(seen.plays[0], Play):
            met += 1
            assert judge(seen).best in seen.plays
            assert judge(seen).moves[0].value > 0


def test_known_hands_are_solved_exactly() -> None:
    random, met = Random("known"), 0
    while met < 6:
        position, seen = choices(Setup(VARIANTS["draw"]), random, late=True)
        if position.boneyard:
            continue
        met += 1
        found, truth = judge(seen), solve(position)
        assert found.certain
        assert found.listed
        assert truth.value is not None
        assert found.moves[0].value == (truth.value if seen.seat == 0 else -truth.value)
        for one in found.moves:
            if one.behind == 0:
                assert isinstance(one.move, Play)
                assert truth.plays[one.move] == truth.value


def test_few_rival_hands_are_listed() -> None:
    random, met = Random("listed"), 0
    while met < 4:
        _, seen = choices(Setup(VARIANTS["block"]), random, late=True)
        deals = belief(seen).deals(60)
        if deals is None or len(deals) < 2:
            continue
        met += 1
        found = judge(seen)
        assert found.listed
        assert not found.certain
        assert found.method == "open hands"
        assert found.moves[0].worlds == len(deals)


def test_near_the_target_the_match_is_the_aim() -> None:
    setup = Setup(VARIANTS["block"])
    for scores, aim in (((0, 0), "points"), ((40, 99), "match"), ((72, 3), "match")):
        position = deal(setup, 3, scores=scores)
        found = judge(observe(position, (), position.to_act), 4)
        assert found.aim == aim
        assert aim == "points" or 0 <= found.moves[0].value <= 1


def test_match_equity_is_a_chance() -> None:
    game = game_of(Setup(VARIANTS["block"], seats=3))
    for totals in ((0, 0, 0), (99, 98, 3), (40, 90, 70)):
        chances = [match_equity(game, totals, side) for side in range(3)]
        assert sum(chances) == pytest.approx(1)
        assert max(range(3), key=totals.__getitem__) == chances.index(max(chances))
    assert [match_equity(game, (100, 40, 99), side) for side in range(3)] == [1, 0, 0]


def collect(seen: Observation, budget: Budget | int, **more: object) -> list[Evaluation]:
    async def run() -> list[Evaluation]:
        return [found async for found in evaluate(seen, budget, **more)]  # type: ignore[arg-type]

    return run_apart(run())


def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock that makes every world as long as a slice."""
    clock = iter(range(10**9))
    module = sys.modules["domino_widget.analysis.evaluate"]  # the package gives this name to the function
    monkeypatch.setattr(module, "perf_counter", lambda: float(next(clock)))


def test_slices_do_not_change_the_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a clock that runs fast the search pauses after every world, and says the same in the end."""
    _, seen = choices(Setup(VARIANTS["draw"], seats=3), Random("slices"))
    whole = judge(seen, 40)
    hurry(monkeypatch)
    steps = [found for found in evaluate_steps(seen, 40) if found is not None]
    assert steps[-1] == whole
    assert steps[-1].done
    assert not any(found.done for found in steps[:-1])
    work = [later.simulations - sooner.simulations for sooner, later in pairwise(steps)]
    assert max(work) <= len(whole.moves)
    assert len(steps) > 16


def test_other_tasks_run_during_a_search(monkeypatch: pytest.MonkeyPatch) -> None:
    _, seen = choices(Setup(VARIANTS["all-fives"], seats=4), Random("tasks"))
    hurry(monkeypatch)
    ticks = 0

    async def tick() -> None:
        nonlocal ticks
        while True:
            ticks += 1
            await asyncio.sleep(0)

    async def run() -> int:
        task = asyncio.create_task(tick())
        found = [one async for one in evaluate(seen, Budget.DEEP)]
        task.cancel()
        return len(found)

    slices = run_apart(run())
    assert ticks >= slices - 1 >= 10


def test_a_search_stops_when_the_table_has_moved_on_or_time_is_up() -> None:
    _, seen = choices(Setup(VARIANTS["table"]), Random("stop"))
    stopped = collect(seen, 2000, moved_on=lambda: True)
    assert len(stopped) == 1
    assert not stopped[0].done
    assert stopped[0].best in seen.plays
    capped = collect(seen, 2000, seconds=1e-9)
    assert not capped[-1].done
    assert capped[-1].simulations > 0


def test_a_cap_that_the_belief_alone_exceeds_still_brings_a_move() -> None:
    game = random_round(Setup(VARIANTS["all-fives"], 12, 4), Random("long belief"), 70)
    seen = game.observe(game.position.to_act)
    assert sum(1 for step in belief_steps(seen) if step is None) > 3
    (only,) = collect(seen, 2000, seconds=1e-9)
    assert only.best in seen.plays


def test_what_cannot_be_judged_is_refused() -> None:
    position = deal(Setup(VARIANTS["draw"]), 2)
    mine = observe(position, (), position.to_act)
    for seat in (1 - (position.to_act or 0), None):
        with pytest.raises(NothingToJudge, match="not the turn"):
            judge(observe(position, (), seat))
    for budget in (0, -3, 100_001, 2.5, True, None, [1]):
        with pytest.raises(BadSize, match="from 1 to 100,000"):
            judge(mine, budget)  # type: ignore[arg-type]
    with pytest.raises(BadSize, match="QUICK, NORMAL, DEEP"):
        judge(mine, "endless")  # type: ignore[arg-type]
    assert judge(mine, "quick").done  # type: ignore[arg-type]


@pytest.mark.heavy
def test_a_searching_player_beats_a_random_one() -> None:
    """Both seatings of 60 deals of Block: the searcher wins points by more than three standard errors."""
    random, setup, gains = Random("strength"), Setup(VARIANTS["block"]), []
    for seed in range(60):
        pair = 0
        for searcher in (0, 1):
            pair += _play_out(setup, seed, searcher, random)
        gains.append(pair)
    mean = sum(gains) / len(gains)
    error = (sum((gain - mean) ** 2 for gain in gains) / len(gains) ** 2) ** 0.5
    assert mean > 3 * error


def _play_out(setup: Setup, seed: int, searcher: int, random: Random) -> int:
    from domino_widget.engine import Round

    game = Round(deal(setup, seed))
    while not game.is_over:
        seen = game.observe(game.position.to_act)
        game.apply(
            judge(seen, 12).best if seen.seat == searcher and len(seen.plays) > 1 else random.choice(seen.plays)
        )
    points = game.position.points
    return points[searcher] - points[1 - searcher]


def test_opening_the_hands_later_is_worth_no_more_than_at_once() -> None:
    """Every deal listed: who must choose one next move for all worlds of one answer wins at most as much."""
    random, met, less = Random("later"), 0, 0
    while met < 12:
        _, seen = choices(Setup(VARIANTS["block"]), random, late=True)
        deals = belief(seen).deals(60)
        if deals is None or len(deals) < 2 or len(seen.hand) < 3:
            continue
        met += 1
        at_once, later = judge(seen, Budget.NORMAL), judge(seen, Budget.DEEP)
        assert (at_once.method, later.method) == ("open hands", "open hands later")
        assert later.listed
        worth = {one.move: one.value for one in at_once.moves}
        for one in later.moves:
            assert one.value <= worth[one.move] + 1e-9
            less += one.value < worth[one.move] - 1e-9
    assert less


def test_hands_opened_later_pause_without_changing_the_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    random, setup = Random("later slices"), Setup(VARIANTS["block"])
    while True:
        _, seen = choices(setup, random, late=True)
        whole = judge(seen, Budget.DEEP)
        if whole.listed and whole.moves[0].worlds > 12:
            break
    assert whole.method == "open hands later"
    hurry(monkeypatch)
    steps = [found for found in evaluate_steps(seen, Budget.DEEP) if found is not None]
    assert steps[-1] == whole
    assert len(steps) > 12
