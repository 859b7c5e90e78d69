"""Tiles in SVG: ivory bodies with a visible edge below, drilled pips or numerals, a brass bar with its pin."""

from __future__ import annotations

from collections.abc import Iterable

#: Drawing units of one half square; a half of a tile is 40 units.
UNIT = 20

#: The light scheme of the look.
COLOURS = {
    "felt": "#2e6a58",
    "felt-edge": "#265a4a",
    "felt-rim": "#1c4538",
    "rail": "#453428",
    "rail-edge": "#33261d",
    "on-rail": "#f4ebdc",
    "ivory-lit": "#fdf9ee",
    "ivory": "#f3ead4",
    "ivory-edge": "#c9b992",
    "ivory-line": "#a8966d",
    "pip": "#1d1914",
    "pip-mid": "#2b251e",
    "pip-rim": "#6f6552",
    "pip-lip": "#fffdf6",
    "brass-lit": "#f4dc9c",
    "brass": "#c79a45",
    "brass-deep": "#7c5a1d",
    "last": "#fffaf0",
    "end": "#f6f1e4",
}
SEAT_COLOURS = ("#1d5c49", "#9b3d26", "#2b5599", "#73418a", "#7d5a0c")

_NEAR, _MIDDLE, _FAR = 9.6, 20.0, 30.4
_COLUMN = tuple((x, y) for x in (_NEAR, _FAR) for y in (_NEAR, _MIDDLE, _FAR))
_CORNERS = ((_NEAR, _NEAR), (_FAR, _NEAR), (_NEAR, _FAR), (_FAR, _FAR))
_CENTRE = ((_MIDDLE, _MIDDLE),)
#: Pips of an upright half, from its upper left corner; a lying half is the same turned by a quarter.
PIPS: dict[int, tuple[tuple[float, float], ...]] = {
    0: (),
    1: _CENTRE,
    2: ((_NEAR, _NEAR), (_FAR, _FAR)),
    3: ((_NEAR, _NEAR), (_MIDDLE, _MIDDLE), (_FAR, _FAR)),
    4: _CORNERS,
    5: _CORNERS + _CENTRE,
    6: _COLUMN,
}


def number(value: float) -> str:
    """A coordinate as text, no longer than it must be."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def definitions(halves: Iterable[int]) -> str:
    """Gradients, the two bodies, and a glyph for each of these halves, upright (v) and lying (h)."""
    glyphs = "".join(_glyph(half, way) for half in sorted(halves) if half for way in "vh")
    return f"<defs>{_gradients()}{_body('v', 40, 80)}{_body('h', 80, 40)}{glyphs}</defs>"


def tile_drawing(x: float, y: float, lying: bool, first: int, second: int, count: int | None = None) -> str:
    """A tile with its upper left corner there; ``first`` is the upper or left half."""
    way = "h" if lying else "v"
    over = f'x="{2 * UNIT}"' if lying else f'y="{2 * UNIT}"'
    name = "" if count is None else f' data-number="{count}"'
    halves = f'<use href="#ID-{way}{first}"/>' if first else ""
    halves += f'<use href="#ID-{way}{second}" {over}/>' if second else ""
    place = f' transform="translate({number(x)} {number(y)})"' if x or y else ""
    return f'<g data-tile="{first}-{second}"{name}{place}><use href="#ID-{way}"/>{halves}</g>'


def _gradients() -> str:
    colour = COLOURS
    return (
        f'<linearGradient id="ID-ivory" x1="0" y1="0" x2=".25" y2="1"><stop offset="0" '
        f'stop-color="{colour["ivory-lit"]}"/><stop offset="1" stop-color="{colour["ivory"]}"/></linearGradient>'
        f'<radialGradient id="ID-pip" cx=".5" cy=".36" r=".66"><stop offset="0" stop-color="{colour["pip"]}"/>'
        f'<stop offset=".62" stop-color="{colour["pip-mid"]}"/><stop offset="1" stop-color="{colour["pip-rim"]}"/>'
        f'</radialGradient><radialGradient id="ID-brass" cx=".4" cy=".34" r=".7"><stop offset="0" '
        f'stop-color="{colour["brass-lit"]}"/><stop offset=".6" stop-color="{colour["brass"]}"/>'
        f'<stop offset="1" stop-color="{colour["brass-deep"]}"/></radialGradient>'
        f'<radialGradient id="ID-light" cx=".46" cy=".36" r=".78"><stop offset="0" stop-color="#fff" '
        f'stop-opacity=".07"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/></radialGradient>'
        f'<radialGradient id="ID-shade" cx=".5" cy=".45" r=".75"><stop offset=".5" stop-color="#04140f" '
        f'stop-opacity="0"/><stop offset="1" stop-color="#04140f" stop-opacity=".42"/></radialGradient>'
        f'<pattern id="ID-weave" width="6" height="6" patternUnits="userSpaceOnUse" '
        f'patternTransform="rotate(32)"><path d="M0 1.5H6M1.5 3V6" stroke="#fff" stroke-opacity=".035" '
        f'stroke-width="1"/><path d="M0 4.5H6" stroke="#000" stroke-opacity=".05" stroke-width="1"/></pattern>'
        f'<filter id="ID-drop" x="-5%" y="-5%" width="110%" height="115%"><feDropShadow dx="0" dy="1.6" '
        f'stdDeviation="2" flood-color="#000" flood-opacity=".42"/></filter>'
    )


def _body(way: str, width: int, height: int) -> str:
    """An empty tile: its edge below, its face with light from above, its bar, groove and pin."""
    middle_x, middle_y = width / 2, (height - 0.8) / 2
    face = f'x=".8" y=".8" width="{width - 1.6}"'
    if way == "v":
        bar, groove = f"M6 {middle_y}H{width - 6}", f"M6 {middle_y + 1.2}H{width - 6}"
    else:
        bar, groove = f"M{middle_x} 5.6V{height - 7}", f"M{middle_x + 1.2} 5.6V{height - 7}"
    deep, brass = COLOURS["brass-deep"], COLOURS["brass"]
    return (
        f'<g id="ID-{way}"><rect {face} height="{height - 1.6}" rx="5.3" fill="{COLOURS["ivory-edge"]}"/>'
        f'<rect {face} height="{height - 3.4}" rx="5.2" fill="url(#ID-ivory)" stroke="{COLOURS["ivory-line"]}" '
        f'stroke-width=".7"/><path d="M6 1.9H{width - 6}" stroke="#fff" stroke-opacity=".85" stroke-width="1.1" '
        f'stroke-linecap="round"/><path d="{groove}" stroke="#fff" stroke-opacity=".8"/><path d="{bar}" '
        f'stroke="{deep}" stroke-width="1.9" stroke-linecap="round"/><path d="{bar}" stroke="{brass}"/>'
        f'<circle cx="{number(middle_x)}" cy="{number(middle_y)}" r="3.5" fill="url(#ID-brass)" stroke="{deep}" '
        f'stroke-width=".7"/></g>'
    )


def _glyph(half: int, way: str) -> str:
    """The pips of a half, or its numeral above six."""
    if half not in PIPS:
        under = f'<path d="M13.5 31.2H26.5" stroke="{COLOURS["pip"]}" stroke-width="1.9"/>' if half == 9 else ""
        return (
            f'<g id="ID-{way}{half}"><text x="20" y="27" text-anchor="middle" font-size="22" font-weight="650" '
            f'letter-spacing="-.5" fill="{COLOURS["pip"]}">{half}</text>{under}</g>'
        )
    pips = PIPS[half] if way == "v" else tuple((40 - y, x) for x, y in PIPS[half])
    drawn = "".join(
        f'<circle cx="{number(x + 0.15)}" cy="{number(y + 0.35)}" r="4.1" fill="{COLOURS["pip-lip"]}"/>'
        f'<circle data-pip="" cx="{number(x)}" cy="{number(y - 0.4)}" r="4" fill="url(#ID-pip)"/>'
        for x, y in sorted(pips, key=lambda pip: (pip[1], pip[0]))
    )
    return f'<g id="ID-{way}{half}">{drawn}</g>'
