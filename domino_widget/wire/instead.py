"""What a widget shows in place of its table: exercises to practise, or the editor of positions."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ..drafts import as_seen
from ..editor import Editor
from ..engine import EngineError, Observation, Phase, observe
from ..keeping import Keeper
from ..lessons.course import Course
from ..table import Table
from .answer import answer_steps, refused
from .begin import from_position
from .desk import Json
from .editing import EditorDesk
from .practice import Practice
from .requests import error_json, request_id


class Instead:
    """The exercises and the editor of one widget; ``editor`` is the one that was opened last, also once left."""

    def __init__(self, keeper: Keeper, course: Course | None = None) -> None:
        self.practice = Practice(keeper, course)
        self._desk: EditorDesk | None = None
        self._asked: Table | None = None
        self.editor: Editor | None = None

    @property
    def is_shown(self) -> bool:
        """Whether the table is hidden by one of them."""
        return bool(self._desk or self.practice.desk)

    def state(self) -> Json | None:
        """The snapshot; None while the table is shown."""
        return self._desk.state() if self._desk else self.practice.state()

    def seen(self, table: Table) -> Observation:
        """What the seat on the screen sees: of the table, or of what is being set up."""
        if self._desk is None:
            return table.observe(table.viewer)
        draft = self._desk.editor.draft
        return observe(draft, (), draft.to_act or 0)

    @property
    def line(self) -> str | None:
        """The line of what is being set up; None while nothing is."""
        return self._desk.editor.line if self._desk else None

    def edit(self, table: Table, editor: Editor | None = None, *, hand: bool = True) -> None:
        """Opens the editor: a new one begins with what the seat on the screen sees of the table, ``hand``: its own
        hand, too. EngineError while a hand is in play whose assistance is locked: the editor tells what fits, and
        what the ends count."""
        if table.locked and not table.round.is_over:
            raise EngineError("assist-locked")
        counted = table.round.is_over or table.assist.count or not table.setup.rules.multiples
        # Where a program names the position, it is not the hand in play, though tiles may be the same by chance.
        own = () if counted or editor else (placed.tile for placed in table.position.layout.tiles)
        self.editor = editor or Editor(as_seen(table.observe(table.viewer), hand=hand))
        self._desk = EditorDesk(self.editor, uncounted=frozenset(own))
        self._desk.revision = table.revision + 1

    def answer(self, table: Table, content: object) -> tuple[Json, Table] | None:
        """The answer to a message, and the table to go on with; None for one that the table answers."""
        if not isinstance(content, Mapping) or content.get("v") != 1:
            return None
        kind, action = content.get("type"), content.get("action")
        if self._desk is None:
            if kind == "edit" and self.practice.desk is None:
                try:
                    self.edit(table, hand=content.get("hand") is not False)
                except EngineError as error:
                    return refused(content, table, error), table
                return _reply(content, table.revision + 1), table
            practised = self.practice.answer(table, content)
            return None if practised is None else (practised, table)
        if kind == "explain":
            *_, found = self.search(table, content, None)
            return None if found is None else (found[0], table)
        if kind != "act":
            return None
        if action == "leave":
            self._desk = None
            return _reply(content, table.revision), table
        if action == "play":
            return self._play(table, content)
        reply = self._desk.answer(content)
        if reply["ok"] and str(action).startswith("windows"):
            _helped(table)  # the line tells what an open window is worth
        return reply, table

    def search(self, table: Table, content: object, keeper: Keeper | None) -> Iterator[tuple[Json, Table] | None]:
        """The answer to what takes a search, in slices, about the position of the editor while it is open."""
        try:
            asked = self._about(table)
        except EngineError as error:
            yield refused(content, table, error), table
            return
        for found in answer_steps(asked, content, keeper):
            if found and asked is not table and found[0]["ok"]:
                _helped(table)
            yield found and (found[0], table)

    def _about(self, table: Table) -> Table:
        """The table that the coach is asked about. EngineError for a position that cannot be, and where nobody is
        helped."""
        if self._desk is None or self.editor is None:
            return table
        if table.locked:
            raise EngineError("assist-locked")
        position = self.editor.checked()
        if position.phase is not Phase.PLAY:
            raise EngineError("no-move-to-judge")
        if self._asked is None or self._asked.position != position:
            self._asked = from_position(table, position, human=position.to_act)
        self._asked.revision = self._desk.revision
        return self._asked

    def _play(self, table: Table, content: Mapping[str, object]) -> tuple[Json, Table]:
        assert self._desk is not None and self.editor is not None
        try:
            if content.get("rev") != self._desk.revision:
                raise EngineError("stale")
            after = from_position(table, self.editor.checked())
        except EngineError as error:
            return {**_reply(content, self._desk.revision), "ok": False, "error": error_json(error)}, table
        after.revision = self._desk.revision + 1
        if not after.stepwise:
            after.run()
        self._desk = None
        return _reply(content, after.revision), after


def _helped(table: Table) -> None:
    """Somebody who sets a game in play up again to ask about it is helped in it."""
    table.assisted = table.assisted or not table.round.is_over


def _reply(content: Mapping[str, object], revision: int) -> Json:
    return {"v": 1, "re": request_id(content) or "", "ok": True, "rev": revision, "result": None}
