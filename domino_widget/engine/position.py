"""What may be done in a position, and what comes of it: ``legal_actions``, ``reason_against``, ``apply``."""

from __future__ import annotations

from dataclasses import replace

from .actions import (
    Action,
    CalledMuggins,
    Claim,
    Claimed,
    Draw,
    Drew,
    Event,
    Finish,
    HandEnded,
    Knock,
    Knocked,
    Muggins,
    Play,
    Played,
    RoundOver,
    Scored,
)
from .refusal import free_end, reason_against, refusal
from .rules import Claiming, Drawing
from .scoring import Hands, RoundResult, settle, worth
from .state import Phase, Position, Window, can_play, plays, turn_actions
from .tiles import rising

__all__ = [
    "Phase",
    "Position",
    "Window",
    "apply",
    "can_play",
    "legal_actions",
    "out_seat",
    "plays",
    "reason_against",
    "refusal",
    "turn_actions",
]


def legal_actions(position: Position) -> tuple[Action, ...]:
    """Every legal action of every seat, sorted; empty only when the round is over. Claims and Muggins calls are
    listed with the right count only, and not at all where nothing is due."""
    if position.phase is Phase.OVER:
        return ()
    actions: list[Action] = [*turn_actions(position)]
    window = position.claimable
    if window and window.worth:
        actions.append(Claim(window.seat, window.worth))
    window = position.muggable
    if window and window.worth:
        side = position.setup.side(window.seat)
        actions += [
            Muggins(seat, window.worth) for seat in range(position.setup.seats) if position.setup.side(seat) != side
        ]
    if position.phase is Phase.CLOSING:
        actions.append(Finish())
    return tuple(actions)


def apply(position: Position, action: Action) -> tuple[Position, tuple[Event, ...]]:
    """The position after a legal action, and what happened. IllegalAction if it is not; the argument is untouched."""
    error = refusal(position, action)
    if error:
        raise error
    match action:
        case Play():
            return _after_play(position, action)
        case Draw(seat):
            return _after_draw(position, seat)
        case Knock(seat):
            return _after_knock(position, seat)
        case Claim(seat, points):
            event: Event = Claimed(seat, points, len(position.layout) - 1)
            return _after_points(replace(position, claimable=None), seat, points, event)
        case Muggins(seat, points):
            assert position.muggable is not None
            event = CalledMuggins(seat, points, len(position.layout) - 2, position.muggable.seat)
            return _after_points(replace(position, muggable=None), seat, points, event)
        case Finish():
            return _settled(position, ())


def _after_play(position: Position, action: Play) -> tuple[Position, tuple[Event, ...]]:
    seat, tile, rules = action.seat, action.tile, position.setup.rules
    layout = position.layout.with_tile(tile, free_end(position.layout, action), action.turn)
    held = position.hands[seat]
    place = held.index(tile)
    hand = held[:place] + held[place + 1 :]
    event = Played(seat, tile, number=len(layout) - 1, at=action.at, port=action.port, turn=action.turn)
    due = worth(rules, layout.count()) if rules.multiples else 0
    called = rules.claiming is Claiming.CALLED
    after = Position(
        setup=position.setup,
        layout=layout,
        hands=(*position.hands[:seat], hand, *position.hands[seat + 1 :]),
        boneyard=position.boneyard,
        to_act=(seat + 1) % position.setup.seats,
        phase=Phase.PLAY,
        knocks=0,
        points=position.points,
        scores=position.scores,
        claimable=Window(seat, due) if called else None,
        muggable=position.claimable,
        by_tiles=position.by_tiles,
    )
    events: tuple[Event, ...] = (event,)
    if due and not called:
        after, events = _after_points(after, seat, due, Scored(seat, due, event.number))
        events = (event, *events)
    if after.phase is Phase.OVER or hand:
        return after, events
    return _ended(after, (*events, HandEnded("out", seat)))


def _after_draw(position: Position, seat: int) -> tuple[Position, tuple[Event, ...]]:
    tile = position.boneyard[0]
    hand = rising((*position.hands[seat], tile))
    goes_on = position.setup.rules.drawing is Drawing.UNTIL_PLAYABLE
    after = replace(
        position,
        hands=(*position.hands[:seat], hand, *position.hands[seat + 1 :]),
        boneyard=position.boneyard[1:],
        to_act=seat if goes_on else (seat + 1) % position.setup.seats,
        knocks=0,
    )
    return after, (Drew(seat, tile, position.layout.open_values()),)


def _after_knock(position: Position, seat: int) -> tuple[Position, tuple[Event, ...]]:
    events: tuple[Event, ...] = (Knocked(seat, position.layout.open_values()),)
    knocks = position.knocks + 1
    after = replace(position, knocks=knocks, to_act=(seat + 1) % position.setup.seats)
    if knocks < position.setup.seats:
        return after, events
    return _ended(after, (*events, HandEnded("blocked", seat)))


def _ended(position: Position, events: tuple[Event, ...]) -> tuple[Position, tuple[Event, ...]]:
    """No tile will be laid any more: wait for claims where they are called, else settle (rules.md 7.5)."""
    if position.setup.rules.claiming is Claiming.CALLED:
        return replace(position, phase=Phase.CLOSING, to_act=None), events
    return _settled(position, events)


def _settled(position: Position, events: tuple[Event, ...]) -> tuple[Position, tuple[Event, ...]]:
    result = settle(position.setup, position.hands, out_seat(position.hands))
    won = result.points if result.side is not None else 0
    points = tuple(had + won * (side == result.side) for side, had in enumerate(position.points))
    return _over(position, points, result, events)


def _after_points(position: Position, seat: int, points: int, event: Event) -> tuple[Position, tuple[Event, ...]]:
    side = position.setup.side(seat)
    won = tuple(had + points * (other == side) for other, had in enumerate(position.points))
    after = replace(position, points=won)
    if after.totals[side] < position.setup.rules.target:
        return after, (event,)
    result = RoundResult(how="target", side=side, points=0, hands=position.hands, seat=seat)
    return _over(after, won, result, (event,))


def _over(
    position: Position, points: tuple[int, ...], result: RoundResult, events: tuple[Event, ...]
) -> tuple[Position, tuple[Event, ...]]:
    after = replace(
        position,
        phase=Phase.OVER,
        to_act=None,
        points=points,
        claimable=None,
        muggable=None,
        result=result,
    )
    return after, (*events, RoundOver(result.how, result.side, result.points))


def out_seat(hands: Hands) -> int | None:
    """The seat whose hand is empty, if one is."""
    return next((seat for seat, hand in enumerate(hands) if not hand), None)
