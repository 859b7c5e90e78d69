"""Visitors of lessons that are served to many: results and class are kept under the token that a page brings."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import partial

from ..engine import EngineError
from ..keeping import CLASS, RESULTS, is_known
from ..lessons.course import Course, Terms, is_due
from ..lessons.faults import LessonFault
from ..lessons.results import Results
from ..lessons.terms import enrolled
from ..store import Store, new_token, open_store

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


class Visit:
    """Somebody at a lesson. Before the page has told its token nothing is kept; the first one told stays."""

    def __init__(self, course: Course, store: Store | None = None) -> None:
        self._course = course
        self._terms = course.terms
        self._store = store or open_store()
        self.token: str | None = None

    def __call__(self, token: object) -> str:
        """Takes the token of a page, or a new one for a page that has none or one that nobody knows."""
        if self.token is None:
            self.token = str(token) if is_known(self._store, token) else new_token()
            self._course.results = StoredResults(self._store, self.token)
            self._course.hold(kept_terms(self._store, self.token, self._terms))
        return self.token

    def enrol(self, seed: object, student: object, own: object) -> None:
        """Takes the class and the code of a visitor, and keeps them; LessonFault, and nothing changed, for what
        cannot be. What was done without a code, in the same deals, becomes that student's."""
        terms, before = enrolled(self._terms, seed, student, own), self._course.terms
        self._course.hold(terms)
        if terms.student and before == replace(terms, student=None):
            self._course.results.adopt(terms.student, partial(is_due, terms=before))
        if self.token is not None:
            kept = {"seed": terms.seed, "student": terms.student, "own": terms.per_student}
            try:
                self._store.write(self.token, CLASS, json.dumps(kept))
            except EngineError:
                return  # it lasts as long as this page


def kept_terms(store: Store, token: str | None, terms: Terms) -> Terms:
    """These terms with the class and the code that a visitor gave before; anybody may have changed them since."""
    try:
        text = token and store.read(token, CLASS)
        kept = json.loads(text) if text else None
        return enrolled(terms, kept.get("seed") or "", kept.get("student") or "", kept.get("own")) if kept else terms
    except (EngineError, LessonFault, ValueError, RecursionError, AttributeError):
        return terms
