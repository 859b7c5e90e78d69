"""In which order tiles are counted: the fewer cells a pass must tell apart, the fewer states (analysis.md 2.4)."""

from __future__ import annotations

from .masks import bits
from .slots import Class, Hand, Problem

#: Up to so many states in an order of plain sense no better one is looked for.
SMALL = 3_000


def in_order(problem: Problem, classes: list[Class]) -> tuple[list[Class], float]:
    """The classes in the order that seems to need the fewest states, of these: falling levels, each hand once the
    first, and always next the class that leaves the fewest. With a guess, mostly too high, how many are visited."""
    hands = sorted(range(len(problem.hands)), key=lambda owner: -_span(problem.hands[owner]))
    guess = _Guess(problem.hands, classes)
    best = guess.falling(hands)
    if guess.cost(best) > SMALL:
        orders = [guess.falling([*hands[turn:], *hands[:turn]]) for turn in range(len(hands))]
        best = min([*orders, guess.greedy()], key=guess.cost)
    return [classes[place] for place in best], guess.cost(best)


def _span(hand: Hand) -> int:
    return len(hand.vectors) * len(next(iter(hand.vectors)))


class _Guess:
    """How many states there may be once some classes are placed: for every cell that is still told apart one more
    than the tiles that may lie in it. Far from exact for a sum, good enough to compare orders. Classes are numbers
    here, and sets of them masks."""

    def __init__(self, hands: tuple[Hand, ...], classes: list[Class]) -> None:
        self._classes = classes
        self._size = [len(one.tiles) for one in classes]
        self._hands = [_Levels(hand, [one.levels[owner] for one in classes]) for owner, hand in enumerate(hands)]

    def falling(self, hands: list[int]) -> list[int]:
        """Tiles that a hand cannot hold first, then by falling levels; the later hands decide between equals."""

        def key(place: int) -> list[tuple[bool, int]]:
            levels = self._classes[place].levels
            return [(levels[owner] >= 0, -levels[owner]) for owner in hands]

        return sorted(range(len(self._classes)), key=key)

    def cost(self, order: list[int]) -> float:
        """States visited in this order."""
        done, total, before = 0, 0.0, self._states(0)
        for place in order:
            done |= 1 << place
            after = self._states(done)
            total += self._size[place] * (before + after) / 2
            before = after
        return total

    def greedy(self) -> list[int]:
        """Always next the class that leaves the fewest states."""
        rest, order, done = set(range(len(self._classes))), [], 0
        while rest:
            best = min(rest, key=lambda place: (self._states(done | 1 << place), self._size[place], place))
            rest.discard(best)
            done |= 1 << best
            order.append(best)
        return order

    def _states(self, done: int) -> int:
        found = 1
        for hand in self._hands:
            found *= hand.known.get(done & hand.matters) or hand.vectors(done & hand.matters, self._size)
        return found


class _Levels:
    """One hand: which classes start at which level, and how many vectors there are by the classes placed."""

    def __init__(self, hand: Hand, levels: list[int]) -> None:
        self._most = [max(column) for column in zip(*hand.vectors)]
        self._least = [min(column) for column in zip(*hand.vectors)]
        self._room = hand.size
        self._at = [sum(1 << i for i, level in enumerate(levels) if level == low) for low in range(len(self._most))]
        self.matters = sum(self._at)
        self.known: dict[int, int] = {}

    def vectors(self, done: int, size: list[int]) -> int:
        """How many vectors of free places this hand may have, at least 1."""
        found, room, unsure, tiles = 1, 0, 0, 0
        for low, at in enumerate(self._at):
            if room and at & ~done:
                found *= min(room, tiles + unsure) + 1
                room = unsure = 0
            room = min(room + self._most[low], self._room)
            unsure += self._most[low] - self._least[low]
            tiles += sum(size[place] for place in bits(at & done))
        self.known[done] = found = found * (min(room, tiles + unsure) + 1)
        return found
