"""Records, transcripts and deals on file: what a round looks like from every seat, and what a seed means.

``write_golden`` writes the files; a difference is read before it is kept.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path

import pytest

from domino_widget.engine import Round, format_action, read_record, write_record
from tests.engine.write_golden import GOLDEN, ODD, PLAIN, deals, transcript, views

ROOT = Path(__file__).resolve().parents[2]
SETUPS = PLAIN | ODD

#: Prints one digest of the deals and of a transcript: what must not depend on the order of sets.
DIGEST = """
import hashlib
from tests.engine.write_golden import ODD, deals, transcript
text = deals() + "".join(transcript(setup) for setup in ODD.values())
print(hashlib.sha256(text.encode()).hexdigest())
"""


def test_every_setup_has_its_file_and_every_file_its_setup() -> None:
    assert {path.stem for path in GOLDEN.glob("*.txt")} == {*SETUPS, "deals"}


@pytest.mark.parametrize("name", SETUPS)
def test_a_record_and_every_view_of_it(name: str) -> None:
    text = (GOLDEN / f"{name}.txt").read_text(encoding="utf-8")
    end = text.index("\n\n- ") + 1
    match = read_record(text[:end])
    assert match.setup == SETUPS[name]
    assert write_record(match) == text[:end]
    game = Round(match.round.start)
    blocks = text[end:].strip().split("\n\n")
    assert blocks[0].splitlines() == views(game)
    assert len(blocks) == len(match.round.actions) + 1
    for action, block in zip(match.round.actions, blocks[1:]):
        written = format_action(action, game.position)
        game.apply(action)
        assert block.splitlines() == [written, *views(game)]
    assert game.is_over


def test_the_files_go_through_what_matters() -> None:
    text = "".join((GOLDEN / f"{name}.txt").read_text(encoding="utf-8") for name in SETUPS)
    for sign in ("=out:", "=blocked:", "=target:", ":!!", ":!", ":--", ":+", "?", "\n.\n", "~", "<", ">", "*("):
        assert sign in text, sign


def test_what_a_seed_deals() -> None:
    assert (GOLDEN / "deals.txt").read_text(encoding="utf-8") == deals()


@pytest.mark.parametrize("hash_seed", ["1", "4242"])
def test_nothing_depends_on_the_hash_seed(hash_seed: str) -> None:
    text = deals() + "".join(transcript(setup) for setup in ODD.values())
    done = subprocess.run(
        [sys.executable, "-c", DIGEST],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        check=True,
        text=True,
    )
    assert done.stdout.strip() == hashlib.sha256(text.encode()).hexdigest()
