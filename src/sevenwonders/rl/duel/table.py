"""Duel for the environments.

Actions are the move ids of `duel.moves`, relative to the seat: `BEGIN_0` is "I begin the next age", `BEGIN_0 + 1` "my
opponent does".
"""

from sevenwonders.core import bits
from sevenwonders.duel import ids, nature, rules, score
from sevenwonders.duel.rules import Choices
from sevenwonders.duel.state import State
from sevenwonders.rl import buffers, codes, table
from sevenwonders.rl.duel import observation, opponents


class DuelTable(table.EnvTable):
    """A game of Duel without pending chance events."""

    def __init__(self, start: State) -> None:
        super().__init__()
        self.seats = ids.SEATS
        self.start = start
        self.state = start.copy()
        self.choices = Choices()
        self.pool: opponents.Opponent | None = None

    def begin(self) -> None:
        """Start a new game."""
        self.state.copy_from(self.start)
        self.resolve_chance()

    def resolve_chance(self) -> None:
        """Resolve pending chance events and compute the legal moves."""
        while self.state.question() < ids.FIRST_ASK:
            nature.draw(self.state, self.chance_rng)
        self.choices.fill(self.state)

    def active_seat(self) -> int:
        """Return the active seat, NOTHING if the game is over."""
        return codes.NOTHING if self.state.question() == ids.OVER else self.state.active

    def is_active(self, seat: int) -> bool:
        """Return whether the game waits for an action of the seat."""
        return self.active_seat() == seat

    def play(self, seat: int, action: int) -> None:
        """Take an action of the active seat, then resolve chance events."""
        rules.apply(self.state, self.convert(seat, action))
        self.resolve_chance()

    def reply(self, seat: int) -> bool:
        """Play a move of the opponent for an active seat; return False if the caller has to."""
        move = opponents.ask(self.pool, self.opponent, self.state)
        if move == codes.CALLER:
            return False
        if move == codes.RANDOM:
            self.play(seat, self.sample(seat))
            return True
        rules.apply(self.state, move)
        self.resolve_chance()
        return True

    def convert(self, seat: int, action: int) -> int:
        """Convert an action of a seat to a move id or back; the conversion is its own inverse."""
        return action if action < ids.BEGIN_0 else ids.BEGIN_0 + (action - ids.BEGIN_0 ^ seat)

    def write(self, seat: int, row: buffers.Bytes, start: int) -> None:
        """Write the observation of a seat."""
        observation.write(self.state, seat, row, start)

    def write_mask(self, seat: int, row: buffers.Bytes, start: int) -> None:
        """Write the action mask of a seat; all zeros if the seat is not active."""
        buffers.clear(row, start, ids.MOVES)
        if not self.is_active(seat):
            return
        if self.choices.question == ids.TURN:
            self.write_turn(row, start)
        else:
            first = rules.first_id(self.choices.question)
            buffers.flags(row, start + first, self.choices.low)
            buffers.flags(row, start + first + 64, self.choices.high)

    def write_turn(self, row: buffers.Bytes, start: int) -> None:
        """Write the mask of an ordinary turn."""
        buffers.flags(row, start + ids.BUILD_0, self.choices.payable)
        buffers.flags(row, start + ids.SELL_0, self.choices.open)
        rest = self.choices.wonders
        while rest:
            buffers.flags(row, start + ids.RAISE_0 + bits.lowest(rest) * ids.SLOTS, self.choices.open)
            rest &= rest - 1

    def sample(self, seat: int) -> int:
        """Return a random legal action."""
        return self.convert(seat, self.choices.nth(self.action_rng.below(self.choices.count)))

    def reward(self, seat: int, kind: int) -> float:
        """Return the final reward of a seat; supremacy counts as a margin of `SUPREMACY`."""
        if kind == codes.POINTS:
            return score.points(self.state, seat)
        won = 0 if self.state.winner == ids.SHARED else 1 if self.state.winner == seat else -1
        if kind != codes.MARGIN:
            return won
        if self.state.reason != ids.CIVILIAN:
            return won * codes.SUPREMACY
        return score.points(self.state, seat) - score.points(self.state, 1 - seat)

    # ---- Python interface

    def set_opponents(self, pool: opponents.Opponent | None, size: int) -> None:
        """Set the pool of opponents; a running game keeps the number of its opponent if the new pool has it."""
        self.pool, self.opponents = pool, size
        if self.opponent >= size:
            self.opponent = 0

    def move_of(self, seat: int, action: int) -> int:
        """Return the move id of an action."""
        return self.convert(seat, action)

    def action_of(self, seat: int, move: int) -> int:
        """Return the action of a move id."""
        return self.convert(seat, move)

    def __reduce__(self) -> tuple[object, ...]:
        return restored, (self.start, self.state, self.chance_rng.state, self.action_rng.state)

    def set_state(self, state: State) -> None:
        """Set the position, which must wait for a seat or be over."""
        self.state.copy_from(state)
        self.resolve_chance()


def restored(start: State, state: State, chance_seed: int, action_seed: int) -> DuelTable:
    """Rebuild a pickled or copied table."""
    made = DuelTable(start)
    made.chance_rng.state, made.action_rng.state = chance_seed, action_seed
    made.set_state(state)
    return made
