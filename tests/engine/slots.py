"""A second counter of action sequences, written apart from the engine: a plain list of open slots, no tree.

It imports nothing of the engine but ``Tile`` and reads the position lines it is given by itself: opening lines
(an empty table) of the eight named games. Positions are changed in place and put back.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from domino_widget.engine.tiles import Tile

CROSSES = {"cross": False, "double-nine-cross": True, "double-twelve-cross": True}
FIVES = {"all-fives": (5,), "all-fives-and-threes": (5, 3)}
RESERVE = {"all-fives": 2, "all-fives-and-threes": 2, "table": 2}
TABLE = (48, 28)

#: x, y of the mouth and the direction it looks, in half squares; a double's looks twice as far, to be told apart.
Mouth = tuple[int, int, int, int]
#: Left, top, right and bottom.
Box = tuple[int, int, int, int]


class Slot(NamedTuple):
    """An open place: its value, whether it is a first arm of the opening double, what it counts as an end, and where
    it is on the table."""

    value: int
    first_arm: bool
    counts: int
    mouth: Mouth | None


class Counter:
    """One round from its opening line; ``count(depth)`` is the number of sequences of that length."""

    def __init__(self, line: str) -> None:
        game, table, hands, boneyard, turn, knocks, _, windows = line.split()
        assert (table, knocks, windows) == (".", "0", "-")
        self.game = game.split("{")[0]
        self.partners = "partners=yes" in game
        scores = re.search(r"scores=([0-9/]+)", game)
        self.hands = [_tiles(hand) for hand in hands.split("/")]
        self.stock = _tiles(boneyard)
        self.seat: int | None = "ABCDE".index(turn[0])
        self.lead = _tiles(turn[2:])[0] if "=" in turn else None
        self.slots: list[Slot] = []
        self.boxes: list[Box] = []
        self.laid = 0
        self.knocks = 0
        self.closing = False
        self.over = False
        #: Seat and worth of the last tile, and of the one before it, while nobody has taken them.
        self.claim: tuple[int, int] | None = None
        self.mug: tuple[int, int] | None = None
        #: The match so far and what was won in this round, by side.
        self.won = [int(score) for score in scores[1].split("/")] if scores else [0] * len(self.hands)

    def count(self, depth: int) -> int:
        if depth == 0:
            return 1
        if self.over:
            return 0
        total = self._spoken(depth)
        if self.closing:
            return total + self._after(depth, over=True, claim=None, mug=None)
        assert self.seat is not None
        plays = [(tile, place) for tile in self.hands[self.seat] for place in self._places(tile)]
        for tile, place in plays:
            total += self._played(tile, place, depth)
        if not plays:
            total += self._drawn(depth) if self._may_draw() else self._knocked(depth)
        return total

    def _after(self, depth: int, **changes: object) -> int:
        kept = {name: getattr(self, name) for name in changes}
        for name, value in changes.items():
            setattr(self, name, value)
        total = self.count(depth - 1)
        for name, value in kept.items():
            setattr(self, name, value)
        return total

    # Claims and Muggins calls.

    def _spoken(self, depth: int) -> int:
        total = 0
        if self.claim and self.claim[1]:
            total += self._scored(depth, self.claim[0], self.claim[1], claim=None)
        if self.mug and self.mug[1]:
            for seat in range(len(self.hands)):
                if self._side(seat) != self._side(self.mug[0]):
                    total += self._scored(depth, seat, self.mug[1], mug=None)
        return total

    def _side(self, seat: int) -> int:
        return seat % 2 if self.partners else seat

    def _scored(self, depth: int, seat: int, points: int, **changes: object) -> int:
        won = list(self.won)
        won[self._side(seat)] += points
        return self._after(depth, won=won, over=max(won) >= 100, **changes)

    # Turns.

    def _may_draw(self) -> bool:
        return self.game != "block" and len(self.stock) > RESERVE.get(self.game, 0)

    def _drawn(self, depth: int) -> int:
        assert self.seat is not None
        hands = [list(hand) for hand in self.hands]
        hands[self.seat].append(self.stock[0])
        seat = self._next() if self.game in FIVES else self.seat
        return self._after(depth, hands=hands, stock=self.stock[1:], knocks=0, seat=seat)

    def _knocked(self, depth: int) -> int:
        stuck = self.knocks + 1 == len(self.hands)
        return self._after(depth, knocks=self.knocks + 1, seat=self._next(), **self._ended(stuck))

    def _ended(self, ended: bool) -> dict[str, bool]:
        return {"closing": ended and self.game in FIVES, "over": ended and self.game not in FIVES}

    def _next(self) -> int:
        assert self.seat is not None
        return (self.seat + 1) % len(self.hands)

    def _played(self, tile: Tile, place: tuple[int, Slots], depth: int) -> int:
        assert self.seat is not None
        index, (slots, box) = place
        hands = [list(hand) for hand in self.hands]
        hands[self.seat].remove(tile)
        left = [*self.slots[:index], *slots, *self.slots[index + 1 :]]
        changes: dict[str, object] = {
            "hands": hands,
            "slots": left,
            "boxes": [*self.boxes, box],
            "laid": self.laid + 1,
            "knocks": 0,
            "seat": self._next(),
            "lead": None,
        }
        if self.game in FIVES:
            total = _ends(tile, left, self.laid)
            worth = total if any(total % each == 0 for each in FIVES[self.game]) else 0
            changes |= {"claim": (self.seat, worth), "mug": self.claim}
        return self._after(depth, **changes, **self._ended(not hands[self.seat]))

    # Places.

    def _places(self, tile: Tile) -> list[tuple[int, Slots]]:
        if not self.laid:
            return [(0, self._first(tile))] if self.lead in (None, tile) else []
        arms = any(slot.first_arm for slot in self.slots)
        found: list[tuple[int, Slots]] = []
        for index, slot in enumerate(self.slots):
            if slot.value in tile and (slot.first_arm or not arms):
                found += [(index, laid) for laid in self._laid(tile, slot)]
        return found

    def _first(self, tile: Tile) -> Slots:
        if self.game == "table":
            x, y = TABLE[0] // 2, TABLE[1] // 2
            half = 1 if tile.is_double else 2
            box = (x - half, y - 3 + half, x + half, y + 3 - half)
            far = 2 if tile.is_double else 1
            mouths: tuple[Mouth, ...] = ((x - half, y, -far, 0), (x + half, y, far, 0))
            return [Slot(value, False, 0, mouth) for value, mouth in zip((tile.high, tile.low), mouths)], box
        if self.game in CROSSES:
            return [Slot(tile.high, True, 0, None)] * 4, None
        # With one side of the first tile covered it is an end like any other: a double counts both halves.
        return [Slot(half, False, 2 * half if tile.is_double else half, None) for half in (tile.high, tile.low)], None

    def _laid(self, tile: Tile, slot: Slot) -> list[Slots]:
        outer = tile.other(slot.value)
        if slot.mouth is None:
            more = 3 if CROSSES.get(self.game) and tile.is_double else 1
            return [([Slot(outer, False, tile.pips() if tile.is_double else outer, None)] * more, None)]
        found: list[Slots] = []
        from_double = 2 in map(abs, slot.mouth[2:])
        for box, mouth in _shapes(slot.mouth, tile.is_double, from_double):
            inside = box[0] >= 0 and box[1] >= 0 and box[2] <= TABLE[0] and box[3] <= TABLE[1]
            if inside and not any(_meet(box, other) for other in self.boxes):
                found.append(([Slot(outer, False, 0, mouth)], box))
        return found


Slots = tuple[list[Slot], "Box | None"]


def _tiles(text: str) -> list[Tile]:
    pairs = [] if text == "-" else [tile.split("-") for tile in text.split(",")]
    return [Tile.of(int(a), int(b)) for a, b in pairs]


def _ends(tile: Tile, slots: list[Slot], laid: int) -> int:
    """The end count of a line: the tile alone, or what its two open slots count."""
    return tile.pips() if not laid else sum(slot.counts for slot in slots)


def _meet(one: Box, other: Box | None) -> bool:
    if other is None:
        return False
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def _shapes(mouth: Mouth, double: bool, from_double: bool) -> list[tuple[Box, Mouth]]:
    """Every way a tile may lie at a mouth: its box and its own mouth."""
    x, y, dx, dy = mouth
    dx, dy = (dx > 0) - (dx < 0), (dy > 0) - (dy < 0)

    def box(along: int, left: int, right: int) -> Box:
        # The direction's right hand is (-dy, dx), as y grows downwards.
        xs = sorted((x - left * -dy, x + along * dx + right * -dy))
        ys = sorted((y - left * dx, y + along * dy + right * dx))
        return xs[0], ys[0], xs[1], ys[1]

    if double:
        return [(box(2, 2, 2), (x + 2 * dx, y + 2 * dy, 2 * dx, 2 * dy))]
    found = [(box(4, 1, 1), (x + 4 * dx, y + 4 * dy, dx, dy))]
    if not from_double:
        rx, ry = -dy, dx
        found.append((box(2, 1, 3), (x + dx + 3 * rx, y + dy + 3 * ry, rx, ry)))
        found.append((box(2, 3, 1), (x + dx - 3 * rx, y + dy - 3 * ry, -rx, -ry)))
    return found
