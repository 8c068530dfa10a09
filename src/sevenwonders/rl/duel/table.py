"""A game of Duel as a learner meets it.

Actions are the numbers of the moves (`duel.moves`), seen from the seat: `BEGIN_0` is "I begin the age", the next one
"my opponent does".
"""

from sevenwonders.core import bits
from sevenwonders.duel import ids, nature, rules, score
from sevenwonders.duel.rules import Choices
from sevenwonders.duel.state import State
from sevenwonders.rl import buffers, kinds, table
from sevenwonders.rl.duel import observation


class DuelTable(table.Table):
    """A game of Duel; all draws that are owed have been made."""

    def __init__(self, start: State) -> None:
        super().__init__()
        self.seats = ids.SEATS
        self.start = start
        self.state = start.copy()
        self.choices = Choices()

    def begin(self) -> None:
        """Begin a new game."""
        self.state.copy_from(self.start)
        self.settle()

    def settle(self) -> None:
        """Draw what nature owes, and find the legal moves."""
        while self.state.question() < ids.FIRST_ASK:
            nature.draw(self.state, self.nature)
        self.choices.fill(self.state)

    def asked(self) -> int:
        """Return the seat that owes an action, NOTHING if the game is over."""
        return kinds.NOTHING if self.state.question() == ids.OVER else self.state.active

    def owes(self, seat: int) -> bool:
        """Return whether a seat owes an action."""
        return self.asked() == seat

    def play(self, seat: int, action: int) -> None:
        """Let the seat that is asked act, then nature."""
        rules.apply(self.state, self.turned(seat, action))
        self.settle()

    def turned(self, seat: int, action: int) -> int:
        """Return the number of the move that an action of a seat is, and the other way round."""
        return action if action < ids.BEGIN_0 else ids.BEGIN_0 + (action - ids.BEGIN_0 ^ seat)

    def write(self, seat: int, row: buffers.Bytes, start: int) -> None:
        """Write all of what a seat observes."""
        observation.write(self.state, seat, row, start)

    def write_mask(self, seat: int, row: buffers.Bytes, start: int) -> None:
        """Write the actions of a seat: none if it is not asked."""
        buffers.clear(row, start, ids.MOVES)
        if not self.owes(seat):
            return
        if self.choices.question == ids.TURN:
            self.write_turn(row, start)
        else:
            first = rules.first_id(self.choices.question)
            buffers.flags(row, start + first, self.choices.low)
            buffers.flags(row, start + first + 64, self.choices.high)

    def write_turn(self, row: buffers.Bytes, start: int) -> None:
        """Write what can be done in a turn."""
        buffers.flags(row, start + ids.BUILD_0, self.choices.payable)
        buffers.flags(row, start + ids.SELL_0, self.choices.open)
        rest = self.choices.wonders
        while rest:
            buffers.flags(row, start + ids.RAISE_0 + bits.lowest(rest) * ids.SLOTS, self.choices.open)
            rest &= rest - 1

    def pick(self, seat: int) -> int:
        """Return a random legal action."""
        return self.turned(seat, self.choices.nth(self.chooser.below(self.choices.count)))

    def reward(self, seat: int, kind: int) -> float:
        """Return what a seat gets at the end; a victory by supremacy is worth a margin of its own."""
        if kind == kinds.POINTS:
            return score.points(self.state, seat)
        won = 0 if self.state.winner == ids.SHARED else 1 if self.state.winner == seat else -1
        if kind != kinds.MARGIN:
            return won
        if self.state.reason != ids.CIVILIAN:
            return won * kinds.SUPREMACY
        return score.points(self.state, seat) - score.points(self.state, 1 - seat)

    # ---- from Python

    def move_of(self, seat: int, action: int) -> int:
        """Return the number of the move that an action of a seat is."""
        return self.turned(seat, action)

    def action_of(self, seat: int, move: int) -> int:
        """Return the action by which a seat makes a move."""
        return self.turned(seat, move)

    def __reduce__(self) -> tuple[object, ...]:
        return restored, (self.start, self.state, self.nature.state, self.chooser.state)

    def set_state(self, state: State) -> None:
        """Go on from a position that waits for a seat or is over."""
        self.state.copy_from(state)
        self.settle()


def restored(start: State, state: State, nature: int, chooser: int) -> DuelTable:
    """Return a table as it was when it was pickled or copied."""
    made = DuelTable(start)
    made.nature.state, made.chooser.state = nature, chooser
    made.set_state(state)
    return made
