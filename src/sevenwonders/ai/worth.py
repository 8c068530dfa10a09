"""What a position is worth to each seat, and how well that is known."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Protocol

from sevenwonders.ai.agents import Kind, Verdict


@dataclass(frozen=True, slots=True)
class Worth:
    """By seat the expected share of the victory; the standard error where draws were sampled and not all weighed."""

    values: tuple[float, ...]
    kind: Kind
    error: float = 0.0


class Judge(Protocol):
    """Judges any position of a game in which everything is known to both: questions, draws and finished games."""

    def worth(self, state: Any, simulations: int | None = None) -> Worth:
        """Return what a position is worth, by a search of so many simulations."""

    def verdict(self, state: Any) -> Verdict:
        """Return what the moves of the seat that is asked are worth."""

    def line(self, state: Any, move: int) -> tuple[int, ...]:
        """Return a move and the best ones after it, as far as no draw comes between."""


def mean_of(parts: Iterable[Worth]) -> Worth:
    """Return the expectation over outcomes that are equally likely: exact if each of them is."""
    every = list(parts)
    seats = range(len(every[0].values))
    values = tuple(sum(part.values[seat] for part in every) / len(every) for seat in seats)
    return Worth(values, expected_kind(part.kind for part in every))


def expected_kind(kinds: Iterable[Kind]) -> Kind:
    """Return how well an expectation is known: no better than the worst of its parts."""
    return "estimate" if "estimate" in set(kinds) else "expectation"
