"""uvicorn's protocols with deadlines and limits that no ASGI server has for all of these cases.

- The header of a request must arrive within `header_seconds`.
- A client that does not read a response or a message is disconnected after `write_seconds`.
- Connections are counted by client, before any request is read.
- The bytes that a WebSocket receives are limited, so that pings, pongs and empty fragments, which never reach the
  application, cannot occupy the event loop: 1 MB of them takes 1.0 s of processor time. Beyond the limit the socket is
  closed with code 1008.

The deadline of a body is in `api`, where the body is read. Other ASGI servers run the application as well, without
these limits.
"""

import asyncio
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import CloseCode

from sevenwonders.server.observability import CLIENTS_DISCONNECTED, CONNECTIONS_REFUSED, REQUEST_TIMEOUTS
from sevenwonders.server.ratelimit import TokenBucket, client_key, is_in_networks
from sevenwonders.server.settings import Limits

_REQUEST_TIMEOUT: Final = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
_CLOSE_SECONDS: Final = 1.0  # for the last bytes to be sent
_EXTRA_CONNECTIONS: Final = 50  # for requests, beside the sockets that a client may open


class ConnectionCounter:
    """Counts the open connections of each client; connections of trusted proxies are not limited by client."""

    def __init__(self, limits: Limits, proxies: tuple[str, ...] = ()) -> None:
        self.limits = limits
        self._maximum = limits.connections + max(_EXTRA_CONNECTIONS, limits.connections // 4)
        self._maximum_per_client = limits.connections_per_client + _EXTRA_CONNECTIONS
        self._proxies = proxies
        self._open: Counter[str] = Counter()

    @property
    def total(self) -> int:
        return self._open.total()

    def add(self, address: str) -> bool:
        """Count a connection; return False if there are too many."""
        client = client_key(address)
        is_full = self._open[client] >= self._maximum_per_client and not is_in_networks(address, self._proxies)
        if is_full or self.total >= self._maximum:
            CONNECTIONS_REFUSED.inc()
            return False
        self._open[client] += 1
        return True

    def remove(self, address: str) -> None:
        client = client_key(address)
        self._open[client] -= 1
        if not self._open[client]:
            del self._open[client]


class _Deadline:
    """A timer that calls back unless it is cancelled."""

    def __init__(self) -> None:
        self._handle: asyncio.TimerHandle | None = None

    def start(self, seconds: float, callback: Callable[[], None]) -> None:
        """Start the timer unless it is running."""
        if self._handle is None:
            self._handle = asyncio.get_running_loop().call_later(seconds, callback)

    def cancel(self) -> None:
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None


class LimitedHttp(H11Protocol):
    """HTTP with a deadline for the header and for reading the response."""

    def __init__(self, *args: Any, counter: ConnectionCounter, **options: Any) -> None:
        super().__init__(*args, **options)
        self._counter, self._limits = counter, counter.limits
        self._header_deadline, self._write_deadline = _Deadline(), _Deadline()
        self._is_counted = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn's own
        super().connection_made(transport)
        self._address = self.client[0] if self.client else ""
        self._is_counted = self._counter.add(self._address)
        if self._is_counted:
            self._header_deadline.start(self._limits.header_seconds, self._time_out)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._cancel_deadlines()
        if self._is_counted:
            self._counter.remove(self._address)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._is_counted:
            super().data_received(data)
            self._check_header()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._check_header()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._cancel_deadlines()
        self._is_counted = False  # the WebSocket protocol takes over the count
        super().handle_websocket_upgrade(event)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._write_deadline.start(self._limits.write_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._write_deadline.cancel()

    def _check_header(self) -> None:
        """Run the deadline while part of a header has arrived."""
        if self._is_counted and self.conn.their_state is h11.IDLE and self.conn.trailing_data[0]:
            self._header_deadline.start(self._limits.header_seconds, self._time_out)
        else:
            self._header_deadline.cancel()

    def _time_out(self) -> None:
        REQUEST_TIMEOUTS.inc()
        self.transport.write(_REQUEST_TIMEOUT)
        self.transport.close()
        self.loop.call_later(_CLOSE_SECONDS, self.transport.abort)

    def _cancel_deadlines(self) -> None:
        self._header_deadline.cancel()
        self._write_deadline.cancel()


class LimitedWebSocket(WebSocketsSansIOProtocol):
    """A WebSocket with a limit on received bytes and a deadline for reading messages."""

    def __init__(self, *args: Any, counter: ConnectionCounter, **options: Any) -> None:
        super().__init__(*args, **options)
        self._counter, self._limits = counter, counter.limits
        self._received = TokenBucket(counter.limits.received_bytes)
        self._write_deadline = _Deadline()

    def connection_lost(self, exc: Exception | None) -> None:
        self._write_deadline.cancel()
        self._counter.remove(self.client[0] if self.client else "")
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.handshake_complete and (len(data) > self._received.burst or self._received.take(len(data))):
            self._close(CloseCode.POLICY_VIOLATION)
        else:
            super().data_received(data)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._write_deadline.start(self._limits.write_seconds, self._abort_slow_reader)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._write_deadline.cancel()

    def shutdown(self) -> None:
        with suppress(InvalidState):  # the client has closed the socket in the same moment
            super().shutdown()
            return
        self.transport.close()

    def _abort_slow_reader(self) -> None:
        CLIENTS_DISCONNECTED.labels("slow").inc()
        self.transport.abort()

    def _close(self, code: CloseCode) -> None:
        """Send a close frame without parsing the received bytes, and end the application's receive."""
        if self.close_sent or self.transport.is_closing():
            return
        CLIENTS_DISCONNECTED.labels("flood").inc()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
        self.conn.fail(code)
        self.close_sent = True
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.transport.close()
        self.loop.call_later(_CLOSE_SECONDS, self.transport.abort)
