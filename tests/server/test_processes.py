"""Several processes on one PostgreSQL database, behind a balancer without sticky sessions."""

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from tests.server.balancer import balancing
from tests.server.children import children_of
from tests.server.cluster import LIMITS, Member, members
from tests.server.databases import new_database
from tests.server.player import Player, sitting
from tests.server.running import Running
from tests.server.test_analysis import resigned
from tests.timeouts import TIMEOUT

from sevenwonders.core.errors import OptionError
from sevenwonders.server.main import serve


@pytest.fixture(scope="module")
def database(postgres: str) -> Iterator[str]:
    with new_database(postgres) as address:
        yield address


@pytest.fixture
def two(database: str) -> Iterator[list[Member]]:
    with members(database) as found:
        yield found


async def reach_one_version(*players: Player) -> None:
    """Receive until all players have the same version; the move of a bot may have reached only some of them."""
    while len({player.version for player in players}) > 1:
        await min(players, key=lambda player: player.version).receive()


@pytest.mark.parametrize("game", ["duel", "classic"])
async def test_people_at_different_processes_play_one_game(two: list[Member], game: str) -> None:
    one, other = (member.server for member in two)
    made = one.new_table("me", "link", *["beginner"] * (game == "classic"), game=game)
    secret = other.claim(made)
    async with (
        sitting(one, made["id"], made["secret"]) as here,
        sitting(other, made["id"], secret) as there,
        sitting(other, made["id"]) as watching,
    ):
        await here.until(lambda: bool(here.table["seats"][1]["online"]))
        await there.until(lambda: bool(there.table["seats"][0]["online"]))
        for _ in range(10):
            mover = next((player for player in (here, there) if player.moves), None)
            if mover is None:
                await here.receive()
            else:
                assert (await mover.play(mover.moves[0]["id"]))["type"] == "done"
            await reach_one_version(here, there, watching)
        assert here.table["seats"] == there.table["seats"] == watching.table["seats"]


async def test_a_command_that_is_repeated_at_another_process_has_its_first_answer(two: list[Member]) -> None:
    one, other = (member.server for member in two)
    made = one.new_table("me", "here")
    async with sitting(one, made["id"], made["secret"]) as here:
        move = here.moves[0]["id"]
        command = {"seat": here.update["seat"], "version": here.version, "move": move, "nonce": "once"}
        first = await here.ask(type="play", **command)
    again = other.post(f"/api/tables/{made['id']}/orders", {"type": "play", **command}, made["secret"]).json()
    assert (first["type"], again["type"]) == ("done", "done")
    assert again["version"] == first["version"]


async def test_an_undo_is_requested_at_one_process_and_answered_at_another(two: list[Member]) -> None:
    one, other = (member.server for member in two)
    made = one.new_table("me", "link", game="duel", first="A")
    secret = other.claim(made)
    async with sitting(one, made["id"], made["secret"]) as here, sitting(other, made["id"], secret) as there:
        mover, rival = (here, there) if here.moves else (there, here)
        await mover.play(mover.moves[0]["id"])
        asked = await mover.ask(type="undo", seat=mover.update["seat"], version=mover.version)
        if asked["type"] == "refused":  # the move revealed a card
            assert asked["key"] == "undo/revealed"
            return
        await rival.until(lambda: rival.table["undo"] is not None)
        assert (await rival.ask(type="answer-undo", seat=rival.update["seat"], agree=True))["type"] == "done"
        await mover.until(lambda: mover.table["undo"] is None)


async def test_a_process_that_dies_loses_nothing(two: list[Member]) -> None:
    one, _ = two
    made = one.server.new_table("me", "here")
    with balancing([member.port for member in two]) as port, httpx.Client() as unused:
        balanced = Running(port, Path(), unused)
        async with sitting(one.server, made["id"], made["secret"]) as player:
            await player.play(player.moves[0]["id"])
            version = player.version
        one.kill()
        for _ in range(3):
            async with sitting(balanced, made["id"], made["secret"]) as player:
                assert player.version >= version
                assert (await player.play(player.moves[0]["id"]))["type"] == "done"
                version = player.version
        one.start()
        async with sitting(one.server, made["id"], made["secret"]) as player:
            assert player.version >= version


async def test_the_moves_of_a_bot_continue_at_another_process(two: list[Member]) -> None:
    one, other = two
    made = one.server.new_table("me", "beginner", first="A")
    async with sitting(other.server, made["id"], made["secret"]) as player:
        one.send(signal.SIGSTOP)
        for _ in range(3):
            await player.until(lambda: bool(player.moves) or player.table["result"] is not None)
            await player.play(player.moves[0]["id"])
        await player.until(lambda: bool(player.moves))
        one.send(signal.SIGCONT)


def test_a_review_is_known_to_all_processes(two: list[Member]) -> None:
    one, other = (member.server for member in two)
    begun = one.post("/api/reviews", {"record": resigned(7)}).json()
    known = other.get(f"/api/reviews/{begun['id']}")
    assert (known.status_code, known.json()["id"], known.json()["steps"]) == (200, begun["id"], begun["steps"])


# ---- the supervisor


def test_several_processes_need_postgresql(tmp_path: Path) -> None:
    with pytest.raises(OptionError) as refused:
        serve(port=0, data=str(tmp_path), processes=2)
    assert refused.value.key == "config/needs-postgresql"


@pytest.mark.skipif(sys.platform == "win32", reason="has no such signals")
def test_processes_share_a_port_and_their_metrics_and_are_replaced(database: str) -> None:
    command = [sys.executable, "-m", "sevenwonders", "serve", "--port", "0", "--no-open", "--processes", "2"]
    environment = {**os.environ, "SEVENWONDERS_DATA": database, "SEVENWONDERS_LIMITS": LIMITS}
    environment.pop("SEVENWONDERS_TEST_POSTGRES", None)
    pipe = subprocess.PIPE
    with subprocess.Popen(command, env=environment, stdout=pipe, stderr=pipe, text=True) as started:
        assert started.stdout is not None
        assert started.stderr is not None
        try:
            port = int(started.stdout.readline().strip().rstrip("/").rpartition(":")[2])
            with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=TIMEOUT, verify=False) as client:
                server = Running(port, Path(), client)
                for _ in range(6):
                    server.new_table("me", "here")
                lines = server.get("/metrics").text.splitlines()
                written = next(line for line in lines if line.startswith("sevenwonders_log_entries_total"))
                assert float(written.split()[1]) >= 6
            children = children_of(started.pid)
            servers = [pid for pid in children if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]
            assert len(servers) == 2
            os.kill(servers[0], signal.SIGKILL)
            until = time.monotonic() + TIMEOUT
            while time.monotonic() < until and len(children_of(started.pid)) < len(children):
                time.sleep(0.1)
            for _ in range(10):
                with socket.create_connection(("127.0.0.1", port), timeout=TIMEOUT) as connection:
                    connection.sendall(b"GET /api/health HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n")
                    assert b" 200 " in connection.recv(65536)
        finally:
            started.terminate()
            started.wait(TIMEOUT)
        logged = [json.loads(line) for line in started.stderr if line.startswith("{")]
    (event,) = [entry for entry in logged if entry["event"] == "process_replaced"]
    assert event["pid"] == servers[0]
