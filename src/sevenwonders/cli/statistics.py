"""Self-play statistics as tables with bars."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, Any, Final

from sevenwonders.ai import explorer
from sevenwonders.cli.parameters import number, within
from sevenwonders.cli.presenter import presenter_of
from sevenwonders.cli.progress import progress
from sevenwonders.cli.screen import Line, Span, line
from sevenwonders.cli.shell import Shell
from sevenwonders.cli.simulate import MAXIMUM_GAMES
from sevenwonders.core.errors import OptionError
from sevenwonders.core.registry import rules_of

NewGames = Annotated[int | None, number("cli-option-games")]
Seed = Annotated[int | None, number("cli-option-match-seed")]

BAR: Final = 20  # columns of a full bar
FEWEST: Final = 1000  # games of a row that is shown
ROWS: Final = 12  # of a section


def check_new_games(games: int | None, seed: int | None) -> None:
    """Raise OptionError unless the options of new self-play games are valid."""
    if games is not None:
        within("--games", games, 1, MAXIMUM_GAMES)
    elif seed is not None:
        raise OptionError("usage/only-with", option="--seed", other="--games")


def packaged_or_new(shell: Shell, game: str, games: int | None, seed: int | None) -> Mapping[str, Any]:
    """Return the packaged statistics, or with `games` those of new self-play games."""
    if games is None:
        return explorer.statistics_of(game)
    with progress(shell, games) as bar:
        return explorer.explore(game, games, seed or 0, on_progress=bar.advance)


def show_statistics(shell: Shell, found: Mapping[str, Any]) -> None:
    """Print the main tables of the statistics of a game."""
    shell.screen.show(line(Span(shell.text("cli-explore-title", games=found["games"]), "title")))
    for title, rows in _sections(shell, found):
        shell.screen.show("", line(Span(title, "strong")), *rows)


def _sections(shell: Shell, found: Mapping[str, Any]) -> Iterable[tuple[str, list[Line]]]:
    text, messages = shell.text, presenter_of(rules_of(found["game"])).words(shell.translation, ())
    if "reasons" in found:
        total = sum(sum(counts) for counts in found["reasons"].values())
        endings = [
            (messages.ending(reason) or reason, sum(counts) / total) for reason, counts in found["reasons"].items()
        ]
        yield text("cli-explore-endings"), _bars(shell, endings)
        second = [(text("cli-explore-coins", coins=row["coins"]), row["share"]) for row in found["second"]]
        yield text("cli-explore-second"), _bars(shell, second)
        yield text("cli-explore-owned"), _bars(shell, _named(messages, "wonder", found["owned"]))
        yield text("cli-explore-tokens"), _bars(shell, _named(messages, "token", found["tokens"]))
        yield text("cli-explore-openings"), _bars(shell, _named(messages, "card", found["openings"]["built"]))
    for players, one in found.get("players", {}).items():
        boards = [(messages.board(row["name"]), row["share"]) for row in _frequent(one["boards"])]  # type: ignore[attr-defined]
        yield (
            text("cli-explore-boards", players=players, fair=shell.translation.percent(one["fair"])),
            _bars(shell, boards),
        )


def _named(messages: Any, kind: str, rows: Sequence[Mapping[str, Any]]) -> list[tuple[str, float]]:
    return [(messages.name(kind, row["name"]), row["share"]) for row in _frequent(rows)]


def _frequent(rows: Sequence[Mapping[str, Any]]) -> list[Mapping[str, Any]]:
    return [row for row in rows if row["games"] >= FEWEST][:ROWS]


def _bars(shell: Shell, rows: Sequence[tuple[str, float]]) -> list[Line]:
    width = max((len(label) for label, _ in rows), default=0)
    return [
        line(f"  {label:<{width}}  {shell.translation.percent(share):>7}  ", Span(bar(shell, share), "number"))
        for label, share in rows
    ]


def bar(shell: Shell, share: float, columns: int = BAR) -> str:
    """Return a horizontal bar for a share from 0 to 1."""
    sign = "█" if not shell.screen.glyphs.coin.isascii() else "#"
    return sign * round(max(0.0, min(1.0, share)) * columns)
