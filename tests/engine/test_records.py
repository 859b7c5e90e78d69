"""Records of rounds and matches: written, read, gone on with, shown in part, and refused."""

from __future__ import annotations

import re
from random import Random

import pytest

from domino_widget.engine import (
    EngineError,
    Match,
    NotationError,
    Round,
    Setup,
    find_variant,
    format_position,
    parse_action,
    parse_position,
    read_record,
    write_record,
)
from domino_widget.engine import records as records_module
from domino_widget.engine.match import round_seed
from tests.engine.playing import NAMED, chosen, opened, steps

DEAL = "all-fives . 6-6,5-4/6-3,4-3 6-5,6-4,1-0 A 0 0/0 -"
RECORD = f"""[Format "1"]
[Variant "all-fives"]
[Players "A/B"]
[Match "?"]
[Round "1"]
[Score "0/0"]
[Deal "{DEAL}"]
[Result "=out:B+20"]

A:6-6 B:6-3@6-6.1 !15 A:+6-5 B:3-4@6-3 . =out:B+20
"""


def played(setup: Setup, seed: int, rounds: int = 3, rest: int = 7) -> Match:
    """A match of some rounds played by chance, and a round that has just begun."""
    match, random = Match(setup, seed=seed), Random(seed)
    for _ in range(rounds):
        for _ in steps(match.round, random):
            pass
        if match.winner is not None:
            return match
        match.next_round()
    for _ in range(rest):
        if actions := match.round.legal_actions():
            match.apply(chosen(random, actions))
    return match


def lesson(line: str, *actions: str) -> Match:
    """A match of one round that begins in a given position."""
    game = Round(parse_position(line))
    for text in actions:
        game.apply(parse_action(text, game.position))
    return Match.of_rounds(game.position.setup, [game])


def refusal(text: str) -> str:
    with pytest.raises(EngineError) as caught:
        read_record(text)
    return str(caught.value)


def test_a_record_as_it_is_written() -> None:
    match = lesson(DEAL, "A:6-6", "B:6-3@6-6.1", "B:!15", "A:+", "B:4-3@6-3", ".")
    assert write_record(match) == RECORD
    assert write_record(read_record(RECORD)) == RECORD


def test_the_example_of_the_docstring_is_a_record() -> None:
    example = re.search(r"::\n\n(    \[Format.*?)\n\n=", records_module.__doc__ or "", re.DOTALL)
    assert example
    text = "\n".join(line.removeprefix("    ") for line in example[1].splitlines()) + "\n"
    assert write_record(read_record(text)) == text
    assert read_record(text).names == ("You", "Computer 2")


@pytest.mark.parametrize("setup", NAMED.values(), ids=NAMED)
def test_matches_of_every_game_go_through_their_record(setup: Setup) -> None:
    match = played(setup, 5)
    text = write_record(match)
    read = read_record(text)
    assert write_record(read) == text
    assert (read.setup, read.names, read.scores, read.winner) == (
        match.setup,
        match.names,
        match.scores,
        match.winner,
    )
    assert read.results == match.results
    for one, other in zip(read.rounds, match.rounds):
        assert (one.actions, one.events, one.position) == (other.actions, other.events, other.position)


def test_an_unfinished_match_goes_on() -> None:
    match = played(find_variant_setup("all-fives", target=300), 2)
    read = read_record(write_record(match))
    assert not read.round.is_over
    random = Random(1)
    while read.winner is None:
        for _ in steps(read.round, random):
            pass
        if read.winner is None:
            read.next_round()
    assert write_record(read_record(write_record(read))) == write_record(read)
    assert read.secret != match.secret


def find_variant_setup(game: str, seats: int = 2, **changes: object) -> Setup:
    return Setup(find_variant(game).but(**changes), seats=seats)


def test_a_record_keeps_the_deal_and_no_seed() -> None:
    match = Match(Setup(find_variant("draw")), seed=123456789012345678901234567890)
    text = write_record(match)
    assert format_position(match.round.start) in text
    for number in (match.seed, round_seed(match.secret, 1)):
        assert str(number) not in text
        assert f"{number:x}" not in text


@pytest.mark.parametrize(
    "line",
    [
        "cross 6-6*(6-5)(6-1)(6-4) 6-2,5-4,1-0/3-2 5-1 A 0 0/0 -",
        "all-fives 5-5(5-0) -/6-4,6-1 3-3,2-2 . 0 0/0 !A10~B10",
        "block 6-6(6-5)(6-4) 3-2/2-1 - A 1 0/0 -",
        "draw 6-6(6-5) -/5-4 3-1 # 0 9/0 -",
        "all-fives{branching=first-double} 6-4(6-6)(4-4*) 5-5/1-1,4-0 - B 0 0/0 -",
    ],
)
def test_a_round_may_begin_anywhere(line: str) -> None:
    match = lesson(line)
    random = Random(4)
    texts = [write_record(match)]
    for _ in steps(match.round, random):
        texts.append(write_record(match))
    assert [write_record(read_record(text)) for text in texts] == texts


# What readers let pass, and what they keep.


def test_a_loose_record() -> None:
    strict = write_record(lesson(DEAL))
    loose = f'\ufeff  {{a}}\r\n\r\n[ Deal   "{DEAL}" ]\r\n{{b\r\nc}} \r\n * {{d}} \r\n\r\n'
    assert write_record(read_record(loose)) == strict
    moves = "A:6-6 {spinner} B: 3-6@6-6.1 B:!15 A:+ {drew} B:3-4 A:. =out:B+20 {end}"
    match = read_record(f'[Deal "{DEAL}"] {moves}')
    assert match.scores == (0, 35)
    assert [type(action).__name__ for action in match.round.actions] == [
        "Play", "Play", "Claim", "Draw", "Play", "Finish",
    ]  # fmt: skip


def test_other_tags_are_kept() -> None:
    match = lesson(DEAL, "A:6-6")
    match.names = ("Ann/Bob \\", 'C "D"')
    match.tags = {"Match": "An evening", "Levels": "novice/expert", "Humans": "A"}
    match.round.tags = {"Fair": "0123 all-fives", "Remark": 'back\\slash and "quotes"'}
    read = read_record(write_record(match))
    assert (read.names, read.tags, read.round.tags) == (match.names, match.tags, match.round.tags)
    assert write_record(read) == write_record(match)


@pytest.mark.parametrize(("name", "value"), [("No space", "x"), ("", "x"), ("Line", "a\nb"), ("1st", "x")])
def test_what_cannot_be_a_tag(name: str, value: str) -> None:
    match = lesson(DEAL)
    match.round.tags = {name: value}
    with pytest.raises(EngineError, match="cannot be a tag"):
        write_record(match)


def test_a_record_may_begin_later_in_a_match() -> None:
    text = write_record(played(find_variant_setup("draw", target=500), 1))
    later = text.split("\n\n", 2)[2]
    assert '[Round "2"]' in later
    read = read_record(later)
    assert read.first_number == 2
    assert write_record(read) == later


# A record as one seat may see it.


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_a_round_in_play_as_a_seat_may_see_it(seat: int | None) -> None:
    shown = 0
    for seed in range(6):
        match = played(find_variant_setup("draw", 3, target=500), seed, rounds=1, rest=14)
        text = write_record(match, view=(seat,))
        whole, hidden = text.split("\n\n[Format")
        assert whole in write_record(match)
        start = match.round.start
        may_know = {tile for each, hand in enumerate(start.hands) if each == seat for tile in hand}
        may_know |= {placed.tile for placed in match.round.position.layout.tiles}
        may_know |= set(match.round.position.hands[seat] if seat is not None else ())
        told = {tuple(sorted(map(int, pair))) for pair in re.findall(r"(\d+)-(\d+)", hidden)}
        assert told <= {(tile.low, tile.high) for tile in may_know}
        shown += hidden.count("+?")
    assert shown > 5


def test_a_record_that_hides_tiles_is_not_played_on() -> None:
    match = played(find_variant_setup("draw", 3), 3, rounds=0)
    assert refusal(write_record(match, view=(0,))) == ("This record hides tiles, so its deal is not known.")


def test_a_round_that_is_over_is_shown_whole() -> None:
    match = Match(Setup(find_variant("draw")), seed=1)
    for _ in steps(match.round, Random(1)):
        pass
    assert write_record(match, view=(0,)) == write_record(match)


# What is refused, each with one sentence.


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("A:6-6", "A:6-5", "Action 1, A:6-5, cannot have happened: 6-5 is not in the hand of seat A."),
        ("A:+6-5", "A:+6-4", "Action 4, A:+6-4, cannot have happened: 6-4 is not the next tile of the boneyard."),
        ("A:+6-5", "A:--", "Action 4, A:--, cannot have happened: Seat A may still draw, so it cannot knock."),
        ("!15", "!20", "Action 3, !20, cannot have happened: 20 is not the count."),
        (
            "3-4@6-3",
            "3-4@5-3",
            "Action 5, B:3-4@5-3, cannot have happened: Line 10, column 36: a tile that lies on the table",
        ),
        (". =", ". A:+ =", "Action 7, A:+, cannot have happened: The hand is over"),
        (". =out:B+20", ". =out:B+5", "Round 1 ends with =out:B+20 by its actions, not with =out:B+5."),
        (". =out:B+20", ". *", "Round 1 ends with =out:B+20 by its actions, not with *."),
        (". =", "=", "Round 1 ends with * by its actions, not with =out:B+20."),
        ('Result "=out:B+20"', 'Result "=tie"', "Tag Result: By its actions the round ends with =out:B+20."),
        ('Format "1"', 'Format "2"', "This record has format 2; the newest that can be read here is 1."),
        ('Format "1"', 'Format "x"', "Tag Format: 'x' is not a version."),
        ('Variant "all-fives"', 'Variant "all-fives{target=50}"', "Tag Variant: The deal says all-fives."),
        ('Variant "all-fives"', 'Variant "whist"', "Tag Variant: Column 1: the id of a game"),
        ('Players "A/B"', 'Players "A/B/C"', "Tag Players: 2 players need 2 names, not 3."),
        ('Round "1"', 'Round "0"', "Tag Round: '0' is not the number of a round."),
        ('Score "0/0"', 'Score "5/0"', "Tag Score: The deal says 0/0."),
        ("4-3 6-5", "4-4 6-5", "cannot have happened: 4-3 is not in the hand"),
        ("4-3 6-5", "6-6 6-5", "Tag Deal: 6-6 stands twice; a set holds every tile once."),
        ("[Deal", "[Dead", "Tag Deal: It is missing, and without it nobody knows the tiles."),
        ('[Round "1"]', '[Round "1"]\n[Round "1"]', "Line 6, column 2: the tag Round once expected"),
        ("A:6-6", "A:6-6 {", "the end of the comment expected, not the end."),
        ("A:6-6", "A:6-6 [", "Line 10, column 7: an action, or the end of the round"),
    ],
)
def test_an_edited_record(old: str, new: str, sentence: str) -> None:
    right = (
        RECORD.replace("=out:B+20", "=out:B+20").replace('[Result "*"]', "") if "=out" not in old + new else RECORD
    )
    right = right.replace('[Result "*"]', "") if "Result" not in old else right.replace("=out:B+20", "=out:B+20")
    if "Result" in old:
        assert old in RECORD
    found = refusal(RECORD.replace(old, new, 1))
    assert sentence in found
    assert "\n" not in found


def test_half_a_file_is_refused_wherever_it_is_cut() -> None:
    text = write_record(played(find_variant_setup("all-fives", 3, target=300), 3, rounds=1)).rstrip()
    starts = [match.start() - 2 for match in re.finditer(r"\[Format", text)][1:]
    complete = {len(text), *starts, *(start + 1 for start in starts), *(start + 2 for start in starts)}
    for cut in range(0, len(text), 1):
        if cut not in complete:
            with pytest.raises(EngineError) as caught:
                read_record(text[:cut])
            assert isinstance(caught.value, NotationError) or caught.value.code in ("record", "impossible-action")


def test_rounds_that_do_not_follow_one_another() -> None:
    text = write_record(played(find_variant_setup("draw", target=500), 1, rounds=2, rest=3))
    first, second, third = text.rstrip().split("\n\n[Format")
    second, third = f"[Format{second}", f"[Format{third}"
    assert refusal(f"{first}\n\n{third}") == "Round 2 is missing: round 3 stands in its place."
    renumbered = third.replace('Round "3"', 'Round "2"')
    assert "begins with other scores" in refusal(f"{first}\n\n{renumbered}")
    unfinished = third.replace('Round "3"', 'Round "1"')
    assert refusal(f"{unfinished}\n\n{second}") == "Round 2 begins before round 1 is over."
    other = write_record(lesson("block . 6-6,5-4/4-3,2-1 - A=6-6 0 0/0 -")).replace('Round "1"', 'Round "2"')
    assert "is another game" in refusal(f"{first}\n\n{other}")
    assert "players change" in refusal(f"{first}\n\n{second}".replace('Players "A/B"', 'Players "C/D"', 1))


def test_a_round_after_the_match() -> None:
    over = write_record(lesson("all-fives{scores=90/0} 5-5(5-0) 6-4/6-1 3-3,2-2 # 0 10/0 -"))
    after = write_record(lesson("all-fives . 6-6,5-4/6-3,4-3 - A 0 0/0 -")).replace('Round "1"', 'Round "2"')
    assert refusal(f"{over}\n{after}") == "The match was over before round 2."


def test_not_a_record() -> None:
    assert refusal("").startswith('Line 1, column 1: a tag such as [Format "1"] expected, not the end.')
    assert refusal("hello").startswith("Line 1, column 1: a tag")
    assert refusal(" " * 4_000_001) == "A record has at most 4000000 characters."
    with pytest.raises(EngineError, match="A text in the notation is expected, not bytes"):
        read_record(b"")  # type: ignore[arg-type]


def test_random_rounds_of_a_lesson_that_starts_with_scores() -> None:
    game = opened(Setup(find_variant("all-fives-and-threes"), seats=4), 9)
    match = Match.of_rounds(game.position.setup, [game])
    for _ in steps(game, Random(3)):
        assert write_record(read_record(write_record(match))) == write_record(match)


def test_a_record_tells_whether_the_tiles_or_a_winner_opened() -> None:
    """8.8, the winner leads: nobody has won before the first round; after a round that is won its winner leads."""
    match = Match(Setup(find_variant("draw").but(opening="winner-any-tile")), seed=5)
    told = [match.round.start.by_tiles]
    for _ in range(3):
        while not match.round.is_over:
            match.round.apply(match.round.legal_actions()[0])
        result = match.round.result
        assert result is not None
        told.append(result.seat is None)
        match.next_round()
    assert told[0]
    assert not all(told)
    for one in (match, read_record(write_record(match))):
        assert [round.start.by_tiles for round in one.rounds] == told
        assert one.round.observe(0).by_tiles == told[-1]
