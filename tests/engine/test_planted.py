"""Faults planted in the engine: each is caught by the check that stands against it, the sound engine by none."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

import pytest

from domino_widget.engine import (
    Action,
    Drew,
    Event,
    Layout,
    Muggins,
    Observation,
    Position,
    Round,
    Rules,
    Setup,
    find_variant,
)
from tests.engine import invariants, leaks, playing, round_checks

Patch = pytest.MonkeyPatch
After = tuple[Position, tuple[Event, ...]]
MODULES = {name: importlib.import_module(f"domino_widget.engine.{name}") for name in ("position", "round", "refusal")}
OBSERVE = importlib.import_module("domino_widget.engine.observe")


def _leak_the_top_of_the_stock(patch: Patch) -> None:
    def leaky(position: Position, log: Sequence[Event], seat: int | None) -> Observation:
        seen: Observation = OBSERVE.observe(position, log, seat)
        top = tuple(Drew(0, tile, ()) for tile in position.boneyard[:1])
        return replace(seen, log=(*seen.log, *top))

    patch.setattr(leaks, "observe", leaky)


def _show_what_others_draw(patch: Patch) -> None:
    patch.setattr(OBSERVE, "redact", lambda event, _seat: event)


def _tell_the_worth_of_a_window(patch: Patch) -> None:
    patch.setattr(OBSERVE, "_seat", lambda window: window.seat if window and window.worth else None)


def _list_plays_for_everybody(patch: Patch) -> None:
    def leaky(position: Position, log: Sequence[Event], seat: int | None) -> Observation:
        seen: Observation = OBSERVE.observe(position, log, seat)
        return replace(seen, plays=tuple(OBSERVE.turn_actions(position)))

    patch.setattr(leaks, "observe", leaky)


def _open_an_arm_early(patch: Patch) -> None:
    patch.setattr(Layout, "ends", lambda layout: layout.free)


def _count_a_covered_double(patch: Patch) -> None:
    sound = Layout.count

    def count(layout: Layout) -> int:
        covered = {placed.at for placed in layout.tiles[1:]} - {0}
        return sound(layout) + sum(layout.tiles[n].tile.pips() for n in covered if layout.tiles[n].tile.is_double)

    patch.setattr(Layout, "count", count)


def _let_every_double_branch(patch: Patch) -> None:
    patch.setattr(Layout, "_branches", lambda *_: True)


def _wrap(patch: Patch, name: str, change: Callable[[Position, Position], Position]) -> None:
    """Changes the position after an action of one kind; ``change`` is given the ones before and after."""
    sound = getattr(MODULES["position"], name)

    def wrapped(position: Position, *rest: Any) -> After:
        after, events = sound(position, *rest)
        return change(position, after), events

    patch.setattr(MODULES["position"], name, wrapped)


def _forget_to_reset_knocks(patch: Patch) -> None:
    _wrap(patch, "_after_play", lambda before, after: replace(after, knocks=before.knocks))


def _close_muggins_at_once(patch: Patch) -> None:
    _wrap(patch, "_after_play", lambda _before, after: replace(after, muggable=None))


def _leave_the_drawn_tile_in_the_stock(patch: Patch) -> None:
    _wrap(patch, "_after_draw", lambda before, after: replace(after, boneyard=before.boneyard))


def _skip_a_seat_after_a_knock(patch: Patch) -> None:
    def skip(_before: Position, after: Position) -> Position:
        return after if after.to_act is None else replace(after, to_act=(after.to_act + 1) % after.setup.seats)

    _wrap(patch, "_after_knock", skip)


def _pay_a_muggins_twice(patch: Patch) -> None:
    sound = MODULES["round"].apply

    def twice(position: Position, action: Action) -> After:
        after, events = sound(position, action)
        if isinstance(action, Muggins) and after.result is None:
            after = replace(after, muggable=position.muggable)
        return after, events

    patch.setattr(MODULES["round"], "apply", twice)


def _pay_for_both_divisors(patch: Patch) -> None:
    def worth(rules: Rules, count: int) -> int:
        return sum(count for multiple in rules.multiples if count % multiple == 0)

    patch.setattr(MODULES["position"], "worth", worth)


def _draw_the_reserve(patch: Patch) -> None:
    patch.setattr(Position, "drawable", property(lambda position: len(position.boneyard)))


def _refuse_every_knock(patch: Patch) -> None:
    patch.setattr(MODULES["refusal"], "can_play", lambda _position: True)


def _round_the_sum(patch: Patch) -> None:
    sound = MODULES["position"].settle

    def settle(setup: Setup, hands: Any, out: int | None) -> Any:
        result = sound(setup, hands, out)
        return replace(result, points=(result.points + 4) // 5 * 5 + 5) if result.points else result

    patch.setattr(MODULES["position"], "settle", settle)


def _keep_the_log_at_undo(patch: Patch) -> None:
    def undo(game: Round) -> Action:
        step = game._past[-1]
        game._future.append(step)
        game.position = step.before
        return step.action

    patch.setattr(Round, "undo", undo)


def _no_leak(game: Round, random: Random) -> None:
    for seat in (*range(game.position.setup.seats), None):
        leaks.check_no_leak(game.position, game.events, seat, random)


def _tiles(game: Round, _random: Random) -> None:
    invariants.check_tiles(game.position)


def _ends(game: Round, _random: Random) -> None:
    invariants.check_ends(game.position.layout)


def _number_of_ends(game: Round, _random: Random) -> None:
    invariants.check_number_of_ends(game.position.layout)


def _count(game: Round, _random: Random) -> None:
    invariants.check_count(game.position.layout)


def _stuck(game: Round, _random: Random) -> None:
    invariants.check_stuck(game.position)


def _legal(game: Round, random: Random) -> None:
    invariants.check_legal(game.position, random)


def _history(game: Round, _random: Random) -> None:
    if not game.can_undo:
        return
    before, log = game.steps[-1][0], [event for step in game.steps[:-1] for event in step[2]]
    game.undo()
    kept = (game.position is before, list(game.events) == log)
    game.redo()
    assert kept == (True, True)


def _of_log(check: Callable[[Round], None]) -> Callable[[Round, Random], None]:
    return lambda game, _random: check(game)


@dataclass(frozen=True)
class Planted:
    plant: Callable[[Patch], None]
    setup: Setup
    check: Callable[[Round, Random], None]

    @property
    def name(self) -> str:
        return self.plant.__name__.strip("_")


def _game(name: str, seats: int = 2, **changes: object) -> Setup:
    return Setup(find_variant(name).but(**changes), seats=seats)


PLANTED = [
    Planted(_leak_the_top_of_the_stock, _game("draw", 3), _no_leak),
    Planted(_show_what_others_draw, _game("draw", 3), _no_leak),
    Planted(_tell_the_worth_of_a_window, _game("all-fives"), _no_leak),
    Planted(_list_plays_for_everybody, _game("block"), _no_leak),
    Planted(_open_an_arm_early, _game("cross"), _ends),
    Planted(_open_an_arm_early, _game("cross"), _number_of_ends),
    Planted(_open_an_arm_early, _game("all-fives", branching="first-double"), _ends),
    Planted(_count_a_covered_double, _game("all-fives"), _count),
    Planted(_let_every_double_branch, _game("cross"), _number_of_ends),
    Planted(_let_every_double_branch, _game("draw"), _ends),
    Planted(_forget_to_reset_knocks, _game("block", 4), _of_log(round_checks.check_knocks)),
    Planted(_close_muggins_at_once, _game("all-fives"), _of_log(round_checks.check_windows)),
    Planted(_leave_the_drawn_tile_in_the_stock, _game("draw"), _tiles),
    Planted(_skip_a_seat_after_a_knock, _game("block", 3), _of_log(round_checks.check_turns)),
    Planted(_pay_a_muggins_twice, _game("all-fives", 3), _of_log(round_checks.check_points)),
    Planted(_pay_a_muggins_twice, _game("all-fives", 3), _of_log(round_checks.check_windows)),
    Planted(_pay_for_both_divisors, _game("all-fives-and-threes"), _of_log(round_checks.check_windows)),
    Planted(_draw_the_reserve, _game("all-fives"), _stuck),
    Planted(_refuse_every_knock, _game("block"), _legal),
    Planted(_round_the_sum, _game("all-fives", 3), _of_log(round_checks.check_result)),
    Planted(_keep_the_log_at_undo, _game("draw"), _history),
]


def _caught(planted: Planted, rounds: int) -> bool:
    """Whether the check fails in some round: before and after every action, as far as the engine still goes."""
    for seed in range(rounds):
        game, random = playing.opened(planted.setup, seed), Random(seed)
        for _ in range(300):
            actions = game.legal_actions()
            if _fails(planted, game, random):
                return True
            try:
                game.apply(playing.chosen(random, actions))
            except IndexError:
                break  # Nothing is left to do or, with some of the faults, to draw.
    return False


def _fails(planted: Planted, game: Round, random: Random) -> bool:
    try:
        planted.check(game, random)
    except AssertionError:
        return True
    return False


@pytest.mark.parametrize("planted", PLANTED, ids=lambda planted: planted.name)
def test_a_planted_fault_is_caught(planted: Planted, monkeypatch: Patch) -> None:
    planted.plant(monkeypatch)
    assert _caught(planted, 12)


@pytest.mark.parametrize("planted", PLANTED, ids=lambda planted: planted.name)
def test_the_sound_engine_is_not(planted: Planted) -> None:
    assert not _caught(planted, 2)
