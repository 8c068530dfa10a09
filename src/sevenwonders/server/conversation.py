"""A conversation over a socket: each message is answered before the next one is heard.

It has no task of its own. A message is answered as it comes in, and what waits for the store goes on in the moment in
which it is written: with a task each of the two would wait for another round of the event loop.
"""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Final, Protocol

from sevenwonders.server.store.written import Written

Answering = Coroutine[Any, Any, None]


class Speaker(Protocol):
    """The other end, as it is heard."""

    when_heard: Callable[[], None] | None

    def heard(self) -> bytes | None:
        """Return the next message, None if there is none yet; raise WebSocketDisconnect if there will be none."""


class Conversation:
    """Answers what is heard, one message after the other."""

    def __init__(self, speaker: Speaker, answer: Callable[[bytes], Answering]) -> None:
        self._speaker: Final = speaker
        self._answer: Final = answer
        self._answering: Answering | None = None
        self._end: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def last(self) -> None:
        """Go on until the other end goes, or an answer fails: then raise what it raised."""
        self._speaker.when_heard = self._hear
        try:
            self._hear()
            await self._end
        finally:
            self._speaker.when_heard = None
            # The error's traceback leads back here: such a circle would keep a whole table in memory for long.
            self._end = asyncio.get_running_loop().create_future()
            self._end.cancel()

    def _hear(self) -> None:
        while self._answering is None and not self._end.done():
            try:
                message = self._speaker.heard()
            except Exception as error:
                self._end.set_exception(error)
                return
            if message is None:
                return
            self._answering = self._answer(message)
            self._go_on()

    def _go_on(self) -> None:
        """Let the answer come as far as it can without waiting."""
        assert self._answering is not None
        try:
            awaited = self._answering.send(None)
        except StopIteration:
            self._answering = None
        except asyncio.CancelledError:  # what it waited for will not be
            self._answering = None
            self._end.cancel()
        except Exception as error:
            self._answering = None
            if not self._end.done():  # otherwise the other end has gone
                self._end.set_exception(error)
        else:
            self._wait_for(awaited)

    def _wait_for(self, awaited: Any) -> None:
        if awaited is None:  # only the others' turn
            asyncio.get_running_loop().call_soon(self._resume)
            return
        awaited._asyncio_future_blocking = False  # by this a task, too, says that it has taken note of a future
        if isinstance(awaited, Written):
            awaited.then = self._resume
        else:
            awaited.add_done_callback(self._resume)

    def _resume(self, _: object = None) -> None:
        self._go_on()
        self._hear()
