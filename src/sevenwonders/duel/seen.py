"""The information of a seat of Duel: the whole state, since the game has no secrets."""

from dataclasses import dataclass

from sevenwonders.core.checks import check_seat, check_state
from sevenwonders.duel import ids, rules
from sevenwonders.duel.state import State


@dataclass(frozen=True, slots=True)
class Seen:
    """A seat and a state."""

    seat: int
    state: State

    def __post_init__(self) -> None:
        check_seat(self.seat, ids.SEATS)
        check_state(self.state, State, "duel")

    def legal_ids(self) -> list[int]:
        """Return the numbers of the seat's legal moves, in their fixed order; none if it is not active."""
        return rules.legal_ids(self.state) if self.seat == self.state.active else []
