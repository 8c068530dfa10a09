"""Validate arguments from callers; raise GameError with a key and details.

Cython checks the types of arguments and raises TypeError or OverflowError. Compiled functions do not check that a
number is within a table; `guard` adds that check to the functions of a module, and calls between compiled functions
bypass it. The plain form needs no guard: a wrong index raises IndexError.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import wraps
from inspect import signature
from types import ModuleType
from typing import Any, TypeVar

from sevenwonders.core.errors import DrawError, MoveError, OptionError, TextError
from sevenwonders.core.rng import Rng

Value = TypeVar("Value")


def check_seat(seat: object, seats: int) -> int:
    """Return `seat` if the table has it, else raise OptionError."""
    if type(seat) is not int or not 0 <= seat < seats:
        raise OptionError("seat/unknown", found=repr(seat), seats=seats)
    return seat


def check_seats(seats: object, fewest: int, most: int) -> int:
    """Return `seats` if the game supports that number, else raise OptionError."""
    if type(seats) is not int or not fewest <= seats <= most:
        raise OptionError("table/seat-count", found=repr(seats), fewest=fewest, most=most)
    return seats


def check_text(text: object) -> str:
    """Return `text` if it is a string, else raise TextError."""
    if not isinstance(text, str):
        raise TextError("text/not-a-text", text=repr(text), column=1, found=type(text).__name__)
    return text


def check_name(text: str, words: str, known: Iterable[str], column: int) -> str:
    """Return the known name that `words` spell, ignoring case and separators; raise TextError.

    >>> check_name("build Clay-pool", "Clay-pool", ["clay_pit", "clay_pool"], 7)
    'clay_pool'
    """
    wanted = "_".join(words.lower().replace("-", " ").replace("_", " ").split())
    for name in known:
        if name.lower() == wanted:
            return name
    raise TextError("text/unknown-name", text=text, column=column, found=wanted)


def check_state(state: Value, kind: type[Value], game: str) -> Value:
    """Return `state` if it belongs to this game, else raise OptionError.

    Compiled code accesses its fields without further checks.
    """
    if not isinstance(state, kind):
        raise OptionError("state/unknown", found=type(state).__name__, expected=game)
    return state


def check_setup(setup: Value, kind: type[Value]) -> Value:
    """Return `setup` if it belongs to this game, else raise OptionError."""
    if not isinstance(setup, kind):
        raise OptionError("setup/unknown", found=type(setup).__name__)
    return setup


def check_lines(lines: object) -> Mapping[str, str]:
    """Return the lines of a set-up if they map text to text, else raise OptionError."""
    if not isinstance(lines, Mapping) or not all(isinstance(text, str) for text in (*lines, *lines.values())):
        raise OptionError("setup/unknown", found=type(lines).__name__)
    return lines


def check_rng(rng: Rng) -> Rng:
    """Return `rng` if it is an `Rng`, else raise OptionError."""
    if not isinstance(rng, Rng):
        raise OptionError("rng/unknown", found=type(rng).__name__)
    return rng


def check_move(move: Value, kinds: tuple[Any, ...]) -> Value:
    """Return `move` if it is a move of this game, else raise MoveError."""
    if not isinstance(move, kinds):
        raise MoveError("move/unknown", move=repr(move))
    return move


def check_draw(holds: bool, drawn: object, key: str, **details: object) -> None:
    """Raise DrawError with `key` and `details` unless `holds`."""
    if not holds:
        raise DrawError(key, draw=repr(drawn), **details)


# ---- ranges of the numbers that Python passes to compiled functions

Check = Callable[[int, Sequence[Any]], bool]
"""Returns whether a number is valid, given all arguments of the call."""


def within(end: int) -> Check:
    """Return a check for numbers from 0 to `end` - 1."""
    return lambda number, _: 0 <= number < end


def guard(module: ModuleType, checks: Mapping[str, Check]) -> None:
    """Wrap every function of a module that has a parameter named in `checks`."""
    for name, function in list(vars(module).items()):
        if getattr(function, "__module__", None) == module.__name__ and is_guarded(function, checks):
            setattr(module, name, guarded(function, checks))


def is_guarded(function: Any, checks: Mapping[str, Check]) -> bool:
    """Return whether a function has a parameter named in `checks`."""
    if not callable(function) or isinstance(function, type):
        return False
    return any(name in checks for name in signature(function).parameters)


def guarded(function: Callable[..., Any], checks: Mapping[str, Check]) -> Callable[..., Any]:
    """Return a wrapper that takes positional arguments and raises OptionError for numbers out of range."""
    names = list(signature(function).parameters)
    tests = [(place, name, checks[name]) for place, name in enumerate(names) if name in checks]

    @wraps(function)
    def checked(*arguments: Any) -> Any:
        if len(arguments) != len(names):
            raise TypeError(f"{function.__name__}() takes {len(names)} positional arguments, not {len(arguments)}")
        for place, name, check in tests:
            if not check(arguments[place], arguments):
                found = repr(arguments[place])
                raise OptionError("argument/wrong", function=function.__name__, name=name, found=found)
        return function(*arguments)

    return checked
