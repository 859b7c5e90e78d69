"""What a lesson says when something cannot be: a message of the lessons' catalogue."""

from __future__ import annotations

from ..message import msg


class LessonFault(ValueError):
    """Something that cannot be an answer, a results file or an exercise: ``msg`` says why in one sentence."""

    def __init__(self, id: str, **args: int | str) -> None:
        self.msg = msg(id, **args)
        super().__init__(id, args)
