"""Positions set up on the screen of a table, and read in Python."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from .drafts import empty
from .editor import Editor
from .engine import EngineError, Position, RulesError, Setup, find_variant, parse_position
from .house import with_house
from .table import Table

if TYPE_CHECKING:
    from .widget import DominoTable
    from .wire import Instead


class Editing:
    """What ``DominoTable`` has for positions that are set up."""

    _table: Table
    _instead: Instead
    projector: Any

    @classmethod
    def editor(
        cls,
        game: str | Position = "draw",
        *,
        set: int | None = None,
        players: int = 2,
        partners: bool = False,
        house: Sequence[str] = (),
        lang: str | None = None,
    ) -> DominoTable:
        """A widget in which a position is set up: of a game by its name, or beginning with a position or its line.

        ``position`` is then what stands there: ``board = DominoTable.editor("cross")``, and in a later cell
        ``board.position``.
        """
        start = game if isinstance(game, Position) else None
        if start is None and isinstance(game, str) and " " in game.strip():
            try:
                find_variant(game)
            except EngineError:
                start = parse_position(game)
        if start is None:
            setup = Setup(find_variant(game), set, players, partners)
            rules = with_house(setup.rules, house, max_pip=setup.max_pip, seats=players)
            start = empty(Setup(rules, setup.max_pip, players, partners))
        table = Table(start.setup.rules.id, players=start.setup.seats)
        widget: DominoTable = cls.from_table(table, lang=lang)  # type: ignore[attr-defined]
        widget.edit(start)
        return widget

    def edit(self, position: Position | str | None = None) -> None:
        """Shows the editor in place of the table, beginning with this position or line, else with what the seat on
        the screen sees (before a room without its hand). The table stays as it is until *Play from here* is pressed.
        """
        if isinstance(position, str):
            position = parse_position(position)
        if position is not None and not isinstance(position, Position):
            raise RulesError("What is set up is a position, or its line in the notation.")
        self._instead.edit(self._table, None if position is None else Editor(position), hand=not self.projector)
        self._tell()

    @property
    def position(self) -> Position:
        """The position that was set up last; it prints as ``parse_position('…')``. EngineError, one sentence, while
        no play can lead to it, and where nothing was set up."""
        editor = self._instead.editor
        if editor is None:
            raise EngineError("nothing-set-up")
        return editor.checked()

    def _tell(self) -> None:
        """Shows what there is now."""
        raise NotImplementedError
