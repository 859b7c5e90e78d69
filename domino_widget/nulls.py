"""None on its way to a browser that Python itself runs in: Pyodide makes it ``undefined``, which JSON drops.

Pyodide's own sign for null arrives as null.
"""

from __future__ import annotations

import sys
from typing import Any

if sys.platform == "emscripten":
    from pyodide.ffi import jsnull

    _NULL: object = jsnull
else:
    _NULL = None


def with_nulls(value: Any, null: object = _NULL) -> Any:
    """What a message holds, with this sign for every None; the same thing where None travels well."""
    if null is None:
        return value
    if value is None:
        return null
    if isinstance(value, dict):
        return {key: with_nulls(inner, null) for key, inner in value.items()}
    if isinstance(value, (list, tuple)):
        return [with_nulls(inner, null) for inner in value]
    return value


#: The same for a trait, as its metadata.
NULLS = {"to_json": lambda value, _widget: with_nulls(value)}
