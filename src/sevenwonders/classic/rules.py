"""The flow of the game: legal moves, the effect of moves and chance events, and the next pending question.

The functions named `after_…` validate their arguments and return a new state. The others trust their arguments and
change the state; compiled, they are visible to compiled modules only.
"""

try:
    import cython
except ImportError:
    from sevenwonders.core import gil as cython

from sevenwonders.classic import effects, ids, piles, price, score
from sevenwonders.classic.state import State
from sevenwonders.classic.tables import TABLES
from sevenwonders.core import bits
from sevenwonders.core.checks import check_seat
from sevenwonders.core.errors import DrawError, MoveError, OptionError


class Choices:
    """The legal answers of one seat; `nth` lists them in their fixed order: builds, stages, sales, each by card."""

    def __init__(self) -> None:
        self.question = 0
        self.count = 0
        self.cards = 0  # for a turn: the number of different cards in the hand
        if not cython.compiled:
            self.card = [0] * ids.HAND
            self.builds = [0] * ids.HAND  # the number of ways to pay for each card
            # The ways to pay for each card, in the last row those for the stage.
            self.split = [[0] * ids.WAYS for _ in range(ids.HAND + 1)]
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
        """Find the moves of a seat with its hand."""
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


def legal_ids(state: State, seat: int) -> list[int]:
    """Return the move ids of a seat in their fixed order; none if it is not active."""
    choices = Choices()
    choices.fill(state, seat)
    return [choices.nth(n) for n in range(choices.count)]


# ---- validated steps, which return a new state


def is_legal(state: State, seat: int, move: int) -> bool:
    """Return whether a seat may make a move."""
    choices = Choices()
    choices.fill(state, seat)
    for n in range(choices.count):  # noqa: SIM110 - compiled, a generator is slower
        if choices.nth(n) == move:
            return True
    return False


def check_full(state: State) -> None:
    """Raise OptionError for the partial state that a seat sees."""
    if state.partial:
        raise OptionError("state/partial")


def after_move(state: State, seat: int, move: int) -> State:
    """Return the state after a move of a seat; raise MoveError if it is illegal, OptionError for a partial state."""
    check_full(state)
    if not is_legal(state, seat, move):
        raise MoveError("move/illegal", move=move, question=ids.QUESTIONS[state.question()])
    after = state.copy()
    apply(after, seat, move)
    return after


def after_move_alone(state: State, seat: int, move: int) -> State:
    """Return the state after the effect of a seat's move on its own city; raise MoveError if it is illegal.

    The other seats do nothing, hands are not passed and no question follows. This evaluates a move while the others'
    choices are unknown; the state may be partial.
    """
    if not is_legal(state, seat, move):
        raise MoveError("move/illegal", move=move, question=ids.QUESTIONS[state.question()])
    after = state.copy()
    apply_alone(after, seat, move)
    return after


def waiting_for(state: State, seat: int) -> State:
    """Return the position in which `seat` has not made its choice yet; raise MoveError if no seats choose."""
    check_seat(seat, state.players)
    if state.question() not in (ids.TURN, ids.SIDE):
        raise MoveError("move/not-asked", seat=seat)
    after = state.copy()
    after.waiting |= 1 << seat
    after.chosen[seat] = ids.NOTHING
    return after


def after_boards(state: State, boards: list[int], sides: list[int]) -> State:
    """Return the state after the deal of the boards; raise DrawError.

    `boards` and `sides` have one entry per seat, NOTHING for a side that the seat chooses.
    """
    if state.question() != ids.LAY_BOARDS:
        raise DrawError("draw/not-asked", draw=boards)
    after = state.copy()
    if len(boards) != after.players or len(sides) != after.players or len(set(boards)) != after.players:
        raise DrawError("draw/wrong-count", draw=boards)
    for seat in range(after.players):
        board, side = boards[seat], sides[seat]
        if board not in range(ids.BOARDS) or after.board[seat] not in (ids.NOTHING, board):
            raise DrawError("draw/wrong-board", draw=boards, seat=seat)
        if side not in allowed_sides(after.subject()):
            raise DrawError("draw/wrong-side", draw=boards, seat=seat)
    for seat in range(after.players):
        lay_board(after, seat, boards[seat])
        after.side[seat] = sides[seat]
    boards_laid(after)
    return after


def allowed_sides(rule: int) -> tuple[int, ...]:
    """Return the sides that the deal of the boards may give under a rule for sides."""
    return {ids.RANDOM_SIDES: (0, 1), ids.CHOSEN_SIDES: (ids.NOTHING,)}.get(rule, (rule,))


def after_deal(state: State, hands: list[int]) -> State:
    """Return the state after the deal of the next age, with one pile per seat; raise DrawError."""
    check_full(state)
    if state.question() != ids.DEAL:
        raise DrawError("draw/not-asked", draw=hands)
    if len(hands) != state.players or not is_deal(state.players, state.age + 1, hands):
        raise DrawError("draw/wrong-count", draw=hands)
    after = state.copy()
    for seat in range(after.players):
        hand = hands[seat]
        after.hand[seat] = hand
    begin_age(after)
    return after


def is_deal(players: int, age: int, hands: list[int]) -> bool:
    """Return whether piles are hands of the deck of an age."""
    if not (ids.FEWEST_SEATS <= players <= ids.MOST_SEATS and 1 <= age <= ids.AGES):
        return False
    start, end = TABLES.deck_start[age - 1], TABLES.deck_start[age]
    size = TABLES.deck_size[players][age - 1]
    copies = [0] * (end - start)
    for k in range(size):
        copies[TABLES.deck[players][age - 1][k] - start] += 1
    guilds = 0
    for hand in hands:
        if not 0 <= hand < 1 << 2 * (end - start) or piles.size(hand) != ids.HAND:
            return False
        for card in range(start, end):
            dealt = hand >> 2 * (card - start) & 3
            copies[card - start] -= dealt
            guilds += dealt if card >= ids.GUILD_0 else 0
    if age < ids.AGES:
        return not any(copies)
    first_guild = ids.GUILD_0 - start
    return (
        not any(copies[:first_guild])
        and all(rest in (-1, 0) for rest in copies[first_guild:])
        and guilds == players + TABLES.guilds_above_players
    )


# ---- moves


def apply(state: State, seat: int, move: int) -> None:
    """Make a legal move of an active seat; after the last one of a turn the turn is resolved."""
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
    """Carry out the choices of all seats at once (C6.1): pay, enter, then count coins."""
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
    """Apply the effect of a legal move on the seat's own city; see `after_move_alone`."""
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
    """Take a card out of the seat's hand and log its use."""
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
    """Set the next question after an action; a revival without a card to revive is skipped."""
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


# ---- chance events


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
