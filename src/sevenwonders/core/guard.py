"""Guards at the fast doors: compiled functions trust their arguments, so what Python calls by their name checks first.

Compiled code calls the functions themselves and pays nothing. The plain form has no guards: it cannot come to harm, and
its functions call each other by the very names that Python uses.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import wraps
from inspect import signature
from types import ModuleType
from typing import Any

from sevenwonders.core.errors import OptionError

Check = Callable[[int, Sequence[Any]], bool]
"""Whether a number will do; it is told all arguments of the call, too."""


def within(end: int) -> Check:
    """Return the check for a number from 0 up to, but not including, `end`."""
    return lambda number, _: 0 <= number < end


def guard(module: ModuleType, checks: Mapping[str, Check], but: Collection[str] = ()) -> None:
    """Let every function of a compiled module that takes numbers check them, by the names of its parameters.

    Those named in `but` check them themselves.
    """
    for name, function in list(vars(module).items()):
        is_own = getattr(function, "__module__", None) == module.__name__
        if is_own and name not in but and takes_numbers(function):
            setattr(module, name, guarded(function, checks))


def takes_numbers(function: Any) -> bool:
    """Return whether this is a public function, some parameters of which become C numbers."""
    if not callable(function) or isinstance(function, type) or function.__name__.startswith("_"):
        return False
    return any(parameter.annotation == "int" for parameter in signature(function).parameters.values())


def guarded(function: Callable[..., Any], checks: Mapping[str, Check]) -> Callable[..., Any]:
    """Return the function as Python may call it: wrong arguments get an OptionError before anything has changed."""
    accepts = signature(function)
    rooms = ("core", *function.__module__.split("."))
    known: set[tuple[str, type]] = set()  # kinds of arguments that were found good
    tests = [
        (place, name, parameter.annotation, checks.get(name))
        for place, (name, parameter) in enumerate(accepts.parameters.items())
    ]

    @wraps(function)
    def door(*arguments: Any, **named: Any) -> Any:
        if named or len(arguments) != len(tests):
            arguments = _bound(function, arguments, named)
        for place, name, annotation, check in tests:
            argument = arguments[place]
            kind = type(argument)
            if annotation == "int":
                good = kind is int and (check is None or check(argument, arguments))
            elif not (good := (annotation, kind) in known):
                good = kind.__name__ == annotation and _room_of(kind) in rooms
                if good:
                    known.add((annotation, kind))
            if not good:
                raise OptionError("argument/wrong", function=function.__name__, name=name, found=_brief(argument))
        return function(*arguments)

    return door


def _room_of(kind: type) -> str:
    """Return the package that a class is from: a state of another game is no state here."""
    return kind.__module__.rpartition(".")[0].rpartition(".")[2]


def _bound(function: Callable[..., Any], arguments: Sequence[Any], named: Mapping[str, Any]) -> tuple[Any, ...]:
    try:
        bound = signature(function).bind(*arguments, **named)
    except TypeError as error:
        raise OptionError("argument/wrong", function=function.__name__, name="", found=str(error)) from error
    bound.apply_defaults()
    return bound.args


def _brief(argument: object) -> str:
    return repr(argument) if isinstance(argument, int | float | str) else type(argument).__name__
