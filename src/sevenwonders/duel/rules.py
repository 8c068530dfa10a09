"""The flow of the game: legal moves, the effect of moves and chance events, and the next pending question.

The functions named `after_…` validate their arguments and return a new state. The others trust their arguments and
change the state; compiled, they are visible to compiled modules only.
"""

from sevenwonders.core import bits
from sevenwonders.core.checks import check_seat
from sevenwonders.core.errors import DrawError, MoveError
from sevenwonders.duel import effects, ids, price, score
from sevenwonders.duel.state import State
from sevenwonders.duel.tables import TABLES


class Choices:
    """The legal answers to the question at hand, as sets; `nth` lists them in the fixed order of their ids."""

    def __init__(self) -> None:
        self.question = 0
        self.count = 0
        self.low = 0  # the answers as a set: tokens, wonders, seats, or cards 0..63
        self.high = 0  # cards 64..72
        self.open = 0  # for a turn: open slots, those with a payable card, payable wonders
        self.payable = 0
        self.wonders = 0

    def fill(self, state: State) -> None:
        """Find the legal answers in `state`; none at a chance event or after the end."""
        question = state.question()
        seat = state.active
        self.question = question
        self.high = 0
        if question == ids.TURN:
            self.open = state.open
            self.payable = price.payable_slots(state, seat)
            self.wonders = price.payable_wonders(state, seat)
            self.count = bits.count(self.payable) + bits.count(self.open) * (1 + bits.count(self.wonders))
            return
        if question == ids.DRAFT:
            self.low = state.offer
        elif question == ids.TAKE:
            self.low = state.board
        elif question == ids.PICK:
            self.low = state.shown
        elif question == ids.BEGIN:
            self.low = 3
        elif question == ids.REVIVE:
            self.low = state.discard[0]
            self.high = state.discard[1]
        elif question == ids.DESTROY:
            self.fill_targets(state)
        else:
            self.low = 0
        self.count = bits.count(self.low) + bits.count(self.high)

    def fill_targets(self, state: State) -> None:
        """Find the opponent's cards of the colour to destroy."""
        opponent = 1 - state.active
        self.low = cards_of(state.city[opponent][0], 0, state.subject())
        self.high = cards_of(state.city[opponent][1], 64, state.subject())

    def nth(self, n: int) -> int:
        """Return the move id of answer number `n`, NOTHING if there are fewer."""
        if not 0 <= n < self.count:
            return ids.NOTHING
        if self.question == ids.TURN:
            builds = bits.count(self.payable)
            if n < builds:
                return ids.BUILD_0 + bits.nth(self.payable, n)
            n -= builds
            slots = bits.count(self.open)
            if n < slots:
                return ids.SELL_0 + bits.nth(self.open, n)
            n -= slots
            wonder = bits.nth(self.wonders, n // slots)
            return ids.RAISE_0 + wonder * ids.SLOTS + bits.nth(self.open, n % slots)
        lows = bits.count(self.low)
        member = bits.nth(self.low, n) if n < lows else 64 + bits.nth(self.high, n - lows)
        return first_id(self.question) + member


def first_id(question: int) -> int:
    """Return the id from which the answers to a question other than a turn are counted."""
    if question == ids.DRAFT:
        return ids.DRAFT_0
    if question == ids.DESTROY:
        return ids.DESTROY_0
    if question == ids.REVIVE:
        return ids.REVIVE_0
    if question == ids.BEGIN:
        return ids.BEGIN_0
    return ids.TAKE_0


def cards_of(cards: int, start: int, kind: int) -> int:
    """Return the part of a word of cards, the first of them number `start`, that has this colour."""
    found = 0
    rest = cards
    while rest:
        bit = rest & -rest
        rest ^= bit
        if TABLES.kind[start + bits.lowest(bit)] == kind:
            found |= bit
    return found


def legal_ids(state: State) -> list[int]:
    """Return the ids of all legal answers, in their fixed order."""
    choices = Choices()
    choices.fill(state)
    return [choices.nth(n) for n in range(choices.count)]


# ---- validated steps, which return a new state


def is_legal(state: State, move: int) -> bool:
    """Return whether the active seat may make a move."""
    choices = Choices()
    choices.fill(state)
    for n in range(choices.count):  # noqa: SIM110 - compiled, a generator is slower
        if choices.nth(n) == move:
            return True
    return False


def after_move(state: State, move: int) -> State:
    """Return the state after a move of the active seat; raise MoveError if it is illegal."""
    if not is_legal(state, move):
        raise MoveError("move/illegal", move=move, question=ids.QUESTIONS[state.question()])
    after = state.copy()
    apply(after, move)
    return after


def with_turn(state: State, seat: int) -> State:
    """Return the position with the pending turn given to `seat`; raise MoveError if no turn is pending."""
    check_seat(seat, ids.SEATS)
    if state.question() != ids.TURN:
        raise MoveError("move/not-asked", seat=seat)
    after = state.copy()
    after.active = seat
    return after


def draw_pool(state: State) -> int:
    """Return the tokens or wonders from which the pending chance event draws, as a set; 0 for cards."""
    question = state.question()
    if question == ids.LAY_TOKENS:
        return (1 << ids.TOKENS) - 1
    if question == ids.OFFER:
        return state.wonder_pool
    return state.box if question == ids.SHOW else 0


def draw_count(state: State) -> int:
    """Return the number of tokens or wonders that the pending chance event draws."""
    question = state.question()
    if question == ids.LAY_TOKENS:
        return TABLES.board_size
    if question == ids.OFFER:
        return TABLES.offer_size
    return shown_count(state) if question == ids.SHOW else 0


def after_choice(state: State, chosen: int) -> State:
    """Return the state after a chance event that draws tokens or wonders; raise DrawError."""
    question = state.question()
    if draw_count(state) == 0:
        raise DrawError("draw/not-asked", draw=chosen)
    if chosen & ~draw_pool(state) or bits.count(chosen) != draw_count(state):
        raise DrawError("draw/wrong-count", draw=chosen)
    after = state.copy()
    if question == ids.LAY_TOKENS:
        lay_tokens(after, chosen)
    elif question == ids.OFFER:
        offer(after, chosen)
    else:
        show(after, chosen)
    return after


def is_unseen(state: State, slot: int, card: int) -> bool:
    """Return whether a card may lie face down in a slot."""
    back = back_of(state, slot)
    first = TABLES.deck_start[back]
    return first <= card < TABLES.deck_start[back + 1] and state.unseen[back] >> (card - first) & 1 != 0


def after_reveal(state: State, card: int) -> State:
    """Return the state after the reveal of a card in `hidden_slot`; raise DrawError."""
    if state.question() != ids.REVEAL:
        raise DrawError("draw/not-asked", draw=card)
    if not is_unseen(state, hidden_slot(state), card):
        raise DrawError("draw/impossible-card", draw=card, card=card)
    after = state.copy()
    reveal(after, card)
    return after


def after_deal(state: State, guild_backs: int, cards: list[int]) -> State:
    """Return the state after the deal of the next age; raise DrawError.

    `guild_backs` is the set of slots with guilds, `cards` the card of each slot, NOTHING for those dealt face down.
    """
    if state.question() != ids.DEAL:
        raise DrawError("draw/not-asked", draw=cards)
    if len(cards) != ids.SLOTS or guild_backs >= 1 << ids.SLOTS:
        raise DrawError("draw/wrong-count", draw=cards)
    after = state.copy()
    begin_deal(after, guild_backs)
    if bits.count(guild_backs) != (TABLES.guilds if after.age == ids.AGES else 0):
        raise DrawError("draw/wrong-guilds", draw=cards)
    for slot in range(ids.SLOTS):
        card = cards[slot]
        if (card != ids.NOTHING) != (TABLES.face_up[after.age] >> slot & 1 != 0):
            raise DrawError("draw/wrong-face", draw=cards, slot=slot)
        if card != ids.NOTHING:
            if not is_unseen(after, slot, card):
                raise DrawError("draw/impossible-card", draw=cards, card=card)
            turn_up(after, slot, card)
    end_deal(after)
    return after


# ---- moves


def apply(state: State, move: int) -> None:
    """Make a legal move of the active seat."""
    state.pop()
    if move < ids.SELL_0:
        build(state, move - ids.BUILD_0)
    elif move < ids.RAISE_0:
        sell(state, move - ids.SELL_0)
    elif move < ids.DRAFT_0:
        raise_wonder(state, (move - ids.RAISE_0) // ids.SLOTS, (move - ids.RAISE_0) % ids.SLOTS)
    elif move < ids.TAKE_0:
        draft(state, move - ids.DRAFT_0)
        return
    elif move < ids.DESTROY_0:
        take(state, move - ids.TAKE_0)
    elif move < ids.REVIVE_0:
        effects.destroy_card(state, 1 - state.active, move - ids.DESTROY_0)
    elif move < ids.BEGIN_0:
        effects.revive_card(state, state.active, move - ids.REVIVE_0)
    else:
        state.active = move - ids.BEGIN_0
        state.push(ids.TURN, 0)
        return
    proceed(state)


def build(state: State, slot: int) -> None:
    """Build the card in an open slot into the active city (D4.2)."""
    seat = state.active
    card = state.slot[slot]
    remove_card(state, slot)
    if price.has_chain(state, seat, card):
        if state.progress[seat] & TABLES.chain_coins_tokens:
            state.coins[seat] += TABLES.chain_coins[bits.lowest(TABLES.chain_coins_tokens)]
    else:
        pay(state, seat, card)
    effects.add_card(state, seat, card)


def sell(state: State, slot: int) -> None:
    """Discard the card in an open slot for coins (D4.3)."""
    seat = state.active
    card = state.slot[slot]
    remove_card(state, slot)
    state.discard[card >> 6] |= bits.one(card & 63)
    state.coins[seat] += sale_income(state, seat)


def sale_income(state: State, seat: int) -> int:
    """Return the coins that a seat receives for a discarded card."""
    return TABLES.sale_base + TABLES.sale_per_yellow * state.kinds[seat][ids.YELLOW]


def raise_wonder(state: State, wonder: int, slot: int) -> None:
    """Build a wonder with the card in an open slot (D4.4)."""
    seat = state.active
    card = state.slot[slot]
    remove_card(state, slot)
    pay(state, seat, ids.CARDS + wonder)
    effects.add_wonder(state, seat, wonder, card)


def pay(state: State, seat: int, thing: int) -> None:
    """Pay for a thing; the coins for bought resources may be the opponent's income (D10, Economy)."""
    total = price.total(state, seat, thing)
    state.coins[seat] -= total
    if state.progress[1 - seat] & TABLES.income_tokens:
        state.coins[1 - seat] += total - TABLES.cost[thing][ids.COIN_LANE]


def remove_card(state: State, slot: int) -> None:
    """Take the card out of a slot and open the slots that only it covered."""
    bit = 1 << slot
    state.present ^= bit
    state.face_up ^= bit
    state.guild_backs &= ~bit
    state.open ^= bit
    state.slot[slot] = ids.NOTHING
    for i in range(2):
        under = TABLES.covers[state.age][slot][i]
        if under != ids.NOTHING and not TABLES.covered_by[state.age][under] & state.present:
            state.open |= 1 << under


def take(state: State, token: int) -> None:
    """Take a progress token from the board, or keep one of those shown from the box (D7.2, D9.3)."""
    bit = 1 << token
    if state.shown:
        state.shown = 0
        state.box ^= bit
    else:
        state.board ^= bit
    effects.add_token(state, state.active, token)


def draft(state: State, wonder: int) -> None:
    """Take a wonder from the offer; after two offers the first age is dealt (D2.1)."""
    bit = 1 << wonder
    state.wonders[state.active] |= bit
    state.offer ^= bit
    state.drafted += 1
    if state.drafted == ids.DRAFTED:
        state.active = state.first
        state.push(ids.TURN, 0)
        state.push(ids.DEAL, 0)
        return
    state.active = state.first ^ TABLES.draft_order[state.drafted]
    state.push(ids.DRAFT, 0)
    if state.offer == 0:
        state.push(ids.OFFER, 0)


def proceed(state: State) -> None:
    """Set the next question after an action of a turn."""
    if state.winner != ids.NOTHING:
        end(state)
    elif state.depth:
        return
    elif state.present == 0:
        end_age(state)
    else:
        if state.again == 0:
            state.active = 1 - state.active
        state.again = 0
        state.push(ids.TURN, 0)
        hidden = state.open & ~state.face_up
        while hidden:
            hidden &= hidden - 1
            state.push(ids.REVEAL, 0)


def end_age(state: State) -> None:
    """Count points after Age III; otherwise lay out the next age and the weaker seat chooses who begins (D12)."""
    state.again = 0
    if state.age == ids.AGES:
        score.decide(state)
        end(state)
        return
    if state.pawn:
        state.active = 1 if state.pawn > 0 else 0
    state.push(ids.BEGIN, 0)
    state.push(ids.DEAL, 0)


def end(state: State) -> None:
    """End the game: drop every question."""
    while state.depth:
        state.pop()
    state.again = 0
    state.push(ids.OVER, 0)


# ---- chance events


def lay_tokens(state: State, tokens: int) -> None:
    """Lay progress tokens on the board; the others are in the box."""
    state.pop()
    state.board = tokens
    state.box = ~tokens & ((1 << ids.TOKENS) - 1)


def offer(state: State, wonders: int) -> None:
    """Offer wonders for the draft."""
    state.pop()
    state.offer = wonders
    state.wonder_pool &= ~wonders


def begin_deal(state: State, guild_backs: int) -> None:
    """Lay out the next age with all cards face down, guilds in these slots; `turn_up` and `end_deal` follow."""
    state.pop()
    state.age += 1
    state.present = (1 << ids.SLOTS) - 1
    state.face_up = 0
    state.guild_backs = guild_backs
    state.open = 0


def turn_up(state: State, slot: int, card: int) -> None:
    """Turn up the card in a slot; it leaves its pool."""
    back = back_of(state, slot)
    state.unseen[back] ^= 1 << (card - TABLES.deck_start[back])
    state.slot[slot] = card
    state.face_up |= 1 << slot


def end_deal(state: State) -> None:
    """Open the slots that nothing covers."""
    for slot in range(ids.SLOTS):
        if TABLES.covered_by[state.age][slot] == 0:
            state.open |= 1 << slot


def reveal(state: State, card: int) -> None:
    """Turn up the first slot that is open and face down."""
    state.pop()
    turn_up(state, hidden_slot(state), card)


def hidden_slot(state: State) -> int:
    """Return the slot that is to be revealed next."""
    return bits.lowest(state.open & ~state.face_up)


def back_of(state: State, slot: int) -> int:
    """Return the back of the card in a slot, which is the number of its pool."""
    if state.guild_backs >> slot & 1:
        return ids.GUILD_BACK
    return state.age - 1


def shown_count(state: State) -> int:
    """Return how many tokens the library is to show: its number, or all that the box has."""
    wanted = state.subject()
    there = bits.count(state.box)
    return wanted if wanted < there else there


def show(state: State, tokens: int) -> None:
    """Show tokens drawn from the box, of which one is kept."""
    state.pop()
    state.shown = tokens
