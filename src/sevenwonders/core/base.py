"""Default implementations of `Rules` methods, for games to inherit."""

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
    """The view of a seat in a game without secrets: the full state."""

    game: str
    seat: int
    state: State

    def legal_ids(self) -> list[int]:
        """Return the ids of the seat's legal moves, ascending; empty if it has none."""
        rules = rules_of(self.game)
        return [rules.move_id(move) for move in rules.legal(self.state, self.seat)]


class BaseRules(Generic[State, Setup, Move, Chance]):
    """Rules of a game without hidden information; subclasses override the differences."""

    name: str
    has_secrets = False

    def __repr__(self) -> str:
        return f"{self.name}.RULES"

    def rematch(self, setup: Setup) -> Setup:
        """Return the set-up of a rematch."""
        return setup

    def returns(self: Rules[State, Setup, Move, Chance], state: State) -> tuple[float, ...]:
        """Return each seat's share of the victory; zeros while the game runs."""
        ended = self.pending(state)
        winners = ended.winners if isinstance(ended, Over) else ()
        return tuple((seat in winners) / max(1, len(winners)) for seat in range(self.seats(state)))

    def seen(self: Rules[State, Setup, Move, Chance], state: State, seat: int) -> Seen[State]:
        """Return a copy of the state for the agent of a seat; raise OptionError if the seat does not exist."""
        check_seat(seat, self.seats(state))
        return OpenSeen(self.name, seat, copy(state))

    def sealed(self, state: State) -> tuple[int, ...]:  # noqa: ARG002  # no simultaneous choices by default
        """Return the seats whose last choice is still hidden from the others."""
        return ()

    def public_text(self: Rules[State, Setup, Move, Chance], before: State, step: Step[Move, Chance]) -> str:
        """Return the text of a step for spectators of a running game."""
        return step_text(self, before, step)
