"""The outer door: how many connections there may be, and how long each may take to say what it wants.

uvicorn itself waits for ever for the rest of a request, so its protocols are extended here. Whoever is too slow, or
comes when there are too many, is let go before any request exists: that costs next to nothing, however often.
"""

import asyncio
from collections import Counter, deque
from collections.abc import Callable, Sequence
from ipaddress import ip_address, ip_network
from typing import Any, ClassVar, Final, cast

import h11
from starlette.websockets import WebSocketDisconnect
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode
from websockets.http11 import Request
from websockets.protocol import State

from sevenwonders.server.limits import Limits

try:
    from websockets.speedups import apply_mask
except ImportError:  # where it could not be compiled
    from websockets.utils import apply_mask

_TOO_SLOW: Final = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
_BESIDE: Final = 50
_AHEAD: Final = 8  # messages that may wait before no more are read
_SHORT: Final = 126  # bytes whose number one byte tells
_MASKED: Final = 6  # bytes before those of a short message from a client: what it is, its size, a mask
_IS_MASKED: Final = 0x80
_WHOLE_TEXT: Final = 0x81
_WHOLE: Final = (_WHOLE_TEXT, 0x82, 0x89, 0x8A)  # text, bytes, ping, pong
_LAST_MOMENT: Final = 1.0  # for an answer to go out before a connection is cut


def visitor_of(address: str) -> str:
    """Return what counts as one visitor: an address, of IPv6 the network of 64 bits that one household has."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if found.version == 6 and found.ipv4_mapped is None:
        return str(ip_network((found, 64), strict=False).network_address)
    return str(found.ipv4_mapped or found) if found.version == 6 else address


class Gate:
    """Counts the open connections, of each visitor and in all. Trusted proxies bring many visitors."""

    def __init__(self, limits: Limits, proxies: tuple[str, ...] = ()) -> None:
        self.limits = limits
        # Sockets have limits of their own, which are told; beside them there must be room for requests.
        self._most = limits.connections + max(_BESIDE, limits.connections // 4)
        self._most_each = limits.connections_each + _BESIDE
        self._proxies = [ip_network(proxy, strict=False) for proxy in proxies]
        self._open: Counter[str] = Counter()
        self.inside = -1  # the port at which other processes of ours pass on what they are asked
        self.refused = 0
        self.too_slow = 0

    def __len__(self) -> int:
        return self._open.total()

    def enter(self, address: str, port: int | None = None) -> bool:
        """Count a connection, which came in at some port of ours; return False if there are too many."""
        visitor = visitor_of(address)
        is_full = len(self) >= self._most
        if is_full or (self._open[visitor] >= self._most_each and not (self.is_proxy(address) or port == self.inside)):
            self.refused += 1
            return False
        self._open[visitor] += 1
        return True

    def leave(self, address: str) -> None:
        """Count one less."""
        visitor = visitor_of(address)
        self._open[visitor] -= 1
        if self._open[visitor] <= 0:
            del self._open[visitor]

    def is_proxy(self, address: str) -> bool:
        """Return whether an address is that of a trusted proxy."""
        try:
            found = ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self._proxies)


class _Timed:
    """One deadline at a time."""

    def __init__(self) -> None:
        self._handle: asyncio.TimerHandle | None = None
        self.phase = ""

    def watch(self, phase: str, seconds: float, then: Any) -> None:
        """Let something happen after so many seconds in this phase; without a phase, nothing."""
        if phase == self.phase:
            return
        self.stop()
        self.phase = phase
        if phase:
            self._handle = asyncio.get_running_loop().call_later(seconds, then)

    def stop(self) -> None:
        """Let nothing happen."""
        self.phase = ""
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None


def framed(text: bytes) -> bytes:
    """Return a text as a server sends it over a socket whose messages are not compressed: whole, in one frame."""
    size = len(text)
    if size < _SHORT:
        return b"\x81%c%b" % (size, text)
    return b"".join((b"\x81\x7e", size.to_bytes(2), text) if size < 1 << 16 else (b"\x81\x7f", size.to_bytes(8), text))


def lone_text(data: bytes, most: int) -> bytes | None:
    """Return the text of a short message that came alone, whole and in one frame; None if it is anything else."""
    size = len(data) - _MASKED
    if not 0 <= size <= most or data[0] != _WHOLE_TEXT or data[1] != _IS_MASKED | size:
        return None
    return apply_mask(data[_MASKED:], data[2:_MASKED])


def are_whole(data: bytes) -> bool:
    """Return whether data from a client is made of messages and pings that came whole, each in one frame."""
    place = 0
    while place + _MASKED <= len(data):
        size = data[place + 1] - _IS_MASKED
        if data[place] not in _WHOLE or not 0 <= size <= _SHORT:
            return False
        place += _MASKED + (size if size < _SHORT else 2 + int.from_bytes(data[place + 2 : place + 4]))
    return place == len(data)


def said(message: Any) -> bytes:
    """Return what a message says; raise WebSocketDisconnect if it is the last."""
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    text = message.get("text")
    return text.encode(errors="replace") if text is not None else bytes(message.get("bytes") or b"")


class Inbox:
    """What came in and waits for the one who reads it, as uvicorn uses a queue."""

    def __init__(self) -> None:
        self.waiting: deque[Any] = deque()
        self.when_heard: Callable[[], None] | None = None  # who is told instead of a reader who waits
        self._reader: asyncio.Future[None] | None = None

    def qsize(self) -> int:
        """Return how much waits."""
        return len(self.waiting)

    def empty(self) -> bool:
        """Return whether nothing waits."""
        return not self.waiting

    def put_nowait(self, message: Any) -> None:
        """Let something wait."""
        self.waiting.append(message)
        asyncio.get_running_loop().call_soon(self.tell)

    def tell(self) -> None:
        """Tell who reads that something waits."""
        if self.when_heard is not None:
            self.when_heard()
        elif self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> Any:
        """Return what came first, as soon as there is something."""
        while not self.waiting:
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        self._reader = None
        return self.waiting.popleft()


class GuardedHttp(H11Protocol):
    """HTTP with deadlines for the head, the body, and for reading the answer."""

    gate: ClassVar[Gate]

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn's own
        super().connection_made(transport)
        self._reading, self._writing = _Timed(), _Timed()
        self._address = self.client[0] if self.client else ""
        self._is_counted = self.gate.enter(self._address, self.server[1] if self.server else None)
        if not self._is_counted:
            transport.abort()
            return
        self._reading.watch("head", self.gate.limits.head_seconds, self._too_slow)

    def connection_lost(self, exc: Exception | None) -> None:
        self._reading.stop()
        self._writing.stop()
        if self._is_counted:
            self._is_counted = False
            self.gate.leave(self._address)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._is_counted:
            super().data_received(data)
            self._look()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._look()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._reading.stop()
        self._writing.stop()
        self._is_counted = False  # the socket goes on counting
        super().handle_websocket_upgrade(event)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._writing.watch("answer", self.gate.limits.write_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._writing.stop()

    def _look(self) -> None:
        """Note what the visitor still owes: the rest of a head, or of a body."""
        if not self._is_counted or self.transport.is_closing():
            self._reading.stop()
        elif self.conn.their_state is h11.SEND_BODY:
            self._reading.watch("body", self.gate.limits.body_seconds, self._too_slow)
        elif self.conn.their_state is h11.IDLE and self.conn.trailing_data[0]:
            self._reading.watch("head", self.gate.limits.head_seconds, self._too_slow)
        else:
            self._reading.stop()  # between requests uvicorn waits for some seconds

    def _too_slow(self) -> None:
        self.gate.too_slow += 1
        if not getattr(self.cycle, "response_started", False):  # there is none before the first head
            self.transport.write(_TOO_SLOW)
        self.transport.close()
        self.loop.call_later(_LAST_MOMENT, self.transport.abort)


class GuardedSocket(WebSocketsSansIOProtocol):
    """A WebSocket whose reader may not stop reading. It is also a `Line`: a way out without any waiting."""

    gate: ClassVar[Gate]
    short: ClassVar[int]  # bytes of a message that is read at once

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._inbox = Inbox()
        self.queue = cast(Any, self._inbox)  # a queue for many readers costs more of everything
        self._writing = _Timed()
        self.when_open: Callable[[], None] | None = None
        self._is_between = True  # messages: nothing was begun that is not ended

    def data_received(self, data: bytes) -> None:
        """Read a message that came alone without asking what it might be the middle of: most are orders."""
        text = None
        if self._is_between and self.handshake_initiated:
            text = lone_text(data, self.short) if self.conn.state is State.OPEN else None
            self._is_between = text is not None or are_whole(data)
        if text is None:
            super().data_received(data)
        elif text.isascii() and not (self.read_paused or self.close_sent) and len(self._inbox.waiting) < _AHEAD:
            self._inbox.waiting.append({"type": "websocket.receive", "text": text.decode("ascii")})
            self._inbox.tell()
        else:
            self.curr_msg_data_type, self.frames = "text", [text]
            self.send_receive_event_to_app()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["state"]["line"] = self

    def forget_handshake(self) -> None:
        """Let the headers of both sides go, once they have been read: a sixth of what an idle socket takes."""
        self.request.headers.clear()
        self.response.headers.clear()
        cast("list[tuple[bytes, bytes]]", self.scope["headers"]).clear()

    def connection_lost(self, exc: Exception | None) -> None:
        self._writing.stop()
        self.gate.leave(self.client[0] if self.client else "")
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._writing.watch("message", self.gate.limits.write_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._writing.stop()
        if self.when_open is not None:
            self.when_open()

    def send_receive_event_to_app(self) -> None:
        """Go on reading until some messages wait: to stop and go on for each costs more than the message."""
        is_patient = not self.read_paused and self.queue.qsize() < _AHEAD
        self.read_paused = self.read_paused or is_patient
        super().send_receive_event_to_app()
        self.read_paused = self.read_paused and not is_patient

    @property
    def when_heard(self) -> Callable[[], None] | None:
        return self._inbox.when_heard

    @when_heard.setter
    def when_heard(self, then: Callable[[], None] | None) -> None:
        self._inbox.when_heard = then

    def heard(self) -> bytes | None:
        if not self._inbox.waiting:
            return None
        message = self._inbox.waiting.popleft()
        if self.read_paused and not self._inbox.waiting:
            self.read_paused = False
            self.transport.resume_reading()
        return said(message)

    @property
    def is_open(self) -> bool:
        return self.writable.is_set() and self.conn.state is State.OPEN and not self.transport.is_closing()

    def push(self, messages: Sequence[bytes]) -> None:
        self.transport.write(b"".join(map(framed, messages)))

    def hang_up(self) -> None:
        # Whoever does not read does not read a closing message either: do not wait long for it.
        self.queue.put_nowait({"type": "websocket.disconnect", "code": CloseCode.TRY_AGAIN_LATER})
        if self.conn.state is not State.OPEN or self.transport.is_closing():
            return
        self.conn.send_close(CloseCode.TRY_AGAIN_LATER)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(_LAST_MOMENT, self.transport.abort)


def guarded(gate: Gate) -> tuple[type[GuardedHttp], type[GuardedSocket]]:
    """Return uvicorn's two protocols, behind this gate."""

    class Http(GuardedHttp):
        """HTTP behind the gate."""

    class Socket(GuardedSocket):
        """WebSockets behind the gate."""

    Http.gate = Socket.gate = gate
    Socket.short = min(_SHORT - 1, gate.limits.message)
    return Http, Socket
