"""The English catalogue and the guide: they parse, hold what the code says, and speak of every game and rule."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from string import Formatter

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from domino_widget.engine.errors import SENTENCES
from domino_widget.engine.rules import VARIANTS
from domino_widget.house import HOUSE
from domino_widget.players import LEVELS

PACKAGE = Path(__file__).parents[1] / "domino_widget"
LOCALES = PACKAGE / "locales"
FILES = ("en.ftl", "en-guide.ftl", "en-coach.ftl")

#: Codes of the way between browser and table, which no exception of Python carries.
BROWSER_CODES = ("busy", "silent", "gone", "no-kernel")
#: Ids that Python spells in full; other texts in quotes that look like one are left alone.
SPOKEN = re.compile(r'"((?:hint|sum|error|hand)-[a-z0-9-]+)"')
#: Codes and words of the notation that begin like a message id.
NO_IDS = {"hand-closed", "hand-not-over"}


def entries(name: str) -> list[ast.EntryType]:
    return FluentParser().parse((LOCALES / name).read_text("utf-8")).body


def messages(name: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in entries(name) if isinstance(entry, ast.Message)}


CATALOGUE, GUIDE, COACH = (messages(name) for name in FILES)


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def variables(message: ast.Message) -> set[str]:
    found = _Variables()
    found.visit(message)
    return found.names


def numbered(prefix: str) -> list[ast.Message]:
    ids = [name for name in GUIDE if re.fullmatch(rf"{re.escape(prefix)}-\d+", name)]
    assert ids == [f"{prefix}-{number}" for number in range(1, len(ids) + 1)]
    return [GUIDE[name] for name in ids]


@pytest.mark.parametrize("name", FILES)
def test_every_line_parses(name: str) -> None:
    assert [entry.content for entry in entries(name) if isinstance(entry, ast.Junk)] == []


def test_no_id_comes_twice() -> None:
    ids = [entry.id.name for name in FILES for entry in entries(name) if isinstance(entry, ast.Message)]
    assert [name for name, times in Counter(ids).items() if times > 1] == []


@pytest.mark.parametrize("code", SENTENCES)
def test_every_refusal_has_a_sentence_with_the_same_values(code: str) -> None:
    wanted = {field for _, field, _, _ in Formatter().parse(SENTENCES[code]) if field}
    assert variables(CATALOGUE[f"error-{code}"]) == wanted


@pytest.mark.parametrize("code", BROWSER_CODES)
def test_every_refusal_of_the_browser_has_a_sentence(code: str) -> None:
    assert not variables(CATALOGUE[f"error-{code}"])


def test_a_twin_for_the_viewer_needs_no_value_that_its_message_lacks() -> None:
    for name in CATALOGUE:
        twin = CATALOGUE.get(f"{name}-you")
        if twin is not None:
            assert variables(twin) <= variables(CATALOGUE[name]) - {"seat", "side"}, name


def spoken() -> Iterator[str]:
    for path in PACKAGE.rglob("*.py"):
        yield from SPOKEN.findall(path.read_text("utf-8"))


def test_every_message_that_python_speaks_of_is_there() -> None:
    said = set(spoken()) - NO_IDS
    assert len(said) > 40
    assert sorted(said - set(CATALOGUE)) == []


@pytest.mark.parametrize("rule", HOUSE)
def test_every_house_rule_has_a_name_and_says_what_it_changes(rule: str) -> None:
    assert f"house-{rule}" in CATALOGUE
    assert f"house-{rule}-what" in CATALOGUE


def test_every_group_of_house_rules_and_every_level_has_a_name() -> None:
    groups = {rule.group for rule in HOUSE.values()} - {""}
    wanted = {f"house-group-{group}" for group in groups}
    wanted |= {f"level-{level}{what}" for level in LEVELS for what in ("", "-what")}
    assert sorted(wanted - set(CATALOGUE)) == []


@pytest.mark.parametrize("game", VARIANTS)
def test_every_game_has_a_name_a_line_in_the_settings_and_a_whole_guide(game: str) -> None:
    assert f"game-{game}" in CATALOGUE
    assert f"settings-game-{game}" in CATALOGUE
    sections = numbered(f"guide-{game}")
    titles = [_attribute(section, "title") for section in sections]
    text = " ".join(titles)
    for part in ("aim", "Set and deal", "Opening", "Your turn", "End of the hand", "match"):
        assert part in text, f"{game} lacks {part}"
    assert any(_attribute(section, "example") for section in sections)
    assert numbered(f"guide-{game}-well")


@pytest.mark.parametrize("game", VARIANTS)
def test_the_guide_gives_the_hand_sizes_of_the_rules(game: str) -> None:
    rules = VARIANTS[game]
    deal = _text(next(part for part in numbered(f"guide-{game}") if _attribute(part, "title") == "Set and deal"))
    for max_pip in rules.sets:
        assert str((max_pip + 1) * (max_pip + 2) // 2) in deal or game == "table"
        for seats in rules.seats:
            assert re.search(rf"\b{rules.hand_size(max_pip, seats)}\b", deal)


def test_every_part_of_the_guide_has_a_title_and_no_values() -> None:
    assert numbered("guide-controls")
    assert numbered("guide-strategy")
    for name, message in GUIDE.items():
        assert _attribute(message, "title"), name
        assert not variables(message), name


def _text(message: ast.Message) -> str:
    assert message.value is not None
    return "".join(element.value for element in message.value.elements if isinstance(element, ast.TextElement))


def _attribute(message: ast.Message, name: str) -> str:
    for attribute in message.attributes:
        if attribute.id.name == name:
            return "".join(part.value for part in attribute.value.elements if isinstance(part, ast.TextElement))
    return ""
