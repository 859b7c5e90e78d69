"""What an exercise shows without a browser: its table, its hands and how to answer, as text and as a picture."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from domino_widget.drawing import svg, tiles_svg
from domino_widget.engine import SEATS, Layout, Position, Tile
from domino_widget.engine.tiles import descending
from domino_widget.lessons.attempt import Attempt
from domino_widget.lessons.course import offered
from domino_widget.lessons.judge import task
from domino_widget.lessons.level import Case, Kind, Question
from domino_widget.lessons.told import skill_name
from domino_widget.message import Msg, as_html, msg
from domino_widget.texts import say


class Shown:
    """Something to look at: text for every output, HTML with a picture where there is room for one."""

    def __init__(self, text: str, html: str) -> None:
        self.text = text
        self.html = html

    def __repr__(self) -> str:
        return self.text

    def _repr_html_(self) -> str:
        return self.html


def table_lines(case: Case, *, hand: bool = True) -> Iterator[Msg]:
    """The table and the hands that may be seen, a message each."""
    if case.position is None:
        told = [f"{SEATS[seat]}: {_hand(tiles)}" for seat, tiles in enumerate(_told_hands(case)) if tiles]
        if told:
            yield msg("lesson-hands", hands="; ".join(told))
        return
    layout = case.at.layout
    if not layout.tiles:
        yield msg("lesson-table-empty")
    elif layout.arms() and len(layout.arms()) > 2:
        yield msg("lesson-table-cross", opening=str(layout.tiles[0].tile), arms=_arms(layout))
    else:
        yield msg("lesson-table-line", tiles=", ".join(_in_line(layout)))
        if any(placed.turn.value for placed in layout.tiles):
            yield msg("lesson-table-turns")
    if not hand:
        return
    yield msg("lesson-hand", hand=_hand(case.at.hands[case.seat]))
    if case.open_hands:
        for seat, tiles in enumerate(case.at.hands):
            if seat != case.seat:
                yield msg("lesson-open-hand", seat=SEATS[seat], hand=_hand(tiles))


def _hand(tiles: Iterable[Tile]) -> str:
    return ", ".join(map(str, descending(tiles))) or "–"


def _in_line(layout: Layout) -> list[str]:
    """The tiles of a line from left to right, each with its left half first."""
    root = layout.tiles[0]
    left, right = ([layout.tiles[number] for number in arm.chain] for arm in layout.arms()[:2])
    before = [f"{placed.outer}-{placed.inner}{placed.turn.value}" for placed in reversed(left)]
    after = [f"{placed.inner}-{placed.outer}{placed.turn.value}" for placed in right]
    return [*before, f"{root.inner}-{root.outer}", *after]


def _arms(layout: Layout) -> str:
    """Every arm that is begun, from the double outward."""
    chains = [[layout.tiles[number] for number in arm.chain] for arm in layout.arms()]
    return "; ".join(" ".join(f"{p.inner}-{p.outer}" for p in chain) for chain in chains if chain) or "–"


def how_to_answer(attempt: Attempt) -> list[Msg]:
    """How an answer is written in a cell."""
    question, case = attempt.level.question, attempt.case
    kind, fields = question.kind.value.lower(), question.fields(case)
    form = f"{kind}-list" if fields else f"{kind}-one" if question.one else kind
    if question.kind is Kind.NUMBERS and not fields and any(len(answer) > 1 for answer in question.right(case)):
        form = "n-set"
    lines = [msg(f"lesson-how-{form}", **_how_args(question, case, form, len(fields)))]
    return [*lines, *fields]


def _how_args(question: Question, case: Case, form: str, fields: int) -> dict[str, int | str]:
    if fields:
        return {"count": fields}
    if form in ("n", "n-set", "c"):
        return {}
    keys = [option.key for option in question.options(case)]
    if form == "s" and "-" not in keys[0]:
        return {"example": f"{{{keys[0]}, {keys[1]}}}"}
    return {
        "example": {
            "t": '{"6-4", "5-5"}',
            "t-one": '"6-4"',
            "p": '{play("6-4", 4), play("5-5", 5)}',
            "p-one": 'play("6-4", 4)',
            "s": '{"6-4", "5-5"}',
            # Two different words could be the answer.
            "q": f'["{keys[0]}", "{keys[0]}"]' if keys else "",
        }[form]
    }


def exercise_text(attempt: Attempt, lang: str, note: Iterable[Msg] = ()) -> str:
    """An exercise as text: the task, the table, the words to choose from, and how to answer."""
    level, case = attempt.level, attempt.case
    title = f"{level.id}  {say(task(level.question, case), lang)}"
    game = [msg(f"game-{case.game.rules.id}")] if case.position or case.setup else []
    about = [*game, skill_name(level.skill)]
    lines = [
        title,
        " · ".join(say(line, lang) for line in about),
        *(say(line, lang) for line in table_lines(case, hand=not level.question.hides_hand)),
    ]
    options = offered(attempt) if level.kind in (Kind.CHOICE, Kind.SEQUENCE) else ()
    if options:
        head = "lesson-choose" if level.kind is Kind.CHOICE else "lesson-words"
        lines.append(say(msg(head), lang))
        lines += [f'  "{option.key}"  {say(option.label, lang)}' for option in options]
    first, *fields = (say(line, lang) for line in how_to_answer(attempt))
    lines += [first, *(f"  {number}. {field}" for number, field in enumerate(fields, 1))]
    if attempt.deal_code:
        lines.append(say(msg("lesson-deal-code", code=attempt.deal_code), lang))
    return "\n".join([*lines, *(say(line, lang) for line in note)])


def exercise_html(attempt: Attempt, lang: str, note: Iterable[Msg] = ()) -> str:
    """The same with a picture of the table."""
    first, *rest = exercise_text(attempt, lang, note).split("\n")
    words = "".join(f'<div style="white-space:pre-wrap">{as_html(line)}</div>' for line in rest)
    style = 'style="max-width:46rem;font-family:system-ui,sans-serif"'
    head = f'<p style="font-size:1.15em;font-weight:600;margin:.2em 0 .6em">{as_html(first)}</p>'
    return f"<div {style}>{head}{picture(attempt)}{words}</div>"


def picture(attempt: Attempt) -> str:
    """The table of an exercise as a picture, or the hands that it tells of."""
    case, question = attempt.case, attempt.level.question
    if case.position is not None:
        return position_picture(case, ends=not question.hides_ends, hand=not question.hides_hand)
    rows = {SEATS[seat]: tiles for seat, tiles in enumerate(_told_hands(case)) if tiles}
    return tiles_svg(rows) if rows else ""


def _told_hands(case: Case) -> list[list[Tile]]:
    """The hands or the tiles that a task without a table names, unless it tells their totals only."""
    if not case.facts.get("tiles_shown", True):
        return []
    return [[Tile.parse(text) for text in hand.split(",") if text] for hand in case.facts.get("hands", ())]


def position_picture(case: Case, *, ends: bool = True, hand: bool = True) -> str:
    """A table with the hand of the seat that is asked, and with open hands the others' below."""
    drawn = svg(case.seen if hand else case.at, ends=ends, words=False)
    if not case.open_hands:
        return drawn
    others = {SEATS[seat]: tiles for seat, tiles in enumerate(case.at.hands) if seat != case.seat}
    return drawn + tiles_svg({seat: descending(tiles) for seat, tiles in others.items()})


def plain_picture(position: Position) -> str:
    """A table with the hand of seat A."""
    return svg(position, seat=0, words=False)
