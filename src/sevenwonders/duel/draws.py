"""Outcomes of chance events as values."""

from dataclasses import dataclass
from itertools import combinations
from typing import Final, assert_never

from sevenwonders.core import bits
from sevenwonders.core.checks import check_draw
from sevenwonders.core.errors import DrawError
from sevenwonders.core.rng import Rng
from sevenwonders.duel import ids, nature, rules
from sevenwonders.duel.cards import (
    CARD_IDS,
    CARD_NUMBER,
    TOKEN_NUMBER,
    WONDER_NUMBER,
    tokens_in,
    wonders_in,
)
from sevenwonders.duel.ids import DECK_START
from sevenwonders.duel.state import State
from sevenwonders.duel.tables import TABLES

FACE_DOWN: Final = "?"
GUILD: Final = "guild"  # a guild's back


@dataclass(frozen=True, slots=True)
class Lay:
    """Progress tokens laid on the board at the start."""

    tokens: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Offer:
    """Wonders offered for the draft."""

    wonders: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Deal:
    """The structure of an age by slots: a card, "?" or "guild" for a back."""

    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Reveal:
    """A card turned up."""

    slot: int
    card: str


@dataclass(frozen=True, slots=True)
class Show:
    """Tokens drawn from the box, one of which is kept."""

    tokens: tuple[str, ...]


Chance = Lay | Offer | Deal | Reveal | Show


def settle(state: State, drawn: Chance) -> State:
    """Return the state after a draw; raise DrawError if it cannot have happened."""
    question = state.question()
    match drawn:
        case Lay(tokens):
            check_draw(question == ids.LAY_TOKENS, drawn, "draw/not-asked")
            return rules.after_choice(state, _set(drawn, tokens, TOKEN_NUMBER, state))
        case Offer(wonders):
            check_draw(question == ids.OFFER, drawn, "draw/not-asked")
            return rules.after_choice(state, _set(drawn, wonders, WONDER_NUMBER, state))
        case Show(tokens):
            check_draw(question == ids.SHOW, drawn, "draw/not-asked")
            return rules.after_choice(state, _set(drawn, tokens, TOKEN_NUMBER, state))
        case Reveal(slot, card):
            check_draw(question == ids.REVEAL, drawn, "draw/not-asked")
            check_draw(slot == rules.hidden_slot(state), drawn, "draw/wrong-slot")
            check_draw(card in possible_cards(state, slot), drawn, "draw/impossible-card", card=card)
            return rules.after_reveal(state, CARD_NUMBER[card])
        case Deal(cards):
            check_draw(question == ids.DEAL, drawn, "draw/not-asked")
            return _settle_deal(state, drawn, cards)
        case _:
            assert_never(drawn)


def is_well_formed(drawn: Chance) -> bool:
    """Return whether the fields of a draw have their declared types."""
    if isinstance(drawn, Reveal):
        return type(drawn.slot) is int and type(drawn.card) is str
    names = getattr(drawn, drawn.__slots__[0])
    return type(names) is tuple and all(type(name) is str for name in names)


def _settle_deal(state: State, drawn: Deal, cards: tuple[str, ...]) -> State:
    age = state.age + 1
    check_draw(len(cards) == ids.SLOTS, drawn, "draw/wrong-count")
    guild_backs = 0
    for slot, card in enumerate(cards):
        face_up = bool(TABLES.face_up[age] >> slot & 1)
        check_draw(face_up == (card not in (FACE_DOWN, GUILD)), drawn, "draw/wrong-face", slot=slot)
        if face_up:
            check_draw(card in CARD_NUMBER, drawn, "draw/impossible-card", card=card)
            back = back_of(card)
            check_draw(back in (age - 1, ids.GUILD_BACK), drawn, "draw/impossible-card", card=card)
            check_draw(
                bool(state.unseen[back] >> (CARD_NUMBER[card] - DECK_START[back]) & 1), drawn, "draw/seen", card=card
            )
            check_draw(cards.count(card) == 1, drawn, "draw/twice", card=card)
        if card == GUILD or (face_up and back_of(card) == ids.GUILD_BACK):
            guild_backs |= 1 << slot
    check_draw(bits.count(guild_backs) == (TABLES.guilds if age == ids.AGES else 0), drawn, "draw/wrong-guilds")
    return rules.after_deal(state, guild_backs, [CARD_NUMBER.get(card, ids.NOTHING) for card in cards])


def back_of(card: str) -> int:
    """Return the number of the deck that a card belongs to."""
    number = CARD_NUMBER[card]
    return max(back for back in range(ids.BACKS) if DECK_START[back] <= number)


def _set(drawn: Chance, names: tuple[str, ...], numbers: dict[str, int], state: State) -> int:
    pool, mask = rules.draw_pool(state), 0
    for name in names:
        check_draw(name in numbers, drawn, "draw/unknown-name", name=name)
        check_draw(bool(pool >> numbers[name] & 1), drawn, "draw/not-in-pool", name=name)
        mask |= 1 << numbers[name]
    check_draw(bits.count(mask) == len(names) == rules.draw_count(state), drawn, "draw/wrong-count")
    return mask


def possible_cards(state: State, slot: int) -> tuple[str, ...]:
    """Return the cards that may lie face down in a slot: what both players can list as unseen."""
    back = rules.back_of(state, slot)
    pool = state.unseen[back]
    return tuple(CARD_IDS[DECK_START[back] + n] for n in range(pool.bit_length()) if pool >> n & 1)


def outcomes(state: State) -> tuple[Chance, ...] | None:
    """Return the equally likely outcomes of the pending chance event; None for a deal, which has too many."""
    match state.question():
        case ids.REVEAL:
            slot = rules.hidden_slot(state)
            return tuple(Reveal(slot, card) for card in possible_cards(state, slot))
        case ids.SHOW:
            return tuple(Show(tokens) for tokens in combinations(tokens_in(state.box), rules.shown_count(state)))
        case ids.OFFER:
            return tuple(Offer(wonders) for wonders in combinations(wonders_in(state.wonder_pool), TABLES.offer_size))
        case ids.LAY_TOKENS:
            every = tokens_in((1 << ids.TOKENS) - 1)
            return tuple(Lay(tokens) for tokens in combinations(every, TABLES.board_size))
        case ids.DEAL:
            return None
        case _:
            raise DrawError("draw/not-asked")


def sample(state: State, rng: Rng) -> Chance:
    """Return a random outcome of the pending chance event, the same as `nature.after_draw`."""
    question = state.question()
    if question >= ids.FIRST_ASK:
        raise DrawError("draw/not-asked")
    after = nature.after_draw(state, rng)
    match question:
        case ids.LAY_TOKENS:
            return Lay(tokens_in(after.board))
        case ids.OFFER:
            return Offer(wonders_in(after.offer))
        case ids.SHOW:
            return Show(tokens_in(after.shown))
        case ids.REVEAL:
            slot = rules.hidden_slot(state)
            return Reveal(slot, CARD_IDS[after.slot[slot]])
        case _:
            return Deal(structure(after))


def structure(state: State) -> tuple[str, ...]:
    """Return the slots of the age as both players see them: a card, "?" or "guild" for a back, "." where taken."""
    present, face_up, guild_backs = state.present, state.face_up, state.guild_backs  # read once: each reading copies
    return tuple(
        "."
        if not present >> slot & 1
        else CARD_IDS[card]
        if face_up >> slot & 1
        else GUILD
        if guild_backs >> slot & 1
        else FACE_DOWN
        for slot, card in enumerate(state.slot)
    )
