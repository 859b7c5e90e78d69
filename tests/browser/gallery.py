"""What docs/gallery.md shows: each game in both looks and themes, wide and on a phone, and the moments of a match."""

from __future__ import annotations

import base64
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Page

from tests.browser.harness import STATES, Shown
from tests.browser.player import game_name

DOCS = Path(__file__).resolve().parents[2] / "docs"
FOLDER = DOCS / "pictures" / "gallery"
MOST_BYTES = 2_500_000

#: A state in mid-hand of each game.
GAMES = {
    "block": "block-partners",
    "draw": "draw",
    "cross": "cross",
    "double-nine-cross": "nine",
    "double-twelve-cross": "twelve",
    "all-fives": "fives-claim",
    "all-fives-and-threes": "fives-count",
    "table": "table-draw",
}


@dataclass(frozen=True, slots=True)
class Picture:
    """One picture: its file's name, what it says, the state and how it is shown; ``height`` cuts it off, ``grey``
    takes its colours away."""

    name: str
    text: str
    state: str
    query: tuple[tuple[str, str], ...] = ()
    width: int = 1060
    height: int = 880
    pick: bool = False
    grey: bool = False

    @property
    def file(self) -> Path:
        return FOLDER / f"{self.name}.webp"


def of_game(game: str, state: str) -> list[Picture]:
    name, found = game_name(game), []
    for look, theme, width in (
        ("table", "light", 1060),
        ("rows", "dark", 1060),
        ("table", "dark", 360),
        ("rows", "light", 360),
    ):
        where = "phone" if width == 360 else "wide"
        told = f"{name}, {'as it lies' if look == 'table' else 'in rows'}, {theme}" + ", on a phone" * (width == 360)
        query = (("look", look), ("theme", theme))
        found.append(Picture(f"{game}-{where}-{look}", told, state, query, width, pick=look == "table"))
    return found


MOMENTS = [
    Picture("first-visit", "The first visit", "draw", (("first", "1"),), height=760),
    Picture("two-windows", "A claim and a Muggins call are open", "fives-both", height=860),
    Picture("hand-over", "The hand is over: how it was scored", "result-fives"),
    Picture("match-over", "The match is over", "match-over", (("theme", "dark"),)),
    Picture("many-arms", "A table of 86 tiles and 26 ends, as it lies", "twelve-full", (("look", "table"),)),
    Picture("many-rows", "The same in rows, which a table this full takes by itself", "twelve-full", height=1100),
    Picture("contrast", "More contrast", "nine", (("contrast", "more"),)),
    Picture("grey", "Without colours: nothing is told by them alone", "fives-both", height=860, pick=True, grey=True),
    Picture("grey-dark", "The same at night", "nine", (("theme", "dark"),), pick=True, grey=True),
    Picture("projector", "For a room: projector", "cross", (("size", "room"),), width=1180, height=900),
    Picture("projector-claim", "For a room: a claim is open", "fives-claim", (("size", "room"),), 1180, 1080),
]
PICTURES = [picture for game, state in GAMES.items() for picture in of_game(game, state)] + MOMENTS


def take(page: Page, address: str, picture: Picture, path: Path) -> None:
    """Shows the state and writes the picture."""
    page.set_viewport_size({"width": picture.width, "height": picture.height})
    page.emulate_media(reduced_motion="reduce")
    query = dict(picture.query)
    if picture.pick:
        able = [tile["tile"] for tile in STATES[picture.state]["hand"] if tile["plays"]]
        query |= {"pick": able[0]} if able else {}
    shown = Shown(page, address, picture.state, **query)
    if "pick" in query:
        shown.root.locator(".d-land").first.wait_for()
    if picture.grey:
        page.add_style_tag(content="html { filter: grayscale(1) }")
    page.wait_for_timeout(250)
    box = shown.root.bounding_box()
    assert box is not None
    clip = {"x": 0, "y": 0, "width": picture.width, "height": min(picture.height, box["height"]), "scale": 1}
    session = page.context.new_cdp_session(page)
    taken = session.send("Page.captureScreenshot", {"format": "webp", "quality": 82, "clip": clip})
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(base64.b64decode(taken["data"]))


def markdown() -> str:
    """The page."""
    lines = [
        "# Gallery",
        "",
        "Every picture is taken by a test, from a state that the table sent:",
        '`DOMINO_WIDGET_PICTURES=1 python run.py test tests/browser/test_gallery.py -m "heavy or not heavy"` takes',
        "them anew, and writes this page.",
        "",
        "## The games",
    ]
    for game, state in GAMES.items():
        lines += ["", f"### {game_name(game)}", ""]
        wide, rows, *phones = of_game(game, state)
        lines += [image(wide), "", image(rows), "", " ".join(image(phone, 300) for phone in phones)]
    lines += ["", "## Moments"]
    for moment in MOMENTS:
        lines += ["", f"### {moment.text}", "", image(moment)]
    return "\n".join(lines) + "\n"


def image(picture: Picture, width: int = 720) -> str:
    return f'<img src="pictures/gallery/{picture.file.name}" width="{width}" alt="{picture.text}">'
