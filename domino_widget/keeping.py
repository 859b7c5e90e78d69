"""The keeper of one table: saves it at every revision, brings it back by its token, counts what was won and lost.

Whatever happens to the store, the game in play goes on: ``trouble`` says in which way it is not kept.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from typing import Any

from .coach.progress import Progress
from .engine import VARIANTS, EngineError
from .match_tags import SET_UP
from .players import LEVELS
from .reviewing import HandReview
from .saving import read_table, write_table
from .soon import finish
from .store import Store, is_token, new_token
from .table import Table

TABLE, SETTINGS, MATCHES, NEWER = "table.txt", "settings.json", "matches.json", "newer.txt"
COACH = "coach.json"
#: What was done in lessons: theirs to read and write, here for all that lies under one token.
RESULTS = "results.json"
#: The class and the code that a visitor of the lessons gave.
CLASS = "class.json"
#: In place of a token: the text that names the table that was kept last in a notebook.
LATEST = "0" * 32
#: So many matches are remembered.
MOST_MATCHES = 2_000

#: A match that is over: its id, game, the computers' level ("mixed" for several) and whether a human won.
Line = tuple[str, str, str, bool]


def is_known(store: Store, token: object) -> bool:
    """Whether anything of a visitor's is kept under this token: no other is ever taken from a browser."""
    if not is_token(token) or token == LATEST:
        return False
    try:
        return any(store.read(str(token), name) is not None for name in (TABLE, RESULTS, CLASS))
    except EngineError:
        return False


class Keeper:
    """Keeps a table under a token of its own; without a token (before one is asked for) it keeps nothing."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.token: str | None = None
        self.trouble: EngineError | None = None
        #: Why the last ``resume`` could not read what was there.
        self.lost: EngineError | None = None
        #: Whether everything was deleted: nothing more is kept then.
        self.forgotten = False
        self._kept: tuple[str, int] | None = None
        self._settings: str | None = None

    def start(self, *, latest: bool = False) -> str:
        """Takes a new token; ``latest`` notes it down as the one to go on with when none is named."""
        self.token = new_token()
        if latest:
            self._try(LATEST, "latest.txt", self.token)
        return self.token

    def resume(self, token: object) -> Table | None:
        """The table that is kept under a token, which is then this keeper's. A token that is malformed, unknown or
        too old brings nothing and is not taken: a new one is."""
        finish()
        self.lost = None
        text = self._read(token, TABLE) if is_token(token) and token != LATEST else None
        if text is None:
            # Somebody may have been at the lessons first.
            if is_known(self.store, token):
                self.token = str(token)
            else:
                self.start()
            return None
        self.token = str(token)
        try:
            table = read_table(text)
        except EngineError as error:
            self.lost = error
            if error.code == "newer-save":
                self._try(self.token, NEWER, text)
            return None
        self._kept = (table.match_id, table.revision)
        return table

    def latest(self) -> str:
        """The token of the table that was kept last in a notebook; EngineError ``nothing-kept-yet``."""
        finish()
        token = self.store.read(LATEST, "latest.txt")
        if token is None or not is_token(token):
            raise EngineError("nothing-kept-yet")
        return token

    def keep(self, table: Table, settings: dict[str, Any]) -> None:
        """Saves the table if anything has changed since it was saved last."""
        now = (table.match_id, table.revision)
        if self.token is None or now == self._kept:
            return
        text = json.dumps(settings)
        done = self._try(self.token, TABLE, write_table(table))
        if done and text != self._settings:
            done = self._try(self.token, SETTINGS, text)
            self._settings = text
        if table.winner is not None and table.humans and SET_UP not in table.match.rounds[0].tags:
            self._count(table)
        if done:
            self.trouble, self._kept = None, now

    def settings(self) -> dict[str, Any] | None:
        """The settings of the match that was kept last, as they were written; they are not checked."""
        found = self._json(SETTINGS)
        return found if isinstance(found, dict) else None

    def history(self) -> list[dict[str, Any]]:
        """Matches won and lost, by game and level."""
        counts = Counter((game, level, won) for _, game, level, won in self._lines())
        names = dict.fromkeys((game, level) for game, level, _ in sorted(counts))
        return [
            {"game": game, "level": level, "won": counts[game, level, True], "lost": counts[game, level, False]}
            for game, level in names
        ]

    def progress(self) -> tuple[Progress, list[str]]:
        """What the learner has lost so far, and the hands that are in it; nothing, if what was kept has been
        changed."""
        found = self._json(COACH)
        if not isinstance(found, dict) or not isinstance(found.get("hands"), list):
            return Progress(), []
        try:
            return Progress.from_dict(found.get("progress")), [one for one in found["hands"] if isinstance(one, str)]
        except EngineError:
            return Progress(), []

    def reviewed(self, table: Table, hand: HandReview) -> Progress:
        """The learner's progress with this hand added, kept; a hand that was added before changes nothing."""
        progress, done = self.progress()
        name = f"{table.match_id}/{hand.number}/{hand.seat}"
        if name in done or SET_UP in table.match.rounds[hand.number - table.match.first_number].tags:
            return progress
        progress = progress.plus(hand.game, hand.verdicts, hand.attention.missed)
        if self.token is not None:
            kept = {"progress": progress.to_dict(), "hands": [*done, name][-MOST_MATCHES:]}
            self._try(self.token, COACH, json.dumps(kept))
        return progress

    def forget(self) -> None:
        """Deletes all that is kept under the token, and keeps nothing more; EngineError if it cannot."""
        if self.token is not None:
            self.store.forget(self.token)
        self.token, self.forgotten = None, True

    def text(self, name: str) -> str | None:
        """What is kept under the token by this name."""
        return self._read(self.token, name)

    def _count(self, table: Table) -> None:
        lines = self._lines()
        if table.winner is None or any(line[0] == table.match_id for line in lines):
            return
        levels = {level for seat, level in enumerate(table.levels) if seat not in table.humans}
        level = levels.pop() if len(levels) == 1 else "mixed"
        won = table.winner in {table.setup.side(seat) for seat in table.humans}
        lines.append((table.match_id, table.setup.rules.id, level if level in LEVELS else "mixed", won))
        if self.token is not None:
            self._try(self.token, MATCHES, json.dumps(lines[-MOST_MATCHES:]))

    def _lines(self) -> list[Line]:
        found = self._json(MATCHES)
        return [(*one,) for one in found if _is_line(one)] if isinstance(found, list) else []

    def _json(self, name: str) -> object:
        try:
            return json.loads(self._read(self.token, name) or "null")
        except (ValueError, RecursionError):
            return None

    def _read(self, token: object, name: str) -> str | None:
        try:
            return self.store.read(str(token), name) if token is not None else None
        except EngineError as error:
            self.trouble = error
            return None

    def _try(self, token: str, name: str, text: str) -> bool:
        try:
            self.store.write(token, name, text)
        except EngineError as error:
            self.trouble = error
            return False
        return True


def _is_line(one: object) -> bool:
    if not isinstance(one, list) or len(one) != 4:
        return False
    id, game, level, won = one
    words = isinstance(id, str) and isinstance(game, str) and isinstance(level, str)
    return (
        words
        and re.fullmatch(r"[0-9a-f]{8}", id) is not None
        and game in VARIANTS
        and level in (*LEVELS, "mixed")
        and type(won) is bool
    )
