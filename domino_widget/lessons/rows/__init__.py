"""The lessons by number, and their levels by id: data, without an answer."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from ..level import Lesson, Level
from .lesson_00 import LESSON_00
from .lesson_01 import LESSON_01
from .lesson_02 import LESSON_02
from .lesson_03 import LESSON_03
from .lesson_04 import LESSON_04
from .lesson_05 import LESSON_05
from .lesson_06 import LESSON_06
from .lesson_07 import LESSON_07
from .lesson_08 import LESSON_08
from .lesson_09 import LESSON_09

_LESSONS = (
    *(LESSON_00, LESSON_01, LESSON_02, LESSON_03, LESSON_04),
    *(LESSON_05, LESSON_06, LESSON_07, LESSON_08, LESSON_09),
)

#: Every lesson there is, in order.
LESSONS: Mapping[str, Lesson] = MappingProxyType({lesson.number: lesson for lesson in _LESSONS})

#: Every level by its id.
LEVELS: Mapping[str, Level] = MappingProxyType(
    {level.id: level for lesson in LESSONS.values() for level in lesson.levels}
)

#: The skills, each with its levels, in order of the lessons.
SKILLS: Mapping[str, tuple[Level, ...]] = MappingProxyType(
    {
        skill: tuple(level for level in LEVELS.values() if level.skill == skill and level.graded)
        for skill in dict.fromkeys(level.skill for level in LEVELS.values())
    }
)
