"""The site's first page: the game, the lessons, and how what was done is kept."""

from __future__ import annotations

import json
from collections.abc import Iterable
from html import escape
from pathlib import Path
from urllib.parse import quote, urlencode

from domino_widget.message import msg
from domino_widget.texts import say

#: What is run as soon as the page of the game, or of a lesson, is open. A lesson keeps what is done under the token
#: of the game's page, which is the same page with other code.
_PLAY = """import os
os.environ["DOMINO_WIDGET_LESSONS"] = "NUMBERS"
from domino_widget import DominoTable
DominoTable.app()"""
_LESSON = """import os
os.environ["DOMINO_WIDGET_HOME"] = "?"
from domino_widget.lesson import lesson
L = lesson("NUMBER", lang="LANG")
display(L, L.round())"""
_STYLE = """
:root { color-scheme: light dark; font: 1.05rem/1.5 system-ui, sans-serif; }
body { max-width: 44rem; margin: 0 auto; padding: 2rem 1rem; }
h1 { font-size: 2rem; margin: 0 0 .5rem; }
.play { display: inline-block; padding: .7rem 1.6rem; border-radius: .5rem; background: #1d5b48; color: #fff;
  font-size: 1.25rem; text-decoration: none; }
a:focus-visible { outline: 3px solid #c2410c; outline-offset: 3px; }
li { margin: .45rem 0; }
noscript, #blocked { display: block; padding: .7rem 1rem; border: 2px solid #c2410c; border-radius: .5rem; }
#blocked[hidden] { display: none; }
"""
#: Without a web server there is no Python in a page; without a safe address nothing is kept.
_CHECK = """
if (location.protocol === "file:") document.getElementById("blocked").hidden = false;
FOLLOW
if (location.search)
  for (const link of document.querySelectorAll('a[href^="repl/"]')) link.href = follow(link.href);
"""
#: What a teacher's link asks for, a class and a code among it, is asked of every page that it leads to.
_FOLLOW = """
function follow(address) {
  const to = new URL(address, location.href);
  for (const [name, value] of new URLSearchParams(location.search)) {
    if (name !== "code" && name !== "kernel") to.searchParams.set(name, value);
  }
  return to.href;
}"""
_LEAD = """<!doctype html><meta charset="utf-8"><script>FOLLOW
location.replace(follow("../../../LEAD"));
</script>
"""
_TABLE_ONLY = """
.jp-ConsolePanel > .jp-Toolbar, .jp-CodeConsole-input, .lm-SplitPanel-handle, .jp-OutputPrompt {
  display: none !important; }
.jp-ConsolePanel > *, .jp-CodeConsole > *, .jp-CodeConsole-content { top: 0 !important; left: 0 !important;
  width: 100% !important; height: 100% !important; }
.jp-CodeConsole-content { padding: 0 !important; }
.jp-CodeConsole-content:not(:has(.dmw))::before { content: WAITING; display: block;
  padding: 2rem; font-size: 1.2rem; }
"""
#: A notebook runs its cells by itself when its Python is there: a lesson in it is seen at once.
RUN_ALL = """<script>
const asked = setInterval(async () => {
  const panel = window.jupyterapp?.shell?.currentWidget;
  if (!panel?.sessionContext?.session?.kernel || !panel.context?.isReady) return;
  clearInterval(asked);
  await panel.sessionContext.session.kernel.info;
  await window.jupyterapp.commands.execute("notebook:run-all-cells");
}, 300);
</script>"""
#: The other pages read this one for their settings.
_CONFIG = '<script id="jupyter-config-data" type="application/json" data-jupyter-lite-root=".">{}</script>'


def start_page(notebooks: Iterable[Path], lang: str) -> str:
    """The page as HTML that needs nothing else."""
    text = {name: escape(say(msg(f"site-{name}"), lang)) for name in _TEXTS}
    shown = tuple(notebooks)
    lessons = "".join(_item(path, lang, text["notebook"]) for path in shown)
    numbers = ",".join(title(path)[0] for path in shown)
    return f"""<!doctype html>
<html lang="{escape(lang)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{text["title"]}</title>
<style>{_STYLE}</style>
<main>
<h1>{text["title"]}</h1>
<p>{text["about"]}</p>
<p id="blocked" hidden role="alert">{text["file"]}</p>
<noscript>{text["script"]}</noscript>
<p><a class="play" href="{escape(_running(_PLAY.replace("NUMBERS", numbers), lang))}">{text["play"]}</a></p>
<h2>{text["lessons"]}</h2>
<p>{text["how"]}</p>
<ul>{lessons}</ul>
<h2>{text["kept"]}</h2>
<p>{text["kept-where"]}</p>
<p><a href="tree/index.html">{text["files"]}</a></p>
</main>
{_CONFIG}
<script>{_CHECK.replace("FOLLOW", _FOLLOW)}</script>
</html>
"""


def _item(notebook: Path, lang: str, as_notebook: str) -> str:
    """A lesson: as a page that runs at once, and as a notebook."""
    number, name = title(notebook)
    page = escape(_running(_lesson(number, lang), lang))
    path = f"notebooks/index.html?path={quote(notebook.name)}"
    return f'<li><a href="{page}">{number} {escape(name)}</a> (<a href="{path}">{as_notebook}</a>)</li>'


def _lesson(number: str, lang: str) -> str:
    return _LESSON.replace("NUMBER", number).replace("LANG", lang)


def lesson_pages(notebooks: Iterable[Path], lang: str) -> dict[str, str]:
    """Pages that lead to the lessons from where the game's list of them expects each, by their places in the site."""
    numbers = [title(path)[0] for path in notebooks]
    leads = {number: _running(_lesson(number, lang), lang) for number in numbers}
    page = _LEAD.replace("FOLLOW", _FOLLOW)
    return {f"repl/lessons/{number}/index.html": page.replace("LEAD", lead) for number, lead in leads.items()}


def _running(code: str, lang: str) -> str:
    """The address of a page that runs this code and shows what it gives."""
    asked = {"kernel": "python", "hideCodeInput": "1", "showBanner": "0", "code": code}
    return "repl/index.html?" + urlencode(asked | ({} if lang == "en" else {"lang": lang}))


_TEXTS = ("title", "about", "file", "script", "play", "lessons", "how", "kept", "kept-where", "files", "notebook")


def table_only(lang: str) -> str:
    """The style of the game's page: what JupyterLite puts round an output is left out, and waiting is told."""
    waiting = json.dumps(say(msg("site-starting"), lang), ensure_ascii=False)
    return f"<style>{_TABLE_ONLY.replace('WAITING', waiting)}</style>"


def title(notebook: Path) -> tuple[str, str]:
    """The number of a notebook and its title, which its first cell begins with."""
    cells = json.loads(notebook.read_text("utf-8"))["cells"]
    heading = "".join(cells[0]["source"]).splitlines()[0].lstrip("# ")
    return notebook.name[:2], heading
