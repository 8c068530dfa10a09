"""How a game is shown that has no presenter of its own: its position, its legal moves by their texts, its scores."""

import json
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

from sevenwonders.cli.presenter import Call, Command, Habits, Look
from sevenwonders.cli.screen import Line, Span, line, wrapped
from sevenwonders.cli.shell import Shell
from sevenwonders.cli.words import Words
from sevenwonders.core.data import as_data
from sevenwonders.core.errors import MoveError
from sevenwonders.core.protocol import AnyRules, Over
from sevenwonders.i18n import Translation


class Plain:
    """The presenter of any game."""

    vocabulary: Sequence[str] = ()

    def __init__(self, rules: AnyRules) -> None:
        self._rules = rules

    @cached_property
    def habits(self) -> Habits:
        """The best agents that the game has, and as few players as it can be played by."""
        from sevenwonders.ai.agents import has_agent

        usual = "greedy" if has_agent(self._rules.name, "greedy") else "random"
        strong = "mcts:200" if has_agent(self._rules.name, "mcts") else usual
        return Habits(self._rules.fewest, usual, strong, f"{strong},{usual}")

    def words(self, translation: Translation, names: tuple[str, ...], reader: int | None = None) -> Words:
        """Return the sentences that fit any game."""
        return Words(translation, names, reader)

    def table(self, look: Look) -> "PlainTable":
        """Return the table."""
        return PlainTable(look)

    def answers(self, look: Look) -> "PlainAnswers":
        """Return answers that fit any game."""
        return PlainAnswers(look)

    def interview(self, shell: Shell) -> None:
        """Ask nothing."""

    def calls(self) -> Mapping[str, Call]:
        """Return no calls: those that the protocol has are measured anyway."""
        return {}


class PlainTable:
    """The table as text: the position where all see it, else the fields of the view."""

    def __init__(self, look: Look) -> None:
        self._look = look
        self._words = Words(look.shell.translation, look.names, look.reader)
        self._width = look.shell.screen.width
        rules, seat = look.rules, look.seat
        legal = () if seat is None else rules.legal(look.state, seat)
        self._moves = [rules.move_text(look.state, move) for move in legal]

    def lines(self, *, full: bool = False) -> list[Line]:
        """Return what is seen, the scores, the question and the menu."""
        del full  # nothing is left out
        pending = self._look.rules.pending(self._look.state)
        shown = [*self._seen(), line("")]
        if isinstance(pending, Over) or not self._look.rules.has_secrets:
            shown += [*self._scores(), line("")]
        return [*shown, *self.holding(), line(Span(self._words.waiting(pending), "strong"))]

    def holding(self) -> list[Line]:
        """Return the menu."""
        return [line(Span(f"{number:>4} ", "key"), text) for number, text in enumerate(self._moves, start=1)]

    def said(self, number: int) -> str:
        """Return what a move does: what a person would say."""
        return self._moves[number - 1]

    def _seen(self) -> list[Line]:
        rules, state = self._look.rules, self._look.state
        if not rules.has_secrets:
            return [line(entry) for entry in wrapped(rules.position_text(state), self._width)]
        seen: Any = as_data(self._look.view)
        fields = seen.items() if isinstance(seen, dict) else [("", seen)]
        said = (f"{name} {json.dumps(value, ensure_ascii=False)}".strip() for name, value in fields)
        return [line(entry) for field in said for entry in wrapped(field, self._width)]

    def _scores(self) -> list[Line]:
        rules, shown = self._look.rules, []
        for seat, name in enumerate(self._look.names):
            lines = rules.score(self._look.state, seat)
            parts = ", ".join(f"{entry} {points}" for entry, points in lines.items())
            said = f"{sum(lines.values())} ({parts})" if len(lines) > 1 else str(sum(lines.values()))
            shown.append(line(Span(f"{name} ", "strong"), said))
        return shown


class PlainAnswers:
    """What can be answered in any game: nothing beyond what every game answers."""

    verbs: Sequence[str] = ()
    bare_verbs: Sequence[str] = ()
    commands: Mapping[str, Command] = {}

    def __init__(self, look: Look) -> None:
        self.table = PlainTable(look)

    def written(self, words: str) -> str:
        """Return the words as they are."""
        return words

    def refusal(self, move: Any) -> MoveError | None:  # noqa: ARG002  # nothing is known of the reasons
        """Return nothing: the rules alone know."""
        return None

    def explain(self) -> None:
        """Add nothing: the menu shows how moves are written."""
