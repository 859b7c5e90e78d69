"""Boards by play order: one more tile costs one step, and what was reckoned once is kept for a while."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, field

from ..engine.kinds import Branching
from ..engine.layout import Layout, Placed
from ..engine.placement import Box
from .cross import Cross
from .lines import Lines
from .model import Aspect, Board, BoardEnd, around, marker
from .repair import lay
from .view import first_view, next_view

#: Boards kept at most; then all are forgotten and reckoned again when asked for.
KEPT = 6_000


@dataclass(slots=True)
class Node:
    """A board after some tiles, and the boards after one more, by tile and place."""

    aspect: Aspect
    state: Lines | Cross
    view: Box
    board: Board | None = None
    children: dict[Hashable, Node] = field(default_factory=dict)

    def child(self, placed: Placed, free: tuple[tuple[int, int], ...]) -> Node:
        """The node after one more tile; ``free`` are the unused ports then."""
        state = self.state.lay(placed) if isinstance(self.state, Lines) else lay(self.state, placed)
        content = around([tile.box for tile in state.tiles] + [marker(state.mouth(*port)) for port in free])
        return Node(self.aspect, state, next_view(self.view, self.aspect, content))


class Cache:
    """Boards by game, aspect and play order, a tree of nodes; bounded."""

    def __init__(self, kept: int = KEPT) -> None:
        self._kept = kept
        self._roots: dict[Hashable, Node] = {}
        self._size = 0

    def __len__(self) -> int:
        return self._size

    def board(self, layout: Layout, aspect: Aspect) -> Board:
        """The board of a layout."""
        node = self._node(layout, aspect)
        if node.board is None:
            ends = []
            for end in layout.free:
                mouth = node.state.mouth(end.number, end.port)
                ends.append(BoardEnd(end.number, end.port, marker(mouth), mouth.towards))
            state = node.state
            node.board = Board(aspect, node.view, state.tiles, tuple(ends), state.repairs, state.leaders, state.tight)
        return node.board

    def _node(self, layout: Layout, aspect: Aspect) -> Node:
        if self._size > self._kept:
            self._roots, self._size = {}, 0
        rules = layout.rules
        key = rules.branching, rules.sets, aspect
        node = self._roots.get(key)
        if node is None:
            lines = rules.branching is Branching.LINE
            state = Lines(aspect) if lines else Cross(aspect, rules)
            node = self._roots[key] = Node(aspect, state, first_view(aspect))
        free: dict[tuple[int, int], None] = {}
        for placed in layout.tiles:
            free.pop((placed.at, placed.port), None)
            for port in range(1, placed.ports + 1):
                free[placed.number, port] = None
            step = placed.tile, placed.at, placed.port
            child = node.children.get(step)
            if child is None:
                child = node.children[step] = node.child(placed, tuple(free))
                self._size += 1
            node = child
        return node
