"""Rows as CSV, for a spreadsheet: nothing in it can act as a formula."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterable, Mapping, Sequence

_FORMULA = tuple("=+-@＝＋－＠")
_NUMBER = re.compile(r"-?\d+(\.\d+)?(, -?\d+)*")


def printable(text: str) -> str:
    """The text without what does not print: line ends, marks that turn the direction, halves of characters."""
    return "".join(sign for sign in text if sign.isprintable())


def csv_text(columns: Sequence[str], rows: Iterable[Mapping[str, object]]) -> str:
    """A head and a line for each row. Texts that a spreadsheet would take for a formula begin with an apostrophe."""
    out = io.StringIO()
    # Quotes round every text: some spreadsheets cut lines at semicolons.
    writer = csv.writer(out, lineterminator="\r\n", quoting=csv.QUOTE_NONNUMERIC)
    writer.writerow(columns)
    writer.writerows([_cell(row[column]) for column in columns] for row in rows)
    return out.getvalue()


def _cell(value: object) -> str | int | float:
    if isinstance(value, (int, float)):
        return +value
    text = "" if value is None else printable(str(value))
    return f"'{text}" if text.startswith(_FORMULA) and not _NUMBER.fullmatch(text) else text
