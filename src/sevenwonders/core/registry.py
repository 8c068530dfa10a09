"""The games there are, by name. A game is imported when it is first asked for; others can be added from outside."""

from functools import cache
from pkgutil import resolve_name
from typing import Final

from sevenwonders.core.checks import check_text
from sevenwonders.core.errors import OptionError, TextError
from sevenwonders.core.protocol import AnyRules
from sevenwonders.core.sheet import PROGRAM

# Where each game's rules are: "module:name". Names, not imports, so that this layer knows no game.
_PLACES: Final = {"duel": "sevenwonders.duel:RULES", "classic": "sevenwonders.classic:RULES"}


def register(name: str, place: str) -> None:
    """Add a game: `place` is "package.module:RULES". A name stands for one game only."""
    if _PLACES.setdefault(name, place) != place:
        raise OptionError("game/name-taken", found=name)


def names() -> tuple[str, ...]:
    """Return the names of all games."""
    return tuple(_PLACES)


def place_of(name: str) -> str:
    """Return where a game's rules are, to register it again in another process; raise OptionError if there is none."""
    if not isinstance(name, str) or name not in _PLACES:  # type: ignore[redundant-expr]  # it comes from outside
        raise OptionError("game/unknown", found=str(name), expected=list(_PLACES))
    return _PLACES[name]


def rules_of(name: str) -> AnyRules:
    """Return the rules of a game by its name; raise OptionError if there is none."""
    return _load(place_of(name))


@cache
def _load(place: str) -> AnyRules:
    rules: AnyRules = resolve_name(place)
    return rules


def game_in(text: str) -> str | None:
    """Return the name of the game that a record or a position is about; None if it does not begin with one."""
    told = (line for line in check_text(text).splitlines() if line.strip() and not line.lstrip().startswith("#"))
    words = next(told, "").replace(";", " ").split(maxsplit=2)
    if words[:1] == [PROGRAM]:
        words = words[1:]
    return words[0] if words and words[0] in _PLACES else None


def rules_of_record(text: str) -> AnyRules:
    """Return the rules of the game that a record tells of; raise TextError."""
    name = game_in(text)
    if name is None:
        expected = [f"{PROGRAM} {known} {rules_of(known).version}" for known in _PLACES]
        raise TextError("record/heading", line=1, column=1, expected=expected)
    return rules_of(name)


def rules_of_position(text: str) -> AnyRules:
    """Return the rules of the game that a position is of; raise TextError."""
    name = game_in(text)
    if name is None:
        expected = [f"{known} {rules_of(known).version}" for known in _PLACES]
        raise TextError("text/not-a-position", text=text, column=1, expected=expected)
    return rules_of(name)
