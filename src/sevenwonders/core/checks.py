"""Is it what it should be? Whatever comes from outside is asked here once; what is wrong gets an error that says so."""

from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

from sevenwonders.core.errors import DrawError, MoveError, OptionError, TextError
from sevenwonders.core.rng import Rng

Value = TypeVar("Value")


def check_seat(seat: object, seats: int) -> int:
    """Return a seat that there is; raise OptionError."""
    if type(seat) is not int or not 0 <= seat < seats:
        raise OptionError("seat/unknown", found=repr(seat), seats=seats)
    return seat


def check_seats(seats: object, fewest: int, most: int) -> int:
    """Return a number of seats that a game can have; raise OptionError."""
    if type(seats) is not int or not fewest <= seats <= most:
        raise OptionError("table/seat-count", found=repr(seats), fewest=fewest, most=most)
    return seats


def check_text(text: object) -> str:
    """Return a text that is one; raise TextError."""
    if not isinstance(text, str):
        raise TextError("text/not-a-text", text=repr(text), column=1, found=type(text).__name__)
    return text


def check_name(text: str, words: str, known: Iterable[str], column: int) -> str:
    """Return the known name that the words of a text say, however they are written; raise TextError.

    >>> check_name("build Clay-pool", "Clay-pool", ["clay_pit", "clay_pool"], 7)
    'clay_pool'
    """
    wanted = "_".join(words.lower().replace("-", " ").replace("_", " ").split())
    for name in known:
        if name.lower() == wanted:
            return name
    raise TextError("text/unknown-name", text=text, column=column, found=wanted)


def check_state(state: Value, kind: type[Value], game: str) -> Value:
    """Return a state that is one of this game, which compiled code may trust; raise OptionError."""
    if not isinstance(state, kind):
        raise OptionError("state/unknown", found=type(state).__name__, expected=game)
    return state


def check_setup(setup: Value, kind: type[Value]) -> Value:
    """Return a set-up that is one of this game; raise OptionError."""
    if not isinstance(setup, kind):
        raise OptionError("setup/unknown", found=type(setup).__name__)
    return setup


def check_lines(lines: object) -> Mapping[str, str]:
    """Return the lines of a set-up; raise OptionError."""
    if not isinstance(lines, Mapping) or not all(isinstance(text, str) for text in (*lines, *lines.values())):
        raise OptionError("setup/unknown", found=type(lines).__name__)
    return lines


def check_rng(rng: Rng) -> Rng:
    """Return a random generator that is one; raise OptionError."""
    if not isinstance(rng, Rng):
        raise OptionError("rng/unknown", found=type(rng).__name__)
    return rng


def check_move(move: Value, kinds: tuple[Any, ...]) -> Value:
    """Return a move that is one of a game's; raise MoveError."""
    if not isinstance(move, kinds):
        raise MoveError("move/unknown", move=repr(move))
    return move


def check_draw(holds: bool, drawn: object, key: str, **details: object) -> None:
    """Raise DrawError, unless what must hold for a draw does."""
    if not holds:
        raise DrawError(key, draw=repr(drawn), **details)
