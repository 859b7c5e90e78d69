"""A teacher's tools: results of a class in one table, and exercises on paper."""

from .class_results import ClassResults, collect
from .sheet import PaperSheet, answer_sheet, print_sheet

__all__ = ["ClassResults", "PaperSheet", "answer_sheet", "collect", "print_sheet"]
