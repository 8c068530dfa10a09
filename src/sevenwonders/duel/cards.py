"""Every card, wonder and progress token as a value: its cost and its effects, read from `duel.json`.

Effects are a closed vocabulary. A thing is the sum of its effects; no rule elsewhere names a card.
"""

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any, Final, Literal

from sevenwonders.core.bits import members
from sevenwonders.core.effects import (
    Choice,
    CoinsEffect,
    Points,
    Produce,
    ReviveEffect,
    Shields,
    Symbol,
    read_effect,
    vocabulary,
)

Kind = Literal["brown", "grey", "blue", "green", "yellow", "red", "purple", "wonder", "three_coins"]
Whose = Literal["own", "larger"]
Back = Literal["1", "2", "3", "guild"]


@dataclass(frozen=True, slots=True)
class FixedPrice:
    """These resources cost 1 coin each, independent of the opponent's production."""

    resources: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CoinsPer:
    """Coins from the bank, once, per counted card or wonder in a city at the time of building."""

    count: tuple[Kind, ...]
    each: int
    whose: Whose


@dataclass(frozen=True, slots=True)
class PointsPer:
    """Points at the end per counted card or wonder in a city."""

    count: tuple[Kind, ...]
    each: int
    whose: Whose


@dataclass(frozen=True, slots=True)
class OpponentLoses:
    """The opponent pays this many coins to the bank, or all they have."""

    amount: int


@dataclass(frozen=True, slots=True)
class ExtraTurn:
    pass


@dataclass(frozen=True, slots=True)
class DestroyEffect:
    """A card of this colour leaves the opponent's city for the discard pile."""

    colour: Kind


@dataclass(frozen=True, slots=True)
class Library:
    """Draw tokens from the box and keep one."""

    draw: int


@dataclass(frozen=True, slots=True)
class Discount:
    """This many resources of the cost need not be paid, for one kind of thing."""

    on: Kind
    amount: int


@dataclass(frozen=True, slots=True)
class TradeIncome:
    """Coins that the opponent spends on bought resources go to this seat instead of the bank."""


@dataclass(frozen=True, slots=True)
class PointsPerToken:
    each: int


@dataclass(frozen=True, slots=True)
class ExtraShields:
    """Cards of this colour built later carry more shields."""

    on: Kind
    amount: int


@dataclass(frozen=True, slots=True)
class ExtraTurns:
    """Wonders built later give an extra turn."""


@dataclass(frozen=True, slots=True)
class ChainCoins:
    """Coins for each card built through a chain."""

    amount: int


Effect = (
    Produce
    | Choice
    | FixedPrice
    | Shields
    | Symbol
    | Points
    | CoinsEffect
    | CoinsPer
    | PointsPer
    | OpponentLoses
    | ExtraTurn
    | DestroyEffect
    | Library
    | ReviveEffect
    | Discount
    | TradeIncome
    | PointsPerToken
    | ExtraShields
    | ExtraTurns
    | ChainCoins
)

EFFECTS: Final = vocabulary(Effect)


@dataclass(frozen=True, slots=True)
class Card:
    id: str
    back: Back
    colour: Kind
    cost: Mapping[str, int]
    chain_symbol: str | None
    chain_from: str | None
    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Wonder:
    id: str
    cost: Mapping[str, int]
    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Token:
    id: str
    effects: tuple[Effect, ...]


def _effects(raw: Mapping[str, Any]) -> tuple[Effect, ...]:
    return tuple(read_effect(EFFECTS, word, value) for word, value in raw.items())


def _card(raw: Mapping[str, Any]) -> Card:
    chain = raw.get("chain", {})
    return Card(
        id=raw["id"],
        back=str(raw["back"]),  # type: ignore[arg-type]  # the data test checks the four values
        colour=raw["colour"],
        cost=raw["cost"],
        chain_symbol=chain.get("symbol"),
        chain_from=chain.get("from"),
        effects=_effects(raw["effects"]),
    )


@cache
def data() -> Mapping[str, Any]:
    """Return the whole of `duel.json`."""
    loaded: Mapping[str, Any] = json.loads(files("sevenwonders.duel").joinpath("duel.json").read_text("utf-8"))
    return loaded


CARDS: Final = tuple(_card(raw) for raw in data()["cards"])
WONDERS: Final = tuple(Wonder(raw["id"], raw["cost"], _effects(raw["effects"])) for raw in data()["wonders"])
TOKENS: Final = tuple(Token(raw["id"], _effects(raw["effects"])) for raw in data()["tokens"])
RESOURCES: Final[tuple[str, ...]] = (*data()["resources"]["raw"], *data()["resources"]["goods"])
SYMBOLS: Final[tuple[str, ...]] = tuple(data()["symbols"])

CARD_IDS: Final = tuple(card.id for card in CARDS)
WONDER_IDS: Final = tuple(wonder.id for wonder in WONDERS)
TOKEN_IDS: Final = tuple(token.id for token in TOKENS)
CARD_NUMBER: Final = {name: number for number, name in enumerate(CARD_IDS)}
WONDER_NUMBER: Final = {name: number for number, name in enumerate(WONDER_IDS)}
TOKEN_NUMBER: Final = {name: number for number, name in enumerate(TOKEN_IDS)}


def cards_in(words: Iterable[int]) -> tuple[str, ...]:
    """Return the ids of the cards in a set of two 64-bit words, in the order of the data."""
    low, high = words
    return _cards_in(low, high)


@lru_cache(maxsize=4096)
def _cards_in(low: int, high: int) -> tuple[str, ...]:
    return tuple(CARD_IDS[number] for number in members(low | high << 64))


@lru_cache(maxsize=1024)
def wonders_in(mask: int) -> tuple[str, ...]:
    """Return the ids of the wonders in a mask."""
    return tuple(name for number, name in enumerate(WONDER_IDS) if mask >> number & 1)


@lru_cache(maxsize=1024)
def tokens_in(mask: int) -> tuple[str, ...]:
    """Return the ids of the tokens in a mask."""
    return tuple(name for number, name in enumerate(TOKEN_IDS) if mask >> number & 1)
