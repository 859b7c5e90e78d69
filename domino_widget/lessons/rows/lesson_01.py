"""Lesson 01: Block."""

from ..level import Lesson, Level
from ..questions.ends import ALL_PLAYS
from ..questions.faded import BLOCKED_STEPS
from ..questions.hands import BLOCKED_PAYS, OUT_PAYS, PARTNERS_PAY
from ..questions.opening import DEAL_SIZES, HOW_TO_START, WHO_OPENS
from ..questions.turns import WHAT_NOW
from .making import at, hands, told

LESSON_01 = Lesson(
    number="01",
    name="01_block",
    levels=(
        Level(
            id="1.predict",
            skill="turn.knock_draw",
            question=WHAT_NOW,
            first=at("block 6-3 5-4,2-1/0-0 - A 0 0/0 -"),
            graded=False,
        ),
        Level(
            id="1.faded",
            skill="hand.blocked",
            question=BLOCKED_STEPS,
            first=hands("block", "5-0", "6-6", "6-2"),
            graded=False,
        ),
        Level(
            id="1.1",
            skill="deal.size",
            question=DEAL_SIZES,
            first=told("block", deals=tuple(("block", 6, n) for n in (2, 3, 4, 5)), asked=("each", "left")),
        ),
        Level(
            id="1.2",
            skill="open.who",
            question=WHO_OPENS,
            first=hands("block", "6-5,5-5,3-1", "4-4", "6-4,2-1"),
        ),
        Level(
            id="1.3",
            skill="open.who",
            question=HOW_TO_START,
            first=hands("block", "6-5,3-1", "4-3,2-0", "6-4,2-1"),
        ),
        Level(
            id="1.4",
            skill="ends.legal",
            question=ALL_PLAYS,
            first=at("block 3-1()(1-6) 6-3,3-3,5-2,6-0/0-0 - A 0 0/0 -"),
        ),
        Level(
            id="1.5",
            skill="turn.knock_draw",
            question=WHAT_NOW,
            first=at("block 4-1 6-5,3-3,2-0/0-0 - A 0 0/0 -"),
        ),
        Level(id="1.6", skill="hand.out", question=OUT_PAYS, first=hands("block", "", "6-5,2-1", "4-4,0-0,3-0")),
        Level(
            id="1.7",
            skill="hand.blocked",
            question=BLOCKED_PAYS,
            first=hands("block", "6-1", "5-2", "6-5,4-0", tiles_shown=False),
        ),
        Level(
            id="1.8",
            skill="hand.partner",
            question=PARTNERS_PAY,
            first=hands("block", "", "3-2", "6-4", "6-6", partners=True),
        ),
        Level(
            id="1.9",
            skill="hand.partner",
            question=PARTNERS_PAY,
            first=hands("block", "6-4", "2-1", "5-4", "6-6,5-3", partners=True, tiles_shown=False),
        ),
        Level(
            id="1.10",
            skill="deal.size",
            question=DEAL_SIZES,
            first=told("block", deals=(("block", 9, 4), ("block", 12, 4)), asked=("each", "left")),
        ),
    ),
    worked=("block 6-3()(3-1,1-6) 5-4/4-4,4-2/5-3,4-3,3-3 - A 0 0/0/0 -",),
    review=("0.3", "1.2", "1.4", "1.5", "1.7"),
    round={"game": "block", "players": 3, "seed": 11},
)
