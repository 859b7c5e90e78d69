"""The catalogues of all languages: nothing missing, nothing strange, and the same sentence from both sides."""

from __future__ import annotations

import importlib.util
import json
import re
import subprocess
import sys
from collections import Counter
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

from domino_widget import DominoTable
from domino_widget.engine import EngineError, RulesError
from domino_widget.message import Msg, msg
from domino_widget.table import Table
from domino_widget.texts import FOLDER, LANGUAGES, check_language, matching, negotiate, say, source
from domino_widget.wire import answer

ROOT = Path(__file__).resolve().parents[1]
JS = ROOT / "domino_widget" / "js"
OTHERS = [lang for lang in LANGUAGES if lang != "en"]
#: The files of one language: the interface, and each part that comes when it is asked for.
PARTS = ["ui", *sorted(path.stem.removeprefix("en-") for path in FOLDER.glob("en-*.ftl"))]
#: What stands in English for now is listed where people who could translate it look.
WAITING = ROOT / "docs" / "languages.md"
#: The forms that each language tells apart below a million; `other` is always there.
FORMS = {"en": {"one"}, "pt-BR": {"one"}, "is": {"one"}, "es": {"one"}, "fr": {"one"}}
PLURALS = {"zero", "one", "two", "few", "many"}
NUMBERS = (0, 1, 2, 5, 11, 21, 28, 55, 91, 111, 1_000_000)
LEFT_TO_RIGHT_ISOLATE = "\u2068"


class _Look(Visitor):
    """What a message needs and how it chooses."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.terms: set[str] = set()
        self.messages: set[str] = set()
        self.selectors: dict[str, list[set[str]]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.terms.add(node.id.name)
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            keys = {key.name if isinstance(key := one.key, ast.Identifier) else key.value for one in node.variants}
            self.selectors.setdefault(node.selector.id.name, []).append(keys)
        self.generic_visit(node)


@cache
def _look(lang: str, part: str) -> dict[str, _Look]:
    """What each message of a catalogue needs."""
    found = {name: _Look() for name in messages(lang, part)}
    for name, message in messages(lang, part).items():
        found[name].visit(message)
    return found


@cache
def entries(lang: str, part: str) -> list[ast.EntryType]:
    path = FOLDER / (f"{lang}.ftl" if part == "ui" else f"{lang}-{part}.ftl")
    return FluentParser().parse(path.read_text("utf-8")).body if path.is_file() else []


@cache
def messages(lang: str, part: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in entries(lang, part) if isinstance(entry, ast.Message)}


ENGLISH = {part: messages("en", part) for part in PARTS}
BOTH = [(lang, part) for lang in OTHERS for part in PARTS]


@cache
def waiting(lang: str) -> set[str]:
    """Ids and beginnings of ids ("hint-*") that this language still lacks, as the page on languages lists them."""
    block = re.search(r"```waiting\n(.*?)```", WAITING.read_text("utf-8"), re.DOTALL)
    assert block, "the page on languages has no list of what is not translated"
    lines = [line.split() for line in block[1].splitlines() if line.strip()]
    return {name for languages, *names in lines if lang in languages.split(",") for name in names}


def is_waiting(name: str, listed: set[str]) -> bool:
    return any(name == one or (one.endswith("*") and name.startswith(one[:-1])) for one in listed)


# ---- the catalogues against the English one ---------------------------------------------------------------------


@pytest.mark.parametrize(("lang", "part"), BOTH)
def test_every_line_parses_and_no_id_comes_twice(lang: str, part: str) -> None:
    found = entries(lang, part)
    assert [entry.content for entry in found if isinstance(entry, ast.Junk)] == []
    ids = Counter(entry.id.name for entry in found if isinstance(entry, (ast.Message, ast.Term)))
    assert [name for name, times in ids.items() if times > 1] == []


@pytest.mark.parametrize(("lang", "part"), BOTH)
def test_nothing_is_missing_but_what_the_page_on_languages_lists(lang: str, part: str) -> None:
    lacking = [name for name in ENGLISH[part] if name not in messages(lang, part)]
    missing = [name for name in lacking if not is_waiting(name, waiting(lang))]
    assert missing == [], (
        f"Not in the {part} catalogue of {lang}: translate them, or list them in docs/languages.md "
        "under “Not translated yet” (then they stand in English)."
    )


@pytest.mark.parametrize(("lang", "part"), BOTH)
def test_no_message_is_unknown_to_english(lang: str, part: str) -> None:
    assert sorted(set(messages(lang, part)) - set(ENGLISH[part])) == []


def _in_english(name: str, english: _Look) -> set[str]:
    """What a refusal tells in words of Python's own, which are English: no other language may quote them."""
    quoted = english.variables & {"sentence", "why", "expected", "what"} if name.startswith("error-") else set()
    return quoted | {"found"} if "expected" in quoted else quoted


@pytest.mark.parametrize(("lang", "part"), BOTH)
def test_messages_have_the_values_the_attributes_and_the_terms_of_the_english_ones(lang: str, part: str) -> None:
    terms = {entry.id.name for entry in entries(lang, part) if isinstance(entry, ast.Term)}
    looks, english_looks = _look(lang, part), _look("en", part)
    for name, message in messages(lang, part).items():
        english = ENGLISH[part][name]
        assert looks[name].variables == english_looks[name].variables - _in_english(name, english_looks[name]), name
        assert looks[name].terms <= terms, name
        assert [one.id.name for one in message.attributes] == [one.id.name for one in english.attributes], name
        assert (message.value is None) == (english.value is None), name


@pytest.mark.parametrize(("lang", "part"), [("en", part) for part in PARTS] + BOTH)
def test_choices_by_number_know_the_forms_of_the_language(lang: str, part: str) -> None:
    for name, found in _look(lang, part).items():
        for keys_of_one in found.selectors.values():
            for keys in keys_of_one:
                named = {key for key in keys if not key.lstrip("-").isdecimal()}
                if named & PLURALS and named <= PLURALS | {"other"}:
                    assert named == FORMS[lang] | {"other"}, name


@pytest.mark.parametrize("lang", OTHERS)
def test_a_choice_by_number_in_english_is_one_in_every_language(lang: str) -> None:
    for name, found in _look(lang, "ui").items():
        assert set(found.selectors) >= set(_look("en", "ui")[name].selectors), name


@pytest.mark.parametrize("lang", OTHERS)
def test_numbers_and_tiles_of_the_guide_are_those_of_the_english_one(lang: str) -> None:
    for name, message in messages(lang, "guide").items():
        for own, english in zip(texts_of(message), texts_of(ENGLISH["guide"][name]), strict=True):
            assert Counter(re.findall(r"\d+", own)) == Counter(re.findall(r"\d+", english)), (name, own)


def texts_of(message: ast.Message) -> list[str]:
    patterns = [message.value, *[attribute.value for attribute in message.attributes]]
    return [
        "".join(part.value for part in one.elements if isinstance(part, ast.TextElement)) for one in patterns if one
    ]


# ---- words of the glossary --------------------------------------------------------------------------------------

#: Words that mean something else in this game, by language: "dupla" is a partnership, "stig" a score, and so on.
NEVER = {
    "pt-BR": r"\b(ladrilho|azulejo|telha|casal)s?\b|\bdupla (inicial|seis)\b",
    "is": r"\bflís(ar|in)?\b|\bdómínókubb\w*",
    "es": r"\b(azulejo|baldosa|teja)s?\b",
    "fr": r"\b(tuile|carreau)x?s?\b",
}


@pytest.mark.parametrize(("lang", "part"), BOTH)
def test_no_word_is_used_that_the_glossary_rules_out(lang: str, part: str) -> None:
    for name, message in messages(lang, part).items():
        assert not re.search(NEVER[lang], " ".join(texts_of(message)), re.IGNORECASE), name


# ---- Python and the browser -------------------------------------------------------------------------------------


def node() -> Path:
    spec = importlib.util.spec_from_file_location("domino_toolchain", JS / "toolchain.py")
    assert spec is not None
    assert spec.loader is not None
    toolchain: ModuleType = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = toolchain  # its dataclasses look there
    spec.loader.exec_module(toolchain)
    found: Path = toolchain.find_node().node
    return found


def needed(lang: str, part: str, name: str) -> tuple[set[str], set[str]]:
    """The values that a message needs, and those that it chooses by: its own, and of messages that it refers to."""
    found = _look(lang, part)[name]
    variables, selectors = set(found.variables), set(found.selectors)
    for one in found.messages:
        more = needed(lang, part, one)
        variables, selectors = variables | more[0], selectors | more[1]
    return variables, selectors


def samples(lang: str, part: str, number: int) -> list[tuple[str, dict[str, int | str]]]:
    """Every message of a part with a value, each choice by number with this one."""
    asked = []
    for name in _look(lang, part):
        variables, selectors = needed(lang, part, name)
        if variables and (selectors or number == NUMBERS[1]):
            args: dict[str, int | str] = {
                one: number if one in selectors else f"<{one}>" for one in sorted(variables)
            }
            asked.append((name, args))
    return asked


#: Parts with values that the browser shows.
SHOWN = ("ui", "coach", "lessons")


def own(lang: str, part: str) -> str:
    """The catalogue of one language, without the English behind it."""
    return FluentSerializer().serialize(ast.Resource(entries(lang, part)))


def test_python_and_the_browser_say_the_same() -> None:
    wanted: list[dict[str, Any]] = [
        {"lang": lang, "isolating": isolating, "ftl": own(lang, part), "asked": samples(lang, part, number)}
        for lang in LANGUAGES
        for part in SHOWN
        for number in NUMBERS
        for isolating in ((False, True) if part == "ui" else (True,))
    ]
    done = subprocess.run(
        [node(), JS / "harness" / "format.mjs"], input=json.dumps(wanted), capture_output=True, text=True, check=True
    )
    compared = 0
    for one, theirs in zip(wanted, json.loads(done.stdout), strict=True):
        for (name, args), text in zip(one["asked"], theirs, strict=True):
            ours = say(Msg(name, args), one["lang"], isolating=one["isolating"])
            assert ours == text, (one["lang"], name, args)
            assert (LEFT_TO_RIGHT_ISOLATE in ours) <= one["isolating"]
            compared += 1
    assert compared > 10_000


@pytest.mark.parametrize(
    ("lang", "count", "text"),
    [
        ("en", 1, "1 tile"),
        ("en", 0, "0 tiles"),
        ("pt-BR", 0, "0 peça"),
        ("pt-BR", 2, "2 peças"),
        ("is", 1, "1 steinn"),
        ("is", 11, "11 steinar"),
        ("is", 21, "21 steinn"),
        ("is", 91, "91 steinn"),
        ("is", 111, "111 steinar"),
    ],
)
def test_plurals(lang: str, count: int, text: str) -> None:
    assert say(msg("seat-tiles", tiles=count), lang) == text


# ---- which language a reader gets -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tags", "lang"),
    [
        ("is", "is"),
        ("is-IS,en-GB", "is"),
        ("pt", "pt-BR"),
        ("pt-PT", "pt-BR"),
        ("pt_BR", "pt-BR"),
        ("de,sv,fo,is", "is"),
        ("de", "en"),
        ("", "en"),
        ("en-US,is", "en"),
        ("../is", "en"),
    ],
)
def test_a_reader_gets_the_first_language_that_there_is(tags: str, lang: str) -> None:
    assert negotiate(tags) == lang


@pytest.mark.parametrize("lang", ["xx", "", 5, "isl", ["is"]])
def test_a_language_that_nobody_has_is_one_sentence(lang: object) -> None:
    with pytest.raises(RulesError) as refused:
        DominoTable(lang=lang)  # type: ignore[arg-type]
    assert str(refused.value) == f"lang is one of {', '.join(LANGUAGES)}, not {lang!r}."


def test_a_program_may_name_a_language_by_any_of_its_tags() -> None:
    assert check_language("pt") == matching("PT-br") == "pt-BR"
    assert check_language(None) is None
    assert DominoTable(lang="is-IS").lang == "is"


def test_texts_are_answered_in_the_readers_language() -> None:
    table = Table("block", seed=1)
    reply, _ = answer(table, {"v": 1, "id": "a", "rev": 0, "type": "texts", "part": "ui", "lang": "de,is,en"})
    assert reply["result"] == {"lang": "is", "ftl": source("ui", "is")}
    reply, _ = answer(table, {"v": 1, "id": "a", "rev": 0, "type": "texts", "part": "../x", "lang": "is"})
    assert reply["error"]["code"] == "unknown-text"


def test_what_a_language_lacks_stands_in_english() -> None:
    guide = source("guide", "is")
    assert guide.index("Be the first to lay your last tile") < guide.index("Vertu fyrst til")
    assert say(msg("error-no-such-seat", seat="Q"), "is") == "Ekkert sæti Q er við þetta borð."
    assert say(msg("no-such-message"), "is") == "no-such-message"
    with pytest.raises(EngineError):
        source("ui", "xx")
