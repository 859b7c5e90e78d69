"""Results of lessons under a token: those of a visitor of a page that is served to many, or somebody at a table."""

from __future__ import annotations

from ..engine import EngineError
from ..keeping import RESULTS
from ..lessons.results import Results
from ..store import Store

#: In place of a results file that could not be read.
ASIDE = "unread.json"


class StoredResults(Results):
    """Results under a token."""

    def __init__(self, store: Store, token: str) -> None:
        self._store = store
        self._token = token
        super().__init__(None)

    def _text(self) -> str | None:
        try:
            return None if self._lost else self._store.read(self._token, RESULTS)
        except EngineError as error:
            raise OSError(error.code) from error

    def _save(self, text: str, name: str = RESULTS) -> None:
        try:
            self._store.write(self._token, name, text)
        except EngineError as error:
            raise OSError(error.code) from error

    def _rename(self) -> str:
        self._save(self._text() or "", ASIDE)
        return ASIDE
