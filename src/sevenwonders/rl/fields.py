"""Named fields of an observation: offset, size, upper bound and meaning."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Field:
    """A slice of an observation with values from 0 to `high`; `labels` name its elements."""

    name: str
    start: int
    size: int
    high: int
    meaning: str
    labels: tuple[str, ...] = field(default=(), repr=False)

    def label(self, number: int) -> str:
        """Return the name of one element, such as ``city[altar]``."""
        if self.size == 1:
            return self.name
        return f"{self.name}[{self.labels[number % len(self.labels)] if self.labels else number}]"


def highs(fields: Sequence[Field]) -> Iterator[int]:
    """Yield the upper bound of each element of an observation."""
    for part in fields:
        yield from [part.high] * part.size


def names(fields: Sequence[Field]) -> Iterator[str]:
    """Yield the name of each element of an observation."""
    for part in fields:
        yield from (part.label(number) for number in range(part.size))
