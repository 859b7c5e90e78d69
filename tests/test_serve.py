"""The command line's servers: ports, options, and what is said when something is wrong."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from domino_widget import cli, serve


@pytest.fixture
def taken() -> Iterator[int]:
    """A port somebody listens on."""
    with socket.socket() as listener:
        listener.bind((serve.ADDRESS, 0))
        listener.listen()
        yield listener.getsockname()[1]


def test_a_taken_port_that_was_asked_for_is_refused(taken: int, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["play", f"--port={taken}", "--no-browser"]) == 1
    assert capsys.readouterr().err == (f"Port {taken} is in use: choose another, or leave --port out.\n")


def test_a_taken_usual_port_gives_another_and_says_so(taken: int, capsys: pytest.CaptureFixture[str]) -> None:
    chosen = serve.choose_port(taken, None)
    assert chosen != taken
    said = capsys.readouterr().out
    assert str(taken) in said
    assert str(chosen) in said


def test_a_free_usual_port_is_taken_silently(taken: int, capsys: pytest.CaptureFixture[str]) -> None:
    free = serve.choose_port(taken, None)
    capsys.readouterr()
    assert serve.choose_port(free, None) == free
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize("port", ["0", "65536", "eighty", "-1"])
def test_an_impossible_port_is_refused(port: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        cli.main(["play", "--port", port])
    assert end.value.code == 2
    assert "65535" in capsys.readouterr().err or port == "-1"


def test_idle_kernels_end_only_when_asked_to() -> None:
    idle = serve.voila_options(8866, browser=True, theme="light", idle_minutes=2)
    assert "--MappingKernelManager.cull_idle_timeout=120" in idle
    assert "--MappingKernelManager.cull_connected=False" in idle
    never = serve.voila_options(8866, browser=True, theme="light", idle_minutes=0)
    assert not any("cull" in option for option in never)


def test_servers_listen_on_this_machine_only() -> None:
    options = serve.voila_options(8866, browser=False, theme="dark", idle_minutes=0)
    assert "--Voila.ip=127.0.0.1" in options
    assert "--no-browser" in options


def test_an_installed_packages_notebooks_are_copied_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shipped = tmp_path / "package" / "notebooks"
    (shipped / "tutorials").mkdir(parents=True)
    (shipped / "tutorials" / "one.ipynb").write_text("as shipped")
    (tmp_path / "mine").mkdir()
    monkeypatch.chdir(tmp_path / "mine")
    monkeypatch.setattr(serve, "_PACKAGE", tmp_path / "package")
    own = serve.lab_folder()
    assert own == tmp_path / "mine" / "domino-tutorials"
    assert (own / "one.ipynb").read_text() == "as shipped"
    (own / "one.ipynb").write_text("my answers")
    assert serve.lab_folder() == own
    assert (own / "one.ipynb").read_text() == "my answers"
