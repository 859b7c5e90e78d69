"""Room for what is to come: floods over the anchors of free 4 x 4 blocks, the room a line needs to pass."""

from __future__ import annotations

from collections.abc import Sequence

from ..engine.placement import Box
from .ends import MIDDLE, STRIDE, mask
from .model import grown


def anchors(taken: int, frame: Box, shift: int) -> int:
    """Upper left cells of all free 4 x 4 blocks in a frame and the ring of four cells around it."""
    free = (mask(grown(frame, 5)) & ~taken) >> shift
    free &= free >> 1
    free &= free >> 2
    free &= free >> STRIDE
    return free & (free >> 2 * STRIDE)


def first_row(frame: Box) -> int:
    """By how many bits masks may be shifted down for a flood in this frame: what lies above is cut off."""
    return (frame.y - 8 + MIDDLE) * STRIDE


def inside(frame: Box, shift: int) -> int:
    """Anchors of the blocks that lie wholly in the frame."""
    return mask(Box(frame.x, frame.y, frame.w - 3, frame.h - 3)) >> shift


def corridor(free: int, inner: int) -> int:
    """All anchors that can be reached from outside the frame."""
    reached, front = 0, free & ~inner
    while front:
        reached |= front
        front = (front << 1 | front >> 1 | front << STRIDE | front >> STRIDE) & free & ~reached
    return reached


def territories(free: int, seeds: Sequence[int], steps: int) -> list[int]:
    """How many anchors each end wins when all grow at once, so many steps; earlier ones first."""
    fronts = []
    for seed in seeds:
        front = seed & free
        free &= ~front
        fronts.append(front)
    sizes = [front.bit_count() for front in fronts]
    for _ in range(steps):
        for index, front in enumerate(fronts):
            if front:
                front = (front << 1 | front >> 1 | front << STRIDE | front >> STRIDE) & free
                free &= ~front
                fronts[index] = front
                sizes[index] += front.bit_count()
    return sizes
