"""The results files that a class handed in: which there are, whose they are, and what is wrong with them."""

from __future__ import annotations

import glob
import os
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from domino_widget.lessons.course import Terms, is_due
from domino_widget.lessons.csv_text import printable
from domino_widget.lessons.faults import LessonFault
from domino_widget.lessons.marking import mark
from domino_widget.lessons.results import MOST_BYTES, NAME, BadResults, Row, read_results
from domino_widget.message import Msg, msg

#: More than any class hands in; rows of one file; letters of a student code.
MOST_FILES, MOST_ROWS, LONGEST_CODE = 5_000, 5_000, 40
#: Folders below the one that is named: as deep as nbgrader puts what is handed in.
_DEPTH = 4


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which results count: of one lesson or all, and in the deals of a class seed or in any."""

    lesson: str | None = None
    terms: Terms = field(default_factory=Terms)

    def is_due(self, row: Row) -> bool:
        """Whether a row's deal is one that its student was given on these terms."""
        if self.terms.seed is None:
            return True
        return is_due(row, replace(self.terms, student=(row["student_code"] or "").strip()))

    def other(self) -> Wanted:
        """The same with deals of each student's own in place of those of the class, or the other way round."""
        return replace(self, terms=replace(self.terms, per_student=not self.terms.per_student))


@dataclass(slots=True)
class Submission:
    """The rows of one student in one file, marked anew; ``name`` tells the file from the others."""

    name: str
    code: str
    rows: list[Row]


def find_files(where: str | Path) -> list[tuple[str, Path]]:
    """The files of a folder and of the folders in it, or of a pattern such as ``submissions/*.json``, by name.

    What is hidden is passed over. A file is named by its path below the folder.
    """
    root = Path(where)
    if root.is_dir():
        return [(path.relative_to(root).as_posix(), path) for path in _below(root)][:MOST_FILES]
    found = [Path(path) for path in sorted(glob.glob(str(where), recursive=True))]  # noqa: PTH207 - an absolute pattern too
    files = [path for path in found if path.is_file()][:MOST_FILES]
    base = Path(os.path.commonpath([path.parent for path in files])) if files else root
    return [(path.relative_to(base).as_posix(), path) for path in files]


def _below(folder: Path, depth: int = _DEPTH) -> Iterator[Path]:
    for path in sorted(folder.iterdir()):
        if path.name.startswith("."):
            continue
        if path.is_dir() and not path.is_symlink():
            if depth:
                yield from _below(path, depth - 1)
        else:
            yield path


def read_submissions(
    files: Iterable[tuple[str, Path]], wanted: Wanted, tell: Callable[[Msg], None]
) -> list[Submission]:
    """What was handed in, by file and student; a sentence for everything that is not as it should be."""
    found: list[Submission] = []
    for name, path in files:
        shown = printable(name)
        try:
            rows = _read(path)
        except LessonFault as fault:
            tell(msg(fault.msg.id, file=shown))
        else:
            found += _of_one_file(shown, rows, wanted, tell)
    return found


def _read(path: Path) -> list[Row]:
    """The rows of a file as it tells them; LessonFault ``class-file-…``."""
    try:
        if path.suffix.lower() != ".json" or not path.is_file() or path.stat().st_size > MOST_BYTES:
            raise LessonFault("class-file-foreign")
        rows = read_results(path.read_text("utf-8-sig"))
    except BadResults as error:
        raise LessonFault(error.msg.id.replace("lesson-results", "class-file")) from None
    except (OSError, UnicodeDecodeError):
        raise LessonFault("class-file-broken") from None
    if not rows or len(rows) > MOST_ROWS:
        raise LessonFault("class-file-empty" if not rows else "class-file-foreign")
    return rows


def _of_one_file(name: str, rows: list[Row], wanted: Wanted, tell: Callable[[Msg], None]) -> Iterator[Submission]:
    kept: dict[str | None, str] = {}
    own: dict[str, list[Row]] = {}
    faults: Counter[tuple[str, tuple[tuple[str, int | float | str], ...]]] = Counter()
    elsewhere = 0
    for row in rows:
        if wanted.lesson is not None and row["lesson"] != wanted.lesson:
            elsewhere += 1
            continue
        raw = row["student_code"]
        if raw not in kept:
            kept[raw] = _student(name, raw, tell)
        try:
            own.setdefault(kept[raw], []).append(_judged(name, row, wanted, tell))
        except LessonFault as fault:
            faults[fault.msg.id, tuple(_clean(fault.msg.args).items())] += 1
    for (id, args), times in faults.items():
        tell(msg(id, file=name, rows=times, **dict(args)))
    if elsewhere == len(rows):
        tell(msg("class-file-lesson", file=name, lesson=str(wanted.lesson)))
    yield from (Submission(name, code, found) for code, found in own.items())


def _judged(name: str, row: Row, wanted: Wanted, tell: Callable[[Msg], None]) -> Row:
    found = mark(row)
    if not wanted.is_due(found.row):
        if wanted.other().is_due(found.row):
            raise LessonFault(f"class-row-{'shared' if wanted.terms.per_student else 'own'}-deals")
        raise LessonFault("class-row-not-due", exercise=row["exercise"])
    if not found.agrees:
        id = "class-mark-right" if found.row["correct"] else "class-mark-wrong"
        tell(msg(id, file=name, exercise=row["exercise"], answer=printable(row["answer"])[:LONGEST_CODE]))
    return found.row


def _clean(args: Mapping[str, int | float | str]) -> dict[str, int | float | str]:
    return {name: printable(value)[:20] if isinstance(value, str) else value for name, value in args.items()}


def _student(name: str, raw: str | None, tell: Callable[[Msg], None]) -> str:
    """The code that a student is listed under; without one, the name of the file or of its folder."""
    path = Path(name)
    own = path.parent.name if path.name == NAME and path.parent.name else path.stem
    if raw is None:
        return own
    code = printable(raw).strip()[:LONGEST_CODE] or own
    if code != raw.strip():
        tell(msg("class-code-odd", file=name, code=code))
    return code


def by_student(submissions: Iterable[Submission], tell: Callable[[Msg], None]) -> dict[str, list[Row]]:
    """The rows of each student. Two files with one code belong together if they share a row, as a file that was
    handed in twice does; else two students have that code, and each gets the name of the file beside it."""
    codes: dict[str, list[Submission]] = {}
    for one in submissions:
        together = codes.setdefault(one.code, [])
        same = [other for other in together if any(row in other.rows for row in one.rows)]
        for other in same:
            together.remove(other)
            one = Submission(other.name, one.code, _merged(other.rows, one.rows))
        together.append(one)
    students: dict[str, list[Row]] = {}
    for code, files in codes.items():
        if len(files) > 1:
            tell(msg("class-code-twice", code=code, files=", ".join(one.name for one in files)))
        for one in files:
            label = code if len(files) == 1 else f"{code} ({one.name})"
            while label in students:  # somebody's code is written like that
                label += "*"
            students[label] = [row | {"student_code": label} for row in one.rows]
    return dict(sorted(students.items()))


def _merged(one: list[Row], other: list[Row]) -> list[Row]:
    """Rows of the same student, the later one of each exercise and deal."""
    found: dict[tuple[str, str | None], Row] = {}
    for row in sorted([*one, *other], key=lambda row: str(row["finished_at"])):
        found[row["exercise"], row["deal_code"]] = row
    return list(found.values())
