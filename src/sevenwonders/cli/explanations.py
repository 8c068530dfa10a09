"""Translated reasons and values, shared by analysis, review and puzzles."""

from collections.abc import Mapping
from typing import Any

from sevenwonders.ai.explain import Hint, Reason
from sevenwonders.ai.levels import is_level
from sevenwonders.cli.presenter import presenter_of
from sevenwonders.cli.shell import Shell
from sevenwonders.core.protocol import AnyRules


def reason_text(shell: Shell, rules: AnyRules, reason: Reason) -> str:
    """Return a reason as a sentence."""
    return shell.text(f"understand-reason-{reason.key}", **named_arguments(shell, rules, reason.args))


def named_arguments(shell: Shell, rules: AnyRules, args: Mapping[str, Any]) -> dict[str, object]:
    """Return the arguments of a reason with ids replaced by names."""
    words: Any = presenter_of(rules).words(shell.translation, ())
    named = {"card", "symbol", "resource", "wonder", "token"}
    return {name: _name(words, name, value) if name in named else value for name, value in args.items()}


def _name(words: Any, kind: str, value: str) -> str:
    return str(words.card(value) if kind == "card" else words.name(kind, value))


def hint_lines(shell: Shell, rules: AnyRules, found: Hint) -> list[str]:
    """Return a hint as lines: its focus and its reasons."""
    return [
        shell.text(f"understand-focus-{found.focus}"),
        *(f"  · {reason_text(shell, rules, reason)}" for reason in found.reasons),
    ]


def kind_text(shell: Shell, kind: str) -> str:
    """Return the description of how a value was obtained."""
    return shell.text(f"understand-kind-{kind}")


def level_name(shell: Shell, game: str, spec: str) -> str:
    """Return the translated name of a level, with its persona; other specs are returned unchanged."""
    if not is_level(game, spec):
        return spec
    level, _, persona = spec.partition("+")
    name = shell.text(f"level-{level}")
    name = name[:1].upper() + name[1:]
    return f"{name} ({shell.text(f'persona-{persona}')})" if persona else name
