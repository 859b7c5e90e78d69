"""The README's and CONTRIBUTING's commands, examples and links are real."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import run
from domino_widget import cli

ROOT = Path(__file__).resolve().parents[1]
PAGES = ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")
TEXTS = {name: (ROOT / name).read_text(encoding="utf-8") for name in PAGES}
LINKS = [
    (name, link) for name, text in TEXTS.items() for link in re.findall(r"\]\(([^)]+)\)", text) if "://" not in link
]
RUN_WORDS = sorted({word for text in TEXTS.values() for word in re.findall(r"python run\.py (\w+)", text)})


@pytest.mark.parametrize(("source", "link"), LINKS)
def test_links_lead_to_a_file(source: str, link: str) -> None:
    assert (ROOT / source).parent.joinpath(link).is_file()


def test_the_pages_name_run_py_by_commands_it_has() -> None:
    assert {"play", "lab", "test"} <= set(RUN_WORDS)
    assert set(RUN_WORDS) <= set(run.COMMANDS)


def test_run_py_explains_each_of_its_commands() -> None:
    assert run.__doc__ is not None
    explained = re.findall(r"^ +python run\.py (\w+)", run.__doc__, re.MULTILINE)
    assert sorted(explained) == sorted(run.COMMANDS)


def test_the_command_line_has_a_help_page_for_each_command(
    capsys: pytest.CaptureFixture[str],
) -> None:
    for words in (["--help"], ["play", "--help"], ["lab", "--help"]):
        with pytest.raises(SystemExit) as end:
            cli.main(words)
        assert end.value.code == 0
    assert "--no-browser" in capsys.readouterr().out


def test_the_readme_example_runs() -> None:
    examples = re.findall(r"```python\n(.*?)```", TEXTS["README.md"], re.DOTALL)
    assert len(examples) == 1
    namespace: dict[str, object] = {}
    exec(compile(examples[0], "README.md", "exec"), namespace)
    assert "DominoTable" in namespace
