"""A widget in a notebook, with a picture of it behind, for when the notebook has lost the widget."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Any

import anywidget

#: A widget that is lost leaves an output of bare words; one that lives fills its output with elements. Only in
#: JupyterLab and Notebook 7: a page of Voila has nothing saved that could be lost.
_SEEN = (
    ".jp-NotebookPanel .jp-OutputArea-child:not(:has(> .jp-OutputArea-output > *)) + .jp-OutputArea-child "
    ".dmw-spare[hidden] { display: block !important; }"
)
_STYLE = "width: 100%; height: 37rem; border: 0; background: #fff"


class SparedWidget(anywidget.AnyWidget):
    """A widget that displays its HTML too, in a second output that is unseen as long as the widget is there.

    JupyterLab saves no state of widgets unless told to, and of a trusted notebook that is opened again it then shows
    "model not found" alone, whatever else that output holds: only another output can say more. Where outputs are not
    trusted the first one shows its HTML, and a frame is taken out.
    """

    if TYPE_CHECKING:

        def _repr_mimebundle_(self, **given: Any) -> Any: ...

    def _ipython_display_(self) -> None:
        from IPython.display import display  # only a notebook asks for this, and has it loaded

        data, metadata = self._repr_mimebundle_()
        frame = f'<iframe class="dmw-spare" hidden sandbox style="{_STYLE}" srcdoc="{escape(data["text/html"])}">'
        spare = f"{frame}</iframe><style>{_SEEN}</style>"
        display(data, metadata=metadata, raw=True)  # type: ignore[no-untyped-call]
        display({"text/html": spare}, raw=True)  # type: ignore[no-untyped-call]
