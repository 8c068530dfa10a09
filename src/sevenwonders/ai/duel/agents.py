"""The player of Duel that searches, with whatever evaluator it is given, and what it has to say about a position."""

from typing import Any, Final

from sevenwonders import compiled
from sevenwonders.ai.agents import Candidate, Kind, Verdict, legal_ids
from sevenwonders.ai.duel.endgame import Endgame, Solution
from sevenwonders.ai.duel.evaluator import Evaluator, RandomRollouts, expect_asked
from sevenwonders.ai.duel.network_evaluator import NetEvaluator
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

# Positions the solver may look at, for a limit: about half of what the limit allows to spend, and never too long.
NODES_A_SECOND: Final = 8_000_000 if compiled else 20_000
NODES_A_SIMULATION: Final = 25
MOST_NODES: Final = 2_000_000
# Below these, by cards left, the solver would give up more often than not, so it is not tried.
LEAST_NODES: Final = (0, 0, 0, 100, 300, 800, 2_000, 8_000, 50_000, 200_000, 1_000_000)


class SearchAgent:
    """Searches within a limit; for simulations the same seed gives the same game.

    What it knows of a position from searching an earlier one is kept, unless `keep` is false. Late in the game it plays
    what can be proven, if `exact`.
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

    def choose(self, seen: Seen[Any]) -> int:
        """Return the move to play; raise MoveError where the seat is not asked."""
        moves, state = _asked(seen)
        if len(moves) == 1:
            return moves[0]
        budget = Budget(self._limit, least=len(moves))
        solved = Endgame(self._nodes()).best(state) if self._may_solve(state) else None
        if solved is not None and solved[1] > 0.0:
            return solved[0]
        return _preferred(self._grown(state, budget).report())[0]

    def analyse(self, seen: Seen[Any]) -> Verdict:
        """Return what each move is worth, the best first, and how the game may go on."""
        moves, state = _asked(seen)
        budget = Budget(self._limit, least=len(moves))
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
        if self._evaluator.blind:
            return Uct(state, self._evaluator, self._rng.bits64(), **settings)
        if self._persona is not None and isinstance(self._evaluator, NetEvaluator) and self._leaning != state.active:
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
    """Return the move to play: one that wins for certain, else the one tried most that does not lose for certain."""

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
    """Return the ways to end by their words, the parts of the two seats scaled so that they are worth the value."""
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
    """Return the agent that judges positions by random games, and by nothing else."""
    return SearchAgent(RandomRollouts(), Limit.parse(argument), seed, name="mcts", exact=False)


class NetworkAgent:
    """Plays the move after which the network likes its position best: one ply, no search.

    It looks to the end of its turn and sees what is proven at little cost; `alone`, the network sees the next position.
    """

    def __init__(self, network: Network, persona: Persona | None = None, *, alone: bool = False) -> None:
        self.name = "net:0" if alone else "net"
        self._evaluator = NetEvaluator(network) if alone else TacticalEvaluator(network)
        self._persona = persona

    def choose(self, seen: Seen[Any]) -> int:
        """Return the best move, one ply deep."""
        _, state = _asked(seen)
        self._lean(seen.seat)
        return self._evaluator.choose(state)

    def analyse(self, seen: Seen[Any]) -> Verdict:
        """Return what the network thinks of the positions that the moves lead to, the move it plays first.

        No other is told to be worth more: where it plays another than the network would, it knows better.
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
    """Return the agent that judges positions by a network.

    The argument is a limit ("" for one ply, "0" for the network alone, "200", "0.5s", "20ms-cpu"), then how the player
    leans ("+scholar") and whose network it takes ("@FILE"), where it does.
    """
    thinking, at, file = argument.partition("@")
    limit, plus, leaning = thinking.partition("+")
    network = network_of("duel", file)
    persona = persona_of(leaning) if plus else None
    if limit in ("", "0"):
        return NetworkAgent(network, persona, alone=limit == "0")
    name = f"net@{file}" if at else "net"
    return SearchAgent(NetEvaluator(network), Limit.parse(limit), seed, name=name, persona=persona)
