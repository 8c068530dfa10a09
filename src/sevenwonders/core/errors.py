"""What can be wrong with input. An error is a key with arguments; sentences are made where a person reads them."""

from collections.abc import Mapping


class GameError(Exception):
    """Something given from outside cannot be done; nothing has been changed."""

    def __init__(self, key: str, **details: object) -> None:
        super().__init__(key, details)
        self.key = key
        self.details: Mapping[str, object] = details

    def __str__(self) -> str:
        details = ", ".join(f"{name}={value!r}" for name, value in self.details.items())
        return f"{self.key} ({details})" if details else self.key

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuild, (type(self), self.key, dict(self.details))


class MoveError(GameError):
    """A move that cannot be made: not legal, not this seat's, or not asked for."""


class DrawError(GameError):
    """An outcome that nature cannot have drawn."""


class TextError(GameError):
    """A text that cannot be read; `details` say where (line and column from 1) and what was found."""


class OptionError(GameError):
    """An option, agent or other setting that does not exist or does not fit."""


def _rebuild(kind: type[GameError], key: str, details: dict[str, object]) -> GameError:
    return kind(key, **details)
