"""Fair deals: a commitment that is shown before the first tile, and its proof once the hand is over.

The commitment is the SHA-256 of the text ``<nonce> <line>``: a nonce of 128 bits as 32 hexadecimal digits, one
blank, and the canonical line of the position that the hand began with. A record keeps both numbers in the tag
``Fair`` of a hand that is over; the line stands in its tag ``Deal``.
"""

from __future__ import annotations

import hashlib
import hmac
import re

from .engine import EngineError, Match, Position, Round, format_position, read_record

#: The tag of a proved hand: commitment and nonce.
FAIR_TAG = "Fair"
_PROOF = re.compile(r"([0-9a-f]{64}) ([0-9a-f]{32})")


def nonce_of(secret: bytes, number: int) -> str:
    """The nonce of round ``number`` of a match: shown after the round, it tells nothing of the next one."""
    return hmac.digest(secret, b"nonce" + number.to_bytes(4, "big"), "sha256")[:16].hex()


def commitment(nonce: str, start: Position) -> str:
    """What binds the table to the deal before it is seen, as 64 hexadecimal digits."""
    return hashlib.sha256(f"{nonce} {format_position(start)}".encode()).hexdigest()


def proof_of(round: Round) -> tuple[str, str] | None:
    """Commitment and nonce of a round that has been proved, or None."""
    found = _PROOF.fullmatch(round.tags.get(FAIR_TAG, ""))
    return (found[1], found[2]) if found else None


def check_fair(record: str | Match) -> int:
    """How many hands of a record are proved to have been dealt as promised.

    EngineError ``not-fair`` names the first hand whose deal, nonce or commitment was changed, ``no-proof`` a hand
    that is over and has no proof. Whether it is the commitment that was shown before the first tile, only those can
    say who noted it down; and who knew the seed or the deal code of a match knew its deals.
    """
    match = read_record(record) if isinstance(record, str) else record
    proved = 0
    for number, round in enumerate(match.rounds, match.first_number):
        proof = proof_of(round)
        if proof is None:
            if round.is_over or FAIR_TAG in round.tags:
                raise EngineError("no-proof", round=number)
            continue
        if commitment(proof[1], round.start) != proof[0]:
            raise EngineError("not-fair", round=number)
        proved += 1
    if not proved:
        raise EngineError("no-proof", round=match.first_number)
    return proved
