"""run.py says in one sentence what cannot be had, and leaves nothing half-made behind."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from subprocess import CompletedProcess

import pytest

import run


@pytest.fixture
def empty(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project folder without an environment."""
    monkeypatch.setattr(run, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(run, "PYTHON", tmp_path / ".venv" / "bin" / "python")
    monkeypatch.setattr(run, "STAMP", tmp_path / ".venv" / "domino-installed.json")
    return tmp_path


def test_a_python_that_lacks_ensurepip_is_told_what_to_install(empty: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def half_made(command: list[str]) -> CompletedProcess[str]:
        (empty / ".venv" / "bin").mkdir(parents=True)
        said = "The virtual environment was not created successfully because ensurepip is not ..."
        return CompletedProcess(command, 1, said, "")

    monkeypatch.setattr(run, "ask", half_made)
    with pytest.raises(run.SetUpError, match="sudo apt install python3-venv"):
        run.make_environment()
    assert not (empty / ".venv").exists()


def test_a_python_that_lacks_the_venv_module_is_told_what_to_install(
    empty: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda _name: None)
    with pytest.raises(run.SetUpError, match="sudo apt install python3-venv"):
        run.make_environment()
    assert list(empty.iterdir()) == []


def test_an_old_python_is_told_the_least_version(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 9, 2))
    assert run.main(["play"]) == 1
    assert "Python 3.10 or newer is needed" in capsys.readouterr().out


def test_an_unknown_command_gets_the_list_of_commands(capsys: pytest.CaptureFixture[str]) -> None:
    assert run.main(["dance"]) == 2
    assert "python run.py play" in capsys.readouterr().out


def test_a_browser_path_that_leads_nowhere_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CHROMIUM_PATH", "no/such/browser")
    with pytest.raises(run.SetUpError, match="CHROMIUM_PATH names no file: no/such/browser"):
        run.browser_environment()


def test_what_was_installed_is_remembered_until_it_should_be_otherwise(empty: Path) -> None:
    (empty / ".venv").mkdir()
    assert not run.satisfied("app", "one")
    run.remember("app", "one")
    run.remember("node", "two")
    assert run.satisfied("app", "one")
    assert run.satisfied("node", "two")
    assert not run.satisfied("app", "three")


def test_a_spoilt_note_of_what_was_installed_is_forgotten(empty: Path) -> None:
    (empty / ".venv").mkdir()
    (empty / ".venv" / "domino-installed.json").write_text("{")
    assert not run.satisfied("app", "one")


def test_checks_side_by_side_are_shown_in_order_and_those_that_fail_are_named(
    capfdbinary: pytest.CaptureFixture[bytes],
) -> None:
    slow = "import time; time.sleep(1); print('one')"
    steps = {"slow": slow, "bad": "import sys; print('two', file=sys.stderr); sys.exit(3)", "good": "print('three')"}
    assert run.side_by_side([(name, [sys.executable, "-c", code]) for name, code in steps.items()]) == ["bad"]
    shown = capfdbinary.readouterr().out.split()
    assert shown == [b"==", b"slow", b"one", b"==", b"bad", b"two", b"==", b"good", b"three"]
