"""Invariants of every position of 7 Wonders, checked during random games.

`fault` returns 0, or the number in `FAULTS` of the first violated invariant. It is written from the rules and shares
only the tables and the state with the engine: derived fields are computed again from the cities.
"""

from typing import Final

try:
    import cython
except ImportError:
    from sevenwonders.core import gil as cython

from sevenwonders.classic import counters, ids, nature, rules, score
from sevenwonders.classic.rules import Choices
from sevenwonders.classic.state import State
from sevenwonders.classic.tables import TABLES
from sevenwonders.core import bits
from sevenwonders.core.rng import Rng

FAULTS: Final = (
    "",
    "coins are never negative",
    "every card of the ages dealt is in exactly one place",
    "production, prices, colours, shields, symbols and powers follow from the cities",
    "every victory is a defeat of a neighbour, two for each pair of seats at most",
    "hands have as many cards as the turn says",
    "the log tells of every card that was taken",
    "the questions are some that the rules can ask, and choices are kept only while they are secret",
    "who is asked has legal moves, with rising ids, and nobody else",
    "the lines of the score pad add up",
    "winners have the most points, and of these the most coins",
)


def fault(state: State, choices: Choices) -> int:
    """Return 0, or the number in `FAULTS` of the first violated invariant; `choices` is a buffer."""
    for seat in range(state.players):
        if state.coins[seat] < 0:
            return 1
    for age in range(ids.AGES):
        if not cards_are_in_one_place(state, age):
            return 2
    for seat in range(state.players):
        if not kept_fields_fit(state, seat):
            return 3
    if not military_fits(state):
        return 4
    if not hands_fit(state):
        return 5
    if not log_fits(state):
        return 6
    if not questions_fit(state):
        return 7
    for seat in range(state.players):
        if not moves_fit(state, choices, seat):
            return 8
    for seat in range(state.players):
        if state.side[seat] != ids.NOTHING and not sheet_adds_up(state, seat):
            return 9
    if not winners_fit(state):
        return 10
    return 0


def cards_are_in_one_place(state: State, age: int) -> bool:
    """Count the copies of an age's cards in hands, cities, under stages and on the pile; none before its deal."""
    there = [0] * 80
    for card in range(TABLES.deck_start[age], TABLES.deck_start[age + 1]):
        place = 2 * (card - TABLES.deck_start[age])
        there[card] += state.pile[age] >> place & 3
        for seat in range(state.players):
            if age == state.age - 1:
                there[card] += state.hand[seat] >> place & 3
            there[card] += state.city[seat][card >> 6] >> (card & 63) & 1
    for stage in range(state.players * ids.STAGES):
        if state.under[stage] != ids.NOTHING and TABLES.age[state.under[stage]] == age + 1:
            there[state.under[stage]] += 1
    guilds = 0
    for card in range(ids.GUILD_0, ids.CARDS):
        if there[card] > 1:
            return False
        guilds += there[card]
        there[card] = 0
    if age < state.age:
        for k in range(TABLES.deck_size[state.players][age]):
            there[TABLES.deck[state.players][age][k]] -= 1
    for card in range(ids.CARDS):
        if there[card] != 0:
            return False
    wanted = state.players + TABLES.guilds_above_players if state.age == ids.AGES else 0
    return guilds == (wanted if age == ids.AGES - 1 else 0)


def kept_fields_fit(state: State, seat: int) -> bool:
    """Compute the derived fields of a city from its cards and stages, and compare them with the state's."""
    own_raw = 0
    own_goods = 0
    sale_raw = 0
    sale_goods = 0
    if state.board[seat] != ids.NOTHING:
        own_raw = TABLES.start_raw[state.board[seat]]
        own_goods = TABLES.start_goods[state.board[seat]]
        sale_raw = own_raw
        sale_goods = own_goods
    prices = [2, 2, 2, 2]
    kinds = [0, 0, 0, 0, 0, 0, 0, 0]
    symbols = [0, 0, 0, 0]
    shields = 0
    powers = 0
    for thing in range(ids.THINGS):
        if not has(state, seat, thing):
            continue
        kind = TABLES.kind[thing]
        kinds[kind] += 1
        shields += TABLES.shields[thing]
        powers |= TABLES.power[thing]
        symbols[ids.WILD] += TABLES.wild[thing]
        if TABLES.symbol[thing] != ids.NOTHING:
            symbols[TABLES.symbol[thing]] += 1
        own_raw = counters.more(own_raw, TABLES.gives_raw[thing])
        own_goods = counters.more(own_goods, TABLES.gives_goods[thing])
        if kind <= ids.GREY:
            sale_raw = counters.more(sale_raw, TABLES.gives_raw[thing])
            sale_goods = counters.more(sale_goods, TABLES.gives_goods[thing])
        for column in range(4):
            if TABLES.trade[thing][column]:
                prices[column] = 1
    for column in range(4):
        if state.price[seat][column] != prices[column] or state.symbols[seat][column] != symbols[column]:
            return False
    for kind in range(ids.KINDS):
        if state.kinds[seat][kind] != kinds[kind]:
            return False
    if state.shields[seat] != shields or state.powers[seat] != powers:
        return False
    if state.own_raw[seat] != own_raw or state.own_goods[seat] != own_goods:
        return False
    return state.sale_raw[seat] == sale_raw and state.sale_goods[seat] == sale_goods


def has(state: State, seat: int, thing: int) -> bool:
    """Return whether a card or a stage is in play in the seat's city."""
    if thing < ids.CARDS:
        return state.city[seat][thing >> 6] >> (thing & 63) & 1 != 0
    if state.stages[seat] == 0:
        return False
    first = ids.CARDS + ids.STAGES * (ids.SIDES * state.board[seat] + state.side[seat])
    return first <= thing < first + state.stages[seat]


def military_fits(state: State) -> bool:
    """Compare victories and defeats: as many of one as of the other, of no age that has not ended."""
    balance = 0
    for seat in range(state.players):
        balance -= state.lost[seat]
        for age in range(ids.AGES):
            balance += state.won[seat][age]
            if state.won[seat][age] > 2 or (state.won[seat][age] and not has_ended(state, age)):
                return False
    return balance == 0


def has_ended(state: State, age: int) -> bool:
    """Return whether an age, counted from 0, is over."""
    question = state.question()
    return age < state.age - 1 or (age == state.age - 1 and (question == ids.DEAL or question == ids.OVER))  # noqa: PLR1714


def hands_fit(state: State) -> bool:
    """Count the cards in hands: 8 less the turn while all choose, one less when they have, none between ages."""
    question = state.question()
    for seat in range(state.players):
        size = 0
        for place in range(32):
            size += state.hand[seat] >> 2 * place & 3
        if question == ids.TURN:
            expected = ids.HAND + 1 - state.turn
        elif question == ids.LAST:
            expected = 1 if seat == state.subject() else 0
        elif question == ids.REVIVE and state.turn < ids.TURNS:
            expected = ids.HAND - state.turn
        else:
            expected = 0
        if size != expected:
            return False
    return True


def log_fits(state: State) -> bool:
    """Compare the log with the table: every logged card is built, under a stage or on the discard pile."""
    for age in range(ids.AGES):
        discarded = 0
        for look in range(state.looks):
            if state.look_card[look] != ids.NOTHING and TABLES.age[state.look_card[look]] == age + 1:
                discarded -= 1
        for seat in range(state.players):
            for turn in range(1, ids.HAND + 1):
                moment = state.moment(age + 1, seat, turn)
                card = state.taken[moment]
                use = state.used[moment]
                if (card == ids.NOTHING) != (use == 0):
                    return False
                if use == ids.BUILT and not has(state, seat, card):
                    return False
                discarded += use in (ids.SOLD, ids.LEFTOVER)
        for place in range(32):
            discarded -= state.pile[age] >> 2 * place & 3
        if discarded != 0:
            return False
    for seat in range(state.players):
        stage = 0
        for age in range(ids.AGES):
            for turn in range(1, ids.HAND + 1):
                moment = state.moment(age + 1, seat, turn)
                if state.used[moment] == ids.UNDER:
                    if state.under[seat * ids.STAGES + stage] != state.taken[moment]:
                        return False
                    stage += 1
        if stage != state.stages[seat]:
            return False
    return True


def questions_fit(state: State) -> bool:
    """Check the stack of questions, the active seats and the choices that are still hidden."""
    if state.depth < 1 or state.depth > ids.STACK or state.looks > ids.LOOKS:
        return False
    for place in range(state.depth, ids.STACK):
        if state.stack[place] != 0:
            return False
    question = state.question()
    everyone = (1 << state.players) - 1
    secret = question == ids.TURN or question == ids.SIDE  # noqa: PLR1714 - faster when compiled
    if state.waiting & ~everyone or (state.waiting != 0) != (ids.FIRST_ASK <= question < ids.OVER):
        return False
    for seat in range(state.players):
        hidden = state.chosen[seat] != ids.NOTHING
        if hidden != (secret and not state.waiting >> seat & 1):
            return False
    if not secret and question >= ids.FIRST_ASK and question != ids.OVER and state.waiting != 1 << state.subject():
        return False
    return (state.winners != 0) == (question == ids.OVER)


def moves_fit(state: State, choices: Choices, seat: int) -> bool:
    """List a seat's legal moves: some if it is asked, none if not, each id above the one before."""
    choices.fill(state, seat)
    if (choices.count > 0) != (state.waiting >> seat & 1 != 0):
        return False
    last = -1
    for n in range(choices.count):
        number = choices.nth(n)
        if number <= last or number >= ids.MOVES:
            return False
        last = number
    return True


def sheet_adds_up(state: State, seat: int) -> bool:
    """Add up the lines of the score pad and compare with the points; brown, grey and red cards have none."""
    points = score.wonder_points(state, seat) + score.treasury_points(state, seat) + score.military_points(state, seat)
    points += score.science_points(state, seat)
    for kind in range(ids.STAGE_KIND):
        line = score.card_points(state, seat, 1 << kind)
        if line < 0 or (line > 0 and kind in (ids.BROWN, ids.GREY, ids.RED, ids.GREEN)):
            return False
        points += line
    return points == score.points(state, seat)


def winners_fit(state: State) -> bool:
    """Compare every seat with the first winner."""
    if state.winners == 0:
        return True
    first = bits.lowest(state.winners)
    best = score.points(state, first)
    for seat in range(state.players):
        points = score.points(state, seat)
        equal = points == best and state.coins[seat] == state.coins[first]
        if equal != (state.winners >> seat & 1 != 0):
            return False
        if points > best or (points == best and state.coins[seat] > state.coins[first]):
            return False
    return True


class Log:
    """Statistics of a run."""

    def __init__(self) -> None:
        self.games = 0
        self.positions = 0
        self.decisions = 0
        self.revivals = 0
        self.shared = 0
        self.most_moves = 0
        self.points = [0] * 256  # number of seats by final points, from -10
        self.fault = 0
        self.fault_seed = 0

    def add(self, other: "Log") -> None:
        """Add the statistics of another run; keep the fault with the smaller seed."""
        self.games += other.games
        self.positions += other.positions
        self.decisions += other.decisions
        self.revivals += other.revivals
        self.shared += other.shared
        self.most_moves = max(self.most_moves, other.most_moves)
        self.points = [a + b for a, b in zip(self.points, other.points, strict=True)]
        if other.fault and (not self.fault or other.fault_seed < self.fault_seed):
            self.fault, self.fault_seed = other.fault, other.fault_seed


def soak(start: State, seed: int, games: int, log: Log) -> None:
    """Play random games, game `n` with the random numbers of `Rng(seed + n)`; stop at the first fault."""
    state = start.copy()
    choices = Choices()
    rng = Rng(0)
    with cython.nogil:
        for n in range(games):
            rng.state = seed + n
            state.copy_from(start)
            if play(state, choices, rng, log):
                log.fault_seed = seed + n
                break


def play(state: State, choices: Choices, rng: Rng, log: Log) -> int:
    """Play one game to its end, checking every position; return the fault or 0."""
    while True:
        log.fault = fault(state, choices)
        log.positions += 1
        if log.fault:
            return log.fault
        question = state.question()
        if question == ids.OVER:
            break
        if question < ids.FIRST_ASK:
            nature.draw(state, rng)
        else:
            seat = bits.nth(state.waiting, rng.below(bits.count(state.waiting)))
            choices.fill(state, seat)
            if choices.count > log.most_moves:
                log.most_moves = choices.count
            log.decisions += 1
            rules.apply(state, seat, choices.nth(rng.below(choices.count)))
    log.games += 1
    log.revivals += state.looks
    log.shared += bits.count(state.winners) > 1
    for seat in range(state.players):
        log.points[score.points(state, seat) + 10 & 255] += 1
    return 0
