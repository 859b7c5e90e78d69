"""Lesson 02: Draw."""

from ...engine import Drew, Event, Played, Tile
from ..level import Lesson, Level
from ..questions.faded import DRAWS_NEEDED
from ..questions.hands import MATCH_END, OUT_PAYS
from ..questions.infer import STILL_VOID, VOIDS
from ..questions.opening import DEAL_SIZES
from ..questions.plans import SHUT_OUT
from ..questions.turns import MAY_YOU, TURN_SEQUENCE, WHAT_NOW
from .making import at, hands, told, watching

#: B, at ends 2 and 5, drew three tiles and played 5-3; later, at ends 1 and 4, drew two and played 6-4.
_FIRST: tuple[Event, ...] = (
    *(Drew(1, None, (2, 5)) for _ in range(3)),
    Played(1, Tile.of(5, 3), number=1, at=0, port=1),
)
_SECOND: tuple[Event, ...] = (
    Played(0, Tile.of(4, 3), number=2, at=1, port=1),
    *(Drew(1, None, (1, 4)) for _ in range(2)),
    Played(1, Tile.of(6, 4), number=3, at=2, port=1),
)

LESSON_02 = Lesson(
    number="02",
    name="02_draw",
    levels=(
        Level(
            id="2.predict",
            skill="turn.knock_draw",
            question=WHAT_NOW,
            first=at("draw 5-2 6-6,4-3,1-0/0-0 3-3,6-4,5-1,1-1 A 0 0/0 -"),
            graded=False,
        ),
        Level(
            id="2.faded",
            skill="turn.knock_draw",
            question=DRAWS_NEEDED,
            first=at("draw 5-2 6-6,4-3,1-0/0-0 2-0,3-3,6-4,5-1 A 0 0/0 -"),
            graded=False,
        ),
        Level(
            id="2.1",
            skill="deal.size",
            question=DEAL_SIZES,
            first=told("draw", deals=tuple(("draw", 6, n) for n in (2, 3, 4, 5)), asked=("each", "left")),
        ),
        Level(
            id="2.2",
            skill="deal.size",
            question=DEAL_SIZES,
            first=told("draw", deals=(("draw", 9, 4),), asked=("left",)),
        ),
        Level(
            id="2.3",
            skill="turn.knock_draw",
            question=TURN_SEQUENCE,
            first=at("draw 5-2 6-6/0-0 6-4,3-1 A 0 0/0 -"),
            par=3,
        ),
        Level(
            id="2.4",
            skill="turn.knock_draw",
            question=MAY_YOU,
            first=at("draw 5-2 5-5/0-0 6-4,3-1,1-1 A 0 0/0 -", may="draw"),
        ),
        Level(id="2.5", skill="hand.out", question=OUT_PAYS, first=hands("draw", "", "6-6,5-4,1-0")),
        Level(
            id="2.6",
            skill="infer.void",
            question=VOIDS,
            first=watching("draw 5-2(5-3) 6-6,4-4/0-0,1-1 6-4 A 0 0/0 -", _FIRST),
        ),
        Level(
            id="2.7",
            skill="infer.void",
            question=STILL_VOID,
            first=watching("draw 5-2(5-3,3-4,4-6)(2-1) 6-6,4-4/0-0,1-1 3-0 A 0 0/0 -", (*_FIRST, *_SECOND), number=2),
        ),
        Level(
            id="2.8",
            skill="plan.block_dump",
            question=SHUT_OUT,
            first=at("draw 4-2(4-6) 6-2,6-3,4-4/5-5,3-3 1-1,1-0 A 0 0/0 -", lacks=(2,)),
            par=1,
        ),
        Level(id="2.9", skill="hand.out", question=MATCH_END, first=told("draw", score=84, won=17)),
    ),
    worked=(
        "draw 5-2 6-6,4-3,1-0/0-0 3-3,6-4,5-1,1-1 A 0 0/0 -",
        "draw 5-2(5-1) 6-6,4-3,1-0,3-3,6-4/0-0 1-1 B 0 0/0 -",
    ),
    review=("1.2", "1.4", "2.3", "2.4", "2.7"),
    round={"game": "draw", "players": 2, "seed": 8},
)
