"""Input features of the Duel networks, as a bitmap of `feature_layout.WORDS` words.

All features are from the view of the seat to move: the active seat, or the next one after a pending chance event.
`feature_layout` lists the blocks. Prices are the largest part of the work, so they are cached per economy (production,
unit prices, choices, discounts), which most of the positions of one decision share.
"""

from sevenwonders.ai.duel import feature_layout, sizes
from sevenwonders.core import arrays, bits, vectors
from sevenwonders.duel import ids, price, score
from sevenwonders.duel.state import State
from sevenwonders.duel.tables import TABLES

UNKNOWN = -1
_SPREAD = 0x9E3779B97F4A7C15  # literals of this size would be Python objects in compiled code
_LOW = (1 << 60) - 1
_WORD = (1 << 64) - 1


class Prices:
    """Cache of prices without chains, by economy."""

    def __init__(self) -> None:
        self.key = arrays.ints(sizes.ECONOMIES)
        self.coins = [arrays.ints(ids.THINGS, value=UNKNOWN) for _ in range(sizes.ECONOMIES)]

    def economy(self, state: State, seat: int) -> int:
        """Return the cache entry of a seat's economy, empty if it held another one."""
        key = (
            state.progress[seat] & TABLES.any_discount_tokens
            | state.choice_raw[seat] << 10
            | state.choice_goods[seat] << 13
        )
        for lane in range(ids.RESOURCES):
            key = key << 8 | state.produce[seat][lane] << 4 | state.unit[seat][lane]
        at = seat * (sizes.ECONOMIES // 2) + (((key * _SPREAD) & _LOW) >> 55)  # never both seats' at one place
        if self.key[at] != key:
            self.key[at] = key
            for thing in range(ids.THINGS):
                self.coins[at][thing] = UNKNOWN
        return at

    def of(self, state: State, seat: int, economy: int, thing: int) -> int:
        """Return the price of a thing in an economy, computed if it is missing."""
        coins = self.coins[economy][thing]
        if coins == UNKNOWN:
            coins = price.total(state, seat, thing)
            self.coins[economy][thing] = coins
        return coins


class Features:
    """Encodes positions; an instance serves one thread at a time."""

    def __init__(self) -> None:
        self.prices = Prices()
        self.economy = [0, 0]  # of the seat to move, of the other
        self.shields = [[0, 0], [0, 0]]  # most shields on a payable card: by side, open or soon open
        self.in_sight = [0, 0]  # shields on face-up cards, including each side's tokens
        self.threats = [0, 0]
        self.coin_mask = [_steps(feature_layout.COIN_STEPS, coins) for coins in range(sizes.COIN_RANGE)]
        self.lead_mask = [_lead(lead - sizes.LEAD_RANGE // 2) for lead in range(sizes.LEAD_RANGE)]

    def fill(self, state: State, bitmap: vectors.Words) -> None:
        """Write the features of a position that is not over."""
        me = state.active
        for word in range(feature_layout.WORDS):
            bitmap[word] = 0
        for side in range(2):
            seat = me ^ side
            self.economy[side] = self.prices.economy(state, seat)
            self.shields[side][0] = 0
            self.shields[side][1] = 0
            self.in_sight[side] = 0
            self.threats[side] = 0
        self.structure(state, bitmap)
        for side in range(2):
            self.city(state, me ^ side, side, bitmap)
            self.wonders(state, me ^ side, side, bitmap)
            self.dangers(state, me ^ side, side, bitmap)
        self.track(state, me, bitmap)
        self.table(state, bitmap)

    def structure(self, state: State, bitmap: vectors.Words) -> None:
        """Write the layout: visible cards, seats that can pay for them, cards uncovered by taking them."""
        safe = 0
        uncovering = 0
        revealing = 0
        slots = state.present & state.face_up
        while slots:
            slot = bits.lowest(slots)
            slots &= slots - 1
            card = state.slot[slot]
            if state.open >> slot & 1:
                put_card(bitmap, feature_layout.OPEN, feature_layout.OPEN_TAIL, card)
                self.offered(state, card, 0, bitmap)
                under = uncovered(state, slot)
                safe += under == 0
                uncovering += under & state.face_up != 0
                revealing += under & ~state.face_up != 0
                continue
            covers = bits.count(TABLES.covered_by[state.age][slot] & state.present)
            if covers == 1:
                put_card(bitmap, feature_layout.COVERED, feature_layout.COVERED_TAIL, card)
                self.offered(state, card, 1, bitmap)
            else:
                put_card(bitmap, feature_layout.COVERED + 64, feature_layout.COVERED_TAIL + feature_layout.TAIL, card)
            self.sighted(state, card)
        hidden = state.present & ~state.face_up
        put(bitmap, feature_layout.HIDDEN, exactly(bits.count(hidden), 14))
        put(bitmap, feature_layout.HIDDEN_GUILDS, at_least(bits.count(hidden & state.guild_backs), 3))
        put(bitmap, feature_layout.REVEALS, at_least(bits.count(hidden & state.open), 3))
        put(bitmap, feature_layout.OPEN_COUNT, exactly(bits.count(state.open), 7))
        put(bitmap, feature_layout.SAFE, exactly(safe, 7))
        put(bitmap, feature_layout.UNCOVERING, exactly(uncovering, 7))
        put(bitmap, feature_layout.REVEALING, exactly(revealing, 7))

    def offered(self, state: State, card: int, soon: int, bitmap: vectors.Words) -> None:
        """Encode the seats that can pay for a card, open now or `soon`, and track the shields and symbols it gives."""
        for side in range(2):
            seat = state.active ^ side
            if self.prices.of(state, seat, self.economy[side], card) <= state.coins[seat] or price.has_chain(
                state, seat, card
            ):
                if soon:
                    put_card(
                        bitmap,
                        feature_layout.PAYABLE_SOON + side * feature_layout.SIDE,
                        feature_layout.PAYABLE_SOON_TAIL + side * feature_layout.TAIL_SIDE,
                        card,
                    )
                else:
                    put_card(
                        bitmap,
                        feature_layout.PAYABLE + side * feature_layout.SIDE,
                        feature_layout.PAYABLE_TAIL + side * feature_layout.TAIL_SIDE,
                        card,
                    )
                if TABLES.shields[card]:
                    shields = shields_of(state, seat, card)
                    if shields > self.shields[side][soon]:
                        self.shields[side][soon] = shields
                if TABLES.symbol[card] != ids.NOTHING:
                    self.learned(state, seat, side, TABLES.symbol[card], soon)
        if soon == 0:
            self.sighted(state, card)

    def learned(self, state: State, seat: int, side: int, symbol: int, soon: int) -> None:
        """Record the effect of a symbol within reach."""
        threats = self.threats[side]
        if state.symbols[seat] >> symbol & 1:
            if state.board:
                threats |= 1 << (feature_layout.PAIR + soon)
        else:
            if bits.count(state.symbols[seat]) == TABLES.symbols_to_win - 1:
                threats |= 1 << (feature_layout.SCIENCE_WIN + soon)
            if soon:
                threats |= 1 << feature_layout.SYMBOL_SOON
            elif threats >> feature_layout.NEW_SYMBOLS & 1:
                threats |= 2 << feature_layout.NEW_SYMBOLS
            else:
                threats |= 1 << feature_layout.NEW_SYMBOLS
        self.threats[side] = threats

    def sighted(self, state: State, card: int) -> None:
        """Record the possible effects of a visible card for both seats, ignoring price and cover."""
        if TABLES.shields[card]:
            for side in range(2):
                self.in_sight[side] += shields_of(state, state.active ^ side, card)
        symbol = TABLES.symbol[card]
        if symbol != ids.NOTHING:
            for side in range(2):
                if not state.symbols[state.active ^ side] >> symbol & 1:
                    self.threats[side] |= 1 << feature_layout.SCIENCE_IN_SIGHT

    def city(self, state: State, seat: int, side: int, bitmap: vectors.Words) -> None:
        """Write the buildings, coins and production of a seat."""
        word = side * feature_layout.SIDE
        bitmap[(feature_layout.CITY + word) >> 6] = state.city[seat][0]
        put(bitmap, feature_layout.CITY_TAIL + side * feature_layout.TAIL_SIDE, state.city[seat][1])
        put(bitmap, feature_layout.RAISED + word, state.raised[seat])
        put(bitmap, feature_layout.PROGRESS + word, state.progress[seat])
        put(bitmap, feature_layout.SYMBOLS + word, state.symbols[seat])
        put(bitmap, feature_layout.FIXED + word, state.fixed[seat])
        put(bitmap, feature_layout.CHOICES_RAW + word, at_least(state.choice_raw[seat], 2))
        put(bitmap, feature_layout.CHOICES_GOODS + word, at_least(state.choice_goods[seat], 2))
        put(bitmap, feature_layout.SYMBOL_COUNT + word, exactly(bits.count(state.symbols[seat]), 6))
        put(bitmap, feature_layout.COINS + word, self.coin_mask[state.coins[seat] if state.coins[seat] < 63 else 63])
        put(
            bitmap,
            feature_layout.PRODUCTION + word,
            at_least(state.produce[seat][0], 5)
            | at_least(state.produce[seat][1], 5) << 5
            | at_least(state.produce[seat][2], 5) << 10
            | at_least(state.produce[seat][3], 4) << 15
            | at_least(state.produce[seat][4], 4) << 19,
        )
        put(
            bitmap,
            feature_layout.COLOURS + word,
            at_least(state.kinds[seat][ids.BROWN], 7)
            | at_least(state.kinds[seat][ids.GREY], 4) << 7
            | at_least(state.kinds[seat][ids.BLUE], 7) << 11
            | at_least(state.kinds[seat][ids.GREEN], 6) << 18
            | at_least(state.kinds[seat][ids.YELLOW], 7) << 24
            | at_least(state.kinds[seat][ids.RED], 8) << 31
            | at_least(state.kinds[seat][ids.PURPLE], 3) << 39,
        )

    def wonders(self, state: State, seat: int, side: int, bitmap: vectors.Words) -> None:
        """Write the wonders a seat has not built, by how far they are out of reach."""
        word = side * feature_layout.SIDE
        graded = 0
        turns = 0
        payable_turns = 0
        wonders = state.wonders[seat]
        while wonders:
            wonder = bits.lowest(wonders)
            wonders &= wonders - 1
            thing = ids.CARDS + wonder
            lack = self.prices.of(state, seat, self.economy[side], thing) - state.coins[seat]
            grade = (lack > 0) + (lack > 3) + (lack > 6)
            graded |= bits.one(grade * feature_layout.LACKING + wonder)
            if TABLES.extra_turn[thing] or state.progress[seat] & TABLES.extra_turn_tokens:
                turns += 1
                payable_turns += grade == 0
            if grade == 0 and TABLES.shields[thing] >= distance(state, seat):
                self.threats[side] |= 1 << feature_layout.MILITARY_WONDER
        put(bitmap, feature_layout.WONDERS + word, graded)
        put(bitmap, feature_layout.TURNS_PAYABLE + word, at_least(payable_turns, 2))
        put(bitmap, feature_layout.TURNS + word, at_least(turns, 3))
        put(bitmap, feature_layout.RAISED_COUNT + word, at_least(state.kinds[seat][ids.WONDER], 4))

    def dangers(self, state: State, seat: int, side: int, bitmap: vectors.Words) -> None:
        """Write the threats of a seat."""
        threats = self.threats[side] | at_least(self.shields[side][0], 4) << feature_layout.SHIELDS
        away = distance(state, seat)
        threats |= (self.shields[side][0] >= away) << feature_layout.MILITARY_WIN
        threats |= (self.shields[side][1] >= away) << feature_layout.MILITARY_SOON
        threats |= (self.in_sight[side] >= away) << feature_layout.MILITARY_IN_SIGHT
        if bits.count(state.symbols[seat]) < TABLES.symbols_to_win - 1:
            threats &= ~(1 << feature_layout.SCIENCE_IN_SIGHT)
        else:
            if threats >> feature_layout.PAIR & 1 and winning_tokens(state, seat):
                threats |= 1 << feature_layout.LAW_WIN
            if unseen_symbol(state, seat):
                threats |= 1 << feature_layout.SCIENCE_UNSEEN
        put(bitmap, feature_layout.THREATS + side * feature_layout.SIDE, threats)

    def track(self, state: State, me: int, bitmap: vectors.Words) -> None:
        """Write the pawn, the military tokens and the lead in points."""
        pawn = state.pawn if me == 0 else -state.pawn
        put(bitmap, feature_layout.PAWN + TABLES.capital + pawn, 1)
        put(bitmap, feature_layout.LOOT, state.loot if me == 0 else state.loot >> 2 | (state.loot & 3) << 2)
        lead = score.points(state, me) - score.points(state, 1 - me)
        put(bitmap, feature_layout.LEAD, self.lead_mask[0 if lead < -64 else 127 if lead > 63 else lead + 64])

    def table(self, state: State, bitmap: vectors.Words) -> None:
        """Write what both seats share: the phase, the question, pools, tokens, the draft."""
        question = state.question()
        put(bitmap, feature_layout.QUESTION + question - 1, question < ids.OVER)
        put(bitmap, feature_layout.AGAIN, state.again)
        if question == ids.DESTROY:
            put(bitmap, feature_layout.TARGETS + state.subject(), 1)
        if state.age:
            put(bitmap, feature_layout.LEFT + 21 * (state.age - 1) + bits.count(state.present), 1)
        else:
            put(bitmap, feature_layout.DRAFTED + state.drafted, 1)
            put(bitmap, feature_layout.OFFER, state.offer)
            put(bitmap, feature_layout.WONDER_POOL, state.wonder_pool)
        if state.present:
            self.unseen(state, bitmap)
        bitmap[feature_layout.DISCARD >> 6] = state.discard[0]
        put(bitmap, feature_layout.DISCARD_TAIL, state.discard[1])
        put(bitmap, feature_layout.BOARD, state.board)
        put(bitmap, feature_layout.BOX, state.box)
        put(bitmap, feature_layout.SHOWN, state.shown)
        put(bitmap, feature_layout.ALL_RAISED, at_least(bits.count(state.raised[0]) + bits.count(state.raised[1]), 7))

    def unseen(self, state: State, bitmap: vectors.Words) -> None:
        """Write the cards that may lie face down, all of the current age."""
        deck = state.unseen[state.age - 1]
        bitmap[feature_layout.UNSEEN >> 6] = bits.one(TABLES.deck_start[state.age - 1]) * deck & _WORD
        if state.age == 3:
            put(bitmap, feature_layout.UNSEEN_TAIL, deck >> 18 | state.unseen[ids.GUILD_BACK] << 2)

    def of(self, state: State) -> list[int]:
        """Return the numbers of the active features, for tests and tools."""
        bitmap = arrays.ints(feature_layout.WORDS)
        self.fill(state, bitmap)
        return [64 * word + bit for word in range(feature_layout.WORDS) for bit in range(64) if bitmap[word] >> bit & 1]


def _steps(steps: tuple[int, ...], value: int) -> int:
    """Return the thermometer code of a value over these steps."""
    return sum(1 << number for number, step in enumerate(steps) if value >= step)


def _lead(points: int) -> int:
    """Return the block of a lead in points: mine first, then theirs."""
    return _steps(feature_layout.LEAD_STEPS, points) | _steps(feature_layout.LEAD_STEPS, -points) << len(
        feature_layout.LEAD_STEPS
    )


def put(bitmap: vectors.Words, start: int, block: int) -> None:
    """Write a block of features that does not cross the border of a word."""
    bitmap[start >> 6] |= block << (start & 63)


def put_card(bitmap: vectors.Words, start: int, tail: int, card: int) -> None:
    """Write a card into a set of cards."""
    if card < 64:
        bitmap[start >> 6] |= bits.one(card)
    else:
        put(bitmap, tail + card - 64, 1)


def at_least(number: int, size: int) -> int:
    """Return the thermometer code of a number, from 1 to `size`."""
    return (1 << (number if number < size else size)) - 1


def exactly(number: int, size: int) -> int:
    """Return the one-hot code of a number from 0; the last of `size` bits stands for all larger numbers."""
    return 1 << (number if number < size else size - 1)


def uncovered(state: State, slot: int) -> int:
    """Return the slots that taking the card of an open slot would open."""
    found = 0
    bit = 1 << slot
    for i in range(2):
        under = TABLES.covers[state.age][slot][i]
        if under != ids.NOTHING and TABLES.covered_by[state.age][under] & state.present == bit:
            found |= 1 << under
    return found


def shields_of(state: State, seat: int, card: int) -> int:
    """Return the shields that a military card would bring a seat."""
    kind = TABLES.kind[card]
    if state.progress[seat] & TABLES.extra_shields_tokens[kind]:
        return TABLES.shields[card] + TABLES.extra_shields[kind]
    return TABLES.shields[card]


def distance(state: State, seat: int) -> int:
    """Return how many shields a seat needs for a military victory."""
    return TABLES.capital - (state.pawn if seat == 0 else -state.pawn)


def winning_tokens(state: State, seat: int) -> bool:
    """Return whether a token on the board has a symbol that the seat lacks."""
    tokens = state.board
    while tokens:
        symbol = TABLES.token_symbol[bits.lowest(tokens)]
        tokens &= tokens - 1
        if symbol != ids.NOTHING and not state.symbols[seat] >> symbol & 1:
            return True
    return False


def unseen_symbol(state: State, seat: int) -> bool:
    """Return whether a card with a symbol that the seat lacks may still turn up in this age or a later one."""
    first = state.age - 1 if state.age else 0
    for back in range(first, ids.BACKS):
        cards = state.unseen[back]
        while cards:
            symbol = TABLES.symbol[TABLES.deck_start[back] + bits.lowest(cards)]
            cards &= cards - 1
            if symbol != ids.NOTHING and not state.symbols[seat] >> symbol & 1:
                return True
    return False
