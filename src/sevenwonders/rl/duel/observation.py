"""Writes observations of Duel; see `fields` for their layout."""

from sevenwonders.core import bits
from sevenwonders.duel import ids, price, score
from sevenwonders.duel.state import State
from sevenwonders.duel.tables import TABLES
from sevenwonders.rl import buffers
from sevenwonders.rl.duel import fields


def write(state: State, seat: int, row: buffers.Bytes, start: int) -> None:
    """Write the observation of a seat."""
    buffers.clear(row, start, fields.SIZE)
    write_moment(state, seat, row, start)
    write_military(state, seat, row, start)
    write_beside(state, row, start)
    write_structure(state, row, start)
    write_city(state, seat, row, start + fields.MINE)
    write_city(state, 1 - seat, row, start + fields.MINE + fields.SEAT_SIZE)


def write_moment(state: State, seat: int, row: buffers.Bytes, start: int) -> None:
    """Write the pending question, the age and the progress of the game."""
    question = state.question()
    if ids.FIRST_ASK <= question < ids.OVER:
        row[start + fields.ASKED] = state.active == seat
        row[start + fields.QUESTION + question - ids.FIRST_ASK] = 1
    if question == ids.DESTROY:
        row[start + fields.TARGET + state.subject()] = 1
    if state.age:
        row[start + fields.AGE + state.age - 1] = 1
    row[start + fields.LEFT] = bits.count(state.present)
    row[start + fields.AGAIN] = state.again
    row[start + fields.DRAFTED] = state.drafted


def write_military(state: State, seat: int, row: buffers.Bytes, start: int) -> None:
    """Write the military track from the seat's side; a higher pawn is better for it."""
    pawn = state.pawn if seat == 0 else -state.pawn
    row[start + fields.PAWN + TABLES.capital + pawn] = 1
    buffers.flags(row, start + fields.LOOT, state.loot >> 2 * seat & 3)
    buffers.flags(row, start + fields.LOOT + 2, state.loot >> 2 * (1 - seat) & 3)


def write_beside(state: State, row: buffers.Bytes, start: int) -> None:
    """Write progress tokens, offered wonders, unseen and discarded cards."""
    buffers.flags(row, start + fields.BOARD, state.board)
    buffers.flags(row, start + fields.BOX, state.box)
    buffers.flags(row, start + fields.SHOWN, state.shown)
    buffers.flags(row, start + fields.OFFER, state.offer)
    buffers.flags(row, start + fields.WONDER_POOL, state.wonder_pool)
    for back in range(ids.BACKS):
        buffers.flags(row, start + fields.UNSEEN + TABLES.deck_start[back], state.unseen[back])
    buffers.flags(row, start + fields.DISCARD, state.discard[0])
    buffers.flags(row, start + fields.DISCARD + 64, state.discard[1])


def write_structure(state: State, row: buffers.Bytes, start: int) -> None:
    """Write the card structure."""
    buffers.flags(row, start + fields.OPEN, state.open & state.face_up)
    slots = state.present
    while slots:
        slot = bits.lowest(slots)
        slots &= slots - 1
        face = state.slot[slot]
        if not state.face_up >> slot & 1:
            face = fields.SLOT_BACK + (state.guild_backs >> slot & 1)
        row[start + fields.SLOTS + slot * fields.SLOT_SIZE + face] = 1


def write_city(state: State, seat: int, row: buffers.Bytes, start: int) -> None:
    """Write the city of a seat."""
    buffers.flags(row, start + fields.CITY, state.city[seat][0])
    buffers.flags(row, start + fields.CITY + 64, state.city[seat][1])
    row[start + fields.COINS] = buffers.within(state.coins[seat], fields.MOST_COINS)
    row[start + fields.POINTS] = buffers.within(score.points(state, seat), fields.MOST_POINTS)
    for lane in range(ids.RESOURCES):
        row[start + fields.PRODUCE + lane] = buffers.within(state.produce[seat][lane], fields.MOST_UNITS)
        row[start + fields.UNIT + lane] = buffers.within(state.unit[seat][lane], fields.MOST_UNIT)
    buffers.flags(row, start + fields.FIXED, state.fixed[seat])
    row[start + fields.CHOICE_RAW] = state.choice_raw[seat]
    row[start + fields.CHOICE_GOODS] = state.choice_goods[seat]
    for kind in range(ids.WONDER):
        row[start + fields.KINDS + kind] = state.kinds[seat][kind]
    buffers.flags(row, start + fields.SYMBOL, state.symbols[seat])
    buffers.flags(row, start + fields.PROGRESS, state.progress[seat])
    buffers.flags(row, start + fields.WONDERS, state.wonders[seat])
    buffers.flags(row, start + fields.RAISED, state.raised[seat])
    write_prices(state, seat, row, start)


def write_prices(state: State, seat: int, row: buffers.Bytes, start: int) -> None:
    """Write the prices of a seat's wonders and of the accessible cards."""
    rest = state.wonders[seat]
    while rest:
        wonder = bits.lowest(rest)
        rest &= rest - 1
        coins = price.total(state, seat, ids.CARDS + wonder)
        row[start + fields.WONDER_PRICE + wonder] = buffers.within(coins, fields.MOST_PRICE)
    rest = state.open & state.face_up
    while rest:
        slot = bits.lowest(rest)
        rest &= rest - 1
        card = state.slot[slot]
        if not price.has_chain(state, seat, card):
            coins = price.total(state, seat, card)
            row[start + fields.SLOT_PRICE + slot] = buffers.within(coins, fields.MOST_PRICE)


def observe(state: State, seat: int, memory: buffers.Bytes) -> None:
    """Write the observation of a seat into memory of the right size (Python interface)."""
    write(state, seat, buffers.byte_pointer(memory), 0)
