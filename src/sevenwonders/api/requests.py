"""Requests and connections of clients, as handlers see them."""

from abc import ABC, abstractmethod
from collections.abc import AsyncIterator
from typing import Any, Protocol

import msgspec

from sevenwonders.api.decoding import decode_json
from sevenwonders.api.services import ApiServices
from sevenwonders.tables.errors import MalformedError, UnknownError, WrongSecretError
from sevenwonders.tables.messages.fields import SeatNumber, Secret, TableId, Version
from sevenwonders.tables.presence import Outbox
from sevenwonders.tables.secrets import Digest, digest
from sevenwonders.tables.table import Table


def table_id_of(text: str) -> str:
    """Return the table id in a path; raise UnknownError if it cannot be one."""
    try:
        return msgspec.convert(text, TableId)
    except msgspec.ValidationError:
        raise UnknownError("table/unknown") from None


class ApiRequest(ABC):
    """A request to a route.

    Attributes:
        client: Rate-limit key of the client.
    """

    def __init__(self, client: str, services: ApiServices) -> None:
        self.client = client
        self.services = services

    @abstractmethod
    def path(self, name: str) -> str:
        """Return a parameter in the path."""

    @abstractmethod
    def query(self, name: str) -> str | None:
        """Return a parameter in the query."""

    @property
    @abstractmethod
    def bearer(self) -> str | None:
        """The bearer token; raises WrongSecretError for another authorization."""

    @abstractmethod
    async def read_body(self) -> bytes:
        """Return the body; raise NotJsonError, TooLargeError, MalformedError or SlowError."""

    async def table(self) -> Table:
        """Return the table in the path; raise UnknownError, UnavailableError."""
        return await self.services.tables.get(table_id_of(self.path("table")))

    @property
    def holder(self) -> Digest | None:
        """The digest of the secret; raises WrongSecretError if it is malformed."""
        return None if self.secret is None else digest(self.secret)

    @property
    def secret(self) -> str | None:
        """The secret of the client; raises WrongSecretError if it is malformed."""
        bearer = self.bearer
        try:
            return None if bearer is None else msgspec.convert(bearer, Secret)
        except msgspec.ValidationError:
            raise WrongSecretError("auth/invalid-secret") from None

    def version(self, name: str) -> int | None:
        """Return a version in the query; raise MalformedError."""
        return self._number(name, Version)

    def seat(self, name: str) -> int | None:
        """Return a seat in the query; raise MalformedError."""
        return self._number(name, SeatNumber)

    def _number(self, name: str, kind: Any) -> int | None:
        text = self.query(name)
        try:
            number: int | None = None if text is None else msgspec.convert(text, kind, strict=False)
        except msgspec.ValidationError as error:
            raise MalformedError("request/malformed", where=name, reason=str(error)) from None
        return number

    async def body(self, kind: Any) -> Any:
        """Return the decoded body; raise NotJsonError, TooLargeError, MalformedError or SlowError."""
        return decode_json(await self.read_body(), kind)


class Connection(Protocol):
    """A connection for messages in both directions.

    Attributes:
        client: Rate-limit key of the client.
        outbox: Messages that wait to be sent. When it is closed, the connection is closed.
    """

    client: str
    outbox: Outbox

    @property
    def services(self) -> ApiServices: ...

    def identify(self, *, is_player: bool) -> None:
        """Count the client as a player or a spectator; raise TooManyError."""

    def texts(self) -> AsyncIterator[str]:
        """Yield the messages of the client until it disconnects."""

    def send(self, message: msgspec.Struct) -> None:
        """Queue a message."""
