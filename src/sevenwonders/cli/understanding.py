"""Reasons, values and choices in the reader's words: what analysis, review and puzzles say alike."""

from collections.abc import Mapping
from typing import Any

from sevenwonders.ai.hints import Hint, Reason
from sevenwonders.cli.presenter import presenter_of
from sevenwonders.cli.shell import Shell
from sevenwonders.core.protocol import AnyRules


def reason_text(shell: Shell, rules: AnyRules, reason: Reason) -> str:
    """Return a reason as a sentence."""
    return shell.text(f"understand-reason-{reason.key}", **told(shell, rules, reason.args))


def told(shell: Shell, rules: AnyRules, args: Mapping[str, Any]) -> dict[str, object]:
    """Return the arguments of a reason, things by their names."""
    words: Any = presenter_of(rules).words(shell.translation, ())
    named = {"card", "symbol", "resource", "wonder", "token"}
    return {name: _name(words, name, value) if name in named else value for name, value in args.items()}


def _name(words: Any, kind: str, value: str) -> str:
    return str(words.card(value) if kind == "card" else words.name(kind, value))


def hint_lines(shell: Shell, rules: AnyRules, found: Hint) -> list[str]:
    """Return a hint as lines: where to look, and why."""
    return [
        shell.text(f"understand-focus-{found.focus}"),
        *(f"  · {reason_text(shell, rules, reason)}" for reason in found.reasons),
    ]


def kind_text(shell: Shell, kind: str) -> str:
    """Return how well a value is known."""
    return shell.text(f"understand-kind-{kind}")
