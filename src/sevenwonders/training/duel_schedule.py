"""Training schedule of Duel: rates and temperatures over the course of self-play, and the agents of its evaluations."""

from array import array
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from sevenwonders.ai import network_file
from sevenwonders.ai.agents import Agent, make_agent
from sevenwonders.ai.arena import play_game
from sevenwonders.ai.duel.agents import NetworkAgent
from sevenwonders.ai.duel.network_evaluator import NetworkEvaluator, check_network, new_network
from sevenwonders.ai.network import Network
from sevenwonders.core.rng import Rng, derived_seed
from sevenwonders.duel import RULES, Setup
from sevenwonders.duel.ids import REASONS
from sevenwonders.training.duel_search_targets import SearchTargets
from sevenwonders.training.duel_selfplay import Score, SelfPlay, play_match
from sevenwonders.training.loop import take_over
from sevenwonders.training.optimizer import Adam

RATE: Final = 0.002
BATCH: Final = 128  # positions, those of about two games
FINAL_RATE: Final = 0.05  # of the rate, reached at the end
FALLS_FROM: Final = 0.6  # of the training
SPECIAL: Final = 0.3  # of the games have a specialist at first
SPECIAL_UNTIL: Final = 0.6


Worker = SelfPlay | SearchTargets


class DuelCourse:
    """Temporal-difference learning: at one ply, or in a second stage with some simulations a move."""

    name = "duel"

    def __init__(
        self,
        network: Network,
        *,
        simulations: int = 0,
        opponents: Sequence[tuple[str, int]] = (("greedy", 200),),
        rivals: Sequence[Network] = (),
        rival_share: float = 1.0,
    ) -> None:
        check_network(network)
        self.network = network
        self.learner = Adam(network)
        self._start = RULES.new(Setup())
        self._simulations = simulations
        self._opponents = tuple(opponents)
        self._rivals = tuple(rivals)
        self._meetings = 0
        self._rival_share = rival_share

    def workers(self, jobs: int, seed: int) -> list[Worker]:
        """Return the workers; the same seed gives the same games to a single one."""
        return [self._worker(derived_seed(seed, 1, number)) for number in range(jobs)]

    def _worker(self, seed: int) -> Worker:
        worker: Worker
        if self._simulations:
            worker = SearchTargets(self.learner, self._start, seed, self._simulations)
        else:
            worker = SelfPlay(self.learner, self._start, seed)
        worker.batch = BATCH
        worker.rival_share = self._rival_share if self._rivals else 0.0
        return worker

    def adjust(self, worker: Worker, progress: float) -> None:
        """Set the learning rate, the share of specialists and the next rival."""
        falling = max(0.0, (progress - FALLS_FROM) / (1.0 - FALLS_FROM))
        worker.rate = RATE * (1.0 - (1.0 - FINAL_RATE) * falling)
        worker.specialist_share = SPECIAL * max(0.0, 1.0 - progress / SPECIAL_UNTIL)
        if self._rivals:
            worker.rival = NetworkEvaluator(self._rivals[self._meetings % len(self._rivals)])  # one thread's
            self._meetings += 1

    def report(self, workers: Sequence[Worker]) -> dict[str, float]:
        """Return loss, ways of winning and the first seat's share since the last report."""
        games = sum(worker.games for worker in workers) or 1
        decisions = sum(worker.decisions for worker in workers) or 1
        found = {"loss": round(sum(worker.loss for worker in workers) / decisions, 4)}
        for number, reason in enumerate(REASONS[1:], start=1):
            found[reason] = round(sum(sum(worker.wins[number]) for worker in workers) / games, 3)
        found["first"] = round(sum(worker.first_wins for worker in workers) / games, 3)
        for worker in workers:
            worker.clear()
        return found

    def memory(self) -> "list[array[float]]":
        """Return the weights and the moments of the optimizer."""
        return [*self.network.tables, *self.learner.state]

    def begin_with(self, other: Network) -> None:
        """Begin with what another network has learned."""
        take_over(self.network, other)

    def measure(self, seed: int) -> dict[str, float]:
        """Return the share of victories of the network alone against agents."""
        found = {}
        for spec, games in self._opponents:
            found[spec] = round(against_agent(self.network, spec, games, seed), 3)
        return found


def new_course(
    hidden: int,
    seed: int,
    simulations: int = 0,
    rivals: Sequence[Path] = (),
    rival_share: float = 1.0,
) -> DuelCourse:
    """Return the course of a new network with random weights; some rival has a seat in a share of its games."""
    network = new_network(hidden)
    network.scatter(derived_seed(seed, 0))
    met = [network_file.read(path) for path in rivals]
    return DuelCourse(network, simulations=simulations, rivals=met, rival_share=rival_share)


def against_network(one: Network, two: Network, games: int, seed: int) -> Score:
    """Play a match of two networks at one ply, with swapped seats on the same draws."""
    return against(NetworkEvaluator(one), NetworkEvaluator(two), games, seed)


def against(one: NetworkEvaluator, two: NetworkEvaluator, games: int, seed: int) -> Score:
    """Play a match of two evaluators at one ply, with swapped seats on the same draws."""
    score = Score()
    play_match(one, two, RULES.new(Setup()), games, Rng(derived_seed(seed, 2)), score)
    return score


def against_agent(network: Network, spec: str, games: int, seed: int) -> float:
    """Return the share of victories of the network alone against an agent, seats swapped on the same draws."""
    points = 0.0
    for number in range(games):
        seat = number % 2
        agents: list[Agent] = [
            NetworkAgent(network, alone=True),
            make_agent("duel", spec, derived_seed(seed, 3, number)),
        ]
        by_seat = (agents[seat], agents[1 - seat])
        points += play_game(RULES, by_seat, Setup(), Rng(derived_seed(seed, 4, number // 2))).returns[seat]
    return points / games
