"""Agents of Duel: tree search with any evaluator, and the network alone."""

from threading import Lock
from typing import Any, Final

from sevenwonders import compiled
from sevenwonders.ai.agents import Candidate, Kind, Verdict, legal_ids
from sevenwonders.ai.duel.endgame import Endgame, Solution
from sevenwonders.ai.duel.evaluator import Evaluator, RandomRollouts, expect_asked, expect_evaluator
from sevenwonders.ai.duel.network_evaluator import NetworkEvaluator
from sevenwonders.ai.duel.personas import Persona, persona_of
from sevenwonders.ai.duel.puct import Search
from sevenwonders.ai.duel.tactics import TacticalEvaluator
from sevenwonders.ai.duel.uct import Uct
from sevenwonders.ai.limits import Budget, Limit
from sevenwonders.ai.network import Network
from sevenwonders.ai.networks import network_of
from sevenwonders.core.checks import check_state
from sevenwonders.core.protocol import SEAT_NAMES, Seen
from sevenwonders.core.rng import Rng
from sevenwonders.duel import ids
from sevenwonders.duel.ids import REASONS
from sevenwonders.duel.state import State

# Node budget of the endgame solver: about half of the search limit.
NODES_A_SECOND: Final = 8_000_000 if compiled else 20_000
NODES_A_SIMULATION: Final = 25
MOST_NODES: Final = 2_000_000
# Smallest node budget, by cards left, with which the solver succeeds more often than not.
LEAST_NODES: Final = (0, 0, 0, 100, 300, 800, 2_000, 8_000, 50_000, 200_000, 1_000_000)


class SearchAgent:
    """Searches within a limit; with a limit by simulations the same seed gives the same moves.

    Args:
        keep: Reuse the search tree of the preceding decision.
        exact: Solve positions late in Age III exactly.
        exploration: Weight of the exploration term of PUCT or UCT; None is the default of the search.
        temperature: Softmax temperature of the priors.
    """

    def __init__(
        self,
        evaluator: Evaluator,
        limit: Limit,
        seed: int = 0,
        *,
        name: str = "search",
        keep: bool = True,
        exact: bool = True,
        exploration: float | None = None,
        temperature: float | None = None,
        persona: Persona | None = None,
    ) -> None:
        expect_evaluator(evaluator)
        self.name = f"{name}:{limit}"
        self._evaluator = evaluator
        self._limit = limit
        self._rng = Rng(seed)
        self._keep = keep
        self._exact = exact
        self._settings = {"exploration": exploration, "temperature": temperature}
        self._persona = persona
        self._leaning = ids.NOTHING
        self._tree: Search | None = None
        self._lock = Lock()  # calls from several threads are serialised

    def choose(self, seen: Seen[Any]) -> int:
        """Return the move to play; raise MoveError unless the seat is to move."""
        moves, state = _asked(seen)
        if len(moves) == 1:
            return moves[0]
        budget = Budget(self._limit, least=len(moves))
        with self._lock:
            solved = Endgame(self._nodes()).best(state) if self._may_solve(state) else None
            if solved is not None and solved[1] > 0.0:
                return solved[0]
            return _preferred(self._grown(state, budget).report())[0]

    def analyse(self, seen: Seen[Any]) -> Verdict:
        """Return the evaluated moves, the best first, with their principal variations."""
        moves, state = _asked(seen)
        with self._lock:
            return self._verdict(seen, state, Budget(self._limit, least=len(moves)))

    def _verdict(self, seen: Seen[Any], state: State, budget: Budget) -> Verdict:
        solution = Endgame(self._nodes()).solve(state) if self._may_solve(state) else None
        tree = self._grown(state, budget)
        report = tree.report()
        preferred = _preferred(report)[0]
        candidates = [_candidate(tree, seen.seat, found, solution) for found in report]

        def merit(candidate: Candidate) -> tuple[bool, float, int]:
            value = candidate.values[seen.seat]
            return solution is None and candidate.move == preferred, value, candidate.visits

        return Verdict(seen.seat, tuple(sorted(candidates, key=merit, reverse=True)))

    def _grown(self, state: State, budget: Budget) -> Search | Uct:
        tree = self._planted(state)
        while size := budget.chunk():
            tree.grow(size)
            if tree.is_settled():
                break
        return tree

    def _planted(self, state: State) -> Search | Uct:
        settings = {name: value for name, value in self._settings.items() if value is not None}
        if isinstance(self._evaluator, RandomRollouts):
            return Uct(state, self._evaluator, self._rng.bits64(), **settings)
        if (
            self._persona is not None
            and isinstance(self._evaluator, NetworkEvaluator)
            and self._leaning != state.active
        ):
            self._evaluator.lean(state.active, self._persona)
            self._leaning, self._tree = state.active, None
        if self._tree is None or not self._keep:
            self._tree = Search(self._evaluator, self._rng.bits64(), **settings)
        self._tree.set_root(state)
        return self._tree

    def _may_solve(self, state: State) -> bool:
        left = state.present.bit_count()
        return self._exact and state.age == 3 and left < len(LEAST_NODES) and self._nodes() >= LEAST_NODES[left]

    def _nodes(self) -> int:
        allowed = self._limit.simulations * NODES_A_SIMULATION or int(self._limit.seconds * NODES_A_SECOND)
        return min(MOST_NODES, allowed)


def _preferred(report: list[tuple[int, int, float, bool]]) -> tuple[int, int, float, bool]:
    """Return a proven win, else the most visited move that is not a proven loss."""

    def merit(found: tuple[int, int, float, bool]) -> tuple[bool, bool, int, float]:
        _, visits, value, proven = found
        return proven and value >= 1.0, not (proven and value <= 0.0), visits, value

    return max(report, key=merit)


def _candidate(
    tree: Search | Uct, seat: int, found: tuple[int, int, float, bool], solution: Solution | None
) -> Candidate:
    move, visits, value, proven = found
    kind: Kind = "expectation" if proven else "estimate"
    if proven and value in {0.0, 1.0}:
        kind = "exact"
    if solution is not None:
        value = solution.moves[move]
        kind = "exact" if solution.is_exact or value in {0.0, 1.0} else "expectation"
    return Candidate(
        move,
        visits,
        _by_seat(seat, value),
        kind,
        _outcomes(tree.outcomes_of(move), value, seat),
        tuple(tree.line(move)),
    )


def _by_seat(seat: int, value: float) -> tuple[float, float]:
    return (value, 1 - value) if seat == 0 else (1 - value, value)


def _outcomes(outlook: list[float], value: float, seat: int) -> dict[str, float]:
    """Return the outcome probabilities by name, scaled so that they agree with the value."""
    mine, theirs, shared = sum(outlook[:3]), sum(outlook[3:6]), outlook[6]
    if mine > 0.0 and theirs > 0.0 and shared / 2 <= value <= 1.0 - shared / 2:
        wanted = value - shared / 2
        scales = [wanted / mine] * 3 + [(1.0 - shared - wanted) / theirs] * 3 + [1.0]
        outlook = [part * scale for part, scale in zip(outlook, scales, strict=True)]
    names = [f"{SEAT_NAMES[owner]} {reason}" for owner in (seat, 1 - seat) for reason in REASONS[1:]]
    return dict(zip((*names, "shared"), outlook, strict=True))


def _asked(seen: Seen[Any]) -> tuple[list[int], State]:
    moves = legal_ids(seen)
    state: State = check_state(seen.state, State, "duel")
    expect_asked(state)
    return moves, state


def make_mcts(argument: str, seed: int) -> SearchAgent:
    """Return the agent that searches by UCT with random rollouts."""
    return SearchAgent(RandomRollouts(), Limit.parse(argument), seed, name="mcts", exact=False)


class NetworkAgent:
    """Plays the move with the highest network value, one ply deep.

    Unless `alone`, moves are evaluated to the end of the turn with tactical lookahead (`tactics`).
    """

    def __init__(self, network: Network, persona: Persona | None = None, *, alone: bool = False) -> None:
        self.name = "net:0" if alone else "net"
        self._evaluator = NetworkEvaluator(network) if alone else TacticalEvaluator(network)
        self._persona = persona

    def choose(self, seen: Seen[Any]) -> int:
        """Return the best move, one ply deep."""
        _, state = _asked(seen)
        self._lean(seen.seat)
        return self._evaluator.choose(state)

    def analyse(self, seen: Seen[Any]) -> Verdict:
        """Return the network values of the moves, the chosen move first.

        Values of other moves are limited to that of the chosen one: the tactical lookahead has more information.
        """
        chosen = self.choose(seen)
        values = self._evaluator.afterstates_of(seen.state)
        found = sorted(values, key=lambda move: (move == chosen, values[move]), reverse=True)
        worth = {move: min(values[move], values[chosen]) for move in found}
        return Verdict(seen.seat, tuple(Candidate(move, 0, _by_seat(seen.seat, worth[move])) for move in found))

    def _lean(self, seat: int) -> None:
        if self._persona is not None:
            self._evaluator.lean(seat, self._persona)


def make_net(argument: str, seed: int) -> SearchAgent | NetworkAgent:
    """Return the agent with a network as evaluator.

    The argument is a limit ("" for one ply with tactics, "0" for one ply, "200", "0.5s", "20ms-cpu"), optionally
    followed by a persona ("+scholar") and a network ("@FILE").
    """
    thinking, at, file = argument.partition("@")
    limit, plus, leaning = thinking.partition("+")
    network = network_of("duel", file)
    persona = persona_of(leaning) if plus else None
    if limit in ("", "0"):
        return NetworkAgent(network, persona, alone=limit == "0")
    name = f"net@{file}" if at else "net"
    return SearchAgent(NetworkEvaluator(network), Limit.parse(limit), seed, name=name, persona=persona)
