"""Build hook: the front end's bundle and the notebooks go into every wheel and sdist."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent


def _toolchain() -> ModuleType:
    """`domino_widget/js/toolchain.py`, which is no part of an importable package."""
    name = "domino_toolchain"
    path = ROOT / "domino_widget" / "js" / "toolchain.py"
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module  # dataclasses look their module up by name
    spec.loader.exec_module(module)
    return module


class FrontEndHook(BuildHookInterface[Any]):
    """Builds the bundle unless it is fresh, and adds the notebooks to the wheel."""

    def dependencies(self) -> list[str]:
        """Node as a Python package, only where it is needed and the system has none."""
        tools = _toolchain()
        if tools.load_bundle_module().is_fresh(tools.PACKAGE) or tools.system_node():
            return []
        return [tools.NODE_REQUIREMENT]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called by hatchling before it collects files."""
        tools = _toolchain()
        try:
            tools.build()
        except tools.ToolchainError as error:
            self.app.abort(str(error))
        if self.target_name == "wheel" and version == "standard":
            build_data["force_include"].update(_notebooks())


def _notebooks() -> dict[str, str]:
    """Where each committed notebook stands in the wheel."""
    paths = [ROOT / "voila_app.ipynb", *sorted((ROOT / "tutorials").glob("*.ipynb"))]
    return {
        str(path): f"domino_widget/notebooks/{path.relative_to(ROOT).as_posix()}" for path in paths if path.is_file()
    }
