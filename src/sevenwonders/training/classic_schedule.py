"""Training schedule of 7 Wonders: rates, temperatures and opponents over the course of self-play."""

from array import array
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from sevenwonders.ai import network_file
from sevenwonders.ai.classic.match_loop import Score, play_greedy, play_networks
from sevenwonders.ai.classic.network_evaluator import (
    NetworkEvaluator,
    check_network,
    initialise_policy_head,
    new_network,
)
from sevenwonders.ai.classic.network_outputs import GAME, POLICY_HEADS
from sevenwonders.ai.network import Network
from sevenwonders.ai.networks import network_of
from sevenwonders.classic import RULES, Setup, ids
from sevenwonders.classic.state import State
from sevenwonders.core.rng import Rng, derived_seed
from sevenwonders.training.classic_selfplay import SelfPlay
from sevenwonders.training.loop import take_over
from sevenwonders.training.optimizer import Adam

RATE: Final = 1e-3
FINAL_RATE: Final = 5e-5
TEMPERATURE: Final = 3.75
FINAL_TEMPERATURE: Final = 1.0
# Against rivals, who play without noise, the usual noise of the learner would cost a fifth of its victories.
RIVAL_TEMPERATURE: Final = 0.25
RIVAL_EPSILON: Final = 0.01
MIXED_SHARE: Final = 0.4  # of games with other kinds of players
# The policy gradient is smaller and noisier than that of the values: larger batches, no random moves.
POLICY_WEIGHT: Final = 1.0
POLICY_RATE: Final = 1e-3
POLICY_FINAL_RATE: Final = 3e-5
POLICY_BATCH: Final = 2048
SNAPSHOTS: Final = 40  # of the past self in a training
# Kinds of players as numbered in `classic_selfplay`, in the log.
KINDS: Final = ("learner", "greedy", "noisy", "science", "military", "past_self", "opponent")
MEASURED_PLAYERS: Final = (3, 5, 7)
MATCH_GAMES: Final = 600  # of a measurement


def start(players: int) -> State:
    """Return the initial state of a training game with random board sides."""
    return RULES.new(Setup(players, sides="random"))


class ClassicCourse:
    """Temporal-difference learning at one ply, with 3 to 7 players."""

    name = "classic"

    def __init__(self, network: Network, *, rivals: Sequence[Network] = (), rival_share: float = 1.0) -> None:
        check_network(network)
        self.has_policy = tuple(network.description.heads) == POLICY_HEADS
        self.rate, self.final_rate = RATE, FINAL_RATE
        self.temperature = FINAL_TEMPERATURE if self.has_policy else TEMPERATURE
        self.final_temperature = FINAL_TEMPERATURE
        if self.has_policy:
            self.rate, self.final_rate = POLICY_RATE, POLICY_FINAL_RATE
        elif rivals:
            self.temperature = self.final_temperature = RIVAL_TEMPERATURE
        self.network = network
        self.learner = Adam(network)
        self._snapshots: dict[int, int] = {}
        self._starts = [start(players) for players in range(ids.FEWEST_SEATS, ids.MOST_SEATS + 1)]
        self._rivals = tuple(rivals)
        self._rival_share = rival_share
        self._rival_turn = 0

    def workers(self, jobs: int, seed: int) -> list[SelfPlay]:
        """Create the workers; a single one always plays the same games for a seed."""
        made = [SelfPlay(self.learner, self._starts, derived_seed(seed, 1, job)) for job in range(jobs)]
        for worker in made:
            if self._rivals:
                worker.opponent_share, worker.epsilon = self._rival_share, RIVAL_EPSILON
            if self.has_policy:
                worker.policy_weight, worker.batch, worker.epsilon = POLICY_WEIGHT, POLICY_BATCH, 0.0
            self._set_next_opponent(worker)
        return made

    def _set_next_opponent(self, worker: SelfPlay) -> None:
        """Set the next rival as the opponent, the released network if there are no rivals."""
        rivals = self._rivals or (network_of(GAME),)
        worker.set_opponent(rivals[self._rival_turn % len(rivals)])
        self._rival_turn += 1

    def adjust(self, worker: SelfPlay, progress: float) -> None:
        """Set the rates, the temperature and the opponents for the share `progress` of the training."""
        worker.rate = self.rate * (self.final_rate / self.rate) ** progress
        worker.temperature = self.temperature + (self.final_temperature - self.temperature) * min(1.0, 2.0 * progress)
        worker.mixed_share = MIXED_SHARE
        if len(self._rivals) > 1:
            self._set_next_opponent(worker)
        if int(progress * SNAPSHOTS) > self._snapshots.get(id(worker), 0):
            self._snapshots[id(worker)] = int(progress * SNAPSHOTS)
            worker.snapshot_self()

    def report(self, workers: Sequence[SelfPlay]) -> dict[str, float]:
        """Return the loss, the winners' points by number of players and the results of each kind of player."""
        positions = sum(worker.positions for worker in workers) or 1
        found = {"loss": round(sum(worker.loss for worker in workers) / positions, 4)}
        if updates := sum(worker.policy_updates for worker in workers):
            found["entropy"] = round(sum(worker.entropy for worker in workers) / updates, 4)
        for players in range(ids.FEWEST_SEATS, ids.MOST_SEATS + 1):
            games = sum(worker.games_of[players] for worker in workers) or 1
            found[f"points{players}"] = round(sum(worker.winner_points[players] for worker in workers) / games, 1)
        games = sum(worker.games for worker in workers) or 1
        found["green"] = round(sum(sum(worker.winner_science) for worker in workers) / games, 1)
        for kind, name in enumerate(KINDS):
            seats = sum(worker.seats[kind] for worker in workers) or 1
            found[name] = round(sum(worker.wins[kind] for worker in workers) / seats, 3)
        for worker in workers:
            worker.clear()
        return found

    def memory(self) -> "list[array[float]]":
        """Return the weights and the optimiser's moments."""
        return [*self.network.tables, *self.learner.state]

    def begin_with(self, other: Network) -> None:
        """Take over the weights of another network; a missing policy head is derived from the share head."""
        take_over(self.network, other)
        if self.has_policy and tuple(other.description.heads) != POLICY_HEADS:
            initialise_policy_head(self.network)

    def measure(self, seed: int) -> dict[str, float]:
        """Return the network's victory share against greedy agents, one ply deep."""
        return {
            f"greedy{players}": round(against_greedy(self.network, players, MATCH_GAMES, seed).shares / MATCH_GAMES, 3)
            for players in MEASURED_PLAYERS
        }


def new_course(
    hidden: int,
    seed: int,
    rivals: Sequence[Path] = (),
    rival_share: float = 1.0,
    policy: bool = False,
    second: int = 32,
) -> ClassicCourse:
    """Return the schedule of a new network with random weights, with a policy head if `policy`.

    All other seats are played by the rivals, in turn, in the share `rival_share` of the games.
    """
    network = new_network(hidden, second, policy=policy)
    network.scatter(derived_seed(seed, 0))
    opponents = [network_file.read(path) for path in rivals]
    return ClassicCourse(network, rivals=opponents, rival_share=rival_share)


def against_greedy(network: Network, players: int, games: int, seed: int) -> Score:
    """Play a network one ply deep against greedy agents."""
    score = Score()
    play_greedy(NetworkEvaluator(network), start(players), games, Rng(derived_seed(seed, 2)), score)
    return score


def against_network(one: Network, two: Network, players: int, games: int, seed: int) -> Score:
    """Play one network against seats of another, one ply deep."""
    score = Score()
    play_networks(
        NetworkEvaluator(one), NetworkEvaluator(two), start(players), games, Rng(derived_seed(seed, 2)), score
    )
    return score
