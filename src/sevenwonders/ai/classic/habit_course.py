"""The training course of habits: a network plays on as it is, and a small one learns to guess its moves."""

from array import array
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from sevenwonders.ai import network_file
from sevenwonders.ai.adam import Adam
from sevenwonders.ai.classic.course import start
from sevenwonders.ai.classic.habitplay import HabitPlay
from sevenwonders.ai.classic.habits import check_habits, new_habits
from sevenwonders.ai.classic.net import check_network
from sevenwonders.ai.network import Network
from sevenwonders.ai.training import take_over
from sevenwonders.classic import ids
from sevenwonders.core.seeds import derived_seed

RATE: Final = 1e-3
FINAL_RATE: Final = 2e-5
MEASURED: Final = 200  # games that are only watched


class HabitCourse:
    """Learning to guess the moves of a network, from its games with 3 to 7 players."""

    name = "habits"

    def __init__(self, network: Network, model: Network) -> None:
        check_habits(network)
        check_network(model)
        self.network = network
        self.model = model
        self.learner = Adam(network)
        self._starts = [start(players) for players in range(ids.FEWEST_SEATS, ids.MOST_SEATS + 1)]

    def workers(self, jobs: int, seed: int) -> list[HabitPlay]:
        """Return the workers; the same seed gives the same games to a single one."""
        return [self._worker(derived_seed(seed, 1, job)) for job in range(jobs)]

    def _worker(self, seed: int) -> HabitPlay:
        return HabitPlay(self.learner, self.model, self._starts, seed)

    def adjust(self, worker: HabitPlay, progress: float) -> None:
        """Let the rate fall."""
        worker.rate = RATE * (FINAL_RATE / RATE) ** progress

    def report(self, workers: Sequence[HabitPlay]) -> dict[str, float]:
        """Return what is expected wrongly, and how often the same move is liked best."""
        decisions = sum(worker.decisions for worker in workers) or 1
        found = {
            "loss": round(sum(worker.loss for worker in workers) / decisions, 4),
            "agreed": round(sum(worker.agreed for worker in workers) / decisions, 4),
        }
        for worker in workers:
            worker.clear()
        return found

    def memory(self) -> "list[array[float]]":
        """Return the weights and what the learner keeps about them."""
        return [*self.network.tables, *self.learner.squares]

    def begin_with(self, other: Network) -> None:
        """Begin with what other habits have learned."""
        take_over(self.network, other)

    def measure(self, seed: int) -> dict[str, float]:
        """Return the same as a report, of games that nothing is learnt from."""
        watcher = self._worker(derived_seed(seed, 2))
        watcher.is_learning = False
        watcher.play(MEASURED)
        return {f"new {name}": value for name, value in self.report([watcher]).items()}


def new_course(hidden: int, seed: int, habits: Path, second: int = 32) -> HabitCourse:
    """Return the course of the habits of a network, with random weights at first."""
    network = new_habits(hidden, second)
    network.scatter(derived_seed(seed, 0))
    return HabitCourse(network, network_file.read(habits))
