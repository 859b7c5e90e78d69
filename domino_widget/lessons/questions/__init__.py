"""What can be asked: each question with its right answers, its mistakes and its new deals (tutor.md 5.2, 5.3)."""
