"""The frame shown: stable early in a hand, growing by steps, so that the board is not rescaled with each tile."""

from __future__ import annotations

import math

from ..engine.placement import Box
from .model import Aspect, grown

#: The smallest frame of each aspect, in half squares: room for eight to ten tiles.
SMALLEST = {Aspect.WIDE: (40, 20), Aspect.SQUARE: (28, 28), Aspect.TALL: (24, 30)}
#: One step is this much larger than the one before.
STEP = 1.1
#: Free space between the frame and what lies in it.
MARGIN = 1


def first_view(aspect: Aspect) -> Box:
    """The frame before anything lies on the table."""
    width, height = SMALLEST[aspect]
    return Box(-(width // 2), -(height // 2), width, height)


def next_view(view: Box, aspect: Aspect, content: Box) -> Box:
    """The frame after the content has changed: the same while that still fits, else moved or a step larger."""
    content = grown(content, MARGIN)
    if content.inside(view):
        return view
    width, height = view.w, view.h
    base_width, base_height = SMALLEST[aspect]
    step = round(math.log(width / base_width, STEP))
    while content.w > width or content.h > height:
        step += 1
        width, height = round(base_width * STEP**step), round(base_height * STEP**step)
    return Box(content.x - (width - content.w) // 2, content.y - (height - content.h) // 2, width, height)
