"""A static picture of a board: one self-contained SVG, with the geometry of the game on screen.

It shows what lies on the table. A hand is drawn, under the board, for one seat only: the seat of an
observation, or the seat asked for.
"""

from __future__ import annotations

import hashlib
from base64 import b64encode
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from html import escape

from .board import Aspect, Board, BoardEnd, BoardTile, Leader, board
from .engine.actions import Event, Played
from .engine.errors import EngineError
from .engine.kinds import SEATS
from .engine.layout import End, Layout
from .engine.match import Match
from .engine.observe import Observation, observe
from .engine.placement import Box
from .engine.round import Round
from .engine.state import Position
from .engine.tiles import Tile, descending
from .message import Msg, as_html, msg
from .texts import check_language, say
from .tile_art import COLOURS, SEAT_COLOURS, UNIT, definitions, number, tile_drawing

#: Pixels that a board is drawn for, unless the page has less room.
SIZES = {Aspect.WIDE: (720, 360), Aspect.SQUARE: (480, 480), Aspect.TALL: (340, 425)}
#: One half of a tile in the hand, in pixels of that size.
HAND_HALF = 44
_RIM, _END, _LAST = COLOURS["felt-rim"], COLOURS["end"], COLOURS["last"]


@dataclass(frozen=True, slots=True)
class Scene:
    """All that one picture shows."""

    layout: Layout
    last_seat: int | None = None
    hand: tuple[Tile, ...] = ()
    hand_seat: int | None = None
    ends: bool = True
    lang: str | None = None


def svg(
    what: Layout | Position | Observation | Round | Match,
    ply: int | None = None,
    *,
    aspect: Aspect = Aspect.WIDE,
    seat: int | None = None,
    ends: bool = True,
    words: bool = True,
    lang: str = "en",
) -> str:
    """The picture of a layout or of anything that has one; ``ply`` picks the moment after so many actions.

    Of a match it is the round under way. ``seat`` asks for that seat's hand as well; ``ends`` says whether open ends
    are marked, ``words`` whether it says in the language ``lang`` what it shows: without them something beside it
    does, such as ``in_words``. ValueError for a ply, EngineError for a seat, RulesError for a language not there.
    """
    scene = replace(_scene(what, ply, seat), ends=ends, lang=check_language(lang) if words else None)
    laid = board(scene.layout, aspect)
    return _picture(scene, laid, aspect)


def in_words(what: Position | Observation, seat: int | None = None) -> list[Msg]:
    """What the picture of a table and a hand shows, for those who do not see it."""
    scene = _scene(what, None, seat)
    tiles, ends = scene.layout.tiles, ", ".join(str(end.value) for end in scene.layout.ends())
    table = msg("picture-empty")
    if tiles:
        table = msg("picture-table", count=len(tiles), last=str(tiles[-1].tile), ends=ends or "–")
    return [table, msg("picture-hand", tiles=", ".join(map(str, scene.hand)) or "–")]


def _scene(what: object, ply: int | None, seat: int | None) -> Scene:
    if isinstance(what, Match):
        what = what.round
    if isinstance(what, Round):
        return _scene_of_round(what, ply, seat)
    if ply is not None:
        raise ValueError("Only a round or a match has plies.")
    if isinstance(what, Position) and seat is not None:
        what = observe(what, (), seat)
    if isinstance(what, Observation):
        if seat is not None and seat != what.seat:
            raise EngineError("no-such-seat", seat=seat)
        return Scene(what.layout, _last_player(what.log), descending(what.hand), what.seat)
    layout = what if isinstance(what, Layout) else getattr(what, "layout", None)
    if not isinstance(layout, Layout):
        raise TypeError(f"A {type(what).__name__} has no layout to draw.")
    return Scene(layout)


def _scene_of_round(round_: Round, ply: int | None, seat: int | None) -> Scene:
    steps = round_.steps
    ply = len(steps) if ply is None else ply
    if not 0 <= ply <= len(steps):
        raise ValueError(f"The round has plies from 0 to {len(steps)}, not {ply}.")
    position = round_.position if ply == len(steps) else steps[ply][0]
    log = [event for step in steps[:ply] for event in step[2]]
    hand = descending(observe(position, log, seat).hand) if seat is not None else ()
    return Scene(position.layout, _last_player(log), hand, seat)


def _last_player(log: Iterable[Event]) -> int | None:
    """Who laid the last tile."""
    players = [event.seat for event in log if isinstance(event, Played)]
    return players[-1] if players else None


def _picture(scene: Scene, laid: Board, aspect: Aspect) -> str:
    """The whole SVG text."""
    frame, (width, height) = laid.frame, SIZES[aspect]
    shown = _shaped(frame, width / height)
    scale = shown[2] / width
    shelf, shelf_height = _hand(scene, shown, scale)
    body = "".join(
        (
            _felt(shown, shelf_height, scale),
            *(_leader(leader) for leader in laid.leaders),
            '<g filter="url(#ID-drop)">',
            *(_tile(scene.layout, tile) for tile in laid.tiles),
            "</g>",
            *(_ends(scene.layout, laid) if scene.ends else ()),
            _last(scene, laid),
            shelf,
        )
    )
    head, names = "", 'aria-hidden="true"'
    if scene.lang:
        title, *told = (say(line, scene.lang) for line in _words(scene))
        text = " ".join(told)
        head = f'<title id="ID-title">{escape(title)}</title><desc id="ID-desc">{escape(text)}</desc>'
        names = 'role="img" aria-labelledby="ID-title ID-desc"'
    view = " ".join(number(value) for value in (*shown[:3], shown[3] + shelf_height))
    full = height + shelf_height / scale
    drawing = (
        f'<svg xmlns="http://www.w3.org/2000/svg" {names} viewBox="{view}" '
        f'width="{width}" height="{number(full)}" style="max-width:100%;height:auto" '
        f'font-family="system-ui,-apple-system,Segoe UI,Roboto,Noto Sans,Helvetica Neue,Arial,sans-serif">'
        f"{head}{definitions(_halves(scene))}{body}</svg>"
    )
    return _own_ids(drawing)


def _halves(scene: Scene) -> set[int]:
    tiles = [placed.tile for placed in scene.layout.tiles] + list(scene.hand)
    return {half for tile in tiles for half in (tile.low, tile.high)}


def _shaped(frame: Box, ratio: float) -> tuple[float, float, float, float]:
    """The frame in drawing units, widened or heightened to the shape of the picture."""
    width, height = max(frame.w, frame.h * ratio), max(frame.h, frame.w / ratio)
    x, y = frame.x - (width - frame.w) / 2, frame.y - (height - frame.h) / 2
    return x * UNIT, y * UNIT, width * UNIT, height * UNIT


def tiles_svg(rows: Mapping[str, Iterable[Tile]]) -> str:
    """Rows of tiles, such as hands, each under its name: one self-contained SVG."""
    step, line = 2 * UNIT + 12, 4 * UNIT + 34
    shown = {name: tuple(tiles) for name, tiles in rows.items()}
    width = max((len(tiles) for tiles in shown.values()), default=1) * step + 28
    drawn = []
    for row, (name, tiles) in enumerate(shown.items()):
        drawn.append(f'<text x="0" y="{row * line + 60}" font-size="18" font-weight="650">{escape(name)}</text>')
        drawn += [
            tile_drawing(28 + index * step, row * line + 14, False, tile.high, tile.low)
            for index, tile in enumerate(tiles)
        ]
    text = "; ".join(f"{name}: {', '.join(map(str, tiles))}" for name, tiles in shown.items())
    halves = {half for tiles in shown.values() for tile in tiles for half in (tile.low, tile.high)}
    drawing = (
        f'<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-labelledby="ID-title" fill="currentColor" '
        f'viewBox="0 0 {width} {len(shown) * line}" width="{width}" height="{len(shown) * line}" '
        f'style="max-width:100%;height:auto" font-family="system-ui,sans-serif"><title id="ID-title">'
        f"{escape(text)}</title>{definitions(halves)}{''.join(drawn)}</svg>"
    )
    return _own_ids(drawing)


def _own_ids(drawing: str) -> str:
    """Ids are page-wide in HTML: two pictures on a page must not share any."""
    return drawing.replace("ID-", f"d{hashlib.sha256(drawing.encode()).hexdigest()[:10]}-")


def _felt(shown: tuple[float, float, float, float], shelf: float, scale: float) -> str:
    x, y, width, height = shown
    corner, rim = 14 * scale, 1.5 * scale
    outline = _rect(x + rim / 2, y + rim / 2, width - rim, height + shelf - rim, corner)
    return (
        f'<clipPath id="ID-table">{outline}/></clipPath><g clip-path="url(#ID-table)">'
        f'{_rect(x, y, width, height)} fill="{COLOURS["felt"]}"/>'
        f'{_rect(x, y, width, height)} fill="url(#ID-weave)"/>{_rect(x, y, width, height)} fill="url(#ID-light)"/>'
        f'{_rect(x, y, width, height)} fill="url(#ID-shade)"/>'
        f'</g>{outline} fill="none" stroke="{COLOURS["felt-rim"]}" stroke-width="{number(rim)}"/>'
    )


def _rect(x: float, y: float, width: float, height: float, corner: float = 0) -> str:
    """The start of a rectangle: its place and size, left open for its colours."""
    rounded = f' rx="{number(corner)}"' if corner else ""
    return f'<rect x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(height)}"{rounded}'


def _tile(layout: Layout, tile: BoardTile) -> str:
    placed = layout.tiles[tile.number]
    first, second = tile.halves()
    inner, outer = placed.inner, placed.outer
    if (second.x, second.y) < (first.x, first.y):
        inner, outer = outer, inner
    box = tile.box
    return tile_drawing(box.x * UNIT, box.y * UNIT, box.w > box.h, inner, outer, placed.number)


def _leader(leader: Leader) -> str:
    (x1, y1), (x2, y2) = leader.start, leader.stop
    return (
        f'<line x1="{x1 * UNIT}" y1="{y1 * UNIT}" x2="{x2 * UNIT}" y2="{y2 * UNIT}" '
        f'stroke="{COLOURS["brass"]}" stroke-width="3" stroke-dasharray="2 6" stroke-linecap="round"/>'
    )


def _ends(layout: Layout, laid: Board) -> Iterator[str]:
    """The markers: open ends with a dashed ring, those that must wait with a faint dotted one."""
    open_now = {(end.number, end.port) for end in layout.ends()}
    values: dict[tuple[int, int], End] = {(end.number, end.port): end for end in layout.free}
    for end in laid.ends:
        place = end.number, end.port
        if layout.rules.table and place not in open_now:
            continue  # closed for good: other tiles may lie there
        yield _end(end, values[place].value, place in open_now)


def _end(end: BoardEnd, value: int, is_open: bool) -> str:
    # A little beyond the middle of its box, clear of the tile's edge.
    x = (end.box.x + 1 + 0.15 * end.towards[0]) * UNIT
    y = (end.box.y + 1 + 0.15 * end.towards[1]) * UNIT
    ring = 'stroke-width="1.8" stroke-dasharray="4.2 3"' if is_open else 'stroke-width="1.4" stroke-dasharray="1 3.6"'
    faint = "" if is_open else ' opacity=".45"'
    return (
        f'<g data-end="{end.number}.{end.port}"{faint}><circle cx="{number(x)}" cy="{number(y)}" r="15.6" '
        f'fill="{_RIM}" fill-opacity=".72" stroke="{_END}" stroke-linecap="round" {ring}/>'
        f'<text x="{number(x)}" y="{number(y)}" dy=".35em" text-anchor="middle" font-size="17" font-weight="650" '
        f'fill="{_END}">{value}</text></g>'
    )


def _last(scene: Scene, laid: Board) -> str:
    """The ring round the last tile, and who laid it."""
    if len(laid.tiles) < 2:
        return ""
    box = laid.tiles[-1].box
    gap = 3.2
    ring = _rect(box.x * UNIT - gap, box.y * UNIT - gap, box.w * UNIT + 2 * gap, box.h * UNIT + 2 * gap, 8.4)
    drawn = f'<g data-last="{laid.tiles[-1].number}">{ring} fill="none" stroke="{_LAST}" stroke-width="2.8"/>'
    if scene.last_seat is not None:
        x, y = (number(value * UNIT) for value in _badge_place(laid))
        drawn += (
            f'<circle cx="{x}" cy="{y}" r="10" fill="{SEAT_COLOURS[scene.last_seat]}" stroke="{_LAST}" '
            f'stroke-width="2.2"/><text x="{x}" y="{y}" dy=".36em" text-anchor="middle" font-size="12" '
            f'font-weight="700" fill="#fff">{SEATS[scene.last_seat]}</text>'
        )
    return drawn + "</g>"


def _badge_place(laid: Board) -> tuple[float, float]:
    """A corner or side of the last tile where the badge covers no other tile and no marker."""
    box = laid.tiles[-1].box
    left, right, top, bottom = box.x, box.x + box.w, box.y, box.y + box.h
    across, down = box.x + box.w / 2, box.y + box.h / 2
    spots: list[tuple[float, float]] = [(right, top), (left, top), (right, bottom), (left, bottom)]
    spots += [(across, top - 0.3), (across, bottom + 0.3), (right + 0.3, down), (left - 0.3, down)]
    others = [tile.box for tile in laid.tiles[:-1]] + [end.box for end in laid.ends]
    return min(spots, key=lambda spot: sum(_covers(spot, other) for other in others))


def _covers(spot: tuple[float, float], box: Box) -> float:
    """How deep a badge at a spot would lie over a box."""
    reach = 0.62
    wide = min(spot[0] + reach, box.x + box.w) - max(spot[0] - reach, box.x)
    high = min(spot[1] + reach, box.y + box.h) - max(spot[1] - reach, box.y)
    return wide * high if wide > 0 and high > 0 else 0.0


def _hand(scene: Scene, shown: tuple[float, float, float, float], scale: float) -> tuple[str, float]:
    """The walnut rail with a hand, and its height; nothing where no hand is shown."""
    if scene.hand_seat is None:
        return "", 0.0
    x, y, width, height = shown
    zoom = HAND_HALF / (2 * UNIT) * scale
    step, row, edge = (HAND_HALF + 12) * scale, (2 * HAND_HALF + 20) * scale, 20 * scale
    columns = max(1, int((width - 2 * edge + 12 * scale) // step))
    rows = max(1, -(-len(scene.hand) // columns))
    depth = rows * row + 38 * scale
    top = y + height
    drawn = [
        (
            f'<g data-hand="{SEATS[scene.hand_seat]}"><g clip-path="url(#ID-table)">'
            f'{_rect(x, top, width, depth)} fill="{COLOURS["rail"]}"/>'
            f'{_rect(x, top, width, 3 * scale)} fill="{COLOURS["rail-edge"]}"/></g>'
        ),
    ]
    if scene.lang:
        name = say(msg("drawing-hand", seat=SEATS[scene.hand_seat]), scene.lang)
        drawn.append(
            f'<text x="{number(x + edge)}" y="{number(top + 24 * scale)}" font-size="{number(13 * scale)}" '
            f'font-weight="650" fill="{COLOURS["on-rail"]}">{escape(name)}</text>'
        )
    for index, tile in enumerate(scene.hand):
        at_x = x + edge + index % columns * step
        at_y = top + 36 * scale + index // columns * row
        drawn.append(
            f'<g transform="translate({number(at_x)} {number(at_y)}) scale({number(zoom)})">'
            f"{tile_drawing(0, 0, False, tile.high, tile.low)}</g>"
        )
    return "".join((*drawn, "</g>")), depth


def _words(scene: Scene) -> Iterator[Msg]:
    """The picture's title, and what it shows, a message each."""
    layout, last = scene.layout, scene.last_seat
    yield msg("drawing-title", game=say(msg(f"game-{layout.rules.id}"), scene.lang or "en"))
    if not layout.tiles:
        yield msg("picture-empty")
    else:
        laid = msg("drawing-laid", count=len(layout), last=str(layout.tiles[-1].tile))
        yield laid if last is None else msg("drawing-laid-by", seat=SEATS[last], **laid.args)
        if scene.ends:
            ends = ", ".join(f"{end.value} ({layout.tiles[end.number].tile})" for end in layout.ends())
            yield msg("drawing-ends", ends=ends or "–")
    if scene.hand_seat is not None:
        tiles = ", ".join(map(str, scene.hand)) or "–"
        yield msg("drawing-tiles", seat=SEATS[scene.hand_seat], tiles=tiles)


def still(picture: str, line: str, note: str) -> str:
    """A picture, the line under it and a note, as HTML. As an image: what is not trusted may show no SVG."""
    source = b64encode(picture.encode()).decode()
    image = f'<img alt="{escape(line)}" src="data:image/svg+xml;base64,{source}">'
    return f"{image}<br><code>{as_html(line)}</code><br>{escape(note)}"
