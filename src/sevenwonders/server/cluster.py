"""Several servers on one PostgreSQL database.

Each table has one owner at a time: the process that has it in memory and alone writes to it. Ownership is a lease. A
process says every second that it lives; once it has not for some seconds, or whoever started it has seen it die, others
may take its tables over. What is written names the owner in the same transaction, so one that was only asleep writes
nothing any more. Whatever is asked of a table elsewhere is passed on to its owner (`relay`), so that any process can
serve any visitor.

Every write and every change of owner is announced with NOTIFY as `table:version`. A process that hears of a version
that its own table does not have has lost that table, and lets its visitors find the new owner.
"""

import asyncio
import logging
import threading
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from sevenwonders.server.store.store import CHANNEL, Owner, Store, first_line
from sevenwonders.tables.protocols import StorageError

_LOG: Final = logging.getLogger(__name__)
BEAT: Final = 1.0
LEASE: Final = 5.0  # seconds, after which a process that says nothing is taken for dead
_PAUSE: Final = 1.0
_POLL: Final = 1.0


class ElsewhereError(Exception):
    """A table that another process owns."""

    def __init__(self, owner: Owner) -> None:
        super().__init__(owner.address)
        self.owner = owner


@dataclass(frozen=True, slots=True)
class Member:
    """This process as the others know it: where it can be reached, and the token that they show."""

    id: str
    address: str
    token: str


class Cluster:
    """This process among the others."""

    def __init__(self, store: Store, me: Member, heard: Callable[[str, int], None]) -> None:
        """`heard` is told which table has which version, whenever any process writes."""
        self.me = me
        self._store = store
        self._heard = heard
        self._beating: asyncio.Task[None] | None = None
        self._listener: threading.Thread | None = None
        self._is_closed = threading.Event()
        self._releases: dict[str, asyncio.Task[None]] = {}

    async def join(self) -> None:
        """Become known to the others; raise StorageError."""
        self._store.owner = self.me.id
        await self._store.beat(self.me.id, self.me.address, self.me.token, LEASE)
        self._beating = asyncio.create_task(self._beat())
        self._listener = threading.Thread(
            target=self._listen, args=(asyncio.get_running_loop(),), name="listener", daemon=True
        )
        self._listener.start()

    async def leave(self) -> None:
        """Give everything up: others may have our tables at once."""
        self._is_closed.set()
        if self._beating is not None:
            self._beating.cancel()
            await asyncio.gather(self._beating, return_exceptions=True)
        await asyncio.gather(*self._releases.values(), return_exceptions=True)
        with suppress(StorageError):
            await self._store.bury(self.me.id)

    async def claim(self, table_id: str) -> None:
        """Make this process the owner of a table; raise ElsewhereError if another one is, StorageError."""
        if (releasing := self._releases.get(table_id)) is not None:
            await releasing  # or it would be given away under our hands
        owner = await self._store.claim(table_id, self.me.id)
        if owner is not None:
            raise ElsewhereError(owner)

    def release(self, table_id: str) -> None:
        """Let another process have a table."""
        releasing = asyncio.create_task(self._release(table_id))
        self._releases[table_id] = releasing
        releasing.add_done_callback(lambda _: self._releases.pop(table_id, None))

    async def _release(self, table_id: str) -> None:
        with suppress(StorageError):
            await self._store.release(table_id, self.me.id)

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self._store.beat(self.me.id, self.me.address, self.me.token, LEASE)
            except StorageError as error:
                _LOG.error("no-beat", extra={"fields": {"error": first_line(error)}})

    def _listen(self, loop: asyncio.AbstractEventLoop) -> None:
        """Hear what is announced, in a thread of its own, and connect again whenever the line breaks."""
        while not self._is_closed.is_set():
            try:
                for payload in self._store.announcements(CHANNEL, _POLL, self._is_closed):
                    table, _, version = payload.rpartition(":")
                    if version.isdigit():
                        loop.call_soon_threadsafe(self._heard, table, int(version))
            except RuntimeError:
                return  # the loop is closed
            except Exception as error:
                _LOG.warning("not-listening", extra={"fields": {"error": first_line(error)}})
                self._is_closed.wait(_PAUSE)
