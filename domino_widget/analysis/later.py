"""Open hands only after the next own move, for Block of two (EPIMC with d = 1; analysis.md 3.2).

An open-hand search lets a seat play every world as if it knew it. Here the seat knows a world no sooner than after
its next move: the rival answers as well as it can with open hands, and worlds with the same answer share one next
move, the best on average. Source: Arjonilla, Saffidine and Cazenave, https://arxiv.org/abs/2408.02380.
"""

from __future__ import annotations

from collections.abc import Callable

from .core import Game, State, after_play, after_stuck, is_over, plays
from .solver import Search

#: A reply (tile number and place) or a next move; None: a knock, or the round is over.
Step = tuple[int, int] | None
#: The worth of a state whose hands are open from here on, to the seat that judges.
Worth = Callable[[Search, State], float]


class Later:
    """Collects worlds, and tells what each candidate is worth in each of them. A candidate may be left out of the
    later ones."""

    def __init__(self, game: Game, worth: Worth) -> None:
        self._game, self._worth = game, worth
        self._weights: list[float] = []
        self._seen: dict[int, list[tuple[Step, dict[Step, float]]]] = {}

    def add(self, afters: dict[int, State], nodes: int, weight: float) -> None:
        """One world: the states after each candidate in it."""
        search = Search(self._game, nodes)
        for place, after in afters.items():
            self._seen.setdefault(place, []).append(self._answered(search, after))
        self._weights.append(weight)

    def _answered(self, search: Search, after: State) -> tuple[Step, dict[Step, float]]:
        """The rival's best answer, and what each next move is worth after it."""
        if is_over(self._game, after):
            return None, {None: self._worth(search, after)}
        replies: list[Step] = [*plays(after)] or [None]
        states = {reply: self._after(after, reply) for reply in replies}
        reply = min(replies, key=lambda one: self._worth(search, states[one]))
        state = states[reply]
        moves: list[Step] = [None] if is_over(self._game, state) else [*plays(state)] or [None]
        if moves == [None]:
            return reply, {None: self._worth(search, state)}
        return reply, {move: self._worth(search, self._after(state, move)) for move in moves}

    def _after(self, state: State, step: Step) -> State:
        return after_stuck(self._game, state) if step is None else after_play(self._game, state, *step)

    def values(self) -> list[tuple[dict[int, float], float]]:
        """The value of every candidate in each world, and the weight of the world."""
        columns = {place: self._column(rows) for place, rows in self._seen.items()}
        return [
            ({place: column[world] for place, column in columns.items() if world < len(column)}, weight)
            for world, weight in enumerate(self._weights)
        ]

    def _column(self, rows: list[tuple[Step, dict[Step, float]]]) -> list[float]:
        sums: dict[Step, dict[Step, float]] = {}
        for (reply, worths), weight in zip(rows, self._weights):
            by_move = sums.setdefault(reply, {})
            for move, worth in worths.items():
                by_move[move] = by_move.get(move, 0.0) + worth * weight
        best = {reply: max(by_move, key=lambda move: by_move[move]) for reply, by_move in sums.items()}
        return [worths[best[reply]] for reply, worths in rows]
