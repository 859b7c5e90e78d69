"""Lesson 09: Table Draw."""

from ..level import Lesson, Level
from ..questions.endings import TABLE_ENDING
from ..questions.room import MAY_LIE, STRAIGHT_SINGLES
from ..questions.table import COUNT_PLACEMENTS, TABLE_DEAL, TABLE_OPENS, WAYS_TO_LAY
from .making import at, hands, told

LESSON_09 = Lesson(
    number="09",
    name="09_table_draw",
    levels=(
        Level(
            id="9.predict",
            skill="ends.legal",
            question=WAYS_TO_LAY,
            first=at("table 6-3 5-3,1-0/0-0 - A 0 0/0 -", tile="5-3"),
            graded=False,
        ),
        Level(
            id="9.faded",
            skill="ends.legal",
            question=WAYS_TO_LAY,
            first=at("table 6-4 4-4,1-0/0-0 - A 0 0/0 -", tile="4-4"),
            graded=False,
        ),
        Level(id="9.1", skill="deal.size", question=TABLE_DEAL, first=told("table", drawn=0)),
        Level(id="9.2", skill="open.who", question=TABLE_OPENS, first=hands("table", "6-3,5-2", "5-4,6-1")),
        Level(
            id="9.3",
            skill="ends.legal",
            question=COUNT_PLACEMENTS,
            first=at("table 6-5()(5-4,4-4) 6-4,6-6,4-2,5-1/0-0 - A 0 0/0 -"),
        ),
        Level(
            id="9.4",
            skill="ends.legal",
            question=STRAIGHT_SINGLES,
            first=at("table 6-5 4-2/0-0 - A 0 0/0 -"),
        ),
        Level(
            id="9.5",
            skill="ends.legal",
            question=MAY_LIE,
            first=at("table 6-5()(5-1<,1-3<) 3-2,4-2/0-0 - A 0 0/0 -", tile="3-2", at=(2, 1), turn="<", then="4-2"),
        ),
        Level(
            id="9.6",
            skill="turn.knock_draw",
            question=TABLE_ENDING,
            first=at(
                "table 6-5()(5-1<,1-3<,3-2<) 2-2,5-4/5-5,4-0 3-0,4-1,5-3,1-0,1-1 A 0 0/0 -",
                open_hands=True,
            ),
        ),
    ),
    worked=("table 6-4 4-2,1-0/0-0 - A 0 0/0 -", "table 6-4()(4-2<) 1-0/0-0 - B 0 0/0 -"),
    review=("9.3", "3.2", "2.3", "7.3", "4.5", "9.5"),
    round={"game": "table", "players": 2, "seed": 7},
)
