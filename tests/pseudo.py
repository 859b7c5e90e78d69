"""A language of no country: long, from right to left, with no plain letter; what is left in English stands out."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from domino_widget import texts

PSEUDO = "ar-XB"
_ACCENTED = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "åƀçðéƒĝĥîĵķļɱñöþɋŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞɊŔŠŢÛṼŴẊÝŽ",
)


def in_pseudo(text: str) -> str:
    """English text in this language."""
    return re.sub(r"[A-Za-z]+", lambda word: word[0].translate(_ACCENTED) + "·" * (len(word[0]) // 3), text)


class _Pseudo(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        node.value = in_pseudo(node.value)
        return node


def pseudo_catalogues(folder: Path, parts: str = "en*.ftl") -> None:
    """Copies of all catalogues; of these English ones one more, with every word longer and every letter another."""
    for path in texts.FOLDER.glob("*.ftl"):
        shutil.copy(path, folder)
    for path in texts.FOLDER.glob(parts):
        resource = FluentParser().parse(path.read_text("utf-8"))
        _Pseudo().visit(resource)
        own = folder / path.name.replace("en", PSEUDO, 1)
        own.write_text(FluentSerializer().serialize(resource), encoding="utf-8")
