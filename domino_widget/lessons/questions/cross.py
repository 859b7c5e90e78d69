"""Skills ``cross.phase`` and ``cross.branches``: four arms first, and which doubles branch (rules.md 5)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from random import Random

from ...engine import Branching, Layout, Play, Position
from ...engine.layout import End
from ...engine.state import plays
from ...message import msg
from ..answers import written_play
from ..level import Answer, Args, Case, Kind, Mistake, Option, Question
from ..reach import passed, reached
from .common import each, end_values, laid, legal, listed, table_args
from .ends import play_args, with_play
from .turns import TURN, WHAT_NOW, kind_of_turn


def covered_ends(layout: Layout) -> list[End]:
    """The ends of arms that have to wait for the empty ones."""
    return [end for end in layout.free if end not in layout.ends()]


def _too_early(case: Case) -> list[Play]:
    """Plays on arms that must wait."""
    position = case.at
    return [
        Play(case.seat, tile, at=end.number, port=end.port)
        for tile in position.hands[case.seat]
        for end in covered_ends(position.layout)
        if end.value in tile
    ]


def cross_args(case: Case) -> Args:
    """The table in words, and what its arms need."""
    layout = case.at.layout
    return table_args(case) | {
        "opening": str(layout.tiles[0].tile),
        "half": layout.tiles[0].tile.high,
        "arms": listed(str(placed.tile) for placed in layout.tiles[1:]) or "–",
        "empty": layout.arms_to_fill(),
        "count": len(layout.ends()),
        "waiting": listed(end.value for end in covered_ends(layout)) or "–",
    }


def _deal_cross_play(random: Random, like: Case) -> Case | None:
    def wanted(position: Position) -> bool:
        if not position.layout.arms_to_fill() or len(position.layout) < 2 or not plays(position):
            return False
        waiting = {end.value for end in covered_ends(position.layout)}
        return any({tile.low, tile.high} & waiting for tile in position.hands[position.to_act or 0])

    return reached(like.game, random, wanted)


CROSS_PLAY = Question(
    name="cross-play",
    kind=Kind.PLAYS,
    hides_ends=True,
    one=True,
    right=lambda case: each(case, legal(case)),
    mistakes=(
        Mistake("extended_arm_before_cross", lambda case: [(written_play(case, p),) for p in _too_early(case)]),
    ),
    args=cross_args,
    deal=_deal_cross_play,
)


def _values(values: Iterable[int]) -> Answer:
    return tuple(sorted(set(values), key=str))


def _all_free(case: Case) -> list[Answer]:
    layout = case.at.layout
    return [_values(end.value for end in layout.free), _values(end.value for end in covered_ends(layout))]


def _still_the_opening(case: Case) -> list[Answer]:
    layout = case.at.layout
    if layout.arms_to_fill():
        return []
    opening = layout.tiles[0].tile.high
    return [(opening,), _values([*end_values(layout), opening])]


OPEN_ENDS = Question(
    name="open-ends",
    kind=Kind.SET,
    hides_hand=True,
    hides_ends=True,
    right=lambda case: [_values(end_values(case.at.layout))],
    mistakes=(
        Mistake("extended_arm_before_cross", lambda case: _all_free(case) if case.at.layout.arms_to_fill() else []),
        Mistake("opening_still_open", _still_the_opening),
    ),
    options=lambda case: tuple(Option(str(n), msg("option-number", n=n)) for n in range(case.game.max_pip + 1)),
    args=cross_args,
    deal=lambda random, like: reached(like.game, random, lambda p: 3 <= len(p.layout) <= 6),
)


def _none_in_stock(dealt: Position) -> bool:
    """Whether the number of the opening double is all in the hands: who runs out of it draws all there is."""
    opening = dealt.opening_tile
    return opening is not None and not any(opening.high in tile for tile in dealt.boneyard)


def _deal_cross_turn(random: Random, like: Case) -> Case | None:
    """A tile that would fit an arm which must wait, when there is a play, when there is none, and, which is rare,
    when the stock is empty too."""
    answer = random.choices(("play", "draw", "knock"), (3, 3, 1))[0]

    def wanted(position: Position) -> bool:
        waiting = {end.value for end in covered_ends(position.layout)}
        hand = position.hands[position.to_act or 0]
        tempts = len(position.layout) > 1 and any({tile.low, tile.high} & waiting for tile in hand)
        return tempts and kind_of_turn(position) == answer

    if answer == "knock":
        return passed(like.game, random, wanted, tries=2_000, begun=_none_in_stock)
    return passed(like.game, random, wanted)


CROSS_TURN = Question(
    name="cross-turn",
    kind=Kind.CHOICE,
    hides_ends=True,
    right=WHAT_NOW.right,
    mistakes=(
        Mistake("extended_arm_before_cross", lambda case: [("play",)] if not plays(case.at) else []),
        *WHAT_NOW.mistakes,
    ),
    options=lambda _case: TURN,
    args=lambda case: WHAT_NOW.args(case) | cross_args(case),
    deal=_deal_cross_turn,
)


# How many ends


def _after(case: Case) -> Layout:
    """The table that is asked about: after the play that the task names, if it names one."""
    if "tile" not in case.facts:
        return case.at.layout
    place = (case.facts["tile"], case.facts["end"])
    layout = case.at.layout
    return next(
        after
        for play in legal(case)
        for after in [laid(layout, play)]
        if (str(play.tile), after.tiles[-1].inner) == place
    )


def _branching(layout: Layout) -> bool:
    return layout.rules.branching is Branching.OPENING_AND_LATER_DOUBLES


def _later_doubles(layout: Layout) -> int:
    return sum(placed.tile.is_double for placed in layout.tiles[1:])


def _ends_if(case: Case, *, branches: bool) -> list[Answer]:
    """The number of ends if later doubles branched, or did not."""
    after = _after(case)
    doubles = _later_doubles(after)
    if not doubles or _branching(after) is branches:
        return []
    change = 2 if branches else -2
    return [(len(after.ends()) + change,), (len(after.ends()) + change * doubles,)]


def _count_args(case: Case) -> Args:
    after = _after(case)
    return (play_args(case) if "tile" in case.facts else table_args(case)) | {
        "opening": str(after.tiles[0].tile),
        "before": len(case.at.layout.ends()),
        "doubles": _later_doubles(after),
        "list": listed(end_values(after)),
        "count": len(after.ends()),
        "branching": "yes" if _branching(after) else "no",
        "played": case.facts.get("tile", "none"),
    }


def _deal_count_ends(random: Random, like: Case) -> Case | None:
    def wanted(position: Position) -> bool:
        whole = not position.layout.arms_to_fill()
        return whole and any(play.tile.is_double for play in plays(position))

    case = reached(like.game, random, wanted)
    if case is None:
        return None
    play = random.choice([play for play in legal(case) if play.tile.is_double])
    return replace(case, facts={"tile": str(play.tile), "end": play.tile.high})


COUNT_ENDS = Question(
    name="count-ends",
    kind=Kind.NUMBERS,
    hides_ends=True,
    right=lambda case: [(len(_after(case).ends()),)],
    mistakes=(
        Mistake("branched_in_double_six", lambda case: _ends_if(case, branches=True)),
        Mistake("double_did_not_branch", lambda case: _ends_if(case, branches=False)),
    ),
    args=_count_args,
    deal=_deal_count_ends,
)

__all__ = ["COUNT_ENDS", "CROSS_PLAY", "CROSS_TURN", "OPEN_ENDS", "covered_ends", "cross_args", "with_play"]
