"""Random outcomes of chance events.

Every draw is uniform over the outcomes that are possible given what both players know. `after_draw` and
`after_outcome` return a new state; `draw` and `settle` trust their arguments and change the state.
"""

from sevenwonders.core import bits
from sevenwonders.core.errors import DrawError
from sevenwonders.core.rng import Rng
from sevenwonders.duel import ids, rules
from sevenwonders.duel.state import State
from sevenwonders.duel.tables import TABLES


def pick(mask: int, count: int, rng: Rng) -> int:
    """Return `count` members of a set, each choice equally likely."""
    picked = 0
    for _ in range(count):
        bit = 1 << bits.nth(mask, rng.below(bits.count(mask)))
        picked |= bit
        mask ^= bit
    return picked


def after_draw(state: State, rng: Rng) -> State:
    """Return the state after a random outcome of the pending chance event; raise DrawError if none is pending."""
    if state.question() >= ids.FIRST_ASK:
        raise DrawError("draw/not-asked")
    after = state.copy()
    draw(after, rng)
    return after


def after_outcome(state: State, n: int) -> State:
    """Return the state after outcome number `n` of those that `outcome_count` counts; raise DrawError."""
    if not 0 <= n < outcome_count(state):
        raise DrawError("draw/not-asked", draw=n)
    after = state.copy()
    settle(after, n)
    return after


def draw(state: State, rng: Rng) -> None:
    """Apply a random outcome of the pending chance event."""
    question = state.question()
    if question == ids.REVEAL:
        rules.reveal(state, unseen_card(state, rules.hidden_slot(state), rng))
    elif question == ids.DEAL:
        deal(state, rng)
    elif question == ids.SHOW:
        rules.show(state, pick(state.box, rules.shown_count(state), rng))
    elif question == ids.OFFER:
        rules.offer(state, pick(state.wonder_pool, TABLES.offer_size, rng))
    else:
        rules.lay_tokens(state, pick((1 << ids.TOKENS) - 1, TABLES.board_size, rng))


def deal(state: State, rng: Rng) -> None:
    """Lay out the next age: in the third, guild backs in random slots, then the faces of the slots that show one."""
    guild_backs = 0
    if state.age == ids.AGES - 1:
        guild_backs = pick((1 << ids.SLOTS) - 1, TABLES.guilds, rng)
    rules.begin_deal(state, guild_backs)
    slots = TABLES.face_up[state.age]
    while slots:
        slot = bits.lowest(slots)
        slots &= slots - 1
        rules.turn_up(state, slot, unseen_card(state, slot, rng))
    rules.end_deal(state)


def unseen_card(state: State, slot: int, rng: Rng) -> int:
    """Return a random card that may lie face down in this slot."""
    back = rules.back_of(state, slot)
    pool = state.unseen[back]
    return TABLES.deck_start[back] + bits.nth(pool, rng.below(bits.count(pool)))


# ---- outcomes by number


def outcome_count(state: State) -> int:
    """Return the number of equally likely outcomes of a pending reveal or show; 0 for other questions."""
    question = state.question()
    if question == ids.REVEAL:
        return bits.count(state.unseen[rules.back_of(state, rules.hidden_slot(state))])
    if question == ids.SHOW:
        return combinations(bits.count(state.box), rules.shown_count(state))
    return 0


def settle(state: State, n: int) -> None:
    """Apply outcome number `n`, below `outcome_count`: cards and sets in ascending order."""
    if state.question() == ids.REVEAL:
        back = rules.back_of(state, rules.hidden_slot(state))
        rules.reveal(state, TABLES.deck_start[back] + bits.nth(state.unseen[back], n))
    else:
        rules.show(state, nth_part(state.box, rules.shown_count(state), n))


def combinations(members: int, count: int) -> int:
    """Return the number of subsets with `count` of `members` elements."""
    found = 1
    for i in range(count):
        found = found * (members - i) // (i + 1)
    return found


def nth_part(mask: int, count: int, n: int) -> int:
    """Return the `n`-th subset with `count` members, in ascending order of the numbers."""
    part = 0
    while True:
        if bits.count(part) == count:
            if n == 0:
                return part
            n -= 1
        part = (part - mask) & mask
