"""What the engine says when something cannot be done: a code, its values, and one English sentence."""

from __future__ import annotations

from enum import Enum
from typing import Any


class Reason(str, Enum):
    """Why an action is not legal now; the value is the code that travels (rules.md 4 to 9)."""

    ROUND_OVER = "round-over"
    HAND_CLOSED = "hand-closed"
    NOT_CLOSED = "not-closed"
    NO_SUCH_SEAT = "no-such-seat"
    NOT_YOUR_TURN = "not-your-turn"
    NOT_IN_HAND = "not-in-hand"
    MUST_LEAD = "must-lead"
    NO_SUCH_END = "no-such-end"
    END_COVERED = "end-covered"
    ARMS_FIRST = "arms-first"
    SIDES_FIRST = "sides-first"
    NO_MATCH = "no-match"
    NO_TURNS_HERE = "no-turns-here"
    NO_ROOM = "no-room"
    CAN_PLAY = "can-play"
    MUST_DRAW = "must-draw"
    NEVER_DRAWS = "never-draws"
    NOTHING_TO_DRAW = "nothing-to-draw"
    NO_CLAIMS = "no-claims"
    CLAIM_CLOSED = "claim-closed"
    NOT_YOUR_TILE = "not-your-tile"
    MUGGINS_CLOSED = "muggins-closed"
    YOUR_OWN_MISS = "your-own-miss"
    NOTHING_DUE = "nothing-due"
    WRONG_COUNT = "wrong-count"


#: One English sentence a code; the browser's catalogue has the same codes as ``error-<code>``.
SENTENCES: dict[str, str] = {
    "round-over": "The hand is over: nothing more can be played in it.",
    "hand-closed": "The last tile lies: only claims, Muggins calls and Finish hand are left.",
    "not-closed": "The hand is still on: it can be finished when a hand is empty or everybody has knocked.",
    "no-such-seat": "There is no seat {seat} at this table.",
    "not-your-turn": "It is not the turn of seat {seat}.",
    "not-in-hand": "{tile} is not in the hand of seat {seat}.",
    "must-lead": "The hand opens with {lead} and with no other tile.",
    "no-such-end": "There is no such end on the table for {tile}.",
    "end-covered": "That end is covered: a tile lies on it already.",
    "arms-first": "Every arm of the opening double needs a tile first: {arms} to go.",
    "sides-first": "The tips of a spinner open when both of its long sides are covered.",
    "no-match": "{tile} has no {end}, so it does not fit that end.",
    "no-turns-here": "Tiles are turned in Table Draw only, and a double or a tile after one goes straight.",
    "no-room": "There is no room for {tile} at that end: it would leave the table or cover a tile.",
    "can-play": "Seat {seat} has a tile that can be played, so it must be played.",
    "must-draw": "Seat {seat} may still draw, so it cannot knock.",
    "never-draws": "Nobody draws in this game: who cannot play knocks.",
    "nothing-to-draw": "No tile is left that may be drawn.",
    "no-claims": "There is nothing to claim in this game.",
    "claim-closed": "No tile is open to a claim now.",
    "not-your-tile": "Only the player of the last tile may claim it.",
    "muggins-closed": "No missed tile is open to Muggins now.",
    "your-own-miss": "Your own side missed it, so only an opponent may call Muggins.",
    "nothing-due": "Nothing is due: that count is worth no points.",
    "wrong-count": "{points} is not the count.",
    "not-a-tile": "{text} is not a tile: two numbers from 0 up, as in 6-4.",
    "not-a-seed": "A seed is a whole number from 0 to 2**128 - 1, not {seed}.",
    "unknown-variant": "There is no game called {name}; there are {known}.",
    "rules": "{sentence}",
    "bad-deal": "{sentence}",
    "nothing-to-undo": "There is nothing to undo.",
    "nothing-to-redo": "There is nothing to redo.",
    "notation": "Column {column}: {expected} expected, not {found}.",
    "nothing-to-review": "A review needs a hand that is over: this one is still in play.",
    "bad-progress": "The progress that was kept does not hold together, so it is begun anew.",
    "not-a-line": "A text in the notation is expected, not {kind}.",
    "notation-line": "Line {line}, column {column}: {expected} expected, not {found}.",
    "record": "{sentence}",
    "record-tag": "Tag {tag}: {why}",
    "newer-record": "This record has format {format}; the newest that can be read here is {known}.",
    "impossible-match-over": "The match was over before this hand: {points} points reach the target of {target}.",
    "impossible-lead-late": "A tile that must lead is told only while the table is empty.",
    "impossible-lead-free": "In {game} whoever opens may lead any tile.",
    "impossible-lead-not-held": "{tile} must lead, but it is not in the hand of seat {letter}.",
    "impossible-opener": "Seat {letter} holds the highest double and opens with it: the turn is {letter}={tile}.",
    "impossible-empty-ended": "A hand cannot end before a tile lies.",
    "impossible-empty-points": "Before the first tile there are no knocks and no points.",
    "impossible-out": "Seat {letter} has no tile left, so the hand is over.",
    "impossible-two-out": "Only one player can be out.",
    "impossible-all-knocked": "Everybody has knocked, so the hand is over.",
    "impossible-turn": "Seat {letter} laid the last tile, so it is the turn of seat {next}.",
    "impossible-over": "{points} points reach the target of {target}, so the hand is over.",
    "impossible-points": "In {game} no points are won before the hand is over.",
    "impossible-closing": "Where nothing is claimed a hand is over at once, with no windows to wait for.",
    "impossible-out-knocks": "Seat {letter} is out, so nobody knocked after the last tile.",
    "impossible-out-window": "Seat {letter} is out, so seat {other} did not lay the last tile.",
    "impossible-not-ended": "The hand is not over: nobody is out, and not everybody has knocked.",
    "impossible-knock-draws": "Nobody knocks while tiles may be drawn.",
    "impossible-knock-fits": "Seat {letter} has a tile that fits, so it cannot have knocked.",
    "impossible-no-claims": "In {game} nothing is claimed, so no window is open.",
    "impossible-windows-over": "When the hand is over no window is open.",
    "impossible-claim-empty": "Before the first tile there is nothing to claim.",
    "impossible-claim-worth": "The last tile is worth {due}, not {points}.",
    "impossible-muggins-early": "Before the second tile no missed tile is open to Muggins.",
    "impossible-muggins-worth": "No tile that may have been the last leaves a count worth {points} behind it.",
    "impossible-result": "The points do not fit this end of the hand, which pays side {number} {points} points.",
    "impossible-result-nobody": "The points do not fit this end of the hand, which pays nobody.",
    "impossible-scores": "There are {sides} sides, so {sides} scores, not {found}.",
    "impossible-sides": "There are {sides} sides, so {sides} numbers of points, not {found}.",
    "impossible-spinners": "The first double branches and no other: mark one with *, not {found}.",
    "impossible-spinner-order": "{before} lies before {tile}, so {tile} is not the first double.",
    "impossible-tiles": "A double-{set} set has {most} tiles, but {named} are told.",
    "impossible-action": "Action {number}, {text}, cannot have happened: {why}",
    "screen-passed": "The screen is on its way to {seat}: lift the curtain first.",
    "assist-locked": "At this table nobody is helped, and what the screen shows stays as it is.",
    "stale": "The table has moved on since that was chosen: nothing was done.",
    "unknown-request": "The table does not know a request of that kind.",
    "bad-request": "The table cannot read that request.",
    "unknown-text": "There is no such text.",
    "typed-nothing": "Type a move first, for example 65l.",
    "typed-none": "No move is called that: try 65l, d to draw, k to knock, or c 15 to claim.",
    "typed-fits-nowhere": "{tile} cannot be played now.",
    "typed-no-place": "{tile} cannot be played there: type {ways}.",
    "typed-two": "{tile} can go to more than one place: type one of {ways}.",
    "internal": "Something went wrong inside the table: nothing was done.",
    "nothing-pending": "No window is open that play waits for.",
    "not-now": "That cannot be done now.",
    "match-over": "The match is over.",
    "hand-not-over": "The hand is not over yet.",
    "not-an-action": "{text} is no action.",
    "not-an-observation": "What a seat sees is expected, an Observation, not {kind}.",
    "impossible-view": "No seat can see this: {why}",
    "impossible-history": "Event {number}, {event}, cannot have happened: {why}",
    "bad-size": "{what} is a whole number from {least} to {most}, not {found}.",
    "not-a-budget": "A budget is one of {names}, or a number of worlds from 1 to {most}, not {found}.",
    "tile-twice": "{tile} stands twice; a set holds every tile once.",
    "tile-laid": "{tile} lies on the table: take it off there first.",
    "nothing-set-up": "No position was set up: edit() opens the editor.",
    "table-empty": "No tile lies on the table.",
    "double-opens": "This game opens with a double.",
    "hands-empty": "Every hand needs at least one tile: {letters} has none.",
    "dealt-again": "No player was dealt a double, so these hands are dealt again.",
    "not-a-number": "A whole number from 0 to {most} is expected, not {found}.",
    "not-in-set": "{tile} is not in a double-{set} set.",
    "not-solvable": "{sentence}",
    "no-proof": "Hand {round} carries no proof of its deal: a table writes one when a hand is over, a match played in"
    " Python alone does not.",
    "not-fair": "Hand {round} was not dealt as promised, or its record has been changed.",
    "code-sign": "That is no deal code, a sign is wrong or missing: eight signs and a check sign, XXXX-XXXX-C.",
    "code-unknown": "That code is whole, but it stands for no game that this table knows.",
    "not-a-record": "That is no game: a record begins with a tag such as [Format], a position with the id of a game.",
    "bad-save": "What was kept cannot be read, so a new game begins: {why}",
    "newer-save": "What was kept was written by a newer version (format {format}; known here: {known}).",
    "store-full": "There is no room left to keep the game: it goes on, but only in this window.",
    "store-refused": "The game cannot be kept: its folder is read-only or forbidden. It goes on in this window.",
    "store-foreign": "The game cannot be kept: its folder belongs to somebody else. It goes on in this window.",
    "nothing-kept": "No game is kept here under that name.",
    "nothing-kept-yet": "No game is kept on this computer yet: a table is kept from its first move on.",
    "no-move-to-judge": "There is no move to judge: it is not the turn of this seat.",
}


class EngineError(ValueError):
    """Base of all that the engine raises: ``code``, ``details`` by name, and one English sentence as text."""

    def __init__(self, code: str, **details: Any) -> None:
        self.code = code
        self.details = details
        super().__init__(SENTENCES[code].format(**details))

    def __reduce__(self) -> tuple[Any, ...]:
        return _revive, (type(self), self.code, self.details)


def _revive(kind: type[EngineError], code: str, details: dict[str, Any]) -> EngineError:
    error = kind.__new__(kind)
    EngineError.__init__(error, code, **details)
    if isinstance(error, IllegalAction):
        error.reason = Reason(code)
    return error


class NotationError(EngineError):
    """A text that does not parse: ``details`` has the column (from 1) and what was expected there."""


class IllegalAction(EngineError):
    """An action that the rules do not allow now; ``reason`` says which rule stands against it."""

    def __init__(self, reason: Reason, **details: Any) -> None:
        self.reason = reason
        super().__init__(reason.value, **details)


class NotYourTurn(IllegalAction):
    """An action by a seat that is not to act."""


class UnknownVariant(EngineError):
    """A game that does not exist; the sentence lists the ids that do."""


class RulesError(EngineError):
    """A rules row, set-up or deal that contradicts itself or the rule book."""

    def __init__(self, sentence: str = "", code: str = "rules", **details: Any) -> None:
        super().__init__(code, **(details or ({"sentence": sentence} if sentence else {})))


class NothingToUndo(EngineError):
    """Undo or redo at the end of the history."""
