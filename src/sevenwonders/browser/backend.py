"""The worker that serves tables and the API to its page."""

import asyncio
import logging
from collections.abc import Coroutine, Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import Any, Final, Protocol

from sevenwonders.api.analysis_connection import serve_analysis
from sevenwonders.api.endpoints import ENDPOINTS as API_ENDPOINTS
from sevenwonders.api.jobs.analysis import AnalysisService
from sevenwonders.api.jobs.reviews import ReviewService
from sevenwonders.api.routing import Encoded, Endpoint, Text
from sevenwonders.api.table_connection import serve_table
from sevenwonders.browser import archive
from sevenwonders.browser.bots import DeviceBots
from sevenwonders.browser.jobs import ANALYSIS, BOTS, REPLAYS, REVIEWS, EngineJobs, EngineQueue, EngineWorker
from sevenwonders.browser.notifier import PageNotifier
from sevenwonders.browser.requests import PortConnection, PortRequest
from sevenwonders.browser.storage import DeviceDatabase, DeviceReviews, DeviceStorage
from sevenwonders.core.errors import GameError
from sevenwonders.tables.encoding import encode
from sevenwonders.tables.errors import InternalError, ServerError, UnknownError, refusal, status_of
from sevenwonders.tables.limits import TableLimits
from sevenwonders.tables.presence import Outbox
from sevenwonders.tables.protocols import Appended, LogRow, SeatRow, StorageError, TableStatus
from sevenwonders.tables.registry import TableRegistry

_LOG: Final = logging.getLogger(__name__)
# The ids of tables on a server have no prefix and are shorter.
ID_PREFIX: Final = "local-"
ENDPOINTS: Final[tuple[Endpoint, ...]] = (*API_ENDPOINTS, *archive.router.endpoints)
_TABLE_SOCKET: Final = ("/api/tables/", "/socket")
_ANALYSIS_SOCKET: Final = "/api/analysis/socket"
_REVIEWS: Final = 200  # reviews in the database
_REPLAY_SECONDS: Final = 60.0
_STOPPED_SECONDS: Final = 4.0  # until a page takes over a bot's turn from another one: twice this
_LIMITS: Final = TableLimits(tables=5_000, live_tables=20, bot_seconds=_STOPPED_SECONDS)


class PagePort(Protocol):
    """The page, which receives responses and messages."""

    def respond(self, request: int, status: int, body: str) -> object: ...

    def deliver(self, connection: int, message: str) -> object: ...

    def disconnect(self, connection: int) -> object: ...

    def report(self, key: str) -> object:
        """Show an error that no request has caused."""

    def broadcast(self, text: str) -> object:
        """Send a text to the other pages."""


class _NoLimits:
    """Implements `api.services.Limiter` for the only client."""

    def consume(self, client: str, milliseconds: float) -> None:
        """Allow all work."""

    def charge(self, client: str, milliseconds: float) -> None:
        """Count nothing."""

    def consume_table(self, client: str) -> None:
        """Allow every table."""


class _NotifyingStorage(DeviceStorage):
    """Reports new versions to the other pages, and failures to this one."""

    def __init__(self, database: DeviceDatabase, notifier: PageNotifier, page: PagePort) -> None:
        super().__init__(database)
        self._notifier, self._page = notifier, page

    async def append(
        self, table_id: str, version: int, entries: Sequence[LogRow], seats: Sequence[SeatRow], status: TableStatus
    ) -> None:
        try:
            await super().append(table_id, version, entries, seats, status)
        except StorageError as error:
            if error.key != StorageError.key:  # not a conflict with another page
                self._page.report(error.key)
            raise
        self._notifier.send(Appended(table_id, version + len(entries), () if seats else tuple(entries)))


class DeviceServices:
    """Implements `api.services.ApiServices`."""

    job_seconds = _REPLAY_SECONDS

    def __init__(self, queue: EngineQueue, database: DeviceDatabase, tables: TableRegistry) -> None:
        self.tables = tables
        self.limiter = _NoLimits()
        self.jobs = EngineJobs(queue, REPLAYS)
        self.analysis = AnalysisService(EngineJobs(queue, ANALYSIS), self.limiter)
        self.reviews = ReviewService(DeviceReviews(database, _REVIEWS), EngineJobs(queue, REVIEWS), self.limiter)

    def command_timer(self) -> AbstractContextManager[object]:
        return nullcontext()


class Backend:
    """Answers the requests of a page and serves its connections."""

    def __init__(self, page: PagePort, database: DeviceDatabase, worker: EngineWorker) -> None:
        self.queue = EngineQueue(worker)
        self.notifier = PageNotifier(page.broadcast)
        self.storage = _NotifyingStorage(database, self.notifier, page)
        bots = DeviceBots(EngineJobs(self.queue, BOTS))
        self.tables = TableRegistry(self.storage, self.notifier, bots, _LIMITS, ID_PREFIX)
        self.tables.start()
        self.services = DeviceServices(self.queue, database, self.tables)
        self._page = page
        self._connections: dict[int, PortConnection] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def request(self, number: int, method: str, path: str, body: str | None = None, secret: str | None = None) -> None:
        """Answer a request soon."""
        self._start(self._respond(number, method, path, body, secret))

    def connect(self, number: int, path: str) -> None:
        """Open a connection."""
        connection = self._connections[number] = PortConnection(self.services, self.tables.limits)
        self._start(self._serve(number, path, connection))

    def receive(self, number: int, text: str | None = None) -> None:
        """Receive a message on a connection; None closes it."""
        connection = self._connections.get(number)
        if connection is not None:
            connection.receive(text)

    async def _respond(self, number: int, method: str, path: str, body: str | None, secret: str | None) -> None:
        try:
            status, text = await self._response(method, path, body, secret)
        except GameError as error:
            status, text = status_of(error), encode(refusal(_of_device(error))).decode()
        except Exception:
            _LOG.exception("request_failed")
            status, text = 500, encode(refusal(InternalError("server/internal-error"))).decode()
        self._page.respond(number, status, text)

    async def _response(self, method: str, path: str, body: str | None, secret: str | None) -> tuple[int, str]:
        path, _, query = path.partition("?")
        for endpoint in ENDPOINTS:
            parameters = endpoint.match(path) if endpoint.method == method else None
            if parameters is not None:
                request = PortRequest(self.services, parameters, query, body, secret)
                result = await endpoint.respond(request)
                if isinstance(result, Text):
                    return endpoint.status, result.text
                return endpoint.status, (result.body if isinstance(result, Encoded) else encode(result)).decode()
        raise UnknownError("request/unknown-path")

    async def _serve(self, number: int, path: str, connection: PortConnection) -> None:
        """Serve a connection until the page closes it or its outbox is closed."""
        writer = asyncio.ensure_future(self._write(number, connection.outbox))
        reader = asyncio.ensure_future(self._converse(path, connection))
        await asyncio.wait([reader, writer], return_when=asyncio.FIRST_COMPLETED)
        connection.outbox.close()
        await writer
        reader.cancel()
        del self._connections[number]
        self._page.disconnect(number)

    async def _converse(self, path: str, connection: PortConnection) -> None:
        try:
            first = await connection.first()
            if first is None:
                return
            if path == _ANALYSIS_SOCKET:
                await serve_analysis(connection, first)
            else:
                table = path.removeprefix(_TABLE_SOCKET[0]).removesuffix(_TABLE_SOCKET[1])
                await serve_table(connection, first, table)
        except ServerError as error:
            connection.send(refusal(_of_device(error)))
        except Exception:
            _LOG.exception("connection_failed")
            connection.send(refusal(InternalError("server/internal-error")))

    async def _write(self, number: int, outbox: Outbox) -> None:
        async for message in outbox:
            self._page.deliver(number, message.decode())

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _of_device(error: GameError) -> GameError:
    """Return an error as it reads in a browser, where a table is unknown once the player has deleted the database."""
    return UnknownError("device/unknown") if error.key == "table/unknown" else error
