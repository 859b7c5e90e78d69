"""A domino table that teaches: eight games against the computer, in a notebook cell or as a web app.

``domino_widget.engine`` needs nothing but Python; ``DominoTable`` is loaded, with Jupyter's widgets, when it is
first asked for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .classroom import answer_sheet, collect, print_sheet
    from .drawing import svg
    from .fair import check_fair
    from .reviewing import review
    from .simulation import simulate
    from .table import Table
    from .widget import DominoTable

__version__ = "0.1.0"

__all__ = [
    "DominoTable",
    "Table",
    "__version__",
    "answer_sheet",
    "check_fair",
    "collect",
    "print_sheet",
    "review",
    "simulate",
    "svg",
]


def __getattr__(name: str) -> Any:
    if name == "DominoTable":
        from .widget import DominoTable

        return DominoTable
    if name == "Table":
        from .table import Table

        return Table
    if name == "svg":
        from .drawing import svg

        return svg
    if name == "review":
        from .reviewing import review

        return review
    if name == "check_fair":
        from .fair import check_fair

        return check_fair
    if name in ("answer_sheet", "collect", "print_sheet"):
        from . import classroom

        return getattr(classroom, name)
    if name == "simulate":
        from .simulation import simulate

        return simulate
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return __all__
