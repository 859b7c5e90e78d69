"""One deal played by every seating of the players: a pure function of the plan and the number of the deal."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from ..computers import Computers
from ..engine import Claim, Finish, Match, Muggins, Phase, Round
from .guard import Guarded, PlayerFault
from .plan import Plan


class Row(NamedTuple):
    """One game: its deal and seating, the players by seat, the winning sides (several share it), the points by side,
    the rounds played, and what ended it before its time: the player and what it did, or ""."""

    deal: int
    seating: int
    players: tuple[str, ...]
    winners: tuple[int, ...]
    points: tuple[int, ...]
    rounds: int
    culprit: str = ""
    fault: str = ""


class Share(NamedTuple):
    """Deals ``first`` to ``last`` (not included) of a plan: what a worker does in one go."""

    first: int
    last: int


def play_share(plan: Plan, share: Share) -> list[Row]:
    """All games of a share, in order."""
    seatings = range(len(plan.seatings()))
    return [play_game(plan, deal, seating) for deal in range(share.first, share.last) for seating in seatings]


def play_game(plan: Plan, deal: int, seating: int, asked: Callable[[int], None] | None = None) -> Row:
    """One game; ``asked`` is told the seat before its player is made, and before each question."""
    entries = [plan.entries[number] for number in plan.seatings()[seating]]
    match = Match(plan.setup, None, plan.deal_seed(deal))
    if plan.lead is not None:
        match.rounds[0] = Round.deal(plan.setup, plan.deal_seed(deal), lead=plan.lead)
    names = tuple(entry.name for entry in entries)
    try:
        players = []
        for seat, entry in enumerate(entries):
            if asked:
                asked(seat)
            players.append(Guarded(entry.make(), seat, plan.seconds, asked))
        play_match(match, Computers(match, dict(enumerate(players))), plan.hands)
    except PlayerFault as fault:
        return lost(plan, deal, seating, fault.seat, fault.what, match)
    return Row(deal, seating, names, _best(match), match.scores, len(match.rounds))


def play_match(match: Match, computers: Computers, hands: bool = False) -> None:
    """Plays the match to its end, or (``hands``) its first hand."""
    while True:
        while not match.round.is_over:
            if computers.speak(Claim) or computers.speak(Muggins):
                continue
            if match.round.position.phase is Phase.CLOSING:
                match.round.apply(Finish())
            else:
                computers.play()
        if hands or match.winner is not None:
            return
        match.next_round()
        computers.forget()


def lost(plan: Plan, deal: int, seating: int, seat: int, what: str, match: Match | None = None) -> Row:
    """A game that this seat lost by a fault; the best of the other sides wins it."""
    setup = plan.setup
    names = tuple(plan.entries[number].name for number in plan.seatings()[seating])
    points = match.scores if match else (0,) * setup.sides
    loser = setup.side(seat)
    others = [side for side in range(setup.sides) if side != loser]
    best = max(points[side] for side in others)
    winners = tuple(side for side in others if points[side] == best)
    return Row(deal, seating, names, winners, points, len(match.rounds) if match else 0, names[seat], what)


def _best(match: Match) -> tuple[int, ...]:
    best = max(match.scores)
    return tuple(side for side, points in enumerate(match.scores) if points == best)
