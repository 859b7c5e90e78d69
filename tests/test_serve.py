"""The command line's servers: ports, options, and what is said when something is wrong."""

from __future__ import annotations

import socket
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

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


def options(**words: Any) -> list[str]:
    return serve.voila_options(8866, serve.Service(**words))


def test_idle_kernels_end_only_when_asked_to() -> None:
    idle = options(idle_minutes=2)
    assert "--MappingKernelManager.cull_idle_timeout=120" in idle
    assert "--MappingKernelManager.cull_connected=False" in idle
    assert not any("cull" in option for option in options(idle_minutes=0))


def test_servers_listen_on_this_machine_only() -> None:
    found = options(browser=False, theme="dark")
    assert {"--Voila.ip=127.0.0.1", "--theme=dark"} <= set(found)
    assert "--no-browser" in found


def test_kernels_wait_for_pages_only_when_asked_to() -> None:
    assert {"--preheat_kernel=True", "--pool_size=3"} <= set(options(preheat=3))
    assert not any("preheat" in option for option in options())


def test_colours_are_those_of_the_readers_system() -> None:
    # Voila is told light, each page to go by its reader's system (tests/browser/test_lessons.py).
    assert "--theme=light" in options(theme="system")


def test_the_command_says_where_and_how(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: dict[str, Any] = {}

    def play(**words: Any) -> int:
        asked.update(words)
        return 0

    monkeypatch.setattr(serve, "play", play)
    words = ["--host=0.0.0.0", "--port=8123", "--base-url=/class/a/", "--cull=5", "--preheat=2", "--no-browser"]
    assert cli.main(["play", *words]) == 0
    service = serve.Service(browser=False, idle_minutes=5, host="0.0.0.0", base_url="/class/a/", preheat=2)
    assert asked == {"port": 8123, "service": service}


@pytest.mark.parametrize(
    ("word", "value", "said"),
    [
        ("--base-url", "class", "a base path begins and ends with a slash"),
        ("--base-url", "/class", "a base path begins and ends with a slash"),
        ("--base-url", "/a/../b/", "a base path begins and ends with a slash"),
        ("--base-url", "http://example.org/", "a base path begins and ends with a slash"),
        ("--host", "here", "a host is an address of this machine"),
        ("--host", "256.0.0.1", "a host is an address of this machine"),
        ("--preheat", "21", "a number from 0 to 20"),
        ("--cull", "1.5", "a whole number"),
    ],
)
def test_words_that_cannot_be_are_one_sentence(
    word: str, value: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as end:
        cli.main(["play", word, value])
    assert end.value.code == 2
    (line,) = [line for line in capsys.readouterr().err.splitlines() if "error:" in line]
    assert said in line
    assert repr(value) in line


@pytest.mark.parametrize(
    ("lang", "taken_port", "bad_port"),
    [
        ("pt-BR", "A porta {} está em uso: escolha outra, ou deixe --port de fora.\n", "uma porta é um número de"),
        ("is", "Gátt {} er í notkun: veldu aðra, eða slepptu --port.\n", "gátt er tala frá 1 til 65535, ekki '0'"),
        ("es", "El puerto {} está en uso: elige otro, o deja fuera --port.\n", "un puerto es un número de 1 a"),
        (
            "fr",
            "Le port {} est occupé : choisissez-en un autre, ou omettez --port.\n",
            "un port est un nombre de 1 à",
        ),
    ],
)
def test_the_command_speaks_the_language_that_is_asked_for_or_the_systems(
    lang: str,
    taken_port: str,
    bad_port: str,
    taken: int,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    asked = ["play", f"--port={taken}", "--no-browser"]
    assert cli.main([*asked, "--lang", lang]) == 1
    assert capsys.readouterr().err == taken_port.format(taken)
    monkeypatch.setenv("LC_ALL", lang.replace("-", "_") + ".UTF-8")
    assert cli.main(asked) == 1
    assert capsys.readouterr().err == taken_port.format(taken)
    with pytest.raises(SystemExit):
        cli.main(["play", "--port=0"])
    assert bad_port in capsys.readouterr().err.splitlines()[-1]
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert cli.main(asked) == 1
    assert capsys.readouterr().err.startswith("Port ")
    monkeypatch.setenv("LANGUAGE", f"de:{lang}")
    assert cli.main(asked) == 1
    assert capsys.readouterr().err == taken_port.format(taken)


def test_a_language_that_the_command_does_not_have_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        cli.main(["replay", "-", "--lang", "xx"])
    assert end.value.code == 2
    last = capsys.readouterr().err.splitlines()[-1]
    assert last.endswith("there is no language 'xx' here; there are en, pt-BR, is, es, fr")


def test_an_address_that_is_not_this_machines_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    # Of a range that is kept for examples: no machine has it.
    assert cli.main(["play", "--host=192.0.2.1", "--port=8123", "--no-browser"]) == 1
    said = capsys.readouterr().err
    assert said.startswith("Nothing can listen on 192.0.2.1, port 8123: ")
    assert said.count("\n") == 1


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


def test_a_page_leaves_out_the_cells_of_the_code_track() -> None:
    served = options()
    assert "--TagRemovePreprocessor.enabled=True" in served
    for tag in ("code-track", "notebook-only"):
        assert f"--TagRemovePreprocessor.remove_cell_tags={tag}" in served


MANY = """
from domino_widget.pages import Kernels, _allow_open_files
_allow_open_files()
kernels = Kernels()
sockets = [kernels.context.socket(1) for _ in range(1100)]
print(len(sockets))
kernels.context.destroy(linger=0)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="the limits are those of POSIX")
def test_the_server_has_room_for_more_pages_than_the_usual_limits_allow() -> None:
    """ZeroMQ stops at 1,023 sockets and a shell often at 1,024 files, some 150 pages."""
    resource = pytest.importorskip("resource")
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    few = partial(resource.setrlimit, resource.RLIMIT_NOFILE, (256, hard))
    done = subprocess.run([sys.executable, "-c", MANY], preexec_fn=few, capture_output=True, text=True, timeout=60)
    assert done.stdout.split() == ["1100"], done.stderr
