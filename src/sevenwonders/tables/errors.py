"""Errors of the server, with their HTTP statuses, and the message for an error."""

from typing import Any, Final

import msgspec

from sevenwonders.core.errors import GameError
from sevenwonders.tables.messages.updates import Refused, Update


class ServerError(GameError):
    """Something that the server cannot do for this request, with the status that HTTP has for it."""

    status = 400


class MalformedError(ServerError):
    """A request that is not well-formed."""

    status = 400


class WrongSecretError(ServerError):
    """A secret that holds nothing here."""

    status = 401


class ForbiddenError(ServerError):
    """Something that this holder may not do."""

    status = 403


class UnknownError(ServerError):
    """Something that does not exist."""

    status = 404


class ConflictError(ServerError):
    """A command that conflicts with the state of the table."""

    status = 409


class StaleError(ConflictError):
    """A version that is out of date; `update` is the current table for the sender."""

    update: Update | None = None


class TooLargeError(ServerError):
    """A request that is larger than allowed."""

    status = 413


class NotJsonError(ServerError):
    """A body without the content type of JSON."""

    status = 415


class TooManyError(ServerError):
    """A limit was exceeded; `details` may contain the seconds until another attempt."""

    status = 429


class UnavailableError(ServerError):
    """Something that should work but does not at the moment."""

    status = 503


class SlowError(ServerError):
    """A request that took too long to come."""

    status = 408


IMPOSSIBLE: Final = 422


def status_of(error: GameError) -> int:
    """Return the HTTP status of a refusal."""
    return error.status if isinstance(error, ServerError) else IMPOSSIBLE


def refusal(error: GameError, nonce: str | None = None) -> Refused:
    """Return a refusal as it goes over the wire."""
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
