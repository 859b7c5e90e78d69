"""A picture of values along a hand: two lines over the turns, drawn as an SVG that needs nothing else."""

from __future__ import annotations

from collections.abc import Sequence

WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 420, 190, 36, 10, 12, 30
#: The room that the name of a tile needs beside the next.
NAME = 38
#: The height of a number.
NEAR = 14
#: One colour for what could be had and one for what was played, both readable on light and dark.
BEST, PLAYED = "#2f7d62", "#c2410c"


def plot(values: Sequence[tuple[float, float]], labels: Sequence[str]) -> str:
    """The picture: for each turn the value of the best play and of the one that was made, and what was played.

    The lines differ in dashes and marks too, not in colour alone. Text takes the colour of its surroundings.
    """
    numbers = [value for pair in values for value in pair] or [0.0]
    low, high = min(*numbers, 0.0), max(*numbers, 0.0)
    span = (high - low) or 1.0

    def x(turn: int) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * (turn + 0.5) / max(1, len(values))

    def y(value: float) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * (high - value) / span

    # A number too near the nought would lie on it.
    marked = [value for value in (low, high) if abs(y(value) - y(0.0)) > NEAR]
    parts = [_axis(y(value), _number(value, span)) for value in (0.0, *marked)]
    every = -(-NAME * len(values) // (WIDTH - LEFT - RIGHT))
    parts += [_line([(x(i), y(pair[0])) for i, pair in enumerate(values)], BEST, "")]
    parts += [_line([(x(i), y(pair[1])) for i, pair in enumerate(values)], PLAYED, ' stroke-dasharray="5 4"')]
    for turn, (best, played) in enumerate(values):
        parts.append(f'<circle cx="{x(turn):.1f}" cy="{y(best):.1f}" r="4" fill="{BEST}"/>')
        if played < best:
            at, side = (x(turn), y(played)), 4.5
            parts.append(
                f'<rect x="{at[0] - side:.1f}" y="{at[1] - side:.1f}" width="9" height="9" fill="{PLAYED}"/>'
            )
        if turn % every == 0:
            parts.append(_label(x(turn), HEIGHT - BOTTOM + 20, _short(labels[turn]), "middle"))
    # Read out it is a row of tiles, each with the value played and the best one: in no language, so in all.
    told = "; ".join(
        f"{_short(label)}: {_signed(played, 1)} / {_signed(best, 1)}" for (best, played), label in zip(values, labels)
    )
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="100%" role="img"'
    head += f' aria-label="{told}"'
    style = 'style="max-width:560px;font:13px system-ui,sans-serif" fill="currentColor" stroke-linecap="round"'
    return f"{head} {style}>{''.join(parts)}</svg>"


def _number(value: float, span: float) -> str:
    return _signed(value, 0 if span > 2 else 2) if value else "0"


def _signed(value: float, places: int) -> str:
    """With its sign, and none before a nought that was less than one."""
    return f"{round(value, places) + 0.0:+.{places}f}"


def _short(text: str) -> str:
    """The tile of an action's text."""
    return text.split(":")[-1].split("@")[0]


def _axis(y: float, text: str) -> str:
    line = f'<line x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y:.1f}" y2="{y:.1f}" stroke="currentColor" opacity=".25"/>'
    return line + _label(LEFT - 6, y + 4, text, "end")


def _label(x: float, y: float, text: str, anchor: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{text}</text>'


def _line(points: Sequence[tuple[float, float]], colour: str, dash: str) -> str:
    path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    return f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2.5"{dash}/>'
