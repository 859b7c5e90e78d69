"""The luck of the tiles: how much the deal and each draw were worth beside what was to be expected (analysis.md 6).

The value of a position with all hands known is the mean result of rounds played out from it, over several orders of
the stock. A draw's luck is the value with the tile drawn less the mean over all tiles of the
stock, so that its expectation is exactly 0 whatever the value function is; that of the deal is 0 by symmetry.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from domino_widget.analysis.core import Game, State, after_stuck, game_of, state_of
from domino_widget.analysis.equity import margin
from domino_widget.analysis.playout import Policy, playout
from domino_widget.engine import Draw, Position

#: Rounds played out for the value of the deal, and how far that value is trusted.
DEAL, TRUST = 48, 0.8
#: Rounds played out for each tile that may be drawn, by set; how many others of the stock a drawn tile is held
#: against, taken at random; the number of rounds at which a value is trusted by half. All fitted on hands of the club
#: player that no benchmark uses, and frozen: a weight that does not look at the hand keeps the expectation at 0.
TILE, TILES, HALF = {6: 24, 9: 8, 12: 4}, 8, 12


def value(
    game: Game, state: State, side: int, count: int, random: Random, policies: Sequence[Policy] = tuple(Policy)
) -> float:
    """Points to be expected by a side, all hands known and the order of the stock not; both policies in turn."""
    total = 0.0
    for number in range(count):
        stock = list(state.stock)
        random.shuffle(stock)
        policy = policies[number % len(policies)]
        total += margin(playout(game, state._replace(stock=tuple(stock)), random.random, policy), side)
    return total / count


def deal_value(game: Game, state: State, side: int, random: Random) -> float:
    """What the deal is worth to a side, by chance plays alone: of a whole hand one skilled line tells less."""
    return TRUST * value(game, state, side, DEAL, random, (Policy.RANDOM,))


def luck_steps(steps: Sequence[tuple[Position, object]], side: int) -> Iterator[float | None]:
    """The luck of a round for one side, in points: None between slices, the sum at last.

    ``steps`` are the position before each action, and the action.
    """
    if not steps:
        yield 0.0
        return
    first = steps[0][0]
    game, random = game_of(first.setup), Random(1)
    total = deal_value(game, state_of(first), side, random)
    for position, action in steps:
        if not isinstance(action, Draw):
            continue
        yield None
        total += _drawn(game, state_of(position), side, random)
    yield total


def _drawn(game: Game, state: State, side: int, random: Random) -> float:
    """What the tile that was drawn is worth beside the mean of those that could have come."""
    seed, count = random.random(), TILE.get(game.tiles.max_pip, 4)
    values = []
    others = list(range(1, len(state.stock)))
    for place in [0, *random.sample(others, min(TILES, len(others)))]:
        stock = (state.stock[place], *state.stock[:place], *state.stock[place + 1 :])
        after = after_stuck(game, state._replace(stock=stock))
        # The same random numbers for every tile: only the tile itself makes the difference.
        values.append(value(game, after, side, count, Random(seed)))
    # Against the others alone, scaled to the whole stock: the expectation stays exactly 0.
    mean = sum(values[1:]) / (len(values) - 1) if len(values) > 1 else values[0]
    return count / (count + HALF) * (values[0] - mean) * len(others) / (len(others) + 1)
