"""Skills ``cross.branches``, ``count.suit``, ``ends.legal``: the larger Cross games (rules.md 5)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

from ...engine import Layout, Play, Position, Tile
from ...engine.state import plays
from ...message import msg
from ..level import Answer, Case, Kind, Mistake, Option, Question
from ..reach import reached
from .common import laid, legal, table_args, value_at
from .cross import cross_args

# The opening double: how many tiles can join it, and how many it needs


def _opening(case: Case) -> int:
    return case.at.layout.tiles[0].tile.high


def _others(case: Case) -> int:
    """The tiles with the number of the opening double that do not lie yet."""
    lying = sum(_opening(case) in placed.tile for placed in case.at.layout.tiles)
    return case.game.max_pip + 1 - lying


OPENING_SUIT = Question(
    name="opening-suit",
    kind=Kind.NUMBERS,
    hides_hand=True,
    hides_ends=True,
    right=lambda case: [(_others(case), case.at.layout.arms_to_fill())],
    mistakes=(Mistake("opening_counted", lambda case: [(_others(case) + 1, case.at.layout.arms_to_fill())]),),
    fields=lambda case: (
        msg("field-others", number=_opening(case)),
        msg("field-cross-needs", opening=str(case.at.layout.tiles[0].tile)),
    ),
    args=lambda case: (
        cross_args(case)
        | {
            "all": case.game.max_pip + 1,
            "set": case.game.max_pip,
            "lying": case.game.max_pip + 1 - _others(case),
            "others": _others(case),
        }
    ),
    deal=lambda random, like: reached(like.game, random, lambda p: p.layout.arms_to_fill() > 0),
)


# Ends after so many doubles


def _with_doubles(case: Case, doubles: int) -> Layout:
    """A table of this game with a full cross and so many later doubles."""
    top = case.game.max_pip
    layout = Layout(case.game.rules).with_tile(Tile.of(top, top))
    tiles = [Tile.of(top, n) for n in range(4)]
    for n in range(doubles):
        # From the fifth on a number is reached through a branch of the double before.
        tiles += [Tile.of(n, n - 1), Tile.of(n, n)] if n > 3 else [Tile.of(n, n)]
    for tile in tiles:
        layout = layout.with_tile(tile, next(end for end, _ in layout.fits(tile)))
    return layout


def _ends_after(case: Case) -> Answer:
    return tuple(len(_with_doubles(case, doubles).ends()) for doubles in case.facts["doubles"])


ENDS_BY_DOUBLES = Question(
    name="ends-by-doubles",
    kind=Kind.NUMBERS,
    right=lambda case: [_ends_after(case)],
    mistakes=(
        Mistake("double_did_not_branch", lambda case: [(4,) * len(case.facts["doubles"])]),
        Mistake("covered_end_kept", lambda case: [tuple(4 + 3 * doubles for doubles in case.facts["doubles"])]),
    ),
    fields=lambda case: tuple(msg("field-doubles", doubles=doubles) for doubles in case.facts["doubles"]),
    args=lambda case: {
        "game": case.game.rules.id,
        "doubles": case.facts["doubles"][-1],
        "count": _ends_after(case)[-1],
    },
    deal=lambda random, like: replace(like, facts={"doubles": tuple(sorted(random.sample(range(1, 9), 3)))}),
)


# The name of a row


def _row_after(case: Case) -> tuple[str, Tile]:
    """The tile that names the row in which the play of the task lies (rules.md 5.5), and the tile it joins."""
    layout = case.at.layout
    play = next(play for play in legal(case) if (play.at, play.port) == case.facts["at"])
    after = laid(layout, play)
    arm = next(arm for arm in after.arms() if len(layout) in arm.chain)
    return str(after.tiles[arm.start].tile), after.tiles[play.at].tile


def _row_names(case: Case) -> list[str]:
    layout = case.at.layout
    return list(
        dict.fromkeys([str(layout.tiles[0].tile), str(layout.tiles[case.facts["at"][0]].tile), case.facts["tile"]])
    )


def _deal_row(random: Random, like: Case) -> Case | None:
    def wanted(position: Position) -> bool:
        return any(_beside(position.layout, play) for play in plays(position))

    case = reached(like.game, random, wanted)
    if case is None:
        return None
    play = random.choice([play for play in legal(case) if _beside(case.at.layout, play)])
    return replace(case, facts={"tile": str(play.tile), "at": (play.at, play.port)})


def _beside(layout: Layout, play: Play) -> bool:
    """Whether a play goes on a side, or on the far end, of a later double."""
    return play.at > 0 and layout.tiles[play.at].branches and not play.tile.is_double


ROW_NAME = Question(
    name="row-name",
    kind=Kind.CHOICE,
    hides_ends=True,
    hides_hand=True,
    right=lambda case: [(_row_after(case)[0],)],
    mistakes=(
        Mistake("double_did_not_branch", lambda case: _wrong_row(case, lambda own, opening: own == opening)),
        Mistake("branch_goes_on", lambda case: _wrong_row(case, lambda own, opening: own != opening)),
        Mistake("named_by_itself", lambda case: [(case.facts["tile"],)]),
    ),
    options=lambda case: tuple(Option(name, msg("option-row", tile=name)) for name in _row_names(case)),
    args=lambda case: (
        cross_args(case)
        | {
            "tile": case.facts["tile"],
            "double": str(_row_after(case)[1]),
            "side": "yes" if case.facts["at"][1] > 1 else "no",
            "name": _row_after(case)[0],
        }
    ),
    deal=_deal_row,
)


def _wrong_row(case: Case, chosen: Callable[[str, str], bool]) -> list[Answer]:
    """Of the two doubles that could name the row, the wrong one: the opening, or the later one."""
    right, opening = _row_after(case)[0], str(case.at.layout.tiles[0].tile)
    return [(name,) for name in _row_names(case)[:2] if name != right and chosen(name, opening)]


# How many plays


def _counted_by_value(case: Case) -> list[Answer]:
    """Each tile once, or once for each number that it fits."""
    found = legal(case)
    by_value = {(play.tile, value_at(case.at.layout, play)) for play in found}
    return [(len({play.tile for play in found}),), (len(by_value),)]


def _deal_count_plays(random: Random, like: Case) -> Case | None:
    def wanted(position: Position) -> bool:
        found = plays(position)
        twice = len(found) > len({play.tile for play in found})
        return 2 < len(found) < 13 and twice and not position.layout.arms_to_fill() and len(position.layout) > 1

    return reached(like.game, random, wanted)


COUNT_PLAYS = Question(
    name="count-plays",
    kind=Kind.NUMBERS,
    right=lambda case: [(len(legal(case)),)],
    mistakes=(Mistake("missed_second_end", _counted_by_value),),
    args=table_args,
    deal=_deal_count_plays,
)
