"""Named fields of an observation: where each stands, how many numbers it has, how large they get, what they mean."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Field:
    """A run of numbers from 0 to `high`; `labels` name them one by one, where they stand for things."""

    name: str
    start: int
    size: int
    high: int
    meaning: str
    labels: tuple[str, ...] = field(default=(), repr=False)

    def label(self, number: int) -> str:
        """Return what one number of the field is about, like ``city[altar]``."""
        if self.size == 1:
            return self.name
        return f"{self.name}[{self.labels[number % len(self.labels)] if self.labels else number}]"


def highs(fields: Sequence[Field]) -> Iterator[int]:
    """Yield the greatest value of each number of an observation."""
    for part in fields:
        yield from [part.high] * part.size


def names(fields: Sequence[Field]) -> Iterator[str]:
    """Yield a name for each number of an observation."""
    for part in fields:
        yield from (part.label(number) for number in range(part.size))
