"""`Game` of 7 Wonders: `core.game.Game` with cities and prices."""

from __future__ import annotations  # keeps the signature in `help` short

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from sevenwonders.classic.bill import Bill, prices_of
from sevenwonders.classic.cards import BOARD_IDS, SIDES, SYMBOLS, cards_in
from sevenwonders.classic.draws import Chance
from sevenwonders.classic.ids import NOTHING
from sevenwonders.classic.moves import Move
from sevenwonders.classic.piles import cards_of
from sevenwonders.classic.ruleset import RULES
from sevenwonders.classic.score import sheet
from sevenwonders.classic.setup import Setup
from sevenwonders.classic.state import State
from sevenwonders.core import game as core
from sevenwonders.core.checks import check_seat
from sevenwonders.core.errors import OptionError
from sevenwonders.core.protocol import Step


@dataclass(frozen=True, slots=True)
class CitySummary:
    """The public information about a player at one moment."""

    board: str | None
    side: str | None
    coins: int
    cards: tuple[str, ...]
    stages: int
    shields: int
    symbols: dict[str, int]
    score: dict[str, int]  # by line of the score pad, as things stand; empty until the side is known

    @property
    def points(self) -> int:
        """All points, as things stand."""
        return sum(self.score.values())


class Game(core.Game[State, Setup, Move, Chance]):
    """A game of 7 Wonders in progress. Several seats are asked at once: name the seat that plays."""

    def __init__(
        self,
        *,
        players: int = 3,
        boards: Sequence[str] = (),
        sides: str = "choose",
        seed: int | None = None,
        position: str | State | None = None,
        steps: Iterable[Step[Move, Chance] | str] = (),
    ) -> None:
        """Begin with `players` seats, or from a position.

        With a `seed` chance events are drawn automatically; without one, `settle` makes the draws.
        """
        setup = None if position is not None else Setup(players, tuple(boards), sides)
        super().__init__(RULES, setup, position=position, seed=seed, steps=steps)

    def _arguments(self) -> list[str]:
        if self.setup is None:
            return [f"position={self._start_text!r}"]
        arguments = [f"players={self.setup.players}"]
        if self.setup.boards:
            arguments.append(f"boards={self.setup.boards!r}")
        return [*arguments, f"sides={self.setup.sides!r}"]

    @property
    def cities(self) -> tuple[CitySummary, ...]:
        """The cities of all seats."""
        return tuple(self._city(seat) for seat in range(self.seats))

    def _city(self, seat: int) -> CitySummary:
        state = self.state
        board, side = state.board[seat], state.side[seat]
        return CitySummary(
            None if board == NOTHING else BOARD_IDS[board],
            None if side == NOTHING else SIDES[side],
            state.coins[seat],
            cards_in(state.city[seat]),
            state.stages[seat],
            state.shields[seat],
            dict(zip((*SYMBOLS, "wild"), state.symbols[seat], strict=True)),
            {} if side == NOTHING else sheet(state, seat),
        )

    def hand(self, seat: int) -> tuple[str, ...]:
        """Return the cards in a seat's hand."""
        check_seat(seat, self.seats)
        return cards_of(self.state.hand[seat], self.state.age) if self.state.age else ()

    def price(self, thing: str, seat: int | None = None) -> Bill:
        """Return the cheapest way for a seat to pay for a card or for "stage", explained in steps."""
        prices = self.prices(thing, seat)
        if not prices:
            raise OptionError("thing/no-price", name=thing)
        return prices[0]

    def prices(self, thing: str, seat: int | None = None) -> tuple[Bill, ...]:
        """Return every way to pay that is not worse than another."""
        return prices_of(self.state, self._seat(seat), thing)

    @property
    def age(self) -> int:
        """The age, 0 before the first is dealt."""
        return self.state.age

    @property
    def turn(self) -> int:
        """The turn of the age, from 1."""
        return self.state.turn
