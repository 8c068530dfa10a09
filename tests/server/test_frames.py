"""Messages cut and joined on their way: however they arrive, each is answered once, in order."""

import asyncio
import base64
import gc
import json
import os
import random
from pathlib import Path

import pytest
from tests.patience import PATIENCE
from tests.server.running import GENEROUS, Running, running
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode

from sevenwonders.server.gate import Inbox, are_whole, lone_text


def frame(text: bytes, opcode: Opcode = Opcode.TEXT, *, fin: bool = True) -> bytes:
    return Frame(opcode, text, fin).serialize(mask=True)


@pytest.mark.parametrize("size", [0, 1, 125])
def test_a_short_message_that_came_alone_is_read_at_once(size: int) -> None:
    text = os.urandom(size)
    assert lone_text(frame(text), 125) == text
    assert lone_text(frame(text), size - 1) is None  # more than is allowed


ELSE = {
    "nothing": b"",
    "a beginning": b"\x81",
    "longer": frame(b"x" * 126),
    "much longer": frame(b"x" * 70_000),
    "cut": frame(b"ab")[:-1],
    "two": frame(b"ab") + frame(b"cd"),
    "more": frame(b"ab") + b"\x81",
    "bytes": frame(b"ab", Opcode.BINARY),
    "a first part": frame(b"ab", fin=False),
    "a last part": frame(b"ab", Opcode.CONT),
    "a ping": frame(b"ab", Opcode.PING),
    "the end": frame(b"\x03\xe8", Opcode.CLOSE),
    "not masked": Frame(Opcode.TEXT, b"ab").serialize(mask=False),
    "compressed": b"\xc1" + frame(b"ab")[1:],
}


@pytest.mark.parametrize("what", ELSE)
def test_anything_else_is_not(what: str) -> None:
    assert lone_text(ELSE[what], 125) is None


async def test_what_came_in_is_read_in_order_also_after_one_who_waited_in_vain() -> None:
    inbox = Inbox()
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(0.01):
            await inbox.get()
    reading = asyncio.create_task(inbox.get())
    await asyncio.sleep(0)
    for message in "abc":
        inbox.put_nowait(message)
    assert [await reading, await inbox.get()] == ["a", "b"]
    assert inbox.qsize() == 1
    assert await inbox.get() == "c"
    assert inbox.empty()


def test_what_ends_with_a_whole_message_leaves_nothing_begun() -> None:
    whole = [frame(b"ab"), frame(b"x" * 126), frame(b"x" * 60_000), frame(b"p", Opcode.PING), frame(b"q", Opcode.PONG)]
    assert are_whole(b"".join(whole))
    assert all(are_whole(one) and not are_whole(one[:-1]) and not are_whole(one + b"\x81") for one in whole)
    assert not are_whole(frame(b"ab", fin=False))
    assert not are_whole(frame(b"ab", Opcode.CONT))
    assert not are_whole(frame(b"x" * 70_000))
    assert not are_whole(Frame(Opcode.TEXT, b"ab").serialize(mask=False))


async def opened(server: Running, table: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    key = base64.b64encode(os.urandom(16)).decode()
    head = (
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nhost: localhost\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
    )
    writer.write(f"{head}sec-websocket-version: 13\r\nsec-websocket-key: {key}\r\n\r\n".encode())
    assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
    return reader, writer


async def received(reader: asyncio.StreamReader) -> tuple[int, bytes]:
    first, size = await reader.readexactly(2)
    if size >= 126:
        size = int.from_bytes(await reader.readexactly(2 if size == 126 else 8))
    return first & 15, await reader.readexactly(size)


@pytest.mark.parametrize("seed", range(4))
async def test_however_messages_are_cut_each_is_answered_in_order(folder: Path, seed: int) -> None:
    chance = random.Random(seed)
    with running(folder, GENEROUS) as server:
        made = server.new_table("me", "here")
        reader, writer = await opened(server, made["id"])
        writer.write(frame(json.dumps({"type": "hello", "nonce": "h"}).encode()))
        assert json.loads((await received(reader))[1])["type"] == "welcome"
        for turn in range(60):
            nonces, data = [], b""
            for number in range(chance.choice((1, 1, 1, 2, 3))):
                nonces.append(f"{turn}-{number}" + "x" * chance.choice((0, 0, 50)))
                text = json.dumps({"type": "ping", "nonce": nonces[-1]}).encode() + b" " * chance.choice(
                    (0, 0, 70, 200)
                )
                cut = chance.randrange(len(text))
                parts = (frame(text[:cut], fin=False), frame(text[cut:], Opcode.CONT))
                data += frame(text) if chance.random() < 0.8 or seed < 2 else b"".join(parts)
                if chance.random() < 0.2:
                    data += frame(b"there?", Opcode.PING)
            cuts = sorted(chance.sample(range(1, len(data)), chance.choice((0, 0, 1, 2)) if seed else 0))
            for begin, end in zip([0, *cuts], [*cuts, len(data)], strict=True):
                writer.write(data[begin:end])
                await writer.drain()
                if cuts:
                    await asyncio.sleep(0.002)
            answered: list[str] = []
            async with asyncio.timeout(PATIENCE):
                while len(answered) < len(nonces):
                    opcode, text = await received(reader)
                    if opcode == Opcode.TEXT:
                        answered.append(json.loads(text).get("nonce"))
            assert answered == nonces
        writer.write(frame(b"\xff"))
        async with asyncio.timeout(PATIENCE):
            while (got := await received(reader))[0] != Opcode.CLOSE:
                pass
        assert int.from_bytes(got[1][:2]) == 1007  # no UTF-8
        writer.close()


async def test_an_open_socket_remembers_no_headers(folder: Path) -> None:
    with running(folder, GENEROUS) as server:
        made = server.new_table("me", "here")
        reader, writer = await opened(server, made["id"])
        writer.write(frame(json.dumps({"type": "hello", "nonce": "h"}).encode()))
        assert json.loads((await received(reader))[1])["type"] == "welcome"
        path = f"/api/tables/{made['id']}/socket"
        [line] = [
            thing
            for thing in gc.get_objects()
            if issubclass(type(thing), WebSocketsSansIOProtocol) and getattr(thing, "scope", {}).get("path") == path
        ]
        kept = (list(line.scope["headers"]), line.request.headers, line.response.headers)
        assert not any(kept)
        writer.close()
