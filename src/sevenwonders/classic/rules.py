"""The flow of the game: what may be answered, what an answer or a draw does, and what is asked next.

These are the fast doors: `apply` for the seats, the functions at the end for nature. They trust their arguments; `game`
checks first and then goes through here as well.
"""

try:
    import cython
except ImportError:
    from sevenwonders.core import gil as cython

from sevenwonders.classic import effects, ids, piles, price, score
from sevenwonders.classic.state import State
from sevenwonders.classic.tables import TABLES
from sevenwonders.core import bits
from sevenwonders.core.errors import OptionError


class Choices:
    """The legal answers of one seat; `nth` lists them in their fixed order: builds, stages, sales, each by card."""

    def __init__(self) -> None:
        self.question = 0
        self.count = 0
        self.cards = 0  # for a turn: how many different cards the hand has, which, and in how many ways each is built
        self.card = [0] * 7
        self.builds = [0] * 7
        self.split = [
            [0] * ids.WAYS for _ in range(8)
        ]  # the ways to pay for each card, and in the last row for the stage
        self.stages = 0  # how many ways there are to build the next stage
        self.low = 0  # for a revival: the cards that can be built, as a set
        self.high = 0

    def fill(self, state: State, seat: int) -> None:
        """Find the legal answers of a seat; none if it is not asked."""
        self.question = state.question()
        self.count = 0
        if not 0 <= seat < state.players or not state.waiting >> seat & 1:
            return
        if self.question == ids.TURN or self.question == ids.LAST:  # noqa: PLR1714 - faster when compiled
            self.fill_turn(state, seat)
        elif self.question == ids.REVIVE:
            self.low = revivable(state, seat, 0)
            self.high = revivable(state, seat, 1)
            self.count = bits.count(self.low) + bits.count(self.high) + ids.REVIVAL_OPTIONAL
        else:
            self.count = ids.SIDES

    def fill_turn(self, state: State, seat: int) -> None:
        """Find what a seat can do with its hand."""
        places = piles.places(state.hand[seat])
        start = TABLES.deck_start[state.age - 1]
        cards = 0
        builds = 0
        while places:
            card = start + (bits.lowest(places) >> 1)
            places &= places - 1
            self.card[cards] = card
            self.builds[cards] = price.card_splits(state, seat, card, self.split[cards])
            builds += self.builds[cards]
            cards += 1
        self.cards = cards
        self.stages = 0
        if not score.is_complete(state, seat):
            self.stages = price.thing_splits(
                state, seat, state.stage_thing(seat, state.stages[seat]), self.split[ids.HAND]
            )
        self.count = builds + cards * (self.stages + 1)

    def nth(self, n: int) -> int:
        """Return the move id of answer number `n`, NOTHING if there are fewer."""
        if not 0 <= n < self.count:
            return ids.NOTHING
        if self.question == ids.TURN or self.question == ids.LAST:  # noqa: PLR1714 - faster when compiled
            for k in range(self.cards):
                if n < self.builds[k]:
                    return ids.BUILD_0 + self.card[k] * ids.SPLITS + self.split[k][n]
                n -= self.builds[k]
            if n < self.cards * self.stages:
                return ids.STAGE_0 + self.card[n // self.stages] * ids.SPLITS + self.split[ids.HAND][n % self.stages]
            return ids.SELL_0 + self.card[n - self.cards * self.stages]
        if self.question == ids.REVIVE:
            lows = bits.count(self.low)
            if n < lows:
                return ids.REVIVE_0 + bits.nth(self.low, n)
            n -= lows
            if n < bits.count(self.high):
                return ids.REVIVE_0 + 64 + bits.nth(self.high, n)
            return ids.DECLINE
        return ids.SIDE_0 + n

    def cheapest(self, row: int, ways: int) -> int:
        """Return the number of the way to pay in a row of `split` that costs least, the first of equal ones."""
        found = 0
        least = 99
        for way in range(ways):
            chosen = self.split[row][way]
            paid = TABLES.split_left[chosen] + TABLES.split_right[chosen]
            if paid < least:
                least = paid
                found = way
        return found


def revivable(state: State, seat: int, word: int) -> int:
    """Return the cards of the discard pile that the seat's city can hold, as one word of a set."""
    found = 0
    for age in range(ids.AGES):
        places = piles.places(state.pile[age])
        while places:
            card = TABLES.deck_start[age] + (bits.lowest(places) >> 1)
            places &= places - 1
            if card >> 6 == word and not price.is_barred(state, seat, card):
                found |= TABLES.bit[card]
    return found


CHOICES = Choices()  # of the compiled `legal_ids`, which no other thread can enter meanwhile: it holds the GIL


def legal_ids(state: State, seat: int) -> list[int]:
    """Return the ids of all legal answers of a seat, in their fixed order; none if it is not asked.

    Asked for so often from Python that it has no guard: it checks what it is given itself.
    """
    if type(state) is not State:
        raise OptionError("argument/wrong", function="legal_ids", name="state", found=type(state).__name__)
    table = state
    if type(seat) is not int or not 0 <= seat < table.players:
        raise OptionError("argument/wrong", function="legal_ids", name="seat", found=repr(seat))
    choices = CHOICES if cython.compiled else Choices()
    choices.fill(table, seat)
    return [choices.nth(n) for n in range(choices.count)]


# ---- the seats' door


def apply(state: State, seat: int, move: int) -> None:
    """Let a seat that is asked answer with a legal move; when all have answered, the turn is resolved."""
    question = state.question()
    state.waiting &= ~(1 << seat)
    if question == ids.TURN:
        state.chosen[seat] = move
        if state.waiting == 0:
            resolve(state, ids.SEAT_ORDER)
    elif question == ids.SIDE:
        state.chosen[seat] = move
        if state.waiting == 0:
            turn_boards(state)
    elif question == ids.LAST:
        play_last(state, seat, move)
    else:
        revive(state, seat, move)


def turn_boards(state: State) -> None:
    """Turn every board to the side that its seat has chosen."""
    state.pop()
    for seat in range(state.players):
        state.side[seat] = state.chosen[seat] - ids.SIDE_0
        state.chosen[seat] = ids.NOTHING


def resolve(state: State, order: int) -> None:
    """Do what all seats have chosen, at once (C6.1): pay, let things enter, then count coins."""
    things = [0, 0, 0, 0, 0, 0, 0]
    for k in range(state.players):
        seat = order >> 4 * k & 7
        things[seat] = use_card(state, seat, state.chosen[seat], state.turn)
        state.chosen[seat] = ids.NOTHING
    state.pop()
    for k in range(state.players):
        seat = order >> 4 * k & 7
        if things[seat] != ids.NOTHING:
            enter(state, seat, things[seat])
    for k in range(state.players):
        seat = order >> 4 * k & 7
        if things[seat] != ids.NOTHING:
            effects.gain_coins(state, seat, things[seat])
    for seat in range(state.players):
        if things[seat] != ids.NOTHING and TABLES.revive[things[seat]]:
            state.push(ids.REVIVE, seat)
    if state.turn == ids.TURNS:
        for seat in range(state.players):
            if state.powers[seat] & ids.PLAY_LAST:
                state.push(ids.LAST, seat)  # above the revivals: it is answered before them (C6.3)
            else:
                discard_last(state, seat)
    proceed(state)


def apply_alone(state: State, seat: int, move: int) -> None:
    """Do what a seat's answer does to its city, as if the others did nothing: to value a move before they are known.

    What follows when all have answered is left out: the hands are not passed, and nothing else is asked.
    """
    state.waiting &= ~(1 << seat)
    if move >= ids.SIDE_0:
        state.side[seat] = move - ids.SIDE_0
        return
    if move == ids.DECLINE:
        return
    if move >= ids.REVIVE_0:
        thing = move - ids.REVIVE_0
        state.pile[TABLES.age[thing] - 1] -= TABLES.one[thing]
    else:
        thing = use_card(state, seat, move, ids.HAND if state.question() == ids.LAST else state.turn)
    if thing != ids.NOTHING:
        enter(state, seat, thing)
        effects.gain_coins(state, seat, thing)


def use_card(state: State, seat: int, move: int, turn: int) -> int:
    """Take the card of a move out of the hand and pay for it; return what enters play, or NOTHING for a sale."""
    if move >= ids.SELL_0:
        card = move - ids.SELL_0
        state.coins[seat] += TABLES.sale
        discard(state, seat, card, turn, ids.SOLD)
        return ids.NOTHING
    pay(state, seat, move % ids.SPLITS)
    card = move // ids.SPLITS
    if move < ids.STAGE_0:
        state.coins[seat] -= price.bank_coins(state, seat, card)
        take(state, seat, card, turn, ids.BUILT)
        return card
    card -= ids.CARDS
    take(state, seat, card, turn, ids.UNDER)
    state.under[seat * ids.STAGES + state.stages[seat]] = card
    return state.stage_thing(seat, state.stages[seat])


def pay(state: State, seat: int, split: int) -> None:
    """Pay the neighbours."""
    state.coins[seat] -= TABLES.split_left[split] + TABLES.split_right[split]
    state.coins[state.left(seat)] += TABLES.split_left[split]
    state.coins[state.right(seat)] += TABLES.split_right[split]


def take(state: State, seat: int, card: int, turn: int, use: int) -> None:
    """Take a card out of the seat's hand and note what becomes of it."""
    state.hand[seat] -= TABLES.one[card]
    moment = state.moment(state.age, seat, turn)
    state.taken[moment] = card
    state.used[moment] = use


def discard(state: State, seat: int, card: int, turn: int, use: int) -> None:
    """Put a card from the hand face down on the discard pile."""
    take(state, seat, card, turn, use)
    state.pile[state.age - 1] += TABLES.one[card]


def discard_last(state: State, seat: int) -> None:
    """Discard the one card that is left of a hand (C2.2)."""
    discard(state, seat, last_card(state, seat), ids.HAND, ids.LEFTOVER)


def last_card(state: State, seat: int) -> int:
    """Return the one card that is left of a hand."""
    return TABLES.deck_start[state.age - 1] + (bits.lowest(state.hand[seat]) >> 1)


def enter(state: State, seat: int, thing: int) -> None:
    """Bring a card or a stage into play."""
    if thing >= ids.CARDS:
        state.stages[seat] += 1
    effects.enter(state, seat, thing)


def play_last(state: State, seat: int, move: int) -> None:
    """Play the last card of an age, with the coins and production of this moment (C6.2)."""
    thing = use_card(state, seat, move, ids.HAND)
    state.pop()
    if thing != ids.NOTHING:
        enter(state, seat, thing)
        effects.gain_coins(state, seat, thing)
        if TABLES.revive[thing]:
            state.push(ids.REVIVE, seat)
    proceed(state)


def revive(state: State, seat: int, move: int) -> None:
    """Build a card from the discard pile for free, or decline to (C6.3)."""
    state.pop()
    look = state.looks
    state.looks += 1
    state.look_seat[look] = seat
    state.look_age[look] = state.age
    state.look_turn[look] = state.turn
    state.look_pile[look][:] = state.pile
    if move != ids.DECLINE:
        card = move - ids.REVIVE_0
        state.look_card[look] = card
        state.pile[TABLES.age[card] - 1] -= TABLES.one[card]
        effects.enter(state, seat, card)
        effects.gain_coins(state, seat, card)
    proceed(state)


def proceed(state: State) -> None:
    """Find what is asked next when an action is done; a revival with nothing to revive is not asked for."""
    while state.depth:
        seat = state.subject()
        if state.question() == ids.LAST or revivable(state, seat, 0) or revivable(state, seat, 1):
            state.waiting = 1 << seat
            return
        state.pop()
    if state.turn == ids.TURNS:
        end_age(state)
    else:
        state.turn += 1
        pass_hands(state)
        ask_all(state, ids.TURN)


def ask_all(state: State, question: int) -> None:
    """Ask every seat a question, to be answered in secret."""
    state.push(question, 0)
    state.waiting = (1 << state.players) - 1


def pass_hands(state: State) -> None:
    """Pass every hand to the neighbour on the side of this age (C2.1)."""
    last = state.players - 1
    if TABLES.step[state.age - 1] > 0:
        hand = state.hand[last]
        for seat in range(last, 0, -1):
            state.hand[seat] = state.hand[seat - 1]
        state.hand[0] = hand
    else:
        hand = state.hand[0]
        for seat in range(last):
            state.hand[seat] = state.hand[seat + 1]
        state.hand[last] = hand


def end_age(state: State) -> None:
    """Settle the conflicts; then comes the next deal, or the end (C2.3)."""
    for seat in range(state.players):
        settle_conflict(state, seat, state.left(seat))
    if state.age == ids.AGES:
        score.decide(state)
        state.push(ids.OVER, 0)
    else:
        state.push(ids.DEAL, 0)


def settle_conflict(state: State, seat: int, other: int) -> None:
    """Give the tokens of the conflict between two neighbours (C7.1)."""
    difference = state.shields[seat] - state.shields[other]
    if difference > 0:
        state.won[seat][state.age - 1] += 1
        state.lost[other] += 1
    elif difference < 0:
        state.won[other][state.age - 1] += 1
        state.lost[seat] += 1


# ---- nature's door


def begin_age(state: State) -> None:
    """Begin the next age; the hands have been dealt."""
    state.pop()
    state.age += 1
    state.turn = 1
    ask_all(state, ids.TURN)


def lay_board(state: State, seat: int, board: int) -> None:
    """Give a board to a seat."""
    state.board[seat] = board
    state.own_raw[seat] = TABLES.start_raw[board]
    state.sale_raw[seat] = TABLES.start_raw[board]
    state.own_goods[seat] = TABLES.start_goods[board]
    state.sale_goods[seat] = TABLES.start_goods[board]


def boards_laid(state: State) -> None:
    """Continue once every seat has its board; those whose side is open choose one (C1.2)."""
    chosen = state.subject() == ids.CHOSEN_SIDES
    state.pop()
    if chosen:
        ask_all(state, ids.SIDE)
