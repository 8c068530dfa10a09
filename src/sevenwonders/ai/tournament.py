"""Round-robin tournament with Elo ratings and intervals; resumable.

In a two-player game each pair plays an ordinary match. In a game of more players one agent of a pair plays against the
other in all other seats, and vice versa. An agent rated `d` above n - 1 equal opponents wins the share 1 / (1 + (n - 1)
* 10 ** (-d / 400)); for n = 2 this is the Elo formula.

>>> standings = rate(("a", "b"), [Meeting(0, 1, 2, 100, 75.0)])
>>> [round(standing.elo) for standing in standings]
[94, -94]
"""

import json
import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, field
from itertools import combinations, permutations
from pathlib import Path
from typing import Any, Final

from sevenwonders.ai.arena import Match, Tally, Z, run
from sevenwonders.ai.parallel import expect_same, unreadable
from sevenwonders.core.options import Settings
from sevenwonders.core.rng import derived_seed

FORMAT: Final = 1
_SCALE: Final = math.log(10) / 400  # natural logarithm per Elo point


@dataclass(frozen=True, slots=True)
class Ladder:
    """The agents of a tournament and the number of games per pair."""

    game: str
    agents: tuple[str, ...]
    games: int  # per pair; with more than two players per ordered pair
    seed: int = 0
    seats: int = 2
    settings: Settings = field(default_factory=dict)

    def pairs(self) -> Iterator[tuple[int, int]]:
        """Yield the pairs of agent indices: the first in one seat, the second in all others."""
        numbers = range(len(self.agents))
        yield from combinations(numbers, 2) if self.seats == 2 else permutations(numbers, 2)

    def match(self, one: int, other: int) -> Match:
        """Return the match of a pair with its own seed."""
        agents = (self.agents[one], *[self.agents[other]] * (self.seats - 1))
        return Match(self.game, agents, self.games, derived_seed(self.seed, one, other), self.settings)


@dataclass(frozen=True, slots=True)
class Meeting:
    """Result of a pair: the victories of the first agent against the others."""

    one: int
    other: int
    seats: int
    games: int
    share: float  # victories of the first, shared ones in part
    first: float = 0.0  # victories of the first seat
    reasons: dict[str, list[float]] = field(default_factory=dict)  # victories by reason: of the first, of the others


@dataclass(frozen=True, slots=True)
class Standing:
    """An agent's rating, the half-width of its 95 % interval and its victories."""

    agent: str
    elo: float
    margin: float
    games: int
    victories: float
    reasons: dict[str, float]


def met(ladder: Ladder, one: int, other: int, tally: Tally) -> Meeting:
    """Return the meeting of a pair from the tally of its match."""
    reasons = {reason: [float(shares[0]), float(sum(shares[1:]))] for reason, shares in tally.reasons.items()}
    share, first = float(tally.shares[0]), float(tally.seats[0])
    return Meeting(one, other, ladder.seats, tally.games, share, first, reasons)


def climb(
    ladder: Ladder,
    file: Path | None = None,
    jobs: int = 1,
    on_meeting: Callable[[Meeting], None] | None = None,
    cluster: str | None = None,
    advance: Callable[[int], object] | None = None,
) -> list[Meeting]:
    """Play all matches missing in the file, saving after each; return all meetings.

    `on_meeting` is called after each meeting, `advance` with the number of games of each finished part.
    """
    meetings = [] if file is None else _read(ladder, file)
    if file is not None and not file.exists():
        _write(ladder, meetings, file)  # fail before the first match if the file cannot be written
    done = {(meeting.one, meeting.other) for meeting in meetings}
    for one, other in ladder.pairs():
        if (one, other) in done:
            if advance is not None:
                advance(ladder.games)
            continue
        match = ladder.match(one, other)
        tally = Tally.empty(len(match.agents))
        for part in run(match, jobs, cluster):
            tally.add(part)
            if advance is not None:
                advance(part.games)
        meetings.append(met(ladder, one, other, tally))
        if file is not None:
            _write(ladder, meetings, file)
        if on_meeting is not None:
            on_meeting(meetings[-1])
    return meetings


def _write(ladder: Ladder, meetings: Sequence[Meeting], file: Path) -> None:
    draft = file.with_name(file.name + ".new")
    draft.write_text(json.dumps(as_data(ladder, meetings), indent=1) + "\n", encoding="utf-8")
    draft.replace(file)


def _read(ladder: Ladder, file: Path) -> list[Meeting]:
    if not file.exists():
        return []
    try:
        data = json.loads(file.read_text(encoding="utf-8"))
        written_by, of = data["format"], data["ladder"]
        meetings = [Meeting(**meeting) for meeting in data["meetings"]]
    except (KeyError, TypeError, ValueError) as error:
        raise unreadable(file) from error
    if written_by != FORMAT:
        raise unreadable(file)
    expect_same(file, of, _ladder_data(ladder))
    return meetings


def _ladder_data(ladder: Ladder) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(json.dumps({**asdict(ladder), "settings": dict(ladder.settings)}))
    return data


def as_data(ladder: Ladder, meetings: Sequence[Meeting]) -> dict[str, Any]:
    """Return everything as JSON-ready data."""
    games = sum(meeting.games for meeting in meetings)
    return {
        "format": FORMAT,
        "ladder": _ladder_data(ladder),
        "standings": [asdict(standing) for standing in rate(ladder.agents, meetings)],
        "first_seat": sum(meeting.first for meeting in meetings) / games if games else None,
        "meetings": [asdict(meeting) for meeting in meetings],
    }


# ---- ratings


def rate(agents: Sequence[str], meetings: Sequence[Meeting]) -> list[Standing]:
    """Return the agents by maximum-likelihood rating (mean 0) with standard errors.

    Newton's method on the likelihood. Two virtual draws per agent against the mean keep the rating of an agent that
    always won finite.
    """
    n = len(agents)
    strengths = [0.0] * n
    information = [[0.0] * n for _ in agents]
    for _ in range(50):
        gradient, information = _likelihood(n, meetings, strengths)
        steps = _solved(information, gradient)
        strengths = [strength + max(-1.0, min(1.0, step)) for strength, step in zip(strengths, steps, strict=True)]
        if max(map(abs, steps), default=0.0) < 1e-9:
            break
    mean = sum(strengths) / n
    standings = []
    for number, agent in enumerate(agents):
        # Ratings are relative to the mean of all, which only the prior determines.
        contrast = [(other == number) - 1 / n for other in range(n)]
        variance = sum(a * b for a, b in zip(contrast, _solved(information, contrast), strict=True))
        margin = Z * math.sqrt(max(0.0, variance)) / _SCALE
        standings.append(_standing(number, agent, (strengths[number] - mean) / _SCALE, margin, meetings))
    return sorted(standings, key=lambda standing: -standing.elo)


def _likelihood(
    n: int, meetings: Sequence[Meeting], strengths: Sequence[float]
) -> tuple[list[float], list[list[float]]]:
    """Return the gradient of the log-likelihood and the information matrix at these strengths."""
    gradient = [0.0] * n
    information = [[0.0] * n for _ in range(n)]
    for number, strength in enumerate(strengths):
        expected = 1 / (1 + math.exp(-strength))
        gradient[number] += 1 - 2 * expected
        information[number][number] += 2 * expected * (1 - expected)
    for meeting in meetings:
        one, other = meeting.one, meeting.other
        expected = 1 / (1 + (meeting.seats - 1) * math.exp(strengths[other] - strengths[one]))
        surprise = meeting.share - meeting.games * expected
        weight = meeting.games * expected * (1 - expected)
        gradient[one] += surprise
        gradient[other] -= surprise
        information[one][one] += weight
        information[other][other] += weight
        information[one][other] -= weight
        information[other][one] -= weight
    return gradient, information


def _solved(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """Solve a small system of linear equations by elimination; the matrix is positive definite."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    n = len(rows)
    for pivot in range(n):
        for row in range(pivot + 1, n):
            factor = rows[row][pivot] / rows[pivot][pivot]
            rows[row] = [value - factor * above for value, above in zip(rows[row], rows[pivot], strict=True)]
    solution = [0.0] * n
    for row in reversed(range(n)):
        known = sum(rows[row][column] * solution[column] for column in range(row + 1, n))
        solution[row] = (rows[row][n] - known) / rows[row][row]
    return solution


def _standing(number: int, agent: str, elo: float, margin: float, meetings: Sequence[Meeting]) -> Standing:
    games, victories = 0, 0.0
    reasons: dict[str, float] = {}
    for meeting in meetings:
        if number not in (meeting.one, meeting.other):
            continue
        mine = number == meeting.one
        games += meeting.games
        victories += meeting.share if mine else (meeting.games - meeting.share) / (meeting.seats - 1)
        for reason, (one, others) in meeting.reasons.items():
            won = one if mine else others / (meeting.seats - 1)
            reasons[reason] = reasons.get(reason, 0.0) + won
    return Standing(agent, elo, margin, games, victories, reasons)


def as_markdown(ladder: Ladder, meetings: Sequence[Meeting]) -> str:
    """Return the ladder as a table."""
    standings = rate(ladder.agents, meetings)
    reasons = sorted({reason for standing in standings for reason in standing.reasons})
    lines = [
        f"| Agent | Elo | ± | Games | Share | {' | '.join(reasons)} |",
        f"|---|---:|---:|---:|---:|{'---:|' * len(reasons)}",
    ]
    for standing in standings:
        share = f"{100 * standing.victories / standing.games:.1f} %" if standing.games else ""
        won = max(1e-9, standing.victories)
        mix = " | ".join(f"{100 * standing.reasons.get(reason, 0.0) / won:.0f} %" for reason in reasons)
        lines.append(
            f"| `{standing.agent}` | {standing.elo:+.0f} | {standing.margin:.0f} | {standing.games} | {share} | {mix} |"
        )
    games = sum(meeting.games for meeting in meetings)
    first = sum(meeting.first for meeting in meetings)
    if games:
        lines += ["", f"First seat: {100 * first / games:.1f} % of {games} games."]
    return "\n".join(lines) + "\n"
