"""Several processes on one PostgreSQL: any serves any visitor, one writes, and one that dies loses nothing."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from tests.patience import PATIENCE
from tests.server.children import children_of
from tests.server.cluster import LIMITS, Member, members
from tests.server.databases import new_database
from tests.server.player import sitting
from tests.server.running import Running
from tests.server.test_analysis import finished, resigned
from websockets.exceptions import ConnectionClosed

from sevenwonders.cli.main import main
from sevenwonders.core.errors import OptionError
from sevenwonders.server.config import Config
from sevenwonders.server.processes import each_of


@pytest.fixture(scope="module")
def database(postgres: str) -> Iterator[str]:
    with new_database(postgres) as address:
        yield address


@pytest.fixture
def two(database: str) -> Iterator[list[Member]]:
    with members(database) as found:
        yield found


@pytest.mark.parametrize("game", ["duel", "classic"])
async def test_people_at_different_processes_play_one_game(two: list[Member], game: str) -> None:
    one, other = (member.server for member in two)
    made = one.new_table("me", "link", *["beginner"] * (game == "classic"), game=game)
    secret = other.claim(made)  # passed on
    async with (
        sitting(one, made["id"], made["secret"]) as here,
        sitting(other, made["id"], secret) as there,
        sitting(other, made["id"]) as watching,
    ):
        assert here.table["seats"][1]["online"] or (await here.receive())
        for _ in range(10):
            mover = next((player for player in (here, there) if player.moves), None)
            if mover is None:
                await here.receive()
                continue
            assert (await mover.play(mover.moves[0]["id"]))["type"] == "done"
            for player in (here, there, watching):
                while player.version < mover.version:
                    await player.receive()
        assert here.update["table"]["seats"] == there.update["table"]["seats"]
        order = {"type": "rename", "nonce": "n", "seat": 1, "name": "Bea"}
        assert other.post(f"/api/tables/{made['id']}/orders", order, secret).status_code == 200
        await here.until(lambda: here.table["seats"][1]["name"] == "Bea")
    for server in (one, other):
        assert server.get(f"/api/tables/{made['id']}/record").text.startswith("sevenwonders")
        assert server.get(f"/api/tables/{made['id']}", "x" * 32).status_code == 401
        assert server.get("/api/tables/nosuchtable").status_code == 404


def test_no_process_gives_a_hint_for_a_game_between_people(two: list[Member]) -> None:
    made = two[0].server.new_table("me", "link", beginners=True, first="A")
    two[1].server.claim(made)
    for member in two:
        refused = member.server.post(f"/api/tables/{made['id']}/hint", {"seat": 0}, made["secret"])
        assert (refused.status_code, refused.json()["key"]) == (403, "analysis/game-in-progress")


def test_a_review_is_told_by_every_process(two: list[Member]) -> None:
    one, other = (member.server for member in two)
    begun = one.post("/api/reviews", {"record": resigned(4)}).json()
    told = [finished(server, f"/api/reviews/{begun['id']}") for server in (other, one)]
    assert told[0]["items"] == told[1]["items"]
    assert told[0]["accounts"] == told[1]["accounts"]


async def test_when_the_owner_is_killed_the_other_goes_on(two: list[Member]) -> None:
    one, other = (member.server for member in two)
    made = one.new_table("me", "here", beginners=True)
    async with sitting(other, made["id"], made["secret"]) as player:
        done = await player.play(player.moves[0]["id"])
        two[0].kill()
        with pytest.raises(ConnectionClosed):
            await player.until(lambda: False)
    async with sitting(other, made["id"], made["secret"]) as player:
        assert player.version == done["version"]
        assert (await player.play(player.moves[0]["id"]))["type"] == "done"
        two[0].start()  # comes back, and finds the table owned by the other
        async with sitting(one, made["id"], made["secret"]) as again:
            assert again.version == player.version
            assert (await again.play(again.moves[0]["id"]))["type"] == "done"
            await player.until(lambda: player.version == again.version)


async def test_an_owner_that_only_slept_writes_nothing_any_more(two: list[Member]) -> None:
    one, other = (member.server for member in two)
    made = one.new_table("me", "here", beginners=True)
    async with sitting(one, made["id"], made["secret"]) as sleepy:
        two[0].send(signal.SIGSTOP)
        async with sitting(other, made["id"], made["secret"]) as awake:  # once the lease has ended
            assert (await awake.play(awake.moves[0]["id"]))["type"] == "done"
            two[0].send(signal.SIGCONT)
            with pytest.raises(ConnectionClosed):  # it hears that it has lost the table
                await sleepy.until(lambda: False)
            async with sitting(one, made["id"], made["secret"]) as again:
                assert again.version == awake.version
                assert (await again.play(again.moves[0]["id"]))["type"] == "done"
                await awake.until(lambda: awake.version == again.version)


def test_only_who_knows_the_token_is_believed(two: list[Member]) -> None:
    for headers in ({"x-relay-token": "x", "x-relay-visitor": "1.2.3.4"}, {"x-relay-token": ""}):
        answer = two[0].client.get("/api/meta", headers={**headers, "host": "evil.example"})
        assert answer.status_code == 400


async def test_one_command_starts_several_and_replaces_one_that_dies(database: str) -> None:
    code = "import sys; from sevenwonders.__main__ import main; sys.exit(main())"
    command = [sys.executable, "-c", code, "serve", "--processes", "2", "--database", database, "--port", "0"]
    environment = {**os.environ, "SEVENWONDERS_LIMITS": LIMITS}
    process = subprocess.Popen([*command, "--no-open"], stdout=subprocess.PIPE, text=True, env=environment)
    assert process.stdout is not None
    try:
        port = int(process.stdout.readline().strip().rstrip("/").rpartition(":")[2])
        with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE, verify=False) as client:
            server = Running(port, None, client)  # type: ignore[arg-type]  # it has no folder
            made = server.new_table("me", "here", beginners=True)
            for child in children_of(process.pid):  # everybody can read how they were started
                assert database.encode() not in Path(f"/proc/{child}/cmdline").read_bytes()
            version = 0
            for _ in range(3):
                async with sitting(server, made["id"], made["secret"]) as player:
                    assert player.version >= version
                    version = (await player.play(player.moves[0]["id"]))["version"]
                    os.kill(children_of(process.pid)[0], signal.SIGKILL)
            client.close()
    finally:
        process.terminate()
        process.wait(PATIENCE)
        process.stdout.close()


def test_each_process_has_a_port_inside_of_its_own() -> None:
    config = Config(relay="10.0.0.5:7780", workers=4)
    assert [each_of(config, place, 2).relay for place in range(2)] == ["10.0.0.5:7780", "10.0.0.5:7781"]
    assert {each_of(Config(), place, 2).relay for place in range(2)} == {"127.0.0.1:0"}
    assert each_of(config, 0, 2).workers == 2
    with pytest.raises(OptionError, match="RELAY"):
        each_of(Config(relay="10.0.0.5:65535"), 1, 2)


def test_several_processes_need_postgresql(capsys: pytest.CaptureFixture[str], tmp_path: object) -> None:
    from sevenwonders.server.run import serve

    assert main(["serve", "--processes", "2", "--data", str(tmp_path), "--port", "0"], serve=serve) == 2
    assert "PostgreSQL" in capsys.readouterr().err
    assert json.dumps(main(["serve", "--processes", "0"], serve=serve)) == "2"
