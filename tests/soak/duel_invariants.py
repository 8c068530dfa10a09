"""Invariants of every position of Duel, checked during random games.

`fault` returns 0, or the number in `FAULTS` of the first violated invariant. It is written from the rules and shares
only the tables and the state with the engine: derived fields are computed again from the cities.
"""

from typing import Final

try:
    import cython
except ImportError:
    from sevenwonders.core import gil as cython

from sevenwonders.core import bits
from sevenwonders.core.rng import Rng
from sevenwonders.duel import ids, nature, rules, score
from sevenwonders.duel.rules import Choices
from sevenwonders.duel.state import State
from sevenwonders.duel.tables import TABLES

FAULTS: Final = (
    "",
    "coins are never negative",
    "every card is in exactly one place",
    "the pools hold what has not been seen",
    "the structure of the age fits its layout",
    "open slots are those that nothing covers",
    "production, prices, colours and symbols follow from the cities",
    "every progress token is in exactly one place",
    "every wonder is in exactly one place, and at most seven are built",
    "the pawn, the loot and a military victory fit together",
    "six symbols are a scientific victory, and only they",
    "the questions are some that the rules can ask",
    "who is asked has legal moves, with rising ids",
    "the lines of the score sheet add up",
)


def fault(state: State, choices: Choices) -> int:
    """Return 0, or the number in `FAULTS` of the first violated invariant; `choices` is a buffer."""
    if state.coins[0] < 0 or state.coins[1] < 0:
        return 1
    if not cards_are_in_one_place(state):
        return 2
    if not pools_fit(state):
        return 3
    if not structure_fits(state):
        return 4
    if state.open != uncovered(state):
        return 5
    if not (kept_fields_fit(state, 0) and kept_fields_fit(state, 1)):
        return 6
    if not tokens_are_in_one_place(state):
        return 7
    if not wonders_are_in_one_place(state):
        return 8
    if not military_fits(state):
        return 9
    if not science_fits(state):
        return 10
    if not questions_fit(state):
        return 11
    if not moves_fit(state, choices):
        return 12
    if not (sheet_adds_up(state, 0) and sheet_adds_up(state, 1)):
        return 13
    return 0


def cards_are_in_one_place(state: State) -> bool:
    """Count all cards in cities, on the discard pile, under wonders, face up in the structure, and in the pools."""
    low = state.city[0][0]
    high = state.city[0][1]
    places = bits.count(low) + bits.count(high)
    for place in range(2):
        more_low = state.city[1][0] if place == 0 else state.discard[0]
        more_high = state.city[1][1] if place == 0 else state.discard[1]
        places += bits.count(more_low) + bits.count(more_high)
        low |= more_low
        high |= more_high
    for wonder in range(ids.WONDERS):
        card = state.tucked[wonder]
        if (card != ids.NOTHING) != ((state.raised[0] | state.raised[1]) >> wonder & 1 != 0):
            return False
        if card != ids.NOTHING:
            places += 1
            if card < 64:
                low |= bits.one(card)
            else:
                high |= bits.one(card - 64)
    for slot in range(ids.SLOTS):
        card = state.slot[slot]
        if card != ids.NOTHING:
            places += 1
            if card < 64:
                low |= bits.one(card)
            else:
                high |= bits.one(card - 64)
    for back in range(ids.BACKS):
        places += bits.count(state.unseen[back])
    pool = state.unseen[1]
    low |= state.unseen[0] | pool << 23
    pool = state.unseen[2]
    low |= (pool & 0x3FFFF) << 46
    high |= pool >> 18 | state.unseen[3] << 2
    return places == ids.CARDS and bits.count(low) + bits.count(high) == ids.CARDS


def pools_fit(state: State) -> bool:
    """Count the pools: a deck not dealt yet is whole; of one dealt, face-down and removed cards are left."""
    hidden = state.present & ~state.face_up
    for back in range(3):
        expected = TABLES.deck_start[back + 1] - TABLES.deck_start[back]
        if back < state.age:
            expected = 3
            if back == state.age - 1:
                expected += bits.count(hidden & ~state.guild_backs)
        if bits.count(state.unseen[back]) != expected:
            return False
    guilds = bits.count(state.unseen[ids.GUILD_BACK])
    return guilds == (7 if state.age < 3 else 4 + bits.count(hidden & state.guild_backs))


def structure_fits(state: State) -> bool:
    """Look at each slot: a face-up card is known and of the right deck, and nothing covers a hole."""
    if state.face_up & ~state.present or state.guild_backs & ~state.present:
        return False
    for slot in range(ids.SLOTS):
        card = state.slot[slot]
        if (card != ids.NOTHING) != (state.face_up >> slot & 1 != 0):
            return False
        if card != ids.NOTHING:
            back = ids.GUILD_BACK if state.guild_backs >> slot & 1 else state.age - 1
            if card < TABLES.deck_start[back] or card >= TABLES.deck_start[back + 1]:
                return False
        if not state.present >> slot & 1 and TABLES.covered_by[state.age][slot] & state.present:
            return False
    return True


def uncovered(state: State) -> int:
    """Return the slots that hold a card which no card covers."""
    found = 0
    for slot in range(ids.SLOTS):
        if state.present >> slot & 1 and not TABLES.covered_by[state.age][slot] & state.present:
            found |= 1 << slot
    return found


def kept_fields_fit(state: State, seat: int) -> bool:
    """Compute the derived fields of a city from its cards and wonders, and compare them with the state's."""
    produce = [0, 0, 0, 0, 0]
    traded = [0, 0, 0, 0, 0]
    kinds = [0, 0, 0, 0, 0, 0, 0, 0]
    fixed = 0
    raw = 0
    goods = 0
    symbols = 0
    for thing in range(ids.CARDS + ids.WONDERS):
        if has(state, 1 - seat, thing) and TABLES.kind[thing] <= ids.GREY:
            for lane in range(ids.RESOURCES):
                traded[lane] += TABLES.produce[thing][lane]
        if not has(state, seat, thing):
            continue
        for lane in range(ids.RESOURCES):
            produce[lane] += TABLES.produce[thing][lane]
        kinds[TABLES.kind[thing]] += 1
        fixed |= TABLES.fixed_price[thing]
        raw += TABLES.choice_raw[thing]
        goods += TABLES.choice_goods[thing]
        if TABLES.symbol[thing] != ids.NOTHING:
            symbols |= 1 << TABLES.symbol[thing]
    for token in range(ids.TOKENS):
        if state.progress[seat] >> token & 1 and TABLES.token_symbol[token] != ids.NOTHING:
            symbols |= 1 << TABLES.token_symbol[token]
    for lane in range(ids.RESOURCES):
        unit = 1 if fixed >> lane & 1 else TABLES.trade_base + traded[lane]
        if state.produce[seat][lane] != produce[lane] or state.unit[seat][lane] != unit:
            return False
    for kind in range(ids.KINDS):
        if state.kinds[seat][kind] != kinds[kind]:
            return False
    if state.produce[seat][ids.COIN_LANE] != 0 or state.unit[seat][ids.COIN_LANE] != 1:
        return False
    return (
        state.fixed[seat] == fixed
        and state.choice_raw[seat] == raw
        and state.choice_goods[seat] == goods
        and state.symbols[seat] == symbols
    )


def has(state: State, seat: int, thing: int) -> bool:
    """Return whether a card or a wonder stands in the seat's city."""
    if thing >= ids.CARDS:
        return state.raised[seat] >> (thing - ids.CARDS) & 1 != 0
    return state.city[seat][thing >> 6] >> (thing & 63) & 1 != 0


def tokens_are_in_one_place(state: State) -> bool:
    """Count the tokens on the board, in the box and in cities; none before they are laid."""
    there = state.board | state.box | state.progress[0] | state.progress[1]
    places = (
        bits.count(state.board) + bits.count(state.box) + bits.count(state.progress[0]) + bits.count(state.progress[1])
    )
    if state.stack[state.depth - 1] == ids.LAY_TOKENS:
        return places == 0 and state.shown == 0
    return places == ids.TOKENS and bits.count(there) == ids.TOKENS and not state.shown & ~state.box


def wonders_are_in_one_place(state: State) -> bool:
    """Count the wonders; with the seventh that is built the last one has left the game."""
    built = bits.count(state.raised[0]) + bits.count(state.raised[1])
    unbuilt = bits.count(state.wonders[0]) + bits.count(state.wonders[1])
    places = built + unbuilt + bits.count(state.offer) + bits.count(state.wonder_pool)
    there = state.raised[0] | state.raised[1] | state.wonders[0] | state.wonders[1] | state.offer | state.wonder_pool
    if places != bits.count(there) or built > TABLES.wonders_limit:
        return False
    if state.age == 0:
        return built == 0 and unbuilt == state.drafted and places == ids.WONDERS
    return state.drafted == 8 and unbuilt == (0 if built == TABLES.wonders_limit else 8 - built)


def military_fits(state: State) -> bool:
    """Compare the pawn with the loot that is gone and with a military victory."""
    if abs(state.pawn) > TABLES.capital:
        return False
    won = abs(state.pawn) == TABLES.capital
    if won != (state.reason == ids.MILITARY):
        return False
    if won and state.winner != (0 if state.pawn > 0 else 1):
        return False
    for loser in range(ids.SEATS):
        left = state.loot >> (2 * loser) & 3
        distance = -state.pawn if loser == 0 else state.pawn
        if left == 1 or (distance >= TABLES.zone_from[1] and left & 1) or (distance >= TABLES.zone_from[2] and left):
            return False
    return True


def science_fits(state: State) -> bool:
    """Compare the symbols with a scientific victory."""
    for seat in range(ids.SEATS):
        complete = bits.count(state.symbols[seat]) >= TABLES.symbols_to_win
        won = state.reason == ids.SCIENTIFIC and state.winner == seat
        if complete != won:
            return False
    return True


def questions_fit(state: State) -> bool:
    """Check the stack of questions, and the items that exist only during some of them."""
    if state.depth < 1 or state.depth > ids.STACK or state.active < 0 or state.active > 1:
        return False
    for place in range(state.depth, ids.STACK):
        if state.stack[place] != 0:
            return False
    question = state.question()
    if (question == ids.OVER) != (state.winner != ids.NOTHING) or (question == ids.OVER) != (state.reason != 0):
        return False
    if (state.shown != 0) != (question == ids.PICK) or (state.offer != 0) != (question == ids.DRAFT):
        return False
    choosing = question in (ids.TAKE, ids.PICK, ids.SHOW, ids.DESTROY, ids.REVIVE)
    if state.again and not choosing:
        return False
    reveals = 0
    for place in range(state.depth):
        if state.stack[place] & 15 == ids.REVEAL:
            reveals += 1
    hidden = bits.count(state.open & ~state.face_up)
    if choosing or question == ids.OVER:
        return reveals == 0 and hidden <= 2
    return reveals == hidden


def moves_fit(state: State, choices: Choices) -> bool:
    """List the legal moves: some if a seat is asked, none if not, each id above the one before."""
    choices.fill(state)
    question = state.question()
    asked = ids.FIRST_ASK <= question < ids.OVER
    if asked != (choices.count > 0):
        return False
    last = -1
    for n in range(choices.count):
        number = choices.nth(n)
        if number <= last or number >= ids.MOVES:
            return False
        last = number
    return True


def sheet_adds_up(state: State, seat: int) -> bool:
    """Add up the lines of the score sheet, none of them negative, and compare with the points."""
    points = score.military_points(state, seat) + score.wonder_points(state, seat)
    points += score.token_points(state, seat) + score.coin_points(state, seat)
    for kind in range(ids.WONDER):
        line = score.card_points(state, seat, kind)
        if line < 0 or (line > 0 and kind in (ids.BROWN, ids.GREY, ids.RED)):
            return False
        points += line
    return points == score.points(state, seat)


class Log:
    """Statistics of a run. Index 0 is the first player; `wins` also counts shared victories."""

    def __init__(self) -> None:
        self.games = 0
        self.positions = 0
        self.wins = [0, 0, 0]
        self.reasons = [0, 0, 0, 0]
        self.decisions = [0] * 256  # number of games by decisions
        self.branching = [0] * 128  # number of decisions by legal moves
        self.points = [[0] * 256, [0] * 256]  # number of civilian endings by points
        self.fault = 0
        self.fault_seed = 0

    def add(self, other: "Log") -> None:
        """Add the statistics of another run; keep the fault with the smaller seed."""
        self.games += other.games
        self.positions += other.positions
        self.wins = [a + b for a, b in zip(self.wins, other.wins, strict=True)]
        self.reasons = [a + b for a, b in zip(self.reasons, other.reasons, strict=True)]
        self.decisions = [a + b for a, b in zip(self.decisions, other.decisions, strict=True)]
        self.branching = [a + b for a, b in zip(self.branching, other.branching, strict=True)]
        mine, others = self.points, other.points
        self.points = [[a + b for a, b in zip(mine[i], others[i], strict=True)] for i in range(2)]
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
    decisions = 0
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
            decisions += 1
            log.branching[choices.count] += 1
            rules.apply(state, choices.nth(rng.below(choices.count)))
    log.games += 1
    log.decisions[decisions] += 1
    log.reasons[state.reason] += 1
    log.wins[state.winner if state.winner == ids.SHARED else state.winner ^ state.first] += 1
    if state.reason == ids.CIVILIAN:
        for seat in range(ids.SEATS):
            log.points[seat ^ state.first][score.points(state, seat) & 255] += 1
    return 0
