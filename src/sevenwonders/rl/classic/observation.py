"""Writes observations of 7 Wonders; see `fields` for their layout."""

from sevenwonders.classic import counters, ids, memory, piles, score
from sevenwonders.classic.state import State
from sevenwonders.classic.tables import TABLES
from sevenwonders.core import bits
from sevenwonders.rl import buffers
from sevenwonders.rl.classic import fields


def write(state: State, seat: int, row: buffers.Bytes, start: int) -> None:
    """Write the observation of a seat, except the payment fields."""
    buffers.clear(row, start, fields.CITIES + state.players * fields.CITY_SIZE)
    write_moment(state, seat, row, start)
    if state.age:
        write_pile(row, start + fields.HAND, state.hand[seat], state.age)
        write_known(state, seat, row, start)
    write_discard(state, seat, row, start)
    other = seat
    for k in range(state.players):
        write_city(state, other, row, start + fields.CITIES + k * fields.CITY_SIZE)
        other = state.left(other)


def write_moment(state: State, seat: int, row: buffers.Bytes, start: int) -> None:
    """Write the pending question, the age and the turn."""
    question = state.question()
    if ids.FIRST_ASK <= question < ids.OVER:
        row[start + fields.ASKED] = state.waiting >> seat & 1
        row[start + fields.QUESTION + question - ids.FIRST_ASK] = 1
    row[start + fields.PLAYERS + state.players - ids.FEWEST_SEATS] = 1
    if state.age:
        row[start + fields.AGE + state.age - 1] = 1
        row[start + fields.TURN + (ids.HAND if question == ids.LAST else state.turn) - 1] = 1


def write_pile(row: buffers.Bytes, start: int, pile: int, age: int) -> None:
    """Add the card counts of a pile."""
    rest = piles.places(pile)
    first = start + TABLES.deck_start[age - 1]
    while rest:
        place = bits.lowest(rest)
        rest &= rest - 1
        row[first + (place >> 1)] += pile >> place & 3


def write_known(state: State, seat: int, row: buffers.Bytes, start: int) -> None:
    """Write the cards of the other hands that the seat has seen and that may still be there."""
    step = TABLES.step[state.age - 1]
    towards = state.left(seat) if step > 0 else state.right(seat)
    source = state.right(seat) if step > 0 else state.left(seat)
    for other in range(state.players):
        if other != seat:
            place = fields.INCOMING if other == source else fields.OUTGOING if other == towards else fields.FAR
            write_pile(row, start + place, known_pile(state, seat, other), state.age)


def known_pile(state: State, seat: int, other: int) -> int:
    """Return the known cards of another seat's hand: those last held, less the cards built since."""
    line = memory.line_of(state.players, state.age, other, state.turn)
    for turn in range(state.turn - 1, 0, -1):
        if memory.holder(state.players, state.age, line, turn) == seat:
            return left_of(state, seat, line, turn)
    return 0


def left_of(state: State, seat: int, line: int, turn: int) -> int:
    """Return the cards of a hand the seat held on `turn`, less those it has seen leave it since."""
    pile = memory.held_pile(state, state.age, seat, turn)
    if pile == 0:
        return 0
    for later in range(turn, ids.HAND + 1):
        holder = memory.holder(state.players, state.age, line, later)
        moment = state.moment(state.age, holder, later)
        card = state.taken[moment]
        if card != ids.NOTHING and (holder == seat or state.used[moment] == ids.BUILT):
            pile -= TABLES.one[card]
    return pile


def write_discard(state: State, seat: int, row: buffers.Bytes, start: int) -> None:
    """Write the size of the discard pile, and its cards while the seat chooses from it."""
    looks = state.question() == ids.REVIVE and state.waiting >> seat & 1 == 1
    for age in range(ids.AGES):
        row[start + fields.DISCARDED + age] = piles.size(state.pile[age])
        if looks:
            write_pile(row, start + fields.PILE, state.pile[age], age + 1)


def write_city(state: State, seat: int, row: buffers.Bytes, start: int) -> None:
    """Write the public information about a city."""
    buffers.flags(row, start + fields.CITY, state.city[seat][0])
    buffers.flags(row, start + fields.CITY + 64, state.city[seat][1])
    write_board(state, seat, row, start)
    row[start + fields.STAGES] = state.stages[seat]
    row[start + fields.COINS] = buffers.within(state.coins[seat], fields.MOST_COINS)
    row[start + fields.SHIELDS] = buffers.within(state.shields[seat], fields.MOST_SHIELDS)
    for symbol in range(ids.SYMBOLS + 1):
        row[start + fields.SYMBOL + symbol] = state.symbols[seat][symbol]
    write_units(row, start + fields.UNITS, state.own_raw[seat], state.own_goods[seat])
    write_units(row, start + fields.FOR_SALE, state.sale_raw[seat], state.sale_goods[seat])
    for column in range(4):
        row[start + fields.PRICES + column] = state.price[seat][column]
    for kind in range(ids.STAGE_KIND):
        row[start + fields.KINDS + kind] = state.kinds[seat][kind]
    buffers.flags(row, start + fields.POWERS, state.powers[seat])
    for age in range(ids.AGES):
        row[start + fields.VICTORIES + age] = state.won[seat][age]
    row[start + fields.DEFEATS] = state.lost[seat]
    row[start + fields.HAS_CHOSEN] = state.chosen[seat] != ids.NOTHING


def write_board(state: State, seat: int, row: buffers.Bytes, start: int) -> None:
    """Write the board, its side, and the points once the side is known."""
    if state.board[seat] == ids.NOTHING:
        return
    place = start + fields.BOARD + ids.SIDES * state.board[seat]
    if state.side[seat] == ids.NOTHING:
        row[place] = 1
        row[place + 1] = 1
        return
    row[place + state.side[seat]] = 1
    row[start + fields.POINTS] = buffers.within(score.points(state, seat) + fields.POINTS_ABOVE, fields.MOST_POINTS)


def write_units(row: buffers.Bytes, start: int, raw: int, goods: int) -> None:
    """Write the number of sources of each resource."""
    for resource in range(ids.RAW_END):
        row[start + resource] = counters.field(raw, 1 << resource)
    for resource in range(ids.RESOURCES - ids.RAW_END):
        row[start + ids.RAW_END + resource] = counters.field(goods, 1 << resource)


def observe(state: State, seat: int, memory: buffers.Bytes) -> None:
    """Write the observation of a seat into memory of the right size (Python interface)."""
    write(state, seat, buffers.byte_pointer(memory), 0)
