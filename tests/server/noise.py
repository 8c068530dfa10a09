"""Invalid messages on sockets: each is answered or closes the socket, and the server keeps running.

python -m tests.server.noise [--messages 20000] [--seed 1]
"""

import argparse
import asyncio
import json
import random
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any, get_args

from tests.server.player import connecting
from tests.server.running import Running, running
from tests.timeouts import TIMEOUT
from websockets.exceptions import ConnectionClosed

from sevenwonders.tables.messages.commands import ToServer

TAGS = [kind.__struct_config__.tag for kind in get_args(ToServer)]
VALUES: tuple[Any, ...] = (
    None,
    True,
    False,
    0,
    -1,
    6,
    7,
    1e9,
    0.5,
    "",
    "x",
    "\u0000",
    "ž" * 100,
    [],
    [[]],
    {},
    {"type": "play"},
    10**30,
)
FIELDS = ("type", "nonce", "seat", "version", "move", "level", "agree", "name", "since", "secret", "changes", "what")


def some_message(chance: random.Random, version: int) -> str | bytes:
    """Return a random message: valid, nearly valid or invalid."""
    kind = chance.random()
    if kind < 0.05:
        return bytes(chance.randrange(256) for _ in range(chance.randrange(40)))
    if kind < 0.1:
        return "".join(chr(chance.randrange(32, 0x2FFF)) for _ in range(chance.randrange(40)))
    if kind < 0.15:
        return "[" * chance.randrange(1, 3000)
    message: dict[str, Any] = {
        "type": chance.choice(TAGS),
        "nonce": f"n{chance.randrange(1000)}",
        "seat": chance.randrange(3),
    }
    message |= {"version": version, "move": chance.randrange(400), "level": "easy", "agree": True, "name": "x"}
    allowed = {"hello": (), "look": ("seat",), "sync": (), "ping": ()}.get(message["type"], ("seat",))
    needs = {
        "play": ("version", "move"),
        "undo": ("version",),
        "take-over": ("level",),
        "answer-undo": ("agree",),
        "rename": ("name",),
    }
    wanted = {"type", "nonce", *allowed, *needs.get(message["type"], ())}
    message = {name: value for name, value in message.items() if name in wanted}
    for _ in range(chance.choice([0, 0, 1, 2])):
        message[chance.choice(FIELDS)] = chance.choice(VALUES)
    text = json.dumps(message)
    return text[: chance.randrange(len(text))] if chance.random() < 0.05 else text


async def noise(server: Running, count: int, seed: int) -> Counter[str]:
    """Send `count` messages; return the counts of answers by key."""
    chance, seen, sent = random.Random(seed), Counter[str](), 0
    made = server.new_table("me", "here", beginners=True)
    while sent < count:
        url = f"ws://127.0.0.1:{server.port}/api/tables/{made['id']}/socket"
        async with connecting(url) as socket:
            hello = {"type": "hello", "nonce": "h", "secret": made["secret"]}
            await socket.send(json.dumps(hello) if chance.random() < 0.98 else some_message(chance, 0))
            try:
                version = json.loads(await asyncio.wait_for(socket.recv(), TIMEOUT)).get("update", {}).get("version", 0)
                for _ in range(200):
                    await socket.send(some_message(chance, version))
                    sent += 1
                    while True:
                        answer = json.loads(await asyncio.wait_for(socket.recv(), TIMEOUT))
                        version = answer.get("version", version)
                        if answer["type"] in ("done", "refused", "welcome"):
                            seen[answer.get("key", answer["type"])] += 1
                            assert answer.get("key") != "server/internal-error", answer
                            break
            except ConnectionClosed as closed:
                code = closed.rcvd.code if closed.rcvd else 0
                if code == 1011:
                    raise AssertionError("a fault of the server") from closed
                seen[f"closed {code}"] += 1
        made = server.new_table("me", "here", beginners=True)  # who has left, or given up, is refused too soon
    return seen


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--messages", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, running(Path(folder)) as server:
        seen = asyncio.run(noise(server, arguments.messages, arguments.seed))
    print(sum(seen.values()), "answers")
    for key, times in seen.most_common():
        print(f"{times:8} {key}")


if __name__ == "__main__":
    main()
