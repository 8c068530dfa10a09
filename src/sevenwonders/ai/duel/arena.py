"""Matches between agents: many games, each from its own seed, played in as many processes as wanted.

A match is the same whatever the number of processes: the seeds of a game follow from the match's seed and the game's
number, and results are counted in the order of the games.

>>> tally = Tally()
>>> for part in run(Match(("greedy", "random"), games=6, seed=7)):
...     tally.add(part)
>>> tally.games, tally.wins[0] > tally.wins[1]
(6, True)
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Final

from sevenwonders.ai.duel.agents import Agent, make_agent
from sevenwonders.ai.match import derived_seed, in_processes
from sevenwonders.core.errors import MoveError
from sevenwonders.core.rng import Rng
from sevenwonders.duel import chance, draws, game, ids, playout, rules, score
from sevenwonders.duel.game import Setup
from sevenwonders.duel.ids import REASONS
from sevenwonders.duel.moves import move_id
from sevenwonders.duel.notation import SUFFIX
from sevenwonders.duel.record import Record, Step, record_text
from sevenwonders.duel.state import State

RANDOM: Final = "random"
BATCH: Final = 5_000  # random games that are played in one go


@dataclass(frozen=True, slots=True)
class Match:
    """Two agents and how often they meet; with `swap` they change seats after every game, on the same draws."""

    agents: tuple[str, str]
    games: int
    seed: int = 0
    beginners: bool = False
    swap: bool = True
    records: str | None = None  # the folder for the records of all games

    @property
    def is_batched(self) -> bool:
        """Whether the games run in the compiled batches, of which no records are kept."""
        return self.agents == (RANDOM, RANDOM) and self.records is None


@dataclass(slots=True)
class Tally:
    """What some games came to; lists of two are by agent, in the order they were named."""

    games: int = 0
    wins: list[int] = field(default_factory=lambda: [0, 0])
    shared: int = 0
    victories: dict[str, list[int]] = field(default_factory=lambda: {reason: [0, 0] for reason in REASONS[1:]})
    by_reason: dict[str, int] = field(default_factory=lambda: dict.fromkeys(REASONS[1:], 0))
    first: float = 0.0  # games won by the first player, half for a shared victory
    scored: int = 0  # games that ended by points
    points: list[int] = field(default_factory=lambda: [0, 0])  # in those
    decisions: int = 0

    def add(self, other: "Tally") -> None:
        """Count the games of another tally, too."""
        self.games += other.games
        self.shared += other.shared
        self.first += other.first
        self.scored += other.scored
        self.decisions += other.decisions
        self.wins = [mine + theirs for mine, theirs in zip(self.wins, other.wins, strict=True)]
        self.points = [mine + theirs for mine, theirs in zip(self.points, other.points, strict=True)]
        for reason, counts in other.victories.items():
            self.victories[reason] = [a + b for a, b in zip(self.victories[reason], counts, strict=True)]
            self.by_reason[reason] += other.by_reason[reason]

    @property
    def share(self) -> float:
        """The first agent's share of the victories; a shared one is half of one."""
        return (self.wins[0] + self.shared / 2) / self.games if self.games else 0.5


# ---- one game


@dataclass(frozen=True, slots=True)
class Played:
    """A game that was played to its end."""

    state: State
    decisions: int
    record: Record | None


def play_game(agents: tuple[Agent, Agent], setup: Setup, rng: Rng, *, keep: bool = False) -> Played:
    """Let two agents, by seat, play to the end; `rng` is nature's. Raise MoveError if one makes an illegal move."""
    state = game.new(setup)
    steps: list[Step] = []
    decisions = 0
    while (question := state.question()) != ids.OVER:
        if question < ids.FIRST_ASK:
            if keep:
                drawn = draws.sample(state, rng)
                draws.settle(state, drawn)
                steps.append(drawn)
            else:
                chance.draw(state, rng)
            continue
        seat = state.active
        move = agents[seat].choose(state)
        number = move_id(move)
        if number not in rules.legal_ids(state):
            raise MoveError("move/illegal", move=repr(move), agent=agents[seat].name)
        rules.apply(state, number)
        decisions += 1
        if keep:
            steps.append(move)
    players = {"A": agents[0].name, "B": agents[1].name}
    return Played(state, decisions, Record(setup, tuple(steps), players) if keep else None)


# ---- a match


def play_numbered(match: Match, number: int) -> Tally:
    """Return the tally of one game of a match; with `swap`, games 0 and 1, 2 and 3 … have the same draws."""
    swapped = match.swap and number % 2 == 1
    draws_number = number // 2 if match.swap else number
    by_seat = match.agents[::-1] if swapped else match.agents
    seats = [make_agent(spec, derived_seed(match.seed, 1, number, seat)) for seat, spec in enumerate(by_seat)]
    rng = Rng(derived_seed(match.seed, 0, draws_number))
    setup = Setup(beginners=match.beginners)
    played = play_game((seats[0], seats[1]), setup, rng, keep=match.records is not None)
    if match.records is not None and played.record is not None:
        path = Path(match.records) / f"game-{number + 1:06}{SUFFIX}"
        path.write_text(record_text(played.record), encoding="utf-8")
    return _count(played, first=setup.first, swapped=swapped)


def _count(played: Played, *, first: int, swapped: bool) -> Tally:
    state, reason = played.state, REASONS[played.state.reason]
    tally = Tally(games=1, decisions=played.decisions)
    tally.by_reason[reason] = 1
    if state.winner == ids.SHARED:
        tally.shared, tally.first = 1, 0.5
    else:
        agent = state.winner ^ swapped
        tally.wins[agent] = tally.victories[reason][agent] = 1
        tally.first = float(state.winner == first)
    if state.reason == ids.CIVILIAN:
        tally.scored = 1
        tally.points = [score.points(state, agent ^ swapped) for agent in range(ids.SEATS)]
    return tally


def play_batch(match: Match, batch: int) -> Tally:
    """Return the tally of one batch of random games; in every other one the agents have changed seats."""
    start = game.new(Setup(beginners=match.beginners))
    games = min(BATCH, match.games - batch * BATCH)
    counted = playout.Tally()
    playout.play_many(start, games, Rng(derived_seed(match.seed, 2, batch)), counted)
    seats = (1, 0) if match.swap and batch % 2 == 1 else (0, 1)
    tally = Tally(games=games, decisions=counted.decisions)
    for number, reason in enumerate(REASONS[1:], start=1):
        wins = counted.wins[number]
        tally.victories[reason] = [wins[seat] for seat in seats]
        tally.by_reason[reason] = sum(wins)
        tally.shared += wins[ids.SHARED]
        tally.first += wins[0] + wins[ids.SHARED] / 2
    tally.wins = [sum(by_agent[agent] for by_agent in tally.victories.values()) for agent in (0, 1)]
    tally.scored = tally.by_reason[REASONS[ids.CIVILIAN]]
    tally.points = [counted.points[seat] for seat in seats]
    return tally


def run(match: Match, jobs: int = 1) -> Iterator[Tally]:
    """Play a match and yield the tallies of its parts in order; stopping early stops the processes, too."""
    for spec in match.agents:
        make_agent(spec, 0)  # an unknown one is told of before any process starts
    if match.records is not None:
        Path(match.records).mkdir(parents=True, exist_ok=True)
    parts = range(-(-match.games // BATCH) if match.is_batched else match.games)
    if jobs == 1 or len(parts) < 2:
        for number in parts:
            yield _part(match, number)
        return
    yield from in_processes(partial(_chunk, match), parts, min(jobs, len(parts)))


def _part(match: Match, number: int) -> Tally:
    return play_batch(match, number) if match.is_batched else play_numbered(match, number)


def _chunk(match: Match, numbers: range) -> Tally:
    tally = Tally()
    for number in numbers:
        tally.add(_part(match, number))
    return tally
