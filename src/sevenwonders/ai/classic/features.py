"""Input features of the networks of 7 Wonders, from the knowledge of one seat, as a bitmap of `layout.WORDS` words.

`begin` encodes the features that the seat's moves do not change, `finish` the rest: the seat's city, its coins and the
hand it passes on. The points of other seats are those before the move. `feature_layout` lists the blocks.
"""

from sevenwonders.ai.classic import affordability, sizes
from sevenwonders.ai.classic import feature_layout as layout
from sevenwonders.ai.classic.affordability import AffordabilityCache, AffordableCards
from sevenwonders.classic import counters, ids, memory, piles, rules, score
from sevenwonders.classic.rules import Choices
from sevenwonders.classic.seen import Seen
from sevenwonders.classic.state import State
from sevenwonders.classic.tables import TABLES
from sevenwonders.core import arrays, bits, vectors
from sevenwonders.core.errors import MoveError


class Features:
    """Encodes positions; an instance serves one thread at a time."""

    def __init__(self) -> None:
        self.base = arrays.ints(layout.WORDS)
        self.points = arrays.ints(ids.MOST_SEATS)  # by seat, before the move
        self.best = 0  # points of the best other seat
        self.first = 0  # the first card that may still be dealt; all later ones may
        self.cache = AffordabilityCache()
        self.own = AffordableCards(self.cache)
        self.receiver = AffordableCards(self.cache)  # of the city that receives the hand
        self.coin_mask = _masks(layout.COIN_STEPS, sizes.COIN_RANGE)
        self.shield_mask = _masks(layout.SHIELD_STEPS, sizes.SHIELD_RANGE)
        self.token_mask = _masks(layout.TOKEN_STEPS, sizes.TOKEN_RANGE)
        self.defeat_mask = _masks(layout.DEFEAT_STEPS, sizes.DEFEAT_RANGE)
        self.point_mask = [0] * (sizes.POINT_RANGE // 2) + _masks(layout.POINT_STEPS, sizes.POINT_RANGE // 2)
        self.science_mask = _masks(layout.SCIENCE_STEPS, sizes.SCIENCE_RANGE)
        self.lead_mask = [_lead(lead - sizes.LEAD_RANGE // 2) for lead in range(sizes.LEAD_RANGE)]
        self.discard_mask = _masks(layout.DISCARD_STEPS, sizes.DISCARD_RANGE)
        self.gift_mask = _masks(layout.GIFT_STEPS, sizes.GIFT_RANGE)
        self.next = [0, 0]  # set of the cards that may be in the next hand
        self.gains = arrays.ints(ids.SYMBOLS)  # points that one more of each symbol gives the receiver
        self.colour_steps = list(layout.COLOUR_STEPS)

    # ---- features that do not depend on the move

    def begin(self, seen: Seen, ages: int) -> None:
        """Encode the features independent of the move; cards of the first `ages` ages are no longer dealt."""
        for word in range(layout.WORDS):
            self.base[word] = 0
        self.next[0] = self.next[1] = 0
        self.first = TABLES.deck_start[ages]
        self.set_points(seen.state, seen.seat)
        self.city(seen.state, seen.state.left(seen.seat), layout.CITY, self.base)
        self.city(seen.state, seen.state.right(seen.seat), 2 * layout.CITY, self.base)
        self.science(seen.state, seen.state.left(seen.seat), layout.SCIENCES, self.base)
        self.science(seen.state, seen.state.right(seen.seat), 2 * layout.SCIENCES, self.base)
        self.others(seen.state, seen.seat)
        put(self.base, layout.PLAYERS + seen.state.players - 3, 1)
        pile = seen.discard[0] + seen.discard[1] + seen.discard[2]
        put(self.base, layout.DISCARD, self.discard_mask[pile if pile < 63 else 63])

    def set_points(self, table: State, me: int) -> None:
        """Compute the points of all seats."""
        self.best = -99
        for seat in range(table.players):
            self.points[seat] = score.points(table, seat) if table.side[seat] != ids.NOTHING else 0
            if seat != me and self.points[seat] > self.best:
                self.best = self.points[seat]

    def others(self, table: State, me: int) -> None:
        """Encode the cities of all seats that are no neighbours, pooled."""
        low = 0
        high = 0
        science = 0
        blue = 0
        for seat in range(table.players):
            if seat == me or seat == table.left(me) or seat == table.right(me):
                continue
            low |= table.city[seat][0]
            high |= table.city[seat][1]
            points = score.science_points(table, seat)
            if points > science:
                science = points
            if table.kinds[seat][ids.BLUE] > blue:
                blue = table.kinds[seat][ids.BLUE]
        put(self.base, layout.OTHERS, low)
        put(self.base, layout.OTHERS + 64, high)
        put(self.base, layout.OTHER_SCIENCE, self.science_mask[science if science < 63 else 63])
        put(self.base, layout.OTHER_BLUE, at_least(blue, 6))

    def known_hands(self, seen: Seen) -> None:
        """Encode the cards that the seat has seen in the other seats' hands."""
        age = seen.state.age
        step = TABLES.step[age - 1]
        for seat in range(seen.state.players):
            if seat == seen.seat:
                continue
            pile = self.known_pile(seen, age, memory.line_of(seen.state.players, age, seat, seen.state.turn))
            start = layout.FAR
            if seat == (seen.seat + step + seen.state.players) % seen.state.players:
                start = layout.AWAY
            if (seat + step + seen.state.players) % seen.state.players == seen.seat:
                start = layout.NEXT
                for word in range(ids.WORDS):
                    self.next[word] = cards_of(pile, age, word)
            put_pile(self.base, start, pile, age)

    def known_pile(self, seen: Seen, age: int, line: int) -> int:
        """Return the cards of a hand, by its `line`, that the seat has held and that were not played openly since."""
        players = seen.state.players
        for held in range(seen.state.turn - 1, 0, -1):
            pile = seen.held[age - 1][held - 1]
            if pile and memory.line_of(players, age, seen.seat, held) == line:
                for turn in range(held, ids.HAND + 1):
                    card = seen.state.taken[seen.state.moment(age, memory.holder(players, age, line, turn), turn)]
                    if card != ids.NOTHING:
                        pile -= TABLES.one[card]
                return pile
        return 0

    # ---- decisions, afterstates, positions between ages

    def before(self, seen: Seen, choices: Choices, bitmap: vectors.Words) -> None:
        """Encode the decision of a seat; `choices` contains its legal moves."""
        self.begin(seen, seen.state.age - 1 if seen.state.age else 0)
        question = seen.state.question()
        if seen.state.age:
            self.known_hands(seen)
            put_pile(self.base, layout.HAND, seen.state.hand[seen.seat], seen.state.age)
            turn = ids.HAND if question == ids.LAST else seen.state.turn
            put(self.base, layout.TIME + (seen.state.age - 1) * ids.HAND + turn - 1, 1)
        if question == ids.REVIVE:
            put(self.base, layout.QUESTION + 1, 1)
        elif question == ids.LAST:
            put(self.base, layout.QUESTION, 1)
        if question == ids.TURN or question == ids.LAST:  # noqa: PLR1714 - faster when compiled
            for k in range(choices.cards):
                if choices.builds[k]:
                    put(self.base, layout.PAYABLE + choices.card[k], 1)
        self.finish(seen.state, seen.seat, layout.BEFORE, bitmap)

    def begin_after(self, seen: Seen) -> None:
        """Encode what all afterstates of the seat share; `after` adds the rest."""
        self.begin(seen, seen.state.age - 1 if seen.state.age else 0)
        if seen.state.age:
            step = TABLES.step[seen.state.age - 1] + seen.state.players
            receiver = (seen.seat + step) % seen.state.players
            self.receiver.find(seen.state, receiver, self.first)
            self.symbol_gains(seen.state, receiver)
            self.known_hands(seen)
            turn = ids.HAND if seen.state.question() == ids.LAST else seen.state.turn
            put(self.base, layout.TIME + (seen.state.age - 1) * ids.HAND + turn - 1, 1)

    def after(self, table: State, seat: int, bitmap: vectors.Words) -> None:
        """Encode the afterstate of a seat's own move; call `begin_after` first."""
        self.finish(table, seat, layout.AFTER, bitmap)
        if table.age:
            put_pile(bitmap, layout.PASSED, table.hand[seat], table.age)
            gift = 0
            for word in range(ids.WORDS):
                passed = cards_of(table.hand[seat], table.age, word)
                put(bitmap, layout.GIFTS + 64 * word, passed & self.receiver.free[word])
                if table.turn + table.players <= ids.TURNS:
                    put(bitmap, layout.BACK + 64 * word, passed & self.own.free[word])
                gift = self.best_gift(passed & self.receiver.free[word], word, gift)
            put(bitmap, layout.GIFT, self.gift_mask[gift if gift < 63 else 63])

    def symbol_gains(self, table: State, receiver: int) -> None:
        """Compute the points that one more of each symbol gives a city; wild symbols stay as they are."""
        for symbol in range(ids.SYMBOLS):
            gain = 2 * table.symbols[receiver][symbol] + 1
            others = 1
            for other in range(ids.SYMBOLS):
                if other != symbol and table.symbols[receiver][other] <= table.symbols[receiver][symbol]:
                    others = 0
            self.gains[symbol] = gain + 7 * others

    def best_gift(self, cards: int, word: int, gift: int) -> int:
        """Return the highest symbol gain of the cards for the receiver, at least `gift`."""
        while cards:
            symbol = TABLES.symbol[bits.lowest(cards) + 64 * word]
            cards &= cards - 1
            if symbol != ids.NOTHING and self.gains[symbol] > gift:
                gift = self.gains[symbol]
        return gift

    def between(self, seen: Seen, bitmap: vectors.Words) -> None:
        """Encode the position between two ages, or before the first."""
        self.begin(seen, seen.state.age)
        put(self.base, layout.AGES + seen.state.age, 1)
        self.finish(seen.state, seen.seat, layout.BETWEEN, bitmap)

    def of(self, seen: Seen, move: int = ids.NOTHING) -> list[int]:
        """Return the feature numbers of a decision, or of the afterstate of `move`; slow, for tests and tools."""
        bitmap = arrays.ints(layout.WORDS)
        if move == ids.NOTHING:
            choices = Choices()
            choices.fill(seen.state, seen.seat)
            self.before(seen, choices, bitmap)
        else:
            if move not in seen.legal_ids():
                raise MoveError("move/unknown", move=move)
            table = seen.state.copy()
            rules.apply_alone(table, seen.seat, move)
            self.begin_after(seen)
            self.after(table, seen.seat, bitmap)
        found = []
        for word in range(layout.WORDS):
            rest = bitmap[word]
            while rest:
                found.append(64 * word + bits.lowest(rest))
                rest &= rest - 1
        return found

    def finish(self, table: State, me: int, kind: int, bitmap: vectors.Words) -> None:
        """Copy the base and encode the features that depend on the seat's move."""
        left = table.left(me)
        right = table.right(me)
        for word in range(layout.WORDS):
            bitmap[word] = self.base[word]
        put(bitmap, layout.KIND + kind, 1)
        self.city(table, me, 0, bitmap)
        self.coins(table, me, 0, bitmap)
        self.coins(table, left, layout.CITY, bitmap)
        self.coins(table, right, 2 * layout.CITY, bitmap)
        mine = score.points(table, me) if table.side[me] != ids.NOTHING else 0
        self.points_of(mine, 0, bitmap)
        self.points_of(self.points[left], layout.CITY, bitmap)
        self.points_of(self.points[right], 2 * layout.CITY, bitmap)
        put(bitmap, layout.LEAD, self.lead_mask[within(mine - self.points[left], 63) + 64])
        put(bitmap, layout.LEAD + layout.LEADS, self.lead_mask[within(mine - self.points[right], 63) + 64])
        put(bitmap, layout.LEAD + 2 * layout.LEADS, self.lead_mask[within(mine - self.best, 63) + 64])
        put(bitmap, layout.WAR + within(table.shields[me] - table.shields[left], 5) + 5, 1)
        put(bitmap, layout.WAR + layout.WARS + within(table.shields[me] - table.shields[right], 5) + 5, 1)
        age = table.age + 1 if kind == layout.BETWEEN else table.age
        if 1 <= age <= ids.AGES:
            start = layout.CONFLICT + (age - 1) * layout.CONFLICTS
            put(bitmap, start + within(table.shields[me] - table.shields[left], 5) + 5, 1)
            put(bitmap, start + layout.WARS + within(table.shields[me] - table.shields[right], 5) + 5, 1)
        self.science(table, me, 0, bitmap)
        self.to_come(table, me, bitmap)

    def science(self, table: State, seat: int, start: int, bitmap: vectors.Words) -> None:
        """Encode the points of a city's symbols."""
        points = score.science_points(table, seat)
        put(bitmap, layout.SCIENCE + start, self.science_mask[points if points < 63 else 63])

    def to_come(self, table: State, me: int, bitmap: vectors.Words) -> None:
        """Encode the affordable ones of the cards that may still be dealt."""
        self.own.find(table, me, self.first)
        for word in range(ids.WORDS):
            put(bitmap, layout.FREE + 64 * word, self.own.free[word])
            put(bitmap, layout.NEAR + 64 * word, self.own.near[word])
            put(bitmap, layout.COMING + 64 * word, self.next[word] & self.own.free[word])
        if table.side[me] != ids.NOTHING and not score.is_complete(table, me):
            units = affordability.lack(table, me, table.stage_thing(me, table.stages[me]))
            put(bitmap, layout.STAGE, at_least(3 - units if units < 3 else 0, 3))

    def points_of(self, points: int, start: int, bitmap: vectors.Words) -> None:
        """Encode the points of a city."""
        put(bitmap, start + layout.POINTS, self.point_mask[within(points, 63) + 64])

    def coins(self, table: State, seat: int, start: int, bitmap: vectors.Words) -> None:
        """Encode the coins of a city."""
        put(bitmap, start + layout.COINS, self.coin_mask[table.coins[seat] if table.coins[seat] < 63 else 63])

    def city(self, table: State, seat: int, start: int, bitmap: vectors.Words) -> None:
        """Encode a city without coins and points."""
        put(bitmap, start + layout.CARDS, table.city[seat][0])
        put(bitmap, start + layout.CARDS + 64, table.city[seat][1])
        if table.side[seat] != ids.NOTHING:
            board = table.board[seat] * ids.SIDES + table.side[seat]
            put(bitmap, start + layout.BOARD + board, 1)
            put(bitmap, start + layout.STAGES + ids.STAGES * board, at_least(table.stages[seat], 4))
        put(bitmap, start + layout.SHIELDS, self.shield_mask[table.shields[seat] if table.shields[seat] < 31 else 31])
        for symbol in range(ids.SYMBOLS):
            put(bitmap, start + layout.SYMBOLS + 4 * symbol, at_least(table.symbols[seat][symbol], 4))
        put(bitmap, start + layout.WILD, at_least(table.symbols[seat][ids.WILD], 3))
        for raw in range(ids.RAW_END):
            put(bitmap, start + layout.RAW + 3 * raw, at_least(counters.field(table.own_raw[seat], 1 << raw), 3))
        for goods in range(ids.RESOURCES - ids.RAW_END):
            units = counters.field(table.own_goods[seat], 1 << goods)
            put(bitmap, start + layout.GOODS + 2 * goods, at_least(units, 2))
        at = start + layout.COLOURS
        for colour in range(ids.STAGE_KIND):
            put(bitmap, at, at_least(table.kinds[seat][colour], self.colour_steps[colour]))
            at += self.colour_steps[colour]
        put(bitmap, start + layout.POWERS, table.powers[seat] & 15)
        tokens = 0
        for age in range(ids.AGES):
            tokens += table.won[seat][age] * TABLES.victory[age]
        put(bitmap, start + layout.TOKENS, self.token_mask[tokens if tokens < 31 else 31])
        put(bitmap, start + layout.DEFEATS, self.defeat_mask[table.lost[seat] if table.lost[seat] < 7 else 7])


def _masks(steps: tuple[int, ...], values: int) -> list[int]:
    """Return for each value the set of the steps that are not above it."""
    return [sum(1 << number for number, step in enumerate(steps) if value >= step) for value in range(values)]


def _lead(points: int) -> int:
    """Return the thermometer code of a lead in points, then that of a deficit."""
    steps = layout.LEAD_STEPS
    ahead = sum(1 << number for number, step in enumerate(steps) if points >= step)
    return ahead | sum(1 << number for number, step in enumerate(steps) if -points >= step) << len(steps)


def within(number: int, most: int) -> int:
    """Clamp a number to the range from -most to most."""
    if number > most:
        return most
    return -most if number < -most else number


def at_least(number: int, size: int) -> int:
    """Return the thermometer code of a number: the lowest bits, at most `size`."""
    return (1 << (number if number < size else size)) - 1


def put(bitmap: vectors.Words, start: int, block: int) -> None:
    """Set the bits of a block, which may cross the border of a word."""
    shift = start & 63
    bitmap[start >> 6] |= block << shift & _WORD
    if shift and block >> (64 - shift):
        bitmap[(start >> 6) + 1] |= block >> (64 - shift)


def put_pile(bitmap: vectors.Words, start: int, pile: int, age: int) -> None:
    """Set the bits of a pile's cards in a block of cards."""
    rest = piles.places(pile)
    first = start + TABLES.deck_start[age - 1]
    while rest:
        put(bitmap, first + (bits.lowest(rest) >> 1), 1)
        rest &= rest - 1


def cards_of(pile: int, age: int, word: int) -> int:
    """Return a pile's cards as a word of a card set."""
    found = 0
    rest = piles.places(pile)
    while rest:
        card = TABLES.deck_start[age - 1] + (bits.lowest(rest) >> 1)
        rest &= rest - 1
        if card >> 6 == word:
            found |= TABLES.bit[card]
    return found


_WORD = (1 << 64) - 1  # a literal of this size would be a Python object in compiled code
