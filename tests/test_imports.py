"""Imports run one way: through the package, and through the engine's modules."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Callable, Iterator
from importlib import metadata
from pathlib import Path
from typing import NamedTuple

import pytest

PACKAGE = Path(__file__).resolve().parents[1] / "domino_widget"

# A part may import parts of a lower layer, and itself; parts of one layer do not know each other.
LAYERS = (
    {"bundle", "engine", "js", "message", "notes", "nulls", "review_plot", "soon", "tile_art"},
    {"analysis", "assist", "board", "codes", "fair", "house", "store", "typed"},
    {"drafts", "texts"},
    {"coach", "editor", "players"},
    {"lessons"},
    {
        "coaching",
        "computers",
        "drawing",
        "hidden",
        "learning",
        "match_tags",
        "passing",
        "reviewing",
        "seating",
        "spare",
    },
    {"table"},
    {"saving", "simulation"},
    {"keeping"},
    {"wire"},
    {"editing", "pages"},
    {"widget"},
    {"kernel_line", "lesson", "replay", "serve"},
    {"classroom", "site"},
    {"cli"},
    {"__main__"},
)
LAYER = {part: number for number, parts in enumerate(LAYERS) for part in parts}

# Each engine module may import those above it only.
ENGINE_ORDER = (
    "errors",
    "tiles",
    "kinds",
    "rule_checks",
    "rules",
    "options",
    "placement",
    "actions",
    "layout",
    "notation_write",
    "scoring",
    "state",
    "refusal",
    "position",
    "deal",
    "observe",
    "scanner",
    "notation_read",
    "building",
    "plays_read",
    "possible",
    "notation",
    "round",
    "match",
    "records_text",
    "records",
    "perft",
    "__init__",
)

# Those who reason or choose see observations, never the round, the match or the deal behind them.
BLIND_PARTS = ("analysis", "players", "coach")
HIDDEN_MODULES = ("round", "match", "deal")


class Import(NamedTuple):
    """One imported name: who imports, and the dotted path of what."""

    path: Path
    line: int
    target: str


def imports(root: Path) -> Iterator[Import]:
    """Every import below `root`, wherever in a file it stands, with absolute names."""
    for path in sorted(root.rglob("*.py")):
        if "node_modules" in path.parts:
            continue
        for node in running(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                for name in node.names:
                    yield Import(path, node.lineno, name.name)
            elif isinstance(node, ast.ImportFrom):
                base = from_base(root, path, node)
                for name in node.names:
                    yield Import(path, node.lineno, f"{base}.{name.name}")


def running(node: ast.AST) -> Iterator[ast.AST]:
    """Every node below this one that runs: what stands under ``if TYPE_CHECKING`` is for type checkers alone."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.If) and isinstance(child.test, ast.Name) and child.test.id == "TYPE_CHECKING":
            continue
        yield child
        yield from running(child)


def from_base(root: Path, path: Path, node: ast.ImportFrom) -> str:
    """The absolute module that `from … import` names."""
    if not node.level:
        return node.module or ""
    here = [root.name, *path.relative_to(root).parts[:-1]]
    return ".".join([*here[: len(here) - node.level + 1], *([node.module] if node.module else [])])


def part_of(root: Path, path: Path) -> str:
    """The part of the package a file belongs to: its first folder, or its own name."""
    first = path.relative_to(root).parts[0]
    return first.removesuffix(".py")


def upward(root: Path) -> list[str]:
    """Imports from a part of the package into one that is not below it."""
    found = []
    for one in imports(root):
        names = one.target.split(".")
        part = part_of(root, one.path)
        if names[0] != root.name or part in ("__init__", "js"):
            continue
        target = names[1]
        if part not in LAYER:
            found.append(f"{place(root, one)}: {part} has no layer")
        elif target not in LAYER:
            found.append(f"{place(root, one)} imports the package's front door: {one.target}")
        elif target != part and LAYER[target] >= LAYER[part]:
            found.append(f"{place(root, one)} imports {target}, which is not below {part}")
    return found


def engine_faults(root: Path) -> list[str]:
    """Engine imports that go down the list of modules, or out of the standard library."""
    found = []
    engine = f"{root.name}.engine."
    for one in imports(root):
        if part_of(root, one.path) != "engine":
            continue
        if not one.target.startswith(engine):
            if one.target.split(".")[0] not in sys.stdlib_module_names:
                found.append(f"{place(root, one)} imports {one.target}: standard library only")
            continue
        target = one.target.removeprefix(engine).split(".")[0]
        if target not in ENGINE_ORDER:
            found.append(f"{place(root, one)} imports the engine's front door: {one.target}")
        elif one.path.stem not in ENGINE_ORDER:
            found.append(f"{place(root, one)}: {one.path.stem} has no place in the order")
        elif ENGINE_ORDER.index(target) >= ENGINE_ORDER.index(one.path.stem):
            found.append(f"{place(root, one)} imports {target}, which is not above it")
    return found


def peeking(root: Path) -> list[str]:
    """Imports of what a player may not see, by module or by a name the engine exports from it."""
    engine = f"{root.name}.engine"
    exported = {
        one.target.split(".")[-1]: one.target.split(".")[2]
        for one in imports(root)
        if one.path == root / "engine" / "__init__.py" and one.target.startswith(f"{engine}.")
    }
    found = []
    for one in imports(root):
        if part_of(root, one.path) not in BLIND_PARTS or not one.target.startswith(f"{engine}."):
            continue
        name = one.target.removeprefix(f"{engine}.").split(".")[0]
        if exported.get(name, name) in HIDDEN_MODULES:
            found.append(f"{place(root, one)} imports {one.target}")
    return found


# Packages that come with a declared one and are part of what it offers: who may use them.
COMES_WITH = {
    "IPython": ("spare",),  # of the package ipywidgets
    "fluent": ("texts",),  # of the package fluent.runtime
    "traitlets": ("widget", "lesson", "pages"),
    "platformdirs": ("store",),
    "jupyter_core": ("site",),
    "jupyter_server": ("kernel_line", "pages", "serve"),
    "packaging": ("site",),
    "pyodide": ("nulls",),  # the browser's Python has it
    "tornado": ("pages", "serve"),
}


# Modules that need a package of an extra. Their importers must do without them.
EXTRA = {"analysis/arrays.py": "numpy", "pages.py": "voila"}


def undeclared(root: Path) -> list[str]:
    """Imports of packages that pyproject.toml does not ask for."""
    needed = [need for need in metadata.requires("domino_widget") or [] if "extra ==" not in need]
    declared = {re.split(r"[^\w.-]", need)[0].replace("-", "_") for need in needed}
    found = []
    for one in imports(root):
        top, part = one.target.split(".")[0], part_of(root, one.path)
        if top in sys.stdlib_module_names or top in declared or top == root.name:
            continue
        if part not in COMES_WITH.get(top, ()) and EXTRA.get(one.path.relative_to(root).as_posix()) != top:
            found.append(f"{place(root, one)} imports {top}")
    return found


def place(root: Path, one: Import) -> str:
    return f"{one.path.relative_to(root).as_posix()}:{one.line}"


def test_every_part_has_a_layer() -> None:
    parts = {part_of(PACKAGE, one.path) for one in imports(PACKAGE)} - {"__init__", "js"}
    assert parts <= set(LAYER), "give the new part a place in LAYERS"


def test_every_engine_module_has_a_place_in_the_order() -> None:
    modules = {path.stem for path in (PACKAGE / "engine").glob("*.py")}
    assert modules <= set(ENGINE_ORDER), "give the new module a place in ENGINE_ORDER"


def test_parts_import_only_what_is_below_them() -> None:
    assert upward(PACKAGE) == []


def test_engine_modules_import_only_what_is_above_them_and_the_standard_library() -> None:
    assert engine_faults(PACKAGE) == []


def test_players_coach_and_analysis_do_not_see_the_round() -> None:
    assert peeking(PACKAGE) == []


def test_the_package_imports_only_what_it_asks_for() -> None:
    assert undeclared(PACKAGE) == []


@pytest.mark.parametrize(
    ("file", "line", "check"),
    [
        ("board.py", "from domino_widget.widget import DominoTable", upward),
        ("wire.py", "from . import widget", upward),
        ("players/club.py", "from domino_widget.coach import hints", upward),
        ("table.py", "from domino_widget import DominoTable", upward),
        ("engine/tiles.py", "import numpy", engine_faults),
        ("engine/tiles.py", "from .rules import Rules", engine_faults),
        ("engine/tiles.py", "from domino_widget.engine import Rules", engine_faults),
        ("engine/scoring.py", "from domino_widget.board import boxes", engine_faults),
        ("board.py", "import numpy", undeclared),
        ("analysis/belief.py", "import numpy", undeclared),
        ("board.py", "from traitlets import Int", undeclared),
        ("players/club.py", "from domino_widget.engine.round import Round", peeking),
        ("players/club.py", "from ..engine import Round", peeking),
        ("coach/hints.py", "def f():\n    import domino_widget.engine.deal", peeking),
    ],
)
def test_a_planted_fault_is_found(tmp_path: Path, file: str, line: str, check: Callable[[Path], list[str]]) -> None:
    root = tmp_path / "domino_widget"
    sources = {"engine/__init__.py": "from .round import Round", file: line}
    for name, text in sources.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text)
    assert len(check(root)) == 1
