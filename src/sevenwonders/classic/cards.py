"""Every card and every wonder board as a value: costs and effects, read from `classic.json`.

Effects are a closed vocabulary. A thing is the sum of its effects; no rule elsewhere names a card. A card here is a
kind of card: `copies` has, for each copy in the box, the number of players from which it is used.
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

Kind = Literal["brown", "grey", "blue", "green", "yellow", "red", "purple", "stage"]
Whose = Literal["own", "neighbours", "all"]
Neighbour = Literal["left", "right"]
Side = Literal["day", "night"]
Power = Literal["free_colour", "free_first", "free_last"]


@dataclass(frozen=True, slots=True)
class Trade:
    """These resources are bought from these neighbours at the lower price."""

    resources: tuple[str, ...]
    sellers: tuple[Neighbour, ...]


@dataclass(frozen=True, slots=True)
class WildSymbol:
    """A scientific symbol that is chosen at the end, in the best way."""


@dataclass(frozen=True, slots=True)
class CoinsPer:
    """Coins from the bank, once, for what cities hold when this comes into play."""

    count: tuple[Kind, ...]
    each: int
    whose: Whose


@dataclass(frozen=True, slots=True)
class PointsPer:
    """Points at the end for what cities hold."""

    count: tuple[Kind, ...]
    each: int
    whose: Whose


@dataclass(frozen=True, slots=True)
class PointsIfComplete:
    """Points at the end if every stage of the city's side is built."""

    amount: int


@dataclass(frozen=True, slots=True)
class PlayLast:
    """Play the last card of each age instead of discarding it."""


@dataclass(frozen=True, slots=True)
class FreeColour:
    """Buildings of a colour that the city does not have yet are free."""


@dataclass(frozen=True, slots=True)
class FreeFirst:
    """The building chosen on the first turn of an age is free."""


@dataclass(frozen=True, slots=True)
class FreeLast:
    """The building chosen on the last turn of an age is free."""


Effect = (
    Produce
    | Choice
    | Trade
    | Shields
    | Symbol
    | WildSymbol
    | Points
    | CoinsEffect
    | CoinsPer
    | PointsPer
    | PointsIfComplete
    | ReviveEffect
    | PlayLast
    | FreeColour
    | FreeFirst
    | FreeLast
)

EFFECTS: Final = vocabulary(Effect)


@dataclass(frozen=True, slots=True)
class Card:
    """A kind of card; `building` is the name that a city can hold once."""

    id: str
    building: str
    age: int
    colour: Kind
    copies: tuple[int, ...]
    cost: Mapping[str, int]
    needs: tuple[str, ...]
    gives: tuple[str, ...]
    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class WonderStage:
    cost: Mapping[str, int]
    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Board:
    """A wonder board: the resource it starts with, and the stages of its two sides."""

    id: str
    resource: str
    day: tuple[WonderStage, ...]
    night: tuple[WonderStage, ...]

    def stages(self, side: Side) -> tuple[WonderStage, ...]:
        """Return the stages of a side, from left to right."""
        return self.day if side == "day" else self.night


def _effects(raw: Mapping[str, Any]) -> tuple[Effect, ...]:
    return tuple(read_effect(EFFECTS, word, value) for word, value in raw.items())


def _card(raw: Mapping[str, Any]) -> Card:
    return Card(
        id=raw["id"],
        building=raw.get("building", raw["id"]),
        age=raw["age"],
        colour=raw["colour"],
        copies=tuple(raw["copies"]),
        cost=raw["cost"],
        needs=tuple(raw.get("needs", ())),
        gives=tuple(raw.get("gives", ())),
        effects=_effects(raw["effects"]),
    )


def _stages(raw: Iterable[Mapping[str, Any]]) -> tuple[WonderStage, ...]:
    return tuple(WonderStage(stage["cost"], _effects(stage["effects"])) for stage in raw)


@cache
def data() -> Mapping[str, Any]:
    """Return the whole of `classic.json`."""
    loaded: Mapping[str, Any] = json.loads(files("sevenwonders.classic").joinpath("classic.json").read_text("utf-8"))
    return loaded


CARDS: Final = tuple(_card(raw) for raw in data()["cards"])
BOARDS: Final = tuple(
    Board(raw["id"], raw["resource"], _stages(raw["sides"]["day"]), _stages(raw["sides"]["night"]))
    for raw in data()["boards"]
)
RESOURCES: Final[tuple[str, ...]] = (*data()["resources"]["raw"], *data()["resources"]["goods"])
SYMBOLS: Final[tuple[str, ...]] = tuple(data()["symbols"])
SIDES: Final[tuple[Side, Side]] = ("day", "night")

CARD_IDS: Final = tuple(card.id for card in CARDS)
BOARD_IDS: Final = tuple(board.id for board in BOARDS)
CARD_NUMBER: Final = {name: number for number, name in enumerate(CARD_IDS)}
BOARD_NUMBER: Final = {name: number for number, name in enumerate(BOARD_IDS)}
SIDE_NUMBER: Final[Mapping[str, int]] = {name: number for number, name in enumerate(SIDES)}


def cards_in(words: Iterable[int]) -> tuple[str, ...]:
    """Return the ids of the cards in a set of two 64-bit words, in the order of the data."""
    low, high = words
    return _cards_in(low, high)


@lru_cache(maxsize=4096)
def _cards_in(low: int, high: int) -> tuple[str, ...]:
    return tuple(CARD_IDS[number] for number in members(low | high << 64))
