"""Block for two on tiny sets as a whole game tree: its value, and how much a fixed way to play can be exploited.

The row is that of analysis.md 7, targets 4 and 5: seat 0 leads any tile, the winner takes the loser's pips. Values
are pips of seat 0. Nothing here is shared with the search that is judged: positions are the rule engine's.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import combinations

from domino_widget.engine import (
    VARIANTS,
    Action,
    Event,
    Observation,
    Phase,
    Position,
    Setup,
    Tile,
    deal_hands,
    full_set,
)
from domino_widget.engine.observe import observe
from domino_widget.engine.position import apply

from .rounds import moves_of

#: What a seat knows: its hand, and what was done, draws and knocks included.
Known = tuple[tuple[Tile, ...], tuple[Action, ...]]
#: How likely each move of a seat is, in the order of its moves.
Strategy = Callable[["Node"], list[float]]


@dataclass(eq=False, slots=True)
class Node:
    """A position of one deal. ``known`` is what the seat to act knows; ``value`` is told at the end of a round."""

    seat: int
    known: Known
    seen: Observation | None
    moves: list[Action] = field(default_factory=list)
    after: list[Node] = field(default_factory=list)
    value: int = 0


def duel(max_pip: int, size: int) -> list[Node]:
    """The game, one tree for each deal, all alike likely."""
    row = VARIANTS["block"].but(
        sets=(max_pip,),
        seats=(2,),
        hand_sizes={max_pip: (size,)},
        opening="winner-any-tile",
        redeal=False,
        blocked_pays_all=True,
        target=1000,
    )
    setup, tiles = Setup(row, max_pip, 2), full_set(max_pip)
    views: dict[Known, Observation] = {}
    roots = []
    for mine in combinations(tiles, size):
        rest = [tile for tile in tiles if tile not in mine]
        for theirs in combinations(rest, size):
            stock = [tile for tile in rest if tile not in theirs]
            position = deal_hands(setup, [mine, theirs], stock, lead=0)
            roots.append(_grown(position, (), (), (mine, theirs), views))
    return roots


def _grown(
    position: Position,
    done: tuple[Action, ...],
    log: tuple[Event, ...],
    dealt: tuple[tuple[Tile, ...], ...],
    views: dict[Known, Observation],
) -> Node:
    if position.phase is Phase.OVER:
        return Node(-1, ((), done), None, value=position.points[0] - position.points[1])
    seat = position.to_act
    assert seat is not None
    known = dealt[seat], done
    if known not in views:
        views[known] = observe(position, log, seat)
    node = Node(seat, known, views[known], list(moves_of(position)))
    for move in node.moves:
        after, events = apply(position, move)
        node.after.append(_grown(after, (*done, move), (*log, *events), dealt, views))
    return node


class _Answer:
    """The best answer of a seat to a strategy of the other: one choice for all positions that look alike to it."""

    def __init__(self, seat: int, other: Strategy) -> None:
        self.seat, self.sign, self.other = seat, 1 if seat == 0 else -1, other
        self.alike: dict[Known, list[tuple[Node, float]]] = {}
        self.chances: dict[Known, list[float]] = {}
        self.chosen: dict[Known, int] = {}

    def walk(self, node: Node, chance: float) -> None:
        """Notes how likely the other seat lets the game come to each position."""
        if node.seat < 0:
            return
        if node.seat == self.seat:
            self.alike.setdefault(node.known, []).append((node, chance))
            chances = [1.0] * len(node.after)
        else:
            if node.known not in self.chances:
                self.chances[node.known] = self.other(node)
            chances = self.chances[node.known]
        for after, more in zip(node.after, chances):
            self.walk(after, chance * more)

    def value(self, node: Node) -> float:
        if node.seat < 0:
            return float(self.sign * node.value)
        if node.seat == self.seat:
            return self.value(node.after[self.choice(node)])
        return sum(c * self.value(after) for c, after in zip(self.chances[node.known], node.after) if c)

    def choice(self, node: Node) -> int:
        if node.known not in self.chosen:
            alike = [(one, chance) for one, chance in self.alike[node.known] if chance]
            totals = [sum(c * self.value(one.after[i]) for one, c in alike) for i in range(len(node.moves))]
            self.chosen[node.known] = totals.index(max(totals))
        return self.chosen[node.known]


def best_response(roots: list[Node], seat: int, other: Strategy) -> float:
    """The points that a seat wins a round, at its best, against this strategy of the other."""
    answer = _Answer(seat, other)
    for root in roots:
        answer.walk(root, 1.0)
    return sum(map(answer.value, roots)) / len(roots)


def exploitability(roots: list[Node], strategy: Strategy) -> float:
    """Half of what the best answers to it win together: 0 for a perfect strategy."""
    return (best_response(roots, 0, strategy) + best_response(roots, 1, strategy)) / 2


class Regrets:
    """CFR+: regrets never below 0, later averages weigh more. ``strategy`` comes near the equilibrium."""

    def __init__(self) -> None:
        self.regrets: dict[Known, list[float]] = {}
        self.sums: dict[Known, list[float]] = {}
        self.now: dict[Known, list[float]] = {}
        self.deltas: dict[Known, list[float]] = {}

    def run(self, roots: list[Node], rounds: int) -> None:
        """So many rounds, both seats in each."""
        for turn in range(1, rounds + 1):
            for seat in (0, 1):
                self.now, self.deltas = {}, {}
                for root in roots:
                    self.walk(root, seat, 1.0, turn)
                for known, delta in self.deltas.items():
                    old = self.regrets.get(known, [0.0] * len(delta))
                    self.regrets[known] = [max(0.0, one + more) for one, more in zip(old, delta)]

    def chances(self, node: Node) -> list[float]:
        """How likely each move is now: by the regrets."""
        if node.known not in self.now:
            self.now[node.known] = shares(self.regrets.get(node.known), len(node.moves))
        return self.now[node.known]

    def walk(self, node: Node, seat: int, theirs: float, turn: int) -> float:
        """The worth to a seat of a position that the other lets come with this chance."""
        if node.seat < 0:
            return float(node.value if seat == 0 else -node.value)
        chances = self.chances(node)
        if node.seat != seat:
            total = self.sums.setdefault(node.known, [0.0] * len(chances))
            for i, chance in enumerate(chances):
                total[i] += turn * theirs * chance
            pairs = zip(node.after, chances)
            return sum(chance * self.walk(after, seat, theirs * chance, turn) for after, chance in pairs if chance)
        values = [self.walk(after, seat, theirs, turn) for after in node.after]
        mean = sum(chance * one for chance, one in zip(chances, values))
        delta = self.deltas.setdefault(node.known, [0.0] * len(values))
        for i, one in enumerate(values):
            delta[i] += theirs * (one - mean)
        return mean

    def strategy(self, node: Node) -> list[float]:
        """The average strategy of all rounds."""
        return shares(self.sums.get(node.known), len(node.moves))


def shares(weights: list[float] | None, count: int) -> list[float]:
    """These weights as chances; all alike if there are none."""
    total = sum(weights or ())
    return [one / total for one in weights] if weights and total > 0 else [1 / count] * count
