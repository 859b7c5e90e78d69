"""The code track: marks for right and wrong answers, words for everything that is no answer, and nothing raised."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from domino_widget.engine import RulesError, Tile
from domino_widget.lesson import LessonSession, lesson, play
from domino_widget.lesson.board import ExerciseBoard
from domino_widget.lessons.answers import PlayAnswer
from domino_widget.lessons.course import dealt
from domino_widget.lessons.results import NAME, read_results
from domino_widget.lessons.rows import LESSONS, LEVELS
from tests.lessons.code_track import graded, run, source_of, with_answers

Captured = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("NBGRADER_EXECUTION", raising=False)
    return tmp_path


def scores(values: dict[str, object]) -> dict[str, object]:
    return {id: value for id, value in values.items() if id.endswith("-score")}


@pytest.mark.parametrize("number", LESSONS)
def test_a_notebook_with_the_right_answers_has_full_marks(number: str, folder: Path) -> None:
    name = LESSONS[number].name
    answers = {level.id: source_of(level, True) for level in graded(number)}
    found = run(with_answers(name, answers))
    for level in graded(number):
        assert found.values[f"ex-{level.id.replace('.', '-')}-score"] == 1.0
    rows = read_results((folder / NAME).read_text("utf-8"))
    assert {row["exercise"] for row in rows} == set(answers)
    assert all(row["correct"] and row["first_try"] and row["attempts"] == 1 for row in rows)


@pytest.mark.parametrize("number", LESSONS)
def test_wrong_answers_have_no_marks_and_their_tags_are_kept(number: str, folder: Path) -> None:
    name = LESSONS[number].name
    wrong = {level.id: source_of(level, False) for level in graded(number)[::2]}
    right = {level.id: source_of(level, True) for level in graded(number)[1::2]}
    found = run(with_answers(name, wrong | right))
    for id in wrong:
        assert found.values[f"ex-{id.replace('.', '-')}-score"] == 0.0
    for id in right:
        assert found.values[f"ex-{id.replace('.', '-')}-score"] == 1.0
    rows = {row["exercise"]: row for row in read_results((folder / NAME).read_text("utf-8"))}
    assert {id for id, row in rows.items() if row["correct"]} == set(right)
    tagged = {level.id for level in graded(number)[::2] if level.question.mistakes} - {"3.3", "3.7"}
    assert all(rows[id]["tag"] for id in tagged & {"0.5", "1.4", "1.8", "2.7", "3.5", "6.3", "6.5", "6.7"})


@pytest.mark.parametrize("number", LESSONS)
def test_an_untouched_notebook_runs_through_without_a_mark_or_a_row(number: str, folder: Path) -> None:
    found = run(with_answers(LESSONS[number].name, {}))
    assert set(scores(found.values).values()) == {0.0}
    assert not (folder / NAME).exists()


@pytest.mark.parametrize("number", LESSONS)
def test_the_mixed_review_and_the_practice_can_be_solved(number: str) -> None:
    opened = lesson(number)
    opened.practise()
    review = [id for id in opened.course.levels if ".r" in id]
    assert len(review) >= 4
    for id in [*review, *opened.course.practice]:
        attempt = opened.course.attempt(id)
        assert attempt.deal_code is not None
        answer = next(iter(attempt.level.question.right(attempt.case)))
        assert opened.score(id, list(answer)) == 1.0


def test_practice_in_cells(capsys: Captured, folder: Path) -> None:
    opened = lesson("04")
    assert opened.score("4.3", 4) == 0.0
    shown = opened.practise()
    assert "Doubles that branch: three new deals, 4.p1, 4.p2, 4.p3." in repr(shown)
    board = opened.exercise("4.p2")
    assert isinstance(board, ExerciseBoard)
    attempt = opened.course.attempt("4.p2")
    assert opened.score("4.p2", list(next(iter(attempt.level.question.right(attempt.case))))) == 1.0
    assert "★★★" in capsys.readouterr().out
    assert board.state["exercise"]["correct"]
    before = attempt.deal_code
    opened.practise()
    assert not board.state["exercise"]["correct"]
    assert opened.course.attempt("4.p2").deal_code != before
    assert [row["exercise"] for row in read_results((folder / NAME).read_text("utf-8"))] == ["4.3", "4.p2"]


NO_ANSWERS: list[object] = [
    "x",
    "",
    [],
    {},
    {1: 2},
    object(),
    float("nan"),
    float("inf"),
    10**40,
    [[1]],
    range(200),
    list(range(500)),
    b"6-4",
    True,
    "6-4@9-9",
    play("6-4", 99),
    play(None, None),
    play("6-4", [1]),
    {"6-6-6"},
    lambda: 1,
    "\ud800",
    "9" * 5000,
]


@pytest.mark.parametrize("id", ["0.3", "0.4", "0.5", "1.1", "1.4", "2.3", "2.6", "3.2", "6.2", "6.4", "6.11"])
def test_what_is_no_answer_gets_one_sentence_and_no_try(id: str, capsys: Captured) -> None:
    opened = lesson(f"0{id[0]}")
    for given in NO_ANSWERS:
        before = len(opened.course.attempt(id).tries)
        capsys.readouterr()
        assert opened.score(id, given) == 0.0
        said = capsys.readouterr()
        assert said.err == ""
        if len(opened.course.attempt(id).tries) == before:
            assert len(said.out.strip().splitlines()) == 1
            assert "went wrong inside" not in said.out


def test_a_play_is_written_in_several_ways(capsys: Captured) -> None:
    opened = lesson("01")
    plays = [play("6-3", 3), play("3-6", "right"), "3-3@3-1", "A:6-0@6-1"]
    assert opened.score("1.4", plays) == 1.0
    assert opened.score("1.4", {PlayAnswer(Tile.of(6, 3), 6), *plays[2:], play("6-3", 3)}) == 1.0
    capsys.readouterr()
    lone = lesson("00")
    lone.score("0.8", play("6-2", 5))
    assert capsys.readouterr().out == "There is no end 5 on the table.\n"


def test_two_ends_with_one_value_must_be_told_apart(capsys: Captured) -> None:
    opened = lesson("06")
    case = LEVELS["6.3"].first
    assert case.at.layout.open_values() == (2, 6)
    for _ in range(60):
        attempt = opened.course.from_code("6.3", opened.course.again("6.3").deal_code)
        ends = [end.value for end in attempt.case.at.layout.ends()]
        if ends[0] == ends[1]:
            break
    else:
        pytest.fail("no table with equal ends")
    capsys.readouterr()
    tile = next(iter(attempt.level.question.right(attempt.case)))[0]
    opened.score("6.3", play(str(tile).split("@")[0], ends[0]))
    assert 'say "left", "right"' in capsys.readouterr().out


def test_cells_run_in_any_order(capsys: Captured) -> None:
    opened = lesson("03")
    assert opened.score("3.5", 4) == 1.0  # before it was shown
    assert "3.5" in repr(opened.exercise("3.5"))
    assert opened.exercise("4.1") is None
    assert opened.score(None, 4) == 0.0  # type: ignore[arg-type]
    opened.finish()
    opened.progress()
    opened.hint("9.9")
    assert "Traceback" not in capsys.readouterr().out


def test_the_same_answer_again_is_no_new_try(folder: Path) -> None:
    opened = lesson("03")
    for _ in range(3):
        assert opened.score("3.5", 6) == 0.0
    assert opened.score("3.5", 4) == 1.0
    assert opened.score("3.5", 6) == 0.0
    (row,) = read_results((folder / NAME).read_text("utf-8"))
    assert (row["attempts"], row["correct"], row["first_try"], row["tag"]) == (
        2,
        True,
        False,
        "branched_in_double_six",
    )


def test_a_solved_deal_cannot_be_solved_again_for_mastery(folder: Path) -> None:
    for _ in range(4):
        assert lesson("03").score("3.5", 4) == 1.0
    assert len(read_results((folder / NAME).read_text("utf-8"))) == 1
    assert not lesson("03").course.progress()["cross.branches"].mastered


def test_a_miss_in_an_earlier_sitting_is_not_forgotten(folder: Path) -> None:
    assert lesson("03").score("3.5", 6) == 0.0
    assert lesson("03").score("3.5", 4) == 1.0
    (row,) = read_results((folder / NAME).read_text("utf-8"))
    assert (row["correct"], row["first_try"], row["attempts"]) == (True, False, 2)


def test_feedback_at_the_end(capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    opened = lesson("03", feedback="end")
    assert opened.score("3.5", 6) is None
    assert opened.score("3.8", 19) is None
    assert "Right" not in capsys.readouterr().out
    opened.finish()
    said = capsys.readouterr().out
    assert "You let the double branch" in said
    assert "1 of" in said
    assert opened.score("3.8", 19) == 1.0
    monkeypatch.setenv("NBGRADER_EXECUTION", "autograde")
    marked = lesson("03", feedback="end")
    assert (marked.score("3.5", 6), marked.score("3.8", 19)) == (0.0, 1.0)


def test_without_muggins_there_is_nothing_to_claim(capsys: Captured) -> None:
    opened = lesson("06", muggins=False)
    assert opened.score("6.4", ["claim", "muggins", "lost"]) == 0.0
    assert "points score by themselves" in capsys.readouterr().out
    assert opened.score("6.3", play("2-2", 2)) == 1.0
    table = opened.round()
    assert table is not None
    assert table.table.setup.rules.claiming.value == "automatic"


def test_a_class_has_the_same_deals_and_each_student_others() -> None:
    def answer(**terms: object) -> object:
        attempt = lesson("03", **terms).course.attempt("3.4")
        return attempt.deal_code

    assert answer(seed="7B") == answer(seed="7B") != answer(seed="7C")
    ada = answer(seed="7B", per_student=True, student="ada")
    assert ada == answer(seed="7B", per_student=True, student="ada")
    assert ada not in (answer(seed="7B"), answer(seed="7B", per_student=True, student="bob"))


def test_a_deal_code_typed_back_in_shows_the_same_paper() -> None:
    code = lesson("03", seed="7B").course.attempt("3.4").deal_code
    assert code is not None
    shown = lesson("03").exercise("3.4", code=f" {code.lower()} ")
    assert shown is not None
    assert code in shown.text
    assert lesson("03").course.from_code("3.4", code).case == dealt(LEVELS["3.4"], code)


@pytest.mark.parametrize("code", ["", "K7Q2-9F", 5, None, "0000-0000-1", "x" * 500])
def test_a_wrong_deal_code_gets_one_sentence(code: object, capsys: Captured) -> None:
    opened: LessonSession = lesson("03")
    shown = opened.exercise("3.4", code=code)  # type: ignore[arg-type]
    said = capsys.readouterr().out
    assert (shown is None and len(said.splitlines()) == 1) or code is None


@pytest.mark.parametrize(
    ("settings", "word"),
    [
        ({"number": "44"}, "There is no lesson 44"),
        ({"number": None}, "There is no lesson"),
        ({"feedback": "later"}, "feedback"),
        ({"hints": 5}, "hints"),
        ({"hints": True}, "hints"),
        ({"per_student": True}, "student"),
        ({"per_student": "yes"}, "per_student"),
        ({"muggins": 0}, "muggins"),
        ({"student": "a\nb"}, "student"),
        ({"student": "x" * 50}, "student"),
        ({"seed": 1.5}, "seed"),
        ({"lang": 7}, "lang"),
        ({"projector": None}, "projector"),
    ],
)
def test_a_setting_that_cannot_be_is_refused_in_one_sentence(settings: dict[str, object], word: str) -> None:
    with pytest.raises(RulesError, match=word) as refused:
        lesson(settings.pop("number", "03"), **settings)
    assert len(str(refused.value).splitlines()) == 1


@pytest.mark.parametrize("student", ["Þóra-7", "x'; DROP", "../../etc", "🎲", "a b"])
def test_odd_student_codes_are_kept_as_they_are(student: str, folder: Path) -> None:
    opened = lesson("03", seed=1, per_student=True, student=student)
    attempt = opened.course.attempt("3.5")
    opened.score("3.5", list(next(iter(attempt.level.question.right(attempt.case)))))
    (row,) = read_results((folder / NAME).read_text("utf-8"))
    assert row["student_code"] == student


def test_an_exercise_has_text_and_a_picture_without_an_answer() -> None:
    opened = lesson("03")
    shown = opened.exercise("3.4")
    assert shown is not None
    assert shown.text.startswith("3.4  Which plays do you have?")
    assert "Your hand: 6-6, 4-2, 3-0, 1-1." in shown.text
    assert "<svg" in shown.html
    # Which ends are open is what 3.3 asks, so nothing marks them.
    ends = opened.exercise("3.3")
    assert ends is not None
    assert "data-end" not in ends.html
    assert "Open ends" not in ends.html
    assert "data-end" in shown.html


def test_hints_come_step_by_step(capsys: Captured) -> None:
    opened = lesson("03")
    opened.hint("3.5")
    assert capsys.readouterr().out.splitlines()[0].startswith("Look: ")
    opened.hint("3.5")
    assert "opens three seconds" in capsys.readouterr().out
    opened.score("3.5", 6)
    opened.hint("3.5")
    assert "Rule: " in capsys.readouterr().out
    opened.score("3.5", 7)
    assert "A part of the work" in capsys.readouterr().out
    opened.score("3.5", 8)
    opened.hint("3.5")
    said = capsys.readouterr().out
    assert "Answer: 4" in said
    assert 'L.again("3.5")' in said
    opened.score("3.5", 4)
    assert "★☆☆" in capsys.readouterr().out
    assert lesson("03", hints=0).hint("3.5") is None
    assert "no hints" in capsys.readouterr().out


def test_reset_takes_this_lesson_out_and_leaves_the_others(folder: Path, capsys: Captured) -> None:
    assert lesson("03").score("3.5", 4) == 1.0
    opened = lesson("01")
    opened.score("1.7", 0)
    opened.reset()
    assert [row["exercise"] for row in json.loads((folder / NAME).read_text("utf-8"))["rows"]] == ["3.5"]
    assert "afresh" in capsys.readouterr().out
