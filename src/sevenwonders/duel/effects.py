"""Effects of cards, wonders and tokens that enter a city (D6, D7, D9 to D11).

Order inside one action (D11.3): own coins, shields, the opponent's loss, then questions. Once the game is over nothing
more happens.
"""

from sevenwonders.core import bits
from sevenwonders.duel import ids
from sevenwonders.duel.state import State
from sevenwonders.duel.tables import TABLES


def add_card(state: State, seat: int, card: int) -> None:
    """Put a card into the city and apply its effects; paying and chains are up to the caller."""
    state.city[seat][card >> 6] |= bits.one(card & 63)
    enter(state, seat, card)


def add_wonder(state: State, seat: int, wonder: int, card: int) -> None:
    """Build a wonder over a card and apply its effects; the last one left unbuilt leaves the game first (D4.5)."""
    thing = ids.CARDS + wonder
    state.wonders[seat] &= ~(1 << wonder)
    state.raised[seat] |= 1 << wonder
    state.tucked[wonder] = card
    if bits.count(state.raised[0]) + bits.count(state.raised[1]) == TABLES.wonders_limit:
        state.wonders[0] = 0
        state.wonders[1] = 0
    # Read before the library can bring such a token: it does not apply to the wonder that brought it (D8.2).
    if TABLES.extra_turn[thing] or state.progress[seat] & TABLES.extra_turn_tokens:
        state.again = 1
    enter(state, seat, thing)
    if state.winner != ids.NOTHING:
        return
    colour = TABLES.destroy[thing]
    if colour != ids.NOTHING and state.kinds[1 - seat][colour]:
        state.push(ids.DESTROY, colour)
    if TABLES.library[thing] and state.box:
        state.push(ids.PICK, 0)
        state.push(ids.SHOW, TABLES.library[thing])
    if TABLES.revive[thing] and (state.discard[0] or state.discard[1]):
        state.push(ids.REVIVE, 0)


def enter(state: State, seat: int, thing: int) -> None:
    """Apply the effects that cards and wonders have in common."""
    state.kinds[seat][TABLES.kind[thing]] += 1
    state.printed[seat] += TABLES.points[thing]
    if TABLES.produces[thing]:
        change_production(state, seat, thing, 1)
    if TABLES.fixed_price[thing]:
        fix_prices(state, seat, TABLES.fixed_price[thing])
    state.choice_raw[seat] += TABLES.choice_raw[thing]
    state.choice_goods[seat] += TABLES.choice_goods[thing]
    state.coins[seat] += TABLES.coins[thing]
    if TABLES.coins_each[thing]:
        state.coins[seat] += TABLES.coins_each[thing] * counted(
            state, seat, TABLES.coins_kinds[thing], TABLES.coins_larger[thing]
        )
    shields = TABLES.shields[thing]
    if shields:
        kind = TABLES.kind[thing]
        if state.progress[seat] & TABLES.extra_shields_tokens[kind]:
            shields += TABLES.extra_shields[kind]
        advance(state, seat, shields)
    if TABLES.opponent_loses[thing]:
        lose_coins(state, 1 - seat, TABLES.opponent_loses[thing])
    if TABLES.symbol[thing] != ids.NOTHING:
        add_symbol(state, seat, TABLES.symbol[thing])


def change_production(state: State, seat: int, card: int, sign: int) -> None:
    """Add a card's production (with `sign` -1 subtract it) and update the opponent's unit prices."""
    for lane in range(ids.RESOURCES):
        amount = TABLES.produce[card][lane] * sign
        if amount:
            state.produce[seat][lane] += amount
            if not state.fixed[1 - seat] >> lane & 1:
                state.unit[1 - seat][lane] += amount


def fix_prices(state: State, seat: int, resources: int) -> None:
    """Fix the seat's unit price of these resources at 1 coin (D5.4)."""
    state.fixed[seat] |= resources
    for lane in range(ids.RESOURCES):
        if resources >> lane & 1:
            state.unit[seat][lane] = 1


def counted(state: State, seat: int, kinds: int, larger: int) -> int:
    """Return how many things of these kinds the seat's city has, or the city that has more of them (D11.2)."""
    own = tally(state, seat, kinds)
    if larger:
        other = tally(state, 1 - seat, kinds)
        if other > own:
            return other
    return own


def tally(state: State, seat: int, kinds: int) -> int:
    """Return how many things of these kinds a city has; the kind after the last counts sets of three coins."""
    found = 0
    for kind in range(ids.KINDS):
        if kinds >> kind & 1:
            found += state.kinds[seat][kind]
    if kinds >> ids.KINDS & 1:
        found += state.coins[seat] // TABLES.coins_per_point
    return found


def advance(state: State, seat: int, shields: int) -> None:
    """Move the pawn towards the opponent's capital; take the loot of every zone entered, the smaller first (D6)."""
    opponent = 1 - seat
    distance = (state.pawn if seat == 0 else -state.pawn) + shields
    if distance > TABLES.capital:
        distance = TABLES.capital
    state.pawn = distance if seat == 0 else -distance
    if state.loot >> (2 * opponent) & 3:
        for zone in range(1, 3):
            here = 1 << (2 * opponent + zone - 1)
            if distance >= TABLES.zone_from[zone] and state.loot & here:
                state.loot &= ~here
                lose_coins(state, opponent, TABLES.zone_loot[zone])
    if distance == TABLES.capital:
        state.winner = seat
        state.reason = ids.MILITARY


def lose_coins(state: State, seat: int, amount: int) -> None:
    """Take coins from a seat, never more than it has."""
    coins = state.coins[seat] - amount
    state.coins[seat] = coins if coins > 0 else 0


def add_symbol(state: State, seat: int, symbol: int) -> None:
    """Add a scientific symbol: a second one of a kind brings a token (D7.2), the sixth different one wins (D7.3)."""
    bit = 1 << symbol
    if state.symbols[seat] & bit:
        if state.board:
            state.push(ids.TAKE, 0)
        return
    state.symbols[seat] |= bit
    if bits.count(state.symbols[seat]) == TABLES.symbols_to_win:
        state.winner = seat
        state.reason = ids.SCIENTIFIC


def add_token(state: State, seat: int, token: int) -> None:
    """Give a progress token to a seat and apply its effect at once."""
    state.progress[seat] |= 1 << token
    state.coins[seat] += TABLES.token_coins[token]
    state.printed[seat] += TABLES.token_points[token]
    if TABLES.token_symbol[token] != ids.NOTHING:
        add_symbol(state, seat, TABLES.token_symbol[token])


def destroy_card(state: State, seat: int, card: int) -> None:
    """Move a card from a seat's city to the discard pile; of its effects only production ends."""
    word = card >> 6
    bit = bits.one(card & 63)
    state.city[seat][word] ^= bit
    state.discard[word] |= bit
    state.kinds[seat][TABLES.kind[card]] -= 1
    state.printed[seat] -= TABLES.points[card]
    change_production(state, seat, card, -1)


def revive_card(state: State, seat: int, card: int) -> None:
    """Build a card from the discard pile for free; no chain, so no coins for one (D9.4)."""
    state.discard[card >> 6] ^= bits.one(card & 63)
    add_card(state, seat, card)
