"""Presenter of games without one of their own: position text, move texts and scores."""

import json
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

from sevenwonders.cli.messages import Messages
from sevenwonders.cli.presenter import Call, Defaults, DrawingContext, PlayCommand
from sevenwonders.cli.screen import Line, Span, line, wrapped
from sevenwonders.cli.shell import Shell
from sevenwonders.core.data import as_data
from sevenwonders.core.errors import MoveError
from sevenwonders.core.protocol import AnyRules, Over
from sevenwonders.i18n import Translation


class GenericPresenter:
    """Presents any game."""

    vocabulary: Sequence[str] = ()

    def __init__(self, rules: AnyRules) -> None:
        self._rules = rules

    @cached_property
    def defaults(self) -> Defaults:
        """The strongest available agents and the smallest number of players."""
        from sevenwonders.ai.agents import has_agent

        usual = "greedy" if has_agent(self._rules.name, "greedy") else "random"
        strong = "mcts:200" if has_agent(self._rules.name, "mcts") else usual
        return Defaults(self._rules.fewest, usual, strong, f"{strong},{usual}")

    def words(self, translation: Translation, names: tuple[str, ...], reader: int | None = None) -> Messages:
        """Return the generic messages."""
        return Messages(translation, names, reader)

    def table(self, look: DrawingContext) -> "GenericTableText":
        """Return the table as text."""
        return GenericTableText(look)

    def answers(self, look: DrawingContext) -> "GenericInterpreter":
        """Return the generic interpreter."""
        return GenericInterpreter(look)

    def interview(self, shell: Shell) -> None:
        """Ask nothing."""

    def calls(self) -> Mapping[str, Call]:
        """Return no calls beyond those of the protocol, which are always measured."""
        return {}


class GenericTableText:
    """The table as text: the position, or the fields of the view if the game has hidden information."""

    def __init__(self, look: DrawingContext) -> None:
        self._look = look
        self._words = Messages(look.shell.translation, look.names, look.reader)
        self._width = look.shell.screen.width
        rules, seat = look.rules, look.seat
        legal = () if seat is None else rules.legal(look.state, seat)
        self._moves = [rules.move_text(look.state, move) for move in legal]

    def lines(self, *, full: bool = False) -> list[Line]:
        """Return the view, the scores, the question and the menu."""
        del full  # there is no shorter form
        pending = self._look.rules.pending(self._look.state)
        shown = [*self._seen(), line("")]
        if isinstance(pending, Over) or not self._look.rules.has_secrets:
            shown += [*self._scores(), line("")]
        return [*shown, *self.hand_lines(), line(Span(self._words.waiting(pending), "strong"))]

    def hand_lines(self) -> list[Line]:
        """Return the menu."""
        return [line(Span(f"{number:>4} ", "key"), text) for number, text in enumerate(self._moves, start=1)]

    def move_name(self, number: int) -> str:
        """Return the text of a move."""
        return self._moves[number - 1]

    def _seen(self) -> list[Line]:
        rules, state = self._look.rules, self._look.state
        if not rules.has_secrets:
            return [line(entry) for entry in wrapped(rules.position_text(state), self._width)]
        seen: Any = as_data(self._look.view)
        fields = seen.items() if isinstance(seen, dict) else [("", seen)]
        texts = (f"{name} {json.dumps(value, ensure_ascii=False)}".strip() for name, value in fields)
        return [line(entry) for field in texts for entry in wrapped(field, self._width)]

    def _scores(self) -> list[Line]:
        rules, shown = self._look.rules, []
        for seat, name in enumerate(self._look.names):
            lines = rules.score(self._look.state, seat)
            parts = ", ".join(f"{entry} {points}" for entry, points in lines.items())
            text = f"{sum(lines.values())} ({parts})" if len(lines) > 1 else str(sum(lines.values()))
            shown.append(line(Span(f"{name} ", "strong"), text))
        return shown


class GenericInterpreter:
    """Interpreter without game-specific commands."""

    verbs: Sequence[str] = ()
    bare_verbs: Sequence[str] = ()
    commands: Mapping[str, PlayCommand] = {}

    def __init__(self, look: DrawingContext) -> None:
        self.table = GenericTableText(look)

    def written(self, words: str) -> str:
        """Return the words unchanged."""
        return words

    def refusal(self, move: Any) -> MoveError | None:  # noqa: ARG002 - no game-specific reasons
        """Return None."""
        return None

    def explain(self) -> None:
        """Add nothing: the menu shows how moves are written."""
