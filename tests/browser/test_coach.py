"""A learner with the coach: four steps of a hint, a claim, a Muggins chance, the hand finished and gone through again
by keyboard. What the panels say is held against the engine's own explanation."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from domino_widget.analysis import belief
from domino_widget.coach import Claim, explain
from domino_widget.coach.check import Checker
from domino_widget.coach.deals import Deals
from domino_widget.engine import Observation, parse_position
from domino_widget.reviewing import HandReview, review
from domino_widget.table import Table
from domino_widget.wire.practice import lesson_of, skill_of
from tests.browser.harness import AXE
from tests.browser.pages import PICTURES
from tests.browser.player import Person, words
from tests.browser.test_axe import RUN
from tests.browser.test_panels import hint, open_steps, plain
from tests.coach.saying import sentence

Sit = Callable[..., Person]
#: B led 6-6. 6-3 makes 15; B then misses 5 with 6-2; on 0 and 3 the 5-3 makes 5, and 3-1 nothing.
LINE = "all-fives 6-6 6-3,5-3,4-2,3-1,2-1/6-2,4-4,1-0 6-5,6-4,2-2,5-5,4-1 A 0 0/0 !B0"
CELL = f"""
from domino_widget import DominoTable, Table
from domino_widget.engine import parse_position

class Quiet:
    def choose(self, seen, rng):
        return seen.plays[0]

    def speak(self, seen, rng):
        return None

table = Table.from_position(parse_position("{LINE}"), levels=["club", Quiet()])
DominoTable.from_table(table)
"""


class Quiet:
    """Plays its first legal tile and never says a word: the same as in the cell."""

    def choose(self, seen, rng):  # type: ignore[no-untyped-def]  # noqa: ARG002
        return seen.plays[0]

    def speak(self, seen, rng):  # type: ignore[no-untyped-def]  # noqa: ARG002
        return None


def same_table(*actions: str) -> Table:
    """The table of the cell after what the learner did."""
    table = Table.from_position(parse_position(LINE), levels=["club", Quiet()])
    for action in actions:
        if action == "on":
            table.play_on()
        else:
            table.submit(0, action)
    return table


def said(where: Locator) -> list[str]:
    """The coach's sentences on the screen."""
    texts = where.locator(".pn-group-line > span:first-child").all_inner_texts()
    return [re.sub("[\u2066-\u2069]", "", text) for text in texts]


def named(claims: list[Claim]) -> list[str]:
    """The sentences of claims, with the seat's name on the screen in place of its letter."""
    return [re.sub(r"\bB\b", "Computer 1", sentence(claim)) for claim in claims]


def true(seen: Observation, claims: list[Claim]) -> bool:
    checker = Checker(seen, Deals(seen, belief(seen), limit=30_000, samples=20_000))
    return all(map(checker.holds, claims))


def picture(where: Locator, name: str) -> None:
    PICTURES.mkdir(exist_ok=True)
    where.screenshot(path=PICTURES / f"coach-{name}.png")


def looks(where: Locator, name: str, narrow: int = 360) -> None:
    """Pictures in both schemes, on a wide and on a narrow screen; nothing reaches over the side."""
    page = where.page
    size = page.viewport_size
    assert size is not None
    for scheme in ("light", "dark"):
        # The host's word counts before the system's.
        page.evaluate(
            "light => document.body.setAttribute('data-jp-theme-light', light)", str(scheme == "light").lower()
        )
        page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
        for width in (size["width"], narrow):
            page.set_viewport_size({"width": width, "height": 2400})
            picture(where, f"{name}-{scheme}-{width}")
            assert where.evaluate("one => one.scrollWidth <= one.clientWidth + 1"), (name, width)
    page.evaluate("document.body.setAttribute('data-jp-theme-light', 'true')")
    page.emulate_media(color_scheme="light")
    page.set_viewport_size(size)


def accessible(page: Page) -> None:
    """Axe has nothing to say."""
    page.add_script_tag(path=AXE)
    assert page.evaluate(RUN) == []


def test_fault_55_all_fives_from_the_first_hint_to_the_review_by_keyboard(notebook: Sit, tmp_path: Path) -> None:
    person = notebook(CELL)
    person.lay("6-3", 0)
    open_steps(person)
    expect(hint(person).get_by_text("claim now").first).to_be_visible()
    assert re.search(r"6-3 makes .*: claim 15", plain(hint(person)))
    person.say("Claim", 15)
    person.press("Play on")

    table = same_table("A:6-3@6-6.1", "A:!15", "on")
    seen = table.observe(0)
    open_steps(person)
    coach = hint(person).locator("[data-coach]")
    expect(coach).to_have_attribute("aria-busy", "false", timeout=20_000)
    told = explain(seen)
    claims = [*told.advice[0].reasons, told.advice[0].risk, *told.same, *told.costs, told.answer]
    shown = [claim for claim in claims if claim is not None]
    assert said(coach) == named(shown)
    assert true(seen, shown)
    assert len(told.advice[0].reasons) <= 2
    # JupyterLab's own bars take what is more than 360.
    looks(hint(person), "hint", 700)

    person.lay("2-1", 0)
    open_steps(person)
    assert re.search(r"call Muggins with 5", plain(hint(person)))
    person.say("Muggins!", 5)
    person.press("Play on")
    person.lay("3-1", 0)
    while not person.is_over():
        person.choose(claims=False)

    through_the_review(person, tmp_path)


def through_the_review(person: Person, folder: Path) -> None:
    """Every turn: by keyboard alone, a wrong play, then the best; then the figures."""
    page = person.page
    hand = played_again(person, folder)
    opener = person.root.get_by_role("button", name="Go through the hand again")
    opener.focus()
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog", name="The hand again")
    panel = dialog.locator('[data-panel="review"]')
    expect(panel).to_have_attribute("aria-busy", "false", timeout=30_000)
    assert hand.turns
    for number, turn in enumerate(hand.turns, 1):
        expect(panel.get_by_text(words(f"{number} of {len(hand.turns)}"))).to_be_visible()
        wrong = next(i for i, play in enumerate(turn.decision.seen.plays) if play == turn.decision.played)
        best = turn.decision.seen.plays.index(turn.best)
        choose_by_arrows(page, panel, wrong)
        expect(panel.get_by_role("status")).to_contain_text("not as good")
        choose_by_arrows(page, panel, best)
        expect(panel.get_by_role("status")).to_contain_text("the best play")
        if number == 1:
            looks(panel, "review")
            accessible(page)
        claims = [turn.cost, *turn.reasons, turn.inference, *turn.punishes]
        shown = [claim for claim in claims if claim is not None]
        assert said(panel) == named(shown)
        assert true(turn.decision.seen, shown)
        panel.get_by_role("button", name=re.compile("Next turn|To the summary")).press("Enter")
    summary = plain(panel)
    assert f"{hand.lost:.1f}".rstrip("0").rstrip(".") in summary
    assert f"your tiles made {hand.attention.due} points" in summary
    assert panel.locator("svg circle").count() == len(hand.verdicts)
    each = panel.get_by_role("table").first.get_by_role("row").nth(1)
    expect(each).to_contain_text(f"{hand.each:.2f}".rstrip("0").rstrip("."))
    looks(panel, "summary")
    accessible(page)
    panel.get_by_role("button", name="From the start").press("Enter")
    panel.get_by_role("button", name="Show").press("Enter")
    expect(panel.get_by_role("status")).to_contain_text("The best play is")
    while panel.get_by_role("button", name=words("Practise 3 like this")).count() == 0:
        panel.get_by_role("button", name=re.compile("Next turn|To the summary|Skip")).first.press("Enter")
    practised(person, hand)


def practised(person: Person, hand: HandReview) -> None:
    """Three exercises of the skill of the worst turn stand in place of the table, and it comes back as it was."""
    page, match = person.page, person.state["match"]
    page.get_by_role("button", name=words("Practise 3 like this")).press("Enter")
    parts = page.get_by_role("list", name="The parts of this lesson")
    expect(parts.get_by_role("button")).to_have_count(3)
    lesson = lesson_of(skill_of(hand), person.state["game"]["id"])
    assert lesson is not None
    first = page.get_by_role("button", name=words(f"{int(lesson.number)}.p1"))
    expect(first).to_have_attribute("aria-current", "step")
    picture(person.root, "practice-narrow-dark")
    page.get_by_role("button", name="Back to the table").press("Enter")
    expect(person.root.locator('[data-panel="result"]')).to_be_visible()
    assert person.state["match"] == match


def choose_by_arrows(page: Page, panel: Locator, place: int) -> None:
    """The radio at a place, reached with the arrow keys, and Enter."""
    radios = panel.get_by_role("radio")
    radios.first.focus()
    page.keyboard.press("Space")
    for _ in range(place):
        page.keyboard.press("ArrowDown")
    expect(radios.nth(place)).to_be_checked()
    page.keyboard.press("Enter")


def played_again(person: Person, folder: Path) -> HandReview:
    """The engine's review of the very hand that was played: its record, as the browser may download it."""
    return review(person.download(folder)).hands[0]
