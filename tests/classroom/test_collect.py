"""Results of a class: one table, marks computed anew, and a sentence for everything that cannot be used."""

from __future__ import annotations

import csv
import io
import re
import shutil
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest

import domino_widget
from domino_widget.classroom import collect
from domino_widget.cli import main
from domino_widget.engine import RulesError
from domino_widget.lesson import lesson
from domino_widget.lessons.answers import shown
from domino_widget.lessons.course import all_levels, deal_code, dealt
from domino_widget.lessons.marking import mark
from domino_widget.lessons.results import FIELDS, NAME, read_results
from domino_widget.lessons.rows import LESSONS
from tests.classroom.handing_in import DONE, SEED, a_row, class_folder, forge, marks


def test_a_class_is_one_table_with_a_row_for_each_student_and_exercise(hand_in: Any, tmp_path: Path) -> None:
    hand_in("anna", "A1")
    hand_in("ben", "B2", wrong=("6.3", "6.7"))
    hand_in("nobody")
    found = domino_widget.collect(str(class_folder(tmp_path) / "*.json"))
    assert found.notes == ()
    assert marks(found) == {
        (student, id): not (student == "B2" and id in ("6.3", "6.7"))
        for student in ("A1", "B2", "nobody")
        for id in DONE
    }
    found.to_csv(tmp_path / "class.csv")
    text = (tmp_path / "class.csv").read_text("utf-8-sig")
    table = list(csv.DictReader(io.StringIO(text)))
    assert list(table[0]) == list(FIELDS)
    assert len(table) == 12
    assert {row["deal_code"] for row in table if row["exercise"] == "6.3"} == {
        deal_code(LESSONS["06"].levels[4], SEED + "\n", 0)
    }
    summary = {(one["student_code"], one["skill"]): (one["alone"], one["asked"]) for one in found.summary()}
    assert summary["A1", "sum.doubles"] == (2, 2)
    assert summary["B2", "sum.doubles"] == (1, 2)
    assert summary["B2", "round.each"] == (0, 1)
    assert (found.to_csv(summary=True) or "").splitlines()[0] == '"student_code","skill","asked","alone","mastered"'


def test_the_best_of_a_students_deals_is_the_row_and_all_of_them_make_the_skill(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    opened = lesson("06", seed=SEED, student="A1")
    opened.score("6.12", [1_000, 0])
    codes = []
    for _ in range(3):
        opened.again("6.12")
        attempt = opened.course.attempt("6.12")
        codes.append(attempt.deal_code)
        opened.score("6.12", list(next(iter(attempt.level.question.right(attempt.case)))))
    (row,) = collect(tmp_path).rows
    assert (row["correct"], row["deal_code"]) == (True, codes[0])
    told = collect(tmp_path).progress["A1"]["sum.multiple"]
    assert (told.alone, told.asked, told.mastered) == (3, 4, True)


def test_a_mark_is_given_for_the_answer_and_not_for_what_the_file_says(hand_in: Any, tmp_path: Path) -> None:
    rows = hand_in("anna", "A1", wrong=("6.3", "6.12"))
    folder = class_folder(tmp_path)
    forge(folder / "anna.json", [row | {"correct": True, "first_try": True, "attempts": 1} for row in rows])
    found = collect(folder)
    assert marks(found) == {("A1", id): id not in ("6.3", "6.12") for id in DONE}
    assert not any(row["first_try"] for row in found.rows if not row["correct"])
    assert [note.id for note in found.notes] == ["class-mark-wrong"] * 2
    # Right in another deal is wrong in this one, and the other way round.
    other = [row | {"deal_code": deal_code(LESSONS["06"].levels[4], "another", 0)} for row in rows]
    forge(
        folder / "anna.json",
        [row | {"correct": row["exercise"] == "6.3"} for row in other if row["exercise"] == "6.3"],
    )
    assert marks(collect(folder)) == {("A1", "6.3"): False}
    forge(
        folder / "anna.json", [row | {"correct": False} for row in hand_in("ben", "A1") if row["exercise"] == "6.1"]
    )
    (folder / "ben.json").unlink()
    told = collect(folder)
    assert marks(told) == {("A1", "6.1"): True}
    assert [note.id for note in told.notes] == ["class-mark-right"]


@pytest.mark.parametrize("number", LESSONS)
def test_every_right_answer_is_told_from_every_known_mistake_as_it_is_written_in_a_row(number: str) -> None:
    for level in all_levels(LESSONS[number]).values():
        cases = [(None, level.first), *((c, dealt(level, c)) for c in (deal_code(level, SEED, n) for n in range(2)))]
        for code, case in cases:
            accepted = list(level.question.right(case))
            wrong = [one for mistake in level.question.mistakes for one in mistake.answers(case)]
            for answer in [accepted[0], *wrong]:
                row = a_row(lesson=number, exercise=level.id, deal_code=code, answer=shown(case, answer))
                if level.graded:
                    assert mark(row).row["correct"] is (answer in accepted), (level.id, code, answer)


def test_what_was_practised_is_marked_by_its_skill(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    opened = lesson("06", seed=SEED, student="A1")
    opened.score("6.7", 9_999)
    opened.practise()
    for id, level in opened.course.practice.items():
        opened.score(id, list(next(iter(level.question.right(opened.course.attempt(id).case)))))
    rows = read_results((tmp_path / NAME).read_text("utf-8"))
    assert {row["skill"] for row in rows} == {"round.each"}
    assert all(row["correct"] for row in rows[1:])
    forge(tmp_path / NAME, [row | {"correct": row["exercise"] == "6.7"} for row in rows])
    found = collect(tmp_path / NAME, seed=SEED)
    assert marks(found) == {("A1", "6.7"): False} | {("A1", id): True for id in opened.course.practice}
    assert found.progress["A1"]["round.each"].mastered


def test_with_the_seed_of_the_class_only_its_deals_count(hand_in: Any, tmp_path: Path) -> None:
    hand_in("anna", "A1", per_student=True)
    hand_in("ben", "B2", per_student=True, seed="an easier one")
    hand_in("cleo", "C3")
    found = collect(class_folder(tmp_path), seed=SEED, per_student=True)
    assert {student for student, _ in marks(found)} == {"A1"}
    # Whoever forgets that each student had deals of their own is told so, once for each file.
    assert {note.id for note in found.notes} == {"class-row-not-due", "class-row-shared-deals"}
    shared = collect(class_folder(tmp_path), seed=SEED)
    assert {student for student, _ in marks(shared)} == {"C3"}
    assert [note.args for note in shared.notes if note.id == "class-row-own-deals"] == [
        {"file": "anna.json", "rows": 4}
    ]
    with pytest.raises(RulesError, match="name it too"):
        collect(class_folder(tmp_path), per_student=True)


def test_the_picture_can_be_read_in_grey_and_as_text(hand_in: Any, tmp_path: Path) -> None:
    hand_in("anna", "A1")
    hand_in("ben", "B2", wrong=("6.3", "6.7"))
    found = collect(class_folder(tmp_path))
    tree = ET.fromstring(found.picture(tmp_path / "class.svg"))
    colours = {value for part in tree.iter() for name in ("fill", "stroke") if (value := part.get(name))}
    assert all(re.fullmatch(r"#(..)\1\1|#(.)\2\2", colour) for colour in colours)
    named = [part.text or "" for part in tree.iter() if part.tag.endswith("title")]
    assert "A1, The end count: 2/2" in named
    assert "B2, The end count: 1/2" in named
    assert "Who can do what. Lesson 06: All Fives" in named
    assert found.text().splitlines()[:2] == ["Who can do what", "Lesson 06: All Fives"]
    assert found.text().splitlines()[4].split() == ["A1", "1/1", "2/2", "1/1"]
    assert "3  Rounding each difference" in found.text()
    assert "1/2" in repr(found)
    assert "<svg" in found._repr_html_()


def test_the_picture_names_lessons_and_class_and_nothing_reaches_over_its_side(hand_in: Any, tmp_path: Path) -> None:
    hand_in("anna", "A1")
    drawn = collect(class_folder(tmp_path), seed=SEED, lang="fr").picture()
    tree = ET.fromstring(drawn)
    lines = [part.text or "" for part in tree if part.tag.endswith("text") and "transform" not in part.attrib]
    assert lines[:2] == ["Qui sait quoi", "Leçon 06 : All Fives · Graine de la classe 7B-monday"]
    width, height = int(tree.attrib["width"]), int(tree.attrib["viewBox"].split()[3])
    assert max(map(len, lines)) * 7.2 < width
    assert max(float(part.get("y", "0")) for part in tree if part.tag.endswith("text")) < height
    shutil.copytree(class_folder(tmp_path), tmp_path / "both")
    forge(
        tmp_path / "both" / "ben.json",
        [a_row(), a_row(lesson="00", exercise="0.4", skill="ends.legal", answer="5, 3")],
    )
    assert "Lessons 00, 06" in collect(tmp_path / "both").text()


def test_the_command_writes_the_table_and_the_picture(
    hand_in: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    hand_in("anna", "A1")
    folder = class_folder(tmp_path)
    (folder / "broken.json").write_text("{")
    capsys.readouterr()
    files = [tmp_path / name for name in ("class.csv", "skills.csv", "class.svg")]
    asked = ["collect", str(folder), "--csv", str(files[0]), "--summary", str(files[1]), "--picture", str(files[2])]
    assert main([*asked, "--lang", "is"]) == 0
    out, err = capsys.readouterr()
    assert err == "Ekki tókst að lesa broken.json: skránni er sleppt, biddu um hana aftur.\n"
    assert "2/2" in out
    assert all(path.stat().st_size > 100 for path in files)
    for where, said in [
        (str(tmp_path / "nowhere"), "There are no files in"),
        (str(folder), "cannot be written"),
    ]:
        assert main(["collect", where, "--csv", str(tmp_path / "no" / "class.csv")]) == 1
        lines = capsys.readouterr().err.splitlines()
        assert said in lines[-1]
    assert main(["collect", str(folder), "--lesson", "42"]) == 1
    assert "42" in capsys.readouterr().err


def test_of_five_results_one_broken_and_one_edited_three_are_in_the_table_and_the_picture(
    hand_in: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for name, code in (("anna", "A1"), ("bea", "B2"), ("cai", "C3")):
        hand_in(name, code)
    folder = class_folder(tmp_path)
    whole = (folder / "anna.json").read_text("utf-8")
    (folder / "dan.json").write_text(whole[:300])
    (folder / "eva.json").write_text(whole.replace('"hints_used": 0', '"hints_used": 1', 1))
    capsys.readouterr()
    drawn, table = tmp_path / "class.svg", tmp_path / "class.csv"
    asked = ["collect", str(folder), "--lesson", "06", "--seed", SEED, "--csv", str(table), "--picture", str(drawn)]
    assert main(asked) == 0
    out, err = capsys.readouterr()
    assert [line.partition(" ")[0] for line in err.splitlines()] == ["dan.json", "eva.json"]
    assert "could not be read" in err
    assert "was changed outside the lessons" in err
    with table.open(encoding="utf-8-sig", newline="") as file:
        assert {row["student_code"] for row in csv.DictReader(file)} == {"A1", "B2", "C3"}
    for student in ("A1", "B2", "C3"):
        assert student in out
        assert f">{student}<" in drawn.read_text("utf-8")


def test_one_learner_has_the_results_as_csv_and_as_json(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    opened = lesson("06", student="=A1")
    opened.score("6.7", 10)
    capsys.readouterr()
    opened.export("mine.csv")
    opened.export(tmp_path / "mine.json")
    opened.export("mine.txt")
    opened.export(None)
    opened.export(tmp_path / "no" / "mine.csv")
    said = capsys.readouterr().out.splitlines()
    assert said[0] == "mine.csv is written, with 1 result."
    assert [".csv or .json" in line for line in said] == [False, False, True, True, False]
    assert "cannot be written" in said[4]
    (line,) = csv.DictReader(io.StringIO((tmp_path / "mine.csv").read_text("utf-8-sig")))
    assert (line["exercise"], line["answer"], line["correct"], line["student_code"]) == ("6.7", "10", "1", "'=A1")
    assert read_results((tmp_path / "mine.json").read_text("utf-8")) == opened.course.results.rows
