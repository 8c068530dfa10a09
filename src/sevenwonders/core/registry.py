"""Registry of games by name. Games are imported on first use; plugins can register more."""

from functools import cache
from pkgutil import resolve_name
from typing import TYPE_CHECKING, Final

from sevenwonders.core.checks import check_text
from sevenwonders.core.errors import OptionError, TextError

if TYPE_CHECKING:  # `protocol` imports this module
    from sevenwonders.core.protocol import AnyRules

PROGRAM: Final = "sevenwonders"  # first word of a record
# Location of each game's rules as "module:name", so that core does not import the games.
_PLACES: Final = {"duel": "sevenwonders.duel:RULES", "classic": "sevenwonders.classic:RULES"}


def register(name: str, place: str) -> None:
    """Register a game at `place`, given as "package.module:RULES"; names are unique."""
    if _PLACES.setdefault(name, place) != place:
        raise OptionError("game/name-taken", found=name)


def names() -> tuple[str, ...]:
    """Return the names of all registered games."""
    return tuple(_PLACES)


def place_of(name: str) -> str:
    """Return the location of a game's rules; raise OptionError if the name is unknown.

    Other processes use it to register the same game.
    """
    if not isinstance(name, str) or name not in _PLACES:  # type: ignore[redundant-expr]  # external input
        raise OptionError("game/unknown", found=str(name), expected=list(_PLACES))
    return _PLACES[name]


def rules_of(name: str) -> "AnyRules":
    """Return the rules of a game by name; raise OptionError if unknown."""
    return _load(place_of(name))


@cache
def _load(place: str) -> "AnyRules":
    rules: AnyRules = resolve_name(place)
    return rules


def game_in(text: str) -> str | None:
    """Return the game named at the start of a record or position, or None."""
    lines = (line for line in check_text(text).splitlines() if line.strip() and not line.lstrip().startswith("#"))
    words = next(lines, "").replace(";", " ").split(maxsplit=2)
    if words[:1] == [PROGRAM]:
        words = words[1:]
    return words[0] if words and words[0] in _PLACES else None


def rules_of_record(text: str) -> "AnyRules":
    """Return the rules of the game of a record; raise TextError."""
    name = game_in(text)
    if name is None:
        expected = [f"{PROGRAM} {known} {rules_of(known).version}" for known in _PLACES]
        raise TextError("record/heading", line=1, column=1, expected=expected)
    return rules_of(name)


def rules_of_position(text: str) -> "AnyRules":
    """Return the rules of the game of a position; raise TextError."""
    name = game_in(text)
    if name is None:
        expected = [f"{known} {rules_of(known).version}" for known in _PLACES]
        raise TextError("text/not-a-position", text=text, column=1, expected=expected)
    return rules_of(name)
