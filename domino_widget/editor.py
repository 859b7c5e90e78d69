"""A position that is being set up: tiles laid and given out, scores written, with a past. The engine says what fits.

What is being set up is a ``Position`` at every moment, whether or not play can lead to it; ``checked`` says so. Every
change that the engine refuses raises its EngineError and changes nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from random import Random

from .drafts import empty, moved, read_play, tidy, windows, without
from .engine import (
    SEATS,
    EngineError,
    Layout,
    Phase,
    Play,
    Position,
    Setup,
    Tile,
    apply,
    find_variant,
    format_position,
    full_set,
    parse_position,
)
from .engine.deal import must_redeal
from .engine.state import plays
from .engine.tiles import rising
from .house import named_and_rest, with_house

#: Steps back that are kept at most.
MOST = 500
#: The largest number of points or knocks that is taken.
MOST_POINTS = 9_999


class Editor:
    """A position being set up, and the steps that led to it."""

    def __init__(self, position: Position) -> None:
        self._past = [tidy(position)]
        self._at = 0

    # ---- what there is -------------------------------------------------------------------------------------------

    @property
    def draft(self) -> Position:
        """The position as it stands, which need not be possible."""
        return self._past[self._at]

    @property
    def line(self) -> str:
        """Its line in the notation."""
        return format_position(self.draft)

    @property
    def can_undo(self) -> bool:
        """Whether there is a step to take back."""
        return self._at > 0

    @property
    def can_redo(self) -> bool:
        """Whether there is a step to do again."""
        return self._at + 1 < len(self._past)

    @property
    def loose(self) -> tuple[Tile, ...]:
        """The tiles that are neither on the table nor given out: out of play."""
        return tuple(tile for tile in self._off_table if self.holder(tile) is None)

    @property
    def _off_table(self) -> tuple[Tile, ...]:
        laid = {placed.tile for placed in self.draft.layout.tiles}
        return tuple(tile for tile in full_set(self.draft.setup.max_pip) if tile not in laid)

    @property
    def choices(self) -> Position:
        """The same table with every tile that does not lie on it in one hand, whose turn it is: what may be laid."""
        draft = self.draft
        hands = (rising(self._off_table), *((),) * (draft.setup.seats - 1))
        return replace(draft, hands=hands, boneyard=(), to_act=0, phase=Phase.PLAY, opening_tile=None, result=None)

    def plays(self) -> list[Play]:
        """Every way to lay a tile now."""
        double = self._needs_double()
        return [play for play in plays(self.choices) if play.tile.is_double or not double]

    def holder(self, tile: Tile) -> int | str | None:
        """Who has the tile: a seat, ``"stock"``, or None."""
        for seat, hand in enumerate(self.draft.hands):
            if tile in hand:
                return seat
        return "stock" if tile in self.draft.boneyard else None

    def checked(self) -> Position:
        """The position; EngineError, one sentence, if no play leads to it."""
        draft, setup = self.draft, self.draft.setup
        missing = [SEATS[seat] for seat, hand in enumerate(draft.hands) if not hand]
        if draft.phase is Phase.PLAY and missing:
            raise EngineError("hands-empty", letters=", ".join(missing))
        if not draft.layout.tiles and must_redeal(setup, draft.hands):
            raise EngineError("dealt-again")
        return replace(draft, result=parse_position(self.line).result)

    # ---- tiles ---------------------------------------------------------------------------------------------------

    def lay(self, text: str) -> Tile:
        """Lays a tile where an action text (``6-5@6-6``) or a typed move (``65l``) says, from wherever it is."""
        choices = self.choices
        try:
            action = read_play(text, choices)
            if self._needs_double() and not action.tile.is_double:
                raise EngineError("double-opens")
            after, _ = apply(choices, action)
        except EngineError as error:
            if error.code == "not-in-hand":
                self._is_off_table(Tile.parse(error.details["tile"]))
            raise
        draft = without(self.draft, action.tile)
        self._change(
            replace(
                draft,
                layout=after.layout,
                phase=Phase.PLAY,
                to_act=0 if draft.to_act is None else draft.to_act,
                knocks=0,
                opening_tile=None,
                claimable=None,
                muggable=None,
            )
        )
        return action.tile

    def lift(self) -> Tile:
        """Takes the tile that was laid last off the table."""
        tiles = self.draft.layout.tiles
        if not tiles:
            raise EngineError("table-empty")
        layout = self.draft.layout.before_last() if len(tiles) > 1 else Layout(self.draft.setup.rules)
        self._change(replace(self.draft, layout=layout, knocks=0, claimable=None, muggable=None))
        return tiles[-1].tile

    def give(self, tile: Tile, seat: int) -> None:
        """Puts a tile that does not lie on the table into a hand."""
        self._is_off_table(tile)
        self._is_seat(seat)
        draft = without(self.draft, tile)
        hands = [rising((*hand, tile)) if at == seat else hand for at, hand in enumerate(draft.hands)]
        self._change(replace(draft, hands=tuple(hands)))

    def stock(self, tile: Tile) -> None:
        """Puts a tile that does not lie on the table at the end of the stock: those before it are drawn first."""
        self._is_off_table(tile)
        draft = without(self.draft, tile)
        self._change(replace(draft, boneyard=(*draft.boneyard, tile)))

    def take(self, tile: Tile) -> None:
        """Takes a tile out of its hand or of the stock."""
        self._is_off_table(tile)
        self._change(without(self.draft, tile))

    def stock_rest(self) -> int:
        """Puts all loose tiles into the stock; how many."""
        rest = self.loose
        self._change(replace(self.draft, boneyard=(*self.draft.boneyard, *rest)))
        return len(rest)

    def deal_rest(self, random: Random) -> int:
        """Deals loose tiles at random, the rest into the stock; how many were dealt into hands.

        Every hand gets as many tiles as the fullest, and where none has any what the game deals.
        """
        loose = list(self.loose)
        random.shuffle(loose)
        draft = self.draft
        size = max(map(len, draft.hands)) or draft.setup.hand_size
        hands, dealt = [], 0
        for hand in draft.hands:
            wanted = min(size - len(hand), len(loose) - dealt)
            hands.append(rising((*hand, *loose[dealt : dealt + wanted])))
            dealt += wanted
        self._change(replace(draft, hands=tuple(hands), boneyard=(*draft.boneyard, *loose[dealt:])))
        return dealt

    # ---- the rest of a line --------------------------------------------------------------------------------------

    def turn(self, seat: int) -> None:
        """Says whose turn it is."""
        self._is_seat(seat)
        self._change(replace(self.draft, to_act=seat, phase=Phase.PLAY, opening_tile=None, knocks=0))

    def scores(self, scores: Sequence[int]) -> None:
        """Writes the scores of the match before this hand, by side."""
        self._change(replace(self.draft, scores=self._numbers(scores)))

    def points(self, points: Sequence[int]) -> None:
        """Writes the points won in this hand so far, by side."""
        self._change(replace(self.draft, points=self._numbers(points)))

    def knocks(self, knocks: int) -> None:
        """Says how many knocked in a row."""
        if not 0 <= knocks <= self.draft.setup.seats:
            raise EngineError("not-a-number", found=str(knocks), most=self.draft.setup.seats)
        self._change(replace(self.draft, knocks=knocks))

    def windows(self, claim: int | None, muggins: int | None) -> None:
        """Opens the last tile to the claim of a seat, and the one before it to Muggins against a seat."""
        for seat in (claim, muggins):
            if seat is not None:
                self._is_seat(seat)
        self._change(windows(self.draft, claim, muggins))

    def _numbers(self, given: Sequence[int]) -> tuple[int, ...]:
        for number in given:
            if not 0 <= number <= MOST_POINTS:
                raise EngineError("not-a-number", found=str(number), most=MOST_POINTS)
        if len(given) != self.draft.setup.sides:
            raise EngineError("bad-request")
        return tuple(given)

    # ---- all of it -----------------------------------------------------------------------------------------------

    def choose(
        self,
        game: str,
        *,
        set: int | None = None,
        players: int = 2,
        partners: bool = False,
        house: Iterable[str] = (),
    ) -> None:
        """Sets up another game, or the same with another set, other players or house rules; what still goes stays,
        a house rule without a name, too."""
        setup, old = Setup(find_variant(game), set, players, partners), self.draft.setup
        rules = with_house(setup.rules, house, max_pip=setup.max_pip, seats=players)
        if rules.id == old.rules.id:
            rest = named_and_rest(old)[1]
            base = setup.rules
            rules = rules.but(
                **{name: value for name, value in rest.items() if getattr(rules, name) == getattr(base, name)}
            )
        self._change(moved(self.draft, Setup(rules, setup.max_pip, players, partners)))

    def read(self, line: str) -> None:
        """Sets up what a line says; EngineError, one sentence, for a line that cannot be."""
        self._change(parse_position(line))

    def clear(self) -> None:
        """Takes every tile away."""
        self._change(replace(empty(self.draft.setup), scores=self.draft.scores))

    def undo(self) -> None:
        """Takes the last step back."""
        if not self.can_undo:
            raise EngineError("nothing-to-undo")
        self._at -= 1

    def redo(self) -> None:
        """Does a step that was taken back again."""
        if not self.can_redo:
            raise EngineError("nothing-to-redo")
        self._at += 1

    def _change(self, position: Position) -> None:
        self._past = [*self._past[: self._at + 1], tidy(position)][-MOST:]
        self._at = len(self._past) - 1

    def _is_off_table(self, tile: Tile) -> None:
        if tile in self._off_table:
            return
        if tile not in full_set(self.draft.setup.max_pip):
            raise EngineError("not-in-set", tile=str(tile), set=self.draft.setup.max_pip)
        raise EngineError("tile-laid", tile=str(tile))

    def _is_seat(self, seat: int) -> None:
        if not 0 <= seat < self.draft.setup.seats:
            raise EngineError("no-such-seat", seat=SEATS[seat] if 0 <= seat < len(SEATS) else str(seat)[:10])

    def _needs_double(self) -> bool:
        return bool(self.draft.setup.rules.arms_before_growth) and not self.draft.layout.tiles
