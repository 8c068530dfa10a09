"""Errors of the server, with their HTTP statuses, and the message for an error."""

from typing import Any, ClassVar, Final

import msgspec

from sevenwonders.core.errors import GameError
from sevenwonders.tables.messages.updates import Refused, Update


class ServerError(GameError):
    """A request that the server refuses, with its HTTP status."""

    status: ClassVar[int]

    def __init_subclass__(cls, *, status: int) -> None:
        cls.status = status


class MalformedError(ServerError, status=400):
    """A request or message that is not well-formed."""


class WrongSecretError(ServerError, status=401):
    """A secret that holds no seat here."""


class ForbiddenError(ServerError, status=403):
    """A request that the holder may not make."""


class UnknownError(ServerError, status=404):
    """A table, seat or path that does not exist."""


class SlowError(ServerError, status=408):
    """A request that did not arrive in time."""


class ConflictError(ServerError, status=409):
    """A command that conflicts with the state of the table."""


class StaleError(ConflictError, status=409):
    """A version that is out of date; `update` is the current table for the sender."""

    update: Update | None = None


class TooLargeError(ServerError, status=413):
    """A body that is larger than allowed."""


class NotJsonError(ServerError, status=415):
    """A body without the content type of JSON."""


class TooManyError(ServerError, status=429):
    """A request beyond a limit; `details` may contain the seconds until another attempt."""


class InternalError(ServerError, status=500):
    """A fault of the server."""


class UnavailableError(ServerError, status=503):
    """A service that does not work at the moment."""


_IMPOSSIBLE: Final = 422  # of errors of the game


def status_of(error: GameError) -> int:
    """Return the HTTP status of an error."""
    return error.status if isinstance(error, ServerError) else _IMPOSSIBLE


def refusal(error: GameError, nonce: str | None = None) -> Refused:
    """Return the message for an error."""
    update = error.update if isinstance(error, StaleError) else None
    return Refused(
        error.key,
        {name: _plain(value) for name, value in error.details.items()},
        msgspec.UNSET if nonce is None else nonce,
        msgspec.UNSET if update is None else update,
    )


def _plain(value: object) -> Any:
    """Return a JSON-ready detail; a nested error keeps its key."""
    if isinstance(value, GameError):
        return {"key": value.key, "details": {name: _plain(inner) for name, inner in value.details.items()}}
    if value is None or isinstance(value, bool | int | float | str):
        return value
    if isinstance(value, list | tuple):
        return [_plain(inner) for inner in value]
    if isinstance(value, dict):
        return {str(name): _plain(inner) for name, inner in value.items()}
    return repr(value)
