"""One game as a learner meets it, and trees of them that are stepped without the GIL.

A `Table` is a game that has drawn all that nature owes: it waits for a seat or is over. Each game has its own kind of
table. The tables of a batch hang in a tree (`left` and `right`, in the order of their numbers), because compiled code
that holds no GIL can follow attributes but cannot index a list of objects.
"""

from sevenwonders.core.rng import Rng
from sevenwonders.core.seeds import derived_seed
from sevenwonders.rl import buffers, kinds


class Table:
    """A game in play. Seats and actions are trusted; `Buffers.illegal` and the environments check them."""

    def __init__(self) -> None:
        self.number = 0  # its place in a batch
        self.left: Table | None = None
        self.right: Table | None = None
        self.seats = 0
        self.nature = Rng(0)  # what chance decides
        self.chooser = Rng(0)  # random actions

    def begin(self) -> None:
        """Begin a new game; the draws go on from where the last game's ended."""

    def asked(self) -> int:
        """Return the first seat that owes an action, NOTHING if the game is over."""
        return kinds.NOTHING

    def owes(self, seat: int) -> bool:  # noqa: ARG002 - each game says it
        """Return whether a seat owes an action."""
        return False

    def play(self, seat: int, action: int) -> None:
        """Let a seat that is asked act, then nature."""

    def write(self, seat: int, row: buffers.Bytes, start: int) -> None:
        """Write all of what a seat observes."""

    def write_mask(self, seat: int, row: buffers.Bytes, start: int) -> None:
        """Write a one for each action that a seat has now, a zero for all others."""

    def pick(self, seat: int) -> int:  # noqa: ARG002 - each game says it
        """Return a random legal action of a seat that is asked, each equally likely."""
        return 0

    def reward(self, seat: int, kind: int) -> float:  # noqa: ARG002 - each game says it
        """Return what a seat gets at the end."""
        return 0.0

    # ---- the same from Python, which does not see the methods above when they are compiled

    def restart(self, seed: int | None = None) -> None:
        """Begin a new game; with a seed, its random numbers start anew."""
        if seed is not None:
            self.reseed(seed)
        self.begin()

    def reseed(self, seed: int) -> None:
        """Let the random numbers start anew."""
        self.nature = Rng(derived_seed(seed, 0))
        self.chooser = Rng(derived_seed(seed, 1))

    def next_seat(self) -> int:
        """Return the first seat that owes an action, NOTHING if the game is over."""
        return self.asked()

    def is_waiting_for(self, seat: int) -> bool:
        """Return whether a seat owes an action."""
        return self.owes(seat)

    def act(self, seat: int, action: int) -> None:
        """Let a seat that is asked act, then nature; the action must be legal."""
        self.play(seat, action)

    def observe(self, seat: int, memory: buffers.Bytes) -> None:
        """Write what a seat observes into memory of the right size."""
        self.write(seat, buffers.byte_pointer(memory), 0)

    def mask(self, seat: int, memory: buffers.Bytes) -> None:
        """Write the mask of a seat into memory of the right size; it has none if it is not asked."""
        self.write_mask(seat, buffers.byte_pointer(memory), 0)

    def random_action(self, seat: int) -> int:
        """Return a random legal action of a seat that is asked."""
        return self.pick(seat)

    def payoff(self, seat: int, kind: int) -> float:
        """Return what a seat gets when the game is over."""
        return self.reward(seat, kind)


class Buffers:
    """Where a batch reads actions and writes everything else: row `number` of each is a table's."""

    def __init__(
        self,
        observations: buffers.Bytes,
        masks: buffers.Bytes,
        rewards: buffers.Floats,
        ended: buffers.Bytes,
        seats: buffers.Ints,
        actions: buffers.Ints,
        final: buffers.Bytes,
        over: buffers.Bytes,
    ) -> None:
        self.memory = (observations, masks, rewards, ended, seats, actions, final, over)  # kept alive
        self.observations = buffers.byte_pointer(observations)
        self.masks = buffers.byte_pointer(masks)
        self.rewards = buffers.float_pointer(rewards)
        self.ended = buffers.byte_pointer(ended)  # whether the step that was just taken ended the game
        self.seats = buffers.int_pointer(seats)  # who is asked
        self.actions = buffers.int_pointer(actions)
        self.final = buffers.byte_pointer(final)  # the last observation of a game that was begun anew at once
        self.over = buffers.byte_pointer(over)  # whether the game in the row waits to be begun anew
        self.observation_size = 0
        self.action_count = 0
        self.players = 0
        self.autoreset = kinds.NEXT_STEP
        self.reward = kinds.WIN

    def illegal(self, first: int, end: int) -> int:
        """Return the first row, from `first` on, whose action cannot be taken; NOTHING if there is none."""
        for row in range(first, end):
            if not self.over[row]:
                action = self.actions[row]
                if action < 0 or action >= self.action_count or not self.masks[row * self.action_count + action]:
                    return row
        return kinds.NOTHING


# ---- one table


def step(table: Table, to: Buffers) -> None:
    """Take the action of a table's row, or begin anew if its game is over, and write what follows."""
    row = table.number
    to.ended[row] = 0
    for seat in range(to.players):
        to.rewards[row * to.players + seat] = 0.0
    if not to.over[row]:
        table.play(to.seats[row], to.actions[row])
        show(table, to)
    elif to.autoreset == kinds.DISABLED:
        to.ended[row] = 1
    else:
        begin(table, to)


def begin(table: Table, to: Buffers) -> None:
    """Begin a game and write its first question."""
    to.over[table.number] = 0
    table.begin()
    show(table, to)


def show(table: Table, to: Buffers) -> None:
    """Write a table as the seat that is asked sees it, or its end."""
    seat = table.asked()
    if seat == kinds.NOTHING:
        finish(table, to)
        return
    to.seats[table.number] = seat
    table.write(seat, to.observations, table.number * to.observation_size)
    table.write_mask(seat, to.masks, table.number * to.action_count)


def finish(table: Table, to: Buffers) -> None:
    """Write the end of a game, as the seat sees it that acted last; begin the next one if that is to be at once."""
    row = table.number
    to.ended[row] = 1
    for seat in range(to.players):
        to.rewards[row * to.players + seat] = table.reward(seat, to.reward)
    if to.autoreset == kinds.SAME_STEP:
        table.write(to.seats[row], to.final, row * to.observation_size)
        begin(table, to)
        return
    to.over[row] = 1
    table.write(to.seats[row], to.observations, row * to.observation_size)
    # Whatever comes next is ignored, but those who draw from the mask need something to draw.
    buffers.clear(to.masks, row * to.action_count, to.action_count)
    to.masks[row * to.action_count] = 1


# ---- a tree of tables


def walk_steps(table: Table, to: Buffers) -> None:
    """Step every table of a tree."""
    if table.left is not None:
        walk_steps(table.left, to)
    step(table, to)
    if table.right is not None:
        walk_steps(table.right, to)


def walk_picks(table: Table, to: Buffers) -> None:
    """Write a random legal action for every table of a tree."""
    if table.left is not None:
        walk_picks(table.left, to)
    if not to.over[table.number]:
        to.actions[table.number] = table.pick(to.seats[table.number])
    if table.right is not None:
        walk_picks(table.right, to)


def step_one(table: Table, to: Buffers) -> None:
    """Step one table of a batch, from Python."""
    step(table, to)


def begin_one(table: Table, to: Buffers) -> None:
    """Begin a game in a row of a batch, from Python."""
    buffer_row = table.number
    to.ended[buffer_row] = 0
    for seat in range(to.players):
        to.rewards[buffer_row * to.players + seat] = 0.0
    begin(table, to)
