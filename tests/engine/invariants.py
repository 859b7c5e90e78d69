"""What holds in every position and of every action, whatever the game: checks that raise AssertionError.

Each check works the answer out anew from the tiles that lie, not from what the engine keeps beside them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

from domino_widget.engine import (
    Action,
    Branching,
    Claim,
    Draw,
    Drawing,
    Finish,
    IllegalAction,
    Knock,
    Layout,
    Muggins,
    Phase,
    Play,
    Position,
    Round,
    Tile,
    Turn,
    apply,
    full_set,
    legal_actions,
    reason_against,
)
from domino_widget.engine.notation import format_action, format_position, parse_action, parse_position
from tests.engine.counting import end_count, open_ends, port_values
from tests.engine.round_checks import (
    check_history,
    check_knocks,
    check_points,
    check_result,
    check_turns,
    check_windows,
)

Place = tuple[int, int]


def check_tiles(position: Position, whole: Sequence[Tile] | None = None) -> None:
    """Hands, boneyard and layout together are the whole set, each tile once (rules.md 2.1)."""
    seen = [*position.boneyard, *(placed.tile for placed in position.layout.tiles)]
    seen += [tile for hand in position.hands for tile in hand]
    assert Counter(seen) == Counter(whole or full_set(position.setup.max_pip))
    assert all(list(hand) == sorted(hand) for hand in position.hands)


def check_joins(layout: Layout) -> None:
    """Equal halves touch, each port is used once, and only ports that are there (rules.md 4.1)."""
    used: set[Place] = set()
    for number, placed in enumerate(layout.tiles):
        assert placed.number == number
        if number == 0:
            continue
        place = (placed.at, placed.port)
        assert 0 <= placed.at < number
        assert place not in used, f"port {place} used twice"
        used.add(place)
        values = port_values(layout.rules, [p.tile for p in layout.tiles], [p.inner for p in layout.tiles], placed.at)
        assert values[placed.port] == placed.inner, f"{placed.tile} does not join {layout.tiles[placed.at].tile}"


def check_ends(layout: Layout) -> None:
    """The open ends are those of a list worked out from the tiles alone, each once (rules.md 5, 8.8)."""
    found = [(end.number, end.port, end.value) for end in layout.ends()]
    assert len(set(found)) == len(found)
    if layout.rules.table is None:
        assert sorted(found) == sorted(open_ends(layout))
    else:
        assert set(found) <= set(open_ends(layout))


def check_number_of_ends(layout: Layout) -> None:
    """Two ends at most in a line; four in Cross, after the arms are filled; 4 + 2k in the larger (rules.md 5)."""
    rules, ends = layout.rules, layout.ends()
    if rules.branching is Branching.LINE:
        assert len(ends) <= 2
        assert rules.table is not None or len(ends) == (2 if layout.tiles else 0)
    elif rules.arms_before_growth and layout.tiles:
        laid = len(layout.tiles) - 1
        later = sum(placed.tile.is_double for placed in layout.tiles[1:])
        grown = 4 + 2 * later * (rules.branching is Branching.OPENING_AND_LATER_DOUBLES)
        assert len(ends) == (4 - laid if laid < 4 else grown)
        assert sorted(placed.port for placed in layout.tiles[1:5]) == sorted({p.port for p in layout.tiles[1:5]})
        assert all(placed.at == 0 for placed in layout.tiles[1:5])


def check_count(layout: Layout) -> None:
    """The count is that of a plain list of ends (rules.md 6.2)."""
    assert layout.count() == end_count(layout)


def check_stuck(position: Position) -> None:
    """A knock is legal exactly where nothing fits and nothing may be drawn, a draw where nothing fits and
    something may; the reserve is never touched (rules.md 4.2, 4.4)."""
    rules, seat = position.setup.rules, position.to_act
    actions = legal_actions(position)
    assert (seat is None) == (position.phase is not Phase.PLAY)
    if seat is None:
        assert not any(isinstance(action, (Play, Draw, Knock)) for action in actions)
        return
    fits = any(isinstance(action, Play) for action in actions)
    if rules.table is None and position.layout.tiles:
        values = {value for _, _, value in open_ends(position.layout)}
        assert fits == any(values & {tile.low, tile.high} for tile in position.hands[seat])
    stock = 0 if rules.drawing is Drawing.NONE else max(0, len(position.boneyard) - rules.reserve)
    assert (Draw(seat) in actions) == (not fits and stock > 0)
    assert (Knock(seat) in actions) == (not fits and stock == 0)


def check_legal(position: Position, random: Random, sample: int = 40) -> None:
    """``action in legal_actions`` exactly where ``reason_against`` is None; legal actions are sorted and differ."""
    legal = legal_actions(position)
    assert len(set(legal)) == len(legal)
    assert bool(legal) == (position.phase is not Phase.OVER)
    plays = [(action.tile, action.at, action.port) for action in legal if isinstance(action, Play)]
    assert plays == sorted(plays)
    for action in legal:
        assert reason_against(position, action) is None
    for action in conceivable(position, random, sample):
        assert (action in legal) == (reason_against(position, action) is None), action


def conceivable(position: Position, random: Random, sample: int) -> list[Action]:
    """Actions that somebody might try, legal or not: a sample of plays, and all the others."""
    setup, size = position.setup, len(position.layout)
    tiles = full_set(setup.max_pip)
    actions: list[Action] = [Finish()]
    for _ in range(sample):
        seat = position.to_act if position.to_act is not None and random.random() < 0.8 else 0
        hand = position.hands[seat] if random.random() < 0.9 and position.hands[seat] else tiles
        turn = random.choice(list(Turn)) if random.random() < 0.3 else Turn.STRAIGHT
        at, port = random.randrange(-1, size + 1), random.randrange(5)
        actions.append(Play(seat, random.choice(hand), at=at, port=port, turn=turn))
    amounts = {0, 5, 10, 15, position.layout.count()}
    amounts |= {window.worth for window in (position.claimable, position.muggable) if window}
    for seat in range(-1, setup.seats + 1):
        actions += [Draw(seat), Knock(seat)]
        actions += [kind(seat, points) for kind in (Claim, Muggins) for points in amounts]
    return actions


def check_apply(position: Position, action: Action) -> None:
    """``apply`` leaves its argument as it was and gives the same twice."""
    before = repr_of(position)
    first = apply(position, action)
    assert repr_of(position) == before
    assert apply(position, action) == first


def check_refused(position: Position, action: Action) -> None:
    """A refusal raises the reason that was told before, and changes nothing."""
    before, reason = repr_of(position), reason_against(position, action)
    try:
        apply(position, action)
    except IllegalAction as error:
        assert error.reason is reason
        assert str(error)
    else:
        assert reason is None
    assert repr_of(position) == before


def repr_of(position: Position) -> tuple[object, ...]:
    """Everything in a position, as a value that shares nothing mutable with it."""
    return tuple(repr(getattr(position, name)) for name in Position.__slots__)


def check_texts(position: Position) -> None:
    """A line reads back as the same line with the same legal actions; the texts of a position's actions all
    differ and read back. A line forgets the order of play, so tiles may get other numbers."""
    line = format_position(position)
    again = parse_position(line)
    assert format_position(again) == line
    assert (again.setup, again.hands, again.boneyard) == (position.setup, position.hands, position.boneyard)
    assert (again.to_act, again.phase, again.knocks) == (position.to_act, position.phase, position.knocks)
    assert (again.points, again.scores) == (position.points, position.scores)
    assert (again.claimable, again.muggable) == (position.claimable, position.muggable)
    assert again.opening_tile == position.opening_tile
    assert again.layout.count() == position.layout.count()
    legal = legal_actions(position)
    texts = [format_action(action, position) for action in legal]
    assert len(set(texts)) == len(texts)
    assert [parse_action(text, position) for text in texts] == list(legal)
    assert sorted(format_action(action, again) for action in legal_actions(again)) == sorted(texts)


def check_position(position: Position, random: Random, sample: int = 40, whole: Sequence[Tile] | None = None) -> None:
    """All that can be said of one position."""
    check_tiles(position, whole)
    check_joins(position.layout)
    check_ends(position.layout)
    check_number_of_ends(position.layout)
    check_count(position.layout)
    check_stuck(position)
    check_legal(position, random, sample)


def check_round(game: Round) -> None:
    """All that can be said of a round from its log."""
    check_points(game)
    check_windows(game)
    check_knocks(game)
    check_turns(game)
    check_result(game)


__all__ = [
    "check_apply",
    "check_history",
    "check_legal",
    "check_position",
    "check_refused",
    "check_round",
    "check_texts",
    "conceivable",
]
