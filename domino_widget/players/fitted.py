"""Constants of the forgetting, fitted over self-play; made by
``python benchmarks/forgetting.py --write --matches 240``."""

from __future__ import annotations

from .attention import Attention

#: By level: forgets 22, 7 and 0.7 % of its claims, of these 3, 0.5 and 0 % by a wrong count, and calls Muggins on
#: 15, 60 and 97 % of what opponents miss (analysis.md 4.1).
ATTENTION = {
    "novice": Attention(claims=-1.438, calls=1.534, wrong=0.1364),
    "club": Attention(claims=-2.769, calls=-0.688, wrong=0.0714),
    "expert": Attention(claims=-5.146, calls=-3.815, wrong=0.0),
}
