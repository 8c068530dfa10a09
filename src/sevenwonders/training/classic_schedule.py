"""The training course of 7 Wonders: how self-play changes as it goes on, and whom the network is measured against."""

from array import array
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from sevenwonders.ai import network_file
from sevenwonders.ai.classic.match_loop import Score, play_greedy, play_networks
from sevenwonders.ai.classic.network_evaluator import (
    GAME,
    PREFERENCE_HEADS,
    NetEvaluator,
    check_network,
    new_network,
    prefer_worth,
)
from sevenwonders.ai.network import Network
from sevenwonders.ai.networks import network_of
from sevenwonders.classic import RULES, Setup, ids
from sevenwonders.classic.state import State
from sevenwonders.core.rng import Rng
from sevenwonders.core.seeds import derived_seed
from sevenwonders.training.classic_selfplay import SelfPlay
from sevenwonders.training.loop import take_over
from sevenwonders.training.optimizer import Adam

RATE: Final = 1e-3
FINAL_RATE: Final = 5e-5
WARM: Final = 3.75  # temperature at first
COLD: Final = 1.0
# With rivals, who play without noise: that of ordinary games would cost a fifth of all victories against them.
RIVAL_WARMTH: Final = 0.25
RIVAL_RANDOM: Final = 0.01  # share of random moves
MIXED: Final = 0.4  # of the games have players of other kinds
# What is learnt of preferences is small beside what results teach of values, and noisier.
PREFERENCE_LOSS: Final = 1.0
PREFERENCE_RATE: Final = 1e-3
PREFERENCE_FINAL_RATE: Final = 3e-5
PREFERENCE_BATCH: Final = 2048
FORMERS: Final = 40  # how often in a training the former self is replaced by that of today
# Of players, as `selfplay` numbers them.
KINDS: Final = ("itself", "greedy", "noisy", "science", "military", "former", "rival")
MEASURED: Final = (3, 5, 7)  # players
MATCHES: Final = 600  # games of a measurement


def start(players: int) -> State:
    """Return the first state of a training game: any boards, any sides."""
    return RULES.new(Setup(players, sides="random"))


class ClassicCourse:
    """Temporal-difference learning at one ply, with 3 to 7 players."""

    name = "classic"

    def __init__(self, network: Network, *, rivals: Sequence[Network] = (), rival_share: float = 1.0) -> None:
        check_network(network)
        self.prefers = tuple(network.description.heads) == PREFERENCE_HEADS
        self.rate, self.final_rate = RATE, FINAL_RATE
        self.warmth, self.cold = (COLD if self.prefers else WARM), COLD
        if self.prefers:
            self.rate, self.final_rate = PREFERENCE_RATE, PREFERENCE_FINAL_RATE
        elif rivals:
            self.warmth = self.cold = RIVAL_WARMTH
        self.network = network
        self.learner = Adam(network)
        self._formers: dict[int, int] = {}
        self._starts = [start(players) for players in range(ids.FEWEST_SEATS, ids.MOST_SEATS + 1)]
        self._rivals = tuple(rivals)
        self._rival_share = rival_share
        self._meetings = 0

    def workers(self, jobs: int, seed: int) -> list[SelfPlay]:
        """Return the workers; the same seed gives the same games to a single one."""
        made = [SelfPlay(self.learner, self._starts, derived_seed(seed, 1, job)) for job in range(jobs)]
        for worker in made:
            if self._rivals:
                worker.rival_share, worker.random = self._rival_share, RIVAL_RANDOM
            if self.prefers:
                worker.preference_loss, worker.batch, worker.random = PREFERENCE_LOSS, PREFERENCE_BATCH, 0.0
            self._introduce(worker)
        return made

    def _introduce(self, worker: SelfPlay) -> None:
        """Let the next rival take its turn; without any, the package's network is met now and then."""
        rivals = self._rivals or (network_of(GAME),)
        worker.meet(rivals[self._meetings % len(rivals)])
        self._meetings += 1

    def adjust(self, worker: SelfPlay, progress: float) -> None:
        """Let the rate and the temperature fall, another rival take its turn, and the former self catch up at times."""
        worker.rate = self.rate * (self.final_rate / self.rate) ** progress
        worker.temperature = self.warmth + (self.cold - self.warmth) * min(1.0, 2.0 * progress)
        worker.mixed = MIXED
        if len(self._rivals) > 1:
            self._introduce(worker)
        if int(progress * FORMERS) > self._formers.get(id(worker), 0):
            self._formers[id(worker)] = int(progress * FORMERS)
            worker.catch_up()

    def report(self, workers: Sequence[SelfPlay]) -> dict[str, float]:
        """Return the loss, points of winners by number of players, and how other kinds of players fare."""
        positions = sum(worker.positions for worker in workers) or 1
        found = {"loss": round(sum(worker.loss for worker in workers) / positions, 4)}
        if choices := sum(worker.learnt_choices for worker in workers):
            found["doubt"] = round(sum(worker.doubt for worker in workers) / choices, 4)
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

    def begin_with(self, other: Network) -> None:
        """Begin with what another network has learned; what has no preferences yet prefers what is worth more."""
        take_over(self.network, other)
        if self.prefers and tuple(other.description.heads) != PREFERENCE_HEADS:
            prefer_worth(self.network)

    def measure(self, seed: int) -> dict[str, float]:
        """Return the share of victories of one seat against greedy seats, one ply deep."""
        return {
            f"greedy{players}": round(against_greedy(self.network, players, MATCHES, seed).shares / MATCHES, 3)
            for players in MEASURED
        }


def new_course(
    hidden: int,
    seed: int,
    rivals: Sequence[Path] = (),
    rival_share: float = 1.0,
    policy: bool = False,
    second: int = 32,
) -> ClassicCourse:
    """Return the course of a new network with random weights; with a `policy` it learns preferences beside values.

    In a share of the games all others are one of the rivals, in turn; one seat or the other is a rival's, else the
    package's network's, in some of the rest.
    """
    network = new_network(hidden, second, prefers=policy)
    network.scatter(derived_seed(seed, 0))
    met = [network_file.read(path) for path in rivals]
    return ClassicCourse(network, rivals=met, rival_share=rival_share)


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
