"""Lessons as data: questions, levels, and the engine that answers, judges and remembers (tutor.md 1, 5)."""
