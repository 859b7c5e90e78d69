"""What docs/gallery.md shows: each game in both looks and themes, wide and on a phone, and the moments of a match."""

from __future__ import annotations

import base64
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Locator, Page

from tests.browser import coached
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
    takes its colours away. Without a state it is of the coach, and ``coach`` says which part of it."""

    name: str
    text: str
    state: str
    query: tuple[tuple[str, str], ...] = ()
    width: int = 1060
    height: int = 880
    pick: bool = False
    grey: bool = False
    coach: str = ""

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
DARK = (("theme", "dark"),)
COACH = [
    Picture("hint-1", "A hint, step 1: where to look", "", coach="hint-1"),
    Picture("hint-2", "Step 2: the rule", "", coach="hint-2"),
    Picture("hint-3", "Step 3: a part, drawn on the table", "", coach="hint-3"),
    Picture("hint-4", "Step 4: the answer; below it what the coach says", "", coach="hint-4"),
    Picture("coach", "What the coach says of the best play, on a phone", "", DARK, 360, 6000, coach="notes"),
    Picture("review", "The hand again: a turn, and what would have been better", "", coach="review"),
    Picture("review-phone", "The same on a phone, at night", "", DARK, 360, 800, coach="review"),
    Picture("summary", "The end of the review: points lost, luck, and the value along the hand", "", coach="summary"),
]
PICTURES = [picture for game, state in GAMES.items() for picture in of_game(game, state)] + MOMENTS + COACH


def take(page: Page, address: str, picture: Picture, path: Path) -> None:
    """Shows the state and writes the picture."""
    page.set_viewport_size({"width": picture.width, "height": picture.height})
    page.emulate_media(reduced_motion="reduce")
    query = dict(picture.query)
    if picture.coach:
        _write(page, coached.show(page, address, picture.coach, **query), picture, path)
        return
    if picture.pick:
        able = [tile["tile"] for tile in STATES[picture.state]["hand"] if tile["plays"]]
        query |= {"pick": able[0]} if able else {}
    shown = Shown(page, address, picture.state, **query)
    if "pick" in query:
        shown.root.locator(".d-land").first.wait_for()
    if picture.grey:
        page.add_style_tag(content="html { filter: grayscale(1) }")
    _write(page, shown.root, picture, path)


def _write(page: Page, part: Locator, picture: Picture, path: Path) -> None:
    page.evaluate("scrollTo(0, 0)")
    page.wait_for_timeout(250)
    box = part.bounding_box()
    assert box is not None
    # Less than the whole screen gets a little of what is around it.
    edge = 12 if picture.coach == "notes" else 0
    clip = {
        "x": box["x"] - edge,
        "y": box["y"] - edge,
        "width": box["width"] + 2 * edge,
        "height": min(picture.height, box["height"] + 2 * edge),
        "scale": 1,
    }
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
    lines += ["", "## The coach"]
    for picture in COACH:
        lines += ["", f"### {picture.text}", "", image(picture, 300 if picture.width == 360 else 720)]
    return "\n".join(lines) + "\n"


def image(picture: Picture, width: int = 720) -> str:
    return f'<img src="pictures/gallery/{picture.file.name}" width="{width}" alt="{picture.text}">'
