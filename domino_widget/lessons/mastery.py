"""Mastery of a skill: three unassisted right answers in a row, then again after 1, 7 and 30 days (tutor.md 1.4)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from datetime import date, timedelta
from typing import Any

#: Right answers in a row that master a skill, and the days after which it is asked again.
IN_A_ROW = 3
CHECKS = (1, 7, 30)


@dataclass(frozen=True, slots=True, kw_only=True)
class Progress:
    """How far a learner is with one skill. ``checks`` of the later ones are passed; ``due`` is the day of the next,
    None before mastery and after the last one; of ``asked`` exercises ``alone`` were solved at once without help."""

    row: int = 0
    mastered: bool = False
    checks: int = 0
    due: date | None = None
    asked: int = 0
    alone: int = 0

    def is_due(self, today: date) -> bool:
        """Whether it should be asked again."""
        return self.due is not None and today >= self.due

    def is_kept(self, today: date) -> bool:
        """Whether it is mastered and need not be asked now."""
        return self.mastered and not self.is_due(today)

    def after(self, unassisted: bool, today: date) -> Progress:
        """The progress after one more exercise; ``unassisted``: right at once and without help."""
        counted = replace(self, asked=self.asked + 1, alone=self.alone + unassisted)
        if not unassisted:
            return replace(counted, row=0, mastered=False, checks=0, due=None)
        counted = replace(counted, row=self.row + 1)
        if not self.mastered:
            if counted.row < IN_A_ROW:
                return counted
            return replace(counted, mastered=True, due=today + timedelta(days=CHECKS[0]))
        if not self.is_due(today):
            return counted
        passed = self.checks + 1
        due = today + timedelta(days=CHECKS[passed]) if passed < len(CHECKS) else None
        return replace(counted, checks=passed, due=due)


def unassisted(row: Mapping[str, Any]) -> bool:
    """Whether a row tells of an exercise that was right at once and without help."""
    return bool(row["correct"] and row["first_try"] and not row["hints_used"])


def progress(rows: Iterable[Mapping[str, Any]]) -> dict[str, Progress]:
    """By skill, what the rows of a results file tell, in their order."""
    found: dict[str, Progress] = {}
    for row in rows:
        day = date.fromisoformat(row["finished_at"][:10])
        found[row["skill"]] = found.get(row["skill"], Progress()).after(unassisted(row), day)
    return found
