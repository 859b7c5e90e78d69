"""A teacher's tools: results of a class in one table, and exercises on paper."""

from .class_results import ClassResults, collect

__all__ = ["ClassResults", "collect"]
