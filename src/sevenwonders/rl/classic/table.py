"""7 Wonders for the environments, with the actions of `actions`.

Several seats can be active at once and act in any order. If a choice can be paid for in several ways, the seat chooses
the payment next; the choice is played only then and hidden from the other seats until it is.
"""

from sevenwonders.classic import ids, nature, rules, score
from sevenwonders.classic.rules import Choices
from sevenwonders.classic.state import State
from sevenwonders.classic.tables import TABLES
from sevenwonders.core import arrays, bits
from sevenwonders.rl import buffers, codes, table
from sevenwonders.rl.classic import actions, fields, observation, opponents


class ClassicTable(table.EnvTable):
    """A game of 7 Wonders without pending chance events."""

    def __init__(self, start: State) -> None:
        super().__init__()
        self.start = start
        self.state = start.copy()
        self.seats = self.state.players
        self.choices = Choices()
        self.pool: opponents.Opponent | None = None
        self.choices_seat = codes.NOTHING  # the seat whose legal moves are in `choices`
        self.unpaid = arrays.ints(
            ids.MOST_SEATS, value=codes.NOTHING
        )  # action of each seat whose payment is not chosen yet

    def begin(self) -> None:
        """Start a new game."""
        self.state.copy_from(self.start)
        for seat in range(ids.MOST_SEATS):
            self.unpaid[seat] = codes.NOTHING
        self.resolve_chance()

    def resolve_chance(self) -> None:
        """Resolve pending chance events."""
        self.choices_seat = codes.NOTHING
        while self.state.question() < ids.FIRST_ASK:
            nature.draw(self.state, self.chance_rng)

    def active_seat(self) -> int:
        """Return the first active seat, NOTHING if the game is over."""
        return bits.lowest(self.state.waiting) if self.state.waiting else codes.NOTHING

    def is_active(self, seat: int) -> bool:
        """Return whether the game waits for an action of the seat."""
        return self.state.waiting >> seat & 1 == 1

    def fill_choices(self, seat: int) -> None:
        """Compute the legal moves of a seat unless they are cached."""
        if self.choices_seat != seat:
            self.choices.fill(self.state, seat)
            self.choices_seat = seat

    # ---- actions

    def play(self, seat: int, action: int) -> None:
        """Take an action of an active seat; once the payment is known, play the move and resolve chance events."""
        self.fill_choices(seat)
        if action < actions.SELL_0:
            if self.ways(action) > 1:
                self.unpaid[seat] = action
                return
            self.play_move(seat, self.paid(action, 0))
        elif action < actions.PAY_0:
            self.play_move(seat, plain_move(action))
        else:
            self.play_move(seat, self.paid(self.unpaid[seat], action - actions.PAY_0))

    def reply(self, seat: int) -> bool:
        """Play a move of the opponent for an active seat; return False if the caller has to."""
        move = opponents.ask(self.pool, self.opponent, self.state, seat)
        if move == codes.CALLER:
            return False
        if move == codes.RANDOM:
            self.play(seat, self.sample(seat))
            return True
        self.play_move(seat, move)
        return True

    def play_move(self, seat: int, move: int) -> None:
        """Play a move of the engine."""
        self.unpaid[seat] = codes.NOTHING
        rules.apply(self.state, seat, move)
        self.resolve_chance()

    def place_of(self, card: int) -> int:
        """Return the index of a card among the seat's choices."""
        for k in range(self.choices.cards):
            if self.choices.card[k] == card:
                return k
        return ids.HAND

    def ways(self, action: int) -> int:
        """Return the number of ways to pay for an action."""
        if action >= actions.STAGE_0:
            return self.choices.stages
        return self.choices.builds[self.place_of(action)]

    def paid(self, action: int, way: int) -> int:
        """Return the move id of a build or stage action with its payment."""
        if action >= actions.STAGE_0:
            return ids.STAGE_0 + (action - actions.STAGE_0) * ids.SPLITS + self.choices.split[ids.HAND][way]
        return ids.BUILD_0 + action * ids.SPLITS + self.choices.split[self.place_of(action)][way]

    # ---- observations and masks

    def write(self, seat: int, row: buffers.Bytes, start: int) -> None:
        """Write the observation of a seat."""
        observation.write(self.state, seat, row, start)
        if self.unpaid[seat] != codes.NOTHING:
            self.write_payment(seat, row, start)

    def write_payment(self, seat: int, row: buffers.Bytes, start: int) -> None:
        """Write the action to be paid for and the ways to pay."""
        self.fill_choices(seat)
        action = self.unpaid[seat]
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
        """Write the action mask of a seat; all zeros if the seat is not active."""
        buffers.clear(row, start, actions.ACTIONS)
        if not self.is_active(seat):
            return
        self.fill_choices(seat)
        if self.unpaid[seat] != codes.NOTHING:
            for way in range(self.ways(self.unpaid[seat])):
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
        """Write the mask of an ordinary turn."""
        for k in range(self.choices.cards):
            card = self.choices.card[k]
            row[start + actions.BUILD_0 + card] = self.choices.builds[k] > 0
            row[start + actions.STAGE_0 + card] = self.choices.stages > 0
            row[start + actions.SELL_0 + card] = 1

    def sample(self, seat: int) -> int:
        """Return a uniformly random legal action of an active seat."""
        self.fill_choices(seat)
        if self.unpaid[seat] != codes.NOTHING:
            return actions.PAY_0 + self.action_rng.below(self.ways(self.unpaid[seat]))
        if self.choices.question == ids.TURN or self.choices.question == ids.LAST:  # noqa: PLR1714 - as in `rules`
            return self.sample_turn()
        move = self.choices.nth(self.action_rng.below(self.choices.count))
        return actions.REVIVE_0 + move - ids.REVIVE_0

    def sample_turn(self) -> int:
        """Return a random action of an ordinary turn."""
        cards = self.choices.cards
        builds = 0
        for k in range(cards):
            builds += self.choices.builds[k] > 0
        n = self.action_rng.below(builds + cards * (1 + (self.choices.stages > 0)))
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
        """Return the final reward of a seat."""
        if kind == codes.WIN:
            return self.win(seat)
        if kind == codes.RANK:
            return self.rank(seat)
        points = score.points(self.state, seat)
        if kind == codes.POINTS:
            return points
        best = -99
        for other in range(self.seats):
            if other != seat and score.points(self.state, other) > best:
                best = score.points(self.state, other)
        return points - best

    def win(self, seat: int) -> float:
        """Return the zero-sum reward: 1 for a victory, less for a shared one, negative for losers."""
        share = 0.0
        if self.state.winners >> seat & 1:
            share = self.seats / bits.count(self.state.winners)
        return (share - 1) / (self.seats - 1)

    def rank(self, seat: int) -> float:
        """Return 1 for the first place down to -1 for the last; ties get the mean."""
        mine = score.points(self.state, seat) * 65536 + self.state.coins[seat]
        balance = 0
        for other in range(self.seats):
            theirs = score.points(self.state, other) * 65536 + self.state.coins[other]
            balance += (mine > theirs) - (mine < theirs)
        return balance / (self.seats - 1)

    # ---- Python interface

    def set_opponents(self, pool: opponents.Opponent | None, size: int) -> None:
        """Set the pool of opponents; a running game keeps the number of its opponent if the new pool has it."""
        self.pool, self.opponents = pool, size
        if self.opponent >= size:
            self.opponent = 0

    def move_of(self, seat: int, action: int) -> int:
        """Return the move id of an action, NOTHING if a choice of payment follows."""
        self.fill_choices(seat)
        if action >= actions.PAY_0:
            return self.paid(self.unpaid[seat], action - actions.PAY_0)
        if action >= actions.SELL_0:
            return plain_move(action)
        return codes.NOTHING if self.ways(action) > 1 else self.paid(action, 0)

    def action_of(self, seat: int, move: int) -> int:
        """Return the next action towards a move: the choice, then its payment."""
        if self.unpaid[seat] == codes.NOTHING:
            return self.choice_of(move)
        self.fill_choices(seat)
        ways = range(self.ways(self.unpaid[seat]))
        return actions.PAY_0 + next(way for way in ways if self.paid(self.unpaid[seat], way) == move)

    def choice_of(self, move: int) -> int:
        """Return the first action towards a move."""
        if move >= ids.REVIVE_0:
            return actions.REVIVE_0 + move - ids.REVIVE_0
        if move >= ids.SELL_0:
            return actions.SELL_0 + move - ids.SELL_0
        return actions.BUILD_0 + move // ids.SPLITS  # stages follow buildings in both numberings

    def pending_action(self, seat: int) -> int:
        """Return the action whose payment the seat chooses next, NOTHING if there is none."""
        return self.unpaid[seat]

    def __reduce__(self) -> tuple[object, ...]:
        return restored, (self.start, self.state, self.chance_rng.state, self.action_rng.state, list(self.unpaid))

    def set_state(self, state: State) -> None:
        """Set the position, which must wait for seats or be over."""
        self.state.copy_from(state)
        for seat in range(ids.MOST_SEATS):
            self.unpaid[seat] = codes.NOTHING
        self.resolve_chance()


def plain_move(action: int) -> int:
    """Return the move id of an action without payment."""
    if action < actions.REVIVE_0:
        return ids.SELL_0 + action - actions.SELL_0
    return ids.REVIVE_0 + action - actions.REVIVE_0


def restored(start: State, state: State, chance_seed: int, action_seed: int, unpaid: list[int]) -> ClassicTable:
    """Rebuild a pickled or copied table."""
    made = ClassicTable(start)
    made.chance_rng.state, made.action_rng.state = chance_seed, action_seed
    made.set_state(state)
    made.unpaid = unpaid
    return made
