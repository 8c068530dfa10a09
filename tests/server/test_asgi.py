"""The application under Starlette's test client, and under ASGI servers without the project's protocols."""

import asyncio
import json
import socket
import subprocess
import sys
import time
from importlib.util import find_spec
from pathlib import Path

import httpx
import pytest
from starlette.routing import WebSocketRoute
from starlette.testclient import TestClient
from starlette.websockets import WebSocket
from tests.server.running import GENEROUS
from tests.timeouts import TIMEOUT
from websockets.asyncio.client import connect

from sevenwonders.server.app import create_app
from sevenwonders.server.settings import Settings

NEW = {"game": "duel", "seats": [{"kind": "me"}, {"kind": "here"}]}
APP = """
from sevenwonders.server.app import create_app
from sevenwonders.server.settings import settings_from_environment
app = create_app(settings_from_environment())
"""
SERVERS = {
    "uvicorn": ["uvicorn", "served:app", "--port", "{port}"],
    "hypercorn": ["hypercorn", "served:app", "--bind", "127.0.0.1:{port}"],
    "granian": ["granian", "served:app", "--interface", "asgi", "--port", "{port}"],
}


def test_a_table_under_the_test_client(tmp_path: Path) -> None:
    settings = Settings(data=str(tmp_path), limits=GENEROUS, workers=1, hosts=("testserver",))
    with TestClient(create_app(settings)) as client:
        made = client.post("/api/tables", json=NEW).json()
        with client.websocket_connect(f"/api/tables/{made['id']}/socket") as connection:
            connection.send_json({"type": "hello", "nonce": "n1", "secret": made["secret"]})
            update = connection.receive_json()["update"]
            seat, move = update["seat"], update["view"]["moves"][0]["id"]
            play = {"type": "play", "nonce": "n2", "seat": seat, "version": update["version"], "move": move}
            connection.send_json(play)
            published, done = connection.receive_json(), connection.receive_json()
            assert (published["type"], done["type"]) == ("update", "done")
            assert published["version"] == done["version"] > update["version"]
            connection.send_text("{")
            assert connection.receive_json()["key"] == "request/malformed"
        assert client.get("/api/health").json()["tables"] == 1


def test_handlers_may_use_timeouts_and_task_groups(tmp_path: Path) -> None:
    app = create_app(Settings(data=str(tmp_path), limits=GENEROUS, workers=1, hosts=("testserver",)))

    async def handler(websocket: WebSocket) -> None:
        await websocket.accept()
        async for text in websocket.iter_text():
            async with asyncio.timeout(TIMEOUT), asyncio.TaskGroup() as group:
                task = group.create_task(asyncio.to_thread(str.upper, text))
            await websocket.send_text(task.result())

    app.router.routes.insert(0, WebSocketRoute("/echo", handler))
    with TestClient(app) as client, client.websocket_connect("/echo") as connection:
        connection.send_text("text")
        assert connection.receive_text() == "TEXT"


@pytest.mark.parametrize("name", SERVERS)
async def test_the_application_runs_unchanged_under_a_server(tmp_path: Path, name: str) -> None:
    if find_spec(name) is None:
        pytest.skip(f"needs {name}")
    (tmp_path / "served.py").write_text(APP, "utf-8")
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = [part.format(port=port) for part in SERVERS[name]]
    environment = {"SEVENWONDERS_DATA": str(tmp_path), "SEVENWONDERS_WORKERS": "1", "PATH": ""}
    process = subprocess.Popen([sys.executable, "-m", *command], cwd=tmp_path, env=environment)
    try:
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=TIMEOUT, verify=False) as client:
            await until_up(client)
            made = (await client.post("/api/tables", json=NEW)).json()
            async with connect(f"ws://127.0.0.1:{port}/api/tables/{made['id']}/socket") as connection:
                await connection.send(json.dumps({"type": "hello", "nonce": "n1", "secret": made["secret"]}))
                assert json.loads(await connection.recv())["type"] == "welcome"
                await connection.send(json.dumps({"type": "rename", "nonce": "n2", "seat": 0, "name": "Ana"}))
                assert json.loads(await connection.recv())["table"]["seats"][0]["name"] == "Ana"
                assert json.loads(await connection.recv())["type"] == "done"
    finally:
        process.terminate()
        process.wait(TIMEOUT)


async def until_up(client: httpx.AsyncClient) -> None:
    until = time.monotonic() + TIMEOUT
    while time.monotonic() < until:
        try:
            if (await client.get("/api/health")).status_code == 200:
                return
        except httpx.TransportError:
            await asyncio.sleep(0.1)
    raise AssertionError("the server does not start")
