"""`Game` of 7 Wonders Duel: `core.game.Game` with cities and prices."""

from __future__ import annotations  # keeps the signature in `help` short

from collections.abc import Iterable
from dataclasses import dataclass

from sevenwonders.core import game as core
from sevenwonders.core.protocol import Step
from sevenwonders.duel import ids
from sevenwonders.duel.bill import Bill, price_of
from sevenwonders.duel.cards import CARD_IDS, SYMBOLS, WONDER_NUMBER, cards_in, tokens_in, wonders_in
from sevenwonders.duel.draws import Chance, structure
from sevenwonders.duel.moves import Move
from sevenwonders.duel.ruleset import RULES
from sevenwonders.duel.score import sheet
from sevenwonders.duel.setup import Setup
from sevenwonders.duel.state import State


@dataclass(frozen=True, slots=True)
class CitySummary:
    """The possessions of a player at one moment."""

    coins: int
    cards: tuple[str, ...]
    wonders: tuple[str, ...]  # owned and not built
    raised: dict[str, str]  # wonders built, each with the card under it
    tokens: tuple[str, ...]
    symbols: tuple[str, ...]
    score: dict[str, int]  # by line of the score sheet, as things stand

    @property
    def points(self) -> int:
        """All points, as things stand."""
        return sum(self.score.values())


class Game(core.Game[State, Setup, Move, Chance]):
    """A game of Duel in progress."""

    def __init__(
        self,
        *,
        beginners: bool = False,
        first: int = 0,
        bonus: int = 0,
        seed: int | None = None,
        position: str | State | None = None,
        steps: Iterable[Step[Move, Chance] | str] = (),
    ) -> None:
        """Begin with the draft, or with the beginners' wonders, or from a position.

        With a `seed` chance events are drawn automatically; without one, `settle` makes the draws.
        """
        setup = None if position is not None else Setup(beginners, first, bonus)
        super().__init__(RULES, setup, position=position, seed=seed, steps=steps)

    def _arguments(self) -> list[str]:
        if self.setup is None:
            return [f"position={self._start_text!r}"]
        given = {name: getattr(self.setup, name) for name in ("beginners", "first", "bonus")}
        return [f"{name}={value!r}" for name, value in given.items() if value]

    @property
    def cities(self) -> tuple[CitySummary, CitySummary]:
        """Both players' cities."""
        return self._city(0), self._city(1)

    def _city(self, seat: int) -> CitySummary:
        state = self.state
        raised = wonders_in(state.raised[seat])
        return CitySummary(
            state.coins[seat],
            cards_in(state.city[seat]),
            wonders_in(state.wonders[seat]),
            {name: CARD_IDS[state.tucked[WONDER_NUMBER[name]]] for name in raised},
            tokens_in(state.progress[seat]),
            tuple(symbol for number, symbol in enumerate(SYMBOLS) if state.symbols[seat] >> number & 1),
            sheet(state, seat),
        )

    def price(self, thing: str, seat: int | None = None) -> Bill:
        """Return the price of a card or a wonder, explained in steps; by default for the active seat."""
        return price_of(self.state, self._seat(seat), thing)

    @property
    def age(self) -> int:
        """The age, 0 before the first is dealt."""
        return self.state.age

    @property
    def pawn(self) -> int:
        """The conflict pawn's distance from the middle, positive towards the capital of seat 1."""
        return self.state.pawn

    @property
    def table(self) -> tuple[str, ...]:
        """The slots of the age: a card, "?" or "guild" for a back, "." where it was taken."""
        return structure(self.state) if self.state.age else ("",) * ids.SLOTS

    @property
    def tokens(self) -> tuple[str, ...]:
        """The progress tokens on the board."""
        return tokens_in(self.state.board)
