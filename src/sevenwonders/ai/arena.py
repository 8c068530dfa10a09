"""Matches between agents: many seeded games, in one or several processes.

Agents move on by one seat after every game. In a paired match all games of one rotation use the same draws. The result
does not depend on the number of processes: the seeds of a game derive from the match's seed and the game's number, and
results are counted in the order of the games.

>>> tally = play_match(Match("duel", ("greedy", "random"), games=6, seed=7))
>>> tally.games, tally.shares[0] > tally.shares[1]
(6, True)
"""

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from fractions import Fraction
from functools import partial
from pathlib import Path
from traceback import format_tb
from typing import Any, Final

from sevenwonders.ai.agents import Agent, make_agent
from sevenwonders.ai.game_support import loaded, support_of
from sevenwonders.ai.parallel import Ledger, executor
from sevenwonders.core.errors import AgentError, GameError, MoveError
from sevenwonders.core.game import Game
from sevenwonders.core.options import Settings
from sevenwonders.core.protocol import SEAT_NAMES, AnyRules, Over, Step
from sevenwonders.core.registry import rules_of
from sevenwonders.core.rng import Rng, derived_seed

BATCH: Final = 2_000  # games per call of a compiled loop


@dataclass(frozen=True, slots=True)
class Match:
    """The agents of the seats and the number of games; `rotate` moves agents on after each game."""

    game: str
    agents: tuple[str, ...]
    games: int
    seed: int = 0
    settings: Settings = field(default_factory=dict)
    rotate: bool = True
    records: str | None = None  # the folder for the records of all games
    paired: bool = True  # the games of one rotation use the same draws, which cancels luck

    @property
    def rules(self) -> AnyRules:
        """The rules of the game."""
        return rules_of(self.game)

    @property
    def setup(self) -> Any:
        """The set-up of each game."""
        return self.rules.setup(len(self.agents), self.settings)

    def order(self, number: int) -> tuple[int, ...]:
        """Return the agent index of each seat in a game (or batch) by its number."""
        n = len(self.agents)
        return tuple((seat + number) % n if self.rotate else seat for seat in range(n))

    def begun(self, number: int) -> Game[Any, Any, Any, Any]:
        """Return a new game whose draws derive from the match's seed."""
        rng = Rng(derived_seed(self.seed, 0, number // len(self.agents) if self.rotate and self.paired else number))
        return Game(self.rules, self.setup, nature=lambda _: rng)

    def players(self, number: int) -> list[Agent]:
        """Create the agents for the seats of a game."""
        return [
            make_agent(self.game, self.agents[agent], derived_seed(self.seed, 1, number, seat))
            for seat, agent in enumerate(self.order(number))
        ]


@dataclass(slots=True)
class Tally:
    """Results of some games, by agent; a shared victory is divided among the winners."""

    games: int = 0
    shared: int = 0
    decisions: int = 0
    shares: list[Fraction] = field(default_factory=list)
    seats: list[Fraction] = field(default_factory=list)  # victories by seat, summed over the agents that sat there
    reasons: dict[str, list[Fraction]] = field(default_factory=dict)  # by the way the game ended
    points: dict[str, list[int]] = field(default_factory=dict)  # by the way the game ended
    lines: list[dict[str, int]] = field(default_factory=list)  # points by line of the score sheet

    @classmethod
    def empty(cls, agents: int) -> "Tally":
        """Return a tally of zero games."""
        return cls(shares=[Fraction()] * agents, seats=[Fraction()] * agents, lines=[{} for _ in range(agents)])

    def add(self, other: "Tally") -> None:
        """Add the games of another tally."""
        n = len(other.shares)
        self.games += other.games
        self.shared += other.shared
        self.decisions += other.decisions
        self.shares = _sum(self.shares or [Fraction()] * n, other.shares)
        self.seats = _sum(self.seats or [Fraction()] * n, other.seats)
        for reason, counts in other.reasons.items():
            self.reasons[reason] = _sum(self.reasons.get(reason, [Fraction()] * n), counts)
        for reason, points in other.points.items():
            self.points[reason] = _sum(self.points.get(reason, [0] * n), points)
        self.lines = self.lines or [{} for _ in range(n)]
        for mine, theirs in zip(self.lines, other.lines, strict=True):
            for name, number in theirs.items():
                mine[name] = mine.get(name, 0) + number

    def ended_by(self, reason: str) -> int:
        """Return the number of games that ended for this reason."""
        return int(sum(self.reasons.get(reason, ())))

    def share(self, agent: int) -> float:
        """Return an agent's share of the victories."""
        return float(self.shares[agent] / self.games) if self.games else 1 / len(self.shares)


def _sum(mine: list[Any], theirs: list[Any]) -> list[Any]:
    return [a + b for a, b in zip(mine, theirs, strict=True)]


# ---- one game


def play_game(rules: AnyRules, agents: Sequence[Agent], setup: Any, rng: Rng) -> Game[Any, Any, Any, Any]:
    """Play one game with an agent per seat; `rng` makes the draws.

    Raises:
        AgentError: an agent raised an exception.
        MoveError: an agent chose an illegal move.
    """
    game: Game[Any, Any, Any, Any] = Game(rules, setup, nature=lambda _: rng)
    play_out(game, agents)
    return game


def play_out(game: Game[Any, Any, Any, Any], agents: Sequence[Agent], number: int = 0) -> None:
    """Play a game to its end; `number` is its index in the match, for error messages.

    Seats that decide simultaneously all choose before any of their moves is applied.
    """
    while not game.is_over:
        chosen = [(seat, choice(agents[seat], game.seen(seat), number)) for seat in game.asked]
        for seat, move in chosen:
            try:
                game.advance(Step(seat, game.rules.move_of(move)))
            except MoveError as error:
                raise illegal_move(agents[seat], number, seat, move) from error
        game.draw()


def choice(agent: Agent, seen: Any, number: int = 0) -> int:
    """Return an agent's move in game `number` of a match, counted from 0; raise AgentError if the agent fails."""
    try:
        return agent.choose(seen)
    except GameError:
        raise
    except Exception as error:
        raise _failed(agent, seen.seat, number, error) from error


def _failed(agent: Agent, seat: int, number: int, error: Exception) -> AgentError:
    frames = error.__traceback__.tb_next if error.__traceback__ else None  # without that of `choice`
    return AgentError(
        "agent/failed",
        agent=agent.name,
        game=number + 1,
        seat=SEAT_NAMES[seat],
        reason=f"{type(error).__name__}: {error}",
        trace="".join(format_tb(frames)),  # a traceback does not survive the way from another process
    )


def illegal_move(agent: Agent, number: int, seat: int, move: object) -> MoveError:
    """Return the error for an illegal move of an agent in game `number` of a match, counted from 0."""
    return MoveError("agent/illegal-move", agent=agent.name, game=number + 1, seat=SEAT_NAMES[seat], move=str(move))


def play_numbered(match: Match, number: int) -> Game[Any, Any, Any, Any]:
    """Play one game of a match."""
    agents, game = match.players(number), match.begun(number)
    play_out(game, agents, number)
    if match.records is not None:
        names = {SEAT_NAMES[seat]: agent.name for seat, agent in enumerate(agents)}
        path = Path(match.records) / f"game-{number + 1:06}{match.rules.suffix}"
        replace(game.record, players=names).save(path)
    return game


def counted(game: Game[Any, Any, Any, Any], order: Sequence[int]) -> Tally:
    """Return the tally of one finished game; `order` gives the agent index of each seat."""
    n = len(order)
    ended = game.pending
    assert isinstance(ended, Over)
    tally = Tally.empty(n)
    tally.games, tally.shared = 1, int(len(ended.winners) > 1)
    tally.decisions = sum(moment.step.seat is not None for moment in game.moments)
    tally.reasons[ended.reason], tally.points[ended.reason] = [Fraction()] * n, [0] * n
    for seat, agent in enumerate(order):
        share = Fraction(seat in ended.winners, len(ended.winners))
        lines = game.rules.score(game.state, seat)
        tally.shares[agent] = tally.seats[seat] = tally.reasons[ended.reason][agent] = share
        tally.points[ended.reason][agent] = sum(lines.values())
        tally.lines[agent] = dict(lines)
    return tally


# ---- a match


def run(match: Match, jobs: int = 1, cluster: str | None = None, ledger: Path | None = None) -> Iterator[Tally]:
    """Play a match and yield partial tallies in order; closing the generator stops the processes.

    `cluster` is a Ray address or "local". Parts recorded in `ledger` are not played again; new parts are appended to
    it.
    """
    for spec in match.agents:
        make_agent(match.game, spec, 0)  # fail for an unknown agent before any process starts
    if match.records is not None:
        Path(match.records).mkdir(parents=True, exist_ok=True)
    parts = range(_parts(match, match.games))
    if ledger is None:
        yield from _played(match, parts, jobs, cluster)
        return
    kept = Ledger(ledger, {**asdict(match), "settings": dict(match.settings)})
    done = Tally.empty(len(match.agents))
    for tally in _noted(kept):
        done.add(tally)
    yield done
    for tally in _played(match, parts[_parts(match, done.games) :], jobs, cluster):
        kept.append(_tally_data(tally))
        yield tally


def _parts(match: Match, games: int) -> int:
    """Return the number of parts (games or batches) for a number of games."""
    return -(-games // BATCH) if is_batched(match) else games


def _played(match: Match, parts: range, jobs: int, cluster: str | None) -> Iterator[Tally]:
    if parts:
        with executor(min(jobs, len(parts)), cluster) as place:
            yield from place.results(partial(play_parts, match), parts)


def play_match(match: Match, jobs: int = 1, cluster: str | None = None) -> Tally:
    """Play a match and return the tally of all its games."""
    tally = Tally.empty(len(match.agents))
    for part in run(match, jobs, cluster):
        tally.add(part)
    return tally


def is_batched(match: Match) -> bool:
    """Return whether the match runs in a compiled loop, which keeps no records."""
    loop = _loop(match.game)
    return match.records is None and match.paired and loop is not None and bool(loop.plays(match))


def _loop(game: str) -> Any:
    place = support_of(game).match_loop
    return None if place is None else loaded(place)


def _part(match: Match, number: int) -> Tally:
    if is_batched(match):
        tally: Tally = _loop(match.game).play(match, number)
        return tally
    return counted(play_numbered(match, number), match.order(number))


def play_parts(match: Match, numbers: range) -> Tally:
    """Play some parts of a match: games, or batches in a compiled loop."""
    tally = Tally.empty(len(match.agents))
    for number in numbers:
        tally.add(_part(match, number))
    return tally


# ---- resumable matches


def _noted(ledger: Ledger) -> list[Tally]:
    """Return the tallies of a ledger; raise OptionError if it is unreadable."""
    try:
        return [_tally_of(entry) for entry in ledger.entries()]
    except (KeyError, TypeError, ValueError) as error:
        raise ledger.unreadable() from error


def _tally_data(tally: Tally) -> dict[str, Any]:
    return {
        "games": tally.games,
        "shared": tally.shared,
        "decisions": tally.decisions,
        "shares": [str(share) for share in tally.shares],
        "seats": [str(share) for share in tally.seats],
        "reasons": {reason: [str(share) for share in shares] for reason, shares in tally.reasons.items()},
        "points": tally.points,
        "lines": tally.lines,
    }


def _tally_of(data: Mapping[str, Any]) -> Tally:
    return Tally(
        data["games"],
        data["shared"],
        data["decisions"],
        [Fraction(share) for share in data["shares"]],
        [Fraction(share) for share in data["seats"]],
        {reason: [Fraction(share) for share in shares] for reason, shares in data["reasons"].items()},
        data["points"],
        data["lines"],
    )


def means(tally: Tally, points: Mapping[str, Sequence[int]]) -> dict[str, list[float]]:
    """Return the mean points by agent for each reason a game ended."""
    return {reason: [total / tally.ended_by(reason) for total in totals] for reason, totals in points.items()}


# ---- intervals and ratings

Z: Final = 1.959964  # of a 95 % interval


def interval(share: float, games: int) -> tuple[float, float]:
    """Return the 95 % Wilson score interval of a win rate."""
    if not games:
        return 0.0, 1.0
    centre = (share + Z * Z / (2 * games)) / (1 + Z * Z / games)
    spread = Z / (1 + Z * Z / games) * math.sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    # Rounding must not exclude the share itself.
    return max(0.0, min(share, centre - spread)), min(1.0, max(share, centre + spread))


def elo(share: float) -> float | None:
    """Return the Elo difference of a win rate; None if it is infinite."""
    if not 0 < share < 1:
        return None
    return 400 * math.log10(share / (1 - share))
