"""Who can do what: a heat map in shades of grey with the numbers in its cells, and the same as text."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import NamedTuple

CELL, ROW, HEAD, PAD = 62, 30, 190, 12
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


def heat_map(cells: Cells, skills: Mapping[str, str], title: str, legend: str) -> str:
    """The picture as an SVG that needs nothing else; each cell names its student and skill."""
    left = PAD * 2 + 8 * min(28, max([6, *map(len, cells)]))
    width, height = left + CELL * len(skills) + HEAD // 2 + PAD, HEAD + ROW * len(cells) + 2 * ROW
    parts = [f"<title>{escape(title)}</title>", f"<desc>{escape(legend)}</desc>"]
    parts.append(f'<rect width="{width}" height="{height}" fill="#fff"/>')
    for column, name in enumerate(skills.values()):
        x, y = left + CELL * (column + 0.5), HEAD - 10
        parts.append(f'<text x="{x}" y="{y}" transform="rotate(-45 {x} {y})">{escape(name)}</text>')
    for row, (student, own) in enumerate(cells.items()):
        y = HEAD + ROW * row
        parts.append(f'<text x="{left - PAD}" y="{y + 20}" text-anchor="end">{escape(_short(student))}</text>')
        for column, (skill, name) in enumerate(skills.items()):
            parts.append(_square(left + CELL * column, y, own.get(skill), f"{student}, {name}"))
    parts.append(f'<text x="{PAD}" y="{height - ROW // 2}">{escape(legend)}</text>')
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
