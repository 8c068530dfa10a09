"""Search limits: simulations, wall-clock time or CPU time.

>>> Limit.parse("1000")
Limit(simulations=1000, seconds=0.0, cpu=False)
>>> Limit.parse("20ms-cpu")
Limit(simulations=0, seconds=0.02, cpu=True)
>>> str(Limit.parse("0.5s"))
'0.5s'
"""

import re
import time
from dataclasses import dataclass
from typing import Final, Self

from sevenwonders.core.errors import OptionError

CHUNK: Final = 256  # maximum simulations between clock checks
FIRST_CHUNK: Final = 16  # until the time per simulation is known
MOST_SECONDS: Final = 3600
_LIMIT: Final = re.compile(r"([1-9][0-9]{0,8})|([0-9]{1,5}(?:\.[0-9]{1,6})?)(ms|s)(-cpu)?")


@dataclass(frozen=True, slots=True)
class Limit:
    """A search limit: a number of simulations or, if 0, seconds of wall-clock or thread CPU time."""

    simulations: int = 0
    seconds: float = 0.0
    cpu: bool = False

    def __post_init__(self) -> None:
        if (
            self.simulations < 0
            or not 0 <= self.seconds <= MOST_SECONDS
            or (self.simulations > 0) == (self.seconds > 0)
        ):
            raise OptionError("agent/limit", found=f"{self.simulations}, {self.seconds}", expected=list(EXAMPLES))

    @classmethod
    def parse(cls, text: str) -> Self:
        """Parse a limit; raise OptionError."""
        found = _LIMIT.fullmatch(text)
        if found is None:
            raise OptionError("agent/limit", found=text, expected=list(EXAMPLES))
        simulations, amount, unit, cpu = found.groups()
        if simulations:
            return cls(simulations=int(simulations))
        try:
            return cls(seconds=float(amount) / (1000 if unit == "ms" else 1), cpu=cpu is not None)
        except OptionError:
            raise OptionError("agent/limit", found=text, expected=list(EXAMPLES)) from None

    def __str__(self) -> str:
        if self.simulations:
            return str(self.simulations)
        amount = f"{self.seconds:g}s" if self.seconds >= 0.1 else f"{1000 * self.seconds:g}ms"
        return amount + ("-cpu" if self.cpu else "")


EXAMPLES: Final = ("1000", "0.5s", "20ms", "20ms-cpu")


class Budget:
    """A running limit; `chunk` returns the simulations allowed before the next check."""

    def __init__(self, limit: Limit, least: int = 1) -> None:
        self._limit = limit
        self._clock = time.thread_time if limit.cpu else time.perf_counter
        self._least = least
        self._start = self._clock()
        self.done = 0

    def spent(self) -> float:
        """Return the seconds since the start on the limit's clock."""
        return self._clock() - self._start

    def chunk(self) -> int:
        """Return the number of simulations until the next check, 0 when the limit is reached.

        A minimum is always granted, regardless of the limit.
        """
        size = self._chunk_of_many() if self._limit.simulations else self._chunk_in_time()
        self.done += size
        return size

    def _chunk_of_many(self) -> int:
        return min(CHUNK, max(self._least, self._limit.simulations) - self.done)

    def _chunk_in_time(self) -> int:
        spent = self.spent()
        if self.done < self._least:
            return min(FIRST_CHUNK, self._least - self.done)
        left = self._limit.seconds - spent
        if left <= 0:
            return 0
        # Half the remaining time at the current pace: chunks shrink, so the limit is met closely.
        return max(FIRST_CHUNK, min(CHUNK, int(self.done * left / (2 * max(spent, 1e-9)))))
