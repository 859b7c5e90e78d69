"""The gallery: its pictures are there, small enough, and can be taken anew."""

from __future__ import annotations

import os

import pytest
from playwright.sync_api import Page

from tests.browser import gallery, pages

#: Set, the pictures of the docs are taken anew; else only that they can be is tested.
WRITE = bool(os.environ.get("DOMINO_WIDGET_PICTURES"))


def test_the_gallery_has_every_picture_and_no_other_and_stays_small() -> None:
    page = gallery.DOCS / "gallery.md"
    if WRITE:
        page.write_text(gallery.markdown(), encoding="utf-8")
    assert page.read_text(encoding="utf-8") == gallery.markdown()
    wanted = {picture.file for picture in gallery.PICTURES}
    if not WRITE:
        assert set(gallery.FOLDER.iterdir()) == wanted
        assert sum(path.stat().st_size for path in wanted) <= gallery.MOST_BYTES


QUICK = ("cross-wide-table", "projector")


@pytest.mark.parametrize(
    "picture",
    [
        pytest.param(one, id=one.name, marks=() if one.name in QUICK else pytest.mark.heavy)
        for one in gallery.PICTURES
    ],
)
def test_a_picture_of_the_gallery(page: Page, harness: str, picture: gallery.Picture) -> None:
    path = picture.file if WRITE else pages.PICTURES / picture.file.name
    gallery.take(page, harness, picture, path)
    assert path.stat().st_size > 5_000
    over = page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
    assert over <= 0
