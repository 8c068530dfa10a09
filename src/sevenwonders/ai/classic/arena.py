"""Matches between agents: many games, each from its own seed, played in as many processes as wanted.

The agents move on by one seat after every game; the games of one round, in which each has sat everywhere, have the same
draws. A match is the same whatever the number of processes: the seeds of a game follow from the match's seed and the
game's number, and results are counted in the order of the games.

>>> tally = run_match(Match(("greedy", "random", "random"), games=3, seed=7))
>>> tally.games, tally.shares[0] > tally.shares[1]
(3, True)
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import partial
from pathlib import Path
from typing import Final

from sevenwonders.ai.classic.agents import Agent, make_agent
from sevenwonders.ai.match import derived_seed, in_processes
from sevenwonders.classic import game, ids, playout, score
from sevenwonders.classic.game import Setup
from sevenwonders.classic.notation import SEAT_NAMES, SUFFIX
from sevenwonders.classic.record import Played, Record, Step, record_text, take_step
from sevenwonders.classic.state import State
from sevenwonders.classic.view import view
from sevenwonders.core.protocol import Ask, Over
from sevenwonders.core.rng import Rng

RANDOM: Final = "random"
BATCH: Final = 2_000  # random games that are played in one go


@dataclass(frozen=True, slots=True)
class Match:
    """Agents, one for each seat, and how often they meet."""

    agents: tuple[str, ...]
    games: int
    seed: int = 0
    boards: tuple[str, ...] = ()
    sides: str = "random"
    records: str | None = None  # the folder for the records of all games

    @property
    def setup(self) -> Setup:
        """How each game starts."""
        return Setup(len(self.agents), self.boards, self.sides)

    @property
    def is_batched(self) -> bool:
        """Whether the games run in the compiled batches, of which no records are kept."""
        return set(self.agents) == {RANDOM} and self.records is None


@dataclass(slots=True)
class Tally:
    """What some games came to; lists are by agent, in the order they were named. A shared victory is shared out."""

    games: int = 0
    shared: int = 0
    decisions: int = 0
    shares: list[Fraction] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    lines: list[dict[str, int]] = field(default_factory=list)

    def add(self, other: "Tally") -> None:
        """Count the games of another tally, too."""
        if not self.shares:
            self.shares, self.points = [Fraction()] * len(other.shares), [0] * len(other.points)
            self.lines = [dict.fromkeys(score.LINES, 0) for _ in other.lines]
        self.games += other.games
        self.shared += other.shared
        self.decisions += other.decisions
        self.shares = [mine + theirs for mine, theirs in zip(self.shares, other.shares, strict=True)]
        self.points = [mine + theirs for mine, theirs in zip(self.points, other.points, strict=True)]
        for mine, theirs in zip(self.lines, other.lines, strict=True):
            for name, points in theirs.items():
                mine[name] += points


# ---- one game


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
    players = {SEAT_NAMES[seat]: agent.name for seat, agent in enumerate(agents)}
    return Record(setup, tuple(steps), players), state


# ---- a match


def play_numbered(match: Match, number: int) -> tuple[Record, State, tuple[int, ...]]:
    """Play one game of a match; with its record and its end comes which agent sat in which seat."""
    n = len(match.agents)
    order = tuple((seat + number) % n for seat in range(n))
    agents = [make_agent(match.agents[agent], derived_seed(match.seed, 1, number, agent)) for agent in order]
    record, state = play_game(agents, match.setup, Rng(derived_seed(match.seed, 0, number // n)))
    return record, state, order


def play_match(match: Match) -> Iterator[tuple[Record, State, tuple[int, ...]]]:
    """Play the games of a match one after the other."""
    for number in range(match.games):
        yield play_numbered(match, number)


def run_match(match: Match) -> Tally:
    """Play a match, every game by its agents, and count its results."""
    return _chunk(match, range(match.games), batched=False)


def run(match: Match, jobs: int = 1) -> Iterator[Tally]:
    """Play a match and yield the tallies of its parts in order; stopping early stops the processes, too."""
    for spec in match.agents:
        make_agent(spec, 0)  # an unknown one is told of before any process starts
    if match.records is not None:
        Path(match.records).mkdir(parents=True, exist_ok=True)
    parts = range(-(-match.games // BATCH) if match.is_batched else match.games)
    if jobs == 1 or len(parts) < 2:
        for number in parts:
            yield _chunk(match, range(number, number + 1), batched=match.is_batched)
        return
    yield from in_processes(partial(_chunk, match, batched=match.is_batched), parts, min(jobs, len(parts)))


def _chunk(match: Match, numbers: range, *, batched: bool) -> Tally:
    tally = Tally()
    for number in numbers:
        tally.add(_batch(match, number) if batched else _counted(match, number))
    return tally


def _counted(match: Match, number: int) -> Tally:
    """Play one game and count it, writing its record if wanted."""
    record, state, order = play_numbered(match, number)
    if match.records is not None:
        path = Path(match.records) / f"game-{number + 1:06}{SUFFIX}"
        path.write_text(record_text(record), encoding="utf-8")
    n, winners = len(order), state.winners.bit_count()
    tally = Tally(1, int(winners > 1), sum(isinstance(step, Played) for step in record.steps))
    tally.shares, tally.points, tally.lines = [Fraction()] * n, [0] * n, [{} for _ in order]
    for seat, agent in enumerate(order):
        tally.shares[agent] = Fraction(state.winners >> seat & 1, winners)
        tally.points[agent] = score.points(state, seat)
        tally.lines[agent] = score.sheet(state, seat)
    return tally


def _batch(match: Match, batch: int) -> Tally:
    """Return the tally of one batch of random games."""
    n = len(match.agents)
    games = min(BATCH, match.games - batch * BATCH)
    counted = playout.Tally()
    playout.play_many(game.new(match.setup), games, Rng(derived_seed(match.seed, 2, batch)), counted)
    order = [(seat + batch) % n for seat in range(n)]
    tally = Tally(games, counted.shared, counted.decisions, [Fraction()] * n, [0] * n, [{} for _ in order])
    for seat, agent in enumerate(order):
        tally.shares[agent] = Fraction(counted.victories[seat], ids.VICTORY)
        tally.points[agent] = sum(counted.lines[seat])
        tally.lines[agent] = dict(zip(score.LINES, counted.lines[seat], strict=True))
    return tally
