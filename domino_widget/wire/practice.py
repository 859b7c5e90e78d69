"""Three exercises like the turn that cost most, in place of the table for as long as somebody practises."""

from __future__ import annotations

from collections.abc import Mapping

from ..engine import EngineError
from ..keeping import Keeper
from ..lessons.course import Course, Terms
from ..lessons.level import Lesson, Level
from ..lessons.rows import LESSONS
from ..reviewing import HandReview
from ..table import Table
from .desk import Json
from .lessons import LessonDesk
from .requests import request_id
from .visitors import StoredResults, kept_terms

#: What every hand is about, also one without a mistake.
PLANS = "plan.block_dump"


def skill_of(hand: HandReview) -> str:
    """What to practise: the skill of the turn that cost most, else claims that were missed, else plans."""
    worst = max(hand.turns, key=lambda one: one.points, default=None)
    if worst is not None:
        return worst.skill
    return "claim.window" if hand.attention.missed else PLANS


def lesson_of(skill: object, game: str) -> Lesson | None:
    """The lesson that has a skill: the one of the game, if it has it, else the first."""
    having = [one for one in LESSONS.values() if any(level.skill == skill and level.graded for level in one.levels)]
    return next((one for one in having if one.round["game"] == game), having[0] if having else None)


class PracticeDesk(LessonDesk):
    """The three exercises, and nothing else of their lesson."""

    @property
    def levels(self) -> dict[str, Level]:
        """What was chosen."""
        return dict(self.course.practice)

    @property
    def parts(self) -> list[str]:
        """Their ids."""
        return list(self.course.practice)

    def _lesson(self) -> Json:
        return {**super()._lesson(), "home": None, "practice": True}


class Practice:
    """What a widget shows in place of its table. Results go where those of ``course`` go, which a lesson's own round
    has; else under the token of the table."""

    def __init__(self, keeper: Keeper, course: Course | None = None) -> None:
        self._keeper = keeper
        self._course = course
        self.desk: PracticeDesk | None = None

    def state(self) -> Json | None:
        """The snapshot of the exercise; None while the table is shown."""
        return self.desk.state() if self.desk else None

    def answer(self, table: Table, content: object) -> Json | None:
        """The answer to a message that is about exercises; None for one that the table answers."""
        if not isinstance(content, Mapping) or content.get("v") != 1:
            return None
        kind, action = content.get("type"), content.get("action")
        if self.desk is None and kind == "practise":
            return self._begin(table, content)
        if self.desk is None or kind not in ("act", "room"):
            return None
        if action == "leave":
            self.desk = None
            return _reply(content, table.revision)
        return self.desk.answer(content)

    def _begin(self, table: Table, content: Mapping[str, object]) -> Json:
        skill = content.get("skill")
        lesson = lesson_of(skill, table.setup.rules.id)
        if lesson is None or not table.round.is_over:
            why = EngineError("nothing-to-review" if lesson else "bad-request")
            error = {"code": why.code, "args": {}}
            return {**_reply(content, table.revision), "ok": False, "error": error}
        terms = kept_terms(self._keeper.store, self._keeper.token, Terms())
        course = Course(lesson, self._course.terms if self._course else terms, folder=None)
        if self._course is not None:
            course.results = self._course.results
        elif self._keeper.token is not None:
            course.results = StoredResults(self._keeper.store, self._keeper.token)
        self.desk = PracticeDesk(course)
        self.desk.practise(str(skill))
        self.desk.revision = table.revision + 1
        return _reply(content, self.desk.revision)


def _reply(content: Mapping[str, object], revision: int) -> Json:
    return {"v": 1, "re": request_id(content) or "", "ok": True, "rev": revision, "result": None}
