"""Lesson 07: All Fives and Threes."""

from ..level import Lesson, Level
from ..questions.multiples import (
    COUNT_LEADS,
    HIGHEST_COUNT,
    HOUSE_RULE,
    MOST_POINTS_BOTH,
    ONCE_NOT_TWICE,
    ROUND_BOTH,
    ROUND_EXACT,
    WHICH_GAME,
)
from ..questions.plans import BEST_DIFFERENCE
from ..questions.sums import COUNT_WORTH
from ..questions.windows import TAKE_NOW
from .making import at, hands, told

_GAME = "all-fives-and-threes"

LESSON_07 = Lesson(
    number="07",
    name="07_all_fives_and_threes",
    levels=(
        Level(
            id="7.predict",
            skill="sum.multiple",
            question=COUNT_WORTH,
            first=told(_GAME, counts=(9, 10, 11, 15)),
            graded=False,
        ),
        Level(
            id="7.faded",
            skill="sum.multiple",
            question=ONCE_NOT_TWICE,
            first=told(_GAME, count=15),
            graded=False,
        ),
        Level(
            id="7.1",
            skill="sum.multiple",
            question=COUNT_WORTH,
            first=told(_GAME, counts=(3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 15, 16, 18, 20)),
        ),
        Level(id="7.2", skill="sum.multiple", question=COUNT_LEADS, first=told(_GAME)),
        Level(
            id="7.3",
            skill="sum.doubles",
            question=MOST_POINTS_BOTH,
            first=at(f"{_GAME} 5-4 6-3,5-5,4-1,2-0/0-0 - A 0 0/0 -"),
            arrows=("5-4.1", "5-4.2"),
            par=1,
        ),
        Level(
            id="7.4",
            skill="round.each",
            question=ROUND_EXACT,
            first=hands(_GAME, "", "6-1", "5-2", tiles_shown=False),
        ),
        Level(
            id="7.5",
            skill="round.each",
            question=ROUND_BOTH,
            first=hands(_GAME, "4-0", "6-5", "6-6,3-1", tiles_shown=False),
        ),
        Level(id="7.6", skill="sum.multiple", question=HOUSE_RULE, first=told(_GAME, count=15, other=30)),
        Level(id="7.7", skill="sum.doubles", question=HIGHEST_COUNT, first=told(_GAME)),
        Level(
            id="7.8",
            skill="claim.window",
            question=TAKE_NOW,
            first=at(f"{_GAME} 6-1()(1-3,3-4) 5-5,2-0/4-4,0-0 - B 0 0/0 !A10~B9", seat=0),
        ),
        Level(
            id="7.9",
            skill="plan.block_dump",
            question=BEST_DIFFERENCE,
            first=at(f"{_GAME} 3-1 5-2,1-0,4-3/4-4,4-1,4-2 - A 0 0/0 -", open_hands=True),
            par=1,
        ),
        Level(
            id="7.10",
            skill="sum.multiple",
            question=WHICH_GAME,
            first=told(_GAME, count=12, clues=("scores", "not", "arms")),
        ),
    ),
    worked=(f"{_GAME} 6-3 3-3,2-1/0-0 - A 0 0/0 -", f"{_GAME} 6-3()(3-3) 2-1/0-0 - B 0 0/0 -"),
    review=("6.3", "7.3", "3.2", "7.5", "4.7", "2.4"),
    round={"game": _GAME, "players": 2, "seed": 9},
)
