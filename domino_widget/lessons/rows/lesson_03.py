"""Lesson 03: Cross with the double-six set."""

from ..level import Lesson, Level
from ..questions.counts import SUIT_UNSEEN
from ..questions.cross import COUNT_ENDS, CROSS_PLAY, CROSS_TURN, OPEN_ENDS
from ..questions.ends import ALL_PLAYS
from ..questions.faded import LAST_ARM
from ..questions.hands import OUT_PAYS
from ..questions.opening import WHO_OPENS
from ..questions.plans import FEWEST_ENDS
from .making import at, hands

_FULL = "cross 5-5*(5-3)(5-1)(5-0)(5-6) {}/4-4 2-2,2-1 A 0 0/0 -"
_THREE = "cross 5-5*(5-3)(5-1)(5-0) 4-1,2-2/4-4 2-1,1-1 A 0 0/0 -"

LESSON_03 = Lesson(
    number="03",
    name="03_cross",
    levels=(
        Level(
            id="3.predict",
            skill="cross.phase",
            question=CROSS_PLAY,
            first=at("cross 4-4*(4-2) 2-2,4-0,6-2/1-1 3-3,3-0 A 0 0/0 -"),
            graded=False,
        ),
        Level(id="3.faded", skill="cross.phase", question=LAST_ARM, first=at(_THREE), graded=False),
        Level(id="3.1", skill="open.who", question=WHO_OPENS, first=hands("cross", "3-3,6-5", "4-4,1-0")),
        Level(
            id="3.2",
            skill="cross.phase",
            question=CROSS_PLAY,
            first=at("cross 5-5*(5-3)(5-1) 3-3,5-0,4-1/4-4 2-2,2-1 A 0 0/0 -"),
            arrows=("5-5.3", "5-5.4"),
            trap="3-3@5-3.1",
            par=1,
        ),
        Level(id="3.3", skill="cross.phase", question=OPEN_ENDS, first=at(_FULL.format("6-6,4-2,3-0,1-1"))),
        Level(id="3.4", skill="ends.legal", question=ALL_PLAYS, first=at(_FULL.format("6-6,4-2,3-0,1-1"))),
        Level(
            id="3.5",
            skill="cross.branches",
            question=COUNT_ENDS,
            first=at(_FULL.format("6-6,4-2,3-0,1-1"), tile="6-6", end=6),
        ),
        Level(
            id="3.6",
            skill="cross.phase",
            question=CROSS_TURN,
            first=at("cross 6-6*(6-5)(6-3) 5-4,3-3,2-1/4-4 1-0,2-2,6-2 A 0 0/0 -"),
        ),
        Level(
            id="3.7",
            skill="count.suit",
            question=SUIT_UNSEEN,
            first=at("cross 6-6*(6-5)(6-3)(6-1)(6-0) 5-4,3-3/4-4 1-0,2-2 A 0 0/0 -", number=6),
        ),
        Level(id="3.8", skill="hand.out", question=OUT_PAYS, first=hands("cross", "", "5-5", "6-1,2-0", "0-0")),
        Level(
            id="3.9",
            skill="plan.block_dump",
            question=FEWEST_ENDS,
            first=at(_FULL.format("6-0,6-4"), lacks=(3, 0)),
            par=1,
        ),
    ),
    worked=(
        "cross 5-5* 5-3,4-1/5-1,5-0 2-1,1-1 A 0 0/0 -",
        "cross 5-5*(5-3)(5-1)(5-0) 4-1,2-2/4-4 2-1,1-1 A 0 0/0 -",
    ),
    review=("1.2", "2.4", "3.2", "3.4", "3.6", "1.7"),
    round={"game": "cross", "players": 2, "seed": 3},
)
