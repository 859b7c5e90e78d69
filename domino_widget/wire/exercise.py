"""An exercise for the browser: what is asked, shown and told so far. What only an answer needs stays in Python."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from ..bundle import LATER_NAME, PACKAGE
from ..engine import SEATS, Branching, EngineError, Tile
from ..engine.tiles import descending
from ..lessons.attempt import Attempt
from ..lessons.course import Course, offered
from ..lessons.faults import LessonFault
from ..lessons.judge import STEPS, Verdict, task
from ..lessons.level import Case, Kind, Question
from ..message import msg
from .picture import frames, picture_of_ends, picture_of_tiles
from .requests import request_id
from .snapshot import SCHEMA, arms_json

Json = dict[str, Any]
#: Signs of one message; no answer needs more.
LONGEST = 2_000


class Desk:
    """An exercise on the screen: the course that it belongs to, its id, and how often the picture changed."""

    def __init__(self, course: Course, exercise: str) -> None:
        self.course = course
        self.exercise = exercise
        self.revision = 0
        self.verdict: Verdict | None = None

    @property
    def attempt(self) -> Attempt:
        """The deal that is worked on."""
        return self.course.attempt(self.exercise)

    @property
    def silent(self) -> bool:
        """Whether what was right is told only at the end."""
        return self.course.is_silent

    # ---- what the browser may ask --------------------------------------------------------------------------------

    def answer(self, content: object) -> Json:
        """The answer to a message; a refused one changes nothing and says why."""
        try:
            result = self._do(content)
        except LessonFault as fault:
            return self._reply(content, {"ok": False, "error": {"code": fault.msg.id, "args": fault.msg.args}})
        except EngineError as error:
            return self.refused(content, error.code)
        return self._reply(content, {"ok": True, "result": result})

    def refused(self, content: object, code: str) -> Json:
        """The answer that says why nothing was done."""
        return self._reply(content, {"ok": False, "error": {"code": code, "args": {}}})

    def _reply(self, content: object, rest: Json) -> Json:
        return {"v": 1, "re": request_id(content) or "", "rev": self.revision, **rest}

    def _do(self, content: object) -> object:
        if not isinstance(content, Mapping) or content.get("v") != 1 or type(content.get("rev")) is not int:
            raise EngineError("bad-request")
        match content.get("type"), content.get("action"):
            case "later", None:
                return {"script": (PACKAGE / LATER_NAME).read_text("utf-8")}
            case "texts", None:
                return texts(content.get("part"), content.get("lang"))
            case "act", str(action) if len(action) <= LONGEST:
                if content["rev"] != self.revision:
                    raise EngineError("stale")
                self._act(action)
                self.revision += 1
                return None
        raise EngineError("unknown-request")

    def _act(self, action: str) -> None:
        word, _, given = action.partition(" ")
        if word == "answer":
            self.verdict = self.attempt.answer(given, most=self.course.terms.hints)
            self.course.keep(self.attempt)
        elif word == "hint" and not given:
            self.attempt.hint(most=self.course.terms.hints)
        elif word == "again" and not given:
            self.verdict = None
            self.course.again(self.exercise)
        else:
            raise EngineError("unknown-request")

    # ---- what it shows -------------------------------------------------------------------------------------------

    def state(self) -> Json:
        """The snapshot: as that of a table, with what is asked and no play, no turn and no log."""
        attempt = self.attempt
        case = attempt.case
        return _table(case, attempt.level.question) | {
            "schema": SCHEMA,
            "rev": self.revision,
            "match": f"{self.exercise} {attempt.deal_code or ''}",
            "exercise": self._exercise(),
        }

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
            "most": terms.hints,
            "marks": [{"end": mark.end, "text": mark.text} for mark in attempt.help.marks],
            "tries": len(attempt.tries),
            "given": [str(item) for item in attempt.tries[-1]] if attempt.tries else [],
            "silent": self.silent,
            "correct": attempt.correct and not self.silent,
            "stars": 0 if self.silent else attempt.stars,
            "told": [line.to_json() for line in told.lines] if told else [],
            "code": attempt.deal_code,
            "skill": msg(f"skill-{attempt.level.skill.replace('.', '-')}").to_json(),
            "row": None if self.silent or not skill else skill.row,
            "mastered": bool(skill and skill.mastered and not self.silent),
        }


def _table(case: Case, question: Question) -> Json:
    """What lies on the table, the hand without its plays, and nobody's turn."""
    setup = case.position.setup if case.position else case.setup
    rules = setup.rules if setup else None
    shown: Json = {"tiles": [], "ends": [], "arms": [], "frames": {}, "hand": [], "players": []}
    if case.position is not None and rules is not None:
        seen, layout = case.seen, case.at.layout
        ends = picture_of_ends(seen) if layout.tiles else []
        if question.hides_ends:
            ends = [end | {"open": True, "why": None} for end in ends]
        hand = () if question.hides_hand else descending(seen.hand)
        shown = {
            "tiles": [tile | {"seat": None} for tile in picture_of_tiles(seen)],
            "ends": ends,
            "arms": arms_json(layout),
            "frames": frames(layout),
            "hand": [
                {"tile": str(tile), "high": tile.high, "low": tile.low, "plays": [], "why": None, "fresh": False}
                for tile in hand
            ],
            "players": [],
        }
    return shown | {
        "game": {
            "id": rules.id if rules else "draw",
            "set": setup.max_pip if setup else 6,
            "target": 100,
            "claiming": "none",
            "drawing": "none",
            "multiples": list(rules.multiples) if rules else [],
            "branching": bool(rules and rules.branching is not Branching.LINE),
            "table": list(rules.table) if rules and rules.table else None,
            "house": [],
        },
        "round": 1,
        "viewer": case.seat,
        "phase": "over",
        "toAct": None,
        "wait": {"for": "match-over", "seat": None},
        "sides": [],
        "boneyard": {"left": 0, "drawable": 0},
        "windows": {"claim": None, "muggins": None},
        "buttons": {},
        "log": [],
        "result": None,
        "rounds": [],
        "winner": None,
        "assist": {"playable": False, "count": False, "memory": False},
        "count": None,
        "position": "",
    }


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


def texts(part: object, lang: object) -> Json:
    """The catalogue of the lessons in a language."""
    if part not in ("lessons", "ui") or not isinstance(lang, str) or not re.fullmatch(r"[A-Za-z-]{2,20}", lang):
        raise EngineError("unknown-text")
    name = f"{lang}-lessons.ftl" if part == "lessons" else f"{lang}.ftl"
    path = PACKAGE / "locales" / name
    if not path.is_file():
        raise EngineError("unknown-text")
    return {"lang": lang, "ftl": path.read_text("utf-8")}
