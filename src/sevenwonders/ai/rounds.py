"""Training in rounds: copies of a course play and learn apart, and go on from the mean of what they have learned.

What comes out follows from the seed, the games and the number of copies; where they are, in one process, in several or
on a cluster, and how many play at the same time, changes nothing.
"""

import time
from array import array
from collections.abc import Callable
from dataclasses import dataclass
from operator import add
from typing import Any, Final, NamedTuple

from sevenwonders.ai.training import Course, remember, remembered
from sevenwonders.ai.workplace import Place
from sevenwonders.core.seeds import derived_seed

# Games of each copy in a round: some seconds' worth, at one ply and with searches.
ROUND: Final = 2_000
SEARCHED_ROUND: Final = 100
ROUNDS: Final = 5  # the seeds of rounds, among all that follow from a training's


class Learned(NamedTuple):
    """What a copy brings home: what it knows, what it counted, and the seconds of the processor."""

    memory: bytes
    report: dict[str, float]
    cpu: float


@dataclass(frozen=True, slots=True)
class Round:
    """What all copies are told."""

    make: Callable[[], Course[Any]]
    memory: bytes
    games: int  # of all copies
    copies: int
    share: float  # of the training that is done
    seed: int

    def play(self, copies: range) -> list[Learned]:
        """Let some copies play and learn."""
        return [self._learned(copy) for copy in copies]

    def _learned(self, copy: int) -> Learned:
        cpu = time.process_time()
        course = self.make()
        remember(course, self.memory)
        (worker,) = course.workers(1, derived_seed(self.seed, copy))
        course.adjust(worker, self.share)
        worker.play(self.games * (copy + 1) // self.copies - self.games * copy // self.copies)
        return Learned(remembered(course), course.report([worker]), time.process_time() - cpu)


class Copies:
    """A team of copies of a course; `make` makes the course anew, wherever that is."""

    def __init__(
        self,
        course: Course[Any],
        make: Callable[[], Course[Any]],
        count: int,
        seed: int,
        place: Place,
        games: int = ROUND,
    ) -> None:
        self.states: list[int] = []  # each round has seeds of its own
        self.chunk = games * count
        self._course = course
        self._make = make
        self._count = count
        self._seed = seed
        self._place = place
        self._reports: list[dict[str, float]] = []

    def play(self, games: int, done: int, share: float) -> float:
        """Play a round."""
        copies = min(self._count, games)
        told = Round(self._make, remembered(self._course), games, copies, share, derived_seed(self._seed, ROUNDS, done))
        total, cpu = [0.0] * (len(told.memory) // 4), 0.0
        for (learned,) in self._place.results(told.play, range(copies), size=1):
            total = list(map(add, total, array("f", learned.memory)))
            cpu += learned.cpu
            self._reports.append(learned.report)
        remember(self._course, array("f", [number / copies for number in total]).tobytes())
        return cpu

    def report(self) -> dict[str, float]:
        """Return the mean of what the copies counted."""
        reports, self._reports = self._reports, []
        return {name: round(sum(one[name] for one in reports) / len(reports), 4) for name in reports[0]}
