"""What holds of a round and its log: checks that raise AssertionError, worked out from the events alone."""

from __future__ import annotations

from domino_widget.engine import (
    CalledMuggins,
    Claimed,
    Drawing,
    Drew,
    Event,
    Knocked,
    Phase,
    Play,
    Played,
    Position,
    Round,
    RoundOver,
    Scored,
    Setup,
)
from tests.engine.counting import end_count


def check_points(round_: Round) -> None:
    """Points come by scoring events alone, their sum is the log's, and each worth is taken once (rules.md 7)."""
    position, won = round_.position, [0] * round_.position.setup.sides
    taken: list[int] = []
    for event in round_.events:
        side, points = _won(position, event)
        won[side] += points
        if isinstance(event, (Claimed, CalledMuggins, Scored)):
            taken.append(event.number)
    assert tuple(won) == position.points
    assert len(set(taken)) == len(taken), "a worth was taken twice"
    assert position.totals == tuple(had + got for had, got in zip(position.scores, won))


def _won(position: Position, event: Event) -> tuple[int, int]:
    if isinstance(event, (Claimed, CalledMuggins, Scored)):
        return position.setup.side(event.seat), event.points
    if isinstance(event, RoundOver) and event.side is not None:
        return event.side, event.points
    return 0, 0


def check_windows(round_: Round) -> None:
    """The open windows and what they are worth follow from the log and the counts alone (rules.md 7.1, 7.2)."""
    position = round_.position
    if position.phase is Phase.OVER or position.setup.rules.claiming.value != "called":
        assert position.claimable is None
        assert position.muggable is None
        return
    taken = {event.number for event in round_.events if isinstance(event, (Claimed, CalledMuggins))}
    plays = [before.layout for before, action, _ in round_.steps if isinstance(action, Play)]
    layers = [*plays[1:], position.layout]
    seats = [action.seat for action in round_.actions if isinstance(action, Play)]
    for back, window in ((1, position.claimable), (2, position.muggable)):
        number = len(seats) - back
        if number < 0 or number in taken:
            assert window is None
        else:
            count = end_count(layers[number])
            due = count if any(count and count % m == 0 for m in position.setup.rules.multiples) else 0
            assert window == (seats[number], due)


def check_history(round_: Round) -> None:
    """Undo goes back to the very values that were kept, and redo forward to equal ones."""
    kept, events, actions = [step[0] for step in round_.steps], round_.events, round_.actions
    last = round_.position
    for before in reversed(kept):
        round_.undo()
        assert round_.position is before
    assert not round_.can_undo
    assert round_.events == ()
    while round_.can_redo:
        round_.redo()
    assert round_.position == last
    assert (round_.events, round_.actions) == (events, actions)


def check_knocks(round_: Round) -> None:
    """The knocks in a row are those at the end of the log; claims and calls do not break the row (rules.md 8.1)."""
    row = 0
    for event in round_.events:
        if isinstance(event, Knocked):
            row += 1
        elif isinstance(event, (Played, Drew)):
            row = 0
    position = round_.position
    assert position.knocks == row
    assert row <= position.setup.seats
    blocked = row == position.setup.seats
    out = any(not hand for hand in position.hands)
    target = position.result is not None and position.result.how == "target"
    assert (position.phase is Phase.PLAY) == (not blocked and not out and not target)


def check_turns(round_: Round) -> None:
    """Turns go round by seat number; a draw keeps the turn where it goes on until a tile fits (rules.md 3.4, 4.4)."""
    setup = round_.position.setup
    expected = round_.start.to_act
    for event in round_.events:
        if isinstance(event, (Played, Drew, Knocked)):
            assert event.seat == expected
            stays = isinstance(event, Drew) and setup.rules.drawing is Drawing.UNTIL_PLAYABLE
            expected = event.seat if stays else (event.seat + 1) % setup.seats
    if round_.position.phase is Phase.PLAY:
        assert round_.position.to_act == expected


def check_result(round_: Round) -> None:
    """The result is that of the hands left (rules.md 8.2 to 8.6)."""
    position, result = round_.position, round_.position.result
    assert (result is None) == (position.phase is not Phase.OVER)
    if result is None or result.how == "target":
        reached = [total >= position.setup.rules.target for total in position.totals]
        assert result is None or (reached[result.side or 0] and result.points == 0)
        assert result is not None or not any(reached)
        return
    left = [sum(tile.low + tile.high for tile in hand) for hand in position.hands]
    out = [seat for seat, hand in enumerate(position.hands) if not hand]
    assert result.how == ("out" if out else "blocked")
    assert (result.side, result.points) == bonus(position.setup, left, out[0] if out else None)


def bonus(setup: Setup, left: list[int], out: int | None) -> tuple[int | None, int]:
    """Who is paid, and how much, by the words of rules.md 8.2 to 8.6 and 8.8."""
    rules = setup.rules
    if setup.partners:
        left = [left[0] + left[2], left[1] + left[3]]
    sides = range(len(left))
    if out is None:
        low = [side for side in sides if left[side] == min(left)]
        if len(low) > 1:
            return None, 0
        winner, own = low[0], 0 if rules.blocked_pays_all else min(left)
    else:
        winner, own = out % len(left), 0
    differences = [left[side] - own for side in sides if side != winner]
    if rules.round_sum:
        return winner, _nearest(sum(differences), rules.round_to)
    return winner, sum(_nearest(difference, rules.round_to) for difference in differences)


def _nearest(points: int, unit: int) -> int:
    return min(range(0, points + 2 * unit, unit), key=lambda multiple: abs(multiple - points))
