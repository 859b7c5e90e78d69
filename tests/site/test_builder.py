"""The static site's builder: what it asks for, what it writes without other programs, and what it refuses."""

from __future__ import annotations

import errno
import json
import re
import shutil
import sys
import zipfile
from collections import namedtuple
from pathlib import Path

import pytest

from domino_widget import bundle
from domino_widget.cli import main
from domino_widget.js import toolchain
from domino_widget.lessons.rows import LESSONS
from domino_widget.nulls import with_nulls
from domino_widget.serve import notebooks_folder
from domino_widget.site import SiteError, build, build_site, start, tools, wheels

Usage = namedtuple("Usage", "total used free")


def a_wheel(folder: Path, name: str, files: dict[str, str], *needs: str) -> Path:
    path = folder / f"{name}-1.0-py3-none-any.whl"
    with zipfile.ZipFile(path, "w") as archive:
        lines = [
            "Metadata-Version: 2.1",
            f"Name: {name}",
            "Version: 1.0",
            *(f"Requires-Dist: {one}" for one in needs),
        ]
        archive.writestr(f"{name}-1.0.dist-info/METADATA", "\n".join(lines) + "\n")
        for file, text in files.items():
            archive.writestr(file, text)
    return path


def test_the_lock_file_names_every_wheel_what_it_brings_and_what_it_needs(tmp_path: Path) -> None:
    one = a_wheel(
        tmp_path,
        "Some.Thing",
        {"some/__init__.py": "", "other.py": "", "Some.Thing-1.0.data/x": ""},
        "other-one>=2",
        "pywin32; sys_platform == 'win32'",
        "extra; extra == 'more'",
        "not_here",
    )
    other = a_wheel(tmp_path, "other_one", {"other_one/__init__.py": ""})
    found = json.loads(wheels.lock_file({"python": "3.14"}, [one, other]))
    assert found["info"] == {"python": "3.14"}
    assert set(found["packages"]) == {"some-thing", "other-one"}
    entry = found["packages"]["some-thing"]
    assert (entry["imports"], entry["depends"]) == (["other", "some"], ["other-one"])
    assert entry["file_name"] == one.name
    assert re.fullmatch("[0-9a-f]{64}", entry["sha256"])


def test_our_own_wheel_has_the_front_end_and_the_catalogues_and_no_sources_of_either(tmp_path: Path) -> None:
    wheel = wheels.own_wheel(tmp_path, "1.2", ["anywidget>=0.11"])
    names = set(zipfile.ZipFile(wheel).namelist())
    assert {f"domino_widget/{bundle.SCRIPT_NAME}", "domino_widget/locales/is.ftl", "domino_widget/table.py"} <= names
    assert not [name for name in names if re.search(r"__pycache__|^domino_widget/(js|site|notebooks)/", name)]
    entry = wheels.lock_entry(wheel)
    assert (entry["name"], entry["version"]) == ("domino-widget", "1.2")
    assert (entry["imports"], entry["depends"]) == (["domino_widget"], ["anywidget"])
    again = wheel.read_bytes()
    assert wheels.own_wheel(tmp_path, "1.2", ["anywidget>=0.11"]).read_bytes() == again


def test_of_babel_the_languages_are_kept_that_have_catalogues(tmp_path: Path) -> None:
    data = {
        f"babel/locale-data/{tag}.dat": tag for tag in ("root", "en", "pt", "pt_BR", "is", "es", "fr", "de", "pt_PT")
    }
    wheel = a_wheel(tmp_path, "babel", {"babel/__init__.py": "", "babel/global.dat": "", **data})
    wheels.trim_babel(wheel)
    kept = {Path(name).stem for name in zipfile.ZipFile(wheel).namelist() if "locale-data" in name}
    assert kept == {"root", "en", "pt", "pt_BR", "is", "es", "fr"}
    assert wheels.lock_entry(wheel)["imports"] == ["babel"]


def test_the_runtime_is_the_one_that_the_kernel_is_made_for() -> None:
    constants = pytest.importorskip("jupyterlite_pyodide_kernel.constants")
    package = json.loads((tools.RUNTIME / "package.json").read_text("utf-8"))
    assert package["dependencies"]["pyodide"] == constants.PYODIDE_VERSION
    assert constants.PYODIDE_PYTHON_VERSION == tools.PYTHON == wheels._BROWSER["python_version"]
    lock = json.loads((tools.RUNTIME / "package-lock.json").read_text("utf-8"))
    assert lock["packages"]["node_modules/pyodide"]["version"] == constants.PYODIDE_VERSION
    assert all("resolved" not in one for one in lock["packages"].values())
    assert all("integrity" in one for name, one in lock["packages"].items() if name)


def test_every_package_that_the_table_needs_is_asked_for() -> None:
    lines = (tools.RUNTIME / "wheels.txt").read_text("utf-8").splitlines()
    asked = set(wheels.needs(line for line in lines if not line.startswith("#")))
    own = (Path(__file__).resolve().parents[2] / "pyproject.toml").read_text("utf-8")
    needed = re.search(r"^dependencies = \[(.*?)\]", own, re.DOTALL | re.MULTILINE)
    assert needed is not None
    assert set(wheels.needs(re.findall(r'"(.*?)"', needed[1]))) <= asked


def test_the_first_page_leads_to_the_game_and_to_every_lesson() -> None:
    notebooks = sorted((notebooks_folder() / "tutorials").glob("*.ipynb"))
    page = start.start_page(notebooks, "is")
    assert '<html lang="is">' in page
    assert "Spila" in page
    assert page.count("lang=is") >= len(notebooks)
    for lesson in LESSONS.values():
        assert f"notebooks/index.html?path={lesson.name}.ipynb" in page
        assert f"lesson%28%22{lesson.number}%22" in page
    led = start.lesson_pages(notebooks, "is")
    assert [Path(place).parent.name for place in led] == list(LESSONS)
    assert all(f"lesson%28%22{Path(place).parent.name}%22" in lead for place, lead in led.items())
    assert 'id="jupyter-config-data"' in page  # without it the other pages do not start
    assert not re.search("https?:", page)
    assert "</style" not in start.table_only("en").removesuffix("</style>")


def test_a_folder_with_something_in_it_is_not_built_into(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "mine.txt").write_text("mine")
    for out in (tmp_path, tmp_path / "mine.txt"):
        assert main(["site", str(out), "--lang", "en"]) == 1
        (line,) = capsys.readouterr().err.splitlines()
        assert "is there already" in line
    assert (tmp_path / "mine.txt").read_text() == "mine"


def test_what_is_missing_is_told_in_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out = tmp_path / "out"
    with monkeypatch.context() as patch:
        patch.setattr("importlib.util.find_spec", lambda _name: None)
        with pytest.raises(SiteError, match=r"site-needs.*jupyterlite_core"):
            build_site(out)
    with monkeypatch.context() as patch:
        patch.setattr(tools, "extension", lambda _name: None)
        with pytest.raises(SiteError, match=r"site-needs.*@jupyter-widgets"):
            build_site(out)
    with monkeypatch.context() as patch:
        patch.setattr(toolchain, "system_node", lambda: None)
        patch.setattr(toolchain, "packaged_node", lambda: None)
        with pytest.raises(SiteError, match="site-needs-node"):
            build_site(out)
    with monkeypatch.context() as patch:
        patch.setattr(bundle, "built_hash", lambda: None)
        with pytest.raises(SiteError, match="site-no-front-end"):
            build_site(out)
    assert list(tmp_path.iterdir()) == []


def test_no_room_and_no_network_leave_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out = tmp_path / "out"
    out.mkdir()
    with monkeypatch.context() as patch:
        patch.setattr(shutil, "disk_usage", lambda _path: Usage(1, 1, 1_000))
        with pytest.raises(SiteError, match="site-full"):
            build_site(out)

    def full(*_: object) -> Path:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(build, "fetch_runtime", full)
        with pytest.raises(SiteError, match=r"class-unwritable.*No space left"):
            build_site(out)
    with monkeypatch.context() as patch:
        # An npm that cannot reach anything, and has kept nothing.
        patch.setenv("npm_config_registry", "http://127.0.0.1:9/")
        patch.setenv("npm_config_cache", str(tmp_path / "cache"))
        patch.setenv("npm_config_fetch_retries", "0")
        with pytest.raises(SiteError, match=r"site-not-fetched.*npm"):
            build_site(out)
    shutil.rmtree(tmp_path / "cache", ignore_errors=True)
    assert list(tmp_path.iterdir()) == [out]
    assert list(out.iterdir()) == []


def test_packages_that_cannot_be_compiled_are_no_site(tmp_path: Path) -> None:
    # A Node that knows no JavaScript.
    with pytest.raises(SiteError, match="site-not-compiled"):
        tools.compile_wheels(toolchain.Node(Path(sys.executable), ()), tmp_path, tmp_path)


def test_none_keeps_its_place_where_python_runs_in_the_browser() -> None:
    message = {"a": None, "b": [1, None, {"c": None}], "d": (None,), "e": 0}
    assert with_nulls(message, "null") == {"a": "null", "b": [1, "null", {"c": "null"}], "d": ["null"], "e": 0}
    assert with_nulls(message) is message
