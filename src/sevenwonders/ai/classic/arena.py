"""Matches between agents: many games, each from its own seed, the agents moved on by one seat after every game.

>>> result = run_match(Match(("greedy", "random", "random"), games=3, seed=7))
>>> result.games, result.shares[0] > result.shares[1]
(3, True)
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from sevenwonders.ai.classic.agents import Agent, make_agent
from sevenwonders.classic import game, score
from sevenwonders.classic.game import Setup
from sevenwonders.classic.record import Played, Record, Step, take_step
from sevenwonders.classic.state import State
from sevenwonders.classic.view import view
from sevenwonders.core.protocol import Ask, Over
from sevenwonders.core.rng import Rng


@dataclass(frozen=True, slots=True)
class Match:
    """Agents, one for each seat, and how often they meet."""

    agents: tuple[str, ...]
    games: int
    seed: int = 0
    boards: tuple[str, ...] = ()
    sides: str = "random"


@dataclass(slots=True)
class Result:
    """What some games came to; lists are by agent, in the order they were named. A shared victory is shared out."""

    games: int = 0
    shares: list[float] = field(default_factory=list)
    points: list[int] = field(default_factory=list)


def play_game(agents: Sequence[Agent], setup: Setup, rng: Rng) -> tuple[Record, State]:
    """Play a game between agents, one for each seat; return its record and the end."""
    steps: list[Step] = []
    state = game.new(setup)
    while not isinstance(asked := game.pending(state), Over):
        if isinstance(asked, Ask):
            made: list[Step] = [Played(seat, agents[seat].choose(view(state, seat))) for seat in asked.seats]
        else:
            made = [game.sample(state, rng)]
        for step in made:
            state, _ = take_step(state, step)
        steps += made
    return Record(setup, tuple(steps)), state


def play_match(match: Match) -> Iterator[tuple[Record, State, tuple[int, ...]]]:
    """Play the games of a match one after the other; with each comes which agent sat in which seat."""
    n = len(match.agents)
    for number in range(match.games):
        rng = Rng(match.seed * 1_000_003 + number)
        order = tuple((seat + number) % n for seat in range(n))
        agents = [make_agent(match.agents[agent], rng.bits64()) for agent in order]
        record, state = play_game(agents, Setup(n, match.boards, match.sides), rng)
        yield record, state, order


def run_match(match: Match) -> Result:
    """Play a match and count its results."""
    n = len(match.agents)
    result = Result(0, [0.0] * n, [0] * n)
    for _, state, order in play_match(match):
        result.games += 1
        winners = state.winners.bit_count()
        for seat, agent in enumerate(order):
            result.shares[agent] += (state.winners >> seat & 1) / winners
            result.points[agent] += score.points(state, seat)
    return result
