"""The results file ``domino_results.json``: a row for each exercise and deal, in a form that finds accidental edits.

The checksum is no lock: who wants to cheat can compute it. What cannot be read is put aside, never overwritten.
"""

from __future__ import annotations

import hashlib
import json
import os
import tempfile
from collections.abc import Callable, Mapping
from datetime import datetime, timezone
from pathlib import Path
from typing import Any

from ..message import Msg, msg
from .answers import shown
from .attempt import Attempt
from .faults import LessonFault

NAME = "domino_results.json"
FORMAT = "domino-results"
SCHEMA = 1
#: More bytes than any class needs.
MOST_BYTES = 5_000_000

Row = dict[str, Any]
#: The fields of a row, each with its type.
FIELDS: Mapping[str, type | tuple[type, ...]] = {
    "schema": int,
    "lesson": str,
    "lesson_version": int,
    "exercise": str,
    "skill": str,
    "deal_code": (str, type(None)),
    "answer": str,
    "tag": (str, type(None)),
    "attempts": int,
    "hints_used": int,
    "first_try": bool,
    "correct": bool,
    "seconds": (int, float),
    "finished_at": str,
    "student_code": (str, type(None)),
}


class BadResults(LessonFault):
    """A results file that cannot be used: broken, of another kind, newer or edited."""


def row_of(attempt: Attempt, lesson: str, version: int, student: str | None, now: datetime | None = None) -> Row:
    """The row of an attempt that has at least one try."""
    moment = now or datetime.now(timezone.utc)
    wrong = [tag for tag in attempt.tags if tag]
    return {
        "schema": SCHEMA,
        "lesson": lesson,
        "lesson_version": version,
        "exercise": attempt.level.id,
        "skill": attempt.level.skill,
        "deal_code": attempt.deal_code,
        "answer": shown(attempt.case, attempt.tries[-1]),
        "tag": wrong[-1] if wrong else None,
        "attempts": len(attempt.tries),
        "hints_used": attempt.helped,
        "first_try": attempt.first_try,
        "correct": attempt.correct,
        "seconds": round(attempt.seconds, 1),
        "finished_at": moment.isoformat(timespec="seconds"),
        "student_code": student,
    }


def write_results(rows: list[Row]) -> str:
    """The text of a results file."""
    whole = {"format": FORMAT, "schema": SCHEMA, "checksum": _checksum(rows), "rows": rows}
    return json.dumps(whole, ensure_ascii=False, indent=1) + "\n"


def read_results(text: str) -> list[Row]:
    """The rows of a results file; BadResults, which says why, for anything else."""
    try:
        whole = json.loads(text)
    except (ValueError, RecursionError):
        raise BadResults("lesson-results-broken") from None
    if not isinstance(whole, dict) or whole.get("format") != FORMAT:
        raise BadResults("lesson-results-foreign")
    if type(whole.get("schema")) is not int or whole["schema"] != SCHEMA:
        raise BadResults("lesson-results-newer")
    rows = whole.get("rows")
    if not isinstance(rows, list) or not all(_is_row(row) for row in rows):
        raise BadResults("lesson-results-broken")
    if whole.get("checksum") != _checksum(rows):
        raise BadResults("lesson-results-edited")
    return rows


def _is_row(row: object) -> bool:
    if not isinstance(row, dict) or set(row) != set(FIELDS):
        return False
    if not all(isinstance(row[name], kind) for name, kind in FIELDS.items()):
        return False
    try:
        datetime.fromisoformat(row["finished_at"])
    except ValueError:
        return False
    return True


def _checksum(rows: list[Row]) -> str:
    text = json.dumps(rows, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:16]


def _key(row: Row) -> tuple[Any, ...]:
    return row["exercise"], row["deal_code"], row["student_code"]


class Results:
    """The rows of one results file; ``notes`` are sentences about what went wrong with it, for the reader."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.notes: list[Msg] = []
        self.rows: list[Row] = []
        self._lost = False
        self._read()

    def put(self, row: Row) -> None:
        """Keeps a row in place of the one with its exercise and deal, with what others wrote in between."""
        self._read()
        keys = [_key(old) for old in self.rows]
        if _key(row) in keys:
            self.rows[keys.index(_key(row))] = row
        else:
            self.rows.append(row)
        self._write()

    def find(self, exercise: str, deal_code: str | None, student: str | None) -> Row | None:
        """The row of an exercise and its deal, if there is one."""
        return next((row for row in self.rows if _key(row) == (exercise, deal_code, student)), None)

    def forget(self, lesson: str, student: str | None) -> None:
        """Takes a student's rows of a lesson out."""
        self._read()
        self.rows = [row for row in self.rows if (row["lesson"], row["student_code"]) != (lesson, student)]
        self._write()

    def adopt(self, student: str, is_theirs: Callable[[Row], bool]) -> None:
        """Gives those of the rows without a student code to a student; what that student has done, too, stays."""
        self._read()
        keys = {_key(row) for row in self.rows}
        for row in [row for row in self.rows if row["student_code"] is None and is_theirs(row)]:
            named = row | {"student_code": student}
            at = self.rows.index(row)
            self.rows[at : at + 1] = [] if _key(named) in keys else [named]
        self._write()

    def _read(self) -> None:
        """The rows that are kept, with those of this session that are not among them."""
        try:
            text = self._text()
            found = None if text is None else read_results(text)
        except UnicodeDecodeError:
            self._put_aside("lesson-results-broken")
        except BadResults as error:
            self._put_aside(error.msg.id)
        except OSError:
            self._only_here()
        else:
            keys = {_key(row) for row in found or ()}
            self.rows = [*(found or ()), *(row for row in self.rows if _key(row) not in keys)]

    def _put_aside(self, why: str) -> None:
        """Leaves an unusable file under another name, and says so."""
        try:
            aside = self._rename()
        except OSError:
            self._only_here()
        else:
            self.notes.append(msg(why, name=self.name, aside=aside))

    def _only_here(self) -> None:
        """Without a file that can be written the rows last as long as this Python."""
        self.notes.append(msg("lesson-results-unwritable", name=self.name))
        self._lost = True

    def _write(self) -> None:
        if self._lost:
            return
        try:
            self._save(write_results(self.rows))
        except OSError:
            self._only_here()

    # ---- where they are kept: another place has these four of its own ---------------------------------------------

    @property
    def name(self) -> str:
        """What the place is called in a sentence."""
        return self.path.name if self.path else NAME

    def _text(self) -> str | None:
        """What is kept, None for nothing; OSError, BadResults or UnicodeDecodeError where it cannot be read."""
        if self._lost or self.path is None or not self.path.exists():
            return None
        if self.path.stat().st_size > MOST_BYTES:
            raise BadResults("lesson-results-foreign")
        return self.path.read_text("utf-8")

    def _save(self, text: str) -> None:
        if self.path is None:
            return
        handle, name = tempfile.mkstemp(dir=self.path.parent, prefix=".domino_results")
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
        Path(name).replace(self.path)

    def _rename(self) -> str:
        """Moves what is kept out of the way; its new name."""
        assert self.path is not None
        for number in range(1, 1000):
            aside = self.path.with_name(f"{self.path.stem}-{number}{self.path.suffix}")
            if not aside.exists():
                break
        self.path.rename(aside)
        return aside.name
