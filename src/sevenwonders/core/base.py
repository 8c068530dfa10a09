"""What most games do alike, to be inherited by their rules: `Rules` says what must be there, this how it usually is."""

from collections.abc import Iterator
from copy import copy
from dataclasses import dataclass
from typing import Generic

from sevenwonders.core.checks import check_seat
from sevenwonders.core.protocol import (
    Chance,
    Move,
    Over,
    Rules,
    Seen,
    Setup,
    State,
    Step,
    step_text,
)
from sevenwonders.core.registry import rules_of


@dataclass(frozen=True, slots=True)
class OpenSeen(Generic[State]):
    """What a seat may know in a game without secrets: the state itself."""

    game: str
    seat: int
    state: State

    def legal_ids(self) -> list[int]:
        """Return the numbers of the seat's legal moves, in their fixed order; none if it is not asked."""
        rules = rules_of(self.game)
        return [rules.move_id(move) for move in rules.legal(self.state, self.seat)]


class BaseRules(Generic[State, Setup, Move, Chance]):
    """A game in which nothing is hidden and no seat is favoured; whoever differs says so by a method of its own."""

    name: str
    has_secrets = False

    def __repr__(self) -> str:
        return f"{self.name}.RULES"

    def rematch(self, setup: Setup) -> Setup:
        """Return how the next game of the same people starts."""
        return setup

    def returns(self: Rules[State, Setup, Move, Chance], state: State) -> tuple[float, ...]:
        """Return each seat's share of the victory: all nothing while the game runs."""
        ended = self.pending(state)
        winners = ended.winners if isinstance(ended, Over) else ()
        return tuple((seat in winners) / max(1, len(winners)) for seat in range(self.seats(state)))

    def seen(self: Rules[State, Setup, Move, Chance], state: State, seat: int) -> Seen[State]:
        """Return a copy of the state for the agent of a seat; raise OptionError if the seat does not exist."""
        check_seat(seat, self.seats(state))
        return OpenSeen(self.name, seat, copy(state))

    def trace(self, state: State) -> Iterator[tuple[int, int]]:  # noqa: ARG002  # whoever knows says so
        """Yield what is known of the positions that this one may lead to: nothing."""
        return iter(())

    def sealed(self, state: State) -> tuple[int, ...]:  # noqa: ARG002  # nothing ever is
        """Return the seats whose last choice the others cannot see yet."""
        return ()

    def public_text(self: Rules[State, Setup, Move, Chance], before: State, step: Step[Move, Chance]) -> str:
        """Return the text of a step as a spectator may read it while the game runs."""
        return step_text(self, before, step)
