"""Connects the server processes of one database by LISTEN and NOTIFY of PostgreSQL."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import msgspec
from sqlalchemy import URL

from sevenwonders.server.storage.database import Database
from sevenwonders.server.storage.tables import NOTICES_CHANNEL, NOTIFY
from sevenwonders.tables.protocols import Notice, Presence, SharedReaction, StorageError

_LOG: Final = logging.getLogger(__name__)
_RECONNECT_SECONDS: Final = 1.0
_KEEPALIVE: Final = {"keepalives_idle": "10", "keepalives_interval": "5", "keepalives_count": "3"}  # as libpq has them
_NOTICE: Final[msgspec.json.Decoder[Notice]] = msgspec.json.Decoder(Notice)
OnNotice = Callable[[Notice], None]
OnGap = Callable[[], None]


class LocalNotifier:
    """The notifier of a single process, which has no other to notify."""

    is_shared = False

    def subscribe(self, on_notice: OnNotice, on_gap: OnGap) -> None:
        """Do nothing."""

    def send(self, notice: Presence | SharedReaction) -> None:
        """Do nothing."""

    async def close(self) -> None:
        """Do nothing."""


class PostgresNotifier:
    """Listens on a connection of its own, which is opened again when it is lost."""

    is_shared = True

    def __init__(self, url: URL, database: Database) -> None:
        address = url.set(drivername="postgresql").update_query_dict(_KEEPALIVE)
        self._address = address.render_as_string(hide_password=False)
        self._database = database
        self._listening: asyncio.Task[None] | None = None
        self._sending: set[asyncio.Task[None]] = set()

    def subscribe(self, on_notice: OnNotice, on_gap: OnGap) -> None:
        """Start to listen; the callbacks are called in the event loop."""
        self._listening = asyncio.create_task(self._listen(on_notice, on_gap))

    def send(self, notice: Presence | SharedReaction) -> None:
        """Notify the other processes; failures are ignored."""
        sending = asyncio.create_task(self._send(msgspec.json.encode(notice).decode()))
        self._sending.add(sending)
        sending.add_done_callback(self._sending.discard)

    async def close(self) -> None:
        tasks = [*self._sending, *([self._listening] if self._listening is not None else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _send(self, payload: str) -> None:
        with suppress(StorageError):
            await self._database.write(
                lambda connection: connection.execute(NOTIFY, {"channel": NOTICES_CHANNEL, "payload": payload})
            )

    async def _listen(self, on_notice: OnNotice, on_gap: OnGap) -> None:
        import psycopg

        while True:
            try:
                connection = await psycopg.AsyncConnection.connect(self._address, autocommit=True)
                async with connection:
                    await connection.execute(f"LISTEN {NOTICES_CHANNEL}")
                    on_gap()  # earlier notices are lost
                    async for notification in connection.notifies():
                        on_notice(_NOTICE.decode(notification.payload))
            except (psycopg.Error, OSError, ValueError, msgspec.DecodeError) as error:
                _LOG.warning("listen_failed", extra={"error": str(error).partition("\n")[0]})
            await asyncio.sleep(_RECONNECT_SECONDS)
