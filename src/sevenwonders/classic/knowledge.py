"""What a seat knows for certain of what it does not see, and random tables that fit all of it.

Everything here is made from a `view`. The cards of an age that a seat cannot place lie in *places* it cannot see into:
hands, stages of other wonders, the discard pile. Each place draws on a *pool* of cards: the cards of a hand that the
seat has held and passed on are the pool of that hand's places since; all others share the pool of cards never seen.

`sample` draws every way to hand out the cards of each pool (copies of a card told apart) to its places with equal
probability, among those in which the discard pile held, whenever somebody looked through it, what is known of it: for
the one who looked all its cards, for the others the card that was revived. In Age III, which unseen guilds take part is
equally likely too. That is the chance of each deal given what was seen, if nothing is read into the others' choices.
A choice that another seat has made in secret is any of its legal moves.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from math import comb, perm
from typing import Any, Final

from sevenwonders.classic import ids, memory, rules
from sevenwonders.classic.cards import BOARD_NUMBER, CARD_IDS, CARD_NUMBER, SIDE_NUMBER
from sevenwonders.classic.game import SIDE_RULES
from sevenwonders.classic.ids import QUESTIONS, USES
from sevenwonders.classic.state import State
from sevenwonders.classic.tables import TABLES
from sevenwonders.classic.view import View
from sevenwonders.core.data import as_data
from sevenwonders.core.rng import Rng

NOWHERE: Final = -1  # the time of a place that is not on the discard pile


@dataclass(frozen=True, slots=True)
class Place:
    """Where a card lies that the seat cannot see: a hand, under a stage, or the discard pile.

    `moment` is its place in the log if it has one. `look` is, on the discard pile, the first look that found the card
    there, or the number of looks; elsewhere NOWHERE.
    """

    age: int
    hand: int = ids.NOTHING
    under: int = ids.NOTHING
    moment: int = ids.NOTHING
    look: int = NOWHERE


@dataclass(slots=True)
class Pool:
    """Cards that lie in places of which each can hold any of them; there may be more cards than places."""

    cards: list[int]
    places: list[Place] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Demand:
    """What is known of one card on the discard pile: how often it was there at each look, at least or exactly."""

    counts: tuple[int, ...]
    exact: bool

    def allows(self, found: Sequence[int]) -> bool:
        """Return whether so many copies in the places of each look fit; the last entry is for places no look saw."""
        if self.exact:
            return tuple(found[: len(self.counts)]) == self.counts
        seen = 0
        for wanted, there in zip(self.counts, found, strict=False):
            seen += there
            if seen < wanted:
                return False
        return True


class Knowledge:
    """All that follows for a seat from its view."""

    def __init__(self, seen: View | Mapping[str, Any]) -> None:
        view: Mapping[str, Any] = as_data(seen)
        if view["seat"] is None:
            raise ValueError("a spectator has no hand to reason from")
        self.view = view
        self.seat: int = view["seat"]
        self.table = table_of(view)
        self.looks = self._looks()
        self.known_pile: list[tuple[int, int]] = []  # cards that the seat put on the discard pile, and their looks
        ages = range(1, self.table.age + 1)
        self.pools = {age: self._pools(age) for age in ages}
        self._allotments = {age: _Allotment(self.pools[age], self._demands(age), len(self.looks)) for age in ages}

    def certain(self, other: int) -> tuple[str, ...]:
        """Return the cards that are certainly in the hand of another seat, in the order of the data."""
        found: list[int] = []
        for pool in self.pools.get(self.table.age, ()):
            inside = sum(place.hand == other for place in pool.places)
            elsewhere = len(pool.cards) - inside
            for card, copies in Counter(pool.cards).items():
                found += [card] * max(0, copies - elsewhere) if inside else []
        return tuple(CARD_IDS[card] for card in sorted(found))

    def possible(self, other: int) -> tuple[str, ...]:
        """Return the cards that may be in the hand of another seat, each once, in the order of the data."""
        found: set[int] = set()
        for pool in self.pools.get(self.table.age, ()):
            if any(place.hand == other for place in pool.places):
                found.update(pool.cards)
        return tuple(CARD_IDS[card] for card in sorted(found))

    def sample(self, rng: Rng) -> State:
        """Return a random state that looks to the seat as its view does."""
        state = self.table.copy()
        hand, under, taken = list(state.hand), list(state.under), list(state.taken)
        piles = [[0] * (len(self.looks) + 1) for _ in range(ids.AGES)]
        for card, look in self.known_pile:
            piles[TABLES.age[card] - 1][look] += TABLES.one[card]
        for age in range(1, state.age + 1):
            for place, card in self._allotments[age].draw(rng):
                if place.hand != ids.NOTHING:
                    hand[place.hand] += TABLES.one[card]
                if place.under != ids.NOTHING:
                    under[place.under] = card
                if place.moment != ids.NOTHING:
                    taken[place.moment] = card
                if place.look != NOWHERE:
                    piles[age - 1][place.look] += TABLES.one[card]
        state.hand, state.under, state.taken = hand, under, taken
        self._lay_piles(state, piles)
        state.recount()
        self._choose_for_others(state, rng)
        return state

    # ---- what lies where

    def _looks(self) -> list[Mapping[str, Any]]:
        """Return all looks through the discard pile, and as the last the one that the seat is taking now."""
        looks = list(self.view["looks"])
        pile = self.view["own"]["pile"]
        if pile is not None:
            now = {"age": self.table.age, "turn": self.table.turn, "card": None, "seat": self.seat, "pile": pile}
            looks.append(now)
        return looks

    def _look_at(self, age: int, turn: int) -> int:
        """Return the first look that found what was discarded on a turn."""
        for number, look in enumerate(self.looks):
            if (look["age"], look["turn"]) >= (age, min(turn, ids.TURNS)):
                return number
        return len(self.looks)

    def _pools(self, age: int) -> list[Pool]:
        """Return the pools of an age; the last is that of the cards never seen."""
        unseen = Pool([])
        pools = [pool for line in range(self.table.players) for pool in self._line_pools(age, line, unseen)]
        own_hand = self.view["own"]["hand"] if age == self.table.age else []
        in_sight = Counter(CARD_NUMBER[name] for name in [*own_hand, *self.view["own"]["under"]])
        for city in self.view["cities"]:
            in_sight.update(CARD_NUMBER[name] for name in city["cards"])
        # What was revived lay on the discard pile: it is one of the cards whose place there is not known.
        in_sight.subtract(CARD_NUMBER[look["card"]] for look in self.looks if look["card"])
        in_sight.update(card for card, _ in self.known_pile)
        for pool in pools:
            in_sight.update(pool.cards)
        for card in range(ids.DECK_START[age - 1], ids.DECK_START[age]):
            copies = TABLES.deck[self.table.players][age - 1].count(card) if card < ids.GUILD_0 else 1
            unseen.cards += [card] * (copies - in_sight[card])
        unseen.places += self._unlogged_places(age)
        return [*pools, unseen]

    def _line_pools(self, age: int, line: int, unseen: Pool) -> Iterator[Pool]:
        """Yield a pool for each stretch of a line from one sight of it to the next; what was before is unseen."""
        table = self.table
        held: list[list[str] | None] = self.view["own"]["held"][age - 1]
        in_hand = self.view["cities"][memory.holder(table.players, age, line, table.turn)]["hand"]
        pool = unseen
        for turn in range(1, ids.HAND + 1):
            owner = memory.holder(table.players, age, line, turn)
            hand = held[turn - 1] if owner == self.seat and turn <= len(held) else None
            if hand is not None:
                later = next((h for t, h in enumerate(held) if t >= turn and h and self._line(age, t + 1) == line), [])
                here = Counter(CARD_NUMBER[name] for name in hand)
                here.subtract(CARD_NUMBER[name] for name in later)
                pool = Pool(sorted(here.elements()))
                yield pool
            moment = table.moment(age, owner, turn)
            use, card = table.used[moment], table.taken[moment]
            if use and card != ids.NOTHING:
                if pool is not unseen:
                    pool.cards.remove(card)
                if use in (ids.SOLD, ids.LEFTOVER):
                    self.known_pile.append((card, self._look_at(age, turn)))
            elif use == ids.UNDER:
                pool.places.append(Place(age, under=self._stage_under(age, owner, turn), moment=moment))
            elif use:
                pool.places.append(Place(age, moment=moment, look=self._look_at(age, turn)))
            elif age == table.age and turn > ids.HAND - in_hand:
                holder = memory.holder(table.players, age, line, table.turn)
                if holder == self.seat:
                    pool.cards.clear()
                else:
                    pool.places.append(Place(age, hand=holder))

    def _line(self, age: int, turn: int) -> int:
        return memory.line_of(self.table.players, age, self.seat, turn)

    def _stage_under(self, age: int, seat: int, turn: int) -> int:
        """Return which stage the card went under that a seat took on a turn: the log tells of the latest stages."""
        table = self.table
        after = 0
        for moment in range(table.moment(age, seat, turn) + 1, table.moment(age, seat, ids.HAND) + 1):
            after += table.used[moment] == ids.UNDER
        for later in range(age + 1, table.age + 1):
            start = table.moment(later, seat, 1)
            after += sum(use == ids.UNDER for use in table.used[start : start + ids.HAND])
        return seat * ids.STAGES + table.stages[seat] - 1 - after

    def _unlogged_places(self, age: int) -> list[Place]:
        """Return the places of cards face down of which the log says nothing: in a position set up by hand."""
        table = self.table
        places: list[Place] = []
        logged = 0
        for seat in range(table.players):
            start = table.moment(age, seat, 1)
            uses = table.used[start : start + ids.HAND]
            logged += uses.count(ids.SOLD) + uses.count(ids.LEFTOVER)
            ages: list[int] = self.view["cities"][seat]["under"]
            unlogged = len(ages) - sum(
                table.used[table.moment(any_age, seat, turn)] == ids.UNDER
                for any_age in range(1, table.age + 1)
                for turn in range(1, ids.HAND + 1)
            )
            if seat != self.seat:
                stages = [stage for stage in range(unlogged) if ages[stage] == age]
                places += [Place(age, under=seat * ids.STAGES + stage) for stage in stages]
        revived = sum(TABLES.age[CARD_NUMBER[look["card"]]] == age for look in self.looks if look["card"])
        places += [Place(age, look=0)] * (self.view["discard"][age - 1] + revived - logged)
        return places

    # ---- what is known of the discard pile

    def _demands(self, age: int) -> dict[int, Demand]:
        """Return what the places on the discard pile that the seat cannot see into must hold of each card."""
        if not self.looks:
            return {}
        exact = all(look["seat"] == self.seat for look in self.looks)
        revived: Counter[int] = Counter()
        counts: dict[int, list[int]] = {}
        for number, look in enumerate(self.looks):
            there = revived.copy()
            if exact:
                there.update(CARD_NUMBER[name] for name in look["pile"])
            if look["card"]:
                revived[CARD_NUMBER[look["card"]]] += 1
            if not exact:
                there = revived.copy()
            there.subtract(card for card, known in self.known_pile if known <= number)
            for card, copies in there.items():
                counts.setdefault(card, [0] * len(self.looks))[number] = max(0, copies)
        demands: dict[int, Demand] = {}
        for card, seen in counts.items():
            if TABLES.age[card] == age and any(seen):
                news = [now - before for before, now in zip([0, *seen], seen, strict=False)]
                demands[card] = Demand(tuple(news if exact else seen), exact)
        return demands

    def _lay_piles(self, state: State, piles: list[list[int]]) -> None:
        """Lay the discard pile, and what others saw of it: what lay there at each look less what had been revived."""
        looks = [[0] * ids.AGES for _ in range(ids.LOOKS)]
        there = [0] * ids.AGES
        for number in range(len(self.looks) + 1):
            for age in range(ids.AGES):
                there[age] += piles[age][number]
            if number < state.looks:
                looks[number] = list(there)
                card = state.look_card[number]
                if card != ids.NOTHING:
                    there[TABLES.age[card] - 1] -= TABLES.one[card]
        state.pile, state.look_pile = there, looks

    def _choose_for_others(self, state: State, rng: Rng) -> None:
        chosen = list(state.chosen)
        for seat, city in enumerate(self.view["cities"]):
            if city["chosen"] and seat != self.seat:
                waiting = state.waiting
                state.waiting |= 1 << seat
                legal = rules.legal_ids(state, seat)
                state.waiting = waiting
                chosen[seat] = legal[rng.below(len(legal))]
        state.chosen = chosen


class _Allotment:
    """Hands out the cards of an age's pools to their places, with equal chances under the demands.

    Cards that a demand is about go first, one after the other; how many ways there are to go on is counted, so that no
    draw is ever in vain. All other cards then have the same number of ways to fill what is left.
    """

    def __init__(self, pools: Sequence[Pool], demands: Mapping[int, Demand], looks: int) -> None:
        self.pools = pools
        self.demanded = [(card, demands[card]) for card in sorted(demands)]
        self.looks = looks
        unseen = pools[-1]
        excess = max(0, len(unseen.cards) - len(unseen.places))
        free = [card for card in unseen.cards if card >= ids.GUILD_0 and card not in demands]
        self.absent_guilds = min(excess, len(free))
        self._ways = cache(self._count)

    def draw(self, rng: Rng) -> list[tuple[Place, int]]:
        """Return every place with the card that lies there."""
        rooms = self._rooms()
        filled: list[tuple[Place, int]] = []
        cards = [list(pool.cards) for pool in self.pools]
        places = [_shuffled(pool.places, rng) for pool in self.pools]
        for step, (card, _) in enumerate(self.demanded):
            allotted, rooms = self._pick(step, rooms, rng)
            for number, row in enumerate(allotted):
                for look, copies in enumerate(row):
                    for _ in range(copies):
                        place = _take(places[number], look if look < self.looks else None, self.looks)
                        cards[number].remove(card)
                        if place is not None:
                            filled.append((place, card))
        guilds = [card for card in cards[-1] if card >= ids.GUILD_0]
        for card in _shuffled(guilds, rng)[: self.absent_guilds]:
            cards[-1].remove(card)
        for left, open_places in zip(cards, places, strict=True):
            filled += zip(open_places, _shuffled(left, rng), strict=False)
        return filled

    def _pick(
        self, step: int, rooms: tuple[tuple[int, ...], ...], rng: Rng
    ) -> tuple[list[tuple[int, ...]], tuple[tuple[int, ...], ...]]:
        """Return where the copies of a card go, and the room left, each option by the ways it leaves to go on."""
        options = [
            (weight * self._ways(step + 1, after), row, after) for weight, row, after in self._options(step, rooms)
        ]
        pick = _below(sum(weight for weight, _, _ in options), rng)
        for weight, allotted, after in options:
            pick -= weight
            if pick < 0:
                return allotted, after
        raise AssertionError(pick)

    def _rooms(self) -> tuple[tuple[int, ...], ...]:
        """Return for each pool how many places each look saw on the discard pile, and how much room is besides."""
        rooms = []
        for pool in self.pools:
            seen = [sum(place.look == look for place in pool.places) for look in range(self.looks)]
            absent = self.absent_guilds if pool is self.pools[-1] else 0
            rooms.append((*seen, len(pool.cards) - absent - sum(seen)))
        return tuple(rooms)

    def _options(
        self, step: int, rooms: tuple[tuple[int, ...], ...]
    ) -> Iterator[tuple[int, list[tuple[int, ...]], tuple[tuple[int, ...], ...]]]:
        """Yield the ways to place all copies of a card that its demand allows: weight, copies by pool, room left."""
        card, demand = self.demanded[step]

        def spread(number: int) -> Iterator[tuple[int, list[tuple[int, ...]]]]:
            if number == len(self.pools):
                yield 1, []
                return
            copies = self.pools[number].cards.count(card)
            for row in _rows(copies, rooms[number]):
                weight = 1
                left = copies
                for part, room in zip(row, rooms[number], strict=True):
                    weight *= comb(left, part) * perm(room, part)
                    left -= part
                for others, rest in spread(number + 1):
                    yield weight * others, [row, *rest]

        for weight, allotted in spread(0):
            if demand.allows([sum(row[look] for row in allotted) for look in range(self.looks)]):
                after = tuple(
                    tuple(room - part for part, room in zip(row, before, strict=True))
                    for row, before in zip(allotted, rooms, strict=True)
                )
                yield weight, allotted, after

    def _count(self, step: int, rooms: tuple[tuple[int, ...], ...]) -> int:
        """Return in how many ways the cards from `step` on can be placed; what is seen exactly must be full then."""
        if step == len(self.demanded):
            exact = any(demand.exact for _, demand in self.demanded)
            return 0 if exact and any(any(row[: self.looks]) for row in rooms) else 1
        return sum(weight * self._ways(step + 1, after) for weight, _, after in self._options(step, rooms))


def _rows(copies: int, rooms: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """Yield the ways to part so many copies among rooms, none more than it has."""
    if len(rooms) == 1:
        if copies <= rooms[0]:
            yield (copies,)
        return
    for here in range(min(copies, rooms[0]) + 1):
        for rest in _rows(copies - here, rooms[1:]):
            yield (here, *rest)


def _take(places: list[Place], look: int | None, looks: int) -> Place | None:
    """Take a place out of a shuffled list: one that a look saw, or one that none did; None for a card left out."""
    for number, place in enumerate(places):
        if place.look == look or (look is None and not 0 <= place.look < looks):
            return places.pop(number)
    return None


def _shuffled(items: Sequence[Any], rng: Rng) -> list[Any]:
    shuffled = list(items)
    for last in range(len(shuffled) - 1, 0, -1):
        other = rng.below(last + 1)
        shuffled[last], shuffled[other] = shuffled[other], shuffled[last]
    return shuffled


def _below(total: int, rng: Rng) -> int:
    """Return a number below one that may be too great for the generator; the bias is below 2**-64."""
    bits = total.bit_length() + 64
    value = 0
    for _ in range(bits // 64 + 1):
        value = value << 64 | rng.bits64()
    return value % total


def table_of(seen: View | Mapping[str, Any]) -> State:
    """Return a state with all that a view shows, and nothing where it shows nothing."""
    view: Mapping[str, Any] = as_data(seen)
    state = State()
    n: int = view["players"]
    state.players, state.age, state.turn = n, view["age"], view["turn"]
    pending, own, cities = view["pending"], view["own"], view["cities"]
    if pending["kind"] == "ask":
        state.waiting = sum(1 << seat for seat in pending["seats"])
    elif pending["kind"] == "over":
        state.winners = sum(1 << seat for seat in pending["winners"])
    seat: int = view["seat"]

    def row(values: Sequence[int], filler: int = 0) -> list[int]:
        return [*values, *[filler] * (ids.MOST_SEATS - n)]

    nothing = ids.NOTHING
    state.board = row([nothing if city["board"] is None else BOARD_NUMBER[city["board"]] for city in cities], nothing)
    state.side = row([nothing if city["side"] is None else SIDE_NUMBER[city["side"]] for city in cities], nothing)
    state.stages = row([city["stages"] for city in cities])
    state.coins = row([city["coins"] for city in cities])
    state.lost = row([city["lost"] for city in cities])
    state.won = [list(city["won"]) for city in cities] + [[0] * ids.AGES for _ in range(ids.MOST_SEATS - n)]
    state.city = [_words(city["cards"]) for city in cities] + [[0, 0] for _ in range(ids.MOST_SEATS - n)]
    under = [nothing] * (ids.MOST_SEATS * ids.STAGES)
    for stage, name in enumerate(own["under"]):
        under[seat * ids.STAGES + stage] = CARD_NUMBER[name]
    state.under = under
    hands = [0] * ids.MOST_SEATS
    hands[seat] = sum(TABLES.one[CARD_NUMBER[name]] for name in own["hand"])
    state.hand = hands
    chosen = [nothing] * ids.MOST_SEATS
    if own["chosen"] is not None:
        chosen[seat] = own["chosen"]["id"]
    state.chosen = chosen
    questions = [_entry(question) for question in view["questions"]]
    state.stack = questions + [0] * (ids.STACK - len(questions))
    state.depth = len(questions)
    taken, used = list(state.taken), list(state.used)
    for age, turns in enumerate(view["history"], start=1):
        for turn, seats in enumerate(turns, start=1):
            for owner, entry in enumerate(seats):
                if entry is not None:
                    used[state.moment(age, owner, turn)] = USES.index(entry["use"])
                    taken[state.moment(age, owner, turn)] = CARD_NUMBER[entry["card"]] if entry["card"] else nothing
    state.taken, state.used = taken, used
    looks = view["looks"]
    state.looks = len(looks)
    empty = ids.LOOKS - len(looks)
    state.look_seat = [look["seat"] for look in looks] + [nothing] * empty
    state.look_age = [look["age"] for look in looks] + [0] * empty
    state.look_turn = [look["turn"] for look in looks] + [0] * empty
    state.look_card = [CARD_NUMBER[look["card"]] if look["card"] else nothing for look in looks] + [nothing] * empty
    state.recount()
    return state


def _words(names: Sequence[str]) -> list[int]:
    mask = sum(1 << CARD_NUMBER[name] for name in names)
    return [mask & (1 << 64) - 1, mask >> 64]


def _entry(question: Mapping[str, Any]) -> int:
    number = QUESTIONS.index(question["question"])
    subject: int = question["seat"] or 0
    if question["sides"]:
        subject = SIDE_RULES.index(question["sides"])
    return number + (subject << 4)


def sample_state(view: View | Mapping[str, Any], rng: Rng) -> State:
    """Return a random state that looks to the seat as its view does; see `Knowledge` for many from one view."""
    return Knowledge(view).sample(rng)
