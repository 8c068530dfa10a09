"""What cards, wonders, stages and tokens do, in a few words: the same sentences for both games."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol

from sevenwonders.core.parts import effect_name, parts_of

COUNTED = {"coins_per": "coins", "points_per": "points"}


class Speaker(Protocol):
    """What the sentences need of the words of a game."""

    def text(self, message: str, /, **arguments: object) -> str:
        """Return a message of the interface."""

    def name(self, kind: str, thing: object) -> str:
        """Return the name of a resource, a symbol or a colour."""

    def amounts(self, units: Mapping[str, int]) -> str:
        """Return resources with how many of each."""


def effects_text(words: Speaker, effects: Iterable[object]) -> str:
    """Return effects in a row; coins and points for the same things are told together."""
    told: list[tuple[tuple[Any, Any] | None, str]] = []
    for effect in effects:
        name, parts = effect_name(type(effect)), parts_of(effect)
        if name not in COUNTED:
            told.append((None, _text(words, name, parts)))
            continue
        counted = (parts["each"], parts["whose"])
        amount = words.text(f"effect-{COUNTED[name]}", amount=parts["amount"])
        if told and told[-1][0] == counted:
            amount = f"{told.pop()[1]} + {amount}"
        told.append((counted, amount))
    return ", ".join(_per(words, *counted, said) if counted else said for counted, said in told)


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
    """Return what is counted, one by one."""
    return words.text(f"each-{counted if isinstance(counted, str) else '_'.join(counted)}")
