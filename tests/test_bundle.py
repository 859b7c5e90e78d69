"""The bundle is told from a missing, a stale and a half-built one."""

from __future__ import annotations

import warnings
from pathlib import Path

import pytest

from domino_widget import bundle


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A package folder with sources and the bundle built from them."""
    for name in (*bundle.source_files(), "js/src/index.ts", "js/src/deep/part.tsx"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(f"text of {name}\n")
    stamp(tmp_path, bundle.source_hash(tmp_path))
    return tmp_path


def stamp(package: Path, digest: str | None) -> None:
    """Pretend to build."""
    for name in (bundle.SCRIPT_NAME, bundle.STYLE_NAME, bundle.LATER_NAME):
        (package / name).parent.mkdir(exist_ok=True)
        (package / name).write_text(f"/* domino_widget sources {digest} */ code")


def test_a_fresh_bundle_is_used_in_silence(package: Path) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        paths = bundle.bundle(package)
    assert paths == (package / "static/widget.js", package / "static/widget.css")


@pytest.mark.parametrize("name", ["static/widget.js", "static/widget.css", "static/widget.later.js"])
def test_a_missing_bundle_names_the_command_that_builds_it(package: Path, name: str) -> None:
    (package / name).unlink()
    with pytest.raises(ImportError, match=r"python run\.py build"):
        bundle.bundle(package)


@pytest.mark.parametrize(
    "name", ["js/src/index.ts", "js/src/deep/part.tsx", "locales/en.ftl", "js/package-lock.json"]
)
def test_a_changed_source_makes_the_bundle_stale(package: Path, name: str) -> None:
    (package / name).write_text("changed")
    assert not bundle.is_fresh(package)
    with pytest.warns(UserWarning, match="older than its sources"):
        bundle.bundle(package)


def test_a_new_and_a_removed_source_make_the_bundle_stale(package: Path) -> None:
    (package / "js/src/new.ts").write_text("")
    assert not bundle.is_fresh(package)
    (package / "js/src/new.ts").unlink()
    assert bundle.is_fresh(package)
    (package / "js/src/deep/part.tsx").unlink()
    assert not bundle.is_fresh(package)


def test_front_end_tests_and_guide_texts_are_no_sources(package: Path) -> None:
    (package / "js/src/index.test.ts").write_text("a test")
    (package / "locales/en-guide.ftl").write_text("a guide")
    assert bundle.is_fresh(package)


def test_line_ends_do_not_count(package: Path) -> None:
    source = package / "js/src/index.ts"
    source.write_bytes(source.read_bytes().replace(b"\n", b"\r\n"))
    assert bundle.is_fresh(package)


def test_halves_of_two_builds_are_no_fresh_bundle(package: Path) -> None:
    (package / bundle.STYLE_NAME).write_text(f"/* domino_widget sources {'0' * 64} */")
    assert not bundle.is_fresh(package)


def test_an_installed_package_without_sources_takes_its_bundle_as_it_is(tmp_path: Path) -> None:
    stamp(tmp_path, "0" * 64)
    assert bundle.is_fresh(tmp_path)


def test_the_bundle_beside_this_source_is_fresh() -> None:
    assert bundle.is_fresh(), f"run `{bundle.BUILD_COMMAND}`"
