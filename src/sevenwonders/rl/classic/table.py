"""A game of 7 Wonders as a learner meets it: see `actions` for what a seat can do.

Several seats may be asked at once and may act in any order. A seat whose choice can be paid for in several ways is
asked for the payment before its choice counts as made; nobody else sees that.
"""

from sevenwonders.classic import ids, nature, rules, score
from sevenwonders.classic.rules import Choices
from sevenwonders.classic.state import State
from sevenwonders.classic.tables import TABLES
from sevenwonders.core import bits
from sevenwonders.rl import buffers, kinds, table
from sevenwonders.rl.classic import actions, fields, observation


class ClassicTable(table.Table):
    """A game of 7 Wonders; all draws that are owed have been made."""

    def __init__(self, start: State) -> None:
        super().__init__()
        self.start = start
        self.state = start.copy()
        self.seats = self.state.players
        self.choices = Choices()
        self.looked = kinds.NOTHING  # the seat whose legal moves `choices` has now
        self.half = [kinds.NOTHING] * 7  # the action of each seat that still has to say how it pays

    def begin(self) -> None:
        """Begin a new game."""
        self.state.copy_from(self.start)
        for seat in range(ids.MOST_SEATS):
            self.half[seat] = kinds.NOTHING
        self.settle()

    def settle(self) -> None:
        """Draw what nature owes."""
        self.looked = kinds.NOTHING
        while self.state.question() < ids.FIRST_ASK:
            nature.draw(self.state, self.nature)

    def asked(self) -> int:
        """Return the first seat that owes an action, NOTHING if the game is over."""
        return bits.lowest(self.state.waiting) if self.state.waiting else kinds.NOTHING

    def owes(self, seat: int) -> bool:
        """Return whether a seat owes an action."""
        return self.state.waiting >> seat & 1 == 1

    def look(self, seat: int) -> None:
        """Find the legal moves of a seat, if they are not at hand."""
        if self.looked != seat:
            self.choices.fill(self.state, seat)
            self.looked = seat

    # ---- actions

    def play(self, seat: int, action: int) -> None:
        """Let a seat that is asked act; when it has said everything, the move is made, then nature draws."""
        self.look(seat)
        if action < actions.SELL_0:
            if self.ways(action) > 1:
                self.half[seat] = action
                return
            self.make(seat, self.paid(action, 0))
        elif action < actions.PAY_0:
            self.make(seat, plain_move(action))
        else:
            self.make(seat, self.paid(self.half[seat], action - actions.PAY_0))

    def make(self, seat: int, move: int) -> None:
        """Make a move of the engine."""
        self.half[seat] = kinds.NOTHING
        rules.apply(self.state, seat, move)
        self.settle()

    def place_of(self, card: int) -> int:
        """Return where a card stands among those that the seat can choose from."""
        for k in range(self.choices.cards):
            if self.choices.card[k] == card:
                return k
        return ids.HAND

    def ways(self, action: int) -> int:
        """Return in how many ways a building or a stage can be paid for."""
        if action >= actions.STAGE_0:
            return self.choices.stages
        return self.choices.builds[self.place_of(action)]

    def paid(self, action: int, way: int) -> int:
        """Return the move that builds or puts a card under a stage and pays for it in a way."""
        if action >= actions.STAGE_0:
            return ids.STAGE_0 + (action - actions.STAGE_0) * ids.SPLITS + self.choices.split[ids.HAND][way]
        return ids.BUILD_0 + action * ids.SPLITS + self.choices.split[self.place_of(action)][way]

    # ---- for learners

    def write(self, seat: int, row: buffers.Bytes, start: int) -> None:
        """Write all of what a seat observes."""
        observation.write(self.state, seat, row, start)
        if self.half[seat] != kinds.NOTHING:
            self.write_payment(seat, row, start)

    def write_payment(self, seat: int, row: buffers.Bytes, start: int) -> None:
        """Write what is to be paid for, and the ways to do it."""
        self.look(seat)
        action = self.half[seat]
        for question in range(fields.PAYMENT):
            row[start + fields.QUESTION + question] = 0
        row[start + fields.QUESTION + fields.PAYMENT] = 1
        use = action // ids.CARDS
        row[start + fields.PAY_CARD + action % ids.CARDS] = 1
        row[start + fields.PAY_USE + use] = 1
        for way in range(self.ways(action)):
            split = self.paid(action, way) % ids.SPLITS
            row[start + fields.PAY_LEFT + way] = TABLES.split_left[split]
            row[start + fields.PAY_RIGHT + way] = TABLES.split_right[split]

    def write_mask(self, seat: int, row: buffers.Bytes, start: int) -> None:
        """Write the actions of a seat: none if it is not asked."""
        buffers.clear(row, start, actions.ACTIONS)
        if not self.owes(seat):
            return
        self.look(seat)
        if self.half[seat] != kinds.NOTHING:
            for way in range(self.ways(self.half[seat])):
                row[start + actions.PAY_0 + way] = 1
        elif self.choices.question == ids.REVIVE:
            buffers.flags(row, start + actions.REVIVE_0, self.choices.low)
            buffers.flags(row, start + actions.REVIVE_0 + 64, self.choices.high)
            row[start + actions.DECLINE] = ids.REVIVAL_OPTIONAL
        elif self.choices.question == ids.SIDE:
            row[start + actions.SIDE_0] = 1
            row[start + actions.SIDE_0 + 1] = 1
        else:
            self.write_turn(row, start)

    def write_turn(self, row: buffers.Bytes, start: int) -> None:
        """Write what can be done with the cards at hand."""
        for k in range(self.choices.cards):
            card = self.choices.card[k]
            row[start + actions.BUILD_0 + card] = self.choices.builds[k] > 0
            row[start + actions.STAGE_0 + card] = self.choices.stages > 0
            row[start + actions.SELL_0 + card] = 1

    def pick(self, seat: int) -> int:
        """Return a random legal action of a seat that is asked, each equally likely."""
        self.look(seat)
        if self.half[seat] != kinds.NOTHING:
            return actions.PAY_0 + self.chooser.below(self.ways(self.half[seat]))
        if self.choices.question == ids.TURN or self.choices.question == ids.LAST:  # noqa: PLR1714 - as in `rules`
            return self.pick_turn()
        move = self.choices.nth(self.chooser.below(self.choices.count))
        return actions.REVIVE_0 + move - ids.REVIVE_0

    def pick_turn(self) -> int:
        """Return a random action with the cards at hand."""
        cards = self.choices.cards
        builds = 0
        for k in range(cards):
            builds += self.choices.builds[k] > 0
        n = self.chooser.below(builds + cards * (1 + (self.choices.stages > 0)))
        if n >= builds:
            n -= builds
            return (actions.SELL_0 if n < cards else actions.STAGE_0) + self.choices.card[n % cards]
        k = 0
        while True:
            if self.choices.builds[k] > 0:
                if n == 0:
                    return actions.BUILD_0 + self.choices.card[k]
                n -= 1
            k += 1

    def reward(self, seat: int, kind: int) -> float:
        """Return what a seat gets at the end."""
        if kind == kinds.WIN:
            return self.win(seat)
        if kind == kinds.RANK:
            return self.rank(seat)
        points = score.points(self.state, seat)
        if kind == kinds.POINTS:
            return points
        best = -99
        for other in range(self.seats):
            if other != seat and score.points(self.state, other) > best:
                best = score.points(self.state, other)
        return points - best

    def win(self, seat: int) -> float:
        """Return 1 for a victory, less if it is shared, and what the losers lose, which makes the sum nothing."""
        share = 0.0
        if self.state.winners >> seat & 1:
            share = self.seats / bits.count(self.state.winners)
        return (share - 1) / (self.seats - 1)

    def rank(self, seat: int) -> float:
        """Return 1 for the first place down to -1 for the last; those who are equal get the mean of their places."""
        mine = score.points(self.state, seat) * 65536 + self.state.coins[seat]
        balance = 0
        for other in range(self.seats):
            theirs = score.points(self.state, other) * 65536 + self.state.coins[other]
            balance += (mine > theirs) - (mine < theirs)
        return balance / (self.seats - 1)

    # ---- from Python

    def move_of(self, seat: int, action: int) -> int:
        """Return the number of the move that an action of a seat makes, NOTHING if it has to be paid for first."""
        self.look(seat)
        if action >= actions.PAY_0:
            return self.paid(self.half[seat], action - actions.PAY_0)
        if action >= actions.SELL_0:
            return plain_move(action)
        return kinds.NOTHING if self.ways(action) > 1 else self.paid(action, 0)

    def action_of(self, seat: int, move: int) -> int:
        """Return the next action by which a seat makes a move: the choice, or the payment when that is made."""
        if self.half[seat] == kinds.NOTHING:
            return self.choice_of(move)
        self.look(seat)
        ways = range(self.ways(self.half[seat]))
        return actions.PAY_0 + next(way for way in ways if self.paid(self.half[seat], way) == move)

    def choice_of(self, move: int) -> int:
        """Return the first action that leads to a move."""
        if move >= ids.REVIVE_0:
            return actions.REVIVE_0 + move - ids.REVIVE_0
        if move >= ids.SELL_0:
            return actions.SELL_0 + move - ids.SELL_0
        return actions.BUILD_0 + move // ids.SPLITS  # the stages follow the buildings here, too

    def pending_action(self, seat: int) -> int:
        """Return the action that a seat still has to pay for, NOTHING if there is none."""
        return self.half[seat]

    def __reduce__(self) -> tuple[object, ...]:
        return restored, (self.start, self.state, self.nature.state, self.chooser.state, list(self.half))

    def set_state(self, state: State) -> None:
        """Go on from a position that waits for seats or is over."""
        self.state.copy_from(state)
        for seat in range(ids.MOST_SEATS):
            self.half[seat] = kinds.NOTHING
        self.settle()


def plain_move(action: int) -> int:
    """Return the move of the engine that an action is, where nothing is paid."""
    if action < actions.REVIVE_0:
        return ids.SELL_0 + action - actions.SELL_0
    return ids.REVIVE_0 + action - actions.REVIVE_0


def restored(start: State, state: State, nature: int, chooser: int, half: list[int]) -> ClassicTable:
    """Return a table as it was when it was pickled or copied."""
    made = ClassicTable(start)
    made.nature.state, made.chooser.state = nature, chooser
    made.set_state(state)
    made.half = half
    return made
