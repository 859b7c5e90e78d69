"""Pips have no meaning where nothing is counted, and seats none beyond their order: node counts do not change."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from domino_widget.engine import (
    End,
    Layout,
    Placed,
    Position,
    Setup,
    Tile,
    deal,
    deal_hands,
    find_variant,
    legal_actions,
)
from domino_widget.engine.perft import perft
from tests.engine import playing

PLAIN = [
    Setup(find_variant(game), seats=seats)
    for game in ("block", "draw", "cross", "double-nine-cross")
    for seats in (2, 3)
]
FIVES = [Setup(find_variant(game), seats=seats) for game in ("all-fives", "all-fives-and-threes") for seats in (2, 4)]
TABLE = [Setup(find_variant("table"))]


def _name(setup: Setup) -> str:
    return f"{setup.rules.id}-{setup.seats}"


def _some_way(setup: Setup, seed: int, actions: int) -> Position:
    """A position this many actions after a deal."""
    game = playing.opened(setup, seed)
    for number, _ in enumerate(playing.steps(game, Random(seed))):
        if number == actions:
            break
    return game.position


def _relabelled(position: Position, pips: list[int]) -> Position:
    """The same position with each pip written as another one."""

    def tile(old: Tile) -> Tile:
        return Tile.of(pips[old.low], pips[old.high])

    layout = position.layout
    placed = tuple(
        Placed(p.number, tile(p.tile), pips[p.inner], p.at, p.port, p.ports, p.turn, p.box) for p in layout.tiles
    )
    free = tuple(End(end.number, end.port, pips[end.value], end.mouth) for end in layout.free)
    return replace(
        position,
        layout=Layout(layout.rules, placed, free),
        hands=tuple(tuple(sorted(map(tile, hand))) for hand in position.hands),
        boneyard=tuple(map(tile, position.boneyard)),
        opening_tile=tile(position.opening_tile) if position.opening_tile else None,
    )


def _rotated(position: Position, by: int) -> Position:
    """The same position with every seat so many places on."""
    seats = position.setup.seats
    to_act, windows = position.to_act, (position.claimable, position.muggable)
    claimable, muggable = (w._replace(seat=(w.seat + by) % seats) if w else None for w in windows)
    return replace(
        position,
        hands=tuple(position.hands[(seat - by) % seats] for seat in range(seats)),
        to_act=None if to_act is None else (to_act + by) % seats,
        points=tuple(position.points[(seat - by) % seats] for seat in range(seats)),
        scores=tuple(position.scores[(seat - by) % seats] for seat in range(seats)),
        claimable=claimable,
        muggable=muggable,
    )


@pytest.mark.parametrize("setup", PLAIN + TABLE, ids=_name)
def test_relabelling_pips_leaves_perft_unchanged(setup: Setup) -> None:
    random, counted = Random(3), []
    for seed in range(4):
        position = _some_way(setup, seed, 3 * seed)
        pips = list(range(setup.max_pip + 1))
        random.shuffle(pips)
        other = _relabelled(position, pips)
        counts = [perft(position, depth) for depth in (1, 2, 3)]
        assert [perft(other, depth) for depth in (1, 2, 3)] == counts
        counted.append(counts)
    assert max(map(max, counted)) > 3


@pytest.mark.parametrize("setup", PLAIN + FIVES + TABLE, ids=_name)
def test_rotating_seats_leaves_perft_unchanged(setup: Setup) -> None:
    for seed in range(4):
        position = _some_way(setup, seed, 3 * seed)
        counts = [perft(position, depth) for depth in (1, 2, 3)]
        for by in range(1, setup.seats):
            assert [perft(_rotated(position, by), depth) for depth in (1, 2, 3)] == counts


@pytest.mark.parametrize("setup", PLAIN + FIVES + TABLE, ids=_name)
def test_the_opener_of_rotated_hands_is_the_rotated_opener(setup: Setup) -> None:
    position = deal(setup, 5)
    turned = _rotated(position, 1)
    assert deal_hands(setup, turned.hands, turned.boneyard).to_act == turned.to_act
    assert len(legal_actions(turned)) == len(legal_actions(position))
