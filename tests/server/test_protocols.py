"""The limits of connections, which hold before a request reaches the application."""

import asyncio
import contextlib
import os
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from typing import Final

import pytest
import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect
from tests.server.player import connecting
from tests.timeouts import TIMEOUT
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed
from websockets.frames import Opcode

from sevenwonders.server.http_timeouts import ConnectionCounter, LimitedHttp, LimitedWebSocket
from sevenwonders.server.main import bind
from sevenwonders.server.settings import Limits, RateLimit

LIMITS: Final = Limits()
CLOSED: Final[list[int]] = []  # close codes received by the application


async def page(_: Request) -> Response:
    return PlainTextResponse("x" * 8_000_000)


async def echo(websocket: WebSocket) -> None:
    await websocket.accept()
    try:
        while True:
            await websocket.send_text(await websocket.receive_text())
    except WebSocketDisconnect as end:
        CLOSED.append(end.code)


@contextmanager
def serving(limits: Limits) -> Iterator[int]:
    """Run an application behind the limits and return its port."""
    counter = ConnectionCounter(limits)
    app = Starlette(routes=[Route("/", page), WebSocketRoute("/socket", echo)])
    config = uvicorn.Config(
        app,
        http=partial(LimitedHttp, counter=counter),  # type: ignore[arg-type]
        ws=partial(LimitedWebSocket, counter=counter),  # type: ignore[arg-type]
        ws_per_message_deflate=False,
        log_config=None,
        lifespan="off",
    )
    server = uvicorn.Server(config)
    with bind("127.0.0.1", 0) as listener:
        listener.listen()
        port = listener.getsockname()[1]
        thread = threading.Thread(target=lambda: asyncio.run(server.serve(sockets=[listener])))
        thread.start()
        try:
            yield port
        finally:
            server.should_exit = True
            thread.join(TIMEOUT)
    assert counter.total == 0, "a connection is still counted"


def opened(port: int, sent: bytes) -> socket.socket:
    connection = socket.create_connection(("127.0.0.1", port), timeout=TIMEOUT)
    with contextlib.suppress(ConnectionError):
        connection.sendall(sent)
    return connection


def received(connection: socket.socket) -> bytes:
    """Return everything that the server sends until it closes the connection."""
    parts = []
    with contextlib.suppress(ConnectionResetError):
        while part := connection.recv(65536):
            parts.append(part)
    return b"".join(parts)


@pytest.mark.parametrize("sent", [b"", b"GET / HT", b"GET / HTTP/1.1\r\nhost: localhost\r\n"])
def test_an_incomplete_header_is_answered_with_408(sent: bytes) -> None:
    with serving(replace(LIMITS, header_seconds=0.2)) as port, opened(port, sent) as connection:
        assert b" 408 " in received(connection)


def test_a_response_that_is_not_read_ends_the_connection() -> None:
    with serving(replace(LIMITS, write_seconds=0.2)) as port:
        connection = socket.socket()
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        connection.settimeout(TIMEOUT)
        connection.connect(("127.0.0.1", port))
        connection.sendall(b"GET / HTTP/1.1\r\nhost: localhost\r\n\r\n")
        threading.Event().wait(1)
        assert len(received(connection)) < 8_000_000
        connection.close()


def test_one_client_cannot_take_all_connections() -> None:
    with serving(replace(LIMITS, connections_per_client=1)) as port:
        connections = [opened(port, b"GET /") for _ in range(60)]
        closed = sum(received(connection) == b"" for connection in connections[51:])
        assert closed == 9
        for connection in connections:
            connection.close()


def test_connections_are_counted_by_client() -> None:
    counter = ConnectionCounter(replace(LIMITS, connections=100, connections_per_client=1), ("10.0.0.0/8",))
    assert sum(counter.add("1.2.3.4") for _ in range(99)) == 51
    assert sum(counter.add("10.1.1.1") for _ in range(60)) == 60  # a proxy carries many clients
    assert counter.add("2001:db8::1")
    for _ in range(51):
        counter.remove("1.2.3.4")
    assert counter.add("1.2.3.4")


# ---- received bytes of a WebSocket


async def flood(client: ClientConnection, frame: bytes) -> None:
    """Send a masked frame again and again, past the library, which would wait for answers."""
    client.transport.write(frame * 20_000)


def control_frame(opcode: int) -> bytes:
    return bytes([0x80 | opcode, 0x80]) + os.urandom(4)


@pytest.mark.parametrize(
    "frame",
    [control_frame(Opcode.PING), control_frame(Opcode.PONG), bytes([Opcode.TEXT, 0x80]) + os.urandom(4)],
    ids=["ping", "pong", "fragment"],
)
async def test_a_flood_of_frames_closes_the_socket_with_1008(frame: bytes) -> None:
    CLOSED.clear()
    with serving(LIMITS) as port:
        async with connecting(f"ws://127.0.0.1:{port}/socket") as client:
            await client.send("first")
            assert await client.recv() == "first"
            await flood(client, frame)
            with pytest.raises(ConnectionClosed) as closed:
                await client.recv()
        async with connecting(f"ws://127.0.0.1:{port}/socket") as other:
            await other.send("still here")
            assert await other.recv() == "still here"
    assert CLOSED[0] == 1008
    assert closed.value.rcvd is None or closed.value.rcvd.code == 1008


async def test_a_client_below_the_limit_is_served() -> None:
    with serving(replace(LIMITS, received_bytes=RateLimit(1e-6, 4_000))) as port:
        async with connecting(f"ws://127.0.0.1:{port}/socket") as client:
            for _ in range(100):
                await client.ping()
            for _ in range(10):
                await client.send("x" * 100)
                assert await client.recv() == "x" * 100
