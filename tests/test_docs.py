"""The pages of the documentation: they build without a warning, fetch nothing, and what they say is so."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from domino_widget import cli, engine
from domino_widget.engine.rules import VARIANTS

ROOT = Path(__file__).resolve().parents[1]
DOCS = ROOT / "docs"
API = ("domino_widget.widget.DominoTable.play", "domino_widget.table.Table", "domino_widget.texts.say")
PAGES = sorted(path.name for path in DOCS.glob("*.md"))


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, built as a reader would build it; a warning is an error."""
    folder = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(folder)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "WARNING" not in done.stderr
    return folder


def test_every_page_is_built_and_none_fetches_anything_from_elsewhere(site: Path) -> None:
    for name in PAGES:
        text = (site / name).with_suffix(".html").read_text(encoding="utf-8")
        assert not re.findall(r"<(?:script|img|iframe)[^>]*\ssrc=\"(?:https?:)?//[^\"]*\"", text), name
        assert not re.findall(r"<link[^>]*rel=\"(?:stylesheet|preload)\"[^>]*href=\"(?:https?:)?//", text), name


def test_the_api_page_has_the_docstrings(site: Path) -> None:
    text = (site / "api.html").read_text(encoding="utf-8")
    for words in ("A domino table in a cell", "What that seat may do with its turn, in notation"):
        assert words in text, words
    classes = [f"domino_widget.engine.{name}" for name in engine.__all__ if isinstance(getattr(engine, name), type)]
    assert len(classes) > 30
    assert [name for name in (*API, *classes) if f'id="{name}"' not in text] == []


def blocks(language: str) -> list[tuple[str, str]]:
    pattern = re.compile(rf"```{language}\n(.*?)```", re.DOTALL)
    return [(name, code) for name in PAGES for code in pattern.findall((DOCS / name).read_text(encoding="utf-8"))]


@pytest.mark.parametrize(("page", "code"), blocks("python"))
def test_examples_run(page: str, code: str) -> None:
    if "ServerProxy" in code:
        compile(code, page, "exec")  # a configuration of another program
        return
    exec(compile("from domino_widget import DominoTable\n" + code, page, "exec"), {})


@pytest.mark.parametrize("rules", VARIANTS.values(), ids=lambda rules: rules.id)
def test_the_table_of_games_is_that_of_the_rules(rules) -> None:  # type: ignore[no-untyped-def]
    (row,) = [
        line for line in (DOCS / "games.md").read_text(encoding="utf-8").splitlines() if f"| `{rules.id}` |" in line
    ]
    _, title, _, players, sets, *_ = [cell.strip() for cell in row.split("|")]
    assert title.startswith(rules.title)
    seats = [int(number) for number in re.findall(r"\d+", players.split(",")[0])]
    assert (seats[0], seats[-1]) == (min(rules.seats), max(rules.seats))
    names = {6: "six", 9: "nine", 12: "twelve"}
    assert re.findall("six|nine|twelve", sets) == [names[size] for size in rules.sets]


def test_every_word_of_the_command_in_the_pages_is_one(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        cli.main(["play", "--help"])
    known = set(re.findall(r"--[a-z-]+", capsys.readouterr().out))
    for name in ("serving.md", "jupyterhub.md"):
        text = (DOCS / name).read_text(encoding="utf-8")
        said = {
            word
            for line in text.splitlines()
            if "domino-widget" in line or "| `--" in line
            for word in WORD.findall(line)
        }
        assert said <= known, name
    table = set(WORD.findall((DOCS / "serving.md").read_text(encoding="utf-8")))
    assert {"--host", "--port", "--base-url", "--cull", "--preheat", "--theme", "--no-browser"} <= table


WORD = re.compile(r"(?<![\w-])--[a-z][a-z-]+")
