"""The editor of positions in place of the table: what it shows, and what each of its choices does."""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable, Mapping, Sequence
from random import Random

from ..editor import Editor
from ..engine import SEATS, Branching, EngineError, Phase, Play, Tile, observe
from ..engine.notation_write import format_bare_action
from ..engine.tiles import descending
from ..house import named_and_rest
from ..message import Msg, msg
from .desk import Desk, Json, bare
from .picture import choices, frames, picture_of_ends, picture_of_tiles
from .snapshot import arms_json, why_not

_NONE = "-"
_CHANGED = msg("editor-said-changed")


class EditorDesk(Desk):
    """A position being set up on the screen; ``said`` is what was done last. ``uncounted`` are the tiles of a hand in
    play whose screen does not tell what the ends count: with them on the table it is not told here."""

    def __init__(self, editor: Editor, *, uncounted: frozenset[Tile] = frozenset()) -> None:
        super().__init__()
        self.editor = editor
        self._uncounted = uncounted
        self.said: Msg | None = None
        self._steps = 0
        self._words: dict[str, Callable[[str], Msg]] = {
            "give": self._give,
            "stock": self._stock,
            "take": self._take,
            "lift": self._lift,
            "turn": self._turn,
            "scores": self._scores,
            "points": self._points,
            "knocks": self._knocks,
            "windows": self._windows,
            "game": self._game,
            "rest": lambda _: msg("editor-said-rest", tiles=self.editor.stock_rest()),
            "deal": lambda _: msg("editor-said-dealt", tiles=self.editor.deal_rest(Random(secrets.randbits(128)))),
            "clear": self._clear,
            "undo": self._undo,
            "redo": self._redo,
            "read": self._read,
        }

    def act(self, action: str) -> None:
        """Does one change; a text that is none of the words is a tile to lay, as notation or as a typed move."""
        word, _, rest = action.strip().partition(" ")
        do = self._words.get(word)
        self.said = do(rest.strip()) if do else self._lay(action)

    def _do(self, content: object) -> object:
        if isinstance(content, Mapping) and "typed" in content:
            content = {**content, "action": content["typed"]}
        return super()._do(content)

    # ---- what each word does -------------------------------------------------------------------------------------

    def _lay(self, text: str) -> Msg:
        tile = self.editor.lay(text)
        ends = ", ".join(str(end.value) for end in self.editor.draft.layout.ends())
        return msg("editor-said-laid", tile=str(tile), ends=ends or _NONE)

    def _give(self, text: str) -> Msg:
        letter, _, tile = text.partition(" ")
        self.editor.give(Tile.parse(tile), _seat(letter))
        return msg("editor-said-given", tile=str(Tile.parse(tile)), letter=letter)

    def _stock(self, text: str) -> Msg:
        self.editor.stock(Tile.parse(text))
        return msg("editor-said-stocked", tile=str(Tile.parse(text)))

    def _take(self, text: str) -> Msg:
        self.editor.take(Tile.parse(text))
        return msg("editor-said-taken", tile=str(Tile.parse(text)))

    def _lift(self, _: str) -> Msg:
        return msg("editor-said-lifted", tile=str(self.editor.lift()))

    def _turn(self, letter: str) -> Msg:
        self.editor.turn(_seat(letter))
        return _CHANGED

    def _scores(self, text: str) -> Msg:
        self.editor.scores(_numbers(text))
        return _CHANGED

    def _points(self, text: str) -> Msg:
        self.editor.points(_numbers(text))
        return _CHANGED

    def _knocks(self, text: str) -> Msg:
        self.editor.knocks(_number(text))
        return _CHANGED

    def _windows(self, text: str) -> Msg:
        claim, _, muggins = text.partition(" ")
        self.editor.windows(*(None if letter == _NONE else _seat(letter) for letter in (claim, muggins)))
        return _CHANGED

    def _game(self, text: str) -> Msg:
        """``cross 6 4 partners target-150,no-drawing``: the game, its set, the players, sides, house rules."""
        found = re.fullmatch(r"([a-z-]{1,30}) (\d{1,2}) (\d) (partners|single) ([a-z0-9,-]{1,200})", text)
        if not found:
            raise EngineError("bad-request")
        game, pips, players, sides, house = found.groups()
        self.editor.choose(
            game,
            set=int(pips),
            players=int(players),
            partners=sides == "partners",
            house=() if house == _NONE else house.split(","),
        )
        return _CHANGED

    def _clear(self, _: str) -> Msg:
        self.editor.clear()
        return msg("editor-said-cleared")

    def _undo(self, _: str) -> Msg:
        self.editor.undo()
        return msg("editor-said-undone")

    def _redo(self, _: str) -> Msg:
        self.editor.redo()
        return msg("editor-said-redone")

    def _read(self, line: str) -> Msg:
        self.editor.read(line)
        return msg("editor-said-read")

    # ---- what it shows -------------------------------------------------------------------------------------------

    def state(self) -> Json:
        """The snapshot: as that of a table in which one hand holds all tiles that do not lie on it."""
        editor, draft = self.editor, self.editor.draft
        seen = observe(editor.choices, (), 0)
        places = draft.setup.rules.branching is Branching.LINE
        by_tile: dict[Tile, list[Play]] = {}

        def text(play: Play) -> str:
            return format_bare_action(play, draft.layout)

        for play in editor.plays():
            by_tile.setdefault(play.tile, []).append(play)
        shown = bare(draft.setup, self.revision)
        rules = draft.setup.rules
        return shown | {
            "match": "editor",
            "game": shown["game"]
            | {"target": rules.target, "claiming": rules.claiming.value, "drawing": rules.drawing.value},
            "viewer": 0,
            "phase": "play",
            "toAct": 0,
            "players": self._players(),
            "sides": [
                {
                    "seats": [seat for seat in range(draft.setup.seats) if draft.setup.side(seat) == side],
                    "score": draft.totals[side],
                    "won": draft.points[side],
                }
                for side in range(draft.setup.sides)
            ],
            "boneyard": {"left": len(draft.boneyard), "drawable": draft.drawable},
            "tiles": picture_of_tiles(seen),
            "ends": picture_of_ends(seen),
            "arms": arms_json(draft.layout),
            "frames": frames(draft.layout),
            "hand": [
                {
                    "tile": str(tile),
                    "high": tile.high,
                    "low": tile.low,
                    "plays": choices(seen, own, text, places=places),
                    "why": None if own else why.to_json() if (why := why_not(seen, tile)) else None,
                    "fresh": False,
                }
                for tile in self._in_order()
                for own in (by_tile.get(tile, []),)
            ],
            "buttons": {
                "draw": _button(False, ""),
                "knock": _button(False, ""),
                "undo": _button(editor.can_undo, "undo"),
                "redo": _button(editor.can_redo, "redo"),
            },
            "assist": {"playable": True, "count": False, "memory": False},
            "position": editor.line,
            "editor": self._editor(),
        }

    def _in_order(self) -> list[Tile]:
        """All tiles that do not lie on the table, as the screen has them: loose ones, hands, stock."""
        draft = self.editor.draft
        groups = (descending(self.editor.loose), *map(descending, draft.hands), draft.boneyard)
        return [tile for group in groups for tile in group]

    def _players(self) -> list[Json]:
        setup = self.editor.draft.setup
        return [
            {
                "seat": seat,
                "letter": SEATS[seat],
                "name": None,
                "human": seat == 0,
                "level": None,
                "side": setup.side(seat),
                "partner": (seat + 2) % 4 if setup.partners else None,
                "tiles": len(hand),
                "missed": 0,
            }
            for seat, hand in enumerate(self.editor.draft.hands)
        ]

    def _editor(self) -> Json:
        draft = self.editor.draft
        fault = None
        try:
            self.editor.checked()
        except EngineError as error:
            fault = {"code": error.code, "args": dict(error.details)}
        return {
            "line": self.editor.line,
            "fault": fault,
            "said": self.said.to_json() if self.said else None,
            "hands": [_texts(descending(hand)) for hand in draft.hands],
            "stock": _texts(draft.boneyard),
            "loose": _texts(descending(self.editor.loose)),
            "turn": None if draft.to_act is None else SEATS[draft.to_act],
            "phase": draft.phase.value,
            "lead": str(draft.opening_tile) if draft.opening_tile else None,
            "decided": draft.phase is Phase.PLAY and not draft.layout.tiles and draft.opening_tile is not None,
            "players": draft.setup.seats,
            "partners": draft.setup.partners,
            "house": list(named_and_rest(draft.setup)[0]),
            "scores": list(draft.scores),
            "points": list(draft.points),
            "knocks": draft.knocks,
            "claim": _letter(draft.claimable),
            "muggins": _letter(draft.muggable),
            "count": self._count(),
        }

    def _count(self) -> int | None:
        layout = self.editor.draft.layout
        laid = {placed.tile for placed in layout.tiles}
        hidden = self._uncounted and self._uncounted <= laid
        return layout.count() if laid and self.editor.draft.setup.rules.multiples and not hidden else None


def _texts(tiles: Sequence[Tile]) -> list[str]:
    return [str(tile) for tile in tiles]


def _letter(window: tuple[int, int] | None) -> str | None:
    return SEATS[window[0]] if window else None


def _button(on: bool, action: str) -> Json:
    return {"on": on, "action": action, "why": None}


def _seat(letter: str) -> int:
    if len(letter) != 1 or letter not in SEATS:
        raise EngineError("no-such-seat", seat=letter[:10])
    return SEATS.index(letter)


def _number(text: str) -> int:
    if not re.fullmatch(r"[0-9]{1,6}", text):
        raise EngineError("not-a-number", found=text[:20] or _NONE, most=9_999)
    return int(text)


def _numbers(text: str) -> list[int]:
    return [_number(part) for part in text.split("/")]
