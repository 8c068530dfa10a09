"""Random outcomes of chance events: deals of boards and cards.

Every deal of the boards, and every deal of the copies of the cards, is equally likely. `after_draw` returns a new
state; `draw` trusts its arguments and changes the state.
"""

from sevenwonders.classic import ids, rules
from sevenwonders.classic.state import State
from sevenwonders.classic.tables import TABLES
from sevenwonders.core.errors import DrawError
from sevenwonders.core.rng import Rng


def after_draw(state: State, rng: Rng) -> State:
    """Return the state after a random outcome of the pending chance event; raise DrawError if none is pending."""
    rules.check_full(state)
    if state.question() >= ids.FIRST_ASK:
        raise DrawError("draw/not-asked")
    after = state.copy()
    draw(after, rng)
    return after


def draw(state: State, rng: Rng) -> None:
    """Apply a random outcome of the pending chance event."""
    if state.question() == ids.DEAL:
        deal(state, rng)
    else:
        lay_boards(state, rng)


def deal(state: State, rng: Rng) -> None:
    """Deal the next age: its deck for this number of players, in Age III with some of the guilds (C1.1)."""
    deck = [0] * 50
    cards = TABLES.deck_size[state.players][state.age]
    for k in range(cards):
        deck[k] = TABLES.deck[state.players][state.age][k]
    if state.age == ids.AGES - 1:
        cards = add_guilds(deck, cards, state.players + TABLES.guilds_above_players, rng)
    for seat in range(state.players):
        hand = 0
        for _ in range(ids.HAND):
            picked = rng.below(cards)
            hand += TABLES.one[deck[picked]]
            cards -= 1
            deck[picked] = deck[cards]
        state.hand[seat] = hand
    rules.begin_age(state)


def add_guilds(deck: list[int], cards: int, guilds: int, rng: Rng) -> int:
    """Add guilds to a deck, each choice equally likely; return how many cards it has then."""
    pool = [0] * 10
    there = ids.CARDS - ids.GUILD_0
    for k in range(there):
        pool[k] = ids.GUILD_0 + k
    for _ in range(guilds):
        picked = rng.below(there)
        there -= 1
        deck[cards] = pool[picked]
        pool[picked] = pool[there]
        cards += 1
    return cards


def lay_boards(state: State, rng: Rng) -> None:
    """Give a board to each seat that has none, and a side where chance decides it (C1.2)."""
    rule = state.subject()
    pool = [0, 0, 0, 0, 0, 0, 0]
    there = 0
    laid = 0
    for seat in range(state.players):
        if state.board[seat] != ids.NOTHING:
            laid |= 1 << state.board[seat]
    for board in range(ids.BOARDS):
        if not laid >> board & 1:
            pool[there] = board
            there += 1
    for seat in range(state.players):
        if state.board[seat] == ids.NOTHING:
            picked = rng.below(there)
            there -= 1
            rules.lay_board(state, seat, pool[picked])
            pool[picked] = pool[there]
        if rule == ids.RANDOM_SIDES:
            state.side[seat] = rng.below(ids.SIDES)
        elif rule != ids.CHOSEN_SIDES:
            state.side[seat] = rule
    rules.boards_laid(state)
