"""What cannot be used of what a class hands in: one sentence each, and the rest goes on."""

from __future__ import annotations

import csv
import io
import json
import os
import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from domino_widget.classroom import collect
from domino_widget.lessons.results import Row, write_results
from domino_widget.lessons.rows import LESSONS
from tests.classroom.handing_in import DONE, a_row, class_folder, forge, marks

BAD_ROWS = [
    ({"lesson": "99"}, "class-row-lesson"),
    ({"lesson": "../06"}, "class-row-lesson"),
    ({"lesson_version": 99}, "class-row-version"),
    ({"exercise": "6.99"}, "class-row-exercise"),
    ({"exercise": "6.predict"}, "class-row-exercise"),  # it does not count
    ({"exercise": "1.1"}, "class-row-exercise"),
    ({"deal_code": "0000-0000-1"}, "class-row-deal"),
    ({"attempts": 0}, "class-row-values"),
    ({"hints_used": -1}, "class-row-values"),
    ({"hints_used": 5}, "class-row-values"),
    ({"seconds": float("nan")}, "class-row-values"),
    ({"finished_at": "9999-12-31"}, "class-row-values"),
    ({"finished_at": "0001-01-01T00:00:00+14:00"}, "class-row-values"),
]


@pytest.mark.parametrize(("fields", "said"), BAD_ROWS)
def test_a_row_that_cannot_be_is_left_out_with_a_sentence(tmp_path: Path, fields: Row, said: str) -> None:
    forge(tmp_path / "anna.json", [a_row(**fields), a_row(exercise="6.8", answer="25")])
    found = collect(tmp_path)
    assert [note.id for note in found.notes] == [said]
    assert marks(found) == {("A1", "6.8"): True}
    assert "anna.json" in found.said()[0]
    assert "{" not in found.said()[0]


def test_files_that_are_not_as_they_should_be_get_one_sentence_each_and_the_rest_goes_on(
    hand_in: Any, tmp_path: Path
) -> None:
    folder = class_folder(tmp_path)
    hand_in("anna", "A1")
    whole = (folder / "anna.json").read_text("utf-8")
    data = json.loads(whole)
    (folder / "broken.json").write_text(whole[:200])
    (folder / "bytes.json").write_bytes(b"\xff\xfe\x00")
    (folder / "deep.json").write_text("[" * 100_000)
    (folder / "edited.json").write_text(whole.replace('"attempts": 1', '"attempts": 2', 1))
    (folder / "newer.json").write_text(json.dumps(data | {"schema": 2}))
    (folder / "other.json").write_text('{"cells": []}')
    (folder / "empty.json").write_text(write_results([]))
    (folder / "notes.txt").write_text("bring chalk")
    (folder / "huge.json").write_bytes(b" " * 5_000_001)
    (folder / "lost.json").symlink_to(folder / "nowhere.json")
    forge(folder / "zoe.json", [a_row(lesson="01", exercise="1.2", lesson_version=LESSONS["01"].version)])
    (folder / ".DS_Store").write_text("x")
    (folder / "more").mkdir()
    os.mkfifo(folder / "more" / "pipe.json")
    found = collect(folder, lesson="06")
    ids = {note.args["file"]: note.id.removeprefix("class-file-") for note in found.notes}
    assert ids == {
        "broken.json": "broken",
        "bytes.json": "broken",
        "deep.json": "broken",
        "edited.json": "edited",
        "newer.json": "newer",
        "other.json": "foreign",
        "empty.json": "empty",
        "notes.txt": "foreign",
        "huge.json": "foreign",
        "lost.json": "foreign",
        "zoe.json": "lesson",
        "more/pipe.json": "foreign",
    }
    assert len(found.said()) == len(ids)
    assert all(str(note.args["file"]) in line for note, line in zip(found.notes, found.said()))
    assert marks(found) == {("A1", id): True for id in DONE}


ODD = [
    ("=cmd|' /C calc'!A1", "=cmd|' /C calc'!A1", "'=cmd|' /C calc'!A1"),
    ("+1", "+1", "'+1"),
    ("@x", "@x", "'@x"),
    ("two\nlines", "twolines", "twolines"),
    ("a\u202eb", "ab", "ab"),
    ("../../etc", "../../etc", "../../etc"),
    ("half\ud800", "half", "half"),
    ("\u200b", "anna", "anna"),
    ("x" * 90, "x" * 40, "x" * 40),
    ("a;=1+1", "a;=1+1", "a;=1+1"),
    ("<svg onload=alert(1)>", "<svg onload=alert(1)>", "<svg onload=alert(1)>"),
]


@pytest.mark.parametrize(("code", "read", "cell"), ODD)
def test_an_odd_student_code_harms_nothing(tmp_path: Path, code: str, read: str, cell: str) -> None:
    # In ASCII, the only way in which half a character gets through.
    (tmp_path / "anna.json").write_text(json.dumps(json.loads(write_results([a_row(student_code=code)]))))
    found = collect(tmp_path)
    assert [note.id for note in found.notes] == (["class-code-odd"] if read != code else [])
    assert [row["student_code"] for row in found.rows] == [read]
    text = found.to_csv()
    assert text is not None
    (line,) = list(csv.DictReader(io.StringIO(text)))
    assert line["student_code"] == cell
    assert not re.search(r'(^|,)"?[=+@]', text, re.MULTILINE)
    tree = ET.fromstring(found.picture())
    assert not [part for part in tree.iter() if part.tag.endswith("script") or part.get("onload")]
    assert len(found.text().splitlines()[1].split()) >= 2


def test_two_students_with_one_code_are_kept_apart_and_a_file_handed_in_twice_is_not(
    hand_in: Any, tmp_path: Path
) -> None:
    rows = hand_in("anna", "A1")
    other = hand_in("ben", "A1", wrong=("6.3",))
    forge(class_folder(tmp_path) / "ben.json", [row | {"seconds": row["seconds"] + 7} for row in other])
    forge(class_folder(tmp_path) / "anna again.json", rows[:2])
    found = collect(class_folder(tmp_path))
    assert [note.id for note in found.notes] == ["class-code-twice"]
    assert {student for student, _ in marks(found)} == {"A1 (anna again.json)", "A1 (ben.json)"}
    assert marks(found)["A1 (ben.json)", "6.3"] is False
    assert marks(found)["A1 (anna again.json)", "6.3"] is True
    assert len(found.rows) == 8
