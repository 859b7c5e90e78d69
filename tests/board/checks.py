"""What must hold of every board, said once: geometry, joints, markers, frame, and what stays where it is."""

from __future__ import annotations

import re
from xml.etree import ElementTree as ET

from domino_widget.board import Aspect, Board, board
from domino_widget.drawing import svg
from domino_widget.engine import Layout
from domino_widget.engine.placement import Box
from tests.board.layouts import prefixes

SVG = "{http://www.w3.org/2000/svg}"
#: Drawing units of one half of a tile.
HALF = 40


def grown(box: Box, margin: int = 1) -> Box:
    return Box(box.x - margin, box.y - margin, box.w + 2 * margin, box.h + 2 * margin)


def check_board(layout: Layout, laid: Board, since: int = 0) -> None:
    """All properties of one board, of its tiles from number ``since`` on: the others were looked at before."""
    assert [tile.number for tile in laid.tiles] == list(range(len(layout)))
    assert [(end.number, end.port) for end in laid.ends] == [(end.number, end.port) for end in layout.free]
    check_shapes(layout, laid, since)
    check_apart(layout, laid, since)
    if layout.rules.table is None:
        check_markers(laid)
    check_joints(layout, laid, since)
    for box in [tile.box for tile in laid.tiles]:
        assert box.inside(laid.frame)


def check_shapes(layout: Layout, laid: Board, since: int = 0) -> None:
    """A single lies along its direction, a double across it."""
    for tile in laid.tiles[since:]:
        along = (4, 2) if tile.towards[0] else (2, 4)
        across = along[::-1]
        double = layout.tiles[tile.number].tile.is_double
        assert (tile.box.w, tile.box.h) == (across if double else along)


def check_apart(layout: Layout, laid: Board, since: int = 0) -> None:
    """No two tiles overlap; those that are not joined keep a gap, but on the bounded table."""
    crowded = layout.rules.table is not None
    tied = {leader.number for leader in laid.leaders}
    for tile in laid.tiles[since:]:
        placed = layout.tiles[tile.number]
        for other in laid.tiles[: tile.number]:
            assert not tile.box.overlaps(other.box), (tile, other)
            joined = placed.at == other.number and tile.number not in tied
            if not (crowded or joined or laid.tight):
                assert not grown(tile.box).overlaps(other.box), (tile, other)


def check_markers(laid: Board) -> None:
    """Every end has a marker at its mouth that covers no tile, inside the frame."""
    for end in laid.ends:
        assert (end.box.w, end.box.h) == (2, 2)
        assert end.box.inside(laid.frame), (end, laid.frame)
        assert not any(end.box.overlaps(tile.box) for tile in laid.tiles), end


def check_joints(layout: Layout, laid: Board, since: int = 0) -> None:
    """Each tile touches its parent along a whole half, and with that half's equal."""
    tied = {leader.number for leader in laid.leaders}
    for tile in laid.tiles[max(since, 1) :]:
        placed = layout.tiles[tile.number]
        if tile.number in tied:
            continue
        parent = laid.tiles[placed.at]
        above = layout.tiles[placed.at]
        ours: tuple[Box, ...] = tile.halves() if placed.tile.is_double else tile.halves()[:1]
        theirs: tuple[Box, ...]
        if above.tile.is_double:
            theirs = parent.halves()
        elif placed.at == 0 and placed.port == 1:
            theirs = parent.halves()[:1]
        else:
            theirs = parent.halves()[1:]
        assert any(edge(a, b) > 0 for a in ours for b in theirs), (parent, tile)


def edge(a: Box, b: Box) -> int:
    """How long an edge two boxes share."""
    across = min(a.x + a.w, b.x + b.w) - max(a.x, b.x)
    down = min(a.y + a.h, b.y + b.h) - max(a.y, b.y)
    return max(across, down) if min(across, down) == 0 else 0


def check_round(layout: Layout, aspect: Aspect) -> Board:
    """The board after each tile of a round: laid tiles stay where they are unless a repair is counted."""
    before: Board | None = None
    for grown_layout in prefixes(layout):
        now = board(grown_layout, aspect)
        kept = before is not None and now.repairs == before.repairs
        if before is not None and kept:
            assert now.tiles[:-1] == before.tiles
            assert now.frame.w >= before.frame.w and now.frame.h >= before.frame.h
        check_board(grown_layout, now, len(grown_layout) - 1 if kept else 0)
        before = now
    assert before is not None
    return before


def drawn_halves(text: str) -> list[tuple[Box, int]]:
    """Every half in a drawing, as a box in half squares with the pips that are to be seen in it."""
    root = ET.fromstring(text)
    defs = {node.get("id"): node for node in root.iter() if node.get("id")}
    found = []
    for group in root.iter(f"{SVG}g"):
        if group.get("data-number") is None:
            continue
        shift = re.fullmatch(r"translate\((\S+) (\S+)\)", group.get("transform", "translate(0 0)"))
        assert shift
        x, y = float(shift[1]), float(shift[2])
        uses = group.findall(f"{SVG}use")
        lying = drawn_body(defs[uses[0].get("href", "")[1:]]) == (2 * HALF, HALF)
        seen = {}
        for use in uses[1:]:
            at = float(use.get("x", 0)) / HALF, float(use.get("y", 0)) / HALF
            seen[at] = drawn_pips(defs[use.get("href", "")[1:]])
        for at in ((0.0, 0.0), (1.0, 0.0) if lying else (0.0, 1.0)):
            box = Box(round(x / 20 + 2 * at[0]), round(y / 20 + 2 * at[1]), 2, 2)
            found.append((box, seen.pop(at, 0)))
        assert not seen
    return found


def drawn_body(node: ET.Element) -> tuple[int, int]:
    """Width and height of a tile's body, with the hairline around it."""
    rect = node.find(f"{SVG}rect")
    assert rect is not None
    return round(float(rect.get("width", 0)) + 1.6), round(float(rect.get("height", 0)) + 1.6)


def drawn_pips(node: ET.Element) -> int:
    """The pips of a half as one sees them: holes, or a numeral."""
    numeral = node.find(f"{SVG}text")
    if numeral is not None:
        return int(numeral.text or "")
    return len([circle for circle in node.iter(f"{SVG}circle") if circle.get("data-pip") is not None])


def check_drawing(layout: Layout, aspect: Aspect) -> None:
    """Read back from the drawing: every tile shows its halves, and at every joint the touching ones are equal."""
    halves = drawn_halves(svg(layout, aspect=aspect))
    pairs = list(zip(halves[::2], halves[1::2], strict=True))
    assert [sorted((a[1], b[1])) for a, b in pairs] == [[p.tile.low, p.tile.high] for p in layout.tiles]
    for placed in layout.tiles[1:]:
        ours, theirs = pairs[placed.number], pairs[placed.at]
        joints = [(a, b) for a in ours for b in theirs if edge(a[0], b[0]) == 2]
        if not joints:  # a double meets a half with the middle of its side
            joints = [(a, b) for a in ours for b in theirs if edge(a[0], b[0]) == 1]
        assert joints, placed
        assert all(a[1] == b[1] == placed.inner for a, b in joints), (placed, joints)
