"""Cross games: each tile takes the cheapest of its places, looking at the room left for the others."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace

from ..engine.kinds import Branching
from ..engine.layout import Placed
from ..engine.placement import Box, Mouth, Turn
from ..engine.rules import Rules
from . import floods
from .ends import LIMIT, Edge, OpenEnd, Place, mask, open_end
from .model import Aspect, BoardTile, Leader, around, first_tile, marker

#: Tiles on the table at the end of a round, by set, and the smallest area planned for, by aspect.
USUAL_TILES = {6: 18, 9: 32, 12: 44}
LEAST_AREA = {Aspect.WIDE: 1350, Aspect.SQUARE: 1000, Aspect.TALL: 740}


#: Cost of each unit by which the frame grows.
GROWTH = 5.0
#: Cost of an end whose double could not grow three arms straight on.
CRAMPED = 12.0
#: Cost of a live end that cannot be reached from outside any more.
WALLED = 75.0
#: Ends this near grow together so many steps; each needs so many anchors, more while its double is out.
NEAR, STEPS, NEED, NEED_OUT = 24, 12, 80, 220
#: A box before there is one.
NOWHERE = Box(0, 0, 0, 0)


@dataclass(frozen=True, slots=True)
class Weights:
    """What a plan holds dear; other values serve where the usual ones lead into a dead end."""

    frame: float = 1.0
    territory: float = 25.0
    turn: float = 1.0
    noise: int = 0
    touching: bool = False


@dataclass(frozen=True, slots=True)
class Cross:
    """All tiles of a board with arms, its ends, and what choosing the next place needs.

    ``before`` is the board one tile ago, for repairs; ``bans`` are boxes that tiles may not take again.
    """

    aspect: Aspect
    rules: Rules
    weights: Weights = Weights()
    tiles: tuple[BoardTile, ...] = ()
    placed: tuple[Placed, ...] = ()
    ends: tuple[OpenEnd, ...] = ()
    taken: int = 0
    left: tuple[int, ...] = ()
    doubles: frozenset[int] = frozenset()
    frame: Box = NOWHERE
    bans: frozenset[tuple[int, Box]] = frozenset()
    repairs: int = 0
    leaders: tuple[Leader, ...] = ()
    tight: bool = False
    before: Cross | None = field(default=None, repr=False)

    def mouth(self, number: int, port: int) -> Mouth:
        """The mouth of an unused port."""
        return next(e.mouth for e in self.ends if (e.number, e.port) == (number, port))

    def first(self, placed: Placed) -> Cross:
        """The board with its first tile."""
        root = first_tile(placed.tile.is_double)
        highest = max(placed.tile.high, 1)
        max_pip = min((s for s in self.rules.sets if s >= highest), default=12)
        left = _spend((max_pip + 1,) * 13, placed)
        board = replace(
            self,
            tiles=(root,),
            placed=(placed,),
            taken=mask(root.box),
            left=left,
            doubles=_with_double(self.doubles, placed),
            frame=_planned(self.aspect, max_pip, self.weights.frame),
            before=self,
        )
        return replace(board, ends=tuple(board.new_ends(root, placed, Turn.STRAIGHT)))

    def places(self, placed: Placed) -> tuple[OpenEnd, tuple[Place, ...]]:
        """The end that a tile joins and every way to lie there."""
        end = next(e for e in self.ends if (e.number, e.port) == (placed.at, placed.port))
        return end, end.places(placed.tile.is_double)

    def choose(self, placed: Placed) -> Place | None:
        """The cheapest place for a tile, or None if there is none."""
        end, places = self.places(placed)
        others = tuple(other for other in self.ends if other is not end)
        marks = 0
        for other in others:
            marks |= other.marker
        costed = []
        for index, place in enumerate(places):
            if self.allows(placed, place, marks):
                view = View(self, placed, place, others, marks)
                costed.append((view.cost(), index, view))
        costed.sort(key=lambda item: item[:2])
        best, choice = float("inf"), None
        for cost, _, view in costed:
            if cost >= best:
                break
            total = cost + view.flood_cost()
            if total < best:
                best, choice = total, view.place
        return choice

    def allows(self, placed: Placed, place: Place, marks: int) -> bool:
        """Whether a tile may lie at a place at all."""
        box = place.tile.box
        if (placed.number, box) in self.bans or not box.inside(_LIMITS):
            return False
        if self.weights.touching:
            return not (place.body & (self.taken | marks) or place.marks & self.taken)
        return place.is_free(self.taken, marks)

    def put(self, placed: Placed, place: Place) -> Cross:
        """The board with a tile at a place."""
        tile = BoardTile(placed.number, place.tile.box, place.tile.towards)
        others = (e for e in self.ends if (e.number, e.port) != (placed.at, placed.port))
        board = replace(
            self,
            tiles=(*self.tiles, tile),
            placed=(*self.placed, placed),
            taken=self.taken | place.body,
            left=_spend(self.left, placed),
            doubles=_with_double(self.doubles, placed),
            before=self,
        )
        fresh = tuple(board.new_ends(tile, placed, place.bend))
        frame = around([self.frame, tile.box, *(marker(end.mouth) for end in fresh)])
        return replace(board, ends=(*others, *fresh), frame=frame)

    def new_ends(self, tile: BoardTile, placed: Placed, bend: Turn) -> Iterator[OpenEnd]:
        """The ends that a tile brings."""
        branching = self.next_double_branches(placed)
        for port in range(1, placed.ports + 1):
            edge = _edge(placed, port)
            value = placed.outer if placed.number or port != 1 else placed.inner
            yield open_end(tile, port, value, edge, bend, branching)

    def next_double_branches(self, placed: Placed) -> bool:
        """Whether the next double will have branches, once this tile lies."""
        match self.rules.branching:
            case Branching.LINE | Branching.OPENING_DOUBLE:
                return False
            case Branching.FIRST_DOUBLE:
                return not self.doubles and not placed.tile.is_double
            case _:
                return True


_LIMITS = Box(-LIMIT, -LIMIT, 2 * LIMIT, 2 * LIMIT)


def _planned(aspect: Aspect, max_pip: int, factor: float) -> Box:
    """The frame that a plan tries to stay in, centred on the first tile."""
    area = max(8 * USUAL_TILES.get(max_pip, 44) / 0.30, LEAST_AREA[aspect]) * factor
    height = (area / aspect.ratio) ** 0.5
    up, side = round(height / 2), round(height * aspect.ratio / 2)
    return Box(-side, -up, 2 * side, 2 * up)


def fitted(frame: Box, aspect: Aspect) -> float:
    """The size of the frame of an aspect's shape that holds this one: the side of a square of its area."""
    stretch = math.sqrt(aspect.ratio)
    return max(frame.w / stretch, frame.h * stretch)


def _edge(placed: Placed, port: int) -> Edge:
    if not placed.tile.is_double:
        return Edge.SINGLE
    if not placed.branches:
        return Edge.PLAIN
    return Edge.TIP if port > (2 if placed.number == 0 else 1) else Edge.SIDE


def _with_double(doubles: frozenset[int], placed: Placed) -> frozenset[int]:
    """The values whose double lies, after this tile."""
    return doubles | {placed.tile.low} if placed.tile.is_double else doubles


def _spend(left: tuple[int, ...], placed: Placed) -> tuple[int, ...]:
    """How many tiles of each value are still to come, after this one."""
    return tuple(count - (pip in placed.tile) for pip, count in enumerate(left))


@dataclass(slots=True)
class View:
    """A look at one place: what the board would be, and what that costs."""

    board: Cross
    placed: Placed
    place: Place
    others: tuple[OpenEnd, ...]
    marks: int
    taken: int = 0
    fresh: tuple[OpenEnd, ...] = ()
    frame: Box = NOWHERE

    def cost(self) -> float:
        """All but the floods; sets what they need."""
        board, place = self.board, self.place
        tile = BoardTile(self.placed.number, place.tile.box, place.tile.towards)
        self.taken = board.taken | place.body
        self.fresh = tuple(board.new_ends(tile, self.placed, place.bend))
        self.frame = around([board.frame, tile.box, *(marker(end.mouth) for end in self.fresh)])
        growth = fitted(self.frame, board.aspect) - fitted(board.frame, board.aspect)
        cost = place.cost * board.weights.turn + GROWTH * growth + self._noise()
        cost += sum(self._new_end(end) for end in self.fresh)
        return cost + sum(self._other_end(end) for end in self.others)

    def _noise(self) -> float:
        """A small number that differs from plan to plan, the same in every run."""
        seed = self.board.weights.noise
        if not seed:
            return 0.0
        box = self.place.tile.box
        mixed = seed * 7919 + self.placed.number * 104_729 + (box.x + 500) * 31_337 + (box.y + 500) * 7_001
        return (mixed * 2_654_435_761 >> 7) % 1000 / 50

    def live(self, end: OpenEnd) -> bool:
        """Whether a tile of the end's value is still to come."""
        left = self.board.left[end.value]
        return left > (end.value in self.placed.tile)

    def double_is_out(self, end: OpenEnd) -> bool:
        """Whether the end's own double is still to come (and would branch)."""
        value = end.value
        if not self.board.next_double_branches(self.placed):
            return False
        laid = self.board.doubles
        return value not in laid and not self.placed.tile.low == value == self.placed.tile.high

    def _marks_but(self, end: OpenEnd) -> int:
        marks = 0
        for other in (*self.others, *self.fresh):
            if other is not end:
                marks |= other.marker
        return marks

    def _new_end(self, end: OpenEnd) -> float:
        cost = 37.0 if end.marker & self.marks else 0.0
        if not self.live(end):
            return cost
        strip = _strip(end.mouth, self.taken)
        cost += -0.25 * strip + (6 if strip < 4 else 0)
        marks = self._marks_but(end)
        if not end.has_place(self.taken, marks):
            cost += 150
        if end.pattern.doubles and self.double_is_out(end):
            double, taken = end.pattern.doubles[0], end.local(self.taken)
            if not double.is_free(taken, end.local(marks)):
                cost += 16
            elif double.arms & taken:
                cost += CRAMPED
        return cost

    def _other_end(self, end: OpenEnd) -> float:
        added = self.place.body | self.place.marks
        if not added & end.reach or not self.live(end):
            return 0.0
        cost = 0.0
        near = end.pattern.singles[0].near
        if end.local(added) & near:
            cost += 6 if end.local(self.place.body) & near else 4
        before = self.marks & ~end.marker
        after = self._marks_but(end)
        if end.has_place(self.board.taken, before) and not end.has_place(self.taken, after):
            cost += 150
        if end.pattern.doubles and self.double_is_out(end):
            room = end.pattern.doubles[0].near | end.pattern.doubles[0].arms
            if end.local(self.place.body) & room and not end.local(self.board.taken) & room:
                cost += CRAMPED
        return cost

    def flood_cost(self) -> float:
        """What the two floods say: ends walled in, and ends whose room is too small."""
        shift = floods.first_row(self.frame)
        free = floods.anchors(self.taken, self.frame, shift)
        inner = floods.inside(self.frame, shift)
        reached = floods.corridor(free, inner)
        live = [end for end in (*self.fresh, *self.others) if self.live(end)]
        cost = WALLED * sum(not reached & (end.seeds >> shift) for end in live)
        near = [end for end in live if _distance(self.place.tile.box, end.mouth) <= NEAR]
        sizes = floods.territories(free & inner, [end.seeds >> shift for end in near], STEPS)
        for end, size in zip(near, sizes):
            need = NEED_OUT if self.double_is_out(end) else NEED
            if size < need:
                cost += self.board.weights.territory * (1 - size / need)
        return cost


def _strip(mouth: Mouth, taken: int) -> int:
    """How far a line could go straight on from here, up to ten half squares."""
    for length in (10, 8, 6, 4, 3, 2, 1):
        if not mask(mouth.box(0, length, -2, 2)) & taken:
            return length
    return 0


def _distance(box: Box, mouth: Mouth) -> int:
    return max(abs(2 * box.x + box.w - 2 * mouth.x), abs(2 * box.y + box.h - 2 * mouth.y)) // 2


def walled(board: Cross) -> int:
    """How many live ends have no place for a single."""
    count = 0
    for end in board.ends:
        if board.left[end.value] > 0:
            marks = _marks(other for other in board.ends if other is not end)
            count += not end.has_place(board.taken, marks)
    return count


def _marks(ends: Iterable[OpenEnd]) -> int:
    marks = 0
    for end in ends:
        marks |= end.marker
    return marks
