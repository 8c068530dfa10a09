"""Match reports as text and as JSON-ready data."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

from sevenwonders.ai.arena import Match, Tally, elo, interval
from sevenwonders.cli.lineup import Lineup
from sevenwonders.cli.messages import Messages
from sevenwonders.cli.presenter import presenter_of
from sevenwonders.cli.screen import Span, line
from sevenwonders.cli.shell import Shell
from sevenwonders.i18n import Translation

FORMAT: Final = 2
DUEL: Final = 2  # number of agents for which an Elo difference is shown


@dataclass(frozen=True, slots=True)
class AgentResult:
    """Results of an agent over all its seats."""

    agent: str
    seats: tuple[int, ...]  # its indices in the tally
    tally: Tally

    @property
    def expected(self) -> float:
        """Share of victories if all agents were equal."""
        return len(self.seats) / len(self.tally.shares)

    @property
    def share(self) -> float:
        """Share of victories."""
        return float(sum(self.tally.shares[seat] for seat in self.seats) / self.tally.games)

    def ended_by(self, reason: str) -> float:
        """Return the number of victories of a kind; shared ones count in part."""
        return float(sum(self.tally.reasons[reason][seat] for seat in self.seats))

    def points(self, reason: str) -> float:
        """Return the mean points per seat in games with this ending."""
        total = sum(self.tally.points[reason][seat] for seat in self.seats)
        return total / (self.tally.ended_by(reason) * len(self.seats))

    @property
    def lines(self) -> dict[str, float]:
        """Mean points per seat by line of the score sheet; empty if not counted."""
        places = self.tally.games * len(self.seats)
        names = self.tally.lines[self.seats[0]]
        return {name: sum(self.tally.lines[seat][name] for seat in self.seats) / places for name in names}


@dataclass(frozen=True, slots=True)
class Report:
    """A complete or interrupted match."""

    match: Match
    named: Lineup
    tally: Tally
    seconds: float
    jobs: int
    interrupted: bool

    @property
    def results(self) -> list[AgentResult]:
        """The results of each agent; empty if no game was finished."""
        if not self.tally.games:
            return []
        seats = [[s for s, owner in enumerate(self.named.seating) if owner == n] for n in range(len(self.named.agents))]
        return [AgentResult(agent, tuple(own), self.tally) for agent, own in zip(self.named.agents, seats, strict=True)]

    @property
    def is_duel(self) -> bool:
        """Whether exactly two different agents play a two-player match."""
        return len(self.match.agents) == len(self.named.agents) == DUEL

    # ---- as data

    def as_data(self) -> dict[str, Any]:
        """Return JSON-ready data; all but `timing` depends only on the match."""
        match, tally = self.match, self.tally
        return {
            "format": FORMAT,
            "game": match.game,
            "players": len(match.agents),
            "agents": list(self.named.agents),
            "settings": match.rules.settings(match.setup),
            "seed": match.seed,
            "swap": match.rotate,
            "wanted": match.games,
            "interrupted": self.interrupted,
            "games": tally.games,
            "shared": tally.shared,
            "endings": {reason: tally.ended_by(reason) for reason in tally.reasons},
            "seats": [_bounded(float(share) / tally.games, tally.games) for share in tally.seats if tally.games],
            "results": [self._result_data(result) for result in self.results],
            "decisions": tally.decisions,
            "timing": {
                "seconds": self.seconds,
                "jobs": self.jobs,
                "games_per_second": tally.games / self.seconds if self.seconds else None,
                "decisions_per_second": tally.decisions / self.seconds if self.seconds else None,
            },
        }

    def _result_data(self, result: AgentResult) -> dict[str, Any]:
        share = _bounded(result.share, self.tally.games)
        return {
            "agent": result.agent,
            "seats": len(result.seats),
            "expected": result.expected,
            "share": share,
            "elo": {name: elo(value) for name, value in share.items()} if self.is_duel else None,
            "endings": {reason: result.ended_by(reason) for reason in self.tally.reasons},
            "mean_points": {reason: result.points(reason) for reason in self.tally.points},
            "mean_lines": result.lines,
        }

    # ---- as text

    def show(self, shell: Shell) -> None:
        """Print the report."""
        screen, text, match = shell.screen, shell.text, self.match
        if self.interrupted:
            shell.note(text("cli-interrupted", games=self.tally.games, wanted=match.games))
        if not self.tally.games:
            screen.paragraph(text("cli-no-games"))
            return
        words = presenter_of(match.rules).words(shell.translation, self._names())
        screen.show(line(Span(text("cli-sim-title", games=self.tally.games, seed=str(match.seed)), "title")))
        rows = self._against(words) if self.is_duel else self._among(words)
        rows += [*self._endings(words), *self._speed(words)]
        width = max(len(label) for label, _ in rows) + 2
        for label, value in rows:
            screen.show(line(f"{label:<{width}}", Span(value, "strong")))
        if len(self.tally.reasons) == 1 and self.results[0].lines:
            self._show_points(shell, words)
        if match.records is not None:
            screen.paragraph(text("cli-sim-records", folder=match.records))

    def _names(self) -> tuple[str, ...]:
        """Return the names of the agents; equal names are numbered."""
        named = self.named.agents
        return tuple(f"{spec} ({n})" if named.count(spec) > 1 else spec for n, spec in enumerate(named, start=1))

    def _against(self, words: Messages) -> list[tuple[str, str]]:
        """Return the rows of a match between two agents."""
        tally, translation, (one, two) = self.tally, words.translation, words.names
        wins = [int(share - tally.shared / 2) for share in tally.shares]
        share, first = self.results[0].share, float(tally.seats[0]) / tally.games
        return [
            (words.text("cli-sim-result", first=one, second=two), f"{wins[0]} – {tally.shared} – {wins[1]}"),
            (words.text("cli-sim-share", agent=one), _with_bounds(translation, share, tally.games)),
            (words.text("cli-sim-elo", agent=one), _differences(share, tally.games)),
            (words.text("cli-sim-first"), _with_bounds(translation, first, tally.games)),
        ]

    def _among(self, words: Messages) -> list[tuple[str, str]]:
        """Return the share of victories of each of several agents."""
        tally, translation, rows = self.tally, words.translation, []
        for name, result in zip(words.names, self.results, strict=True):
            even = words.text("cli-sim-even", share=translation.percent(result.expected))
            value = f"{_with_bounds(translation, result.share, tally.games)}  {even}"
            rows.append((words.text("cli-sim-share", agent=name), value))
        return [*rows, (words.text("cli-sim-shared"), translation.percent(tally.shared / tally.games))]

    def _endings(self, words: Messages) -> Iterable[tuple[str, str]]:
        """Yield the frequency of each ending and, for endings by points, the mean points."""
        translation = words.translation
        for reason in sorted(self.tally.reasons):
            if label := words.ending(reason):
                split = " / ".join(translation.number(result.ended_by(reason)) for result in self.results)
                yield label, f"{translation.percent(self.tally.ended_by(reason) / self.tally.games)}  ({split})"
        for reason in self.tally.points:
            if label := words.mean_points(reason):
                yield label, " / ".join(translation.number(result.points(reason), 1) for result in self.results)

    def _speed(self, words: Messages) -> Iterable[tuple[str, str]]:
        if self.seconds:
            translation = words.translation
            games, decisions = self.tally.games / self.seconds, self.tally.decisions / self.seconds
            yield words.text("cli-sim-speed"), f"{translation.number(games, 1)} / {translation.number(decisions)}"

    def _show_points(self, shell: Shell, words: Messages) -> None:
        """Print the mean score sheet of each agent."""
        lines = [result.lines for result in self.results]
        labels = {name: words.score(name) for name in (*lines[0], "total")}
        title = words.text("cli-sim-means")
        width = max(len(label) for label in (*labels.values(), title)) + 1
        room = max(7, *(len(name) for name in words.names)) + 1

        def row(label: str, values: Iterable[float]) -> str:
            return f"{label:<{width}}" + "".join(f"{shell.translation.number(value, 1):>{room}}" for value in values)

        heading = f"{title:<{width}}" + "".join(f"{name:>{room}}" for name in words.names)
        shell.screen.show("", line(Span(heading, "title")))
        for name in lines[0]:
            shell.screen.show(row(labels[name], (of_agent[name] for of_agent in lines)))
        totals = row(labels["total"], (sum(of_agent.values()) for of_agent in lines))
        shell.screen.show(line(Span(totals, "strong")))


def _bounded(share: float, games: int) -> dict[str, float]:
    low, high = interval(share, games)
    return {"value": share, "low": low, "high": high}


def _with_bounds(translation: Translation, share: float, games: int) -> str:
    low, high = interval(share, games)
    return f"{translation.percent(share)}  [{translation.percent(low)} … {translation.percent(high)}]"


def _differences(share: float, games: int) -> str:
    low, high = interval(share, games)
    return f"{_difference(share)}  [{_difference(low)} … {_difference(high)}]"


def _difference(share: float) -> str:
    value = elo(share)
    if value is None:
        return "+∞" if share else "−∞"
    return f"{round(value):+d}"
