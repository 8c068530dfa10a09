"""The AI support of each game, registered in one place.

Entries are places, "package.module" or "package.module:name", and imported at first use. Every part is optional: a game
without support still has the agent `random`.

>>> support_of("duel").agents["net"]
'sevenwonders.ai.duel.agents:make_net'
>>> support_of("chess").agents
{}
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from pkgutil import resolve_name
from typing import Any, Final

from sevenwonders import compiled
from sevenwonders.core.errors import OptionError

# 0.1 s compiled; the plain form would take half a minute.
_LONGEST: Final = "net:20000" if compiled else "net:1s"


@dataclass(frozen=True, slots=True)
class GameSupport:
    """The AI support of one game.

    Attributes:
        state: Class of its states, by which positions are recognised.
        agents: Factory of each kind of agent, called with the argument of the spec and a seed.
        levels: Agent spec of each level, weakest first.
        personas: Personas of its levels.
        match_loop: Module with `plays(match)` and `play(match, batch)`, a compiled loop for some matches.
        reviewer: Class that reviews a finished game, called with a record, simulations and a seed.
        reasons: Module with `verdict`, `reasons` and `thing`, which explain moves.
        puzzles: Module with `mine` and `prove`.
        statistics: Module with `explore`.
        bot_protocol: Module with `known_position`, `without_memories` and `unpacked`, for hidden information.
    """

    state: str | None = None
    agents: Mapping[str, str] = field(default_factory=dict)
    levels: tuple[str, ...] = ()
    personas: tuple[str, ...] = ()
    match_loop: str | None = None
    reviewer: str | None = None
    reasons: str | None = None
    puzzles: str | None = None
    statistics: str | None = None
    bot_protocol: str | None = None


_SUPPORT: Final[dict[str, GameSupport]] = {
    "duel": GameSupport(
        state="sevenwonders.duel.state:State",
        agents={
            "greedy": "sevenwonders.ai.duel.greedy:make",
            "mcts": "sevenwonders.ai.duel.agents:make_mcts",
            "net": "sevenwonders.ai.duel.agents:make_net",
            "bot": "sevenwonders.ai.external_bot:make_duel",
        },
        levels=("net:0@400", "net:0@500", "net:0@3000", "net:0@45000", "net:0", "net:50", _LONGEST),
        personas=("general", "scholar", "senator", "merchant", "gambler"),
        match_loop="sevenwonders.ai.duel.match_loop",
        reviewer="sevenwonders.ai.duel.review:DuelReviewer",
        reasons="sevenwonders.ai.duel.reasons",
        puzzles="sevenwonders.ai.duel.puzzles",
        statistics="sevenwonders.ai.duel.statistics",
    ),
    "classic": GameSupport(
        state="sevenwonders.classic.state:State",
        agents={
            "greedy": "sevenwonders.ai.classic.agents:make_greedy",
            "mcts": "sevenwonders.ai.classic.ismcts:make",
            "net": "sevenwonders.ai.classic.agents:make_net",
            "bot": "sevenwonders.ai.external_bot:make_classic",
        },
        # Up to six bots of a table decide at once, possibly in one process.
        levels=("net:0@1000", "net:0@3000", "net:0@4000", "net:0@28000", "net:0@90000", "net:0", "net:2000"),
        match_loop="sevenwonders.ai.classic.match_loop",
        reviewer="sevenwonders.ai.classic.review:ClassicReviewer",
        reasons="sevenwonders.ai.classic.reasons",
        puzzles="sevenwonders.ai.classic.puzzles",
        statistics="sevenwonders.ai.classic.statistics",
        bot_protocol="sevenwonders.ai.classic.bot_protocol",
    ),
}
_NONE: Final = GameSupport()


def register(game: str, support: GameSupport) -> None:
    """Register the support of a game; raise OptionError if it has a different one."""
    if _SUPPORT.setdefault(game, support) != support:
        raise OptionError("agent/name-taken", found=game)


def register_agent(kind: str, game: str, place: str) -> None:
    """Add a kind of agent for a game: `place` is "package.module:make", called with the argument and the seed."""
    support = support_of(game)
    if support.agents.get(kind, place) != place:
        raise OptionError("agent/name-taken", found=kind)
    _SUPPORT[game] = replace(support, agents={**support.agents, kind: place})


def support_of(game: str) -> GameSupport:
    """Return the support of a game, empty if none is registered."""
    return _SUPPORT.get(game, _NONE)


def games_with(part: Callable[[GameSupport], object]) -> list[str]:
    """Return the games that have a part, such as ``lambda support: support.puzzles``."""
    return [game for game, support in _SUPPORT.items() if part(support)]


def loaded(place: str) -> Any:
    """Return the module, class or function of a place."""
    return resolve_name(place)


def game_of(state: object) -> str | None:
    """Return the name of the registered game that a state belongs to, or None."""
    for game, support in _SUPPORT.items():
        if support.state is not None and isinstance(state, loaded(support.state)):
            return game
    return None
