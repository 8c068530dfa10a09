"""Games of a batch, stepped without the GIL.

An `EnvTable` resolves all chance events itself, so that it always waits for a seat or is over; each game has its own
subclass. The tables of a batch form a binary tree (`left` and `right`, in the order of their numbers), because compiled
code without the GIL can follow attributes but cannot index a list of objects.
"""

from sevenwonders.core.rng import Rng, derived_seed
from sevenwonders.rl import buffers, codes


class EnvTable:
    """A game in progress. Seats and actions are not validated here; `Buffers.illegal` and the environments do it."""

    def __init__(self) -> None:
        self.number = 0  # row of the batch
        self.left: EnvTable | None = None
        self.right: EnvTable | None = None
        self.seats = 0
        self.learner = codes.NOTHING  # seat of the learner; NOTHING if the caller plays all seats
        self.opponents = 0  # size of the pool of opponents
        self.opponent = 0  # member of the pool that plays the other seats of the current game
        self.chance_rng = Rng(0)  # chance events
        self.action_rng = Rng(0)  # random actions
        self.opponent_rng = Rng(0)  # draws from the pool

    def begin(self) -> None:
        """Start a new game without reseeding the random generators."""

    def active_seat(self) -> int:
        """Return the first active seat, NOTHING if the game is over."""
        return codes.NOTHING

    def is_active(self, seat: int) -> bool:  # noqa: ARG002 - overridden by each game
        """Return whether the game waits for an action of the seat."""
        return False

    def play(self, seat: int, action: int) -> None:
        """Take an action of an active seat, then resolve chance events."""

    def reply(self, seat: int) -> bool:  # noqa: ARG002 - overridden by each game
        """Play a move of the opponent for an active seat; return False if the caller has to."""
        return False

    def play_opponents(self) -> None:
        """Play until the learner is active, the game is over, or an opponent's move is up to the caller."""
        if self.learner == codes.NOTHING:
            return
        while True:
            seat = self.active_seat()
            if seat == codes.NOTHING or seat == self.learner or not self.reply(seat):  # noqa: PLR1714 - as in C
                return

    def draw_opponent(self) -> None:
        """Draw the opponent of a game from the pool, each with the same probability."""
        if self.opponents > 1:
            self.opponent = self.opponent_rng.below(self.opponents)

    def write(self, seat: int, row: buffers.Bytes, start: int) -> None:
        """Write the observation of a seat."""

    def write_mask(self, seat: int, row: buffers.Bytes, start: int) -> None:
        """Write the action mask of a seat."""

    def sample(self, seat: int) -> int:  # noqa: ARG002 - overridden by each game
        """Return a uniformly random legal action of an active seat."""
        return 0

    def reward(self, seat: int, kind: int) -> float:  # noqa: ARG002 - overridden by each game
        """Return the final reward of a seat."""
        return 0.0

    # ---- Python interface: the methods above are C methods when compiled

    def restart(self, seed: int | None = None) -> None:
        """Start a new game, reseeding the random generators if `seed` is given."""
        if seed is not None:
            self.reseed(seed)
        self.begin()

    def reseed(self, seed: int) -> None:
        """Seed the random generators."""
        self.chance_rng = Rng(derived_seed(seed, 0))
        self.action_rng = Rng(derived_seed(seed, 1))
        self.opponent_rng = Rng(derived_seed(seed, 2))

    def next_seat(self) -> int:
        """Return the first active seat, NOTHING if the game is over."""
        return self.active_seat()

    def is_waiting_for(self, seat: int) -> bool:
        """Return whether the game waits for an action of the seat."""
        return self.is_active(seat)

    def act(self, seat: int, action: int) -> None:
        """Take a legal action of an active seat, then resolve chance events."""
        self.play(seat, action)

    def observe(self, seat: int, memory: buffers.Bytes) -> None:
        """Write the observation of a seat into memory of the right size."""
        self.write(seat, buffers.byte_pointer(memory), 0)

    def mask(self, seat: int, memory: buffers.Bytes) -> None:
        """Write the action mask of a seat into memory of the right size; it is all zeros if the seat is not active."""
        self.write_mask(seat, buffers.byte_pointer(memory), 0)

    def random_action(self, seat: int) -> int:
        """Return a random legal action of an active seat."""
        return self.sample(seat)

    def payoff(self, seat: int, kind: int) -> float:
        """Return the reward of a seat in a game that is over."""
        return self.reward(seat, kind)


class Buffers:
    """The arrays of a batch; row `number` of each belongs to the table of that number."""

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
        opponents: buffers.Ints,
    ) -> None:
        self.memory = (observations, masks, rewards, ended, seats, actions, final, over, opponents)  # kept alive
        self.observations = buffers.byte_pointer(observations)
        self.masks = buffers.byte_pointer(masks)
        self.rewards = buffers.float_pointer(rewards)
        self.ended = buffers.byte_pointer(ended)  # whether the last step ended the game
        self.seats = buffers.int_pointer(seats)  # active seats
        self.actions = buffers.int_pointer(actions)
        self.final = buffers.byte_pointer(final)  # last observations of games restarted in the same step
        self.over = buffers.byte_pointer(over)  # whether the game is over and not restarted yet
        self.opponents = buffers.int_pointer(opponents)  # member of the pool that plays the other seats
        self.observation_size = 0
        self.action_count = 0
        self.players = 0
        self.autoreset = codes.NEXT_STEP
        self.reward = codes.WIN

    def illegal(self, first: int, end: int) -> int:
        """Return the first row of `first` … `end` - 1 with an illegal action, NOTHING if there is none."""
        for row in range(first, end):
            if not self.over[row]:
                action = self.actions[row]
                if action < 0 or action >= self.action_count or not self.masks[row * self.action_count + action]:
                    return row
        return codes.NOTHING


# ---- one table


def step(table: EnvTable, to: Buffers) -> None:
    """Take the action of a row, or restart its game if it is over, and write the results."""
    row = table.number
    to.ended[row] = 0
    for seat in range(to.players):
        to.rewards[row * to.players + seat] = 0.0
    if not to.over[row]:
        table.play(to.seats[row], to.actions[row])
        table.play_opponents()
        show(table, to)
    elif to.autoreset == codes.DISABLED:
        to.ended[row] = 1
    else:
        begin(table, to)


def begin(table: EnvTable, to: Buffers) -> None:
    """Start a game and write its first observation."""
    to.over[table.number] = 0
    table.begin()
    table.draw_opponent()
    to.opponents[table.number] = table.opponent
    table.play_opponents()
    show(table, to)


def show(table: EnvTable, to: Buffers) -> None:
    """Write observation and mask of the active seat, or the end of the game."""
    seat = table.active_seat()
    if seat == codes.NOTHING:
        finish(table, to)
        return
    to.seats[table.number] = seat
    table.write(seat, to.observations, table.number * to.observation_size)
    table.write_mask(seat, to.masks, table.number * to.action_count)


def finish(table: EnvTable, to: Buffers) -> None:
    """Write rewards and the last observation of the seat that acted; restart the game in mode SAME_STEP."""
    row = table.number
    to.ended[row] = 1
    for seat in range(to.players):
        to.rewards[row * to.players + seat] = table.reward(seat, to.reward)
    if to.autoreset == codes.SAME_STEP:
        table.write(to.seats[row], to.final, row * to.observation_size)
        begin(table, to)
        return
    to.over[row] = 1
    table.write(to.seats[row], to.observations, row * to.observation_size)
    # The next action is ignored, but sampling from the mask needs at least one legal action.
    buffers.clear(to.masks, row * to.action_count, to.action_count)
    to.masks[row * to.action_count] = 1


# ---- a tree of tables


def step_tree(table: EnvTable, to: Buffers) -> None:
    """Step all tables of a tree."""
    if table.left is not None:
        step_tree(table.left, to)
    step(table, to)
    if table.right is not None:
        step_tree(table.right, to)


def sample_tree(table: EnvTable, to: Buffers) -> None:
    """Write a random legal action for each table of a tree."""
    if table.left is not None:
        sample_tree(table.left, to)
    if not to.over[table.number]:
        to.actions[table.number] = table.sample(to.seats[table.number])
    if table.right is not None:
        sample_tree(table.right, to)


def step_one(table: EnvTable, to: Buffers) -> None:
    """Step one table of a batch (Python interface of `step`)."""
    step(table, to)


def begin_one(table: EnvTable, to: Buffers) -> None:
    """Restart one table of a batch and clear its rewards."""
    buffer_row = table.number
    to.ended[buffer_row] = 0
    for seat in range(to.players):
        to.rewards[buffer_row * to.players + seat] = 0.0
    begin(table, to)
