"""The widget: the only file that knows a browser exists. It catches everything and always answers."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from typing import Any

import anywidget
import traitlets

from . import bundle
from .assist import Assist, read_assist
from .engine import Action, EngineError, Position, RulesError, Tile
from .players import Player
from .table import Table
from .wire import answer, refused, snapshot

_LOG = logging.getLogger(__name__)


class DominoTable(anywidget.AnyWidget):
    """A domino table in a cell: ``DominoTable(game="draw", players=3, seed=7)``.

    ``game`` is an id or title of the eight games, ``set`` the n of the double-n set, ``players`` how many play,
    ``partners`` for four-player Block, ``humans`` the human seats (none to watch), ``names`` and ``levels`` by
    seat, ``house`` house rules by name, ``seed`` a number that brings the same deals again, ``assist`` what the
    screen may show by itself, ``lang`` the language. RulesError, one sentence that says what is allowed, for
    anything that cannot be.
    """

    _esm, _css = bundle.bundle()

    state = traitlets.Dict(allow_none=True, default_value=None, read_only=True).tag(sync=True)
    lang = traitlets.Unicode(allow_none=True, default_value=None).tag(sync=True)
    page = traitlets.Bool(False).tag(sync=True)

    def __init__(
        self,
        game: str = "draw",
        *,
        set: int | None = None,
        players: int = 2,
        partners: bool = False,
        humans: Sequence[int] = (0,),
        names: Sequence[str] | None = None,
        levels: Sequence[str | Player] | str | None = None,
        house: Sequence[str] = (),
        seed: int | None = None,
        assist: Mapping[str, bool] | Assist | None = None,
        lang: str | None = None,
        page: bool = False,
        **unknown: Any,
    ) -> None:
        if unknown:
            known = "game, set, players, partners, humans, names, levels, house, seed, assist, lang and page"
            raise RulesError(f"DominoTable takes {known}, not {', '.join(sorted(unknown))}.")
        table = Table(
            game,
            set=set,
            players=players,
            partners=partners,
            humans=humans,
            names=names,
            levels=levels,
            house=house,
            seed=seed,
            assist=read_assist(assist),
        )
        self._show(table, lang, page)

    def _show(self, table: Table, lang: str | None, page: bool) -> None:
        if lang is not None and not isinstance(lang, str):
            raise RulesError("lang is a language tag such as 'en'.")
        self._table = table
        super().__init__(lang=lang, page=bool(page))
        self.on_msg(_received)
        self._refresh()

    @classmethod
    def from_table(cls, table: Table, *, lang: str | None = None, page: bool = False) -> DominoTable:
        """A widget round a table that exists, such as ``Table.from_position(parse_position(line))``."""
        if not isinstance(table, Table):
            raise RulesError("from_table takes a Table.")
        widget = cls.__new__(cls)
        widget._show(table, lang, page)
        return widget

    @classmethod
    def from_position(cls, position: Position, *, humans: Sequence[int] = (0,)) -> DominoTable:
        """A widget round a given position; later rounds are dealt at random."""
        return cls.from_table(Table.from_position(position, humans=humans))

    @classmethod
    def app(cls, **settings: Any) -> DominoTable:
        """The same table laid out as a whole page: the web app."""
        return cls(**settings, page=True)

    @property
    def table(self) -> Table:
        """The session behind the picture."""
        return self._table

    # ---- in a notebook cell --------------------------------------------------------------------------------------

    def play(self, action: Action | str) -> None:
        """Does what the human who is asked does, ``game.play("6-5@6-6")``; returns at the next human turn."""
        self._table.play(action)
        self._refresh()

    def play_on(self) -> None:
        """Goes on without claiming or calling."""
        self._table.play_on()
        self._refresh()

    def next_round(self) -> None:
        """Deals the next hand."""
        self._table.next_round()
        self._refresh()

    def undo(self) -> None:
        """Takes back the last human turn."""
        self._table.undo()
        self._refresh()

    def redo(self) -> None:
        """Does an undone turn again."""
        self._table.redo()
        self._refresh()

    @property
    def hand(self) -> tuple[Tile, ...]:
        """The tiles of the seat that is shown."""
        return self._table.observe(self._table.viewer).hand

    @property
    def legal_plays(self) -> tuple[str, ...]:
        """What that seat may do with its turn, in notation."""
        return tuple(map(self._table.action_text, self._table.observe(self._table.viewer).plays))

    def __repr__(self) -> str:
        return f"<DominoTable: {self._table!r}>"

    # ---- the browser ---------------------------------------------------------------------------------------------

    def _refresh(self) -> None:
        """Puts a new snapshot in place of the old one, if anything has changed."""
        shown: dict[str, Any] = self.state or {}
        if (shown.get("match"), shown.get("rev")) != (self._table.match_id, self._table.revision):
            self.set_trait("state", snapshot(self._table))

    def _receive(self, content: object) -> None:
        """Answers a message; whatever it holds, the kernel stays well and the browser gets a code."""
        try:
            reply, self._table = answer(self._table, content)
        except Exception:
            _LOG.exception("a message from the browser could not be answered")
            reply = refused(content, self._table, EngineError("internal"))
        self._refresh()
        self.send(reply)


def _received(widget: DominoTable, content: object, _buffers: object) -> None:
    widget._receive(content)
