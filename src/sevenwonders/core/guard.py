"""Range checks for compiled functions that Python calls with numbers.

Cython checks the types of arguments and raises TypeError or OverflowError. Compiled functions do not check that a
number is within a table; a guard does, and raises OptionError. Calls between compiled functions bypass it. The plain
form needs no guard: a wrong index raises IndexError.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import wraps
from inspect import signature
from types import ModuleType
from typing import Any

from sevenwonders.core.errors import OptionError

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
