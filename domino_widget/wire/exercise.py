"""An exercise for the browser: what is asked, shown and told so far. What only an answer needs stays in Python."""

from __future__ import annotations

from collections.abc import Mapping

from ..engine import SEATS, Tile
from ..engine.tiles import descending
from ..lessons.attempt import Attempt
from ..lessons.course import Course, offered
from ..lessons.faults import LessonFault
from ..lessons.judge import STEPS, Verdict, step_line, task
from ..lessons.level import Case, Kind, Question
from ..lessons.told import skill_name, stars
from .desk import Desk, Json, bare
from .picture import frames, picture_of_ends, picture_of_tiles
from .snapshot import arms_json


class ExerciseDesk(Desk):
    """An exercise on the screen: the course that it belongs to, its id, and what was said of the last answer.

    ``room``: it is shown to a class, which is told the answer when the teacher asks for it.
    """

    def __init__(self, course: Course, exercise: str, *, room: bool = False) -> None:
        super().__init__()
        self.room = room
        self._told: Attempt | None = None
        self.course = course
        self.exercise = exercise
        self.verdict: Verdict | None = None

    @property
    def attempt(self) -> Attempt:
        """The deal that is worked on."""
        return self.course.attempt(self.exercise)

    @property
    def silent(self) -> bool:
        """Whether what was right is told only at the end."""
        return self.course.is_silent

    def act(self, action: str) -> None:
        """Judges an answer, opens a hint or deals anew."""
        word, _, given = action.partition(" ")
        if word == "answer":
            self.verdict = self.attempt.answer(given, most=self.course.terms.hints)
            self.course.keep(self.attempt)
        elif word == "hint" and not given:
            self.attempt.hint(most=self.course.terms.hints)
        elif action == "reveal" and self.room:
            self.attempt.tell()
            self._told = self.attempt
        elif word == "again" and not given:
            self.verdict = None
            self.course.again(self.exercise)
        else:
            super().act(action)

    def ask(self, content: Mapping[str, object]) -> object:
        """Shows it to a room from now on."""
        if content.get("type") != "room":
            return super().ask(content)
        check_room(self.course)
        self.room = True
        self.revision += 1
        return None

    # ---- what it shows -------------------------------------------------------------------------------------------

    def state(self) -> Json:
        """The snapshot: as that of a table, with what is asked and no play, no turn and no log."""
        attempt = self.attempt
        case = attempt.case
        return (
            bare(case.position.setup if case.position else case.setup, self.revision)
            | _table(case, attempt.level.question)
            | {"match": f"{self.exercise} {attempt.deal_code or ''}", "exercise": self._exercise()}
        )

    def _exercise(self) -> Json:
        attempt, terms = self.attempt, self.course.terms
        question, case = attempt.level.question, attempt.case
        told = None if self.silent else self.verdict
        skill = self.course.progress().get(attempt.level.skill)
        return {
            "id": attempt.level.id,
            "kind": question.kind.value,
            "one": question.one or question.kind is Kind.CHOICE,
            "task": task(question, case).to_json(),
            "fields": [field.to_json() for field in question.fields(case)],
            "options": [{"key": option.key, "label": option.label.to_json()} for option in offered(attempt)],
            "board": case.position is not None,
            "hideHand": question.hides_hand,
            "hideEnds": question.hides_ends,
            "hands": _told_hands(case),
            "hints": [
                {"step": step, "msg": line.to_json()} for step, line in zip(STEPS, attempt.help.lines, strict=False)
            ],
            "room": self.room,
            "answer": step_line(question, case, len(STEPS)).to_json() if self._told is attempt else None,
            "most": terms.hints,
            "marks": [{"end": mark.end, "text": mark.text} for mark in attempt.help.marks],
            "arrows": _arrows(attempt),
            "trap": None if self.silent else _trap(attempt),
            "tries": len(attempt.tries),
            "given": [str(item) for item in attempt.tries[-1]] if attempt.tries else [],
            "silent": self.silent,
            "correct": attempt.correct and not self.silent,
            "stars": 0 if self.silent else attempt.stars,
            "told": [line.to_json() for line in told.lines] if told else [],
            "code": attempt.deal_code,
            "game": case.game.rules.id if case.position or case.setup else None,
            "skill": skill_name(attempt.level.skill).to_json(),
            "row": None if self.silent or not skill else skill.row,
            "before": 0 if attempt.tries else stars(self.course, attempt.level),
            "mastered": bool(skill and skill.mastered and not self.silent),
        }


def check_room(course: Course) -> None:
    """LessonFault where a link would tell what its teacher keeps for the end, or gives no hint of."""
    if course.is_silent or course.terms.hints < len(STEPS):
        raise LessonFault("lesson-room-closed")


def _table(case: Case, question: Question) -> Json:
    """What lies on the table, and the hand without its plays."""
    if case.position is None:
        return {"viewer": case.seat}
    seen, layout = case.seen, case.at.layout
    ends = picture_of_ends(seen) if layout.tiles else []
    if question.hides_ends:
        ends = [end | {"open": True, "why": None} for end in ends]
    hand = () if question.hides_hand else descending(seen.hand)
    return {
        "viewer": case.seat,
        "tiles": [tile | {"seat": None} for tile in picture_of_tiles(seen)],
        "ends": ends,
        "arms": arms_json(layout),
        "frames": frames(layout),
        "hand": [
            {"tile": str(tile), "high": tile.high, "low": tile.low, "plays": [], "why": None, "fresh": False}
            for tile in hand
        ],
    }


def _arrows(attempt: Attempt) -> list[str]:
    """The ends that the first problem points at."""
    return [_end_id(attempt.case, end) for end in attempt.level.arrows] if _is_first(attempt) else []


def _trap(attempt: Attempt) -> Json | None:
    """The tempting illegal play of the first problem, once somebody has walked into it: before, it would tell."""
    trap = attempt.level.trap
    if trap is None or not _is_first(attempt) or not attempt.tries or attempt.correct:
        return None
    tile, _, end = trap.partition("@")
    fell = {str(item).partition("@")[0] for item in attempt.tries[-1]}
    return {"tile": tile, "end": _end_id(attempt.case, end)} if tile in fell else None


def _is_first(attempt: Attempt) -> bool:
    return attempt.case is attempt.level.first


def _end_id(case: Case, end: str) -> str:
    """An end as the browser names it, by the number of its tile: ``0.1`` for ``5-4.1``."""
    tile, _, port = end.partition(".")
    return f"{[str(placed.tile) for placed in case.at.layout.tiles].index(tile)}.{port}"


def _told_hands(case: Case) -> list[Json]:
    """Hands that the task shows: those of a round's end, or the others' where hands lie open."""
    if case.open_hands:
        hands = [(seat, hand) for seat, hand in enumerate(case.at.hands) if seat != case.seat]
    elif case.facts.get("tiles_shown", True):
        told = enumerate(case.facts.get("hands", ()))
        hands = [(seat, tuple(Tile.parse(text) for text in hand.split(",") if text)) for seat, hand in told]
    else:
        hands = []
    return [{"seat": SEATS[seat], "tiles": [str(tile) for tile in descending(hand)]} for seat, hand in hands if hand]
