"""Count the Python calls and files of one move: from the message of the client to its answer and all updates.

    python bench/server_walk.py [--list]

A server on SQLite plays Duel with two people, each with a socket. Counted are calls of functions in the packages
`server`, `api`, `tables` and `core`, in the event loop and in the storage thread; each resumption of a coroutine is a
call. In the compiled form those of the rules are not calls of Python.
"""

import argparse
import asyncio
import json
import sys
import tempfile
import threading
from collections import Counter
from pathlib import Path
from types import FrameType
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect

import sevenwonders
from sevenwonders.server.main import bind, make_server
from sevenwonders.server.settings import Settings

ROOT: Final = Path(sevenwonders.__file__).parent
PACKAGES: Final = ("server", "api", "tables", "core")
MOVES: Final = 12  # before the one that is counted: after the draft

counts: Counter[tuple[str, str]] = Counter()
counting = threading.Event()


def count(frame: FrameType, event: str, _: object) -> None:
    if counting.is_set() and event == "call" and frame.f_code.co_filename.startswith(str(ROOT)):
        file = Path(frame.f_code.co_filename).relative_to(ROOT)
        if file.parts[0] in PACKAGES:
            counts[str(file), frame.f_code.co_qualname] += 1


async def joined(port: int, table: str, secret: str) -> tuple[ClientConnection, dict[str, Any]]:
    socket = await connect(f"ws://127.0.0.1:{port}/api/tables/{table}/socket")
    await socket.send(json.dumps({"type": "hello", "nonce": "hello", "secret": secret, "changes": True}))
    while (message := json.loads(await socket.recv()))["type"] != "welcome":
        pass
    return socket, message["update"]


async def play(port: int) -> None:
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as client:
        seats = [{"kind": "me"}, {"kind": "link"}]
        made = (await client.post("/api/tables", json={"game": "duel", "seats": seats})).json()
        invite = {"invite": made["invitations"][0]["invite"]}
        secrets = [made["secret"], (await client.post(f"/api/tables/{made['id']}/claim", json=invite)).json()["secret"]]
    players = [await joined(port, made["id"], secret) for secret in secrets]
    sockets, updates = [socket for socket, _ in players], [update for _, update in players]
    for number in range(MOVES + 1):
        await asyncio.sleep(0.2)  # for status messages
        if number == MOVES:
            counting.set()
        seat = next(seat for seat, update in enumerate(updates) if update["view"]["moves"])
        order = {"type": "play", "nonce": str(number), "seat": seat, "version": updates[seat]["version"]}
        await sockets[seat].send(json.dumps({**order, "move": updates[seat]["view"]["moves"][0]["id"]}))
        is_answered, version = False, updates[seat]["version"]
        for receiver, socket in enumerate(sockets):
            while updates[receiver]["version"] == version or (receiver == seat and not is_answered):
                message = json.loads(await socket.recv())
                is_answered = is_answered or message["type"] == "done"
                if message["type"] == "changed":
                    view = updates[receiver]["view"] | message["changes"]
                    updates[receiver] = {"version": message["version"], "view": view}
    counting.clear()
    for socket in sockets:
        await socket.close()


async def run(folder: str) -> None:
    with bind("127.0.0.1", 0) as listener:
        started = asyncio.Event()
        server = make_server(Settings(data=folder), started.set)
        serving = asyncio.create_task(server.serve(sockets=[listener]))
        await started.wait()
        await play(listener.getsockname()[1])
        server.should_exit = True
        await serving


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--list", action="store_true", help="print every function with its number of calls")
    arguments = parser.parse_args()
    threading.setprofile(count)
    sys.setprofile(count)
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(run(folder))
    sys.setprofile(None)
    for package in PACKAGES:
        found = {key: calls for key, calls in counts.items() if Path(key[0]).parts[0] == package}
        print(f"{package}: {sum(found.values())} calls in {len({file for file, _ in found})} files")
    print(f"together: {counts.total()} calls in {len({file for file, _ in counts})} files")
    if arguments.list:
        for (file, name), calls in sorted(counts.items()):
            print(f"{calls:4} {file} {name}")


if __name__ == "__main__":
    main()
