"""One deal of an exercise as it is worked on: tries, the ladder of hints with its dwell, and stars (tutor.md 1.2)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic

from ..message import Msg
from .answers import read_answer
from .judge import STEPS, Mark, Verdict, judge, marks, step_line
from .level import Answer, Case, Level

#: Seconds until the next step of the ladder opens without a new try.
DWELL = 3.0
#: The step that draws a part of the work, and the number of wrong tries after which it comes unasked.
PART, UNASKED_AFTER = 3, 2


@dataclass(frozen=True, slots=True)
class Help:
    """The hints given so far, the last one last, and labels for the board."""

    step: int
    lines: tuple[Msg, ...]
    marks: tuple[Mark, ...]


class Attempt:
    """What was tried on one deal of a level, and what help was given."""

    def __init__(self, level: Level, case: Case, deal_code: str | None, *, clock: Callable[[], float] = monotonic):
        self.level = level
        self.case = case
        self.deal_code = deal_code
        self.tries: list[Answer] = []
        self.tags: list[str | None] = []
        self.hints = 0
        self.was_told = False
        self.correct = False
        self.seconds = 0.0
        self._clock = clock
        self._begun = clock()
        self._hinted = 0.0
        self._tried_since = False

    @property
    def first_try(self) -> bool:
        """Whether the first try was right."""
        return self.correct and len(self.tries) == 1

    @property
    def helped(self) -> int:
        """How many steps of the ladder were seen; an answer that was told is all of them."""
        return len(STEPS) if self.was_told else self.hints

    @property
    def unassisted(self) -> bool:
        """Whether the first try was right and no help was given before it: what counts for mastery."""
        return self.first_try and not self.helped

    @property
    def stars(self) -> int:
        """3 right at once without help, 2 right without help, 1 right with help, 0 not right yet."""
        if not self.correct:
            return 0
        return 1 if self.helped else 3 if self.first_try else 2

    def answer(self, given: object, *, most: int = 4) -> Verdict:
        """Judges an answer, whatever its shape: WrongKind for one that cannot be an answer, which is no try.

        The same answer again is no new try; once it was right, nothing changes any more. After two wrong tries the
        third hint comes by itself, if ``most`` hints allow it.
        """
        answer = read_answer(self.level.question, self.case, given)
        verdict = judge(self.level.question, self.case, answer)
        if self.correct or (self.tries and answer == self.tries[-1]):
            return verdict
        self.tries.append(answer)
        self.tags.append(verdict.tag)
        self._tried_since = True
        self.correct = verdict.correct
        self.seconds = self._clock() - self._begun
        if not self.correct and len(self.tries) >= UNASKED_AFTER and self.hints < PART <= most:
            self._open(PART)
        return verdict

    def hint(self, *, most: int = 4) -> Help:
        """The next step of the ladder, if it is open yet: three seconds after the last one or after a new try."""
        ready = not self.hints or self._tried_since or self._clock() - self._hinted >= DWELL
        if ready and not self.correct and self.hints < min(most, len(STEPS)):
            self._open(self.hints + 1)
        return self.help

    def tell(self) -> None:
        """The answer is shown to a room: what is answered after that was helped."""
        self.was_told = self.was_told or not self.correct

    @property
    def help(self) -> Help:
        """The hints given so far."""
        lines = tuple(step_line(self.level.question, self.case, step) for step in range(1, self.hints + 1))
        return Help(self.hints, lines, marks(self.case) if self.hints >= PART else ())

    def _open(self, step: int) -> None:
        self.hints = step
        self._hinted = self._clock()
        self._tried_since = False
