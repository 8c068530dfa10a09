"""Nobody gets more than their share."""

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
from tests.server.lines import Kept
from tests.server.player import connecting, sitting
from tests.server.running import GENEROUS, running
from websockets.exceptions import ConnectionClosed

from sevenwonders.core.errors import OptionError
from sevenwonders.server import sockets
from sevenwonders.server.config import from_environment
from sevenwonders.server.connection import Connection
from sevenwonders.server.limits import Bucket, Buckets, Limits, Rate
from sevenwonders.server.store.database import FILE
from sevenwonders.tables.errors import TooManyError

TABLE = {"game": "duel", "seats": [{"kind": "me"}, {"kind": "here"}]}


def test_a_bucket_fills_again() -> None:
    now = 0.0
    bucket = Bucket(Rate(2, 3), lambda: now)
    assert [bucket.take() for _ in range(4)] == [0, 0, 0, 0.5]
    now = 0.5
    assert bucket.take() == 0
    assert bucket.take() == 0.5
    now = 100
    assert [bucket.take() for _ in range(4)] == [0, 0, 0, 0.5]


def test_each_address_has_its_own_bucket() -> None:
    buckets = Buckets(Rate(1, 1), lambda: 0.0)
    buckets.take("a")
    buckets.take("b")
    with pytest.raises(TooManyError):
        buckets.take("a")


def test_requests_and_new_tables(folder: Path) -> None:
    limits = replace(GENEROUS, work=Rate(1e-6, 26), new_tables=Rate(1e-6, 2))
    with running(folder, limits) as server:
        answers = [server.post("/api/tables", TABLE) for _ in range(4)]
        assert [answer.status_code for answer in answers] == [201, 201, 429, 429]
        assert answers[-1].json()["key"] == "request/too-many"
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


async def test_when_there_is_no_room_the_longest_untouched_tables_go(folder: Path) -> None:
    with running(folder, GENEROUS) as server:
        made = [server.new_table("me", "here") for _ in range(4)]
        with closing(sqlite3.connect(folder / FILE)) as database:
            for days, table in zip((50, 40, 20, 60), made, strict=True):
                changed = int(time.time()) - days * 24 * 60 * 60
                database.execute("UPDATE tables SET changed = ? WHERE id = ?", [changed, table["id"]])
            database.commit()
    with running(folder, replace(GENEROUS, tables=4)) as server:
        async with sitting(server, made[3]["id"]):  # somebody looks at the oldest
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
        for table in made:  # one that nobody watches makes room
            assert server.get(f"/api/tables/{table['id']}").status_code == 200
            assert server.get("/api/health").json()["tables"] <= 2
        async with sitting(server, made[0]["id"]), sitting(server, made[1]["id"]):
            answer = server.get(f"/api/tables/{made[2]['id']}")
            assert (answer.status_code, answer.json()["key"]) == (429, "table/too-many-live")


async def test_number_of_connections(folder: Path) -> None:
    with running(folder, replace(GENEROUS, connections_each=2)) as server:
        made = server.new_table("me", "here")
        url = f"ws://127.0.0.1:{server.port}/api/tables/{made['id']}/socket"
        mine = (made["id"], made["secret"])
        async with sitting(server, *mine), sitting(server, *mine), connecting(url) as third:
            assert json.loads(await third.recv())["key"] == "connection/too-many"
            with pytest.raises(ConnectionClosed):
                await third.recv()
        async with sitting(server, made["id"]):
            pass
    with running(folder, replace(GENEROUS, connections_at_table=1)) as server:
        url = f"ws://127.0.0.1:{server.port}/api/tables/{made['id']}/socket"
        async with sitting(server, made["id"]), connecting(url) as second:
            await second.send(json.dumps({"type": "hello", "nonce": "n"}))
            assert json.loads(await second.recv())["key"] == "table/full"


async def test_number_of_connections_in_all(folder: Path) -> None:
    with running(folder, replace(GENEROUS, connections=1)) as server:
        made = server.new_table("me", "here")
        url = f"ws://127.0.0.1:{server.port}/api/tables/{made['id']}/socket"
        async with sitting(server, made["id"]), connecting(url) as second:
            assert json.loads(await second.recv())["key"] == "connection/too-many"
        while server.get("/api/health").json()["connections"]:
            pass  # the server has not noticed yet that both are gone


async def test_orders_that_wait_at_a_table(folder: Path) -> None:
    with running(folder, replace(GENEROUS, queue=0)) as server:
        made = server.new_table("me", "here")
        order = {"type": "rename", "nonce": "n", "seat": 0, "name": "x"}
        answer = server.post(f"/api/tables/{made['id']}/orders", order, made["secret"])
        assert (answer.status_code, answer.json()["key"]) == (429, "table/busy")
        async with sitting(server, made["id"], made["secret"]) as player:
            assert (await player.ask(**order))["key"] == "table/busy"
            assert player.table["seats"][0]["name"] == "name of 0"


async def test_messages_on_a_connection(folder: Path) -> None:
    with running(folder, replace(GENEROUS, messages=Rate(1e-6, 3), outbox=1000)) as server:
        made = server.new_table("me", "here")
        async with sitting(server, made["id"]) as player:
            answers = [await player.ask(type="ping") for _ in range(5)]
            assert [answer["type"] for answer in answers] == ["done"] * 3 + ["refused"] * 2
            assert answers[-1]["key"] == "request/too-many"
            with pytest.raises(ConnectionClosed):
                await asyncio.gather(*(player.send(type="ping", nonce=str(n)) for n in range(200)), player.until(bool))


async def test_who_sends_too_often_is_not_heard_for_a_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    pauses, heard = [], 0

    async def pause(seconds: float) -> None:
        pauses.append(seconds)

    async def answer(_: bytes) -> None:
        nonlocal heard
        heard += 1

    monkeypatch.setattr(asyncio, "sleep", pause)
    socket: Any = SimpleNamespace(state=SimpleNamespace(line=SimpleNamespace(heard=lambda: b'{"nonce": "n"}')))
    line = Kept()
    with pytest.raises(TooManyError):
        await sockets.listen(socket, Connection(None, line, 9), Limits(messages=Rate(1e-6, 3)), answer)
    assert heard == 3
    assert len(pauses) == len(line.pushed) == 100
    assert min(pauses) > 0


async def test_one_that_says_nothing(folder: Path) -> None:
    with running(folder, replace(GENEROUS, hello_seconds=0.1)) as server:
        made = server.new_table("me", "here")
        async with connecting(f"ws://127.0.0.1:{server.port}/api/tables/{made['id']}/socket") as socket:
            assert json.loads(await socket.recv())["key"] == "socket/hello-expected"


def test_a_connection_that_is_behind_is_dropped_without_waiting() -> None:
    line = Kept(is_open=False)
    connection = Connection(None, line, room=2)
    for number in range(3):
        assert not line.is_cut
        connection.send(b"%d" % number)
    assert line.is_cut
    assert connection.outbox == [b"0", b"1"]


def test_what_happens_in_one_moment_goes_out_as_one_and_in_order() -> None:
    line = Kept()
    connection = Connection(None, line, room=9)
    connection.is_owed = True
    connection.send(b"news")
    connection.answer(b"answer")
    line.is_open = False
    connection.send(b"later")
    connection.send(b"last")
    line.is_open = True
    connection.flush()
    assert line.pushed == [[b"news", b"answer"], [b"later", b"last"]]
    assert connection.waiting == 0


def test_limits_of_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SEVENWONDERS_LIMITS", '{"tables": 3, "messages": {"each_second": 1, "at_once": 2}}')
    limits = from_environment().limits
    assert (limits.tables, limits.messages) == (3, Rate(1, 2))
    assert limits.queue == Limits().queue
    for name, value in (("SEVENWONDERS_LIMITS", '{"tables": "many"}'), ("SEVENWONDERS_WORKERS", "few")):
        monkeypatch.setenv(name, value)
        with pytest.raises(OptionError):
            from_environment()
        monkeypatch.delenv(name)
