r"""Records: whole rounds and matches as text that people can read, send and open again.

Each round is a block of tags and its movetext; a match is its rounds, a blank line between::

    [Format "1"]
    [Variant "all-fives"]
    [Players "You/Computer 2"]
    [Match "?"]
    [Round "1"]
    [Score "0/0"]
    [Deal "all-fives . 6-6,5-4/6-3,4-3 6-5,6-4 A 0 0/0 -"]
    [Result "*"]

    A:6-6 B:6-3@6-6.1 !15 A:-- *

===========  ================================================================================================
``Format``   the version of this format
``Variant``  the game and its house rules, without the scores
``Players``  names by seat; a stroke in a name is written ``\/``
``Match``    what the match is called, ``?`` where it has no name
``Round``    the number of the round, from 1
``Score``    the match before the round, by side
``Deal``     the position the round began with, as a line: a record keeps the deal and no seed
``Result``   the ending again
===========  ================================================================================================

In the movetext a seat's letter stands where the speaker changes and draws tell their tile (``+6-4``). It ends with
``*`` (goes on), ``=out:A+12``, ``=blocked:A+12``, ``=tie`` or ``=target:A``. Readers need ``Deal`` alone; what else
is there must agree with it. Other tags are kept: those of a match (``MATCH_TAGS``) in ``Match.tags``, all others in
``Round.tags``. Comments in braces are passed over.
"""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import NoReturn

from .actions import Draw, Finish
from .building import build_setup
from .deal import opener
from .errors import EngineError, NotationError
from .match import Match, check_names
from .notation import format_bare_action, format_position, format_variant, format_view, parse_position, parse_view
from .notation_read import read_variant
from .observe import observe
from .plays_read import ActionText, resolve
from .records_text import RoundText, is_tag, join_names, read_rounds, split_names, write_tag
from .round import Round
from .rules import SEATS, Opening, Setup
from .scanner import Scanner
from .scoring import RoundResult
from .state import Position

#: The version that is written, and the newest that is read.
FORMAT = 1
#: Tags that every round of a match repeats.
MATCH_TAGS = ("Match", "Date", "Levels", "Humans", "Assist", "House", "Code")
#: Texts longer than this are no records.
LONGEST = 4_000_000

_OWN_TAGS = ("Format", "Variant", "Players", "Match", "Round", "Score", "Deal", "Result")
_WIDTH = 80


def write_record(match: Match, *, view: tuple[int | None] | None = None) -> str:
    """The match as a canonical record, hands and boneyard included.

    ``view=(seat,)`` writes a round in play as that seat may see it (``(None,)``: a spectator): other hands, the
    boneyard and others' draws as ``?``. Rounds that are over are whole in either.
    """
    return "\n\n".join(_write_round(match, index, view) for index in range(len(match.rounds))) + "\n"


def _write_round(match: Match, index: int, view: tuple[int | None] | None) -> str:
    round = match.rounds[index]
    hidden = view is not None and not round.is_over
    start, seat = round.start, view[0] if view else None
    ending = format_ending(round.result)
    tags = {
        "Format": str(FORMAT),
        "Variant": format_variant(start.setup),
        "Players": join_names(match.names),
        "Match": match.tags.get("Match", "?"),
        "Round": str(match.first_number + index),
        "Score": "/".join(map(str, start.scores)),
        "Deal": format_view(observe(start, (), seat)) if hidden else format_position(start),
        "Result": ending,
    }
    tags |= {name: value for name, value in (match.tags | round.tags).items() if name not in _OWN_TAGS}
    for name, value in tags.items():
        if not is_tag(name, value):
            raise _bad(f"{str(name)[:40]!r} with the value {str(value)[:40]!r} cannot be a tag.")
    # Seat None with hidden tiles is a spectator, who sees nobody's draws.
    words = _movetext(round, (lambda drawer: drawer == seat) if hidden else (lambda _: True))
    moves = textwrap.wrap(" ".join([*words, ending]), _WIDTH, break_on_hyphens=False, break_long_words=False)
    return "\n".join([*(write_tag(name, value) for name, value in tags.items()), "", *moves])


def _movetext(round: Round, sees: Callable[[int], bool]) -> list[str]:
    words, speaker = [], None
    for before, action, _ in round.steps:
        word = format_bare_action(action, before.layout)
        if isinstance(action, Draw):
            word += str(before.boneyard[0]) if sees(action.seat) else "?"
        if not isinstance(action, Finish):
            label = "" if action.seat == speaker else f"{SEATS[action.seat]}:"
            word, speaker = label + word, action.seat
        words.append(word)
    return words


def format_ending(result: RoundResult | None) -> str:
    """How a round ended, as its movetext says it; ``*`` while it goes on."""
    if result is None:
        return "*"
    if result.side is None or result.seat is None:
        return "=tie"
    if result.how == "target":
        return f"=target:{SEATS[result.seat]}"
    return f"={result.how}:{SEATS[result.seat]}+{result.points}"


def read_record(text: str) -> Match:
    """The match of a record; one that is not over can go on, and its later deals grow from a new secret.

    NotationError (with line and column) for a text that does not parse, EngineError with one sentence for a record
    that cannot be: it names the first impossible action, by its number in its round, and why.
    """
    if not isinstance(text, str):
        raise EngineError("not-a-line", kind=type(text).__name__)
    if len(text) > LONGEST:
        raise _bad(f"A record has at most {LONGEST} characters.")
    scanner = Scanner(text.removeprefix("\ufeff"), lines=True, spaces=r"\s")
    written = read_rounds(scanner)
    first = _number(written[0], 1)
    rounds: list[Round] = []
    for number, one in enumerate(written, first):
        _check_format(one)
        if _number(one, number) != number:
            raise _bad(f"Round {number} is missing: round {_number(one, number)} stands in its place.")
        rounds.append(_read_round(scanner, one, number, rounds))
        _check_chain(rounds, number)
    names = _names(written, rounds[0].start.setup)
    match = Match.of_rounds(rounds[0].start.setup, rounds, names)
    match.first_number = first
    match.tags = {name: value for name, value in written[0].tags.items() if name in MATCH_TAGS}
    if match.tags.get("Match") == "?":
        del match.tags["Match"]
    return match


def _bad(sentence: str) -> EngineError:
    return EngineError("record", sentence=sentence)


def _tag_error(tag: str, why: object) -> NoReturn:
    raise EngineError("record-tag", tag=tag, why=str(why))


def _check_format(one: RoundText) -> None:
    version = one.tags.get("Format", str(FORMAT))
    if not (version.isascii() and version.isdigit() and len(version) <= 6 and int(version) > 0):
        _tag_error("Format", f"{version[:20]!r} is not a version.")
    if int(version) > FORMAT:
        raise EngineError("newer-record", format=version, known=FORMAT)


def _number(one: RoundText, default: int) -> int:
    text = one.tags.get("Round", str(default))
    if not (text.isascii() and text.isdigit() and len(text) <= 6 and int(text) > 0):
        _tag_error("Round", f"{text[:20]!r} is not the number of a round.")
    return int(text)


def _names(written: Sequence[RoundText], setup: Setup) -> tuple[str, ...] | None:
    texts = {one.tags["Players"] for one in written if "Players" in one.tags}
    if len(texts) > 1:
        _tag_error("Players", "The players change from one round to another.")
    return _split_names(texts.pop(), setup) if texts else None


def _split_names(text: str, setup: Setup) -> tuple[str, ...]:
    try:
        return check_names(setup, split_names(text))
    except EngineError as error:
        _tag_error("Players", error)


def _read_round(scanner: Scanner, one: RoundText, number: int, before: Sequence[Round]) -> Round:
    round = Round(_opened(_deal(one), number, before))
    _check_tags(one, round.start)
    round.tags = {name: value for name, value in one.tags.items() if name not in _OWN_TAGS and name not in MATCH_TAGS}
    speaker: int | None = None
    for count, written in enumerate(one.actions, 1):
        if written.seat is not None:
            speaker = written.seat
        _do(scanner, round, replace(written, seat=speaker), count)
    _check_ending(round, one, number)
    return round


def _opened(start: Position, number: int, before: Sequence[Round]) -> Position:
    """The start of a round, with what a line does not tell: that no winner led it, but the tiles dealt said who."""
    result = before[-1].result if before else None
    led = number > 1 if not before else result is None or result.seat is not None
    if led or start.setup.rules.opening is not Opening.WINNER_ANY_TILE or len(start.layout) or not all(start.hands):
        return start
    return replace(start, by_tiles=start.to_act == opener(start.hands)[0])


def _deal(one: RoundText) -> Position:
    line = one.tags.get("Deal")
    if line is None:
        _tag_error("Deal", "It is missing, and without it nobody knows the tiles.")
    try:
        return parse_position(line)
    except NotationError as error:
        if _hides(line):
            raise _bad("This record hides tiles, so its deal is not known.") from None
        _tag_error("Deal", error)
    except EngineError as error:
        _tag_error("Deal", error)


def _hides(line: str) -> bool:
    try:
        view = parse_view(line)
    except EngineError:
        return False
    return any(view.unseen) or view.boneyard_unseen > 0


def _check_tags(one: RoundText, start: Position) -> None:
    """The tags that repeat what the deal says must agree with it."""
    score = "/".join(map(str, start.scores))
    if one.tags.get("Score", score) != score:
        _tag_error("Score", f"The deal says {score}.")
    if "Players" in one.tags:
        _split_names(one.tags["Players"], start.setup)
    if "Variant" not in one.tags:
        return
    scanner = Scanner(one.tags["Variant"])
    try:
        game, options = read_variant(scanner)
        scanner.end()
        setup, _ = build_setup(scanner, game, options, start.setup.seats)
    except EngineError as error:
        _tag_error("Variant", error)
    if setup != start.setup:
        _tag_error("Variant", f"The deal says {format_variant(start.setup)}.")


def _do(scanner: Scanner, round: Round, written: ActionText, count: int) -> None:
    before = round.position
    try:
        action = resolve(scanner, written, before)
        if isinstance(action, Draw) and written.tile and before.boneyard and written.tile != before.boneyard[0]:
            raise _bad(f"{written.tile} is not the next tile of the boneyard.")
        round.apply(action)
    except EngineError as error:
        text = " ".join(written.text.split())
        raise EngineError("impossible-action", number=count, text=text, why=str(error)) from None


def _check_ending(round: Round, one: RoundText, number: int) -> None:
    ending = format_ending(round.result)
    if one.ending != ending:
        raise _bad(f"Round {number} ends with {ending} by its actions, not with {one.ending}.")
    if one.tags.get("Result", ending) != ending:
        _tag_error("Result", f"By its actions the round ends with {ending}.")


def _check_chain(rounds: Sequence[Round], number: int) -> None:
    """Whether the last of these rounds follows the one before it."""
    if len(rounds) < 2:
        return
    before, start = rounds[-2].position, rounds[-1].start
    if not rounds[-2].is_over:
        raise _bad(f"Round {number} begins before round {number - 1} is over.")
    if max(before.totals) >= before.setup.rules.target:
        raise _bad(f"The match was over before round {number}.")
    if start.setup != before.setup:
        raise _bad(f"Round {number} is another game than round {number - 1}.")
    if start.scores != before.totals:
        told = "/".join(map(str, before.totals))
        raise _bad(f"Round {number} begins with other scores than round {number - 1} ended with: {told}.")
