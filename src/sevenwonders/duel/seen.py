"""What a seat of Duel may know. The game has no secrets, so that is the state itself."""

from dataclasses import dataclass

from sevenwonders.core.checks import check_seat, check_state
from sevenwonders.duel import ids, rules
from sevenwonders.duel.state import State


@dataclass(frozen=True, slots=True)
class Seen:
    """A seat and the state as it knows it."""

    seat: int
    state: State

    def __post_init__(self) -> None:
        check_seat(self.seat, ids.SEATS)
        check_state(self.state, State, "duel")

    def legal_ids(self) -> list[int]:
        """Return the numbers of the seat's legal moves, in their fixed order; none if it is not asked."""
        return rules.legal_ids(self.state) if self.seat == self.state.active else []
