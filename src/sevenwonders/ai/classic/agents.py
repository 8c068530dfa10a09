"""Agents of 7 Wonders: greedy, a network one ply deep, and a network with a determinised search."""

from collections.abc import Iterable
from typing import Final

from sevenwonders.ai.agents import Candidate, Verdict
from sevenwonders.ai.classic.determinized_search import Search
from sevenwonders.ai.classic.heuristic import best_move, move_worth
from sevenwonders.ai.classic.network_evaluator import NetEvaluator
from sevenwonders.ai.limits import Budget, Limit
from sevenwonders.ai.network import Network
from sevenwonders.ai.networks import network_of, rollout_policy_of
from sevenwonders.classic import ids
from sevenwonders.classic.rules import Choices
from sevenwonders.classic.seen import Seen, asked
from sevenwonders.core.errors import OptionError

SAMPLES: Final = 12  # tables at which the moves are tried one ply deep
ONE_PLY: Final = 1
ONE_PLY_WIDTH: Final = 12  # moves
ONE_PLY_TEMPERATURE: Final = 0.25  # of the others' moves: whoever looks one ply deep wants likely ones
DEPTH: Final = 6  # turns: to the end of the age
WIDTH: Final = 8
MANY: Final = 16  # samples of each move, after which a search looks further


class GreedyAgent:
    """Plays the move with the highest worth; equal ones go to the first in the list."""

    name = "greedy"

    def __init__(self) -> None:
        self._choices = Choices()

    def choose(self, seen: Seen) -> int:
        """Return the best move by its worth."""
        asked(seen)
        return best_move(seen.state, seen.seat, self._choices)

    def analyse(self, seen: Seen) -> Verdict:
        """Return the moves, the best first; their worth is in points, which say nothing of victories."""
        ranked = sorted(asked(seen).legal_ids(), key=lambda move: -move_worth(seen.state, seen.seat, move))
        return Verdict(seen.seat, tuple(Candidate(move, 0, ()) for move in ranked))


class NetAgent:
    """Plays the move that the network likes best, before the others' moves are known."""

    def __init__(self, network: Network, *, name: str = "net") -> None:
        self.name = f"{name}:0"
        self._evaluator = NetEvaluator(network)

    def choose(self, seen: Seen) -> int:
        """Return the best move."""
        return self._evaluator.preferred(seen).move

    def analyse(self, seen: Seen) -> Verdict:
        """Return the moves with the shares of victory that the network expects, the one to play first."""
        found = sorted(self._evaluator.moves_of(seen), key=lambda one: -one.preference)
        return Verdict(seen.seat, tuple(_candidate(seen, one.move, 0, one.share) for one in found))


class SearchAgent:
    """Plays the move that is best on the average of sampled tables, where the network moves for the others, too.

    Without a limit it looks one ply deep at a fixed number of tables: after the turn, the network says how good the
    best next move is. With one, it looks to the end of the age, or, if there is time for that, of the next one, at as
    many tables as the limit allows, of which the better moves get more. For simulations the same seed gives the same
    game.
    """

    def __init__(
        self,
        network: Network,
        seed: int,
        limit: Limit | None = None,
        *,
        name: str = "net",
        depth: int | None = None,
        width: int | None = None,
        habits: Network | None = None,
    ) -> None:
        usual = (ONE_PLY, ONE_PLY_WIDTH) if limit is None else (DEPTH, WIDTH)
        self.name = name if limit is None else f"{name}:{limit}"
        self._search = Search(network, seed, depth or usual[0], width or usual[1], habits)
        if limit is None:
            self._search.follows, self._search.temperature = True, ONE_PLY_TEMPERATURE
        self._alone = NetAgent(network)
        self._limit = limit

    def choose(self, seen: Seen) -> int:
        """Return the best move."""
        return self._ranked(seen)[0][0]

    def analyse(self, seen: Seen) -> Verdict:
        """Return all moves, the best first; one that was not tried is worth no more than any that was."""
        tried = [_candidate(seen, move, visits, share) for move, visits, _, share in self._ranked(seen)]
        moves, least = {one.move for one in tried}, min(one.values[seen.seat] for one in tried)
        others = (one for one in self._alone.analyse(seen).candidates if one.move not in moves)
        rest = (_candidate(seen, one.move, 0, min(least, one.values[seen.seat])) for one in others)
        return Verdict(seen.seat, (*tried, *rest))

    def compare(self, seen: Seen, moves: list[int], samples: int) -> Verdict:
        """Return some moves, the better first, tried at the same tables; no search that chose them adds to it."""
        self._search.look_at_only(asked(seen), moves)
        if seen.state.question() != ids.SIDE:
            self._search.grow(samples)
        found = self._search.report()
        return Verdict(seen.seat, tuple(_candidate(seen, move, visits, share) for move, visits, _, share in found))

    def _ranked(self, seen: Seen) -> list[tuple[int, int, float, float]]:
        budget = None if self._limit is None else Budget(self._limit)
        candidates = self._search.look_at(asked(seen))
        if candidates > 1 and seen.state.question() != ids.SIDE:
            if budget is None:
                self._search.grow(SAMPLES)
            else:
                self._think(budget, candidates)
        return self._search.report()

    def _think(self, budget: Budget, candidates: int) -> None:
        """Use up the limit in rounds of equal length, after each of which half of the moves are left."""
        rounds = max(2, (candidates - 1).bit_length())
        for number in range(1, rounds + 1):
            for samples in self._portions(budget, number / rounds):
                self._search.grow(samples)
            if number < rounds:
                self._search.halve()
                if number == 1 and self._search.simulations >= MANY * candidates:
                    self._search.look_further()

    def _portions(self, budget: Budget, part: float) -> Iterable[int]:
        """Yield how many samples to take, until a part of the limit is used up; one at least."""
        assert self._limit is not None
        if self._limit.simulations:
            left = self._limit.simulations * part - self._search.simulations
            yield max(1, round(left / self._search.sample_cost()))
            return
        yield 1
        while budget.spent() < self._limit.seconds * part:
            yield 1


def _candidate(seen: Seen, move: int, visits: int, value: float) -> Candidate:
    """Return a move with its value to the own seat; what is left is shared out among the others."""
    players = seen.state.players
    own = min(1.0, max(0.0, value))
    others = (1.0 - own) / (players - 1)
    return Candidate(move, visits, tuple(own if seat == seen.seat else others for seat in range(players)))


def make_greedy(argument: str, seed: int) -> GreedyAgent:  # noqa: ARG001  # it leaves nothing to chance
    """Return the agent; its spec has no argument."""
    if argument:
        raise OptionError("agent/unknown", found=f"greedy:{argument}", expected=["greedy"])
    return GreedyAgent()


def make_net(argument: str, seed: int) -> NetAgent | SearchAgent:
    """Return the agent that has a network: "" (one ply), "0" (the own move alone), "200", "0.3s", any with "@FILE"."""
    limit, at, file = argument.partition("@")
    network = network_of("classic", file)
    name = f"net@{file}" if at else "net"
    if limit == "0":
        return NetAgent(network, name=name)
    return SearchAgent(
        network, seed, Limit.parse(limit) if limit else None, name=name, habits=rollout_policy_of("classic", file)
    )
