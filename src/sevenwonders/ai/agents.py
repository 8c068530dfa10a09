"""Agents by spec, for every game: `random`, `greedy`, `mcts:1000`, `mcts:0.5s`, `mcts:20ms-cpu`, `hard`.

An agent receives the knowledge of its seat (`Seen`) and nothing else. Your own agent is named by its module or file:
`mybot:Class`, `package.module:Class` or `./mybot.py:Class`. It is created with a seed and needs only `choose`. The name
of a level (`sevenwonders.ai.levels`) is an agent, too.

>>> from sevenwonders import duel
>>> game = duel.Game(seed=7, beginners=True)
>>> agent = make_agent("duel", "greedy", seed=1)
>>> game.rules.move_text(game.state, game.rules.move_of(agent.choose(game.seen())))
'build altar'
"""

import re
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib import import_module, invalidate_caches
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any, Final, Literal, Protocol

from sevenwonders.ai.game_support import loaded, support_of
from sevenwonders.ai.levels import LEVELS, agent_of
from sevenwonders.core.errors import MoveError, OptionError
from sevenwonders.core.game import check_seed
from sevenwonders.core.protocol import Seen
from sevenwonders.core.rng import Rng

Kind = Literal["exact", "expectation", "estimate"]


@dataclass(frozen=True, slots=True)
class Candidate:
    """An evaluated move: visit count and value by seat."""

    move: int
    visits: int
    values: tuple[float, ...]  # by seat: the expected share of the victory
    kind: Kind = "estimate"
    outcomes: Mapping[str, float] = field(
        default_factory=dict
    )  # probabilities of the ways to end, where they are known
    line: tuple[int, ...] = ()  # principal variation: the best moves that follow


@dataclass(frozen=True, slots=True)
class Verdict:
    """An agent's evaluation of a position: its moves, the preferred one first."""

    seat: int
    candidates: tuple[Candidate, ...]

    @property
    def best(self) -> Candidate:
        """The move the agent would play."""
        return self.candidates[0]

    @property
    def kind(self) -> Kind:
        """Whether the value of the best move is exact, an exact expectation over draws, or an estimate."""
        return self.best.kind


class Agent(Protocol):
    """Chooses a move from the knowledge of one seat, which must be to move."""

    name: str

    def choose(self, seen: Seen[Any]) -> int:
        """Return the id of a legal move."""

    def analyse(self, seen: Seen[Any]) -> Verdict:
        """Return the agent's evaluation of its legal moves."""


def legal_ids(seen: Seen[Any]) -> list[int]:
    """Return the legal moves of a seat; raise MoveError if it is not to move."""
    if not hasattr(seen, "legal_ids") or isinstance(seen, type):
        raise OptionError("seen/unknown", found=type(seen).__name__)
    numbers = seen.legal_ids()
    if not numbers:
        raise MoveError("move/not-asked", seat=seen.seat)
    return numbers


class RandomAgent:
    """Plays any legal move, all equally likely, in any game."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self._rng = Rng(seed)

    def choose(self, seen: Seen[Any]) -> int:
        """Return a legal move."""
        numbers = legal_ids(seen)
        return numbers[self._rng.below(len(numbers))]

    def analyse(self, seen: Seen[Any]) -> Verdict:
        """Return all moves with equal preference."""
        numbers = legal_ids(seen)
        return Verdict(seen.seat, tuple(Candidate(number, 0, ()) for number in numbers))


# ---- the registry

# A kind is followed by a colon and an argument, directly by a persona (`net+scholar`), or by `@FILE`.
_KIND: Final = re.compile(r"(?P<kind>\w+)(?::(?=.)|(?=[+@])|\Z)(?P<argument>.*)", re.DOTALL)
# A module by its dotted name, or a file.
_MODULE: Final = re.compile(r"[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*|.+\.py")
SPECS: Final = (
    *LEVELS,
    "random",
    "greedy",
    "mcts:1000",
    "mcts:0.5s",
    "mcts:20ms-cpu",
    "net",
    "net:200",
    "net:200@FILE",
    "net:200+scholar",
    "hard+general",
    "bot:COMMAND",
    "MODULE:CLASS",
)


def has_agent(game: str, kind: str) -> bool:
    """Return whether a game has agents of this kind."""
    return kind == "random" or kind in support_of(game).agents


def make_agent(game: str, spec: str, seed: int) -> Agent:
    """Create the agent a spec names; raise OptionError if it is unknown."""
    if type(game) is not str or type(spec) is not str:
        raise OptionError("agent/unknown", found=repr(spec), expected=list(SPECS))
    seed = check_seed(seed)
    meant = agent_of(game, spec.strip())
    if meant == "random":
        return RandomAgent(seed)
    named = _KIND.fullmatch(meant)
    factories = support_of(game).agents
    if named is not None and named["kind"] in factories:
        made: Agent = _found(factories[named["kind"]], spec)(named["argument"], seed)
        return made
    place, _, name = meant.rpartition(":")
    if _MODULE.fullmatch(place) and name.isidentifier():
        return _own(spec, place, _load_class(place, name), seed)
    raise OptionError("agent/unknown", found=spec, expected=list(SPECS))


def _load_class(place: str, name: str) -> Any:
    """Import an agent class from a module, also of the current folder, or from a `.py` file.

    Raises:
        OptionError: `file/missing`, `agent/no-module`, `agent/broken-module`, `agent/no-class` or `agent/no-choose`.
    """
    try:
        module = _load_file(Path(place)) if place.endswith(".py") else _import(place)
    except Exception as error:  # a module can raise anything while it is imported
        raise _import_failure(place, error) from error
    kind = getattr(module, name, None)
    if kind is None:
        classes = [key for key, value in vars(module).items() if isinstance(value, type) and hasattr(value, "choose")]
        if not classes:
            raise OptionError("agent/no-choose", found=name, module=place)
        raise OptionError("agent/no-class", found=name, module=place, expected=classes)
    if not isinstance(kind, type) or not hasattr(kind, "choose"):
        raise OptionError("agent/no-choose", found=name, module=place)
    return kind


def _import_failure(place: str, error: Exception) -> OptionError:
    """Return the error for a module that is missing or raised an exception."""
    if place.endswith(".py") and not Path(place).exists():
        return OptionError("file/missing", name=place)
    if isinstance(error, ModuleNotFoundError) and f"{place}.".startswith(f"{error.name}."):
        return OptionError("agent/no-module", found=place)
    return OptionError("agent/broken-module", found=place, reason=_described(error))


def _import(name: str) -> ModuleType:
    """Import a module; the current folder is searched last."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
        invalidate_caches()
    return import_module(name)


def _load_file(path: Path) -> ModuleType:
    spec = spec_from_file_location(path.stem, path)
    if spec is None or spec.loader is None:
        raise ImportError(f"{path} is not a Python file")
    module = module_from_spec(spec)
    sys.modules.setdefault(path.stem, module)  # dataclasses and pickle look a class up by its module
    try:
        spec.loader.exec_module(module)
    except BaseException:
        if sys.modules.get(path.stem) is module:
            del sys.modules[path.stem]  # as after a failed import
        raise
    return module


def _described(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"


def _own(spec: str, place: str, kind: Any, seed: int) -> Agent:
    """Create a caller's own agent, with the seed if its class has a constructor.

    Without an `analyse` of its own, its analysis is the chosen move alone.

    Raises:
        OptionError: `agent/not-created` if the constructor fails, or the agent can have no `name` or `analyse`.
    """
    try:
        agent: Any = kind(seed) if kind.__init__ is not object.__init__ else kind()
        if not hasattr(agent, "name"):
            agent.name = spec
        if not hasattr(agent, "analyse"):
            agent.analyse = lambda seen: Verdict(seen.seat, (Candidate(agent.choose(seen), 0, ()),))
    except Exception as error:  # a constructor can raise anything
        raise OptionError("agent/not-created", found=kind.__name__, module=place, reason=_described(error)) from error
    made: Agent = agent
    return made


def _found(place: str, spec: str) -> Any:
    try:
        return loaded(place)
    except (ImportError, AttributeError, ValueError) as error:
        raise OptionError("agent/unknown", found=spec, expected=list(SPECS), reason=str(error)) from error
