"""Limits per client, per table and per server."""

import asyncio
import json
import sqlite3
import time
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from tests.server.player import connecting, sitting
from tests.server.running import GENEROUS, running
from tests.timeouts import TIMEOUT
from websockets.exceptions import ConnectionClosed

from sevenwonders.core.errors import OptionError
from sevenwonders.server.api.sockets import Socket
from sevenwonders.server.ratelimit import ClientBuckets, TokenBucket
from sevenwonders.server.settings import Limits, RateLimit, settings_from_environment
from sevenwonders.server.socket_counter import OpenSocket
from sevenwonders.server.storage.engine import FILE
from sevenwonders.tables.errors import TooManyError

TABLE = {"game": "duel", "seats": [{"kind": "me"}, {"kind": "here"}]}


def test_a_bucket_refills() -> None:
    now = 0.0
    bucket = TokenBucket(RateLimit(2, 3), lambda: now)
    assert [bucket.take() for _ in range(4)] == [0, 0, 0, 0.5]
    now = 0.5
    assert bucket.take() == 0
    assert bucket.take() == 0.5
    now = 100
    assert [bucket.take() for _ in range(4)] == [0, 0, 0, 0.5]


def test_each_address_has_its_own_bucket() -> None:
    buckets = ClientBuckets(RateLimit(1, 1), lambda: 0.0)
    assert [buckets[client].take() for client in "aba"] == [0, 0, 1]


def test_requests_and_new_tables(folder: Path) -> None:
    limits = replace(GENEROUS, work=RateLimit(1e-6, 26), new_tables=RateLimit(1e-6, 2))
    with running(folder, limits) as server:
        answers = [server.post("/api/tables", TABLE) for _ in range(4)]
        assert [answer.status_code for answer in answers] == [201, 201, 429, 429]
        assert answers[-1].json()["key"] == "rate-limited"
        assert int(answers[-1].headers["retry-after"]) > 0
        statuses = [server.get("/api/meta").status_code for _ in range(8)]
        assert statuses == [200] * 6 + [429] * 2
        assert server.get("/").status_code == 429
        assert server.get("/api/openapi.json").status_code == 429


def test_number_of_tables(folder: Path) -> None:
    with running(folder, replace(GENEROUS, tables=2)) as server:
        assert [server.post("/api/tables", TABLE).status_code for _ in range(3)] == [201, 201, 429]
    with running(folder, replace(GENEROUS, tables=3)) as server:
        answers = [server.post("/api/tables", TABLE) for _ in range(2)]
        assert [answer.status_code for answer in answers] == [201, 429]
        assert answers[1].json()["key"] == "table/too-many"


async def test_the_least_recently_used_tables_are_deleted_first(folder: Path) -> None:
    with running(folder, GENEROUS) as server:
        made = [server.new_table("me", "here") for _ in range(4)]
        with closing(sqlite3.connect(folder / FILE)) as database:
            for days, table in zip((50, 40, 20, 60), made, strict=True):
                changed = int(time.time()) - days * 24 * 60 * 60
                database.execute("UPDATE tables SET changed = ? WHERE id = ?", [changed, table["id"]])
            database.commit()
    with running(folder, replace(GENEROUS, tables=4)) as server:
        async with sitting(server, made[3]["id"]):  # a client watches the oldest
            assert [server.post("/api/tables", TABLE).status_code for _ in range(3)] == [201, 201, 429]
            statuses = [server.get(f"/api/tables/{table['id']}").status_code for table in made]
            assert statuses == [404, 404, 200, 200]
    with closing(sqlite3.connect(folder / FILE)) as database:
        for name in ("seats", "log"):
            kept = {table for (table,) in database.execute(f"SELECT table_id FROM {name}")}
            assert kept == {table for (table,) in database.execute("SELECT id FROM tables")}


async def test_number_of_live_tables(folder: Path) -> None:
    with running(folder, replace(GENEROUS, live_tables=2)) as server:
        made = [server.new_table("me", "here") for _ in range(4)]
        for table in made:  # a table without clients is unloaded
            assert server.get(f"/api/tables/{table['id']}").status_code == 200
            assert server.get("/api/health").json()["tables"] <= 2
        async with sitting(server, made[0]["id"]), sitting(server, made[1]["id"]):
            answer = server.get(f"/api/tables/{made[2]['id']}")
            assert (answer.status_code, answer.json()["key"]) == (429, "table/too-many-live")


async def test_number_of_connections(folder: Path) -> None:
    with running(folder, replace(GENEROUS, connections_per_client=2)) as server:
        made = server.new_table("me", "here")
        url = f"ws://127.0.0.1:{server.port}/api/tables/{made['id']}/socket"
        mine = (made["id"], made["secret"])
        async with sitting(server, *mine), sitting(server, *mine), connecting(url) as third:
            assert json.loads(await third.recv())["key"] == "connection/too-many"
            with pytest.raises(ConnectionClosed):
                await third.recv()
        async with sitting(server, made["id"]):
            pass
    with running(folder, replace(GENEROUS, connections_per_table=1)) as server:
        url = f"ws://127.0.0.1:{server.port}/api/tables/{made['id']}/socket"
        async with sitting(server, made["id"]), connecting(url) as second:
            await second.send(json.dumps({"type": "hello", "nonce": "n"}))
            assert json.loads(await second.recv())["key"] == "table/full"


async def test_total_number_of_connections(folder: Path) -> None:
    with running(folder, replace(GENEROUS, connections=1)) as server:
        made = server.new_table("me", "here")
        url = f"ws://127.0.0.1:{server.port}/api/tables/{made['id']}/socket"
        async with sitting(server, made["id"]), connecting(url) as second:
            assert json.loads(await second.recv())["key"] == "connection/too-many"
        while server.get("/api/health").json()["connections"]:
            pass  # the server has not noticed yet that both are gone


async def test_number_of_commands_waiting_at_a_table(folder: Path) -> None:
    with running(folder, replace(GENEROUS, queued_commands=0)) as server:
        made = server.new_table("me", "here")
        order = {"type": "rename", "nonce": "n", "seat": 0, "name": "x"}
        answer = server.post(f"/api/tables/{made['id']}/orders", order, made["secret"])
        assert (answer.status_code, answer.json()["key"]) == (429, "table/busy")
        async with sitting(server, made["id"], made["secret"]) as player:
            assert (await player.ask(**order))["key"] == "table/busy"
            assert player.table["seats"][0]["name"] == "name of 0"


async def test_messages_on_a_connection(folder: Path) -> None:
    with running(folder, replace(GENEROUS, messages=RateLimit(1e-6, 3), queued_messages=1000)) as server:
        made = server.new_table("me", "here")
        async with sitting(server, made["id"]) as player:
            answers = [await player.ask(type="ping") for _ in range(5)]
            assert [answer["type"] for answer in answers] == ["done"] * 3 + ["refused"] * 2
            assert answers[-1]["key"] == "rate-limited"
            with pytest.raises(ConnectionClosed):
                await asyncio.gather(*(player.send(type="ping", nonce=str(n)) for n in range(200)), player.until(bool))


async def test_messages_beyond_the_rate_limit_are_delayed(monkeypatch: pytest.MonkeyPatch) -> None:
    delays, received = [], 0

    async def sleep(seconds: float) -> None:
        delays.append(seconds)

    async def receive() -> dict[str, str]:
        return {"type": "websocket.receive", "text": '{"nonce": "n"}'}

    monkeypatch.setattr(asyncio, "sleep", sleep)
    limits = Limits(messages=RateLimit(1e-6, 3), queued_messages=1000)
    websocket: Any = SimpleNamespace(receive=receive, client=None)
    services: Any = SimpleNamespace(settings=SimpleNamespace(limits=limits))
    socket = Socket(websocket, services, OpenSocket("", ""))
    texts = socket.texts()
    for _ in range(3):
        received += bool(await anext(texts))
    with pytest.raises(TooManyError):
        await anext(texts)
    socket.outbox.close()
    assert received == 3
    assert len(delays) == len([message async for message in socket.outbox]) == 100
    assert min(delays) > 0


async def test_a_silent_socket_is_closed(folder: Path) -> None:
    with running(folder, replace(GENEROUS, hello_seconds=0.1)) as server:
        made = server.new_table("me", "here")
        async with connecting(f"ws://127.0.0.1:{server.port}/api/tables/{made['id']}/socket") as socket:
            assert json.loads(await socket.recv())["key"] == "socket/hello-expected"


def test_limits_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SEVENWONDERS_LIMITS", '{"tables": 3, "messages": {"per_second": 1, "burst": 2}}')
    limits = settings_from_environment().limits
    assert (limits.tables, limits.messages) == (3, RateLimit(1, 2))
    assert limits.queued_commands == Limits().queued_commands
    for name, value in (("SEVENWONDERS_LIMITS", '{"tables": "many"}'), ("SEVENWONDERS_WORKERS", "few")):
        monkeypatch.setenv(name, value)
        with pytest.raises(OptionError):
            settings_from_environment()
        monkeypatch.delenv(name)


async def test_a_client_that_floods_a_socket_is_charged(folder: Path) -> None:
    """Pings never reach the application; the client pays for them when its socket is closed."""
    limits = replace(GENEROUS, work=RateLimit(1e-6, 1_000), received_bytes=RateLimit(1e-6, 2_000))
    with running(folder, limits) as server:
        made = server.new_table("me", "here")
        for _ in range(2):
            url = f"ws://127.0.0.1:{server.port}/api/tables/{made['id']}/socket"
            async with connecting(url) as flooding:
                await flooding.send(json.dumps({"type": "hello", "nonce": "n"}))
                await flooding.recv()
                flooding.transport.write(b"\x89\x80abcd" * 1_000)
                await flooding.wait_closed()
        until = asyncio.get_running_loop().time() + TIMEOUT
        while server.get("/api/meta").status_code == 200:
            assert asyncio.get_running_loop().time() < until


def test_unknown_paths_and_methods_are_limited(folder: Path) -> None:
    with running(folder, replace(GENEROUS, work=RateLimit(1e-6, 20))) as server:
        unknown = [server.get("/api/nothing").status_code for _ in range(15)]
        wrong = [server.client.put("/api/meta").status_code for _ in range(15)]
        assert unknown[0] == 404
        assert 429 in wrong
        assert server.get("/").status_code == 429
