"""Requests and connections of the page, which come over a message port."""

import asyncio
from collections.abc import AsyncIterator, Mapping
from urllib.parse import parse_qs

import msgspec

from sevenwonders.api.requests import ApiRequest
from sevenwonders.api.services import ApiServices
from sevenwonders.tables.encoding import encode
from sevenwonders.tables.limits import TableLimits
from sevenwonders.tables.presence import Outbox

CLIENT = "page"


class PortRequest(ApiRequest):
    """A request of the page."""

    def __init__(
        self,
        services: ApiServices,
        parameters: Mapping[str, str],
        query: str,
        body: str | None,
        secret: str | None,
    ) -> None:
        super().__init__(CLIENT, services)
        self._parameters = parameters
        self._query = parse_qs(query, keep_blank_values=True)
        self._body = body
        self._secret = secret

    def path(self, name: str) -> str:
        return self._parameters[name]

    def query(self, name: str) -> str | None:
        values = self._query.get(name)
        return None if values is None else values[0]

    @property
    def bearer(self) -> str | None:
        return self._secret

    async def read_body(self) -> bytes:
        return (self._body or "").encode()


class PortConnection:
    """Implements `api.requests.Connection` for the page."""

    client = CLIENT

    def __init__(self, services: ApiServices, limits: TableLimits) -> None:
        self.services = services
        self.outbox = Outbox(limits.queued_messages, limits.queued_bytes)
        self._texts: asyncio.Queue[str | None] = asyncio.Queue()

    def identify(self, *, is_player: bool) -> None:
        """Accept every client."""

    def receive(self, text: str | None) -> None:
        """Queue a message of the page; None is the end of the connection."""
        self._texts.put_nowait(text)

    async def first(self) -> str | None:
        return await self._texts.get()

    async def texts(self) -> AsyncIterator[str]:
        while (text := await self._texts.get()) is not None:
            yield text

    def send(self, message: msgspec.Struct) -> None:
        self.outbox.put(encode(message))
