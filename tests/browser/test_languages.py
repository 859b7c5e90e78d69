"""Languages on the screen: a hand in each, switched in mid-hand, whose choice it is, nothing left in English."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from domino_widget import texts
from domino_widget.message import msg
from tests.browser import pages
from tests.browser.player import MOST_CHOICES, Person, press_where_it_shows
from tests.browser.servers import Server
from tests.browser.wire import Wire
from tests.pseudo import PSEUDO, in_pseudo, pseudo_catalogues

Sit = Callable[..., Person]
OTHERS = [lang for lang in texts.LANGUAGES if lang != "en"]
ISOLATES = "[\u2066-\u2069]"


def plain(text: str) -> str:
    return re.sub(ISOLATES, "", text)


def button(root: Locator, act: str) -> Locator:
    """An action that can be pressed, whatever it is called."""
    return root.locator(f'.d-btn[data-act="{act}"][aria-disabled="false"]')


def choose(person: Person) -> None:
    """One choice, found without a word of any language."""
    for act in ("play-on", "finish", "draw", "knock"):
        if button(person.root, act).count():
            button(person.root, act).first.click()
            person.settle()
            return
    person.root.locator('.d-opt[data-can="true"]').first.click()
    press_where_it_shows(person.root.locator(".d-land").first)
    person.settle()


def open_tool(person: Person, name: str) -> Locator:
    """A dialog behind a tool of the header."""
    person.root.locator(".d-tools").get_by_role("button", name=name, exact=True).click()
    dialog = person.page.locator("dialog[open]")
    dialog.wait_for()
    return dialog


def open_review(person: Person) -> None:
    """Of the hand that is over, once it has been looked through."""
    person.root.locator('[data-opens="review"]').click()
    person.page.locator('dialog[open] [data-panel="review"][aria-busy="false"]').wait_for(
        timeout=pages.OPEN_MILLISECONDS
    )


def close(person: Person) -> None:
    person.page.keyboard.press("Escape")
    expect(person.page.locator("dialog[open]")).to_have_count(0)


@pytest.mark.parametrize(
    "lang", [pytest.param(lang, marks=pytest.mark.heavy if lang in ("es", "fr") else ()) for lang in OTHERS]
)
def test_a_hand_in_this_language(lang: str, quick: Page, wire: Wire, voila_server: Server) -> None:
    person = Person(pages.open_app(quick, voila_server, f"?lang={lang}"), wire)
    expect(person.root).to_have_attribute("lang", lang)
    person.settle()

    def word(name: str) -> str:
        return texts.say(msg(name), lang)

    expect(quick).to_have_title(word("game-title"))

    expect(person.root.locator('[data-act="undo"]')).to_contain_text(word("act-undo"))
    pages.look(quick, f"language-{lang}-table")
    for name in ("settings", "kept", "lessons", "guide", "keys"):
        dialog = open_tool(person, word(f"{name}-open"))
        expect(dialog.get_by_role("heading").first).to_be_visible()
        if name == "guide":
            expect(dialog).to_contain_text(texts.say(msg("guide-draw-1"), lang))
        pages.look(quick, f"language-{lang}-{name}")
        close(person)
    person.root.locator('[data-panel="hint"] .pn-btn[aria-disabled="false"]').click()
    pages.look(quick, f"language-{lang}-hint")
    for _ in range(MOST_CHOICES):
        if person.is_over():
            break
        choose(person)
    assert wire.refusals() == []
    expect(person.root.locator('[data-panel="result"]')).to_contain_text(word("result-sheet"))
    pages.look(quick, f"language-{lang}-result")
    open_review(person)
    expect(quick.get_by_role("dialog", name=word("review-title"))).to_be_visible()
    # Numbers too are in this language, which has a comma in them.
    expect(quick.locator("dialog[open]")).not_to_contain_text(re.compile(r"\d\.\d"))
    pages.look(quick, f"language-{lang}-review")
    assert wire.refusals() == []


def test_switched_in_mid_hand_everything_stays(notebook: Sit) -> None:
    person = notebook("from domino_widget import DominoTable\ngame = DominoTable('block', players=2, seed=5)\ngame")
    person.choose()
    tile = person.playable()[0]
    person.tile(tile).click()
    position, asked = person.state["position"], len(person.wire.requests())
    scroll = person.page.evaluate("() => document.querySelector('.jp-WindowedPanel-outer')?.scrollTop ?? 0")
    menu = person.root.get_by_role("combobox").first
    for lang, words in (("is", "Höndin þín"), ("pt-BR", "Sua mão"), ("en", "Your hand")):
        menu.select_option(lang)
        expect(person.root).to_have_attribute("lang", lang)
        expect(person.root).to_contain_text(words)
        expect(person.tile(tile)).to_be_checked()
        expect(person.root.locator(".d-land").first).to_be_visible()
    assert person.state["position"] == position
    assert [one for one in person.wire.requests()[asked:] if one["type"] == "act"] == []
    assert person.page.evaluate("() => document.querySelector('.jp-WindowedPanel-outer')?.scrollTop ?? 0") == scroll
    # The choice that was made on the other side of two languages can still be played.
    press_where_it_shows(person.root.locator(".d-land").first)
    person.settle()
    assert person.state["position"] != position


def open_as(browser: Browser, server: Server, locale: str, query: str = "", stored: str = "{}") -> Locator:
    page = browser.new_context(locale=locale).new_page()
    page.add_init_script(f"if (!localStorage['domino_widget.view']) localStorage['domino_widget.view'] = '{stored}'")
    return pages.open_app(page, server, query)


def test_the_language_comes_from_the_address_the_saved_choice_or_the_browser(
    browser: Browser, voila_server: Server
) -> None:
    page = browser.new_context(locale="is-IS", color_scheme="dark").new_page()
    page.goto(voila_server.url, wait_until="commit")
    expect_our_own_page_from_the_start(page)
    root = pages.widget(page)
    expect(root).to_have_attribute("lang", "is")
    expect(page).to_have_title("Dómínó")
    # A choice is kept for the next visit, and a link comes before it but does not take its place.
    root.get_by_role("combobox").first.select_option("pt-BR")
    expect(root).to_have_attribute("lang", "pt-BR")
    expect(page).to_have_title("Dominó")
    page.reload()
    expect(pages.widget(page)).to_have_attribute("lang", "pt-BR")
    page.goto(f"{voila_server.url}?lang=en")
    expect(pages.widget(page)).to_have_attribute("lang", "en")
    page.goto(voila_server.url)
    expect(pages.widget(page)).to_have_attribute("lang", "pt-BR")
    page.context.close()


#: What a page shows before there is any table.
FIRST = """() => ({
  title: document.title,
  lang: document.documentElement.lang,
  grounds: ["html", "body"].map((name) => getComputedStyle(document.querySelector(name)).backgroundColor),
  words: document.querySelector("#loading h2").innerText,
  tables: document.querySelectorAll(".dmw").length,
})"""


def expect_our_own_page_from_the_start(page: Page) -> None:
    """In the reader's language and colours, with no word of the host's."""
    page.locator("#loading h2").wait_for()
    assert page.evaluate(FIRST) == {
        "title": "Dómínó",
        "lang": "is",
        "grounds": ["rgb(13, 15, 13)"] * 2,
        "words": "Síðan er í undirbúningi …",
        "tables": 0,
    }


def test_a_language_nobody_has_is_told_and_the_next_one_taken(browser: Browser, voila_server: Server) -> None:
    root = open_as(browser, voila_server, "is-IS", "?lang=xx")
    expect(root).to_have_attribute("lang", "is")
    said = root.locator(".d-notice-text")
    expect(said).to_be_visible()
    assert plain(said.inner_text()) == "Hér er ekkert tungumál xx; valmyndin sýnir þau sem til eru."
    root.page.context.close()


def test_the_host_and_a_program_may_choose(notebook: Sit, quick: Page) -> None:
    # JupyterLab writes the language of its own menus there.
    quick.add_init_script(
        "document.addEventListener('DOMContentLoaded', () => { document.documentElement.lang = 'is'; })"
    )
    person = notebook(
        "from domino_widget import DominoTable\nDominoTable('block', players=2, seed=5)",
        "game = DominoTable('block', players=2, seed=5, lang='pt')\ngame",
    )
    views = person.page.locator(pages.WIDGET)
    expect(views).to_have_count(2)
    expect(views.nth(1)).to_have_attribute("lang", "pt-BR")
    host = person.page.evaluate("() => document.documentElement.lang")
    expect(views.nth(0)).to_have_attribute("lang", host)


# ---- a language of no country: long, from right to left, and with no plain letter ------------------------------

#: What is the same in every language: keys and notation, languages by their own names.
SAME = (
    "kbd, code, option, .pn-keys dt, .pn-log-code, .pn-mono, textarea, "
    "[placeholder='65l'], [placeholder='XXXX-XXXX-X']"
)
TEXTS = """(root, same) => {
  const found = [];
  for (const node of [root, ...root.querySelectorAll("*")]) {
    if (node.closest(same) || node.tagName === "STYLE") continue;
    for (const name of ["aria-label", "title", "alt", "placeholder", "aria-description", "aria-roledescription"]) {
      if (node.hasAttribute(name)) found.push(node.getAttribute(name));
    }
    for (const child of node.childNodes) if (child.nodeType === 3) found.push(child.data);
  }
  return found;
}"""


def untranslated(person: Person) -> list[str]:
    """Visible and spoken texts with two plain letters in a row."""
    shown: list[str] = person.root.evaluate(TEXTS, SAME)
    assert any("·" in text for text in shown)
    return [text for text in shown if re.search("[A-Za-z]{2}", text)]


def test_nothing_on_the_screen_is_left_in_english_and_the_page_may_run_from_right_to_left(
    notebook: Sit, tmp_path: Path
) -> None:
    pseudo_catalogues(tmp_path)
    person = notebook(
        "from pathlib import Path\nfrom domino_widget import DominoTable, texts\n"
        f"texts.LANGUAGES[{PSEUDO!r}] = 'Þšéûðö'\ntexts.FOLDER = Path({str(tmp_path)!r})\n"
        f"DominoTable('all-fives', players=3, seed=5, lang={PSEUDO!r})"
    )
    root = person.root
    expect(root).to_have_attribute("lang", PSEUDO)
    expect(root).to_have_attribute("dir", "rtl")
    assert untranslated(person) == []
    pages.look(person.page, "pseudo-table")
    # Left and right are places on the table: it does not turn with the page.
    for name in (".d-felt", ".d-ends"):
        assert root.locator(name).first.evaluate("(part) => getComputedStyle(part).direction") == "ltr"
    tools = root.locator(".d-tools button[data-opens]")
    assert tools.count() >= 3
    for number in range(tools.count()):
        tools.nth(number).click()
        person.page.locator("dialog[open]").wait_for()
        assert untranslated(person) == []
        pages.look(person.page, f"pseudo-dialog-{number}")
        close(person)
    for _ in range(4):
        root.locator('[data-panel="hint"] .pn-btn[aria-disabled="false"]').click()
        assert untranslated(person) == []
    for _ in range(MOST_CHOICES):
        if person.is_over():
            break
        choose(person)
        assert untranslated(person) == []
    pages.look(person.page, "pseudo-result")
    assert untranslated(person) == []
    open_review(person)
    assert untranslated(person) == []
    pages.look(person.page, "pseudo-review")
    close(person)
    root.locator('.d-tools button[data-opens="kept"]').click()
    person.page.get_by_role("button", name=in_pseudo("Set up a position")).click()
    expect(root.get_by_role("heading", name=in_pseudo("Set up a position"), level=1)).to_be_visible()
    assert untranslated(person) == []
    pages.look(person.page, "pseudo-editor")
    assert person.wire.refusals() == []


def test_settings_of_a_reader_are_not_lost_by_a_language(quick: Page, wire: Wire, voila_server: Server) -> None:
    person = Person(pages.open_app(quick, voila_server, "?lang=is"), wire)
    expect(person.root).to_have_attribute("lang", "is")
    kept = quick.evaluate("() => JSON.parse(localStorage['domino_widget.view'])")
    assert kept["pace"] == 0
    # The language of a link is nobody's choice.
    assert kept["language"] == ""
