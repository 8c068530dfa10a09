"""The training course of 7 Wonders: how self-play changes as it goes on, and whom the network is measured against."""

from array import array
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from sevenwonders.ai import network_file
from sevenwonders.ai.adam import Adam
from sevenwonders.ai.classic.net import NetEvaluator, check_network, new_network
from sevenwonders.ai.classic.selfplay import Score, SelfPlay, play_greedy, play_networks
from sevenwonders.ai.network import Network
from sevenwonders.classic import RULES, Setup, ids
from sevenwonders.classic.state import State
from sevenwonders.core.rng import Rng
from sevenwonders.core.seeds import derived_seed

RATE: Final = 1e-3
FINAL_RATE: Final = 1e-4
WARM: Final = 0.15  # temperature at first, divided by the number of players
COLD: Final = 0.04
MIXED: Final = 0.3  # of the games have players of other kinds
FORMERS: Final = 40  # how often in a training the former self is replaced by that of today
KINDS: Final = ("itself", "greedy", "noisy", "science", "military", "former")  # of players, as `selfplay` numbers them
MEASURED: Final = (3, 5, 7)  # players
GAMES: Final = 600  # of a measurement


def start(players: int) -> State:
    """Return the first state of a training game: any boards, any sides."""
    return RULES.new(Setup(players, sides="random"))


class ClassicCourse:
    """Temporal-difference learning at one ply, with 3 to 7 players."""

    name = "classic"

    def __init__(self, network: Network, *, trace: float = 0.9, pinned: Sequence[Path] = ()) -> None:
        check_network(network)
        self.network = network
        self.learner = Adam(network)
        self._formers: dict[int, int] = {}
        self._trace = trace
        self._starts = [start(players) for players in range(ids.FEWEST_SEATS, ids.MOST_SEATS + 1)]
        self._pinned = {path.name: network_file.read(path) for path in pinned}

    def workers(self, jobs: int, seed: int) -> list[SelfPlay]:
        """Return the workers; the same seed gives the same games to a single one."""
        made = [SelfPlay(self.learner, self._starts, derived_seed(seed, 1, job)) for job in range(jobs)]
        for worker in made:
            worker.trace = self._trace
        return made

    def adjust(self, worker: SelfPlay, progress: float) -> None:
        """Let the rate and the temperature fall, and now and then the former self catch up."""
        worker.rate = RATE * (FINAL_RATE / RATE) ** progress
        worker.temperature = WARM + (COLD - WARM) * min(1.0, 2.0 * progress)
        worker.mixed = MIXED
        if int(progress * FORMERS) > self._formers.get(id(worker), 0):
            self._formers[id(worker)] = int(progress * FORMERS)
            worker.catch_up()

    def report(self, workers: Sequence[SelfPlay]) -> dict[str, float]:
        """Return the loss, points of winners by number of players, and how other kinds of players fare."""
        positions = sum(worker.positions for worker in workers) or 1
        found = {"loss": round(sum(worker.loss for worker in workers) / positions, 4)}
        for players in range(ids.FEWEST_SEATS, ids.MOST_SEATS + 1):
            games = sum(worker.won[players] for worker in workers) or 1
            found[f"points{players}"] = round(sum(worker.points[players] for worker in workers) / games, 1)
        games = sum(worker.games for worker in workers) or 1
        found["green"] = round(sum(sum(worker.green) for worker in workers) / games, 1)
        for kind, name in enumerate(KINDS):
            seats = sum(worker.seats[kind] for worker in workers) or 1
            found[name] = round(sum(worker.wins[kind] for worker in workers) / seats, 3)
        for worker in workers:
            worker.clear()
        return found

    def memory(self) -> "list[array[float]]":
        """Return the weights and what the learner keeps about them."""
        return [*self.network.tables, *self.learner.squares]

    def measure(self, seed: int) -> dict[str, float]:
        """Return the share of victories one ply deep, one seat against greedy ones and against earlier networks."""
        found = {}
        for players in MEASURED:
            found[f"greedy{players}"] = round(against_greedy(self.network, players, GAMES, seed).shares / GAMES, 3)
            for name, other in self._pinned.items():
                score = against_network(self.network, other, players, GAMES, seed)
                found[f"{name}:{players}"] = round(score.shares / GAMES, 3)
        return found


def new_course(hidden: int, seed: int, trace: float = 0.9, pinned: Sequence[Path] = ()) -> ClassicCourse:
    """Return the course of a new network with random weights."""
    network = new_network(hidden)
    network.scatter(derived_seed(seed, 0))
    return ClassicCourse(network, trace=trace, pinned=pinned)


def against_greedy(network: Network, players: int, games: int, seed: int) -> Score:
    """Return what a match of a network against greedy ones comes to, one ply deep."""
    score = Score()
    play_greedy(NetEvaluator(network), start(players), games, Rng(derived_seed(seed, 2)), score)
    return score


def against_network(one: Network, two: Network, players: int, games: int, seed: int) -> Score:
    """Return what a match of one network against seats of another comes to, one ply deep."""
    score = Score()
    play_networks(NetEvaluator(one), NetEvaluator(two), start(players), games, Rng(derived_seed(seed, 2)), score)
    return score
