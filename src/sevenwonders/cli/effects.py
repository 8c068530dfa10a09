"""Short descriptions of effects, shared by both games."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol

from sevenwonders.core.effects import effect_name, parts_of

COUNTED = {"coins_per": "coins", "points_per": "points"}


class Speaker(Protocol):
    """The messages of a game that the descriptions use."""

    def text(self, message: str, /, **arguments: object) -> str:
        """Return a message of the interface."""

    def name(self, kind: str, thing: object) -> str:
        """Return the name of a resource, a symbol or a colour."""

    def amounts(self, units: Mapping[str, int]) -> str:
        """Return resources with their counts."""


def effects_text(words: Speaker, effects: Iterable[object]) -> str:
    """Return effects separated by commas; coins and points for the same items are merged."""
    parts_text: list[tuple[tuple[Any, Any] | None, str]] = []
    for effect in effects:
        name, parts = effect_name(type(effect)), parts_of(effect)
        if name not in COUNTED:
            parts_text.append((None, _text(words, name, parts)))
            continue
        counted = (parts["each"], parts["whose"])
        amount = words.text(f"effect-{COUNTED[name]}", amount=parts["amount"])
        if parts_text and parts_text[-1][0] == counted:
            amount = f"{parts_text.pop()[1]} + {amount}"
        parts_text.append((counted, amount))
    return ", ".join(_per(words, *counted, text) if counted else text for counted, text in parts_text)


def _per(words: Speaker, each: Any, whose: Any, amount: str) -> str:
    return words.text("effect-per", amount=amount, each=each_text(words, each), whose=whose)


def _text(words: Speaker, name: str, parts: Mapping[Any, Any]) -> str:
    arguments: dict[str, object] = {}
    for part, value in parts.items():
        match part:
            case "units":
                arguments["resources"] = words.amounts(value)
            case "resources":
                arguments[part] = "/".join(words.name("resource", one) for one in value)
            case "symbol" | "colour":
                arguments[part] = words.name(part, value)
            case "each":
                arguments[part] = each_text(words, value)
            case "sellers":
                arguments[part] = "both" if len(value) > 1 else value[0]
            case _:
                arguments[part] = value
    return words.text(f"effect-{name}", **arguments)


def each_text(words: Speaker, counted: str | Sequence[str]) -> str:
    """Return the name of a counted item."""
    return words.text(f"each-{counted if isinstance(counted, str) else '_'.join(counted)}")
