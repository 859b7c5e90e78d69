"""Lesson 00: tiles and ends."""

from ..level import Lesson, Level
from ..questions.ends import EQUAL_ENDS, NEW_ENDS, PLAYABLE_TILES
from ..questions.faded import NEW_END
from ..questions.hands import PIPS
from ..questions.opening import ALL_PIPS, SET_SIZES, SUIT_SIZES
from ..questions.turns import MAY_YOU
from .making import at, told

_TABLE = "draw 5-4 4-3,2-2,6-1,5-5/0-0 - A 0 0/0 -"
_SETS = told("draw", sets=(6, 9, 12))

LESSON_00 = Lesson(
    number="00",
    name="00_start_here",
    levels=(
        Level(
            id="0.predict",
            skill="ends.legal",
            question=PLAYABLE_TILES,
            first=at("draw 6-1 6-2,3-3,4-1/0-0 - A 0 0/0 -"),
            graded=False,
        ),
        Level(
            id="0.faded",
            skill="ends.legal",
            question=NEW_END,
            first=told("draw", tile="6-4", end=6),
            graded=False,
        ),
        Level(id="0.1", skill="deal.size", question=SET_SIZES, first=_SETS),
        Level(id="0.2", skill="count.suit", question=SUIT_SIZES, first=_SETS),
        Level(
            id="0.3",
            skill="ends.legal",
            question=PLAYABLE_TILES,
            first=at(_TABLE),
            arrows=("5-4.1", "5-4.2"),
            trap="6-1@5-4.1",
        ),
        Level(id="0.4", skill="ends.legal", question=NEW_ENDS, first=at(_TABLE, tile="4-3", end=4)),
        Level(
            id="0.5",
            skill="turn.knock_draw",
            question=MAY_YOU,
            first=at("block 5-3 5-5/0-0 - A 0 0/0 -", may="knock"),
        ),
        Level(id="0.6", skill="hand.out", question=PIPS, first=told("draw", tiles=("6-0", "9-8"))),
        Level(id="0.7", skill="deal.size", question=ALL_PIPS, first=told("draw", sets=(6,))),
        Level(
            id="0.8",
            skill="ends.legal",
            question=EQUAL_ENDS,
            first=at("block 4-2(4-6) 6-2,6-1,2-2/0-0 - A 0 0/0 -"),
            par=1,
        ),
    ),
    worked=("draw 6-4 4-3/0-0 - A 0 0/0 -", "draw 6-4()(4-3) 1-1/0-0 - B 0 0/0 -"),
    review=("0.3", "0.4", "0.5", "0.8"),
    round={"game": "draw", "players": 2, "seed": 5},
)
