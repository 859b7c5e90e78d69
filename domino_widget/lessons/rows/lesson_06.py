"""Lesson 06: All Fives (Muggins)."""

from ..level import Lesson, Level
from ..questions.faded import COUNT_STEPS
from ..questions.hands import ROUND_EACH
from ..questions.plans import BEST_DIFFERENCE, POINTS_AND_SAFE
from ..questions.sums import DIFFERENCE, LEAD_WORTH, MOST_POINTS, SCORING_LEADS
from ..questions.turns import FIVES_STOCK
from ..questions.windows import LAST_TILE, WHEN_TO_CLAIM
from .making import at, hands, told

LESSON_06 = Lesson(
    number="06",
    name="06_all_fives",
    levels=(
        Level(
            id="6.predict",
            skill="sum.multiple",
            question=LEAD_WORTH,
            first=told("all-fives", tiles=("4-1", "6-3", "5-5")),
            graded=False,
        ),
        Level(
            id="6.faded",
            skill="sum.doubles",
            question=COUNT_STEPS,
            first=at("all-fives 4-3()(3-3) 5-1/0-0 - A 0 0/0 -"),
            graded=False,
        ),
        Level(
            id="6.1",
            skill="sum.doubles",
            question=LEAD_WORTH,
            first=told("all-fives", tiles=("6-4", "5-5", "3-2", "6-5", "0-0")),
        ),
        Level(id="6.2", skill="sum.multiple", question=SCORING_LEADS, first=told("all-fives")),
        Level(
            id="6.3",
            skill="sum.doubles",
            question=MOST_POINTS,
            first=at("all-fives 4-2(4-6) 6-3,2-2,6-1,5-4/0-0 - A 0 0/0 -"),
            arrows=("4-2.2", "6-4.1"),
            par=1,
        ),
        Level(
            id="6.4",
            skill="claim.window",
            question=WHEN_TO_CLAIM,
            first=at("all-fives 4-3(4-6) 6-6,1-1/6-5,1-0/3-2,2-0 - A 0 0/0/0 -"),
        ),
        Level(
            id="6.5",
            skill="claim.window",
            question=LAST_TILE,
            first=at("all-fives 4-2 6-2/5-5 - A 0 0/0 -", first="finish"),
        ),
        Level(
            id="6.6",
            skill="turn.knock_draw",
            question=FIVES_STOCK,
            first=at("all-fives 4-2 6-5,3-3/5-5 4-1,6-0,5-0,5-1,6-6,1-1 A 0 0/0 -", many=6),
        ),
        Level(
            id="6.7",
            skill="round.each",
            question=ROUND_EACH,
            first=hands("all-fives", "", "6-1", "5-2", tiles_shown=False),
        ),
        Level(
            id="6.8",
            skill="round.each",
            question=ROUND_EACH,
            first=hands("all-fives", "", "6-6", "5-3", "2-1", tiles_shown=False),
        ),
        Level(
            id="6.9",
            skill="round.each",
            question=ROUND_EACH,
            first=hands("all-fives", "4-0", "6-5", "6-6", tiles_shown=False),
        ),
        Level(
            id="6.10",
            skill="plan.block_dump",
            question=BEST_DIFFERENCE,
            first=at("all-fives 4-2 2-1,4-0,3-2/6-1,5-2,1-1 - A 0 0/0 -", open_hands=True),
            par=1,
        ),
        Level(
            id="6.11",
            skill="plan.block_dump",
            question=POINTS_AND_SAFE,
            first=at("all-fives 6-4()(4-1,1-3) 4-3,6-2,3-0/0-0 - A 0 0/0 -"),
        ),
        Level(
            id="6.12",
            skill="sum.multiple",
            question=DIFFERENCE,
            first=told("all-fives", count=7, tile="6-4", end=4),
        ),
    ),
    worked=("all-fives 6-3 6-6,2-1/0-0 - A 0 0/0 -", "all-fives 6-3(6-6) 2-1/0-0 - B 0 0/0 -"),
    review=("1.7", "2.4", "3.2", "6.3", "6.7", "6.4"),
    round={"game": "all-fives", "players": 2, "seed": 4},
)
