"""The knowledge of a seat about hidden cards, and random tables that are consistent with it.

Everything here follows from a `Seen`. The cards of an age that the seat cannot place lie in places it cannot see into:
hands, stages of other wonders, the discard pile. `CardDealer` contains the places and their possible cards.

`sample` draws each deal of the cards of a pool (with distinct copies) to its places with equal probability, among those
that agree with the looks through the discard pile: for the seat that looked with all its cards, for the other seats
with the card that was revived. In Age III each selection of unseen guilds is equally likely too. That is the
probability of each deal given the observations, if the choices of the other seats are ignored.
A secret choice of another seat is any of its legal moves.
"""

from collections import Counter

from sevenwonders.classic import ids, memory
from sevenwonders.classic.card_dealer import CardDealer
from sevenwonders.classic.cards import CARD_IDS
from sevenwonders.classic.constrained_counts import Demand
from sevenwonders.classic.piles import numbers_of
from sevenwonders.classic.rules import Choices
from sevenwonders.classic.seen import Seen
from sevenwonders.classic.state import State
from sevenwonders.classic.tables import TABLES
from sevenwonders.core.errors import OptionError
from sevenwonders.core.rng import Rng


class Knowledge:
    """The knowledge of a seat."""

    def __init__(self, seen: Seen) -> None:
        if not isinstance(seen, Seen):
            raise OptionError("seen/unknown", found=type(seen).__name__)
        if seen.seat == ids.NOTHING:
            raise OptionError("seat/unknown", found=None, seats=seen.state.players)
        self.seen = Seen()
        self.looks = 0  # through the discard pile so far, and the one that the seat is taking now
        self.known = [
            [0] * (ids.LOOKS + 1) for _ in range(ids.AGES)
        ]  # by age and look: the cards that the seat itself put on the discard pile
        self.first = CardDealer()
        self.second = CardDealer()
        self.third = CardDealer()
        self.choices = Choices()
        self.learn(seen)

    # ---- queries

    def certain(self, other: int) -> tuple[str, ...]:
        """Return the cards that are certainly in the hand of another seat, in the order of the data."""
        inside = self._inside(other)
        return tuple(CARD_IDS[card] for card in sorted(inside) for _ in range(inside[card][0]))

    def possible(self, other: int) -> tuple[str, ...]:
        """Return the cards that may be in the hand of another seat, each once, in the order of the data."""
        return tuple(CARD_IDS[card] for card in sorted(self._inside(other)))

    def _inside(self, other: int) -> dict[int, tuple[int, int]]:
        age = self.seen.state.age
        if not age:
            return {}
        return (self.first, self.second, self.third)[age - 1].inside(other, self._demands(age))

    def sample(self, rng: Rng) -> State:
        """Return a random state that the seat cannot distinguish from the real one."""
        if not isinstance(rng, Rng):
            raise TypeError(f"a random generator is needed, not {rng!r}")
        state = State()
        self.sample_into(state, rng)
        return state

    def sample_into(self, state: State, rng: Rng) -> None:
        """Replace `state` by a random one that the seat cannot distinguish from the real one."""
        state.copy_from(self.seen.state)
        state.partial = 0
        found = [[0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]]  # on the discard pile, by age and look
        for age in range(ids.AGES):
            for look in range(ids.LOOKS + 1):
                found[age][look] = self.known[age][look]
        if state.age >= 1:
            self.lay(state, self.first, found[0], rng)
        if state.age >= 2:
            self.lay(state, self.second, found[1], rng)
        if state.age >= 3:
            self.lay(state, self.third, found[2], rng)
        for age in range(ids.AGES):
            self.lay_pile(state, age, found[age])
        for seat in range(state.players):
            if state.chosen[seat] == ids.HIDDEN:
                self.choose_for(state, seat, rng)

    def lay(self, state: State, dealer: CardDealer, found: list[int], rng: Rng) -> None:
        """Deal out the hidden cards of an age."""
        dealer.deal(rng)
        for place in range(dealer.places):
            card = dealer.laid[place]
            if card == ids.NOTHING:
                continue
            if dealer.moment[place] != ids.NOTHING:
                state.taken[dealer.moment[place]] = card
            if dealer.hand[place] != ids.NOTHING:
                state.hand[dealer.hand[place]] += TABLES.one[card]
            elif dealer.under[place] != ids.NOTHING:
                state.under[dealer.under[place]] = card
            else:
                found[dealer.look[place]] += TABLES.one[card]

    def lay_pile(self, state: State, age: int, found: list[int]) -> None:
        """Lay the discard pile, and what others saw of it: what lay there at each look less what had been revived."""
        there = 0
        for look in range(self.looks + 1):
            there += found[look]
            if look < state.looks:
                state.look_pile[look][age] = there
                card = state.look_card[look]
                if card != ids.NOTHING and TABLES.age[card] == age + 1:
                    there -= TABLES.one[card]
        state.pile[age] = there

    def choose_for(self, state: State, seat: int, rng: Rng) -> None:
        """Choose a random legal move for a seat with a secret choice."""
        waiting = state.waiting
        state.waiting |= 1 << seat
        self.choices.fill(state, seat)
        state.waiting = waiting
        state.chosen[seat] = self.choices.nth(rng.below(self.choices.count))

    # ---- places and pools

    def learn(self, seen: Seen) -> None:
        """Replace all knowledge by that of a seat."""
        self.seen.copy_from(seen)
        self.looks = seen.state.looks
        if seen.is_asked() and seen.state.question() == ids.REVIVE:
            self.looks += 1
        for age in range(ids.AGES):
            for look in range(ids.LOOKS + 1):
                self.known[age][look] = 0
        if seen.state.age >= 1:
            self.learn_age(self.first, 1)
        if seen.state.age >= 2:
            self.learn_age(self.second, 2)
        if seen.state.age >= 3:
            self.learn_age(self.third, 3)
        if self.looks:
            self.weigh()

    def learn_age(self, dealer: CardDealer, age: int) -> None:
        """Find the pools and places of an age."""
        dealer.begin(age, self.looks)
        for line in range(self.seen.state.players):
            self.follow_line(dealer, age, line)
        self.add_unlogged(dealer, age)
        dealer.pile[0] = self.unseen(self.seen.state, dealer, age)
        dealer.close(0)

    def follow_line(self, dealer: CardDealer, age: int, line: int) -> None:
        """Add a pool for each stretch of a line between two sights of it; cards before the first sight are unseen."""
        players = self.seen.state.players
        turns = memory.turns_held(self.seen.state, age)
        now = memory.holder(players, age, line, self.seen.state.turn)
        gone = ids.HAND - self.seen.hands[now] if age == self.seen.state.age else ids.HAND
        pool = 0
        for turn in range(1, ids.HAND + 1):
            owner = memory.holder(players, age, line, turn)
            if owner == self.seen.seat and turn <= turns and self.seen.held[age - 1][turn - 1]:
                pool = dealer.add_pool(self.seen.held[age - 1][turn - 1] - self.held_later(age, line, turn))
            moment = self.seen.state.moment(age, owner, turn)
            use = self.seen.state.used[moment]
            card = self.seen.state.taken[moment]
            if use and card != ids.NOTHING:
                if pool:
                    dealer.pile[pool] -= TABLES.one[card]
                if use >= ids.SOLD:
                    self.known[age - 1][self.look_at(age, turn)] += TABLES.one[card]
            elif use == ids.UNDER:
                stage = self.stage_under(age, owner, turn)
                dealer.add_place(pool, ids.NOTHING, stage, moment, ids.NOTHING)
            elif use:
                dealer.add_place(pool, ids.NOTHING, ids.NOTHING, moment, self.look_at(age, turn))
            elif turn > gone and now == self.seen.seat:
                dealer.pile[pool] = 0  # the own hand
            elif turn > gone:
                dealer.add_place(pool, now, ids.NOTHING, ids.NOTHING, ids.NOTHING)

    def held_later(self, age: int, line: int, turn: int) -> int:
        """Return the pile that was left of a line when the seat saw it again, 0 if it has not."""
        players = self.seen.state.players
        for later in range(turn + 1, memory.turns_held(self.seen.state, age) + 1):
            pile = self.seen.held[age - 1][later - 1]
            if pile and memory.line_of(players, age, self.seen.seat, later) == line:
                return pile
        return 0

    def look_at(self, age: int, turn: int) -> int:
        """Return the first look after a turn."""
        when = age * 8 + (turn if turn < ids.TURNS else ids.TURNS)
        for look in range(self.seen.state.looks):
            if self.seen.state.look_age[look] * 8 + self.seen.state.look_turn[look] >= when:
                return look
        return self.seen.state.looks

    def stage_under(self, age: int, seat: int, turn: int) -> int:
        """Return the stage over the card that a seat took on a turn; the log contains the latest stages."""
        after = 0
        for later in range(age, self.seen.state.age + 1):
            first = turn + 1 if later == age else 1
            for at in range(first, ids.HAND + 1):
                if self.seen.state.used[self.seen.state.moment(later, seat, at)] == ids.UNDER:
                    after += 1
        return seat * ids.STAGES + self.seen.state.stages[seat] - 1 - after

    def add_unlogged(self, dealer: CardDealer, age: int) -> None:
        """Add the places of cards face down that are missing in the log of a position set up by hand."""
        discarded = self.seen.discard[age - 1]
        for look in range(self.seen.state.looks):
            card = self.seen.state.look_card[look]
            if card != ids.NOTHING and TABLES.age[card] == age:
                discarded += 1
        for seat in range(self.seen.state.players):
            unlogged = self.seen.state.stages[seat]
            for any_age in range(1, self.seen.state.age + 1):
                for turn in range(1, ids.HAND + 1):
                    use = self.seen.state.used[self.seen.state.moment(any_age, seat, turn)]
                    if use == ids.UNDER:
                        unlogged -= 1
                    elif use >= ids.SOLD and any_age == age:
                        discarded -= 1
            if seat != self.seen.seat:
                for stage in range(seat * ids.STAGES, seat * ids.STAGES + unlogged):
                    if self.seen.backs[stage] == age:
                        dealer.add_place(0, ids.NOTHING, stage, ids.NOTHING, ids.NOTHING)
        for _ in range(discarded):
            dealer.add_place(0, ids.NOTHING, ids.NOTHING, ids.NOTHING, 0)

    def unseen(self, table: State, dealer: CardDealer, age: int) -> int:
        """Return the cards of an age that the seat has never seen, all guilds among them that it has not."""
        pile = 0
        for k in range(TABLES.deck_size[table.players][age - 1]):
            pile += TABLES.one[TABLES.deck[table.players][age - 1][k]]
        if age == ids.AGES:
            for card in range(ids.GUILD_0, ids.CARDS):
                pile += TABLES.one[card]
        # A revived card lay on the discard pile: it is one of the cards with an unknown place there.
        for look in range(table.looks):
            card = table.look_card[look]
            if card != ids.NOTHING and TABLES.age[card] == age:
                pile += TABLES.one[card]
        for look in range(ids.LOOKS + 1):
            pile -= self.known[age - 1][look]
        for pool in range(1, dealer.pools):
            pile -= dealer.pile[pool]
        for stage in range(self.seen.seat * ids.STAGES, (self.seen.seat + 1) * ids.STAGES):
            if self.seen.backs[stage] == age:
                pile -= TABLES.one[table.under[stage]]
        for seat in range(table.players):
            for card in range(TABLES.deck_start[age - 1], TABLES.deck_start[age]):
                if table.city[seat][card >> 6] & TABLES.bit[card]:
                    pile -= TABLES.one[card]
        if age == table.age:
            pile -= table.hand[self.seen.seat]
        return pile

    # ---- the discard pile

    def weigh(self) -> None:
        """Apply the looks through the discard pile."""
        for age in range(1, self.seen.state.age + 1):
            (self.first, self.second, self.third)[age - 1].demand(self._demands(age))

    def _demands(self, age: int) -> dict[int, Demand]:
        """Return the demand for each card at the hidden places on the discard pile."""
        table = self.seen.state
        piles_seen = [list(row)[age - 1] for row in list(table.look_pile)[: table.looks]]
        if self.looks > table.looks:
            piles_seen.append(list(table.pile)[age - 1])
        exact = all(seat == self.seen.seat for seat in list(table.look_seat)[: table.looks])
        revived: Counter[int] = Counter()
        known: Counter[int] = Counter()
        counts: dict[int, list[int]] = {}
        for number, pile in enumerate(piles_seen):
            there = revived.copy()
            if exact:
                there.update(numbers_of(pile, age))
            card = table.look_card[number] if number < table.looks else ids.NOTHING
            if card != ids.NOTHING and TABLES.age[card] == age:
                revived[card] += 1
            if not exact:
                there = revived.copy()
            known.update(numbers_of(self.known[age - 1][number], age))
            there.subtract(known)
            for found, copies in there.items():
                counts.setdefault(found, [0] * self.looks)[number] = max(0, copies)
        demands: dict[int, Demand] = {}
        for found, seen in counts.items():
            if any(seen):
                news = [now - before for before, now in zip([0, *seen], seen, strict=False)]
                demands[found] = Demand(tuple(news if exact else seen), exact)
        return demands
