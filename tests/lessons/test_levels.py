"""Every exercise of the syllabus: its answer, its mistakes by name, its texts, and its new deals."""

from __future__ import annotations

import re
from collections import Counter
from random import Random

import pytest
from fluent.syntax import FluentParser, ast

from domino_widget.engine import parse_position, pip_sum
from domino_widget.engine.scoring import settle
from domino_widget.lesson.worked import worked_example
from domino_widget.lessons.answers import read_answer
from domino_widget.lessons.attempt import Attempt
from domino_widget.lessons.course import deal_code, dealt, offered
from domino_widget.lessons.judge import STEPS, judge, marks, step_line, task
from domino_widget.lessons.level import Answer, Case, Kind, Level
from domino_widget.lessons.questions.common import legal
from domino_widget.lessons.questions.opening import hands_of
from domino_widget.lessons.questions.strategy import blocks_at_once, lost_by
from domino_widget.lessons.reach import fresh, tells_apart
from domino_widget.lessons.rows import LESSONS, LEVELS, SKILLS
from domino_widget.lessons.words import CATALOGUE, variables
from domino_widget.texts import say
from tests.lessons.syllabus import ANSWERS, OTHERS, WRONG

DEALS = 2


def read(level: Level, given: object) -> Answer:
    return read_answer(level.question, level.first, given)


def test_every_graded_exercise_of_the_page_is_there() -> None:
    graded = {level.id for level in LEVELS.values() if level.graded}
    assert graded == {id for id in ANSWERS if "faded" not in id} | OTHERS


@pytest.mark.parametrize("id", ANSWERS)
def test_the_engine_gives_the_answer_of_the_page(id: str) -> None:
    level = LEVELS[id]
    assert judge(level.question, level.first, read(level, ANSWERS[id])).correct
    accepted = set(level.question.right(level.first))
    # On either of two empty arms; in either order.
    assert len(accepted) == (2 if id in ("3.2", "7.8") else 1)


def test_both_ends_equal_by_6_2_on_either_end() -> None:
    level = LEVELS["0.8"]
    assert {read(level, "6-2@2"), read(level, "6-2@6")} == set(level.question.right(level.first))


def test_6_10_and_6_11_by_hand() -> None:
    """6.10: 3-2 on the 2 leaves 4 and 3, which no tile of the rival fits; 2-1 makes 5, but 6-1 answers with 10.
    6.11: 4-3 on the 3 makes 6 + 4; 6-2 on the 6 leaves 2 and 3, where only 2-2 and 3-3 would do, and they do not."""
    level = LEVELS["6.10"]
    assert set(level.question.right(level.first)) == {read(level, "3-2@2")}
    level = LEVELS["6.11"]
    assert set(level.question.right(level.first)) == {read(level, ["4-3@3", "6-2@6"])}


#: What the engine finds where the syllabus leaves it to the engine, each with what makes it so.
BY_HAND = [
    ("8.4", ["6-2@6", "6-3@6"]),  # ends 2 and 2, or 2 and 3: the rival has neither
    ("8.7", ["6-5@6"]),  # leaves 2-1 and 4-4, 11 pips; 2-1 leaves 19
    ("8.10", [16]),  # 9/12 x 8/11 x 7/10 x 6/9 x 5/8 = 7/44
    ("8.11", ["5-3@3"]),  # ends 5 and 6 stop the rival, then 6-4 blocks: 6 pips against 7
    ("8.14", ["3-3@3"]),  # 3-0 blocks at once for 17 - 13; after 3-3, which nothing answers, for 17 - 7
    ("8.15", ["8-3@3"]),  # of the ends 8, 8, 7, 7, 7 and 1 the rival can use the 1
]


@pytest.mark.parametrize(("id", "answers"), BY_HAND)
def test_what_the_engine_computes_is_found_by_hand_as_well(id: str, answers: list[object]) -> None:
    level = LEVELS[id]
    assert set(level.question.right(level.first)) == {read(level, answer) for answer in answers}


def test_to_block_at_once_is_not_best_where_a_heavy_tile_can_go_first() -> None:
    case = LEVELS["8.14"].first
    assert [str(play.tile) for play in legal(case) if blocks_at_once(case, play)] == ["3-0"]
    assert [-lost_by(case, play) for play in sorted(legal(case), key=lambda play: play.tile)] == [4, 10, -9]


@pytest.mark.parametrize(("id", "given", "tag"), WRONG)
def test_a_mistake_is_known_by_its_answer(id: str, given: object, tag: str | None) -> None:
    level = LEVELS[id]
    verdict = judge(level.question, level.first, read(level, given))
    assert not verdict.correct
    assert verdict.tag == tag


@pytest.mark.parametrize("id", LEVELS)
def test_every_text_of_a_level_is_there_and_formats(id: str) -> None:
    level = LEVELS[id]
    case = level.first
    lines = [task(level.question, case), *(step_line(level.question, case, step + 1) for step in range(len(STEPS)))]
    lines += level.question.fields(case)
    lines += [option.label for option in level.question.options(case)]
    for line in lines:
        text = say(line)
        assert text != line.id
        assert "{" not in text.replace('{"', "").replace("{play", ""), text
    for mistake in level.question.mistakes:
        assert f"ask-{level.question.name}-{mistake.tag}" in variables()


def cases(level: Level, deals: int = DEALS) -> list[Case]:
    return [fresh(level.question, Random(f"{level.id} {seed}"), level.first) for seed in range(deals)]


def answers_of(level: Level, deals: int) -> Counter[Answer]:
    """How often each answer is the right one in new deals."""
    return Counter(answer for case in cases(level, deals) for answer in level.question.right(case))


def test_3_6_is_to_play_about_as_often_as_to_draw_and_now_and_then_to_knock() -> None:
    found = answers_of(LEVELS["3.6"], 30)
    assert set(found) == {("play",), ("draw",), ("knock",)}
    assert max(found.values()) <= 18


@pytest.mark.heavy
@pytest.mark.parametrize("id", [id for id, level in LEVELS.items() if level.kind is Kind.CHOICE])
def test_no_choice_has_one_answer_nearly_always(id: str) -> None:
    assert max(answers_of(LEVELS[id], 40).values()) <= 32


@pytest.mark.parametrize("deals", [DEALS, pytest.param(40, marks=pytest.mark.heavy)])
@pytest.mark.parametrize("id", LEVELS)
def test_a_new_deal_has_an_answer_and_a_named_mistake_gives_another(id: str, deals: int) -> None:
    level = LEVELS[id]
    for case in cases(level, deals):
        accepted = set(level.question.right(case))
        assert accepted
        assert len(accepted) == 1 or level.kind in (Kind.PLAYS, Kind.SEQUENCE)
        assert tells_apart(level.question, case)
        for answer in accepted:
            assert judge(level.question, case, answer).correct
        said = set()
        for mistake in level.question.mistakes:
            for answer in mistake.answers(case):
                verdict = judge(level.question, case, answer)
                if answer not in accepted:
                    assert not verdict.correct
                    assert verdict.tag is not None
                    said.add((verdict.tag, verdict.lines[-1].id))
        # Each tag has feedback of its own.
        assert len({line for _, line in said}) == len({tag for tag, _ in said})


@pytest.mark.parametrize("id", LEVELS)
def test_an_answer_reads_back_from_its_own_form(id: str) -> None:
    level = LEVELS[id]
    for case in [level.first, *cases(level, 1)]:
        for answer in level.question.right(case):
            assert read_answer(level.question, case, list(answer)) == answer


@pytest.mark.parametrize("id", LEVELS)
def test_the_task_does_not_tell_the_answer(id: str) -> None:
    """No value that only the answer or the reason needs travels with the task."""
    level = LEVELS[id]
    told = set(task(level.question, level.first).args)
    assert told.isdisjoint({"answer", "pays", "best", "sum", "count-after", "worth", "unseen", "answer-kind"})


@pytest.mark.parametrize("id", [id for id, level in LEVELS.items() if level.first.facts.get("tiles_shown") is False])
def test_hands_whose_tiles_are_not_shown_are_told_by_their_pips(id: str) -> None:
    level = LEVELS[id]
    for case in [level.first, *cases(level, 8)]:
        for lang in ("en", "pt-BR", "is"):
            told = set(re.findall(r"\d+", say(task(level.question, case), lang)))
            assert {str(pip_sum(hand)) for hand in hands_of(case) if hand} <= told, (case.facts, lang)


def test_of_new_leads_one_at_least_scores() -> None:
    for case in cases(LEVELS["6.1"], 30):
        assert any(any(worths) for worths in LEVELS["6.1"].question.right(case))


def test_a_deal_code_brings_the_same_deal() -> None:
    level = LEVELS["3.4"]
    code = deal_code(level, "7B-monday\n", 0)
    assert re.fullmatch(r"[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]", code)
    assert dealt(level, code) == dealt(level, code)
    assert code != deal_code(level, "7B-monday\n", 1) != deal_code(level, "7B-tuesday\n", 1)


def test_options_come_in_an_order_that_the_deal_decides() -> None:
    level = LEVELS["1.2"]
    orders = {
        tuple(option.key for option in offered(Attempt(level, level.first, f"code {number}"))) for number in range(12)
    }
    assert len(orders) > 3
    assert len({frozenset(order) for order in orders}) == 1


def test_doubles_are_labelled_with_both_halves_at_the_third_step() -> None:
    assert [mark.text for mark in marks(LEVELS["6.faded"].first)] == ["4", "3 + 3"]
    assert marks(LEVELS["6.1"].first) == ()


def test_every_lesson_has_all_its_parts() -> None:
    for lesson in LESSONS.values():
        names = {level.id.partition(".")[2] for level in lesson.levels}
        assert {"predict", "faded"} <= names
        assert lesson.worked
        assert len(lesson.review) >= 4
        games = {LEVELS[id].first.game.rules.id for id in lesson.review}
        assert len(games) > 1 or lesson.number == "00"
        for part in ("title", "aims", "rule"):
            assert f"lesson-{lesson.number}-{part}" in variables()
        for number in range(1, len(lesson.worked) + 1):
            assert f"lesson-{lesson.number}-worked-{number}" in variables()


@pytest.mark.parametrize("number", LESSONS)
def test_the_worked_example_has_a_table_for_each_sentence(number: str) -> None:
    shown = worked_example(LESSONS[number], "en")
    assert shown.text.count("On the table") == len(LESSONS[number].worked)
    assert shown.html.count("<svg") == len(LESSONS[number].worked)


def test_the_sums_of_worked_examples_are_the_engines() -> None:
    blocked = parse_position(LESSONS["01"].worked[0])
    assert [pip_sum(hand) for hand in blocked.hands] == [9, 14, 21]
    assert settle(blocked.setup, blocked.hands, None).points == 17
    assert not any(6 in tile for hand in blocked.hands for tile in hand)
    assert set(blocked.layout.open_values()) == {6}
    assert parse_position(LESSONS["06"].worked[1]).layout.count() == 15
    ends = [[end.value for end in parse_position(line).layout.ends()] for line in LESSONS["04"].worked]
    assert [sorted(values) for values in ends] == [[0, 2, 6, 8], [0, 2, 6, 6, 6, 8]]
    assert [parse_position(line).layout.count() for line in LESSONS["07"].worked] == [9, 12]
    twelves = parse_position(LESSONS["05"].worked[0])
    assert [pip_sum(hand) for hand in twelves.hands] == [33, 20, 41, 26]
    assert settle(twelves.setup, twelves.hands, None).points == 40
    assert twelves.layout.open_values() == (12,)
    assert not any(12 in tile for hand in twelves.hands for tile in hand)


@pytest.mark.parametrize("number", LESSONS)
def test_a_review_asks_only_of_games_that_were_taught(number: str) -> None:
    """A new deal stays in the game of its level: what a later notebook teaches is not asked in an earlier one."""
    for id in LESSONS[number].review:
        level = LEVELS[id]
        assert id.partition(".")[0] <= str(int(number))
        for case in cases(level):
            told = case.position.setup if case.position else case.setup
            assert told is None or told.rules == level.first.game.rules


def test_every_skill_has_a_name() -> None:
    assert {f"skill-{skill.replace('.', '-')}" for skill in SKILLS} <= set(variables())


def test_the_catalogue_parses_and_its_values_are_found_by_the_short_reader() -> None:
    body = FluentParser().parse(CATALOGUE.read_text("utf-8")).body
    assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []
    ids = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
    assert len(ids) == len(set(ids))
    assert set(ids) == set(variables())
    others = FluentParser().parse(CATALOGUE.with_name("en.ftl").read_text("utf-8")).body
    assert not set(ids) & {entry.id.name for entry in others if isinstance(entry, ast.Message)}


def test_no_text_of_a_question_is_left_over() -> None:
    questions = {level.question.name: level.question for level in LEVELS.values()}
    wanted = {
        f"ask-{name}-{part}"
        for name, question in questions.items()
        for part in ("task", *STEPS, *(mistake.tag for mistake in question.mistakes))
    }
    there = {id for id in variables() if id.startswith("ask-")}
    unused = {"ask-table-count"}
    assert wanted <= there
    assert {id for id in there - wanted if not id.startswith(tuple(unused))} == set()
