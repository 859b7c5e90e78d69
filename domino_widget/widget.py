"""The widget: the only file that knows a browser exists. It catches everything and always answers."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from time import perf_counter
from typing import Any

import traitlets

from . import bundle
from .assist import Assist, read_assist
from .drawing import still, svg
from .editing import Editing
from .engine import Action, EngineError, Position, RulesError, Tile, format_view
from .keeping import Keeper
from .lessons.course import Course
from .message import msg
from .nulls import NULLS, with_nulls
from .passing import shared
from .players import Player
from .saving import open_text, record_of
from .soon import Soon
from .spare import SparedWidget
from .store import open_store
from .table import Table
from .texts import check_language, line_of, negotiate
from .wire import Instead, answer, export_html, is_choice, refused, settings_json, snapshot, takes_a_search

_LOG = logging.getLogger(__name__)
AT_ONCE = 0.02  # seconds of a message's own time that the computers may take: mostly that is all they need


class DominoTable(Editing, SparedWidget):
    """A domino table in a cell: ``DominoTable(game="draw", players=3, seed=7)``.

    ``game`` is an id or title of the eight games, ``set`` the n of the double-n set, ``players`` how many play,
    ``partners`` for four-player Block, ``humans`` the human seats (none to watch), ``names`` and ``levels`` by
    seat, ``house`` house rules by name, ``seed`` a number that brings the same deals again, ``assist`` what the
    screen may show by itself and ``lock`` that it stays so, without hints, ``lang`` the language, ``projector`` for a
    room, ``code`` a deal code in place of game, set, players and seed. RulesError, one sentence, for what cannot be.

    The table is kept at every change (docs/storage.md): ``DominoTable.resume()`` brings it back in a new kernel.
    """

    _esm, _css = bundle.bundle()

    state = traitlets.Dict(allow_none=True, default_value=None, read_only=True).tag(sync=True, **NULLS)
    lang = traitlets.Unicode(allow_none=True, default_value=None).tag(sync=True)
    page = traitlets.Bool(False).tag(sync=True)
    projector = traitlets.Bool(False).tag(sync=True)  # for a room: large, on light, the hand hidden; at any time

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
        projector: bool = False,
        code: str | None = None,
        lock: bool = False,
        **unknown: Any,
    ) -> None:
        if unknown:
            known = "game, set, players, partners, humans, names, levels, house, seed, assist, lang, page, projector"
            raise RulesError(f"DominoTable takes {known}, code and lock, not {', '.join(sorted(unknown))}.")
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
            code=code,
        )
        table.locked = bool(lock)
        self._show(table, lang, page)
        self.projector = bool(projector)

    def _show(
        self,
        table: Table,
        lang: str | None,
        page: bool,
        keeper: Keeper | None = None,
        course: Course | None = None,
    ) -> None:
        self._table = shared(table)
        self._keeper = keeper or Keeper(open_store())
        self._keeping = Soon(self._refresh)
        self._instead = Instead(self._keeper, course)
        self._first = table.match_id, table.revision
        self._driving: asyncio.Task[None] | None = None
        self._thinking: set[asyncio.Task[None]] = set()
        self._answers: list[tuple[object, dict[str, Any]]] = []
        super().__init__(lang=check_language(lang), page=bool(page))
        self.on_msg(_received)
        self._refresh()

    @classmethod
    def from_table(
        cls,
        table: Table,
        *,
        lang: str | None = None,
        page: bool = False,
        keeper: Keeper | None = None,
        course: Course | None = None,
    ) -> DominoTable:
        """A widget round a table that exists, such as ``Table.from_position(parse_position(line))``; ``keeper`` keeps
        it elsewhere than in the user's data folder, ``course`` is the lesson whose round it is."""
        if not isinstance(table, Table):
            raise RulesError("from_table takes a Table.")
        widget = cls.__new__(cls)
        widget._show(table, lang, page, keeper, course)
        return widget

    @classmethod
    def from_position(cls, position: Position, *, humans: Sequence[int] = (0,)) -> DominoTable:
        """A widget round a given position; later rounds are dealt at random."""
        return cls.from_table(Table.from_position(position, humans=humans))

    @classmethod
    def from_record(cls, text: str) -> DominoTable:
        """A widget round the match of a record, or the position of a line; an unfinished match goes on, and its
        later hands are dealt from a new secret. Tiles that a record hides are dealt anew, in agreement with all that
        it shows. EngineError, one sentence, for a text that is no game."""
        return cls.from_table(open_text(text).table)

    @classmethod
    def resume(cls, token: str | None = None) -> DominoTable:
        """The table that was kept under this token (``game.token``), or the one kept last; EngineError
        where there is none."""
        keeper = Keeper(open_store())
        table = keeper.resume(keeper.latest() if token is None else token)
        if table is None:
            raise EngineError("nothing-kept") if keeper.lost is None else keeper.lost
        widget = cls.__new__(cls)
        widget._show(table, None, False, keeper)
        return widget

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
        self._at_once().play(action)
        self._refresh()

    def play_on(self) -> None:
        """Goes on without claiming or calling."""
        self._at_once().play_on()
        self._refresh()

    def next_round(self) -> None:
        """Deals the next hand."""
        self._at_once().next_round()
        self._refresh()

    def undo(self) -> None:
        """Takes back the last human turn."""
        self._at_once().undo()
        self._refresh()

    def redo(self) -> None:
        """Does an undone turn again."""
        self._at_once().redo()
        self._refresh()

    def _at_once(self) -> Table:
        """The table, for a cell that waits: computers that are still thinking come to an end now."""
        self._table.stepwise = False
        self._table.run()
        return self._table

    @property
    def hand(self) -> tuple[Tile, ...]:
        """The tiles of the seat that is asked."""
        return self._table.observe(self._table.asked).hand

    @property
    def legal_plays(self) -> tuple[str, ...]:
        """What that seat may do with its turn, in notation."""
        return tuple(map(self._table.action_text, self._table.observe(self._table.asked).plays))

    # ---- kept and shared -----------------------------------------------------------------------------------------

    @property
    def token(self) -> str | None:
        """What ``resume`` takes: who knows it may go on with this game. None as long as nothing is kept."""
        self._keeping.now()
        return self._keeper.token

    def save(self, path: str | Path) -> None:
        """Writes the whole record of the match, all hands and the boneyard included, also of the hand in play."""
        Path(path).write_text(record_of(self._table), encoding="utf-8")

    def svg(self) -> str:
        """The board as a picture, with the tiles that the seat on the screen may see; what is set up, while it is."""
        return svg(self._instead.seen(self._table), lang=negotiate(self.lang or ""))

    def export_html(self, path: str | Path | None = None) -> str:
        """One file that replays the match without a network or a kernel, written to ``path`` if one is given: hands
        that are over are shown whole, the hand in play as the seat on the screen sees it."""
        text = export_html(self._table, negotiate(self.lang or ""))
        if path is not None:
            Path(path).write_text(text, encoding="utf-8")
        return text

    def _repr_mimebundle_(self, **given: Any) -> Any:
        """The widget, and a still picture and the view line for where no widget can be shown."""
        data, metadata = super()._repr_mimebundle_(**given) or ({}, {})
        seen = self._instead.seen(self._table)
        line = self._instead.line or format_view(seen)
        # Without words: the line below says all, in every language.
        html = still(svg(seen, words=False), line, line_of("picture-still", negotiate(self.lang or "")))
        return {**data, "text/html": html, "text/plain": f"{self!r}\n{line}"}, metadata

    def __repr__(self) -> str:
        return f"<DominoTable: {self._instead.line or repr(self._table)}>"

    # ---- the browser ---------------------------------------------------------------------------------------------

    def _refresh(self, *, soon: bool = False) -> None:
        """A new snapshot, then the table is kept (``soon``: when that is painted): nobody waits for a disk. If it
        fails the next picture says so. In a browser's own Python, which ends with its page, what is seen is kept."""
        own = sys.platform == "emscripten"
        for act in (self._tell, self._keeping.ask if soon and not own else self._keep, self._tell)[own:]:
            act()

    def _tell(self) -> None:
        told = msg(f"error-{trouble.code}") if (trouble := self._keeper.trouble) else None
        now = self._instead.state()
        was = tuple((self.state or {}).get(name) for name in ("match", "rev", "keeping"))
        if now is None and was != (self._table.match_id, self._table.revision, told and told.to_json()):
            now = snapshot(self._table, told)
        if now is not None:
            self.set_trait("state", now)

    def _keep(self) -> None:
        """A page keeps from when it has asked for its token, a notebook from the first change on."""
        if self._keeper.token is None and not self.page and not self._keeper.forgotten:
            if (self._table.match_id, self._table.revision) == self._first:
                return
            self._keeper.start(latest=True)
        self._keeper.keep(self._table, settings_json(self._table))

    def _receive(self, content: object) -> None:
        """Answers a message; whatever it holds, the kernel stays well and the browser gets a code. In a running
        event loop the computers then act in slices, and the answer comes when a human is asked again."""
        self._keeping.now()
        loop = asyncio._get_running_loop()
        if loop is not None and takes_a_search(content):
            task = loop.create_task(self._think(content))
            self._thinking.add(task)
            task.add_done_callback(self._thinking.discard)
            return
        self._table.stepwise = loop is not None
        before = self._table.match_id, self._table.revision
        try:
            found = self._instead.answer(self._table, content)
            reply, table = found or answer(self._table, content, self._keeper)
            self._table = shared(table)
        except Exception:
            _LOG.exception("a message from the browser could not be answered")
            reply = refused(content, self._table, EngineError("internal"))
        if loop is None or before == (self._table.match_id, self._table.revision):
            self._table.stepwise = self._driving is not None
            self._refresh()
            self.send(with_nulls(reply))
            return
        self._answers.append((content, reply))
        if self._driving is None:
            acts, end = self._acts(), perf_counter() + AT_ONCE
            if any(perf_counter() > end for _ in acts):
                self._driving = loop.create_task(_in_slices(acts))
                self._keep()  # the kernel may end while they think

    async def _think(self, content: object) -> None:
        """Answers what takes a search, in slices: others are answered in between, and may make it worthless."""
        asked = self._table
        reply = refused(content, asked, EngineError("stale"))
        try:
            for found in self._instead.search(asked, content, self._keeper):
                await asyncio.sleep(0)
                if self._table is not asked:
                    break
                if found is not None:
                    reply, _ = found
        except Exception:
            _LOG.exception("the coach could not answer")
            reply = refused(content, self._table, EngineError("internal"))
        self._refresh()
        self.send(with_nulls(reply))

    def _acts(self) -> Iterator[None]:
        """Lets the computers act until a human is asked, whatever comes in between; then gives the answers."""
        before, failed = None, False
        try:
            while before != (before := (self._table.match_id, self._table.revision)):
                table = self._table
                for _ in table.steps():
                    yield
                    if self._table is not table:
                        break
        except Exception:
            _LOG.exception("a computer player could not go on")
            failed = True
        waiting, self._answers, self._driving, self._table.stepwise = self._answers, [], None, False
        for content, reply in waiting:
            if not is_choice(content):  # a choice is over with its picture, drawn once; the rest speaks of one seen
                self._refresh()
            lost = refused(content, self._table, EngineError("internal"))
            self.send(with_nulls(lost if failed else {**reply, "rev": self._table.revision}))
        self._refresh(soon=True)


async def _in_slices(acts: Iterator[None]) -> None:
    for _ in acts:
        await asyncio.sleep(0)


def _received(widget: DominoTable, content: object, _buffers: object) -> None:
    widget._receive(content)
