"""The words in which games differ: what is drawn, which doubles branch, how counts score, who opens."""

from __future__ import annotations

from enum import Enum

#: Letters of the seats in turn order, as printed.
SEATS = "ABCDE"


class Drawing(str, Enum):
    """What a player does who cannot play (rules.md 4.4)."""

    NONE = "none"
    ONE = "one"
    UNTIL_PLAYABLE = "until-playable"


class Branching(str, Enum):
    """Which doubles are open on four sides (rules.md 5, 8.8)."""

    LINE = "line"
    OPENING_DOUBLE = "opening-double"
    OPENING_AND_LATER_DOUBLES = "opening-and-later-doubles"
    FIRST_DOUBLE = "first-double"
    EVERY_DOUBLE = "every-double"


class Claiming(str, Enum):
    """Whether counts score, and whether they must be claimed (rules.md 7, 8.8)."""

    NONE = "none"
    CALLED = "called"
    AUTOMATIC = "automatic"


class Opening(str, Enum):
    """Who opens a round, and with what (rules.md 3, 8.8, 9.2)."""

    HIGHEST_DOUBLE_FORCED = "highest-double-forced"
    HIGHEST_DOUBLE_ANY_TILE = "highest-double-any-tile"
    HIGHEST_TILE_ANY_TILE = "highest-tile-any-tile"
    WINNER_ANY_TILE = "winner-any-tile"
