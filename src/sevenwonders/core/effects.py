"""The effect types that both games share. Rules refer to effects, never to single cards."""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Produce:
    """Units of each resource, available every turn."""

    units: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Choice:
    """One unit of one of these resources for each construction."""

    resources: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Shields:
    amount: int


@dataclass(frozen=True, slots=True)
class Symbol:
    """A scientific symbol."""

    symbol: str


@dataclass(frozen=True, slots=True)
class Points:
    amount: int


@dataclass(frozen=True, slots=True)
class Coins:
    """Coins from the bank, once."""

    amount: int


@dataclass(frozen=True, slots=True)
class Revive:
    """Build a card from the discard pile for free."""
