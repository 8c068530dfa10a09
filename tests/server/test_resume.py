"""Coming back: after a gap, after a while, after the server ended."""

import json
import socket
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

from tests.server.player import connecting, sitting
from tests.server.running import GENEROUS, Running, running

from sevenwonders.server.storage.engine import FILE


async def test_since_returns_the_missed_updates(server: Running) -> None:
    made = server.new_table("me", "here")
    async with sitting(server, made["id"], made["secret"]) as player:
        versions, events = [player.version], []
        for _ in range(20):
            await player.play(player.moves[0]["id"])
            versions.append(player.version)
            events.append(player.update["events"])
        for number, version in enumerate(versions):
            async with sitting(server, made["id"], made["secret"], since=version) as back:
                assert back.update["after"] == version
                assert back.update["events"] == [event for some in events[number:] for event in some]
                assert back.update["view"] == player.update["view"]
        async with sitting(server, made["id"], since=player.version + 1) as confused:
            assert confused.update["after"] is None
            assert confused.update["events"] == []


async def test_a_game_survives_a_restart(folder: Path, place: str) -> None:
    with running(folder, data=place) as server:
        made = server.new_table("me", "link", first="A")
        secret = server.claim(made, name="Bea")
        async with sitting(server, made["id"], made["secret"]) as one, sitting(server, made["id"], secret) as other:
            order: dict[str, Any] = {}
            answer: dict[str, Any] = {}
            for _ in range(30):
                player, rest = (one, other) if one.moves else (other, one)
                order = {"seat": player.update["seat"], "version": player.version, "move": player.moves[0]["id"]}
                answer = await player.ask(type="play", nonce=f"last-{player.version}", **order)
                await rest.until(lambda player=player, rest=rest: rest.version == player.version)  # type: ignore[misc]
            before = [one.update["view"], other.update["view"]]
            events = server.get(f"/api/tables/{made['id']}?since=0").json()["events"]
    with running(folder, data=place) as server:
        async with (
            sitting(server, made["id"], made["secret"], since=0) as one,
            sitting(server, made["id"], secret, since=0) as other,
        ):
            assert [one.update["view"], other.update["view"]] == before
            assert one.update["events"] == events
            assert one.table["seats"][1]["name"] == "Bea"
            player = one if order["seat"] == 0 else other
            again = await player.ask(type="play", nonce=answer["nonce"], **order)
            assert again == answer, "an order that was carried out before the restart is not carried out again"
            player = one if one.moves else other
            assert (await player.play(player.moves[0]["id"]))["type"] == "done"


async def test_a_restart_after_an_undo(folder: Path) -> None:
    with running(folder) as server:
        made = server.new_table("me", "here")
        async with sitting(server, made["id"], made["secret"]) as player:
            for _ in range(10):
                await player.play(player.moves[0]["id"])
            await player.ask(type="undo", seat=0, version=player.version)
            await player.play(player.moves[-1]["id"])
            view = player.update["view"]
    with running(folder) as server:
        assert server.get(f"/api/tables/{made['id']}", made["secret"]).json()["view"] == view


async def test_an_idle_table_is_unloaded_and_loaded_again(folder: Path) -> None:
    with running(folder, replace(GENEROUS, idle_seconds=0.01)) as server:
        made = server.new_table("me", "here")
        async with sitting(server, made["id"], made["secret"]) as player:
            await player.play(player.moves[0]["id"])
            for _ in range(20):
                assert server.get("/api/health").json()["tables"] == 1, "somebody is there"
        while server.get("/api/health").json()["tables"]:
            pass
        async with sitting(server, made["id"], made["secret"], since=player.version) as back:
            assert back.update["view"] == player.update["view"]


async def test_a_finished_table_is_unloaded_sooner(folder: Path) -> None:
    with running(folder, replace(GENEROUS, idle_seconds=3600, over_seconds=0.01)) as server:
        server.new_table("me", "here")
        made = server.new_table("me", "here")
        async with sitting(server, made["id"], made["secret"]) as player:
            await player.ask(type="resign", seat=0)
            for _ in range(20):
                assert server.get("/api/health").json()["tables"] == 2, "somebody is there"
        while server.get("/api/health").json()["tables"] != 1:
            pass
        async with sitting(server, made["id"], made["secret"]) as back:
            assert back.table["result"]["reason"] == "resigned"


async def test_a_slow_reader_is_disconnected_alone(folder: Path) -> None:
    with running(folder, replace(GENEROUS, queued_messages=4), send_buffer=4096) as server:
        made = server.new_table("me", "here")
        narrow = socket.create_connection(("127.0.0.1", server.port))
        narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        async with (
            sitting(server, made["id"], sock=narrow, compression=None) as sleeper,
            sitting(server, made["id"], made["secret"]) as player,
        ):
            sleeper.socket.transport.pause_reading()
            while player.table["watching"]:
                assert (await player.ask(type="rename", seat=0, name="x" * 40))["type"] == "done"
            assert (await player.play(player.moves[0]["id"]))["type"] == "done"
            sleeper.socket.transport.abort()


async def test_an_unreadable_database_is_reported_to_all_clients(folder: Path) -> None:
    with running(folder) as server:
        made = server.new_table("me", "here")
    with running(folder) as server:
        with closing(sqlite3.connect(folder / FILE)) as database:
            database.execute("ALTER TABLE log RENAME TO away")
        new = {"game": "duel", "seats": [{"kind": "me"}, {"kind": "here"}]}
        path = f"/api/tables/{made['id']}"
        for answer in (server.get(path), server.get(f"{path}/record"), server.post("/api/tables", new)):
            assert (answer.status_code, answer.json()["key"]) == (503, "server/storage")
            assert answer.headers["retry-after"] == "1"
        async with connecting(f"ws://127.0.0.1:{server.port}{path}/socket") as client:
            await client.send(json.dumps({"type": "hello", "nonce": "n"}))
            assert json.loads(await client.recv())["key"] == "server/storage"
        with closing(sqlite3.connect(folder / FILE)) as database:
            database.execute("ALTER TABLE away RENAME TO log")
        async with sitting(server, made["id"], made["secret"]) as player:
            assert (await player.play(player.moves[0]["id"]))["type"] == "done"
