"""Validate the arguments of compiled functions when Python calls them.

Compiled functions do not check bounds, so their Python entry points are wrapped with checks. Calls between compiled
functions bypass the wrappers at no cost. The plain form is not wrapped: it is memory-safe, and internal calls use the
same names.
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
    """Return a check for integers from 0 to `end` - 1."""
    return lambda number, _: 0 <= number < end


def guard(module: ModuleType, checks: Mapping[str, Check], but: Collection[str] = ()) -> None:
    """Wrap every public function of a compiled module that takes integers.

    `checks` maps parameter names to checks. Functions named in `but` validate their own arguments and are skipped.
    """
    for name, function in list(vars(module).items()):
        is_own = getattr(function, "__module__", None) == module.__name__
        if is_own and name not in but and takes_numbers(function):
            setattr(module, name, guarded(function, checks))


def takes_numbers(function: Any) -> bool:
    """Return whether `function` is public and has parameters converted to C integers."""
    if not callable(function) or isinstance(function, type) or function.__name__.startswith("_"):
        return False
    return any(parameter.annotation == "int" for parameter in signature(function).parameters.values())


def guarded(function: Callable[..., Any], checks: Mapping[str, Check]) -> Callable[..., Any]:
    """Return a wrapper that raises OptionError for invalid arguments before calling."""
    accepts = signature(function)
    rooms = ("core", *function.__module__.split("."))
    known: set[tuple[str, type]] = set()  # (parameter, type) pairs already accepted
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
                good = kind.__name__ == annotation and _package_of(kind) in rooms
                if good:
                    known.add((annotation, kind))
            if not good:
                raise OptionError("argument/wrong", function=function.__name__, name=name, found=_brief(argument))
        return function(*arguments)

    return door


def _package_of(kind: type) -> str:
    """Return the package of a class; a state of the other game is rejected."""
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
