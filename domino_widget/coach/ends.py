"""The group "legal ends": what is open, which of the viewer's tiles fit, and why the others do not."""

from __future__ import annotations

from dataclasses import replace

from domino_widget.engine import Drawing, End, Observation, Phase, Tile
from domino_widget.engine.tiles import descending

from .facts import listed, must_draw, plays
from .lines import LOOK, HintLine, Mark, answer, look, part, rule


def end_lines(seen: Observation, *, deciding: bool) -> list[HintLine]:
    """All lines of the group; ``deciding`` is whether the viewer has anything at all to decide."""
    if seen.phase is Phase.OVER:
        return [look("hint-over")]
    if not deciding and not seen.plays:
        return [look("hint-not-now")]
    if seen.phase is Phase.CLOSING:
        return [look("hint-ends-done")]
    if not seen.plays:
        return [look("hint-ends-wait")]
    if not seen.layout.tiles:
        return _lead(seen)
    if plays(seen):
        return _turn(seen)
    stuck = _stuck(seen)
    # With nothing to find all is said at once; where a window is open, step by step like the rest.
    return stuck if deciding else [replace(line, label="none", step=LOOK) for line in stuck]


def _lead(seen: Observation) -> list[HintLine]:
    if seen.opening_tile is None:
        return [look("hint-look-lead"), rule("hint-ends-lead-any")]
    return [look("hint-look-lead"), rule("hint-rule-lead"), answer("hint-ends-lead", tile=str(seen.opening_tile))]


def _stuck(seen: Observation) -> list[HintLine]:
    """Only a draw or a knock is left: which, and why."""
    said = [look("hint-ends-none-draw" if must_draw(seen) else "hint-ends-none-knock")]
    if seen.setup.rules.drawing is not Drawing.NONE:
        said.append(rule("hint-rule-draw"))
    return said + _open(seen)


def _turn(seen: Observation) -> list[HintLine]:
    rules = seen.setup.rules
    said = [look("hint-look-ends"), rule("hint-rule-match"), rule("hint-rule-must-play")]
    if seen.layout.arms_to_fill():
        said.append(rule("hint-rule-arms"))
    if any(seen.layout.waits_for_sides(end) for end in seen.layout.free):
        said.append(rule("hint-rule-sides"))
    if rules.table is not None:
        said.append(rule("hint-rule-turns"))
    said += _open(seen)
    for tile in descending(seen.hand):
        said += _tile(seen, tile)
    return said


def _open(seen: Observation) -> list[HintLine]:
    layout = seen.layout
    ends = layout.ends()
    arms = layout.arms_to_fill()
    if arms:
        return [part("hint-ends-arms", arms=arms, value=ends[0].value)]
    said = [part("hint-ends-open", ends=_values(ends))] if ends else []
    if seen.setup.rules.table is not None:
        said += [part("hint-ends-closed", end=end.value) for end in layout.free if end not in ends]
    return said


def _tile(seen: Observation, tile: Tile) -> list[HintLine]:
    ends = seen.layout.ends()
    fitting = _fitting(seen, tile)
    if fitting:
        said = [answer("hint-ends-tile-fits", tile=str(tile), ends=_values(fitting))]
    else:
        said = [answer("hint-ends-tile-not", tile=str(tile), ends=_values(ends))]
    # On a bounded table an end may have room for another shape, but not for this one.
    cramped = [end.value for end in ends if end.value in tile and end not in fitting]
    return said + [answer("hint-ends-no-room", tile=str(tile), end=value) for value in dict.fromkeys(cramped)]


def _fitting(seen: Observation, tile: Tile) -> tuple[End, ...]:
    """The ends where the tile has a legal play, each once."""
    return tuple(dict.fromkeys(end for end, _ in seen.layout.fits(tile)))


def _values(ends: tuple[End, ...]) -> str:
    return listed([end.value for end in ends])


def end_marks(seen: Observation) -> list[Mark]:
    """The ends where one of the viewer's tiles fits, each marked with its value."""
    legal = {(play.at, play.port) for play in plays(seen)}
    return [
        Mark(end.number, end.port, str(end.value)) for end in seen.layout.ends() if (end.number, end.port) in legal
    ]
