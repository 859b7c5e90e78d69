"""The subcommands for teachers."""

from __future__ import annotations

import argparse
import sys

from domino_widget.message import Refused, msg
from domino_widget.texts import say

from .class_results import collect
from .sheet import answer_sheet, print_sheet

Commands = argparse._SubParsersAction  # argparse has no public name for it


def add_collect(commands: Commands[argparse.ArgumentParser]) -> None:
    """Adds ``collect``."""
    command = commands.add_parser("collect", help="merge the results files of a class")
    command.add_argument("where", metavar="FOLDER", help="a folder, or a pattern in quotes")
    command.add_argument("--csv", metavar="OUT", help="write the table here: a row for each student and exercise")
    command.add_argument("--summary", metavar="OUT", help="write the summary by student and skill here, as CSV")
    command.add_argument("--picture", metavar="OUT.svg", help="draw who can do what into this file")
    command.add_argument("--lesson", metavar="N", help="only this lesson")
    add_seed(command, "only the deals of this class seed count")
    command.add_argument(
        "--per-student", action="store_true", help="with --seed: each student had deals of their own"
    )
    command.set_defaults(run=_collect)


def add_sheet(commands: Commands[argparse.ArgumentParser]) -> None:
    """Adds ``sheet``."""
    command = commands.add_parser("sheet", help="write the exercises of a lesson, or their answers, to be printed")
    command.add_argument("lesson", metavar="N", help="the number of the lesson")
    add_seed(command, "the deals of this class seed, or deal code (default: new ones)")
    command.add_argument("--student", metavar="CODE", help="this student's own deals")
    command.add_argument("--answers", action="store_true", help="the answers in place of the exercises")
    command.add_argument("--out", metavar="FILE.html", help="write it here (default: sheet-N.html or answers-N.html)")
    command.set_defaults(run=_sheet)


def _sheet(options: argparse.Namespace) -> int:
    if options.answers and options.seed is None:
        raise Refused("sheet-seed-missing")
    make = answer_sheet if options.answers else print_sheet
    sheet = make(options.lesson, options.seed, student=options.student, lang=options.lang)
    name = options.out or f"{'answers' if options.answers else 'sheet'}-{options.lesson}.html"
    sheet.save(name)
    print(say(msg("sheet-written", name=name, seed=sheet.seed), options.lang))
    return 0


def add_seed(command: argparse.ArgumentParser, about: str) -> None:
    """The option that names the deals of a class."""
    command.add_argument("--seed", metavar="TEXT", help=about)


def _collect(options: argparse.Namespace) -> int:
    results = collect(
        options.where,
        lesson=options.lesson,
        seed=options.seed,
        per_student=options.per_student,
        lang=options.lang,
    )
    for line in results.said():
        print(line, file=sys.stderr)
    if options.csv:
        results.to_csv(options.csv)
    if options.summary:
        results.to_csv(options.summary, summary=True)
    if options.picture:
        results.picture(options.picture)
    print(results.text())
    return 0 if results.rows else 1
