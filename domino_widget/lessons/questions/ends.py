"""Skill ``ends.legal``: which tiles fit which ends (rules.md 4.1 to 4.3)."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from ...engine import Layout, Play, Position
from ...engine.state import plays
from ..level import Answer, Args, Case, Kind, Mistake, Question
from ..reach import reached
from .common import each, end_values, laid, legal, listed, table_args, value_at, written


def _playable(case: Case, values: set[int] | None = None) -> Answer:
    return tuple(
        sorted({str(play.tile) for play in legal(case) if values is None or value_at(case.at.layout, play) in values})
    )


def _one_end_only(case: Case) -> Iterator[Answer]:
    for value in case.at.layout.open_values():
        yield _playable(case, {value})


def _deal_playable(random: Random, like: Case) -> Case | None:
    def wanted(position: Position) -> bool:
        tiles = {play.tile for play in plays(position)}
        hand = position.hands[position.to_act or 0]
        return 2 <= len(tiles) < len(hand) <= 7 and len(position.layout.open_values()) > 1

    return reached(like.game, random, wanted)


PLAYABLE_TILES = Question(
    name="playable-tiles",
    kind=Kind.TILES,
    right=lambda case: [_playable(case)],
    mistakes=(Mistake("missed_second_end", lambda case: [a for a in _one_end_only(case) if a]),),
    args=table_args,
    deal=_deal_playable,
)


# The ends after a play


def _the_play(case: Case) -> Play:
    """The play that the task names: tile and place are facts."""
    return next(
        play
        for play in legal(case)
        if str(play.tile) == case.facts["tile"] and value_at(case.at.layout, play) == case.facts["end"]
    )


def _new_ends(case: Case) -> list[Answer]:
    return [tuple(sorted(end_values(laid(case.at.layout, _the_play(case))), key=str))]


def _old_end_kept(case: Case) -> list[Answer]:
    play, values = _the_play(case), list(end_values(case.at.layout))
    return [tuple(sorted(values, key=str))] if not play.tile.is_double else []


def _one_value(case: Case) -> list[Answer]:
    return [(play.tile.other(case.facts["end"]),) for play in [_the_play(case)]]


def play_args(case: Case) -> Args:
    """The table, and the play that the task names."""
    play = _the_play(case)
    other = play.tile.other(case.facts["end"])
    stays = list(end_values(case.at.layout))
    stays.remove(case.facts["end"])
    return table_args(case) | {
        "tile": str(play.tile),
        "end": case.facts["end"],
        "new": other,
        "stays": listed(stays),
    }


def with_play(random: Random, case: Case | None) -> Case | None:
    """The case with one of its plays named in the task."""
    if case is None:
        return None
    play = random.choice([play for play in legal(case) if not play.tile.is_double] or legal(case))
    facts = {"tile": str(play.tile), "end": value_at(case.at.layout, play)}
    return Case(position=case.position, seat=case.seat, log=case.log, facts=facts)


NEW_ENDS = Question(
    name="new-ends",
    kind=Kind.NUMBERS,
    right=_new_ends,
    mistakes=(Mistake("joined_closed_end", _old_end_kept), Mistake("missed_second_end", _one_value)),
    args=play_args,
    deal=lambda random, like: with_play(
        random, reached(like.game, random, lambda p: bool(plays(p)) and len(p.layout.open_values()) > 1)
    ),
)


# Both ends equal


def _makes_equal(layout: Layout, play: Play) -> bool:
    return len(laid(layout, play).open_values()) == 1


def _equal(case: Case) -> list[Answer]:
    return each(case, [play for play in legal(case) if _makes_equal(case.at.layout, play)])


def _double_of_an_end(case: Case) -> list[Answer]:
    return each(
        case, [play for play in legal(case) if play.tile.is_double and not _makes_equal(case.at.layout, play)]
    )


def _deal_equal(random: Random, like: Case) -> Case | None:
    def wanted(position: Position) -> bool:
        found = plays(position)
        equal = [play for play in found if _makes_equal(position.layout, play)]
        return bool(equal) and len(equal) < len(found) and any(play.tile.is_double for play in found)

    return reached(like.game, random, wanted)


EQUAL_ENDS = Question(
    name="equal-ends",
    kind=Kind.PLAYS,
    one=True,
    right=_equal,
    mistakes=(Mistake("double_is_equal", _double_of_an_end),),
    args=table_args,
    deal=_deal_equal,
)


# Every play


def _without_second_end(case: Case) -> Iterator[Answer]:
    """The plays with one tile's second place left out, and with all of them left out."""
    found = legal(case)
    firsts: dict[object, Play] = {}
    for play in found:
        firsts.setdefault(play.tile, play)
    twice = [play for play in found if sum(other.tile == play.tile for other in found) > 1]
    for play in twice:
        yield written(case, [other for other in found if other != play])
    if twice:
        yield written(case, firsts.values())
        yield written(case, [play for play in found if play not in firsts.values() or play not in twice])


def _deal_all_plays(random: Random, like: Case) -> Case | None:
    full_cross = not like.at.layout.arms_to_fill()

    def wanted(position: Position) -> bool:
        found = plays(position)
        twice = len(found) > len({play.tile for play in found})
        whole = not full_cross or not position.layout.arms_to_fill()
        return 2 < len(found) <= 6 and twice and whole and len(position.layout) > 1

    return reached(like.game, random, wanted)


ALL_PLAYS = Question(
    name="all-plays",
    kind=Kind.PLAYS,
    right=lambda case: [written(case, legal(case))],
    mistakes=(Mistake("missed_second_end", _without_second_end),),
    args=table_args,
    deal=_deal_all_plays,
)
