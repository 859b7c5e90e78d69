"""Lesson 08: strategy for every game."""

from ...engine import Drew, Knocked, Played, Tile
from ..level import Lesson, Level
from ..questions.counts import SUIT_UNSEEN
from ..questions.infer import MAY_HOLD
from ..questions.knowing import AFTER_DRAW, ALSO_VOID, NO_SUCH_TILE, TILES_LEFT, UNSEEN_MEAN
from ..questions.plans import CANNOT_GO_OUT, FEWEST_ENDS, SHUT_OUT
from ..questions.strategy import BEST_OPEN, BLOCK_OR_DUMP, FOR_PARTNER, KEEP_NUMBERS, LEAST_LOSS, ONLY_YOURS
from ..questions.windows import WHICH_BUTTON
from .making import at, told, watching

#: B knocked at 5 and 3, and then, after 5-1 was played, at 1 and 3.
_KNOCKS = watching(
    "block 5-3(5-1) 6-6,4-4/2-2,0-0 - A 0 0/0 -",
    (Knocked(1, (3, 5)), Played(0, Tile.of(5, 1), number=1, at=0, port=1), Knocked(1, (1, 3))),
    dealt=8,
)
_SIXES = "block 6-5(6-6,6-0,0-5,5-5,5-1,1-4{}) {}/4-4,3-3,3-2,1-1 - A 0 0/0 -"
_ONE_LEFT = "block 6-2 6-5,2-1,4-4/3-0 - A 0 0/0 -"

LESSON_08 = Lesson(
    number="08",
    name="08_strategy",
    levels=(
        Level(
            id="8.predict",
            skill="plan.block_dump",
            question=SHUT_OUT,
            first=at("block 5-3 5-4,4-3,3-1,6-6/2-2,2-0 - A 0 0/0 -", lacks=(1, 5)),
            graded=False,
        ),
        Level(id="8.faded", skill="infer.void", question=ALSO_VOID, first=_KNOCKS, graded=False),
        Level(
            id="8.1",
            skill="count.suit",
            question=SUIT_UNSEEN,
            first=at("block 6-6(6-1,1-4)(6-5) 6-3,2-0,4-4/0-0 - A 0 0/0 -", number=6),
        ),
        Level(id="8.2", skill="infer.void", question=MAY_HOLD, first=_KNOCKS),
        Level(id="8.16", skill="infer.void", question=TILES_LEFT, first=_KNOCKS),
        Level(
            id="8.3",
            skill="infer.void",
            question=AFTER_DRAW,
            first=watching(
                "all-fives 5-3 6-6,4-4/2-2,0-0,6-2,4-0,1-1,6-5 6-1,6-4,2-1 A 0 0/0 -",
                (Drew(1, None, (3, 5)),),
                dealt=5,
            ),
        ),
        Level(
            id="8.4",
            skill="plan.block_dump",
            question=SHUT_OUT,
            first=at("block 5-2(5-6) 6-2,6-3,6-4,2-1/1-1,0-0 - A 0 0/0 -", lacks=(2, 3)),
            par=1,
        ),
        Level(
            id="8.5",
            skill="count.suit",
            question=ONLY_YOURS,
            first=at(_SIXES.format("", "5-4,5-2,5-3,4-0")),
            par=1,
        ),
        Level(
            id="8.6",
            skill="count.suit",
            question=UNSEEN_MEAN,
            first=at(_SIXES.format(",4-5", "5-2,5-3,4-0"), held=4),
        ),
        Level(id="8.7", skill="plan.block_dump", question=LEAST_LOSS, first=at(_ONE_LEFT), par=1),
        Level(id="8.8", skill="plan.block_dump", question=CANNOT_GO_OUT, first=at(_ONE_LEFT, lacks=(1, 6)), par=1),
        Level(
            id="8.9",
            skill="plan.block_dump",
            question=KEEP_NUMBERS,
            first=at("block 6-1 6-4,2-1,5-3,2-0/0-0 - A 0 0/0 -"),
            par=1,
        ),
        Level(
            id="8.10",
            skill="infer.void",
            question=NO_SUCH_TILE,
            first=told("draw", unseen=12, having=3, held=5, number=2),
        ),
        Level(
            id="8.11",
            skill="plan.block_dump",
            question=BEST_OPEN,
            first=at("block 6-3 6-4,5-3,3-3/0-0,3-0,2-2 - A 0 0/0 -", open_hands=True),
            par=1,
        ),
        Level(
            id="8.12",
            skill="claim.window",
            question=WHICH_BUTTON,
            first=at("all-fives 6-3(6-6)(3-1) 5-4,2-0/6-4,0-0 - B 0 0/0 !A0~B15", seat=0),
        ),
        Level(
            id="8.14",
            skill="plan.block_dump",
            question=BLOCK_OR_DUMP,
            first=at(
                "block 6-6(6-3,3-1,1-1)(6-0,0-0,0-5,5-5,5-2,2-2,2-3) 4-3,3-3,3-0/5-4,4-4 - A 0 0/0 -",
                open_hands=True,
            ),
            par=1,
        ),
        Level(
            id="8.15",
            skill="plan.block_dump",
            question=FEWEST_ENDS,
            first=at(
                "double-nine-cross 9-9*(9-8)(9-7,7-7*)(9-3)(9-1) 8-3,6-1,7-5/0-0,4-2 - A 0 0/0 -",
                lacks=(7, 8),
            ),
            par=1,
        ),
        Level(
            id="8.13",
            skill="hand.partner",
            question=FOR_PARTNER,
            first=at("block{partners=yes} 5-2 4-2,6-2/6-6,1-1/3-3,6-5/4-4,1-0 - A 0 0/0 -", lacks=(2, 4)),
        ),
    ),
    worked=("block 5-3 6-6,5-1/2-2,0-0 - B 0 0/0 -", "block 5-3(5-1) 6-6/2-2,0-0 - B 0 0/0 -"),
    review=("8.4", "7.3", "4.7", "2.7", "6.3", "3.9"),
    round={"game": "block", "players": 4, "partners": True, "seed": 12},
)
