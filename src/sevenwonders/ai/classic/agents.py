"""Agents of 7 Wonders: greedy, one ply deep with a network, and with a determinised search.

An agent may be used from several threads, which then wait for each other.
"""

from collections.abc import Iterator
from threading import Lock
from typing import Final

from sevenwonders.ai.agents import Candidate, Verdict
from sevenwonders.ai.classic.determinized_search import DeterminizedSearch
from sevenwonders.ai.classic.evaluator import Evaluator
from sevenwonders.ai.classic.heuristic import best_move, move_worth
from sevenwonders.ai.classic.network_evaluator import NetworkEvaluator
from sevenwonders.ai.limits import Budget, Limit
from sevenwonders.ai.network import Network
from sevenwonders.ai.networks import network_of, rollout_policy_of
from sevenwonders.classic import ids
from sevenwonders.classic.rules import Choices
from sevenwonders.classic.seen import Seen, asked
from sevenwonders.core.errors import OptionError

# The search of an agent without a limit.
ONE_PLY_SAMPLES: Final = 12
ONE_PLY_DEPTH: Final = 1  # turn
ONE_PLY_WIDTH: Final = 12  # candidates
ONE_PLY_TEMPERATURE: Final = 0.25  # the other seats' moves are nearly their best ones

DEPTH: Final = 6  # turns: to the end of the age
WIDTH: Final = 8  # candidates
EXTENSION_SAMPLES: Final = 16  # samples of each candidate after which rollouts continue through the next age


class GreedyAgent:
    """Plays the move with the highest heuristic value, the first of equal ones."""

    name = "greedy"

    def __init__(self) -> None:
        self._choices = Choices()

    def choose(self, seen: Seen) -> int:
        """Return the move with the highest heuristic value."""
        asked(seen)
        return best_move(seen.state, seen.seat, self._choices)

    def analyse(self, seen: Seen) -> Verdict:
        """Return the moves, best first, without victory shares."""
        ranked = sorted(asked(seen).legal_ids(), key=lambda move: -move_worth(seen.state, seen.seat, move))
        return Verdict(seen.seat, tuple(Candidate(move, 0, ()) for move in ranked))


class EvaluatorAgent:
    """Plays the move with the highest logit, before the other seats' moves are known."""

    def __init__(self, evaluator: Evaluator, *, name: str = "net") -> None:
        self.name = f"{name}:0"
        self._evaluator = evaluator
        self._lock = Lock()

    def choose(self, seen: Seen) -> int:
        """Return the move with the highest logit."""
        with self._lock:
            return self._evaluator.best(seen).move

    def analyse(self, seen: Seen) -> Verdict:
        """Return the moves by falling logit, with the victory shares that the evaluator expects."""
        with self._lock:
            found = sorted(self._evaluator.evaluate(seen), key=lambda one: -one.logit)
        return Verdict(seen.seat, tuple(_candidate(seen, one.move, 0, one.share) for one in found))


class SearchAgent:
    """Plays the best move of a determinised search.

    Without a limit the search is one ply deep: rollouts end after the current turn, with a fixed number of samples, and
    the value of a leaf is that of the seat's best next move. With a limit, rollouts continue to the end of the age and
    later through the next one, and the samples are allotted by sequential halving. With a limit in simulations the
    same seed gives the same game.
    """

    def __init__(
        self,
        evaluator: Evaluator,
        seed: int,
        limit: Limit | None = None,
        *,
        name: str = "net",
        depth: int | None = None,
        width: int | None = None,
        rollout_policy: Network | None = None,
    ) -> None:
        default_depth, default_width = (ONE_PLY_DEPTH, ONE_PLY_WIDTH) if limit is None else (DEPTH, WIDTH)
        self.name = name if limit is None else f"{name}:{limit}"
        self._evaluator = evaluator
        self._search = DeterminizedSearch(
            evaluator, seed, depth or default_depth, width or default_width, rollout_policy
        )
        if limit is None:
            self._search.lookahead, self._search.temperature = True, ONE_PLY_TEMPERATURE
        self._limit = limit
        self._lock = Lock()

    def choose(self, seen: Seen) -> int:
        """Return the best move."""
        with self._lock:
            return self._ranked(seen)[0][0]

    def analyse(self, seen: Seen) -> Verdict:
        """Return all moves, best first; a move outside the search is valued no higher than any move in it."""
        with self._lock:
            tried = [_candidate(seen, move, visits, share) for move, visits, _, share in self._ranked(seen)]
            evaluated = sorted(self._evaluator.evaluate(seen), key=lambda one: -one.logit)
        moves, lowest = {one.move for one in tried}, min(one.values[seen.seat] for one in tried)
        others = (_candidate(seen, one.move, 0, min(lowest, one.share)) for one in evaluated if one.move not in moves)
        return Verdict(seen.seat, (*tried, *others))

    def compare(self, seen: Seen, moves: list[int], samples: int) -> Verdict:
        """Return some moves, best first, after new samples shared by all of them.

        The samples are independent of a search that selected the moves, so they do not favour its choice.
        """
        with self._lock:
            self._search.start_with(asked(seen), moves)
            if seen.state.question() != ids.SIDE:
                self._search.run(samples)
            found = self._search.report()
        return Verdict(seen.seat, tuple(_candidate(seen, move, visits, share) for move, visits, _, share in found))

    def _ranked(self, seen: Seen) -> list[tuple[int, int, float, float]]:
        budget = None if self._limit is None else Budget(self._limit)
        candidates = self._search.start(asked(seen))
        if candidates > 1 and seen.state.question() != ids.SIDE:
            if budget is None:
                self._search.run(ONE_PLY_SAMPLES)
            else:
                self._spend(budget, candidates)
        return self._search.report()

    def _spend(self, budget: Budget, candidates: int) -> None:
        """Spend the limit by sequential halving, in rounds of equal length."""
        rounds = max(2, (candidates - 1).bit_length())
        for number in range(1, rounds + 1):
            for samples in self._portions(budget, number / rounds):
                self._search.run(samples)
            if number < rounds:
                self._search.halve()
                if number == 1 and self._search.simulations >= EXTENSION_SAMPLES * candidates:
                    self._search.extend()

    def _portions(self, budget: Budget, part: float) -> Iterator[int]:
        """Yield numbers of samples, at least one, until `part` of the limit is spent."""
        assert self._limit is not None
        if self._limit.simulations:
            left = self._limit.simulations * part - self._search.simulations
            yield max(1, round(left / self._search.sample_cost()))
            return
        yield 1
        while budget.spent() < self._limit.seconds * part:
            yield 1


def _candidate(seen: Seen, move: int, visits: int, value: float) -> Candidate:
    """Return a move with its value to the seat; the other seats share the rest equally."""
    players = seen.state.players
    own = min(1.0, max(0.0, value))
    others = (1.0 - own) / (players - 1)
    return Candidate(move, visits, tuple(own if seat == seen.seat else others for seat in range(players)))


def make_greedy(argument: str, seed: int) -> GreedyAgent:  # noqa: ARG001 - deterministic
    """Return the agent of the spec `greedy`, which has no argument."""
    if argument:
        raise OptionError("agent/unknown", found=f"greedy:{argument}", expected=["greedy"])
    return GreedyAgent()


def make_net(argument: str, seed: int) -> EvaluatorAgent | SearchAgent:
    """Return the agent of a spec `net`, `net:0`, `net:200` or `net:0.3s`, each with an optional `@FILE`."""
    limit, at, file = argument.partition("@")
    evaluator = NetworkEvaluator(network_of("classic", file))
    name = f"net@{file}" if at else "net"
    if limit == "0":
        return EvaluatorAgent(evaluator, name=name)
    rollout_policy = rollout_policy_of("classic", file)
    return SearchAgent(evaluator, seed, Limit.parse(limit) if limit else None, name=name, rollout_policy=rollout_policy)
