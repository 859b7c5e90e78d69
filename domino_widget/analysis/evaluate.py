"""The value of each legal move for the seat to act, from what it may know (analysis.md 3).

All moves are judged on the same worlds, drawn from the exact belief. In each world the round is played out by
players who see their own hand and public facts only; with two sides and nothing left to draw the world is solved
with open hands instead. Weak moves drop out by halves. The random numbers grow from the public history and the own
hand, so a question asked twice has one answer; the clock only decides when to pause.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Hashable, Iterator
from dataclasses import dataclass
from hashlib import blake2b
from random import Random
from time import perf_counter

from ..engine.actions import Draw, Knock, Play
from ..engine.observe import Observation
from ..engine.state import Phase
from .belief import Belief, belief_steps
from .boards import TURNS
from .budget import LISTED, Budget, Plan, check_budget, plan
from .core import Game, State, after_play, after_stuck, game_of, plays, state_in_world
from .equity import is_near, margin, match_equity
from .faults import NothingToJudge, check_observation
from .later import Later
from .playout import Policy, playout
from .solver import OutOfNodes, Search
from .tally import Tally

#: Seconds of work between two pauses.
SLICE = 0.012
#: Worlds between two looks at whether the question is settled.
LOOK = 16

Move = Play | Draw | Knock


@dataclass(frozen=True, slots=True)
class MoveValue:
    """A move and what it is worth. ``value`` and ``behind`` are in points (own side less the mean of the others) or,
    with ``Evaluation.aim`` "match", in chances to win from 0 to 1; ``behind`` is how much the best move is ahead,
    ``margin`` half the width of that difference's 95 % interval, ``worlds`` how many worlds it was judged on."""

    move: Move
    value: float
    behind: float
    margin: float
    worlds: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Evaluation:
    """What a search has so far. ``moves`` are best first; ``equal`` are the moves not told apart from the best;
    ``method`` is "rollouts", "open hands" or (open after the next own move) "open hands later"; ``listed``: every
    possible deal was looked at, each by its weight; ``certain``: all hands were known and solved, so the best is no
    estimate; ``belief_exact``: the worlds came from an exact count; ``done``: the search is over; ``simulations``:
    rounds played out or solved."""

    best: Move
    moves: tuple[MoveValue, ...]
    equal: tuple[Move, ...]
    aim: str
    method: str
    listed: bool
    certain: bool
    belief_exact: bool
    done: bool
    simulations: int


async def evaluate(
    observation: Observation,
    budget: Budget | int = Budget.NORMAL,
    *,
    moved_on: Callable[[], bool] | None = None,
    seconds: float | None = None,
) -> AsyncIterator[Evaluation]:
    """Judges the moves of the seat to act, in slices: yields what is known so far at least every 20 ms or so of work,
    and lets other tasks run. The last one is ``done`` unless the search was stopped.

    ``budget`` is a size or a number of worlds (1 to 100,000); ``moved_on`` is asked after each slice, and the search
    stops when it says yes; ``seconds`` is a hard cap, but something is said before it counts. Raises NothingToJudge
    when it is not the seat's turn, ImpossibleHistory and BadSize.
    """
    until = None if seconds is None else perf_counter() + seconds
    said = False
    for found in evaluate_steps(observation, budget):
        if found is not None:
            said = True
            yield found
        await asyncio.sleep(0)
        if (moved_on is not None and moved_on()) or (said and until is not None and perf_counter() > until):
            return


def judge(observation: Observation, budget: Budget | int = Budget.NORMAL) -> Evaluation:
    """The same at once: the finished evaluation."""
    found = None
    for step in evaluate_steps(observation, budget):
        found = step or found
    assert found is not None
    return found


def evaluate_steps(observation: Observation, budget: Budget | int = Budget.NORMAL) -> Iterator[Evaluation | None]:
    """The same as a plain generator: an evaluation or (while the belief is counted) None after each slice."""
    seen, size = check_observation(observation), check_budget(budget)
    if seen.phase is not Phase.PLAY or seen.seat is None or seen.to_act != seen.seat:
        raise NothingToJudge("no-move-to-judge")
    known: Belief | None = None
    for known in belief_steps(seen):
        if known is None:
            yield None
    assert known is not None
    question = _Question(seen, known, size)
    try:
        yield from question.search(question.plan)
    except OutOfNodes:
        # Too many positions for open hands in this deal: all moves are judged by rollouts alone, from the start.
        yield from question.search(Plan(question.plan.worlds, False, 0, False))


class _Candidate:
    """A move with its future: the first of all moves that come to the same."""

    def __init__(self, move: Move, play: tuple[int, int] | None) -> None:
        self.move, self.play = move, play


class _Question:
    """One seat's choice: its candidates, and a source of worlds."""

    def __init__(self, seen: Observation, known: Belief, size: Budget | int) -> None:
        assert seen.seat is not None
        self.seen, self.known = seen, known
        self.game: Game = game_of(seen.setup)
        self.seat, self.side = seen.seat, self.game.side[seen.seat]
        self.random = Random(seed_of(seen))
        world = known.world(Random(0))
        self.state = state_in_world(seen, world.hands, world.stock)
        self.plan = plan(self.game, self.state, size)
        self.near = is_near(self.game, seen.scores, seen.points)
        self.candidates = self._candidates()

    def _candidates(self) -> list[_Candidate]:
        found: dict[Hashable, _Candidate] = {}
        for number, place in plays(self.state):
            after = after_play(self.game, self.state, number, place)
            key = number, after.board.key(), after.points
            if key not in found:
                found[key] = _Candidate(self._action(number, place), (number, place))
        if found:
            return list(found.values())
        return [_Candidate(self.seen.plays[0] if self.seen.plays else Knock(self.seat), None)]

    def _action(self, number: int, place: int) -> Play:
        tile = self.game.tiles.tiles[number]
        if not self.seen.layout.tiles:
            return Play(self.seat, tile)
        end = self.seen.layout.free[place // 3]
        return Play(self.seat, tile, at=end.number, port=end.port, turn=TURNS[place % 3])

    def search(self, chosen: Plan) -> Iterator[Evaluation]:
        """Judges the candidates on one world after the other; yields after each slice, and at the end."""
        deals = self.known.deals(LISTED) if chosen.open_hands else None
        tally = Tally(len(self.candidates), 0.01 if self.near else 0.3)
        later = Later(self.game, self._worth_open) if chosen.later else None
        since = perf_counter()
        worlds = chosen.worlds if len(self.candidates) > 1 else min(chosen.worlds, LOOK)
        for number, (state, weight) in enumerate(self._worlds(deals, worlds), 1):
            self._judge(tally, later, state, chosen, weight)
            if deals is None and number % LOOK == 0:
                self._refresh(tally, later)
                tally.halve(number, worlds)
                if tally.settled():
                    break
            if perf_counter() - since > SLICE:
                self._refresh(tally, later)
                yield self._report(tally, chosen, False, False)
                since = perf_counter()
        self._refresh(tally, later)
        yield self._report(tally, chosen, True, deals is not None)

    def _worlds(self, deals: dict[tuple[int, ...], int] | None, worlds: int) -> Iterator[tuple[State, float]]:
        """All the deals with their weights, or so many worlds drawn by lot."""
        if deals is not None:
            for hands, weight in sorted(deals.items()):
                yield self.state._replace(hands=hands), float(weight)
            return
        for _ in range(worlds):
            hands, stock = self.known.world(self.random)
            yield self.state._replace(hands=hands, stock=stock), 1.0

    def _judge(self, tally: Tally, later: Later | None, state: State, chosen: Plan, weight: float) -> None:
        """One world: every candidate still in is tried in it, with the same hands and the same stock."""
        afters = {}
        for place in tally.still_in:
            play = self.candidates[place].play
            afters[place] = after_stuck(self.game, state) if play is None else after_play(self.game, state, *play)
        if later is not None:
            later.add(afters, chosen.nodes, weight)
        elif chosen.open_hands:
            search = Search(self.game, chosen.nodes)
            tally.add({place: self._worth_open(search, after) for place, after in afters.items()}, weight)
        else:
            chance = self.random.random
            points = {place: playout(self.game, after, chance, Policy.SKILLED) for place, after in afters.items()}
            tally.add({place: self._worth(won) for place, won in points.items()}, weight)

    def _refresh(self, tally: Tally, later: Later | None) -> None:
        """What the worlds collected come to: with every world the best next moves may be others."""
        if later is not None:
            tally.clear()
            for values, weight in later.values():
                tally.add(values, weight)

    def _worth_open(self, search: Search, after: State) -> float:
        return self._worth(self._solved(search, after))

    def _solved(self, search: Search, after: State) -> tuple[int, ...]:
        """Points of the round by side, the winner's part of the margin laid on the points so far."""
        value = search.value(after)
        one, other = after.points
        return (one + max(value, 0), other + max(-value, 0))

    def _worth(self, points: tuple[int, ...]) -> float:
        if self.near:
            totals = tuple(score + won for score, won in zip(self.seen.scores, points))
            return match_equity(self.game, totals, self.side)
        return margin(points, self.side)

    def _report(self, tally: Tally, chosen: Plan, done: bool, listed: bool) -> Evaluation:
        order = tally.order()
        best = order[0]
        top = tally.mean(best)
        moves = tuple(
            MoveValue(self.candidates[place].move, top - behind, behind, spread, tally.worlds(place))
            for place, (behind, spread) in ((place, tally.behind(best, place)) for place in order)
        )
        return Evaluation(
            best=self.candidates[best].move,
            moves=moves,
            equal=tuple(self.candidates[place].move for place in order if not tally.apart(best, place, listed)),
            aim="match" if self.near else "points",
            method=("open hands later" if chosen.later else "open hands") if chosen.open_hands else "rollouts",
            listed=listed,
            certain=listed and tally.worlds(best) == 1 and done,
            belief_exact=self.known.exact,
            done=done,
            simulations=tally.simulations,
        )


def seed_of(seen: Observation) -> int:
    """A stable number from the public history and the own hand: the same question, the same worlds."""
    rules = seen.setup.rules
    text = repr((rules.id, seen.setup.max_pip, seen.setup.seats, seen.setup.partners, seen.seat, seen.hand))
    text += repr((seen.counts, seen.boneyard, seen.scores, seen.points, seen.layout.tiles, seen.log))
    return int.from_bytes(blake2b(text.encode(), digest_size=16).digest(), "big")
