"""Lesson 05: Double-Twelve Cross."""

from ..level import Lesson, Level
from ..questions.counts import SUIT_UNSEEN
from ..questions.cross import COUNT_ENDS
from ..questions.faded import BLOCKED_STEPS
from ..questions.hands import BLOCKED_PAYS, OUT_COSTS
from ..questions.opening import SET_AND_STOCK, WHO_OPENS
from ..questions.shedding import FEWEST_OF_NUMBER, MOST_PIPS
from .making import at, hands, told

_GAME = "double-twelve-cross"
_ENDS = "double-twelve-cross 10-10*(10-12)(10-11)(10-5)(10-0) 12-11,12-12,5-0/1-1 4-1,7-3 A 0 0/0 -"
#: Four arms that end in a 12: nine tiles with a 12 lie.
_TWELVES = "12-12*(12-0,0-1,1-12)(12-2,2-3,3-12)(12-4,4-5,5-12)(12-6,6-7,7-12)"

LESSON_05 = Lesson(
    number="05",
    name="05_double_twelve_cross",
    levels=(
        Level(
            id="5.predict",
            skill="plan.block_dump",
            question=MOST_PIPS,
            first=at("double-twelve-cross 9-9*(9-11)(9-8)(9-4)(9-1) 11-6,8-8,4-0,12-10/1-1 5-3,7-2 A 0 0/0 -"),
            graded=False,
        ),
        Level(
            id="5.faded",
            skill="hand.blocked",
            question=BLOCKED_STEPS,
            first=hands(_GAME, "6-4,2-0", "11-10,8-1", "9-9"),
            graded=False,
        ),
        Level(
            id="5.1",
            skill="deal.size",
            question=SET_AND_STOCK,
            first=told(_GAME, deals=tuple((_GAME, 12, n) for n in (2, 3, 4, 5)), asked=("tiles", "suit", "left")),
        ),
        Level(
            id="5.2",
            skill="open.who",
            question=WHO_OPENS,
            first=hands(_GAME, "12-11,8-8", "10-10,4-2", "12-9,7-7"),
        ),
        Level(
            id="5.3",
            skill="cross.branches",
            question=COUNT_ENDS,
            first=at("double-twelve-cross 10-10*(10-12,12-12*)(10-3,3-3*)(10-5)(10-0) 7-4/1-1 4-1,7-3 A 0 0/0 -"),
        ),
        Level(id="5.4", skill="plan.block_dump", question=MOST_PIPS, first=at(_ENDS), par=1),
        Level(id="5.5", skill="plan.block_dump", question=FEWEST_OF_NUMBER, first=at(_ENDS, number=12), par=1),
        Level(id="5.6", skill="hand.out", question=OUT_COSTS, first=hands(_GAME, "", "12-12,11-10,9-0")),
        Level(
            id="5.7",
            skill="hand.blocked",
            question=BLOCKED_PAYS,
            first=hands(_GAME, "12-11,9-1", "10-10", "12-12,9-8", "11-9", tiles_shown=False),
        ),
        Level(
            id="5.8",
            skill="count.suit",
            question=SUIT_UNSEEN,
            first=at(f"{_GAME} {_TWELVES} 12-10,12-8,5-3/1-1 4-1,7-3 A 0 0/0 -", number=12),
        ),
    ),
    worked=(f"{_GAME} {_TWELVES} 11-11,10-1/10-10/11-10,9-8,3-0/11-9,6-0 - A 0 0/0/0/0 -",),
    review=("4.3", "4.7", "5.3", "3.2", "5.7", "2.4"),
    round={"game": _GAME, "players": 2, "seed": 2},
)
