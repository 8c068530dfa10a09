"""Kill the server, between moves and during one, and check that no step is lost or applied twice.

python -m tests.server.crash --times 200
"""

import argparse
import asyncio
import os
import random
import signal
import sqlite3
import subprocess
import sys
import tempfile
from collections import Counter
from contextlib import closing, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
from tests.server.player import Player, sitting
from tests.server.running import Running
from tests.server.written import written_log
from tests.timeouts import TIMEOUT
from websockets.exceptions import ConnectionClosed

from sevenwonders.server.main import bind
from sevenwonders.server.storage.engine import FILE
from sevenwonders.tables.history import history_of
from sevenwonders.tables.log import Played
from sevenwonders.tables.protocols import TableStatus

Order = dict[str, Any]
KINDS = (("duel", 2), ("classic", 3), ("classic", 7))


@dataclass
class Witness:
    """Answers received from the server, which must remain valid."""

    done: dict[str, int] = field(default_factory=dict)  # nonce -> version
    unanswered: Order | None = None
    seen: Counter[str] = field(default_factory=Counter)


def start(folder: Path, port: int) -> subprocess.Popen[str]:
    environment = {
        **os.environ,
        "SEVENWONDERS_DATA": str(folder),
        "SEVENWONDERS_WORKERS": "1",
        "SEVENWONDERS_LIMITS": os.environ.get("SEVENWONDERS_LIMITS", '{"bot_pace": 0}'),
        "PYTHONWARNINGS": "ignore",
    }
    command = [sys.executable, "-m", "sevenwonders.server.main", str(port)]
    process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    assert process.stdout.readline().startswith("http://"), "the server does not start"
    return process


def kill(process: subprocess.Popen[str]) -> None:
    process.send_signal(signal.SIGKILL)
    process.wait()
    assert process.stdout is not None
    process.stdout.close()


async def one_round(
    server: Running, made: dict[str, Any], process: subprocess.Popen[str], witness: Witness, chance: random.Random
) -> None:
    """Resend the unanswered command, play a few moves, then kill the server."""
    async with sitting(server, made["id"], made["secret"]) as player:
        if witness.unanswered is not None:
            order, witness.unanswered = witness.unanswered, None
            answer = await player.ask(**order)
            assert answer["type"] == "done", answer
            witness.done[order["nonce"]] = answer["version"]
        await player.ask(type="sync")
        for _ in range(chance.randrange(3)):
            if player.table["result"] is None:
                order = order_for(player, chance)
                witness.done[order["nonce"]] = (await player.ask(**order))["version"]
        if player.table["result"] is None and chance.random() < 0.75:
            witness.unanswered = order_for(player, chance)
            await player.send(**witness.unanswered)
            await asyncio.sleep(chance.random() * 0.02)
            kill(process)
            with suppress(ConnectionClosed, TimeoutError):
                while True:  # messages sent before the server was killed
                    message = await player.receive()
                    if message.get("nonce") == witness.unanswered["nonce"]:
                        witness.done[message["nonce"]] = message["version"]
                        witness.unanswered = None
                        break
        else:
            kill(process)
        player.socket.transport.abort()


def order_for(player: Player, chance: random.Random) -> Order:
    move = chance.choice(player.moves)["id"]
    nonce = f"{chance.getrandbits(64):x}"
    return {"type": "play", "seat": player.update["seat"], "version": player.version, "move": move, "nonce": nonce}


def examine(folder: Path, table: str, witness: Witness) -> None:
    """Compare the log with the answers, and replay it, so that every step must be legal."""
    with closing(sqlite3.connect(folder / FILE)) as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        numbers = [seq for (seq,) in database.execute("SELECT seq FROM log WHERE table_id = ? ORDER BY seq", [table])]
    version = len(numbers)
    assert numbers == list(range(1, version + 1)), "the log has a gap"
    stored = written_log(folder, table)
    history = history_of(stored)
    history.draw()
    assert history.version == version, "a move was written without its draws"
    lines = enumerate(stored.log, start=1)
    written = {line.nonce.partition(":")[2]: seq for seq, line in lines if line.nonce is not None}
    lost = {nonce for nonce, seq in witness.done.items() if written.get(nonce) != seq}
    assert not lost, f"lost: {lost}"
    moves = sum(isinstance(line.entry, Played) for line in stored.log)
    assert moves == len(written), "a move without its order"
    extra = set(written) - set(witness.done)
    if witness.unanswered is None:
        assert not extra, f"executed but not answered: {extra}"
        witness.seen["between moves, or after the answer"] += 1
    elif extra:
        assert extra == {witness.unanswered["nonce"]}
        witness.seen["after writing, before the answer"] += 1
    else:
        witness.seen["before writing"] += 1


def crash(times: int, seed: int, folder: Path) -> Counter[str]:
    """Kill the server `times` times; return the counts of kills by phase."""
    chance = random.Random(seed)
    seen: Counter[str] = Counter()
    with bind("127.0.0.1", 0) as listener:
        port = listener.getsockname()[1]
    tables: dict[tuple[str, int], tuple[dict[str, Any], Witness]] = {}
    with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=TIMEOUT, verify=False) as client:
        server = Running(port, folder, client)
        for _ in range(times):
            kind = chance.choice(KINDS)
            process = start(folder, port)
            try:
                if kind not in tables:
                    made = server.new_table("me", *["here"] * (kind[1] - 1), game=kind[0])
                    tables[kind] = made, Witness(seen=seen)
                made, witness = tables[kind]
                asyncio.run(one_round(server, made, process, witness, chance))
            finally:
                if process.poll() is None:
                    kill(process)
            examine(folder, made["id"], witness)
            if is_over(folder, made["id"]):
                del tables[kind]
    return seen


def is_over(folder: Path, table: str) -> bool:
    with closing(sqlite3.connect(folder / FILE)) as database:
        (status,) = database.execute("SELECT status FROM tables WHERE id = ?", [table]).fetchone()
    return msgspec.json.decode(status, type=TableStatus).is_over


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        hits = crash(arguments.times, arguments.seed, Path(folder))
    print(f"killed {arguments.times} times, no step lost or done twice")
    for where, count in hits.most_common():
        print(f"  {count:4} {where}")


if __name__ == "__main__":
    main()
