"""The promise of a deal and its proof; deal codes, frozen."""

from __future__ import annotations

import hashlib
import itertools
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

import domino_widget
from domino_widget.codes import GAMES, SEED_BITS, SETS, SIGNS, read_code, write_code
from domino_widget.engine import VARIANTS, EngineError, Setup, format_position
from domino_widget.fair import check_fair
from domino_widget.saving import open_text, record_of
from domino_widget.table import Table
from domino_widget.wire import snapshot
from tests.bridge.browserless import ask
from tests.kept.test_saving import step

GOLDEN = Path(__file__).with_name("codes.txt")


def code_of(text: str) -> str:
    with pytest.raises(EngineError) as refusal:
        read_code(text)
    return refusal.value.code


def play_out(table: Table, seed: int = 1) -> Table:
    """The hand to its end."""
    rng = Random(seed)
    while table.wait.kind not in ("next", "match-over"):
        step(table, rng)
    return table


def golden() -> str:
    """A code of every game, set and number of players, with what it deals."""
    lines = []
    for game in GAMES:
        for pips, seats in itertools.product(VARIANTS[game].sets, VARIANTS[game].seats):
            setup = Setup(VARIANTS[game], pips, seats)
            code = write_code(setup, 123_456_789)
            dealt = format_position(Table(code=code, humans=range(seats)).round.start)
            lines.append(f"{code} {hashlib.sha256(dealt.encode()).hexdigest()[:16]} {game} {pips} {seats}")
    return "\n".join(lines) + "\n"


def test_codes_and_what_they_deal_are_frozen() -> None:
    assert golden() == GOLDEN.read_text(encoding="utf-8")


def test_a_code_says_what_it_was_made_of() -> None:
    rng = Random(1)
    for game, rules in VARIANTS.items():
        for pips, seats in itertools.product(rules.sets, rules.seats):
            for partners in (False, True)[: 1 + (seats in rules.partners_at)]:
                seed = rng.randrange(2**SEED_BITS)
                code = write_code(Setup(rules, pips, seats, partners), seed)
                assert read_code(code) == (game, pips, seats, partners, seed, code)
                assert read_code(code.lower().replace("-", " ").replace("0", "o").replace("1", "l")).text == code


def test_every_wrong_sign_and_every_exchange_is_told() -> None:
    code = write_code(Setup(VARIANTS["cross"]), 98_765_432).replace("-", "")
    for at, sign in itertools.product(range(9), SIGNS):
        if sign != code[at]:
            assert code_of(code[:at] + sign + code[at + 1 :]) == "code-sign"
    for one, other in itertools.combinations(range(9), 2):
        if code[one] != code[other]:
            signs = list(code)
            signs[one], signs[other] = signs[other], signs[one]
            assert code_of("".join(signs)) == "code-sign"
    for odd in ("", "-", code[:-1], code + "0", "U" * 9, "é" * 9, "x" * 10_000):
        assert code_of(odd) == "code-sign"


def whole(bits: int) -> str:
    """A code with a right check sign, whatever its bits mean."""
    from domino_widget.codes import _check

    values = [bits >> shift & 31 for shift in range(35, -1, -5)]
    return "".join(SIGNS[value] for value in [*values, _check(values)])


def test_a_whole_code_of_no_game_is_told_from_a_wrong_sign() -> None:
    unknown = {"version": 1 << 37, "set": 3 << 32, "table of five": 7 << 34 | 3 << 30, "partners": 1 << 34 | 1 << 29}
    for bits in unknown.values():
        assert code_of(whole(bits)) == "code-unknown"
    assert SETS == (6, 9, 12)


def test_a_refused_code_leaves_the_table_alone() -> None:
    table = Table("draw", seed=5)
    for code, why in (("AAAA-AAAA-A", "code-sign"), (whole(1 << 37), "code-unknown")):
        reply, after = ask(table, type="settings", settings={"code": code})
        assert reply["error"]["code"] == why
        assert after is table


def test_a_code_is_shown_where_the_match_began_from_one_and_deals_the_same() -> None:
    assert snapshot(Table("draw"))["code"] is None
    _, made = ask(Table("draw"), type="settings", settings={"code": "new", "game": "cross", "players": 3})
    code = snapshot(made)["code"]
    _, again = ask(Table("block"), type="settings", settings={"code": code})
    assert again.round.start == made.round.start
    assert again.setup.seats == 3
    assert snapshot(open_text(record_of(play_out(again))).table)["code"] == code


def test_the_promise_stands_before_the_first_tile_and_is_kept() -> None:
    table = Table("all-fives", players=3)
    promised = snapshot(table)["fair"]
    assert set(promised) == {"commitment"}
    assert len(promised["commitment"]) == 64
    start = format_position(table.round.start)
    proved = snapshot(play_out(table))["fair"]
    assert proved["commitment"] == promised["commitment"]
    assert proved["line"] == start
    text = f"{proved['nonce']} {proved['line']}"
    assert hashlib.sha256(text.encode()).hexdigest() == promised["commitment"]
    assert len(proved["nonce"]) == 32
    table.next_round()
    assert snapshot(table)["fair"]["commitment"] != promised["commitment"]


def test_a_changed_deal_nonce_or_promise_is_found() -> None:
    table = play_out(Table("block", seed=4))
    record = record_of(table)
    assert check_fair(record) == 1
    assert domino_widget.check_fair(record) == 1
    tag = next(line for line in record.splitlines() if line.startswith("[Fair"))
    promise, nonce = tag[7:-2].split(" ")
    flip = {**dict.fromkeys("123456789abcdef", "0"), "0": "1"}
    for changed in (f"{flip[promise[0]]}{promise[1:]} {nonce}", f"{promise} {flip[nonce[0]]}{nonce[1:]}"):
        with pytest.raises(EngineError) as refusal:
            check_fair(record.replace(f"{promise} {nonce}", changed))
        assert refusal.value.code == "not-fair"
    # Another deal under the same promise: the last two tiles of the boneyard change places.
    deal = next(line for line in record.splitlines() if line.startswith("[Deal"))
    stock = deal.split(" ")[4]
    tiles = stock.split(",")
    tiles[-1], tiles[-2] = tiles[-2], tiles[-1]
    with pytest.raises(EngineError) as refusal:
        check_fair(record.replace(stock, ",".join(tiles)))
    assert refusal.value.code == "not-fair"
    for odd in ("", "x", f"{promise}", f"{promise.upper()} {nonce}"):
        with pytest.raises(EngineError) as refusal:
            check_fair(record.replace(f"{promise} {nonce}", odd))
        assert refusal.value.code == "no-proof"


def test_an_unproved_record_says_so() -> None:
    table = Table("draw", seed=4)
    with pytest.raises(EngineError) as refusal:
        check_fair(record_of(table))
    assert refusal.value.code == "no-proof"
    opened = play_out(open_text(record_of(table)).table)
    assert check_fair(record_of(opened)) == 1  # promised when it was opened


def test_fault_45_a_code_deals_the_same_in_another_process() -> None:
    code = write_code(Setup(VARIANTS["double-nine-cross"]), 7)
    script = (
        "from domino_widget.table import Table; from domino_widget.engine import format_position;"
        f"print(format_position(Table(code={code!r}).round.start))"
    )
    found = set()
    for seed in ("1", "2"):
        around = {"PYTHONHASHSEED": seed, "PATH": "", "PYTHONPATH": str(Path(__file__).parents[2])}
        done = subprocess.run([sys.executable, "-c", script], env=around, capture_output=True, text=True, check=True)
        found.add(done.stdout)
    assert found == {format_position(Table(code=code).round.start) + "\n"}
