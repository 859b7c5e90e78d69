"""Who can do what: a heat map in shades of grey with the numbers in its cells, and the same as text."""

from __future__ import annotations

import textwrap
from collections.abc import Mapping
from html import escape
from typing import NamedTuple

CELL, ROW, HEAD, PAD, TOP = 62, 30, 190, 12, 64
#: Pixels of a letter, at most on average.
_LETTER = 7.2
#: Shades from none to all solved alone, each with the colour of the number on it: at least 4.5 to 1.
_SHADES = (
    ("#ffffff", "#1a1a1a"),
    ("#e0e0e0", "#1a1a1a"),
    ("#b5b5b5", "#1a1a1a"),
    ("#5c5c5c", "#fff"),
    ("#262626", "#fff"),
)
_MASTERED = "★"
_NOT_TRIED = "–"


class Cell(NamedTuple):
    """One student and one skill: solved alone, of so many asked."""

    alone: int
    asked: int
    mastered: bool

    @property
    def text(self) -> str:
        """``3/4``, with a star for a skill that is mastered."""
        return f"{self.alone}/{self.asked}{_MASTERED if self.mastered else ''}"


Cells = Mapping[str, Mapping[str, Cell]]


def heat_map(cells: Cells, skills: Mapping[str, str], heading: tuple[str, str], legend: str) -> str:
    """The picture as an SVG that needs nothing else, under its heading; each cell names its student and skill."""
    title, of = heading
    left = PAD * 2 + 9 * min(28, max([6, *map(len, cells)]))
    table = left + CELL * len(skills) + HEAD // 2 + PAD
    lines = textwrap.wrap(legend, max(60, int((table - 2 * PAD) / _LETTER)))
    width = round(max(table, 2 * PAD + _LETTER * max(1.3 * len(title), *map(len, [of, *lines]))))
    foot = TOP + HEAD + ROW * len(cells)
    height = foot + 22 * len(lines) + PAD
    parts = [f"<title>{escape(f'{title}. {of}')}</title>", f"<desc>{escape(legend)}</desc>"]
    parts.append(f'<rect width="{width}" height="{height}" fill="#fff"/>')
    parts.append(f'<text x="{PAD}" y="30" font-size="19" font-weight="600">{escape(title)}</text>')
    parts.append(f'<text x="{PAD}" y="52">{escape(of)}</text>')
    for column, name in enumerate(skills.values()):
        x, y = left + CELL * (column + 0.5), TOP + HEAD - 10
        parts.append(f'<text x="{x}" y="{y}" transform="rotate(-45 {x} {y})">{escape(name)}</text>')
    for row, (student, own) in enumerate(cells.items()):
        y = TOP + HEAD + ROW * row
        parts.append(f'<text x="{left - PAD}" y="{y + 20}" text-anchor="end">{escape(_short(student))}</text>')
        for column, (skill, name) in enumerate(skills.items()):
            parts.append(_square(left + CELL * column, y, own.get(skill), f"{student}, {name}"))
    parts += [f'<text x="{PAD}" y="{foot + 22 * n}">{escape(line)}</text>' for n, line in enumerate(lines, 1)]
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" role="img"'
    return f'{head} style="max-width:100%;font:13px system-ui,sans-serif" fill="#1a1a1a">{"".join(parts)}</svg>'


def _square(x: float, y: float, cell: Cell | None, name: str) -> str:
    share = cell.alone / cell.asked if cell else 0
    fill, ink = _SHADES[round(share * (len(_SHADES) - 1))] if cell else _SHADES[0]
    text = cell.text if cell else _NOT_TRIED
    return (
        f"<g><title>{escape(name)}: {text}</title>"
        f'<rect x="{x}" y="{y}" width="{CELL}" height="{ROW}" fill="{fill}" stroke="#767676"/>'
        f'<text x="{x + CELL / 2}" y="{y + 20}" text-anchor="middle" fill="{ink}">{text}</text></g>'
    )


def text_table(cells: Cells, skills: Mapping[str, str]) -> str:
    """A line for each student with a column for each skill, the skills by number below."""
    head = ["", *(str(number) for number, _ in enumerate(skills, 1))]
    lines = [head]
    for student, own in cells.items():
        lines.append([_short(student), *(own[skill].text if skill in own else _NOT_TRIED for skill in skills)])
    wide = [max(len(line[column]) for line in lines) for column in range(len(head))]
    table = ["  ".join(text.ljust(width) for text, width in zip(line, wide)).rstrip() for line in lines]
    return "\n".join([*table, "", *(f"{number}  {name}" for number, name in enumerate(skills.values(), 1))])


def _short(student: str) -> str:
    return student if len(student) <= 28 else f"{student[:27]}…"
