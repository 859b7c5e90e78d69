"""Lesson 04: Double-Nine Cross."""

from ..level import Lesson, Level
from ..questions.branches import COUNT_PLAYS, ENDS_BY_DOUBLES, OPENING_SUIT, ROW_NAME
from ..questions.cross import COUNT_ENDS
from ..questions.hands import OUT_PAYS
from ..questions.opening import CROSS_DEALS
from ..questions.shedding import FEWEST_OF_NUMBER
from .making import at, hands, told

_GAME = "double-nine-cross"
_FULL = "double-nine-cross 9-9*(9-8)(9-7)(9-3)(9-1) {}/0-0 4-2,5-4 A 0 0/0 -"
_BRANCHED = "double-nine-cross 9-9*(9-8)(9-7,7-7*{})(9-3)(9-1) {}/0-0 4-2,5-4 A 0 0/0 -"

LESSON_04 = Lesson(
    number="04",
    name="04_double_nine_cross",
    levels=(
        Level(
            id="4.predict",
            skill="cross.branches",
            question=COUNT_ENDS,
            first=at("double-nine-cross 8-8*(8-5)(8-4)(8-2)(8-0) 5-5,7-3/1-1 4-1,6-3 A 0 0/0 -", tile="5-5", end=5),
            graded=False,
        ),
        Level(
            id="4.faded",
            skill="cross.branches",
            question=COUNT_ENDS,
            first=at(
                "double-nine-cross 9-9*(9-8)(9-6,6-6*)(9-2)(9-0) 0-0,7-3/1-1 4-1,5-3 A 0 0/0 -", tile="0-0", end=0
            ),
            graded=False,
        ),
        Level(
            id="4.1",
            skill="deal.size",
            question=CROSS_DEALS,
            first=told(_GAME, deals=tuple((_GAME, 9, n) for n in (2, 3, 4, 5)), asked=("each", "left")),
        ),
        Level(
            id="4.2",
            skill="count.suit",
            question=OPENING_SUIT,
            first=at("double-nine-cross 9-9* 9-4,6-2/8-8 9-1,4-2 A 0 0/0 -"),
        ),
        Level(
            id="4.3",
            skill="cross.branches",
            question=COUNT_ENDS,
            first=at(_FULL.format("7-7,6-2"), tile="7-7", end=7),
            arrows=("9-7.1",),
        ),
        Level(
            id="4.4",
            skill="cross.branches",
            question=ROW_NAME,
            first=at(_BRANCHED.format("", "7-2,6-5"), tile="7-2", at=(3, 2)),
        ),
        Level(
            id="4.5",
            skill="cross.branches",
            question=COUNT_ENDS,
            first=at(_BRANCHED.format("()(7-2)", "1-1,6-5"), tile="1-1", end=1),
        ),
        Level(
            id="4.6",
            skill="cross.branches",
            question=ENDS_BY_DOUBLES,
            first=told(_GAME, doubles=(1, 2, 5)),
        ),
        Level(
            id="4.7",
            skill="ends.legal",
            question=COUNT_PLAYS,
            first=at(_BRANCHED.format("", "8-7,9-4,7-3")),
        ),
        Level(id="4.8", skill="hand.out", question=OUT_PAYS, first=hands(_GAME, "", "9-8,7-7,0-0")),
        Level(
            id="4.9",
            skill="plan.block_dump",
            question=FEWEST_OF_NUMBER,
            first=at(_FULL.format("8-8,8-2"), number=8),
            par=1,
        ),
    ),
    worked=(
        "double-nine-cross 9-9*(9-8)(9-6)(9-2)(9-0) 6-6,7-3/1-1 4-1,5-3 A 0 0/0 -",
        "double-nine-cross 9-9*(9-8)(9-6,6-6*)(9-2)(9-0) 7-3,0-0/1-1 4-1,5-3 B 0 0/0 -",
    ),
    review=("3.2", "3.5", "4.3", "4.7", "2.3", "1.7"),
    round={"game": _GAME, "players": 2, "seed": 6},
)
