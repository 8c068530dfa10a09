"""Opponents of the learner in environments: agents by their spec, in compiled code where they are compiled.

`random`, `greedy`, `net:0`, Duel's `net`, and the levels that stand for them are compiled. Agents of other specs are
called in Python.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final

from sevenwonders.ai.agents import Agent, make_agent
from sevenwonders.ai.arena import illegal_move
from sevenwonders.ai.classic.network_evaluator import NetworkEvaluator as ClassicEvaluator
from sevenwonders.ai.duel.network_evaluator import NetworkEvaluator as DuelEvaluator
from sevenwonders.ai.duel.tactics import TacticalEvaluator
from sevenwonders.ai.levels import agent_of
from sevenwonders.ai.networks import network_of
from sevenwonders.core.errors import OptionError
from sevenwonders.core.registry import rules_of
from sevenwonders.rl import codes
from sevenwonders.rl.classic import opponents as classic
from sevenwonders.rl.duel import opponents as duel

_MODULES: Final[dict[str, Any]] = {"duel": duel, "classic": classic}


def _network_maker(game: str, limit: str, file: str) -> Callable[[], Any] | None:
    if limit == "net:0":
        kind: Any = DuelEvaluator if game == "duel" else ClassicEvaluator
    elif limit == "net" and game == "duel":
        kind = TacticalEvaluator
    else:
        return None
    network = network_of(game, file)
    return lambda: _MODULES[game].NetworkOpponent(kind(network))


def _maker(game: str, spec: str | None) -> Callable[[], Any] | None:
    """Return the constructor of a compiled opponent, None if the caller has to choose its moves."""
    meant = "" if spec is None else agent_of(game, spec.strip())
    if meant == "random":
        return partial(_MODULES[game].Opponent, codes.RANDOM)
    if meant == "greedy":
        made: Callable[[], Any] = _MODULES[game].GreedyOpponent
        return made
    limit, _, file = meant.partition("@")
    return _network_maker(game, limit, file)


def is_compiled(game: str, spec: str) -> bool:
    """Return whether the agent of a spec is asked in compiled code."""
    return _maker(game, spec) is not None


class Pool:
    """Creates chains of opponents; every group of tables that one thread steps has a chain of its own.

    Members that are None are played by the caller. Raises OptionError for a spec that is not compiled.
    """

    def __init__(self, game: str, specs: Sequence[str | None]) -> None:
        self._caller = _MODULES[game].Opponent
        self._makers = [_maker(game, spec) for spec in specs]
        for spec, maker in zip(specs, self._makers, strict=True):
            if spec is not None and maker is None:
                raise OptionError("agent/unknown", found=spec, expected=["random", "greedy", "net:0"])

    def __len__(self) -> int:
        return len(self._makers)

    def chain(self) -> Any:
        """Return new opponents as a linked list, None for an empty pool."""
        first = None
        for maker in reversed(self._makers):
            one = self._caller() if maker is None else maker()
            one.following, first = first, one
        return first


class AgentOpponent:
    """An agent of any spec as opponent in the rows of a batch, asked in Python."""

    def __init__(self, game: str, spec: str) -> None:
        self._game = game
        self._spec = spec
        self._agents: dict[tuple[int, int], Agent] = {}  # by row and seat
        self._moves: dict[tuple[int, int], int] = {}  # chosen moves whose payment is the next action
        make_agent(game, spec, 0)  # raises OptionError for an unknown spec

    def action(self, table: Any, row: int, seat: int) -> int:
        """Return the agent's action for an active seat."""
        key = (row, seat)
        is_paying = self._game == "classic" and table.pending_action(seat) != codes.NOTHING
        move = self._moves.pop(key) if is_paying else None
        if move is None:
            if key not in self._agents:
                self._agents[key] = make_agent(self._game, self._spec, row * table.seats + seat)
            seen = rules_of(self._game).seen(table.state, seat)
            move = self._agents[key].choose(seen)
            if move not in seen.legal_ids():
                raise illegal_move(self._agents[key], 0, seat, move)
        action = int(table.action_of(seat, move))
        if table.move_of(seat, action) == codes.NOTHING:
            self._moves[key] = move
        return action
