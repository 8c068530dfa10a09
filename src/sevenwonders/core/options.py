"""Options of a new game: flags, numbers and words, declared by the game and validated here."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from sevenwonders.core.errors import OptionError

Setting = bool | int | str
Settings = Mapping[str, Setting]
DEFAULTS: Final[Settings] = MappingProxyType({})  # no option set


@dataclass(frozen=True, slots=True)
class Option:
    """An option of a new game: a flag, a bounded number, a word, or a word per seat.

    Words per seat are separated by spaces, in seat order. The default alone applies to all seats.
    """

    key: str
    default: Setting
    choices: tuple[str, ...] = ()
    minimum: int | None = None
    maximum: int | None = None
    is_for_each_seat: bool = False

    def check(self, value: object, seats: int) -> Setting:
        """Return the value if it is valid, else raise OptionError."""
        if isinstance(self.default, bool):
            if isinstance(value, bool):
                return value
        elif isinstance(self.default, int):
            if isinstance(value, int) and not isinstance(value, bool) and self._holds(value):
                return value
        elif isinstance(value, str) and (self._names(value, seats) if self.is_for_each_seat else value in self.choices):
            return value
        raise OptionError(
            "option/value",
            option=self.key,
            found=value,
            choices=list(self.choices),
            minimum=self.minimum,
            maximum=self.maximum,
        )

    def _holds(self, number: int) -> bool:
        return (self.minimum is None or number >= self.minimum) and (self.maximum is None or number <= self.maximum)

    def _names(self, value: str, seats: int) -> bool:
        words = value.split(" ")
        return value == self.default or (len(words) == seats and set(words) <= set(self.choices))


def checked(options: Sequence[Option], chosen: Settings, seats: int) -> dict[str, Setting]:
    """Return all option values for `seats` seats, with defaults for missing ones.

    Raise OptionError for unknown options and invalid values.
    """
    known = {option.key: option for option in options}
    if not isinstance(chosen, Mapping):
        raise OptionError("option/unknown", found=repr(chosen), expected=list(known))
    for key in chosen:
        if key not in known:
            raise OptionError("option/unknown", found=key, expected=list(known))
    return {key: option.check(chosen.get(key, option.default), seats) for key, option in known.items()}
